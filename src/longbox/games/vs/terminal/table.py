"""The table of Vs. System drawn: both sides' rows in their columns, front rows facing each other, and all that lies around."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from rich.text import Text

from longbox.terminal.screen import Para, named, shortened

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from longbox.games.vs.view.layout import CardData, Layout, PlayerData
    from longbox.terminal.screen import Marks, Screen

FRONT, SUPPORT = 0, 1
_LABELS = ("front", "support")
_GUTTER = 10
_NARROW = 3
_LEAST = 9
_WALL = -1
#: what each side of an attack is called
_KINDS = {"plot twist": "twist", "equipment": "equip."}


def draw(table: Layout, seat: int, screen: Screen, asked: int = -1) -> list[Text | Para]:
    """The lines of the table as a seat (-1: a spectator) sees it. `asked` is the player who is to decide."""
    return _Drawing(table, seat, screen, asked).lines()


def moment(table: Layout, seat: int, screen: Screen) -> list[Text | Para]:
    """Only turn, phase and step, the attack and the chain."""
    drawing = _Drawing(table, seat, screen, -1)
    return [drawing.head(), *([drawing.middle()] if table["attack"] is not None else []), *drawing.chain()]


def headline(table: Layout) -> str:
    """Turn, phase, step, initiative."""
    players = table["players"]
    parts = [f"Turn {table['turn']}"] if table["turn"] else ["Before the first turn"]
    if table["phase"]:
        parts.append(table["phase"])
    if table["step"]:
        parts.append(f"{players[table['step_player']]['name']}'s {table['step']}")
    if table["turn"]:
        parts.append(f"{players[table['initiative']]['name']} has the initiative")
    return ", ".join(parts)


def figures(card: CardData, marks: Marks, width: int = 80) -> Text:
    """ATK/DEF as they are now, raised and lowered ones marked, stand-ins with ~; then flight and range, shortened to fit."""
    out = _figures(card, marks, ("fly", "rng"))
    return out if out.cell_len <= width else _figures(card, marks, ("f", "r"))


#: a figure, what is printed of it, what follows it
_FIGURES: Final[tuple[tuple[Literal["atk", "def_"], Literal["printed_atk", "printed_def_"], str], ...]] = (
    ("atk", "printed_atk", "/"),
    ("def_", "printed_def_", ""),
)
_WORDS: Final[tuple[Literal["flight", "range"], ...]] = ("flight", "range")


def _figures(card: CardData, marks: Marks, words: tuple[str, str]) -> Text:
    out = Text()
    proxy = card["proxy"]
    for key, was, after in _FIGURES:
        value = card[key]
        printed = card.get(was, value)
        number = ("~" if key in proxy else "") + str(value)
        if value > printed:
            out.append(number + marks.raised, "bold green")
        elif value < printed:
            out.append(number + marks.lowered, "bold red")
        else:
            out.append(number)
        out.append(after)
    for word, short in zip(_WORDS, words):
        if card[word]:
            out.append(f" {'~' if word in proxy else ''}{short}", "cyan")
    return out


def cost(card: CardData) -> str:
    """The cost, with ~ if it is a stand-in."""
    key = "threshold" if card["kind"] in ("plot twist", "location") else "cost"
    return ("~" if key in card["proxy"] or "cost" in card["proxy"] else "") + str(card["cost"])


def in_short(card: CardData, marks: Marks, width: int) -> str:
    """A card of a hand in a few words: its name, cost and figures, together no wider than that."""
    what = figures(card, marks).plain if card["kind"] == "character" else _KINDS.get(card["kind"], card["kind"])
    tail = f" ({cost(card)}, {what})"
    return shortened(named(card), min(24, width - len(tail)), marks) + tail


class _Drawing:
    def __init__(self, table: Layout, seat: int, screen: Screen, asked: int) -> None:
        self.table = table
        self.screen = screen
        self.marks = screen.marks
        self.width = screen.width
        self.asked = asked
        players = table["players"]
        below = next((p for p in players if p["seat"] == seat), players[0])
        at = below["player"]
        others = players[at + 1 :] + players[:at]
        self.below = below
        self.above = others
        self.seat = seat
        self.in_play = {c["ref"]: c for p in players for c in p["characters"]}
        shown = [*others, below]
        # cells of all sides have one width; a column in which a side has nobody is narrow
        fit = min(self.fitting(p) for p in shown)
        self.boxed = screen.tall and fit >= 15
        self.cell = max(_LEAST, min(24 if self.boxed else 20, fit))

    def fitting(self, player: PlayerData) -> int:
        """How wide the cells of a side could be."""
        areas = [_columns(player, hidden) for hidden in (True, False)]
        taken = sum(1 for area in areas for column in area if column)
        empty = sum(1 for area in areas for column in area if not column)
        room = self.width - _GUTTER - _NARROW * empty - (2 if areas[0] else 0)
        return room // max(1, taken) - 1

    def lines(self) -> list[Text | Para]:
        """Everything, from the far side of the table to the near one."""
        out: list[Text | Para] = [self.head()]
        for player in self.above:
            out += self.side(player, far=True)
        out.append(self.middle())
        out += self.side(self.below, far=False)
        out += self.chain()
        return out

    def head(self) -> Text:
        """Where the game is."""
        return Text(shortened(headline(self.table), self.width, self.marks), "bold")

    # -- one side -----------------------------------------------------------------------------------------------------

    def side(self, player: PlayerData, far: bool) -> list[Text]:
        """A player's header, resources, support row and front row; the near side the other way round."""
        if player["out"]:
            return [Text(f"{player['name']} has left the game with {player['endurance']} endurance", "dim")]
        formation = []
        for part in self.parts(player):
            rows = [self.row(part, SUPPORT), self.row(part, FRONT)]
            formation += rows if far else rows[::-1]
        blocks = [self.header(player), self.resources(player), *formation]
        if not far:
            blocks = [*formation, self.resources(player), self.header(player), self.hand(player)]
        return [line for block in blocks for line in block]

    def header(self, player: PlayerData) -> list[Text]:
        """Name, endurance, points, and how many cards lie where."""
        counts = [f"hand {len(player['hand'])}", f"deck {player['deck']}", f"KO'd {len(player['pile'])}"]
        if player["removed"]:
            counts.append(f"removed {len(player['removed'])}")
        name = Text(player["name"], "bold")
        if player["player"] == self.asked:
            name.append(" (to decide)", "not bold yellow")
        pieces = [name, Text(f"{player['endurance']} endurance", "bold red" if player["endurance"] <= 10 else "bold green")]
        if player["points"]:
            pieces.append(Text(_count(player["points"], "resource point"), "bold yellow"))
        pieces.append(Text(", ".join(counts)))
        if player["top"] is not None:
            pieces.append(Text(f"top: {shortened(named(player['top']), 24, self.marks)}"))
        return self.flowing("", pieces, 0)

    def resources(self, player: PlayerData) -> list[Text]:
        """The resource row: face-down ones marked, with their names where this seat knows them."""
        pieces: list[Text] = []
        blank = False
        for resource in player["resources"]:
            card = resource["card"]
            piece = Text()
            if blank and card is None and not resource["exhausted"] and not resource["counters"]:
                pieces[-1].append(f" {self.marks.face_down}", "blue")
                continue
            blank = card is None and not resource["exhausted"] and not resource["counters"]
            if resource["down"]:
                piece.append(self.marks.face_down, "blue")
                if card is not None:
                    piece.append(f" {shortened(named(card), 20, self.marks)}", "dim")
            elif card is not None:
                piece.append(shortened(named(card), 24, self.marks), "bold cyan")
            if resource["exhausted"]:
                piece.append(self.marks.exhausted, "yellow")
            for name, number in resource["counters"]:
                piece.append(f" ({number} {name})")
            pieces.append(piece)
        return self.flowing(_count(len(player["resources"]), "resource"), pieces)

    def hand(self, player: PlayerData) -> list[Text]:
        """The hand of the near side, where it is known."""
        known = [c for c in player["hand"] if c is not None]
        if not known or player["seat"] != self.seat:
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

    def parts(self, player: PlayerData) -> list[list[tuple[list[CardData], int]]]:
        """The columns of a side with their widths, the hidden area left of a wall; more than one part where they don't fit."""
        out: list[list[tuple[list[CardData], int]]] = [[]]
        used = _GUTTER
        for hidden in (True, False):
            columns = _columns(player, hidden)
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

    def row(self, part: list[tuple[list[CardData], int]], row: int) -> list[Text]:
        """One row of some columns: its cells side by side, an empty place as a dot."""
        cells = [
            ([] if width == _WALL else self.character(next((c for c in column if c["row"] == row), None)), width)
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

    def character(self, card: CardData | None) -> list[Text]:
        """A character as a small cell."""
        if card is None:
            return [Text(self.marks.nothing, "dim")] if not self.boxed else [Text(), Text(f"  {self.marks.nothing}", "dim")]
        inner = self.cell - 2 if self.boxed else self.cell
        style = ""
        if card["stunned"]:
            style = "dim italic"
        elif card["exhausted"]:
            style = "dim"
        role = "attacks" if card["attacking"] else "defends" if card["defending"] else ""
        bearing = "bold red" if card["attacking"] else "bold blue" if card["defending"] else style or "bold"
        title = f"{cost(card)} {named(card)}"
        exhausted = card["exhausted"] and not card["stunned"]
        title = shortened(title, inner - len(self.marks.exhausted) if exhausted else inner, self.marks)
        first = Text(title, bearing)
        if exhausted:
            first.append(self.marks.exhausted, "bold yellow")
        second = figures(card, self.marks, inner)
        second.stylize(style)
        notes = [role] if role else []
        if card["stunned"]:
            second = Text(f"{self.marks.face_down} stunned", "dim")
        if card["reinforcement"]:
            notes.append("reinforced")
        notes += [f"+{named(e)}" for e in card["equipment"]]
        notes += [f"{number} {name}" for name, number in card["counters"]]
        if card["controller"] != card["owner"]:
            notes.append(f"of {self.table['players'][card['owner']]['name']}")
        content = [first, _cut(second, inner)]
        content += [Text(part, "yellow") for part in _packed(notes, inner, self.marks)]
        return self.framed(content, card, inner) if self.boxed else content

    def framed(self, content: list[Text], card: CardData, inner: int) -> list[Text]:
        """The cell in a box: a strong one for who fights."""
        fights = card["attacking"] or card["defending"]
        corners, line, wall = self.marks.corners, self.marks.line, self.marks.wall
        style = "dim" if card["exhausted"] or card["stunned"] else ""
        if fights:
            corners, line, wall = self.marks.strong[:4], self.marks.strong[4], self.marks.strong[5]
            style = "bold red" if card["attacking"] else "bold blue"
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
        a = self.table["attack"]
        words = ""
        if a is not None:
            refs = a["attackers"] if a["begun"] else a["proposed"]
            who = " and ".join(self.name(r) for r in refs) or "nobody"
            if a["direct"] >= 0:
                whom = f"{self.table['players'][a['direct']]['name']} directly"
            else:
                whom = self.name(a["defender"])
            verb = ("attacks" if len(refs) == 1 else "attack") if a["begun"] else ("would attack" if refs else "attacks")
            words = f" {who} {verb} {whom} " + ("" if a["begun"] else "(proposed) ")
        words = shortened(words, self.width - 6, self.marks)
        line = Text(self.marks.line * 3, "dim")
        line.append(words, "bold red")
        line.append(self.marks.line * (self.width - 3 - len(words)), "dim")
        return line

    def name(self, ref: int) -> str:
        """A character in play by reference."""
        card = self.in_play.get(ref)
        return named(card) if card is not None else "nobody"

    def chain(self) -> list[Para]:
        """The chain from bottom to top, each effect with its targets."""
        items = self.table["chain"]
        out = []
        for i, item in enumerate(items):
            first = Text(f"{'chain' if i == 0 else '':<{_GUTTER}}", "dim")
            first.append(f"{i + 1} ", "bold magenta")
            line = Text()
            who = self.table["players"][item["controller"]]["name"] if item["controller"] >= 0 else "the game"
            line.append(f"{who}: {item['words']}")
            if item["x"]:
                line.append(f", X = {item['x']}")
            if item["targets"]:
                line.append(f" {self.marks.arrow} {', '.join(item['targets'])}")
            if i == len(items) - 1 and i:
                line.append("  (resolves first)", "dim")
            out.append(Para(line, first))
        return out


def _columns(player: PlayerData, hidden: bool) -> list[list[CardData]]:
    """Who stands in each column of an area, from its first occupied column to its last."""
    standing = [c for c in player["characters"] if c["hidden"] is hidden]
    columns = [c["col"] for c in standing]
    return [[c for c in standing if c["col"] == at] for at in range(min(columns), max(columns) + 1)] if columns else []


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
