"""How much it takes to put modifiers in order: comparisons of the qualities they read and write, not time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from longbox.kernel.abilities import Continuous, Write
from longbox.kernel.modifiers import Active
from longbox.kernel.ordering import depends, loops, ordered
from longbox.kernel.queries import Filter, Scope, This

compared = 0


class Counted(str):
    """A quality or a value that counts how often it is looked at."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        global compared
        compared += 1
        return str.__eq__(self, other)

    def __hash__(self) -> int:
        global compared
        compared += 1
        return str.__hash__(self)


@dataclass(frozen=True)
class Reads(Filter):
    value: str

    def reads(self) -> Any:
        return ((Counted("team"), self.value),)

    def test(self, s: Any, number: int, scope: Scope) -> bool:
        return True


@dataclass(frozen=True)
class Writes(Write):
    value: str

    def marks(self) -> Any:
        return ((Counted("team"), self.value),)


def modifiers(n: int, chain: bool) -> list[Active]:
    """Each reads what the one made after it writes (`chain`), or all read and write the same, which is one loop."""
    return [
        Active(
            Continuous(This(), (Writes(Counted(i if chain else 0)),), each=(Reads(Counted(i + 1 if chain else 0)),)),
            Scope(0, 0), i, (i,),
        )
        for i in range(n)
    ]  # fmt: skip


def comparisons(actives: list[Active]) -> int:
    global compared
    for active in actives:
        # what a modifier reads and writes is worked out once
        assert active.ability.marks
    compared = 0
    assert sum(map(len, ordered(actives))) == len(actives)
    return compared


@pytest.mark.parametrize("chain", [True, False], ids=["one after the other", "one loop"])
def test_twice_as_many_modifiers_take_twice_the_comparisons(chain: bool) -> None:
    some, twice, four_times = (comparisons(modifiers(n, chain)) for n in (20, 40, 80))
    assert some > 0
    assert twice <= 2.2 * some and four_times <= 2.2 * twice
    assert four_times <= 80 * 16


def test_each_waits_for_the_one_it_reads_however_many_there_are() -> None:
    groups = ordered(modifiers(500, chain=True))
    assert [[a.stamp for a in g] for g in groups] == [[i] for i in range(499, -1, -1)]


def test_a_loop_is_one_group_in_the_order_of_timestamps() -> None:
    groups = ordered(modifiers(80, chain=False)[::-1])
    assert [[a.stamp for a in g] for g in groups] == [list(range(80))]


def test_any_value_is_every_value() -> None:
    actives = [
        Active(Continuous(This(), (Writes(written),), each=(Reads(read),)), Scope(0, 0), stamp, (stamp,))
        for stamp, (read, written) in enumerate([("a", "x"), ("*", "y"), ("b", "*"), ("c", "b")])
    ]  # fmt: skip
    needs = [
        [j for j in range(4) if i != j and depends(actives[i].ability.marks[0], actives[j].ability.marks[1])] for i in range(4)
    ]
    assert needs == [[2], [0, 2, 3], [3], [2]]
    # the last two wait for each other; the first for them; the second for all
    assert [[a.stamp for a in g] for g in ordered(actives)] == [[2, 3], [0], [1]]


def test_loops_come_after_what_they_need() -> None:
    assert [sorted(loop) for loop in loops([[1], [2], [1, 3], [], [4, 0]])] == [[3], [1, 2], [0], [4]]
