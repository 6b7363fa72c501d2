"""A judge's questions on the main characters: how they gain XP and level up, and what comes in between."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.situations import put, side, situation
from tests.rules.vs2pcg.judging import ALL, ENERGY, INTELLECT, MIGHT, SKILL, attack, fight, kind, stunned

# -- XP ---------------------------------------------------------------------------------------------------------------------


def test_hulk_gains_xp_by_a_daze_and_by_def_zero() -> None:
    t = situation(A=side("MNB-003"), B=side("MNB-083"))
    t.happens(ev.Stun(t.A["Hulk"].ref, daze=True))
    assert t.A["Hulk"].xp == 1 and t.A["Hulk"].wounds == 0
    t = situation(A=side("MNB-003"), B=side("MNB-083"))
    t.happens(ev.PutCounter(t.A["Hulk"].ref, -3))
    assert t.A["Hulk"].xp == 1 and t.A["Hulk"].wounds == 1 and t.A["Hulk"].counters == 0


def test_hulk_levels_up_by_his_fourth_stun_and_lies_stunned_as_the_next_level() -> None:
    t = situation(A=side(put("MNB-003", xp=3, wounds=3)), B=side("MNB-083"))
    t.happens(ev.Stun(t.A["Hulk"].ref))
    hulk = t.A["Hulk"]
    assert (hulk.level, hulk.xp, hulk.wounds, hulk.exhausted) == (2, 0, 4, True) and stunned(t) == ["Hulk"]


def test_hulk_who_is_ko_d_by_the_stun_levels_up_no_more() -> None:
    t = situation(A=side(put("MNB-003", xp=3, wounds=5)), B=side("MNB-083"))
    t.happens(ev.Stun(t.A["Hulk"].ref))
    assert t.s.result is not None and t.s.result.winners == (1,)


def test_captain_america_gains_one_xp_for_one_stun_however_many_help_and_though_he_is_stunned_by_it() -> None:
    # Cap (2/5) and Thor (6/5) against Juggernaut (8/5): both sides stun
    t = situation(A=side("MNB-001", front=["MNB-021"]), B=side("MNB-083", front=["MNB-096"]))
    fight(t, "Captain America", "Juggernaut", "Thor")
    t.B.picks("Captain America")
    assert set(stunned(t)) == {"Captain America", "Juggernaut"} and t.A["Captain America"].xp == 1


def test_captain_america_gains_nothing_by_a_team_that_is_one_of_others() -> None:
    t = situation(A=side("MNB-001", front=["MNB-021", "MNB-022"]), B=side("MNB-083"))
    fight(t, "Thor", "Magneto", "Hulk")
    if kind(t) == "strike back":
        t.B.picks("Thor")
    assert stunned(t) == ["Magneto"] and t.A["Captain America"].xp == 0


def test_wolverine_gains_nothing_as_defender() -> None:
    t = situation(A=side("MNB-083", front=["MNB-087"]), B=side("MNB-029"))
    fight(t, "Ronan", "Wolverine")
    # 3 against 4, and 3 against 3
    assert stunned(t) == ["Ronan"] and t.B["Wolverine"].xp == 0


def test_storm_gains_xp_for_a_power_of_another_on_her_side_and_for_one_that_is_cancelled() -> None:
    t = situation(A=side("MNB-027", front=["MNB-063"], up=ALL), B=side("AFF-003", front=["MNB-087"], up=[INTELLECT]))
    t.happens(ev.LevelUp(t.B["She-Hulk"].ref, 2))
    t.A.uses("Major Victory", "Psychokinetic Shove")
    # She-Hulk objects: the power never resolves, but was activated
    t.B.gives(0)
    assert t.A["Storm"].xp == 1 and "Ronan" in t.B.front


def test_storm_gains_nothing_for_an_enemy_s_power() -> None:
    t = situation(A=side("MNB-083", front=["MNB-095"], up=ALL), B=side("MNB-027"))
    t.A.uses("Mandarin", "Makluan Rings. Main [Intellect]")
    assert t.B["Storm"].xp == 0


def test_rocket_s_hand_is_emptied_by_paying_with_its_last_card() -> None:
    t = situation(A=side("MNB-053", front=["MNB-065"], hand=[MIGHT]), B=side("MNB-083"))
    t.A.uses("Agent Venom", "Symbiote Strength")
    assert t.A["Rocket"].level == 2 and t.A["Agent Venom"].counters == 2


def test_rocket_s_hand_that_is_full_again_as_it_resolves_gives_nothing() -> None:
    # Emma Frost: the hand is discarded, then as many are drawn; the "if" is not true any more
    t = situation(
        A=side("MNB-029", hand=["MNB-047"], resources=[INTELLECT] * 6), B=side("MNB-053", hand=["MNB-066"]), phase="turn"
    )
    while t.s.phase != "recruit":
        t.A.done()
    t.A.recruits("Emma Frost")
    t.A.answers(True)
    t.A.picks("B")
    assert t.B.ko == ["Rocket"] and len(t.B.hand) == 1 and t.B["Rocket"].level == 1


def test_rocket_gains_xp_as_an_enemy_takes_his_last_card() -> None:
    t = situation(A=side("AFF-027", up=[INTELLECT]), B=side("MNB-053", hand=["MNB-066"]))
    t.A.uses("Black Cat", "Bad Luck")
    assert t.B.hand == [] and t.B["Rocket"].level == 2


def test_rocket_gains_xp_as_his_last_card_is_removed_from_the_game() -> None:
    # Satana removes all of a name from pile, hand and deck
    t = situation(A=side("AFF-027", front=["AFF-045"], up=[ENERGY]), B=side("MNB-053", hand=["MNB-065"], ko=["MNB-065"]))
    t.A.uses("Satana", "Consume Soul")
    assert t.B.hand == [] and t.B.ko == [] and t.B["Rocket"].level == 2


def test_rocket_is_asked_while_he_lies_stunned_and_gains_nothing() -> None:
    t = situation(A=side("AFF-027", up=[INTELLECT]), B=side(put("MNB-053", stunned=True, wounds=1), hand=["MNB-066"]))
    t.A.uses("Black Cat", "Bad Luck")
    assert t.B.hand == [] and t.B["Rocket"].xp == 0 and t.B["Rocket"].level == 1


def test_star_lord_gains_nothing_for_a_character_that_is_put_onto_his_side() -> None:
    t = situation(A=side("MNB-055", front=["MNB-099"], up=[INTELLECT, ENERGY]), B=side("MNB-083", ko=["MNB-087"]))
    t.A.uses("Dormammu", "Necromancy")
    if kind(t) == "row":
        t.A.picks("front row")
    assert "Ronan" in t.A.front and t.A["Star-Lord"].xp == 0


def test_star_lord_s_discount_is_for_one_character_and_gone_with_it() -> None:
    t = situation(
        A=side("MNB-055", up=[INTELLECT], hand=["MNB-061", "MNB-062", "MNB-063"], resources=[MIGHT]),
        B=side("MNB-083"),
        phase="turn",
    )
    while t.s.phase != "recruit":
        t.A.done()
    t.A.uses("Star-Lord", "Greatest Guardian")
    t.A.recruits("Yondu")
    # Yondu cost 0; there are two points still, and Cosmo costs 1
    assert t.s.points == 2 and t.A["Star-Lord"].xp == 1
    t.A.recruits("Cosmo")
    assert t.s.points == 1


def test_gamora_s_blade_kos_a_main_character_and_the_game_is_over() -> None:
    t = situation(A=side(put("MNB-057", level=2), up=[MIGHT, MIGHT]), B=side("MNB-083", front=["MNB-087"]))
    t.A.uses("Gamora", "Godslayer Blade")
    fight(t, "Gamora", "Magneto")
    assert t.s.result is not None and t.s.result.winners == (0,)


def test_gamora_s_blade_is_for_her_strikes_as_one_of_a_team() -> None:
    t = situation(
        A=side(put("MNB-057", level=2), front=["MNB-063"], up=[MIGHT, MIGHT]), B=side("MNB-083", front=[put("MNB-094")])
    )
    t.A.uses("Gamora", "Godslayer Blade")
    fight(t, "Gamora", "Abomination", "Major Victory")
    # Abomination strikes each of them back, and is KO'd with three health and one wound
    assert t.B.ko == ["Abomination"] and set(stunned(t)) == {"Gamora"} and t.A.ko == ["Major Victory"]


def test_gamora_trains_by_what_she_stunned_as_level_one() -> None:
    t = situation(A=side(put("MNB-057", xp=2), up=[SKILL]), B=side(put("MNB-083", wounds=0)))
    t.happens(ev.PutCounter(t.A["Gamora"].ref, 2))
    fight(t, "Gamora", "Magneto")
    assert t.A["Gamora"].level == 2 and stunned(t) == ["Magneto"]
    t.A.uses("Gamora", "Brutal Training")
    assert t.A["Gamora"].counters == 4


def test_groot_becomes_small_again_with_his_counters_and_may_fall_by_it() -> None:
    t = situation(
        A=side(put("MNB-059", level=2, wounds=2, counters=-1), front=[put("MNB-065", stunned=True)], up=[ENERGY]),
        B=side("MNB-083"),
    )
    t.A.uses("Groot", "We are Groot")
    groot = t.A["Groot"]
    # 1/1 and a -1/-1 counter: DEF 0, stunned; one wound was healed and one is new
    assert groot.level == 1 and stunned(t)[0] == "Groot" and groot.wounds == 2 and groot.counters == 0


def test_groot_grows_up_again_and_has_no_power_left_this_turn() -> None:
    t = situation(A=side(put("MNB-059", level=2, xp=0), front=["MNB-014"], up=[ENERGY, ENERGY, INTELLECT]), B=side("MNB-083"))
    t.A.uses("Groot", "We are Groot")
    t.happens(ev.GainXP(t.A["Groot"].ref, 5))
    assert t.A["Groot"].level == 2
    assert t.A.why_not("use Groot: We are Groot") == ["vs2pcg:super-powers#5"]


def test_green_goblin_counts_each_of_those_stunned_at_once_and_his_own_not() -> None:
    t = situation(A=side("MNB-079", front=["DEF-037", "MNB-010"], up=[ENERGY]), B=side("MNB-083", front=["MNB-087", "MNB-062"]))
    t.A.uses("Electro", "Chain Lightning")
    # Ronan and Yondu are enemies that cost 2 or less; Black Widow is none
    while kind(t) == "trigger":
        t.match.choose((0,))
    assert t.A["Green Goblin"].xp == 2


def test_the_goblin_s_choice_stuns_where_there_is_no_card_to_discard() -> None:
    t = situation(A=side("MNB-079", up=[INTELLECT]), B=side("MNB-083", front=["MNB-018"]))
    t.A.uses("Green Goblin", "Sadistic Choice")
    assert t.B.ko == ["Luke Cage"] and t.A["Green Goblin"].xp == 1


def test_loki_s_mischief_is_a_plot_twist_that_he_plays() -> None:
    t = situation(A=side("MNB-081", front=["MNB-087"], ko=["MNB-105", "MNB-101"], up=[SKILL]), B=side("MNB-083"), windows="all")
    attack(t, "Ronan", "Magneto")
    # Loki is not in the combat: his power is a combat power
    assert t.A.why_not("use Loki: God of Mischief") == ["vs2pcg:super-powers#3"] and t.A["Loki"].xp == 0
    t.passes()
    attack(t, "Loki", "Magneto")
    t.A.uses("Loki", "God of Mischief")
    # Extinguish is no combat plot twist: Open Fire alone can be played
    assert t.A.stats("Loki") == (3, 6) and t.A["Loki"].xp == 1
    assert t.A.ko == ["Extinguish"] and "Open Fire" in t.A.deck


def test_loki_s_mischief_needs_somebody_of_the_team_of_that_twist() -> None:
    t = situation(A=side("MNB-081", ko=["MNB-024"], up=[SKILL]), B=side("MNB-083"), windows="all")
    attack(t, "Loki", "Magneto")
    t.A.uses("Loki", "God of Mischief")
    # Think Again is of the Avengers: nothing is played, and the power was used
    assert t.s.combat is not None and not t.s.combat.cancelled and t.A.ko == ["Think Again"] and t.A["Loki"].xp == 0


def test_magneto_gains_nothing_at_the_start_of_a_turn_in_which_he_lies_stunned() -> None:
    t = situation(A=side(put("MNB-083", stunned=True, wounds=1)), B=side("MNB-029"), phase="turn")
    assert t.A["Magneto"].xp == 0 and stunned(t) == []
    t = situation(A=side("MNB-083"), B=side("MNB-029"), phase="turn")
    assert t.A["Magneto"].xp == 1


def test_thanos_takes_the_main_character_that_was_ko_d_as_an_enemy_too() -> None:
    # with three players: an enemy main character that is KO'd is an enemy character
    t = situation(A=side("MNB-085"), B=side("MNB-083"), C=side("MNB-029"))
    t.happens(ev.Ko(t.B["Magneto"].ref))
    assert t.A["Thanos"].xp == 1 and t.s.order == (0, 2)


def test_deadpool_gains_xp_if_one_of_two_enemies_has_nobody_up() -> None:
    t = situation(A=side("MNB-031"), B=side(put("MNB-083", stunned=True, wounds=1)), C=side("MNB-029"))
    t.A.done()
    assert t.A["Deadpool"].xp == 1


def test_professor_x_has_attacked_though_the_combat_was_cancelled() -> None:
    t = situation(A=side("MNB-033", front=["MNB-044"]), B=side("MNB-083", front=["MNB-009"]))
    attack(t, "Wolverine", "Ant-Man")
    while kind(t) == "trigger":
        t.match.choose((0,))
    t.B.answers(True)
    t.A.done()
    assert t.A["Professor X"].xp == 0


def test_spider_man_counts_those_who_stand_at_the_end_of_the_turn() -> None:
    t = situation(A=side(put("MNB-007", xp=7), front=["MNB-021", put("MNB-022", stunned=True, wounds=1)]), B=side("MNB-083"))
    t.A.done()
    spider = t.A["Spider-Man"]
    assert spider.level == 2 and spider.xp == 0


def test_friendly_neighbor_from_the_same_row_and_exhausted() -> None:
    # where he is in the same row there is nothing to switch; he defends all the same, exhausted or not
    t = situation(
        A=side("MNB-083", front=["MNB-087"]), B=side(put("MNB-007", level=2, exhausted=True), front=["MNB-010"], up=[INTELLECT])
    )
    attack(t, "Ronan", "Black Widow")
    t.B.uses("Spider-Man", "Friendly Neighbor")
    t.passes()
    assert stunned(t) == ["Ronan"] and t.B.front == ["Spider-Man", "Black Widow"]


def test_friendly_neighbor_is_no_power_of_one_who_lies_stunned() -> None:
    t = situation(
        A=side("MNB-083", front=["MNB-087"]),
        B=side(put("MNB-007", level=2, stunned=True, wounds=1), front=["MNB-010"], up=[INTELLECT]),
    )
    attack(t, "Ronan", "Black Widow")
    # nobody has anything to play: the combat is resolved
    assert t.B.ko == ["Black Widow"] and t.B.resources == ["Academy"]


def test_what_is_left_of_a_stolen_main_character_goes_back_to_the_row_it_came_from() -> None:
    t = situation(
        A=side(put("MNB-033", level=2), front=["MNB-044"], up=[INTELLECT]), B=side("MNB-083", main_back=True, front=["MNB-087"])
    )
    t.A.uses("Professor X", "Mental Domination")
    t.A.picks("Magneto")
    if kind(t) == "row":
        t.A.picks("front row")
    assert "Magneto" in t.A.front
    # he attacks his own side, and is stunned: 2/4 against Ronan 3/3
    t.happens(ev.PutCounter(t.B["Ronan"].ref, 1))
    fight(t, "Magneto", "Ronan")
    assert stunned(t) == ["Magneto"]
    t.A.done()
    assert t.B.back == ["Magneto"] and stunned(t) == [] and t.B["Magneto"].wounds == 1


def test_who_kos_a_stolen_main_character_has_its_owner_out() -> None:
    t = situation(A=side(put("MNB-033", level=2), up=[INTELLECT]), B=side(put("MNB-083", wounds=4)))
    t.A.uses("Professor X", "Mental Domination")
    if kind(t) == "row":
        t.A.picks("front row")
    t.happens(ev.Stun(t.A["Magneto"].ref))
    assert t.s.result is not None and t.s.result.winners == (0,)


def test_professor_x_can_ready_but_not_move_one_of_his_own_name() -> None:
    # an enemy Professor X: the part of the effect that would bring him over is ignored
    t = situation(A=side(put("MNB-033", level=2), up=[INTELLECT]), B=side("MNB-083", front=[put("MNB-048", exhausted=True)]))
    t.A.uses("Professor X", "Mental Domination")
    t.A.picks("Professor X")
    if kind(t) == "row":
        t.A.picks("front row")
    assert "Professor X" in t.B.front and not t.B["Professor X"].exhausted
    t.A.done()
    assert "Professor X" in t.B.front


def test_the_infinity_gauntlet_skips_what_is_not_there_and_does_the_rest() -> None:
    t = situation(
        A=side(put("MNB-085", level=2), up=ALL),
        B=side(put("MNB-083", stunned=True, wounds=1), hand=["MNB-087"], resources=[MIGHT]),
    )
    t.A.uses("Thanos", "The Infinity Gauntlet")
    assert t.B.resources == [] and t.B["Magneto"].wounds == 1 and t.B.hand == [] and len(t.B.ko) == 2


def test_the_infinity_gauntlet_kos_the_main_character_and_the_game_is_over_before_the_rest() -> None:
    t = situation(A=side(put("MNB-085", level=2), up=ALL), B=side(put("MNB-083", wounds=4), hand=["MNB-087"], front=["MNB-087"]))
    t.A.uses("Thanos", "The Infinity Gauntlet")
    assert t.s.result is not None and t.s.result.winners == (0,)


def test_court_death_is_for_every_pile_and_each_goes_to_its_owner() -> None:
    t = situation(A=side("MNB-085", ko=["MNB-087", "MNB-101"], up=[MIGHT], deck=[]), B=side("MNB-083", ko=["MNB-018"], deck=[]))
    t.A.uses("Thanos", "Court Death")
    assert t.A.deck == ["Ronan"] and t.B.deck == ["Luke Cage"] and t.A["Thanos"].counters == 2 and t.A.ko == ["Extinguish"]


def test_smash_counts_wounds_as_it_resolves_and_none_is_none() -> None:
    t = situation(A=side(put("MNB-003", wounds=2), up=[MIGHT]), B=side("MNB-083"))
    t.A.uses("Hulk", "Smash")
    assert t.A["Hulk"].counters == 2
    t = situation(A=side("MNB-003", up=[MIGHT]), B=side("MNB-083"))
    t.A.uses("Hulk", "Smash")
    assert t.A["Hulk"].counters == 0 and t.A.resources == ["(Fortress)"]


def test_banner_s_influence_in_the_build_phase_draws_for_the_counters() -> None:
    t = situation(A=side(put("MNB-003", level=2, counters=3), up=[INTELLECT]), B=side("MNB-083"), phase="turn")
    before = len(t.A.hand)
    t.A.uses("Hulk", "Banner's Influence")
    assert t.A["Hulk"].counters == 0 and len(t.A.hand) == before + 3
