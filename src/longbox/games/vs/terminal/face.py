"""Vs. System in the terminal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rich.text import Text

from longbox.games.vs.rules.combat import AttackShape
from longbox.games.vs.terminal import cards as vs_cards, table as vs_table
from longbox.games.vs.terminal.asking import ask_attack, ask_place
from longbox.games.vs.terminal.why import why
from longbox.kernel.decisions import Place
from longbox.kernel.setups import words_in
from longbox.tables.table import table_of
from longbox.terminal.face import ALWAYS, AskShape, Line

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence
    from pathlib import Path

    from rich.console import RenderableType

    from longbox.kernel.decisions import Decision
    from longbox.kernel.match import LogLine, Match
    from longbox.kernel.setups import Setup
    from longbox.kernel.views import View
    from longbox.terminal.face import Ending
    from longbox.terminal.screen import Screen

#: log lines that say where the game is: turns, phases, steps
_HEADINGS: Final = {"vs:400.1": ALWAYS, "vs:400.8": 2, "vs:400.4": 1}
_DRAWS: Final = re.compile(r"(.+? draws) (.+)")
#: what several characters do at once is one line: rule -> how each line reads, and the verb of several
_TOGETHER: Final = {
    "vs:602.1d": (re.compile(r"(.+) (exhausts|attacks)"), {"exhausts": "exhaust", "attacks": "attack"}),
    "vs:708.15a": (re.compile(r"(.+) (readies)"), {"readies": "ready"}),
    "vs:708.6a": (re.compile(r"(.+) (recovers)"), {"recovers": "recover"}),
}
#: answers to these come right after another of the same person's, and the table has not changed much
_FOLLOW_UPS: Final = frozenset(
    ("target", "pay", "x", "mode", "way", "extra", "order", "name", "reservist", "initiative", "mulligan")
)
#: what their options are is no reference to a card
_NO_CARDS: Final = frozenset(("mode", "way", "x", "initiative"))


class VsFace:
    """How a table of Vs. System is shown and asked about."""

    shapes: dict[type, AskShape] = {Place: ask_place, AttackShape: ask_attack}
    help: Mapping[str, str] = {
        "why NAME vs NAME": "asks what hinders an attack; a team is written with +",
        "why NAME on NAME": "asks what hinders a card of yours with that target, or equipping that character",
        "why VERB [NAME]": "asks what hinders one deed: attack, play, recruit, use, flip, power-up, reinforce, build, move, recover",
    }
    round_word = "turn"
    nothing: Mapping[str, str] = {}
    any_order: frozenset[str] = frozenset()
    company = "greedy"
    example = "601.2d"

    def summary(self, setup: Setup) -> str:
        decks = [f"{name} ({deck})" for name, deck in zip(words_in(setup, "names"), words_in(setup, "deck_names"))]
        return " against ".join(decks) or "two decks"

    def ending(self, match: Match, file: Path | None = None, log: Path | None = None) -> Ending | None:
        return None

    def legend(self, screen: Screen) -> str:
        return (
            "On the table: cost and name, then ATK/DEF; ~ marks figures that no source gives; "
            f"{screen.marks.exhausted} exhausted, {screen.marks.face_down} face down; "
            f"{screen.marks.raised} and {screen.marks.lowered} differ from what is printed."
        )

    def table(self, view: View, screen: Screen, asked: int) -> Sequence[RenderableType]:
        return vs_table.draw(table_of(view), view.seat, screen, asked)

    def moment(self, view: View, screen: Screen) -> Sequence[RenderableType]:
        return vs_table.moment(table_of(view), view.seat, screen)

    def scene(self, view: View) -> object:
        return [side.lies for side in table_of(view).sides]

    def piles(self, view: View, screen: Screen) -> Sequence[RenderableType]:
        out = []
        for side in table_of(view).sides:
            # as they were laid, the latest at the end
            for words, cards in (
                ("KO'd pile", side.area("pile").cards[::-1]),
                ("removed from the game", side.area("removed").cards),
            ):
                names = ["a face-down card" if c is None else c.title for c in cards]
                if names or words == "KO'd pile":
                    out.append(Text.assemble((f"{side.name}, {words}: ", "bold"), "; ".join(names) or "empty"))
        return out

    def wants_table(self, view: View, decision: Decision, again: bool) -> bool:
        # placing draws a formation of its own
        return table_of(view).value("turn") > 0 and decision.kind != "place" and not (again and decision.kind in _FOLLOW_UPS)

    def prompt(self, view: View, decision: Decision) -> str:
        words = view.prompt()
        if decision.kind == "mulligan":
            hand = table_of(view).sides[decision.player].area("hand").known
            words = f"Your hand: {'; '.join([c.title for c in hand])}. {words}"
        return words

    def option(self, view: View, decision: Decision, option: object, screen: Screen) -> str:
        words = view.option_text(option)
        if isinstance(option, int) and decision.kind not in _NO_CARDS:
            found = next((c for c in vs_cards.seen_cards(table_of(view)) if c.ref == option), None)
            if found is not None and found.place not in ("character", "equipment"):
                card = found.card
                what = vs_table.figures(card, screen.marks).plain if card.kind == "character" else card.kind
                words += f" (cost {vs_table.cost(card)}, {what})"
        return words

    def likeness(self, view: View, decision: Decision, option: object) -> Hashable | None:
        ref = option if isinstance(option, int) else getattr(option, "ref", -1)
        if ref < 0 or decision.kind in _NO_CARDS:
            return None
        for side in table_of(view).sides:
            for key in ("hand", "resources"):
                for c in side.area(key).known:
                    if c.ref == ref and c.name:
                        lies = (key, side.player, c.title, c.marks, c.counters)
                        return (option.__class__, lies, getattr(option, "index", 0))
        return None

    def read(self, match: Match, view: View, asked: str | int, screen: Screen) -> Sequence[RenderableType]:
        return vs_cards.read(match, view, asked, screen)

    def why(self, match: Match, view: View, player: int, asked: str | int) -> Sequence[RenderableType]:
        return why(match, view, player, asked)

    def compact(self, lines: Sequence[LogLine], seat: int | None) -> list[Line]:
        out: list[Line] = []
        drawn: dict[str, int] = {}
        names: list[str] = []
        for line in lines:
            text = line.text(seat)
            if not text:
                continue
            heading = _HEADINGS.get(line.rule, 0)
            draws = _DRAWS.fullmatch(text) if line.rule == "vs:213.2e" else None
            if draws is not None and out and out[-1].rules == (line.rule,) and out[-1].text.startswith(draws[1] + " "):
                drawn[draws[1]] = drawn.get(draws[1], 1) + 1
                before = out[-1].text.removeprefix(draws[1] + " ")
                after = f"{drawn[draws[1]]} cards" if draws[2] == "a card" else f"{before}; {draws[2]}"
                out[-1] = Line(f"{draws[1]} {after}", out[-1].rules)
                continue
            drawn = {}
            reading = _TOGETHER.get(line.rule)
            found = reading[0].fullmatch(text) if reading is not None else None
            if reading is not None and found is not None:
                if (
                    names
                    and out[-1].rules == (line.rule,)
                    and out[-1].text.endswith((f" {found[2]}", f" {reading[1][found[2]]}"))
                ):
                    # names have commas in them
                    names.append(found[1])
                    out[-1] = Line(f"{'; '.join(names[:-1])} and {names[-1]} {reading[1][found[2]]}", (line.rule,))
                    continue
                names = [found[1]]
            else:
                names = []
            out.append(Line(text, (line.rule,), heading))
        return out
