"""The DC Deck-Building Game holds to the conformance suite, as `test_conformance` has it for the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel import conformance, makers_dcdb as makers
from tests.kernel.conformance import MOMENT_CHECKS, Check, Conserved, Maker, walk

MAKERS = [makers.DCDB2, makers.DCDB3, makers.DCDB4, makers.DCDB5, makers.DCDB_TWOHANDED, makers.DCDB_CUBE]
every_maker = pytest.mark.parametrize("maker", MAKERS, ids=str)


@every_maker
def test_random_matches_end_and_keep_their_cards(maker: Maker) -> None:
    for seed in range(3):
        assert walk(maker, seed, [Conserved()], 0.3) > 0


@pytest.mark.parametrize("maker", [makers.DCDB4, makers.DCDB_CUBE], ids=str)
@pytest.mark.parametrize("check", MOMENT_CHECKS, ids=lambda check: check.__name__)
def test_moments(maker: Maker, check: Check) -> None:
    walk(maker, 100, [check], MOMENT_CHECKS[check] / 4)


@every_maker
def test_undo_redo_save_and_load(maker: Maker, tmp_path: Path) -> None:
    conformance.undo_and_redo(maker, 200, most=100)
    conformance.undo_of_a_seat(maker, 200, most=40)
    conformance.saved_and_loaded(maker, 300, tmp_path, most=100)


def test_a_record_leads_to_the_same_digests_in_another_process(tmp_path: Path) -> None:
    conformance.replayed_elsewhere(makers.DCDB4, [400], tmp_path)


@every_maker
def test_the_log_cites_rules_that_exist_and_tells_nobody_what_it_may_not_know(maker: Maker) -> None:
    assert conformance.log_is_true_and_discreet(maker, 500) > 20
