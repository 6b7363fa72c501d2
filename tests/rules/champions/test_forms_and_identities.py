"""Forms and identities, what is friendly, identity-specific cards, in play and out of play, leaving play."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.catalog.catalog import CATALOG
from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import (
    ENEMY,
    FRIENDS,
    ONCE,
    THE_VILLAIN,
    VILLAINS,
    YOU_,
    YOUR_HERO_,
    Action,
    ChangeForm,
    Constant,
    Deal,
    DrawCards,
    Each,
    Elsewhere,
    EnemyActs,
    Gets,
    HealIt,
    Identity,
    InForm,
    InPlay,
    Interrupt,
    Last,
    Named,
    PlayOnly,
    PutCounters,
    Response,
    ToHandIt,
    Uses,
    WhenRevealed,
    named,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.games.champions.state import ALTER_EGO, HERO
from longbox.kernel.match import Match
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)


# -- form -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:form", "champions:identity", "champions:identity#p2")
def test_the_side_that_is_up_is_the_form() -> None:
    t = situation("champions", A=side("Captain Marvel", form="alter-ego"), B=side("She-Hulk"))
    assert t.A.form == ALTER_EGO and t.B.form == HERO
    identity = t.state.identity(0)
    assert [f.values.kind for f in identity.printed.faces] == [HERO, ALTER_EGO]
    # an alter-ego recovers and doesn't attack, a hero attacks and doesn't recover
    assert t["Carol Danvers"].rec == 4 and t["Carol Danvers"].atk is None and not t.offered("attacks")
    t.pick("Change form to Captain Marvel")
    assert t.A.form == HERO and t["Captain Marvel"].atk == 2 and t.offered("Captain Marvel attacks")
    assert t.B.form == HERO


@pytest.mark.rule("champions:form#1")
def test_a_player_changes_form_once_in_each_round_in_the_own_turn() -> None:
    t = situation("champions", A=side("Captain Marvel", form="alter-ego"), B=side("She-Hulk"))
    t.pick("Change form to")
    assert not t.offered("Change form to") and t.why_not("A", "Captain Marvel", "Change") == ["champions:form#1"]
    # B has not changed, but it is not B's turn
    assert t.why_not("B", "She-Hulk", "Change") == ["champions:active-player"]
    t.A.ends_turn()
    assert t.B.asked() and t.offered("Change form to Jennifer Walters")
    next_round(t)
    on(t, "turn")
    assert t.offered("Change form to")


@pytest.mark.rule("champions:form#2")
def test_only_the_form_changes() -> None:
    ring = stand_in("upgrade", "Ring", Action((), Last(YOU_, (Gets("hp", 2),), "round"), limit=ONCE))
    t = situation(
        "champions",
        A=side("Captain Marvel", damage=4, status=["stunned", "tough"], exhausted=True, play=[put(ring, on="Captain Marvel")]),
    )
    t.A.uses("Ring")
    t.state.write(t.A.identity.ref & 0xFFF).counters = (("power", 3),)
    before = t.A.identity.ref
    t.pick("Change form to")
    c = t.A.identity
    assert c.ref == before and c.damage == 4 and c.status == {"stunned", "tough"} and c.exhausted
    assert c.counter("power") == 3 and c.attached == ["Ring"] and c.hp == 14 and c.name == "Carol Danvers"


@pytest.mark.rule("champions:form#3")
def test_a_change_by_a_card_does_not_count() -> None:
    flip = stand_in("event", "Flip", Action((), ChangeForm()), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[flip, flip]))
    t.A.plays("Flip")
    assert t.A.form == ALTER_EGO and t.offered("Change form to")
    t.pick("Change form to")
    assert t.A.form == HERO and not t.offered("Change form to")
    # and is not kept from by it
    t.A.plays("Flip")
    assert t.A.form == ALTER_EGO


@pytest.mark.rule("champions:form#4", "champions:form#5", "champions:identity#2")
def test_what_speaks_of_the_other_side_does_not_mean_this_one() -> None:
    hero_only = stand_in("upgrade", "Gloves", Constant(YOUR_HERO_, (Gets("hp", 2),)))
    by_title = stand_in("upgrade", "Suit", Constant(Identity("Captain Marvel"), (Gets("hp", 10),)))
    salve = stand_in("event", "Salve", Action((), HealIt(Identity("Carol Danvers"), 2)), cost=0)
    t = situation("champions", A=side("Captain Marvel", damage=5, play=[hero_only, by_title], hand=[salve]))
    assert t.A.identity.hp == 24
    # Carol Danvers is not there to be healed
    assert not t.offered("Salve")
    t.pick("Change form to")
    assert t.A.identity.hp == 12 and t.offered("Salve")
    t.A.plays("Salve")
    assert t.A.identity.damage == 3
    # of a group of heroes only those who are
    blast = stand_in("treachery", "Blast", WhenRevealed(Deal(1, Each(InPlay(frozenset({HERO}))))))
    t = situation("champions", A=side("Captain Marvel", form="alter-ego", dealt=[blast]), B=side("She-Hulk"))
    t.reveals("Blast")
    assert t["Carol Danvers"].damage == 0 and t["She-Hulk"].damage == 1


@pytest.mark.rule("champions:identity#1")
def test_everybody_begins_as_alter_ego() -> None:
    m = Match(GAME, {"heroes": ["Spider-Man", "She-Hulk"], "scenario": "Rhino"}, 1)
    assert [m.state.is_hero(p) for p in (0, 1)] == [False, False]


@pytest.mark.rule("champions:identity#3")
def test_an_identity_is_not_discarded() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND]))
    for event in (ev.Discard(t.A.identity.ref), ev.Remove(t.A.identity.ref), ev.ToHand(t.A.identity.ref)):
        t.happens(event)
        assert t.in_play("Captain Marvel") and t.A.discard == [] and not t.A.out
    t.happens(ev.Discard(t.find("Friend")))
    assert t.A.discard == ["Friend"]


@pytest.mark.rule("champions:identity#4", "champions:in-play-and-out-of-play#6", "champions:in-play-and-out-of-play#12")
def test_the_face_that_is_down_is_out_of_play() -> None:
    t = situation("champions", A=side("Captain Marvel"))
    assert t.in_play("Captain Marvel") and not t.in_play("Carol Danvers") and not t.offered("Use Carol Danvers")
    only = stand_in("event", "Only", PlayOnly(InForm(name="Carol Danvers")), Action((), DrawCards(1)), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[only]))
    assert not t.offered("Only")
    t.pick("Change form to")
    assert t.in_play("Carol Danvers") and not t.in_play("Captain Marvel") and t.offered("Only") and t.offered("Use Carol Danvers")


@pytest.mark.rule("champions:friendly")
def test_friendly_is_what_the_players_control() -> None:
    mend = stand_in("event", "Mend", Action((), HealIt(Each(FRIENDS), 1)), cost=0)
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[mend], damage=2, minions=[put(THUG, damage=1)], play=[put(FRIEND, damage=1)]),
        B=side("She-Hulk", form="alter-ego", damage=2),
        villain_damage=2,
    )
    t.A.plays("Mend")
    assert t["Captain Marvel"].damage == t["Jennifer Walters"].damage == 1 and t["Friend"].damage == 0
    assert t["Thug"].damage == 1 and t["Rhino"].damage == 2


# -- identity-specific cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:identity-specific-card", "champions:identity-specific-card#3")
def test_identity_specific_cards_bear_the_set_of_their_identity() -> None:
    assert {CATALOG[c].set_ for c in ("01002", "01003", "01009")} == {CATALOG["01001a"].set_} == {"spider_man"}
    assert CATALOG["01003"].faction == "hero" and CATALOG["01086"].faction == "basic" and CATALOG["01086"].set_ != "spider_man"


# -- in play and out of play ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "champions:in-play-and-out-of-play", "champions:in-play-and-out-of-play#p2", "champions:in-play-and-out-of-play#p3"
)
@pytest.mark.rule(
    "champions:in-play-and-out-of-play#5", "champions:in-play-and-out-of-play#8", "champions:in-play-and-out-of-play#9"
)
@pytest.mark.rule("champions:in-play-and-out-of-play#10")
def test_text_works_in_play_and_nowhere_else() -> None:
    draws = Response(EnemyActs(VILLAINS, after=True), DrawCards(1), forced=True)
    aid = stand_in("support", "Aid", Constant(YOU_, (Gets("atk", 1),)), Action((), DrawCards(1)), draws, cost=3)
    wrath = stand_in("environment", "Wrath", Constant(ENEMY, (Gets("atk", 1),)))
    t = situation("champions", A=side("Captain Marvel", play=[aid]), environments=[wrath])
    assert t["Captain Marvel"].atk == 3 and t["Rhino"].atk == 3 and t.offered("Use Aid")
    elsewhere = {"hand": [aid], "deck": [aid], "discard": [aid], "dealt": [wrath]}
    t = situation("champions", A=side("Captain Marvel", **elsewhere), encounter=[BLANK, wrath], encounter_discard=[wrath])
    assert t["Captain Marvel"].atk == 2 and t["Rhino"].atk == 2 and not t.offered("Aid")
    assert "champions:ability#2" in t.why_not("A", "Aid", "Use")
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t.A.hand == ["Aid"]
    # set aside, removed from the game
    for event in (ev.SetAside, ev.Remove, ev.ToVictory):
        t = situation("champions", A=side("Captain Marvel", play=[aid]), environments=[wrath])
        t.happens(event(t.find("Aid")), event(t.find("Wrath")))
        assert not t.in_play("Aid") and not t.in_play("Wrath")
        assert t["Captain Marvel"].atk == 2 and t["Rhino"].atk == 2 and not t.offered("Aid")


@pytest.mark.rule(
    "champions:in-play-and-out-of-play#1", "champions:in-play-and-out-of-play#2", "champions:in-play-and-out-of-play#9"
)
def test_which_cards_are_in_play() -> None:
    support, upgrade = stand_in("support", "Base"), stand_in("upgrade", "Tool")
    t = situation(
        "champions",
        scenario="Klaw",
        A=side(
            "Captain Marvel",
            play=[FRIEND, support, upgrade],
            minions=[THUG],
            hand=[stand_in("event", "E", cost=0)],
            dealt=[BLANK],
        ),
        side_schemes=["Crowd Control"],
        environments=[stand_in("environment", "Storm")],
    )
    s = t.state
    names = {s.now(n).name for n in s.everything()}
    assert names == {
        "Captain Marvel",
        "Friend",
        "Base",
        "Tool",
        "Thug",
        "Klaw",
        "Underground Distribution",
        "Crowd Control",
        "Storm",
    }
    # the other stages of the villain and of the main scheme are not: Klaw II's 18 hit points, the scheme that comes next
    assert t["Klaw"].hp == 12 and not t.in_play("Secret Rendezvous") and not t.in_play("Blank")


@pytest.mark.rule("champions:in-play-and-out-of-play#4")
def test_abilities_reach_cards_in_play_only() -> None:
    salute = stand_in("event", "Salute", Action((), PutCounters(1, "mark", named("Friend"))), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[salute, FRIEND], discard=[FRIEND]))
    assert not t.offered("Salute")
    t.A.plays("Friend")
    t.A.plays("Salute")
    assert t["Friend"].counter("mark") == 1
    # unless they speak of another place
    fetch = stand_in(
        "event", "Fetch", Action((), ToHandIt(Each(Elsewhere(("discard pile",), filters=(Named("Friend"),))))), cost=0
    )
    t = situation("champions", A=side("Captain Marvel", hand=[fetch], discard=[FRIEND], play=[FRIEND]))
    t.A.plays("Fetch")
    assert t.A.hand == ["Friend"] and t.A.play == ["Friend"]


@pytest.mark.rule("champions:in-play-and-out-of-play#7")
def test_events_and_treacheries_resolve_from_out_of_play() -> None:
    zap = stand_in("event", "Zap", Action((), Deal(1, THE_VILLAIN)), cost=0)
    react = stand_in("event", "React", Interrupt(EnemyActs(VILLAINS), Deal(1, THE_VILLAIN)), cost=0)
    ouch = stand_in("treachery", "Ouch", WhenRevealed(Deal(1, YOU_)))
    t = situation("champions", A=side("Captain Marvel", hand=[zap, react], dealt=[ouch]))
    t.A.plays("Zap")
    t.reveals("Ouch")
    t.enemy_attacks("Rhino")
    t.A.picks("React")
    assert t["Rhino"].damage == 2 and t["Captain Marvel"].damage == 1
    assert not any(t.in_play(n) for n in ("Zap", "React", "Ouch"))


# -- leaving play ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:leaves-play", "champions:in-play-and-out-of-play#11", "champions:leaves-play#1")
def test_what_leaves_play_remembers_nothing() -> None:
    robot = stand_in("ally", "Robot", Uses(3, "spark", discards=False), cost=0, hp=4, atk=1, thw=1)
    boost = stand_in("event", "Boost", Action((), Last(named("Robot"), (Gets("atk", 2),), "round")), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[boost, robot]))
    t.A.plays("Robot")
    t.A.plays("Boost")
    t.A.attacks("Robot", "Rhino")
    t.happens(
        ev.Damage(t.find("Robot"), 2),
        ev.GiveStatus(t.find("Robot"), "tough"),
        ev.Counters(t.find("Robot"), "spark", -2),
    )
    old = t.find("Robot")
    assert t["Robot"].exhausted and t["Robot"].damage == 2 and t["Robot"].atk == 3
    t.happens(ev.ToHand(old))
    assert t.A.hand == ["Robot"] and not t.state.alive(old)
    t.A.plays("Robot")
    new = t["Robot"]
    assert new.ref != old and not new.exhausted and new.damage == 0 and new.status == frozenset()
    assert new.counter("spark") == 3 and new.atk == 1


@pytest.mark.rule("champions:leaves-play")
def test_ways_of_leaving_play() -> None:
    for way in (ev.Discard, ev.Remove, ev.ToVictory, ev.ToHand, ev.SetAside):
        t = situation("champions", A=side("Captain Marvel", play=[FRIEND]))
        ref = t.find("Friend")
        t.happens(way(ref))
        assert not t.in_play("Friend") and not t.state.there(ref)
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND, "Tac Team"]))
    t.happens(ev.Damage(t.find("Friend"), 3))
    assert not t.in_play("Friend") and t.A.discard == ["Friend"] and t.in_play("Tac Team")
