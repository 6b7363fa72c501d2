"""`longbox play`: play a match in the terminal, against agents or with others at the same keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from longbox.commands import AnyWords, by_game, call, known, moved, understood
from longbox.errors import UserError
from longbox.games import GAMES, entries
from longbox.terminal.playing import CONTINUE, LATER, game_in, go_on, one_way

play = by_game("play", "Play a match in the terminal.")
play.help_epilogue = f"Without a game: longbox play {GAMES[0]}. Type ? at any prompt for what you can do."


@play.default
def without_a_game(
    *words: AnyWords,
    load: Annotated[Path | None, LATER] = None,
    continue_: Annotated[bool, CONTINUE] = False,
    bot: Annotated[str | None, LATER] = None,
    save: Annotated[Path | None, LATER] = None,
) -> object:
    """Play a match without saying of which game: the match that is gone on with tells it, and else it is the first there is.

    Parameters
    ----------
    load
        Go on with a match kept in a file, of whichever game; it is kept there further on, or in the file of --save.
    continue_
        Go on with a game that was left: all that were are listed, whether they were saved or not.
    bot
        Who plays the other seats: greedy, random ...
    save
        Keep the match in this file, written after each answer.
    """
    options = [f"--{name}={value}" for name, value in (("load", load), ("bot", bot), ("save", save)) if value is not None]
    given = [*options, *(["--continue"] if continue_ else []), *words]
    if found := moved(play, given):
        return call(play, found)
    if words and not words[0].startswith("-"):
        raise UserError(f"{known(words[0])} can't be played so; see: longbox play {words[0]} --help")
    if load is not None:
        one_way(load, continue_)
        return call(play, [game_in(load), *given])
    if continue_ and not words:
        go_on(None, bot, save)
        return None
    understand = [at.name for at in entries() if continue_ and understood(play, [at.name, *given])]
    return call(play, [*understand, GAMES[0]][:1] + given)
