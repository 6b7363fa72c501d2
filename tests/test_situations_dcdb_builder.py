"""Tables of the DC Deck-Building Game laid by hand: what can be laid, asked and answered, and what is said to who writes something wrong."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.dcdb.language.vocabulary import ChooseOne, DrawCards, GainVP
from longbox.games.dcdb.situations import put, stand_in
from longbox.situations import side, situation


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"A": side(), "B": side(), "lineup": []}, "'lineup' is no side.*is line_up"),
        ({"A": side()}, "without a gap, two at least"),
        ({"A": side(), "C": side()}, "without a gap"),
        ({"A": side(), "B": side(), "active": "C"}, "active is 'C'; the sides are A, B"),
        ({"A": ["Robin"], "B": side()}, r"A: a side is written side\(\.\.\.\)"),
        ({"A": side(handd=[]), "B": side()}, "A: a side has no 'handd': is hand"),
        ({"A": side(hand="Robin"), "B": side()}, "A: hand is a list of cards, or a number"),
        ({"A": side(hand=["Robbin"]), "B": side()}, "A: hand: .*is Robin"),
        ({"A": side(hand=[3]), "B": side()}, "A: hand: a card is a name"),
        ({"A": side(hand=["Superman (Base Set)"]), "B": side()}, "hand: .*Superman"),
        ({"A": side("Robbin"), "B": side()}, "A: .*Robin"),
        ({"A": side(vp=-1), "B": side()}, "A: vp is a number from 0 on, not -1"),
        ({"A": side(), "B": side(), "kicks": "9"}, "kicks is a number from 0 on, not '9'"),
        ({"A": side(hand=[put("Robin", frozen="B")]), "B": side()}, "frozen in the Line-Up only"),
        ({"A": side(hand=[put("Robin", owner="B")]), "B": side()}, "in the play zone only"),
        ({"A": side(play=[put("Robin", owner="D")]), "B": side()}, "owner of Robin is 'D'; the sides are A, B"),
        ({"A": side(play=[put("Robin", rotated=45)]), "B": side()}, "90, 180 or 270 degrees, not 45"),
        ({"A": side(play=[put("Robin", down=True)]), "B": side()}, "no main character, and so can't lie face down"),
        ({"A": side(), "B": side(), "attached": ["Robin"], "face_up": False}, "lies face up .*there is none"),
        ({"A": side(), "B": side(), "format": "cubes"}, "'base' or 'cube'|base.*cube"),
    ],
)
def test_what_is_written_wrongly_is_refused_with_what_would_be_right(given: dict[str, Any], words: str) -> None:
    with pytest.raises(Exception, match=words):
        situation("dcdb", **given)


def test_what_is_asked_of_the_table_wrongly_is_refused_as_well() -> None:
    t = situation("dcdb", A=side("Batman", hand=["Kick"]), B=side(hand=["Mera"]), line_up=["Bane"])
    for call, words in (
        (lambda: t.A.plays("Kik"), r"no 'Kik' lies where you could play, buy or use it: is Kick meant\?"),
        (lambda: t.A.buys("Bane"), "buy Bane for 4 - no: it costs 4, and you have 0 Power  .dcdb:6.094.*there is: end the turn"),
        (lambda: t.A.picks("Bane"), "can't be chosen here"),
        (lambda: t.A.does("fly"), "no option has the words 'fly'; there is: end the turn"),
        (lambda: t.A.points_out("Bane"), "that is not offered"),
        (lambda: t.B.points_out("Bane"), "'Bane' does not lie in the Line-Up twice"),
        (lambda: t.B.plays("Mera"), "A is asked .turn., not B"),
        (lambda: t["Robn"], "there is no 'Robn' on this table: there are"),
        (lambda: t["Baane"], "is Bane or Batman meant"),
    ):
        with pytest.raises(LookupError, match=words):
            call()
    for look, words in (
        (lambda: t.lineup, "nothing is called 'lineup' of the table: is line_up meant"),
        (lambda: t.A.piles, "nothing is called 'piles' of a side: "),
        (lambda: t["Bane"].costs, "nothing is called 'costs' of a card: is cost"),
    ):
        with pytest.raises(AttributeError, match=words):
            look()


def test_a_question_tells_how_it_is_answered() -> None:
    either = stand_in("Either", "Hero", ChooseOne((DrawCards(1), GainVP(1))))
    t = situation("dcdb", A=side("Batgirl", hand=["Lobo", "Punch", either, "Robin"]), B=side())
    assert "answered with A.plays(name), buys, uses ... or A.does(words)" in t.asking()
    t.A.plays("Lobo")
    assert "Lobo: choose up to two cards" in t.asking()
    assert "A.picks(...) with 0 to 2 of them, or A.picks_none()" in t.asking()
    t.A.picks_none()
    t.A.plays("Either")
    assert "A.takes_mode(a number from 0), or A.does(words)" in t.asking()
    t.A.does("gain 1 VP")
    assert t.A.vp == 1
    t.A.uses("Batgirl", "discard a Punch")
    assert t.A.discard == ["Punch"]
    assert [q.kind for q in t.A.questions] == ["turn", "choose", "turn", "mode", "turn", "turn"] and not t.B.questions


def test_all_that_may_be_left_is_left_until_a_turn_is_asked_about() -> None:
    t = situation(
        "dcdb", A=side("Aquaman", hand=["Scarecrow", "Bane"]), B=side(hand=["Lasso of Truth"]), line_up=["Robin"], power=3
    )
    t.A.buys("Robin")
    assert t.asked == ("A", "trigger")
    t.goes_on()
    assert t.asked == ("A", "turn") and t.A.discard == ["Robin"]
    t.A.plays("Scarecrow")
    t.goes_on()
    assert t.B.discard == ["Weakness"] and t.B.hand == ["Lasso of Truth"]
    t.A.plays("Bane")
    t.goes_on("avoid")
    assert t.asked == ("B", "avoid")


def test_a_card_of_another_is_laid_and_goes_home() -> None:
    t = situation("dcdb", A=side(play=[put("Mera", owner="B"), put("Bane", teamworked="B"), put("Lobo", rotated=270)]), B=side())
    assert t["Mera"].owner == t["Bane"].owner == "B" and t["Mera"].whose == "A" and t["Lobo"].rotated == 270
    t.A.ends()
    assert t.B.discard == ["Mera"] and t.B.deck[0] == "Bane" and t.A.discard == ["Lobo"] and t["Lobo"].rotated == 0


def test_a_main_character_that_lies_face_down_does_nothing() -> None:
    t = situation("dcdb", A=side(put("Batman", down=True), hand=["Nth Metal"], deck=3), B=side("Batman", deck=4))
    assert t.A.flipped and not t.B.flipped and t.A.mains == ["Batman"] and t["B's Batman"].whose == "B"
    t.A.plays("Nth Metal")
    t.A.says(False)
    assert t.power == 1
