"""Wild resources; "would" interrupts and what changes under them; one window for all that one occurrence does."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    IT,
    ME,
    THE_VILLAIN,
    YOU,
    Action,
    Deal,
    DrawCards,
    Each,
    Elsewhere,
    Gives,
    HealIt,
    If,
    Instead,
    Interrupt,
    IsDefeated,
    Mill,
    PaidWith,
    Prevent,
    PutCounters,
    Resources,
    Response,
    Symbols,
    TakesDamage,
    ToHandIt,
    Whom,
    seq,
)
from longbox.games.champions.situations import put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on
from tests.rules.champions.standins import THUG, free

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)


def res(name: str, **types: int) -> Any:
    """A resource card."""
    return stand_in("resource", name, resources=types)


# -- wild resources ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:wild-resource", "champions:wild-resource#1")
def test_a_wild_resource_pays_any_cost_as_the_type_that_is_wanted() -> None:
    hut = stand_in("support", "Hut", cost=2)
    t = situation("champions", A=side("Captain Marvel", hand=[hut, res("Any", wild=1), res("Hot", energy=1)]))
    t.A.plays("Hut")
    assert t.A.play == ["Hut"] and sorted(t.A.discard) == ["Any", "Hot"]
    for wanted in ("energy", "mental", "physical", "wild"):
        for name, types in (("Any", {"wild": 1}), ("Hot", {"energy": 1})):
            # as the cost of an ability, and where a card asks what was used
            gadget = stand_in("support", "Gadget", Action((Resources(0, (wanted,)),), Deal(1, THE_VILLAIN)))
            beam = stand_in("event", "Beam", Action((), If(PaidWith(wanted), Deal(3, THE_VILLAIN), Deal(1, THE_VILLAIN))), cost=1)
            able = name == "Any" or wanted == "energy"
            t = situation("champions", A=side("Captain Marvel", play=[gadget], hand=[res(name, **types)]))
            assert t.offered("Use Gadget") is able
            t = situation("champions", A=side("Captain Marvel", hand=[beam, res(name, **types)]))
            t.A.plays("Beam")
            assert t["Rhino"].damage == (3 if able else 1)
    # one is one: as two types it would have to be two
    both = stand_in("support", "Both", Action((Resources(0, ("energy", "mental")),), Deal(1, THE_VILLAIN)))
    for hand, able in (
        ([res("Any", wild=1)], False),
        ([res("Any", wild=2)], True),
        ([res("Any", wild=1), res("Hot", energy=1)], True),
    ):
        t = situation("champions", A=side("Captain Marvel", play=[both], hand=hand))
        assert t.offered("Use Both") is able


@pytest.mark.rule("champions:wild-resource#2")
def test_where_a_wild_resource_is_wanted_no_other_will_do() -> None:
    gadget = stand_in("support", "Gadget", Action((Resources(0, ("wild",)),), Deal(1, THE_VILLAIN)))
    others = [res("Hot", energy=3), res("Wise", mental=3), res("Strong", physical=3)]
    t = situation(
        "champions", A=side("Captain Marvel", play=[gadget], hand=others), B=side("She-Hulk", hand=[res("Any", wild=1)])
    )
    assert not t.offered("Use Gadget") and "champions:resource#5" in t.why_not("A", "Gadget")
    t = situation("champions", A=side("Captain Marvel", play=[gadget], hand=[*others, res("Any", wild=1)]))
    t.A.uses("Gadget")
    assert t["Rhino"].damage == 1 and t.A.discard == ["Any"] and len(t.A.hand) == 3


@pytest.mark.rule("champions:wild-resource#3")
def test_outside_of_costs_a_wild_resource_is_nothing_but_wild() -> None:
    deck = [res("Any", wild=2), res("Hot", energy=1), FRIEND]
    for kind, n in (("energy", 1), ("wild", 2), ("mental", 0)):
        blast = free("Blast", Action((), seq(Mill(2), Deal(Symbols(kind), THE_VILLAIN))))
        t = situation("champions", A=side("Captain Marvel", hand=[blast], deck=deck))
        t.A.plays("Blast")
        assert t["Rhino"].damage == n and t.A.deck == ["Friend"]
    # nor has it such a resource printed
    for kind, found in (("energy", ["Hot"]), ("wild", ["Any"])):
        find = free("Find", Action((), ToHandIt(Each(Elsewhere(("discard pile",), frozenset(), (Gives(kind),))))))
        t = situation("champions", A=side("Captain Marvel", hand=[find], discard=[res("Any", wild=2), res("Hot", energy=1)]))
        t.A.plays("Find")
        assert t.A.hand == found


# -- would ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:would")
def test_would_interrupts_come_before_other_interrupts() -> None:
    def watch(name: str, side_: str, forced: bool = False) -> Any:
        pattern = IsDefeated(Whom("ally"), would=side_ == "would")
        return stand_in("support", name, Interrupt(pattern, PutCounters(1, "seen", ME), side=side_, forced=forced))

    # even before one that is forced
    for plain_forced in (True, False):
        t = situation(
            "champions",
            A=side("Captain Marvel", play=[watch("Plain", "interrupt", plain_forced), watch("Early", "would"), FRIEND]),
        )
        t.happens(ev.Damage(t.find("Friend"), 3))
        assert t.kind == "window" and t.offered("Use Early") and not t.offered("Use Plain")
        assert t["Plain"].counter("seen") == 0
        t.A.picks("Early")
        if not plain_forced:
            assert t.kind == "window" and t.offered("Use Plain")
            t.A.picks("Plain")
        assert (t["Early"].counter("seen"), t["Plain"].counter("seen")) == (1, 1) and not t.in_play("Friend")


@pytest.mark.rule("champions:would#1")
def test_what_has_been_changed_is_not_interrupted_as_what_it_was() -> None:
    save = stand_in("support", "Save", Interrupt(IsDefeated(Whom("ally"), would=True), Instead(HealIt(IT)), side="would"))
    also = stand_in("support", "Also", Interrupt(IsDefeated(Whom("ally"), would=True), PutCounters(1, "seen", ME), side="would"))
    late = stand_in("support", "Late", Interrupt(IsDefeated(Whom("ally")), PutCounters(1, "seen", ME), forced=True))
    after = stand_in("support", "After", Response(IsDefeated(Whom("ally"), after=True), PutCounters(1, "seen", ME), forced=True))
    t = situation("champions", A=side("Captain Marvel", play=[save, late, after, FRIEND]), B=side("She-Hulk", play=[also]))
    t.happens(ev.Damage(t.find("Friend"), 3))
    t.A.picks("Save")
    # neither another "would", nor a plain interrupt, nor a response to what has not come about
    assert t.kind == "turn" and t.in_play("Friend") and t["Friend"].damage == 0
    assert [t[n].counter("seen") for n in ("Also", "Late", "After")] == [0, 0, 0]
    # not changed, all of them are used
    t = situation("champions", A=side("Captain Marvel", play=[save, late, after, FRIEND]), B=side("She-Hulk", play=[also]))
    t.happens(ev.Damage(t.find("Friend"), 3))
    t.A.passes()
    t.B.picks("Also")
    on(t, "turn")
    assert [t[n].counter("seen") for n in ("Also", "Late", "After")] == [1, 1, 1] and not t.in_play("Friend")
    # damage all prevented is not taken: nothing answers to it
    duck = stand_in("support", "Duck", Interrupt(TakesDamage(YOU), Prevent(), side="would"))
    ouch = stand_in("support", "Ouch", Response(TakesDamage(YOU, after=True), PutCounters(1, "seen", ME), forced=True))
    for ducks, n in ((True, 0), (False, 1)):
        t = situation("champions", A=side("Captain Marvel", play=[duck, ouch]))
        t.happens(ev.Damage(t.find("Captain Marvel"), 3))
        t.A.picks("Duck") if ducks else t.A.passes()
        assert t["Ouch"].counter("seen") == n and t["Captain Marvel"].damage == 3 * n


# -- triggering conditions ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:triggering-condition")
def test_an_ability_may_be_used_when_what_it_speaks_of_happens_and_at_no_other_time() -> None:
    ouch = stand_in("support", "Ouch", Response(TakesDamage(YOU, after=True), DrawCards(1)))
    t = situation("champions", A=side("Captain Marvel", play=[ouch, FRIEND]), B=side("She-Hulk"))
    assert not t.offered("Use Ouch")
    for other in ("Friend", "She-Hulk", "Rhino"):
        t.happens(ev.Damage(t.find(other), 1))
        assert t.kind == "turn"
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    assert t.kind == "window" and t.A.asked() and t.offered("Use Ouch")
    t.A.picks("Ouch")
    assert len(t.A.hand) == 1 and t.kind == "turn"


@pytest.mark.rule("champions:triggering-condition#1")
@pytest.mark.parametrize("order", [("Hurt", "Dead"), ("Dead", "Hurt")])
def test_damage_and_the_defeat_it_brings_share_their_windows(order: tuple[str, str]) -> None:
    hurt = stand_in("support", "Hurt", Response(TakesDamage(Whom("minion"), after=True), DrawCards(1)))
    dead = stand_in("support", "Dead", Response(IsDefeated(Whom("minion"), after=True), DrawCards(1)))
    t = situation("champions", A=side("Captain Marvel", play=[hurt, dead], minions=[put(THUG, damage=1), put(THUG)]))
    weak = next(n for n in t.state.minions(0) if t.state.things[n].damage)
    t.happens(ev.Damage(t.state.ref(weak), 2))
    # both in one window, in any order
    assert t.kind == "window" and t.offered("Use Hurt") and t.offered("Use Dead")
    t.A.picks(order[0])
    assert t.kind == "window" and t.offered(f"Use {order[1]}") and not t.offered(f"Use {order[0]}")
    t.A.picks(order[1])
    assert t.kind == "turn" and len(t.A.hand) == 2 and t.A.minions == ["Thug"]
    # and one of interrupts
    hit = stand_in("support", "Hit", Interrupt(TakesDamage(Whom("minion")), DrawCards(1)))
    fall = stand_in("support", "Fall", Interrupt(IsDefeated(Whom("minion")), DrawCards(1)))
    names = {"Hurt": "Hit", "Dead": "Fall"}
    t = situation("champions", A=side("Captain Marvel", play=[hit, fall], minions=[THUG]))
    t.happens(ev.Damage(t.find("Thug"), 3))
    assert t.kind == "window" and t.offered("Use Hit") and t.offered("Use Fall") and t.in_play("Thug")
    t.A.picks(names[order[0]])
    t.A.picks(names[order[1]])
    assert len(t.A.hand) == 2 and not t.in_play("Thug")
    # less damage: there is no defeat to answer
    t = situation("champions", A=side("Captain Marvel", play=[hurt, dead], minions=[THUG]))
    t.happens(ev.Damage(t.find("Thug"), 2))
    assert t.offered("Use Hurt") and not t.offered("Use Dead")
