"""Control beyond play, sets that are kept apart, what is chosen of whose, criteria, and colors (chapters 1, 3, 6 and 7)."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import (
    LINE_UP,
    MAIN_DECK,
    TOP,
    Cards,
    DefeatsThis,
    GainVP,
    If,
    It,
    OnYourTeam,
    PlayAll,
    Power,
    ReturnIt,
    Triggers,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.worked.control import SWAMP
from tests.worked import laid


@pytest.mark.rule("dcdb:6.141")
@pytest.mark.example("dcdb:6.142")
def test_control_of_locations_that_lie_elsewhere() -> None:
    t = laid("dcdb:6.142")
    t.A.plays("Kick")
    # the Fortress of the Line-Up works for A
    assert t.asked == ("A", "trigger")
    t.A.picks("Fortress of Solitude")
    assert "Robin" in t.A.hand
    t.A.plays("Count")
    # three Locations, and the Watchtower of B for the first Hero
    assert sorted(t.A.hand) == ["Bane", "Catwoman", "Lobo", "Mera", "Robin"]
    t.A.picks("The Watchtower")
    assert sorted(t.A.hand) == ["Bane", "Catwoman", "Lobo", "Mera", "Robin", "Zatanna Zatara"]
    # they stay where they are
    assert t.A.play[0] == "Arkham Asylum" and "The Watchtower" in t.B.play and "Fortress of Solitude" in t.line_up
    t.A.ends()
    # in the turn of B they are B's own or nobody's
    assert t.asked == ("B", "turn")
    # and without the main character there is one
    t = laid("dcdb:6.142", swamp=False)
    t.A.plays("Kick")
    assert t.asked == ("A", "turn")
    t.A.plays("Count")
    assert sorted(t.A.hand) == ["Bane", "Robin"]


@pytest.mark.rule("dcdb:6.141")
def test_control_of_what_lies_elsewhere_ends_with_the_turn() -> None:
    t = situation(A=side([SWAMP]), B=side(play=["The Watchtower"], hand=["Kid Flash", "Kick"]), line_up=["Fortress of Solitude"])
    t.A.ends()
    t.B.plays("Kick")
    assert t.asked == ("B", "turn")
    t.B.plays("Kid Flash")
    assert t.asked == ("B", "trigger")


@pytest.mark.rule("dcdb:1.080")
@pytest.mark.example("dcdb:1.081")
def test_a_set_of_cards_drawn_is_kept_apart_from_the_hand() -> None:
    t = laid("dcdb:1.081")
    t.A.plays("Kobra")
    assert sorted(t.offered()) == ["Bane", "Kick", "Mera", "Robin"]
    t.A.picks("Kick", "Bane")
    assert sorted(t.A.hand) == ["Mera", "Punch", "Robin"] and t.A.deck == ["Lobo"]


@pytest.mark.rule("dcdb:1.110")
@pytest.mark.example("dcdb:1.112")
def test_a_card_of_a_discard_pile_is_one_of_ones_own() -> None:
    t = laid("dcdb:1.112")
    t.A.plays("Shadow Thief")
    assert t.A.hand == ["Vulnerability"] and t.B.discard == ["Punch"]
    t = laid("dcdb:1.112", mine=("Kick",))
    t.A.plays("Shadow Thief")
    assert t.A.hand == [] and t.B.discard == ["Punch"]


@pytest.mark.rule("dcdb:1.130")
def test_cards_played_and_then_hidden_lie_in_the_order_chosen_and_known() -> None:
    tide = stand_in("Tide", "Hero", PlayAll(Cards((LINE_UP,)), each=ReturnIt(It("it"), MAIN_DECK, TOP)))
    t = situation(A=side(hand=[tide]), B=side(), line_up=["Catwoman", "Doomsday"], main_deck=["Robin"])
    t.A.plays("Tide")
    t.A.picks("Doomsday")
    assert t.power == 6 and t.main_deck == ["Catwoman", "Doomsday", "Robin"]
    assert all(t.s.card(n).known >> 1 & 1 for n in t.s.shared(MAIN_DECK)[:2]) and not t.s.card(t.s.shared(MAIN_DECK)[2]).known


@pytest.mark.rule("dcdb:3.060")
@pytest.mark.example("dcdb:3.061")
def test_a_hand_is_shown_before_its_highest_cards_are_discarded() -> None:
    t = laid("dcdb:3.061")
    t.A.plays("Helm")
    assert t.A.discard == ["Doomsday", "Bane"] and sorted(t.A.hand) == ["Kick", "Punch"]
    assert "dcdb:3.060" in t.log and t.log.index("reveals a hand") < t.log.index("discards Doomsday")


@pytest.mark.rule("dcdb:6.101", "dcdb:6.102")
@pytest.mark.example("dcdb:6.103")
def test_a_type_that_is_added_adds_no_color() -> None:
    t = laid("dcdb:6.103")
    values = t.s.now(t.s.zone(0, 3)[1])
    assert values.types == ("Starter", "Hero") and values.color == "yellow"


@pytest.mark.rule("dcdb:6.415")
def test_a_reward_is_for_whoever_defeats_the_card() -> None:
    prize = Triggers(DefeatsThis(), GainVP(2), category="C", turns="any", zones=("gained",))
    boss = stand_in("Boss", "Super-Villain", prize, cost=8, vp=4)
    t = situation(A=side(), B=side(), super_villains=[boss, "Lex Luthor"], power=8)
    t.A.buys("Boss")
    assert t.A.vp == 2 and t.B.vp == 0
    # gained by other means it gives none: it is not defeated
    t = situation(A=side(), B=side(), super_villains=["Lex Luthor"], line_up=[boss], power=8)
    t.A.buys("Boss")
    assert t.A.vp == 0 and t.A.discard == ["Boss"]


@pytest.mark.rule("dcdb:7.040")
def test_only_main_characters_are_on_a_team() -> None:
    go = stand_in("Go", "Equipment", If(OnYourTeam("Cyborg"), Power(4), Power(1)))
    t = situation(A=side("Cyborg", hand=[go]), B=side())
    t.A.plays("Go")
    # Cyborg itself draws for the first Equipment, which is no Power
    assert t.power == 4
    card = stand_in("Cyborg", "Hero", cost=3)
    t = situation(A=side("Batman", hand=[go, card]), B=side("Cyborg"))
    t.A.plays("Cyborg")
    t.A.plays("Go")
    assert t.power == 1 + 1
