"""A judge's questions on the Defenders, the Underworld and Legacy: what meets what, and what is left of it."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.situations import put, side, situation
from longbox.games.vs2pcg.state import FRONT, RESOURCE
from tests.rules.vs2pcg.judging import ENERGY, INTELLECT, MIGHT, SKILL, attack, fight, kind, on, stunned

# -- the Defenders ----------------------------------------------------------------------------------------------------------


def test_daredevil_protects_nobody_who_lies_stunned() -> None:
    t = situation(A=side("MNB-003"), B=side("DEF-001", back=[put("MNB-018", stunned=True)]))
    fight(t, "Hulk", "Daredevil")
    assert t.B["Daredevil"].xp == 0
    t = situation(A=side("MNB-003"), B=side("DEF-001", front=[put("MNB-018")], back=["DEF-012"]))
    fight(t, "Hulk", "Daredevil")
    # that others protect as well does not matter
    assert t.B["Daredevil"].xp == 1


def test_without_fear_doubles_what_he_strikes_with_as_it_is_at_the_strike() -> None:
    # Daredevil 2/5, doubled, and Savage Surprise after that: twice 6
    t = situation(A=side("MNB-003", front=["MNB-020"]), B=side("DEF-001", up=[SKILL], hand=["MNB-107"]), windows="all")
    t.happens(ev.PutCounter(t.A["Iron Man"].ref, 5))
    attack(t, "Iron Man", "Daredevil")
    t.A.done()
    t.B.uses("Daredevil", "The Man Without Fear")
    t.A.done()
    t.B.plays("Savage Surprise")
    assert t.B.stats("Daredevil") == (6, 5)
    t.passes()
    assert t.A.ko == ["Iron Man"]


def test_dr_strange_gains_one_xp_for_a_draw_of_two_and_one_for_each_use() -> None:
    t = situation(A=side("DEF-003", up=[ENERGY, ENERGY]), B=side("MNB-003"), phase="turn")
    assert t.A["Dr. Strange"].xp == 1
    t.A.uses("Dr. Strange", "Supreme Knowledge")
    if kind(t) == "pay":
        t.A.picks("Laboratory")
    t.A.uses("Dr. Strange", "Supreme Knowledge")
    assert t.A["Dr. Strange"].xp == 3


def test_dr_strange_gains_nothing_for_a_draw_from_an_empty_deck() -> None:
    t = situation(A=side("DEF-003", up=[ENERGY], deck=[]), B=side("MNB-003"), phase="turn")
    assert t.A["Dr. Strange"].xp == 0
    t.A.uses("Dr. Strange", "Supreme Knowledge")
    assert t.A["Dr. Strange"].xp == 0


def test_luke_cage_hires_himself_out_with_points_and_may_do_so_in_parts() -> None:
    t = situation(A=side("DEF-007", resources=[MIGHT] * 4), B=side("MNB-003"), phase="turn")
    on(t, "recruit")
    label = next(x for x in t.offered() if "Hero for Hire" in x)
    t.match.choose((t.offered().index(label),))
    t.A.gives(3)
    assert t.A["Luke Cage"].xp == 3 and t.s.points == 1


def test_hex_holds_a_level_up_until_she_is_stunned() -> None:
    t = situation(A=side("MNB-029", front=["DEF-013"]), B=side(put("MNB-003", xp=3, wounds=1)))
    t.happens(ev.Stun(t.B["Hulk"].ref))
    assert t.B["Hulk"].level == 1 and t.B["Hulk"].xp == 4
    t.happens(ev.Stun(t.A["Scarlet Witch"].ref))
    assert t.B["Hulk"].level == 2 and t.B["Hulk"].xp == 0


def test_cloak_hungers_on_his_own_side_as_well() -> None:
    t = situation(A=side("MNB-003", front=["DEF-014"]), B=side("MNB-083"), phase="turn")
    assert t.A["Cloak"].counters == -1 and t.A["Hulk"].counters == -1 and t.B["Magneto"].counters == 0


def test_moon_knight_is_powered_up_by_a_character_and_not_by_a_plot_twist() -> None:
    t = situation(A=side("MNB-003", front=["DEF-016"], hand=["MNB-105", "MNB-087"]), B=side("MNB-083"))
    assert [x for x in t.offered() if x.startswith("power up")] == ["power up Moon Knight with Ronan"]


def test_nighthawk_is_strong_in_the_turns_of_enemies_and_not_of_a_teammate() -> None:
    t = situation(A=side("MNB-003"), B=side("MNB-083"), C=side("MNB-029", front=["DEF-017"]), D=side("DEF-027"), mode="2 vs 2")
    assert t.C.stats("Nighthawk") == (3, 3)
    on(t, "main", 1)
    assert t.C.stats("Nighthawk") == (6, 6)


def test_vision_doubles_what_he_has_by_then_and_what_comes_later_is_not_doubled() -> None:
    t = situation(
        A=side("MNB-003", front=[put("DEF-019", counters=1)], up=[ENERGY], hand=["MNB-023"]), B=side("MNB-083"), windows="all"
    )
    attack(t, "Vision", "Magneto")
    t.A.uses("Vision")
    # 6/6 becomes 12/12
    assert t.A.stats("Vision") == (12, 12)
    t.B.done()
    t.A.plays("Earth's Mightiest Heroes")
    t.A.picks("Vision")
    assert t.A.stats("Vision") == (14, 14)


def test_spellbound_binds_loki_s_mischief_as_well_but_no_super_power_that_plays_nothing() -> None:
    t = situation(
        A=side("DEF-001", front=["MNB-018"], hand=["DEF-023"]),
        B=side("MNB-081", ko=["MNB-107"], up=[SKILL], hand=["MNB-107"]),
        windows="all",
    )
    attack(t, "Luke Cage", "Loki")
    t.A.plays("Spellbound")
    assert "play Savage Surprise" not in t.offered()
    assert t.B.why_not("play Savage Surprise") == ["vs2pcg:golden-rules#1"]
    t.B.uses("Loki", "God of Mischief")
    # it was used, and nothing can be played
    assert t.B.stats("Loki") == (1, 6) and t.B.ko == ["Savage Surprise"]


def test_iron_fist_s_punch_stuns_whom_he_strikes_however_hard_and_not_without_a_strike() -> None:
    t = situation(A=side("MNB-003", front=["DEF-012"], up=[SKILL]), B=side("MNB-083", front=["MNB-100"]), windows="all")
    attack(t, "Iron Fist", "Thanos")
    t.A.uses("Iron Fist", "Iron Fist Punch")
    t.passes()
    # Thanos strikes him back at the same time
    assert stunned(t) == ["Thanos"] and t.A.ko == ["Iron Fist"]


def test_ghost_rider_counts_good_characters_in_his_own_pile() -> None:
    t = situation(
        A=side("MNB-003", hand=["DEF-022"], resources=[MIGHT] * 7, ko=["MNB-021", "MNB-018", "MNB-087", "MNB-024"]),
        B=side("MNB-083", front=["MNB-100"]),
        phase="turn",
    )
    on(t, "recruit")
    t.A.recruits("Ghost Rider")
    t.A.picks("Thanos")
    assert t.B["Thanos"].counters == -2


# -- the Underworld ---------------------------------------------------------------------------------------------------------


def test_bullseye_kos_by_a_wound_and_by_the_wound_of_his_strike() -> None:
    t = situation(A=side("DEF-027", up=[INTELLECT, INTELLECT]), B=side("MNB-003", front=["MNB-018", "MNB-010"]))
    t.A.uses("Bullseye", "Infallible Aim")
    t.A.picks("Luke Cage")
    assert t.B.ko == ["Luke Cage"] and t.A["Bullseye"].xp == 1
    fight(t, "Bullseye", "Black Widow")
    assert t.A["Bullseye"].xp == 2


def test_kingpin_takes_over_and_the_one_who_was_main_is_removed_as_he_goes() -> None:
    t = situation(A=side("DEF-027", front=["DEF-047", "DEF-037", "DEF-043"], up=[MIGHT]), B=side("MNB-003", front=["MNB-018"]))
    t.A.uses("Kingpin", "Underworld Boss")
    assert t.s.card(t.A["Kingpin"].number).kind == "Main Character"
    t.happens(ev.Ko(t.A["Bullseye"].ref))
    # nobody is out, and he lies in no pile
    assert t.s.result is None and t.A.ko == [] and "Bullseye" not in t.A.front
    t.happens(ev.Ko(t.A["Kingpin"].ref))
    assert t.s.result is not None and t.s.result.winners == (1,)


def test_a_demoted_main_character_levels_up_and_stays_supporting() -> None:
    t = situation(
        A=side(put("DEF-027", xp=2), front=["DEF-047", "DEF-037", "DEF-043"], up=[MIGHT]), B=side("MNB-003", front=["MNB-010"])
    )
    t.A.uses("Kingpin", "Underworld Boss")
    fight(t, "Bullseye", "Black Widow")
    bull = t.A["Bullseye"]
    assert bull.level == 2 and t.s.card(bull.number).kind == "Supporting Character"


def test_carnage_keeps_and_gains_counters_as_he_lies_stunned() -> None:
    t = situation(A=side("MNB-003", front=["MNB-018"]), B=side("DEF-031", front=[put("DEF-035", counters=2)]))
    fight(t, "Luke Cage", "Carnage")
    assert stunned(t) == ["Carnage"] and t.B["Carnage"].counters == 3 and t.B["Carnage"].wounds == 1


def test_what_takes_carnage_s_powers_takes_his_counters_while_he_lies_stunned() -> None:
    t = situation(A=side(put("MNB-055", level=2), up=[SKILL]), B=side("DEF-031", front=[put("DEF-035", counters=2)]))
    t.happens(ev.Stun(t.B["Carnage"].ref))
    assert t.B["Carnage"].counters == 3
    t.A.uses("Star-Lord", "Space Cop")
    assert t.B["Carnage"].counters == 0


def test_bloody_mary_lets_no_weakened_defender_strike_back_even_if_her_team_mate_weakened_it() -> None:
    t = situation(A=side("DEF-027", front=["DEF-038A"]), B=side("MNB-003", front=[put("MNB-018", counters=-2)]))
    fight(t, "Mary Walker", "Luke Cage")
    # 4 against 4: stunned, and he struck nobody
    assert t.B.ko == ["Luke Cage"] and stunned(t) == []


def test_typhoid_mary_stuns_the_defender_before_the_combat_and_it_is_over() -> None:
    t = situation(A=side("DEF-027", front=["DEF-038B"]), B=side("MNB-003", front=["MNB-043"]))
    attack(t, "Mary Walker", "Beast")
    # Beast 5/2, two health, takes one counter; it takes two targets, each once
    t.A.picks("Beast", "Hulk")
    assert t.B["Beast"].counters == -1 and t.B["Hulk"].counters == -1


def test_rhino_need_not_attack_at_all_but_first_if_at_all() -> None:
    t = situation(A=side("DEF-027", front=["DEF-039"]), B=side("MNB-003"))
    assert t.A.why_not("attack Hulk with Bullseye") == ["vs2pcg:golden-rules#1"]
    t.A.done()
    assert t.s.active == 1


def test_purple_man_s_victim_goes_home_as_purple_man_is_stolen_in_turn() -> None:
    t = situation(A=side("DEF-027", front=["DEF-045"], up=[INTELLECT]), B=side("MNB-003", front=["MNB-018"]))
    t.A.uses("Purple Man", "Brainwash")
    assert "Luke Cage" in t.A.back and t.A["Luke Cage"].exhausted
    t.happens(ev.ChangeSides(t.A["Purple Man"].ref, 1, FRONT))
    assert "Luke Cage" in t.B.back


def test_venom_avenges_himself_only_in_the_turn_in_which_he_recovered() -> None:
    t = situation(A=side("DEF-031", up=[ENERGY]), B=side("MNB-003"), phase="turn")
    # it may be used though it does nothing
    assert t.s.phase == "recovery"
    t.A.uses("Venom", "Revenge Bond")
    assert t.A["Venom"].counters == 0 and t.A.resources == ["(Laboratory)"]


def test_pain_and_suffering_stuns_at_once_in_the_midst_of_the_combat() -> None:
    t = situation(A=side("DEF-027", hand=["DEF-050"]), B=side("MNB-003", front=["MNB-043"]), windows="all")
    attack(t, "Bullseye", "Beast")
    t.A.plays("Pain and Suffering")
    t.A.picks("Beast")
    assert stunned(t) == ["Beast"] and t.s.combat is None and t.A["Bullseye"].exhausted and t.A["Bullseye"].xp == 0


def test_who_plays_dead_is_out_of_the_combat_without_a_wound() -> None:
    t = situation(A=side("MNB-003", front=["MNB-018"]), B=side("DEF-031", front=["DEF-038D"], hand=["DEF-051"]))
    attack(t, "Luke Cage", "Mary Walker")
    t.B.plays("Play Dead")
    assert stunned(t) == ["Mary Walker"] and t.B["Mary Walker"].wounds == 0 and t.s.combat is None


# -- Legacy ------------------------------------------------------------------------------------------------------------------


def test_taskmaster_has_keywords_of_enemies_who_stand_and_no_super_power() -> None:
    t = situation(A=side("DEF-027", front=["LEG-051"]), B=side("MNB-003", front=["MNB-043"], back=["MNB-068"]))
    n = t.A["Taskmaster"].number
    assert {"Ferocious", "Flight"} <= set(t.s.now(n).words)
    t.happens(ev.Stun(t.B["Beast"].ref))
    assert "Ferocious" not in t.s.now(n).words


def test_mister_hyde_comes_with_five_counters_and_they_can_be_transmuted() -> None:
    t = situation(A=side("DEF-027", hand=["LEG-052"], resources=[MIGHT] * 4), B=side("MNB-003"), phase="turn")
    on(t, "recruit")
    t.A.recruits("Mister Hyde")
    assert t.A.stats("Mister Hyde") == (5, 5)


def test_mister_hyde_has_his_counters_though_none_can_be_gained() -> None:
    # beside Dagger: to appear with them is not to gain them; and what comes later does not stick
    t = situation(A=side("DEF-027", front=["DEF-011"], hand=["LEG-052"], resources=[MIGHT] * 4), B=side("MNB-003"), phase="turn")
    on(t, "recruit")
    t.A.recruits("Mister Hyde")
    assert t.A["Mister Hyde"].counters == -5
    t.happens(ev.PutCounter(t.A["Mister Hyde"].ref, -1))
    assert t.A["Mister Hyde"].counters == -5


def test_collected_and_ko_d_for_the_way_they_came() -> None:
    # the Grandmaster KOs who appears other than by being recruited from a hand, on any side
    t = situation(
        A=side("MNB-003", front=["LEG-033", "MNB-039"], up=[MIGHT]), B=side("DEF-027", front=["MNB-099"], up=[INTELLECT, ENERGY])
    )
    t.happens(ev.Ko(t.A["Deadpool"].ref))
    assert t.A.ko == ["Deadpool"]
    t.A.done()
    on(t, "main", 1)
    t.B.uses("Dormammu", "Necromancy")
    if kind(t) == "row":
        t.B.picks("front row")
    assert t.A.ko == ["Deadpool"] and "Deadpool" not in t.B.front


def test_monkey_joe_goes_with_squirrel_girl() -> None:
    t = situation(A=side("LEG-055", front=["LEG-060", "LEG-063"]), B=side("MNB-003"))
    assert t.A.stats("Squirrel Girl") == (3, 5)
    t.happens(ev.Ko(t.A["Squirrel Girl"].ref))
    assert t.A.front == ["Singularity"] and t.A.ko == ["Squirrel Girl"]


def test_crystal_has_def_by_her_locations_and_falls_with_them() -> None:
    t = situation(
        A=side("LEG-055", front=[put("LEG-062", counters=-5)], up=[INTELLECT]), B=side("MNB-003", front=["MNB-072"], up=[ENERGY])
    )
    assert t.A.stats("Crystal") == (0, 5)
    t.happens(ev.TurnLocation(t.s.ref(t.s.zone(0, RESOURCE)[0]), False))
    assert t.A.ko == ["Crystal"]


def test_who_is_collected_is_no_ko() -> None:
    t = situation(A=side("MNB-085", front=["LEG-026"], up=[INTELLECT]), B=side("MNB-003", front=["MNB-018"]))
    t.A.uses("The Collector", "Add to the Collection")
    t.A.picks("Luke Cage")
    assert t.B.ko == [] and t.A["Thanos"].xp == 0 and "Luke Cage" not in t.B.front


def test_jessica_jones_can_t_be_wounded_but_stunned_and_is_up_again() -> None:
    t = situation(A=side("MNB-003", front=["MNB-018"]), B=side("LEG-037", up=[MIGHT]))
    attack(t, "Luke Cage", "Jessica Jones")
    t.B.uses("Jessica Jones", "Limited Invulnerability")
    t.passes()
    assert kind(t) == "may"
    t.B.answers(True)
    assert t.B["Jessica Jones"].wounds == 0 and stunned(t) == [] and t.B["Jessica Jones"].exhausted


def test_psionic_protection_bars_intellect_powers_of_enemies_reactions_too() -> None:
    t = situation(
        A=side("DEF-001", front=["LEG-043", "MNB-095"], up=[INTELLECT, SKILL]), B=side(put("AFF-003", level=2), up=[INTELLECT])
    )
    t.A.uses("Mandarin", "Makluan Rings. Main [Skill]")
    # She-Hulk can't object
    assert kind(t) != "reaction" and t.s.decision is not None and t.s.decision.player == 0
    assert t.A.why_not("use Mandarin: Makluan Rings. Main [Intellect]") == []


def test_hypnotize_takes_the_level_away_and_her_powers_with_it() -> None:
    t = situation(A=side(put("LEG-048", level=2), up=[INTELLECT]), B=side(put("MNB-003", level=2, counters=-2)))
    t.A.uses("Baron Mordo", "Hypnotize")
    # Hulk 3/3 with two -1/-1 counters
    assert t.B.stats("Hulk") == (1, 1) and t.B["Hulk"].level == 1
    t.A.done()
    on(t, "resource")
    assert t.B["Hulk"].level == 2
