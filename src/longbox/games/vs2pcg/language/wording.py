"""Words of the game in the plural, and numbers with their nouns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel.text import a, number_word

if TYPE_CHECKING:
    from longbox.games.vs2pcg.state.bases import Value
    from longbox.kernel.text import Printer

#: what follows the head of a noun phrase
_TAILS = (" of that player", " with ", " in ", " you ", " that ", " named ", " from ", " on ", " which ")


def many(noun: str) -> str:
    """The plural of a noun phrase."""
    for tail in _TAILS:
        if tail in noun:
            head, rest = noun.split(tail, 1)
            return many(head) + tail + rest
    return noun if noun.endswith("s") else noun[:-1] + "ies" if noun.endswith("ry") else noun + "s"


def so_many(n: int, noun: str) -> str:
    """ "a card", "two cards"."""
    return a(noun) if n == 1 else f"{number_word(n)} {many(noun)}"


def how_many(n: int | Value, noun: str, p: Printer) -> str:
    """ "a counter", "two counters", "a counter for each ..."."""
    if isinstance(n, int):
        return so_many(n, noun)
    words = n.text(p)
    if words == "that many":
        return f"that many {many(noun)}"
    return f"{a(noun)} {words}" if words.startswith("for each ") else f"{many(noun)} equal to {words}"


def listed(words: tuple[str, ...]) -> str:
    """Symbols or keywords in brackets: "[Might][Skill]"."""
    return "".join([f"[{w}]" for w in words])
