"""Worked examples as the package lays them: one laying for those of one table, which are seen played by one line."""

from __future__ import annotations

import pytest

from longbox.games import entries
from longbox.situations.worked import laid_by, laying, line_of, lines

GAMES = sorted(each.name for each in entries())


@pytest.mark.parametrize("game", GAMES)
def test_examples_of_one_table_are_seen_played_by_one_line(game: str) -> None:
    known = lines(game)
    for id in laid_by(game):
        alike = [each for each in laid_by(game) if laying(each) is laying(id)]
        own = [each for each in alike if each in known]
        assert line_of(id) == (known[id] if id in known else known[own[0]] if own else ())
        assert bool(line_of(id)) is bool(own)
    assert set(known) <= set(laid_by(game))


def test_what_is_no_example_has_no_line() -> None:
    assert line_of("vs:513.4a#ex1") == line_of("vs:513.4b#ex1") != ()
    for wrong in ("vs:513.4b#ex9", "chess:1#ex1", "vs"):  # no such rule
        assert line_of(wrong) == ()
