"""Decks and facts of Vs. System as the options of commands want them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from longbox.games.vs.decks.construction import DeckChoice
    from longbox.games.vs.state import CardDef


def catalog_with(facts: Path | None) -> tuple[Mapping[str, CardDef], dict[str, Any]]:
    """The cards of Vs. System under a user's own facts, and what those facts add to a set-up."""
    from longbox.games.vs.catalog.catalog import CATALOG
    from longbox.games.vs.catalog.overrides import apply_overrides, read_facts

    if facts is None:
        return CATALOG, {}
    read = read_facts(facts)
    return apply_overrides(read), {"facts": read}


def legal_deck(path_or_name: str, catalog: Mapping[str, CardDef]) -> DeckChoice:
    """A deck that may be played."""
    from longbox.games.vs.decks.construction import check, load_deck

    deck = load_deck(path_or_name, catalog)
    if problems := check(deck, catalog):
        more = f" (and {len(problems) - 1} more; see: longbox deck check)" if len(problems) > 1 else ""
        raise UserError(f"{problems[0]}{more}")
    return deck


def legal_decks(names: Sequence[str], catalog: Mapping[str, CardDef]) -> list[DeckChoice]:
    """Those decks, or without names all that come with Longbox."""
    from longbox.games.vs.decks.construction import builtin

    return [legal_deck(name, catalog) for name in names or builtin()]
