"""When cards are played, revealed, turned, enter and leave play; when a phase or turn ends.

Also champions:triggering-condition.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.language.patterns.subjects import NO, YES
from longbox.games.champions.state import EVENT, HAND, TREACHERY
from longbox.games.champions.state.bases import Pattern
from longbox.kernel.nodes import dataclass
from longbox.kernel.text import a

if TYPE_CHECKING:
    from longbox.games.champions.language.patterns.subjects import Whom
    from longbox.games.champions.state import ChState
    from longbox.kernel.abilities import Bindings
    from longbox.kernel.queries import Scope
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Enters(Pattern):
    """champions:enters-play a card enters play. Binds "it"."""

    whom: Whom
    played: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.EnterPlay,)

    def matches(self, s: ChState, event: ev.EnterPlay, scope: Scope) -> Sequence[Bindings]:
        if self.played and event.how != "play":
            return NO
        return ((("it", (event.card,)),),) if s.alive(event.card) and self.whom.meant(s, event.card, scope) else NO

    def text(self, p: Printer) -> str:
        return f"after {self.whom.text(p)} enters play"


@dataclass(frozen=True)
class Plays(Pattern):
    """You, the player, have played a card (champions:you-your#9): this one, or one of a kind. Binds "it"."""

    whom: Whom
    classes: ClassVar[tuple[type, ...]] = (ev.Played,)

    def matches(self, s: ChState, event: ev.Played, scope: Scope) -> Sequence[Bindings]:
        ref = event.made if event.made >= 0 else event.card
        return ((("it", (ref,)),),) if event.player == scope.you and self.whom.meant(s, ref, scope) else NO

    def text(self, p: Printer) -> str:
        return f"after you play {self.whom.text(p)}"


@dataclass(frozen=True)
class Engages(Pattern):
    """champions:engage a minion engages a player. Binds "it" to the minion."""

    whom: Whom
    you: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Engage,)

    def matches(self, s: ChState, event: ev.Engage, scope: Scope) -> Sequence[Bindings]:
        if self.you and event.player != scope.you:
            return NO
        found = (("it", (event.card,)), ("player", event.player))
        return (found,) if s.alive(event.card) and self.whom.meant(s, event.card, scope) else NO

    def text(self, p: Printer) -> str:
        return f"after {self.whom.text(p)} engages {'you' if self.you else 'a player'}"


@dataclass(frozen=True)
class IsRevealed(Pattern):
    """champions:reveal a card is revealed from the encounter deck, of this type (any without one). Binds "it"."""

    kind: str = ""
    you: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Reveal,)

    def matches(self, s: ChState, event: ev.Reveal, scope: Scope) -> Sequence[Bindings]:
        if (
            event.origin != "deck"
            or (self.kind and s.now(event.card).kind != self.kind)
            or (self.you and event.player != scope.you)
        ):
            return NO
        return ((("it", (event.card,)), ("player", event.player)),)

    def text(self, p: Printer) -> str:
        what = "a treachery" if self.kind == TREACHERY else a(self.kind) if self.kind else "a card"
        return f"when {'you reveal ' + what if self.you else what + ' is revealed'} from the encounter deck"


@dataclass(frozen=True)
class FormChanges(Pattern):
    """champions:form you have changed form; with `to_this` to this very side."""

    to_this: bool = True
    classes: ClassVar[tuple[type, ...]] = (ev.ChangeForm,)

    def matches(self, s: ChState, event: ev.ChangeForm, scope: Scope) -> Sequence[Bindings]:
        return YES if event.player == scope.you else NO

    def text(self, p: Printer) -> str:
        return "after you change to this form" if self.to_this else "after you change form"


@dataclass(frozen=True)
class BoostTurns(Pattern):
    """champions:boost a boost card is turned face up; `icons` only one with boost icons. Binds "it"."""

    icons: bool = True
    classes: ClassVar[tuple[type, ...]] = (ev.TurnBoost,)

    def matches(self, s: ChState, event: ev.TurnBoost, scope: Scope) -> Sequence[Bindings]:
        if self.icons and not s.card(event.card).printed.faces[0].boost:
            return NO
        return ((("it", (event.card,)),),)

    def text(self, p: Printer) -> str:
        return "when a boost card is turned face up"


@dataclass(frozen=True)
class AtEnd(Pattern):
    """At the end of a round, of a phase, of your turn, or of an activation."""

    of: str = "round"
    key: int = -1

    def listens(self) -> Sequence[type]:
        if self.of == "round":
            return (ev.EndRound,)
        if self.of == "turn":
            return (ev.EndTurn,)
        return (ev.EnemyAttacked, ev.EnemySchemed, ev.Broken) if self.of == "activation" else (ev.EndPhase,)

    def matches(
        self, s: ChState, event: ev.EndRound | ev.EndPhase | ev.EndTurn | ev.EndActivation, scope: Scope
    ) -> Sequence[Bindings]:
        if isinstance(event, ev.EndActivation):
            return YES if event.record.key == scope.get("activation key") else NO
        if self.of == "turn":
            return YES if event.player == scope.you else NO
        return YES

    def text(self, p: Printer) -> str:
        return f"at the end of {'this attack' if self.of == 'activation' else 'your turn' if self.of == 'turn' else 'the ' + self.of}"


