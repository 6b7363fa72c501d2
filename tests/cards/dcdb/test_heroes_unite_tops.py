"""Heroes Unite: the cards that look at several cards on top of a deck, and those that are chosen together."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.situations import side, situation
from longbox.games.dcdb.situations.table import Table
from tests.cards.dcdb.test_heroes_unite import appears, table, untouched
from tests.worked import laid


def test_red_lantern_power_ring_destroys_one_of_the_two_on_top() -> None:
    t = table("Red Lantern Power Ring", deck=["Punch", "Super Strength", "Bane"])
    assert sorted(t.offered()) == ["Punch", "Super Strength"]
    t.A.picks("Super Strength")
    assert t.power == 7 and t.destroyed == ["Super Strength"] and t.A.deck == ["Punch", "Bane"] and untouched(t)


@pytest.mark.rule("dcdb:6.151")
def test_of_two_cards_wanted_the_second_comes_of_the_discard_pile() -> None:
    t = table("Red Lantern Power Ring", deck=["Punch"], discard=["Kick"])
    t.A.picks("Kick")
    assert t.power == 3 and t.destroyed == ["Kick"] and t.A.deck == ["Punch"] and t.A.discard == []


def test_red_lantern_power_ring_leaves_the_only_card_there_is() -> None:
    t = table("Red Lantern Power Ring", deck=["Super Strength"])
    assert t.asked == ("A", "turn") and t.A.deck == ["Super Strength"] and t.destroyed == [] and t.power == 0


def test_star_sapphire_power_ring_draws_two_of_different_types() -> None:
    t = table("Star Sapphire Power Ring", deck=["Kick", "Bane", "Punch"])
    assert t.A.hand == ["Kick", "Bane"] and t.A.deck == ["Punch"] and "Kick and Bane are revealed" in t.log and untouched(t)


@pytest.mark.example("dcdb:GC:Star Sapphire Power Ring (Heroes Unite)#2")
def test_star_sapphire_power_ring_puts_back_element_woman_with_a_super_power() -> None:
    t = laid("dcdb:GC:Star Sapphire Power Ring (Heroes Unite)#2")
    t.A.plays("Star Sapphire Power Ring")
    assert t.asked == ("A", "order") and "Element Woman and Kick are revealed" in t.log
    t.A.orders("Kick", "Element Woman")
    assert t.A.hand == [] and t.A.deck == ["Kick", "Element Woman", "Punch"]


def test_star_sapphire_power_ring_puts_back_two_of_one_type_in_any_order() -> None:
    t = table("Star Sapphire Power Ring", deck=["Kick", "Super Strength", "Punch"])
    assert t.asked == ("A", "order")
    t.A.orders("Super Strength", "Kick")
    assert t.A.hand == [] and t.A.deck == ["Super Strength", "Kick", "Punch"]


@pytest.mark.rule("dcdb:1.070")
def test_cards_drawn_together_are_one_draw_for_the_flash() -> None:
    t = situation(A=side("The Flash", hand=["Star Sapphire Power Ring"], deck=["Kick", "Bane", "Punch", "Robin"]), B=side())
    t.A.plays("Star Sapphire Power Ring")
    t.A.picks("The Flash")
    assert t.A.hand == ["Kick", "Bane", "Punch"] and t.A.deck == ["Robin"]


def test_worlds_mightiest_mortal() -> None:
    def played() -> Table:
        return table("World's Mightiest Mortal", main_deck=["Bane", "Robin", "Mera"], line_up=["Kid Flash"])

    t = played()
    t.A.picks("Robin")
    assert t.power == 5 and t.line_up == ["Kid Flash", "Robin"] and t.main_deck == ["Bane", "Mera"] and untouched(t)
    t = played()
    t.A.picks("Bane", "Robin")
    assert t.line_up == ["Kid Flash", "Bane", "Robin"] and t.main_deck == ["Mera"]
    t = played()
    t.A.picks_none()
    assert t.asked == ("A", "order")
    t.A.orders("Robin", "Bane")
    assert t.line_up == ["Kid Flash"] and t.main_deck == ["Robin", "Bane", "Mera"]


def test_larfleeze_takes_five_worth_of_cards() -> None:
    t = table("Larfleeze", line_up=["Bane", "Kid Flash", "Robin", "Super Strength"])
    d = t.match.decision
    assert d is not None
    # 4, 2, 3 and 7: Bane leaves no room, Kid Flash and Robin go together, Super Strength is too dear
    found = {tuple(t.names([d.options[i] & 0xFFFF for i in a])) for a in d.answers()}
    assert found == {(), ("Bane",), ("Kid Flash",), ("Robin",), ("Kid Flash", "Robin")}
    t.A.picks("Kid Flash", "Robin")
    assert t.A.hand == ["Kid Flash", "Robin"] and t.line_up == ["Bane", "Super Strength"] and t.power == 0 and untouched(t)
    t = table("Larfleeze", line_up=["Super Strength"])
    assert t.power == 3 and t.A.hand == []
    t = table("Larfleeze", line_up=["Bane"])
    t.A.picks_none()
    assert t.power == 3 and t.line_up == ["Bane"]


def test_larfleeze_is_worth_one_for_every_seven_cards() -> None:
    t = situation(A=side(deck=["Larfleeze", *["Punch"] * 13]), B=side(deck=["Larfleeze", *["Punch"] * 5]))
    assert t.A.points == 2 and t.B.points == 0


def test_hel_draws_until_seven() -> None:
    t = table("H'el", deck=["Kick", "Punch", "Bane", "Robin"])
    assert t.A.hand == ["Kick", "Punch", "Bane"] and t.A.deck == ["Robin"] and t.power == 0 and untouched(t)
    t = table("H'el", deck=["Super Strength", "Bane"])
    assert t.A.hand == ["Super Strength"]
    # there is not enough: all of it is drawn
    t = table("H'el", deck=["Punch"], discard=["Bane"])
    assert t.A.hand == ["Punch", "Bane"] and t.A.deck == [] and t.A.discard == []


def test_hel_appears() -> None:
    t = appears("H'el", [*["Punch"] * 5, "Punch", "Kick", "Bane", "Robin"], [])
    assert sorted(t.offered()) == ["Bane", "Kick"]
    t.A.picks("Bane")
    assert t.destroyed == ["Bane"] and t.A.discard == ["Punch", "Kick"] and t.A.deck == ["Robin"]
    # B has nothing that costs anything on top: all three are discarded
    assert len(t.B.discard) == 3 and len(t.B.deck) == 7


def test_helspont() -> None:
    t = table("Helspont", discard=["Kid Flash", "Robin", "Kick", "Lobo", "Punch"])
    assert t.offered() == ["Hero", "Starter", "Super Power"]
    t.match.choose((0,))
    assert sorted(t.offered()) == ["Kid Flash", "Robin"]
    t.A.picks("Kid Flash", "Robin")
    assert t.A.hand == ["Kid Flash", "Robin"] and t.A.discard == ["Kick", "Lobo", "Punch"] and t.power == 0
    t = table("Helspont", discard=["Robin"])
    t.A.picks_none()
    assert t.power == 3 and t.A.discard == ["Robin"]
    assert table("Helspont", discard=["Lobo"]).power == 3


def test_helspont_appears() -> None:
    t = situation(
        A=side("Hawkman", play=["The Batcave"], deck=["Punch"] * 5),
        B=side("Hawkman", hand=["Punch", "Kick", "Bane"]),
        super_villains=["Helspont", "Parallax"],
        face_up=False,
    )
    t.A.ends()
    assert t.A.play == [] and t.A.discard == ["The Batcave"] and len(t.A.hand) == 5
    t.B.picks("Punch", "Bane")
    assert t.B.hand == ["Kick"]


def test_trigon() -> None:
    t = table("Trigon", main_deck=["Bane", "Robin", "Mera"])
    t.A.picks("Robin")
    assert t.A.hand == ["Robin"] and t.main_deck == ["Mera", "Bane"] and t.power == 0 and untouched(t)
    t = appears("Trigon", ["Punch", "Kick", "Punch", "Bane", "Punch"], ["Punch"])
    t.A.picks("Bane")
    assert t.destroyed == ["Bane"] and t.B.hand == ["Punch"] and "B reveals a hand of Punch" in t.log
