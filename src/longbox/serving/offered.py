"""The games that can be played here, as clients are told of them: worked out once, in a thread, before the server says that it is ready."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from longbox.agents import agents_for
from longbox.games import entries
from longbox.kernel.setups import Choice
from longbox.library import new
from longbox.serving.rooms import SPECTATOR, Head, Room

if TYPE_CHECKING:
    from longbox.games.registry import Entry

log = logging.getLogger("longbox.serving")


class ChoiceTold(Struct):
    """Something to be chosen before a match: as `longbox.kernel.setups.Choice` has it."""

    key: str
    field: str
    title: str
    options: tuple[str, ...]
    usual: str
    listed: bool
    number: bool
    plans: tuple[str, ...]
    words: tuple[str, ...]


class GameTold(Struct):
    """A game that can be played here."""

    name: str
    title: str
    least: int
    most: int
    fields: dict[str, str]
    agents: list[str]
    choices: list[ChoiceTold]


def _told(c: Choice) -> ChoiceTold:
    return ChoiceTold(c.key, c.field, c.title, c.options, c.usual, c.listed, c.number, c.plans, c.words)


def choices_of(game: Entry) -> list[Choice]:
    """What is to be chosen before a match."""
    found: tuple[Choice, ...] = game.find(game.choices)() if game.choices else ()
    return list(found)


def usual_setup(choices: list[Choice]) -> dict[str, object]:
    """The set-up of a form that nobody has changed anything in."""
    setup: dict[str, object] = {}
    for c in choices:
        if c.usual == "":
            continue
        value: object = int(c.usual) if c.number else c.usual
        if c.listed:
            before = setup.setdefault(c.field, [])
            assert isinstance(before, list)
            before.append(value)
        else:
            setup[c.field] = value
    return setup


class Offered:
    """All games, loaded."""

    def __init__(self) -> None:
        self._told: asyncio.Future[bytes] | None = None

    @property
    def ready(self) -> bool:
        """Is everything loaded?"""
        told = self._told
        return told is not None and told.done() and not told.cancelled() and told.exception() is None

    def begin(self) -> None:
        """Load them beside the tables; once."""
        if self._told is None:
            self._told = asyncio.ensure_future(asyncio.to_thread(_loaded))
            self._told.add_done_callback(_noted)

    async def told(self) -> bytes:
        """The games as JSON; who asks early waits."""
        self.begin()
        assert self._told is not None
        return await asyncio.shield(self._told)


def _noted(told: asyncio.Future[bytes]) -> None:
    """A game that can't be loaded: the server is never ready, and its log says why."""
    if not told.cancelled() and (error := told.exception()) is not None:
        log.critical("the games can not be loaded", exc_info=error)


def _loaded() -> bytes:
    """What is told of each game; a match of each is dealt and looked at, so that the first room waits for nothing that all need."""
    began = time.monotonic()
    told = []
    for g in entries():
        choices = choices_of(g)
        told.append(GameTold(g.name, g.title, *g.players, dict(g.fields), agents_for(g.name), [_told(c) for c in choices]))
        setup = new(g.name, seed=0, history=False, logging=False, **usual_setup(choices)).setup
        room = Room(Head("", g.name, dict(setup), 0, [], {}))
        for seat in (SPECTATOR, *room.match.seats):
            room.document(seat, [])
    log.info("games loaded", extra={"games": len(told), "seconds": round(time.monotonic() - began, 3)})
    return msgspec.json.encode(told)


__all__ = ["GameTold", "Offered", "choices_of", "usual_setup"]
