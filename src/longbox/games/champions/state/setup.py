"""What a match is set up with."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from collections.abc import Mapping


class ChSetup(TypedDict, total=False):
    """A set-up as `decks.setup.read` has checked it. That of a match says no more than was given: what it leaves out is as usual."""

    heroes: list[str]
    decks: list[Mapping[str, int]]
    scenario: str
    mode: str
    heroic: int
    skirmish: str
    modular: list[str]
    first: int
    edition: str
    names: list[str]
    seats: list[int]
    windows: str
    campaign: Mapping[str, object]
    #: for those who show it
    campaign_file: str
    agents: list[str]
    deck_names: list[str]
    notes: list[str]
    #: of a situation that begins with the set-up: zone -> the codes that lie on top, and how many of each are in that deck
    stacked: Mapping[int, tuple[list[str], dict[str, int]]]
