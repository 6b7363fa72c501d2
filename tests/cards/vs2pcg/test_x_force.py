"""X-Force, card by card: what each does, what it does not, who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.cards.x_force import TEXT, UNBUILT
from longbox.games.vs2pcg.catalog import catalog, define
from longbox.games.vs2pcg.decks.files import check, read_deck
from longbox.games.vs2pcg.situations import side, situation
from longbox.games.vs2pcg.state import FLIGHT, SUPPORTING
from tests.cards.vs2pcg.common import (
    ACE,
    FOE,
    OTHER,
    WALL,
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


@pytest.mark.parametrize("number", sorted(TEXT))
def test_it_prints(number: str) -> None:
    if number in catalog():
        printed_well(number)


def test_every_number_is_in_or_has_its_reason() -> None:
    numbers = {n for n in catalog() if n.startswith("XFC-")}
    assert numbers - set(TEXT) - set(UNBUILT) == set() and set(TEXT) & set(UNBUILT) == set()


def test_deadpool_is_unpredictable() -> None:
    found = set()
    for seed in range(16):
        t = table(OTHER, main="XFC-003", B=theirs(WALL), seed=seed, windows="all")
        t.A.attacks("Deadpool", "Wall")
        t.A.uses("Deadpool", "Unpredictable")
        found.add(t.A.stats("Deadpool"))
        assert t.A.stats("Other") == (2, 3) and t.B.stats("Wall") == (0, 20)
        t.passes()
        assert t.A.stats("Deadpool") == (2, 4)
    assert found == {(6, 4), (4, 6), (2, 8)}


def test_deadpool_gains_xp_for_every_ko() -> None:
    t = table(OTHER, helper("Also"), main="XFC-003")
    t.happens(ev.Ko(t.A["Other"].ref))
    t.happens(ev.Ko(t.B["One"].ref))
    assert t.A["Deadpool"].xp == 2
    t.happens(ev.Stun(t.B["Two"].ref))
    t.happens(ev.Remove(t.A["Also"].ref))
    assert t.A["Deadpool"].xp == 2


def test_deadpool_assassinates_in_the_combat() -> None:
    t = level_two("XFC-003", helper("Friend", team="X-Men"), B=theirs(WALL, OTHER), windows="all")
    t.A.attacks("Deadpool", "Wall")
    t.A.picks()
    t.A.uses("Deadpool", "Mister Assassin")
    assert t.B.ko == ["Wall"] and t.B.front == ["Foe", "Other"] and t.A.front == ["Deadpool", "Friend"]
    t = level_two("XFC-003", B=theirs(WALL), windows="all")
    t.A.attacks("Deadpool", "Foe")
    t.A.uses("Deadpool", "Mister Assassin")
    assert t.B.ko == [] and "Foe" in t.B.front


@pytest.mark.parametrize(("level", "title", "atk"), [(1, "Bone Claws", 6), (2, "Adamantium Claws", 14)])
def test_wolverine_has_claws(level: int, title: str, atk: int) -> None:
    if level == 1:
        t = table(OTHER, main="XFC-005", B=theirs(WALL), windows="all")
    else:
        t = level_two("XFC-005", OTHER, B=theirs(WALL), windows="all")
    t.A.attacks("Wolverine", "Wall")
    t.A.uses("Wolverine", title)
    assert t.A.stats("Wolverine")[0] == atk and t.A.stats("Other") == (2, 3)


def test_wolverine_gains_xp_for_attacks_alone() -> None:
    t = table(helper("Friend", team="X-Men"), main="XFC-005", B=theirs(WALL))
    t.A.attacks("Wolverine", "Wall")
    t.A.picks("Friend")
    t.passes()
    assert t.A["Wolverine"].xp == 0
    t = table(helper("Friend", team="X-Men"), main="XFC-005", B=theirs(WALL))
    fights(t, "Friend", "Wall")
    assert t.A["Wolverine"].xp == 0
    fights(t, "Wolverine", "Wall")
    assert t.A["Wolverine"].xp == 1


def test_wolverine_has_a_family() -> None:
    friends = [helper("One", 1, 1, team="X-Men"), helper("Two", 1, 1, team="X-Men"), helper("Loner", 1, 1)]
    strong = helper("Strong", 9, 20)
    t = level_two("XFC-005", *friends, B=theirs(strong))
    t.A.uses("Wolverine", "A New Family")
    fights(t, "One", "Strong", "Two")
    assert counters(t, "One", "Two", "Wolverine", "Loner") == [1, 1, 0, 0] and stunned(t) == []
    # who attacks alone is struck, and is no wilder than before
    fights(t, "Loner", "Strong")
    assert stunned(t) == ["Loner"]


def test_caliban_finds_mutants() -> None:
    t = table("XFC-008", helper("Pupil", team="X-Men"), helper("Brother", team="Brotherhood of Mutants"), OTHER)
    t.A.uses("Caliban", "X-Factor Detection")
    assert counters(t, "Pupil", "Brother", "Caliban", "Other", "Foe") == [2, 2, 0, 0, 0]


def test_angel_is_not_struck_by_who_flies() -> None:
    bird, walker = helper("Bird", 9, 9, FLIGHT), helper("Walker", 9, 9)
    for name, hurt in (("Bird", False), ("Walker", True)):
        t = table("XFC-009", B=theirs(bird, walker))
        fights(t, "Angel", name)
        assert ("Angel" in t.A.ko) is hurt
        t = situation(A=side(ACE, front=[bird, walker]), B=side(FOE, front=["XFC-009", OTHER]))
        fights(t, name, "Angel")
        assert ("Angel" in t.B.ko) is hurt
    # others are
    t = situation(A=side(ACE, front=[bird]), B=side(FOE, front=["XFC-009", OTHER]))
    fights(t, "Bird", "Other")
    assert stunned(t) == ["Other"]


def test_psylocke_takes_a_plot_twist_or_sees_the_hand() -> None:
    t = table("XFC-010", B=theirs(WALL, hand=["MNB-105", "MNB-109"]), hand=["MNB-105"])
    fights(t, "Psylocke", "Wall")
    assert t.B.ko == ["Open Fire"] and t.B.hand == ["Training Ground"] and t.A.hand == ["Open Fire"]
    t = table("XFC-010", OTHER, B=theirs(WALL, hand=["MNB-109"]))
    fights(t, "Other", "Wall")
    assert "revealed" not in t.log
    fights(t, "Psylocke", "Wall")
    assert t.B.ko == [] and "Training Ground is revealed" in t.log


def test_wolverine_of_the_deck_is_a_fearless_berserker() -> None:
    t = table("XFC-011", B=theirs(main=define("Big", "Main Character", def_=8, health=9)))
    fights(t, "Wolverine", "Big")
    assert t.A["Wolverine"].counters == 1 and stunned(t) == ["Big"]
    t = table("XFC-011", B=theirs(helper("Eight", 0, 8)))
    fights(t, "Wolverine", "Eight")
    assert stunned(t) == []


def test_x_23_scares_super_powers_away_until_her_next_turn() -> None:
    t = table("XFC-012", "MNB-065", B=theirs("MNB-065", up=["MNB-112", "MNB-112"]))
    t.A.uses("X-23", "Scared Stiff")
    assert offered(t, "use Agent Venom")
    ends_turn(t, 0)
    while t.s.phase != "main":
        t.B.done()
    assert not offered(t, "use Agent Venom")
    ends_turn(t, 1)
    ends_turn(t, 0)
    while t.s.phase != "main":
        t.B.done()
    assert offered(t, "use Agent Venom")


def test_deadpool_strikes_as_he_appears_or_recovers_and_is_tough() -> None:
    t = recruited("XFC-013", B=theirs(helper("Weak", 0, 4), WALL))
    assert t.offered() == ["Weak", "Wall"]
    t.A.picks("Weak")
    assert stunned(t) == ["Weak"]
    t.happens(ev.Stun(t.A["Deadpool"].ref))
    t.A.answers(True)
    # he recovers, wounded, and strikes; the wall stands
    t.A.picks("Wall")
    assert stunned(t) == ["Weak"] and t.A["Deadpool"].wounds == 1 and t.A["Deadpool"].exhausted
    t = table("XFC-013", OTHER)
    t.happens(ev.Stun(t.A["Deadpool"].ref))
    t.A.answers(False)
    assert stunned(t) == ["Deadpool"]
    t = table("XFC-013", OTHER)
    t.happens(ev.Stun(t.A["Other"].ref))
    assert stunned(t) == ["Other"]


def test_domino_rolls_a_die() -> None:
    found = set()
    for seed in range(40):
        t = table("XFC-014", OTHER, B=theirs(WALL), seed=seed, windows="all")
        t.A.attacks("Domino", "Wall")
        t.A.uses("Domino", "Lady Luck")
        found.add(t.A["Domino"].counters)
        assert counters(t, "Other", "Wall") == [0, 0]
    assert found == {1, 2, 3, 4, 5, 6}


def test_colossus_is_made_of_rage() -> None:
    for wounds, stats in ((0, (9, 9)), (1, (12, 12))):
        t = table("XFC-015", OTHER, B=theirs(WALL), windows="all")
        if wounds:
            t.happens(ev.Wound(t.A["Colossus"].ref))
        t.A.attacks("Colossus", "Wall")
        t.A.uses("Colossus", "Not Made of Steel")
        assert t.A.stats("Colossus") == stats and t.A.stats("Other") == (2, 3)
        t.passes()
        assert t.A.stats("Colossus") == (6, 6)


def test_storm_charges_the_field() -> None:
    t = table("XFC-016", OTHER, B=theirs(WALL), windows="all")
    t.A.attacks("Storm", "Wall")
    assert counters(t, "Wall", "Foe", "Storm", "Other") == [-1, 0, 0, 0]
    t.A.uses("Storm", "Atmokinesis")
    assert counters(t, "Wall", "Foe", "Storm") == [-2, 0, 0]
    # as a defender as well, for each attacker
    a = side(ACE, front=[helper("One", 1, 5), helper("Two", 1, 5)])
    t = situation(A=a, B=side(FOE, front=["XFC-016"]), windows="all")
    t.A.attacks("One", "Storm")
    t.A.picks("Two")
    assert [t.A[n].counters for n in ("One", "Two", "Ace")] == [-1, -1, 0]
    # not where she does not fight
    t = table("XFC-016", OTHER, B=theirs(WALL), windows="all")
    t.A.attacks("Other", "Wall")
    assert counters(t, "Wall") == [0]


def test_marvel_girl_gives_strength_as_she_appears() -> None:
    t = recruited("XFC-017", OTHER)
    assert t.offered() == ["Ace", "Other", "Marvel Girl"]
    t.A.picks("Other")
    assert t.A.stats("Other") == (12, 13) and t.A.stats("Marvel Girl") == (10, 10)
    assert t.s.now(t.A["Marvel Girl"].number).names == ("Marvel Girl", "Jean Grey", "Phoenix")
    ends_turn(t, 0)
    assert t.A.stats("Other") == (2, 3)


def test_a_dream_realized_ends_all_attacks_until_the_next_turn() -> None:
    t = table(define("Pupil", SUPPORTING, atk=2, def_=2, teams=("X-Men",)), hand=["XFC-018"], phase="turn")
    t.A.plays("A Dream Realized")
    while t.s.phase != "main":
        t.A.done()
    assert not offered(t, "attack ")
    ends_turn(t, 0)
    while t.s.phase != "main":
        t.B.done()
    assert not offered(t, "attack ")
    ends_turn(t, 1)
    while t.s.phase != "main":
        t.A.done()
    assert offered(t, "attack ")


def test_a_dream_realized_is_one_of_a_kind() -> None:
    wrong = " ".join(check(read_deck("Main Character: Hulk (MNB-003)\n2 A Dream Realized\n4 Hawkeye (MNB-013)", "d")))
    assert "at most 1" in wrong and "A Dream Realized can't be in this deck" in wrong
