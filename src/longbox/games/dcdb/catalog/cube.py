"""What the Cube names, whether it has a text here or not."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, NotRequired, TypedDict

from longbox.games.dcdb.catalog.catalog import spelt

_FACTS: Final = Path(__file__).parent / "cube.jsonl"


class Named(TypedDict):
    """Something that the Cube names, with its figures as far as known; `sourced_text`: does any source give its text?"""

    name: str
    set: str
    section: str
    type: str
    sourced_text: bool
    sources: list[str]
    cost: NotRequired[int]
    vp: NotRequired[int]
    copies: NotRequired[int]


@cache
def cube_facts() -> list[Named]:
    """All that the Cube names."""
    return [json.loads(line) for line in _FACTS.read_text("utf-8").splitlines()]


def is_main(named: Named) -> bool:
    """Is it a main character?"""
    return named["section"] == "MC"


def named_in_cube(name: str, *, main: bool = False) -> list[Named]:
    """What the Cube names so, with its set in brackets or without."""
    found = [f for f in cube_facts() if is_main(f) is main]
    wanted = spelt(name)
    return [f for f in found if spelt(f"{f['name']} ({f['set']})") == wanted] or [f for f in found if spelt(f["name"]) == wanted]


__all__ = ["Named", "cube_facts", "is_main", "named_in_cube"]
