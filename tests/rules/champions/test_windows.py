"""Windows of interrupts and responses: whose turn it is, when they close; the first player."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import (
    AN_ENEMY,
    MINION,
    ONCE,
    VILLAINS,
    YOU,
    Action,
    AttachTo,
    Cancel,
    Deal,
    DrawCards,
    EachPlayer,
    EnemyActs,
    InPlay,
    Instead,
    Interrupt,
    One_,
    Prevent,
    Response,
    TakesDamage,
    WhenDefeated,
)
from longbox.games.champions.situations import Table, put, stand_in
from longbox.kernel.match import Match
from longbox.situations import side, situation
from tests.rules.champions.rounds import on

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)


def drawing(name: str, side: str = "response", n: int = 1, forced: bool = False) -> Any:
    """A support that has its player draw when (or after) the villain attacks."""
    if side == "response":
        return stand_in("support", name, Response(EnemyActs(VILLAINS, after=True), DrawCards(n), forced=forced, limit=ONCE))
    return stand_in("support", name, Interrupt(EnemyActs(VILLAINS), DrawCards(n), forced=forced, limit=ONCE))


def used(t: Table) -> list[str]:
    """The cards that a window offers."""
    return sorted(x.removeprefix("Use ").split(":")[0] for x in t.options() if x.startswith("Use "))


# -- windows ---------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:first-player#p5", "champions:first-player#4", "champions:first-player#5")
@pytest.mark.rule("champions:interrupt#2", "champions:in-player-order", "champions:in-player-order#1")
@pytest.mark.parametrize("kind", ["interrupt", "response"])
def test_opportunities_go_round_from_the_first_player_until_all_pass(kind: str) -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[drawing("A1", kind), drawing("A2", kind)]),
        B=side("She-Hulk", play=[drawing("B1", kind), drawing("B2", kind)]),
        first="B", active="A",
    )  # fmt: skip
    t.enemy_attacks("Rhino", "A")
    on(t, "window")
    assert t.B.asked() and used(t) == ["B1", "B2"]
    t.passes()
    assert t.A.asked() and t.kind == "window"
    t.A.picks("A1")
    # somebody used one: B, who had passed, has another opportunity
    assert t.B.asked() and t.kind == "window"
    t.B.picks("B2")
    assert t.A.asked() and used(t) == ["A2"]
    t.passes()
    assert t.B.asked() and used(t) == ["B1"]
    t.passes()
    # two passes in succession
    assert t.kind != "window" and len(t.A.hand) == 1 and len(t.B.hand) == 1


@pytest.mark.rule("champions:interrupt", "champions:interrupt#1", "champions:interrupt#3")
def test_several_interrupts_before_what_they_interrupt_and_none_once_all_have_passed() -> None:
    shield = [stand_in("event", n, Interrupt(TakesDamage(YOU), Prevent(1), side="would"), cost=0) for n in ("One", "Two")]
    late = stand_in("support", "Late", Interrupt(EnemyActs(VILLAINS), DrawCards(1)))
    t = situation("champions", A=side("Captain Marvel", hand=list(shield), deck=[late] * 20))
    t.happens(ev.Damage(t.find("Captain Marvel"), 4))
    assert t.kind == "window" and t["Captain Marvel"].damage == 0
    t.A.picks("One")
    t.A.picks("Two")
    assert t["Captain Marvel"].damage == 2
    # once passed, a window is closed: an event drawn later on finds none
    t = situation("champions", A=side("Captain Marvel", hand=[shield[0]], play=[FRIEND]))
    t.happens(ev.Damage(t.find("Captain Marvel"), 4))
    t.passes()
    assert t.kind == "turn" and t["Captain Marvel"].damage == 4 and t.A.hand == ["One"]


@pytest.mark.rule("champions:interrupt#4")
def test_what_is_replaced_or_cancelled_can_not_be_interrupted_any_more() -> None:
    away = stand_in("support", "Away", Interrupt(TakesDamage(YOU), Instead(DrawCards(2)), side="would"))
    shield = stand_in("support", "Shield", Interrupt(TakesDamage(YOU), Prevent(1), side="would"))
    t = situation("champions", A=side("Captain Marvel", play=[away, shield]))
    t.happens(ev.Damage(t.find("Captain Marvel"), 4))
    assert used(t) == ["Away", "Shield"]
    t.A.picks("Away")
    assert t.kind == "turn" and t["Captain Marvel"].damage == 0 and len(t.A.hand) == 2
    # prevention of a part changes nothing of what it is: the other may follow
    t = situation("champions", A=side("Captain Marvel", play=[away, shield]))
    t.happens(ev.Damage(t.find("Captain Marvel"), 4))
    t.A.picks("Shield")
    assert used(t) == ["Away"]
    # cancelled: no further interrupt
    halt = stand_in("support", "Halt", Interrupt(EnemyActs(VILLAINS), Cancel()))
    t = situation("champions", A=side("Captain Marvel", play=[halt, drawing("Draw", "interrupt")]))
    t.enemy_attacks("Rhino")
    assert used(t) == ["Draw", "Halt"]
    t.A.picks("Halt")
    assert t.kind == "turn" and t.A.hand == [] and t["Captain Marvel"].damage == 0


# -- the first player ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:first-player", "champions:first-player#p2", "champions:in-player-order#2")
def test_the_first_player_is_chosen_and_the_token_goes_round() -> None:
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk"), C=side("Iron Man"), first="C", active="B")
    assert t.state.first == 2 and t.state.in_order() == (2, 0, 1)
    t.B.ends_turn()
    on(t, "turn")
    assert t.state.first == 0 and t.A.asked() and t.state.in_order() == (0, 1, 2)
    assert [t.state.next_player(p) for p in range(3)] == [1, 2, 0]
    m = Match(GAME, {"heroes": ["Spider-Man", "She-Hulk"], "scenario": "Rhino", "first": 1}, 1)
    assert m.state.first == 1 and m.decision is not None and m.decision.player == 1


@pytest.mark.rule("champions:first-player#p3")
def test_the_token_passes_at_once_from_a_player_who_is_out() -> None:
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk"), first="B", active="A")
    t.happens(ev.Damage(t.find("She-Hulk"), 99))
    assert t.B.out and t.state.first == 0
    # another who is out leaves it where it is
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk"), C=side("Iron Man"), first="A", active="A")
    t.happens(ev.Damage(t.find("She-Hulk"), 99))
    assert t.B.out and t.state.first == 0


@pytest.mark.rule("champions:first-player#p4", "champions:first-player#1", "champions:first-player#2")
def test_the_first_player_decides_what_nobody_else_is_told_to() -> None:
    # an attachment for either of two minions, revealed by A
    leech = stand_in("attachment", "Leech", AttachTo(InPlay(frozenset({MINION}))))
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=[THUG], dealt=[leech]),
        B=side("She-Hulk", minions=["Sandman"]),
        first="B",
        active="A",
    )
    t.reveals("Leech", "A")
    assert t.kind == "attach" and t.B.asked()
    t.pick("Sandman")
    assert t["Sandman"].attached == ["Leech"] and t["Thug"].attached == []
    # a scheme that is defeated says what happens, and not to whom
    trap = stand_in("side_scheme", "Trap", WhenDefeated(DrawCards(1)), base_threat=1)
    t = situation(
        "champions", A=side("Captain Marvel"), B=side("She-Hulk"), side_schemes=[put(trap, threat=1)], first="B", active="A"
    )
    t.A.thwarts("Captain Marvel", "Trap")
    assert len(t.B.hand) == 1 and t.A.hand == []


@pytest.mark.rule("champions:in-player-order")
def test_in_player_order_is_from_the_first_player_clockwise() -> None:
    call = stand_in("event", "Call", Action((), EachPlayer(Deal(1, One_(AN_ENEMY, "one")))), cost=0)
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[call], minions=[THUG]),
        B=side("She-Hulk"),
        C=side("Iron Man"),
        first="B",
        active="A",
    )
    t.A.plays("Call")
    for who in (t.B, t.C, t.A):
        assert who.asked() and t.kind == "choose"
        who.picks("Rhino")
    assert t["Rhino"].damage == 3 and t.kind == "turn"
