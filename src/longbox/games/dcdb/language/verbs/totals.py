"""What first appearances make of all hands together: totals compared, cards laid down and destroyed, cards passed both ways."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.language.wording import their
from longbox.games.dcdb.state import HAND, DcState
from longbox.games.dcdb.state.bases import Condition, Effect, Event
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer, sentence


@dataclass(frozen=True)
class TotalHand(DcVerb):
    """Reveal your hand, since it is compared (dcdb:3.060), and total the cost of its cards."""

    rule = "dcdb:3.060"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.RevealHand(scope.you, scope.this, "dcdb:3.060"), ev.Totalled(scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('reveal')} {their(p)} hand and {p.verb('total')} the cost of its cards"


@dataclass(frozen=True)
class HighestTotal(Effect):
    """Each of those with the highest total does something; everybody else, of those who have totalled, perhaps something else."""

    part: Effect
    others: Effect | None = None

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos > 1:
            return DONE
        totals = {e.player: e.total for e in s.memory.since("attack", ev.Totalled) if e.source == f.scope.this}
        highest = totals.get(f.scope.you, -1) == max(totals.values(), default=0)
        part = self.part if highest else self.others
        return f.child(part) if part is not None else DONE

    def text(self, p: Printer) -> str:
        outer, p.person = p.person, "each player with the highest total"
        words = self.part.text(p)
        if self.others is not None:
            p.person = "each other player"
            words += f". {sentence(self.others.text(p))}"
        p.person = outer
        return words


def _laid(s: DcState, scope: Scope) -> list[ev.LaidDown]:
    """What the players have laid down in this attack, in the order in which they did."""
    return [e for e in s.memory.since("attack", ev.LaidDown) if e.source == scope.this][::-1]


@dataclass(frozen=True)
class DestroyLaid(DcVerb):
    """What all have laid down is destroyed, each card by its player (dcdb:6.180): done once, for all."""

    rule = "dcdb:6.180"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        if scope.you != scope.get("first hit", -1):
            return []
        return [ev.Destroy(r, e.player, scope.this) for e in _laid(s, scope) for r in e.cards if s.there(r)]

    def text(self, p: Printer) -> str:
        return "destroy all of those cards"


@dataclass(frozen=True)
class DearestDestroyed(Condition):
    """The card that you have destroyed in this attack cost more than that of each other player, if any has destroyed one."""

    def holds(self, s: DcState, scope: Scope) -> bool:
        costs: dict[int, int] = {}
        for e in s.memory.since("attack", ev.Destroy):
            if e.source == scope.this and e.values is not None:
                costs[e.player] = e.values.cost
        mine = costs.pop(scope.you, -1)
        return mine > max(costs.values(), default=-1)

    def text(self, p: Printer) -> str:
        return f"{p.person} destroyed a card with higher cost than each other player"


@dataclass(frozen=True)
class LayForBoth(Effect):
    """Choose a card of the hand for the player on the left, then one for the player on the right; they lie face down so far."""

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        # data: what is chosen so far, and the cards asked about
        you = f.scope.you
        chosen, asked = f.data or ((), ())
        if asked:
            chosen = (*chosen, asked[s.answer[0]])
        f.pos += 1
        if f.pos <= 2:
            left = tuple([s.ref(n) for n in s.zone(you, HAND) if s.ref(n) not in chosen])
            f.data = (chosen, left)
            if left:
                seat = s.game.seat_of(s, you)
                side = "left" if f.pos == 1 else "right"
                return Decision(
                    you,
                    seat,
                    "dcdb:6.331",
                    "choose",
                    Pick(left),
                    (f.scope.this,),
                    f"Which card goes to the player on your {side}?",
                )
            f.pos = 3
        if f.pos == 3:
            return happen(s, ev.LaidDown(you, chosen, f.scope.this)) if chosen else DONE
        return DONE

    def text(self, p: Printer) -> str:
        side = "your" if p.person == "you" else "their"
        return f"{p.subject()}{p.verb('choose')} a card from {side} hand for the player on {side} left and one for the player on {side} right"


@dataclass(frozen=True)
class PassBoth(DcVerb):
    """What all have chosen is passed at once, into hands (dcdb:6.331): done once, for all.

    dcdb:6.335 those who have avoided it are left out: a player passes to the next one who has not.
    """

    rule = "dcdb:6.331"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        if scope.you != scope.get("first hit", -1):
            return []
        ring = [p for p in s.order if p in s.attack[-1].hit]
        out = []
        for e in _laid(s, scope):
            at = ring.index(e.player)
            for r, to in zip(e.cards, (ring[(at + 1) % len(ring)], ring[at - 1])):
                out.append(ev.Pass(r, HAND, to, None, e.player, scope.this))
        return out

    def text(self, p: Printer) -> str:
        return "all of those cards are passed at once, into hands"
