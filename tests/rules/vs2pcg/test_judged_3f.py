"""A judge's questions on what lasts, what is copied and what is over: ends of combats and turns, powers of others, replaced defenders."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.situations import put, side, situation
from tests.rules.vs2pcg.judging import ENERGY, INTELLECT, MIGHT, SKILL, attack, fight, kind, on, stunned

# -- what is over ------------------------------------------------------------------------------------------------------------


def test_as_the_combat_is_over_its_def_is_and_who_has_none_left_is_stunned() -> None:
    # Mystique 2/4 with three -1/-1 counters; Find Cover gives 3, Metal and Fire takes 1: 0/3 in the combat, DEF 0 after it
    t = situation(
        A=side("MNB-081", hand=["MNB-102"]),
        B=side("MNB-083", front=[put("MNB-088", counters=-3)], hand=["MNB-108"]),
        windows="all",
    )
    attack(t, "Loki", "Mystique")
    t.A.done()
    t.B.plays("Find Cover")
    t.A.plays("Metal and Fire")
    assert t.B.stats("Mystique") == (0, 3)
    t.passes()
    # one health: KO'd, and not by the strike
    assert t.B.ko[-1] == "Mystique" and t.s.combat is None and stunned(t) == []


def test_a_ranged_character_by_hidden_weapons_strikes_back_and_is_none_in_the_next_combat() -> None:
    t = situation(
        A=side("MNB-055", main_back=True, back=["MNB-061"]), B=side("DEF-001", front=["MNB-018"], hand=["DEF-024"]), windows="all"
    )
    attack(t, "Cosmo", "Luke Cage")
    t.A.done()
    t.B.plays("Hidden Weapons")
    if kind(t) == "choose":
        t.B.picks("Luke Cage")
    t.passes()
    assert t.A.ko == ["Cosmo"]
    fight(t, "Star-Lord", "Luke Cage")
    assert stunned(t) == []


def test_drax_is_lethal_and_learns_by_the_health_of_whom_he_kos_so() -> None:
    # Abomination has three health; Drax 4/3 needs one counter
    t = situation(A=side(put("LEG-019", counters=3)), B=side("MNB-083", front=["MNB-094"]))
    fight(t, "Drax", "Abomination")
    drax = t.A["Drax"]
    # Lethal KOs him; three XP
    assert t.B.ko == ["Abomination"] and drax.xp == 3 and drax.level == 1


def test_hope_s_copy_of_a_power_speaks_of_hope() -> None:
    t = situation(A=side("MNB-027", front=["MNB-037", "MNB-036", "MNB-044"], up=[INTELLECT]), B=side("MNB-083"))
    t.A.uses("Hope Summers", "Teleport to Limbo")
    t.A.picks("Wolverine")
    assert t.A.hand == ["Hope Summers", "Wolverine"] and t.A.front == ["Storm", "Magik"]


def test_hope_and_the_one_she_copies_each_use_the_power() -> None:
    t = situation(A=side("MNB-029", front=["MNB-037", "MNB-042"], up=[ENERGY, ENERGY]), B=side("MNB-083", front=["MNB-018"]))
    t.A.uses("Hope Summers", "Thunder Storm")
    if kind(t) == "pay":
        t.A.picks("Laboratory")
    t.A.uses("Storm", "Thunder Storm")
    assert t.B["Magneto"].counters == -2 and t.A.why_not("use Hope Summers: Thunder Storm")[0] == "vs2pcg:super-powers#5"


def test_hope_goes_berserk_like_wolverine_and_not_once_he_lies_stunned() -> None:
    t = situation(A=side("MNB-027", front=["MNB-037", "MNB-044"]), B=side("MNB-083"), windows="all")
    attack(t, "Hope Summers", "Magneto")
    assert t.A["Hope Summers"].counters == 1
    t.passes()
    t.happens(ev.Stun(t.A["Wolverine"].ref), ev.Ready(t.A["Hope Summers"].ref))
    attack(t, "Hope Summers", "Magneto")
    assert t.A["Hope Summers"].counters == 1


def test_who_is_also_ms_marvel_takes_over_no_ms_marvel() -> None:
    t = situation(A=side("AFF-001", front=["MNB-048"], up=[INTELLECT]), B=side("MNB-003", front=["MNB-017"]))
    t.A.uses("Professor X", "Mind Control")
    if kind(t) == "row":
        t.A.picks("front row")
    assert t.B.front == ["Hulk", "Ms. Marvel"]


def test_mordo_learns_by_whatever_an_enemy_discards_be_it_to_pay_or_to_power_up() -> None:
    t = situation(A=side("LEG-048"), B=side("MNB-029", hand=["MNB-044", SKILL]), windows="all")
    attack(t, "Baron Mordo", "Wolverine")
    t.A.done()
    t.B.powers_up("Wolverine")
    assert t.A["Baron Mordo"].xp == 1
    t.A.done()
    t.B.uses("Wolverine", "SNIKT!")
    assert t.A["Baron Mordo"].xp == 2


def test_stealth_is_nobody_else_s_in_a_team() -> None:
    # Elektra may attack who is protected; the one who would join her may not
    t = situation(A=side("AFF-027", front=["LEG-071", "AFF-037"]), B=side("MNB-003", back=["MNB-018"]))
    t.A.attacks("Elektra", "Luke Cage")
    assert kind(t) != "join"


def test_fliers_of_the_back_row_attack_as_a_team_over_the_front_row() -> None:
    # Ms. Marvel and Iron Man (flight and ranged)
    t = situation(
        A=side("MNB-005", main_back=True, back=["MNB-017", "MNB-013"]), B=side("MNB-003", main_back=True, front=["MNB-087"])
    )
    t.A.attacks("Iron Man", "Hulk")
    assert t.offered() == ["Ms. Marvel"]
    t.A.picks("Ms. Marvel")
    t.passes()
    assert stunned(t) == ["Hulk"] and t.A["Iron Man"].wounds == 0


def test_friendly_neighbor_in_a_ranged_attack_strikes_nobody_back() -> None:
    t = situation(
        A=side("MNB-005", main_back=True), B=side(put("MNB-007", level=2), front=["MNB-010"], up=[INTELLECT], main_back=True)
    )
    attack(t, "Iron Man", "Black Widow")
    t.B.uses("Spider-Man", "Friendly Neighbor")
    assert t.B.front == ["Spider-Man"] and t.B.back == ["Black Widow"]
    t.passes()
    assert stunned(t) == [] and t.s.combat is None


def test_friendly_neighbor_of_a_spider_man_who_defends_is_nothing() -> None:
    t = situation(A=side("MNB-083"), B=side(put("MNB-007", level=2), up=[INTELLECT]), windows="all")
    attack(t, "Magneto", "Spider-Man")
    t.A.done()
    t.B.uses("Spider-Man", "Friendly Neighbor")
    assert t.s.combat is not None and t.s.combat.defender == t.B["Spider-Man"].ref and t.B.front == ["Spider-Man"]


def test_what_is_put_on_a_defender_stays_on_it_when_another_takes_its_place() -> None:
    t = situation(
        A=side("MNB-083", front=["MNB-092"]),
        B=side("MNB-027", front=["MNB-036", "MNB-044"], hand=["MNB-051", "MNB-107"]),
        windows="all",
    )
    attack(t, "Sabretooth", "Magik")
    t.A.done()
    t.B.plays("Savage Surprise")
    assert t.B.stats("Magik") == (7, 2)
    t.A.done()
    t.B.plays("Uncanny Defense")
    t.B.picks("Wolverine")
    assert t.B.stats("Magik") == (7, 2) and t.B.stats("Wolverine") == (5, 5)


def test_sinister_s_gift_has_no_end_but_the_stun_turns_it_off_and_recovering_on() -> None:
    t = situation(A=side("MNB-083", front=["LEG-034", "MNB-018"], up=[ENERGY]), B=side("MNB-003"))
    t.A.uses("Mister Sinister", "Genetic Manipulation")
    if kind(t) == "choose":
        t.A.picks("Luke Cage")
    flight = next(i for i, words in enumerate(t.offered()) if "Flight" in words)
    t.match.choose((flight,))
    n = t.A["Luke Cage"].number
    assert "Flight" in t.s.now(n).words
    t.happens(ev.Stun(t.A["Luke Cage"].ref, daze=True))
    assert "Flight" not in t.s.now(n).words
    t.happens(ev.Recover(t.A["Luke Cage"].ref))
    t.A.done()
    on(t, "main", 1)
    assert "Flight" in t.s.now(n).words


def test_space_cop_takes_the_level_up_power_of_this_turn() -> None:
    t = situation(A=side(put("MNB-055", level=2), up=[SKILL]), B=side("MNB-003"))
    t.A.uses("Star-Lord", "Space Cop")
    t.happens(ev.Stun(t.B["Hulk"].ref))
    assert t.B["Hulk"].xp == 0
    t.A.done()
    on(t, "main", 1)
    t.happens(ev.Stun(t.B["Hulk"].ref))
    assert t.B["Hulk"].xp == 1


def test_cosmo_leaves_the_level_up_power() -> None:
    t = situation(A=side("MNB-059", hand=["MNB-061"], resources=[MIGHT]), B=side("MNB-003", up=[MIGHT]), phase="turn")
    on(t, "recruit")
    t.A.recruits("Cosmo")
    if kind(t) == "choose":
        t.A.picks("Hulk")
    t.happens(ev.Stun(t.B["Hulk"].ref))
    assert t.B["Hulk"].xp == 1
    on(t, "main", 1)
    assert t.B.why_not("use Hulk: Smash") == ["vs2pcg:golden-rules#1"]


def test_deadpool_kos_a_player_who_covers_himself_in_vain() -> None:
    # the player in person is the defender, 0/1: Find Cover makes it 0/4, and Deadpool (4/6) stuns it all the same
    t = situation(
        A=side(put("MNB-031", level=2), up=[INTELLECT]),
        B=side(put("MNB-083", stunned=True, wounds=1), hand=["MNB-108"]),
        C=side("MNB-029"),
    )
    t.A.uses("Deadpool", "Oh, there's someone! Hi there!")
    t.A.attacks_player("Deadpool", "B")
    t.B.plays("Find Cover")
    t.passes()
    assert t.s.order == (0, 2)


def test_the_player_is_saved_by_two_covers() -> None:
    t = situation(
        A=side(put("MNB-031", level=2), up=[INTELLECT]),
        B=side(put("MNB-083", stunned=True, wounds=1), hand=["MNB-108", "MNB-108"]),
    )
    t.A.uses("Deadpool", "Oh, there's someone! Hi there!")
    t.A.attacks_player("Deadpool", "B")
    t.B.plays("Find Cover")
    t.B.plays("Find Cover")
    t.passes()
    assert t.s.result is None and t.A["Deadpool"].exhausted


def test_a_reaction_saves_who_is_reborn_first() -> None:
    # Envelop puts Mantis into the hand before Rebirth is resolved, which finds her no more
    t = situation(A=side("MNB-003"), B=side("LEG-055", front=["MNB-064"], up=[ENERGY]))
    fight(t, "Hulk", "Mantis")
    assert kind(t) == "window"
    t.B.gives(0)
    if kind(t) == "may":
        t.B.answers(True)
    assert t.B.hand == ["Mantis"] and len(t.B.resources) == 1


def test_scarlet_witch_holds_all_enemies_of_three_and_not_her_own_side() -> None:
    t = situation(A=side(put("MNB-003", xp=3), front=["DEF-013"]), B=side(put("MNB-083", xp=3)), C=side(put("MNB-029", xp=2)))
    t.happens(ev.GainXP(t.A["Hulk"].ref), ev.GainXP(t.B["Magneto"].ref), ev.GainXP(t.C["Wolverine"].ref))
    assert (t.A["Hulk"].level, t.B["Magneto"].level, t.C["Wolverine"].level) == (2, 1, 1)
