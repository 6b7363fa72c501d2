"""X-Men characters: what each does, does not do, and whom it leaves alone."""

from __future__ import annotations

from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation

WOLVERINE = "Wolverine, James Howlett"
ROGUE = "Rogue, Energy Drain"
GAMBIT = "Gambit, Remy LeBeau"


def test_wolverine_may_discard_an_x_man_to_step_back_instead_of_being_stunned() -> None:
    table = situation("vs", A=side(front=["Colossus, Steadfast Protector"]), B=side(front=[WOLVERINE], hand=[ROGUE, FILLER]))
    table.A.attack("Colossus", "Wolverine")
    table.all_pass()
    assert table.asked == ("B", "may")
    table.says(True)
    table.places("Wolverine")
    assert not table.B["Wolverine"].stunned
    assert table.B["Wolverine"].exhausted
    assert table.B["Wolverine"].row == "support"
    assert table.B.pile == [ROGUE]
    # the stun was replaced, and with it the stun endurance loss; the breakthrough of 2 was not
    assert table.B.endurance == 48
    assert table.asked == ("A", "priority")


def test_wolverine_is_not_asked_without_an_x_man_to_discard() -> None:
    table = situation("vs", A=side(front=["Colossus, Steadfast Protector"]), B=side(front=[WOLVERINE], hand=[FILLER]))
    table.A.attack("Colossus", "Wolverine")
    table.conclude()
    assert table.B["Wolverine"].stunned
    assert table.B.endurance == 50 - 5 - 2
    assert table.B.hand == ["Filler"]


def test_rogue_gains_endurance_only_for_her_own_stuns() -> None:
    table = situation("vs", A=side(front=[ROGUE, GAMBIT]), B=side(front=["Longshot", "Dazzler"]))
    table.A.attack("Rogue", "Longshot")
    table.conclude()
    assert table.A.endurance == 52
    table.A.attack("Gambit", "Dazzler")
    table.conclude()
    assert table.B["Dazzler"].stunned
    assert table.A.endurance == 52


def test_cyclops_helps_team_attacking_x_men_only() -> None:
    table = situation("vs", A=side(front=["Cyclops, Slim", ROGUE, put(GAMBIT)]), B=side(front=["Colossus, Steadfast Protector"]))
    table.A.attack(["Cyclops", "Rogue"], "Colossus")
    assert (table.A["Cyclops"].atk, table.A["Rogue"].atk, table.A["Rogue"].def_) == (5, 6, 6)
    assert table.A["Gambit"].atk == 6
    table.all_pass()
    assert table.asked == ("B", "strike")
    table.chooses("Rogue")
    table.conclude()
    assert table.B["Colossus"].stunned and table.A["Rogue"].stunned and not table.A["Cyclops"].stunned
    # a team attack on a character can't cause breakthrough
    assert table.B.endurance == 45
