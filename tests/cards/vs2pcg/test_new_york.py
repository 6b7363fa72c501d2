"""Protectors of New York, card by card: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.situations import side, situation
from longbox.games.vs2pcg.state import MAIN, SUPPORTING, CardDef
from tests.cards.vs2pcg.common import ANY_PLACES as PLACES, INSIGHT, at_level_two, begin, chooses, kind, offers, stunned

HERO = define("Hero", MAIN, atk=2, def_=5, health=5, teams=("Spider-Friends",))
FOE = define("Foe", MAIN, atk=2, def_=5, health=5, teams=("Sinister Syndicate",))


def helper(
    name: str,
    atk: int = 2,
    def_: int = 2,
    health: int = 2,
    team: str = "Spider-Friends",
    words: tuple[str, ...] = (),
    cost: int = 1,
) -> CardDef:
    return define(name, SUPPORTING, cost=cost, atk=atk, def_=def_, health=health, teams=(team,), words=words)


# -- Spider-Friends: main characters -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["PNY-001", "PNY-022"])
def test_energy_threads_move_a_supporting_character_of_any_side_to_its_other_row(number: str) -> None:
    main, front = (number, []) if number == "PNY-001" else (HERO, [number])
    t = situation(A=side(main, front=front, up=PLACES), B=side(FOE, front=[helper("Moved"), helper("Bystander")]))
    t.A.uses("*Spider-Man*", "Energy Threads")
    # no main character
    assert "Foe" not in t.offered() and "Moved" in t.offered()
    t.A.picks("Moved")
    assert t.B.back == ["Moved"] and t.B.front == ["Foe", "Bystander"]


def test_the_other_spider_man_learns_as_one_with_the_name_in_his_own_is_kod() -> None:
    front: list[CardDef | str] = [helper("Spider-Man Noir"), helper("Aunt May")]
    t = situation(A=side("PNY-001", front=front), B=side(FOE, front=[helper("Spider-Man")]))
    t.happens(ev.Ko(t.A["Aunt May"].ref), ev.Ko(t.B["Spider-Man"].ref))
    assert (t.A["*Spider-Man*"].xp, t.A["*Spider-Man*"].level) == (0, 1)
    t.happens(ev.Ko(t.A["Spider-Man Noir"].ref))
    assert t.A["*Spider-Man*"].level == 2


def test_the_other_spider_man_of_level_two_draws_for_each_with_the_name() -> None:
    front: list[CardDef | str] = [helper("Spider-Man Noir"), helper("Aunt May")]
    t = situation(A=side("PNY-001", front=front, up=PLACES), B=side(FOE, front=[helper("Spider-Man")]), phase="turn")
    at_level_two(t, "*Spider-Man*")
    before, theirs = len(t.A.hand), len(t.B.hand)
    t.A.uses("*Spider-Man*", "I Am Spider-Man")
    assert len(t.A.hand) == before + 2 and len(t.B.hand) == theirs


def test_spider_woman_doubles_what_she_gets_in_melee_and_learns_by_it() -> None:
    a = side("PNY-007", front=[helper("Bystander")], hand=[helper("Spider-Woman")])
    t = situation(A=a, B=side(FOE), windows="all")
    # out of combat one counter is one
    t.happens(ev.PutCounter(t.A["Spider-Woman"].ref, 1))
    assert (t.A["Spider-Woman"].counters, t.A["Spider-Woman"].xp) == (1, 1)
    begin(t, "Spider-Woman", "Foe")
    t.A.powers_up("Spider-Woman")
    assert (t.A["Spider-Woman"].counters, t.A["Spider-Woman"].xp) == (3, 2)
    # -1/-1 counters are not doubled, and she gains nothing by them
    t.happens(
        ev.PutCounter(t.A["Spider-Woman"].ref, -1), ev.PutCounter(t.A["Bystander"].ref, 1), ev.PutCounter(t.B["Foe"].ref, 1)
    )
    assert (t.A["Spider-Woman"].counters, t.A["Spider-Woman"].xp) == (2, 2)
    assert t.A["Bystander"].counters == 1 and t.B["Foe"].counters == 1


def test_spider_woman_can_t_be_ranged_attacked_and_is_not_doubled_in_ranged_combat() -> None:
    archer = helper("Archer", 1, 9, words=("Ranged",))
    t = situation(A=side(HERO, back=[archer]), B=side("PNY-007", front=[helper("Beside")]))
    assert offers(t, "attack Beside with Archer") and not offers(t, "attack Spider-Woman with Archer")
    # who has Super Strength as well, and can be
    t = situation(A=side(HERO, back=[archer]), B=side(FOE, front=["PNY-046"]), windows="all")
    begin(t, "Archer", "Rhino")
    t.happens(ev.PutCounter(t.B["Rhino"].ref, 1))
    assert t.B["Rhino"].counters == 1


@pytest.mark.parametrize(("mode", "stats", "counters"), [(0, (7, 8), 2), (1, (9, 10), 0)])
def test_spider_woman_of_level_two_punches_in_melee(mode: int, stats: tuple[int, int], counters: int) -> None:
    t = situation(A=side("PNY-007", front=[helper("Bystander")], up=PLACES), B=side(FOE), windows="all")
    at_level_two(t, "Spider-Woman")
    begin(t, "Spider-Woman", "Foe")
    t.A.uses("Spider-Woman", "Venom Punch")
    t.A.gives(mode)
    assert t.A.stats("Spider-Woman") == stats and t.A["Spider-Woman"].counters == counters
    assert t.A.stats("Bystander") == (2, 2) and t.A["Spider-Woman"].xp == 0


# -- Spider-Friends: supporting characters --------------------------------------------------------------------------------------


def test_silk_cancels_a_plot_twist_of_an_enemy() -> None:
    t = situation(A=side(HERO, hand=[INSIGHT, INSIGHT]), B=side(FOE, front=["PNY-009"], up=PLACES), windows="all")
    begin(t, "Hero", "Foe")
    t.A.plays("Insight")
    assert kind(t) == "window"
    t.B.gives(0)
    assert t.A.hand == ["Insight"] and t.A.ko == ["Insight"] and t.B.resources[0] == "(Any Energy)"
    # once a turn
    t.B.done()
    t.A.plays("Insight")
    assert t.A.hand == ["Filler"]


def test_silk_does_nothing_to_plot_twists_of_her_own_side() -> None:
    t = situation(A=side(HERO, front=["PNY-009"], up=PLACES, hand=[INSIGHT]), B=side(FOE), windows="all")
    begin(t, "Hero", "Foe")
    t.A.plays("Insight")
    assert t.A.hand == ["Filler"] and t.A.resources[0] == "Any Energy"


def test_spider_girl_has_her_spider_sense_once_a_turn_and_may_act_on() -> None:
    t = situation(A=side(HERO), B=side(FOE, front=["PNY-010", helper("Bystander")], hand=[INSIGHT]), windows="all")
    assert not offers(t, "use Spider-Girl")
    begin(t, "Hero", "Spider-Girl")
    t.A.done()
    t.B.uses("Spider-Girl", "Spider-Sense")
    assert t.B.stats("Spider-Girl") == (2, 4) and t.B.stats("Bystander") == (2, 2)
    # it was no action: B may play something still, but not that again
    assert t.asked(t.B) == "turn" and not offers(t, "use Spider-Girl")
    t.B.plays("Insight")
    t.passes()
    assert stunned(t) == [] and t.B.stats("Spider-Girl") == (2, 1)


def test_spider_girl_senses_nothing_in_the_combat_of_others() -> None:
    t = situation(A=side(HERO), B=side(FOE, front=["PNY-010"]), windows="all")
    begin(t, "Hero", "Foe")
    t.A.done()
    assert not offers(t, "use Spider-Girl")
    t.passes()


def test_a_spider_sense_gives_the_other_player_another_turn_to_act() -> None:
    t = situation(A=side(HERO, hand=[INSIGHT]), B=side(FOE, front=["PNY-010"]), windows="all")
    begin(t, "Hero", "Spider-Girl")
    t.A.done()
    t.B.uses("Spider-Girl", "Spider-Sense")
    t.B.done()
    t.A.plays("Insight")
    assert t.A.hand == ["Filler"]


def test_spider_sense_is_no_super_power() -> None:
    front: list[CardDef | str] = ["PNY-010"]
    t = situation(A=side("MNB-027", front=front), B=side(FOE, front=[helper("Brute", 0, 9)]), windows="all")
    begin(t, "Spider-Girl", "Brute")
    t.A.uses("Spider-Girl", "Spider-Sense")
    # Storm gains XP as a super power is used
    assert t.A["Storm"].xp == 0 and t.A.stats("Spider-Girl") == (2, 4)


def test_black_widow_dazes_an_enemy_of_a_melee_combat_that_she_is_not_in() -> None:
    t = situation(A=side(HERO), B=side(FOE, front=["PNY-011"], up=PLACES), windows="all")
    begin(t, "Hero", "Foe")
    t.A.done()
    t.B.uses("Black Widow", "Go to Sleep")
    assert stunned(t) == ["Hero"] and t.A["Hero"].wounds == 0 and t.B["Foe"].wounds == 0


def test_black_widow_does_nothing_in_ranged_combat() -> None:
    archer = helper("Archer", 1, 9, words=("Ranged",))
    t = situation(A=side(HERO, back=[archer]), B=side(FOE, front=["PNY-011"], up=PLACES), windows="all")
    begin(t, "Archer", "Foe")
    t.A.done()
    t.B.uses("Black Widow", "Go to Sleep")
    assert stunned(t) == []


def test_madame_web_strengthens_spiders_alone() -> None:
    front: list[CardDef | str] = ["PNY-012", "PNY-010", helper("Spider-Ham"), helper("Other")]
    t = situation(A=side(HERO, front=front, up=PLACES), B=side(FOE, front=[helper("Spider-Slayer")]))
    t.A.uses("Madame Web", "Project Thoughts")
    assert [t.A[n].counters for n in ("Hero", "Madame Web", "Spider-Girl", "Spider-Ham", "Other")] == [0, 0, 1, 1, 0]
    assert t.B["Spider-Slayer"].counters == 0


def test_the_supporting_spider_woman_doubles_her_spider_sense_in_melee() -> None:
    t = situation(A=side(HERO), B=side(FOE, front=["PNY-014"]), windows="all")
    begin(t, "Hero", "Spider-Woman")
    t.A.done()
    t.B.uses("Spider-Woman", "Spider-Sense")
    assert t.B.stats("Spider-Woman") == (3, 7) and t.A.stats("Hero") == (2, 5)


def test_scarlet_spider_pulls_an_enemy_and_can_t_be_ranged_attacked() -> None:
    archer = helper("Archer", 1, 9, words=("Ranged",))
    t = situation(
        A=side(HERO, front=["PNY-015"], up=PLACES), B=side(FOE, back=[archer, helper("Behind")], front=[helper("Before")])
    )
    t.A.uses("***Spider-Man***", "Websling")
    assert t.offered() == ["Archer", "Behind"]
    t.A.picks("Behind")
    assert t.B.front == ["Foe", "Before", "Behind"] and t.B.back == ["Archer"]
    t = situation(A=side(HERO, back=[archer]), B=side(FOE, front=["PNY-015"]))
    assert offers(t, "attack Foe with Archer") and not offers(t, "attack ***Spider-Man*** with Archer")
    # AKA: he is powered up by that name as well
    t = situation(A=side(HERO, front=["PNY-015"], hand=[helper("Scarlet Spider"), helper("Spider-Man")]), B=side(FOE))
    assert [o for o in t.offered() if o.startswith("power up")] == ["power up ***Spider-Man*** with Scarlet Spider"]


def test_daredevil_masters_team_attacks_and_helps_spider_man() -> None:
    front: list[CardDef | str] = ["PNY-016", helper("Spider-Man"), helper("Other")]
    t = situation(A=side(HERO, front=front), B=side(FOE, hand=[INSIGHT]), windows="all")
    begin(t, "Daredevil", "Foe", "Spider-Man", "Other")
    assert [t.A[n].counters for n in ("Daredevil", "Spider-Man", "Other", "Hero")] == [2, 2, 0, 0]
    t.A.done()
    assert t.offered() == ["pass"]
    # without Spider-Man no counters; alone no mastery
    t = situation(A=side(HERO, front=front), B=side(FOE, hand=[INSIGHT]), windows="all")
    begin(t, "Daredevil", "Foe")
    assert t.A["Daredevil"].counters == 0
    t.A.done()
    assert "play Insight" in t.offered()
    t = situation(A=side(HERO, front=front), B=side(FOE, hand=[INSIGHT]), windows="all")
    begin(t, "Spider-Man", "Foe", "Other")
    assert t.A["Spider-Man"].counters == 0
    t.A.done()
    assert "play Insight" in t.offered()


def test_silver_sable_makes_characters_cheaper_down_to_one() -> None:
    hand: list[CardDef | str] = [helper("Three", cost=3), helper("One", cost=1), helper("Six", cost=6)]
    t = situation(A=side(HERO, front=["PNY-017"], hand=hand, resources=[helper("R")] * 3), B=side(FOE), phase="turn")
    t.A.done()
    assert t.s.points == 3 and not offers(t, "recruit Six")
    t.A.recruits("Three")
    assert t.s.points == 2
    t.A.recruits("One")
    assert t.s.points == 1


@pytest.mark.parametrize(("name", "counters"), [("Spider-Man", 4), ("Hero", 2)])
def test_iron_man_mentors_spider_man_twice(name: str, counters: int) -> None:
    main = define(name, MAIN, atk=2, def_=5, health=5, teams=("Spider-Friends",))
    t = situation(A=side(main, front=["PNY-018"], up=PLACES), B=side(FOE))
    t.A.uses("Iron Man", "Spider-Mentor")
    assert t.A[name].counters == counters and t.A["Iron Man"].counters == 0


def test_spider_man_strikes_a_supporting_enemy_in_the_combat_before_it_is_resolved() -> None:
    t = situation(A=side(HERO, front=[helper("Brute", 9, 7)]), B=side(FOE, front=["PNY-019"], up=PLACES), windows="all")
    begin(t, "Brute", "Spider-Man")
    t.A.done()
    t.B.uses("Spider-Man", "Amazing")
    assert stunned(t) == ["Brute"] and t.s.combat is None
    # too hard for him
    t = situation(A=side(HERO, front=[helper("Brute", 1, 8)]), B=side(FOE, front=["PNY-019"], up=PLACES), windows="all")
    begin(t, "Brute", "Spider-Man")
    t.A.done()
    t.B.uses("Spider-Man", "Amazing")
    assert stunned(t) == [] and t.s.combat is not None
    # a main character can't be chosen
    t = situation(A=side(define("Thin", MAIN, atk=1, def_=1, health=5)), B=side(FOE, front=["PNY-019"], up=PLACES), windows="all")
    begin(t, "Thin", "Spider-Man")
    t.A.done()
    t.B.uses("Spider-Man", "Amazing")
    assert stunned(t) == []


def test_wolverine_is_a_berserker_for_each_reason() -> None:
    for mine, theirs, wounds, counters in ((False, False, 0, 0), (True, False, 0, 1), (False, True, 0, 1), (True, True, 1, 3)):
        spider = [helper("Spider-Man")]
        t = situation(
            A=side(HERO, front=["PNY-020", *(spider if mine else [])]), B=side(FOE, front=spider if theirs else []), windows="all"
        )
        t.s.write(t.A["Wolverine"].number).wounds = wounds
        t.happens(ev.Exhaust(t.A["Hero"].ref))
        begin(t, "Wolverine", "Foe")
        while kind(t) == "trigger":
            t.A.gives(0)
        assert t.A["Wolverine"].counters == counters
        assert t.A["Hero"].counters == 0


def test_the_other_spider_man_leaps_on_his_own_turn() -> None:
    t = situation(A=side(HERO, front=["PNY-022"]), B=side(FOE, front=["PNY-022"], back=[helper("Behind")]))
    assert t.s.has(t.A["*Spider-Man*"].number, "Flight") and not t.s.has(t.B["*Spider-Man*"].number, "Flight")
    assert offers(t, "attack Behind with *Spider-Man*") and not offers(t, "attack Behind with Hero")


# -- Spider-Friends: plot twists ---------------------------------------------------------------------------------------------------


def test_spider_friends_is_not_struck() -> None:
    t = situation(
        A=side(HERO, front=[helper("Brute", 9, 1)]),
        B=side(
            define("Pal", MAIN, atk=2, def_=5, health=5, teams=("Spider-Friends",)), front=[helper("Bystander")], hand=["PNY-023"]
        ),
        windows="all",
    )
    begin(t, "Brute", "Pal")
    t.A.done()
    t.B.plays("Spider-Friends")
    # the attacker is one as well
    assert sorted(t.offered()) == ["Brute", "Pal"]
    t.B.picks("Pal")
    t.passes()
    # he strikes back all the same
    assert stunned(t) == ["Brute"]


def test_spider_friends_saves_an_attacker_from_being_struck_back() -> None:
    t = situation(A=side(HERO, front=[helper("Frail", 9, 1)], hand=["PNY-023"]), B=side(FOE), windows="all")
    begin(t, "Frail", "Foe")
    t.A.plays("Spider-Friends")
    chooses(t, "Frail")
    t.passes()
    assert stunned(t) == ["Foe"]


@pytest.mark.parametrize(
    ("number", "name", "fits", "fails"),
    [("PNY-024", "Stay Alert", (1, 4), (4, 1)), ("PNY-052", "Stay Aggressive", (4, 1), (1, 4))],
)
def test_stay_alert_and_stay_aggressive(number: str, name: str, fits: tuple[int, int], fails: tuple[int, int]) -> None:
    for stats, counters in ((fits, 1), (fails, 0)):
        mine = helper("Mine", *stats, team="Sinister Syndicate" if number == "PNY-052" else "Spider-Friends")
        t = situation(
            A=side(HERO if number == "PNY-024" else FOE, front=[mine, helper("Out", *fits)], hand=[number]),
            B=side(define("Wall", MAIN, atk=0, def_=9, health=5)),
            windows="all",
        )
        begin(t, "Mine", "Wall")
        t.A.plays(name)
        chooses(t, "Mine")
        assert t.A["Mine"].counters == counters and t.A["Out"].counters == 0
        # the card is drawn in either case (vs2pcg:resolving-effects#1)
        assert t.A.hand == ["Filler"]


@pytest.mark.parametrize(
    ("number", "name", "most", "stats"),
    [("PNY-025", "Better Safe Than Sorry", 4, (1, 6)), ("PNY-053", "Better Sorry Than Safe", 3, (7, 0))],
)
def test_better_safe_and_better_sorry_turn_the_one_into_the_other(
    number: str, name: str, most: int, stats: tuple[int, int]
) -> None:
    mine = helper("Mine", 4, 3, 3, team="Sinister Syndicate" if number == "PNY-053" else "Spider-Friends")
    main = FOE if number == "PNY-053" else HERO
    t = situation(
        A=side(main, front=[mine, helper("Out")], hand=[number]),
        B=side(define("Wall", MAIN, atk=0, def_=9, health=5)),
        windows="all",
    )
    begin(t, "Mine", "Wall")
    t.A.plays(name)
    chooses(t, "Mine")
    assert t.asked(t.A) == "number" and t.match.decision is not None
    assert [a[0] for a in t.match.decision.answers()] == list(range(most + 1))
    t.A.gives(3)
    if number == "PNY-053":
        # DEF 0 stuns (vs2pcg:counters#4)
        assert stunned(t) == ["Mine"]
    else:
        assert t.A.stats("Mine") == stats and t.A.stats("Out") == (2, 2)
        t.passes()
        assert t.A.stats("Mine") == (4, 3)
