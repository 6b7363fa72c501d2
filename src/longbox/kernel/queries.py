"""Which cards, how many, whether: filters, values and conditions as data, and references to what a scope has bound."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from longbox.kernel.nodes import dataclass
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import Printer, a, counted, joined, number_word, plural
from longbox.kernel.variables import S

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Event
    from longbox.kernel.state import State

#: What a modifier reads or writes: a quality and a value of it; ANY stands for every value.
ANY = "*"
Mark = tuple[str, str]

T = TypeVar("T")


def kept(node: Node, name: str, value: T) -> T:
    """What has been worked out about a node, which never changes, and is kept under this name beside what it was made with."""
    object.__setattr__(node, name, value)
    return value


@dataclass(frozen=True)
class Node:
    """A piece of an ability: frozen data that can be resolved or asked, and that prints itself."""

    #: facets of the table this node reads itself (children are added by `facets_of`)
    facets: ClassVar[int] = 0
    #: of its own once they have been asked for; they are no fields, for they add nothing to what it was made with
    _all_facets: ClassVar[int | None] = None
    _nodes: ClassVar[tuple[Node, ...] | None] = None

    def text(self, p: Printer) -> str:
        """Its wording."""
        raise NotImplementedError(f"{self.__class__.__name__} has no wording")

    def made_of(self) -> list[object]:
        """The values it was made with; what is worked out about it once lies beside them."""
        return [getattr(self, f.name) for f in fields(self)]

    def children(self) -> list[Node]:
        """The nodes directly inside this one."""
        out: list[Node] = []
        for value in self.made_of():
            if isinstance(value, Node):
                out.append(value)
            elif value.__class__ is tuple:
                out.extend(v for v in value if isinstance(v, Node))
        return out

    @property
    def all_facets(self) -> int:
        """The facets that it and everything below it read."""
        if self._all_facets is not None:
            return self._all_facets
        found = self.facets
        for child in self.children():
            found |= child.all_facets
        return kept(self, "_all_facets", found)

    @property
    def nodes(self) -> tuple[Node, ...]:
        """This one and everything below it."""
        if self._nodes is not None:
            return self._nodes
        out = [self]
        for child in self.children():
            out.extend(child.nodes)
        return kept(self, "_nodes", tuple(out))

    def reads(self) -> tuple[Mark, ...]:
        """Qualities and values whose change could change what this node says (for dependency, vs:514.2)."""
        out: list[Mark] = []
        for child in self.children():
            out.extend(child.reads())
        return tuple(out)


def facets_of(node: object) -> int:
    """All facets a tree reads."""
    return node.all_facets if isinstance(node, Node) else 0


def walk(node: Node) -> Sequence[Node]:
    """The node and everything below it."""
    return node.nodes


class Scope:
    """What an ability knows while it is used: an immutable set of bindings, extended by copying.

    `you` is the player it belongs to, `this` the reference of its source, `item` the effect on the chain, `event` the
    occurrence that triggered it, `targets` the references chosen per target, `x` the announced X, `did` whether the
    last action was carried out in full, `collected` the events of a replacement that are still to join a batch.
    """

    __slots__ = ("collected", "did", "event", "item", "names", "targets", "this", "x", "you")

    def __init__(self, you: int, this: int, item: int = -1, event: Event | None = None) -> None:
        self.you = you
        self.this = this
        self.item = item
        self.event = event
        self.targets: tuple[tuple[int, ...], ...] = ()
        self.x = 0
        self.names: tuple[tuple[str, object], ...] = ()
        self.did = True
        self.collected: tuple[Event, ...] | None = None

    def copy(self) -> Scope:
        """A copy to be changed before anyone else sees it."""
        new = Scope.__new__(Scope)
        new.you = self.you
        new.this = self.this
        new.item = self.item
        new.event = self.event
        new.targets = self.targets
        new.x = self.x
        new.names = self.names
        new.did = self.did
        new.collected = self.collected
        return new

    def bind(self, name: str, value: object) -> Scope:
        """The scope with one more binding; the newest of a name counts."""
        new = self.copy()
        new.names = ((name, value), *self.names)
        return new

    def with_did(self, did: bool) -> Scope:
        """The scope after an action that was, or was not, carried out."""
        if did is self.did:
            return self
        new = self.copy()
        new.did = did
        return new

    def get(self, name: str, default: object = None) -> Any:
        """The newest binding of a name."""
        for key, value in self.names:
            if key == name:
                return value
        return default


# -- filters ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Filter(Node, Generic[S]):
    """A property of a card. `place` says where its word stands in a noun phrase: before the noun, as it, or after."""

    place: ClassVar[str] = "before"

    def test(self, s: S, number: int, scope: Scope) -> bool:
        """Does the card with this number have the property?"""
        raise NotImplementedError

    def fails(self, s: S, number: int, scope: Scope) -> Filter | None:
        """The part that fails, for why_not."""
        return None if self.test(s, number, scope) else self


@dataclass(frozen=True)
class Not(Filter):
    """The opposite of a filter."""

    inner: Filter

    def test(self, s: State, number: int, scope: Scope) -> bool:
        return not self.inner.test(s, number, scope)

    def text(self, p: Printer) -> str:
        return "non-" + self.inner.text(p)


@dataclass(frozen=True)
class AnyOf(Filter):
    """At least one of several filters."""

    inner: tuple[Filter, ...]

    @property
    def slot(self) -> str:
        """Where its wording stands: as the inner ones."""
        return self.inner[0].place

    def test(self, s: State, number: int, scope: Scope) -> bool:
        return any(f.test(s, number, scope) for f in self.inner)

    def text(self, p: Printer) -> str:
        return joined([f.text(p) for f in self.inner], "or")


def noun_phrase(filters: Sequence[Filter], noun: str, p: Printer, whose: str = "") -> str:
    """Filters around a noun: "stunned X-Men character you control with cost 3 or less" ("you control" is `whose`)."""
    before, after = [], []
    for f in filters:
        slot = f.slot if isinstance(f, AnyOf) else f.inner.place if isinstance(f, Not) else f.place
        word = f.text(p)
        if not word:
            continue
        if slot == "noun":
            noun = word
        elif slot == "before":
            before.append(word)
        else:
            after.append(word)
    return " ".join([*before, noun, *([whose] if whose else []), *after])


@dataclass(frozen=True)
class Query(Node, Generic[S]):
    """A set of cards: where to look and what they must be. Games subclass it with their zones."""

    def numbers(self, s: S, scope: Scope) -> list[int]:
        """The cards it names now, in the table's order."""
        raise NotImplementedError

    def holds(self, s: S, number: int, scope: Scope) -> bool:
        """Is this card among them?"""
        raise NotImplementedError

    def noun(self, p: Printer) -> str:
        """The singular noun phrase."""
        raise NotImplementedError


