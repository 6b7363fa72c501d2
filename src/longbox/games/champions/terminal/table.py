"""The table of Marvel Champions, drawn for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from longbox.terminal.screen import MOST_COLUMNS, Para, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from longbox.games.champions.view.layout import CardData, Layout, PlayerData, Power
    from longbox.terminal.screen import Marks, Screen

_GUTTER: Final = 10
COLORS: Final = {"energy": "yellow", "mental": "cyan", "physical": "red", "wild": "green"}
_STATUS: Final = {"stunned": "magenta", "confused": "magenta", "tough": "bold cyan"}
_ENEMY: Final[tuple[tuple[Power, str], ...]] = (("sch", "SCH"), ("atk", "ATK"))
_FRIEND: Final[tuple[tuple[Power, str], ...]] = (("thw", "THW"), ("atk", "ATK"), ("def", "DEF"), ("rec", "REC"))
_ROWS: Final = (("ally", "allies"), ("upgrade", "upgrades"), ("support", "supports"))


def draw(table: Layout, seat: int, screen: Screen, asked: int) -> list[Text | Para]:
    """Everything: the villain's side, the players, and what is under way."""
    return _Drawing(table, seat, screen, asked).lines()


def moment(table: Layout, seat: int, screen: Screen) -> list[Text | Para]:
    """Where the game is, in short, and what is under way."""
    drawing = _Drawing(table, seat, screen, -1)
    return [drawing.head(), *drawing.under_way()]


def headline(table: Layout) -> str:
    """The round, the phase, whose turn it is."""
    words = f"Round {table['round']}" if table["round"] else "Set-up"
    if table["phase"] and table["round"]:
        words += f", {table['phase']}"
        if table["phase"] == "villain phase" and table["step"]:
            words += f", step {table['step']}"
    if table["active"] >= 0:
        words += f": {table['players'][table['active']]['name']}'s turn"
    if len(table["players"]) > 1:
        words += f"; first player {table['players'][table['first']]['name']}"
    return words


def everything(table: Layout) -> Iterator[CardData]:
    """Every card in play, the villain's first."""
    yield from (c for c in (table["villain"], table["scheme"]) if c is not None)
    yield from table["schemes"]
    yield from table["villain_area"]
    for p in table["players"]:
        if p["identity"] is not None:
            yield p["identity"]
        yield from p["play"]
        yield from p["minions"]


def each_round(table: Layout) -> int:
    """The threat that the villain phase begins with."""
    icons = sum(c["icons"].get("acceleration", 0) for c in everything(table))
    scheme = table["scheme"]
    return (scheme["acceleration"] if scheme is not None else 0) + int(table["accelerations"]) + int(icons)


def resources(found: dict[str, int]) -> Text:
    """The resources of a card, in their colours."""
    out = Text()
    for i, (name, n) in enumerate(found.items()):
        out.append(" " if i else "").append(f"{n} {name}" if n > 1 else name, COLORS.get(name, ""))
    return out


def in_hand(card: CardData, marks: Marks) -> Text:
    """A card of a hand: cost, name, type and resources."""
    out = Text()
    if "cost" in card:
        now = card.get("cost_now")
        cost = "X" if card["cost"] < 0 else str(card["cost"] if now is None else now)
        out.append(cost, "bold")
        if now is not None and card["cost"] >= 0 and now != card["cost"]:
            out.append(marks.raised if now > card["cost"] else marks.lowered)
        out.append(" ")
    out.append(card["name"], "bold")
    out.append(f" {card['kind']} ", "dim").append_text(resources(card["resources"]))
    return out


