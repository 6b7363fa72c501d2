"""Situations as people write them: what may be said in another way, and what is refused with what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import THE_VILLAIN, Deal, WhenRevealed
from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.standins import THUG


def laid(**given: Any) -> Table:
    """A table of Champions."""
    return situation("champions", **given)  # type: ignore[no-any-return]


def test_what_lies_on_an_identity_is_said_of_the_side_or_of_its_hero() -> None:
    for a in (
        side("Spider-Man", damage=2, attached=["Counterspell"]),
        side(put("Spider-Man", damage=2, attached=["Counterspell"])),
    ):
        t = laid(A=a)
        assert t["Spider-Man"].attached == ["Counterspell"] and t.A.identity.damage == 2
    # it stays there as the form changes
    t.A.does("Change form")
    assert t["Peter Parker"].attached == ["Counterspell"]


def test_a_villain_that_no_scenario_has_goes_by_its_title() -> None:
    t = laid(A=side("Spider-Man"), villain="norman osborn", stage=2, environments=["Criminal Enterprise"])
    assert (t.villain.name, t.villain.stage) == ("Norman Osborn", "II")
    # what enters play with counters has them, whoever's it is
    assert t["Criminal Enterprise"].counter("infamy") == 2
    t = laid(A=side("Iron Man"), B=side("Spider-Man"), scenario="Crossbones", villain_attached=["Crossbones' Machine Gun"])
    assert t["Crossbones' Machine Gun"].counter("ammo") == 4


def test_an_event_attached_to_a_card_lies_there_without_being_in_play() -> None:
    quiver = put("Hawkeye's Quiver", attached=["Explosive Arrow"])
    t = laid(A=side("Hawkeye", play=[quiver, "Hawkeye's Bow"], hand=["Energy"]))
    assert not t.in_play("Explosive Arrow") and not t.offered("Use Explosive Arrow")
    t.A.plays("Explosive Arrow", "Energy")
    assert t.villain.damage == 3 and t.A.discard == ["Energy", "Explosive Arrow"]


def test_a_stand_in_may_be_revealed_as_it_is() -> None:
    t = laid(A=side("Spider-Man"), encounter=[BLANK])
    t.reveals(stand_in("treachery", "Rockslide", WhenRevealed(Deal(2, THE_VILLAIN))))
    assert t.villain.damage == 2 and t.encounter_discard == ["Rockslide"] and t.encounter_deck == ["Blank"]


def test_titles_are_found_however_they_are_written_and_the_whole_title_first() -> None:
    short = stand_in("minion", "R", hp=9, atk=1, sch=1)
    t = laid(A=side("Spider-Man", hand=["Swinging Web Kick", "Genius", "Energy"], minions=[short]))
    t.A.plays("swinging web kick")
    t.A.picks("R")
    assert t["R"].damage == 8 and t.villain.damage == 0
    t.A.attacks("spider man", "rhino")
    assert t.villain.damage == 2
    assert t.encounter_deck[0] == laid(A=side("Spider-Man"), encounter=["blank"]).encounter_deck[0]


@pytest.mark.parametrize(
    ("laying", "right"),
    [
        ({"A": side("Spider-Man", left=11)}, "Spider-Man has 10 hit points, not 11 left"),
        ({"A": side("Spider-Man"), "villain_left": 15}, "Rhino has 14 hit points"),
        ({"A": side("Spider-Man"), "threat": 7}, "The Break-In! is completed with 7 threat"),
        ({"A": side("Spider-Man"), "villain": "Green Goblin"}, "several villains: 02001b, 02014"),
        ({"A": side("Spider-Man"), "villain": "Nobody"}, "there are: Collector, Crossbones"),
        ({"A": side("Spider-Man"), "villain": "Collector", "stage": "III"}, "Collector has no stage 'III' here, but I"),
    ],
)
def test_a_table_that_cannot_be_is_refused(laying: dict[str, Any], right: str) -> None:
    with pytest.raises(LookupError, match=re.escape(right)):
        laid(**laying)


@pytest.mark.parametrize(
    ("done", "error", "right"),
    [
        (lambda t: t.enemy_attacks("Tigra"), LookupError, "Tigra is an ally"),
        (lambda t: t.enemy_schemes("Spider-Man"), LookupError, "Spider-Man is a hero"),
        (lambda t: t.gives("Tigra", "stun"), LookupError, "'stunned', 'confused' or 'tough'"),
        (lambda t: t.A.damage, AttributeError, "A.identity.damage"),
        (lambda t: t.A.minion, AttributeError, "perhaps minions"),
        (lambda t: t.threat, AttributeError, "t.scheme.threat"),
        (lambda t: t.acceleration, AttributeError, "perhaps accelerations"),
    ],
)
def test_what_cannot_be_done_or_looked_at_says_what_can(done: Callable[[Table], Any], error: type[Exception], right: str) -> None:
    t = laid(A=side("Spider-Man", play=["Tigra"], minions=[THUG]))
    with pytest.raises(error, match=re.escape(right)):
        done(t)
    assert t.kind == "turn" and t["Tigra"].status == frozenset() and t["Spider-Man"].damage == 0
