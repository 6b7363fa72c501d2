"""The commands of the command line, a module each; `longbox.cli` lists them.

A command that every game carries out in its own way is an App with a subcommand for each: the games' entries say where it is.
No command knows a game by its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import App, CycloptsError, Parameter

from longbox.errors import UserError
from longbox.games import entries, entry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

#: all the words of a command line, options among them
AnyWords = Annotated[str, Parameter(show=False, allow_leading_hyphen=True)]


def by_game(command: str, line: str) -> App:
    """A command with a subcommand for each game that has it, loaded when it is asked for. `line` tells what it is for."""
    app = App(name=command.split()[-1], help=line, help_format="plaintext")
    for at in entries():
        if place := at.commands.get(command):
            app.command(at.where(place), name=at.name, help=f"{at.title}: {line[:1].lower()}{line[1:]}")
    return app


def of_a_game(command: str, line: str) -> App:
    """A command `by_game` that a game must be named for."""
    app = by_game(command, line)

    @app.default
    def without_a_game(*words: AnyWords) -> object:
        return call(app, named(app, command, words))

    return app


def named(app: App, command: str, words: Sequence[str]) -> list[str]:
    """The words with the game before them, if it stands among them. UserError, with the games there are, if it doesn't."""
    if found := moved(app, words):
        return found
    there = [at.name for at in entries() if command in at.commands]
    if not words or words[0].startswith("-"):
        raise UserError(f"name a game: {', '.join(f'longbox {command} {name}' for name in there)}")
    title = known(words[0])
    raise UserError(f"{title} has no {command!r}; there is: {', '.join(f'longbox {command} {name}' for name in there)}")


def known(name: str) -> str:
    """The title of the game of that name. UserError with those there are."""
    try:
        return entry(name).title
    except LookupError as error:
        raise UserError(str(error.args[0])) from None


def moved(app: App, words: Sequence[str]) -> list[str]:
    """The words with the game that stands after options before them; empty if there is none."""
    for i, word in enumerate(words):
        if i and word in (at.name for at in entries()) and word in app:
            found = [word, *words[:i], *words[i + 1 :]]
            if understood(app, found):
                return found
    return []


def understood(app: App, words: Sequence[str]) -> bool:
    """Can an app make something of these words?"""
    try:
        app.parse_args(list(words), exit_on_error=False, print_error=False)
    except CycloptsError:
        return False
    return True


def call(app: App, words: Sequence[str]) -> object:
    """Carry out a command line of an app."""
    result: object = app(list(words), exit_on_error=False, print_error=False, result_action="return_value")
    return result


def of_another_game(carried_out_by: object, option: str) -> str:
    """What is wrong with an option that the same command has for another game; "" if it has it for none."""
    place = f"{getattr(carried_out_by, '__module__', '')}:{getattr(carried_out_by, '__qualname__', '')}"
    mine = [(at, command) for at in entries() for command, where in at.commands.items() if at.where(where) == place]
    for at, command in mine:
        for other in entries():
            if other.name != at.name and command in other.commands and option in options(other.find(other.commands[command])):
                return f"{option} is for {other.name} ({other.title}), not for {at.name} ({at.title})"
    return ""


def options(function: Callable[..., object]) -> set[str]:
    """The options of a function that carries out a command."""
    app = App(help_format="plaintext")
    app.default(function)
    return {name for argument in app.assemble_argument_collection() for name in argument.names}
