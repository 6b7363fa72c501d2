"""The worked examples of the 2PCG rulebook, as written; cards whose text it quotes stand in by their figures."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import MAIN, SUPPORTING
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.situations.worked.book import ACADEMY, ACE, CAPTAIN, FOE, FORTRESS, SKIN
from longbox.games.vs2pcg.situations.worked.standins import hero
from tests.worked import laid


def stunned(t: Table) -> list[str]:
    return [str(t.s.card(n).printed.name) for p in t.s.order for n in t.s.side(p) if t.s.stunned(n)]


@pytest.mark.example("vs2pcg:team-attacks#ex1")
def test_three_small_ones_stun_a_big_one_that_stuns_one_of_them() -> None:
    t = laid("vs2pcg:team-attacks#ex1")
    t.A.attacks("One", "Big")
    t.A.picks("Two")
    t.A.picks("Three")
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    assert t.asked(t.B) == "strike back" and t.offered() == ["One", "Two", "Three"]
    t.B.picks("Two")
    assert stunned(t) == ["Two", "Big"]


@pytest.mark.example("vs2pcg:ferocious-team-attack#ex1")
def test_black_panther_strikes_first_and_his_atk_counts_again() -> None:
    t = laid("vs2pcg:ferocious-team-attack#ex1")
    t.A.attacks("Black Panther", "Major Victory")
    t.A.picks("Nick Fury")
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    # he has not stunned it by himself: it is still there to strike back
    assert t.asked(t.B) == "strike back" and stunned(t) == []
    t.B.picks("Black Panther")
    assert stunned(t) == ["Black Panther", "Major Victory"]


@pytest.mark.example("vs2pcg:calculating-atk-def#ex1")
@pytest.mark.rule(
    "vs2pcg:calculating-atk-def#1", "vs2pcg:calculating-atk-def#2", "vs2pcg:term-switch#2", "vs2pcg:level-up-powers#3"
)
def test_loki_switches_his_numbers_and_levels_up() -> None:
    t = laid("vs2pcg:calculating-atk-def#ex1")
    t.A.attacks("Ace", "Loki")
    seen = [t.B.stats("Loki")]
    for name in t.B.hand:
        t.A.done()
        t.B.plays(str(name))
        if t.match.decision is not None and t.match.decision.kind == "choose":
            t.B.picks("Loki")
        seen.append(t.B.stats("Loki"))
    # the third plot twist is his sixth XP
    assert seen == [(1, 6), (1, 9), (9, 1), (15, 4)]
    assert t.B["Loki"].level == 2 and t.B["Loki"].xp == 0
    assert t.A.stats("Ace") == (2, 6)
    t.passes()
    assert t.B.stats("Loki") == (4, 8)


@pytest.mark.example("vs2pcg:super-powers#ex1")
@pytest.mark.rule("vs2pcg:super-powers#2", "vs2pcg:playing-plot-twists#2")
def test_a_main_power_is_not_used_during_combat() -> None:
    t = laid("vs2pcg:super-powers#ex1")
    assert any(o.startswith("use Bullseye") for o in t.offered())
    t.A.attacks("Bullseye", "Foe")
    t.A.picks()
    assert t.offered() == ["pass"]


@pytest.mark.example("vs2pcg:super-powers#ex3")
@pytest.mark.rule("vs2pcg:super-powers#4", "vs2pcg:super-powers#6", "vs2pcg:term-super-power#1")
def test_bullseye_pays_with_two_academies_at_once() -> None:
    for up in ((ACADEMY,), (ACADEMY, FORTRESS)):
        t = laid("vs2pcg:super-powers#ex3", up=up)
        assert not any(o.startswith("use Bullseye") for o in t.offered())
    t = laid("vs2pcg:super-powers#ex3")
    t.A.uses("Bullseye")
    assert t.A.resources == ["(Academy)", "(Academy)", "Fortress"]
    assert stunned(t) == ["Mark"]


@pytest.mark.example("vs2pcg:super-powers#ex2")
@pytest.mark.rule("vs2pcg:super-powers#3", "vs2pcg:term-any-turn#1", "vs2pcg:playing-plot-twists#3")
def test_luke_cage_may_on_any_turn_but_in_his_own_combat_only() -> None:
    t = laid("vs2pcg:super-powers#ex2")
    t.A.attacks("Ace", "Luke Cage")
    t.A.done()
    t.B.uses("Luke Cage")
    assert t.B.stats("Luke Cage") == (2, 5) and t.B.stats("Foe") == (2, 6)
    t = laid("vs2pcg:super-powers#ex2")
    t.A.attacks("Ace", "Foe")
    t.A.done()
    assert t.offered() == ["pass"]
    t = situation(A=side(ACE, front=[hero("Luke Cage", 2, 2, SKIN)], up=[FORTRESS]), B=side(FOE))
    assert not any(o.startswith("use Luke Cage") for o in t.offered())


@pytest.mark.example("vs2pcg:super-powers#ex4")
@pytest.mark.rule("vs2pcg:locations#1")
def test_luke_cage_pays_with_a_fortress_of_the_hand() -> None:
    t = laid("vs2pcg:super-powers#ex4")
    t.A.attacks("Ace", "Luke Cage")
    t.B.uses("Luke Cage")
    assert t.B.ko == ["Fortress"] and t.B.hand == ["Academy"]
    # the effect has happened: 2 ATK are not enough
    assert stunned(t) == ["Ace"] if t.s.atk(t.B["Luke Cage"].number) >= 6 else stunned(t) == []


@pytest.mark.example("vs2pcg:reaction-powers#ex1")
@pytest.mark.rule("vs2pcg:reaction-powers#1", "vs2pcg:term-cancel-super-power#1")
def test_she_hulk_objects_and_the_power_never_resolves() -> None:
    for objects in (True, False):
        t = laid("vs2pcg:reaction-powers#ex1")
        t.A.uses("Ace")
        assert t.asked(t.A) == "pay"
        t.A.gives(0)
        assert t.asked(t.B) == "window"
        if objects:
            t.B.gives(0)
            if t.match.decision is not None and t.match.decision.kind == "pay":
                t.B.gives(0)
        else:
            t.B.gives()
        assert t.A["Ace"].counters == (0 if objects else 3)
        # paid and used all the same
        assert t.A.resources == ["(Fortress)", "Fortress"]
        assert not any(o.startswith("use Ace") for o in t.offered())
        assert t.B.resources == (["(Academy)", "Academy"] if objects else ["Academy", "Academy"])


@pytest.mark.example("vs2pcg:changing-status#ex1")
@pytest.mark.rule("vs2pcg:changing-status#2", "vs2pcg:main-vs-supporting#3")
def test_a_demoted_main_character_keeps_its_xp_and_still_levels() -> None:
    t = laid("vs2pcg:changing-status#ex1")
    t.begins()
    assert (t.A["Groot"].kind, t.A["Groot"].level, t.A["Groot"].xp) == (SUPPORTING, 1, 2)
    t.A.places("Academy")
    assert (t.A["Groot"].kind, t.A["Groot"].level) == (SUPPORTING, 2)
    # and it may go down again
    t = laid("vs2pcg:changing-status#ex1")
    t.begins()
    t.A.places("Academy")
    t.happens(ev.LevelUp(t.A["Groot"].ref, 1))
    assert (t.A["Groot"].kind, t.A["Groot"].level) == (SUPPORTING, 1)


@pytest.mark.example("vs2pcg:changing-status#ex2")
@pytest.mark.rule("vs2pcg:changing-status#4", "vs2pcg:main-vs-supporting#2")
def test_an_original_main_character_costs_zero() -> None:
    t = laid("vs2pcg:changing-status#ex2")
    t.begins()
    t.A.uses("Yondu")
    # not the one that costs 4
    assert t.offered() == ["Yondu", "Foe"]
    t.A.picks("Foe")
    assert stunned(t) == ["Foe"]


@pytest.mark.example("vs2pcg:power-ups#ex1")
def test_luke_cage_is_powered_up_by_a_supporting_card_of_his_name() -> None:
    t = laid("vs2pcg:power-ups#ex1")
    t.A.attacks("Luke Cage", "Foe")
    assert t.offered() == ["pass", "power up Luke Cage"]
    t.A.powers_up("Luke Cage")
    assert t.A["Luke Cage"].counters == 1 and t.A.stats("Luke Cage") == (4, 5)
    assert t.A.hand == ["Other"] and t.A.ko == ["Luke Cage"]


@pytest.mark.example("vs2pcg:resolving-effects#ex1")
@pytest.mark.rule("vs2pcg:resolving-effects#2")
def test_mystique_keeps_what_masquerade_gave_her() -> None:
    t = laid("vs2pcg:resolving-effects#ex1")
    t.A.attacks("Mystique", "Venom")
    t.A.uses("Mystique")
    t.A.picks("Venom")
    assert t.A.stats("Mystique") == (4, 5)
    t.B.plays("Savage Surprise")
    assert t.B.stats("Venom") == (7, 9) and t.A.stats("Mystique") == (4, 5)


@pytest.mark.example("vs2pcg:resolving-effects#ex2")
@pytest.mark.rule("vs2pcg:resolving-effects#3", "vs2pcg:term-freeze#1")
def test_what_iceman_froze_stays_frozen_when_cosmo_takes_his_powers() -> None:
    t = laid("vs2pcg:resolving-effects#ex2")
    t.A.done()
    t.A.recruits("Iceman")
    t.A.picks("Foe")
    assert t.B["Foe"].exhausted
    t.happens(ev.Exhaust(t.B["Free"].ref))
    while t.s.active == 0:
        t.A.done()
    # the recovery phase of B is over: it could not ready, another could
    assert t.B["Foe"].exhausted and not t.B["Free"].exhausted
    t.B.done()
    t.B.recruits("Cosmo")
    t.B.picks("Iceman")
    assert t.A["Iceman"].number in t.s.side(0) and t.s.now(t.A["Iceman"].number).abilities == ()
    t.happens(ev.Ready(t.B["Foe"].ref, 1, t.B["Free"].ref))
    assert t.B["Foe"].exhausted
    # in the turn after its next turn it is free
    while t.s.active == 1:
        t.B.done()
    while t.s.active == 0:
        t.A.done()
    assert not t.B["Foe"].exhausted


@pytest.mark.example("vs2pcg:intervening-if#ex1")
@pytest.mark.rule("vs2pcg:intervening-if#1", "vs2pcg:timing#1", "vs2pcg:term-protection#1", "vs2pcg:counters#4")
def test_daredevil_gains_no_xp_when_nobody_is_left_to_protect() -> None:
    for first, xp in (("Mary Walker", 0), ("Daredevil", 1)):
        t = laid("vs2pcg:intervening-if#ex1")
        t.A.attacks("Mary Walker", "Daredevil")
        t.A.picks()
        # the player whose turn it is orders them
        assert t.asked(t.A) == "trigger"
        t.A.gives(next(i for i, o in enumerate(t.offered()) if o.startswith(first)))
        assert t.B["Daredevil"].xp == xp and t.B["Daredevil"].counters == -1
        assert "Black Widow" in stunned(t)


@pytest.mark.example("vs2pcg:term-aka#ex1")
@pytest.mark.rule("vs2pcg:term-aka#1")
def test_captain_marvel_is_ms_marvel_as_well() -> None:
    ms = hero("Ms. Marvel", 3, 3)
    t = laid("vs2pcg:term-aka#ex1")
    assert "power up Captain Marvel with Ms. Marvel" in t.offered()
    t.A.powers_up("Captain Marvel")
    assert t.A["Captain Marvel"].counters == 1
    # and there is one of them on a side
    t = situation(A=side(ACE, front=[CAPTAIN], hand=[ms], resources=[ms]), B=side(FOE, front=[CAPTAIN]), phase="turn")
    t.A.done()
    t.A.recruits("Ms. Marvel")
    assert t.A.front == ["Ace", "Ms. Marvel"] and t.A.ko == ["Captain Marvel"]
    assert t.B.front == ["Foe", "Captain Marvel"]
    # nor can she be recruited beside a main character of either name
    main = define("Captain Marvel", MAIN, atk=4, def_=4, health=5, aka=("Ms. Marvel",))
    t = situation(A=side(main, hand=[ms], resources=[ms]), B=side(FOE), phase="turn")
    t.A.done()
    assert not any("recruit" in o for o in t.offered())
