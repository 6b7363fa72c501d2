"""Nothing that is typed ends a game but quit: whatever a cat walks over the keyboard."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

from longbox.games.champions.game import GAME
from longbox.games.champions.terminal.options import setup_for
from longbox.kernel.match import Match
from longbox.terminal.screen import Screen
from longbox.terminal.session import Session
from tests.terminal.players import new_match

COMMANDS = ("", "i ", "why ", "why attack ", "why recruit ", "rule ", "log ", "save ", "table ", "piles", "undo", "auto", "? ")
PIECES = (
    *(
        "\0",
        "\x1b[2J",
        "(",
        ")",
        "[",
        "*",
        "\\",
        "é",
        "²",
        "٣",
        "𝟙",
        "\ud800",
        " ",
        "\t",
        "+",
        " vs ",
        " on ",
        "~",
        "~nosuch",
        ".",
    ),
    *("-1", "0", "1", "99999999999999999999", "storm", "rogue", "spider", "rhino", "attack", "%s", "{", "}", "'", '"', "#"),
    *("x" * 300, "\u202e", "\u2028", "\x85", "vs:", "champions:", "601.2d", "b", "y", "n", "e", "all", "random"),
)
LINES = 120


class Cat:
    """Types junk, and now and then an answer; then the input ends."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.left = LINES

    def readline(self) -> str:
        self.left -= 1
        if self.left < 0:
            return ""
        r = self.random
        if r.random() < 0.3:
            return r.choice(("", "1", "2", "1 2", "n", "y", "e")) + "\n"
        return r.choice(COMMANDS) + "".join(r.choice(PIECES) for _ in range(r.randrange(4))) + "\n"


@pytest.mark.parametrize("game", ["vs", "champions"])
@pytest.mark.parametrize("seed", [1, 2])
def test_junk_ends_no_game(game: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    cat = Cat(seed)
    if game == "vs":
        match = new_match(seed, people=2)
    else:
        setup, _ = setup_for({"heroes": ["Spider-Man", "She-Hulk"]})
        match = Match(GAME, {**setup, "seats": [0, 0], "agents": ["person"] * 2}, seed)
    out = io.StringIO()
    Session(match, Screen(cat, out, width=80, height=24), {}).run()  # type: ignore[arg-type]
    assert cat.left < 0 or match.decision is None
    assert "That is no text in UTF-8" in out.getvalue() and match.answers
