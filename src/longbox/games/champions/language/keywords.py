"""Keywords that do something by themselves: they are abilities of whoever has them (champions:keywords).

They come before abilities of the same moment: they have no timing trigger (champions:ability, champions:timing-priority).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.language.abilities import Response
from longbox.games.champions.language.conditions import InForm
from longbox.games.champions.language.patterns.cards import Engages
from longbox.games.champions.language.patterns.combat import IsAttacked
from longbox.games.champions.language.patterns.subjects import THIS
from longbox.games.champions.state import CHARACTERS
from longbox.games.champions.state.bases import Verb
from longbox.kernel.nodes import dataclass

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.actions import Objection
    from longbox.kernel.events import Event
    from longbox.kernel.queries import Scope
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Retaliates(Verb):
    """champions:retaliate-x,
    champions:keywords#12 X damage to the attacker, from a character that has survived (champions:retaliate-x#1)."""

    rule: ClassVar[str] = "champions:retaliate-x"
    keyword: ClassVar[str] = "retaliate"

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        if not s.alive(scope.this):
            return []
        n = s.now(scope.this).keywords.get("retaliate", 0)
        out: list[Event] = []
        for ref in scope.get("it", ()):
            # a support that attacks is no character, and can't be dealt damage
            if s.alive(ref) and s.now(ref).kind in CHARACTERS:
                event = ev.Damage(ref, n, scope.you, scope.this, ev.RETALIATE)
                event.by = scope.this
                out.append(event)
        return out

    def text(self, p: Printer) -> str:
        return "deal that much damage to the attacker"


@dataclass(frozen=True)
class Pounces(Verb):
    """champions:quickstrike, champions:keywords#9 it attacks the player it has engaged."""

    keyword: ClassVar[str] = "quickstrike"

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        player: Any = scope.get("player", scope.you)
        return [ev.EnemyAttack(scope.this, player, scope.this)] if s.alive(scope.this) and s.is_hero(player) else []

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return None

    def text(self, p: Printer) -> str:
        return "it attacks that player"


RETALIATE = Response(IsAttacked(THIS, deaf=True), Retaliates(), side="keyword", forced=True)


QUICKSTRIKE = Response(Engages(THIS), Pounces(), side="keyword", forced=True, when=InForm("hero"))
