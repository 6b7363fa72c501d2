"""Verbs that choose cards apart from each other, put them into piles, and find cards again wherever they have gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.verbs.base import OnCards, PcgVerb
from longbox.games.vs2pcg.state import DECK, HAND, KO, PcgState
from longbox.games.vs2pcg.state.bases import Effect, Event, Query, Value, Who
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Number, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import Outcome
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted, plural


@dataclass(frozen=True)
class ChooseApart(PcgVerb):
    """Any number of cards of a query are chosen, no two with a name in common (vs2pcg:term-aka#1): one after the other, until you choose none."""

    query: Query
    name: str = "chosen"

    def _open(self, s: PcgState, scope: Scope) -> tuple[int, ...]:
        taken = [n for r in scope.get(self.name, ()) for n in s.now(r & NUMBER_MASK).names]
        return tuple([s.ref(n) for n in self.query.numbers(s, scope) if not any([x in taken for x in s.now(n).names])])

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        found = self._open(s, scope if k else scope.bind(self.name, ()))
        if not found or (k and scope.get("enough")):
            return None
        seat = s.game.seat_of(s, scope.you)
        return Decision(scope.you, seat, self.rule, "apart", Pick(found, 0, 1), (scope.this,), "Choose one more, or none")

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        before = scope.get(self.name, ()) if k else ()
        taken = tuple([decision.options[i] for i in answer])
        return scope.bind(self.name, (*before, *taken)).bind("enough", not answer)

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return ()

    def after(self, s: PcgState, scope: Scope, outcome: Outcome | None) -> Scope:
        return scope if scope.get("enough") is not None else scope.bind(self.name, ())

    def idle_counts(self, s: PcgState, scope: Scope) -> bool:
        return True

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        return None if self.query.numbers(s, scope) else Objection(self.rule, "there is nothing to choose")

    def text(self, p: Printer) -> str:
        return f"choose any number of {plural(self.query.noun(p))}, no two with a name in common"


@dataclass(frozen=True)
class EachChooses(Effect):
    """Each of several players chooses a card of a query, which is theirs for them; all are bound under one name."""

    players: Who
    query: Query
    name: str = "chosen"

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        # data: the players, what each has to choose from, and what has been chosen
        if f.data is None:
            f.data = (tuple(self.players.refs(s, f.scope)), (), ())
        players, found, chosen = f.data
        if found:
            chosen = (*chosen, found[s.answer[0]])
        while f.pos < len(players):
            player = players[f.pos]
            f.pos += 1
            inner = f.scope.copy()
            inner.you = player
            found = tuple([s.ref(n) for n in self.query.numbers(s, inner)])
            f.data = (players, found, chosen)
            if found:
                seat: int = s.game.seat_of(s, player)
                rule = "vs2pcg:resolving-effects#1"
                return Decision(player, seat, rule, "own", Pick(found), (f.scope.this,), "Choose one of yours")
        f.scope = f.scope.bind(self.name, chosen)
        return DONE

    def text(self, p: Printer) -> str:
        outer, p.person = p.person, self.players.text(p)
        words = f"{p.person} chooses {counted(1, self.query.noun(p))}"
        p.person = outer
        return words


@dataclass(frozen=True)
class ChooseNumber(PcgVerb):
    """You choose a number, up to one that there is now (vs2pcg:resolving-effects#2); it is then "that many"."""

    most: Value
    words: str

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        if k:
            return None
        seat = s.game.seat_of(s, scope.you)
        shape = Number(0, max(0, self.most.amount(s, scope)))
        return Decision(scope.you, seat, self.rule, "number", shape, (scope.this,), "How many?")

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind("number", answer[0])

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return ()

    def idle_counts(self, s: PcgState, scope: Scope) -> bool:
        return True

    def text(self, p: Printer) -> str:
        return f"choose a number, {self.words.format(name=p.name)}"


@dataclass(frozen=True)
class LookAtIt(OnCards):
    """Look at cards, which are bound as "seen"."""

    name: str = field(default="seen", kw_only=True)
    word: ClassVar[str] = "look at"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Look(ref, scope.you, scope.this)


@dataclass(frozen=True)
class ShuffleBut(PcgVerb):
    """Shuffle your deck but for the cards bound under a name, which you hold meanwhile (vs2pcg:searching#1)."""

    name: str = "chosen"
    rule = "vs2pcg:searching#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        held = tuple([r & NUMBER_MASK for r in scope.get(self.name, ()) if s.there(r)])
        return [ev.Shuffle(scope.you, why=self.rule, keep=held)]

    def text(self, p: Printer) -> str:
        return "shuffle the rest of your deck"


@dataclass(frozen=True)
class ToPile(OnCards):
    """Put cards into their owner's KO pile (vs2pcg:basic-game-concepts#1)."""

    rule = "vs2pcg:basic-game-concepts#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.ToPile(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"put {self.who.text(p)} into its owner's KO pile"


@dataclass(frozen=True)
class NowOf(Who):
    """What has become of those bound under a name, in play or in a KO pile."""

    name: str = "it"
    noun: str = "it"

    def refs(self, s: PcgState, scope: Scope) -> Sequence[int]:
        numbers = [r & NUMBER_MASK for r in scope.get(self.name, ())]
        return [s.ref(n) for n in numbers if s.in_play(n) or s.place(n) == KO]

    def text(self, p: Printer) -> str:
        return self.noun


@dataclass(frozen=True)
class PurgeName(PcgVerb):
    """Search hand, deck and KO pile of a card's owner, remove each character with a name of it from the game, and shuffle that deck.

    vs2pcg:searching#1, vs2pcg:term-remove#1
    """

    like: Who
    rule = "vs2pcg:term-remove#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for r in self.like.refs(s, scope):
            owner, names = s.card(r).owner, s.now(r & NUMBER_MASK).names
            lot = [n for kind in (HAND, DECK, KO) for n in s.zone(owner, kind)]
            out.extend([ev.Look(s.ref(n), scope.you, scope.this) for n in lot if s.place(n) != KO])
            alike = [n for n in lot if s.card(n).printed.is_character and any([x in names for x in s.now(n).names])]
            out.extend([ev.removal(s, s.ref(n), scope.you, scope.this) for n in alike])
            out.append(ev.Shuffle(owner, why="vs2pcg:searching#1"))
        return out

    def text(self, p: Printer) -> str:
        return "every character of its name in its owner's hand, deck and KO pile, which you search, is removed from the game"
