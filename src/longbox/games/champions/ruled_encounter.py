"""Words for encounter cards on which the FAQ rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from longbox.games.champions import befall
from longbox.games.champions.abilities import _print_on
from longbox.games.champions.defeating import timed
from longbox.games.champions.entering import starting
from longbox.games.champions.state import F_COUNTERS, F_TEXT, ChState
from longbox.games.champions.writes import STAT_WORDS
from longbox.kernel.abilities import When
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import Effect, EffectFrame, Verb
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Flow, Frame, Procedure, step
from longbox.kernel.queries import Condition, Query, Scope, Who
from longbox.kernel.text import Printer, joined, sentence

if TYPE_CHECKING:
    from longbox.games.champions.card import Face


@dataclass(frozen=True)
class Most(Query):
    """The cards of a query with the highest of a number, as it is just now."""

    query: Query
    stat: str
    facets = F_TEXT

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        found = self.query.numbers(s, scope)
        most = max((getattr(s.now(n), self.stat) or 0 for n in found), default=0)
        return [n for n in found if (getattr(s.now(n), self.stat) or 0) == most]

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{self.query.noun(p)} with the highest {STAT_WORDS[self.stat]}"


@dataclass(frozen=True)
class FirstPicks(Effect):
    """champions:first-player#1 of several cards that are meant the first player chooses one; bound under a name for a part."""

    query: Query
    name: str
    part: Effect

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.data = tuple(s.ref(n) for n in self.query.numbers(s, f.scope))
            f.pos = 1
            if f.data:
                shape, rule = Pick(f.data), "champions:first-player#1"
                return Decision(
                    s.first, s.game.seat_of(s, s.first), rule, "choose", shape, (f.scope.this,), "Choose which is meant"
                )
        if f.pos == 1:
            f.pos = 2
            f.scope = f.scope.bind(self.name, (f.data[s.answer[0]],) if f.data else ())
            return f.child(self.part)
        f.adopt(s)
        return DONE

    def text(self, p: Printer) -> str:
        return self.part.text(p)


@dataclass(frozen=True)
class AsSoonAs(When):
    """A condition that, once true, has an effect at once (champions:constant-abilities)."""

    def print_on(self, face: Face) -> None:
        """Note it on the face."""
        _print_on(self, face)

    def print(self, name: str) -> str:
        """The paragraph of rules text."""
        p = Printer(name)
        return sentence(f"if {self.condition.text(p)}, {self.effect.text(p)}")


class Flip(befall.TurnFace):
    """A two-sided encounter card shows its other side: the same card, with its damage (champions:faq:green-goblin#1).

    It has the counters of the new side, and if it is the villain what that says When Revealed resolves.
    """

    __slots__ = ()
    facets = befall.TurnFace.facets | F_COUNTERS

    def __init__(self, card: int, face: int, player: int, source: int) -> None:
        super().__init__(card, face, False, player, source)

    def apply(self, s: ChState) -> None:
        super().apply(s)
        c = s.write(self.number)
        c.counters = starting(s, c.up)

    def body(self, s: ChState) -> Frame | None:
        return Flipped(self.card) if self.number == s.villain else None

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.things[self.number].up.values.name} is face up"


class Flipped(Procedure):
    """What the side that has come up says When Revealed resolves."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    @step("champions:when-revealed#p2")
    def when_revealed(self, s: ChState) -> Flow:
        texts = timed(s, self.card, "When Revealed", s.first)
        return happen(s, *texts) if texts else None


@dataclass(frozen=True)
class FlipThem(Verb):
    """Two-sided cards are flipped, together."""

    who: tuple[Who, ...]

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for who in self.who:
            for ref in who.refs(s, scope):
                faces = len(s.get(ref).printed.faces)
                if s.alive(ref) and faces > 1:
                    # the sides of a stage lie next to each other
                    out.append(Flip(ref, s.get(ref).face ^ 1, scope.you, scope.this))
        return out

    def text(self, p: Printer) -> str:
        return f"{p.verb('flip')} {joined([who.text(p) for who in self.who])}"


@dataclass(frozen=True)
class CardIs(Condition):
    """The card just discarded is of this type."""

    kind: str

    def holds(self, s: ChState, scope: Scope) -> bool:
        return any(s.get(r).printed.kind == self.kind for r in scope.get("cards", ()))

    def text(self, p: Printer) -> str:
        return f"that card is a {self.kind}"


@dataclass(frozen=True)
class NotAttacked(Condition):
    """You were not attacked by what came before; the subject of the sentence says it."""

    def holds(self, s: ChState, scope: Scope) -> bool:
        return scope.you not in scope.get("players attacked", ())

    def text(self, p: Printer) -> str:
        return ""


@dataclass(frozen=True)
class ActiveCounter(Verb):
    """The counter of the active villain moves; with one villain in the game it stays with that one."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return []

    def idle_counts(self, s: ChState, scope: Scope) -> bool:
        return True

    def text(self, p: Printer) -> str:
        return f"{p.verb('give')} the active counter to the villain of the side scheme with least threat"
