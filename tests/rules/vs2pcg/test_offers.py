"""What is offered is what no check objects to, though offering looks at the time first: held against each action that there is, by itself."""

from __future__ import annotations

import random

import pytest

from longbox.games import game
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.abilities import (
    ANY_COMBAT,
    BUILD,
    COMBAT,
    MAIN_PHASE,
    TIMES,
    PlotTwist,
    SuperPower,
    super_power,
)
from longbox.games.vs2pcg.language.vocabulary import MAIN, PLOT_TWIST, SUPPORTING, DrawCards, PutCounters, YourMain
from longbox.games.vs2pcg.rules import offers
from longbox.games.vs2pcg.rules.actions import PcgAction, PowerUp, Recruit
from longbox.games.vs2pcg.rules.combat import Attack
from longbox.games.vs2pcg.rules.playing import PlayTwist, UsePower, powers_of, times, twists_of
from longbox.games.vs2pcg.situations import side, situation
from longbox.games.vs2pcg.state import DECK, HAND, KO, ROWS, CardDef, PcgState
from longbox.kernel.match import Match
from tests.kernel.conformance import random_answer
from tests.lab.test_fuzz_vs2pcg import setup

Told = tuple[object, ...]
#: games by lot of all cards
SEEDS = (5, 7, 24)


def every(s: PcgState, player: int) -> list[PcgAction]:
    """Every action with a card that a player could think of, legal or not."""
    side, hand = s.side(player), s.zone(player, HAND)
    top = s.zone(player, DECK)[:1]
    own = (*side, *hand, *s.zone(player, KO), *top)
    foes = [n for foe in s.sides(s.foes(player)) for n in s.side(foe)]
    out: list[PcgAction] = [act for n in own if s.card(n).printed.is_character for act in powers_of(s, player, n)]
    out.extend([act for n in (*hand, *top) for act in twists_of(s, player, n)])
    out.extend([Recruit(player, s.ref(n), row, p) for n in own for p in s.allied(player) for row in ROWS])
    out.extend([PowerUp(player, s.ref(n), s.ref(h)) for n in side for h in hand])
    out.extend([Attack(player, s.ref(n), s.ref(t)) for n in side for t in foes])
    return out


def told(s: PcgState, act: PcgAction) -> Told:
    """An action in a form that can be compared; those with cards that are alike are one."""
    if isinstance(act, PlayTwist):
        return ("twist", s.card(act.ref).printed.name, act.ability)
    if isinstance(act, PowerUp):
        return ("powered", act.ref, s.card(act.card).printed.name)
    if isinstance(act, UsePower):
        return ("power", act.ref, act.ability)
    if isinstance(act, Recruit):
        return ("recruit", act.ref, act.side, act.row, act.shown)
    return ("attack", act.ref, act.target) if isinstance(act, Attack) else ()


def test_what_is_offered_is_what_no_check_objects_to() -> None:
    seen: dict[str, int] = {}
    for seed in SEEDS:
        _held_against_each(seed, seen)
    assert {kind.split()[0] for kind in seen} == {"power", "powered", "twist", "recruit", "attack"}, (
        "the games had none of some of them"
    )


def _held_against_each(seed: int, seen: dict[str, int]) -> None:
    rng = random.Random(seed)
    match = Match(game("vs2pcg"), setup(seed), seed, history=False, logging=False)
    _play(match, rng, 500, 3, seen)


def _play(match: Match, rng: random.Random, answers: int, each: int, seen: dict[str, int]) -> None:
    """So many answers at random; what is offered is compared at every `each` of them."""
    for i in range(answers):
        decision = match.decision
        if decision is None:
            break
        if decision.kind == "turn" and i % each == 0:
            s: PcgState = match.state
            offered = [told(s, act) for act in offers.options(s, decision.player)]
            # what is cheaper for a card that is shown is asked for elsewhere
            found = {t for t in offered if t and not (t[0] == "recruit" and t[4] != -1)}
            legal = {told(s, act) for act in every(s, decision.player) if act.objection(s) is None}
            assert found == legal
            for t in found:
                kind = " ".join([str(t[0]), *[x.when for x in t if isinstance(x, (SuperPower, PlotTwist))]])
                seen[kind] = seen.get(kind, 0) + 1
        match.apply(random_answer(decision, rng))


