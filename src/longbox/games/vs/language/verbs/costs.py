"""What is paid: endurance, points, thresholds, choices; additional and alternate costs (203)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.language.modifiers import Gets
from longbox.games.vs.language.verbs.base import Act, PlayerVerb
from longbox.games.vs.language.verbs.cards import ExhaustIt
from longbox.games.vs.language.verbs.lasting import lasting
from longbox.games.vs.state import HAND, RESOURCES
from longbox.kernel.abilities import Continuous
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import This, value_of
from longbox.kernel.text import number_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.effects import Verb
    from longbox.kernel.events import Event
    from longbox.kernel.queries import Condition, Scope, Value, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class PayEndurance(PlayerVerb):
    """The cost of paying endurance, which leads to losing it (vs:203.8b). 0 is printed "free" (vs:203.1a).

    It is a cost while resolving, too (vs:203.8a): without the means nothing is paid (vs:203.3), and 0 has been paid.
    Also vs:G:Free.
    """

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        if not 0 < n <= s.players[scope.you].endurance:
            return []
        return [ev.LoseEndurance(scope.you, n, scope.this, "payment")]

    def idle_counts(self, s: VsState, scope: Scope) -> bool:
        return value_of(self.n).amount(s, scope) <= 0

    def text(self, p: Printer) -> str:
        if self.n == 0:
            return "free"
        return f"{p.verb('pay')} {value_of(self.n).text(p)} endurance"


@dataclass(frozen=True)
class PayPoints(PlayerVerb):
    """The cost of paying resource points (vs:404.2), while resolving as well (vs:203.8a)."""

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        return [ev.Points(scope.you, -n, scope.this)] if 0 < n <= s.players[scope.you].points else []

    def idle_counts(self, s: VsState, scope: Scope) -> bool:
        return value_of(self.n).amount(s, scope) <= 0

    def text(self, p: Printer) -> str:
        n = value_of(self.n).text(p)
        return f"pay {n} resource point{'' if n == '1' else 's'}"


@dataclass(frozen=True)
class MeetThreshold(PlayerVerb):
    """The threshold cost: so many resources must be there, and nothing is spent (vs:203.5b, vs:203.5c)."""

    n: int

    def payable(self, s: VsState, scope: Scope) -> bool:
        """Are there as many resources?"""
        return len(s.zone(scope.you, RESOURCES)) >= self.n

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return []

    def text(self, p: Printer) -> str:
        return f"have {self.n} resources"


@dataclass(frozen=True)
class PayStat(PlayerVerb):
    """The cost "pay X ATK (or DEF) this turn": a modifier, if there is that much (vs:203.6d, vs:G:Pay X ATK/DEF)."""

    quality: str
    n: int

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        change = Gets(-self.n, 0) if self.quality == "atk" else Gets(0, -self.n)
        return [ev.AddModifier(lasting(s, Continuous(This(), (change,)), scope, "turn"), scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return f"pay {self.n} {self.quality.upper()} this turn"


@dataclass(frozen=True)
class DiscardThis(Act):
    """The cost of discarding the source itself, which works from the hand only (vs:500.2a)."""

    who: Who = This()
    word = "discard"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.kind_of_zone(s.cards[number].zone) == HAND

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Discard(ref, scope.you, scope.this)


@dataclass(frozen=True)
class PayPointsUpTo(PayPoints):
    """The cost "pay up to <most> resource points"; how many is announced as X (vs:505.1b)."""

    most: int = 1

    def text(self, p: Printer) -> str:
        return f"{p.verb('pay')} up to {self.most} resource point{'' if self.most == 1 else 's'}"


@dataclass(frozen=True)
class ChooseIt(Act):
    """The mere choice of a card, as a cost: what it is bound to is told by the choice (vs:203.7b)."""

    word = "choose"

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return ()


TRAITS = ("Energy", "Mental", "Physical")


@dataclass(frozen=True)
class ChooseTrait(PlayerVerb):
    """The cost of choosing a Mutant trait among characters you control, remembered by the source under `key` (vs:513.1e)."""

    key: str = "trait"

    def found(self, s: VsState, scope: Scope) -> list[str]:
        """The traits there are to choose from."""
        return [t for t in TRAITS if any(t in s.now(n).traits for n in s.characters(scope.you))]

    def payable(self, s: VsState, scope: Scope) -> bool:
        """Is there one (vs:203.3)?"""
        return bool(self.found(s, scope))

    def asks(self, s: VsState, scope: Scope, k: int) -> Decision | None:
        if k:
            return None
        shape = Pick(self.found(s, scope))
        return Decision(scope.you, s.game.seat_of(s, scope.you), "vs:513.1e", "pay", shape, (scope.this, self), "Choose a trait")

    def bind(self, s: VsState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind(self.key, decision.options[answer[0]])

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.ChooseFor(scope.this, self.key, scope.get(self.key), scope.you)]

    def text(self, p: Printer) -> str:
        return "choose a Mutant trait among characters you control"


@dataclass(frozen=True)
class ChooseTeams(PlayerVerb):
    """The cost of choosing affiliations among characters you control, remembered by the source under `key` (vs:513.1e).

    vs:203.3 it can't be paid without enough of them.
    """

    n: int = 2
    key: str = "teams"

    def found(self, s: VsState, scope: Scope) -> list[str]:
        """The affiliations there are to choose from."""
        return sorted(frozenset().union(*(s.now(k).teams for k in s.characters(scope.you))))

    def payable(self, s: VsState, scope: Scope) -> bool:
        """Are there enough?"""
        found: frozenset[str] = frozenset()
        for k in s.characters(scope.you):
            found |= s.now(k).teams
            if len(found) >= self.n:
                return True
        return False

    def asks(self, s: VsState, scope: Scope, k: int) -> Decision | None:
        if k:
            return None
        shape = Pick(self.found(s, scope), self.n, self.n)
        return Decision(
            scope.you, s.game.seat_of(s, scope.you), "vs:513.1e", "pay", shape, (scope.this, self), "Choose affiliations"
        )

    def bind(self, s: VsState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind(self.key, tuple(decision.options[i] for i in answer))

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.ChooseFor(scope.this, self.key, scope.get(self.key), scope.you)]

    def text(self, p: Printer) -> str:
        return f"choose {number_word(self.n)} different affiliations among characters you control"


@dataclass(frozen=True)
class Extra:
    """An additional cost (vs:203.9): "to play, ..." or, optional, a boost (vs:706.2). Noted on the card under `key`.

    It stands on the card and is asked for wherever that is played from (vs:203.9b, vs:500.1).
    `x` marks a boost of X resource points. With `if_` false it is not asked for (loyalty-reveal, vs:706.3a).
    Also vs:G:Additional Costs.
    """

    costs: tuple[Verb, ...]
    optional: bool = False
    key: str = "extra"
    if_: Condition | None = None
    x: bool = False


@dataclass(frozen=True)
class Alternate:
    """A cost that can be paid rather than the original one (vs:203.10a)."""

    costs: tuple[Verb, ...]
    words: str


@dataclass(frozen=True)
class Activate(ExhaustIt):
    """The cost "activate": exhausting the object with the power (vs:G:Activate)."""

    who: Who = This()
    activates = True

    def text(self, p: Printer) -> str:
        return "activate"
