"""The table of the DC Deck-Building Game, drawn for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from longbox.terminal.screen import Flow, Para, shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.tables.table import Card, Side, Table
    from longbox.terminal.screen import Marks, Screen

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


def draw(table: Table, seat: int, screen: Screen) -> list[Text | Para]:
    """Everything: what is for sale, the foes, and the player at the keyboard."""
    return _Drawing(table, seat, screen).lines()


def moment(table: Table, seat: int, screen: Screen) -> list[Text | Para]:
    """Where the game is, in short."""
    drawing = _Drawing(table, seat, screen)
    return [drawing.head(), *drawing.under_way()]


def power(table: Table) -> str:
    """The Power left, and of how much that was made; "" if nobody has a turn."""
    found = table.figure("Power")
    if found is None:
        return ""
    return f"Power {found.now}" + (f" of {found.printed} made" if found.printed != found.now else "")


def headline(table: Table) -> str:
    """The turn, whose it is, and its Power."""
    words, semicolon, last = table.headline.partition("; ")
    return "; ".join([part for part in (words, power(table), last) if part]) if semicolon or power(table) else words


def name(card: Card | None, marks: Marks) -> Text:
    """A card by its name, in the color of its type."""
    if card is None:
        return Text(marks.face_down, "dim")
    return Text(card.name, COLORS.get(card.kind, ""))


def counted_names(cards: Sequence[Card | None], marks: Marks) -> list[Text]:
    """Cards by name, each name once with its number; those not known at the end."""
    counts: dict[tuple[str, str], tuple[Card, int]] = {}
    unknown = 0
    for c in cards:
        if c is None:
            unknown += 1
        else:
            key = (c.name, _turned(c))
            counts[key] = (c, counts.get(key, (c, 0))[1] + 1)
    parts = []
    for c, n in counts.values():
        words = Text(f"{n} ", "dim").append_text(name(c, marks)) if n > 1 else name(c, marks)
        parts.append(words.append(f" ({_turned(c)})", "dim") if _turned(c) else words)
    if unknown:
        parts.append(Text(f"{unknown} unknown", "dim"))
    return parts or [Text(marks.nothing, "dim")]


def _turned(card: Card) -> str:
    """By how many degrees it is turned; "" if it is not."""
    return next((mark for mark in card.marks if mark.endswith("°")), "")


def priced(card: Card, marks: Marks, typed: bool = False) -> Text:
    """A card that is for sale: what it costs, its name, its type where that is not what lies there anyway, its victory points."""
    out = Text(card.price or card.cost, "bold")
    if card.price:
        out.append(marks.lowered if int(card.price) < int(card.cost) else marks.raised)
    vp = card.figure("VP")
    facts = [card.kind] if typed else []
    facts += [f"{vp.now if vp else 0} VP", *(["frozen"] if "frozen" in card.marks else [])]
    return out.append(" ").append_text(name(card, marks)).append(f" ({', '.join(facts)})", "dim")


class _Drawing:
    def __init__(self, table: Table, seat: int, screen: Screen) -> None:
        self.table = table
        self.seat = seat
        self.marks = screen.marks
        self.width = screen.width

    def lines(self) -> list[Text | Para]:
        """From what is for sale down to the player at the keyboard."""
        out: list[Text | Para] = [self.head(), *self.market()]
        for side in self.table.sides:
            if side.seat != self.seat:
                out += self.foe(side)
        for side in self.table.of_seat(self.seat):
            out += self.own(side)
        return [*out, *self.under_way()]

    def head(self) -> Text:
        """Where the game is."""
        return Text(shortened(headline(self.table), self.width, self.marks), "bold")

    def row(self, words: str, what: Text) -> Para:
        """A line with what it is about before it."""
        return Para(what, self.label(words))

    def flowing(self, words: str, pieces: Sequence[Text], between: str = ", ") -> Para:
        """Pieces one after the other, with what they are before them."""
        return Flow(pieces, between, self.label(words))

    def label(self, words: str) -> Text:
        """What stands before a line."""
        return Text(f"{shortened(words, _GUTTER - 1, self.marks):<{_GUTTER}}", "dim")

    def market(self) -> list[Para]:
        """The Super-Villain, the Line-Up and the stacks."""
        t, marks = self.table, self.marks
        line_up = t.area("line-up").known
        if t.headline == "Set-up" and not line_up:
            # the draft of main characters
            free = [Text(f"{c.name} {c.figures[0].now}") for c in t.area("aside").known if c.figures]
            return [self.flowing("to be drafted", free or [Text("nobody")])]
        villains, kicks = t.area("super-villains"), t.area("kicks")
        if villains.known:
            villain = priced(villains.known[0], marks).append(f", {villains.note}" if villains.note else ", the last one", "dim")
        else:
            villain = Text("face down" if villains.count else "none left", "dim")
            villain.append(f", {villains.note}" if villains.note else "", "dim")
        bought = [priced(c, marks, typed=True) for c in line_up] or [Text("empty", "dim")]
        stacks = priced(kicks.known[0], marks).append(f" x {kicks.count}", "dim") if kicks.known else Text("no Kicks", "dim")
        stacks.append(f"; {t.area('weaknesses').count} Weaknesses; main deck {t.area('main-deck').count}", "dim")
        reserve, left = t.area("reserve").count, t.figure("turns left")
        stacks.append(f"; reserve {reserve}" if reserve else "", "dim")
        stacks.append(f"; at most {left.now} more turns" if left is not None else "")
        return [self.row("Super-Villain", villain), self.flowing("Line-Up", bought, "; "), self.row("stacks", stacks)]

    def heading(self, side: Side) -> Text:
        """A player's name, main characters and counts."""
        out = Text(side.name, "bold" if side.active else "")
        mains = ", ".join([c.name + (" (face down)" if "face down" in c.marks else "") for c in side.area("main").known])
        out.append(f" as {mains}" if mains else "")
        counts = [f"{words} {side.area(words).count}" for words in ("hand", "deck", "discard")]
        so_far = side.figure("VP so far")
        counts += [f"{so_far.now} VP so far"] if so_far is not None else []
        counts += ["has conceded"] if side.out else []
        return out.append(f": {', '.join(counts)}", "dim")

    def foe(self, side: Side) -> list[Text | Para]:
        """Another player."""
        out: list[Text | Para] = [self.heading(side)]
        hand = side.area("hand")
        if hand.known:
            out.append(self.flowing("  hand", counted_names(hand.cards, self.marks)))
        return [*out, *self.laid(side)]

    def own(self, side: Side) -> list[Text | Para]:
        """The player at the keyboard."""
        hand = self.flowing("  hand", counted_names(side.area("hand").cards, self.marks))
        out: list[Text | Para] = [self.heading(side), *self.laid(side), hand]
        out += [self.row("  deck, top", name(top, self.marks)) for top in side.area("deck").known[:1]]
        return out

    def laid(self, side: Side) -> list[Para]:
        """What lies before a player."""
        found = [(key, side.area(key).cards) for key in ("play", "below", "above")]
        return [self.flowing(f"  {key}", counted_names(cards, self.marks)) for key, cards in found if cards]

    def under_way(self) -> list[Para]:
        """The attack under way: the last that was begun."""
        return [self.row("now", Text(u.words, "red").append(f"  {u.rule}", "not red dim")) for u in self.table.under_way[-1:]]
