"""More words for card texts: a better result under a condition, and naming cards to look for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from longbox.kernel.decisions import Decision, Name
from longbox.kernel.effects import Effect, EffectFrame, clause
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import ANY, Condition, Filter, Mark, Scope
from longbox.kernel.text import number_word

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.actions import Objection
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class OrInstead(Effect):
    """An effect, and another that takes its place if a condition is true while it resolves (vs:508.2f)."""

    normal: Effect
    if_: Condition
    better: Effect

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        if f.pos:
            f.adopt(s)
            return DONE
        f.pos = 1
        return f.child(self.better if self.if_.holds(s, f.scope) else self.normal)

    def possible(self, s: VsState, scope: Scope) -> Objection | None:
        return (self.better if self.if_.holds(s, scope) else self.normal).possible(s, scope)

    def text(self, p: Printer) -> str:
        return f"{self.normal.text(p)}. If {self.if_.text(p)}, instead, {clause(self.better, p)}"


@dataclass(frozen=True)
class NameCards(Effect):
    """To choose several different card names, one after the other (vs:511.4), bound as a tuple under `key`."""

    n: int = 1
    key: str = "named"

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        named: tuple[str, ...] = f.scope.get(self.key, ()) if f.pos else ()
        if f.data is not None:
            named = (*named, f.data.options[s.answer[0]])
            f.scope = f.scope.bind(self.key, named)
            f.data = None
        if f.pos == self.n:
            return DONE
        f.pos += 1
        f.data = Decision(
            f.scope.you,
            s.game.seat_of(s, f.scope.you),
            "vs:511.4",
            "name",
            Name([w for w in s.game.words_of("a card name") if w not in named]),
            (f.scope.this, "a card name"),
            "Choose a card name",
        )
        return f.data

    def text(self, p: Printer) -> str:
        return f"choose {'a card name' if self.n == 1 else number_word(self.n) + ' different card names'}"


@dataclass(frozen=True)
class NamedSo(Filter):
    """Has one of the names chosen under `key`."""

    key: str = "named"
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return any(name in s.now(number).names for name in scope.get(self.key, ()))

    def reads(self) -> tuple[Mark, ...]:
        return (("name", ANY),)

    def text(self, p: Printer) -> str:
        return "with a chosen name"


@dataclass(frozen=True)
class AllNamed(Condition):
    """Each name chosen under `key` is that of a card bound under `among` ("if both were revealed")."""

    key: str = "named"
    among: str = "revealed"

    def holds(self, s: VsState, scope: Scope) -> bool:
        found = [name for r in scope.get(self.among, ()) for name in s.seen(r).names]
        return all(name in found for name in scope.get(self.key, ()))

    def text(self, p: Printer) -> str:
        return f"a card with each chosen name was {self.among}"
