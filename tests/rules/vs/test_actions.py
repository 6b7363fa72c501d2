"""Section 708: copying, moving, powering up, recovering, reinforcing and replacing, with stand-ins."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    FACE_DOWN,
    Activated,
    Aim,
    BecomesPoweredUp,
    CardDef,
    Cards,
    Choose,
    ChooseOne,
    CopyIt,
    Effects,
    Every,
    ExhaustIt,
    Fixed,
    GainControl,
    GainEndurance,
    IfYouDo,
    IsKOd,
    LeavesPlay,
    MoveIt,
    Negate,
    Recovers,
    ReplaceIt,
    T,
    ToResources,
    Triggered,
    X,
    characters,
    location,
    pump,
    theirs,
    yours,
)
from longbox.games.vs.situations import FILLER, Table, put
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, COPY, FOE, HEAL, gear, someone, twist


def cells(table: Table) -> list[tuple[bool, str, int]]:
    """The cells offered for the first card that is placed."""
    shape: Any = table.decision.shape
    return [(shape.cells[i][0], ("front", "support")[shape.cells[i][1]], shape.cells[i][2]) for i in shape.next((0,))]


# -- copy ------------------------------------------------------------------------------------------------------------------

DULL = twist("Dull Echo", CopyIt(T, retarget=False), Aim(Effects()))


@pytest.mark.rule("vs:708.2a", "vs:708.2b", "vs:708.2e")
def test_a_copy_goes_on_top_with_the_choices_of_the_original() -> None:
    hit = twist("Hit", pump(T, -2, 0, "turn"), ANYONE)
    table = situation("vs", A=side(front=[someone("One"), someone("Two")], hand=[hit]), B=side(hand=[DULL]))
    table.A.plays("Hit", on="Two")
    table.B.plays("Dull Echo")
    table.resolve()
    # nothing is asked, and the copy is on top
    assert table.asked == ("A", "priority")
    assert table.chain == ["plays Hit on Two", "a copy of plays Hit on Two"]
    table.resolve()
    assert (table.A["One"].atk, table.A["Two"].atk) == (3, 1)
    table.resolve()
    assert table.A["Two"].atk == 0
    assert table.A.pile == ["Hit"] and table.B.pile == ["Dull Echo"]


@pytest.mark.rule("vs:708.2b")
def test_a_copy_has_the_mode_and_the_number_of_targets_of_the_original() -> None:
    choice = twist("Choice", ChooseOne((GainEndurance(5), ExhaustIt(T))), Aim(characters(), 0, 2))
    table = situation("vs", A=side(hand=[choice]), B=side(front=[someone(n) for n in ("One", "Two", "Three")], hand=[COPY]))
    table.A.plays("Choice", mode=1, on=[["One", "Two"]])
    table.B.plays("Echo")
    table.resolve()
    assert table.asked == ("B", "retarget")
    with pytest.raises(ValueError):
        table.match.choose((2,))
    table.chooses("Two", "Three")
    table.resolve()
    assert [n for n in ("One", "Two", "Three") if table.B[n].exhausted] == ["Two", "Three"]
    table.resolve()
    assert table.B["One"].exhausted
    assert table.A.endurance == 50


@pytest.mark.rule("vs:708.2d")
def test_a_copy_belongs_to_the_player_who_was_told_to_copy() -> None:
    table = situation("vs", A=side(hand=[twist("Gain", GainEndurance(4))]), B=side(hand=[COPY]))
    table.A.plays("Gain")
    table.B.plays("Echo")
    table.resolve_all()
    assert (table.A.endurance, table.B.endurance) == (54, 54)


@pytest.mark.rule("vs:708.2b", "vs:708.2e")
def test_a_copy_keeps_x_of_the_original() -> None:
    gain = twist("Gain", GainEndurance(X()), x=Fixed(9))
    table = situation("vs", A=side(hand=[gain]), B=side(hand=[DULL]))
    table.A.plays("Gain", x=7)
    table.B.plays("Dull Echo")
    table.resolve_all()
    assert (table.A.endurance, table.B.endurance) == (57, 57)


@pytest.mark.rule("vs:708.2a")
def test_nothing_is_copied_when_the_original_is_gone() -> None:
    no = twist("No", Negate(T), Aim(Effects()))
    table = situation("vs", A=side(hand=[twist("Gain", GainEndurance(4)), no]), B=side(hand=[COPY]))
    table.A.plays("Gain")
    table.B.plays("Echo")
    table.A.plays("No", on="plays Gain")
    table.resolve_all()
    assert (table.A.endurance, table.B.endurance) == (50, 50)


# -- move ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:708.4a", "vs:708.4e", "vs:708.4f")
def test_moving_keeps_the_object_and_its_counters() -> None:
    step = twist("Step", MoveIt(T), ANYONE)
    table = situation(
        "vs", A=side(front=[put(someone("One"), counters={"+1 ATK": 2}, exhausted=True), someone("Two")], hand=[step]), B=side()
    )
    ref = table.A["One"].ref
    table.A.plays("Step", on="One")
    table.resolve()
    # its own position is legal, an occupied one is not
    assert (False, "front", 0) in cells(table) and (False, "front", 1) not in cells(table)
    table.places("One", ("support", 0))
    one = table.A["One"]
    assert (one.ref, one.row, one.atk, one.exhausted) == (ref, "support", 5, True)


@pytest.mark.rule("vs:708.4b", "vs:700.1", "vs:700.3", "vs:602.2a")
def test_moving_to_another_players_row_changes_control_of_the_character_and_its_equipment() -> None:
    lure = twist("Lure", GainControl(T), Aim(theirs()))
    table = situation("vs", A=side(front=[FOE], hand=[lure]), B=side(front=[put(someone("Turncoat"), equipment=[gear("Gun")])]))
    table.A.attack("Foe", "Turncoat")
    ref = table.B["Turncoat"].ref
    table.A.plays("Lure")
    table.resolve()
    table.places("Turncoat", ("support", 0))
    turncoat = table.A["Turncoat"]
    assert (turncoat.ref, turncoat.controller, turncoat.owner, turncoat.defending) == (ref, "A", "B", False)
    assert table.A["Gun"].controller == "A"
    table.conclude()
    assert not turncoat.stunned and not table.A["Foe"].exhausted


@pytest.mark.rule("vs:708.4d")
def test_several_characters_move_at_once_and_may_swap_places() -> None:
    dance = twist("Dance", MoveIt(Every(yours())))
    table = situation("vs", A=side(front=[someone("One"), someone("Two")], hand=[dance]), B=side())
    table.A.plays("Dance")
    table.resolve()
    shape: Any = table.decision.shape
    cell = {c: i for i, c in enumerate(shape.cells)}
    # no two on one position
    with pytest.raises(ValueError):
        table.match.choose((0, cell[(False, 1, 0)], 1, cell[(False, 1, 0)]))
    table.match.choose((0, cell[(False, 0, 1)], 1, cell[(False, 0, 0)]))
    assert (table.A["One"].col, table.A["Two"].col) == (1, 0)


@pytest.mark.rule("vs:708.4g", "vs:502.4", "vs:214.1")
def test_a_character_moved_into_the_resource_row_leaves_play_face_down_without_counters() -> None:
    bury = twist("Bury", ToResources(T), Aim(yours()))
    leaver = someone("Leaver", text=[Triggered(LeavesPlay(), GainEndurance(3))])
    table = situation(
        "vs",
        A=side(front=[put(leaver, counters={"+1 ATK": 2}, equipment=[gear("Gun")])], hand=[bury], resources=[FILLER]),
        B=side(),
    )
    ref = table.A["Leaver"].ref
    table.A.plays("Bury")
    table.resolve()
    leaver_now = table.A["Leaver"]
    assert leaver_now.ref != ref and leaver_now.down and leaver_now.counters("+1 ATK") == 0
    assert table.A.resources == ["Filler", "Leaver"]
    assert "Gun" in table.A.pile
    table.resolve()
    assert table.A.endurance == 53


# -- power-up ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:708.5a", "vs:708.5b", "vs:708.5c", "vs:507.1b")
def test_power_ups_add_up_trigger_each_time_and_end_with_the_attack() -> None:
    ally = someone("Ally", text=[Triggered(BecomesPoweredUp(yours()), GainEndurance(1))])
    spare = [someone("Hero", 1, version=v) for v in ("A", "B")]
    table = situation(
        "vs",
        A=side(front=[someone("Hero")], support=[None, ally], hand=[*spare, someone("Else")]),
        B=side(front=[someone("Wall", 3, 1, 9)]),
    )
    table.A.attack("Hero", "Wall")
    assert not table.A.can("power-up", "Ally")
    table.A.powers_up("Hero", pay=["Hero, A"])
    table.resolve_all()
    table.A.powers_up("Hero")
    table.resolve_all()
    assert (table.A["Hero"].atk, table.A["Hero"].def_) == (5, 5)
    assert table.A.endurance == 52
    assert "vs:507.1b" in table.A.why_not("power-up", "Hero")
    table.conclude()
    assert table.A["Hero"].atk == 3


@pytest.mark.rule("vs:708.5c")
def test_a_defender_is_powered_up_by_its_controller_only() -> None:
    double = someone("Wall", 1, version="Old")
    table = situation("vs", A=side(front=[FOE], hand=[double]), B=side(front=[someone("Wall")], hand=[double]))
    table.A.attack("Foe", "Wall")
    assert table.A.offered() and not any("power-up" in o for o in table.options)
    table.B.powers_up("Wall")
    table.resolve()
    assert (table.B["Wall"].atk, table.B["Wall"].def_) == (4, 4)


# -- recover -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:708.6a", "vs:708.6b", "vs:G:Recover")
def test_recovering_turns_a_character_face_up_exhausted() -> None:
    watch = someone("Watch", text=[Triggered(Recovers(characters()), GainEndurance(1))])
    table = situation("vs", A=side(front=[put(someone("Fallen"), stunned=True), watch], hand=[HEAL, HEAL]), B=side())
    table.A.plays("Heal", on="Fallen")
    table.resolve_all()
    assert not table.A["Fallen"].stunned and table.A["Fallen"].exhausted
    assert table.A.endurance == 51
    # once more changes nothing, and nobody recovers
    table.A.plays("Heal", on="Fallen")
    table.resolve_all()
    assert table.A["Fallen"].exhausted and table.A.endurance == 51


# -- reinforcement -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:708.7a", "vs:708.7b", "vs:507.1c", "vs:701.10a", "vs:701.10b")
def test_an_adjacent_support_row_character_of_the_affiliation_reinforces() -> None:
    def mate(name: str, team: str = "Red") -> CardDef:
        return someone(name, teams=[team])

    table = situation(
        "vs",
        A=side(front=[FOE]),
        B=side(front=[mate("Front"), mate("Wall")], support=[mate("Askew"), mate("Behind")]),
    )
    assert table.B.why_not("reinforce", "Behind") == ["vs:507.1c"]
    table.A.attack("Foe", "Wall")
    assert table.B.why_not("reinforce", "Front") == ["vs:708.7b"]
    assert table.B.why_not("reinforce", "Askew") == ["vs:705.2"]
    table.B.reinforces("Behind")
    assert table.B["Behind"].exhausted
    assert not table.B["Wall"].reinforcement
    table.resolve()
    assert table.B["Wall"].reinforcement
    table.conclude()
    assert table.B.endurance == 47
    assert not table.B["Wall"].reinforcement


@pytest.mark.rule("vs:708.7b")
@pytest.mark.parametrize(("team", "exhausted", "rule"), [("Blue", False, "vs:708.7b"), ("Red", True, "vs:708.7b")])
def test_a_stranger_or_an_exhausted_character_does_not_reinforce(team: str, exhausted: bool, rule: str) -> None:
    table = situation(
        "vs",
        A=side(front=[FOE]),
        B=side(front=[someone("Wall", teams=["Red"])], support=[put(someone("Behind", teams=[team]), exhausted=exhausted)]),
    )
    table.A.attack("Foe", "Wall")
    assert table.B.why_not("reinforce", "Behind") == [rule]
    assert not table.B.can("reinforce", "Behind")


@pytest.mark.rule("vs:701.10d", "vs:708.7c")
@pytest.mark.parametrize("barred", [True, False])
def test_who_can_not_reinforce_others_pays_for_nothing(barred: bool) -> None:
    table = situation(
        "vs",
        A=side(front=[FOE], hand=["Five Against One"], resources=2),
        B=side(front=[someone("Wall", teams=["Red"])], support=[someone("Behind", teams=["Red"])]),
    )
    table.A.attack("Foe", "Wall")
    if barred:
        table.A.plays("Five Against One", on="Behind")
        table.resolve()
    table.B.reinforces("Behind")
    table.resolve()
    assert table.B["Behind"].exhausted
    assert table.B["Wall"].reinforcement is not barred


# -- replace -----------------------------------------------------------------------------------------------------------------

MY_RESOURCE = Cards("resources", (), "you")


@pytest.mark.rule("vs:708.8a", "vs:708.8c")
def test_a_face_up_resource_is_replaced_face_down_in_its_place() -> None:
    renew = twist("Renew", IfYouDo(ReplaceIt(T), GainEndurance(4)), Aim(MY_RESOURCE))
    table = situation(
        "vs",
        A=side(hand=[renew], resources=[FILLER, put("Danger Room", down=False), FILLER], deck=[someone("New"), FILLER]),
        B=side(),
    )
    table.A.plays("Renew", on="Danger Room")
    table.resolve()
    assert table.A.resources == ["Filler", "New", "Filler"]
    new = table.A["New"]
    # its controller may look at it, the opponent may not
    assert new.down and new.known == 1
    assert table.A.endurance == 54
    assert table.A.pile == ["Danger Room", "Renew"]


@pytest.mark.rule("vs:708.8a", "vs:708.8c")
def test_without_a_card_in_the_deck_a_resource_is_kod_but_not_replaced() -> None:
    renew = twist("Renew", IfYouDo(ReplaceIt(T), GainEndurance(4)), Aim(MY_RESOURCE))
    table = situation("vs", A=side(hand=[renew], resources=[someone("Old")], deck=[]), B=side())
    table.A.plays("Renew")
    table.resolve()
    assert table.A.resources == []
    assert table.A.pile == ["Old", "Renew"]
    assert table.A.endurance == 50


@pytest.mark.rule("vs:708.8b", "vs:708.8c")
@pytest.mark.parametrize("deck", [["New 1", "New 2"], ["New 1"]])
def test_several_resources_are_kod_together_and_then_refilled(deck: list[str]) -> None:
    renew = twist("Renew", IfYouDo(ReplaceIt(Choose(MY_RESOURCE, 2)), GainEndurance(4)))
    table = situation(
        "vs",
        A=side(hand=[renew], resources=[someone("Old 1"), FILLER, someone("Old 2")], deck=[someone(n) for n in deck]),
        B=side(),
    )
    table.A.plays("Renew")
    table.resolve()
    table.chooses("Old 1", "Old 2")
    assert sorted(table.A.pile) == ["Old 1", "Old 2", "Renew"]
    assert table.A.resources == (["New 1", "Filler", "New 2"] if len(deck) == 2 else ["New 1", "Filler"])
    assert table.A.endurance == (54 if len(deck) == 2 else 50)


@pytest.mark.rule("vs:708.8b", "vs:G:Replace")
def test_resources_that_are_replaced_together_leave_before_any_is_refilled() -> None:
    watch = location(
        "Watch", source="stand-in", threshold=0, text=[Triggered(IsKOd(Cards("resources", (), "any")), GainEndurance(1))]
    )
    renew = twist("Renew", ReplaceIt(Every(Cards("resources", (FACE_DOWN,), "you"))))
    table = situation(
        "vs",
        A=side(hand=[renew], resources=[someone("Old 1"), put(watch, down=False), someone("Old 2")], deck=[FILLER, FILLER]),
        B=side(),
    )
    table.A.plays("Renew")
    table.resolve()
    assert table.log.index("Old 2 is KO'd") < table.log.index("face down into the resource row")
    table.resolve_all()
    assert table.A.endurance == 52


@pytest.mark.rule("vs:G:Replace", "vs:203.3")
@pytest.mark.parametrize("deck", [2, 1])
def test_replacing_as_a_cost_needs_as_many_cards_in_the_deck(deck: int) -> None:
    plant = location(
        "Plant", source="stand-in", threshold=0, text=[Activated((ReplaceIt(Choose(MY_RESOURCE, 2)),), GainEndurance(4))]
    )
    table = situation("vs", A=side(resources=[put(plant, down=False), FILLER, FILLER], deck=[FILLER] * deck), B=side())
    assert table.A.can("use", "Plant") is (deck == 2)
    if deck == 2:
        table.A.uses("Plant", pay=[["Filler", "Filler"]])
        assert len(table.A.pile) == 2 and len(table.A.resources) == 3 and table.A.deck == []
        table.resolve()
        assert table.A.endurance == 54
