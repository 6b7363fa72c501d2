"""Chapter 2, the parts of a card: types, classes, text boxes, values and icons."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    Activated,
    Affiliated,
    Aim,
    Brand,
    Continuous,
    Discard,
    GainEndurance,
    Gets,
    GetsWillpower,
    Keyword,
    Loses,
    RecoverIt,
    T,
    Trait,
    WithWillpower,
    characters,
    gives,
    in_hand,
    pump,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.games.vs.view.table import FLIGHT, card, character
from longbox.kernel.queries import Scope
from longbox.situations import side, situation
from tests.rules.vs.standins import FLASH, FREE, gear, marker, offered_in_full, pawn, targets_of, twist, up
from tests.worked import laid

# -- 206, 207 affiliations, classes, traits ---------------------------------------------------------------------------------


@pytest.mark.rule("vs:206.1", "vs:206.1a", "vs:206.1b", "vs:601.5a", "vs:708.7b", "vs:G:Unaffiliated")
def test_affiliations_decide_on_team_attacks_and_reinforcement() -> None:
    double = pawn("Double", teams=["X", "Y"])
    table = situation(
        "vs",
        A=side(front=[double, pawn("Xan"), pawn("Yul", teams=["Y"]), pawn("Lone", teams=[])]),
        B=side(
            front=[pawn("Bea", teams=["X", "Y"])],
            support=[pawn("Yan", teams=["Y"])],
        ),
    )
    assert table.A.can_attack(["Double", "Xan"], "Bea") and table.A.can_attack(["Double", "Yul"], "Bea")
    # the two of one character don't make the others friends, and who has none shares none
    assert not table.A.can_attack(["Double", "Xan", "Yul"], "Bea") and not table.A.can_attack(["Double", "Lone"], "Bea")
    assert Affiliated(False).test(table.s, table.A["Lone"].number, Scope(table.A.player, -1)) and table.A["Double"].teams == {
        "X",
        "Y",
    }
    table.A.attack("Xan", "Bea")
    assert table.B.can("reinforce", "Yan")
    table = situation("vs", A=side(front=[double]), B=side(front=[pawn("Bea", teams=[])], support=[pawn("Yan", teams=["Y"])]))
    table.A.attack("Double", "Bea")
    assert table.B.why_not("reinforce", "Yan") == ["vs:708.7b"]


@pytest.mark.rule("vs:207.1", "vs:207.1a", "vs:207.1b", "vs:207.3", "vs:201.2c")
def test_classes_and_traits_are_groups_of_cards() -> None:
    traits = ("Energy", "Mental", "Physical")
    theirs = [*(pawn(f"The {t}", traits=[t]) for t in traits), pawn("Artie", classes=["Mutant"]), pawn("Human")]
    seekers = [marker(Trait(t), name=t) for t in traits]
    table = situation("vs", A=side(front=[*seekers, marker(Trait("Mutant"), name="Mutants")]), B=side(front=theirs))
    for t in traits:
        assert targets_of(table, t) == [f"The {t}"]
    # who has a trait is a Mutant as well
    assert targets_of(table, "Mutants") == ["The Energy", "The Mental", "The Physical", "Artie"]


@pytest.mark.rule("vs:207.2")
def test_classes_and_traits_outlast_stunning_and_the_resource_row() -> None:
    mind = pawn("Mind", traits=["Mental"], keywords=["leader"])
    table = situation("vs", A=side(front=[put(mind, stunned=True)], resources=[pawn("Buried", traits=["Mental"])]), B=side())
    assert table.A["Mind"].traits == {"Mental"} and table.A["Mind"].classes == {"Mutant"}
    assert table.A["Mind"].keywords == frozenset()
    table.A.reveals("Buried")
    assert table.A["Buried"].traits == {"Mental"} and table.A["Buried"].classes == {"Mutant"}


# -- 210 text boxes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:210.1", "vs:501.4")
def test_each_paragraph_is_a_power_and_a_modifier_of_its_own() -> None:
    once = Activated(FREE, GainEndurance(1), limit=(1, "turn"))
    ann = pawn("Ann", text=[once, Activated(FREE, GainEndurance(5), limit=(1, "turn"))])
    both = twist("Both", [pump(T, 1, until="turn"), pump(T, 2, until="turn")], targets=[Aim(yours())])
    table = situation("vs", A=side(front=[ann], hand=[both]), B=side())
    assert len(table.A["Ann"].text) == 2
    table.A.uses("Ann", 0)
    table.resolve()
    # one used up, the other not
    assert not table.A.can("use", "Ann", 0) and table.A.can("use", "Ann", 1)
    table.A.plays("Both")
    table.resolve()
    assert len(table.s.modifiers) == 2 and len({m.stamp for m in table.s.modifiers}) == 2
    assert table.A["Ann"].atk == 7


@pytest.mark.rule("vs:210.5", "vs:701.12b", "vs:302.5", "vs:201.2b")
def test_revealed_cards_have_text_wherever_they_are_except_the_stunned_and_what_they_wear() -> None:
    boss = pawn("Boss", keywords=["leader"])
    belt = gear("Belt", keywords=["transferable"], text=[Activated(FREE, GainEndurance(1))])
    table = situation(
        "vs",
        A=side(
            front=[
                marker(Keyword("leader")),
                pawn("Calls", text=[Activated((Discard(query=in_hand(Keyword("leader"))),), GainEndurance(1))]),
                put(pawn("Fallen", keywords=["leader"]), stunned=True, equipment=[belt]),
                put(pawn("Stands", keywords=["leader"]), equipment=[belt]),
            ],
            hand=[boss, pawn("Clerk")],
            pile=[boss],
            removed=[boss],
        ),
        B=side(),
    )
    for kind in ("hand", "pile", "removed"):
        zone = {"hand": 1, "pile": 2, "removed": 3}[kind]
        assert "leader" in table.s.now(table.s.zone(0, zone)[0]).keywords
    # the card in hand is a leader card; of those in play only the one that stands
    assert targets_of(table, "Seeker") == ["Stands"]
    fallen, stands = (table.s.equipment_on(table.A[n].number)[0] for n in ("Fallen", "Stands"))
    assert table.s.now(fallen).abilities == () and "transferable" not in table.s.now(fallen).keywords
    assert len(table.s.now(stands).abilities) == 1 and "transferable" in table.s.now(stands).keywords
    table.A.uses("Calls")
    assert table.A.pile == ["Boss", "Boss"] and table.A.hand == ["Clerk"]


# -- 211 values -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:211.1", "vs:211.3", "vs:301.7")
def test_characters_have_atk_def_and_a_willpower_of_zero_unless_printed() -> None:
    table = situation(
        "vs",
        A=side(front=[marker(WithWillpower(1)), pawn("Wills", 2, 3, willpower=4)]),
        B=side(front=[pawn("Weak"), pawn("Wise", willpower=1)]),
    )
    wills = table.A["Wills"]
    assert (wills.atk, wills.def_, wills.willpower) == (2, 3, 4)
    assert table.B["Weak"].willpower == 0
    assert targets_of(table, "Seeker") == ["Wills", "Wise"]


@pytest.mark.rule("vs:211.3a", "vs:701.12e", "vs:G:Willpower")
def test_a_stunned_characters_willpower_is_zero_and_does_not_change() -> None:
    oath = twist("Oath", gives(T, GetsWillpower(2)), targets=[Aim(characters())])
    band = pawn("Band", text=[Continuous(yours(), (GetsWillpower(1),))])
    wake = twist("Wake", RecoverIt(T), targets=[Aim(characters())])
    table = situation(
        "vs", A=side(front=[band, pawn("Hal", willpower=3), pawn("Guy", willpower=3)], hand=[oath, oath, FLASH, wake]), B=side()
    )
    assert (table.A["Hal"].willpower, table.A["Band"].willpower) == (4, 1)
    table.A.plays("Oath", on="Hal")
    table.resolve()
    assert (table.A["Hal"].willpower, table.A["Guy"].willpower) == (6, 4)
    table.A.plays("Flash", on="Hal")
    table.resolve()
    assert table.A["Hal"].willpower == 0
    # what it can't gain now it has not gained later
    table.A.plays("Oath", on="Hal")
    table.resolve()
    assert table.A["Hal"].willpower == 0
    table.A.plays("Wake", on="Hal")
    table.resolve()
    assert table.A["Hal"].willpower == 6
    assert Continuous(yours(), (GetsWillpower(1),)).print("Band") == "Characters you control get +1 willpower."


@pytest.mark.rule("vs:211.3a")
def test_a_stunned_character_loses_no_willpower_either() -> None:
    doubt = twist("Doubt", gives(T, GetsWillpower(-2)), targets=[Aim(characters())])
    wake = twist("Wake", RecoverIt(T), targets=[Aim(characters())])
    table = situation("vs", A=side(front=[put(pawn("Hal", willpower=3), stunned=True)], hand=[doubt, wake, doubt]), B=side())
    table.A.plays("Doubt")
    table.resolve()
    table.A.plays("Wake")
    table.resolve()
    assert table.A["Hal"].willpower == 3
    table.A.plays("Doubt")
    table.resolve()
    assert table.A["Hal"].willpower == 1


# -- 212 icons --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:212.1", "vs:701.4", "vs:701.8", "vs:304.8")
def test_icons_stand_for_flight_range_and_ongoing() -> None:
    pact = twist("Pact", ongoing=[Continuous(yours(), (Gets(1, 0),))])
    table = situation(
        "vs",
        A=side(support=[pawn("Archer", range_=True), pawn("Guard")], front=[pawn("Flier", flight=True)], resources=[up(pact)]),
        B=side(front=[pawn("Front")], support=[pawn("Back")]),
    )
    assert table.A.can_attack("Archer", "Front") and not table.A.can_attack("Guard", "Front")
    assert table.A.can_attack("Flier", "Back") and not table.A.can_attack("Archer", "Back")
    assert table.A["Flier"].keywords == frozenset() and table.A["Flier"].text == []
    assert table.A["Pact"].ongoing and table.A["Archer"].atk == 5


@pytest.mark.rule("vs:212.2", "vs:701.11a")
def test_the_brand_icon_makes_marvel_and_dc_cards() -> None:
    wolf, bat = pawn("Wolf", brand="Marvel"), pawn("Bat", brand="DC")
    pick = Activated((Discard(query=in_hand(Brand("DC"))),), GainEndurance(1))
    table = situation(
        "vs",
        A=side(front=[marker(Brand("Marvel")), pawn("Fan", text=[pick])], hand=[wolf, bat, FILLER], resources=[bat]),
        B=side(front=[wolf, bat, put(pawn("Down", brand="Marvel"), stunned=True)]),
    )
    assert targets_of(table, "Seeker") == ["Wolf", "Down"]
    assert not Brand("DC").test(table.s, table.s.zone(0, 5)[0], Scope(0, -1))
    table.A.uses("Fan")
    assert table.A.pile == ["Bat"] and table.A.hand == ["Wolf", "Filler"]


@pytest.mark.rule("vs:212.4", "vs:701.4")
def test_modifiers_change_characteristics_and_no_icons() -> None:
    clip = twist("Clip", gives(T, Loses("flight")), targets=[Aim(yours())])
    hawk = pawn("Hawk", version="Army", flight=True)
    table = situation("vs", A=side(front=[hawk, hawk], hand=[clip]), B=side(front=[pawn("Front")], support=[pawn("Back")]))
    first, second = table.s.characters(0)
    table.A.plays("Clip", on="Hawk")
    table.resolve()
    assert (table.s.now(first).flight, table.s.now(second).flight) == (False, True)
    # the card still shows its icon, and has flight again with the next turn
    assert table.s.things[first].printed.values.flight
    assert FLIGHT in card(table.s, first, 0).keywords and FLIGHT not in character(table.s, first, 0).keywords
    table.until("build phase")
    assert table.s.now(first).flight


@pytest.mark.example("vs:202.2#ex3")
@pytest.mark.rule("vs:202.2")
def test_moonglow_finds_cards_with_the_version_team_up() -> None:
    table = laid("vs:202.2#ex3")
    table.A.uses("Moonglow")
    table.resolve()
    table.says(True)
    assert offered_in_full(table) == ["Stormfront-1, Team-Up", "Justice for All, Team-Up", "Faces of Evil, Team-Up"]
    table.chooses("Justice for All")
    assert table.A.hand == ["Justice for All, Team-Up"] and table.asked == ("A", "priority")
