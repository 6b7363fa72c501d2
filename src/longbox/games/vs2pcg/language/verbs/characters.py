"""Verbs done to characters: counters, stuns, wounds, ready and exhausted, rows and sides, XP and levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.verbs.base import OnCards, PcgVerb
from longbox.games.vs2pcg.language.wording import how_many
from longbox.games.vs2pcg.state import BACK, FRONT, MAIN, SUPPORTING, ZONE_NAMES, PcgState
from longbox.games.vs2pcg.state.bases import Event, Value, Who
from longbox.kernel import queries
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick, Spread
from longbox.kernel.events import Outcome
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, amount_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, possessive


@dataclass(frozen=True)
class PutCounters(OnCards):
    """Put +1/+1 counters on characters, or with a `sign` of -1 -1/-1 counters (vs2pcg:counters#1)."""

    n: int | Value = 1
    sign: int = 1
    rule = "vs2pcg:counters#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.PutCounter(ref, self.sign * amount_of(self.n, s, scope), scope.you, scope.this)

    def text(self, p: Printer) -> str:
        noun = "+1/+1 counter" if self.sign > 0 else "-1/-1 counter"
        if isinstance(self.n, queries.Value) and self.n.text(p).startswith("for each "):
            return f"put a {noun} on {self.who.text(p)} {self.n.text(p)}"
        head, equal, rest = how_many(self.n, noun, p).partition(" equal to ")
        return f"put {head} on {self.who.text(p)}{equal}{rest}"


@dataclass(frozen=True)
class DivideCounters(PcgVerb):
    """Put so many counters on up to so many characters, divided as you choose: each of those chosen gets at least one."""

    who: Who
    n: int
    sign: int = 1
    rule = "vs2pcg:counters#1"

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        if k < len(self.choices):
            return PcgVerb.asks(self, s, scope, k)
        refs = self.who.refs(s, scope)
        if k > len(self.choices) or not 1 < len(refs) < self.n:
            return None
        seat = s.game.seat_of(s, scope.you)
        shape = Spread(self.n - len(refs), [self.n] * len(refs), refs)
        return Decision(scope.you, seat, self.rule, "spread", shape, (scope.this, refs), "How many more than one each?")

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        if decision.kind == "spread":
            return scope.bind("share", answer)
        return PcgVerb.bind(self, s, scope, k, decision, answer)

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        refs = self.who.refs(s, scope)
        if not refs:
            return ()
        more: tuple[int, ...] = (self.n - 1,) if len(refs) == 1 else (0,) * len(refs)
        if 1 < len(refs) < self.n:
            more = scope.get("share", more)
        shares = zip(refs, more, strict=True)
        return [ev.PutCounter(r, self.sign * (1 + k), scope.you, scope.this) for r, k in shares if s.there(r)]

    def text(self, p: Printer) -> str:
        noun = "+1/+1 counter" if self.sign > 0 else "-1/-1 counter"
        return f"put {how_many(self.n, noun, p)}, divided as you choose, on {self.who.text(p)}"


@dataclass(frozen=True)
class RemoveCounters(OnCards):
    """Remove +1/+1 counters from characters, or -1/-1 counters: all of them, or so many."""

    sign: int = 1
    n: int = 0
    rule = "vs2pcg:counters#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.RemoveCounters(ref, self.sign, self.n, scope.you, scope.this)

    def after(self, s: PcgState, scope: Scope, outcome: Outcome | None) -> Scope:
        scope = OnCards.after(self, s, scope, outcome)
        return scope.bind("number", outcome.amount if outcome is not None else 0)

    def text(self, p: Printer) -> str:
        kind = "+1/+1" if self.sign > 0 else "-1/-1"
        what = how_many(self.n, f"{kind} counter", p) if self.n else f"all {kind} counters"
        return f"remove {what} from {self.who.text(p)}"

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        found = OnCards.possible(self, s, scope)
        if found is not None or self.choices or any([s.card(r).counters * self.sign > 0 for r in self.who.refs(s, scope)]):
            return found
        return Objection(self.rule, "there are no such counters")


@dataclass(frozen=True)
class DoubleCounters(OnCards):
    """Characters get as many +1/+1 counters as they have, or with a `sign` of -1 as many -1/-1 counters (vs2pcg:counters#1)."""

    sign: int = 1
    rule = "vs2pcg:counters#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        there = max(0, self.sign * s.card(ref).counters)
        return ev.PutCounter(ref, self.sign * there, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"double the number of {'+1/+1' if self.sign > 0 else '-1/-1'} counters on {self.who.text(p)}"


@dataclass(frozen=True)
class StunIt(OnCards):
    """Stun characters by an effect, in a combat or not (vs2pcg:basic-game-concepts#11, vs2pcg:stunned-characters#2)."""

    word: ClassVar[str] = "stun"
    rule = "vs2pcg:stunned-characters#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Stun(ref, scope.you, source=scope.this)


@dataclass(frozen=True)
class DazeIt(OnCards):
    """Daze characters (vs2pcg:term-daze#1)."""

    word: ClassVar[str] = "daze"
    rule = "vs2pcg:term-daze#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Stun(ref, scope.you, daze=True, source=scope.this)


@dataclass(frozen=True)
class WoundIt(OnCards):
    """Put wounds on characters, which does not stun them (vs2pcg:stunned-characters#6)."""

    n: int | Value = 1
    rule = "vs2pcg:stunned-characters#6"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Wound(ref, amount_of(self.n, s, scope), scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"put {how_many(self.n, 'wound', p)} on {self.who.text(p)}"


#: as many as there are
ALL_WOUNDS = 999


@dataclass(frozen=True)
class HealIt(OnCards):
    """Heal wounds from characters: so many, or all of them."""

    n: int | Value = 1
    rule = "vs2pcg:term-health#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Heal(ref, amount_of(self.n, s, scope), scope.you, scope.this)

    def text(self, p: Printer) -> str:
        what = "all wounds" if self.n == ALL_WOUNDS else how_many(self.n, "wound", p)
        return f"heal {what} from {self.who.text(p)}"


@dataclass(frozen=True)
class KoIt(OnCards):
    """KO cards in play (vs2pcg:term-ko#1)."""

    word: ClassVar[str] = "KO"
    rule = "vs2pcg:term-ko#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Ko(ref, player=scope.you, source=scope.this)


@dataclass(frozen=True)
class ReadyIt(OnCards):
    """Ready characters (vs2pcg:term-ready#1)."""

    word: ClassVar[str] = "ready"
    rule = "vs2pcg:term-ready#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Ready(ref, scope.you, scope.this)


@dataclass(frozen=True)
class ExhaustIt(OnCards):
    """Exhaust characters (vs2pcg:term-ready#1)."""

    word: ClassVar[str] = "exhaust"
    rule = "vs2pcg:term-ready#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Exhaust(ref, scope.you, scope.this)


@dataclass(frozen=True)
class FreezeIt(OnCards):
    """Freeze characters: exhaust them, and they can't ready during their next turn (vs2pcg:term-freeze#1)."""

    word: ClassVar[str] = "freeze"
    rule = "vs2pcg:term-freeze#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        # vs2pcg:term-ready#1 what is exhausted already is frozen all the same
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        ready = [r for r in refs if not s.card(r).exhausted]
        return [*[ev.Freeze(r, scope.you, scope.this) for r in refs], *[ev.Exhaust(r, scope.you, scope.this) for r in ready]]


@dataclass(frozen=True)
class RecoverIt(OnCards):
    """Recover characters: face up, exhausted still, with their wounds (vs2pcg:recovering-characters#2)."""

    word: ClassVar[str] = "recover"
    rule = "vs2pcg:recovering-characters#2"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Recover(ref, scope.you, scope.this)


@dataclass(frozen=True)
class PushIt(OnCards):
    """Push characters: from the front row to the back row (vs2pcg:term-push#1)."""

    word: ClassVar[str] = "push"
    rule = "vs2pcg:term-push#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Shift(ref, scope.you, BACK, scope.this)


@dataclass(frozen=True)
class PullIt(OnCards):
    """Pull characters: from the back row to the front row (vs2pcg:term-pull#1)."""

    word: ClassVar[str] = "pull"
    rule = "vs2pcg:term-pull#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Shift(ref, scope.you, FRONT, scope.this)


@dataclass(frozen=True)
class MoveIt(OnCards):
    """Move characters to the other row of their side."""

    word: ClassVar[str] = "move"
    rule = "vs2pcg:formation-step#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        row = BACK if s.place(ref & NUMBER_MASK) == FRONT else FRONT
        return ev.Shift(ref, scope.you, row, scope.this)

    def rest(self, p: Printer) -> str:
        return "to the other row"


@dataclass(frozen=True)
class SwitchIt(PcgVerb):
    """Two characters switch their positions, both or neither (vs2pcg:term-switch#1)."""

    one: Who
    other: Who
    rule = "vs2pcg:term-switch#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        a, b = self.one.refs(s, scope), self.other.refs(s, scope)
        return [ev.SwitchPlaces(a[0], b[0], scope.you, scope.this)] if len(a) == len(b) == 1 else []

    def text(self, p: Printer) -> str:
        return f"switch the positions of {self.one.text(p)} and {self.other.text(p)}"


@dataclass(frozen=True)
class GainXP(OnCards):
    """Main characters gain XP (vs2pcg:level-up-powers#2)."""

    n: int | Value = 1
    rule = "vs2pcg:level-up-powers#2"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.GainXP(ref, amount_of(self.n, s, scope), scope.you, scope.this)

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        found = OnCards.possible(self, s, scope)
        if found is not None or self.choices or any([s.card(r).printed.kind == MAIN for r in self.who.refs(s, scope)]):
            return found
        return Objection(self.rule, "only main characters gain XP")

    def text(self, p: Printer) -> str:
        if isinstance(self.n, queries.Value):
            words = self.n.text(p)
            much = (
                f"1 XP {words}"
                if words.startswith("for each ")
                else "that much XP"
                if words == "that many"
                else f"XP equal to {words}"
            )
            return f"{self.who.text(p)} gains {much}"
        return f"{self.who.text(p)} gains {self.n} XP"


@dataclass(frozen=True)
class BecomeLevel(OnCards):
    """A main character becomes one of another level: its level goes down, or up (vs2pcg:changing-status#2)."""

    level: int = 1
    rule = "vs2pcg:level-up-powers#2"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.LevelUp(ref, self.level, scope.you, scope.this)

    def after(self, s: PcgState, scope: Scope, outcome: Outcome | None) -> Scope:
        scope = OnCards.after(self, s, scope, outcome)
        events = outcome.events if outcome is not None else ()
        changed = next((e for e in events if isinstance(e, ev.LevelUp)), None)
        return scope.bind("level before", 0 if changed is None else changed.before)

    def text(self, p: Printer) -> str:
        return f"{self.who.text(p)} becomes level {self.level}"


@dataclass(frozen=True)
class BackToLevel(OnCards):
    """A main character becomes again what it was before an effect put it down; not where it is of that level by now, or above it."""

    rule = "vs2pcg:level-up-powers#2"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        level: int = scope.get("level before", 0)
        refs = [r for r in self.who.refs(s, scope) if s.there(r) and s.card(r).level < level]
        return [ev.LevelUp(r, level, scope.you, scope.this, back=True) for r in refs]

    def text(self, p: Printer) -> str:
        return f"{self.who.text(p)} becomes the level again that it was"


@dataclass(frozen=True)
class Promote(OnCards):
    """A supporting character becomes your main character (vs2pcg:changing-status#1)."""

    rule = "vs2pcg:changing-status#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.SetRole(ref, MAIN, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{self.who.text(p)} becomes a main character"


@dataclass(frozen=True)
class Demote(OnCards):
    """A main character becomes a supporting character (vs2pcg:changing-status#2)."""

    rule = "vs2pcg:changing-status#2"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.SetRole(ref, SUPPORTING, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{self.who.text(p)} becomes a supporting character"


@dataclass(frozen=True)
class InYourRow(OnCards):
    """What has a row of your choice to come to: it is asked for, for each card by itself."""

    rule = "vs2pcg:basic-game-concepts#6"

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        if k < len(self.choices):
            return OnCards.asks(self, s, scope, k)
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        if k - len(self.choices) >= len(refs):
            return None
        seat = s.game.seat_of(s, scope.you)
        about = (refs[k - len(self.choices)],)
        return Decision(scope.you, seat, self.rule, "row", Pick(("front row", "back row")), about, "Into which row?")

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        if decision.kind == "row":
            row = (FRONT, BACK)[answer[0]]
            return scope.bind("row", row).bind(f"row of {decision.about[0]}", row)
        return OnCards.bind(self, s, scope, k, decision, answer)

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        return [self.event(s, r, scope.bind("row", scope.get(f"row of {r}", scope.get("row", FRONT)))) for r in refs]


@dataclass(frozen=True)
class ToYourRow(InYourRow):
    """Move characters on your side to the row of your choice, be it the one where they are (vs2pcg:formation-step#1)."""

    rule = "vs2pcg:formation-step#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Shift(ref, scope.you, scope.get("row", FRONT), scope.this)

    def text(self, p: Printer) -> str:
        return f"move {self.who.text(p)} to your front or back row"


@dataclass(frozen=True)
class TakeOver(InYourRow):
    """A character comes to your side (vs2pcg:uniqueness#1), into a row of your choice."""

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.ChangeSides(ref, scope.you, scope.get("row", FRONT), scope.this)

    def after(self, s: PcgState, scope: Scope, outcome: Outcome | None) -> Scope:
        scope = InYourRow.after(self, s, scope, outcome)
        events = outcome.events if outcome is not None else ()
        taken = next((e for e in events if isinstance(e, ev.ChangeSides)), None)
        return scope if taken is None else scope.bind("before", taken.before)

    def text(self, p: Printer) -> str:
        return f"move {self.who.text(p)} to your side"


@dataclass(frozen=True)
class ToPlayersRow(OnCards):
    """Characters go to the back row of the player bound under a name (vs2pcg:term-on-your-side#1)."""

    to: Who
    rule = "vs2pcg:term-on-your-side#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return OnCards.events(self, s, scope) if self.to.refs(s, scope) else ()

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.ChangeSides(ref, self.to.refs(s, scope)[0], BACK, scope.this)

    def text(self, p: Printer) -> str:
        whose = self.to.text(p)
        return f"move {self.who.text(p)} to {'your' if whose == 'you' else possessive(whose)} back row"


@dataclass(frozen=True)
class PutBeside(OnCards):
    """Cards come into play on your side, into the row of a character there (vs2pcg:term-appears#1)."""

    beside: Who
    rule = "vs2pcg:term-appears#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return OnCards.events(self, s, scope) if self.beside.refs(s, scope) else ()

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        row = s.place(self.beside.refs(s, scope)[0] & NUMBER_MASK)
        return ev.Appear(ref, scope.you, row, source=scope.this)

    def text(self, p: Printer) -> str:
        return f"put {self.who.text(p)} into the row of {self.beside.text(p)}"


@dataclass(frozen=True)
class GiveBack(OnCards):
    """What was taken over goes back to the side and the row that it came from; what could not be taken over stays where it is."""

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return OnCards.events(self, s, scope) if scope.get("before") is not None else ()

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        player, row = scope.get("before")
        return ev.ChangeSides(ref, player, row, scope.this)

    def text(self, p: Printer) -> str:
        return f"move {self.who.text(p)} back"


@dataclass(frozen=True)
class PutOntoSide(InYourRow):
    """Cards come into play on your side (vs2pcg:term-appears#1), into a row of your choice, or into the one that is said."""

    row: int = -1
    #: it comes with so many +1/+1 counters (vs2pcg:counters#1)
    counters: int = 0
    rule = "vs2pcg:term-appears#1"

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        return InYourRow.asks(self, s, scope, k) if self.row < 0 else OnCards.asks(self, s, scope, k)

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        row = scope.get("row", FRONT) if self.row < 0 else self.row
        return ev.Appear(ref, scope.you, row, source=scope.this, counters=self.counters)

    def text(self, p: Printer) -> str:
        where = "onto your side" if self.row < 0 else f"into your {ZONE_NAMES[self.row]}"
        counters = f" with {how_many(self.counters, '+1/+1 counter', p)} on it" if self.counters else ""
        return f"put {self.who.text(p)} {where}{counters}"

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        return OnCards.possible(self, s, scope)


@dataclass(frozen=True)
class RecruitIt(InYourRow):
    """Recruit a card, from wherever it is, onto your side for its cost (vs2pcg:recruit-step#1), or with `free` without it."""

    free: bool = False
    word: ClassVar[str] = "recruit"
    rule = "vs2pcg:recruit-step#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        price = 0 if self.free else ev.cost_of(s, scope.you, ref)
        return ev.Appear(ref, scope.you, scope.get("row", FRONT), price, True, scope.this)

    def rest(self, p: Printer) -> str:
        return "for no recruit points" if self.free else ""
