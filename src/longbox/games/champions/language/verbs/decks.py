"""Verbs that draw, discard, search, look and shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.language.filters import kinds_noun
from longbox.games.champions.language.queries import Elsewhere
from longbox.games.champions.language.references import AllTargets
from longbox.games.champions.language.values import Depends
from longbox.games.champions.language.verbs.base import CHANGES, Doing, done
from longbox.games.champions.language.verbs.cards import ShuffleIn
from longbox.games.champions.state import DECK, DISCARD, ENCOUNTER_DECK, HAND, UPGRADE
from longbox.games.champions.state.bases import Effect, Verb
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE
from longbox.kernel.nodes import dataclass
from longbox.kernel.plays import Using
from longbox.kernel.queries import Scope, This, noun_phrase, value_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import a, counted, joined, sentence

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.events import Event, Outcome
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Filter, Value, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class DrawCards(Verb):
    """champions:draw draws cards; `who` are players (you unless given)."""

    n: int | Value = 1
    who: Who | None = None

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        players = (scope.you,) if self.who is None else tuple(r & NUMBER_MASK for r in self.who.refs(s, scope))
        n = value_of(self.n).amount(s, scope)
        return [ev.Draw(q, n, scope.this) for q in players]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if self.who is not None or any(e.changes(s) for e in self.events(s, scope)):
            return None
        return Objection(CHANGES, "no card could be drawn")

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        return scope.bind("amount", done(outcome, ev.Draw))

    def text(self, p: Printer) -> str:
        if isinstance(self.n, Depends):
            cards = self.n.text(p, "card" if value_of(self.n.otherwise).text(p) == "1" else "cards")
        else:
            cards = counted(self.n, "card") if isinstance(self.n, int) else f"{self.n.text(p)} cards"
        if self.who is None:
            return f"{p.verb('draw')} {cards}"
        return f"{self.who.text(p)} draws {cards}"


@dataclass(frozen=True)
class DrawUpTo(Verb):
    """Draws until the hand has as many cards as the printed hand size."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        n = s.identity(scope.you).up.values.hand - len(s.zone(scope.you, HAND))
        return [ev.Draw(scope.you, n, scope.this)] if n > 0 else []

    def idle_counts(self, s: ChState, scope: Scope) -> bool:
        return True

    def text(self, p: Printer) -> str:
        return f"{p.verb('draw')} up to your printed hand size"


