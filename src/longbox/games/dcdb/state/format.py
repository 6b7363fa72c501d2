"""What formats differ in: values that rules ask for; none asks which format is played."""

from __future__ import annotations

from longbox.kernel.nodes import dataclass


@dataclass(frozen=True)
class Format:
    """A way to play. What it says of sets and stacks is for the set-up, the rest for the rules.

    `hand` cards make a hand (dcdb:8.060), `line_up` a full Line-Up (dcdb:6.400); `kicks_a_turn` may be bought (dcdb:6.093; 0: as
    many as one can pay for).
    """

    name: str
    title: str
    least: int
    most: int
    #: main characters of each player; 0: as many as the draft gives
    mains: int
    #: dcdb:13.020 points that a player may spend in the draft of main characters; 0: there is none
    draft_points: int
    #: how many Super-Villains are stacked, and the one that lies on top whatever the others are
    super_villains: int
    on_top: str = ""
    #: dcdb:8.120 the turn cycle is completed once the last Super-Villain is defeated; else the game ends at once
    completes_cycle: bool = True
    hand: int = 5
    line_up: int = 5
    kicks: int = 16
    kicks_a_turn: int = 1
    weaknesses: int = 20
    reserve: int = 0
    #: dcdb:6.092 a turn has the Line-Up and the Kick stack, or the Super-Villain stack
    one_place_a_turn: bool = True
    #: dcdb:1.160
    mulligan: bool = False
    #: dcdb:1.170 of duplicates in the Line-Up all but one may be replaced
    replaces_duplicates: bool = False
    #: dcdb:9.130 of cards of cost 5 or more, and of Locations, the opening Line-Up has at most one each
    gentle_opening: bool = False


__all__ = ["Format"]
