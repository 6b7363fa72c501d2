"""Names and versions: filters that compare them, and effects that name cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.filters import chosen
from longbox.games.vs.state import VsState
from longbox.kernel.decisions import Decision, Name
from longbox.kernel.effects import Effect, EffectFrame
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import ANY, Condition, Filter, Mark, Scope, Who
from longbox.kernel.state import TEXT
from longbox.kernel.text import Printer, number_word

_A = {"same": "the same", "different": "a different"}


_AS = {"same": "as", "different": "than"}


@dataclass(frozen=True)
class VersionsLike(Filter):
    """Has the "same" version as a card, a "different" one, or one to "share" (vs:202.6, vs:G:Version)."""

    how: str
    who: Who
    place = "after"
    facets: ClassVar[int] = TEXT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = frozenset(s.now(number).versions)
        others = [frozenset(s.seen(r).versions) for r in self.who.known(s, scope)]
        if self.how == "share":
            return any(mine & o for o in others)
        return any((mine == o) is (self.how == "same") for o in others)

    def reads(self) -> tuple[Mark, ...]:
        return (("version", ANY),)

    def text(self, p: Printer) -> str:
        who = self.who.text(p)
        return (
            f"that shares a version with {who}" if self.how == "share" else f"with {_A[self.how]} version {_AS[self.how]} {who}"
        )


@dataclass(frozen=True)
class AnotherVersion(Filter):
    """Is a "different version" of a card: it has the same name, but a different version (vs:202.7)."""

    who: Who
    place = "after"
    facets: ClassVar[int] = TEXT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = s.now(number)
        others = [s.seen(r) for r in self.who.known(s, scope)]
        return any(
            any(name in mine.names for name in o.names) and frozenset(o.versions) != frozenset(mine.versions) for o in others
        )

    def reads(self) -> tuple[Mark, ...]:
        return (("version", ANY), ("name", ANY))

    def text(self, p: Printer) -> str:
        return f"that is a different version of {self.who.text(p)}"


@dataclass(frozen=True)
class NamedAs(Filter):
    """Has the name that was chosen under `key`."""

    key: str
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return chosen(s, scope, self.key) in s.now(number).names

    def text(self, p: Printer) -> str:
        return "with that name"


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
                return f.emit(s, [ev.Named(f.scope.you, named, f.scope.this)])
        if f.pos == self.n:
            return DONE
        f.pos += 1
        f.data = Decision(
            f.scope.you,
            s.game.seat_of(s, f.scope.you),
            "vs:511.4",
            "name",
            Name([w for w in s.game.words_of(s, "a card name") if w not in named]),
            (f.scope.this, "a card name"),
            "Choose a card name",
        )
        return f.data

    def text(self, p: Printer) -> str:
        return f"choose {'a card name' if self.n == 1 else number_word(self.n) + ' different card names'}"
