"""The worked examples of chapters 2 and 3: costs, counters, plot twists."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    THIS,
    BecomesPoweredUp,
    PutCounters,
    Triggered,
    character,
)
from longbox.games.vs.situations.worked.costs import CHOSEN, SABRETOOTH, SPIDER_MAN
from longbox.situations import side, situation
from tests.rules.vs.standins import WEAKLING, offered_in_full
from tests.worked import laid

# -- 203 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:203.3#ex1")
@pytest.mark.rule("vs:203.3")
def test_storm_needs_two_endurance() -> None:
    table = laid("vs:203.3#ex1")
    assert not table.A.can("use", "Storm") and table.A.why_not("use", "Storm") == ["vs:203.3"]
    table.A.plays("Gain")
    table.resolve()
    assert table.A.endurance == 11 and table.A.can("use", "Storm")
    for endurance, able in ((2, True), (-1, False)):
        table = laid("vs:203.3#ex1", endurance=endurance)
        assert table.A.can("use", "Storm") is able
        assert table.A.why_not("use", "Storm") == ([] if able else ["vs:203.3"])


@pytest.mark.example("vs:203.3#ex2")
@pytest.mark.rule("vs:203.3")
def test_an_exhausted_pyro_cant_activate() -> None:
    table = laid("vs:203.3#ex2")
    assert not table.A.can("use", "Pyro")
    assert table.A.why_not("use", "Pyro") == ["vs:G:Activate"]
    table.A.plays("Wake", on="Pyro")
    table.resolve()
    table.A.uses("Pyro", on="B")
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (50, 47)
    assert not table.A.can("use", "Pyro")


@pytest.mark.example("vs:203.3#ex3")
@pytest.mark.rule("vs:203.3")
def test_cadmus_labs_cant_be_replaced_from_an_empty_deck() -> None:
    for cards, able in ((0, False), (1, True)):
        table = laid("vs:203.3#ex3", cards=cards)
        table.A.attack("Superman", "Weakling")
        assert table.A.can("use", "Cadmus Labs") is able
        if not able:
            assert table.A.why_not("use", "Cadmus Labs") == ["vs:203.3"]
            continue
        table.A.uses("Cadmus Labs")
        assert (table.A.pile, table.A.resources, table.A.deck) == (["Cadmus Labs"], ["Filler"], [])
        table.resolve()
        assert (table.A["Superman"].atk, table.A["Superman"].def_) == (8, 8)


def team_attack(id: str, *attackers: str, **given: bool) -> Any:
    """Tim Drake's team attacks; B has two Blows."""
    table = laid(id, **given)
    table.A.attack(list(attackers), "Thug")
    return table


@pytest.mark.example("vs:203.7b#ex1")
@pytest.mark.rule("vs:203.7a", "vs:203.7b")
def test_robin_needs_another_team_attacker_to_choose() -> None:
    table = team_attack("vs:203.7b#ex1", "Left", "Right")
    table.B.plays("Blow", on="Left")
    table.resolve()
    assert table.asked == ("A", "may")
    # declining is allowed, and then nothing is replaced
    table.says(False)
    assert table.A["Left"].stunned and not table.A["Right"].stunned
    # no other team attacker is left to be chosen for Right
    table.B.plays("Blow", on="Right")
    table.resolve()
    assert table.asked[1] == "priority"
    assert table.A["Right"].stunned


@pytest.mark.example("vs:203.7b#ex1")
@pytest.mark.rule("vs:203.7b")
def test_robin_stuns_the_team_attacker_that_was_chosen() -> None:
    table = team_attack("vs:203.7b#ex1", "Left", "Middle", "Right", third=True)
    table.B.plays("Blow", on="Left")
    table.resolve()
    table.says(True)
    assert table.asked == ("A", "pay")
    assert offered_in_full(table) == ["Middle", "Right"]
    table.chooses("Right")
    assert [table.A[n].stunned for n in ("Left", "Middle", "Right", "Tim Drake")] == [False, False, True, False]
    assert table.A.endurance == 49
    assert table.asked[1] == "priority"


@pytest.mark.example("vs:203.7b#ex1")
@pytest.mark.rule("vs:203.7b")
def test_a_chosen_character_that_cant_be_stunned_still_pays_robins_cost() -> None:
    table = team_attack("vs:203.7b#ex1", "Left", "Right", steady=True)
    table.B.plays("Blow", on="Left")
    table.resolve()
    table.says(True)
    assert not table.A["Left"].stunned and not table.A["Right"].stunned
    assert table.A.endurance == 50
    assert table.asked[1] == "priority"