def test_of_each_timing_word_what_is_offered_is_what_no_check_objects_to() -> None:
    # on either side powers and plot twists for each time, in a game of a few turns
    texts = [(word, word == ANY_COMBAT) for word in TIMES]
    powers = tuple([super_power(f"{w} power", w, "Might", DrawCards(1), any_turn=own, free=True) for w, own in texts])
    able = define("Able", SUPPORTING, cost=1, atk=1, def_=4, health=9, teams=("Red",), text=powers)
    # plot twists have the timing words of the rulebook, of Combat one for any turn
    words = [(BUILD, False), (MAIN_PHASE, False), (COMBAT, False), (COMBAT, True)]
    twists = [
        define(f"{w} {own}", PLOT_TWIST, text=(PlotTwist(effect=PutCounters(YourMain()), when=w, any_turn=own),))
        for w, own in words
    ]
    laid = [side(main, front=[able], hand=[*twists, able], up=["MNB-112"] * 4) for main in (ACE, KING)]
    seen: dict[str, int] = {}
    for seed in (1, 2, 3):
        t = situation(A=laid[0], B=laid[1], phase="turn", windows="all")
        _play(t.match, random.Random(seed), 120, 1, seen)
    of_a_time = {f"power {word}" for word in TIMES} | {f"twist {word}" for word, _ in words}
    assert set(seen) == of_a_time | {"powered", "recruit", "attack"}


def test_each_timing_word_has_its_time_and_no_other() -> None:
    match = Match(game("vs2pcg"), setup(4), 4, history=False, logging=False)
    s: PcgState = match.state
    s.active = me = s.order[0]
    other = s.order[1]
    open_: dict[str, tuple[str, ...]] = {}
    for phase in ("draw", "recovery", "resource", "recruit", "formation", "main"):
        s.phase = phase
        open_[phase] = times(s, me)
        assert times(s, other) == (), "outside of a combat only whose turn it is has its time"
    assert open_ == {
        "draw": ("Draw",),
        "recovery": ("Recovery",),
        "resource": ("Build",),
        "recruit": ("Build",),
        "formation": ("Build",),
        "main": ("Main",),
    }
    s.phase = "combat"
    assert times(s, me) == (), "there is no combat under way"
    assert set(TIMES) == {word for words in open_.values() for word in words} | {"Combat", "Any Combat"}


# -- namesakes ----------------------------------------------------------------------------------------------------------------

ACE = define("Ace", MAIN, atk=3, def_=4, health=6, teams=("Red",))
KING = define("King", MAIN, atk=3, def_=4, health=6, teams=("Blue",))


def aid(number: str, text: PlotTwist) -> CardDef:
    return CardDef("First Aid", PLOT_TWIST, define("First Aid", PLOT_TWIST, text=(text,)).faces, number=number)


@pytest.mark.rule("vs2pcg:playing-plot-twists#1")
def test_two_plot_twists_of_one_name_that_differ_are_offered_each_and_of_two_that_are_alike_one() -> None:
    draws, heals = PlotTwist(effect=DrawCards(1)), PlotTwist(effect=PutCounters(YourMain()))
    hand = [aid("AAA-001", draws), aid("BBB-002", draws), aid("CCC-003", heals)]
    t = situation(A=side(ACE, hand=hand), B=side(KING))
    assert [o for o in t.offered() if o.startswith("play")] == ["play First Aid (AAA-001)", "play First Aid (CCC-003)"]
    t.A.plays("First Aid (CCC-003)")
    assert t.A["Ace"].counters == 1 and t.A.hand == ["First Aid", "First Aid"], "it is that one that is played"
    assert [o for o in t.offered() if o.startswith("play")] == ["play First Aid"], "and what is left needs no telling apart"


@pytest.mark.rule("vs2pcg:power-ups#1")
def test_a_character_is_powered_up_with_either_of_two_cards_of_its_name() -> None:
    small, big = (define("Rook", SUPPORTING, cost=n, atk=n, def_=n, health=2, teams=("Red",)) for n in (1, 5))
    t = situation(A=side(ACE, front=[small], hand=[big, small, small]), B=side(KING))
    offered = [o for o in t.offered() if o.startswith("power up")]
    assert offered == ["power up Rook with Rook (5: 5/5)", "power up Rook with Rook (1: 1/1)"], (
        "the two small ones are one choice"
    )
    t.A.gives(t.offered().index(offered[1]))
    assert t.A["Rook"].counters == 1
    assert [t.match.state.card(n).printed.values.cost for n in t.match.state.zone(t.A.number, HAND)] == [5, 1], (
        "the big one is kept"
    )
