"""What a game says of its tournaments: values and a few answers. A game's entry says where its `Structure` is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from longbox.kernel.match import Match

#: a lot: a whole number below another
Below = Callable[[int], int]


@dataclass(frozen=True)
class Way:
    """A format of tournaments. In one that is `singleton`, nobody plays the same character twice."""

    name: str
    title: str
    rule: str
    singleton: bool = False


@dataclass(frozen=True)
class Stage:
    """A play-off round: its tables, by ranks (from 1) among those invited, in the order of the seats.

    `advance` of each table go on to the next stage, seated there by their standings.
    """

    title: str
    tables: tuple[tuple[int, ...], ...]
    advance: int = 0

    @property
    def invited(self) -> int:
        """How many play."""
        return sum([len(t) for t in self.tables])


@dataclass(frozen=True)
class Outcome:
    """How a match ended: the players' names from the first place to the last, and of each the score and the characters played."""

    places: tuple[str, ...]
    scores: Mapping[str, int] = field(default_factory=dict)
    characters: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Seating:
    """A table of a round: the players clockwise, who of them has the choice, the match's seed, what was drawn by lot for it."""

    players: tuple[str, ...]
    first: int
    seed: int
    drawn: tuple[str, ...] = ()


class Structure(Protocol):
    """The tournament rules of a game."""

    #: fewest players of a tournament
    least: int
    #: sizes of tables, the one that is wanted first
    sizes: tuple[int, ...]
    #: match points by place; places beyond get none
    points: tuple[int, ...]
    #: minutes for a round
    minutes: int
    #: what is said of who has the choice at a table
    choice: str
    #: what a table's lots are called ("" if there are none)
    drawn: str
    ways: tuple[Way, ...]
    #: what was ruled -> rule id: "drop", "concede", "warning" ...; the remedies a judge has are in `remedies`
    rules: Mapping[str, str]
    #: what a judge may note: name -> (rule, what is to be done)
    remedies: Mapping[str, tuple[str, str]]
    #: what stands at the foot of a match slip
    slip: Sequence[str]

    def rounds(self, players: int) -> int:
        """How many rounds are played before the play-offs."""

    def playoffs(self, rounds: int) -> tuple[Stage, ...]:
        """The play-offs after so many rounds."""

    def turns_left(self, players: int, turn: int) -> int:
        """Time is called in the turn of this player (0: who went first): how many turns follow at most."""

    def draw(self, below: Below) -> tuple[str, ...]:
        """What is drawn by lot for a table, such as its stack of villains."""

    def setup(self, way: Way, seating: Seating, played: Mapping[str, Sequence[str]]) -> dict[str, object]:
        """The set-up of a table's match. `played` are characters that a player may not play again."""

    def outcome(self, match: Match) -> Outcome:
        """How a match ended."""