# -- who ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Who(Node, Generic[S]):
    """What a verb is done to: references, some of which must be chosen first."""

    def refs(self, s: S, scope: Scope) -> Sequence[int]:
        """The references, once everything is chosen."""
        raise NotImplementedError

    def choice(self) -> Choose | None:
        """The choice that must be made before `refs` can be read, if there is one."""
        return None

    def known(self, s: S, scope: Scope) -> Sequence[int]:
        """What information is read of: also where nothing may be done to it any more (vs:508.2e)."""
        return self.refs(s, scope)


#: the name under which targets are bound as they were chosen, once some of them have become illegal
AS_CHOSEN = "targets as chosen"


@dataclass(frozen=True)
class This(Who):
    """The source of the ability: its own name in its text, or in a cost, means this very card (vs:201.2, vs:201.3)."""

    def refs(self, s: State, scope: Scope) -> Sequence[int]:
        return (scope.this,)

    def text(self, p: Printer) -> str:
        return p.name


@dataclass(frozen=True)
class Target(Who):
    """The cards or players chosen as the target with this index; illegal ones are left out when resolving."""

    index: int = 0

    def refs(self, s: State, scope: Scope) -> Sequence[int]:
        return scope.targets[self.index] if self.index < len(scope.targets) else ()

    def known(self, s: State, scope: Scope) -> Sequence[int]:
        chosen: tuple[tuple[int, ...], ...] | None = scope.get(AS_CHOSEN)
        if chosen is None or self.index >= len(chosen):
            return self.refs(s, scope)
        return chosen[self.index]

    def text(self, p: Printer) -> str:
        return p.target(self.index)


@dataclass(frozen=True)
class It(Who):
    """What an earlier part bound under a name, printed as `noun` ("that character").

    Also vs:G:That <Something>, The <Something>.
    """

    name: str
    noun: str = "it"

    def refs(self, s: State, scope: Scope) -> Sequence[int]:
        value = scope.get(self.name, ())
        return value if value.__class__ is tuple else (value,)

    def text(self, p: Printer) -> str:
        return self.noun


@dataclass(frozen=True)
class Every(Who):
    """All cards of a query."""

    query: Query

    def refs(self, s: State, scope: Scope) -> Sequence[int]:
        return [s.ref(n) for n in self.query.numbers(s, scope)]

    def text(self, p: Printer) -> str:
        return "all " + plural(self.query.noun(p))


