"""What docs/situations-dcdb.md says is so: its examples run, and its made-up cards say what stands beside them."""

from __future__ import annotations

import re
from pathlib import Path

from longbox.games.dcdb.cards import phrases
from longbox.games.dcdb.situations import stand_in
from longbox.games.dcdb.view.reading import text

PAGE = Path(__file__).parents[1] / "docs" / "situations-dcdb.md"


def test_the_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 7
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)


def test_made_up_cards_say_what_stands_beside_them() -> None:
    rows = re.findall(r"^\| ([A-Za-z -]+) \| (.+) \| `(.+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == 16
    words = {name: getattr(phrases, name) for name in dir(phrases)}
    for kind, says, written in rows:
        card = eval(f"stand_in('Ann', {kind!r}, {written})", {**words, "stand_in": stand_in})
        assert " ".join(text(card)) == says
