"""Verbs that make one play cards, again or by turns; what depends on what else is played this turn."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.abilities import Triggers
from longbox.games.dcdb.language.conditions import HavePlayed, plays_of
from longbox.games.dcdb.language.filters import Trait, card_words
from longbox.games.dcdb.language.patterns import Draws, Plays
from longbox.games.dcdb.language.queries import Among, record_of
from longbox.games.dcdb.language.references import a_card, up_to
from longbox.games.dcdb.language.verbs.base import Act
from longbox.games.dcdb.language.verbs.lasting import this_turn
from longbox.games.dcdb.state import HAND, DcState
from longbox.games.dcdb.state.bases import Effect
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame, choose, clause
from longbox.kernel.events import Event, Outcome, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Query, Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a, joined, plural


def played_of(outcome: Outcome | None) -> tuple[int, ...]:
    """Where the cards lie that have been played, as they have resolved."""
    return tuple([e.card for e in outcome.events if isinstance(e, ev.Played)]) if outcome is not None else ()


@dataclass(frozen=True)
class PlayIt(Act):
    """Play a card: what one plays now is resolved before the rest (dcdb:2.010)."""

    rule = "dcdb:6.351"
    word: ClassVar[str] = "play"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.PlayCard(ref, scope.you, scope.this)

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        return scope.bind(self.name, played_of(outcome))


@dataclass(frozen=True)
class PlayAgain(Act):
    """Play a card again that you have played this turn (dcdb:1.030)."""

    rule = "dcdb:1.030"
    word: ClassVar[str] = "play"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.PlayCard(ref, scope.you, scope.this, record_of(s, ref))

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        return scope.bind(self.name, played_of(outcome))

    def text(self, p: Printer) -> str:
        return f"choose {self.who.text(p)}. Play it again"


@dataclass(frozen=True)
class PlayAll(Effect):
    """Play cards of a query, one after the other in an order of your choice; with `may` those that you want, `most` of them.

    dcdb:1.120 which they are is settled as it begins; dcdb:1.130 those put into a hidden zone come there in the order chosen.
    `each` is what is then done with every one of them, as "it"; all of them are
    then "played". With `again` they are cards that one has played (dcdb:1.030).
    """

    query: Query
    may: bool = False
    most: int = 99
    each: Effect | None = None
    again: bool = False

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        # data: what can still be played, and the question that is open
        if f.data is None:
            f.data = (tuple([s.ref(n) for n in self.query.numbers(s, f.scope)]), None, 0)
            f.scope = f.scope.bind("played", ())
        left, asked, count = f.data
        if f.pos == 1:
            f.pos = 0
            if not s.answer:
                return DONE
            ref = asked.options[s.answer[0]]
            return self._play(s, f, left, ref, count)
        if f.pos == 2:
            f.pos = 3
            done = played_of(s.outcome)
            f.scope = f.scope.bind("played", (*f.scope.get("played"), *done))
            if self.each is not None:
                return EffectFrame(self.each, f.scope.bind("it", done))
        f.pos = 0
        left = tuple([r for r in left if s.there(r)])
        if not left or count >= self.most:
            return DONE
        if len(left) == 1 and not self.may:
            return self._play(s, f, left, left[0], count)
        shape = Pick(left, 0 if self.may else 1, 1)
        decision = Decision(
            f.scope.you, s.game.seat_of(s, f.scope.you), "dcdb:1.120", "play", shape, (f.scope.this,), "Play which card next?"
        )
        f.data = (left, decision, count)
        f.pos = 1
        return decision

    def _play(self, s: DcState, f: EffectFrame, left: tuple[int, ...], ref: int, count: int) -> Flow:
        f.data = (tuple([r for r in left if r != ref]), None, count + 1)
        f.pos = 2
        return happen(s, ev.PlayCard(ref, f.scope.you, f.scope.this, record_of(s, ref) if self.again else None))

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if self.query.numbers(s, scope) else Objection("dcdb:6.351", "there is no card to play")

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p)
        if self.most == 1:
            words = f"{'you may ' if self.may else ''}play one of the {plural(noun)}"
        else:
            words = f"{'you may ' if self.may else ''}play each {noun}"
        return words if self.each is None else f"{words}, then {self.each.text(p)}"


@dataclass(frozen=True)
class PlayTheseAgain(Effect):
    """Choose up to one card of each of several queries among those played this turn, and play them again in any order (dcdb:1.030)."""

    queries: tuple[Query, ...]

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        # data: what is chosen so far, and the question that is open
        chosen, asked = f.data or ((), None)
        if f.pos > len(self.queries):
            f.adopt(s)
            f.scope = f.scope.with_did(True)
            return DONE
        if asked is not None:
            chosen = (*chosen, *[asked.options[i] for i in s.answer])
        while f.pos < len(self.queries):
            query = self.queries[f.pos]
            f.pos += 1
            left = [n for n in query.numbers(s, f.scope) if s.ref(n) not in chosen]
            asked = choose(s, up_to(1, query), f.scope.you, f.scope, "dcdb:1.030", among=left)
            f.data = (chosen, asked)
            if asked is not None:
                return asked
        f.pos += 1
        f.data = (chosen, None)
        if not chosen:
            f.scope = f.scope.with_did(False)
            return DONE
        f.scope = f.scope.bind("again", chosen)
        return f.child(PlayAll(Among("again"), again=True))

    def text(self, p: Printer) -> str:
        return f"you may choose {joined([a(q.noun(p)) for q in self.queries], 'and/or')}. Play them again"


@dataclass(frozen=True)
class PlayOneOfEachFoe(Effect):
    """Of the cards revealed choose one of each foe's hand, and play them in any order (dcdb:1.120)."""

    filters: tuple[Trait, ...] = ()

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        # data: what is chosen so far, and the question that is open
        chosen, asked = f.data or ((), None)
        foes = s.foes(f.scope.you)
        if f.pos > len(foes):
            f.adopt(s)
            return DONE
        if asked is not None:
            chosen = (*chosen, *[asked.options[i] for i in s.answer])
        there = Among("revealed", self.filters)
        while f.pos < len(foes):
            hand = s.zone(foes[f.pos], HAND)
            f.pos += 1
            left = [n for n in there.numbers(s, f.scope) if n in hand]
            asked = choose(s, a_card(there), f.scope.you, f.scope, "dcdb:1.120", among=left)
            f.data = (chosen, asked)
            if asked is not None:
                return asked
        f.pos += 1
        f.data = (chosen, None)
        f.scope = f.scope.bind("one of each", chosen)
        return f.child(PlayAll(Among("one of each")))

    def text(self, p: Printer) -> str:
        return f"play one {Among('revealed', self.filters).noun(p)} of each foe's hand"


