"""Priority (216), playing effects (505), triggered effects (506) and resolving (508, 509)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev
from longbox.games.vs import moments
from longbox.games.vs.costs import Paying
from longbox.games.vs.effects import CHOICE_RULE, RevealTop, Search
from longbox.games.vs.filters import Aim
from longbox.games.vs.state import DECK, HAND, RESOURCES, ZONES, ChainItem, VsState
from longbox.kernel.decisions import Act, Decision, Number, Pick
from longbox.kernel.effects import ChooseOne, EffectFrame
from longbox.kernel.events import Outcome, happen
from longbox.kernel.frames import DONE, Flow, Frame, Procedure, step
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.kernel.events import Event


class Pending:
    """A triggered ability that has triggered and waits to go onto the chain (vs:506.2)."""

    __slots__ = ("ability", "delayed", "key", "scope")

    def __init__(self, ability: Any, scope: Scope, key: Any, delayed: bool) -> None:
        self.ability = ability
        self.scope = scope
        self.key = key
        #: from a delayed triggered modifier: the effect has no type but "triggered" (vs:513.4b)
        self.delayed = delayed


class Priority(Frame):
    """vs:216 players get priority in turn until all pass in succession on an empty chain.

    `holder` has priority, `passes` counts passes in succession; `first` is told that the primary player is to begin.
    """

    __slots__ = ("acts", "holder", "passes", "seen", "stage")
    FLUSH, ASK, ANSWER, RESOLVED = range(4)

    def __init__(self) -> None:
        super().__init__()
        self.holder = -1
        self.passes = 0
        self.stage = self.FLUSH
        self.acts: tuple[Any, ...] = ()
        #: what the table looked like at optional actions that cost nothing, so that no loop is offered (vs:703.1a)
        self.seen: tuple[Any, ...] = ()

    def run(self, s: VsState) -> Flow:
        if self.stage == self.ANSWER:
            act = self.acts[s.answer[0]]
            self.acts = ()
            return self._take(s, act, s.answer[1:])
        if self.stage == self.RESOLVED:
            # vs:508.2l, 509.4 the primary player gets priority
            self.holder = -1
            self.passes = 0
            self.stage = self.FLUSH
        if self.stage == self.FLUSH:
            if s.pending:
                return AddTriggers()
            self.stage = self.ASK
        return self._ask(s)

    def _ask(self, s: VsState) -> Flow:
        order = s.order
        if self.holder not in order:
            self.holder = s.clockwise(s.primary if self.holder < 0 else self.holder)[0]
        while self.passes < len(order):
            acts = s.game.options(s, self.holder, self.seen)
            if len(acts) > 1 or (acts and not acts[0].passing) or s.setup.get("windows") == "all":
                self.acts = tuple(acts)
                self.stage = self.ANSWER
                return Decision(self.holder, s.game.seat_of(s, self.holder), "vs:216.1", "priority", Act(self.acts), (), "You have priority")
            self._pass(s)
        if not s.chain:
            return DONE
        self.stage = self.RESOLVED
        self.seen = ()
        return Resolving(s.chain[-1])

    def _pass(self, s: VsState) -> None:
        self.passes += 1
        self.holder = s.after(self.holder)

    def _take(self, s: VsState, act: Any, rest: tuple[int, ...]) -> Flow:
        if act.passing:
            self._pass(s)
            self.stage = self.ASK
            return None
        self.passes = 0
        self.stage = self.FLUSH
        if act.free(s):
            self.seen = (*self.seen, s.game.likeness(s))
        return act.frame(s, rest)


class AddTriggers(Frame):
    """vs:506.2a triggered effects go onto the chain: the primary player's first, in an order each player chooses."""

    __slots__ = ("order",)

    def __init__(self) -> None:
        super().__init__()
        self.order: tuple[Any, ...] = ()

    def run(self, s: VsState) -> Flow:
        if self.order.__class__ is tuple and self.order:
            pending = self.order[s.answer[0]]
            self.order = ()
            return Announcing(pending)
        if not s.pending:
            return DONE
        for player in s.clockwise(s.primary):
            mine = [p for p in s.pending if p.scope.you == player]
            if not mine:
                continue
            if len(mine) > 1 and len({id(p.ability) for p in mine}) > 1:
                self.order = tuple(mine)
                return Decision(player, s.game.seat_of(s, player), "vs:506.2a", "trigger order", Pick(tuple(p.scope.this for p in mine)), self.order, "Which goes onto the chain first?")
            return Announcing(mine[0])
        return DONE


