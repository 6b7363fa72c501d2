"""The command line: commands are found, mistakes get one sentence and status 2."""

import importlib

import pytest

from longbox import cli
from longbox.errors import UserError
from longbox.version import __version__


@pytest.mark.parametrize("path", [path for path, _ in cli.COMMANDS.values()], ids=str)
def test_every_command_is_there(path: str) -> None:
    module, _, name = path.partition(":")
    assert callable(getattr(importlib.import_module(module), name))


def test_smoke_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--version"]) == 0
    assert capsys.readouterr().out.strip() == __version__
    assert cli.run(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in cli.COMMANDS)


@pytest.mark.parametrize(
    "args",
    [
        ["nonsense"],
        ["rule"],
        ["rule", "--nonsense"],
        ["rule", "vs:602.66"],  # no such rule
        ["rule", "--search", "qqq"],
    ],
)
def test_a_mistake_gets_one_sentence(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(args) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("longbox: ") and captured.err.count("\n") == 1


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (UserError("this\nis wrong"), "longbox: this is wrong\n"),
        (FileNotFoundError(2, "No such file or directory", "x.deck"), "longbox: x.deck: No such file or directory\n"),
    ],
)
def test_errors_of_commands_are_told_without_a_traceback(
    error: Exception, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise error

    monkeypatch.setattr("longbox.commands.rule.rule", fail)
    assert cli.run(["rule"]) == 2
    assert capsys.readouterr().err == said


def test_a_rule_is_shown_with_its_links_and_what_cites_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rule", "vs:404.3"]) == 0
    out = capsys.readouterr().out
    assert "Restates\n  vs:301.2" in out
    assert "tests/test_cli.py:" in out
    assert cli.run(["rule", "vs:301.2"]) == 0
    assert "Restated by\n  vs:404.3" in capsys.readouterr().out


def test_an_id_of_several_words_needs_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rule", *"vs:G:As Though".split()]) == 0
    out = capsys.readouterr().out
    assert "vs:G:As Though#ex1" in out and "Then: He can still attack" in out


def test_a_heading_lists_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rule", "vs:203.6"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]] == [f"vs:203.6{c}" for c in "abcd"]


def test_search_lists_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rule", "--search", "as", "though"]) == 0
    assert "vs:G:As Though  " in capsys.readouterr().out
