"""A card of a situation, looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs.card import Values
from longbox.games.vs.state import FRONT, ZONE_NAMES, VsCard

if TYPE_CHECKING:
    from longbox.games.vs.situation_table import Table


class Look:
    """A card on the table, followed by its number wherever it goes. Values are the current ones."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    @property
    def card(self) -> VsCard:
        """The card as it lies there."""
        c: VsCard = self.table.s.things[self.number]
        return c

    @property
    def values(self) -> Any:
        """Current values."""
        return self.table.s.now(self.card.ref)

    @property
    def ref(self) -> int:
        """A reference to it as the object it is now."""
        return self.card.ref

    @property
    def text(self) -> list[str]:
        """The powers it has now, in words; it speaks of itself by the name it has now (vs:201.7)."""
        values = self.values
        return [a.print(values.name) for a in values.abilities]

    @property
    def zone(self) -> str:
        """ "play", "resource row", "hand", "KO'd pile", "deck", "chain" or "removed from the game"."""
        return ZONE_NAMES[self.table.s.kind_of_zone(self.card.zone)]

    @property
    def atk(self) -> int:
        """Current ATK; below zero it counts as 0 (vs:104.1)."""
        return max(0, int(self.values.atk))

    @property
    def def_(self) -> int:
        """Current DEF; below zero it counts as 0."""
        return max(0, int(self.values.def_))

    @property
    def owner(self) -> str:
        """Its owner's name."""
        return self.table.names[self.card.owner]

    @property
    def controller(self) -> str:
        """Its controller's name."""
        return self.table.names[self.card.controller]

    @property
    def row(self) -> str:
        """ "front" or "support"."""
        return "front" if self.card.row == FRONT else "support"

    @property
    def attacking(self) -> bool:
        """Has it the attacker characteristic?"""
        return self.table.s.attacking(self.number)

    @property
    def defending(self) -> bool:
        """Has it the defender characteristic?"""
        return self.table.s.defending(self.number)

    @property
    def protected(self) -> bool:
        """Is it protected?"""
        return self.table.s.protected(self.number)

    @property
    def equipment(self) -> list[str]:
        """The names of the equipment attached to it."""
        return [self.table.s.things[n].printed.full_name for n in self.table.s.equipment_on(self.number)]

    def counters(self, name: str) -> int:
        """How many counters of a name are on it."""
        return self.card.counter(name)

    def __getattr__(self, name: str) -> Any:
        # characteristics of the card (stunned, exhausted, hidden, down ...), then values (flight, teams, keywords ...)
        if name in VsCard.__slots__ or name in ("known", "printed"):
            return getattr(self.card, name)
        if name not in Values.__slots__ and not hasattr(Values, name):
            raise AttributeError(
                f"nothing is called {name!r} of a card: there are atk, def_, stunned, exhausted, teams ... (docs/situations-vs.md)"
            )
        return getattr(self.values, name)

    def __repr__(self) -> str:
        return f"<{self.card.printed.full_name}: {self.zone}>"
