"""A card of a table as somebody looks at it, by name."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from longbox.decks.names import fold
from longbox.games.champions.situations.complaints import NAMES, near
from longbox.games.champions.state import SHARED_NAMES, UNDER, ZONE_NAMES

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState


@cache
def spelt(title: str) -> str:
    """What tells a title from others, however it is written."""
    return "".join(c for c in fold(title) if c.isalnum())


#: other words for what is known of a card
_ALSO = {"defense": "def_", "title": "name", "hand_size": "hand", "type": "kind", "form": "kind"}


#: what is looked at most
LOOKS = (
    *("damage", "left", "threat", "status", "exhausted", "counters", "attached", "stage", "engaged", "there"),
    *("name", "kind", "form", "cost", "hp", "atk", "thw", "def_", "defense", "rec", "sch", "hand_size"),
    *("traits", "keywords", "icons", "resources", "unique", "target", "under", "zone", "card"),
    *("engaged_with", "controlled_by", "owned_by", "attached_to"),
)


class Seen:
    """A card as a test looks at it: its own fields and its current values."""

    def __init__(self, s: ChState, ref: int) -> None:
        self._s = s
        self.ref = ref

    @property
    def there(self) -> bool:
        """Is it in play as the object it was?"""
        return self._s.alive(self.ref)

    @property
    def left(self) -> int:
        """Hit points left."""
        return max(0, self._s.left(self._s.get(self.ref).number))

    @property
    def attached(self) -> list[str]:
        """The titles of what is attached to it."""
        return [self._s.now(n).name for n in self._s.attached_to(self.ref)]

    @property
    def under(self) -> list[str]:
        """The titles of the cards that lie under it, without being in play."""
        return [self._s.cards[n].printed.name for n in self._s.common(UNDER) if self._s.cards[n].host == self.ref]

    @property
    def zone(self) -> str:
        """Where it is: "play area", "hand", "encounter deck", "set aside" ..."""
        place = self._s.place(self._s.get(self.ref).number)
        return SHARED_NAMES[place - 100] if place >= 100 else ZONE_NAMES[place]

    @property
    def card(self) -> str:
        """The title of the card that it is: of a face-down drone what it is beneath."""
        return str(self._s.card(self.ref).printed.name)

    @property
    def target(self) -> int:
        """The threat with which a main scheme is completed (0 of what has no such threshold)."""
        return self._s.per_player(self._s.card(self.ref).up.target)

    @property
    def acceleration(self) -> int:
        """The threat that the main scheme places on itself each round, without acceleration icons and tokens."""
        return self._s.per_player(self._s.card(self.ref).up.acceleration)

    @property
    def engaged_with(self) -> str:
        """The player whom a minion is engaged with: "A" to "D", or ""."""
        engaged = self._s.card(self.ref).engaged
        return NAMES[engaged] if engaged >= 0 else ""

    @property
    def controlled_by(self) -> str:
        """The player who controls it, or ""."""
        controller = self._s.card(self.ref).controller
        return NAMES[controller] if controller >= 0 else ""

    @property
    def owned_by(self) -> str:
        """The player who owns it, "" of an encounter card."""
        owner = self._s.card(self.ref).owner
        return NAMES[owner] if owner >= 0 else ""

    @property
    def attached_to(self) -> str:
        """The title of what it is attached to or lies under, or ""."""
        host = self._s.card(self.ref).host
        return str(self._s.seen(host).name) if host >= 0 else ""

    def counter(self, name: str = "") -> int:
        """Counters of a name on it."""
        return int(self._s.card(self.ref).counter(name))

    @property
    def damage(self) -> int:
        """Damage on it; on what is no character the counters that stand for it."""
        c = self._s.card(self.ref)
        return int(c.damage or c.counter("damage"))

    @property
    def stage(self) -> str:
        """The stage of a villain or main scheme: "II", "1B"."""
        return str(self._s.card(self.ref).up.stage)

    def __getattr__(self, name: str) -> Any:
        name = _ALSO.get(name, name)
        c = self._s.get(self.ref)
        if hasattr(c, name):
            return getattr(c, name)
        v = self._s.seen(self.ref)
        if hasattr(v, name):
            return getattr(v, name)
        raise AttributeError(f"nothing is known of a card by {name!r}: {near(name, LOOKS)}")

    def __repr__(self) -> str:
        v = self._s.seen(self.ref)
        return f"<{v.name}, {v.kind.replace('_', ' ')}{'' if self.there else ', not in play as it was'}>"
