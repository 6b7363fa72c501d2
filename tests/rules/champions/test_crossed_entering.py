"""Minions that enter play, against effects that interrupt or answer that."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import (
    YOU_,
    Action,
    Each,
    Elsewhere,
    EngageIt,
    Enters,
    It,
    Keyword,
    PutIntoPlay,
    Response,
    Take,
    WhenRevealed,
    Whom,
)
from longbox.games.champions.situations import BLANK, stand_in
from longbox.games.champions.state import AREA
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.rules.champions.standins import THUG, free

BRUTE = stand_in("minion", "Brute", hp=4, atk=2, sch=1)
PILE = Each(Elsewhere(("encounter discard pile",), frozenset({"minion"})))
RALLY = free("Rally", Action((), PutIntoPlay(PILE)))


@pytest.mark.rule("champions:play#p2", "champions:engage#1")
def test_a_minion_that_somebody_else_has_put_into_play_meanwhile_stays_with_them() -> None:
    # B puts the rest of the pile into play as soon as the first of it has entered play
    haste = free("Haste", Response(Enters(Whom("minion")), PutIntoPlay(PILE)))
    t = situation(
        "champions", A=side("Spider-Man", hand=[RALLY]), B=side("She-Hulk", hand=[haste]), encounter_discard=[THUG, BRUTE]
    )
    t.A.plays("Rally")
    t.B.picks("Haste")
    on(t, "turn")
    assert (t.A.minions, t.B.minions) == (["Brute"], ["Thug"]) and len(told(t, "Thug engages")) == 1
    for name, player in (("Brute", 0), ("Thug", 1)):
        assert t[name].engaged == player and t.state.place(t[name].number) == AREA and t.state.player_of(t[name].number) == player
    # undisturbed all of it engages whoever puts it into play
    t = situation("champions", A=side("Spider-Man", hand=[RALLY]), B=side("She-Hulk"), encounter_discard=[THUG, BRUTE])
    t.A.plays("Rally")
    assert sorted(t.A.minions) == ["Brute", "Thug"] and t.B.minions == []


@pytest.mark.rule("champions:engage", "champions:engage#2")
def test_a_minion_that_is_engaged_as_it_enters_play_does_not_engage_the_other_player_as_well() -> None:
    # entering play comes before engaging (FAQ on Widow's Bite): who engages it in answer to that has it
    taunt = free("Taunt", Response(Enters(Whom("minion")), EngageIt(It("it"))))
    quick = stand_in("minion", "Quick", Keyword("quickstrike"), WhenRevealed(Take(1, YOU_)), hp=4, atk=2, sch=1)
    t = situation("champions", A=side("Spider-Man"), B=side("She-Hulk", hand=[taunt]), encounter=[quick, BLANK, BLANK])
    t.reveals("Quick")
    t.B.picks("Taunt")
    on(t, "turn")
    assert t.A.minions == [] and t.B.minions == ["Quick"] and t.state.player_of(t["Quick"].number) == 1
    assert len(told(t, "Quick engages")) == 1
    # its quickstrike is for the hero it engaged; what it says as it is revealed is for who reveals it
    assert t["She-Hulk"].damage == 2 and t["Spider-Man"].damage == 1
