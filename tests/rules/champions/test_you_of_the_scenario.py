"""A card in the villain's area that speaks of "you" means whoever it happens to, not one player."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    ALLY,
    EVENT,
    MAIN,
    MINION,
    ONCE,
    YOU,
    YOU_,
    YOUR_HERO,
    AttachTo,
    CannotPlay,
    Changes,
    Defends,
    DrawCards,
    Fixed,
    FormChanges,
    HandDiscarded,
    InPlay,
    IsDefeated,
    PlaceThreat,
    Plays,
    Response,
    Strikes,
    Take,
    TakesDamage,
    UsesBasic,
    Whom,
    YouPlay,
)
from longbox.games.champions.situations import put, stand_in
from longbox.situations import side
from tests.rules.champions.rounds import laid

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)


def fog(on: Any, effect: Any = None) -> Any:
    """An environment that answers to something by hurting "you"."""
    return stand_in("environment", "Fog", Response(on, effect or Take(1, YOU_), forced=True))


def two(card: Any, **b: Any) -> Any:
    """Two players in B's turn, with A the first player."""
    b = {"hand": ["Luke Cage", "Energy", "Genius", "Haymaker"], **b}
    return laid(A=side("Spider-Man"), B=side("She-Hulk", **b), environments=[card], active="B", threat=4)


@pytest.mark.rule("champions:you-your#5", "champions:you-your#9")
def test_whoever_does_it_is_meant() -> None:
    t = two(fog(Plays(Whom(ALLY))))
    t.B.plays("Luke Cage", "Energy", "Genius")
    assert (t["Spider-Man"].damage, t["She-Hulk"].damage) == (0, 1)
    t = two(fog(FormChanges(False)))
    t.B.does("Change form")
    assert (t["Spider-Man"].damage, t.B.identity.damage) == (0, 1)
    t = two(fog(Strikes(YOUR_HERO, after=True)))
    t.B.attacks("She-Hulk", "Rhino")
    assert (t["Spider-Man"].damage, t["She-Hulk"].damage) == (0, 1)
    t = two(fog(UsesBasic(YOU, ("thw",))))
    t.B.thwarts("She-Hulk", "The Break-In!")
    assert (t["Spider-Man"].damage, t["She-Hulk"].damage) == (0, 1)
    t = two(fog(HandDiscarded()))
    t.B.plays("Haymaker", "Energy")
    assert (t["Spider-Man"].damage, t["She-Hulk"].damage) == (0, 1)
    t = two(fog(IsDefeated(Whom(MINION), by=YOU, after=True)), minions=[put(THUG, left=1)])
    t.B.attacks("She-Hulk", "Thug")
    assert (t["Spider-Man"].damage, t["She-Hulk"].damage) == (0, 1)
    # damage to either counts, and once for each
    t = two(fog(TakesDamage(YOU, after=True), PlaceThreat(1, MAIN)))
    t.hurts("She-Hulk", 1)
    t.hurts("Spider-Man", 1)
    assert t.scheme.threat == 6


@pytest.mark.rule("champions:you-your#5")
def test_an_attachment_of_the_villain_means_who_defended_and_a_minion_only_whom_it_engages() -> None:
    spikes = stand_in(
        "attachment", "Spikes", AttachTo(InPlay(frozenset({"villain"}))), Response(Defends(YOUR_HERO), Take(1, YOU_), forced=True)
    )
    t = laid(A=side("Spider-Man"), B=side("She-Hulk"), villain_attached=[spikes])
    t.enemy_attacks("Rhino", "B")
    t.B.defends("She-Hulk")
    assert (t["Spider-Man"].damage, t["She-Hulk"].damage) == (0, 1)
    spy = stand_in("minion", "Spy", Response(Plays(Whom(EVENT)), Take(1, YOU_), forced=True), hp=5, atk=1, sch=1)
    t = laid(A=side("Spider-Man", minions=[spy]), B=side("She-Hulk", hand=["Haymaker", "Energy"]), active="B")
    t.B.plays("Haymaker", "Energy")
    t.B.picks("Rhino")
    assert (t["Spider-Man"].damage, t["She-Hulk"].damage) == (0, 0)


@pytest.mark.rule("champions:you-your", "champions:may")
def test_what_may_be_done_is_asked_of_whom_it_happened_to() -> None:
    gift = stand_in("environment", "Gift", Response(Strikes(YOUR_HERO, after=True), DrawCards(1), limit=ONCE))
    players = {"A": side("Spider-Man", hand=[], deck=3), "B": side("She-Hulk", hand=[], deck=3)}
    t = laid(**players, environments=[gift], active="B")
    t.B.attacks("She-Hulk", "Rhino")
    assert t.B.asked() and not t.A.asked()
    t.B.picks("Gift")
    assert len(t.B.hand) == 1 and t.A.hand == []
    # the limit is the card's
    t = laid(**players, environments=[gift])
    t.A.attacks("Spider-Man", "Rhino")
    t.A.picks("Gift")
    t.A.ends_turn()
    t.B.attacks("She-Hulk", "Rhino")
    assert t.kind == "turn" and len(t.A.hand) == 1 and t.B.hand == []


@pytest.mark.rule("champions:cannot", "champions:you-your")
def test_what_you_cannot_play_and_what_costs_more_holds_for_everybody() -> None:
    silence = stand_in("side_scheme", "Silence", CannotPlay(YouPlay(frozenset({EVENT}))), base_threat=3)
    hand = ["Haymaker", "Energy", "Mockingbird"]
    for active in "AB":
        t = laid(A=side("Spider-Man", hand=hand), B=side("She-Hulk", hand=hand), side_schemes=[silence], active=active)
        assert getattr(t, active).playable == ["Mockingbird"]
    tax = stand_in("environment", "Tax", Changes(YouPlay(frozenset({ALLY})), Fixed(1), words="allies cost 1 more"))
    t = laid(A=side("Spider-Man"), B=side("She-Hulk", hand=hand), environments=[tax], active="B")
    assert t.B.playable == ["Haymaker"]
