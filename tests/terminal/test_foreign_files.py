"""Files that a stranger sends: saves, campaign logs and facts. One sentence, status 2, in little time; nothing else opened."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.games import game
from longbox.games.champions.decks import campaign
from longbox.kernel.match import Match

SECRET = "root:x:0:0:correct horse battery staple"
HEROES = [{"hero": "01010a"}, {"hero": "01001a"}]


def run(capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    status = cli.run([str(arg) for arg in args])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def refused(capsys: pytest.CaptureFixture[str], *args: object) -> str:
    """The one sentence with which a command line is refused."""
    start = time.monotonic()
    status, out, err = run(capsys, *args)
    assert status == 2 and out == "" and err.startswith("longbox: ") and err.count("\n") == 1, (status, out, err)
    assert time.monotonic() - start < 10 and len(err) < 5000 and err.strip().isprintable() and SECRET not in err
    return err


#: what reads a file of each kind
READERS: dict[str, Callable[[Path], tuple[object, ...]]] = {
    "save": lambda path: ("replay", path),
    "kept game": lambda path: ("play", "--load", path),
    "campaign log": lambda path: ("play", "champions", "--campaign", path),
    "log to simulate": lambda path: ("simulate", "champions", "--campaign", path, "--games", 1),
    "facts": lambda path: ("play", "vs", "--facts", path),
}


@pytest.mark.parametrize("kind", READERS)
def test_no_pipe_device_directory_or_endless_file_is_read(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    reader = READERS[kind]
    os.mkfifo(tmp_path / "pipe")
    assert "not an ordinary file" in refused(capsys, *reader(tmp_path / "pipe"))
    assert "not an ordinary file" in refused(capsys, *reader(Path("/dev/zero")))
    assert "a directory" in refused(capsys, *reader(tmp_path))
    with (tmp_path / "big").open("wb") as big:
        big.truncate(1 << 40)
    assert "bytes, which is too much" in refused(capsys, *reader(tmp_path / "big"))
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\xff")
    assert "no text in UTF-8" in refused(capsys, *reader(tmp_path / "bytes"))


@pytest.mark.parametrize("kind", READERS)
@pytest.mark.parametrize(
    "text",
    ["[" * 200_000, "9" * 100_000, '{"a": ' + "9" * 5000 + "}", r'{"\ud800": 1}', "[NaN]", "\x1b[2J", "\0", "a," * 150_000],
)
def test_no_text_harms(kind: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file.json"
    path.write_text(text)
    assert str(path) in refused(capsys, *READERS[kind](path))


def test_facts_of_other_forms(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "facts"
    for text, words in (
        ('name,atk\n"' + "x" * 200_000 + '",3\n', "no CSV: field larger"),
        ("[a]\nb = " + "9" * 5000, "not TOML"),
        ("[a]\nb = " + "[" * 5000, "TOML"),
        ("name,atk\n" + "Nobody,3\n" * 9_000, "no card is called 'Nobody'"),
        ("name,atk\n" + "Nobody,3\n" * 11_000, "more than 10,000 lines"),
        ("name,atk\n" + "\x1b]0;x\x07,3\n", "no card is called"),
        ('["\\u001b[2J"]\natk = 3\n', "no card is called"),
        ("name,atk\n" + "x" * 100_000 + ",3\n", "no card is called"),
    ):
        path.write_text(text)
        status, _, err = run(capsys, "play", "vs", "--facts", path)
        assert status == 2 and words in err and err.count("\n") == 1 and len(err) < 5000 and err.strip().isprintable()


def kept(path: Path, **more: Any) -> Path:
    """A game of a campaign, just begun, as a file has it."""
    setup = {"campaign": {"campaign": "Ours", "heroes": HEROES}, "seats": [0, 0], **more}
    record = Match(game("champions"), setup, 1).record()
    path.write_text(json.dumps(record))
    return path


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"digests": {"²": "x"}}, "'digests' must map"),
        ({"digests": {"1" * 5000: "x"}}, "'digests' must map"),
        ({"digests": [1]}, "'digests' must map"),
        ({"digests": {"0": 5}}, "'digests' must map"),
        ({"digest": ["x"]}, "'digest' must be a word"),
        ({"longbox": "\x1b[2J"}, "'longbox' must be a word"),
        ({"longbox": "x" * 10**5}, "'longbox' must be a word"),
        ({"game": "\x1b"}, "'game' must be a word"),
        ({"game": "chess"}, "chess"),
        ({"format": "x" * 10**5}, "format 'xxx"),
        ({"seed": True}, "an integer 'seed'"),
        ({"answers": [["x" * 10**5]]}, "answer 0 must be a list of integers"),
        ({"answers": [[10**18]]}, "answer 0: "),
        ({"answers": [[0] * 100_000]}, "answer 0: "),
        ({"setup": {}}, "'heroes' must be"),
        ({"setup": {"heroes": ["01001a"], "decks": [{"01088": 10**12}]}}, "'decks': deck 1"),
        ({"setup": {"heroes": ["01001a"], "names": ["\x1b[2J"]}}, "'names' must be"),
        ({"setup": {"heroes": ["01001a"], "notes": [5]}}, "'notes' must be"),
        ({"setup": {"campaign": {"campaign": "x", "heroes": HEROES, "encounter": {"01106": 10**12}}}}, "1 to 99"),
    ],
)
def test_a_broken_save_is_refused(change: dict[str, Any], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = kept(tmp_path / "save.json")
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    for reader in ("replay", "play"):
        assert words in refused(capsys, reader, *(["--load"] if reader == "play" else []), path)


def test_a_game_of_a_campaign_finds_its_log_beside_it_and_no_other(
    types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own, sent = tmp_path / "own", tmp_path / "sent"
    own.mkdir()
    sent.mkdir()
    log = own / "log.json"
    log.write_text(json.dumps({"campaign": "Ours", "heroes": HEROES}))
    secret = own / "secret"
    secret.write_text(SECRET)
    before = {path: path.read_bytes() for path in own.iterdir()}
    link = sent / "link.json"
    link.symlink_to(log)
    for file in (str(log), "../own/log.json", str(link), str(secret), "/dev/tty", 5, None, ["x"], "a\0b"):
        save = kept(sent / "save.json", campaign_file=file)
        types("concede", "y")
        assert "--campaign names the log" in refused(capsys, "play", "--load", save)
    assert {path: path.read_bytes() for path in own.iterdir()} == before
    # beside it, but a log of something else, or no log
    for text in (json.dumps({"campaign": "Theirs", "heroes": HEROES}), SECRET):
        other = sent / "other.json"
        other.write_text(text)
        save = kept(sent / "save.json", campaign_file=str(other))
        types("concede", "y")
        assert "is no log of its campaign" in refused(capsys, "play", "--load", save)
        assert other.read_text() == text
    # whoever means it says so
    types("concede", "y")
    status, _, err = run(capsys, "play", "--load", kept(sent / "save.json", campaign_file="x"), "--campaign", log)
    assert status == 0, err
    assert len(campaign.load(log).played) == 1 and secret.read_text() == SECRET


def test_a_game_finds_its_log_where_longbox_was_started(
    types: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kept").mkdir()
    monkeypatch.chdir(tmp_path)
    Path("log.json").write_text(json.dumps({"campaign": "Ours", "heroes": HEROES}))
    types("concede", "y")
    status, _, err = run(capsys, "play", "--load", kept(tmp_path / "kept" / "save.json", campaign_file="log.json"))
    assert status == 0, err
    assert len(campaign.load(Path("log.json")).played) == 1


def test_decks_of_a_log_lie_beside_it_and_are_not_quoted(types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own, sent = tmp_path / "own", tmp_path / "sent"
    own.mkdir()
    sent.mkdir()
    for folder in (own, sent):
        (folder / "secret").write_text(f"{SECRET}\n1 {SECRET}\n")
    (sent / "link").symlink_to(own / "secret")
    log = sent / "log.json"
    for deck, words in (
        (str(own / "secret"), "lies elsewhere"),
        ("../own/secret", "lies elsewhere"),
        ("link", "lies elsewhere"),
        ("/dev/zero", "lies elsewhere"),
        ("/etc/passwd", "lies elsewhere"),
        ("x" * 5000, "heroes[0].deck"),
        ("a\0b", "lies elsewhere"),
        ("secret", "can't be read as a deck"),
    ):
        log.write_text(json.dumps({"campaign": "Ours", "heroes": [{"hero": "01001a", "deck": deck}]}))
        for command in (("play",), ("simulate", "--games", 1)):
            assert words in refused(capsys, command[0], "champions", "--campaign", log, *command[1:])


def test_a_deck_from_elsewhere_goes_into_a_log_card_by_card(
    types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from longbox.games.champions.decks.files import read_champions_deck

    slots = dict(read_champions_deck("spider-man-justice").slots)
    (tmp_path / "logs").mkdir()
    for folder in (tmp_path, tmp_path / "logs"):
        (folder / "mine.json").write_text(json.dumps({"name": "Mine", "hero_code": "01001a", "slots": slots}))
    for deck, named in ((tmp_path / "mine.json", slots), (tmp_path / "logs" / "mine.json", "mine.json")):
        log = tmp_path / "logs" / f"{type(named).__name__}.json"
        for _ in range(2):
            # it begins, and goes on
            types("concede", "y")
            more = () if log.exists() else ("--deck", deck)
            status, _, err = run(capsys, "play", "champions", "--campaign", log, *more)
            assert status == 0, err
        assert campaign.load(log).heroes[0].deck == named


def test_escape_sequences_reach_no_terminal(types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log.json"
    evil = "\x1b]0;mine\x07\x1b[2J\u202e"
    for change in ({"campaign": evil}, {"heroes": [{"hero": "01001a", "name": evil}]}, {"scenarios": [evil]}, {evil: 1}):
        log.write_text(json.dumps({"campaign": "Ours", "heroes": HEROES, **change}))
        refused(capsys, "play", "champions", "--campaign", log)
    # remarks and names of decks come with a save
    save = kept(tmp_path / "save.json", notes=[evil], deck_names=[evil, evil])
    for args in (("replay", save), ("play", "--load", save, "--campaign", log)):
        _, out, err = run(capsys, *args)
        assert not any(c in out + err for c in "\x1b\x07\u202e")
    for args in (("card", "vs", evil), ("rule", evil), ("rule", "--search", evil), ("play", evil), ("replay", tmp_path / evil)):
        status, out, err = run(capsys, *args)
        assert status == 2 and not any(c in out + err for c in "\x1b\x07\u202e")
    status, out, err = run(capsys, "play", "vs", "--name", evil)
    assert status == 2 and "is no name" in err and "\x1b" not in err


def test_numbers_on_the_command_line_are_bounded(capsys: pytest.CaptureFixture[str]) -> None:
    for number in ("9" * 10_000, "9" * 30, "-" + "9" * 30, "x" * 10_000, "²"):
        for option in ("--seed", "--players"):
            assert len(refused(capsys, "play", "vs", f"{option}={number}")) < 300
    assert len(refused(capsys, "simulate", "vs", "--agents", "search:" + "9" * 10_000)) < 300
