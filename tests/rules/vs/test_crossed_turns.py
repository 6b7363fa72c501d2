"""Crossed: phases and steps with what triggers, lasts, is skipped or is added in them."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    ATTACKER,
    COMBAT,
    DRAW,
    RECOVERY,
    Aim,
    AtStart,
    BecomesStunned,
    Builds,
    Draw,
    Draws,
    Effects,
    ExhaustIt,
    ExtraAttackStep,
    GainEndurance,
    IsKOd,
    KOIt,
    Lasting,
    LeavesPlay,
    LoseEndurance,
    Negate,
    Nothing,
    Readies,
    ReadyIt,
    Replacement,
    StunIt,
    T,
    Triggered,
    WouldBeginStep,
    You,
    cant,
    characters,
    cosmic_surge,
    evasion,
    skips,
    yours,
)
from longbox.games.vs.situations import put
from longbox.games.vs.state import ATTACK, RESOURCE
from longbox.situations import side, situation
from tests.rules.vs.standins import SIP, hero, twist

SKIP = twist("Skip", Lasting(Replacement(WouldBeginStep(ATTACK, You()), Nothing()), "turn", uses=1))


@pytest.mark.rule("vs:400.8", "vs:407.1", "vs:400.4")
@pytest.mark.parametrize(("whose", "gained"), [("your", 1), ("opponent", 2), ("each", 3)])
def test_at_the_start_of_whose_step_it_triggers(whose: str, gained: int) -> None:
    ear = hero("Ear", Triggered(AtStart(ATTACK, whose), GainEndurance(1)))
    table = situation("vs", phase="combat", A=side(), B=side(front=[ear]), C=side())
    table.until("recovery phase")
    assert table.B.endurance == 50 + gained and table.A.endurance == 50


@pytest.mark.rule("vs:403.1", "vs:403.4", "vs:103.2", "vs:G:Build")
def test_who_cannot_build_is_asked_for_nothing_and_others_are_heard_to_build() -> None:
    wall = hero("Wall", cant("opponents can't build resources", Builds("opponent")))
    ear = hero("Ear", Triggered(Builds("any"), GainEndurance(1)))
    table = situation("vs", step="resource", A=side(front=[wall], hand=[SIP]), B=side(front=[ear], hand=[SIP]))
    table.chooses("Sip")
    table.finish()
    assert table.A.resources == ["Sip"] and table.B.endurance == 51
    while table.s.step_player == 0:
        table.arranges() if table.asked[1] == "formation" else table.all_pass()
    # B passes by the question whether to build, there being nothing to build
    assert table.s.step == RESOURCE and table.asked[1] == "priority" and table.B.hand == ["Sip"]


@pytest.mark.rule("vs:400.10a", "vs:400.9a", "vs:400.9b")
def test_a_step_that_was_added_is_the_one_that_is_skipped() -> None:
    again = twist("Again", ExtraAttackStep())
    table = situation("vs", A=side(front=[hero("Ann")], hand=[again, SKIP]), B=side(front=[hero("Bea")]))
    table.A.plays("Again")
    table.resolve()
    table.A.plays("Skip")
    table.resolve()
    table.all_pass()
    assert table.s.step == ATTACK and table.s.step_player == 1 and not table.s.modifiers


@pytest.mark.rule("vs:400.9b", "vs:513.5c")
def test_of_two_modifiers_that_skip_ones_step_the_other_waits_for_the_next() -> None:
    again = twist("Again", ExtraAttackStep())
    table = situation("vs", A=side(hand=[again, SKIP, SKIP]), B=side(front=[hero("Bea")]))
    for card in ("Again", "Skip", "Skip"):
        table.A.plays(card)
        table.resolve()
    table.all_pass()
    if table.asked == ("A", "replacement"):
        table.choose_option(0)
    assert table.s.step_player == 1 and len(table.s.modifiers) == 1


@pytest.mark.rule("vs:513.4a", "vs:400.9a", "vs:408.2d")
def test_what_waits_for_a_phase_of_this_turn_that_is_skipped_never_comes() -> None:
    later = twist("Later", Lasting(Triggered(AtStart(COMBAT), GainEndurance(9)), "turn"))
    rest = twist("Rest", skips(COMBAT))
    table = situation("vs", step="recruit", A=side(front=[hero("Ann")], hand=[later, rest]), B=side())
    table.A.plays("Later")
    table.resolve()
    table.A.plays("Rest")
    table.resolve()
    table.until("draw phase")
    assert table.A.endurance == 50 and not table.s.modifiers
    table.until("combat phase")
    assert not table.chain and table.A.endurance == 50


@pytest.mark.rule("vs:401.1", "vs:507.1a", "vs:509.1", "vs:213.3c")
def test_the_draw_of_the_draw_phase_can_be_negated_and_what_hears_draws_hears_each() -> None:
    ear = hero("Ear", Triggered(Draws("any"), GainEndurance(1)))
    stop = twist("Stop", Negate(T), Aim(Effects()))
    table = situation("vs", phase="draw", A=side(front=[ear]), B=side())
    table.resolve()
    table.finish()
    assert table.A.endurance == 54 and len(table.A.hand) == len(table.B.hand) == 2
    other = situation("vs", phase="draw", A=side(front=[ear], hand=[stop]), B=side())
    other.A.plays("Stop")
    other.resolve()
    assert other.A.hand == [] and other.B.hand == [] and not other.chain and other.s.phase == DRAW


@pytest.mark.rule("vs:706.5", "vs:706.8b", "vs:701.12f")
def test_who_evades_has_no_surge_when_the_recovery_phase_starts_and_another_does() -> None:
    sue = hero("Sue", *cosmic_surge(), evasion(), keywords=("cosmic-surge",))
    table = situation("vs", A=side(front=[sue]), B=side(front=[sue]))
    table.A.uses("Sue")
    table.resolve()
    table.until("recovery phase")
    table.finish()
    assert not table.A["Sue"].stunned and table.A["Sue"].counters("cosmic") == 0 and table.B["Sue"].counters("cosmic") == 1


@pytest.mark.rule("vs:408.2", "vs:408.2b", "vs:401.1", "vs:506.2a")
def test_what_the_wrap_up_triggers_comes_above_the_draw_with_that_of_the_draw_phase_in_the_order_chosen() -> None:

    wake = hero("Wake", Triggered(LeavesPlay(), LoseEndurance(1)))
    mourn = hero("Mourn", Triggered(IsKOd(yours()), GainEndurance(5)), Triggered(AtStart(DRAW), GainEndurance(7)))
    table = situation("vs", phase="recovery", initiative="B", A=side(front=[put(wake, stunned=True), mourn]), B=side())
    table.until("draw phase")
    assert table.A.pile == ["Wake"] and table.asked == ("A", "trigger order") and table.A.endurance == 50
    assert len(table.options) == 3 and len(table.chain) == 1
    table.finish()
    assert table.A.endurance == 61 and len(table.A.hand) == 2


@pytest.mark.rule("vs:506.2", "vs:408.1", "vs:513.1g")
def test_a_recovery_and_a_stun_at_the_start_of_the_recovery_phase_are_ordered_by_their_controllers() -> None:
    fury = hero("Fury", Triggered(AtStart(RECOVERY), StunIt(T), targets=(Aim(characters()),)))
    table = situation("vs", A=side(front=[fury]), B=side(front=[hero("Sly", evasion())]))
    table.B.uses("Sly")
    table.resolve()
    table.until("recovery phase")
    # the primary player's is added first, so the other's resolves first
    table.chooses("Sly")
    table.finish()
    assert table.B["Sly"].stunned and table.B.endurance == 44


@pytest.mark.rule("vs:701.12a", "vs:408.2c", "vs:408.2d")
def test_what_lasts_for_the_turn_still_counts_as_everything_readies() -> None:

    nail = twist("Nail", Lasting(cant("{target} can't ready", Readies(T)), "turn"), Aim(characters()))
    tire = twist("Tire", ExhaustIt(T), Aim(characters()))
    wake = twist("Wake", ReadyIt(T), Aim(characters()))
    table = situation("vs", A=side(hand=[nail, tire, wake]), B=side(front=[hero("Bea"), hero("Ben")]))
    table.A.plays("Tire", on="Bea")
    table.resolve()
    table.A.plays("Nail", on="Bea")
    table.resolve()
    table.until("draw phase")
    assert table.B["Bea"].exhausted and not table.s.modifiers
    table.resolve()
    table.A.plays("Wake", on="Bea")
    table.resolve()
    assert not table.B["Bea"].exhausted


@pytest.mark.rule("vs:602.8f", "vs:602.8h", "vs:407.4")
def test_what_a_conclusion_triggers_resolves_once_the_attack_is_over_and_finds_no_attacker() -> None:

    spite = hero(
        "Spite", Triggered(BecomesStunned(), KOIt(T), targets=(Aim(characters(ATTACKER)),)), Triggered(BecomesStunned(), Draw(1))
    )
    table = situation("vs", A=side(front=[hero("Ann", def_=9)]), B=side(front=[spite]))
    table.A.attack("Ann", "Spite")
    table.conclude()
    table.finish()
    assert table.s.attack is None and table.A["Ann"].zone == "play" and len(table.B.hand) == 1
