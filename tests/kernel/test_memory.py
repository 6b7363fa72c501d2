"""What happened: facts by class and span, counted uses, and copies that go their own ways."""

from __future__ import annotations

from longbox.kernel.memory import Memory


class Fact:
    def __init__(self, n: int) -> None:
        self.n = n


class Other(Fact):
    pass


def numbers(memory: Memory, span: str, cls: type = Fact) -> list[int]:
    return [f.n for f in memory.since(span, cls)]


def test_facts_of_a_class_since_a_span_began_newest_first() -> None:
    memory = Memory()
    memory.record(Fact(1))
    memory.begin("turn")
    memory.record(Fact(2))
    memory.record(Other(3))
    memory.begin("attack")
    memory.record(Fact(4))
    assert numbers(memory, "turn") == [4, 2] and numbers(memory, "attack") == [4]
    assert numbers(memory, "turn", Other) == [3], "a subclass is a class of its own"
    assert [f.n for f in memory.since("turn", Fact, lambda f: f.n > 2)] == [4]
    assert numbers(memory, "never begun") == [4, 2, 1]


def test_uses_are_counted_within_their_span() -> None:
    memory = Memory()
    memory.begin("turn")
    assert memory.count("key", "turn") == 0
    memory.use("key", "turn")
    memory.use("key", "turn")
    memory.use("other", "turn")
    assert memory.count("key", "turn") == 2
    memory.begin("turn")
    assert memory.count("key", "turn") == 0 and memory.count("key", "game") == 2
    memory.use("key", "turn")
    assert memory.count("key", "turn") == 1


def test_what_is_older_than_a_span_can_be_forgotten() -> None:
    memory = Memory()
    memory.record(Other(1))
    memory.use("once per game", "game")
    memory.begin("turn")
    memory.record(Fact(2))
    memory.forget_before("turn")
    assert numbers(memory, "game", Other) == [] and numbers(memory, "turn") == [2]
    assert memory.count("once per game", "game") == 1


def test_a_fork_shares_the_past_and_not_the_future() -> None:
    memory = Memory()
    memory.begin("turn")
    memory.record(Fact(1))
    other = memory.fork()
    memory.record(Fact(2))
    other.record(Fact(3))
    other.use("key", "turn")
    other.begin("attack")
    assert numbers(memory, "turn") == [2, 1] and numbers(other, "turn") == [3, 1]
    assert memory.count("key", "turn") == 0 and "attack" not in memory.spans
