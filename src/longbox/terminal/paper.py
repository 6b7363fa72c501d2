"""What is printed: a console through which no foreign text reaches the terminal but as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console, RenderHook
from rich.segment import Segment

from longbox.outside import printable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO

    from rich.console import ConsoleOptions, ConsoleRenderable, RenderableType


class _Harmless:
    """Whatever is printed, with its text made harmless: names in files may have control characters and escape sequences."""

    def __init__(self, inner: RenderableType) -> None:
        self.inner = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for segment in console.render(self.inner, options):
            yield segment if segment.control else Segment(printable(segment.text), segment.style)


class _Hook(RenderHook):
    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [_Harmless(each) for each in renderables]


def console(*, file: IO[str] | None = None, width: int | None = None, height: int | None = None, stderr: bool = False) -> Console:
    """The console for everything that is printed."""
    made = Console(highlight=False, emoji=False, markup=False, file=file, width=width, height=height, stderr=stderr)
    made.push_render_hook(_Hook())
    return made
