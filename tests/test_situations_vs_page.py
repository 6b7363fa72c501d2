"""What docs/situations-vs.md says is so: its examples run, and its made-up cards say what stands beside them."""

from __future__ import annotations

import re
from pathlib import Path

from longbox.games.vs.language import vocabulary
from longbox.games.vs.situations import stand_in
from longbox.games.vs.view.reading import paragraphs

PAGE = Path(__file__).parents[1] / "docs" / "situations-vs.md"


def test_the_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 6
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)


def test_made_up_cards_say_what_stands_beside_them() -> None:
    rows = re.findall(r"^\| ([a-z ]+) \| (.+) \| `(.+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) > 35
    words = {name: getattr(vocabulary, name) for name in dir(vocabulary)}
    for kind, says, written in rows:
        card = eval(f"stand_in({kind!r}, 'Ann', {written})", {**words, "stand_in": stand_in})
        assert " ".join(paragraphs(card)) == says
