"""The main characters of The Marvel Battles: their powers, how they level up, who is left alone."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.situations import Laid, Table, side, situation
from longbox.games.vs2pcg.state import MAIN, SUPPORTING, CardDef
from tests.cards.vs2pcg.common import FOE, NAMED_PLACES as PLACES, fights as attack, of_legacy as helper, stunned


def mine(
    number: str,
    level: int = 1,
    *,
    foe: Laid | None = None,
    phase: str = "main",
    windows: str = "turns",
    **more: list[CardDef | str],
) -> Table:
    """A table on which this main character is A's, at this level, with one location of each symbol."""
    t = situation(
        A=side(number, up=list(PLACES), **more),
        B=foe or side(FOE, front=[helper("One", 1, 3), helper("Two", 1, 3)]),
        phase=phase,
        windows=windows,
    )
    if level > 1:
        t.happens(ev.LevelUp(t.s.ref(t.s.main(0)), level))
    return t


def test_captain_america_assembles_a_team_that_nobody_strikes_back_at() -> None:
    t = mine("MNB-001", front=[helper("Mate"), helper("Again", 3, 2, 2, "X-Men")])
    t.A.uses("Captain America", "Avengers Assemble")
    attack(t, "Captain America", "One", "Mate")
    assert stunned(t) == ["One"] and t.A["Captain America"].xp == 1
    # a solo attack is struck back at
    t.happens(ev.PutCounter(t.B["Two"].ref, 1))
    attack(t, "Again", "Two")
    assert stunned(t) == ["Again", "One"]
    t = mine("MNB-001", 2, front=[helper("Mate")])
    t.A.uses("Captain America", "Leader of the Avengers")
    assert (t.A["Captain America"].counters, t.A["Mate"].counters, t.B["Foe"].counters) == (1, 1, 0)


def test_iron_man_blasts_and_may_push() -> None:
    for push in (True, False):
        t = mine("MNB-005", hand=[helper("Iron Man")])
        t.A.uses("Iron Man", "Repulsor Blast")
        t.A.picks("One")
        t.A.answers(push)
        assert t.B["One"].counters == -1 and t.B.back == (["One"] if push else [])
        t.A.powers_up("Iron Man")
        assert t.A["Iron Man"].xp == 1
    t = mine("MNB-005", 2, front=[helper("Plain"), helper("Marked")])
    t.happens(ev.PutCounter(t.A["Marked"].ref, 1))
    t.A.uses("Iron Man", "Upgraded Armor")
    assert (t.A["Marked"].counters, t.A["Plain"].counters) == (4, 0)


def test_spider_man_is_as_great_as_his_friends_are_many() -> None:
    t = mine("MNB-007", front=[helper("Friend"), helper("Down")], windows="all")
    t.happens(ev.Stun(t.A["Down"].ref))
    t.A.attacks("Spider-Man", "Foe")
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.A.uses("Spider-Man", "Great Power")
    assert t.A.stats("Spider-Man") == (3, 6)
    t.passes()
    assert t.A.stats("Spider-Man") == (2, 5)
    t.A.done()
    assert t.A["Spider-Man"].xp == 1
    # at level 2 he takes the place of a defender
    b = side("MNB-007", front=[helper("Target", 1, 1)], up=list(PLACES), main_back=True)
    t = situation(A=side(FOE), B=b)
    t.happens(ev.LevelUp(t.B["Spider-Man"].ref, 2))
    t.A.attacks("Foe", "Target")
    t.B.uses("Spider-Man", "Friendly Neighbor")
    assert t.B.front == ["Spider-Man"] and t.B.back == ["Target"] and stunned(t) == []


def test_storm_divides_her_lightning_and_lifts_her_side() -> None:
    t = mine("MNB-027")
    t.A.uses("Storm", "Lightning Storm")
    t.A.picks("One", "Two")
    assert [t.B[n].counters for n in ("Foe", "One", "Two")] == [0, -1, -1]
    # a super power that she has used
    assert t.A["Storm"].xp == 1
    t = mine("MNB-027")
    t.A.uses("Storm", "Lightning Storm")
    t.A.picks("One")
    assert t.B["One"].counters == -2
    t = mine("MNB-027", 2, front=[helper("Walker")])
    t.A.uses("Storm", "Wind Storm")
    assert t.s.has(t.A["Walker"].number, "Flight") and not t.s.has(t.B["One"].number, "Flight")
    t.A.done()
    assert not t.s.has(t.A["Walker"].number, "Flight")


