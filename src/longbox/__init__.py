"""Longbox plays superhero card games and enforces their rules.

As a library it is this page of names (`docs/library.md` shows them at work):

    match = longbox.new("champions", heroes=["Spider-Man"], scenario="Rhino", seed=7)
    bot = longbox.agent("greedy")
    while (decision := match.decision) is not None:
        match.choose(bot.choose(match.view(decision.seat), decision))
    print(match.ending)

Nothing of it is loaded before somebody asks for it, and no game but the one that is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from longbox import compiled
from longbox.version import __version__

compiled.use()

if TYPE_CHECKING:
    from longbox.agents import Agent
    from longbox.errors import UserError
    from longbox.games import entries as games
    from longbox.games.registry import Entry
    from longbox.kernel.actions import Action, Objection
    from longbox.kernel.decisions import Answer, Decision, IllegalAnswer
    from longbox.kernel.match import Log, Match, RecordError, Result
    from longbox.kernel.setups import SetupError
    from longbox.kernel.state import Player
    from longbox.kernel.views import View
    from longbox.library import agent, load, new
    from longbox.situations import side, situation

_WHERE: Final = {
    "Action": "longbox.kernel.actions",
    "Agent": "longbox.agents",
    "Answer": "longbox.kernel.decisions",
    "Decision": "longbox.kernel.decisions",
    "Entry": "longbox.games.registry",
    "IllegalAnswer": "longbox.kernel.decisions",
    "Log": "longbox.kernel.match",
    "Match": "longbox.kernel.match",
    "Objection": "longbox.kernel.actions",
    "Player": "longbox.kernel.state",
    "RecordError": "longbox.kernel.match",
    "Result": "longbox.kernel.match",
    "SetupError": "longbox.kernel.setups",
    "UserError": "longbox.errors",
    "View": "longbox.kernel.views",
    "agent": "longbox.library",
    "load": "longbox.library",
    "new": "longbox.library",
    "side": "longbox.situations",
    "situation": "longbox.situations",
}
"""Where each name comes from. (`games` is the package of that name, which can be called; see there.)"""

__all__ = [
    "Action",
    "Agent",
    "Answer",
    "Decision",
    "Entry",
    "IllegalAnswer",
    "Log",
    "Match",
    "Objection",
    "Player",
    "RecordError",
    "Result",
    "SetupError",
    "UserError",
    "View",
    "__version__",
    "agent",
    "games",
    "load",
    "new",
    "side",
    "situation",
]


if not TYPE_CHECKING:  # who checks types takes the imports above, and nothing else

    def __getattr__(name: str) -> object:
        if name == "games":
            return import_module("longbox.games")
        if name not in _WHERE:
            raise AttributeError(f"module 'longbox' has no attribute {name!r}")
        found = getattr(import_module(_WHERE[name]), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
