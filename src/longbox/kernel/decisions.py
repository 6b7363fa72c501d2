"""What is asked: a decision has a shape, and an answer is a tuple of integers that may be given one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from longbox.outside import shown

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

Answer = tuple[int, ...]
#: Among what may follow a prefix: the answer may end here.
END = -1


class IllegalAnswer(ValueError):
    """An answer the decision does not allow. The message says where it went wrong and what would be right."""


class Shape:
    """What may be answered. `next(prefix)` lists the integers that may follow, END where the answer may stop.

    Every prefix reached that way can be finished: there are no dead ends.
    """

    __slots__ = ()

    def next(self, prefix: Answer) -> Sequence[int]:
        """The integers that may follow `prefix`."""
        raise NotImplementedError

    def meaning(self, prefix: Answer, value: int) -> object:
        """What an integer after `prefix` stands for: an option; None if it is nothing but the number."""
        return None

    def only(self) -> Answer | None:
        """The single possible answer, or None where there is a choice."""
        prefix: Answer = ()
        while True:
            follow = self.next(prefix)
            if len(follow) != 1:
                return None
            if follow[0] == END:
                return prefix
            prefix = (*prefix, follow[0])

    def least(self) -> Answer:
        """The answer that does least: it ends as soon as it may, and takes what comes first until then."""
        prefix: Answer = ()
        while END not in (follow := self.next(prefix)):
            prefix = (*prefix, follow[0])
        return prefix

    def check(self, answer: Answer) -> None:
        """Raise IllegalAnswer unless `answer` is complete and allowed."""
        self.check_part(answer)
        if END not in self.next(answer):
            raise IllegalAnswer(f"the answer stops too early; next comes one of: {listed(self.next(answer))}")

    def check_part(self, prefix: Answer) -> None:
        """Raise IllegalAnswer unless an answer may begin so."""
        for i, value in enumerate(prefix):
            allowed = self.next(prefix[:i])
            if value not in allowed or value == END:
                raise IllegalAnswer(f"integer {i + 1} of the answer is {shown(value)}; allowed here: {listed(allowed)}")


def listed(values: Sequence[int], most: int = 12) -> str:
    """Allowed integers for an error message."""
    shown = ["(end)" if v == END else str(v) for v in values[:most]]
    return ", ".join(shown) + (f" and {len(values) - most} more" if len(values) > most else "") if shown else "nothing"


class Option(Protocol):
    """One of the options of an `Act`."""

    @property
    def shape(self) -> Shape | None:
        """How it is answered on, if it is."""


class Act(Shape):
    """One option; an option with a `shape` of its own (an attack: whom, with whom) is answered on in the same answer."""

    __slots__ = ("options",)

    def __init__(self, options: Sequence[Option]) -> None:
        self.options = options

    def next(self, prefix: Answer) -> Sequence[int]:
        if not prefix:
            return range(len(self.options))
        shape = self.options[prefix[0]].shape
        if shape is None:
            return (END,)
        return shape.next(prefix[1:])

    def meaning(self, prefix: Answer, value: int) -> object:
        if not prefix:
            return self.options[value]
        shape: Shape | None = self.options[prefix[0]].shape
        return shape.meaning(prefix[1:], value) if shape is not None else None

    def only(self) -> Answer | None:
        return None if len(self.options) > 1 else Shape.only(self)


class Pick(Shape):
    """Between `lo` and `hi` different options, in ascending order unless `ordered`; with `weights`, at most `cap` in all."""

    __slots__ = ("cap", "hi", "lo", "options", "ordered", "weights")

    def __init__(
        self,
        options: Sequence[object],
        lo: int = 1,
        hi: int | None = None,
        ordered: bool = False,
        weights: Sequence[int] | None = None,
        cap: int = 0,
    ) -> None:
        self.options = options
        self.hi = min(lo if hi is None else hi, len(options))
        self.lo = min(lo, self.hi)
        self.ordered = ordered
        self.weights = weights
        self.cap = cap
        if weights is not None:
            # as many as fit are enough
            light = sorted(weights)
            while self.lo and sum(light[: self.lo]) > cap:
                self.lo -= 1

    def next(self, prefix: Answer) -> Sequence[int]:
        n = len(self.options)
        k = len(prefix)
        if self.lo == self.hi == 1 and self.weights is None:
            return range(n) if k == 0 else (END,)
        out: list[int] = [END] if k >= self.lo else []
        if k < self.hi:
            if self.ordered:
                free = [i for i in range(n) if i not in prefix]
            else:
                first = prefix[-1] + 1 if prefix else 0
                free = list(range(first, n - max(0, self.lo - k - 1)))
            if self.weights is not None:
                free = [i for i in free if self._fits(prefix, i)]
            out.extend(free)
        return out

    def meaning(self, prefix: Answer, value: int) -> object:
        return self.options[value]

    def only(self) -> Answer | None:
        if self.weights is not None or self.__class__ is not Pick:
            return Shape.only(self)
        n = len(self.options)
        if self.lo < self.hi or n > self.hi > 0 or (self.ordered and self.hi > 1):
            return None
        return tuple(range(self.hi))

    def _fits(self, prefix: Answer, i: int) -> bool:
        """Is there room for this option, and for as many light ones after it as are still needed?"""
        weights = self.weights
        assert weights is not None
        after = [j for j in range(len(weights)) if j != i and j not in prefix] if self.ordered else range(i + 1, len(weights))
        needed = max(0, self.lo - len(prefix) - 1)
        least = sum(sorted(weights[j] for j in after)[:needed])
        return sum(weights[j] for j in prefix) + weights[i] + least <= self.cap


def yes_or_no(rule: str) -> Pick:
    """A pick between no (0) and yes (1)."""
    return _YES_NO


_YES_NO = Pick(("no", "yes"))
NO, YES = (0,), (1,)


class Number(Shape):
    """An integer from `lo` to `hi`, both included; the answer is that integer itself."""

    __slots__ = ("hi", "lo")

    def __init__(self, lo: int, hi: int) -> None:
        self.lo = lo
        self.hi = hi

    def next(self, prefix: Answer) -> Sequence[int]:
        return range(self.lo, self.hi + 1) if not prefix else (END,)


class NumberAmong(Number):
    """One of some integers, not all between the least and the greatest perhaps."""

    __slots__ = ("among",)

    def __init__(self, among: Sequence[int]) -> None:
        super().__init__(among[0], among[-1])
        self.among = tuple(among)

    def next(self, prefix: Answer) -> Sequence[int]:
        return self.among if not prefix else (END,)


class Place(Shape):
    """Any of the pieces to other cells, all at once. The answer names piece, cell, piece, cell ... with pieces ascending.

    `at[i]` is the index of the cell piece i stands on (NOTHING when it comes from elsewhere and must be placed);
    `cells` are game-given plain data, no two pieces may end on one; `allowed[i]` are the cells piece i may take. A piece
    may take the cell of a later one, if that one can then go elsewhere.
    """

    __slots__ = ("allowed", "at", "cells", "defaults", "pieces", "taken")

    def __init__(
        self,
        pieces: Sequence[int],
        cells: Sequence[Any],
        at: Sequence[int],
        allowed: Sequence[Sequence[int]],
        taken: Sequence[int] = (),
        defaults: Sequence[Answer] = (),
    ) -> None:
        self.pieces = pieces
        self.cells = cells
        self.at = at
        self.allowed = allowed
        self.taken = frozenset(taken)
        self.defaults = tuple(defaults)

    def placed(self, prefix: Answer) -> list[int]:
        """Where each piece stands after the moves so far."""
        where = list(self.at)
        for piece, cell in zip(prefix[::2], prefix[1::2], strict=False):
            where[piece] = cell
        return where

    def next(self, prefix: Answer) -> Sequence[int]:
        if len(prefix) % 2:
            piece = prefix[-1]
            return list(self._cells(self.placed(prefix[:-1]), piece))
        where = self.placed(prefix)
        first = prefix[-2] + 1 if prefix else 0
        standing = set(where[:first])
        out: list[int] = []
        for piece in range(first, len(where)):
            if next(self._cells(where, piece), None) is not None:
                out.append(piece)
            if where[piece] < 0 or where[piece] in standing:
                # it can't stay, so that no later piece may come before it
                return out
            standing.add(where[piece])
        return [END, *out]

    def meaning(self, prefix: Answer, value: int) -> object:
        return self.cells[value] if len(prefix) % 2 else self.pieces[value]

    def _cells(self, where: list[int], piece: int) -> Iterator[int]:
        """The cells this piece may take, if those before it stay: the later ones must find room as well."""
        standing = self.taken.union(where[:piece])
        later = where[piece + 1 :]
        # where all later pieces stand well, only the cell of one of them is of any matter to them
        well = all([cell >= 0 and cell not in standing for cell in later])
        for cell in self.allowed[piece]:
            if cell not in standing and ((well and cell not in later) or self._room(where, piece + 1, {*standing, cell})):
                yield cell

    def _room(self, where: list[int], first: int, standing: set[int]) -> bool:
        """Can all pieces from `first` on stand somewhere, each where it is or on a cell allowed to it?"""
        homeless = [i for i in range(first, len(where)) if where[i] < 0 or where[i] in standing]
        if not homeless:
            return True
        holder = {where[i]: i for i in range(first, len(where)) if i not in homeless}

        def settle(i: int, tried: set[int]) -> bool:
            for cell in (*self.allowed[i], where[i]):
                if cell >= 0 and cell not in standing and cell not in tried:
                    tried.add(cell)
                    if cell not in holder or settle(holder[cell], tried):
                        holder[cell] = i
                        return True
            return False

        return all(settle(i, set()) for i in homeless)


class Spread(Shape):
    """Distribute `total` over places with caps, or as much as fits; the answer is one amount per place.

    `places` are what the amounts are for: references of cards, one for each cap.
    """

    __slots__ = ("caps", "places", "total")

    def __init__(self, total: int, caps: Sequence[int], places: Sequence[int] = ()) -> None:
        self.caps = caps
        self.places = places
        self.total = min(total, sum(caps))

    def next(self, prefix: Answer) -> Sequence[int]:
        k = len(prefix)
        if k == len(self.caps):
            return (END,)
        left = self.total - sum(prefix)
        room = sum(self.caps[k + 1 :])
        return range(max(0, left - room), min(left, self.caps[k]) + 1)


class Name(Shape):
    """One entry of a catalogue (card names, affiliations); the answer is its index."""

    __slots__ = ("catalog",)

    def __init__(self, catalog: Sequence[str]) -> None:
        self.catalog = catalog

    def next(self, prefix: Answer) -> Sequence[int]:
        return range(len(self.catalog)) if not prefix else (END,)

    def meaning(self, prefix: Answer, value: int) -> object:
        return self.catalog[value]


#: sets of sources looked at in search of those to propose
_LOOKED_AT = 4000


class Pay(Shape):
    """Sources that together meet a cost. `test` says of a set of sources whether it is enough (more never hurts).

    `worth` and `like` say which complete answers to propose (see `payment`). The prefix grows by ascending sources; it may end once it is enough,
    and go on: any sufficient set will do, and what is too much is lost.
    """

    __slots__ = ("_found", "like", "most", "sources", "test", "worth")

    def __init__(
        self,
        sources: Sequence[int],
        test: PayTest,
        worth: Sequence[int] = (),
        like: Sequence[Hashable] | None = None,
        most: int = 0,
    ) -> None:
        self.sources = sources
        self.test = test
        self.worth = worth
        self.like = like
        self.most = most
        self._found: tuple[Answer, ...] | None = None

    @property
    def proposals(self) -> tuple[Answer, ...]:
        """Complete answers, best first: worked out when somebody reads them."""
        if self._found is None:
            self._found = tuple(self.test.proposals(self.worth, self.like, self.most)) if self.most else ()
        return self._found

    def meaning(self, prefix: Answer, value: int) -> object:
        return self.sources[value]

    def next(self, prefix: Answer) -> Sequence[int]:
        first = prefix[-1] + 1 if prefix else 0
        n = len(self.sources)
        test = self.test
        done = test.enough(prefix)
        if done and not test.bounded:
            return (END, *range(first, n))
        out = [END] if done else []
        for i in range(first, n):
            # taking i must be able to finish, with what comes after it
            if test.finishes((*prefix, i), range(i + 1, n)):
                out.append(i)
            elif not test.bounded:
                break
        return out


class PayTest:
    """Whether a set of source indices meets a cost. Games give their own."""

    __slots__ = ()
    #: can there be too many of them as well?
    bounded: ClassVar[bool] = False

    def enough(self, chosen: Answer) -> bool:
        """True when the chosen sources meet the cost."""
        raise NotImplementedError

    def finishes(self, chosen: Answer, rest: Sequence[int]) -> bool:
        """Could these, with some of the rest, meet the cost?"""
        return self.enough((*chosen, *rest))

    def proposals(self, worth: Sequence[int], like: Sequence[Hashable] | None, most: int) -> list[Answer]:
        """Minimal sufficient sets to propose, the cheapest first, none like another, at most so many."""
        n = len(worth)
        found: dict[Hashable, tuple[int, int, Answer]] = {}
        looked = 0
        waiting: list[Answer] = [()]
        while waiting and looked < _LOOKED_AT:
            chosen = waiting.pop()
            looked += 1
            if self.enough(chosen):
                if any(self.enough(chosen[:k] + chosen[k + 1 :]) for k in range(len(chosen))):
                    continue
                key = tuple(sorted(repr(like[i]) for i in chosen)) if like is not None else chosen
                offer = (sum(worth[i] for i in chosen), len(chosen), chosen)
                if key not in found or offer < found[key]:
                    found[key] = offer
                continue
            first = chosen[-1] + 1 if chosen else 0
            waiting.extend((*chosen, i) for i in range(n - 1, first - 1, -1) if self.finishes((*chosen, i), range(i + 1, n)))
        return [answer for _, _, answer in sorted(found.values())[:most]]


class Decision:
    """What is asked of whom, under which rule: `player` is asked, `seat` answers, `rule` is the id of the rule that asks.

    `kind` is a short word for clients and bots ("priority", "target", "may"), `about` what it is about. An answer is a tuple of
    integers. What they stand for is told by the `shape`: places in `options` for an `Act` (one of them, with more behind it where
    that action is answered on), a `Pick` (some of them), a `Name` or a `Pay`; the amount itself for a `Number`; an amount for each place
    for a `Spread`; piece, cell, piece, cell for a `Place`. Whoever knows none of that asks `next` what may follow what they have, until
    -1 is among it: the answer may end there. The question in words is `View.prompt`.
    """

    __slots__ = ("about", "always", "kind", "player", "prompt", "rule", "sealed", "seat", "shape")

    def __init__(
        self,
        player: int,
        seat: int,
        rule: str,
        kind: str,
        shape: Shape,
        about: tuple[Any, ...] = (),
        prompt: str = "",
        sealed: bool = False,
        always: bool = False,
    ) -> None:
        self.player = player
        self.seat = seat
        self.rule = rule
        self.kind = kind
        self.shape = shape
        self.about = about
        self.prompt = prompt
        self.sealed = sealed
        #: asked even if there is one answer only (windows that the set-up wants to see)
        self.always = always

    def put_to(self, player: int, seat: int) -> Decision:
        """The same question, asked of another player."""
        return Decision(player, seat, self.rule, self.kind, self.shape, self.about, self.prompt, self.sealed, self.always)

    def next(self, prefix: Answer = ()) -> Sequence[int]:
        """The integers that may follow `prefix`; END (-1) where the answer may stop."""
        return self.shape.next(prefix)

    def least(self) -> Answer:
        """The answer that does least: it passes, declines, or takes what comes first, and ends as soon as it may."""
        return self.shape.least()

    def answers(self) -> Iterator[Answer]:
        """Every answer that is allowed, one after the other. There may be very many: take as many as you need."""
        waiting: list[Answer] = [()]
        while waiting:
            prefix = waiting.pop()
            follow = self.next(prefix)
            if END in follow:
                yield prefix
            waiting.extend((*prefix, value) for value in reversed(follow) if value != END)

    def check(self, answer: Answer) -> None:
        """Raise IllegalAnswer, naming the rule, unless the answer is allowed."""
        try:
            self.shape.check(answer)
        except IllegalAnswer as e:
            raise IllegalAnswer(f"{self.kind} ({self.rule}): {e}") from None

    def check_part(self, prefix: Answer) -> None:
        """Raise IllegalAnswer, naming the rule, unless an answer may begin so."""
        try:
            self.shape.check_part(prefix)
        except IllegalAnswer as e:
            raise IllegalAnswer(f"{self.kind} ({self.rule}): {e}") from None

    @property
    def options(self) -> Sequence[Any]:
        """The options of an Act or a Pick, the catalogue of a Name, the sources of a Pay."""
        shape = self.shape
        if isinstance(shape, (Act, Pick)):
            return shape.options
        if isinstance(shape, Pay):
            return shape.sources
        if isinstance(shape, Name):
            return shape.catalog
        return ()
