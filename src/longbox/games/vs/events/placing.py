"""Where cards come to stand: characters on positions (213.5, 214, 705), equipment on characters (302.3), one of a name (704)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.events.places import Move, Transfer
from longbox.games.vs.events.questions import how_much
from longbox.games.vs.events.zones import EnterPlay, UniquenessPut
from longbox.games.vs.state import FRONT, RESOURCES, ROWS, SUPPORT
from longbox.games.vs.state.bases import Frame, Procedure
from longbox.kernel.abilities import Continuous
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick, Place
from longbox.kernel.events import Occurrence, happen
from longbox.kernel.frames import DONE, step
from longbox.kernel.queries import Scope, This
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow


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
        stay = [n for n in s.characters(player) if n not in moving and s.cards[n].hidden is hidden and s.cards[n].row in rows]
        here = [c for c in cells if c[0] is hidden and c[1] in rows]
        promised = [c for c in claimed if c[0] is hidden and c[1] in rows]
        lacking = sum(hidden in side for side in sides) + len(stay) + len(promised) - len(here)
        last = max((c[2] for c in here), default=-1)
        cells.extend((hidden, row, last + 1 + i) for i in range(max(0, lacking)) for row in rows)
    index = {c: i for i, c in enumerate(cells)}
    taken = []
    for n in s.characters(player):
        c = s.cards[n]
        at = index.get((c.hidden, c.row, c.col))
        if at is not None and n not in moving:
            taken.append(at)
    taken.extend(index[c] for c in claimed if c in index)
    where = []
    for r in refs:
        c = s.cards[r & NUMBER_MASK]
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
    c = s.card(ref)
    return not s.game.barred(s, Move(ref, player, source, c.row, c.col))


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
        collected: tuple[Event, ...] = (),
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
            sides = [(s.cards[r & NUMBER_MASK].hidden if self.hidden is None else self.hidden,) for r in self.refs]
            claimed = claims(s, self.player, self.collected)
            self.decision = placement(
                s, self.player, self.refs, self.rows, "vs:708.4a", "move", sides, False, self.chooser, claimed
            )
            return self.decision
        if self.refs:
            events: list[Event] = []
            for ref, (side, row, col) in read_places(self.decision, s.answer):
                events.append(Move(ref, self.player, self.source, row, col, side))
            self.refs = ()
            if self.collect:
                s.outcome = tuple(events)
                return DONE
            return happen(s, *events) if events else None
        return DONE


def claims(s: VsState, player: int, collected: Sequence[Event] = ()) -> tuple[Cell, ...]:
    """The positions that others take in what is about to happen at once, into which nobody else can go (vs:708.4d, vs:405.3)."""
    moves = [e for e in collected if isinstance(e, Move)]
    for f in s.frames:
        if isinstance(f, Occurrence):
            moves.extend(e for e in f.ready if isinstance(e, Move))
    return tuple((s.cards[e.number].hidden if e.side is None else e.side, e.row, e.col) for e in moves if e.to == player)


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
                e = EnterPlay(ref, self.player, self.source, row, col, side)
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
    c = s.cards[number]
    # the keyword works in any zone: a face-down resource turns face up as it enters (vs:706.9, vs:708.4g)
    keys = c.printed.values.keywords if c.down and s.in_resources(number) else s.now(number).keywords
    if "concealed-optional" in keys:
        return (False, True)
    return (True,) if "concealed" in keys else (False,)


def may_attach(s: VsState, equipment: int, host: int, player: int, moving: bool = False) -> Objection | None:
    """vs:302.3a, vs:708.12b may this equipment be attached to this object by an effect of this player?

    So it is for every way in: recruiting, transferring, putting into play (vs:302.9). Hidden hosts are for concealed-optional
    equipment alone (vs:214.3b).
    Also vs:708.12d, vs:G:Equip.
    """
    c, h = s.cards[equipment], s.cards[host]
    if not s.in_rows(host) or h.attached >= 0:
        return Objection("vs:302.3a", "equipment is attached to a character", (h.ref,))
    if h.controller != player:
        return Objection("vs:302.3a", f"{h.printed.full_name} is not controlled by that player", (h.ref,))
    keys = s.now(equipment).keywords | c.printed.values.keywords
    optional = "concealed-optional" in keys
    if h.hidden and not optional:
        return Objection("vs:302.3a", f"{h.printed.full_name} is hidden", (h.ref,))
    if h.stunned:
        return Objection("vs:302.3a", f"{h.printed.full_name} is stunned", (h.ref,))
    if moving:
        old = s.cards[c.attached & NUMBER_MASK]
        if old.stunned:
            return Objection("vs:708.12c", f"{old.printed.full_name} is stunned", (old.ref,))
        if old.number == host:
            return Objection("vs:708.12a", "it is attached there already", (h.ref,))
        if old.hidden is not h.hidden and not optional:
            return Objection("vs:708.12a", "it can't move between areas", (h.ref,))
    scope = Scope(player, c.ref)
    for ability in c.printed.values.abilities:
        allows: Callable[[VsState, int, Scope], bool] | None = getattr(ability, "allows", None)
        if allows is not None and not allows(s, host, scope):
            rule = "vs:708.12e" if moving else "vs:302.3a"
            return Objection(rule, f"{h.printed.full_name} does not meet its restriction", (h.ref,))
    event = Transfer(c.ref, h.ref, player, c.ref) if moving else EnterPlay(c.ref, player, c.ref, host=h.ref)
    if s.game.barred(s, event):
        return Objection("vs:302.3a", f"{c.printed.full_name} can't be attached to {h.printed.full_name}", (h.ref,))
    limit = how_much(s, "equipment limit", host, player, 1)
    free = [e for e in s.equipment_on(host) if e != equipment]
    if len(free) >= limit:
        return Objection("vs:302.3b", f"{h.printed.full_name} has its maximum number of equipment", (h.ref,))
    return None


def uniqueness(s: VsState, number: int, player: int) -> list[Event]:
    """vs:704 each other unique object of that player with a name of the card goes to its owner's KO'd pile.

    Asked only as a recruit or substitute effect resolves, a location flips, or equipment is attached (vs:704.4).
    """
    values = s.now(number)
    if not (values.unique if s.in_play(number) else unique_to_be(s, number, player)):
        return []
    out: list[Event] = []
    for n in (*s.zone(player, ROWS), *s.zone(player, RESOURCES)):
        if n == number or (s.in_resources(n) and s.cards[n].down):
            continue
        other = s.now(n)
        if other.unique and any(name in values.names for name in other.names):
            out.append(UniquenessPut(s.ref(n), player, s.ref(number)))
    return out


def unique_to_be(s: VsState, number: int, player: int) -> bool:
    """vs:508.3b is a card unique that is about to enter play, with those of its own powers that will change whether it is?"""
    values = s.now(number)
    own = values.copy()
    scope = Scope(player, s.ref(number))
    for a in values.abilities:
        if (
            not isinstance(a, Continuous)
            or not isinstance(a.on, This)
            or not all(c.holds(s, scope) for c in (a.while_, a.during) if c)
        ):
            continue
        for w in a.writes:
            if any(mark in (("keyword", "unique"), ("keyword", "non-unique"), ("keyword", "army")) for mark in w.marks()):
                w.apply(s, own, w.amount(s, scope), scope, number)
    return bool(own.unique)


def attaching(s: VsState, equipment: int, host: int, player: int, source: int) -> list[Event]:
    """vs:302.9 equipment is put into play attached to a character; nothing happens where that is not legal."""
    number = equipment & NUMBER_MASK
    if may_attach(s, number, host & NUMBER_MASK, player) is not None:
        return []
    return [EnterPlay(equipment, player, source, host=host), *uniqueness(s, number, player)]


class PlayAlone(Procedure):
    """Put a card into play by an effect, checking uniqueness where the effect says it substitutes (vs:704.1)."""

    __slots__ = ("card", "player")

    def __init__(self, card: int, player: int) -> None:
        super().__init__()
        self.card = card
        self.player = player

    @step("vs:704.1")
    def check(self, s: VsState) -> Flow:
        puts: Sequence[Event] = uniqueness(s, self.card & NUMBER_MASK, self.player)
        return happen(s, *puts) if puts else None

    @step("vs:214.1")
    def enter(self, s: VsState) -> Flow:
        return PuttingIntoPlay(self.player, (self.card,), (FRONT, SUPPORT), self.card)


class Transferring(Frame):
    """vs:708.12h equipment is transferred one at a time, each checked just then. Outcome: how many.

    Unique equipment puts its namesakes away (vs:704.3, vs:G:Transfer).
    """

    __slots__ = ("decision", "done", "host", "left", "player", "source")

    def __init__(self, player: int, what: tuple[int, ...], host: int, source: int) -> None:
        super().__init__()
        self.player = player
        self.left = what
        self.host = host
        self.source = source
        self.done = 0
        self.decision: Decision | None = None

    def run(self, s: VsState) -> Flow:
        if self.decision is not None:
            ref = self.decision.options[s.answer[0]]
            self.decision = None
        else:
            fit = [
                r
                for r in self.left
                if s.there(r) and may_attach(s, r & NUMBER_MASK, self.host & NUMBER_MASK, self.player, moving=True) is None
            ]
            if not fit:
                s.outcome = self.done
                return DONE
            if len(fit) > 1:
                self.decision = Decision(
                    self.player,
                    s.game.seat_of(s, self.player),
                    "vs:708.12h",
                    "transfer",
                    Pick(fit),
                    (self.source,),
                    "Which is transferred next?",
                )
                return self.decision
            ref = fit[0]
        self.left = tuple(r for r in self.left if r != ref)
        self.done += 1

        return happen(s, Transfer(ref, self.host, self.player, self.source), *uniqueness(s, ref & NUMBER_MASK, self.player))
