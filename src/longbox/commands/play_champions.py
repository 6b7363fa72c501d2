"""A game of Marvel Champions as the options of `longbox play` want it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from longbox.commands.arguments import good_names
from longbox.commands.champions_setup import in_options, playable, setup_for
from longbox.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from longbox.kernel.game import Game
    from longbox.kernel.match import Match
    from longbox.terminal.screen import Screen

PERSON = "person"


def new_match(game: Game, options: Mapping[str, Any], bot: str | None, hotseat: bool, names: list[str], seed: int) -> Match:
    """A match as the options want it.

    One person plays all heroes, unless there is a `bot` for all but the first, or each has a person (`hotseat`).
    """
    from longbox.agents import make_agent
    from longbox.kernel.game import SetupError
    from longbox.kernel.match import Match

    if bot is not None:
        make_agent(bot, 0, game)
    setup, notes = setup_for(options)
    n = len(setup["heroes"])
    if bot is not None and n == 1:
        raise UserError("--bot is for further heroes; name them with --heroes")
    if hotseat and n == 1:
        raise UserError("--hotseat is for several heroes; name them with --heroes")
    if len(names) > n:
        raise UserError(f"{len(names)} names for {n} player{'s' if n > 1 else ''}")
    if names:
        setup["names"] = [*names, *setup["names"][len(names) :]]
    good_names(setup["names"])
    alone = bot is None and not hotseat
    setup["seats"] = [0] * n if alone else list(range(n))
    setup["agents"] = [PERSON if i == 0 or bot is None else bot for i in range(n)]
    if notes:
        setup["notes"] = notes
    try:
        match = Match(game, setup, seed)
    except SetupError as error:
        raise in_options(error) from None
    if setup.get("campaign") is not None:
        begin_log(setup)
    return match


def introduce(match: Match, screen: Screen) -> None:
    """What is played, in a few lines."""
    from longbox.games.champions.scenarios import MODULAR, SCENARIOS

    setup = match.setup
    screen.say(Text(f"{match.game.title}, seed {match.seed}", "bold"))
    for name, deck, agent in zip(setup["names"], setup["deck_names"], setup["agents"]):
        by = "" if agent == PERSON else f" ({agent})"
        screen.say(f"{name}{by} plays {deck}." if deck else f"{name}{by} plays.")
    mode = setup["mode"] + (f", heroic {setup['heroic']}" if setup["heroic"] else "")
    mode += f", skirmish with stage {setup['skirmish']}" if setup["skirmish"] else ""
    # those left to chance have been drawn by now
    drawn = {getattr(getattr(c, "printed", None), "set_", "") for c in match.state.things}
    chosen = [m for m in MODULAR if m in drawn] if "random" in setup["modular"] else setup["modular"]
    sets = ", ".join(MODULAR.get(m, m) for m in chosen)
    screen.say(f"Against {setup['scenario']}, {mode}" + (f", with {sets}." if sets else "."))
    if setup.get("campaign") is not None:
        kind = "the expert campaign" if setup["campaign"]["expert"] else "the campaign"
        screen.say(f"A scenario of {kind} {setup['campaign']['campaign']}; its log is {setup['campaign_file']}.")
    for note in setup.get("notes", ()):
        screen.note(note)
    screen.note(f"Scenarios: {', '.join(SCENARIOS)}; heroes: {', '.join(playable())}. Type ? for help.")


def begin_log(setup: Mapping[str, Any]) -> None:
    """Write the log of a campaign that begins with this game, if it is not there yet."""
    from longbox.games.champions import campaign

    path = Path(setup["campaign_file"])
    if not path.exists():
        campaign.save(campaign.read(setup["campaign"]), path)


def note_result(match: Match, screen: Screen, path: Path | None) -> None:
    """champions:campaign-mode#2 what a game of a campaign has come to goes into the log; nothing while it is not over."""
    from longbox.games.champions import campaign

    if match.result is None:
        return
    path = path or Path(match.setup["campaign_file"])
    played = campaign.played_in(match.setup, match.result, match.state.round, match.seed)
    try:
        log = campaign.note(path, played)
    except (OSError, campaign.CampaignError) as error:
        words = f"{path}: {error.strerror}" if isinstance(error, OSError) else str(error)
        raise UserError(f"the log can't be written: {words}; add to its 'played': {json.dumps(played.data())}") from None
    ended = "won" if played.won else "lost"
    more = f" The next scenario is {log.next}." if log.next else ""
    screen.say(f"The log of {log.campaign} has it that {played.scenario} was {ended}: {path}.{more}")
