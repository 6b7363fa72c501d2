"""The table of 2PCG, drawn for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from longbox.terminal.screen import Para, shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.terminal.screen import Screen

Data = dict[str, Any]
_GUTTER: Final = 11
#: what the head of the table calls steps and phases
PHASES: Final = {
    "draw": "draw phase",
    "resource": "resource step",
    "recruit": "recruit step",
    "formation": "formation step",
    "main": "main phase",
    "combat": "combat",
    "end": "end of the turn",
    "": "set-up",
}
SHORT: Final = {"Flight": "fly", "Ranged": "rng"}


def draw(table: Data, seat: int, screen: Screen, asked: int) -> list[Text | Para]:
    """Everything: the others' sides, the combat, and the side of the player at the keyboard."""
    return _Drawing(table, seat, screen, asked).lines()


def moment(table: Data, seat: int, screen: Screen) -> list[Text | Para]:
    """Where the game is, in short."""
    drawing = _Drawing(table, seat, screen, -1)
    return [drawing.head(), *drawing.under_way()]


def headline(table: Data) -> str:
    """The turn, whose it is, its phase, and the recruit points."""
    if not table["turn"]:
        return "Set-up"
    who = table["players"][table["active"]]["name"]
    points = f"; recruit points {table['points']}" if table["phase"] == "recruit" else ""
    return f"Turn {table['turn']}: {who}, {PHASES.get(table['phase'], table['phase'])}{points}"


class _Drawing:
    def __init__(self, table: Data, seat: int, screen: Screen, asked: int) -> None:
        self.table = table
        self.seat = seat
        self.asked = asked
        self.marks = screen.marks
        self.width = screen.width

    def lines(self) -> list[Text | Para]:
        """From the far side of the table to the near one."""
        players = self.table["players"]
        mine = [p for p in players if p["seat"] == self.seat] or players[:1]
        others = [p for p in players if p not in mine]
        out: list[Text | Para] = [self.head()]
        for p in others:
            out += [self.heading(p), *self.side(p, far=True)]
        out += self.under_way()
        for p in mine:
            out += [*self.side(p, far=False), self.heading(p)]
            if p["seat"] == self.seat and not p["out"]:
                out.append(self.row("hand", self.hand(p)))
        return out

    def head(self) -> Text:
        """Where the game is."""
        return Text(shortened(headline(self.table), self.width, self.marks), "bold")

    def row(self, words: str, what: Text, style: str = "dim") -> Para:
        """A line with what it is about before it."""
        return Para(what, Text(f"{words:<{_GUTTER}}", style))

    def heading(self, p: Data) -> Text:
        """A player's name and counts."""
        name = Text(p["name"], "bold" if p["number"] == self.table["active"] else "")
        if p["out"]:
            return name.append(": out of the game", "dim")
        if p["number"] == self.asked:
            name.append(" (to decide)", "yellow")
        team = f", team {p['team'] + 1}" if self.table["mode"] == "2 vs 2" else ""
        return name.append(f": hand {len(p['hand'])}, deck {p['deck']}, KO pile {len(p['ko'])}{team}", "dim")

    def side(self, p: Data, far: bool) -> list[Para]:
        """A player's rows, the front row towards the middle of the table."""
        if p["out"]:
            return []
        rows = [
            self.row("resources", self.resources(p)),
            self.row("back row", self.characters(p["back"])),
            self.row("front row", self.characters(p["front"])),
        ]
        return rows if far else rows[::-1]

    def characters(self, cards: Sequence[Data]) -> Text:
        """The characters of a row."""
        if not cards:
            return Text(self.marks.nothing, "dim")
        return Text("; ").join([self.character(c) for c in cards])

    def character(self, c: Data) -> Text:
        """A character: name and level, ATK/DEF as they are now, keywords, wounds, counters, and how it lies."""
        main = c["kind"] == "Main Character"
        out = Text(c["name"], "bold" if main else "")
        if c["level"]:
            out.append(f" L{c['level']}", "cyan")
            if c["need"]:
                out.append(f" XP {c['xp']}/{c['need']}", "cyan")
        if c["stunned"]:
            out.append(" stunned", "bold red")
        else:
            out.append(
                f" {c['current_atk']}/{c['current_def']}", "green" if c["counters"] > 0 else "red" if c["counters"] < 0 else ""
            )
            words = " ".join(SHORT.get(w, w.lower()) for w in c["words"])
            out.append(f" {words}" if words else "", "cyan")
            if c["counters"]:
                kind = "+1/+1" if c["counters"] > 0 else "-1/-1"
                out.append(f" ({abs(c['counters'])} {kind})", "dim")
        out.append(f" {c['wounds']}/{c['health']} wounds" if c["wounds"] or main else "", "red")
        if c["frozen"]:
            out.append(" frozen", "blue")
        if c["exhausted"] and not c["stunned"]:
            out.append(f" {self.marks.exhausted}", "yellow")
        return out

    def resources(self, p: Data) -> Text:
        """The resource row: locations face up with their symbols, the others by number."""
        if not p["resources"]:
            return Text(self.marks.nothing, "dim")
        parts = []
        down = 0
        for r in p["resources"]:
            if r["down"]:
                down += 1
            else:
                parts.append(Text(r["card"]["name"], "magenta").append(f" [{symbols(r['card'])}]", "dim"))
        if down:
            parts.append(Text(f"{down} face down", "dim"))
        return Text(f"{len(p['resources'])}: ").append_text(Text("; ").join(parts))

    def hand(self, p: Data) -> Text:
        """The hand, each card once with its number, cost and figures."""
        counts: dict[str, int] = {}
        for c in p["hand"]:
            if c is not None:
                counts[in_short(c)] = counts.get(in_short(c), 0) + 1
        words = [words if n == 1 else f"{n} {words}" for words, n in counts.items()]
        return Text("; ".join(words)) if words else Text(self.marks.nothing, "dim")

    def under_way(self) -> list[Para]:
        """The combat under way."""
        c = self.table["combat"]
        if c is None:
            return []
        how = f"{'ranged' if c['ranged'] else 'melee'} {'team ' if c['team'] else ''}attack"
        attackers = Text(", ").join([self.character(x) for x in c["attackers"]]) if c["attackers"] else Text("nobody")
        defender = self.character(c["defender"]) if c["defender"] is not None else Text("nobody")
        return [
            self.row("combat", Text(f"{how}: ", "red").append_text(attackers).append(" against ", "red").append_text(defender))
        ]


def symbols(card: Data) -> str:
    """The symbols of a location."""
    found: list[str] = card["symbols"]
    return "any" if len(found) == 4 else "/".join(found)


def in_short(card: Data) -> str:
    """A card of a hand in a few words: its name, cost and figures."""
    if card["kind"] == "Location":
        return f"{card['name']} [{symbols(card)}]"
    if card["kind"] == "Plot Twist":
        return f"{card['name']} (twist)"
    words = " ".join(SHORT.get(w, w.lower()) for w in card["words"])
    return f"{card['name']} ({card['cost']}: {card['atk']}/{card['def']}{' ' + words if words else ''})"
