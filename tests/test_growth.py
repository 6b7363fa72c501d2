"""`python -m tools.growth`: its tables have as many times the cards as they say, and what is counted is the same each time."""

from __future__ import annotations

import pytest

from longbox.games import entries
from tests.forms import plain
from tools.growth import BEGIN, PAGE, SIZES, TABLES, Size, in_play, sample, table


def test_every_game_has_a_table_and_the_page_has_all() -> None:
    assert set(TABLES) == {game.name for game in entries()}
    rows = [line for line in PAGE.read_text("utf-8").partition(BEGIN)[2].splitlines() if line.startswith("| ")]
    assert len(rows) == 1 + len(SIZES) * len(TABLES)  # with the head


@pytest.mark.parametrize("game", TABLES)
def test_a_table_has_what_its_size_says(game: str) -> None:
    usual, more, decks = (TABLES[game](size) for size in (Size(), Size(play=4), Size(decks=4)))
    # what there is once only: an identity, a villain, a main character
    assert 2.9 * in_play(usual) < in_play(more) <= 4 * in_play(usual)
    assert in_play(decks) == in_play(usual) and len(decks.things) > 2.5 * len(usual.things)


@plain  # the hook that counts is gone past by machine code
def test_calls_are_counted_alike_each_time_and_stand_in_the_table() -> None:
    one, two = sample("vs2pcg", Size(), 3), sample("vs2pcg", Size(), 3)
    assert one.calls == two.calls and sum(one.calls.values()) > 100
    assert (one.options, one.play) == (two.options, two.play) and one.micros > 0
    lines = table(["vs2pcg"], dict.fromkeys([("vs2pcg", size) for size in SIZES], one))
    assert len(lines) == 2 + len(SIZES) and f"| {sum(one.calls.values()):,.0f} | 1.00 |" in lines[2]
