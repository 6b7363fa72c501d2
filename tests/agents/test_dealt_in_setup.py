"""What is unknown is dealt anew also while a situation still lays down the order of its decks."""

from __future__ import annotations

from longbox.kernel.views import determinize
from longbox.situations import side, situation


def test_unknown_cards_are_dealt_anew_during_a_set_up_that_stacks_decks() -> None:
    table = situation(
        "champions", A=side("Spider-Man"), scenario="Klaw", phase="setup", encounter=["Hydra Mercenary"] * 2 + ["Advance"]
    )
    s = table.match.state
    assert s.decision is not None and "stacked" in s.setup
    before = [c.printed for c in s.things if hasattr(c, "printed")]
    dealt = [determinize(s, (0,), seed) for seed in range(4)]
    orders = {tuple(c.printed.code for c in new.things if hasattr(c, "printed")) for new in dealt}
    assert len(orders) == 4
    for new in dealt:
        assert sorted(c.printed.code for c in new.things if hasattr(c, "printed")) == sorted(d.code for d in before)
    # the table itself is as it was
    assert [c.printed for c in s.things if hasattr(c, "printed")] == before
