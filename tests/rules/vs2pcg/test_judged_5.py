"""Cards that meet, as players ask about them: what comes of a power when its character, its combat or its target has changed."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import card, define
from longbox.games.vs2pcg.situations import Table, put
from longbox.games.vs2pcg.state import MAIN, SUPPORTING, CardDef
from longbox.situations import side, situation
from tests.rules.vs2pcg.judging import ALL, attack, fight, kind, on, stunned

EVERY_TEAM = ("Avengers", "X-Men", "Guardians", "Supervillains")


def one(name: str, atk: int = 2, def_: int = 3, *words: str, health: int = 2, teams: tuple[str, ...] = ("X",)) -> CardDef:
    return define(name, SUPPORTING, cost=1, atk=atk, def_=def_, health=health, words=words, teams=teams)


def head(name: str, atk: int = 2, def_: int = 5, health: int = 5, teams: tuple[str, ...] = ("X",)) -> CardDef:
    return define(name, MAIN, atk=atk, def_=def_, health=health, teams=teams)


ACE, FOE = head("Ace"), head("Foe")
ANYBODY = head("Ace", teams=EVERY_TEAM)
R = [one(f"R{i}") for i in range(9)]


def laid(**given: Any) -> Table:
    return situation("vs2pcg", **{"A": side(ACE), "B": side(FOE), **given})


def called(number: str) -> str:
    return card(number).name


def levelled(t: Table, name: str, player: int = 0) -> None:
    t.happens(ev.LevelUp((t.A, t.B)[player][name].ref, 2))


# -- stunned, wounded, kod ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs2pcg:recovery-phase#1")
def test_who_can_not_recover_readies_all_the_same_and_a_main_character_does_both() -> None:
    a = side(ACE, front=[put(one("Down"), stunned=True, wounds=1)])
    t = laid(A=a, B=side(FOE, front=["MNB-097"]), phase="turn")
    assert stunned(t) == ["Down"] and not t.A["Down"].exhausted
    t = laid(A=a, phase="turn")
    assert stunned(t) == []


def test_a_wound_on_the_stunned_kos_them_at_their_health_and_leaves_those_who_stand() -> None:
    b = side(FOE, front=[put(one("Down"), stunned=True, wounds=1), one("Up")])
    t = laid(A=side(ACE, front=["MNB-100"], up=ALL), B=b)
    t.A.uses(called("MNB-100"), "Welcome Death")
    assert t.B.ko == ["Down"] and t.B["Up"].wounds == 0


def test_luke_cage_is_stunned_without_a_wound() -> None:
    t = laid(A=side(ACE, front=[one("Strong", 9, 9)]), B=side(FOE, front=["Luke Cage"], up=ALL), windows="all")
    attack(t, "Strong", "Luke Cage")
    t.A.done()
    t.B.uses("Luke Cage", "Impervious Skin")
    t.passes()
    assert stunned(t) == ["Luke Cage"] and t.B["Luke Cage"].wounds == 0


def test_who_is_kod_may_go_elsewhere_instead_of_lying_there() -> None:
    for number, where in (("MNB-099", "deck"), ("MNB-064", "resources")):
        for yes in (True, False):
            t = laid(A=side(ACE, front=[number]))
            cards = len(t.A.deck)
            t.happens(ev.Ko(t.A[called(number)].ref, "vs2pcg:term-ko#1", 1))
            t.A.answers(yes)
            assert t.A.ko == ([] if yes else [called(number)])
            assert len(t.A.deck) == cards + (yes and where == "deck") and len(t.A.resources) == int(yes and where == "resources")


def test_court_death_takes_characters_alone_out_of_every_pile() -> None:
    a, b = side("MNB-085", up=ALL, ko=[one("D1")]), side(FOE, ko=[one("D2"), "Fortress"])
    t = laid(A=a, B=b)
    t.A.uses("Thanos", "Court Death")
    assert (t.A.ko, t.B.ko, t.A["Thanos"].counters) == ([], ["Fortress"], 2)
    assert "D1" in t.A.deck and "D2" in t.B.deck


def test_a_blade_that_kos_whom_it_stuns_ends_the_game() -> None:
    t = laid(A=side("MNB-057", up=[*ALL, "MNB-112"]), B=side(head("Weak", 0, 1)))
    levelled(t, "Gamora")
    t.A.uses("Gamora", "Godslayer Blade")
    fight(t, "Gamora", "Weak")
    assert t.s.result is not None and t.s.result.winners == (0,)


def test_of_two_last_main_characters_that_fall_at_once_the_active_one_s_player_wins() -> None:
    t = laid(A=side(head("Ace", 9, 1, health=1)), B=side(head("Foe", 9, 1, health=1)))
    fight(t, "Ace", "Foe")
    assert t.s.result is not None and t.s.result.winners == (0,)


# -- counters -----------------------------------------------------------------------------------------------------------------------


def test_transmuted_counters_change_their_sign_and_may_stun() -> None:
    name = called("MNB-019")
    for counters, def_, after, down in ((2, 3, -2, []), (-2, 5, 2, []), (3, 2, 0, ["Some"])):
        t = laid(A=side(ACE, front=["MNB-019"], up=ALL), B=side(FOE, front=[put(one("Some", 2, def_), counters=counters)]))
        t.A.uses(name, "Transmute")
        t.A.picks("Some")
        assert stunned(t) == down and t.B["Some"].counters == after


def test_a_counter_on_every_attacker_may_end_the_attack_of_some() -> None:
    b = side(head("Foe", teams=EVERY_TEAM), front=[one("Target", 1, 4, teams=EVERY_TEAM)], hand=["MNB-102"])
    t = laid(A=side(ACE, front=[one("A1", 2, 1), one("A2", 2, 3), one("A3", 2, 3)]), B=b, windows="all")
    attack(t, "A1", "Target", "A2")
    t.A.done()
    t.B.plays(called("MNB-102"))
    # the first has fallen; one ATK of the other is too little
    assert stunned(t) == ["A1"] and t.A["A3"].counters == 0
    t.passes()
    assert stunned(t) == ["A1"] and t.A["A2"].counters == -1


def test_a_switch_of_atk_and_def_may_stun_whoever_has_no_atk() -> None:
    t = laid(
        A=side(ANYBODY, front=[one("Wall", 0, 5, teams=EVERY_TEAM)], hand=["MNB-103"]),
        B=side(FOE, front=[one("B1", 3, 5)]),
        windows="all",
    )
    attack(t, "Wall", "B1")
    t.A.plays(called("MNB-103"))
    t.A.picks("Wall")
    assert stunned(t) == ["Wall"] and kind(t) == "turn" and t.s.combat is None


def test_even_odds_leave_counters_below_zero_where_they_are_and_count_without_them() -> None:
    b = side(FOE, front=[put(one("B1", 3, 6), counters=-2)])
    t = laid(A=side(ANYBODY, front=[one("A1", 3, 3, teams=EVERY_TEAM)], hand=["MNB-076"]), B=b, windows="all")
    attack(t, "A1", "B1")
    t.A.plays(called("MNB-076"))
    assert (t.B["B1"].counters, t.B.stats("B1")) == (-2, (3, 6))


def test_mystique_has_her_own_counters_besides_what_she_copies() -> None:
    t = laid(A=side(ACE, front=[put("MNB-088", counters=1)], up=ALL), B=side(FOE, front=[put(one("V", 4, 4), counters=1)]))
    t.A.uses("Mystique")
    t.A.picks("V")
    assert t.A.stats("Mystique") == (6, 6)


def test_a_power_up_of_the_defender_saves_it() -> None:
    t = laid(A=side(ACE, front=[one("A1", 3, 3)]), B=side(FOE, front=[one("B1", 1, 3)], hand=[one("B1", 1, 3)]), windows="all")
    attack(t, "A1", "B1")
    t.A.done()
    t.B.powers_up("B1")
    t.passes()
    assert stunned(t) == [] and t.B["B1"].counters == 1


# -- combats ------------------------------------------------------------------------------------------------------------------------


def test_one_made_ferocious_strikes_before_an_equal_and_is_not_struck() -> None:
    t = laid(
        A=side(ANYBODY, front=[one("A1", 3, 3, teams=EVERY_TEAM)], hand=["MNB-075"]),
        B=side(FOE, front=[one("B1", 3, 3)]),
        windows="all",
    )
    attack(t, "A1", "B1")
    t.A.plays(called("MNB-075"))
    t.A.picks("A1")
    t.passes()
    assert stunned(t) == ["B1"]


@pytest.mark.rule("vs2pcg:term-cancel-combat#1")
def test_a_cancelled_combat_gives_no_xp_and_nobody_survived_it() -> None:
    a = side("MNB-029", front=[one("Av", teams=EVERY_TEAM)], hand=["MNB-024"])
    t = laid(A=a, B=side(FOE, front=[one("B1", 0, 1)]), windows="all")
    attack(t, "Wolverine", "B1")
    t.A.plays(called("MNB-024"))
    assert stunned(t) == [] and t.A["Wolverine"].exhausted and t.A["Wolverine"].xp == 0
    soldier = called("MNB-045")
    for cancels in (False, True):
        a = side(ANYBODY, front=["MNB-045"], up=ALL, hand=["MNB-024"])
        t = laid(A=a, B=side(FOE, front=[one("Tank", 0, 30)]), windows="all")
        attack(t, soldier, "Tank")
        t.A.uses(soldier, "Ultimate Soldier")
        if cancels:
            t.B.done()
            t.A.plays(called("MNB-024"))
        else:
            t.passes()
        assert stunned(t) == ([] if cancels else ["Tank"])


def test_whoever_steps_in_is_the_one_who_is_struck_in_the_place_of_the_other() -> None:
    b = side("MNB-007", main_back=True, front=[one("V", 1, 1)], up=ALL)
    t = laid(A=side(ACE, front=[one("Big", 9, 9)]), B=b, windows="all")
    levelled(t, "Spider-Man", 1)
    attack(t, "Big", "V")
    t.A.done()
    t.B.uses("Spider-Man", "Friendly Neighbor")
    assert (t.B.front, t.B.back) == (["Spider-Man"], ["V"])
    t.passes()
    assert stunned(t) == ["Spider-Man"]
    # by a plot twist: who lies stunned can't
    back = [one("W", 1, 1), put(one("Down"), stunned=True, wounds=1)]
    b = side(head("Foe", teams=EVERY_TEAM), main_back=True, front=[one("V", 1, 1, teams=EVERY_TEAM)], back=back, hand=["MNB-051"])
    t = laid(A=side(ACE, front=[one("Big", 9, 9)]), B=b, windows="all")
    attack(t, "Big", "V")
    t.A.done()
    t.B.plays(called("MNB-051"))
    assert sorted(t.offered()) == ["Foe", "W"]
    t.B.picks("W")
    t.passes()
    assert "W" in t.B.front and "V" in t.B.back and "W" in stunned(t) and "V" not in stunned(t)


def test_juggernaut_goes_on_to_the_back_row_if_he_likes() -> None:
    name = called("MNB-096")
    for yes in (True, False):
        b = side(FOE, front=[one("F", 0, 1)], back=[one("Bk", 0, 1)], main_back=True)
        t = laid(A=side(ACE, front=["MNB-096"], up=ALL), B=b, windows="all")
        attack(t, name, "F")
        t.A.uses(name, "Unstoppable")
        t.passes()
        t.A.answers(yes)
        if yes:
            t.A.picks("Bk")
            t.passes()
        assert stunned(t) == (["F", "Bk"] if yes else ["F"]) and t.A[name].exhausted


def test_red_skull_is_out_of_reach_of_who_shoots() -> None:
    name = called("MNB-091")
    t = laid(A=side(ACE, back=[one("Archer", 3, 3, "Ranged")]), B=side(FOE, front=["MNB-091"], up=ALL))
    assert t.A.why_not(f"attack {name} with Archer") == ["vs2pcg:golden-rules#1"]
    assert t.A.why_not("attack Foe with Archer") == []


def test_nova_attacks_twice_and_no_third_time() -> None:
    name = called("MNB-068")
    t = laid(A=side(ACE, front=["MNB-068"], up=ALL), B=side(FOE, front=[one("V", 0, 30)]))
    fight(t, name, "V")
    t.A.uses(name)
    assert not t.A[name].exhausted
    fight(t, name, "V")
    assert t.A[name].exhausted and "vs2pcg:super-powers#5" in t.A.why_not(f"use {name}: Nova Force Speed")


def test_a_stolen_character_strikes_its_own_main_character_and_goes_home_exhausted_no_more() -> None:
    name = called("MNB-048")
    t = laid(A=side(ACE, front=["MNB-048"], up=ALL), B=side(FOE, front=[put(one("Big", 9, 9), exhausted=True), one("Stay")]))
    t.A.uses(name, "Mind Control")
    if kind(t) == "choose":
        t.A.picks("Big")
    t.A.picks("front row")
    fight(t, "Big", "Foe")
    assert t.B["Foe"].wounds == 1
    t.A.done()
    assert "Big" in t.B.front and "Big" not in t.A.front and t.B["Stay"].wounds == 0


# -- powers -------------------------------------------------------------------------------------------------------------------------


def test_hope_uses_what_another_of_her_team_has_each_by_herself() -> None:
    t = laid(A=side(ACE, front=["MNB-037", "MNB-042"], up=ALL * 2), B=side(FOE, front=[one("V", 2, 5)]))
    for who in ("Storm", "Hope Summers"):
        t.A.uses(who, "Thunder Storm")
        if kind(t) == "pay":
            t.A.picks("Laboratory")
    assert t.B["V"].counters == -2 and not [o for o in t.offered() if "Thunder Storm" in o]


def test_adam_warlock_comes_stunned_without_a_wound_and_emerges_ready() -> None:
    name = called("MNB-074")
    t = laid(A=side(ACE, hand=["MNB-074"], resources=R, up=ALL), phase="turn")
    t.A.done()
    t.A.recruits(name)
    assert stunned(t) == [name] and t.A[name].wounds == 0
    on(t, "main")
    t.A.uses(name, "Emerge")
    assert stunned(t) == [] and not t.A[name].exhausted


def test_the_gauntlet_does_all_of_it_to_each_enemy_player() -> None:
    b = side(FOE, front=[one("V")], hand=["Fortress"], resources=[one("Res")])
    t = laid(A=side("MNB-085", up=ALL, hand=[one("Mine")]), B=b, C=side(head("Third")))
    levelled(t, "Thanos")
    t.A.uses("Thanos", "The Infinity Gauntlet")
    assert sorted(stunned(t)) == ["Foe", "Third"] and sorted(t.B.ko) == ["Fortress", "Res", "V"] and t.A.hand == ["Mine"]
    assert t.B.hand == [] and t.B.resources == []


def test_space_cop_takes_flight_and_the_powers_of_all_for_a_turn() -> None:
    t = laid(A=side("MNB-055", up=ALL), B=side(FOE, front=[one("Flier", 2, 2, "Flight"), "MNB-091"]))
    levelled(t, "Star-Lord")
    t.A.uses("Star-Lord", "Space Cop")
    assert not t.s.has(t.B["Flier"].number, "Flight")
    t.A.done()
    assert t.s.has(t.B["Flier"].number, "Flight")


def test_who_is_frozen_as_it_lies_ready_misses_one_turn() -> None:
    t = laid(A=side(ACE, hand=["MNB-035"], resources=R), B=side(FOE, front=[one("Cold"), one("Warm")]), phase="turn")
    t.A.done()
    t.A.recruits(called("MNB-035"))
    t.A.picks("Cold")
    seen = []
    for player in (1, 0, 1):
        on(t, "main", player)
        seen.append((t.B["Cold"].exhausted, t.B["Warm"].exhausted))
    assert seen == [(True, False), (True, False), (False, False)]


def test_who_appears_triggers_what_its_side_says_of_it_and_what_it_says_itself_in_any_order() -> None:
    a = side(ACE, front=["MNB-015"], hand=["MNB-010"], resources=R)
    t = laid(A=a, B=side(FOE, front=[one("Frail", 1, 1, health=1), one("Other", 1, 3)]), phase="turn")
    t.A.done()
    t.A.recruits(called("MNB-010"))
    assert kind(t) == "trigger" and len(t.offered()) == 2
    t.A.picks("Black Widow")
    t.A.picks("Frail")
    assert t.B.ko == ["Frail"] and t.A["Black Widow"].counters == 1 and t.B["Other"].counters == 0


def test_groot_grows_with_resources_face_up_and_down() -> None:
    t = laid(A=side(ACE, front=["MNB-070"], resources=R[:2], up=ALL))
    assert t.A.stats(called("MNB-070")) == (6, 6)


def test_a_stunned_supporting_character_is_kod_by_a_twist_of_ones_team() -> None:
    t = laid(
        A=side(ANYBODY, hand=["MNB-101"]), B=side(FOE, front=[put(one("Down", health=9), stunned=True, wounds=1), one("Up")])
    )
    t.A.plays(called("MNB-101"))
    assert t.B.ko == ["Down"] and "Up" in t.B.front


def test_fury_lays_a_location_face_up_if_its_player_likes() -> None:
    name = called("MNB-014")
    for up in (True, False):
        t = laid(A=side(ACE, front=["MNB-014"], up=ALL, deck=["Fortress", one("Below")]))
        t.A.uses(name)
        t.A.answers(up)
        assert t.A.resources[-1] == ("Fortress" if up else "(Fortress)") and t.A.deck == ["Below"]


def test_deadpool_attacks_a_player_all_of_whose_characters_lie_stunned() -> None:
    t = laid(A=side("MNB-031", up=ALL), B=side(FOE, front=[put(one("V"), stunned=True, wounds=1)]))
    levelled(t, "Deadpool")
    t.A.uses("Deadpool", "Oh, there's someone! Hi there!")
    assert not [o for o in t.offered() if "in person" in o]
    t.happens(ev.Stun(t.B["Foe"].ref, 0))
    assert [o for o in t.offered() if "in person" in o] == ["attack B in person with Deadpool"]


def test_an_option_is_named_by_words_that_only_it_has() -> None:
    a = side(ACE, front=["MNB-015"], hand=["MNB-010"], resources=R)
    t = laid(A=a, B=side(FOE, front=[one("Frail")]), phase="turn")
    t.A.done()
    t.A.recruits(called("MNB-010"))
    with pytest.raises(LookupError, match="'counter' can't be chosen; there is: Captain America: Inspire"):
        t.A.picks("counter")
    t.A.picks("inspire")
    assert t.A["Black Widow"].counters == 1 and kind(t) == "choose"
