"""Can't, may, costs less, costs more: what cards answer to the questions of rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.language.patterns.subjects import NO
from longbox.games.champions.state import ALLY, DISCARD, UNDER, VILLAIN_AREA
from longbox.games.champions.state.bases import Ability, Pattern
from longbox.kernel.abilities import Amount, Prohibition
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState, Face
    from longbox.kernel.abilities import Bindings
    from longbox.kernel.queries import Condition, Filter
    from longbox.kernel.text import Printer


def everyones(s: ChState, scope: Scope) -> bool:
    """Does a card speak of "you" that lies in no player's area, so that it means everybody?"""
    return s.there(scope.this) and s.was(scope.this).owner < 0 and s.place(scope.this & NUMBER_MASK) == 100 + VILLAIN_AREA


@dataclass(frozen=True)
class YouPlay(Pattern):
    """You play a card of these types and filters (`classes` are questions about that)."""

    kinds: frozenset[str] = frozenset()
    filters: tuple[Filter, ...] = ()
    anyone: bool = False
    asks: type = ev.CostOf
    words: str = "the next card you play"

    def listens(self) -> Sequence[type]:
        return (self.asks,)

    def matches(self, s: ChState, event: ev.Question, scope: Scope) -> Sequence[Bindings]:
        if not self.anyone and event.player != scope.you and not everyones(s, scope):
            return ()
        n = event.card & NUMBER_MASK
        if self.kinds and s.cards[n].printed.kind not in self.kinds:
            return ()
        inner = Scope(event.player, scope.this)
        return ((),) if all(f.test(s, n, inner) for f in self.filters) else ()

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class FromDiscard(YouPlay):
    """You play a card of these types and filters from your discard pile: with MayAlso, a permission."""

    asks: type = ev.PlayFrom
    words: str = "cards from your discard pile"

    def matches(self, s: ChState, event: ev.Question, scope: Scope) -> Sequence[Bindings]:
        if s.place(event.card & NUMBER_MASK) != DISCARD or s.card(event.card).owner != event.player:
            return ()
        return super().matches(s, event, scope)


@dataclass(frozen=True)
class AlsoCosts(Ability):
    """champions:cost#8 an additional cost of playing cards, paid with all others or not at all."""

    cost: tuple[Any, ...]
    on: Pattern = field(default_factory=lambda: YouPlay(asks=ev.PayFor))
    words: str = field(default="to play a card", kw_only=True)
    stage: ClassVar[str] = "extra"

    def listens(self) -> Sequence[type]:
        return self.on.listens()

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        face.values.abilities = (*face.values.abilities, self)

    def text(self, p: Printer) -> str:
        return f"as an additional cost {self.words}, {joined([c.text(p) for c in self.cost])}"


def additional(s: ChState, scope: Scope) -> tuple[Any, ...]:
    """champions:cost#8 what is to be paid besides for the card that is being played."""
    asked = s.facts().listening(ev.PayFor, "extra")
    if not asked or not scope.get("played") or scope.get("all paid"):
        return ()
    question = ev.PayFor(scope.you, scope.this)
    found = [a.ability for a in asked if a.ability.on.matches(s, question, a.scope)]
    return tuple(c for ability in found for c in ability.cost)


def permitted(s: ChState, player: int, ref: int) -> bool:
    """champions:play-restrictions#2, champions:golden-rules#2 does a card let that player play this one from where it is?"""
    question = ev.PlayFrom(player, ref)
    return any(a.ability.forbids(s, question, a.scope, a.flagged) for a in s.facts().listening(ev.PlayFrom, "permit"))


@dataclass(frozen=True)
class Changes(Amount):
    """Changes the number that answers a question: a cost, by so much."""

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        face.values.abilities = (*face.values.abilities, self)


@dataclass(frozen=True)
class CannotPlay(Prohibition):
    """champions:cannot somebody can't play cards of a kind."""

    on: Pattern = field(default_factory=lambda: YouPlay(asks=ev.MayPlay))
    during: Condition | None = None
    stage: ClassVar[str] = "prohibit"

    def __post_init__(self) -> None:
        """What it asks about is whether that card may be played, not what it costs."""
        if isinstance(self.on, YouPlay) and self.on.asks is ev.CostOf:
            object.__setattr__(self, "on", replace(self.on, asks=ev.MayPlay))

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        face.values.abilities = (*face.values.abilities, self)


@dataclass(frozen=True)
class FirstAlly(YouPlay):
    """champions:faq:steve-rogers#2 an ally is played that is the first of the round, whoever plays it."""

    kinds: frozenset[str] = frozenset({ALLY})
    anyone: bool = True
    words: str = "the first ally played each round"

    def matches(self, s: ChState, event: ev.Question, scope: Scope) -> Sequence[Bindings]:
        if any(s.was(e.card).printed.kind == ALLY for e in s.memory.since("round", ev.Played)):
            return NO
        return super().matches(s, event, scope)


@dataclass(frozen=True)
class FromHere(YouPlay):
    """You play a card that lies face up on this one: with MayAlso, a permission (champions:play-restrictions#2)."""

    asks: type = ev.PlayFrom
    words: str = "cards attached to this card"

    def matches(self, s: ChState, event: ev.Question, scope: Scope) -> Sequence[Bindings]:
        n = event.card & NUMBER_MASK
        if s.place(n) != 100 + UNDER or s.cards[n].host != scope.this:
            return NO
        return super().matches(s, event, scope)