@dataclass(frozen=True)
class Choose(Who):
    """Cards of a query chosen while resolving (or paying), bound under `name`; `most` 0 means exactly `least`."""

    query: Query
    least: int = 1
    most: int = 0
    name: str = "chosen"

    def refs(self, s: State, scope: Scope) -> Sequence[int]:
        value: Sequence[int] = scope.get(self.name, ())
        return value

    def choice(self) -> Choose | None:
        return self

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p)
        if self.most > self.least:
            if self.least == 0:
                return (
                    f"up to {counted(self.most, noun) if self.most > 1 else 'one ' + noun}"
                    if self.most < 99
                    else f"any number of {plural(noun)}"
                )
            return f"{number_word(self.least)} to {counted(self.most, noun)}"
        return counted(self.least, noun)


# -- players ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class You(Who):
    """The player the ability belongs to (vs:G:You)."""

    def refs(self, s: State, scope: Scope) -> Sequence[int]:
        return (scope.you,)

    def text(self, p: Printer) -> str:
        return "you"


# -- values -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Value(Node, Generic[S]):
    """A number."""

    def amount(self, s: S, scope: Scope) -> int:
        """Its value now."""
        raise NotImplementedError


@dataclass(frozen=True)
class Fixed(Value):
    """A printed number."""

    n: int

    def amount(self, s: State, scope: Scope) -> int:
        return self.n

    def text(self, p: Printer) -> str:
        return str(self.n)


@dataclass(frozen=True)
class X(Value):
    """The X announced when the effect was played."""

    def amount(self, s: State, scope: Scope) -> int:
        return scope.x

    def text(self, p: Printer) -> str:
        return "X"


@dataclass(frozen=True)
class Count(Value):
    """How many cards a query names."""

    query: Query

    @property
    def per(self) -> Query:
        """What it counts, for "for each"."""
        return self.query

    def amount(self, s: State, scope: Scope) -> int:
        return len(self.query.numbers(s, scope))

    def text(self, p: Printer) -> str:
        return "the number of " + plural(self.query.noun(p))


@dataclass(frozen=True)
class Times(Value):
    """A number times a value ("+1 for each ...")."""

    n: int
    value: Value

    def amount(self, s: State, scope: Scope) -> int:
        return self.n * self.value.amount(s, scope)

    def text(self, p: Printer) -> str:
        return f"{self.n} times {self.value.text(p)}"


def value_of(n: int | Value) -> Value:
    """A plain integer as a Value."""
    return n if isinstance(n, Value) else _fixed(n)


@cache
def _fixed(n: int) -> Fixed:
    return Fixed(n)


def printed_number(n: int | Value) -> int:
    """The number that a text says, where it can only say one."""
    if isinstance(n, Fixed):
        return n.n
    assert isinstance(n, int)
    return n


def amount_of(n: int | Value, s: State, scope: Scope) -> int:
    """What `value_of` of it amounts to now."""
    return n.amount(s, scope) if isinstance(n, Value) else n


# -- conditions ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Condition(Node, Generic[S]):
    """Something that is true or not."""

    def holds(self, s: S, scope: Scope) -> bool:
        """Is it true now?"""
        raise NotImplementedError


@dataclass(frozen=True)
class Unmet(Condition):
    """The opposite of a condition, with its own wording."""

    inner: Condition
    words: str

    def holds(self, s: State, scope: Scope) -> bool:
        return not self.inner.holds(s, scope)

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class AllOf(Condition):
    """Several conditions at once."""

    inner: tuple[Condition, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        return all(c.holds(s, scope) for c in self.inner)

    def text(self, p: Printer) -> str:
        return joined([c.text(p) for c in self.inner])


@dataclass(frozen=True)
class Exists(Condition):
    """At least (or, with `exactly`, just) so many cards of a query."""

    query: Query
    least: int = 1
    most: int = 9999
    words: str = ""
    facets: ClassVar[int] = TEXT

    def holds(self, s: State, scope: Scope) -> bool:
        return self.least <= len(self.query.numbers(s, scope)) <= self.most

    def text(self, p: Printer) -> str:
        if self.words:
            return self.words
        noun = self.query.noun(p)
        if self.most == 0:
            return f"there are no {plural(noun)}"
        if self.least == 1:
            return f"there is {a(noun)}"
        return f"there are {number_word(self.least)} or more {plural(noun)}"


@dataclass(frozen=True)
class Compare(Condition):
    """Two values compared: "<=", ">=", "==".

    "Exactly one" is "==" (vs:G:Exactly One <Something>).
    """

    left: Value
    op: str
    right: Value
    words: str

    def holds(self, s: State, scope: Scope) -> bool:
        x, y = self.left.amount(s, scope), self.right.amount(s, scope)
        return x <= y if self.op == "<=" else x >= y if self.op == ">=" else x == y

    def text(self, p: Printer) -> str:
        return self.words


def gone(s: State, refs: Sequence[int]) -> list[int]:
    """The references among `refs` whose object is still there."""
    return [r for r in refs if s.there(r)]


def numbers(refs: Sequence[int]) -> list[int]:
    """The numbers of references."""
    return [r & NUMBER_MASK for r in refs]
