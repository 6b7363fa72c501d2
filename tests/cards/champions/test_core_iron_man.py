"""Iron Man's cards of the core set: identity, signature cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from longbox.games.champions.events import Damage
from longbox.games.champions.situations import BLANK, FILLER, Table, put, stand_in
from longbox.games.champions.state import CardDef
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told
from tests.worked import laid

THUG = stand_in("minion", "Thug", hp=6, atk=1, sch=1)
RUNNER = stand_in("minion", "Runner", hp=2, atk=1, sch=1)
SUIT = ["Arc Reactor", "Mark V Armor", "Mark V Helmet", "Powered Gauntlets", "Powered Gauntlets", "Rocket Boots", "Rocket Boots"]


def airborne(*play: object, hand: tuple[object, ...] = (), **more: object) -> Table:
    """Iron Man after his Rocket Boots have lifted him."""
    t = situation("champions", A=side("Iron Man", hand=["Genius", *hand], play=["Rocket Boots", *play]), **more)
    t.A.uses("Rocket Boots")
    assert "Aerial" in t["Iron Man"].traits
    return t


# -- identity -------------------------------------------------------------------------------------------------------------


def test_iron_man_has_a_larger_hand_for_each_tech_upgrade_up_to_seven() -> None:
    for n in range(8):
        t = situation("champions", A=side("Iron Man", play=SUIT[:n]))
        assert t["Iron Man"].hand == min(7, 1 + n)


def test_only_tech_upgrades_that_he_controls_count_and_only_for_the_hero() -> None:
    t = situation(
        "champions", A=side("Iron Man", play=["Combat Training", "Stark Tower", "Tac Team"]), B=side("She-Hulk", play=SUIT[:3])
    )
    assert t["Iron Man"].hand == 1 and t["She-Hulk"].hand == 4
    t = situation("champions", A=side("Iron Man", form="alter-ego", play=SUIT[:3]))
    assert t["Tony Stark"].hand == 6


def test_iron_man_draws_up_to_that_hand() -> None:
    t = situation("champions", A=side("Iron Man", play=SUIT[:3]))
    next_round(t)
    assert len(t.A.hand) == 4


@pytest.mark.rule("champions:look")
def test_futurist_keeps_one_of_three_once_per_round() -> None:
    deck = ["Arc Reactor", "Energy", "Genius", "Strength", FILLER, FILLER, FILLER]
    t = situation("champions", A=side("Iron Man", form="alter-ego", deck=deck))
    t.A.does("Use Tony Stark")
    assert t.kind == "search" and [o.split(" (")[0] for o in t.options()] == ["Arc Reactor", "Energy", "Genius"]
    t.A.picks("Energy")
    assert t.A.hand == ["Energy"] and sorted(t.A.discard) == ["Arc Reactor", "Genius"] and t.A.deck[0] == "Strength"
    assert not t.offered("Use Tony Stark")
    t = situation("champions", A=side("Iron Man", deck=deck))
    assert not t.offered("Futurist") and not t.offered("Use Tony Stark") and not t.offered("Look at")


def test_futurist_looks_at_what_there_is() -> None:
    t = situation("champions", A=side("Iron Man", form="alter-ego", deck=["Energy", "Genius"], discard=["Strength"]))
    t.A.does("Use Tony Stark")
    t.A.picks("Genius")
    # with the last card gone the deck is made anew of the pile, with Energy in it
    assert t.A.hand == ["Genius"] and sorted(t.A.deck) == ["Energy", "Strength"] and t.A.discard == []


# -- signature cards --------------------------------------------------------------------------------------------------------


def test_war_machine_hits_each_enemy_and_himself_twice() -> None:
    t = situation(
        "champions",
        A=side("Iron Man", play=["War Machine", "Tigra"], minions=[THUG]),
        B=side("She-Hulk", minions=[RUNNER]),
    )
    t.A.uses("War Machine")
    assert (t["Rhino"].damage, t["Thug"].damage, t["Runner"].damage) == (1, 1, 1)
    assert t["War Machine"].damage == 2 and t["War Machine"].exhausted
    assert (t["Iron Man"].damage, t["She-Hulk"].damage, t["Tigra"].damage) == (0, 0, 0)
    assert not t.offered("Use War Machine")


def test_war_machine_may_spend_his_last_hit_points() -> None:
    t = situation("champions", A=side("Iron Man", play=[put("War Machine", damage=2)]))
    t.A.uses("War Machine")
    assert not t.in_play("War Machine") and t.A.discard == ["War Machine"] and t["Rhino"].damage == 1


@pytest.mark.rule("champions:cost-arrow-icon")
def test_war_machine_deals_nothing_if_he_is_tough() -> None:
    t = situation("champions", A=side("Iron Man", play=[put("War Machine", status=["tough"])]))
    t.A.uses("War Machine")
    assert t["War Machine"].damage == 0 and t["Rhino"].damage == 0 and t["War Machine"].exhausted


def blasting(deck: list[str | CardDef], **more: object) -> Table:
    t = situation("champions", A=side("Iron Man", hand=["Repulsor Blast", "Genius"], deck=[*deck, "Energy", FILLER]), **more)
    t.A.plays("Repulsor Blast")
    return t


@pytest.mark.example("champions:faq:repulsor-blast#1")
@pytest.mark.rule("champions:faq:repulsor-blast#1")
def test_repulsor_blast_is_one_instance_of_damage() -> None:
    t = laid("champions:faq:repulsor-blast#1", tough=False)
    deck = t.A.deck[:5]
    t.A.plays("Repulsor Blast")
    assert t["Rhino"].damage == 5 and len(told(t, "Rhino takes")) == 1
    assert sorted(t.A.discard) == sorted([*deck, "Repulsor Blast", "Genius"])
    t = laid("champions:faq:repulsor-blast#1")
    t.A.plays("Repulsor Blast")
    assert t["Rhino"].damage == 0 and t["Rhino"].status == frozenset()


def test_repulsor_blast_counts_printed_energy_only() -> None:
    # a wild resource is not energy; the sixth card stays where it is
    t = blasting(["War Machine", "Genius", FILLER, FILLER, FILLER])
    assert t["Rhino"].damage == 1 and t.A.deck == ["Energy", "Filler"]
    # a card with two printed energy resources counts for both
    t = blasting(["Energy", FILLER, FILLER, FILLER, FILLER])
    assert t["Rhino"].damage == 5


def test_repulsor_blast_hits_whom_he_chose_and_is_an_attack_of_the_hero() -> None:
    t = situation("champions", A=side("Iron Man", hand=["Repulsor Blast", "Genius"], minions=[THUG, RUNNER]))
    t.A.plays("Repulsor Blast")
    t.A.picks("Runner")
    assert (t["Rhino"].damage, t["Thug"].damage, t["Runner"].damage) == (0, 0, 1)
    t = situation("champions", A=side("Iron Man", hand=["Repulsor Blast", "Genius"], status=["stunned"]))
    t.A.plays("Repulsor Blast")
    assert t["Rhino"].damage == 0 and len(t.A.deck) == 20 and t["Iron Man"].status == frozenset()
    t = situation("champions", A=side("Iron Man", form="alter-ego", hand=["Repulsor Blast", "Genius"]))
    assert not t.offered("Repulsor Blast")


def test_supersonic_punch_is_twice_as_hard_in_the_air() -> None:
    t = situation("champions", A=side("Iron Man", hand=["Supersonic Punch", "Energy"], minions=[THUG]))
    t.A.plays("Supersonic Punch")
    t.A.picks("Rhino")
    assert t["Rhino"].damage == 4 and t["Thug"].damage == 0
    t = airborne(hand=("Supersonic Punch", "Energy"))
    t.A.plays("Supersonic Punch")
    assert t["Rhino"].damage == 8


def assisted(hand: list[object], discard: list[object], **more: object) -> Table:
    return situation("champions", A=side("Iron Man", hand=hand, discard=discard, play=["Pepper Potts"], **more))


@pytest.mark.example("champions:faq:pepper-potts#1")
@pytest.mark.rule("champions:faq:pepper-potts#1", "champions:resource-ability")
def test_pepper_potts_generates_both_resources_of_a_double() -> None:
    t = laid("champions:faq:pepper-potts#1")
    t.A.plays("Supersonic Punch")
    assert t["Rhino"].damage == 4 and t["Pepper Potts"].exhausted and t.A.discard == ["Strength", "Energy", "Supersonic Punch"]
    # they are of the types that are printed there
    t = assisted([FILLER], ["Genius"])
    assert not t.offered("Use Rocket Boots")
    t = situation("champions", A=side("Iron Man", discard=["Genius"], play=["Pepper Potts", "Rocket Boots"]))
    t.A.uses("Rocket Boots")
    assert "Aerial" in t["Iron Man"].traits and t["Pepper Potts"].exhausted
    t = situation("champions", A=side("Iron Man", discard=["Energy"], play=["Pepper Potts", "Rocket Boots"]))
    assert not t.offered("Use Rocket Boots")


@pytest.mark.example("champions:faq:pepper-potts#2")
@pytest.mark.rule("champions:faq:pepper-potts#2")
def test_pepper_potts_doubles_nothing() -> None:
    t = assisted(["Uppercut"], ["The Power of Aggression"])
    assert t.why_not("A", "Uppercut") == ["champions:resource#3"]
    t = assisted(["Uppercut", FILLER, "Haymaker"], ["The Power of Aggression"])
    assert t.why_not("A", "Uppercut") == ["champions:resource#3"]
    t = laid("champions:faq:pepper-potts#2")
    t.A.plays("Uppercut")
    assert t["Rhino"].damage == 5 and t["Pepper Potts"].exhausted


@pytest.mark.example("champions:faq:pepper-potts#3")
@pytest.mark.rule("champions:faq:pepper-potts#3")
def test_pepper_potts_knows_nothing_of_what_is_being_spent() -> None:
    # Supersonic Punch costs two, Uppercut has one resource
    t = assisted(["Supersonic Punch", "Uppercut"], [FILLER])
    assert t.why_not("A", "Supersonic Punch") == ["champions:resource#3"]
    t = assisted(["Supersonic Punch", "Uppercut"], [])
    assert t.why_not("A", "Supersonic Punch") == ["champions:resource#3"]
    t = assisted(["Supersonic Punch", "Uppercut"], ["Uppercut"])
    t.A.plays("Supersonic Punch")
    assert t["Rhino"].damage == 4 and t.A.discard == ["Uppercut", "Uppercut", "Supersonic Punch"]
    # what lies there as she is used counts: two of Energy and one of Haymaker, not one of Haymaker twice
    t = laid("champions:faq:pepper-potts#3", discard="Haymaker")
    assert t.why_not("A", "Uppercut") == ["champions:resource#3"]
    t = laid("champions:faq:pepper-potts#3")
    t.A.plays("Uppercut")
    assert t["Rhino"].damage == 5 and t["Pepper Potts"].exhausted and t.A.discard == ["Energy", "Haymaker", "Uppercut"]


def test_pepper_potts_helps_once_and_in_both_forms() -> None:
    t = assisted(["Supersonic Punch", "Haymaker"], ["Energy"])
    t.A.plays("Supersonic Punch")
    assert not t.offered("Haymaker")
    t = assisted(["Avengers Mansion", "Energy"], ["Genius"], form="alter-ego")
    assert t.offered("Play Avengers Mansion")


def test_stark_tower_returns_the_topmost_tech_upgrade() -> None:
    pile = ["Arc Reactor", "Rocket Boots", "Energy"]
    t = situation("champions", A=side("Iron Man", form="alter-ego", play=["Stark Tower"], discard=pile))
    t.A.uses("Stark Tower")
    assert t.A.hand == ["Rocket Boots"] and t.A.discard == ["Arc Reactor", "Energy"] and t["Stark Tower"].exhausted


def test_stark_tower_serves_any_player() -> None:
    t = situation(
        "champions",
        A=side("Iron Man", form="alter-ego", play=["Stark Tower"], discard=["Arc Reactor"]),
        B=side("Spider-Man", discard=["Web-Shooter", "Combat Training"]),
        C=side("She-Hulk", discard=["Superhuman Strength"]),
    )
    t.A.does("Use Stark Tower")
    assert sorted(t.options()) == ["A", "B"]
    t.A.picks("B")
    assert t.B.hand == ["Web-Shooter"] and t.A.hand == [] and t.A.discard == ["Arc Reactor"]


def test_stark_tower_is_for_tony_stark_and_needs_such_a_card() -> None:
    t = situation("champions", A=side("Iron Man", play=["Stark Tower"], discard=["Arc Reactor"]))
    assert not t.offered("Use Stark Tower")
    t = situation("champions", A=side("Iron Man", form="alter-ego", play=["Stark Tower"], discard=["Energy", "Combat Training"]))
    assert not t.offered("Use Stark Tower")


def test_the_arc_reactor_readies_iron_man() -> None:
    t = situation("champions", A=side("Iron Man", play=["Arc Reactor", put("Tigra", exhausted=True)]))
    assert not t.offered("Use Arc Reactor")
    t.A.attacks("Iron Man", "Rhino")
    t.A.uses("Arc Reactor")
    assert not t["Iron Man"].exhausted and t["Tigra"].exhausted and t["Arc Reactor"].exhausted
    t.A.attacks("Iron Man", "Rhino")
    assert t["Rhino"].damage == 2 and not t.offered("Use Arc Reactor")
    t = situation("champions", A=side("Iron Man", form="alter-ego", exhausted=True, play=["Arc Reactor"]))
    assert not t.offered("Use Arc Reactor")


def test_the_mark_v_armor_is_worth_six_hit_points_in_both_forms() -> None:
    for form in ("hero", "alter-ego"):
        t = situation("champions", A=side("Iron Man", form=form, play=["Mark V Armor"]), B=side("She-Hulk"))
        assert t.A.identity.hp == 15 and t.B.identity.hp == 15 and t.A.identity.left == 15
    t = situation("champions", A=side("Iron Man"))
    assert t.A.identity.hp == 9


def helmet(t: Table) -> tuple[int, int, int]:
    t.A.uses("Mark V Helmet")
    if t.kind == "choose":
        t.A.picks("Bomb Scare")
    return t["The Break-In!"].threat, t["Bomb Scare"].threat, t["Breakin' & Takin'"].threat


def test_the_mark_v_helmet_thwarts_one_scheme_or_in_the_air_each() -> None:
    schemes = {"side_schemes": [put("Bomb Scare", threat=3), put("Breakin' & Takin'", threat=3)], "threat": 3}
    t = situation("champions", A=side("Iron Man", play=["Mark V Helmet"]), **schemes)
    assert helmet(t) == (3, 2, 3) and t["Mark V Helmet"].exhausted
    t = airborne("Mark V Helmet", **schemes)
    assert helmet(t) == (2, 2, 2)


def test_the_mark_v_helmet_minds_crisis_confusion_and_form() -> None:
    schemes = {"side_schemes": [put("Bomb Scare", threat=3), put("Crowd Control", threat=3)], "threat": 3}
    t = airborne("Mark V Helmet", **schemes)
    t.A.uses("Mark V Helmet")
    assert (t.scheme.threat, t["Bomb Scare"].threat, t["Crowd Control"].threat) == (3, 2, 2)
    t = situation("champions", A=side("Iron Man", play=["Mark V Helmet"], status=["confused"]), threat=3)
    t.A.uses("Mark V Helmet")
    assert t.scheme.threat == 3 and t["Iron Man"].status == frozenset()
    t = situation("champions", A=side("Iron Man", play=["Mark V Helmet"]))
    assert not t.offered("Use Mark V Helmet")
    t = situation("champions", A=side("Iron Man", form="alter-ego", play=["Mark V Helmet"]), threat=3)
    assert not t.offered("Use Mark V Helmet")


def test_powered_gauntlets_hit_harder_in_the_air() -> None:
    t = situation("champions", A=side("Iron Man", play=["Powered Gauntlets"], minions=[THUG]))
    t.A.uses("Powered Gauntlets")
    t.A.picks("Thug")
    assert t["Thug"].damage == 1 and t["Rhino"].damage == 0 and t["Powered Gauntlets"].exhausted
    assert not t["Iron Man"].exhausted and not t.offered("Use Powered Gauntlets")
    t = airborne("Powered Gauntlets")
    t.A.uses("Powered Gauntlets")
    assert t["Rhino"].damage == 2


def test_powered_gauntlets_attack_as_iron_man() -> None:
    t = situation("champions", A=side("Iron Man", play=["Powered Gauntlets"], minions=["Whiplash"]))
    t.A.uses("Powered Gauntlets")
    t.A.picks("Whiplash")
    assert t["Whiplash"].damage == 1 and t["Iron Man"].damage == 1
    t = situation("champions", A=side("Iron Man", form="alter-ego", play=["Powered Gauntlets"]))
    assert not t.offered("Use Powered Gauntlets")


def test_rocket_boots_lift_him_until_the_end_of_the_phase() -> None:
    t = airborne()
    assert t["Rocket Boots"].exhausted and t.A.discard == ["Genius"]
    t = situation("champions", A=side("Iron Man", hand=["Genius"], play=["Rocket Boots"]), B=side("She-Hulk"))
    t.A.uses("Rocket Boots")
    t.A.ends_turn()
    assert "Aerial" in t["Iron Man"].traits and "Aerial" not in t["She-Hulk"].traits
    t.B.ends_turn()
    on(t, "defend")
    assert t.state.phase == "villain phase" and "Aerial" not in t["Iron Man"].traits


def test_rocket_boots_lift_the_identity_even_as_it_changes_form() -> None:
    t = airborne()
    t.A.does("Change form")
    assert "Aerial" in t.A.identity.traits


def test_rocket_boots_need_the_hero_and_a_mental_resource() -> None:
    t = situation("champions", A=side("Iron Man", hand=["Energy"], play=["Rocket Boots"]))
    assert not t.offered("Use Rocket Boots")
    t = situation("champions", A=side("Iron Man", form="alter-ego", hand=["Genius"], play=["Rocket Boots"]))
    assert not t.offered("Use Rocket Boots")


@pytest.mark.example("champions:faq:rocket-boots#1")
@pytest.mark.rule("champions:faq:rocket-boots#1", "champions:gets#1")
def test_without_the_hit_point_of_his_rocket_boots_iron_man_may_fall() -> None:
    t = laid("champions:faq:rocket-boots#1")
    assert t["Iron Man"].hp == 10 and t["Iron Man"].left == 1 and t["She-Hulk"].hp == 15
    t.begins()
    assert t.A.out and not t.B.out
    t = laid("champions:faq:rocket-boots#1", damage=8)
    t.begins()
    assert not t.A.out and t["Iron Man"].left == 1


# -- obligation -------------------------------------------------------------------------------------------------------------


def test_business_problems_exhausts_tony_stark_and_is_gone() -> None:
    t = situation("champions", A=side("Iron Man", form="alter-ego", dealt=["Business Problems"], play=["Arc Reactor"]))
    t.reveals("Business Problems")
    t.A.does("Exhaust Tony")
    assert t.A.identity.exhausted and not t["Arc Reactor"].exhausted
    assert t.encounter_discard == [] and not t.in_play("Business Problems")


def test_business_problems_exhausts_each_of_his_upgrades_otherwise() -> None:
    t = situation(
        "champions",
        A=side("Iron Man", dealt=["Business Problems"], play=["Arc Reactor", "Mark V Armor", "Stark Tower", "Tigra"]),
        B=side("She-Hulk", play=["Focused Rage"]),
    )
    t.reveals("Business Problems")
    t.says(False)
    assert t["Arc Reactor"].exhausted and t["Mark V Armor"].exhausted
    assert not t["Stark Tower"].exhausted and not t["Tigra"].exhausted and not t["Focused Rage"].exhausted
    assert not t.A.identity.exhausted and t.encounter_discard == ["Business Problems"]


def test_business_problems_without_an_upgrade_is_discarded() -> None:
    t = situation("champions", A=side("Iron Man", dealt=["Business Problems"]))
    t.reveals("Business Problems")
    t.says(False)
    assert t.kind == "turn" and t.encounter_discard == ["Business Problems"] and not t.in_play("Business Problems")


# -- nemesis set ------------------------------------------------------------------------------------------------------------


def test_imminent_overload_has_more_threat_with_more_players() -> None:
    t = situation("champions", A=side("Iron Man"), B=side("She-Hulk"))
    t.reveals("Imminent Overload")
    assert t["Imminent Overload"].threat == 5 and t["Imminent Overload"].icons == {"acceleration": 1}


def test_whiplash_hits_back_whoever_attacked_him() -> None:
    t = situation("champions", A=side("Iron Man", minions=["Whiplash"], play=["War Machine"]), B=side("She-Hulk"))
    t.A.attacks("War Machine", "Whiplash")
    # his consequential damage, and one for Whiplash
    assert t["War Machine"].damage == 2 and t["Iron Man"].damage == 0 and t["Whiplash"].damage == 2
    t.happens(Damage(t["Whiplash"].ref, 1))
    assert t["Iron Man"].damage == 0


def whipped(*play: object, **more: object) -> Table:
    t = situation("champions", A=side("Iron Man", play=list(play), **more), B=side("She-Hulk", play=["Focused Rage"]))
    t.reveals("Electric Whip Attack")
    return t


def test_electric_whip_attack_deals_damage_for_each_upgrade_or_takes_one() -> None:
    t = whipped("Arc Reactor", "Mark V Helmet", "Stark Tower")
    t.A.does("Deal")
    assert t["Iron Man"].damage == 2 and t["She-Hulk"].damage == 0 and "Arc Reactor" in t.A.play
    t = whipped("Arc Reactor", "Mark V Helmet", "Stark Tower")
    t.A.does("discard an upgrade")
    assert sorted(t.options()) == ["Arc Reactor", "Mark V Helmet"]
    t.A.picks("Arc Reactor")
    assert t["Iron Man"].damage == 0 and t.A.play == ["Mark V Helmet", "Stark Tower"] and t.B.play == ["Focused Rage"]


def test_electric_whip_attack_takes_an_upgrade_of_an_alter_ego() -> None:
    t = whipped("Arc Reactor", form="alter-ego")
    assert t.kind == "turn" and t.A.discard == ["Arc Reactor"] and t.A.identity.damage == 0


def test_electric_whip_attack_does_nothing_without_an_upgrade() -> None:
    t = whipped("Stark Tower")
    assert t.kind == "turn" and t["Iron Man"].damage == 0 and t.A.play == ["Stark Tower"]


def test_electric_whip_attack_as_a_boost_card_takes_an_upgrade_of_who_does_not_defend() -> None:
    for defends in (False, True):
        t = situation("champions", A=side("Iron Man", play=["Arc Reactor"]), encounter=["Electric Whip Attack", BLANK])
        t.enemy_attacks("Rhino")
        if defends:
            t.A.picks("Iron Man")
        else:
            t.A.passes()
        assert t.A.play == (["Arc Reactor"] if defends else [])
    t = situation(
        "champions", A=side("Iron Man", form="alter-ego", play=["Arc Reactor"]), encounter=["Electric Whip Attack", BLANK]
    )
    t.enemy_schemes("Rhino")
    assert t.A.play == ["Arc Reactor"]


def test_electromagnetic_backlash_hurts_each_player_for_the_energy_they_lose() -> None:
    t = situation(
        "champions",
        A=side("Iron Man", deck=["Energy", "Arc Reactor", "War Machine", FILLER, FILLER, "Energy"], play=["Tigra"]),
        B=side("She-Hulk", form="alter-ego", deck=["Focused Rage", *[FILLER] * 6]),
        C=side("Captain Marvel", deck=["Genius", *[FILLER] * 6]),
    )
    t.reveals("Electromagnetic Backlash")
    assert [p.identity.damage for p in (t.A, t.B, t.C)] == [3, 1, 0] and t["Tigra"].damage == 0
    assert [len(p.deck) for p in (t.A, t.B, t.C)] == [1, 2, 2]
