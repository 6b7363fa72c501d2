"""Verbs done to cards of hands, decks and piles, and to resources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.abilities import PlotTwist
from longbox.games.vs2pcg.language.verbs.base import OnCards, PcgVerb
from longbox.games.vs2pcg.language.wording import how_many
from longbox.games.vs2pcg.state import DECK, HAND, LOCATION, PcgState
from longbox.games.vs2pcg.state.bases import Effect, Event, Query, Value, Who
from longbox.kernel import queries
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick, yes_or_no
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import Outcome, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.plays import Using
from longbox.kernel.queries import Scope, amount_of
from longbox.kernel.text import Printer, counted, possessive


@dataclass(frozen=True)
class DrawCards(PcgVerb):
    """Draw cards (vs2pcg:running-out-of-cards#1)."""

    n: int | Value = 1
    rule = "vs2pcg:running-out-of-cards#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.Draw(scope.you, amount_of(self.n, s, scope), scope.this)]

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        return None if s.zone(scope.you, DECK) else Objection(self.rule, "there is no card to draw")

    def text(self, p: Printer) -> str:
        if isinstance(self.n, queries.Value) and self.n.text(p).startswith("that "):
            return f"{p.subject()}{p.verb('draw')} {self.n.text(p)} cards"
        return f"{p.subject()}{p.verb('draw')} {how_many(self.n, 'card', p)}"


@dataclass(frozen=True)
class DrawUpTo(PcgVerb):
    """Draw cards until there are so many in your hand (vs2pcg:running-out-of-cards#1)."""

    n: int | Value
    rule = "vs2pcg:running-out-of-cards#1"

    def _missing(self, s: PcgState, scope: Scope) -> int:
        return max(0, amount_of(self.n, s, scope) - len(s.zone(scope.you, HAND)))

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        missing = self._missing(s, scope)
        return [ev.Draw(scope.you, missing, scope.this)] if missing else []

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        some = self._missing(s, scope) and s.zone(scope.you, DECK)
        return None if some else Objection(self.rule, "there is no card to draw")

    def text(self, p: Printer) -> str:
        many = f"{counted(self.n, 'card')} in hand" if isinstance(self.n, int) else f"in hand {self.n.text(p)}"
        return f"{p.subject()}{p.verb('draw')} cards until you have {many}"


@dataclass(frozen=True)
class DiscardIt(OnCards):
    """Discard cards of the hand (vs2pcg:basic-game-concepts#3)."""

    word: ClassVar[str] = "discard"
    rule = "vs2pcg:basic-game-concepts#3"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Discard(ref, s.card(ref).owner, source=scope.this)


@dataclass(frozen=True)
class DiscardRandom(PcgVerb):
    """Discard cards of the hand drawn by lot (vs2pcg:basic-game-concepts#3)."""

    n: int = 1
    rule = "vs2pcg:basic-game-concepts#3"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.DiscardAtRandom(scope.you, self.n, scope.this)]

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        return None if s.zone(scope.you, HAND) else Objection(self.rule, "there is no card to discard")

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('discard')} {counted(self.n, 'random card')}"


@dataclass(frozen=True)
class DiscardHand(PcgVerb):
    """Discard the whole hand, which is bound as `name`."""

    name: str = "it"
    rule = "vs2pcg:basic-game-concepts#3"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.Discard(s.ref(n), scope.you, source=scope.this) for n in s.zone(scope.you, HAND)]

    def after(self, s: PcgState, scope: Scope, outcome: Outcome | None) -> Scope:
        events = outcome.events if outcome is not None else ()
        return scope.bind(self.name, tuple([e.landed for e in events if isinstance(e, ev.Discard)]))

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('discard')} {p.their()} hand"


@dataclass(frozen=True)
class RevealHand(PcgVerb):
    """Reveal the hand."""

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.Reveal(s.ref(n), scope.you, scope.this) for n in s.zone(scope.you, HAND)]

    def idle_counts(self, s: PcgState, scope: Scope) -> bool:
        return True

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('reveal')} {p.their()} hand"


@dataclass(frozen=True)
class LookAtHand(PcgVerb):
    """Look at the hand of a player."""

    whose: Who

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.Look(s.ref(n), scope.you, scope.this) for p in self.whose.refs(s, scope) for n in s.zone(p, HAND)]

    def idle_counts(self, s: PcgState, scope: Scope) -> bool:
        return True

    def text(self, p: Printer) -> str:
        return f"look at {possessive(self.whose.text(p))} hand"


@dataclass(frozen=True)
class LookAtTop(PcgVerb):
    """Look at the top cards of your deck, or with `reveal` show them; they are bound as "seen"."""

    n: int = 1
    reveal: bool = False

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        refs = [s.ref(n) for n in s.zone(scope.you, DECK)[: self.n]]
        if self.reveal:
            return [ev.Reveal(r, scope.you, scope.this) for r in refs]
        return [ev.Look(r, scope.you, scope.this) for r in refs]

    def after(self, s: PcgState, scope: Scope, outcome: Outcome | None) -> Scope:
        return scope.bind("seen", tuple([s.ref(n) for n in s.zone(scope.you, DECK)[: self.n]]))

    def text(self, p: Printer) -> str:
        top = "the top card" if self.n == 1 else f"the top {counted(self.n, 'card')}"
        return f"{'reveal' if self.reveal else 'look at'} {top} of your deck"


