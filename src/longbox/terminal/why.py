"""What is in the way of what a person might want to do with a card: the part of "why" that knows no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from longbox.kernel.state import NUMBER_MASK
from longbox.terminal.screen import Para

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from longbox.kernel.actions import Action, Objection
    from longbox.kernel.match import Match

#: a card that a person sees: a reference to it, and its name
Seen = tuple[int, str]


def named(cards: Sequence[Seen], asked: str | int, called: Callable[[str, list[str]], list[str]]) -> list[Seen] | str:
    """The cards that a person means, by a name or by the number of an option; or what is wrong with that."""
    if isinstance(asked, int):
        found = [c for c in cards if c[0] & NUMBER_MASK == asked & NUMBER_MASK]
    else:
        names = called(asked, list(dict.fromkeys(name for _, name in cards)))
        if len(names) > 1:
            return f"{asked!r} can be any of {len(names)} cards: {'; '.join(names)}."
        found = [c for c in cards if c[1] in names]
    return found or "There is no such card as far as you can see."


def reasons(match: Match, player: int, cards: Sequence[Seen]) -> list[RenderableType]:
    """Of cards of one name: what is in the way of everything that one might want to do.

    It is the first with which something can be done, else the first with which something might be.
    """
    tried = [(name, match.why_not(player, ref)) for ref, name in cards]
    card, deeds = next(((name, d) for name, d in tried if any(not objections for _, objections in d)), None) or next(
        ((name, d) for name, d in tried if d), tried[0]
    )
    out: list[RenderableType] = [Text(card, "bold")]
    if not deeds:
        return [*out, Para("There is nothing to do with it: it works by itself.", "  ")]
    d = match.decision
    if d is not None and d.kind != "turn":
        out.append(Para(Text("Just now something else is asked.").append(f"  {d.rule}", "dim"), "  "))
    return out + said(match, deeds)


def said(match: Match, deeds: Sequence[tuple[Action, Sequence[Objection]]]) -> list[RenderableType]:
    """Each thing to be done, with what is in its way."""
    out: list[RenderableType] = []
    for act, objections in deeds:
        label = act.label(match.state)
        if not objections:
            out.append(Para(Text(f"You can {label}.", "green"), "  "))
            continue
        out.append(Para(f"To {label}:", "  "))
        for each in objections:
            out.append(Para(Text(each.text[:1].upper() + each.text[1:]).append(f"  {each.rule}", "dim"), "    "))
    return out


__all__ = ["Seen", "named", "reasons", "said"]
