"""A card to be read: facts and text."""

from __future__ import annotations

from longbox.games.dcdb.language.abilities import printed
from longbox.games.dcdb.state import SUPER_VILLAIN, TYPES, CardDef


def text(card: CardDef) -> list[str]:
    """The text of a card, paragraph by paragraph."""
    if not card.known_text:
        return [f"(Not built: {card.aside}.)" if card.aside else "(The text of this card is not known here.)"]
    return [words for words in printed(card.values) if words]


def facts(card: CardDef) -> str:
    """Its facts in a line."""
    v = card.values
    if not card.is_card or card.kind not in (*TYPES, SUPER_VILLAIN):
        return f"{card.kind}, {card.set}"
    vp = "* VP" if v.worth else f"{v.vp} VP"
    words = "".join(f", {w}" for w in sorted(v.words))
    return f"{card.kind}{words}, cost {v.cost}, {vp}, {card.set}"


__all__ = ["facts", "text"]
