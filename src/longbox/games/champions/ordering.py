"""The order of what happens at once: of several defeats, and of cards discarded together."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions import befall, moves as mv
from longbox.games.champions.defeating import timed
from longbox.games.champions.state import AREA, HAND, ChCard
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import COME_BACK, Stage, on_top

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.events import Event, Occurrence
    from longbox.kernel.frames import Flow


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
            cards = [e.card for e in (occ.ready[i] for i in waiting) if isinstance(e, (befall.Defeat, mv.Discard))]
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
        c = s.get(ref)
        return (c.up.code, c.engaged, c.owner)


def speaks(s: ChState, event: Event) -> bool:
    """Is this the defeat of a card that says something "When Defeated"?"""
    return isinstance(event, befall.Defeat) and bool(timed(s, event.card, "When Defeated", s.first))


class Piling(Ordering):
    """champions:discard#3 cards discarded at once from a hand or from play go to the pile in any order.

    It is asked about where a card of some player looks at the order of that pile: of the cards to which that matters.
    """

    rule = "champions:discard#3"
    words = "Which goes to the discard pile first?"

    def groups(self, s: ChState, occ: Occurrence) -> list[tuple[int, list[int]]]:
        found: dict[int, list[int]] = {}
        for i, e in enumerate(occ.ready):
            if isinstance(e, mv.Discard) and s.place(e.number) in (HAND, AREA):
                owner = s.things[e.number].owner
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
        return (s.get(ref).printed.code,)


def minds(s: ChState, looker: ChCard, event: Event) -> bool:
    """Does a card that looks at the order of a pile care where the card of this discard lies?"""
    you = looker.controller if looker.controller >= 0 else looker.owner
    return isinstance(event, mv.Discard) and any(node.minds(s, event.number, you) for node in looker.printed.piles)
