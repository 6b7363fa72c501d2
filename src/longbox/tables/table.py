"""A table as a seat sees it: players and areas, cards with their figures, what is under way. All of it plain data.

What a seat does not know is not in it: a card it can't see is None in its area, a face-down card has no name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

if TYPE_CHECKING:
    from longbox.kernel.variables import S
    from longbox.kernel.views import View


class Figure(Struct, frozen=True):
    """A number on a card, of a player or of the table. `printed` is what it was at first, where that is known and may differ."""

    name: str
    now: int | str
    printed: int | str | None = None
    #: a stand-in for a value that no source gives
    proxy: bool = False


class Card(Struct, frozen=True):
    """A card that the seat knows, or one that lies face down (`down`, without a name).

    `ref` is what questions and `why` know it by (-1: none). `frame` is how it is drawn: the colour of its faction or type.
    """

    ref: int
    name: str
    detail: str = ""
    kind: str = ""
    frame: str = ""
    cost: str = ""
    #: what it costs now, where that is something else
    price: str = ""
    figures: tuple[Figure, ...] = ()
    #: teams, traits, types; of what pays, what it pays with
    words: tuple[str, ...] = ()
    #: what is up with it just now: exhausted, stunned, attacking, ...
    marks: tuple[str, ...] = ()
    counters: tuple[Figure, ...] = ()
    attached: tuple[Card, ...] = ()
    down: bool = False
    turned: bool = False
    #: what of it no source gives, so that a stand-in is shown: "cost", figures and words by name
    proxy: tuple[str, ...] = ()
    #: in a grid
    row: int = 0
    column: int = 0
    #: keywords and icons
    keywords: tuple[str, ...] = ()
    #: what of its words and keywords is not printed on it
    gained: tuple[str, ...] = ()
    #: of a card in play, or an effect: the players, by number, who control it and who own it (-1: nobody)
    controller: int = -1
    owner: int = -1
    #: of an effect on a chain: the names of what it targets
    targets: tuple[str, ...] = ()
    #: of one that lies face down and is something else there: what it is, to a seat that may look
    beneath: str = ""
    #: which card it is, where name and detail are shared by several
    code: str = ""

    def figure(self, name: str) -> Figure | None:
        """That of this name, if it has one."""
        return _figure(self.figures, name)

    def value(self, name: str) -> int:
        """The number of this name; 0 where it has none."""
        return _value(self.figures, name)

    @property
    def short(self) -> str:
        """The name without what follows a diamond, as it is drawn where there is little room."""
        return self.name.partition(" <> ")[0]

    @property
    def title(self) -> str:
        """The whole name, with its version behind a comma."""
        return f"{self.name}, {self.detail}" if self.detail else self.name


class Area(Struct, frozen=True):
    """A place for cards. `how`: "hand", "row", "grid", "pile" (open, the top first), "deck" (its number only), "chain" (what
    resolves first, first). `count` is how many cards there are, known or not."""

    key: str
    title: str
    how: str
    count: int = 0
    cards: tuple[Card | None, ...] = ()
    note: str = ""

    @property
    def known(self) -> list[Card]:
        """Its cards that the seat knows."""
        return [card for card in self.cards if card is not None]


class Side(Struct, frozen=True):
    """A player with all that is theirs."""

    player: int
    seat: int
    name: str
    out: bool = False
    active: bool = False
    figures: tuple[Figure, ...] = ()
    areas: tuple[Area, ...] = ()

    @property
    def lies(self) -> tuple[object, ...]:
        """What lies there and what it counts, whoever's turn it is: for whoever compares two moments."""
        return self.out, self.figures, self.areas

    def area(self, key: str) -> Area:
        """That of this key; an empty one if nothing lies there."""
        return _area(self.areas, key)

    def figure(self, name: str) -> Figure | None:
        """That of this name, if there is one."""
        return _figure(self.figures, name)

    def value(self, name: str) -> int:
        """The number of this name; 0 where there is none."""
        return _value(self.figures, name)


class UnderWay(Struct, frozen=True):
    """Something that is going on, in words, with its rule and the cards it is about. `kind`: "attack", "scheme", "thwart", "reveal" (a card
    that is being resolved), "window" (what may be used now, and for what)."""

    words: str
    rule: str
    cards: tuple[int, ...] = ()
    kind: str = "attack"


class Table(Struct, frozen=True):
    """Everything."""

    game: str
    headline: str
    figures: tuple[Figure, ...] = ()
    #: what belongs to nobody, or to whom all play against
    areas: tuple[Area, ...] = ()
    sides: tuple[Side, ...] = ()
    under_way: tuple[UnderWay, ...] = field(default=())

    def area(self, key: str) -> Area:
        """That of this key which belongs to no side; an empty one if nothing lies there."""
        return _area(self.areas, key)

    def figure(self, name: str) -> Figure | None:
        """That of this name, if there is one."""
        return _figure(self.figures, name)

    def value(self, name: str) -> int:
        """The number of this name; 0 where there is none."""
        return _value(self.figures, name)

    def of_seat(self, seat: int) -> list[Side]:
        """The sides that a seat answers for."""
        return [side for side in self.sides if side.seat == seat]

    def known_cards(self) -> list[Card]:
        """Every card that the seat knows, in the order of the table; what is on a chain is none, but the card that it is of."""
        return [card for card in cards_in(self) if card.name and card.frame != "chain"]


def _area(areas: tuple[Area, ...], key: str) -> Area:
    for area in areas:
        if area.key == key:
            return area
    return Area(key, "", "row")


def _figure(figures: tuple[Figure, ...], name: str) -> Figure | None:
    for figure in figures:
        if figure.name == name:
            return figure
    return None


def _value(figures: tuple[Figure, ...], name: str) -> int:
    found = _figure(figures, name)
    return found.now if found is not None and isinstance(found.now, int) else 0


def table_of(view: View[S]) -> Table:
    """The table of a view."""
    table = view.table
    assert isinstance(table, Table)
    return table


def cards_in(table: Table) -> list[Card]:
    """Every card on a table that has a reference, attached ones after what they are attached to."""
    out: list[Card] = []

    def add(card: Card | None) -> None:
        if card is not None:
            out.append(card)
            for each in card.attached:
                add(each)

    for area in (*table.areas, *[a for side in table.sides for a in side.areas]):
        for card in area.cards:
            add(card)
    return [card for card in out if card.ref >= 0]


__all__ = ["Area", "Card", "Figure", "Side", "Table", "UnderWay", "cards_in", "table_of"]
