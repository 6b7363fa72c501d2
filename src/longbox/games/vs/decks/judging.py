"""A deck of Vs. System as a client judges it, and written again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from longbox.decks import DeckError
from longbox.decks.judged import Copies, Judged, chart, curve, told, unreadable
from longbox.errors import UserError
from longbox.games.vs.catalog.catalog import CATALOG
from longbox.games.vs.decks.construction import check, load_deck, summary
from longbox.games.vs.state import CHARACTER

#: vs:101.5 how many cards one begins with
_HAND = 4


def judge(file: Path) -> Judged:
    """The deck in a file (vs:101.1 to vs:101.3)."""
    try:
        deck = load_deck(file)
    except DeckError as error:
        return unreadable(error, file.stem)
    wrong = told(check(deck), file, deck.name)
    cards = tuple([Copies(n, name, CATALOG[name].kind, CATALOG[name].cost) for name, n in deck.counts.items()])
    s = summary(deck)
    keywords: Counter[str] = Counter()
    for each in cards:
        for word in sorted(CATALOG[each.name].values.keywords):
            keywords[word] += each.count
    charts = (
        curve("Characters by recruit cost", [c for c in cards if c.kind == CHARACTER]),
        chart("Cards", s.kinds),
        chart("Teams", s.teams),
        chart("Keywords", dict(keywords.most_common(12))),
    )
    notes = (f"{s.proxies} cards have stand-in figures",) if s.proxies else ()
    return Judged(
        deck.name,
        not wrong,
        wrong,
        "",
        cards,
        tuple([c for c in charts if c.bars]),
        _HAND,
        ("text",),
        {"decks": [deck.entries]},
        notes,
    )


def export(file: Path, format: str) -> str:
    """The deck in a file as plain text. UserError for any other format."""
    if format != "text":
        raise UserError(f"a deck of Vs. System is written as text, not as {format!r}")
    deck = load_deck(file)
    lines = [f"# {line}" for line in (deck.name, deck.plan) if line]
    return "\n".join([*lines, *[f"{n} {name}" for name, n in deck.counts.items()]]) + "\n"


__all__ = ["export", "judge"]