@dataclass(frozen=True)
class Leaves(Pattern):
    """champions:leaves-play a card leaves play, wherever it goes. Binds "it"."""

    whom: Whom
    classes: ClassVar[tuple[type, ...]] = (
        ev.Discard, ev.ToHand, ev.IntoDeck, ev.ToTop, ev.Remove, ev.ToVictory, ev.SetAside, ev.PutUnder,
    )  # fmt: skip

    def matches(self, s: ChState, event: ev.Put | ev.PutUnder, scope: Scope) -> Sequence[Bindings]:
        if not (s.alive(event.card) or event.card in s.past):
            return NO
        return ((("it", (event.card,)),),) if self.whom.meant(s, event.card, scope) else NO

    def text(self, p: Printer) -> str:
        return f"when {self.whom.text(p)} leaves play"


@dataclass(frozen=True)
class IconsTurn(BoostTurns):
    """A boost card with icons is turned face up; binds "icons" to how many (champions:faq:attacrobatics#1: not without any)."""

    def matches(self, s: ChState, event: ev.TurnBoost, scope: Scope) -> Sequence[Bindings]:
        return ((("it", (event.card,)), ("icons", event.icons)),) if event.icons else NO


@dataclass(frozen=True)
class PlaysEvent(Pattern):
    """You play an event (it commences being played, champions:initiating-abilities#6), one with a trait. Binds "it" to it."""

    trait: str = ""
    classes: ClassVar[tuple[type, ...]] = (ev.Initiate,)

    def matches(self, s: ChState, event: ev.Initiate, scope: Scope) -> Sequence[Bindings]:
        if not event.played or event.player != scope.you or event.source < 0:
            return NO
        v = s.card(event.source).printed.faces[0].values
        if v.kind != EVENT or (self.trait and self.trait not in v.traits):
            return NO
        return ((("it", (event.source,)),),)

    def text(self, p: Printer) -> str:
        return f"when you play {a(f'{self.trait} event'.strip())}"


@dataclass(frozen=True)
class TurnEnds(Pattern):
    """Your turn ends."""

    classes: ClassVar[tuple[type, ...]] = (ev.EndTurn,)

    def matches(self, s: ChState, event: ev.EndTurn, scope: Scope) -> Sequence[Bindings]:
        return YES if event.player == scope.you else NO

    def text(self, p: Printer) -> str:
        return "when your turn ends"


@dataclass(frozen=True)
class IconsCounted(Pattern):
    """The boost icons on an encounter card are about to be counted."""

    classes: ClassVar[tuple[type, ...]] = (ev.CountIcons,)

    def matches(self, s: ChState, event: ev.CountIcons, scope: Scope) -> Sequence[Bindings]:
        return ((("it", (event.card,)),),) if s.card(event.card).owner < 0 else NO

    def text(self, p: Printer) -> str:
        return "when the boost icons of an encounter card would be counted"


@dataclass(frozen=True)
class PlaysOfAspect(Pattern):
    """You play a card of this aspect (champions:aspect-card)."""

    aspect: str
    classes: ClassVar[tuple[type, ...]] = (ev.Initiate,)

    def matches(self, s: ChState, event: ev.Initiate, scope: Scope) -> Sequence[Bindings]:
        mine = event.played and event.player == scope.you and event.source >= 0
        return YES if mine and s.card(event.source).printed.faction == self.aspect else NO

    def text(self, p: Printer) -> str:
        return f"when you play {a(self.aspect.capitalize())} card"


@dataclass(frozen=True)
class DiscardedFromPlay(Pattern):
    """A card in play would go to a discard pile. Binds "it"."""

    classes: ClassVar[tuple[type, ...]] = (ev.Discard,)

    def matches(self, s: ChState, event: ev.Discard, scope: Scope) -> Sequence[Bindings]:
        return ((("it", (event.card,)),),) if s.alive(event.card) else NO

    def text(self, p: Printer) -> str:
        return "when a card in play would go to a discard pile"


@dataclass(frozen=True)
class HandDiscarded(Pattern):
    """champions:you-your#9 you, the player, have discarded a card from your hand, for its resources too (champions:resource#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Discard, ev.Spend, ev.RandomDiscard)

    def matches(self, s: ChState, event: ev.Discard | ev.RandomDiscard, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, ev.RandomDiscard):
            return YES if event.player == scope.you and event.cards else NO
        return YES if event.origin == HAND and s.card(event.fresh).owner == scope.you else NO

    def text(self, p: Printer) -> str:
        return "after you discard a card from your hand"


@dataclass(frozen=True)
class Spent(Pattern):
    """champions:resource#1 you have spent this card for its resources."""

    classes: ClassVar[tuple[type, ...]] = (ev.Spend,)

    def matches(self, s: ChState, event: ev.Spend, scope: Scope) -> Sequence[Bindings]:
        return YES if event.fresh == scope.this and event.player == scope.you else NO

    def text(self, p: Printer) -> str:
        return "after you spend this card"
