"""What abilities listen to: plays, gains, draws, times, and the cost of buying."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.conditions import identity, played, plays_of
from longbox.games.dcdb.language.filters import Trait, card_words, fit, nth_word
from longbox.games.dcdb.state import HAND, LINE_UP, SUPER_VILLAINS, VILLAIN, ZONE_NAMES, DcState
from longbox.games.dcdb.state.bases import Pattern
from longbox.kernel.abilities import Bindings
from longbox.kernel.events import Event
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer, a

if TYPE_CHECKING:
    from collections.abc import Sequence

#: it matches, and binds nothing
YES: Sequence[Bindings] = ((),)


@dataclass(frozen=True)
class Plays(Pattern):
    """You play such a card (dcdb:6.352: once it has resolved), as it was then; with `nth` the so-many-eth of the turn.

    With `from_hand` only what was played from the hand counts. `different` asks for one that differs from all such played before
    (dcdb:6.185), `other` for another play than that of this card.
    """

    filters: tuple[Trait, ...] = ()
    nth: int = 0
    different: bool = False
    other: bool = False
    from_hand: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Played,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Played)
        if event.player != scope.you or not fit(self.filters, event.values):
            return ()
        if self.other and s.card(scope.this).number == event.number:
            # dcdb:6.012, dcdb:1.030 it is the play itself; the same card played again is another
            if plays_of(s, event.number) == scope.get("own plays", 0) + 1:
                return ()
        if self.from_hand and event.origin != HAND:
            return ()
        if self.nth or self.different:
            # the play itself is remembered by now
            so_far = [e for e in played(s, scope.you, self.filters) if e.origin == HAND or not self.from_hand]
            if self.nth and len(so_far) != self.nth:
                return ()
            if self.different and any(
                [identity(s, e.card, e) == identity(s, event.card, event) for e in so_far if e is not event]
            ):
                return ()
        return ((("it", (event.card,)),),)

    def text(self, p: Printer) -> str:
        words = card_words(self.filters, p) + (" from your hand" if self.from_hand else "")
        if self.nth:
            return f"when you play your {nth_word(self.nth)} {words} on each of your turns"
        words = f"{'different ' if self.different else ''}{words}"
        return f"when you play {f'another {words}' if self.other else a(words)} during your turn"


@dataclass(frozen=True)
class Gains(Pattern):
    """You buy or gain such a card, as it was where it came from (dcdb:6.096, dcdb:6.203)."""

    filters: tuple[Trait, ...] = ()
    classes: ClassVar[tuple[type, ...]] = (ev.Gain,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Gain) and event.values is not None
        if event.whose != scope.you or not fit(self.filters, event.values):
            return ()
        return ((("it", (event.landed,)),),)

    def text(self, p: Printer) -> str:
        return f"when you buy or gain {a(card_words(self.filters, p))} during your turn"


@dataclass(frozen=True)
class Buys(Gains):
    """You buy such a card from there, as it was there (dcdb:6.095, dcdb:6.096); what is only gained is not bought."""

    place: int = LINE_UP

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Gain)
        return Gains.matches(self, s, event, scope) if event.bought and event.origin == self.place else ()

    def text(self, p: Printer) -> str:
        return f"when you buy {a(card_words(self.filters, p))} from the {ZONE_NAMES[self.place]} during your turn"


@dataclass(frozen=True)
class GainsThis(Pattern):
    """You buy or gain this very card (dcdb:6.095, dcdb:6.202: once it lies where it has come)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Gain,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Gain)
        return ((("it", (event.landed,)),),) if event.landed == scope.this else ()

    def text(self, p: Printer) -> str:
        return "when you buy or gain this card"


@dataclass(frozen=True)
class Passes(Pattern):
    """You pass such a card: only what is called passing counts, and only if it has changed zones (dcdb:6.332, dcdb:6.333)."""

    filters: tuple[Trait, ...] = ()
    classes: ClassVar[tuple[type, ...]] = (ev.Pass,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Pass) and event.values is not None
        if event.player != scope.you or not fit(self.filters, event.values):
            return ()
        return ((("it", (event.landed,)),),)

    def text(self, p: Printer) -> str:
        return f"when you pass {a(card_words(self.filters, p))}"


