"""What commands have in common: arguments that name a game, players and numbers, and their mistakes in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from longbox.errors import UserError
from longbox.games import entry
from longbox.kernel.setups import MOST_SEED
from longbox.outside import is_name, is_whole, shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from cyclopts import Token

    from longbox.kernel.game import Game


def _whole(type_: Any, tokens: Sequence[Token]) -> int:
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


#: an option of one game
CHAMPIONS = Parameter(group="Marvel Champions")


LONGEST_NAME = 24


def game_named(name: str) -> Game:
    """The game of that name."""
    try:
        return entry(name).rules
    except LookupError as error:
        raise UserError(str(error.args[0])) from None


def game_of(record: Mapping[str, Any], path: Path) -> Game:
    """The game of a kept match."""
    try:
        return game_named(record.get("game", ""))
    except UserError as error:
        raise UserError(f"{path}: {error}") from None


def only_for(chosen: Game, options: Mapping[str, Mapping[str, Any]]) -> None:
    """UserError for an option (None: not given) of a game that is not the chosen one."""
    for name, given in options.items():
        for option, value in given.items():
            if value is not None and name != chosen.name:
                raise UserError(f"{option} is for {name} ({entry(name).title}), not for {chosen.name} ({chosen.title})")


def good_names(names: list[str]) -> list[str]:
    """Names that can be shown and told apart."""
    for name in names:
        if not is_name(name, LONGEST_NAME):
            raise UserError(f"{shown(name)} is no name: up to {LONGEST_NAME} printable characters")
        if names.count(name) > 1:
            raise UserError(f"two players are called {name!r}: give them different names")
    return names
