"""Characters of 2PCG: stuns, wounds, recovery, rows and sides, names, main and supporting, levels, tokens."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    BACK,
    ENEMY,
    FLIGHT,
    FRONT,
    KO,
    MAIN,
    MAIN_PHASE,
    MAINS,
    SUPPORTERS,
    SUPPORTING,
    SWARM,
    TURN_LONG,
    BecomesBase,
    Change,
    Characters,
    ChooseIt,
    Continuous,
    DrawCards,
    It,
    PutCounters,
    ReadyIt,
    SetsBase,
    This,
    Triggers,
    YourMain,
    gets,
    one,
    seq,
    super_power,
    when,
)
from longbox.games.vs2pcg.situations import Table, put, side, situation
from longbox.games.vs2pcg.situations.worked.of_characters import power
from longbox.games.vs2pcg.situations.worked.standins import ACE, FORTRESS, KING, hero
from longbox.games.vs2pcg.state import GONE, REMOVED, name_of
from longbox.kernel.queries import Scope
from tests.worked import laid


def stunned(t: Table) -> list[str]:
    return [str(t.s.card(n).printed.name) for p in t.s.order for n in t.s.side(p) if t.s.stunned(n)]


@pytest.mark.rule("vs2pcg:stunned-characters#2", "vs2pcg:term-stunned#1", "vs2pcg:stunned-characters#4")
def test_a_stun_in_the_midst_of_a_combat_ends_it_and_nobody_readies() -> None:
    t = laid("vs2pcg:~stun-in-combat")
    t.A.attacks("Ace", "King")
    t.A.picks()
    t.A.uses("Sniper")
    t.A.picks("King")
    # without a defender it is over at once: nobody has struck anybody
    assert t.s.combat is None and stunned(t) == ["King"]
    assert t.A["Ace"].exhausted and t.A["Ace"].wounds == 0
    # everybody may look at what lies stunned
    assert name_of(t.s, t.B["King"].number, 0) == name_of(t.s, t.B["King"].number, -1) == "King"


@pytest.mark.rule("vs2pcg:stunned-characters#3", "vs2pcg:keyword-swarm#1")
def test_a_stunned_character_has_no_powers_and_can_t_fight_but_keeps_name_and_team() -> None:
    both = hero("Down", 5, 5, power(DrawCards(1)), words=(FLIGHT, SWARM))
    t = situation(A=side(ACE, front=[both], up=[FORTRESS]), B=side(KING, back=[hero("Behind")]))
    t.happens(ev.Stun(t.A["Down"].ref))
    down = t.A["Down"]
    assert not t.s.has(down.number, FLIGHT) and t.s.has(down.number, SWARM)
    assert not any("Down" in o for o in t.offered())
    assert t.s.now(down.number).teams == ("Red",) and t.s.now(down.number).name == "Down"
    t.happens(ev.PutCounter(down.ref, 1), ev.PutCounter(t.A["Ace"].ref, 1))
    assert (t.A["Down"].counters, t.A["Ace"].counters) == (0, 1)
    # it protects nobody, nor is it attacked
    t = laid("vs2pcg:~stunned-protects-nobody", stunned=False)
    assert "attack Behind with Ace" not in t.offered()
    t = laid("vs2pcg:~stunned-protects-nobody")
    assert "attack Behind with Ace" in t.offered() and "attack King with Ace" not in t.offered()
    t.A.attacks("Ace", "Behind")
    assert stunned(t) == ["King", "Behind"]


@pytest.mark.rule("vs2pcg:stunned-characters#5", "vs2pcg:term-daze#1")
def test_daze_stuns_without_a_wound() -> None:
    t = laid("vs2pcg:~daze")
    t.A.uses("Doer")
    t.A.picks("Weak")
    weak = t.B["Weak"]
    assert stunned(t) == ["Weak"] and (weak.wounds, weak.exhausted) == (0, True)


@pytest.mark.rule("vs2pcg:stunned-characters#6", "vs2pcg:term-wounds#1", "vs2pcg:term-health#1")
def test_a_wound_does_not_stun_but_may_ko() -> None:
    for health, left in ((2, True), (1, False)):
        t = laid("vs2pcg:~wound", health=health)
        t.A.uses("Doer")
        t.A.picks("Hit")
        assert stunned(t) == [] and ("Hit" in t.B.front) is left
        assert t.B.ko == ([] if left else ["Hit"])
        if left:
            assert (t.B["Hit"].wounds, t.B["Other"].wounds) == (1, 0)


@pytest.mark.rule("vs2pcg:recovering-characters#2", "vs2pcg:basic-game-concepts#13")
def test_an_effect_recovers_exhausted_and_heals_nothing() -> None:
    t = laid("vs2pcg:~recovered-by-an-effect")
    t.A.uses("Doer")
    t.A.picks("Down")
    assert stunned(t) == ["Also"]
    assert (t.A["Down"].exhausted, t.A["Down"].wounds) == (True, 1)


@pytest.mark.rule("vs2pcg:recovering-characters#1")
def test_recovery_is_not_a_choice() -> None:
    t = situation(A=side(ACE, front=[hero("Down")]), B=side(KING), phase="turn")
    t.A.done()
    while t.s.active == 0:
        t.A.done()
    t.happens(ev.Stun(t.A["Down"].ref))
    assert stunned(t) == ["Down"]
    while t.s.active == 1:
        t.B.done()
    assert stunned(t) == [] and t.match.decision is not None and t.match.decision.kind == "turn"


@pytest.mark.rule("vs2pcg:counters#1", "vs2pcg:counters#2")
def test_counters_change_atk_and_def_and_cancel_out() -> None:
    t = laid("vs2pcg:~counters")
    t.begins()
    assert t.A.stats("One") == (4, 4) and t.A.stats("Ace") == (3, 4)
    t.begins()
    assert t.A["One"].counters == -1 and t.A.stats("One") == (1, 1)


@pytest.mark.rule("vs2pcg:basic-game-concepts#9")
def test_what_leaves_the_game_has_no_counters() -> None:
    t = situation(A=side(ACE, front=[put(hero("One"), counters=-1)]), B=side(KING))
    # removed from the game it has none
    number = t.A["One"].number
    t.happens(ev.Remove(t.A["One"].ref))
    assert t.s.card(number).counters == 0 and t.s.place(number) == REMOVED and t.s.card(number).face == 0


@pytest.mark.rule("vs2pcg:calculating-atk-def#3")
def test_atk_below_zero_is_zero_but_counts_as_what_it_is() -> None:
    t = situation(A=side(ACE, front=[hero("Low", 1, 9)]), B=side(KING))
    t.happens(ev.PutCounter(t.A["Low"].ref, -4))
    assert t.A.stats("Low") == (0, 5)
    t.happens(ev.PutCounter(t.A["Low"].ref, 2))
    assert t.A.stats("Low") == (0, 7)
    t.happens(ev.PutCounter(t.A["Low"].ref, 2))
    assert t.A.stats("Low") == (1, 9)


@pytest.mark.rule("vs2pcg:base-atk-def#1", "vs2pcg:term-atk-def#1")
def test_base_values_come_before_counters_and_all_else() -> None:
    like = Change(This(), (SetsBase(It("chosen")),), TURN_LONG)
    doer = hero("Doer", 1, 1, super_power("Copy", MAIN_PHASE, "Might", seq(ChooseIt(one(Characters(ENEMY))), like)))
    t = situation(A=side(ACE, front=[doer], up=[FORTRESS]), B=side(KING, front=[hero("Model", 6, 5)]))
    t.happens(ev.PutCounter(t.A["Doer"].ref, 1))
    t.happens(ev.PutCounter(t.B["Model"].ref, 1))
    t.A.uses("Doer")
    t.A.picks("Model")
    # the model's current 7/6 is the base, and the counter that was there before counts on top
    assert t.A.stats("Doer") == (8, 7) and t.s.now(t.A["Doer"].number).base_atk == 7
    assert t.s.now(t.B["Model"].number).base_atk == 6
    while t.s.active == 0:
        t.A.done()
    assert t.A.stats("Doer") == (2, 2)


@pytest.mark.rule("vs2pcg:timestamps#1")
def test_a_power_counts_from_when_its_character_came_an_effect_from_when_it_resolved() -> None:
    flat = Continuous(This(), (BecomesBase(),))
    pump = super_power("Pump", MAIN_PHASE, "Might", gets(This(), 3, 3, TURN_LONG))
    t = situation(A=side(ACE, front=[hero("Flat", 2, 2, flat, pump)], up=[FORTRESS]), B=side(KING))
    t.A.uses("Flat")
    # the power is the older one: the effect counts on top of it
    assert t.A.stats("Flat") == (5, 5)


@pytest.mark.rule("vs2pcg:term-push#1", "vs2pcg:term-pull#1", "vs2pcg:basic-game-concepts#5", "vs2pcg:formation-step#2")
def test_push_and_pull() -> None:
    t = laid("vs2pcg:~push")
    t.A.uses("Doer")
    t.A.picks("Pushed")
    assert (t.B.front, t.B.back) == (["King"], ["Pushed"])
    t = laid("vs2pcg:~pull")
    t.A.uses("Doer")
    t.A.picks("Pulled")
    assert (t.B.front, t.B.back) == (["King", "Pulled"], ["Other"])


@pytest.mark.rule("vs2pcg:term-switch#1")
def test_two_switch_positions_both_or_neither() -> None:
    t = laid("vs2pcg:~switch")
    t.A.uses("Doer")
    t.A.picks("Front")
    if t.match.decision is not None and t.match.decision.kind == "choose":
        t.A.picks("Back")
    assert (t.B.front, t.B.back) == (["King", "Back"], ["Front"])
    t = laid("vs2pcg:~switch", back=())
    t.A.uses("Doer")
    if t.match.decision is not None and t.match.decision.kind == "choose":
        t.A.picks("Front")
    assert (t.B.front, t.B.back) == (["King", "Front"], [])


@pytest.mark.rule("vs2pcg:term-ready#1", "vs2pcg:basic-game-concepts#10")
def test_what_is_ready_already_is_not_readied_and_the_rest_is_done() -> None:
    doer = hero("Doer", 1, 1, power(seq(ReadyIt(This()), DrawCards(1))))
    t = situation(A=side(ACE, front=[doer], up=[FORTRESS]), B=side(KING))
    t.A.uses("Doer")
    assert not t.A["Doer"].exhausted and t.A.hand == ["Filler"]
    t.A.attacks("Ace", "King")
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    assert not any(o.endswith("with Ace") for o in t.offered())


@pytest.mark.rule("vs2pcg:uniqueness#1")
def test_of_two_that_come_at_once_one_is_picked_and_what_is_taken_over_ko_s_the_first() -> None:
    twin = hero("Twin")
    t = situation(A=side(ACE, ko=[twin, twin]), B=side(KING, front=[twin]))
    refs = [t.s.ref(n) for n in t.s.zone(0, KO)]
    t.happens(*[ev.Appear(r, 0, FRONT) for r in refs])
    assert t.asked(t.A) == "duplicate"
    t.A.gives(0)
    assert t.A.front == ["Ace", "Twin"] and t.A.ko == ["Twin"] and t.B.front == ["King", "Twin"]
    kept = t.A["Twin"].ref
    t.happens(ev.ChangeSides(t.B["Twin"].ref, 0, FRONT))
    # the one that came later stays; the other goes to its owner's pile
    assert t.A.front == ["Ace", "Twin"] and not t.s.there(kept) and t.A["Twin"].owner == 1
    assert t.A.ko == ["Twin", "Twin"] and t.B.ko == []


@pytest.mark.rule("vs2pcg:uniqueness#2", "vs2pcg:uniqueness#3")
def test_nobody_of_the_main_character_s_name_comes_to_its_side() -> None:
    double = hero("Ace", words=(SWARM,))
    t = situation(A=side(ACE, ko=[double]), B=side(KING, front=[double]))
    t.happens(ev.Appear(t.s.ref(t.s.zone(0, KO)[0]), 0, FRONT), ev.ChangeSides(t.B["Ace"].ref, 0, FRONT))
    assert t.A.front == ["Ace"] and t.A.ko == ["Ace"] and t.B.front == ["King", "Ace"]


@pytest.mark.rule("vs2pcg:term-appears#1", "vs2pcg:basic-game-concepts#1")
def test_to_change_sides_is_not_to_appear_and_a_ko_is_at_its_owner_s() -> None:
    seen = Triggers(when.Appears(), DrawCards(1))
    t = situation(A=side(ACE), B=side(KING, front=[hero("Comer", 2, 2, seen)]))
    t.happens(ev.ChangeSides(t.B["Comer"].ref, 0, FRONT))
    assert t.A.front == ["Ace", "Comer"] and t.A.hand == [] and t.B.hand == []
    t.happens(ev.Ko(t.A["Comer"].ref))
    assert t.A.ko == [] and t.B.ko == ["Comer"]
    # put into play by an effect it appears, on its owner's side, ready
    t.happens(ev.Appear(t.s.ref(t.s.zone(1, KO)[0]), 1, BACK))
    assert t.B.back == ["Comer"] and t.B.hand == ["Filler"] and not t.B["Comer"].exhausted


@pytest.mark.rule("vs2pcg:token-characters#1")
def test_a_token_exists_in_play_alone() -> None:
    token = define("Goblin", SUPPORTING, atk=1, def_=1, token=True)
    for event in (ev.Ko, ev.ToHand, ev.ToDeck):
        t = situation(A=side(ACE, front=[token]), B=side(KING))
        number = t.A["Goblin"].number
        t.happens(event(t.A["Goblin"].ref))
        assert t.s.place(number) == GONE and t.A.ko == [] and t.A.hand == []


@pytest.mark.rule("vs2pcg:term-remove#1", "vs2pcg:changing-status#3")
def test_a_demoted_original_main_character_is_removed_as_it_leaves_play() -> None:
    for event in (ev.Ko, ev.ToHand):
        t = situation(A=side(ACE, front=[hero("Heir")]), B=side(KING))
        number = t.A["Ace"].number
        t.happens(ev.SetRole(t.A["Heir"].ref, MAIN, 0))
        t.happens(ev.SetRole(t.A["Ace"].ref, SUPPORTING, 0))
        t.happens(event(t.A["Ace"].ref))
        assert t.s.place(number) == REMOVED and t.A.ko == [] and t.A.hand == []
        # the heir is the main character now, and the game goes on
        assert t.s.result is None and t.s.main(0) == t.A["Heir"].number
        t.happens(ev.Ko(t.A["Heir"].ref))
        assert t.s.result is not None and t.s.result.winners == (1,)


@pytest.mark.rule(
    "vs2pcg:changing-status#1", "vs2pcg:main-vs-supporting#5", "vs2pcg:main-vs-supporting#7", "vs2pcg:supporting-characters#2"
)
def test_a_promotion_goes_with_the_card_and_counters_stay() -> None:
    t = situation(A=side(ACE, front=[hero("Heir")]), B=side(KING))
    t.happens(ev.PutCounter(t.A["Heir"].ref, 1))
    t.happens(ev.SetRole(t.A["Heir"].ref, MAIN, 0))
    assert t.A["Heir"].counters == 1 and MAINS.test(t.s, t.A["Heir"].number, _scope())
    number = t.A["Heir"].number
    t.happens(ev.ToHand(t.A["Heir"].ref))
    assert t.s.card(number).kind == MAIN and t.s.card(number).counters == 0
    # a Ko of supporting characters does not find it
    assert not SUPPORTERS.test(t.s, number, _scope())


def _scope() -> Scope:
    return Scope(0, -1)


@pytest.mark.rule("vs2pcg:term-your-main#1")
def test_your_main_character_is_the_one_begun_with_while_it_is_on_your_side() -> None:
    doer = hero("Doer", 1, 1, power(PutCounters(YourMain())))
    t = situation(A=side(ACE, front=[doer, hero("Guard")], up=[FORTRESS]), B=side(KING))
    t.happens(ev.ChangeSides(t.A["Ace"].ref, 1, FRONT))
    t.A.uses("Doer")
    assert t.B["Ace"].counters == 0 and t.B["King"].counters == 0


@pytest.mark.rule("vs2pcg:level-up-powers#1", "vs2pcg:level-up-powers#2", "vs2pcg:level-up-powers#3", "vs2pcg:level-up-powers#4")
def test_levels_and_experience() -> None:
    t = laid("vs2pcg:~level-up")
    t.begins()
    assert (t.A["Ace"].xp, t.A["Ace"].level) == (1, 1)
    t.begins()
    ace = t.A["Ace"]
    assert (ace.xp, ace.level, ace.exhausted, ace.wounds, ace.counters) == (0, 2, True, 1, 1)
    assert t.A.stats("Ace") == (7, 8)
    assert {o.split(":")[1].split(".")[0] for o in t.offered() if o.startswith("use Ace")} == {" Power", " More"}


@pytest.mark.rule("vs2pcg:level-up-powers#5")
def test_a_stunned_main_character_gains_no_xp() -> None:
    # its level up power is off
    t = laid("vs2pcg:~level-up", stunned=True)
    t.begins()
    assert t.A["Ace"].xp == 0
