"""A judge's questions on A-Force and the Femme Fatales: what meets what, and what is left of it."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.situations import put, side, situation
from tests.rules.vs2pcg.judging import ENERGY, INTELLECT, MIGHT, SKILL, attack, fight, kind, stunned

# -- A-Force ----------------------------------------------------------------------------------------------------------------


def test_a_stunned_character_is_not_ranged_and_captain_marvel_does_not_count_it() -> None:
    t = situation(
        A=side("AFF-001", back=["MNB-010", put("MNB-017", stunned=True, wounds=1), "AFF-016"], up=[ENERGY]), B=side("MNB-083")
    )
    t.A.uses("Captain Marvel", "Energy Absorption")
    # Black Widow and Dazzler; Ms. Marvel could not lie there beside Captain Marvel at all
    assert t.A["Captain Marvel"].counters == 2 and "Ms. Marvel" not in t.A.back


def test_a_photonic_blast_eats_up_the_counters_of_the_enemy_first() -> None:
    t = situation(A=side(put("AFF-001", level=2, counters=3), up=[SKILL]), B=side(put("MNB-083", counters=2)))
    t.A.uses("Captain Marvel", "Photonic Blast")
    assert t.B["Magneto"].counters == -1 and t.A["Captain Marvel"].counters == 3


def test_the_assembly_waits_for_a_team_attack_past_a_solo_one() -> None:
    t = situation(
        A=side("AFF-003", front=["AFF-012", "AFF-019"], up=[SKILL]), B=side("MNB-083", front=["MNB-018"]), windows="all"
    )
    t.A.uses("She-Hulk", "A-Force Assemble!")
    fight(t, "Miss America", "Luke Cage")
    t.A.answers(False)
    attack(t, "She-Hulk", "Magneto", "Spider-Woman")
    while kind(t) == "trigger":
        t.match.choose((0,))
    assert t.A["She-Hulk"].counters == 1 and t.A["Spider-Woman"].counters == 1 and t.A["She-Hulk"].xp == 1
    t.passes()


def test_sister_grimm_levels_up_by_the_wound_of_her_stun_on_an_enemy_s_turn() -> None:
    t = situation(A=side("MNB-083", front=["MNB-018"]), B=side("AFF-005"))
    fight(t, "Luke Cage", "Sister Grimm")
    grimm = t.B["Sister Grimm"]
    assert grimm.level == 2 and stunned(t) == ["Sister Grimm"] and grimm.wounds == 1


def test_sister_grimm_is_not_wounded_by_a_daze_and_not_on_her_own_turn() -> None:
    t = situation(A=side("MNB-083"), B=side("AFF-005"))
    t.happens(ev.Stun(t.B["Sister Grimm"].ref, daze=True))
    assert t.B["Sister Grimm"].level == 1
    t = situation(A=side("AFF-005"), B=side("MNB-083"))
    t.happens(ev.Wound(t.A["Sister Grimm"].ref))
    assert t.A["Sister Grimm"].level == 1 and t.A["Sister Grimm"].wounds == 1


def test_sister_grimm_has_each_power_once_in_the_game_though_she_comes_back_to_level_two() -> None:
    t = situation(A=side(put("AFF-005", level=2), up=[INTELLECT, INTELLECT, MIGHT], front=["MNB-010"]), B=side("MNB-083"))
    before = len(t.A.hand)
    t.A.uses("Sister Grimm", "Open Sesame")
    t.A.picks("Academy")
    assert len(t.A.hand) == before + 3 and t.A["Sister Grimm"].level == 1
    t.happens(ev.LevelUp(t.A["Sister Grimm"].ref, 2))
    assert t.A.why_not("use Sister Grimm: Open Sesame") == ["vs2pcg:once-per-game#1"]
    t.A.uses("Sister Grimm", "Caffeine Injection")
    assert t.A["Black Widow"].counters == 4


def test_the_muzzle_lasts_though_she_is_level_one_by_then_and_through_her_next_turn() -> None:
    t = situation(A=side(put("AFF-005", level=2), up=[SKILL]), B=side("MNB-083"))
    t.A.uses("Sister Grimm", "Muzzle")
    assert t.A["Sister Grimm"].level == 1
    t.A.done()
    while not (t.s.active == 1 and t.s.phase == "main"):
        t.match.choose((0,))
    assert t.B.why_not("attack Sister Grimm with Magneto") == ["vs2pcg:golden-rules#1"]


def test_the_staff_finds_a_twist_for_a_combat_of_others_and_it_goes_to_the_pile() -> None:
    # Open Fire is in the pile already, and another one in the deck is not found; Find Cover is
    t = situation(
        A=side("MNB-083", front=["MNB-087"]),
        B=side("AFF-001", front=["AFF-010", "AFF-012"], up=[INTELLECT], ko=["MNB-105"], deck=["MNB-105", "MNB-108", "MNB-023"]),
    )
    attack(t, "Ronan", "Spider-Woman")
    t.B.uses("Sister Grimm", "The Staff of One")
    if kind(t) == "choose":
        # Earth's Mightiest is of the Avengers, of whom nobody is there
        assert t.offered() == ["Find Cover"]
        t.B.picks("Find Cover")
    assert "Find Cover" in t.B.ko
    t.passes()
    # 3 against 3 and 3 more; she strikes with 3 against 3
    assert stunned(t) == ["Ronan"]


def test_who_is_held_by_medusa_is_not_moved_by_anything_until_she_is_stunned() -> None:
    t = situation(
        A=side("MNB-083", front=["AFF-014", "MNB-048", "MNB-063"], up=[SKILL, INTELLECT, INTELLECT]),
        B=side("MNB-003", front=["MNB-018"]),
    )
    t.A.uses("Medusa", "Prehensile Hair")
    t.A.picks("Luke Cage")
    assert t.B["Luke Cage"].exhausted
    t.A.uses("Major Victory", "Psychokinetic Shove")
    t.A.picks("Academy")
    t.A.picks("Luke Cage")
    assert "Luke Cage" in t.B.front
    t.A.uses("Professor X", "Mind Control")
    # he can't ready, and can't be moved to another side
    if kind(t) == "choose":
        t.A.picks("Luke Cage")
    if kind(t) == "row":
        t.A.picks("front row")
    assert "Luke Cage" in t.B.front and t.B["Luke Cage"].exhausted
    t.A.done()
    while not (t.s.active == 1 and t.s.phase == "formation"):
        t.match.choose((0,))
    assert t.B["Luke Cage"].exhausted and not t.B["Hulk"].exhausted
    assert t.B.why_not("move Luke Cage to the other row") == ["vs2pcg:golden-rules#1"]
    t.happens(ev.Stun(t.A["Medusa"].ref))
    assert t.B.why_not("move Luke Cage to the other row") == []


def test_miss_america_recovers_at_once_exhausted_with_the_wound_and_out_of_the_combat() -> None:
    t = situation(A=side("MNB-083", front=["MNB-018", "MNB-096"]), B=side("AFF-001", front=["AFF-019"]))
    fight(t, "Luke Cage", "Miss America")
    t.B.answers(True)
    america = t.B["Miss America"]
    assert t.A.ko == ["Luke Cage"]
    assert america.wounds == 1 and america.exhausted and "Miss America" not in stunned(t)
    # attacked again in the same turn, she may recover again
    fight(t, "Juggernaut", "Miss America")
    t.B.answers(True)
    assert t.B["Miss America"].wounds == 2


def test_miss_america_does_not_recover_where_magneto_keeps_her_down() -> None:
    t = situation(A=side("MNB-029", front=["MNB-018", "MNB-097"]), B=side("AFF-001", front=["AFF-019"]))
    fight(t, "Luke Cage", "Miss America")
    if kind(t) == "may":
        t.B.answers(True)
    assert "Miss America" in stunned(t)


def test_teke_shield_keeps_a_defender_with_def_zero_up_to_the_end_of_the_combat() -> None:
    # Pain and Suffering takes 2 DEF of a Rocket with 1: he is not stunned, and has his DEF back afterwards
    t = situation(
        A=side("DEF-027", front=["MNB-018"], hand=["DEF-050"]),
        B=side("MNB-003", front=["AFF-022", "MNB-010"], up=[INTELLECT]),
        windows="all",
    )
    attack(t, "Luke Cage", "Black Widow")
    t.A.done()
    t.B.uses("Phoenix", "Teke Shield")
    t.A.plays("Pain and Suffering")
    t.A.picks("Black Widow")
    assert t.B.stats("Black Widow") == (2, -1)
    assert stunned(t) == []
    t.passes()
    assert stunned(t) == [] and t.B.stats("Black Widow") == (2, 1)


def test_teke_shield_is_for_the_defender_that_there_is() -> None:
    # the shield was for Black Widow; the one who takes her place has none
    t = situation(
        A=side("DEF-027", front=["MNB-018"]),
        B=side("MNB-027", front=["AFF-022", "MNB-010", "MNB-036"], up=[INTELLECT], hand=["MNB-051"]),
        windows="all",
    )
    attack(t, "Luke Cage", "Black Widow")
    t.A.done()
    t.B.uses("Phoenix", "Teke Shield")
    t.A.done()
    t.B.plays("Uncanny Defense")
    t.B.picks("Magik")
    t.passes()
    assert t.B.ko[-1] == "Magik"


def test_loki_who_has_gone_over_is_the_enemy_s_and_looks_at_its_own_build_phase() -> None:
    t = situation(A=side("MNB-083", front=["AFF-020"]), B=side("MNB-003", front=[put("MNB-096", counters=1)]), phase="turn")
    # Loki 7/6 is not behind 9
    assert "Loki" in t.B.back and "Loki" not in t.A.front


def test_rogue_absorbs_flight_and_a_super_power_and_loses_them_with_her_stun() -> None:
    t = situation(A=side("MNB-003", front=[put("AFF-021", counters=2)], up=[ENERGY]), B=side("MNB-083", front=["MNB-068"]))
    # Nova 5/5 with one health
    fight(t, "Rogue", "Nova")
    assert t.B.ko == ["Nova"]
    assert t.A.why_not("use Rogue: Nova Force Speed") == []
    t.A.uses("Rogue", "Nova Force Speed")
    assert not t.A["Rogue"].exhausted
    t.happens(ev.Stun(t.A["Rogue"].ref), ev.Recover(t.A["Rogue"].ref))
    assert "Nova" not in str(t.s.now(t.A["Rogue"].number).abilities)


# -- Femme Fatales ----------------------------------------------------------------------------------------------------------


def test_black_cat_of_level_two_dazes_each_that_attacks_her_and_the_combat_is_over() -> None:
    t = situation(A=side("MNB-003", front=["MNB-018", "MNB-021"]), B=side(put("AFF-027", level=2), up=[SKILL]))
    attack(t, "Luke Cage", "Black Cat", "Thor")
    t.B.uses("Black Cat", "Cross their Path")
    assert set(stunned(t)) == {"Luke Cage", "Thor"} and t.A["Thor"].wounds == 0 and t.s.combat is None
    assert t.B["Black Cat"].wounds == 0


def test_dark_phoenix_kos_all_resources_and_each_goes_to_its_owner_s_pile() -> None:
    t = situation(
        A=side(put("AFF-029", level=2), up=[ENERGY, ENERGY, MIGHT, SKILL]), B=side("MNB-003", resources=["MNB-018"], up=[SKILL])
    )
    t.A.uses("Dark Phoenix", "Ravager of Worlds")
    assert t.A.resources == [] and t.B.resources == [] and set(t.B.ko) == {"Luke Cage", "Training Ground"} and len(t.A.ko) == 4


def test_mystique_gains_xp_for_what_she_gains_and_nothing_where_she_has_more() -> None:
    t = situation(A=side("AFF-033", up=[SKILL]), B=side("MNB-003", front=["MNB-018"]), windows="all")
    attack(t, "Mystique", "Hulk")
    t.A.uses("Mystique", "Masquerade")
    t.A.picks("Luke Cage")
    # 1 to 7
    assert t.A.stats("Mystique") == (7, 6) and t.A["Mystique"].xp == 6
    t.passes()
    assert t.A.stats("Mystique") == (1, 6)


def test_mystique_below_zero_gains_all_that_she_lacks() -> None:
    t = situation(A=side(put("AFF-033", counters=-3), up=[SKILL]), B=side("MNB-003", front=["MNB-018"]), windows="all")
    attack(t, "Mystique", "Hulk")
    t.A.uses("Mystique", "Masquerade")
    t.A.picks("Luke Cage")
    # her true ATK was -2: she gains 9
    assert t.A.stats("Mystique") == (7, 3) and t.A["Mystique"].xp == 9


def test_titania_is_durable_against_effects_alone() -> None:
    t = situation(A=side("DEF-027", front=["MNB-062", "MNB-087"], up=[SKILL]), B=side("AFF-027", front=["AFF-037"]))
    t.A.uses("Yondu", "Yaka Arrow")
    if kind(t) == "choose":
        t.A.picks("Titania")
    assert stunned(t) == [] and t.B["Titania"].wounds == 0 and t.B["Titania"].exhausted
    fight(t, "Ronan", "Titania")
    assert stunned(t) == ["Titania"] and t.B["Titania"].wounds == 1


def test_moonstone_keeps_flight_from_being_given_and_the_counter_comes() -> None:
    t = situation(A=side("MNB-059", front=["MNB-063"], hand=["MNB-077"]), B=side("AFF-027", front=["AFF-039"], back=["AFF-012"]))
    t.A.plays("Give 'Em a Lift")
    t.A.picks("Groot")
    assert t.A["Groot"].counters == 1
    assert t.A.why_not("attack Spider-Woman with Groot") == ["vs2pcg:melee-starting-combat#1"]
    # once Moonstone lies stunned she takes nothing away any more
    t.happens(ev.Stun(t.B["Moonstone"].ref))
    assert t.A.why_not("attack Spider-Woman with Groot") == []


def test_goblins_are_made_until_there_are_four_and_are_gone_with_their_health() -> None:
    t = situation(A=side("AFF-027", front=["AFF-042", "AFF-054"], up=[INTELLECT]), B=side("MNB-003"))
    t.A.uses("Goblin Queen", "Summon Goblins")
    assert t.A.front.count("Demon Goblin") == 4
    t.happens(ev.Stun(t.A["Demon Goblin"].ref))
    assert t.A.front.count("Demon Goblin") == 3 and t.A.ko == []


def test_viper_doubles_at_the_end_of_her_turn_and_who_has_no_def_left_is_stunned() -> None:
    t = situation(
        A=side("AFF-027", front=["AFF-044"]), B=side("MNB-003", front=[put("MNB-016", counters=-4), put("MNB-021", counters=2)])
    )
    t.A.done()
    # two trigger at the end of the turn
    t.match.choose((1,))
    # Spider-Man 4/7 with eight: stunned and KO'd (one health); Thor's +1/+1 counters are not doubled
    assert t.B.ko == ["Spider-Man"] and t.B["Thor"].counters == 2


def test_dramatic_entrance_puts_in_one_who_fights_and_is_ko_d_afterwards() -> None:
    t = situation(A=side("MNB-003", front=["MNB-018"]), B=side("AFF-027", front=["AFF-038"], hand=["AFF-050", "MNB-100"]))
    attack(t, "Luke Cage", "Sin")
    t.B.plays("Dramatic Entrance")
    t.B.answers(True)
    t.passes()
    # Thanos 12/12 stuns Luke Cage (one health), and goes
    assert t.A.ko == ["Luke Cage"] and "Thanos" in t.B.ko and "Sin" in t.B.front


def test_dramatic_entrance_of_the_name_of_the_main_character_does_nothing() -> None:
    t = situation(A=side("MNB-003", front=["MNB-018"]), B=side("AFF-027", front=["AFF-038"], hand=["AFF-050", "AFF-035"]))
    attack(t, "Luke Cage", "Sin")
    t.B.plays("Dramatic Entrance")
    if kind(t) == "may":
        t.B.answers(True)
    assert "Black Cat" in t.B.hand
    t.passes()
    assert "Sin" in t.B.ko


def test_dramatic_entrance_of_the_defender_s_own_name_replaces_it() -> None:
    # the Sin that was there is KO'd for her name; the new one defends
    t = situation(A=side("MNB-003", front=["MNB-018"]), B=side("AFF-027", front=["AFF-038"], hand=["AFF-050", "AFF-038"]))
    attack(t, "Luke Cage", "Sin")
    t.B.plays("Dramatic Entrance")
    t.B.answers(True)
    t.passes()
    assert t.B.ko.count("Sin") == 2 and t.A["Luke Cage"].wounds == 0 and "Luke Cage" in t.A.front


def test_femme_fatality_counts_stunned_supporters_of_its_player_too() -> None:
    t = situation(
        A=side("AFF-027", front=["AFF-038", put("AFF-037", stunned=True, wounds=1)], hand=["AFF-049"]),
        B=side("MNB-003", front=["MNB-018"]),
    )
    t.A.plays("Femme Fatality")
    t.A.picks("Luke Cage")
    assert t.B["Luke Cage"].counters == -2
