"""Asking at a table of the DC Deck-Building Game what is in the way of playing or buying a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from longbox.games.dcdb.terminal.cards import called, seen_cards
from longbox.kernel.state import NUMBER_MASK
from longbox.terminal.screen import Para

if TYPE_CHECKING:
    from rich.console import RenderableType

    from longbox.kernel.match import Match
    from longbox.kernel.views import View


def why(match: Match, view: View, player: int, asked: str | int) -> list[RenderableType]:
    """What is in the way of everything that one might want to do with a card."""
    cards = seen_cards(view.table)
    if isinstance(asked, int):
        found = [c for c in cards if c["ref"] & NUMBER_MASK == asked & NUMBER_MASK]
    else:
        names = called(asked, list(dict.fromkeys(c["name"] for c in cards)))
        if len(names) > 1:
            return [Text(f"{asked!r} can be any of {len(names)} cards: {'; '.join(names)}.")]
        found = [c for c in cards if c["name"] in names]
    if not found:
        return [Text("There is no such card as far as you can see.")]
    # the first that something can be done with, else the first that something is in the way of
    tried = [(c, match.why_not(player, c["ref"])) for c in found]
    card, deeds = next(((c, d) for c, d in tried if any(not objections for _, objections in d)), None) or next(
        ((c, d) for c, d in tried if d), tried[0]
    )
    out: list[RenderableType] = [Text(card["name"], "bold")]
    if not deeds:
        return [*out, Para("There is nothing to do with it: it works by itself.", "  ")]
    d = match.decision
    if d is not None and d.kind != "turn":
        out.append(Para(Text("Just now something else is asked.").append("  dcdb:2.060", "dim"), "  "))
    for act, objections in deeds:
        label = act.label(match.state)
        if not objections:
            out.append(Para(Text(f"You can {label}.", "green"), "  "))
            continue
        out.append(Para(f"To {label}:", "  "))
        for each in objections:
            out.append(Para(Text(each.text[:1].upper() + each.text[1:]).append(f"  {each.rule}", "dim"), "    "))
    return out
