"""Players that are not people. An agent sees its seat's view and the decision that is asked of it, nothing more."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol

from longbox.errors import UserError
from longbox.outside import shown

if TYPE_CHECKING:
    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.game import Game
    from longbox.kernel.views import View


class Agent(Protocol):
    """A player. Two agents made alike answer alike: whatever they leave to chance comes from their seed."""

    name: str

    def choose(self, view: View, decision: Decision) -> Answer:
        """An allowed answer to a decision of the view's seat."""


#: agent -> (game, or "" for every game) -> where its class is
_AGENTS: Final[dict[str, dict[str, str]]] = {
    "random": {"": "longbox.agents.uniform:Uniform"},
    "greedy": {
        "vs": "longbox.games.vs.agent.greedy:GreedyVs",
        "champions": "longbox.games.champions.agent.greedy:GreedyChampions",
    },
    "search": {"vs": "longbox.agents.search:Search", "champions": "longbox.agents.search:Search"},
}


def agents_for(game: Game | str) -> list[str]:
    """The names of the agents that can play a game."""
    name = game if isinstance(game, str) else game.name
    return sorted(agent for agent, games in _AGENTS.items() if "" in games or name in games)


def make_agent(name: str, seed: int, game: Game | str) -> Agent:
    """A fresh agent. UserError, with those there are, if none of that name plays the game.

    `search` may be given a budget: `search:400` (iterations for each decision) or `search:250ms`.
    """
    known = game if isinstance(game, str) else game.name
    kind, colon, budget = name.partition(":")
    if colon and kind == "search" and known in _AGENTS["search"]:
        from longbox.agents.search import Search

        return Search(seed, known, budget or "0")
    games = _AGENTS.get(name, {})
    path = games.get(known) or games.get("")
    if path is None:
        raise UserError(f"no agent called {shown(name)} plays {known}; there are: {', '.join(agents_for(known))}")
    module, _, cls = path.partition(":")
    made = getattr(import_module(module), cls)
    agent: Agent = made(seed, known) if name == "search" else made(seed)
    return agent
