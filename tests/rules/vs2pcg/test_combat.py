"""Combats of 2PCG: who may attack whom and how, strikes and strike-backs, Ferocious, keywords, survivors."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    ANY_COMBAT,
    ENEMY,
    FEROCIOUS,
    FLIGHT,
    LETHAL,
    MAIN,
    MAINS,
    RANGED,
    All,
    CancelCombat,
    Characters,
    Defender,
    GainXP,
    InCombat,
    LevelUp,
    Permission,
    Prohibition,
    PushIt,
    PutCounters,
    StunIt,
    TakeOver,
    TeamsWith,
    This,
    Triggers,
    super_power,
    when,
)
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.situations.worked.standins import ACE, FORTRESS, KING, hero
from tests.worked import laid


def stunned(t: Table) -> list[str]:
    return [str(t.s.card(n).printed.name) for p in t.s.order for n in t.s.side(p) if t.s.stunned(n)]


def attack(t: Table, one: str, target: str, *others: str) -> None:
    """Attack, alone or with others, and pass to its end or to a question."""
    t.A.attacks(one, target)
    for name in others:
        t.A.picks(name)
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.passes()


@pytest.mark.rule("vs2pcg:main-phase#1", "vs2pcg:melee-resolving-combat#5", "vs2pcg:main-phase#2")
def test_one_attack_after_the_other_as_long_as_somebody_is_ready() -> None:
    t = laid("vs2pcg:~one-after-the-other")
    attack(t, "Ace", "King")
    assert t.s.phase == "main" and t.s.combat is None and stunned(t) == []
    assert t.A["Ace"].exhausted and t.offered() == ["done", "attack King with Two"]
    attack(t, "Two", "King")
    assert t.offered() == ["done"]


@pytest.mark.rule("vs2pcg:melee-resolving-combat#1", "vs2pcg:melee-resolving-combat#4")
def test_a_strike_needs_one_atk() -> None:
    t = laid("vs2pcg:~no-atk")
    attack(t, "Weak", "Harmless")
    assert stunned(t) == []
    attack(t, "Ace", "Harmless")
    assert stunned(t) == ["Harmless"] and t.B["Harmless"].wounds == 1 and t.A["Ace"].wounds == 0


@pytest.mark.rule("vs2pcg:ranged-attack#1", "vs2pcg:ranged-attack#4", "vs2pcg:term-melee#1", "vs2pcg:term-ranged#1")
def test_a_ranged_character_in_front_attacks_in_melee() -> None:
    for front, struck in ((True, ["Archer"]), (False, [])):
        t = laid("vs2pcg:~ranged-in-front", front=front)
        attack(t, "Archer", "King")
        assert stunned(t) == struck


@pytest.mark.rule("vs2pcg:flight-and-ranged#1", "vs2pcg:keywords#2", "vs2pcg:term-keyword-power#1")
def test_flight_and_ranged_over_the_front_row_from_the_back_row() -> None:
    t = laid("vs2pcg:~flight-and-ranged")
    assert "attack Behind with Both" in t.offered() and "attack Behind with Bow" not in t.offered()
    attack(t, "Both", "Behind")
    # it has not ranged, and does not strike back
    assert stunned(t) == ["Behind"]


@pytest.mark.rule("vs2pcg:team-attacks#2", "vs2pcg:team-attacks#3", "vs2pcg:team-attacks#4", "vs2pcg:deck-building#4")
def test_teams_of_one_row_and_of_fliers() -> None:
    fliers = [
        hero("F1", words=(FLIGHT,)),
        hero("F2", words=(FLIGHT,)),
        hero("Walker"),
        hero("Strange", team="Green", words=(FLIGHT,)),
    ]
    back = [hero("R1", words=(RANGED,)), hero("R2", words=(RANGED,)), hero("Plain")]
    t = situation(A=side(ACE, front=list(fliers), back=list(back)), B=side(KING, back=[hero("Behind", 1, 4)]))
    t.A.attacks("F1", "Behind")
    assert t.offered() == ["F2"]
    t.A.picks("F2")
    t.passes()
    t.B.picks("F1")
    assert stunned(t) == ["Behind"]
    t.A.attacks("R1", "King")
    # of the same row, ranged
    assert t.offered() == ["R2"]
    t.A.picks("R2")
    t.passes()
    # it has no ranged to strike back with
    assert stunned(t) == ["King", "Behind"]


@pytest.mark.rule("vs2pcg:ferocious-combat#1", "vs2pcg:ferocious-solo-attack#1", "vs2pcg:ferocious-solo-attack#4")
def test_ferocious_alone_together_and_from_afar() -> None:
    cat = hero("Cat", 4, 2, words=(FEROCIOUS,), team="Green")
    # both Ferocious: at the same time
    t = situation(A=side(ACE, front=[cat]), B=side(KING, front=[hero("Dog", 4, 2, words=(FEROCIOUS,))]))
    attack(t, "Cat", "Dog")
    assert stunned(t) == ["Cat", "Dog"]
    # whom it does not stun strikes then
    t = situation(A=side(ACE, front=[cat]), B=side(KING, front=[hero("Wall", 2, 5)]))
    attack(t, "Cat", "Wall")
    assert stunned(t) == ["Cat"]
    # in ranged combat it is nothing (2P-A10)
    shooter = hero("Shooter", 4, 2, words=(FEROCIOUS, RANGED), team="Green")
    t = situation(A=side(ACE, back=[shooter]), B=side(KING, front=[hero("Gun", 2, 2, words=(RANGED,))]))
    attack(t, "Shooter", "Gun")
    assert stunned(t) == ["Shooter", "Gun"]


@pytest.mark.rule("vs2pcg:ferocious-solo-attack#3")
def test_what_triggers_between_the_strikes_is_resolved_there() -> None:
    t = laid("vs2pcg:~between-the-strikes")
    attack(t, "Cat", "Beast", "Slow")
    if t.match.decision is not None and t.match.decision.kind == "strike back":
        t.B.picks("Slow")
    assert stunned(t) == ["Beast"] and t.A["Slow"].counters == 2


@pytest.mark.rule("vs2pcg:ferocious-team-attack#1", "vs2pcg:ferocious-team-attack#3", "vs2pcg:ferocious-team-attack#5")
def test_a_ferocious_defender_strikes_first_and_the_last_attacker_may_fall() -> None:
    front = [hero("One", 2, 2), hero("Two", 2, 2)]
    t = situation(A=side(ACE, front=list(front)), B=side(KING, front=[hero("Beast", 2, 4, words=(FEROCIOUS,))]))
    attack(t, "One", "Beast", "Two")
    t.B.picks("One")
    # one of them is out of it before it strikes: 2 ATK are left
    assert stunned(t) == ["One"]
    t = situation(
        A=side(ACE, front=[hero("One", 9, 2, team="Green")]), B=side(KING, front=[hero("Beast", 2, 4, words=(FEROCIOUS,))])
    )
    attack(t, "One", "Beast")
    assert stunned(t) == ["One"] and t.s.combat is None


@pytest.mark.rule("vs2pcg:keyword-lethal#1", "vs2pcg:keywords#1")
def test_lethal_kos_the_defending_supporting_character_that_it_stuns() -> None:
    killer = hero("Killer", 4, 9, words=(LETHAL,), team="Green")
    t = laid("vs2pcg:~lethal")
    attack(t, "Killer", "Prey")
    assert t.B.ko == ["Prey"] and t.B.front == ["King", "Other"]
    # a main character is stunned only, and so is an attacker
    t = situation(A=side(ACE, front=[killer]), B=side(KING))
    attack(t, "Killer", "King")
    assert stunned(t) == ["King"] and t.B.ko == []
    t = situation(A=side(ACE, front=[hero("Comer", 1, 2, health=3, team="Green")]), B=side(KING, front=[killer]))
    attack(t, "Comer", "Killer")
    assert stunned(t) == ["Comer"] and t.A.ko == []


@pytest.mark.rule("vs2pcg:keyword-shrink#1", "vs2pcg:term-cancel-combat#1")
def test_shrink_may_cancel_the_first_attack_each_turn() -> None:
    t = laid("vs2pcg:~shrink")
    t.A.attacks("First", "Small")
    assert t.asked(t.B) == "may"
    t.B.answers(True)
    # no stuns, and nobody readies
    assert stunned(t) == [] and t.s.combat is None and t.A["First"].exhausted
    attack(t, "Second", "Small")
    assert stunned(t) == ["Small"]


@pytest.mark.rule("vs2pcg:keyword-schemer#1")
def test_schemer_draws_for_the_first_plot_twist_each_turn() -> None:
    t = laid("vs2pcg:~schemer")
    t.A.plays("Twist")
    t.A.picks("Ace")
    assert t.asked(t.A) == "may"
    t.A.answers(True)
    assert t.A.hand == ["Other Twist", "Filler"]
    t.A.plays("Other Twist")
    t.A.picks("Ace")
    assert t.A.hand == ["Filler"] and t.match.decision is not None and t.match.decision.kind == "turn"


@pytest.mark.rule("vs2pcg:term-survives#1")
def test_who_survives_a_combat() -> None:
    glad = Triggers(when.CombatEnds(surviving=True), PutCounters(This()))
    t = laid("vs2pcg:~survives")
    attack(t, "Glad", "Weak")
    assert t.A["Glad"].counters == 1
    # it is no survival where the combat was cancelled, or the other one was gone before any strike
    cancel = hero("Canceller", 1, 1, super_power("No", ANY_COMBAT, "Might", CancelCombat()))
    sniper = hero("Sniper", 1, 1, super_power("Shot", ANY_COMBAT, "Might", StunIt(All(Characters(ENEMY, (InCombat(),))))))
    for helper, title in ((cancel, "No"), (sniper, "Shot")):
        a = side(ACE, front=[hero("Glad", 4, 5, glad, team="Green"), helper], up=[FORTRESS])
        t = situation(A=a, B=side(KING, front=[hero("Weak", 1, 1)]))
        t.A.attacks("Glad", "Weak")
        t.A.uses(helper.name, title)
        assert t.s.combat is None and t.A["Glad"].counters == 0 and t.A["Glad"].exhausted


@pytest.mark.rule("vs2pcg:melee-during-combat#3", "vs2pcg:playing-plot-twists#4")
def test_each_play_resolves_before_the_next_and_a_new_defender_may_step_in() -> None:
    t = laid("vs2pcg:~step-in")
    t.A.attacks("Ace", "King")
    t.A.plays("Open Fire")
    # it has resolved before B is asked
    assert t.asked(t.B) == "turn" and t.A.stats("Ace") == (5, 4)
    t.B.plays("Step In")
    assert t.B.front == ["Wall"] and t.B.back == ["King"]
    assert t.s.combat is not None and t.s.combat.defender == t.B["Wall"].ref
    t.passes()
    assert stunned(t) == []


@pytest.mark.rule("vs2pcg:golden-rules#1")
def test_can_t_beats_can() -> None:
    may = Permission(TeamsWith((MAINS,), "any main character"))
    for bar, offered in ((False, True), (True, False)):
        text = (may, Prohibition(TeamsWith((), "nobody"))) if bar else (may,)
        t = situation(A=side(ACE, front=[hero("Hireling", 2, 2, *text, team="Green")]), B=side(KING))
        t.A.attacks("Ace", "King")
        asked = t.match.decision is not None and t.match.decision.kind == "join"
        assert asked is offered


def test_a_character_pushed_in_the_midst_of_a_combat_stays_in_it() -> None:
    pusher = hero("Pusher", 1, 1, super_power("Push", ANY_COMBAT, "Might", PushIt(All(Characters(ENEMY, (InCombat(),))))))
    t = situation(A=side(ACE, front=[pusher], up=[FORTRESS]), B=side(KING, front=[hero("Target", 1, 3)]))
    t.A.attacks("Ace", "Target")
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.A.uses("Pusher")
    assert t.B.back == ["Target"] and stunned(t) == ["Target"]


def test_a_defender_that_changes_sides_is_out_of_the_combat() -> None:
    thief = hero("Thief", 1, 1, super_power("Steal", ANY_COMBAT, "Might", TakeOver(All(Characters(ENEMY, (Defender(),))))))
    t = situation(A=side(ACE, front=[thief], up=[FORTRESS]), B=side(KING, front=[hero("Target", 9, 3)]))
    t.A.attacks("Ace", "Target")
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.A.uses("Thief")
    t.A.picks("back row")
    assert t.A.back == ["Target"] and stunned(t) == [] and t.s.combat is None


def test_the_wound_that_kos_the_last_health_comes_before_what_triggers() -> None:
    # a main character with one health left is out before its level up power could help it
    second = define("King", MAIN, atk=9, def_=9, health=9)
    first = define("King", MAIN, atk=1, def_=2, health=2, then=second, text=(LevelUp(when.IsStunned(), GainXP(This()), need=1),))
    t = situation(A=side(ACE), B=side(first))
    t.s.write(t.B["King"].number).wounds = 1
    attack(t, "Ace", "King")
    assert t.s.result is not None and t.s.result.winners == (0,)
    t = situation(A=side(ACE), B=side(first))
    attack(t, "Ace", "King")
    assert t.s.result is None and t.B["King"].level == 2


def test_two_stuns_at_once_see_each_other() -> None:
    # both fall in one combat: each was there as the other was stunned
    counts = LevelUp(when.IsStunned(ENEMY), GainXP(This()), need=9)
    a = define("Ace", MAIN, atk=4, def_=3, health=6, text=(counts,))
    b = define("King", MAIN, atk=4, def_=3, health=6, text=(counts,))
    t = situation(A=side(a), B=side(b))
    attack(t, "Ace", "King")
    assert stunned(t) == ["Ace", "King"]
    while t.match.decision is not None and t.match.decision.kind == "trigger":
        t.A.gives(0)
    assert (t.A["Ace"].xp, t.B["King"].xp) == (1, 1)
