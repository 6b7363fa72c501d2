"""Worked examples as the package lays them: one laying for those of one table, which are seen played by one line."""

from __future__ import annotations

import pytest

from longbox import rulebook
from longbox.games import entries
from longbox.situations.worked import laid_by, laying, line_of, lines, shown_by

GAMES = sorted(each.name for each in entries())


@pytest.mark.parametrize("game", GAMES)
def test_examples_of_one_table_are_seen_played_by_one_line(game: str) -> None:
    known = lines(game)
    for id in laid_by(game):
        alike = [each for each in laid_by(game) if laying(each) is laying(id)]
        own = [each for each in alike if each in known]
        assert line_of(id) == (known[id] if id in known else known[own[0]] if own else ())
        assert bool(line_of(id)) is bool(own)
    assert set(known) <= {*laid_by(game), *(each.id for each in shown_by(game))}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_our_own_says_which_rules_it_shows_and_is_seen_played(game: str) -> None:
    # that its test is one of these rules `conftest` sees to
    for each in shown_by(game):
        assert each.id.startswith(f"{game}:~") and each.id not in laid_by(game)
        assert each.rules and all(rulebook.exists(rule) for rule in each.rules), each.id
        assert line_of(each.id), f"{each.id} is not played by any test"
        assert each.title and each.situation.endswith(".") and each.expected.endswith(".")
    assert len(shown_by(game)) >= {"champions": 45, "vs2pcg": 34}.get(game, 0)


def test_what_is_no_example_has_no_line() -> None:
    assert line_of("vs:513.4a#ex1") == line_of("vs:513.4b#ex1") != ()
    for wrong in ("vs:513.4b#ex9", "chess:1#ex1", "vs"):  # no such rule
        assert line_of(wrong) == ()
