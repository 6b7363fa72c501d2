"""Future Foundation, card by card: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.cards.future_foundation import TEXT, UNBUILT
from longbox.games.vs2pcg.catalog import card, catalog, define
from longbox.games.vs2pcg.game import GAME
from longbox.games.vs2pcg.language.vocabulary import ANY_COMBAT, ENEMY, Characters, InCombat, StrikeIt, one, super_power
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import FLIGHT, RANGED, SUPPORTING, CardDef
from longbox.kernel.match import Match
from tests.cards.vs2pcg.common import (
    ACE,
    FOE,
    OTHER,
    PLACES,
    WALL,
    Cards,
    counters,
    ends_turn,
    fights,
    helper,
    level_two,
    offered,
    printed_well,
    recruited,
    stunned,
    table,
    theirs,
)

HULK = define("Hulk", SUPPORTING, cost=3, atk=3, def_=9, health=5)
GALACTUS = define("Galactus", SUPPORTING, cost=4, atk=9, def_=9)


@pytest.mark.parametrize("number", sorted(TEXT))
def test_it_prints(number: str) -> None:
    if number in catalog():
        printed_well(number)


def test_every_number_is_in_or_has_its_reason() -> None:
    numbers = {n for n in catalog() if n.startswith("FND-")}
    assert numbers - set(TEXT) - set(UNBUILT) == set() and set(TEXT) & set(UNBUILT) == set()


def test_jennifer_pays_or_reveals_a_hulk() -> None:
    for pays in (True, False):
        t = situation(A=side("FND-003", up=["MNB-112"], hand=[HULK]), B=theirs(), phase="turn")
        t.happens(ev.Wound(t.A["Jennifer Walters"].ref, 2))
        while t.s.phase != "main":
            t.A.done()
        t.A.answers(pays)
        if not pays:
            t.A.answers(True)
        c = t.A["Jennifer Walters"]
        assert (c.wounds, c.xp) == (1, 1)
        assert t.A.resources == (["(Fortress)"] if pays else ["Fortress"]) and "Hulk" in t.A.hand
    # with neither nothing happens; declining both does nothing either
    t = situation(A=side("FND-003", hand=[OTHER]), B=theirs(), phase="turn")
    while t.s.phase != "main":
        t.A.done()
    assert t.A["Jennifer Walters"].xp == 0 and t.asked(t.A) == "turn"


def test_jennifer_starts_the_game_with_two_wounds() -> None:
    deck = [["MNB-011", 4], ["MNB-067", 4], ["MNB-094", 4], ["MNB-112", 48]]
    match = Match(GAME, {"decks": [["FND-003", deck], ["MNB-083", deck]]}, 1)
    while match.decision is not None and match.decision.kind in ("first", "row"):
        match.choose((0,))
    s = match.state
    assert [s.card(s.main(p)).wounds for p in (0, 1)] == [2, 0]


def test_she_hulk_wounds_herself_and_whom_she_could_attack() -> None:
    b = side(FOE, front=[helper("One"), OTHER], back=[helper("Behind")])
    t = level_two("FND-003", B=b)
    # the name is that of the level
    assert t.A.front == ["She-Hulk"] and t.s.now(t.s.main(0)).names == ("She-Hulk",)
    t.A.uses("She-Hulk", "Savage She-Hulk")
    assert t.text == "She-Hulk: choose an enemy character that She-Hulk could attack"
    assert t.offered() == ["Foe", "One", "Other"]
    t.A.picks("One")
    main = t.s.card(t.s.main(0))
    assert main.wounds == 1 and t.B["One"].wounds == 1 and t.B["Other"].wounds == 0
    assert stunned(t) == []


def test_she_hulk_and_hulk_grow_by_their_wounds() -> None:
    t = level_two("FND-003", HULK, OTHER, B=theirs(WALL))
    main = t.s.ref(t.s.main(0))
    t.happens(ev.Wound(main, 2))
    t.happens(ev.Wound(t.A["Hulk"].ref, 1))
    t.happens(ev.Wound(t.A["Other"].ref, 1))
    fights(t, "Hulk", "Wall")
    assert counters(t, "Hulk", "Other") == [3, 0]
    fights(t, "Other", "Wall")
    assert counters(t, "Other") == [0]


@pytest.mark.parametrize("level", [1, 2])
def test_sub_mariner_must_attack(level: int) -> None:
    friend = helper("Friend", 1, 1, team="Fantastic")
    if level == 1:
        t = table(friend, helper("Also", 1, 1), main="FND-005", B=theirs(WALL, OTHER))
        assert offered(t, "with Sub-Mariner") and not offered(t, "with Friend")
    else:
        t = level_two("FND-005", friend, helper("Also", 1, 1), B=theirs(WALL, OTHER))
        assert offered(t, "with Friend")
        fights(t, "Also", "Wall")
        assert offered(t, "with Sub-Mariner") and not offered(t, "with Friend")
    fights(t, "Sub-Mariner", "Wall")
    # now the others may, as they like
    assert offered(t, "with Friend")


def test_sub_mariner_does_not_hinder_where_he_can_t_attack() -> None:
    t = table(helper("Friend"), main="FND-005", B=theirs(WALL))
    t.happens(ev.Exhaust(t.A["Sub-Mariner"].ref))
    assert offered(t, "with Friend")


@pytest.mark.parametrize("defends", [True, False])
def test_who_defends_in_the_back_row_can_t_strike_sub_mariner_with_a_power_either(defends: bool) -> None:
    hit = super_power("Hit", ANY_COMBAT, "Might", StrikeIt(one(Characters(ENEMY, (InCombat(),)))), any_turn=True)
    brawler = define("Brawler", SUPPORTING, cost=1, atk=9, def_=9, health=2, text=(hit,))
    b = side(FOE, back=[brawler, helper("Target", 0, 20)], main_back=True, up=list(PLACES))
    t = table(main="FND-005", B=b, windows="all")
    t.A.attacks("Sub-Mariner", "Brawler" if defends else "Target")
    t.A.done()
    t.B.uses("Brawler", "Hit")
    t.passes()
    # one who only looks on from there strikes him as well as anybody
    assert stunned(t) == ([] if defends else ["Sub-Mariner"])


def test_sub_mariner_invades_and_joins() -> None:
    t = table(main="FND-005", B=side(FOE, back=[helper("Strong", 9, 9)], main_back=True))
    fights(t, "Sub-Mariner", "Strong")
    assert stunned(t) == []
    t = table(main="FND-005", B=theirs(helper("Strong", 9, 9)))
    fights(t, "Sub-Mariner", "Strong")
    assert stunned(t) == ["Sub-Mariner"]
    t = table(main="FND-005", phase="turn", hand=[helper("Reed", team="Fantastic"), OTHER], resources=[OTHER] * 2)
    t.A.done()
    t.A.recruits("Other")
    assert t.A["Sub-Mariner"].xp == 0
    t.A.recruits("Reed")
    assert t.A["Sub-Mariner"].xp == 1
    assert card("FND-005").faces[0].teams == ("Frightful",) and card("FND-005").faces[1].teams == ("Fantastic",)


def test_sub_mariner_safeguards_his_row() -> None:
    t = situation(A=side(ACE), B=side("FND-005", front=[OTHER], back=[helper("Behind")]))
    assert offered(t, "attack Other")
    t.happens(ev.LevelUp(t.s.ref(t.s.main(1)), 2))
    assert offered(t, "attack Sub-Mariner") and not offered(t, "attack Other")
    t.happens(ev.Stun(t.s.ref(t.s.main(1))))
    assert offered(t, "attack Other")


def test_thor_levels_up_by_five_names_and_blasts() -> None:
    for fifth, level in (("AEW-068", 2), ("MNB-109", 1)):
        places: Cards = [*PLACES, fifth]
        a = side("FND-007", up=places)
        t = situation(A=a, B=theirs(), phase="turn")
        while t.s.phase != "main":
            t.A.done()
        if level == 2:
            t.A.answers(True)
            assert t.offered() == ["One", "Two"]
            t.A.picks("One")
        assert t.A["Thor"].level == level and stunned(t) == (["One"] if level == 2 else [])


@pytest.mark.parametrize(("main", "number"), [("FND-007", ""), ("", "FND-019")])
def test_heralds_recruit_galactus_for_less(main: str, number: str) -> None:
    front: Cards = [number] if number else []
    a = side(main or ACE, front=front, hand=[GALACTUS, define("Ego", SUPPORTING, cost=4)], resources=[OTHER] * 3)
    t = situation(A=a, B=theirs(), phase="turn")
    t.A.done()
    assert offered(t, "recruit Galactus") and not offered(t, "recruit Ego")


def test_thor_throws_the_galactus_bomb() -> None:
    t = level_two("FND-007", OTHER, hand=[GALACTUS])
    # God-Blast, as he came to this level
    t.A.answers(False)
    t.A.uses("Thor", "Galactus Bomb")
    t.A.answers(True)
    assert t.A.hand == [] and t.A.ko == [] and sorted(stunned(t)) == ["Foe", "One", "Two"]
    t = level_two("FND-007", OTHER, hand=[HULK])
    t.A.answers(False)
    t.A.uses("Thor", "Galactus Bomb")
    assert stunned(t) == [] and t.A.hand == ["Hulk"]
    # a herald still
    assert any("Galactus" in a.print("Thor") for a in card("FND-007").faces[1].abilities)


def test_destroyer_kos_the_wounded_and_pays_nothing_beside_galactus() -> None:
    t = table("FND-013", OTHER)
    t.happens(ev.Wound(t.B["One"].ref))
    t.happens(ev.Wound(t.B["Foe"].ref))
    t.A.uses("Destroyer", "Infused")
    assert t.B.ko == ["One"] and "(Laboratory)" in t.A.resources and "Foe" in t.B.front
    t = table("FND-013", GALACTUS)
    t.happens(ev.Wound(t.B["One"].ref))
    t.A.uses("Destroyer", "Infused")
    assert t.B.ko == ["One"] and "Laboratory" in t.A.resources
    # a stunned Galactus is no help, where there is no location to pay with
    t = situation(A=side(ACE, front=["FND-013", GALACTUS]), B=theirs())
    assert offered(t, "use Destroyer")
    t.happens(ev.Stun(t.A["Galactus"].ref, daze=True))
    assert not offered(t, "use Destroyer")
    # Galactus costs less with him as well
    a = side(ACE, front=["FND-013"], hand=[GALACTUS], resources=[OTHER] * 3)
    t = situation(A=a, B=theirs(), phase="turn")
    t.A.done()
    assert offered(t, "recruit Galactus")


def test_carnage_is_superior_and_keeps_counters_while_stunned() -> None:
    bad = helper("Bad", team="Frightful")
    t = recruited("FND-009", bad, OTHER)
    assert counters(t, "*Carnage*", "Bad") == [1, 0]
    t.happens(ev.PutCounter(t.A["Bad"].ref, 2))
    t.happens(ev.Stun(t.A["*Carnage*"].ref), ev.Stun(t.A["Bad"].ref))
    assert counters(t, "*Carnage*", "Bad") == [1, 0]
    t.happens(ev.PutCounter(t.A["*Carnage*"].ref, 1), ev.PutCounter(t.A["Bad"].ref, 1))
    assert counters(t, "*Carnage*", "Bad") == [2, 0]
    t.happens(ev.PutCounter(t.A["*Carnage*"].ref, -1))
    assert counters(t, "*Carnage*") == [2]
    t.happens(ev.Recover(t.A["*Carnage*"].ref))
    assert t.A.stats("*Carnage*") == (3, 3)
    # counters that weaken go as with everybody
    t.happens(ev.PutCounter(t.A["*Carnage*"].ref, -4))
    assert "*Carnage*" in t.A.ko or t.A["*Carnage*"].counters == 0


THING = define("Thing", SUPPORTING, cost=9, atk=5, def_=5)


def test_she_hulk_is_cheaper_beside_the_thing() -> None:
    def recruiting(*front: CardDef, hand: Cards) -> Table:
        a = side(ACE, front=list(front), hand=["FND-014", *hand], resources=[OTHER] * 3)
        t = situation(A=a, B=theirs(), phase="turn")
        t.A.done()
        return t

    # alone she costs four, and three are not enough; other names are no help
    assert not offered(recruiting(hand=[OTHER]), "recruit She-Hulk")
    assert not offered(recruiting(OTHER, hand=[]), "recruit She-Hulk")
    t = recruiting(THING, hand=[])
    assert [o for o in t.offered() if "She-Hulk" in o] == [
        "recruit She-Hulk into the front row",
        "recruit She-Hulk into the back row",
    ]
    t.A.recruits("She-Hulk")
    assert t.s.points == 0 and "She-Hulk" in t.A.front
    # one of the hand is shown for it, and stays there
    t = recruiting(hand=[THING])
    assert not offered(t, "recruit Thing")
    t.A.recruits("She-Hulk", "front row for one less, revealing Thing")
    assert t.s.points == 0 and "She-Hulk" in t.A.front and "Thing" in t.A.hand and "Thing is revealed" in t.log
    # where there is enough it need not be shown
    a = side(ACE, hand=["FND-014", THING], resources=[OTHER] * 4)
    t = situation(A=a, B=theirs(), phase="turn")
    t.A.done()
    t.A.recruits("She-Hulk")
    assert t.s.points == 0 and "revealed" not in t.log


def test_she_hulk_clobbers() -> None:
    t = table("FND-014", OTHER, B=theirs(helper("Strong", 20, 20)), windows="all")
    t.A.attacks("She-Hulk", "Strong")
    t.A.uses("She-Hulk", "Do I Get To Say")
    assert t.A.stats("She-Hulk") == (10, 4) and t.A.stats("Other") == (2, 3)
    t.passes()
    assert stunned(t) == [] and t.A.stats("She-Hulk") == (5, 4)
    # on another's turn it is not for use
    t = situation(A=side(ACE), B=side(FOE, front=["FND-014"], up=["MNB-112"]), windows="all")
    t.A.attacks("Ace", "She-Hulk")
    t.A.done()
    assert not offered(t, "use She-Hulk")


def test_madame_medusa_holds_an_enemy_until_she_leaves() -> None:
    t = recruited("FND-015")
    t.A.picks("One")
    ends_turn(t, 0)
    while t.s.phase != "formation":
        t.B.done()
    assert not offered(t, "move One") and offered(t, "move Two")
    # stunned she holds it still, gone she does not
    t.happens(ev.Stun(t.A["Madame Medusa"].ref))
    if "Madame Medusa" in t.A.front:
        assert not offered(t, "move One")
        t.happens(ev.Ko(t.A["Madame Medusa"].ref))
    assert offered(t, "move One")


def test_madame_medusa_does_not_hold_against_effects() -> None:
    t = recruited("FND-015")
    t.A.picks("One")
    t.happens(ev.Shift(t.B["One"].ref, 0, 1 + t.s.place(t.B["One"].number), t.A["Ace"].ref))
    assert "One" in t.B.back


def test_crystal_fetches_a_basic_location_of_a_new_name() -> None:
    deck: Cards = [OTHER, OTHER, "MNB-109", "HOX-059", "AEW-068", "AEW-070", HULK]
    t = recruited("FND-016", deck=deck)
    # of the names in her resource row none is offered; a team's location is not basic
    assert sorted(t.offered()) == ["Double Or Nothing", "Full Gear"]
    t.A.picks("Full Gear")
    assert "Full Gear" in t.A.hand and "Full Gear is revealed" in t.log


def test_dragon_man_draws_if_he_is_ready() -> None:
    for tired, drawn in ((False, 1), (True, 0)):
        t = table("FND-017", OTHER)
        if tired:
            t.happens(ev.Exhaust(t.A["Dragon Man"].ref))
        ends_turn(t, 0)
        assert len(t.A.hand) == drawn


def test_sandman_strikes_two_whom_he_could_attack() -> None:
    b = side(FOE, front=[helper("Weak", 0, 5), WALL, helper("Soft", 9, 1)], back=[helper("Behind")])
    t = table("FND-018", B=b)
    t.A.uses("Sandman", "Frightful Forearms")
    assert t.offered() == ["Foe", "Weak", "Wall", "Soft"]
    t.A.picks("Weak", "Wall")
    assert stunned(t) == ["Weak"] and not t.A["Sandman"].exhausted


def test_thor_of_the_deck_doubles_another() -> None:
    t = table("FND-019", helper("Mine", 4, 4), OTHER)
    t.A.uses("Thor", "Herald of Thunder")
    assert "Thor" not in t.offered()
    t.A.picks("Mine")
    assert counters(t, "Mine", "Other", "Thor") == [4, 0, 0]


def test_the_words_of_those_that_fly() -> None:
    assert {FLIGHT, RANGED} <= card("FND-016").values.words
