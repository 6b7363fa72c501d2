"""What an attacker does with the hands of those attacked; what is discarded until it is enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.conditions import identity
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.language.verbs.cards import PutIt
from longbox.games.dcdb.language.wording import their
from longbox.games.dcdb.state import DECK, HAND, RESERVE, DcState
from longbox.games.dcdb.state.bases import Effect, Event
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, Who
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, possessive


@dataclass(frozen=True)
class CasterLooksAtHand(DcVerb):
    """Whoever attacks looks at your hand (dcdb:3.020); nobody else sees it."""

    rule = "dcdb:3.020"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.LookAtHand(scope.you, scope.get("caster", scope.you), scope.this)]

    def text(self, p: Printer) -> str:
        return f"look at {possessive(p.person)} hand"


@dataclass(frozen=True)
class CasterPuts(PutIt):
    """Whoever attacks chooses cards of yours, which are put somewhere of yours; who has chosen them knows which they are."""

    def chooser(self, s: DcState, scope: Scope) -> int:
        caster: int = scope.get("caster", scope.you)
        return caster

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        at = self.at if self.kind == DECK else None
        return ev.PutChosen(ref, self.kind, scope.you, at, self.chooser(s, scope), scope.this)

    def text(self, p: Printer) -> str:
        return f"put {self.who.text(p)} {self.rest(p)}"


@dataclass(frozen=True)
class DiscardUntil(Effect):
    """Discard cards of the hand one by one until those discarded have a total cost, or the hand is empty (dcdb:6.190).

    `emptied` is what comes of it if the hand has become empty by this.
    """

    cost: int
    emptied: Effect
    rule: ClassVar[str] = "dcdb:6.190"

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        # data: the cost so far, and the cards asked about; pos 1: asked, 2: one is discarded, 3: the hand was emptied
        if f.pos == 3:
            return DONE
        you = f.scope.you
        so_far, asked = f.data or (0, ())
        if f.pos == 1:
            f.pos = 2
            return happen(s, ev.Discard(asked[s.answer[0]], you, you, f.scope.this))
        if f.pos == 2:
            so_far += sum([e.values.cost for e in s.outcome.events if isinstance(e, ev.Discard) and e.values is not None])
        hand = tuple([s.ref(n) for n in s.zone(you, HAND)])
        f.data = (so_far, hand)
        if hand and so_far < self.cost:
            f.pos = 1
            seat = s.game.seat_of(s, you)
            return Decision(you, seat, self.rule, "choose", Pick(hand, 1, 1), (f.scope.this,), "Discard which card?")
        if hand or f.pos == 0:
            return DONE
        f.pos = 3
        return f.child(self.emptied)

    def text(self, p: Printer) -> str:
        words = (
            f"{p.subject()}{p.verb('discard')} cards from {their(p)} hand one by one until those have a total cost of "
            f"{self.cost} or greater. If that empties {their(p)} hand, "
        )
        outer, p.person = p.person, "you" if p.person == "you" else "they"
        words += self.emptied.text(p)
        p.person = outer
        return words


@dataclass(frozen=True)
class DiscardDuplicates(DcVerb):
    """Discard cards until your hand has no duplicates: of cards that are not different (dcdb:6.185) one stays."""

    rule: ClassVar[str] = "dcdb:6.190"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        hand = s.zone(scope.you, HAND)
        kept = [identity(s, n) for n in hand]
        twice = [n for i, n in enumerate(hand) if kept[i] in kept[:i]]
        return [ev.Discard(s.ref(n), scope.you, scope.you, scope.this) for n in twice]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('discard')} cards until {their(p)} hand contains no duplicates"


@dataclass(frozen=True)
class WeaknessesByCost(DcVerb):
    """Choose a card, and gain as many Weaknesses as it costs; in a first appearance also of the reserve (dcdb:1.150)."""

    who: Who
    rule: ClassVar[str] = "dcdb:6.200"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        if not refs or self.lacking(s, scope) is not None:
            return []
        found = ev.weaknesses(s, s.now(refs[0] & NUMBER_MASK).cost, RESERVE if scope.get("first appearance") else -1)
        return [ev.Gain(r, scope.you, scope.this) for r in found]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('gain')} Weaknesses equal to the cost of {self.who.text(p)}"
