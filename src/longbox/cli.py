"""The command line: `longbox COMMAND ...`. Each command is a module of `longbox.commands`, imported when it is called."""

import errno
import os
import signal
import sys
from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from cyclopts import App, CycloptsError, UnknownOptionError, UnusedCliTokensError

from longbox import compiled
from longbox.errors import UserError
from longbox.outside import cut, printable
from longbox.version import __version__

COMMANDS: Final = MappingProxyType(
    {
        "play": ("longbox.commands.play:play", "Play a match in the terminal."),
        "serve": ("longbox.commands.serve:serve", "The table in a browser: alone, or with friends by a link."),
        "replay": ("longbox.commands.replay:replay", "Play a kept match again, and see that it comes out the same."),
        "simulate": ("longbox.commands.simulate:simulate", "Let agents play many matches: win rates with intervals."),
        "tournament": ("longbox.commands.tournament:tournament", "Run a tournament: rounds, results, standings, slips."),
        "bench": ("longbox.commands.bench:bench", "Measure how fast the games are."),
        "deck": ("longbox.commands.deck:deck", "Check a deck list, or list the decks that come with Longbox."),
        "card": ("longbox.commands.card:card", "Read a card: facts and their sources, text, rulings."),
        "rule": ("longbox.commands.rule:rule", "Read a rule: what it says, its links and examples, what cites it."),
    }
)
"""Name, then where its function (or App of subcommands) is, then its line in the help."""
PLAYING: Final = ("play", "serve", "replay", "simulate")
"""The commands for whose sake the engine is compiled."""


def app() -> App:
    """The command line as cyclopts has it."""
    longbox = App(
        name="longbox",
        version=__version__,
        help="Plays superhero card games and enforces their rules.",
        help_format="plaintext",  # neither imports a Markdown renderer
        version_format="plaintext",
        help_on_error=False,
    )
    for name, (path, line) in COMMANDS.items():
        longbox.command(path, name=name, help=line)
    return longbox


def run(args: Sequence[str]) -> int:
    """Run a command line; the exit status. Whatever the user got wrong is one sentence on stderr and status 2."""
    try:
        result = app()(list(args), exit_on_error=False, print_error=False, result_action="return_value")
        return result if isinstance(result, int) else 0
    except UnusedCliTokensError as error:
        unused = " ".join(map(repr, error.unused_tokens or ()))
        return _complain(f"too many words: {unused} (an option that takes several values is given again for each)")
    except UnknownOptionError as error:
        return _complain(_unknown(error))
    except (UserError, CycloptsError) as error:
        return _complain(str(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError) or (error.errno == errno.EIO and error.filename is None):
            # the reader of our output, such as head, has enough, or the terminal is gone
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        if error.filename is None:
            raise
        return _complain(f"{cut(str(error.filename), 200)}: {error.strerror}")
    except KeyboardInterrupt:
        return 130


def _unknown(error: UnknownOptionError) -> str:
    """What is wrong with an option that a command does not have."""
    from longbox.commands import of_another_game

    option = error.token.keyword or error.token.value or ""
    return of_another_game(error.target, option.partition("=")[0]) or str(error)


def _complain(message: str) -> int:
    print(f"longbox: {printable(' '.join(message.split()))}", file=sys.stderr)
    return 2


def main() -> None:
    """Entry point of the script `longbox`."""
    status = 130
    try:
        if sys.argv[1:2] and sys.argv[1] in PLAYING and not {"--help", "-h"} & set(sys.argv):
            compiled.begin(lambda words: print(words, file=sys.stderr, flush=True))
        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        pass  # as it was over: what there was to do has been done
    finally:
        # another Ctrl-C, while the interpreter clears up, breaks nothing off any more, however it came to its end
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(status)
