"""Words that change how what stands before them resolves (champions:alteration-effect)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longbox.games.champions import moves as mv
from longbox.games.champions.card_verbs import Mill
from longbox.games.champions.state import ChState
from longbox.kernel.actions import Objection
from longbox.kernel.effects import Effect, EffectFrame, Verb
from longbox.kernel.events import Event
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import Filter, Scope, Who, noun_phrase, value_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a


@dataclass(frozen=True)
class EachTime(Effect):
    """champions:alteration-effect#3 cards are discarded from a deck one by one; after each that passes, a part comes in between.

    The part is resolved whole, with the card bound as "it", before the discarding goes on. A deck that runs out ends it
    (champions:encounter-deck#2). Binds "cards" to all that were discarded.
    """

    mill: Mill
    filters: tuple[Filter, ...]
    part: Effect

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        # data: how many cards are left to discard; pos 0 discard, 1 look at what came, 2 the part is done
        if f.data is None:
            f.data = value_of(self.mill.n).amount(s, f.scope)
        if f.pos:
            before = f.scope.get("all cards", ())
            f.adopt(s)
            if f.pos == 1:
                found = f.scope.get(self.mill.name, ())
                f.scope = f.scope.bind("all cards", (*before, *found))
                f.data = f.data - 1 if found and not self._made_anew(s, f.scope, found[0]) else 0
                if found and all(x.test(s, found[0] & NUMBER_MASK, f.scope) for x in self.filters):
                    f.pos = 2
                    return EffectFrame(self.part, f.scope.bind("it", found))
            f.pos = 0
        if f.data <= 0:
            f.scope = f.scope.bind(self.mill.name, f.scope.get("all cards", ()))
            return DONE
        f.pos = 1
        return f.child(Mill(1, self.mill.encounter, self.mill.name))

    def _made_anew(self, s: ChState, scope: Scope, card: int) -> bool:
        """Was that the last card of its deck, which has been made anew from the pile?"""
        pile = mv.pile_of(s, card & NUMBER_MASK)
        return bool(s.things[card & NUMBER_MASK].zone != pile)

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return self.mill.possible(s, scope)

    def text(self, p: Printer) -> str:
        noun = noun_phrase(self.filters, "card", p)
        return f"{self.mill.text(p)}. Each time {a(noun)} is discarded this way, {self.part.text(p)}"


@dataclass(frozen=True)
class DealIt(Verb):
    """champions:deal-encounter-card#p2 a known card is dealt to you face down as an encounter card."""

    who: Who

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [mv.DealThis(r, scope.you, scope.this) for r in self.who.refs(s, scope) if s.there(r)]

    def text(self, p: Printer) -> str:
        whom = "yourself" if p.person == "you" else "themself"
        return f"{p.verb('deal')} {self.who.text(p)} to {whom} as a facedown encounter card"
