"""A card to be read: facts and text."""

from __future__ import annotations

from longbox.games.vs2pcg.state import LOCATION, MAIN, PLOT_TWIST, CardDef, Values


def text(card: CardDef, values: Values) -> list[str]:
    """The text of one face of a card, power by power."""
    if not card.known_text:
        return ["(The text of this card is not built yet.)"]
    return [a.print(card.name) for a in values.abilities]


def facts(card: CardDef, values: Values) -> str:
    """Its facts in a line."""
    team = f", {', '.join(values.teams)}" if values.teams else ""
    aka = f", AKA {' and '.join(values.aka)}" if values.aka else ""
    if card.kind == LOCATION:
        return f"{card.kind}{team}: {' or '.join(card.symbols)}"
    if card.kind == PLOT_TWIST:
        return f"{card.kind}{team}"
    words = "".join([f", {w}" for w in sorted(values.words)])
    cost = "" if card.kind == MAIN else f", cost {values.cost}"
    return f"{card.kind}{team}{aka}{cost}, {values.atk}/{values.def_}, health {values.health}{words}"


def faces(card: CardDef) -> list[tuple[str, str, list[str]]]:
    """Each face of a card: which level it is, its facts, its text."""
    many = len(card.faces) > 1
    return [(f"Level {i}: " if many else "", facts(card, v), text(card, v)) for i, v in enumerate(card.faces, 1)]
