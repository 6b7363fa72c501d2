"""Playing effects (505): announcing, choosing modes and targets, paying."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev
from longbox.games.vs.language.verbs.lasting import Lasting, PowerUpIt
from longbox.games.vs.rules.costs import Paying, payable
from longbox.games.vs.state import HAND
from longbox.games.vs.state.bases import Frame, Procedure
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import END, Decision, NumberAmong, Pick
from longbox.kernel.effects import ChooseOne
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, step
from longbox.kernel.queries import Node, X, walk
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from longbox.games.vs.language.queries import Aim
    from longbox.games.vs.rules.costs import Options
    from longbox.games.vs.state import ChainItem, VsState
    from longbox.kernel.effects import Effect, Verb
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Scope


class ChoosingTargets(Frame):
    """vs:505.1b, 505.1c modes, then targets, of the effect on the chain. Outcome: False when targets can't be chosen.

    With `options`, the costs of the effect: a target for which these can't be paid is not offered (vs:505.2).
    """

    __slots__ = ("decision", "item", "options", "stage")

    def __init__(self, item: int, options: Options | None = None) -> None:
        super().__init__()
        self.item = item
        self.options = options
        self.stage = 0
        self.decision: Decision | None = None

    def run(self, s: VsState) -> Flow:
        item = s.items[self.item]
        scope = item.scope
        if self.stage == -1:
            assert self.decision is not None
            self.stage = 0
            chooser = self.decision.options[s.answer[0]]
            self.decision = None
            return happen(s, ev.ChainSet(self.item, scope.bind("chooser", chooser)))
        if self.stage == 0:
            self.stage = 1
            effect = item.effect
            if isinstance(effect, ChooseOne) and scope.get("mode") is None:
                modes = [
                    i
                    for i, m in enumerate(effect.modes)
                    if targets_available(s, mode_aims(item.specs, m), scope)
                    and (item.kind == "triggered" or in_time(s, m) is None)
                ]
                if not modes:
                    s.outcome = False
                    return DONE
                # "an opponent chooses one": which of several is for the player who plays it
                choosers = (item.controller,) if effect.by is None else tuple(effect.by.refs(s, scope))
                chooser = scope.get("chooser", choosers[0] if len(choosers) == 1 else None)
                if chooser is None:
                    self.stage = -1
                    self.decision = Decision(
                        item.controller,
                        s.game.seat_of(s, item.controller),
                        "vs:505.1b",
                        "chooser",
                        Pick(choosers),
                        (item.ref,),
                        "Who chooses?",
                    )
                    return self.decision
                self.decision = Decision(
                    chooser,
                    s.game.seat_of(s, chooser),
                    "vs:505.1b",
                    "mode",
                    Pick(modes),
                    (item.ref, effect),
                    "Choose one",
                )
                return self.decision
        if self.stage == 1:
            self.stage = 2
            if self.decision is not None:
                mode = self.decision.options[s.answer[0]]
                self.decision = None
                return happen(s, ev.ChainSet(self.item, scope.bind("mode", mode)))
        if self.decision is not None:
            chosen = tuple(self.decision.options[i] for i in s.answer)
            self.decision = None
            scope = scope.copy()
            scope.targets = (*scope.targets, chosen)
            return happen(s, ev.ChainSet(self.item, scope))
        k = len(scope.targets)
        specs = item.specs
        if k == len(specs):
            s.outcome = True
            return DONE
        aim = specs[k].sized(s, scope)
        used = [r for t in scope.targets for r in t]
        mode = scope.get("mode")
        ways = item.effect.modes if isinstance(item.effect, ChooseOne) else ()
        if mode is not None and not uses_target(ways[mode], k):
            scope = scope.copy()
            scope.targets = (*scope.targets, ())
            return happen(s, ev.ChainSet(self.item, scope))
        found = [n for n in aim.candidates(s, scope) if s.ref(n) not in used]
        options = self.options
        if options is not None and mode is None and (aim.least, aim.most) == (1, 0) and options.aimed():
            found = [n for n in found if self._can_pay(s, options, specs[k + 1 :], scope, used, s.ref(n))]
        if len(found) < aim.least:
            s.outcome = False
            return DONE
        refs = [s.ref(n) for n in found]
        weights = [s.cards[n].printed.values.cost for n in found] if aim.cap is not None else None
        shape = Pick(refs, aim.least, aim.most or aim.least, weights=weights, cap=aim.cap or 0)
        later = specs[k + 1 :]
        if mode is not None:
            later = tuple(a for i, a in enumerate(specs) if i > k and uses_target(ways[mode], i))
        if any(a.least or a.count is not None for a in later) and len(refs) <= MANY:
            # a choice must leave enough for the targets that follow
            allowed = [
                c
                for c in _answers(shape)
                if targets_available(s, later, _with_target(scope, *(refs[i] for i in c)), (*used, *(refs[i] for i in c)))
            ]
            shape = LeavingEnough(refs, tuple(allowed)) if allowed else shape
        self.decision = Decision(
            item.controller, s.game.seat_of(s, item.controller), "vs:505.1c", "target", shape, (item.ref, aim), "Choose a target"
        )
        return self.decision

    def _can_pay(self, s: VsState, options: Options, later: tuple[Aim, ...], scope: Scope, used: list[int], ref: int) -> bool:
        """Could the costs be paid with this target, and some of those that follow?"""
        trials = scopes_with_targets(s, later, _with_target(scope, ref), (*used, ref))
        return any(payable(s, options.costs(s, trial), trial) for trial in trials)


#: so many candidates for a target are never too few for those that follow
MANY = 16


def _answers(shape: Pick) -> list[tuple[int, ...]]:
    """All answers to a pick of targets."""
    weights, all_of = shape.weights, range(len(shape.options))
    found = [c for n in range(shape.lo, shape.hi + 1) for c in combinations(all_of, n)]
    return found if weights is None else [c for c in found if sum(weights[i] for i in c) <= shape.cap]


class LeavingEnough(Pick):
    """A pick of targets of which only some combinations leave enough for those that follow (vs:505.1c)."""

    __slots__ = ("allowed",)

    def __init__(self, options: list[int], allowed: tuple[tuple[int, ...], ...]) -> None:
        Pick.__init__(self, options, min(len(c) for c in allowed), max(len(c) for c in allowed))
        self.allowed = allowed

    def next(self, prefix: tuple[int, ...]) -> Any:
        k = len(prefix)
        more = sorted({c[k] for c in self.allowed if len(c) > k and c[:k] == prefix})
        return [END, *more] if prefix in self.allowed else more


def _with_target(scope: Scope, *refs: int) -> Scope:
    new = scope.copy()
    new.targets = (*scope.targets, refs)
    return new


def uses_target(effect: Effect, k: int) -> bool:
    """Does a mode speak of this target?"""
    from longbox.kernel.queries import Target, walk

    return any(isinstance(n, Target) and n.index == k for n in walk(effect))


def mode_aims(specs: tuple[Aim, ...], mode: Effect) -> tuple[Aim, ...]:
    """The targets that a mode needs."""
    return tuple(a for i, a in enumerate(specs) if uses_target(mode, i))


def targets_available(s: VsState, aims: tuple[Aim, ...], scope: Scope, used: tuple[int, ...] = ()) -> bool:
    """Are there enough different legal targets (vs:505.1c)?"""
    if not aims:
        return True
    aim = aims[0].sized(s, scope)
    candidates = aim.candidates(s, scope)
    if len(aims) == 1 and not used:
        return len(candidates) >= aim.least
    found = [r for r in (s.ref(n) for n in candidates) if r not in used]
    if len(found) < aim.least:
        return False
    if len(aims) == 1:
        return True
    return any(targets_available(s, aims[1:], _with_target(scope, *c), (*used, *c)) for c in combinations(found, aim.least))


def scopes_with_targets(s: VsState, aims: tuple[Aim, ...], scope: Scope, used: tuple[int, ...] = ()) -> Iterator[Scope]:
    """The scopes with as few targets as there must be, in every way: for costs that speak of them (vs:505.1c, vs:505.1d)."""
    if not aims:
        yield scope
        return
    aim = aims[0].sized(s, scope)
    found = [r for r in (s.ref(n) for n in aim.candidates(s, scope)) if r not in used]
    for c in combinations(found, aim.least):
        yield from scopes_with_targets(s, aims[1:], _with_target(scope, *c), (*used, *c))


def possible_xs(s: VsState, aims: tuple[Aim, ...], scope: Scope, limit: int) -> list[int]:
    """vs:505.1b, vs:505.2 the values of X, up to a limit, for which there are enough targets, where these depend on it."""
    found = list(range(limit + 1))
    if any(isinstance(n, X) for aim in aims for root in (aim.query, aim.count) if root is not None for n in walk(root)):
        trial = scope.copy()
        for x in tuple(found):
            trial.x = x
            if not targets_available(s, aims, trial):
                found.remove(x)
    return found


class Playing(Procedure):
    """vs:505.1 a player plays an effect: announce, choose, pay; then it is played. Subject: a ChainItem not yet on the chain.

    Also vs:G:Play.
    """

    __slots__ = ("answering", "before", "chosen", "costs", "eased", "item", "new", "options", "place")

    def __init__(
        self, item: ChainItem, costs: tuple[Verb, ...], before: tuple[Event, ...] = (), options: Options | None = None
    ) -> None:
        super().__init__()
        self.new: ChainItem | None = item
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
        #: modifiers of "the next" card's cost that count for this one
        self.eased: tuple[Hashable, ...] = ()

    @step("vs:505.1a")
    def announce(self, s: VsState) -> Flow:
        item = self.new
        assert item is not None
        what = {"recruit": "recruit cost", "plot twist": "threshold"}.get(item.kind)
        if what is not None and item.source >= 0:
            self.eased = ev.eased_by(s, what, item.source & NUMBER_MASK, item.controller)
        return happen(s, *self.before) if self.before else None

    @step("vs:505.1a")
    def put_on_the_chain(self, s: VsState) -> Flow:
        item = self.new
        assert item is not None
        for e in self.before:
            if isinstance(e, ev.ToChain):
                item.card = e.number
                item.source = e.fresh
                scope = item.scope.copy()
                scope.this = e.fresh
                item.scope = scope
        self.before = ()
        return happen(s, ev.ChainAdd(item))

    @step("vs:706.13b")
    def ask_to_fill(self, s: VsState) -> Flow:
        """A card from the hand may take the place of a reservist in the resource row."""
        self.item = s.chain[-1]
        self.new = None
        if self.place < 0:
            return None
        s.note(ev.Announced(s.items[self.item]))
        player = s.items[self.item].controller
        hand = [s.ref(n) for n in s.zone(player, HAND)]
        self.answering = tuple(hand)
        return Decision(
            player,
            s.game.seat_of(s, player),
            "vs:706.13b",
            "reservist",
            Pick(hand, 0, 1),
            (s.things[self.item].ref,),
            "Put a card into the resource row?",
        )

    @step("vs:706.13b")
    def fill(self, s: VsState) -> Flow:
        hand, self.answering = self.answering, None
        if self.place < 0 or not s.answer:
            return None
        return happen(s, ev.Build(hand[s.answer[0]], s.items[self.item].controller, -1, self.place))

    @step("vs:505.1b")
    def announce_costs(self, s: VsState) -> Flow:
        return self.options.announce(s, self) if self.options is not None else None

    @step("vs:505.1b")
    def announce_x(self, s: VsState) -> Flow:
        """A number from 0 to what can be paid for (vs:703.2, vs:G:Number)."""
        item = s.items[self.item]
        limit = self.options.x_limit(s, self, item.scope) if self.options is not None else None
        if limit is None:
            return None
        self.answering = "x"
        found = possible_xs(s, item.specs, item.scope, limit)
        return Decision(
            item.controller, s.game.seat_of(s, item.controller), "vs:505.1b", "x", NumberAmong(found), (item.ref,), "Choose X"
        )

    @step("vs:505.1b")
    def note_x(self, s: VsState) -> Flow:
        if self.answering != "x":
            return None
        self.answering = None
        scope = s.items[self.item].scope.copy()
        scope.x = s.answer[0]
        return happen(s, ev.ChainSet(self.item, scope))

    @step("vs:505.1c")
    def choose_targets(self, s: VsState) -> Flow:
        return ChoosingTargets(self.item, self.options)

    @step("vs:505.1d")
    def pay(self, s: VsState) -> Flow:
        item = s.items[self.item]
        if item.scope.targets or self.place < 0:
            s.note(ev.Announced(item))
        costs = self.options.total(s, self, item.scope) if self.options is not None else self.costs
        return Paying(costs, item.scope)

    @step("vs:505.1e")
    def become_played(self, s: VsState) -> Flow:
        scope = s.outcome
        # what was paid with stays known to the effect ("each card you discarded")
        item = s.items[self.item]
        done = scope.copy()
        done.did = True
        done.collected = None
        done.targets = item.scope.targets
        for event in (*(ev.UseModifier(key) for key in self.eased), ev.ChainSet(self.item, done)):
            flow = happen(s, event)
            assert flow is None
        return happen(s, ev.Played(s.items[self.item]))


def durations(node: Node) -> frozenset[str]:
    """vs:505.3 the durations of the modifiers that an effect would make itself."""
    found: set[str] = set()

    def visit(n: Node) -> None:
        if isinstance(n, PowerUpIt):
            found.add("attack")
        if isinstance(n, Lasting):
            found.add(n.until)
            return
        if isinstance(n, ChooseOne):
            # only the chosen mode makes its modifiers (vs:508.2h): what all of them need, the effect needs
            found.update(frozenset.intersection(*(durations(m) for m in n.modes)))
        elif isinstance(n, Node):
            for child in n.children():
                visit(child)

    visit(node)
    return frozenset(found)


_DURATIONS: dict[int, tuple[Effect, frozenset[str]]] = {}


def lasts(effect: Effect) -> frozenset[str]:
    """`durations`, remembered."""
    found = _DURATIONS.get(id(effect))
    if found is None or found[0] is not effect:
        found = (effect, durations(effect))
        _DURATIONS[id(effect)] = found
    return found[1]


def in_time(s: VsState, effect: Effect | None) -> Objection | None:
    """vs:505.3 an effect with a duration may only be played within it."""
    if effect is None:
        return None
    if isinstance(effect, ChooseOne):
        found = [in_time(s, m) for m in effect.modes]
        return None if None in found else found[0]
    for span in sorted(lasts(effect)):
        if span == "attack" and (s.attack is None or not s.attack.begun):
            return Objection("vs:505.3", "its effect lasts for this attack, and there is none under way")
        if span.endswith(("phase", "step")) and span not in (s.phase, s.step):
            return Objection("vs:505.3", f"its effect lasts for this {span}, and it is another time")
    return None
