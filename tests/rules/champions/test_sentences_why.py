"""Why something can't be done, in whole sentences: a deed is quoted where a noun belongs, and one is not several."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import YOU_, Action, DrawCards, Give, If, in_play
from longbox.games.champions.situations import stand_in
from longbox.games.champions.state import STUNNED
from longbox.situations import side
from tests.rules.champions.rounds import laid


@pytest.mark.rule("champions:cost-arrow-icon")
def test_a_cost_that_changes_nothing_is_quoted() -> None:
    dazed = stand_in("event", "Dazed", Action((Give(STUNNED, YOU_),), DrawCards(1)), cost=0)
    t = laid(A=side("Captain Marvel", hand=[dazed], deck=["Energy"] * 3))
    assert t.A.why("Dazed") == ["Play Dazed - nothing hinders it"]
    t.A.plays("Dazed")
    assert "stunned" in t["Captain Marvel"].status and t.A.hand == ["Energy"]
    t = laid(A=side("Captain Marvel", hand=[dazed, dazed], deck=["Energy"] * 3))
    t.A.plays("Dazed")
    assert t.A.why("Dazed") == [
        'Play Dazed - no: its cost, "you are stunned", can\'t be paid: it would change nothing  [champions:cost-arrow-icon]'
    ]


@pytest.mark.rule("champions:ability#3")
def test_a_condition_that_does_not_hold_is_told_as_one() -> None:
    sure = stand_in("event", "Sure", Action((), If(in_play("Vulture"), DrawCards(1))), cost=0)
    t = laid(A=side("Captain Marvel", hand=[sure]))
    assert t.A.why("Sure") == ["Play Sure - no: it does something only if Vulture is in play  [champions:ability#3]"]
