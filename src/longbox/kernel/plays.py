"""Playing a card and using an ability: the parts of the envelope, in the order a game gives, and the record they leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, Protocol

from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Number, Pick
from longbox.kernel.effects import And, ChooseOne, Effect, EffectFrame, Verb, choose
from longbox.kernel.events import Event, Undertaking, happen
from longbox.kernel.frames import DONE, Flow, Procedure, Step
from longbox.kernel.nodes import dataclass
from longbox.kernel.state import NUMBER_MASK, Thing
from longbox.kernel.variables import S, V

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from longbox.kernel.decisions import Shape
    from longbox.kernel.frames import Frame
    from longbox.kernel.queries import Choose, Scope
    from longbox.kernel.state import State
    from longbox.kernel.text import Printer


class Usable(Protocol):
    """What can be played or used: its cost, what must be chosen for it, and what it does."""

    @property
    def cost(self) -> tuple[Verb, ...]:
        """What is paid for it."""

    @property
    def targets(self) -> tuple[Choose, ...]:
        """What must be chosen for it."""

    @property
    def effect(self) -> Effect:
        """What it does."""


class Play(Thing, Generic[V]):
    """One playing of a card or one use of an ability, while it is under way; doing it again makes another.

    `source` is the card as it was when that began, `values` its attributes then; `scope` what has been chosen and paid;
    `made` what it brought into the game, noted by the events that bring it; `owes` effects, with their scopes, that are
    due as it ends; `landed` the zone the card is in at the end.
    """

    __slots__ = ("ability", "landed", "made", "owes", "player", "scope", "source", "values")

    def __init__(self, player: int, source: int, ability: Usable, scope: Scope, values: V) -> None:
        super().__init__(-1)
        self.player = player
        self.source = source
        self.ability = ability
        self.scope = scope
        self.values = values
        self.made: tuple[int, ...] = ()
        self.owes: tuple[tuple[Effect, Scope], ...] = ()
        self.landed = -1

    def fork(self) -> Play[V]:
        new: Play[V] = Play.__new__(Play)
        new.token = None
        new.number = self.number
        new.inc = self.inc
        new.player = self.player
        new.source = self.source
        new.ability = self.ability
        new.scope = self.scope
        new.values = self.values
        new.made = self.made
        new.owes = self.owes
        new.landed = self.landed
        return new

    @property
    def paid(self) -> tuple[tuple[int, str], ...]:
        """What was spent on it, as which type: pairs (source, type)."""
        found: tuple[tuple[int, str], ...] = self.scope.get("paid", ())
        return found


def record_of(s: State, item: int) -> Play:
    """The record of a play under way, by its reference."""
    play = s.get(item)
    assert isinstance(play, Play)
    return play


def to_be_written(s: State, item: int) -> Play:
    """The record, for an event that changes it."""
    play = s.write_thing(item & NUMBER_MASK)
    assert isinstance(play, Play)
    return play


class OfPlay(Event[S]):
    """An event of a card being played or an ability being used; `item` is a reference to its record."""

    __slots__ = ("item",)

    def __init__(self, item: int, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.item = item

    def changes(self, s: S) -> bool:
        return bool(s.there(self.item))


class AnnouncePlay(Event[S]):
    """A play begins: its record gets a number, which its scope knows as `item`; a use is counted."""

    __slots__ = ("item", "play", "use")

    def __init__(self, play: Play, use: tuple[Hashable, str] | None) -> None:
        super().__init__(play.player, play.source)
        self.play = play
        #: key and span of the limit that counts it
        self.use = use
        self.item = -1

    def apply(self, s: S) -> None:
        play: Play = self.play.fork()
        s.add_thing(play)
        self.item = play.ref
        play.scope = play.scope.copy()
        play.scope.item = self.item
        if self.use is not None:
            s.memory.use(*self.use)


class Choices(OfPlay):
    """What was chosen and paid is noted on the record."""

    __slots__ = ("scope",)

    def __init__(self, item: int, scope: Scope) -> None:
        super().__init__(item, scope.you, scope.this)
        self.scope = scope

    def apply(self, s: State) -> None:
        to_be_written(s, self.item).scope = self.scope


class Owing(OfPlay):
    """A play owes an effect, which is due as it ends."""

    __slots__ = ("effect", "scope")

    def __init__(self, effect: Effect, scope: Scope) -> None:
        super().__init__(scope.item, scope.you, scope.this)
        self.effect = effect
        self.scope = scope

    def apply(self, s: State) -> None:
        play = to_be_written(s, self.item)
        play.owes = (*play.owes, (self.effect, self.scope))


class OfEffects(Undertaking[S]):
    """What the effects of a play go through. `record` is the play as it stood then, for memory and listeners."""

    __slots__ = ("item", "record")

    def __init__(self, item: int, player: int, source: int) -> None:
        super().__init__(player, source)
        self.item = item
        self.record: Play | None = None

    def changes(self, s: S) -> bool:
        return bool(s.there(self.item))


class InitiatePlay(OfEffects[S]):
    """The effects attempt to initiate: cancelled, they don't, and it was played or used all the same."""

    __slots__ = ()
    stands: ClassVar[bool] = True

    def apply(self, s: S) -> None:
        self.record = record_of(s, self.item).fork()

    def procedure(self, s: S) -> Frame | None:
        play = record_of(s, self.item)
        return EffectFrame(play.ability.effect, play.scope)


