"""The table of the DC Deck-Building Game, drawn for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from longbox.kernel.text import possessive
from longbox.terminal.screen import Para, shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.terminal.screen import Screen

_GUTTER: Final = 14
COLORS: Final = {
    "Hero": "blue",
    "Villain": "red",
    "Super-Villain": "bold red",
    "Equipment": "bright_black",
    "Super Power": "yellow",
    "Location": "magenta",
    "Weakness": "green",
}
Data = dict[str, Any]


def draw(table: Data, seat: int, screen: Screen, asked: int) -> list[Text | Para]:
    """Everything: what is for sale, the foes, and the player at the keyboard."""
    drawing = _Drawing(table, seat, screen)
    return drawing.lines()


def moment(table: Data, seat: int, screen: Screen) -> list[Text | Para]:
    """Where the game is, in short."""
    drawing = _Drawing(table, seat, screen)
    return [drawing.head(), *drawing.under_way()]


def headline(table: Data) -> str:
    """The turn, whose it is, and its Power."""
    if table["active"] >= 0:
        who = possessive(table["players"][table["active"]]["name"])
        over = ", which is over" if table["over"] else ""
        words = f"Turn {table['turn']}: {who} turn{over}; Power {table['power']}"
        words += f" of {table['made']} made" if table["made"] != table["power"] else ""
    else:
        words = f"After turn {table['turn']}" if table["turn"] else "Set-up"
    return words + ("; the last Super-Villain is defeated" if table["cycle_ends"] else "")


def name(card: Data | None, marks: Any) -> Text:
    """A card by its name, in the color of its type."""
    if card is None:
        return Text(marks.face_down, "dim")
    return Text(card["name"], COLORS.get(card["kind"], ""))


def counted_names(cards: Sequence[Data | None], marks: Any) -> Text:
    """Cards by name, each name once with its number; those not known at the end."""
    counts: dict[tuple[str, int], tuple[Data, int]] = {}
    unknown = 0
    for c in cards:
        if c is None:
            unknown += 1
        else:
            key = (c["name"], c.get("rotated", 0))
            counts[key] = (c, counts.get(key, (c, 0))[1] + 1)
    parts = []
    for c, n in counts.values():
        words = Text(f"{n} ", "dim").append_text(name(c, marks)) if n > 1 else name(c, marks)
        parts.append(words.append(f" ({c['rotated']}°)", "dim") if c.get("rotated", 0) else words)
    if unknown:
        parts.append(Text(f"{unknown} unknown", "dim"))
    return Text(", ").join(parts) if parts else Text(marks.nothing, "dim")


def priced(card: Data, marks: Any) -> Text:
    """A card that is for sale: what it costs, its name, its victory points."""
    out = Text(str(card["price"]), "bold")
    if card["price"] != card["cost"]:
        out.append(marks.lowered if card["price"] < card["cost"] else marks.raised)
    frozen = ", frozen" if card["frozen"] else ""
    return out.append(" ").append_text(name(card, marks)).append(f" ({card['vp']} VP{frozen})", "dim")


class _Drawing:
    def __init__(self, table: Data, seat: int, screen: Screen) -> None:
        self.table = table
        self.seat = seat
        self.marks = screen.marks
        self.width = screen.width

    def lines(self) -> list[Text | Para]:
        """From what is for sale down to the player at the keyboard."""
        out: list[Text | Para] = [self.head(), *self.market()]
        mine = [p for p in self.table["players"] if p["seat"] == self.seat]
        others = [p for p in self.table["players"] if p["seat"] != self.seat]
        for p in others:
            out += self.foe(p)
        for p in mine:
            out += self.own(p)
        return [*out, *self.under_way()]

    def head(self) -> Text:
        """Where the game is."""
        return Text(shortened(headline(self.table), self.width, self.marks), "bold")

    def row(self, words: str, what: Text, style: str = "dim") -> Para:
        """A line with what it is about before it."""
        return Para(what, Text(f"{shortened(words, _GUTTER - 1, self.marks):<{_GUTTER}}", style))

    def market(self) -> list[Para]:
        """The Super-Villain, the Line-Up and the stacks."""
        t, marks = self.table, self.marks
        top = t["super_villain"]
        villain = priced(top, marks) if top is not None else Text("face down" if t["super_villains"] else "none left", "dim")
        below = t["super_villains"] - (1 if top is not None else 0)
        villain.append(f", {below} below" if below else ", the last one" if top is not None else "", "dim")
        line_up = Text("; ").join([priced(c, marks) for c in t["line_up"]]) if t["line_up"] else Text("empty", "dim")
        stacks = priced(t["kick"], marks).append(f" x {t['kicks']}", "dim") if t["kick"] is not None else Text("no Kicks", "dim")
        stacks.append(f"; {t['weaknesses']} Weaknesses; main deck {t['main_deck']}", "dim")
        stacks.append(f"; reserve {t['reserve']}" if t["reserve"] else "", "dim")
        stacks.append(f"; at most {t['turns_left']} more turns" if t["turns_left"] >= 0 and t["result"] is None else "")
        if not t["turn"] and not t["line_up"]:
            # the draft of main characters
            free = [f"{c['name']} {c['tier']}" for c in t["aside"] if c["tier"]]
            return [self.row("to be drafted", Text(", ".join(free) or "nobody"))]
        return [self.row("Super-Villain", villain), self.row("Line-Up", line_up), self.row("stacks", stacks)]

    def heading(self, p: Data) -> Text:
        """A player's name, main characters and counts."""
        out = Text(p["name"], "bold" if p["number"] == self.table["active"] else "")
        mains = ", ".join(m["name"] + (" (face down)" if m["down"] else "") for m in p["mains"])
        out.append(f" as {mains}" if mains else "")
        counts = [f"hand {len(p['hand'])}", f"deck {p['deck']}", f"discard {len(p['discard'])}"]
        counts += [f"{p['points']} VP so far"]
        counts += ["has conceded"] if p["out"] else []
        return out.append(f": {', '.join(counts)}", "dim")

    def foe(self, p: Data) -> list[Text | Para]:
        """Another player."""
        out: list[Text | Para] = [self.heading(p)]
        if any(c is not None for c in p["hand"]):
            out.append(self.row("  hand", counted_names(p["hand"], self.marks)))
        return [*out, *self.laid(p)]

    def own(self, p: Data) -> list[Text | Para]:
        """The player at the keyboard."""
        out: list[Text | Para] = [self.heading(p), *self.laid(p), self.row("  hand", counted_names(p["hand"], self.marks))]
        if p["top"] is not None:
            out.append(self.row("  deck, top", name(p["top"], self.marks)))
        return out

    def laid(self, p: Data) -> list[Para]:
        """What lies before a player."""
        out = []
        for key, words in (("play", "  play"), ("below", "  below"), ("above", "  above")):
            if p[key]:
                out.append(self.row(words, counted_names(p[key], self.marks)))
        return out

    def under_way(self) -> list[Para]:
        """The attack under way."""
        a = self.table["attack"]
        if a is None or a["source"] is None:
            return []
        whom = f" {self.table['players'][a['target']]['name']}" if a["target"] >= 0 else ""
        return [self.row("now", Text(f"{a['source']['name']} attacks{whom}", "red").append("  dcdb:6.060", "not red dim"))]
