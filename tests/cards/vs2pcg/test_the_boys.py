"""The Boys, card by card: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.situations import side, situation
from longbox.games.vs2pcg.state import BACK, DECK, FRONT, MAIN, CardDef
from tests.cards.vs2pcg.common import (
    ANY_PLACES as PLACES,
    INSIGHT,
    WALL_OF_MAIN as WALL,
    at_level_two,
    begin,
    chooses,
    kind,
    lets_go,
    of_the_boys as helper,
    offers,
    pays,
    stunned,
)

HERO = define("Hero", MAIN, atk=2, def_=5, health=5, teams=("The Boys",))
FOE = define("Foe", MAIN, atk=2, def_=5, health=5, teams=("The Seven",))


# -- main characters ------------------------------------------------------------------------------------------------------------


def test_butcher_rages_for_each_of_health_one_in_his_pile() -> None:
    ko: list[CardDef | str] = [helper("Frail", health=1), helper("Thin", health=1), helper("Stout", health=2), "BOY-024"]
    t = situation(A=side("BOY-001", front=[helper("Mine")], up=PLACES, ko=ko), B=side(FOE, ko=[helper("Theirs", health=1)]))
    t.A.uses("Butcher", "Where's Your Rage?")
    assert t.offered() == ["Butcher", "Mine"]
    t.A.picks("Mine")
    assert (t.A["Mine"].counters, t.A["Butcher"].counters) == (2, 0)


def test_butcher_learns_by_the_health_of_supporting_characters_that_he_attacks() -> None:
    b = side(FOE, front=[helper("Three", 1, 9, 3), helper("One", 1, 9, 1)])
    for target, xp in (("Foe", 0), ("Three", 3), ("One", 1)):
        t = situation(A=side("BOY-001", front=[helper("Mate")]), B=b, windows="all")
        begin(t, "Butcher", target)
        assert t.A["Butcher"].xp == xp
    t = situation(A=side("BOY-001", front=[helper("Mate")]), B=b, windows="all")
    begin(t, "Mate", "Three")
    assert t.A["Butcher"].xp == 0


def test_butcher_of_level_two_hurts_himself_and_all_who_support_in_his_combat() -> None:
    front: list[CardDef | str] = [helper("One", 1, 9, 3, team="X"), helper("Two", 1, 9, 3, team="X"), helper("Idle", 1, 9, 3)]
    t = situation(A=side(FOE, front=front), B=side("BOY-001", front=[helper("Mine")], up=PLACES), windows="all")
    t.happens(ev.LevelUp(t.B["Butcher"].ref, 2))
    begin(t, "One", "Butcher", "Two")
    t.A.done()
    t.B.uses("Butcher", "I'm Just Gonna Hurt You")
    assert sorted(t.A.ko) == ["One", "Two"] and stunned(t) == ["Butcher"] and t.A.front == ["Foe", "Idle"]
    # a main character is not KO'd
    t = situation(A=side(FOE), B=side("BOY-001", up=PLACES), windows="all")
    t.happens(ev.LevelUp(t.B["Butcher"].ref, 2))
    begin(t, "Foe", "Butcher")
    t.A.done()
    t.B.uses("Butcher", "I'm Just Gonna Hurt You")
    assert stunned(t) == ["Butcher"] and t.A.front == ["Foe"]


def test_frenchie_arms_his_row_from_behind_on_his_turn() -> None:
    t = situation(
        A=side("BOY-003", back=[helper("Behind")], front=[helper("Before")], main_back=True), B=side(FOE, back=[helper("Theirs")])
    )
    armed = [t.s.has(t.A[n].number, "Ranged") for n in ("Behind", "Before", "Frenchie")]
    assert armed == [True, False, True] and not t.s.has(t.B["Theirs"].number, "Ranged")
    assert offers(t, "attack Foe with Behind")
    t.happens(ev.Shift(t.A["Frenchie"].ref, 0, FRONT))
    assert not t.s.has(t.A["Behind"].number, "Ranged")
    t.happens(ev.Shift(t.A["Frenchie"].ref, 0, BACK))
    t.A.done()
    assert t.s.active == 1 and not t.s.has(t.A["Behind"].number, "Ranged")


def test_frenchie_learns_by_every_card_played() -> None:
    hand: list[CardDef | str] = ["BOY-018", helper("New"), "BOY-024", helper("Frenchie")]
    t = situation(
        A=side("BOY-003", hand=hand, resources=[helper("R")], deck=[helper("Filler")] * 9),
        B=side(FOE),
        phase="turn",
        windows="all",
    )
    t.A.places("Mother's Milk")
    assert t.A["Frenchie"].xp == 1
    t.A.recruits("New")
    assert t.A["Frenchie"].xp == 2
    t.A.done()
    t.A.done()
    # to power up is to discard, not to play
    t.A.powers_up("Frenchie")
    assert t.A["Frenchie"].xp == 2
    t.happens(ev.Ready(t.A["New"].ref))
    begin(t, "New", "Foe")
    t.A.plays("Diabolical")
    chooses(t, "New")
    assert t.A["Frenchie"].xp == 3
    # nor what somebody else plays, or an effect puts into play
    t.happens(ev.Appear(t.s.ref(t.s.zone(0, DECK)[0]), 0, FRONT))
    assert t.A["Frenchie"].xp == 3


def test_frenchie_of_level_two_kos_a_defending_main_character_for_eight_symbols() -> None:
    t = situation(A=side("BOY-003", front=[helper("Mine")], up=[*PLACES, *PLACES]), B=side(WALL), windows="all")
    at_level_two(t, "Frenchie")
    begin(t, "Frenchie", "Wall")
    t.A.uses("Frenchie", "I've Developed a Certain Niche")
    pays(t)
    assert t.s.result is not None and t.s.result.winners == (0,)
    # seven are not enough
    t = situation(A=side("BOY-003", up=[*PLACES, *PLACES[1:]]), B=side(WALL), windows="all")
    at_level_two(t, "Frenchie")
    begin(t, "Frenchie", "Wall")
    assert not offers(t, "use Frenchie")
    # a supporting defender is none
    t = situation(A=side("BOY-003", up=[*PLACES, *PLACES]), B=side(WALL, front=[helper("Minion", 0, 9)]), windows="all")
    at_level_two(t, "Frenchie")
    begin(t, "Frenchie", "Minion")
    t.A.uses("Frenchie", "I've Developed a Certain Niche")
    pays(t)
    assert t.s.result is None and t.B.front == ["Wall", "Minion"]


def test_hughie_falls_and_stands_up_again() -> None:
    b = side("BOY-005", front=[helper("Bystander", 1, 1, 3)], up=PLACES)
    t = situation(A=side(define("Giant", MAIN, atk=9, def_=9, health=5), front=[helper("Ogre", 9, 9)]), B=b, windows="all")
    begin(t, "Giant", "Hughie")
    t.A.done()
    t.B.uses("Hughie", "Just 'Cause You Fall...")
    t.passes()
    assert stunned(t) == [] and t.B["Hughie"].wounds == 0 and t.B["Hughie"].exhausted and t.B["Hughie"].xp == 1
    # in the next combat nothing holds him
    begin(t, "Ogre", "Hughie")
    t.passes()
    assert stunned(t) == ["Hughie"] and t.B["Hughie"].wounds == 1


def test_hughie_may_stand_up_as_often_as_he_can_pay_but_not_as_an_attacker() -> None:
    might = PLACES[2]
    t = situation(A=side("BOY-005", up=[might, might]), B=side(define("Giant", MAIN, atk=9, def_=9, health=5)), windows="all")
    begin(t, "Hughie", "Giant")
    t.A.uses("Hughie", "Just 'Cause You Fall...")
    pays(t)
    t.B.done()
    assert offers(t, "use Hughie")
    t.passes()
    # he was attacking
    assert stunned(t) == ["Hughie"] and t.A["Hughie"].wounds == 1 and t.A["Hughie"].xp == 0


def test_hughie_of_level_two_stuns_for_the_symbol_that_he_pays() -> None:
    # Electro's power costs Energy, Chameleon's Skill
    b = side(FOE, front=["PNY-037", "PNY-041", helper("Plain")])
    for place, target in ((0, "Electro"), (3, "Chameleon")):
        t = situation(A=side("BOY-005", up=[PLACES[place]]), B=b)
        at_level_two(t, "Hughie")
        t.A.uses("Hughie", "Whatever the Price Is")
        chooses(t, target)
        assert t.B.ko == [target] and stunned(t) == []
    # a location of any symbol: he says which
    t = situation(A=side("BOY-005", up=["BOY-028"]), B=b)
    at_level_two(t, "Hughie")
    t.A.uses("Hughie", "Whatever the Price Is")
    assert t.offered() == ["Energy", "Intellect", "Might", "Skill"]
    t.A.gives(3)
    assert t.B.ko == ["Chameleon"] and t.A.resources == ["(Safehouse)"]
    # once a turn, whatever he pays
    assert not offers(t, "use Hughie: Whatever")


@pytest.mark.parametrize("level", [1, 2])
def test_mother_s_milk_plans_ahead(level: int) -> None:
    deck: list[CardDef | str] = [helper(f"C{n}") for n in range(9)]
    t = situation(A=side("BOY-009", up=[PLACES[1]], deck=deck), B=side(FOE), phase="turn", turns=0)
    t.happens(ev.LevelUp(t.A["Mother's Milk"].ref, level))
    t.A.uses("Mother's Milk", "Plan Ahead")
    assert t.offered() == ["C0", "C1", "C2", "C3", "C4"]
    t.A.picks("C3")
    assert kind(t) == "order"
    t.A.gives(3, 2, 1, 0)
    assert t.A.deck == ["C3", "C5", "C6", "C7", "C8", "C4", "C2", "C1", "C0"]


def test_mother_s_milk_is_more_comfortable_with_small_characters() -> None:
    hand: list[CardDef | str] = [helper("Small", cost=3), helper("Great", cost=4), "BOY-028"]
    t = situation(A=side("BOY-009", hand=hand, resources=[helper("R")] * 8), B=side(FOE), phase="turn")
    t.A.places("Safehouse", True)
    assert t.A["Mother's Milk"].xp == 0
    t.A.recruits("Great")
    assert t.A["Mother's Milk"].xp == 0
    t.A.recruits("Small")
    assert t.A["Mother's Milk"].xp == 1


def test_mother_s_milk_plays_from_the_top_of_the_deck_while_he_is_face_up() -> None:
    deck: list[CardDef | str] = [helper("Recruit"), INSIGHT, "BOY-028", *[helper("Last")] * 9]
    a = side("BOY-009", up=[PLACES[3]] * 2, resources=[helper("R")] * 3, deck=deck, front=[helper("Mate")])
    t = situation(A=a, B=side(WALL, deck=[helper("Theirs")] * 9), phase="turn", turns=0, windows="all")
    at_level_two(t, "Mother's Milk")
    assert not offers(t, "recruit Recruit")
    t.A.uses("Mother's Milk", "Stick to the Plan")
    top = t.s.card(t.s.zone(0, DECK)[0])
    # he knows it, nobody else does
    assert top.printed.name == "Recruit" and top.known == 1 and t.s.card(t.s.zone(1, DECK)[0]).known == 0
    t.A.done()
    t.A.recruits("Recruit")
    assert "Recruit" in t.A.front and t.A.deck[0] == "Insight" and t.s.card(t.s.zone(0, DECK)[0]).known == 1
    t.A.done()
    t.A.done()
    begin(t, "Mate", "Wall")
    t.happens(ev.Stun(t.A["Mother's Milk"].ref))
    # stunned he has nothing of it
    assert not offers(t, "play Insight")
    t.happens(ev.Recover(t.A["Mother's Milk"].ref))
    t.A.plays("Insight")
    # it drew the location; the next one is no plot twist
    assert t.A.hand == ["Safehouse"] and t.A.ko == ["Insight"] and t.A.deck[0] == "Last"
    t.passes()
    # for the rest of the game
    t.A.done()
    lets_go(t, 1)
    assert t.s.card(t.s.zone(0, DECK)[0]).known == 1


# -- supporting characters ------------------------------------------------------------------------------------------------------


def test_hugh_campbell_makes_main_characters_of_his_side_softer_and_harder() -> None:
    t = situation(A=side(HERO, front=["BOY-011", helper("Mine", 3, 3)]), B=side(FOE))
    assert [t.A.stats(n) for n in ("Hero", "Mine", "Hugh Campbell Sr.")] == [(0, 7), (3, 3), (0, 3)]
    assert t.B.stats("Foe") == (2, 5)


@pytest.mark.parametrize(("mode", "xp", "counters"), [(0, 1, 0), (1, 0, 1)])
def test_robin_ward_is_run_over_and_somebody_takes_it_to_heart(mode: int, xp: int, counters: int) -> None:
    b = side("BOY-005", front=["BOY-012", helper("Mate"), helper("Other", team="X")])
    t = situation(A=side(FOE), B=b, windows="all")
    begin(t, "Foe", "Robin Ward")
    assert t.offered() == ["Hughie", "Mate"] and t.B.ko == ["Robin Ward"]
    t.B.picks("Hughie")
    t.B.gives(mode)
    assert (t.B["Hughie"].xp, t.B["Hughie"].counters) == (xp, counters) and t.B["Mate"].counters == 0
    # nobody is left to strike
    assert t.s.combat is None and stunned(t) == []


def test_who_mourns_robin_ward_without_a_level_gets_a_counter_and_is_not_asked() -> None:
    b = side("BOY-005", front=["BOY-012", helper("Mate"), helper("Other")])
    t = situation(A=side(FOE), B=b, windows="all")
    begin(t, "Foe", "Robin Ward")
    t.B.picks("Mate")
    assert kind(t) != "mode" and (t.B["Mate"].counters, t.B["Hughie"].counters, t.B["Other"].counters) == (1, 0, 0)


def test_robin_ward_is_not_concerned_by_other_attacks() -> None:
    t = situation(A=side(FOE), B=side(HERO, front=["BOY-012"]), windows="all")
    begin(t, "Foe", "Hero")
    assert t.B.front == ["Hero", "Robin Ward"]


def test_cherie_hides_a_main_character_behind_until_her_next_turn() -> None:
    flyer = helper("Flyer", words=("Flight",))
    a = side(HERO, front=["BOY-013"], up=[PLACES[0]], back=[helper("Behind")], main_back=True)
    t = situation(A=a, B=side(FOE, front=[flyer]))
    t.A.uses("Cherie", "Explosive Diversion")
    # what paid for it lies face down by then
    assert t.A.ko == ["Any Energy"] and t.A.resources == []
    t.A.done()
    while t.s.phase != "main":
        t.match.choose(t.match.decision.shape.least() if t.match.decision is not None else ())
    assert offers(t, "attack Behind with Flyer") and not offers(t, "attack Hero with Flyer")
    # in front he can be
    t.happens(ev.Shift(t.A["Hero"].ref, 0, FRONT))
    assert offers(t, "attack Hero with Flyer")
    t.happens(ev.Shift(t.A["Hero"].ref, 0, BACK))
    lets_go(t, 1)
    lets_go(t, 0)
    while t.s.phase != "main":
        t.match.choose(t.match.decision.shape.least() if t.match.decision is not None else ())
    assert offers(t, "attack Hero with Flyer")


def test_cherie_needs_a_face_down_location() -> None:
    t = situation(A=side(HERO, front=["BOY-013"], hand=[PLACES[0]], resources=[helper("R")], main_back=True), B=side(FOE))
    t.A.uses("Cherie", "Explosive Diversion")
    # what is no location can't be chosen
    assert t.A.ko == ["Any Energy"] and t.A.resources == ["(R)"] and kind(t) == "turn"


def test_grace_mallory_makes_the_first_of_her_club_cheaper_and_draws() -> None:
    hand: list[CardDef | str] = [
        helper("Else", team="The Seven", cost=2),
        helper("First", cost=3),
        helper("Second", cost=3),
        helper("Grace Mallory", cost=1),
    ]
    t = situation(A=side(HERO, front=["BOY-014"], hand=hand, resources=[helper("R")] * 9), B=side(FOE), phase="turn")
    t.A.done()
    before = t.s.points
    t.A.recruits("Else")
    assert t.s.points == before - 2 and len(t.A.hand) == 5
    t.A.recruits("First")
    # a card is drawn for the one recruited
    assert t.s.points == before - 4 and len(t.A.hand) == 5
    t.A.recruits("Second")
    assert t.s.points == before - 7 and len(t.A.hand) == 4


def test_frenchie_carries_all_that_he_has_stunned_in_this_game() -> None:
    b = side(FOE, front=[helper("One", 0, 1, 9), helper("Two", 0, 1, 9)])
    t = situation(A=side(HERO, front=["BOY-017", helper("Mine")], up=PLACES), B=b)
    for target in ("One", "Two"):
        t.happens(ev.Ready(t.A["Frenchie"].ref))
        begin(t, "Frenchie", target)
        t.passes()
    t.happens(ev.Recover(t.B["One"].ref), ev.Ready(t.A["Frenchie"].ref))
    # the same one again is no other character
    begin(t, "Frenchie", "One")
    t.passes()
    t.happens(ev.Stun(t.B["Foe"].ref), ev.Recover(t.B["Foe"].ref))
    t.happens(ev.Recover(t.B["Foe"].ref))
    t.A.uses("Frenchie", "I Carry Them All With Me")
    assert t.B["Foe"].counters == -2 and t.A["Mine"].counters == 0


def test_mother_s_milk_treats_people_like_people() -> None:
    t = situation(A=side(HERO, front=["BOY-018"], up=PLACES), B=side(FOE), phase="turn")
    mine, theirs = len(t.A.hand), len(t.B.hand)
    t.A.uses("Mother's Milk", "You Get Further")
    if kind(t) == "player":
        t.A.gives(0)
    assert (len(t.A.hand), len(t.B.hand)) == (mine + 2, theirs + 1)


def test_butcher_makes_it_more_horrible() -> None:
    b = side(FOE, front=[helper("Prey", 9, 9, 3), helper("Strong", 1, 1, 3)], back=[helper("Behind")])
    t = situation(A=side(HERO, front=["BOY-019", helper("Mine", health=3)]), B=b)
    t.happens(ev.PutCounter(t.B["Prey"].ref, -1), ev.PutCounter(t.A["Mine"].ref, -1), ev.PutCounter(t.B["Foe"].ref, -1))
    assert [t.B["Prey"].counters, t.A["Mine"].counters, t.B["Foe"].counters] == [-2, -1, -1]
    t.happens(ev.Wound(t.B["Prey"].ref), ev.Wound(t.B["Foe"].ref), ev.Wound(t.A["Mine"].ref), ev.Stun(t.B["Strong"].ref))
    assert [t.B["Prey"].wounds, t.B["Foe"].wounds, t.A["Mine"].wounds, t.B["Strong"].wounds] == [2, 1, 1, 2]
    # and he is stealthy
    assert offers(t, "attack Behind with Butcher") and not offers(t, "attack Behind with Hero")


def test_popclaw_kos_whom_she_strikes() -> None:
    t = situation(
        A=side(HERO, front=["BOY-020"], up=PLACES), B=side(FOE, front=[helper("Hard", 1, 9, 3), helper("By")]), windows="all"
    )
    begin(t, "Popclaw", "Hard")
    t.A.uses("Popclaw", "Terminal Beauty")
    t.passes()
    assert t.B.ko == ["Hard"] and t.B.front == ["Foe", "By"]
    # a main character is struck and stays, and without the power so does anybody
    t = situation(A=side(HERO, front=["BOY-020"], up=PLACES), B=side(FOE), windows="all")
    begin(t, "Popclaw", "Foe")
    t.A.uses("Popclaw", "Terminal Beauty")
    t.passes()
    assert t.B.front == ["Foe"]
    t = situation(A=side(HERO, front=["BOY-020"], up=PLACES), B=side(FOE, front=[helper("Hard", 1, 9, 3)]), windows="all")
    begin(t, "Popclaw", "Hard")
    t.passes()
    assert t.B.ko == []


def test_kimiko_leaps_and_comes_back_from_the_pile() -> None:
    t = situation(A=side(HERO, ko=["BOY-021", helper("Else")], up=PLACES), B=side(FOE, back=[helper("Behind")]), phase="turn")
    t.A.uses("Kimiko", "A Miracle")
    assert kind(t) == "row"
    t.A.gives(0)
    assert t.A["Kimiko"].counters == 1 and t.A.ko == ["Else"] and t.A["Hero"].counters == 0
    for _ in range(3):
        t.A.done()
    assert offers(t, "attack Behind with Kimiko") and t.s.has(t.A["Kimiko"].number, "Ferocious")
    # from play it can't be used
    t = situation(A=side(HERO, front=["BOY-021"], up=PLACES), B=side(FOE), phase="turn")
    assert not offers(t, "use Kimiko")


def test_mesmer_knows_a_hand_and_takes_a_card_of_it() -> None:
    t = situation(
        A=side(HERO, front=["BOY-022"], up=PLACES, hand=[helper("Mine")]), B=side(FOE, hand=[helper("Good"), helper("Bad")])
    )
    t.A.uses("Mesmer", "There Are No Secrets From Me")
    if kind(t) == "player":
        t.A.gives(0)
    assert sorted(t.offered()) == ["Bad", "Good"]
    t.A.picks("Good")
    assert t.B.ko == ["Good"] and t.B.hand == ["Bad"] and t.A.hand == ["Mine"]


# -- plot twists ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "name", "sign"), [("BOY-024", "Diabolical", -1), ("BOY-055", "Why Settle For Ordinary?", 1)])
def test_diabolical_and_why_settle_go_by_printed_health(number: str, name: str, sign: int) -> None:
    main = HERO if number == "BOY-024" else FOE
    t = situation(
        A=side(main, front=[helper("Idle", 1, 9, 3)], hand=[number]),
        B=side(WALL, front=[helper("Stout", 1, 9, 3)]),
        windows="all",
    )
    begin(t, main.name, "Stout")
    t.A.plays(name)
    chooses(t, "Stout")
    assert t.B["Stout"].counters == 3 * sign and t.A["Idle"].counters == 0 and t.A[main.name].counters == 0


def test_mind_them_bars_pushes_and_keeps_one_there_for_a_turn() -> None:
    t = situation(A=side(HERO, hand=["BOY-025"]), B=side(FOE, front=[helper("Barred"), helper("Free")]))
    t.A.plays("Mind Them Bars")
    # no main character
    assert t.offered() == ["Barred", "Free"]
    t.A.picks("Barred")
    assert t.B.back == ["Barred"] and t.B.front == ["Foe", "Free"]
    t.A.done()
    while t.s.phase != "formation":
        t.match.choose(t.match.decision.shape.least() if t.match.decision is not None else ())
    assert offers(t, "move Free") and not offers(t, "move Barred")
    lets_go(t, 1)
    lets_go(t, 0)
    while t.s.phase != "formation":
        t.match.choose(t.match.decision.shape.least() if t.match.decision is not None else ())
    assert offers(t, "move Barred")


def test_you_ve_done_a_murder_makes_an_attacker_lethal_in_this_combat() -> None:
    b = side(FOE, front=[helper("Prey", 0, 2, 3), helper("By", 0, 3, 3)])
    t = situation(A=side(HERO, front=[helper("Mine"), helper("Idle")], hand=["BOY-027"]), B=b, windows="all")
    begin(t, "Mine", "Prey")
    t.A.plays("You've Done a Murder")
    chooses(t, "Mine")
    assert t.A["Mine"].counters == 1 and not t.s.has(t.A["Idle"].number, "Lethal")
    t.passes()
    assert t.B.ko == ["Prey"] and not t.s.has(t.A["Mine"].number, "Lethal")
    t.happens(ev.Ready(t.A["Mine"].ref))
    begin(t, "Mine", "By")
    t.passes()
    assert t.B.ko == ["Prey"] and stunned(t) == ["By"]


def test_you_ve_done_a_murder_is_for_one_s_own_turn() -> None:
    t = situation(A=side(FOE), B=side(HERO, hand=["BOY-027"]), windows="all")
    begin(t, "Foe", "Hero")
    t.A.done()
    assert not offers(t, "play You've Done a Murder")
