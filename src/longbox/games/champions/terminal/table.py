"""The table of Marvel Champions, drawn for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from longbox.terminal.screen import MOST_COLUMNS, Flow, Para, shortened

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from longbox.tables.table import Card, Side, Table
    from longbox.terminal.screen import Marks, Screen

_GUTTER: Final = 10
COLORS: Final = {"energy": "yellow", "mental": "cyan", "physical": "red", "wild": "green"}
_STATUS: Final = {"stunned": "magenta", "confused": "magenta", "tough": "bold cyan"}
_ENEMY: Final = ("SCH", "ATK")
_FRIEND: Final = ("THW", "ATK", "DEF", "REC")
_ROWS: Final = {"upgrade": "upgrades", "support": "supports"}
#: keywords that say how it came into play
_SPENT: Final = ("uses", "toughness")


def draw(table: Table, seat: int, screen: Screen, asked: int) -> list[Text | Para]:
    """Everything: the villain's side, the players, and what is under way."""
    return _Drawing(table, seat, screen, asked).lines()


def moment(table: Table, seat: int, screen: Screen) -> list[Text | Para]:
    """Where the game is, in short, and what is under way."""
    drawing = _Drawing(table, seat, screen, -1)
    return [drawing.head(), *drawing.under_way()]


def resources(found: Sequence[str]) -> Text:
    """The resources of a card, in their colours."""
    return Text(" ").join([Text(words, COLORS.get(words.rpartition(" ")[2], "")) for words in found])


def in_hand(card: Card, marks: Marks) -> Text:
    """A card of a hand: cost, name, type and resources."""
    out = Text()
    if card.cost:
        out.append(card.price or card.cost, "bold")
        if card.price:
            out.append(marks.raised if int(card.price) > int(card.cost) else marks.lowered)
        out.append(" ")
    out.append(card.name, "bold")
    out.append(f" {card.kind} ", "dim").append_text(resources(card.words))
    return out


