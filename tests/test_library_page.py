"""docs/library.md: its examples run and print what stands beneath them; what it lists is what there is.

`python -m tests.test_library_page` writes what the examples print into the page.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import tempfile
from pathlib import Path

import pytest

import longbox
from longbox.games import entry

PAGE = Path(__file__).resolve().parents[1] / "docs" / "library.md"
BLOCK = re.compile(r"```python\n(.*?)```\n(?:\n```text\n(.*?)```\n)?", re.DOTALL)


def ran(text: str) -> str:
    """The page with what its examples print now."""
    names: dict[str, object] = {"__name__": "page"}

    def block(found: re.Match[str]) -> str:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(found[1], "docs/library.md", "exec", dont_inherit=True), names)
        printed = f"\n```text\n{out.getvalue()}```\n" if out.getvalue() else ""
        return f"```python\n{found[1]}```\n{printed}"

    return BLOCK.sub(block, text)


def test_the_examples_run_and_print_what_stands_beneath(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = PAGE.read_text("utf-8")
    assert len(BLOCK.findall(text)) >= 14
    assert ran(text) == text


def test_nothing_private_is_used() -> None:
    code = "\n".join(block for block, _ in BLOCK.findall(PAGE.read_text("utf-8")))
    assert re.findall(r"\.(_\w+)|\.(state)\b", code) == []
    assert set(re.findall(r"^(?:import|from) (\w+)", code, re.MULTILINE)) == {"longbox", "json", "collections"}


@pytest.mark.parametrize("game", ["vs", "champions"])
def test_the_fields_of_a_set_up_are_listed(game: str) -> None:
    at = entry(game)
    table = PAGE.read_text("utf-8").partition(f"| {at.title} | |\n")[2].partition("\n\n")[0]
    listed = [name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)]
    assert sorted(listed) == sorted(at.fields)


def test_the_page_tells_of_every_public_name() -> None:
    text = PAGE.read_text("utf-8")
    inner = {
        "advance",
        "answered",
        "apply",
        "digests",
        "written",
        "nearest",
        "put_to",
        "check",
        "check_part",
        "always",
        "sealed",
        "about",
    }
    for cls, called in ((longbox.Match, "match"), (longbox.View, "view"), (longbox.Decision, "decision")):
        names = {name for name in vars(cls) if not name.startswith("_")} - inner
        names -= {"prompt"} if cls is longbox.Decision else set()  # a hint for the game; the question is that of a view
        missing = [name for name in sorted(names) if not re.search(rf"\b(?:{called}|{cls.__name__})\.{name}\b", text)]
        assert not missing, (cls, missing)
    assert "[docs/library.md](docs/library.md)" in (PAGE.parents[1] / "README.md").read_text("utf-8")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        PAGE.write_text(ran(PAGE.read_text("utf-8")), "utf-8")
