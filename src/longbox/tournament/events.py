"""The events of a tournament: what each line of its file says, read from JSON and written as such."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from longbox.errors import UserError
from longbox.kernel.setups import MOST_SEED
from longbox.outside import as_json, is_name, is_whole
from longbox.tournament.structure import Outcome, Seating

Line = Mapping[str, object]
#: no table, round or event has a greater number
MOST: Final = 100_000
LONGEST_NAME: Final = 24
LONGEST_NOTE: Final = 300


@dataclass(frozen=True)
class Enter:
    """A player enters; an agent plays for it, if one is named."""

    player: str
    agent: str = ""


@dataclass(frozen=True)
class Pair:
    """A round is paired: the tables as they sit."""

    stage: str
    tables: tuple[Seating, ...]


@dataclass(frozen=True)
class Report:
    """A table of the round under way has ended."""

    round: int
    table: int
    outcome: Outcome


@dataclass(frozen=True)
class Concede:
    """A player concedes its match, and stays in the tournament."""

    player: str
    round: int
    table: int


@dataclass(frozen=True)
class Drop:
    """A player leaves the tournament, in the middle of a match if a table is named; `ruled` by the head judge: no prizes for it."""

    player: str
    ruled: bool = False
    note: str = ""
    round: int = 0
    table: int = 0


@dataclass(frozen=True)
class Time:
    """Time is called at a table, in the turn of the player who is n-th (from 0) after who went first."""

    round: int
    table: int
    turn: int


@dataclass(frozen=True)
class Penalty:
    """A judge rules."""

    player: str
    kind: str
    note: str = ""


@dataclass(frozen=True)
class Void:
    """An event, by its line, does not count."""

    line: int


@dataclass(frozen=True)
class Head:
    """The first line: which game, in what way, with which seed; `rounds` 0 is as many as the players call for.

    In a singleton way a character may come again after `every` rounds (0: never).
    """

    game: str
    way: str
    seed: int
    name: str = ""
    rounds: int = 0
    every: int = 0


Happening = Enter | Pair | Report | Concede | Drop | Time | Penalty | Void


# -- reading ----------------------------------------------------------------------------------------------------------


class _Reader:
    """One line, field by field. UserError names the field and what would be right."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.seen: set[str] = set()

    def _get(self, field: str) -> object:
        self.seen.add(field)
        return self.line.get(field)

    def name(self, field: str, most: int = LONGEST_NAME) -> str:
        value = self._get(field)
        if not isinstance(value, str) or not is_name(value, most):
            raise UserError(f"{field!r} must be a text of up to {most} printable characters, not {as_json(value)}")
        return value

    def text(self, field: str) -> str:
        return self.name(field, LONGEST_NOTE) if field in self.line else ""

    def number(self, field: str, low: int = 0, high: int = MOST, usual: int | None = None) -> int:
        value = self._get(field)
        if value is None and usual is not None:
            return usual
        if not isinstance(value, int) or not is_whole(value, low, high):
            raise UserError(f"{field!r} must be a whole number from {low:,} to {high:,}, not {as_json(value)}")
        return value

    def flag(self, field: str) -> bool:
        value = self._get(field)
        if value is not None and not isinstance(value, bool):
            raise UserError(f"{field!r} must be true or false, not {as_json(value)}")
        return bool(value)

    def names(self, field: str, most: int = LONGEST_NAME) -> tuple[str, ...]:
        value = self._get(field)
        if not isinstance(value, list) or not all([is_name(x, most) for x in value]):
            raise UserError(f"{field!r} must be a list of names, not {as_json(value)}")
        return tuple(value)

    def inner(self, field: str) -> dict[str, object]:
        value = self._get(field)
        if value is None:
            return {}
        if not isinstance(value, dict) or not all([is_name(k) for k in value]):
            raise UserError(f"{field!r} must be a table of names, not {as_json(value)}")
        return value

    def done(self, also: Sequence[str] = ("event",)) -> None:
        for field in self.line:
            if field not in self.seen and field not in also:
                raise UserError(f"there is no {field!r} in such a line; it has: {', '.join(sorted(self.seen))}")


def _seating(line: object) -> Seating:
    if not isinstance(line, dict):
        raise UserError(f"'tables' must be a list of tables, not of {as_json(line)}")
    r = _Reader(line)
    players = r.names("players")
    if not players or len(set(players)) < len(players):
        raise UserError(f"'players' of a table must differ, not {as_json(list(players))}")
    drawn = r.names("drawn", LONGEST_NOTE) if "drawn" in line else ()
    out = Seating(players, r.number("first", 0, len(players) - 1), r.number("seed", 0, MOST_SEED), drawn)
    r.done(())
    return out