class Announcing(Frame):
    """vs:506.3 one triggered effect goes onto the chain: modes and targets are chosen; without legal ones it is removed."""

    __slots__ = ("item", "pending", "stage")

    def __init__(self, pending: Pending) -> None:
        super().__init__()
        self.pending = pending
        self.item = -1
        self.stage = 0

    def run(self, s: VsState) -> Flow:
        p = self.pending
        if self.stage == 0:
            self.stage = 1
            ability = p.ability
            item = ChainItem("triggered", p.scope.you, p.scope.this, ability.effect, p.scope, ability.targets, "vs:506.3")
            item.types = ("triggered",)
            source = s.get(p.scope.this) if p.scope.this >= 0 else None
            if source is not None and not p.delayed:
                item.source_kind = source_kind(source.printed)
            item.still = ability.still
            item.ability = ability
            item.words = f"{source.printed.full_name if source is not None else 'the game'} (triggered)"
            item.types = (*item.types, *power_up_types(ability.effect))
            s.outcome = None
            return happen(s, moments.ChainAdd(item, p))
        if self.stage == 1:
            self.stage = 2
            self.item = s.chain[-1]
            if p.delayed and p.scope.targets:
                # vs:513.4d a target chosen when the modifier was played must still be legal
                aims = s.things[self.item].specs or p.scope.get("aims", ())
                if any(not s.there(r) or (i < len(aims) and not aims[i].legal(s, r, p.scope)) for i, t in enumerate(p.scope.targets) for r in t):
                    return happen(s, moments.ChainDrop(s.ref(self.item)))
                return None
            return ChoosingTargets(self.item)
        if self.stage == 2:
            self.stage = 3
            if self.item in s.chain and s.outcome is False:
                return happen(s, moments.ChainDrop(s.ref(self.item)))
        return DONE


def source_kind(printed: Any) -> str:
    """What an effect's source is, with "ongoing" kept for plot twists (vs:504.4, G:Non-<something>)."""
    if printed.kind == "plot twist" and printed.values.ongoing:
        return "ongoing plot twist"
    return str(printed.kind)


def power_up_types(effect: Any) -> tuple[str, ...]:
    """vs:708.5d a power-up effect is one whose modifier could power-up a character."""
    from longbox.games.vs.effects import PowerUpIt
    from longbox.kernel.queries import walk

    return ("power-up",) if any(isinstance(n, PowerUpIt) for n in walk(effect)) else ()


