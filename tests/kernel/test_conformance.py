"""Every game holds to the conformance suite: a short part in every run, a long one with `./test -m slow`."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.kernel import conformance, makers
from tests.kernel.conformance import MOMENT_CHECKS, SLOW_SECONDS, Check, Conserved, Maker, walk

MAKERS = [
    makers.VS2,
    makers.VS3,
    makers.VS4,
    makers.MADEUP1,
    makers.MADEUP2,
    makers.MADEUP3,
    makers.MADEUP4,
    makers.TWOHANDED,
    makers.CHAMPIONS1,
    makers.CHAMPIONS2,
    makers.CHAMPIONS3,
    makers.CHAMPIONS4,
    makers.CHAMPIONS_TWOHANDED,
    makers.DCDB2,
    makers.DCDB3,
    makers.DCDB4,
    makers.DCDB5,
    makers.DCDB_TWOHANDED,
    makers.DCDB_CUBE,
    makers.PCG2,
    makers.PCG3,
    makers.PCG_TEAMS,
    makers.PCG_HEADS,
    makers.PCG_TWOHANDED,
]
every_game = pytest.mark.parametrize("maker", MAKERS, ids=str)


@every_game
def test_random_matches_end_and_keep_their_cards(maker: Maker) -> None:
    for seed in range(3):
        assert walk(maker, seed, [Conserved()], 0.3) > 0


@every_game
@pytest.mark.parametrize("check", MOMENT_CHECKS, ids=lambda check: check.__name__)
def test_moments(maker: Maker, check: Check) -> None:
    walk(maker, 100, [check], MOMENT_CHECKS[check])


@every_game
def test_undo_and_redo(maker: Maker) -> None:
    conformance.undo_and_redo(maker, 200, most=100)
    conformance.undo_of_a_seat(maker, 200, most=40)


@every_game
def test_save_and_load(maker: Maker, tmp_path: Path) -> None:
    conformance.saved_and_loaded(maker, 300, tmp_path, most=100)


@every_game
def test_a_record_leads_to_the_same_digests_in_another_process(maker: Maker, tmp_path: Path) -> None:
    conformance.replayed_elsewhere(maker, [400], tmp_path)


@every_game
def test_the_log_cites_rules_that_exist_and_tells_nobody_what_it_may_not_know(maker: Maker) -> None:
    assert conformance.log_is_true_and_discreet(maker, 500) > 20


@pytest.mark.slow
@every_game
def test_many_matches(maker: Maker, tmp_path: Path) -> None:
    """All checks, seed after seed, for this game's part of the time."""
    end = time.monotonic() + SLOW_SECONDS / len(MAKERS)
    seed = 1000
    checks = list(MOMENT_CHECKS)
    conformance.replayed_elsewhere(maker, range(900, 904), tmp_path, ("0", "1", "4711"))
    while time.monotonic() < end:
        for check in checks:
            walk(maker, seed, [check, Conserved()], MOMENT_CHECKS[check])
        conformance.log_is_true_and_discreet(maker, seed)
        conformance.undo_and_redo(maker, seed)
        conformance.undo_of_a_seat(maker, seed)
        conformance.saved_and_loaded(maker, seed, tmp_path)
        seed += 1