class _Drawing:
    def __init__(self, table: Layout, seat: int, screen: Screen, asked: int) -> None:
        self.table = table
        self.seat = seat
        self.marks = screen.marks
        self.width = screen.width
        self.asked = asked
        self.attached: dict[int, list[CardData]] = {}
        for c in everything(table):
            if c["host"] >= 0:
                self.attached.setdefault(c["host"], []).append(c)

    def lines(self) -> list[Text | Para]:
        """From the villain down to the player at the keyboard."""
        out: list[Text | Para] = [self.head(), *self.villain()]
        mine = [p for p in self.table["players"] if p["seat"] == self.seat]
        others = [p for p in self.table["players"] if p["seat"] != self.seat]
        for p in (*others, *mine):
            out += self.player(p)
        return [*out, *self.under_way()]

    def head(self) -> Text:
        """Where the game is."""
        return Text(shortened(headline(self.table), self.width, self.marks), "bold")

    def under_way(self) -> list[Para]:
        """Attacks, schemes and revelations under way, and the window that is open and why."""
        out = [
            Para(Text(each["words"], "red").append(f"  {each['rule']}", "not red dim"), Text(f"{'now':<{_GUTTER}}", "dim"))
            for each in self.table["under_way"]
        ]
        w = self.table["window"]
        if w is not None:
            when = "after" if w["kind"] == "response" else "before"
            who = self.table["players"][w["player"]]["name"]
            words = Text(f"{w['kind']}s of {who}, {when}: {w['words']}", "magenta").append(f"  {w['rule']}", "not magenta dim")
            out.append(Para(words, Text(f"{'window':<{_GUTTER}}", "dim")))
        return out

    # -- the villain's side -----------------------------------------------------------------------------------------------

    def villain(self) -> list[Text | Para]:
        """Villain, schemes, environments, the encounter deck."""
        t = self.table
        out: list[Text | Para] = []
        if t["villain"] is not None:
            out.append(self.row("villain", self.enemy(t["villain"])))
        if t["scheme"] is not None:
            out.append(self.row("scheme", self.scheme(t["scheme"])))
        out += [self.row("", self.scheme(c)) for c in t["schemes"]]
        free = [c for c in t["villain_area"] if c["host"] < 0]
        out += self.flowing("also", [self.thing(c) for c in free])
        deck = f"{t['encounter_deck']} card{'' if t['encounter_deck'] == 1 else 's'}, {len(t['encounter_discard'])} discarded"
        if t["victory"]:
            deck += f"; victory display: {', '.join(c['name'] for c in t['victory'] if c)}"
        out.append(self.row("encounter", Text(deck)))
        return out

    def scheme(self, c: CardData) -> Text:
        """A scheme with its threat; the main scheme with its target and what comes each round."""
        out = Text().append(f"{c['name']}{' ' + c['stage'] if c['stage'] else ''}", "bold")
        if "target" in c:
            near = c["threat"] + each_round(self.table) >= c["target"]
            out.append(f"  {c['threat']}/{c['target']} threat", "bold red" if near else "yellow")
            out.append(f", {each_round(self.table)} more each round")
            tokens = self.table["accelerations"]
            out.append(f" ({tokens} acceleration token{'s' if tokens > 1 else ''})" if tokens else "")
        else:
            out.append(f"  {c['threat']} threat", "yellow")
        return self.extras(out, c)

    def enemy(self, c: CardData) -> Text:
        """The villain or a minion."""
        out = Text().append(f"{c['name']}{' ' + c['stage'] if c['stage'] else ''}", "bold red")
        out.append_text(self.health(c)).append_text(self.powers(c, _ENEMY))
        return self.extras(out, c)

    # -- a player's side --------------------------------------------------------------------------------------------------

    def player(self, p: PlayerData) -> list[Text | Para]:
        """Identity, minions, cards in play, hand, piles."""
        title = p["name"]
        out: list[Text | Para] = []
        line = Text(self.marks.line * 2 + " ", "dim").append(title, "bold")
        c = p["identity"]
        if p["out"] or c is None:
            return [line.append(" is out of the game", "dim")]
        if p["number"] == self.asked:
            line.append(" (to decide)", "yellow")
        line.append(" " + self.marks.line * max(0, self.width - line.cell_len - 1), "dim")
        out.append(line)
        who = Text().append(c["name"], "bold green").append(f" ({'hero' if p['hero'] else 'alter-ego'})")
        who.append(f" {self.marks.exhausted} exhausted" if c["exhausted"] else "", "yellow")
        who.append_text(self.health(c)).append_text(self.powers(c, _FRIEND))
        out.append(self.row("identity", self.extras(who, {**c, "exhausted": False})))
        out += [self.row("engaged" if i == 0 else "", self.enemy(m)) for i, m in enumerate(p["minions"])]
        free = [c for c in p["play"] if c["host"] < 0]
        for kind, label in _ROWS:
            out += self.flowing(label, [self.thing(c) for c in free if c["kind"] == kind])
        out += self.flowing("also", [self.thing(c) for c in free if c["kind"] not in dict(_ROWS)])
        known = [c for c in p["hand"] if c is not None]
        if known:
            out += self.columns("hand", [in_hand(c, self.marks) for c in known])
        waiting = len(p["dealt"])
        words = [] if known else [f"hand {len(p['hand'])}"]
        words.append(f"deck {p['deck']}, discarded {len(p['discard'])}, hand size {p['hand_size']}")
        piles = Text(", ".join(words), "dim")
        if waiting:
            piles.append(f", {waiting} encounter card{'s' if waiting > 1 else ''} waiting", "not dim bold red")
        out.append(self.row("", piles))
        return out

    # -- cards ------------------------------------------------------------------------------------------------------------

    def thing(self, c: CardData) -> Text:
        """A card in play by name, a character with its figures."""
        out = Text().append(c["name"], "bold")
        out.append_text(self.health(c)).append_text(self.powers(c, _FRIEND if c["engaged"] < 0 else _ENEMY))
        return self.extras(out, c)

    def health(self, c: CardData) -> Text:
        """Hit points left of how many."""
        if "left" not in c:
            return Text()
        weak = c["left"] * 3 <= c["hp"]
        return Text("  ").append(f"{c['left']}/{c['hp']} hp", "bold red" if weak else "")

    def powers(self, c: CardData, which: Sequence[tuple[Power, str]]) -> Text:
        """The powers that it has."""
        found = [f"{short} {c[key]}" for key, short in which if key in c]
        return Text(f"  {' '.join(found)}" if found else "")

    def extras(self, out: Text, c: CardData) -> Text:
        """Status cards, traits gained, keywords, icons, counters, attachments."""
        if c["exhausted"]:
            out.append(f" {self.marks.exhausted}", "yellow")
        for status in c["status"]:
            out.append(f" {status}", _STATUS.get(status, ""))
        notes = [*c["gained"], *[f"{n} {name}" for name, n in c["counters"].items()]]
        notes += [word if n == 1 else f"{word} {n}" for word, n in c["keywords"].items() if word not in ("uses", "toughness")]
        notes += [f"{n} {word}" if n > 1 else word for word, n in c["icons"].items() if n]
        if notes:
            out.append(f" ({', '.join(notes)})", "dim")
        for a in self.attached.get(c["ref"], ()):
            out.append(f" +{a['name']}", "cyan")
            out.append(self.marks.exhausted if a["exhausted"] else "", "yellow")
        return out

    # -- lines ------------------------------------------------------------------------------------------------------------

    def row(self, label: str, words: Text) -> Para:
        """A labelled line."""
        return Para(words, Text(f"{label:<{_GUTTER}}", "dim"))

    def flowing(self, label: str, pieces: Sequence[Text]) -> list[Text | Para]:
        """Pieces one after the other, on as many lines as they need, none of them broken if it fits a line."""
        out: list[Text] = []
        room = max(20, min(self.width, MOST_COLUMNS) - _GUTTER)
        for piece in pieces:
            if out and out[-1].cell_len + 3 + piece.cell_len <= room:
                out[-1].append("   ").append_text(piece)
            else:
                out.append(piece.copy())
        return [self.row(label if i == 0 else "", line) for i, line in enumerate(out)]

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
