"""Crossed: costs with what can't happen, with what would happen instead, and with each other."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    CHARACTER_CARD,
    THAT,
    THIS,
    Activate,
    Activated,
    Aim,
    BecomesExhausted,
    BecomesStunned,
    Choose,
    CostOf,
    Discard,
    Discards,
    Draw,
    Every,
    ExhaustIt,
    Extra,
    GainEndurance,
    IfYouDo,
    IsKOd,
    KOIt,
    Lasting,
    LoseEndurance,
    LosesEndurance,
    May,
    PayEndurance,
    Readies,
    Recovers,
    RemoveIt,
    Replacement,
    ReturnToHand,
    SharesTeam,
    StunIt,
    T,
    Triggered,
    Would,
    WouldEnterPile,
    cant,
    characters,
    evasion,
    in_hand,
    pump,
    theirs,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, gear, hero, twist


@pytest.mark.rule("vs:203.3", "vs:203.8b", "vs:103.2")
def test_who_cannot_lose_endurance_cannot_pay_any_but_what_is_free() -> None:
    mule = hero("Mule", Activated((PayEndurance(2),), GainEndurance(1)), Activated((PayEndurance(0),), GainEndurance(1)))
    firm = hero("Firm", cant("you can't lose endurance", LosesEndurance("you")))
    table = situation("vs", A=side(front=[mule]), B=side(front=[firm, mule]))
    assert table.A.can("use", "Mule", 0) and table.A.can("use", "Mule", 1)
    assert not table.B.can("use", "Mule", 0) and table.B.can("use", "Mule", 1)
    assert table.B.why_not("use", "Mule", 0) == ["vs:203.3"]


@pytest.mark.rule("vs:203.8a", "vs:203.3", "vs:508.2i")
@pytest.mark.parametrize("firm", [False, True])
def test_a_payment_while_resolving_that_cannot_be_made_was_not_made(firm: bool) -> None:
    deal = twist("Deal", IfYouDo(May(PayEndurance(3)), Draw(1)))
    wall = hero("Wall", *([cant("you can't lose endurance", LosesEndurance("you"))] if firm else []))
    table = situation("vs", A=side(front=[wall], hand=[deal]), B=side())
    table.A.plays("Deal")
    table.resolve()
    table.says(True)
    assert len(table.A.hand) == (0 if firm else 1) and table.A.endurance == (50 if firm else 47)


@pytest.mark.rule("vs:507.1c", "vs:708.7b", "vs:103.2", "vs:203.3")
def test_who_cannot_become_exhausted_cannot_reinforce_nor_be_activated() -> None:
    stiff = hero("Stiff", cant("{name} can't become exhausted", BecomesExhausted()), Activated((Activate(),), GainEndurance(1)))
    table = situation("vs", A=side(front=[hero("Ann")]), B=side(front=[hero("Bea")], support=[stiff]))
    table.A.attack("Ann", "Bea")
    assert not table.B.can("reinforce", "Stiff") and not table.B.can("use", "Stiff")


@pytest.mark.rule("vs:602.1d", "vs:103.2")
def test_who_cannot_become_exhausted_attacks_all_the_same_and_again() -> None:
    stiff = hero("Stiff", cant("{name} can't become exhausted", BecomesExhausted()), def_=9)
    table = situation("vs", A=side(front=[stiff]), B=side(front=[hero("Bea"), hero("Ben")]))
    table.A.attack("Stiff", "Bea")
    table.conclude()
    assert table.B["Bea"].stunned and not table.A["Stiff"].exhausted
    table.A.attack("Stiff", "Ben")
    table.conclude()
    assert table.B["Ben"].stunned


@pytest.mark.rule("vs:507.1b", "vs:103.2", "vs:203.3")
def test_who_cannot_discard_cannot_power_up() -> None:
    miser = hero("Miser", cant("you can't discard cards", Discards()))
    table = situation(
        "vs", A=side(front=[hero("Ann")], hand=[hero("Ann")]), B=side(front=[hero("Bea"), miser], hand=[hero("Bea")])
    )
    table.A.attack("Ann", "Bea")
    assert table.A.can("power-up", "Ann") and not table.B.can("power-up", "Bea")


@pytest.mark.rule("vs:706.5", "vs:203.3", "vs:103.2")
def test_who_cannot_be_stunned_cannot_evade() -> None:
    sly = hero("Sly", evasion())
    safe = hero("Safe", cant("characters adjacent to it can't be stunned", BecomesStunned(yours())))
    table = situation("vs", A=side(front=[sly]), B=side(front=[sly, safe]))
    assert table.A.can("use", "Sly") and not table.B.can("use", "Sly")


@pytest.mark.rule("vs:706.5", "vs:103.2", "vs:408.2b")
def test_an_evader_that_cannot_recover_stays_stunned_and_is_kod() -> None:
    pin = twist("Pin", Lasting(cant("{target} can't recover", Recovers(T)), "turn"), ANYONE)
    table = situation("vs", A=side(hand=[pin]), B=side(front=[hero("Sly", evasion()), hero("Bea", evasion())]))
    table.A.plays("Pin", on="Sly")
    table.resolve()
    table.B.uses("Sly")
    table.resolve()
    table.B.uses("Bea")
    table.resolve()
    table.until("recovery phase")
    table.finish()
    assert table.B["Sly"].stunned and not table.B["Bea"].stunned
    table.until("draw phase")
    assert table.B.pile == ["Sly"] and table.B.characters == ["Bea"]


@pytest.mark.rule("vs:203.10", "vs:203.10b", "vs:302.6", "vs:513.5d")
def test_of_a_character_removed_as_a_cost_only_its_equipment_can_go_elsewhere_instead() -> None:
    vault = hero("Vault", Replacement(WouldEnterPile(), RemoveIt(THAT)))
    fuel = hero("Fuel", Activated((ReturnToHand(THIS),), GainEndurance(2)))
    keep = hero("Keep", Replacement(Would(BecomesStunned(), "{name} would become stunned"), GainEndurance(9)))
    table = situation("vs", A=side(front=[put(fuel, equipment=[gear("Ring")]), keep]), B=side(front=[vault]))
    table.A.uses("Fuel")
    table.resolve()
    assert table.A.hand == ["Fuel"] and table.A.removed == ["Ring"] and table.A.pile == [] and table.A.endurance == 52


@pytest.mark.rule("vs:505.1c", "vs:505.1d", "vs:508.2a", "vs:509.2")
def test_a_character_may_pay_for_the_effect_that_targets_it_and_nothing_is_refunded() -> None:
    gift = hero("Gift", Activated((KOIt(Choose(yours())),), pump(T, 3, 3, "turn"), targets=(ANYONE,)))
    table = situation("vs", A=side(front=[gift, hero("Ann")]), B=side(front=[hero("Bea")]))
    table.A.uses("Gift", on="Ann", pay="Ann")
    table.resolve()
    assert table.A.pile == ["Ann"] and table.A["Gift"].atk == 4 and not table.chain


@pytest.mark.rule("vs:203.6b", "vs:708.15b", "vs:501.3")
def test_a_power_that_readies_its_own_source_may_be_used_again_but_not_before_it_resolves() -> None:
    from longbox.games.vs.language.vocabulary import ReadyIt

    spry = hero("Spry", Activated((Activate(), PayEndurance(1)), ReadyIt(THIS)), Triggered(Readies(), GainEndurance(5)))
    table = situation("vs", A=side(front=[spry]), B=side(front=[hero("Bea")]))
    table.A.uses("Spry")
    assert not table.A.can("use", "Spry")
    table.resolve()
    table.finish()
    assert table.A.endurance == 54 and table.A.can("use", "Spry")


@pytest.mark.rule("vs:502.4", "vs:203.6b", "vs:505.1f", "vs:506.2")
def test_what_a_cost_triggers_resolves_before_the_effect_it_paid_for() -> None:
    mourn = hero("Mourn", Triggered(IsKOd(yours()), LoseEndurance(3)))
    pyre = hero("Pyre", Activated((KOIt(Choose(yours())),), GainEndurance(10)))
    table = situation("vs", A=side(front=[pyre, mourn, hero("Ann")]), B=side())
    # its own power hears of Mourn being KO'd, and is on the chain above the effect
    table.A.uses("Pyre", pay="Mourn")
    assert len(table.chain) == 2
    table.resolve()
    assert table.A.endurance == 47
    table.resolve()
    assert table.A.endurance == 57 and table.A["Ann"].zone == "play"


@pytest.mark.rule("vs:203.7b", "vs:203.3", "vs:513.5e", "vs:103.2")
def test_a_replacement_cost_that_cannot_be_paid_is_not_offered() -> None:
    cling = hero(
        "Cling",
        Replacement(Would(BecomesStunned(), "{name} would become stunned"), ExhaustIt(THIS), pay=(PayEndurance(1),), may=True),
    )
    firm = hero("Firm", cant("you can't lose endurance", LosesEndurance("you")))
    storm = twist("Storm", StunIt(Every(characters())))
    table = situation("vs", A=side(front=[cling], hand=[storm]), B=side(front=[cling, firm]))
    table.A.plays("Storm")
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(True)
    assert not table.A["Cling"].stunned and table.A.endurance == 49
    # it is asked of nobody else, and B loses nothing for its stunned characters
    assert table.B["Cling"].stunned and table.B["Firm"].stunned and table.B.endurance == 50


@pytest.mark.rule("vs:505.1c", "vs:505.1d", "vs:505.2", "vs:203.3")
def test_a_cost_that_depends_on_the_target_keeps_targets_out_for_which_it_cannot_be_paid() -> None:
    bane = hero("Bane", Activated((PayEndurance(CostOf(T, "its cost")),), StunIt(T), targets=(Aim(theirs()),)))
    table = situation(
        "vs",
        A=side(front=[bane], endurance=4),
        B=side(front=[hero("Low", cost=2), hero("Mid", cost=4), hero("Big", cost=7)]),
    )
    table.A.uses("Bane")
    assert table.asked == ("A", "target") and table.options == ["Low 4/4 (B)", "Mid 4/4 (B)"]
    table.chooses("Mid")
    assert table.A.endurance == 0
    table.resolve()
    assert table.B["Mid"].stunned
    # nothing is left that it could pay for
    assert table.A.why_not("use", "Bane") == ["vs:203.3"]


@pytest.mark.rule("vs:505.1c", "vs:505.1d", "vs:203.9a")
def test_a_card_that_must_match_the_target_is_discarded_for_it() -> None:
    kin = twist(
        "Kin",
        pump(T, 3, 0, "turn"),
        Aim(yours()),
        extras=[Extra((Discard(query=in_hand(CHARACTER_CARD, SharesTeam(T))),))],
    )
    table = situation(
        "vs",
        A=side(
            front=[hero("Ann", teams=("X",)), hero("Yve", teams=("Y",))],
            hand=[kin, hero("Zoe", teams=("Y",)), hero("Una", teams=())],
        ),
        B=side(front=[hero("Bea", teams=("Y",))]),
    )
    table.A.plays("Kin")
    assert table.A["Yve"].atk == 4 and table.A.pile == ["Zoe"]
    table.resolve()
    assert table.A["Yve"].atk == 7 and table.A["Ann"].atk == 4
