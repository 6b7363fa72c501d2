"""Modes of play: standard and skirmish mode, alone and together with others."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.decks.setup import blank
from longbox.games.champions.game import GAME
from longbox.games.champions.situations import Table
from longbox.games.champions.state import ENCOUNTER_DECK, VILLAIN_AREA, ChState
from longbox.kernel.setups import SetupError
from tests.rules.champions.rounds import next_round, told

SOLO = {"heroes": ["Captain Marvel"], "modular": []}


def laid_out(scenario: str = "Rhino", **setup: Any) -> ChState:
    """A game as it is laid out."""
    return blank(GAME, {**SOLO, "scenario": scenario, **setup}, 1)


def begun(scenario: str = "Rhino", **setup: Any) -> Table:
    """A game at its first turn."""
    t = Table(GAME.start({**SOLO, "scenario": scenario, **setup}, 1))
    while t.kind == "mulligan":
        t.passes()
    return t


def sets(s: ChState) -> list[str]:
    """The sets of the encounter deck, the obligations aside."""
    found = [s.things[n].printed for n in s.common(ENCOUNTER_DECK)]
    return sorted({d.set_ for d in found if d.kind != "obligation"})


def villain(s: ChState) -> list[str]:
    """The stages of the villain deck."""
    return [f.stage for f in s.things[s.villain].printed.faces]


def defeat(t: Table) -> None:
    """The stage of the villain that is up is defeated."""
    name = t.villain.name
    if "tough" in t.villain.status:
        t.happens(ev.DropStatus(t.find(name), "tough"))
    t.happens(ev.Damage(t.find(name), t[name].left))


@pytest.mark.rule("champions:standard-mode", "champions:standard-mode#1", "champions:modes-of-play")
@pytest.mark.parametrize("scenario", ["Rhino", "Klaw", "Ultron"])
def test_standard_mode_follows_the_scenario_and_nothing_else(scenario: str) -> None:
    s = laid_out(scenario)
    # the same without a word about modes, and with its name
    assert villain(s) == ["I", "II"] == villain(laid_out(scenario, mode="standard"))
    assert sets(s) == sorted([scenario.casefold(), "standard"]) and s.heroic == 0
    # the modular sets that the scenario names, unless others are chosen
    named = {"Rhino": "bomb_scare", "Klaw": "masters_of_evil", "Ultron": "under_attack"}[scenario]
    whole = blank(GAME, {"heroes": ["Captain Marvel"], "scenario": scenario}, 1)
    assert sets(whole) == sorted([scenario.casefold(), "standard", named])
    with pytest.raises(SetupError, match="'mode' must be 'standard' or 'expert'"):
        laid_out(scenario, mode="hard")


@pytest.mark.rule("champions:skirmish-mode", "champions:skirmish-mode#1")
@pytest.mark.parametrize(("stage", "hp"), [("I", 14), ("II", 15), ("III", 16)])
def test_in_skirmish_mode_one_stage_of_the_villain_is_played_alone(stage: str, hp: int) -> None:
    t = begun(skirmish=stage)
    s = t.state
    # any of them, and no other is in the game
    assert villain(s) == [stage] and t["Rhino"].left == hp
    assert [s.things[n].printed.kind for n in s.common(VILLAIN_AREA)].count("villain") == 1
    # otherwise it is a standard game
    assert sets(s) == ["rhino", "standard"]
    defeat(t)
    assert t.result is not None and t.result.won and t.result.rule == "champions:villain-defeat#p3"


@pytest.mark.rule("champions:skirmish-mode", "champions:skirmish-mode#1")
def test_a_standard_game_has_a_second_stage_to_defeat() -> None:
    t = begun()
    defeat(t)
    assert t.result is None and t.state.things[t.state.villain].up.stage == "II"
    defeat(t)
    assert t.result is not None and t.result.won


@pytest.mark.rule("champions:skirmish-mode#1")
def test_a_stage_that_the_villain_has_not_is_refused() -> None:
    # by number as well
    assert villain(laid_out(skirmish="2")) == ["II"] and villain(laid_out(skirmish="")) == ["I", "II"]
    for wrong in ("IV", "0", "A"):
        with pytest.raises(SetupError, match=r"Rhino has no stage .*; there are: I, II, III"):
            laid_out(skirmish=wrong)


@pytest.mark.rule("champions:skirmish-mode#2", "champions:expert-mode#2", "champions:heroic-mode#2")
def test_skirmish_expert_and_heroic_mode_combine() -> None:
    for mode in ("standard", "expert"):
        for heroic in (0, 2):
            for skirmish in ("", "I", "III"):
                s = laid_out(mode=mode, heroic=heroic, skirmish=skirmish)
                # the stage is chosen freely; the Expert set and the heroic level are there all the same
                assert villain(s) == ([skirmish] if skirmish else ["I", "II"] if mode == "standard" else ["II", "III"])
                assert ("expert" in sets(s)) is (mode == "expert") and s.heroic == heroic
    # at work: two more cards in step three
    t = begun(skirmish="III", mode="expert", heroic=2)
    next_round(t)
    assert "is dealt three encounter cards" in told(t, "is dealt")[0]
    # and none without it
    t = begun(skirmish="III", mode="expert")
    next_round(t)
    assert "is dealt an encounter card" in told(t, "is dealt")[0]


@pytest.mark.rule("champions:golden-rules#1")
def test_a_match_is_played_by_an_edition_of_the_rules_reference() -> None:
    assert laid_out().edition == laid_out(edition="1.5").edition == "1.5"
    # the introductory booklet is none
    with pytest.raises(SetupError, match=r"'edition' must be one of 1\.5, .*\(champions:golden-rules#1\), not 'Learn to Play'"):
        laid_out(edition="Learn to Play")
