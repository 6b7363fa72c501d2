"""What an encounter card makes of the attack or scheme it tells of: delayed effects, before anything answers to that."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    MAIN,
    ME,
    MINION,
    THE_VILLAIN,
    YOU_,
    AnyOfThis,
    AsPlayer,
    AsRevealed,
    AtEnd,
    Boost,
    Bound,
    Deal,
    DealtToYou,
    Delay,
    Did,
    DrawCards,
    Each,
    EnemiesAct,
    EnemyActs,
    Engages,
    Facing,
    FirstPlayer,
    Give,
    If,
    InForm,
    InPlay,
    Interrupt,
    It,
    PlaceThreat,
    PutCounters,
    Response,
    Surge,
    TakesDamage,
    Undefended,
    WasUndefended,
    WhenDefeated,
    WhenRevealed,
    Whom,
    seq,
)
from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.kernel.text import Printer
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.rules.champions.standins import FRIEND, THUG

DEALT = AnyOfThis("this attack dealt damage")
NONE = AnyOfThis("this attack dealt no damage", none=True)
PLACED = AnyOfThis("threat was placed by this scheme")
#: what answers to an attack or scheme, if its player likes: it is asked about, and then we look at the table
ANSWER = stand_in("support", "Answer", Response(EnemyActs(Whom("enemy"), ("attack", "scheme"), after=True), DrawCards(1)))
#: what must answer
ECHO = stand_in(
    "environment",
    "Echo",
    Response(EnemyActs(Whom("enemy"), ("attack", "scheme"), after=True), PutCounters(1, "echo", ME), forced=True),
)


def woe(*effect: Any, kind: str = "treachery", **more: Any) -> Any:
    """A card that does this when revealed."""
    return stand_in(kind, "Woe", WhenRevealed(seq(*effect)), **more)


def until_answer(t: Table) -> None:
    """Pass, and defend with nobody, until Answer is offered."""
    for _ in range(12):
        if t.kind == "window" and t.offered("Answer"):
            return
        assert t.kind != "turn", "Answer was not offered"
        # Ultron's own ability as he attacks may ask for a way
        t.pick("Put the top card") if t.kind == "mode" else t.passes()
    raise AssertionError(t.asking())


# -- cards of the core set -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:delayed-effect#1")
def test_klaws_vengeance_places_its_threat_before_anything_answers_to_the_attack() -> None:
    for defends in (True, False):
        t = situation(
            "champions",
            A=side("Captain Marvel", hand=["Counter-Punch"], play=[ANSWER]),
            B=side("She-Hulk"),
            scenario="Klaw",
            villain_attached=["Sonic Converter"],
            encounter=[*[stand_in("treachery", "Two", boost=2)] * 2, BLANK, BLANK],
        )
        t.reveals("Klaw's Vengeance", "A")
        on(t, "defend")
        t.A.picks("Captain Marvel") if defends else t.A.passes()
        if not defends:
            t.B.passes()
        # Sonic Converter has stunned her already, and the threat lies there
        assert t.kind == "window" and t.A.asked() and t.offered("Counter-Punch") is defends
        assert t.scheme.threat == 1 and t["Captain Marvel"].status == {"stunned"} and t["She-Hulk"].damage == 0
        lines = t.log.splitlines()
        order = [i for w in ("1 threat is placed", "Captain Marvel is stunned") for i, n in enumerate(lines) if w in n]
        assert order == sorted(order) and len(order) == 2
        t.passes()
        assert t.scheme.threat == 1


@pytest.mark.rule("champions:delayed-effect#1", "champions:status-stunned#1")
def test_stampede_stuns_before_the_counter_punch_which_is_lost_to_that() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=["Counter-Punch"]), encounter=["Stampede", *[BLANK] * 3])
    t.reveals("Stampede")
    t.A.picks("Captain Marvel")
    assert t.offered("Counter-Punch") and t["Captain Marvel"].status == {"stunned"} and t["Captain Marvel"].damage == 1
    t.A.picks("Counter-Punch")
    assert t["Captain Marvel"].status == frozenset() and t.villain.damage == 0 and "Counter-Punch" in t.A.discard


@pytest.mark.rule("champions:delayed-effect#1", "champions:scheme-enemy-activation#3")
def test_rage_of_ultron_discards_before_anything_answers() -> None:
    for form, cards in (("alter-ego", 1), ("hero", 2)):
        t = situation(
            "champions",
            A=side("Captain Marvel", form=form, play=[ANSWER], deck=["Energy", "Genius", "Strength", "Energy", "Energy"]),
            scenario="Ultron",
            encounter=["Rage of Ultron", *[BLANK] * 4],
        )
        t.reveals("Rage of Ultron")
        until_answer(t)
        # so many as were placed, or dealt
        assert len(t.A.discard) == cards == (t.scheme.threat if form == "alter-ego" else t["Captain Marvel"].damage)


# -- stand-ins: what tells of it ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:delayed-effect#1")
def test_whatever_card_tells_of_the_attack() -> None:
    hit = seq(EnemiesAct(THE_VILLAIN), If(DEALT, PlaceThreat(1, MAIN)))
    plot = seq(EnemiesAct(THE_VILLAIN, "scheme"), If(PLACED, PlaceThreat(1, MAIN)))
    own = seq(EnemiesAct(ME), If(DEALT, PlaceThreat(1, MAIN)))
    for kind, text, threat in (
        ("treachery", WhenRevealed(hit), 1),
        ("treachery", WhenRevealed(plot), 2),
        ("side_scheme", WhenRevealed(hit), 1),
        ("side_scheme", WhenRevealed(plot), 2),
        ("minion", WhenRevealed(own), 1),
        ("minion", WhenRevealed(hit), 1),
        ("minion", Response(Engages(Whom("this"), you=True), own, forced=True), 1),
        ("environment", WhenRevealed(hit), 1),
        ("obligation", AsRevealed(hit), 1),
    ):
        figures: dict[str, Any] = {"minion": {"hp": 3, "atk": 1, "sch": 1}, "side_scheme": {"base_threat": 3}}.get(kind, {})
        card = stand_in(kind, "Woe", text, **figures)
        t = situation("champions", A=side("Captain Marvel", play=[ANSWER]), environments=[ECHO], encounter=[card, *[BLANK] * 3])
        t.reveals("Woe", "A")
        for _ in range(6):
            if t.kind != "window" or not t.offered("Answer"):
                t.passes()
        # the forced response, too, has only just come
        assert t.offered("Answer") and t.scheme.threat == threat and t["Echo"].counter("echo") == 1, (kind, text)
        t.passes()
        assert t.scheme.threat == threat
    # a side scheme that is defeated, and a boost card
    side_ = stand_in("side_scheme", "Trap", WhenDefeated(hit), base_threat=1)
    t = situation(
        "champions", A=side("Captain Marvel", play=[ANSWER]), side_schemes=[put(side_, threat=1)], encounter=[BLANK] * 3
    )
    t.A.thwarts("Captain Marvel", "Trap")
    until_answer(t)
    assert t.scheme.threat == 1
    again = stand_in("treachery", "Again", Boost(seq(EnemiesAct(THE_VILLAIN), If(DEALT, PlaceThreat(1, MAIN)))), boost_star=True)
    t = situation("champions", A=side("Captain Marvel", play=[ANSWER]), encounter=[again, *[BLANK] * 3])
    t.enemy_attacks("Rhino")
    until_answer(t)
    # the attack within the attack: only the inner one has dealt its damage yet
    assert t.scheme.threat == 1 and t["Captain Marvel"].damage == 2
    t.passes()
    until_answer(t)
    assert t.scheme.threat == 1 and t["Captain Marvel"].damage == 4


# -- stand-ins: what comes of it -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:delayed-effect#1", "champions:ability#4")
def test_what_looks_back_waits_for_the_attack_and_what_does_not_is_a_sentence_of_its_own() -> None:
    sentences: tuple[tuple[Any, int, str], ...] = (
        (PlaceThreat(Bound(), MAIN), 2, ""),
        (Give("stunned", It("hurt", "whom it damaged")), 0, "stunned"),
        (If(DEALT, seq(PlaceThreat(1, MAIN), Give("confused", YOU_))), 1, "confused"),
        (If(DealtToYou(), PlaceThreat(3, MAIN)), 3, ""),
        (If(WasUndefended(), PlaceThreat(3, MAIN)), 3, ""),
        (If(Undefended(), PlaceThreat(3, MAIN)), 3, ""),
        (If(NONE, PlaceThreat(3, MAIN)), 0, ""),
        # nothing of these asks what the attack did
        (PlaceThreat(3, MAIN), -3, ""),
        (If(InForm("hero"), PlaceThreat(3, MAIN)), -3, ""),
        (seq(Deal(1, YOU_), If(DEALT, PlaceThreat(3, MAIN))), -3, ""),
        (If(Did("no attack was made", False), PlaceThreat(3, MAIN), PlaceThreat(2, MAIN)), -2, ""),
    )
    for effect, threat, status in sentences:
        t = situation(
            "champions", A=side("Captain Marvel", play=[ANSWER]), encounter=[woe(EnemiesAct(THE_VILLAIN), effect), *[BLANK] * 3]
        )
        t.reveals("Woe")
        until_answer(t)
        assert t.scheme.threat == max(0, threat), effect
        assert t["Captain Marvel"].status == (frozenset({status}) if status else frozenset()), effect
        t.passes()
        on(t, "turn")
        assert t.scheme.threat == abs(threat), effect


@pytest.mark.rule("champions:delayed-effect#1", "champions:defend#6")
def test_several_sentences_and_who_defends() -> None:
    card = woe(
        EnemiesAct(THE_VILLAIN),
        Give("confused", It("hurt", "each character it damaged")),
        If(WasUndefended(), PlaceThreat(1, MAIN)),
        DrawCards(1),
    )
    for defender, hurt, threat in (("", "Captain Marvel", 1), ("Friend", "Friend", 0), ("She-Hulk", "", 0)):
        t = situation(
            "champions", A=side("Captain Marvel", play=[ANSWER, FRIEND]), B=side("She-Hulk"), encounter=[card, *[BLANK] * 3]
        )
        t.reveals("Woe", "A")
        for who in ("A", "B"):
            if t.kind == "defend":
                mine = bool(defender) and (defender == "She-Hulk") is (who == "B")
                getattr(t, who).picks(defender) if mine else getattr(t, who).passes()
        until_answer(t)
        assert [n for n in ("Captain Marvel", "Friend", "She-Hulk") if t[n].status] == ([hurt] if hurt else []), defender
        # the card is drawn after all that answers
        assert t.scheme.threat == threat and len(t.A.hand) == 0
        t.passes()
        assert len(t.A.hand) == 1 and len(t.B.hand) == 0


@pytest.mark.rule("champions:status-stunned#2", "champions:status-confused#2", "champions:surge")
def test_an_attack_that_was_not_made_is_asked_about_at_once_and_once() -> None:
    hit = woe(EnemiesAct(THE_VILLAIN), If(DEALT, PlaceThreat(3, MAIN)), If(NONE, Surge()))
    plot = woe(EnemiesAct(THE_VILLAIN, "scheme"), If(PLACED, PlaceThreat(3, MAIN), Surge()))
    for card, status in ((hit, "stunned"), (plot, "confused")):
        t = situation(
            "champions",
            A=side("Captain Marvel", play=[ANSWER]),
            villain_status=[status],
            encounter=[card, "Hydra Bomber", *[BLANK] * 3],
        )
        t.reveals("Woe")
        on(t, "mode")
        assert t.scheme.threat == 0 and t.A.minions == ["Hydra Bomber"] and not t.villain.status
        t.goes_on() if t.kind == "mode" else None
    # with an attack that hits there is no surge, and the threat comes once
    t = situation("champions", A=side("Captain Marvel"), encounter=[hit, "Hydra Bomber", *[BLANK] * 3])
    t.reveals("Woe")
    t.A.passes()
    assert t.kind == "turn" and t.scheme.threat == 3 and t.A.minions == []
    # one that is prevented surges, before anything answers the attack has been found to deal nothing
    t = situation("champions", A=side("Captain Marvel", status=["tough"]), encounter=[hit, BLANK, BLANK, "Shocker"])
    t.reveals("Woe")
    t.A.passes()
    assert t.scheme.threat == 0 and len(told(t, "gains surge")) == 1


@pytest.mark.rule("champions:delayed-effect#1", "champions:activation#5")
def test_of_several_attacks_it_waits_for_the_last() -> None:
    card = woe(EnemiesAct(Each(InPlay(frozenset({"villain", MINION}), (Facing(),)))), PlaceThreat(Bound(), MAIN))
    t = situation("champions", A=side("Captain Marvel", play=[ANSWER], minions=[THUG]), encounter=[card, *[BLANK] * 3])
    t.reveals("Woe")
    until_answer(t)
    assert t["Captain Marvel"].damage == 2 and t.scheme.threat == 0
    t.passes()
    until_answer(t)
    # what both of them dealt, once
    assert t["Captain Marvel"].damage == 3 and t.scheme.threat == 3
    t.passes()
    assert t.kind == "turn" and t.scheme.threat == 3
    # the last of them is stunned, and so nothing waits for it
    t = situation("champions", A=side("Captain Marvel", minions=[put(THUG, status=["stunned"])]), encounter=[card, *[BLANK] * 3])
    t.reveals("Woe")
    t.A.passes()
    assert t.kind == "turn" and t["Captain Marvel"].damage == 2 and t.scheme.threat == 2


@pytest.mark.rule("champions:activation#6", "champions:delayed-effect#1")
def test_an_activation_that_ends_before_its_time_has_dealt_nothing() -> None:
    sting = stand_in(
        "support", "Sting", Interrupt(TakesDamage(Whom("you"), attack=True), Deal(9, Each(InPlay(frozenset({MINION})))))
    )
    card = stand_in(
        "minion",
        "Woe",
        WhenRevealed(seq(EnemiesAct(ME), If(DEALT, PlaceThreat(1, MAIN), PlaceThreat(5, MAIN)))),
        hp=3,
        atk=2,
        sch=1,
    )
    t = situation("champions", A=side("Captain Marvel", play=[sting, ANSWER]), encounter=[card, *[BLANK] * 3])
    t.reveals("Woe")
    t.A.passes()
    t.A.picks("Sting")
    assert t.kind == "turn" and t["Captain Marvel"].damage == 0 and t.scheme.threat == 5 and not t.in_play("Woe")


@pytest.mark.rule("champions:delayed-effect#1", "champions:delayed-effect#2")
def test_it_comes_before_what_waits_for_the_end_and_nobody_is_asked_for_the_order() -> None:
    end = stand_in("treachery", "End", Boost(Delay(AtEnd("activation"), Give("tough", THE_VILLAIN))), boost_star=True)
    card = woe(EnemiesAct(THE_VILLAIN), If(DEALT, PlaceThreat(1, MAIN)))
    t = situation("champions", A=side("Captain Marvel"), encounter=[card, end, BLANK])
    t.reveals("Woe")
    t.A.passes()
    assert t.kind == "turn"
    lines = t.log.splitlines()
    found = [next(i for i, n in enumerate(lines) if w in n) for w in ("1 threat is placed", "Rhino becomes tough")]
    assert found == sorted(found)


@pytest.mark.rule("champions:delayed-effect#1")
def test_another_player_is_attacked_and_it_is_still_your_card() -> None:
    card = woe(
        AsPlayer(FirstPlayer(), EnemiesAct(THE_VILLAIN), "the first player"), If(DEALT, Give("confused", YOU_)), DrawCards(1)
    )
    t = situation(
        "champions", A=side("Captain Marvel"), B=side("She-Hulk", play=[ANSWER]), first="A", encounter=[card, *[BLANK] * 3]
    )
    t.reveals("Woe", "B")
    until_answer(t)
    assert t["Captain Marvel"].damage == 2 and t["She-Hulk"].status == {"confused"}
    t.passes()
    assert t["Captain Marvel"].status == frozenset() and len(t.B.hand) == 1 and len(t.A.hand) == 0


@pytest.mark.rule("champions:delayed-effect#1")
def test_another_attack_may_come_of_it() -> None:
    card = woe(EnemiesAct(THE_VILLAIN), If(DEALT, seq(EnemiesAct(THE_VILLAIN), If(DEALT, PlaceThreat(1, MAIN)))))
    t = situation("champions", A=side("Captain Marvel", play=[ANSWER]), encounter=[card, *[BLANK] * 4])
    t.reveals("Woe")
    until_answer(t)
    # the second attack comes before what answers to the first, and its own threat before what answers to itself
    assert t["Captain Marvel"].damage == 4 and t.scheme.threat == 1
    t.passes()
    on(t, "turn")
    assert t["Captain Marvel"].damage == 4 and t.scheme.threat == 1


def test_the_words_are_those_of_sentences() -> None:
    words = seq(DrawCards(1), EnemiesAct(THE_VILLAIN), If(DEALT, PlaceThreat(1, MAIN)), DrawCards(2)).text(Printer(""))
    assert words == (
        "draw a card. The villain attacks you. If this attack dealt damage, place 1 threat on the main scheme. Draw two cards"
    )
