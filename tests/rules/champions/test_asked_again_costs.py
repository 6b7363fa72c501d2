"""Costs that are paid with cards in two ways at once: what is picked for one part may not be needed for the other."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    ME,
    THE_VILLAIN,
    YOUR_UPGRADES,
    Action,
    Deal,
    ExhaustIt,
    Generates,
    Given,
    It,
    discard_from_hand,
    pick_in_play,
)
from longbox.games.champions.situations import stand_in
from longbox.games.champions.state import HERO
from longbox.kernel.decisions import IllegalAnswer
from longbox.situations import side
from tests.rules.champions.rounds import laid

#: a card without resources
BLANKET = stand_in("upgrade", "Blanket", cost=0)


def costly(n: int) -> Any:
    """An event that costs two resources and cards of the hand."""
    return stand_in("event", "Costly", Action((discard_from_hand(n),), Deal(5, THE_VILLAIN), form=HERO), cost=2)


@pytest.mark.rule("champions:cost#4", "champions:initiating-abilities#4")
def test_what_is_discarded_for_a_cost_leaves_enough_to_spend() -> None:
    # of a double resource and a single one the single one goes
    t = laid(A=side("Spider-Man", hand=[costly(1), "Energy", "Web-Shooter"]), B=side("Iron Man", hand=["Genius"]))
    t.A.plays("Costly")
    assert t.kind == "turn" and t.villain.damage == 5 and t.A.hand == [] and t.A.discard == ["Web-Shooter", "Energy", "Costly"]
    assert t.B.hand == ["Genius"]
    # with one more single one there is a choice
    t = laid(A=side("Spider-Man", hand=[costly(1), "Energy", "Web-Shooter", "Backflip"]))
    t.A.does("Play Costly")
    assert sorted(o.split(" (")[0] for o in t.options()) == ["Backflip", "Energy", "Web-Shooter"]
    t.A.picks("Energy")
    assert t.villain.damage == 5 and t.A.hand == []
    # two cards of which one alone could be spent are not enough
    t = laid(A=side("Spider-Man", hand=[costly(1), "Web-Shooter", "Backflip"]))
    assert not t.offered("Play Costly") and t.why_not("A", "Costly") == ["champions:initiating-abilities#4"]


@pytest.mark.rule("champions:cost#4", "champions:initiating-abilities#4")
def test_of_several_cards_discarded_for_a_cost_only_those_sets_are_offered_that_leave_enough() -> None:
    t = laid(A=side("Spider-Man", hand=[costly(2), "Energy", "Web-Shooter"]))
    assert not t.offered("Play Costly")
    t = laid(A=side("Spider-Man", hand=[costly(2), "Energy", "Web-Shooter", "Backflip", BLANKET]))
    t.A.does("Play Costly")
    d = t.match.decision
    assert d is not None
    titles = [o.split(" (")[0] for o in t.options()]
    energy, blanket = titles.index("Energy"), titles.index("Blanket")
    # without the double resource two single ones are left, but for the card that has none
    assert all(blanket in (k, *d.next((k,))) or energy not in (k, *d.next((k,))) for k in range(4))
    with pytest.raises(IllegalAnswer, match="allowed here"):
        t.A.picks("Energy", "Backflip")
    t.A.picks("Energy", "Blanket")
    assert t.villain.damage == 5 and t.A.hand == []


@pytest.mark.rule("champions:cost#4", "champions:exhausted#2")
def test_a_card_that_is_exhausted_for_a_cost_generates_nothing_for_the_rest_of_it() -> None:
    cell = stand_in("upgrade", "Cell", Generates(Given(("energy",)), cost=(ExhaustIt(ME),)), cost=0)
    plain = stand_in("upgrade", "Plain", cost=0)
    burst = stand_in(
        "event", "Burst", Action((pick_in_play(YOUR_UPGRADES, ExhaustIt(It("picked"))),), Deal(1, THE_VILLAIN)), cost=1
    )
    t = laid(A=side("Iron Man", hand=[burst], play=[cell]))
    assert not t.offered("Play Burst")
    t = laid(A=side("Iron Man", hand=[burst], play=[cell, plain]))
    t.A.plays("Burst")
    assert t.kind == "turn" and t.villain.damage == 1 and t["Cell"].exhausted and t["Plain"].exhausted
