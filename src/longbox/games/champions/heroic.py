"""Words that the heroes of the core set need, and few others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from longbox.games.champions import moves as mv
from longbox.games.champions.card import UPGRADE
from longbox.games.champions.effects import ShuffleIn
from longbox.games.champions.state import DECK, DISCARD, F_HAND, F_TEXT, ChState
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import Effect, EffectFrame, Verb
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.plays import Using, hindrance
from longbox.kernel.queries import Condition, Filter, Query, Scope, Value, Who
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, plural


@dataclass(frozen=True)
class TechHand(Value):
    """Iron Man's larger hand: one card for each Tech upgrade, as far as a hand size of seven."""

    query: Query
    most: int
    base: int
    facets = F_TEXT

    def amount(self, s: ChState, scope: Scope) -> int:
        return max(0, min(len(self.query.numbers(s, scope)), self.most - self.base))

    def text(self, p: Printer) -> str:
        return f"the number of {plural(self.query.noun(p))} (to a hand size of {self.most})"


@dataclass(frozen=True)
class Sequence_(Effect):
    """The "Special" abilities of your Black Panther upgrades resolve, each once, in an order that you choose."""

    query: Query

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = tuple(s.ref(n) for n in self.query.numbers(s, f.scope) if s.things[n].up.special)
        elif f.pos == 1:
            chosen = f.data[s.answer[0]]
            f.data = tuple(r for r in f.data if r != chosen)
            f.pos = 0
            index, ability = s.get(chosen).up.special[0]
            scope = Scope(f.scope.you, chosen).bind("final", int(not f.data))
            # champions:ability#3 one that could change nothing is a step at which nothing is attacked or thwarted
            if hindrance(s, ability, (chosen, index), scope) is None:
                return Using(ability, scope, (chosen, index))
        # what has left play meanwhile is controlled by nobody
        f.data = tuple(r for r in f.data if s.alive(r))
        if not f.data:
            return DONE
        f.pos = 1
        you = f.scope.you
        return Decision(
            you, s.game.seat_of(s, you), "champions:special", "order", Pick(f.data), (f.scope.this,), "Which ability next?"
        )

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        # champions:ability#3: one of them must be able to change something
        for n in self.query.numbers(s, scope):
            for _, ability in s.things[n].up.special:
                inner = Scope(scope.you, s.ref(n))
                if all(c.query.numbers(s, inner) for c in ability.targets) and ability.effect.possible(s, inner) is None:
                    return None
        return Objection("champions:ability#3", "no upgrade's ability could change anything")

    def text(self, p: Printer) -> str:
        return f'resolve the "Special" ability on each {self.query.noun(p)}, in any order'


@dataclass(frozen=True)
class LastStep(Condition):
    """This is the final step of the sequence of "Special" abilities."""

    def holds(self, s: ChState, scope: Scope) -> bool:
        return bool(scope.get("final"))

    def text(self, p: Printer) -> str:
        return "this is the final step of the sequence"


@dataclass(frozen=True)
class EngagedWithTarget(Query):
    """The villain, and each enemy engaged with the player chosen as the target."""

    facets = F_TEXT

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        chosen = scope.targets[0] if scope.targets else ()
        player = chosen[0] & NUMBER_MASK if chosen else -1
        return [s.villain, *(s.minions(player) if player in s.order else [])]

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return "enemy that is the villain or engaged with a player of your choice"


@dataclass(frozen=True)
class Topmost(Verb):
    """The topmost card of a trait and type in the discard pile of the player chosen goes to that player's hand."""

    reads_pile: ClassVar[bool] = True
    trait: str
    who: Who

    def whos(self) -> Sequence[Who]:
        return ()

    def minds(self, s: ChState, number: int, you: int) -> bool:
        """champions:discard#3 does it matter to this where that card lies in its pile?"""
        v = s.things[number].printed.faces[0].values
        return v.kind == UPGRADE and self.trait in v.traits

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for ref in self.who.refs(s, scope):
            for n in s.zone(ref & NUMBER_MASK, DISCARD)[::-1]:
                if self.minds(s, n, scope.you):
                    out.append(mv.ToHand(s.ref(n), scope.you, scope.this))
                    break
        return out

    def text(self, p: Printer) -> str:
        return f"a player of your choice returns the topmost {self.trait} upgrade in their discard pile to their hand"


