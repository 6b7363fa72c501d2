"""Verbs that players do or suffer: endurance, points, drawing, discarding, and what each of several players chooses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.effects import CHOICE_RULE, Act, befalls_already, lasting
from longbox.games.vs.sets import Cards, characters
from longbox.games.vs.state import DECK, HAND, RESOURCES, ZONES, VsState
from longbox.games.vs.writes import Gets, _each
from longbox.kernel.abilities import Continuous
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame, Verb, choose
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import (
    Choose,
    Count,
    Scope,
    This,
    Value,
    Who,
    You,
    value_of,
)
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted, number_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Event


@dataclass(frozen=True)
class PlayerVerb(Verb):
    """A verb that players do or suffer. Several players act at once (vs:702.1)."""

    player: Who = field(default=You(), kw_only=True)

    def whos(self) -> Sequence[Who]:
        return ()

    def subject(self, p: Printer) -> str:
        """The subject for the sentence, and the printer's person set to it."""
        return (
            ""
            if isinstance(self.player, You) and p.person == "you"
            else f"{self.player.text(p) if not isinstance(self.player, You) else p.person} "
        )

    def say(self, p: Printer, base: str, rest: str) -> str:
        """The clause: "draw a card", "target player loses 3 endurance"."""
        subject = self.subject(p)
        outer = p.person
        if subject:
            p.person = subject.strip()
        words = f"{subject}{p.verb(base)} {rest}"
        p.person = outer
        return words