def test_wolverine_stuns_alone_and_heals() -> None:
    t = mine("MNB-029", windows="all", front=[helper("Mate", team="X-Men")])
    t.A.attacks("Wolverine", "Foe")
    t.A.picks()
    t.A.uses("Wolverine", "SNIKT!")
    assert t.A.stats("Wolverine") == (6, 4)
    t.passes()
    assert stunned(t) == ["Foe"] and t.A["Wolverine"].xp == 1
    t = mine("MNB-029", front=[helper("Mate", team="X-Men")])
    attack(t, "Wolverine", "One", "Mate")
    if t.match.decision is not None and t.match.decision.kind == "strike back":
        t.B.picks("Mate")
    assert "One" in stunned(t) and t.A["Wolverine"].xp == 0
    t = mine("MNB-029", 2)
    t.s.write(t.A["Wolverine"].number).wounds = 2
    t.A.uses("Wolverine", "Healing Factor")
    assert t.A["Wolverine"].wounds == 1


def test_professor_x_finds_a_character_among_five_and_levels_up_in_peace() -> None:
    deck: list[CardDef | str] = ["Fortress", "Open Fire", helper("Found"), "Academy", "Think Again", helper("Sixth")]
    t = situation(A=side("MNB-033", up=list(PLACES), deck=[*deck, *deck]), B=side(FOE), phase="turn")
    before = t.A.deck
    t.A.uses("Professor X", "Cerebro")
    seen = before[:5]
    found = next(n for n in seen if n in ("Found", "Sixth"))
    if t.match.decision is not None and t.match.decision.kind == "choose":
        t.A.picks(found)
    assert found in t.A.hand
    left = [n for n in seen if n != found]
    assert t.asked(t.A) == "order"
    t.A.gives(3, 2, 1, 0)
    assert t.A.deck[: len(before) - 5] == before[5:] and t.A.deck[-4:] == left[::-1]
    while t.s.active == 0:
        t.A.done()
    assert t.A["Professor X"].xp == 1


def test_professor_x_borrows_an_enemy_to_the_end_of_his_turn() -> None:
    t = mine("MNB-033", 2)
    t.happens(ev.Exhaust(t.B["One"].ref))
    t.A.uses("Professor X", "Mental Domination")
    t.A.picks("One")
    t.A.picks("back row")
    assert t.A.back == ["One"] and not t.A["One"].exhausted and t.B.front == ["Foe", "Two"]
    t.A.done()
    assert t.A.back == [] and sorted(t.B.front) == ["Foe", "One", "Two"]


def test_rocket_hits_harder_the_next_time_and_learns_by_an_empty_hand() -> None:
    t = mine("MNB-053", hand=["Stark Tech", "Give 'Em a Lift"], windows="all")
    t.A.uses("Rocket", "Murder You!")
    t.A.attacks("Rocket", "Foe")
    assert t.A.stats("Rocket") == (6, 4)
    t.passes()
    assert stunned(t) == ["Foe"] and t.A.stats("Rocket") == (2, 4) and t.A["Rocket"].level == 1
    t.happens(ev.Discard(t.s.ref(t.s.zone(0, 1)[0]), 0))
    assert t.A["Rocket"].level == 1
    t.happens(ev.Discard(t.s.ref(t.s.zone(0, 1)[0]), 0))
    assert t.A["Rocket"].level == 2
    t.A.uses("Rocket", "One Raccoon's Garbage")
    assert len(t.A.hand) == 2 and t.A.ko == []


def test_star_lord_pays_one_less_for_the_next_character_only() -> None:
    two = [define(n, SUPPORTING, cost=3, atk=1, def_=1, teams=("Guardians",)) for n in ("First", "Second")]
    t = situation(A=side("MNB-055", up=["Academy"], resources=["Fortress"] * 4, hand=list(two)), B=side(FOE), phase="turn")
    t.A.uses("Star-Lord", "Greatest Guardian")
    t.A.done()
    assert t.s.points == 5
    t.A.recruits("First")
    assert t.s.points == 3 and t.A["Star-Lord"].xp == 1
    t.A.recruits("Second")
    assert t.s.points == 0 and t.A["Star-Lord"].xp == 2
    t = mine("MNB-055", 2, foe=side(FOE, front=[helper("Flier", 1, 3, 2, "X-Men", "Flight")]))
    t.A.uses("Star-Lord", "Space Cop")
    assert not t.s.has(t.B["Flier"].number, "Flight")


