"""Chapter 4: the phases of a turn, their steps, and the wrap-up."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    BUILD,
    COMBAT,
    DRAW,
    RECOVERY,
    RECRUIT,
    Activate,
    Activated,
    Aim,
    AtStart,
    Draw,
    During,
    ExtraAttackStep,
    GainEndurance,
    IsKOd,
    Lasting,
    LoseEndurance,
    Nothing,
    PayPoints,
    Players,
    Recovers,
    Replacement,
    T,
    Triggered,
    WouldBegin,
    WouldBeginStep,
    characters,
    location,
    plot_twist,
    pump,
    yours,
)
from longbox.games.vs.situations import put
from longbox.games.vs.state import ATTACK, FORMATION, RESOURCE
from longbox.situations import side, situation
from tests.rules.vs.standins import unit


def at_start(name: str, span: str, whose: str = "your") -> Any:
    """A character that gains its controller 1 endurance at the start of something."""
    return unit(name, text=[Triggered(AtStart(span, whose), GainEndurance(1))])


def spans(table: Any) -> list[tuple[str, str, int]]:
    """(phase, step, step player) at each window of priority, until the turn is over."""
    seen: list[tuple[str, str, int]] = []
    turn = table.s.turn
    for _ in range(200):
        d = table.decision
        if d is None or table.s.turn != turn:
            return seen
        now = (table.s.phase, table.s.step, table.s.step_player)
        if d.kind == "priority" and (not seen or seen[-1] != now):
            seen.append(now)
        table.match.choose((0,) if d.kind == "priority" else ())
    raise AssertionError("the turn never ended")


@pytest.mark.rule("vs:400.1", "vs:400.2", "vs:400.3", "vs:400.4", "vs:400.5", "vs:400.6", "vs:402.1", "vs:406.1", "vs:216.2a")
@pytest.mark.rule("vs:216.2b", "vs:400.7a", "vs:400.7b", "vs:G:Turn", "vs:G:Phase", "vs:G:Step")
def test_a_turn_has_its_phases_and_each_player_its_steps_from_the_initiative_clockwise() -> None:
    table = situation("vs", phase="draw", A=side(), B=side(), initiative="B")
    assert spans(table) == [
        (DRAW, "", -1),
        (BUILD, "", -1),
        (BUILD, "resource step", 1),
        (BUILD, RECRUIT, 1),
        (BUILD, "formation step", 1),
        (BUILD, "resource step", 0),
        (BUILD, RECRUIT, 0),
        (BUILD, "formation step", 0),
        (COMBAT, "", -1),
        (COMBAT, "attack step", 1),
        (COMBAT, "attack step", 0),
        (RECOVERY, "", -1),
    ]
    assert table.s.initiative == 0


@pytest.mark.rule("vs:400.5", "vs:216.1", "vs:G:Primary Player", "vs:G:Initiative Player")
def test_the_primary_player_is_whose_step_it_is_else_the_one_with_the_initiative() -> None:
    table = situation("vs", phase="build", A=side(), B=side(), initiative="A")
    assert table.s.primary == 0 and table.asked == ("A", "priority")
    while table.s.step_player != 1:
        table.match.choose((0,))
    assert table.s.primary == 1
    assert table.asked == ("B", "priority")


@pytest.mark.rule("vs:400.7", "vs:216.2", "vs:216.1", "vs:508.1", "vs:G:Priority")
def test_an_action_interrupts_passing_in_succession() -> None:
    draw = plot_twist("Insight", effect=Draw(1), source="stand-in")
    table = situation("vs", phase="build", A=side(), B=side(hand=[draw]))
    table.A.passes()
    table.B.plays("Insight")
    # the player who played it has priority again, then A; only when both pass does it resolve
    assert table.asked == ("B", "priority")
    table.B.passes()
    assert table.asked == ("A", "priority") and table.chain == ["plays Insight"]
    table.A.passes()
    assert table.chain == [] and table.B.hand == ["Filler"]
    # the primary player has priority, and the phase has not moved on
    assert table.asked == ("A", "priority") and (table.s.phase, table.s.step) == (BUILD, "")


@pytest.mark.rule("vs:400.8", "vs:401.1", "vs:402.2", "vs:406.2", "vs:408.1", "vs:407.1", "vs:403.1", "vs:404.1", "vs:405.1")
@pytest.mark.parametrize(
    ("moment", "start"),
    [
        (DRAW, {"phase": "draw"}),
        (BUILD, {"phase": "build"}),
        (COMBAT, {"phase": "combat"}),
        (RECOVERY, {"phase": "recovery"}),
        ("recruit step", {"step": "recruit"}),
        ("attack step", {"step": "attack"}),
    ],
)
def test_powers_trigger_at_the_start_and_the_primary_player_gets_priority(moment: str, start: dict[str, str]) -> None:
    table = situation("vs", A=side(front=[at_start("Ann", moment)]), B=side(front=[at_start("Bea", moment)]), **start)
    assert table.asked == ("A", "priority")
    words = ["Ann (triggered)", "Bea (triggered)"] if moment.endswith("phase") else ["Ann (triggered)"]
    assert table.chain[-len(words) :] == words
    table.resolve_all()
    assert table.A.endurance == 51
    assert table.B.endurance == (51 if moment.endswith("phase") else 50)


@pytest.mark.rule("vs:401.1", "vs:507.1", "vs:507.1a", "vs:504.1")
def test_the_draw_of_two_is_an_effect_below_what_triggers() -> None:
    table = situation("vs", phase="draw", A=side(front=[at_start("Ann", DRAW)]), B=side())
    assert table.chain == ["each player draws two cards", "Ann (triggered)"]
    assert table.s.things[table.s.chain[0]].controller == -1
    table.resolve()
    assert table.A.endurance == 51 and table.A.hand == []
    table.resolve()
    assert len(table.A.hand) == 2 and len(table.B.hand) == 2


@pytest.mark.rule("vs:102.6", "vs:508.2c")
def test_drawing_from_an_empty_deck_is_no_loss() -> None:
    table = situation("vs", phase="draw", A=side(deck=["Dazzler, Alison Blaire"]), B=side(deck=[]))
    table.resolve_all()
    assert table.A.hand == ["Dazzler, Alison Blaire"] and table.B.hand == []
    assert table.result is None and table.asked == ("A", "priority")


@pytest.mark.rule("vs:400.9a", "vs:400.9c")
def test_a_skipped_phase_never_starts_and_a_second_skip_waits() -> None:
    skip = Lasting(Replacement(WouldBegin(COMBAT), Nothing()), "", uses=1)
    twist = plot_twist("Truce", effect=skip, source="stand-in")
    table = situation("vs", phase="build", A=side(front=[at_start("Ann", COMBAT)], hand=[twist, twist]), B=side())
    for _ in range(2):
        table.A.plays("Truce")
        table.resolve()
    table.until(RECOVERY)
    assert table.A.endurance == 50
    table.until(DRAW)
    # next turn the other modifier skips its combat phase
    table.until(RECOVERY)
    assert table.A.endurance == 50 and table.s.turn == 6
    table.until(DRAW)
    table.until(COMBAT)
    table.resolve_all()
    assert table.A.endurance == 51


@pytest.mark.rule("vs:400.9a", "vs:400.9b")
def test_a_skipped_step_never_starts_and_of_two_modifiers_its_player_picks_the_one_that_applies() -> None:
    skip = Lasting(Replacement(WouldBeginStep(ATTACK, T), Nothing()), "", uses=1)
    twists = [plot_twist(name, effect=skip, targets=[Aim(Players())], source="stand-in") for name in ("Truce", "Lull")]
    table = situation(
        "vs", phase="build", A=side(front=[at_start("Ann", ATTACK)], hand=twists), B=side(front=[at_start("Bea", ATTACK)])
    )
    for name in ("Truce", "Lull"):
        table.A.plays(name, on="B")
        table.resolve()
    table.until(ATTACK)
    assert table.s.step_player == 0
    table.resolve()
    table.all_pass()
    # two modifiers skip the one step: its player says which has had its turn; the other waits for the next
    assert table.asked == ("B", "replacement")
    table.match.choose((0,))
    assert table.s.phase == RECOVERY and len(table.s.modifiers) == 1 and table.B.endurance == 50
    table.until(COMBAT)
    table.until(RECOVERY)
    assert table.s.turn == 6 and table.s.modifiers == () and (table.A.endurance, table.B.endurance) == (52, 50)
    table.until(DRAW)
    table.until(RECOVERY)
    assert table.B.endurance == 51


@pytest.mark.rule("vs:400.9a")
@pytest.mark.parametrize("step", [RESOURCE, RECRUIT, FORMATION])
def test_any_step_of_the_build_phase_may_be_skipped(step: str) -> None:
    skip = Lasting(Replacement(WouldBeginStep(step), Nothing()), "turn", uses=1)
    idle = plot_twist("Idle", effect=skip, source="stand-in")
    table = situation("vs", phase="build", A=side(front=[unit("Ann")], hand=[idle, "Longshot"], resources=2), B=side())
    table.A.plays("Idle")
    table.resolve()
    begun: list[str] = []
    while table.s.phase == BUILD:
        if table.s.step_player == 0 and table.s.step not in begun:
            begun.append(table.s.step)
            if table.s.step == RECRUIT:
                assert table.A.points == 2
        table.match.choose((0,) if table.asked[1] == "priority" else ())
    assert begun == [s for s in (RESOURCE, RECRUIT, FORMATION) if s != step]


@pytest.mark.rule("vs:400.10a", "vs:400.10b", "vs:400.10c")
def test_an_added_attack_step_comes_next_and_is_a_whole_one() -> None:
    again = plot_twist("Again", effect=ExtraAttackStep(), only=(During("attack step", own=True),), source="stand-in")
    table = situation("vs", A=side(front=[at_start("Ann", "attack step")], hand=[again]), B=side(), primary="A")
    table.resolve_all()
    table.A.plays("Again")
    table.resolve()
    table.all_pass()
    assert (table.s.step, table.s.step_player) == ("attack step", 0)
    table.resolve_all()
    assert table.A.endurance == 52
    table.all_pass()
    assert (table.s.step, table.s.step_player) == ("attack step", 1)
    table.all_pass()
    assert table.s.phase == RECOVERY


@pytest.mark.rule("vs:403.1", "vs:403.2", "vs:403.4", "vs:217.1", "vs:701.11a", "vs:213.5h", "vs:G:Build")
def test_building_is_a_choice_and_goes_face_down_to_the_right() -> None:
    table = situation(
        "vs", step="resource", A=side(hand=["Dazzler, Alison Blaire", "Cyclops, Slim"], resources=["Longshot"]), B=side()
    )
    assert table.asked == ("A", "build")
    assert -1 in table.decision.next(())  # building nothing is one of the answers
    table.A.builds("Cyclops")
    assert table.A.resources == ["Longshot, Rebel Freedom Fighter", "Cyclops, Slim"]
    card = table.A["Cyclops"]
    assert card.down and not card.exhausted and card.zone == "resource row"
    assert card.values.names == ()  # face down and unrevealed it has no name
    # only its controller may look
    seats = [table.match.view(i).table.sides[0].area("resources").known[1].title for i in (0, 1)]
    assert seats == ["Cyclops, Slim", ""]


@pytest.mark.rule("vs:403.4")
def test_nothing_may_be_built() -> None:
    table = situation("vs", step="resource", A=side(hand=["Dazzler, Alison Blaire"]), B=side())
    table.A.builds(None)
    assert table.A.resources == [] and table.A.hand == ["Dazzler, Alison Blaire"]
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:404.1", "vs:404.2", "vs:404.5", "vs:203.4b", "vs:G:Resource Points")
def test_points_come_with_the_step_and_go_with_it() -> None:
    buy = location("Shop", text=[Activated((PayPoints(1),), Draw(1))], source="stand-in")
    table = situation(
        "vs",
        step="recruit",
        A=side(hand=["Dazzler, Alison Blaire"], resources=["Longshot", put(buy, down=False)]),
        B=side(resources=[put(buy, down=False)]),
    )
    assert table.A.points == 2
    assert not table.B.can("use", "Shop")
    table = situation(
        "vs",
        step="recruit",
        A=side(hand=["Dazzler, Alison Blaire"], resources=["Longshot", put(buy, down=False)]),
        B=side(resources=[put(buy, down=False)]),
    )
    table.A.recruits("Dazzler", at=("front", 0))
    assert table.A.points == 1
    table.A.uses("Shop")
    assert table.A.points == 0
    assert "vs:203.3" in table.A.why_not("use", "Shop")
    table.until("formation step")
    assert table.A.points == 0
    table.arranges()
    assert not table.A.can("use", "Shop")


@pytest.mark.rule("vs:404.2a", "vs:404.3", "vs:301.2", "vs:203.4c", "vs:404.4")
def test_recruiting_needs_the_own_step_priority_and_an_empty_chain() -> None:
    draw = plot_twist("Insight", effect=Draw(1), source="stand-in")
    table = situation(
        "vs", step="recruit", A=side(hand=["Dazzler, Alison Blaire", draw], resources=2), B=side(hand=["Longshot"], resources=2)
    )
    assert table.A.can("recruit", "Dazzler")
    table.A.plays("Insight")
    assert not table.A.can("recruit", "Dazzler")
    assert table.A.why_not("recruit", "Dazzler") == ["vs:404.3"]
    assert "vs:404.3" in table.B.why_not("recruit", "Longshot")
    table.resolve()
    assert table.A.can("recruit", "Dazzler")
    table.until("attack step")
    assert table.A.why_not("recruit", "Dazzler") == ["vs:404.3", "vs:203.4b"]


@pytest.mark.rule("vs:405.1", "vs:405.2", "vs:405.3", "vs:405.4", "vs:405.5", "vs:705.1", "vs:708.4d")
def test_a_formation_is_rearranged_all_at_once_within_each_area() -> None:
    table = situation(
        "vs",
        step="formation",
        A=side(front=[put(unit("Ann"), exhausted=True), unit("Abe")], hidden_front=[unit("Ash")]),
        B=side(),
    )
    assert table.asked == ("A", "formation")
    shape = table.decision.shape
    ash = next(i for i, r in enumerate(shape.pieces) if table.s.get(r).printed.name == "Ash")
    assert all(shape.cells[c][0] for c in shape.next((ash,)))
    # Ann and Abe change places, which one after the other would not be possible
    table.arranges(Ann=("front", 1), Abe=("front", 0))
    assert (table.A["Ann"].col, table.A["Abe"].col) == (1, 0)
    assert table.A["Ann"].exhausted and table.A["Ann"].row == "front"
    assert table.A["Ash"].hidden
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:405.3", "vs:213.5e")
def test_two_characters_never_end_on_one_position() -> None:
    table = situation("vs", step="formation", A=side(front=[unit("Ann"), unit("Abe")]), B=side())
    d = table.decision
    shape = d.shape
    here = shape.at[1]
    # the first piece goes where the second stands: then the second must move on, and not onto the first
    assert here in d.next((0,))
    assert list(d.next((0, here))) == [1]
    assert here not in d.next((0, here, 1))


@pytest.mark.rule("vs:408.2", "vs:400.7d", "vs:216.2d", "vs:408.2b", "vs:408.2c", "vs:408.2e", "vs:701.12a")
def test_the_wrap_up_recovers_one_kos_the_rest_readies_and_passes_the_initiative() -> None:
    table = situation(
        "vs",
        phase="recovery",
        A=side(
            front=[put(unit("Ann"), stunned=True), put(unit("Abe"), stunned=True), put(unit("Amy"), exhausted=True)],
            resources=[put("Danger Room", down=False, exhausted=True)],
        ),
        B=side(front=[put(unit("Bea"), stunned=True), unit("Ben")]),
    )
    table.all_pass()
    # the primary player chooses first
    assert table.asked == ("A", "recover")
    table.chooses("Abe")
    assert table.A["Abe"].stunned  # not yet: all players choose first
    assert table.asked == ("B", "recover")
    table.chooses()
    assert not table.A["Abe"].stunned and not table.A["Abe"].exhausted
    assert table.A["Ann"].zone == "KO'd pile" and table.B["Bea"].zone == "KO'd pile"
    assert not table.A["Amy"].exhausted and not table.A["Danger Room"].exhausted
    assert table.B["Ben"].zone == "play"
    assert table.s.initiative == 1 and table.s.turn == 6
    assert (table.s.phase, table.asked) == (DRAW, ("B", "priority"))


@pytest.mark.rule("vs:408.2", "vs:401.1", "vs:506.1")
def test_what_triggers_in_the_wrap_up_waits_for_the_next_draw_phase() -> None:
    mourner = unit("Amy", text=[Triggered(IsKOd(yours()), GainEndurance(1))])
    medic = unit("Abe", text=[Triggered(Recovers(yours()), GainEndurance(10))])
    table = situation(
        "vs",
        phase="recovery",
        A=side(front=[mourner, medic, put(unit("Ann"), stunned=True), put(unit("Al"), stunned=True)]),
        B=side(),
    )
    table.all_pass()
    table.chooses("Ann")
    assert table.A.endurance == 50
    if table.asked[1] == "trigger order":
        table.choose_option(0)
    assert table.s.phase == DRAW
    assert table.chain[0] == "each player draws two cards" and len(table.chain) == 3
    table.resolve_all()
    assert table.A.endurance == 61


@pytest.mark.rule("vs:408.2a", "vs:102.4", "vs:102.1", "vs:104.1a")
def test_zero_endurance_loses_at_the_check_only() -> None:
    table = situation("vs", phase="recovery", A=side(endurance=3), B=side(endurance=0))
    assert table.result is None
    table.all_pass()
    assert table.winners == ["A"]
    table = situation("vs", phase="recovery", A=side(endurance=-4), B=side(endurance=-1))
    table.all_pass()
    # all would lose: the highest total stays, and negative totals are compared as they are
    assert table.winners == ["B"]


@pytest.mark.rule("vs:408.2a")
def test_players_tied_for_the_highest_total_stay_in() -> None:
    table = situation("vs", phase="recovery", A=side(endurance=0), B=side(endurance=0), C=side(endurance=-2))
    table.all_pass()
    assert table.result is None
    assert table.s.order == (0, 1)
    assert table.s.phase == DRAW


@pytest.mark.rule("vs:408.2d", "vs:513.2e")
def test_this_turn_ends_with_the_turn() -> None:
    grow = plot_twist("Grow", effect=pump(T, 2, 2, until="turn"), targets=[Aim(characters())], source="stand-in")
    for_good = plot_twist("Train", effect=pump(T, 1, 0, until=""), targets=[Aim(characters())], source="stand-in")
    table = situation("vs", phase="recovery", A=side(front=[unit("Ann")], hand=[grow, for_good]), B=side())
    table.A.plays("Grow")
    table.resolve()
    table.A.plays("Train")
    table.resolve()
    assert (table.A["Ann"].atk, table.A["Ann"].def_) == (7, 6)
    table.all_pass()
    assert table.s.phase == DRAW
    assert (table.A["Ann"].atk, table.A["Ann"].def_) == (5, 4)


@pytest.mark.rule("vs:408.2b", "vs:408.2c")
def test_a_character_recovered_in_the_wrap_up_readies_in_it() -> None:
    table = situation("vs", phase="recovery", A=side(front=[put(unit("Ann"), stunned=True)]), B=side())
    table.all_pass()
    table.chooses("Ann")
    assert not table.A["Ann"].stunned and not table.A["Ann"].exhausted


@pytest.mark.rule("vs:407.1", "vs:407.5")
def test_during_restricts_a_power_to_its_time() -> None:
    power = unit(
        "Ann", text=[Activated((Activate(),), LoseEndurance(3, player=T), targets=(Aim(Players()),), only=(During(COMBAT),))]
    )
    table = situation("vs", phase="build", A=side(front=[power]), B=side())
    assert not table.A.can("use", "Ann")
    assert "vs:501.3" in table.A.why_not("use", "Ann")
    table.until(COMBAT)
    assert table.A.can("use", "Ann")
