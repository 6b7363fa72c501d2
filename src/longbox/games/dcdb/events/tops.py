"""Several cards from the top of a deck, shown or looked at where they lie (dcdb:6.410, dcdb:3.020)."""

from __future__ import annotations

from longbox.games.dcdb.events.zones import has_deck, tops_of
from longbox.games.dcdb.state import ALL_SEATS, MAIN_DECK, DcState, name_of, player_name
from longbox.games.dcdb.state.bases import Event
from longbox.kernel.text import alike, counted, possessive


class FromTops(Event):
    """Something is done with the top cards of a player's deck, or with -1 of the main deck; `cards` are those."""

    __slots__ = ("cards", "count", "whose")

    def __init__(self, whose: int, count: int, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.whose = whose
        self.count = count
        self.cards: tuple[int, ...] = ()

    def changes(self, s: DcState) -> bool:
        return has_deck(s, self.whose) if self.whose >= 0 else bool(s.shared(MAIN_DECK))

    def deck(self, s: DcState) -> str:
        """Which deck, in words."""
        return f"{possessive(player_name(s, self.whose))} deck" if self.whose >= 0 else "the main deck"

    def names(self, s: DcState, seat: int) -> str:
        """The cards, as a seat knows them."""
        return alike([name_of(s, r, seat) for r in self.cards])


class RevealTops(FromTops):
    """The top cards of a deck are shown to all (dcdb:6.410)."""

    __slots__ = ()
    rule = "dcdb:6.410"

    def apply(self, s: DcState) -> None:
        found = tops_of(s, self.whose, self.count)
        for n in found:
            s.write(n).known = ALL_SEATS
        self.cards = tuple([s.ref(n) for n in found])

    def told(self, s: DcState, seat: int) -> str:
        return f"{self.names(s, seat)} {'is' if len(self.cards) == 1 else 'are'} revealed on top of {self.deck(s)}"


class LookAtTops(FromTops):
    """A player looks at the top cards of a deck, since an ability says so (dcdb:3.020)."""

    __slots__ = ()
    rule = "dcdb:3.020"

    def apply(self, s: DcState) -> None:
        found = tops_of(s, self.whose, self.count)
        for n in found:
            s.write(n).known |= 1 << s.player(self.player).seat
        self.cards = tuple([s.ref(n) for n in found])

    def told(self, s: DcState, seat: int) -> str:
        who = player_name(s, self.player)
        if seat == s.player(self.player).seat:
            return f"{who} looks at {self.names(s, seat)} on top of {self.deck(s)}"
        return f"{who} looks at the top {counted(len(self.cards), 'card').removeprefix('a ')} of {self.deck(s)}"


__all__ = ["FromTops", "LookAtTops", "RevealTops"]
