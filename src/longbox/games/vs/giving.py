"""Further deeds: resource points, random discards, cards from the top of a deck, counters that move, losing the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs import events as ev, moments
from longbox.games.vs.effects import Act
from longbox.games.vs.orders import PlayerVerb, one_at_a_time
from longbox.games.vs.state import DECK, HAND, RECRUIT, VsState
from longbox.kernel.decisions import Decision, Number
from longbox.kernel.effects import Effect, EffectFrame
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import Query, Scope, Value, Who, You, noun_phrase, value_of
from longbox.kernel.text import Printer, counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.queries import Filter


@dataclass(frozen=True)
class GainPoints(PlayerVerb):
    """A player gains resource points: in the own recruit step only (vs:404.2)."""

    n: int | Value

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        mine = [p for p in self.player.refs(s, scope) if s.step == RECRUIT and s.step_player == p]
        return [ev.Points(p, n, scope.this) for p in mine] if n > 0 else []

    def text(self, p: Printer) -> str:
        n = value_of(self.n).text(p)
        return self.say(p, "gain", f"{n} resource point{'' if n == '1' else 's'}")


@dataclass(frozen=True)
class LoseTheGame(PlayerVerb):
    """A player loses the game (vs:102.3, vs:G:Losing the Game)."""

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.LoseGame(p, 0, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "lose", "the game") if self.subject(p) else "you lose the game"


@dataclass(frozen=True)
class ExtraPhase(PlayerVerb):
    """An additional phase after this one, with everything in it; then comes what would have come next (vs:400.10)."""

    phase: str

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [moments.Schedule(schedule=(*s.schedule[:1], self.phase, *s.schedule[1:]))]

    def text(self, p: Printer) -> str:
        return f"there is an additional {self.phase} after this phase"


class DrawLots(Event):
    """Chance picks so many cards of a hand."""

    __slots__ = ("amount", "picked")
    rule = "vs:213.4c"

    def __init__(self, player: int, amount: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount
        self.picked: tuple[int, ...] = ()

    def apply(self, s: VsState) -> None:
        self.picked = tuple(s.ref(n) for n in s.shuffled(s.zone(self.player, HAND))[: self.amount])


@dataclass(frozen=True)
class DiscardAtRandom(PlayerVerb):
    """Players discard cards that chance picks, one at a time (vs:213.4c)."""

    n: int | Value = 1
    chance: ClassVar[bool] = True

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        n = value_of(self.n).amount(s, f.scope)
        if f.pos == 1:
            return happen(s, *[DrawLots(p, n, f.scope.this) for p in self.player.refs(s, f.scope)])
        if f.pos == 2:
            picked = tuple(r for e in s.outcome.events if isinstance(e, DrawLots) for r in e.picked)
            f.scope = f.scope.bind("discarded", picked).with_did(len(picked) >= n > 0)
            events = [ev.Discard(r, s.get(r).owner, f.scope.this) for r in picked]
            if events:
                return f.emit(s, events) if f.scope.collected is not None else one_at_a_time(s, events)
        return DONE

    def text(self, p: Printer) -> str:
        return self.say(p, "discard", f"{counted(value_of(self.n).amount(None, None), 'card')} at random")  # type: ignore[arg-type]


@dataclass(frozen=True)
class DiscardIt(Act):
    """To discard certain cards from a hand, whoever has chosen them (vs:G:Discard)."""

    word = "discard"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.kind_of_zone(s.things[number].zone) == HAND

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [self.event(s, r, scope) for r in self.who.refs(s, scope) if s.there(r) and s.kind_of_zone(s.get(r).zone) == HAND]

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Discard(ref, s.get(ref).owner, scope.this)


@dataclass(frozen=True)
class TopOf(Who):
    """The top cards of a player's deck."""

    n: int | Value = 1
    player: Who = You()

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        n = value_of(self.n).amount(s, scope)
        return [s.ref(k) for p in self.player.refs(s, scope) for k in s.zone(p, DECK)[:n]]

    def text(self, p: Printer) -> str:
        whose = "your" if isinstance(self.player, You) else f"{self.player.text(p)}'s"
        n = value_of(self.n).text(p)
        return f"the top {'card' if n == '1' else n + ' cards'} of {whose} deck"


@dataclass(frozen=True)
class Among(Query):
    """Those cards that were bound under a name and are still where they were, of some properties."""

    name: str
    filters: tuple[Filter, ...] = ()
    words: str = "card"

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        found = [s.get(r).number for r in scope.get(self.name, ()) if s.there(r)]
        return [n for n in found if all(f.test(s, n, scope) for f in self.filters)]

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{noun_phrase(self.filters, self.words, p)} from among them"


