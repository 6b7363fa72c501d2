"""Cards from their facts."""

from __future__ import annotations

from longbox.games.vs2pcg.state import KEYWORDS, KINDS, SYMBOLS, CardDef
from longbox.kernel.text import joined


def define(
    name: str,
    kind: str,
    *,
    cost: int = 0,
    atk: int = 0,
    def_: int = 1,
    health: int = 1,
    teams: tuple[str, ...] = (),
    words: tuple[str, ...] = (),
    symbol: str = "",
) -> CardDef:
    """A card of these facts. Raises LookupError for a word that the rulebook does not know."""
    if kind not in KINDS:
        raise LookupError(f"{name}: {kind!r} is no type of card; there are {joined(KINDS)}")
    for word in words:
        if word not in KEYWORDS:
            raise LookupError(f"{name}: {word!r} is no keyword of the rulebook; there are {joined(KEYWORDS)}")
    if symbol and symbol not in SYMBOLS:
        raise LookupError(f"{name}: {symbol!r} is no power symbol; there are {joined(SYMBOLS)}")
    return CardDef(name, kind, cost, atk, def_, health, teams, frozenset(words), symbol)


__all__ = ["define"]
