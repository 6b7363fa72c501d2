"""Objects that go from place to place in play: moves (708.4), changes of control (700), transfers (708.12), exchanges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.events.zones import OnCard, ToPile, leave_combat
from longbox.games.vs.state import F_COMBAT, F_PLACE, F_RESOURCES, F_TEXT, ROW_NAMES, ROWS, ZONES, name_of
from longbox.games.vs.state.bases import Event
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined, possessive

if TYPE_CHECKING:
    from longbox.games.vs.state import VsCard, VsState


class Move(OnCard):
    """vs:708.4 an object is placed in another position; moving to another player's row changes control (vs:708.4b).

    It stays the object it is: moving between rows or areas is neither leaving nor entering play (vs:213.5a), and changes
    nothing but what depends on the position (vs:405.2).
    The object stays in its zone and keeps its timestamp (vs:708.4e, vs:708.4f, vs:G:Move).
    """

    __slots__ = ("col", "crossed", "row", "side", "to", "took")
    rule = "vs:708.4a"
    facets = F_PLACE | F_COMBAT

    def __init__(self, card: int, player: int, source: int, row: int, col: int, side: bool | None = None) -> None:
        super().__init__(card, player, source)
        self.row = row
        self.col = col
        self.side = side
        self.to = player
        #: has it changed control, and has it gone from one kind of area to the other?
        self.took = False
        self.crossed = False

    def crosses(self, s: VsState) -> bool:
        """Does it go from the visible area to the hidden one or the other way, or has it just done so?"""
        return self.crossed or (self.side is not None and self.side is not s.cards[self.number].hidden)

    def takes(self, s: VsState) -> bool:
        """Does another player than its controller gain control of it, or has one just done so?"""
        return self.took or 0 <= self.to != s.cards[self.number].controller

    def parts(self, s: VsState) -> tuple[Event, ...]:
        """vs:302.7, 708.4c equipment does not follow between areas, except concealed-optional equipment (vs:706.10b)."""
        n = self.number
        if self.side is None or self.side is s.cards[n].hidden:
            return ()
        left = [s.ref(e) for e in s.equipment_on(n)]
        return tuple(ToPile(e, self.player, self.source) for e in left if "concealed-optional" not in s.now(e).keywords)

    def apply(self, s: VsState) -> None:
        n = self.number
        c: VsCard = s.write(n)
        if self.to >= 0 and self.to != c.controller:
            self.took = True
            take_control(s, n, self.to)
            c = s.write(n)
        if self.side is not None:
            self.crossed = self.side is not c.hidden
            c.hidden = self.side
        c.row, c.col = self.row, self.col

    def told(self, s: VsState, seat: int) -> str:
        whose = s.players[self.to].name if self.took else ""
        row = ROW_NAMES[self.row]
        to = f"{possessive(whose)} {row}: {whose} gains control of it" if whose else f"the {row}"
        return f"{name_of(s, self.number, seat)} moves to {to}"


def take_control(s: VsState, n: int, player: int) -> None:
    """A player gains control of an object in play and of what is attached to it (vs:213.5f, vs:700.1).

    It stays the same object: modifiers go on, and what was used up stays used up (vs:700.3a, vs:700.3b, vs:G:Control).
    """
    ref = s.ref(n)
    kind = s.kind_of_zone(s.cards[n].zone)
    for k in [n, *(s.equipment_on(n) if kind == ROWS else [])]:
        c: VsCard = s.write(k)
        s.take(c.zone, k)
        # vs:102.3 who controlled it last may get it back, whoever had it before that
        c.controllers = (*c.controllers, c.controller)
        c.controller = player
        c.zone = player * ZONES + kind
        s.put(c.zone, k)
    leave_combat(s, ref)
    s.mark(F_TEXT | F_PLACE | F_RESOURCES)


class MoveAll(Event):
    """Several characters of one player are placed at once (vs:405.1, 708.4d). `places` are (ref, row, col)."""

    __slots__ = ("places",)
    rule = "vs:405.1"
    facets = F_PLACE

    def __init__(self, player: int, source: int, places: tuple[tuple[int, int, int], ...]) -> None:
        super().__init__(player, source)
        self.places = places

    def changes(self, s: VsState) -> bool:
        return bool(self.places)

    def apply(self, s: VsState) -> None:
        for ref, row, col in self.places:
            if s.there(ref):
                c = s.write(ref & NUMBER_MASK)
                c.row, c.col = row, col

    def told(self, s: VsState, seat: int) -> str:
        what = ", ".join(f"{name_of(s, r & NUMBER_MASK, seat)} to the {ROW_NAMES[row]}" for r, row, _ in self.places)
        return f"{s.players[self.player].name} arranges the formation: {what}"


class Transfer(OnCard):
    """vs:708.12 equipment is attached to another character, with a new time (vs:515.5). Its controller becomes that one's."""

    __slots__ = ("host", "took")
    rule = "vs:708.12a"
    facets = F_TEXT | F_PLACE

    def __init__(self, card: int, host: int, player: int, source: int) -> None:
        super().__init__(card, player, source)
        self.host = host
        self.took = False

    def takes(self, s: VsState) -> bool:
        """Does another player than its controller gain control of it, or has one just done so?"""
        return self.took or s.cards[self.number].controller != s.cards[self.host & NUMBER_MASK].controller

    def apply(self, s: VsState) -> None:
        n = self.number
        host = s.cards[self.host & NUMBER_MASK]
        if s.cards[n].controller != host.controller:
            self.took = True
            take_control(s, n, host.controller)
        c = s.write(n)
        c.attached = self.host
        c.stamp = c.text_stamp = s.tick()

    def told(self, s: VsState, seat: int) -> str:
        host = s.cards[self.host & NUMBER_MASK]
        control = f": {s.players[host.controller].name} gains control of it" if self.took else ""
        return f"{name_of(s, self.number, seat)} is transferred to {name_of(s, host.number, seat)}{control}"


