"""Verbs that make something that lasts: this turn, or to its end."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.abilities import Triggers
from longbox.games.dcdb.language.patterns import TurnEnding
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.state import DcState
from longbox.kernel.abilities import Ability
from longbox.kernel.effects import Effect
from longbox.kernel.events import Event
from longbox.kernel.modifiers import Modifier
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer

TURN, END_OF_TURN = "turn", "end of turn"


def this_turn(
    ability: Ability, scope: Scope, uses: int = -1, until: str = TURN, on: tuple[int, ...] | None = None
) -> ev.AddModifier:
    """dcdb:6.520 an ability is at work until the turn is over; `uses` times, if that is not -1; `on` these cards."""
    return ev.AddModifier(Modifier(ability, scope, 0, until, on, None, uses), scope.you, scope.this)


@dataclass(frozen=True)
class ThisTurn(DcVerb):
    """An ability is at work this turn (dcdb:6.520), perhaps a number of times."""

    ability: Ability
    uses: int = -1

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [this_turn(self.ability, scope, self.uses)]

    def text(self, p: Printer) -> str:
        words = self.ability.text(p).removesuffix(" during your turn").replace(" during your turn,", " this turn,")
        if self.uses == 1:
            return f"{'once' if ' this turn,' in words else 'once this turn'}, {words}"
        return words if " this turn" in words else f"{words} this turn"


@dataclass(frozen=True)
class AtEndOfTurn(DcVerb):
    """Something happens at the end of your turn (dcdb:8.030): of its own accord, or with category "A" if you want it."""

    effect: Effect
    category: str = "C"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        ability = Triggers(TurnEnding(), self.effect, category=self.category, turns="any")
        return [this_turn(ability, scope, 1, END_OF_TURN)]

    def text(self, p: Printer) -> str:
        return f"at the end of your turn, {self.effect.text(p)}"
