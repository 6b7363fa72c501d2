"""Verbs by which a character becomes another, or comes from outside the game, and goes among its enemies to fight."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.verbs.base import OnCards, PcgVerb
from longbox.games.vs2pcg.state import FRONT, ROWS, ZONE_NAMES, CardDef, PcgState, in_play_as
from longbox.games.vs2pcg.state.bases import Effect, Event
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, possessive


@dataclass(frozen=True)
class CopyIt(OnCards):
    """This character becomes a copy of another: of what is printed on that, but for the name (vs2pcg:golden-rules#1)."""

    rule = "vs2pcg:golden-rules#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        own, other = s.card(scope.this), s.card(ref)
        copy = in_play_as(own.printed, other.printed, other.level, own.name)
        return ev.Transform(scope.this, copy, 1, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.name} becomes a copy of {self.who.text(p)} with the name {p.name}"


@dataclass(frozen=True)
class BecomeMain(Effect):
    """You choose a main character of some level from outside the game: this character becomes that one (vs2pcg:golden-rules#1)."""

    level: int

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        f.pos += 1
        you = f.scope.you
        if f.pos == 1:
            there: tuple[CardDef, ...] = s.game.mains_outside(self.level)
            f.data = there
            words = tuple([f"{c.faces[self.level - 1].name} ({c.number})" for c in there])
            seat: int = s.game.seat_of(s, you)
            return Decision(you, seat, "vs2pcg:golden-rules#1", "name", Pick(words), (f.scope.this,), "Become whom?")
        if f.pos == 2 and s.there(f.scope.this):
            printed = in_play_as(s.card(f.scope.this).printed, f.data[s.answer[0]])
            return happen(s, ev.Transform(f.scope.this, printed, self.level, you, f.scope.this))
        return DONE

    def text(self, p: Printer) -> str:
        return f"choose a Marvel main character of level {self.level} from outside the game. {p.name} becomes that character"


@dataclass(frozen=True)
class BringMain(PcgVerb):
    """A main character comes from outside the game onto your side, stunned, as your main character (vs2pcg:changing-status#1)."""

    number: str
    called: str
    level: int
    rule = "vs2pcg:golden-rules#1"

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        if k:
            return None
        seat = s.game.seat_of(s, scope.you)
        rows = Pick(tuple([ZONE_NAMES[row] for row in ROWS]))
        return Decision(scope.you, seat, self.rule, "row", rows, (scope.this,), "Into which row?")

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind("row", ROWS[answer[0]])

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        printed = s.game.printed_card(self.number)
        return [ev.BringIn(scope.you, printed, self.level, scope.get("row", FRONT), scope.this)]

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        return None

    def text(self, p: Printer) -> str:
        return (
            f"{self.called} of level {self.level} comes, stunned, from outside the game to your side and is your main character"
        )


@dataclass(frozen=True)
class DriveIn(Effect):
    """This character goes to an enemy row and attacks characters there in melee, one after the other, until it is stunned or you stop.

    Then it goes to a row of yours, exhausted. Meanwhile it stays on your side for all that asks, and is your main character still
    (vs2pcg:golden-rules#1).
    """

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        # pos: 0 which row, 1 chosen, 2 whom to attack, 3 chosen, 4 into which row of yours, 5 chosen
        you, this = f.scope.you, f.scope.this
        if f.pos == 0:
            f.pos = 1
            f.data = tuple([(p, row) for p in s.sides(s.foes(you)) for row in ROWS])
            words = tuple([f"{possessive(s.player(p).name)} {ZONE_NAMES[row]}" for p, row in f.data])
            return self._ask(s, f, "enemy row", Pick(words), "Into which enemy row?")
        if f.pos == 1:
            f.pos, f.data = 2, (*f.data[s.answer[0]], ())
        while True:
            if f.pos == 2:
                player, row, _ = f.data
                there = s.there(this) and s.in_play(this & NUMBER_MASK) and s.controller(this) == s.home(you)
                if not there:
                    return DONE
                found = () if s.stunned(this) else self._whom(s, this, player, row)
                f.data = (player, row, found)
                f.pos = 3 if found else 4
                if found:
                    return self._ask(s, f, "attack", Pick(found, 0, 1), "Attack whom, or nobody more?")
            if f.pos == 3:
                player, row, found = f.data
                f.pos = 2 if s.answer else 4
                if s.answer:
                    return happen(s, ev.AttackAtOnce(this, found[s.answer[0]], you, this))
            if f.pos == 4:
                f.pos = 5
                return self._ask(s, f, "row", Pick(tuple([ZONE_NAMES[row] for row in ROWS])), "Into which row of yours?")
            if f.pos == 5:
                f.pos = 6
                return happen(s, ev.Shift(this, you, ROWS[s.answer[0]], this), ev.Exhaust(this, you, this))
            return DONE

    def _whom(self, s: PcgState, this: int, player: int, row: int) -> tuple[int, ...]:
        """The characters of that row that it can attack."""
        refs = [s.ref(n) for n in s.zone(player, row) if not s.stunned(n)]
        return tuple([r for r in refs if not ev.barred(s, ev.AskAttack(this, r, False))])

    def _ask(self, s: PcgState, f: EffectFrame, kind: str, shape: Pick, words: str) -> Decision:
        you = f.scope.you
        seat: int = s.game.seat_of(s, you)
        return Decision(you, seat, "vs2pcg:golden-rules#1", kind, shape, (f.scope.this,), words)

    def text(self, p: Printer) -> str:
        return (
            f"{p.name} goes to an enemy row and may melee attack characters there, one after the other. When {p.name} is stunned, or you "
            f"stop, it goes to a row of yours, exhausted; it is your main character meanwhile"
        )


__all__ = ["BecomeMain", "BringMain", "CopyIt", "DriveIn"]
