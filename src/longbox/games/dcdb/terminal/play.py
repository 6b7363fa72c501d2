"""A game of the DC Deck-Building Game as the options of `longbox play` want it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from longbox.agents import make_agent
from longbox.errors import UserError
from longbox.games.dcdb.decks.setup import setup_for
from longbox.games.dcdb.state import MAIN
from longbox.kernel.game import SetupError
from longbox.kernel.match import Match
from longbox.terminal.arguments import good_names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from longbox.kernel.game import Game
    from longbox.terminal.screen import Screen

PERSON = "person"


def new_match(game: Game, options: Mapping[str, Any], bot: str, hotseat: bool, names: list[str], seed: int) -> Match:
    """A match as the options want it: one person against a `bot` at each other seat, or people at all of them (`hotseat`).

    Options: "players", "format", "main" (yours), "mains" (everybody's), "sets".
    """
    if not hotseat:
        make_agent(bot, 0, game)
    given = {key: options[key] for key in ("players", "format", "sets", "mains") if options.get(key) is not None}
    try:
        setup = setup_for(**given)
        if options.get("main") is not None:
            setup = setup_for(**given, mains=[options["main"], *[None] * (len(setup["names"]) - 1)])
        count = len(setup["names"])
        if len(names) > count:
            raise UserError(f"{len(names)} names for {count} players")
        setup["names"] = [*names, *setup["names"][len(names) :]]
        good_names(setup["names"])
        setup["agents"] = [PERSON if i == 0 or hotseat else bot for i in range(count)]
        setup["windows"] = "turns"
        return Match(game, setup, seed)
    except SetupError as error:
        raise UserError(str(error)) from None


def introduce(match: Match, screen: Screen) -> None:
    """What is played, in a few lines."""
    s, setup = match.state, match.setup
    screen.say(Text(f"{match.game.title}, {s.format.title}, seed {match.seed}", "bold"))
    for p, agent in zip(match.players, setup["agents"]):
        mains = ", ".join(s.card(n).printed.name for n in s.zone(p.number, MAIN))
        screen.say(f"{p.name}{'' if agent == PERSON else f' ({agent})'} plays {mains or 'no main character'}.")
    screen.note("The most victory points win. Type ? for help.")
