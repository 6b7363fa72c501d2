"""What the pages quote of the code is there: `rules.turn.WrapUp`, `kernel.windows`, `events/`."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from tools.floors import ROOMS, games_in, modules

ROOT = Path(__file__).parents[1]
PAGES = ["docs/architecture.md", "docs/rulings.md"]
QUOTED = re.compile(rf"`((?:{'|'.join(ROOMS)}|kernel|agents|lab|commands)(?:\.\w+)+)`")


def found(dotted: str) -> bool:
    """Is it a module of the house, or something in one, in any game?"""
    parts = dotted.split(".")
    for base in ("longbox", *(f"longbox.games.{game}" for game in games_in(modules()))):
        for k in range(len(parts), 0, -1):
            try:
                at = import_module(".".join([base, *parts[:k]]))
            except ModuleNotFoundError:
                continue
            for name in parts[k:]:
                at = getattr(at, name, None)  # type: ignore[assignment]
            if at is not None:
                return True
            break
    return False


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_quotes_exists(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    quoted = sorted({q for q in QUOTED.findall(text) if not q.endswith((".py", ".md", ".svg"))})
    assert quoted
    assert [q for q in quoted if not found(q)] == []


@pytest.mark.parametrize(
    ("dotted", "there"),
    [("rules.turn.WrapUp", True), ("rules.turn.WrapDown", False), ("kernel.windows", True), ("kernel.doors", False)],
)
def test_the_check_can_tell(dotted: str, there: bool) -> None:
    assert found(dotted) is there


def test_files_of_rooms_that_the_pages_list_are_there() -> None:
    """The tables of rooms in docs/architecture.md name files of both games."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(r"^\| `(state|events|language|rules|view)/` [^|]*\| ([^|]*) \| ([^|]*) \|$", text, re.MULTILINE)
    assert len(rows) >= 5
    for room, vs, champions in rows:
        for game, cell in (("vs", vs), ("champions", champions)):
            for name in re.findall(r"`(\w+)`", cell):
                assert (ROOT / "src" / "longbox" / "games" / game / room / f"{name}.py").exists(), (game, room, name)


LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", sorted(str(p.relative_to(ROOT)) for p in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"))))
def test_what_a_page_links_to_is_there(page: str) -> None:
    at = ROOT / page
    assert [link for link in LINK.findall(at.read_text("utf-8")) if not (at.parent / link).exists()] == []


def test_the_questions_of_a_newcomer_are_answered_by_a_link() -> None:
    """Second click: a page names the place, and the place speaks of what was asked for."""
    for page, asked, word in (
        ("docs/architecture.md", "breakthrough worked out", "Breakthrough"),
        ("CONTRIBUTING.md", "add a keyword", "The keywords"),
        ("docs/architecture.md", "the chain drawn in the terminal", "def chain"),
        ("CONTRIBUTING.md", "read another deck format", "def read_list"),
        ("CONTRIBUTING.md", "add a game", "GAMES"),
    ):
        at = ROOT / page
        row = next(line for line in at.read_text("utf-8").splitlines() if line.startswith(f"| {asked} |"))
        files = [path for link in LINK.findall(row) if (path := at.parent / link).is_file()]
        assert any(word in path.read_text("utf-8") for path in files), asked
