"""Keywords that share their moment with abilities: they come first, and nobody is asked for the order."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import (
    IT,
    MAIN,
    MINION,
    THIS,
    YOU_,
    YOUR_HERO,
    Deal,
    EnemyActs,
    Enters,
    HealIt,
    Interrupt,
    Keyword,
    PlaceThreat,
    Response,
    Strikes,
    WhenRevealed,
    Whom,
    attack,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.rules.champions.standins import free


def order(log: str, *words: str) -> bool:
    """Do these lines stand in the log in this order?"""
    lines = log.splitlines()
    found = [next(i for i, line in enumerate(lines) if w in line) for w in words]
    return found == sorted(found)


@pytest.mark.rule("champions:toughness", "champions:ability")
def test_who_enters_tough_is_tough_before_anything_answers_to_that() -> None:
    t = situation("champions", A=side("Captain Marvel", play=["Hawkeye"]), encounter=[BLANK] * 3)
    t.reveals("Sandman")
    t.A.picks("Hawkeye")
    assert t["Sandman"].damage == 0 and not t["Sandman"].status
    hard = stand_in("minion", "Hard", Keyword("toughness"), hp=3, atk=1, sch=1)
    trap = stand_in("support", "Trap", Response(Enters(Whom(MINION)), Deal(3, IT), forced=True))
    t = situation("champions", A=side("Captain Marvel", play=[trap]), encounter=[BLANK] * 3)
    t.reveals(hard)
    assert t.kind == "turn" and t["Hard"].damage == 0 and not t["Hard"].status


@pytest.mark.rule("champions:incite-x", "champions:hinder-x", "champions:surge#1", "champions:reveal#p2")
def test_incite_and_hinder_come_before_when_revealed_and_surge_after_it() -> None:
    says = WhenRevealed(PlaceThreat(3, MAIN))
    imp = stand_in("minion", "Imp", Keyword("incite", 2), Keyword("hinder", 1), Keyword("surge"), says, hp=3, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel"), encounter=["Sandman", BLANK])
    t.reveals(imp)
    on(t, "turn")
    assert order(t.log, "Imp engages", "incite-x", "hinder-x", "Imp: When Revealed", "A reveals Sandman")
    assert t.scheme.threat == 5 and t["Imp"].threat == 1 and t["Sandman"].status == {"tough"}


@pytest.mark.rule("champions:quickstrike", "champions:when-revealed")
def test_quickstrike_comes_before_when_revealed() -> None:
    wild = stand_in("minion", "Wild", Keyword("quickstrike"), WhenRevealed(HealIt(YOU_, 9)), hp=3, atk=2, sch=1)
    t = situation("champions", A=side("Captain Marvel"), encounter=[BLANK] * 3)
    t.reveals(wild)
    t.A.passes()
    assert t["Captain Marvel"].damage == 0 and order(t.log, "Wild: Quickstrike", "Captain Marvel takes 2", "Wild: When Revealed")


@pytest.mark.rule("champions:villainous", "champions:faq:spider-man#1")
def test_what_interrupts_an_attack_comes_before_the_boost_card_of_a_villainous_minion() -> None:
    """The card is given in the first step of the activation, and the interrupt is used before any of its steps."""
    fiend = stand_in(
        "minion",
        "Fiend",
        Keyword("villainous"),
        Interrupt(EnemyActs(THIS), PlaceThreat(1, MAIN), forced=True),
        hp=3,
        atk=1,
        sch=1,
    )
    t = situation("champions", A=side("Captain Marvel", minions=[fiend]), encounter=[BLANK] * 3)
    t.enemy_attacks("Fiend")
    t.A.passes()
    assert order(t.log, "Fiend attacks", "Fiend: Forced Interrupt", "Fiend is given a boost card")


@pytest.mark.rule("champions:overkill", "champions:retaliate-x", "champions:ability")
def test_overkill_is_dealt_at_once_and_retaliate_comes_before_what_is_forced() -> None:
    """An attack on a minion and, by its second sentence, on the villain: who survives strikes back, then the hero is healed."""
    spike = stand_in("minion", "Spike", Keyword("retaliate", 2), hp=9, atk=1, sch=1)
    calm = stand_in("upgrade", "Calm", Response(Strikes(YOUR_HERO, after=True), HealIt(YOU_, 1), forced=True))
    t = situation("champions", A=side("Captain Marvel", hand=[free("Zap", attack(2))], play=[calm], minions=[spike]))
    t.A.plays("Zap")
    t.A.picks("Spike")
    assert t.kind == "turn" and t["Captain Marvel"].damage == 1 and order(t.log, "Spike: Retaliate", "Calm: Forced Response")
    # the excess comes with the damage, and who has fallen neither strikes back nor can be stunned
    t = situation(
        "champions",
        A=side("She-Hulk", hand=["Relentless Assault", "Strength"], play=["Superhuman Strength"], minions=[put(spike, damage=8)]),
    )
    t.A.plays("Relentless Assault", "Strength")
    assert t.villain.damage == 4 and not t["She-Hulk"].damage and not told(t, "Retaliate")
    assert t.kind == "turn" and not t.villain.status and t.A.play == ["Superhuman Strength"]