@dataclass(frozen=True)
class Teams(Pattern):
    """You have Teamworked a foe (dcdb:6.504: once the card has resolved)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Teamworked,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Teamworked)
        return ((("it", (event.card,)), ("foe", (event.foe,))),) if event.player == scope.you else ()

    def text(self, p: Printer) -> str:
        return "when you Teamwork a foe during your turn"


@dataclass(frozen=True)
class DefeatsThis(Pattern):
    """This Super-Villain is defeated (dcdb:6.165). A Reward is what that gives to whoever defeats it (dcdb:6.415)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Gain,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Gain)
        return YES if event.landed == scope.this and event.defeated else ()

    def text(self, p: Printer) -> str:
        return "when this Villain is defeated"


@dataclass(frozen=True)
class DrawsByCard(Pattern):
    """A card (no main character: dcdb:4.010) tells you to draw one or more cards.

    It has done so as well if you do something else instead (MC:Jay Garrick (Crossover 1)#6).
    """

    classes: ClassVar[tuple[type, ...]] = (ev.Draw, ev.DrawGivenUp)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, ev.DrawGivenUp):
            return ((("it", ()),),) if event.player == scope.you and event.whole else ()
        assert isinstance(event, ev.Draw)
        return ((("it", event.drawn),),) if event.player == scope.you and event.by_card else ()

    def text(self, p: Printer) -> str:
        return "the first time in each turn of yours that a card has you draw"


@dataclass(frozen=True)
class Draws(Pattern):
    """You draw one or more cards: several drawn together are drawn once."""

    classes: ClassVar[tuple[type, ...]] = (ev.Draw,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Draw)
        return YES if event.player == scope.you and event.amount else ()

    def text(self, p: Printer) -> str:
        return "when you draw one or more cards during your turn"


@dataclass(frozen=True)
class FirstDraw(Pattern):
    """A card (no main character: dcdb:4.010) would have you draw for the first time in a turn of yours."""

    classes: ClassVar[tuple[type, ...]] = (ev.Draw,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Draw)
        if not event.by_card or event.player != scope.you or s.active != scope.you or s.over:
            return ()
        drawn = any([e.by_card and e.player == scope.you for e in s.memory.since("turn", ev.Draw)])
        given_up = any([e.player == scope.you for e in s.memory.since("turn", ev.DrawGivenUp)])
        return () if drawn or given_up else YES

    def text(self, p: Printer) -> str:
        return "the first time a card would have you draw a card during each of your turns"


@dataclass(frozen=True)
class TurnEnding(Pattern):
    """Your turn ends (dcdb:8.030)."""

    classes: ClassVar[tuple[type, ...]] = (ev.EndOfTurn,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        return YES if event.player == scope.you else ()

    def text(self, p: Printer) -> str:
        return "at the end of your turn"


@dataclass(frozen=True)
class GameEnding(Pattern):
    """The game ends (dcdb:12.010)."""

    classes: ClassVar[tuple[type, ...]] = (ev.EndOfGame,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        return YES

    def text(self, p: Printer) -> str:
        return "at the end of the game"


@dataclass(frozen=True)
class Buying(Pattern):
    """You would buy such a card; with `stacked` only of the Super-Villain stack (dcdb:6.165), with `or_stacked` also any card of it."""

    filters: tuple[Trait, ...] = ()
    stacked: bool = False
    or_stacked: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.ToBuy,)

    def matches(self, s: DcState, event: object, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.ToBuy)
        if event.player != scope.you or (self.stacked and event.origin != SUPER_VILLAINS):
            return ()
        if self.or_stacked and event.origin == SUPER_VILLAINS:
            return YES
        return YES if fit(self.filters, s.now(event.card)) else ()

    def text(self, p: Printer) -> str:
        words = f"{card_words(self.filters, p)}s"
        return "Super-Villains" if self.stacked else f"{words} and Super-Villains" if self.or_stacked else words


@dataclass(frozen=True)
class Defeating(Buying):
    """You would defeat a Villain of the Line-Up, or whatever lies face up on the Super-Villain stack (dcdb:6.160, dcdb:6.165)."""

    def matches(self, s: DcState, event: object, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.ToBuy)
        if event.player != scope.you:
            return ()
        villain = event.origin == LINE_UP and VILLAIN in s.now(event.card).types
        return YES if villain or event.origin == SUPER_VILLAINS else ()

    def text(self, p: Printer) -> str:
        return "Villains and Super-Villains"