@dataclass(frozen=True)
class ToHand(OnCards):
    """Put cards into their owner's hand (vs2pcg:basic-game-concepts#1), which is said to be `yours`; `kept` sets aside what lies on them."""

    yours: bool = field(default=False, kw_only=True)
    kept: bool = field(default=False, kw_only=True)
    rule = "vs2pcg:basic-game-concepts#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.ToHand(ref, scope.you, scope.this, self.kept)

    def text(self, p: Printer) -> str:
        noun = self.who.text(p)
        yours = self.yours or noun.endswith(("in your KO pile", "from among them"))
        if self.kept:
            return f"put {noun} into its owner's hand and set aside the counters on it"
        if noun.startswith("up to ") and not noun.startswith("up to one "):
            return f"put {noun} into their owners' hands"
        return f"put {noun} into {'your' if yours else possessive('its owner')} hand"


@dataclass(frozen=True)
class RandomFromKo(PcgVerb):
    """Return cards drawn by lot from your KO pile to your hand."""

    n: int = 1
    rule = "vs2pcg:basic-game-concepts#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.ReturnAtRandom(scope.you, self.n, scope.this)]

    def text(self, p: Printer) -> str:
        return f"return {counted(self.n, 'random card')} from your KO pile to your hand"


@dataclass(frozen=True)
class PlayOne(Effect):
    """Play a plot twist of a query, wherever it lies (vs2pcg:playing-plot-twists#5); with `back` it is then shuffled into your deck."""

    query: Query
    back: bool = False

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            found = tuple([s.ref(n) for n in self.query.numbers(s, f.scope)])
            f.data = found
            if not found:
                return DONE
            seat: int = s.game.seat_of(s, f.scope.you)
            rule = "vs2pcg:playing-plot-twists#5"
            return Decision(f.scope.you, seat, rule, "play", Pick(found), (f.scope.this,), "Which do you play?")
        if f.pos == 2:
            ref = f.data[s.answer[0]]
            ability = next(a for a in s.now(ref).abilities if isinstance(a, PlotTwist) and a.any_turn)
            scope = Scope(f.scope.you, ref)
            return Using(ability, scope.bind("lands", DECK) if self.back else scope)
        return happen(s, ev.Shuffle(f.scope.you, why="vs2pcg:searching#1")) if f.pos == 3 and self.back else DONE

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        there = self.query.numbers(s, scope)
        return None if there else Objection("vs2pcg:resolving-effects#1", "there is no such plot twist")

    def text(self, p: Printer) -> str:
        return f"play {counted(1, self.query.noun(p))}{', then shuffle it into your deck' if self.back else ''}"


@dataclass(frozen=True)
class ToBottom(OnCards):
    """Put cards on the bottom of their owner's deck, in an order of your choice."""

    rule = "vs2pcg:basic-game-concepts#1"

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        if k < len(self.choices):
            return OnCards.asks(self, s, scope, k)
        refs = tuple([r for r in self.who.refs(s, scope) if s.there(r)])
        if k > len(self.choices) or len(refs) < 2:
            return None
        seat = s.game.seat_of(s, scope.you)
        shape = Pick(refs, len(refs), ordered=True)
        return Decision(
            scope.you, seat, self.rule, "order", shape, (scope.this,), "In which order, the last one at the very bottom?"
        )

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        if decision.kind == "order":
            return scope.bind("in order", tuple([decision.options[i] for i in answer]))
        return OnCards.bind(self, s, scope, k, decision, answer)

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        refs = scope.get("in order") or self.who.refs(s, scope)
        return [self.event(s, r, scope) for r in refs if s.there(r)]

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.ToDeck(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        what = self.who.text(p)
        return f"put {what} on the bottom of your deck{'' if what.startswith(('a ', 'an ')) else ' in any order'}"


@dataclass(frozen=True)
class ShuffleIn(OnCards):
    """Shuffle cards into their owners' decks (vs2pcg:searching#1)."""

    rule = "vs2pcg:searching#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.ToDeck(ref, scope.you, scope.this)

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        owners = dict.fromkeys([s.card(r).owner for r in refs])
        return [*[self.event(s, r, scope) for r in refs], *[ev.Shuffle(p, why=self.rule) for p in owners]]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('shuffle')} {self.who.text(p)} into its owner's deck"


@dataclass(frozen=True)
class SearchDeck(PcgVerb):
    """vs2pcg:searching#1 look through your deck: to be followed by a choice, then by `ShuffleDeck`."""

    rule = "vs2pcg:searching#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.Look(s.ref(n), scope.you, scope.this) for n in s.zone(scope.you, DECK)]

    def idle_counts(self, s: PcgState, scope: Scope) -> bool:
        return True

    def text(self, p: Printer) -> str:
        return "search your deck"


