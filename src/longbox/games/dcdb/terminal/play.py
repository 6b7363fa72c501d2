"""`longbox play dcdb`: a game of the DC Deck-Building Game as its options want it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from rich.text import Text

from longbox.errors import UserError
from longbox.terminal.arguments import WHOLE, Words, good_names
from longbox.terminal.face import PERSON
from longbox.terminal.playing import NOTHING_SAID, AtTable, play as at_table

if TYPE_CHECKING:
    from longbox.games.dcdb.decks.files import SetupFile
    from longbox.games.dcdb.state import DcState
    from longbox.kernel.game import Game
    from longbox.kernel.match import Match
    from longbox.terminal.screen import Screen

#: how many play, and what, where nobody has said it
PLAYERS = 4
FORMAT = "cube"


def play(
    *,
    main: Words = None,
    players: Annotated[int | None, WHOLE] = None,
    format: str | None = None,
    setup: str | None = None,
    cards: Path | None = None,
    at: AtTable = NOTHING_SAID,
) -> None:
    """Play a match in the terminal.

    Parameters
    ----------
    main
        Your main character, such as Batman; in the Cube give it again for each further one, of up to six points together. Unless given,
        you draft yours in the Cube, and have one drawn by lot in the base game.
    players
        How many play: 4 unless given, 2 to 4 in the Cube, 2 to 5 in the base game. The others are greedy, unless --bot or --hotseat is given.
    format
        cube (unless given), in which main characters are drafted; or base, the printed base game.
    setup
        A set-up file, a Cube list, or the name of a set-up that comes with Longbox; see docs/setups.md.
    cards
        A file with cards of your own; see docs/setups.md.
    """

    def make(game: Game, seed: int) -> Match:
        return new_match(game, main, players, format, at.bot or "greedy", at.hotseat, at.names, seed, setup, cards)

    at_table(
        "dcdb",
        at,
        {"--main": main, "--players": players, "--format": format, "--setup": setup, "--cards": cards},
        make,
        introduce,
    )


def new_match(
    game: Game,
    main: list[str] | None,
    players: int | None,
    format: str | None,
    bot: str,
    hotseat: bool,
    names: list[str],
    seed: int,
    setup_file: str | None = None,
    own: Path | None = None,
) -> Match:
    """A match as the options want it: one person against a `bot` at each other seat, or people at all of them."""
    from longbox.agents import make_agent
    from longbox.games.dcdb.decks.files import left_out
    from longbox.games.dcdb.decks.formats import FORMATS
    from longbox.games.dcdb.decks.setup import setup_for
    from longbox.kernel.match import Match
    from longbox.kernel.setups import SetupError

    count = PLAYERS if players is None else players
    found = set_up(setup_file, format, own)
    chosen = FORMATS[found.setup["format"]]
    if not chosen.least <= count <= chosen.most:
        raise UserError(f"--players must be from {chosen.least} to {chosen.most} in {chosen.title}, not {count}")
    people = count if hotseat else 1
    if len(names) > people:
        raise UserError(f"{len(names)} names for {people} {'people' if people > 1 else 'person'}: --name is for people only")
    if not hotseat:
        make_agent(bot, 0, game)
    try:
        mains = {} if main is None else {"mains": [main, *[None] * (count - 1)]}
        setup = setup_for(**{**found.setup, "players": count, "windows": "turns", **mains})
    except SetupError as error:
        raise UserError(str(error).replace("'mains'", "--main")) from None
    setup["names"] = good_names([*names, *setup["names"][len(names) :]])
    setup["agents"] = [PERSON] * people + [bot] * (count - people)
    if words := left_out(found):
        setup["notes"] = [words]
    return Match(game, setup, seed)


def set_up(file: str | None, format: str | None, own: Path | None = None) -> SetupFile:
    """What is set up: a file, or the whole of a format as it comes with Longbox. UserError for what can't be played."""
    from longbox.games.dcdb.decks.files import read_setup
    from longbox.games.dcdb.decks.formats import FORMATS

    if format is not None and format not in FORMATS:
        raise UserError(f"--format is {format!r}; there are: {', '.join(FORMATS)}")
    found = read_setup(file if file is not None else format or FORMAT, own)
    if format is not None:
        found.setup["format"] = format
    return found


def introduce(match: Match, screen: Screen) -> None:
    """What is played, in a few lines."""
    from longbox.games.dcdb.state import MAIN

    s: DcState = match.state
    screen.say(Text(f"{match.game.title}, {s.format.title}, seed {match.seed}", "bold"))
    for p, agent in zip(match.players, s.setup["agents"]):
        mains = ", ".join(s.card(n).printed.name for n in s.zone(p.number, MAIN))
        plays = f"plays {mains}" if mains else "drafts" if s.turn == 0 and s.format.draft_points else "plays"
        screen.say(f"{p.name}{'' if agent == PERSON else f' ({agent})'} {plays}.")
    for note in s.setup.get("notes", ()):
        screen.note(note)
    screen.note("The most victory points win. Type ? for help.")
