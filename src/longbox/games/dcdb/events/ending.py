"""The end of the game (chapter 12), and a player who leaves before it."""

from __future__ import annotations

from longbox.games.dcdb.events.zones import move
from longbox.games.dcdb.state import DISCARD, F_TEXT, REMOVED, DcCard, DcState, Result, player_name
from longbox.games.dcdb.state.bases import Event, Undertaking
from longbox.kernel.decisions import END, Shape
from longbox.kernel.text import counted


class EndOfGame(Event):
    """dcdb:12.010 the moment of effects "at end of game"."""

    __slots__ = ("reason", "why")
    rule = "dcdb:12.010"

    def __init__(self, why: str, reason: str) -> None:
        super().__init__()
        self.why = why
        self.reason = reason

    def cites(self, s: DcState) -> str:
        return self.why

    def told(self, s: DcState, seat: int) -> str:
        return f"The game ends: {self.reason}"


class Finish(Event):
    """dcdb:12.050 the players are ranked, the first of them wins."""

    __slots__ = ("places", "points", "reason", "why")
    rule = "dcdb:12.050"

    def __init__(self, why: str, reason: str, places: tuple[int, ...], points: tuple[int, ...]) -> None:
        super().__init__()
        self.why = why
        self.reason = reason
        self.places = places
        self.points = points

    def apply(self, s: DcState) -> None:
        s.result = Result(self.why, self.reason, self.places, self.points)


class Win(Undertaking):
    """A card has a player win the game at once: first place, whatever the victory points are."""

    __slots__ = ()
    rule = "dcdb:GC:Kyle Rayner (Heroes Unite)#6"

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} wins the game by a card"


class Concede(Event):
    """A player concedes (dcdb:9.040): it answers nothing any more, its cards stay to the end of the turn."""

    __slots__ = ()
    rule = "dcdb:9.040"
    facets = F_TEXT

    def __init__(self, player: int) -> None:
        super().__init__(player)

    def changes(self, s: DcState) -> bool:
        return not s.player(self.player).out

    def apply(self, s: DcState) -> None:
        s.write_player(self.player).out = True

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} concedes"


class CallTime(Event):
    """Time is called (dcdb:9.020): the turn cycle is completed, and each player has one turn more."""

    __slots__ = ()
    rule = "dcdb:9.020"

    def apply(self, s: DcState) -> None:
        s.time = 2

    def told(self, s: DcState, seat: int) -> str:
        return f"Time is called: at most {counted(s.turns_left(), 'turn')} follow"


class CycleOver(Event):
    """A turn cycle has been completed since time was called (dcdb:9.020)."""

    __slots__ = ()
    rule = "dcdb:9.020"

    def apply(self, s: DcState) -> None:
        s.time -= 1

    def told(self, s: DcState, seat: int) -> str:
        return "The turn cycle is complete: each player has one more turn"


class Decided(Event):
    """What a player who has conceded is asked is decided at random, with the match's own generator (dcdb:9.040)."""

    __slots__ = ("shape",)
    rule = "dcdb:9.040"

    def __init__(self, player: int, shape: Shape) -> None:
        super().__init__(player)
        self.shape = shape

    def apply(self, s: DcState) -> None:
        answer: tuple[int, ...] = ()
        while True:
            follow = self.shape.next(answer)
            found = follow[s.below(len(follow))] if len(follow) > 1 else follow[0]
            if found == END:
                break
            answer = (*answer, found)
        s.answer = answer

    def told(self, s: DcState, seat: int) -> str:
        return f"What {player_name(s, self.player)} would be asked is decided by lot"


class LeaveGame(Event):
    """dcdb:9.050 the cards of a player who has conceded are removed from the game; others' that it controls go to their owners."""

    __slots__ = ()
    rule = "dcdb:9.050"
    facets = F_TEXT

    def __init__(self, player: int) -> None:
        super().__init__(player)

    def changes(self, s: DcState) -> bool:
        return self.player in s.order

    def apply(self, s: DcState) -> None:
        s.order = tuple([p for p in s.order if p != self.player])
        # dcdb:6.503 what is Teamworked goes back in reverse order
        for t in sorted(s.things, key=lambda t: -t.stamp if isinstance(t, DcCard) and t.home >= 0 else 1):
            if not isinstance(t, DcCard) or t.zone == s.index(REMOVED):
                continue
            theirs = s.player_of(t.zone) == self.player
            if theirs and t.owner >= 0 and t.owner != self.player:
                move(s, t.number, DISCARD, t.owner)
            elif theirs or t.owner == self.player:
                move(s, t.number, REMOVED)
            elif t.frozen >> self.player & 1:
                # dcdb:6.197 the turn that would thaw it never comes
                s.write(t.number).frozen &= ~(1 << self.player)
        s.modifiers = tuple([m for m in s.modifiers if m.scope.you != self.player])
        s.pending = tuple([p for p in s.pending if p.scope.you != self.player])

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} leaves the game, with all cards"


__all__ = ["CallTime", "Concede", "CycleOver", "Decided", "EndOfGame", "Finish", "LeaveGame", "Win"]
