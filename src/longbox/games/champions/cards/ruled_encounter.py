"""Encounter cards of other packs on which the FAQ rules."""

from __future__ import annotations

from longbox.games.champions.vocabulary import *

define(  # Counterspell
    "09030",
    AttachTo(InPlay(frozenset({HERO}), whose="you"), words="your hero"),
    Interrupt(PlaysEvent(), seq(Cancel("its effects"), DiscardIt(ME)), forced=True),
)
