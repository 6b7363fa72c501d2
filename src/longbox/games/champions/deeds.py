"""The verbs of Marvel Champions that take time: activations, searches, reveals, putting into play, choices of players, what lasts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from longbox.games.champions import befall, moments as mo, moves as mv
from longbox.games.champions.abilities import Later
from longbox.games.champions.card import MINION, VILLAIN
from longbox.games.champions.choices import (
    AsPlayer as AsPlayer,
    EachPlayer as EachPlayer,
    Either as Either,
    FirstPlayer as FirstPlayer,
    Paid as Paid,
    PickCards as PickCards,
    Then as Then,
    YouMay as YouMay,
    discard_from_hand as discard_from_hand,
    pick_in_play as pick_in_play,
)
from longbox.games.champions.consequences import WAITED, after, looking_back, waiting
from longbox.games.champions.entering import has_entered
from longbox.games.champions.state import Activation, ChState
from longbox.games.champions.turn import likeness
from longbox.games.champions.words import Each, Elsewhere, InPlay
from longbox.kernel.abilities import Ability, Continuous, Pattern, Write
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import Effect, EffectFrame, Verb
from longbox.kernel.events import Event, Outcome, Undertaking, happen
from longbox.kernel.frames import DONE, Flow, Procedure
from longbox.kernel.modifiers import Modifier
from longbox.kernel.queries import Condition, Every, Query, Scope, Who
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted, joined, sentence

CHANGES = "champions:ability#3"


# -- activations ------------------------------------------------------------------------------------------------------------


class InTurn(Procedure):
    """champions:activation#5 several enemies activate one after the other: the villain first, minions in the player's order.

    With `anew` (all that are engaged with a player are meant, or all of some sort) it is looked up before each who is left: one
    that comes meanwhile joins them (champions:minion#4), and one that engages another player by then is told so no more.
    Outcome: all their activations.
    """

    __slots__ = ("anew", "done", "events", "left", "player", "source", "waits")

    def __init__(self, left: tuple[Any, ...], player: int, anew: EnemiesAct | None = None) -> None:
        super().__init__()
        self.left = left
        self.player = player
        self.events: tuple[Any, ...] = ()
        self.anew = anew
        self.source: int = left[0].source
        #: what is to wait for the last of them
        self.waits: Modifier | None = left[0].waits
        #: the enemies whose turn it has been
        self.done: tuple[int, ...] = ()

    def run(self, s: ChState) -> Flow:
        if self.pc == 1:
            self.left = (self.left[s.answer[0]], *(e for i, e in enumerate(self.left) if i != s.answer[0]))
            self.pc = 2
        elif self.pc == 3:
            if s.outcome is not None:
                self.events = (*self.events, *s.outcome.events)
            self.pc = 0
        if self.pc == 0:
            if self.anew is not None:
                found: Sequence[Any] = self.anew.events(s, Scope(self.player, self.source))
                self.left = tuple(e for e in found if e.enemy not in self.done)
            self.left = tuple(e for e in self.left if e.changes(s))
            if not self.left:
                s.outcome = Outcome(len(self.events), 0, self.events)
                return DONE
            first = [e for e in self.left if s.now(e.enemy).kind == VILLAIN]
            # of those that are alike none need be chosen
            if first or len({(e.player, likeness(s, e.enemy)) for e in self.left}) == 1:
                head = first[0] if first else self.left[0]
                self.left = (head, *(e for e in self.left if e is not head))
                self.pc = 2
            else:
                self.pc = 1
                # champions:first-player#3 against several players the first player says which comes next
                one = all(e.player == self.left[0].player for e in self.left)
                chooser = self.left[0].player if one else s.first
                shape = Pick(tuple(e.enemy for e in self.left))
                return Decision(
                    chooser,
                    s.game.seat_of(s, chooser),
                    "champions:activation#5",
                    "order",
                    shape,
                    (chooser,),
                    "Which activates next?",
                )
        event, self.left = self.left[0], self.left[1:]
        self.done = (*self.done, event.enemy)
        event = event.fork()
        event.waits = None
        if self.waits is not None and not self.left:
            # champions:delayed-effect#1 what comes of them all waits for the last
            event.waits = after(self.waits, records(self.events))
            self.waits = None
        self.pc = 3
        return happen(s, event)


def records(events: Sequence[Event]) -> tuple[Activation, ...]:
    """How the activations among these events stood at their end, also those that ended before their time."""
    return tuple(e.record for e in events if isinstance(e, mo.EndActivation))


@dataclass(frozen=True)
class EnemiesAct(Verb):
    """champions:activation#4 enemies attack (or scheme against) you, or with `engaged` each the player it is engaged with.

    Binds "activations" to what came of each, "amount" to damage dealt or threat placed, "hurt" to the characters damaged,
    "made" to whether any was made at all.
    """

    who: Who
    kind: str = "attack"
    engaged: bool = False
    #: only against heroes
    heroes: bool = False
    #: a character that is attacked, and with it its player (champions:faq:clash-of-titans#1)
    at: Who | None = None
    #: if so, it is given no boost card
    bare: Condition | None = None
    activates: ClassVar[bool] = True

    @property
    def everyone(self) -> bool:
        """Are they told to as those that are engaged with a player, be it all or those of some sort (champions:minion#4)?"""
        query = getattr(self.who, "query", None)
        if not isinstance(query, InPlay) or not isinstance(self.who, Each) or MINION not in query.kinds:
            return False
        return self.engaged or query.whose == "engaged" or any(f.__class__.__name__ == "Facing" for f in query.filters)

    def whos(self) -> Sequence[Who]:
        return (self.who,)

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for ref in self.who.refs(s, scope):
            if not s.alive(ref):
                continue
            player = s.get(ref).engaged if self.engaged else scope.you
            target = -1
            if self.at is not None:
                found = self.at.refs(s, scope)
                if not found:
                    continue
                target = found[0]
                player = s.get(target).controller
            if player not in s.order or (self.heroes and not s.is_hero(player)):
                continue
            cls = mo.EnemyAttack if self.kind == "attack" else mo.EnemyScheme
            event = cls(ref, player, scope.this, target)
            event.given = -int(self.bare is not None and self.bare.holds(s, scope))
            event.waits = waiting(scope)
            out.append(event)
        return out

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if isinstance(self.who, Each) and not self.events(s, scope):
            return Objection(CHANGES, "there is no enemy to do it")
        return None

    def perform(self, s: ChState, events: Sequence[Event]) -> Flow:
        anew = self if self.everyone and self.at is None else None
        return InTurn(tuple(events), events[0].player, anew)

    def after(self, s: ChState, scope: Scope, outcome: Any) -> Scope:
        events = outcome.events if outcome else ()
        begun = [e for e in events if isinstance(e, mo.Activates) and not e.cancelled]
        made = bool(begun)
        bound = looking_back(s, scope, records(events)).bind(WAITED, any(e.waits is not None for e in begun) or None)
        bound = bound.bind("players attacked", tuple(e.player for e in begun if isinstance(e, mo.EnemyAttack)))
        return bound.bind("made", int(made)).with_did(made)

    def text(self, p: Printer) -> str:
        many = isinstance(self.who, Every)
        if self.kind == "scheme":
            return f"{self.who.text(p)} scheme{'' if many else 's'}"
        whom = "the player it is engaged with" if self.engaged else p.person
        if self.at is not None:
            whom = self.at.text(p)
        if self.heroes:
            whom = "the hero it is engaged with" if self.engaged else "your hero"
        words = f"{self.who.text(p)} attacks {whom}"
        if self.bare is not None:
            words += f". If {self.bare.text(p)}, this activation gets no boost card"
        return words


# -- into play, from elsewhere ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Drones(Verb):
    """The top cards of your deck enter play face down, engaged with you as Drone minions (champions:play#4)."""

    n: int = 1
    top_of: str = "your deck"

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [DroneCome(scope.you, scope.this) for _ in range(self.n)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return None if any(e.changes(s) for e in self.events(s, scope)) else Objection(CHANGES, "there is no card in that deck")

    def text(self, p: Printer) -> str:
        cards = f"card{'' if self.n == 1 else 's'}"
        n = "" if self.n == 1 else f"{self.n} "
        with_ = "you" if p.person == "you" else "them"
        noun = "a Drone minion" if self.n == 1 else "Drone minions"
        return f"{p.verb('put')} the top {n}{cards} of {p.their()} deck into play facedown, engaged with {with_} as {noun}"


class DroneCome(Undertaking):
    """The top card of a player's deck is to enter play face down as a drone."""

    __slots__ = ()
    rule = "champions:play#4"

    def changes(self, s: ChState) -> bool:
        return self.player in s.order and mv.top(s, self.player) is not None


@dataclass(frozen=True)
class PutIntoPlay(Verb):
    """champions:play#p2 cards enter play: a minion engaged with you (or the first player), an ally as yours.

    A card that attaches is attached to `host`, or as its text says.
    """

    who: Who
    first: bool = False
    said: str = ""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        you = s.first if self.first else scope.you
        return [Puts(r, you, scope.this) for r in self.who.refs(s, scope) if s.there(r) and not s.in_play(r & NUMBER_MASK)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if isinstance(self.who, Each) and not self.events(s, scope):
            return Objection(CHANGES, "there is no such card")
        return None

    def after(self, s: ChState, scope: Scope, outcome: Any) -> Scope:
        entered = any(isinstance(e, Puts) and has_entered(s, e.card) for e in outcome.events) if outcome else False
        return scope.with_did(entered)

    def text(self, p: Printer) -> str:
        words = f"{p.verb('put')} {self.who.text(p)} into play"
        return words + (self.said or "")


class Puts(Undertaking):
    """A card is to be put into play."""

    __slots__ = ("card",)
    rule = "champions:play#p2"

    def __init__(self, card: int, player: int, source: int) -> None:
        super().__init__(player, source)
        self.card = card

    def changes(self, s: ChState) -> bool:
        return bool(s.there(self.card)) and not s.in_play(self.card & NUMBER_MASK)


@dataclass(frozen=True)
class RevealIt(Verb):
    """champions:reveal#p3 you reveal cards, from wherever they are; without `who` the top card of the encounter deck."""

    who: Who | None = None
    said: str = ""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        you = searcher(s, scope)
        if self.who is None:
            return [Reveals(-1, you, scope.this)]
        return [Reveals(r, you, scope.this) for r in self.who.refs(s, scope) if s.there(r)]

    def after(self, s: ChState, scope: Scope, outcome: Any) -> Scope:
        entered = (
            any(isinstance(e, Reveals) and e.card >= 0 and has_entered(s, e.card) for e in outcome.events) if outcome else False
        )
        return scope.bind("entered", int(entered))

    def text(self, p: Printer) -> str:
        return (
            f"{p.verb('reveal')} {self.said or ('the top card of the encounter deck' if self.who is None else self.who.text(p))}"
        )


class Reveals(Undertaking):
    """A player is to reveal a card."""

    __slots__ = ("card",)
    rule = "champions:reveal#p3"

    def __init__(self, card: int, player: int, source: int) -> None:
        super().__init__(player, source)
        self.card = card


@dataclass(frozen=True)
class MillUntil(Verb):
    """champions:encounter-deck#2 discards from the encounter deck until a card of the query comes; binds it as "found"."""

    query: Elsewhere

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        whose = scope.you if self.query.zones == ("deck",) else -1
        return [mv.MillUntil(frozenset(self.query.numbers(s, scope)), scope.you, scope.this, whose)]

    def after(self, s: ChState, scope: Scope, outcome: Any) -> Scope:
        found = tuple(e.found for e in outcome.events if isinstance(e, mv.MillUntil) and e.found >= 0) if outcome else ()
        return scope.bind("found", found)

    def text(self, p: Printer) -> str:
        from longbox.games.champions.words import kinds_noun
        from longbox.kernel.queries import noun_phrase
        from longbox.kernel.text import a

        noun = noun_phrase(self.query.filters, kinds_noun(self.query.kinds), p)
        deck = f"the top of {p.their()} deck" if self.query.zones == ("deck",) else "the encounter deck"
        return f"{p.verb('discard')} cards from {deck} until {a(noun)} is discarded"


def searcher(s: ChState, scope: Scope) -> int:
    """champions:player-elimination#p4 who carries on with an ability: its player, or the first player once that one is out."""
    return scope.you if scope.you in s.order else s.first


@dataclass(frozen=True)
class Search(Effect):
    """champions:search looks through decks or piles for cards of a query, and shuffles the decks searched.

    The whole of them, though only the top cards were looked at (champions:faq:hawkeyes-quiver#1).

    champions:search#1, champions:search#p2, champions:search#3, champions:shuffle#2. Up to `most` cards are chosen, bound as
    "found", and `then` is done with them (It("found")).

    champions:search#2, champions:you-your#7
    """

    query: Elsewhere
    then: Effect
    most: int = 1
    said: str = ""

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            if "deck" in self.query.zones or self.query.zones[0] == "encounter deck":
                return happen(s, mv.LookAt(searcher(s, f.scope), tuple(s.ref(n) for n in self._seen(s, f.scope)), f.scope.this))
        if f.pos == 1:
            f.pos = 2
            found = tuple(s.ref(n) for n in self.query.numbers(s, f.scope))
            # champions:copy several copies are one choice
            codes: dict[str, int] = {}
            for r in found:
                codes.setdefault(s.get(r).printed.code, r)
            f.data = tuple(codes.values()) if self.most == 1 else found
            if f.data:
                you = searcher(s, f.scope)
                shape = Pick(f.data, 1 if self.most == 1 else 0, self.most)
                return Decision(
                    you,
                    s.game.seat_of(s, you),
                    "champions:search#1",
                    "search",
                    shape,
                    (f.scope.this,),
                    "Choose what you search for",
                )
        if f.pos == 2:
            f.pos = 3
            chosen = tuple(f.data[i] for i in s.answer) if f.data else ()
            f.scope = f.scope.bind("found", chosen).with_did(bool(chosen))
            if chosen:
                return f.child(self.then)
        elif f.pos == 3:
            f.adopt(s)
        f.pos = 9
        decks = self._decks(s, f.scope)
        f.data = None
        if decks:
            f.pos = 8
            return happen(s, *[mv.Shuffle(d, f.scope.you, f.scope.this) for d in decks]) or DONE
        return DONE

    def _seen(self, s: ChState, scope: Scope) -> list[int]:
        return Elsewhere(self.query.zones, top=self.query.top).numbers(s, scope)

    def _decks(self, s: ChState, scope: Scope) -> list[int]:
        return [-1 if z == "encounter deck" else scope.you for z in self.query.zones if z in ("deck", "encounter deck")]

    def text(self, p: Printer) -> str:
        where = joined([("the " if z.startswith("encounter") else f"{p.their()} ") + z for z in self.query.zones])
        if self.query.top:
            where = f"the top {f'{self.query.top} cards' if self.query.top > 1 else 'card'} of {where}"
        from longbox.games.champions.words import kinds_noun
        from longbox.kernel.queries import noun_phrase
        from longbox.kernel.text import a

        noun = self.said or noun_phrase(self.query.filters, kinds_noun(self.query.kinds) if self.query.kinds else "card", p)
        what = noun if self.said else a(noun) if self.most == 1 else f"up to {counted(self.most, noun)}"
        shuffle = f". {sentence(p.verb('shuffle'))[:-1]} that deck" if self._named_decks() else ""
        return f"{p.verb('search')} {where} for {what} and {self.then.text(p)}{shuffle}"

    def _named_decks(self) -> bool:
        return any(z.endswith("deck") for z in self.query.zones)


# -- what lasts ---------------------------------------------------------------------------------------------------------------

UNTIL = {
    "phase": "until the end of the phase",
    "round": "until the end of the round",
    "turn": "until the end of your turn",
    "activation": "until the end of this activation",
    "": "",
}


def waits(s: ChState, scope: Scope) -> Any:
    """Where the activation waits that an interrupt of this scope interrupts, None if it is under way or there is none."""
    from longbox.kernel.windows import pending

    return scope.get("pending") if isinstance(pending(s, scope), mo.Activates) else None


@dataclass(frozen=True)
class Last(Verb):
    """champions:lasting-effects characters get or gain something for a time.

    champions:lasting-effects#2: with a query it reaches what comes later; with other words those there are.
    """

    who: Who | Query
    writes: tuple[Write, ...]
    until: str = "phase"

    def whos(self) -> Sequence[Who]:
        return (self.who,) if isinstance(self.who, Who) else ()

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        if self.until == "activation" and not s.activations and waits(s, scope) is None:
            # it can be initiated only in the time that it lasts (champions:lasting-effects#4)
            return []
        if isinstance(self.who, Query):
            ability: Ability = Continuous(self.who, self.writes)
            flagged = None
            amounts = None
        else:
            refs = tuple(r for r in self.who.refs(s, scope) if s.there(r))
            if not refs:
                return []
            ability = Continuous(self.who, self.writes)
            flagged = refs
            amounts = tuple(w.amount(s, scope) for w in self.writes)
        return [befall.Lasting(Modifier(ability, scope, 0, self.until, flagged, amounts), scope.you, scope.this, waits(s, scope))]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if self.until == "activation" and not s.activations and waits(s, scope) is None:
            return Objection("champions:lasting-effects#4", "no attack or scheme of an enemy is under way")
        if isinstance(self.who, Query) or self.who.__class__.__name__ == "Target":
            return None
        return None if any(s.there(r) for r in self.who.refs(s, scope)) else Objection(CHANGES, "there is nobody to get it")

    def text(self, p: Printer) -> str:
        many = isinstance(self.who, Query)
        subject = f"each {self.who.noun(p)}" if isinstance(self.who, Query) else self.who.text(p)
        words = joined([w.words(p, False) for w in self.writes])
        if subject == "you" and not many:
            words = joined([w.words(p, True) for w in self.writes])
        until = UNTIL.get(self.until, f"until the end of the {self.until}")
        return f"{subject} {words} {until}".strip()


@dataclass(frozen=True)
class Lends(Verb):
    """An ability that works for a time, or so many times: a lower cost for the next card, a prohibition."""

    ability: Ability
    until: str = "phase"
    uses: int = -1
    #: whose it is, if not yours
    who: Who | None = None

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        inner = scope
        if self.who is not None:
            refs = self.who.refs(s, scope)
            inner = scope.copy()
            inner.you = refs[0] & NUMBER_MASK if refs else scope.you
        return [befall.Lasting(Modifier(self.ability, inner, 0, self.until, None, None, self.uses), scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return self.ability.text(p)


@cache
def waiting_for(on: Pattern, effect: Effect) -> Later:
    """What waits for its time: of two that say the same it is not asked which comes first."""
    return Later(on, effect)


@dataclass(frozen=True)
class Delay(Verb):
    """champions:delayed-effect something happens later, by itself: when a pattern comes true."""

    on: Pattern
    effect: Effect

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        later = Modifier(waiting_for(self.on, self.effect), scope, 0, "", None, None, 1)
        return [befall.Lasting(later, scope.you, scope.this, waits(s, scope))]

    def text(self, p: Printer) -> str:
        return f"{self.on.text(p)}, {self.effect.text(p)}"


@dataclass(frozen=True)
class TakeInstead(Verb):
    """You take damage equal to what would have been placed (Great Responsibility)."""

    word: ClassVar[str] = "dealt"

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        event = befall.Damage(s.identity_ref(scope.you), int(scope.get("dealt", 0)), scope.you, scope.this)
        return [event]

    def text(self, p: Printer) -> str:
        return f"{p.verb('take')} that much damage"


@dataclass(frozen=True)
class CancelIcons(Verb):
    """champions:cancel the boost icons of the card being turned up are cancelled."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [mo.IconsCancelled(scope.get("pending"), scope.you, scope.this)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        from longbox.kernel.windows import pending

        event = pending(s, scope)
        if isinstance(event, mo.TurnBoost) and event.icons:
            return None
        return Objection(CHANGES, "there are no boost icons to cancel")

    def text(self, p: Printer) -> str:
        return f"{p.verb('cancel')} the boost icons on that card"
