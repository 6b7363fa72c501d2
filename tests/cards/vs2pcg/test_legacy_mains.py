"""The main characters of Legacy, some of three levels: their powers, how they level up, who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import catalog, define
from longbox.games.vs2pcg.situations import Laid, Table, side, situation
from longbox.games.vs2pcg.state import MAIN, SUPPORTING, CardDef

FOE = define("Foe", MAIN, atk=2, def_=5, health=9, teams=("Underworld",))
PLACES: list[CardDef | str] = ["Fortress", "Academy", "Laboratory", "Training Ground"]


def helper(name: str, atk: int = 2, def_: int = 2, health: int = 2, team: str = "Avengers", *words: str) -> CardDef:
    return define(name, SUPPORTING, cost=1, atk=atk, def_=def_, health=health, teams=(team,), words=words)


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


def stunned(t: Table) -> list[str]:
    return [str(t.s.card(n).printed.name) for p in t.s.order for n in t.s.side(p) if t.s.stunned(n)]


def attack(t: Table, one: str, target: str, *others: str) -> None:
    t.A.attacks(one, target)
    for name in others:
        t.A.picks(name)
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    while t.match.decision is not None and t.match.decision.kind in ("trigger", "strike back"):
        # in whatever order
        t.match.choose((0,))
    t.passes()
    while t.match.decision is not None and t.match.decision.kind in ("trigger", "strike back"):
        t.match.choose((0,))


# -- three levels ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs2pcg:level-up-powers#2", "vs2pcg:golden-rules#1")
@pytest.mark.parametrize(
    ("number", "below", "figures"),
    [
        ("LEG-003", "MNB-007", [(2, 5, 5), (4, 10, 5), (6, 11, 6)]),
        ("LEG-012", "MNB-029", [(3, 4, 5), (6, 8, 5), (9, 8, 6)]),
        ("LEG-021", "MNB-059", [(1, 1, 6), (8, 8, 6), (10, 10, 7)]),
    ],
)
def test_a_main_character_of_three_levels_begins_with_that_of_an_earlier_set(
    number: str, below: str, figures: list[tuple[int, int, int]]
) -> None:
    c = catalog()[number]
    assert c.known_text and [(v.atk, v.def_, v.health) for v in c.faces] == figures
    assert c.faces[0].abilities == catalog()[below].faces[0].abilities
    t = mine(number)
    me = t.s.ref(t.s.main(0))
    for level in (1, 2):
        t.happens(ev.GainXP(me, c.faces[level - 1].level_up - 1))
        assert t.s.card(me).level == level
        t.happens(ev.PutCounter(me, 1), ev.GainXP(me, 1))
        assert (t.s.card(me).level, t.s.card(me).xp) == (level + 1, 0)
    # the third has nothing to level up to
    t.happens(ev.GainXP(me, 20))
    assert t.s.card(me).level == 3 and t.A.stats(c.name) == (figures[2][0] + 2, figures[2][1] + 2)
    # the earlier card has its own second level
    assert len(catalog()[below].faces) == 2


def test_spider_man_draws_for_his_amazing_friends() -> None:
    t = mine("LEG-003", 2, front=[helper("Friend"), helper("Mate")])
    t.A.done()
    assert t.A["Spider-Man"].xp == 2
    t = mine("LEG-003", 3, front=[helper("Friend"), helper("Down"), helper("Mate")], phase="turn")
    t.happens(ev.Stun(t.A["Down"].ref))
    t.happens(ev.Stun(t.B["One"].ref))
    before = len(t.A.hand)
    t.A.uses("Spider-Man", "His Amazing Friends")
    # the one stunned in the turn itself is not up
    assert len(t.A.hand) == before + 2


def test_wolverine_readies_in_his_kill_frenzy() -> None:
    t = mine("LEG-012", 2)
    attack(t, "Wolverine", "One")
    assert t.A["Wolverine"].xp == 1 and t.A["Wolverine"].exhausted
    t = mine("LEG-012", 3, front=[helper("Mate", team="X-Men")])
    t.A.uses("Wolverine", "Kill-Frenzy")
    attack(t, "Wolverine", "One")
    assert stunned(t) == ["One"] and not t.A["Wolverine"].exhausted
    # again and again, but alone
    attack(t, "Wolverine", "Two", "Mate")
    assert "Two" in stunned(t) and t.A["Wolverine"].exhausted


def test_groot_grows_with_his_resources() -> None:
    t = mine("LEG-021", 2)
    t.happens(ev.Resource(t.s.ref(t.s.zone(0, 0)[0]), 0, False))
    assert t.A["Groot"].xp == 1
    t = mine("LEG-021", 3)
    t.A.uses("Groot", "I am Groot")
    assert t.A["Groot"].counters == 4 and t.B["Foe"].counters == 0


# -- two levels -------------------------------------------------------------------------------------------------------------------


def test_thor_proves_worthy_by_each_good_attacker() -> None:
    t = mine("LEG-001", front=[helper("Good"), helper("Bad", team="Underworld")])
    attack(t, "Bad", "One")
    assert t.A["Thor"].xp == 0
    attack(t, "Thor", "One", "Good")
    assert t.A["Thor"].xp == 2 and t.A["Thor"].counters == 1 and t.A["Good"].counters == 0
    # an enemy's attack is none of his
    t.A.done()
    for _ in range(3):
        t.B.done()
    t = mine("LEG-001")
    t.A.uses("Thor", "Lightning Strike")
    t.A.picks("Foe")
    assert t.B["Foe"].counters == -3 and t.B["One"].counters == 0


def test_thor_the_god_of_thunder_doubles_counters() -> None:
    for yes in (True, False):
        t = mine("LEG-001", 2)
        t.happens(ev.PutCounter(t.A["Thor"].ref, 2), ev.PutCounter(t.B["One"].ref, -1), ev.PutCounter(t.B["Foe"].ref, -2))
        t.A.uses("Thor", "God of Thunder")
        t.A.answers(yes)
        if yes:
            assert sorted(t.offered()) == ["Foe", "One"]
            t.A.picks("Foe")
        assert (t.A["Thor"].counters, t.B["Foe"].counters, t.B["One"].counters) == (4, -4 if yes else -2, -1)


def test_cyclops_leads_the_x_men_and_blasts() -> None:
    hand = [helper("X", team="X-Men"), helper("Avenger")]
    t = mine("LEG-010", hand=hand, resources=[helper("R")] * 2, phase="turn")
    t.A.done()
    t.A.recruits("Avenger")
    assert t.A["Cyclops"].xp == 0
    t.A.recruits("X")
    assert t.A["Cyclops"].xp == 1
    t = mine("LEG-010", front=[helper("Mate")])
    t.A.uses("Cyclops", "Battle Tactics")
    t.A.picks("Mate")
    t.A.picks("back row")
    assert t.A.back == ["Mate"]
    foe = side(FOE, front=[helper("One")], back=[helper("Behind"), helper("Havok")])
    t = situation(A=side("LEG-010", front=[helper("Mine"), helper("Havok")], up=["Laboratory"] * 2), B=foe)
    t.happens(ev.LevelUp(t.A["Cyclops"].ref, 2))
    t.A.uses("Cyclops", "Optic Blast")
    assert sorted(t.offered()) == ["Mine", "One"]
    t.A.picks("One")
    assert stunned(t) == ["One"]
