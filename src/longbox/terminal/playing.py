"""A match at this terminal begun, gone on with and kept: what `longbox play` does in every game."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from longbox.errors import UserError
from longbox.outside import shown
from longbox.terminal.arguments import MOST_JOBS, WHOLE, Flag, Words, game_named, game_of, within

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from longbox.kernel.game import Game
    from longbox.kernel.match import Match
    from longbox.terminal.face import Ending
    from longbox.terminal.kept import Kept
    from longbox.terminal.screen import Screen

LATER = Parameter(group="A game that was left")
CONTINUE = Parameter(name="--continue", negative="", group="A game that was left")


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class AtTable:
    """The options of `longbox play` that every game has."""

    bot: str | None = None
    """Who plays the other seats: greedy, search, random ..."""
    jobs: Annotated[int, WHOLE] = 1
    """On how many cores search looks ahead, with the same answers; 0 takes all there are."""
    hotseat: Flag = False
    """All seats are people at this keyboard; the screen is cleared between them."""
    name: Words = None
    """A player's name; give it again for each further one."""
    seed: Annotated[int | None, WHOLE] = None
    """The same seed deals the same cards."""
    save: Path | None = None
    """Keep the match in this file, written after each answer."""
    load: Annotated[Path | None, LATER] = None
    """Go on with a match kept in a file; it is kept there further on, or in the file of --save."""
    continue_: Annotated[bool, CONTINUE] = False
    """Go on with a game that was left: all that were are listed, whether they were saved or not."""

    @property
    def cores(self) -> int:
        """On so many."""
        return self.jobs or os.cpu_count() or 1

    @property
    def names(self) -> list[str]:
        """The names given."""
        return self.name or []


#: none of these options is given
NOTHING_SAID: Final = AtTable()


def play(
    game: str,
    at: AtTable,
    new: Mapping[str, object],
    make: Callable[[Game, int], Match],
    introduce: Callable[[Match, Screen], None],
    log: Path | None = None,
) -> None:
    """Play a match of a game: one that `make` deals, or one that is gone on with.

    `new` has the game's own options for a new match (None: not given). `log` is what the person named for the game's `Ending`.
    """
    from longbox.terminal.kept import Kept, SaveFile
    from longbox.terminal.screen import Screen

    within("--jobs", at.jobs, 0, MOST_JOBS)
    if at.load is not None or at.continue_:
        way = one_way(at.load, at.continue_)
        mine = {"--name": at.name, "--seed": at.seed, "--hotseat": at.hotseat or None}
        if wrong := [option for option, value in {**new, **mine}.items() if value is not None]:
            raise UserError(f"{wrong[0]} is for a new match; {way} goes on with one as it was set up")
        if at.load is not None:
            go_on_from(at.load, game, at.bot, at.save, log, at.cores)
        else:
            go_on(game, at.bot, at.save, log, at.cores)
        return
    if at.hotseat and at.bot is not None:
        raise UserError("--bot is for seats that are not people; with --hotseat all are")
    refuse_to_overwrite(at.save, None)
    match = make(game_named(game), int.from_bytes(os.urandom(4), "big") if at.seed is None else at.seed)
    screen = Screen()
    introduce(match, screen)
    begin(match, screen, None, Kept(SaveFile(at.save) if at.save is not None else None), _ending(match), at.cores)


def one_way(load: Path | None, continue_: bool) -> str:
    """How a match is gone on with. UserError if it is to be in both ways."""
    if continue_ and load is not None:
        raise UserError("--load and --continue both go on with a game: give one of them")
    return "--load" if load is not None else "--continue"


def go_on(game: str | None, bot: str | None, save: Path | None, log: Path | None = None, jobs: int = 1) -> None:
    """Go on with one of the games that were left; of the one named, if one is."""
    from longbox.terminal.left import take_up
    from longbox.terminal.screen import Screen

    refuse_to_overwrite(save, None)
    screen = Screen()
    if taken := take_up(screen, game, save):
        match, kept = taken
        begin(match, screen, bot, kept, _ending(match, None, log), jobs)


def go_on_from(load: Path, game: str, bot: str | None, save: Path | None, log: Path | None = None, jobs: int = 1) -> None:
    """Go on with the match of that game kept in a file, which from now on nobody else writes."""
    from longbox.terminal.kept import Kept, SaveFile
    from longbox.terminal.screen import Screen

    refuse_to_overwrite(save, load)
    file = SaveFile(save or load)
    # nobody writes it while it is read and played on
    file.hold()
    try:
        match = loaded(load, game)
        if save is None or (save.exists() and save.samefile(load)):
            file.holds = list(match.answers)
        ending = _ending(match, load, log)
    except UserError:
        file.lock.release()
        raise
    begin(match, Screen(), bot, Kept(file), ending, jobs)


def _ending(match: Match, file: Path | None = None, log: Path | None = None) -> Ending | None:
    from longbox.terminal.face import face_of

    return face_of(match.game.name).ending(match, file, log)


def game_in(path: Path) -> str:
    """The game of the match kept in a file."""
    from longbox.kernel.match import RecordError, read_record

    try:
        return game_of(read_record(path), path).name
    except RecordError as error:
        raise UserError(_in_file(path, error)) from None


def _in_file(path: Path, error: Exception) -> str:
    words = str(error)
    return words if words.startswith(f"{path}:") else f"{path}: {words}"


def loaded(path: Path, name: str) -> Match:
    """The match of that game kept in a file, as far as it was played."""
    from longbox.kernel.match import RecordError, read_record, replay
    from longbox.kernel.setups import SetupError

    chosen = game_named(name)
    try:
        record = read_record(path)
        if record.get("game") != chosen.name:
            raise UserError(f"{path}: a match of {shown(record.get('game'))}, not of {chosen.name!r}")
        return replay(chosen, record)
    except RecordError as error:
        raise UserError(_in_file(path, error)) from None
    except SetupError as error:
        raise UserError(f"{path}: {error}") from None


def begin(match: Match, screen: Screen, bot: str | None, kept: Kept, ending: Ending | None, jobs: int = 1) -> None:
    """Seat the agents, and play.

    Every match has its place on the shelf, from which it can be gone on with.
    """
    from longbox.agents import follow, make_agent
    from longbox.keeping.shelf import Shelf
    from longbox.terminal.face import PERSON, face_of
    from longbox.terminal.kept import OnShelf
    from longbox.terminal.session import Session

    said = match.setup.get("agents")
    seats: list[str] = said if isinstance(said, list) else []
    if len(seats) != len(match.players):
        seats = [PERSON] + [bot or face_of(match.game.name).company] * (len(match.players) - 1)
    agents = {
        p.seat: make_agent(bot or str(agent), match.seed * 8 + i, match.game, jobs)
        for i, (p, agent) in enumerate(zip(match.players, seats))
        if agent != PERSON
    }
    follow(agents.values(), match)
    if kept.file is not None:
        kept.file.write(match, {})
        kept.file.holds = list(match.answers)
    shelf = Shelf()
    if kept.shelf is None:
        kept.shelf = OnShelf(shelf.new(match.game.name))
    session = Session(match, screen, agents, program=program(), kept=kept, ending=ending)
    session.keep()
    if kept.shelf.whole(match) and match.answers and shelf.replace(match, kept.shelf.shelved.path):
        screen.note(f"A later state of this game is kept as well: {program()} play --continue lists it.")
    shelf.clear_away()
    session.run()
    if ending is not None:
        ending.settle(match)


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