@dataclass(frozen=True)
class IfYouPlay(Effect):
    """Something if you have played such a card this turn or will do so, else perhaps something else.

    What has been done `otherwise` stays; `later` is what is then still missing (GC:High-Tech Hero, dcdb:2.020). With `other` this
    very play of it is none (dcdb:6.012).
    """

    filters: tuple[Trait, ...]
    then: Effect
    otherwise: Effect | None = None
    later: Effect | None = None
    other: bool = False

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            if HavePlayed(self.filters, other=self.other).holds(s, f.scope):
                f.pos = 3
                return f.child(self.then)
            ability = Triggers(Plays(self.filters, other=self.other), self.later or self.then)
            own = plays_of(s, f.scope.this & NUMBER_MASK)
            return happen(s, this_turn(ability, f.scope.bind("own plays", own), 1))
        if f.pos == 2 and self.otherwise is not None:
            return f.child(self.otherwise)
        return DONE

    def text(self, p: Printer) -> str:
        noun = card_words(self.filters, p)
        what = f"another {noun}" if self.other else a(noun)
        words = f"if you play or have played {what} this turn, {clause(self.then, p)}"
        return words if self.otherwise is None else f"{words}. Otherwise, {clause(self.otherwise, p)}"


@dataclass(frozen=True)
class IfYouDraw(Effect):
    """Something if you have drawn a card this turn or will do so: once, however many are drawn."""

    then: Effect

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos > 1:
            return DONE
        if any([e.player == f.scope.you and e.amount for e in s.memory.since("turn", ev.Draw)]):
            return f.child(self.then)
        return happen(s, this_turn(Triggers(Draws(), self.then), f.scope, 1))

    def text(self, p: Printer) -> str:
        return f"if you have drawn a card this turn, or as soon as you do, {clause(self.then, p)}"


@dataclass(frozen=True)
class AnyNumber(Effect):
    """An action that you may do again and again, with a consequence each time; if you never do, something else."""

    action: Effect
    then: Effect
    otherwise: Effect | None = None

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        # data: how often; pos: 0 to be asked, 1 asked, 2 the action is done, 3 so is what follows
        done = f.data or 0
        if f.pos == 1:
            if s.answer != (1,):
                f.pos = 4
                return f.child(self.otherwise) if self.otherwise is not None and not done else DONE
            f.pos = 2
            return f.child(self.action)
        if f.pos == 2:
            f.pos = 3
            f.data = done + 1
            return f.child(self.then)
        if f.pos == 4:
            return DONE
        if self.action.possible(s, f.scope) is not None or self.then.possible(s, f.scope) is not None:
            f.pos = 4
            return f.child(self.otherwise) if self.otherwise is not None and not done else DONE
        f.pos = 1
        you = f.scope.you
        return Decision(
            you, s.game.seat_of(s, you), "dcdb:2.010", "may", Pick(("no", "yes")), (f.scope.this, self.action), "You may"
        )

    def text(self, p: Printer) -> str:
        words = f"you may {self.action.text(p)}. If you do, {self.then.text(p)}. Use this any number of times"
        return words if self.otherwise is None else f"{words}. If you choose not to, {self.otherwise.text(p)}"
