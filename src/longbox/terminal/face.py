"""What the terminal has to be told of a game: how its table looks, how its cards read, what is in the way of a play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from longbox.games import entry
from longbox.terminal.answers import AskShape, Wording

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import RenderableType

    from longbox.kernel.decisions import Decision
    from longbox.kernel.match import LogLine, Match
    from longbox.kernel.setups import Setup
    from longbox.kernel.views import View
    from longbox.terminal.screen import Screen

__all__ = ["ALWAYS", "PERSON", "AskShape", "Ending", "Face", "Line", "face_of"]

#: who sits where no agent does
PERSON = "person"


@dataclass(frozen=True)
class Line:
    """A line for the reader: several of the log's in one, with the rules they cite."""

    text: str
    rules: tuple[str, ...]
    #: 0 for what happens; headings are left out when nothing follows, a heading takes the place of those up to its own
    #: number, and from ALWAYS on they stay
    heading: int = 0


ALWAYS = 3


class Ending(Protocol):
    """Somebody who has to know how the match ends, as soon as it does."""

    def over(self, match: Match) -> str:
        """The match is over; what there is to say about that."""

    def reopened(self) -> None:
        """It is not over after all: somebody went back."""

    def settle(self, match: Match) -> None:
        """The match is left. UserError for what is then still to be done by hand."""


class Face(Wording, Protocol):
    """One game in the terminal."""

    #: who plays the other seats where nobody has said it: an agent, or PERSON
    company: str
    #: a rule of its rulebook as a person types it, for an example
    example: str
    #: commands that read otherwise in this game than `session.HELP` has them; those with no words are not there
    help: Mapping[str, str]
    #: what the game goes by: "turn", "round"
    round_word: str

    def summary(self, setup: Setup) -> str:
        """A match in a few words, for the list of those that were left."""

    def ending(self, match: Match, file: Path | None = None, log: Path | None = None) -> Ending | None:
        """Who has to know how the match ends, if anybody: `log` is what the person named for it, `file` where the match was kept.

        UserError for a log of a match that has none, or one that can't be found.
        """

    def legend(self, screen: Screen) -> str:
        """The marks on the table, explained."""

    def table(self, view: View, screen: Screen, asked: int) -> Sequence[RenderableType]:
        """The table as the view's seat sees it; `asked` is the player who is to decide, or -1."""

    def moment(self, view: View, screen: Screen) -> Sequence[RenderableType]:
        """Where the game is, in a line or a few: for a person who sees the table still."""

    def scene(self, view: View) -> object:
        """What lies on the table, to be compared: while it stays the same, the moment is enough to show."""

    def piles(self, view: View, screen: Screen) -> Sequence[RenderableType]:
        """The cards in the open piles."""

    def wants_table(self, view: View, decision: Decision, again: bool) -> bool:
        """Should the table be drawn before this question? `again`: the same person answered the one before."""

    def prompt(self, view: View, decision: Decision) -> str:
        """The question."""

    def read(self, match: Match, view: View, asked: str | int, screen: Screen) -> Sequence[RenderableType]:
        """A card, by reference or by what a person calls it."""

    def why(self, match: Match, view: View, player: int, asked: str | int) -> Sequence[RenderableType]:
        """What is in the way of doing something with a card, or of an attack ("Storm vs Rogue")."""

    def compact(self, lines: Sequence[LogLine], seat: int | None) -> list[Line]:
        """Lines of the log for a person to read."""


def face_of(game: str) -> Face:
    """The face of a game."""
    at = entry(game)
    face: Face = at.find(at.face)()
    return face
