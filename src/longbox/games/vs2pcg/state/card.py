"""A card as printed, and the values that modifiers work on."""

from __future__ import annotations

MAIN, SUPPORTING, PLOT_TWIST, LOCATION = "Main Character", "Supporting Character", "Plot Twist", "Location"
KINDS = (MAIN, SUPPORTING, PLOT_TWIST, LOCATION)
# vs2pcg:locations#2
SYMBOLS = ("Energy", "Intellect", "Might", "Skill")
# vs2pcg:keywords#2, vs2pcg:keyword-ferocious#1, vs2pcg:keyword-monstrous#1, vs2pcg:keyword-swarm#1
FLIGHT, RANGED, FEROCIOUS, MONSTROUS, SWARM = "Flight", "Ranged", "Ferocious", "Monstrous", "Swarm"
KEYWORDS = (FLIGHT, RANGED, FEROCIOUS, MONSTROUS, SWARM)


class Values:
    """What a card is: as printed, or what modifiers have made of it (vs2pcg:term-atk-def#1, vs2pcg:term-health#1)."""

    __slots__ = ("abilities", "atk", "cost", "def_", "health", "name", "teams", "words")

    def __init__(
        self, name: str, cost: int, atk: int, def_: int, health: int, teams: tuple[str, ...], words: frozenset[str]
    ) -> None:
        self.name = name
        self.cost = cost
        self.atk = atk
        self.def_ = def_
        self.health = health
        self.teams = teams
        self.words = words
        self.abilities: tuple[()] = ()

    def copy(self) -> Values:
        """A copy that may be written."""
        new = Values(self.name, self.cost, self.atk, self.def_, self.health, self.teams, self.words)
        new.abilities = self.abilities
        return new


class CardDef:
    """A card as printed."""

    __slots__ = ("digest_key", "kind", "name", "symbol", "values")

    def __init__(
        self,
        name: str,
        kind: str,
        cost: int,
        atk: int,
        def_: int,
        health: int,
        teams: tuple[str, ...],
        words: frozenset[str],
        symbol: str,
    ) -> None:
        self.name = name
        self.kind = kind
        self.symbol = symbol
        self.values = Values(name, cost, atk, def_, health, teams, words)
        self.digest_key = f"vs2pcg {kind} {name}"

    @property
    def full_name(self) -> str:
        """Its name."""
        return self.name

    @property
    def is_character(self) -> bool:
        """Is it a main or supporting character?"""
        return self.kind in (MAIN, SUPPORTING)

    def __repr__(self) -> str:
        return self.name


__all__ = [
    "FEROCIOUS",
    "FLIGHT",
    "KEYWORDS",
    "KINDS",
    "LOCATION",
    "MAIN",
    "MONSTROUS",
    "PLOT_TWIST",
    "RANGED",
    "SUPPORTING",
    "SWARM",
    "SYMBOLS",
    "CardDef",
    "Values",
]
