"""`longbox play vs`: a match of Vs. System as its options want it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from rich.text import Text

from longbox.errors import UserError
from longbox.terminal.arguments import WHOLE, Words, good_names
from longbox.terminal.face import PERSON
from longbox.terminal.playing import NOTHING_SAID, AtTable, play as at_table

if TYPE_CHECKING:
    from longbox.games.vs.state import VsSetup
    from longbox.kernel.game import Game
    from longbox.kernel.match import Match
    from longbox.terminal.screen import Screen


def play(
    *,
    deck: Words = None,
    against: Words = None,
    players: Annotated[int | None, WHOLE] = None,
    facts: Path | None = None,
    at: AtTable = NOTHING_SAID,
) -> None:
    """Play a match in the terminal.

    Parameters
    ----------
    deck
        Your deck: a file, or the name of a built-in deck.
    against
        The deck of the next player; give it again for each further one.
    players
        How many play: 2 (unless given) to 4. The others are greedy, unless --bot or --hotseat is given.
    facts
        A file with printed facts of your own; see docs/cards.md.
    """

    def make(game: Game, seed: int) -> Match:
        if deck and len(deck) > 1:
            raise UserError("--deck names your deck, one; --against those of the others")
        mine = deck[0] if deck else None
        return new_match(game, mine, against or [], at.bot or "greedy", players or 2, at.hotseat, at.names, seed, facts)

    new = {"--deck": deck, "--against": against, "--players": players, "--facts": facts}
    at_table("vs", at, new, make, introduce)


def new_match(
    game: Game,
    deck: str | None,
    against: list[str],
    bot: str,
    players: int,
    hotseat: bool,
    names: list[str],
    seed: int,
    facts: Path | None,
) -> Match:
    """A match as the options want it."""
    from longbox.agents import make_agent
    from longbox.games.vs.decks.arguments import catalog_with, legal_deck
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
    chosen = [legal_deck(name, catalog) for name in deck_names([deck, *against], players)]
    seats = [PERSON] * people + [bot] * (players - people)
    setup = {
        "decks": [d.entries for d in chosen],
        "names": names_of(names, seats),
        "agents": seats,
        "deck_names": [d.name for d in chosen],
        **extra,
    }
    return Match(game, setup, seed)


def deck_names(given: list[str | None], players: int) -> list[str]:
    """A deck for each player: those given, and for the others built-in ones, those with the fewest stand-in figures first."""
    from longbox.games.vs.decks.arguments import decks_for

    try:
        return decks_for(given, players)
    except UserError as error:
        raise UserError(f"{error} with --deck and --against") from None


def names_of(given: list[str], seats: list[str]) -> list[str]:
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
    return good_names(out)


def introduce(match: Match, screen: Screen) -> None:
    """What is played, in a few lines."""
    from longbox.games.vs.decks.construction import builtin

    screen.say(Text(f"{match.game.title}, seed {match.seed}", "bold"))
    setup: VsSetup = match.state.setup
    for name, deck in zip(setup["names"], setup["deck_names"]):
        screen.say(f"{name} plays {deck}.")
    screen.note(f"Decks: {', '.join(builtin())}; choose with --deck and --against. Type ? for help.")
