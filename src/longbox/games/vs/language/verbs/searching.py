"""Searching decks, revealing and looking at cards (708.9, 708.10)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev
from longbox.games.vs.language.references import EventPlayer, TopOf
from longbox.games.vs.language.verbs.base import PlayerVerb
from longbox.games.vs.state import DECK, HAND
from longbox.games.vs.state.bases import Effect, Procedure
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, step
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Value, You, noun_phrase, value_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import counted, joined, number_word, plural, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.effects import EffectFrame
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Condition, Filter, Scope, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Search(Effect):
    """To search a deck for up to `most` cards of a property, put them into the hand (or on "top"), shuffle (vs:708.10).

    With `to` "found" they are only bound under "found", for what is done with them then.
    """

    filters: tuple[Filter, ...]
    most: int = 1
    to: str = "hand"
    show: bool = True
    player: Who = You()

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            deck = self.player.refs(s, f.scope)[0]
            return Searching(f.scope.you, deck, self, f.scope)
        found = s.outcome
        f.scope = f.scope.bind("found", found).with_did(bool(found))
        return DONE

    def text(self, p: Printer) -> str:
        from longbox.kernel.queries import noun_phrase
        from longbox.kernel.text import a

        noun = noun_phrase(self.filters, "card", p)
        what = a(noun) if self.most == 1 else f"up to {counted(self.most, noun)}"
        it = "it" if self.most == 1 else "them"
        where = f"put {it} into {p.their()} hand" if self.to == "hand" else f"shuffle, and put {it} on top of {p.their()} deck"
        reveal = f", reveal {it}" if self.show else ""
        if self.to == "found":
            return f"{p.verb('search')} {p.their()} deck for {what}"
        return f"{p.verb('search')} {p.their()} deck for {what}{reveal}, and {where}"


@dataclass(frozen=True)
class RevealTop(Effect):
    """To reveal cards from the top of a deck; those with a property go to the hand, the rest to the bottom.

    With `if_`, read with the revealed cards bound under "revealed", none go to the hand unless it is true.
    """

    n: int = 1
    keep: tuple[Filter, ...] = ()
    rest: str = "bottom"
    player: Who = You()
    if_: Condition | None = None

    def count(self, s: VsState, scope: Scope) -> int:
        """How many cards are revealed."""
        return self.n

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            return RevealingTop(self.player.refs(s, f.scope)[0], self, f.scope)
        f.scope = f.scope.bind("revealed", s.outcome).with_did(bool(s.outcome))
        return DONE

    def text(self, p: Printer) -> str:
        from longbox.kernel.queries import noun_phrase
        from longbox.kernel.text import a, number_word, plural

        noun = noun_phrase(self.keep, "card", p)
        if self.n == 1:
            one = a(noun)
            return f"reveal the top card of your deck. {one[:1].upper()}{one[1:]} goes to your hand, any other to the bottom of your deck"
        put = f"put all revealed {plural(noun)} into your hand"
        start = f"reveal the top {number_word(self.n)} cards of your deck"
        if self.if_ is not None:
            return f"{start}. If {self.if_.text(p)}, {put}. The others go under your deck"
        return f"{start}. P{put[1:]} and the others under your deck"


@dataclass(frozen=True)
class Mill(PlayerVerb):
    """Cards from the top of a deck are removed from the game, or put into the KO'd pile."""

    n: int | Value
    to: str = "removed"

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        n = value_of(self.n).amount(s, scope)
        players = self.player.refs(s, scope)
        if scope.collected is not None:
            return [ev.TakeOffTop(p, n, scope.this, self.to) for p in players]
        return [e for p in players for e in ev.off_the_top(s, p, n, scope.this, self.to)]

    def text(self, p: Printer) -> str:
        n = "that many cards" if isinstance(self.n, Value) else counted(self.n, "card")
        where = "from the game" if self.to == "removed" else "into the KO'd pile"
        verb = "remove" if self.to == "removed" else "put"
        return self.say(
            p, verb, f"{n} from the top of {'your' if not self.subject(p) and p.person == 'you' else 'their'} deck {where}"
        )


@dataclass(frozen=True)
class RevealTopOr(RevealTop):
    """Reveals another number of cards instead while a condition is true (vs:508.2j)."""

    when: Condition | None = None
    instead: int = 2

    def count(self, s: VsState, scope: Scope) -> int:
        return self.instead if self.when is not None and self.when.holds(s, scope) else self.n

    def text(self, p: Printer) -> str:
        assert self.when is not None
        first = "the top card" if self.n == 1 else f"the top {number_word(self.n)} cards"
        swap = sentence(f"if {self.when.text(p)}, instead, reveal {number_word(self.instead)} cards")
        kept = noun_phrase(self.keep, "card", p)
        return f"reveal {first} of your deck. {swap} Put all revealed {kept}s into your hand and the others under your deck"


