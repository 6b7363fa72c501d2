"""A judge's questions on order, sides and modes: stolen characters, names, combats that come apart, three players and four."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.situations import put, side, situation
from tests.rules.vs2pcg.judging import ALL, ENERGY, INTELLECT, MIGHT, SKILL, attack, fight, kind, on, stunned

# -- names and sides ---------------------------------------------------------------------------------------------------------


def test_a_stolen_main_character_kos_the_supporting_one_of_its_name() -> None:
    # B's main character Magneto comes to the side where a Magneto stands: that was the first one
    t = situation(A=side(put("MNB-033", level=2), front=["MNB-097"], up=[INTELLECT]), B=side("MNB-083", front=["MNB-087"]))
    t.A.uses("Professor X", "Mental Domination")
    t.A.picks("Magneto")
    if kind(t) == "row":
        t.A.picks("front row")
    assert t.A.ko == ["Magneto"] and t.A["Magneto"].number == t.s.original(1)
    t.A.done()
    assert "Magneto" in t.B.front and t.s.result is None


def test_a_second_copy_that_is_recruited_kos_the_first_though_that_lies_stunned() -> None:
    t = situation(
        A=side("MNB-059", front=[put("MNB-021", stunned=True)], hand=["MNB-021"], resources=[MIGHT] * 6),
        B=side("MNB-029", front=["MNB-097"]),
        phase="turn",
    )
    on(t, "recruit")
    # Magneto has kept the first one down
    t.A.recruits("Thor")
    assert t.A.ko == ["Thor"] and t.A.front == ["Groot", "Thor"] and stunned(t) == []


def test_the_first_of_a_name_is_reborn_as_it_is_ko_d_for_the_second() -> None:
    t = situation(A=side("MNB-059", front=["MNB-064"], hand=["MNB-064"], resources=[MIGHT] * 2), B=side("MNB-083"), phase="turn")
    on(t, "recruit")
    t.A.recruits("Mantis")
    t.A.answers(True)
    assert t.A.ko == [] and t.A.resources == ["(Fortress)", "(Fortress)", "(Mantis)"] and t.A["Groot"].xp == 1


def test_mantis_is_reborn_as_she_is_ko_d_by_a_stun_or_as_she_lies_stunned() -> None:
    # who is KO'd lies stunned before that: what triggers on its own KO works all the same
    t = situation(A=side("MNB-003"), B=side("MNB-059", front=["MNB-064"]))
    fight(t, "Hulk", "Mantis")
    t.B.answers(True)
    assert t.B.resources == ["(Mantis)"] and t.B.ko == []
    t = situation(A=side("MNB-083", hand=["MNB-101"]), B=side("MNB-059", front=[put("MNB-099", stunned=True, wounds=1)], deck=[]))
    t.A.plays("Extinguish")
    t.B.answers(True)
    assert t.B.deck == ["Dormammu"] and t.B.ko == []


def test_mantis_without_powers_is_not_reborn() -> None:
    t = situation(A=side(put("MNB-055", level=2), up=[SKILL]), B=side("MNB-059", front=["MNB-064"]))
    t.A.uses("Star-Lord", "Space Cop")
    fight(t, "Star-Lord", "Mantis")
    assert t.B.resources == [] and t.B.ko == ["Mantis"]


def test_a_mantis_that_was_stolen_becomes_a_resource_of_her_owner() -> None:
    t = situation(A=side("MNB-029", front=["MNB-048"], up=[INTELLECT]), B=side("MNB-059", front=["MNB-064"]))
    t.A.uses("Professor X", "Mind Control")
    if kind(t) == "row":
        t.A.picks("front row")
    t.happens(ev.Stun(t.A["Mantis"].ref))
    # whose side she was on decides
    assert kind(t) == "may" and t.s.decision is not None and t.s.decision.player == 0
    t.A.answers(True)
    assert t.B.resources == ["(Mantis)"] and t.B["Groot"].xp == 1


def test_who_takes_a_character_uses_its_power_with_a_team_location_and_powers_it_up() -> None:
    t = situation(
        A=side("MNB-029", front=["MNB-048"], up=[INTELLECT, "MNB-026"], hand=["MNB-021"]), B=side("MNB-083", front=["MNB-021"])
    )
    t.A.uses("Professor X", "Mind Control")
    if kind(t) == "row":
        t.A.picks("front row")
    # Avengers Mansion is for an Avenger on one's side
    t.A.uses("Thor", "Lightning Strike")
    assert t.B["Magneto"].counters == -3
    t.A.powers_up("Thor")
    assert t.A["Thor"].counters == 1


def test_the_power_of_a_stolen_storm_is_used_by_whoever_has_her() -> None:
    t = situation(A=side(put("MNB-033", level=2), up=[INTELLECT, ENERGY]), B=side("MNB-027", front=["MNB-087"]))
    t.A.uses("Professor X", "Mental Domination")
    t.A.picks("Storm")
    if kind(t) == "row":
        t.A.picks("front row")
    t.A.uses("Storm", "Lightning Storm")
    t.A.picks("Ronan")
    # "when you activate": she is on A's side, and A has
    assert t.A["Storm"].xp == 1 and t.B["Ronan"].counters == -2


def test_ultrons_stand_beside_each_other_and_a_third_is_found_by_each_once() -> None:
    t = situation(
        A=side("MNB-083", front=["MNB-093", "MNB-093"], up=[ENERGY] * 3, deck=["MNB-087", "MNB-087", "MNB-093", "MNB-093"]),
        B=side("MNB-003"),
        phase="turn",
    )
    on(t, "formation")
    for _ in range(2):
        t.A.uses("Ultron", "Replicate")
        if kind(t) == "pay":
            t.A.picks("Laboratory")
        if kind(t) == "choose":
            t.A.picks("Ultron")
        t.A.picks("front row")
    assert t.A.front.count("Ultron") == 4


def test_space_cop_leaves_ultrons_many() -> None:
    t = situation(A=side(put("MNB-055", level=2), up=[SKILL]), B=side("MNB-083", front=["MNB-093", "MNB-093", "MNB-070"]))
    t.A.uses("Star-Lord", "Space Cop")
    # Groot (0/0 without his power) is stunned; he has two health
    assert t.B.front.count("Ultron") == 2 and stunned(t) == ["Groot"] and "Flight" not in t.s.now(t.B["Ultron"].number).words


def test_cosmo_s_victim_without_powers_falls_if_it_lived_by_them() -> None:
    t = situation(
        A=side("MNB-003", hand=["MNB-061"], resources=[MIGHT]),
        B=side("MNB-083", front=["MNB-070"], resources=[MIGHT] * 4),
        phase="turn",
    )
    on(t, "recruit")
    t.A.recruits("Cosmo")
    t.A.picks("Groot")
    assert stunned(t) == ["Groot"]
    # he would come round, and falls again, for Cosmo stands
    t.happens(ev.Stun(t.A["Cosmo"].ref))
    t.happens(ev.Recover(t.B["Groot"].ref))
    assert stunned(t) == [] and t.B.stats("Groot") == (4, 4)


def test_a_switch_stuns_whoever_has_no_atk_to_be_def() -> None:
    # Singularity 0/4: switched 4/0
    t = situation(A=side("MNB-081", hand=["MNB-103"]), B=side("LEG-055"), windows="all")
    attack(t, "Loki", "Singularity")
    t.A.plays("Trickster God")
    t.A.picks("Singularity")
    assert stunned(t) == ["Singularity"] and t.s.combat is None and t.A["Loki"].exhausted


def test_a_def_of_zero_stuns_at_once_whatever_made_it_zero() -> None:
    # Nighthawk's +3/+3 are over as his player's turn begins: 3/3 with three -1/-1 counters
    t = situation(A=side("MNB-003"), B=side("DEF-001", front=[put("DEF-017", counters=-3)], deck=[]))
    assert t.B.stats("Nighthawk") == (3, 3)
    t.A.done()
    assert t.s.active == 1 and t.B.ko == ["Nighthawk"]


# -- combats that come apart ---------------------------------------------------------------------------------------------------


def test_a_ferocious_strike_that_somebody_recovers_from_is_not_struck_back() -> None:
    # Sabretooth 5/5 by Berserker stuns Miss America (6/4), who recovers: she is out of the combat
    t = situation(A=side("MNB-083", front=["MNB-092"]), B=side("AFF-001", front=["AFF-019"]))
    fight(t, "Sabretooth", "Miss America")
    t.B.answers(True)
    assert stunned(t) == [] and t.B["Miss America"].wounds == 1 and t.s.combat is None


def test_uncanny_defense_behind_the_front_row_of_a_melee_and_who_is_switched_stands_behind() -> None:
    t = situation(
        A=side("MNB-083", front=["MNB-092"]),
        B=side("MNB-027", front=["MNB-036"], back=["MNB-044"], hand=["MNB-051"], main_back=True),
    )
    attack(t, "Sabretooth", "Magik")
    t.B.plays("Uncanny Defense")
    if kind(t) == "choose":
        assert set(t.offered()) == {"Storm", "Wolverine"}
        t.B.picks("Wolverine")
    assert "Magik" in t.B.back and "Wolverine" in t.B.front
    t.passes()
    # 5 against 5, and 5 against 5: but Sabretooth strikes first
    assert stunned(t) == ["Wolverine"]


def test_savage_surprise_is_for_a_defender_also_that_of_another() -> None:
    t = situation(A=side("MNB-083", front=["MNB-087"], hand=["MNB-107"]), B=side("MNB-003"), windows="all")
    attack(t, "Ronan", "Hulk")
    t.A.plays("Savage Surprise")
    assert t.B.stats("Hulk") == (7, 3)


def test_think_again_leaves_all_as_they_are_and_what_was_for_the_combat_is_over() -> None:
    t = situation(A=side("MNB-029", up=[SKILL], front=["MNB-044"]), B=side("MNB-003", hand=["MNB-024"]), windows="all")
    attack(t, "Wolverine", "Hulk")
    t.A.uses("Wolverine", "SNIKT!")
    t.B.plays("Think Again")
    assert t.s.combat is None and t.A.stats("Wolverine") == (3, 4) and t.A["Wolverine"].exhausted and stunned(t) == []


def test_the_last_attacker_is_gone_and_nobody_survives_the_combat() -> None:
    # Red Skull's dust stuns the only attacker; Cable's "survived" finds nobody
    t = situation(
        A=side("MNB-029", front=["MNB-045"], up=[SKILL]), B=side("MNB-083", front=["MNB-091"], up=[SKILL]), windows="all"
    )
    attack(t, "Cable", "Red Skull")
    t.A.uses("Cable", "Ultimate Soldier")
    t.B.uses("Red Skull", "Dust of Death")
    assert t.A.ko == ["Cable"] and stunned(t) == [] and t.s.combat is None


def test_cable_stuns_the_survivor_though_he_has_fallen_himself() -> None:
    # Cable 2/7 against Thanos (12/12): Cable is stunned, Thanos has survived
    t = situation(A=side("MNB-029", front=["MNB-045"], up=[SKILL]), B=side("MNB-083", front=["MNB-100"]), windows="all")
    attack(t, "Cable", "Thanos")
    t.A.uses("Cable", "Ultimate Soldier")
    t.passes()
    assert t.A.ko == ["Cable"] and stunned(t) == ["Thanos"]


def test_dust_of_death_takes_one_of_a_team_and_the_others_strike() -> None:
    t = situation(
        A=side("MNB-003", front=["MNB-021", "MNB-018"]), B=side("MNB-083", front=["MNB-091"], up=[SKILL]), windows="all"
    )
    attack(t, "Thor", "Red Skull", "Luke Cage")
    t.A.done()
    t.B.uses("Red Skull", "Dust of Death")
    t.B.picks("Luke Cage")
    t.passes()
    assert t.A.ko == ["Luke Cage"] and t.B.ko == ["Red Skull"] and t.A["Thor"].wounds == 0


def test_a_combat_power_of_the_attacker_alone_is_not_used_by_the_defender() -> None:
    # Juggernaut's power has no any turn mark: as defender, on another's turn, he has none
    t = situation(A=side("MNB-003"), B=side("MNB-083", front=["MNB-096"], up=[MIGHT]), windows="all")
    attack(t, "Hulk", "Juggernaut")
    t.A.done()
    assert t.B.why_not("use Juggernaut: Unstoppable") == ["vs2pcg:term-any-turn#1"]


def test_a_power_once_a_turn_is_used_in_my_turn_and_in_yours() -> None:
    t = situation(A=side("MNB-083", up=[ENERGY, ENERGY]), B=side("MNB-003"), windows="all")
    attack(t, "Magneto", "Hulk")
    t.A.uses("Magneto", "Magnetic Force Field")
    if kind(t) == "pay":
        t.A.picks("Laboratory")
    t.B.done()
    assert t.A.why_not("use Magneto: Magnetic Force Field") == ["vs2pcg:super-powers#5"]
    t.passes()
    t.A.done()
    on(t, "main", 1)
    t.B.attacks("Hulk", "Magneto")
    t.B.done()
    t.A.uses("Magneto", "Magnetic Force Field")
    assert t.A.stats("Magneto") == (2, 8)


def test_the_plot_twist_of_a_team_is_not_played_by_who_has_its_stunned_member_alone() -> None:
    t = situation(
        A=side("MNB-003"), B=side(put("MNB-083"), front=[put("MNB-044", stunned=True)], hand=["MNB-050"]), windows="all"
    )
    attack(t, "Hulk", "Magneto")
    t.A.done()
    assert t.B.why_not("play Squad Tactics") == ["vs2pcg:playing-plot-twists#6"]


def test_what_triggers_on_a_plot_twist_was_there_as_it_was_played() -> None:
    # Loki falls by the twist that he plays himself (1/6 switched, and a -1/-1 counter on him): he has played it
    t = situation(A=side(put("MNB-081", counters=-1), hand=["MNB-103"]), B=side("MNB-003"), windows="all")
    attack(t, "Loki", "Hulk")
    t.A.plays("Trickster God")
    t.A.picks("Loki")
    assert stunned(t) == ["Loki"] and t.A["Loki"].xp == 1


def test_a_schemer_who_comes_by_a_plot_twist_has_not_seen_it_played() -> None:
    # Loki (Schemer) makes a Dramatic Entrance
    t = situation(A=side("MNB-003"), B=side("AFF-027", front=["AFF-038"], hand=["AFF-050", "MNB-098", "MNB-108"]))
    attack(t, "Hulk", "Sin")
    t.B.plays("Dramatic Entrance")
    t.B.answers(True)
    if kind(t) == "choose":
        t.B.picks("Loki")
    assert kind(t) == "turn" and t.B.hand == ["Find Cover"]
    # and this one is the second of the turn
    t.B.plays("Find Cover")
    assert t.B.hand == []


# -- freeze -------------------------------------------------------------------------------------------------------------------


def test_a_frozen_main_character_levels_up_frozen() -> None:
    t = situation(A=side("MNB-029", hand=["MNB-035"], resources=[ENERGY]), B=side(put("MNB-083", xp=3)), phase="turn")
    on(t, "recruit")
    t.A.recruits("Iceman")
    t.A.picks("Magneto")
    on(t, "main", 1)
    assert t.B["Magneto"].level == 2 and t.B["Magneto"].exhausted
    on(t, "main", 0)
    on(t, "main", 1)
    assert not t.B["Magneto"].exhausted


def test_a_frozen_character_is_readied_by_x_factor_before_its_turn_and_not_in_it() -> None:
    t = situation(
        A=side("MNB-029", hand=["MNB-035", "MNB-049"], resources=[ENERGY]), B=side("MNB-027", hand=["MNB-049"]), phase="turn"
    )
    on(t, "recruit")
    t.A.recruits("Iceman")
    t.A.picks("Storm")
    on(t, "main")
    t.A.plays("X-Factor")
    t.A.picks("Storm")
    assert not t.B["Storm"].exhausted
    t.happens(ev.Exhaust(t.B["Storm"].ref))
    on(t, "main", 1)
    t.B.plays("X-Factor")
    t.B.picks("Storm")
    assert t.B["Storm"].exhausted


# -- three players, four --------------------------------------------------------------------------------------------------------


def test_a_third_player_s_reaction_cancels_a_power_that_does_not_concern_it() -> None:
    t = situation(A=side("MNB-005", up=[ENERGY]), B=side("MNB-083"), C=side(put("AFF-003", level=2), up=[INTELLECT]))
    t.A.uses("Iron Man", "Repulsor Blast")
    t.C.gives(0)
    assert t.B["Magneto"].counters == 0 and t.A.resources == ["(Laboratory)"]


def test_a_third_player_helps_an_attacker_with_a_twist_of_its_own_team() -> None:
    t = situation(A=side("MNB-003"), B=side("MNB-083"), C=side("MNB-055", hand=["MNB-075", "MNB-105"]), windows="all")
    attack(t, "Hulk", "Magneto")
    t.A.done()
    t.B.done()
    t.C.plays("Open Fire")
    assert t.A.stats("Hulk") == (5, 3)


def test_who_is_ko_d_by_a_strike_back_in_its_own_turn_leaves_and_the_next_player_begins() -> None:
    t = situation(A=side(put("MNB-003", wounds=5)), B=side("MNB-083", front=["MNB-096"]), C=side("MNB-029"))
    fight(t, "Hulk", "Juggernaut")
    assert t.s.order == (1, 2) and t.s.active == 1 and t.A.front == []


def test_a_character_that_one_has_stolen_goes_with_its_owner() -> None:
    t = situation(
        A=side("MNB-029", front=["MNB-048"], up=[INTELLECT]),
        B=side(put("MNB-083", wounds=4), front=["MNB-018"]),
        C=side("MNB-003"),
    )
    t.A.uses("Professor X", "Mind Control")
    if kind(t) == "choose":
        t.A.picks("Luke Cage")
    if kind(t) == "row":
        t.A.picks("front row")
    t.happens(ev.Stun(t.B["Magneto"].ref))
    assert t.s.order == (0, 2) and "Luke Cage" not in t.A.front and t.A.ko == []


def test_the_gauntlet_strikes_each_enemy_player_and_no_teammate() -> None:
    t = situation(A=side(put("MNB-085", level=2), up=ALL), B=side("MNB-083"), C=side("MNB-029"), D=side("MNB-003"), mode="2 vs 2")
    t.A.uses("Thanos", "The Infinity Gauntlet")
    assert set(stunned(t)) == {"Magneto", "Hulk"}


def test_the_second_player_of_four_draws_one_card_and_the_third_two() -> None:
    t = situation(A=side("MNB-003"), B=side("MNB-083"), C=side("MNB-029"), D=side("MNB-055"), turns=0, phase="turn")
    assert t.A.hand == []
    on(t, "resource", 1)
    assert len(t.B.hand) == 1
    on(t, "resource", 2)
    assert len(t.C.hand) == 2


def test_two_heads_have_one_side_and_spider_man_counts_all_of_it_but_groot_his_own_resources() -> None:
    t = situation(
        A=side("MNB-007", front=["MNB-010"], up=[MIGHT]),
        B=side("MNB-059", front=["MNB-064"], resources=[MIGHT], up=[MIGHT]),
        C=side("MNB-083"),
        D=side("MNB-029"),
        mode="two-headed",
        windows="all",
    )
    attack(t, "Spider-Man", "Wolverine")
    t.A.uses("Spider-Man", "Great Power")
    # Black Widow and Mantis
    assert t.A.stats("Spider-Man") == (4, 7)
    t.passes()
    while t.s.decision is not None and t.s.decision.player != 1:
        t.match.choose((0,))
    attack_by = next(i for i, x in enumerate(t.offered()) if x == "attack Magneto with Groot")
    t.match.choose((attack_by,))
    if kind(t) == "join":
        t.B.picks()
    t.B.uses("Groot", "I am Groot")
    # two resources of his own; the one of the other head is not his
    assert t.A.stats("Groot") == (3, 3)


def test_teammates_of_two_heads_have_one_of_a_name_between_them() -> None:
    t = situation(
        A=side("MNB-007", front=["MNB-010"]),
        B=side("MNB-059", hand=["MNB-010"], resources=[MIGHT]),
        C=side("MNB-083"),
        D=side("MNB-029"),
        mode="two-headed",
        phase="turn",
    )
    while not (t.s.phase == "recruit" and t.s.decision is not None and t.s.decision.player == 1):
        t.match.choose((0,))
    t.B.recruits("Black Widow")
    assert t.A.ko == ["Black Widow"]
