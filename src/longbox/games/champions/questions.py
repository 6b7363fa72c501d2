"""Questions that rules put to cards: what something costs, who may play it, how much boost counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.champions.state import DISCARD
from longbox.kernel.abilities import Ability, Amount, Bindings, Pattern, Prohibition
from longbox.kernel.queries import Condition, Filter, Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, joined

if TYPE_CHECKING:
    from longbox.games.champions.card import Face
    from longbox.games.champions.state import ChState


class CostOf:
    """What does this card cost this player (champions:initiating-abilities#2)?"""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card


class MayPlay:
    """May this player play this card?"""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card


class PlayFrom:
    """May this player play this card, which is not in the hand, from where it is (champions:play-restrictions#2)?"""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card


@dataclass(frozen=True)
class YouPlay(Pattern):
    """You play a card of these types and filters (`classes` are questions about that)."""

    kinds: frozenset[str] = frozenset()
    filters: tuple[Filter, ...] = ()
    anyone: bool = False
    asks: type = CostOf
    words: str = "the next card you play"

    def listens(self) -> Sequence[type]:
        return (self.asks,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if not self.anyone and event.player != scope.you:
            return ()
        n = event.card & NUMBER_MASK
        if self.kinds and s.things[n].printed.kind not in self.kinds:
            return ()
        inner = Scope(event.player, scope.this)
        return ((),) if all(f.test(s, n, inner) for f in self.filters) else ()

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class FromDiscard(YouPlay):
    """You play a card of these types and filters from your discard pile: with MayAlso, a permission."""

    asks: type = PlayFrom
    words: str = "cards from your discard pile"

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if s.place(event.card & NUMBER_MASK) != DISCARD or s.get(event.card).owner != event.player:
            return ()
        return super().matches(s, event, scope)


class PayFor:
    """This player pays for playing this card: does anything add to that (champions:cost#8)?"""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card


@dataclass(frozen=True)
class AlsoCosts(Ability):
    """champions:cost#8 an additional cost of playing cards, paid with all others or not at all."""

    cost: tuple[Any, ...]
    on: Pattern = field(default_factory=lambda: YouPlay(asks=PayFor))
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
    asked = s.facts().listening(PayFor, "extra")
    if not asked or not scope.get("played") or scope.get("all paid"):
        return ()
    question = PayFor(scope.you, scope.this)
    found = [a.ability for a in asked if a.ability.on.matches(s, question, a.scope)]
    return tuple(c for ability in found for c in ability.cost)


def permitted(s: ChState, player: int, ref: int) -> bool:
    """champions:play-restrictions#2, champions:golden-rules#2 does a card let that player play this one from where it is?"""
    question = PlayFrom(player, ref)
    return any(a.ability.forbids(s, question, a.scope, a.flagged) for a in s.facts().listening(PlayFrom, "permit"))


@dataclass(frozen=True)
class Changes(Amount):
    """Changes the number that answers a question: a cost, by so much."""

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        face.values.abilities = (*face.values.abilities, self)


@dataclass(frozen=True)
class CannotPlay(Prohibition):
    """champions:cannot somebody can't play cards of a kind."""

    on: Pattern = field(default_factory=lambda: YouPlay(asks=MayPlay))
    during: Condition | None = None
    stage: ClassVar[str] = "prohibit"

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        face.values.abilities = (*face.values.abilities, self)
