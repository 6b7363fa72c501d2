"""Asking at a table of 2PCG what is in the way of doing something with a card, or of an attack ("Hulk vs Magneto")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from longbox.games.vs2pcg.rules.combat import Attack
from longbox.games.vs2pcg.terminal.cards import called, seen_cards
from longbox.games.vs2pcg.terminal.table import Data
from longbox.kernel.state import NUMBER_MASK
from longbox.terminal.screen import Para

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from longbox.kernel.actions import Action, Objection
    from longbox.kernel.match import Match
    from longbox.kernel.views import View


def why(match: Match, view: View, player: int, asked: str | int) -> list[RenderableType]:
    """What is in the way of everything that one might want to do with a card."""
    cards = seen_cards(view.table, view.seat)
    if isinstance(asked, str) and " vs " in asked:
        return versus(match, view, player, cards, asked)
    found = named(cards, asked)
    if isinstance(found, str):
        return [Text(found)]
    tried = [(c, match.why_not(player, c["ref"])) for c in found]
    card, deeds = next(((c, d) for c, d in tried if any(not objections for _, objections in d)), None) or next(
        ((c, d) for c, d in tried if d), tried[0]
    )
    out: list[RenderableType] = [Text(card["name"], "bold")]
    if not deeds:
        return [*out, Para("There is nothing to do with it: it works by itself.", "  ")]
    d = match.decision
    if d is not None and d.kind != "turn":
        out.append(Para(Text("Just now something else is asked.").append(f"  {d.rule}", "dim"), "  "))
    return out + said(match, deeds)


def named(cards: Sequence[Data], asked: str | int) -> list[Data] | str:
    """The cards that a person means, or what is wrong with that."""
    if isinstance(asked, int):
        found = [c for c in cards if c["ref"] & NUMBER_MASK == asked & NUMBER_MASK]
    else:
        names = called(asked, list(dict.fromkeys(c["name"] for c in cards)))
        if len(names) > 1:
            return f"{asked!r} can be any of {len(names)} cards: {'; '.join(names)}."
        found = [c for c in cards if c["name"] in names]
    return found or "There is no such card as far as you can see."


def versus(match: Match, view: View, player: int, cards: Sequence[Data], asked: str) -> list[RenderableType]:
    """What is in the way of an attack."""
    mine, theirs = [named(cards, part.strip()) for part in asked.split(" vs ", 1)]
    if isinstance(mine, str):
        return [Text(mine)]
    if isinstance(theirs, str):
        return [Text(theirs)]
    s = match.state
    attackers = [c for c in mine if s.controller(c["ref"]) == player and s.in_play(c["ref"] & NUMBER_MASK)] or mine
    targets = [c for c in theirs if s.controller(c["ref"]) != player and s.in_play(c["ref"] & NUMBER_MASK)] or theirs
    act = Attack(player, attackers[0]["ref"], targets[0]["ref"])
    if not all(s.in_play(r & NUMBER_MASK) for r in (act.ref, act.target)):
        return [Text("Only characters in play attack each other.")]
    return said(match, [(act, act.why_not(s))])


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
