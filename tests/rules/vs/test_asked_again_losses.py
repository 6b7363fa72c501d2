"""What players ask a judge, again: losses of endurance, and breakthrough as one of them."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    ByAmount,
    CausesBreakthrough,
    GainEndurance,
    LosesEndurance,
    LosesThrough,
    Replacement,
    Triggered,
    Would,
    cant,
)
from longbox.games.vs.situations import stand_in
from longbox.situations import side, situation


def joker(*front: Any, **given: Any) -> Any:
    """A's attack step of a turn in which what B would lose of its endurance comes off its deck instead."""
    a = side(front=list(front), hand=["The Joker, Emperor Joker"], resources=8)
    t = situation("vs", **{"step": "recruit", "A": a, "B": side(deck=20), **given})
    t.A.recruits("The Joker", at=("support", 1))
    t.resolve_all()
    t.until("attack step")
    return t


@pytest.mark.rule("vs:513.5a", "vs:602.6b", "vs:602.9c")
def test_no_breakthrough_was_caused_where_the_loss_that_it_would_have_been_is_replaced() -> None:
    t = joker("Vulture", "Psylocke", B=side(front=["Longshot"], hand=["Fizzle"], deck=20))
    t.A.attacks("Vulture", "Longshot")
    t.conclude()
    t.finish()
    # his ATK of 4 against 1 DEF: three cards, and one for her cost; he gains nothing
    assert t["Longshot"].stunned and (t.A.endurance, t.B.endurance) == (50, 50) and len(t.B.removed) == 4
    t.A.attacks("Psylocke", "B")
    t.conclude()
    t.finish()
    assert t.B.hand == ["Fizzle"] and len(t.B.removed) == 7 and (t.A.endurance, t.B.endurance) == (50, 50)


@pytest.mark.rule("vs:513.5c", "vs:513.5i", "vs:602.6b")
@pytest.mark.parametrize("first", ["Arcanna", "The Joker"])
def test_what_would_replace_breakthrough_or_the_loss_is_ordered_by_who_would_lose(first: str) -> None:
    t = joker("Arcanna", B=side(front=["Longshot", "Artie"], support=["Dazzler"], deck=20))
    t.A.attacks("Arcanna", "Longshot")
    t.conclude()
    assert t.asked == ("B", "replacement")
    t.chooses(first)
    if first == "Arcanna":
        # one more of B's is stunned instead; the two costs are lost, as cards
        t.B.picks("Dazzler")
        assert t["Dazzler"].stunned and len(t.B.removed) == 2
    else:
        # nothing is left that she could replace
        assert not t["Dazzler"].stunned and len(t.B.removed) == 5 + 1
    assert t["Longshot"].stunned and not t["Artie"].stunned and t.B.endurance == 50


@pytest.mark.rule("vs:103.2", "vs:602.6b")
def test_who_cannot_lose_endurance_is_caused_no_breakthrough() -> None:
    wall = stand_in("character", "Wall", cant("you can't lose endurance", LosesEndurance("you")), atk=1, def_=2, cost=2)
    heard = stand_in("character", "Ear", Triggered(CausesBreakthrough(), GainEndurance(9)), atk=9, def_=9, cost=4)
    t = situation("vs", A=side(front=[heard]), B=side(front=["Longshot"], support=[wall]))
    t.A.attacks("Ear", "Longshot")
    t.conclude()
    t.finish()
    assert t["Longshot"].stunned and (t.A.endurance, t.B.endurance) == (50, 50)


@pytest.mark.rule("vs:513.5g", "vs:602.6b")
@pytest.mark.parametrize(("less", "gained"), [(2, 1), (3, 0)])
def test_breakthrough_is_as_much_as_what_is_left_of_the_loss(less: int, gained: int) -> None:
    words = f"if you would lose endurance, instead, you lose {less} less"
    pad = stand_in("character", "Pad", Replacement(Would(LosesEndurance("you"), words), ByAmount(-less, "")), def_=9)
    t = situation("vs", A=side(front=["Vulture"]), B=side(front=["Longshot"], support=[pad]))
    t.A.attacks("Vulture", "Longshot")
    t.conclude()
    t.finish()
    # 4 against 1, and her cost of 1 that is spared too
    assert t["Longshot"].stunned and (t.A.endurance, t.B.endurance) == (50 + gained, 50 - gained)


@pytest.mark.rule("vs:602.6b", "vs:513.5c", "vs:513.5g")
@pytest.mark.parametrize(("first", "left"), [("Pad", 49), ("Ram", 46)])
def test_breakthrough_that_was_brought_to_nothing_is_not_made_more_afterwards(first: str, left: int) -> None:
    ram = stand_in(
        "character", "Ram", Replacement(Would(CausesBreakthrough(), "{name} would"), ByAmount(3, "3 more")), atk=3, def_=3
    )
    words = "if you would lose endurance to breakthrough, instead, you lose 2 less"
    pad = stand_in("character", "Pad", Replacement(Would(LosesThrough("breakthrough"), words), ByAmount(-2, "")), def_=9)
    t = situation("vs", A=side(front=[ram]), B=side(front=["Longshot"], support=[pad]))
    t.A.attacks("Ram", "Longshot")
    t.conclude()
    t.chooses(first)
    assert t["Longshot"].stunned and t.B.endurance == left and t.A.endurance == 50
