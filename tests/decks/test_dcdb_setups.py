"""Set-up files of the DC Deck-Building Game: what is read, what is left out, what is refused, and the page of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longbox.errors import UserError
from longbox.games.dcdb.catalog import in_set
from longbox.games.dcdb.decks.files import bundled, cube_facts, read_setup
from longbox.games.dcdb.decks.setup import blank
from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.state import MAIN_DECK, SUPER_VILLAINS
from longbox.games.dcdb.terminal.decks import check
from longbox.games.dcdb.terminal.play import new_match
from longbox.games.dcdb.terminal.reading import card, unknown_cards

PAGE = (Path(__file__).parents[2] / "docs" / "setups.md").read_text("utf-8")


def written(folder: Path, text: str, name: str = "mine.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def test_the_examples_of_the_page_are_read(tmp_path: Path) -> None:
    toml = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]
    found = read_setup(written(tmp_path, toml))
    s = blank(GAME, found.setup, 0)
    names = [s.card(n).printed.name for n in s.shared(MAIN_DECK)]
    assert (names.count("Batmobile"), names.count("Lasso of Truth"), len(names)) == (3, 2, 5)
    assert [s.card(n).printed.name for n in s.shared(SUPER_VILLAINS)] == ["Ra's Al Ghul", "Parallax"]
    (text,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    found = read_setup(written(tmp_path, text, "cube.txt"))
    assert found.setup == {
        "format": "cube",
        "deck": [["Batmobile", 2], ["Power Ring (Base Set)", 2], ["Lasso of Truth", 3], ["Nth Metal", 1]],
        "main_characters": ["Batman"],
    }


def test_what_is_banned_is_not_there(tmp_path: Path) -> None:
    found = read_setup(written(tmp_path, 'banned = ["Kid Flash", "batman", "Parallax"]'))
    s = blank(GAME, found.setup, 0)
    names = {c.printed.name for c in s.things if hasattr(c, "printed")}
    assert not names & {"Kid Flash", "Batman", "Parallax"} and {"Superman", "Batmobile"} <= names


@pytest.mark.parametrize("name", ["base", "crisis", "cube", "forever-evil", "heroes-unite", "teen-titans"])
def test_a_bundled_set_up_is_played_or_says_that_nothing_of_it_is_built(name: str) -> None:
    assert name in bundled()
    sets = {"heroes-unite": "Heroes Unite", "forever-evil": "Forever Evil", "teen-titans": "Teen Titans"}
    if name in sets and not in_set(sets[name]):
        with pytest.raises(UserError, match=f"built yet: the set {sets[name]}"):
            read_setup(name)
        return
    match = new_match(GAME, None, 2, None, "greedy", False, [], 1, name)
    assert match.decision is not None and match.state.format.name == ("cube" if name == "cube" else "base")


def test_what_is_known_and_not_built_is_left_out_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(str(written(tmp_path, "Batmobile\n2 Blank (Crisis 4)\n", "list.txt"))) == 0
    words = capsys.readouterr().out
    assert "1 cards in the main deck" in words and "left out: Blank (Crisis 4)" in words


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("format = 'base'\ncolour = 1", 2, "has no 'colour'"),
        ("\nformat = 'draft'", 2, "there are: base, cube"),
        ("sets = [", 1, "no TOML"),
        ("format = 'base'\nsets = ['Nowhere']", 2, "no set called 'Nowhere'"),
        ("sets = 3", 1, "must be a list"),
        ("sets = []", 1, "must be a list of 1 to"),
        ("banned = [['x']]", 1, "must have names"),
        ("[deck]\nBatmobile = 1\nBatmobeel = 2", 3, "no card is called 'Batmobeel'"),
        ("[deck]\nBatmobile = 100", 2, "from 1 to 99"),
        ("[deck]\nBatmobile = true", 2, "from 1 to 99"),
        ('[deck]\n"a\\u001b[31m" = 1', 0, "is no name"),
        ("deck = 1", 1, "must be a table"),
        ("format = " + "[" * 3000, 0, "TOML"),
        ("format = " + "9" * 9000, 0, "TOML"),
    ],
)
def test_a_bad_file_is_refused_with_line_and_reason(text: str, line: int, words: str, tmp_path: Path) -> None:
    with pytest.raises(UserError) as caught:
        read_setup(written(tmp_path, text))
    message = str(caught.value)
    assert words in message and "\n" not in message and message.isprintable()
    if line:
        assert f"mine.toml:{line}:" in message


def test_foreign_files_are_bounded(tmp_path: Path) -> None:
    for path, words in (
        (written(tmp_path, "x\n" * 200_000, "big.txt"), "too much"),
        (written(tmp_path, "", "empty.txt"), "an empty list"),
        (tmp_path, "a directory"),
        (tmp_path / "none", "no such file"),
    ):
        with pytest.raises(UserError, match=words):
            read_setup(path)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UserError, match="UTF-8"):
        read_setup(tmp_path / "bytes.toml")


def test_the_cube_s_unknown_cards_are_listed_with_their_figures(capsys: pytest.CaptureFixture[str]) -> None:
    lines = unknown_cards()
    assert "Blank (Crisis 4): Villain, cost 1, VP 1; no source gives its text" in lines
    assert not any("(Base Set)" in line for line in lines)
    assert not any("text" in f for f in cube_facts())
    card(unknown=True)
    assert "Blank (Crisis 4)" in capsys.readouterr().out
    with pytest.raises(UserError, match="leave out the name"):
        card("Blank", unknown=True)


def test_every_line_that_is_not_understood_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("2 Batmobile\nBatmobil\n3 Power Ring\nKid Flash\nMC: Nobody\n", "utf-8")
    assert check(str(file)) == 1
    said = capsys.readouterr().err.splitlines()
    assert [line.partition("mine.txt:")[2] for line in said] == [
        "2: no card is called 'Batmobil'; perhaps Batmobile",
        "3: 'Power Ring' is the name of several cards: write 'Power Ring (Base Set)' or 'Power Ring (Forever Evil)'",
        "5: no main character is called 'Nobody'",
    ]
    # whoever would play with it reads the first, and how many more there are
    with pytest.raises(
        UserError, match=r"mine.txt:2: .*perhaps Batmobile \(and 2 more: longbox deck check dcdb FILE tells all\)$"
    ):
        read_setup(file)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ('format = "base\n', 1, "no TOML: a text begins and ends with a quote on the same line"),
        ('[deck]\n"Batmobile" = 3\n"Batmobile" = 2\n', 3, "no TOML: the same name stands there twice"),
        ('[deck]\n"Weakness" = 3\n', 2, "Weakness is a Weakness, and the main deck has cards of the types Equipment, Hero"),
        (
            'sets = ["Base Set"]\nsuper_villains = ["Kid Flash"]\n',
            2,
            "Kid Flash is a Hero, and 'super_villains' has Super-Villains",
        ),
        ('banned = "Kid Flash"\n', 1, "'banned' must be a list of 1 to 1,000 names in square brackets"),
    ],
)
def test_what_would_be_right_is_said(text: str, line: int, words: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(UserError) as caught:
        read_setup(file)
    assert f"wrong.toml:{line}: {words}" in str(caught.value)
