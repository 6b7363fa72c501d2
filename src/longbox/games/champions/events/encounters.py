"""Encounter cards that are revealed, schemes that are completed, cards that are too many."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions.events.zones import top
from longbox.games.champions.state import F_FALL, F_REVEAL, Revelation, name_of
from longbox.games.champions.state.bases import Event, Undertaking
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.frames import Frame


class Reveal(Undertaking):
    """champions:reveal a player reveals an encounter card: it lies face up, then is resolved by its type.

    Its effects may be cancelled as a whole, or those of "When Revealed" alone (`silent`).
    """

    __slots__ = ("card", "origin", "silent")
    rule = "champions:reveal#p2"
    stands: ClassVar[bool] = True
    facets = F_REVEAL

    def __init__(self, card: int, player: int, source: int = -1, origin: str = "deck") -> None:
        super().__init__(player, source)
        self.card = card
        #: where it came from: "deck" if from the encounter deck (dealt or not)
        self.origin = origin
        self.silent = False

    def changes(self, s: ChState) -> bool:
        return bool(s.there(self.card))

    def apply(self, s: ChState) -> None:
        words = s.now(self.card).keywords
        # its effects cancelled as a whole, keywords as well, it does not surge
        surge = bool(words.get("surge")) and not self.cancelled
        s.revelations = (*s.revelations, Revelation(self.card, self.player, surge, bool(words.get("peril"))))

    def told(self, s: ChState, seat: int) -> str:
        # that it was turned up has been told, before whatever interrupts this
        return ""


class EndReveal(Event):
    """A card has been revealed and resolved. `surge` says that another follows."""

    __slots__ = ("card", "surge")
    rule = "champions:reveal#p2"
    facets = F_REVEAL

    def __init__(self, card: int, player: int) -> None:
        super().__init__(player)
        self.card = card
        self.surge = False

    def changes(self, s: ChState) -> bool:
        return bool(s.revelations)

    def apply(self, s: ChState) -> None:
        self.surge = s.revelations[-1].surge
        s.revelations = s.revelations[:-1]


class Completed(Event):
    """champions:main-scheme the main scheme has as much threat as its target: it is completed.

    champions:main-scheme#p2, champions:target-threat
    """

    __slots__ = ("card",)
    rule = "champions:target-threat"
    facets = F_FALL

    def __init__(self, card: int) -> None:
        super().__init__(-1, card)
        self.card = card

    def changes(self, s: ChState) -> bool:
        return bool(s.alive(self.card))

    def body(self, s: ChState) -> Frame | None:
        found: Frame | None = s.game.procedure(s, self)
        return found

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} is completed"


class TooMany(Event):
    """champions:ally-limit#p2 a player controls more allies, or restricted cards, than allowed: some are discarded at once."""

    __slots__ = ("kind",)
    rule = "champions:ally-limit#p2"

    def __init__(self, player: int, kind: str) -> None:
        super().__init__(player)
        self.kind = kind

    def body(self, s: ChState) -> Frame | None:
        found: Frame | None = s.game.procedure(s, self)
        return found

    def cites(self, s: ChState) -> str:
        return "champions:ally-limit#p2" if self.kind == "ally" else "champions:restricted"

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.players[self.player].name} controls more {'allies' if self.kind == 'ally' else 'restricted cards'} than the limit"


class DroneCome(Undertaking):
    """The top card of a player's deck is to enter play face down as a drone."""

    __slots__ = ()
    rule = "champions:play#4"

    def changes(self, s: ChState) -> bool:
        return self.player in s.order and top(s, self.player) is not None


class Puts(Undertaking):
    """A card is to be put into play."""

    __slots__ = ("card",)
    rule = "champions:play#p2"

    def __init__(self, card: int, player: int, source: int) -> None:
        super().__init__(player, source)
        self.card = card

    def changes(self, s: ChState) -> bool:
        return bool(s.there(self.card)) and not s.in_play(self.card & NUMBER_MASK)


class Reveals(Undertaking):
    """A player is to reveal a card."""

    __slots__ = ("card",)
    rule = "champions:reveal#p3"

    def __init__(self, card: int, player: int, source: int) -> None:
        super().__init__(player, source)
        self.card = card


class Joins(Undertaking):
    """A boost card enters play as the minion it is."""

    __slots__ = ("card",)
    rule = "champions:play#p2"

    def __init__(self, card: int, player: int) -> None:
        super().__init__(player, card)
        self.card = card

    def changes(self, s: ChState) -> bool:
        return bool(s.there(self.card)) and not s.in_play(self.card & NUMBER_MASK)
