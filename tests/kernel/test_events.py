"""Occurrences: examining, replacing, applying all at once, settling, outcomes; on tables of the made-up game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from longbox.kernel.abilities import Pattern, Prohibition, Replacement, Triggered, When
from longbox.kernel.effects import Effect, EffectFrame, Verb
from longbox.kernel.events import Apply, Event, Occurrence, Settle, Trigger, Undertaking, happen
from longbox.kernel.examine import Examine
from longbox.kernel.frames import DONE, Flow, Frame
from longbox.kernel.game import NO_GAME, Game
from longbox.kernel.modifiers import Active
from longbox.kernel.queries import Condition, Scope
from longbox.kernel.state import Player, State
from tests.kernel.madeup import events as ev
from tests.kernel.madeup.tables import Table, damage

# -- a game of points, to see one event at a time -----------------------------------------------------------------------


class Points(State):
    """Points of each player, and the abilities at work."""

    __slots__ = ("abilities", "points", "told")

    def __init__(self, *abilities: Any) -> None:
        super().__init__(PointsGame(), 1)
        self.points: tuple[int, ...] = (0, 0)
        self.told: tuple[str, ...] = ()
        for i in range(2):
            self.add_thing(Player(i, "AB"[i], i))
        self.abilities = abilities

    def copy_into(self, new: Any) -> None:
        State.copy_into(self, new)
        for name in Points.__slots__:
            setattr(new, name, getattr(self, name))


class PointsGame(Game):
    """Every ability is at work for player 0."""

    replacement_rule = "vs:513.5c"

    def __init__(self) -> None:
        super().__init__(Examine(), Apply(), Settle(), Trigger())
        self.remembered = frozenset({Quick})
        self.plain = frozenset({Quick})

    def covered(self, s: Any) -> Any:
        return (0,)

    def printed(self, s: Any, number: int) -> Any:
        return None

    def actives(self, s: Any, number: int, values: Any) -> Any:
        return [Active(a, Scope(0, 0), i, ("a", i)) for i, a in enumerate(s.abilities)]

    def wait(self, s: Any, active: Any, scope: Any) -> None:
        s.pending = (*s.pending, (active.key, scope.event.amount, s.points))

    def endless(self, s: Any) -> None:
        s.result = "endless"


class Gain(Event):
    """A player gains points."""

    __slots__ = ("amount",)
    rule = "vs:203.1"
    facets = 1

    def __init__(self, player: int, amount: int) -> None:
        super().__init__(player)
        self.amount = amount

    def changes(self, s: Any) -> bool:
        return self.amount != 0

    def apply(self, s: Any) -> None:
        points = list(s.points)
        points[self.player] += self.amount
        s.points = tuple(points)


class Quick(Gain):
    """What its game says needs no settling."""

    __slots__ = ()


class Swap(Gain):
    """Both gain: one part for each."""

    __slots__ = ()

    def parts(self, s: Any) -> tuple[Event, ...]:
        return (Gain(0, self.amount), Gain(1, self.amount))

    def apply(self, s: Any) -> None:
        s.told = (*s.told, "swap")


class Last(Gain):
    """What looks back: its listeners are matched before it."""

    __slots__ = ()
    looks_back = True


class Once(Gain):
    """The same for the same player happens once."""

    __slots__ = ()

    def merges(self, other: Event) -> bool:
        return isinstance(other, Once) and other.player == self.player


class Task(Undertaking):
    """Noted when it is applied and when its body runs."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(0)
        self.amount = amount

    def apply(self, s: Any) -> None:
        s.told = (*s.told, f"applied {self.amount}")

    def procedure(self, s: Any) -> Frame | None:
        return Body(self.amount)


class Body(Frame):
    __slots__ = ("amount", "done")

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount
        self.done = False

    def run(self, s: Any) -> Flow:
        if self.done:
            return DONE
        self.done = True
        s.told = (*s.told, f"body {self.amount}")
        return happen(s, Gain(0, self.amount))


@dataclass(frozen=True)
class Gains(Pattern):
    """Somebody gains so much, or more."""

    least: int = 1
    kind: type = Gain

    def listens(self) -> Any:
        return (self.kind,)

    def matches(self, s: Any, event: Any, scope: Scope) -> Any:
        return ((),) if event.amount >= self.least else ()

    def text(self, p: Any) -> str:
        return "when somebody gains"


