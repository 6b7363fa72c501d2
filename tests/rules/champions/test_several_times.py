"""A part that is done several times (for each player, each card, by each enemy), and what is made of all of it."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    MAIN,
    MINION,
    STUNNED,
    THE_VILLAIN,
    THIS,
    YOU_,
    And,
    AnyOfThis,
    Bound,
    Clear,
    Deal,
    Did,
    Each,
    EachPlayer,
    EnemiesAct,
    EnemyActs,
    Enters,
    ForEach,
    Give,
    HealIt,
    If,
    InPlay,
    Interrupt,
    It,
    Keyword,
    Mill,
    MillUntil,
    PlaceThreat,
    PutIntoPlay,
    RandomDiscard,
    Response,
    Surge,
    Symbols,
    Then,
    WhenDefeated,
    WhenRevealed,
    Whom,
    encounter,
    seq,
)
from longbox.games.champions.situations import BLANK, FILLER, Table, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.rules.champions.standins import THUG


def woe(*effect: Any) -> Any:
    """A treachery that does this."""
    return stand_in("treachery", "Woe", WhenRevealed(seq(*effect)))


def both(card: Any, a: Any, b: Any, after: Any = "Shocker") -> Table:
    """It is revealed at a table of two."""
    t = situation("champions", A=a, B=b, encounter=[card, after, *[BLANK] * 6])
    t.reveals("Woe")
    on(t, "turn")
    return t


# -- each player -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:ability#4", "champions:in-player-order")
def test_if_no_card_was_discarded_this_way_asks_of_all_players() -> None:
    card = woe(EachPlayer(RandomDiscard(1)), If(AnyOfThis("no card was discarded this way", none=True), Surge()))
    for a, b, minions in ((1, 0, []), (0, 1, []), (0, 0, ["Shocker"])):
        t = both(card, side("Captain Marvel", hand=a), side("She-Hulk", hand=b))
        assert t.A.minions == minions and t.B.minions == [] and not t.A.hand and not t.B.hand


@pytest.mark.rule("champions:ability#4")
def test_what_each_player_did_adds_up() -> None:
    card = woe(EachPlayer(HealIt(YOU_, 2)), PlaceThreat(Bound(), MAIN))
    t = both(card, side("Captain Marvel", damage=5), side("She-Hulk", damage=1))
    assert t["Captain Marvel"].damage == 3 and t["She-Hulk"].damage == 0 and t.scheme.threat == 3
    # so do the cards
    card = woe(EachPlayer(Mill(1)), PlaceThreat(Symbols("energy", words="the [energy] resources discarded this way"), MAIN))
    t = both(card, side("Captain Marvel", deck=["Energy", FILLER]), side("She-Hulk", deck=["Genius", FILLER]))
    assert t.scheme.threat == 2


@pytest.mark.rule("champions:ability#4")
def test_that_much_is_the_same_for_each_player() -> None:
    # what came of it for the first does not change it for the second
    card = woe(Mill(2), EachPlayer(Deal(Bound(), YOU_)))
    t = both(card, side("Captain Marvel", status="tough"), side("She-Hulk"))
    assert t["Captain Marvel"].damage == 0 and t["She-Hulk"].damage == 2


@pytest.mark.rule("champions:then", "champions:then#2")
def test_then_asks_whether_it_was_done_for_everybody() -> None:
    card = woe(Then(EachPlayer(Deal(1, YOU_)), PlaceThreat(1, MAIN)))
    for a, b, threat in (([], [], 1), ("tough", [], 0), ([], "tough", 0)):
        assert both(card, side("Captain Marvel", status=a), side("She-Hulk", status=b)).scheme.threat == threat


@pytest.mark.rule("champions:ability#4")
def test_for_each_card_the_same() -> None:
    card = woe(ForEach(InPlay(frozenset({MINION})), Mill(1, encounter=True)), PlaceThreat(Bound(), MAIN))
    t = both(card, side("Captain Marvel", minions=[THUG, THUG]), side("She-Hulk"))
    assert t.scheme.threat == 2 and t.encounter_discard == ["Shocker", "Blank", "Woe"]


@pytest.mark.rule("champions:activation#4", "champions:ability#4", "champions:status-tough#2")
def test_the_villain_attacks_each_player_and_something_comes_of_all_the_attacks() -> None:
    dealt = AnyOfThis("these attacks dealt damage")
    card = woe(EachPlayer(EnemiesAct(THE_VILLAIN)), If(dealt, PlaceThreat(1, MAIN), PlaceThreat(5, MAIN)))
    for a, b, threat in (([], "tough", 1), ("tough", [], 1), ("tough", "tough", 5)):
        assert both(card, side("Captain Marvel", status=a), side("She-Hulk", status=b), BLANK).scheme.threat == threat
    card = woe(
        EachPlayer(EnemiesAct(THE_VILLAIN)), PlaceThreat(Bound(), MAIN), Give(STUNNED, It("hurt", "each character damaged"))
    )
    t = both(card, side("Captain Marvel"), side("She-Hulk"), BLANK)
    assert t.scheme.threat == 4 and t["Captain Marvel"].status == t["She-Hulk"].status == {"stunned"}
    # one attack is enough for "made"
    card = woe(EachPlayer(EnemiesAct(THE_VILLAIN, heroes=True)), If(Did("no attack was made", False), PlaceThreat(5, MAIN)))
    for a, b, threat in (("Captain Marvel", "Jennifer Walters", 0), ("Carol Danvers", "Jennifer Walters", 5)):
        assert both(card, side(a), side(b), BLANK).scheme.threat == threat


# -- a minion that joins them ------------------------------------------------------------------------------------------------------

JOINER = stand_in("minion", "Joiner", hp=9, atk=2, sch=1)
CALLS = seq(MillUntil(encounter(kinds=frozenset({MINION}), deck_only=True)), PutIntoPlay(It("found", "it")))
ALL_ATTACK = woe(EnemiesAct(Each(InPlay(frozenset({MINION}), whose="engaged"))), PlaceThreat(Bound(), MAIN))
HAIL = stand_in("support", "Hail", Response(Enters(Whom(MINION)), Give(STUNNED, It("it"))))


def hails(t: Table) -> None:
    """On to the turn; Hail is used whenever it may be."""
    while t.kind != "turn":
        if t.offered("Hail"):
            t.A.picks("Hail")
        else:
            t.passes()


@pytest.mark.rule("champions:minion#4", "champions:delayed-effect#1")
def test_a_minion_that_joins_during_the_last_attack_is_counted() -> None:
    caller = stand_in("minion", "Caller", Interrupt(EnemyActs(THIS), CALLS, forced=True), hp=9, atk=1, sch=1)
    t = situation("champions", A=side("She-Hulk", minions=[caller]), encounter=[ALL_ATTACK, JOINER, *[BLANK] * 4])
    t.reveals("Woe")
    on(t, "turn")
    assert t["She-Hulk"].damage == 3 and t.scheme.threat == 3 and len(told(t, "threat is placed")) == 1
    # the one that joins is stunned, and so it is asked once nobody is left
    t = situation("champions", A=side("She-Hulk", minions=[caller], play=[HAIL]), encounter=[ALL_ATTACK, JOINER, *[BLANK] * 4])
    t.reveals("Woe")
    hails(t)
    assert t["She-Hulk"].damage == 1 and t.scheme.threat == 1 and not t["Joiner"].status


@pytest.mark.rule("champions:minion#4", "champions:delayed-effect#1", "champions:retaliate-x")
def test_one_that_joins_when_something_has_come_of_the_attacks_adds_what_comes_of_its_own() -> None:
    # retaliation comes after delayed effects, and what it kills calls for the joiner
    caller = stand_in("minion", "Caller", WhenDefeated(CALLS), hp=1, atk=1, sch=1)
    for play, damage in (([], 3), ([HAIL], 1)):
        t = situation(
            "champions", A=side("Black Panther", minions=[caller], play=play), encounter=[ALL_ATTACK, JOINER, *[BLANK] * 4]
        )
        t.reveals("Woe")
        hails(t)
        assert t["Black Panther"].damage == damage and t.scheme.threat == damage


# -- at once -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:and#2", "champions:status-tough#1")
def test_one_tough_card_prevents_one_of_two_damages_joined_by_and() -> None:
    card = woe(And((Deal(2, YOU_), Deal(1, YOU_))))
    t = both(card, side("Captain Marvel", status="tough"), side("She-Hulk", status="tough"))
    assert t["Captain Marvel"].damage == 1 and not t["Captain Marvel"].status
    assert t["She-Hulk"].damage == 0 and t["She-Hulk"].status == {"tough"}


@pytest.mark.rule("champions:hinder-x", "champions:defeat")
def test_a_scheme_defeated_as_it_enters_gets_no_threat_of_hinder() -> None:
    wall = stand_in("side_scheme", "Wall", Keyword("hinder", 2), WhenDefeated(PlaceThreat(1, MAIN)), base_threat=1)
    broom = stand_in("support", "Broom", Response(Enters(Whom("side scheme")), Clear(1, It("it"))))
    t = situation("champions", A=side("Captain Marvel", play=[broom]), encounter=[wall, *[BLANK] * 3])
    t.reveals("Wall")
    t.A.picks("Broom")
    assert t.kind == "turn" and not t.in_play("Wall") and t.scheme.threat == 1 and not told(t, "hinder-x")
    t = situation("champions", A=side("Captain Marvel", play=[broom]), encounter=[wall, *[BLANK] * 3])
    t.reveals("Wall")
    t.A.passes()
    assert t["Wall"].threat == 3 and t.scheme.threat == 0
