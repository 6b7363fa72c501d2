"""The draft of main characters (chapter 13): who can take what before whom."""

from __future__ import annotations

from longbox.games.dcdb.catalog import define
from longbox.games.dcdb.decks.setup import add
from longbox.games.dcdb.events import free_mains
from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.rules.draft import Drafting
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import ALL_SEATS, REMOVED, DcState
from longbox.kernel.match import Match
from longbox.situations.worked import example


@example("dcdb:13.061", "dcdb:13.062")
def two_main_characters_of_each_tier_for_three_drafters() -> Table:
    match = Match(GAME, {"players": 3, "format": "cube", "first": 0}, 1)
    match.choose((0,))
    s: DcState = match.state
    for n in free_mains(s):
        s.write(n).printed = define({"name": f"Idle {n}", "type": "Main Character"}, "made up", [])
    for tier in (1, 2, 3):
        for letter in "ab":
            one = define({"name": f"{letter}{tier}", "type": "Main Character", "tier": tier}, "made up", [])
            add(s, one, 1, s.index(REMOVED), -1, ALL_SEATS)
    # nobody has been asked yet
    drafting = s.write_frame(len(s.frames) - 1)
    assert isinstance(drafting, Drafting)
    drafting.tier, drafting.next, drafting.passed = 1, 0, ()
    drafting.goto("ask")
    s.decision = None
    return Table(s)
