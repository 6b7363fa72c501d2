"""Priority (216), triggered effects (506) and resolving (508, 509)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.language.references import EventPlayer
from longbox.games.vs.language.values import AmountOf
from longbox.games.vs.language.verbs.lasting import PowerUpIt
from longbox.games.vs.rules.playing import ChoosingTargets
from longbox.games.vs.state import FRONT, SUPPORT, ChainItem
from longbox.games.vs.state.bases import Frame, Procedure
from longbox.kernel.decisions import Act, Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen, settling
from longbox.kernel.frames import DONE, step
from longbox.kernel.queries import AS_CHOSEN, walk

if TYPE_CHECKING:
    from collections.abc import Hashable

    from longbox.games.vs.state import CardDef, VsAction, VsState
    from longbox.kernel.abilities import Triggered
    from longbox.kernel.effects import Effect
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow
    from longbox.kernel.modifiers import Active
    from longbox.kernel.queries import Scope


class Pending:
    """A triggered ability that has triggered and waits to go onto the chain (vs:506.2).

    Its scope has the player who controlled the source as it triggered (vs:504.2).
    """

    __slots__ = ("ability", "delayed", "key", "others", "scope")

    def __init__(self, ability: Triggered, scope: Scope, key: Hashable, delayed: bool, others: tuple[Scope, ...] = ()) -> None:
        self.ability = ability
        self.scope = scope
        self.key = key
        #: from a delayed triggered modifier: the effect has no type but "triggered" (vs:513.4b)
        self.delayed = delayed
        #: it triggers only so often ("the next time", "once per turn"), but more of it happened at once: what it would be about then
        self.others = others

    def about(self, scope: Scope) -> Pending:
        """The same, about one of those."""
        return Pending(self.ability, scope, self.key, self.delayed)

    def without(self, taken: Scope | None) -> Pending:
        """The same, no longer about what another effect of the same trigger is about."""
        left = [scope for scope in (self.scope, *self.others) if scope is not taken]
        return Pending(self.ability, left[0], self.key, self.delayed, tuple(left[1:]))

    def content(self) -> Hashable:
        """What it comes to: in which order those of the same content go onto the chain makes no difference."""
        if self.others:
            return id(self.ability), self.key
        nodes = [
            n
            for part in (self.ability.effect, self.ability.still, *(a.query for a in self.ability.targets))
            if part is not None
            for n in walk(part)
        ]
        names = [name for name in (getattr(n, "name", None) for n in nodes) if isinstance(name, str)]
        bound = tuple(self.scope.get(name) for name in names)
        event = self.scope.event if any(isinstance(n, (EventPlayer, AmountOf)) for n in nodes) else None
        return id(self.ability), self.scope.this, bound, getattr(event, "player", -1), getattr(event, "amount", 0)


def or_about(pending: tuple[Pending, ...], key: Hashable, now: tuple[Event, ...], scope: Scope) -> tuple[Pending, ...]:
    """vs:702.2 those of a trigger that wait because of events happening `now` may be about another of these instead."""
    mine = [p for p in pending if p.key == key and any(p.scope.event is e for e in now)]
    pool = [p.scope for p in mine]
    pool += [other for p in mine[:1] for other in p.others if all(other is not own for own in pool)]
    pool.append(scope)
    return tuple(
        Pending(p.ability, p.scope, key, p.delayed, tuple(x for x in pool if x is not p.scope)) if p in mine else p
        for p in pending
    )


class Priority(Frame):
    """vs:216.2, vs:400.7 players get priority in turn until all pass in succession on an empty chain: then things go on.

    `holder` has priority, `passes` counts passes in succession; `first` is told that the primary player is to begin.
    Loops of optional actions go on for as long as somebody takes the next one, and anybody may break in (vs:703.1, vs:703.1b,
    vs:G:Priority).
    """

    __slots__ = ("acts", "holder", "passes", "seen", "settled", "stage")
    FLUSH: ClassVar[int] = 0
    ASK: ClassVar[int] = 1
    ANSWER: ClassVar[int] = 2
    RESOLVED: ClassVar[int] = 3

    def __init__(self) -> None:
        super().__init__()
        self.holder = -1
        self.passes = 0
        self.stage = self.FLUSH
        self.settled = False
        self.acts: tuple[VsAction, ...] = ()
        #: what the table looked like at optional actions that cost nothing, so that no loop is offered (vs:703.1a)
        self.seen: tuple[object, ...] = ()

    def ask_anew(self, s: VsState) -> bool:
        """Somebody has left the game: passing in succession begins again."""
        self.stage = self.FLUSH
        self.passes = 0
        self.acts = ()
        return True

    def run(self, s: VsState) -> Flow:
        if self.stage == self.ANSWER:
            act = self.acts[s.answer[0]]
            self.acts = ()
            return self._take(s, act, s.answer[1:])
        if self.stage == self.RESOLVED:
            # vs:508.2l, vs:509.4 the primary player gets priority
            self.holder = -1
            self.passes = 0
            self.stage = self.FLUSH
        if self.stage == self.FLUSH:
            # what changed without an occurrence of its own may have consequences: no player gets priority before these
            late = () if self.settled else settling(s)
            self.settled = bool(late)
            if late:
                return happen(s, *late)
            if s.pending:
                return AddTriggers()
            self.stage = self.ASK
        return self._ask(s)

    def _ask(self, s: VsState) -> Flow:
        order = s.order
        game = s.game
        always = s.setup.get("windows") == "all"
        if self.holder not in order:
            self.holder = s.clockwise(s.primary if self.holder < 0 else self.holder)[0]
        while self.passes < len(order):
            game.look_at_top(s, self.holder)
            acts = game.options(s, self.holder, self.seen)
            if always or len(acts) > 1 or not acts[0].passing:
                self.acts = tuple(acts)
                self.stage = self.ANSWER
                return Decision(
                    self.holder,
                    game.seat_of(s, self.holder),
                    "vs:216.1",
                    "priority",
                    Act(self.acts),
                    (),
                    "You have priority",
                    always=always,
                )
            self._pass(s)
        if not s.chain:
            return DONE
        self.stage = self.RESOLVED
        return Resolving(s.chain[-1])

    def _pass(self, s: VsState) -> None:
        self.passes += 1
        self.holder = s.after(self.holder)

    def _take(self, s: VsState, act: VsAction, rest: tuple[int, ...]) -> Flow:
        if act.passing:
            self._pass(s)
            self.stage = self.ASK
            return None
        # vs:505.1f, vs:510.3 what it triggers goes onto the chain, then the same player has priority again
        self.passes = 0
        self.stage = self.FLUSH
        if act.free(s):
            self.seen = (*self.seen, (s.game.likeness(s), act.key(s)))
        return act.frame(s, rest)


class AddTriggers(Frame):
    """vs:506.2a triggered effects go onto the chain: the primary player's first, in an order each player chooses."""

    __slots__ = ("order", "which")

    def __init__(self) -> None:
        super().__init__()
        self.order: tuple[Pending, ...] = ()
        self.which: Pending | None = None

    def ask_anew(self, s: VsState) -> bool:
        """Triggered effects of a player who has left are no longer among them."""
        self.order = ()
        self.which = None
        return True

    def announce(self, s: VsState, p: Pending) -> Flow:
        """Of several things that it could be about, its controller chooses one (vs:G:That <Something>, The <Something>)."""
        each = [p.about(scope) for scope in (p.scope, *p.others)]
        if len({one.content() for one in each}) == 1:
            return Announcing(p)
        self.which = p
        rule, you = "vs:G:That <Something>, The <Something>", p.scope.you
        return Decision(you, s.game.seat_of(s, you), rule, "which", Pick(spoken_of(each)), (p.scope.this,), "Which is it about?")

    def run(self, s: VsState) -> Flow:
        if self.which is not None:
            p, self.which = self.which, None
            return Announcing(p, (p.scope, *p.others)[s.answer[0]])
        if self.order:
            pending = self.order[s.answer[0]]
            self.order = ()
            return self.announce(s, pending)
        if not s.pending:
            return DONE
        for player in s.clockwise(s.primary):
            mine = [p for p in s.pending if p.scope.you == player]
            if not mine:
                continue
            if len(mine) > 1 and len({p.content() for p in mine}) > 1:
                self.order = tuple(mine)
                return Decision(
                    player,
                    s.game.seat_of(s, player),
                    "vs:506.2a",
                    "trigger order",
                    Pick(spoken_of(mine)),
                    self.order,
                    "Which goes onto the chain first?",
                )
            return self.announce(s, mine[0])
        return DONE


