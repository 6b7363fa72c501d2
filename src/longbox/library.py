"""What `import longbox` offers besides its classes: new matches, kept ones, agents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.agents import make_agent
from longbox.games import entry
from longbox.kernel.match import Match, RecordError, read_record, replay
from longbox.kernel.setups import EXAMPLE, SetupError

if TYPE_CHECKING:
    from pathlib import Path

    from longbox.agents import Agent
    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.views import View


def new(game: str, *, seed: int = 0, history: bool = True, logging: bool = True, **setup: object) -> Match:
    """A new match of a game, dealt by `seed`: the same set-up, seed and answers give the same match.

    What a set-up may say is each game's own, and told by `longbox.games()` (`fields`): decks in Vs. System, heroes and a
    scenario in Marvel Champions. LookupError for a game that is not there, SetupError for a set-up that can't be played (it
    names the field), UserError for a deck that can't be read or played.

    `example` by itself is the id of a worked example of the rulebook, laid as a table at which one seat plays all.

    Without `history` there is no `undo`, without `logging` no log: that is faster where many matches are played.
    """
    at = entry(game)
    given = setup if EXAMPLE in setup else at.find(at.setup)(**setup)
    return Match(at.rules, given, seed, history=history, logging=logging)


def load(path: str | Path) -> Match:
    """The match kept in a file by `Match.save` or `longbox play`, as far as it was played.

    RecordError, naming the file, where it is none, or where it does not come out as it was recorded.
    """
    record = read_record(path)
    try:
        return replay(entry(record["game"]).rules, record)
    except (LookupError, RecordError, SetupError) as error:
        raise RecordError(f"{path}: {error.args[0]}") from None


def agent(name: str, game: str | None = None, *, seed: int = 0) -> Agent:
    """A player that is no person: "random", "greedy", "search", or "search:400" and "search:250ms" for a budget.

    Two made alike answer alike: what they leave to chance comes from `seed`. Without `game` it is for any game, and becomes
    the one of the first game it plays. UserError if no agent of that name plays the game.
    """
    return make_agent(name, seed, game) if game is not None else AnyGame(name, seed)


class AnyGame:
    """An agent for whatever game it is asked in: the one of that name there, made when its first question comes."""

    __slots__ = ("_made", "_seed", "name")

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._seed = seed
        self._made: dict[str, Agent] = {}

    def choose(self, view: View, decision: Decision) -> Answer:
        """An allowed answer to a decision of the view's seat."""
        if view.game not in self._made:
            self._made[view.game] = make_agent(self.name, self._seed, view.game)
        return self._made[view.game].choose(view, decision)
