"""Of whom a pattern speaks, and how that is worded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel.queries import Query, Who
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import a

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.abilities import Bindings
    from longbox.kernel.queries import Scope
    from longbox.kernel.text import Printer


YES: tuple[Bindings, ...] = ((),)


NO: tuple[Bindings, ...] = ()


Subject = Who | Query


def is_meant(s: VsState, ref: int, subject: Subject, scope: Scope) -> bool:
    """Is the card behind a reference the one (or one of those) a text speaks of?"""
    if isinstance(subject, Query):
        return s.there(ref) and subject.holds(s, ref & NUMBER_MASK, scope)
    return ref in tuple(subject.refs(s, scope))


def subject_text(subject: Subject, p: Printer, article: bool = True) -> str:
    """The subject in words."""
    if isinstance(subject, Query):
        noun = subject.noun(p)
        return a(noun) if article else noun
    return subject.text(p)


def said(subject: Subject, p: Printer, base: str) -> str:
    """Subject and verb in the third person."""
    return f"{subject_text(subject, p)} {base}"


_WHO = {"you": "you", "opponent": "an opponent", "any": "a player"}


def theirs_or_yours(player: int, whose: str, scope: Scope) -> bool:
    """Is this player meant: "you", an "opponent" or "any"?"""
    return whose == "any" or (player == scope.you) is (whose == "you")


def _does(whose: str, verb: str) -> str:
    return f"{_WHO[whose]} {verb}{'' if whose == 'you' else 's'}"
