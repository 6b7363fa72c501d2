"""Playing plot twists and using super powers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs2pcg.events.zones import Moves, move
from longbox.games.vs2pcg.state import ASIDE, PcgState, name_of, player_name
from longbox.kernel import plays

if TYPE_CHECKING:
    from collections.abc import Hashable


class Announce(plays.AnnouncePlay):
    """vs2pcg:super-powers#2 a super power is used, or a plot twist played; `words` say which."""

    __slots__ = ()
    rule = "vs2pcg:super-powers#2"

    def apply(self, s: PcgState) -> None:
        plays.AnnouncePlay.apply(self, s)
        title: str = getattr(self.play.ability, "title", "")
        if title:
            s.memory.use(titled_use(self.player, title), "game")


def titled_use(player: int, title: str) -> Hashable:
    """Under what is counted how often a player has used super powers of a name in this game."""
    return ("title", player, title)


class LayDown(Moves):
    """vs2pcg:playing-plot-twists#5 a plot twist that is played is shown, until its instructions have been followed."""

    __slots__ = ()
    rule = "vs2pcg:playing-plot-twists#5"

    def take(self, s: PcgState) -> None:
        move(s, self.number, ASIDE, self.player)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} plays {name_of(s, self.number, seat)}"


class Done(Moves):
    """vs2pcg:playing-plot-twists#5 a plot twist that was played goes to its owner's KO pile, or (from there) into the deck."""

    __slots__ = ("kind",)
    rule = "vs2pcg:playing-plot-twists#5"

    def __init__(self, card: int, player: int, kind: int) -> None:
        super().__init__(card, player)
        self.kind = kind

    def take(self, s: PcgState) -> None:
        self.send(s, self.kind)


class PlayTwist(plays.InitiatePlay):
    """vs2pcg:playing-plot-twists#5 the instructions of a plot twist are followed; cancelled, it was played all the same.

    What triggers on it was there as it was played, whatever its instructions have done since (vs2pcg:timing#1).
    """

    __slots__ = ()
    looks_back = True
    rule = "vs2pcg:playing-plot-twists#5"


class UsePower(plays.InitiatePlay):
    """vs2pcg:super-powers#2 a super power resolves; cancelled, it never does (vs2pcg:term-cancel-super-power#1), but was used.

    What triggers on it was there as it was used (vs2pcg:timing#1).
    """

    __slots__ = ()
    looks_back = True
    rule = "vs2pcg:super-powers#2"

    def told(self, s: PcgState, seat: int) -> str:
        what = getattr(plays.record_of(s, self.item).ability, "title", "") if s.there(self.item) else ""
        return f"{player_name(s, self.player)} uses {name_of(s, self.source, seat)}{': ' if what else ''}{what}"


class UseKeyword(plays.InitiatePlay):
    """vs2pcg:keywords#1 a keyword power is used that says when it may be: no super power, and nothing is paid for it."""

    __slots__ = ()
    rule = "vs2pcg:keywords#1"

    def told(self, s: PcgState, seat: int) -> str:
        what = getattr(plays.record_of(s, self.item).ability, "title", "") if s.there(self.item) else ""
        return f"{name_of(s, self.source, seat)}: {what}"


class Leave(plays.LeavePlay):
    """A play is over."""

    __slots__ = ()
    rule = "vs2pcg:playing-plot-twists#5"


__all__ = ["Announce", "Done", "LayDown", "Leave", "PlayTwist", "UseKeyword", "UsePower", "titled_use"]
