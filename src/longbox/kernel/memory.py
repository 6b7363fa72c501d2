"""What happened: links of past events per class, marks where spans began, and counts of uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator


T = TypeVar("T")


class Link(Generic[T]):
    """One remembered fact and the one before it. Never changed once made, so clones share it."""

    __slots__ = ("before", "fact", "time")

    def __init__(self, fact: T, time: int, before: Link[T] | None) -> None:
        self.fact = fact
        self.time = time
        self.before = before


class Memory:
    """Facts by class, newest first; `spans` maps the name of a span ("turn", "attack") to the time it began."""

    __slots__ = ("heads", "spans", "time", "uses")

    def __init__(self) -> None:
        #: under each class the newest fact of that class
        self.heads: dict[type, Link[Any]] = {}
        self.spans: dict[str, int] = {}
        self.uses: dict[Hashable, tuple[int, int]] = {}
        self.time = 0

    def fork(self) -> Memory:
        """A copy for a cloned state."""
        new = Memory.__new__(Memory)
        new.heads = dict(self.heads)
        new.spans = dict(self.spans)
        new.uses = dict(self.uses)
        new.time = self.time
        return new

    def begin(self, span: str) -> None:
        """A span of this name begins now."""
        self.time += 1
        self.spans[span] = self.time

    def record(self, fact: object) -> None:
        """Remember a fact under its class."""
        self.time += 1
        cls = fact.__class__
        self.heads[cls] = Link(fact, self.time, self.heads.get(cls))

    def since(self, span: str, cls: type[T], condition: Callable[[T], bool] | None = None) -> Iterator[T]:
        """Facts of a class since the span began, newest first."""
        start = self.spans.get(span, 0)
        link: Link[T] | None = self.heads.get(cls)
        while link is not None and link.time >= start:
            if condition is None or condition(link.fact):
                yield link.fact
            link = link.before

    def count(self, key: Hashable, span: str) -> int:
        """How often `key` was used since the span began."""
        found = self.uses.get(key)
        return found[1] if found is not None and found[0] >= self.spans.get(span, 0) else 0

    def use(self, key: Hashable, span: str) -> None:
        """Count one use of `key` within the span."""
        self.time += 1
        self.uses[key] = (self.time, self.count(key, span) + 1)

    def forget_before(self, span: str) -> None:
        """Drop links older than the span; counts for ever stay."""
        start = self.spans.get(span, 0)
        for cls in list(self.heads):
            if self.heads[cls].time < start:
                del self.heads[cls]
