"""The log reads in the order of causes: what is replaced, who defends, who gains control, who wins."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    THAT,
    Aim,
    BecomesStunned,
    Discard,
    Every,
    Extra,
    KOIt,
    Other,
    Replacement,
    StunIt,
    T,
    Would,
    theirs,
    yours,
)
from longbox.situations import side, situation
from tests.rules.vs.standins import STUN, hero, plays_out, twist


@pytest.mark.rule("vs:513.5a", "vs:513.5c")
def test_a_replaced_event_is_named_where_it_is_asked_about_and_in_the_log() -> None:
    table = situation("vs", A=side(hand=[STUN]), B=side(front=["Toad, Mortimer Toynbee", hero("Bea")]))
    table.A.plays("Stun", on="Toad")
    table.resolve()
    assert table.asked == ("B", "may")
    decision = table.match.decision
    assert decision is not None
    for seat in (0, 1):
        prompt = table.match.game.prompt(table.s, seat, decision)
        assert prompt.startswith("Toad, Mortimer Toynbee would become stunned. ")
    table.says(True)
    lines = [line.split("  [")[0] for line in table.log.splitlines() if "Toad" in line]
    assert lines[-2:] == [
        "Toad, Mortimer Toynbee would become stunned: that is replaced",
        "Toad, Mortimer Toynbee goes to its owner's hand",
    ]
    # what is not replaced has its own line only
    table = situation("vs", A=side(hand=[STUN]), B=side(front=[hero("Bea")]))
    plays_out(table.A, "Stun", "Bea")
    assert "Bea becomes stunned" in table.log and "would" not in table.log


@pytest.mark.rule("vs:513.5b")
def test_of_several_events_at_once_each_question_names_its_own() -> None:
    lord = hero(
        "Lord", Replacement(Would(BecomesStunned(yours(Other())), "another character would become stunned"), KOIt(THAT), may=True)
    )
    both = twist("Both", StunIt(Every(theirs())))
    table = situation("vs", A=side(hand=[both]), B=side(front=[hero("Bea"), hero("Bob"), lord]))
    table.A.plays("Both")
    table.resolve()
    asked = []
    for _ in range(2):
        decision = table.match.decision
        assert decision is not None
        asked.append(table.match.game.prompt(table.s, 1, decision).partition(". ")[0])
        table.says(False)
    assert sorted(asked) == ["Bea would become stunned", "Bob would become stunned"]


@pytest.mark.rule("vs:602.1g")
def test_who_defends_stands_in_the_log_after_who_attacks() -> None:
    table = situation("vs", A=side(front=[hero("Ann")]), B=side(front=[hero("Bea")]))
    table.A.attack("Ann", "Bea")
    table.conclude()
    lines = [line.split("  [")[0] for line in table.log.splitlines()]
    assert lines.index("Ann attacks") + 1 == lines.index("Bea defends") and lines.count("Bea defends") == 1
    # nobody defends against a direct attack
    table = situation("vs", A=side(front=[hero("Ann")]), B=side())
    table.A.attack("Ann", "B")
    table.conclude()
    assert "defends" not in table.log


@pytest.mark.rule("vs:102.1", "vs:102.5")
def test_the_last_line_says_who_wins() -> None:
    table = situation("vs", A=side(), B=side())
    table.B.concedes()
    assert table.log.splitlines()[-2:] == ["B concedes  [vs:102.5]", "A wins: only one player remains  [vs:102.1]"]


@pytest.mark.rule("vs:505.1", "vs:505.1d")
def test_what_is_played_is_told_with_its_targets_before_what_is_paid_for_it() -> None:
    # a core card whose power is paid with endurance, and one of our own paid with a card
    table = situation("vs", A=side(front=["Storm, Ororo"]), B=side(front=[hero("Bea")]))
    table.A.uses("Storm, Ororo")
    lines = [line.split("  [")[0] for line in table.log.splitlines() if "A: uses" in line or "endurance" in line]
    assert lines == ["A: uses Storm, Ororo Munroe", "A pays 2 endurance: 48 left"]
    price = twist("Price", StunIt(T), targets=[Aim(theirs())], extras=[Extra((Discard(),))])
    table = situation("vs", A=side(hand=[price, hero("Ann")]), B=side(front=[hero("Bea")]))
    table.A.plays("Price", on="Bea", extra=True)
    lines = [line.split("  [")[0] for line in table.log.splitlines() if "Price on" in line or "Ann" in line]
    assert lines == ["A: plays Price on Bea", "A discards Ann"]
