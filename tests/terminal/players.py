"""People for the tests: they type what a script says, or whatever is on offer."""

from __future__ import annotations

import io
import random
from typing import Any

from longbox.agents import Agent, make_agent
from longbox.games.vs.catalog import CATALOG
from longbox.games.vs.game import GAME
from longbox.kernel.match import Match
from longbox.terminal.screen import Screen
from longbox.terminal.session import Session

STEP = 20_000
"""No game in these tests takes more lines than this."""


def deck() -> list[list[Any]]:
    """Sixty cards of all types, many of them small."""
    characters = sorted((c for c in CATALOG.values() if c.kind == "character"), key=lambda c: (c.cost, c.full_name))
    others = [c for c in CATALOG.values() if c.kind != "character"]
    entries = [[c.full_name, 2] for c in characters[::2][:20]]
    return entries + [[c.full_name, 1] for c in others[:20]]


class Typist:
    """Standard input: lines of a script, one after the other; then the input ends."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def readline(self) -> str:
        return f"{self.lines.pop(0)}\n" if self.lines else ""


class Monkey:
    """Types numbers that are on the screen, Enter, and now and then a command or nonsense."""

    session: Session

    def __init__(self, seed: int, commands: bool = False) -> None:
        self.random = random.Random(seed)
        self.commands = commands
        self.typed: list[str] = []

    def readline(self) -> str:
        assert len(self.typed) < STEP, f"no end in sight: {self.typed[-20:]}"
        text = self.think()
        self.typed.append(text)
        return f"{text}\n"

    def think(self) -> str:
        r = self.random
        numbers = list(self.session.numbers)
        d = self.session.match.decision
        if d is None:
            return ""
        if self.commands and r.random() < 0.25:
            return r.choice(COMMANDS)
        if r.random() < 0.3:
            return ""
        if numbers and r.random() < 0.9:
            return " ".join(str(n) for n in r.sample(numbers, min(len(numbers), r.choice((1, 1, 1, 2, 3)))))
        return r.choice(("y", "n", "f1", "f2", "s1", "s2", "1 f3", "2 s2", "1", "2", "b", "storm", "x-men"))


COMMANDS = (
    *("?", "i 1", "i storm", "i", "why 1", "why storm vs greedy", "why", "why rogue", "undo", "log", "log 3", "log x", "table"),
    *(
        "piles",
        "rule 601.2d",
        "rule",
        "rule 9.9",
        "rule vs:601",
        "save",
        "auto",
        "nonsense",
        "99",
        "1 1",
        "-1",
        "b",
        "i zzz",
        "1,2",
    ),
)


def table(
    source: Any, *, people: int = 1, players: int = 2, bot: str = "random", seed: int = 1, width: int = 80, **more: Any
) -> tuple[Session, io.StringIO]:
    """A session about to begin, and what it prints."""
    names = [*[f"Person {i + 1}" for i in range(people)], *[f"Bot {i + 1}" for i in range(players - people)]]
    agents_named = ["person"] * people + [bot] * (players - people)
    match = Match(GAME, {"decks": [deck()] * players, "names": names, "agents": agents_named}, seed)
    return seated(match, source, people, bot, width, **more)


def seated(
    match: Match, source: Any, people: int = 1, bot: str = "random", width: int = 80, **more: Any
) -> tuple[Session, io.StringIO]:
    """A session that goes on with a match."""
    out = io.StringIO()
    agents: dict[int, Agent] = {i: make_agent(bot, i, GAME) for i in range(people, len(match.players))}
    session = Session(match, Screen(source, out, width=width, height=24), agents, **more)
    source.session = session
    return session, out
