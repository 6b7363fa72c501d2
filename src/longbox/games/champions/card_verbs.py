"""The verbs of Marvel Champions that move cards, and change what is under way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from longbox.games.champions import befall, moments as mo, moves as mv
from longbox.games.champions.state import ChState, name_of
from longbox.games.champions.terms import Depends
from longbox.kernel.actions import Objection
from longbox.kernel.effects import Verb
from longbox.kernel.events import Event
from longbox.kernel.queries import Scope, Value, Who, value_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted

# -- cards ----------------------------------------------------------------------------------------------------------------------


CHANGES = "champions:ability#3"


def done(outcome: Any) -> int:
    """How much came of a batch: damage dealt, threat, cards drawn ..."""
    if outcome is None:
        return 0
    total = 0
    for e in outcome.events:
        if isinstance(e, (befall.Threat, befall.RemoveThreat)):
            total += e.taken
        elif isinstance(e, befall.Off):
            continue
        elif isinstance(e, (befall.Damage, befall.Heal, mv.Draw, mv.Mill, mv.RandomDiscard)):
            total += e.amount
        elif isinstance(e, mv.Put):
            total += 1
    return total


@dataclass(frozen=True)
class DrawCards(Verb):
    """champions:draw draws cards; `who` are players (you unless given)."""

    n: int | Value = 1
    who: Who | None = None

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        players = (scope.you,) if self.who is None else tuple(r & NUMBER_MASK for r in self.who.refs(s, scope))
        n = value_of(self.n).amount(s, scope)
        return [mv.Draw(q, n, scope.this) for q in players]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if self.who is not None or any(e.changes(s) for e in self.events(s, scope)):
            return None
        return Objection(CHANGES, "no card could be drawn")

    def after(self, s: ChState, scope: Scope, outcome: Any) -> Scope:
        return scope.bind("amount", done(outcome))

    def text(self, p: Printer) -> str:
        if isinstance(self.n, Depends):
            cards = self.n.text(p, "card" if value_of(self.n.otherwise).text(p) == "1" else "cards")
        else:
            cards = counted(self.n, "card") if isinstance(self.n, int) else f"{self.n.text(p)} cards"
        if self.who is None:
            return f"{p.verb('draw')} {cards}"
        return f"{self.who.text(p)} draws {cards}"


@dataclass(frozen=True)
class DrawUpTo(Verb):
    """Draws until the hand has as many cards as the printed hand size."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        from longbox.games.champions.state import HAND

        n = s.identity(scope.you).up.values.hand - len(s.zone(scope.you, HAND))
        return [mv.Draw(scope.you, n, scope.this)] if n > 0 else []

    def idle_counts(self, s: ChState, scope: Scope) -> bool:
        return True

    def text(self, p: Printer) -> str:
        return f"{p.verb('draw')} up to your printed hand size"


