"""A card of a situation, looked at."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, NoReturn

from longbox.games.vs.state import FRONT, SUPPORT, ZONE_NAMES, Values, VsCard, VsState
from longbox.situations.table import AnyTable

if TYPE_CHECKING:
    from collections.abc import Callable


class Moments(AnyTable[VsState]):
    """What time it is at the table, and what is said to who asks for something that there is not."""

    names: list[str]

    @property
    def phase(self) -> str:
        """The phase ("combat phase")."""
        return str(self.s.phase)

    @property
    def step(self) -> str:
        """The step ("attack step"), "" outside of one."""
        return str(self.s.step)

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return int(self.s.turn)

    @property
    def initiative(self) -> str:
        """Who has the initiative."""
        return self.names[self.s.initiative]

    @property
    def primary(self) -> str:
        """The primary player: of the step, else of the turn (vs:400.5)."""
        return self.names[self.s.primary]

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            raise AttributeError(_unknown(self, name, "the table"))


class Rows:
    """Where the characters of a side are."""

    table: Moments
    player: int

    def _stand(self, so: Callable[[VsCard], bool]) -> list[str]:
        s = self.table.s
        found = [c for c in (s.cards[n] for n in s.characters(self.player)) if so(c)]
        return [c.printed.full_name for c in sorted(found, key=lambda c: (c.hidden, c.col))]

    @property
    def front(self) -> list[str]:
        """The names in the front row, left to right; those in hiding come last."""
        return self._stand(lambda c: c.row == FRONT)

    @property
    def support(self) -> list[str]:
        """The names in the support row."""
        return self._stand(lambda c: c.row == SUPPORT)

    @property
    def hidden(self) -> list[str]:
        """The names in the hidden area."""
        return self._stand(lambda c: c.hidden)

    @property
    def stunned(self) -> list[str]:
        """The names of those that are stunned."""
        return self._stand(lambda c: c.stunned)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            raise AttributeError(_unknown(self, name, "a side"))


def _unknown(thing: object, name: str, noun: str) -> str:
    """What is said of an attribute that there is not: those like it, or all of them."""
    known = sorted(x for x in dir(type(thing)) if not x.startswith("_"))
    near = get_close_matches(name, known, 3)
    said = f"is {' or '.join(near)} meant?" if near else f"there are {', '.join(known)}"
    return f"nothing is called {name!r} of {noun}: {said} (docs/situations-vs.md)"


#: what one might call it
_OTHERWISE = {
    "affiliations": "teams",
    "version": "versions",
    "name": "names",
    "position": "row or col",
    "powers": "text",
    "recruit_cost": "cost",
}


class Look:
    """A card on the table, followed by its number wherever it goes. Values are the current ones."""

    def __init__(self, table: Moments, number: int) -> None:
        self.table = table
        self.number = number

    @property
    def card(self) -> VsCard:
        """The card as it lies there."""
        c: VsCard = self.table.s.cards[self.number]
        return c

    @property
    def values(self) -> Values:
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
        return [self.table.s.cards[n].printed.full_name for n in self.table.s.equipment_on(self.number)]

    @property
    def ready(self) -> bool:
        """Is it ready?"""
        return not self.card.exhausted

    @property
    def adjacent(self) -> list[str]:
        """The names of what is adjacent to it."""
        s = self.table.s
        near = [
            n
            for n in s.zone(self.card.controller, s.kind_of_zone(self.card.zone))
            if n != self.number and s.adjacent(self.number, n)
        ]
        return [s.cards[n].printed.full_name for n in near]

    def counters(self, name: str) -> int:
        """How many counters of a name are on it."""
        return self.card.counter(name)

    def __getattr__(self, name: str) -> object:
        # characteristics of the card (stunned, exhausted, hidden, down ...), then values (flight, teams, keywords ...)
        of_card: object = getattr(self.card, name, None)
        if hasattr(self.card, name) and not callable(of_card):
            return of_card
        if not hasattr(self.values, name):
            known = (
                "atk",
                "def_",
                "stunned",
                "exhausted",
                "flight",
                "range",
                "teams",
                "names",
                "versions",
                "keywords",
                "text",
                "col",
                "row",
            )
            near = _OTHERWISE.get(name) or ", ".join(get_close_matches(name, (*known, *vars(Look)), 3))
            said = f"is {near} meant?" if near else f"there are {', '.join(known)} ..."
            raise AttributeError(f"nothing is called {name!r} of a card: {said} (docs/situations-vs.md)")
        of_values: object = getattr(self.values, name)
        return of_values

    def __repr__(self) -> str:
        return f"<{self.card.printed.full_name}: {self.zone}>"