@dataclass(frozen=True)
class RevealHand(PlayerVerb):
    """A player reveals the whole hand (vs:708.9a)."""

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.Reveal(s.ref(n), p, scope.this) for p in self.player.refs(s, scope) for n in s.zone(p, HAND)]

    def text(self, p: Printer) -> str:
        return self.say(p, "reveal", "your hand" if p.person == "you" and not self.subject(p) else "their hand")


_ZONE_WORDS = {DECK: "deck", HAND: "hand"}


@dataclass(frozen=True)
class SearchAll(Effect):
    """To search zones of a player for all cards of a property and remove them from the game; a deck is shuffled (vs:708.10b).

    With `copies` one such card is chosen first, and all its copies are meant: same name, version and identity (vs:708.2f).
    """

    filters: tuple[Filter, ...]
    zones: tuple[int, ...] = (DECK,)
    player: Who = field(default_factory=EventPlayer)
    copies: bool = False

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            return SearchingAll(f.scope.you, self.player.refs(s, f.scope)[0], self, f.scope)
        f.scope = f.scope.with_did(bool(s.outcome))
        return DONE

    def text(self, p: Printer) -> str:
        noun = noun_phrase(self.filters, "card", p)
        what = f"copies of a {noun}" if self.copies else plural(noun)
        where = joined([_ZONE_WORDS[z] for z in self.zones])
        return f"search {self.player.text(p)}'s {where} for all {what} and remove them from the game"


class SearchingAll(Procedure):
    """vs:708.10c one game action: look, find as many as one likes (vs:708.10a), remove them, shuffle. Outcome: what was found."""

    __slots__ = ("decision", "found", "like", "node", "owner", "player", "scope")

    def __init__(self, player: int, owner: int, node: SearchAll, scope: Scope) -> None:
        super().__init__()
        self.player = player
        self.owner = owner
        self.node = node
        self.scope = scope
        self.like: Any = None
        self.found: tuple[int, ...] = ()
        self.decision: Decision | None = None

    def _there(self, s: VsState) -> list[int]:
        cards = [n for z in self.node.zones for n in s.zone(self.owner, z)]
        return [s.ref(n) for n in cards if all(f.test(s, n, self.scope) for f in self.node.filters)]

    def _ask(self, s: VsState, refs: Sequence[int], least: int, most: int) -> Decision | None:
        if not refs:
            return None
        shape = Pick(refs, least, most)
        about = (self.scope.this,)
        self.decision = Decision(
            self.player, s.game.seat_of(s, self.player), "vs:708.10a", "search", shape, about, "What is found?"
        )
        return self.decision

    @step("vs:708.10a")
    def look(self, s: VsState) -> Flow:
        cards = tuple(s.ref(n) for z in self.node.zones for n in s.zone(self.owner, z))
        what = f"{s.players[self.owner].name}'s {joined([_ZONE_WORDS[z] for z in self.node.zones])}"
        return happen(s, ev.LookAt(self.player, cards, self.scope.this, what)) if cards else None

    @step("vs:708.2f")
    def choose_what(self, s: VsState) -> Flow:
        return self._ask(s, self._there(s), 0, 1) if self.node.copies else None

    @step("vs:708.10a")
    def find(self, s: VsState) -> Flow:
        refs = self._there(s)
        if self.node.copies:
            if self.decision is None or not s.answer:
                return self.goto("shuffle")
            self.like = s.card(self.decision.options[s.answer[0]]).printed.full_name
            refs = [r for r in refs if s.card(r).printed.full_name == self.like]
        self.decision = None
        return self._ask(s, refs, 0, len(refs))

    @step("vs:708.10c")
    def remove(self, s: VsState) -> Flow:
        if self.decision is None:
            return None
        self.found = tuple(self.decision.options[i] for i in s.answer)
        return happen(s, *[ev.RemoveFromGame(r, self.player, self.scope.this) for r in self.found]) if self.found else None

    @step("vs:708.10b")
    def shuffle(self, s: VsState) -> Flow:
        return happen(s, ev.Shuffle(self.owner)) if DECK in self.node.zones else None

    @step("vs:708.10a")
    def end(self, s: VsState) -> Flow:
        s.outcome = self.found
        return DONE


