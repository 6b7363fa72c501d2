"""What a judge would be asked about aspect and basic cards of the core set, and about costs, forms and players."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import Keyword
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
STING = stand_in("minion", "Sting", Keyword("retaliate", 1), hp=5, atk=1, sch=1)
SWIFT = stand_in("minion", "Swift", Keyword("quickstrike"), hp=2, atk=2, sch=1)


# -- allies ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:delayed-effect#1", "champions:enters-play")
def test_nick_fury_is_there_for_a_round_and_speaks_whenever_he_enters_play() -> None:
    hand = ["Nick Fury", "Energy", "Genius"]
    t = situation("champions", A=side("Spider-Man", hand=hand), encounter=[BLANK] * 9)
    t.A.plays("Nick Fury")
    t.A.does("Draw three cards")
    next_round(t)
    assert t.A.play == [] and t.A.discard[-1:] == ["Nick Fury"]
    # he falls and is called back by a card: he enters play once more, though he was not played
    t = situation("champions", A=side("Spider-Man", hand=["Make the Call", *hand, "Energy", "Genius"]), encounter=[BLANK] * 9)
    t.A.plays("Nick Fury", "Energy", "Genius")
    t.A.does("Deal 4 damage")
    t.happens(ev.Damage(t.find("Nick Fury"), 3))
    t.A.plays("Make the Call")
    on(t, "mode", "pay")
    if t.kind == "pay":
        t.A.pays()
    t.A.does("Deal 4 damage")
    t.happens(ev.Damage(t.find("Nick Fury"), 3))
    assert t.villain.damage == 8 and t.A.discard.count("Nick Fury") == 1


@pytest.mark.rule("champions:ally-limit#p2")
def test_an_ally_too_many_is_discarded_before_it_says_anything() -> None:
    three = ["Tigra", "Hulk", "Vision"]
    t = situation("champions", A=side("Spider-Man", play=three, hand=["Nick Fury", "Energy", "Genius"]))
    t.A.plays("Nick Fury")
    t.A.picks("Nick Fury")
    assert t.kind == "turn" and t.A.hand == [] and t.villain.damage == 0 and "Nick Fury" in t.A.discard
    t = situation("champions", A=side("Spider-Man", play=three, hand=["Nick Fury", "Energy", "Genius"]))
    t.A.plays("Nick Fury")
    t.A.picks("Tigra")
    assert t.kind == "mode"
    # without the Triskelion one of four is too many
    t = situation(
        "champions", A=side("Spider-Man", play=["The Triskelion", "Daredevil", *three]), encounter=["Caught Off Guard", BLANK]
    )
    t.reveals("Caught Off Guard")
    assert t.kind == "discard" and t.A.asked()
    t.A.picks("Hulk")
    assert sorted(t.A.play) == ["Daredevil", "Tigra", "Vision"]


@pytest.mark.rule("champions:ownership-and-control#3")
def test_a_borrowed_ally_goes_home_whichever_way_it_leaves() -> None:
    for ally, how in (("Vision", "defeat"), ("Hellcat", "hand")):
        t = situation(
            "champions",
            A=side("Spider-Man", hand=["Make the Call", "Energy", "Genius"]),
            B=side("She-Hulk", discard=[ally], hand=[]),
        )
        t.A.plays("Make the Call")
        on(t, "turn", "pay")
        t.A.pays()
        assert t.A.play == [ally] and t.B.play == [] and t.B.discard == []
        if how == "defeat":
            t.happens(ev.Damage(t.find(ally), 9))
            assert t.B.discard == [ally] and ally not in t.A.discard
        else:
            t.A.uses(ally)
            assert t.B.hand == [ally] and t.A.hand == []


@pytest.mark.rule("champions:cost-arrow-icon", "champions:initiating-abilities#10")
def test_war_machine_may_pay_with_his_life_and_is_heard_all_the_same() -> None:
    t = situation("champions", A=side("Iron Man", play=[put("War Machine", damage=2)], minions=[THUG]), B=side("She-Hulk"))
    t.A.uses("War Machine")
    assert t.A.play == [] and t.villain.damage == 1 and t["Thug"].damage == 1 and t["Iron Man"].damage == 0
    # a tough one pays no damage
    t = situation("champions", A=side("Iron Man", play=[put("War Machine", status="tough")], minions=[THUG]))
    t.A.uses("War Machine")
    assert t["War Machine"].exhausted and t["War Machine"].status == frozenset() and t.villain.damage == 0


@pytest.mark.rule("champions:quickstrike", "champions:enters-play")
def test_hawkeye_shoots_before_a_quick_minion_strikes() -> None:
    t = situation("champions", A=side("Iron Man", play=["Hawkeye"]), encounter=[SWIFT, BLANK])
    t.reveals("Swift")
    t.pick("Hawkeye")
    assert t.A.minions == [] and t["Iron Man"].damage == 0 and not told(t, "Quickstrike")
    t = situation("champions", A=side("Iron Man", play=["Hawkeye"]), encounter=[SWIFT, BLANK])
    t.reveals("Swift")
    t.passes()
    on(t, "turn")
    assert t["Iron Man"].damage == 2 and told(t, "Swift: Quickstrike", "champions:quickstrike")


# -- defending -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:defend#4", "champions:ability#3")
def test_indomitable_readies_whoever_has_exhausted() -> None:
    # a hero that flipped out of the way has not exhausted for it
    for exhausted in (False, True):
        t = situation(
            "champions",
            A=side("Spider-Man", exhausted=exhausted, hand=["Backflip"], play=["Indomitable"]),
            encounter=[BLANK] * 3,
        )
        t.enemy_attacks("Rhino")
        while not t.offered("Backflip"):
            t.A.passes()
        t.A.picks("Backflip")
        assert (t.kind == "window") is exhausted
        if exhausted:
            t.A.picks("Indomitable")
            assert not t["Spider-Man"].exhausted and "Indomitable" in t.A.discard


@pytest.mark.rule("champions:attack-player-action#3", "champions:status-stunned#1")
def test_a_punch_back_is_an_attack_in_every_way() -> None:
    t = situation("champions", A=side("She-Hulk", hand=["Counter-Punch"], play=["Superhuman Strength"]), encounter=[BLANK] * 3)
    t.enemy_attacks("Rhino")
    t.A.picks("She-Hulk")
    t.A.picks("Counter-Punch")
    assert t.villain.damage == 5 and t.villain.status == {"stunned"} and "Superhuman Strength" in t.A.discard
    t = situation("champions", A=side("She-Hulk", status="stunned", hand=["Counter-Punch"]), encounter=[BLANK] * 3)
    t.enemy_attacks("Rhino")
    t.A.picks("She-Hulk")
    t.A.picks("Counter-Punch")
    assert t.villain.damage == 0 and t["She-Hulk"].status == frozenset() and t.A.discard == ["Counter-Punch"]
    # whoever defends for another may punch; the one who was attacked may not
    t = situation(
        "champions",
        A=side("Iron Man", hand=["Counter-Punch"]),
        B=side("She-Hulk", hand=["Counter-Punch"]),
        encounter=[BLANK] * 3,
    )
    t.enemy_attacks("Rhino", "A")
    t.A.passes()
    t.B.picks("She-Hulk")
    assert t.B.asked() and len(t.options()) == 1
    t.B.picks("Counter-Punch")
    assert t.kind == "turn" and t.villain.damage == 3 and t.A.hand == ["Counter-Punch"]


@pytest.mark.rule("champions:defend#5")
def test_a_defense_against_what_the_boost_card_does_makes_the_attack_ones_own() -> None:
    t = situation(
        "champions", A=side("Captain Marvel", play=["Cosmic Flight"]), B=side("She-Hulk"), encounter=["Whirlwind", BLANK, BLANK]
    )
    t.enemy_attacks("Rhino", "B")
    t.B.passes()
    t.A.passes()
    t.A.picks("Cosmic Flight")
    # one from the boost card is prevented, and the attack hits her instead of She-Hulk, who took one from the card
    assert t["Captain Marvel"].damage == 2 and t["She-Hulk"].damage == 1
    # what is no attack is prevented without any defending
    t = situation("champions", A=side("Captain Marvel", play=["Cosmic Flight"]), encounter=["Shocker", BLANK])
    t.reveals("Shocker")
    t.A.picks("Cosmic Flight")
    assert t["Captain Marvel"].damage == 0 and not told(t, "defends")


# -- what lasts -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:lasting-effects#2", "champions:form#2")
def test_whoever_is_led_from_the_front_may_change_form_and_be_joined() -> None:
    hand = ["Lead from the Front", "Energy", "Tigra", "Genius", "Strength"]
    t = situation("champions", A=side("Spider-Man", hand=hand), B=side("She-Hulk", form="alter-ego", play=["Hulk"]))
    t.A.plays("Lead from the Front", "Energy")
    t.A.picks("B")
    assert t["Hulk"].atk == 4 and t["Hulk"].thw is None and t["Spider-Man"].atk == 2
    t.A.plays("Tigra", "Genius", "Strength")
    assert t["Tigra"].atk == 2
    t.A.ends_turn()
    t.B.does("Change form")
    on(t, "turn")
    assert (t["She-Hulk"].atk, t["She-Hulk"].thw) == (4, 2)
    t.B.ends_turn()
    on(t, "defend", "window")
    assert t["She-Hulk"].atk == 3


@pytest.mark.rule("champions:lasting-effects#3", "champions:player-turn#6")
def test_a_helicarrier_helps_with_the_next_card_of_the_phase_whatever_it_is() -> None:
    # the next card of the player chosen may be a response
    t = situation("champions", A=side("Spider-Man", play=["Helicarrier"]), B=side("She-Hulk", hand=["One-Two Punch"]))
    t.A.uses("Helicarrier")
    t.A.picks("B")
    t.A.ends_turn()
    t.B.attacks("She-Hulk", "Rhino")
    t.B.picks("One-Two Punch")
    assert not t["She-Hulk"].exhausted
    # in the villain phase it helps no more
    for energy, offered in (([], False), (["Energy"], True)):
        t = situation(
            "champions",
            A=side("Spider-Man", play=["Helicarrier"], hand=["Enhanced Spider-Sense", *energy], deck=[]),
            encounter=[BLANK, "Advance", BLANK, BLANK],
        )
        t.A.uses("Helicarrier")
        t.A.ends_turn()
        on(t, "window", "turn")
        if not offered:
            assert t.kind == "turn" and t.A.hand == ["Enhanced Spider-Sense"]
        else:
            assert t.offered("Enhanced Spider-Sense")
            t.A.picks("Enhanced Spider-Sense")
            assert t.A.discard == ["Energy", "Enhanced Spider-Sense"]


# -- what counts as a thwart -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:thwart#3", "champions:status-confused#1")
def test_threat_may_be_removed_without_a_thwart() -> None:
    t = situation(
        "champions",
        A=side("Jennifer Walters", status="confused", hand=["Genius"], play=["Superhuman Law Division", "Surveillance Team"]),
        threat=6,
    )
    t.A.uses("Surveillance Team")
    t.A.uses("Superhuman Law Division")
    assert t.scheme.threat == 3 and t["Jennifer Walters"].status == {"confused"}
    assert len(told(t, "threat is removed", "champions:threat")) == 2 and not told(t, "champions:thwart")
    # a thwart is lost to the confusion, and then she thwarts
    t = situation(
        "champions",
        A=side("Jennifer Walters", status="confused", hand=["Legal Practice", "Legal Practice", "Energy", "Genius"]),
        threat=6,
    )
    t.A.plays("Legal Practice")
    t.A.picks("Energy")
    assert t.scheme.threat == 6 and t["Jennifer Walters"].status == frozenset()
    # one card is left to be discarded for the second
    t.A.plays("Legal Practice")
    assert t.scheme.threat == 5
    assert told(t, "1 threat is removed", "champions:thwart")
