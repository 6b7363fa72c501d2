"""Where to stand: who attacks from the front row, and who shelters behind whom (701.7, 405.1)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from longbox.games.vs.agent.worth import character
from longbox.games.vs.events import Cell
from longbox.games.vs.state import FRONT, SUPPORT, VsState
from longbox.kernel.decisions import Decision, IllegalAnswer, Place
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Answer

#: characters of whom every division into rows is tried; beyond that the smallest ones stay in front
MOST: Final = 7
FIRST_STRIKE, SECOND_STRIKE = 0.45, 0.3
EXPOSURE_FIRST, EXPOSURE_SECOND = 0.35, 0.6
HELPER: Final = 0.8


def arrange(s: VsState, d: Decision) -> Answer:
    """vs:405.1 the best formation found, as an answer; empty where it is already so."""
    shape = d.shape
    assert isinstance(shape, Place)
    want: dict[int, Cell] = {}
    for hidden in (False, True):
        group = [r & NUMBER_MASK for r in shape.pieces if s.card(r).hidden is hidden]
        if group:
            columns = sorted({cell[2] for cell in shape.cells if cell[0] is hidden})
            want.update(_area(s, d.player, group, hidden, columns))
    index = {cell: i for i, cell in enumerate(shape.cells)}
    answer: list[int] = []
    for i, ref in enumerate(shape.pieces):
        cell = index.get(want.get(ref & NUMBER_MASK, (False, -1, -1)), shape.at[i])
        if cell != shape.at[i]:
            answer += [i, cell]
    try:
        d.check(tuple(answer))
    except IllegalAnswer:
        return shape.defaults[-1] if shape.defaults else ()
    return tuple(answer)


def place(s: VsState, d: Decision) -> Answer:
    """vs:214.2 where characters enter play or move to: ranged ones behind, others in front, at the first free places."""
    prefix: Answer = ()
    shape = d.shape
    assert isinstance(shape, Place)
    while True:
        follow = d.next(prefix)
        if len(prefix) % 2:
            ref = shape.pieces[prefix[-1]]
            row = SUPPORT if s.now(ref & NUMBER_MASK).range else FRONT
            good = [i for i in follow if shape.cells[i][1] == row and not shape.cells[i][0]]
            prefix = (*prefix, (good or list(follow))[0])
        elif follow[0] == -1:
            return prefix
        else:
            prefix = (*prefix, follow[0])


def _area(s: VsState, player: int, group: Sequence[int], hidden: bool, columns: Sequence[int]) -> dict[int, Cell]:
    """The cells of one area's characters."""
    first = s.clockwise(s.initiative)[0] == player
    strike = FIRST_STRIKE if first else SECOND_STRIKE
    exposure = EXPOSURE_FIRST if first else EXPOSURE_SECOND
    theirs = [n for p in s.opponents(player) for n in s.characters(p) if not s.cards[n].stunned]
    ground = max((s.now(n).atk for n in theirs), default=0)
    air = max((s.now(n).atk for n in theirs if s.now(n).flight), default=0)
    # sturdiest first: those who shelter others
    ranked = sorted(group, key=lambda n: (s.cards[n].stunned, -s.now(n).def_, -s.now(n).atk, n))
    attack = {n: 0.0 if s.cards[n].stunned else strike * max(0, s.now(n).atk) for n in ranked}
    open_ = {n: exposure * _risk(s, n, ground) for n in ranked}
    flown = {n: exposure * _risk(s, n, air) if air else 0.0 for n in ranked}
    movable = ranked[-MOST:]
    best: tuple[float, tuple[int, ...]] = (float("-inf"), ())
    for size in range(min(len(movable), len(ranked) // 2) + 1):
        for back in combinations(movable, size):
            score = 0.0
            for n in ranked:
                if n in back:
                    score += (attack[n] if s.now(n).range else 0.0) - flown[n]
                else:
                    score += attack[n] - open_[n]
            score += sum(HELPER for n in back if not s.cards[n].exhausted)
            if score > best[0] + 1e-9:
                best = (score, back)
    back = best[1]
    fronts = [n for n in ranked if n not in back]
    width = len(columns)
    places: dict[int, Cell] = {}
    for i, n in enumerate(fronts[:width]):
        places[n] = (hidden, FRONT, columns[i])
    for i, n in enumerate(_behind(s, fronts, back)[:width]):
        places[n] = (hidden, SUPPORT, columns[i])
    return places


def _risk(s: VsState, number: int, force: int) -> float:
    """What an attack of that ATK on a character costs: the stun, and what breaks through."""
    if s.cards[number].stunned:
        return 0.0
    v = s.now(number)
    if force < max(0, v.def_):
        return 1.0
    return float(0.2 * character(s.cards[number]) + s.cards[number].printed.cost + force - max(0, v.def_))


def _behind(s: VsState, fronts: Sequence[int], back: Sequence[int]) -> list[int]:
    """The back row in the order of the front row: where it can be had, a friend of the same team stands in front."""
    left = sorted(back, key=lambda n: (-character(s.cards[n]), n))
    order: list[int] = []
    for front in fronts:
        if not left:
            break
        teams = s.now(front).teams
        friend = next((n for n in left if s.now(n).teams & teams), left[0])
        order.append(friend)
        left.remove(friend)
    return order