class Searching(Procedure):
    """vs:708.10 a player searches a deck; it is shuffled afterwards, found or not. Outcome: references of what was found.

    Also vs:G:Search.
    """

    __slots__ = ("decision", "deck", "found", "player", "scope", "search")

    def __init__(self, player: int, deck: int, search: Search, scope: Scope) -> None:
        super().__init__()
        self.player = player
        self.deck = deck
        self.search = search
        self.scope = scope
        self.found: tuple[int, ...] = ()
        self.decision: Decision | None = None

    @step("vs:708.10a")
    def look(self, s: VsState) -> Flow:
        cards = tuple(s.ref(n) for n in s.zone(self.deck, DECK))
        return happen(s, ev.LookAt(self.player, cards, self.scope.this, f"{s.players[self.deck].name}'s deck")) if cards else None

    @step("vs:708.10a")
    def choose(self, s: VsState) -> Flow:
        found = [s.ref(n) for n in s.zone(self.deck, DECK) if all(f.test(s, n, self.scope) for f in self.search.filters)]
        if not found:
            return None
        self.decision = Decision(
            self.player,
            s.game.seat_of(s, self.player),
            "vs:708.10a",
            "search",
            Pick(found, 0, self.search.most),
            (self.scope.this,),
            "Choose what you find",
        )
        return self.decision

    @step("vs:708.10c")
    def take(self, s: VsState) -> Flow:
        if self.decision is None:
            return None
        self.found = tuple(self.decision.options[i] for i in s.answer)
        self.decision = None
        if not self.found or self.search.to != "hand":
            return None
        return happen(s, *[ev.FromDeckToHand(r, self.player, self.scope.this, self.search.show) for r in self.found])

    @step("vs:213.2d")
    def shuffle(self, s: VsState) -> Flow:
        if self.search.to == "hand" and self.found:
            self.found = tuple(e.fresh for e in s.outcome.events if isinstance(e, ev.FromDeckToHand))
        return happen(s, ev.Shuffle(self.deck, found=self.found))

    @step("vs:213.2c")
    def order_on_top(self, s: VsState) -> Flow:
        """Several are put on top in an order that their owner chooses (vs:511.5)."""
        if self.search.to != "top" or len(self.found) < 2:
            return None
        owner, many = self.deck, len(self.found)
        shape = Pick(self.found, many, many, ordered=True)
        self.decision = Decision(
            owner, s.game.seat_of(s, owner), "vs:213.2c", "order", shape, (self.scope.this,), "In which order?"
        )
        return self.decision

    @step("vs:708.10c")
    def on_top(self, s: VsState) -> Flow:
        if self.search.to != "top" or not self.found:
            return None
        many = self.decision is not None
        if self.decision is not None:
            self.found = tuple(self.decision.options[i] for i in s.answer)
            self.decision = None
        events: list[Event] = [ev.ToDeck(r, self.player, self.scope.this, top=True, arranged=many) for r in self.found[::-1]]
        if self.search.show:
            events[0:0] = [ev.Reveal(r, self.player, self.scope.this) for r in self.found]
        return happen(s, *events)

    @step("vs:708.10a")
    def end(self, s: VsState) -> Flow:
        s.outcome = self.found
        return DONE


class RevealingTop(Procedure):
    """Cards from the top of a deck are revealed; some go to the hand, the rest to the bottom in an order their owner chooses."""

    __slots__ = ("cards", "decision", "node", "player", "scope")

    def __init__(self, player: int, node: RevealTop, scope: Scope) -> None:
        super().__init__()
        self.player = player
        self.node = node
        self.scope = scope
        self.cards: tuple[int, ...] = ()
        self.decision: Decision | None = None

    @step("vs:708.9a")
    def reveal(self, s: VsState) -> Flow:
        self.cards = tuple(s.ref(n) for n in s.zone(self.player, DECK)[: self.node.count(s, self.scope)])
        if not self.cards:
            s.outcome = ()
            return DONE
        return happen(s, *[ev.Reveal(r, self.player, self.scope.this) for r in self.cards])

    @step("vs:508.2b")
    def keep(self, s: VsState) -> Flow:
        scope = self.scope.bind("revealed", self.cards)
        if self.node.if_ is not None and not self.node.if_.holds(s, scope):
            return None
        kept = [r for r in self.cards if all(f.test(s, r & NUMBER_MASK, scope) for f in self.node.keep)]
        return happen(s, *[ev.FromDeckToHand(r, self.player, self.scope.this, True) for r in kept]) if kept else None

    @step("vs:213.2c")
    def order_the_rest(self, s: VsState) -> Flow:
        rest = [r for r in self.cards if s.there(r)]
        if len({s.card(r).printed.full_name for r in rest}) < 2 or self.node.rest != "bottom":
            return None
        self.decision = Decision(
            self.player,
            s.game.seat_of(s, self.player),
            "vs:213.2c",
            "order",
            Pick(rest, len(rest), len(rest), ordered=True),
            (self.scope.this,),
            "In which order?",
        )
        return self.decision

    @step("vs:213.2c")
    def put_the_rest(self, s: VsState) -> Flow:
        rest = [r for r in self.cards if s.there(r)]
        if self.decision is not None:
            rest = [self.decision.options[i] for i in s.answer]
            self.decision = None
        if not rest or self.node.rest != "bottom":
            return None
        return happen(s, *[ev.ToDeck(r, self.player, self.scope.this, arranged=len(rest) > 1) for r in rest])

    @step("vs:508.2b")
    def end(self, s: VsState) -> Flow:
        s.outcome = self.cards
        return DONE


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
