"""The team Underworld and the teamless cards of the set The Defenders: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import catalog, define
from longbox.games.vs2pcg.decks.files import Deck, check
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
    to_turn_of,
    up_and_fights,
)

BOSS = define("Boss", MAIN, atk=3, def_=6, health=9, teams=("Underworld",))
HERO = define("Hero", MAIN, atk=3, def_=6, health=9, teams=("Defenders",))
BRUTE = helper("Brute", 9, 9, team="Defenders", health=3)


# -- main characters --------------------------------------------------------------------------------------------------------------


def test_bullseye_wounds_and_gains_xp_for_whom_he_kos() -> None:
    t = situation(A=side("DEF-027", up=["Academy", "Academy"]), B=theirs(helper("One", 9, 99, health=1), helper("Two", 1, 3)))
    t.A.uses("Bullseye", "Infallible Aim")
    assert t.offered() == ["One", "Two"]
    t.A.picks("One")
    # a wound is no stun; this one was its last
    assert t.B.ko == ["One"] and t.A["Bullseye"].xp == 1 and stunned(t) == []
    attack(t, "Bullseye", "Two")
    assert stunned(t) == ["Two"] and t.A["Bullseye"].xp == 1


def test_bullseye_gains_xp_by_his_strikes_and_not_by_those_of_others() -> None:
    t = situation(
        A=side("DEF-027", front=[helper("Other", 9)]), B=theirs(helper("One", 0, 3, health=1), helper("Two", 0, 3, health=1))
    )
    attack(t, "Other", "One")
    assert t.B.ko == ["One"] and t.A["Bullseye"].xp == 0
    attack(t, "Bullseye", "Two")
    assert t.B.ko == ["One", "Two"] and t.A["Bullseye"].xp == 1


def test_bullseye_of_level_two_wounds_a_main_character() -> None:
    t = situation(A=side("DEF-027", up=["Training Ground"] * 3), B=theirs(helper("One")))
    at_level_two(t, "Bullseye")
    t.A.uses("Bullseye", "Lovely Night")
    assert t.offered() == ["Bullseye", "Foe"]
    t.A.picks("Foe")
    assert (t.B["Foe"].wounds, t.B["One"].wounds, t.A["Bullseye"].wounds) == (1, 0, 0)


def test_kingpin_expands_and_takes_over() -> None:
    deck: Cards = [helper("A"), "Academy", helper("B"), "Fisk Tower", helper("C"), "Fortress"]
    t = situation(
        A=side("DEF-029", up=["Fortress"], deck=deck, hand=["Laboratory", "Academy"]), B=theirs(hand=["Academy"]), phase="turn"
    )
    # two cards have been drawn
    t.A.uses("Kingpin", "Expand")
    assert t.offered() == ["Fisk Tower", "Fortress"]
    t.A.picks("Fisk Tower")
    t.A.gives(0, 1, 2)
    assert t.A.deck == ["B", "C", "Fortress"] and "Fisk Tower" in t.A.hand
    t.A.places("Laboratory", up=True)
    assert t.A["Kingpin"].xp == 1
    # what lies face down tells nobody that it is a location; what enemies place is not his
    next_turn_of(t, 1, "resource")
    t.B.places("Academy", up=True)
    assert t.A["Kingpin"].xp == 1
    next_turn_of(t, 0, "resource")
    t.A.places("Academy", up=False)
    assert t.A["Kingpin"].xp == 1


def test_kingpin_of_level_two_spends_any_symbol_as_often_as_he_can() -> None:
    t = situation(A=side("DEF-029", front=[helper("Man")], up=["Academy", "Laboratory"]), B=theirs())
    at_level_two(t, "Kingpin")
    for k in (1, 2):
        t.A.uses("Kingpin", "The Kingpin of Crime")
        if kind(t) == "pay":
            t.match.choose(t.s.decision.shape.proposals[0])
        t.A.picks("Man")
        assert counters(t, "Man", "Kingpin") == [k, 0]
    assert t.A.resources == ["(Academy)", "(Laboratory)"] and not offered(t, "Kingpin of Crime")


def test_venom_avenges_himself_in_the_recovery_phase() -> None:
    for down in (True, False):
        t = situation(A=side(FOE), B=side("DEF-031", up=["Laboratory"], front=[helper("By")]), windows="all")
        if down:
            t.happens(ev.Stun(t.B["Venom"].ref))
        t.happens(ev.Stun(t.B["By"].ref))
        to_turn_of(t, 1, "recovery")
        assert not offered(t, "place ") and offered(t, "Revenge Bond")
        t.B.uses("Venom", "Revenge Bond")
        assert counters(t, "Venom", "By") == [2 if down else 0, 0]
        # two at once are one occasion
        assert t.B["Venom"].xp == (1 if down else 0)
        t.B.done()
        assert t.s.phase == "resource" and not offered(t, "Revenge Bond")


def test_there_is_no_such_phase_for_others() -> None:
    t = situation(A=side(FOE), B=side("DEF-029", up=["Laboratory"]), windows="all")
    t.A.done()
    assert t.s.active == 1 and t.s.phase == "resource"


def test_venom_of_level_two_keeps_his_counters_until_after_his_recovery() -> None:
    t = situation(A=side(HERO, front=[BRUTE]), B=side("DEF-031", front=[helper("By", 0, 2)], up=["Fortress"]), windows="all")
    t.happens(ev.LevelUp(t.B["Venom"].ref, 2), ev.PutCounter(t.B["Venom"].ref, 2), ev.PutCounter(t.B["By"].ref, 1))
    up_and_fights(t, "Brute", "Venom")
    t.A.done()
    t.B.uses("Venom", "Permanent Bond")
    t.passes()
    assert stunned(t) == ["Venom"] and counters(t, "Venom") == [2]
    t.happens(ev.PutCounter(t.B["Venom"].ref, 1), ev.PutCounter(t.B["Venom"].ref, -1), ev.Stun(t.B["By"].ref))
    # -1/-1 counters he can't have; others are as ever
    assert counters(t, "Venom", "By") == [3, 0]
    to_turn_of(t, 1, "main")
    assert counters(t, "Venom") == [3] and stunned(t) == []
    t.happens(ev.Stun(t.B["Venom"].ref))
    assert counters(t, "Venom") == [0]


def test_what_ends_while_he_lies_stunned_takes_the_counters() -> None:
    t = situation(A=side(HERO, front=[BRUTE]), B=side("DEF-031", up=["Fortress"]), windows="all")
    t.happens(ev.LevelUp(t.B["Venom"].ref, 2), ev.PutCounter(t.B["Venom"].ref, 2))
    up_and_fights(t, "Brute", "Venom")
    t.A.done()
    t.B.uses("Venom", "Permanent Bond")
    t.passes()
    to_turn_of(t, 1, "recovery")
    t.happens(ev.Stun(t.B["Venom"].ref))
    assert counters(t, "Venom") == [2]
    t.B.done()
    assert t.s.phase == "resource" and counters(t, "Venom") == [0]


def test_winter_soldier_is_strong_in_melee_and_may_freeze() -> None:
    for yes in (True, False):
        t = lead("DEF-033", helper("By"), B=theirs(helper("Wall", 0, 4, health=9)), windows="all")
        up_and_fights(t, "Winter Soldier", "Wall")
        t.A.uses("Winter Soldier", "Bionic Arm")
        assert t.A.stats("Winter Soldier") == (4, 6) and t.A.stats("By") == (2, 3)
        t.passes()
        t.A.answers(yes)
        assert t.A["Winter Soldier"].xp == (1 if yes else 0)
        next_turn_of(t, 1)
        next_turn_of(t, 0)
        assert t.A["Winter Soldier"].exhausted is yes


def test_a_frozen_winter_soldier_gains_nothing_more() -> None:
    t = lead("DEF-033", B=theirs(helper("Wall", 0, 2, health=9)))
    attack(t, "Winter Soldier", "Wall")
    t.A.answers(True)
    t.happens(ev.Recover(t.B["Wall"].ref), ev.Ready(t.A["Winter Soldier"].ref))
    attack(t, "Winter Soldier", "Wall")
    assert stunned(t) == ["Wall"] and t.A["Winter Soldier"].xp == 1 and kind(t) == "turn"


def test_winter_soldier_of_level_two_snipes_alone() -> None:
    archer = helper("Archer", 2, 3, "Ranged", team="Underworld")
    a = side("DEF-033", front=[helper("Front")], back=[archer], up=["Training Ground"], main_back=True)
    t = situation(A=a, B=side(FOE, front=[helper("Guard", 0, 9)], back=[helper("Ward", 0, 5)]))
    at_level_two(t, "Winter Soldier")
    assert not offered(t, "attack Ward")
    t.A.uses("Winter Soldier", "Sniper Rifle")
    assert [o for o in t.offered() if o.startswith("attack Ward")] == ["attack Ward with Winter Soldier"]
    # nobody joins there; against whom others reach they do
    t.A.attacks("Winter Soldier", "Ward")
    assert kind(t) != "join"
    t.passes()
    assert stunned(t) == ["Ward"]
    t.happens(ev.Ready(t.A["Winter Soldier"].ref))
    t.A.attacks("Winter Soldier", "Guard")
    assert kind(t) == "join" and t.offered() == ["Archer"]


# -- supporting characters ----------------------------------------------------------------------------------------------------------


def test_carnage_thrives_on_stuns_and_keeps_what_he_gains() -> None:
    t = table("DEF-035", B=theirs(helper("Wall", 0, 1, health=9), helper("Other", 9, 9)))
    attack(t, "Carnage", "Wall")
    assert stunned(t) == ["Wall"] and counters(t, "Carnage", "Wall") == [1, 0]
    t.happens(ev.Stun(t.A["Carnage"].ref))
    assert counters(t, "Carnage") == [2] and t.A["Carnage"].wounds == 1
    t.happens(ev.Stun(t.B["Other"].ref), ev.Recover(t.A["Carnage"].ref))
    assert counters(t, "Carnage") == [2]


def test_zemo_makes_a_player_discard_a_stranger() -> None:
    hand: Cards = ["DEF-035", "DEF-009", "AFF-009", "Extinguish"]
    t = situation(A=side(BOSS, front=["DEF-036"], up=["Academy"], hand=["MNB-010"]), B=theirs(hand=hand))
    t.A.uses("Helmut Zemo", "Sow Distrust")
    # Foe is of the Underworld, as Carnage is
    assert t.offered() == ["Angel", "Wasp"]
    t.A.picks("Angel")
    assert t.B.ko == ["Angel"] and t.B.hand == ["Carnage", "Wasp", "Extinguish"] and t.A.hand == ["Black Widow"]
    assert all(t.s.card(n).known >> t.s.player(0).seat & 1 for n in t.s.zone(1, 1))


def test_electro_stuns_all_that_are_cheap() -> None:
    b = theirs(helper("One", cost=1), helper("Two", cost=2), helper("Three", cost=3))
    t = situation(A=side(BOSS, front=["DEF-037", helper("Mine", cost=1)], up=["Laboratory"]), B=b)
    t.A.uses("Electro", "Chain Lightning")
    assert stunned(t) == ["One", "Two"]


def test_bloody_mary_is_not_struck_back_by_who_is_weakened() -> None:
    for weak in (True, False):
        t = table("DEF-038A", B=theirs(helper("Wall", 9, 4)))
        t.happens(ev.PutCounter(t.B["Wall"].ref, -1 if weak else 0))
        attack(t, "Mary Walker", "Wall")
        assert stunned(t) == ["Wall"] and (t.A.ko == []) is weak


def test_typhoid_mary_weakens_up_to_two_as_she_attacks() -> None:
    t = table("DEF-038B", "DEF-009", B=theirs(helper("One", 0, 9), helper("Two", 0, 9)))
    attack(t, "Angel", "One")
    assert counters(t, "One", "Two") == [0, 0]
    t.A.attacks("Mary Walker", "One")
    t.A.picks("One", "Two")
    assert counters(t, "One", "Two", "Foe", "Angel") == [-1, -1, 0, 0]


def test_innocent_mary_is_not_struck_by_who_is_weakened() -> None:
    weak, strong = helper("Weak", 9, 9, team="Defenders"), helper("Strong", 3, 9, team="Defenders")
    for mates, down in ((("Weak",), False), (("Weak", "Strong"), False), (("Strong",), False)):
        t = situation(A=side(HERO, front=[weak, strong]), B=side(FOE, front=["DEF-038C"]))
        t.happens(ev.PutCounter(t.A["Weak"].ref, -1))
        attack(t, mates[0], "Mary Walker", *mates[1:])
        # the strong one alone has 3 ATK against a DEF of 4
        assert (t.B.ko == ["Mary Walker"]) is down
    t = situation(A=side(HERO, front=[weak, strong]), B=side(FOE, front=["DEF-038C"]))
    attack(t, "Weak", "Mary Walker")
    assert t.B.ko == ["Mary Walker"]


def test_mary_is_composed_of_those_that_are_gone() -> None:
    t = situation(A=side(BOSS, front=["DEF-038D"], ko=["DEF-038A", "DEF-009"]), B=theirs(helper("Wall", 9, 4)))
    t.happens(ev.PutCounter(t.B["Wall"].ref, -1))
    attack(t, "Mary Walker", "Wall")
    # Bloody Mary's power, and not Angel's
    assert t.A.ko == ["Mary Walker", "Angel"] and stunned(t) == ["Wall"]
    assert not any(a.label == "Dodge" for a in t.s.now(t.A["Mary Walker"].number).abilities)
    t = situation(A=side(BOSS, front=["DEF-038D"]), B=theirs(helper("Wall", 9, 4)))
    t.happens(ev.PutCounter(t.B["Wall"].ref, -1))
    attack(t, "Mary Walker", "Wall")
    assert t.A.ko == ["Mary Walker"]


def test_each_mary_is_one_of_a_kind() -> None:
    deck = Deck("marys", main=catalog()["DEF-029"])
    for number in ("DEF-038A", "DEF-038B", "DEF-038C", "DEF-038D"):
        deck.cards = [(catalog()[number], 1), (catalog()["DEF-035"], 4)]
        assert not any("Mary" in words for words in check(deck))
        deck.cards = [(catalog()[number], 2)]
        assert any("2 copies of Mary Walker; at most 1" in words for words in check(deck))
    deck.cards = [(catalog()[f"DEF-038{x}"], 1) for x in "ABCD"]
    assert not any("Mary" in words for words in check(deck))


def test_rhino_attacks_first() -> None:
    t = situation(A=side(BOSS, front=["DEF-039", helper("Other", team="Underworld")]), B=theirs(helper("Wall", 0, 99)))
    assert {o for o in t.offered() if o.startswith("attack")} == {"attack Wall with Rhino", "attack Foe with Rhino"}
    # in a team as well
    t.A.attacks("Rhino", "Wall")
    assert t.offered() == ["Boss", "Other"]
    t.A.picks()
    t.passes()
    assert offered(t, "attack Wall with Boss")


def test_rhino_who_can_t_attack_holds_up_nobody() -> None:
    t = situation(A=side(BOSS, front=["DEF-039"]), B=theirs())
    t.happens(ev.Exhaust(t.A["Rhino"].ref))
    assert offered(t, "with Boss")
    t = situation(A=side(BOSS, back=["DEF-039"]), B=theirs())
    assert offered(t, "with Boss")


@pytest.mark.parametrize("pays", [True, False])
def test_rhino_is_stupid(pays: bool) -> None:
    t = situation(A=side(BOSS, front=["DEF-039"]), B=theirs(helper("Wall", 0, 9), up=["Academy", "Fisk Tower"]), windows="all")
    t.A.attacks("Rhino", "Wall")
    t.A.picks()
    t.B.answers(pays)
    assert t.B.resources == (["(Academy)", "Fisk Tower"] if pays else ["Academy", "Fisk Tower"])
    assert (t.A.ko == ["Rhino"]) is pays


def test_nobody_is_asked_who_can_t_pay_for_rhino() -> None:
    t = situation(A=side(BOSS, front=["DEF-039"]), B=theirs(helper("Wall", 0, 9), up=["Fisk Tower", "Fortress"]), windows="all")
    t.A.attacks("Rhino", "Wall")
    t.A.picks()
    assert kind(t) == "turn" and t.s.combat is not None


def test_hellstrom_heals_as_he_is_powered_up() -> None:
    t = table("DEF-040", "DEF-009", hand=["DEF-040", "DEF-009"])
    t.happens(ev.Wound(t.A["Hellstrom"].ref))
    t.A.powers_up("Angel")
    assert t.A["Hellstrom"].wounds == 1
    t.A.powers_up("Hellstrom")
    assert t.A["Hellstrom"].wounds == 0 and counters(t, "Hellstrom", "Angel") == [1, 1]


def test_winter_soldier_goes_into_the_fray_from_behind() -> None:
    t = situation(A=side(BOSS, back=["DEF-041", helper("By")], up=["Training Ground"]), B=theirs())
    t.happens(ev.Exhaust(t.A["Winter Soldier"].ref))
    t.A.uses("Winter Soldier", "Into the Fray")
    assert t.A.front == ["Boss", "Winter Soldier"] and not t.A["Winter Soldier"].exhausted and t.A.back == ["By"]
    t = situation(A=side(BOSS, front=["DEF-041"], up=["Training Ground"]), B=theirs())
    t.happens(ev.Exhaust(t.A["Winter Soldier"].ref))
    t.A.uses("Winter Soldier", "Into the Fray")
    assert t.A["Winter Soldier"].exhausted


def test_modok_calculates_what_comes() -> None:
    deck: Cards = [helper("A"), helper("B"), helper("C"), helper("D"), helper("E")]
    t = situation(A=side(BOSS, front=["DEF-042"], deck=deck), B=theirs(), phase="turn")
    assert t.offered() == ["A", "B", "C", "D"]
    t.A.picks("A", "C")
    # the order at the bottom, then on top
    t.A.gives(1, 0)
    t.A.gives(1, 0)
    # D and B were drawn
    assert t.A.hand == ["D", "B"] and t.A.deck == ["E", "C", "A"]
    # not on an enemy's turn
    next_turn_of(t, 1, "resource")
    assert t.A.deck == ["E", "C", "A"]


def test_venom_keeps_counters_while_stunned() -> None:
    t = table("DEF-043", helper("Other"))
    t.A.uses("Venom", "Symbiote Strength")
    t.happens(ev.PutCounter(t.A["Other"].ref, 2), ev.Stun(t.A["Venom"].ref), ev.Stun(t.A["Other"].ref))
    assert counters(t, "Venom", "Other") == [2, 0]
    t.happens(ev.PutCounter(t.A["Venom"].ref, 1), ev.PutCounter(t.A["Other"].ref, 1))
    assert counters(t, "Venom", "Other") == [3, 0]
    # -1/-1 counters are lost, and can't be gained
    t.happens(ev.Recover(t.A["Venom"].ref), ev.Heal(t.A["Venom"].ref))
    t.happens(ev.PutCounter(t.A["Venom"].ref, -5))
    assert counters(t, "Venom") == [-2]
    t.happens(ev.Stun(t.A["Venom"].ref))
    assert counters(t, "Venom") == [0]


def test_bullseye_throws_a_counter() -> None:
    t = table("DEF-044", B=theirs(helper("One"), helper("Two")))
    t.happens(ev.PutCounter(t.A["Bullseye"].ref, 2))
    t.A.uses("Bullseye", "Improvised Weapon")
    t.A.picks("One")
    assert counters(t, "Bullseye") == [1] and (t.B["One"].wounds, t.B["Two"].wounds) == (1, 0) and stunned(t) == []
    t = table("DEF-044", B=theirs(helper("One")))
    t.A.uses("Bullseye", "Improvised Weapon")
    assert kind(t) == "turn" and t.B["One"].wounds == 0


def test_purple_man_brainwashes_until_he_is_stunned() -> None:
    t = table("DEF-045", B=theirs(helper("One"), helper("Two")))
    t.A.uses("Purple Man", "Brainwash")
    t.A.picks("One")
    assert t.A.back == ["One"] and t.A["One"].exhausted and t.B.front == ["Foe", "Two"]
    t.happens(ev.Stun(t.A["Purple Man"].ref))
    assert t.A.back == [] and t.B.back == ["One"]


def test_purple_man_s_victim_goes_home_as_he_leaves() -> None:
    t = table("DEF-045", B=theirs(helper("One"), helper("Two")))
    t.A.uses("Purple Man", "Brainwash")
    t.A.picks("One")
    t.happens(ev.ToHand(t.A["Purple Man"].ref))
    assert t.B.back == ["One"] and t.A.hand == ["Purple Man"]
    # one that is gone by then does not come back
    t = table("DEF-045", B=theirs(helper("One"), helper("Two")))
    t.A.uses("Purple Man", "Brainwash")
    t.A.picks("One")
    t.happens(ev.Ko(t.A["One"].ref))
    t.happens(ev.Stun(t.A["Purple Man"].ref))
    assert t.B.ko == ["One"] and t.B.back == []


def test_baron_mordo_kos_a_stunned_one() -> None:
    t = table("DEF-046", B=theirs(helper("Down"), helper("Up")))
    t.happens(ev.Stun(t.B["Down"].ref), ev.Stun(t.B["Foe"].ref))
    t.A.uses("Baron Mordo", "Black Magic")
    assert t.B.ko == ["Down"] and t.B.front == ["Foe", "Up"]


@pytest.mark.parametrize(("others", "takes"), [(2, True), (1, False)])
def test_kingpin_takes_over(others: int, takes: bool) -> None:
    front: Cards = ["DEF-047", *[helper(f"M{k}", team="Underworld") for k in range(others)]]
    t = situation(A=side(HERO, front=front, up=["Fortress"]), B=theirs())
    t.A.uses("Kingpin", "Underworld Boss")
    assert (t.A["Kingpin"].kind == MAIN) is takes and (t.A["Hero"].kind == MAIN) is not takes
    assert t.s.result is None and t.B["Foe"].kind == MAIN
    # his KO is the loss then, that of the other none
    t.happens(ev.Ko(t.A["Hero"].ref))
    assert (t.s.result is None) is takes
    if takes:
        t.happens(ev.Ko(t.A["Kingpin"].ref))
        assert t.s.result is not None


def test_blackheart_grows_with_the_evil_dead() -> None:
    t = situation(
        A=side(BOSS, front=["DEF-048"], ko=["DEF-035", "AFF-041", "DEF-009", "Extinguish"]), B=side(FOE, ko=["DEF-035"])
    )
    assert t.A.stats("Blackheart") == (6, 6) and t.A.stats("Boss") == (3, 6)


# -- plot twists and locations ----------------------------------------------------------------------------------------------------------


def test_fair_and_balanced() -> None:
    t = situation(A=side(BOSS, front=[helper("Mine")], hand=["DEF-049"]), B=theirs(helper("One", 2, 9)))
    t.A.plays("Fair and Balanced")
    t.A.picks("Mine")
    t.A.picks("One")
    assert counters(t, "Mine", "One", "Boss", "Foe") == [1, -1, 0, 0]


def test_pain_and_suffering_weakens_one_in_the_combat() -> None:
    t = situation(A=side(BOSS, hand=["DEF-050"]), B=theirs(helper("Wall", 0, 5), helper("By")), windows="all")
    up_and_fights(t, "Boss", "Wall")
    t.A.plays("Pain and Suffering")
    assert t.offered() == ["Boss", "Wall"]
    t.A.picks("Wall")
    assert t.B.stats("Wall") == (0, 3)
    t.passes()
    assert stunned(t) == ["Wall"]


def test_who_plays_dead_is_not_wounded() -> None:
    for main in (True, False):
        b = side(FOE, front=[helper("One", 0, 3)], hand=["DEF-051"])
        t = situation(A=side(HERO, front=[BRUTE]), B=b, windows="all")
        up_and_fights(t, "Brute", "Foe" if main else "One")
        t.A.done()
        t.B.plays("Play Dead")
        # it is for a supporting character
        assert stunned(t) == ([] if main else ["One"]) and t.B["One"].wounds == 0


def test_loyal_soldiers_are_all_of_one_team() -> None:
    for team, loyal in (("Underworld", True), ("X-Men", False)):
        t = situation(
            A=side(BOSS, front=[helper("One", team="Underworld"), helper("Two", team=team)], hand=["DEF-053"]), B=theirs()
        )
        t.happens(ev.Stun(t.A["One"].ref))
        t.A.plays("Loyal Soldiers")
        if kind(t) == "team":
            assert t.offered() == ["Underworld", "X-Men"]
            t.A.picks("Underworld")
        # a stunned one keeps its team, and gains no counter
        assert counters(t, "Boss", "One", "Two") == ([1, 0, 1] if loyal else [0, 0, 0]) and counters(t, "Foe") == [0]


def test_a_shock_weakens_an_attacker() -> None:
    t = situation(A=side(HERO, front=[BRUTE]), B=side(FOE, hand=["DEF-054"]), windows="all")
    up_and_fights(t, "Brute", "Foe")
    t.A.done()
    t.B.plays("Shock to the System")
    assert t.A.stats("Brute") == (6, 9) and t.B.stats("Foe") == (2, 5) and t.A.stats("Hero") == (3, 6)


def test_fisk_tower_serves_the_underworld_alone() -> None:
    t = situation(A=side(BOSS, front=["DEF-046", "MNB-066"], up=["Fisk Tower"]), B=theirs())
    assert offered(t, "use Baron Mordo") and not offered(t, "use Rocket")
