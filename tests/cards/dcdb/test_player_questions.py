"""Questions of players at the table on cards of Heroes Unite and Crisis 1, answered from the rulebook alone."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import LINE_UP, Cards, FreezeIt, a_card
from longbox.games.dcdb.situations import side, situation, stand_in
from tests.cards.dcdb.test_heroes_unite import FIVE, appears, table

GREEN = "Green Lantern Power Ring"


@pytest.mark.rule("dcdb:2.020")
def test_is_a_card_that_a_main_character_has_you_play_the_first_one() -> None:
    """Constantine plays the Batmobile off the deck before anything has resolved: it is the first card of the turn."""
    t = situation(A=side("Constantine", hand=["Weakness", "Punch"], deck=["Batmobile", *["Kick"] * 6]), B=side())
    t.A.uses("Constantine")
    t.A.says(True)
    assert t.A.hand == ["Kick"] * 5 and sorted(t.A.discard) == ["Punch", "Weakness"] and t.power == 1


@pytest.mark.rule("dcdb:2.010")
def test_may_robin_take_an_equipment_that_the_same_card_has_just_discarded() -> None:
    """The Batmobile discards the hand before it draws: what went there then can be taken, and four are drawn."""
    t = situation(A=side("Robin", hand=["Batmobile", "Nth Metal"], deck=["Kick"] * 6), B=side())
    t.A.plays("Batmobile")
    t.A.says(True)
    assert t.A.hand == ["Nth Metal", *["Kick"] * 4] and t.A.discard == [] and len(t.A.deck) == 2


@pytest.mark.rule("dcdb:1.030")
def test_what_does_magic_leave_of_a_location() -> None:
    """A Location played again and destroyed is in play no more; the first Equipment after it draws nothing."""
    t = situation(A=side(hand=["The Batcave", "Magic", "Batarang"], deck=["Kick"]), B=side())
    t.A.plays("The Batcave")
    t.A.plays("Magic")
    t.A.plays("Batarang")
    assert t.destroyed == ["The Batcave"] and t.asked == ("A", "turn") and t.A.hand == []


@pytest.mark.rule("dcdb:6.185", "dcdb:6.270")
def test_are_two_cards_of_one_name_and_two_sets_duplicates() -> None:
    """They are different cards, so none is a duplicate; but the name is the same, and that is what Strife asks."""
    rings = ["Power Ring (Base Set)", "Power Ring (Forever Evil)"]
    t = situation(A=side(hand=["Psycho Pirate"]), B=side(hand=rings), C=side())
    t.A.plays("Psycho Pirate")
    assert t.B.hand == ["Power Ring"] * 2 and t.B.discard == []
    t = situation(A=side(hand=["Strife"]), B=side(hand=[*rings, "Kick"]), C=side(), line_up=["Power Ring (Forever Evil)"])
    t.A.plays("Strife")
    assert t.B.discard == ["Power Ring"] * 2 and t.B.hand == ["Kick"]


@pytest.mark.rule("dcdb:6.197")
def test_can_a_frozen_card_be_among_those_gained() -> None:
    """No: it is not even offered, and does not count towards the five."""
    frost = stand_in("Frost", "Super Power", FreezeIt(a_card(Cards((LINE_UP,)))))
    t = situation(A=side(hand=[frost, "Larfleeze", "Captain Atom"]), B=side(), line_up=["Bane", "Robin", "Cheetah"])
    t.A.plays("Frost")
    t.A.picks("Bane")
    t.A.plays("Larfleeze")
    assert t.offered() == ["Robin", "Cheetah"]
    t.A.picks("Cheetah")
    t.A.plays("Captain Atom")
    assert t.offered() == ["Robin"]


def test_is_the_only_one_who_does_not_avoid_the_highest() -> None:
    """Arkillo compares those whom the attack befalls: one alone has the highest total, be it nothing."""
    t = appears("Arkillo", ["Katana", "Lobo", "Lobo", "Lobo", "Lobo", "Kick"], ["Punch"])
    t.A.picks("Katana")
    assert "Weakness" not in t.A.discard and t.B.discard == ["Weakness"] * 3


@pytest.mark.rule("dcdb:6.275")
def test_does_amazo_play_a_super_villain_again() -> None:
    """It is a Villain; Parallax doubles the Power once more."""
    t = situation(A=side(hand=["Kick", "Parallax (Base Set)", "Amazo"]), B=side())
    for name in ("Kick", "Parallax", "Amazo"):
        t.A.plays(name)
    t.A.picks("Parallax")
    assert t.power == 8


@pytest.mark.rule("dcdb:2.020")
def test_whose_is_the_power_that_plastic_man_gives() -> None:
    """The text is his now: the Indigo ring finds it with him. And no card has resolved yet when his text asks for the first."""
    t = situation(
        A=side(hand=["Plastic Man", "Indigo Tribe Power Ring"], discard=["Power Ring (Base Set)"], deck=["Kick"]), B=side()
    )
    t.A.plays("Plastic Man")
    t.A.plays("Indigo Tribe Power Ring")
    assert t.power == 3 + 3
    t = situation(A=side(hand=["Plastic Man", "Weakness"], discard=["Batmobile"], deck=["Kick"] * 5), B=side())
    t.A.plays("Plastic Man")
    assert t.A.hand == ["Kick"] * 5 and "Weakness" in t.A.discard


@pytest.mark.rule("dcdb:2.030")
def test_when_does_the_flash_draw_for_hel() -> None:
    """Once H'el has resolved: one card more, for all that H'el has drawn."""
    t = situation(A=side("The Flash", hand=["H'el"], deck=["Kick", "Mera", "Catwoman", "Bane", "Robin"]), B=side())
    t.A.plays("H'el")
    t.A.picks("The Flash")
    assert t.A.hand == ["Kick", "Mera", "Catwoman", "Bane"] and t.A.deck == ["Robin"]


@pytest.mark.rule("dcdb:6.151")
def test_what_does_zatanna_draw_with_an_empty_deck() -> None:
    """The card that she puts on the bottom is the whole deck then: that one, and nothing is shuffled."""
    t = situation(A=side("Zatanna Zatara", hand=["Kick"], deck=[], discard=["Bane"]), B=side())
    t.A.uses("Zatanna Zatara")
    assert t.A.hand == ["Kick"] and t.A.discard == ["Bane"] and t.A.deck == []


def test_what_does_batman_draw_for_a_last_card() -> None:
    """One fewer than one is none."""
    t = situation(A=side("Batman [Crisis]", hand=["Batarang", "Batarang", "Weakness"], deck=["Kick"]), B=side())
    t.A.plays("Batarang")
    t.A.plays("Batarang")
    t.A.uses("Batman [Crisis]")
    assert t.A.hand == [] and t.A.discard == ["Weakness"] and t.A.deck == ["Kick"]


@pytest.mark.rule("dcdb:6.141")
def test_does_a_location_of_the_line_up_serve_the_power_of_the_green() -> None:
    """Swamp Thing controls it, in his own turn."""
    t = situation(A=side("Swamp Thing", hand=["Power of the Green"]), B=side("Swamp Thing"), line_up=["The Batcave"])
    t.A.plays("Power of the Green")
    assert t.power == 3


def test_who_has_no_card_left_for_captain_cold() -> None:
    """Whoever can't discard is not asked, and stays face down."""
    t = situation(
        A=side("Hawkman", deck=FIVE),
        B=side("Batman", hand=["Super Strength"] * 2),
        super_villains=["Captain Cold (Crisis 1)", "Parallax"],
        face_up=False,
    )
    t.A.ends()
    t.B.plays("Super Strength")
    t.B.plays("Super Strength")
    t.B.buys("Captain Cold")
    t.A.says(True)
    assert t.B.flipped and not t.A.flipped and t.asked == ("B", "turn")


