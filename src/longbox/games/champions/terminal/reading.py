"""`longbox card champions`: read a card of Marvel Champions."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from longbox import rulebook
from longbox.terminal.cards import card_asked, no_card, print_rulings
from longbox.terminal.paper import console


def card(*name: str) -> None:
    """Read a card, all its sides, a villain with its stages, and the rulebook's examples with it.

    Parameters
    ----------
    name
        A card's name, or its code: the codes are listed if several cards have the name.
    """
    from longbox.games.champions.view import reading

    asked = card_asked("champions", name, "Backflip")
    found = reading.named(asked)
    out = console()
    if not found:
        if by_name := reading.by_name_only(asked):
            for line in by_name:
                out.print(Text(line), soft_wrap=True)
            return
        near = reading.nearest(asked)
        raise no_card(asked, near)
    if len(found) > 1:
        out.print(f"{len(found)} cards are called {asked!r}; ask by code:", markup=False)
        for codes in found:
            out.print(Text(f"  {reading.in_short(codes)}"), soft_wrap=True)
        return
    names = set()
    for code in found[0]:
        record = reading.all_facts()[code]
        names.add(record["name"])
        out.print(Text.assemble((reading.title(record), "bold"), f"  {code}"))
        out.print(Text("; ".join(reading.facts(record))))
        words = reading.paragraphs(code) if reading.known(code) else ["Longbox does not know yet what this card does."]
        for paragraph in words:
            out.print(Padding(Text(paragraph), (0, 0, 0, 2)))
        out.print()
    out.print(Text(f"Set: {reading.where_from(found[0][0])}", "dim"))
    out.print(Text(f"Source: {reading.SOURCE}", "dim"), soft_wrap=True)
    print_rulings(
        out, [e for e in rulebook.examples("champions") if any(n in names or n.split(" (")[0] in names for n in e.cards)]
    )
