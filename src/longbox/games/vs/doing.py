"""Procedures behind verbs that take several steps: one-by-one draws, replacing, searching, revealing, transferring, copying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev, moments
from longbox.games.vs.deeds import RevealTop, Search, off_the_top
from longbox.games.vs.state import DECK, VsState
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import Outcome, happen, report
from longbox.kernel.frames import DONE, Flow, Frame, Procedure, step
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.kernel.events import Event


class OneByOne(Frame):
    """Events that happen one after the other though they were asked for together: draws, discards (vs:213.3c, vs:213.4c)."""

    __slots__ = ("at", "full", "rounds")

    def __init__(self, rounds: tuple[tuple[Event, ...], ...]) -> None:
        super().__init__()
        #: what happens at once in each round
        self.rounds = rounds
        self.at = 0
        self.full = 0

    def run(self, s: VsState) -> Flow:
        if self.at:
            self.full += s.outcome.full
        if self.at == len(self.rounds):
            s.outcome = Outcome(self.full, self.full, tuple(e for r in self.rounds for e in r))
            return DONE
        self.at += 1
        return happen(s, *self.rounds[self.at - 1])


class Drawing(OneByOne):
    """The draws of one instruction. Those that really happened are told to its occurrence, for an "if you do" (vs:508.2i)."""

    __slots__ = ("drawn",)

    def __init__(self, rounds: tuple[tuple[Event, ...], ...]) -> None:
        super().__init__(rounds)
        self.drawn: tuple[Event, ...] = ()

    def run(self, s: VsState) -> Flow:
        if self.at and s.outcome.full:
            self.drawn = (*self.drawn, *(e for e in s.outcome.events if isinstance(e, ev.Draw)))
        flow = OneByOne.run(self, s)
        if flow is DONE:
            report(s, self, self.drawn)
        return flow


class TakingOff(Procedure):
    """Cards leave the top of a deck, those that are there once it is their turn."""

    __slots__ = ("event",)

    def __init__(self, event: ev.TakeOffTop) -> None:
        super().__init__()
        self.event = event

    @step("vs:513.5f")
    def take(self, s: VsState) -> Flow:
        return happen(s, *off_the_top(s, self.event.player, self.event.amount, self.event.source, self.event.to))


class ReplacingResource(Procedure):
    """vs:708.8a, 708.8b reveal and KO the resources, then cards from the top of the deck go face down where they were."""

    __slots__ = ("at", "event", "places")

    def __init__(self, event: ev.ReplaceResource) -> None:
        super().__init__()
        self.event = event
        #: (place in the row, reference, controller) of each, left to right
        self.places: tuple[tuple[int, int, int], ...] = ()
        self.at = 0

    @step("vs:708.8b")
    def ko(self, s: VsState) -> Flow:
        places, outs = [], []
        for ref in (self.event.card, *self.event.also):
            if s.there(ref) and s.in_resources(ref & NUMBER_MASK):
                c = s.get(ref)
                places.append((s.zones[c.zone].index(c.number), ref, c.controller))
                out = ev.KO(ref, c.controller, self.event.source)
                out.cost = self.event.cost
                outs.append(out)
        self.places = tuple(sorted(places))
        return happen(s, *outs)

    @step("vs:708.8a")
    def refill(self, s: VsState) -> Flow:
        """For each that was KO'd, the top card of its controller's deck."""
        if self.at == len(self.places):
            return DONE
        place, ref, player = self.places[self.at]
        deck = s.zone(player, DECK)
        if s.there(ref) or not deck:
            self.at += 1
            return self.goto("refill")
        return happen(s, ev.Build(s.ref(deck[0]), player, self.event.source, place))

    @step("vs:708.8c")
    def count(self, s: VsState) -> Flow:
        _, ref, player = self.places[self.at]
        self.at += 1
        self.goto("refill")
        return happen(s, Replaced(ref, player, self.event.source))


class Replaced(ev.OnCard):
    """vs:708.8c a resource has been replaced: it was KO'd and a card of the deck took its place."""

    __slots__ = ()
    rule = "vs:708.8c"

    def changes(self, s: VsState) -> bool:
        return True


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
        return happen(s, ev.LookAt(self.player, cards, self.scope.this, f"{s.things[self.deck].name}'s deck")) if cards else None

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
        events: list[Any] = [ev.ToDeck(r, self.player, self.scope.this, top=True, arranged=many) for r in reversed(self.found)]
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
        if len({s.get(r).printed.full_name for r in rest}) < 2 or self.node.rest != "bottom":
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


