"""What becomes of a trigger that waits while its card goes away (dcdb:1.010, dcdb:6.301)."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import (
    HAND,
    HERO,
    PLAY,
    Cards,
    DestroyIt,
    GainVP,
    Kind,
    Named,
    Plays,
    PutIt,
    ThisTurn,
    Triggers,
    a_card,
)
from longbox.games.dcdb.situations import side, situation, stand_in

HEROES = Kind((HERO,))
LIBRARY = stand_in("Library", "Location", Triggers(Plays((HEROES,)), GainVP(1)), words=("Ongoing",))
PYRE = stand_in(
    "Pyre", "Location", Triggers(Plays((HEROES,)), DestroyIt(a_card(Cards((PLAY,), (Named(("Library",)),))))), words=("Ongoing",)
)


@pytest.mark.rule("dcdb:6.301")
def test_a_trigger_of_an_ongoing_card_that_is_destroyed_meanwhile_is_lost() -> None:
    t = situation(A=side(hand=["Kid Flash"], play=[LIBRARY, PYRE]), B=side(play=[LIBRARY]))
    t.A.plays("Kid Flash")
    assert t.asked == ("A", "trigger") and len(t.offered()) == 2
    t.A.picks("Pyre")
    # nothing is offered any more for the Library, which is no longer there; B's own was never A's
    assert t.destroyed == ["Library"] and t.asked == ("A", "turn") and t.A.vp == 0 and t.B.vp == 0
    assert "what an Ongoing card triggered ceases with it" in t.log
    # in the other order both resolve
    t = situation(A=side(hand=["Kid Flash"], play=[LIBRARY, PYRE]), B=side())
    t.A.plays("Kid Flash")
    t.A.picks("Library")
    t.A.picks("Pyre")
    assert t.A.vp == 1 and t.destroyed == ["Library"]


@pytest.mark.rule("dcdb:6.301", "dcdb:3.040")
def test_one_that_comes_back_to_play_by_then_is_another_object() -> None:
    lift = stand_in(
        "Lift",
        "Location",
        Triggers(Plays((HEROES,)), PutIt(a_card(Cards((PLAY,), (Named(("Library",)),))), HAND)),
        words=("Ongoing",),
    )
    t = situation(A=side(hand=["Kid Flash"], play=[LIBRARY, lift]), B=side())
    t.A.plays("Kid Flash")
    t.A.picks("Lift")
    assert t.A.hand.count("Library") == 1 and t.A.vp == 0 and t.asked == ("A", "turn")
    t.A.plays("Library")
    assert t.asked == ("A", "turn") and t.A.vp == 0


@pytest.mark.rule("dcdb:1.010", "dcdb:1.106")
def test_a_trigger_that_a_card_without_ongoing_set_up_is_not() -> None:
    # Mera's like, for the turn: it is destroyed while what it set up waits
    herald = stand_in("Herald", "Villain", ThisTurn(Triggers(Plays((HEROES,)), GainVP(1))))
    pyre = stand_in(
        "Pyre",
        "Location",
        Triggers(Plays((HEROES,)), DestroyIt(a_card(Cards((PLAY,), (Named(("Herald",)),))))),
        words=("Ongoing",),
    )
    t = situation(A=side(hand=[herald, "Kid Flash"], play=[pyre]), B=side())
    t.A.plays("Herald")
    t.A.plays("Kid Flash")
    t.A.picks("Pyre")
    assert t.destroyed == ["Herald"] and t.asked == ("A", "trigger") and t.offered()
    t.A.picks("Herald")
    assert t.A.vp == 1
