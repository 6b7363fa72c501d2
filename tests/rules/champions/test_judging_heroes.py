"""What a judge would be asked about the heroes' own cards of the core set."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import (
    ENGAGED,
    MAIN,
    MINIONS,
    Action,
    AttachTo,
    Deal,
    Each,
    Keyword,
    PlaceThreat,
    WhenRevealed,
)
from longbox.games.champions.situations import BLANK, FILLER, put, stand_in
from longbox.kernel.decisions import IllegalAnswer
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
STING = stand_in("minion", "Sting", Keyword("retaliate", 1), hp=5, atk=1, sch=1)
DRONE = put(FILLER, down=True, owner=0)


# -- attacks -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:attack-player-action#4", "champions:choose#5")
def test_who_can_not_take_damage_may_be_attacked_with_a_basic_power_but_is_no_target_of_an_ability() -> None:
    t = situation(
        "champions",
        scenario="Ultron",
        mode="expert",
        stage="III",
        environments=["Ultron Drones"],
        A=side("She-Hulk", play=["Superhuman Strength"], hand=["Uppercut", "Energy", "Genius"], minions=[DRONE]),
        encounter=[BLANK] * 3,
    )
    assert t.offered("She-Hulk attacks Ultron")
    t.A.plays("Uppercut", "Energy", "Genius")
    # there was one enemy only for the event to aim at
    assert t.A.minions == [] and t.villain.damage == 0
    t = situation(
        "champions",
        scenario="Ultron",
        mode="expert",
        stage="III",
        environments=["Ultron Drones"],
        A=side("She-Hulk", play=["Superhuman Strength"], minions=[DRONE]),
        encounter=[BLANK] * 3,
    )
    t.A.attacks("She-Hulk", "Ultron")
    assert t.villain.damage == 0 and t.villain.status == {"stunned"} and t.A.minions == ["Drone"]


# -- peril ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:peril", "champions:reveal#p2")
def test_nobody_else_cancels_a_card_with_peril_as_it_is_revealed() -> None:
    for words, offered in (((Keyword("peril"),), False), ((), True)):
        doom = stand_in("treachery", "Doom", *words, WhenRevealed(PlaceThreat(1, MAIN)))
        t = situation(
            "champions",
            A=side("Iron Man"),
            B=side("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"]),
            encounter=[doom, BLANK],
        )
        t.reveals("Doom", "A")
        assert t.offered("Enhanced Spider-Sense") is offered
        # whoever reveals it may
        t = situation("champions", A=side("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"]), encounter=[doom, BLANK])
        t.reveals("Doom", "A")
        t.pick("Enhanced Spider-Sense")
        on(t, "turn")
        assert t.scheme.threat == 0 and not told(t, "Doom: When Revealed")


# -- Black Panther -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:ability#3", "champions:special")
def test_an_upgrade_that_could_do_nothing_is_a_step_without_an_attack_or_a_thwart() -> None:
    # he has no damage to move: the minion is not attacked a second time, and does not hit back a second time
    t = situation(
        "champions",
        A=side("Black Panther", play=["Vibranium Suit", "Panther Claws"], hand=["01043a", "Energy"], minions=[put(STING)]),
    )
    t.A.plays("Wakanda Forever!")
    t.A.picks("Vibranium Suit")
    assert t.kind == "choose" and not told(t, "attacks")
    t.A.picks("Sting")
    assert t["Sting"].damage == 4 and t["Black Panther"].damage == 1
    # with nothing to thwart he stays confused
    t = situation(
        "champions",
        A=side("Black Panther", status=["confused"], play=["Tactical Genius", "Energy Daggers"], hand=["01043a", "Energy"]),
    )
    t.A.plays("Wakanda Forever!")
    t.A.picks("Tactical Genius")
    assert t["Black Panther"].status == {"confused"} and t.villain.damage == 2
    # the last one that is chosen is the final step, whether it does anything or not
    t = situation("champions", A=side("Black Panther", play=["Tactical Genius", "Energy Daggers"], hand=["01043a", "Energy"]))
    t.A.plays("Wakanda Forever!")
    t.A.picks("Energy Daggers")
    assert t.kind == "turn" and t.villain.damage == 1


# -- upgrades on enemies -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:upgrade#4", "champions:you-your#12")
def test_an_upgrade_on_an_enemy_is_no_part_of_the_identity() -> None:
    sting = Action((), Deal(1, Each(ENGAGED)))
    bomb = stand_in("upgrade", "Bomb", AttachTo(MINIONS), sting)
    glove = stand_in("upgrade", "Glove", sting)
    for gear, offered in ((put(bomb, on="Sting"), False), (put(glove), True)):
        t = situation(
            "champions",
            A=side("Captain Marvel", minions=[STING, put(THUG, damage=2)], play=[gear, "Interrogation Room"]),
            threat=3,
        )
        t.A.does("Use")
        # whoever it is that defeats him
        assert t.A.minions == ["Sting"] and t["Sting"].damage == 1
        assert t.offered("Interrogation Room") is offered


# -- She-Hulk ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:cost#5", "champions:choose#4")
def test_no_card_at_all_is_no_cost_of_legal_practice() -> None:
    t = situation("champions", A=side("Jennifer Walters", hand=["Legal Practice", "Energy", "Genius"]), threat=3)
    t.A.plays("Legal Practice")
    with pytest.raises(IllegalAnswer):
        t.A.passes()
    t.A.picks("Energy")
    assert t.scheme.threat == 2 and t.A.hand == ["Genius"] and t.A.discard == ["Energy", "Legal Practice"]


# -- who orders ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:forced#2", "champions:first-player#3")
def test_the_first_player_orders_what_is_forced_also_after_an_attack_of_anothers() -> None:
    for first in "AB":
        t = situation(
            "champions",
            A=side("Spider-Man", play=["Hulk"], minions=[THUG], deck=["Strength"] * 3),
            B=side("She-Hulk"),
            first=first,
            villain_attached=["Vibranium Armor"],
        )
        t.A.attacks("Hulk", "Rhino")
        assert t.kind == "order" and (t.A.asked() if first == "A" else t.B.asked())
        t.pick("Hulk")
        # what Hulk's card says is for his own player to aim
        on(t, "choose")
        assert t.A.asked()
        t.A.picks("Rhino")
        assert t.villain.damage == 3 + 2 and t.villain.status == {"tough"} and t["Thug"].damage == 0


@pytest.mark.rule("champions:player-elimination#3", "champions:special")
def test_nobody_is_asked_about_the_upgrades_of_a_panther_who_fell_on_the_way() -> None:
    t = situation(
        "champions",
        A=side(
            "Black Panther",
            damage=10,
            play=["Panther Claws", "Energy Daggers", "Tactical Genius"],
            hand=["Wakanda Forever!", "Energy"],
            minions=[STING],
        ),
        B=side("She-Hulk"),
        threat=3,
    )
    t.A.plays("Wakanda Forever!")
    t.A.picks("Panther Claws")
    t.A.picks("Sting")
    # it hits back, and he is out
    assert t.A.out and t.kind == "turn" and t.B.asked() and t.B.minions == ["Sting"]
    assert t.scheme.threat == 3 and t.villain.damage == 0
