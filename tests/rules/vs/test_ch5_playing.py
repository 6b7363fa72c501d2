"""Chapter 5, 504 and 505: effects, and how they are played."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.events import MayTarget
from longbox.games.vs.language.vocabulary import (
    EXHAUSTED,
    THIS,
    About,
    Activate,
    Activated,
    Aim,
    BecomesStunned,
    Choose,
    ChooseOne,
    Continuous,
    CopyIt,
    Cost,
    Costs,
    Discard,
    Effects,
    EntersPlay,
    ExhaustIt,
    Extra,
    GainEndurance,
    Gets,
    IsRecruited,
    KOIt,
    Lasting,
    LoseEndurance,
    LosePowers,
    PayEndurance,
    PlaysTwist,
    ReadyIt,
    StunIt,
    T,
    Target,
    Team,
    Triggered,
    X,
    boost,
    cant,
    characters,
    in_hand,
    pump,
    seq,
    theirs,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import BOUNCE, GAIN, KO, RECOVER, STUN, TAKE, hero, plays, takes, twist

# -- 504: effects ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:504.2", "vs:505.4", "vs:511.7")
def test_a_triggered_effect_belongs_to_who_controlled_its_source_as_it_triggered() -> None:
    ann = hero("Ann", Triggered(BecomesStunned(), GainEndurance(5)), Continuous(yours(), (Gets(1, 1),)), cost=2)
    table = situation("vs", A=side(front=[ann, hero("Abe")], hand=[STUN]), B=side(front=[hero("Bea")], hand=[TAKE, RECOVER]))
    plays(table.A, "Stun", "Ann")
    table.resolve()
    assert len(table.chain) == 1
    takes(table, "Ann")
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (50 - 2 + 5, 50)
    # the controller of a power's modifier is whoever controls the object now
    plays(table.B, "Recover", "Ann")
    table.resolve()
    assert (table.A["Abe"].atk, table.B["Bea"].atk) == (4, 5)


@pytest.mark.rule("vs:504.2", "vs:513.4a")
def test_a_delayed_effect_belongs_to_who_made_it_though_its_source_has_gone() -> None:
    ann = hero("Ann", Activated((PayEndurance(1),), Lasting(Triggered(BecomesStunned(characters()), GainEndurance(5)), "turn")))
    table = situation("vs", A=side(front=[ann, hero("Abe", cost=1)], hand=[STUN]), B=side(hand=[TAKE, KO]))
    table.A.uses("Ann")
    table.resolve()
    takes(table, "Ann")
    plays(table.B, "Finish", "Ann")
    table.resolve()
    plays(table.A, "Stun", "Abe")
    table.resolve_all()
    assert (table.A.endurance, table.B.endurance) == (49 - 1 + 5, 50)


@pytest.mark.rule("vs:504.3", "vs:505.1c")
def test_targets_must_meet_the_requirements_when_chosen() -> None:
    hit = twist("Hit", StunIt(T), Aim(theirs(EXHAUSTED, Cost("<=", 3))))
    table = situation(
        "vs",
        A=side(front=[put(hero("Ann"), exhausted=True)], hand=[hit]),
        B=side(front=[hero("Ready"), put(hero("Dear", cost=4), exhausted=True)]),
    )
    assert table.A.why_not("play", "Hit") == ["vs:505.1c"]
    table = situation(
        "vs",
        A=side(hand=[hit]),
        B=side(front=[hero("Ready"), put(hero("Tired"), exhausted=True), put(hero("Tim"), exhausted=True)]),
    )
    table.A.plays("Hit")
    assert [o.split()[0] for o in table.options] == ["Tired", "Tim"]


@pytest.mark.rule("vs:504.3b")
def test_only_the_word_target_makes_an_effect_targeted() -> None:
    saint = hero("Saint", cant("{name} can't be targeted", About(MayTarget, THIS)))
    aimed = twist("Aimed", StunIt(T), Aim(theirs()))
    chosen = twist("Chosen", StunIt(Choose(theirs())))
    table = situation("vs", A=side(hand=[aimed, chosen]), B=side(front=[saint]))
    assert table.A.why_not("play", "Aimed") == ["vs:505.1c"]
    assert ("target" in aimed.effect.text(_printer(aimed)), "target" in chosen.effect.text(_printer(chosen))) == (True, False)
    table.A.plays("Chosen")
    table.resolve()
    assert table.B["Saint"].stunned


def _printer(card: Any) -> Any:
    from longbox.kernel.text import Printer

    return Printer(card.name, card.targets)


@pytest.mark.rule("vs:504.3c")
def test_an_effect_cannot_target_itself() -> None:
    from longbox.games.vs.language.vocabulary import Negate

    stop = twist("Stop", Negate(T), Aim(Effects("plot twist")))
    table = situation("vs", A=side(hand=[stop, stop]), B=side(hand=[GAIN]))
    assert table.A.why_not("play", "Stop") == ["vs:505.1c"]
    table.A.passes()
    table.B.plays("Gain")
    table.A.plays("Stop")
    assert table.chain == ["plays Gain", "plays Stop on plays Gain"]
    table.A.plays("Stop")
    assert table.asked == ("A", "target") and len(table.options) == 2
    table.chooses("plays Stop")
    table.resolve_all()
    assert table.B.endurance == 60


# -- 505: playing effects ----------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:505.1", "vs:505.1a", "vs:505.1b", "vs:505.1c", "vs:505.1d", "vs:505.1e", "vs:505.1f")
def test_the_steps_of_playing_an_effect_come_in_order() -> None:
    watch = hero("Watch", Triggered(PlaysTwist("opponent"), LoseEndurance(1)))
    mixed = twist(
        "Mixed",
        ChooseOne((StunIt(T), seq(KOIt(Target(1)), GainEndurance(2)))),
        Aim(theirs()),
        Aim(yours()),
        extras=[Extra((Discard(query=in_hand(), least=1),))],
    )
    table = situation(
        "vs", A=side(front=[hero("Ann"), hero("Abe")], hand=[mixed, GAIN, STUN]), B=side(front=[watch, hero("Bea")])
    )
    table.A.plays("Mixed")
    # announced and on the chain first, then its mode, then the targets of that mode only
    assert table.A["Mixed"].zone == "chain" and table.chain == ["plays Mixed"]
    assert table.asked == ("A", "mode")
    table.choose_option(1)
    assert table.asked == ("A", "target") and [o.split()[0] for o in table.options] == ["Ann", "Abe"]
    table.chooses("Abe")
    assert table.asked == ("A", "pay") and table.A.pile == []
    table.chooses("Gain")
    # it counts as played only now; what that triggered goes on top, and its player has priority
    assert table.A.pile == ["Gain"]
    assert table.chain == ["plays Mixed on Abe", "Watch (triggered)"]
    assert table.asked == ("A", "priority")
    table.resolve_all()
    assert table.A.characters == ["Ann"] and (table.A.endurance, table.B.endurance) == (52, 49)
    assert not table.B["Bea"].stunned


@pytest.mark.rule("vs:505.1b")
def test_additional_costs_and_x_are_announced_before_targets_and_payment() -> None:
    from longbox.games.vs.language.values import ResourceCount

    blast = twist("Blast", pump(T, X(), 0, "turn"), Aim(characters()), x=ResourceCount(), extras=[Extra((PayEndurance(X()),))])
    table = situation("vs", A=side(front=[hero("Ann")], hand=[blast], resources=4), B=side(front=[hero("Bea")]))
    table.A.plays("Blast")
    assert table.asked == ("A", "x") and table.A.endurance == 50
    table.match.choose((3,))
    assert table.asked == ("A", "target") and table.A.endurance == 50
    table.chooses("Ann")
    assert table.A.endurance == 47
    table.resolve()
    assert (table.A["Ann"].atk, table.B["Bea"].atk) == (7, 4)


@pytest.mark.rule("vs:505.1b", "vs:505.1c", "vs:505.2")
def test_x_can_only_be_what_leaves_a_legal_target() -> None:
    from longbox.games.vs.language.values import ResourceCount

    hit = twist("Hit", StunIt(T), Aim(theirs(Cost("==", X()))), x=ResourceCount(), extras=[Extra((PayEndurance(X()),))])
    foes = [hero("One", cost=1), hero("Three", cost=3), hero("Six", cost=6)]
    table = situation("vs", A=side(hand=[hit], resources=4), B=side(front=foes))
    table.A.plays("Hit")
    assert table.asked == ("A", "x") and list(table.decision.next(())) == [1, 3]
    table.match.choose((3,))
    table.resolve()
    assert table.B["Three"].stunned and not table.B["One"].stunned and table.A.endurance == 47
    table = situation("vs", A=side(hand=[hit], resources=4), B=side(front=[hero("Six", cost=6)]))
    assert table.A.why_not("play", "Hit") == ["vs:505.1c"]


@pytest.mark.rule("vs:505.1c")
def test_there_must_be_enough_different_targets() -> None:
    swap = twist("Swap", seq(StunIt(T), ReadyIt(Target(1))), Aim(characters()), Aim(characters()))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[swap]), B=side())
    assert table.A.why_not("play", "Swap") == ["vs:505.1c"]
    table = situation("vs", A=side(front=[hero("Ann")], hand=[swap]), B=side(front=[hero("Bea"), hero("Bob")]))
    table.A.plays("Swap", on="Ann")
    assert [o.split()[0] for o in table.options] == ["Bea", "Bob"]


@pytest.mark.rule("vs:505.1c")
def test_a_first_choice_must_leave_a_target_for_the_second() -> None:
    pair = twist("Pair", seq(StunIt(T), StunIt(Target(1))), Aim(characters()), Aim(characters(Team("Y"))))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[pair]), B=side(front=[hero("Bea", teams=("Y",))]))
    table.A.plays("Pair")
    # only Bea can be the second
    assert table.asked == ("A", "priority") and len(table.chain) == 1
    table.resolve()
    assert table.A["Ann"].stunned and table.B["Bea"].stunned


@pytest.mark.rule("vs:505.1c")
def test_a_variable_number_of_targets_may_be_none() -> None:
    some = twist("Some", StunIt(T), Aim(theirs(), 0, 2))
    table = situation("vs", A=side(hand=[some, some]), B=side(front=[hero("Bea"), hero("Bob"), hero("Bud")]))
    table.A.plays("Some", on=[["Bea", "Bud"]])
    table.resolve()
    assert [table.B[n].stunned for n in ("Bea", "Bob", "Bud")] == [True, False, True]
    table.A.plays("Some")
    table.chooses()
    table.resolve()
    assert not table.B["Bob"].stunned


@pytest.mark.rule("vs:505.1d")
@pytest.mark.parametrize(("boosted", "left"), [(False, 4), (True, 3)])
def test_reductions_come_before_additional_costs_and_may_go_below_zero(boosted: bool, left: int) -> None:
    # 2 less 4 is -2; with the boost of 3 that makes 1, without it nothing
    bulk = hero("Bulk", cost=2, **{"extras": boost(3)["extras"]})
    helpers = [hero(f"Help{i}", Costs("recruit cost", -2, in_hand(), words="cards cost 2 less")) for i in range(2)]
    table = situation("vs", step="recruit", A=side(front=helpers, hand=[bulk], resources=4), B=side())
    table.A.recruits("Bulk", extra=boosted)
    assert table.A.points == left
    assert "Bulk" in table.A.characters


@pytest.mark.rule("vs:505.1e", "vs:505.1f")
def test_a_character_is_recruited_once_its_effect_has_been_played() -> None:
    watch = hero("Watch", Triggered(IsRecruited(), GainEndurance(3)), Triggered(EntersPlay(yours()), GainEndurance(10)))
    table = situation("vs", step="recruit", A=side(front=[watch], hand=[hero("New", cost=1)], resources=1), B=side())
    table.A.recruits("New", resolve=False)
    assert table.chain == ["recruits New", "Watch (triggered)"] and table.A["New"].zone == "chain"
    assert table.asked == ("A", "priority")
    table.resolve()
    assert table.A.endurance == 53 and table.A["New"].zone == "chain"


@pytest.mark.rule("vs:505.2")
def test_a_card_cannot_pay_for_itself_so_the_play_never_begins() -> None:
    dear = twist("Dear", GainEndurance(5), extras=[Extra((Discard(query=in_hand(), least=1),))])
    table = situation("vs", A=side(hand=[dear]), B=side())
    assert table.A.why_not("play", "Dear") == ["vs:203.9a"] and not table.A.can("play", "Dear")
    table = situation("vs", A=side(hand=[dear, GAIN]), B=side())
    table.A.plays("Dear")
    assert table.A.pile == ["Gain"] and table.chain == ["plays Dear"]


@pytest.mark.rule("vs:505.2")
def test_a_power_whose_costs_compete_is_not_begun() -> None:
    power = Activated((Activate(), ExhaustIt(Choose(yours()))), GainEndurance(5))
    table = situation("vs", A=side(front=[hero("Ann", power), put(hero("Abe"), exhausted=True)]), B=side())
    assert table.A.why_not("use", "Ann") == ["vs:203.6b"] and not table.A["Ann"].exhausted
    assert not table.A.can("use", "Ann")


@pytest.mark.rule("vs:505.4")
def test_an_effect_on_the_chain_does_not_care_about_its_source() -> None:
    ann = hero("Ann", Activated((PayEndurance(1),), StunIt(T), targets=(Aim(theirs()),)))
    hush = twist("Hush", Lasting(Continuous(T, (LosePowers(),)), "turn"), Aim(characters()))
    for answer in (KO, BOUNCE, hush):
        table = situation("vs", A=side(front=[ann]), B=side(front=[hero("Bea")], hand=[answer]))
        table.A.uses("Ann")
        plays(table.B, answer.name, "Ann")
        table.resolve_all()
        assert table.B["Bea"].stunned


@pytest.mark.rule("vs:505.5", "vs:504.1", "vs:504.2")
def test_a_copy_is_put_onto_the_chain_without_being_played() -> None:
    watch = hero("Watch", Triggered(PlaysTwist("any"), LoseEndurance(1)))
    both = twist("Both", CopyIt(T, retarget=False), Aim(Effects("plot twist")))
    dear = twist("Dear", ChooseOne((GainEndurance(5), LoseEndurance(7))), extras=[Extra((Discard(query=in_hand(), least=1),))])
    table = situation("vs", A=side(hand=[dear, GAIN]), B=side(front=[watch], hand=[both]))
    table.A.plays("Dear", mode=0)
    assert table.A.pile == ["Gain"]
    table.resolve()
    assert table.B.endurance == 49
    table.B.plays("Both")
    assert table.B.endurance == 49
    table.resolve()
    assert table.B.endurance == 48
    table.resolve()
    # neither mode nor cost is asked for again, and nothing heard of a plot twist being played
    assert table.chain == ["plays Dear", "a copy of plays Dear"] and table.asked == ("A", "priority")
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (50, 53)
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (55, 53)
