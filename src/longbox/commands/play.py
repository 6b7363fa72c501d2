"""`longbox play`: play a match in the terminal, against agents or with others at the same keyboard."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from longbox import games
from longbox.commands.arguments import catalog_with, game_named, legal_deck
from longbox.errors import UserError

if TYPE_CHECKING:
    from longbox.kernel.game import Game
    from longbox.kernel.match import Match
    from longbox.terminal.screen import Screen

PERSON = "person"
Words = Annotated[list[str] | None, Parameter(negative="")]
Flag = Annotated[bool, Parameter(negative="")]


def play(
    game: str | None = None,
    *,
    deck: str | None = None,
    against: Words = None,
    bot: str | None = None,
    players: int | None = None,
    hotseat: Flag = False,
    name: Words = None,
    seed: int | None = None,
    save: Path | None = None,
    load: Path | None = None,
    facts: Path | None = None,
) -> None:
    """Play a match in the terminal. Type ? at any prompt for what you can do.

    Parameters
    ----------
    game
        The game; vs unless given.
    deck
        Your deck: a file, or the name of a built-in deck.
    against
        The deck of the next player; give it again for each further one.
    bot
        Who plays the other seats: greedy (unless given) or random.
    players
        How many play: 2 (unless given) to 4.
    hotseat
        All seats are people at this keyboard; the screen is cleared between them.
    name
        A person's name; give it again for each further one.
    seed
        The same seed deals the same cards.
    save
        Keep the match in this file, written after each answer.
    load
        Go on with a match kept in a file; it is kept there further on, or in the file of --save.
    facts
        A file with printed facts of your own; see docs/cards.md.
    """
    from longbox.terminal.screen import Screen

    chosen = game_named(game if game is not None else next(iter(games.GAMES)))
    screen = Screen()
    if load is not None:
        given = {"--deck": deck, "--against": against, "--players": players, "--name": name, "--seed": seed, "--facts": facts}
        if wrong := [option for option, value in given.items() if value is not None] + ["--hotseat"] * hotseat:
            raise UserError(f"{wrong[0]} is for a new match; --load goes on with one as it was set up")
        match = loaded(chosen, load)
        _refuse_to_overwrite(save, load)
        begin(match, screen, bot, save or load)
        return
    if hotseat and bot is not None:
        raise UserError("--bot is for seats that are not people; with --hotseat all are")
    _refuse_to_overwrite(save, None)
    match = new_match(chosen, deck, against or [], bot or "greedy", players or 2, hotseat, name or [], seed, facts)
    _introduce(match, screen)
    begin(match, screen, None, save)


def new_match(
    game: Game,
    deck: str | None,
    against: list[str],
    bot: str,
    players: int,
    hotseat: bool,
    names: list[str],
    seed: int | None,
    facts: Path | None,
) -> Match:
    """A match as the options want it."""
    from longbox.agents import make_agent
    from longbox.kernel.match import Match

    make_agent(bot, 0, game)
    if not 2 <= players <= 4:
        raise UserError(f"--players must be from 2 to 4, not {players}")
    people = players if hotseat else 1
    if len(names) > people:
        raise UserError(f"{len(names)} names for {people} {'people' if people > 1 else 'person'}: --name is for people only")
    if len(against) > players - 1:
        raise UserError(f"{len(against)} decks with --against for {players - 1} other player{'s' if players > 2 else ''}")
    catalog, extra = catalog_with(facts)
    chosen = [legal_deck(name, catalog) for name in _deck_names([deck, *against], players)]
    seats = [PERSON] * people + [bot] * (players - people)
    called = _names(names, seats)
    number = int.from_bytes(os.urandom(4), "big") if seed is None else seed
    setup: dict[str, Any] = {
        "decks": [d.entries for d in chosen],
        "names": called,
        "agents": seats,
        "deck_names": [d.name for d in chosen],
        **extra,
    }
    return Match(game, setup, number)


def _deck_names(given: list[str | None], players: int) -> list[str]:
    """A deck for each player: those given, and for the others built-in ones, those with the fewest stand-in figures first."""
    from longbox.games.vs.decks import builtin, load_deck, summary

    given = given + [None] * (players - len(given))
    ranked = sorted(builtin(), key=lambda name: summary(load_deck(name)).proxies) if None in given else []
    free = [name for name in ranked if name not in given] or ranked
    if None in given and not free:
        raise UserError("there are no built-in decks; name deck files with --deck and --against")
    out: list[str] = []
    for i, name in enumerate(given):
        out.append(name if name is not None else free[given[:i].count(None) % len(free)])
    return out


def _names(given: list[str], seats: list[str]) -> list[str]:
    """What the players are called, each of them something else."""
    people = seats.count(PERSON)
    out: list[str] = []
    for i, agent in enumerate(seats):
        if i < len(given):
            out.append(given[i])
        elif agent == PERSON:
            out.append("Player" if people == 1 else f"Player {i + 1}")
        else:
            out.append(agent.capitalize() if seats.count(agent) == 1 else f"{agent.capitalize()} {i + 1 - people}")
    for name in out:
        if not name.strip() or not name.isprintable() or len(name) > 24:
            raise UserError(f"{name!r} is no name: up to 24 printable characters")
        if out.count(name) > 1:
            raise UserError(f"two players are called {name!r}: give them different names")
    return out


def loaded(game: Game, path: Path) -> Match:
    """The match kept in a file, as far as it was played."""
    from longbox.kernel.game import SetupError
    from longbox.kernel.match import RecordError, read_record, replay

    try:
        record = read_record(path)
        if record.get("game") != game.name:
            raise UserError(f"{path}: a match of {record.get('game')!r}, not of {game.name!r}")
        return replay(game, record)
    except RecordError as error:
        words = str(error)
        raise UserError(words if words.startswith(f"{path}:") else f"{path}: {words}") from None
    except SetupError as error:
        raise UserError(f"{path}: {error}") from None


def begin(match: Match, screen: Screen, bot: str | None, save: Path | None) -> None:
    """Seat the agents, and play."""
    from longbox.agents import make_agent
    from longbox.terminal.session import Session

    seats = match.setup.get("agents")
    if not isinstance(seats, list) or len(seats) != len(match.players):
        seats = [PERSON] + [bot or "greedy"] * (len(match.players) - 1)
    agents = {
        p.seat: make_agent(bot or str(agent), match.seed * 8 + i, match.game)
        for i, (p, agent) in enumerate(zip(match.players, seats))
        if agent != PERSON
    }
    # installed, it is called by its name; from a checkout, by its launcher
    program = "longbox" if Path(sys.argv[0]).stem == "longbox" else "./longbox"
    session = Session(match, screen, agents, save, program)
    if save is not None:
        match.save(save)
    session.run()


def _introduce(match: Match, screen: Screen) -> None:
    from rich.text import Text

    from longbox.games.vs.decks import builtin

    screen.say(Text(f"{match.game.title}, seed {match.seed}", "bold"))
    for name, deck in zip(match.setup["names"], match.setup["deck_names"]):
        screen.say(f"{name} plays {deck}.")
    screen.note(f"Decks: {', '.join(builtin())}; choose with --deck and --against. Type ? for help.")


def _refuse_to_overwrite(save: Path | None, load: Path | None) -> None:
    if save is None or (load is not None and save.exists() and load.exists() and save.samefile(load)):
        return
    if save.exists():
        raise UserError(f"{save} is there already: --load goes on with it, or choose another file")
    if not save.absolute().parent.is_dir():
        raise UserError(f"{save}: there is no directory {save.parent}")
