"""The file of a tournament: it is added to, resumed, corrected, and what is wrong in it is named by line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from longbox.cli import run
from longbox.errors import UserError
from longbox.keeping.lock import InUse, Lock
from longbox.kernel.match import read_record, replay
from longbox.tournament import book, playing
from longbox.tournament.events import Drop, Enter, Happening, Head, Report, Void, read, written
from longbox.tournament.rounds import next_round
from longbox.tournament.standings import swiss
from longbox.tournament.structure import Outcome

EIGHT = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")


def began(path: Path, agent: str = "") -> Path:
    """A tournament whose first round is paired."""
    book.begin(path, Head("dcdb", "cube", 4))
    book.note(path, lambda t: [Enter(name, agent) for name in EIGHT])
    book.note(path, lambda t: [next_round(t)])
    return path


def said(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """What a command line gets as its one sentence."""
    capsys.readouterr()
    assert run([str(w) for w in words]) == 2
    err = capsys.readouterr().err
    assert err.startswith("longbox: ") and err.count("\n") == 1
    return err


def test_every_line_reads_as_it_was_written(tmp_path: Path) -> None:
    path = began(tmp_path / "t", "random")
    book.note(path, lambda t: [playing.play(t, 1, 1), Drop("Ann", True, "why")])
    book.correct(path, 12)
    for line in path.read_text("utf-8").splitlines()[1:]:
        assert written(read(json.loads(line))) == json.loads(line)


def test_what_was_not_wholly_written_does_not_count_and_goes(tmp_path: Path) -> None:
    path = began(tmp_path / "t")
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"event": "drop", "pla')
    assert len(book.opened(path).tournament().there) == 8
    book.note(path, lambda t: [Drop("Bob")])
    assert path.read_bytes() == whole + b'{"event": "drop", "player": "Bob"}\n'


def test_a_tournament_resumed_goes_on_as_one_that_was_not_left(tmp_path: Path) -> None:
    one, other = began(tmp_path / "one", "random"), began(tmp_path / "other", "random")
    assert run(["tournament", "play", str(one), "--all"]) == 0
    for table in ("2", "1"):
        assert run(["tournament", "play", str(other), "--table", table]) == 0
    while not book.opened(other).tournament().over:
        run(["tournament", "pair", str(other)])
        run(["tournament", "play", str(other)])
    a, b = (book.opened(p).tournament() for p in (one, other))
    assert [t.outcome for r in a.rounds for t in r.tables] == [t.outcome for r in b.rounds for t in r.tables]


def test_a_correction_changes_standings_and_no_pairing(tmp_path: Path) -> None:
    path = began(tmp_path / "t")
    names = [t.seating.players for t in book.opened(path).tournament().rounds[0].tables]
    wrong: list[Happening] = [Report(1, i, Outcome(p)) for i, p in enumerate(names, 1)]
    book.note(path, lambda t: wrong)
    book.note(path, lambda t: [next_round(t)])
    before = book.opened(path).tournament()
    text = path.read_text("utf-8")
    assert book.correct(path, 11) == wrong[0]
    assert path.read_text("utf-8") == text + '{"event": "void", "line": 11}\n'
    book.note(path, lambda t: [Report(1, 1, Outcome(names[0][::-1]))])
    after = book.opened(path).tournament()
    assert after.under_way is not None and after.under_way.number == 2
    assert [t.seating for t in after.rounds[1].tables] == [t.seating for t in before.rounds[1].tables]
    points = {row.name: row.points for row in swiss(after)}
    assert [points[n] for n in names[0]] == [0, 0, 2, 4] and [points[n] for n in names[1]] == [4, 2, 0, 0]


def test_who_dropped_after_its_table_had_ended_keeps_its_place_when_that_is_corrected(tmp_path: Path) -> None:
    path = began(tmp_path / "t")
    names = book.opened(path).tournament().rounds[0].tables[0].seating.players
    book.note(path, lambda t: [Report(1, 1, Outcome(names))])
    assert run(["tournament", "drop", str(path), names[0]]) == 0
    assert run(["tournament", "drop", str(path), book.opened(path).tournament().rounds[0].tables[1].seating.players[0]]) == 0
    book.correct(path, 11)
    book.note(path, lambda t: [Report(1, 1, Outcome((names[0], names[2], names[1], names[3])))])
    t = book.opened(path).tournament()
    assert t.table(1, 1).places == (names[0], names[2], names[1], names[3]) and t.table(1, 1).gone == []
    assert t.table(1, 2).gone == [t.table(1, 2).seating.players[0]]


def test_what_later_lines_go_by_is_not_taken_back(tmp_path: Path) -> None:
    path = began(tmp_path / "t")
    before = path.read_bytes()
    with pytest.raises(UserError, match="line 3 can't be taken back, line 10 goes by it: nobody is called 'Bob' here"):
        book.correct(path, 3)
    for line, why in ((1, "no line 1"), (11, "there are 2 to 10")):
        with pytest.raises(UserError, match=why):
            book.correct(path, line)
    assert path.read_bytes() == before
    book.note(path, lambda t: [Drop("Ann")])
    book.correct(path, 11)
    with pytest.raises(UserError, match="has been taken back already"):
        book.correct(path, 11)
    with pytest.raises(UserError, match="takes something back itself"):
        book.correct(path, 12)


def test_nothing_is_written_if_any_of_it_is_wrong(tmp_path: Path) -> None:
    path = began(tmp_path / "t")
    before = path.read_bytes()
    with pytest.raises(UserError, match="nobody is called 'Zed'"):
        book.note(path, lambda t: [Drop("Ann"), Drop("Zed")])
    assert path.read_bytes() == before


def test_one_process_writes_it_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = began(tmp_path / "t")
    monkeypatch.setattr(book, "WAIT", 0.05)
    with Lock(path), pytest.raises(InUse):
        book.note(path, lambda t: [Drop("Ann")])


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('{"event": "dance"}', "'event' is \"dance\"; there are: enter, round"),
        ("[1]", "no table in JSON"),
        ("{", "no JSON"),
        ('{"event": "drop"}', "'player' must be a text of up to 24"),
        ('{"event": "drop", "player": "Zed"}', "nobody is called 'Zed' here"),
        ('{"event": "drop", "player": "Ann", "ruled": 1}', "'ruled' must be true or false, not 1"),
        ('{"event": "drop", "player": "Ann", "when": 1}', "there is no 'when' in such a line"),
        ('{"event": "enter", "player": "Ida"}', "comes too late"),
        ('{"event": "result", "round": 1, "table": 3, "places": []}', "no table 3 in round 1; there are 1 to 2"),
        ('{"event": "result", "round": 2, "table": 1, "places": []}', "no round 2; 1 have been paired"),
        ('{"event": "result", "round": true, "table": 1, "places": []}', "'round' must be a whole number from 1"),
        ('{"event": "result", "round": 1, "table": 1, "places": ["Ann"]}', "each must have a place, and nobody else"),
        ('{"event": "result", "round": 1, "table": 1, "places": "Ann"}', "'places' must be a list of names"),
        ('{"event": "round", "stage": "round", "tables": []}', "'tables' must be a list of tables"),
        ('{"event": "round", "stage": "round", "tables": [3]}', "'tables' must be a list of tables, not of 3"),
        ('{"event": "void", "line": 40}', "there is no line 40 to take back"),
        ('{"event": "time", "round": 1, "table": 1, "turn": 4}', "turns 0 to 3"),
    ],
)
def test_a_wrong_line_is_named(line: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = began(tmp_path / "t")
    with path.open("a") as file:
        file.write(line + "\n")
    err = said(capsys, "tournament", "standings", path)
    assert f"{path}:11: " in err and why in err


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ("", "no tournament, its first line is missing"),
        ('{"journal": 1}\n', "the first line is not that of a tournament"),
        ('{"tournament": 1, "game": "whist", "way": "cube", "seed": 1}\n', "no game is called 'whist'"),
        ('{"tournament": 1, "game": "vs", "way": "cube", "seed": 1}\n', "has no tournament rules here"),
        ('{"tournament": 1, "game": "dcdb", "way": "sealed", "seed": 1}\n', "there are: cube, singleton"),
        ('{"tournament": 1, "game": "dcdb", "way": "cube", "seed": -1}\n', "'seed' must be a whole number from 0"),
    ],
)
def test_a_wrong_head_is_named(head: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "t"
    path.write_text(head)
    assert why in said(capsys, "tournament", "standings", path)


def test_what_is_typed_wrongly_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = began(tmp_path / "t")
    names = book.opened(path).tournament().rounds[0].tables[0].seating.players
    new = tmp_path / "new"
    for words, why in (
        (("new", path), "is there already"),
        (("new", new, "--game", "vs"), "has no tournament rules here"),
        (("new", new, "--agents", "clever"), "no agent called 'clever' plays dcdb"),
        (("new", new, "--players", "Ann", "Ann"), "'Ann' has entered already"),
        (("new", new, "--every", "2"), "may be played again at any time"),
        (("new", new, "--seed", "-3"), "--seed must be 0 or greater"),
        (("new", new, "--format", "sealed"), "there are: cube, singleton"),
        (("enter", path), "name the players"),
        (("enter", path, "Ida"), "comes too late"),
        (("pair", path), "round 1 is not over: tables 1, 2 have no result yet"),
        (("play", path), "no table waits at which only agents sit"),
        (("result", path, "Zed", "--table", "1"), "each must have a place"),
        (("result", path, *names, "--table", "9"), "no table 9 in round 1"),
        (("result", path, *names, "--table", "1", "--vp", "1"), "--vp must have a word for each of the 4 places"),
        (("result", path, *names, "--table", "1", "--vp", "1", "x", "1", "1"), "'x' is no whole number"),
        (("result", path, "--table", "1", "--match", path), "not a saved match"),
        (("time", path, "Zed", "--table", "1", "--first", names[0]), "'Zed' does not sit at table 1"),
        (("penalty", path, "Ann", "yawning"), "there are: shown, ongoing"),
        (("concede", path, "Zed"), "nobody is called 'Zed' here"),
        (("drop", path, "Zed"), "nobody is called 'Zed' here"),
        (("standings", path, "--json", "--csv"), "not both"),
        (("pairings", path, "--round", "7"), "there is no round 7"),
        (("standings", tmp_path), "a directory, not a file"),
    ):
        before = path.read_bytes()
        assert why in said(capsys, "tournament", *words), words
        assert path.read_bytes() == before and not new.exists()


def test_a_table_is_saved_played_elsewhere_and_its_match_noted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, file = began(tmp_path / "t"), tmp_path / "match"
    assert run(["tournament", "save", str(path), str(file), "--table", "2"]) == 0
    t = book.opened(path).tournament()
    match = replay(playing.match_of(t, 1, 2).game, read_record(file))
    assert match.setup["agents"] == ["person"] * 4
    assert "that match is not over" in said(capsys, "tournament", "result", path, "--table", "2", "--match", file)
    assert "not the match of table 1" in said(capsys, "tournament", "result", path, "--table", "1", "--match", file)
    for player in (3, 1, 0):
        match.concede(player)
    match.save(file)
    assert run(["tournament", "result", str(path), "--table", "2", "--match", str(file)]) == 0
    table = book.opened(path).tournament().table(1, 2)
    assert table.outcome is not None and table.outcome.places[0] == table.seating.players[2]


def test_standings_as_json_and_csv_say_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = began(tmp_path / "t")
    names = book.opened(path).tournament().rounds[0].tables[0].seating.players
    book.note(path, lambda t: [Report(1, 1, Outcome(names)), Drop(names[3])])
    run(["tournament", "standings", str(path), "--json"])
    data = json.loads(capsys.readouterr().out)
    run(["tournament", "standings", str(path), "--csv"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split(",") == list(data["standings"][0])
    assert [line.split(",") for line in lines[1:]] == [[str(v) for v in row.values()] for row in data["standings"]]
    assert data["standings"][0]["name"] == names[0] and data["standings"][0]["points"] == 4 and not data["over"]
    assert [row["name"] for row in data["standings"] if row["dropped"]] == [names[3]]


def test_void_is_no_event_of_the_tournament(tmp_path: Path) -> None:
    path = began(tmp_path / "t")
    book.note(path, lambda t: [Drop("Ann")])
    book.correct(path, 11)
    kept = book.opened(path)
    assert not kept.tournament().players["Ann"].dropped and kept.events[-1] == Void(11)
    assert all([not isinstance(e, Void) and line != 11 for line, e in kept.counting()])