class TakeResource(OnCard):
    """vs:217.1a a resource moves to another player's resource row: it stays the object that it is, face up or face down."""

    __slots__ = ()
    rule = "vs:217.1a"
    facets = F_TEXT | F_RESOURCES

    def changes(self, s: VsState) -> bool:
        return s.there(self.card) and s.in_resources(self.number) and s.cards[self.number].controller != self.player

    def takes(self, s: VsState) -> bool:
        """It changes control, always."""
        return True

    def apply(self, s: VsState) -> None:
        take_control(s, self.number, self.player)
        c: VsCard = s.write(self.number)
        c.known |= 1 << s.players[self.player].seat

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[self.player].name} gains control of {name_of(s, self.number, seat)}"


class Exchange(Event):
    """vs:G:Exchange two resources change places, and controllers with them.

    They stay the objects they are, face up or face down: neither leaves or enters play (vs:217.1a).
    """

    __slots__ = ("one", "other")
    rule = "vs:G:Exchange"
    facets = F_TEXT | F_RESOURCES

    def __init__(self, one: int, other: int, player: int, source: int) -> None:
        super().__init__(player, source)
        self.one = one
        self.other = other

    def changes(self, s: VsState) -> bool:
        return s.there(self.one) and s.there(self.other)

    def apply(self, s: VsState) -> None:
        a, b = s.write(self.one & NUMBER_MASK), s.write(self.other & NUMBER_MASK)
        za, zb = a.zone, b.zone
        ia, ib = s.zones[za].index(a.number), s.zones[zb].index(b.number)
        s.take(za, a.number)
        s.put(za, b.number, ia)
        s.take(zb, b.number) if za != zb else None
        if za == zb:
            s.zones[zb] = tuple(a.number if i == ib else n for i, n in enumerate(s.zones[zb]))
        else:
            s.put(zb, a.number, ib)
        a.zone, b.zone = zb, za
        for c, to in ((a, b.controller), (b, a.controller)):
            c.controllers = (*c.controllers, c.controller)
            c.known |= 1 << s.players[to].seat
        a.controller, b.controller = b.controller, a.controller

    def told(self, s: VsState, seat: int) -> str:
        one, other = s.cards[self.one & NUMBER_MASK], s.cards[self.other & NUMBER_MASK]
        words = f"{name_of(s, one.number, seat)} and {name_of(s, other.number, seat)} exchange positions"
        if one.controller == other.controller:
            return words
        owners = [f"{name_of(s, c.number, seat)} is {possessive(s.players[c.controller].name)} now" for c in (one, other)]
        return f"{words}: {joined(owners)}"


def free_place(s: VsState, n: int) -> None:
    """A character that comes under another player's control stands at the first free place of its row."""
    c = s.write(n)
    if c.attached >= 0 or not s.in_rows(n):
        return
    col = 0
    while any(
        s.cards[k].col == col and s.cards[k].row == c.row and s.cards[k].hidden is c.hidden
        for k in s.characters(c.controller)
        if k != n
    ):
        col += 1
    c.col = col
