"""Words that encounter cards of Marvel Champions need, and few others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from longbox.games.champions import moments as mo, moves as mv
from longbox.games.champions.revealing import PuttingIntoPlay
from longbox.games.champions.state import BOOSTS, F_TEXT, ChState
from longbox.kernel.abilities import Bindings, Pattern
from longbox.kernel.actions import Objection
from longbox.kernel.effects import Verb
from longbox.kernel.events import Event
from longbox.kernel.frames import Frame
from longbox.kernel.queries import Condition, Query, Scope, Who
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class JoinsYou(Verb):
    """This boost card, a minion, enters play engaged with you (champions:play#p2)."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        here = s.there(scope.this) and s.place(scope.this & NUMBER_MASK) == 100 + BOOSTS
        return [Joins(scope.this, scope.you)] if here else []

    def text(self, p: Printer) -> str:
        return f"put {p.name} into play engaged with you"


class Joins(mo.Undertaking):
    """A boost card enters play as the minion it is."""

    __slots__ = ("card",)
    rule = "champions:play#p2"

    def __init__(self, card: int, player: int) -> None:
        super().__init__(player, card)
        self.card = card

    def changes(self, s: ChState) -> bool:
        return bool(s.there(self.card)) and not s.in_play(self.card & NUMBER_MASK)

    def procedure(self, s: ChState) -> Frame | None:
        return PuttingIntoPlay(self.card, self.player, self.card)


@dataclass(frozen=True)
class AgainstOthers(Verb):
    """The attack of this enemy is resolved against each other hero as well, one after the other."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        player: Any = scope.get("player", scope.you)
        return [mo.EnemyAttack(scope.this, q, scope.this) for q in s.in_order() if q != player and s.is_hero(q)]

    def text(self, p: Printer) -> str:
        return "also resolve this attack against each other hero"


@dataclass(frozen=True)
class Alone(Condition):
    """This attack is not itself one that this ability made."""

    def holds(self, s: ChState, scope: Scope) -> bool:
        return bool(scope.event is None or scope.event.source != scope.this)

    def text(self, p: Printer) -> str:
        return "this is the first of its attacks"


@dataclass(frozen=True)
class Highest(Query):
    """The cards of a query with the highest printed hit points."""

    query: Query
    facets = F_TEXT

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        found = self.query.numbers(s, scope)
        most = max((s.things[n].up.values.hp or 0 for n in found), default=0)
        return [n for n in found if (s.things[n].up.values.hp or 0) == most]

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{self.query.noun(p)} with the highest printed hit points"


@dataclass(frozen=True)
class EngagedPlayer(Who):
    """The player whom this minion is, or was, engaged with."""

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        player = s.was(scope.this).engaged
        return (player,) if player in s.order else ()

    def text(self, p: Printer) -> str:
        return "the engaged player"


@dataclass(frozen=True)
class SchemesOrAttacks(Pattern):
    """After this enemy has schemed or attacked."""

    classes = (mo.EnemyAttacked, mo.EnemySchemed)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((),) if event.by == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"after {p.name} schemes or attacks"


@dataclass(frozen=True)
class HandOf(Verb):
    """Each card of your hand with a printed resource of a type is discarded."""

    type: str

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        from longbox.games.champions.state import HAND

        found = [n for n in s.zone(scope.you, HAND) if s.things[n].printed.faces[0].values.resources.get(self.type)]
        return [mv.Discard(s.ref(n), scope.you, scope.this) for n in found]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return None

    def after(self, s: ChState, scope: Scope, outcome: Any) -> Scope:
        return scope.bind("amount", 0 if outcome is None else sum(isinstance(e, mv.Discard) for e in outcome.events))

    def text(self, p: Printer) -> str:
        return f"{p.verb('discard')} each card with a printed [{self.type}] resource from {p.their()} hand"
