"""Numbers with their nouns, and symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel.text import a, counted, plural

if TYPE_CHECKING:
    from longbox.games.vs2pcg.state.bases import Value
    from longbox.kernel.text import Printer


def how_many(n: int | Value, noun: str, p: Printer) -> str:
    """ "a counter", "two counters", "a counter for each ..."."""
    if isinstance(n, int):
        return counted(n, noun)
    words = n.text(p)
    if words == "that many":
        return f"that many {plural(noun)}"
    return f"{a(noun)} {words}" if words.startswith("for each ") else f"{plural(noun)} equal to {words}"


def listed(words: tuple[str, ...]) -> str:
    """Symbols or keywords in brackets: "[Might][Skill]"."""
    return "".join([f"[{w}]" for w in words])
