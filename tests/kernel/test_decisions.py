"""Shapes of decisions: no dead ends, and exactly the answers that should be allowed, over small instances."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence

import pytest

from longbox.kernel.decisions import (
    END,
    NO,
    YES,
    Act,
    Answer,
    Decision,
    IllegalAnswer,
    Name,
    Number,
    Pay,
    Pick,
    Place,
    Shape,
    Spread,
    listed,
    yes_or_no,
)
from longbox.kernel.payment import PROPOSALS, Typed, payment


def every_answer(shape: Shape, prefix: Answer = ()) -> Iterator[Answer]:
    """All complete answers, found integer by integer; a prefix that leads nowhere is an error."""
    follow = list(shape.next(prefix))
    assert follow, f"a dead end after {prefix}"
    assert len(set(follow)) == len(follow), f"{follow} after {prefix} names an integer twice"
    for value in follow:
        if value == END:
            yield prefix
        else:
            yield from every_answer(shape, (*prefix, value))


def answers(shape: Shape) -> list[Answer]:
    """All complete answers; checking agrees with walking, and `only` and `least` with both."""
    found = list(every_answer(shape))
    assert len(set(found)) == len(found)
    for given in found:
        shape.check(given)
    only = shape.only()
    assert only == (found[0] if len(found) == 1 else None)
    assert shape.least() in found
    return found


class Option:
    def __init__(self, shape: Shape | None = None) -> None:
        self.shape = shape


def test_act_takes_one_option_and_answers_on_in_its_shape() -> None:
    shape = Act((Option(), Option(Pick("ab", 1, 2)), Option(Number(3, 4))))
    assert answers(shape) == [(0,), (1, 0), (1, 0, 1), (1, 1), (2, 3), (2, 4)]


def test_act_with_one_option_is_not_asked_but_one_with_a_choice_inside_is() -> None:
    assert answers(Act((Option(),))) == [(0,)]
    assert Act((Option(Pick("ab")),)).only() is None


@pytest.mark.parametrize("n", range(5))
@pytest.mark.parametrize("lo", range(4))
@pytest.mark.parametrize("hi", [None, 0, 1, 2, 3, 9])
@pytest.mark.parametrize("ordered", [False, True])
def test_pick(n: int, lo: int, hi: int | None, ordered: bool) -> None:
    most = min(n, lo if hi is None else max(hi, 0))
    least = min(lo, most)
    ways = itertools.permutations if ordered else itertools.combinations
    wanted = [c for k in range(least, most + 1) for c in ways(range(n), k)]
    assert sorted(answers(Pick(range(n), lo, hi, ordered))) == sorted(wanted)


@pytest.mark.parametrize("seed", range(300))
def test_pick_with_weights_never_exceeds_its_cap(seed: int) -> None:
    rng = random.Random(seed)
    n = rng.randrange(5)
    weights = [rng.randrange(4) for _ in range(n)]
    cap = rng.randrange(7)
    lo, hi = sorted((rng.randrange(4), rng.randrange(4)))
    ordered = rng.random() < 0.3
    hi = min(hi, n)
    fits = max(k for k in range(n + 1) if sum(sorted(weights)[:k]) <= cap)
    least = min(lo, hi, fits)
    ways = itertools.permutations if ordered else itertools.combinations
    wanted = [c for k in range(least, hi + 1) for c in ways(range(n), k) if sum(weights[i] for i in c) <= cap]
    assert sorted(answers(Pick(range(n), lo, hi, ordered, weights, cap))) == sorted(wanted)


def test_yes_and_no() -> None:
    assert answers(yes_or_no("")) == [NO, YES]


@pytest.mark.parametrize(("lo", "hi"), [(0, 0), (0, 3), (2, 5)])
def test_number(lo: int, hi: int) -> None:
    assert answers(Number(lo, hi)) == [(n,) for n in range(lo, hi + 1)]


def test_name() -> None:
    assert answers(Name(["a", "b"])) == [(0,), (1,)]
    assert answers(Name(["a"])) == [(0,)]


@pytest.mark.parametrize(
    ("total", "caps"), [(3, (1, 2, 3)), (0, (1, 1)), (9, (2, 1)), (4, (4,)), (0, ()), (5, (0, 3, 0, 4)), (2, (0, 2))]
)
def test_spread_hands_out_all_that_fits(total: int, caps: Sequence[int]) -> None:
    amount = min(total, sum(caps))
    wanted = [c for c in itertools.product(*(range(cap + 1) for cap in caps)) if sum(c) == amount]
    assert sorted(answers(Spread(total, caps))) == sorted(wanted)


# -- place --------------------------------------------------------------------------------------------------------------


def arrangements(at: Sequence[int], allowed: Sequence[Sequence[int]], taken: Sequence[int]) -> set[tuple[int, ...]]:
    """Where the pieces may end: each stays or goes to a cell allowed to it, no two on one cell, none on a taken one."""
    ways = [
        [c for c in cells if c not in taken] + ([start] if start >= 0 else []) for start, cells in zip(at, allowed, strict=True)
    ]
    return {cells for cells in itertools.product(*ways) if len(set(cells)) == len(cells)}


@pytest.mark.parametrize("seed", range(400))
def test_place_reaches_every_arrangement_and_no_other(seed: int) -> None:
    rng = random.Random(seed)
    cells, pieces = rng.randint(1, 4), rng.randint(1, 3)
    start = rng.sample(range(cells), min(cells, pieces))
    at = [start[i] if i < len(start) and rng.random() < 0.7 else -1 for i in range(pieces)]
    allowed = [sorted(rng.sample(range(cells), rng.randint(0, cells))) for _ in range(pieces)]
    taken = [c for c in range(cells) if c not in at and rng.random() < 0.2]
    wanted = arrangements(at, allowed, taken)
    shape = Place(range(pieces), range(cells), at, allowed, taken)
    if not wanted:
        return
    found = answers(shape)
    for given in found:
        assert list(given[::2]) == sorted(set(given[::2])), "pieces ascend"
    assert {tuple(shape.placed(given)) for given in found} == wanted


def test_place_swaps_two_and_turns_three_round() -> None:
    everywhere = [(0, 1, 2)] * 3
    shape = Place(range(3), "abc", (0, 1, 2), everywhere)
    shape.check((0, 1, 1, 0))
    shape.check((0, 1, 1, 2, 2, 0))
    shape.check(())
    with pytest.raises(IllegalAnswer, match="stops too early"):
        shape.check((0, 1))
    with pytest.raises(IllegalAnswer, match="integer 2 of the answer is 0"):
        shape.check((1, 0))  # piece 0 would have had to move first


# -- pay ----------------------------------------------------------------------------------------------------------------

RED, BLUE, EITHER = ("red",), ("blue",), ("red", "blue")


def sufficient(test: Typed, n: int) -> list[Answer]:
    return [c for k in range(n + 1) for c in itertools.combinations(range(n), k) if test.enough(c)]


@pytest.mark.parametrize("seed", range(150))
def test_pay_takes_every_sufficient_set_and_proposes_only_those_without_too_much(seed: int) -> None:
    rng = random.Random(seed)
    n = rng.randint(0, 5)
    gives = [tuple(rng.choice((RED, BLUE, EITHER)) for _ in range(rng.choice((1, 1, 2)))) for _ in range(n)]
    needs = tuple(rng.choice(("red", "blue")) for _ in range(rng.randrange(3)))
    test = Typed(gives, rng.randrange(4), needs)
    wanted = sufficient(test, n)
    if not wanted:
        return
    worth = [rng.randint(1, 5) for _ in range(n)]
    shape = payment(range(n), test, worth)
    assert sorted(answers(shape)) == sorted(wanted)
    minimal = [c for c in wanted if not any(test.enough(c[:k] + c[k + 1 :]) for k in range(len(c)))]
    assert sorted(shape.proposals) == sorted(minimal)[:PROPOSALS] or len(minimal) > PROPOSALS
    costs = [sum(worth[i] for i in c) for c in shape.proposals]
    assert costs == sorted(costs) and costs[0] == min(sum(worth[i] for i in c) for c in minimal)
    for chosen in wanted:
        spent = test.spent(chosen)
        assert len(spent) == test.total, "what is too much is lost"
        types = [t for _, t in spent]
        assert all(types.count(t) >= needs.count(t) for t in needs)
        for i in chosen:
            given = [pip for pip in gives[i]]
            for t in (t for k, t in spent if k == i):
                pip = next(p for p in given if t in p)
                given.remove(pip)


def test_at_most_twelve_proposals_and_none_like_another() -> None:
    test = Typed([(RED,)] * 8, 3)
    assert len(test.proposals([1] * 8, None, PROPOSALS)) == PROPOSALS
    assert test.proposals([1] * 8, ["same"] * 8, PROPOSALS) == [(0, 1, 2)]
    assert len(answers(Pay(range(8), test))) == sum(1 for k in range(3, 9) for _ in itertools.combinations(range(8), k))


def test_a_typed_need_takes_the_one_resource_that_can_meet_it() -> None:
    test = Typed([(EITHER,), (BLUE,)], 2, ("red",))
    assert test.enough((0, 1)) and dict(test.spent((0, 1))) == {0: "red", 1: "blue"}
    assert not Typed([(BLUE,), (BLUE,)], 2, ("red",)).enough((0, 1))


# -- decisions ------------------------------------------------------------------------------------------------------------


def test_a_refusal_names_kind_and_rule_the_place_and_what_would_be_right() -> None:
    decision = Decision(0, 0, "vs:216.1", "priority", Pick("abc", 2, 2))
    with pytest.raises(IllegalAnswer, match=r"^priority \(vs:216.1\): integer 2 of the answer is 0; allowed here: 1, 2$"):
        decision.check((0, 0))
    with pytest.raises(IllegalAnswer, match=r"the answer stops too early; next comes one of: 1, 2$"):
        decision.check((0,))
    with pytest.raises(IllegalAnswer, match=r"integer 3 of the answer is 5; allowed here: \(end\)$"):
        decision.check((0, 1, 5))


def test_long_lists_of_what_is_allowed_are_cut() -> None:
    assert listed(range(20), 3) == "0, 1, 2 and 17 more"
    assert listed(()) == "nothing"
    assert listed((END, 4)) == "(end), 4"


def test_options_of_a_decision() -> None:
    assert Decision(0, 0, "", "", Pick("ab")).options == "ab"
    assert Decision(0, 0, "", "", Name(["x"])).options == ["x"]
    assert Decision(0, 0, "", "", Number(0, 3)).options == ()
