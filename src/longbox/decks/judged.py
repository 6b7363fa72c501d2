"""A deck judged: whether it may be played, everything that is against it, and what it is made of. Plain data, for any client."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from longbox.decks.model import MOST_TOLD, DeckError
from longbox.outside import printable

#: "words [rule]", "words (rule)"
_RULE: Final = re.compile(r"^(?P<words>.*?)\s*[\[(](?P<rule>[a-z0-9]+:[^\s\])]+)[\])]\.?$", re.DOTALL)


class Wrong(Struct, frozen=True):
    """Something that is against a deck: in which line (0: in the whole of it), by which rule ("": it can't be read), and what may be meant."""

    line: int
    words: str
    rule: str = ""
    perhaps: tuple[str, ...] = ()


class Copies(Struct, frozen=True):
    """So many copies of a card."""

    count: int
    name: str
    kind: str
    cost: int | None = None


class Bar(Struct, frozen=True):
    """So many cards are that."""

    label: str
    count: int


class Chart(Struct, frozen=True):
    """Something about the cards of a deck, counted."""

    title: str
    bars: tuple[Bar, ...]


class Judged(Struct, frozen=True):
    """What is to be said of a deck. `leader` is who it is for: hero, main character. `setup` are fields of a set-up in which it is played.

    `hand` is how many cards one begins with (0: it is not drawn from), `formats` what it can be written as, `notes` what else is to be known.
    """

    name: str
    legal: bool
    wrong: tuple[Wrong, ...] = ()
    leader: str = ""
    cards: tuple[Copies, ...] = ()
    charts: tuple[Chart, ...] = ()
    hand: int = 0
    formats: tuple[str, ...] = ()
    setup: Mapping[str, object] = {}
    notes: tuple[str, ...] = ()


def chart(title: str, counts: Mapping[str, int] | Mapping[int, int]) -> Chart:
    """Numbers in ascending order, words as they come."""
    numbers = all(isinstance(key, int) for key in counts)
    bars = [Bar(str(key), n) for key, n in (sorted(counts.items()) if numbers else counts.items())]
    return Chart(title, tuple(bars))


def curve(title: str, cards: Sequence[Copies]) -> Chart:
    """Cards by what they cost, as far as they cost something; nothing between the least and the most is left out."""
    counts: dict[int, int] = {}
    for each in cards:
        if each.cost is not None and each.cost >= 0:
            counts[each.cost] = counts.get(each.cost, 0) + each.count
    if counts:
        counts = {cost: counts.get(cost, 0) for cost in range(min(counts), max(counts) + 1)}
    return chart(title, counts)


def unreadable(error: DeckError, name: str) -> Judged:
    """A list that can't be read."""
    wrong = [Wrong(p.line, printable(p.message), "", tuple(printable(s) for s in p.suggestions[:8])) for p in error.problems]
    return Judged(name, False, tuple(wrong[:MOST_TOLD]))


def told(problems: Sequence[object], file: Path, name: str) -> tuple[Wrong, ...]:
    """Problems of construction, which are texts that begin with the file, or the deck's name, and end with the rule."""
    return tuple([_told(str(problem), (str(file), name)) for problem in problems[:MOST_TOLD]])


def _told(text: str, begins: Sequence[str]) -> Wrong:
    line = 0
    for begin in begins:
        if begin and text.startswith(f"{begin}:"):
            text = text[len(begin) + 1 :]
            number = re.match(r"(\d+):", text)
            if number:
                line, text = int(number[1]), text[number.end() :]
            break
    text = text.strip()
    found = _RULE.match(text)
    return Wrong(line, printable(found["words"] if found else text), found["rule"] if found else "")


__all__ = ["Bar", "Chart", "Copies", "Judged", "Wrong", "chart", "curve", "told", "unreadable"]
