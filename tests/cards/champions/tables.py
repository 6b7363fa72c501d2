"""Tables for the tests of cards, and minions that stand on them."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import Keyword
from longbox.games.champions.situations import Table, stand_in
from longbox.situations import side, situation

THUG = stand_in("minion", "Thug", hp=6, atk=1, sch=1)
RUNNER = stand_in("minion", "Runner", hp=2, atk=1, sch=1)
GUARD = stand_in("minion", "Guard", Keyword("guard"), hp=6, atk=1, sch=1)
#: what `table` says of the side, not of the table
SIDE = ("form", "deck", "discard", "minions", "damage", "status", "exhausted")


def table(*, hand: tuple[object, ...] = (), play: tuple[object, ...] = (), hero: str = "Captain Marvel", **more: object) -> Table:
    """A table of one hero with these cards, and what else is said of the side or of the table."""
    mine = {k: more.pop(k) for k in SIDE if k in more}
    return situation("champions", A=side(hero, hand=list(hand), play=list(play), **mine), **more)


def nobody_defends(t: Table) -> None:
    """However often it is asked, no character defends."""
    while t.kind == "defend":
        t.passes()