class _Drawing:
    def __init__(self, table: Table, seat: int, screen: Screen, asked: int) -> None:
        self.table = table
        self.seat = seat
        self.marks = screen.marks
        self.width = screen.width
        self.asked = asked

    def lines(self) -> list[Text | Para]:
        """From the villain down to the player at the keyboard."""
        out: list[Text | Para] = [self.head(), *self.villain()]
        others = [side for side in self.table.sides if side.seat != self.seat]
        for side in (*others, *self.table.of_seat(self.seat)):
            out += self.side(side)
        return [*out, *self.under_way()]

    def head(self) -> Text:
        """Where the game is."""
        return Text(shortened(self.table.headline, self.width, self.marks), "bold")

    def under_way(self) -> list[Para]:
        """Attacks, schemes and revelations under way; a window that is open is told by the question that opens it (`view.prompts`)."""
        there = [each for each in self.table.under_way if each.kind != "window"]
        return [self.row("now", Text(each.words, "red").append(f"  {each.rule}", "not red dim")) for each in there]

    # -- the villain's side -----------------------------------------------------------------------------------------------

    def villain(self) -> list[Text | Para]:
        """Villain, schemes, environments, the encounter deck."""
        t = self.table
        out: list[Text | Para] = [self.row("villain", self.enemy(c)) for c in t.area("villain").known]
        out += [self.row("scheme" if i == 0 else "", self.scheme(c)) for i, c in enumerate(t.area("schemes").known)]
        out += self.flowing("also", [self.thing(c) for c in t.area("also").known])
        deck = f"{_count(t.area('encounter-deck').count, 'card')}, {t.area('encounter-discard').count} discarded"
        # as they came there
        victory = [c.name for c in t.area("victory").known[::-1]]
        deck += f"; victory display: {', '.join(victory)}" if victory else ""
        out.append(self.row("encounter", Text(deck)))
        return out

    def scheme(self, c: Card) -> Text:
        """A scheme with its threat; the main scheme with its target and what comes each round."""
        out = Text().append(_staged(c), "bold")
        threat, more = c.figure("threat"), c.value("each round")
        if threat is not None and isinstance(threat.printed, int):
            near = c.value("threat") + more >= threat.printed
            out.append(f"  {threat.now}/{threat.printed} threat", "bold red" if near else "yellow")
            out.append(f", {more} more each round")
            tokens = self.table.value("acceleration tokens")
            out.append(f" ({_count(tokens, 'acceleration token')})" if tokens else "")
        else:
            out.append(f"  {c.value('threat')} threat", "yellow")
        return self.extras(out, c)

    def enemy(self, c: Card) -> Text:
        """The villain or a minion."""
        out = Text().append(_staged(c), "bold red")
        out.append_text(self.health(c)).append_text(self.powers(c, _ENEMY))
        return self.extras(out, c)

    # -- a player's side --------------------------------------------------------------------------------------------------

    def side(self, side: Side) -> list[Text | Para]:
        """Identity, minions, cards in play, hand, piles."""
        out: list[Text | Para] = []
        line = Text(self.marks.line * 2 + " ", "dim").append(side.name, "bold")
        if side.out:
            return [line.append(" is out of the game", "dim")]
        if side.player == self.asked:
            line.append(" (to decide)", "yellow")
        line.append(" " + self.marks.line * max(0, self.width - line.cell_len - 1), "dim")
        out.append(line)
        for c in side.area("identity").known:
            who = Text().append(c.name, "bold green").append(f" ({c.kind.replace(' ', '-')})")
            who.append(f" {self.marks.exhausted} exhausted" if c.turned else "", "yellow")
            who.append_text(self.health(c)).append_text(self.powers(c, _FRIEND))
            out.append(self.row("identity", self.extras(who, c, turned=False)))
        out += [self.row("engaged" if i == 0 else "", self.enemy(m)) for i, m in enumerate(side.area("minions").known)]
        out += self.flowing("allies", [self.thing(c) for c in side.area("allies").known])
        rest = side.area("play").known
        for kind, label in _ROWS.items():
            out += self.flowing(label, [self.thing(c) for c in rest if c.kind == kind])
        out += self.flowing("also", [self.thing(c) for c in rest if c.kind not in _ROWS])
        hand = side.area("hand")
        if hand.known:
            out += self.columns("hand", [in_hand(c, self.marks) for c in hand.known])
        words = [] if hand.known else [f"hand {hand.count}"]
        words.append(
            f"deck {side.area('deck').count}, discarded {side.area('discard').count}, hand size {side.value('hand size')}"
        )
        piles = Text(", ".join(words), "dim")
        waiting = side.area("dealt").count
        if waiting:
            piles.append(f", {_count(waiting, 'encounter card')} waiting", "not dim bold red")
        out.append(self.row("", piles))
        return out

    # -- cards ------------------------------------------------------------------------------------------------------------

    def thing(self, c: Card) -> Text:
        """A card in play by name, a character with its figures."""
        out = Text().append(c.name, "bold")
        out.append_text(self.health(c)).append_text(self.powers(c, _FRIEND))
        return self.extras(out, c)

    def health(self, c: Card) -> Text:
        """Hit points left of how many."""
        found = c.figure("HP")
        if found is None:
            return Text()
        weak = isinstance(found.printed, int) and c.value("HP") * 3 <= found.printed
        return Text("  ").append(f"{found.now}/{found.printed} hp", "bold red" if weak else "")

    def powers(self, c: Card, which: Collection[str]) -> Text:
        """The powers that it has."""
        found = [f"{figure.name} {figure.now}" for figure in c.figures if figure.name in which]
        return Text(f"  {' '.join(found)}" if found else "")

    def extras(self, out: Text, c: Card, turned: bool = True) -> Text:
        """Status cards, traits gained, counters, keywords and icons, attachments."""
        if c.turned and turned:
            out.append(f" {self.marks.exhausted}", "yellow")
        for status in c.marks:
            if status != "exhausted":
                out.append(f" {status}", _STATUS.get(status, ""))
        notes = [*[word for word in c.words if word in c.gained], *[f"{each.now} {each.name}" for each in c.counters]]
        notes += [word for word in c.keywords if word.partition(" ")[0] not in _SPENT]
        if notes:
            out.append(f" ({', '.join(notes)})", "dim")
        for a in c.attached:
            out.append(f" +{a.name}", "cyan")
            out.append(self.marks.exhausted if a.turned else "", "yellow")
        return out

    # -- lines ------------------------------------------------------------------------------------------------------------

    def row(self, label: str, words: Text) -> Para:
        """A labelled line."""
        return Para(words, self.label(label))

    def flowing(self, label: str, pieces: Sequence[Text]) -> list[Text | Para]:
        """Pieces one after the other, on as many lines as they need; no line for none."""
        return [Flow(pieces, "   ", self.label(label))] if pieces else []

    def label(self, words: str) -> Text:
        """What stands before a line."""
        return Text(f"{words:<{_GUTTER}}", "dim")

    def columns(self, label: str, pieces: Sequence[Text]) -> list[Text | Para]:
        """Pieces in columns of one width, where there is room for two of them."""
        room = max(20, min(self.width, MOST_COLUMNS) - _GUTTER)
        wide = max(p.cell_len for p in pieces) + 3
        count = (room + 3) // wide
        if count < 2:
            return self.flowing(label, pieces)
        out: list[Text | Para] = []
        for i in range(0, len(pieces), count):
            line = Text()
            for piece in pieces[i : i + count]:
                line.append(" " * (-line.cell_len % wide)).append_text(piece)
            out.append(self.row(label if i == 0 else "", line))
        return out


def _staged(c: Card) -> str:
    """A name with its stage."""
    return f"{c.name} {c.detail}" if c.kind in ("villain", "main scheme") and c.detail else c.name


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
