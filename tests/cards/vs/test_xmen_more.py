"""The other X-Men characters: what each does, does not do, and whom it leaves alone."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import Aim, ReturnToHand, T, character, plot_twist, yours
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation

WOLVERINE = "Wolverine, James Howlett"
ROGUE = "Rogue, Energy Drain"
GAMBIT = "Gambit, Remy LeBeau"
COLOSSUS = "Colossus, Steadfast Protector"
LONGSHOT = "Longshot, Rebel Freedom Fighter"
DAZZLER = "Dazzler, Alison Blaire"
STORM = "Storm, Ororo Munroe"
BYSTANDER = character("Bystander", cost=3, atk=4, def_=4, teams=["Elsewhere"], source="stand-in")
FLIER = character("Flier", cost=4, atk=5, def_=4, flight=True, range_=True, teams=["Elsewhere"], source="stand-in")
GIANT = character("Giant", cost=6, atk=12, def_=12, teams=["Elsewhere"], source="stand-in")
THRESHOLD_TWO = plot_twist("Threshold Two", threshold=2, source="stand-in")


# -- cost 1 -----------------------------------------------------------------------------------------------------------


def test_longshot_takes_both_named_cards_and_all_their_copies() -> None:
    table = situation("vs", A=side(front=[LONGSHOT], deck=[ROGUE, GAMBIT, STORM, GAMBIT, COLOSSUS]), B=side())
    table.A.uses("Longshot")
    table.resolve()
    assert table.asked == ("A", "name")
    table.chooses("Gambit")
    assert "Gambit" not in table.options
    table.chooses("Rogue")
    assert sorted(table.A.hand) == [GAMBIT, GAMBIT, ROGUE]
    assert table.A.deck == [COLOSSUS, STORM]
    assert table.asked == ("A", "priority")


def test_longshot_takes_nothing_if_one_name_is_missing() -> None:
    table = situation("vs", A=side(front=[LONGSHOT], deck=[ROGUE, GAMBIT, STORM, GAMBIT, COLOSSUS]), B=side())
    table.A.uses("Longshot")
    table.resolve()
    table.chooses("Gambit")
    # Colossus is the fifth card, so he is not revealed
    table.chooses("Colossus")
    assert table.asked == ("A", "order")
    table.chooses("Storm", "Gambit", "Rogue", "Gambit")
    assert table.A.hand == []
    assert table.A.deck == [COLOSSUS, STORM, GAMBIT, ROGUE, GAMBIT]


def test_dazzler_exhausts_a_support_row_character_in_the_combat_phase() -> None:
    table = situation("vs", A=side(front=[DAZZLER], hand=[ROGUE, FILLER]), B=side(front=[FLIER], support=[BYSTANDER, GIANT]))
    table.A.uses("Dazzler", on="Giant")
    assert table.A["Dazzler"].exhausted and table.A.pile == [ROGUE]
    table.resolve()
    assert [table.B[n].exhausted for n in ("Giant", "Bystander", "Flier")] == [True, False, False]


def test_dazzler_needs_an_x_man_in_hand_and_the_combat_phase() -> None:
    table = situation("vs", A=side(front=[DAZZLER], hand=[BYSTANDER]), B=side(support=[GIANT]))
    assert table.A.why_not("use", "Dazzler") == ["vs:203.3"]
    table = situation("vs", step="recruit", A=side(front=[DAZZLER], hand=[ROGUE]), B=side(support=[GIANT]))
    assert table.A.why_not("use", "Dazzler") == ["vs:501.3"]


def test_shadowcat_toughens_an_x_men_defender() -> None:
    table = situation("vs", A=side(front=[GIANT]), B=side(front=[COLOSSUS, GAMBIT], support=["Shadowcat, Kitty Pryde"]))
    table.A.attack("Giant", "Colossus")
    table.B.uses("Shadowcat")
    table.resolve()
    assert (table.B["Colossus"].def_, table.B["Gambit"].def_, table.B["Shadowcat"].def_) == (11, 6, 1)
    table.conclude()
    # breakthrough 12 - 11, and the stun
    assert table.B.endurance == 50 - 1 - 5
    assert table.B["Colossus"].def_ == 10


def test_shadowcat_does_not_help_other_teams_or_attackers() -> None:
    table = situation("vs", A=side(front=[GAMBIT]), B=side(front=[BYSTANDER], support=["Shadowcat, Kitty Pryde"]))
    table.A.attack("Gambit", "Bystander")
    assert table.B.why_not("use", "Shadowcat") == ["vs:505.1c"]


def test_moira_recovers_an_x_man_and_leaves() -> None:
    table = situation(
        "vs",
        phase="recovery",
        A=side(front=[put(GAMBIT, stunned=True), put(BYSTANDER, stunned=True), "Moira MacTaggert"], deck=[FILLER]),
        B=side(),
    )
    table.A.uses("Moira MacTaggert")
    table.resolve()
    assert not table.A["Gambit"].stunned and table.A["Gambit"].exhausted
    assert table.A["Bystander"].stunned
    assert table.A.deck == ["Filler", "Moira MacTaggert, World-Renowned Geneticist"]


def test_moira_works_in_the_recovery_phase_only() -> None:
    table = situation("vs", A=side(front=[put(GAMBIT, stunned=True), "Moira MacTaggert"]), B=side())
    assert table.A.why_not("use", "Moira MacTaggert") == ["vs:501.3"]


# -- cost 2 -----------------------------------------------------------------------------------------------------------


def test_archangel_swoops_on_the_support_row() -> None:
    archangel = "Archangel, Warren Worthington III"
    table = situation("vs", A=side(front=[archangel]), B=side(front=[GIANT], support=[FLIER]))
    table.A.attack("Archangel", "Flier")
    assert table.A["Archangel"].atk == 2 and table.chain == ["Archangel, Warren Worthington III (triggered)"]
    table.resolve()
    assert table.A["Archangel"].atk == 5
    table.conclude()
    assert table.A["Archangel"].atk == 2
    # the stun and a breakthrough of 1
    assert table.B["Flier"].stunned and table.B.endurance == 50 - 4 - 1
    table = situation("vs", A=side(front=[archangel]), B=side(front=[GIANT]))
    table.A.attack("Archangel", "Giant")
    assert table.A["Archangel"].atk == 2 and not table.chain


def test_beast_makes_your_plot_twists_cheaper_to_play() -> None:
    beast = "Beast, Dr. Henry McCoy"
    table = situation("vs", A=side(front=[beast], hand=[THRESHOLD_TWO], resources=1), B=side(hand=[THRESHOLD_TWO], resources=1))
    assert table.A.can("play", "Threshold Two")
    assert table.B.why_not("play", "Threshold Two") == ["vs:203.5b"]
    table = situation("vs", A=side(front=[put(beast, stunned=True)], hand=[THRESHOLD_TWO], resources=1), B=side())
    assert table.A.why_not("play", "Threshold Two") == ["vs:203.5b"]
    table = situation("vs", A=side(front=[beast], resources=[THRESHOLD_TWO]), B=side())
    assert table.A.can("play", "Threshold Two")


@pytest.mark.parametrize(("top", "found"), [(GAMBIT, True), (BYSTANDER, False), ("Danger Room", False)])
def test_jean_grey_looks_for_a_teammate_as_she_enters_play(top, found) -> None:
    jean = "Jean Grey, Telekinetic Fighter"
    table = situation("vs", step="recruit", A=side(hand=[jean], deck=[top, FILLER], points=2), B=side())
    table.A.recruits("Jean Grey")
    table.resolve_all()
    name = top if isinstance(top, str) else top.full_name
    assert table.A.hand == ([name] if found else [])
    assert table.A.deck == (["Filler"] if found else ["Filler", name])
    assert table.asked == ("A", "priority")


# -- cost 3 -----------------------------------------------------------------------------------------------------------


def test_psylocke_takes_a_card_for_breakthrough() -> None:
    table = situation(
        "vs", A=side(front=["Psylocke, Betsy Braddock"], hand=[FILLER]), B=side(front=[LONGSHOT], hand=[ROGUE, GAMBIT])
    )
    table.A.attack("Psylocke", "Longshot")
    table.conclude()
    assert table.asked == ("B", "choose")
    table.chooses("Rogue")
    assert table.B.hand == [GAMBIT] and table.A.hand == ["Filler"]
    assert table.B.endurance == 50 - 1 - 2


def test_psylocke_takes_nothing_without_breakthrough() -> None:
    table = situation("vs", A=side(front=["Psylocke, Betsy Braddock"]), B=side(front=[BYSTANDER], hand=[ROGUE, GAMBIT]))
    table.A.attack("Psylocke", "Bystander")
    table.conclude()
    assert table.B.hand == [ROGUE, GAMBIT]
    assert table.asked == ("A", "priority")


def test_banshee_exhausts_up_to_two_in_the_support_row() -> None:
    banshee = "Banshee, Sean Cassidy"
    table = situation("vs", A=side(front=[banshee]), B=side(front=[GIANT], support=[BYSTANDER, FLIER, ROGUE]))
    table.A.attack("Banshee", "Giant", begin=False)
    table.begin_attack()
    assert table.asked == ("A", "target")
    table.chooses("Bystander", "Rogue")
    table.resolve()
    assert [table.B[n].exhausted for n in ("Bystander", "Flier", "Rogue", "Giant")] == [True, False, True, False]


def test_banshee_is_quiet_when_he_attacks_the_support_row() -> None:
    table = situation("vs", A=side(front=["Banshee, Sean Cassidy"]), B=side(front=[GIANT], support=[BYSTANDER, FLIER]))
    table.A.attack("Banshee", "Flier")
    assert table.chain == []
    assert table.asked == ("A", "priority")


def test_iceman_freezes_a_small_attacker_through_the_recovery_phase() -> None:
    small, other = (character(n, cost=3, atk=1, def_=9, source="stand-in") for n in ("Small", "Other"))
    table = situation("vs", A=side(front=[small, other]), B=side(front=["Iceman, Bobby Drake", GAMBIT]))
    table.A.attack("Small", "Gambit")
    table.B.uses("Iceman")
    table.resolve()
    assert table.B.endurance == 47
    assert table.B.why_not("use", "Iceman") == ["vs:501.4"]
    table.conclude()
    table.A.attack("Other", "Gambit")
    table.until("draw phase")
    assert table.A["Small"].exhausted
    assert not table.A["Other"].exhausted and not table.B["Gambit"].exhausted


def test_iceman_can_use_his_power_on_attackers_with_cost_3_or_less_only() -> None:
    table = situation("vs", A=side(front=[GIANT, BYSTANDER]), B=side(front=["Iceman, Bobby Drake"]))
    assert table.B.why_not("use", "Iceman") == ["vs:505.1c"]
    table.A.attack("Giant", "Iceman")
    assert table.B.why_not("use", "Iceman") == ["vs:505.1c"]


# -- cost 4 -----------------------------------------------------------------------------------------------------------


def test_storm_grounds_the_opposition_for_the_turn() -> None:
    table = situation("vs", A=side(front=[FLIER]), B=side(front=[STORM, ROGUE]))
    table.B.uses("Storm")
    assert table.B.endurance == 48
    table.resolve()
    assert not table.A["Flier"].flight
    assert table.B["Storm"].flight and table.B["Rogue"].flight


def test_gambit_stuns_a_small_character() -> None:
    table = situation("vs", A=side(front=[GAMBIT], hand=[ROGUE, BYSTANDER]), B=side(front=[BYSTANDER, FLIER]))
    table.A.uses("Gambit")
    assert table.A["Gambit"].exhausted and table.A.pile == [ROGUE]
    table.resolve()
    assert table.B["Bystander"].stunned and not table.B["Flier"].stunned
    assert table.B.endurance == 47


def test_gambit_has_no_target_above_cost_3_and_needs_an_x_man_to_throw() -> None:
    table = situation("vs", A=side(front=[GAMBIT], hand=[BYSTANDER]), B=side(front=[FLIER]))
    assert table.A.why_not("use", "Gambit") == ["vs:203.3", "vs:505.1c"]


def test_nightcrawler_reinforces_an_x_men_defender() -> None:
    table = situation("vs", A=side(front=[GIANT]), B=side(front=[GAMBIT, ROGUE, "Nightcrawler, Teleporting Teammate"]))
    table.A.attack("Giant", "Gambit")
    table.B.uses("Nightcrawler")
    table.resolve()
    assert [table.B[n].reinforcement for n in ("Gambit", "Rogue", "Nightcrawler")] == [True, False, False]
    table.conclude()
    # stunned, but no breakthrough
    assert table.B.endurance == 46
    assert not table.B["Gambit"].reinforcement


def test_nightcrawler_helps_x_men_only() -> None:
    table = situation("vs", A=side(front=[GIANT]), B=side(front=[BYSTANDER, "Nightcrawler, Teleporting Teammate"]))
    table.A.attack("Giant", "Bystander")
    assert table.B.why_not("use", "Nightcrawler") == ["vs:505.1c"]


# -- cost 5 and more --------------------------------------------------------------------------------------------------


def test_cyclops_is_safe_while_attacking_from_the_support_row() -> None:
    cyclops = "Cyclops, Scott Summers"
    table = situation("vs", A=side(front=[ROGUE], support=[cyclops]), B=side(front=[GIANT]))
    table.A.attack("Cyclops", "Giant")
    table.conclude()
    assert not table.A["Cyclops"].stunned and table.A.endurance == 50


def test_cyclops_can_be_stunned_in_the_front_row_and_while_defending() -> None:
    cyclops = "Cyclops, Scott Summers"
    table = situation("vs", A=side(front=[cyclops]), B=side(front=[GIANT]))
    table.A.attack("Cyclops", "Giant")
    table.conclude()
    assert table.A["Cyclops"].stunned
    table = situation("vs", A=side(front=[GIANT]), B=side(support=[cyclops]))
    table.A.attack("Giant", "Cyclops")
    table.conclude()
    assert table.B["Cyclops"].stunned


@pytest.mark.parametrize(("endurance", "steadfast"), [(26, False), (25, True), (3, True)])
def test_colossus_has_reinforcement_when_endurance_is_low(endurance, steadfast) -> None:
    table = situation("vs", A=side(front=[COLOSSUS, ROGUE], endurance=endurance), B=side(front=[BYSTANDER], endurance=10))
    assert table.A["Colossus"].reinforcement is steadfast
    assert not table.A["Rogue"].reinforcement and not table.B["Bystander"].reinforcement


def test_colossus_loses_it_when_endurance_is_gained() -> None:
    table = situation(
        "vs", A=side(front=[COLOSSUS], hand=[FILLER], resources=[put("X-Corporation", down=False)], endurance=25), B=side()
    )
    assert table.A["Colossus"].reinforcement
    table.A.uses("X-Corporation")
    table.resolve()
    assert not table.A["Colossus"].reinforcement


def test_charles_xavier_makes_a_player_discard_as_he_enters_play_beside_an_x_man() -> None:
    xavier = "Professor X, Charles Xavier"
    table = situation("vs", step="recruit", A=side(front=[ROGUE], hand=[xavier, FILLER], points=5), B=side(hand=[GAMBIT, STORM]))
    table.A.recruits("Professor X")
    assert table.asked == ("A", "target")
    table.chooses("B")
    table.resolve()
    assert table.asked == ("B", "choose")
    table.chooses("Storm")
    assert table.B.hand == [GAMBIT] and table.A.hand == ["Filler"]


def test_charles_xavier_is_idle_without_another_x_man() -> None:
    xavier = "Professor X, Charles Xavier"
    table = situation("vs", step="recruit", A=side(front=[BYSTANDER], hand=[xavier], points=5), B=side(hand=[GAMBIT, STORM]))
    table.A.recruits("Professor X")
    # a condition right after the trigger: it does not trigger at all (vs:502.1c)
    assert table.chain == []
    assert table.asked == ("A", "priority")
    assert table.B.hand == [GAMBIT, STORM]


def test_charles_xavier_needs_the_other_x_man_until_it_resolves() -> None:
    xavier = "Professor X, Charles Xavier"
    escape = plot_twist("Escape", targets=[Aim(yours())], effect=ReturnToHand(T), source="stand-in")
    table = situation("vs", step="recruit", A=side(front=[ROGUE], hand=[xavier, escape], points=5), B=side(hand=[GAMBIT, STORM]))
    table.A.recruits("Professor X")
    table.chooses("B")
    table.A.plays("Escape", on="Rogue")
    table.resolve_all()
    assert table.asked == ("A", "priority")
    assert table.B.hand == [GAMBIT, STORM]


def test_charles_xavier_makes_a_player_discard_in_the_combat_phase() -> None:
    xavier = "Professor X, Charles Xavier"
    table = situation("vs", A=side(front=[xavier], hand=[FILLER]), B=side(hand=[GAMBIT]))
    table.A.uses("Professor X", on="B")
    table.resolve()
    assert table.B.hand == [] and table.A.hand == ["Filler"]
    table = situation("vs", step="recruit", A=side(front=[xavier]), B=side(hand=[GAMBIT]))
    assert table.A.why_not("use", "Professor X") == ["vs:501.3"]


def test_friend_of_mutants_leads_both_rows() -> None:
    table = situation(
        "vs",
        A=side(front=[ROGUE, BYSTANDER], support=["Professor X, Friend of Mutants", GAMBIT]),
        B=side(front=[WOLVERINE], support=[STORM]),
    )
    assert [(table.A[n].atk, table.A[n].def_) for n in ("Rogue", "Bystander", "Professor X", "Gambit")] == [
        (6, 4),
        (4, 4),
        (15, 16),
        (6, 8),
    ]
    assert [(table.B[n].atk, table.B[n].def_) for n in ("Wolverine", "Storm")] == [(8, 8), (7, 6)]
    table = situation("vs", A=side(front=["Professor X, Friend of Mutants"]), B=side())
    assert (table.A["Professor X"].atk, table.A["Professor X"].def_) == (17, 14)


def test_phoenix_force_needs_a_fallen_jean_grey() -> None:
    phoenix = "Jean Grey, Phoenix Force"
    table = situation("vs", step="recruit", A=side(hand=[phoenix], pile=[ROGUE], points=8), B=side(pile=[phoenix]))
    assert table.A.why_not("recruit", phoenix) == ["vs:304.7"]
    table = situation("vs", step="recruit", A=side(hand=[phoenix], pile=["Jean Grey, Telekinetic Fighter"], points=8), B=side())
    table.A.recruits(phoenix)
    assert table.A.characters == [phoenix]


def test_phoenix_force_sends_everyone_home() -> None:
    phoenix = "Jean Grey, Phoenix Force"
    room = put("Danger Room", down=False)
    table = situation(
        "vs",
        A=side(front=[phoenix, put(GAMBIT, equipment=["Dual Sidearms"]), put(ROGUE, owner="B")], resources=[room]),
        B=side(front=[put(GIANT, stunned=True)], hand=[FILLER]),
    )
    table.A.uses("Jean Grey")
    assert table.A.pile == [phoenix]
    table.resolve()
    assert table.A.characters == [] and table.B.characters == []
    assert table.A.hand == [GAMBIT]
    assert sorted(table.B.hand) == ["Filler", "Giant", ROGUE]
    assert table.A.pile == [phoenix, "Dual Sidearms"]
    assert table.A.resources == ["Danger Room"]
