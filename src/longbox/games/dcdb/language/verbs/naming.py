"""What is chosen that is no card: a name, a foe; and the cards that are meant by it."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from longbox.games.dcdb.language.filters import card_words
from longbox.games.dcdb.state import ALL_SEATS, SUPER_VILLAIN, DcCard, DcState
from longbox.games.dcdb.state.bases import Effect, Filter, Query, Who
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer


def names(s: DcState, player: int) -> tuple[str, ...]:
    """The names of cards that may be chosen (dcdb:6.270), those of which the player owns most first; not of unseen Super-Villains."""
    there = [t for t in s.things if isinstance(t, DcCard) and t.printed.is_card]
    seen = [t for t in there if t.printed.kind != SUPER_VILLAIN or t.known == ALL_SEATS]
    own = Counter([t.printed.name for t in seen if t.owner == player])
    return tuple(sorted({t.printed.name for t in seen}, key=lambda name: (-own[name], name)))


@dataclass(frozen=True)
class ChooseName(Effect):
    """Choose the name of a card (GC:T-Spheres): it is "that name"."""

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        you = f.scope.you
        if f.pos == 0:
            f.pos = 1
            f.data = names(s, you)
            seat = s.game.seat_of(s, you)
            return Decision(you, seat, "dcdb:6.270", "name", Pick(f.data), (f.scope.this,), "Choose the name of a card")
        f.scope = f.scope.bind("name", f.data[s.answer[0]])
        return DONE

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('choose')} a card name"


@dataclass(frozen=True)
class OfThatName(Filter):
    """A card with the name that was chosen."""

    place: ClassVar[str] = "after"

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        chosen: str = scope.get("name", "")
        return s.now(number).name == chosen

    def text(self, p: Printer) -> str:
        return "with that name"


@dataclass(frozen=True)
class Seen(Query):
    """Of the cards revealed together those that are still there, with properties that may rest on what was chosen."""

    filters: tuple[Filter, ...] = ()
    words: str = "revealed this way"

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        there = [r & NUMBER_MASK for r in scope.get("seen", ()) if s.there(r)]
        return [n for n in there if all([f.test(s, n, scope) for f in self.filters])]

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{card_words(self.filters, p)} {self.words}"


@dataclass(frozen=True)
class ChooseFoe(Effect):
    """Choose a foe, for what is no attack (dcdb:6.099): it is "that foe"."""

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        you = f.scope.you
        if f.pos == 0:
            f.data = s.foes(you)
            if not f.data:
                f.scope = f.scope.bind("foe", ()).with_did(False)
                return DONE
            f.pos = 1
            return Decision(you, s.game.seat_of(s, you), "dcdb:1.110", "foe", Pick(f.data), (f.scope.this,), "Choose a foe")
        f.scope = f.scope.bind("foe", (f.data[s.answer[0]],))
        return DONE

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if s.foes(scope.you) else Objection("dcdb:1.110", "there is no foe")

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('choose')} a foe"


@dataclass(frozen=True)
class ThatFoe(Who):
    """The foe that was chosen."""

    def refs(self, s: DcState, scope: Scope) -> tuple[int, ...]:
        found: tuple[int, ...] = scope.get("foe", ())
        return found

    def text(self, p: Printer) -> str:
        return "that foe"


@dataclass(frozen=True)
class OfFoe(Query):
    """What a query finds of the foe that was chosen."""

    query: Query

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        foes = scope.get("foe", ())
        if not foes:
            return []
        inner = scope.copy()
        inner.you = foes[0]
        return list(self.query.numbers(s, inner))

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        outer, p.person = p.person, "that foe"
        words = self.query.noun(p).replace("their ", "that foe's ", 1)
        p.person = outer
        return words
