"""The vocabulary of the made-up game's cards: what they listen to, what they speak of, what they do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from longbox.kernel.abilities import Bindings, Continuous, Pattern, Write
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import Verb
from longbox.kernel.events import Event
from longbox.kernel.modifiers import Modifier
from longbox.kernel.queries import Choose, Condition, Filter, Query, Scope, This, Value, Who, noun_phrase, value_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted, signed
from tests.kernel.madeup import events as ev, times
from tests.kernel.madeup.state import (
    ALLY,
    DECK,
    EVENT,
    F_HANDS,
    F_STATUS,
    F_TEXT,
    HAND,
    MENACE,
    MINION,
    PLAY,
    THREATS,
    WATCHER,
    MadeUpState,
)

ME, MINE, THIS, ANY, ENEMY = "your watcher", "a character of yours", "this", "a character", "an enemy"


def meant(s: MadeUpState, whom: str, ref: int, scope: Scope) -> bool:
    """Is this reference what a pattern's word means for the holder of the ability?"""
    if whom == THIS:
        return ref == scope.this
    c = s.was(ref)
    if whom == ME:
        return bool(c.printed.kind == WATCHER and c.owner == scope.you)
    if whom == MINE:
        return bool(c.printed.kind in (WATCHER, ALLY) and c.owner == scope.you)
    return bool(whom == ANY or (whom == ENEMY and c.printed.kind in (MENACE, MINION)))


# -- what abilities listen to -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Takes(Pattern):
    """Damage to somebody; `after` only changes the wording."""

    whom: str
    after: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Damage,)

    def matches(self, s: MadeUpState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((),) if meant(s, self.whom, event.to, scope) else ()

    def text(self, p: Printer) -> str:
        whom = p.name if self.whom == THIS else self.whom
        return f"after {whom} takes damage" if self.after else f"when {whom} would take damage"


@dataclass(frozen=True)
class IsDefeated(Pattern):
    """Somebody is defeated."""

    whom: str
    after: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Defeat,)

    def matches(self, s: MadeUpState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((),) if meant(s, self.whom, event.card, scope) else ()

    def text(self, p: Printer) -> str:
        return f"{'after' if self.after else 'when'} {p.name if self.whom == THIS else self.whom} is defeated"


@dataclass(frozen=True)
class Attacks(Pattern):
    """An enemy attacks: this one, or anyone who attacks you."""

    whom: str
    after: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Attack,)

    def matches(self, s: MadeUpState, event: Any, scope: Scope) -> Sequence[Bindings]:
        mine = event.enemy == scope.this if self.whom == THIS else event.player == scope.you
        return ((("it", (event.enemy,)),),) if mine else ()

    def text(self, p: Printer) -> str:
        when = "after" if self.after else "when"
        return f"{when} {p.name} attacks" if self.whom == THIS else f"{when} an enemy attacks you"


