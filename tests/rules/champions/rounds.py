"""A table to ask about, and playing one on through a round without doing anything in particular."""

from __future__ import annotations

from typing import Any

from longbox.games.champions.situations import BLANK, Table
from longbox.situations import situation

#: questions that have to be answered with something
MUST = ("order", "attach", "choose", "mode", "search")


def laid(**given: Any) -> Table:
    """A table of Champions with a dozen blank encounter cards."""
    return situation("champions", **{"encounter": [BLANK] * 12, **given})  # type: ignore[no-any-return]


def on(t: Table, *kinds: str) -> None:
    """Answer with nothing, or the first option, until a question of these kinds comes or the game is over."""
    for _ in range(80):
        if t.kind in kinds or not t.kind:
            return
        if t.kind == "turn":
            t.pick("End your turn")
        elif t.kind in MUST:
            t.match.choose((0,))
        else:
            t.passes()
    raise AssertionError(t.asking())


def next_round(t: Table) -> None:
    """To the first turn of the next round, with no action and no defense."""
    now = t.state.round
    while t.state.round == now and t.kind:
        if t.kind == "turn":
            t.pick("End your turn")
        on(t, "turn")


def enforce(t: Table, phase: str, step: int = 0) -> None:
    """On until that phase (and step of it) has begun and something is asked."""
    for _ in range(80):
        if not t.kind or (t.state.phase == phase and t.state.step >= step):
            return
        if t.kind == "turn":
            t.pick("End your turn")
        elif t.kind in MUST:
            t.match.choose((0,))
        else:
            t.passes()
    raise AssertionError(t.asking())


def told(t: Table, *words: str) -> list[str]:
    """The lines of the log that have all these words in them."""
    return [line for line in t.log.splitlines() if all(w in line for w in words)]
