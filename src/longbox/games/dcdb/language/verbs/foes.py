"""What is done with foes and their main characters outside attacks; what is done with one's own discard pile and deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.abilities import Triggers
from longbox.games.dcdb.language.patterns import TurnEnding
from longbox.games.dcdb.language.references import YourMains
from longbox.games.dcdb.language.verbs.base import Act, DcVerb
from longbox.games.dcdb.language.verbs.lasting import this_turn
from longbox.games.dcdb.language.wording import their
from longbox.games.dcdb.state import DECK, DISCARD, HAND, MAIN, DcState
from longbox.games.dcdb.state.bases import Condition, Effect
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class TurnUp(Act):
    """Turn main characters face up."""

    rule = "dcdb:4.020"
    word: ClassVar[str] = "flip"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Flip(ref, False, scope.you, scope.this)

    def rest(self, p: Printer) -> str:
        return "face up"


@dataclass(frozen=True)
class FlipFoe(DcVerb):
    """The main characters of the foe that was chosen are turned face down, until the end of that foe's next turn."""

    rule = "dcdb:4.020"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        foes = scope.get("foe", ())
        if not foes:
            return []
        of_foe = Scope(foes[0], scope.this)
        back = Triggers(TurnEnding(), TurnUp(YourMains()), category="C", turns="any")
        mains = [ev.Flip(s.ref(n), True, scope.you, scope.this) for n in s.zone(foes[0], MAIN)]
        return [*mains, this_turn(back, of_foe, 1, "")]

    def text(self, p: Printer) -> str:
        return "that foe flips their Super Hero face down until the end of their next turn"


@dataclass(frozen=True)
class PassToEachFoe(Effect):
    """A card of the hand is passed into the discard pile of each foe, in turn order, as far as there are cards (dcdb:6.331)."""

    rule: ClassVar[str] = "dcdb:6.331"

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        # data: the foes that get none yet, what is asked about; pos 1: asked, 2: passed
        left, asked = f.data or (s.foes(f.scope.you), ())
        you = f.scope.you
        if f.pos == 1:
            f.pos = 0
            f.data = (left[1:], ())
            return happen(s, ev.Pass(asked[s.answer[0]], DISCARD, left[0], None, you, f.scope.this))
        hand = tuple([s.ref(n) for n in s.zone(you, HAND)])
        if not left or not hand:
            return DONE
        f.pos = 1
        f.data = (left, hand)
        prompt = f"Pass which card to {s.player(left[0]).name}?"
        return Decision(you, s.game.seat_of(s, you), self.rule, "choose", Pick(hand, 1, 1), (f.scope.this,), prompt)

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if s.zone(scope.you, HAND) else Objection(self.rule, "there is no card to pass")

    def text(self, p: Printer) -> str:
        return "for each foe, pass one of your hand into that foe's discard pile"


@dataclass(frozen=True)
class ShuffleIn(Act):
    """Cards are put into the deck, which is shuffled (dcdb:6.430)."""

    rule = "dcdb:6.430"
    word: ClassVar[str] = "shuffle"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        found = Act.events(self, s, scope)
        return [*found, ev.Shuffle(DECK, scope.you)] if found else []

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Put(ref, DECK, scope.you, None, scope.you, scope.this)

    def rest(self, p: Printer) -> str:
        return f"into {their(p)} deck"


@dataclass(frozen=True)
class DearestDiscarded(Condition):
    """Of the cards discarded at random by this attack yours has the highest cost, or one of those with the highest."""

    def holds(self, s: DcState, scope: Scope) -> bool:
        found = [e for e in s.memory.since("attack", ev.DiscardAtRandom) if e.source == scope.this]
        costs = {e.player: s.now(s.card(e.card).number).cost for e in found}
        return scope.you in costs and costs[scope.you] == max(costs.values())

    def text(self, p: Printer) -> str:
        return f"no card discarded this way has a higher cost than {their(p)} own"
