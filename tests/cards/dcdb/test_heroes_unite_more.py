"""Heroes Unite: text and Power of other cards, cards played again, the hands of all compared."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.situations import side, situation
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.situations.worked.cards import BLUE, GREEN, YELLOW
from tests.cards.dcdb.test_heroes_unite import FIVE, appears, table, untouched
from tests.worked import laid

# -- Indigo Tribe Power Ring ----------------------------------------------------------------------------------------------


@pytest.mark.example("dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#4")
def test_indigo_tribe_power_ring_gives_what_a_card_before_it_has_given() -> None:
    t = situation(A=side(hand=["Doomsday", "Mera", "Indigo Tribe Power Ring", "Super Strength"]), B=side())
    for name in ("Doomsday", "Mera", "Indigo Tribe Power Ring"):
        t.A.plays(name)
    assert sorted(t.offered()) == ["Doomsday", "Mera"]
    t.A.picks("Mera")
    assert t.power == 4 + 4 + 4
    t.A.plays("Super Strength")
    assert t.power == 12 + 5


@pytest.mark.example("dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#2")
def test_indigo_tribe_power_ring_takes_the_actual_power() -> None:
    # Mera has given 4 with an empty discard pile, and would give 2 by now
    t = situation(A=side(hand=["Mera", "The Penguin", "Punch", "Kick", "Indigo Tribe Power Ring"]), B=side())
    t.A.plays("Mera")
    t.A.plays("The Penguin")
    t.A.picks("Punch", "Kick")
    t.A.plays("Indigo Tribe Power Ring")
    t.A.picks("Mera")
    assert t.power == 8


@pytest.mark.example("dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#3")
def test_indigo_tribe_power_ring_of_kyle_rayner() -> None:
    t = situation(A=side(hand=["Kyle Rayner", "Indigo Tribe Power Ring"]), B=side())
    t.A.plays("Kyle Rayner")
    t.A.plays("Indigo Tribe Power Ring")
    # 3 and 3, then 2 for the ring: that adds nothing to what it gave
    assert t.power == 3 + 3 + 2


def test_indigo_tribe_power_ring_of_nothing() -> None:
    t = table("Indigo Tribe Power Ring", "Doomsday")
    assert t.power == 0 and t.A.hand == ["Doomsday"] and untouched(t)


def test_of_a_card_played_twice_one_time_counts() -> None:
    t = situation(A=side(hand=["Doomsday", "Clayface", "Indigo Tribe Power Ring"]), B=side())
    t.A.plays("Doomsday")
    t.A.plays("Clayface")
    assert t.power == 8
    t.A.plays("Indigo Tribe Power Ring")
    t.A.picks("Doomsday")
    assert t.power == 8 + 4


# -- Kyle Rayner ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:GC:Kyle Rayner (Heroes Unite)#1")
@pytest.mark.example("dcdb:GC:Kyle Rayner (Heroes Unite)#8")
def test_kyle_rayner_counts_different_rings_before_and_after() -> None:
    t = laid("dcdb:GC:Kyle Rayner (Heroes Unite)#8")
    t.A.plays(GREEN)
    t.A.plays("Kyle Rayner")
    # Blue of the pile, Green as played
    assert t.power == 2 + 3 + 2 + 2
    t.A.plays(GREEN)
    assert t.power == 9 + 2
    t.A.plays(YELLOW)
    assert t.power == 11 + 2 + 2
    t.A.plays("Kick")
    assert t.power == 15 + 2 and t.result is None


def test_kyle_rayner_looks_at_the_discard_pile_once() -> None:
    t = situation(A=side(hand=["Kyle Rayner", "The Penguin", GREEN, YELLOW, BLUE], discard=[BLUE]), B=side())
    t.A.plays("Kyle Rayner")
    assert t.power == 5
    t.A.plays("The Penguin")
    t.A.picks(GREEN, YELLOW)
    assert t.power == 5
    # that one lay there as he was played, and counts no second time
    t.A.plays(BLUE)
    assert t.power == 5 + 1 + 1


@pytest.mark.rule("dcdb:GC:Kyle Rayner (Heroes Unite)#2")
@pytest.mark.example("dcdb:GC:Kyle Rayner (Heroes Unite)#6")
@pytest.mark.example("dcdb:GC:Kyle Rayner (Heroes Unite)#7")
@pytest.mark.parametrize("kyle", [0, 2, 3])
def test_kyle_rayner_wins_with_three_different_rings(kyle: int) -> None:
    t = laid("dcdb:GC:Kyle Rayner (Heroes Unite)#6", at=kyle)
    hand = t.A.hand
    for name in hand:
        assert t.result is None
        t.A.plays(name)
    if t.result is None:
        # the last ring has triggered it
        t.A.picks("Kyle Rayner")
    assert t.result is not None and t.result.places == (0, 2, 1)
    assert t.result.points[0] < t.result.points[1]


def test_kyle_rayner_wants_different_rings() -> None:
    t = situation(A=side(hand=["Kyle Rayner", GREEN, GREEN, GREEN]), B=side())
    for name in ("Kyle Rayner", GREEN, GREEN, GREEN):
        t.A.plays(name)
    assert t.result is None and t.power == 3 + 2 + 2 + 2 + 2 and t.asked == ("A", "turn")


# -- Plastic Man ----------------------------------------------------------------------------------------------------------


def test_plastic_man_gains_the_text_of_an_equipment() -> None:
    t = table("Plastic Man", "Kick", discard=["The Cape and Cowl", "Robin"])
    assert t.power == 2 and t.A.discard == ["The Cape and Cowl", "Robin"] and t.A.play == ["Plastic Man"] and untouched(t)
    # also of one that was played, whose text is resolved anew
    t = situation(A=side(hand=["Nth Metal", "Plastic Man"], deck=["Punch", "Weakness"]), B=side(), line_up=["Bane"])
    t.A.plays("Nth Metal")
    t.A.says(False)
    t.A.plays("Plastic Man")
    t.A.says(True)
    assert t.power == 2 and t.destroyed == ["Punch"] and t.A.deck == ["Weakness"]
    assert table("Plastic Man", discard=["Robin"]).power == 0


def test_plastic_man_has_that_text_for_the_turn() -> None:
    t = situation(A=side(hand=["Plastic Man", "Clayface"], discard=["Batmobile", "Power Ring"], deck=["Kick"] * 3), B=side())
    t.A.plays("Plastic Man")
    t.A.picks("Power Ring")
    assert t.power == 3
    t.A.plays("Clayface")
    t.A.picks("Batmobile")
    # dcdb:1.030 he is what he was: with the text of the Batmobile, and that of the Power Ring as well
    assert t.power == 3 + 1 + 3
    t.A.ends()
    found = next(n for n in range(len(t.s.things)) if getattr(t.s.things[n], "printed", None) and t.names([n]) == ["Plastic Man"])
    assert len(t.s.now(found).play.nodes) == len(t.s.card(found).printed.values.play.nodes)  # type: ignore[union-attr]


def test_plastic_man_is_no_power_ring_by_its_text() -> None:
    t = situation(A=side(hand=["Kyle Rayner", "Plastic Man"], discard=[GREEN]), B=side())
    t.A.plays("Kyle Rayner")
    t.A.plays("Plastic Man")
    assert t.power == 3 + 2 + 2


# -- Villains -------------------------------------------------------------------------------------------------------------


def test_black_lantern_corps() -> None:
    t = situation(A=side(hand=["Black Lantern Corps"]), B=side(), C=side())
    t.A.plays("Black Lantern Corps")
    assert t.power == 2 and t.A.hand == [] and t.B.discard == ["Weakness"] and t.C.discard == ["Weakness"]
    t = situation(A=side(hand=["Black Lantern Corps"]), B=side(hand=["Katana"]), C=side())
    t.A.plays("Black Lantern Corps")
    t.B.picks("Katana")
    assert len(t.A.hand) == 1 and t.C.discard == ["Weakness"]
    # one Weakness is left: who comes second gains none
    t = situation(A=side(hand=["Black Lantern Corps"]), B=side(), C=side(), weaknesses=1)
    t.A.plays("Black Lantern Corps")
    assert len(t.A.hand) == 1 and t.B.discard == ["Weakness"] and t.C.discard == []


# -- Super-Villains -------------------------------------------------------------------------------------------------------


def test_amazo_plays_a_villain_and_a_hero_again() -> None:
    def played() -> Table:
        t = situation(A=side(hand=["Doomsday", "Catwoman", "Kick", "Amazo"]), B=side())
        for name in ("Doomsday", "Catwoman", "Kick", "Amazo"):
            t.A.plays(name)
        return t

    t = played()
    assert t.offered() == ["Doomsday"]
    t.A.picks("Doomsday")
    assert t.offered() == ["Catwoman"]
    t.A.picks("Catwoman")
    t.A.picks("Catwoman")
    assert t.power == 4 + 2 + 2 + 4 + 2 and t.log.index("plays Catwoman again") < t.log.index("plays Doomsday again")
    t = played()
    t.A.picks_none()
    t.A.picks("Catwoman")
    assert t.power == 8 + 2
    t = played()
    t.A.picks_none()
    t.A.picks_none()
    assert t.power == 8 + 3
    assert table("Amazo").power == 3


def test_amazo_appears() -> None:
    def turn(**c: object) -> Table:
        t = situation(
            A=side("Hawkman", deck=["Punch", "Kick", "Punch", "Bane", "Robin"]),
            B=side("Hawkman", hand=["Mera", "Lobo"]),
            C=side("Hawkman", **c),
            super_villains=["Amazo", "Parallax"],
            face_up=False,
        )
        t.A.ends()
        return t

    t = turn(hand=["Starro"])
    t.A.picks("Bane")
    t.A.picks("Robin")
    t.B.picks("Mera")
    # Bane went left to B, Robin right to C; Mera left to C, Lobo right to A; Starro left to A, and C has none for B
    assert sorted(t.A.hand) == ["Kick", "Lobo", "Punch", "Punch", "Starro"]
    assert t.B.hand == ["Bane"] and sorted(t.C.hand) == ["Mera", "Robin"]


@pytest.mark.example("dcdb:6.335")
def test_amazo_leaves_out_those_who_avoid() -> None:
    t = situation(
        A=side("Hawkman", deck=["Punch", "Kick", "Punch", "Bane", "Robin"]),
        B=side("Hawkman", hand=["Katana", "Lobo"]),
        C=side("Hawkman", hand=["Starro", "Katana"]),
        super_villains=["Amazo", "Parallax"],
        face_up=False,
    )
    t.A.ends()
    t.A.picks("Bane")
    t.A.picks("Robin")
    t.B.picks("Katana")
    t.C.picks("Katana")
    assert sorted(t.A.hand) == ["Bane", "Kick", "Punch", "Punch", "Robin"] and "passes" not in t.log
    assert len(t.B.hand) == 2 and "Lobo" in t.B.hand and "Starro" in t.C.hand


def test_arkillo() -> None:
    t = table("Arkillo", discard=["Nth Metal", "Robin", "Batarang"])
    assert t.power == 2 and t.A.hand == ["Nth Metal", "Batarang"] and t.A.discard == ["Robin"] and untouched(t)
    t = appears("Arkillo", FIVE, ["Lobo", "Mera"])
    # Kick, Bane and Robin: 10; Lobo and Mera: 10
    assert t.A.discard == ["Weakness"] * 3 and t.B.discard == ["Weakness"] * 3
    assert "A reveals a hand of" in t.log and "B reveals a hand of" in t.log
    t = appears("Arkillo", FIVE, ["Lobo"])
    assert t.A.discard == ["Weakness"] * 3 and t.B.discard == []


def test_black_adam() -> None:
    t = situation(A=side(hand=["Kick", "Robin", "Black Adam", "Bane", "Punch", "Punch"]), B=side())
    for name, power in (
        ("Kick", 2),
        ("Robin", 3),
        ("Black Adam", 3 + 4 + 2),
        ("Bane", 9 + 2),
        ("Punch", 11 + 1 + 2),
        ("Punch", 15),
    ):
        t.A.plays(name)
        assert t.power == power
    t = appears("Black Adam", FIVE, ["Punch"])
    assert t.destroyed == ["Robin"] and "Robin" not in t.A.hand and t.B.hand == ["Punch"]


def test_graves() -> None:
    t = table("Graves", discard=["Bane", "Robin"], deck=["Kick"])
    t.A.picks("Bane")
    assert t.power == 4 and t.A.deck == ["Bane", "Kick"] and t.A.discard == ["Robin"] and untouched(t)
    t = appears("Graves", [*FIVE, "Starro", "Doomsday", "Cheetah"], ["Mera", "Lobo"])
    t.A.picks("Bane")
    t.B.picks("Mera")
    assert sorted(t.destroyed) == ["Bane", "Mera"] and t.B.hand == ["Lobo"]
    # A's cost more: 4 to 3
    assert sorted(t.A.hand) == ["Doomsday", "Kick", "Punch", "Punch", "Robin", "Starro"] and t.A.deck == ["Cheetah"]
    t = appears("Graves", FIVE, ["Mera", "Lobo"])
    t.A.picks("Robin")
    t.B.picks("Mera")
    # both cost 3: nobody draws
    assert len(t.A.hand) == 4 and t.B.hand == ["Lobo"]
    t = appears("Graves", FIVE, ["Mera", "Lobo"])
    t.A.picks("Robin")
    t.B.picks("Lobo")
    assert len(t.A.hand) == 4 and len(t.B.hand) == 3


def test_mr_freeze() -> None:
    t = table("Mr. Freeze", line_up=["Nth Metal", "Robin", "Batarang"])
    t.A.says(True)
    assert t.A.hand == ["Nth Metal", "Batarang"] and t.line_up == ["Robin"] and t.power == 0
    t = table("Mr. Freeze", line_up=["Nth Metal"])
    t.A.says(False)
    assert t.power == 3 and t.line_up == ["Nth Metal"]
    assert table("Mr. Freeze", line_up=["Robin"]).power == 3
    t = appears(
        "Mr. Freeze", ["Punch", "Nth Metal", "Batarang", "Bane", "Kick"], ["Power Ring"], line_up=["Power Ring", *["Robin"] * 4]
    )
    t.A.picks("Batarang")
    assert t.destroyed == ["Power Ring"] and t.line_up == ["Robin"] * 4 + ["Batarang", "Power Ring"]
    assert "Nth Metal" in t.A.hand and t.B.hand == []


def test_nekron() -> None:
    t = table("Nekron", "Weakness", discard=["Punch", "Bane"], deck=["Robin", "Mera", "Kick"])
    t.A.picks("Weakness", "Punch")
    assert sorted(t.destroyed) == ["Punch", "Weakness"] and t.A.hand == ["Robin", "Mera"] and t.A.discard == ["Bane"]
    t = table("Nekron", discard=["Bane"], deck=["Robin"])
    t.A.picks_none()
    assert t.A.hand == [] and t.power == 0
    t = appears("Nekron", FIVE, ["Mera", "Kick"])
    assert len(t.destroyed) == 1 and len(t.A.hand) == 4
    t.B.picks("Mera")
    assert t.B.hand == ["Kick"] and t.B.discard == ["Mera"]