def test_what_if_the_main_deck_is_short_for_hades() -> None:
    """As many cards as there are; for who finds none there are no Weaknesses."""
    t = appears("Hades", FIVE, [], main_deck=["Bane"], line_up=["Catwoman"] * 5)
    assert t.A.discard == ["Weakness"] * 4 and t.B.discard == [] and t.line_up[5:] == ["Bane"] and t.main_deck == []


def test_which_of_two_locations_goes() -> None:
    """The foe who puts it away says which."""
    t = situation(A=side(hand=["Killer Frost"]), B=side(play=["The Batcave", "Titans Tower"]), C=side())
    t.A.plays("Killer Frost")
    t.B.picks("Titans Tower")
    assert t.B.play == ["The Batcave"] and t.B.discard == ["Titans Tower"] and t.power == 1 and t.A.hand == []


def test_does_one_card_alone_share_a_type() -> None:
    """It shares it with no other, so it is drawn."""
    t = table("Star Sapphire Power Ring", deck=["Kick"])
    assert t.A.hand == ["Kick"] and t.A.deck == []


@pytest.mark.rule("dcdb:6.382")
def test_in_which_order_do_two_cards_go_to_the_bottom() -> None:
    """In the order that their player says: the first of them above the other."""
    t = situation(A=side(hand=["Zatanna Zatara (Base Set)"], discard=["Kick", "Bane", "Mera"], deck=["Punch"]), B=side())
    t.A.plays("Zatanna Zatara")
    t.A.orders("Mera", "Kick")
    assert t.A.deck == ["Punch", "Mera", "Kick"] and t.A.discard == ["Bane"]


@pytest.mark.rule("dcdb:2.010")
def test_can_who_has_no_card_choose_to_discard_one() -> None:
    """No: only what can be done can be chosen, so the Joker's player draws."""
    t = situation(A=side(hand=["The Joker (Base Set)"]), B=side(), C=side(hand=["Kick"]))
    t.A.plays("The Joker")
    t.C.takes_mode(0)
    assert len(t.A.hand) == 1 and t.C.discard == ["Kick"] and t.power == 2
