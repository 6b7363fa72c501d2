"""What commands have in common: arguments that name a game, players and numbers, and their mistakes in one sentence."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from longbox.errors import UserError
from longbox.games import game
from longbox.kernel.setups import MOST_SEED
from longbox.outside import is_name, is_whole, shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from cyclopts import Token

    from longbox.kernel.game import Game


def _whole(type_: object, tokens: Sequence[Token]) -> int:
    word = tokens[0].value
    try:
        number = int(word)
    except ValueError:
        raise ValueError(f"{shown(word)} is no whole number") from None
    if not is_whole(number, -MOST_SEED, MOST_SEED):
        raise ValueError(f"{shown(word)} is too great a number")
    return number


#: an option that is a whole number: none is rounded
WHOLE = Parameter(converter=_whole)


#: an option that may be given again; one that takes several words; one that takes none
Words = Annotated[list[str] | None, Parameter(negative="")]


Many = Annotated[list[str] | None, Parameter(consume_multiple=True, negative="")]


Flag = Annotated[bool, Parameter(negative="")]


LONGEST_NAME = 24

#: the most processes that may be asked for
MOST_JOBS: Final = 1024


def game_named(name: str) -> Game:
    """The game of that name."""
    try:
        return game(name)
    except LookupError as error:
        raise UserError(str(error.args[0])) from None


def game_of(record: Mapping[str, object], path: Path) -> Game:
    """The game of a kept match."""
    try:
        return game_named(str(record.get("game", "")))
    except UserError as error:
        raise UserError(f"{path}: {error}") from None


def within(option: str, value: int, low: int, high: int) -> None:
    """UserError for a number that an option can't be."""
    if not low <= value <= high:
        raise UserError(f"{option} must be from {low:,} to {high:,}, not {value:,}")


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Series:
    """The options of `longbox simulate` that every game has."""

    agents: Many = None
    """Who plays: greedy, random ... Repeated until there is one for each player."""
    games: Annotated[int, WHOLE] = 100
    """How many matches; in a round robin, of each pair."""
    seed: Annotated[int, WHOLE] = 1
    """The same seed gives the same matches."""
    jobs: Annotated[int, WHOLE] = 1
    """On how many cores; 0 takes all there are."""
    cluster: str | None = None
    """Whose workers play: dask://HOST:PORT or ray://HOST:PORT; see docs/many-machines.md."""
    json: Flag = False
    """Print the figures as JSON."""

    def check(self) -> None:
        """UserError for numbers that can't be."""
        within("--games", self.games, 1, 10_000_000)
        within("--jobs", self.jobs, 0, MOST_JOBS)
        if self.cluster is not None and self.jobs != 1:
            raise UserError("--cluster has workers of its own: leave out --jobs")

    def one_agent(self, game: Game, played: int) -> str:
        """Who plays everybody in a round robin of so many matches at most. UserError if several are named, or there are too many matches."""
        from longbox.agents import make_agent

        name, *others = self.agents or ["greedy"]
        if others:
            raise UserError("--round-robin: one agent plays for everybody; name one with --agents")
        make_agent(name, 0, game)
        within("--games", played, 1, 10_000_000)
        return name

    @property
    def workers(self) -> int | str:
        """Who plays: those of a cluster at its address, or so many cores."""
        if self.cluster is not None:
            return self.cluster
        return self.jobs or os.cpu_count() or 1


#: none of these options is given
AS_USUAL: Final = Series()


def good_names(names: list[str]) -> list[str]:
    """Names that can be shown and told apart."""
    for name in names:
        if not is_name(name, LONGEST_NAME):
            raise UserError(f"{shown(name)} is no name: up to {LONGEST_NAME} printable characters")
        if names.count(name) > 1:
            raise UserError(f"two players are called {name!r}: give them different names")
    return names