@dataclass(frozen=True)
class GainIt(Verb):
    """Player gains."""

    player: int
    n: int

    def events(self, s: Any, scope: Scope) -> Any:
        return [Gain(self.player, self.n)]


@dataclass(frozen=True)
class Has(Condition):
    """Player 0 has so many points."""

    n: int

    def holds(self, s: Any, scope: Scope) -> bool:
        return bool(s.points[0] == self.n)


def run(s: Any, *events: Event, atomic: bool = False) -> Any:
    """Let a batch happen, run to the end, and give its outcome."""
    from longbox.kernel.frames import advance

    class Start(Frame):
        __slots__ = ("done",)

        def __init__(self) -> None:
            super().__init__()
            self.done: Any = None

        def run(self, s: Any) -> Flow:
            if self.done is not None:
                return DONE
            self.done = True
            return happen(s, *events, atomic=atomic)

    s.frames.append(Start())
    advance(s)
    return s.outcome


def test_an_event_that_changes_nothing_is_dropped() -> None:
    s = Points(Triggered(Gains(0), GainIt(0, 1)))
    out = run(s, Gain(0, 0), Gain(1, 2))
    assert (out.full, out.amount, [e.amount for e in out.events]) == (1, 2, [2])
    assert s.pending == ((("a", 0), 2, (0, 2)),)


def test_all_of_a_batch_is_applied_before_anything_triggers() -> None:
    s = Points(Triggered(Gains(), GainIt(0, 1)))
    run(s, Gain(0, 1), Gain(1, 2))
    assert [p[2] for p in s.pending] == [(1, 2), (1, 2)]


def test_what_looks_back_is_matched_before_the_moment() -> None:
    s = Points(Triggered(Gains(kind=Last), GainIt(0, 1)))
    run(s, Last(0, 3))
    assert s.pending == ((("a", 0), 3, (0, 0)),) and s.points == (3, 0)


def test_the_short_way_and_the_long_way_come_to_the_same() -> None:
    short, long = Points(), Points(Triggered(Gains(100, Quick), GainIt(0, 1)))
    a, b = run(short, Quick(0, 2)), run(long, Quick(0, 2))
    assert (a.full, a.amount, short.points) == (b.full, b.amount, long.points) == (1, 2, (2, 0))
    assert [f.amount for f in short.memory.since("turn", Quick)] == [f.amount for f in long.memory.since("turn", Quick)] == [2]


def test_a_prohibited_event_is_dropped_and_the_rest_of_the_batch_is_not() -> None:
    s = Points(Prohibition(Gains(5)))
    out = run(s, Gain(0, 5), Gain(1, 2))
    assert s.points == (0, 2) and out.full == 1


def test_an_atomic_batch_happens_whole_or_not_at_all() -> None:
    s = Points(Prohibition(Gains(5)))
    out = run(s, Gain(1, 2), Gain(0, 5), Gain(0, 1), atomic=True)
    assert s.points == (0, 0) and out.full == 0 and out.events == ()
    assert run(Points(), Gain(1, 2), Gain(0, 5), atomic=True).full == 2


def test_parts_go_their_own_way() -> None:
    s = Points(Prohibition(Gains(5)))
    out = run(s, Swap(0, 5))
    assert s.told == ("swap",) and s.points == (0, 0), "the whole happens, its parts can't"
    assert out.full == 1, "parts were not asked for"
    s = Points()
    assert run(s, Swap(0, 5)).full == 1 and s.points == (5, 5)


def test_the_same_happening_twice_in_a_batch_happens_once_and_counts_as_both() -> None:
    s = Points()
    out = run(s, Once(0, 1), Once(0, 1), Once(1, 1))
    assert s.points == (1, 1) and out.full == 3 and len(out.events) == 2


def test_a_replacement_has_one_turn_with_an_event_and_what_comes_of_it() -> None:
    """Two that say "gain one more" give two more, not an endless chain."""
    more = Replacement(Gains(), PlusOne())
    s = Points(more)
    out = run(s, Gain(0, 1))
    assert s.points == (2, 0) and out.full == 0, "what was asked for did not happen as such"
    s = Points(more, Replacement(Gains(), PlusOne()))
    s.frames.clear()
    run(s, Gain(0, 1))
    assert s.decision is not None and s.decision.kind == "replacement" and s.decision.rule == "vs:513.5c"
    from longbox.kernel.frames import answer

    answer(s, (1,))
    assert s.points == (3, 0)


