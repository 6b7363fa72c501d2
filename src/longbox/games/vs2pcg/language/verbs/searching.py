"""Verbs that look for cards: in a deck from its top, in all that is revealed, in another's hand; and the order of the top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.verbs.base import OnCards, PcgVerb
from longbox.games.vs2pcg.language.verbs.cards import ToBottom
from longbox.games.vs2pcg.state import DECK, ZONE_NAMES, PcgState
from longbox.games.vs2pcg.state.bases import Effect, Event, Filter
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import Outcome, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, noun_phrase
from longbox.kernel.text import Printer, a, joined


@dataclass(frozen=True)
class RevealUntil(PcgVerb):
    """Turn up cards of your deck, from its top, as far as such a card, which is bound as `name`; perhaps there is none."""

    filters: tuple[Filter, ...]
    name: str = "found"

    def _top(self, s: PcgState, scope: Scope) -> tuple[list[int], int]:
        """The cards that come up, and the number of the one that was looked for, or -1."""
        seen: list[int] = []
        for n in s.zone(scope.you, DECK):
            seen.append(s.ref(n))
            if all([f.test(s, n, scope) for f in self.filters]):
                return seen, n
        return seen, -1

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.Reveal(r, scope.you, scope.this) for r in self._top(s, scope)[0]]

    def after(self, s: PcgState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = self._top(s, scope)[1]
        return scope.bind(self.name, (s.ref(found),) if found >= 0 else ())

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        return None if s.zone(scope.you, DECK) else Objection(self.rule, "there is no card to reveal")

    def text(self, p: Printer) -> str:
        noun = a(noun_phrase(self.filters, "card", p))
        return f"turn up cards of your deck, from its top, as far as {noun}"


@dataclass(frozen=True)
class TakeFromDecks(Effect):
    """Of each player such a card is removed from the game: the first that comes up from the top of the deck, which is shuffled then.

    (vs2pcg:term-remove#1, vs2pcg:searching#1) They are bound as `name`.
    """

    filters: tuple[Filter, ...]
    name: str = "taken"

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = s.from_player(f.scope.you)
            f.scope = f.scope.bind(self.name, ())
        elif f.pos % 3 == 2 and s.outcome is not None:
            # the card has just been removed
            gone = tuple([e.landed for e in s.outcome.events if isinstance(e, ev.Remove)])
            f.scope = f.scope.bind(self.name, (*f.scope.get(self.name), *gone))
        if f.pos >= 3 * len(f.data):
            return DONE
        player = f.data[f.pos // 3]
        f.pos += 1
        deck = s.zone(player, DECK)
        found = next((n for n in deck if all([x.test(s, n, f.scope) for x in self.filters])), -1)
        if f.pos % 3 == 1:
            seen = deck if found < 0 else deck[: deck.index(found) + 1]
            return happen(s, *[ev.Reveal(s.ref(n), player, f.scope.this) for n in seen])
        if f.pos % 3 == 2:
            s.outcome = None
            return happen(s, ev.Remove(s.ref(found), player, f.scope.this)) if found >= 0 else None
        return happen(s, ev.Shuffle(player, why="vs2pcg:searching#1"))

    def text(self, p: Printer) -> str:
        noun = a(noun_phrase(self.filters, "card", p))
        return (
            f"each player turns up cards of their deck, from its top, as far as {noun}. "
            "Those characters are removed from the game, and the decks are shuffled"
        )


@dataclass(frozen=True)
class RevealIt(OnCards):
    """Show cards to all players."""

    word: ClassVar[str] = "reveal"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Reveal(ref, scope.you, scope.this)


@dataclass(frozen=True)
class RevealZones(PcgVerb):
    """Reveal all cards of one's hand, deck or KO pile (vs2pcg:basic-game-concepts#1)."""

    zones: tuple[int, ...]

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.Reveal(s.ref(n), scope.you, scope.this) for zone in self.zones for n in s.zone(scope.you, zone)]

    def idle_counts(self, s: PcgState, scope: Scope) -> bool:
        return True

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('reveal')} {p.their()} {joined([ZONE_NAMES[z] for z in self.zones])}"


@dataclass(frozen=True)
class BackOnTop(ToBottom):
    """Put cards back on the top of your deck, in an order of your choice (vs2pcg:resolving-effects#1)."""

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        decision = ToBottom.asks(self, s, scope, k)
        if decision is not None and decision.kind == "order":
            decision.prompt = "In which order, the first one on top?"
        return decision

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        # each goes on top of the one before
        return list(reversed(ToBottom.events(self, s, scope)))

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.ToDeck(ref, scope.you, scope.this, top=True)

    def text(self, p: Printer) -> str:
        return f"put {self.who.text(p)} back on top in any order"
