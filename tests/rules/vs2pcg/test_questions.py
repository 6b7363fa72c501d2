"""What players would ask of 2PCG, answered from the book alone: two things at once, gone by then, nothing to choose, who decides."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    ALL_POWERS,
    COMBAT,
    ENEMY,
    FLIGHT,
    FRONT,
    LETHAL,
    LOCATION,
    MAIN,
    MAIN_PHASE,
    PLOT_TWIST,
    RANGED,
    SUPPORTING,
    SWARM,
    TURN_LONG,
    YOURS,
    Ability,
    All,
    Change,
    Characters,
    ChooseIt,
    DrawCards,
    Gains,
    GainXP,
    InCombat,
    It,
    Later,
    LevelUp,
    Loses,
    Other,
    PlotTwist,
    PutCounters,
    ReadyIt,
    Switched,
    This,
    Triggers,
    YourMain,
    gets,
    one,
    seq,
    super_power,
    when,
)
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import CardDef

ACE = define("Ace", MAIN, atk=3, def_=4, health=6, teams=("Red",))
KING = define("King", MAIN, atk=3, def_=4, health=6, teams=("Blue",))
FORTRESS = define("Fortress", LOCATION, symbol="Might")


def hero(
    name: str, atk: int = 2, def_: int = 2, *text: Ability, words: tuple[str, ...] = (), health: int = 2, team: str = "Green"
) -> CardDef:
    return define(name, SUPPORTING, atk=atk, def_=def_, health=health, cost=1, teams=(team,), words=words, text=text)


def stunned(t: Table) -> list[str]:
    return [str(t.s.card(n).printed.name) for p in t.s.order for n in t.s.side(p) if t.s.stunned(n)]


def attack(t: Table, one: str, target: str) -> None:
    t.A.attacks(one, target)
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.passes()


def test_an_exhausted_character_strikes_back_protects_and_stops_flight() -> None:
    t = situation(
        A=side(ACE, front=[hero("Flier", words=(FLIGHT,))]),
        B=side(KING, front=[hero("Guard", 9, 3, words=(FLIGHT,))], back=[hero("Behind")]),
    )
    t.happens(ev.Exhaust(t.B["Guard"].ref), ev.Exhaust(t.B["King"].ref))
    assert not any("Behind" in o for o in t.offered())
    attack(t, "Ace", "Guard")
    assert stunned(t) == ["Ace", "Guard"]
    # stunned it stops nobody any more: the front row has the King still, whom the flier passes
    assert "attack Behind with Flier" in t.offered()


def test_an_attacker_of_atk_zero_may_attack_and_strikes_nobody() -> None:
    t = situation(A=side(ACE, front=[hero("Pacifist", 0, 9)]), B=side(KING))
    assert "attack King with Pacifist" in t.offered()
    attack(t, "Pacifist", "King")
    assert stunned(t) == []


def test_a_character_of_one_health_is_stunned_before_it_is_kod() -> None:
    # what triggers on the stun does, though nothing of it is left
    watcher = Triggers(when.IsStunned(ENEMY), PutCounters(This()))
    t = situation(A=side(ACE, front=[hero("Watcher", 1, 9, watcher)]), B=side(KING, front=[hero("Frail", 1, 1, health=1)]))
    attack(t, "Ace", "Frail")
    assert t.B.ko == ["Frail"] and t.A["Watcher"].counters == 1


def test_lethal_works_for_a_killer_that_is_stunned_by_the_same_combat() -> None:
    t = situation(A=side(ACE, front=[hero("Killer", 4, 2, words=(LETHAL,))]), B=side(KING, front=[hero("Prey", 4, 2, health=3)]))
    attack(t, "Killer", "Prey")
    assert stunned(t) == ["Killer"] and t.B.ko == ["Prey"]


def test_in_a_team_attack_every_attacker_has_stunned() -> None:
    xp = LevelUp(when.Stuns(team=True), GainXP(This()), need=9)
    captain = define("Captain", MAIN, atk=1, def_=9, health=6, teams=("Red",), text=(xp,))
    t = situation(A=side(captain, front=[hero("Mate", 3, 9, team="Red")]), B=side(KING))
    t.A.attacks("Mate", "King")
    t.A.picks("Captain")
    t.passes()
    if t.match.decision is not None and t.match.decision.kind == "strike back":
        t.B.picks("Mate")
    assert stunned(t) == ["King"] and t.A["Captain"].xp == 1
    # alone it is no team attack
    t = situation(A=side(captain, front=[hero("Mate", 3, 9, team="Red")]), B=side(KING, front=[hero("Weak", 1, 1)]))
    attack(t, "Captain", "Weak")
    assert stunned(t) == ["Weak"] and t.A["Captain"].xp == 0


def test_a_trigger_resolves_though_its_source_is_gone() -> None:
    parting = Triggers(when.IsStunned(ENEMY), PutCounters(YourMain(), 2))
    t = situation(A=side(ACE, front=[hero("Mourner", 1, 3, parting)]), B=side(KING, front=[hero("Falls")]))
    t.happens(ev.Stun(t.B["Falls"].ref), ev.Ko(t.A["Mourner"].ref))
    assert t.A["Ace"].counters == 2 and t.A.ko == ["Mourner"]


def test_what_was_chosen_and_has_left_is_not_found_again() -> None:
    later = Later(Triggers(when.TurnEnds(), ReadyIt(It("chosen"))))
    doer = hero("Doer", 1, 1, super_power("Wait", MAIN_PHASE, "Might", seq(ChooseIt(one(Characters(YOURS, (Other(),)))), later)))
    for leaves in (False, True):
        t = situation(A=side(ACE, front=[doer, hero("Friend")], up=[FORTRESS]), B=side(KING))
        t.A.uses("Doer")
        t.A.picks("Friend")
        number = t.A["Friend"].number
        if leaves:
            t.happens(ev.ToHand(t.A["Friend"].ref))
            t.happens(ev.Appear(t.s.ref(number), 0, FRONT))
        t.happens(ev.Exhaust(t.s.ref(number)))
        t.A.done()
        assert t.s.card(number).exhausted is leaves


def test_frozen_twice_in_its_own_turn_it_misses_the_next_as_well() -> None:
    t = situation(A=side(ACE), B=side(KING))
    t.happens(ev.Freeze(t.B["King"].ref), ev.Exhaust(t.B["King"].ref))
    while t.s.active == 0:
        t.A.done()
    assert t.B["King"].exhausted
    t.happens(ev.Freeze(t.B["King"].ref))
    for active in (1, 0):
        while t.s.active == active:
            t.sides[active].done()
    assert t.s.active == 1 and t.B["King"].exhausted
    for active in (1, 0):
        while t.s.active == active:
            t.sides[active].done()
    assert not t.B["King"].exhausted


def test_a_counter_that_comes_after_a_switch_counts_before_it() -> None:
    switch = super_power("Switch", MAIN_PHASE, "Might", Change(This(), (Switched(),), TURN_LONG))
    t = situation(A=side(ACE, front=[hero("Odd", 1, 5, switch)], up=[FORTRESS]), B=side(KING))
    t.A.uses("Odd")
    assert t.A.stats("Odd") == (5, 1)
    t.happens(ev.PutCounter(t.A["Odd"].ref, 1))
    assert t.A.stats("Odd") == (6, 2)
    t.happens(ev.PutCounter(t.A["Odd"].ref, -2))
    # 0/4 switched is 4/0: DEF 0 stuns, and the counters are gone
    assert stunned(t) == ["Odd"] and t.A["Odd"].counters == 0


def test_what_ends_with_the_combat_may_stun_by_ending() -> None:
    shield = PlotTwist(effect=gets(one(Characters(YOURS, (InCombat(),))), 0, 3), when=COMBAT, any_turn=True)
    cover = define("Cover", PLOT_TWIST, text=(shield,))
    curse = PlotTwist(effect=PutCounters(one(Characters(ENEMY, (InCombat(),))), 2, -1), when=COMBAT, any_turn=True)
    hex_ = define("Hex", PLOT_TWIST, text=(curse,))
    t = situation(A=side(ACE, hand=[hex_]), B=side(KING, front=[hero("Saved", 1, 2)], hand=[cover]), windows="all")
    t.A.attacks("Ace", "Saved")
    t.A.done()
    t.B.plays("Cover")
    t.A.plays("Hex")
    assert t.B.stats("Saved") == (0, 3)
    t.passes()
    assert stunned(t) == ["Saved"] and t.B["Saved"].wounds == 1


def test_lost_powers_come_back_and_can_t_be_gained_meanwhile() -> None:
    doer = hero(
        "Doer",
        1,
        1,
        super_power("Blank", MAIN_PHASE, "Might", Change(one(Characters(ENEMY)), (Loses(ALL_POWERS, True),), TURN_LONG)),
    )
    giver = hero(
        "Giver", 1, 1, super_power("Give", MAIN_PHASE, "Might", Change(All(Characters(ENEMY)), (Gains((RANGED,)),), TURN_LONG))
    )
    t = situation(A=side(ACE, front=[doer, giver], up=[FORTRESS] * 2), B=side(KING, front=[hero("Flier", words=(FLIGHT, SWARM))]))
    t.A.uses("Doer")
    t.A.gives(0)
    t.A.picks("Flier")
    flier = t.B["Flier"].number
    assert not t.s.has(flier, FLIGHT) and t.s.has(flier, SWARM)
    t.A.uses("Giver")
    assert not t.s.has(flier, RANGED) and t.s.has(t.B["King"].number, RANGED)
    while t.s.active == 0:
        t.A.done()
    assert t.s.has(flier, FLIGHT)


def test_a_power_up_is_a_play_of_its_own_and_the_other_may_answer() -> None:
    t = situation(A=side(ACE, hand=[hero("Ace")]), B=side(KING, hand=[hero("King")]), windows="all")
    t.A.attacks("Ace", "King")
    t.A.powers_up("Ace")
    assert t.asked(t.B) == "turn"
    t.B.powers_up("King")
    assert t.asked(t.A) == "turn" and (t.A["Ace"].counters, t.B["King"].counters) == (1, 1)
    # in the build phase nobody is powered up
    t = situation(A=side(ACE, hand=[hero("Ace")]), B=side(KING), phase="turn")
    assert not any("power up" in o for o in t.offered())


def test_a_stunned_character_may_be_chosen_in_vain() -> None:
    t = situation(
        A=side(
            ACE,
            front=[hero("Doer", 1, 1, super_power("Put", MAIN_PHASE, "Might", PutCounters(one(Characters(ENEMY)))))],
            up=[FORTRESS],
        ),
        B=side(KING),
    )
    t.happens(ev.Stun(t.B["King"].ref))
    t.A.uses("Doer")
    assert t.B["King"].counters == 0 and t.A.resources == ["(Fortress)"]


def test_the_same_power_of_the_next_level_has_been_used_this_turn() -> None:
    smash = super_power("Smash", MAIN_PHASE, "Might", DrawCards(1))
    second = define("Ace", MAIN, atk=6, def_=6, health=6, text=(smash,))
    first = define(
        "Ace", MAIN, atk=3, def_=4, health=6, then=second, text=(smash, LevelUp(when.IsStunned(), GainXP(This()), need=1))
    )
    t = situation(A=side(first, up=[FORTRESS] * 2), B=side(KING))
    t.A.uses("Ace", "Smash")
    t.A.gives(0)
    t.happens(ev.Stun(t.A["Ace"].ref))
    t.happens(ev.Recover(t.A["Ace"].ref))
    assert t.A["Ace"].level == 2 and not any("Smash" in o for o in t.offered())


def test_xp_beyond_the_level_is_gone() -> None:
    third = define("Ace", MAIN, atk=9, def_=9, health=6)
    second = define(
        "Ace", MAIN, atk=6, def_=6, health=6, then=third, text=(LevelUp(when.IsStunned(ENEMY), GainXP(This(), 3), need=2),)
    )
    first = define(
        "Ace", MAIN, atk=3, def_=4, health=6, then=second, text=(LevelUp(when.IsStunned(ENEMY), GainXP(This(), 3), need=2),)
    )
    t = situation(A=side(first), B=side(KING))
    t.happens(ev.Stun(t.B["King"].ref))
    assert (t.A["Ace"].level, t.A["Ace"].xp) == (2, 0)


def test_what_protects_is_face_up_in_front_of_somebody_face_up() -> None:
    t = situation(A=side(ACE, back=[hero("Behind")]), B=side(KING, front=[hero("Front")]))
    ace, behind, king = (t.A["Ace"].number, t.A["Behind"].number, t.B["King"].number)
    assert t.s.protects(ace) and t.s.protected(behind) and not t.s.protects(king)
    t.happens(ev.Stun(t.A["Behind"].ref))
    assert not t.s.protects(ace) and not t.s.protected(behind)
