"""Judging powers that come and go: given and taken by cards and by effects, by their times, and by each other."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    T1,
    THIS,
    Activate,
    Activated,
    Aim,
    Cards,
    Continuous,
    Discard,
    Draw,
    Every,
    Exists,
    GainEndurance,
    GainPowers,
    Gets,
    Has,
    LosePowers,
    Named,
    Other,
    PayEndurance,
    PlaysTwist,
    StunIt,
    T,
    TransferIt,
    Triggered,
    characters,
    gives,
    in_hand,
    plot_twist,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import KILL, STRIP, hero, twist

GIVE = twist("Give", gives(T, GainPowers((Activated((Activate(),), GainEndurance(3)),))), Aim(characters()))
MOVE = twist("Move", TransferIt(T, T1), Aim(Cards("equipment")), Aim(yours()))


def mutes(name: str, whom: str) -> object:
    """A character that takes the powers of another away, and gets +5 ATK by its own."""
    return hero(name, Continuous(characters(Named(whom)), (LosePowers(),)), Continuous(THIS, (Gets(5, 0),)))


@pytest.mark.rule("vs:514.1", "vs:515.3", "vs:515.5", "vs:500.5")
def test_powers_that_equipment_gives_are_lost_to_a_later_effect_and_outlive_an_earlier_one() -> None:
    armed = put(hero("Abe"), equipment=["Advanced Hardware"])
    table = situation("vs", A=side(front=[armed, hero("Al")], hand=[STRIP, STRIP, MOVE]), B=side(front=[hero("Bea")]))
    assert table.A.can("use", "Abe")
    table.A.plays("Strip", on="Abe")
    table.resolve()
    # its ATK and range are no powers of the character
    assert table.A["Abe"].text == [] and table.A.why_not("use", "Abe") == ["vs:501.1"]
    assert (table.A["Abe"].atk, table.A["Abe"].range) == (7, True)
    table.A.plays("Strip", on="Al")
    table.resolve()
    table.A.plays("Move", on=["Advanced Hardware", "Al"])
    table.resolve()
    assert table.A.can("use", "Al"), "attached anew, it is the latest"


@pytest.mark.rule("vs:514.1", "vs:515.2", "vs:515.3")
def test_a_power_given_by_an_effect_stays_if_it_is_later_than_what_takes_powers_away() -> None:
    mute = hero("Mute", Continuous(characters(Named("Al")), (LosePowers(),)))
    table = situation("vs", A=side(front=[mute, hero("Al", Continuous(THIS, (Gets(3, 0),)))], hand=[GIVE]), B=side())
    assert table.A["Al"].atk == 4
    table.A.plays("Give", on="Al")
    table.resolve()
    assert table.A.can("use", "Al") and table.A["Al"].atk == 4
    # the other way round
    table = situation("vs", step="recruit", A=side(front=[hero("Al")], hand=[GIVE, mute], points=3), B=side())
    table.A.plays("Give", on="Al")
    table.resolve()
    assert table.A.can("use", "Al")
    table.A.recruits("Mute")
    assert not table.A.can("use", "Al")


@pytest.mark.rule("vs:500.5", "vs:514.2", "vs:503.1")
def test_a_power_that_is_taken_away_gives_no_powers_to_others_whichever_came_first() -> None:
    warden = hero(
        "Warden", Continuous(Cards("locations", (), "you"), (GainPowers((Activated((Activate(),), GainEndurance(3)),)),))
    )
    mute = hero("Mute", Continuous(characters(Named("Warden")), (LosePowers(),)))
    row = [put("Danger Room", down=False)]
    for front, there in (([warden, mute], False), ([mute, warden], False), ([warden, hero("Mute")], True)):
        table = situation("vs", A=side(front=front, resources=row, hand=[KILL]), B=side(front=[hero("Bea")]))
        assert table.A.can("use", "Danger Room") is there
        table.A.plays("Kill", on="Mute")
        table.resolve()
        assert table.A.can("use", "Danger Room")


@pytest.mark.rule("vs:514.4a", "vs:500.5")
def test_of_two_that_take_each_others_powers_the_earlier_keeps_its_own() -> None:
    for first, second in (("Ann", "Bob"), ("Bob", "Ann")):
        table = situation("vs", A=side(front=[mutes(first, second), mutes(second, first)], hand=[KILL]), B=side())
        assert table.A[first].atk == 9 and table.A[second].atk == 4
        table.A.plays("Kill", on=first)
        table.resolve()
        assert table.A[second].atk == 9
    # three in a ring: the earliest begins and silences the second, which then silences nobody; the third silences the first
    ring = [mutes("Ann", "Bob"), mutes("Bob", "Cid"), mutes("Cid", "Ann")]
    table = situation("vs", A=side(front=ring, hand=[KILL]), B=side())
    assert [table.A[name].atk for name in ("Ann", "Bob", "Cid")] == [4, 4, 9]


@pytest.mark.rule("vs:500.5", "vs:515.3", "vs:513.2b")
def test_a_gained_power_that_takes_powers_away_takes_also_what_those_powers_gave() -> None:
    curse = twist("Curse", gives(T, GainPowers((Continuous(characters(Named("Vic")), (LosePowers(),)),))), Aim(characters()))
    vic = hero("Vic", Continuous(yours(), (GainPowers((Continuous(THIS, (Gets(1, 1),)),)),)))
    table = situation("vs", A=side(front=[hero("Al")], hand=[curse, KILL]), B=side(front=[vic, hero("Bob")]))
    assert table.B["Bob"].atk == 5
    table.A.plays("Curse", on="Al")
    table.resolve()
    assert (table.B["Bob"].atk, table.B["Vic"].atk) == (4, 4)
    table.A.plays("Kill", on="Al")
    table.resolve()
    assert (table.B["Bob"].atk, table.B["Vic"].atk) == (5, 5)


@pytest.mark.rule("vs:304.10", "vs:502.3", "vs:505.1e")
def test_an_ongoing_power_is_there_as_its_plot_twist_becomes_played_and_hears_of_that() -> None:
    fame = plot_twist("Fame", threshold=0, source="stand-in", ongoing=[Triggered(PlaysTwist("you"), GainEndurance(1))])
    for where, gained in (("resources", 1), ("hand", 0)):
        table = situation("vs", A=side(front=[hero("Al")], **{where: [fame]}), B=side())
        table.A.plays("Fame")
        table.resolve_all()
        assert table.A.endurance == 50 + gained


@pytest.mark.rule("vs:706.1", "vs:514.1", "vs:515.2", "vs:706.6")
def test_keywords_stand_for_powers_and_are_lost_and_gained_by_their_times() -> None:
    shield = twist("Shield", gives(T, Has("invulnerability")), Aim(characters()))
    stun = twist("Stun", StunIt(T), Aim(characters()))
    for order, lost in ((("Shield", "Strip"), 3), (("Strip", "Shield"), 0), (("Shield",), 0)):
        table = situation("vs", A=side(front=[hero("Al")], hand=[shield, STRIP, stun]), B=side())
        for card in order:
            table.A.plays(card, on="Al")
            table.resolve()
        table.A.plays("Stun", on="Al")
        table.resolve()
        assert table.A.endurance == 50 - lost, order
    # what a card in play gives is as old as that card
    front = [hero("Al"), "Storm, Leader of the Morlocks", hero("Abe")]
    table = situation("vs", A=side(front=front, hand=[STRIP, stun, stun]), B=side())
    table.A.plays("Strip", on="Al")
    table.resolve()
    for name, left in (("Al", 47), ("Abe", 47)):
        table.A.plays("Stun", on=name)
        table.resolve()
        assert table.A.endurance == left


@pytest.mark.rule("vs:513.3b", "vs:513.1c", "vs:500.5")
def test_one_that_silences_itself_speaks_again_as_soon_as_its_condition_fails() -> None:
    few = Exists(in_hand(), 0, 1, words="you have one or no card in hand")
    monk = hero("Monk", Continuous(yours(), (LosePowers(),), during=few), Continuous(THIS, (Gets(2, 0),)))
    bard = hero("Bard", Continuous(THIS, (Gets(2, 0),)))
    two = twist("Two", Draw(2))
    dump = twist("Dump", Discard(least=2))
    table = situation("vs", A=side(front=[monk, bard], hand=[two, dump]), B=side(front=[bard]))
    assert [table.A[name].atk for name in ("Monk", "Bard")] == [6, 6]
    table.A.plays("Dump")
    table.resolve()
    assert [table.A[name].atk for name in ("Monk", "Bard")] == [4, 4] and table.B["Bard"].atk == 6
    table = situation("vs", A=side(front=[monk, bard], hand=[two]), B=side(front=[bard]))
    assert [table.A[name].atk for name in ("Monk", "Bard")] == [4, 4]
    table.A.plays("Two")
    table.resolve()
    assert [table.A[name].atk for name in ("Monk", "Bard")] == [6, 6]


@pytest.mark.rule("vs:501.4", "vs:201.7a", "vs:514.1")
def test_what_gains_the_powers_of_others_gains_no_power_that_does_the_same() -> None:
    pay = Activated((PayEndurance(1),), GainEndurance(3), limit=(1, "turn"))
    mimic = [hero(name, Continuous(THIS, (GainPowers(of=Every(yours(Other()))),))) for name in ("Mim", "Mum")]
    table = situation("vs", A=side(front=[*mimic, hero("Payer", pay)]), B=side())
    for name in ("Mim", "Mum", "Payer"):
        assert table.A.can("use", name)
        table.A.uses(name)
        table.resolve()
    assert table.A.endurance == 56
