"""Chapter 7: control and characteristics."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.patterns.cards import Reinforces
from longbox.games.vs.language.vocabulary import (
    ATTACKER,
    DEFENDER,
    EXHAUSTED,
    IN_FRONT,
    IN_SUPPORT,
    READY,
    RECOVERY,
    TEAM_ATTACKER,
    THIS,
    VISIBLE,
    Activate,
    Activated,
    Aim,
    AtStart,
    BecomesStunned,
    Brand,
    Cards,
    Choose,
    Continuous,
    EntersPlay,
    GainControl,
    GainEndurance,
    Gets,
    Has,
    KOIt,
    LeavesPlay,
    MoveIt,
    Named,
    Other,
    PutIntoPlay,
    T,
    TransferIt,
    Triggered,
    TurnFaceDown,
    characters,
    gives,
    plot_twist,
    pump,
    theirs,
    yours,
)
from longbox.games.vs.situations import put
from longbox.kernel.queries import Scope
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, FOE, NO, STUN, TAKE, TIRE, WAKE, cells, fits, gear, place, someone, take, twist

# -- 700: control ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:700.1", "vs:700.2", "vs:708.4b", "vs:708.4a")
@pytest.mark.parametrize("hidden", [False, True])
def test_who_is_taken_goes_to_a_row_of_choice_in_the_same_kind_of_area_with_its_equipment(hidden: bool) -> None:
    turncoat = [put(someone("Turncoat"), equipment=[gear("Gun", keywords=["concealed-optional"] if hidden else [])])]
    theirs_ = side(hidden_front=turncoat) if hidden else side(front=turncoat)
    table = situation("vs", A=side(hand=[TAKE], front=[someone("Ann")], hidden_front=[someone("Abe")]), B=theirs_)
    table.A.plays("Take")
    table.resolve()
    assert table.asked == ("A", "move")
    assert cells(table) == {(hidden, "front"), (hidden, "support")}
    table.places("Turncoat", ("support", 0))
    turned = table.A["Turncoat"]
    assert (turned.controller, turned.owner, turned.hidden, turned.row) == ("A", "B", hidden, "support")
    assert turned.equipment == ["Gun"] and table.A["Gun"].controller == "A"
    assert table.B.characters == []
    # the line of the move says who has it now
    assert "Turncoat moves to A's support row: A gains control of it  [vs:708.4a]" in table.log


@pytest.mark.rule("vs:700.2", "vs:708.12g", "vs:708.12d")
@pytest.mark.parametrize(("where", "able"), [("front", True), ("hidden_front", False)])
def test_equipment_that_is_taken_goes_to_a_character_of_yours_where_it_may_be(where: str, able: bool) -> None:
    steal = twist("Steal", TransferIt(T, Choose(yours())), Aim(Cards("equipment", (), "opponent")))
    table = situation(
        "vs",
        A=side(hand=[steal], **{where: [someone("Ann")]}),
        B=side(front=[put(someone("Bea"), equipment=[gear("Gun")]), someone("Bob")]),
    )
    table.A.plays("Steal")
    table.resolve()
    assert table.asked == ("A", "priority")
    assert (table.A["Ann"].equipment, table.B["Bea"].equipment) == ((["Gun"], []) if able else ([], ["Gun"]))
    if able:
        assert (table.A["Gun"].controller, table.A["Gun"].owner) == ("A", "B")


@pytest.mark.rule("vs:700.3", "vs:700.3a")
def test_modifiers_stay_on_who_changes_sides_unless_they_depend_on_the_controller() -> None:
    rally = twist("Rally", pump(T, 2, 0, "turn"), ANYONE)
    captain = someone("Captain", text=[Continuous(yours(Other()), (Gets(4, 0),))])
    warden = someone("Warden", text=[Continuous(yours(Other()), (Gets(0, 7),))])
    table = situation("vs", A=side(front=[warden], hand=[TAKE]), B=side(front=[captain, someone("Turncoat")], hand=[rally]))
    table.B.plays("Rally", on="Turncoat")
    table.resolve()
    before = table.B["Turncoat"].ref
    assert (table.B["Turncoat"].atk, table.B["Turncoat"].def_) == (3 + 2 + 4, 3)
    take(table, "Turncoat")
    assert table.A["Turncoat"].ref == before
    assert (table.A["Turncoat"].atk, table.A["Turncoat"].def_) == (3 + 2, 3 + 7)


@pytest.mark.rule("vs:700.3b", "vs:501.4b")
def test_a_new_controller_can_not_use_a_power_that_was_used_up() -> None:
    once = someone("Once", text=[Activated((), GainEndurance(1), limit=(1, "turn"))])
    often = someone("Often", text=[Activated((Activate(),), GainEndurance(1))])
    table = situation("vs", A=side(hand=[TAKE, TAKE]), B=side(front=[once, often]))
    table.B.uses("Once")
    table.resolve()
    take(table, "Once")
    take(table, "Often")
    assert table.A.why_not("use", "Once") == ["vs:501.4"] and not table.A.can("use", "Once")
    assert table.A.can("use", "Often")


@pytest.mark.rule("vs:700.3", "vs:701.1", "vs:701.2", "vs:602.2a")
def test_an_attacker_that_is_taken_attacks_no_more_and_the_attack_goes_on_without_it() -> None:
    lure = twist("Lure", GainControl(T), Aim(theirs(ATTACKER)))
    pair = [someone(n, teams=["Red"]) for n in ("One", "Two")]
    table = situation("vs", A=side(front=pair), B=side(front=[someone("Wall", 3, 1, 4)], hand=[lure]))
    table.A.attack(["One", "Two"], "Wall")
    table.B.plays("Lure", on="Two")
    table.resolve()
    table.places("Two")
    assert not table.B["Two"].attacking and table.B["Two"].exhausted
    assert table.A["One"].attacking and table.B["Wall"].defending
    table.conclude()
    # 3 ATK against 4 DEF: the other one's ATK is not counted
    assert not table.B["Wall"].stunned and table.B.endurance == 50


# -- 701: characteristics ------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:701.1", "vs:701.2", "vs:G:Attacker", "vs:G:Defender", "vs:G:In Combat")
def test_attacker_and_defender_are_characteristics_of_the_attack_substep_only() -> None:
    table = situation("vs", A=side(front=[someone("One", 3, 1, 9), someone("Two")]), B=side(front=[someone("Wall", 3, 1, 9)]))
    one, two, wall = table.A["One"], table.A["Two"], table.B["Wall"]
    table.A.attack("One", "Wall", begin=False)
    assert fits(table, ATTACKER, one, two, wall) == [False] * 3 and fits(table, DEFENDER, one, two, wall) == [False] * 3
    table.begin_attack()
    assert fits(table, ATTACKER, one, two, wall) == [True, False, False]
    assert fits(table, DEFENDER, one, two, wall) == [False, False, True]
    table.conclude()
    assert fits(table, ATTACKER, one, two, wall) == [False] * 3 and fits(table, DEFENDER, one, two, wall) == [False] * 3


@pytest.mark.rule("vs:701.3", "vs:701.9", "vs:708.15a", "vs:708.16a", "vs:G:Ready", "vs:G:Exhaust", "vs:G:Exhausted")
def test_an_object_is_always_ready_or_exhausted_and_enters_play_ready() -> None:
    table = situation("vs", step="recruit", A=side(hand=[someone("New", 1), TIRE, WAKE], resources=1), B=side())
    table.A.recruits("New")
    new = table.A["New"]
    for card, ready in (("", True), ("Tire", False), ("Wake", True)):
        if card:
            table.A.plays(card)
            table.resolve()
        assert (fits(table, READY, new), fits(table, EXHAUSTED, new)) == ([ready], [not ready])


@pytest.mark.rule(
    "vs:701.5", "vs:701.13", "vs:701.11", "vs:705.3a", "vs:G:Front Row", "vs:G:Support Row", "vs:G:Row", "vs:G:Position"
)
def test_a_character_is_in_one_of_two_rows_and_a_resource_in_neither() -> None:
    step = twist("Step", MoveIt(T), ANYONE)
    table = situation(
        "vs",
        A=side(front=[put(someone("Ann"), equipment=[gear("Gun")])], hand=[step], resources=[put(place("Spot"), down=False)]),
        B=side(hidden_front=[someone("Ghost")]),
    )
    ann, gun, spot, ghost = table.A["Ann"], table.A["Gun"], table.A["Spot"], table.B["Ghost"]
    assert fits(table, IN_FRONT, ann, gun, spot) == [True, False, False]
    assert fits(table, IN_SUPPORT, ann, gun, spot) == [False, False, False]
    assert fits(table, VISIBLE, ann, spot, ghost) == [True, True, False]
    table.A.plays("Step", on="Ann")
    table.resolve()
    table.places("Ann", ("support", 0))
    assert fits(table, IN_FRONT, ann, gun, spot) == [False] * 3
    assert fits(table, IN_SUPPORT, ann, gun, spot) == [True, False, False]


@pytest.mark.rule("vs:701.7", "vs:701.16", "vs:701.12d", "vs:705.2b", "vs:G:Protected", "vs:G:Unprotected", "vs:G:Protecting")
def test_who_is_protected_by_whom() -> None:
    table = situation(
        "vs",
        A=side(front=[someone("Enemy"), someone("Second")]),
        B=side(
            front=[None, someone("Shield"), put(someone("Fallen"), stunned=True), someone("Guard")],
            support=[someone("Open"), someone("Safe"), someone("Behind"), put(someone("Down"), stunned=True)],
            hidden_front=[someone("Elsewhere")],
        ),
    )
    # the enemy in the column of Open, or a hidden character in it, shields nobody
    who = ("Shield", "Open", "Safe", "Behind", "Down")
    assert [table.B[n].protected for n in who] == [False, False, True, False, False]
    assert [table.A.can_attack("Enemy", n) for n in who] == [True, True, False, True, False]


@pytest.mark.rule("vs:701.4", "vs:701.8", "vs:701.17", "vs:701.18", "vs:G:Hidden", "vs:G:Visible")
def test_flight_reaches_the_protected_and_range_attacks_from_the_support_row_but_neither_reaches_the_hidden() -> None:
    table = situation(
        "vs",
        A=side(
            front=[someone("Flyer", flight=True), someone("Walker")], support=[someone("Archer", range_=True), someone("Rear")]
        ),
        B=side(front=[someone("Shield")], support=[someone("Safe")], hidden_front=[someone("Ghost")]),
    )
    legal = {
        a: [d for d in ("Shield", "Safe", "Ghost") if table.A.can_attack(a, d)] for a in ("Flyer", "Walker", "Archer", "Rear")
    }
    assert legal == {"Flyer": ["Shield", "Safe"], "Walker": ["Shield"], "Archer": ["Shield"], "Rear": []}


@pytest.mark.rule("vs:701.6", "vs:701.11c", "vs:701.11d")
def test_ongoing_text_works_while_the_plot_twist_is_face_up_in_a_resource_row() -> None:
    banner = plot_twist(
        "Banner",
        threshold=1,
        effect=GainEndurance(2),
        ongoing=[Continuous(yours(), (Gets(1, 0),)), Activated((), GainEndurance(1), limit=(1, "turn"))],
        source="stand-in",
    )
    fold = twist("Fold", TurnFaceDown(T), Aim(Cards("resources", (), "you")))
    table = situation("vs", A=side(front=[someone("Ann")], hand=[banner, fold], resources=[banner]), B=side())
    assert table.A["Ann"].atk == 3
    table.match.choose((next(i for i, o in enumerate(table.options) if "Banner from the resource row" in o),))
    table.resolve()
    assert (table.A.endurance, table.A["Ann"].atk) == (52, 4)
    # face up it has all its powers
    up = table.s.zone(0, 5)[0]
    assert any("use Banner" in o for o in table.options)
    table.A.plays("Fold")
    table.resolve()
    assert table.s.things[up].down and table.A["Ann"].atk == 3
    assert not any("use Banner" in o for o in table.options)
    assert table.A.hand == ["Banner"]


@pytest.mark.rule("vs:701.10", "vs:701.10a", "vs:708.7a", "vs:G:Reinforcement")
@pytest.mark.parametrize("reinforced", [True, False])
def test_reinforcement_stops_the_breakthrough_of_those_attacking_that_character(reinforced: bool) -> None:
    words = [Continuous(THIS, (Has("reinforcement"),))] if reinforced else []
    table = situation("vs", A=side(front=[FOE]), B=side(front=[someone("Wall", text=words)]))
    table.A.attack("Foe", "Wall")
    assert table.B["Wall"].reinforcement is reinforced
    table.conclude()
    assert table.B["Wall"].stunned
    assert table.B.endurance == 50 - 3 - (0 if reinforced else 6)


GRATEFUL = Triggered(Reinforces(yours(Named("Helper"))), GainEndurance(4))


@pytest.mark.rule("vs:701.10c", "vs:708.7c")
@pytest.mark.parametrize("how", ["exhausted for it", "its own power", "for itself", "barred", "negated"])
def test_a_character_has_reinforced_whom_it_gave_reinforcement(how: str) -> None:
    guard = Activated((), gives(T, Has("reinforcement"), until="attack"), targets=(Aim(yours()),), limit=(1, "turn"))
    helper = someone("Helper", teams=["Red"], text=[guard])
    table = situation(
        "vs",
        A=side(front=[FOE], hand=["Five Against One", NO], resources=2),
        B=side(front=[someone("Wall", teams=["Red"]), someone("Judge", text=[GRATEFUL])], support=[helper]),
    )
    table.A.attack("Foe", "Wall")
    if how == "barred":
        table.A.plays("Five Against One", on="Helper")
        table.resolve()
    if how in ("its own power", "for itself"):
        table.B.uses("Helper", on="Wall" if how == "its own power" else "Helper")
    else:
        table.B.reinforces("Helper")
    if how == "negated":
        table.A.plays("No")
    table.resolve_all()
    assert table.B["Wall"].reinforcement is (how in ("exhausted for it", "its own power"))
    assert table.B.endurance == (54 if how in ("exhausted for it", "its own power") else 50)


@pytest.mark.rule("vs:701.11a", "vs:701.11b", "vs:701.11c", "vs:708.9e", "vs:G:Resource", "vs:G:Object", "vs:213.5b")
def test_what_a_resource_is_face_down_revealed_and_face_up() -> None:
    dream = place("Dream", Continuous(yours(), (Gets(1, 0),)), Activated((), GainEndurance(1)), brand="DC")
    table = situation("vs", A=side(front=[someone("Ann")], resources=[dream]), B=side())
    here = table.A["Dream"]
    locations, resources = Cards("locations", (), "you"), Cards("resources", (), "you")

    def state() -> tuple[Any, ...]:
        s, scope = table.s, Scope(0, -1)
        kinds = (len(resources.numbers(s, scope)), len(locations.numbers(s, scope)))
        return (kinds, here.values.names, fits(table, Brand("DC"), here)[0], table.A["Ann"].atk, len(here.abilities))

    # a location works only face up: revealed it is no location yet, though its continuous power works
    assert state() == ((1, 0), (), False, 3, 0)
    table.A.reveals("Dream")
    assert state() == ((1, 0), ("Dream",), True, 4, 2)
    assert not table.A.can("use", "Dream")
    table.A.unreveals("Dream")
    assert state() == ((1, 0), (), False, 3, 0)
    table.A.flips("Dream")
    assert state() == ((1, 1), ("Dream",), True, 4, 2)
    assert table.A.can("use", "Dream")


@pytest.mark.rule("vs:701.11d", "vs:701.11e")
def test_a_resource_keeps_its_readiness_face_down_and_gets_a_new_timestamp_face_up() -> None:
    fold = twist("Fold", TurnFaceDown(T), Aim(Cards("resources", (), "you")))
    spot = place("Spot", Activated((Activate(),), GainEndurance(1)))
    table = situation("vs", A=side(hand=[fold], resources=[put(spot, down=False, counters={"dream": 1})]), B=side())
    table.A.uses("Spot")
    table.resolve()
    ref, stamp = table.A["Spot"].ref, table.A["Spot"].stamp
    table.A.plays("Fold")
    table.resolve()
    card = table.A["Spot"]
    assert (card.ref, card.stamp, card.exhausted, card.counters("dream")) == (ref, stamp, True, 1)
    table.A.flips("Spot")
    card = table.A["Spot"]
    assert card.ref == ref and card.stamp > stamp and card.text_stamp > stamp
    assert card.exhausted and table.A.why_not("use", "Spot") != []


@pytest.mark.rule("vs:701.12", "vs:701.12c", "vs:701.12h", "vs:G:Stun", "vs:G:Stunned")
def test_a_stunned_attacker_or_defender_is_out_of_the_attack_and_can_not_be_proposed() -> None:
    pair = [someone(n, 2, 9, 9, teams=["Red"]) for n in ("One", "Two")]
    table = situation("vs", A=side(front=pair, hand=[STUN]), B=side(front=[someone("Wall", 4), someone("Next")], hand=[STUN]))
    table.A.attack(["One", "Two"], "Wall")
    table.B.plays("Stun", on="Two")
    table.resolve()
    assert fits(table, ATTACKER, table.A["One"], table.A["Two"]) == [True, False]
    assert fits(table, TEAM_ATTACKER, table.A["One"], table.A["Two"]) == [True, False]
    assert table.A.endurance == 48
    table.A.plays("Stun", on="Wall")
    table.resolve()
    assert not table.B["Wall"].defending and table.B["Wall"].exhausted and table.B.endurance == 46
    table.conclude()
    # without a defender the attacker that is left readies, and nobody is hurt
    assert not table.A["One"].exhausted and table.B.endurance == 46
    assert not table.A.can_attack("One", "Wall") and not table.A.can_attack("Two", "Next") and table.A.can_attack("One", "Next")


@pytest.mark.rule("vs:701.12f", "vs:708.11l", "vs:502.4", "vs:701.12b")
def test_a_stunned_character_has_only_what_triggers_on_its_leaving() -> None:
    ghost = someone(
        "Ghost",
        text=[
            Triggered(LeavesPlay(), GainEndurance(3)),
            Triggered(AtStart(RECOVERY), GainEndurance(20)),
            Activated((), GainEndurance(30)),
            Continuous(yours(), (Gets(5, 5),)),
        ],
        keywords=["leader"],
    )
    out = twist("Out", KOIt(T), ANYONE)
    table = situation("vs", A=side(front=[put(ghost, stunned=True), someone("Mate")], hand=[out]), B=side())
    assert table.A["Ghost"].abilities == () and table.A["Ghost"].keywords == frozenset()
    assert not table.A.can("use", "Ghost", 2) and table.A["Mate"].atk == 3
    table.A.plays("Out", on="Ghost")
    table.resolve_all()
    assert table.A.endurance == 53
    # gaining a power does not help a stunned character
    table = situation(
        "vs",
        A=side(front=[put(someone("Mute"), stunned=True)], hand=[twist("Teach", gives(T, Has("invulnerability")), ANYONE)]),
        B=side(),
    )
    table.A.plays("Teach")
    table.resolve()
    assert table.A["Mute"].keywords == frozenset()


@pytest.mark.rule("vs:701.12g", "vs:214.4", "vs:214.6a", "vs:214.6b", "vs:706.7f")
def test_who_enters_play_stunned_costs_nothing_and_triggers_nothing() -> None:
    nova = someone("Nova", 4, keywords=["cosmic", "concealed"], text=[Triggered(EntersPlay(), GainEndurance(20))])
    watch = someone("Watch", text=[Triggered(BecomesStunned(characters()), GainEndurance(10))])
    raise_ = twist("Raise", PutIntoPlay(Choose(Cards("pile", (), "you")), stunned=True))
    table = situation("vs", A=side(front=[watch], hand=[raise_], pile=[nova]), B=side())
    table.A.plays("Raise")
    table.resolve()
    table.places("Nova")
    card = table.A["Nova"]
    assert card.stunned and card.exhausted and card.hidden and card.counters("cosmic") == 0
    assert table.chain == [] and table.A.endurance == 50


@pytest.mark.rule("vs:701.14", "vs:G:Team Attack", "vs:G:Team Attacker")
def test_the_last_of_a_team_is_a_team_attacker_still() -> None:
    pair = [someone(n, 3, 9, 9, teams=["Red"]) for n in ("One", "Two")]
    table = situation("vs", A=side(front=[*pair, someone("Three")]), B=side(front=[someone("Wall")], hand=[STUN, STUN]))
    table.A.attack(["One", "Two"], "Wall")
    table.B.plays("Stun", on="Two")
    table.resolve()
    assert fits(table, TEAM_ATTACKER, *(table.A[n] for n in ("One", "Two", "Three"))) == [True, False, False]
    # and the attack is a team attack: no breakthrough
    table.conclude()
    assert table.B["Wall"].stunned and table.B.endurance == 47


@pytest.mark.rule("vs:701.15", "vs:704.1", "vs:G:Unique", "vs:G:Non-Unique", "vs:G:Army")
@pytest.mark.parametrize(("version", "stays"), [("", False), ("Army", True), ("Non-Unique", True)])
def test_characters_are_unique_unless_their_version_says_otherwise(version: str, stays: bool) -> None:
    twin = someone("Twin", 1, version=version)
    table = situation("vs", step="recruit", A=side(front=[twin], hand=[twin], resources=1), B=side(front=[twin]))
    table.A.recruits("Twin", at=("front", 1))
    assert len(table.A.characters) == (2 if stays else 1) and len(table.B.characters) == 1
    assert table.A.pile == ([] if stays else [twin.full_name])


@pytest.mark.rule("vs:701.19", "vs:701.20", "vs:G:Marvel", "vs:G:DC Card", "vs:212.2")
def test_marvel_and_dc_cards_are_told_by_their_icon() -> None:
    table = situation(
        "vs",
        A=side(
            front=[someone("Marv", brand="Marvel"), someone("Dee", brand="DC"), someone("Blank")],
            resources=[place("Den", brand="DC")],
        ),
        B=side(),
    )
    looks = [table.A[n] for n in ("Marv", "Dee", "Blank", "Den")]
    assert fits(table, Brand("Marvel"), *looks) == [True, False, False, False]
    # nobody sees the icon of a face-down resource
    assert fits(table, Brand("DC"), *looks) == [False, True, False, False]
    table.A.flips("Den")
    assert fits(table, Brand("DC"), *looks) == [False, True, False, True]