class ChoosingTargets(Frame):
    """vs:505.1b, 505.1c modes, then targets, of the effect on the chain. Outcome: False when targets can't be chosen."""

    __slots__ = ("decision", "item", "stage")

    def __init__(self, item: int) -> None:
        super().__init__()
        self.item = item
        self.stage = 0
        self.decision: Decision | None = None

    def run(self, s: VsState) -> Flow:
        item = s.things[self.item]
        scope = item.scope
        if self.stage == 0:
            self.stage = 1
            effect = item.effect
            if isinstance(effect, ChooseOne) and scope.get("mode") is None:
                modes = [i for i, m in enumerate(effect.modes) if targets_available(s, mode_aims(item.specs, m), scope)]
                if not modes:
                    s.outcome = False
                    return DONE
                self.decision = Decision(item.controller, s.game.seat_of(s, item.controller), "vs:505.1b", "mode", Pick(modes), (item.ref, effect), "Choose one")
                return self.decision
        if self.stage == 1:
            self.stage = 2
            if self.decision is not None:
                mode = self.decision.options[s.answer[0]]
                self.decision = None
                return happen(s, moments.ChainSet(self.item, scope.bind("mode", mode)))
        if self.decision is not None:
            chosen = tuple(self.decision.options[i] for i in s.answer)
            self.decision = None
            scope = scope.copy()
            scope.targets = (*scope.targets, chosen)
            return happen(s, moments.ChainSet(self.item, scope))
        k = len(scope.targets)
        specs = item.specs
        if k == len(specs):
            s.outcome = True
            return DONE
        aim = specs[k]
        used = [r for t in scope.targets for r in t]
        mode = scope.get("mode")
        if mode is not None and not uses_target(item.effect.modes[mode], k):
            scope = scope.copy()
            scope.targets = (*scope.targets, ())
            return happen(s, moments.ChainSet(self.item, scope))
        found = [n for n in aim.candidates(s, scope) if s.ref(n) not in used]
        if len(found) < aim.least:
            s.outcome = False
            return DONE
        if aim.least == 1 and aim.most == 0 and k + 1 < len(specs):
            # a choice must leave enough for the targets that follow
            found = [n for n in found if targets_available(s, specs[k + 1 :], _with_target(scope, s.ref(n)), (*used, s.ref(n)))] or found
        refs = [s.ref(n) for n in found]
        weights = [s.things[n].printed.values.cost for n in found] if aim.cap is not None else None
        shape = Pick(refs, aim.least, aim.most or aim.least, weights=weights, cap=aim.cap or 0)
        self.decision = Decision(item.controller, s.game.seat_of(s, item.controller), "vs:505.1c", "target", shape, (item.ref, aim), "Choose a target")
        return self.decision


def _with_target(scope: Scope, ref: int) -> Scope:
    new = scope.copy()
    new.targets = (*scope.targets, (ref,))
    return new


def uses_target(effect: Any, k: int) -> bool:
    """Does a mode speak of this target?"""
    from longbox.kernel.queries import Target, walk

    return any(isinstance(n, Target) and n.index == k for n in walk(effect))


def mode_aims(specs: tuple[Aim, ...], mode: Any) -> tuple[Aim, ...]:
    """The targets that a mode needs."""
    return tuple(a for i, a in enumerate(specs) if uses_target(mode, i))


def targets_available(s: VsState, aims: tuple[Aim, ...], scope: Scope, used: tuple[int, ...] = ()) -> bool:
    """Are there enough different legal targets (vs:505.1c)?"""
    if not aims:
        return True
    aim = aims[0]
    found = [r for r in (s.ref(n) for n in aim.candidates(s, scope)) if r not in used]
    if len(found) < aim.least:
        return False
    if len(aims) == 1 or aim.least != 1:
        return len(aims) == 1 or targets_available(s, aims[1:], scope, used)
    return any(targets_available(s, aims[1:], _with_target(scope, r), (*used, r)) for r in found)


