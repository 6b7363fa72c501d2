"""The front door of a game: what it offers, and where. Whoever wants something of a game by its name asks here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from longbox.kernel.game import Game
    from longbox.kernel.state import State


@dataclass(frozen=True, slots=True)
class Entry:
    """A game and what it offers.

    Places are written `module:name` and lie in the game's own package; each is imported when somebody wants it, so that
    nobody who simulates loads a terminal, and nobody who asks for a game's name loads its rules.
    """

    #: what it goes by in commands, records and rule ids
    name: str
    title: str
    #: how few and how many may play
    players: tuple[int, int]
    #: the kernel's `Game`
    game: str
    #: from friendly arguments (deck names, files, heroes ...) to a set-up that `Game.start` takes
    setup: str
    #: `situation(**given)`: a table built by hand
    situation: str
    #: kind of agent -> its class, made with a seed
    agents: Mapping[str, str]
    #: what `search` has to be told of the game; "" if nobody has said it yet
    ways: str
    #: the game at a terminal
    face: str
    #: command ("play", "deck check") -> the function that carries it out for this game, with options of its own; that of
    #: "bench" tells what is to be measured. A command that is not there is not for this game
    commands: Mapping[str, str] = field(default_factory=dict)
    #: `figures(state, seat, ref)`: a tuple of `longbox.tables.figures.Traced`, where the figures of a card come from
    figures: str = ""
    #: its `longbox.tables.passing.Passing`; "" where nothing is passed by itself
    passing: str = ""
    #: gives a tuple of `kernel.setups.Choice`: what is to be chosen before a match, for those who offer it as a form
    choices: str = ""
    #: `judge(file)`: the deck or set-up in a file as a `longbox.decks.judged.Judged`; `export(file, format)`: written in another format
    judge: str = ""
    export: str = ""
    #: fields of a set-up in which a text can be the name of a file: whoever plays from elsewhere can't name any
    paths: frozenset[str] = frozenset()
    #: its worked examples, laid as tables
    worked: str = "situations.worked:__name__"
    #: its tournament rules (a `longbox.tournament.structure.Structure`); "" if it has none
    tournament: str = ""

    def find(self, place: str) -> Any:
        """What lies at a place of this game."""
        module, _, name = place.partition(":")
        return getattr(import_module(f"longbox.games.{self.name}.{module}"), name)

    def where(self, place: str) -> str:
        """A place of this game written in full, for those who import it themselves."""
        return f"longbox.games.{self.name}.{place}"

    @property
    def fields(self) -> Mapping[str, str]:
        """What `longbox.new` takes for this game: each field, and what it is."""
        found: Mapping[str, str] = self.find(self.setup.partition(":")[0] + ":FIELDS")
        return found

    @property
    def rules(self) -> Game:
        """The game as the kernel plays it."""
        found: Game = self.find(self.game)
        found.examples = _examples
        return found


def _examples(which: str) -> State:
    """A worked example as it lies. It is imported when somebody wants one."""
    found: State = import_module("longbox.situations.worked").beginning(which)
    return found
