"""The table of Vs. System drawn: both sides' rows in their columns, front rows facing each other, and all that lies around."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from longbox.terminal.screen import named, shortened

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from longbox.terminal.screen import Marks, Screen

FRONT, SUPPORT = 0, 1
_LABELS = ("front", "support")
_GUTTER = 10
#: what each side of an attack is called
_ROLES = {"attacking": "attacks", "defending": "defends"}
_KINDS = {"plot twist": "twist", "equipment": "equip."}


def draw(table: dict[str, Any], seat: int, screen: Screen, asked: int = -1) -> list[Text]:
    """The lines of the table as a seat (-1: a spectator) sees it. `asked` is the player who is to decide."""
    return _Drawing(table, seat, screen, asked).lines()


def headline(table: dict[str, Any], asked: int = -1) -> str:
    """Turn, phase, step, initiative, priority."""
    players = table["players"]
    parts = [f"Turn {table['turn']}"] if table["turn"] else ["Before the first turn"]
    if table["phase"]:
        parts.append(table["phase"])
    if table["step"]:
        parts.append(f"{players[table['step_player']]['name']}'s {table['step']}")
    if table["turn"]:
        parts.append(f"initiative: {players[table['initiative']]['name']}")
    if asked >= 0 and table["turn"]:
        parts.append(f"to decide: {players[asked]['name']}")
    return "  ".join(parts)


def figures(card: dict[str, Any], marks: Marks) -> Text:
    """ATK/DEF as they are now, raised and lowered ones marked, stand-ins with ~; then what it can do."""
    out = Text()
    proxy = card["proxy"]
    for key, after in (("atk", "/"), ("def_", "")):
        value = card[key]
        printed = card.get(f"printed_{key}", value)
        words = ("~" if key in proxy else "") + str(value)
        if value > printed:
            out.append(words + marks.raised, "bold green")
        elif value < printed:
            out.append(words + marks.lowered, "bold red")
        else:
            out.append(words)
        out.append(after)
    for key, short in (("flight", "fly"), ("range", "rng")):
        if card[key]:
            out.append(f" {'~' if key in proxy else ''}{short}", "cyan")
    return out


def cost(card: dict[str, Any]) -> str:
    """The cost, with ~ if it is a stand-in."""
    key = "threshold" if card["kind"] in ("plot twist", "location") else "cost"
    return ("~" if key in card["proxy"] or "cost" in card["proxy"] else "") + str(card["cost"])


def in_short(card: dict[str, Any], marks: Marks) -> str:
    """A card of a hand in a few words: its name, cost and figures."""
    name = shortened(named(card), 24, marks)
    what = figures(card, marks).plain if card["kind"] == "character" else _KINDS.get(card["kind"], card["kind"])
    return f"{name} ({cost(card)}, {what})"


class _Drawing:
    def __init__(self, table: dict[str, Any], seat: int, screen: Screen, asked: int) -> None:
        self.table = table
        self.screen = screen
        self.marks = screen.marks
        self.width = screen.width
        self.asked = asked
        players = table["players"]
        below = next((p for p in players if p["seat"] == seat), players[0])
        at = below["player"]
        others = [p for p in players[at + 1 :] + players[:at] if not p["out"]]
        self.below = below
        self.above = others
        self.seat = seat
        self.in_play = {c["ref"]: c for p in players for c in p["characters"]}
        shown = [*others, below]
        # the same columns for every side, so that they stand above each other; hidden areas left of a wall
        self.span = {hidden: max((_columns(p, hidden)[1] for p in shown), default=0) for hidden in (True, False)}
        count = max(1, self.span[True] + self.span[False])
        room = self.width - _GUTTER - (2 if self.span[True] else 0)
        roomy = screen.tall and room // count >= 15
        self.boxed = roomy
        self.cell = max(7, min(24 if roomy else 20, room // count - 1))

    def lines(self) -> list[Text]:
        """Everything, from the far side of the table to the near one."""
        out = [Text(shortened(headline(self.table, self.asked), self.width, self.marks), "bold")]
        for player in self.above:
            out += self.side(player, far=True)
        out.append(self.middle())
        out += self.side(self.below, far=False)
        out += self.chain()
        return out

    # -- one side -----------------------------------------------------------------------------------------------------

    def side(self, player: dict[str, Any], far: bool) -> list[Text]:
        """A player's header, resources, support row and front row; the near side the other way round."""
        if player["out"]:
            return [Text(f"{player['name']} has left the game", "dim")]
        blocks = [
            self.header(player),
            self.resources(player),
            self.row(player, SUPPORT),
            self.row(player, FRONT),
        ]
        if not far:
            blocks = [*blocks[::-1], self.hand(player)]
        return [line for block in blocks for line in block]

    def header(self, player: dict[str, Any]) -> list[Text]:
        """Name, endurance, points, and how many cards lie where."""
        counts = [f"{len(player['hand'])} in hand", f"{player['deck']} in deck", f"{len(player['pile'])} KO'd"]
        if player["removed"]:
            counts.append(f"{len(player['removed'])} removed")
        line = Text()
        line.append(player["name"], "bold reverse" if player["player"] == self.asked else "bold")
        line.append(f"  {player['endurance']} endurance", "bold red" if player["endurance"] <= 10 else "bold green")
        if player["points"]:
            line.append(f"  {_count(player['points'], 'resource point')}", "bold yellow")
        line.append(f"  {', '.join(counts)}")
        if player["top"] is not None:
            line.append(f"  top: {named(player['top'])}")
        return [line]

    def resources(self, player: dict[str, Any]) -> list[Text]:
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
            else:
                piece.append(shortened(named(card), 24, self.marks), "bold cyan")
            if resource["exhausted"]:
                piece.append(self.marks.exhausted, "yellow")
            for name, number in resource["counters"]:
                piece.append(f" ({number} {name})")
            pieces.append(piece)
        label = f"res. {len(player['resources'])}"
        return self.flowing(label, pieces)

    def hand(self, player: dict[str, Any]) -> list[Text]:
        """The hand of the near side, where it is known."""
        known = [c for c in player["hand"] if c is not None]
        if not known or player["seat"] != self.seat:
            return []
        counts: dict[str, int] = {}
        for c in known:
            words = in_short(c, self.marks)
            counts[words] = counts.get(words, 0) + 1
        return self.flowing("hand", [Text(words if n == 1 else f"{n} {words}") for words, n in counts.items()])

    def flowing(self, label: str, pieces: Sequence[Text]) -> list[Text]:
        """Pieces one after the other, on as many lines as they need."""
        out = [Text(f"{label:<{_GUTTER}}", "dim")]
        for i, piece in enumerate(pieces):
            if i and out[-1].cell_len + 2 + piece.cell_len > self.width:
                out.append(Text(" " * _GUTTER))
            elif i:
                out[-1].append("  ")
            out[-1].append_text(piece)
        return [_plain(line) for line in out]

    # -- rows ---------------------------------------------------------------------------------------------------------

    def row(self, player: dict[str, Any], row: int) -> list[Text]:
        """One row: its cells side by side, an empty column as a dot."""
        areas: list[list[list[Text]]] = []
        for hidden in (True, False):
            if not self.span[hidden]:
                areas.append([])
                continue
            first, _ = _columns(player, hidden)
            standing = {c["col"]: c for c in player["characters"] if c["row"] == row and c["hidden"] is hidden}
            areas.append([self.character(standing.get(first + i)) for i in range(self.span[hidden])])
        tall = max((len(cell) for area in areas for cell in area), default=1)
        out = []
        for k in range(tall):
            line = Text()
            line.append(f"{_LABELS[row] if k == (1 if self.boxed and tall > 1 else 0) else '':<{_GUTTER}}", "dim")
            for i, area in enumerate(areas):
                if i and self.span[True]:
                    line.append(self.marks.wall + " ", "magenta")
                for cell in area:
                    piece = cell[k] if k < len(cell) else Text()
                    line.append_text(piece)
                    line.append(" " * (self.cell + 1 - piece.cell_len))
            line.rstrip()
            out.append(_plain(line))
        return out

    def character(self, card: dict[str, Any] | None) -> list[Text]:
        """A character as a small cell."""
        if card is None:
            return [Text(self.marks.nothing, "dim")] if not self.boxed else [Text(), Text(f"  {self.marks.nothing}", "dim")]
        inner = self.cell - 2 if self.boxed else self.cell
        style = ""
        if card["stunned"]:
            style = "dim italic"
        elif card["exhausted"]:
            style = "dim"
        role = next((_ROLES[key] for key in _ROLES if card[key]), "")
        bearing = "bold red" if card["attacking"] else "bold blue" if card["defending"] else style or "bold"
        title = f"{cost(card)} {named(card)}"
        exhausted = card["exhausted"] and not card["stunned"]
        title = shortened(title, inner - len(self.marks.exhausted) if exhausted else inner, self.marks)
        first = Text(title, bearing)
        if exhausted:
            first.append(self.marks.exhausted, "bold yellow")
        second = figures(card, self.marks)
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

    def framed(self, content: list[Text], card: dict[str, Any], inner: int) -> list[Text]:
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

    def chain(self) -> list[Text]:
        """The chain from bottom to top, each effect with its targets."""
        items = self.table["chain"]
        out = []
        for i, item in enumerate(items):
            label = "chain" if i == 0 else ""
            line = Text(f"{label:<{_GUTTER}}", "dim")
            line.append(f"{i + 1} ", "bold magenta")
            who = self.table["players"][item["controller"]]["name"] if item["controller"] >= 0 else "the game"
            line.append(f"{who}: {item['words']}")
            if item["x"]:
                line.append(f", X = {item['x']}")
            if item["targets"]:
                line.append(f" {self.marks.arrow} {', '.join(item['targets'])}")
            if i == len(items) - 1 and i:
                line.append("  (resolves first)", "dim")
            out.append(_plain(line))
        return out


def _columns(player: dict[str, Any], hidden: bool) -> tuple[int, int]:
    """The first occupied column of an area and how many columns there are from it to the last one."""
    columns = [c["col"] for c in player["characters"] if c["hidden"] is hidden]
    return (min(columns), max(columns) - min(columns) + 1) if columns else (0, 0)


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
