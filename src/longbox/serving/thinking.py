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
from typing import TYPE_CHECKING, Final

from longbox.agents import Agent, make_agent
from longbox.games import entry
from longbox.kernel.match import CONCEDE, Match
from longbox.kernel.setups import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Answer
    from longbox.serving.rooms import Room

#: agents that take long
SLOW: Final = ("search",)
#: matches that a process keeps
_KEPT: Final = 64

_matches: OrderedDict[str, tuple[Match, Agent]] = OrderedDict()


def slow(agent: str) -> bool:
    """Does this agent take long?"""
    return agent.partition(":")[0] in SLOW


def _think(room: str, game: str, setup: Setup, seed: int, answers: Sequence[Answer], agent: str, seat: int) -> Answer:
    """In a process of its own: an agent's answer to the question that is open after these answers."""
    key = f"{room} {seat} {agent}"
    kept = _matches.pop(key, None)
    if kept is None or kept[0].answers != list(answers[: len(kept[0].answers)]):
        rules = entry(game).rules
        kept = Match(rules, setup, seed, history=False, logging=False), make_agent(agent, seed * 8 + seat, rules)
    match, player = kept
    for given in answers[len(match.answers) :]:
        if given[:1] == (CONCEDE,) and len(given) == 2:
            match.concede(given[1])
        else:
            match.apply(given)
    _matches[key] = kept
    while len(_matches) > _KEPT:
        _matches.popitem(last=False)
    decision = match.decision
    assert decision is not None and decision.seat == seat
    return player.choose(match.view(seat), decision)


class Thinkers:
    """Processes for those who think long: one for each core but the one that the tables need."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pools: list[ProcessPoolExecutor | None] = [None] * self.count

    async def answer(self, room: Room, agent: str, seat: int) -> Answer:
        """What an agent answers to the question that is open in a room. The same process thinks for the same room."""
        match = room.match
        at = sum(room.head.id.encode()) % self.count
        what = (room.head.id, room.head.game, match.setup, match.seed, list(match.answers), agent, seat)
        for again in (True, False):
            pool = self._pools[at]
            if pool is None:
                pool = self._pools[at] = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, _think, *what)
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
