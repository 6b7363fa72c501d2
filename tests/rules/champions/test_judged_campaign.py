"""What the errata say of a campaign's instructions."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.decks import campaign
from longbox.games.champions.decks.campaign import CampaignError
from longbox.games.champions.game import GAME
from longbox.games.champions.state import VICTORY, ChState
from longbox.kernel.match import Match

LOG: dict[str, Any] = {
    "campaign": "The Galaxy's Most Wanted",
    "product": "gmw",
    "heroes": [{"hero": "Captain Marvel"}, {"hero": "Spider-Man (Peter Parker)"}],
}


def begun(mode: str = "standard", **more: Any) -> ChState:
    """A game of the campaign, set up."""
    m = Match(GAME, {"campaign": {**LOG, **more}, "scenario": "Rhino", "mode": mode}, 1)
    s: ChState = m.state
    return s


def schemes(s: ChState) -> dict[str, int]:
    """The side schemes in play by code, with their threat."""
    return {s.things[n].printed.code: s.things[n].threat for n in s.schemes() if n != s.scheme}


@pytest.mark.rule("champions:errata:kree-supremacy-setup", "champions:campaign-mode")
def test_kree_supremacy_is_revealed_if_the_log_says_so() -> None:
    # six and three for each of two players; the reverse side in expert mode seven and four for each
    s = begun(revealed=["16182a"])
    assert schemes(s) == {"16182a": 6 + 3 * 2}
    n = next(n for n in s.schemes() if n != s.scheme)
    assert s.now(n).icons == {"hazard": 1} and s.now(n).keywords["victory"] == 1
    s = begun("expert", revealed=["16182a"])
    assert schemes(s)["16182b"] == 7 + 4 * 2 and "16182a" not in schemes(s)
    # it is optional: without that nothing of it is there, in play or out of it
    for mode in ("standard", "expert"):
        s = begun(mode)
        assert not any(c.printed.name == "Kree Supremacy" for c in s.things if hasattr(c, "printed"))


@pytest.mark.rule("champions:victory-x", "champions:hinder-x")
def test_kree_supremacy_goes_to_the_victory_display() -> None:
    from longbox.games.champions import events as ev
    from longbox.games.champions.situations import put
    from longbox.situations import side, situation

    t = situation("champions", A=side("Captain Marvel"), side_schemes=[put("16182a", threat=2)])
    t.A.thwarts("Captain Marvel", "Kree Supremacy")
    assert [t.state.things[n].printed.name for n in t.state.common(VICTORY)] == ["Kree Supremacy"]
    t = situation("champions", A=side("Captain Marvel"), side_schemes=[put("16182a", threat=2)])
    t.happens(ev.RemoveThreat(t.find("Kree Supremacy"), 1))
    assert t.in_play("Kree Supremacy")


def test_only_side_schemes_of_this_campaign_can_be_revealed() -> None:
    for revealed, words in ((["01103"], "type"), (["No Such Card"], "no card is called"), ("16182a", "must be a list")):
        with pytest.raises(CampaignError, match=words):
            campaign.read({**LOG, "revealed": revealed})
    with pytest.raises(CampaignError, match="campaign of"):
        campaign.read({**LOG, "product": "trors", "revealed": ["16182a"]})
    log = campaign.read({**LOG, "revealed": ["Kree Supremacy"]})
    assert log.revealed == ("16182a",) and campaign.read(log.data()) == log
