"""How code, tests and notes cite rules, and what such a citation names.

* A rule or a worked example: `vs:602.6a`, `vs:G:As Though`, `champions:setup#11`, `vs:102.2#ex1`.
* A range of rules within one section, as far as its ends are rules themselves: `vs:602.1a-g`, `vs:101.1-101.3` (which
  ends before a 101.3a), `champions:setup#3-7`, `dcdb:6.061-6.065`. It names every rule from end to end in book order.
* A heading: `vs:602`, `vs:ch6`, `champions:setup`. It tells a reader where to look and counts for no rule.

What looks like a citation and is none of these is a mistake, unless its line says `# no such rule`.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from longbox.rulebook import book

EXEMPT: Final = "# no such rule"
"""A line that says this cites rules that do not exist, and means to."""

_PREFIX: Final = re.compile(rf"(?<![\w:])(?:{'|'.join(book.GAMES)}):(?=[A-Za-z0-9])")
_RANGE: Final = re.compile(rf"[-–](?:(?:{'|'.join(book.GAMES)}):)?(#?p?\d+(?:\.\d+)?[a-z]?|[a-z])(?!\w)")
_GOES_ON: Final = re.compile(r"\w|[.#:]\w")
_NUMBERED: Final = re.compile(r"\d[a-z]?$")
_LOOKS_LIKE_A_RULE: Final = {
    "vs": re.compile(r"(?:\d|ch\d|G:)[\w.#:'—-]*"),
    "vs2pcg": re.compile(r"[a-z][\w.#:-]*"),
    "dcdb": re.compile(r"(?:\d|ch\d|MC:|SV:|GC:)[\w.#:'-]*"),
    "champions": re.compile(r"[a-z][\w.#:-]*"),
}


class Citation(NamedTuple):
    """A place in a text that names rules, an example or a heading."""

    start: int
    """Where in the text it begins."""
    text: str
    """As written."""
    ids: tuple[str, ...]
    """What it names; nothing if there is no such thing."""


def citations(text: str) -> Iterator[Citation]:
    """Every citation in a text, in order. Those that name nothing that exists have no ids."""
    end = 0
    for match in _PREFIX.finditer(text):
        start, game = match.start(), match[0][:-1]
        if start < end:  # the far end of a range
            continue
        if id := _longest(text, start, game):
            end = start + len(id)
            tail = _RANGE.match(text, end) if id in book.book(game) and _NUMBERED.search(id) else None
            if tail:
                end = tail.end()
            yield Citation(start, text[start:end], _between(game, id, tail[1]) if tail else (id,))
        elif word := _LOOKS_LIKE_A_RULE[game].match(text, match.end()):
            yield Citation(start, match[0] + word[0].rstrip(".:'-"), ())


def _longest(text: str, start: int, game: str) -> str:
    names, lengths = _names(game)
    for length in lengths:
        candidate = text[start : start + length]
        if candidate in names and not _goes_on(text, start + length, candidate):
            return candidate
    return ""


def _goes_on(text: str, end: int, id: str) -> bool:
    """Whether what is written is longer than `id`: with a digit more, say, or a hyphen in the middle of a name."""
    if text[end : end + 1] == "-" and text[end + 1 : end + 2].isalnum():
        return not _NUMBERED.search(id)
    return _GOES_ON.match(text, end) is not None


@lru_cache
def _names(game: str) -> tuple[frozenset[str], tuple[int, ...]]:
    names = frozenset(book.book(game)) | book.headings(game).keys() | {e.id for e in book.examples(game)}
    return names, tuple(sorted({len(name) for name in names}, reverse=True))


def _between(game: str, first: str, tail: str) -> tuple[str, ...]:
    """The rules from `first` to the one that `tail` abbreviates; none if that is no range."""
    order = list(book.book(game))
    ends = (f"{game}:{tail}", first.rpartition("#")[0] + "#" + tail.lstrip("#"), first.rpartition(".")[0] + "." + tail)
    last = next((end for end in (*ends, first[:-1] + tail) if end in book.book(game)), None)
    if last is None or book.rule(first).section != book.rule(last).section:
        return ()
    return tuple(order[order.index(first) : order.index(last) + 1])
