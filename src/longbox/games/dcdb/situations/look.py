"""A card of a situation, looked at; and what is said to who asks for something that there is not."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.state import OWNERLESS, ZONE_NAMES, DcCard, DcState, Values, player_name
from longbox.games.dcdb.state.zones import FIRST_SHARED
from longbox.games.dcdb.view import reading

if TYPE_CHECKING:
    from collections.abc import Iterable

    from longbox.situations.table import AnyTable

PAGE = "docs/situations-dcdb.md"


def like(name: str, known: Iterable[str]) -> str:
    """The few of these that are much like a name, or all of them."""
    all_ = sorted(set(known))
    near = get_close_matches(name, all_, 3)
    return f"is {' or '.join(near)} meant?" if near else f"there are {', '.join(all_)}"


def unknown(thing: object, name: str, noun: str) -> str:
    """What is said of an attribute that there is not."""
    known = [x for x in dir(type(thing)) if not x.startswith("_")]
    return f"nothing is called {name!r} of {noun}: {like(name, known)} ({PAGE})"


class Look:
    """A card on the table, followed by its number wherever it goes. Its values are the current ones."""

    def __init__(self, table: AnyTable[DcState], number: int) -> None:
        self.table = table
        self.number = number

    @property
    def card(self) -> DcCard:
        """The card as it lies there."""
        c: DcCard = self.table.s.card(self.number)
        return c

    @property
    def values(self) -> Values:
        """Its current values."""
        return self.table.s.now(self.number)

    @property
    def name(self) -> str:
        """Its name."""
        return self.values.name

    @property
    def set(self) -> str:
        """The set that it is of (dcdb:6.420)."""
        return self.card.printed.set

    @property
    def types(self) -> list[str]:
        """Its card types (dcdb:6.530)."""
        return list(self.values.types)

    @property
    def color(self) -> str:
        """Its color (dcdb:6.100)."""
        return self.values.color

    @property
    def words(self) -> list[str]:
        """Its keywords and subtypes."""
        return sorted(self.values.words)

    @property
    def cost(self) -> int:
        """Its cost (dcdb:6.120)."""
        return self.values.cost

    @property
    def price(self) -> int:
        """What the active player would pay for it just now (dcdb:6.120)."""
        s = self.table.s
        return ev.cost_to_buy(s, s.active, self.number) if s.active >= 0 else self.values.cost

    @property
    def vp(self) -> int:
        """Its VP value; an asterisk counts as three (dcdb:5.040)."""
        return self.values.vp

    @property
    def text(self) -> list[str]:
        """Its printed text, paragraph by paragraph."""
        return reading.text(self.card.printed)

    @property
    def zone(self) -> str:
        """The zone that it lies in, as "Line-Up"."""
        return ZONE_NAMES[self.table.s.place(self.number)]

    @property
    def whose(self) -> str:
        """Whose zone that is; "" if it is all players'."""
        s = self.table.s
        return player_name(s, s.player_of(self.card.zone)) if s.place(self.number) < FIRST_SHARED else ""

    @property
    def owner(self) -> str:
        """Its owner (dcdb:6.320); "" if nobody owns it."""
        nobodys = self.card.owner < 0 or self.table.s.place(self.number) in OWNERLESS
        return "" if nobodys else player_name(self.table.s, self.card.owner)

    @property
    def frozen(self) -> bool:
        """Is there a Frozen token on it (dcdb:6.197)?"""
        return self.card.frozen > 0

    @property
    def down(self) -> bool:
        """Is it a main character that lies face down?"""
        return self.card.face == 1

    @property
    def rotated(self) -> int:
        """By how many degrees it is rotated (dcdb:6.418)."""
        return self.card.turned % 4 * 90

    def __getattr__(self, name: str) -> object:
        raise AttributeError(unknown(self, name, "a card"))

    def __repr__(self) -> str:
        return f"<{self.card.printed.name}: {self.zone}>"


__all__ = ["Look", "PAGE", "like", "unknown"]
