"""OCTGN's XML: its sections and ids, and that nothing in a file can do harm."""

from pathlib import Path

import pytest

from longbox.decks import DeckEntry, DeckError, Part, resolve
from longbox.decks.octgn import read
from tests.decks.made_up import CATALOG, MAIN_CAPTAIN, OLD_EMBER, SENTRY

GUID = "00000000-aaaa-bbbb-cccc-0123456789ab"
DECK = f"""<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="{GUID}">
  <section name="Main Character"><card qty="1" id="{GUID}">Captain Sample</card></section>
  <section name="main deck" shared="False">
    <card qty="4" id="{GUID}">Sentry</card>
    <card id="">
      Jane  Doe &lt;&gt; Night Lamp, Reserve Hero</card>
  </section>
  <section name="Odds and Ends"><card qty="2" id="{GUID}">Ember, Old Ash</card></section>
  <section name="Sideboard" />
  <notes><![CDATA[
Burn. 	
  Then rest. ]]></notes>
</deck>
"""


def refusal(data: bytes | str) -> str:
    with pytest.raises(DeckError) as caught:
        read(data if isinstance(data, bytes) else data.encode(), Path("my.o8d"))
    return str(caught.value)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_sections_cards_and_notes(encoding: str) -> None:
    text = DECK.replace("utf-8", encoding.removesuffix("-sig"))
    deck = read(text.encode(encoding), Path("decks/Old Fire.o8d"))
    assert (deck.name, deck.header, deck.problems) == ("Old Fire", ("Burn.", "  Then rest."), ())
    assert deck.entries == (
        DeckEntry(1, "Captain Sample", code=GUID, section="Main Character", line=3),
        DeckEntry(4, "Sentry", code=GUID, section="Deck", line=5),
        DeckEntry(1, "Jane Doe", "Reserve Hero", "Night Lamp", None, "Deck", 6),
        DeckEntry(2, "Ember", "Old Ash", code=GUID, section="Odds and Ends", line=9),
    )


def test_unknown_ids_leave_the_names_to_decide() -> None:
    cards = resolve(read(DECK.encode()), CATALOG).cards
    assert [(each.count, each.card, each.part) for each in cards if each.card.identity is None] == [
        (1, MAIN_CAPTAIN, Part.MAIN_CHARACTER),
        (4, SENTRY, Part.DECK),
        (2, OLD_EMBER, Part.DECK),
    ]


def test_every_bad_card_is_a_problem_with_its_line() -> None:
    deck = read(
        b'<deck><section name="Deck">\n<card qty="many">Ember</card>\n<card qty="1"/>\n'
        b'<card qty="">Sentry</card>\n<card qty="-3">Sentry</card></section></deck>',
        Path("my.o8d"),
    )
    assert [str(problem) for problem in deck.problems] == [
        'my.o8d:2: the quantity "many" of "Ember" is not a number',
        "my.o8d:3: a card without name and id",
        'my.o8d:4: the quantity "" of "Sentry" is not a number',
    ]
    assert deck.entries == (DeckEntry(-3, "Sentry", section="Deck", line=5),)


def test_a_section_without_a_name_is_the_deck() -> None:
    assert read(b"<deck><section><card>Sentry</card></section></deck>").entries[0].section == "Deck"


def test_an_id_can_stand_without_a_name() -> None:
    deck = read(b'<deck><section name="Deck"><card qty="2" id="SMP-002"/></section></deck>')
    assert [each.card for each in resolve(deck, CATALOG).cards] == [SENTRY]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("<deck>\n<section name='Deck'>\n</deck>", "my.o8d:3: not well-formed XML: mismatched tag"),
        ("", "my.o8d:1: not well-formed XML: no element found"),
        ("4 Ember", "my.o8d:1: not well-formed XML: syntax error"),
        ("<deck>&lol;</deck>", "my.o8d:1: not well-formed XML: undefined entity"),
        (b"<deck>\n\xff</deck>", "my.o8d:2: not well-formed XML: not well-formed (invalid token)"),
        ("<html/>", "my.o8d:1: <html> is not an OCTGN deck, which is a <deck> of <section>s"),
        ("<set><section/></set>", "my.o8d:1: <set> is not an OCTGN deck, which is a <deck> of <section>s"),
        ("\n<deck/>", "my.o8d:2: <deck> is not an OCTGN deck, which is a <deck> of <section>s"),
        ("<deck>" + "<section>" * 16, "my.o8d:1: elements nest deeper than 16"),
    ],
)
def test_files_that_are_no_deck(data: bytes | str, message: str) -> None:
    assert refusal(data) == message


def test_an_encoding_that_can_not_be_read() -> None:
    message = "my.o8d:1: XML in an encoding that can't be read: "
    assert refusal('<?xml version="1.0" encoding="klingon"?><deck/>').startswith(message)
    assert refusal('<?xml version="1.0" encoding="shift_jis"?><deck/>').startswith(message)


@pytest.mark.parametrize(
    "doctype",
    [
        "<!DOCTYPE deck>",
        '<!DOCTYPE deck [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>',
        '<!DOCTYPE deck [<!ENTITY a SYSTEM "file:///etc/hostname">]>',
        '<!DOCTYPE deck SYSTEM "http://localhost/deck.dtd">',
    ],
)
def test_entities_are_never_expanded(doctype: str) -> None:
    data = f"\n{doctype}\n<deck><section name='Deck'><card qty='1'>Ember</card></section></deck>"
    assert refusal(data) == "my.o8d:2: has a document type, which a deck list has no use for"
