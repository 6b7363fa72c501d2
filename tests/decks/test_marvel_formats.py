"""Decks of Marvel Champions as MarvelCDB's text and for OCTGN: read, refused where a name is not enough, and written back."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox.decks import DeckError, read_list
from longbox.decks.octgn import CHAMPIONS
from longbox.games.champions.decks.construction import ChampionsDeck
from longbox.games.champions.decks.files import read_champions_deck, write

TEXT = """Test Justice

Thor

Packs: From Core Set to Thor

Event
2x Get Over Here! (Thor)

Supports
1x Avengers Mansion (Thor)
1x heli-carrier

Ally
1x Spider-Man (The Rise of Red Skull)
"""


def saved(path: Path, text: str) -> Path:
    path.write_bytes(text.encode())
    return path


def refusal(path: Path) -> list[str]:
    with pytest.raises(DeckError) as caught:
        read_champions_deck(path)
    return [str(problem).removeprefix(f"{path.parent}/") for problem in caught.value.problems]


def text_refusal(tmp_path: Path, *lines: str, hero: str = "Thor") -> list[str]:
    return refusal(saved(tmp_path / "deck.txt", "\n".join(["Test", hero, *lines])))


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_text_export(end: str, tmp_path: Path) -> None:
    deck = read_champions_deck(saved(tmp_path / "deck.txt", TEXT.replace("\n", end)))
    assert (deck.name, deck.hero, deck.aspects) == ("Test Justice", "06001a", ("aggression",))
    assert deck.slots == {"01091": 1, "01092": 1, "04045": 1, "06014": 2}
    assert deck.places["hero"] == ((3, ""),) and deck.places["06014"] == ((8, ""),)


def test_the_packs_may_stand_on_a_line_of_their_own_and_the_name_be_missing(tmp_path: Path) -> None:
    deck = read_champions_deck(
        saved(tmp_path / "Mine.txt", "Hulk\n\nPacks: \nFrom Core Set to Hulk\n\nResources\n1x Energy (Hulk)\n")
    )
    assert (deck.name, deck.hero, dict(deck.slots)) == ("Mine", "10001a", {"01088": 1})


def test_a_name_that_several_cards_have_is_never_guessed(tmp_path: Path) -> None:
    assert text_refusal(tmp_path, "Events", "2x Wakanda Forever! (Core Set)", hero="Shuri") == [
        'deck.txt:4: "Wakanda Forever! (Core Set)" can be any of 4 cards; write one of: '
        "Wakanda Forever! [01043a] (Core Set) | Wakanda Forever! [01043b] (Core Set) | "
        "Wakanda Forever! [01043c] (Core Set) | Wakanda Forever! [01043d] (Core Set)"
    ]
    path = saved(
        tmp_path / "deck.txt", "Test\nShuri\nEvents\n2x Wakanda Forever! [01043d] (Core Set)\n1x Wakanda Forever! (Black Panther)"
    )
    assert read_champions_deck(path).slots == {"01043d": 2, "51005": 1}
    (said,) = text_refusal(tmp_path, "Allies", "1x Spider-Man")
    assert said.startswith(
        'deck.txt:4: "Spider-Man" can be any of 7 cards; write one of: Spider-Man (Peter Parker) [04045] (The Rise of Red Skull) | '
    )


def test_two_heroes_of_one_name_are_never_guessed(tmp_path: Path) -> None:
    assert text_refusal(tmp_path, "Resources", "1x Energy (Core Set)", hero="Black Panther") == [
        'deck.txt:2: "Black Panther" can be any of 2 heroes; write one of: '
        "Black Panther (T'Challa) [01040a] | Black Panther (Shuri) [51001a]"
    ]
    for hero, code in {"Black Panther (Shuri)": "51001a", "Black Panther [01040a]": "01040a", "T’Challa": "01040a"}.items():
        path = saved(tmp_path / "deck.txt", f"Test\n{hero}\nResources\n1x Energy (Core Set)\n")
        assert read_champions_deck(path).hero == code


def test_pack_heading_and_subtitle_tell_cards_apart(tmp_path: Path) -> None:
    lines = "Allies\n1x Hawkeye (Kate Bishop)\n1x Captain America (Winter Soldier)\nResources\n1x Suit Up (Civil War)\nEvents\n1x Suit Up"
    deck = read_champions_deck(saved(tmp_path / "deck.txt", f"Test\nThor\n{lines}"))
    assert deck.slots == {"04011": 1, "54012": 1, "56132": 1, "45017": 1}
    assert text_refusal(
        tmp_path, "Events", "1x Energy (Core Set)", "Resources", "1x Energy (Wasp)", "1x Genius (Ronan Modular Set)"
    ) == [
        'deck.txt:4: "Energy (Core Set)" is not in that pack, not of that kind or has another subtitle; '
        "cards of that name are: Energy [01088] (Core Set)",
        'deck.txt:7: "Genius (Ronan Modular Set)" is not in that pack, not of that kind or has another subtitle; '
        "cards of that name are: Genius [01089] (Core Set)",
    ]


def test_every_bad_line_is_told(tmp_path: Path) -> None:
    assert text_refusal(
        tmp_path, "Allies", "100x Hulk (Core Set)", "1x Tigre (Core Set)", "1x", "Junk", "x" * 400, hero="Thorr"
    ) == [
        'deck.txt:2: no hero is "Thorr"; nearest names: Thor | Storm',
        "deck.txt:4: 100 copies; a slot has 1 to 99",
        'deck.txt:5: no card is named "Tigre"; nearest names: Tigra',
        'deck.txt:6: "1x" is neither a heading nor a card, as in 2x Name (Pack)',
        'deck.txt:7: "Junk" is neither a heading nor a card, as in 2x Name (Pack)',
        "deck.txt:8: a line of 400 characters; a line names one card",
    ]


@pytest.mark.parametrize("text", ["Thor", "A\nB\nPacks: Core Set\n", "A\nThor\nAllies\n"])
def test_texts_that_are_no_deck(text: str, tmp_path: Path) -> None:
    (said,) = refusal(saved(tmp_path / "deck.txt", text))
    assert said.startswith("deck.txt: no deck of Marvel Champions; ")


def test_a_text_is_written_as_marvelcdb_does(tmp_path: Path) -> None:
    deck = ChampionsDeck("Small", "06001a", ("aggression",), {"01088": 1, "04045": 1, "06014": 3, "06006": 2})
    assert write(deck, "text").split("\r\n") == [
        *("Small", "", "Thor", "", "Packs: From Core Set to The Rise of Red Skull", "", "Events", "3x Get Over Here! (Thor)"),
        *("2x Lightning Strike (Thor)", "", "Resource", "1x Energy (Core Set)", "", "Ally"),
        *("1x Spider-Man (The Rise of Red Skull)", ""),
    ]


def o8d(*cards: str, game: str = CHAMPIONS) -> str:
    return (
        f'<deck game="{game}" sleeveid="0">\n<section name="Cards" shared="False">\n' + "\n".join(cards) + "\n</section></deck>"
    )


SPIDER = '<card qty="1" id="18ae183c-de26-4369-8a41-424d58f01631">Spider-Man</card>'
PANTHER = '<card qty="1" id="ced52353-61f7-4ed1-8469-01d396904d61">T\'Challa</card>'
BACKFLIP = '<card qty="2" id="942A87E3-0ab3-4544-85ff-473cfdf622ba">Backflip</card>'
UNKNOWN = '<card qty="1" id="00000000-aaaa-bbbb-cccc-0123456789ab">{}</card>'


def test_an_octgn_deck(tmp_path: Path) -> None:
    deck = read_champions_deck(saved(tmp_path / "My Deck.o8d", o8d(SPIDER, SPIDER, BACKFLIP, UNKNOWN.format("Energy"))))
    assert (deck.name, deck.hero, dict(deck.slots)) == ("My Deck", "01001a", {"01003": 2, "01088": 1})
    assert deck.places["01003"] == ((5, ""),) and deck.places["hero"] == ((3, ""),)


def test_octgn_decks_that_can_not_be_read(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.o8d", o8d(BACKFLIP, UNKNOWN.format("")))
    assert refusal(path) == [
        "a.o8d: no hero among the cards; a deck has one [champions:deck-customization#1]",
        "a.o8d:4: no card is known by the id 00000000-aaaa-bbbb-cccc-0123456789ab, and it has no name",
    ]
    path = saved(tmp_path / "a.o8d", o8d(SPIDER, PANTHER, BACKFLIP.replace('"2"', '"0"')))
    assert refusal(path) == [
        "a.o8d: 2 identities; a deck has one [champions:deck-customization#1]: Spider-Man (Peter Parker) [01001a] | "
        "Black Panther (T'Challa) [01040a]",
        'a.o8d:5: 0 copies of "Backflip"',
    ]


def test_the_game_of_an_octgn_deck_is_minded(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.o8d", o8d(SPIDER, game="d9d22574-b64d-4f4b-9726-092d35b778c9"))
    assert refusal(path) == [
        f"a.o8d: an OCTGN deck of another game (d9d22574-b64d-4f4b-9726-092d35b778c9), not of Marvel Champions ({CHAMPIONS})"
    ]
    assert len(read_list(path).entries) == 1
    assert "that names no game" in refusal(saved(path, o8d(SPIDER).replace("game=", "play=")))[0]
    # and the other way round
    with pytest.raises(DeckError, match=r"an OCTGN deck of Marvel Champions; this is another game$"):
        read_list(saved(path, o8d(SPIDER, game=CHAMPIONS.upper())))


def test_a_name_survives_as_the_notes(tmp_path: Path) -> None:
    deck = ChampionsDeck('A <b> & ]]> "c"', "01001a", ("justice",), {"01003": 2, "01058": 1})
    assert read_champions_deck(saved(tmp_path / "deck.o8d", write(deck, "o8d"))) == deck
    assert read_champions_deck(saved(tmp_path / "deck.txt", write(deck, "text"))) == deck
