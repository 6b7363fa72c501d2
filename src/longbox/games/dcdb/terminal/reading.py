"""`longbox card dcdb`: read a card of the DC Deck-Building Game."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from longbox import rulebook
from longbox.errors import UserError
from longbox.terminal.arguments import Flag
from longbox.terminal.cards import card_asked, no_card, print_rulings
from longbox.terminal.paper import console

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from longbox.games.dcdb.catalog import Collection
    from longbox.games.dcdb.state import CardDef


def card(*name: str, unknown: Flag = False, cards: Path | None = None) -> None:
    """Read a card or main character: its facts and where they come from, its text, and the rulebook's rulings on it.

    Parameters
    ----------
    name
        Its name, however it is spelt.
    unknown
        List what the Cube names and what has no text here: type, cost and VP as far as known.
    cards
        A file with cards of your own; see docs/setups.md.
    """
    from longbox.games.dcdb.catalog import spelt
    from longbox.games.dcdb.decks.own import own_collection

    there = own_collection(cards)
    if unknown:
        if name:
            raise UserError("--unknown lists all such cards: leave out the name")
        for line in unknown_cards(there):
            console().print(Text(line), soft_wrap=True)
        return
    asked = card_asked("dcdb", name, "Aquaman's Trident")
    found = [*there.called(asked), *there.called(asked, main=True)]
    if not found:
        names = {spelt(c.name): c.name for c in there.cards.values()}
        near = [names[s] for s in difflib.get_close_matches(spelt(asked), names, n=3)]
        raise no_card(asked, near or [c for s, c in names.items() if spelt(asked) in s][:3])
    out = console()
    for i, each in enumerate(found):
        if i:
            out.print()
        _show(out, each)


def unknown_cards(there: Collection | None = None) -> list[str]:
    """A line for each thing that the Cube names and that has no text here; whether a source of its text is known is said."""
    from longbox.games.dcdb.catalog import cube_facts, spelt, standard

    here = {(c.set, c.is_card, spelt(c.name)) for c in (there or standard()).cards.values() if c.known_text}
    out = []
    for f in cube_facts():
        if (f["set"], f["section"] != "MC", spelt(f["name"])) in here:
            continue
        known: Mapping[str, object] = f
        figures = [f"{word} {known[key]}" for key, word in (("cost", "cost"), ("vp", "VP"), ("copies", "copies")) if key in f]
        reason = "not built yet" if f["sourced_text"] else "no source gives its text"
        out.append(f"{f['name']} ({f['set']}): {', '.join([f['type'] or 'type unknown', *figures])}; {reason}")
    return out


def _show(out: Console, c: CardDef) -> None:
    from longbox.games.dcdb.view.reading import facts, text

    out.print(Text(c.name, "bold"))
    out.print(Text(facts(c)))
    for paragraph in text(c):
        out.print(Padding(Text(paragraph), (0, 0, 0, 2)))
    out.print(Text(f"Sources of its facts: {', '.join(c.sources) or 'none'}", "dim"), soft_wrap=True)
    key = f"{c.name} ({c.set})#"
    kind = "MC" if not c.is_card else "SV" if c.kind == "Super-Villain" else "GC"
    print_rulings(out, [e for e in rulebook.examples("dcdb") if e.id.startswith(f"dcdb:{kind}:{key}")])
