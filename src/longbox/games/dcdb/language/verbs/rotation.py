"""Rotation: cards turned by quarters, which matters to some main characters (dcdb:6.418)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.patterns import YES, Buying
from longbox.games.dcdb.language.queries import Cards
from longbox.games.dcdb.language.verbs.base import Act
from longbox.games.dcdb.state import F_PLAY, LINE_UP, PLAY, DcState
from longbox.games.dcdb.state.bases import Event, Filter, Pattern
from longbox.kernel.abilities import Bindings
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Rotated(Filter):
    """A card that is rotated, by one quarter or more."""

    facets: ClassVar[int] = F_PLAY

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        return s.card(number).turned > 0

    def text(self, p: Printer) -> str:
        return "rotated"


@dataclass(frozen=True)
class Upright(Filter):
    """A card that is not rotated."""

    facets: ClassVar[int] = F_PLAY

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        return s.card(number).turned == 0

    def text(self, p: Printer) -> str:
        return "upright"


@dataclass(frozen=True)
class RotateIt(Act):
    """Rotate cards by a quarter, clockwise; the fourth turns them upright again."""

    rule = "dcdb:6.418"
    word: ClassVar[str] = "rotate"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Rotate(ref, scope.you, scope.this)

    def rest(self, p: Printer) -> str:
        return "90 degrees clockwise"


@dataclass(frozen=True)
class RotatesUpright(Pattern):
    """A card that you control rotates upright."""

    classes: ClassVar[tuple[type, ...]] = (ev.Rotate,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Rotate)
        c = s.card(event.card)
        return YES if event.upright and s.place(c.number) == PLAY and s.player_of(c.zone) == scope.you else ()

    def text(self, p: Printer) -> str:
        return "when a card you control rotates upright during your turn"


@dataclass(frozen=True)
class YourAttackIsAvoided(Pattern):
    """One or more players avoid an attack that is part of what a card does as you play it (dcdb:6.065): once for each attack.

    An attack of an ability that is used later, or of a main character (dcdb:4.010), is no attack that is played.
    """

    classes: ClassVar[tuple[type, ...]] = (ev.Attacked,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Attacked)
        played_now = event.source & NUMBER_MASK in s.playing
        return YES if event.player == scope.you and event.avoided and played_now else ()

    def text(self, p: Printer) -> str:
        return "when one or more players avoid an Attack you play during your turn"


@dataclass(frozen=True)
class BuyingLikeRotated(Buying):
    """You would buy a card of the Line-Up with a card type of a rotated card that you control (dcdb:6.530)."""

    def matches(self, s: DcState, event: object, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.ToBuy)
        if event.origin != LINE_UP or not Buying.matches(self, s, event, scope):
            return ()
        types = {t for n in Cards((PLAY,), (Rotated(),)).numbers(s, scope) for t in s.now(n).types}
        return YES if any([t in types for t in s.now(event.card).types]) else ()

    def text(self, p: Printer) -> str:
        return "cards in the Line-Up that share a card type with a rotated card you control"