def spoken_of(pending: list[Pending]) -> tuple[int, ...]:
    """The sources by which players tell triggers apart; several of one source by the card that each is about."""
    sources = [p.scope.this for p in pending]
    cards = [p.scope.get("that") for p in pending]
    return tuple(
        card if sources.count(this) > 1 and isinstance(card, int) and cards.count(card) == 1 else this
        for this, card in zip(sources, cards)
    )


class Announcing(Frame):
    """vs:506.3 one triggered effect goes onto the chain: modes and targets are chosen; without legal ones it is removed."""

    __slots__ = ("item", "pending", "scope", "stage")

    def __init__(self, pending: Pending, scope: Scope | None = None) -> None:
        super().__init__()
        self.pending = pending
        self.item = -1
        self.stage = 0
        self.scope = pending.scope if scope is None else scope

    def run(self, s: VsState) -> Flow:
        p = self.pending
        if self.stage == 0:
            scope = self.scope
            self.stage = 1
            ability = p.ability
            item = ChainItem("triggered", scope.you, scope.this, ability.effect, scope, ability.targets, "vs:506.3")
            item.types = ("triggered",)
            source = s.card(p.scope.this) if p.scope.this >= 0 else None
            if source is not None and not p.delayed:
                item.source_kind = source_kind(source.printed)
            item.still = ability.still
            item.ability = ability
            item.words = f"{source.printed.full_name if source is not None else 'the game'} (triggered)"
            item.types = (*item.types, *power_up_types(ability.effect))
            s.outcome = None
            return happen(s, ev.ChainAdd(item, p, scope))
        if self.stage == 1:
            self.stage = 2
            self.item = s.chain[-1]
            if p.delayed and p.scope.targets:
                # vs:513.4d where it is the delayed effect that has the target, it must still be legal
                scope = s.items[self.item].scope
                if any(not aim.legal(s, r, scope) for aim, t in zip(s.items[self.item].specs, scope.targets) for r in t):
                    return happen(s, ev.ChainDrop(s.ref(self.item)))
                return None
            return ChoosingTargets(self.item)
        if self.stage == 2:
            self.stage = 3
            if self.item in s.chain and s.outcome is False:
                return happen(s, ev.ChainDrop(s.ref(self.item)))
        return DONE


