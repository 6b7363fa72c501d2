"""Sanctioned events (chapters 9 to 14), as far as they are not a match: rounds, points, play-offs, what judges do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from longbox.games.dcdb.decks.files import SetupFile, read_setup
from longbox.games.dcdb.decks.formats import CUBE
from longbox.games.dcdb.decks.setup import setup_for, villains_of
from longbox.games.dcdb.state import DcCard
from longbox.kernel.setups import words_in
from longbox.tournament.structure import Below, Outcome, Seating, Stage, Way

if TYPE_CHECKING:
    from longbox.kernel.match import Match

#: dcdb:9.070 so many players at most -> so many rounds
ROUNDS: Final = ((8, 3), (16, 4), (32, 5), (64, 6), (128, 7))
FINALS: Final = Stage("finals", ((1, 2, 3, 4),))
#: dcdb:9.081, dcdb:9.100 the seats of the semi-finals, clockwise
SEMI_FINALS: Final = Stage("semi-finals", ((1, 4, 5, 8), (2, 3, 6, 7)), advance=2)
#: dcdb:9.081 from so many rounds on there are semi-finals
MANY_ROUNDS: Final = 5


@cache
def cube() -> SetupFile:
    """dcdb:14.100 the Cube, as far as it is here."""
    return read_setup(CUBE.name)


class Sanctioned:
    """The rules of sanctioned events."""

    #: dcdb:9.060
    least = 8
    #: dcdb:9.010 tables of four whenever possible, those at the top first
    sizes = (4, 3)
    #: dcdb:9.090
    points = (4, 2)
    #: dcdb:9.020
    minutes = 60
    choice = "plays or drafts first"
    #: dcdb:9.120
    drawn = "Super-Villains"
    #: dcdb:14.100
    ways = (
        Way("cube", "Cube", "dcdb:14.200"),
        Way("singleton", "Singleton Cube", "dcdb:14.300", singleton=True),
    )
    rules: Mapping[str, str] = {
        "round": "dcdb:9.010",
        "finals": "dcdb:9.080",
        "semi-finals": "dcdb:9.081",
        "seats": "dcdb:9.100",
        "points": "dcdb:9.090",
        "tie-breakers": "dcdb:9.110",
        "time": "dcdb:9.020",
        "drop": "dcdb:9.030",
        "concede": "dcdb:9.040",
        "ruled": "dcdb:10.080",
        "repeat": "dcdb:14.310",
    }
    remedies: Mapping[str, tuple[str, str]] = {
        "shown": ("dcdb:10.010", "what one player was shown, all players are shown"),
        "ongoing": ("dcdb:10.020", "penalty; the Ongoing card goes back into play, and no deck is put in another order"),
        "looking": ("dcdb:10.030", "penalty, if the judge thinks so, for looking at or revealing what was hidden"),
        "missed-trigger": ("dcdb:10.040", "penalty; the judge mends the table as well as can be (category C only)"),
        "slow-play": ("dcdb:10.060", "warning: slow play"),
        "warning": ("dcdb:10.070", "warning"),
        "assistance": ("dcdb:11.010", "penalty for help from outside, to who gave it or asked for it"),
        "banned": ("dcdb:11.030", "the banned card leaves the game, unless that would disturb it too much"),
        "device": ("dcdb:11.040", "electronic devices are put away from the draft on"),
        "notes": ("dcdb:11.050", "notes are of this game only, and not made in one's own turn"),
    }
    #: dcdb:12.060, dcdb:12.070, dcdb:12.080, dcdb:12.090
    slip: Sequence[str] = (
        "Check round, table and names; write down main characters and VP of each; each player signs.",
        "The Super-Villains go back to a judge with this slip.",
    )

    def rounds(self, players: int) -> int:
        """dcdb:9.070 a round more for each doubling of the players."""
        most, count = ROUNDS[-1]
        for limit, rounds in ROUNDS:
            if players <= limit:
                return rounds
        while players > most:
            most, count = most * 2, count + 1
        return count

    def playoffs(self, rounds: int) -> tuple[Stage, ...]:
        """dcdb:9.080, dcdb:9.081 the finals, from five rounds on after semi-finals."""
        return (SEMI_FINALS, FINALS) if rounds >= MANY_ROUNDS else (FINALS,)

    def turns_left(self, players: int, turn: int) -> int:
        """dcdb:9.020 the rest of the turn cycle, and a turn more for each player."""
        return players - 1 - turn + players

    def draw(self, below: Below) -> tuple[str, ...]:
        """dcdb:9.120 a stack of Super-Villains, the top one first."""
        found = cube()
        there = [str(c) for c in villains_of(found.cards, found.setup, words_in(found.setup, "sets"))]
        return tuple([there.pop(below(len(there))) for _ in range(min(CUBE.super_villains, len(there)))])

    def setup(self, way: Way, seating: Seating, played: Mapping[str, Sequence[str]]) -> dict[str, object]:
        """The set-up of a table: seats clockwise, who has the choice, its stack; dcdb:14.300 what nobody may draft again."""
        fields: dict[str, object] = {
            **cube().setup,
            "names": list(seating.players),
            "first": seating.first,
            "super_villains": list(seating.drawn),
        }
        if any(played.values()):
            fields["played"] = [list(played.get(n, ())) for n in seating.players]
        return setup_for(**fields)

    def outcome(self, match: Match) -> Outcome:
        """dcdb:12.050, dcdb:12.070 the places, the victory points and the main characters."""
        s = match.state
        names = [p.name for p in match.players]
        mains: dict[str, tuple[str, ...]] = {}
        for t in s.things:
            if isinstance(t, DcCard) and not t.printed.is_card and t.owner >= 0:
                name = names[t.owner]
                mains[name] = (*mains.get(name, ()), str(t.printed))
        return Outcome(tuple([names[p] for p in s.result.places]), {names[p]: n for p, n in enumerate(s.result.points)}, mains)


EVENT: Final = Sanctioned()
__all__ = ["EVENT", "FINALS", "ROUNDS", "SEMI_FINALS", "Sanctioned"]
