"""Cards of the core set in the midst of each other: what comes between, what is still there, and what comes all the same."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import told

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
FOREVER = "01043a"


# -- one thing after the other ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:special", "champions:response#1", "champions:status-tough#1")
def test_what_answers_to_one_step_of_wakanda_forever_is_there_for_the_next() -> None:
    # Vibranium Armor makes Rhino tough after the first damage, so the second is lost, whichever that is
    for first, second, damage in (("Daggers", "Claws", 1), ("Claws", "Daggers", 2)):
        t = situation(
            "champions",
            A=side("Black Panther", play=["Energy Daggers", "Panther Claws"], hand=[FOREVER, "Genius"], minions=[THUG]),
            villain_attached=["Vibranium Armor"],
        )
        t.A.plays("Wakanda Forever!")
        t.pick(first)
        if t.kind == "choose":
            t.A.picks("Rhino")
        if t.kind == "choose":
            t.A.picks("Rhino")
        assert t["Rhino"].damage == damage and t["Rhino"].status == frozenset(), second
        # daggers reach the other enemy unhindered: as the first step for one, as the last for two
        assert t["Thug"].damage == (1 if first == "Daggers" else 2)


@pytest.mark.rule("champions:villain-defeat#p2", "champions:special", "champions:villain-defeat#1")
def test_a_stage_that_falls_in_the_middle_of_wakanda_forever_has_spoken_before_the_last_step() -> None:
    t = situation(
        "champions",
        A=side("Black Panther", damage=4, hand=[FOREVER, "Genius"], play=["Energy Daggers", "Panther Claws", "Vibranium Suit"]),
        villain_damage=12,
        encounter=[BLANK, "Breakin' & Takin'", BLANK],
    )
    t.A.plays("Wakanda Forever!")
    t.pick("Daggers")
    t.pick("Claws")
    # one and two damage fell the first stage; the second reveals its scheme, and has what the suit moves to it
    lines = t.log.splitlines()
    enters = next(i for i, line in enumerate(lines) if line.startswith("Breakin' & Takin' enters play"))
    moves = next(i for i, line in enumerate(lines) if line.startswith("2 damage moves from Black Panther to Rhino"))
    assert enters < moves
    assert t["Rhino"].up.stage == "II" and t["Rhino"].damage == 2 and t["Black Panther"].damage == 2


@pytest.mark.rule("champions:response#1", "champions:triggering-condition#1", "champions:defeat#1")
def test_a_drone_that_an_advanced_drone_leaves_is_shot_before_that_one_has_fallen() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", play=["Hawkeye"], hand=["Swinging Web Kick", "Genius", "Genius"], minions=["Advanced Ultron Drone"]),
        scenario="Ultron",
        environments=["Ultron Drones"],
    )
    t.A.plays("Swinging Web Kick")
    # the defeat is still to come: the drone comes first, and guards nobody
    assert t.in_play("Advanced Ultron Drone") and t.A.minions == ["Advanced Ultron Drone", "Drone"]
    t.A.picks("Hawkeye")
    assert t.A.minions == [] and t["Hawkeye"].counter("arrow") == 3 and "Filler" in t.A.discard
    assert told(t, "Advanced Ultron Drone is discarded")


@pytest.mark.rule("champions:response#1", "champions:you-your#5", "champions:forced#1")
def test_a_punch_back_that_defeats_opens_what_answers_to_attacks_and_a_retaliation_does_not() -> None:
    def table(hero: str) -> Table:
        return situation(
            "champions",
            A=side(hero, play=["Interrogation Room"], hand=["Chase Them Down", "Counter-Punch"], minions=[put(THUG, damage=2)]),
            threat=4,
        )

    t = table("Spider-Man")
    t.enemy_attacks("Thug")
    t.A.defends("Spider-Man")
    t.A.picks("Counter-Punch")
    assert t.offered("Chase Them Down") and t.offered("Interrogation Room")
    t.A.picks("Chase Them Down")
    t.A.picks("Interrogation Room")
    assert t.scheme.threat == 4 - 2 - 1
    # it was Black Panther who defeated it, but not with an attack; and nobody is left to be punched
    t = table("Black Panther")
    t.enemy_attacks("Thug")
    t.A.defends("Black Panther")
    assert t.offered("Interrogation Room") and not t.offered("Chase Them Down")
    t.A.picks("Interrogation Room")
    assert t.kind == "turn" and t.scheme.threat == 3
    assert t.A.hand == ["Chase Them Down", "Counter-Punch"]


# -- who has gone meanwhile ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:activation#6", "champions:retaliate-x")
def test_whirlwind_who_falls_as_he_attacks_another_hero_attacks_nobody_else() -> None:
    t = situation(
        "champions",
        A=side("Iron Man", minions=[put("Whirlwind", damage=5)]),
        B=side("Black Panther"),
        C=side("She-Hulk"),
    )
    t.enemy_attacks("Whirlwind", "A")
    # the attack on Black Panther comes first, and he strikes back
    assert told(t, "Whirlwind attacks Black Panther")
    t.B.passes()
    while t.kind == "defend":
        t.passes()
    assert t["Black Panther"].damage == 2 and t.A.minions == []
    assert t["She-Hulk"].damage == 0 and t["Iron Man"].damage == 0
    # his own attack was announced before what interrupted it, and nothing more has come of it; the third has not begun
    assert len(told(t, "Whirlwind attacks Iron Man")) == 1 and not told(t, "Whirlwind attacks She-Hulk")


@pytest.mark.rule("champions:player-elimination#1", "champions:player-elimination#p4", "champions:activation#4")
def test_the_masters_of_mayhem_go_on_after_one_of_them_has_eliminated_a_player() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", damage=9, minions=["Melter"]),
        B=side("Iron Man", minions=["Tiger Shark"]),
        encounter=["Masters of Mayhem", BLANK, BLANK],
    )
    t.reveals("Masters of Mayhem")
    t.A.picks("Melter")
    while t.kind == "defend":
        t.passes()
    # Melter goes on to the next player, whom he has not attacked; the other attack is still made
    assert t.A.out and sorted(t.B.minions) == ["Melter", "Tiger Shark"]
    assert t["Iron Man"].damage == 3 and t["Tiger Shark"].status == {"tough"}
    assert not told(t, "Melter attacks Iron Man")


@pytest.mark.rule("champions:cancel#4", "champions:obligation#p2")
def test_an_obligation_that_black_widow_cancels_is_given_to_nobody() -> None:
    t = situation(
        "champions",
        A=side("Iron Man", play=["Black Widow"], hand=["Genius"]),
        B=side("Spider-Man", hand=["Energy"]),
        encounter=["Eviction Notice", "Hydra Bomber", BLANK],
    )
    t.reveals("Eviction Notice", "A")
    t.A.picks("Black Widow")
    assert t.encounter_discard == ["Eviction Notice"] and t.B.form == "hero" and t.B.hand == ["Energy"]
    # the other card is resolved, and does not cost her anything more
    assert t.A.minions == ["Hydra Bomber"] and t.kind == "mode" and t["Black Widow"].exhausted


# -- nothing there --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:ability#4", "champions:friendly")
def test_an_explosion_finds_no_alter_ego_and_does_not_surge() -> None:
    for allies, hurt in ((["Tigra"], 2), ([], 0)):
        t = situation(
            "champions",
            A=side("Tony Stark", play=allies),
            side_schemes=[put("Bomb Scare", threat=2)],
            encounter=["Explosion", BLANK],
        )
        t.reveals("Explosion")
        assert t["Tony Stark"].damage == 0 and t.kind == "turn" and not told(t, "gains surge")
        if allies:
            assert t["Tigra"].damage == hurt


@pytest.mark.rule("champions:ability#4", "champions:when-defeated")
def test_highway_robbery_takes_nothing_of_an_empty_hand_and_gives_each_its_own_back() -> None:
    t = situation(
        "champions",
        A=side("Iron Man", hand=[]),
        B=side("Spider-Man", hand=["Backflip"]),
        C=side("She-Hulk", hand=["Hellcat"]),
        encounter=["Highway Robbery", BLANK],
    )
    t.reveals("Highway Robbery", "A")
    assert (t.A.hand, t.B.hand, t.C.hand) == ([], [], [])
    scheme = t.find("Highway Robbery")
    t.happens(ev.RemoveThreat(scheme, t["Highway Robbery"].threat - 1, 0))
    assert t.B.hand == [] and t.C.hand == []
    t.happens(ev.RemoveThreat(scheme, 1, 0))
    assert (t.A.hand, t.B.hand, t.C.hand) == ([], ["Backflip"], ["Hellcat"])


@pytest.mark.rule("champions:ownership-and-control#8", "champions:discard#1")
def test_a_vest_played_for_another_is_the_others_to_lose_and_goes_home() -> None:
    t = situation(
        "champions",
        A=side("Iron Man", hand=["Armored Vest", "Genius"]),
        B=side("Spider-Man"),
        encounter=["Caught Off Guard", BLANK, "Caught Off Guard", BLANK],
    )
    t.A.plays("Armored Vest")
    t.pick("B")
    assert t.B.play == ["Armored Vest"] and t["Spider-Man"].def_ == 4 and t["Iron Man"].def_ == 1
    t.reveals("Caught Off Guard", "A")
    assert told(t, "gains surge") and t.B.play == ["Armored Vest"]
    t.reveals("Caught Off Guard", "B")
    assert t.B.play == [] and t.A.discard == ["Genius", "Armored Vest"] and t.B.discard == []


@pytest.mark.rule("champions:replacement-effect", "champions:scheme-enemy-activation#3")
def test_threat_that_a_hero_takes_as_damage_was_not_placed() -> None:
    for taken in (True, False):
        t = situation(
            "champions",
            A=side("Peter Parker"),
            B=side("Iron Man", hand=["Great Responsibility"]),
            scenario="Ultron",
            environments=["Ultron Drones"],
            encounter=["Rage of Ultron", "Upgraded Drones", BLANK],
        )
        before = len(t.A.deck)
        t.reveals("Rage of Ultron", "A")
        if taken:
            t.B.picks("Great Responsibility")
        else:
            t.B.passes()
        # so no card of the deck is discarded for it
        assert t["Iron Man"].damage == int(taken) and before - len(t.A.deck) == int(not taken)
        assert t.scheme.threat == int(not taken)


# -- at the end of an attack ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:delayed-effect#1", "champions:delayed-effect#2", "champions:first-player#3")
def test_what_two_copies_have_left_to_do_at_the_end_is_not_asked_about_and_what_two_cards_have_is() -> None:
    # two Sonic Booms as boost cards say the same
    t = situation(
        "champions", A=side("Iron Man"), scenario="Klaw", stage="II", encounter=["Sonic Boom", "Sonic Boom", BLANK, BLANK]
    )
    t.enemy_attacks("Klaw")
    t.A.passes()
    assert t.kind == "turn" and t["Iron Man"].damage == 1 and t["Iron Man"].exhausted
    # of a Charge and a Sweeping Swoop the first player says which comes first; neither is an ability that is forced
    for first in ("Charge", "Sweeping Swoop"):
        t = situation(
            "champions",
            A=side("Iron Man"),
            B=side("Spider-Man"),
            villain_attached=["Charge"],
            encounter=["Sweeping Swoop", BLANK],
            first="B",
        )
        t.enemy_attacks("Rhino", "A")
        while t.kind == "defend":
            t.passes()
        assert t.kind == "order" and t.B.asked() and len(t.options()) == 2 and not t.offered("Forced")
        t.B.picks(first)
        assert t["Iron Man"].status == {"stunned"} and t["Rhino"].attached == [] and t["Spider-Man"].status == frozenset()
        gone, stunned = told(t, "Charge is discarded")[0], told(t, "Iron Man is stunned")[0]
        assert (t.log.index(gone) < t.log.index(stunned)) is (first == "Charge")
