"""Worked examples of 505 to 508: playing and resolving effects."""

from __future__ import annotations

import pytest

from longbox.games.vs.situations import put
from longbox.games.vs.situations.worked.effects import BANSHEE
from longbox.games.vs.state import ALL_SEATS
from longbox.situations import side, situation
from tests.rules.vs.standins import offered, someone
from tests.worked import laid

# -- 505: playing effects ------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:505.3#ex1")
@pytest.mark.rule("vs:505.3")
def test_an_effect_that_lasts_for_this_attack_is_played_in_an_attack_substep_only() -> None:
    table = laid("vs:505.3#ex1")
    assert "vs:505.3" in table.B.why_not("play", "Nasty Surprise")
    table.A.attack("Striker", "Victim", begin=False)
    # proposed is not yet begun
    assert not table.B.can("play", "Nasty Surprise")
    table.begin_attack()
    table.B.plays("Nasty Surprise")
    table.resolve()
    assert (table.B["Victim"].atk, table.B["Victim"].def_) == (8, 3)
    table.conclude()
    assert table.A["Striker"].stunned
    assert "vs:505.3" in table.B.why_not("play", "Nasty Surprise")


# -- 508: resolving effects ----------------------------------------------------------------------------------------------


@pytest.mark.example("vs:508.2b#ex1")
@pytest.mark.rule("vs:508.2b")
def test_the_player_who_is_told_to_act_chooses() -> None:
    table = laid("vs:508.2b#ex1")
    table.A.plays("Puppet Master", on="B")
    table.resolve()
    assert table.asked == ("B", "choose")
    assert offered(table) == ["One", "Two"]
    table.chooses("Two")
    assert (table.B["One"].exhausted, table.B["Two"].exhausted, table.A["Mine"].exhausted) == (False, True, False)
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:508.2e#ex1")
@pytest.mark.rule("vs:508.2e")
def test_a_card_that_has_gone_is_read_as_it_was_last_known() -> None:
    table = laid("vs:508.2e#ex1")
    table.A.plays("Focused Blast", on="B", pay=BANSHEE)
    assert table.A[BANSHEE].exhausted and not table.A["Other"].exhausted
    table.A.plays("Swift Escape", on=BANSHEE)
    table.resolve()
    assert table.A.hand == [BANSHEE]
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (50, 47)
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:508.2e#ex2")
@pytest.mark.rule("vs:508.2e")
@pytest.mark.parametrize(("in_hand", "gained"), [(True, 4), (False, 2)])
def test_a_discarded_card_is_read_as_it_was_in_the_hand(in_hand: bool, gained: int) -> None:
    # an affiliation that the card has in the hand only, or in the KO'd pile only
    table = laid("vs:508.2e#ex2", in_hand=in_hand)
    assert ("X-Men" in table.A["Spare"].teams) is in_hand
    table.A.uses("X-Corporation")
    assert ("X-Men" in table.A["Spare"].teams) is not in_hand
    table.resolve()
    assert table.A.endurance == 50 + gained
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:508.2f#ex1")
@pytest.mark.rule("vs:508.2f")
@pytest.mark.parametrize(("initiative", "atk"), [("A", 7), ("B", 9)])
def test_an_if_clause_and_its_otherwise(initiative: str, atk: int) -> None:
    table = laid("vs:508.2f#ex1", initiative=initiative)
    table.A.recruits("Moon Knight")
    assert table.A["Moon Knight"].atk == 3
    table.resolve()
    assert table.A["Moon Knight"].atk == atk


