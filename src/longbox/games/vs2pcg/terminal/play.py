"""`longbox play vs2pcg`: a game of 2PCG as its options want it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from rich.text import Text

from longbox.errors import UserError
from longbox.terminal.arguments import WHOLE, Flag, Words, good_names
from longbox.terminal.face import PERSON
from longbox.terminal.playing import NOTHING_SAID, AtTable, play as at_table

if TYPE_CHECKING:
    from longbox.kernel.game import Game
    from longbox.kernel.match import Match
    from longbox.terminal.screen import Screen


def play(
    *,
    deck: Words = None,
    against: Words = None,
    players: Annotated[int | None, WHOLE] = None,
    mode: str | None = None,
    teammates_rows: Flag = False,
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
    mode
        free for all (unless given); with four players also 2 vs 2 (the first and third against the second and fourth) or two-headed.
    teammates_rows
        In 2 vs 2: characters may be recruited to a teammate's side as well, the optional rule.
    """

    def make(game: Game, seed: int) -> Match:
        if deck and len(deck) > 1:
            raise UserError("--deck names your deck, one; --against those of the others")
        count = 4 if mode not in (None, "free for all") and players is None else players or 2
        how = mode or "free for all"
        return new_match(
            game,
            [*(deck or []), *(against or [])],
            bool(deck),
            count,
            how,
            at.bot or "greedy",
            at.hotseat,
            at.names,
            seed,
            teammates_rows,
        )

    new = {
        "--deck": deck,
        "--against": against,
        "--players": players,
        "--mode": mode,
        "--teammates-rows": teammates_rows or None,
    }
    at_table("vs2pcg", at, new, make, introduce)


def new_match(
    game: Game,
    decks: list[str],
    own: bool,
    players: int,
    mode: str,
    bot: str,
    hotseat: bool,
    names: list[str],
    seed: int,
    teammates_rows: bool = False,
) -> Match:
    """A match as the options want it: one person against a `bot` at each other seat, or people at all of them.

    vs2pcg:two-vs-two#6 characters are recruited to a teammate's side as well where `teammates_rows` was agreed on.
    """
    from longbox.agents import make_agent
    from longbox.games.vs2pcg.decks.arguments import setup_for
    from longbox.games.vs2pcg.decks.files import builtin
    from longbox.kernel.match import Match
    from longbox.kernel.setups import SetupError

    if not 2 <= players <= 4:
        raise UserError(f"--players must be from 2 to 4, not {players}")
    people = players if hotseat else 1
    if len(names) > people:
        raise UserError(f"{len(names)} names for {people} {'people' if people > 1 else 'person'}: --name is for people only")
    if len(decks) > players:
        raise UserError(f"{len(decks)} decks for {players} players")
    if not hotseat:
        make_agent(bot, 0, game)
    if teammates_rows and mode != "2 vs 2":
        raise UserError('--teammates-rows is an optional rule of 2 vs 2 (vs2pcg:two-vs-two#6): give --mode "2 vs 2" as well')
    chosen: list[str | Path] = list(decks)
    if decks and not own:
        free = [name for name in builtin() if name not in decks] or builtin()
        chosen = [*free[:1], *chosen][:players]
    try:
        setup = setup_for(decks=chosen, players=players, mode=mode, windows="turns", teammates_rows=teammates_rows or None)
    except SetupError as error:
        raise UserError(str(error).replace("'mode'", "--mode")) from None
    called = ["Player" if people == 1 else f"Player {i + 1}" for i in range(people)]
    called += [bot.capitalize() if players - people == 1 else f"{bot.capitalize()} {i + 1}" for i in range(players - people)]
    setup["names"] = good_names([*names, *called[len(names) :]])
    setup["agents"] = [PERSON] * people + [bot] * (players - people)
    return Match(game, setup, seed)


def introduce(match: Match, screen: Screen) -> None:
    """What is played, in a few lines."""
    from longbox.games.vs2pcg.decks.files import builtin

    screen.say(Text(f"{match.game.title}, seed {match.seed}", "bold"))
    decks = match.setup.get("deck_names")
    for player, deck in zip(match.players, decks if isinstance(decks, list) else ()):
        screen.say(f"{player.name} plays {deck}.")
    screen.note(f"Decks: {', '.join(builtin())}; choose with --deck and --against. Type ? for help.")
