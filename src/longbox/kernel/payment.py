"""Paying with typed resources: what a set of sources is worth, as what it was spent, and which sets to propose first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel.decisions import Answer, Pay, PayTest

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

#: one resource: the types it may count as, the one it is when it need not be another first
Pip = tuple[str, ...]
#: at most so many complete answers are proposed
PROPOSALS = 12


class Typed(PayTest):
    """A cost of `total` resources, some of given types (`needs`); what is generated beyond it is lost.

    `gives` has for each source the resources it generates.
    """

    __slots__ = ("gives", "needs", "total")

    def __init__(self, gives: Sequence[Sequence[Pip]], total: int, needs: Sequence[str] = ()) -> None:
        self.gives = gives
        self.needs = tuple(needs)
        self.total = max(total, len(self.needs))

    def enough(self, chosen: Answer) -> bool:
        gives = self.gives
        n = 0
        for i in chosen:
            n += len(gives[i])
        return n >= self.total and (not self.needs or self._matched(chosen) is not None)

    def _matched(self, chosen: Answer) -> dict[int, int] | None:
        """Which pip meets which need, or None if some need stays open."""
        pips = [pip for i in chosen for pip in self.gives[i]]
        holder: dict[int, int] = {}

        def place(need: int, tried: set[int]) -> bool:
            for k, pip in enumerate(pips):
                if k not in tried and self.needs[need] in pip:
                    tried.add(k)
                    if k not in holder or place(holder[k], tried):
                        holder[k] = need
                        return True
            return False

        return holder if all(place(need, set()) for need in range(len(self.needs))) else None

    def spent(self, chosen: Answer, liked: Sequence[str] = ()) -> tuple[tuple[int, str], ...]:
        """As what the resources of a sufficient set are spent: pairs (source, type).

        What could be of a type that is `liked` is spent before others, and is so too where it is more than it costs; any other
        excess is not among them.
        """
        holder = self._matched(chosen) or {}
        pips = [(i, pip) for i in chosen for pip in self.gives[i]]
        out = [(i, self.needs[holder[k]]) for k, (i, _) in enumerate(pips) if k in holder]
        free = [(i, pip) for k, (i, pip) in enumerate(pips) if k not in holder]
        if liked:
            free.sort(key=lambda x: not any(t in x[1] for t in liked))
        left = max(0, self.total - len(out))
        more = [x for x in free[left:] if any(t in x[1] for t in liked)]
        return (*out, *((i, pip[0]) for i, pip in (*free[:left], *more)))


class Bounded(Typed):
    """A cost whose sources take of what there is only so much of: `takes` has for each source how much of what, `room` all there is."""

    __slots__ = ("room", "takes")
    bounded = True

    def __init__(self, cost: Typed, takes: Sequence[Sequence[tuple[Hashable, int]]], room: Mapping[Hashable, int]) -> None:
        super().__init__(cost.gives, cost.total, cost.needs)
        self.takes = takes
        self.room = room

    def fits(self, chosen: Answer) -> bool:
        """Is there enough of everything for these?"""
        left = dict(self.room)
        for i in chosen:
            for what, n in self.takes[i]:
                left[what] -= n
        return all(n >= 0 for n in left.values())

    def enough(self, chosen: Answer) -> bool:
        return super().enough(chosen) and self.fits(chosen)

    def finishes(self, chosen: Answer, rest: Sequence[int]) -> bool:
        if not self.fits(chosen) or not super().enough((*chosen, *rest)):
            return False
        return self._some((*chosen, *(i for i in rest if not self.takes[i])), [i for i in rest if self.takes[i]])

    def _some(self, chosen: Answer, scarce: Sequence[int]) -> bool:
        if super().enough(chosen):
            return True
        return any(self.fits((*chosen, i)) and self._some((*chosen, i), scarce[k + 1 :]) for k, i in enumerate(scarce))


def payment(
    sources: Sequence[int], test: PayTest, worth: Sequence[int], like: Sequence[Hashable] | None = None, most: int = PROPOSALS
) -> Pay:
    """The shape of a payment, with at most `most` proposals, best first: no source too many, and the least worth given up.

    `worth` is what giving up each source costs its owner; sources that are `like` each other make the same proposal.
    """
    return Pay(sources, test, worth, like, most)
