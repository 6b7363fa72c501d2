"""What comes before a discard pile is shuffled and becomes a deck (dcdb:6.151)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.patterns import YES
from longbox.games.dcdb.language.queries import Cards
from longbox.games.dcdb.language.references import a_card
from longbox.games.dcdb.language.verbs.base import DcVerb, May
from longbox.games.dcdb.language.verbs.interrupts import Interrupts
from longbox.games.dcdb.state import DISCARD, DcState
from longbox.games.dcdb.state.bases import Event, Pattern
from longbox.kernel import effects
from longbox.kernel.abilities import Bindings
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, Who
from longbox.kernel.text import Printer

#: everything that takes cards of a deck
_TAKING = tuple([c for c in vars(ev).values() if isinstance(c, type) and issubclass(c, (ev.Draw, ev.FromTop, ev.FromTops))])


@dataclass(frozen=True)
class WouldShuffle(Pattern):
    """You would shuffle your discard pile: there are too few cards in your deck for what is about to happen, and there is a pile."""

    classes: ClassVar[tuple[type, ...]] = _TAKING

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        return YES if ev.would_shuffle(s, event, scope.you) else ()

    def text(self, p: Printer) -> str:
        return "each time you would shuffle your discard pile"


@dataclass(frozen=True)
class LeaveBehind(DcVerb):
    """A card stays in the discard pile when that is shuffled.

    MC:Trickster (Crossover 5)#4 if it is the only one that there is, nothing comes of what would have been done.
    """

    who: Who = field(default=a_card(Cards((DISCARD,))))
    rule = "dcdb:MC:Trickster (Crossover 5)#2"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        return [ev.Reshuffle(scope.you, refs[0], scope.this)] if refs else []

    def text(self, p: Printer) -> str:
        return "leave one of those cards in it"


@dataclass(frozen=True)
class LeavesOne(Interrupts):
    """Before its player shuffles the discard pile, one card of it may be left where it is (category B: dcdb:1.102)."""

    on: Pattern = field(default=WouldShuffle(), init=False)
    effect: effects.Effect[DcState] = field(default=May(LeaveBehind()), init=False)
    category: str = field(default="B", kw_only=True)
    turns: str = field(default="any", kw_only=True)
    asked: bool = field(default=False, kw_only=True)

    def text(self, p: Printer) -> str:
        return f"{self.on.text(p)}, you may {LeaveBehind().text(p)}"
