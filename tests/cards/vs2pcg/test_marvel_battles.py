"""The Marvel Battles, card by card: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import card, define
from longbox.games.vs2pcg.situations import side, situation
from longbox.games.vs2pcg.state import MAIN, SUPPORTING, CardDef
from tests.cards.vs2pcg.common import stunned

HERO = define("Hero", MAIN, atk=2, def_=5, health=5, teams=("Avengers",))
FOE = define("Foe", MAIN, atk=2, def_=5, health=5, teams=("Supervillains",))


def helper(name: str, atk: int = 2, def_: int = 2, health: int = 2, team: str = "Avengers") -> CardDef:
    return define(name, SUPPORTING, cost=1, atk=atk, def_=def_, health=health, teams=(team,))


# -- a supporting character: a power that triggers as it appears ------------------------------------------------------------


def test_black_widow_stings_as_she_appears_and_at_no_other_time() -> None:
    a = side(HERO, hand=["Black Widow"], resources=[helper("R")])
    t = situation(A=a, B=side(FOE, front=[helper("One"), helper("Bystander")]), phase="turn")
    t.A.done()
    t.A.recruits("Black Widow")
    # one's own can't be chosen
    assert t.offered() == ["Foe", "One", "Bystander"]
    t.A.picks("One")
    assert [t.B[n].counters for n in ("Foe", "One", "Bystander")] == [0, -1, 0]
    assert t.A["Hero"].counters == 0
    # moving from row to row is not to appear (vs2pcg:term-appears#1)
    t.A.done()
    t.A.moves("Black Widow")
    assert [t.B[n].counters for n in ("Foe", "One", "Bystander")] == [0, -1, 0]


# -- a main character: a super power, a level up power, another level --------------------------------------------------------


def test_hulk_smashes_for_each_wound() -> None:
    t = situation(A=side("MNB-003", front=[helper("Bystander")], up=["Fortress", "Academy"]), B=side(FOE))
    t.s.write(t.A["Hulk"].number).wounds = 3
    t.A.uses("Hulk", "Smash")
    assert t.A["Hulk"].counters == 3 and t.A.stats("Hulk") == (6, 6)
    assert t.A["Bystander"].counters == 0 and t.B["Foe"].counters == 0
    # it is paid with the Fortress, the only one there that gives Might
    assert t.A.resources == ["(Fortress)", "Academy"]
    assert not any("Smash" in o for o in t.offered())


def test_hulk_gains_xp_as_he_gets_stunned_and_levels_up_at_four() -> None:
    t = situation(A=side("MNB-003", front=[helper("Bystander")]), B=side(FOE, front=[helper("Brute", 9, 9)]))
    t.happens(ev.Stun(t.A["Bystander"].ref))
    assert t.A["Hulk"].xp == 0
    for k in range(1, 5):
        t.happens(ev.Stun(t.A["Hulk"].ref))
        assert (t.A["Hulk"].xp, t.A["Hulk"].level) == ((k, 1) if k < 4 else (0, 2))
        if k < 4:
            t.happens(ev.Recover(t.A["Hulk"].ref))
    # he levels up stunned, with his wounds (vs2pcg:level-up-powers#3)
    assert t.s.stunned(t.A["Hulk"].number) and t.A["Hulk"].wounds == 4
    t.happens(ev.Recover(t.A["Hulk"].ref))
    assert t.A.stats("Hulk") == (6, 6)
    # the level that he is now has no level up power
    t.happens(ev.Stun(t.A["Hulk"].ref))
    assert t.A["Hulk"].xp == 0


def test_hulk_of_level_two_turns_his_counters_into_cards() -> None:
    t = situation(A=side("MNB-003", up=["Academy"]), B=side(FOE), phase="turn")
    t.s.write(t.A["Hulk"].number).level = 2
    t.happens(ev.PutCounter(t.A["Hulk"].ref, 2))
    before = len(t.A.hand)
    t.A.uses("Hulk", "Banner's Influence")
    assert t.A["Hulk"].counters == 0 and len(t.A.hand) == before + 2
    assert t.B.hand == []


# -- plot twists: for a character in the combat, on any turn -------------------------------------------------------------------


def test_savage_surprise_helps_a_defender_in_the_combat_alone() -> None:
    a, b = side(HERO, front=[helper("Out", team="X-Men")]), side(FOE, front=[helper("Bystander")], hand=["Savage Surprise"])
    t = situation(A=a, B=b, windows="all")
    assert not any("Savage" in o for o in t.offered())
    t.A.attacks("Hero", "Foe")
    t.A.done()
    t.B.plays("Savage Surprise")
    assert t.B.stats("Foe") == (6, 5)
    assert t.B.stats("Bystander") == (2, 2) and t.A.stats("Hero") == (2, 5)
    t.passes()
    # the attacker is stunned by it; with the combat it is over
    assert stunned(t) == ["Hero"] and t.B.stats("Foe") == (2, 5)
    assert t.B.ko == ["Savage Surprise"]


# -- locations ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs2pcg:locations#3", "vs2pcg:resources-and-locations#3", "vs2pcg:deck-building#5")
def test_avengers_mansion_pays_any_symbol_for_an_avenger_alone() -> None:
    front: list[CardDef | str] = ["Thor", "MNB-066"]
    t = situation(A=side(HERO, front=front, up=["Avengers Mansion"]), B=side(FOE))
    assert any(o.startswith("use Thor") for o in t.offered())
    # Rocket is no Avenger; with a Training Ground he can
    assert not any(o.startswith("use Rocket") for o in t.offered())
    t.A.uses("Thor", "Lightning Strike")
    assert t.A.resources == ["(Avengers Mansion)"]
    assert t.B["Foe"].counters == -3 and t.A["Hero"].counters == 0


def test_a_location_of_the_hand_pays_by_being_discarded() -> None:
    t = situation(A=side("MNB-003", hand=["Fortress", "Academy"]), B=side(FOE))
    t.s.write(t.A["Hulk"].number).wounds = 1
    t.A.uses("Hulk", "Smash")
    assert t.A.hand == ["Academy"] and t.A.ko == ["Fortress"]
    assert t.A["Hulk"].counters == 1


# -- others ---------------------------------------------------------------------------------------------------------------------


def test_daredevil_can_t_be_ranged_attacked_and_strikes_main_characters_doubly() -> None:
    archer = define("Archer", SUPPORTING, atk=1, def_=9, teams=("X-Men",), words=("Ranged",))
    t = situation(A=side(HERO, back=[archer]), B=side(FOE, front=["MNB-012", helper("Beside")]))
    assert "attack Beside with Archer" in t.offered() and "attack Daredevil with Archer" not in t.offered()
    assert "attack Daredevil with Hero" in t.offered()
    for target, down in (
        (define("Wall", MAIN, atk=0, def_=6, health=9), True),
        (define("Fort", MAIN, atk=0, def_=7, health=9), False),
    ):
        t = situation(A=side(HERO, front=["MNB-012"]), B=side(target))
        t.A.attacks("Daredevil", target.name)
        if t.asked(t.A) == "join":
            t.A.picks()
        t.passes()
        assert (target.name in stunned(t)) is down
    # not a supporting character
    t = situation(A=side(HERO, front=["MNB-012"]), B=side(FOE, front=[helper("Solid", 0, 4)]))
    t.A.attacks("Daredevil", "Solid")
    t.A.picks()
    t.passes()
    assert stunned(t) == []


def test_captain_america_inspires_whoever_else_appears() -> None:
    hand: list[CardDef | str] = ["MNB-015", helper("New"), helper("Also", team="X-Men")]
    t = situation(A=side(HERO, hand=hand, resources=[helper("R")] * 6), B=side(FOE), phase="turn")
    t.A.done()
    t.A.recruits("Captain America")
    assert t.A["Captain America"].counters == 0 and t.A["Hero"].counters == 0
    t.A.recruits("New")
    t.A.recruits("Also", "back row")
    assert [t.A[n].counters for n in ("Hero", "Captain America", "New", "Also")] == [0, 0, 1, 1]


def test_captain_america_lets_the_attacker_choose_whom_the_defender_strikes_back() -> None:
    t = situation(A=side(HERO, front=["MNB-015"]), B=side(FOE))
    t.A.attacks("Hero", "Foe")
    t.A.picks("Captain America")
    t.passes()
    assert t.asked(t.A) == "strike back"
    t.A.picks("Hero")
    assert stunned(t) == ["Foe"]


def test_luke_cage_gets_no_wound_in_this_combat() -> None:
    t = situation(
        A=side(HERO, front=[helper("Giant", 9, 9), helper("Again", 9, 9)]), B=side(FOE, front=["MNB-018"], hand=["Fortress"])
    )
    t.A.attacks("Giant", "Luke Cage")
    t.A.picks()
    t.B.uses("Luke Cage", "Impervious Skin")
    t.passes()
    assert "Luke Cage" in t.B.front and t.B["Luke Cage"].wounds == 0 and t.s.stunned(t.B["Luke Cage"].number)
    # in another combat he does
    t.happens(ev.Recover(t.B["Luke Cage"].ref))
    t.A.attacks("Again", "Luke Cage")
    t.A.picks()
    t.passes()
    assert t.B.ko == ["Fortress", "Luke Cage"]


def test_luke_cage_gets_a_wound_that_is_no_stuns() -> None:
    t = situation(A=side(HERO, front=[helper("Giant", 9, 9)]), B=side(FOE, front=["MNB-018"], hand=["Fortress"]))
    t.A.attacks("Giant", "Luke Cage")
    t.A.picks()
    t.B.uses("Luke Cage", "Impervious Skin")
    t.happens(ev.Wound(t.B["Luke Cage"].ref))
    assert "Luke Cage" in t.B.ko


def test_groot_is_as_strong_as_there_are_resources() -> None:
    t = situation(
        A=side(HERO, front=["MNB-070"], resources=[helper("R")] * 2, up=["Academy"]), B=side(FOE, resources=[helper("R")] * 5)
    )
    assert t.A.stats("Groot") == (3, 3)
    assert t.A.stats("Hero") == (2, 5)


def test_stark_tech_gives_a_counter_and_ranged_for_the_turn() -> None:
    t = situation(A=side(HERO, back=[helper("Tony")], hand=["Stark Tech"]), B=side(FOE))
    assert "attack Foe with Tony" not in t.offered()
    t.A.plays("Stark Tech")
    t.A.picks("Tony")
    assert t.A["Tony"].counters == 1 and "attack Foe with Tony" in t.offered()
    t.A.done()
    assert not t.s.has(t.A["Tony"].number, "Ranged") and t.A["Tony"].counters == 1


def test_extinguish_kos_a_stunned_supporting_character() -> None:
    t = situation(A=side(FOE, hand=["Extinguish"]), B=side(HERO, front=[helper("Down"), helper("Up")]))
    t.happens(ev.Stun(t.B["Down"].ref), ev.Stun(t.B["Hero"].ref))
    t.A.plays("Extinguish")
    assert t.B.ko == ["Down"] and t.B.front == ["Hero", "Up"]


def test_think_again_cancels_the_combat() -> None:
    t = situation(A=side(HERO, front=[helper("Giant", 9, 9)]), B=side(FOE, front=[helper("Avenger")], hand=["Think Again"]))
    t.A.attacks("Giant", "Foe")
    t.A.picks()
    t.B.plays("Think Again")
    assert stunned(t) == [] and t.s.combat is None
    assert t.A["Giant"].exhausted and not t.A["Hero"].exhausted


def test_every_card_with_a_text_prints_it() -> None:
    for number in ("MNB-003", "MNB-010", "MNB-103", "MNB-015"):
        for values in card(number).faces:
            for ability in values.abilities:
                words = ability.print(card(number).name)
                assert words[0].isupper() or words[0] == "[", words
                assert "  " not in words and ".." not in words and words.rstrip('"').endswith((".", "!")), words