@dataclass(frozen=True)
class ShuffleDeck(PcgVerb):
    """vs2pcg:searching#1 shuffle your deck."""

    rule = "vs2pcg:searching#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.Shuffle(scope.you, why=self.rule)]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('shuffle')} {p.their()} deck"


@dataclass(frozen=True)
class ToResources(OnCards):
    """Put cards face down into their owner's resource row; a location may be placed face up (vs2pcg:basic-game-concepts#8), or with `up` is."""

    may_be_up: bool = True
    row: str = "your resource row"
    up: bool = False
    rule = "vs2pcg:basic-game-concepts#8"

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        if k < len(self.choices):
            return OnCards.asks(self, s, scope, k)
        found = self._locations(s, scope)
        if k - len(self.choices) >= len(found):
            return None
        seat = s.game.seat_of(s, scope.you)
        about = (scope.this, found[k - len(self.choices)])
        which = "" if len(found) == 1 else "first " if k == len(self.choices) else "next "
        return Decision(scope.you, seat, self.rule, "face up", yes_or_no(""), about, f"Do you place the {which}location face up?")

    def _locations(self, s: PcgState, scope: Scope) -> list[int]:
        """Those that may be placed face up."""
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        return [r for r in refs if self.may_be_up and not self.up and s.card(r).printed.kind == LOCATION]

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        if decision.kind == "face up":
            up: tuple[int, ...] = scope.get("up", ()) if k > len(self.choices) else ()
            return scope.bind("up", (*up, decision.about[1]) if answer == (1,) else up)
        return OnCards.bind(self, s, scope, k, decision, answer)

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        c = s.card(ref)
        up = c.printed.kind == LOCATION and (self.up or ref in scope.get("up", ()))
        return ev.Resource(ref, c.owner, up, scope.this)

    def text(self, p: Printer) -> str:
        if self.up:
            return f"put {self.who.text(p)} into {self.row}"
        words = f"put {self.who.text(p)} face down into {self.row}"
        if not self.may_be_up:
            return words
        several = words.startswith("put the top ") and " cards " in words
        return f"{words}. {'You may place any location among them' if several else 'If it is a location, you may place it'} face up instead"


@dataclass(frozen=True)
class TurnDown(OnCards):
    """Turn locations face down (vs2pcg:resources-and-locations#1)."""

    rule = "vs2pcg:resources-and-locations#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.TurnLocation(ref, False, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"turn {self.who.text(p)} face down"


@dataclass(frozen=True)
class TurnUp(OnCards):
    """Turn locations face up (vs2pcg:resources-and-locations#1)."""

    rule = "vs2pcg:resources-and-locations#1"

    def able(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.card(number).printed.kind == LOCATION

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.TurnLocation(ref, True, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"turn {self.who.text(p)} face up"


@dataclass(frozen=True)
class RemoveIt(OnCards):
    """Remove cards from the game (vs2pcg:term-remove#1)."""

    rule = "vs2pcg:term-remove#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.removal(s, ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('remove')} {self.who.text(p)} from the game"


@dataclass(frozen=True)
class RemoveHand(PcgVerb):
    """A player's hand is removed from the game face down (vs2pcg:term-remove#1); its cards are bound under a name."""

    whose: Who
    name: str = "hand"
    rule = "vs2pcg:term-remove#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        players = self.whose.refs(s, scope)
        return [ev.Remove(s.ref(n), scope.you, scope.this, down=True) for p in players for n in s.zone(p, HAND)]

    def after(self, s: PcgState, scope: Scope, outcome: Outcome | None) -> Scope:
        events = outcome.events if outcome is not None else ()
        return scope.bind(self.name, tuple([e.landed for e in events if isinstance(e, ev.Remove)]))

    def text(self, p: Printer) -> str:
        return f"remove {possessive(self.whose.text(p))} hand from the game face down"


@dataclass(frozen=True)
class TakeBackAtRandom(PcgVerb):
    """Cards of those removed, which are bound under a name, go back into the hand, drawn by lot (vs2pcg:basic-game-concepts#1)."""

    n: int
    name: str = "hand"
    rule = "vs2pcg:basic-game-concepts#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.TakeBackAtRandom(scope.you, scope.get(self.name, ()), self.n, scope.this)]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('put')} {counted(self.n, 'random card')} of those into {p.their()} hand"


@dataclass(frozen=True)
class CollectIt(RemoveIt):
    """Remove characters from the game for your collection (vs2pcg:term-remove#1)."""

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Remove(ref, scope.you, scope.this, collected=True)

    def text(self, p: Printer) -> str:
        return f"collect {self.who.text(p)} (it is removed from the game)"


@dataclass(frozen=True)
class GetPoints(PcgVerb):
    """Gain recruit points (vs2pcg:recruit-step#1)."""

    n: int = 1
    rule = "vs2pcg:recruit-step#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.GetPoints(scope.you, self.n, scope.this)]

    def text(self, p: Printer) -> str:
        return f"you gain {counted(self.n, 'recruit point')}"
