"""Questions of players on all chapters, answered from the book alone: cards against each other, what is gone by then, nothing to choose, ties."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import GainVP, Triggers, TurnEnding
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in

# -- control, and what lasts for a turn -------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.141", "dcdb:8.010")
def test_control_for_ones_turn_is_over_by_the_effects_of_its_end() -> None:
    quiet = stand_in("Quiet", "Location", Triggers(TurnEnding(), GainVP(1), turns="any"), words=("Ongoing",))
    t = situation(A=side("Swamp Thing"), B=side(), line_up=[quiet])
    t.A.ends()
    # A controls the Location of the Line-Up no more as the end of the turn has begun
    assert t.active == "B" and t.A.vp == 0
    t = situation(A=side("Swamp Thing", play=[quiet]), B=side())
    t.A.ends()
    t.A.picks("Quiet")
    assert t.A.vp == 1 and t.B.vp == 0


@pytest.mark.rule("dcdb:8.010", "dcdb:8.030")
def test_who_may_not_destroy_cards_in_a_turn_may_once_its_end_has_begun() -> None:
    t = situation(
        A=side("Constantine", play=["Promise to a Friend"], deck=["Kick", *[FILLER] * 9], hand=["Heat Vision"]), B=side()
    )
    t.A.plays("Heat Vision")
    assert t.asked == ("A", "turn") and t.power == 3
    t.A.uses("Constantine")
    t.A.says(True)
    t.A.ends()
    assert t.destroyed == ["Kick"] and t.A.play == ["Promise to a Friend"]


@pytest.mark.rule("dcdb:6.190", "dcdb:6.141", "dcdb:5.020")
def test_a_location_of_the_line_up_or_of_a_foe_that_one_controls_can_be_discarded() -> None:
    given = {"B": side(play=["Titans Tower"]), "line_up": ["The Batcave", "Bane"]}
    t = situation(A=side("Swamp Thing", hand=["Colony Suit"]), **given)
    t.A.plays("Colony Suit")
    t.A.says(True)
    t.A.picks("The Batcave")
    assert t.A.discard == ["The Batcave"] and t.line_up == ["Bane"] and t.power == 3
    t = situation(A=side("Swamp Thing", hand=["Colony Suit"]), **given)
    t.A.plays("Colony Suit")
    t.A.says(True)
    t.A.picks("Titans Tower")
    # it goes to its owner's own pile
    assert t.B.discard == ["Titans Tower"] and t.A.discard == [] and t.power == 3


# -- being told to draw -----------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:4.010")
@pytest.mark.example("dcdb:MC:Jay Garrick (Crossover 1)#6")
def test_a_card_has_told_one_to_draw_even_if_something_else_was_done_instead() -> None:
    given = {"discard": ["Nth Metal"], "deck": ["Kick", "Punch", "Bane"]}
    t = situation(A=side(["The Flash", "Robin"], hand=["Kid Flash"], **given), B=side())
    t.A.plays("Kid Flash")
    t.A.says(True)
    assert t.A.hand == ["Nth Metal"] and t.asked == ("A", "trigger")
    t.A.picks("The Flash")
    assert t.A.hand == ["Nth Metal", "Kick"]
    # of two cards the second is drawn, and that is the one time
    t = situation(A=side(["The Flash", "Robin"], hand=["The Fastest Man Alive"], **given), B=side())
    t.A.plays("The Fastest Man Alive")
    t.A.says(True)
    t.A.picks("The Flash")
    assert t.A.hand == ["Nth Metal", "Kick", "Punch"] and t.asked == ("A", "turn")
