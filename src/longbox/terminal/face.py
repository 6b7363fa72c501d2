"""What the terminal has to be told of a game: how its table looks, how its cards read, what is in the way of a play."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from longbox.games import entry

if TYPE_CHECKING:
    from rich.console import RenderableType

    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.match import LogLine, Match
    from longbox.kernel.views import View
    from longbox.terminal.answers import Asker
    from longbox.terminal.screen import Screen

#: asks a person for what a shape wants; None when the person steps back out of it
AskShape = Callable[["Asker", Any], "Answer | None"]


@dataclass(frozen=True)
class Line:
    """A line for the reader: several of the log's in one, with the rules they cite."""

    text: str
    rules: tuple[str, ...]
    #: 0 for what happens; headings are left out when nothing follows, a heading takes the place of those up to its own
    #: number, and from ALWAYS on they stay
    heading: int = 0


ALWAYS = 3


class Face(Protocol):
    """One game in the terminal."""

    #: how to ask for the shapes that this game asks for in its own way
    shapes: dict[type, AskShape]
    #: commands that read otherwise in this game than `session.HELP` has them; those with no words are not there
    help: Mapping[str, str]
    #: what the game goes by: "turn", "round"
    round_word: str
    #: what choosing nothing means in a kind of question
    nothing: Mapping[str, str]
    #: the kinds of question that "auto" passes
    passes: frozenset[str]
    #: the rules of questions of order that a person may leave as it is, the rest of them included
    any_order: frozenset[str]

    def legend(self, screen: Screen) -> str:
        """The marks on the table, explained."""

    def table(self, view: View, screen: Screen, asked: int) -> Sequence[RenderableType]:
        """The table as the view's seat sees it; `asked` is the player who is to decide, or -1."""

    def moment(self, view: View, screen: Screen) -> Sequence[RenderableType]:
        """Where the game is, in a line or a few: for a person who sees the table still."""

    def scene(self, view: View) -> Any:
        """What lies on the table, to be compared: while it stays the same, the moment is enough to show."""

    def piles(self, view: View, screen: Screen) -> Sequence[RenderableType]:
        """The cards in the open piles."""

    def wants_table(self, view: View, decision: Decision, again: bool) -> bool:
        """Should the table be drawn before this question? `again`: the same person answered the one before."""

    def prompt(self, view: View, decision: Decision) -> str:
        """The question."""

    def option(self, view: View, decision: Decision, option: Any, screen: Screen) -> str:
        """One option in words."""

    def likeness(self, view: View, decision: Decision, option: Any) -> Hashable | None:
        """Options with the same likeness differ in nothing: one of them is enough to show. None: like no other."""

    def read(self, match: Match, view: View, asked: str | int, screen: Screen) -> Sequence[RenderableType]:
        """A card, by reference or by what a person calls it."""

    def why(self, match: Match, view: View, player: int, asked: str | int) -> Sequence[RenderableType]:
        """What is in the way of doing something with a card, or of an attack ("Storm vs Rogue")."""

    def compact(self, lines: Sequence[LogLine], seat: int | None) -> list[Line]:
        """Lines of the log for a person to read."""

    def happening(self, view: View, player: int) -> dict[Hashable, str]:
        """What just now concerns a player who would rather be left alone: keys and words."""


def face_of(game: str) -> Face:
    """The face of a game."""
    at = entry(game)
    face: Face = at.find(at.face)()
    return face