def source_kind(printed: CardDef) -> str:
    """What card an effect comes from (vs:500.3b, vs:504.4), with "ongoing" kept for plot twists (vs:G:Non-<something>)."""
    if printed.kind == "plot twist" and printed.values.ongoing:
        return "ongoing plot twist"
    return printed.kind


def power_up_types(effect: Effect) -> tuple[str, ...]:
    """vs:708.5d a power-up effect is one whose modifier could power-up a character."""
    from longbox.kernel.queries import walk

    return ("power-up",) if any(isinstance(n, PowerUpIt) for n in walk(effect)) else ()


class Resolving(ev.EffectResolving):
    """vs:508.2 the top effect of the chain resolves, or is negated because its targets or its condition fail."""

    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        super().__init__()
        self.item = item

    def ask_anew(self, s: VsState) -> bool:
        """Its controller has left the game: nothing more of it happens (vs:102.3)."""
        return not s.there(self.ref)

    @step("vs:508.1")
    def begin(self, s: VsState) -> Flow:
        item = s.items[self.item]
        self.ref = item.ref
        return happen(s, ev.Resolving(item.words, item.controller))

    @step("vs:508.2a")
    def check_targets(self, s: VsState) -> Flow:
        item = s.items[self.item]
        scope = item.scope
        if item.still is not None and not item.still.holds(s, scope):
            # vs:502.1c a double-check power whose condition has failed
            return happen(s, ev.Negate(self.ref, -1, -1))
        if item.specs:
            legal = tuple(tuple(r for r in chosen if item.specs[i].legal(s, r, scope)) for i, chosen in enumerate(scope.targets))
            # vs:508.3a likewise for what equipment is attached to
            asked = sum(len(t) for t in scope.targets)
            if asked and not any(legal):
                # should it be one that can't be negated, nothing is done to them all the same (vs:103.2)
                scope = scope.copy()
                scope.targets = legal
                return happen(s, ev.ChainSet(self.item, scope), ev.Negate(self.ref, -1, -1))
            if legal != scope.targets:
                # vs:508.2c nothing is done to illegal targets, nor by them; what is asked about them is known still (vs:508.2e)
                scope = scope.bind(AS_CHOSEN, scope.targets)
                scope.targets = legal
                return happen(s, ev.ChainSet(self.item, scope))
        return None

    @step("vs:508.2b")
    def process(self, s: VsState) -> Flow:
        if not s.there(self.ref):
            return None
        item = s.items[self.item]
        if item.kind == "recruit":
            return ResolvingRecruit(self.item)
        return EffectFrame(item.effect, item.scope)

    @step("vs:508.2l")
    def leave(self, s: VsState) -> Flow:
        """The effect is done and leaves the chain (vs:508.3d); a card that represents it goes to the KO'd pile."""
        if not s.there(self.ref):
            return None
        card = s.items[self.item].card
        if card >= 0 and s.cards[card].zone == s.chain_zone:
            back = "returns" in s.items[self.item].types
            return happen(
                s, ev.ChainDrop(self.ref), ev.FromDeckToHand(s.ref(card), -1, -1, True) if back else ev.OffChain(s.ref(card))
            )
        return happen(s, ev.ChainDrop(self.ref))


