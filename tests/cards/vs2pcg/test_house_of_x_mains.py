"""The main characters of House of X: what each does, what it does not, who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import card, define
from longbox.games.vs2pcg.situations import side, situation
from longbox.games.vs2pcg.state import FLIGHT, SUPPORTING
from longbox.games.vs2pcg.view.table import character
from tests.cards.vs2pcg.common import (
    ACE,
    FOE,
    OTHER,
    Cards,
    counters,
    ends_turn,
    fights,
    helper,
    level_two,
    offered,
    stunned,
    table,
    theirs,
)

BROTHER = helper("Brother", team="Brotherhood of Mutants", cost=3, atk=4)
PUPIL = helper("Pupil", team="X-Men")


def test_magneto_takes_the_mutants_among_four_cards() -> None:
    deck: Cards = [OTHER, OTHER, BROTHER, OTHER, PUPIL, "MNB-109", define("Fifth", SUPPORTING, teams=("X-Men",))]
    t = table(main="HOX-003", phase="turn", deck=deck)
    t.A.uses("Magneto", "There Are No Sides")
    assert sorted(t.A.hand) == ["Brother", "Other", "Other", "Pupil"]
    # the others are in the deck still, the fifth card was not looked at
    assert sorted(t.A.deck) == ["Fifth", "Other", "Training Ground"]
    assert t.B.hand == []


@pytest.mark.parametrize(("number", "name"), [("HOX-003", "Magneto")])
def test_magneto_gains_xp_for_mutants_on_his_side(number: str, name: str) -> None:
    t = table(main=number, phase="turn", hand=[PUPIL, OTHER, BROTHER], resources=[OTHER] * 4)
    t.A.done()
    t.A.recruits("Other")
    assert t.A[name].xp == 0
    t.A.recruits("Pupil")
    assert t.A[name].xp == 1
    t.A.recruits("Brother")
    assert t.A[name].xp == 2
    # an enemy mutant is none of his
    enemy = define("Theirs", SUPPORTING, teams=("X-Men",))
    t = situation(A=side(FOE, hand=[enemy], resources=[OTHER]), B=side(number), phase="turn")
    t.A.done()
    t.A.recruits("Theirs")
    assert t.B[name].xp == 0


def test_magneto_takes_what_he_wants() -> None:
    t = level_two("HOX-003", BROTHER, OTHER, helper("Down", team="X-Men"))
    t.happens(ev.Stun(t.A["Down"].ref))
    t.A.uses("Magneto", "There's Just What I Want")
    # the only face-up mutant of his is chosen
    assert counters(t, "Magneto", "Brother", "Other") == [4, 0, 0]
    t = level_two("HOX-003", OTHER)
    t.A.uses("Magneto", "There's Just What I Want")
    assert t.A["Magneto"].counters == 0


def test_mystique_attacks_a_team_though_it_is_protected() -> None:
    b = side(FOE, front=[helper("Guard")], back=[helper("Behind", team="Avengers"), helper("Beside", team="X-Men")])
    t = table(main="HOX-005", B=b)
    assert not offered(t, "attack Behind with Mystique")
    t.A.uses("Mystique", "Infiltrator")
    assert t.text == "Mystique: Name a team" and "Avengers" in t.offered() and "Brotherhood of Mutants" in t.offered()
    t.A.picks("Avengers")
    assert offered(t, "attack Behind with Mystique") and not offered(t, "attack Beside with Mystique")
    assert offered(t, "attack Guard with Mystique")
    # this turn only
    ends_turn(t, 0)
    ends_turn(t, 1)
    while t.s.phase != "main":
        t.A.done()
    assert not offered(t, "attack Behind with Mystique")


def test_mystique_gains_xp_for_each_enemy_team() -> None:
    b = side(FOE, front=[helper("One"), helper("Two"), helper("Three", team="X-Men")])
    t = table(OTHER, main="HOX-005", B=b, phase="turn")
    while t.s.phase != "main":
        t.A.done()
    # Underworld, Defenders, X-Men; not her own
    assert t.A["Mystique"].xp == 3


def test_mystique_deceives_a_team_until_her_next_turn() -> None:
    b = side(FOE, front=[helper("One"), helper("Two", team="X-Men")])
    t = level_two("HOX-005", OTHER, B=b)
    t.A.uses("Mystique", "Deceiver")
    t.A.picks("X-Men")
    ends_turn(t, 0)
    while t.s.phase != "main":
        t.B.done()
    assert not offered(t, "attack Mystique with Two") and offered(t, "attack Other with Two")
    assert offered(t, "attack Mystique with One")
    ends_turn(t, 1)
    ends_turn(t, 0)
    while t.s.phase != "main":
        t.B.done()
    assert offered(t, "attack Mystique with Two")


def test_silver_samurai_stuns_by_striking_and_gains_xp_for_it() -> None:
    wall = helper("Wall", 1, 20)
    t = table(main="HOX-007", B=theirs(wall, OTHER))
    t.A.uses("Silver Samurai", "Tachyon Field")
    fights(t, "Silver Samurai", "Wall")
    assert stunned(t) == ["Wall"] and t.A["Silver Samurai"].xp == 1
    # without the power the wall stands
    t = table(main="HOX-007", B=theirs(wall, OTHER))
    fights(t, "Silver Samurai", "Wall")
    assert stunned(t) == [] and t.A["Silver Samurai"].xp == 0
    # whom a friend strikes is not stunned by it
    t = table(helper("Friend"), main="HOX-007", B=theirs(wall, OTHER))
    t.A.uses("Silver Samurai", "Tachyon Field")
    fights(t, "Friend", "Wall")
    assert stunned(t) == []


def test_silver_samurai_gains_no_xp_for_an_attacker() -> None:
    t = situation(A=side(FOE, front=[helper("Weak", 1, 1)]), B=side("HOX-007"))
    fights(t, "Weak", "Silver Samurai")
    assert stunned(t) == ["Weak"] and t.B["Silver Samurai"].xp == 0


def test_silver_samurai_draws_after_a_stun_in_melee() -> None:
    t = level_two("HOX-007", B=theirs(helper("Weak", 1, 1), OTHER))
    t.A.uses("Silver Samurai", "The Ancient Art of Bushido")
    assert t.A.hand == []
    t = level_two("HOX-007", B=theirs(helper("Weak", 1, 1), OTHER))
    fights(t, "Silver Samurai", "Weak")
    t.A.uses("Silver Samurai", "The Ancient Art of Bushido")
    assert len(t.A.hand) == 3 and t.B.hand == []


def test_toad_has_a_tongue_and_leaps() -> None:
    t = level_two("HOX-009", OTHER)
    t.A.uses("Toad", "Prehensile Tongue")
    assert t.A.stats("Toad") == (11, 11) and t.s.has(t.A["Toad"].number, "Ranged")
    t.A.uses("Toad", "Mighty Leap")
    assert t.A.stats("Toad") == (18, 11) and t.s.has(t.A["Toad"].number, FLIGHT)
    assert t.A.stats("Other") == (2, 3) and not t.s.has(t.A["Other"].number, FLIGHT)
    ends_turn(t, 0)
    assert t.A.stats("Toad") == (4, 11) and not t.s.has(t.A["Toad"].number, FLIGHT)


def test_toad_gains_xp_for_who_is_stronger() -> None:
    t = table(main="HOX-009", phase="turn", hand=[helper("Strong", 4), helper("Meek", 0)], resources=[OTHER] * 4)
    t.A.done()
    t.A.recruits("Meek")
    assert t.A["Toad"].xp == 0
    t.A.recruits("Strong")
    assert t.A["Toad"].xp == 4
    # who is weaker than he is just then gives none
    t = table(main="HOX-009", phase="turn", hand=[helper("Strong", 4)], resources=[OTHER] * 4)
    t.happens(ev.PutCounter(t.A["Toad"].ref, 5))
    t.A.done()
    t.A.recruits("Strong")
    assert t.A["Toad"].xp == 0


def test_cyclops_strikes_doubly_while_ranged_attacking() -> None:
    for behind, down in ((True, True), (False, False)):
        a = side("HOX-031", up=["MNB-110"], main_back=behind)
        t = situation(A=a, B=theirs(helper("Wall", 0, 8)))
        t.A.uses("Cyclops", "Unleash Optic Beam")
        fights(t, "Cyclops", "Wall")
        assert ("Wall" in stunned(t)) is down


def test_cyclops_gains_xp_for_each_attacker_on_any_side() -> None:
    t = table(helper("One", 1), helper("Two", 1), main="HOX-031", B=theirs(helper("Wall", 0, 20)))
    fights(t, "One", "Wall", "Two")
    assert t.A["Cyclops"].xp == 2
    ends_turn(t, 0)
    while t.s.phase != "main":
        t.B.done()
    t.B.attacks("Foe", "Cyclops")
    assert t.A["Cyclops"].xp == 3


def test_cyclops_readies_any_number_of_others() -> None:
    t = level_two("HOX-031", helper("One"), helper("Two"), helper("Three"))
    for n in ("One", "Two", "Three", "Cyclops"):
        t.happens(ev.Exhaust(t.A[n].ref))
    t.A.uses("Cyclops", "Battlefield Commander")
    assert "Cyclops" not in t.offered()
    t.A.picks("One", "Two")
    assert [t.A[n].exhausted for n in ("One", "Two", "Three", "Cyclops")] == [False, False, True, True]


def test_marvel_girl_shields_defenders_and_gains_xp_as_they_survive() -> None:
    b = side("HOX-033", front=[helper("Guarded", 0, 3), OTHER], up=["MNB-111"])
    t = situation(A=side(ACE), B=b, windows="all")
    t.A.attacks("Ace", "Guarded")
    t.A.done()
    t.B.uses("Marvel Girl", "Telekinetic Shield")
    assert t.B.stats("Guarded") == (0, 13) and t.B.stats("Other") == (2, 3)
    t.passes()
    assert stunned(t) == [] and t.B["Marvel Girl"].xp == 1
    # one that is stunned has not survived, and attackers don't count
    t = situation(A=side(ACE), B=b)
    fights(t, "Ace", "Guarded")
    assert stunned(t) == ["Guarded"] and t.B["Marvel Girl"].xp == 0
    t = table(helper("Mine"), main="HOX-033")
    fights(t, "Mine", "Foe")
    assert t.A["Marvel Girl"].xp == 0


def test_marvel_girl_arms_an_attacker() -> None:
    t = level_two("HOX-033", helper("Mine"), OTHER, windows="all")
    t.A.attacks("Mine", "Foe")
    t.A.picks()
    t.A.uses("Marvel Girl", "Telekinetic Weapon")
    assert t.A.stats("Mine") == (12, 3) and t.A.stats("Other") == (2, 3) and t.B.stats("Foe") == (2, 5)


def test_storm_steals_a_card_of_each_enemy() -> None:
    c = side(define("Third", "Main Character", def_=5, health=5), hand=[OTHER])
    t = table(main="HOX-037", B=theirs(hand=[OTHER, OTHER]), C=c, hand=[OTHER])
    t.A.uses("Storm", "Master Thief")
    assert (len(t.A.hand), len(t.B.hand), len(t.C.hand)) == (1, 1, 0)


def test_storm_gains_xp_as_basic_locations_appear() -> None:
    t = table(main="HOX-037", phase="turn", hand=["MNB-111", "HOX-059"])
    t.A.places("Academy", up=True)
    assert t.A["Storm"].xp == 1
    for place, up in (("MNB-111", False), ("HOX-059", True)):
        t = table(main="HOX-037", phase="turn", hand=[place])
        t.A.places("Academy" if not up else "School for Gifted Youngsters", up=up)
        assert t.A["Storm"].xp == 0


def weather(which: int) -> object:
    b = side(FOE, front=[helper("One"), helper("Bird", 2, 3, FLIGHT)], deck=[OTHER] * 9)
    t = level_two("HOX-037", helper("Mine", 1, 1), helper("Swift", 1, 9, FLIGHT), B=b)
    t.A.uses("Storm", "Weather Witch")
    t.A.gives(which)
    return t


def test_storm_makes_a_blizzard() -> None:
    t = weather(0)
    ends_turn(t, 0)
    while t.s.phase != "main" and t.match.decision.player == 1:
        t.B.done()
    assert t.asked(t.A) == "choose" and t.offered() == ["Foe", "One", "Bird"]
    t.A.picks("One")
    assert t.B["One"].exhausted and not t.B["Bird"].exhausted and not t.A["Mine"].exhausted


def test_storm_makes_fog() -> None:
    t = weather(1)
    fights(t, "Mine", "One")
    assert stunned(t) == []
    # attackers of the enemy strike
    ends_turn(t, 0)
    while t.s.phase != "main":
        t.B.done()
    t.B.attacks("One", "Mine")
    t.B.picks()
    t.passes()
    assert stunned(t) == ["Mine"]


def test_storm_makes_a_cyclone() -> None:
    t = weather(2)
    assert not t.s.has(t.B["Bird"].number, FLIGHT) and t.s.has(t.A["Swift"].number, FLIGHT)
    assert t.s.has(t.A["Storm"].number, FLIGHT)


def test_storm_makes_a_thunderstorm() -> None:
    t = weather(3)
    assert counters(t, "Foe", "One", "Bird", "Mine") == [0, 0, 0, 0]
    ends_turn(t, 0)
    assert counters(t, "Foe", "One", "Bird", "Mine") == [-1, -1, -1, 0]


# -- Juggernaut and Banshee ------------------------------------------------------------------------------------------------------


def test_juggernaut_is_invulnerable_for_the_turn() -> None:
    t = table(OTHER, main="HOX-001")
    t.A.uses("Juggernaut", "Invulnerable")
    t.happens(ev.Stun(t.A["Juggernaut"].ref), ev.Stun(t.A["Other"].ref))
    assert stunned(t) == ["Other"]
    t.happens(ev.Wound(t.A["Juggernaut"].ref))
    assert t.A["Juggernaut"].wounds == 0
    # without any DEF he stands for this turn, and no longer
    t.happens(ev.PutCounter(t.A["Juggernaut"].ref, -5))
    assert t.A.stats("Juggernaut") == (0, 0) and stunned(t) == ["Other"]
    ends_turn(t, 0)
    assert sorted(stunned(t)) == ["Juggernaut", "Other"] and t.A["Juggernaut"].wounds == 1


def test_juggernaut_seeks_the_crimson_gem() -> None:
    for place, up, xp in (("MNB-109", True, 1), ("MNB-109", False, 0), ("MNB-110", True, 0), ("HOX-028", True, 0)):
        t = table(main="HOX-001", phase="turn", hand=[place])
        t.A.places(t.A.hand[0], up=up)
        assert t.A["Juggernaut"].xp == xp
    # what an effect puts there is not played
    t = table("MNB-014", main="HOX-001", deck=["MNB-109"])
    t.A.uses("Nick Fury", "The Vast Resources")
    t.A.answers(True)
    assert "Training Ground" in t.A.resources and t.A["Juggernaut"].xp == 0


def test_juggernaut_is_limitless() -> None:
    t = level_two("HOX-001", OTHER, hand=["MNB-112"], B=theirs(helper("Wall", 0, 9999)), windows="all")
    assert t.A.stats("Juggernaut") == (5, 10)
    t.A.uses("Juggernaut", "Limitless Strength")
    atk = t.A.stats("Juggernaut")[0]
    t.happens(ev.PutCounter(t.A["Juggernaut"].ref, -3))
    assert t.A.stats("Juggernaut") == (atk, 7) and t.A.stats("Other") == (2, 3)
    assert "has infinite ATK" in card("HOX-001").faces[1].abilities[1].print("Juggernaut")
    # for the rest of the game, whatever is added
    ends_turn(t, 0)
    ends_turn(t, 1)
    while t.s.phase != "main":
        t.A.done()
    t.happens(ev.PutCounter(t.A["Juggernaut"].ref, 9))
    assert t.A.stats("Juggernaut")[0] == atk
    t.A.attacks("Juggernaut", "Wall")
    t.passes()
    assert stunned(t) == ["Wall"]


def test_an_infinite_atk_is_shown_so() -> None:
    t = level_two("HOX-001", hand=["MNB-112"])
    t.A.uses("Juggernaut", "Limitless Strength")
    n = t.s.main(0)
    assert [f.now for f in character(t.s, n, 0, 0).figures if f.name == "ATK"] == ["\u221e"]


def test_banshee_dazes_in_the_combat() -> None:
    t = table(OTHER, main="HOX-029", windows="all")
    t.A.attacks("Banshee", "One")
    t.A.uses("Banshee", "Bold Yeller")
    assert stunned(t) == ["One"] and t.B["One"].wounds == 0 and t.A["Banshee"].xp == 1
    # who is stunned on any enemy side counts, on her own nobody
    t.happens(ev.Stun(t.B["Two"].ref))
    t.happens(ev.Stun(t.A["Other"].ref))
    assert t.A["Banshee"].xp == 2


def test_banshee_screeches() -> None:
    t = level_two("HOX-029", OTHER, B=theirs(helper("Wall", 5, 20), OTHER))
    t.A.uses("Banshee", "Sonic Screech")
    t.A.picks("Wall")
    assert counters(t, "Wall", "Foe", "Banshee") == [-4, 0, 0] and stunned(t) == []