@dataclass(frozen=True)
class Mill(Verb):
    """champions:discard#4 discards cards from the top of a deck; binds "cards". `encounter` for the encounter deck."""

    n: int | Value = 1
    encounter: bool = False
    #: bound under this name
    name: str = "cards"

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        whose = -1 if self.encounter else scope.you
        return [ev.Mill(whose, value_of(self.n).amount(s, scope), scope.you, scope.this)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return None if ev.top(s, -1 if self.encounter else scope.you) is not None else Objection(CHANGES, "that deck is empty")

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = tuple(r for e in outcome.events if isinstance(e, ev.Mill) for r in e.cards) if outcome is not None else ()
        return scope.bind("amount", len(found)).bind(self.name, found)

    def text(self, p: Printer) -> str:
        n = value_of(self.n).text(p)
        deck = "the encounter deck" if self.encounter else f"{p.their()} deck"
        return f"{p.verb('discard')} the top {'card' if n == '1' else n + ' cards'} of {deck}"


@dataclass(frozen=True)
class RandomDiscard(Verb):
    """Discards cards of your hand at random; binds "cards"."""

    n: int | Value = 1

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [ev.RandomDiscard(scope.you, value_of(self.n).amount(s, scope), scope.this)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        hand = [n for n in s.zone(scope.you, HAND) if s.ref(n) != scope.this] if scope.you in s.order else []
        return None if hand else Objection(CHANGES, "there is no card to discard")

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = (
            tuple(r for e in outcome.events if isinstance(e, ev.RandomDiscard) for r in e.cards) if outcome is not None else ()
        )
        before = scope.get("cards", ())
        return scope.bind("amount", len(found)).bind("cards", (*before, *found))

    def text(self, p: Printer) -> str:
        cards = counted(self.n, "card") if isinstance(self.n, int) else f"{self.n.text(p)} cards"
        return f"{p.verb('discard')} {cards} at random from {p.their()} hand"


@dataclass(frozen=True)
class UnderIt(Verb):
    """A random card of your hand is put face down under this card."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [ev.RandomUnder(scope.you, scope.this, scope.this)]

    def text(self, p: Printer) -> str:
        return f"{p.verb('place')} a random card from {p.their()} hand facedown here"


@dataclass(frozen=True)
class MillUntil(Verb):
    """champions:encounter-deck#2 discards from the encounter deck until a card of the query comes; binds it as "found"."""

    query: Elsewhere

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        whose = scope.you if self.query.zones == ("deck",) else -1
        return [ev.MillUntil(frozenset(self.query.numbers(s, scope)), scope.you, scope.this, whose)]

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = tuple(e.found for e in outcome.events if isinstance(e, ev.MillUntil) and e.found >= 0) if outcome else ()
        return scope.bind("amount", len(found)).bind("found", found)

    def text(self, p: Printer) -> str:
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
                return happen(s, ev.LookAt(searcher(s, f.scope), tuple(s.ref(n) for n in self._seen(s, f.scope)), f.scope.this))
        if f.pos == 1:
            f.pos = 2
            found = tuple(s.ref(n) for n in self.query.numbers(s, f.scope))
            # champions:copy several copies are one choice
            codes: dict[str, int] = {}
            for r in found:
                codes.setdefault(s.card(r).printed.code, r)
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
            f.scope = f.scope.bind("amount", len(chosen)).bind("found", chosen).with_did(bool(chosen))
            if chosen:
                return f.child(self.then)
        elif f.pos == 3:
            f.adopt(s)
        f.pos = 9
        decks = self._decks(s, f.scope)
        f.data = None
        if decks:
            f.pos = 8
            return happen(s, *[ev.Shuffle(d, f.scope.you, f.scope.this) for d in decks]) or DONE
        return DONE

    def _seen(self, s: ChState, scope: Scope) -> list[int]:
        return Elsewhere(self.query.zones, top=self.query.top).numbers(s, scope)

    def _decks(self, s: ChState, scope: Scope) -> list[int]:
        return [-1 if z == "encounter deck" else scope.you for z in self.query.zones if z in ("deck", "encounter deck")]

    def text(self, p: Printer) -> str:
        where = joined([("the " if z.startswith("encounter") else f"{p.their()} ") + z for z in self.query.zones])
        if self.query.top:
            where = f"the top {f'{self.query.top} cards' if self.query.top > 1 else 'card'} of {where}"
        from longbox.kernel.queries import noun_phrase
        from longbox.kernel.text import a

        noun = self.said or noun_phrase(self.query.filters, kinds_noun(self.query.kinds) if self.query.kinds else "card", p)
        what = noun if self.said else a(noun) if self.most == 1 else f"up to {counted(self.most, noun)}"
        shuffle = f". {sentence(p.verb('shuffle'))[:-1]} that deck" if self._named_decks() else ""
        return f"{p.verb('search')} {where} for {what} and {self.then.text(p)}{shuffle}"

    def _named_decks(self) -> bool:
        return any(z.endswith("deck") for z in self.query.zones)


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
        v = s.cards[number].printed.faces[0].values
        return v.kind == UPGRADE and self.trait in v.traits

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for ref in self.who.refs(s, scope):
            for n in s.zone(ref & NUMBER_MASK, DISCARD)[::-1]:
                if self.minds(s, n, scope.you):
                    out.append(ev.ToHand(s.ref(n), scope.you, scope.this))
                    break
        return out

    def text(self, p: Printer) -> str:
        return f"a player of your choice returns the topmost {self.trait} upgrade in their discard pile to their hand"


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
            return happen(s, ev.LookAt(you, f.data, f.scope.this))
        if f.pos == 1:
            f.pos = 2
            rule = "champions:look"
            return Decision(
                you, s.game.seat_of(s, you), rule, "search", Pick(f.data), (f.scope.this,), "Add which card to your hand?"
            )
        if f.pos == 2:
            f.pos = 3
            chosen = f.data[s.answer[0]]
            rest = [ev.Discard(r, you, f.scope.this) for r in f.data if r != chosen]
            return happen(s, ev.ToHand(chosen, you, f.scope.this), *rest)
        if f.pos == 3:
            f.pos = 4
            if not s.zone(you, DECK):
                return happen(s, ev.Remade(you))
        return DONE

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return None if s.zone(scope.you, DECK) else Objection("champions:ability#3", "your deck is empty")

    def text(self, p: Printer) -> str:
        return f"look at the top {self.n} cards of your deck. Add one to your hand and discard the others"


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
class HandOf(Verb):
    """Each card of your hand with a printed resource of a type is discarded."""

    type: str

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        found = [n for n in s.zone(scope.you, HAND) if s.cards[n].printed.faces[0].values.resources.get(self.type)]
        return [ev.Discard(s.ref(n), scope.you, scope.this) for n in found]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return None

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        return scope.bind("amount", 0 if outcome is None else sum(isinstance(e, ev.Discard) for e in outcome.events))

    def text(self, p: Printer) -> str:
        return f"{p.verb('discard')} each card with a printed [{self.type}] resource from {p.their()} hand"


@dataclass(frozen=True)
class MillForEach(Mill):
    """champions:discard#4 the top card of your deck is discarded for each of something that an earlier part bound."""

    per: str = ""

    def text(self, p: Printer) -> str:
        return f"{p.verb('discard')} the top card of {p.their()} deck for each {self.per}"


@dataclass(frozen=True)
class EachMills(Mill):
    """champions:ability#4 the sentence is done for every player before what the next one counts: binds all that was discarded."""

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        before = scope.get("all discarded", ())
        done = super().after(s, scope, outcome)
        return done.bind("all discarded", (*before, *done.get(self.name, ())))


@dataclass(frozen=True)
class LookAtTop(Doing):
    """champions:look you look at the top card of a player's deck, or without one of the encounter deck."""

    who: Who | None = None

    def whos(self) -> Sequence[Who]:
        return () if self.who is None else (self.who,)

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        players = () if self.who is None else tuple(r & NUMBER_MASK for r in self.who.refs(s, scope))
        decks = [s.zone(q, DECK) for q in players] if self.who is not None else [s.common(ENCOUNTER_DECK)]
        found = tuple(s.ref(n) for deck in decks for n in deck[:1])
        return [ev.LookAt(scope.you, found, scope.this)] if found else []

    def able(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.zone(number, DECK))

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if self.who is None:
            return None if s.common(ENCOUNTER_DECK) else Objection("champions:ability#3", "that deck is empty")
        found = any(s.zone(q, DECK) for q in s.in_order())
        return None if found else Objection("champions:ability#3", "those decks are empty")

    def text(self, p: Printer) -> str:
        whose = "the encounter deck" if self.who is None else f"{self.who.text(p)}'s deck"
        return f"{p.verb('look')} at the top card of {whose}"


@dataclass(frozen=True)
class EachTime(Effect):
    """champions:alteration-effect#3 cards are discarded from a deck one by one; after each that passes, a part comes in between.

    The part is resolved whole, with the card bound as "it", before the discarding goes on. A deck that runs out ends it
    (champions:encounter-deck#2). Binds "cards" to all that were discarded.
    """

    mill: Mill
    filters: tuple[Filter, ...]
    part: Effect

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        # data: how many cards are left to discard; pos 0 discard, 1 look at what came, 2 the part is done
        if f.data is None:
            f.data = value_of(self.mill.n).amount(s, f.scope)
        if f.pos:
            before = f.scope.get("all cards", ())
            f.adopt(s)
            if f.pos == 1:
                found = f.scope.get(self.mill.name, ())
                f.scope = f.scope.bind("all cards", (*before, *found))
                f.data = f.data - 1 if found and not self._made_anew(s, f.scope, found[0]) else 0
                if found and all(x.test(s, found[0] & NUMBER_MASK, f.scope) for x in self.filters):
                    f.pos = 2
                    return EffectFrame(self.part, f.scope.bind("it", found))
            f.pos = 0
        if f.data <= 0:
            f.scope = f.scope.bind(self.mill.name, f.scope.get("all cards", ()))
            return DONE
        f.pos = 1
        return f.child(Mill(1, self.mill.encounter, self.mill.name))

    def _made_anew(self, s: ChState, scope: Scope, card: int) -> bool:
        """Was that the last card of its deck, which has been made anew from the pile?"""
        pile = ev.pile_of(s, card & NUMBER_MASK)
        return bool(s.cards[card & NUMBER_MASK].zone != pile)

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return self.mill.possible(s, scope)

    def text(self, p: Printer) -> str:
        noun = noun_phrase(self.filters, "card", p)
        return f"{self.mill.text(p)}. Each time {a(noun)} is discarded this way, {self.part.text(p)}"


@dataclass(frozen=True)
class ResolveTop(Effect):
    """champions:special, champions:faq:depowered#1 the "Special" ability of the top Invocation card is resolved, not played."""

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        f.pos += 1
        found = ev.top_invocation(s)
        if f.pos > 1 or found < 0 or not s.card(found).up.special:
            return DONE
        index, ability = s.card(found).up.special[0]
        return Using(ability, Scope(f.scope.you, found), (found, index))

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        found = ev.top_invocation(s)
        if found >= 0:
            inner = Scope(scope.you, found)
            for _, ability in s.card(found).up.special:
                if all(c.query.numbers(s, inner) for c in ability.targets) and ability.effect.possible(s, inner) is None:
                    return None
        return Objection("champions:ability#3", "that ability could change nothing")

    def text(self, p: Printer) -> str:
        return f'{p.verb("resolve")} the "Special" ability on that card'


@dataclass(frozen=True)
class InvocationDone(Doing):
    """champions:faq:images-of-ikonn#1 Invocation cards go to that deck's own pile, which alone changes something."""

    who: Who = This()
    said: str = "this card goes to the Invocation discard pile"

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.ToPile(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return self.said


@dataclass(frozen=True)
class DiscardInvocation(Verb):
    """The top card of the Invocation deck is discarded."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        found = ev.top_invocation(s)
        return [ev.ToPile(found, scope.you, scope.this)] if found >= 0 else []

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return None if ev.top_invocation(s) >= 0 else Objection("champions:ability#3", "there is no Invocation card")

    def text(self, p: Printer) -> str:
        return f"{p.verb('discard')} the top card of the Invocation deck"


@dataclass(frozen=True)
class WeaponsDeck(Verb):
    """The Experimental Weapons deck is made: its set lies apart from the encounter deck, shuffled."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [ev.ShuffleWeapons()]

    def text(self, p: Printer) -> str:
        return "shuffle the Experimental Weapons set, and set it next to the main scheme as a deck of its own"
