"""What a match is set up with."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from collections.abc import Mapping


class VsSetup(TypedDict, total=False):
    """A set-up as `decks.setup.blank` has checked it; what it leaves out is as usual."""

    #: pairs of full card name and number of copies, a list for each player
    decks: list[list[tuple[str, int]]]
    names: list[str]
    seats: list[int]
    #: the player who has the initiative first; by lot if it says none
    initiative: int | None
    turn_limit: int | None
    windows: str
    #: card -> fact -> value, a user's own
    facts: Mapping[str, Mapping[str, object]]
    #: for those who show it
    agents: list[str]
    deck_names: list[str]
    notes: list[str]
