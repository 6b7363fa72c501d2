"""Which of many known spellings are nearest to a wrong one, found by the three-letter pieces that they share."""

import difflib
from collections import Counter
from collections.abc import Iterable
from typing import Final

#: letters of a wrong name that are looked at; no card's name is as long
MOST_LETTERS: Final = 80
#: how many spellings with the most pieces in common are compared letter by letter
_COMPARED: Final = 30


class Spellings:
    """Known spellings, to be asked for those near to another."""

    def __init__(self, spellings: Iterable[str]) -> None:
        self._known = list(dict.fromkeys(spellings))
        self._with: dict[str, list[int]] = {}
        for number, spelling in enumerate(self._known):
            for piece in _pieces(spelling):
                self._with.setdefault(piece, []).append(number)

    def nearest(self, wrong: str, most: int, least: float = 0.6) -> list[str]:
        """At most so many spellings that are like the wrong one, by difflib's ratio at least `least`; nearest first."""
        wrong = wrong[:MOST_LETTERS]
        shared: Counter[int] = Counter()
        for piece in _pieces(wrong):
            shared.update(self._with.get(piece, ()))
        likeness = {number: 2 * count / (len(wrong) + len(self._known[number]) + 2) for number, count in shared.items()}
        compared = sorted(likeness, key=lambda number: (-likeness[number], number))[:_COMPARED]
        return difflib.get_close_matches(wrong, [self._known[number] for number in compared], most, least)


def _pieces(spelling: str) -> list[str]:
    """The three-letter pieces of a spelling, its ends included, each once."""
    padded = f"  {spelling} "
    return list(dict.fromkeys(padded[at : at + 3] for at in range(len(padded) - 2)))
