"""An ability that answers to a defeat finds the card in the pile to which that took it; there it remembers nothing."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    HERO,
    IT,
    MINION,
    Deal,
    DiscardIt,
    IsDefeated,
    It,
    Keyword,
    PutIntoPlay,
    Response,
    Then,
    This,
    ToHandIt,
    Whom,
    seq,
)
from longbox.games.champions.situations import put, stand_in
from longbox.situations import side
from tests.rules.champions.rounds import laid

YOUR_ALLY = Whom("your ally")


def called(*effect: Any) -> Any:
    """An event that answers to the defeat of an ally of yours."""
    return stand_in("event", "Called", Response(IsDefeated(YOUR_ALLY, after=True), seq(*effect)), cost=0)


@pytest.mark.rule("champions:leaves-play#1", "champions:play#p2", "champions:defeat#1")
def test_a_fallen_ally_comes_back_as_a_new_card() -> None:
    back = called(Then(PutIntoPlay(It("it", "that ally")), Deal(1, It("it", "that ally"))))
    t = laid(A=side("Spider-Man", play=[put("Tigra", exhausted=True, attached=["Inspired"])], hand=[back]))
    t.hurts("Tigra", 3)
    t.A.picks("Called")
    assert t.A.play == ["Tigra"] and t["Tigra"].damage == 1 and not t["Tigra"].exhausted and t["Tigra"].atk == 2
    assert "Inspired" in t.A.discard and "Called" in t.A.discard


@pytest.mark.rule("champions:leaves-play#1", "champions:ownership-and-control#3")
def test_a_fallen_ally_returns_to_its_owners_hand() -> None:
    t = laid(A=side("Spider-Man", play=[put("Tigra", left=1)], hand=[called(ToHandIt(It("it", "that ally")))]))
    t.A.attacks("Tigra", "Rhino")
    t.A.picks("Called")
    assert t.A.play == [] and t.A.hand == ["Tigra"]
    # one that B owns is found in B's pile
    borrowed = put("Tigra", left=1, owner="B")
    t = laid(A=side("Spider-Man", play=[borrowed], hand=[called(ToHandIt(It("it", "that ally")))]), B=side("She-Hulk", hand=[]))
    t.A.attacks("Tigra", "Rhino")
    t.A.picks("Called")
    assert t.A.hand == [] and t.B.hand == ["Tigra"] and t.B.discard == []


@pytest.mark.rule("champions:leaves-play#1")
def test_what_went_elsewhere_is_not_looked_for() -> None:
    again = stand_in("event", "Again", Response(IsDefeated(Whom(MINION), after=True), PutIntoPlay(IT), form=HERO), cost=0)
    thug = stand_in("minion", "Thug", hp=1, atk=1, sch=1)
    t = laid(A=side("Spider-Man", minions=[thug], hand=[again]))
    t.A.attacks("Spider-Man", "Thug")
    t.A.picks("Again")
    assert t.A.minions == ["Thug"] and t.encounter_discard == []
    # one that goes to the victory display stays there
    prize = stand_in("minion", "Prize", Keyword("victory", 1), hp=1, atk=1, sch=1)
    t = laid(A=side("Spider-Man", minions=[prize], hand=[again]))
    t.A.attacks("Spider-Man", "Prize")
    if t.kind != "turn":
        t.A.picks("Again")
    assert t.A.minions == [] and t.victory == ["Prize"]
    # what an ability does to its own card it does not do to the card in the pile
    gone = stand_in(
        "upgrade", "Gone", Response(IsDefeated(Whom(MINION), after=True), seq(DiscardIt(This()), ToHandIt(This()))), cost=0
    )
    t = laid(A=side("Spider-Man", minions=[thug], play=[gone]))
    t.A.attacks("Spider-Man", "Thug")
    t.A.picks("Gone")
    assert t.A.hand == [] and t.A.discard == ["Gone"]
