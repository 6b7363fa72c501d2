"""A deck of Marvel Champions as a client judges it, and written again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from longbox.decks import DeckError, marvelcdb_text
from longbox.decks.judged import Copies, Judged, chart, curve, told, unreadable
from longbox.errors import UserError
from longbox.games.champions.catalog.catalog import CATALOG
from longbox.games.champions.decks.construction import check, summary
from longbox.games.champions.decks.files import FORMATS, read_champions_deck, unknown, write

_RESOURCES: Final = {"e": "energy", "m": "mental", "p": "physical", "w": "wild"}


def judge(file: Path) -> Judged:
    """The deck in a file (champions:deck-customization)."""
    try:
        deck = read_champions_deck(file)
    except DeckError as error:
        return unreadable(error, file.stem)
    wrong = told(check(deck), file, deck.name)
    cards = tuple([Copies(n, card.title, card.kind.replace("_", " "), _cost(card.code)) for card, n in deck.known])
    s = summary(deck)
    resources: Counter[str] = Counter()
    for card, n in deck.known:
        for letter in card.resources:
            resources[_RESOURCES.get(letter, letter)] += n
    charts = [
        curve("Cards by cost", cards),
        chart("Cards", {marvelcdb_text.heading(kind, n).lower(): n for kind, n in s.kinds.items()}),
        chart("From", s.factions),
        chart("Printed resources", dict(resources.most_common())),
    ]
    strangers = unknown(deck, CATALOG)
    notes = [f"not playable yet: {', '.join(map(str, strangers))}"] if strangers else []
    return Judged(
        deck.name,
        not wrong,
        wrong,
        deck.identity.title,
        cards,
        tuple([c for c in charts if c.bars]),
        _hand(deck.hero),
        FORMATS,
        {} if strangers else {"heroes": [deck.hero], "decks": [dict(deck.slots)]},
        (f"packs: {', '.join(s.packs)}", *notes),
    )


def _cost(code: str) -> int | None:
    card = CATALOG.get(code)
    return card.faces[0].values.cost if card is not None else None


def _hand(hero: str) -> int:
    """champions:hand-size that of the alter-ego, in which one begins."""
    card = CATALOG.get(hero) or CATALOG.get(hero[:5])
    return max([int(face.values.hand) for face in card.faces]) if card is not None else 6


def export(file: Path, format: str) -> str:
    """The deck in a file as MarvelCDB's JSON or text, or for OCTGN. UserError with what is in the way."""
    if format not in FORMATS:
        raise UserError(f"a deck of Marvel Champions is written as {', '.join(FORMATS)}, not as {format!r}")
    return write(read_champions_deck(file), format)


__all__ = ["export", "judge"]
