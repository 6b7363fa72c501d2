"""Characters that become others, and one who goes among his enemies: what each does, what it does not, and who is left alone."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import card, catalog
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import BACK, FRONT, HAND, KO, MAIN
from tests.cards.vs2pcg.common import ACE, FOE, PLACES, Cards, counters, helper, offered, printed_well, stunned, table, theirs


@pytest.mark.parametrize("number", ["LEG-066", "DEF-005", "BOY-045"])
def test_it_prints(number: str) -> None:
    printed_well(number)


# -- Mystique, level 3 ----------------------------------------------------------------------------------------------------------


def masked(**more: Cards) -> Table:
    """A's main character is Mystique of level 3."""
    t = situation(A=side("LEG-066", front=[helper("Mate")], up=list(PLACES), **more), B=theirs())  # type: ignore[arg-type]
    t.happens(ev.LevelUp(t.s.ref(t.s.main(0)), 3))
    return t


def test_mystique_learns_by_the_atk_she_gains_on_her_second_level_too() -> None:
    t = masked()
    t.happens(ev.LevelUp(t.A["Mystique"].ref, 2))
    t.happens(ev.PutCounter(t.A["Mystique"].ref, 4))
    assert (t.A["Mystique"].level, t.A["Mystique"].xp) == (2, 4)
    t.happens(ev.PutCounter(t.A["Mystique"].ref, 5))
    assert t.A["Mystique"].level == 3 and t.A.stats("Mystique") == (14, 21)


@pytest.mark.rule("vs2pcg:golden-rules#1")
def test_mystique_becomes_any_marvel_main_character_of_level_two() -> None:
    t = masked()
    t.happens(ev.Wound(t.A["Mystique"].ref, 2), ev.PutCounter(t.A["Mystique"].ref, 1), ev.Exhaust(t.A["Mystique"].ref))
    t.A.uses("Mystique", "Identity Theft")
    names = t.offered()
    assert "Hulk (MNB-003)" in names and "Hulk (CV5-003)" in names
    # nobody of another universe, nobody without a second level, nobody who is not built
    assert not any(words in " ".join(names) for words in ("Ripley", "Homelander", "Adam Page", "Daken", "Franklin Richards"))
    t.A.picks("Hulk (MNB-003)")
    new = t.A["Hulk"]
    assert (new.level, new.wounds, new.counters, new.exhausted) == (2, 2, 1, True) and t.A.stats("Hulk") == (7, 7)
    # it is the main character still, and has what that one has
    assert t.s.main(0) == new.number and offered(t, "use Hulk: Smash") and not offered(t, "Masquerade")
    t.happens(ev.Ko(new.ref))
    assert t.s.result is not None and t.A.ko == ["Mystique"]


@pytest.mark.rule("vs2pcg:uniqueness#2")
def test_who_has_the_name_that_mystique_takes_goes() -> None:
    t = masked(back=["MNB-022"])
    t.A.uses("Mystique", "Identity Theft")
    t.A.picks("Hulk (MNB-003)")
    assert t.A.front.count("Hulk") == 1 and t.A.back == [] and t.A.ko == ["Hulk"] and t.A["Hulk"].kind == MAIN


def test_the_catalog_is_what_it_was() -> None:
    before = card("MNB-003").faces
    t = masked()
    t.A.uses("Mystique", "Identity Theft")
    t.A.picks("Hulk (MNB-003)")
    assert catalog()["MNB-003"].faces == before and catalog()["LEG-066"].name == "Mystique"


# -- Ghost Rider, level 2 ---------------------------------------------------------------------------------------------------------


def rider(**more: Cards) -> Table:
    b = side(FOE, front=[helper("Front", 1, 3)], back=[helper("One", 1, 3), helper("Two", 1, 3), helper("Strong", 9, 9)])
    t = situation(A=side("DEF-005", front=[helper("Mate")], up=list(PLACES), **more), B=b)  # type: ignore[arg-type]
    t.happens(ev.LevelUp(t.s.ref(t.s.main(0)), 2))
    return t


def test_ghost_rider_learns_by_the_innocent() -> None:
    t = situation(A=side(FOE, front=[helper("Theirs")]), B=side("DEF-005", front=[helper("Mine"), helper("Other")]))
    t.happens(ev.Ko(t.A["Theirs"].ref))
    assert t.B["Ghost Rider"].xp == 0
    t.happens(ev.Ko(t.B["Mine"].ref))
    assert t.B["Ghost Rider"].xp == 1
    t.A.done()
    # on his own turn it is nothing to him
    t.happens(ev.Ko(t.B["Other"].ref))
    assert t.B["Ghost Rider"].xp == 1


@pytest.mark.rule("vs2pcg:golden-rules#1")
def test_ghost_rider_drives_through_a_protected_row() -> None:
    t = rider()
    t.A.uses("Ghost Rider", "Hell on Wheels")
    assert t.offered() == ["B's front row", "B's back row"]
    t.A.picks("B's back row")
    assert t.offered() == ["One", "Two", "Strong"]
    t.A.picks("One")
    t.passes()
    assert stunned(t) == ["One"] and t.offered() == ["Two", "Strong"]
    t.A.picks("Two")
    t.passes()
    # he has had enough
    t.A.picks()
    t.A.picks("back row")
    assert t.A.back == ["Ghost Rider"] and t.A["Ghost Rider"].exhausted and sorted(stunned(t)) == ["One", "Two"]
    assert t.s.phase == "main" and not offered(t, "Hell on Wheels") and not t.A["Mate"].exhausted


