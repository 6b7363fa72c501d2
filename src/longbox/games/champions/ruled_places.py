"""Words for cards on which the FAQ rules: cards that lie under others, come off the pile, or go elsewhere than they should."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from longbox.games.champions import befall, moments as mo, moves as mv
from longbox.games.champions.card import ENEMIES, HERO, VILLAIN
from longbox.games.champions.effects import ActivationGains, Doing
from longbox.games.champions.patterns import NO, YES
from longbox.games.champions.questions import PlayFrom, YouPlay
from longbox.games.champions.revealing import duplicate
from longbox.games.champions.state import DECK, ENCOUNTER_DECK, HAND, UNDER, ChState
from longbox.games.champions.words import InPlay, Named
from longbox.kernel.abilities import Bindings, Pattern
from longbox.kernel.actions import Objection
from longbox.kernel.events import Event
from longbox.kernel.queries import Filter, Scope, Who
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class FromHere(YouPlay):
    """You play a card that lies face up on this one: with MayAlso, a permission (champions:play-restrictions#2)."""

    asks: type = PlayFrom
    words: str = "cards attached to this card"

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        n = event.card & NUMBER_MASK
        if s.place(n) != 100 + UNDER or s.things[n].host != scope.this:
            return NO
        return super().matches(s, event, scope)


@dataclass(frozen=True)
class LayOnThis(Doing):
    """Cards are put face up under this one, or attached to it without being in play.

    champions:faq:marked-for-death#1: with `unique` not one whose double is in play.
    """

    who: Who
    unique: bool = False
    said: str = "attach it faceup to this card"

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return mv.PutUnder(ref, scope.this, scope.you, scope.this, up=True)

    def targets(self, s: ChState, scope: Scope) -> Sequence[int]:
        found = super().targets(s, scope)
        if not self.unique:
            return found
        return [r for r in found if s.in_play(r & NUMBER_MASK) or duplicate(s, s.get(r).printed.faces[0].values) < 0]

    def text(self, p: Printer) -> str:
        return self.said


@dataclass(frozen=True)
class EveryCopy(Who):
    """The card of this title that lies under this one, and every copy in play (champions:faq:marked-for-death#1)."""

    title: str

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        under = [n for n in s.common(UNDER) if s.things[n].host == scope.this and s.things[n].printed.name == self.title]
        return [s.ref(n) for n in (*under, *InPlay(frozenset(), (Named(self.title),)).numbers(s, scope))]

    def text(self, p: Printer) -> str:
        return self.title


@dataclass(frozen=True)
class PlayerOf(Who):
    """The player whose identity has a side of this title."""

    title: str

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return [q for q in s.in_order() if any(f.values.name == self.title for f in s.identity(q).printed.faces)]

    def text(self, p: Printer) -> str:
        return f"the {self.title} player"


@dataclass(frozen=True)
class DiscardedFromPlay(Pattern):
    """A card in play would go to a discard pile. Binds "it"."""

    classes: ClassVar[tuple[type, ...]] = (mv.Discard,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((("it", (event.card,)),),) if s.alive(event.card) else NO

    def text(self, p: Printer) -> str:
        return "when a card in play would go to a discard pile"


@dataclass(frozen=True)
class HandDiscarded(Pattern):
    """champions:you-your#9 you, the player, have discarded a card from your hand, for its resources too (champions:resource#1)."""

    classes: ClassVar[tuple[type, ...]] = (mv.Discard, mv.Spend, mv.RandomDiscard)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, mv.RandomDiscard):
            return YES if event.player == scope.you and event.cards else NO
        return YES if event.origin == HAND and s.get(event.fresh).owner == scope.you else NO

    def text(self, p: Printer) -> str:
        return "after you discard a card from your hand"


@dataclass(frozen=True)
class CollectIt(Doing):
    """Cards go face up into the Collection."""

    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return mv.Collect(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('put')} {self.who.text(p)} faceup into the Collection"


@dataclass(frozen=True)
class DealsExcess(Pattern):
    """champions:excess-damage you have dealt an enemy more damage than it had hit points left."""

    classes: ClassVar[tuple[type, ...]] = (befall.Damage, befall.Moved)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        mine = scope.you in s.order and event.by == s.identity_ref(scope.you)
        return YES if mine and event.excess > 0 and s.seen(event.to).kind in ENEMIES else NO

    def text(self, p: Printer) -> str:
        return "after you deal excess damage to an enemy"


@dataclass(frozen=True)
class Spent(Pattern):
    """champions:resource#1 you have spent this card for its resources."""

    classes: ClassVar[tuple[type, ...]] = (mv.Spend,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return YES if event.fresh == scope.this and event.player == scope.you else NO

    def text(self, p: Printer) -> str:
        return "after you spend this card"


@dataclass(frozen=True)
class ToTopIt(Doing):
    """Cards go on top of their owner's deck (champions:deck#1)."""

    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return mv.ToTop(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('put')} {self.who.text(p)} on top of {p.their()} deck"


@dataclass(frozen=True)
class HostHurtBy(Pattern):
    """A hero or villain has dealt so much damage or more to what this is attached to, with one attack. Binds "it" to who did."""

    least: int
    classes: ClassVar[tuple[type, ...]] = (mo.Attacked, mo.EnemyAttacked)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        hit = event.record.hit if isinstance(event, mo.EnemyAttacked) else event.strike.hit
        host = s.was(scope.this).host
        if sum(n for r, n in hit if r == host) < self.least or s.seen(event.by).kind not in (HERO, VILLAIN):
            return NO
        return ((("it", (event.by,)),),)

    def text(self, p: Printer) -> str:
        return f"after one attack of a hero or villain deals attached character {self.least} or more damage"


@dataclass(frozen=True)
class AttachItTo(Doing):
    """champions:attach-to this card, in play, is attached to another."""

    who: Who
    noun: str

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return mv.Attach(scope.this, ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('attach')} {p.name} to {self.noun}"


@dataclass(frozen=True)
class IdentitySpecific(Filter):
    """champions:identity-specific-card a card of an identity's own, and of no aspect."""

    place: ClassVar[str] = "before"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].printed.faction == "hero")

    def text(self, p: Printer) -> str:
        return "hero-specific"


@dataclass(frozen=True)
class NoDamage(ActivationGains):
    """champions:prevent all damage from the attack that initiates is prevented."""

    word: str = befall.HARMLESS

    def text(self, p: Printer) -> str:
        return f"{p.verb('prevent')} all damage from this attack"


@dataclass(frozen=True)
class LookAtTop(Doing):
    """champions:look you look at the top card of a player's deck, or without one of the encounter deck."""

    who: Who | None = None

    def whos(self) -> Sequence[Who]:
        return () if self.who is None else (self.who,)

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        players = () if self.who is None else tuple(r & NUMBER_MASK for r in self.who.refs(s, scope))
        decks = [s.zone(q, DECK) for q in players] if self.who is not None else [s.common(ENCOUNTER_DECK)]
        found = tuple(s.ref(n) for deck in decks for n in deck[:1])
        return [mv.LookAt(scope.you, found, scope.this)] if found else []

    def able(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.zone(number, DECK))

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if self.who is None:
            return None if s.common(ENCOUNTER_DECK) else Objection("champions:ability#3", "that deck is empty")
        found = any(s.zone(q, DECK) for q in s.in_order())
        return None if found else Objection("champions:ability#3", "those decks are empty")

    def text(self, p: Printer) -> str:
        whose = "the encounter deck" if self.who is None else f"{self.who.text(p)}'s deck"
        return f"{p.verb('look')} at the top card of {whose}"
