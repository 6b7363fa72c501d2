"""A card of a table as somebody looks at it, by name."""

from __future__ import annotations

from functools import cache
from typing import Any

from longbox.decks.names import fold
from longbox.games.champions.situation_checks import near
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
    *("traits", "keywords", "icons", "resources", "unique"),
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

    def counter(self, name: str = "") -> int:
        """Counters of a name on it."""
        return int(self._s.get(self.ref).counter(name))

    @property
    def damage(self) -> int:
        """Damage on it; on what is no character the counters that stand for it."""
        c = self._s.get(self.ref)
        return int(c.damage or c.counter("damage"))

    @property
    def stage(self) -> str:
        """The stage of a villain or main scheme: "II", "1B"."""
        return str(self._s.get(self.ref).up.stage)

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
