"""What a game hands the kernel: its state, its first frame, its stages and its policies. The kernel asks nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from longbox.kernel import modifiers, plays
from longbox.kernel.actions import Action
from longbox.kernel.setups import EXAMPLE, SetupError
from longbox.kernel.state import NUMBER_MASK, Player
from longbox.kernel.telling import Notice
from longbox.kernel.variables import S, V
from longbox.kernel.windows import Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence

    from longbox.kernel.abilities import Bindings, Replacement
    from longbox.kernel.actions import Action, Objection
    from longbox.kernel.decisions import Decision
    from longbox.kernel.effects import Verb
    from longbox.kernel.events import Event, Occurrence, Outcome, Stage, Undertaking
    from longbox.kernel.frames import Flow, Frame, Step
    from longbox.kernel.modifiers import Active, Table
    from longbox.kernel.plays import Play, Usable
    from longbox.kernel.queries import Scope
    from longbox.kernel.setups import Setup


class Game(Generic[S, V]):
    """The rules of one game as far as the kernel has to know them. Stateless: one instance serves any number of matches."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    #: event classes kept in memory, because some card or rule may ask about them
    remembered: frozenset[type] = frozenset()
    #: kinds of question whose options are numbers that stand for no card
    numbered: frozenset[str] = frozenset({"mode", "way"})
    #: event classes that never need settling or unfolding: done without a frame where nobody listens
    plain: frozenset[type] = frozenset()
    #: what carries out undertakings (and other events with a body) that do not say it themselves: event class -> its procedure
    procedures: ClassVar[Mapping[type, Callable[[Any, Any], Frame | None]]] = {}
    #: facets that every table of current values reads
    always_read: int = 0
    #: a target of several cards needs as many to be there; else as many as there are will do
    all_targets: ClassVar[bool] = True
    #: the steps of playing a card or using an ability, in order (`plays` has the steps to choose from)
    envelope: tuple[Step, ...] = ()
    #: the rules cited by the kernel's own questions, objections and events
    may_rule: ClassVar[str] = ""
    mode_rule: ClassVar[str] = ""
    replacement_rule: ClassVar[str] = ""
    #: who chooses where a replacement can have only some of several events
    which_rule: ClassVar[str] = ""
    prevent_rule: ClassVar[str] = ""
    cancel_rule: ClassVar[str] = ""
    instead_rule: ClassVar[str] = ""
    limit_rule: ClassVar[str] = ""
    cost_rule: ClassVar[str] = ""
    target_rule: ClassVar[str] = ""
    #: the facets that `settle` looks at besides current values; -1: it is asked whatever happens
    settles_by: ClassVar[int] = -1

    def __init__(self, *stages: Stage) -> None:
        #: the stages of an occurrence, in order
        self.stages = stages
        #: the place of the stage in which events change the table
        self.applies = [stage.name for stage in stages].index("apply") if stages else 0
        #: what abilities are indexed under that have their turn only once an event has changed the table
        #: worked examples by id, laid as tables: whoever opens the game's front door says where they are
        self.examples: Callable[[str], S] | None = None
        self.later = frozenset({"trigger", *[stage.key for stage in stages if stage.after]})

    # -- set-up ---------------------------------------------------------------------------------------------------

    def start(self, setup: Setup, seed: int) -> S:
        """A state with its first frames, not yet run. Raises SetupError for a set-up that can't be played."""
        raise NotImplementedError

    def begin(self, setup: Setup, seed: int) -> S:
        """A state from which a match goes on: from the start of a game, or with a worked example where the set-up is the id of one."""
        if EXAMPLE not in setup:
            return self.start(setup, seed)
        which = setup[EXAMPLE]
        if len(setup) > 1 or self.examples is None or not isinstance(which, str):
            raise SetupError(f"{EXAMPLE!r} stands by itself, and is the id of a worked example, such as 'vs:601.4a#ex1'")
        return self.examples(which)

    def seat_of(self, s: S, player: int) -> int:
        """The seat that answers for a player."""
        seat: int = s.players[player].seat
        return seat

    def shows_all(self, s: S) -> bool:
        """Are questions put that have one answer only (other than to choose nothing of nothing)?"""
        return False

    def heir(self, s: S, decision: Decision) -> int:
        """The player who answers what is asked of one who has left the game; -1 if it answers itself, doing least."""
        return -1

    def unattended(self, s: S, decision: Decision) -> Frame | None:
        """What answers a question of one who has left the game, and whom nobody succeeds; None: it answers itself, doing least."""
        return None

    # -- occurrences ----------------------------------------------------------------------------------------------

    def prepare(self, s: S, occ: Occurrence) -> Flow:
        """Rework a batch before anything else sees it."""
        return None

    def forbids(self, s: S, event: Event) -> bool:
        """Does a rule of the game (not a card) forbid this event?"""
        return False

    def told_barred(self, s: S, event: Event) -> Event | None:
        """What the log says where an event is forbidden, an event that is told and no more; None for nothing."""
        return None

    def procedure(self, s: S, event: Event) -> Frame | None:
        """The frame that carries out an event, by its class or the nearest base that `procedures` has."""
        for cls in event.__class__.__mro__:
            if cls in self.procedures:
                return self.procedures[cls](s, event)
        raise LookupError(f"nothing carries out {event.__class__.__name__}")

    def settle(self, s: S) -> Sequence[Event]:
        """Derived events that must happen now; empty when all is settled, HELD if something must wait."""
        return ()

    def swift(self, s: S, event: Event, table: Table) -> bool:
        """May this event, which nothing interrupts or replaces, be applied at once?

        That is: it foresees nothing, and no stage before `applies` has anything to do with it. If it has parts they are asked about.
        """
        return False

    def endless(self, s: S) -> None:
        """Mandatory actions repeat without end: what the game makes of it."""
        raise RuntimeError("mandatory actions repeat without end")

    def payable(self, s: S, cost: tuple[Verb, ...], scope: Scope) -> bool:
        """Could all of this cost be paid now? As it stands: each of its parts by itself."""
        return all(part.possible(s, scope) is None for part in cost)

    def lacks_choice(self, s: S, ability: Usable, scope: Scope) -> Objection | None:
        """What an ability requires to be chosen as it resolves, though there is nothing to choose: does that bar its use?"""
        return None

    def in_full(self, out: Outcome, scope: Scope) -> bool:
        """Has what an effect made happen been done in full, as far as it happened?"""
        return True

    def eligible(self, s: S, ability: Usable, k: int, found: Sequence[int], scope: Scope) -> Sequence[int]:
        """Which of the cards that its query finds may be chosen as the k-th target of an ability?"""
        return found

    def replace_frame(self, s: S, ability: Replacement, scope: Scope, event: Event) -> Frame:
        """The frame that pays for a replacement and asks it through; its outcome is a scope with `collected` events."""
        return plays.AskedThrough(ability.pay, ability.instead, scope)

    def state_frame(self, s: S, active: Active) -> Frame:
        """The frame that asks a state-triggered ability through; its outcome is a scope with `collected` events."""
        return plays.AskedThrough((), active.ability.effect, active.scope)

    def worked(self, s: S, active: Active) -> None:
        """A replacement has replaced an event: one that works a number of times is nearer to its end."""

    def wait(self, s: S, active: Active, scope: Scope) -> None:
        """A triggered ability has triggered: let it wait under the game's policy."""
        raise NotImplementedError

    # -- windows and plays ------------------------------------------------------------------------------------------

    def window_players(self, s: S) -> Sequence[int]:
        """The players in the order in which they have opportunities."""
        return [t.number for t in s.things if isinstance(t, Player) and not t.out]

    def told_apart(self, s: S, active: Active) -> object:
        """What tells one and the same forced ability on two objects apart, so that their order matters."""
        return None

    def orders(self, s: S, found: Sequence[Chance]) -> int:
        """Who orders these forced abilities: the first of the window's players."""
        return self.window_players(s)[0]

    def heard(self, s: S, active: Active, event: Event) -> Sequence[Bindings]:
        """How an ability's pattern matches an event in a window: nothing, or what it binds each time."""
        found: Sequence[Bindings] = active.ability.on.matches(s, event, active.scope)
        return found

    def usable(self, s: S, active: Active, scope: Scope) -> bool:
        """May an ability that matches be used in the open window? A forced one initiates even if it would change nothing."""
        ability = active.ability
        return ability.fires(s, scope) and plays.hindrance(s, ability, active.key, scope, ability.forced) is None

    def within(self, s: S, events: Sequence[Event]) -> tuple[Event, ...] | None:
        """Are these a part of something under way, after the whole of which they are answered (`derived` of `happen`)?"""
        return None

    def use(self, s: S, active: Active, scope: Scope) -> Frame:
        """The frame in which an ability found in a window is used."""
        return plays.Using(active.ability, scope, active.key)

    def use_key(self, s: S, key: Hashable, scope: Scope) -> Hashable:
        """Under what the uses of an ability are counted: by the object and its ability, or by its title ..."""
        return ("use", key)

    def paying(self, s: S, cost: tuple[Verb, ...], scope: Scope) -> Frame:
        """The frame that pays a cost; its outcome is the scope with what was chosen."""
        return plays.Paying(cost, scope)

    def announces(self, play: Play, use: tuple[Hashable, str] | None) -> Event:
        """The event with which a play begins: an `AnnouncePlay` under the game's rule."""
        return plays.AnnouncePlay(play, use)

    def initiates(self, item: int, scope: Scope) -> Undertaking:
        """The undertaking with which effects initiate: an `InitiatePlay` under the game's rule."""
        return plays.InitiatePlay(item, scope.you, scope.this)

    def leaves(self, item: int, scope: Scope) -> Event:
        """The event with which a play ends: a `LeavePlay` under the game's rule."""
        return plays.LeavePlay(item, scope.you, scope.this)

    def after_play(self, s: S, ability: Usable, scope: Scope) -> Flow:
        """Where a card goes that has been played: a flow, or None to leave it."""
        return None

    def conceding(self, s: S, player: int) -> Frame:
        """The frame in which a player leaves the game; what was asked is then asked again, if it still makes sense."""
        raise NotImplementedError

    def calling_time(self, s: S) -> Frame | None:
        """The frame in which time is called, as tournaments do; None where that means nothing, or can't be done again."""
        return None

    def interjecting(self, s: S, player: int, index: int) -> Frame | None:
        """The frame in which a player uses the so-many-eth ability of its that may be used at any time; None where it can't be."""
        return None

    def interjections(self, s: S, player: int) -> list[str]:
        """In words, what a player has that may be used at any time, in the order of their indices; not all can be used just now."""
        return []

    # -- current values -------------------------------------------------------------------------------------------

    def build_table(self, s: S) -> Table:
        """The table of current values and listeners, computed in one pass."""
        return modifiers.build_table(s)

    def fill(self, s: S, table: Table, told: list[modifiers.Writing] | None = None) -> None:
        """Compute the values of a table anew, where what is at work can't have changed; what makes them so is added to `told`."""
        modifiers.fill(s, table, tuple(table.printed), told)

    def printed(self, s: S, number: int) -> V:
        """The printed values of a card as it lies there (face, stunned ...): shared, never changed."""
        raise NotImplementedError

    def all_printed(self, s: S, numbers: Sequence[int]) -> dict[int, V]:
        """The printed values of all of these."""
        return {n: self.printed(s, n) for n in numbers}

    def covered(self, s: S) -> Sequence[int]:
        """The numbers whose current values one pass computes: everything in play and on the chain."""
        raise NotImplementedError

    def actives(self, s: S, number: int, values: V) -> Sequence[Active]:
        """The abilities other than activated ones that are at work from the text of an object."""
        raise NotImplementedError

    def counters(self, s: S, numbers: Sequence[int]) -> Iterable[Active]:
        """Continuous modifiers that counters stand for."""
        return ()

    def is_far(self, active: Active) -> bool:
        """Does a continuous modifier also reach cards that the pass does not cover?"""
        return False

    def reaches(self, s: S, active: Active, number: int) -> bool:
        """Does it apply to this card elsewhere?"""
        return False

    def finish(self, s: S, numbers: Sequence[int], values: dict[int, V]) -> None:
        """Round off values once every modifier has been applied (bars, roundings)."""

    # -- secrets and showing --------------------------------------------------------------------------------------

    def hidden_groups(self, s: S, seats: Sequence[int]) -> list[list[int]]:
        """Card numbers that these seats can't tell apart, one list per back: what `determinize` may permute."""
        raise NotImplementedError

    def layout(self, s: S, seat: int) -> object:
        """The table as this seat may see it, plain data that `msgspec` writes: a `longbox.tables.table.Table` for whoever shows tables.

        Hidden cards are places, never numbers. `known_cards()` of it are those that the seat knows, each with `ref` and `title`.
        """
        raise NotImplementedError

    def option_text(self, s: S, seat: int, decision: Decision, option: object) -> str:
        """One option of a decision in words."""
        raise NotImplementedError

    def option_cards(self, s: S, decision: Decision | None, option: object) -> Sequence[int]:
        """The references of the cards that an option is about: what is played or used, and what with it.

        Numbers and words that stand for no card have none.
        """
        if isinstance(option, Action):
            target = getattr(option, "target", -1)
            return [ref for ref in (option.ref, target) if isinstance(ref, int) and ref >= 0]
        if isinstance(option, Chance):
            return [option.scope.this]
        if type(option) is int and option >= 0 and (decision is None or decision.kind not in self.numbered):
            number = option & NUMBER_MASK
            return [s.ref(number)] if number < len(s.things) else []
        return []

    def prompt(self, s: S, seat: int, decision: Decision) -> str:
        """The question of a decision in words."""
        raise NotImplementedError

    def waiting_text(self, s: S, seat: int, event: Event) -> str:
        """An event that has not happened yet in words, for the log of what is done to it; "" leaves it unnamed."""
        return ""

    def why_not(self, s: S, player: int, ref: int) -> Sequence[tuple[Action, list[Objection]]]:
        """For every action this player might want to take with a card: its objections (empty means legal)."""
        raise NotImplementedError

    def turns(self, s: S) -> int:
        """How many turns (or rounds) have begun."""
        raise NotImplementedError

    def result_rule(self, s: S) -> str:
        """The rule by which it ended."""
        return str(s.result.rule)

    def tell_result(self, s: S) -> None:
        """The last line of the log: how it ended, whatever ended it."""
        if s.log is not None and s.result is not None:
            words = self.result_text(s)
            s.log(s, Notice(self.result_rule(s), words[:1].upper() + words[1:]))

    def result_text(self, s: S) -> str:
        """The result in words."""
        return str(s.result)


#: a game of which nothing is asked: for a state that is only looked at
NO_GAME: Final[Game] = Game()