class Resolving(Procedure):
    """vs:508 the top effect of the chain resolves, or is negated because its targets or its condition fail."""

    __slots__ = ("item", "ref")

    def __init__(self, item: int) -> None:
        super().__init__()
        self.item = item
        self.ref = -1

    @step("vs:508.1")
    def begin(self, s: VsState) -> Flow:
        item = s.things[self.item]
        self.ref = item.ref
        return happen(s, moments.Resolving(item.words, item.controller))

    @step("vs:508.2a")
    def check_targets(self, s: VsState) -> Flow:
        item = s.things[self.item]
        scope = item.scope
        if item.still is not None and not item.still.holds(s, scope):
            # vs:502.1c a double-check power whose condition has failed
            return happen(s, moments.Negate(self.ref, -1, -1))
        if item.specs:
            legal = tuple(tuple(r for r in chosen if item.specs[i].legal(s, r, scope)) for i, chosen in enumerate(scope.targets))
            asked = sum(len(t) for t in scope.targets)
            if asked and not any(legal):
                return happen(s, moments.Negate(self.ref, -1, -1))
            if legal != scope.targets:
                scope = scope.copy()
                scope.targets = legal
                return happen(s, moments.ChainSet(self.item, scope))
        return None

    @step("vs:508.2b")
    def process(self, s: VsState) -> Flow:
        if not s.there(self.ref):
            return None
        item = s.things[self.item]
        if item.kind == "recruit":
            from longbox.games.vs.recruit import ResolvingRecruit

            return ResolvingRecruit(self.item)
        return EffectFrame(item.effect, item.scope)

    @step("vs:508.2l")
    def leave(self, s: VsState) -> Flow:
        """The effect is done and leaves the chain; a card that represents it goes to the KO'd pile."""
        if not s.there(self.ref):
            return None
        card = s.things[self.item].card
        if card >= 0 and s.things[card].zone == s.chain_zone:
            back = "returns" in s.things[self.item].types
            return happen(s, moments.ChainDrop(self.ref), ev.FromDeckToHand(s.ref(card), -1, -1, True) if back else ev.OffChain(s.ref(card)))
        return happen(s, moments.ChainDrop(self.ref))


def card_off_chain(s: VsState, card: int, how: str) -> None:
    """A card whose effect was negated leaves the chain: to the KO'd pile, or back to the hand (vs:509.1, 708.9d)."""
    if s.things[card].zone == s.chain_zone:
        ev.move(s, card, s.things[card].owner * ZONES + (HAND if how == "to hand" else ev.KOD))


class Playing(Procedure):
    """vs:505.1 a player plays an effect: announce, choose, pay; then it is played. Subject: a ChainItem not yet on the chain."""

    __slots__ = ("answering", "before", "chosen", "costs", "item", "new", "options", "place")

    def __init__(self, item: ChainItem, costs: tuple[Any, ...], before: tuple[Any, ...] = (), options: Any = None) -> None:
        super().__init__()
        self.new: Any = item
        self.item = -1
        #: events of the announcement: a card goes to the chain, a plot twist turns face up
        self.before = before
        self.costs = costs
        #: what may be announced: an object with `extras`, `alternates`, `x_limit`
        self.options = options
        self.chosen: tuple[Any, ...] = ()
        self.answering: Any = None
        #: where in the resource row a reservist stood, or -1
        self.place = -1

    @step("vs:505.1a")
    def announce(self, s: VsState) -> Flow:
        return happen(s, *self.before) if self.before else None

    @step("vs:505.1a")
    def put_on_the_chain(self, s: VsState) -> Flow:
        item = self.new
        for e in self.before:
            if isinstance(e, ev.ToChain):
                item.card = e.number
                item.source = e.fresh
                scope = item.scope.copy()
                scope.this = e.fresh
                item.scope = scope
        self.before = ()
        return happen(s, moments.ChainAdd(item))

    @step("vs:706.13b")
    def ask_to_fill(self, s: VsState) -> Flow:
        """A card from the hand may take the place of a reservist in the resource row."""
        self.item = s.chain[-1]
        self.new = None
        if self.place < 0:
            return None
        player = s.things[self.item].controller
        hand = [s.ref(n) for n in s.zone(player, HAND)]
        self.answering = tuple(hand)
        return Decision(player, s.game.seat_of(s, player), "vs:706.13b", "reservist", Pick(hand, 0, 1), (s.things[self.item].ref,), "Put a card into the resource row?")

    @step("vs:706.13b")
    def fill(self, s: VsState) -> Flow:
        hand, self.answering = self.answering, None
        if self.place < 0 or not s.answer:
            return None
        return happen(s, ev.Build(hand[s.answer[0]], s.things[self.item].controller, -1, self.place))

    @step("vs:505.1b")
    def announce_costs(self, s: VsState) -> Flow:
        return self.options.announce(s, self) if self.options is not None else None

    @step("vs:505.1b")
    def announce_x(self, s: VsState) -> Flow:
        item = s.things[self.item]
        limit = self.options.x_limit(s, self, item.scope) if self.options is not None else None
        if limit is None:
            return None
        self.answering = "x"
        return Decision(item.controller, s.game.seat_of(s, item.controller), "vs:505.1b", "x", Number(0, limit), (item.ref,), "Choose X")

    @step("vs:505.1b")
    def note_x(self, s: VsState) -> Flow:
        if self.answering != "x":
            return None
        self.answering = None
        scope = s.things[self.item].scope.copy()
        scope.x = s.answer[0]
        return happen(s, moments.ChainSet(self.item, scope))

    @step("vs:505.1c")
    def choose_targets(self, s: VsState) -> Flow:
        return ChoosingTargets(self.item)

    @step("vs:505.1d")
    def pay(self, s: VsState) -> Flow:
        item = s.things[self.item]
        costs = self.options.total(s, self, item.scope) if self.options is not None else self.costs
        return Paying(costs, item.scope)

    @step("vs:505.1e")
    def become_played(self, s: VsState) -> Flow:
        scope = s.outcome
        # what was paid with stays known to the effect ("each card you discarded")
        item = s.things[self.item]
        done = scope.copy()
        done.did = True
        done.collected = None
        done.targets = item.scope.targets
        flow = happen(s, moments.ChainSet(self.item, done))
        assert flow is None
        return happen(s, moments.Played(s.things[self.item]))


