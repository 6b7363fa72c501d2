"""Looking for cards: searches for all of a kind, reveals, and a top card that everybody sees."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs import events as ev, moments
from longbox.games.vs.deeds import RevealTop
from longbox.games.vs.orders import PlayerVerb
from longbox.games.vs.questions import HandRevealed, TopRevealed
from longbox.games.vs.state import (
    DECK,
    F_HAND,
    F_RESOURCES,
    HAND,
    VsState,
)
from longbox.games.vs.terms import EventPlayer, Opponents
from longbox.kernel.abilities import Ability
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import Effect, EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, Procedure, step
from longbox.kernel.queries import Condition, Filter, Scope, Who, noun_phrase
from longbox.kernel.text import Printer, joined, number_word, plural, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Event


@dataclass(frozen=True)
class CardWith(Filter):
    """Has this keyword as printed: a resource that nobody sees has it once it is revealed (vs:701.11b, 706.13a)."""

    word: str
    facets: ClassVar[int] = F_RESOURCES

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return self.word in s.things[number].printed.values.keywords

    def text(self, p: Printer) -> str:
        return self.word


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
        what = f"{s.things[self.owner].name}'s {joined([_ZONE_WORDS[z] for z in self.node.zones])}"
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
            self.like = s.get(self.decision.options[s.answer[0]]).printed.full_name
            refs = [r for r in refs if s.get(r).printed.full_name == self.like]
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


@dataclass(frozen=True)
class PlaysWithTopRevealed(Ability):
    """ "Each opponent plays with the top card of their deck revealed" (vs:708.10c)."""

    stage = "permit"

    def listens(self) -> Sequence[type]:
        # what puts another card on top, or begins or ends something: the game looks anew after each
        return (
            TopRevealed, ev.Draw, ev.Shuffle, ev.ToDeck, ev.FromDeckToHand, ev.Build, ev.RemoveFromGame, ev.EnterPlay,
            moments.ChainDrop, moments.BeginStep, moments.BeginPhase,
        )  # fmt: skip

    def forbids(self, s: VsState, event: Any, scope: Scope, flagged: Any) -> bool:
        """Does it answer yes?"""
        return bool(event.__class__ is TopRevealed and event.player != scope.you)

    def text(self, p: Printer) -> str:
        return "each opponent plays with the top card of their deck revealed"


def open_hands(s: VsState) -> list[Event]:
    """vs:708.9a the cards of hands that are played with revealed are shown to everybody."""
    found = s.facts().listening(HandRevealed, "permit")
    out: list[Event] = []
    for p in s.clockwise(s.primary) if found else ():
        q = HandRevealed(p)
        if any(a.ability.forbids(s, q, a.scope, a.flagged) for a in found):
            out.extend(ev.Reveal(s.ref(n), p) for n in s.zone(p, HAND) if s.things[n].known != ev.ALL_SEATS)
    return out


@dataclass(frozen=True)
class PlaysWithHandRevealed(Ability):
    """ "Your opponents play with their hands revealed": a zone made public for as long as this works (vs:708.9a, vs:213.1e).

    What has been seen stays known; what comes to the hand afterwards is secret again.
    """

    who: Who = field(default_factory=Opponents)
    stage = "permit"
    facets: ClassVar[int] = F_HAND

    def listens(self) -> Sequence[type]:
        # what brings cards to a hand: the game looks anew after each
        return (HandRevealed, ev.Draw, ev.ToHand, ev.FromDeckToHand, moments.ChainDrop, moments.BeginStep, moments.BeginPhase)

    def forbids(self, s: VsState, event: Any, scope: Scope, flagged: Any) -> bool:
        """Does it answer yes?"""
        return bool(event.__class__ is HandRevealed and event.player in tuple(self.who.refs(s, scope)))

    def text(self, p: Printer) -> str:
        who = self.who.text(p)
        return f"{who} {'plays' if not who.endswith('s') and who != 'you' else 'play'} with {p.their() if who == 'you' else 'their'} hand revealed"
