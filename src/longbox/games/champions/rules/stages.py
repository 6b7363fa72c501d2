"""The stages of an occurrence that are this game's own: status cards, and the order of what happens at once.

Also champions:status-cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.state import AREA, CONFUSED, HAND, STUNNED, TOUGH, ChCard
from longbox.games.champions.state.bases import Stage
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import COME_BACK, on_top

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.events import Event, Occurrence
    from longbox.kernel.frames import Flow


class Statuses(Stage):
    """champions:status-cards#2 status cards come before all abilities: they replace what they prevent.

    champions:stun, champions:confuse, champions:tough, champions:faq:norman-osborn#1

    champions:status-stunned, champions:status-confused, champions:status-tough, champions:status-tough#2, champions:piercing,
    champions:keywords#8
    """

    name = "status"

    def run(self, s: ChState, occ: Occurrence) -> Flow:
        i = occ.place.fresh if occ.place is not None else 0
        while i < len(occ.ready):
            event = occ.ready[i]
            new = self.instead(s, occ, event)
            if new is None:
                if isinstance(event, ev.Activates) and event.stage < 0:
                    occ.ready[i] = event.initiated(s)
                i += 1
                continue
            i += self.replaced(occ, i, new)
        return None

    def replaced(self, occ: Occurrence, i: int, new: Event | None) -> int:
        """What stands in the place of an event; none, if that comes of another already. How many places further to look."""
        if new is None or any(new.merges(e) for e in occ.ready):
            occ.drop(i)
            return 0
        occ.full -= occ.wanted[i]
        occ.wanted[i] = False
        occ.ready[i] = new
        return 1

    def instead(self, s: ChState, occ: Occurrence, event: Event) -> Event | None:
        """The status card that is discarded in place of this event."""
        if isinstance(event, ev.Damage):
            if TOUGH not in s.card(event.to).status:
                return None
            if "piercing" in event.words and event.kind == ev.ATTACK:
                drop = ev.DropStatus(event.to, TOUGH, event.player, event.source, under="champions:piercing")
                if not any(drop.merges(e) for e in occ.ready):
                    # it is discarded before the damage is dealt
                    i = occ.ready.index(event)
                    occ.ready.insert(i, drop)
                    occ.wanted.insert(i, False)
                return None
            if "through tough" in event.words:
                return None
            instead = ev.DropStatus(event.to, TOUGH, event.player, event.source, True)
            if event.kind != ev.OVERKILL and any(instead.merges(e) for e in occ.ready):
                # champions:and#2 of several damages joined by "and" each is prevented by itself, and the card is gone by now
                return None
            return instead
        if isinstance(event, (ev.Strikes, ev.Activates)):
            status = STUNNED if event.kind == "attack" else CONFUSED
            c = s.get(event.by) if event.by >= 0 else None
            if c is not None and isinstance(c, ChCard) and status in c.status:
                return ev.DropStatus(event.by, status, event.player, event.source, True)
        return None


class Meanwhile(Statuses):
    """champions:status-tough#1 a character that an interrupt has made tough has the card when the damage comes, and is not hurt.

    champions:cannot nor is one that can't take damage by then.
    """

    def run(self, s: ChState, occ: Occurrence) -> Flow:
        i = 0
        while i < len(occ.ready):
            event = occ.ready[i]
            # what has spilled over already is not taken back
            if not isinstance(event, ev.Damage) or event.excess >= 0 or not event.changes(s):
                i += 1
                continue
            new = self.instead(s, occ, event)
            if new is None and not barred(s, event):
                i += 1
                continue
            i += self.replaced(occ, i, new)
        return None


def barred(s: ChState, event: ev.Damage) -> bool:
    """champions:cannot does a card keep this damage from being taken?"""
    found = s.facts().listening(event.__class__, "prohibit")
    return any(active.ability.forbids(s, event, active.scope, active.flagged) for active in found)


class Ordering(Stage):
    """Some events of a batch are put into an order that a player chooses, one after the other, before they are applied."""

    name = "window"
    rule: ClassVar[str] = ""
    words: ClassVar[str] = "Which comes first?"

    def groups(self, s: ChState, occ: Occurrence) -> list[tuple[int, list[int]]]:
        """What is to be ordered: for each player who is asked the indices of the events."""
        raise NotImplementedError

    def likeness(self, s: ChState, ref: int) -> tuple[object, ...]:
        """What tells two of them apart: those alike are not asked about."""
        raise NotImplementedError

    def run(self, s: ChState, occ: Occurrence) -> Flow:
        if len(occ.ready) < 2:
            return None
        asked, occ.asked = occ.asked, None
        for k, (player, places) in enumerate(self.groups(s, occ)):
            done: tuple[int, ...] = ()
            waiting = tuple(places)
            if asked is not None:
                if k < asked[0]:
                    continue
                if k == asked[0]:
                    _, done, waiting = asked
                    done = (*done, waiting[s.answer[0]])
                    waiting = tuple(i for i in waiting if i not in done)
            cards = [e.card for e in (occ.ready[i] for i in waiting) if isinstance(e, (ev.Defeat, ev.Discard))]
            if len({self.likeness(s, r) for r in cards}) > 1:
                if not on_top(s, occ):
                    return COME_BACK
                occ.asked = (k, done, waiting)
                return Decision(player, s.game.seat_of(s, player), self.rule, "order", Pick(tuple(cards)), (), self.words)
            rearrange(occ, (*done, *waiting))
        return None


def rearrange(occ: Occurrence, order: tuple[int, ...]) -> None:
    """Put these events of a batch into this order; the others stay where they are."""
    events = [occ.ready[i] for i in order]
    wanted = [occ.wanted[i] for i in order]
    for i, event, flag in zip(sorted(order), events, wanted):
        occ.ready[i], occ.wanted[i] = event, flag


class Falling(Ordering):
    """champions:simultaneous-resolution, champions:first-player#3 of several "When Defeated" abilities that would resolve at
    the same time the first player says which comes next."""

    rule = "champions:simultaneous-resolution"

    def groups(self, s: ChState, occ: Occurrence) -> list[tuple[int, list[int]]]:
        return [(s.first, [i for i, e in enumerate(occ.ready) if speaks(s, e)])]

    def likeness(self, s: ChState, ref: int) -> tuple[object, ...]:
        c = s.card(ref)
        return (c.up.code, c.engaged, c.owner)


def speaks(s: ChState, event: Event) -> bool:
    """Is this the defeat of a card that says something "When Defeated"?"""
    return isinstance(event, ev.Defeat) and bool(ev.timed(s, event.card, "When Defeated", s.first))


class Piling(Ordering):
    """champions:discard#3 cards discarded at once from a hand or from play go to the pile in any order.

    It is asked about where a card of some player looks at the order of that pile: of the cards to which that matters.
    """

    rule = "champions:discard#3"
    words = "Which goes to the discard pile first?"

    def groups(self, s: ChState, occ: Occurrence) -> list[tuple[int, list[int]]]:
        found: dict[int, list[int]] = {}
        for i, e in enumerate(occ.ready):
            if isinstance(e, ev.Discard) and s.place(e.number) in (HAND, AREA):
                owner = s.cards[e.number].owner
                if owner in s.order:
                    found.setdefault(owner, []).append(i)
        if not any(len(places) > 1 for places in found.values()):
            return []
        lookers = [c for c in s.things if c.__class__ is ChCard and c.printed.piles]
        out = []
        for p in s.in_order():
            places = [i for i in found.get(p, ()) if any(minds(s, c, occ.ready[i]) for c in lookers)]
            if len(places) > 1:
                out.append((p, places))
        return out

    def likeness(self, s: ChState, ref: int) -> tuple[object, ...]:
        return (s.card(ref).printed.code,)


def minds(s: ChState, looker: ChCard, event: Event) -> bool:
    """Does a card that looks at the order of a pile care where the card of this discard lies?"""
    you = looker.controller if looker.controller >= 0 else looker.owner
    return isinstance(event, ev.Discard) and any(node.minds(s, event.number, you) for node in looker.printed.piles)
