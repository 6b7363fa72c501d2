"""Attacks on foes (dcdb:6.060), and what attacks do to hands all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.abilities import Triggers, attack_words
from longbox.games.dcdb.language.patterns import YES
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.language.verbs.lasting import this_turn
from longbox.games.dcdb.language.wording import their
from longbox.games.dcdb.state import HAND, DcState
from longbox.games.dcdb.state.bases import Condition, Effect, Pattern
from longbox.kernel.abilities import Bindings
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame, Repeat
from longbox.kernel.events import Event, Outcome, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Fixed, Scope
from longbox.kernel.text import Printer, counted


@dataclass(frozen=True)
class AttackFoes(DcVerb):
    """Attack each foe (dcdb:6.060; dcdb:6.099 also where one would be chosen): what it does is done by each in turn."""

    effect: Effect
    attacks: ClassVar[bool] = True
    rule = "dcdb:6.060"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.Attack(scope.you, scope.this, s.foes(scope.you), self.effect, scope)]

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = [e for e in outcome.events if isinstance(e, ev.Attacked)] if outcome is not None else []
        return scope.bind("attack", found[0].serial if found else -2).bind("done", found[0].done if found else ())

    def text(self, p: Printer) -> str:
        return f"Attack: {attack_words(self.effect, None, p, 'each foe')}".removesuffix(".")


@dataclass(frozen=True)
class NoFoeDid(Condition):
    """No foe has done what the attack before says: all have avoided it, or could not."""

    def holds(self, s: DcState, scope: Scope) -> bool:
        return not scope.get("done", ())

    def text(self, p: Printer) -> str:
        return "no foe does"


@dataclass(frozen=True)
class SomeFoeDidNot(Condition):
    """One foe or more has not done what the attack before says."""

    def holds(self, s: DcState, scope: Scope) -> bool:
        done = scope.get("done", ())
        return any([foe not in done for foe in s.foes(scope.you)])

    def text(self, p: Printer) -> str:
        return "one or more foes do not"


@dataclass(frozen=True)
class Attacks(Pattern):
    """You have attacked (dcdb:6.065), with a card that is played or with an ability."""

    classes: ClassVar[tuple[type, ...]] = (ev.Attacked,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        return YES if event.player == scope.you else ()

    def text(self, p: Printer) -> str:
        return "when you Attack during your turn"


@dataclass(frozen=True)
class PerAttack(Effect):
    """Something for each attack that you have made this turn, and again whenever you make another (GC:Nax (Rivals 2)#2)."""

    part: Effect

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            so_far = len([e for e in s.memory.since("turn", ev.Attacked) if e.player == f.scope.you])
            return f.child(Repeat(Fixed(so_far), self.part)) if so_far else None
        if f.pos == 2:
            return happen(s, this_turn(Triggers(Attacks(), self.part), f.scope))
        return DONE

    def text(self, p: Printer) -> str:
        return f"{self.part.text(p)} for each Attack you make or have made this turn"


@dataclass(frozen=True)
class AttackHits(Pattern):
    """One or more foes of yours did not avoid an attack, whoever attacked (dcdb:6.065)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Attacked,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Attacked)
        return YES if any([p != scope.you for p in event.hit]) else ()

    def text(self, p: Printer) -> str:
        return "when one or more foes fail to avoid an Attack during your turn"


@dataclass(frozen=True)
class Received(Condition):
    """You were handed a card of this attack with at least such a cost."""

    cost: int

    def holds(self, s: DcState, scope: Scope) -> bool:
        return any(
            [
                e.whose == scope.you and e.values is not None and e.values.cost >= self.cost
                for e in s.memory.since("attack", ev.HandOver)
                if e.source == scope.this
            ]
        )

    def text(self, p: Printer) -> str:
        return f"the card {'you' if p.person == 'you' else 'they'} received has cost {self.cost} or greater"


@dataclass(frozen=True)
class ChooseToDeal(Effect):
    """Choose cards of the hand and lay them down; they are added to those "dealt" of all players."""

    n: int

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        you = f.scope.you
        if f.pos == 0:
            hand = tuple([s.ref(n) for n in s.zone(you, HAND)])
            if not hand:
                return DONE
            f.pos = 1
            f.data = hand
            return Decision(
                you,
                s.game.seat_of(s, you),
                "dcdb:2.010",
                "choose",
                Pick(hand, self.n, self.n),
                (f.scope.this,),
                "Lay down which cards?",
            )
        if f.pos == 1:
            f.pos = 2
            return happen(s, ev.LaidDown(you, tuple([f.data[i] for i in s.answer]), f.scope.this))
        return DONE

    def text(self, p: Printer) -> str:
        them = "them" if self.n > 1 else "it"
        return (
            f"{p.subject()}{p.verb('choose')} {counted(self.n, 'card')} from {their(p)} hand and {p.verb('lay')} {them} face down"
        )


@dataclass(frozen=True)
class DealBack(DcVerb):
    """What was laid down is shuffled and dealt back, as many to each player as it has laid down: done once, for all."""

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        given = [(e.player, r) for e in s.memory.since("attack", ev.LaidDown) if e.source == scope.this for r in e.cards]
        first = scope.get("first hit", -1)
        return [ev.Dealt(tuple(given[::-1]), scope.this)] if scope.you == first else []

    def text(self, p: Printer) -> str:
        outer, p.person = p.person, "you"
        words = "shuffle all of those cards, then deal as many back to each player"
        p.person = outer
        return words
