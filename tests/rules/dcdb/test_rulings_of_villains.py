"""Rulings on Super-Villains, played as they are written; with the card itself where its text is known."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import (
    DISCARD,
    HAND,
    MAIN_DECK,
    PLAY,
    Activated,
    Cards,
    DestroyIt,
    FirstAppearance,
    GainVP,
    Power,
    PutIt,
    a_card,
    seq,
)
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in
from longbox.games.dcdb.situations.worked.rulings_of_villains import POWERS
from tests.worked import laid


@pytest.mark.example(
    "dcdb:SV:Batman (Forever Evil)#1", "dcdb:SV:Green Lantern (Forever Evil)#1", "dcdb:SV:Wonder Woman (Forever Evil)#1"
)
@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("dcdb:SV:Batman (Forever Evil)#1", "Batman"),
        ("dcdb:SV:Green Lantern (Forever Evil)#1", "Green Lantern"),
        ("dcdb:SV:Wonder Woman (Forever Evil)#1", "Wonder Woman"),
    ],
)
def test_which_cards_come_back_is_said_before_the_first_is_played(id: str, name: str) -> None:
    t = laid(id)
    t.A.plays(name)
    if t.asked[1] == "may":
        t.A.says(True)
    assert sorted(t.offered()) == ["Adds", "Plain"]
    t.A.picks("Plain", "Adds")
    # they are played in an order of the player's; what is destroyed meanwhile can't be played
    t.A.picks("Adds")
    assert "Late" in t.destroyed and t.power == 1
    assert t.asked == ("A", "order")
    t.match.choose((1, 0))
    # they lie at the bottom, in an order of the player's that all know
    assert sorted(t.main_deck[1:]) == ["Adds", "Plain"] and "Plain" not in t.A.play
    assert all([t.s.card(n).known >> 1 & 1 for n in t.s.shared(MAIN_DECK)[1:]])


@pytest.mark.example("dcdb:SV:Black Lantern Superman - Impossible Mode (Crisis 2)#1")
def test_every_super_power_of_a_pile_is_played_and_they_go_back_together() -> None:
    t = laid("dcdb:SV:Black Lantern Superman - Impossible Mode (Crisis 2)#1")
    t.A.plays("Black")
    assert t.asked == ("A", "play") and sorted(t.offered()) == ["Draws", "Heat Vision", "Super Strength"]
    t.A.picks("Draws")
    # none of them has gone back while one is still to be played
    assert t.A.discard == ["Robin"] or "Draws" not in t.A.discard
    t.A.picks("Super Strength")
    if t.asked[1] == "choose":
        t.A.picks_none()
    assert t.power == 5 + 3 and t.A.hand == ["Kick"] and t.A.play == ["Black"]
    assert sorted(t.A.discard) == ["Draws", "Heat Vision", "Robin", "Super Strength"]


@pytest.mark.example("dcdb:SV:Constantine (Forever Evil)#1")
def test_a_destroyed_card_of_negative_worth_loses_points() -> None:
    for vp, left in ((3, 2), (0, 0)):
        t = laid("dcdb:SV:Constantine (Forever Evil)#1", vp=vp)
        t.A.plays("Constantine")
        t.A.picks("Kick")
        t.A.picks("Weakness")
        assert t.A.vp == left and t.B.vp == 3 and t.destroyed == ["Weakness"] and t.A.deck == ["Punch"]


@pytest.mark.example("dcdb:SV:Control Freak (Teen Titans Go)#1")
def test_control_freak_gives_power_and_a_card() -> None:
    t = laid("dcdb:SV:Control Freak (Teen Titans Go)#1")
    t.A.plays("Freak")
    assert t.power == 3 and t.A.hand == ["Kick"] and t.asked == ("A", "turn")


@pytest.mark.example("dcdb:SV:Doomsday - Impossible Mode (Crisis 2)#1")
def test_the_defense_is_destroyed_before_it_resolves() -> None:
    t = laid("dcdb:SV:Doomsday - Impossible Mode (Crisis 2)#1", mourned=False)
    t.A.ends()
    assert t.asked == ("B", "avoid") and len(t.A.discard) == 5
    t.B.picks("Shield")
    # it has not been discarded, its benefit comes all the same
    assert t.destroyed == ["Shield"] and t.B.discard == [] and sorted(t.B.hand) == ["Punch", "Robin"] and t.active == "B"
    # a trigger of the destroying waits for the Defense
    t = laid("dcdb:SV:Doomsday - Impossible Mode (Crisis 2)#1")
    t.A.ends()
    t.B.picks("Shield")
    assert sorted(t.B.hand) == ["Punch", "Robin"] and t.destroyed == ["Shield"]


@pytest.mark.example("dcdb:SV:Doomsday - Impossible Mode (Crisis 2)#2")
def test_a_teamworked_ongoing_defense_goes_back_and_is_not_destroyed() -> None:
    t = laid("dcdb:SV:Doomsday - Impossible Mode (Crisis 2)#2")
    t.A.plays("Pipes")
    t.A.ends()
    t.A.picks("Wall")
    assert t.destroyed == [] and t.B.deck[0] == "Wall" and len(t.A.hand) == 5 and t.B.hand == []


@pytest.mark.example("dcdb:SV:Doomsday - Impossible Mode (Crisis 2)#3")
def test_a_main_character_that_defends_is_not_destroyed() -> None:
    t = laid("dcdb:SV:Doomsday - Impossible Mode (Crisis 2)#3")
    t.A.ends()
    t.B.picks("Green")
    t.B.picks("Punch")
    assert t.destroyed == [] and t.B.hand == ["Robin"] and t.B.discard == ["Punch"] and t.active == "B"


@pytest.mark.example("dcdb:SV:Helspont - Impossible Mode (Crisis 2)#1")
def test_every_card_of_the_chosen_cost_is_played_and_returned() -> None:
    t = laid("dcdb:SV:Helspont - Impossible Mode (Crisis 2)#1")
    t.A.plays("Hel")
    assert t.asked == ("A", "cost") and t.offered() == ["4", "5"]
    t.A.picks("4")
    assert t.asked == ("A", "play") and sorted(t.offered()) == ["One", "Two"]
    t.A.picks("Two")
    # neither is left out, and both lie in the Line-Up again
    assert t.power == 3 and t.A.play == ["Hel"] and sorted(t.line_up) == ["One", "Three", "Two"]


@pytest.mark.example("dcdb:SV:Mongul - Impossible Mode (Crisis 2)#1")
def test_who_avoids_gains_weaknesses_as_the_last_of_the_defense() -> None:
    t = laid("dcdb:SV:Mongul - Impossible Mode (Crisis 2)#1")
    t.A.ends()
    t.B.picks("Clean")
    # the Defense has destroyed the pile before the Weaknesses came
    assert sorted(t.destroyed) == ["Clean", "Punch"] and t.B.discard == ["Weakness", "Weakness"] and t.B.hand == ["Robin"]
    assert "Weakness" not in t.A.discard


@pytest.mark.example("dcdb:SV:Shazam! (Forever Evil)#1")
def test_shazam_gains_two_plays_them_and_destroys_one() -> None:
    shazam = "Shazam! (Forever Evil)"
    takes = stand_in("Takes", "Hero", seq(Power(1), PutIt(a_card(Cards((DISCARD,), (POWERS,))), HAND)))
    t = situation(A=side(hand=[shazam]), B=side(), main_deck=["Robin", "Catwoman", FILLER])
    t.A.plays("Shazam!")
    assert sorted(t.offered()) == ["Catwoman", "Robin"]
    t.A.picks("Catwoman")
    assert t.power == 2 + 1 and t.A.play == ["Shazam!", "Catwoman", "Robin"]
    t.A.picks("Robin")
    assert t.destroyed == ["Robin"] and t.A.play == ["Shazam!", "Catwoman"]
    # the other one is not played if it has left the discard pile, and only what lies where it resolved can be destroyed
    t = situation(A=side(hand=[shazam]), B=side(), main_deck=[takes, "Super Strength", FILLER])
    t.A.plays("Shazam!")
    t.A.picks("Takes")
    assert t.A.hand == ["Super Strength"] and t.power == 1 and t.destroyed == ["Takes"] and t.asked == ("A", "turn")


@pytest.mark.example("dcdb:SV:Terra (Teen Titans)#2")
def test_terra_destroys_only_what_lies_in_the_play_area() -> None:
    terra = stand_in(
        "Terra T",
        "Super-Villain",
        Activated((DestroyIt(a_card(Cards((PLAY,)))),), GainVP(1), limit=(1, "turn")),
        FirstAppearance(DestroyIt(a_card(Cards((PLAY,))))),
        words=("Ongoing",),
        cost=9,
    )
    city = stand_in("City", "Location", words=("Ongoing",))
    t = situation(A=side(play=[terra, city], hand=["Punch"], discard=["Kick"]), B=side(play=[city]))
    t.A.uses("Terra T")
    assert sorted(t.offered()) == ["City", "Terra T"]
    t.A.picks("City")
    assert t.destroyed == ["City"] and t.B.play == ["City"] and t.A.vp == 1
    t = situation(A=side(deck=["Kick"] * 6), B=side(play=[city], hand=["Bane"]), super_villains=[terra], face_up=False)
    t.A.ends()
    assert t.destroyed == ["City"] and t.B.play == [] and t.B.hand == ["Bane"] and len(t.A.hand) == 5
