"""Players that are not people. An agent sees its seat's view and the decision that is asked of it, nothing more."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from longbox.errors import UserError
from longbox.games import entry
from longbox.outside import shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.game import Game
    from longbox.kernel.match import Match
    from longbox.kernel.views import View


class Agent(Protocol):
    """A player. Two agents made alike answer alike: whatever they leave to chance comes from their seed."""

    name: str

    def choose(self, view: View, decision: Decision) -> Answer:
        """An allowed answer to a decision of the view's seat."""


#: agents of every game -> where the class is
_EVERYWHERE: Final = {"random": "longbox.agents.uniform:Uniform"}
#: the agent of every game that says what looking ahead takes there (its `ways`)
_SEARCH: Final = "longbox.agents.search:Search"


def agents_for(game: Game | str) -> list[str]:
    """The names of the agents that can play a game."""
    at = entry(game if isinstance(game, str) else game.name)
    return sorted({*_EVERYWHERE, *at.agents, *(("search",) if at.ways else ())})


def make_agent(name: str, seed: int, game: Game | str, jobs: int = 1) -> Agent:
    """A fresh agent. UserError, with those there are, if none of that name plays the game.

    `search` may be given a budget: `search:400` (iterations for each decision) or `search:250ms` (then it answers differently from one
    time to the next). It looks ahead in so many processes (`jobs`) once it has been told its match (`follow`), with the same answers.
    """
    at = entry(game if isinstance(game, str) else game.name)
    kind, colon, budget = name.partition(":")
    if kind == "search" and at.ways:
        greedy = make_agent("greedy", seed, at.name)
        made: Agent = _found(_SEARCH)(seed, at.find(at.ways)(), greedy, (budget or "0") if colon else "", jobs)
        return made
    if name in at.agents:
        made = at.find(at.agents[name])(seed)
        return made
    if name not in _EVERYWHERE:
        raise UserError(f"no agent called {shown(name)} plays {at.name}; there are: {', '.join(agents_for(at.name))}")
    made = _found(_EVERYWHERE[name])(seed)
    return made


def follow(agents: Iterable[Agent], match: Match) -> None:
    """Tell those who look ahead which match they play, so that other processes can help them."""
    for agent in agents:
        told = getattr(agent, "follow", None)
        if told is not None:
            told(match)


def _found(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
