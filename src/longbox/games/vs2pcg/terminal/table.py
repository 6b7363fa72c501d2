"""The table of 2PCG, drawn for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from longbox.games.vs2pcg.state import LATER_SYMBOLS, LOCATION, PLOT_TWIST, SYMBOLS
from longbox.terminal.screen import Flow, Para, shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.tables.table import Area, Card, Side, Table
    from longbox.terminal.screen import Screen

_GUTTER: Final = 11
SHORT: Final = {"Flight": "fly", "Ranged": "rng"}
_FRONT, _BACK = 0, 1


def draw(table: Table, seat: int, screen: Screen, asked: int) -> list[Text | Para]:
    """Everything: the others' sides, the combat, and the side of the player at the keyboard."""
    return _Drawing(table, seat, screen, asked).lines()


def moment(table: Table, seat: int, screen: Screen) -> list[Text | Para]:
    """Where the game is, in short."""
    drawing = _Drawing(table, seat, screen, -1)
    return [drawing.head(), *drawing.under_way()]


def headline(table: Table) -> str:
    """The turn, whose it is, its phase, and the recruit points."""
    points = table.figure("recruit points")
    return table.headline + (f"; recruit points {points.now}" if points is not None else "")


class _Drawing:
    def __init__(self, table: Table, seat: int, screen: Screen, asked: int) -> None:
        self.table = table
        self.seat = seat
        self.asked = asked
        self.marks = screen.marks
        self.width = screen.width

    def lines(self) -> list[Text | Para]:
        """From the far side of the table to the near one."""
        mine = self.table.of_seat(self.seat) or [self.table.sides[0]]
        together = self.together()
        out: list[Text | Para] = [self.head()]
        for sides in together:
            if not any([side in mine for side in sides]):
                for side in sides:
                    out += [self.heading(side), *self.resource_row(side)]
                out += self.rows(sides)[::-1]
        out += [Text(self.marks.line * self.width, "dim", no_wrap=True), *self.under_way()]
        near = [sides for sides in together if any([side in mine for side in sides])]
        for side, first in [(side, k == 0) for sides in near for k, side in enumerate(sorted(sides, key=mine.__contains__))]:
            if first:
                out += self.rows(next(sides for sides in near if side in sides))
            out += [*self.resource_row(side), self.heading(side)]
            if side.seat == self.seat and not side.out:
                out.append(self.flowing("hand", self.hand(side.area("hand"))))
        return out

    def together(self) -> list[list[Side]]:
        """The sides of the table, each with whoever shares its rows (vs2pcg:two-headed#2)."""
        out: list[list[Side]] = []
        for side in self.table.sides:
            if any([area.key == "rows" for area in side.areas]):
                out.append([side])
            else:
                out[-1].append(side)
        return out

    def head(self) -> Text:
        """Where the game is."""
        return Text(shortened(headline(self.table), self.width, self.marks), "bold")

    def flowing(self, words: str, pieces: Sequence[Text]) -> Para:
        """Pieces one after the other, with what they are before them."""
        return Flow(pieces or [Text(self.marks.nothing, "dim")], "; ", Text(f"{words:<{_GUTTER}}", "dim"))

    def heading(self, side: Side) -> Text:
        """A player's name and counts."""
        name = Text(side.name, "bold" if side.active else "")
        if side.out:
            return name.append(": out of the game", "dim")
        if side.player == self.asked:
            name.append(" (to decide)", "yellow")
        team = side.figure("team")
        counts = f"hand {side.area('hand').count}, deck {side.area('deck').count}, KO pile {side.area('ko').count}"
        return name.append(f": {counts}{f', team {team.now}' if team is not None else ''}", "dim")

    def resource_row(self, side: Side) -> list[Para]:
        """A player's resources; vs2pcg:two-headed#3 each has their own."""
        return [] if side.out else [self.flowing("resources", self.resources(side.area("resources")))]

    def rows(self, sides: Sequence[Side]) -> list[Para]:
        """The front and the back row of those who share them, if any of them is still in the game."""
        if all([side.out for side in sides]):
            return []
        standing = sides[0].area("rows").known
        front, back = ([self.character(c) for c in standing if c.row == row] for row in (_FRONT, _BACK))
        return [self.flowing("front row", front), self.flowing("back row", back)]

    def character(self, c: Card) -> Text:
        """A character: name and level, ATK/DEF as they are now, keywords, wounds, counters, and how it lies."""
        main = c.frame == "main"
        out = Text(c.name, "bold" if main else "")
        if c.owner != c.controller:
            out.append(f" ({self.table.sides[c.owner].name})", "dim")
        counters = {f.name: f.now for f in c.counters}
        if "level" in counters:
            out.append(f" L{counters['level']}", "cyan")
        if "stunned" in c.marks:
            out.append(" stunned", "bold red")
        else:
            kind = next((each for each in ("+1/+1", "-1/-1") if each in counters), "")
            out.append(f" {_now(c, 'ATK')}/{_now(c, 'DEF')}", {"+1/+1": "green", "-1/-1": "red"}.get(kind, ""))
            words = keywords(c)
            out.append(f" {words}" if words else "", "cyan")
            if kind:
                out.append(f" ({counters[kind]} {kind})", "dim")
        if "/" in str(counters.get("XP", "")):
            out.append(f", XP {counters['XP']}", "cyan")
        health = c.figure("health")
        if health is not None and isinstance(health.now, int) and isinstance(health.printed, int):
            wounds = health.printed - health.now
            out.append(f", {wounds}/{health.printed} wounds" if wounds or main else "", "red")
        if "frozen" in c.marks:
            out.append(", frozen", "blue")
        if "exhausted" in c.marks and "stunned" not in c.marks:
            out.append(f" {self.marks.exhausted}", "yellow")
        return out

    def resources(self, area: Area) -> list[Text]:
        """The resource row: how many, locations face up with their symbols, the others by number."""
        up = [c for c in area.known if not c.down]
        parts = [Text(c.name, "magenta").append(f" [{symbols(c)}]", "dim") for c in up]
        if area.count > len(up):
            parts.append(Text(f"{area.count - len(up)} face down", "dim"))
        return [Text(f"{area.count}: ").append_text(parts[0]), *parts[1:]] if parts else []

    def hand(self, area: Area) -> list[Text]:
        """The hand, each card once with its number, cost and figures."""
        counts: dict[str, int] = {}
        for c in area.known:
            counts[in_short(c)] = counts.get(in_short(c), 0) + 1
        return [Text(words if n == 1 else f"{n} {words}") for words, n in counts.items()]

    def under_way(self) -> list[Para]:
        """The combat under way."""
        out = []
        for each in self.table.under_way:
            there = [c for c in self.table.known_cards() if c.ref in each.cards]
            attackers = [c for c in there if "attacking" in c.marks]
            defender = [c for c in there if "defending" in c.marks]
            words = Text(f"{each.words.partition(':')[0]}: ", "red")
            words.append_text(Text(", ").join([self.character(c) for c in attackers]) if attackers else Text("nobody"))
            words.append(" against ", "red").append_text(self.character(defender[0]) if defender else Text("nobody"))
            out.append(Para(words, Text(f"{'combat':<{_GUTTER}}", "dim")))
        return out


def _now(c: Card, name: str) -> int | str:
    figure = c.figure(name)
    return figure.now if figure is not None else 0


def keywords(c: Card) -> str:
    """Its keywords, in short."""
    return " ".join([SHORT.get(word, word.lower()) for word in c.keywords])


def symbols(card: Card) -> str:
    """The symbols of a location."""
    found = [word for word in card.words if word in SYMBOLS or word in LATER_SYMBOLS]
    return "any" if tuple(sorted(found)) == SYMBOLS else "/".join(found)


def in_short(card: Card) -> str:
    """A card of a hand in a few words: its name, cost and figures."""
    if card.kind == LOCATION:
        return f"{card.name} [{symbols(card)}]"
    if card.kind == PLOT_TWIST:
        return f"{card.name} (twist)"
    words = keywords(card)
    return f"{card.name} ({card.cost}: {_now(card, 'ATK')}/{_now(card, 'DEF')}{' ' + words if words else ''})"
