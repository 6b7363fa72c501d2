"""A card of the table, read in lines of words, as the terminal reads it."""

from __future__ import annotations

import re
from functools import lru_cache
from io import StringIO
from typing import TYPE_CHECKING, Final

from longbox import rulebook
from longbox.serving.messages import Ruling
from longbox.situations.worked import laid_by
from longbox.tables.table import cards_in, table_of
from longbox.terminal.face import face_of
from longbox.terminal.screen import Screen

if TYPE_CHECKING:
    from longbox.kernel.match import Match
    from longbox.kernel.views import View
    from longbox.tables.table import Card

_WIDE: Final = 100
#: rulings on one card that are told
_MOST: Final = 8
#: what a rulebook adds to a card's name in an example: kind and set, by which cards of one name are told apart; figures; a level
_ADDED: Final = re.compile(r" *(?:\[(?P<kind>[^]]*), (?P<set>[^],]*)\]|\(.*\)| Lvl\d)$")
_MAIN: Final = "Main Character"


def card_in_lines(match: Match, view: View, card: int) -> list[str]:
    """The lines that tell of a card which the view's seat sees."""
    out = StringIO()
    screen = Screen(StringIO(), out, width=_WIDE, height=200)
    screen.say(*face_of(match.game.name).read(match, view, card, screen))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def rulings_on(view: View, card: int) -> tuple[Ruling, ...]:
    """The rulebook's examples with a card, if the view's seat knows which it is."""
    table = table_of(view)
    found = next((each for each in cards_in(table) if each.ref == card), None)
    if found is None or not found.name:
        return ()
    named = _examples(table.game)
    both = (*named.get(found.name, ()), *named.get(f"{found.name}, {found.detail}", ()))
    examples = dict.fromkeys([e for card, e in both if _is(card, found)])
    laid = laid_by(table.game)
    return tuple([Ruling(e.id, e.rule, e.situation, e.expected, e.id in laid) for e in list(examples)[:_MOST]])


def _is(named: str, card: Card) -> bool:
    """Is it this card that an example names, and not another of its name?"""
    added = _ADDED.search(named)
    if added is None or added["set"] is None:
        return True
    return added["set"] == card.detail and (added["kind"] == "MC") == (card.kind == _MAIN)


@lru_cache
def _examples(game: str) -> dict[str, list[tuple[str, rulebook.Example]]]:
    """The examples of a game by the names of the cards that they are about, each as the example names it."""
    out: dict[str, list[tuple[str, rulebook.Example]]] = {}
    for example in rulebook.examples(game):
        for card in example.cards:
            out.setdefault(_ADDED.sub("", card), []).append((card, example))
    return out
