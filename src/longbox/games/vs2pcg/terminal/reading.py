"""`longbox card vs2pcg`: read a card of 2PCG."""

from __future__ import annotations

import difflib

from rich.padding import Padding
from rich.text import Text

from longbox.errors import UserError
from longbox.terminal.arguments import Flag
from longbox.terminal.cards import card_asked, no_card
from longbox.terminal.paper import console


def card(*name: str, unbuilt: Flag = False) -> None:
    """Read a card: its facts and where they come from, and its text.

    Parameters
    ----------
    name
        Its name, however it is spelt, or its number (MNB-010).
    unbuilt
        List the cards that can't be played, each with what keeps it out.
    """
    from longbox.games.vs2pcg.catalog import by_name, catalog, spelt, unbuilt_cards
    from longbox.games.vs2pcg.view import reading

    out = console()
    if unbuilt:
        if name:
            raise UserError("--unbuilt lists all such cards: leave out the name")
        for number, why in unbuilt_cards().items():
            c = catalog()[number]
            out.print(Text(f"{number} {c.name} ({c.kind}, {c.set}): {why}"), soft_wrap=True)
        return
    asked = card_asked("vs2pcg", name, "Black Widow")
    numbered = catalog().get(asked.strip().upper())
    found = (numbered,) if numbered is not None else by_name().get(spelt(asked), ())
    if not found:
        names = {spelt(c.name): c.name for c in catalog().values()}
        near = [names[s] for s in difflib.get_close_matches(spelt(asked), names, n=3)]
        raise no_card(asked, near or [c for s, c in names.items() if spelt(asked) in s][:3])
    for i, each in enumerate(found):
        if i:
            out.print()
        out.print(Text(f"{each.name} ({each.number}, {each.set})", "bold"))
        for level, facts, text in reading.faces(each):
            out.print(Text(f"{level}{facts}"))
            for paragraph in text:
                out.print(Padding(Text(paragraph), (0, 0, 0, 2)))
        out.print(Text(f"Sources of its facts: {', '.join(each.sources) or 'none'}", "dim"), soft_wrap=True)
