"""dcdb:1.170 a card that lies in the Line-Up twice is pointed out by any player, at any time."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import LINE_UP, Cards, GainIt, a_card
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in
from longbox.kernel.match import IllegalAnswer, digest


@pytest.mark.rule("dcdb:1.170")
def test_a_foe_points_out_a_duplicate_and_the_active_player_says_which_copy_goes() -> None:
    t = situation(A=side(), B=side(), C=side(), line_up=["Bane", "Robin", "Bane"], main_deck=["Lobo", "Mera"], format="cube")
    first, last = t.s.line_up()[0], t.s.line_up()[2]
    t.C.points_out("Bane")
    assert t.asked == ("A", "choose") and t.offered() == ["Bane", "Bane"]
    t.match.choose((1,))
    # the other copy and the bystander are left, and the turn goes on with what is there now
    assert (
        t.removed == ["Bane"] and t.line_up == ["Bane", "Robin", "Lobo"] and first in t.s.line_up() and last not in t.s.line_up()
    )
    assert t.asked == ("A", "turn")
    with pytest.raises(LookupError, match="'Bane' does not lie in the Line-Up twice"):
        t.B.points_out("Bane")
    with pytest.raises(IllegalAnswer, match="nothing just now"):
        t.match.interject(1)


@pytest.mark.rule("dcdb:1.170")
def test_a_duplicate_is_pointed_out_while_an_attack_is_avoided_or_not() -> None:
    t = situation(
        A=side(hand=["Scarecrow"]),
        B=side(hand=["Lasso of Truth"]),
        line_up=["Bane", "Bane"],
        main_deck=["Lobo"],
        format="cube",
    )
    t.A.plays("Scarecrow")
    assert t.asked == ("B", "avoid")
    t.B.points_out("Bane")
    t.A.picks("Bane")
    # the same is asked again
    assert t.asked == ("B", "avoid") and sorted(t.line_up) == ["Bane", "Lobo"]
    t.B.picks_none()
    assert t.B.discard == ["Weakness"]


@pytest.mark.rule("dcdb:1.170")
def test_no_copy_goes_that_somebody_is_choosing_or_not() -> None:
    take = stand_in("Take", "Equipment", GainIt(a_card(Cards((LINE_UP,)))))
    t = situation(
        A=side(hand=[take]), B=side(), line_up=["Bane", "Bane", "Mera"], main_deck=["Lobo"] + [FILLER] * 3, format="cube"
    )
    t.A.plays("Take")
    assert t.asked == ("A", "choose")
    with pytest.raises(IllegalAnswer, match="nothing just now"):
        t.match.interject(1)
    t.A.picks("Mera")
    t.B.points_out("Bane")
    t.A.picks("Bane")
    assert t.A.discard == ["Mera"] and sorted(t.line_up) == ["Bane", "Lobo"]


@pytest.mark.rule("dcdb:1.170")
def test_what_is_pointed_out_is_an_answer_that_is_taken_back_and_the_printed_game_knows_none() -> None:
    t = situation(A=side(), B=side(), line_up=["Bane", "Bane"], main_deck=["Lobo"], format="cube")
    before = digest(t.s)
    t.B.points_out("Bane")
    assert t.match.answers == [(-3, 1, 0)] and t.match.undo() and digest(t.s) == before
    t = situation(A=side(), B=side(), line_up=["Bane", "Bane"], main_deck=["Lobo"])
    with pytest.raises(IllegalAnswer, match="nothing just now"):
        t.match.interject(1)