@dataclass(frozen=True)
class LookAtTop(Effect):
    """To look at the top cards of a deck, which are bound under a name; with `show` they are revealed to all (vs:708.9a)."""

    n: int | Value = 1
    player: Who = You()
    name: str = "looked"
    show: bool = False

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos > 1:
            return DONE
        refs = tuple(TopOf(self.n, self.player).refs(s, f.scope))
        f.scope = f.scope.bind(self.name, refs).with_did(bool(refs))
        if not refs:
            return DONE
        if self.show:
            return happen(s, *[ev.Reveal(r, f.scope.you, f.scope.this) for r in refs])
        return happen(s, ev.LookAt(f.scope.you, refs, f.scope.this))

    def text(self, p: Printer) -> str:
        return f"{p.verb('reveal' if self.show else 'look')} {'' if self.show else 'at '}{TopOf(self.n, self.player).text(p)}"


@dataclass(frozen=True)
class LookAtIt(Act):
    """To look at cards that one could not see: face-down resources of others, cards of a hand (vs:213.1e). Nobody else sees them."""

    word = "look at"

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        refs = tuple(r for r in self.who.refs(s, scope) if s.there(r))
        return [ev.LookAt(scope.you, refs, scope.this)] if refs else []


@dataclass(frozen=True)
class ExchangePlaces(Effect):
    """Two characters exchange their positions, and their controllers if these differ, if both are still there (vs:G:Exchange).

    Who stood in another area loses equipment on the way as by any move (vs:708.4c).
    """

    one: Who
    other: Who

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos > 1:
            f.scope = f.scope.with_did(f.scope.did and (s.outcome is None or s.outcome.full == 2))
            return DONE
        both = [r for who in (self.one, self.other) for r in who.refs(s, f.scope) if s.there(r) and s.stands(s.get(r).number)]
        f.scope = f.scope.with_did(len(both) == 2)
        if len(both) != 2:
            return DONE
        places = [(c.controller, c.row, c.col, c.hidden) for c in (s.get(r) for r in reversed(both))]
        moves: list[Event] = [
            ev.Move(r, p, f.scope.this, row, col, side) for r, (p, row, col, side) in zip(both, places, strict=True)
        ]
        # if one of them can't move, neither does (vs:G:Exchange)
        return f.emit(s, moves) if f.scope.collected is not None else happen(s, *moves, atomic=True)

    def text(self, p: Printer) -> str:
        return f"exchange the positions of {self.one.text(p)} and {self.other.text(p)}"


@dataclass(frozen=True)
class ChooseNumber(Effect):
    """To choose a number from 0 to `most`, bound under a name for ChosenNumber (vs:G:Number, vs:703.2)."""

    most: int | Value
    name: str = "number"

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            most = max(0, value_of(self.most).amount(s, f.scope))
            seat = s.game.seat_of(s, f.scope.you)
            return Decision(f.scope.you, seat, "vs:G:Number", "number", Number(0, most), (f.scope.this,), "Choose a number")
        f.scope = f.scope.bind(self.name, s.answer[0])
        return DONE

    def text(self, p: Printer) -> str:
        return f"{p.verb('choose')} a number from 0 to {value_of(self.most).text(p)}"


@dataclass(frozen=True)
class ChosenNumber(Value):
    """The number that was chosen."""

    name: str = "number"

    def amount(self, s: VsState, scope: Scope) -> int:
        return int(scope.get(self.name, 0))

    def text(self, p: Printer) -> str:
        return "the chosen number"


@dataclass(frozen=True)
class ShuffleDeck(PlayerVerb):
    """Players shuffle their decks."""

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.Shuffle(p, 0, scope.this) for p in self.player.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return self.say(p, "shuffle", "your deck" if not self.subject(p) and p.person == "you" else "their deck")


@dataclass(frozen=True)
class MoveCounters(Effect):
    """To move counters of a name from one card to another: as many as there are, up to a number (vs:215.1, vs:215.2)."""

    name: str
    source: Who
    to: Who
    n: int | Value = 99

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos > 1:
            return DONE
        one, two = ([r for r in who.refs(s, f.scope) if s.there(r)] for who in (self.source, self.to))
        n = min(value_of(self.n).amount(s, f.scope), s.get(one[0]).counter(self.name) if one else 0)
        f.scope = f.scope.with_did(bool(two) and n > 0)
        if not two or n <= 0:
            return DONE
        gone: Any = ev.RemoveCounter(one[0], self.name, n, f.scope.you, f.scope.this)
        return f.emit(s, [gone, ev.PutCounter(two[0], self.name, n, f.scope.you, f.scope.this)])

    def text(self, p: Printer) -> str:
        some = "all" if self.n == 99 else f"up to {value_of(self.n).text(p)}"
        return f"move {some} {self.name} counters from {self.source.text(p)} to {self.to.text(p)}"
