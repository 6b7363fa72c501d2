"""The DC Deck-Building Game in the terminal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from longbox.games.dcdb.terminal import cards, table, why
from longbox.games.dcdb.terminal.asking import ask_act
from longbox.kernel.decisions import Act
from longbox.kernel.text import alike, joined
from longbox.tables.table import table_of
from longbox.terminal.face import AskShape, Ending, Line

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence
    from pathlib import Path

    from rich.console import RenderableType

    from longbox.kernel.decisions import Decision
    from longbox.kernel.match import LogLine, Match
    from longbox.kernel.views import View
    from longbox.tables.table import Area, Table
    from longbox.terminal.screen import Screen

#: log lines that say where the game is
_HEADINGS: Final = {"dcdb:8.140": 2}
#: lines that are one when they follow each other: rule -> how they read, and what stands behind several cards; None: what stands
#: behind one, in the plural
_TOGETHER: Final[dict[str, tuple[re.Pattern[str], str | None]]] = {
    "dcdb:6.400": (re.compile(r"(?P<before>)(?P<card>.+)(?P<after> comes to the Line-Up)"), " come to the Line-Up"),
    "dcdb:6.190": (re.compile(r"(?P<before>.+ discards )(?P<card>.+)(?P<after>)"), ""),
    "dcdb:6.430": (re.compile(r"(?P<before>)(?P<card>.+)(?P<after> is shuffled)"), " are shuffled"),
    "dcdb:6.380": (re.compile(r"(?P<before>)(?P<card>.+)(?P<after> is put on .+)"), None),
    "dcdb:6.200": (re.compile(r"(?P<before>.+ gains )(?P<card>.+)(?P<after>)"), ""),
}

_PLAYS, _BUYS, _DEFEATS, _SPENDS = "dcdb:6.350", "dcdb:6.090", "dcdb:6.165", "dcdb:6.360"
_POWER: Final = re.compile(r"(.+) gets ([+-]\d+) Power: (-?\d+)")
#: a card played, with what it gave; and what was paid for one
_GAVE: Final = re.compile(r"(.+ plays )(?:(\d+) )?(.+): ([+-]\d+) Power, (-?\d+) in all")
_PAID: Final = re.compile(r"(.+) pays (\d+) Power: (-?\d+) left")

HELP: Final = {
    "e": "ends your turn",
    "meanwhile": "does what may be done at any time: what your main character allows, or pointing out a duplicate in the Line-Up",
    "time": "calls time, as in a tournament: the turn cycle is completed, and each player has one turn more",
    "a": "plays all that is left of your hand, in the order listed, until something is asked",
    "why NAME": "asks what hinders playing or buying a card, each reason with its rule",
    "piles": "lists the cards in the discard piles and the destroyed pile",
    "rule ID": "reads a rule, such as rule 6.092",
    "why NAME vs NAME": "",
    "auto": "",
}


class DcFace:
    """How a table of the DC Deck-Building Game is shown and asked about."""

    shapes: dict[type, AskShape] = {Act: ask_act}
    help: Mapping[str, str] = HELP
    round_word = "turn"
    nothing: Mapping[str, str] = {
        "avoid": "don't avoid it",
        "trigger": "leave it",
        "adjust": "leave it",
        "play": "play none",
        "draft": "pass",
    }
    any_order: frozenset[str] = frozenset()
    company = "greedy"
    example = "6.092"

    def legend(self, screen: Screen) -> str:
        return (
            "On the table: before a card that is for sale stands what it costs you now, after it its type and victory points; the last line "
            "is your hand."
        )

    def table(self, view: View, screen: Screen, asked: int) -> Sequence[RenderableType]:
        return table.draw(table_of(view), view.seat, screen)

    def moment(self, view: View, screen: Screen) -> Sequence[RenderableType]:
        return table.moment(table_of(view), view.seat, screen)

    def scene(self, view: View) -> object:
        t = table_of(view)
        return t.areas, t.sides

    def piles(self, view: View, screen: Screen) -> Sequence[RenderableType]:
        t = table_of(view)
        # as they were laid, the latest at the end
        piles = [(f"{side.name}, discard pile", side.area("discard").cards[::-1]) for side in t.sides]
        piles += [("Destroyed pile", t.area("destroyed").cards[::-1]), ("Removed from the game", t.area("removed").cards)]
        return [
            Text.assemble((f"{words}: ", "bold"), Text(", ").join(table.counted_names(found, screen.marks)))
            for words, found in piles
        ]

    def wants_table(self, view: View, decision: Decision, again: bool) -> bool:
        # in the midst of a turn its options say what has become of hand and Line-Up
        return decision.kind in ("avoid", "mulligan", "first") or not again

    def prompt(self, view: View, decision: Decision) -> str:
        words = view.prompt()
        if decision.kind == "turn":
            words = f"{table.power(table_of(view))}. {words}"
        return words[:1].upper() + words[1:]

    def option(self, view: View, decision: Decision, option: object, screen: Screen) -> str:
        return view.option_text(option)

    def likeness(self, view: View, decision: Decision, option: object) -> Hashable | None:
        ref = option if isinstance(option, int) and decision.kind != "adjust" else getattr(option, "ref", -1)
        if ref < 0:
            return None
        for place, area in _zones(table_of(view)):
            for c in area.known:
                if c.ref == ref:
                    return (option.__class__, place, c.detail, c.name, getattr(option, "at", 0))
        return None

    def read(self, match: Match, view: View, asked: str | int, screen: Screen) -> Sequence[RenderableType]:
        return cards.read(match, view, asked)

    def why(self, match: Match, view: View, player: int, asked: str | int) -> Sequence[RenderableType]:
        return why.why(match, view, player, asked)

    def compact(self, lines: Sequence[LogLine], seat: int | None) -> list[Line]:
        out: list[Line] = []
        names: list[str] = []
        last_after = ""
        for line in lines:
            text = line.text(seat)
            if not text:
                continue
            text = text[:1].upper() + text[1:]
            last = out[-1] if out else None
            found, after = _repeated(text, line.rule)
            if found is not None and last is not None and last.rules == (line.rule,) and names:
                if last.text.startswith(found["before"]) and last_after == found["after"]:
                    names.append(_lower(found["card"]))
                    out[-1] = Line(f"{found['before']}{alike(names)}{after}", (line.rule,))
                    continue
            names = [found["card"]] if found is not None else []
            last_after = found["after"] if found is not None else ""
            if last is not None and (one := _one_deed(last, text, line.rule)) is not None:
                before = out[-2] if len(out) > 1 else None
                same = _same_again(before, one) if before is not None else None
                out[-1:] = [one]
                if same is not None:
                    out[-2:] = [same]
                continue
            out.append(Line(text, (line.rule,), _HEADINGS.get(line.rule, 0)))
        return out

    def ending(self, match: Match, file: Path | None = None, log: Path | None = None) -> Ending | None:
        return None

    def summary(self, setup: Mapping[str, Any]) -> str:
        return f"{'the Cube' if setup.get('format') == 'cube' else 'the base game'} with {joined(list(setup.get('names', ())))}"


def _zones(t: Table) -> list[tuple[Hashable, Area]]:
    """The cards that a view shows, by where they lie."""
    out: list[tuple[Hashable, Area]] = [(key, t.area(key)) for key in ("line-up", "destroyed")]
    for side in t.sides:
        out += [((side.player, key), side.area(key)) for key in ("hand", "play", "discard", "below", "above")]
    return out


def _repeated(text: str, rule: str) -> tuple[re.Match[str] | None, str]:
    """A line that is told together with those like it, and what then stands behind the cards."""
    reading = _TOGETHER.get(rule)
    found = reading[0].fullmatch(text) if reading is not None else None
    if reading is None or found is None:
        return None, ""
    return found, found["after"].replace(" is ", " are ", 1) if reading[1] is None else reading[1]


def _one_deed(last: Line, text: str, rule: str) -> Line | None:
    """What a card gives is told with its being played, and what is paid with what is bought."""
    got, paid = _POWER.fullmatch(text), _PAID.fullmatch(last.text)
    if got is not None and last.rules == (_PLAYS,) and last.text.startswith(f"{got[1]} plays "):
        return Line(f"{last.text}: {got[2]} Power, {got[3]} in all", (_PLAYS, rule))
    if paid is not None and rule in (_BUYS, _DEFEATS) and text.startswith(f"{paid[1]} "):
        return Line(f"{text} for {paid[2]} Power: {paid[3]} left", (rule, _SPENDS))
    return None


def _same_again(before: Line, now: Line) -> Line | None:
    """Cards of one name played one after the other, each of which gave Power, are told together."""
    first, second = _GAVE.fullmatch(before.text), _GAVE.fullmatch(now.text)
    if first is None or second is None or (first[1], first[3]) != (second[1], second[3]):
        return None
    power = int(first[4]) + int(second[4])
    return Line(f"{first[1]}{int(first[2] or 1) + 1} {first[3]}: {power:+} Power, {second[5]} in all", now.rules)


def _lower(words: str) -> str:
    """In the midst of a line."""
    return words.replace("The ", "the ", 1) if words.startswith("The ") and words.endswith(("deck", "stack")) else words
