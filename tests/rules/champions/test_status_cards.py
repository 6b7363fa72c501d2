"""Status cards, and who can't have them."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ENEMY,
    ME,
    Action,
    AttachTo,
    Bar,
    CanGet,
    Constant,
    DiscardIt,
    DrawCards,
    EnemyActs,
    Gains,
    Give,
    Host,
    InPlay,
    Interrupt,
    Keyword,
    One,
    Prevent,
    PutCounters,
    Response,
    Strikes,
    TakesDamage,
    Target,
    Whom,
    attack,
)
from longbox.games.champions.situations import put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on
from tests.rules.champions.standins import FRIEND, SNEAK, THUG, free
from tests.worked import laid

# -- status cards ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:status-cards", "champions:status-cards#p2", "champions:status-cards#1", "champions:stun#1")
def test_a_character_has_one_card_of_each_type() -> None:
    t = laid("champions:~one-of-each-status")
    t.A.plays("Daze")
    assert t["Rhino"].status == {"stunned"} and t["Thug"].status == {"stunned", "tough"}
    assert t["Captain Marvel"].status == {"confused"}
    t = laid("champions:~one-of-each-status")
    t.A.plays("Daze")
    # a second one would be no other: one is gone after one attack
    t.happens(ev.GiveStatus(t.find("Rhino"), "stunned"), ev.GiveStatus(t.find("Rhino"), "confused"))
    assert t["Rhino"].status == {"stunned", "confused"}
    t.enemy_attacks("Rhino")
    assert t["Rhino"].status == {"confused"}


@pytest.mark.rule("champions:status-stunned", "champions:status-stunned#1", "champions:status-stunned#3", "champions:stun")
def test_a_stunned_hero_pays_for_an_attack_and_makes_none() -> None:
    seen = stand_in("support", "Seen", Response(Strikes(Whom("any"), after=True), PutCounters(1, "seen", ME), forced=True))
    zap = stand_in("event", "Zap", attack(5), cost=1)
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[zap, "Haymaker"], status=["stunned"], play=[seen, put(FRIEND, status=("stunned",))]),
    )
    t.A.attacks("Captain Marvel", "Rhino")
    assert t["Captain Marvel"].exhausted and t["Captain Marvel"].status == frozenset()
    assert t["Rhino"].damage == 0 and t["Seen"].counter("seen") == 0
    # an ally as well; without an attack it takes nothing for it
    t.A.attacks("Friend", "Rhino")
    assert t["Friend"].exhausted and t["Friend"].damage == 0 and t["Friend"].status == frozenset() and t["Rhino"].damage == 0
    # with an attack event the cost is paid and the card is gone
    t = situation("champions", A=side("Captain Marvel", hand=[zap, "Haymaker"], status=["stunned"], play=[seen]))
    t.A.plays("Zap")
    on(t, "turn")
    assert t.A.hand == [] and sorted(t.A.discard) == ["Haymaker", "Zap"] and t["Rhino"].damage == 0
    assert t["Captain Marvel"].status == frozenset() and not t["Captain Marvel"].exhausted
    # it does not keep anybody from thwarting, nor others from attacking
    t = situation("champions", A=side("Captain Marvel", status=["stunned"], play=[FRIEND]), threat=4)
    t.A.attacks("Friend", "Rhino")
    t.A.thwarts("Captain Marvel", "The Break-In!")
    assert t["Rhino"].damage == 1 and t.scheme.threat == 2 and t["Captain Marvel"].status == {"stunned"}


@pytest.mark.rule("champions:status-stunned#1")
def test_a_stunned_hero_may_attack_once_the_card_is_gone() -> None:
    t = laid("champions:~stunned-hero")
    t.A.plays("Zap")
    assert t["Captain Marvel"].status == frozenset() and not t["Captain Marvel"].exhausted and t["Rhino"].damage == 0
    assert t.A.hand == [] and sorted(t.A.discard) == ["Haymaker", "Zap"]
    t.A.attacks("Captain Marvel", "Rhino")
    assert t["Rhino"].damage == 2


@pytest.mark.rule("champions:status-stunned#2")
def test_stunned_enemies_lose_their_cards_and_then_attack() -> None:
    t = laid("champions:~stunned-enemy")
    deck = len(t.encounter_deck)
    t.begins()
    t.begins()
    assert t["Rhino"].status == frozenset() and t["Thug"].status == frozenset() and t["Captain Marvel"].damage == 0
    assert len(t.encounter_deck) == deck
    t.begins()
    t.A.passes()
    assert t["Captain Marvel"].damage == 1 and t.kind == "turn"


@pytest.mark.rule("champions:status-stunned#2", "champions:status-stunned#3")
def test_a_stunned_enemy_discards_the_card_instead() -> None:
    seen = stand_in("support", "Seen", Response(EnemyActs(Whom("enemy"), after=True), PutCounters(1, "seen", ME), forced=True))
    t = situation(
        "champions", A=side("Captain Marvel", minions=[put(THUG, status=("stunned",))], play=[seen]), villain_status=["stunned"]
    )
    deck = len(t.encounter_deck)
    t.enemy_attacks("Rhino")
    t.enemy_attacks("Thug")
    # no boost card, no defender, nothing that answers to it
    assert len(t.encounter_deck) == deck and t["Captain Marvel"].damage == 0 and t["Seen"].counter("seen") == 0
    assert t["Rhino"].status == frozenset() and t["Thug"].status == frozenset()
    t.enemy_attacks("Thug")
    t.A.passes()
    assert t["Captain Marvel"].damage == 1 and t["Seen"].counter("seen") == 1
    # it schemes as ever
    t = situation("champions", A=side("Captain Marvel", minions=[put(THUG, status=("stunned",))]))
    t.enemy_schemes("Thug")
    assert t.scheme.threat == 1 and t["Thug"].status == {"stunned"}


@pytest.mark.rule("champions:status-confused", "champions:status-confused#1", "champions:status-confused#3")
def test_a_confused_hero_pays_for_a_thwart_and_makes_none() -> None:
    seen = stand_in(
        "support", "Seen", Response(Strikes(Whom("any"), "thwart", after=True), PutCounters(1, "seen", ME), forced=True)
    )
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[SNEAK], status=["confused"], play=[seen, put(FRIEND, status=("confused",))]),
        threat=5,
    )
    t.A.thwarts("Captain Marvel", "The Break-In!")
    t.A.thwarts("Friend", "The Break-In!")
    assert t.scheme.threat == 5 and t["Captain Marvel"].exhausted and t["Friend"].exhausted
    assert t["Friend"].damage == 0 and t["Seen"].counter("seen") == 0
    assert t["Captain Marvel"].status == frozenset() and t["Friend"].status == frozenset()
    t.A.plays("Sneak")
    on(t, "turn")
    assert t.scheme.threat == 3 and len(t.A.hand) == 1 and t["Seen"].counter("seen") == 1
    # the whole ability is replaced, not only what removes threat
    t = situation("champions", A=side("Captain Marvel", hand=[SNEAK], status=["confused"]), threat=5)
    t.A.plays("Sneak")
    on(t, "turn")
    assert t.scheme.threat == 5 and t.A.hand == [] and t.A.discard == ["Sneak"]
    # attacking is free
    t = situation("champions", A=side("Captain Marvel", status=["confused"]))
    t.A.attacks("Captain Marvel", "Rhino")
    assert t["Rhino"].damage == 2 and t["Captain Marvel"].status == {"confused"}


@pytest.mark.rule("champions:status-confused#1")
def test_confused_characters_lose_their_cards_and_remove_nothing() -> None:
    t = laid("champions:~confused-hero")
    for name in ("Captain Marvel", "Friend"):
        t.A.thwarts(name, "The Break-In!")
        assert t[name].exhausted and t[name].status == frozenset() and t[name].damage == 0
    assert t.scheme.threat == 5


@pytest.mark.rule("champions:status-confused#2")
def test_a_confused_villain_schemes_the_second_time() -> None:
    t = laid("champions:~confused-enemy")
    t.begins()
    assert t.scheme.threat == 0 and t["Rhino"].status == frozenset()
    t.begins()
    assert t.scheme.threat == 1 and t.kind == "turn"


@pytest.mark.rule("champions:status-confused#2", "champions:status-confused#3")
def test_a_confused_enemy_does_not_scheme() -> None:
    seen = stand_in(
        "support", "Seen", Response(EnemyActs(Whom("enemy"), ("scheme",), after=True), PutCounters(1, "seen", ME), forced=True)
    )
    t = situation("champions", A=side("Captain Marvel", minions=[THUG], play=[seen]), villain_status=["confused"])
    t.enemy_schemes("Rhino")
    assert t.scheme.threat == 0 and t["Rhino"].status == frozenset() and t["Seen"].counter("seen") == 0
    t.enemy_schemes("Rhino")
    assert t.scheme.threat == 1 and t["Seen"].counter("seen") == 1


@pytest.mark.rule("champions:status-tough", "champions:status-tough#1")
def test_who_is_tough_takes_what_comes_after() -> None:
    t = laid("champions:~tough")
    t.begins()
    assert [t[n].damage for n in ("Captain Marvel", "Friend", "Thug")] == [0, 0, 0]
    assert all(t[n].status == frozenset() for n in ("Captain Marvel", "Friend", "Thug"))
    t.begins()
    assert t["Captain Marvel"].damage == 1


@pytest.mark.rule("champions:status-tough", "champions:status-tough#1", "champions:status-tough#2", "champions:tough")
def test_tough_prevents_all_of_one_packet_of_damage() -> None:
    seen = stand_in("support", "Seen", Response(TakesDamage(Whom("any"), after=True), PutCounters(1, "seen", ME), forced=True))
    t = situation(
        "champions",
        A=side(
            "Captain Marvel",
            play=[seen, put(FRIEND, status=("tough",))],
            minions=[put(THUG, status=("tough",))],
            status=["tough"],
        ),
    )
    t.happens(*[ev.Damage(t.find(n), 9) for n in ("Captain Marvel", "Friend", "Thug")], ev.Damage(t.find("Rhino"), 1))
    assert [t[n].damage for n in ("Captain Marvel", "Friend", "Thug", "Rhino")] == [0, 0, 0, 1]
    assert all(t[n].status == frozenset() for n in ("Captain Marvel", "Friend", "Thug")) and t["Seen"].counter("seen") == 1
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    assert t["Captain Marvel"].damage == 1
    # no damage does not use it up
    t = situation(
        "champions", A=side("Captain Marvel", status=["tough"], minions=[stand_in("minion", "Clerk", hp=2, atk=0, sch=1)])
    )
    t.enemy_attacks("Clerk")
    t.A.passes()
    assert t["Captain Marvel"].status == {"tough"}
    # what an ally takes for its own attack is damage too
    t = situation("champions", A=side("Captain Marvel", play=[put(FRIEND, status=("tough",))]))
    t.A.attacks("Friend", "Rhino")
    assert t["Friend"].damage == 0 and t["Friend"].status == frozenset() and t["Rhino"].damage == 1


@pytest.mark.rule("champions:status-cards#2", "champions:replacement-effect")
def test_status_cards_come_before_abilities() -> None:
    ward = stand_in("support", "Ward", Interrupt(TakesDamage(Whom("your hero")), Prevent(), cost=(DiscardIt(ME),), side="would"))
    t = situation("champions", A=side("Captain Marvel", play=[ward], status=["tough"]))
    t.happens(ev.Damage(t.find("Captain Marvel"), 3))
    # nothing is left that the support could prevent
    assert t.kind == "turn" and t.A.play == ["Ward"] and t["Captain Marvel"].status == frozenset()
    t.happens(ev.Damage(t.find("Captain Marvel"), 3))
    assert t.kind == "window" and t.offered("Ward")
    # an interrupt to an attack is not used on one that a stunned card replaces
    alarm = stand_in("support", "Alarm", Interrupt(EnemyActs(Whom("villain")), DrawCards(1), forced=True))
    t = situation("champions", A=side("Captain Marvel", play=[alarm]), villain_status=["stunned"])
    t.enemy_attacks("Rhino")
    assert t.A.hand == []
    t.enemy_attacks("Rhino")
    assert len(t.A.hand) == 1


@pytest.mark.rule("champions:stun#2", "champions:stalwart")
def test_who_cannot_be_stunned_or_is_stalwart_gets_no_card() -> None:
    firm = stand_in("minion", "Firm", Keyword("stalwart"), hp=3, atk=1, sch=1)
    calm = stand_in("minion", "Calm", Constant(ME, (Bar("stunned", "cannot be stunned"),)), hp=3, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", minions=[firm, calm, THUG]))
    for name in ("Firm", "Calm", "Thug"):
        t.happens(*[ev.GiveStatus(t.find(name), x) for x in ("stunned", "confused", "tough")])
    assert t["Firm"].status == {"tough"} and t["Calm"].status == {"confused", "tough"} and len(t["Thug"].status) == 3
    # nor is it a target for that alone
    daze = free("Daze", Action((), Give("stunned", Target()), targets=(One(InPlay(ENEMY.kinds, (CanGet("stunned"),))),)))
    t = situation("champions", A=side("Captain Marvel", minions=[firm, calm, THUG], hand=[daze]))
    t.A.plays("Daze")
    assert t.offered("Rhino") and t.offered("Thug") and not t.offered("Firm") and not t.offered("Calm")


@pytest.mark.rule("champions:stalwart#1")
def test_whoever_gains_stalwart_loses_both_cards() -> None:
    grit = stand_in("attachment", "Grit", AttachTo(InPlay(frozenset({"villain"}))), Constant(Host(), (Gains("stalwart"),)))
    t = situation(
        "champions",
        A=side("Captain Marvel", dealt=[grit], minions=[put(THUG, status=("stunned",))]),
        villain_status=["stunned", "confused", "tough"],
    )
    t.reveals("Grit")
    assert t["Rhino"].status == {"tough"} and t["Thug"].status == {"stunned"}
