"""Verbs about choosing: cards chosen for what follows, one thing or another, a card of each of several kinds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.filters import Trait, card_words
from longbox.games.dcdb.language.verbs.base import Act, DcVerb
from longbox.games.dcdb.language.wording import their
from longbox.games.dcdb.state import HAND, MAIN_DECK, DcState
from longbox.games.dcdb.state.bases import Condition, Effect
from longbox.kernel import effects
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame, clause
from longbox.kernel.events import Event, Outcome, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, Value, amount_of
from longbox.kernel.text import Printer, counted, joined, number_word


@dataclass(frozen=True)
class ChooseIt(Act):
    """Choose cards, for what follows: they are "it"."""

    word: ClassVar[str] = "choose"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return []

    def chosen(self, s: DcState, scope: Scope) -> tuple[int, ...]:
        """What has been chosen: something that was chosen before under the same name is not."""
        c = self.who.choice()
        there = c.query.numbers(s, scope) if c is not None else ()
        return tuple([r for r in self.who.refs(s, scope) if c is None or s.card(r).number in there])

    def idle_counts(self, s: DcState, scope: Scope) -> bool:
        return bool(self.chosen(s, scope))

    def want(self, s: DcState, scope: Scope) -> int:
        return 0

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        return scope.bind(self.name, self.chosen(s, scope))


@dataclass(frozen=True)
class DoEither(Effect):
    """One of several things, of those that can be done (dcdb:2.010)."""

    modes: tuple[effects.Effect, ...]

    def open(self, s: DcState, scope: Scope) -> tuple[effects.Effect, ...]:
        """What can be chosen."""
        return tuple([m for m in self.modes if m.possible(s, scope) is None])

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            f.data = self.open(s, f.scope)
            if not f.data:
                f.scope = f.scope.with_did(False)
                return DONE
            you = f.scope.you
            return Decision(you, s.game.seat_of(s, you), "dcdb:2.010", "mode", Pick(f.data, 1, 1), (f.scope.this,), "Choose one")
        if f.pos == 1:
            f.pos = 2
            return f.child(f.data[s.answer[0]])
        f.adopt(s)
        return DONE

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if self.open(s, scope) else self.modes[0].possible(s, scope)

    def text(self, p: Printer) -> str:
        return joined([clause(m, p) for m in self.modes], "or")


@dataclass(frozen=True)
class OnlyIf(Effect):
    """Something if a condition is true; if it is not, that has not been done."""

    condition: Condition
    part: effects.Effect

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos > 1:
            f.adopt(s)
            return DONE
        if self.condition.holds(s, f.scope):
            return f.child(self.part)
        f.scope = f.scope.with_did(False)
        return DONE

    def text(self, p: Printer) -> str:
        return f"if {self.condition.text(p)}, {clause(self.part, p)}"


@dataclass(frozen=True)
class ChooseOne(DoEither):
    """Choose one of several texts, of those that can be done (dcdb:2.010)."""

    def text(self, p: Printer) -> str:
        outer = p.person
        who = "choose" if outer == "you" else f"{outer} {p.verb('choose')}"
        p.person = "you" if outer == "you" else "they"
        words = f"{who} one: " + "; or ".join([clause(m, p) for m in self.modes])
        p.person = outer
        return words


@dataclass(frozen=True)
class AddTops(DcVerb):
    """So many cards of the main deck are added to the Line-Up (dcdb:6.240)."""

    n: int | Value[DcState]
    rule = "dcdb:6.240"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.ToLineUp(s.ref(c), scope.you, scope.this) for c in ev.top_of_main(s, amount_of(self.n, s, scope))]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if s.shared(MAIN_DECK) else Objection("dcdb:6.250", "the main deck is empty")

    def text(self, p: Printer) -> str:
        if isinstance(self.n, Value):
            words = f"a number of cards {self.n.text(p).removeprefix('Power ')} from the main deck"
        else:
            words = "the top card of the main deck" if self.n == 1 else f"the top {number_word(self.n)} cards of the main deck"
        return f"{p.subject()}{p.verb('add')} {words} to the Line-Up"


@dataclass(frozen=True)
class DiscardOfEach(Effect):
    """Discard a card of each of several kinds; one that is of two kinds will do for both (GC:Element Woman).

    dcdb:3.050 who has none of a kind shows the hand. What was discarded is "it".
    """

    kinds: tuple[Trait, ...]
    rule: ClassVar[str] = "dcdb:6.190"

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        # data: the kinds that are still missing, what is chosen, what is asked about, whether a kind could not be found
        you = f.scope.you
        left, chosen, asked, vain = f.data or (self.kinds, (), (), False)
        if f.pos == 2:
            done = s.outcome.events if s.outcome is not None else ()
            found = tuple([e.landed for e in done if isinstance(e, ev.Discard)])
            f.scope = f.scope.bind("it", found).with_did(bool(found))
            return DONE
        if f.pos == 1:
            ref = asked[s.answer[0]]
            chosen = (*chosen, ref)
            left = tuple([k for k in left[1:] if not k.fits(s.now(s.card(ref).number))])
        while left:
            hand = [n for n in s.zone(you, HAND) if left[0].fits(s.now(n)) and s.ref(n) not in chosen]
            if hand:
                refs = tuple([s.ref(n) for n in hand])
                f.pos = 1
                f.data = (left, chosen, refs, vain)
                seat = s.game.seat_of(s, you)
                return Decision(you, seat, self.rule, "choose", Pick(refs, 1, 1), (f.scope.this,), "Discard which?")
            left, vain = left[1:], True
        f.pos = 2
        shown = [ev.RevealHand(you, f.scope.this, "dcdb:3.050")] if vain and s.zone(you, HAND) else []
        return happen(s, *shown, *[ev.Discard(r, you, you, f.scope.this) for r in chosen])

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('discard')} {joined([counted(1, card_words((k,), p)) for k in self.kinds])}"


@dataclass(frozen=True)
class EachPassesLeft(Effect):
    """Each player chooses a card of its hand, and all of them are passed to the left at once (dcdb:6.331)."""

    kind: int
    rule: ClassVar[str] = "dcdb:6.331"

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        # data: who is still to choose, what was chosen as (player, card), what is asked about
        left, chosen, asked = f.data or (s.from_player(f.scope.you), (), ())
        if f.pos == 2:
            return DONE
        if f.pos == 1:
            chosen = (*chosen, (left[0], asked[s.answer[0]]))
            left = left[1:]
        while left and not s.zone(left[0], HAND):
            left = left[1:]
        if left:
            refs = tuple([s.ref(n) for n in s.zone(left[0], HAND)])
            f.pos = 1
            f.data = (left, chosen, refs)
            seat = s.game.seat_of(s, left[0])
            return Decision(left[0], seat, self.rule, "choose", Pick(refs, 1, 1), (f.scope.this,), "Pass which card?")
        f.pos = 2
        if not chosen:
            return DONE
        return happen(s, *[ev.Pass(r, self.kind, s.from_player(p + 1)[0], None, p, f.scope.this) for p, r in chosen])

    def text(self, p: Printer) -> str:
        outer, p.person = p.person, "each player"
        words = f"each player passes a card from {their(p)} hand to the hand of the player on {their(p)} left"
        p.person = outer
        return words