@pytest.mark.example("vs:508.2f#ex2")
@pytest.mark.rule("vs:508.2f")
@pytest.mark.parametrize(
    ("paid", "offered"),
    [("Galactus", ["Big", "Small", "Filler", "Nasty Surprise"]), ("Firelord", ["Small"])],
)
def test_what_follows_an_otherwise_belongs_to_both_branches(paid: str, offered: list[str]) -> None:
    table = laid("vs:508.2f#ex2")
    table.A.plays("Creation of a Herald", pay=paid)
    assert table.A.pile == [paid]
    table.resolve()
    assert table.asked == ("A", "search")
    assert sorted(table.options) == sorted(offered)
    table.chooses(offered[-1])
    assert table.A.hand[-1] == offered[-1]
    # revealed: B knows it too
    assert table.s.things[table.s.zone(0, 1)[-1]].known == ALL_SEATS
    assert len(table.A.deck) == 3
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:508.2i#ex1")
@pytest.mark.rule("vs:508.2i")
@pytest.mark.parametrize("replaced", [True, False])
def test_a_ko_whose_put_is_replaced_was_still_done(replaced: bool) -> None:
    table = laid("vs:508.2i#ex1", replaced=replaced)
    table.A.plays("Cosmic Order")
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(True)
    gone = table.A.removed if replaced else table.A.pile[:1]
    assert gone == ["Down"]
    assert table.asked == ("B", "choose")
    assert offered(table) == ["Down", "Also"]
    table.chooses("Also")
    assert table.B.characters == ["Down", "Up"] and table.C.characters == [] and table.D.characters == ["Up"]
    assert (table.B.removed, table.C.removed) == ((["Also"], ["Also"]) if replaced else ([], []))
    assert (table.B.pile, table.C.pile) == (([], []) if replaced else (["Also"], ["Also"]))
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:508.2i")
def test_without_the_ko_there_is_no_consequence() -> None:
    down = put(someone("Down"), stunned=True)
    table = situation("vs", A=side(front=[down], hand=["Cosmic Order"], resources=3), B=side(front=[down]))
    table.A.plays("Cosmic Order")
    table.resolve()
    table.says(False)
    assert table.A.characters == ["Down"] and table.B.characters == ["Down"]
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:508.2i#ex2")
@pytest.mark.rule("vs:508.2i")
@pytest.mark.parametrize("cards", [0, 2, 3])
def test_too_few_cards_to_discard_are_all_discarded_and_it_was_not_done(cards: int) -> None:
    table = laid("vs:508.2i#ex2", cards=cards)
    assert len(table.chain) == 1
    table.resolve()
    assert table.A.hand == []
    if cards == 3:
        assert not table.A["Lantern"].stunned and table.A["Other"].stunned
        assert table.A.characters == ["Lantern", "Other", "Up"]
    else:
        assert table.A.characters == ["Up"]
    assert table.B["Lantern"].stunned
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:508.2i#ex3")
@pytest.mark.rule("vs:508.2i", "vs:706.2")
@pytest.mark.parametrize("saved", [True, False])
def test_an_action_that_was_replaced_was_not_done(saved: bool) -> None:
    table = laid("vs:508.2i#ex3")
    table.A.recruits("Mr. Zsasz", extra=True)
    assert table.A.points == 0
    assert len(table.chain) == 1
    table.resolve()
    assert table.asked == ("B", "may")
    table.says(saved)
    assert table.B["The Shark"].stunned is not saved
    assert table.B.pile == (["Kevlar Body Armor"] if saved else [])
    assert table.A["Mr. Zsasz"].counters("+1 ATK / +1 DEF") == (0 if saved else 1)
    assert (table.A["Mr. Zsasz"].atk, table.A["Mr. Zsasz"].def_) == ((3, 4) if saved else (4, 5))
    assert table.B.endurance == (50 if saved else 49)
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:508.2j#ex1")
@pytest.mark.rule("vs:508.2j")
@pytest.mark.parametrize("fantastic", [True, False])
def test_baxter_building_swaps_one_card_for_two(fantastic: bool) -> None:
    table = laid("vs:508.2j#ex1", fantastic=fantastic)
    table.A.uses("Baxter Building")
    table.resolve()
    assert table.A.hand == (["Gadget"] if fantastic else [])
    assert table.A.deck == (["Gizmo", "Top"] if fantastic else ["Gadget", "Gizmo", "Top"])
    assert table.A["Baxter Building"].exhausted
    assert table.asked == ("A", "priority")
