"""A judge's questions on real cards of the first set: what happens where two of them meet, answered from the book and the card alone."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    ENEMY,
    KO,
    SUPER_POWERS,
    SUPPORTING,
    All,
    CardsIn,
    Characters,
    Continuous,
    HasPowersOf,
    Loses,
    This,
)
from longbox.games.vs2pcg.situations import put, side, situation
from tests.rules.vs2pcg.judging import ALL, ENERGY, MIGHT, SKILL, attack, fight, kind, stunned

# -- Ferocious, Lethal, Monstrous ------------------------------------------------------------------------------------------


def test_two_ferocious_ones_strike_at_once() -> None:
    # Black Panther 3/2 and Beast 5/2, both Ferocious
    t = situation(A=side("MNB-003", front=["MNB-011"]), B=side("MNB-029", front=["MNB-043"]))
    fight(t, "Black Panther", "Beast")
    assert stunned(t) == ["Black Panther", "Beast"]


def test_a_ferocious_defender_strikes_back_at_one_that_is_not_ferocious_before_it_strikes() -> None:
    # Black Panther (3/2 Ferocious) and Nick Fury (1/5) against Sabretooth (4/4 Ferocious): 3 first, then 3 and 1
    t = situation(A=side("MNB-003", front=["MNB-011", "MNB-014"]), B=side("MNB-083", front=["MNB-092"]))
    fight(t, "Black Panther", "Sabretooth", "Nick Fury")
    assert kind(t) == "strike back" and t.offered() == ["Black Panther", "Nick Fury"]
    t.B.picks("Nick Fury")
    # 4 does not stun Nick Fury, who strikes then with 1, and the 3 of before: Sabretooth strikes once
    assert stunned(t) == ["Sabretooth"]


def test_a_ferocious_defender_that_stuns_the_ferocious_attacker_has_the_other_alone_left() -> None:
    t = situation(A=side("MNB-003", front=["MNB-011", "MNB-014"]), B=side("MNB-083", front=["MNB-092"]))
    fight(t, "Black Panther", "Sabretooth", "Nick Fury")
    t.B.picks("Black Panther")
    assert stunned(t) == ["Black Panther"]


def test_ferocious_by_a_plot_twist_is_nothing_in_a_ranged_combat() -> None:
    # Hawkeye (2/3 ranged) against Black Widow (2/1 ranged): made Ferocious he would strike first
    t = situation(
        A=side("MNB-059", back=["MNB-013", "MNB-063"], hand=["MNB-075"]), B=side("MNB-083", front=["MNB-073", "MNB-066"])
    )
    attack(t, "Hawkeye", "Rocket")
    t.A.plays("Vigilante Justice")
    t.A.picks("Hawkeye")
    t.passes()
    # Rocket (4/1, ranged) strikes back at once; both had one health
    assert t.A.ko[-1] == "Hawkeye" and t.B.ko == ["Rocket"]


def test_lethal_in_a_team_is_enough_where_its_atk_was_counted() -> None:
    # Gamora (3/4 Lethal) and Major Victory (2/4) against Abomination (5/5, three health): 5 stuns, and he is KO'd
    t = situation(A=side("MNB-059", front=["MNB-067", "MNB-063"]), B=side("MNB-083", front=["MNB-094"]))
    fight(t, "Gamora", "Abomination", "Major Victory")
    # Monstrous: he strikes each of them back with his 5
    assert t.B.ko == ["Abomination"] and set(stunned(t)) == {"Gamora"} and t.A.ko == ["Major Victory"]


def test_a_monstrous_defender_strikes_nobody_back_where_nobody_can_be() -> None:
    # Captain America's power: enemies can't strike back during team attacks; can't beats can
    t = situation(A=side("MNB-001", front=["MNB-016"], up=ALL), B=side("MNB-083", front=["MNB-094"]))
    t.A.uses("Captain America", "Avengers Assemble")
    fight(t, "Captain America", "Abomination", "Spider-Man")
    assert stunned(t) == ["Abomination"] and t.A["Captain America"].xp == 1


def test_a_leader_chooses_nothing_where_each_is_struck_back() -> None:
    # Cyclops (2/3, Leader), Deadpool 3/4: Abomination (5/5) strikes back at both
    t = situation(A=side("MNB-029", front=["MNB-038", "MNB-039"]), B=side("MNB-083", front=["MNB-094"]))
    fight(t, "Cyclops", "Abomination", "Deadpool")
    assert t.A.ko == ["Cyclops", "Deadpool"] and stunned(t) == ["Abomination"]


def test_a_leader_chooses_for_the_defender_s_player() -> None:
    t = situation(A=side("MNB-003", front=["MNB-038", "MNB-044"]), B=side("MNB-083", front=["MNB-092"]))
    fight(t, "Cyclops", "Sabretooth", "Wolverine")
    assert kind(t) == "strike back" and t.s.decision is not None and t.s.decision.player == 0
    t.A.picks("Wolverine")
    # 4 against the DEF of 6 that Berserker has given him
    assert stunned(t) == ["Sabretooth"]


def test_lethal_does_not_kill_whom_another_attacker_s_effect_stuns() -> None:
    # Deadpool's power makes his side Lethal; Yondu's arrow is no strike
    t = situation(A=side("MNB-031", front=["MNB-062"], up=ALL), B=side("MNB-083", front=["MNB-087"]))
    t.A.uses("Deadpool", "Merc with a Mouth")
    t.A.uses("Yondu", "Yaka Arrow") if not t.A.why_not("use Yondu: Yaka Arrow") else None
    assert t.B.ko == []


def test_lethal_kills_though_the_stun_gives_no_wound() -> None:
    # Luke Cage's skin spares him the wound; Lethal KOs who is stunned
    t = situation(A=side("MNB-059", front=["MNB-067"]), B=side("MNB-083", front=["MNB-018"], up=[MIGHT]))
    t.happens(ev.PutCounter(t.A["Gamora"].ref, 5))
    attack(t, "Gamora", "Luke Cage")
    t.B.uses("Luke Cage", "Impervious Skin")
    t.passes()
    assert t.B.ko == ["Luke Cage"]


# -- strikes and ATK --------------------------------------------------------------------------------------------------------


def test_fearless_strikes_double_in_a_team_but_its_atk_is_what_it_was() -> None:
    # Daredevil 3/3 and Black Widow 2/1 against Iron Man (main, 2/4) with five counters more: 6 and 2 are 8, against 9
    t = situation(A=side("MNB-003", front=["MNB-012", "MNB-010"]), B=side("MNB-083"), windows="all")
    t.happens(ev.PutCounter(t.B["Magneto"].ref, 4))
    attack(t, "Daredevil", "Magneto", "Black Widow")
    assert t.A.stats("Daredevil") == (3, 3)
    t.passes()
    if kind(t) == "strike back":
        t.B.picks("Daredevil")
    # 6 and 2 are as much as the DEF of 8
    assert "Magneto" in stunned(t)


def test_fearless_is_not_double_against_a_supporting_character() -> None:
    t = situation(A=side("MNB-003", front=["MNB-012"]), B=side("MNB-083", front=["MNB-088"]))
    fight(t, "Daredevil", "Mystique")
    # 3 against the DEF of 4
    assert stunned(t) == []


def test_hawkeye_who_has_aimed_keeps_it_for_the_next_attack_though_that_is_cancelled() -> None:
    t = situation(A=side("MNB-003", back=["MNB-013"], up=[SKILL]), B=side("MNB-083", front=["MNB-009"]))
    t.A.uses("Hawkeye", "Take Aim")
    t.A.attacks("Hawkeye", "Ant-Man")
    # two have triggered: A says in which order
    assert kind(t) == "trigger" and t.s.decision is not None and t.s.decision.player == 0
    t.match.choose((0,))
    t.B.answers(True)
    assert t.s.combat is None and t.A["Hawkeye"].exhausted
    t.happens(ev.Ready(t.A["Hawkeye"].ref))
    attack(t, "Hawkeye", "Magneto")
    # that was the next time; he attacks with his own 2
    assert t.A.stats("Hawkeye") == (2, 3)


def test_rocket_s_next_attack_is_strong_though_he_has_levelled_up_meanwhile() -> None:
    t = situation(A=side("MNB-053", up=[ENERGY], hand=["MNB-066"]), B=side("MNB-083"), windows="all")
    t.A.uses("Rocket", "Murder You!")
    t.A.powers_up("Rocket")
    # the last card of the hand: level 2, which has the power already used this turn
    assert t.A["Rocket"].level == 2
    assert t.A.why_not("use Rocket: Murder You!") == ["vs2pcg:super-powers#5", "vs2pcg:super-powers#4"]
    attack(t, "Rocket", "Magneto")
    assert t.A.stats("Rocket") == (6 + 1 + 4, 5 + 1)


def test_a_switch_turns_round_counters_and_what_came_before() -> None:
    # Hulk 3/3 with two counters, Open Fire (+2/+0), Trickster God: 7/5 becomes 5/7; Earth's Mightiest after it is +2/+2
    a = side("MNB-081", front=[put("MNB-092", counters=2)], hand=["MNB-105", "MNB-103", "MNB-105"])
    t = situation(A=a, B=side("MNB-003"), windows="all")
    attack(t, "Sabretooth", "Hulk")
    t.A.plays("Open Fire")
    t.B.done()
    # 4/4 and two counters and Berserker's: 7/7, and 2 more ATK
    assert t.A.stats("Sabretooth") == (9, 7)
    t.A.plays("Trickster God")
    t.A.picks("Sabretooth")
    t.B.done()
    assert t.A.stats("Sabretooth") == (7, 9)
    t.A.plays("Open Fire")
    assert t.A.stats("Sabretooth") == (9, 9)


def test_even_the_odds_undoes_a_switch_and_what_comes_later_counts() -> None:
    # Loki 1/6 with -1/-1 twice: 0/4 (really -1/4); switched 4/-1 would stun, so he is strengthened first
    t = situation(A=side("MNB-003"), B=side("MNB-083", front=[put("MNB-092", counters=-1)], hand=["MNB-107"]), windows="all")
    t.happens(ev.PutCounter(t.A["Hulk"].ref, 2))
    attack(t, "Hulk", "Sabretooth")
    t.A.done()
    t.B.plays("Savage Surprise")
    assert t.B.stats("Sabretooth") == (7, 3)


def test_even_the_odds_makes_base_of_it_with_minus_counters_as_well() -> None:
    t = situation(
        A=side("MNB-055", hand=["MNB-076"]),
        B=side("MNB-083", front=[put("MNB-092", counters=-2)], hand=["MNB-107"]),
        windows="all",
    )
    attack(t, "Star-Lord", "Sabretooth")
    assert t.B.stats("Sabretooth") == (2, 2)
    t.A.plays("Even The Odds")
    if kind(t) == "choose":
        t.A.picks("Sabretooth")
    # it has no +1/+1 counters to lose; its current figures are its base ones, 4/4, in this combat
    assert t.B.stats("Sabretooth") == (4, 4) and t.B["Sabretooth"].counters == -2
    t.B.plays("Savage Surprise")
    assert t.B.stats("Sabretooth") == (8, 4)
    t.passes()
    assert stunned(t) == ["Star-Lord"]


def test_even_the_odds_holds_though_counters_come_after_it() -> None:
    # counters come before all other changes: what makes the figures the base ones comes after them (calculating-atk-def#1)
    t = situation(A=side("MNB-055", hand=["MNB-076"]), B=side("MNB-003", front=["MNB-018"], hand=["MNB-018"]), windows="all")
    attack(t, "Star-Lord", "Luke Cage")
    t.A.plays("Even The Odds")
    if kind(t) == "choose":
        t.A.picks("Luke Cage")
    t.B.powers_up("Luke Cage")
    assert t.B["Luke Cage"].counters == 1 and t.B.stats("Luke Cage") == (7, 6)
    t.passes()
    assert t.B.stats("Luke Cage") == (8, 7)


def test_mystique_copies_figures_with_counters_and_her_own_come_on_top() -> None:
    # Sabretooth with two counters is 6/6; Mystique has one counter herself: 7/7, and stays so
    t = situation(
        A=side("MNB-083", front=[put("MNB-088", counters=1)], up=[SKILL]), B=side("MNB-003", front=[put("MNB-092", counters=2)])
    )
    t.A.uses("Mystique", "Impersonate")
    t.A.picks("Sabretooth")
    assert t.A.stats("Mystique") == (7, 7)
    t.happens(ev.RemoveCounters(t.B["Sabretooth"].ref, 1))
    assert t.A.stats("Mystique") == (7, 7) and t.B.stats("Sabretooth") == (4, 4)


def test_mystique_copies_one_without_atk_below_zero_as_it_is() -> None:
    # Iceman 2/1 with nothing; Nick Fury 1/5 with three -1/-1 counters: -2, treated as 0 except when raised
    t = situation(A=side("MNB-083", front=["MNB-088"], up=[SKILL]), B=side("MNB-003", front=[put("MNB-014", counters=-3)]))
    t.A.uses("Mystique", "Impersonate")
    t.A.picks("Nick Fury")
    assert t.A.stats("Mystique") == (0, 2)
    t.happens(ev.PutCounter(t.A["Mystique"].ref, 1))
    assert t.A.stats("Mystique") == (1, 3)


# -- rows, flight, protection -----------------------------------------------------------------------------------------------


def test_grab_holds_fliers_of_the_back_row_as_well_and_not_once_it_lies_stunned() -> None:
    # Iron Man (2/4, flight and ranged) behind, Drax in front of Rocket
    t = situation(A=side("MNB-005", main_back=True), B=side("MNB-059", front=["MNB-073"], back=["MNB-066"]))
    assert t.A.why_not("attack Rocket with Iron Man") == ["vs2pcg:golden-rules#1"]
    t.happens(ev.Stun(t.B["Drax"].ref))
    # Groot stands in front still and can be flown over
    assert t.A.why_not("attack Rocket with Iron Man") == []


def test_dodge_is_for_both_rows_and_for_ranged_attacks_alone() -> None:
    t = situation(A=side("MNB-053", main_back=True, front=["MNB-068"]), B=side("MNB-003", back=["MNB-016"]))
    assert "vs2pcg:golden-rules#1" in t.A.why_not("attack Spider-Man with Rocket")
    assert t.A.why_not("attack Spider-Man with Nova") == []


def test_who_dodges_may_become_the_defender_of_a_ranged_attack() -> None:
    # Daredevil is not attacked: he steps in (Uncanny Defense), and can't strike back without ranged
    t = situation(A=side("MNB-053", main_back=True), B=side("MNB-029", front=["MNB-012"], hand=["MNB-051"]), windows="all")
    attack(t, "Rocket", "Wolverine")
    t.A.done()
    t.B.plays("Uncanny Defense")
    if kind(t) == "choose":
        t.B.picks("Daredevil")
    assert t.s.combat is not None and t.s.combat.defender == t.B["Daredevil"].ref
    t.passes()
    # 2 against 3
    assert stunned(t) == []


def test_who_is_pushed_behind_an_empty_front_row_may_be_attacked() -> None:
    t = situation(A=side("MNB-005", front=["MNB-021"], up=[ENERGY]), B=side("MNB-083", main_back=True, front=["MNB-092"]))
    t.A.uses("Iron Man", "Repulsor Blast")
    t.A.picks("Sabretooth")
    t.A.answers(True)
    assert t.B.front == [] and t.B["Sabretooth"].counters == -1
    assert t.A.why_not("attack Magneto with Thor") == []


def test_the_push_is_not_asked_for_where_it_would_do_nothing_and_the_counter_may_have_stunned() -> None:
    # Ant-Man 2/2: one counter leaves 1/1; a second one stuns and KOs him, then there is nobody to push
    t = situation(A=side("MNB-005", up=[ENERGY]), B=side("MNB-083", front=[put("MNB-009", counters=-1)]))
    t.A.uses("Iron Man", "Repulsor Blast")
    t.A.picks("Ant-Man")
    if kind(t) == "may":
        t.A.answers(True)
    assert t.B.ko == ["Ant-Man"] and kind(t) == "turn"


def test_namor_is_not_struck_back_from_the_back_row_though_he_came_over_the_front_row() -> None:
    t = situation(A=side("MNB-029", front=["MNB-040"]), B=side("MNB-083", main_back=True, back=["MNB-018"], front=["MNB-087"]))
    # Magneto flies but stands behind: Namor passes
    fight(t, "Namor", "Luke Cage")
    assert stunned(t) == []


# -- who counts as what -----------------------------------------------------------------------------------------------------


def test_a_mercenary_joins_a_main_character_but_nobody_else_with_it() -> None:
    t = situation(A=side("MNB-003", front=["MNB-039", "MNB-021"]), B=side("MNB-083"))
    t.A.attacks("Hulk", "Magneto")
    assert set(t.offered()) == {"Deadpool", "Thor"}
    t.A.picks("Deadpool")
    # Thor shares a team with Hulk, and not with Deadpool
    assert kind(t) != "join"


def test_guardians_by_star_lord_pay_with_knowhere_while_he_stands() -> None:
    t = situation(A=side("MNB-003", front=["MNB-069", "MNB-021"], up=["MNB-078"], hand=["MNB-077"]), B=side("MNB-083"))
    assert t.A.why_not("use Thor: Lightning Strike") == []
    # Hulk is a main character: no Guardian
    assert t.A.why_not("use Hulk: Smash") == ["vs2pcg:resources-and-locations#3"]
    t.happens(ev.Stun(t.A["Star-Lord"].ref))
    assert t.A.why_not("use Thor: Lightning Strike") == ["vs2pcg:resources-and-locations#3"]
    # Star-Lord has 1 health: he was KO'd; nobody face up is a Guardian
    assert t.A.why_not("play Give 'Em a Lift") == ["vs2pcg:playing-plot-twists#6"]


def test_a_stunned_character_keeps_its_team_and_so_adam_warlock_emerges_by_knowhere() -> None:
    t = situation(A=side("MNB-003", front=[put("MNB-074", stunned=True)], up=["MNB-078"]), B=side("MNB-083"))
    t.A.uses("Adam Warlock", "Emerge")
    c = t.A["Adam Warlock"]
    assert stunned(t) == [] and not c.exhausted and c.wounds == 0
    assert t.A.why_not("attack Magneto with Adam Warlock") == []


def test_magneto_keeps_adam_warlock_down_but_ready_he_is() -> None:
    # the impossible part is skipped, the rest is done
    t = situation(A=side("MNB-003", front=[put("MNB-074", stunned=True)], up=[MIGHT]), B=side("MNB-083", front=["MNB-092"]))
    t = situation(A=side("MNB-003", front=[put("MNB-074", stunned=True)], up=[MIGHT]), B=side("MNB-029", front=["MNB-097"]))
    t.A.uses("Adam Warlock", "Emerge")
    assert stunned(t) == ["Adam Warlock"] and not t.A["Adam Warlock"].exhausted


def test_yondu_s_arrow_hits_a_demoted_main_character_and_no_other_main() -> None:
    t = situation(A=side("MNB-059", front=["MNB-062"], up=[SKILL]), B=side("MNB-083", front=["MNB-087"]))
    t.happens(ev.SetRole(t.B["Magneto"].ref, "Supporting Character"))
    t.A.uses("Yondu", "Yaka Arrow")
    assert set(t.offered()) == {"Yondu", "Ronan", "Magneto"}
    t.A.picks("Magneto")
    assert stunned(t) == ["Magneto"]


def test_who_can_t_gain_super_powers_has_no_copies_of_them_either() -> None:
    # what bars them was there before what copies them, out of a KO pile
    hush = define("Hush", SUPPORTING, text=(Continuous(All(Characters(ENEMY)), (Loses((SUPER_POWERS,), True),)),), atk=1, def_=1)
    heir = define("Heir", SUPPORTING, text=(Continuous(This(), (HasPowersOf(CardsIn(KO)),)),), atk=1, def_=1, health=1)
    t = situation(A=side("MNB-003", front=[hush]), B=side("MNB-083", front=[heir], ko=["MNB-038", "MNB-042"]))
    n = t.B["Heir"].number
    has = {getattr(a, "title", "") or a.label for a in t.s.now(n).abilities}
    assert "Leader" in has and not {"Battle Tactics", "Thunder Storm"} & has and "Flight" in t.s.now(n).words
    t.happens(ev.Stun(t.A["Hush"].ref))
    has = {getattr(a, "title", "") or a.label for a in t.s.now(n).abilities}
    assert {"Leader", "Battle Tactics", "Thunder Storm"} <= has
