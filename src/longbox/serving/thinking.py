"""Computer players off the event loop: quick ones in a thread beside it, those that look ahead in processes of their own.

A process keeps the matches it has thought about and plays only what is new; what it is sent are set-up, seed and answers.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from longbox.agents import Agent, make_agent
from longbox.agents.following import brought
from longbox.agents.search import Search
from longbox.games import entry
from longbox.kernel.setups import Setup
from longbox.tables.question import told

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from longbox.kernel.decisions import Answer
    from longbox.kernel.match import Match
    from longbox.serving.rooms import Room

T = TypeVar("T")

#: agents that take long
SLOW: Final = ("search",)
#: matches that a process keeps
_KEPT: Final = 64

#: how long a hint is thought about, and how many ways it tells of
_HINT: Final = "search:900ms"
_WAYS: Final = 4


class Advice(NamedTuple):
    """What an agent would answer, in words too; how sure it is; and what else it has looked into."""

    answer: Answer
    words: str
    sure: float | None
    ways: list[tuple[Answer, str, float, int]]


_matches: OrderedDict[str, tuple[Match, Agent]] = OrderedDict()


def slow(agent: str) -> bool:
    """Does this agent take long?"""
    return agent.partition(":")[0] in SLOW


def _brought(
    key: str, game: str, setup: Setup, seed: int, answers: Sequence[Answer], player: Callable[[], Agent]
) -> tuple[Match, Agent]:
    """In a process of its own: a match that it keeps under a key, brought to where these answers lead, with who thinks about it."""
    kept = _matches.pop(key, None)
    match = brought(kept[0] if kept is not None else None, game, setup, seed, answers)
    if kept is None or kept[0] is not match:
        kept = match, player()
    _matches[key] = kept
    while len(_matches) > _KEPT:
        _matches.popitem(last=False)
    return kept


def _think(room: str, game: str, setup: Setup, seed: int, answers: Sequence[Answer], agent: str, seat: int) -> Answer:
    """In a process of its own: an agent's answer to the question that is open after these answers."""
    match, player = _brought(
        f"{room} {seat} {agent}", game, setup, seed, answers, lambda: make_agent(agent, seed * 8 + seat, game)
    )
    decision = match.decision
    assert decision is not None and decision.seat == seat
    return player.choose(match.view(seat), decision)


def _hint(room: str, game: str, setup: Setup, seed: int, answers: Sequence[Answer], agent: str, seat: int) -> Advice:
    """In a process of its own: what an agent would do, having thought about nothing before. It knows what the seat knows."""
    match, _ = _brought(f"{room} hint", game, setup, seed, answers, lambda: make_agent("random", seed, game))
    decision = match.decision
    assert decision is not None and decision.seat == seat
    view = match.view(seat)
    player = make_agent(agent, len(answers), game)
    answer = player.choose(view, decision)
    if not isinstance(player, Search) or not player.weighed:
        return Advice(answer, told(view, decision, answer), None, [])
    ways = [(w.answer, told(view, decision, w.answer), w.worth, w.deals) for w in player.weighed[:_WAYS]]
    return Advice(answer, told(view, decision, answer), player.sure, ways)


class Thinkers:
    """Processes for those who think long: one for each core but the one that the tables need."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pools: list[ProcessPoolExecutor | None] = [None] * self.count

    async def answer(self, room: Room, agent: str, seat: int) -> Answer:
        """What an agent answers to the question that is open in a room. The same process thinks for the same room."""
        return await self._asked(_think, room, agent, seat)

    async def hint(self, room: Room, seat: int) -> tuple[str, Advice]:
        """What the best agent there is would answer for a seat: its name, and its advice."""
        agent = _HINT if entry(room.head.game).ways else "greedy"
        return agent.partition(":")[0], await self._asked(_hint, room, agent, seat)

    async def _asked(
        self, work: Callable[[str, str, Setup, int, list[Answer], str, int], T], room: Room, agent: str, seat: int
    ) -> T:
        match = room.match
        at = sum(room.head.id.encode()) % self.count
        what = (room.head.id, room.head.game, match.setup, match.seed, list(match.answers), agent, seat)
        for again in (True, False):
            pool = self._pools[at]
            if pool is None:
                pool = self._pools[at] = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *what)
            except BrokenProcessPool:
                # it was killed, for want of memory perhaps: another takes its place, once
                self._pools[at] = None
                if not again:
                    raise
        raise AssertionError

    def close(self) -> None:
        """End them, whatever they think of."""
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


__all__ = ["Thinkers", "slow"]
