"""The count of `Any` by folder, and that it tells both ways."""

from pathlib import Path

import pytest

from tools import anys

HEAD = "from typing import Any\n"


@pytest.mark.parametrize(
    ("source", "times"),
    [
        ("def f(s: Any, n: int) -> list[Any]: ...\n", 2),
        ("Flow = Any\n", 1),
        ("x: 'dict[str, tuple[int, Any]]' = {}\n", 1),
        ("Row = tuple[int, 'list[Any]']\n", 1),
        ("class Words(Base[Any]):\n    held: Any = None\n", 2),
        ("y = cast('list[Any]', x)\n", 1),
        ('"""Any of them."""\nx = 1  # Any\n', 0),
        ("words = 'Any number'\nprint('Any', ANY)\n", 0),
    ],
)
def test_what_counts(source: str, times: int) -> None:
    assert anys.count(HEAD + source) == times


def test_a_word_of_a_game_with_that_name_does_not_count() -> None:
    assert anys.count("from cards import Any\nx = Any(3)\n") == 0
    assert anys.count("import typing\nx: typing.Any = 3\n") == 1
    assert anys.count("from typing import Any as Whatever\nx: Whatever = 3\n") == 1


def test_a_rise_is_told_and_so_is_a_fall_that_the_ceiling_does_not_follow() -> None:
    assert anys.problems({"a": 2}, {"a": 2}) == []
    (more,) = anys.problems({"a": 3, "b": 1}, {"a": 2, "b": 1})
    assert more.startswith("a: 3 times")
    (less,) = anys.problems({"a": 1, "b": 1}, {"a": 2, "b": 1})
    assert less.startswith("a: 1 times") and "lower" in less
    (new,) = anys.problems({"a": 1, "b": 1}, {"a": 1})
    assert new.startswith("b: 1 times")
    (gone,) = anys.problems({"a": 1}, {"a": 1, "b": 0})
    assert gone.startswith("b: 0 times")


def test_files_are_counted_by_their_own_folder_and_ceilings_only_go_down(tmp_path: Path) -> None:
    package = tmp_path / "package"
    (package / "room" / "corner").mkdir(parents=True)
    (package / "room" / "a.py").write_text(HEAD + "x: Any = 1\n", "utf-8")
    (package / "room" / "b.py").write_text(HEAD + "def f(x: Any, y: Any) -> None: ...\n", "utf-8")
    (package / "room" / "corner" / "c.py").write_text(HEAD + "x: Any = 1\n", "utf-8")
    assert anys.counted(package) == {"room": 3, "room/corner": 1}
    ceilings = tmp_path / "ceilings.toml"
    ceilings.write_text('# words stay\n"bare" = 1\n"room" = 5\n"room/corner" = 0\n', "utf-8")
    anys.lower(ceilings, package)
    assert ceilings.read_text("utf-8") == '# words stay\n"room" = 3\n'
    assert anys.problems(anys.counted(package), anys.read(ceilings)) == [
        "room/corner: 1 times `Any`, 0 at most: say what the value is"
    ]
