"""Chapter 7 but for its keywords: control, characteristics, what happens at once, loops, uniqueness, positions, actions."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.reinforcing import Reinforces
from longbox.games.vs.situation import FILLER, Table, put
from longbox.games.vs.vocabulary import (
    ATTACKER,
    CHARACTER_CARD,
    DEFENDER,
    EXHAUSTED,
    FACE_DOWN,
    IN_FRONT,
    IN_SUPPORT,
    READY,
    RECOVERY,
    T1,
    TEAM_ATTACKER,
    THIS,
    VISIBLE,
    Activate,
    Activated,
    Adjacent,
    Aim,
    AtStart,
    BecomesExhausted,
    BecomesStunned,
    Brand,
    CardDef,
    Cards,
    Choose,
    Continuous,
    CopyIt,
    Effects,
    EntersPlay,
    Every,
    ExhaustIt,
    Fixed,
    GainControl,
    GainEndurance,
    Gets,
    Has,
    IfYouDo,
    IsKOd,
    KOIt,
    LeavesPlay,
    LoseEndurance,
    MoveIt,
    Named,
    Negate,
    Other,
    Players,
    PowerUpIt,
    PutIntoPlay,
    Readies,
    ReadyIt,
    RecoverIt,
    Renamed,
    Replacement,
    StunIt,
    Stuns,
    T,
    TransferIt,
    Triggered,
    TurnFaceDown,
    Would,
    X,
    character,
    characters,
    evasion,
    gives,
    location,
    plot_twist,
    pump,
    seq,
    theirs,
    yours,
)
from longbox.kernel.queries import Scope
from longbox.situations import side, situation
from tests.rules.vs.standins import gear, twist


def someone(name: str, cost: int = 3, atk: int = 3, def_: int = 3, **facts: Any) -> CardDef:
    """A character who is only there."""
    return character(name, cost=cost, atk=atk, def_=def_, source="stand-in", **facts)


def spot(name: str, *text: Any, **facts: Any) -> CardDef:
    """A location."""
    return location(name, threshold=0, text=text, source="stand-in", **facts)


def cells(table: Table) -> set[tuple[bool, str]]:
    """The areas and rows offered for the first card that is placed."""
    assert table.decision is not None
    shape: Any = table.decision.shape
    return {(shape.cells[i][0], ("front", "support")[shape.cells[i][1]]) for i in shape.next((0,))}


def fits(table: Table, filter_: Any, *looks: Any) -> list[bool]:
    """Which of some cards have a property."""
    return [filter_.test(table.s, look.number, Scope(0, -1)) for look in looks]


ANYONE = Aim(characters())
STUN = twist("Stun", StunIt(T), ANYONE)
RECOVER = twist("Heal", RecoverIt(T), ANYONE)
TAKE = twist("Take", GainControl(T), Aim(theirs()))
TIRE = twist("Tire", ExhaustIt(T), ANYONE)
WAKE = twist("Wake", ReadyIt(T), ANYONE)
NEGATE = twist("No", Negate(T), Aim(Effects()))
FOE = someone("Foe", 6, 9, 9)


def take(table: Table, name: str, at: tuple[str, int] | None = None) -> None:
    """A takes control of a character."""
    table.A.plays("Take")
    if table.asked[1] == "target":
        table.chooses(name)
    table.resolve()
    table.places(name, at)


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
        A=side(front=[put(someone("Ann"), equipment=[gear("Gun")])], hand=[step], resources=[put(spot("Spot"), down=False)]),
        B=side(hidden_front=[someone("Ghost")]),
    )
    ann, gun, place, ghost = table.A["Ann"], table.A["Gun"], table.A["Spot"], table.B["Ghost"]
    assert fits(table, IN_FRONT, ann, gun, place) == [True, False, False]
    assert fits(table, IN_SUPPORT, ann, gun, place) == [False, False, False]
    assert fits(table, VISIBLE, ann, place, ghost) == [True, True, False]
    table.A.plays("Step", on="Ann")
    table.resolve()
    table.places("Ann", ("support", 0))
    assert fits(table, IN_FRONT, ann, gun, place) == [False] * 3
    assert fits(table, IN_SUPPORT, ann, gun, place) == [True, False, False]


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
        A=side(front=[FOE], hand=["Five Against One", NEGATE], resources=2),
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
    dream = spot("Dream", Continuous(yours(), (Gets(1, 0),)), Activated((), GainEndurance(1)), brand="DC")
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
    place = spot("Spot", Activated((Activate(),), GainEndurance(1)))
    table = situation("vs", A=side(hand=[fold], resources=[put(place, down=False, counters={"dream": 1})]), B=side())
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
            resources=[spot("Den", brand="DC")],
        ),
        B=side(),
    )
    looks = [table.A[n] for n in ("Marv", "Dee", "Blank", "Den")]
    assert fits(table, Brand("Marvel"), *looks) == [True, False, False, False]
    # nobody sees the icon of a face-down resource
    assert fits(table, Brand("DC"), *looks) == [False, True, False, False]
    table.A.flips("Den")
    assert fits(table, Brand("DC"), *looks) == [False, True, False, True]


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
            resources=[put(spot("Echo"), down=False), spot("Echo", version="Buried"), FILLER],
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
            hand=[TAKE, raise_, rename, RECOVER, twin],
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
            resources=[put(spot("Spot", version="One"), down=False), spot("Spot", version="Two"), spot("Spot", version="Three")]
        ),
        B=side(resources=[put(spot("Spot", version="Far"), down=False)]),
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
    beacon = spot(
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


# -- 708: game actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:708.1", "vs:708.1a", "vs:203.10")
def test_an_action_that_pays_a_cost_is_not_replaced_as_one_of_an_effect_is() -> None:
    statue = someone(
        "Statue",
        text=[Replacement(Would(BecomesExhausted(characters(Named("Worker"))), "Worker would exhaust"), GainEndurance(10))],
    )
    worker = someone("Worker", text=[Activated((Activate(),), GainEndurance(1))])
    table = situation("vs", A=side(front=[worker, statue], hand=[TIRE]), B=side())
    table.A.plays("Tire", on="Worker")
    table.resolve()
    assert not table.A["Worker"].exhausted and table.A.endurance == 60
    table.A.uses("Worker")
    table.resolve()
    assert table.A["Worker"].exhausted and table.A.endurance == 61


COPY = twist("Echo", CopyIt(T), Aim(Effects()))


@pytest.mark.rule("vs:708.2a", "vs:708.2c", "vs:708.2d", "vs:708.2e", "vs:G:Copy")
def test_a_copy_of_a_copy_is_a_copy_of_the_first() -> None:
    hit = twist("Hit", LoseEndurance(X(), player=T), Aim(Players()), x=Fixed(9))
    dull = twist("Dull Echo", CopyIt(T, retarget=False), Aim(Effects()))
    no = twist("Fizzle", Negate(T), Aim(Effects(source="non-ongoing plot twist")))
    table = situation("vs", A=side(hand=[hit]), B=side(hand=[COPY]), C=side(hand=[dull, no]))
    table.A.plays("Hit", x=4, on="B")
    table.B.plays("Echo")
    table.resolve()
    table.chooses("C")
    table.C.plays("Dull Echo", on="a copy of plays Hit")
    table.resolve()
    assert len(table.chain) == 3
    copy, again = (table.s.things[n] for n in table.s.chain[1:])
    assert (copy.controller, again.controller, copy.card, again.card) == (1, 2, -1, -1)
    assert again.source == copy.source == table.s.things[table.s.chain[0]].source
    # both are plot twist effects, with X and the targets of what they copy
    table.resolve()
    assert (table.A.endurance, table.B.endurance, table.C.endurance) == (50, 50, 46)
    table.C.plays("Fizzle", on="a copy of plays Hit")
    table.resolve_all()
    assert (table.A.endurance, table.B.endurance, table.C.endurance) == (50, 46, 46)
    assert table.A.pile == ["Hit"]


@pytest.mark.rule("vs:708.2b", "vs:504.3")
def test_a_copy_does_not_get_one_target_twice() -> None:
    pair = twist("Pair", seq(StunIt(T), ExhaustIt(T1)), ANYONE, ANYONE)
    table = situation("vs", A=side(hand=[pair]), B=side(front=[someone(n) for n in ("One", "Two", "Three")], hand=[COPY]))
    table.A.plays("Pair", on=["One", "Two"])
    table.B.plays("Echo")
    table.resolve()
    assert [o.split()[0] for o in table.options] == ["One", "Three"]
    table.chooses("Three")
    assert [o.split()[0] for o in table.options] == ["One", "Two"]
    table.chooses()
    table.resolve()
    assert table.B["Three"].stunned and table.B["Two"].exhausted and not table.B["One"].stunned


@pytest.mark.rule("vs:708.2e", "vs:708.2a")
def test_a_copied_recruit_effect_has_no_card_to_put_into_play() -> None:
    table = situation("vs", step="recruit", A=side(hand=[someone("Hero", 1)], resources=1), B=side(hand=[COPY]))
    table.A.recruits("Hero", resolve=False)
    table.B.plays("Echo")
    table.resolve()
    table.resolve()
    assert table.A.characters == [] == table.B.characters
    table.resolve()
    table.places("Hero")
    assert table.A.characters == ["Hero"] and table.B.characters == []


PLAIN_GEAR = Triggered(LeavesPlay(), GainEndurance(3))


@pytest.mark.rule("vs:708.4c", "vs:302.7", "vs:706.10b", "vs:708.4e", "vs:708.4f", "vs:G:Move")
@pytest.mark.parametrize("to_hidden", [True, False])
def test_moving_between_areas_leaves_equipment_behind_but_for_concealed_optional(to_hidden: bool) -> None:
    hide = twist("Hide", MoveIt(T, hidden=to_hidden), Aim(yours()))
    watch = someone(
        "Watch",
        text=[Triggered(EntersPlay(characters()), GainEndurance(20)), Triggered(LeavesPlay(characters()), GainEndurance(20))],
    )
    gears = [gear("Gun", text=[PLAIN_GEAR]), gear("Cloak", keywords=["concealed-optional"])]
    ann = [put(someone("Ann"), equipment=gears, counters={"+1 ATK": 1})]
    row = {"hidden_front" if not to_hidden else "front": ann, "support": [watch]}
    table = situation("vs", A=side(hand=[hide], **row), B=side())
    ref, stamp = table.A["Ann"].ref, table.A["Ann"].stamp
    table.A.plays("Hide", on="Ann")
    table.resolve()
    assert {hidden for hidden, _ in cells(table)} == {to_hidden}
    table.places("Ann", ("front", 0))
    card = table.A["Ann"]
    assert (card.ref, card.stamp, card.hidden, card.atk) == (ref, stamp, to_hidden, 4)
    assert card.equipment == ["Cloak"] and "Gun" in table.A.pile
    # only the equipment has left play
    table.resolve_all()
    assert table.A.endurance == 53


@pytest.mark.rule("vs:708.4c", "vs:513.5a")
def test_equipment_that_would_be_put_away_may_have_something_else_happen() -> None:
    hide = twist("Hide", MoveIt(T, hidden=True), Aim(yours()))
    table = situation(
        "vs",
        A=side(
            front=[put(someone("Ann"), equipment=[gear("Gun")])], hand=[hide], resources=[put("Threat Neutralized", down=False)]
        ),
        B=side(),
    )
    table.A.plays("Hide")
    table.resolve()
    table.places("Ann")
    assert table.A["Ann"].hidden and table.A.removed == ["Gun"] and "Gun" not in table.A.pile


@pytest.mark.rule("vs:708.4g", "vs:214.1", "vs:701.11")
def test_a_character_card_moved_out_of_the_resource_row_enters_play() -> None:
    rise = twist("Rise", PutIntoPlay(T), Aim(Cards("resources", (FACE_DOWN,), "you")))
    buried = someone("Buried", text=[Triggered(EntersPlay(), GainEndurance(3))], keywords=["cosmic"])
    table = situation("vs", A=side(hand=[rise], resources=[FILLER, put(buried, counters={"+1 ATK": 2}), FILLER]), B=side())
    ref, stamp = table.A["Buried"].ref, table.A["Buried"].stamp
    table.A.plays("Rise", on="Buried")
    table.resolve()
    table.places("Buried", ("front", 0))
    card = table.A["Buried"]
    assert card.ref != ref and card.stamp > stamp and not card.down and card.zone == "play"
    assert (card.counters("+1 ATK"), card.counters("cosmic"), card.atk) == (0, 1, 3)
    assert table.A.resources == ["Filler", "Filler"]
    table.resolve()
    assert table.A.endurance == 53


@pytest.mark.rule("vs:708.5d", "vs:G:Power-up")
def test_a_power_up_effect_is_any_that_could_power_up() -> None:
    jam = twist("Jam", Negate(T), Aim(Effects("power-up")))
    boost = twist("Cheer", IfYouDo(StunIt(Choose(yours(Named("Nobody")))), PowerUpIt(T)), ANYONE)
    other = twist("Gain", pump(T, 1, 1), ANYONE)
    table = situation(
        "vs", A=side(front=[someone("Hero")], hand=[boost, other, someone("Hero", version="B")]), B=side(front=[FOE], hand=[jam])
    )
    table.A.attack("Hero", "Foe")
    table.A.plays("Gain", on="Hero")
    assert table.B.why_not("play", "Jam") == ["vs:505.1c"]
    table.A.plays("Cheer", on="Hero")
    assert table.B.why_not("play", "Jam") == []
    table.resolve_all()
    table.A.powers_up("Hero")
    table.B.plays("Jam")
    table.resolve_all()
    assert table.A["Hero"].atk == 4


@pytest.mark.rule("vs:708.11d", "vs:708.11e", "vs:708.11g")
def test_every_event_that_stuns_a_character_at_once_has_stunned_it_though_it_is_stunned_once() -> None:
    # One stuns Wall; and instead of One being stunned by Wall, Deflector stuns Wall as well
    deflector = someone(
        "Deflector",
        text=[
            Replacement(
                Would(BecomesStunned(yours(Named("One"))), "One would become stunned"), StunIt(Every(theirs(Named("Wall"))))
            )
        ],
    )
    judge = someone(
        "Judge",
        text=[
            Triggered(Stuns(characters(Named("One"))), GainEndurance(1)),
            Triggered(Stuns(characters(Named("Deflector"))), GainEndurance(10)),
            Triggered(BecomesStunned(characters()), GainEndurance(100)),
        ],
    )
    table = situation("vs", A=side(front=[someone("One"), deflector, judge]), B=side(front=[someone("Wall", 4)]))
    table.A.attack("One", "Wall")
    table.all_pass()
    while table.asked[1] == "trigger order":
        table.choose_option(0)
    table.resolve_all()
    assert not table.A["One"].stunned and table.B["Wall"].stunned
    assert (table.A.endurance, table.B.endurance) == (161, 46)


@pytest.mark.rule("vs:708.16b", "vs:701.12", "vs:G:Becomes")
@pytest.mark.parametrize(("who", "count"), [("Fresh", 1), ("Tired", 0)])
def test_who_is_stunned_becomes_exhausted_only_if_it_was_ready(who: str, count: int) -> None:
    watch = someone("Watch", text=[Triggered(BecomesExhausted(characters()), GainEndurance(1))])
    table = situation(
        "vs", A=side(front=[watch], hand=[STUN]), B=side(front=[someone("Fresh"), put(someone("Tired"), exhausted=True)])
    )
    table.A.plays("Stun", on=who)
    table.resolve_all()
    assert table.B[who].stunned and table.B[who].exhausted
    assert table.A.endurance == 50 + count


@pytest.mark.rule("vs:706.5", "vs:706.6", "vs:708.11c", "vs:G:Evasion", "vs:G:Invulnerability")
@pytest.mark.parametrize("hard", [True, False])
def test_evasion_costs_endurance_but_for_invulnerability_and_brings_back_this_turn(hard: bool) -> None:
    dodger = someone(
        "Dodger", 2, text=[evasion(), Triggered(Stuns(), GainEndurance(10))], keywords=["invulnerability"] if hard else []
    )
    table = situation("vs", A=side(front=[dodger], hand=[twist("Save", RecoverIt(T), ANYONE)]), B=side())
    table.A.uses("Dodger")
    assert table.A["Dodger"].stunned and table.A.endurance == (50 if hard else 48)
    table.resolve_all()
    # its own power was the source: it has stunned itself
    assert table.A.endurance == (60 if hard else 58)
    table.until("recovery phase")
    table.resolve_all()
    assert not table.A["Dodger"].stunned and table.A["Dodger"].exhausted
