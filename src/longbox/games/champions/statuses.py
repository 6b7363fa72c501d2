"""Status cards stand against what they prevent (champions:status-cards)."""

from __future__ import annotations

from longbox.games.champions import befall, moments as mo
from longbox.games.champions.card import CONFUSED, STUNNED, TOUGH
from longbox.games.champions.state import ChCard, ChState
from longbox.kernel.events import Event, Occurrence, Stage
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
                if isinstance(event, mo.Activates) and event.stage < 0:
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
        if isinstance(event, befall.Damage):
            if TOUGH not in s.get(event.to).status:
                return None
            if "piercing" in event.words and event.kind == befall.ATTACK:
                drop = befall.DropStatus(event.to, TOUGH, event.player, event.source, under="champions:piercing")
                if not any(drop.merges(e) for e in occ.ready):
                    # it is discarded before the damage is dealt
                    i = occ.ready.index(event)
                    occ.ready.insert(i, drop)
                    occ.wanted.insert(i, False)
                return None
            if "through tough" in event.words:
                return None
            return befall.DropStatus(event.to, TOUGH, event.player, event.source, True)
        if isinstance(event, (mo.Strikes, mo.Activates)):
            status = STUNNED if event.kind == "attack" else CONFUSED
            c = s.get(event.by) if event.by >= 0 else None
            if c is not None and isinstance(c, ChCard) and status in c.status:
                return befall.DropStatus(event.by, status, event.player, event.source, True)
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
            if not isinstance(event, befall.Damage) or event.excess >= 0 or not event.changes(s):
                i += 1
                continue
            new = self.instead(s, occ, event)
            if new is None and not barred(s, event):
                i += 1
                continue
            i += self.replaced(occ, i, new)
        return None


def barred(s: ChState, event: befall.Damage) -> bool:
    """champions:cannot does a card keep this damage from being taken?"""
    found = s.facts().listening(event.__class__, "prohibit")
    return any(active.ability.forbids(s, event, active.scope, active.flagged) for active in found)
