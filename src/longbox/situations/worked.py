"""Worked examples of the rulebooks, laid as tables that can be played, each by the id that the example has in the book; and tables of our
own that show rules, each by an id that says so: `vs2pcg:~daze`.

A game lays its own in its room `situations/worked`, and has beside them the answers by which our tests play them (`lines.jsonl`).
"""

from __future__ import annotations

import json
from functools import cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from longbox.games import entries, entry
from longbox.kernel.frames import AskAll
from longbox.kernel.match import Match
from longbox.kernel.setups import SetupError
from longbox.kernel.state import Card, Player
from longbox.outside import shown as named
from longbox.situations.table import AnyTable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from longbox.kernel.decisions import Answer
    from longbox.kernel.state import State

Laying = TypeVar("Laying", bound="Callable[..., object]")


class Shown(Struct, frozen=True):
    """A table of our own that shows rules, in our words: what it is about, what lies there, and what comes of it."""

    id: str
    rules: tuple[str, ...]
    title: str
    situation: str
    expected: str


#: examples whose table is the same have the same laying
_LAID: Final[dict[str, Callable[..., object]]] = {}
_SHOWN: Final[dict[str, Shown]] = {}
_SEATS: Final = (1 << 8) - 1


def example(*ids: str, **given: object) -> Callable[[Laying], Laying]:
    """The function lays the table of these worked examples, with what is `given` for them."""

    def registered(laying: Laying) -> Laying:
        theirs: Callable[..., object] = partial(laying, **given) if given else laying
        for each in ids:
            if each in _LAID:
                raise ValueError(f"{each} is laid twice")
            _LAID[each] = theirs
        return laying

    return registered


def shows(
    id: str, *rules: str, title: str, lies: str, then: str, given: Mapping[str, object] | None = None
) -> Callable[[Laying], Laying]:
    """The function lays, with what is `given` for it, a table that shows these rules: what lies there, then what comes of it."""

    def registered(laying: Laying) -> Laying:
        _SHOWN[id] = Shown(id, rules, title, lies, then)
        return example(id, **(given or {}))(laying)

    return registered


@cache
def _laid(game: str) -> tuple[str, ...]:
    """All tables of a game that can be laid."""
    at = entry(game)
    if not at.worked:
        return ()
    at.find(at.worked)
    return tuple([each for each in _LAID if each.startswith(f"{game}:")])


@cache
def laid_by(game: str) -> tuple[str, ...]:
    """The worked examples of a game that can be laid."""
    return tuple(sorted([each for each in _laid(game) if each not in _SHOWN]))


@cache
def shown_by(game: str) -> tuple[Shown, ...]:
    """The tables of our own that show rules of a game."""
    return tuple([_SHOWN[each] for each in _laid(game) if each in _SHOWN])


def laying(id: str) -> Callable[..., object]:
    """What lays the table of a worked example, or one of our own. LookupError if there is none of that id that can be laid."""
    game = id.partition(":")[0]
    known = _laid(game) if game in {each.name for each in entries()} else ()
    if id not in known:
        raise LookupError(f"there is no worked example {named(id)} that can be laid")
    return _LAID[id]


def laid(id: str, **given: object) -> object:
    """The table of a worked example, laid otherwise in what is `given`. LookupError if there is none of that id that can be laid."""
    return laying(id)(**given)


@cache
def lines(game: str) -> dict[str, tuple[Answer, ...]]:
    """The answers by which our tests play a game's worked examples, as they are written down: one of each table."""
    at = entry(game)
    place = files(at.where(at.worked.partition(":")[0])) / "lines.jsonl"
    records = [json.loads(line) for line in place.read_text("utf-8").splitlines()] if place.is_file() else []
    return {each["id"]: tuple([tuple(given) for given in each["answers"]]) for each in records}


def line_of(id: str) -> tuple[Answer, ...]:
    """The answers by which a worked example is played: its own, or of another of the same table; none where our tests only look at it."""
    try:
        table = laying(id)
    except LookupError:
        return ()
    game = id.partition(":")[0]
    known = lines(game)
    alike = [each for each in (id, *_laid(game)) if each in known and _LAID[each] is table]
    return known[alike[0]] if alike else ()


def beginning(id: str) -> State:
    """A worked example as it lies, for one who plays all that are at the table. SetupError if there is none of that id."""
    try:
        table = laid(id)
    except LookupError as error:
        raise SetupError(f"'example': {error.args[0]}") from None
    assert isinstance(table, AnyTable)
    state: State = table.s
    state.log = None
    for thing in state.things:
        if isinstance(thing, Player):
            thing.seat = 0
        elif isinstance(thing, Card) and thing.known & _SEATS:
            thing.known |= 1
    for frame in state.frames:
        if isinstance(frame, AskAll):
            frame.decisions = tuple([d.put_to(d.player, 0) for d in frame.decisions])
    if state.decision is not None:
        state.decision = state.decision.put_to(state.decision.player, 0)
    return state


def replayed(table: Match, given: tuple[Answer, ...]) -> Match:
    """Answers given at a table, as a record has them. IllegalAnswer where one can't be."""
    for each in given:
        table.repeat(each)
    return table


__all__ = ["Shown", "beginning", "example", "laid", "laid_by", "laying", "line_of", "lines", "replayed", "shown_by", "shows"]
