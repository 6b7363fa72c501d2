"""Stand-in cards that several chapters' tests are played with."""

from __future__ import annotations

from typing import Any

from longbox.games.vs.vocabulary import Aim, CardDef, Effect, character, equipment, plot_twist

TEAM = ("X",)


def hero(name: str, *text: Any, atk: int = 4, def_: int = 4, cost: int = 3, **more: Any) -> CardDef:
    """A character with given values, of team X unless told otherwise."""
    return character(
        name, atk=atk, def_=def_, cost=cost, teams=more.pop("teams", TEAM), source="stand-in", text=list(text), **more
    )


def twist(name: str, effect: Effect, *targets: Aim, **more: Any) -> CardDef:
    """A plot twist that makes something happen."""
    return plot_twist(name, threshold=0, effect=effect, targets=targets, source="stand-in", **more)


def gear(name: str, **facts: Any) -> CardDef:
    """Equipment that does nothing."""
    return equipment(name, cost=1, source="stand-in", **facts)
