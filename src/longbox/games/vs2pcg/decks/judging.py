"""A deck of 2PCG as a client judges it, and written again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from longbox.decks import DeckError
from longbox.decks.judged import Copies, Judged, chart, curve, told, unreadable
from longbox.errors import UserError
from longbox.games.vs2pcg.decks.files import FORMATS, check, load_deck, write

#: vs2pcg:setting-up#6 how many cards one begins with
_HAND = 7


def judge(file: Path) -> Judged:
    """The deck in a file (vs2pcg:deck-building#1 to #3)."""
    try:
        deck = load_deck(file)
    except DeckError as error:
        return unreadable(error, file.stem)
    wrong = told(check(deck), file, deck.name)
    cards = tuple([Copies(n, c.name, c.kind, c.values.cost) for c, n in deck.cards])
    kinds: Counter[str] = Counter()
    teams: Counter[str] = Counter()
    for c, n in deck.cards:
        kinds[c.kind] += n
        for team in c.values.teams:
            teams[team] += n
    charts = [
        curve("Characters by cost", [each for each in cards if "character" in each.kind]),
        chart("Cards", dict(kinds.most_common())),
        chart("Teams", dict(teams.most_common())),
    ]
    whole = deck.main is not None and not deck.problems
    return Judged(
        deck.name,
        not wrong,
        wrong,
        deck.main.name if deck.main is not None else "",
        cards,
        tuple([c for c in charts if c.bars]),
        _HAND,
        FORMATS if whole else (),
        {"decks": [deck.entries]} if whole else {},
    )


def export(file: Path, format: str) -> str:
    """The deck in a file as plain text or for OCTGN. UserError with what is in the way."""
    deck = load_deck(file)
    if deck.problems:
        raise UserError("; ".join([each.words for each in told(deck.problems, file, deck.name)]))
    if deck.main is None:
        raise UserError("it has no main character; add a line 'Main Character: Name' (vs2pcg:deck-building#1)")
    if format not in FORMATS:
        raise UserError(f"a deck of 2PCG is written as {' or '.join(FORMATS)}, not as {format!r}")
    return write(deck, format)


__all__ = ["export", "judge"]
