"""Crossover Vol. 5 and Fractured Family, card by card: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import card, catalog, define, unbuilt_cards
from longbox.games.vs2pcg.decks.files import check, read_deck
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import FRONT, HAND, MAIN, REMOVED, SUPPORTING, CardDef
from tests.cards.vs2pcg.common import (
    ANY_PLACES as PLACES,
    INSIGHT,
    WALL_OF_MAIN as WALL,
    at_level_two,
    begin,
    chooses,
    kind,
    lets_go,
    offers,
    pays,
    stunned,
)

HERO = define("Hero", MAIN, atk=2, def_=5, health=5, teams=("MCU Heroes", "MCU Villains", "Fantastic"))
FOE = define("Foe", MAIN, atk=2, def_=5, health=5, teams=("The Seven",))


def helper(
    name: str, atk: int = 2, def_: int = 2, health: int = 2, team: str = "MCU Heroes", words: tuple[str, ...] = (), cost: int = 1
) -> CardDef:
    return define(name, SUPPORTING, cost=cost, atk=atk, def_=def_, health=health, teams=(team,), words=words)


def removed(t: Table) -> list[str]:
    """What is removed from the game."""
    return [str(t.s.card(n).printed.name) for n in t.s.zones[t.s.index(REMOVED)]]


# -- Crossover Vol. 5: main characters ------------------------------------------------------------------------------------------


def test_captain_america_readies_and_learns_by_each_team_attacker() -> None:
    t = situation(A=side("CV5-001", front=[helper("One"), helper("Two")], up=PLACES), B=side(WALL), windows="all")
    begin(t, "One", "Wall")
    assert t.A["Captain America"].xp == 0
    t.passes()
    t.A.uses("Captain America", "I'm Not Looking")
    t.A.picks("One")
    assert not t.A["One"].exhausted
    begin(t, "One", "Wall", "Two")
    assert t.A["Captain America"].xp == 2


def test_captain_america_assembles() -> None:
    deck: list[CardDef | str] = [helper("One"), helper("Else", team="X"), "CV5-022", helper("Two"), INSIGHT, helper("Deep")]
    t = situation(A=side("CV5-001", up=PLACES, deck=[*deck, helper("Deep"), helper("Deep")]), B=side(WALL), phase="turn", turns=0)
    at_level_two(t, "Captain America")
    before = list(t.A.hand)
    t.A.uses("Captain America", "Avengers... Assemble!")
    # what is left goes below, as he likes
    assert kind(t) == "order"
    t.A.picks("Else", "I Am Inevitable", "Insight")
    assert sorted(t.A.hand) == sorted([*before, "One", "Two"]) and t.A["Captain America"].counters == 2
    assert t.A.deck == ["Deep", "Deep", "Deep", "Else", "I Am Inevitable", "Insight"]


def test_captain_america_of_level_two_weakens_the_strongest_enemy() -> None:
    b = side(WALL, front=[helper("Strong", 7, 9), helper("As Strong", 7, 9), helper("Down", 9, 9)])
    t = situation(A=side("CV5-001", front=[helper("Mine", 20, 9)], up=PLACES), B=b)
    at_level_two(t, "Captain America")
    t.happens(ev.Stun(t.B["Down"].ref))
    t.A.uses("Captain America", "I Knew It!")
    assert t.offered() == ["Strong", "As Strong"]
    t.A.picks("As Strong")
    assert t.B["As Strong"].counters == -5 and t.B["Strong"].counters == 0 and t.A["Mine"].counters == 0


def test_hulk_needs_help_of_a_name() -> None:
    deck: list[CardDef | str] = ["BOY-021", helper("Other"), *[helper("Deep")] * 5]
    for name, hand, left in (("Kimiko", ["Kimiko"], ["Other"]), ("Thor", [], ["Other", "Kimiko"])):
        t = situation(A=side("CV5-003", deck=deck), B=side(WALL), phase="turn", turns=0)
        assert kind(t) == "name" and "Academy" not in t.offered()
        t.A.picks(name)
        if len(left) == 2:
            t.A.gives(1, 0)
        assert t.A.hand == hand and t.A.deck[: len(left)] == left


def test_hulk_recovers_the_time_stone() -> None:
    for name, xp in (("Academy", 1), ("Fortress", 0)):
        t = situation(A=side("CV5-003", hand=[name, "BOY-024"]), B=side(WALL))
        t.A.done()
        if xp:
            t.A.answers(True)
        assert t.A["Hulk"].xp == xp and t.A.ko == ["Academy"][:xp]
    t = situation(A=side("CV5-003", hand=["Academy"]), B=side(WALL))
    t.A.done()
    t.A.answers(False)
    assert t.A["Hulk"].xp == 0 and t.A.hand == ["Academy"]


def test_hulk_of_level_two_draws_and_brings_back_different_names_once() -> None:
    ko: list[CardDef | str] = [helper("One"), helper("One"), helper("Two"), "BOY-024"]
    t = situation(A=side("CV5-003", up=[*PLACES, PLACES[2]] * 2, ko=ko), B=side(WALL))
    at_level_two(t, "Hulk")
    assert t.s.has(t.A["Hulk"].number, "Lethal")
    t.A.uses("Hulk", "It's Like I Was Made for This")
    pays(t)
    assert t.A["Hulk"].wounds == 1 and t.offered() == ["One", "One", "Two"]
    t.A.gives(0)
    # the other of that name can't be chosen any more
    assert t.offered() == ["Two"]
    t.A.gives(0)
    t.A.picks("front row")
    t.A.picks("back row")
    assert t.A.front == ["Hulk", "One"] and t.A.back == ["Two"] and sorted(t.A.ko) == ["Diabolical", "One"]
    # once per game
    t.A.done()
    lets_go(t, 1)
    hand = len(t.A.hand)
    assert hand >= 3
    while t.s.phase != "main":
        t.match.choose(t.match.decision.shape.least() if t.match.decision is not None else ())
    assert not offers(t, "use Hulk")


def test_hulk_of_level_two_may_bring_nobody() -> None:
    t = situation(A=side("CV5-003", up=[*PLACES, PLACES[2]], ko=[helper("One")]), B=side(WALL))
    at_level_two(t, "Hulk")
    t.A.uses("Hulk", "It's Like I Was Made for This")
    pays(t)
    t.A.gives()
    assert t.A.ko == ["One"] and t.A["Hulk"].wounds == 1 and kind(t) == "turn"


def test_hulk_of_level_two_has_genius() -> None:
    t = situation(A=side("CV5-003", front=[helper("Mate")]), B=side(WALL))
    at_level_two(t, "Hulk")
    t.A.done()
    if kind(t) == "may":
        t.A.answers(False)
    before = len(t.A.hand)
    lets_go(t, 1)
    # two of the draw phase, and one
    assert len(t.A.hand) == before + 3


def test_thor_wanes_until_frigga_comes() -> None:
    hand: list[CardDef | str] = ["CV5-012", helper("Else")]
    t = situation(A=side("CV5-007", hand=hand, resources=[helper("R")] * 6), B=side(WALL), phase="turn")
    t.A.done()
    t.A.recruits("Else")
    t.A.done()
    t.A.done()
    assert t.A["Thor"].counters == -2 and t.A["Thor"].level == 1 and t.B["Wall"].counters == 0
    t.happens(ev.Appear(t.s.ref(next(n for n in t.s.zone(0, HAND) if t.s.card(n).printed.name == "Frigga")), 0, FRONT))
    assert t.A["Thor"].counters == 0 and t.A["Thor"].level == 2


def test_thor_of_level_two_weakens_those_he_flies_over() -> None:
    b = side(WALL, front=[helper("Low", 0, 9), helper("Down")], back=[helper("Behind", 0, 9)])
    t = situation(A=side("CV5-007", front=[helper("Mate")]), B=b, windows="all")
    at_level_two(t, "Thor")
    t.happens(ev.Stun(t.B["Down"].ref))
    begin(t, "Thor", "Behind")
    assert [t.B[n].counters for n in ("Wall", "Low", "Down", "Behind")] == [-2, -2, 0, 0]
    t.passes()
    t.happens(ev.Ready(t.A["Thor"].ref))
    begin(t, "Thor", "Low")
    assert [t.B[n].counters for n in ("Wall", "Low")] == [-2, -2]


@pytest.mark.parametrize("number", ["CV5-007", "CV5-019"])
def test_thor_kills_properly(number: str) -> None:
    prey = helper("Prey", 0, 2, 1)
    b = side(WALL, front=[prey], hand=[prey, helper("Else")], deck=[prey, helper("Deep"), prey], ko=[prey])
    main, front = ("CV5-007", [helper("Mate", 9, 9)]) if number == "CV5-007" else (HERO, [number, helper("Mate", 9, 9)])
    t = situation(A=side(main, front=front), B=b)
    if number == "CV5-007":
        at_level_two(t, "Thor")
    begin(t, "Thor", "Prey")
    t.passes()
    assert removed(t) == ["Prey"] * 5 and t.B.hand == ["Else"] and t.B.deck == ["Deep"] and t.B.ko == []
    # whom somebody else KOs, and whom he KOs in another's turn, are left alone
    t = situation(A=side(main, front=front), B=b)
    if number == "CV5-007":
        at_level_two(t, "Thor")
    begin(t, "Mate", "Prey")
    t.passes()
    assert removed(t) == [] and t.B.ko == ["Prey", "Prey"]


def test_thor_kills_properly_on_his_own_turn_only() -> None:
    t = situation(A=side(FOE, front=[helper("Prey", 1, 2, 1)]), B=side(HERO, front=["CV5-019"]))
    begin(t, "Prey", "Thor")
    t.passes()
    assert t.A.ko == ["Prey"] and removed(t) == []


# -- Crossover Vol. 5: supporting characters --------------------------------------------------------------------------------------


def test_jane_foster_strengthens_a_main_character_named_thor() -> None:
    for main, counters in (("MNB-001", 0), (define("Thor", MAIN, atk=5, def_=5, health=5), 2)):
        t = situation(A=side(main, front=["CV5-009"]), B=side(WALL), phase="turn")
        for _ in range(3):
            t.A.done()
        name = "Captain America" if main == "MNB-001" else "Thor"
        assert t.A[name].counters == counters and t.A["Jane Foster"].counters == 0


def test_one_of_a_kind_is_one_in_a_deck() -> None:
    lines = ["Main Character: Hulk (MNB-003)", "2 Jane Foster", "4 Rescue"]
    found = check(read_deck("\n".join(lines), "two"))
    assert any("2 copies of Jane Foster; at most 1" in words for words in found)
    assert not any("Rescue" in words for words in found)
    lines[1] = "1 Jane Foster"
    assert not any("Jane Foster" in words for words in check(read_deck("\n".join(lines), "one")))


@pytest.mark.parametrize("number", ["CV5-009", "CV5-011", "CV5-013", "CV5-022", "CV5-023"])
def test_every_card_that_is_one_of_a_kind_says_so(number: str) -> None:
    found = check(read_deck(f"Main Character: Hulk (MNB-003)\n2 {card(number).name} ({number})", "two"))
    assert any(f"2 copies of {card(number).name}; at most 1" in words for words in found)


@pytest.mark.parametrize("place", [0, 2])
def test_rescue_shields_somebody_for_energy_or_might_for_the_turn(place: int) -> None:
    t = situation(A=side(FOE, front=[helper("Brute", 9, 9)]), B=side(HERO, front=["CV5-010"], up=[PLACES[place]]), windows="all")
    begin(t, "Brute", "Hero")
    t.A.done()
    t.B.uses("Rescue", "Electromagnetic Force Fields")
    t.B.picks("Hero")
    t.passes()
    assert stunned(t) == []
    # this turn
    t.happens(ev.Ready(t.A["Brute"].ref))
    begin(t, "Brute", "Hero")
    t.passes()
    assert stunned(t) == []
    t.happens(ev.Ready(t.A["Brute"].ref))
    begin(t, "Brute", "Rescue")
    t.passes()
    assert t.B.ko == ["Rescue"]


def test_rescue_can_t_pay_with_another_symbol() -> None:
    t = situation(A=side(FOE), B=side(HERO, front=["CV5-010"], up=[PLACES[1], PLACES[3]]), windows="all")
    begin(t, "Foe", "Hero")
    t.A.done()
    assert not offers(t, "use Rescue")


@pytest.mark.parametrize(
    ("number", "name", "others"), [("CV5-011", "Fandral", ("Hogun", "Volstagg")), ("CV5-013", "Hogun", ("Fandral", "Volstagg"))]
)
def test_the_warriors_three_heal_each_other(number: str, name: str, others: tuple[str, str]) -> None:
    front: list[CardDef | str] = [helper(others[0], health=3), helper(others[1], health=3), helper("Else", health=3)]
    t = situation(A=side(HERO, front=front, hand=[number], resources=[helper("R")] * 3), B=side(WALL), phase="turn")
    for n in (*others, "Else"):
        t.s.write(t.A[n].number).wounds = 2
    t.A.done()
    t.A.recruits(name)
    # each of them once, if at all
    for other in others:
        assert t.offered() == [other]
        t.A.picks(other)
    assert [t.A[n].wounds for n in (*others, "Else")] == [1, 1, 2]
    # unwounded he is stronger
    word = "Ferocious" if name == "Hogun" else ""
    assert t.A.stats(name) == (5, 5) and (not word or t.s.has(t.A[name].number, word))
    t.happens(ev.Wound(t.A[name].ref))
    assert t.A.stats(name) == (3, 3) and not t.s.has(t.A[name].number, "Ferocious")


def test_fandral_is_mobile_while_he_has_no_wound() -> None:
    t = situation(A=side(HERO, front=["CV5-011", helper("Mate")]), B=side(WALL), windows="all")
    t.A.uses("Fandral", "Mobile")
    assert t.A.back == ["Fandral"] and t.A.front == ["Hero", "Mate"]
    # once a turn
    assert not offers(t, "use Fandral")
    t.s.memory.begin("turn")
    t.happens(ev.Exhaust(t.A["Mate"].ref))
    assert offers(t, "use Fandral: Mobile")
    t.happens(ev.Wound(t.A["Fandral"].ref))
    assert not offers(t, "use Fandral")


def test_frigga_sees_and_may_make_somebody_begin_anew() -> None:
    t = situation(
        A=side(HERO, front=["CV5-012"], up=PLACES, hand=[helper("Mine")]), B=side(WALL, hand=[helper("One"), helper("Two")])
    )
    t.A.uses("Frigga", "I See With More Than Eyes")
    while kind(t) == "player":
        t.A.gives(0)
    t.A.answers(True)
    t.A.picks("B")
    assert sorted(t.B.ko) == ["One", "Two"] and t.B.hand == ["Filler", "Filler"] and t.A.hand == ["Mine"]
    t = situation(A=side(HERO, front=["CV5-012"], up=PLACES), B=side(WALL, hand=[helper("One")]))
    t.A.uses("Frigga", "I See With More Than Eyes")
    while kind(t) == "player":
        t.A.gives(0)
    t.A.answers(False)
    assert t.B.hand == ["One"]


def test_sif_and_the_warriors_three() -> None:
    front: list[CardDef | str] = ["CV5-016", "CV5-011", "CV5-013", helper("Else")]
    t = situation(
        A=side(HERO, front=front, up=[PLACES[2], PLACES[3]]),
        B=side(WALL, front=[helper("Volstagg")]),
        phase="turn",
        windows="all",
    )
    while t.s.phase != "main":
        t.A.done()
    assert t.A["Sif"].counters == 2 and t.A["Else"].counters == 0
    begin(t, "Sif", "Wall")
    t.A.uses("Sif", "Sword and Shield")
    pays(t)
    t.B.done()
    # any number of times
    t.A.uses("Sif", "Sword and Shield")
    assert t.A.stats("Sif") == (13, 13) and t.A.stats("Else") == (2, 2)
    t.B.done()
    assert not offers(t, "use Sif")
    t.passes()
    assert t.A.stats("Sif") == (7, 7)


@pytest.mark.parametrize(("mode", "left"), [(0, (2, 0)), (2, (0, 0))])
def test_iron_man_undoes_resources_of_everybody(mode: int, left: tuple[int, int]) -> None:
    a = side(HERO, front=["CV5-017"], up=[PLACES[1], PLACES[3], PLACES[0]])
    t = situation(A=a, B=side(WALL, resources=[helper("Hidden")]))
    before = len(t.A.deck), len(t.B.deck)
    t.A.uses("Iron Man", "I Figured Out Time Travel")
    t.A.gives(mode)
    while kind(t) == "choose":
        assert t.match.decision is not None
        t.match.choose(t.match.decision.shape.least())
    assert (len(t.A.resources), len(t.B.resources)) == left
    assert (len(t.A.deck), len(t.B.deck)) == (before[0] + 3 - left[0], before[1] + 1)


def test_batroc_leaves_enemies_no_plot_twists_on_his_turn() -> None:
    t = situation(
        A=side(HERO, front=["CV5-020", helper("Mate", team="X")]),
        B=side(WALL, hand=[INSIGHT, INSIGHT], back=[helper("Behind")]),
        windows="all",
    )
    assert offers(t, "attack Behind with Georges Batroc") and not offers(t, "attack Behind with Mate")
    begin(t, "Mate", "Wall")
    t.A.done()
    assert offers(t, "play Insight")
    t.passes()
    begin(t, "Georges Batroc", "Wall")
    t.A.done()
    assert t.offered() == ["pass"]
    # his own side may; and in another's turn anybody
    t = situation(A=side(WALL, hand=[INSIGHT]), B=side(HERO, front=["CV5-020"]), windows="all")
    begin(t, "Wall", "Georges Batroc")
    assert offers(t, "play Insight")


# -- Crossover Vol. 5: plot twists ------------------------------------------------------------------------------------------------


def test_i_am_inevitable_keeps_one_from_everything() -> None:
    b = side(HERO, front=[helper("Safe", 1, 1, 1, team="MCU Villains"), helper("By")], hand=["CV5-022"])
    t = situation(A=side(FOE, front=[helper("Brute", 9, 9)]), B=b, windows="all")
    begin(t, "Brute", "Safe")
    t.A.done()
    t.B.plays("I Am Inevitable")
    t.happens(ev.Wound(t.B["Safe"].ref), ev.Stun(t.B["Safe"].ref), ev.Wound(t.B["By"].ref))
    assert t.B["Safe"].wounds == 0 and t.B["By"].wounds == 1
    t.passes()
    assert stunned(t) == [] and t.B.front == ["Hero", "Safe", "By"]
    t.happens(ev.Stun(t.B["Safe"].ref))
    assert t.B.ko == ["I Am Inevitable", "Safe"]


def test_i_went_for_the_head_removes_whom_one_strikes() -> None:
    for health in (1, 3):
        b = side(FOE, front=[helper("Hard", 0, 9, health), helper("By")])
        t = situation(A=side(HERO, front=[helper("Axe", 9, 9)], hand=["CV5-023"]), B=b, windows="all")
        begin(t, "Axe", "Hard")
        t.A.plays("I Went for the Head")
        chooses(t, "Axe")
        t.passes()
        assert removed(t) == ["Hard"] and t.B.ko == [] and t.B.front == ["Foe", "By"]
    # a strike too weak is a strike; a main character stays
    t = situation(
        A=side(HERO, front=[helper("Axe", 1, 9)], hand=["CV5-023"]), B=side(FOE, front=[helper("Hard", 0, 9, 3)]), windows="all"
    )
    begin(t, "Axe", "Hard")
    t.A.plays("I Went for the Head")
    chooses(t, "Axe")
    t.passes()
    assert removed(t) == ["Hard"]
    t = situation(A=side(HERO, front=[helper("Axe", 9, 9)], hand=["CV5-023"]), B=side(FOE), windows="all")
    begin(t, "Axe", "Foe")
    t.A.plays("I Went for the Head")
    chooses(t, "Axe")
    t.passes()
    assert removed(t) == [] and stunned(t) == ["Foe"]


# -- Fractured Family -----------------------------------------------------------------------------------------------------------------


def test_brainstorm_draws_up_to_the_number_of_all_characters() -> None:
    t = situation(
        A=side(HERO, front=["FRF-013", helper("Mate")], up=PLACES),
        B=side(WALL, front=[helper("One")], back=[helper("Two")]),
        phase="turn",
        turns=0,
    )
    t.A.uses("Brainstorm", "Smartest Girl")
    assert len(t.A.hand) == 6 and t.B.hand == []
    # AKA
    t = situation(A=side(HERO, front=["FRF-013"], hand=[helper("Valeria Richards")]), B=side(WALL))
    assert offers(t, "power up Brainstorm with Valeria Richards")


def test_human_torch_strikes_the_defender_in_the_first_attack_of_a_turn() -> None:
    b = side(define("Target", MAIN, atk=9, def_=5, health=5), front=[helper("By", 1, 9)])
    t = situation(A=side(HERO, front=["FRF-014", helper("Mate", team="X")], up=PLACES), B=b, windows="all")
    begin(t, "Human Torch", "Target")
    t.A.uses("Human Torch", "Hothead")
    assert stunned(t) == ["Target"] and t.s.combat is None and "Human Torch" in t.A.front
    # not in a later one
    t = situation(A=side(HERO, front=["FRF-014", helper("Mate", team="X")], up=PLACES), B=b, windows="all")
    begin(t, "Mate", "By")
    t.passes()
    begin(t, "Human Torch", "Target")
    t.A.uses("Human Torch", "Hothead")
    assert stunned(t) == [] and t.s.combat is not None


def test_powerhouse_shapes_a_new_resource_row() -> None:
    deck: list[CardDef | str] = ["Academy", "Fortress", helper("Deep")]
    t = situation(
        A=side(HERO, front=["FRF-015"], up=[PLACES[0]], resources=[helper("Old")], deck=deck),
        B=side(WALL, resources=[helper("R")]),
        phase="turn",
        turns=0,
    )
    t.A.uses("Powerhouse", "Universal Shaper")
    places = [n for n in t.offered()] if kind(t) == "choose" else []
    if kind(t) == "choose":
        t.A.picks(*places)
    assert len(t.A.resources) == 2 and len(t.A.deck) == 3 and t.B.resources == ["(R)"]
    assert [r for r in t.A.resources if not r.startswith("(")] == places
    names = sorted([r.strip("()") for r in t.A.resources] + t.A.deck)
    assert names == sorted(["Any Energy", "Old", "Academy", "Fortress", "Deep"])


def test_thing_clobbers_a_defender_for_a_turn() -> None:
    b = side(define("Soft", MAIN, atk=0, def_=3, health=5), front=[helper("Mate"), helper("By")])
    t = situation(A=side(HERO, front=["FRF-016"]), B=b)
    t.happens(ev.Exhaust(t.B["Mate"].ref))
    begin(t, "Thing", "Soft")
    t.passes()
    assert t.B.back == ["Soft"] and stunned(t) == ["Soft"]
    t.A.done()
    while t.s.phase != "formation":
        t.match.choose(t.match.decision.shape.least() if t.match.decision is not None else ())
    # it recovers, and no more
    assert stunned(t) == [] and t.B["Soft"].exhausted and not t.B["Mate"].exhausted
    assert offers(t, "move Mate") and not offers(t, "move Soft")
    t.happens(ev.Shift(t.B["Soft"].ref, 1, FRONT), ev.Ready(t.B["Soft"].ref))
    assert t.B.back == ["Soft"] and t.B["Soft"].exhausted
    lets_go(t, 1)
    lets_go(t, 0)
    while t.s.phase != "formation":
        t.match.choose(t.match.decision.shape.least() if t.match.decision is not None else ())
    assert not t.B["Soft"].exhausted and offers(t, "move Soft")


def test_thing_does_not_clobber_an_attacker() -> None:
    t = situation(A=side(FOE, front=[helper("Frail", 1, 1, 3)]), B=side(HERO, front=["FRF-016"]))
    begin(t, "Frail", "Thing")
    t.passes()
    assert stunned(t) == ["Frail"] and t.A.front == ["Foe", "Frail"] and t.A.back == []


def test_fantastic_gives_four_counters_to_one_in_the_combat() -> None:
    t = situation(A=side(HERO, front=[helper("Idle")], hand=["FRF-021"]), B=side(WALL), windows="all")
    begin(t, "Hero", "Wall")
    t.A.plays("Fantastic!")
    assert t.offered() == ["Hero", "Wall"]
    t.A.picks("Hero")
    assert t.A["Hero"].counters == 4 and t.A["Idle"].counters == 0 and t.B["Wall"].counters == 0


@pytest.mark.parametrize(("prefix", "number"), [("CV5-", 14), ("FRF-", 8)])
def test_every_card_of_these_sets_is_built_or_says_why_not_and_prints_its_text(prefix: str, number: int) -> None:
    built = 0
    for c in catalog().values():
        if not c.number.startswith(prefix):
            continue
        if not c.known_text:
            assert unbuilt_cards()[c.number] != "its text is not built yet"
            continue
        built += 1
        for values in c.faces:
            for ability in values.abilities:
                words = ability.print(values.name)
                assert words[0].isupper() or words[0] == "[", words
                assert "  " not in words and ".." not in words.replace("...", "") and words.rstrip('"').endswith((".", "!")), (
                    words
                )
    assert built == number