class Transferring(Frame):
    """vs:708.12h equipment is transferred one at a time, each checked just then. Outcome: how many.

    Unique equipment puts its namesakes away (vs:704.3, vs:G:Transfer).
    """

    __slots__ = ("decision", "done", "host", "left", "player", "source")

    def __init__(self, player: int, what: tuple[int, ...], host: int, source: int) -> None:
        super().__init__()
        self.player = player
        self.left = what
        self.host = host
        self.source = source
        self.done = 0
        self.decision: Decision | None = None

    def run(self, s: VsState) -> Flow:
        from longbox.games.vs.recruit import may_attach

        if self.decision is not None:
            ref = self.decision.options[s.answer[0]]
            self.decision = None
        else:
            fit = [
                r
                for r in self.left
                if s.there(r) and may_attach(s, r & NUMBER_MASK, self.host & NUMBER_MASK, self.player, moving=True) is None
            ]
            if not fit:
                s.outcome = self.done
                return DONE
            if len(fit) > 1:
                self.decision = Decision(
                    self.player,
                    s.game.seat_of(s, self.player),
                    "vs:708.12h",
                    "transfer",
                    Pick(fit),
                    (self.source,),
                    "Which is transferred next?",
                )
                return self.decision
            ref = fit[0]
        self.left = tuple(r for r in self.left if r != ref)
        self.done += 1
        from longbox.games.vs.recruit import uniqueness

        return happen(s, ev.Transfer(ref, self.host, self.player, self.source), *uniqueness(s, ref & NUMBER_MASK, self.player))


class Copying(Frame):
    """vs:708.2, vs:505.5 a copy of an effect goes on top of the chain, with the original's choices or new targets.

    It is not played: nothing is paid, and nothing hears of its being played. It is the copier's (vs:504.2).
    It is of the same kind and from the same source; the copying player controls it, and no card goes with it (vs:708.2a,
    vs:708.2c, vs:708.2d, vs:708.2e, vs:G:Copy).
    """

    __slots__ = ("decision", "item", "original", "player", "retarget", "stage")

    def __init__(self, player: int, original: int, retarget: bool) -> None:
        super().__init__()
        self.player = player
        self.original = original
        self.retarget = retarget
        self.item = -1
        self.stage = 0
        self.decision: Decision | None = None

    def run(self, s: VsState) -> Flow:
        if self.stage == 0:
            self.stage = 1
            old = s.get(self.original)
            item = old.fork()
            item.controller = self.player
            item.card = -1
            scope = old.scope.copy()
            scope.you = self.player
            item.scope = scope
            item.types = tuple(t for t in old.types if t != "returns")
            item.words = f"a copy of {old.words}"
            return happen(s, moments.ChainAdd(item))
        if self.stage == 1:
            self.stage = 2
            self.item = s.chain[-1]
        item = s.things[self.item]
        scope = item.scope
        if self.decision is not None:
            k = self.stage - 3
            options = self.decision.options
            self.decision = None
            new = tuple(options[i] for i in s.answer)
            if new:
                scope = scope.copy()
                scope.targets = (*scope.targets[:k], new, *scope.targets[k + 1 :])
                return happen(s, moments.ChainSet(self.item, scope))
        k = self.stage - 2
        if not self.retarget or k >= len(item.specs):
            return DONE
        self.stage += 1
        aim = item.specs[k]
        n = len(scope.targets[k]) if k < len(scope.targets) else 0
        others = [r for i, chosen in enumerate(scope.targets) if i != k for r in chosen]
        found = [s.ref(c) for c in aim.candidates(s, scope) if s.ref(c) not in others]
        if n == 0 or len(found) < n:
            return None
        # no choice (an empty answer) keeps the original targets, legal or not
        self.decision = Decision(
            self.player,
            s.game.seat_of(s, self.player),
            "vs:708.2b",
            "retarget",
            RetargetPick(found, n),
            (item.ref, aim),
            "Choose new targets, or keep the old",
        )
        return self.decision


class RetargetPick(Pick):
    """Nothing, or exactly as many as there were."""

    __slots__ = ()

    def __init__(self, options: list[int], n: int) -> None:
        super().__init__(options, 0, n)

    def next(self, prefix: tuple[int, ...]) -> Any:
        out = list(Pick.next(self, prefix))
        k = len(prefix)
        if 0 < k < self.hi:
            out = [o for o in out if o >= 0]
        first = prefix[-1] + 1 if prefix else 0
        most = len(self.options) - (self.hi - k) + 1
        return [o for o in out if o < 0 or first <= o < most]
