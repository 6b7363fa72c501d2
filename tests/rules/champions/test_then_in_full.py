"""What stands after "then" follows only if all that stands before it was done."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    AN_ENEMY,
    HERO,
    MAIN,
    ME,
    YOU,
    YOU_,
    Action,
    And,
    Clear,
    Deal,
    DrawCards,
    HealIt,
    Interrupt,
    Mill,
    One,
    Prevent,
    PutCounters,
    RandomDiscard,
    RemoveCounters,
    TakesDamage,
    Target,
    Then,
    discard_from_hand,
    seq,
)
from longbox.games.champions.situations import put, stand_in
from longbox.games.champions.state import TOUGH
from longbox.situations import side
from tests.rules.champions.rounds import laid, on
from tests.rules.champions.standins import card, free

AFTER = PutCounters(1, "after", ME)


def follows(first: Any, **given: Any) -> bool:
    """Does what stands after "then" come about?"""
    mine = {k.removeprefix("my_"): v for k, v in given.items() if k.startswith("my_")}
    rest = {k: v for k, v in given.items() if not k.startswith("my_")}
    tool = stand_in("upgrade", "Tool", Action((), Then(first, AFTER)), cost=0)
    counters = mine.pop("counters", {})
    t = laid(A=side("Captain Marvel", play=[put(tool, counters=counters), *mine.pop("play", [])], **mine), **rest)
    t.A.uses("Tool")
    while t.kind == "window":
        t.pick("Ward")
    on(t, "turn")
    return bool(t["Tool"].counter("after"))


def cards(n: int) -> list[Any]:
    """So many cards."""
    return [card(f"Card {k}") for k in range(n)]


@pytest.mark.rule("champions:then#1", "champions:then#2")
def test_with_less_there_than_was_to_be_done_then_does_not_follow() -> None:
    for n in (1, 2, 3):
        full = n >= 2
        assert follows(HealIt(YOU_, 2), my_damage=n) is full
        assert follows(Clear(2, MAIN), threat=n) is full
        assert follows(Mill(2), my_deck=cards(n)) is full
        assert follows(RandomDiscard(2), my_hand=cards(n)) is full
        assert follows(discard_from_hand(2), my_hand=cards(min(n, 2))) is full
        assert follows(DrawCards(2), my_deck=cards(n)) is full
        assert follows(RemoveCounters(2, "x", ME), my_counters={"x": n}) is full
        # of two sentences before it, or two things at once, all of both
        assert follows(seq(HealIt(YOU_, 2), DrawCards(1)), my_damage=n) is full
        assert follows(And((HealIt(YOU_, 2), DrawCards(1))), my_damage=n) is full
    # drawing goes on in a deck made anew, discarding does not
    assert follows(DrawCards(2), my_deck=cards(1), my_discard=cards(1))
    assert not follows(Mill(2), my_deck=cards(1), my_discard=cards(3))
    # all damage is healed, be it little
    assert follows(HealIt(YOU_), my_damage=1)


@pytest.mark.rule("champions:then#2", "champions:prevent", "champions:status-tough#2")
def test_after_damage_that_was_prevented_in_part_then_does_not_follow() -> None:
    ward = stand_in("upgrade", "Ward", Interrupt(TakesDamage(YOU), Prevent(1), side="would"))
    assert follows(Deal(2, YOU_)) and not follows(Deal(2, YOU_), my_play=[ward])
    assert not follows(Deal(2, YOU_), my_status=[TOUGH])
    # excess damage is dealt all the same
    foe = stand_in("minion", "Foe", hp=1, atk=1, sch=1)
    blow = free("Blow", Action((), Then(Deal(4, Target()), DrawCards(1)), targets=(One(AN_ENEMY),), form=HERO))
    t = laid(A=side("Captain Marvel", hand=[blow], minions=[foe]))
    t.A.plays("Blow")
    t.A.picks("Foe")
    assert t.A.minions == [] and len(t.A.hand) == 1 and t.villain.damage == 0


@pytest.mark.rule("champions:then#1", "champions:then#2")
def test_crisis_interdiction_goes_on_only_after_all_of_its_first_part() -> None:
    for threat, left in ((1, 3), (2, 1), (3, 1)):
        t = laid(
            A=side("Captain Marvel", hand=["Crisis Interdiction", "Energy", "Genius"], play=["Cosmic Flight"]),
            threat=threat,
            side_schemes=[put("Breakin' & Takin'", threat=3)],
        )
        t.A.does("Play Crisis Interdiction")
        while t.kind != "turn":
            if t.kind == "pay":
                t.A.pays()
            else:
                t.picks("Break-In" if any("Break-In" in o for o in t.options()) else "Breakin")
        assert t["Breakin' & Takin'"].threat == left and t.scheme.threat == max(0, threat - 2)