class LeavePlay(OfEffects[S]):
    """A play is over: its record is closed, and what it owes is due."""

    __slots__ = ()

    def apply(self, s: S) -> None:
        play = record_of(s, self.item).fork()
        if play.source >= 0:
            play.landed = s.card(play.source).zone
        self.record = play
        s.drop_thing(self.item & NUMBER_MASK)

    def procedure(self, s: S) -> Frame | None:
        assert self.record is not None
        owes = self.record.owes
        return Debts(owes) if owes else None


class Debts(Procedure):
    """What a play owed, one effect after the other."""

    __slots__ = ("left",)

    def __init__(self, owes: tuple[tuple[Effect, Scope], ...]) -> None:
        super().__init__()
        self.left = owes

    def run(self, s: State) -> Flow:
        if not self.left:
            return DONE
        (effect, scope), self.left = self.left[0], self.left[1:]
        return EffectFrame(effect, scope)


@dataclass(frozen=True)
class Owe(Verb):
    """Have an effect happen as the playing of this card ends."""

    effect: Effect

    def events(self, s: State, scope: Scope) -> Sequence[Event]:
        return [Owing(self.effect, scope)]

    def text(self, p: Printer) -> str:
        return f"{self.effect.text(p)} after this has resolved"


# -- the envelope -----------------------------------------------------------------------------------------------------


class Using(Procedure):
    """A card is played or an ability used, by the steps of its game's envelope: when to choose, to pay, to initiate.

    `key` tells the ability from others for its limit. `stage` is how far the present step has come, `item` the record.
    """

    __slots__ = ("ability", "asked", "item", "key", "scope", "stage")

    def __init__(self, ability: Usable, scope: Scope, key: Hashable = None) -> None:
        super().__init__()
        self.ability = ability
        self.scope = scope
        self.key = key
        self.item = -1
        self.stage = 0
        self.asked: Decision | None = None

    def run(self, s: State) -> Flow:
        steps: tuple[Step, ...] = s.game.envelope
        if self.pc >= len(steps):
            return DONE
        self.pc += 1
        return steps[self.pc - 1].do(self, s)

    def again(self) -> None:
        """Come back to the present step once what it returns is done."""
        self.pc -= 1
        self.stage += 1

    def over(self) -> None:
        """The present step is through."""
        self.stage = 0
        self.asked = None

    def ask(self, s: State, kind: str, shape: Shape, about: tuple[object, ...], prompt: str) -> Decision:
        """A question to the player under the rule of the present step; the step comes back to its answer."""
        rule = s.game.envelope[self.pc - 1].rule
        you = self.scope.you
        self.asked = Decision(you, s.game.seat_of(s, you), rule, kind, shape, about, prompt)
        self.again()
        return self.asked


def announce(u: Using, s: State) -> Flow:
    """The player declares what is played or used; it gets a record."""
    if u.stage == 0:
        u.again()
        scope = u.scope
        limit = getattr(u.ability, "limit", None)
        use = (s.game.use_key(s, u.key, scope), limit[1]) if limit is not None else None
        values = s.now(scope.this) if scope.this >= 0 and s.there(scope.this) else None
        return happen(s, s.game.announces(Play(scope.you, scope.this, u.ability, scope, values), use))
    u.item = s.outcome.events[0].item
    u.scope = record_of(s, u.item).scope
    u.over()
    return None


def choose_mode(u: Using, s: State) -> Flow:
    """Of several modes one is chosen."""
    effect = u.ability.effect
    if u.stage == 0 and isinstance(effect, ChooseOne) and u.scope.get("mode") is None:
        modes = [i for i, m in enumerate(effect.modes) if m.possible(s, u.scope) is None] or list(range(len(effect.modes)))
        return u.ask(s, "mode", Pick(tuple(modes)), (u.scope.this, effect), "Choose one")
    if u.asked is not None:
        u.scope = u.scope.bind("mode", u.asked.options[s.answer[0]])
    u.over()
    return None


