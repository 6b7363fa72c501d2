"""`longbox play`: play a match in the terminal, against agents or with others at the same keyboard."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from longbox.errors import UserError
from longbox.games import GAMES
from longbox.games.champions.terminal.options import own_log
from longbox.outside import shown
from longbox.terminal.arguments import CHAMPIONS, WHOLE, Flag, Many, Words, game_named, game_of, only_for

if TYPE_CHECKING:
    from longbox.kernel.game import Game
    from longbox.kernel.match import Match
    from longbox.terminal.kept import Kept
    from longbox.terminal.screen import Screen

PERSON = "person"


def play(
    game: str | None = None,
    *,
    deck: Words = None,
    bot: str | None = None,
    hotseat: Flag = False,
    name: Words = None,
    seed: Annotated[int | None, WHOLE] = None,
    save: Path | None = None,
    load: Path | None = None,
    continue_: Annotated[bool, Parameter(name="--continue", negative="")] = False,
    against: Annotated[Words, Parameter(group="Vs. System")] = None,
    players: Annotated[int | None, WHOLE, Parameter(group="Vs. System")] = None,
    facts: Annotated[Path | None, Parameter(group="Vs. System")] = None,
    hero: Annotated[str | None, CHAMPIONS] = None,
    heroes: Annotated[Many, CHAMPIONS] = None,
    scenario: Annotated[str | None, CHAMPIONS] = None,
    mode: Annotated[str | None, CHAMPIONS] = None,
    heroic: Annotated[int | None, WHOLE, CHAMPIONS] = None,
    skirmish: Annotated[str | None, CHAMPIONS] = None,
    modular: Annotated[Many, CHAMPIONS] = None,
    campaign: Annotated[Path | None, CHAMPIONS] = None,
    without_unknown: Annotated[Flag, CHAMPIONS] = False,
) -> None:
    """Play a match in the terminal. Type ? at any prompt for what you can do.

    Parameters
    ----------
    game
        The game; vs unless given.
    deck
        Your deck: a file, or the name of a built-in deck. In Marvel Champions again for each further hero.
    bot
        Who plays the other seats: greedy, random ... Unless given, greedy in Vs. System, and you yourself in Marvel Champions.
    hotseat
        All seats are people at this keyboard; the screen is cleared between them.
    name
        A player's name; give it again for each further one.
    seed
        The same seed deals the same cards.
    save
        Keep the match in this file, written after each answer.
    load
        Go on with a match kept in a file; it is kept there further on, or in the file of --save.
    continue_
        Go on with a game that was left: all that were are listed, whether they were saved or not.
    against
        The deck of the next player; give it again for each further one.
    players
        How many play: 2 (unless given) to 4.
    facts
        A file with printed facts of your own; see docs/cards.md.
    hero
        The hero you play; that of the deck, if --deck is given.
    heroes
        One to four heroes.
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
    from longbox.games.champions.terminal import play as play_champions
    from longbox.games.vs.terminal import play as play_vs
    from longbox.terminal.kept import Kept, SaveFile
    from longbox.terminal.screen import Screen

    common = {"--deck": deck, "--name": name, "--seed": seed}
    vs = {"--against": against, "--players": players, "--facts": facts}
    champions = {
        "--hero": hero,
        "--heroes": heroes,
        "--scenario": scenario,
        "--mode": mode,
        "--heroic": heroic,
        "--skirmish": skirmish,
        "--modular": modular,
        "--campaign": campaign,
        "--without-unknown": without_unknown or None,
    }
    screen = Screen()
    if load is not None or continue_:
        way = "--load" if load is not None else "--continue"
        if continue_ and load is not None:
            raise UserError("--load and --continue both go on with a game: give one of them")
        given = {**common, **vs, **champions, "--hotseat": hotseat or None, "--campaign": None}
        if wrong := [option for option, value in given.items() if value is not None]:
            raise UserError(f"{wrong[0]} is for a new match; {way} goes on with one as it was set up")
        if load is None:
            from longbox.commands.play_left import go_on

            refuse_to_overwrite(save, None)
            go_on(screen, game, bot, save, campaign)
            return
        refuse_to_overwrite(save, load)
        file = SaveFile(save or load)
        # nobody writes it while it is read and played on
        file.hold()
        try:
            match = loaded(load, game)
            if save is None or (save.exists() and save.samefile(load)):
                file.holds = list(match.answers)
            of_campaign(match, campaign, str(load))
            if match.setup.get("campaign") is not None and campaign is None:
                campaign = own_log(match.setup, load)
        except UserError:
            file.lock.release()
            raise
        begin(match, screen, bot, Kept(file), campaign)
        return
    chosen = game_named(game if game is not None else GAMES[0])
    only_for(chosen, {"vs": vs, "champions": champions})
    if hotseat and bot is not None:
        raise UserError("--bot is for seats that are not people; with --hotseat all are")
    refuse_to_overwrite(save, None)
    number = int.from_bytes(os.urandom(4), "big") if seed is None else seed
    if chosen.name == "champions":
        match = play_champions.new_match(
            chosen,
            {
                "hero": hero,
                "heroes": heroes,
                "decks": deck,
                "scenario": scenario,
                "mode": mode,
                "heroic": heroic,
                "skirmish": skirmish,
                "modular": modular,
                "campaign": campaign,
                "without_unknown": without_unknown,
            },
            bot,
            hotseat,
            name or [],
            number,
        )
        play_champions.introduce(match, screen)
    else:
        if deck and len(deck) > 1:
            raise UserError("--deck names your deck, one; --against those of the others")
        match = play_vs.new_match(
            chosen, deck[0] if deck else None, against or [], bot or "greedy", players or 2, hotseat, name or [], number, facts
        )
        play_vs.introduce(match, screen)
    begin(match, screen, None, Kept(SaveFile(save) if save is not None else None))


