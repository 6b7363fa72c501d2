"""Chapter 5, 506 and 507: triggered and game-based effects."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    STUNNED,
    Aim,
    AtStart,
    BecomesStunned,
    CharacterAttacks,
    ChooseOne,
    Discard,
    Effects,
    Every,
    GainEndurance,
    KOIt,
    LoseEndurance,
    Named,
    Negate,
    PlaysTwist,
    ReadyIt,
    StunIt,
    T,
    Target,
    Team,
    Triggered,
    cant,
    characters,
    in_hand,
    seq,
    theirs,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation
from tests.rules.vs.standins import GAIN, STUN, hero, plays, twist


def when_stunned(name: str, *effects: Any, **more: Any) -> Any:
    """A character with a trigger on any character becoming stunned for each of some effects."""
    return hero(name, *(Triggered(BecomesStunned(characters()), e) for e in effects), **more)


# -- 506: triggered effects ----------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:506.1", "vs:506.2", "vs:508.2l")
def test_what_triggers_during_a_resolution_waits_until_it_is_over() -> None:
    watch = when_stunned("Watch", GainEndurance(1))
    long = twist("Long", seq(StunIt(T), GainEndurance(10), Discard(query=in_hand(), least=1)), Aim(theirs()))
    table = situation("vs", A=side(front=[watch], hand=[long, FILLER, GAIN]), B=side(front=[hero("Bea", cost=2)]))
    table.A.plays("Long")
    table.resolve()
    # in the middle of the resolution: the trigger has triggered, but only the effect itself is on the chain
    assert table.asked == ("A", "choose") and table.B["Bea"].stunned and table.A.endurance == 60
    assert table.chain == ["plays Long on Bea"]
    table.chooses("Filler")
    assert table.chain == ["Watch (triggered)"] and table.asked == ("A", "priority")
    assert "Long" in table.A.pile
    table.resolve()
    assert table.A.endurance == 61


@pytest.mark.rule("vs:506.1", "vs:506.2")
def test_what_triggers_while_nobody_has_priority_goes_on_the_chain_before_the_next_does() -> None:
    watch = when_stunned("Watch", GainEndurance(1))
    table = situation("vs", A=side(front=[hero("Ann", atk=9, def_=9)]), B=side(front=[hero("Bea")], support=[watch]))
    table.A.attack("Ann", "Bea")
    table.all_pass()
    assert table.B["Bea"].stunned and table.chain == ["Watch (triggered)"]
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:506.2a", "vs:702.3")
@pytest.mark.parametrize("primary", ["A", "B", "C"])
def test_triggers_go_onto_the_chain_player_by_player_from_the_primary_player(primary: str) -> None:
    sides = {
        name: side(
            front=[when_stunned(f"One{name}", GainEndurance(1), LoseEndurance(2))],
            hand=[twist("Hit", StunIt(T), Aim(characters(Named("Prey"))))],
        )
        for name in "ABC"
    }
    sides["A"]["support"] = [hero("Prey")]
    table = situation("vs", primary=primary, **sides)
    order = {"A": "ABC", "B": "BCA", "C": "CAB"}[primary]
    getattr(table, primary).plays("Hit")
    table.resolve()
    for name in order:
        assert table.asked == (name, "trigger order") and len(table.options) == 2
        # the second of the two powers first, so that the first one lies above it
        table.choose_option(1)
    assert table.chain == [f"One{name} (triggered)" for name in order for _ in range(2)]
    assert table.asked == (primary, "priority")
    # the last player's are on top, and of those the one that was put there last
    last = getattr(table, order[2])
    before = last.endurance
    table.resolve()
    assert last.endurance == before + 1
    table.resolve()
    assert last.endurance == before - 1


@pytest.mark.rule("vs:506.2a")
def test_the_same_power_triggering_for_two_characters_may_be_ordered_too() -> None:
    watch = hero("Watch", Triggered(BecomesStunned(theirs()), KOIt(_that())))
    both = twist("Both", StunIt(Every(theirs())))
    table = situation("vs", A=side(front=[watch], hand=[both]), B=side(front=[hero("Bea"), hero("Bob")]))
    table.A.plays("Both")
    table.resolve()
    assert table.asked == ("A", "trigger order") and [o.split()[0] for o in table.options] == ["Bea", "Bob"]
    table.chooses("Bob")
    assert len(table.chain) == 2
    table.resolve()
    # the one put there last is on top
    assert table.B.characters == ["Bob"]


def _that() -> Any:
    from longbox.games.vs.language.references import THAT

    return THAT


@pytest.mark.rule("vs:506.2a", "vs:506.1")
def test_triggers_of_earlier_events_of_one_resolution_are_not_below_later_ones() -> None:
    # B's trigger happens first in the resolution, A's afterwards; still A, the primary player, puts hers down first
    early = hero("Early", Triggered(BecomesStunned(), GainEndurance(1)))
    late = hero("Late", Triggered(BecomesStunned(), GainEndurance(1)))
    swap = twist("Swap", seq(StunIt(T), StunIt(Target(1))), Aim(theirs()), Aim(yours()))
    table = situation("vs", A=side(front=[late], hand=[swap]), B=side(front=[early]))
    table.A.plays("Swap")
    table.resolve()
    assert table.chain == ["Late (triggered)", "Early (triggered)"]


@pytest.mark.rule("vs:506.3", "vs:505.1b", "vs:505.1c")
def test_modes_and_targets_of_a_triggered_effect_are_chosen_as_it_goes_onto_the_chain() -> None:
    modal = hero("Modal", Triggered(BecomesStunned(), ChooseOne((GainEndurance(9), StunIt(T))), targets=(Aim(theirs()),)))
    table = situation("vs", A=side(front=[modal], hand=[STUN]), B=side(front=[hero("Bea"), hero("Bob")]))
    plays(table.A, "Stun", "Modal")
    table.resolve()
    assert table.asked == ("A", "mode")
    table.choose_option(1)
    assert table.asked == ("A", "target")
    table.chooses("Bob")
    assert table.asked == ("A", "priority")
    table.resolve()
    assert table.B["Bob"].stunned and not table.B["Bea"].stunned and table.A.endurance == 47


@pytest.mark.rule("vs:506.3", "vs:505.1e")
def test_a_triggered_effect_is_not_played() -> None:
    from longbox.games.vs.language.vocabulary import About, MayPlay

    hush = hero("Hush", cant("players can't play plot twists", About(MayPlay, kind="plot twist")))
    ann = hero("Ann", Triggered(CharacterAttacks(), GainEndurance(5)), Triggered(PlaysTwist("any"), GainEndurance(50)))
    table = situation("vs", A=side(front=[ann], hand=[GAIN]), B=side(front=[hero("Bea"), hush]))
    assert table.A.why_not("play", "Gain") == ["vs:505.1"]
    table.A.attack("Ann", "Bea")
    assert table.chain == ["Ann (triggered)"]
    table.resolve()
    assert table.A.endurance == 55 and table.chain == []


@pytest.mark.rule("vs:506.4")
@pytest.mark.parametrize("there", [True, False])
def test_a_triggered_effect_without_a_legal_target_vanishes(there: bool) -> None:
    ann = hero(
        "Ann",
        Triggered(CharacterAttacks(), KOIt(T), targets=(Aim(theirs(STUNNED)),)),
        Triggered(CharacterAttacks(), GainEndurance(5)),
    )
    front = [hero("Bea"), put(hero("Bob"), stunned=True)] if there else [hero("Bea"), hero("Bob")]
    table = situation("vs", A=side(front=[ann]), B=side(front=front))
    table.A.attack("Ann", "Bea")
    assert table.asked == ("A", "trigger order")
    table.choose_option(0)
    assert len(table.chain) == (2 if there else 1) and table.asked == ("A", "priority")
    table.resolve_all()
    assert table.A.endurance == 55 and ("Bob" in table.B.pile) is there


@pytest.mark.rule("vs:505.1b")
@pytest.mark.parametrize("players", ["AB", "ABC"])
def test_an_opponent_chooses_the_mode_and_the_player_names_the_opponent(players: str) -> None:
    from longbox.games.vs.language.vocabulary import Opponents

    offer = twist("Offer", ChooseOne((GainEndurance(5), KOIt(T)), by=Opponents()), Aim(yours()))
    sides = {name: side() for name in players}
    sides["A"] = side(front=[hero("Ann"), hero("Abe")], hand=[offer])
    table = situation("vs", **sides)
    table.A.plays("Offer")
    if players == "ABC":
        assert table.asked == ("A", "chooser") and table.options == ["B", "C"]
        table.chooses("C")
    assert table.asked == (players[-1], "mode")
    table.choose_option(1)
    # the target is chosen by the player who plays it
    assert table.asked == ("A", "target")
    table.chooses("Abe")
    table.resolve()
    assert table.A.characters == ["Ann"] and table.A.endurance == 50


@pytest.mark.rule("vs:506.4")
def test_a_modal_triggered_effect_offers_only_modes_that_have_targets() -> None:
    modes = ChooseOne((KOIt(T), ReadyIt(Target(1)), GainEndurance(5)))
    ann = hero("Ann", Triggered(CharacterAttacks(), modes, targets=(Aim(theirs(STUNNED)), Aim(theirs(Team("Y"))))))
    table = situation("vs", A=side(front=[ann]), B=side(front=[hero("Bea")]))
    table.A.attack("Ann", "Bea")
    # only one mode is left
    assert table.asked == ("A", "priority") and len(table.chain) == 1
    table.resolve()
    assert table.A.endurance == 55


# -- 507: game-based effects -----------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:507.1", "vs:507.1a", "vs:504.1")
def test_the_draw_of_the_draw_phase_is_an_effect_of_nobody_below_what_triggers() -> None:
    early = hero("Early", Triggered(AtStart("draw phase"), GainEndurance(1)))
    stop = twist("Stop", Negate(T), Aim(Effects(whose="opponent")))
    any_ = twist("Halt", Negate(T), Aim(Effects()))
    table = situation("vs", phase="draw", A=side(hand=[stop, any_]), B=side(front=[early]))
    assert table.chain == ["each player draws two cards", "Early (triggered)"] and table.asked == ("A", "priority")
    table.resolve()
    assert len(table.A.hand) == 2
    # it has no controller, so it is no opponent's; but it is an effect like others
    assert table.A.why_not("play", "Stop") == ["vs:505.1c"]
    table.A.plays("Halt")
    table.resolve()
    assert table.chain == [] and table.A.hand == ["Stop"] and table.B.hand == []


@pytest.mark.rule("vs:507.1b", "vs:505.3", "vs:708.5a")
def test_powering_up_costs_a_character_card_of_the_name_and_is_for_attackers_and_defenders() -> None:
    table = situation(
        "vs",
        A=side(front=[hero("Ann"), hero("Abe")], hand=[hero("Ann"), hero("Abe"), twist("Ann", GainEndurance(1))]),
        B=side(front=[hero("Bea", def_=9)], hand=[hero("Bea"), hero("Ann")]),
    )
    assert not table.A.can("power-up", "Ann")
    table.A.attack("Ann", "Bea")
    assert table.A.can("power-up", "Ann") and not table.A.can("power-up", "Abe")
    table.A.powers_up("Ann")
    # the character card went, on the spot; the effect may be answered
    assert table.A.pile == ["Ann"] and sorted(table.A.hand) == ["Abe", "Ann"]
    assert table.A["Ann"].atk == 4
    assert not table.A.can("power-up", "Ann")
    table.B.powers_up("Bea")
    table.resolve()
    assert (table.B["Bea"].def_, table.A["Ann"].atk) == (10, 4)
    table.resolve()
    assert table.A["Ann"].atk == 5
    table.conclude()
    assert table.A["Ann"].atk == 4


@pytest.mark.rule("vs:507.1b", "vs:508.2a")
def test_a_power_up_whose_target_has_left_the_attack_is_negated() -> None:
    from longbox.games.vs.language.vocabulary import RemoveFromCombat

    away = twist("Away", RemoveFromCombat(T), Aim(characters()))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[hero("Ann")]), B=side(front=[hero("Bea")], hand=[away]))
    table.A.attack("Ann", "Bea")
    table.A.powers_up("Ann")
    plays(table.B, "Away", "Ann")
    table.resolve()
    table.resolve()
    assert table.A["Ann"].atk == 4 and "is negated" in table.log and table.A.pile == ["Ann"]


@pytest.mark.rule("vs:507.1c", "vs:708.7b", "vs:507.1")
def test_reinforcing_exhausts_an_adjacent_supporter_of_the_same_affiliation() -> None:
    table = situation(
        "vs",
        A=side(front=[hero("Ann", atk=9)]),
        B=side(
            front=[hero("Bea"), hero("Next")],
            support=[hero("Back"), hero("Far")],
        ),
    )
    table.A.attack("Ann", "Bea")
    assert [table.B.can("reinforce", n) for n in ("Back", "Next", "Far")] == [True, False, False]
    assert not table.B["Bea"].reinforcement
    table.B.reinforces("Back")
    assert table.B["Back"].exhausted and len(table.chain) == 1 and not table.B["Bea"].reinforcement
    table.resolve()
    assert table.B["Bea"].reinforcement
    table.conclude()
    # the stun endurance loss, but no breakthrough
    assert table.B.endurance == 47


@pytest.mark.rule("vs:507.1c")
def test_reinforcing_needs_a_shared_affiliation_a_ready_supporter_and_a_defender() -> None:
    support = [hero("Other", teams=("Y",)), hero("Spare")]
    table = situation("vs", A=side(front=[hero("Ann")]), B=side(front=[hero("Bea"), hero("Bob")], support=support))
    table.A.passes()
    assert not table.B.can("reinforce", "Spare")
    table = situation("vs", A=side(front=[hero("Ann")]), B=side(front=[hero("Bea")], support=[hero("Other", teams=("Y",))]))
    table.A.attack("Ann", "Bea")
    assert table.B.why_not("reinforce", "Other") == ["vs:708.7b"]
    tired = put(hero("Tired"), exhausted=True)
    table = situation("vs", A=side(front=[hero("Ann")]), B=side(front=[hero("Bea")], support=[tired]))
    table.A.attack("Ann", "Bea")
    assert table.B.why_not("reinforce", "Tired") == ["vs:708.7b"]
