"""2PCG in the terminal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rich.text import Text

from longbox.games.vs2pcg.terminal import cards, table, why
from longbox.games.vs2pcg.terminal.asking import ask_act
from longbox.kernel.decisions import Act
from longbox.kernel.text import joined
from longbox.tables.table import table_of
from longbox.terminal.face import AskShape, Ending, Line

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence
    from pathlib import Path

    from rich.console import RenderableType

    from longbox.kernel.decisions import Decision
    from longbox.kernel.match import LogLine, Match
    from longbox.kernel.views import View
    from longbox.terminal.screen import Screen

#: steps in which one wants to see who stands where, each time that it has changed; in the others something is only added
_LOOKED_AT: Final = frozenset({"resource step", "formation step", "main phase", "combat"})
#: log lines that say where the game is
_HEADINGS: Final = {"vs2pcg:turn-sequence#1": 2}
#: lines that are one when they follow each other: rule -> how they read
_TOGETHER: Final = {
    "vs2pcg:recovery-phase#1": (re.compile(r"(?P<card>.+)(?P<after> is readied)"), " are readied"),
    "vs2pcg:basic-game-concepts#13": (re.compile(r"(?P<card>.+)(?P<after> recovers)"), " recover"),
    "vs2pcg:basic-game-concepts#10": (re.compile(r"(?P<card>.+)(?P<after> is exhausted)"), " are exhausted"),
}

HELP: Final = {
    "Enter": "is done with the step, or passes in a combat",
    "why NAME": "asks what hinders doing something with a card, each reason with its rule",
    "why NAME vs NAME": "asks what hinders an attack",
    "piles": "lists the cards in the KO piles",
    "rule ID": "reads a rule, such as rule power-ups#1",
}


class PcgFace:
    """How a table of 2PCG is shown and asked about."""

    shapes: dict[type, AskShape] = {Act: ask_act}
    help: Mapping[str, str] = HELP
    round_word = "turn"
    nothing: Mapping[str, str] = {"join": "nobody more", "window": "let it be", "choose": "none"}
    any_order: frozenset[str] = frozenset()
    company = "greedy"
    example = "power-ups#1"

    def legend(self, screen: Screen) -> str:
        return (
            "On the table: a main character with its level and XP, each character with its current ATK/DEF, keywords, wounds and counters; "
            f"{screen.marks.exhausted} marks exhausted ones. The last line is your hand: cost, then ATK/DEF."
        )

    def table(self, view: View, screen: Screen, asked: int) -> Sequence[RenderableType]:
        return table.draw(table_of(view), view.seat, screen, asked)

    def moment(self, view: View, screen: Screen) -> Sequence[RenderableType]:
        return table.moment(table_of(view), view.seat, screen)

    def scene(self, view: View) -> object:
        t = table_of(view)
        return t.areas, t.sides, t.under_way, t.figure("turn")

    def piles(self, view: View, screen: Screen) -> Sequence[RenderableType]:
        t = table_of(view)
        # as they were laid, the latest at the end
        piles = [(f"{side.name}, KO pile", side.area("ko").known[::-1]) for side in t.sides]
        piles.append(("Removed from the game", t.area("removed").known))
        return [
            Text.assemble((f"{words}: ", "bold"), _counted([c.name for c in found]) or screen.marks.nothing)
            for words, found in piles
        ]

    def wants_table(self, view: View, decision: Decision, again: bool) -> bool:
        if decision.kind == "turn" and _step(view) in _LOOKED_AT:
            return True
        return decision.kind in ("mulligan", "strike back") or not again

    def prompt(self, view: View, decision: Decision) -> str:
        words = view.prompt()
        if decision.kind == "turn":
            words = f"{_step(view)}: {words}"
        return words[:1].upper() + words[1:]

    def option(self, view: View, decision: Decision, option: object, screen: Screen) -> str:
        return view.option_text(option)

    def likeness(self, view: View, decision: Decision, option: object) -> Hashable | None:
        ref = option if isinstance(option, int) else getattr(option, "ref", -1)
        if decision.kind in ("strike back", "join", "first", "player") or ref < 0:
            return None
        for side in table_of(view).sides:
            for c in side.area("hand").known:
                if c.ref == ref:
                    return (option.__class__, side.player, c.detail, view.option_text(option))
        return None

    def read(self, match: Match, view: View, asked: str | int, screen: Screen) -> Sequence[RenderableType]:
        return cards.read(match, view, asked)

    def why(self, match: Match, view: View, player: int, asked: str | int) -> Sequence[RenderableType]:
        return why.why(match, view, player, asked)

    def compact(self, lines: Sequence[LogLine], seat: int | None) -> list[Line]:
        out: list[Line] = []
        names: list[str] = []
        for line in lines:
            text = line.text(seat)
            if not text:
                continue
            text = text[:1].upper() + text[1:]
            reading = _TOGETHER.get(line.rule)
            found = reading[0].fullmatch(text) if reading is not None else None
            if found is not None and reading is not None and out and out[-1].rules == (line.rule,) and names:
                names.append(found["card"])
                out[-1] = Line(f"{joined(names)}{reading[1]}", (line.rule,))
                continue
            names = [found["card"]] if found is not None else []
            out.append(Line(text, (line.rule,), _HEADINGS.get(line.rule, 0)))
        return out

    def ending(self, match: Match, file: Path | None = None, log: Path | None = None) -> Ending | None:
        return None

    def summary(self, setup: Mapping[str, object]) -> str:
        names, decks = setup.get("names"), setup.get("deck_names")
        if not isinstance(names, list) or not isinstance(decks, list):
            return ""
        return joined([f"{n} with {d}" for n, d in zip(names, decks)])


def _step(view: View) -> str:
    """The step or phase that it is, in words."""
    return table_of(view).headline.rpartition(", ")[2]


def _counted(names: Sequence[str]) -> str:
    """Names in a list, each once with its number."""
    counts = {name: names.count(name) for name in names}
    return ", ".join([name if n == 1 else f"{n} {name}" for name, n in counts.items()])
