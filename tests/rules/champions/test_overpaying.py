"""What costs nothing can be paid for all the same, where it makes a difference what was spent."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import (
    ME,
    THE_VILLAIN,
    YOU_,
    Action,
    Changes,
    Deal,
    DrawCards,
    ExhaustIt,
    Fixed,
    Generates,
    Given,
    HealIt,
    If,
    Paid,
    PaidWith,
    Resources,
    WhenRevealed,
    X,
    XOf,
    YouPlay,
    attack,
    seq,
)
from longbox.games.champions.situations import stand_in
from longbox.situations import side
from tests.rules.champions.rounds import laid, told
from tests.rules.champions.standins import THUG, card

ENERGY, MENTAL, WILD = card("Spark", energy=1), card("Thought", mental=1), card("Star", wild=1)
HOT = If(PaidWith("energy"), DrawCards(1))
CHEAP = stand_in("support", "Cheap", Changes(YouPlay(), Fixed(-3)))


@pytest.mark.rule("champions:cost#2", "champions:resource#3", "champions:cost#3")
def test_an_event_of_cost_0_may_be_overpaid() -> None:
    flare = stand_in("event", "Flare", Action((), seq(Deal(1, THE_VILLAIN), HOT)), cost=0)
    for pay, drawn in (((), 0), (("Spark",), 1), (("Thought",), 0), (("Star",), 1), (("Spark", "Thought"), 1)):
        t = laid(A=side("Captain Marvel", hand=[flare, ENERGY, MENTAL, WILD]), B=side("Iron Man", hand=["Genius"]))
        t.A.does("Play Flare")
        assert t.kind == "pay"
        t.A.pays(*pay) if pay else t.passes()
        assert t.kind == "turn" and t.villain.damage == 1 and len(t.A.hand) == 3 - len(pay) + drawn
        assert sorted(t.A.discard) == sorted(["Flare", *pay]) and t.B.hand == ["Genius"]
    # by itself it is not
    t = laid(A=side("Captain Marvel", hand=[flare, ENERGY]))
    t.A.plays("Flare")
    assert t.A.hand == ["Spark"]


@pytest.mark.rule("champions:cost#2", "champions:resource#3")
def test_nobody_is_asked_where_it_makes_no_difference() -> None:
    flare = stand_in("event", "Flare", Action((), seq(Deal(1, THE_VILLAIN), HOT)), cost=0)
    plain = stand_in("event", "Plain", Action((), Deal(1, THE_VILLAIN)), cost=0)
    for event, hand in ((plain, [ENERGY, WILD]), (flare, [MENTAL]), (flare, [])):
        t = laid(A=side("Captain Marvel", hand=[event, *hand]))
        t.A.does(f"Play {event.name}")
        assert t.kind == "turn" and t.villain.damage == 1 and len(t.A.hand) == len(hand)


@pytest.mark.rule("champions:cost#2", "champions:resource#5", "champions:resource-ability#1")
def test_an_ability_of_cost_0_may_be_overpaid_also_with_a_resource_ability() -> None:
    cell = stand_in("upgrade", "Cell", Generates(Given(("energy",)), cost=(ExhaustIt(ME),)), cost=0)
    for cost in ((Resources(0),), (ExhaustIt(ME), Resources(0)), (HealIt(YOU_, 1), Resources(0))):
        gun = stand_in("upgrade", "Gun", Action(cost, seq(Deal(1, THE_VILLAIN), HOT)), cost=0)
        for pay in ((), ("Cell",)):
            t = laid(A=side("Captain Marvel", play=[gun, cell], hand=[], damage=1))
            t.A.does("Use Gun")
            assert t.kind == "pay"
            t.A.pays(*pay) if pay else t.passes()
            assert len(t.A.hand) == len(pay) and t["Cell"].exhausted is bool(pay) and t.villain.damage == 1
    # a cost within an effect
    deal = stand_in("treachery", "Toll", WhenRevealed(Paid((Resources(0),), HOT)))
    t = laid(A=side("Captain Marvel", hand=[ENERGY]))
    t.reveals(deal)
    t.A.pays("Spark")
    assert len(t.A.hand) == 1 and t.A.discard == ["Spark"]


@pytest.mark.rule("champions:cost#2", "champions:non-numerical-variable#1")
def test_with_x_0_more_may_be_spent() -> None:
    burst = stand_in("event", "Burst", Action((), seq(DrawCards(1), Deal(X(), THE_VILLAIN), HOT), x=XOf()), cost=-1)
    t = laid(A=side("Captain Marvel", hand=[burst, ENERGY]))
    t.A.does("Play Burst")
    t.answers(0)
    t.A.pays("Spark")
    assert t.villain.damage == 0 and len(t.A.hand) == 2


@pytest.mark.rule("champions:cost#2", "champions:cost#3", "champions:resource#3")
def test_core_cards_made_cheaper_can_be_paid_for_with_what_they_ask_about() -> None:
    # Photonic Blast (3), For Justice! (2) and Relentless Assault (2) for nothing
    for pay, drawn in (((), 0), (("Spark",), 1)):
        t = laid(A=side("Captain Marvel", hand=["Photonic Blast", ENERGY, MENTAL], play=[CHEAP]))
        t.A.does("Play Photonic Blast")
        t.A.pays(*pay) if pay else t.passes()
        assert t.villain.damage == 5 and len(t.A.hand) == 2 - len(pay) + drawn
    for pay, left in (((), 2), (("Thought",), 1)):
        t = laid(A=side("Captain Marvel", hand=["For Justice!", ENERGY, MENTAL], play=[CHEAP]), threat=5)
        t.A.does("Play For Justice!")
        t.A.pays(*pay) if pay else t.passes()
        assert t.scheme.threat == left
    fist = card("Fist", physical=1)
    for pay, spilt in (((), 0), (("Fist",), 2)):
        t = laid(A=side("Captain Marvel", hand=["Relentless Assault", fist], play=[CHEAP], minions=[THUG]))
        t.A.does("Play Relentless Assault")
        t.A.pays(*pay) if pay else t.passes()
        assert t.A.minions == [] and t.villain.damage == spilt


@pytest.mark.rule("champions:faq:unstoppable-force#1")
def test_unstoppable_force_for_nothing_draws_only_for_what_was_spent() -> None:
    fist = card("Fist", physical=1)
    for pay, drawn in (((), 0), (("Fist",), 1)):
        t = laid(A=side("Hulk", hand=["Unstoppable Force", fist], play=[CHEAP], exhausted=True))
        t.A.does("Play Unstoppable Force")
        t.A.pays(*pay) if pay else t.passes()
        assert not t["Hulk"].exhausted and len(t.A.hand) == 1 - len(pay) + drawn


@pytest.mark.rule("champions:cost#3")
def test_what_is_spent_beyond_the_cost_counts_if_it_is_asked_about() -> None:
    both = stand_in(
        "event",
        "Both",
        Action((), seq(If(PaidWith("energy"), Deal(1, THE_VILLAIN)), If(PaidWith("mental"), Deal(2, THE_VILLAIN)))),
        cost=1,
    )
    for pay, damage in ((("Spark",), 1), (("Thought",), 2), (("Spark", "Thought"), 3)):
        t = laid(A=side("Captain Marvel", hand=[both, ENERGY, MENTAL]))
        t.A.plays("Both", *pay)
        assert t.villain.damage == damage


@pytest.mark.rule("champions:resource#1", "champions:cost#2")
def test_what_answers_to_being_spent_can_be_spent_on_what_costs_nothing() -> None:
    plain = stand_in("event", "Plain", attack(1), cost=0)
    for hand, asked in ((["Salvage"], True), (["Energy"], False)):
        t = laid(A=side("Captain Marvel", hand=[plain, *hand], discard=["Rocket Boots"]))
        t.A.does("Play Plain")
        assert (t.kind == "pay") is asked
        if asked:
            t.A.pays("Salvage")
            t.picks("Salvage") if t.kind == "window" else None
            assert t.A.deck[0] == "Rocket Boots"
        assert t.villain.damage == 1
    # another player's card makes no question
    t = laid(A=side("Captain Marvel", hand=[plain, "Energy"]), B=side("Iron Man", hand=["Salvage"], discard=["Rocket Boots"]))
    t.A.does("Play Plain")
    assert t.kind == "turn" and not told(t, "Salvage")
