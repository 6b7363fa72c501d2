"""Lines of Markdown, as sites copy decks in it: what they say without their marks."""

import re
from typing import Final

_BEFORE: Final = r"(?<![^\s(\[])"
_BEHIND: Final = r"(?=[\s.,:;)\]]|$)"
_STRONG: Final = re.compile(rf"{_BEFORE}(\*\*|__)(?=\S)(.+?)(?<=\S)\1{_BEHIND}")
_EMPHASIS: Final = re.compile(rf"{_BEFORE}([*_])(?=[^\s*_])([^*_]+?)(?<=[^\s*_])\1{_BEHIND}")
_LINK: Final = re.compile(r"!?\[((?:[^\[\]\\]|\\.)+)\]\(\s*<?([^()\s<>]*)>?(?:\s+\"[^\"]*\")?\s*\)")
_ESCAPED: Final = re.compile(r"\\([\\`*_{}\[\]()#+.!<>|~'\"-])")
_CARD: Final = re.compile(r"/card/([0-9]{5}[A-Za-z]?)(?![0-9A-Za-z])")


def unmarked(line: str) -> str:
    """The line without emphasis, links and escapes. A link to a card of MarvelCDB leaves its code in square brackets.

    What begins the line (a heading's signs, a bullet) stays.
    """
    line = _LINK.sub(lambda link: link[1] + (f" [{code[1]}]" if (code := _CARD.search(link[2])) else ""), line)
    line = _EMPHASIS.sub(r"\2", _STRONG.sub(r"\2", line))
    return _ESCAPED.sub(r"\1", line) if "\\" in line else line
