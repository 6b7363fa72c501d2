"""Recruiting and resolving recruit effects (301, 302, 508.3), attaching equipment (302.3, 708.12), uniqueness (704)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.costs import how_much
from longbox.games.vs.formation import PuttingIntoPlay
from longbox.games.vs.state import FRONT, RESOURCES, ROWS, SUPPORT, VsState
from longbox.kernel.abilities import Continuous
from longbox.kernel.actions import Objection
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Flow, Procedure, step
from longbox.kernel.queries import Scope, This
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence


def may_attach(s: VsState, equipment: int, host: int, player: int, moving: bool = False) -> Objection | None:
    """vs:302.3a, vs:708.12b may this equipment be attached to this object by an effect of this player?

    So it is for every way in: recruiting, transferring, putting into play (vs:302.9). Hidden hosts are for concealed-optional
    equipment alone (vs:214.3b).
    Also vs:708.12d, vs:G:Equip.
    """
    c, h = s.things[equipment], s.things[host]
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
        old = s.things[c.attached & NUMBER_MASK]
        if old.stunned:
            return Objection("vs:708.12c", f"{old.printed.full_name} is stunned", (old.ref,))
        if old.number == host:
            return Objection("vs:708.12a", "it is attached there already", (h.ref,))
        if old.hidden is not h.hidden and not optional:
            return Objection("vs:708.12a", "it can't move between areas", (h.ref,))
    scope = Scope(player, c.ref)
    for ability in c.printed.values.abilities:
        if ability.stage == "attach" and not ability.allows(s, host, scope):
            rule = "vs:708.12e" if moving else "vs:302.3a"
            return Objection(rule, f"{h.printed.full_name} does not meet its restriction", (h.ref,))
    event = ev.Transfer(c.ref, h.ref, player, c.ref) if moving else ev.EnterPlay(c.ref, player, c.ref, host=h.ref)
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
        if n == number or (s.in_resources(n) and s.things[n].down):
            continue
        other = s.now(n)
        if other.unique and any(name in values.names for name in other.names):
            out.append(ev.UniquenessPut(s.ref(n), player, s.ref(number)))
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
    return [ev.EnterPlay(equipment, player, source, host=host), *uniqueness(s, number, player)]


class ResolvingRecruit(Procedure):
    """vs:508.3 a recruit effect resolves: uniqueness, then the card enters play (vs:301.5), equipment on its target (vs:302.4)."""

    __slots__ = ("card", "item")

    def __init__(self, item: int) -> None:
        super().__init__()
        self.item = item
        self.card = -1

    @step("vs:508.3b")
    def check_uniqueness(self, s: VsState) -> Flow:
        item = s.things[self.item]
        self.card = item.card
        if self.card < 0 or s.things[self.card].zone != s.chain_zone:
            return DONE
        puts = uniqueness(s, self.card, item.controller)
        return happen(s, *puts) if puts else None

    @step("vs:508.3c")
    def enter_play(self, s: VsState) -> Flow:
        item = s.things[self.item]
        ref = s.ref(self.card)
        if s.things[self.card].printed.kind == "character":
            return PuttingIntoPlay(item.controller, (ref,), (FRONT, SUPPORT), item.source)
        targets = item.scope.targets[0] if item.scope.targets else ()
        if not targets or not s.there(targets[0]):
            return None
        return happen(s, ev.EnterPlay(ref, item.controller, item.source, host=targets[0]))


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
