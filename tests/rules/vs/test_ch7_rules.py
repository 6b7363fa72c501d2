"""Chapter 7: what happens at once, loops, uniqueness and positions."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    CHARACTER_CARD,
    THIS,
    Activated,
    Adjacent,
    Aim,
    BecomesExhausted,
    BecomesStunned,
    CardDef,
    Cards,
    Choose,
    Continuous,
    ExhaustIt,
    Fixed,
    GainEndurance,
    Gets,
    IsKOd,
    KOIt,
    LeavesPlay,
    MoveIt,
    Named,
    Other,
    PutIntoPlay,
    Readies,
    ReadyIt,
    Renamed,
    T,
    Triggered,
    X,
    characters,
    gives,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, HEAL, STUN, TAKE, TIRE, gear, place, someone, take, twist

# -- 702: at the same time -------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:702.2")
def test_a_player_makes_all_choices_before_anything_happens() -> None:
    # both leave at once, so each sees the other go
    def mourner(name: str) -> CardDef:
        return someone(name, text=[Triggered(LeavesPlay(characters(Other())), GainEndurance(1))])

    purge = twist("Purge", KOIt(Choose(yours(), 2)))
    table = situation("vs", A=side(front=[mourner("One"), mourner("Two"), mourner("Three")], hand=[purge]), B=side())
    table.A.plays("Purge")
    table.resolve()
    assert table.A.pile == []
    table.chooses("One", "Three")
    assert sorted(table.A.pile) == ["One", "Purge", "Three"]
    while table.asked[1] == "trigger order":
        table.choose_option(0)
    table.resolve_all()
    # One and Three saw each other, Two saw both
    assert table.A.endurance == 54


@pytest.mark.rule("vs:702.3", "vs:506.2a")
def test_triggers_of_one_moment_go_onto_the_chain_in_turn_the_primary_players_first() -> None:
    def watcher(name: str) -> CardDef:
        return someone(name, text=[Triggered(BecomesStunned(characters(Named("Victim"))), GainEndurance(1))])

    table = situation(
        "vs",
        primary="B",
        A=side(front=[watcher("A1"), watcher("A2")], hand=[STUN]),
        B=side(front=[watcher("B1"), watcher("B2"), someone("Victim")]),
        C=side(front=[watcher("C1")]),
    )
    table.A.plays("Stun", on="Victim")
    table.resolve()
    assert table.asked == ("B", "trigger order")
    table.choose_option(1)
    # then clockwise: C has nothing to order, A has
    assert table.asked == ("A", "trigger order")
    assert table.chain == ["B2 (triggered)", "B1 (triggered)", "C1 (triggered)"]
    table.choose_option(0)
    assert table.chain[3:] == ["A1 (triggered)", "A2 (triggered)"]
    assert table.asked == ("B", "priority")


# -- 703: loops ------------------------------------------------------------------------------------------------------------


def see_saw(name: str = "Saw") -> CardDef:
    """Ready and exhausted by turns, for ever."""
    return someone(name, text=[Triggered(Readies(), ExhaustIt(THIS)), Triggered(BecomesExhausted(), ReadyIt(THIS))])


@pytest.mark.rule("vs:703.3")
def test_a_loop_of_mandatory_actions_that_nobody_breaks_is_a_draw() -> None:
    table = situation("vs", windows="needed", A=side(front=[see_saw()], hand=[TIRE]), B=side())
    table.A.plays("Tire")
    # nobody has anything to do about it: it runs on by itself to the end
    assert table.result is not None and table.winners == []
    assert table.result.rule == "vs:703.3"


@pytest.mark.rule("vs:703.1", "vs:703.1b", "vs:703.3")
def test_a_loop_may_be_broken_partway_by_who_can() -> None:
    table = situation("vs", windows="needed", A=side(front=[see_saw()], hand=[TIRE]), B=side(hand=[STUN]))
    table.A.plays("Tire")
    for _ in range(6):
        assert table.asked == ("B", "priority")
        table.choose_option(0)
    table.B.plays("Stun")
    while table.result is None and table.chain and table.asked[1] == "priority":
        table.all_pass()
    assert table.result is None
    assert table.A["Saw"].stunned and table.chain == []


@pytest.mark.rule("vs:703.1", "vs:703.1b")
def test_a_loop_of_optional_actions_goes_on_as_often_as_its_player_does_it_and_nobody_stops_it() -> None:
    spring = someone("Spring", 2, text=[Activated((), GainEndurance(1))])
    table = situation("vs", A=side(front=[spring]), B=side(hand=[STUN]))
    for _ in range(5):
        table.A.uses("Spring")
        table.resolve()
    assert table.A.endurance == 55 and table.result is None
    # partway through the next one the opponent ends it, and play proceeds from there
    table.A.uses("Spring")
    table.B.plays("Stun")
    table.resolve_all()
    assert table.A.endurance == 55 - 2 + 1 and not table.A.can("use", "Spring")


@pytest.mark.rule("vs:703.1a")
def test_a_loop_of_optional_actions_that_leads_back_to_the_same_table_is_not_gone_round_again() -> None:
    wheel = someone("Wheel", text=[Activated((), ExhaustIt(THIS)), Activated((), ReadyIt(THIS)), Activated((), GainEndurance(1))])
    table = situation("vs", A=side(front=[wheel], hand=[twist("Gain", GainEndurance(5))]), B=side())

    def offered() -> list[bool]:
        return [table.A.can("use", "Wheel", i) for i in range(3)]

    assert offered() == [True] * 3
    table.A.uses("Wheel", 0)
    table.resolve()
    table.A.uses("Wheel", 1)
    table.resolve()
    # once round: the action that would go round again is not the next one
    assert offered() == [False, True, True]
    # what leads elsewhere may be repeated as often as one likes, and makes all of it possible again
    table.A.uses("Wheel", 2)
    table.resolve()
    assert table.A.endurance == 51 and offered() == [True] * 3


@pytest.mark.rule("vs:703.2", "vs:G:Number")
def test_a_number_that_is_chosen_is_a_finite_one_from_zero_up() -> None:
    gain = twist("Gain", GainEndurance(X()), x=Fixed(9))
    for answer in (0, 9):
        table = situation("vs", A=side(hand=[gain]), B=side())
        table.A.plays("Gain")
        assert table.asked == ("A", "x")
        for wrong in (-1, 10, 10**9, 2.5, float("inf")):
            with pytest.raises(ValueError):
                table.match.choose((wrong,))
        table.match.choose((answer,))
        table.resolve()
        assert table.A.endurance == 50 + answer


# -- 704: uniqueness ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:704.1", "vs:704.4")
def test_recruiting_puts_away_every_unique_object_of_the_name_whatever_it_is_without_ko() -> None:
    new = someone("Echo", 1, version="New")
    watch = someone(
        "Watch", text=[Triggered(IsKOd(Cards("play")), GainEndurance(30)), Triggered(LeavesPlay(characters()), GainEndurance(1))]
    )
    table = situation(
        "vs",
        step="recruit",
        A=side(
            front=[
                put(someone("Echo", version="Old"), equipment=[gear("Pack")]),
                put(someone("Mate"), equipment=[gear("Echo", version="Unique")]),
                someone("Echo", version="Army"),
                watch,
                put(someone("Echo", version="Lent"), owner="B"),
            ],
            hand=[new],
            resources=[put(place("Echo"), down=False), place("Echo", version="Buried"), FILLER],
        ),
        B=side(front=[someone("Echo", version="Foreign")]),
    )
    table.A.recruits("Echo, New")
    while table.asked[1] == "trigger order":
        table.choose_option(0)
    table.resolve_all()
    # a namesake that is lent goes to its owner's pile; a face-down resource has no name
    assert sorted(table.A.pile) == ["Echo", "Echo, Old", "Echo, Unique", "Pack"]
    assert table.B.pile == ["Echo, Lent"]
    assert sorted(table.A.characters) == ["Echo, Army", "Echo, New", "Mate", "Watch"]
    assert table.A.resources == ["Echo, Buried", "Filler"]
    assert table.B.characters == ["Echo, Foreign"]
    assert table.A.endurance == 52


@pytest.mark.rule("vs:704.1", "vs:704.4", "vs:G:Name")
@pytest.mark.parametrize("recruit", ["Heir", "Mask"])
def test_the_name_that_counts_is_the_one_an_object_has_now(recruit: str) -> None:
    mask = twist("Masquerade", gives(T, Renamed("Mask")), Aim(yours()))
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[someone("Heir")], hand=[mask, someone(recruit, 1, version="Young")], resources=1),
        B=side(),
    )
    table.A.plays("Masquerade")
    table.resolve()
    table.A.recruits(f"{recruit}, Young")
    assert table.A.pile == (["Masquerade", "Heir"] if recruit == "Mask" else ["Masquerade"])


@pytest.mark.rule("vs:704.4", "vs:704.1")
@pytest.mark.parametrize("how", ["taken", "put into play", "renamed", "recovered"])
def test_uniqueness_is_not_checked_at_other_times(how: str) -> None:
    twin = someone("Twin", 1)
    raise_ = twist("Raise", PutIntoPlay(Choose(Cards("pile", (CHARACTER_CARD,), "you"))))
    rename = twist("Rename", gives(T, Renamed("Twin")), Aim(yours(Named("Other"))))
    table = situation(
        "vs",
        step="recruit",
        A=side(
            front=[put(twin, stunned=how == "recovered"), someone("Other")],
            hand=[TAKE, raise_, rename, HEAL, twin],
            pile=[twin],
            resources=1,
        ),
        B=side(front=[twin]),
    )
    if how == "taken":
        take(table, "Twin")
    elif how == "put into play":
        table.A.plays("Raise")
        table.resolve()
        table.places("Twin")
    elif how == "renamed":
        table.A.plays("Rename")
        table.resolve()
    else:
        take(table, "Twin")
        table.A.plays("Heal", on="Twin")
        table.resolve()
    names = [n for k in table.s.characters(0) for n in table.s.now(k).names]
    assert names.count("Twin") == 2
    # the next recruit checks it, for all of them
    table.A.recruits("Twin")
    names = [n for k in table.s.characters(0) for n in table.s.now(k).names]
    assert names.count("Twin") == 1


@pytest.mark.rule("vs:704.2", "vs:704.4")
def test_flipping_puts_away_only_face_up_namesakes_of_yours() -> None:
    table = situation(
        "vs",
        A=side(
            resources=[
                put(place("Spot", version="One"), down=False),
                place("Spot", version="Two"),
                place("Spot", version="Three"),
            ]
        ),
        B=side(resources=[put(place("Spot", version="Far"), down=False)]),
    )
    table.A.flips("Spot, Two")
    assert table.A.resources == ["Spot, Two", "Spot, Three"] and table.A.pile == ["Spot, One"]
    assert table.B.resources == ["Spot, Far"]


@pytest.mark.rule("vs:704.3", "vs:G:Equip", "vs:G:Transfer")
def test_attaching_unique_equipment_puts_namesakes_away_but_taking_its_bearer_does_not() -> None:
    ring = gear("Ring", version="Unique")
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[put(someone("Ann"), equipment=[ring]), someone("Abe")], hand=[TAKE, ring], resources=1),
        B=side(front=[put(someone("Bea"), equipment=[ring])]),
    )
    take(table, "Bea")
    assert table.A["Ann"].equipment == ["Ring, Unique"] == table.A["Bea"].equipment
    table.A.recruits("Ring")
    assert table.A["Abe"].equipment == ["Ring, Unique"]
    assert table.A["Ann"].equipment == [] == table.A["Bea"].equipment
    assert table.A.pile == ["Take", "Ring, Unique"] and table.B.pile == ["Ring, Unique"]


# -- 705: positions ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:705.1", "vs:705.2", "vs:705.2a", "vs:G:Adjacent", "vs:G:Area")
def test_who_is_adjacent_to_whom() -> None:
    chief = someone("Chief", text=[Continuous(characters(Adjacent(THIS)), (Gets(1, 0),))])
    table = situation(
        "vs",
        A=side(
            front=[someone("Left"), chief, None, someone("Gap")],
            support=[someone("Askew"), someone("Behind"), someone("Other")],
            hidden_front=[someone("Ghost"), someone("Shade"), someone("Wraith")],
        ),
        B=side(front=[someone("Enemy"), someone("Across")]),
    )
    near = [n for n in ("Left", "Gap", "Askew", "Behind", "Other", "Ghost", "Shade", "Wraith", "Chief") if table.A[n].atk == 4]
    assert near == ["Left", "Behind"]
    assert table.B["Enemy"].atk == table.B["Across"].atk == 3


@pytest.mark.rule("vs:705.1", "vs:705.2", "vs:708.4a")
def test_adjacency_follows_who_moves_across_a_gap() -> None:
    chief = someone("Chief", text=[Continuous(characters(Adjacent(THIS)), (Gets(1, 0),))])
    step = twist("Step", MoveIt(T), ANYONE)
    table = situation("vs", A=side(front=[chief, None, someone("Far")], hand=[step]), B=side())
    assert table.A["Far"].atk == 3
    table.A.plays("Step", on="Far")
    table.resolve()
    shape: Any = table.decision.shape
    columns = {shape.cells[i][2] for i in shape.next((0,)) if shape.cells[i][1] == 0}
    # the column in between is free, that of Chief is not, and there is room on either side
    assert 0 not in columns and {-1, 1, 2, 3} <= columns
    table.places("Far", ("front", 1))
    assert table.A["Far"].atk == 4


@pytest.mark.rule("vs:705.3", "vs:705.4", "vs:705.5", "vs:G:Resource Row", "vs:G:Build")
def test_resources_stand_side_by_side_and_close_up() -> None:
    # a location whose power speaks of resources adjacent to it, and one that speaks of characters
    beacon = place(
        "Beacon",
        Activated((), KOIt(T), targets=(Aim(Cards("resources", (Adjacent(THIS),))),), limit=(2, "turn")),
        Continuous(characters(Adjacent(THIS)), (Gets(9, 9),)),
    )
    row = [someone("One"), put(beacon, down=False), someone("Two"), someone("Three")]
    table = situation(
        "vs",
        step="resource",
        A=side(front=[someone("Ann"), someone("Abe")], support=[someone("Amy")], hand=[someone("New")], resources=row),
        B=side(resources=[FILLER, FILLER]),
    )
    table.A.builds("New")
    assert table.A.resources == ["One", "Beacon", "Two", "Three", "New"]
    assert [table.A[n].atk for n in ("Ann", "Abe", "Amy")] == [3, 3, 3]
    table.A.uses("Beacon")
    assert table.asked == ("A", "target")
    assert sorted(o.split()[0] for o in table.options) == ["One", "Two"]
    table.chooses("Two")
    table.resolve()
    assert table.A.resources == ["One", "Beacon", "Three", "New"]
    table.A.uses("Beacon")
    assert sorted(o.split()[0] for o in table.options) == ["One", "Three"]
