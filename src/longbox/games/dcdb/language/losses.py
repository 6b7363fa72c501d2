"""What is discarded and destroyed: abilities that listen to it, and how much of it there was."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.filters import Trait, card_words, fit
from longbox.games.dcdb.language.patterns import YES
from longbox.games.dcdb.state import DISCARD, HAND, DcState
from longbox.games.dcdb.state.bases import Pattern, Value
from longbox.kernel.abilities import Bindings
from longbox.kernel.events import Event
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer, a

if TYPE_CHECKING:
    from collections.abc import Sequence

_DISCARDS = (ev.Discard, ev.DiscardAtRandom)


def _who(event: Event) -> int:
    """Whose card it was that was discarded."""
    return event.player if isinstance(event, ev.DiscardAtRandom) else event.whose  # type: ignore[attr-defined]


def _from_hand(event: Event) -> bool:
    """Was it discarded of the hand?"""
    return isinstance(event, ev.DiscardAtRandom) or (isinstance(event, ev.Discard) and event.origin == HAND)


@dataclass(frozen=True)
class Discards(Pattern):
    """You discard a card (dcdb:6.190): of your hand, since nothing else is said (dcdb:6.192)."""

    classes: ClassVar[tuple[type, ...]] = _DISCARDS

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        return YES if _from_hand(event) and _who(event) == scope.you else ()

    def text(self, p: Printer) -> str:
        return "when you discard a card during your turn"


@dataclass(frozen=True)
class DiscardsThis(Pattern):
    """You discard this very card to the effect of a card (GC:Black Mask (Crisis 3)#2).

    Neither to that of a main character, nor as the cost of a Time Travel (dcdb:6.511).
    """

    classes: ClassVar[tuple[type, ...]] = (ev.Discard,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Discard)
        by_card = event.source >= 0 and s.card(event.source).printed.is_card
        return YES if event.landed == scope.this and by_card and not event.cost else ()

    def text(self, p: Printer) -> str:
        return "when you discard this card to the effect of a card"


@dataclass(frozen=True)
class ToDiscardPile(Pattern):
    """The first such cards of the turn come to your discard pile, however; those that come at once are "it" (GC:Infinity Island (Crisis 4)#3, #4)."""

    filters: tuple[Trait, ...] = ()
    classes: ClassVar[tuple[type, ...]] = (ev.Discard, ev.Put, ev.Gain)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        start, found = s.memory.spans.get("turn", 0), {}
        for cls in self.classes:
            link = s.memory.heads.get(cls)
            while link is not None and link.time >= start:
                found[link.time] = link.fact
                link = link.before
        came = [at for at in sorted(found) if self._comes(found[at], scope)]
        # what happens at once is remembered without a gap; what came before that was the first
        if not came or not all([at in found for at in range(came[0], came[-1])]):
            return ()
        batch = [found[at] for at in came]
        return ((("it", tuple([e.landed for e in batch])),),) if event in batch else ()

    def _comes(self, e: ev.Moves, scope: Scope) -> bool:
        """Is it such a card that comes to your discard pile?"""
        return e.kind == DISCARD and e.whose == scope.you and e.values is not None and fit(self.filters, e.values)

    def text(self, p: Printer) -> str:
        return f"the first time each turn that {a(card_words(self.filters, p))} comes to your discard pile"


@dataclass(frozen=True)
class Discarded(Value):
    """So many for each card that you have discarded this turn, of your hand as in `Discards`."""

    n: int = 1

    def amount(self, s: DcState, scope: Scope) -> int:
        return self.n * sum([_from_hand(e) and _who(e) == scope.you for cls in _DISCARDS for e in s.memory.since("turn", cls)])

    def text(self, p: Printer) -> str:
        return f"{self.n} for each card you have discarded this turn"


@dataclass(frozen=True)
class Destroys(Pattern):
    """You destroy such a card, as it was (dcdb:6.180, dcdb:1.020); with `own` one that you owned, with `anyone` any player does.

    "It" is what it has become.
    """

    filters: tuple[Trait, ...] = ()
    own: bool = False
    anyone: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Destroy,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Destroy) and event.values is not None
        if (
            (event.player != scope.you and not self.anyone)
            or not fit(self.filters, event.values)
            or (self.own and event.owner != scope.you)
        ):
            return ()
        return ((("it", (event.landed,)),),)

    def text(self, p: Printer) -> str:
        who = "a player destroys" if self.anyone else "you destroy"
        return f"when {who} {a(card_words(self.filters, p))}{' that you own' if self.own else ''} during your turn"