@dataclass(frozen=True)
class LoseEndurance(PlayerVerb):
    """A player loses endurance."""

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        return [ev.LoseEndurance(p, n, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "lose", _amount(self.n, "endurance", p))


def _amount(n: int | Value, noun: str, p: Printer) -> str:
    from longbox.kernel.queries import Times

    if isinstance(n, int):
        return f"{n} {noun}"
    if isinstance(n, Times):
        head, tail = _each(n, p)
        return f"{head.removeprefix('+')} {noun} {tail}"
    text = n.text(p)
    return f"that much {noun}" if text == "that much" else f"{noun} equal to {text}"


@dataclass(frozen=True)
class GainEndurance(PlayerVerb):
    """A player gains endurance."""

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        return [ev.GainEndurance(p, n, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "gain", _amount(self.n, "endurance", p))


@dataclass(frozen=True)
class EnduranceBecomes(PlayerVerb):
    """A player's endurance becomes equal to another's, which is read as it is, below zero too (vs:104.1b).

    With `switch` the two totals switch: each is changed by adding or subtracting (vs:G:Switch).
    """

    like: Who
    switch: bool = False

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        one, other = self.player.refs(s, scope)[0], self.like.refs(s, scope)[0]
        gap = s.things[other].endurance - s.things[one].endurance
        changes = [(one, gap), (other, -gap)] if self.switch else [(one, gap)]
        return [ev.GainEndurance(p, n, scope.this) if n > 0 else ev.LoseEndurance(p, -n, scope.this) for p, n in changes if n]

    def text(self, p: Printer) -> str:
        mine = "your" if isinstance(self.player, You) else self.player.text(p) + "'s"
        if self.switch:
            return f"switch {mine} endurance total with {self.like.text(p)}'s"
        return f"{mine} endurance total becomes equal to {self.like.text(p)}'s"


@dataclass(frozen=True)
class PayEndurance(PlayerVerb):
    """The cost of paying endurance, which leads to losing it (vs:203.8b). 0 is printed "free" (vs:203.1a).

    It is a cost while resolving, too (vs:203.8a): without the means nothing is paid (vs:203.3), and 0 has been paid.
    Also vs:G:Free.
    """

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        if not 0 < n <= s.things[scope.you].endurance:
            return []
        return [ev.LoseEndurance(scope.you, n, scope.this, "payment")]

    def idle_counts(self, s: VsState, scope: Scope) -> bool:
        return value_of(self.n).amount(s, scope) <= 0

    def text(self, p: Printer) -> str:
        if self.n == 0:
            return "free"
        return f"{p.verb('pay')} {value_of(self.n).text(p)} endurance"


@dataclass(frozen=True)
class PayPoints(PlayerVerb):
    """The cost of paying resource points (vs:404.2), while resolving as well (vs:203.8a)."""

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        return [ev.Points(scope.you, -n, scope.this)] if 0 < n <= s.things[scope.you].points else []

    def idle_counts(self, s: VsState, scope: Scope) -> bool:
        return value_of(self.n).amount(s, scope) <= 0

    def text(self, p: Printer) -> str:
        n = value_of(self.n).text(p)
        return f"pay {n} resource point{'' if n == '1' else 's'}"


@dataclass(frozen=True)
class MeetThreshold(PlayerVerb):
    """The threshold cost: so many resources must be there, and nothing is spent (vs:203.5b, vs:203.5c)."""

    n: int

    def payable(self, s: VsState, scope: Scope) -> bool:
        """Are there as many resources?"""
        return len(s.zone(scope.you, RESOURCES)) >= self.n

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return []

    def text(self, p: Printer) -> str:
        return f"have {self.n} resources"


@dataclass(frozen=True)
class PayStat(PlayerVerb):
    """The cost "pay X ATK (or DEF) this turn": a modifier, if there is that much (vs:203.6d, vs:G:Pay X ATK/DEF)."""

    quality: str
    n: int

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        change = Gets(-self.n, 0) if self.quality == "atk" else Gets(0, -self.n)
        return [ev.AddModifier(lasting(s, Continuous(This(), (change,)), scope, "turn"), scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return f"pay {self.n} {self.quality.upper()} this turn"


@dataclass(frozen=True)
class Draw(PlayerVerb):
    """A player draws cards (vs:213.3c)."""

    n: int | Value = 1

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        return [ev.DrawCards(p, n, scope.this) for p in self.player.refs(s, scope)]

    def after(self, s: VsState, scope: Scope, outcome: Any) -> Scope:
        """vs:508.2i it was done if every single draw was: not with too few cards, nor with one of them replaced."""
        if outcome is None:
            return scope
        wanted = sum(e.amount for e in outcome.events if isinstance(e, ev.DrawCards))
        return scope.with_did(scope.did and sum(isinstance(e, ev.Draw) for e in outcome.events) >= wanted)

    def text(self, p: Printer) -> str:
        if isinstance(self.n, int):
            return self.say(p, "draw", counted(self.n, "card"))
        if isinstance(self.n, Count):
            return self.say(p, "draw", f"a card for each {self.n.query.noun(p)}")
        return self.say(p, "draw", f"cards equal to {self.n.text(p)}")


@dataclass(frozen=True)
class DrawUpTo(PlayerVerb):
    """A player draws until the hand holds so many cards."""

    n: int

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.DrawCards(p, self.n - len(s.zone(p, HAND)), scope.this) for p in self.player.refs(s, scope)]

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        """A card at a time, so that what adds to a draw counts; draws that bring no card are tried a few times only."""
        if f.scope.collected is not None:
            return PlayerVerb.resolve(self, s, f)
        players = self.player.refs(s, f.scope)
        at, before, idle = f.data or (0, -1, 0)
        while at < len(players):
            have = len(s.zone(players[at], HAND))
            idle = idle + 1 if have == before else 0
            if have < self.n and s.zone(players[at], DECK) and idle < 4:
                f.data = (at, have, idle)
                return f.emit(s, [ev.Draw(players[at], f.scope.this)])
            at, before, idle = at + 1, -1, 0
        # vs:508.2i drawn until there were so many: not where the deck, or what replaced the draws, gave too few
        f.scope = f.scope.with_did(all(len(s.zone(p, HAND)) >= self.n for p in players))
        return DONE

    def text(self, p: Printer) -> str:
        return self.say(
            p, "draw", f"cards until {'you have' if p.person == 'you' else 'they have'} {number_word(self.n)} cards in hand"
        )


@dataclass(frozen=True)
class EachChooses(PlayerVerb):
    """Each of some players chooses among cards of their own, in turn from the primary player; then all at once (vs:702.1).

    `query` is read with that player as "you"; `most` 0 means exactly `least`, or as many as there are.
    """

    query: Cards
    least: int = 1
    most: int = 0
    name: str = "chosen"
    base: ClassVar[str] = "choose"

    def players(self, s: VsState, scope: Scope) -> list[int]:
        """Those who choose, the primary player first; who has left the game keeps a place in which nothing is chosen."""
        meant = [r & NUMBER_MASK for r in self.player.refs(s, scope)]
        all_ = len(s.zones) // ZONES
        circle = [(s.primary + i) % all_ for i in range(all_)]
        return [p for p in circle if p in meant or s.things[p].out]

    def asks(self, s: VsState, scope: Scope, k: int) -> Decision | None:
        players = self.players(s, scope)
        if k >= len(players):
            return None
        inner = scope.copy()
        inner.you = players[k]
        c = Choose(self.query, self.least, self.most, self.name)
        d = None if s.things[players[k]].out else choose(s, c, players[k], inner, CHOICE_RULE, self)
        if d is None:
            # nothing to choose from: an empty answer keeps the count of players right
            return Decision(players[k], s.game.seat_of(s, players[k]), CHOICE_RULE, "choose", Pick((), 0, 0))
        return d

    def bind(self, s: VsState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        got = tuple(decision.options[i] for i in answer)
        return scope.bind(self.name, (*(scope.get(self.name, ()) if k else ()), *got))

    def want(self, s: VsState, scope: Scope) -> int:
        return self.least * sum(not s.things[p].out for p in self.players(s, scope)) if not self.most else 0

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        """What befalls one chosen card."""
        raise NotImplementedError

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        if self.__class__.event is EachChooses.event:
            # chosen for what is done next
            return []
        return [self.event(s, r, scope) for r in scope.get(self.name, ())]

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        """vs:508.2c as much as possible is done: what can't happen to a card (vs:103.2) is not done to that one."""
        if self.__class__.event is EachChooses.event or not self.least:
            return True
        event = self.event(s, s.ref(number), scope)
        if befalls_already(s, scope, event):
            return False
        return "prohibit" not in s.facts().stages or not s.game.barred(s, event)

    def whos(self) -> Sequence[Who]:
        return ()

    def noun(self, p: Printer) -> str:
        """What is chosen."""
        noun = self.query.noun(p)
        if p.person != "you" or not isinstance(self.player, You):
            noun = noun.replace(" you control", " they control").replace("from your hand", "from their hand")
        return self._counted(noun)

    def chosen(self, p: Printer) -> str:
        """The same, as the one who chooses reads it."""
        return self._counted(self.query.noun(p).replace(" from your hand", ""))

    def _counted(self, noun: str) -> str:
        most = self.most or self.least
        return f"up to {counted(most, noun)}" if self.least == 0 else counted(most, noun)

    def text(self, p: Printer) -> str:
        return self.say(p, self.base, self.noun(p))


@dataclass(frozen=True)
class Discard(EachChooses):
    """A player discards cards, chosen by that player, one at a time (vs:213.4c)."""

    query: Cards = Cards("hand", (), "you")
    name: str = "discarded"
    base = "discard"

    def perform(self, s: VsState, events: Sequence[Event]) -> Flow:
        return one_at_a_time(s, events)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Discard(ref, s.get(ref).owner, scope.this)

    def noun(self, p: Printer) -> str:
        return EachChooses.noun(self, p).replace(" from your hand", "").replace(" from their hand", "")


def one_at_a_time(s: VsState, events: Sequence[Event]) -> Flow:
    """vs:213.4c a player's discards happen one after the other; those of several players side by side (vs:702.1)."""
    from longbox.games.vs.doing import OneByOne

    rounds: list[list[Event]] = []
    turns: dict[int, int] = {}
    for e in events:
        k = turns.get(e.player, 0)
        turns[e.player] = k + 1
        if k == len(rounds):
            rounds.append([])
        rounds[k].append(e)
    return happen(s, *events) if len(rounds) == 1 else OneByOne(tuple(tuple(r) for r in rounds))


@dataclass(frozen=True)
class DiscardThis(Act):
    """The cost of discarding the source itself, which works from the hand only (vs:500.2a)."""

    who: Who = This()
    word = "discard"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.kind_of_zone(s.things[number].zone) == HAND

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Discard(ref, scope.you, scope.this)


@dataclass(frozen=True)
class DiscardHand(PlayerVerb):
    """Players discard all cards of their hand that have a property, one at a time (vs:213.4c)."""

    query: Cards

    def perform(self, s: VsState, events: Sequence[Event]) -> Flow:
        return one_at_a_time(s, events)

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for p in self.player.refs(s, scope):
            inner = scope.copy()
            inner.you = p
            out.extend(ev.Discard(s.ref(n), p, scope.this) for n in self.query.numbers(s, inner))
        return out

    def text(self, p: Printer) -> str:
        from longbox.kernel.text import plural

        return self.say(p, "discard", "all " + plural(self.query.noun(p).split(" from ")[0]) + " from their hand")


@dataclass(frozen=True)
class EachKOs(EachChooses):
    """Players KO cards they control, chosen by them."""

    query: Cards = characters(whose="you")
    name: str = "koed"
    base = "KO"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.KO(ref, s.get(ref).controller, scope.this)


@dataclass(frozen=True)
class EachExhausts(EachChooses):
    """Players exhaust cards they control, chosen by them."""

    query: Cards = characters(whose="you")
    name: str = "exhausted"
    base = "exhaust"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Exhaust(ref, s.get(ref).controller, scope.this)


@dataclass(frozen=True)
class EachStuns(EachChooses):
    """Players stun characters they control, chosen by them."""

    query: Cards = characters(whose="you")
    name: str = "stunned"
    base = "stun"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Stun(ref, s.get(ref).controller, scope.this)
