"""A game of Marvel Champions as the options of `longbox play` want it."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from longbox.errors import UserError
from longbox.games.champions.terminal.options import in_options, playable, setup_for
from longbox.terminal.arguments import good_names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from longbox.games.champions.decks.campaign import Played
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
    from longbox.games.champions.decks.scenarios import MODULAR, SCENARIOS

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
    from longbox.games.champions.decks import campaign

    path = Path(setup["campaign_file"])
    if not path.exists():
        # one that another process has begun meanwhile is left as it is
        with suppress(FileExistsError):
            campaign.begin(campaign.read(setup["campaign"]), path)


class Result:
    """champions:campaign-mode#2 what a game of a campaign comes to goes into its log as soon as it is over."""

    def __init__(self, setup: Mapping[str, Any], path: Path | None) -> None:
        self.path = path or Path(setup["campaign_file"])
        #: what the log has of this game, as far as we know
        self.noted: Played | None = None
        self.trouble = ""

    def over(self, match: Match) -> str:
        """Into the log with it; what there is to say."""
        from longbox.games.champions.decks import campaign

        played = campaign.played_in(match.setup, match.result, match.state.round, match.seed)
        try:
            log = campaign.note(self.path, played, self.noted)
        except (OSError, campaign.CampaignError) as error:
            words = f"{self.path}: {error.strerror}" if isinstance(error, OSError) else str(error)
            self.trouble = f"the log can't be written: {words}; add to its 'played': {json.dumps(played.data())}"
            return f"{self.trouble[:1].upper()}{self.trouble[1:]}"
        self.noted, self.trouble = played, ""
        ended = "won" if played.won else "lost"
        more = f" The next scenario is {log.next}." if log.next else ""
        return f"The log of {log.campaign} has it that {played.scenario} was {ended}: {self.path}.{more}"

    def reopened(self) -> None:
        """The game goes on: the log says nothing of it."""
        from longbox.games.champions.decks import campaign

        self.trouble = ""
        if self.noted is not None:
            # where that fails, the note takes the place of the old one when the game is over again
            with suppress(OSError, campaign.CampaignError):
                campaign.take_back(self.path, self.noted)

    def settle(self, match: Match) -> None:
        """The match is left: what could not be written is tried once more. UserError with what to write by hand if it can't be."""
        if self.trouble and match.decision is None:
            self.over(match)
        if self.trouble:
            raise UserError(self.trouble)


def summary(setup: Mapping[str, Any]) -> str:
    """A game in a few words, for the list of those that were left."""
    heroes = [str(deck).partition(":")[0] or str(name) for name, deck in zip(setup.get("names", ()), setup.get("deck_names", ()))]
    return f"{', '.join(heroes) or 'heroes'} against {setup.get('scenario', 'Rhino')}, {setup.get('mode', 'standard')}"
