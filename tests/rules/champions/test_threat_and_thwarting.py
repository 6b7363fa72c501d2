"""Threat and thwarting, targets, "then", tough characters, traits and treacheries."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    CONFUSED,
    ME,
    MINION,
    MINION_TO_ATTACK,
    THE_VILLAIN,
    TOUGH,
    YOU,
    YOU_,
    YOUR_HERO_,
    Action,
    CancelRevealed,
    Clear,
    Constant,
    Deal,
    DrawCards,
    Each,
    GainsTrait,
    Gets,
    InPlay,
    Interrupt,
    IsRevealed,
    Keyword,
    Named,
    One,
    PutCounters,
    PutIntoPlay,
    Response,
    Strikes,
    Target,
    Then,
    Trait,
    WhenRevealed,
    Whom,
    encounter,
    seq,
    thwart,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on
from tests.rules.champions.standins import THUG, free

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
PLOT = stand_in("side_scheme", "Plot", base_threat=5)
PLAN = stand_in("side_scheme", "Plan", base_threat=5)


# -- threat ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:threat")
def test_threat_is_counted_on_each_scheme_for_itself() -> None:
    t = situation(
        "champions", A=side("Captain Marvel", play=[FRIEND]), threat=2, side_schemes=[put(PLOT, threat=3), put(PLAN, threat=1)]
    )
    t.happens(ev.Threat(t.find("Plot"), 2))
    assert (t.scheme.threat, t["Plot"].threat, t["Plan"].threat) == (2, 5, 1)
    t.enemy_schemes("Rhino")
    on(t, "turn")
    assert (t.scheme.threat, t["Plot"].threat, t["Plan"].threat) == (3, 5, 1)
    t.A.thwarts("Friend", "Plan")
    # the last of it went: there is none below nothing, and the others keep theirs
    assert (t.scheme.threat, t["Plot"].threat) == (3, 5) and not t.in_play("Plan")
    t.A.thwarts("Captain Marvel", "The Break-In!")
    assert (t.scheme.threat, t["Plot"].threat) == (1, 5) and t["Rhino"].threat == 0


@pytest.mark.rule("champions:target-threat")
def test_the_main_scheme_advances_at_its_target_threat_times_the_players() -> None:
    for sides, target in ((("Captain Marvel",), 6), (("Captain Marvel", "She-Hulk"), 12)):
        named = {n: side(h) for n, h in zip("AB"[: len(sides)], sides)}
        t = situation("champions", scenario="Klaw", **named, threat=target - 1, side_schemes=[put(PLOT, threat=30)])
        assert t.state.per_player(t.scheme.up.target) == target
        # a side scheme has no target to reach
        assert t.scheme.up.stage == "1B" and t.in_play("Plot")
        t.happens(ev.Threat(t.scheme.ref, 1))
        on(t, "turn")
        assert t.scheme.up.stage == "2B" and t["Plot"].threat == 30


# -- thwarting -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:thwart", "champions:thwart#1", "champions:thwart#2")
def test_heroes_and_allies_thwart_with_their_thw_and_exhaust() -> None:
    keen = stand_in("support", "Keen", Constant(YOUR_HERO_, (Gets("thw", 1),)))
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[FRIEND, keen]),
        B=side("She-Hulk"),
        threat=9,
        side_schemes=[put(PLOT, threat=3)],
    )
    t.A.thwarts("Captain Marvel", "The Break-In!")
    assert t.scheme.threat == 6 and t["Captain Marvel"].exhausted and not t["Friend"].exhausted and t["Plot"].threat == 3
    assert not t.offered("Captain Marvel thwarts") and not t.offered("Captain Marvel attacks")
    t.A.thwarts("Friend", "Plot")
    assert t["Plot"].threat == 2 and t.scheme.threat == 6 and t["Friend"].exhausted and not t["She-Hulk"].exhausted
    assert not t.offered("thwarts")
    # an alter-ego has no such power, and nothing is thwarted that has no threat
    t = situation(
        "champions", A=side("Captain Marvel", form="alter-ego", play=[FRIEND]), threat=0, side_schemes=[put(PLOT, threat=3)]
    )
    assert not t.offered("Carol Danvers thwarts") and t.offered("Friend thwarts Plot") and not t.offered("thwarts The Break-In!")


@pytest.mark.rule("champions:thwart", "champions:thwart#3")
def test_a_labelled_ability_is_a_thwart_of_the_hero_who_stays_ready() -> None:
    talk = free("Talk", thwart(2))
    hint = free("Hint", Action((), Clear(2, Each(InPlay(frozenset({"main_scheme"}))))))
    seen = stand_in("support", "Seen", Response(Strikes(YOU, "thwart", after=True), PutCounters(1, "seen", ME), forced=True))
    t = situation("champions", A=side("Captain Marvel", hand=[talk, hint, talk], play=[seen]), B=side("She-Hulk"), threat=9)
    t.A.plays("Talk")
    assert t.scheme.threat == 7 and not t["Captain Marvel"].exhausted and t["Seen"].counter("seen") == 1
    # threat removed without the label was not thwarted
    t.A.plays("Hint")
    assert t.scheme.threat == 5 and t["Seen"].counter("seen") == 1
    # a basic thwart is one as well
    t.A.thwarts("Captain Marvel", "The Break-In!")
    assert t.scheme.threat == 3 and t["Seen"].counter("seen") == 2
    # an exhausted hero may still use the ability; a confused one loses it, but not what is no thwart
    t.A.plays("Talk")
    assert t.scheme.threat == 1 and t["Seen"].counter("seen") == 3
    t = situation(
        "champions", A=side("Captain Marvel", hand=[talk, hint], status=[CONFUSED], play=[seen]), B=side("She-Hulk"), threat=9
    )
    t.A.plays("Hint")
    assert t.scheme.threat == 7 and t["Captain Marvel"].status == {CONFUSED}
    t.A.plays("Talk")
    assert t.scheme.threat == 7 and t["Captain Marvel"].status == frozenset() and t["Seen"].counter("seen") == 0


# -- targets ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:target")
def test_what_an_attack_is_directed_at_is_its_target_and_nothing_else_is() -> None:
    watch = stand_in(
        "support", "Watch",
        Response(Strikes(YOU, after=True, target=Whom("minion")), PutCounters(1, "minion", ME), forced=True),
        Response(Strikes(YOU, after=True, target=Whom("villain")), PutCounters(1, "villain", ME), forced=True),
    )  # fmt: skip
    t = situation("champions", A=side("Captain Marvel", play=[watch], minions=[THUG]))
    t.A.attacks("Captain Marvel", "Thug")
    assert (t["Watch"].counter("minion"), t["Watch"].counter("villain")) == (1, 0) and t["Rhino"].damage == 0
    # it is so for all of the ability, whatever becomes of it on the way: the second part finds no new target
    twice = free("Twice", Action((), seq(Deal(3, Target()), Deal(2, Target())), targets=(One(MINION_TO_ATTACK),)))
    t = situation("champions", A=side("Captain Marvel", hand=[twice], minions=[THUG, "Sandman"]))
    t.A.plays("Twice")
    t.picks("Thug")
    assert not t.in_play("Thug") and t["Sandman"].damage == 0 and t["Rhino"].damage == 0


@pytest.mark.rule("champions:target#1")
def test_an_ability_that_chooses_needs_something_to_choose() -> None:
    poke = free("Poke", Action((), seq(Deal(1, Target()), DrawCards(1)), targets=(One(InPlay(frozenset({MINION}))),)))
    t = situation("champions", A=side("Captain Marvel", hand=[poke]))
    assert not t.offered("Play Poke") and "champions:choose#2" in t.why_not("A", "Poke")
    t = situation("champions", A=side("Captain Marvel", hand=[poke], minions=[THUG, "Sandman"]))
    t.A.plays("Poke")
    # two to choose from, and one has to be chosen
    assert t.A.asked() and len(t.options()) == 2 and not t.offered("Rhino")
    with pytest.raises(ValueError):
        t.passes()
    t.picks("Sandman")
    assert t["Sandman"].damage == 1 and t["Thug"].damage == 0 and len(t.A.hand) == 1


@pytest.mark.rule("champions:then#1")
def test_what_follows_then_is_attempted_once_the_first_part_has_fully_resolved() -> None:
    hit = free("Hit", Action((), Then(Clear(2, Each(InPlay(frozenset({"main_scheme"})))), Deal(2, THE_VILLAIN))))
    for threat, damage in ((2, 2), (5, 2), (1, 0)):
        t = situation("champions", A=side("Captain Marvel", hand=[hit]), threat=threat)
        t.A.plays("Hit")
        assert t.scheme.threat == max(0, threat - 2) and t["Rhino"].damage == damage
    # it is attempted: that it does nothing then takes nothing back
    t = situation("champions", A=side("Captain Marvel", hand=[hit]), threat=3, villain_status=[TOUGH])
    t.A.plays("Hit")
    assert t.scheme.threat == 1 and t["Rhino"].damage == 0 and t["Rhino"].status == frozenset()


# -- tough -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:tough")
def test_a_tough_card_is_discarded_instead_of_damage() -> None:
    t = situation(
        "champions", A=side("Captain Marvel", minions=[put(THUG, status=[TOUGH]), "Sandman"], status=[TOUGH]), B=side("She-Hulk")
    )
    t.happens(ev.Damage(t.find("Thug"), 30), ev.Damage(t.find("Sandman"), 1))
    assert t["Thug"].damage == 0 and t["Thug"].status == frozenset() and t["Sandman"].damage == 1
    t.happens(ev.Damage(t.find("Thug"), 1))
    assert t["Thug"].damage == 1
    # damage of nothing takes no card, nor does what is no damage
    t.happens(ev.Damage(t.find("Captain Marvel"), 0), ev.GiveStatus(t.find("Captain Marvel"), CONFUSED))
    assert t["Captain Marvel"].status == {TOUGH, CONFUSED}
    t.enemy_attacks("Thug")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 0 and t["Captain Marvel"].status == {CONFUSED} and t["She-Hulk"].damage == 0


@pytest.mark.rule("champions:toughness")
def test_toughness_gives_a_tough_card_upon_entering_play() -> None:
    hard = stand_in("minion", "Hard", Keyword("toughness"), hp=3, atk=1, sch=1)
    iron = stand_in("ally", "Iron", Keyword("toughness"), cost=0, hp=2, atk=1, thw=1)
    call = free("Call", Action((), PutIntoPlay(Each(encounter(Named("Hard"))))))
    t = situation("champions", A=side("Captain Marvel", hand=[call, iron, FRIEND], minions=[THUG]), encounter=[hard, BLANK])
    t.A.plays("Call")
    t.A.plays("Iron")
    t.A.plays("Friend")
    assert t["Hard"].status == {TOUGH} and t["Iron"].status == {TOUGH}
    assert t["Friend"].status == frozenset() and t["Thug"].status == frozenset() and t["Captain Marvel"].status == frozenset()
    # once: what has lost it gets no other
    t.happens(ev.Damage(t.find("Hard"), 1))
    t.happens(ev.Damage(t.find("Hard"), 1))
    assert t["Hard"].damage == 1 and t["Hard"].status == frozenset()


# -- traits ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:traits", "champions:traits#1")
def test_traits_do_nothing_but_are_spoken_of() -> None:
    brute = stand_in("minion", "Brute", hp=3, atk=1, sch=1, traits=["Brute"])
    plain = stand_in("minion", "Plain", hp=3, atk=1, sch=1)
    wave = free("Wave", Action((), Deal(1, Each(InPlay(frozenset({MINION}), (Trait("Brute"),))))))
    t = situation("champions", A=side("Captain Marvel", hand=[wave], minions=[brute, plain]))
    assert all(getattr(t["Brute"], x) == getattr(t["Plain"], x) for x in ("hp", "atk", "sch", "keywords"))
    t.A.plays("Wave")
    assert t["Brute"].damage == 1 and t["Plain"].damage == 0
    # what lacks it, and what has been given it
    mark = stand_in("support", "Mark", Constant(Each(InPlay(frozenset({MINION}), (Named("Plain"),))), (GainsTrait("Brute"),)))
    t = situation("champions", A=side("Captain Marvel", hand=[wave], minions=[brute, plain], play=[mark]))
    t.A.plays("Wave")
    assert t["Brute"].damage == 1 and t["Plain"].damage == 1


# -- treacheries -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:treachery", "champions:treachery#1", "champions:treachery#2")
def test_the_revealer_resolves_a_treachery_and_it_is_discarded() -> None:
    bolt = stand_in("treachery", "Bolt", WhenRevealed(Deal(2, YOU_)))
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk"), encounter=[bolt, BLANK])
    t.reveals("Bolt", "B")
    # nobody is asked whether
    assert t.kind == "turn" and t["She-Hulk"].damage == 2 and t["Captain Marvel"].damage == 0
    assert t.encounter_discard == ["Bolt"] and not t.in_play("Bolt")
    # cancelled it does nothing, and goes there all the same
    no = free("No", Interrupt(IsRevealed("treachery"), CancelRevealed()))
    t = situation("champions", A=side("Captain Marvel", hand=[no]), B=side("She-Hulk"), encounter=[bolt, BLANK])
    t.reveals("Bolt", "A")
    t.A.picks("No")
    assert t["Captain Marvel"].damage == 0 and t.encounter_discard == ["Bolt"] and t.A.discard == ["No"]
