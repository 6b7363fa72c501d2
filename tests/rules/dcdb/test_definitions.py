"""What the words of cards mean (chapters 3 to 7)."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import ALWAYS_BASE, called, in_set
from longbox.games.dcdb.language.vocabulary import (
    DECK,
    HAND,
    LINE_UP,
    PLAY,
    VILLAIN,
    Cards,
    DiscardIt,
    FreezeIt,
    Gains,
    IfYouDo,
    It,
    Named,
    PassLeft,
    PlayedCards,
    Power,
    PutIt,
    Triggers,
    a_card,
    seq,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.state import TYPES
from tests.worked import laid


@pytest.mark.rule("dcdb:5.010", "dcdb:6.530", "dcdb:6.275", "dcdb:6.460")
def test_every_card_has_a_type_and_a_super_villain_is_a_villain() -> None:
    cards = [c for c in in_set("Base Set") if c.is_card]
    assert all(c.values.types and set(c.values.types) <= set(TYPES) for c in cards)
    assert all(c.values.types == (VILLAIN,) for c in cards if c.kind == "Super-Villain")
    t = situation(A=side("Martian Manhunter", hand=["Doomsday", "Ra's Al Ghul"]), B=side())
    t.A.plays("Doomsday")
    t.A.plays("Ra's Al Ghul")
    assert t.power == 4 + 3 + 3


@pytest.mark.rule("dcdb:6.100", "dcdb:6.101", "dcdb:6.102")
def test_a_color_is_that_of_the_printed_type() -> None:
    colors = {c.kind: c.values.color for c in in_set("Base Set")}
    assert (colors["Hero"], colors["Villain"], colors["Super-Villain"], colors["Starter"]) == ("blue", "red", "red", "yellow")
    assert (colors["Weakness"], colors["Location"], colors["Equipment"], colors["Super Power"]) == (
        "green",
        "violet",
        "grey",
        "orange",
    )
    changed = called("Punch")[0].values.copy()
    changed.types = (*changed.types, "Hero")
    assert changed.color == "yellow"


@pytest.mark.rule("dcdb:7.010", "dcdb:6.420", "dcdb:6.270")
def test_cards_that_come_in_every_set_are_of_the_base_set() -> None:
    for name in ALWAYS_BASE:
        assert [c.set for c in called(name)] == ["Base Set"]
        assert called(name)[0].values.name == name


@pytest.mark.rule("dcdb:6.220", "dcdb:6.030", "dcdb:6.370", "dcdb:6.390", "dcdb:6.445", "dcdb:6.450")
@pytest.mark.example("dcdb:6.031")
def test_marks_do_nothing_but_can_be_asked_for() -> None:
    for word in ("Assist", "Apokolips Protector", "Range", "Stack Ongoing", "Metal"):
        t = laid("dcdb:6.031", word=word)
        t.A.plays("Marked One")
        assert t.power == 0 and t.A.discard == ["Marked One", "Robin"]
        t.A.plays("Krypto")
        assert t.A.hand == ["Marked One"] and t.A.discard == ["Robin"]


@pytest.mark.rule("dcdb:6.010", "dcdb:6.011", "dcdb:6.310")
def test_another_card_is_any_but_this_one() -> None:
    t = situation(A=side(discard=["Utility Belt", "Nth Metal", "Nth Metal", "Nth Metal"]), B=side())
    assert t.A.points == 3
    t = situation(A=side(discard=["Utility Belt", "Utility Belt", "Nth Metal", "Nth Metal", "Nth Metal"]), B=side())
    assert t.A.points == 5 + 5 + 3


@pytest.mark.rule("dcdb:3.011", "dcdb:3.030", "dcdb:6.301", "dcdb:6.140")
@pytest.mark.example("dcdb:6.302")
def test_an_ongoing_card_works_while_it_lies_in_its_players_play_zone() -> None:
    t = laid("dcdb:6.302")
    t.A.plays("Silent Armor")
    assert t.A.discard == ["The Batcave"] and t.asked == ("A", "turn") and t.A.hand == [] and t.power == 2


@pytest.mark.rule("dcdb:6.301")
def test_the_power_that_an_ongoing_card_gave_stays() -> None:
    armor = stand_in("Silent Armor", "Equipment", seq(Power(1), DiscardIt(a_card(Cards((PLAY,), (Named(("Sea King",)),))))))
    king = stand_in("Sea King", "Super-Villain", Power(1), Triggers(Gains(), PutIt(It("it"), DECK)), words=("Ongoing",))
    t = situation(A=side(hand=[king, armor]), B=side(), line_up=["Catwoman"], power=2)
    t.A.plays("Sea King")
    t.A.plays("Silent Armor")
    assert t.power == 4
    t.A.buys("Catwoman")
    assert t.asked == ("A", "turn") and t.A.discard == ["Sea King", "Catwoman"]


@pytest.mark.rule("dcdb:4.020")
def test_your_super_hero_is_all_of_them() -> None:
    t = situation(
        A=side(["Batman", "Superman"], hand=["Kick", "Nth Metal"]), B=side(), super_villains=["Captain Cold"], face_up=False
    )
    t.A.ends()
    assert all(t.s.card(n).face == 1 for n in t.s.zone(0, 4))
    t.B.ends()
    assert t.active == "A"


@pytest.mark.rule("dcdb:6.190", "dcdb:6.191", "dcdb:6.192")
def test_cards_are_discarded_from_the_hand_unless_something_else_is_said() -> None:
    t = situation(A=side(hand=["The Penguin", "Punch"], deck=["Kick", "Bane", "Robin"], play=["The Batcave"]), B=side())
    t.A.plays("The Penguin")
    assert sorted(t.offered()) == ["Bane", "Kick", "Punch"]
    t.A.picks("Punch", "Bane")
    assert sorted(t.A.discard) == ["Bane", "Punch"] and t.A.deck == ["Robin"] and "The Batcave" in t.A.play


@pytest.mark.rule("dcdb:6.330", "dcdb:6.331", "dcdb:6.333")
def test_a_card_that_is_passed_is_the_other_players() -> None:
    give = stand_in("Give", "Equipment", PassLeft(a_card(Cards((HAND,)))))
    t = situation(A=side(hand=[give, "Bane"]), B=side(), C=side())
    t.A.plays("Give")
    assert t.B.discard == ["Bane"] and t.A.hand == [] and t.C.discard == [] and t.B.points == 1
    # a card that B owns already is not passed to B
    back = stand_in("Back", "Equipment", IfYouDo(PassLeft(a_card(PlayedCards((Named(("Mera",)),)))), Power(9)))
    t = situation(A=side(hand=["Brainiac", back]), B=side(hand=["Mera"]))
    t.A.plays("Brainiac")
    before = t.power
    t.A.plays("Back")
    assert t.power == before and "Mera" in t.A.play


@pytest.mark.rule("dcdb:6.380", "dcdb:6.381", "dcdb:6.382")
@pytest.mark.example("dcdb:6.383")
def test_what_is_put_somewhere_is_neither_gained_nor_discarded() -> None:
    t = laid("dcdb:6.383")
    t.A.plays("Supergirl")
    t.A.picks("Kick")
    assert t.A.hand == ["Kick"] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:6.197")
@pytest.mark.example("dcdb:3.043")
def test_a_frozen_card_is_neither_bought_nor_gained_until_the_next_turn_of_who_froze_it() -> None:
    frost = stand_in("Frost", "Super Power", FreezeIt(a_card(Cards((LINE_UP,)))))
    t = situation(A=side(hand=[frost, "Cheetah"]), B=side(), line_up=["Robin"], power=9)
    t.A.plays("Frost")
    assert t.A.why_not("Robin") == ["dcdb:6.197"]
    t.A.plays("Cheetah")
    assert t.line_up == ["Robin"] and t.A.discard == []
    t.A.ends()
    assert "dcdb:6.197" in t.B.why_not("Robin")
    t.B.ends()
    assert "dcdb:6.197" not in t.A.why_not("Robin")
    # the token is lost when the card leaves the Line-Up, though it comes back
    t = situation(A=side(hand=[frost, "Emerald Knight"]), B=side(), line_up=["Robin"], power=9)
    t.A.plays("Frost")
    t.A.plays("Emerald Knight")
    t.A.says(True)
    assert t.line_up == ["Robin"] and t.A.why_not("Robin") == []


@pytest.mark.rule("dcdb:6.065")
def test_what_triggers_on_having_attacked_comes_when_all_have_had_their_part() -> None:
    t = situation(A=side(hand=["Scarecrow"], play=["Arkham Asylum"]), B=side(hand=["Lasso of Truth"]))
    t.A.plays("Scarecrow")
    assert t.asked == ("B", "avoid")
    t.B.picks_none()
    assert t.B.discard == ["Weakness"] and t.asked == ("A", "trigger")
