"""Where a person reads and types: the console, the line of input, and the marks that both can carry."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass
from io import TextIOWrapper
from typing import TYPE_CHECKING, TextIO

from rich.text import Text

from longbox.outside import printable
from longbox.terminal.paper import console

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import Console, ConsoleOptions, RenderableType

MOST_COLUMNS = 120
"""Prose does not run on beyond this."""


class Para:
    """A paragraph: its first line after a beginning of its own, the others indented as much."""

    def __init__(self, text: Text | str, first: Text | str = "") -> None:
        self.text = Text(text) if isinstance(text, str) else text
        self.first = Text(first) if isinstance(first, str) else first

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        first = self.first
        for line in self.broken(console, max(20, min(options.max_width - 1, MOST_COLUMNS) - first.cell_len)):
            line.rstrip()
            yield Text.assemble(first, line)
            first = Text(" " * first.cell_len)

    def broken(self, console: Console, room: int) -> Sequence[Text]:
        """Its lines, none wider than there is room."""
        return [*self.text.wrap(console, room)]


class Flow(Para):
    """Pieces one after the other, broken between them; only one that is wider than a line is broken itself."""

    def __init__(self, pieces: Sequence[Text], between: str = "; ", first: Text | str = "") -> None:
        super().__init__(Text(between).join(pieces), first)
        self.pieces = pieces
        self.between = between

    def broken(self, console: Console, room: int) -> Sequence[Text]:
        """Its lines: what stands between two pieces ends the line that it breaks."""
        mark = self.between.rstrip()
        blank = " " * (len(self.between) - len(mark))
        out: list[Text] = []
        for i, piece in enumerate(self.pieces, 1):
            words = piece.copy().append(mark if i < len(self.pieces) else "")
            if out and out[-1].cell_len + len(blank) + words.cell_len <= room:
                out[-1].append(blank).append_text(words)
            else:
                out += words.wrap(console, room)
        return out


class InputEnded(Exception):
    """There is no more input: the terminal was closed, or a piped script is over."""


@dataclass(frozen=True)
class Marks:
    """The signs drawn on the table."""

    face_down: str = "▒▒"
    exhausted: str = "↷"
    raised: str = "↑"
    lowered: str = "↓"
    nothing: str = "·"
    arrow: str = "→"
    line: str = "─"
    wall: str = "│"
    dot: str = "·"
    more: str = "…"
    corners: str = "╭╮╰╯"
    strong: str = "┏┓┗┛━┃"


ASCII = Marks("##", "@", "^", "v", ".", "->", "-", "|", "-", ".", "++++", "####=#")
"""For terminals that can't show others."""


class Screen:
    """A terminal, or a pair of streams that stands for one."""

    def __init__(
        self, source: TextIO | None = None, out: TextIO | None = None, *, width: int | None = None, height: int | None = None
    ) -> None:
        self.source = source
        # what can't be read or shown ends no game
        _lenient(sys.stdin, "surrogateescape")
        _lenient(sys.stdout, "backslashreplace")
        self.console = console(file=out, width=width, height=height)
        self.marks = Marks() if self.console.encoding.lower().startswith("utf") else ASCII

    @property
    def width(self) -> int:
        """Columns to draw on. A line as wide as the terminal would wrap on some, so one less."""
        return max(40, self.console.width - 1)

    @property
    def tall(self) -> bool:
        """Whether there is room for the roomy table."""
        return self.console.is_terminal and self.console.height >= 36 and self.console.width >= 96

    def say(self, *lines: RenderableType) -> None:
        """Print lines; long ones wrap at words."""
        for line in lines:
            self.console.print(line)

    def note(self, words: str) -> None:
        """Print a remark of the program, set apart from the game's own words."""
        self.say(Para(Text(words, "italic"), "  "))

    def copyable(self, line: str) -> None:
        """Print a line that somebody may want to copy: unbroken, however long it is."""
        self.console.print(Text(f"  {line}"), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line of input, without blanks around it. Raises InputEnded where there is none."""
        while True:
            try:
                line = self._line(prompt)
                line.encode("utf-8")
            except UnicodeError:
                self.say(Para(Text(f"That is no text in {self.console.encoding.upper()}: type it again.", "red"), " "))
            else:
                return line.strip()

    def _line(self, prompt: str) -> str:
        if self.source is None and sys.stdin.isatty():
            return _typed(prompt)
        source = self.source if self.source is not None else sys.stdin
        self.console.print(Text(prompt), end="")
        line = source.readline()
        if not line:
            self.console.print()
            raise InputEnded
        # what is piped is not echoed, and the transcript should show it
        self.console.print(Text(line.rstrip("\n").encode("utf-8", "backslashreplace").decode()))
        return line

    def clear(self) -> None:
        """Nothing that was on the screen can be read any more, by scrolling back either."""
        out = self.console
        if out.is_terminal and not out.is_dumb_terminal:
            out.file.write("\x1b[2J\x1b[3J\x1b[H")
            out.file.flush()
        else:
            out.print("\n" * max(40, out.height))


def _typed(prompt: str) -> str:
    with suppress(ImportError):
        import readline  # noqa: F401  (line editing and history for input)
    try:
        return input(printable(prompt))
    except EOFError:
        print()
        raise InputEnded from None


def _lenient(stream: object, errors: str) -> None:
    """Let a stream of the system's carry what is no text in its encoding."""
    if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
        stream.reconfigure(errors=errors)


def as_number(text: str) -> int | None:
    """The number that was typed; None if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def shortened(words: str, width: int, marks: Marks) -> str:
    """The words, cut to a width of the screen."""
    if len(words) <= width:
        return words
    return words[: max(1, width - len(marks.more))].rstrip() + marks.more