@pytest.mark.example("vs:203.10#ex1")
@pytest.mark.rule("vs:203.10")
def test_the_stun_that_pays_for_evasion_cant_be_redirected() -> None:
    table = team_attack("vs:203.10#ex1", "Left", "Right")
    table.A.uses("Left")
    assert table.A["Left"].stunned and not table.A["Right"].stunned
    assert table.asked == ("A", "priority")
    assert len(table.chain) == 1


@pytest.mark.example("vs:203.7b#ex2")
@pytest.mark.rule("vs:203.7a", "vs:203.7b")
@pytest.mark.parametrize("pays", [True, False])
def test_sabretooth_pays_ten_endurance_to_step_back(pays: bool) -> None:
    table = laid("vs:203.7b#ex2")
    table.A.attack("Giant", "Sabretooth")
    table.all_pass()
    assert table.asked == ("B", "may")
    table.says(pays)
    if pays:
        table.places("Sabretooth")
    cat = table.B["Sabretooth"]
    assert (cat.stunned, cat.exhausted, cat.row) == ((False, True, "support") if pays else (True, True, "front"))
    # breakthrough of 9 either way; the price, or the stun
    assert table.B.endurance == 50 - 9 - (10 if pays else 6)
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:203.7b#ex2")
@pytest.mark.rule("vs:203.7b")
def test_sabretooth_who_cant_pay_is_stunned_without_a_question() -> None:
    giant = character("Giant", cost=8, atk=20, def_=20, source="stand-in")
    for where, endurance in (("front", 9), ("support", 50)):
        table = situation("vs", A=side(front=[giant]), B=side(endurance=endurance, **{where: [SABRETOOTH]}))
        table.A.attack("Giant", "Sabretooth")
        table.conclude()
        assert table.B["Sabretooth"].stunned
        assert table.B["Sabretooth"].row == where


@pytest.mark.example("vs:203.7b#ex3")
@pytest.mark.rule("vs:203.7a", "vs:203.7b")
@pytest.mark.parametrize("pays", [True, False])
def test_spider_man_may_put_a_counter_on_himself_instead_of_being_powered_up(pays: bool) -> None:
    table = laid("vs:203.7b#ex3")
    table.A.attack("Spider-Man", "Weakling")
    spidey = table.A[SPIDER_MAN]
    atk, def_ = spidey.atk, spidey.def_
    table.A.powers_up("Spider-Man")
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(pays)
    assert spidey.counters("+1 ATK / +1 DEF") == int(pays)
    assert (spidey.atk, spidey.def_) == (atk + 1, def_ + 1)
    table.conclude()
    # the counter stays, the power-up does not
    assert spidey.atk == atk + int(pays)
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:203.7b#ex3")
@pytest.mark.rule("vs:203.7a")
def test_a_counter_put_by_other_wording_is_no_replacement_cost() -> None:
    hulk = character("Hulk", cost=4, atk=7, def_=7, source="stand-in", text=[Triggered(BecomesPoweredUp(), PutCounters(THIS))])
    table = situation("vs", A=side(front=[hulk], hand=[hulk]), B=side(front=[WEAKLING]))
    table.A.attack("Hulk", "Weakling")
    table.A.powers_up("Hulk")
    table.resolve_all()
    assert table.A["Hulk"].counters("+1 ATK / +1 DEF") == 1
    assert table.A["Hulk"].atk == 9


@pytest.mark.example("vs:203.10b#ex1")
@pytest.mark.rule("vs:203.10b")
def test_a_character_removed_instead_of_entering_the_pile_still_pays_the_cost() -> None:
    table = laid("vs:203.10b#ex1")
    table.A.plays("Attend or Die!")
    table.resolve()
    # the twist itself does not come from play
    assert table.A.pile == ["Attend or Die!"]
    table.A.uses("Devil's Due", pay="Thug")
    assert table.A.removed == ["Thug"]
    table.resolve()
    assert table.A["Minion"].counters("+1 ATK / +1 DEF") == 1
    # in the combat phase of the same turn it goes to the pile again
    table.until("combat phase")
    table.A.uses("Devil's Due", pay="Weakling")
    table.resolve()
    assert table.A.pile == ["Attend or Die!", "Weakling"]
    assert table.A["Minion"].counters("+1 ATK / +1 DEF") == 2


