"""Rounds, phases, turns and steps that begin and end; players who are out; the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.state import ALL_SEATS, F_TEXT, F_TIME, HAND, ZONES, expire
from longbox.games.champions.state.bases import Event
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.frames import Frame


def renumbered(s: ChState) -> None:
    """Cards of decks that were made anew have new numbers too if they were spoken of then, now that nothing does any more."""
    if not s.loose:
        return
    left = [r & NUMBER_MASK for r in s.loose if s.there(r) and s.card(r).known != ALL_SEATS]
    s.loose = ()
    for zone in dict.fromkeys(s.cards[n].zone for n in left):
        cards = s.zones[zone]
        s.mingle(s.shuffled(cards) if zone % ZONES == HAND and zone < s.starters * ZONES else cards)


class NewRound(Event):
    """champions:round-overview#1 a round begins."""

    __slots__ = ()
    rule = "champions:round-overview#1"
    facets = F_TIME

    def apply(self, s: ChState) -> None:
        s.round += 1
        s.memory.begin("round")
        s.memory.forget_before("round")
        for p in s.order:
            s.write_player(p).changed_form = False

    def told(self, s: ChState, seat: int) -> str:
        return f"Round {s.round}"


class BeginPhase(Event):
    """A phase of the round begins."""

    __slots__ = ("phase",)
    facets = F_TIME

    def __init__(self, phase: str) -> None:
        super().__init__()
        self.phase = phase

    def apply(self, s: ChState) -> None:
        renumbered(s)
        s.phase = self.phase
        s.step = 0
        s.memory.begin("phase")

    def cites(self, s: ChState) -> str:
        return "champions:player-phase" if self.phase.startswith("player") else "champions:villain-phase"

    def told(self, s: ChState, seat: int) -> str:
        return f"The {self.phase}"


class EndPhase(Event):
    """A phase ends, and with it what lasts until then."""

    __slots__ = ("phase",)
    rule = "champions:lasting-effects#3"
    facets = F_TIME

    def __init__(self, phase: str) -> None:
        super().__init__()
        self.phase = phase

    def apply(self, s: ChState) -> None:
        expire(s, "phase", self.phase)


class EndRound(Event):
    """champions:villain-phase#5 the round ends, and with it what lasts until then."""

    __slots__ = ()
    rule = "champions:villain-phase#5"
    facets = F_TIME

    def apply(self, s: ChState) -> None:
        expire(s, "round")


class BeginStep(Event):
    """A step of the villain phase begins."""

    __slots__ = ("step",)
    facets = F_TIME

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step

    def apply(self, s: ChState) -> None:
        renumbered(s)
        s.step = self.step

    def cites(self, s: ChState) -> str:
        return f"champions:villain-phase#{self.step}"


class BeginTurn(Event):
    """champions:active-player a player's turn begins."""

    __slots__ = ()
    rule = "champions:active-player"
    facets = F_TIME

    def apply(self, s: ChState) -> None:
        renumbered(s)
        s.active = self.player
        s.memory.begin("turn")
        wake(s)

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.players[self.player].name}'s turn"


class EndTurn(Event):
    """A player's turn ends."""

    __slots__ = ()
    rule = "champions:player-turn"
    facets = F_TIME

    def apply(self, s: ChState) -> None:
        s.active = -1
        expire(s, "turn")


def wake(s: ChState) -> None:
    """Something has happened: whoever had nothing to offer may be asked again."""
    for p in s.order:
        if s.players[p].quiet:
            s.write_player(p).quiet = False


class Declined(Event):
    """champions:player-turn#6 a player asked for an action offers none."""

    __slots__ = ()
    rule = "champions:player-turn#6"

    def apply(self, s: ChState) -> None:
        s.write_player(self.player).quiet = True


class Woken(Event):
    """The active player has done something: those who declined may be asked again."""

    __slots__ = ()
    rule = "champions:player-turn#6"

    def changes(self, s: ChState) -> bool:
        return any(s.players[p].quiet for p in s.order)

    def apply(self, s: ChState) -> None:
        wake(s)


class PassToken(Event):
    """champions:first-player#p2 the first player token passes clockwise. champions:first-player#p3"""

    __slots__ = ("kept", "to")
    rule = "champions:first-player#p2"
    facets = F_TIME

    def __init__(self, to: int) -> None:
        super().__init__(to)
        self.to = to
        #: the one who had it is the only one left
        self.kept = False

    def apply(self, s: ChState) -> None:
        self.kept = s.first == self.to
        s.first = self.to

    def told(self, s: ChState, seat: int) -> str:
        return "" if self.kept else f"{s.players[self.to].name} becomes the first player"


class Eliminate(Event):
    """champions:player-elimination a player is out of the game. `heir` is who is the first player from now on, if that was he."""

    __slots__ = ("heir",)
    rule = "champions:player-elimination"
    facets = F_TEXT | F_TIME

    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.heir = -1

    def changes(self, s: ChState) -> bool:
        return self.player in s.order

    def apply(self, s: ChState) -> None:
        if s.first == self.player and len(s.order) > 1:
            s.first = self.heir = s.next_player(self.player)
        s.order = tuple(p for p in s.order if p != self.player)
        s.write_player(self.player).out = True

    def told(self, s: ChState, seat: int) -> str:
        heir = f"; {s.players[self.heir].name} becomes the first player" if self.heir >= 0 else ""
        return f"{s.players[self.player].name} is eliminated: hand, deck and discard pile leave the game too{heir}"


class Concede(Event):
    """A player gives up: out of the game."""

    __slots__ = ()
    rule = "champions:player-elimination"

    def changes(self, s: ChState) -> bool:
        return self.player in s.order

    def body(self, s: ChState) -> Frame | None:
        found: Frame | None = s.game.procedure(s, self)
        return found

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.players[self.player].name} gives up"


class AllSetUp(Event):
    """champions:setup#p2 the set-up is over."""

    __slots__ = ()
    rule = "champions:setup#p2"
    facets = F_TEXT

    def apply(self, s: ChState) -> None:
        s.phase = ""
