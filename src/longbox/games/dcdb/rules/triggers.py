"""Triggers that wait, and the order in which they are resolved (2.030, 2.070)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.abilities import Triggers
from longbox.games.dcdb.language.control import controlled
from longbox.games.dcdb.state import MAIN_CHARACTER, DcState, Pending
from longbox.games.dcdb.state.bases import Frame
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow

if TYPE_CHECKING:
    from longbox.kernel.modifiers import Active
    from longbox.kernel.queries import Scope


def wait(s: DcState, active: Active, scope: Scope) -> None:
    """A triggered ability has triggered, and waits until what is under way is resolved (dcdb:2.030, dcdb:2.071).

    dcdb:2.040 one that triggers during a turn does not once the end of the turn has begun; dcdb:1.101 one that triggers once a turn has done so
    even if its player leaves it; dcdb:1.104.
    """
    ability = active.ability
    assert isinstance(ability, Triggers)
    if not ability.timely(s, scope.you):
        return
    if ability.limit is not None:
        times, span = ability.limit
        key = ("trigger", s.card(scope.this).number if ability.same_card else active.key)
        if s.memory.count(key, span) >= times:
            return
        s.memory.use(key, span)
    uses: int = getattr(active, "uses", -1)
    if uses >= 0 and sum([p.active.key == active.key for p in s.pending]) >= uses and not ability.optional:
        return
    s.pending = (*s.pending, Pending(s.tick(), active, scope))


def waiting_players(s: DcState) -> tuple[int, ...]:
    """dcdb:2.072, dcdb:2.073, dcdb:6.280 the players in the order in which their triggers are resolved: the active player is the last."""
    if s.active >= 0:
        return (*s.foes(s.active), s.active)
    return s.from_player(s.last)


def _lost(s: DcState, p: Pending) -> bool:
    """dcdb:6.301 what an Ongoing card provides ceases when its player controls it no more: a trigger of its that still waits, too."""
    ref, this = p.active.key[0], p.scope.this
    if ref != this or "play" not in p.active.ability.zones or s.card(this).printed.kind == MAIN_CHARACTER:
        return False
    return "Ongoing" in s.card(this).printed.values.words and not (
        s.there(this) and s.card(this).number in controlled(s, p.scope.you)
    )


class ResolveTriggers(Frame):
    """dcdb:2.070, dcdb:2.053 all triggers that wait are resolved, one after the other, from the start again after each; with `only` that player's.

    Those of one player come in the order it chooses. What gives only Power comes by itself (dcdb:10.050); what is of category A may be left,
    and is if its player goes on without it (dcdb:2.060, dcdb:10.040); category C is not.
    """

    __slots__ = ("asked", "first", "only", "taken")

    def __init__(self, only: int = -1, first: int = -1) -> None:
        super().__init__()
        self.only = only
        #: the player with whom it begins, where that is not as in a turn
        self.first = first
        self.asked: tuple[Pending, ...] = ()
        self.taken: Pending | None = None

    def ask_anew(self, s: DcState) -> bool:
        self.asked = ()
        return True

    def run(self, s: DcState) -> Flow:
        if self.taken is not None:
            taken, self.taken = self.taken, None
            return EffectFrame(taken.active.ability.effect, taken.scope)
        if self.asked:
            asked, self.asked = self.asked, ()
            if s.answer:
                return self._take(s, asked[s.answer[0]])
            left = tuple([p.serial for p in asked if p.active.ability.optional])
            return happen(s, ev.TakeUp(asked[0].scope.you, left, "dcdb:10.040"))
        if s.pending and ev.moving(s):
            return happen(s, ev.NoMove())
        for player in self._players(s):
            mine = tuple([p for p in s.pending if p.scope.you == player])
            if mine:
                return self._next(s, player, mine)
        return DONE

    def _players(self, s: DcState) -> tuple[int, ...]:
        if self.only >= 0:
            return (self.only,)
        return s.from_player(self.first) if self.first >= 0 else waiting_players(s)

    def _next(self, s: DcState, player: int, mine: tuple[Pending, ...]) -> Flow:
        lost = tuple([p.serial for p in mine if _lost(s, p)])
        if lost:
            return happen(s, ev.TakeUp(player, lost, "dcdb:6.301"))
        vain = tuple([p.serial for p in mine if p.active.ability.optional and self._vain(s, p)])
        if vain:
            return happen(s, ev.TakeUp(player, vain))
        for p in mine:
            if p.active.ability.only_power:
                return self._take(s, p)
        self.asked = mine
        forced = any([not p.active.ability.optional for p in mine])
        shape = Pick(mine, 1 if forced else 0, 1)
        rule = "dcdb:2.030" if len(mine) > 1 else "dcdb:1.101"
        return Decision(player, s.game.seat_of(s, player), rule, "trigger", shape, (), "What has triggered")

    def _vain(self, s: DcState, p: Pending) -> bool:
        """Can it do nothing any more, or has what it works by been used up?"""
        uses: int = getattr(p.active, "uses", -1)
        if uses >= 0 and not any([m.key == p.active.key for m in s.modifiers]):
            return True
        return p.active.ability.effect.possible(s, p.scope) is not None

    def _take(self, s: DcState, p: Pending) -> Flow:
        self.taken = p
        return happen(s, ev.TakeUp(p.scope.you, (p.serial,)), ev.UsedOnce(p.active.key))
