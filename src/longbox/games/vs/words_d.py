"""More words for card texts: conditions that follow their clause, skipped phases, variable payments, revealed cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from longbox.games.vs.deeds import RevealTop
from longbox.games.vs.effects import Lasting
from longbox.games.vs.orders import PayPoints
from longbox.games.vs.patterns import AtStart, WouldBegin
from longbox.games.vs.state import F_RESOURCES, VsState
from longbox.kernel.abilities import Replacement
from longbox.kernel.effects import If, IfYouDo, Nothing, clause
from longbox.kernel.queries import Condition, Filter, Scope, Value, X
from longbox.kernel.text import Printer, number_word, sentence

# -- how effects are put together ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DoIf(If):
    """ "<Effect> if <condition>": checked while resolving (vs:502.1b, 508.2f), so it stands after what it governs.

    A condition set off by commas after a trigger event is another thing, a double check (vs:502.1c).
    """

    def text(self, p: Printer) -> str:
        words = f"{clause(self.then, p)} if {self.condition.text(p)}"
        if self.otherwise is not None:
            words += f". Otherwise, {clause(self.otherwise, p)}"
        return words


@dataclass(frozen=True)
class IfTheyDo(IfYouDo):
    """The same as "if you do", of an action and a consequence that belong to another player (vs:508.2i)."""

    who: str = "that player"

    def text(self, p: Printer) -> str:
        words = f"{self.action.text(p)}. If {self.who} does, "
        outer, p.person = p.person, self.who
        words += clause(self.then, p)
        if self.otherwise is not None:
            words += f". Otherwise, {clause(self.otherwise, p)}"
        p.person = outer
        return words


# -- phases and steps ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Skip(Replacement):
    """A phase is skipped (vs:400.9a)."""

    def text(self, p: Printer) -> str:
        assert isinstance(self.on, WouldBegin)
        return f"players skip the {self.on.phase}"


def skips(phase: str, until: str = "turn") -> Lasting:
    """ "Players skip the combat phase this turn": one such phase for each time this is done (vs:400.9c)."""
    return Lasting(Skip(WouldBegin(phase), Nothing()), until, 1)


@dataclass(frozen=True)
class AtNextStart(AtStart):
    """At the start of the next step of this kind, for delayed triggers (vs:513.4a)."""

    def text(self, p: Printer) -> str:
        return f"at the start of {'your' if self.whose == 'your' else 'the'} next {self.span}"


# -- costs ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PointsUpTo(Value):
    """What X may be when up to so many resource points are paid: as many as there are just now (vs:404.2)."""

    most: int
    facets: ClassVar[int] = F_RESOURCES

    def amount(self, s: VsState, scope: Scope) -> int:
        return min(self.most, s.things[scope.you].points) if s.step_player == scope.you else 0

    def text(self, p: Printer) -> str:
        return f"up to {self.most}"


@dataclass(frozen=True)
class PayPointsUpTo(PayPoints):
    """The cost "pay up to <most> resource points"; how many is announced as X (vs:505.1b)."""

    most: int = 1

    def text(self, p: Printer) -> str:
        return f"{p.verb('pay')} up to {self.most} resource point{'' if self.most == 1 else 's'}"


@dataclass(frozen=True)
class PointsPaid(X):
    """The number of resource points that were paid for X."""

    def text(self, p: Printer) -> str:
        return "the number of points you paid"


# -- cards ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardWith(Filter):
    """Has this keyword as printed: a resource that nobody sees has it once it is revealed (vs:701.11b, 706.13a)."""

    word: str
    facets: ClassVar[int] = F_RESOURCES

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return self.word in s.things[number].printed.values.keywords

    def text(self, p: Printer) -> str:
        return self.word


@dataclass(frozen=True)
class RevealTopOr(RevealTop):
    """Reveals another number of cards instead while a condition is true (vs:508.2j)."""

    when: Condition | None = None
    instead: int = 2

    def count(self, s: VsState, scope: Scope) -> int:
        return self.instead if self.when is not None and self.when.holds(s, scope) else self.n

    def text(self, p: Printer) -> str:
        from longbox.kernel.queries import noun_phrase

        assert self.when is not None
        first = "the top card" if self.n == 1 else f"the top {number_word(self.n)} cards"
        swap = sentence(f"if {self.when.text(p)}, instead, reveal {number_word(self.instead)} cards")
        kept = noun_phrase(self.keep, "card", p)
        return (
            f"reveal {first} of your deck. {swap} Put all revealed {kept}s into your hand and the rest on the bottom of your deck"
        )
