"""Cards of Vs. System at the table: which are seen, which is meant, and how one reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from longbox.decks.names import fold
from longbox.games.vs.terminal.table import figures
from longbox.games.vs.view.reading import PROXY, facts, paragraphs
from longbox.kernel.state import NUMBER_MASK
from longbox.tables.table import Card, table_of
from longbox.terminal.cards import Seen
from longbox.terminal.screen import Para

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from longbox.games.vs.state import CardDef
    from longbox.kernel.match import Match
    from longbox.kernel.views import View
    from longbox.tables.table import Table
    from longbox.terminal.screen import Screen


def seen_cards(table: Table) -> list[Seen]:
    """Every card on the table that the view shows, those in play first."""
    out: list[Seen] = []
    for side in table.sides:
        for c in side.area("formation").known:
            out += [Seen(c, side.player, "character"), *[Seen(e, side.player, "equipment") for e in c.attached]]
    for side in table.sides:
        out += [Seen(c, side.player, "resource row") for c in side.area("resources").known if c.name]
        out += [Seen(c, side.player, "hand") for c in side.area("hand").known]
    # piles and the chain as they were laid
    out += [Seen(c, effect.controller, "chain") for effect in table.area("chain").known[::-1] for c in effect.attached]
    for side in table.sides:
        out += [Seen(c, side.player, "KO'd pile") for c in side.area("pile").known[::-1]]
        out += [Seen(c, side.player, "removed") for c in side.area("removed").known]
        out += [Seen(c, side.player, "deck") for c in side.area("deck").known]
    return out


def called(asked: str, cards: Sequence[Seen]) -> list[Seen]:
    """The cards that a person means by a name: its full name, else its name, else a part of it."""
    wanted = fold(asked)
    if not wanted:
        return []
    tests = (
        lambda n: n == wanted,
        lambda n: n.split(",")[0].split(" <>")[0] == wanted,
        lambda n: n.startswith(wanted),
        lambda n: wanted in n,
    )
    for test in tests:
        found = [c for c in cards if test(fold(c.name)) or test(c.name.casefold())]
        if found:
            return found
    return []


def read(match: Match, view: View, asked: str | int, screen: Screen) -> list[RenderableType]:
    """A card's facts, where they come from, its text, and its values now."""
    table = table_of(view)
    cards = seen_cards(table)
    if isinstance(asked, int):
        found = [c for c in cards if c.ref & NUMBER_MASK == asked & NUMBER_MASK]
        if not found:
            return [Text("That is not a card you can read.")]
    else:
        found = called(asked, cards)
    names = sorted({c.name for c in found})
    if not names and isinstance(asked, str):
        known = _catalog(match)
        shelf = [Seen(Card(-1, c.full_name), -1, "") for c in known.values()]
        names = sorted({c.name for c in called(asked, shelf)})
        if len(names) == 1:
            return [*_page(known[names[0]]), Text("Not on the table as far as you can see.", "dim")]
    if not names:
        return [Text(f"No card is called {asked!r}.")]
    if len(names) > 1:
        shown = "; ".join(names[:12]) + (f"; and {len(names) - 12} more" if len(names) > 12 else "")
        return [Text(f"{asked!r} can be any of {len(names)} cards: {shown}.")]
    page = _page(match.state.get(found[0].ref).printed)
    for card in found:
        if card.name == names[0]:
            page.append(_now(match, table, card, screen))
    return page


def _catalog(match: Match) -> dict[str, CardDef]:
    from longbox.games.vs.catalog.catalog import CATALOG
    from longbox.games.vs.catalog.overrides import from_setup

    own = match.setup.get("facts")
    return {**CATALOG, **(from_setup(own) if own else {})}


def _page(card: CardDef) -> list[RenderableType]:
    """The printed card."""
    out: list[RenderableType] = [Text.assemble((card.full_name, "bold"), f"  {card.code}")]
    out.append(Text("; ".join(facts(card))))
    out += [Para(paragraph, "  ") for paragraph in paragraphs(card)]
    source = f"Source: {card.source or 'none'}."
    if card.notes:
        source += f" Note: {card.notes}."
    if card.proxy:
        words = ", ".join({"atk": "ATK", "def_": "DEF"}.get(word, word) for word in card.proxy)
        source += f" {PROXY} marks stand-ins that no source gives: {words}."
    out.append(Text(source, "dim"))
    return out


def _now(match: Match, table: Table, card: Seen, screen: Screen) -> RenderableType:
    """Where a card is, and what it is like there."""
    name = table.sides[card.player].name
    if card.place == "equipment":
        on = next(c.title for side in table.sides for c in side.area("formation").known if card.card in c.attached)
        return Text(f"Now: attached to {on}, {name}")
    if card.place != "character":
        where = {"resource row": "in the resource row", "hand": "in hand", "deck": "on top of the deck", "chain": "on the chain"}
        return Text(f"Now: {where.get(card.place, card.place)}, {name}")
    c = card.card
    line = Text("Now: ").append_text(figures(c, screen.marks))
    notes = [f"{'hidden ' if 'hidden' in c.marks else ''}{'support' if c.row else 'front'} row, {name}"]
    if c.controller != c.owner:
        notes.append(f"owned by {table.sides[c.owner].name}")
    notes += [word for word in ("stunned", "protected", "attacking", "defending") if word in c.marks]
    notes += ["exhausted"] if c.turned and "stunned" not in c.marks else []
    notes += ["has reinforcement"] if "reinforcement" in c.marks else []
    if set(c.words) != match.state.get(c.ref).printed.values.teams:
        notes.append(f"affiliations: {', '.join(c.words) or 'none'}")
    notes += [f"equipped with {e.title}" for e in c.attached]
    notes += [f"{each.now} {each.name} counter{'' if each.now == 1 else 's'}" for each in c.counters]
    return line.append(f", {'; '.join(notes)}")
