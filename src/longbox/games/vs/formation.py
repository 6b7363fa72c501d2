"""Where characters stand (405, 705): placing, moving, arranging, with sensible defaults for those who don't care."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev
from longbox.games.vs.state import FRONT, SUPPORT, VsState
from longbox.kernel.decisions import Decision, Place
from longbox.kernel.events import Occurrence, happen
from longbox.kernel.frames import DONE, Flow, Frame
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

#: a cell: (hidden, row, column)
Cell = tuple[bool, int, int]


def cells_for(s: VsState, player: int, hidden: bool, extra: int, rows: Sequence[int] = (FRONT, SUPPORT)) -> list[Cell]:
    """The cells offered in one area: its occupied columns, those between, and room for `extra` more on either side.

    The two areas have columns of their own, so that the one between them is never occupied (vs:213.5c). There is no limit to
    a row or to its gaps (vs:405.4): who wants to stand farther off does so in several turns.
    """
    cols = s.columns(player, hidden)
    lo, hi = (min(cols), max(cols)) if cols else (0, 0)
    side = 1 if cols else 0
    wide = range(lo - side, max(hi + side, lo - side + extra) + 1)
    return [(hidden, row, col) for row in rows for col in wide]


def apart(s: VsState, player: int, hidden: bool, extra: int) -> int:
    """The column one farther off to the right than those of `cells_for` in an area where somebody stands (vs:705.1)."""
    cols = s.columns(player, hidden)
    return max(max(cols) + 2, min(cols) + extra)


def placement(
    s: VsState,
    player: int,
    refs: Sequence[int],
    rows: Sequence[int],
    rule: str,
    kind: str,
    sides: Sequence[Sequence[bool]],
    entering: bool,
    chooser: int = -1,
    claimed: Sequence[Cell] = (),
) -> Decision:
    """The decision that places characters: each on any free cell of its allowed areas and rows (vs:213.5e, vs:405.3).

    `chooser` makes it, if not the player whose rows they are. Others are about to move to the `claimed` cells (vs:708.4d).
    """
    areas = sorted({side for choice in sides for side in choice})
    cells: list[Cell] = []
    for hidden in areas:
        cells.extend(cells_for(s, player, hidden, len(refs), rows if entering or len(rows) == 1 else (FRONT, SUPPORT)))
    if entering:
        # vs:705.1 a space may be left, so that who enters play is beside nobody
        for hidden in areas:
            cells.extend((hidden, row, apart(s, player, hidden, len(refs))) for row in rows if s.columns(player, hidden))
    moving = {r & NUMBER_MASK for r in refs}
    for hidden in areas:
        # there are as many columns as it takes (vs:705.1)
        stay = [n for n in s.characters(player) if n not in moving and s.things[n].hidden is hidden and s.things[n].row in rows]
        here = [c for c in cells if c[0] is hidden and c[1] in rows]
        promised = [c for c in claimed if c[0] is hidden and c[1] in rows]
        lacking = sum(hidden in side for side in sides) + len(stay) + len(promised) - len(here)
        last = max((c[2] for c in here), default=-1)
        cells.extend((hidden, row, last + 1 + i) for i in range(max(0, lacking)) for row in rows)
    index = {c: i for i, c in enumerate(cells)}
    taken = []
    for n in s.characters(player):
        c = s.things[n]
        at = index.get((c.hidden, c.row, c.col))
        if at is not None and n not in moving:
            taken.append(at)
    taken.extend(index[c] for c in claimed if c in index)
    where = []
    for r in refs:
        c = s.things[r & NUMBER_MASK]
        where.append(-1 if entering or c.controller != player or c.row not in rows else index.get((c.hidden, c.row, c.col), -1))
    allowed = [[index[c] for c in cells if c[0] in side and c[1] in rows] for side in sides]
    chooser = player if chooser < 0 else chooser
    return Decision(
        chooser, s.game.seat_of(s, chooser), rule, kind, Place(refs, cells, where, allowed, taken), tuple(refs), "Where?"
    )


def can_move(s: VsState, ref: int, player: int, source: int = -1) -> bool:
    """vs:103.2 does nothing keep this character from being moved into rows of that player?"""
    if "prohibit" not in s.facts().stages:
        return True
    c = s.get(ref)
    return not s.game.barred(s, ev.Move(ref, player, source, c.row, c.col))


def arrangement(s: VsState, player: int) -> Decision | None:
    """vs:405.1 the decision that rearranges a formation: any characters to any positions of their own area (vs:405.5), at once."""
    mine = [n for n in s.characters(player) if can_move(s, s.ref(n), player)]
    if not mine:
        return None
    refs = [s.ref(n) for n in mine]
    cells: list[Cell] = []
    for hidden in (False, True):
        count = sum(1 for n in mine if s.things[n].hidden is hidden)
        if count:
            cells.extend(cells_for(s, player, hidden, count))
    stay = [(c.hidden, c.row, c.col) for c in (s.things[n] for n in s.characters(player) if n not in mine)]
    cells = [c for c in cells if c not in stay]
    index = {c: i for i, c in enumerate(cells)}
    at = [index[(s.things[n].hidden, s.things[n].row, s.things[n].col)] for n in mine]
    allowed = [[i for i, c in enumerate(cells) if c[0] is s.things[n].hidden] for n in mine]
    shape = Place(refs, cells, at, allowed, (), defaults(s, player, mine, cells, at))
    return Decision(player, s.game.seat_of(s, player), "vs:405.1", "formation", shape, tuple(refs), "Arrange your formation")


def defaults(s: VsState, player: int, mine: Sequence[int], cells: Sequence[Cell], at: Sequence[int]) -> list[tuple[int, ...]]:
    """Arrangements worth offering as they are: as it stands, sheltered (weak and ranged behind the sturdiest), all in front."""
    out: list[tuple[int, ...]] = [()]
    index = {c: i for i, c in enumerate(cells)}
    for arrange in (_sheltered, _all_in_front):
        places: dict[int, Cell] = {}
        for hidden in (False, True):
            group = [n for n in mine if s.things[n].hidden is hidden]
            if group:
                base = min(c[2] for c in cells if c[0] is hidden)
                places.update(arrange(s, group, hidden, base))
        answer: list[int] = []
        for i, n in enumerate(mine):
            want = index.get(places[n])
            if want is None:
                break
            if want != at[i]:
                answer += [i, want]
        else:
            if tuple(answer) not in out:
                out.append(tuple(answer))
    return out


def _strength(s: VsState, n: int) -> tuple[int, int]:
    v = s.now(n)
    return (v.def_, v.atk)


def _sheltered(s: VsState, group: Sequence[int], hidden: bool, base: int) -> dict[int, Cell]:
    """Ranged and small characters stand behind the sturdiest of the rest; stunned ones go where they are least in the way."""
    by_def = sorted(group, key=lambda n: (s.things[n].stunned, s.now(n).range, [-x for x in _strength(s, n)], n))
    fronts = by_def[: (len(by_def) + 1) // 2]
    backs = by_def[len(fronts) :]
    places = {n: (hidden, FRONT, base + i) for i, n in enumerate(fronts)}
    places.update({n: (hidden, SUPPORT, base + i) for i, n in enumerate(backs)})
    return places


def _all_in_front(s: VsState, group: Sequence[int], hidden: bool, base: int) -> dict[int, Cell]:
    ranked = sorted(group, key=lambda n: ([-x for x in _strength(s, n)], n))
    return {n: (hidden, FRONT, base + i) for i, n in enumerate(ranked)}


def read_places(decision: Decision, answer: Sequence[int]) -> tuple[tuple[int, Cell], ...]:
    """The answer to a placement as (reference, cell) pairs."""
    shape = decision.shape
    assert isinstance(shape, Place)
    return tuple((shape.pieces[p], shape.cells[c]) for p, c in zip(answer[::2], answer[1::2], strict=True))


class MoveSome(Frame):
    """An effect moves characters (vs:708.4): the player told to picks all of them up, then places them (vs:708.4d).

    Positions are of that player's own rows, in the kind of area where each is, or in the area that the effect names
    (`hidden`, vs:700.2, vs:708.4a). With `collect` the events are the outcome, to happen together with those `collected`;
    another player may choose where (`chooser`).
    """

    __slots__ = ("chooser", "collect", "collected", "decision", "hidden", "player", "refs", "rows", "source")

    def __init__(
        self,
        player: int,
        refs: tuple[int, ...],
        rows: tuple[int, ...],
        source: int,
        collect: bool,
        hidden: bool | None = None,
        chooser: int = -1,
        collected: tuple[Any, ...] = (),
    ) -> None:
        super().__init__()
        self.collected = collected
        self.chooser = player if chooser < 0 else chooser
        self.player = player
        self.refs = refs
        self.rows = rows
        self.source = source
        self.collect = collect
        self.hidden = hidden
        self.decision: Decision | None = None

    def run(self, s: VsState) -> Flow:
        if self.decision is None:
            # what can't be moved is not picked up (vs:103.2)
            self.refs = tuple(r for r in self.refs if can_move(s, r, self.player, self.source))
            if not self.refs:
                s.outcome = () if self.collect else None
                return DONE
            sides = [(s.things[r & NUMBER_MASK].hidden if self.hidden is None else self.hidden,) for r in self.refs]
            claimed = claims(s, self.player, self.collected)
            self.decision = placement(
                s, self.player, self.refs, self.rows, "vs:708.4a", "move", sides, False, self.chooser, claimed
            )
            return self.decision
        if self.refs:
            events: list[Any] = []
            for ref, (side, row, col) in read_places(self.decision, s.answer):
                events.append(ev.Move(ref, self.player, self.source, row, col, side))
            self.refs = ()
            if self.collect:
                s.outcome = tuple(events)
                return DONE
            return happen(s, *events) if events else None
        return DONE


def claims(s: VsState, player: int, collected: Sequence[Any] = ()) -> tuple[Cell, ...]:
    """The positions that others take in what is about to happen at once, into which nobody else can go (vs:708.4d, vs:405.3)."""
    moves = [e for e in collected if isinstance(e, ev.Move)]
    for f in s.frames:
        if isinstance(f, Occurrence):
            moves.extend(e for e in f.ready if isinstance(e, ev.Move))
    return tuple((s.things[e.number].hidden if e.side is None else e.side, e.row, e.col) for e in moves if e.to == player)


class PuttingIntoPlay(Frame):
    """vs:214 character cards are put into play by a player, all at once (vs:213.5i), on positions that player chooses."""

    __slots__ = ("decision", "player", "refs", "rows", "source", "stunned")

    def __init__(self, player: int, refs: tuple[int, ...], rows: tuple[int, ...], source: int, stunned: bool = False) -> None:
        super().__init__()
        self.player = player
        self.refs = refs
        self.rows = rows
        self.source = source
        self.stunned = stunned
        self.decision: Decision | None = None

    def run(self, s: VsState) -> Flow:
        if self.decision is None:
            sides = [areas_for(s, r & NUMBER_MASK) for r in self.refs]
            claimed = claims(s, self.player)
            self.decision = placement(s, self.player, self.refs, self.rows, "vs:214.2", "place", sides, True, claimed=claimed)
            return self.decision
        if self.refs:
            events = []
            for ref, (side, row, col) in read_places(self.decision, s.answer):
                e = ev.EnterPlay(ref, self.player, self.source, row, col, side)
                e.stunned = self.stunned
                events.append(e)
            self.refs = ()
            return happen(s, *events)
        return DONE


def areas_for(s: VsState, number: int) -> tuple[bool, ...]:
    """vs:214.3a, vs:301.5a the areas a character may enter: hidden with concealed, either with concealed-optional, else visible.

    It is read before the card enters, so that entering stunned makes no difference (vs:214.6e).
    Also vs:706.9, vs:706.10, vs:706.10a, vs:G:Concealed, vs:G:Concealed—Optional.
    """
    c = s.things[number]
    # the keyword works in any zone: a face-down resource turns face up as it enters (vs:706.9, vs:708.4g)
    keys = c.printed.values.keywords if c.down and s.in_resources(number) else s.now(number).keywords
    if "concealed-optional" in keys:
        return (False, True)
    return (True,) if "concealed" in keys else (False,)