def loaded(path: Path, name: str | None) -> Match:
    """The match kept in a file, as far as it was played; of the game `name`, if that is given."""
    from longbox.kernel.game import SetupError
    from longbox.kernel.match import RecordError, read_record, replay

    chosen: Game | None = game_named(name) if name is not None else None
    try:
        record = read_record(path)
        if chosen is None:
            chosen = game_of(record, path)
        if record.get("game") != chosen.name:
            raise UserError(f"{path}: a match of {shown(record.get('game'))}, not of {chosen.name!r}")
        return replay(chosen, record)
    except RecordError as error:
        words = str(error)
        raise UserError(words if words.startswith(f"{path}:") else f"{path}: {words}") from None
    except SetupError as error:
        raise UserError(f"{path}: {error}") from None


def of_campaign(match: Match, campaign: Path | None, where: str) -> None:
    """--campaign is for games of a campaign."""
    if campaign is not None and match.setup.get("campaign") is None:
        raise UserError(f"{where} is no game of a campaign")


def begin(match: Match, screen: Screen, bot: str | None, kept: Kept, campaign: Path | None = None) -> None:
    """Seat the agents, and play. A game of a campaign goes into its log, that of its set-up unless another is given.

    Every match has its place on the shelf, from which it can be gone on with.
    """
    from longbox.agents import make_agent
    from longbox.games.champions.terminal.play import Result
    from longbox.keeping.shelf import Shelf
    from longbox.terminal.kept import OnShelf
    from longbox.terminal.session import Session

    seats: Any = match.setup.get("agents")
    if not isinstance(seats, list) or len(seats) != len(match.players):
        others = PERSON if match.game.name == "champions" and bot is None else bot or "greedy"
        seats = [PERSON] + [others] * (len(match.players) - 1)
    agents = {
        p.seat: make_agent(bot or str(agent), match.seed * 8 + i, match.game)
        for i, (p, agent) in enumerate(zip(match.players, seats))
        if agent != PERSON
    }
    if kept.file is not None:
        kept.file.write(match, {})
        kept.file.holds = list(match.answers)
    shelf = Shelf()
    if kept.shelf is None:
        kept.shelf = OnShelf(shelf.new(match.game.name))
    result = Result(match.setup, campaign) if match.setup.get("campaign") is not None else None
    session = Session(match, screen, agents, program=program(), kept=kept, ending=result)
    session.keep()
    if kept.shelf.whole(match) and match.answers and shelf.replace(match, kept.shelf.shelved.path):
        screen.note(f"A later state of this game is kept as well: {program()} play --continue lists it.")
    shelf.clear_away()
    session.run()
    if result is not None:
        result.settle(match)


def program() -> str:
    """What Longbox is called by: its name if it is installed, its launcher from a checkout."""
    return "longbox" if Path(sys.argv[0]).stem == "longbox" else "./longbox"


def refuse_to_overwrite(save: Path | None, load: Path | None) -> None:
    """No kept match is written over, but the one that is gone on with."""
    if save is None or (load is not None and save.exists() and load.exists() and save.samefile(load)):
        return
    if save.exists():
        raise UserError(f"{save} is there already: --load goes on with it, or choose another file")
    if not save.absolute().parent.is_dir():
        raise UserError(f"{save}: there is no directory {save.parent}")
