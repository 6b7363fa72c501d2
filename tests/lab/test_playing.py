"""One match between agents: it is played to its end, or given up when it goes round in circles."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from longbox.agents import make_agent
from longbox.games import game
from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.lab import playing
from longbox.lab.playing import EndlessError, play
from longbox.lab.simulate import orders, run

VS = game("vs")


def decks() -> list[list[list[Any]]]:
    return [load_deck(name).entries for name in builtin()[:2]]


def test_a_match_tells_who_has_won_after_how_much() -> None:
    got = play(VS, {"decks": decks()}, 1, [make_agent("random", seat, VS) for seat in (0, 1)])
    assert got.winners in ((), (0,), (1,)) and got.turns > 1 and got.decisions > 20


def test_a_match_without_end_is_given_up() -> None:
    with pytest.raises(EndlessError, match="no end after 25 decisions, in turn "):
        play(VS, {"decks": decks()}, 1, [make_agent("random", seat, VS) for seat in (0, 1)], most=25)


def test_in_a_simulation_it_is_an_error_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    order = next(orders("vs", decks(), ["random", "random"], 1, 1, 2))
    assert not isinstance(run(order), str)

    def short(*given: Any) -> playing.Played:
        return play(*given, most=25)

    # the package's `simulate` is the function, not its module
    monkeypatch.setattr(import_module("longbox.lab.simulate"), "play", short)
    assert run(order).startswith("EndlessError: no end after 25 decisions")  # type: ignore[union-attr]
