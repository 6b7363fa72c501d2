"""tools.coverage and tools.lint_rules: what counts as coded, tested and passing."""

import json
from pathlib import Path

import pytest

from longbox import rulebook
from tools import coverage, lint_rules

MARKED = """
import pytest

@pytest.mark.rule("vs:602.6a", "vs:602.6b")
@pytest.mark.example("vs:102.2#ex1")
def test_passes(): pass

@pytest.mark.rule("vs:602.6c")
@pytest.mark.example("vs:103.1#ex1")
def test_fails(): assert False

@pytest.mark.rule("vs:602.7")
@pytest.mark.xfail(strict=False)
def test_is_expected_to_fail(): pass

@pytest.mark.rule("vs:602.8")
@pytest.mark.skip
def test_is_skipped(): pass

@pytest.mark.rule("vs:602.8a")
@pytest.mark.slow
def test_is_slow(): pass

@pytest.mark.rule("vs:602.9-602.9b")
def test_has_a_range(): pass

def test_has_no_mark(): raise SystemExit("not run")
"""


@pytest.mark.parametrize("slow", [False, True])
def test_only_tests_that_pass_count(tmp_path: Path, slow: bool) -> None:
    (tmp_path / "test_marked.py").write_text(MARKED)
    marked = coverage.run_marked(tmp_path, slow)
    assert marked.rules == {"vs:602.6a", "vs:602.6b"} | ({"vs:602.8a"} if slow else set())
    assert marked.examples == {"vs:102.2#ex1"}
    assert sorted(test.rpartition("::")[2] for test in marked.not_passing) == [
        "test_fails",
        "test_is_expected_to_fail",
        "test_is_skipped",
    ]
    assert len(marked.wrong) == 1 and "test_has_a_range" in marked.wrong[0]


def test_a_file_that_does_not_load_stops_the_count(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("import nowhere_to_be_found")
    with pytest.raises(SystemExit, match="could not run"):
        coverage.run_marked(tmp_path)


def test_rules_are_counted_by_chapter() -> None:
    report = coverage.measure("vs", {"vs:602.6a", "vs:602.6b", "vs:403.2"}, {"vs:602.6b"}, {"vs:102.2#ex1"})
    total, six = report.total, report.chapters["6"]
    assert (total.rules, total.coded, total.tested, total.both) == (775, 3, 1, 1)
    assert (six.coded, six.tested, six.both) == (2, 1, 1)
    assert (total.examples, total.examples_passing, report.chapters["1"].examples_passing) == (146, 1, 1)
    assert sum(chapter.rules for chapter in report.chapters.values()) == total.rules
    assert "vs:602.6a" in {r.id for r in report.no_test} - {r.id for r in report.no_code}


def test_a_rule_that_restates_others_is_met_when_all_of_them_are() -> None:
    assert rulebook.rule("vs:404.3").restates == ("vs:301.2", "vs:302.2")
    assert not coverage.meets("vs:404.3", {"vs:301.2"})
    assert coverage.meets("vs:404.3", {"vs:301.2", "vs:302.2"})
    assert not coverage.meets("vs:301.2", {"vs:404.3"})
    # 202.4a restates 301.6, which restates 704.1
    assert coverage.meets("vs:202.4a", {"vs:704.1"})


def test_the_shape_of_the_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(coverage, "run_marked", lambda slow: coverage.Marked(rules={"vs:602.6a"}))
    assert coverage.main(["vs", "dcdb", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data) == ["vs", "dcdb"]
    assert list(data["vs"]) == ["rules", "coded", "tested", "both", "examples", "examples_passing", "chapters"]
    assert data["vs"]["tested"] == 1
    assert data["vs"]["chapters"]["4"].keys() == {"rules", "both"}
    assert sum(chapter["rules"] for chapter in data["dcdb"]["chapters"].values()) == data["dcdb"]["rules"] == 210


def test_what_is_missing_is_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(coverage, "run_marked", lambda slow: coverage.Marked(wrong=["test_x: no such rule"]))
    monkeypatch.setattr(coverage.cites, "code", lambda: {"vs:602.6a": []})
    assert coverage.main(["vs", "--missing"]) == 1
    captured = capsys.readouterr()
    assert f"vs:602.6a  {rulebook.rule('vs:602.6a').title}  (no test)" in captured.out
    assert f"vs:602.6b  {rulebook.rule('vs:602.6b').title}  (no code, no test)" in captured.out
    assert "vs:100.2  " not in captured.out  # a tournament rule
    assert "vs:102.2#ex1  " in captured.out
    assert "no such rule" in captured.err


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        coverage.main(["chess"])
    assert caught.value.code == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


def test_lint_names_file_line_and_nearest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "combat.py").write_text(f"# vs:602.6a\n# {'vs:' + '602.66'}\n")
    assert lint_rules.main([str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert "combat.py:2: there is no rule" in out and "vs:602.6" in out and out.count("\n") == 1
    (tmp_path / "combat.py").write_text("# vs:602.6a\n")
    assert lint_rules.main([str(tmp_path)]) == 0


@pytest.mark.parametrize(
    ("mark", "says"),
    [
        ('rule("vs:708.15")', "vs:708.15 is a heading; a mark names its rules, such as vs:708.15a"),
        ('rule("vs:602.6a", "vs:ch6")', "vs:ch6 is a heading"),
        ('rule("vs:602.9-602.9b")', "is a range; a mark names its rules one by one"),
        ('rule("vs:102.2#ex1")', "is an example; mark it with pytest.mark.example"),
        ('example("vs:102.2")', "there is no example vs:102.2"),
        ('rule("602.6a")', "there is no rule 602.6a (did you mean vs:602.6a?)"),
    ],
)
def test_lint_wants_a_mark_to_name_rules_one_by_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], mark: str, says: str
) -> None:
    good = '@pytest.mark.rule("vs:602.6a")\n@pytest.mark.example("vs:102.2#ex1")\n'
    text = good + "@pytest.mark.{}\ndef test_x() -> None:\n    'Prose may say vs:708.15 and vs:602.9-602.9b.'\n"
    (tmp_path / "test_x.py").write_text(text.format(mark))
    assert lint_rules.main([str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert "test_x.py:3: " in out and says in out and out.count("\n") == 1
    (tmp_path / "test_x.py").write_text(text.format(f"{mark}  # no such rule"))
    assert lint_rules.main([str(tmp_path)]) == 0