@dataclass(frozen=True)
class PlusOne(Verb):
    """One more than would have been."""

    def events(self, s: Any, scope: Scope) -> Any:
        return [Gain(scope.event.player, scope.event.amount + 1)]

    def text(self, p: Any) -> str:
        return "one more"


def test_what_a_replacement_makes_can_be_prohibited() -> None:
    s = Points(Replacement(Gains(), PlusOne()), Prohibition(Gains(3)))
    run(s, Gain(0, 2))
    assert s.points == (0, 0)
    run(s, Gain(0, 1))
    assert s.points == (2, 0)


def test_bodies_run_one_after_the_other_once_all_is_applied() -> None:
    s = Points()
    out = run(s, Task(1), Task(2))
    assert s.told == ("applied 1", "applied 2", "body 1", "body 2") and s.points == (3, 0)
    assert out.full == 2


def test_a_state_trigger_fires_while_its_condition_is_true() -> None:
    s = Points(When(Has(3), GainIt(0, 4)), When(Has(7), GainIt(0, 1)), Triggered(Gains(), GainIt(0, 1)))
    run(s, Gain(0, 3))
    assert s.points == (8, 0) and s.result is None
    # innermost first: what is derived has settled and triggered before what it belongs to
    assert [p[1] for p in s.pending] == [1, 4, 3]


def test_a_state_trigger_that_comes_to_nothing_is_not_tried_for_ever() -> None:
    s = Points(When(Has(3), GainIt(0, 4)), Prohibition(Gains(4)))
    run(s, Gain(0, 3))
    assert s.points == (3, 0) and s.result is None


def test_a_state_trigger_that_never_ends_is_the_games_to_judge() -> None:
    s = Points(When(Has(3), GainIt(1, 1)))
    run(s, Gain(0, 3))
    assert s.result == "endless"


def test_forks_of_an_occurrence_own_their_waiting_events() -> None:
    occ = Occurrence((Gain(0, 1),))
    occ.ready, occ.wanted = [Gain(1, 1)], [True]
    other = occ.fork()
    assert other.ready[0] is not occ.ready[0] and other.todo[0][0] is not occ.todo[0][0]
    assert other.ready[0].same(occ.ready[0]) and other.todo[0][1] is True


def test_an_event_after_a_replacement_remembers_it() -> None:
    event = Gain(0, 1)
    later = event.after_spent("key")
    assert later.spent == ("key",) and event.spent == () and later.amount == 1


def test_the_same_condition_seen_twice() -> None:
    assert Gain(0, 1).same(Gain(0, 1)) and not Gain(0, 1).same(Gain(0, 2)) and not Gain(0, 1).same(Last(0, 1))


# -- on tables of the made-up game ----------------------------------------------------------------------------------------


def test_a_forced_replacement_takes_the_place_of_damage() -> None:
    table = Table()
    shield = table.put("Shield")
    table.happens(damage(table.watcher(), 4))
    assert not table.s.there(shield) and table.card(table.watcher()).damage == 0


def test_an_optional_replacement_with_a_cost() -> None:
    table = Table()
    guard = table.put("Bodyguard")
    table.happens(damage(table.watcher(), 4))
    assert table.asked == ("Ann", "may")
    table.choose("yes")
    assert table.card(guard).exhausted and table.card(guard).damage == 1 and table.card(table.watcher()).damage == 0


def test_an_optional_replacement_that_is_declined_or_can_not_be_paid() -> None:
    table = Table()
    guard = table.put("Bodyguard")
    table.happens(damage(table.watcher(), 4))
    table.choose("no")
    assert table.card(table.watcher()).damage == 4 and not table.card(guard).exhausted
    table = Table()
    table.put("Bodyguard", exhausted=True)
    table.happens(damage(table.watcher(), 4))
    assert table.asked is None and table.card(table.watcher()).damage == 4


def test_of_several_replacements_the_one_affected_chooses() -> None:
    table = Table()
    shield, guard = table.put("Shield"), table.put("Bodyguard")
    table.happens(damage(table.watcher(), 4))
    assert table.asked == ("Ann", "replacement") and sorted(table.options) == ["Bodyguard", "Shield"]
    table.choose("Shield")
    assert table.asked is None and not table.s.there(shield) and not table.card(guard).exhausted