def test_gamora_trains_when_she_has_stunned_and_kills_with_the_blade() -> None:
    t = mine("MNB-057", foe=side(define("Soft", MAIN, atk=1, def_=2, health=9)))
    t.A.uses("Gamora", "Brutal Training")
    assert t.A["Gamora"].counters == 0
    t = mine("MNB-057", foe=side(define("Soft", MAIN, atk=1, def_=2, health=9)))
    attack(t, "Gamora", "Soft")
    assert t.A["Gamora"].xp == 1
    t.A.uses("Gamora", "Brutal Training")
    assert t.A["Gamora"].counters == 2
    t = situation(A=side("MNB-057", up=["Fortress", "Fortress"]), B=side(FOE, front=[helper("Prey", 1, 1, 3)]))
    t.happens(ev.LevelUp(t.A["Gamora"].ref, 2))
    t.A.uses("Gamora", "Godslayer Blade")
    attack(t, "Gamora", "Prey")
    assert t.B.ko == ["Prey"]


def test_groot_grows_with_resources_and_becomes_small_again() -> None:
    t = mine("MNB-059", hand=["Fortress"], phase="turn")
    t.A.places("Fortress", up=True)
    assert t.A["Groot"].xp == 1
    while t.s.phase != "main":
        t.A.done()
    t.A.attacks("Groot", "Foe")
    t.A.uses("Groot", "I am Groot")
    if t.match.decision is not None and t.match.decision.kind == "pay":
        t.A.gives(0)
    # five resources were six ATK against DEF 5
    assert "Foe" in stunned(t)
    t = mine("MNB-059", 2, front=[helper("Hurt")])
    for name in ("Groot", "Hurt"):
        t.s.write(t.A[name].number).wounds = 1
    t.A.uses("Groot", "We are Groot")
    assert (t.A["Groot"].wounds, t.A["Hurt"].wounds, t.A["Groot"].level) == (0, 0, 1)


def test_green_goblin_leaves_a_choice_and_bombs_the_stunned() -> None:
    for hand, discards in ((["Fortress"], True), (["Fortress"], False), ([], False)):
        laid = side(FOE, front=[helper("Prey"), helper("Other")], hand=list(hand))
        t = mine("MNB-079", foe=laid)
        t.A.uses("Green Goblin", "Sadistic Choice")
        t.A.picks("Prey")
        if hand:
            assert t.asked(t.B) == "may"
            t.B.answers(discards)
        assert stunned(t) == ([] if discards else ["Prey"]) and t.B.ko == (["Fortress"] if discards else [])
        assert t.A["Green Goblin"].xp == (0 if discards else 1)
    t = mine("MNB-079", 2)
    t.happens(ev.Stun(t.B["One"].ref))
    t.A.uses("Green Goblin", "Bombs Away")
    assert t.B.ko == ["One"] and t.B.front == ["Foe", "Two"]


def test_loki_plays_a_twist_from_his_pile_and_shuffles_it_in() -> None:
    t = mine("MNB-081", ko=["Open Fire", "Extinguish"], front=[helper("Mate", team="Supervillains")], windows="all")
    t.A.attacks("Loki", "Foe")
    t.A.picks()
    size = len(t.A.deck)
    t.A.uses("Loki", "God of Mischief")
    # a main plot twist can't be played so
    assert t.A.stats("Loki") == (3, 6) and t.A.ko == ["Extinguish"] and len(t.A.deck) == size + 1 and "Open Fire" in t.A.deck
    assert t.A["Loki"].xp == 1
    t = mine("MNB-081", 2, foe=side(FOE, hand=["Open Fire", "Fortress", "Think Again"]))
    t.A.uses("Loki", "Master of Plots")
    assert t.B.hand == ["Fortress"] and sorted(t.B.ko) == ["Open Fire", "Think Again"]


def test_magneto_is_hard_to_hit_and_levels_up_face_up() -> None:
    t = situation(A=side(FOE), B=side("MNB-083", up=["Laboratory"], resources=["Fortress"]), windows="all")
    t.A.attacks("Foe", "Magneto")
    t.A.done()
    t.B.uses("Magneto", "Magnetic Force Field")
    assert t.B.stats("Magneto") == (2, 8)
    t.passes()
    while t.s.active == 0:
        t.A.done()
    assert t.B["Magneto"].xp == 1
    t = mine("MNB-083", 2, foe=side(FOE, resources=["Academy"]))
    t.A.uses("Magneto", "Mutant Supremacy")
    # the only resource that lies face down but the location just turned
    if t.match.decision is not None and t.match.decision.kind == "choose":
        t.A.gives(t.offered().index("a card"))
    assert t.B.resources == [] and t.B.ko == ["Academy"]


def test_a_stolen_main_character_is_given_back_before_its_player_loses() -> None:
    t = mine("MNB-033", 2)
    t.A.uses("Professor X", "Mental Domination")
    t.A.picks("Foe")
    t.A.picks("front row")
    assert "Foe" in t.A.front
    t.A.done()
    assert "Foe" in t.B.front and t.s.result is None and t.s.active == 1
