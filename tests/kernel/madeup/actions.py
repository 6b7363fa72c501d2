"""What a player may do in its turn, with every check that may stand in the way."""

from __future__ import annotations

from typing import Any

from longbox.kernel.actions import Action, Check, Objection
from longbox.kernel.decisions import Pick
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.plays import Using, hindrance
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from tests.kernel.madeup import events as ev
from tests.kernel.madeup.state import HAND, WATCHER, MadeUpState


def _turn(s: MadeUpState, act: Any) -> Objection | None:
    return None if s.turn == act.player else Objection("madeup:2.2", "it is not your turn")


def _there(s: MadeUpState, act: Any) -> Objection | None:
    if s.there(act.ref) and s.get(act.ref).owner == act.player:
        return None
    return Objection("madeup:2.2", "it is not yours")


class EndTurn(Action):
    """To end the turn."""

    __slots__ = ()
    rule = "madeup:2.2"
    checks = (Check("turn", "madeup:2.2", _turn),)

    def flow(self, s: MadeUpState, rest: tuple[int, ...]) -> Flow:
        return DONE

    def label(self, s: MadeUpState) -> str:
        return "end the turn"


class Play(Action):
    """To play a card from the hand."""

    __slots__ = ()
    rule = "madeup:3.1"

    def flow(self, s: MadeUpState, rest: tuple[int, ...]) -> Flow:
        return Using(s.get(self.ref).printed.play, Scope(self.player, self.ref))

    def label(self, s: MadeUpState) -> str:
        return f"play {s.get(self.ref).printed.name}"


def _in_hand(s: MadeUpState, act: Any) -> Objection | None:
    c = s.get(act.ref)
    if c.zone == s.own(act.player, HAND) and c.printed.play is not None:
        return None
    return Objection("madeup:2.2", "it is not a card of your hand that can be played in your turn")


def _play_hindrance(s: MadeUpState, act: Any) -> Objection | None:
    play = s.get(act.ref).printed.play
    return hindrance(s, play, None, Scope(act.player, act.ref)) if play is not None else None


Play.checks = (
    Check("turn", "madeup:2.2", _turn),
    Check("place", "madeup:2.2", _in_hand),
    Check("possible", "madeup:3.1", _play_hindrance),
)


class Use(Action):
    """To use an ability of a card in play."""

    __slots__ = ("index",)
    rule = "madeup:3.1"

    def __init__(self, player: int, ref: int, index: int) -> None:
        super().__init__(player, ref)
        self.index = index

    def ability(self, s: MadeUpState) -> Any:
        return s.now(self.ref).abilities[self.index]

    def flow(self, s: MadeUpState, rest: tuple[int, ...]) -> Flow:
        return Using(self.ability(s), Scope(self.player, self.ref), (self.ref, self.index))

    def label(self, s: MadeUpState) -> str:
        return f"use {s.now(self.ref).title}"


def _use_hindrance(s: MadeUpState, act: Any) -> Objection | None:
    return hindrance(s, act.ability(s), (act.ref, act.index), Scope(act.player, act.ref))


Use.checks = (
    Check("turn", "madeup:2.2", _turn),
    Check("yours", "madeup:2.2", _there),
    Check("possible", "madeup:3.1", _use_hindrance),
)


class Strike(Action):
    """To strike with a character; which enemy is part of the answer."""

    __slots__ = ("shape",)
    rule = "madeup:2.2"

    def __init__(self, player: int, ref: int, enemies: tuple[int, ...] = ()) -> None:
        super().__init__(player, ref)
        self.shape = Pick(enemies)

    def flow(self, s: MadeUpState, rest: tuple[int, ...]) -> Flow:
        assert self.shape is not None
        enemy = self.shape.options[rest[0]]
        return happen(s, ev.Exhaust(self.ref, self.player), ev.Strike(self.player, self.ref, enemy))

    def label(self, s: MadeUpState) -> str:
        return f"strike with {s.now(self.ref).title}"


def _can_strike(s: MadeUpState, act: Any) -> Objection | None:
    if s.get(act.ref).exhausted:
        return Objection("madeup:2.2", "it is exhausted")
    return None if s.now(act.ref).attack > 0 else Objection("madeup:2.2", "it has no attack")


Strike.checks = (
    Check("turn", "madeup:2.2", _turn),
    Check("yours", "madeup:2.2", _there),
    Check("able", "madeup:2.2", _can_strike),
)


class TurnOver(Action):
    """To turn the watcher over, once a turn."""

    __slots__ = ()
    rule = "madeup:1.1"

    def flow(self, s: MadeUpState, rest: tuple[int, ...]) -> Flow:
        return happen(s, ev.TurnOver(self.ref, self.player))

    def label(self, s: MadeUpState) -> str:
        return f"turn over {s.now(self.ref).title}"


def _not_yet(s: MadeUpState, act: Any) -> Objection | None:
    mine = (e for e in s.memory.since("turn", ev.TurnOver) if e.player == act.player and e.source < 0)
    return Objection("madeup:2.2", "it has been turned over this turn") if any(mine) else None


TurnOver.checks = (
    Check("turn", "madeup:2.2", _turn),
    Check("yours", "madeup:2.2", _there),
    Check("once", "madeup:2.2", _not_yet),
)


def wanted(s: MadeUpState, player: int, ref: int) -> list[Action]:
    """Everything a player might want to do with a card, legal or not."""
    n = ref & NUMBER_MASK
    c = s.things[n]
    if not s.in_play(n):
        return [Play(player, c.ref)]
    from longbox.kernel.abilities import Activated

    acts: list[Action] = [Use(player, c.ref, i) for i, a in enumerate(s.now(n).abilities) if isinstance(a, Activated)]
    if c.printed.kind == WATCHER:
        acts.append(TurnOver(player, c.ref))
    if n in s.characters(player):
        acts.append(Strike(player, c.ref, tuple(s.ref(e) for e in s.enemies())))
    return acts