def test_a_card_stops_what_a_rule_would_do() -> None:
    table = Table()
    lookout = table.put("Lookout")
    table.happens(ev.Alarm(2))
    assert table.s.alarm == 0
    table.card(lookout).exhausted = True
    table.s.dirty = -1
    table.happens(ev.Alarm(2))
    assert table.s.alarm == 2


def test_the_games_own_checks_are_derived() -> None:
    table = Table()
    thug = table.put("Thug", "lair")
    table.happens(damage(thug, 2))
    assert table.log == ["Thug takes 2 damage", "Thug is defeated"] and not table.s.there(thug)


def test_a_card_turns_when_its_condition_comes_true_and_stays_the_same_object() -> None:
    table = Table()
    menace = table.menace
    table.happens(damage(menace, 11))
    assert table.s.there(menace) and table.card(menace).face == 1 and table.card(menace).damage == 11
    assert table.s.now(menace).title == "The Landlord, Cornered" and table.s.alarm == 1
    table.happens(damage(menace, 1))
    assert table.s.alarm == 1, "once"


def test_a_card_without_charges_goes() -> None:
    table = Table()
    battery = table.put("Battery", charges=1)
    table.happens(ev.Discharge(battery))
    assert not table.s.there(battery)


def test_last_known_information_of_what_is_gone() -> None:
    table = Table()
    thug = table.put("Thug", "lair", damage=1)
    table.happens(damage(thug, 1))
    assert not table.s.there(thug)
    assert table.s.was(thug).damage == 2 and table.s.seen(thug).title == "Thug"


def test_the_last_player_out_loses_the_game_and_everything_stops() -> None:
    table = Table(2)
    table.happens(damage(table.watcher(0), 99), damage(table.watcher(1), 99))
    assert table.s.result is not None and not table.s.result.won and not table.s.frames
    with pytest.raises(Exception, match="the match is over"):
        assert table.match is not None
        table.match.choose((0,))


def test_one_player_out_the_others_go_on_and_the_minions_turn_to_the_next() -> None:
    table = Table(3)
    thug = table.put("Thug", "lair", 1)
    table.put("Kiosk", "play", 1)
    table.put("Trap", "hand", 1)
    table.happens(damage(table.watcher(1), 99))
    assert table.s.order == (0, 2) and table.s.things[1].out and table.card(thug).engaged == 2
    assert not table.s.zone(1, 1) and not table.s.zone(1, 3)
    assert len(table.s.shared(3)) == 3, "all its cards are out of the game"


def test_abstract_pieces_say_what_is_missing() -> None:
    s = State(NO_GAME, 1)
    for call in (lambda: Effect().resolve(s, EffectFrame(Effect(), Scope(0, 0))), lambda: Verb().events(s, Scope(0, 0))):
        with pytest.raises(NotImplementedError):
            call()


def test_what_has_no_procedure_in_its_game_is_named() -> None:
    with pytest.raises(LookupError, match="nothing carries out Undertaking"):
        Undertaking().procedure(Table(1).s)


def test_conceding_while_the_order_of_replacements_is_asked() -> None:
    """What could replace an event may leave with its owner, or the event come to nothing: it is examined anew."""
    table = Table(2)
    table.put("Shield")
    table.put("Bodyguard")
    table.happens(damage(table.watcher(), 2))
    assert table.asked == ("Ann", "replacement") and table.match is not None
    table.match.concede(0)
    assert table.asked is None and table.match.state.order == (1,)
    table = Table(2)
    table.put("Shield")
    table.put("Bodyguard")
    table.happens(damage(table.watcher(), 2))
    assert table.match is not None
    table.match.concede(1)
    assert table.asked == ("Ann", "replacement"), "she is asked again"
    table.choose("Shield")
    assert table.asked is None and table.card(table.watcher()).damage == 0


def test_conceding_while_an_optional_replacement_is_asked() -> None:
    table = Table(2)
    body = table.put("Bodyguard")
    table.happens(damage(table.watcher(), 2))
    assert table.asked == ("Ann", "may") and table.match is not None
    table.match.concede(1)
    assert table.asked == ("Ann", "may")
    table.match.choose((1,))
    assert table.card(body).damage == 1 and table.card(table.watcher()).damage == 0
