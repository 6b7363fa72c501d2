"""Crossed: keywords with stuns, moves, names, negation and each other."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    CHARACTER_CARD,
    EQUIPPED_CHARACTER,
    T1,
    THIS,
    AddTeam,
    Adjacent,
    Aim,
    BecomesPoweredUp,
    BecomesStunned,
    Cards,
    Continuous,
    CopyIt,
    Effects,
    EntersPlay,
    Every,
    GainEndurance,
    Gets,
    Has,
    IsRecruited,
    Loses,
    Other,
    PutCounters,
    PutIntoPlay,
    Renamed,
    Replacement,
    Stuns,
    T,
    ToResources,
    TransferIt,
    Triggered,
    Would,
    boost,
    character,
    characters,
    cosmic,
    evasion,
    gives,
    leader,
    substitute,
    terraform,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, HEAL, KILL, NEGATE, STUN, STUN_ALL, gear, hero, twist


@pytest.mark.rule("vs:706.6a", "vs:708.11j", "vs:706.6")
def test_invulnerability_from_a_neighbour_counts_in_the_moment_both_are_stunned() -> None:
    aegis = hero("Aegis", Continuous(yours(Other(THIS)), (Has("invulnerability"),)), cost=2)
    table = situation("vs", A=side(front=[aegis, hero("Ann", cost=5)], hand=[STUN_ALL]), B=side(front=[hero("Bea", cost=1)]))
    table.A.plays("Storm")
    table.resolve()
    assert table.A.endurance == 48 and table.B.endurance == 49


@pytest.mark.rule("vs:706.12", "vs:602.1", "vs:601.5a", "vs:701.12f")
def test_a_team_attack_whose_affiliation_a_leader_gives_is_off_once_the_leader_is_stunned() -> None:
    lex = hero("Lex", leader(Continuous(yours(Adjacent(THIS)), (AddTeam(("Z",)),))), teams=("Z",))
    table = situation("vs", A=side(front=[hero("Ann"), lex]), B=side(front=[hero("Bea")], hand=[STUN]))
    table.A.attack(["Ann", "Lex"], "Bea", begin=False)
    table.B.plays("Stun", on="Lex")
    table.resolve()
    table.conclude()
    assert not table.A["Ann"].exhausted and not table.B["Bea"].stunned


@pytest.mark.rule("vs:701.4", "vs:302.6", "vs:602.1a", "vs:515.5")
def test_flight_from_equipment_is_lost_with_it_and_comes_back_when_it_is_attached_anew() -> None:
    jet = gear("Jet", text=[Continuous(EQUIPPED_CHARACTER, (Has("flight"),))])
    ground = twist("Ground", gives(Every(characters()), Loses("flight")))
    swap = twist("Hand Over", TransferIt(T, T1), Aim(Cards("equipment")), Aim(yours()))
    table = situation(
        "vs",
        A=side(front=[put(hero("Ann"), equipment=[jet]), hero("Amy")], hand=[swap]),
        B=side(front=[hero("Bea")], support=[hero("Ben")], hand=[ground]),
    )
    table.A.attack("Ann", "Ben", begin=False)
    table.B.plays("Ground")
    table.resolve()
    table.conclude()
    assert not table.B["Ben"].stunned and not table.A["Ann"].exhausted and not table.A["Ann"].flight
    # attached to another character it has a new time, later than what grounds everybody
    table.A.plays("Hand Over", on=["Jet", "Amy"])
    table.resolve()
    assert table.A["Amy"].flight and table.A.can_attack("Amy", "Ben") and not table.A.can_attack("Ann", "Ben")


@pytest.mark.rule("vs:515.3", "vs:708.6a", "vs:513.2f")
@pytest.mark.parametrize("printed", [False, True])
def test_flight_of_a_power_comes_back_with_a_recovery_and_that_of_an_icon_does_not(printed: bool) -> None:
    wren = hero("Wren", flight=True) if printed else hero("Wren", Continuous(THIS, (Has("flight"),)))
    ground = twist("Ground", gives(Every(characters()), Loses("flight")))
    table = situation("vs", A=side(front=[wren], hand=[ground, STUN, HEAL]), B=side())
    for card in ("Ground", "Stun", "Heal"):
        assert table.A["Wren"].flight is (card == "Ground")
        table.A.plays(card)
        table.resolve()
    assert table.A["Wren"].flight is not printed


@pytest.mark.rule("vs:201.7", "vs:704.1", "vs:507.1b", "vs:202.4a")
def test_who_has_been_renamed_goes_by_the_new_name_only() -> None:
    mask = twist("Mask", gives(T, Renamed("Doom"), until=""), ANYONE)
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[hero("Many", version="Army")], hand=[mask, hero("Many"), hero("Doom", cost=1)], resources=3),
        B=side(front=[hero("Bea")]),
    )
    table.A.plays("Mask", on="Many")
    table.resolve()
    table.until("attack step")
    table.A.attack("Many", "Bea")
    # discarding a card of the old name does not do, one of the new name does
    table.A.powers_up("Many")
    assert "Doom" in table.A.pile and "Many" not in table.A.pile
    other = situation(
        "vs",
        step="recruit",
        A=side(front=[hero("Many", version="Army")], hand=[mask, hero("Doom", cost=1)], resources=3),
        B=side(),
    )
    other.A.plays("Mask", on="Many")
    other.resolve()
    other.A.recruits("Doom")
    assert other.A.characters == ["Doom"] and other.A.pile == ["Mask", "Many, Army"]


@pytest.mark.rule("vs:706.16b", "vs:706.9", "vs:505.1e")
def test_who_is_substituted_enters_in_hiding_if_concealed_and_was_not_recruited() -> None:
    sub = hero("Sub", substitute(), keywords=("concealed",), cost=1)
    ear = hero("Ear", Triggered(IsRecruited(), GainEndurance(5)), Triggered(EntersPlay(yours()), GainEndurance(1)))
    press = hero("Press", keywords=("press",), cost=2)
    table = situation(
        "vs", step="recruit", A=side(front=[ear, hero("Ann")], hand=[sub, press, hero("Next", cost=3)], resources=5), B=side()
    )
    table.A.recruits("Press", resolve=False)
    table.finish()
    table.places("Press")
    table.finish()
    assert table.A.endurance == 56 and table.A.points == 3
    table.A.uses("Sub")
    table.resolve()
    table.says(True)
    table.chooses("Ann")
    if table.asked[1] == "place":
        table.places("Sub")
    table.finish()
    assert table.A["Sub"].hidden and table.A.removed == ["Ann"] and table.A.endurance == 57
    # press still waits for the next character that is recruited
    table.A.recruits("Next", resolve=False)
    assert table.A.points == 1


@pytest.mark.rule("vs:706.15", "vs:706.13", "vs:404.1")
def test_a_reservist_that_was_terraformed_is_recruited_from_the_row_in_the_same_step() -> None:
    ter = hero("Ter", terraform(), keywords=("reservist",), cost=1)
    table = situation("vs", step="recruit", A=side(hand=[ter], resources=2), B=side())
    table.A.uses("Ter")
    table.resolve()
    table.says(True)
    if table.asked[1] == "choose":
        table.choose_option(0)
    assert table.A.hand == ["Blank"] and "Ter" in table.A.resources
    table.A.recruits("Ter", resolve=False)
    table.chooses("Blank")
    table.resolve()
    table.places("Ter")
    assert table.A.characters == ["Ter"] and len(table.A.resources) == 2 and table.A.points == 1


@pytest.mark.rule("vs:706.13b", "vs:509.1", "vs:706.13")
def test_a_reservist_whose_recruiting_is_negated_goes_to_the_pile_and_its_place_stays_empty() -> None:
    res = hero("Res", keywords=("reservist",), cost=1)
    table = situation("vs", step="recruit", A=side(hand=[HEAL], resources=[res, hero("Low")]), B=side(hand=[NEGATE]))
    table.A.recruits("Res", resolve=False)
    table.chooses()
    table.B.plays("Negate")
    table.resolve()
    assert table.A.pile == ["Res"] and table.A.resources == ["Low"] and table.A.characters == []


@pytest.mark.rule("vs:708.4g", "vs:706.7b", "vs:213.1c")
def test_a_cosmic_character_that_went_through_the_resource_row_is_new_and_has_a_counter_again() -> None:
    nova = hero("Nova", cosmic(Continuous(THIS, (Gets(3, 0),))), keywords=("cosmic", "reservist"), cost=1)
    bury = twist("Bury", ToResources(T), Aim(yours()))
    table = situation(
        "vs", step="recruit", A=side(front=[put(nova, counters={})], hand=[bury], resources=3), B=side(front=[hero("Bea")])
    )
    assert table.A["Nova"].atk == 4
    table.A.plays("Bury")
    table.resolve()
    table.A.recruits("Nova", resolve=False)
    if table.asked[1] == "reservist":
        table.chooses()
    table.resolve()
    table.places("Nova")
    assert table.A["Nova"].counters("cosmic") == 1 and table.A["Nova"].atk == 7


@pytest.mark.rule("vs:706.2", "vs:213.1c")
def test_text_gained_by_a_boost_is_gone_with_the_object_that_was_paid_for() -> None:
    boo = character(
        "Boo", cost=1, atk=1, def_=1, teams=("X",), source="stand-in", **boost(1, Triggered(EntersPlay(), GainEndurance(9)))
    )
    raised = twist("Raise", PutIntoPlay(T), Aim(Cards("pile", (CHARACTER_CARD,), "you")))
    table = situation("vs", step="recruit", A=side(hand=[boo, raised], resources=3), B=side(hand=[KILL]))
    table.A.recruits("Boo", extra=True)
    table.finish()
    table.B.plays("Kill")
    table.resolve()
    table.A.plays("Raise")
    table.resolve()
    table.places("Boo")
    table.finish()
    assert table.A.endurance == 59 and table.A.characters == ["Boo"]


@pytest.mark.rule("vs:707.2", "vs:708.5b", "vs:203.7a", "vs:513.5a")
def test_an_ally_does_not_hear_of_a_power_up_that_became_a_counter_instead() -> None:
    spider = hero("Spider", Replacement(Would(BecomesPoweredUp(), "{name} would become powered-up"), PutCounters(THIS), may=True))
    ally = hero("Ally", Triggered(BecomesPoweredUp(yours()), GainEndurance(5)))
    table = situation(
        "vs", A=side(front=[spider, ally], hand=[hero("Spider"), hero("Spider")]), B=side(front=[hero("Bea", def_=9)])
    )
    table.A.attack("Spider", "Bea")
    for replaced, endurance in ((True, 50), (False, 55)):
        table.A.powers_up("Spider", pay="Spider")
        table.resolve()
        table.says(replaced)
        table.finish()
        assert table.A.endurance == endurance
    assert table.A["Spider"].counters("+1 ATK / +1 DEF") == 1 and table.A["Spider"].atk == 6


@pytest.mark.rule("vs:706.5", "vs:708.2a", "vs:708.11g", "vs:708.2c")
def test_evasion_stuns_by_its_own_character_and_a_copy_of_its_effect_recovers_the_same() -> None:
    sly = hero("Sly", evasion(), Triggered(Stuns(), GainEndurance(1)), Triggered(BecomesStunned(), GainEndurance(10)))
    echo = twist("Echo", CopyIt(T), Aim(Effects(type_="payment")))
    table = situation("vs", A=side(front=[sly], hand=[echo]), B=side())
    table.A.uses("Sly")
    if table.asked[1] == "trigger order":
        table.choose_option(0)
    table.A.plays("Echo")
    table.finish()
    # both its powers have heard of it, and both effects wait for the recovery phase
    assert table.A.endurance == 47 + 11 and len(table.s.modifiers) == 2
    table.until("recovery phase")
    table.finish()
    assert not table.A["Sly"].stunned
