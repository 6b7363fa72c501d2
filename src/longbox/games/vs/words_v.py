"""More words for card texts: a better result under a condition, naming cards, who fought and what was played this turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs.moments import Attacks, Defends, Played
from longbox.games.vs.state import F_COMBAT, F_HAND, HAND
from longbox.kernel.abilities import Write
from longbox.kernel.decisions import Decision, Name
from longbox.kernel.effects import Effect, EffectFrame, clause
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import ANY, Condition, Filter, Mark, Scope, Value, Who
from longbox.kernel.state import TEXT
from longbox.kernel.text import number_word

if TYPE_CHECKING:
    from collections.abc import Sequence

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


@dataclass(frozen=True)
class AttackingIt(Filter):
    """Is attacking a certain character."""

    who: Who
    facets: ClassVar[int] = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.attack is not None and s.attacking(number) and s.attack.defender in tuple(self.who.refs(s, scope))

    def text(self, p: Printer) -> str:
        return f"attacking {self.who.text(p)}"


@dataclass(frozen=True)
class WithWillpower(Filter):
    """Has so much willpower or more (vs:211.3)."""

    least: int = 1
    place = "after"
    facets: ClassVar[int] = TEXT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.now(number).willpower >= self.least)

    def text(self, p: Printer) -> str:
        return f"with willpower {self.least} or more"


@dataclass(frozen=True)
class CardsInHand(Value):
    """How many cards you have in your hand."""

    facets: ClassVar[int] = F_HAND

    def amount(self, s: VsState, scope: Scope) -> int:
        return len(s.zone(scope.you, HAND))

    def text(self, p: Printer) -> str:
        return "the number of cards in your hand"


@dataclass(frozen=True)
class AnOpponent(Who):
    """An opponent (the next one in turn order)."""

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        return tuple(s.opponents(scope.you))[:1]

    def text(self, p: Printer) -> str:
        return "an opponent"


@dataclass(frozen=True)
class BeenInCombat(Condition):
    """A card, as the object it is now, has attacked or defended this turn (vs:G:In Combat)."""

    who: Who
    words: str
    facets: ClassVar[int] = F_COMBAT

    def holds(self, s: VsState, scope: Scope) -> bool:
        refs = tuple(self.who.refs(s, scope))
        return any(True for cls in (Attacks, Defends) for _ in s.memory.since("turn", cls, lambda e: e.card in refs))

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class TwistsPlayed(Condition):
    """At most so many plot twists were played this turn, by anybody or (with `yours`) by you."""

    most: int
    words: str
    yours: bool = False

    def holds(self, s: VsState, scope: Scope) -> bool:
        played = s.memory.since("turn", Played, lambda e: e.kind == "plot twist" and (not self.yours or e.player == scope.you))
        return sum(1 for _ in played) <= self.most

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class GainKeywordsOf(Write):
    """Has the keywords that other cards have as the modifier is made; a stunned character has none (vs:201.2b)."""

    of: Who

    def marks(self) -> tuple[Mark, ...]:
        return (("keyword", ANY),)

    def amount(self, s: VsState, scope: Scope) -> Any:
        found: frozenset[str] = frozenset()
        for r in self.of.refs(s, scope):
            found |= s.seen(r).keywords
        return found

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        if not s.things[number].stunned:
            values.keywords |= amount

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} the keywords of {self.of.text(p)}"
