"""Every mode of 2PCG is played to its end at one keyboard, by people who read the screen and type what stands there."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from longbox import cli

#: no game here takes more lines
MOST = 3_000
OPTION = re.compile(r"(?:[A-Z][a-z]+(?: up)?)? +(\d+) (.+)")
TURN = re.compile(r"^Turn (\d+): (.+)'s turn, (.+?)(?:;|$)", re.MULTILINE)


class Newcomer:
    """Reads what has been shown since the last line typed, and types a number that is there, or Enter.

    Locations are placed face up, the last character is recruited, the first attack is made, in combats the first thing offered is played.
    """

    def __init__(self, screen: io.StringIO) -> None:
        self.screen = screen
        self.read = 0
        self.pages: list[tuple[str, str]] = []
        #: to be typed once, at the first question of a main phase
        self.asides: list[str] = []

    def readline(self) -> str:
        assert len(self.pages) < MOST, self.pages[-3:]
        page = self.screen.getvalue()[self.read :]
        typed = self.think(page)
        self.pages.append((page, typed))
        self.read = len(self.screen.getvalue())
        return f"{typed}\n"

    def isatty(self) -> bool:
        return False

    def think(self, page: str) -> str:
        body, _, asked = page.rpartition("\n")
        if self.asides and "Main phase: " in body:
            return self.asides.pop(0)
        # below the line that says what is asked, and by which rule
        below = re.split(r"^.*  vs2pcg:\S+$", body, flags=re.MULTILINE)[-1]
        options = {int(found[1]): found[2] for line in below.splitlines() if (found := OPTION.fullmatch(line))}
        if several := re.search(r"\[next: ([\d, ]+)", asked):
            numbers = [int(n) for n in several[1].split(",")]
            return str(next((n for n in numbers if n), 0))
        if number := re.search(r"\[a number from (\d+)", asked):
            return number[1]
        if "y or n" in asked:
            return "n"
        if "Resource step: " in body:
            up = [n for n, words in options.items() if words.endswith("face up")]
            return str((up or list(options) or [""])[0])
        if not options or "Formation step: " in body or "press Enter" in asked or "Enter: leave" in asked:
            return ""
        return str(max(options) if "Recruit step: " in body else min(options))


def played(monkeypatch: pytest.MonkeyPatch, *args: str, asides: tuple[str, ...] = ()) -> Newcomer:
    """A game at one keyboard, from the command line on."""
    screen = io.StringIO()
    newcomer = Newcomer(screen)
    newcomer.asides = list(asides)
    monkeypatch.setattr(sys, "stdin", newcomer)
    monkeypatch.setattr(sys, "stdout", screen)
    assert cli.run(["play", "vs2pcg", "--hotseat", *args]) == 0
    return newcomer


NAMES = ("Ann", "Bob", "Cleo", "Dan")
#: by mode: what is typed, and who plays with whom
MODES = {
    "two players": ([], ["Ann", "Bob"]),
    "three": (["--players", "3"], ["Ann", "Bob", "Cleo"]),
    "four": (["--players", "4"], ["Ann", "Bob", "Cleo", "Dan"]),
    "2 vs 2": (["--mode", "2 vs 2"], ["Ann Cleo", "Bob Dan"]),
    "2 vs 2, teammates' rows": (["--mode", "2 vs 2", "--teammates-rows"], ["Ann Cleo", "Bob Dan"]),
    "two-headed": (["--mode", "two-headed"], ["Ann Bob", "Cleo Dan"]),
}

#: what takes a second or two
QUICK = ("two players",)


@pytest.mark.parametrize("mode", [mode if mode in QUICK else pytest.param(mode, marks=pytest.mark.slow) for mode in MODES])
def test_it_is_played_to_its_end_and_makes_sense_to_who_reads_it(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    args, teams = MODES[mode]
    names = [name for name in NAMES if any(name in team for team in teams)]
    newcomer = played(monkeypatch, *args, *[word for name in names for word in ("--name", name)], "--seed", "6")
    at_keyboard, turns, foreign = "", [], 0
    for page, typed in newcomer.pages:
        assert not re.search(r"None|object at 0x|Traceback|is not an option", page), page
        if passed := re.findall(r"Pass the keyboard to (.+)\.", page):
            at_keyboard = passed[-1]
            assert "hand  " not in page.rpartition("Pass the keyboard")[2], "whoever had it before may still look"
        assert page.count("\nhand  ") <= page.count("(to decide)") + page.count(" wins: "), (
            "one hand is open, that of who decides"
        )
        for who in re.findall(r"^(.+) \(to decide\)", page, re.MULTILINE):
            assert who == at_keyboard
        for number, whose, step in TURN.findall(page):
            turns.append((int(number), whose))
            mates = next(team for team in teams if whose in team)
            if step != "combat" and "What do you do?" in page:
                assert at_keyboard == whose or (mode == "two-headed" and at_keyboard in mates), "it is another's turn"
        if mode == "two-headed" and "(to decide)" in page and "out of the game" not in page:
            assert page.count("\nfront row  ") == 2 * page.count("(to decide)"), "teammates have one front row"
        foreign += "Recruit step" in page and any(f"into {name}'s" in page for name in names)
        assert not (typed == "" and "[a number; Enter" not in page and "Enter" not in page), page
    order = list(dict.fromkeys(turns))
    assert [n for n, _ in order] == list(range(1, len(order) + 1)), "turn after turn"
    first = [whose for _, whose in order[: len(teams)]]
    if mode == "two-headed":
        assert first in (["Ann", "Cleo"], ["Cleo", "Ann"]), "teammates have one turn"
    elif mode.startswith("2 vs 2"):
        assert [next(i for i, team in enumerate(teams) if name in team) for name in first] in ([0, 1], [1, 0]), "teams take turns"
    else:
        assert sorted(first) == names and len(set(first)) == len(names)
    last = newcomer.screen.getvalue()
    won = re.search(r"^(.+) wins?: (.+)$", last, re.MULTILINE)
    assert won is not None, last[-1500:]
    winners = set(re.findall(r"Ann|Bob|Cleo|Dan", won[1]))
    assert winners in [set(team.split()) for team in teams], "who wins is a player, or a whole team"
    assert bool(foreign) is (mode == "2 vs 2, teammates' rows"), "a teammate's rows are offered with that rule, and only then"


def test_a_newcomer_asks_looks_takes_back_and_keeps_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    asides = ("?", "why She-Hulk", "why She-Hulk vs Banshee", "i She-Hulk", "piles", "log 3", "undo", f"save {file}")
    newcomer = played(monkeypatch, "--name", "Ann", "--name", "Bob", "--seed", "6", asides=asides)
    answers = {typed: newcomer.pages[i + 1][0] for i, (_, typed) in enumerate(newcomer.pages[:-1]) if typed in asides}
    assert "Enter             is done with the step" in answers["?"]
    assert "To attack Banshee with She-Hulk" in answers["why She-Hulk vs Banshee"]
    assert "vs2pcg:" in answers["why She-Hulk"], "each reason has its rule"
    assert "Level 2: Main Character" in answers["i She-Hulk"] and "Ann, KO pile" in answers["piles"]
    assert "Formation step: " in answers["undo"], "that is what was answered last"
    assert file.exists() and "Saved to" in answers[f"save {file}"]
