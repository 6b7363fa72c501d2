"""The table of Vs. System drawn: both sides' rows in their columns, front rows facing each other, and all that lies around."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from longbox.games.vs.view.table import FLIGHT, RANGE
from longbox.terminal.screen import Para, shortened

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from longbox.tables.table import Card, Side, Table
    from longbox.terminal.screen import Marks, Screen

FRONT, SUPPORT = 0, 1
_LABELS = ("front", "support")
_GUTTER = 10
_NARROW = 3
_LEAST = 9
_WALL = -1
#: types of card in short
_KINDS: Final = {"plot twist": "twist", "equipment": "equip."}


def draw(table: Table, seat: int, screen: Screen, asked: int = -1) -> list[Text | Para]:
    """The lines of the table as a seat (-1: a spectator) sees it. `asked` is the player who is to decide."""
    return _Drawing(table, seat, screen, asked).lines()


def moment(table: Table, seat: int, screen: Screen) -> list[Text | Para]:
    """Only turn, phase and step, the attack and the chain."""
    drawing = _Drawing(table, seat, screen, -1)
    return [drawing.head(), *([drawing.middle()] if table.under_way else []), *drawing.chain()]


def figures(card: Card, marks: Marks, width: int = 80) -> Text:
    """ATK/DEF as they are now, raised and lowered ones marked, stand-ins with ~; then flight and range, shortened to fit."""
    out = _figures(card, marks, ("fly", "rng"))
    return out if out.cell_len <= width else _figures(card, marks, ("f", "r"))


def _figures(card: Card, marks: Marks, words: tuple[str, str]) -> Text:
    out = Text()
    for i, figure in enumerate(card.figures):
        out.append("/" if i else "")
        now, printed = figure.now, figure.printed
        number = f"~{now}" if figure.proxy else str(now)
        if isinstance(printed, int) and isinstance(now, int) and now != printed:
            raised = now > printed
            out.append(number + (marks.raised if raised else marks.lowered), "bold green" if raised else "bold red")
        else:
            out.append(number)
    for word, short in zip((FLIGHT, RANGE), words):
        if word in card.keywords:
            out.append(f" {'~' if word in card.proxy else ''}{short}", "cyan")
    return out


def cost(card: Card) -> str:
    """The cost, with ~ if it is a stand-in."""
    return ("~" if "cost" in card.proxy else "") + card.cost


def in_short(card: Card, marks: Marks, width: int) -> str:
    """A card of a hand in a few words: its name, cost and figures, together no wider than that."""
    what = figures(card, marks).plain if card.kind == "character" else _KINDS.get(card.kind, card.kind)
    tail = f" ({cost(card)}, {what})"
    return shortened(card.short, min(24, width - len(tail)), marks) + tail


class _Drawing:
    def __init__(self, table: Table, seat: int, screen: Screen, asked: int) -> None:
        self.table = table
        self.screen = screen
        self.marks = screen.marks
        self.width = screen.width
        self.asked = asked
        sides = table.sides
        below = next((side for side in sides if side.seat == seat), sides[0])
        others = sides[below.player + 1 :] + sides[: below.player]
        self.below = below
        self.above = others
        self.seat = seat
        # cells of all sides have one width; a column in which a side has nobody is narrow
        fit = min(self.fitting(side) for side in (*others, below))
        self.boxed = screen.tall and fit >= 15
        self.cell = max(_LEAST, min(24 if self.boxed else 20, fit))

    def fitting(self, side: Side) -> int:
        """How wide the cells of a side could be."""
        areas = [_columns(side, hidden) for hidden in (True, False)]
        taken = sum(1 for area in areas for column in area if column)
        empty = sum(1 for area in areas for column in area if not column)
        room = self.width - _GUTTER - _NARROW * empty - (2 if areas[0] else 0)
        return room // max(1, taken) - 1

    def lines(self) -> list[Text | Para]:
        """Everything, from the far side of the table to the near one."""
        out: list[Text | Para] = [self.head()]
        for side in self.above:
            out += self.side(side, far=True)
        out.append(self.middle())
        out += self.side(self.below, far=False)
        out += self.chain()
        return out

    def head(self) -> Text:
        """Where the game is."""
        return Text(shortened(self.table.headline, self.width, self.marks), "bold")

    # -- one side -----------------------------------------------------------------------------------------------------

    def side(self, side: Side, far: bool) -> list[Text]:
        """A player's header, resources, support row and front row; the near side the other way round."""
        if side.out:
            return [Text(f"{side.name} has left the game with {side.value('endurance')} endurance", "dim")]
        formation = []
        for part in self.parts(side):
            rows = [self.row(part, SUPPORT), self.row(part, FRONT)]
            formation += rows if far else rows[::-1]
        blocks = [self.header(side), self.resources(side), *formation]
        if not far:
            blocks = [*formation, self.resources(side), self.header(side), self.hand(side)]
        return [line for block in blocks for line in block]

    def header(self, side: Side) -> list[Text]:
        """Name, endurance, points, and how many cards lie where."""
        counts = [f"{words} {side.area(key).count}" for words, key in (("hand", "hand"), ("deck", "deck"), ("KO'd", "pile"))]
        removed = side.area("removed").count
        counts += [f"removed {removed}"] if removed else []
        name = Text(side.name, "bold")
        if side.player == self.asked:
            name.append(" (to decide)", "not bold yellow")
        endurance, points = side.value("endurance"), side.value("resource points")
        pieces = [name, Text(f"{endurance} endurance", "bold red" if endurance <= 10 else "bold green")]
        if points:
            pieces.append(Text(_count(points, "resource point"), "bold yellow"))
        pieces.append(Text(", ".join(counts)))
        pieces += [Text(f"top: {shortened(top.short, 24, self.marks)}") for top in side.area("deck").known]
        return self.flowing("", pieces, 0)

    def resources(self, side: Side) -> list[Text]:
        """The resource row: face-down ones marked, with their names where this seat knows them."""
        pieces: list[Text] = []
        blank = False
        area = side.area("resources")
        for card in area.known:
            piece = Text()
            like_others = not card.name and not card.turned and not card.counters
            if blank and like_others:
                pieces[-1].append(f" {self.marks.face_down}", "blue")
                continue
            blank = like_others
            if card.down:
                piece.append(self.marks.face_down, "blue")
                if card.name:
                    piece.append(f" {shortened(card.short, 20, self.marks)}", "dim")
            else:
                piece.append(shortened(card.short, 24, self.marks), "bold cyan")
            if card.turned:
                piece.append(self.marks.exhausted, "yellow")
            for counter in card.counters:
                piece.append(f" ({counter.now} {counter.name})")
            pieces.append(piece)
        return self.flowing(_count(area.count, "resource"), pieces)

    def hand(self, side: Side) -> list[Text]:
        """The hand of the near side, where it is known."""
        known = side.area("hand").known
        if not known or side.seat != self.seat:
            return []
        counts: dict[str, int] = {}
        for c in known:
            # room for how many there are of it
            words = in_short(c, self.marks, self.width - _GUTTER - 3)
            counts[words] = counts.get(words, 0) + 1
        return self.flowing("hand", [Text(words if n == 1 else f"{n} {words}") for words, n in counts.items()])

    def flowing(self, label: str, pieces: Sequence[Text], gutter: int = _GUTTER) -> list[Text]:
        """Pieces one after the other, on as many lines as they need."""
        beginning = max(gutter, len(label) + 2) if label else gutter
        out = [Text(label.ljust(beginning) if pieces else label, "dim")]
        for i, piece in enumerate(pieces):
            if i and out[-1].cell_len + 2 + piece.cell_len > self.width:
                out.append(Text(" " * max(2, beginning)))
            elif i:
                out[-1].append("  ")
            out[-1].append_text(piece)
        return [_plain(line) for line in out]

    # -- rows ---------------------------------------------------------------------------------------------------------

    def parts(self, side: Side) -> list[list[tuple[list[Card], int]]]:
        """The columns of a side with their widths, the hidden area left of a wall; more than one part where they don't fit."""
        out: list[list[tuple[list[Card], int]]] = [[]]
        used = _GUTTER
        for hidden in (True, False):
            columns = _columns(side, hidden)
            for column in columns:
                width = self.cell + 1 if column else _NARROW
                if used + width > self.width + 1 and out[-1]:
                    out.append([])
                    used = _GUTTER
                out[-1].append((column, width))
                used += width
            if hidden and columns:
                out[-1].append(([], _WALL))
                used += 2
        return out

    def row(self, part: list[tuple[list[Card], int]], row: int) -> list[Text]:
        """One row of some columns: its cells side by side, an empty place as a dot."""
        there = [c for column, _ in part for c in column if c.row == row]
        if not there and (self.boxed or not part) and all(width != _WALL for _, width in part):
            # nobody stands in it: that needs no more than a line
            return [_plain(Text(f"{_LABELS[row]:<{_GUTTER}}", "dim").append(self.marks.nothing))]
        cells = [
            ([] if width == _WALL else self.character(next((c for c in column if c.row == row), None)), width)
            for column, width in part
        ]
        tall = max((len(cell) for cell, _ in cells), default=1)
        out = []
        for k in range(tall):
            line = Text()
            line.append(f"{_LABELS[row] if k == int(self.boxed and tall > 1) else '':<{_GUTTER}}", "dim")
            for cell, width in cells:
                if width == _WALL:
                    line.append(self.marks.wall + " ", "magenta")
                    continue
                piece = cell[k] if k < len(cell) else Text()
                line.append_text(piece)
                line.append(" " * (width - piece.cell_len))
            line.rstrip()
            out.append(_plain(line))
        return out

    def character(self, card: Card | None) -> list[Text]:
        """A character as a small cell."""
        if card is None:
            return [Text(self.marks.nothing, "dim")] if not self.boxed else [Text(), Text(f"  {self.marks.nothing}", "dim")]
        inner = self.cell - 2 if self.boxed else self.cell
        stunned = "stunned" in card.marks
        style = "dim italic" if stunned else "dim" if card.turned else ""
        role, bearing = _role(card)
        title = f"{cost(card)} {card.short}"
        exhausted = card.turned and not stunned
        title = shortened(title, inner - len(self.marks.exhausted) if exhausted else inner, self.marks)
        first = Text(title, bearing or style or "bold")
        if exhausted:
            first.append(self.marks.exhausted, "bold yellow")
        second = figures(card, self.marks, inner)
        second.stylize(style)
        notes = [role] if role else []
        if stunned:
            second = Text(f"{self.marks.face_down} stunned", "dim")
        if "reinforcement" in card.marks:
            notes.append("reinforced")
        notes += [f"+{e.short}" for e in card.attached]
        notes += [f"{counter.now} {counter.name}" for counter in card.counters]
        if card.controller != card.owner:
            notes.append(f"of {self.table.sides[card.owner].name}")
        content = [first, _cut(second, inner)]
        content += [Text(part, "yellow") for part in _packed(notes, inner, self.marks)]
        return self.framed(content, card, inner) if self.boxed else content

    def framed(self, content: list[Text], card: Card, inner: int) -> list[Text]:
        """The cell in a box: a strong one for who fights."""
        corners, line, wall = self.marks.corners, self.marks.line, self.marks.wall
        style = "dim" if card.turned or "stunned" in card.marks else ""
        _, fights = _role(card)
        if fights:
            corners, line, wall = self.marks.strong[:4], self.marks.strong[4], self.marks.strong[5]
            style = fights
        out = [Text(corners[0] + line * inner + corners[1], style)]
        for piece in content:
            row = Text(wall, style)
            row.append_text(piece)
            row.append(" " * (inner - piece.cell_len))
            row.append(wall, style)
            out.append(_plain(row))
        out.append(Text(corners[2] + line * inner + corners[3], style))
        return out

    # -- between the sides ----------------------------------------------------------------------------------------------

    def middle(self) -> Text:
        """The line between the front rows, with the attack proposed or under way."""
        words = "".join([f" {attack.words} " for attack in self.table.under_way])
        words = shortened(words, self.width - 6, self.marks)
        line = Text(self.marks.line * 3, "dim")
        line.append(words, "bold red")
        line.append(self.marks.line * (self.width - 3 - len(words)), "dim")
        return line

    def chain(self) -> list[Para]:
        """The chain from bottom to top, each effect with its targets."""
        effects = self.table.area("chain").known[::-1]
        out = []
        for i, effect in enumerate(effects):
            first = Text(f"{'chain' if i == 0 else '':<{_GUTTER}}", "dim")
            first.append(f"{i + 1} ", "bold magenta")
            line = Text()
            who = self.table.sides[effect.controller].name if effect.controller >= 0 else "the game"
            line.append(f"{who}: {effect.name}{': ' if effect.detail else ''}{effect.detail}")
            for figure in effect.figures:
                line.append(f", {figure.name} = {figure.now}")
            if effect.targets:
                line.append(f" {self.marks.arrow} {', '.join(effect.targets)}")
            if i == len(effects) - 1 and i:
                line.append("  (resolves first)", "dim")
            out.append(Para(line, first))
        return out


def _columns(side: Side, hidden: bool) -> list[list[Card]]:
    """Who stands in each column of an area, from its first occupied column to its last."""
    standing = [c for c in side.area("formation").known if ("hidden" in c.marks) is hidden]
    columns = [c.column for c in standing]
    return [[c for c in standing if c.column == at] for at in range(min(columns), max(columns) + 1)] if columns else []


def _role(card: Card) -> tuple[str, str]:
    """What a character does in a fight, and the style of it."""
    if "attacking" in card.marks:
        return "attacks", "bold red"
    return ("defends", "bold blue") if "defending" in card.marks else ("", "")


def _packed(notes: Iterable[str], width: int, marks: Marks) -> list[str]:
    """Notes side by side on as few lines as they need."""
    out: list[str] = []
    for note in notes:
        if out and len(out[-1]) + 2 + len(note) <= width:
            out[-1] += f", {note}"
        else:
            out.append(shortened(note, width, marks))
    return out


def _cut(line: Text, width: int) -> Text:
    line.truncate(width)
    return line


def _plain(line: Text) -> Text:
    line.no_wrap = True
    return line


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
