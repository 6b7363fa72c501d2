"""Attacks, and how they are avoided (6.060 to 6.083, 6.170 to 6.173, 8.110)."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.situations import FILLER, side, situation
from tests.worked import laid


@pytest.mark.rule("dcdb:6.060", "dcdb:6.062", "dcdb:6.064")
def test_each_foe_in_turn_order_avoids_the_attack_or_suffers_it() -> None:
    t = laid("dcdb:~attack")
    t.B.plays("Bane")
    assert t.asked == ("C", "avoid")
    t.C.picks("Lasso of Truth")
    assert t.asked == ("D", "choose")
    t.D.picks("Kick")
    assert t.D.discard == ["Kick"] and t.D.hand == ["Punch"]
    # A had a single card; C has drawn one for its Lasso; B is no foe of its own
    assert t.A.discard == ["Robin"] and t.C.discard == ["Lasso of Truth"] and t.C.hand == ["Kick", FILLER.name]
    assert t.B.hand == ["Punch"] and t.asked == ("B", "turn")


@pytest.mark.rule("dcdb:6.170", "dcdb:6.171", "dcdb:6.172", "dcdb:6.173")
def test_a_defense_is_used_only_against_attacks_and_may_be_kept() -> None:
    t = laid("dcdb:~defense-kept")
    assert all("Defense" not in o for o in t.offered())
    t.A.plays("Scarecrow")
    t.B.picks_none()
    assert t.B.discard == ["Weakness"] and t.B.hand == ["Lasso of Truth"]


@pytest.mark.rule("dcdb:6.172")
def test_who_avoids_suffers_nothing_and_has_the_benefit() -> None:
    t = laid("dcdb:~defense")
    t.A.plays("Scarecrow")
    t.B.picks("Super Speed")
    assert t.B.discard == ["Super Speed"] and len(t.B.hand) == 2 and t.weaknesses == 5


@pytest.mark.rule("dcdb:6.080", "dcdb:6.081", "dcdb:6.082", "dcdb:6.083")
def test_a_block_avoids_as_a_defense_does() -> None:
    t = laid("dcdb:~block")
    assert t.A.why_not("Scarecrow") == []
    t.A.plays("Scarecrow")
    assert t.asked == ("B", "avoid")
    t.B.picks("Wall")
    assert t.B.vp == 1 and t.B.play == [] and t.B.discard == ["Wall"]


@pytest.mark.rule("dcdb:6.172")
def test_a_card_revealed_from_the_hand_stays_there() -> None:
    t = situation(A=side(hand=["Scarecrow", "Bane"]), B=side(hand=["Blue Beetle"]))
    for villain in ("Scarecrow", "Bane"):
        t.A.plays(villain)
        t.B.picks("Blue Beetle")
    assert t.B.hand == ["Blue Beetle"] and t.B.discard == []


@pytest.mark.rule("dcdb:6.063")
@pytest.mark.example("dcdb:6.070")
def test_what_an_attack_triggers_for_a_player_is_resolved_before_the_next_one_in_an_order_of_its_own() -> None:
    t = laid("dcdb:6.070")
    t.A.plays("Scarecrow")
    assert t.asked == ("B", "trigger")
    t.B.picks("Donna")
    assert t.destroyed == ["Weakness"] and t.asked == ("C", "avoid")
    t.C.picks_none()
    assert t.C.discard == ["Weakness"]


@pytest.mark.rule("dcdb:6.099")
def test_an_attack_is_one_on_all_foes() -> None:
    t = situation(A=side(hand=["Poison Ivy"]), B=side(deck=["Kick"]), C=side(deck=["Punch"]))
    t.A.plays("Poison Ivy")
    assert t.B.discard == ["Kick", "Weakness"] and t.C.discard == ["Punch"]


@pytest.mark.rule("dcdb:8.110", "dcdb:6.061")
def test_a_first_appearance_attacks_all_from_whoever_has_just_finished() -> None:
    t = situation(
        A=side(),
        B=side(hand=["Super Speed"]),
        C=side(hand=["Lasso of Truth"]),
        active="B",
        super_villains=["Darkseid"],
        face_up=False,
    )
    t.B.ends()
    # B's Super Speed has gone with its hand: B is asked first all the same, then C
    assert t.asked == ("B", "choose") and t.active == ""
    t.B.picks(FILLER.name, FILLER.name)
    assert len(t.B.hand) == 3 and t.asked == ("C", "avoid")
    t.C.picks("Lasso of Truth")
    assert len(t.C.hand) == 1 and t.A.hand == [] and t.active == "C"


@pytest.mark.rule("dcdb:8.110")
def test_a_super_villain_that_lay_face_up_does_not_attack_again() -> None:
    t = situation(A=side(), B=side(hand=["Punch", "Kick"]), super_villains=["Darkseid"])
    t.A.ends()
    assert t.active == "B" and t.B.hand == ["Punch", "Kick"]


@pytest.mark.rule("dcdb:1.150", "dcdb:6.561")
def test_the_reserve_is_for_first_appearances_alone() -> None:
    t = situation(A=side(hand=["Scarecrow"]), B=side(), weaknesses=0, reserve=3)
    t.A.plays("Scarecrow")
    assert t.B.discard == [] and t.reserve == 3
    t = situation(
        A=side(), B=side(), weaknesses=1, reserve=3, super_villains=["Lex Luthor"], face_up=False, line_up=["Bane", "Bane"]
    )
    t.A.ends()
    assert t.A.discard == ["Weakness", "Weakness"] and t.B.discard == ["Weakness", "Weakness"]
    assert t.weaknesses == 0 and t.reserve == 0


@pytest.mark.rule("dcdb:3.050")
@pytest.mark.example("dcdb:3.051")
def test_who_cannot_do_what_must_be_done_with_the_hand_shows_it() -> None:
    t = laid("dcdb:3.051")
    t.A.ends()
    assert "B reveals a hand of Robin  [dcdb:3.050]" in t.log and t.B.discard == ["Weakness"] and t.B.hand == ["Robin"]


@pytest.mark.rule("dcdb:3.050")
@pytest.mark.example("dcdb:3.052")
def test_what_may_be_shown_need_not_be() -> None:
    t = laid("dcdb:3.052")
    t.A.plays("Scythe")
    t.B.says(False)
    assert t.B.discard == ["Weakness"] and "reveals" not in t.log
    t.A.plays("Scythe")
    t.B.says(True)
    assert t.B.discard == ["Weakness"] and "B reveals Punch" in t.log
