"""Verbs done to cards: draw, discard, destroy, gain, put, reveal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.choices import InOrder
from longbox.games.dcdb.language.verbs.base import Act, DcVerb
from longbox.games.dcdb.language.wording import their
from longbox.games.dcdb.state import (
    ABOVE,
    BELOW,
    DECK,
    DISCARD,
    FIRST_SHARED,
    HAND,
    LINE_UP,
    MAIN,
    MAIN_DECK,
    RESERVE,
    SUPER_VILLAINS,
    WEAKNESSES,
    ZONE_NAMES,
    DcState,
)
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import Event, Outcome
from longbox.kernel.examine import forbidden
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, Value, amount_of, value_of
from longbox.kernel.text import Printer, counted

TOP, BOTTOM = 0, None


def by_card(s: DcState, scope: Scope) -> bool:
    """dcdb:4.010 does a card say so, and no main character?"""
    return scope.this >= 0 and s.card(scope.this).printed.is_card


@dataclass(frozen=True)
class DrawCards(DcVerb):
    """Draw cards (dcdb:1.070). They are "it", so that what is done with them is done with no others (dcdb:1.080)."""

    n: int | Value = 1
    extra: bool = False

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.Draw(scope.you, amount_of(self.n, s, scope), scope.this, by_card(s, scope))]

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        drawn = [r for e in outcome.events if isinstance(e, ev.Draw) for r in e.drawn] if outcome is not None else []
        return scope.bind("it", tuple(drawn))

    def text(self, p: Printer) -> str:
        noun = "additional card" if self.extra else "card"
        n = counted(self.n, noun) if isinstance(self.n, int) else f"{self.n.text(p)} cards"
        return f"{p.subject()}{p.verb('draw')} {n}"


@dataclass(frozen=True)
class DrawUntil(DcVerb):
    """Draw cards until you have so many in your hand (dcdb:1.070: how many that is is known by then)."""

    n: int

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.Draw(scope.you, self.n - len(s.zone(scope.you, HAND)), scope.this, by_card(s, scope))]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        full = len(s.zone(scope.you, HAND)) >= self.n
        return Objection("dcdb:1.070", f"you have {self.n} cards in hand") if full else None

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('draw')} until {p.subject() or 'you '}{p.verb('have')} {counted(self.n, 'card')} in {their(p)} hand"


@dataclass(frozen=True)
class CasterDraws(DcVerb):
    """Whoever has played the card draws cards, as another player lets it."""

    n: int = 1

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.Draw(scope.get("caster", scope.you), self.n, scope.this, by_card(s, scope))]

    def text(self, p: Printer) -> str:
        return f"you draw {counted(self.n, 'card')}"


@dataclass(frozen=True)
class DiscardIt(Act):
    """Discard cards (dcdb:6.190, dcdb:6.191)."""

    rule = "dcdb:6.190"
    word: ClassVar[str] = "discard"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Discard(ref, scope.you, scope.you, scope.this)


@dataclass(frozen=True)
class DestroyIt(Act):
    """Destroy cards (dcdb:6.180)."""

    rule = "dcdb:6.180"
    word: ClassVar[str] = "destroy"

    def able(self, s: DcState, number: int, scope: Scope) -> bool:
        table = s.facts()
        return ev.Destroy not in table.met or not forbidden(s, table, self.event(s, s.ref(number), scope))

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        found = Act.possible(self, s, scope)
        if (
            found is None
            and not self.choices
            and not any([self.able(s, s.card(r).number, scope) for r in self.who.refs(s, scope)])
        ):
            return Objection(self.rule, "you may not destroy cards")
        return found

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Destroy(ref, scope.you, scope.this)


@dataclass(frozen=True)
class GainIt(Act):
    """Gain cards (dcdb:6.200)."""

    rule = "dcdb:6.200"
    word: ClassVar[str] = "gain"

    def able(self, s: DcState, number: int, scope: Scope) -> bool:
        # dcdb:6.197, dcdb:6.294 what can't be gained is not there to be chosen
        return not s.game.forbids(s, self.event(s, s.ref(number), scope))

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Gain(ref, scope.you, scope.this)


@dataclass(frozen=True)
class PutIt(Act):
    """Put cards somewhere (dcdb:6.380); on top of a deck or stack, or on the bottom."""

    kind: int
    at: int | None = TOP
    rule = "dcdb:6.380"
    word: ClassVar[str] = "put"

    def asks(self, s: DcState, scope: Scope, k: int) -> Decision | None:
        asked = Act.asks(self, s, scope, k)
        if asked is not None and self.ordered() and asked.shape.__class__ is Pick:
            shape = asked.shape
            asked.shape = Pick(shape.options, shape.lo, shape.hi, ordered=True)
        return asked

    def ordered(self) -> bool:
        """Do several go into a deck, so that the order matters? The first chosen comes out above the others."""
        c = self.who.choice()
        return self.kind in (DECK, MAIN_DECK) and c is not None and max(c.least, c.most) > 1

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        found = Act.events(self, s, scope)
        # what is put on top last lies on top
        return found[::-1] if self.ordered() and self.at == TOP else found

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        whose = -1 if self.kind >= FIRST_SHARED else scope.you
        at = self.at if self.kind in (DECK, MAIN_DECK, SUPER_VILLAINS) else None
        return ev.Put(ref, self.kind, whose, at, scope.you, scope.this)

    def rest(self, p: Printer) -> str:
        name = ZONE_NAMES[self.kind]
        if self.kind in (ABOVE, BELOW):
            return f"{'on' if self.kind == ABOVE else 'under'} {their(p)} Super Hero"
        place = f"the {name}" if self.kind >= FIRST_SHARED else f"{their(p)} {name}"
        order = " in any order" if isinstance(self.who, InOrder) else ""
        if self.kind in (DECK, MAIN_DECK, SUPER_VILLAINS):
            return f"{'on top of' if self.at == TOP else 'on the bottom of'} {place}{order}"
        return f"into {place}"


@dataclass(frozen=True)
class ReturnIt(PutIt):
    """Return cards to where they came from; of a deck, to that of their owner (dcdb:1.140, dcdb:3.040: from where they resolved)."""

    word: ClassVar[str] = "return"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        owner = s.card(ref).owner
        whose = -1 if self.kind >= FIRST_SHARED else owner if owner >= 0 else scope.you
        at = self.at if self.kind in (DECK, MAIN_DECK, SUPER_VILLAINS) else None
        return ev.Put(ref, self.kind, whose, at, scope.you, scope.this)

    def rest(self, p: Printer) -> str:
        name = ZONE_NAMES[self.kind]
        if self.kind == DECK:
            return f"{'to the top' if self.at == TOP else 'to the bottom'} of its owner's deck"
        if self.kind == DISCARD:
            return "to its owner's discard pile"
        return f"to the top of the {name}" if self.kind in (MAIN_DECK, SUPER_VILLAINS) else f"to the {name}"


@dataclass(frozen=True)
class RevealIt(Act):
    """Reveal cards (dcdb:6.410)."""

    rule = "dcdb:6.410"
    word: ClassVar[str] = "reveal"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Reveal(ref, scope.you, scope.this)

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = tuple([e.card for e in outcome.events if isinstance(e, ev.Reveal)]) if outcome is not None else ()
        return scope.bind(self.name, found)


@dataclass(frozen=True)
class HandLeft(Act):
    """Put cards into the discard pile of the player on the left, who owns them from then on."""

    rule = "dcdb:6.380"
    word: ClassVar[str] = "put"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.HandOver(ref, DISCARD, s.from_player(scope.you + 1)[0], None, scope.you, scope.this)

    def rest(self, p: Printer) -> str:
        return f"into the discard pile of the player on {their(p)} left"


@dataclass(frozen=True)
class FreezeIt(Act):
    """Put a Frozen token on cards (dcdb:6.197)."""

    rule = "dcdb:6.197"
    word: ClassVar[str] = "freeze"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Freeze(ref, scope.you, scope.this)


@dataclass(frozen=True)
class DiscardTop(DcVerb):
    """Discard the top card of your deck (dcdb:6.190)."""

    rule = "dcdb:6.190"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.DiscardTop(scope.you, scope.you, scope.this)]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if ev.has_deck(s, scope.you) else Objection("dcdb:6.151", "there is no card left")

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        # of several players each discards one
        new = top_bound(scope, outcome)
        return new.bind("discarded", (*scope.get("discarded", ()), *new.get("it")))

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('discard')} the top card of {their(p)} deck"


def top_bound(scope: Scope, outcome: Outcome | None) -> Scope:
    """The card that was on top is "it"."""
    found = tuple([e.card for e in outcome.events if isinstance(e, ev.FromTop)]) if outcome is not None else ()
    return scope.bind("it", found)


@dataclass(frozen=True)
class RevealTop(DcVerb):
    """Reveal the top card of your deck, or of the main deck (dcdb:6.410)."""

    main: bool = False
    rule = "dcdb:6.410"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.RevealTop(-1 if self.main else scope.you, scope.you, scope.this)]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        there = bool(s.shared(MAIN_DECK)) if self.main else ev.has_deck(s, scope.you)
        return None if there else Objection("dcdb:6.151", "there is no card left")

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        # of several players each shows one
        new = top_bound(scope, outcome).bind("shown by", self)
        return new.bind("revealed", (*scope.get("revealed", ()), *new.get("it")))

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('reveal')} the top card of {'the main' if self.main else their(p)} deck"


@dataclass(frozen=True)
class LookAtTop(DcVerb):
    """Look at the top card of your deck (dcdb:3.020)."""

    rule = "dcdb:3.020"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.LookAtTop(scope.you, scope.you, scope.this)]

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        return top_bound(scope, outcome)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('look')} at the top card of {their(p)} deck"


@dataclass(frozen=True)
class LookAtBottom(LookAtTop):
    """Look at the bottom card of your deck (dcdb:3.020)."""

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.LookAtBottom(scope.you, scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('look')} at the bottom card of {their(p)} deck"


@dataclass(frozen=True)
class RevealHand(DcVerb):
    """Reveal your hand (dcdb:6.410); with `criteria` before something is done with what is highest or lowest of it (dcdb:3.060)."""

    criteria: bool = False
    rule = "dcdb:6.410"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.RevealHand(scope.you, scope.this, "dcdb:3.060" if self.criteria else "dcdb:6.410")]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('reveal')} {their(p)} hand"


@dataclass(frozen=True)
class DiscardHand(DcVerb):
    """Discard your hand: all of it at once (dcdb:6.190)."""

    rule = "dcdb:6.190"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.Discard(s.ref(n), scope.you, scope.you, scope.this) for n in s.zone(scope.you, HAND)]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('discard')} {their(p)} hand"


@dataclass(frozen=True)
class AtRandom(DcVerb):
    """Something happens to a random card of your hand."""

    def words(self, p: Printer, verb: str, rest: str = "from {} hand", n: int = 1) -> str:
        """How it is said."""
        return f"{p.subject()}{p.verb(verb)} {counted(n, 'random card')} {rest.format(their(p))}"

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if s.zone(scope.you, HAND) else Objection(self.rule, "there is no card in hand")

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = [e.card for e in outcome.events if isinstance(e, ev.AtRandom)] if outcome is not None else []
        return scope.bind("it", tuple(found))


@dataclass(frozen=True)
class DiscardAtRandom(AtRandom):
    """Discard random cards of your hand, as far as there are."""

    n: int = 1
    rule = "dcdb:6.190"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.DiscardAtRandom(scope.you, scope.this) for _ in range(min(self.n, len(s.zone(scope.you, HAND))))]

    def text(self, p: Printer) -> str:
        return self.words(p, "discard", n=self.n)


@dataclass(frozen=True)
class DestroyAtRandom(AtRandom):
    """Destroy a random card of your hand."""

    rule = "dcdb:6.180"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.DestroyAtRandom(scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return self.words(p, "destroy")


@dataclass(frozen=True)
class RevealAtRandom(AtRandom):
    """Reveal random cards of your hand; they are among those "revealed"."""

    n: int = 1
    rule = "dcdb:6.410"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.RevealAtRandom(scope.you, scope.this, self.n)]

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = [r for e in outcome.events if isinstance(e, ev.RevealAtRandom) for r in e.cards] if outcome is not None else []
        return scope.bind("revealed", (*scope.get("revealed", ()), *found))

    def text(self, p: Printer) -> str:
        return self.words(p, "reveal", n=self.n)


@dataclass(frozen=True)
class PutUnderAtRandom(AtRandom):
    """Put a random card of your hand below your main character (dcdb:3.010)."""

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.PutUnderAtRandom(scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return self.words(p, "put", "from {0} hand under {0} Super Hero")


@dataclass(frozen=True)
class GainWeaknesses(DcVerb):
    """Gain Weaknesses of the stack, as far as there are (dcdb:6.561).

    dcdb:1.150 once that is empty, those that a first appearance attack gives come from the reserve, and so do those of a few cards that
    are ruled so (`reserve`).
    """

    n: int | Value = 1
    reserve: bool = field(default=False, kw_only=True)
    rule = "dcdb:6.200"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        found = ev.weaknesses(s, amount_of(self.n, s, scope), RESERVE if self._reserve(scope) else -1)
        return [ev.Gain(r, scope.you, scope.this) for r in found]

    def _reserve(self, scope: Scope) -> bool:
        return self.reserve or bool(scope.get("first appearance"))

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = tuple([e.landed for e in outcome.events if isinstance(e, ev.Gain)]) if outcome is not None else ()
        return scope.bind("it", found)

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        left = s.shared(WEAKNESSES) or (self._reserve(scope) and s.shared(RESERVE))
        return None if left else Objection("dcdb:1.150", "there is no Weakness left")

    def text(self, p: Printer) -> str:
        if isinstance(self.n, int):
            return f"{p.subject()}{p.verb('gain')} {counted(self.n, 'Weakness')}"
        words = value_of(self.n).text(p).removeprefix("1 ")
        return f"{p.subject()}{p.verb('gain')} a Weakness {words}"


@dataclass(frozen=True)
class PutWeaknesses(GainWeaknesses):
    """Put Weaknesses of the stack on top of your deck: they are not gained (dcdb:6.382). The reserve serves as for those that are."""

    rule = "dcdb:6.380"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        found = ev.weaknesses(s, amount_of(self.n, s, scope), RESERVE if self._reserve(scope) else -1)
        return [ev.Put(r, DECK, scope.you, TOP, scope.you, scope.this) for r in found]

    def text(self, p: Printer) -> str:
        return GainWeaknesses.text(self, p).replace(p.verb("gain"), p.verb("put"), 1) + f" on top of {their(p)} deck"


@dataclass(frozen=True)
class GainTop(DcVerb):
    """Gain the top card of the main deck (dcdb:6.200)."""

    rule = "dcdb:6.200"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.Gain(s.ref(n), scope.you, scope.this) for n in s.shared(MAIN_DECK)[:1]]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if s.shared(MAIN_DECK) else Objection("dcdb:6.250", "the main deck is empty")

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('gain')} the top card of the main deck"


@dataclass(frozen=True)
class ReplaceIt(DcVerb):
    """As many cards of the main deck come to the Line-Up as have just left it."""

    rule = "dcdb:6.240"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        n = len(scope.get("it", ()))
        return [ev.ToLineUp(s.ref(c), scope.you, scope.this) for c in s.shared(MAIN_DECK)[:n]]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('replace')} what was destroyed"


@dataclass(frozen=True)
class AddToLineUp(Act):
    """Add cards to the Line-Up (dcdb:6.240)."""

    rule = "dcdb:6.240"
    word: ClassVar[str] = "add"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Put(ref, LINE_UP, -1, None, scope.you, scope.this)

    def rest(self, p: Printer) -> str:
        return "to the Line-Up"


@dataclass(frozen=True)
class TurnFaceDown(Act):
    """Turn a main character face down; `until` says how long."""

    until: str = " until this Villain is defeated"
    rule = "dcdb:4.020"
    word: ClassVar[str] = "flip"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Flip(ref, True, scope.you, scope.this)

    def rest(self, p: Printer) -> str:
        return f"face down{self.until}"


@dataclass(frozen=True)
class TurnAllUp(DcVerb):
    """All main characters are turned face up."""

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        from_all = [n for p in s.order for n in s.zone(p, MAIN)]
        return [ev.Flip(s.ref(n), False, scope.you, scope.this) for n in from_all]

    def text(self, p: Printer) -> str:
        return "each player flips their Super Hero face up"


@dataclass(frozen=True)
class ReturnFromBelow(DcVerb):
    """The cards that this Super-Villain has put below main characters are put on top of their players' decks."""

    def below(self, s: DcState, scope: Scope) -> list[tuple[int, int]]:
        """Those cards, each after its player."""
        this = s.card(scope.this).number
        return [(p, s.ref(n)) for p in s.order for n in s.zone(p, BELOW) if s.card(n).attached == this]

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.Put(r, DECK, p, TOP, p, scope.this) for p, r in self.below(s, scope)]

    def text(self, p: Printer) -> str:
        return "put each of those cards on top of its owner's deck"


@dataclass(frozen=True)
class DiscardFromBelow(ReturnFromBelow):
    """The cards that this card has put below main characters are discarded by their players."""

    rule = "dcdb:6.190"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.Discard(r, p, p, scope.this) for p, r in self.below(s, scope)]

    def text(self, p: Printer) -> str:
        return "discard each of those cards"


@dataclass(frozen=True)
class PutUnder(Act):
    """Put cards below your main character (dcdb:3.010), where nobody owns them (dcdb:6.320)."""

    rule = "dcdb:6.380"
    word: ClassVar[str] = "put"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Put(ref, BELOW, scope.you, None, scope.you, scope.this)

    def rest(self, p: Printer) -> str:
        return f"under {their(p)} Super Hero"


@dataclass(frozen=True)
class GiveAtRandom(AtRandom):
    """Put a random card of your hand into the discard pile of the player on your left, who owns it from then on."""

    rule = "dcdb:6.380"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.GiveAtRandom(scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return self.words(p, "put", "from {0} hand into the discard pile of the player on {0} left")
