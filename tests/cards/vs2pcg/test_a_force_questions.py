"""A-Force and The Defenders: what players would ask: three at the table, what is gone by then, what lasts, what is cancelled, nothing to do."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.situations import side, situation
from longbox.games.vs2pcg.state import MAIN
from tests.cards.vs2pcg.common import (
    FOE,
    Cards,
    at_level_two,
    counters,
    fights as attack,
    helper,
    kind,
    lead,
    next_turn_of,
    offered,
    stunned,
    table,
    theirs,
    up_and_fights,
)

HERO = define("Hero", MAIN, atk=3, def_=6, health=9, teams=("Defenders",))
THIRD = define("Third", MAIN, atk=3, def_=6, health=9, teams=("Underworld",))


# -- three at the table -----------------------------------------------------------------------------------------------------------------


def test_cloak_feeds_on_the_one_who_builds_of_three() -> None:
    t = situation(
        A=side(HERO, front=["DEF-014"]), B=side(FOE, front=[helper("B1", 2, 9)]), C=side(THIRD, front=[helper("C1", 2, 9)])
    )
    next_turn_of(t, 1)
    assert (t.B["B1"].counters, t.C["C1"].counters, t.A["Hero"].counters) == (-1, 0, 0)
    next_turn_of(t, 2)
    assert (t.B["B1"].counters, t.C["C1"].counters, t.A["Hero"].counters) == (-1, -1, 0)


def test_any_enemy_may_pay_for_rhino_one_after_the_other() -> None:
    for second in (True, False):
        t = situation(
            A=side(HERO, front=["DEF-039"]),
            B=side(FOE, front=[helper("Wall", 0, 9)], up=["Academy"]),
            C=side(THIRD, up=["Academy"]),
            windows="all",
        )
        t.A.attacks("Rhino", "Wall")
        t.B.answers(False)
        # the one after is asked, though somebody else is attacked
        t.C.answers(second)
        assert (t.A.ko == ["Rhino"]) is second and t.B.resources == ["Academy"]
    t = situation(
        A=side(HERO, front=["DEF-039"]),
        B=side(FOE, front=[helper("Wall", 0, 9)], up=["Academy"]),
        C=side(THIRD, up=["Academy"]),
        windows="all",
    )
    t.A.attacks("Rhino", "Wall")
    t.B.answers(True)
    assert t.A.ko == ["Rhino"] and t.C.resources == ["Academy"] and kind(t) != "may"


def test_loki_goes_to_one_of_several_who_are_mightier() -> None:
    t = situation(
        A=side(FOE, front=["AFF-020"]),
        B=side(HERO, front=[helper("B1", 9, 9)]),
        C=side(THIRD, front=[helper("C1", 8, 9), helper("Weak", 1, 9)]),
        phase="turn",
    )
    # one of those that are higher than each on his side, and to that one's player
    assert t.offered() == ["B1", "C1"]
    t.A.picks("C1")
    assert t.C.back == ["Loki"] and t.B.back == []


def test_black_cat_compares_with_the_enemy_that_she_chooses() -> None:
    t = situation(
        A=side("AFF-027", hand=[helper("H")] * 4), B=side(FOE, hand=[helper("H")] * 4), C=side(THIRD, hand=[helper("H")])
    )
    t.A.done()
    assert len(t.offered()) == 2
    t.A.gives(1)
    assert t.A["Black Cat"].xp == 3


# -- cancelled, gone by then, two at once ---------------------------------------------------------------------------------------------------


def test_a_power_of_sister_grimm_that_is_cancelled_was_used() -> None:
    t = situation(A=side("AFF-005", up=["Academy"]), B=side("AFF-003", up=["Academy"]))
    at_level_two(t, "Sister Grimm")
    t.happens(ev.LevelUp(t.B["She-Hulk"].ref, 2))
    t.A.uses("Sister Grimm", "Open Sesame")
    t.B.gives(0)
    # she is of level 1 again, and has had it for this game
    assert t.A.hand == [] and t.A["Sister Grimm"].level == 1
    at_level_two(t, "Sister Grimm")
    t.happens(ev.TurnLocation(t.s.ref(t.s.zone(0, 5)[0]), True))
    assert not offered(t, "Open Sesame")


def test_a_stunned_singularity_hides_nobody() -> None:
    t = table("AFF-015", helper("Friend"))
    t.happens(ev.Stun(t.A["Singularity"].ref, daze=True))
    t.A.done()
    assert t.s.active == 1 and t.A.front == ["Ace", "Singularity", "Friend"]


def test_who_is_hidden_is_out_of_reach_and_what_lasted_on_it_is_over() -> None:
    t = table("AFF-015", "AFF-016", B=theirs(helper("One", 9, 9, team="Underworld")))
    t.A.done()
    t.A.picks("Ace", "Dazzler")
    for _ in range(3):
        t.B.done()
    assert not offered(t, "attack Ace") and offered(t, "attack Singularity")
    # she leaves play by the attack: they are back before the next
    t.B.attacks("One", "Singularity")
    t.B.picks() if kind(t) == "join" else None
    t.passes()
    assert t.A.ko == ["Singularity"] and kind(t) == "row"
    for _ in range(2):
        t.A.picks("front row")
    assert sorted(t.A.front) == ["Ace", "Dazzler"] and offered(t, "attack Ace with Foe")


def test_rogue_absorbs_by_what_she_has_absorbed() -> None:
    # the Punisher is lethal: whoever she stuns by that she KOs herself
    t = table("AFF-021", B=theirs(helper("Tough", 0, 3, "Ranged", health=5)))
    t.happens(ev.PutCounter(t.A["Rogue"].ref, 1))
    lethal = helper("Killer", 0, 1, "Lethal", health=1)
    t = table("AFF-021", B=theirs(lethal, helper("Tough", 0, 3, "Ranged", health=5)))
    attack(t, "Rogue", "Killer")
    assert t.s.has(t.A["Rogue"].number, "Lethal")
    t.happens(ev.Ready(t.A["Rogue"].ref))
    attack(t, "Rogue", "Tough")
    assert t.B.ko == ["Killer", "Tough"] and t.s.has(t.A["Rogue"].number, "Ranged")


def test_mystique_levels_up_in_the_midst_of_a_combat_and_keeps_what_she_gained() -> None:
    t = lead("AFF-033", helper("Giant", 12, 9), B=theirs(helper("Wall", 0, 13)), windows="all")
    up_and_fights(t, "Mystique", "Wall")
    t.A.uses("Mystique", "Masquerade")
    t.A.picks("Giant")
    # 11 more than the 1 that she had; at level 2 she begins with 6
    assert t.A["Mystique"].level == 2 and t.A.stats("Mystique") == (17, 7)
    t.passes()
    assert stunned(t) == ["Wall"] and t.A.stats("Mystique") == (6, 7)


def test_dagger_lets_transmuted_counters_vanish() -> None:
    t = lead("DEF-003", "DEF-011", helper("Strong", 2, 9))
    at_level_two(t, "Dr. Strange")
    t.happens(ev.PutCounter(t.A["Strong"].ref, 2))
    t.A.uses("Dr. Strange", "Mass Transmutation")
    t.A.picks("Strong")
    assert counters(t, "Strong") == [0]


def test_pixie_takes_one_whose_name_an_enemy_has() -> None:
    t = table("AFF-011", deck=[helper("One"), helper("Other")])
    t.A.uses("Pixie", "Hallucinogenic Dust")
    t.A.picks("front row")
    assert t.A.front == ["Ace", "Pixie", "One"] and t.B.front == ["Foe", "One", "Two"]


def test_mary_has_what_lies_in_the_pile_just_then() -> None:
    t = situation(A=side(THIRD, front=["DEF-038D"]), B=theirs(helper("Wall", 0, 9), helper("By", 0, 9)))
    t.A.attacks("Mary Walker", "Wall")
    t.A.picks() if kind(t) == "join" else None
    t.passes()
    assert counters(t, "Wall") == [0]
    t = situation(A=side(THIRD, front=["DEF-038D"], ko=["DEF-038B"]), B=theirs(helper("Wall", 0, 9), helper("By", 0, 9)))
    t.A.attacks("Mary Walker", "Wall")
    t.A.picks() if kind(t) == "join" else None
    t.A.picks("Wall")
    assert counters(t, "Wall", "By") == [-1, 0]
    t.passes()
    # gone from the pile, gone from her
    t.happens(ev.Remove(t.s.ref(t.s.zone(0, 2)[0])), ev.Ready(t.A["Mary Walker"].ref))
    t.A.attacks("Mary Walker", "By")
    t.A.picks() if kind(t) == "join" else None
    t.passes()
    assert counters(t, "Wall", "By") == [-1, 0]


def test_purple_man_s_victim_that_has_gone_elsewhere_stays_there() -> None:
    t = table("DEF-045", B=theirs(helper("One"), helper("Two")))
    t.A.uses("Purple Man", "Brainwash")
    t.A.picks("One")
    # somebody has taken it back already
    t.happens(ev.ChangeSides(t.A["One"].ref, 1, 3))
    t.happens(ev.Stun(t.A["Purple Man"].ref))
    assert t.B.front == ["Foe", "Two", "One"] and t.B.back == []


def test_the_muzzle_is_for_all_enemies_and_for_ones_own_side_alone() -> None:
    t = situation(A=side("AFF-005", up=["Training Ground"]), B=side(FOE), C=side(THIRD))
    at_level_two(t, "Sister Grimm")
    t.A.uses("Sister Grimm", "Muzzle")
    for player in (1, 2):
        next_turn_of(t, player)
        other, own = ("Third", "Foe") if player == 1 else ("Foe", "Third")
        assert [o for o in t.offered() if o.startswith("attack")] == [f"attack {other} with {own}"]


def test_two_enemies_stunned_at_once_by_electro_are_one_use() -> None:
    b = theirs(helper("One", health=1), helper("Two", health=1))
    t = situation(A=side("DEF-027", front=["DEF-037"], up=["Laboratory"]), B=b)
    t.A.uses("Electro", "Chain Lightning")
    # Electro KO'd them, not Bullseye
    assert sorted(t.B.ko) == ["One", "Two"] and t.A["Bullseye"].xp == 0


def test_an_empty_deck_and_an_empty_pile_hinder_nothing() -> None:
    hand: Cards = []
    t = situation(A=side(THIRD, front=["AFF-011", "DEF-015"], up=["Laboratory", "Fortress"], deck=[], hand=hand), B=theirs())
    t.A.uses("Pixie", "Hallucinogenic Dust")
    t.A.uses("Deathlok", "Rebuilt Body")
    assert t.A.front == ["Third", "Pixie", "Deathlok"] and t.A.stats("Deathlok") == (3, 3)
    t = situation(A=side(THIRD, front=["DEF-042"], deck=[helper("Last")]), B=theirs(), phase="turn")
    # one card: it goes to the bottom, and is drawn
    assert t.A.hand == ["Last"]
