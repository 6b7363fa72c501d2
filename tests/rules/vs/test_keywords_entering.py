"""Sections 706 and 600.4: concealed, willpower, leader, reservist, press, terraform, substitute, who must attack, with stand-ins."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.keywords import substitute, terraform
from longbox.games.vs.language.permissions import attacks_if_able
from longbox.games.vs.language.vocabulary import (
    EXHAUSTED,
    HIDDEN,
    T1,
    THIS,
    Adjacent,
    Aim,
    CardDef,
    Cards,
    Choose,
    Continuous,
    GainEndurance,
    Gets,
    Lasting,
    PutIntoPlay,
    ReadyIt,
    T,
    TransferIt,
    characters,
    equipment,
    leader,
    location,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation
from tests.rules.vs.standins import NO, STUN, gear, someone, twist

# -- concealed ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:706.9", "vs:706.10a", "vs:213.5e")
@pytest.mark.parametrize(("keywords", "sides"), [([], {False}), (["concealed"], {True}), (["concealed-optional"], {False, True})])
def test_where_a_concealed_character_enters_play(keywords: list[str], sides: set[bool]) -> None:
    table = situation("vs", step="recruit", A=side(hand=[someone("Spy", 1, keywords=keywords)], resources=1), B=side())
    table.A.recruits("Spy", resolve=False)
    table.resolve()
    assert table.asked == ("A", "place")
    shape: Any = table.decision.shape
    assert {shape.cells[i][0] for i in shape.next((0,))} == sides
    table.places("Spy", hidden=max(sides))
    assert table.A["Spy"].hidden is max(sides)


@pytest.mark.rule("vs:706.9", "vs:706.10", "vs:706.10a", "vs:G:Concealed", "vs:G:Concealed—Optional")
@pytest.mark.parametrize(
    ("keyword", "areas"), [("concealed", {True}), ("concealed-optional", {False, True}), ("leader", {False})]
)
@pytest.mark.parametrize("zone", ["pile", "resources"])
def test_concealed_works_from_any_zone(keyword: str, areas: set[bool], zone: str) -> None:
    raise_ = twist("Raise", PutIntoPlay(Choose(Cards(zone, (), "you"))))
    table = situation("vs", A=side(hand=[raise_], **{zone: [someone("Spy", keywords=[keyword])]}), B=side())
    table.A.plays("Raise")
    table.resolve()
    assert table.asked == ("A", "place")
    shape: Any = table.decision.shape
    assert {shape.cells[i][0] for i in shape.next((0,))} == areas


@pytest.mark.rule("vs:706.10b", "vs:302.3a", "vs:G:Concealed—Optional")
@pytest.mark.parametrize("keywords", [[], ["concealed-optional"]])
def test_concealed_optional_equipment_is_recruited_onto_hidden_characters_too(keywords: list[str]) -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(
            front=[put(someone("Seen"), equipment=[gear("Old")])],
            hidden_front=[someone("Unseen")],
            hand=[gear("Cloak", keywords=keywords)],
            resources=1,
        ),
        B=side(),
    )
    assert table.A.can("recruit", "Cloak") is bool(keywords)
    if keywords:
        table.A.recruits("Cloak")
        assert table.A["Unseen"].equipment == ["Cloak"]


@pytest.mark.rule("vs:706.10b", "vs:708.12a")
def test_concealed_optional_equipment_goes_between_the_areas() -> None:
    give = twist("Hand Over", TransferIt(T, T1), Aim(Cards("equipment")), Aim(yours(HIDDEN)))
    table = situation(
        "vs",
        A=side(
            front=[put(someone("Seen"), equipment=[gear("Pack"), gear("Cloak", keywords=["concealed-optional"])])],
            hidden_front=[someone("Unseen")],
            hand=[give, give],
        ),
        B=side(),
    )
    table.A.plays("Hand Over", on="Pack")
    table.resolve()
    assert table.A["Unseen"].equipment == []
    table.A.plays("Hand Over", on="Cloak")
    table.resolve()
    assert table.A["Unseen"].equipment == ["Cloak"]
    assert table.A["Seen"].equipment == ["Pack"]


# -- willpower, leader, reservist -----------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:706.11", "vs:706.11a", "vs:706.11b", "vs:708.11k")
def test_willpower_is_printed_zero_without_it_and_zero_while_stunned() -> None:
    table = situation("vs", A=side(front=[someone("Lantern", willpower=4), someone("Plain")], hand=[STUN]), B=side())
    assert (table.A["Lantern"].willpower, table.A["Plain"].willpower) == (4, 0)
    table.A.plays("Stun", on="Lantern")
    table.resolve()
    assert table.A["Lantern"].willpower == 0


@pytest.mark.rule("vs:706.12", "vs:705.2", "vs:G:Leader")
def test_a_leader_power_speaks_of_adjacent_characters() -> None:
    chief = someone("Chief", keywords=["leader"], text=[leader(Continuous(characters(Adjacent(THIS)), (Gets(1, 1),)))])
    table = situation(
        "vs",
        A=side(front=[chief, someone("Right"), someone("Far")], support=[someone("Behind"), someone("Askew")]),
        B=side(front=[someone("Enemy")]),
    )
    assert [table.A[n].atk for n in ("Right", "Behind", "Far", "Askew", "Chief")] == [4, 4, 3, 3, 3]
    assert table.B["Enemy"].atk == 3


RESERVE = someone("Reserve", 2, keywords=["reservist"])


@pytest.mark.rule("vs:706.13a", "vs:706.13b", "vs:706.13c", "vs:706.13", "vs:G:Reservist")
@pytest.mark.parametrize("fill", [True, False])
def test_a_reservist_is_recruited_from_the_resource_row_and_a_card_may_take_its_place(fill: bool) -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(hand=[someone("Spare"), someone("Other")], resources=[FILLER, RESERVE, put("Danger Room", down=False)]),
        B=side(),
    )
    table.A.recruits("Reserve", resolve=False)
    assert table.asked == ("A", "reservist")
    table.chooses(*(["Spare"] if fill else []))
    assert table.A.resources == (["Filler", "Spare", "Danger Room"] if fill else ["Filler", "Danger Room"])
    assert table.A.hand == (["Other"] if fill else ["Spare", "Other"])
    assert table.A.points == 1
    table.resolve()
    table.places("Reserve")
    assert table.A["Reserve"].zone == "play"
    if fill:
        assert table.A["Spare"].down


@pytest.mark.rule("vs:706.13a")
def test_without_reservist_no_character_card_is_recruited_from_the_resource_row() -> None:
    table = situation("vs", step="recruit", A=side(resources=[someone("Buried", 1), FILLER]), B=side(resources=[RESERVE, FILLER]))
    assert table.A.why_not("recruit", "Buried") == ["vs:706.13a"]
    assert not table.A.can("recruit", "Buried")
    assert not table.B.can("recruit", "Reserve")


# -- press --------------------------------------------------------------------------------------------------------------------


def presser(name: str, cost: int) -> CardDef:
    """A character with press."""
    return someone(name, cost, keywords=["press"])


@pytest.mark.rule("vs:706.14", "vs:G:Press")
def test_press_counts_all_press_cards_of_the_turn_for_the_next_character_only() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(hand=[presser("One", 1), presser("Two", 3), someone("Next", 5), someone("After", 2)], resources=8),
        B=side(),
    )
    table.A.recruits("One", at=("front", 0))
    table.A.recruits("Two", at=("front", 1))
    assert table.A.points == 8 - 1 - 2
    table.A.recruits("Next", at=("front", 2))
    assert table.A.points == 5 - 3
    table.A.recruits("After", at=("front", 3))
    assert table.A.points == 0


@pytest.mark.rule("vs:706.14")
def test_press_makes_equipment_no_cheaper_and_a_cost_of_zero_stays_zero() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(hand=[presser("One", 1), equipment("Pack", cost=2, source="stand-in"), someone("Free", 0)], resources=3),
        B=side(),
    )
    table.A.recruits("One", at=("front", 0))
    table.A.recruits("Pack")
    assert table.A.points == 0
    table.A.recruits("Free", at=("front", 1))
    assert table.A.points == 0


# -- terraform, substitute ------------------------------------------------------------------------------------------------------

GARDEN = location("Garden", threshold=3, source="stand-in", text=[terraform()])


@pytest.mark.rule("vs:706.15", "vs:708.9d", "vs:G:Terraform")
def test_terraform_exchanges_a_face_down_resource_for_the_card() -> None:
    table = situation(
        "vs", step="recruit", A=side(hand=[GARDEN], resources=[someone("Old"), put("Danger Room", down=False), FILLER]), B=side()
    )
    table.A.uses("Garden")
    assert table.A["Garden"].zone == "chain"
    assert table.A.hand == []
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(True)
    assert table.asked == ("A", "choose")
    assert [o.split(" (")[0] for o in table.options] == ["Old", "Filler"]
    table.chooses("Old")
    assert table.A.hand == ["Old"]
    assert table.A.resources == ["Danger Room", "Filler", "Garden"]
    assert table.A["Garden"].down
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:706.15a", "vs:708.9d")
@pytest.mark.parametrize("how", ["negated", "declined", "nothing to return"])
def test_a_terraform_that_does_nothing_gives_the_card_back(how: str) -> None:
    row = [put("Danger Room", down=False)] if how == "nothing to return" else [FILLER]
    table = situation("vs", step="recruit", A=side(hand=[GARDEN], resources=row), B=side(hand=[NO]))
    table.A.uses("Garden")
    if how == "negated":
        table.B.plays("No")
        table.resolve()
    else:
        table.resolve()
        table.says(how != "declined")
    assert table.A.hand == ["Garden"]
    assert table.A.pile == []
    assert len(table.A.resources) == 1


@pytest.mark.rule("vs:706.15", "vs:706.16")
@pytest.mark.parametrize("power", [terraform, substitute])
def test_powers_of_the_hand_wait_for_your_recruit_step(power: Any) -> None:
    card = someone("Card", 1, text=[power()])
    table = situation(
        "vs", step="recruit", A=side(hand=[card], front=[someone("Old")], resources=1), B=side(hand=[card], front=[someone("X")])
    )
    assert table.A.can("use", "Card")
    assert table.B.why_not("use", "Card") == ["vs:501.3"]
    table = situation("vs", A=side(hand=[card], front=[someone("Old")], resources=1), B=side())
    assert table.A.why_not("use", "Card") == ["vs:501.3"]
    table = situation("vs", step="recruit", A=side(front=[card, someone("Old")], resources=1), B=side())
    assert not table.A.can("use", "Card")


HEIR = someone("Heir", 3, text=[substitute()])


@pytest.mark.rule("vs:706.16", "vs:706.16b", "vs:708.9d", "vs:G:Substitute")
def test_substitute_removes_a_ready_character_of_at_least_its_cost() -> None:
    front = [someone("Old", 3), someone("Elder", 5), someone("Kid", 2), put(someone("Tired", 4), exhausted=True)]
    table = situation("vs", step="recruit", A=side(front=front, hand=[HEIR], resources=3), B=side(front=[someone("Enemy", 4)]))
    table.A.uses("Heir")
    assert table.A["Heir"].zone == "chain"
    table.resolve()
    table.says(True)
    assert [o.split()[0] for o in table.options] == ["Old", "Elder"]
    table.chooses("Elder")
    table.places("Heir", ("support", 0))
    assert table.A.removed == ["Elder"]
    assert table.A["Heir"].zone == "play" and not table.A["Heir"].exhausted
    # it was not recruited: the points are still there
    assert table.A.points == 3


@pytest.mark.rule("vs:706.16", "vs:704.1", "vs:704.4")
def test_a_substituted_unique_character_replaces_its_namesake() -> None:
    young, grown = someone("Heir", 1, version="Young"), someone("Heir", 3, version="Grown", text=[substitute()])
    table = situation("vs", step="recruit", A=side(front=[young, someone("Old", 3)], hand=[grown]), B=side())
    table.A.uses("Heir, Grown")
    table.resolve()
    table.says(True)
    # the young one costs too little: there is nobody else to choose
    table.places("Heir, Grown")
    assert table.A.removed == ["Old"]
    assert table.A.pile == ["Heir, Young"]
    assert table.A.characters == ["Heir, Grown"]


@pytest.mark.rule("vs:706.16a", "vs:708.9d")
@pytest.mark.parametrize("how", ["negated", "declined", "nobody"])
def test_a_substitute_that_does_nothing_gives_the_card_back(how: str) -> None:
    front = [] if how == "nobody" else [someone("Old", 3)]
    table = situation("vs", step="recruit", A=side(front=front, hand=[HEIR]), B=side(hand=[NO]))
    table.A.uses("Heir")
    if how == "negated":
        table.B.plays("No")
        table.resolve()
    else:
        table.resolve()
        table.says(how != "declined")
    assert table.A.hand == ["Heir"]
    assert table.A.removed == [] and table.A.pile == []
    assert len(table.A.characters) == len(front)


# -- attacks if able --------------------------------------------------------------------------------------------------------------

RAGER = someone("Rager", text=[attacks_if_able("{name} attacks each turn if able")])


@pytest.mark.rule("vs:600.4", "vs:407.5", "vs:G:Attacks If Able")
def test_nobody_passes_while_a_character_that_attacks_if_able_could() -> None:
    table = situation(
        "vs", A=side(front=[RAGER, someone("Calm")], hand=[twist("Gain", GainEndurance(1))]), B=side(front=[someone("Foe")])
    )
    assert "pass" not in table.options
    # other actions are still there, and so is an attack without that character
    table.A.plays("Gain")
    assert "pass" in table.options
    table.resolve()
    assert "pass" not in table.options
    table.A.attack("Calm", "Foe")
    assert table.A["Calm"].attacking
    table.conclude()
    # the only character it could attack is stunned: now it could attack directly
    assert "pass" not in table.options
    table.A.attack("Rager", "B")
    table.conclude()
    assert "pass" in table.options


@pytest.mark.rule("vs:600.4")
@pytest.mark.parametrize("state", [{"exhausted": True}, {"stunned": True}])
def test_a_character_that_can_not_attack_does_not_have_to(state: dict[str, bool]) -> None:
    table = situation("vs", A=side(front=[put(RAGER, **state), someone("Calm")]), B=side(front=[someone("Foe")]))
    assert "pass" in table.options


@pytest.mark.rule("vs:600.4", "vs:G:Attacks If Able")
def test_a_character_that_has_attacked_this_turn_has_done_its_duty() -> None:
    ready = twist("Again", ReadyIt(T), Aim(characters(EXHAUSTED)))
    taunt = twist("Taunt", Lasting(attacks_if_able("{target} attacks if able", T), "turn"), Aim(characters()))
    table = situation(
        "vs", A=side(front=[someone("Bull", 3, 3, 9)], hand=[ready]), B=side(front=[someone("Foe", 3, 1, 9)], hand=[taunt])
    )
    assert "pass" in table.options
    table.B.plays("Taunt", on="Bull")
    table.resolve()
    assert "pass" not in table.options
    table.A.attack("Bull", "Foe")
    table.conclude()
    table.A.plays("Again")
    table.resolve()
    assert not table.A["Bull"].exhausted
    assert "pass" in table.options