def test_ghost_rider_fights_in_melee_also_if_he_came_from_behind() -> None:
    t = rider()
    t.happens(ev.Shift(t.A["Ghost Rider"].ref, 0, BACK, t.A["Mate"].ref))
    t.A.uses("Ghost Rider", "Hell on Wheels")
    t.A.picks("B's back row")
    t.A.picks("Strong")
    t.passes()
    # who has no ranged strikes back in melee alone
    assert stunned(t) == ["Ghost Rider"]


def test_ghost_rider_who_is_stunned_comes_back_at_once() -> None:
    t = rider()
    t.A.uses("Ghost Rider", "Hell on Wheels")
    t.A.picks("B's back row")
    t.A.picks("Strong")
    t.passes()
    assert t.offered() == ["front row", "back row"]
    t.A.picks("front row")
    assert "Ghost Rider" in stunned(t) and t.A.front[0] in ("Ghost Rider", "Mate") and t.s.phase == "main"


def test_ghost_rider_drives_nowhere_unless_he_is_ready() -> None:
    t = rider()
    t.happens(ev.Exhaust(t.A["Ghost Rider"].ref))
    t.A.uses("Ghost Rider", "Hell on Wheels")
    assert t.match.decision is not None and t.match.decision.kind == "turn" and stunned(t) == []


def test_ghost_rider_who_is_ready_in_an_empty_row_only_comes_back() -> None:
    t = situation(A=side("DEF-005", up=list(PLACES)), B=side(FOE, front=[helper("Front", 1, 3)]))
    t.happens(ev.LevelUp(t.A["Ghost Rider"].ref, 2))
    t.A.uses("Ghost Rider", "Hell on Wheels")
    t.A.picks("B's back row")
    t.A.picks("front row")
    assert t.A["Ghost Rider"].exhausted and stunned(t) == []


# -- Doppelganger -----------------------------------------------------------------------------------------------------------------


def looks_like(name: str, *front: object, **more: object) -> Table:
    """A has just recruited Doppelganger, who looks like that one."""
    t = table(*front, phase="turn", hand=["BOY-045"], resources=[helper("R")] * 5, **more)  # type: ignore[arg-type]
    t.A.done()
    t.A.recruits("Doppelganger")
    t.A.picks(name)
    return t


@pytest.mark.rule("vs2pcg:term-appears#1")
def test_doppelganger_is_another_but_for_his_name() -> None:
    t = looks_like("Colossus", "MNB-046", helper("Mate"))
    # what triggers as Colossus appears does for him
    assert sorted(t.offered()) == ["Ace", "Colossus", "Mate"]
    t.A.picks("Mate")
    assert t.s.has(t.A["Mate"].number, "Flight") and not t.s.has(t.A["Colossus"].number, "Flight")
    him = t.A["Doppelganger"]
    printed = card("MNB-046").values
    assert t.A.stats("Doppelganger") == (printed.atk, printed.def_) and t.s.now(him.number).teams == ("X-Men",)
    # both are there: they have different names
    assert {"Colossus", "Doppelganger"} <= set(t.A.front) and "Organic Steel" in str(
        [a.print("x") for a in t.s.now(him.number).abilities]
    )


def test_doppelganger_copies_no_counters_and_is_himself_again_elsewhere() -> None:
    t = looks_like("Big", helper("Mate"), B=theirs(helper("Big", 7, 8, "Flight")))
    assert t.A.stats("Doppelganger") == (7, 8) and t.s.has(t.A["Doppelganger"].number, "Flight") and counters(t, "Big") == [0]
    t.happens(ev.PutCounter(t.B["Big"].ref, 2))
    assert t.A.stats("Doppelganger") == (7, 8) and t.B.stats("Big") == (9, 10)
    t.happens(ev.ToHand(t.A["Doppelganger"].ref))
    back = t.s.now(t.s.zone(0, HAND)[-1])
    assert t.A.hand[-1] == "Doppelganger" and (back.atk, back.cost, back.teams) == (1, 5, ("The Seven",))


def test_doppelganger_has_nobody_to_look_like_but_supporting_characters() -> None:
    t = table(phase="turn", hand=["BOY-045"], resources=[helper("R")] * 5, B=side(FOE))
    t.A.done()
    t.A.recruits("Doppelganger")
    assert t.A.stats("Doppelganger") == (1, 1) and t.A["Ace"].name == ACE.name


def test_doppelganger_appears_from_a_pile_as_well() -> None:
    t = table(helper("Mate", 4, 4), ko=["BOY-045"], B=side(FOE))
    him = t.s.ref(t.s.zone(0, KO)[0])
    t.happens(ev.Appear(him, 0, FRONT, source=t.A["Ace"].ref))
    assert t.A.stats("Doppelganger") == (4, 4)
