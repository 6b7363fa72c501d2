"""`longbox play champions`: a game of Marvel Champions as its options want it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from rich.text import Text

from longbox.errors import UserError
from longbox.terminal.arguments import WHOLE, Flag, Many, Words, good_names
from longbox.terminal.face import PERSON
from longbox.terminal.playing import NOTHING_SAID, AtTable, play as at_table

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.games.champions.terminal.options import Options
    from longbox.kernel.game import Game
    from longbox.kernel.match import Match
    from longbox.terminal.screen import Screen


def play(
    *,
    hero: str | None = None,
    heroes: Many = None,
    deck: Words = None,
    scenario: str | None = None,
    mode: str | None = None,
    heroic: Annotated[int | None, WHOLE] = None,
    skirmish: str | None = None,
    modular: Many = None,
    campaign: Path | None = None,
    without_unknown: Flag = False,
    at: AtTable = NOTHING_SAID,
) -> None:
    """Play a match in the terminal.

    Parameters
    ----------
    hero
        The hero you play; that of the deck, if --deck is given.
    heroes
        One to four heroes. You play them all, unless --bot or --hotseat is given.
    deck
        Your deck: a file, or the name of a built-in deck; again for each further hero.
    scenario
        The scenario: Rhino unless given.
    mode
        standard (unless given) or expert.
    heroic
        Heroic mode: so many more encounter cards for each player.
    skirmish
        Skirmish mode: the villain has this stage alone (1, 2 or 3).
    modular
        The modular encounter sets, random for one left to chance, none for none; those the scenario suggests unless given.
    campaign
        A campaign log, read before the game and written after it; one that is not there is begun. See docs/campaigns.md.
    without_unknown
        Play a deck without those of its cards that Longbox does not know.
    """
    options: Options = {
        "hero": hero,
        "heroes": heroes,
        "decks": deck,
        "scenario": scenario,
        "mode": mode,
        "heroic": heroic,
        "skirmish": skirmish,
        "modular": modular,
        "without_unknown": without_unknown or None,
    }
    given = {"--deck" if key == "decks" else f"--{key.replace('_', '-')}": value for key, value in options.items()}

    def make(game: Game, seed: int) -> Match:
        return new_match(game, {**options, "campaign": campaign}, at.bot, at.hotseat, at.names, seed)

    at_table("champions", at, given, make, introduce, campaign)


def new_match(game: Game, options: Options, bot: str | None, hotseat: bool, names: list[str], seed: int) -> Match:
    """A match as the options want it.

    One person plays all heroes, unless there is a `bot` for all but the first, or each has a person (`hotseat`).
    """
    from longbox.agents import make_agent
    from longbox.games.champions.terminal.campaign import begin_log
    from longbox.games.champions.terminal.options import in_options, setup_for
    from longbox.kernel.match import Match
    from longbox.kernel.setups import SetupError

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
    from longbox.games.champions.terminal.options import modes, playable

    s: ChState = match.state
    setup = s.setup
    screen.say(Text(f"{match.game.title}, seed {match.seed}", "bold"))
    for name, deck, agent in zip(setup["names"], setup["deck_names"], setup["agents"]):
        by = "" if agent == PERSON else f" ({agent})"
        screen.say(f"{name}{by} plays {deck}." if deck else f"{name}{by} plays.")
    # those left to chance have been drawn by now
    drawn = {getattr(getattr(c, "printed", None), "set_", "") for c in match.state.things}
    chosen = [m for m in MODULAR if m in drawn] if "random" in setup["modular"] else setup["modular"]
    sets = ", ".join(MODULAR.get(m, m) for m in chosen)
    screen.say(f"Against {setup['scenario']}, {modes(setup)}" + (f", with {sets}." if sets else "."))
    if setup.get("campaign") is not None:
        kind = "the expert campaign" if setup["campaign"]["expert"] else "the campaign"
        screen.say(f"A scenario of {kind} {setup['campaign']['campaign']}; its log is {setup['campaign_file']}.")
    for note in setup.get("notes", ()):
        screen.note(note)
    screen.note(f"Scenarios: {', '.join(SCENARIOS)}; heroes: {', '.join(playable())}. Type ? for help.")