@dataclass(frozen=True)
class Mill(Verb):
    """champions:discard#4 discards cards from the top of a deck; binds "cards". `encounter` for the encounter deck."""

    n: int | Value = 1
    encounter: bool = False
    #: bound under this name
    name: str = "cards"

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        whose = -1 if self.encounter else scope.you
        return [mv.Mill(whose, value_of(self.n).amount(s, scope), scope.you, scope.this)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return None if mv.top(s, -1 if self.encounter else scope.you) is not None else Objection(CHANGES, "that deck is empty")

    def after(self, s: ChState, scope: Scope, outcome: Any) -> Scope:
        found = tuple(r for e in outcome.events if isinstance(e, mv.Mill) for r in e.cards) if outcome is not None else ()
        return scope.bind("amount", len(found)).bind(self.name, found)

    def text(self, p: Printer) -> str:
        n = value_of(self.n).text(p)
        deck = "the encounter deck" if self.encounter else f"{p.their()} deck"
        return f"{p.verb('discard')} the top {'card' if n == '1' else n + ' cards'} of {deck}"


@dataclass(frozen=True)
class RandomDiscard(Verb):
    """Discards cards of your hand at random; binds "cards"."""

    n: int | Value = 1

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [mv.RandomDiscard(scope.you, value_of(self.n).amount(s, scope), scope.this)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        from longbox.games.champions.state import HAND

        hand = [n for n in s.zone(scope.you, HAND) if s.ref(n) != scope.this] if scope.you in s.order else []
        return None if hand else Objection(CHANGES, "there is no card to discard")

    def after(self, s: ChState, scope: Scope, outcome: Any) -> Scope:
        found = (
            tuple(r for e in outcome.events if isinstance(e, mv.RandomDiscard) for r in e.cards) if outcome is not None else ()
        )
        before = scope.get("cards", ())
        return scope.bind("amount", len(found)).bind("cards", (*before, *found))

    def text(self, p: Printer) -> str:
        cards = counted(self.n, "card") if isinstance(self.n, int) else f"{self.n.text(p)} cards"
        return f"{p.verb('discard')} {cards} at random from {p.their()} hand"


@dataclass(frozen=True)
class Encounters(Verb):
    """champions:deal-encounter-card#p2 facedown encounter cards are dealt: to you, or to players."""

    n: int = 1
    who: Who | None = None

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        players = (scope.you,) if self.who is None else tuple(r & NUMBER_MASK for r in self.who.refs(s, scope))
        return [mv.DealCards(q, self.n, scope.this) for q in players]

    def text(self, p: Printer) -> str:
        whom = "yourself" if self.who is None else self.who.text(p)
        return f"{p.verb('deal')} {whom} {counted(self.n, 'encounter card')}"


@dataclass(frozen=True)
class UnderIt(Verb):
    """A random card of your hand is put face down under this card."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [mv.RandomUnder(scope.you, scope.this, scope.this)]

    def text(self, p: Printer) -> str:
        return f"{p.verb('place')} a random card from {p.their()} hand facedown here"


@dataclass(frozen=True)
class Surge(Verb):
    """champions:surge this card gains surge."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [befall.GainSurge(scope.this, scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return "this card gains surge"


@dataclass(frozen=True)
class Accelerate(Verb):
    """champions:acceleration-token#2 acceleration tokens for the main scheme."""

    n: int = 1

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [befall.AddAcceleration(self.n, scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return f"{p.verb('give')} the main scheme {counted(self.n, 'acceleration token')}"


@dataclass(frozen=True)
class AttackGains(Verb):
    """champions:gains this attack gains a keyword, or does more with each instance (`plus`)."""

    word: str = ""
    plus: int = 0

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [befall.AttackGains(self.word, self.plus, scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return f"this attack gains {self.word}" if self.word else f"this does {self.plus} more with each instance"


@dataclass(frozen=True)
class ActivationGains(Verb):
    """The activation that initiates or is under way: a keyword, boost icons, additional boost cards, less of what it deals."""

    word: str = ""
    given: int = 0
    less: int = 0
    boosts: int | Value = 0
    noun: str = "the enemy"

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        from longbox.kernel.windows import pending

        waiting = pending(s, scope)
        waits = scope.get("pending") if isinstance(waiting, mo.Activates) else None
        if waits is None and self.given:
            if self.noun == "the villain" and s.activations and s.activations[-1].enemy & NUMBER_MASK != s.villain:
                # a minion with villainous activates: the villain has no use for it
                return []
            # its boost cards are being turned up: another one joins them (champions:boost#3)
            return [mo.GiveBoost(scope.you, scope.this) for _ in range(self.given)]
        boosts = value_of(self.boosts).amount(s, scope)
        return [befall.ActivationGains(self.word, boosts, self.given, self.less, waits, scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        if self.given:
            return f"{p.verb('give')} {self.noun} {counted(self.given, 'additional boost card')} for this activation"
        if self.less:
            return f"{p.verb('reduce')} the threat it places by {self.less}"
        if self.word:
            return f"the attack gains {self.word}"
        return f"{self.noun} gets {value_of(self.boosts).text(p)} more boost icons"


@dataclass(frozen=True)
class CancelRevealed(Verb):
    """champions:cancel#4 cancels the "When Revealed" effects (champions:triggered-abilities#5) of the card that is being revealed."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [Silenced(scope)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        from longbox.games.champions.card import HERO
        from longbox.kernel.windows import pending

        event = pending(s, scope)
        if not isinstance(event, mo.Reveal) or event.silent or event.cancelled:
            return Objection("champions:cancel", "there is nothing to cancel")
        form = HERO if s.is_hero(event.player) else "alter_ego"
        # champions:choose#5: without an effect for that form there is nothing to cancel
        texts = [
            x
            for x in s.now(event.card).abilities
            if x.stage == "timed" and x.word == "When Revealed" and x.rule == "champions:when-revealed" and x.form in ("", form)
        ]
        return None if texts else Objection(CHANGES, "the card has no such effects")

    def text(self, p: Printer) -> str:
        return f'{p.verb("cancel")} its "When Revealed" effects'


class Silenced(Event):
    """champions:cancel#4 the "When Revealed" effects of a card that is being revealed are cancelled."""

    __slots__ = ("card", "scope")
    rule: ClassVar[str] = "champions:cancel#4"

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope.you, scope.this)
        self.scope = scope
        self.card = -1

    def changes(self, s: ChState) -> bool:
        from longbox.kernel.windows import pending

        return isinstance(pending(s, self.scope), mo.Reveal)

    def apply(self, s: ChState) -> None:
        depth, _, i, _ = self.scope.get("pending")
        occ = s.write_frame(depth)
        event: Any = occ.ready[i].fork()
        event.silent = True
        occ.ready[i] = event
        self.card = event.card

    def told(self, s: ChState, seat: int) -> str:
        return f"The When Revealed effects of {name_of(s, self.card, seat)} are cancelled"
