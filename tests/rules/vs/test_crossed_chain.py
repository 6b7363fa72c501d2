"""Crossed: effects on the chain whose targets, sources and controllers change before they resolve."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    STUNNED,
    T1,
    THIS,
    Activate,
    Activated,
    Aim,
    ControllerOf,
    CopyIt,
    CostOf,
    Draw,
    Effects,
    GainEndurance,
    If,
    IsSo,
    KOIt,
    LoseEndurance,
    Players,
    StatOf,
    StunIt,
    T,
    Team,
    characters,
    choose_some,
    pump,
    seq,
    theirs,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, BOUNCE, TAKE, hero, twist


@pytest.mark.rule("vs:508.2c", "vs:508.2e", "vs:508.2a")
def test_what_an_effect_asks_about_an_illegal_target_is_last_known_and_nothing_is_done_to_it() -> None:
    toll = twist("Toll", seq(StunIt(T), LoseEndurance(CostOf(T, "its cost"), player=T1)), ANYONE, Aim(Players()))
    table = situation("vs", A=side(hand=[toll]), B=side(front=[hero("Bea", cost=6), hero("Ben")], hand=[BOUNCE]))
    table.A.plays("Toll", on=["Bea", "A"])
    table.B.plays("Bounce", on="Bea")
    table.resolve()
    table.resolve()
    assert table.A.endurance == 44 and table.B.endurance == 50 and table.B.hand == ["Bea"] and not table.B["Ben"].stunned


@pytest.mark.rule("vs:508.2c", "vs:508.2e", "vs:508.2f")
@pytest.mark.parametrize("team", ["X", "Y"])
def test_a_condition_about_an_illegal_target_is_judged_by_what_is_last_known(team: str) -> None:
    pact = twist(
        "Pact",
        seq(pump(T, 1, 1, "turn"), pump(T1, 1, 1, "turn"), If(IsSo(T, (Team("X"),), "that character has X"), Draw(1))),
        Aim(yours()),
        Aim(theirs()),
    )
    table = situation("vs", A=side(front=[hero("Ann", teams=(team,))], hand=[pact]), B=side(front=[hero("Bea")], hand=[BOUNCE]))
    table.A.plays("Pact", on=["Ann", "Bea"])
    table.B.plays("Bounce", on="Ann")
    table.resolve()
    table.resolve()
    assert table.B["Bea"].atk == 5 and len(table.A.hand) == (2 if team == "X" else 1)


@pytest.mark.rule("vs:508.2c", "vs:508.2d", "vs:700.3")
def test_the_controller_of_a_target_that_was_taken_is_who_controls_it_now() -> None:
    fine = twist(
        "Fine",
        seq(StunIt(T), GainEndurance(5, player=T1), LoseEndurance(4, player=ControllerOf(T))),
        Aim(theirs()),
        Aim(Players()),
    )
    table = situation("vs", A=side(hand=[fine, TAKE]), B=side(front=[hero("Bea")]), C=side())
    table.A.plays("Fine", on=["Bea", "C"])
    table.A.plays("Take", on="Bea")
    table.resolve()
    table.places("Bea")
    table.resolve()
    # it is not an opponent's any more, and is not stunned; the other target gains, and its present controller pays
    assert not table.A["Bea"].stunned and (table.A.endurance, table.B.endurance, table.C.endurance) == (46, 50, 55)


@pytest.mark.rule("vs:505.4", "vs:508.2e", "vs:201.2a")
def test_an_effect_whose_source_was_kod_in_response_reads_the_atk_it_had() -> None:
    slam = hero("Slam", Activated((Activate(),), LoseEndurance(StatOf(THIS, "atk"), player=T), targets=(Aim(Players()),)), atk=7)
    kill = twist("Kill", KOIt(T), ANYONE)
    table = situation("vs", A=side(front=[slam, hero("Amy")]), B=side(hand=[kill]))
    table.A.uses("Slam", on="B")
    table.B.plays("Kill", on="Slam")
    table.resolve()
    table.resolve()
    assert table.A.pile == ["Slam"] and table.B.endurance == 43


@pytest.mark.rule("vs:505.1b", "vs:505.1c", "vs:508.2h", "vs:708.2b")
def test_of_several_modes_those_chosen_are_done_in_the_order_written_and_only_their_targets_are_chosen() -> None:
    plan = twist("Plan", choose_some(2, StunIt(T), GainEndurance(4), KOIt(T1)), Aim(theirs()), Aim(characters(STUNNED)))
    echo = twist("Echo", CopyIt(T, retarget=False), Aim(Effects(source="plot twist")))
    table = situation("vs", A=side(hand=[plan, echo]), B=side(front=[hero("Bea"), put(hero("Ben"), stunned=True)], hand=[plan]))
    table.A.plays("Plan")
    # stun and gain, stun and KO, or gain and KO
    assert table.asked == ("A", "mode") and len(table.options) == 3
    table.choose_option(0)
    table.chooses("Bea")
    assert table.asked[1] == "priority", "the mode that was not chosen has no target"
    table.A.plays("Echo")
    table.resolve()
    table.resolve()
    # the copy has the same modes and target
    assert table.B["Bea"].stunned and table.A.endurance == 54
    table.resolve()
    assert table.A.endurance == 58 and table.B["Ben"].zone == "play"


@pytest.mark.rule("vs:505.1c", "vs:508.2h")
def test_modes_for_which_there_is_no_target_cannot_be_chosen() -> None:
    plan = twist("Plan", choose_some(1, StunIt(T), GainEndurance(4), most=2), Aim(theirs()))
    table = situation("vs", A=side(hand=[plan]), B=side())
    table.A.plays("Plan")
    table.resolve()
    assert table.A.endurance == 54