def choose_x(u: Using, s: State) -> Flow:
    """X is announced, up to what the ability allows."""
    limit = getattr(u.ability, "x", None)
    if u.stage == 0 and limit is not None:
        return u.ask(s, "x", Number(0, max(0, limit.amount(s, u.scope))), (u.scope.this,), "Choose X")
    if u.asked is not None:
        u.scope = u.scope.copy()
        u.scope.x = s.answer[0]
    u.over()
    return None


def pay(u: Using, s: State) -> Flow:
    """All costs are paid, together."""
    cost = u.ability.cost
    if not cost:
        return None
    if u.stage == 0:
        u.again()
        return s.game.paying(s, cost, u.scope)
    u.scope = s.outcome
    u.over()
    return None


def choose_targets(u: Using, s: State) -> Flow:
    """The targets, one after the other; none is chosen where there is nothing to choose from."""
    targets = u.ability.targets
    if u.asked is not None:
        _target(u, tuple(u.asked.options[i] for i in s.answer))
        u.asked = None
    while len(u.scope.targets) < len(targets):
        c = targets[len(u.scope.targets)]
        among = candidates(s, u.ability, len(u.scope.targets), u.scope)
        decision = choose(s, c, u.scope.you, u.scope, s.game.envelope[u.pc - 1].rule, among=among)
        if decision is not None:
            u.asked = decision
            u.again()
            return decision
        _target(u, ())
    u.over()
    return None


def candidates(s: State, ability: Usable, k: int, scope: Scope) -> Sequence[int]:
    """What could be chosen as the k-th target of an ability."""
    found: Sequence[int] = s.game.eligible(s, ability, k, ability.targets[k].query.numbers(s, scope), scope)
    return found


def _target(u: Using, chosen: tuple[int, ...]) -> None:
    u.scope = u.scope.copy()
    u.scope.targets = (*u.scope.targets, chosen)


def note(u: Using, s: State) -> Flow:
    """What has been chosen and paid so far is public."""
    return happen(s, Choices(u.item, u.scope))


def initiate(u: Using, s: State) -> Flow:
    """The effects initiate, unless they are cancelled, and resolve."""
    return happen(s, s.game.initiates(u.item, u.scope))


def leave(u: Using, s: State) -> Flow:
    """It is over: the card goes where its game says, the record is closed."""
    if u.stage == 0:
        u.again()
        return s.game.after_play(s, u.ability, u.scope)
    u.over()
    return happen(s, s.game.leaves(u.item, u.scope)) if s.there(u.item) else None


class Paying(EffectFrame):
    """Costs: every choice is made, then all of it is paid at once. Outcome: the scope with what was chosen."""

    __slots__ = ()

    def __init__(self, cost: tuple[Verb, ...], scope: Scope) -> None:
        super().__init__(And(cost), scope)

    def emit(self, s: State, events: Sequence[Event]) -> Flow:
        for event in events:
            event.cost = True
        return happen(s, *events)


class AskedThrough(Procedure):
    """A replacement or a state-triggered ability is paid for and asked through; its events are collected, not yet happening.

    Outcome: the scope, with what is to join a batch as `collected`.
    """

    __slots__ = ("cost", "effect", "scope")

    def __init__(self, cost: tuple[Verb, ...], effect: Effect, scope: Scope) -> None:
        super().__init__()
        self.cost = cost
        self.effect = effect
        self.scope = scope

    def run(self, s: State) -> Flow:
        self.pc += 1
        if self.pc == 1:
            s.outcome = self.scope
            return s.game.paying(s, self.cost, self.scope) if self.cost else None
        if self.pc == 2:
            scope = s.outcome.copy()
            scope.collected = ()
            return EffectFrame(self.effect, scope)
        return DONE


def hindrance(s: State, ability: Usable, key: Hashable, scope: Scope, forced: bool = False) -> Objection | None:
    """Why an ability can't be used just now: its limit, its cost, its targets, or that it would change nothing.

    Of a forced one only limit and cost are asked: it initiates, and does as much as it can.
    """
    limit = getattr(ability, "limit", None)
    if limit is not None and s.memory.count(s.game.use_key(s, key, scope), limit[1]) >= limit[0]:
        return Objection(s.game.limit_rule, "it has been used as often as it may be")
    for condition in getattr(ability, "only", ()):
        if not condition.holds(s, scope):
            return Objection(s.game.limit_rule, "its restriction is not met")
    if ability.cost and not s.game.payable(s, ability.cost, scope):
        return Objection(s.game.cost_rule, "its cost can't be paid")
    if forced:
        return None
    for k, c in enumerate(ability.targets):
        if len(candidates(s, ability, k, scope)) < (c.least if s.game.all_targets else min(c.least, 1)):
            return Objection(s.game.target_rule, "there is no target for it")
    found: Objection | None = ability.effect.possible(s, scope)
    return found if found is not None else s.game.lacks_choice(s, ability, scope)