class OneByOne(Frame):
    """Events that happen one after the other though they were asked for together (draws and discards)."""

    __slots__ = ("at", "events", "full")

    def __init__(self, events: tuple[Event, ...]) -> None:
        super().__init__()
        self.events = events
        self.at = 0
        self.full = 0

    def run(self, s: VsState) -> Flow:
        if self.at:
            self.full += s.outcome.full
        if self.at == len(self.events):
            s.outcome = Outcome(self.full, self.full, self.events)
            return DONE
        self.at += 1
        flow = happen(s, self.events[self.at - 1])
        return flow


class ReplacingResource(Procedure):
    """vs:708.8a reveal and KO the resource, then the top card of the deck goes face down where it was."""

    __slots__ = ("event", "place")

    def __init__(self, event: ev.ReplaceResource) -> None:
        super().__init__()
        self.event = event
        self.place = 0

    @step("vs:708.8a")
    def ko(self, s: VsState) -> Flow:
        n = self.event.number
        c = s.things[n]
        self.place = s.zones[c.zone].index(n)
        out = ev.KO(self.event.card, c.controller, self.event.source)
        out.cost = self.event.cost
        return happen(s, out)

    @step("vs:708.8a")
    def refill(self, s: VsState) -> Flow:
        if not s.outcome.full:
            return DONE
        player = self.event.player
        deck = s.zone(player, DECK)
        if not deck:
            return DONE
        self.event = self.event.fork()
        self.event.done = True
        return happen(s, ev.Build(s.ref(deck[0]), player, self.event.source, self.place))

    @step("vs:708.8c")
    def count(self, s: VsState) -> Flow:
        return happen(s, Replaced(self.event.card, self.event.player, self.event.source))


class Replaced(ev.OnCard):
    """vs:708.8c a resource has been replaced: it was KO'd and a card of the deck took its place."""

    __slots__ = ()
    rule = "vs:708.8c"

    def changes(self, s: VsState) -> bool:
        return True


