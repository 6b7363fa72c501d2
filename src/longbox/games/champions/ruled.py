"""Words for cards on which the FAQ rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from longbox.games.champions import moments as mo
from longbox.games.champions.card import ALLY, EVENT
from longbox.games.champions.effects import Clear, Deal
from longbox.games.champions.further import Assign
from longbox.games.champions.patterns import NO, YES, BoostTurns, Whom, agree
from longbox.games.champions.questions import YouPlay
from longbox.games.champions.state import ChState
from longbox.kernel import plays
from longbox.kernel.abilities import Bindings, Pattern
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import Effect, EffectFrame, Verb
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import Filter, Scope, Who, walk
from longbox.kernel.text import Printer, a, joined
from longbox.kernel.windows import pending


@dataclass(frozen=True)
class DefendsUnhurt(Pattern):
    """After a character has defended and the attack's own damage has not hurt it (champions:faq:unflappable#1). Binds "it"."""

    whom: Whom
    classes: ClassVar[tuple[type, ...]] = (mo.EnemyAttacked,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        a = event.record
        if a.defender < 0 or not self.whom.meant(s, a.defender, scope):
            return NO
        if a.defender in a.hurt:
            return NO
        return ((("it", (a.enemy,)),),)

    def text(self, p: Printer) -> str:
        return f"after {agree(self.whom, 'defend', p)} against an attack that does no damage to the defender"


@dataclass(frozen=True)
class AttackIt(Verb):
    """champions:attack-player-action your identity makes an attack of so much damage, one of its own (champions:faq:dance-of-death#1)."""

    n: int
    who: Who

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        targets = tuple(r for r in self.who.refs(s, scope) if s.alive(r))
        n = self.n + int(scope.get("more damage", 0))
        return [mo.Attack(s.identity_ref(scope.you), targets, scope.you, source=scope.this, amount=n)] if targets else []

    def text(self, p: Printer) -> str:
        return f"{p.verb('attack')} {self.who.text(p)} for {self.n} damage"


@dataclass(frozen=True)
class IconsTurn(BoostTurns):
    """A boost card with icons is turned face up; binds "icons" to how many (champions:faq:attacrobatics#1: not without any)."""

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((("it", (event.card,)), ("icons", event.icons)),) if event.icons else NO


@dataclass(frozen=True)
class PlaysEvent(Pattern):
    """You play an event (it commences being played, champions:initiating-abilities#6), one with a trait. Binds "it" to it."""

    trait: str = ""
    classes: ClassVar[tuple[type, ...]] = (mo.Initiate,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if not event.played or event.player != scope.you or event.source < 0:
            return NO
        v = s.get(event.source).printed.faces[0].values
        if v.kind != EVENT or (self.trait and self.trait not in v.traits):
            return NO
        return ((("it", (event.source,)),),)

    def text(self, p: Printer) -> str:
        return f"when you play {a(f'{self.trait} event'.strip())}"


class EventRaised(plays.Choices):
    """An event that commences being played will do more with each instance of its damage, or of the threat it removes."""

    __slots__ = ("n", "what")
    rule = "champions:faq:embiggen#1"

    def __init__(self, item: int, scope: Scope, what: str, n: int) -> None:
        super().__init__(item, scope)
        self.what = what
        self.n = n

    def told(self, s: ChState, seat: int) -> str:
        return f"It deals {self.n} more damage" if self.what == "damage" else f"It removes {self.n} more threat"


@dataclass(frozen=True)
class RaiseEvent(Verb):
    """champions:faq:embiggen#1, champions:faq:shrink#1 the event being played does so much more of its "damage", or "threat" removed.

    Every instance of it; without any there is nothing to raise. It is kept with the play, since what it deals comes later.
    """

    n: int
    what: str = "damage"

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        event = pending(s, scope)
        if not isinstance(event, mo.Initiate):
            return []
        play = s.get(event.item)
        key = f"more {self.what}"
        return [EventRaised(event.item, play.scope.bind(key, play.scope.get(key, 0) + self.n), self.what, self.n)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        event = pending(s, scope)
        kinds = (Deal, AttackIt, Assign) if self.what == "damage" else (Clear,)
        if isinstance(event, mo.Initiate) and any(isinstance(n, kinds) for n in walk(s.get(event.item).ability.effect)):
            return None
        return Objection(
            "champions:ability#3", f"that event {'deals no damage' if self.what == 'damage' else 'removes no threat'}"
        )

    def text(self, p: Printer) -> str:
        what = "damage that event deals" if self.what == "damage" else "threat that event removes"
        return f"{p.verb('increase')} the amount of {what} by {self.n}"


@dataclass(frozen=True)
class TurnEnds(Pattern):
    """Your turn ends."""

    classes: ClassVar[tuple[type, ...]] = (mo.EndTurn,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return YES if event.player == scope.you else NO

    def text(self, p: Printer) -> str:
        return "when your turn ends"


@dataclass(frozen=True)
class FirstAlly(YouPlay):
    """champions:faq:steve-rogers#2 an ally is played that is the first of the round, whoever plays it."""

    kinds: frozenset[str] = frozenset({ALLY})
    anyone: bool = True
    words: str = "the first ally played each round"

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if any(s.was(e.card).printed.kind == ALLY for e in s.memory.since("round", mo.Played)):
            return NO
        return super().matches(s, event, scope)


@dataclass(frozen=True)
class ByIcons(Effect):
    """For each card just discarded a part, by how many boost icons it has; the last of them for as many or more.

    champions:faq:hex-bolt#1: all have been discarded before. Parts that differ resolve in an order that you choose (MC-A2).
    """

    parts: tuple[Effect, ...]

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.pos == 0 and f.data is None:
            f.pos = 5
            cards = f.scope.get("cards", ())
            return happen(s, *[mo.CountIcons(r, s.get(r).printed.faces[0].boost, f.scope.you) for r in cards]) if cards else DONE
        if f.pos == 5:
            f.pos = 0
            icons = [e.icons for e in s.outcome.events if isinstance(e, mo.CountIcons)]
            f.data = tuple(sorted(min(n, len(self.parts) - 1) for n in icons))
        elif f.pos == 1:
            kinds = tuple(dict.fromkeys(f.data))
            chosen = kinds[s.answer[0]]
            at = f.data.index(chosen)
            f.data = (*f.data[:at], *f.data[at + 1 :])
            f.pos = 0
            # each chooses for itself
            return EffectFrame(self.parts[chosen], f.scope.copy())
        if not f.data:
            return DONE
        f.pos = 1
        you = f.scope.you
        shape = Pick(tuple(self.parts[k] for k in dict.fromkeys(f.data)))
        rule = "champions:faq:hex-bolt#1"
        return Decision(you, s.game.seat_of(s, you), rule, "order", shape, (f.scope.this,), "Which first?")

    def text(self, p: Printer) -> str:
        last = len(self.parts) - 1
        lines = [f"{k}{'+' if k == last else ''}, {part.text(p)}" for k, part in enumerate(self.parts)]
        return f"for each of those cards, by its number of boost icons: {'; '.join(lines)}"


@dataclass(frozen=True)
class IconsCounted(Pattern):
    """The boost icons on an encounter card are about to be counted."""

    classes: ClassVar[tuple[type, ...]] = (mo.CountIcons,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((("it", (event.card,)),),) if s.get(event.card).owner < 0 else NO

    def text(self, p: Printer) -> str:
        return "when the boost icons of an encounter card would be counted"


@dataclass(frozen=True)
class CountInstead(Verb):
    """champions:replacement-effect the boost icons on the card just discarded are counted instead."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        found = scope.get("cards", ())
        waiting = isinstance(pending(s, scope), mo.CountIcons)
        return [mo.IconsInstead(scope.get("pending"), found[0], scope.you, scope.this)] if found and waiting else []

    def text(self, p: Printer) -> str:
        return f"{p.verb('count')} those of that card instead"


@dataclass(frozen=True)
class EventOf(Filter):
    """An event with one of these traits."""

    traits: tuple[str, ...]
    place: ClassVar[str] = "noun"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        v = s.things[number].printed.faces[0].values
        return v.kind == EVENT and any(t in v.traits for t in self.traits)

    def text(self, p: Printer) -> str:
        return f"{joined(self.traits, 'or')} event"


@dataclass(frozen=True)
class PlaysOfAspect(Pattern):
    """You play a card of this aspect (champions:aspect-card)."""

    aspect: str
    classes: ClassVar[tuple[type, ...]] = (mo.Initiate,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        mine = event.played and event.player == scope.you and event.source >= 0
        return YES if mine and s.get(event.source).printed.faction == self.aspect else NO

    def text(self, p: Printer) -> str:
        return f"when you play {a(self.aspect.capitalize())} card"
