"""Abilities: which work and when, whether they may be used, and the words in them that change how they resolve."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ALLIES,
    ALTER_EGO,
    AN_ENEMY,
    CONFUSED,
    EVERYBODY,
    HERO,
    MAIN,
    ME,
    MINIONS,
    ONCE,
    STUNNED,
    THE_VILLAIN,
    TOUGH,
    TREACHERY,
    YOU,
    YOU_,
    Action,
    And,
    CancelRevealed,
    Cannot,
    ChooseOne,
    Clear,
    Constant,
    Damaged,
    Deal,
    DrawCards,
    Each,
    EachPlayer,
    EnemiesAct,
    ExhaustIt,
    Gains,
    Gets,
    Give,
    Has,
    HealIt,
    If,
    InForm,
    Interrupt,
    IsRevealed,
    IsSo,
    Mill,
    One_,
    Plays,
    Prevent,
    PutCounters,
    RandomDiscard,
    ReadyIt,
    Response,
    TakesDamage,
    WhenRevealed,
    Whom,
    YouMay,
    seq,
)
from longbox.games.champions.situations import stand_in
from longbox.kernel.abilities import Bindings, Pattern
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer
from longbox.situations import side, situation
from tests.rules.champions.rounds import on
from tests.rules.champions.standins import THUG, free

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)


def hurt(side: str = "response", **more: Any) -> Any:
    """The pattern "you take damage"."""
    return TakesDamage(YOU, after=side == "response", **more)


# -- what abilities reach -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:ability", "champions:ability#1", "champions:ability#2", "champions:constant-abilities")
def test_abilities_work_while_the_card_is_in_play_and_reach_what_is_in_play() -> None:
    flag = stand_in("support", "Flag", Constant(YOU_, (Gets("atk", 2),)), Action((), DrawCards(1), limit=ONCE), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[flag]))
    assert t["Captain Marvel"].atk == 2 and not t.offered("Use Flag")
    assert t.why_not("A", "Flag", "Use") == ["champions:ability#2"]
    t.A.plays("Flag")
    # at once
    assert t["Captain Marvel"].atk == 4 and t.offered("Use Flag")
    t.happens(ev.Discard(t.find("Flag")))
    assert t["Captain Marvel"].atk == 2 and not t.offered("Use Flag")
    # one that reaches all allies reaches none in hand or pile; one that names another area reaches that
    wave = free("Wave", Action((), seq(Deal(1, Each(ALLIES)), Mill(1))))
    t = situation(
        "champions", A=side("Captain Marvel", hand=[wave, FRIEND], play=[FRIEND], discard=[FRIEND], deck=["Genius", "Energy"])
    )
    t.A.plays("Wave")
    assert t["Friend"].damage == 1 and t.A.discard == ["Friend", "Genius", "Wave"]
    assert [t.state.things[n].damage for z in (1, 2) for n in t.state.zone(0, z)] == [0] * 4


@pytest.mark.rule("champions:ability#3", "champions:triggered-abilities#1", "champions:cost#5")
def test_an_ability_must_be_able_to_change_the_game_by_itself() -> None:
    rest = free("Rest", Action((), HealIt(YOU_, 2)))
    t = situation("champions", A=side("Captain Marvel", hand=[rest]))
    assert not t.offered("Play Rest") and "champions:ability#3" in t.why_not("A", "Rest", "Play")
    t = situation("champions", A=side("Captain Marvel", hand=[rest], damage=1))
    assert t.offered("Play Rest")
    # what paying the cost would bring about does not count
    gym = stand_in("support", "Gym", Action((ExhaustIt(ME),), ReadyIt(ME)))
    pain = stand_in("support", "Pain", Action((Deal(1, YOU_),), HealIt(YOU_, 1)))
    t = situation("champions", A=side("Captain Marvel", play=[gym, pain]))
    assert not t.offered("Use Gym") and not t.offered("Use Pain")
    t = situation("champions", A=side("Captain Marvel", play=[pain], damage=1))
    assert t.offered("Use Pain")
    # nor a response that would follow
    joy = stand_in("support", "Joy", Response(Plays(Whom("event")), DrawCards(1)))
    t = situation("champions", A=side("Captain Marvel", hand=[rest], play=[joy]))
    assert not t.offered("Play Rest")
    # none of several ways, nobody, no card
    vain = (
        ChooseOne((HealIt(YOU_, 1), ReadyIt(YOU_))), And((HealIt(YOU_, 1), ReadyIt(YOU_))), EachPlayer(HealIt(YOU_, 1)),
        EnemiesAct(Each(MINIONS)), Deal(1, Each(MINIONS)), RandomDiscard(1), Clear(1, MAIN), YouMay(ReadyIt(YOU_)),
    )  # fmt: skip
    for effect in vain:
        t = situation("champions", A=side("Captain Marvel", hand=[free("Vain", Action((), effect))]), B=side("She-Hulk"))
        assert not t.offered("Play Vain"), effect
        assert t.why_not("A", "Vain", "Play") != [], effect
    for effect in (ChooseOne((HealIt(YOU_, 1), DrawCards(1))), And((HealIt(YOU_, 1), DrawCards(1))), EachPlayer(HealIt(YOU_, 1))):
        t = situation(
            "champions", A=side("Captain Marvel", hand=[free("Vain", Action((), effect))]), B=side("She-Hulk", damage=1)
        )
        assert t.offered("Play Vain"), effect
    # a condition that is not met
    calm = free("Calm", Action((), If(InForm(ALTER_EGO), DrawCards(1))))
    t = situation("champions", A=side("Captain Marvel", hand=[calm]))
    assert not t.offered("Play Calm")
    t = situation("champions", A=side("Captain Marvel", form="alter-ego", hand=[calm]))
    assert t.offered("Play Calm")


@pytest.mark.rule("champions:ability#4")
def test_an_ability_is_resolved_one_sentence_after_the_other() -> None:
    plan = free("Plan", Action((), seq(DrawCards(1), Deal(1, One_(AN_ENEMY, "one")), HealIt(YOU_, 1))))
    t = situation("champions", A=side("Captain Marvel", hand=[plan], minions=[THUG], damage=3))
    t.A.plays("Plan")
    # the second is being chosen for, the first is done, the third is not
    assert t.kind == "choose" and len(t.A.hand) == 1 and t["Captain Marvel"].damage == 3
    t.A.picks("Thug")
    assert t["Captain Marvel"].damage == 2
    # it is read as a whole first: what is said last changes what is said before it
    already = IsSo(YOU_, (Has(CONFUSED),), "you are already confused")
    doubt = stand_in("treachery", "Doubt", WhenRevealed(If(already, DrawCards(1), Give(CONFUSED, YOU_))))
    t = situation("champions", A=side("Captain Marvel", dealt=[doubt]))
    t.reveals("Doubt")
    assert t["Captain Marvel"].status == {CONFUSED} and t.A.hand == []


@pytest.mark.rule("champions:ability#5", "champions:triggered-abilities", "champions:triggered-abilities#5")
def test_bold_timing_triggers_tell_triggered_from_constant_abilities() -> None:
    both = stand_in("support", "Both", Constant(YOU_, (Gets("atk", 1),)), Action((), DrawCards(1), limit=ONCE))
    printed = [part.print("Both") for part in both.faces[0].text]
    assert printed[0].startswith("You get +1 ATK") and printed[1].startswith("Action: ")
    t = situation("champions", A=side("Captain Marvel", play=[both]))
    # the constant one works by itself, the other only when it is triggered
    assert t["Captain Marvel"].atk == 3 and t.A.hand == [] and len([x for x in t.options() if x.startswith("Use Both")]) == 1
    # a quoted trigger is none: this one cancels what stands behind "When Revealed"
    sense = stand_in("support", "Sense", Interrupt(IsRevealed(TREACHERY), CancelRevealed(), forced=True))
    quoted = sense.faces[0].text[0].print("Sense")
    assert quoted.count('"When Revealed"') == 1 and quoted.startswith("Forced Interrupt:")
    pain = stand_in("treachery", "Pain", WhenRevealed(Deal(2, YOU_)))
    t = situation("champions", A=side("Captain Marvel", play=[sense], dealt=[pain]))
    t.reveals("Pain")
    assert t["Captain Marvel"].damage == 0


@pytest.mark.rule("champions:ability#6")
def test_players_abilities_do_nothing_during_set_up() -> None:
    ward = stand_in("support", "Ward", Interrupt(TakesDamage(YOU), Prevent(1), side="would"))
    env = stand_in("environment", "Env", Response(hurt(), PutCounters(1, "seen", ME), forced=True))
    for phase in ("player phase", "set-up"):
        t = situation("champions", A=side("Captain Marvel", play=[ward]), environments=[env])
        t.state.phase = phase
        t.happens(ev.Damage(t.find("Captain Marvel"), 2))
        assert (t.kind == "window") is (phase == "player phase")
        on(t, "turn")
        # what is no player's card resolves
        assert t["Env"].counter("seen") == 1


@pytest.mark.rule("champions:ability#7", "champions:triggered-abilities#3")
def test_mandatory_abilities_resolve_by_themselves_but_for_what_they_may() -> None:
    both = stand_in("treachery", "Both", WhenRevealed(seq(Deal(1, YOU_), YouMay(DrawCards(1)))))
    forced = stand_in("support", "Forced", Response(hurt(), PutCounters(1, "f", ME), forced=True))
    t = situation("champions", A=side("Captain Marvel", dealt=[both], play=[forced]))
    t.reveals("Both")
    assert t["Captain Marvel"].damage == 1 and t["Forced"].counter("f") == 1 and t.kind == "may"
    t.says(False)
    assert t.A.hand == [] and t.kind == "turn"


@pytest.mark.rule("champions:ability#8", "champions:triggered-abilities#2")
def test_other_abilities_are_for_their_controller_to_use_or_not() -> None:
    wait = stand_in(
        "support",
        "Wait",
        Response(hurt(), DrawCards(1)),
        Interrupt(TakesDamage(YOU), DrawCards(2)),
        Action((), DrawCards(1), limit=ONCE),
    )
    t = situation("champions", A=side("Captain Marvel", play=[wait]), B=side("She-Hulk"), first="B", active="A")
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    for _ in range(2):
        # an interrupt, then a response: A's to use, not the first player's
        assert t.kind == "window" and t.A.asked()
        t.passes()
    assert t.kind == "turn" and t.A.hand == [] and t.offered("Use Wait")
    assert t.why_not("B", "Wait", "Use") == ["champions:ability#8"] and t.why_not("A", "Wait", "Use") == []


@pytest.mark.rule("champions:constant-abilities#1")
def test_a_constant_ability_with_a_condition_works_while_it_is_true() -> None:
    rage = stand_in("support", "Rage", Constant(YOU_, (Gets("atk", 1),), during=IsSo(YOU_, (Damaged(),), "you are damaged")))
    t = situation("champions", A=side("Captain Marvel", play=[rage]))
    assert t["Captain Marvel"].atk == 2
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    assert t["Captain Marvel"].atk == 3
    t.happens(ev.Heal(t.find("Captain Marvel"), 1))
    assert t["Captain Marvel"].atk == 2


@pytest.mark.rule("champions:constant-abilities#2")
def test_several_instances_of_a_constant_ability_each_count() -> None:
    flag = stand_in("support", "Flag", Constant(YOU_, (Gets("atk", 1),)))
    for n in (1, 2, 3):
        t = situation("champions", A=side("Captain Marvel", play=[flag] * n), B=side("She-Hulk"))
        assert t["Captain Marvel"].atk == 2 + n and t["She-Hulk"].atk == 3


@pytest.mark.rule("champions:triggered-abilities#4")
def test_a_form_in_a_timing_trigger_is_needed() -> None:
    brave = free("Brave", Action((), DrawCards(1), form=HERO))
    t = situation("champions", A=side("Captain Marvel", hand=[brave]), B=side("She-Hulk", form="alter-ego", hand=[brave]))
    assert t.offered("Play Brave")
    t = situation("champions", A=side("Captain Marvel", form="alter-ego", hand=[brave]), B=side("She-Hulk"))
    assert not t.offered("Play Brave") and t.why_not("A", "Brave", "Play") == ["champions:triggered-abilities#4"]
    meek = stand_in("support", "Meek", Response(hurt(), DrawCards(1), form=ALTER_EGO))
    for form in ("hero", "alter-ego"):
        t = situation("champions", A=side("Captain Marvel", form=form, play=[meek]))
        t.happens(ev.Damage(t.find("Captain Marvel"), 1))
        assert (t.kind == "window") is (form == "alter-ego")


@pytest.mark.rule("champions:timing-priority")
def test_constant_then_forced_and_other_interrupts_then_forced_and_other_responses() -> None:
    def noting(name: str, kind: type, forced: bool) -> Any:
        return stand_in("support", name, kind(TakesDamage(YOU, after=kind is Response), DrawCards(1), forced=forced))

    rule = stand_in("environment", "Rule", Constant(YOU_, (Gains("stalwart"),)))
    cards = [
        noting("R", Response, False),
        noting("FR", Response, True),
        noting("I", Interrupt, False),
        noting("FI", Interrupt, True),
    ]
    t = situation("champions", A=side("Captain Marvel", play=cards), environments=[rule])
    t.happens(ev.Damage(t.find("Captain Marvel"), 1), ev.GiveStatus(t.find("Captain Marvel"), STUNNED))
    # the forced interrupt has been resolved, and the damage not yet
    assert t.kind == "window" and t.offered("Use I") and len(t.options()) == 1 and len(t.A.hand) == 1
    assert t["Captain Marvel"].damage == 0
    t.A.picks("Use I")
    # then the damage and the forced response
    assert t["Captain Marvel"].damage == 1 and t.kind == "window" and t.offered("Use R") and len(t.A.hand) == 3
    t.A.picks("Use R")
    # the constant ability came before all of them: it could not be stunned
    assert t.kind == "turn" and t["Captain Marvel"].status == frozenset()


@pytest.mark.rule("champions:after")
def test_after_is_once_it_has_concluded() -> None:
    seen = stand_in("support", "Seen", Response(TakesDamage(Whom("villain"), after=True), DrawCards(1), forced=True))
    two = free("Two", Action((), Deal(2, THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel", hand=[two], play=[seen]), villain_status=["tough"])
    t.A.plays("Two")
    # nothing was taken: nothing comes after it
    assert t.A.hand == [] and t["Rhino"].damage == 0
    t = situation("champions", A=side("Captain Marvel", hand=[two], play=[seen]))
    t.A.plays("Two")
    assert len(t.A.hand) == 1 and t["Rhino"].damage == 2


# -- golden, grim, limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:golden-rules#2")
def test_a_card_overrules_the_rules() -> None:
    # three allies are the limit, but a card may say otherwise
    tower = stand_in("support", "Tower", Constant(YOU_, (Gets("ally_limit", 1),)))
    t = situation("champions", A=side("Captain Marvel", hand=[FRIEND], play=[FRIEND, FRIEND, FRIEND]))
    t.A.plays("Friend")
    assert t.kind == "discard"
    t = situation("champions", A=side("Captain Marvel", hand=[FRIEND], play=[FRIEND, FRIEND, FRIEND, tower]))
    t.A.plays("Friend")
    assert t.kind == "turn" and t.A.play.count("Friend") == 4


@pytest.mark.rule("champions:grim-rule")
def test_what_never_ends_is_lost() -> None:
    fire = stand_in("environment", "Fire", Response(TakesDamage(Whom("hero"), after=True), HealIt(YOU_, 1), forced=True))
    ice = stand_in("environment", "Ice", Response(Heals(), Deal(1, YOU_), forced=True))
    t = situation("champions", A=side("Captain Marvel"), environments=[fire, ice])
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    assert t.result is not None and not t.result.won and t.result.rule == "champions:grim-rule"
    # one that comes to an end is not
    t = situation("champions", A=side("Captain Marvel"), environments=[fire])
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    assert t.result is None and t["Captain Marvel"].damage == 0


@dataclass(frozen=True)
class Heals(Pattern):
    """Damage has been healed."""

    classes: ClassVar[tuple[type, ...]] = (ev.Heal,)

    def matches(self, s: Any, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((),)

    def text(self, p: Printer) -> str:
        return "after damage is healed"


@pytest.mark.rule("champions:component-limitations")
def test_there_are_as_many_tokens_and_counters_as_are_needed() -> None:
    plot = stand_in("side_scheme", "Plot", base_threat=1)
    hulk = stand_in("minion", "Hulk", hp=900, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", minions=[hulk, *[THUG] * 9]), side_schemes=[plot])
    t.happens(
        ev.Threat(t.find("Plot"), 500), ev.Damage(t.find("Hulk"), 700), ev.Counters(t.find("Hulk"), "x", 400),
        ev.AddAcceleration(50), *[ev.GiveStatus(t.state.ref(n), status) for n in t.state.minions(0) for status in (STUNNED, CONFUSED, TOUGH)],
    )  # fmt: skip
    assert t["Plot"].threat == 501 and t["Hulk"].damage == 700 and t["Hulk"].counter("x") == 400 and t.state.accelerations == 50
    assert all(len(t.state.things[n].status) == 3 for n in t.state.minions(0))


# -- cannot --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:cannot")
def test_cannot_stands_against_everything() -> None:
    wall = stand_in("environment", "Wall", Cannot(TakesDamage(Whom("villain"))))
    spear = free("Spear", Action((), Deal(5, THE_VILLAIN, frozenset({"through tough"}))))
    wave = free("Wave", Action((), Deal(1, Each(EVERYBODY))))
    t = situation("champions", A=side("Captain Marvel", hand=[spear, wave], minions=[THUG]), environments=[wall])
    # attacked with a basic power he is hit for nothing, and nothing replaces or answers it
    t.A.attacks("Captain Marvel", "Rhino")
    assert t["Rhino"].damage == 0
    t.A.plays("Wave")
    assert t["Rhino"].damage == 0 and t["Thug"].damage == 1 and t["Captain Marvel"].damage == 1
    t = situation("champions", A=side("Captain Marvel", hand=[wave], minions=[THUG]))
    t.A.plays("Wave")
    assert t["Rhino"].damage == 1
