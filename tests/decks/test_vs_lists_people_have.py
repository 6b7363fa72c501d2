"""Deck lists of Vs. System as people have them: titles, totals, curves, marks of Markdown, a whole deck on one line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longbox.decks import DeckError
from longbox.games.vs.decks.construction import BUILTIN, builtin, load_deck

NAME = builtin()[0]
DECK = load_deck(NAME)
#: the built-in deck without its comments
LIST = "\n".join(
    line for line in (BUILTIN / f"{NAME}.txt").read_text("utf-8").splitlines() if not line.startswith(("#", "Name:"))
)
ENTRIES = [line for line in LIST.splitlines() if line[:1].isdigit()]


def saved(folder: Path, text: str | bytes, name: str = "deck.txt") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def rewritten(line: str) -> str:
    return re.sub(r"(?m)^([0-9]+) (.+)$", line, LIST)


@pytest.mark.parametrize(
    "text",
    [
        LIST + "\nTotal: 60",
        LIST + "\n\n60 cards\nTotal Cards: 60",
        LIST + "\n0x Wolverine, James Howlett\n0 Nobody At All",
        LIST.replace("Characters", "**Characters** (32)\n[1 - 4]\n3-drops (8):\nCost 4:"),
        LIST.replace("Plot Twists", "__Plot Twists__ [1 - 4]"),
        rewritten(r"\1 \2 [1 - 4]"),
        rewritten(r"* \1x [\2](https://example.org/card)"),
        rewritten(r"\2 x\1"),
        rewritten(r"\2 (x\1)"),
        rewritten(r"(\1) \2"),
        "; ".join(ENTRIES),
        "".join(f"{line};" for line in ENTRIES),
        ", ".join(ENTRIES),
        " ".join(ENTRIES),
        " | ".join(line.replace(" ", "x ", 1) for line in ENTRIES),
    ],
)
def test_lists_that_people_write(text: str, tmp_path: Path) -> None:
    assert load_deck(saved(tmp_path, text)).counts == DECK.counts


@pytest.mark.parametrize("title", ["Doom Rising", "[Modern] Doom Rising", "{Doom}", "<3 Doom", "**Doom Rising**"])
def test_a_title_line_is_the_name_of_the_deck(title: str, tmp_path: Path) -> None:
    deck = load_deck(saved(tmp_path, f"{title}\nby Ann\n\n{LIST}"))
    assert (deck.name, deck.plan, deck.counts) == (title.strip("*"), "by Ann", DECK.counts)


def test_a_misspelt_card_is_no_title_nor_is_a_stranger_among_cards_without_counts(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r'deck.txt:1: no card is named "Wolverin"; nearest names: Wolverine'):
        load_deck(saved(tmp_path, f"Wolverin\n\n{LIST}"))
    with pytest.raises(DeckError, match=r'deck.txt:1: no card is named "Doom Rising"'):
        load_deck(saved(tmp_path, "Doom Rising\nSurprise Attack\nFlying Kick"))


def test_a_wrong_name_in_a_line_of_several_is_told_by_itself(tmp_path: Path) -> None:
    with pytest.raises(DeckError) as caught:
        load_deck(saved(tmp_path, "4 Surprise Attack, 3 Nobody At All, 2 Flying Kick"))
    assert str(caught.value).endswith('deck.txt:1: no card is named "Nobody At All"')


def test_headings_on_the_line_of_their_cards(tmp_path: Path) -> None:
    text = "Locations: 1 Pier 4; 2 Muir Island. Plot Twists (2): 4 Surprise Attack, 1 Flying Kick"
    deck = load_deck(saved(tmp_path, text))
    assert deck.counts == {"Pier 4": 1, "Muir Island": 2, "Surprise Attack": 4, "Flying Kick": 1}
    with pytest.raises(DeckError, match='"Pier 4" is of the kind location'):
        load_deck(saved(tmp_path, text.replace("Locations:", "Characters:")))


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_text_in_utf_16(encoding: str, tmp_path: Path) -> None:
    assert load_deck(saved(tmp_path, LIST.replace("\n", "\r\n").encode(encoding))).counts == DECK.counts


def test_bbcode_and_json_are_told_by_name(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"deck.txt:2: BBCode, as forums have it \(\[/b\]\); save the list as plain text"):
        load_deck(saved(tmp_path, f"Doom\n[b]Characters[/b]\n{LIST}"))
    with pytest.raises(DeckError, match=r"deck.txt: JSON; a deck list is plain text, OCTGN \(.o8d\) or Lackey \(.dek\)$"):
        load_deck(saved(tmp_path, '{"cards": 1}'))


def test_another_language(tmp_path: Path) -> None:
    with pytest.raises(DeckError) as caught:
        load_deck(saved(tmp_path, "4 Der Verräter\n4 Die Stärke der Brüder\n4 Kampf und Ehre\n1 Pier 4"))
    assert str(caught.value).endswith(
        "deck.txt: 3 of the 4 cards it names are unknown; only English names are known, and this list seems to be German"
    )
