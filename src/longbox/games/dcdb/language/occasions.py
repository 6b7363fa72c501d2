"""What abilities listen to besides plays and gains of any kind: the first play of a turn, a card's own end, points, attacks that hit."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.conditions import played
from longbox.games.dcdb.language.filters import card_words
from longbox.games.dcdb.language.patterns import YES, Gains, Plays
from longbox.games.dcdb.language.times import AvoidsAttack
from longbox.games.dcdb.state import HAND, LINE_UP, ZONE_NAMES, DcState
from longbox.games.dcdb.state.bases import Pattern
from longbox.kernel.abilities import Bindings
from longbox.kernel.events import Event
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a, number_word

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class PlaysFirst(Plays):
    """The first card that you play in a turn (dcdb:2.020) is such a card, as it was then."""

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        return Plays.matches(self, s, event, scope) if len(played(s, scope.you, ())) == 1 else ()

    def text(self, p: Printer) -> str:
        return f"when the first card that you play in one of your turns is {a(card_words(self.filters, p))}"


@dataclass(frozen=True)
class PlaysRun(Pattern):
    """You play a card, and with others played this turn its cost is one of so many that follow each other (dcdb:1.022).

    In whatever order they were played, and whatever was played between them; each play counts once.
    """

    length: int
    classes: ClassVar[tuple[type, ...]] = (ev.Played,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Played)
        if event.player != scope.you:
            return ()
        costs = {e.values.cost for e in played(s, scope.you, ()) if e is not event}
        cost = event.values.cost
        starts = range(cost - self.length + 1, cost + 1)
        runs = [all([c == cost or c in costs for c in range(first, first + self.length)]) for first in starts]
        return YES if any(runs) else ()

    def text(self, p: Printer) -> str:
        return f"when you play {number_word(self.length)} cards with consecutive costs during your turn"


@dataclass(frozen=True)
class GainsFrom(Gains):
    """You buy or gain such a card from there, as it was there (dcdb:6.096, dcdb:6.203)."""

    place: int = LINE_UP

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Gain)
        return Gains.matches(self, s, event, scope) if event.origin == self.place else ()

    def text(self, p: Printer) -> str:
        words = a(card_words(self.filters, p))
        return f"when you buy or gain {words} from the {ZONE_NAMES[self.place]} during your turn"


@dataclass(frozen=True)
class DestroysThis(Pattern):
    """You destroy this very card, wherever it is (dcdb:6.180); dcdb:5.030 also where it stays since somebody else owns it."""

    classes: ClassVar[tuple[type, ...]] = (ev.Destroy,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Destroy)
        return YES if event.landed == scope.this and event.player == scope.you else ()

    def text(self, p: Printer) -> str:
        return "when you destroy this card in any zone"


@dataclass(frozen=True)
class GainsPoints(Pattern):
    """You gain victory points (dcdb:6.550)."""

    classes: ClassVar[tuple[type, ...]] = (ev.GainPoints,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.GainPoints)
        return YES if event.player == scope.you and event.amount > 0 else ()

    def text(self, p: Printer) -> str:
        return "when you gain VP during your turn"


@dataclass(frozen=True)
class AvoidsByDefense(AvoidsAttack):
    """You avoid an attack with the Defense of a card (dcdb:6.170), which is where it has come by that (MC:John Diggle (Crossover 2)#3)."""

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Avoided)
        by_card = event.word == "Defense" and s.card(event.card).printed.is_card
        return AvoidsAttack.matches(self, s, event, scope) if by_card else ()

    def text(self, p: Printer) -> str:
        return "when you use a Defense to avoid an Attack"


@dataclass(frozen=True)
class Destroying(Pattern):
    """You would destroy a card during your turn (dcdb:6.180)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Destroy,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Destroy)
        return YES if event.player == scope.you == s.active and not s.over else ()

    def text(self, p: Printer) -> str:
        return "you may not destroy cards during your turn"


@dataclass(frozen=True)
class FailToAvoid(Pattern):
    """One or more foes do not avoid an attack that is part of what a card does as you play it (dcdb:6.065, dcdb:2.020).

    An attack of an ability that is used later, or of a main character (dcdb:4.010), is no attack that is played.
    """

    classes: ClassVar[tuple[type, ...]] = (ev.Attacked,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Attacked)
        played_now = event.source & NUMBER_MASK in s.playing
        return YES if event.player == scope.you and event.hit and played_now else ()

    def text(self, p: Printer) -> str:
        return "when an Attack that you play during your turn is not avoided by all foes"


@dataclass(frozen=True)
class PassesOrDiscards(Pattern):
    """You pass a card from any zone (dcdb:6.332), or discard one of your hand (dcdb:6.192)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Pass, ev.Discard, ev.DiscardAtRandom)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, ev.Discard):
            return YES if event.whose == scope.you and event.origin == HAND else ()
        assert isinstance(event, (ev.Pass, ev.DiscardAtRandom))
        return YES if event.player == scope.you else ()

    def text(self, p: Printer) -> str:
        return "when you pass a card or discard one from your hand during your turn"
