"""The games that were left: their list, and taking up one of them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from longbox.errors import UserError
from longbox.games import entries, entry
from longbox.keeping.lock import InUse
from longbox.keeping.shelf import Left, Shelf
from longbox.terminal.arguments import game_named
from longbox.terminal.face import face_of
from longbox.terminal.kept import Kept, OnShelf, SaveFile
from longbox.terminal.screen import InputEnded, Para, as_number

if TYPE_CHECKING:
    from longbox.kernel.match import Match
    from longbox.kernel.setups import Setup
    from longbox.terminal.screen import Screen

#: so many are listed
SHOWN = 20


def take_up(screen: Screen, name: str | None, save: Path | None) -> tuple[Match, Kept] | None:
    """List the games that were left (of one game, if it is named); the one that is chosen, and where it is kept from now on."""
    from longbox.kernel.match import RecordError, replay
    from longbox.kernel.setups import SetupError

    wanted = [at.name for at in entries()] if name is None else [game_named(name).name]
    shelf = Shelf()
    left = [each for each in shelf.left() if each.content.head.get("game") in wanted]
    playing = {each.path: who for each in left if (who := shelf.playing(each.path))}
    free = [each for each in left if each.path not in playing][:SHOWN]
    if not free:
        others = f"; {len(playing)} being played just now ({', '.join(playing.values())})" if playing else ""
        raise UserError(f"no game was left here{others} ({shelf.folder}); longbox play begins one")
    chosen = choose(screen, free, len(playing))
    if chosen is None:
        return None
    try:
        shelved = shelf.take(chosen.path)
    except ValueError as error:
        raise UserError(str(error)) from None
    content = shelved.journal.content
    assert content is not None
    record = content.record()
    try:
        match = replay(game_named(str(record["game"])), record)
    except (RecordError, SetupError) as error:
        raise UserError(f"{chosen.path}: {error}") from None
    place = OnShelf(shelved)
    place.holds = list(content.answers)
    file = SaveFile(save) if save is not None else same_file(screen, content.marks.get("file"), match)
    return match, Kept(file, place)


def choose(screen: Screen, left: list[Left], playing: int) -> Left | None:
    """The game to go on with; None if it is none of them."""
    screen.say(Text("Games that were left, the latest first:", "bold"))
    for i, each in enumerate(left):
        screen.say(Para(described(each), Text(f" {i + 1:>2} ", "bold cyan")))
    if playing:
        screen.note(f"{playing} more {'is' if playing == 1 else 'are'} being played just now.")
    while True:
        try:
            text = screen.ask("[a number; Enter: the first; q: none] > ")
        except (InputEnded, KeyboardInterrupt):
            return None
        number = as_number(text) if text else 1
        if number is not None and 1 <= number <= len(left):
            return left[number - 1]
        if text.casefold() in ("q", "quit", "exit"):
            return None
        screen.say(Para(Text(f"{text!r} is no game of the list: type a number from 1 to {len(left)}, or q.", "red"), " "))


def described(left: Left) -> str:
    """A game in a line."""
    head, marks = left.content.head, left.content.marks
    given = head.get("setup")
    setup: Setup = given if isinstance(given, dict) else {}
    at = entry(str(head["game"]))
    count = len(left.content.answers)
    parts = [f"{at.title}: {face_of(at.name).summary(setup)}"]
    if marks.get("moment"):
        parts.append(str(marks["moment"]))
    parts.append(f"{count} answer{'' if count == 1 else 's'}")
    parts.append(time.strftime("%Y-%m-%d %H:%M", time.localtime(left.touched)))
    if marks.get("file"):
        parts.append(f"saved in {marks['file']}")
    return "; ".join(parts)


def same_file(screen: Screen, path: object, match: Match) -> SaveFile | None:
    """The file that the game was saved in, if that has no more and nothing else than the game as it is kept here."""
    from longbox.kernel.match import RecordError, read_record

    if not isinstance(path, str) or not path:
        return None
    file = SaveFile(Path(path))
    try:
        file.hold()
        record = read_record(path)
    except (InUse, RecordError, OSError) as error:
        words = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)
        screen.note(f"This game is not saved any more where it was: {words}")
        file.lock.release()
        return None
    answers = [tuple(given) for given in record["answers"]]
    own = (match.game.name, match.setup, match.seed)
    if (record.get("game"), record["setup"], record["seed"]) != own or answers != match.answers[: len(answers)]:
        screen.note(f"{path} holds something else by now, and stays as it is; save FILE saves this game.")
        file.lock.release()
        return None
    file.holds = answers
    return file
