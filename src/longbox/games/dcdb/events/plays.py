"""Playing cards: undertaken, and done once they have resolved (dcdb:6.350, dcdb:2.020)."""

from __future__ import annotations

from typing import Any

from longbox.games.dcdb.events.modifiers import WAITS, claim_next
from longbox.games.dcdb.events.zones import Moves, OnCard
from longbox.games.dcdb.state import F_TEXT, PLAY, REMOVED, DcState, Values, name_of, player_name
from longbox.games.dcdb.state.bases import Undertaking
from longbox.kernel import plays


class PlayCard(Undertaking):
    """A player plays a card: it goes to the play zone and its text resolves (dcdb:6.350).

    dcdb:1.030 one that is played `again` stays where it has resolved, and is what it was then. `home` is the foe who is Teamworked
    (dcdb:6.500), `words` are keywords that it has for this turn (dcdb:6.512).
    """

    __slots__ = ("again", "card", "home", "words")
    rule = "dcdb:6.350"

    def __init__(
        self, card: int, player: int, source: int = -1, again: Played | None = None, home: int = -1, words: tuple[str, ...] = ()
    ) -> None:
        super().__init__(player, source)
        self.card = card
        self.again = again
        self.home = home
        self.words = words

    def changes(self, s: DcState) -> bool:
        # dcdb:3.080 what is removed from the game stays removed
        return s.there(self.card) and s.place(s.card(self.card).number) != REMOVED

    def apply(self, s: DcState) -> None:
        s.playing = (*s.playing, s.card(self.card).number)

    def told(self, s: DcState, seat: int) -> str:
        # of a card that is not seen by all yet its coming to the play zone is told
        return f"{player_name(s, self.player)} plays {name_of(s, self.card, seat)} again" if self.again is not None else ""


class Lay(Moves):
    """The card that is played goes to the play zone (dcdb:6.350); one that is Teamworked has its way `home` (dcdb:6.500)."""

    __slots__ = ("home",)
    rule = "dcdb:6.350"

    def __init__(self, card: int, player: int, source: int = -1, home: int = -1) -> None:
        super().__init__(card, PLAY, player, None, player, source)
        self.home = home

    def apply(self, s: DcState) -> None:
        Moves.apply(self, s)
        s.write(self.number).home = self.home
        if self.origin == PLAY:
            # what has waited there to be played does so no more
            left = tuple([m for m in s.modifiers if m.ability.stage != WAITS or m.flagged != (self.card,)])
            if len(left) < len(s.modifiers):
                s.modifiers = left
                s.mark(F_TEXT)
        claim_next(s, self.player, self.landed)

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} plays {name_of(s, self.landed, seat)}"


def first_begun(s: DcState, player: int, ref: int) -> bool:
    """Is this the first card that a player has begun to resolve this turn?"""
    begun = [e for e in s.memory.since("turn", Lay) if e.player == player]
    return len(begun) == 1 and begun[0].landed == ref


class Played(OnCard):
    """A card has been played: it has resolved (dcdb:2.020). `card` is the object where it has resolved, `values` what it was then.

    dcdb:1.020, dcdb:1.022 what it was is what counts, whatever it becomes. `source` is what made the player play it, if anything;
    `origin` the kind of zone that it was played from (-1: it was played again).
    """

    __slots__ = ("again", "origin", "time", "values")
    rule = "dcdb:2.020"

    def __init__(self, card: int, player: int, values: Values, source: int = -1, again: bool = False, origin: int = -1) -> None:
        super().__init__(card, player, source)
        self.values = values
        self.origin = origin
        self.again = again
        #: when, as memory counts
        self.time = 0

    def apply(self, s: DcState) -> None:
        self.time = s.memory.time
        # what was begun last is resolved first
        s.playing = s.playing[:-1]


class Announce(plays.AnnouncePlay):
    """A player uses an ability (dcdb:2.050)."""

    __slots__ = ()
    rule = "dcdb:2.050"

    def told(self, s: Any, seat: int) -> str:
        return f"{player_name(s, self.player)} uses {name_of(s, self.source, seat)}"


class Initiate(plays.InitiatePlay):
    """What is used resolves."""

    __slots__ = ()
    rule = "dcdb:2.050"


class Leave(plays.LeavePlay):
    """It has resolved."""

    __slots__ = ()
    rule = "dcdb:2.050"


__all__ = ["Announce", "Initiate", "Lay", "Leave", "PlayCard", "Played", "first_begun"]
