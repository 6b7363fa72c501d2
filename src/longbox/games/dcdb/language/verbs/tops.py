"""Verbs of several cards on top of a deck: revealed or looked at, they are "seen", and what is then done with them."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.queries import Among
from longbox.games.dcdb.language.references import a_card
from longbox.games.dcdb.language.verbs.base import DcVerb, say
from longbox.games.dcdb.language.verbs.cards import TOP, PutIt, RevealTop, by_card
from longbox.games.dcdb.language.wording import their
from longbox.games.dcdb.state import DECK, MAIN_DECK, DcState
from longbox.games.dcdb.state.bases import Condition, Effect
from longbox.kernel.actions import Objection
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import Event, Outcome, happen
from longbox.kernel.frames import Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, Who
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, number_word


@dataclass(frozen=True)
class RevealTops(DcVerb):
    """Reveal so many cards from the top of your deck, or of the main deck (dcdb:6.410)."""

    n: int
    main: bool = False
    rule = "dcdb:6.410"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.RevealTops(-1 if self.main else scope.you, self.n, scope.you, scope.this)]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        there = bool(s.shared(MAIN_DECK)) if self.main else ev.has_deck(s, scope.you)
        return None if there else Objection("dcdb:6.151", "there is no card left")

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = [e for e in outcome.events if isinstance(e, (ev.RevealTops, ev.LookAtTops))] if outcome is not None else []
        return scope.bind("seen", found[0].cards if found else ()).bind("shown by", self)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('reveal')} {self.which(p)}"

    def which(self, p: Printer) -> str:
        """Which cards, in words."""
        return f"the top {number_word(self.n)} cards of {'the main' if self.main else their(p)} deck"


@dataclass(frozen=True)
class LookAtTheTops(RevealTops):
    """Look at so many cards on top of your deck, or of the main deck (dcdb:3.020)."""

    rule = "dcdb:3.020"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.LookAtTops(-1 if self.main else scope.you, self.n, scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('look')} at {self.which(p)}"


def _top_revealed(s: DcState, told: ev.ToldToDraw) -> bool:
    """Is there something that reveals the top card of the deck before these cards are drawn?"""
    before = [a for a in s.facts().listening(ev.ToldToDraw, "before") if a.ability.on.matches(s, told, a.scope)]
    return any([isinstance(n, RevealTop) for a in before for n in a.ability.effect.nodes])


@dataclass(frozen=True)
class DrawIt(DcVerb):
    """Draw these very cards (dcdb:1.080), wherever in the deck they lie; what was drawn is "it".

    MC:Jay Garrick (Crossover 1)#7 if what comes before a draw takes one of the cards shown, they are shown anew;
    MC:Jay Garrick (Crossover 1)#8 of cards that are only looked at any may be the top one for that.
    """

    who: Who
    rule = "dcdb:6.150"

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        # what interrupts the drawing comes before the choice
        if f.pos == 0 and f.data is None:
            shown = tuple([r for name in ("seen", "it") for r in f.scope.get(name, ()) if s.there(r)])
            f.data = ("told", shown)
            if by_card(s, f.scope):
                told = ev.ToldToDraw(f.scope.you, f.scope.this)
                if not isinstance(f.scope.get("shown by"), LookAtTheTops) or not _top_revealed(s, told):
                    return happen(s, told)
                f.data = ("ordered", shown)
                return f.child(PutIt(a_card(Among("seen", (), "looked at")), DECK, TOP))
        if f.data.__class__ is tuple and f.data[0] == "ordered":
            f.data = ("told", f.data[1])
            return happen(s, ev.ToldToDraw(f.scope.you, f.scope.this))
        if f.data.__class__ is tuple and f.data[0] == "told":
            again: Effect | None = f.scope.get("shown by")
            gone = not all([s.there(r) for r in f.data[1]])
            f.data = ("again",) if gone and again is not None else None
            if f.data is not None and again is not None:
                return f.child(again)
        elif f.data == ("again",):
            # they have been shown anew
            f.adopt(s)
            f.data = None
        return DcVerb.resolve(self, s, f)

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        refs = tuple([r for r in self.who.refs(s, scope) if s.there(r)])
        if self.who.choice() is not None and self.lacking(s, scope) is not None:
            return []
        return [ev.Draw(scope.you, len(refs), scope.this, by_card(s, scope), refs)] if refs else []

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = [r for e in outcome.events if isinstance(e, ev.Draw) for r in e.drawn] if outcome is not None else []
        return scope.bind("it", tuple(found)).bind("drawn", (*scope.get("drawn", ()), *found))

    def text(self, p: Printer) -> str:
        return say(p, "draw", self.who)


@dataclass(frozen=True)
class DrawnInAll(Condition):
    """The cards drawn one after the other have at least so much cost in all, or none could be drawn any more."""

    cost: int

    def holds(self, s: DcState, scope: Scope) -> bool:
        return not scope.did or sum([s.now(r & NUMBER_MASK).cost for r in scope.get("drawn", ())]) >= self.cost

    def text(self, p: Printer) -> str:
        return f"the cards drawn this way have total cost {self.cost} or greater"


@dataclass(frozen=True)
class GiveUpDraw(DcVerb):
    """The first card of a draw is given up, and the rest of it drawn, by who would have drawn them all."""

    rule = "dcdb:6.150"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        draw = scope.event
        assert isinstance(draw, ev.Draw)
        rest = draw.cards[1:] if draw.cards is not None else None
        return [
            ev.DrawGivenUp(scope.you, scope.this, draw.count == 1),
            ev.Draw(scope.you, draw.count - 1, draw.source, draw.by_card, rest),
        ]

    def text(self, p: Printer) -> str:
        return "draw what is left of that draw"


@dataclass(frozen=True)
class UntilCosts(Condition):
    """The card that was just dealt with costs so much, or there was none."""

    least: int

    def holds(self, s: DcState, scope: Scope) -> bool:
        refs: tuple[int, ...] = scope.get("it", ())
        return not refs or s.now(refs[0] & NUMBER_MASK).cost >= self.least

    def text(self, p: Printer) -> str:
        return f"that card has cost {self.least} or greater"
