"""Current values: timestamps, dependency by values, loops, powers that come and go, flags, what is far, and when to recompute."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from longbox.kernel.abilities import Ability, Continuous, Write
from longbox.kernel.game import Game
from longbox.kernel.modifiers import Active, Modifier, build_table
from longbox.kernel.ordering import depends, ordered
from longbox.kernel.queries import ANY, Condition, Filter, Query, Scope, This
from longbox.kernel.state import TEXT, Card, State

F_PLACE = 2
THIS = This()


class Values:
    """A number, teams, and abilities."""

    __slots__ = ("abilities", "power", "teams")

    def __init__(self, power: int = 1, teams: frozenset[str] = frozenset(), abilities: tuple[Ability, ...] = ()) -> None:
        self.power = power
        self.teams = teams
        self.abilities = abilities

    def copy(self) -> Values:
        return Values(self.power, self.teams, self.abilities)


class CardGame(Game):
    """Zone 0 is in play; a card elsewhere has its values on demand."""

    def covered(self, s: Any) -> Any:
        return s.zones[0]

    def printed(self, s: Any, number: int) -> Any:
        return s.things[number].printed

    def actives(self, s: Any, number: int, values: Any) -> Any:
        c = s.things[number]
        return [Active(a, Scope(c.owner, c.ref), c.owner * 0 + number + 1, (number, i)) for i, a in enumerate(values.abilities)]

    def is_far(self, active: Any) -> bool:
        return getattr(active.ability.on, "far", False)

    def reaches(self, s: Any, active: Any, number: int) -> bool:
        return active.ability.on.test(s, number)


def state(*printed: Values, elsewhere: tuple[Values, ...] = ()) -> State:
    """Cards in play in this order, and others elsewhere."""
    s = State(CardGame(), 1)
    s.zones = [(), ()]
    for zone, group in enumerate((printed, elsewhere)):
        for values in group:
            n = s.add_thing(Card(-1, 0, values, zone))
            s.zones[zone] = (*s.zones[zone], n)
    return s


@dataclass(frozen=True)
class Team(Filter):
    """On a team."""

    team: str
    facets: ClassVar[int] = F_PLACE

    def test(self, s: Any, number: int, scope: Scope) -> bool:
        return self.team in s.now(number).teams

    def reads(self) -> Any:
        return (("team", self.team),)


@dataclass(frozen=True)
class All(Query):
    """Every card in play (or, far, everywhere) of some teams."""

    filters: tuple[Filter, ...] = ()
    far: bool = False

    def test(self, s: Any, number: int) -> bool:
        return all(f.test(s, number, None) for f in self.filters)  # type: ignore[arg-type]

    def numbers(self, s: Any, scope: Scope) -> list[int]:
        return [n for n in s.zones[0] if self.test(s, n)]

    def holds(self, s: Any, number: int, scope: Scope) -> bool:
        return self.test(s, number)


@dataclass(frozen=True)
class Joins(Write):
    """Gains a team."""

    team: str

    def marks(self) -> Any:
        return (("team", self.team),)

    def apply(self, s: Any, values: Any, amount: Any, scope: Any, number: int) -> None:
        values.teams = values.teams | {self.team}


@dataclass(frozen=True)
class Leaves(Write):
    """Loses all teams."""

    def marks(self) -> Any:
        return (("team", ANY),)

    def apply(self, s: Any, values: Any, amount: Any, scope: Any, number: int) -> None:
        values.teams = frozenset()


@dataclass(frozen=True)
class Gets(Write):
    """Power up or down."""

    n: int

    def marks(self) -> Any:
        return (("power", ANY),)

    def amount(self, s: Any, scope: Any) -> Any:
        return self.n

    def apply(self, s: Any, values: Any, amount: Any, scope: Any, number: int) -> None:
        values.power += amount


@dataclass(frozen=True)
class Doubles(Gets):
    """Power doubled."""

    n: int = 0

    def apply(self, s: Any, values: Any, amount: Any, scope: Any, number: int) -> None:
        values.power *= 2


@dataclass(frozen=True)
class LosesAll(Write):
    """Loses its abilities."""

    early: ClassVar[bool] = True

    def marks(self) -> Any:
        return (("abilities", ANY),)

    def apply(self, s: Any, values: Any, amount: Any, scope: Any, number: int) -> None:
        values.abilities = ()


@dataclass(frozen=True)
class First(Condition):
    """A card stands first."""

    number: int
    facets: ClassVar[int] = F_PLACE

    def holds(self, s: Any, scope: Scope) -> bool:
        return s.zones[0][:1] == (self.number,)


def power(s: State) -> list[int]:
    return [s.now(n).power for n in s.zones[0]]


def teams(s: State) -> list[list[str]]:
    return [sorted(s.now(n).teams) for n in s.zones[0]]


def lasting(
    *writes: Write, on: Any = THIS, stamp: int = 0, flagged: tuple[int, ...] | None = None, until: str = "turn"
) -> Modifier:
    return Modifier(Continuous(on, writes), Scope(0, 0), stamp, until, flagged, None).stamped(stamp)


def test_printed_values_are_shared_and_never_written() -> None:
    plain, giver = Values(3), Values(1, abilities=(Continuous(All(), (Gets(2),)),))
    s = state(plain, giver)
    assert power(s) == [5, 3] and plain.power == 3 and giver.power == 1
    assert state(plain).now(0) is plain, "nothing changes it: no copy is made"


def test_in_the_order_of_timestamps() -> None:
    up, double = Continuous(All(), (Gets(1),)), Continuous(All(), (Doubles(),))
    assert power(state(Values(3), Values(abilities=(up,)), Values(abilities=(double,)))) == [8, 4, 4]
    assert power(state(Values(3), Values(abilities=(double,)), Values(abilities=(up,)))) == [7, 3, 3]


def test_what_reads_waits_for_what_writes_it_whatever_the_timestamps() -> None:
    boost = Continuous(All((Team("X-Men"),)), (Gets(1),))
    join = Continuous(All(), (Joins("X-Men"),))
    s = state(Values(1), Values(1, abilities=(boost,)), Values(1, abilities=(join,)))
    assert power(s) == [2, 2, 2] and teams(s)[0] == ["X-Men"]


def test_values_decide_not_qualities_alone() -> None:
    """Who joins the Brotherhood changes nothing for the X-Men: the order stays that of the timestamps."""
    boost = Active(Continuous(All((Team("X-Men"),)), (Gets(1),)), Scope(0, 0), 1, ("boost",))
    other = Active(Continuous(All(), (Joins("Brotherhood"),)), Scope(0, 0), 2, ("other",))
    same = Active(Continuous(All(), (Joins("X-Men"),)), Scope(0, 0), 3, ("same",))
    assert [[a.key[0] for a in g] for g in ordered([other, boost])] == [["boost"], ["other"]]
    assert [[a.key[0] for a in g] for g in ordered([same, boost, other])] == [["other"], ["same"], ["boost"]]


def test_a_loop_is_gone_through_object_by_object() -> None:
    """Each makes the other apply: on every card the earliest that applies starts, then round the loop."""
    a = Continuous(All((Team("A"),)), (Joins("B"),))
    b = Continuous(All((Team("B"),)), (Joins("A"),))
    s = state(Values(teams=frozenset("A")), Values(teams=frozenset("B")), Values(abilities=(a,)), Values(abilities=(b,)))
    assert teams(s) == [["A", "B"], ["A", "B"], [], []]
    (group,) = ordered([Active(a, Scope(0, 0), 1, ("a",)), Active(b, Scope(0, 0), 2, ("b",))])
    assert [x.key[0] for x in group] == ["a", "b"]


def test_what_depends_on_a_loop_comes_after_it() -> None:
    a = Active(Continuous(All((Team("A"),)), (Joins("B"),)), Scope(0, 0), 3, ("a",))
    b = Active(Continuous(All((Team("B"),)), (Joins("A"),)), Scope(0, 0), 4, ("b",))
    c = Active(Continuous(All((Team("A"),)), (Gets(1),)), Scope(0, 0), 1, ("c",))
    d = Active(Continuous(This(), (Gets(5),)), Scope(0, 0), 2, ("d",))
    assert [[x.key[0] for x in g] for g in ordered([c, d, a, b])] == [["d"], ["a", "b"], ["c"]]


@pytest.mark.parametrize("seed", range(60))
def test_order_is_a_matter_of_stamps_and_needs_alone(seed: int) -> None:
    rng = random.Random(seed)
    letters = "ABCD"
    actives = [
        Active(
            Continuous(All(tuple(Team(t) for t in rng.sample(letters, rng.randrange(3)))), (Joins(rng.choice(letters)),)),
            Scope(0, 0), stamp, (stamp,), (1,) if rng.random() < 0.2 else None,
        )
        for stamp in rng.sample(range(100), rng.randint(1, 6))
    ]  # fmt: skip
    groups = ordered(actives)
    assert sorted(a.key for g in groups for a in g) == sorted(a.key for a in actives)
    shuffled = list(actives)
    rng.shuffle(shuffled)
    assert [[a.key for a in g] for g in ordered(shuffled)] == [[a.key for a in g] for g in groups]
    at = {a.key: i for i, g in enumerate(groups) for a in g}
    for x in actives:
        reads = () if x.flagged is not None else x.ability.marks[0]
        for y in actives:
            if x is not y and depends(reads, y.ability.marks[1]):
                assert at[y.key] <= at[x.key], "nothing applies before what it depends on"
    if not any(
        depends(() if x.flagged else x.ability.marks[0], y.ability.marks[1]) for x in actives for y in actives if x is not y
    ):
        assert [g[0].stamp for g in groups] == sorted(a.stamp for a in actives)


def test_a_flagged_modifier_reads_nothing_any_more() -> None:
    """Made by an effect, it keeps the objects it had, and depends on nobody."""
    s = state(Values(1, frozenset({"A"})), Values(1))
    s.modifiers = (lasting(Gets(3), on=All((Team("A"),)), stamp=1, flagged=(s.ref(0),)), lasting(Leaves(), on=All(), stamp=2))
    assert power(s) == [4, 1] and teams(s) == [[], []]
    s.modifiers = (lasting(Gets(3), on=All((Team("A"),)), stamp=1), lasting(Leaves(), on=All(), stamp=2))
    s.mark(TEXT)
    assert power(s) == [1, 1], "live, it waits for the loss and finds nobody"


def test_an_object_that_is_gone_is_flagged_no_more() -> None:
    s = state(Values(1), Values(1))
    ref = s.ref(1)
    s.modifiers = (lasting(Gets(3), stamp=1, flagged=(ref,)),)
    assert power(s) == [1, 4]
    s.write(1).inc += 1
    s.mark(TEXT)
    assert power(s) == [1, 1]


def test_powers_are_lost_before_they_do_anything() -> None:
    boost, silence = Continuous(All(), (Gets(1),)), Continuous(All(), (LosesAll(),))
    s = state(Values(1, abilities=(boost,)), Values(1, abilities=(silence,)))
    assert power(s) == [1, 1]


def test_a_condition_is_read_at_each_pass() -> None:
    s = state(Values(1), Values(1, abilities=(Continuous(All(), (Gets(1),), during=First(0)),)))
    assert power(s) == [2, 2]
    s.zones[0] = (1, 0)
    s.mark(F_PLACE)
    assert power(s) == [1, 1]


def test_each_object_must_have_its_properties_just_then() -> None:
    s = state(Values(1, frozenset({"A"})), Values(1), Values(1, abilities=(Continuous(All(), (Gets(1),), each=(Team("A"),)),)))
    assert power(s) == [2, 1, 1]


def test_only_what_is_read_makes_the_table_stale() -> None:
    s = state(Values(1), Values(1, abilities=(Continuous(All(), (Gets(1),)),)))
    table = s.facts()
    s.mark(F_PLACE)
    assert s.facts() is table, "nobody reads places"
    s.mark(TEXT)
    assert s.facts() is not table, "text is always read"
    s = state(Values(1), Values(1, abilities=(Continuous(All((Team("A"),)), (Gets(1),)),)))
    table = s.facts()
    s.mark(F_PLACE)
    assert s.facts() is not table


def test_a_clone_shares_the_table_until_either_side_changes() -> None:
    s = state(Values(1), Values(1, abilities=(Continuous(All(), (Gets(1),)),)))
    table = s.facts()
    other = s.clone()
    assert other.facts() is table
    other.modifiers = (lasting(Gets(5), on=All(), stamp=1),)
    other.mark(TEXT)
    assert power(other) == [7, 7] and s.facts() is table and power(s) == [2, 2]


class KeptGame(CardGame):
    """Its abilities at work are put together once."""

    def __init__(self) -> None:
        self.made: dict[Any, list[Active]] = {}
        super().__init__()

    def actives(self, s: Any, number: int, values: Any) -> Any:
        return self.made.setdefault((number, values.abilities), list(super().actives(s, number, values)))


def test_what_is_at_work_is_taken_over_where_it_is_the_same() -> None:
    one, three = (Values(1, abilities=(Continuous(All(), (Gets(n),)),)) for n in (1, 3))
    s = state(Values(1), one, three)
    s.game = KeptGame()
    assert power(s) == [5, 5, 5]
    table = s.facts()
    s.zones[0] = (1, 2)
    s.mark(TEXT)
    assert s.facts() is not table and s.facts().groups is table.groups and sorted(s.facts().values) == [1, 2]
    assert sorted(table.values) == [0, 1, 2], "the table before, which clones may share, is as it was"
    s.zones[0] = (0, 1)
    s.mark(TEXT)
    assert s.facts().groups is not table.groups and [s.now(n).power for n in (0, 1)] == [2, 2]
    s.modifiers = (lasting(Gets(5), on=All(), stamp=1),)
    s.mark(TEXT)
    assert [s.now(n).power for n in (0, 1)] == [7, 7]


def test_cards_elsewhere_are_reached_on_demand() -> None:
    far = Continuous(All((Team("A"),), far=True), (Gets(4),))
    s = state(Values(1, abilities=(far,)), elsewhere=(Values(1, frozenset({"A"})), Values(2)))
    assert [s.now(n).power for n in s.zones[1]] == [5, 2]
    assert s.now(s.zones[1][0]) is s.now(s.zones[1][0]), "computed once"
    s.write(0).printed = Values(1)
    s.mark(TEXT)
    assert [s.now(n).power for n in s.zones[1]] == [1, 2]


def test_the_pass_alone_is_what_the_cache_holds() -> None:
    s = state(Values(1), Values(1, abilities=(Continuous(All(), (Gets(1),)),)))
    cached = s.facts()
    fresh = build_table(s.clone())
    assert {n: v.power for n, v in cached.values.items()} == {n: v.power for n, v in fresh.values.items()}


def test_a_modifier_that_works_a_number_of_times_keeps_its_key() -> None:
    made = Modifier(Continuous(This(), (Gets(1),)), Scope(0, 0), 0, "turn", None, None, 2).stamped(9)
    assert made.stamp == 9 and made.key == ("modifier", 9) and made.uses == 2
    once = made.used()
    assert once.uses == 1 and once.key == made.key and made.uses == 2
