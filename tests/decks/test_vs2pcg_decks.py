"""Decks of 2PCG as people have them: OCTGN's files, lists under headings, ban lists; written and read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox import cli
from longbox.decks import DeckError
from longbox.errors import UserError
from longbox.games.vs2pcg.decks.bans import BANS
from longbox.games.vs2pcg.decks.files import OCTGN, builtin, check, legal_deck, load_deck, read_deck, write


def entries(deck: object) -> list[object]:
    return list(getattr(deck, "entries"))  # noqa: B009


@pytest.mark.parametrize("to", ["text", "o8d"])
def test_every_built_in_deck_is_written_and_read_again(to: str, tmp_path: Path) -> None:
    for name in builtin():
        deck = load_deck(name)
        file = tmp_path / f"{name}.{'o8d' if to == 'o8d' else 'txt'}"
        file.write_text(write(deck, to), "utf-8")
        again = legal_deck(file)
        assert entries(again) == entries(deck)
        # a text keeps its name; OCTGN has a place for notes only
        assert again.name == (deck.name if to == "text" else name)


def test_octgn_names_cards_by_ids_and_where_an_id_is_unknown_by_names(tmp_path: Path) -> None:
    file = tmp_path / "mixed.o8d"
    file.write_text(
        f"""<deck game="{OCTGN}"><section name="Main Character"><card qty="1" id="8b2e98eb-677a-4cbd-87ed-0d745f16ba70">Hulk</card></section>
        <section name="Deck"><card qty="4" id="00000000-0000-0000-0000-000000000000">black panther</card>
        <card qty="3" id="">Nobody At All</card></section></deck>"""
    )
    deck = load_deck(file)
    assert len(deck.problems) == 1 and "Nobody At All" in deck.problems[0] and deck.problems[0].startswith(f"{file}:3: ")
    file.write_text(file.read_text().replace("Nobody At All", "Emma-Frost"))
    deck = load_deck(file)
    assert deck.main is not None and deck.main.number == "MNB-003"
    assert [(c.number, n) for c, n in deck.cards] == [("MNB-011", 4), ("MNB-047", 3)]


def test_a_deck_of_another_game_is_refused_as_such(tmp_path: Path) -> None:
    file = tmp_path / "other.o8d"
    file.write_text(
        """<deck game="055c536f-adba-4bc2-acbf-9aefb9756046"><section name="Cards"><card qty="1" id="x">Thor</card></section></deck>"""
    )
    with pytest.raises(DeckError, match="an OCTGN deck of Marvel Champions; this is another game"):
        load_deck(file)


def test_lists_under_headings_with_bullets_and_counts_behind_are_read() -> None:
    deck = read_deck(
        "Main Character: Wolverine (MNB-029)\n\nSupporting Characters (8)\n- 4x Iceman (MNB-035)\n* Storm (MNB-042) x4\n\n"
        "Plot Twists\n3 MNB-050\n\nLocations:\n4 Academy\n",
        "headed",
    )
    assert deck.problems == [] and deck.main is not None and deck.main.number == "MNB-029"
    assert [(c.number, n) for c, n in deck.cards] == [("MNB-035", 4), ("MNB-042", 4), ("MNB-050", 3), ("MNB-111", 4)]


def test_a_sideboard_is_said_to_be_none_of_this_rulebook() -> None:
    deck = read_deck("Main Character: MNB-029\n4 Iceman (MNB-035)\nSideboard\n1 Storm (MNB-042)\n", "sided")
    assert deck.problems == ["sided:4: Storm is on the side; rulebook 001 knows the deck alone"]


def test_a_ban_list_is_an_option(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    deck = read_deck("Main Character: Thanos (MNB-085)\n4 Iceman (MNB-035)\n4 Mantis (MNB-064)\n", "banned")
    assert not any("banned:" in words for words in check(deck) if "is banned" in words)
    assert [words for words in check(deck, "official") if "is banned" in words] == [
        "banned: Thanos (MNB-085) is banned: the publisher's bans for every tournament"
    ]
    assert [words.split(" is ")[0] for words in check(deck, "incursion") if "is banned" in words] == ["banned: Mantis (MNB-064)"]
    file = tmp_path / "mine.txt"
    file.write_text(write(load_deck("court-death"), "text"))
    assert cli.run(["deck", "check", "vs2pcg", str(file), "--banned", "incursion"]) == 0
    file.write_text(file.read_text().replace("4 Ronan (MNB-087)", "4 Mantis (MNB-064)"))
    assert cli.run(["deck", "check", "vs2pcg", str(file)]) == 0
    assert cli.run(["deck", "check", "vs2pcg", str(file), "--banned", "incursion"]) == 1
    assert "Mantis (MNB-064) is banned: Incursion" in capsys.readouterr().out
    assert cli.run(["deck", "check", "vs2pcg", str(file), "--banned", "none"]) != 0
    assert "no ban list is called 'none'; there are official, modern, incursion" in capsys.readouterr().err
    assert set(BANS) == {"official", "modern", "incursion"}


def test_convert_prints_or_writes_a_new_file_and_refuses_what_it_can_t_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "storm.o8d"
    assert cli.run(["deck", "convert", "vs2pcg", "mutant-master", "--to", "o8d", "--out", str(out)]) == 0
    assert OCTGN in out.read_text() and entries(load_deck(out)) == entries(load_deck("mutant-master"))
    assert cli.run(["deck", "convert", "vs2pcg", "mutant-master", "--to", "o8d", "--out", str(out)]) != 0
    assert "is there already" in capsys.readouterr().err
    bad = tmp_path / "bad.txt"
    bad.write_text("Main Character: Hulk (MNB-003)\n4 Nobody At All\n")
    assert cli.run(["deck", "convert", "vs2pcg", str(bad), "--to", "text"]) != 0
    assert "Nobody At All" in capsys.readouterr().err


def test_a_deck_that_may_not_be_played_says_everything(tmp_path: Path) -> None:
    file = tmp_path / "short.txt"
    file.write_text("Main Character: Hulk (MNB-003)\n5 Iceman (MNB-035)\n")
    with pytest.raises(UserError, match=r"it has 5 cards.*5 copies of Iceman"):
        legal_deck(file)


def test_what_octgn_would_have_by_a_name_of_several_cards_is_not_written() -> None:
    deck = read_deck("Main Character: Hulk (MNB-003)\n4 Spider-Gwen (LEG-061)\n4 Iceman (MNB-035)\n", "mixed")
    with pytest.raises(UserError, match="in no source, and their names are those of several: Spider-Gwen"):
        write(deck, "o8d")
    assert "4 Spider-Gwen (LEG-061)" in write(deck, "text")