@dataclass(frozen=True)
class Defends(Pattern):
    """This defends against an enemy."""

    classes: ClassVar[tuple[type, ...]] = (ev.Defend,)

    def matches(self, s: MadeUpState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((("it", (event.attacker,)),),) if event.card == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"after {p.name} defends"


@dataclass(frozen=True)
class Initiates(Pattern):
    """The effects of a kind of card initiate."""

    kind: str
    after: bool = False
    classes: ClassVar[tuple[type, ...]] = (times.Initiate,)

    def matches(self, s: MadeUpState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((),) if s.was(event.source).printed.kind == self.kind and event.source != scope.this else ()

    def text(self, p: Printer) -> str:
        article = "an" if self.kind == EVENT else "a"
        return (
            f"after {article} {self.kind} is played"
            if self.after
            else f"when the effects of {article} {self.kind} would initiate"
        )


@dataclass(frozen=True)
class Rises(Pattern):
    """The alarm rises."""

    classes: ClassVar[tuple[type, ...]] = (ev.Alarm,)

    def matches(self, s: MadeUpState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((),)

    def text(self, p: Printer) -> str:
        return "when the alarm would rise"


@dataclass(frozen=True)
class Turns(Pattern):
    """This turns over."""

    classes: ClassVar[tuple[type, ...]] = (ev.TurnOver,)

    def matches(self, s: MadeUpState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((),) if event.card == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"after {p.name} turns over"


# -- conditions and values --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class IsReady(Condition):
    """This is ready."""

    facets: ClassVar[int] = F_STATUS

    def holds(self, s: MadeUpState, scope: Scope) -> bool:
        return s.there(scope.this) and not s.get(scope.this).exhausted

    def text(self, p: Printer) -> str:
        return f"{p.name} is ready"


@dataclass(frozen=True)
class NoCharges(Condition):
    """This has no charge left."""

    facets: ClassVar[int] = F_STATUS

    def holds(self, s: MadeUpState, scope: Scope) -> bool:
        return s.there(scope.this) and s.get(scope.this).charges == 0

    def text(self, p: Printer) -> str:
        return f"{p.name} has no charges"


@dataclass(frozen=True)
class LifeAtMost(Condition):
    """This has so much life left, or less, and shows its first face."""

    n: int
    facets: ClassVar[int] = F_STATUS

    def holds(self, s: MadeUpState, scope: Scope) -> bool:
        return s.there(scope.this) and s.get(scope.this).face == 0 and s.left(scope.this & NUMBER_MASK) <= self.n

    def text(self, p: Printer) -> str:
        return f"{p.name} has {self.n} life or less"


@dataclass(frozen=True)
class YourTurn(Condition):
    """It is your turn."""

    facets: ClassVar[int] = F_STATUS

    def holds(self, s: MadeUpState, scope: Scope) -> bool:
        return s.turn == scope.you

    def text(self, p: Printer) -> str:
        return "during your turn"


# -- what is spoken of ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind(Filter):
    """Cards of these kinds."""

    kinds: tuple[str, ...]
    noun: str
    place: ClassVar[str] = "noun"

    def test(self, s: MadeUpState, number: int, scope: Scope) -> bool:
        return bool(s.now(number).kind in self.kinds)

    def text(self, p: Printer) -> str:
        return self.noun


@dataclass(frozen=True)
class Yours(Filter):
    """Your own."""

    place: ClassVar[str] = "after"

    def test(self, s: MadeUpState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].owner == scope.you)

    def text(self, p: Printer) -> str:
        return "of yours"


@dataclass(frozen=True)
class Hurt(Filter):
    """With damage on it."""

    facets: ClassVar[int] = F_STATUS
    place: ClassVar[str] = "before"

    def test(self, s: MadeUpState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].damage > 0)

    def text(self, p: Printer) -> str:
        return "damaged"


@dataclass(frozen=True)
class Table(Query):
    """Cards in play that pass all filters."""

    filters: tuple[Filter, ...]
    facets: ClassVar[int] = F_TEXT

    def numbers(self, s: MadeUpState, scope: Scope) -> list[int]:
        found = [n for p in s.round_from(s.first) for n in s.zone(p, PLAY)] + s.enemies()
        return [n for n in found if all(f.test(s, n, scope) for f in self.filters)]

    def holds(self, s: MadeUpState, number: int, scope: Scope) -> bool:
        return s.in_play(number) and all(f.test(s, number, scope) for f in self.filters)

    def noun(self, p: Printer) -> str:
        return noun_phrase(self.filters, "card", p)


@dataclass(frozen=True)
class InHand(Query):
    """The cards in your hand."""

    facets: ClassVar[int] = F_HANDS

    def numbers(self, s: MadeUpState, scope: Scope) -> list[int]:
        return [n for n in s.zone(scope.you, HAND) if s.ref(n) != scope.this]

    def holds(self, s: MadeUpState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return "card from your hand"


ENEMY_KIND = Kind((MENACE, MINION), "enemy")
AN_ENEMY = Choose(Table((ENEMY_KIND,)), name="enemy")
CHARACTER = Kind((WATCHER, ALLY), "character")
A_HURT_ONE = Choose(Table((Hurt(), CHARACTER)), name="hurt")


@dataclass(frozen=True)
class EachEnemy(Who):
    """All minions, or all enemies."""

    query: Query = Table((ENEMY_KIND,))

    def refs(self, s: MadeUpState, scope: Scope) -> Sequence[int]:
        return [s.ref(n) for n in self.query.numbers(s, scope)]

    def text(self, p: Printer) -> str:
        return "each enemy"


@dataclass(frozen=True)
class YourWatcher(Who):
    """Your watcher."""

    def refs(self, s: MadeUpState, scope: Scope) -> Sequence[int]:
        return (s.ref(s.things[scope.you].watcher),)

    def text(self, p: Printer) -> str:
        return "your watcher"


# -- verbs ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Act(Verb):
    """A verb done to cards, one event for each."""

    who: Who
    word: ClassVar[str] = ""

    def rule_of_choice(self) -> str:
        return "madeup:3.1"

    def event(self, s: MadeUpState, ref: int, scope: Scope) -> Event:
        raise NotImplementedError

    def events(self, s: MadeUpState, scope: Scope) -> Sequence[Event]:
        return [self.event(s, r, scope) for r in self.who.refs(s, scope) if s.there(r)]

    def possible(self, s: MadeUpState, scope: Scope) -> Objection | None:
        c = self.who.choice()
        if c is not None:
            return None if c.query.numbers(s, scope) else Objection("madeup:3.1", "there is nothing to choose")
        refs = self.who.refs(s, scope)
        return None if not refs or any(self.event(s, r, scope).changes(s) for r in refs) else Objection("madeup:3.1", "no change")

    def text(self, p: Printer) -> str:
        return f"{p.verb(self.word)} {self.who.text(p)}"


@dataclass(frozen=True)
class Deal(Act):
    """To deal damage."""

    n: int | Value = 1
    words: frozenset[str] = frozenset()

    def event(self, s: MadeUpState, ref: int, scope: Scope) -> Event:
        return ev.Damage(ref, value_of(self.n).amount(s, scope), scope.you, scope.this, "effect", self.words)

    def text(self, p: Printer) -> str:
        more = f" with {' and '.join(sorted(self.words))}" if self.words else ""
        return f"{p.verb('deal')} {value_of(self.n).text(p)} damage to {self.who.text(p)}{more}"


@dataclass(frozen=True)
class HealIt(Act):
    """To heal."""

    n: int = 1

    def event(self, s: MadeUpState, ref: int, scope: Scope) -> Event:
        return ev.Heal(ref, self.n, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('heal')} {self.n} damage from {self.who.text(p)}"


@dataclass(frozen=True)
class ExhaustIt(Act):
    """To exhaust."""

    word = "exhaust"

    def event(self, s: MadeUpState, ref: int, scope: Scope) -> Event:
        return ev.Exhaust(ref, scope.you, scope.this)


@dataclass(frozen=True)
class ReadyIt(Act):
    """To ready."""

    word = "ready"

    def event(self, s: MadeUpState, ref: int, scope: Scope) -> Event:
        return ev.Ready(ref, scope.you, scope.this)


@dataclass(frozen=True)
class DischargeIt(Act):
    """To remove a charge."""

    def event(self, s: MadeUpState, ref: int, scope: Scope) -> Event:
        return ev.Discharge(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('remove')} a charge from {self.who.text(p)}"


@dataclass(frozen=True)
class TurnIt(Act):
    """To turn over."""

    word = "turn over"

    def event(self, s: MadeUpState, ref: int, scope: Scope) -> Event:
        return ev.TurnOver(ref, scope.you, scope.this)


@dataclass(frozen=True)
class DiscardIt(Act):
    """To discard."""

    word = "discard"

    def event(self, s: MadeUpState, ref: int, scope: Scope) -> Event:
        return ev.ToPile(ref, scope.you, scope.this)


@dataclass(frozen=True)
class PutIntoPlay(Act):
    """To put into play."""

    word = "put into play"

    def event(self, s: MadeUpState, ref: int, scope: Scope) -> Event:
        return ev.EnterPlay(ref, scope.you, scope.this, scope.item)

    def text(self, p: Printer) -> str:
        return f"{p.verb('put')} {self.who.text(p)} into play"


@dataclass(frozen=True)
class DrawCards(Verb):
    """To draw cards."""

    n: int = 1

    def events(self, s: MadeUpState, scope: Scope) -> Sequence[Event]:
        return [ev.Draw(scope.you, scope.this) for _ in range(self.n)]

    def possible(self, s: MadeUpState, scope: Scope) -> Objection | None:
        return None if ev.Draw(scope.you).changes(s) else Objection("madeup:2.4", "there is no card to draw")

    def text(self, p: Printer) -> str:
        return f"{p.verb('draw')} {counted(self.n, 'card')}"


@dataclass(frozen=True)
class Raise(Verb):
    """To raise the alarm, or with a negative number to lower it."""

    n: int

    def events(self, s: MadeUpState, scope: Scope) -> Sequence[Event]:
        return [ev.Alarm(self.n, scope.you, scope.this) if self.n > 0 else ev.Quiet(-self.n, scope.you, scope.this)]

    def possible(self, s: MadeUpState, scope: Scope) -> Objection | None:
        return None if self.n > 0 or s.alarm else Objection("madeup:7", "there is no alarm")

    def text(self, p: Printer) -> str:
        return f"{p.verb('raise' if self.n > 0 else 'lower')} the alarm by {abs(self.n)}"


@dataclass(frozen=True)
class RevealThreat(Verb):
    """To reveal the top threat."""

    def events(self, s: MadeUpState, scope: Scope) -> Sequence[Event]:
        return [ev.Reveal(scope.you if scope.you in s.order else s.first)]

    def text(self, p: Printer) -> str:
        return f"{p.verb('reveal')} a threat"


@dataclass(frozen=True)
class LookAtThreat(Verb):
    """To look at the top threat."""

    def events(self, s: MadeUpState, scope: Scope) -> Sequence[Event]:
        return [ev.LookAt(s.ref(n), scope.you, scope.this) for n in s.shared(THREATS)[:1]]

    def possible(self, s: MadeUpState, scope: Scope) -> Objection | None:
        return None if s.shared(THREATS) else Objection("madeup:8", "there is no threat to look at")

    def text(self, p: Printer) -> str:
        return f"{p.verb('look')} at the top threat"


@dataclass(frozen=True)
class ShuffleDecks(Verb):
    """To shuffle the threats and your deck."""

    def events(self, s: MadeUpState, scope: Scope) -> Sequence[Event]:
        return [ev.Shuffle(s.common(THREATS)), ev.Shuffle(s.own(scope.you, DECK))]

    def text(self, p: Printer) -> str:
        return f"{p.verb('shuffle')} the threats and {p.their()} deck"


@dataclass(frozen=True)
class Plus(Write):
    """A change of attack and defence."""

    attack: int = 0
    defence: int = 0

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("attack", "*"), ("defence", "*"))

    def amount(self, s: MadeUpState, scope: Scope) -> Any:
        return (self.attack, self.defence)

    def apply(self, s: MadeUpState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        values.attack = max(0, values.attack + amount[0])
        values.defence = max(0, values.defence + amount[1])

    def words(self, p: Printer, many: bool) -> str:
        parts = [f"{signed(n)} {w}" for n, w in ((self.attack, "attack"), (self.defence, "defence")) if n]
        return f"{'get' if many else 'gets'} {' and '.join(parts)}"


@dataclass(frozen=True)
class Lasts(Verb):
    """A change of values until the attack or the round ends, for what it is then done to."""

    who: Who
    writes: tuple[Write, ...]
    until: str = "round"

    def events(self, s: MadeUpState, scope: Scope) -> Sequence[Event]:
        flagged = tuple(r for r in self.who.refs(s, scope) if s.there(r))
        if not flagged:
            return ()
        amounts = tuple(w.amount(s, scope) for w in self.writes)
        ability = Continuous(This(), self.writes)
        return [times.AddModifier(Modifier(ability, scope, 0, self.until, flagged, amounts), scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return f"{self.who.text(p)} {' and '.join(w.words(p, False) for w in self.writes)} until the end of the {self.until}"


def pick_from_hand(s: MadeUpState, player: int) -> Decision:
    """The sealed question of the pledges."""
    refs = [s.ref(n) for n in s.zone(player, HAND)]
    return Decision(
        player, s.game.seat_of(s, player), "madeup:2.1", "pledge", Pick(refs, 0, 1), (player,), "Pledge a card?", sealed=True
    )