@dataclass(frozen=True)
class HasTopmost(Query):
    """Players with such a card in their discard pile (champions:choose#5)."""

    trait: str
    facets = F_HAND

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        out = []
        for q in s.in_order():
            found = (s.things[n].printed.faces[0].values for n in s.zone(q, DISCARD))
            if any(v.kind == UPGRADE and self.trait in v.traits for v in found):
                out.append(q)
        return out

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return "player"


@dataclass(frozen=True)
class Futurist(Effect):
    """You look at so many cards from the top of your deck, add one to your hand and discard the others."""

    n: int = 3

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        you = f.scope.you
        if f.pos == 0:
            f.pos = 1
            f.data = tuple(s.ref(n) for n in s.zone(you, DECK)[: self.n])
            if not f.data:
                return DONE
            return happen(s, mv.LookAt(you, f.data, f.scope.this))
        if f.pos == 1:
            f.pos = 2
            rule = "champions:look"
            return Decision(
                you, s.game.seat_of(s, you), rule, "search", Pick(f.data), (f.scope.this,), "Add which card to your hand?"
            )
        if f.pos == 2:
            f.pos = 3
            chosen = f.data[s.answer[0]]
            rest = [mv.Discard(r, you, f.scope.this) for r in f.data if r != chosen]
            return happen(s, mv.ToHand(chosen, you, f.scope.this), *rest)
        if f.pos == 3:
            f.pos = 4
            if not s.zone(you, DECK):
                return happen(s, mv.Remade(you))
        return DONE

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return None if s.zone(scope.you, DECK) else Objection("champions:ability#3", "your deck is empty")

    def text(self, p: Printer) -> str:
        return f"look at the top {self.n} cards of your deck. Add one to your hand and discard the others"


@dataclass(frozen=True)
class Different(Query):
    """champions:copy cards of a query of a title that no target chosen before has, one of each printing (MC-A7).

    Copies are not different cards; which of several printings it is, is up to the player. None after a choice of none.
    """

    query: Query
    #: nothing has been chosen yet that it differs from
    first: bool = False
    facets = F_HAND

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        if not all(scope.targets):
            return []
        taken = {s.get(r).printed.name for group in scope.targets for r in group}
        seen: dict[str, int] = {}
        for n in self.query.numbers(s, scope):
            printed = s.things[n].printed
            if printed.name not in taken:
                seen.setdefault(printed.code, n)
        return list(seen.values())

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return self.query.noun(p) if self.first else f"different {self.query.noun(p)}"


@dataclass(frozen=True)
class AllTargets(Who):
    """Everything that was chosen, target by target."""

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return [r for group in scope.targets for r in group]

    def text(self, p: Printer) -> str:
        query = p.targets[-1].query
        return f"up to {len(p.targets)} {plural(query.noun(p))}"


@dataclass(frozen=True)
class ShuffleTargets(ShuffleIn):
    """champions:shuffle all that was chosen is shuffled into its decks."""

    who: Who = AllTargets()

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        # its targets are chosen later, and looked at for themselves
        return None

    def text(self, p: Printer) -> str:
        return f"{p.verb('shuffle')} {self.who.text(p)} into your deck"


@dataclass(frozen=True)
class Chosen(Value):
    """How many cards were chosen for the cost (champions:choose#3)."""

    words: str
    name: str = "picked"

    def amount(self, s: ChState, scope: Scope) -> int:
        return len(scope.get(self.name, ()))

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class OfKind(Filter):
    """champions:card-types of this type, wherever it is."""

    kind: str
    place = "noun"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].printed.kind == self.kind)

    def text(self, p: Printer) -> str:
        return self.kind
