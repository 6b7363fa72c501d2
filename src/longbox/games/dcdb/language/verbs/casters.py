"""What an attacker does to the cards of those attacked, of which it chooses them."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.verbs.attacks import SomeFoeDidNot
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.language.verbs.cards import DestroyIt, DiscardIt, PutIt
from longbox.games.dcdb.language.verbs.lasting import this_turn
from longbox.games.dcdb.language.wording import their
from longbox.games.dcdb.state import BELOW, DcState
from longbox.games.dcdb.state.bases import Ability, Effect
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import Event
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer


def for_whom(p: Printer, words: str) -> str:
    """What somebody else does with a player's cards."""
    return f"for {p.person}, {words}" if p.person.startswith("each ") else words


@dataclass(frozen=True)
class CasterDestroys(DestroyIt):
    """Whoever attacks destroys cards of yours, which it chooses. dcdb:5.030 what you own stays where it is."""

    def chooser(self, s: DcState, scope: Scope) -> int:
        caster: int = scope.get("caster", scope.you)
        return caster

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Destroy(ref, self.chooser(s, scope), scope.this)

    def text(self, p: Printer) -> str:
        return for_whom(p, f"destroy {self.who.text(p)}")


@dataclass(frozen=True)
class CasterDiscards(DiscardIt):
    """You discard cards that whoever attacks chooses (dcdb:6.190)."""

    def chooser(self, s: DcState, scope: Scope) -> int:
        caster: int = scope.get("caster", scope.you)
        return caster

    def text(self, p: Printer) -> str:
        return for_whom(p, f"choose {self.who.text(p)} to be discarded")


@dataclass(frozen=True)
class CasterTakes(PutIt):
    """Whoever attacks takes cards from under your main character, which it chooses, and puts them under its own (dcdb:6.380)."""

    def chooser(self, s: DcState, scope: Scope) -> int:
        caster: int = scope.get("caster", scope.you)
        return caster

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        caster = self.chooser(s, scope)
        return ev.Put(ref, self.kind, caster, None, caster, scope.this)

    def text(self, p: Printer) -> str:
        return for_whom(p, f"look at the cards under {their(p)} Super Hero and put one of them under your own")


@dataclass(frozen=True)
class CasterKeepsThis(DcVerb):
    """Whoever attacks puts the card that it attacks with under its own main character (dcdb:6.380)."""

    rule = "dcdb:6.380"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        caster: int = scope.get("caster", scope.you)
        return [ev.Put(scope.this, BELOW, caster, None, caster, scope.this)] if s.there(scope.this) else []

    def text(self, p: Printer) -> str:
        return "put this card under your Super Hero"


@dataclass(frozen=True)
class Revealing(Effect):
    """Something that has been done only if what was revealed by it cost so much."""

    part: Effect
    cost: int

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            return f.child(self.part)
        f.adopt(s)
        refs: tuple[int, ...] = f.scope.get("it", ())
        f.scope = f.scope.with_did(any([s.now(s.card(r).number).cost >= self.cost for r in refs]))
        return DONE

    def text(self, p: Printer) -> str:
        return self.part.text(p)


@dataclass(frozen=True)
class SomeFoeRevealedLess(SomeFoeDidNot):
    """One foe or more has not revealed a card of such a cost; who has avoided the attack has revealed none."""

    cost: int

    def text(self, p: Printer) -> str:
        return f"one or more foes do not reveal a card with cost {self.cost} or greater"


@dataclass(frozen=True)
class AvoidedTwice(Ability):
    """Your next attack is avoided only by who avoids it twice."""

    stage = "avoided twice"

    def text(self, p: Printer) -> str:
        return "your next Attack must be avoided twice"


@dataclass(frozen=True)
class NextAttackTwice(DcVerb):
    """Your next attack this turn must be avoided twice."""

    rule = "dcdb:6.062"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [this_turn(AvoidedTwice(), scope, 1)]

    def text(self, p: Printer) -> str:
        return "your next Attack this turn must be avoided twice"
