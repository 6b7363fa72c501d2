"""Rulings on powers that go and come back, are gained, or outlive their source."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    ATTACKING,
    THIS,
    Activate,
    Activated,
    Adjacent,
    Aim,
    Cards,
    Continuous,
    DrawUpTo,
    GainEndurance,
    GainPowers,
    Has,
    If,
    IfYouDo,
    IsSo,
    KOIt,
    LeavesPlay,
    LosePowers,
    Loses,
    Named,
    PayEndurance,
    RemoveIt,
    T,
    ThisIs,
    Triggered,
    characters,
    gives,
    pump,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import KILL, STRIP, STUN, hero, twist


@pytest.mark.rule("vs:500.5", "vs:502.4", "vs:701.12f")
def test_a_removed_power_does_not_trigger_on_leaving_play_though_an_inactive_one_does() -> None:
    for cards, gained in ((("Stun",), 6), (("Strip", "Stun"), 0), (("Stun", "Strip"), 0), (("Strip",), 0)):
        table = situation("vs", A=side(front=["Blue Devil"], hand=[STRIP, STUN, KILL]), B=side(front=[hero("Bea")]))
        for card in cards:
            table.A.plays(card, on="Blue Devil")
            table.resolve_all()
        before = table.A.endurance
        table.A.plays("Kill", on="Blue Devil")
        table.resolve_all()
        assert table.A.pile.count("Blue Devil, Dan Cassidy") == 1
        assert table.A.endurance == before + gained, cards


@pytest.mark.rule("vs:502.4", "vs:701.12f", "vs:708.11l")
def test_a_gained_power_that_triggers_on_leaving_play_works_while_stunned_and_no_other_does() -> None:
    give = twist(
        "Give",
        gives(T, GainPowers((Triggered(LeavesPlay(), GainEndurance(6)), Continuous(THIS, (Has("flight"),))))),
        Aim(characters()),
    )
    table = situation("vs", A=side(front=[hero("Al"), hero("Abe")], hand=[give, STUN, KILL, KILL]), B=side(front=[hero("Bea")]))
    table.A.plays("Give", on="Al")
    table.resolve_all()
    assert table.A["Al"].flight
    table.A.plays("Stun", on="Al")
    table.resolve_all()
    assert not table.A["Al"].flight
    before = table.A.endurance
    table.A.plays("Kill", on="Al")
    table.resolve_all()
    assert table.A.endurance == before + 6
    table.A.plays("Kill", on="Abe")
    table.resolve_all()
    assert table.A.endurance == before + 6


@pytest.mark.rule("vs:500.5", "vs:515.3")
def test_a_power_that_a_card_had_taken_comes_back_with_a_new_timestamp() -> None:
    # Flo's wings are older than the net; while Mute is there she has none, and when he goes they are the newest
    flo = hero("Flo", Continuous(yours(), (Has("flight"),)))
    net = hero("Net", Continuous(characters(), (Loses("flight"),)))
    mute = hero("Mute", Continuous(characters(Named("Flo")), (LosePowers(),)))
    table = situation("vs", A=side(front=[flo, hero("Al")], hand=[KILL]), B=side(front=[net, mute]))
    assert not table.A["Al"].flight
    table.A.plays("Kill", on="Mute")
    table.resolve_all()
    assert table.A["Al"].flight
    # without the loss in between nothing is newer than the net
    table = situation("vs", A=side(front=[flo, hero("Al")], hand=[KILL]), B=side(front=[net, hero("Bea")]))
    table.A.plays("Kill", on="Bea")
    table.resolve_all()
    assert not table.A["Al"].flight


@pytest.mark.rule("vs:515.3")
def test_a_gained_power_has_the_time_at_which_it_was_gained() -> None:
    net = hero("Net", Continuous(characters(), (Loses("flight"),)))
    wings = twist("Wings", gives(T, GainPowers((Continuous(yours(), (Has("flight"),)),))), Aim(yours()))
    table = situation("vs", A=side(front=[hero("Al"), hero("Abe")], hand=[wings]), B=side(front=[net]))
    table.A.plays("Wings", on="Al")
    table.resolve_all()
    assert table.A["Al"].flight and table.A["Abe"].flight and not table.B["Net"].flight
    # gained before the net came, it is older
    table = situation(
        "vs", step="recruit", A=side(front=[hero("Al"), hero("Abe")], hand=[wings, net], points=3), B=side(front=[hero("Bea")])
    )
    table.A.plays("Wings", on="Al")
    table.resolve_all()
    table.A.recruits("Net")
    assert not table.A["Al"].flight


@pytest.mark.rule("vs:508.2e", "vs:505.4")
def test_how_the_source_was_is_last_known_but_where_it_is_is_not() -> None:
    def asks(what: str) -> Activated:
        return Activated((PayEndurance(1),), If(ThisIs(what), GainEndurance(11)))

    for what, gained in (
        ("in front", 11),
        ("attacking", 11),
        ("exhausted", 11),
        ("in support", 0),
        ("defending", 0),
        ("in play", 0),
    ):
        table = situation("vs", A=side(front=[hero("Src", asks(what))], hand=[KILL]), B=side(front=[hero("Bea")]))
        table.A.attack("Src", "Bea")
        table.A.uses("Src")
        table.A.plays("Kill", on="Src")
        table.resolve_all()
        assert table.A.endurance == 49 + gained, what


@pytest.mark.rule("vs:508.2e", "vs:602.2a")
def test_a_card_that_left_play_attacking_is_last_known_as_an_attacker() -> None:
    src = hero("Src", Activated((PayEndurance(1),), If(IsSo(THIS, (ATTACKING,), "{name} is attacking"), GainEndurance(11))))
    for first, gained in (([], 11), (["Stun"], 0)):
        table = situation("vs", A=side(front=[src], hand=[STUN, KILL]), B=side(front=[hero("Bea")]))
        table.A.attack("Src", "Bea")
        table.A.uses("Src")
        for card in (*first, "Kill"):
            table.A.plays(card, on="Src")
            table.resolve()
        before = table.A.endurance
        table.resolve_all()
        assert table.A.endurance == before + gained


@pytest.mark.rule("vs:508.2i", "vs:511.1d")
def test_drawing_up_to_a_number_was_done_only_if_so_many_cards_are_there() -> None:
    fill = twist("Fill", IfYouDo(DrawUpTo(3), GainEndurance(5)))
    for deck, gained in ((3, 5), (2, 0)):
        table = situation("vs", A=side(hand=[fill], deck=[hero("Abe")] * deck), B=side(front=[hero("Bea")]))
        table.A.plays("Fill")
        table.resolve()
        assert (len(table.A.hand), table.A.endurance) == (deck, 50 + gained)


@pytest.mark.rule("vs:502.4", "vs:302.5")
def test_equipment_on_a_stunned_character_hears_of_its_own_leaving() -> None:
    from longbox.games.vs.language.vocabulary import equipment

    belt = equipment("Belt", source="stand-in", text=[Triggered(LeavesPlay(), GainEndurance(4))])
    table = situation(
        "vs", A=side(front=[put(hero("Al"), stunned=True, equipment=[belt])], hand=[KILL]), B=side(front=[hero("Bea")])
    )
    table.A.plays("Kill", on="Al")
    table.resolve_all()
    assert table.A.endurance == 54 and table.A.pile == ["Al", "Belt", "Kill"]


@pytest.mark.rule("vs:508.2e", "vs:705.2", "vs:G:Adjacent")
def test_who_was_adjacent_to_a_character_that_has_left_play_is_last_known() -> None:
    rally = pump(characters(Adjacent(THIS)), 2, 0, "turn")
    for mark in (
        hero("Mark", Activated((Activate(), KOIt(THIS)), rally)),
        put(hero("Mark", Triggered(LeavesPlay(), rally)), stunned=True),
    ):
        front = [hero("Left"), mark, hero("Right"), hero("Far")]
        table = situation(
            "vs",
            A=side(front=front, support=[None, hero("Behind"), hero("Aslant")], hand=[KILL]),
            B=side(front=[None, None, hero("Bea")]),
        )
        if isinstance(mark, tuple):
            table.A.plays("Kill", on="Mark")
        else:
            table.A.uses("Mark")
        table.resolve_all()
        assert [table.A[name].atk for name in ("Left", "Right", "Behind", "Far", "Aslant")] == [6, 6, 6, 4, 4]
        assert table.B["Bea"].atk == 4


@pytest.mark.rule("vs:501.5", "vs:500.2")
def test_a_power_that_works_in_the_pile_is_its_owners_to_use_and_only_there() -> None:
    ghost = hero("Ghost", Activated((RemoveIt(THIS),), pump(T, 2, 0, "turn"), targets=(Aim(characters()),), zones=("pile",)))
    table = situation("vs", A=side(front=[hero("Al")], pile=[ghost]), B=side(front=[hero("Bea")]))
    table.A.uses("Ghost", on="Al")
    table.resolve()
    assert table.A["Al"].atk == 6 and table.A.removed == ["Ghost"]
    for elsewhere in ({"front": [ghost]}, {"hand": [ghost]}, {"resources": [ghost]}):
        table = situation("vs", A=side(**elsewhere), B=side(front=[hero("Bea")], pile=[]))
        assert not table.A.can("use", "Ghost")


@pytest.mark.rule("vs:501.2", "vs:500.3a")
def test_a_location_uses_a_payment_power_that_it_has_gained() -> None:
    warden = hero(
        "Warden", Continuous(Cards("locations", (), "you"), (GainPowers((Activated((Activate(),), GainEndurance(3)),)),))
    )
    row = [put("Danger Room", down=False), put("Cerebra")]
    table = situation("vs", A=side(front=[warden], resources=row), B=side(front=[hero("Bea")]))
    assert not table.A.can("use", "Cerebra")
    table.A.uses("Danger Room")
    table.resolve()
    assert table.A.endurance == 53 and table.A["Danger Room"].exhausted and not table.A.can("use", "Danger Room")


@pytest.mark.rule("vs:706.7e", "vs:706.7a", "vs:201.2b")
def test_a_character_that_loses_cosmic_for_a_turn_has_no_cosmic_counter_afterwards() -> None:
    table = situation("vs", A=side(front=["Krypto", put("Parasite")], hand=[STRIP]), B=side(front=[hero("Bea")]))
    table.A.plays("Strip", on="Krypto")
    table.resolve()
    assert table.A["Krypto"].counters("cosmic") == 0 and table.A["Parasite"].counters("cosmic") == 1
    table.until("draw phase")
    assert "cosmic" in table.A["Krypto"].keywords and table.A["Krypto"].counters("cosmic") == 0


@pytest.mark.rule("vs:701.12a", "vs:708.15a", "vs:508.2c")
def test_an_effect_does_not_ready_its_only_target_that_is_stunned() -> None:
    school = put("Xavier's School for Gifted Youngsters", down=False)
    table = situation("vs", A=side(front=["Cyclops, Slim"], hand=[STUN], resources=[school]), B=side(front=[hero("Bea")]))
    table.A.uses("Xavier's School for Gifted Youngsters")
    table.A.plays("Stun", on="Cyclops")
    table.resolve_all()
    assert table.A["Cyclops"].stunned and table.A["Cyclops"].exhausted
    # and the other way round: what is exhausted only is readied
    table = situation("vs", A=side(front=[put("Cyclops, Slim", exhausted=True)], resources=[school]), B=side(front=[hero("Bea")]))
    table.A.uses("Xavier's School for Gifted Youngsters")
    table.resolve_all()
    assert not table.A["Cyclops"].exhausted
