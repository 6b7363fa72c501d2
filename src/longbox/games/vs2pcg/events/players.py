"""What befalls players: who goes first, mulligans, losing, and the end."""

from __future__ import annotations

from longbox.games.vs2pcg.events.modifiers import end_awaited, end_modifiers, until_turn
from longbox.games.vs2pcg.events.zones import put
from longbox.games.vs2pcg.state import (
    F_PILES,
    F_PLAY,
    F_TEXT,
    F_TURN,
    GONE,
    MAIN,
    REMOVED,
    ZONES,
    PcgCard,
    PcgState,
    Result,
    player_name,
)
from longbox.games.vs2pcg.state.bases import Event
from longbox.kernel.text import joined


class Chooses(Event):
    """vs2pcg:setting-up#3 it is drawn by lot who chooses the first player."""

    __slots__ = ()
    rule = "vs2pcg:setting-up#3"
    facets = F_TURN

    def apply(self, s: PcgState) -> None:
        self.player = s.order[s.below(len(s.order))]

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} chooses who goes first"


class First(Event):
    """vs2pcg:setting-up#3 a player goes first."""

    __slots__ = ()
    rule = "vs2pcg:setting-up#3"
    facets = F_TURN

    def apply(self, s: PcgState) -> None:
        s.first = self.player

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} goes first"


class Mulligan(Event):
    """vs2pcg:setting-up#7 a player takes a mulligan."""

    __slots__ = ()
    rule = "vs2pcg:setting-up#7"

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} takes a mulligan"


class Concede(Event):
    """A player gives up: that is to lose the game there and then."""

    __slots__ = ()
    rule = "vs2pcg:ending-the-game#1"
    facets = F_PLAY | F_TEXT

    def apply(self, s: PcgState) -> None:
        s.write_player(self.player).fallen = True

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} concedes"


class Lose(Event):
    """vs2pcg:main-vs-supporting#4 a player is out of the game.

    vs2pcg:ending-the-game#2, vs2pcg:free-for-all#7, vs2pcg:two-vs-two#5 all cards on that side, and all of that player's, are removed from the
    game; they are not KO'd.
    """

    __slots__ = ("why",)
    rule = "vs2pcg:main-vs-supporting#4"
    facets = F_PLAY | F_TEXT | F_PILES | F_TURN

    def __init__(self, player: int, why: str = "vs2pcg:main-vs-supporting#4") -> None:
        super().__init__(player)
        self.why = why

    def cites(self, s: PcgState) -> str:
        return self.why

    def changes(self, s: PcgState) -> bool:
        return not s.player(self.player).out

    def apply(self, s: PcgState) -> None:
        me = s.write_player(self.player)
        me.out = True
        me.fallen = False
        s.order = tuple([p for p in s.order if p != self.player])
        # a turn that never comes ends nothing
        end_modifiers(s, until_turn(self.player))
        if not any([s.home(p) == s.home(self.player) for p in s.order]):
            end_awaited(s, s.home(self.player))
        theirs = [t.number for t in s.things if isinstance(t, PcgCard) and t.owner == self.player]
        here = [n for kind in range(ZONES) for n in s.zone(self.player, kind) if n not in theirs]
        if s.two_headed:
            # the side is the teammate's as well
            here = []
        for n in here:
            c = s.card(n)
            if c.kind == MAIN:
                # vs2pcg:ending-the-game#2 another's main character goes as well, and with it that player
                s.write_player(c.under).fallen = True
        for n in (*theirs, *here):
            if s.place(n) not in (REMOVED, GONE):
                put(s, n, REMOVED, -1)
        s.pending = tuple([p for p in s.pending if p.scope.you != self.player])

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} is out of the game"


class Finish(Event):
    """vs2pcg:ending-the-game#1 the game is over."""

    __slots__ = ("reason", "why", "winners")
    rule = "vs2pcg:ending-the-game#1"

    def __init__(self, winners: tuple[int, ...], reason: str, why: str = "vs2pcg:ending-the-game#1") -> None:
        super().__init__()
        self.winners = winners
        self.reason = reason
        self.why = why

    def cites(self, s: PcgState) -> str:
        return self.why

    def apply(self, s: PcgState) -> None:
        s.result = Result(self.why, self.reason, self.winners)


def winners_text(s: PcgState, winners: tuple[int, ...]) -> str:
    """Who has won, in words."""
    names = joined([player_name(s, p) for p in winners])
    if len(winners) == 1:
        return f"{names} wins"
    teams = dict.fromkeys([s.player(p).team for p in winners])
    return f"{names} win" if len(teams) == 1 else f"the game is tied between {names}"


__all__ = ["Chooses", "Concede", "Finish", "First", "Lose", "Mulligan", "winners_text"]
