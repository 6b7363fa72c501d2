"""Which file is meant, what format it has, and a clear sentence for everything that is no deck."""

import os
from pathlib import Path

import pytest

from longbox.decks import DeckError, builtin_decks, read_deck, read_list
from longbox.decks.load import MAX_BYTES
from tests.decks.made_up import BOLT_MAN, CATALOG, OLD_EMBER, SENTRY, counts

OCTGN = '<deck><section name="Deck"><card qty="3">Sentry</card></section></deck>'
LACKEY = '<deck><superzone name="Deck"><card><name>Sentry</name></card></superzone></deck>'


@pytest.fixture
def builtin(tmp_path: Path) -> Path:
    folder = tmp_path / "built in"
    folder.mkdir()
    (folder / "Bolt-Men.txt").write_text("# Fast.\n4 Bolt-Man\n")
    (folder / "ashes.txt").write_text("4 Ember, Old Ash\n")
    (folder / "notes.md").write_text("no deck")
    return folder


def refusal(path: str | Path, builtin_dir: Path | None = None) -> str:
    with pytest.raises(DeckError) as caught:
        read_deck(path, CATALOG, builtin_dir)
    return str(caught.value)


@pytest.mark.parametrize(
    ("name", "text", "count"),
    [
        ("a.txt", "3 Sentry", 3),
        ("a", "3 Sentry", 3),
        ("a.dek", "3\tSentry", 3),
        ("a.o8d", OCTGN, 3),
        ("a.O8D", OCTGN, 3),
        ("a.txt", f"\ufeff\n{OCTGN}", 3),
        ("a.xml", OCTGN, 3),
        ("a.dek", LACKEY, 1),
        ("a.txt", LACKEY, 1),
        ("a.o8d", LACKEY, 1),
        ("a.txt", "# <superzone\n3 Sentry", 3),
    ],
)
def test_the_format_is_recognised(tmp_path: Path, name: str, text: str, count: int) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    deck = read_deck(tmp_path / name, CATALOG)
    assert counts(deck) == {SENTRY: count}
    assert (deck.name, deck.source) == ("a", tmp_path / name)
    assert read_deck(str(tmp_path / name), CATALOG) == deck


def test_an_octgn_file_in_utf_16(tmp_path: Path) -> None:
    (tmp_path / "a.O8D").write_bytes(OCTGN.encode("utf-16"))
    assert counts(read_deck(tmp_path / "a.O8D", CATALOG)) == {SENTRY: 3}


def test_the_extension_says_what_a_file_ought_to_be(tmp_path: Path) -> None:
    (tmp_path / "a.DEK").write_text(OCTGN)
    assert refusal(tmp_path / "a.DEK").endswith("<deck> is not a Lackey deck, which is a <deck> of <superzone>s")
    (tmp_path / "a.o8d").write_text("3 Sentry")
    assert refusal(tmp_path / "a.o8d").endswith("not well-formed XML: syntax error")


def test_a_list_is_read_without_a_catalog(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("3 Nobody\n4")
    deck = read_list(tmp_path / "a.txt")
    assert [(entry.count, entry.name) for entry in deck.entries] == [(3, "Nobody")]
    assert [problem.line for problem in deck.problems] == [2]


@pytest.mark.parametrize("name", ["Bolt-Men", "bolt-men", "BOLT MEN", "boltmen.txt", "Bolt-Men.TXT"])
def test_a_builtin_deck_by_its_name(builtin: Path, name: str) -> None:
    deck = read_deck(name, CATALOG, builtin)
    assert counts(deck) == {BOLT_MAN: 4}
    assert (deck.name, deck.header) == ("Bolt-Men", ("Fast.",))


def test_builtin_decks_are_the_text_files(builtin: Path) -> None:
    assert builtin_decks(builtin) == {"Bolt-Men": builtin / "Bolt-Men.txt", "ashes": builtin / "ashes.txt"}


def test_a_bare_name_is_a_builtin_deck_before_a_file_and_a_file_name_a_file(
    builtin: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("ashes", "ashes.txt", "mine"):
        Path(name).write_text("1 Sentry")
    assert counts(read_deck("ashes", CATALOG, builtin)) == {OLD_EMBER: 4}
    assert counts(read_deck("ashes.txt", CATALOG, builtin)) == {SENTRY: 1}
    assert counts(read_deck(f".{os.sep}ashes", CATALOG, builtin)) == {SENTRY: 1}
    assert counts(read_deck("mine", CATALOG, builtin)) == {SENTRY: 1}
    assert counts(read_deck("ashes", CATALOG)) == {SENTRY: 1}


def test_unknown_names_list_the_builtin_decks(builtin: Path, tmp_path: Path) -> None:
    decks = "neither a file nor a built-in deck; built-in decks are: Bolt-Men | ashes"
    assert refusal("embers", builtin) == f"embers: {decks}"
    assert refusal("notes", builtin) == f"notes: {decks}"
    assert refusal("e" * 5000, builtin) == f"{'e' * 5000}: {decks}"
    assert refusal("embers") == "embers: there is no such file"
    assert refusal("embers", tmp_path) == "embers: there is no such file"


def test_missing_files(builtin: Path, tmp_path: Path) -> None:
    missing = tmp_path / "no" / "ashes.txt"
    assert refusal(missing, builtin) == f"{missing}: there is no such file"
    assert refusal("a\0b") == "a?b: can't be read: embedded null byte"
    assert refusal("e" * 5000).endswith(": can't be read: File name too long")


def test_directories_and_devices(tmp_path: Path) -> None:
    assert refusal(tmp_path) == f"{tmp_path}: a directory; name a deck file in it"
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert refusal(pipe) == f"{pipe}: not an ordinary file"


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    path.write_text("1 Sentry")

    def refuse(*args: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert refusal(path) == f"{path}: can't be read: Permission denied"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "an empty file"),
        (b" \r\n\t", "an empty file"),
        (b"\xef\xbb\xbf", "lists no cards"),
        (b"# Burn.\n", "lists no cards"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "a binary file; a deck list is plain text, OCTGN (.o8d) or Lackey (.dek)"),
        (b"x" * (MAX_BYTES + 1), "more than 1,000,000 bytes; that is no deck list"),
        (b"#" * MAX_BYTES, "lists no cards"),
    ],
)
def test_files_that_are_no_deck(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(data)
    assert refusal(path) == f"{path}: {message}"


def test_problems_name_the_file_and_all_its_lines(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("4 Sentri\n4\n")
    assert [line.split(";")[0] for line in refusal(path).split("\n")] == [
        f'{path}:1: no card is named "Sentri"',
        f"{path}:2: a count without a card",
    ]
