"""`longbox replay`: play a kept match again, and see that it comes out the same."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from longbox.terminal.arguments import WHOLE, game_of


def replay(file: Path, *, to: Annotated[int | None, WHOLE] = None, seat: Annotated[int | None, WHOLE] = None) -> None:
    """Play a kept match again: its log, and the table at the end. The digests in it are compared on the way.

    Parameters
    ----------
    file
        The record, as play --save keeps it.
    to
        Stop after so many answers.
    seat
        Show what that player may see (1 for the first); unless given, what a spectator may.
    """
    from longbox.errors import UserError
    from longbox.kernel import match as kernel
    from longbox.kernel.setups import SetupError
    from longbox.terminal.face import face_of
    from longbox.terminal.reading import print_lines
    from longbox.terminal.screen import Screen

    try:
        record = kernel.read_record(file)
        game = game_of(record, file)
        count = len(record["answers"])
        if to is not None and not 0 <= to <= count:
            raise UserError(f"--to must be from 0 to {count}, the answers in {file}; it is {to}")
        match = kernel.replay(game, record, to)
    except kernel.RecordError as error:
        words = str(error)
        raise UserError(words if words.startswith(f"{file}:") else f"{file}: {words}") from None
    except SetupError as error:
        raise UserError(f"{file}: {error}") from None
    if seat is not None and not 1 <= seat <= len(match.players):
        raise UserError(f"--seat must be from 1 to {len(match.players)}, not {seat}")
    screen = Screen()
    face = face_of(game.name)
    shown = None if seat is None else match.players[seat - 1].seat
    assert match.log is not None
    print_lines(screen, face.compact(match.log.lines, shown))
    d = match.decision
    view = match.view(-1 if shown is None else shown)
    screen.say("", *face.table(view, screen, d.player if d is not None else -1), "")
    done = f"{len(match.answers)} of {count} answers" if len(match.answers) < count else f"all {count} answers"
    screen.say(f"Replayed {done}; the digests agree." if record.get("digests") else f"Replayed {done}.")
    words = game.result_text(match.state)
    screen.say(f"{words[:1].upper()}{words[1:]}.")
