"""Where the figures of a card come from: whatever is told adds up to what the table shows, and tells nothing that is hidden."""

from __future__ import annotations

from itertools import pairwise

import pytest

from longbox.games import entry
from longbox.games.dcdb.language.vocabulary import Amount, Buying, Cost, Fixed
from longbox.games.dcdb.situations import side as dc_side, situation as dc_situation, stand_in as dc_stand_in
from longbox.games.vs.language.vocabulary import THIS, Aim, Continuous, Gets, Lasting, Other, T, yours
from longbox.games.vs.situations import put
from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    MAIN,
    SUPPORTING,
    YOURS,
    AtkDef,
    Characters,
    Continuous as PcgContinuous,
)
from longbox.games.vs2pcg.situations import side as pcg_side, situation as pcg_situation
from longbox.kernel.match import Match
from longbox.situations import side, situation
from longbox.tables.figures import Traced
from longbox.tables.table import cards_in
from tests.rules.vs.standins import pawn, plays, twist
from tests.tables.test_tables import SETUPS, moments, table_of

#: figures of the table that count something, which no modifier changes
COUNTS = {"threat", "each round", "tier"}


def figures_of(match: Match, seat: int, ref: int, state: object = None) -> tuple[Traced, ...]:
    at = entry(match.game.name)
    found: tuple[Traced, ...] = at.find(at.figures)(match.state if state is None else state, seat, ref)
    return found


def one(found: tuple[Traced, ...], name: str) -> Traced:
    return next(f for f in found if f.name == name)


@pytest.mark.parametrize("game", sorted(SETUPS))
def test_what_is_told_comes_to_what_the_table_shows(game: str) -> None:
    steps = shown = 0
    for i, match in enumerate(moments(game, 8, 400, "greedy")):
        if i % 3:
            continue
        for seat in match.seats:
            for card in cards_in(table_of(match, seat)):
                told = {f.name: f for f in figures_of(match, seat, card.ref)}
                for f in told.values():
                    ways = [f.base, *[step.now for step in f.steps]]
                    assert ways[-1] == f.now and all(a != b for a, b in pairwise(ways))
                    assert all(step.rule.startswith(f"{game}:") and (step.words or not step.name) for step in f.steps)
                    steps += len(f.steps)
                for figure in card.figures if card.name and card.kind != "drone" else ():
                    if figure.name not in COUNTS and figure.name in told and isinstance(figure.now, int):
                        assert told[figure.name].now == figure.now, (card, told)
                        shown += 1
                if card.price:
                    assert str(told["to buy" if game == "dcdb" else "cost"].now) == card.price
    assert shown > 100 and (steps > 10 or game == "vs2pcg")


@pytest.mark.parametrize("game", sorted(SETUPS))
def test_nothing_hidden_is_told(game: str) -> None:
    for i, match in enumerate(moments(game, 9, 200, "greedy")):
        if i % 9:
            continue
        for seat in match.seats:
            anew = match.view(seat).determinized(i)
            hidden = [t.ref for t in match.state.things if hasattr(t, "known") and not t.known >> seat & 1]
            assert hidden and all(figures_of(match, seat, ref) == () for ref in hidden)
            for card in cards_in(table_of(match, seat)):
                assert figures_of(match, seat, card.ref) == figures_of(match, seat, card.ref, anew)


def table_card(match: Match, seat: int, name: str) -> int:
    return next(c.ref for c in cards_in(table_of(match, seat)) if c.name == name)


def told(traced: Traced) -> list[tuple[str, str, str, int]]:
    return [(step.name, step.words, step.rule, step.now) for step in traced.steps]


