"""Attacks, thwarts and basic powers of players' characters, their allies, and what keeps them from it."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    CONFUSED,
    EVERYBODY,
    ME,
    STUNNED,
    THE_VILLAIN,
    YOU,
    YOU_,
    YOUR_ALLIES,
    YOUR_HERO,
    Action,
    Bar,
    Clear,
    Constant,
    Deal,
    DrawCards,
    Each,
    Enters,
    ExhaustIt,
    Gets,
    Give,
    Keyword,
    PutCounters,
    PutIntoPlay,
    Response,
    Stat,
    Strikes,
    UsesBasic,
    Whom,
    attack,
    thwart,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.games.champions.situations.worked.of_attacks import WORN as FRIEND
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told
from tests.rules.champions.standins import THUG, free
from tests.worked import laid

PLOT = stand_in("side_scheme", "Plot", base_threat=5)


def ally(name: str, *text: Any, **facts: Any) -> Any:
    """An ally for nothing."""
    return stand_in("ally", name, *text, **{"cost": 0, "hp": 3, "atk": 1, "thw": 1, **facts})


# -- the powers ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "champions:basic-power", "champions:basic-power#1", "champions:attack-player-action", "champions:attack-player-action#1"
)
def test_a_hero_exhausts_to_attack() -> None:
    t = laid("champions:~basic-attack")
    t.A.attacks("Captain Marvel", "Thug")
    assert t["Thug"].damage == 2 and t["Captain Marvel"].exhausted and t["Rhino"].damage == 0 and not t["Friend"].exhausted
    assert not t.offered("Captain Marvel attacks") and not t.offered("Captain Marvel thwarts")


@pytest.mark.rule("champions:basic-power#2")
def test_a_hero_exhausts_to_thwart() -> None:
    t = laid("champions:~basic-thwart")
    t.A.thwarts("Captain Marvel", "Plot")
    assert t["Plot"].threat == 2 and t.scheme.threat == 5 and t["Captain Marvel"].exhausted


@pytest.mark.rule("champions:basic-power#4", "champions:basic-power")
def test_an_alter_ego_recovers() -> None:
    t = laid("champions:~recover")
    assert not t.offered("Carol Danvers attacks") and not t.offered("Carol Danvers thwarts")
    t.pick("Carol Danvers recovers")
    assert t["Carol Danvers"].damage == 3 and t["Friend"].damage == 2 and t["Carol Danvers"].exhausted
    t = situation("champions", A=side("Captain Marvel", damage=7))
    assert not t.offered("recovers")


@pytest.mark.rule("champions:attack-player-action#2", "champions:ally#2", "champions:basic-power#1", "champions:basic-power#2")
def test_allies_exhaust_to_attack_or_thwart_any_number_of_them() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[ally("One", atk=2), ally("Two", thw=3), ally("Three")]), threat=6)
    t.A.attacks("One", "Rhino")
    t.A.thwarts("Two", "The Break-In!")
    t.A.attacks("Three", "Rhino")
    assert t["Rhino"].damage == 3 and t.scheme.threat == 3 and not t["Captain Marvel"].exhausted
    assert all(t[n].exhausted for n in ("One", "Two", "Three")) and not t.offered("One thwarts") and not t.offered("Two attacks")


@pytest.mark.rule("champions:attack-player-action#3")
def test_a_labelled_ability_attacks_without_exhausting() -> None:
    zap = free("Zap", attack(3))
    hit = stand_in("support", "Seen", Response(Strikes(YOUR_HERO, after=True), PutCounters(1, "hit", ME), forced=True))
    t = situation("champions", A=side("Captain Marvel", hand=[zap, free("Sting", Action((), Deal(1, THE_VILLAIN)))], play=[hit]))
    t.A.plays("Zap")
    assert t["Rhino"].damage == 3 and not t["Captain Marvel"].exhausted and t["Seen"].counter("hit") == 1
    # damage without the label is no attack
    t.A.plays("Sting")
    assert t["Rhino"].damage == 4 and t["Seen"].counter("hit") == 1
    # an exhausted hero may as well, a stunned one does not
    t = situation("champions", A=side("Captain Marvel", hand=[zap, zap], exhausted=True, status=[STUNNED]))
    t.A.plays("Zap")
    assert t["Rhino"].damage == 0 and t.A.discard == ["Zap"]
    t.A.plays("Zap")
    assert t["Rhino"].damage == 3
    # thwarting
    t = situation("champions", A=side("Captain Marvel", hand=[free("Talk", thwart(2))]), threat=3)
    t.A.plays("Talk")
    assert t.scheme.threat == 1 and not t["Captain Marvel"].exhausted


@pytest.mark.rule("champions:attack-player-action#4")
def test_any_enemy_may_be_attacked_unless_something_prevents_it() -> None:
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", minions=[THUG]))
    # also the minion of another player
    t.A.attacks("Captain Marvel", "Thug")
    assert t["Thug"].damage == 2
    guard = stand_in("minion", "Guard", Keyword("guard"), hp=3, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", minions=[guard, THUG], play=[FRIEND]), B=side("She-Hulk"))
    for who in ("Captain Marvel", "Friend"):
        assert not t.offered(f"{who} attacks Rhino") and t.offered(f"{who} attacks Guard") and t.offered(f"{who} attacks Thug")


# -- allies --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:ally", "champions:ally#1")
def test_an_ally_stays_until_something_makes_it_leave() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=[ally("Pal")], deck=["Genius"] * 30), encounter=[BLANK] * 30)
    t.A.plays("Pal")
    next_round(t)
    assert t.A.play == ["Pal"]
    t.happens(ev.Damage(t.find("Pal"), 2))
    assert t.A.play == ["Pal"]
    t.happens(ev.Damage(t.find("Pal"), 1))
    assert t.A.play == [] and t.A.discard[-1:] == ["Pal"]
    # or with fewer hit points
    boost = stand_in("support", "Tonic", Constant(Each(YOUR_ALLIES), (Gets("hp", 2),)))
    t = situation("champions", A=side("Captain Marvel", play=[boost, put(ally("Pal"), damage=4)]))
    t.happens(ev.Discard(t.find("Tonic")))
    assert t.A.play == []


@pytest.mark.rule("champions:ally#3", "champions:consequential-damage", "champions:consequential-damage#p2")
def test_consequential_damage_after_attacking_or_thwarting() -> None:
    t = laid("champions:~consequential-damage")
    t.A.attacks("Friend", "Rhino")
    assert t["Friend"].damage == 1 and t["Captain Marvel"].damage == 0
    t = laid("champions:~consequential-damage")
    t.A.thwarts("Friend", "The Break-In!")
    assert t["Friend"].damage == 2 and t.scheme.threat == 2
    # an attempt that a status card replaces costs nothing
    for status, verb, target in ((STUNNED, "attacks", "Rhino"), (CONFUSED, "thwarts", "The Break-In!")):
        t = situation("champions", A=side("Captain Marvel", play=[put(FRIEND, status=[status])]), threat=3)
        t.pick(f"Friend {verb} {target}")
        assert t["Friend"].damage == 0 and t["Friend"].status == frozenset() and t["Friend"].exhausted
        assert t["Rhino"].damage == 0 and t.scheme.threat == 3
    # nor does defending
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND], minions=[stand_in("minion", "Weak", hp=1, atk=0, sch=1)]))
    t.enemy_attacks("Weak")
    t.A.picks("Friend")
    assert t["Friend"].damage == 0


@pytest.mark.rule("champions:consequential-damage#1")
def test_consequential_damage_comes_after_what_the_attack_triggers() -> None:
    # the ally would be gone if it came first
    hawk = ally("Hawk", Response(Strikes(Whom("this"), after=True), DrawCards(1)), hp=1, atk_cost=1)
    t = situation("champions", A=side("Captain Marvel", play=[hawk]))
    t.A.attacks("Hawk", "Rhino")
    assert t.kind == "window" and t.in_play("Hawk") and t["Hawk"].damage == 0
    t.A.picks("Hawk")
    assert len(t.A.hand) == 1 and not t.in_play("Hawk")
    # retaliation too
    spike = stand_in("minion", "Spike", Keyword("retaliate", 1), hp=5, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", play=[ally("Hawk", atk_cost=1)], minions=[spike]))
    t.A.attacks("Hawk", "Spike")
    taken = told(t, "Hawk takes 1 damage")
    assert len(taken) == 2 and t["Hawk"].damage == 2


@pytest.mark.rule("champions:ally#5")
def test_what_allies_do_their_identity_does_not() -> None:
    seen = stand_in(
        "support", "Seen",
        Response(Strikes(YOU, after=True), PutCounters(1, "attack", ME), forced=True),
        Response(Strikes(YOU, "thwart", after=True), PutCounters(1, "thwart", ME), forced=True),
        Response(UsesBasic(YOU), PutCounters(1, "basic", ME), forced=True),
    )  # fmt: skip
    jab = ally("Jab", Action((ExhaustIt(ME),), Deal(1, THE_VILLAIN), labels=("attack",)))
    t = situation("champions", A=side("Captain Marvel", play=[seen, FRIEND, jab]), threat=4)
    t.A.attacks("Friend", "Rhino")
    t.happens(ev.Ready(t.find("Friend")))
    t.A.thwarts("Friend", "The Break-In!")
    t.A.uses("Jab")
    assert t["Rhino"].damage == 2 and t["Seen"].counter() == 0
    t.A.attacks("Captain Marvel", "Rhino")
    # one occurrence, so that the two are ordered
    on(t, "order")
    t.A.picks("basic power")
    assert (t["Seen"].counter("attack"), t["Seen"].counter("basic")) == (1, 1)
    # a stunned identity keeps no ally from attacking
    t = situation("champions", A=side("Captain Marvel", play=[jab], status=[STUNNED]))
    t.A.uses("Jab")
    assert t["Rhino"].damage == 1 and t["Captain Marvel"].status == {STUNNED}


@pytest.mark.rule("champions:ally-limit")
def test_three_allies_are_the_limit_of_each_player() -> None:
    t = laid("champions:~ally-limit")
    t.A.plays("Friend")
    assert t.kind == "turn" and t.A.play == ["Friend"] * 3 and t.B.play == ["Friend"] * 3
    # it may be played all the same
    t.A.plays("Friend")
    assert t.kind == "discard" and t.A.asked() and len(t.options()) == 4
    t.A.picks("Friend")
    assert t.A.play == ["Friend"] * 3 and len(t.A.discard) == 1


@pytest.mark.rule("champions:ally-limit#p2")
def test_too_many_allies_are_discarded_before_what_resolves_upon_entering() -> None:
    fan = ally("Fan", Response(Enters(Whom("this")), DrawCards(1), forced=True))
    for chosen, drawn in (("Fan", 0), ("Old", 1)):
        t = situation("champions", A=side("Captain Marvel", hand=[fan], play=[ally("Old"), FRIEND, FRIEND]))
        t.A.plays("Fan")
        assert t.kind == "discard" and t.A.hand == []
        t.A.picks(chosen)
        assert len(t.A.hand) == drawn and t.A.discard == [chosen]
    # put into play as well
    call = free("Call", Action((), PutIntoPlay(Each(Hand()))))
    t = situation("champions", A=side("Captain Marvel", hand=[call, ally("New")], play=[FRIEND] * 3))
    t.A.plays("Call")
    assert t.kind == "discard" and t.offered("New")


def Hand() -> Any:
    """The allies of your hand."""
    from longbox.games.champions.language.vocabulary import Elsewhere

    return Elsewhere(("hand",), frozenset({"ally"}))


# -- what keeps characters from it ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:confuse", "champions:confuse#1")
def test_a_confused_character_does_not_scheme_or_thwart_next_time() -> None:
    daze = free("Daze", Action((), Give(CONFUSED, THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel", hand=[daze]), encounter=[BLANK] * 5)
    t.A.plays("Daze")
    assert t["Rhino"].status == {CONFUSED}
    # an attack is not affected
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 2 and t["Rhino"].status == {CONFUSED}
    t.enemy_schemes("Rhino")
    assert t.scheme.threat == 0 and t["Rhino"].status == frozenset()
    t.enemy_schemes("Rhino")
    assert t.scheme.threat == 1
    t = situation("champions", A=side("Captain Marvel", status=[CONFUSED], hand=[free("Talk", thwart(2))]), threat=3)
    t.A.plays("Talk")
    assert t.scheme.threat == 3
    t.A.thwarts("Captain Marvel", "The Break-In!")
    assert t.scheme.threat == 1


@pytest.mark.rule("champions:confuse#2")
def test_who_can_not_be_confused_gets_no_card() -> None:
    clear = stand_in("minion", "Clear", Constant(ME, (Bar("confused", "cannot be confused"),)), hp=3, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", minions=[clear, THUG]))
    t.happens(*[ev.GiveStatus(t.find(n), CONFUSED) for n in ("Clear", "Thug")], ev.GiveStatus(t.find("Clear"), STUNNED))
    assert t["Clear"].status == {STUNNED} and t["Thug"].status == {CONFUSED}


@pytest.mark.rule("champions:crisis-icon")
def test_nobody_thwarts_a_main_scheme_as_long_as_there_is_a_crisis() -> None:
    t = laid("champions:~crisis")
    assert not t.offered("thwarts The Break-In!")
    t.A.thwarts("Captain Marvel", "Crisis")
    t.A.thwarts("Friend", "The Break-In!")
    assert not t.in_play("Crisis") and t.scheme.threat == 3


@pytest.mark.rule("champions:crisis-icon")
def test_a_crisis_icon_keeps_threat_on_the_main_scheme() -> None:
    crisis = stand_in("side_scheme", "Crisis", base_threat=2, crisis=1)
    talk = free("Talk", Action((), Clear(2, Each(Main()))))
    t = situation(
        "champions", A=side("Captain Marvel", play=[FRIEND], hand=[talk]), threat=4, side_schemes=[put(crisis, threat=2)]
    )
    assert not t.offered("Captain Marvel thwarts The Break-In!") and t.offered("Captain Marvel thwarts Crisis")
    assert "champions:crisis-icon" in t.why_not("A", "Captain Marvel", "thwarts The Break-In!")
    assert not t.offered("Play Talk")
    t.happens(ev.RemoveThreat(t.find("The Break-In!"), 2, 0))
    # nor can it be moved away
    t.happens(ev.MoveThreat(t.find("The Break-In!"), t.find("Crisis"), 1, 0))
    assert t.scheme.threat == 4 and t["Crisis"].threat == 2
    t.A.thwarts("Captain Marvel", "Crisis")
    assert t.offered("Friend thwarts The Break-In!") and t.offered("Play Talk")


def Main() -> Any:
    """The main scheme, from which threat can be removed."""
    from longbox.games.champions.language.vocabulary import InPlay, Thwartable

    return InPlay(frozenset({"main_scheme"}), (Thwartable(False),))


@pytest.mark.rule("champions:dash-value")
def test_a_dash_is_no_power_and_counts_as_nothing() -> None:
    calm = ally("Calm", Constant(ME, (Gets("atk", 2),)), atk=None, thw=1)
    meek = ally("Meek", atk=0, thw=None)
    echo = free("Echo", Action((), Deal(Stat(Each(YOUR_ALLIES), "atk"), THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel", play=[calm, meek], hand=[echo]), threat=3)
    # not even with a bonus; a zero is a power
    assert (
        not t.offered("Calm attacks")
        and t.offered("Calm thwarts")
        and t.offered("Meek attacks")
        and not t.offered("Meek thwarts")
    )
    assert "champions:dash-value" in t.why_not("A", "Calm", "attacks")
    assert Stat(Each(YOUR_ALLIES), "atk").amount(t.state, _scope(t)) == 0
    # a hero without DEF does not defend; an enemy without ATK deals nothing
    dumb = stand_in("minion", "Dumb", hp=2, sch=1)
    t = situation("champions", A=side("Captain Marvel", minions=[dumb], exhausted=True))
    t.enemy_attacks("Dumb")
    assert t["Captain Marvel"].damage == 0 and told(t, "Dumb attacks")


def _scope(t: Any) -> Any:
    from longbox.kernel.queries import Scope

    return Scope(0, t.find("Calm"))


@pytest.mark.rule("champions:character")
def test_identities_allies_villains_and_minions_are_characters() -> None:
    wave = free("Wave", Action((), Deal(1, Each(EVERYBODY))))
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[wave], play=[FRIEND, stand_in("support", "Hut")], minions=[THUG]), B=side("She-Hulk", form="alter-ego"),
        side_schemes=[PLOT],
    )  # fmt: skip
    t.A.plays("Wave")
    assert [t[n].damage for n in ("Captain Marvel", "Friend", "Thug", "Jennifer Walters", "Rhino", "Hut", "Plot")] == [1] * 5 + [
        0
    ] * 2


@pytest.mark.rule("champions:base-value")
def test_the_base_value_is_the_number_before_modifiers() -> None:
    from longbox.games.champions.language.vocabulary import Base

    arm = stand_in("support", "Arm", Constant(YOU_, (Gets("atk", 1),)))
    core = stand_in("support", "Core", Constant(YOU_, (Base("atk", 5),)))
    for cards, n in (([], 2), ([arm], 3), ([core], 5), ([arm, core], 6), ([core, arm], 6)):
        t = situation("champions", A=side("Captain Marvel", play=cards))
        assert t["Captain Marvel"].atk == n
        # what is printed stays
        assert t.state.identity(0).up.values.atk == 2
