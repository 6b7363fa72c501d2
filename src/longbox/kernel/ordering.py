"""In what order continuous modifiers apply: by timestamps, and after what they depend on (vs:514.1, vs:514.2, vs:514.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel.queries import ANY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.modifiers import Active
    from longbox.kernel.queries import Mark


def by_stamp(active: Active) -> int:
    """Its timestamp, to sort by."""
    return active.stamp


def depends(reads: tuple[Mark, ...], writes: tuple[Mark, ...]) -> bool:
    """Could one of the writes change one of the reads (vs:514.2)? Values decide, not what lies on the table."""
    for quality, value in reads:
        for wq, wv in writes:
            if quality == wq and (value == ANY or wv == ANY or value == wv):
                return True
    return False


def ordered(actives: Sequence[Active]) -> list[list[Active]]:
    """Modifiers in the order they apply; those that depend on each other in a loop form one group (vs:514.4).

    The place of a group is the latest stamp among its own and those of all it depends on, dependants after what they need.
    """
    stamped = sorted(actives, key=by_stamp)
    if not any([a.flagged is None and a.ability.marks[0] for a in stamped]):
        return [[a] for a in stamped]
    needs = _needs(stamped)
    if needs is None:
        return [[a] for a in stamped]
    n = len(stamped)
    groups: list[list[int]] = []
    places: list[tuple[int, int, int]] = []
    # of each loop: the latest stamp there and below, and how deep it must lie for what needs it
    latest: list[int] = []
    depth: list[int] = []
    loop_of = [-1] * len(needs)
    for loop in loops(needs):
        late = deep = 0
        members = sorted([i for i in loop if i < n])
        if members:
            late = max([stamped[i].stamp for i in members])
        for i in loop:
            loop_of[i] = len(latest)
        for i in loop:
            for j in needs[i]:
                below = loop_of[j]
                if below != len(latest):
                    late = max(late, latest[below])
                    deep = max(deep, depth[below])
        if members:
            groups.append(members)
            places.append((late, deep, members[0]))
            deep += 1
        latest.append(late)
        depth.append(deep)
    order = sorted(range(len(groups)), key=places.__getitem__)
    return [[stamped[i] for i in groups[g]] for g in order]


def _needs(actives: Sequence[Active]) -> list[list[int]] | None:
    """What each depends on, by way of the qualities: modifiers need the marks that they read, marks those that write them.

    So there are as many steps as marks, not as pairs of modifiers. None if nothing depends on anything.
    """
    n = len(actives)
    needs: list[list[int]] = [[] for _ in range(n)]
    # of each quality: the place of what stands for any value of it, and those of its values
    qualities: dict[str, dict[str, int]] = {}
    for i, active in enumerate(actives):
        for quality, value in active.ability.marks[1]:
            values = qualities.get(quality)
            if values is None:
                values = qualities[quality] = {ANY: len(needs)}
                needs.append([])
            place = values.get(value)
            if place is None:
                place = values[value] = len(needs)
                needs.append([])
            needs[place].append(i)
    reads_any: dict[str, int] = {}
    found = False
    for i, active in enumerate(actives):
        # one from an effect that flagged its objects reads nothing any more (vs:514.3)
        for quality, value in active.ability.marks[0] if active.flagged is None else ():
            values = qualities.get(quality)
            if values is None:
                continue
            if value == ANY:
                place = reads_any.get(quality, -1)
                if place < 0:
                    place = reads_any[quality] = len(needs)
                    needs.append(list(values.values()))
                needs[i].append(place)
                found = True
                continue
            # whoever writes any value writes this one
            needs[i].append(values[ANY])
            found = found or bool(needs[values[ANY]])
            if value in values:
                needs[i].append(values[value])
                found = True
    return needs if found else None


def loops(needs: Sequence[Sequence[int]]) -> list[list[int]]:
    """What reaches each other, each by itself where nothing else does; first what others need (after Tarjan)."""
    found: list[list[int]] = []
    count = 0
    at = [-1] * len(needs)
    low = [0] * len(needs)
    open_ = [False] * len(needs)
    stack: list[int] = []
    for start in range(len(needs)):
        if at[start] >= 0:
            continue
        path = [start]
        turn = [0]
        while path:
            i = path[-1]
            k = turn[-1]
            if k == 0:
                at[i] = low[i] = count
                count += 1
                stack.append(i)
                open_[i] = True
            if k < len(needs[i]):
                turn[-1] = k + 1
                j = needs[i][k]
                if at[j] < 0:
                    path.append(j)
                    turn.append(0)
                elif open_[j]:
                    low[i] = min(low[i], at[j])
                continue
            path.pop()
            turn.pop()
            if path:
                low[path[-1]] = min(low[path[-1]], low[i])
            if low[i] == at[i]:
                loop: list[int] = []
                while not loop or loop[-1] != i:
                    loop.append(stack.pop())
                    open_[loop[-1]] = False
                found.append(loop)
    return found