def test_vs_effects_powers_counters_and_what_is_below_zero() -> None:
    pump = twist("Pump", Lasting(Continuous(T, (Gets(3, 0),)), "turn"), Aim(yours()))
    weak = pawn("Weak", 1, 4, text=[Continuous(THIS, (Gets(-5, 0),))])
    lord = pawn("Lord", text=[Continuous(yours(Other()), (Gets(0, 2),))])
    ann = put(pawn("Ann", 4, 4), counters={"+1 ATK / +1 DEF": 2})
    t = situation("vs", A=side(front=[ann, lord, weak], hand=[pump]), B=side(front=[pawn("Eve")]))
    plays(t.A, "Pump", "Ann")
    t.resolve()
    match = t.match
    ref = table_card(match, 1, "Ann")
    atk, def_ = (one(figures_of(match, 1, ref), word) for word in ("ATK", "DEF"))
    assert (atk.base, atk.now, def_.base, def_.now) == (4, 9, 4, 8)
    assert ("Pump", "gets +3 ATK", "vs:513.2b", 9) in told(atk) and ("Lord", "gets +2 DEF", "vs:513.3b", 8) in told(def_) + told(
        atk
    )
    assert {step.rule for step in atk.steps} == {"vs:215.1c", "vs:513.2b"} and not any(step.name == "Lord" for step in atk.steps)
    # by way of the lord's reference a client finds the card
    assert next(step.card for step in def_.steps if step.name == "Lord") == table_card(match, 1, "Lord")
    below = one(figures_of(match, 0, table_card(match, 0, "Weak")), "ATK")
    assert told(below) == [("Weak", "gets -5 ATK", "vs:513.3b", -4), ("", "below zero it counts as zero", "vs:104.1", 0)]
    # whoever stands by is as printed
    assert one(figures_of(match, 0, table_card(match, 0, "Eve")), "ATK").steps == ()


def test_champions_upgrades_damage_and_what_is_set() -> None:
    t = situation("champions", A=side("Spider-Man", form="hero", play=["Combat Training"], hand=["Swinging Web Kick"], damage=3))
    found = figures_of(t.match, 0, table_card(t.match, 0, "Spider-Man"))
    atk, hp = one(found, "ATK"), one(found, "HP")
    assert (atk.base, atk.now) == (2, 3) and told(atk) == [("Combat Training", "gets +1 ATK", "champions:constant-abilities", 3)]
    assert (hp.base, hp.now) == (10, 7) and told(hp) == [("", "3 damage", "champions:damage", 7)]
    assert one(found, "THW").steps == ()
    assert one(figures_of(t.match, 0, table_card(t.match, 0, "Swinging Web Kick")), "cost").now == 3


def test_dcdb_what_a_card_costs_whoever_buys_it() -> None:
    cheap = dc_stand_in(
        "Cheap", "Location", Amount(Buying((Cost(5),)), Fixed(-4), words="cards cost you 4 less"), words=("Ongoing",)
    )
    five, three = (dc_stand_in(f"C{n}", "Hero", cost=n) for n in (5, 3))
    t = dc_situation(A=dc_side(play=[cheap]), B=dc_side(), line_up=[five, three], power=20)
    found = figures_of(t.match, 1, table_card(t.match, 1, "C5"))
    assert (one(found, "cost").now, one(found, "to buy").now) == (5, 1)
    assert told(one(found, "to buy")) == [("Cheap", "Cards cost you 4 less.", "dcdb:6.120", 1)]
    assert [f.name for f in figures_of(t.match, 1, table_card(t.match, 1, "C3"))] == ["cost", "VP"]


def test_vs2pcg_counters_come_before_all_else() -> None:
    boost = (PcgContinuous(Characters(YOURS), (AtkDef(1, 0),)),)
    lord, ann = (define(name, SUPPORTING, cost=2, atk=2, def_=2, text=text) for name, text in (("Lord", boost), ("Ann", ())))
    ace, king = (define(name, MAIN, atk=3, def_=4, health=6) for name in ("Ace", "King"))
    t = pcg_situation(A=pcg_side(ace, front=[lord, ann]), B=pcg_side(king))
    t.happens(ev.PutCounter(t.A["Ann"].ref, 2))
    atk = one(figures_of(t.match, 1, table_card(t.match, 1, "Ann")), "ATK")
    assert [step.rule for step in atk.steps] == ["vs2pcg:calculating-atk-def#1", "vs2pcg:timestamps#1"]
    assert (atk.base, atk.now) == (2, 5) and [step.name for step in atk.steps] == ["Ann", "Lord"]
