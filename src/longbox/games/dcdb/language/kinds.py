"""Card types that are chosen or shared (dcdb:6.530)."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb.state import TYPES, DcState
from longbox.games.dcdb.state.bases import Condition, Effect, Filter
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Query, Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class ChooseType(Effect):
    """Choose a card type: any, or one that cards of a query have. It is "that type"."""

    among: Query | None = None

    def open(self, s: DcState, scope: Scope) -> list[str]:
        """The types that can be chosen."""
        if self.among is None:
            return list(TYPES)
        there = {t for n in self.among.numbers(s, scope) for t in s.now(n).types}
        return [t for t in TYPES if t in there]

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            found = self.open(s, f.scope)
            if not found:
                f.scope = f.scope.with_did(False)
                return DONE
            f.pos = 1
            f.data = tuple(found)
            you = f.scope.you
            return Decision(
                you, s.game.seat_of(s, you), "dcdb:6.530", "type", Pick(f.data), (f.scope.this,), "Choose a card type"
            )
        f.scope = f.scope.bind("type", f.data[s.answer[0]])
        return DONE

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if self.open(s, scope) else Objection("dcdb:6.530", "there is no card with a type to choose")

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('choose')} a card type"


@dataclass(frozen=True)
class OneOfEachType(Effect):
    """Choose a card of each type that the cards of a query have; one with several types is that of each of them. They are "it"."""

    query: Query
    words: str = "them"

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        # data: the types still open, what is chosen, what is asked about
        left, chosen, asked = f.data or (TYPES, (), ())
        if f.pos == 1:
            chosen = (*chosen, asked[s.answer[0]])
        there = self.query.numbers(s, f.scope)
        while left:
            kind, left = left[0], left[1:]
            if any([kind in s.now(r & NUMBER_MASK).types for r in chosen]):
                continue
            found = tuple([s.ref(n) for n in there if kind in s.now(n).types])
            if found:
                f.pos = 1
                f.data = (left, chosen, found)
                you = f.scope.you
                return Decision(
                    you, s.game.seat_of(s, you), "dcdb:6.530", "choose", Pick(found), (f.scope.this,), f"Which {kind}?"
                )
        f.scope = f.scope.bind("it", chosen).with_did(bool(chosen))
        return DONE

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('choose')} one card of each card type among {self.words}"


@dataclass(frozen=True)
class OfThatType(Filter):
    """A card of the type that was chosen."""

    place: ClassVar[str] = "after"

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        return scope.get("type") in s.now(number).types

    def text(self, p: Printer) -> str:
        return "of that type"


@dataclass(frozen=True)
class ShareType(Condition):
    """Of the cards bound under a name two or more have a card type in common, be it one of several that a card has."""

    name: str = "seen"

    def holds(self, s: DcState, scope: Scope) -> bool:
        types = [t for r in scope.get(self.name, ()) for t in s.now(r & NUMBER_MASK).types]
        return len(types) > len(set(types))

    def text(self, p: Printer) -> str:
        return "they share a card type"
