"""One match between agents, without a log or a way back."""

from __future__ import annotations

import gc
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from longbox.agents import follow
from longbox.kernel.match import Match

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.agents import Agent
    from longbox.kernel.game import Game
    from longbox.kernel.setups import Setup


#: decisions after which a match is given up: it goes round in circles
MOST_DECISIONS: Final = 20_000


class EndlessError(RuntimeError):
    """A match that does not come to an end."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played: `winners` are seats (none: a draw), `decisions` those with more than one option."""

    winners: tuple[int, ...]
    turns: int
    decisions: int


@cache
def keep_what_is_loaded() -> None:
    """Cards and rules stay to the end of the process: the garbage collector need not look through them again and again."""
    gc.collect()
    gc.freeze()


def play(game: Game, setup: Setup, seed: int, agents: Sequence[Agent], most: int = MOST_DECISIONS) -> Played:
    """Play a match to its end, agent i answering for seat i. EndlessError after that many decisions."""
    match = Match(game, setup, seed, history=False, logging=False)
    decisions = to_the_end(match, agents, most)
    assert match.result is not None
    seats = tuple(sorted({game.seat_of(match.state, player) for player in match.result.winners}))
    return Played(seats, match.turns, decisions)


def to_the_end(match: Match, agents: Sequence[Agent], most: int = MOST_DECISIONS) -> int:
    """Let agent i answer for seat i until the match is over; how many answers that took."""
    follow(agents, match)
    decisions = 0
    while (decision := match.decision) is not None:
        if decisions == most:
            raise EndlessError(f"no end after {most:,} decisions, in turn {match.turns}")
        match.choose(agents[decision.seat].choose(match.view(decision.seat), decision))
        decisions += 1
    return decisions
