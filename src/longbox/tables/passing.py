"""Passing until something happens to a player: which questions are passed, what ends it, where one may want to stop."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from longbox.kernel.decisions import Act, Pick
from longbox.kernel.variables import S

if TYPE_CHECKING:
    from longbox.kernel.decisions import Answer, Decision


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a game is for a player: one of the words that they may stop at, and what tells it from the same of another turn."""

    words: str
    key: Hashable


@dataclass(frozen=True)
class Passing(Generic[S]):
    """What a game says about it. `kinds` are the questions that are passed; `happening` what concerns a player just now (keys and words);
    `moment` where the game is, one of `stops`; `usual` are those at which one stops unless one says otherwise."""

    kinds: frozenset[str]
    stops: tuple[str, ...]
    usual: tuple[str, ...]
    happening: Callable[[S, int], dict[Hashable, str]]
    moment: Callable[[S, int], Moment]

    def concerns(self, s: S, player: int, stops: Collection[str] | None = None) -> dict[Hashable, str]:
        """What just now concerns a player who would rather be left alone, the stops among it."""
        found = self.happening(s, player)
        moment = self.moment(s, player)
        if moment.words in (self.usual if stops is None else stops):
            found["moment", moment.words, moment.key] = moment.words
        return found

    def passed(self, decision: Decision) -> Answer | None:
        """The answer that passes a question, if it is one that is passed by itself."""
        return passing_answer(decision) if decision.kind in self.kinds else None


def passing_answer(decision: Decision) -> Answer | None:
    """The answer by which nothing is done; None where something has to be."""
    shape = decision.shape
    if isinstance(shape, Act):
        found = next((i for i, option in enumerate(shape.options) if passes(option)), None)
        return None if found is None else (found,)
    return () if isinstance(shape, Pick) and shape.lo == 0 and shape.weights is None else None


def passes(option: object) -> bool:
    """Is it passing, or being done?"""
    return bool(getattr(option, "passing", False) or getattr(option, "ends", False))


__all__ = ["Moment", "Passing", "passes", "passing_answer"]
