"""All cards of Vs. System that Longbox knows, by full name."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import TYPE_CHECKING

from longbox.games.vs import cards
from longbox.games.vs.state import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import CardDef


def _load() -> dict[str, CardDef]:
    found: dict[str, CardDef] = {}
    for info in sorted(pkgutil.iter_modules(cards.__path__), key=lambda i: i.name):
        module = import_module(f"{cards.__name__}.{info.name}")
        for card in getattr(module, "CARDS", ()):
            if card.full_name in found:
                raise ValueError(f"{card.full_name} is defined twice (again in {info.name}.py)")
            found[card.full_name] = card
    return found


CATALOG: dict[str, CardDef] = _load()


def words_of(what: str, others: Sequence[CardDef] = ()) -> Sequence[str]:
    """The words of the game of one sort, sorted (vs:511.4): "an affiliation", "a card name", "a version", "an identity".

    Identities are printed and secret ones (vs:511.4a): that of a card without the diamond is its name. `others` are cards in
    the game that the catalog does not have. "A card type" is one of the four (vs:300.1).
    """
    if what == "a card type":
        return (CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST)
    words: set[str] = set()
    for card in (*CATALOG.values(), *others):
        v = card.values
        if what == "an affiliation":
            words |= v.teams
        elif what == "a card name":
            words |= set(v.names)
        elif what == "a version":
            words |= set(v.versions)
        elif what == "an identity":
            words |= set(v.identities)
        else:
            raise LookupError(what)
    return sorted(words)