class Searching(Procedure):
    """vs:708.10 a player searches a deck; it is shuffled afterwards, found or not. Outcome: references of what was found."""

    __slots__ = ("deck", "decision", "found", "player", "scope", "search")

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
        cards = s.zone(self.deck, DECK)
        return happen(s, ev.LookAt(self.player, tuple(s.ref(n) for n in cards), self.scope.this)) if cards else None

    @step("vs:708.10a")
    def choose(self, s: VsState) -> Flow:
        found = [s.ref(n) for n in s.zone(self.deck, DECK) if all(f.test(s, n, self.scope) for f in self.search.filters)]
        if not found:
            return None
        self.decision = Decision(self.player, s.game.seat_of(s, self.player), "vs:708.10a", "search", Pick(found, 0, self.search.most), (self.scope.this,), "Choose what you find")
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
        return happen(s, ev.Shuffle(self.deck))

    @step("vs:708.10c")
    def on_top(self, s: VsState) -> Flow:
        if self.search.to != "hand" and self.found:
            events: list[Any] = [ev.ToDeck(r, self.player, self.scope.this, top=True) for r in self.found]
            if self.search.show:
                events[0:0] = [ev.Reveal(r, self.player, self.scope.this) for r in self.found]
            return happen(s, *events)
        return None

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
        self.cards = tuple(s.ref(n) for n in s.zone(self.player, DECK)[: self.node.n])
        if not self.cards:
            s.outcome = ()
            return DONE
        return happen(s, *[ev.Reveal(r, self.player, self.scope.this) for r in self.cards])

    @step("vs:508.2b")
    def keep(self, s: VsState) -> Flow:
        kept = [r for r in self.cards if all(f.test(s, r & NUMBER_MASK, self.scope) for f in self.node.keep)]
        return happen(s, *[ev.FromDeckToHand(r, self.player, self.scope.this, True) for r in kept]) if kept else None

    @step("vs:213.2c")
    def order_the_rest(self, s: VsState) -> Flow:
        rest = [r for r in self.cards if s.there(r)]
        if len(rest) < 2 or self.node.rest != "bottom":
            return None
        self.decision = Decision(self.player, s.game.seat_of(s, self.player), "vs:213.2c", "order", Pick(rest, len(rest), len(rest), ordered=True), (self.scope.this,), "In which order?")
        return self.decision

    @step("vs:213.2c")
    def put_the_rest(self, s: VsState) -> Flow:
        rest = [r for r in self.cards if s.there(r)]
        if self.decision is not None:
            rest = [self.decision.options[i] for i in s.answer]
            self.decision = None
        if not rest or self.node.rest != "bottom":
            return None
        return happen(s, *[ev.ToDeck(r, self.player, self.scope.this) for r in rest])

    @step("vs:508.2b")
    def end(self, s: VsState) -> Flow:
        s.outcome = self.cards
        return DONE


class Transferring(Frame):
    """vs:708.12h equipment is transferred one at a time, each checked just then. Outcome: how many."""

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
            fit = [r for r in self.left if s.there(r) and may_attach(s, r & NUMBER_MASK, self.host & NUMBER_MASK, s.things[self.host & NUMBER_MASK].controller, moving=True) is None]
            if not fit:
                s.outcome = self.done
                return DONE
            if len(fit) > 1:
                self.decision = Decision(self.player, s.game.seat_of(s, self.player), "vs:708.12h", "transfer", Pick(fit), (self.source,), "Which is transferred next?")
                return self.decision
            ref = fit[0]
        self.left = tuple(r for r in self.left if r != ref)
        self.done += 1
        from longbox.games.vs.recruit import uniqueness

        return happen(s, ev.Transfer(ref, self.host, self.player, self.source), *uniqueness(s, ref & NUMBER_MASK, self.player))


class Copying(Frame):
    """vs:708.2 a copy of an effect goes on top of the chain, with the original's choices or new targets."""

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
        found = [s.ref(c) for c in aim.candidates(s, scope)]
        if n == 0 or len(found) < n:
            return None
        # no choice (an empty answer) keeps the original targets, legal or not
        self.decision = Decision(self.player, s.game.seat_of(s, self.player), "vs:708.2b", "retarget", RetargetPick(found, n), (item.ref, aim), "Choose new targets, or keep the old")
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


__all__ = ["CHOICE_RULE", "RESOURCES", "Priority"]
