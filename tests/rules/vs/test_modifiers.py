"""Rules of modifiers (511 to 515), shown with stand-ins: flagging, delayed triggers, order, loops, timestamps."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    ATTACKING,
    COMBAT,
    READY,
    STUNNED,
    THIS,
    Activate,
    Activated,
    AddTeam,
    Affiliated,
    Aim,
    AtStart,
    Becomes,
    BecomesStunned,
    ClearTeams,
    Continuous,
    DrawUpTo,
    Every,
    GainEndurance,
    Gets,
    Has,
    Lasting,
    LosePowers,
    Loses,
    PutCounters,
    RecoverIt,
    ResourceCount,
    ReturnToHand,
    StunIt,
    T,
    Team,
    Times,
    Triggered,
    cant,
    character,
    characters,
    cosmic,
    equipment,
    gives,
    labelled,
    location,
    pump,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, KO_ANYTHING, RECOVER_ONE, STUN_ONE, twist

X_MEN = Team("X-Men")


def hero(name: str, *text: Any, **facts: Any) -> Any:
    """A character of 4 ATK / 4 DEF with a text."""
    return character(name, text=text, source="stand-in", **{"cost": 3, "atk": 4, "def_": 4, **facts})


LEAVE_TEAM = twist("Quit", gives(T, ClearTeams()), ANYONE)
JOIN = twist("Join", gives(T, AddTeam(("X-Men",))), ANYONE)
EVERYONE = Every(characters(STUNNED))
XAVIER = hero("Xavier", teams=["X-Men"])
STRANGER = hero("Stranger")


# -- 511 and 512 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:511.1d")
def test_drawing_until_a_number_is_in_hand_counts_what_a_replaced_draw_brings() -> None:
    study = twist("Study", DrawUpTo(3))
    table = situation("vs", A=side(front=["Moondragon"], hand=[study, FILLER]), B=side())
    table.A.plays("Study")
    table.resolve()
    assert len(table.A.hand) == 3, "one in hand, two by the first draw"


# -- 513.1 and 513.2 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:513.1c")
def test_while_is_a_condition_and_no_duration() -> None:
    rage = twist("Rage", pump(T, 3, 0, "turn", each=(ATTACKING,)), ANYONE)
    table = situation("vs", A=side(front=[XAVIER], hand=[rage]), B=side(front=[STRANGER, "Longshot"]))
    table.A.plays("Rage", on="Xavier")
    table.resolve()
    assert table.A["Xavier"].atk == 4
    table.A.attack("Xavier", "Longshot")
    assert table.A["Xavier"].atk == 7
    table.conclude()
    assert table.A["Xavier"].atk == 4


@pytest.mark.rule("vs:513.1h")
def test_becoming_a_number_overwrites_what_came_before_and_is_changed_by_what_comes_after() -> None:
    raise_ = twist("Raise", pump(T, 3, 0, "turn"), ANYONE)
    fix = twist("Fix", gives(T, Becomes("atk", 1)), ANYONE)
    table = situation("vs", A=side(front=[XAVIER], hand=[raise_, raise_, fix]), B=side())
    for name, atk in (("Raise", 7), ("Fix", 1), ("Raise", 4)):
        table.A.plays(name)
        table.resolve()
        assert table.A["Xavier"].atk == atk


@pytest.mark.rule("vs:513.2c")
def test_a_flagged_object_stays_flagged_and_no_other_joins() -> None:
    rally = twist("Rally", pump(yours(X_MEN), 1, 0, "turn"))
    table = situation("vs", A=side(front=[XAVIER, STRANGER], hand=[rally, LEAVE_TEAM, JOIN]), B=side(front=["Longshot"]))
    table.A.plays("Rally")
    table.resolve()
    table.A.plays("Quit", on="Xavier")
    table.resolve()
    table.A.plays("Join", on="Stranger")
    table.resolve()
    assert table.A["Xavier"].teams == frozenset() and table.A["Xavier"].atk == 5
    assert table.A["Stranger"].teams == {"X-Men"} and table.A["Stranger"].atk == 4
    assert table.B["Longshot"].atk == 2


@pytest.mark.rule("vs:513.2c", "vs:213.1b")
def test_an_object_that_left_play_comes_back_without_the_flag() -> None:
    rally = twist("Rally", pump(yours(X_MEN), 1, 0, "turn"))
    home = twist("Home", ReturnToHand(T), Aim(yours()))
    table = situation("vs", step="recruit", A=side(front=[XAVIER, STRANGER], hand=[rally, home], resources=3), B=side())
    table.A.plays("Rally")
    table.resolve()
    table.A.plays("Home", on="Xavier")
    table.resolve()
    table.A.recruits("Xavier")
    assert table.A["Xavier"].zone == "play" and table.A["Xavier"].atk == 4


@pytest.mark.rule("vs:513.2c", "vs:508.2d")
def test_the_numbers_of_an_effects_modifier_are_fixed_and_those_of_a_power_are_not() -> None:
    rally = twist("Rally", pump(yours(X_MEN), Times(1, ResourceCount()), 0, "turn"))
    miner = hero("Miner", Continuous(THIS, (Gets(Times(1, ResourceCount()), 0),)))
    table = situation("vs", A=side(front=[XAVIER, miner], hand=[rally, KO_ANYTHING], resources=3), B=side())
    table.A.plays("Rally")
    table.resolve()
    assert (table.A["Xavier"].atk, table.A["Miner"].atk) == (7, 7)
    table.A.plays("Fall", on="Blank")
    table.resolve()
    assert len(table.A.resources) == 2
    assert (table.A["Xavier"].atk, table.A["Miner"].atk) == (7, 6)


@pytest.mark.rule("vs:513.2d")
def test_a_modifier_that_touches_no_quality_keeps_looking() -> None:
    shelter = twist("Shelter", Lasting(cant("X-Men characters can't be stunned", BecomesStunned(characters(X_MEN))), "turn"))
    table = situation(
        "vs", A=side(front=[XAVIER, STRANGER], hand=[shelter, LEAVE_TEAM, JOIN, STUN_ONE, STUN_ONE]), B=side(front=["Longshot"])
    )
    table.A.plays("Shelter")
    table.resolve()
    table.A.plays("Quit", on="Xavier")
    table.resolve()
    table.A.plays("Join", on="Stranger")
    table.resolve()
    table.A.plays("Knock Down", on="Xavier")
    table.resolve()
    table.A.plays("Knock Down", on="Stranger")
    table.resolve()
    assert table.A["Xavier"].stunned and not table.A["Stranger"].stunned


@pytest.mark.rule("vs:513.2e")
def test_a_modifier_without_a_duration_lasts_for_the_game() -> None:
    train = twist("Train", pump(T, 1, 1, ""), ANYONE)
    table = situation("vs", A=side(front=[XAVIER], hand=[train]), B=side())
    table.A.plays("Train")
    table.resolve()
    table.until("draw phase")
    table.until("recovery phase")
    table.until("draw phase")
    assert table.A["Xavier"].atk == 5


@pytest.mark.rule("vs:513.3b")
def test_a_continuous_power_follows_the_game_state() -> None:
    chief = hero("Chief", Continuous(yours(X_MEN), (Gets(1, 0),)))
    table = situation("vs", A=side(front=[chief, XAVIER, STRANGER], hand=[LEAVE_TEAM, JOIN]), B=side(front=["Longshot"]))
    assert (table.A["Xavier"].atk, table.A["Stranger"].atk) == (5, 4)
    table.A.plays("Join", on="Stranger")
    table.resolve()
    table.A.plays("Quit", on="Xavier")
    table.resolve()
    assert (table.A["Xavier"].atk, table.A["Stranger"].atk, table.B["Longshot"].atk) == (4, 5, 2)


# -- 513.4 delayed triggered modifiers -------------------------------------------------------------------------------------

READY_AIM = Aim(characters(READY))
AMBUSH = twist("Ambush", Lasting(Triggered(AtStart(COMBAT), StunIt(T), targets=(READY_AIM,)), "turn"), READY_AIM)


@pytest.mark.rule("vs:513.4d")
@pytest.mark.parametrize("spoiled", [False, True])
def test_a_delayed_target_must_still_be_legal(spoiled: bool) -> None:
    tired = hero("Tired", Activated((Activate(),), GainEndurance(1)))
    table = situation("vs", step="recruit", A=side(front=[XAVIER], hand=[AMBUSH]), B=side(front=[tired]))
    table.A.plays("Ambush", on="Tired")
    table.resolve()
    assert not table.B["Tired"].stunned
    if spoiled:
        table.B.uses("Tired")
        table.resolve()
    table.until("combat phase")
    assert len(table.chain) == (0 if spoiled else 1)
    table.resolve_all()
    assert table.B["Tired"].stunned is not spoiled


@pytest.mark.rule("vs:513.4d")
def test_a_delayed_target_that_changed_zones_is_gone_even_if_it_is_back() -> None:
    home = twist("Home", ReturnToHand(T), Aim(yours()))
    table = situation("vs", step="recruit", A=side(front=[XAVIER, STRANGER], hand=[AMBUSH, home], resources=3), B=side())
    table.A.plays("Ambush", on="Xavier")
    table.resolve()
    table.A.plays("Home", on="Xavier")
    table.resolve()
    table.A.recruits("Xavier")
    table.until("combat phase")
    assert table.chain == [] and not table.A["Xavier"].stunned


@pytest.mark.rule("vs:513.4b", "vs:513.4d")
def test_a_target_in_the_trigger_is_no_target_of_the_effect() -> None:
    # the target is stunned by then, so it would not be legal any more; the effect speaks of it and has no target
    toll = twist("Toll", Lasting(Triggered(BecomesStunned(T), GainEndurance(3)), "turn"), Aim(characters(READY)))
    table = situation("vs", A=side(front=[XAVIER], hand=[toll, STUN_ONE]), B=side(front=[STRANGER]))
    table.A.plays("Toll", on="Stranger")
    table.resolve()
    table.A.plays("Knock Down", on="Stranger")
    table.resolve()
    assert len(table.chain) == 1
    table.resolve()
    assert table.A.endurance == 53


# -- 513.5 replacement modifiers -------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:513.5a")
def test_a_replaced_event_triggers_nothing() -> None:
    watcher = hero("Watcher", Triggered(BecomesStunned(characters()), GainEndurance(5)))
    table = situation(
        "vs", A=side(front=[watcher], hand=[STUN_ONE, STUN_ONE]), B=side(front=["Toad, Mortimer Toynbee", STRANGER])
    )
    table.A.plays("Knock Down", on="Toad")
    table.resolve()
    table.says(True)
    assert table.B.hand == ["Toad, Mortimer Toynbee"] and table.chain == [] and table.B.endurance == 50
    table.A.plays("Knock Down", on="Stranger")
    table.resolve()
    assert len(table.chain) == 1


# -- 514 interaction -------------------------------------------------------------------------------------------------------

FIXED = hero("Fixed", Continuous(yours(), (Becomes("atk", 3),)))
RAISER = hero("Raiser", Continuous(yours(), (Gets(2, 0),)))


@pytest.mark.rule("vs:514.1")
@pytest.mark.parametrize(("front", "atk"), [([FIXED, RAISER], 5), ([RAISER, FIXED], 3)])
def test_independent_modifiers_apply_in_timestamp_order(front: list[Any], atk: int) -> None:
    table = situation("vs", A=side(front=[*front, XAVIER]), B=side(front=[STRANGER]))
    assert table.A["Xavier"].atk == atk
    assert table.B["Stranger"].atk == 4


def fixes(team: str) -> Any:
    """A character that sets the ATK of one team to 3, the earliest of its table."""
    return hero("Fixer", Continuous(yours(Team(team)), (Becomes("atk", 3),)))


@pytest.mark.rule("vs:514.2", "vs:514.4")
def test_a_dependent_modifier_goes_after_the_latest_that_it_depends_on() -> None:
    drafts = hero("Drafter", Continuous(yours(), (AddTeam(("Sentinel",)),)))
    robot = hero("Robot", teams=["Sentinel"])
    table = situation("vs", A=side(front=[fixes("Sentinel"), RAISER, drafts, XAVIER, robot]), B=side())
    assert table.A["Xavier"].atk == 3
    assert table.A["Robot"].atk == 3, "the order is that of modifiers, not of each object"
    alone = situation("vs", A=side(front=[fixes("Sentinel"), RAISER, robot]), B=side())
    assert alone.A["Robot"].atk == 5


@pytest.mark.rule("vs:514.2")
def test_a_modifier_that_writes_something_else_is_none_that_it_depends_on() -> None:
    drafts = hero("Drafter", Continuous(yours(), (AddTeam(("Sentinel",)),)))
    table = situation("vs", A=side(front=[fixes("X-Men"), RAISER, drafts, XAVIER]), B=side())
    assert table.A["Xavier"].teams == {"X-Men", "Sentinel"} and table.A["Xavier"].atk == 5


@pytest.mark.rule("vs:514.4")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_dependency_works_through_several_modifiers(order: tuple[int, ...]) -> None:
    parts = [
        hero("First", Continuous(yours(Affiliated(False)), (AddTeam(("X-Men",)),))),
        hero("Second", Continuous(yours(X_MEN), (AddTeam(("Brotherhood",)),))),
        hero("Third", Continuous(yours(Team("Brotherhood")), (Has("flight"),))),
    ]
    loner = hero("Loner")
    table = situation("vs", A=side(front=[*(parts[i] for i in order), loner]), B=side(front=[STRANGER]))
    assert table.A["Loner"].teams == {"X-Men", "Brotherhood"} and table.A["Loner"].flight
    assert not table.B["Stranger"].flight


@pytest.mark.rule("vs:514.1", "vs:514.3")
def test_a_modifier_of_an_effect_never_depends_on_later_ones_but_a_power_depends_on_it() -> None:
    rally = twist("Rally", pump(yours(X_MEN), 1, 0, "turn"))
    chief = hero("Chief", Continuous(yours(X_MEN), (Gets(2, 0),)))
    table = situation("vs", A=side(front=[chief, STRANGER], hand=[rally, JOIN]), B=side())
    table.A.plays("Rally")
    table.resolve()
    table.A.plays("Join", on="Stranger")
    table.resolve()
    assert table.A["Stranger"].atk == 6


@pytest.mark.rule("vs:514.4a")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_loop_of_three_starts_for_each_object_where_it_applies(order: tuple[int, ...]) -> None:
    teams = ("Alpha", "Beta", "Gamma")
    links = [hero(f"{a} to {b}", Continuous(yours(Team(a)), (AddTeam((b,)),))) for a, b in zip(teams, (*teams[1:], teams[0]))]
    members = [hero(f"Member of {t}", teams=[t]) for t in teams]
    table = situation("vs", A=side(front=[*(links[i] for i in order), *members, STRANGER]), B=side(front=members))
    for t in teams:
        assert table.A[f"Member of {t}"].teams == set(teams)
        assert table.B[f"Member of {t}"].teams == {t}
    assert table.A["Stranger"].teams == frozenset()


@pytest.mark.rule("vs:514.1", "vs:514.4a")
def test_each_modifier_of_a_loop_applies_once() -> None:
    one = hero("One", Continuous(yours(Team("Alpha")), (AddTeam(("Beta",)), Gets(1, 0))))
    two = hero("Two", Continuous(yours(Team("Beta")), (AddTeam(("Alpha",)), Gets(1, 0))))
    alpha, beta = hero("Alpha Member", teams=["Alpha"]), hero("Beta Member", teams=["Beta"])
    table = situation("vs", A=side(front=[one, two, alpha, beta, STRANGER]), B=side())
    assert table.A["Alpha Member"].atk == table.A["Beta Member"].atk == 6
    assert table.A["Stranger"].atk == 4


@pytest.mark.rule("vs:514.4", "vs:514.4a")
def test_what_depends_on_a_loop_applies_after_it() -> None:
    bonus = hero("Bonus", Continuous(yours(Team("Beta")), (Gets(1, 0),)))
    one = hero("One", Continuous(yours(Team("Alpha")), (AddTeam(("Beta",)),)))
    two = hero("Two", Continuous(yours(Team("Beta")), (AddTeam(("Alpha",)),)))
    alpha = hero("Alpha Member", teams=["Alpha"])
    table = situation("vs", A=side(front=[bonus, one, two, alpha]), B=side())
    assert table.A["Alpha Member"].atk == 5


# -- 515 timestamps ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:515.1")
def test_a_location_has_the_time_it_was_turned_face_up() -> None:
    forge = location("Forge", text=[Continuous(yours(), (Becomes("atk", 3),))], source="stand-in")
    table = situation("vs", A=side(front=[RAISER, XAVIER], resources=[forge]), B=side())
    assert table.A["Xavier"].atk == 6
    table.A.flips("Forge")
    assert table.A["Xavier"].atk == 3, "it has lain there longer, but is face up since now"


@pytest.mark.rule("vs:515.3")
def test_a_power_that_was_inactive_comes_back_with_a_new_timestamp() -> None:
    table = situation("vs", A=side(front=[FIXED, RAISER, XAVIER], hand=[STUN_ONE, RECOVER_ONE]), B=side())
    assert table.A["Xavier"].atk == 5
    table.A.plays("Knock Down", on="Fixed")
    table.resolve()
    assert table.A["Xavier"].atk == 6
    table.A.plays("Wake Up")
    table.resolve()
    assert table.A["Xavier"].atk == 3


@pytest.mark.rule("vs:515.3")
def test_only_the_powers_that_were_taken_away_get_a_new_timestamp() -> None:
    mixed = hero(
        "Mixed",
        labelled("Leader", None, Continuous(yours(), (Becomes("atk", 3),))),
        Continuous(yours(), (Becomes("def", 3),)),
        keywords=["leader"],
    )
    raiser = hero("Raiser", Continuous(yours(), (Gets(2, 2),)))
    hush = twist("Hush", Lasting(Continuous(T, (LosePowers("Leader"),)), "attack"), ANYONE)
    table = situation("vs", A=side(front=[mixed, raiser, XAVIER, "Longshot"], hand=[hush]), B=side(front=[STRANGER]))
    assert (table.A["Xavier"].atk, table.A["Xavier"].def_) == (5, 5)
    table.A.attack("Longshot", "Stranger")
    table.A.plays("Hush", on="Mixed")
    table.resolve()
    assert (table.A["Xavier"].atk, table.A["Xavier"].def_) == (6, 5)
    table.conclude()
    assert (table.A["Xavier"].atk, table.A["Xavier"].def_) == (3, 5)


@pytest.mark.rule("vs:515.3", "vs:706.7a")
def test_a_cosmic_power_has_the_time_of_its_counter() -> None:
    star = hero("Star", cosmic(Continuous(yours(), (Becomes("atk", 3),))), keywords=["cosmic"])
    spark = twist("Spark", PutCounters(T, "cosmic"), ANYONE)
    table = situation("vs", A=side(front=[put(star, counters={}), RAISER, XAVIER], hand=[spark]), B=side())
    assert table.A["Xavier"].atk == 6
    table.A.plays("Spark", on="Star")
    table.resolve()
    assert table.A["Xavier"].atk == 3


@pytest.mark.rule("vs:515.5")
def test_equipment_gets_a_new_timestamp_when_its_text_becomes_active_again() -> None:
    chain = equipment("Ball and Chain", text=[Continuous(yours(), (Becomes("atk", 3),))], source="stand-in")
    table = situation(
        "vs", A=side(front=[put("Longshot", equipment=[chain]), RAISER, XAVIER], hand=[STUN_ONE, RECOVER_ONE]), B=side()
    )
    assert table.A["Xavier"].atk == 5
    table.A.plays("Knock Down", on="Longshot")
    table.resolve()
    assert table.A["Xavier"].atk == 6
    table.A.plays("Wake Up")
    table.resolve()
    assert table.A["Xavier"].atk == 3


TORN = (Continuous(yours(), (Has("flight"),)), Continuous(yours(), (Loses("flight"),)), Continuous(yours(), (Gets(1, 0),)))


@pytest.mark.rule("vs:515.7")
@pytest.mark.parametrize("flight_last", [True, False])
def test_a_player_orders_the_timestamps_of_modifiers_that_start_together(flight_last: bool) -> None:
    torn = hero("Torn", *TORN)
    table = situation("vs", step="recruit", A=side(front=[XAVIER], hand=[torn], resources=3), B=side(front=[STRANGER]))
    table.A.recruits("Torn")
    assert table.asked == ("A", "timestamps")
    has, loses = list(table.decision.options)
    assert (has, loses) == TORN[:2], "the third clashes with neither"
    table.match.choose((1, 0) if flight_last else (0, 1))
    assert table.A["Xavier"].flight is flight_last and table.A["Xavier"].atk == 5
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:515.7")
def test_the_primary_players_modifiers_come_before_those_of_the_next_player() -> None:
    giver = hero("Giver", Continuous(characters(), (Has("flight"),)))
    taker = hero("Taker", Continuous(characters(), (Loses("flight"),)))
    everyone = twist("Wake All", RecoverIt(EVERYONE))
    for mine, theirs, flies in ((giver, taker, False), (taker, giver, True)):
        table = situation(
            "vs",
            A=side(front=[put(mine, stunned=True), XAVIER], hand=[everyone]),
            B=side(front=[put(theirs, stunned=True)]),
        )
        table.A.plays("Wake All")
        table.resolve()
        assert table.asked == ("A", "priority"), "each player has one: nothing to choose"
        assert table.A["Xavier"].flight is flies


@pytest.mark.rule("vs:515.7")
def test_cards_that_recover_together_are_ordered_by_their_controller() -> None:
    giver = hero("Giver", Continuous(yours(), (Has("flight"),)))
    taker = hero("Taker", Continuous(yours(), (Loses("flight"),)))
    everyone = twist("Wake All", RecoverIt(EVERYONE))
    table = situation("vs", A=side(hand=[everyone]), B=side(front=[put(giver, stunned=True), put(taker, stunned=True), STRANGER]))
    table.A.plays("Wake All")
    table.resolve()
    assert table.asked == ("B", "timestamps")
    table.match.choose((1, 0))
    assert table.B["Stranger"].flight
    assert table.asked == ("A", "priority")
