"""What keywords do: Teamwork, Time Travel, Ninjutsu, Confrontations, cards attached to a Super-Villain, swaps (chapter 6)."""

from __future__ import annotations

from longbox.games.dcdb.events.zones import Moves, OnCard, has_deck, move
from longbox.games.dcdb.state import ATTACHED, F_TURN, LINE_UP, REMOVED, SUPER_VILLAINS, DcState, name_of, player_name
from longbox.games.dcdb.state.bases import Event, Undertaking


def foes_to_team_with(s: DcState, player: int) -> tuple[int, ...]:
    """dcdb:6.501 the foes that have a deck or a discard pile."""
    return tuple([p for p in s.foes(player) if has_deck(s, p)])


class Teamwork(Undertaking):
    """A player Teamworks a foe: one drawn by lot, the top card of whose deck is played (dcdb:6.500, dcdb:6.501)."""

    __slots__ = ()
    rule = "dcdb:6.500"

    def changes(self, s: DcState) -> bool:
        return bool(foes_to_team_with(s, self.player))


class TeamworkFoe(Event):
    """Which foe it is, by lot (dcdb:6.501)."""

    __slots__ = ("foe",)
    rule = "dcdb:6.501"

    def __init__(self, player: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.foe = -1

    def apply(self, s: DcState) -> None:
        foes = foes_to_team_with(s, self.player)
        self.foe = foes[s.below(len(foes))] if len(foes) > 1 else foes[0]

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} Teamworks {player_name(s, self.foe)}"


class Teamworked(OnCard):
    """A player has Teamworked a foe: the card has resolved (dcdb:6.504)."""

    __slots__ = ("foe",)
    rule = "dcdb:6.504"

    def __init__(self, card: int, player: int, foe: int, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.foe = foe

    def changes(self, s: DcState) -> bool:
        return True

    def apply(self, s: DcState) -> None:
        """It is remembered."""


class TimeTravel(Undertaking):
    """A player Time Travels a card: it is played, and goes back at the end of the turn (dcdb:6.510, dcdb:6.512)."""

    __slots__ = ("card",)
    rule = "dcdb:6.510"

    def __init__(self, card: int, player: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.card = card

    def changes(self, s: DcState) -> bool:
        return s.there(self.card) and s.place(s.card(self.card).number) != REMOVED

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} Time Travels {name_of(s, self.card, seat)}"


class TimeTravelled(OnCard):
    """A card has been Time Travelled: it has resolved."""

    __slots__ = ()
    rule = "dcdb:6.510"

    def changes(self, s: DcState) -> bool:
        return True

    def apply(self, s: DcState) -> None:
        """It is remembered."""


class UseNinjutsu(Moves):
    """A card that is played resolves in the Line-Up: its player gives up owning and controlling it (dcdb:6.290)."""

    __slots__ = ()
    rule = "dcdb:6.290"

    def __init__(self, card: int, player: int, source: int = -1) -> None:
        super().__init__(card, LINE_UP, -1, None, player, source)

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} uses Ninjutsu: {name_of(s, self.landed, seat)} comes to the Line-Up"


def left_by_ninjutsu(s: DcState, player: int, ref: int) -> bool:
    """dcdb:6.294 has this player put the card into the Line-Up with Ninjutsu this turn?"""
    return any([e.landed == ref and e.player == player for e in s.memory.since("turn", UseNinjutsu)])


class EnterConfrontation(Event):
    """The active player is in a Confrontation from here on (dcdb:6.110)."""

    __slots__ = ()
    rule = "dcdb:6.110"
    facets = F_TURN

    def changes(self, s: DcState) -> bool:
        return self.player == s.active and not s.confrontation

    def apply(self, s: DcState) -> None:
        s.confrontation = True

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} enters a Confrontation"


class ConfrontationOver(Event):
    """The Confrontation of the active player ends, which triggers nothing (dcdb:8.080, dcdb:6.112)."""

    __slots__ = ()
    rule = "dcdb:8.080"
    facets = F_TURN

    def changes(self, s: DcState) -> bool:
        return s.confrontation

    def apply(self, s: DcState) -> None:
        s.confrontation = False


class Attach(Moves):
    """A card is attached to the Super-Villain that lies face up on its stack (dcdb:6.050, dcdb:6.051), which may be called gaining it (dcdb:6.053).

    dcdb:6.052 there may be any number of them.
    """

    __slots__ = ()
    rule = "dcdb:6.050"

    def __init__(self, card: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, ATTACHED, -1, None, player, source)

    def changes(self, s: DcState) -> bool:
        return s.super_villain() >= 0 and Moves.changes(self, s) and s.place(self.number) not in (ATTACHED, SUPER_VILLAINS)

    def apply(self, s: DcState) -> None:
        Moves.apply(self, s)
        if s.place(self.number) == ATTACHED:
            s.write(self.number).attached = s.super_villain()

    def told(self, s: DcState, seat: int) -> str:
        return f"{name_of(s, self.landed, seat)} is attached to {name_of(s, s.ref(s.super_villain()), seat)}"


class Swap(OnCard):
    """Two cards of two zones change places (dcdb:6.490)."""

    __slots__ = ("other",)
    rule = "dcdb:6.490"

    def __init__(self, card: int, other: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.other = other

    def changes(self, s: DcState) -> bool:
        if not (s.there(self.card) and s.there(self.other)):
            return False
        one, two = s.card(self.card), s.card(self.other)
        return one.zone != two.zone and REMOVED not in (s.place(one.number), s.place(two.number))

    def apply(self, s: DcState) -> None:
        one, two = s.card(self.card), s.card(self.other)
        places = [(s.place(c.number), s.player_of(c.zone), s.zones[c.zone].index(c.number)) for c in (one, two)]
        self.card = move(s, one.number, *places[1]).ref
        self.other = move(s, two.number, *places[0]).ref

    def told(self, s: DcState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} and {name_of(s, self.other, seat)} are swapped"


__all__ = [
    "Attach",
    "ConfrontationOver",
    "EnterConfrontation",
    "Swap",
    "Teamwork",
    "TeamworkFoe",
    "Teamworked",
    "TimeTravel",
    "TimeTravelled",
    "UseNinjutsu",
    "foes_to_team_with",
    "left_by_ninjutsu",
]
