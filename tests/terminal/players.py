"""People for the tests: they type what a script says, or whatever is on the screen."""

from __future__ import annotations

import io
import random
from typing import Any

from longbox.agents import Agent, make_agent
from longbox.games.vs.catalog.catalog import CATALOG
from longbox.games.vs.game import GAME
from longbox.games.vs.state import CardDef
from longbox.kernel.decisions import Name
from longbox.kernel.match import Match
from longbox.terminal.screen import Screen
from longbox.terminal.session import Session

MOST_LINES = 20_000
"""No game in these tests takes more."""


def mixed_deck() -> list[list[Any]]:
    """Sixty cards of all types, many of them small."""
    characters = sorted((c for c in CATALOG.values() if c.kind == "character"), key=lambda c: (c.cost, c.full_name))
    others = [c for c in CATALOG.values() if c.kind != "character"]
    return [[c.full_name, 2] for c in characters[::2][:20]] + [[c.full_name, 1] for c in others[:20]]


def standin(name: str, cost: int = 1, atk: int = 1, def_: int = 1, **more: Any) -> CardDef:
    """A character with no text."""
    return CardDef("character", name, cost=cost, atk=atk, def_=def_, source="stand-in", **{"teams": ("Testers",), **more})


class Typist:
    """Standard input: the lines of a script; then the input ends."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def readline(self) -> str:
        return f"{self.lines.pop(0)}\n" if self.lines else ""


class Monkey:
    """Types numbers that are on the screen, Enter, places, and with `commands` now and then a command or nonsense."""

    session: Session
    others: tuple[str, ...] = ("y", "n", "f1", "f2", "s1", "s2", "1 f3", "2 s2", "1", "2", "b")

    def __init__(self, seed: int, commands: bool = False) -> None:
        self.random = random.Random(seed)
        self.commands = commands
        self.typed: list[str] = []

    def readline(self) -> str:
        assert len(self.typed) < MOST_LINES, f"no end in sight: {self.typed[-20:]}"
        self.typed.append(self.think())
        return f"{self.typed[-1]}\n"

    def think(self) -> str:
        r = self.random
        d = self.session.match.decision
        if d is None:
            return ""
        if self.commands and r.random() < 0.25:
            return r.choice(COMMANDS)
        if isinstance(d.shape, Name) and r.random() < 0.5:
            return str(r.choice(d.shape.catalog))
        if r.random() < 0.3:
            return ""
        numbers = list(self.session.numbers)
        if numbers and r.random() < 0.9:
            return " ".join(str(n) for n in r.sample(numbers, min(len(numbers), r.choice((1, 1, 1, 2, 3)))))
        return r.choice(self.others)


COMMANDS = (
    *("?", "i 1", "i storm", "i", "why 1", "why storm vs bot 1", "why", "why rogue", "undo", "log", "log 3", "log x", "table"),
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


def new_match(
    seed: int = 1, people: int = 1, players: int = 2, *, decks: Any = None, initiative: int | None = None, bot: str = "random"
) -> Match:
    """A match between people and bots. With `initiative` nobody is asked who has it."""
    names = [*[f"Person {i + 1}" for i in range(people)], *[f"Bot {i + 1}" for i in range(players - people)]]
    agents = ["person"] * people + [bot] * (players - people)
    setup = {"decks": decks or [mixed_deck()] * players, "names": names, "agents": agents}
    return Match(GAME, setup if initiative is None else {**setup, "initiative": initiative}, seed)


def seated(match: Match, source: Any, people: int = 1, *, width: int = 80, **more: Any) -> tuple[Session, io.StringIO]:
    """A session of a match, and what it will print. The first seats are people."""
    out = io.StringIO()
    agents: dict[int, Agent] = {i: make_agent("random", i, match.game) for i in range(people, len(match.players))}
    session = Session(match, Screen(source, out, width=width, height=24), agents, **more)
    source.session = session
    return session, out


def at_table(table: Any, *lines: str, **more: Any) -> tuple[Session, str]:
    """Person A sits down at a situation, types these lines, and leaves: the session, and all that was printed."""
    session, out = seated(table.match, Typist(*lines), **more)
    session.run()
    return session, out.getvalue()
