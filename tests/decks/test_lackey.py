"""Lackey's two forms."""

from pathlib import Path

import pytest

from longbox.decks import DeckEntry, DeckError
from longbox.decks.lackey import read

TEXT = "4\tEmber, Old Ash\r\n1\tHideout #221\r\nSideboard:\r\n2\tSentry\r\n"
XML = b"""\xef\xbb\xbf
<deck version="0.8">
  <meta><game>sample</game></meta>
  <superzone name="Deck">
    <card><name id="x1">Ember, Old Ash</name><set>smp</set></card>
    <card><name id="">Sentry</name><set></set></card>
    <card><name id="x1">Ember,  Old Ash</name><set>smp</set></card>
  </superzone>
  <superzone name="Sideboard">
    <card><name>Sentry</name></card>
    <card><set>smp</set></card>
  </superzone>
</deck>
"""


def test_text() -> None:
    deck = read(TEXT.encode(), Path("fire.dek"))
    assert deck.entries == (
        DeckEntry(4, "Ember", "Old Ash", line=1),
        DeckEntry(1, "Hideout #221", line=2),
        DeckEntry(2, "Sentry", section="Sideboard", line=4),
    )
    assert (deck.name, deck.problems) == ("fire", ())


def test_xml_counts_single_cards_in_each_zone() -> None:
    deck = read(XML, Path("fire.dek"))
    assert deck.entries == (
        DeckEntry(2, "Ember", "Old Ash", section="Deck", line=5),
        DeckEntry(1, "Sentry", section="Deck", line=6),
        DeckEntry(1, "Sentry", section="Sideboard", line=10),
    )
    assert [str(problem) for problem in deck.problems] == ["fire.dek:11: a card without a name"]
    assert deck.name == "fire"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"<deck><superzone>", "fire.dek:1: not well-formed XML: no element found"),
        (b"<deck><section/></deck>", "fire.dek:1: <deck> is not a Lackey deck, which is a <deck> of <superzone>s"),
        (b"<list><superzone/></list>", "fire.dek:1: <list> is not a Lackey deck, which is a <deck> of <superzone>s"),
        (b"<!DOCTYPE deck><deck/>", "fire.dek:1: has a document type, which a deck list has no use for"),
        (b"4\tZo\xeb", "fire.dek:1: byte 0xeb is not UTF-8 text; save it as UTF-8"),
    ],
)
def test_files_that_are_no_deck(data: bytes, message: str) -> None:
    with pytest.raises(DeckError) as caught:
        read(data, Path("fire.dek"))
    assert str(caught.value) == message