@pytest.mark.example("vs:207.3#ex1")
@pytest.mark.rule("vs:207.3")
def test_emma_frost_discards_any_card_with_the_trait_mental() -> None:
    table = laid("vs:207.3#ex1")
    table.A.uses("Emma Frost")
    assert table.asked == ("A", "pay")
    assert offered_in_full(table) == ["Thinker", "Helmet"]
    table.chooses("Helmet")
    table.resolve()
    assert table.A.pile == ["Helmet"]
    assert table.A["Savage Land"].down
    # once per turn, and nothing is face up any more
    assert not table.A.can("use", "Emma Frost")
    assert "vs:501.4" in table.A.why_not("use", "Emma Frost")


# -- 215 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:215.1a#ex1")
@pytest.mark.rule("vs:215.1a")
def test_counters_are_told_apart_by_what_they_change_not_by_who_put_them() -> None:
    grown, shrunk = "+1 ATK / +1 DEF", "-1 ATK"
    table = laid("vs:215.1a#ex1")
    table.A.uses("Venom", 0)
    table.resolve()
    assert not table.A.can("use", "Venom", 1)
    table.B.uses("Spider-Man", on="Venom")
    table.resolve()
    # the counter of another kind does not help to pay
    assert not table.A.can("use", "Venom", 1)
    table.A.uses("Tinkerer", on="Venom")
    table.resolve()
    look = table.A["Venom"]
    assert (look.counters(grown), look.counters(shrunk), look.atk, look.def_) == (2, 1, 6, 7)
    table.A.uses("Venom", 1)
    assert (look.counters(grown), look.counters(shrunk), look.atk, look.def_) == (0, 1, 4, 5)


@pytest.mark.example("vs:215.1b#ex1")
@pytest.mark.rule("vs:215.1b")
def test_named_counters_of_one_name_count_together() -> None:
    table = laid("vs:215.1b#ex1")
    for source, victim in (("Clench Virus", "Thug"), ("Wheel of Plagues", "Weakling"), ("Micro-Sentinels", "Thug")):
        table.A.uses(source, 0, on=victim)
        table.resolve()
    assert (table.B["Thug"].counters("plague"), table.B["Thug"].counters("micro"), table.B["Weakling"].counters("plague")) == (
        1,
        1,
        1,
    )
    # named counters do nothing of themselves
    assert table.B["Thug"].atk == 9
    table.A.uses("Clench Virus", 1, on="B")
    table.resolve()
    assert table.B.endurance == 48


# -- 301, 304 -------------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:301.4#ex1")
@pytest.mark.rule("vs:301.4")
@pytest.mark.parametrize("merged", [True, False])
def test_a_recruited_card_has_on_the_chain_the_affiliations_it_had_in_hand(merged: bool) -> None:
    table = laid("vs:301.4#ex1", merged=merged)
    assert table.A["Criminal"].teams == (frozenset(CHOSEN) if merged else frozenset(CHOSEN[:1]))
    table.A.recruits("Criminal", resolve=False)
    assert table.A["Criminal"].zone == "chain"
    assert table.A["Criminal"].teams == (frozenset(CHOSEN) if merged else frozenset(CHOSEN[:1]))
    table.resolve()
    table.places("Criminal")
    assert table.A.points == 2
    # the glider costs 3, one less for each Sinister Syndicate character recruited this turn
    assert table.A.can("recruit", "Goblin Glider") is merged
    if merged:
        table.A.recruits("Goblin Glider", on="Thug")
        assert table.A.points == 0
        assert table.A["Thug"].equipment == ["Goblin Glider"]


@pytest.mark.example("vs:304.10#ex1")
@pytest.mark.rule("vs:304.10")
@pytest.mark.parametrize("from_row", [True, False])
def test_the_ongoing_power_of_concrete_jungle_works_before_its_effect_resolves(from_row: bool) -> None:
    table = laid("vs:304.10#ex1", from_row=from_row)
    table.A.plays("Concrete Jungle")
    assert len(table.chain) == 1
    assert not table.B["Cadmus Labs"].down
    table.B.flips("Savage Land")
    assert not table.B["Savage Land"].down
    assert len(table.chain) == (2 if from_row else 1)
    if from_row:
        table.resolve()
        assert table.asked == ("B", "choose")
        table.chooses("Thug")
    assert table.B.pile == (["Thug"] if from_row else [])
    assert not table.B["Cadmus Labs"].down
    table.resolve()
    assert table.B["Cadmus Labs"].down and table.B["Savage Land"].down
    assert table.asked == ("A", "priority")
