"""A cost that is chosen, and the cards that have it (dcdb:6.120)."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb.state import DcState
from longbox.games.dcdb.state.bases import Effect, Filter
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Query, Scope
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class ChooseCost(Effect):
    """Choose a cost that cards of a query have (dcdb:6.120)."""

    among: Query[DcState]

    def open(self, s: DcState, scope: Scope) -> tuple[str, ...]:
        """What can be chosen."""
        return tuple([str(c) for c in sorted({s.now(n).cost for n in self.among.numbers(s, scope)})])

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.data = self.open(s, f.scope)
            if not f.data:
                f.scope = f.scope.with_did(False)
                return DONE
            f.pos = 1
            you = f.scope.you
            return Decision(you, s.game.seat_of(s, you), "dcdb:6.120", "cost", Pick(f.data), (f.scope.this,), "Choose a cost")
        f.scope = f.scope.bind("cost", f.data[s.answer[0]])
        return DONE

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if self.open(s, scope) else Objection("dcdb:6.120", "there is no card with a cost to choose")

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('choose')} a cost"


@dataclass(frozen=True)
class OfThatCost(Filter):
    """A card with the cost that was chosen."""

    place: ClassVar[str] = "after"

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        return bool(str(s.now(number).cost) == scope.get("cost"))

    def text(self, p: Printer) -> str:
        return "with that cost"
