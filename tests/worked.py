"""Worked examples in tests: laid as the package lays them; the answers that a test gives are those by which the package plays them.

LONGBOX_LINES=write .venv/bin/python -m pytest -q -m example tests    writes them anew
"""

from __future__ import annotations

import inspect
import json
import os
from pathlib import Path
from typing import Any, Final

import longbox.situations.worked as worked
from longbox.kernel.decisions import IllegalAnswer
from longbox.kernel.match import digest

_GAMES: Final = Path(worked.__file__).parents[1] / "games"
#: the tables that the test under way has laid, none of them otherwise than they lie by themselves
laid_now: list[tuple[str, Any]] = []


def laid(id: str, **given: object) -> Any:
    """The table of a worked example; the answers given there are looked at when the test is over."""
    table: Any = worked.laid(id, **given)
    usual = inspect.signature(worked.laying(id)).parameters
    if all(given[name] == usual[name].default for name in given) and all(each != id for each, _ in laid_now):
        laid_now.append((id, table))
    return table


def line(id: str, table: Any) -> list[list[int]]:
    """The answers that lead to where a table has come to; none if something else than answers did."""
    answers = [tuple(given) for given in table.match.answers]
    try:
        fresh: Any = worked.laid(id)
        again = worked.replayed(fresh.match, tuple(answers))
    except IllegalAnswer:
        return []
    return [list(given) for given in answers] if digest(again.state) == digest(table.s) else []


def file_of(id: str) -> Path:
    return _GAMES / id.partition(":")[0] / "situations" / "worked" / "lines.jsonl"


def written() -> bool:
    return os.environ.get("LONGBOX_LINES") == "write"


def keep(id: str, answers: list[list[int]]) -> None:
    """Write a line into its file, in the order of ids."""
    place = file_of(id)
    lines = place.read_text("utf-8").splitlines() if place.exists() else []
    found = {each["id"]: each["answers"] for each in map(json.loads, lines)}
    found[id] = answers
    if not answers:
        del found[id]
    text = "".join(json.dumps({"id": each, "answers": found[each]}, separators=(", ", ": ")) + "\n" for each in sorted(found))
    place.write_text(text, "utf-8")
