"""Words that encounter cards of Marvel Champions need, and few others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from longbox.games.champions import befall, moments as mo, moves as mv
from longbox.games.champions.abilities import Part
from longbox.games.champions.card import Face
from longbox.games.champions.consequences import seq
from longbox.games.champions.deeds import Last, waits
from longbox.games.champions.effects import HealIt, Mill, PlaceThreat
from longbox.games.champions.state import BOOSTS, F_TEXT, ChState
from longbox.games.champions.terms import Symbols
from longbox.games.champions.words import InPlay, Named
from longbox.kernel.abilities import Bindings, Continuous, Pattern
from longbox.kernel.actions import Objection
from longbox.kernel.effects import Effect, Verb
from longbox.kernel.events import Event, Outcome, Undertaking, happen
from longbox.kernel.frames import DONE, Flow, Procedure
from longbox.kernel.modifiers import Modifier
from longbox.kernel.queries import Choose, Condition, Query, Scope, Times, Who
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, sentence
from longbox.kernel.windows import Instead, Replacing


@dataclass(frozen=True)
class JoinsYou(Verb):
    """This boost card, a minion, enters play engaged with you (champions:play#p2)."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        here = s.there(scope.this) and s.place(scope.this & NUMBER_MASK) == 100 + BOOSTS
        return [Joins(scope.this, scope.you)] if here else []

    def text(self, p: Printer) -> str:
        return f"put {p.name} into play engaged with you"


class Joins(Undertaking):
    """A boost card enters play as the minion it is."""

    __slots__ = ("card",)
    rule = "champions:play#p2"

    def __init__(self, card: int, player: int) -> None:
        super().__init__(player, card)
        self.card = card

    def changes(self, s: ChState) -> bool:
        return bool(s.there(self.card)) and not s.in_play(self.card & NUMBER_MASK)


@dataclass(frozen=True)
class AgainstOthers(Verb):
    """The attack of this enemy is resolved against each other hero as well, one after the other in player order."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        player: Any = scope.get("player", scope.you)
        return [again(scope.this, q) for q in s.in_order() if q != player and s.is_hero(q)]

    def perform(self, s: ChState, events: Sequence[Event]) -> Flow:
        return OneByOne(tuple(events))

    def text(self, p: Printer) -> str:
        return "also resolve this attack against each other hero"


#: marks an attack that is another one resolved again
ALSO = frozenset({"also"})


def again(enemy: int, player: int) -> mo.EnemyAttack:
    """The attack of an enemy, against another player."""
    attack = mo.EnemyAttack(enemy, player, enemy)
    attack.words = ALSO
    return attack


class OneByOne(Procedure):
    """Events that happen one after the other, in the order given. Outcome: all of them."""

    __slots__ = ("did", "left")

    def __init__(self, left: tuple[Any, ...]) -> None:
        super().__init__()
        self.left = left
        self.did: tuple[Any, ...] = ()

    def run(self, s: ChState) -> Flow:
        if self.pc and s.outcome is not None:
            self.did = (*self.did, *s.outcome.events)
        self.pc = 1
        if not self.left:
            s.outcome = Outcome(len(self.did), 0, self.did)
            return DONE
        event, self.left = self.left[0], self.left[1:]
        return happen(s, event)


@dataclass(frozen=True)
class Alone(Condition):
    """This attack is not itself one that is another resolved again."""

    def holds(self, s: ChState, scope: Scope) -> bool:
        return not ALSO & getattr(scope.event, "words", ALSO)

    def text(self, p: Printer) -> str:
        return "this is the first of its attacks"


@dataclass(frozen=True)
class Highest(Query):
    """The cards of a query with the highest printed hit points."""

    query: Query
    facets = F_TEXT

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        # champions:per-player-icon printed so much for each player it is worth that
        found = {n: s.game.printed(s, n).hp or 0 for n in self.query.numbers(s, scope)}
        most = max(found.values(), default=0)
        return [n for n, hp in found.items() if hp == most]

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{self.query.noun(p)} with the highest printed hit points"


@dataclass(frozen=True)
class EngagedPlayer(Who):
    """The player whom this minion is, or was, engaged with."""

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        player = s.was(scope.this).engaged
        return (player,) if player in s.order else ()

    def text(self, p: Printer) -> str:
        return "the engaged player"


@dataclass(frozen=True)
class SchemesOrAttacks(Pattern):
    """After this enemy has schemed or attacked."""

    classes = (mo.EnemyAttacked, mo.EnemySchemed)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((),) if event.by == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"after {p.name} schemes or attacks"


@dataclass(frozen=True)
class HandOf(Verb):
    """Each card of your hand with a printed resource of a type is discarded."""

    type: str

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        from longbox.games.champions.state import HAND

        found = [n for n in s.zone(scope.you, HAND) if s.things[n].printed.faces[0].values.resources.get(self.type)]
        return [mv.Discard(s.ref(n), scope.you, scope.this) for n in found]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return None

    def after(self, s: ChState, scope: Scope, outcome: Any) -> Scope:
        return scope.bind("amount", 0 if outcome is None else sum(isinstance(e, mv.Discard) for e in outcome.events))

    def text(self, p: Printer) -> str:
        return f"{p.verb('discard')} each card with a printed [{self.type}] resource from {p.their()} hand"


@dataclass(frozen=True)
class YourIdentity(Who):
    """champions:you-your your identity card, in whatever form."""

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return (s.identity_ref(scope.you),) if scope.you in s.order else ()

    def text(self, p: Printer) -> str:
        return f"{p.their()} identity"


@dataclass(frozen=True)
class Called(Who):
    """The card in play of this title (all of them, if there are several)."""

    name: str

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return [s.ref(n) for n in InPlay(frozenset(), (Named(self.name),)).numbers(s, scope)]

    def text(self, p: Printer) -> str:
        return self.name


@dataclass(frozen=True)
class OneCalled(Choose):
    """One card in play of this title."""

    name: str = "scheme"

    def text(self, p: Printer) -> str:
        return self.query.noun(p)


@dataclass(frozen=True)
class ThreatOnOne(PlaceThreat):
    """Threat on one scheme, which the first player chooses of several that are meant (champions:first-player#1)."""

    def chooser(self, s: ChState, scope: Scope) -> int:
        return s.first

    def rule_of_choice(self) -> str:
        return "champions:first-player#1"


@dataclass(frozen=True)
class MillForEach(Mill):
    """champions:discard#4 the top card of your deck is discarded for each of something that an earlier part bound."""

    per: str = ""

    def text(self, p: Printer) -> str:
        return f"{p.verb('discard')} the top card of {p.their()} deck for each {self.per}"


@dataclass(frozen=True)
class EachMills(Mill):
    """champions:ability#4 the sentence is done for every player before what the next one counts: binds all that was discarded."""

    def after(self, s: ChState, scope: Scope, outcome: Any) -> Scope:
        before = scope.get("all discarded", ())
        done = super().after(s, scope, outcome)
        return done.bind("all discarded", (*before, *done.get(self.name, ())))


@dataclass(frozen=True)
class OwnSymbols(Symbols):
    """Those on the cards of yours that were discarded."""

    name: str = "all discarded"

    def amount(self, s: ChState, scope: Scope) -> int:
        own = scope.bind(self.name, tuple(r for r in scope.get(self.name, ()) if s.get(r).owner == scope.you))
        return super().amount(s, own)


@dataclass(frozen=True)
class HealForEach(HealIt):
    """champions:heal so much for each card of a query."""

    def text(self, p: Printer) -> str:
        times, value = (self.n.n, self.n.value) if isinstance(self.n, Times) else (1, self.n)
        return f"{p.verb('heal')} {times} damage from {self.who.text(p)} for each {value.per.noun(p)}"  # type: ignore[union-attr]


@dataclass(frozen=True)
class PlaceForEach(PlaceThreat):
    """champions:threat so much for each card of a query that is in play."""

    def text(self, p: Printer) -> str:
        times, value = (self.n.n, self.n.value) if isinstance(self.n, Times) else (1, self.n)
        return f"{p.verb('place')} {times} threat here for each {value.per.noun(p)} in play"  # type: ignore[union-attr]


@dataclass(frozen=True)
class WhileCounting(Last):
    """champions:lasting-effects something for a time whose amount is counted anew whenever it is asked (champions:modifiers)."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        assert isinstance(self.who, Who)
        refs = tuple(r for r in self.who.refs(s, scope) if s.there(r))
        if not refs:
            return []
        modifier = Modifier(Continuous(self.who, self.writes), scope, 0, self.until, refs, None)
        return [befall.Lasting(modifier, scope.you, scope.this, waits(s, scope))]


@dataclass(frozen=True)
class InsteadThen(Instead):
    """An effect instead of what would happen, and then another (champions:replacement-effect)."""

    rest: Effect

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [Replacing(scope, seq(self.effect, self.rest))]

    def text(self, p: Printer) -> str:
        return f"{super().text(p)}. Then, {self.rest.text(p)}"


@dataclass(frozen=True)
class GameEnds(Verb):
    """champions:winning-the-game#1 a condition of the scenario's own is met: the players win the game, or lose it."""

    won: bool

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        reason = f"{s.seen(scope.this).name} ends the game"
        return [mo.End(self.won, "champions:winning-the-game#1", reason)]

    def text(self, p: Printer) -> str:
        return f"the players {'win' if self.won else 'lose'} the game"


@dataclass(frozen=True)
class Reminder(Part):
    """What the rules do anyway, said once more."""

    words: str

    def print_on(self, face: Face) -> None:
        return

    def text(self, p: Printer) -> str:
        return self.words

    def print(self, name: str) -> str:
        return f"({sentence(self.words)})"