def _pair(r: _Reader) -> Pair:
    stage = r.name("stage")
    tables = r.line.get("tables")
    r.seen.add("tables")
    if not isinstance(tables, list) or not tables:
        raise UserError(f"'tables' must be a list of tables, not {as_json(tables)}")
    return Pair(stage, tuple([_seating(t) for t in tables]))


def _report(r: _Reader) -> Report:
    scores: dict[str, int] = {}
    inner = r.inner("scores")
    for name in inner:
        scores[name] = _Reader(inner).number(name, -MOST)
    characters = {}
    inner = r.inner("characters")
    for name in inner:
        characters[name] = _Reader(inner).names(name, LONGEST_NOTE)
    return Report(r.number("round", 1), r.number("table", 1), Outcome(r.names("places"), scores, characters))


_KINDS: Final[Mapping[str, Callable[[_Reader], Happening]]] = {
    "enter": lambda r: Enter(r.name("player"), r.text("agent")),
    "round": _pair,
    "result": _report,
    "concede": lambda r: Concede(r.name("player"), r.number("round", 1), r.number("table", 1)),
    "drop": lambda r: Drop(
        r.name("player"), r.flag("ruled"), r.text("note"), r.number("round", usual=0), r.number("table", usual=0)
    ),
    "time": lambda r: Time(r.number("round", 1), r.number("table", 1), r.number("turn")),
    "penalty": lambda r: Penalty(r.name("player"), r.name("kind"), r.text("note")),
    "void": lambda r: Void(r.number("line", 2)),
}


def read(line: Line) -> Happening:
    """The event of a line. UserError for one that can't be."""
    kind = line.get("event")
    if not isinstance(kind, str) or kind not in _KINDS:
        raise UserError(f"'event' is {as_json(kind)}; there are: {', '.join(_KINDS)}")
    r = _Reader(line)
    out = _KINDS[kind](r)
    r.done()
    return out


def read_head(line: Line) -> Head:
    """The head of a file."""
    if line.get("tournament") != 1:
        raise UserError("the first line is not that of a tournament")
    r = _Reader(line)
    name = r.name("name", LONGEST_NOTE) if "name" in line else ""
    out = Head(
        r.name("game"),
        r.name("way"),
        r.number("seed", 0, MOST_SEED),
        name,
        r.number("rounds", usual=0),
        r.number("every", usual=0),
    )
    r.done(("tournament", "longbox"))
    return out


# -- writing ----------------------------------------------------------------------------------------------------------


def written_head(head: Head) -> dict[str, object]:
    """The head as its line has it."""
    out: dict[str, object] = {"tournament": 1, "game": head.game, "way": head.way, "seed": head.seed}
    return {**out, **_given({"name": head.name, "rounds": head.rounds, "every": head.every})}


def written(e: Happening) -> dict[str, object]:
    """An event as its line has it."""
    if isinstance(e, Enter):
        return {"event": "enter", "player": e.player, **_given({"agent": e.agent})}
    if isinstance(e, Pair):
        tables = [
            {"players": list(t.players), "first": t.first, "seed": t.seed, **_given({"drawn": list(t.drawn)})} for t in e.tables
        ]
        return {"event": "round", "stage": e.stage, "tables": tables}
    if isinstance(e, Report):
        o = e.outcome
        more = {"scores": dict(o.scores), "characters": {k: list(v) for k, v in o.characters.items()}}
        return {"event": "result", "round": e.round, "table": e.table, "places": list(o.places), **_given(more)}
    if isinstance(e, Concede):
        return {"event": "concede", "player": e.player, "round": e.round, "table": e.table}
    if isinstance(e, Drop):
        return {
            "event": "drop",
            "player": e.player,
            **_given({"ruled": e.ruled, "note": e.note, "round": e.round, "table": e.table}),
        }
    if isinstance(e, Time):
        return {"event": "time", "round": e.round, "table": e.table, "turn": e.turn}
    if isinstance(e, Penalty):
        return {"event": "penalty", "player": e.player, "kind": e.kind, **_given({"note": e.note})}
    return {"event": "void", "line": e.line}


def _given(values: Mapping[str, object]) -> dict[str, object]:
    return {k: v for k, v in values.items() if v}


__all__ = [
    "Concede",
    "Drop",
    "Enter",
    "Happening",
    "Head",
    "Pair",
    "Penalty",
    "Report",
    "Time",
    "Void",
    "read",
    "read_head",
    "written",
    "written_head",
]
