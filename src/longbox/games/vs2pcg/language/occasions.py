"""What powers listen to: ways of appearing and of leaving, discards, KOs that have happened, what a character has survived."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.patterns import YES, fits, it, noun
from longbox.games.vs2pcg.language.queries import ENEMY, YOURS, is_of
from longbox.games.vs2pcg.state import HAND, ROWS, PcgState
from longbox.games.vs2pcg.state.bases import Event, Filter, Pattern
from longbox.kernel.abilities import Bindings
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, noun_phrase
from longbox.kernel.text import Printer, a, joined

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class AppearsOtherwise(Pattern):
    """Such a character appears in another way than by being recruited from a hand (vs2pcg:term-appears#1)."""

    filters: tuple[Filter, ...] = ()
    classes: ClassVar[tuple[type, ...]] = (ev.Appear,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Appear)
        if event.recruited and event.origin == HAND:
            return ()
        return it(event.landed) if fits(s, event.landed, self.filters, scope) else ()

    def text(self, p: Printer) -> str:
        return f"when {a(noun_phrase(self.filters, 'character', p))} appears without having been recruited from a hand"


@dataclass(frozen=True)
class Discards(Pattern):
    """You, or an enemy, discard one or more cards at once (vs2pcg:basic-game-concepts#4)."""

    whose: str = YOURS
    classes: ClassVar[tuple[type, ...]] = (ev.Discard, ev.DiscardAtRandom)
    #: what happens at once is one occasion (see `rules.triggers.wait`)
    together: ClassVar[bool] = True

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        player = event.side if isinstance(event, ev.Discard) else event.player
        return ((("player", (player,)),),) if is_of(s, self.whose, player, scope.you) else ()

    def text(self, p: Printer) -> str:
        return f"when {'you discard' if self.whose == YOURS else 'an enemy player discards'} one or more cards"


@dataclass(frozen=True)
class WasKod(Pattern):
    """Such a character has been KO'd on that side, and lies where it has gone (vs2pcg:term-ko#1)."""

    whose: str
    kinds: tuple[str, ...] = ()
    classes: ClassVar[tuple[type, ...]] = (ev.Ko,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Ko)
        if event.origin not in ROWS or not is_of(s, self.whose, event.side, scope.you):
            return ()
        return it(event.landed) if not self.kinds or s.card(event.landed).kind in self.kinds else ()

    def text(self, p: Printer) -> str:
        words = joined([k.lower() for k in self.kinds], "or") or "character"
        head = a(words) if self.whose != ENEMY else f"an enemy {words}"
        return f"when {head}{' on your side' if self.whose == YOURS else ''} gets KO'd"


@dataclass(frozen=True)
class OneLeavesPlay(Pattern):
    """Such a character of that side leaves play (vs2pcg:basic-game-concepts#1)."""

    whose: str
    filters: tuple[Filter, ...] = ()
    classes: ClassVar[tuple[type, ...]] = (ev.Ko, ev.ToHand, ev.ToDeck, ev.Remove)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Moves)
        if not s.in_play(event.number) or not is_of(s, self.whose, s.controller(event.card), scope.you):
            return ()
        return it(event.card) if fits(s, event.card, self.filters, scope) else ()

    def text(self, p: Printer) -> str:
        return f"when {noun(self.whose, self.filters, p)} leaves play"


@dataclass(frozen=True)
class SurvivesAndKos(Pattern):
    """This character survives a combat in which it has KO'd enemy characters; "it" is what they have become (vs2pcg:term-survives#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.CombatEnding,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.CombatEnding)
        foes = s.sides(s.foes(scope.you))
        gone = [e for e in s.memory.since("combat", ev.Ko) if scope.this in e.blame and e.origin in ROWS and e.side in foes]
        if scope.this not in event.survivors or not gone:
            return ()
        return it(*[e.landed for e in gone[::-1]])

    def text(self, p: Printer) -> str:
        return f"when {p.name} KOs an enemy character in a combat and survives it"


@dataclass(frozen=True)
class TheirTurnBegins(Pattern):
    """A turn of the player bound under a name begins (vs2pcg:draw-phase#1)."""

    name: str = "player"
    classes: ClassVar[tuple[type, ...]] = (ev.BeginTurn,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        return YES if any([s.home(p) == s.home(event.player) for p in scope.get(self.name, ())]) else ()

    def text(self, p: Printer) -> str:
        return "whenever a turn of that player begins"


@dataclass(frozen=True)
class OwnersTurnBegins(Pattern):
    """A turn of the owner of the card bound as "it" begins (vs2pcg:draw-phase#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.BeginTurn,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        refs: tuple[int, ...] = scope.get("it", ())
        return YES if any([s.home(s.card(r).owner) == s.home(event.player) for r in refs]) else ()

    def text(self, p: Printer) -> str:
        return "at the start of its owner's next turn"
