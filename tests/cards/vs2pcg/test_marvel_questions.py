"""The Marvel Battles: what players would ask of its cards: who counts, who chooses, what lasts, what was there before."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import catalog, define
from longbox.games.vs2pcg.situations import Laid, Table, side, situation
from longbox.games.vs2pcg.state import HAND, MAIN, SUPPORTING, CardDef
from tests.cards.vs2pcg.common import ANY_PLACES as PLACES, at_level_two, chooses, kind, stunned

HERO = define("Hero", MAIN, atk=2, def_=5, health=5, teams=("Avengers",))
FOE = define("Foe", MAIN, atk=2, def_=5, health=5, teams=("Supervillains",))
MUTANT = define("Mutant", MAIN, atk=2, def_=5, health=5, teams=("X-Men",))


def helper(
    name: str, atk: int = 2, def_: int = 2, health: int = 2, team: str = "Avengers", words: tuple[str, ...] = (), cost: int = 1
) -> CardDef:
    return define(name, SUPPORTING, cost=cost, atk=atk, def_=def_, health=health, teams=(team,), words=words)


def fight(t: Table, attacker: str, defender: str, *mates: str) -> None:
    """An attack, with those mates, resolved with nothing played."""
    t.A.attacks(attacker, defender)
    for mate in mates:
        t.A.picks(mate)
    if kind(t) == "join":
        t.A.picks()
    t.passes()


def test_captain_america_lets_nobody_strike_back_during_team_attacks_this_turn() -> None:
    a = side("MNB-001", front=[helper("Mate"), helper("Lone")], up=PLACES)
    t = situation(A=a, B=side(FOE, front=[helper("Giant", 9, 4, 3), helper("Ogre", 9, 2, 3)]))
    t.A.uses("Captain America", "Avengers Assemble")
    fight(t, "Captain America", "Giant", "Mate")
    assert stunned(t) == ["Giant"]
    # he stunned it while team attacking
    assert t.A["Captain America"].xp == 1
    # a solo attack is struck back
    fight(t, "Lone", "Ogre")
    assert stunned(t) == ["Lone", "Giant", "Ogre"] and t.A["Captain America"].xp == 1


def test_captain_america_gains_nothing_for_a_solo_attack() -> None:
    t = situation(A=side("MNB-001", front=[helper("Mate")]), B=side(FOE, front=[helper("One", 0, 2)]))
    fight(t, "Captain America", "One")
    assert stunned(t) == ["One"] and t.A["Captain America"].xp == 0


def test_captain_america_of_level_two_strengthens_his_whole_side() -> None:
    t = situation(A=side("MNB-001", front=[helper("Up"), helper("Down")], up=PLACES), B=side(FOE))
    at_level_two(t, "Captain America")
    t.happens(ev.Stun(t.A["Down"].ref))
    t.A.uses("Captain America", "Leader of the Avengers")
    assert [t.A[n].counters for n in ("Captain America", "Up", "Down")] == [1, 1, 0] and t.B["Foe"].counters == 0


def test_iron_man_gains_xp_as_one_of_his_side_is_powered_up() -> None:
    t = situation(A=side("MNB-005", front=["MNB-010"], hand=["MNB-010", "MNB-020"]), B=side(FOE))
    t.A.powers_up("Black Widow")
    assert t.A["Iron Man"].xp == 1 and t.A["Black Widow"].counters == 1
    t.A.powers_up("Iron Man")
    assert t.A["Iron Man"].xp == 2


def test_iron_man_of_level_two_adds_to_a_counter_that_is_there() -> None:
    t = situation(A=side("MNB-005", front=[helper("With"), helper("Without")], up=PLACES), B=side(FOE))
    at_level_two(t, "Iron Man")
    t.happens(ev.PutCounter(t.A["With"].ref, 1), ev.PutCounter(t.B["Foe"].ref, 1))
    t.A.uses("Iron Man", "Upgraded Armor")
    if t.s.decision is not None and t.s.decision.kind == "choose":
        assert t.offered() == ["With"]
        t.A.picks("With")
    assert t.A["With"].counters == 4 and t.A["Without"].counters == 0 and t.B["Foe"].counters == 1


def test_spider_man_is_as_great_as_his_face_up_supporters_are_many() -> None:
    t = situation(A=side("MNB-007", front=[helper("One"), helper("Two"), helper("Down")], up=PLACES), B=side(FOE), windows="all")
    t.happens(ev.Stun(t.A["Down"].ref))
    t.A.attacks("Spider-Man", "Foe")
    t.A.picks()
    t.A.uses("Spider-Man", "Great Power")
    assert t.A.stats("Spider-Man") == (4, 7) and t.A.stats("One") == (2, 2)
    # the number is that of when it resolved
    t.happens(ev.Stun(t.A["Two"].ref))
    assert t.A.stats("Spider-Man") == (4, 7)
    t.passes()
    assert t.A.stats("Spider-Man") == (2, 5)
    t.A.done()
    assert t.A["Spider-Man"].xp == 1


def test_spider_man_of_level_two_takes_the_place_of_a_defender() -> None:
    t = situation(A=side(HERO), B=side("MNB-007", back=[helper("Out")], front=[helper("Weak", 0, 1)], up=PLACES, main_back=True))
    t.happens(ev.LevelUp(t.B["Spider-Man"].ref, 2))
    t.A.attacks("Hero", "Weak")
    t.B.uses("Spider-Man", "Friendly Neighbor")
    assert t.B.front == ["Spider-Man"] and "Weak" in t.B.back and "Out" in t.B.back
    t.passes()
    assert stunned(t) == []


def test_spider_man_does_nothing_for_the_defender_of_an_enemy() -> None:
    t = situation(
        A=side("MNB-007", back=[helper("Idle")], front=[helper("Mine")], up=PLACES, main_back=True), B=side(FOE), windows="all"
    )
    at_level_two(t, "Spider-Man")
    t.A.attacks("Mine", "Foe")
    t.A.uses("Spider-Man", "Friendly Neighbor")
    assert t.s.combat is not None and t.s.combat.defender == t.B["Foe"].ref and "Spider-Man" in t.A.back


def test_storm_puts_both_counters_on_the_only_one_chosen() -> None:
    t = situation(A=side("MNB-027", up=PLACES), B=side(FOE, front=[helper("One")]))
    t.A.uses("Storm", "Lightning Storm")
    t.A.picks("Foe")
    assert t.B["Foe"].counters == -2 and t.B["One"].counters == 0


def test_wolverine_gains_xp_for_defenders_that_he_stuns_alone() -> None:
    t = situation(
        A=side("MNB-029", front=[helper("Mate", team="X-Men")], up=PLACES),
        B=side(FOE, front=[helper("Hard", 0, 6)]),
        windows="all",
    )
    t.A.attacks("Wolverine", "Hard")
    t.A.picks()
    t.A.uses("Wolverine", "SNIKT!")
    assert t.A.stats("Wolverine") == (6, 4)
    t.passes()
    assert stunned(t) == ["Hard"] and t.A["Wolverine"].xp == 1 and t.A.stats("Wolverine") == (3, 4)
    # in a team he gains none
    t = situation(A=side("MNB-029", front=[helper("Mate", team="X-Men")]), B=side(FOE, front=[helper("Hard", 0, 5)]))
    fight(t, "Wolverine", "Hard", "Mate")
    assert stunned(t) == ["Hard"] and t.A["Wolverine"].xp == 0
    # nor as a defender
    t = situation(A=side(FOE, front=[helper("Frail", 1, 1, team="Supervillains")]), B=side("MNB-029"))
    fight(t, "Frail", "Wolverine")
    assert stunned(t) == ["Frail"] and t.B["Wolverine"].xp == 0


def test_gamora_trains_only_after_she_has_stunned_an_enemy() -> None:
    t = situation(A=side("MNB-057", up=PLACES), B=side(FOE, front=[helper("One", 0, 1)]))
    t.A.uses("Gamora", "Brutal Training")
    assert t.A["Gamora"].counters == 0
    t = situation(A=side("MNB-057", up=PLACES), B=side(FOE, front=[helper("One", 0, 1)]))
    fight(t, "Gamora", "One")
    t.A.uses("Gamora", "Brutal Training")
    # a supporting character gives no XP
    assert t.A["Gamora"].counters == 2 and t.A["Gamora"].xp == 0


def test_green_goblin_asks_nobody_whose_hand_is_empty() -> None:
    t = situation(A=side("MNB-079", up=PLACES), B=side(FOE, front=[helper("One")]))
    t.A.uses("Green Goblin", "Sadistic Choice")
    if t.s.decision is not None and t.s.decision.kind == "choose":
        t.A.picks("One")
    assert stunned(t) == ["One"]


def test_hawkeye_aims_once() -> None:
    t = situation(
        A=side(HERO, back=["MNB-013"], up=PLACES),
        B=side(FOE, front=[helper("Archer", 9, 5, 3, words=("Ranged",)), helper("Bystander")]),
    )
    t.A.uses("Hawkeye", "Take Aim")
    assert t.A.stats("Hawkeye") == (2, 3)
    fight(t, "Hawkeye", "Archer")
    assert stunned(t) == ["Archer"]
    # not the next time
    t.happens(ev.Ready(t.A["Hawkeye"].ref))
    t.A.attacks("Hawkeye", "Bystander")
    assert t.A.stats("Hawkeye") == (2, 3)


def test_hawkeye_is_struck_back_in_melee() -> None:
    t = situation(A=side(HERO, front=["MNB-013"], up=PLACES), B=side(FOE, front=[helper("Archer", 9, 5, 3, words=("Ranged",))]))
    t.A.uses("Hawkeye", "Take Aim")
    fight(t, "Hawkeye", "Archer")
    assert stunned(t) == ["Archer"] and t.A.ko[-1:] == ["Hawkeye"]


def test_ms_marvel_counts_the_other_ranged_ones_of_her_side() -> None:
    archers = [helper("A1", words=("Ranged",)), helper("A2", words=("Ranged",)), helper("Down", words=("Ranged",))]
    t = situation(A=side(HERO, front=["MNB-017", *archers], up=PLACES), B=side(FOE, back=[helper("Theirs", words=("Ranged",))]))
    t.happens(ev.Stun(t.A["Down"].ref))
    t.A.uses("Ms. Marvel")
    # not she herself, nor the stunned one, which has lost its powers
    assert t.A["Ms. Marvel"].counters == 2 and t.A["A1"].counters == 0


def test_iron_man_turns_a_location_up_as_he_appears() -> None:
    for yes in (True, False):
        t = situation(A=side(HERO, hand=["MNB-020"], resources=["Academy", *[helper("R")] * 5]), B=side(FOE), phase="turn")
        t.A.done()
        t.A.recruits("Iron Man")
        t.A.answers(yes)
        chooses(t, "Academy")
        assert (t.A.resources[0] == "Academy") is yes and t.A.resources[1:] == ["(R)"] * 5
    # nothing is asked where there is no location face down
    t = situation(A=side(HERO, hand=["MNB-020"], resources=[helper("R")] * 6), B=side(FOE), phase="turn")
    t.A.done()
    t.A.recruits("Iron Man")
    assert kind(t) == "turn"


def test_magik_takes_another_along_or_not() -> None:
    for names in (("Friend",), ()):
        t = situation(
            A=side(MUTANT, front=["MNB-036", helper("Friend"), helper("Left")], up=PLACES), B=side(FOE, front=[helper("Theirs")])
        )
        t.A.uses("Magik")
        assert t.offered() == ["Friend", "Left"]
        t.A.picks(*names)
        assert sorted(t.A.hand) == sorted(["Magik", *names]) and "Left" in t.A.front and t.B.front == ["Foe", "Theirs"]


def test_cyclops_moves_one_of_his_side_to_the_row_of_choice() -> None:
    t = situation(A=side(MUTANT, front=["MNB-038", helper("One")], up=PLACES), B=side(FOE))
    t.A.uses("Cyclops")
    t.A.picks("One")
    assert t.offered() == ["front row", "back row"]
    t.A.picks("back row")
    assert t.A.back == ["One"] and t.A.front == ["Mutant", "Cyclops"] and t.B.front == ["Foe"]


def test_deadpool_teams_with_any_main_character_and_comes_back() -> None:
    t = situation(A=side(HERO, front=["MNB-039", helper("Avenger")]), B=side(FOE))
    t.A.attacks("Deadpool", "Foe")
    assert "Hero" in t.offered() and "Avenger" not in t.offered()
    t = situation(A=side(HERO, ko=["MNB-039", helper("Dead")], up=PLACES), B=side(FOE), phase="turn")
    t.A.uses("Deadpool", "Can't Keep a Bad Man Down")
    t.A.picks("back row")
    assert t.A.back == ["Deadpool"] and t.A.ko == ["Dead"]
    # not from play
    t = situation(A=side(HERO, front=["MNB-039"], up=PLACES), B=side(FOE), phase="turn")
    assert not any("Deadpool" in o for o in t.offered())


def test_wolverine_regenerates_if_he_is_face_up_as_the_turn_begins() -> None:
    for down in (False, True):
        t = situation(A=side(FOE), B=side(MUTANT, front=["MNB-044", helper("Hurt")]))
        t.happens(ev.Wound(t.B["Wolverine"].ref), ev.Wound(t.B["Hurt"].ref))
        if down:
            t.happens(ev.Stun(t.B["Wolverine"].ref, daze=True))
        t.A.done()
        # dazed he recovers only after that
        assert t.s.active == t.B.number and t.B["Wolverine"].wounds == (1 if down else 0) and t.B["Hurt"].wounds == 1
        assert stunned(t) == []


def test_star_lord_makes_guardians_of_his_side() -> None:
    t = situation(
        A=side(HERO, front=["MNB-069", helper("Mutant", team="X-Men")]), B=side(FOE, front=[helper("Theirs", team="X-Men")])
    )
    assert "Guardians" in t.s.now(t.A["Mutant"].number).teams and "X-Men" in t.s.now(t.A["Mutant"].number).teams
    assert "Guardians" not in t.s.now(t.A["Hero"].number).teams and "Guardians" not in t.s.now(t.B["Theirs"].number).teams
    t.A.attacks("Mutant", "Foe")
    assert t.offered() == ["Star-Lord"]
    # without him there is no team
    t = situation(A=side(HERO, front=["MNB-069", helper("Mutant", team="X-Men")]), B=side(FOE))
    t.happens(ev.Stun(t.A["Star-Lord"].ref))
    assert "Guardians" not in t.s.now(t.A["Mutant"].number).teams


def test_mystique_takes_the_figures_of_another_until_the_turn_ends() -> None:
    t = situation(A=side(FOE, front=["MNB-088", helper("Big", 8, 9)], up=PLACES), B=side(HERO))
    t.happens(ev.PutCounter(t.A["Mystique"].ref, 1), ev.PutCounter(t.A["Big"].ref, 1))
    t.A.uses("Mystique")
    assert t.offered() == ["Foe", "Big", "Hero"]
    t.A.picks("Big")
    # 9/10 as it is, and her own counter on top; what becomes of the other later changes nothing
    assert t.A.stats("Mystique") == (10, 11)
    t.happens(ev.PutCounter(t.A["Big"].ref, 3))
    assert t.A.stats("Mystique") == (10, 11)
    t.A.done()
    assert t.A.stats("Mystique") == (3, 5)


def test_magneto_keeps_enemy_supporters_down() -> None:
    t = situation(A=side(FOE, front=["MNB-097", helper("Own")]), B=side(HERO, front=[helper("Down")]))
    t.happens(ev.Stun(t.B["Down"].ref), ev.Stun(t.B["Hero"].ref), ev.Stun(t.A["Own"].ref))
    t.happens(ev.Recover(t.A["Own"].ref))
    assert stunned(t) == ["Hero", "Down"]
    t.A.done()
    # in the turn of B the main character recovers
    assert t.s.active == t.B.number and stunned(t) == ["Down"]
    t.happens(ev.Recover(t.B["Down"].ref))
    assert stunned(t) == ["Down"]
    # no longer once he is stunned himself
    t.happens(ev.Stun(t.A["Magneto"].ref))
    t.happens(ev.Recover(t.B["Down"].ref))
    assert stunned(t) == []


def test_uncanny_defense_puts_another_in_the_place_of_the_defender() -> None:
    b = side(MUTANT, front=[helper("Weak", 0, 1)], back=[helper("Strong", 5, 9), helper("Down")], hand=["Uncanny Defense"])
    t = situation(A=side(FOE), B=b, windows="all")
    t.happens(ev.Stun(t.B["Down"].ref))
    t.A.attacks("Foe", "Weak")
    t.A.done()
    t.B.plays("Uncanny Defense")
    assert t.offered() == ["Mutant", "Strong"]
    t.B.picks("Strong")
    assert t.B.front == ["Mutant", "Strong"] and "Weak" in t.B.back
    t.passes()
    assert stunned(t) == ["Foe", "Down"]


def test_thanos_shuffles_all_the_dead_in_and_grows_by_as_many() -> None:
    a = side("MNB-085", ko=[helper("Mine"), "Think Again"], up=PLACES, front=[helper("Bystander")], deck=[helper("Deck")])
    t = situation(A=a, B=side(HERO, ko=[helper("Theirs"), helper("Another"), "Fortress"], deck=[]))
    t.A.uses("Thanos", "Court Death")
    assert t.A["Thanos"].counters == 3 and t.A["Bystander"].counters == 0 and t.B["Hero"].counters == 0
    # each into its owner's deck; what is no character stays
    assert sorted(t.A.deck) == ["Deck", "Mine"] and sorted(t.B.deck) == ["Another", "Theirs"]
    assert sorted(t.A.ko) == ["Think Again"] and t.B.ko == ["Fortress"]


def test_thanos_gets_nothing_for_empty_piles() -> None:
    t = situation(A=side("MNB-085", up=PLACES), B=side(HERO))
    t.A.uses("Thanos", "Court Death")
    assert t.A["Thanos"].counters == 0


def test_thanos_gains_xp_for_each_enemy_kod_and_none_for_his_own() -> None:
    t = situation(A=side("MNB-085", front=[helper("Own")]), B=side(HERO, front=[helper("One"), helper("Two")]))
    t.happens(ev.Ko(t.A["Own"].ref), ev.Ko(t.B["One"].ref))
    assert t.A["Thanos"].xp == 1 and t.B.front == ["Hero", "Two"]


def test_the_infinity_gauntlet_costs_four_symbols_and_strikes_each_enemy_player() -> None:
    b = side(HERO, front=[helper("One"), helper("Two")], resources=[helper("R1"), "Academy"], hand=[helper("Card")])
    c = side(FOE, back=[helper("Three"), helper("Four")], up=["Fortress", "Laboratory"])
    t = situation(A=side("MNB-085", front=[helper("Own")], up=PLACES, hand=[helper("Mine")]), B=b, C=c)
    at_level_two(t, "Thanos")
    t.A.uses("Thanos", "The Infinity Gauntlet")
    assert stunned(t) == ["Hero"] and len(t.offered()) == 2
    # whoever uses it chooses, of what that player has
    t.A.gives(1)
    assert t.offered() == ["One", "Two"]
    t.A.picks("Two")
    assert stunned(t) == ["Hero", "Foe"] and t.offered() == ["Fortress", "Laboratory"]
    t.A.picks("Laboratory")
    assert t.offered() == ["Three", "Four"]
    t.A.picks("Three")
    assert sorted(t.B.ko) == ["Academy", "Card", "Two"] and t.B.hand == [] and t.B.front == ["Hero", "One"]
    # a hand that is empty is skipped
    assert sorted(t.C.ko) == ["Laboratory", "Three"] and t.C.back == ["Four"]
    assert t.A.front == ["Thanos", "Own"] and t.A.hand == ["Mine"] and t.A.resources == [f"({p})" for p in PLACES]


def test_the_infinity_gauntlet_is_not_offered_for_three_symbols() -> None:
    t = situation(A=side("MNB-085", up=PLACES[:3]), B=side(HERO))
    at_level_two(t, "Thanos")
    assert not any("Infinity Gauntlet" in o for o in t.offered())


def test_ronan_names_any_card_and_all_copies_are_discarded() -> None:
    hand: list[CardDef | str] = ["Think Again", "Extinguish", "Think Again"]
    t = situation(A=side(FOE, front=["MNB-087"], up=PLACES, hand=["Think Again"]), B=side(HERO, hand=hand))
    t.A.uses("Ronan", "Accuse")
    # cards that nobody has can be named, and each name once: the list tells nothing
    assert "Wolverine" in t.offered() and t.offered().count("Think Again") == 1
    t.A.picks("Think Again")
    assert t.B.hand == ["Extinguish"] and t.B.ko == ["Think Again", "Think Again"] and t.A.hand == ["Think Again"]


def test_ronan_sees_the_hand_though_the_name_is_wrong() -> None:
    t = situation(
        A=side(FOE, front=["MNB-087"], up=PLACES), B=side(HERO, hand=["Extinguish"]), C=side(MUTANT, hand=["Extinguish"])
    )
    t.A.uses("Ronan", "Accuse")
    t.A.picks("Wolverine")
    t.A.picks("B")
    assert t.B.hand == ["Extinguish"] and t.B.ko == []
    shown = [bool(t.s.card(t.s.zone(p, HAND)[0]).known & 1) for p in (t.B.number, t.C.number)]
    assert shown == [True, False]


def rolling(front: list[CardDef | str], back: list[CardDef | str], C: Laid | None = None) -> Table:
    """Juggernaut attacks alone the last one of the front row, and has used his power."""
    b = side(HERO, front=front, back=back)
    t = situation(A=side(FOE, front=["MNB-096"], up=PLACES), B=b, C=C, windows="all")
    t.A.attacks("Juggernaut", str(getattr(front[-1], "name", front[-1])))
    if kind(t) == "join":
        t.A.picks()
    t.A.uses("Juggernaut", "Unstoppable")
    t.passes()
    return t


def test_juggernaut_rolls_on_into_the_back_row_though_the_front_row_stands() -> None:
    back: list[CardDef | str] = [helper("Behind", 0, 3), helper("Down"), helper("Also", 0, 3)]
    t = rolling([helper("Wall", 0, 5, 1)], back, side(MUTANT, back=[helper("Elsewhere")]))
    # the one that he has KO'd was in the row of B: only those behind it, face up
    assert t.B.ko == ["Wall"] and kind(t) == "may"
    t.A.answers(True)
    assert t.offered() == ["Behind", "Down", "Also"]
    t.A.picks("Also")
    # a combat of its own: it is struck, and the one before is over
    assert t.s.combat is not None and t.s.combat.defender == t.B["Also"].ref and not t.s.combat.team
    t.passes()
    assert stunned(t) == ["Also"] and t.s.combat is None and t.A["Juggernaut"].exhausted
    # that was once: the power was for the combat before
    assert kind(t) == "turn" and t.s.phase == "main"


def test_juggernaut_may_stop() -> None:
    t = rolling([helper("Wall", 0, 5)], [helper("Behind")])
    t.A.answers(False)
    assert stunned(t) == ["Wall"] and t.s.combat is None and kind(t) == "turn"


def test_juggernaut_stops_if_he_does_not_survive_or_stuns_nobody() -> None:
    t = rolling([helper("Thorn", 5, 5)], [helper("Behind")])
    assert stunned(t) == ["Juggernaut", "Thorn"] and t.s.combat is None and kind(t) == "turn"
    t = rolling([helper("Rock", 0, 9)], [helper("Behind")])
    assert stunned(t) == [] and kind(t) == "turn"


def test_juggernaut_is_asked_nothing_where_nobody_is_behind() -> None:
    t = rolling([helper("Wall", 0, 5)], [])
    assert stunned(t) == ["Wall"] and t.s.combat is None and kind(t) == "turn"


def test_juggernaut_rolls_on_with_nothing_of_the_combat_before() -> None:
    a = side(FOE, front=["MNB-096"], up=PLACES, hand=["Open Fire"])
    t = situation(A=a, B=side(HERO, front=[helper("Wall", 0, 9)], back=[helper("Behind", 0, 9)]), windows="all")
    t.A.attacks("Juggernaut", "Wall")
    if kind(t) == "join":
        t.A.picks()
    t.A.uses("Juggernaut", "Unstoppable")
    t.B.done()
    t.A.plays("Open Fire")
    t.passes()
    t.A.answers(True)
    if kind(t) == "choose":
        t.A.picks("Behind")
    assert t.A.stats("Juggernaut") == (8, 5)
    t.passes()
    assert stunned(t) == ["Wall"]


def test_juggernaut_does_not_roll_on_in_a_team() -> None:
    a = side(FOE, front=["MNB-096"], up=PLACES)
    t = situation(A=a, B=side(HERO, front=[helper("Wall", 0, 5)], back=[helper("Behind", 0, 9)]), windows="all")
    t.A.attacks("Juggernaut", "Wall")
    t.A.picks("Foe")
    t.A.uses("Juggernaut", "Unstoppable")
    t.passes()
    assert stunned(t) == ["Wall"] and kind(t) == "turn" and t.s.combat is None


def test_every_text_is_printed_in_whole_sentences() -> None:
    for c in catalog().values():
        for values in c.faces:
            for ability in values.abilities:
                words = ability.print(c.name)
                assert words.lstrip(".")[0].isupper() or words[0] == "[", words
                assert "  " not in words and ".." not in words.replace("...", "") and "!." not in words, words
                assert words.rstrip('"').endswith((".", "!")), words