class ResolvingRecruit(Procedure):
    """vs:508.3 a recruit effect resolves: uniqueness, then the card enters play (vs:301.5), equipment on its target (vs:302.4)."""

    __slots__ = ("card", "item")

    def __init__(self, item: int) -> None:
        super().__init__()
        self.item = item
        self.card = -1

    @step("vs:508.3b")
    def check_uniqueness(self, s: VsState) -> Flow:
        item = s.items[self.item]
        self.card = item.card
        if self.card < 0 or s.cards[self.card].zone != s.chain_zone:
            return DONE
        puts = ev.uniqueness(s, self.card, item.controller)
        return happen(s, *puts) if puts else None

    @step("vs:508.3c")
    def enter_play(self, s: VsState) -> Flow:
        item = s.items[self.item]
        ref = s.ref(self.card)
        if s.cards[self.card].printed.kind == "character":
            return ev.PuttingIntoPlay(item.controller, (ref,), (FRONT, SUPPORT), item.source)
        targets = item.scope.targets[0] if item.scope.targets else ()
        if not targets or not s.there(targets[0]):
            return None
        return happen(s, ev.EnterPlay(ref, item.controller, item.source, host=targets[0]))


def wait(s: VsState, active: Active, scope: Scope) -> None:
    """vs:506.1 it waits until somebody is about to receive priority."""
    delayed = active.key[0] == "modifier"
    if delayed and getattr(active, "uses", -1) > 0 and not any(m.key == active.key for m in s.modifiers):
        # vs:513.4a "the next time" is over, though more of it happened at once: it is about one of these
        s.pending = tuple(
            Pending(p.ability, p.scope, p.key, True, (*p.others, scope)) if p.key == active.key else p for p in s.pending
        )
        return
    limit = active.ability.limit
    if limit is not None:
        key = ("trigger", active.key)
        if s.memory.count(key, limit[1]) >= limit[0]:
            # vs:702.2 of what happens at once its controller says what it is about
            now = (scope.event, *(s.batch.ready if s.batch is not None else ()))
            s.pending = or_about(s.pending, active.key, now, scope)
            return
        s.memory.use(key, limit[1])
    s.pending = (*s.pending, Pending(active.ability, scope, active.key, delayed))
    if delayed and getattr(active, "uses", -1) > 0:
        happen(s, ev.UseModifier(active.key))
