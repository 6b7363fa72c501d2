"""Triggered powers that wait, and the procedures in the midst of which they are resolved (vs2pcg:timing#1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.abilities import Triggers
from longbox.games.vs2pcg.language.verbs.base import Each, May
from longbox.games.vs2pcg.language.verbs.cards import DrawCards, GetPoints
from longbox.games.vs2pcg.language.verbs.characters import GainXP, HealIt, PutCounters
from longbox.games.vs2pcg.state import PcgState, Pending, name_of
from longbox.games.vs2pcg.state.bases import Frame, Procedure
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import This, walk

if TYPE_CHECKING:
    from longbox.kernel.modifiers import Active
    from longbox.kernel.queries import Scope


def wait(s: PcgState, active: Active, scope: Scope) -> None:
    """A power has triggered, and waits until what is under way is resolved; one that works "once per turn" no more than that."""
    ability = active.ability
    assert isinstance(ability, Triggers)
    # vs2pcg:resolving-effects#3 who has left does nothing more; what others do because of an effect goes on
    if s.player(scope.you).out and not isinstance(ability.effect, Each):
        return
    if ability.limit is not None:
        times, span = ability.limit
        key = ("trigger", active.key)
        if s.memory.count(key, span) >= times:
            return
        s.memory.use(key, span)
    if getattr(ability.on, "together", False) and _at_once(s, active, scope):
        return
    uses: int = getattr(active, "uses", -1)
    if uses >= 0 and sum([p.active.key == active.key for p in s.pending]) >= uses:
        return
    s.pending = (*s.pending, Pending(s.tick(), active, scope))


def _at_once(s: PcgState, active: Active, scope: Scope) -> bool:
    """Does the same power wait already, for something that has happened at the same moment to the same player?

    Cards that move take a tick of the clock, so that whatever waits since the last of them has triggered together.
    """
    moment = s.clock
    for p in s.pending[::-1]:
        if p.serial != moment:
            return False
        if p.active.key == active.key and p.scope.get("player") == scope.get("player"):
            return True
        moment -= 1
    return False


#: what looks at nothing of the occasion on which it has triggered: whatever that was, such powers do the same
OF_ANY_OCCASION: Final = (This, GainXP, PutCounters, HealIt, DrawCards, GetPoints, May)


def apart(waiting: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """Those among which there is an order to choose: of one power of one card that does the same each time, the first."""
    out: list[Pending] = []
    for p in waiting:
        same = [o for o in out if o.active.key == p.active.key and (o.scope.you, o.scope.this) == (p.scope.you, p.scope.this)]
        if not same or not _of_any_occasion(p.active.ability):
            out.append(p)
    return tuple(out)


def _of_any_occasion(ability: Triggers) -> bool:
    """Does a power do the same whatever it has triggered on?"""
    parts = (*walk(ability.effect), *(walk(ability.still) if ability.still is not None else ()))
    return all([node.__class__ in OF_ANY_OCCASION for node in parts])


class ResolveTriggers(Frame):
    """All powers that wait are resolved, one after the other, before anybody plays or uses anything (vs2pcg:timing#1).

    Which of several that have triggered together comes next is said by the player whose turn it is; what triggers while they are resolved
    comes after them.
    """

    __slots__ = ("asked", "batch", "taken")

    def __init__(self) -> None:
        super().__init__()
        #: the serials of those that triggered together
        self.batch: tuple[int, ...] = ()
        self.asked: tuple[Pending, ...] = ()
        self.taken: Pending | None = None

    def ask_anew(self, s: PcgState) -> bool:
        self.asked = ()
        return True

    def run(self, s: PcgState) -> Flow:
        if self.taken is not None:
            taken, self.taken = self.taken, None
            return EffectFrame(taken.active.ability.effect, taken.scope)
        if self.asked:
            asked, self.asked = self.asked, ()
            return self._take(s, asked[s.answer[0]])
        waiting = tuple([p for p in s.pending if p.serial in self.batch])
        if not waiting:
            if not s.pending:
                return DONE
            waiting = s.pending
            self.batch = tuple([p.serial for p in waiting])
        different = apart(waiting)
        if len(different) == 1 or s.active < 0:
            return self._take(s, waiting[0])
        self.asked = different
        # whoever is out decides nothing more: the next in turn order does
        who = s.from_player(s.active)[0] if s.player(s.active).out else s.active
        seat = s.game.seat_of(s, who)
        return Decision(who, seat, "vs2pcg:timing#1", "trigger", Pick(different), (), "Which is resolved first?")

    def _take(self, s: PcgState, p: Pending) -> Flow:
        ability: Triggers = p.active.ability
        still = ability.still is None or ability.still.holds(s, p.scope)
        if still:
            self.taken = p
        name = name_of(s, p.scope.this, -1)
        words = f"{name}: {ability.title}" if ability.title else name
        taken = ev.TakeUp(p.scope.you, p.scope.this, p.serial, words, not still)
        return happen(s, taken, ev.UsedOnce(p.active.key))


class Paced(Procedure):
    """A procedure that waits before each of its steps until all that has triggered is resolved (vs2pcg:timing#1)."""

    __slots__ = ()

    def run(self, s: PcgState) -> Flow:
        return ResolveTriggers() if s.pending else self.bit(s)

    def bit(self, s: PcgState) -> Flow:
        if s.pending:
            return ResolveTriggers()
        if self.pc >= len(self.steps):
            return DONE
        if not self.guard(s):
            self.pc = len(self.steps)
            return self.cut_short(s)
        self.pc += 1
        return self.steps[self.pc - 1].do(self, s)
