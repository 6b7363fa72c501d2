"""Cards of Vs. System at the table: which are seen, which is meant, and how one reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from longbox.decks.names import fold
from longbox.games.vs.terminal.table import figures
from longbox.games.vs.view.layout import table_of
from longbox.games.vs.view.reading import PROXY, facts, paragraphs
from longbox.kernel.state import NUMBER_MASK
from longbox.terminal.cards import D, Seen
from longbox.terminal.screen import Para

if TYPE_CHECKING:
    from rich.console import RenderableType

    from longbox.games.vs.state import CardDef
    from longbox.games.vs.view.layout import CardData, Layout
    from longbox.kernel.match import Match
    from longbox.kernel.views import View
    from longbox.terminal.screen import Screen


def seen_cards(table: Layout) -> list[Seen[CardData]]:
    """Every card on the table that the view shows, those in play first."""
    out: list[Seen[CardData]] = []
    for p in table["players"]:
        n = p["player"]
        for c in p["characters"]:
            out.append(Seen(c, n, "character"))
            out += [Seen(e, n, "equipment") for e in c["equipment"]]
    for p in table["players"]:
        n = p["player"]
        out += [Seen(r["card"], n, "resource row") for r in p["resources"] if r["card"] is not None]
        out += [Seen(c, n, "hand") for c in p["hand"] if c is not None]
    out += [Seen(i["card"], i["controller"], "chain") for i in table["chain"] if i["card"] is not None]
    for p in table["players"]:
        n = p["player"]
        out += [Seen(c, n, "KO'd pile") for c in p["pile"]]
        out += [Seen(c, n, "removed") for c in p["removed"] if c is not None]
        out += [Seen(p["top"], n, "deck")] if p["top"] is not None else []
    return out


def called(asked: str, cards: Sequence[Seen[D]]) -> list[Seen[D]]:
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
        shelf = [Seen[Mapping[str, object]]({"name": c.full_name, "ref": -1}, -1, "") for c in known.values()]
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


def _now(match: Match, table: Layout, card: Seen[CardData], screen: Screen) -> RenderableType:
    """Where a card is, and what it is like there."""
    name = table["players"][card.player]["name"]
    if card.place == "equipment":
        on = next(c["name"] for p in table["players"] for c in p["characters"] if card.data in c["equipment"])
        return Text(f"Now: attached to {on}, {name}")
    if card.place != "character":
        where = {"resource row": "in the resource row", "hand": "in hand", "deck": "on top of the deck", "chain": "on the chain"}
        return Text(f"Now: {where.get(card.place, card.place)}, {name}")
    c = card.data
    line = Text("Now: ").append_text(figures(c, screen.marks))
    notes = [f"{'hidden ' if c['hidden'] else ''}{'support' if c['row'] else 'front'} row, {name}"]
    if c["controller"] != c["owner"]:
        notes.append(f"owned by {table['players'][c['owner']]['name']}")
    notes += [word for word in ("stunned", "protected", "attacking", "defending") if c[word]]
    notes += ["exhausted"] if c["exhausted"] and not c["stunned"] else []
    notes += ["has reinforcement"] if c["reinforcement"] else []
    printed = match.state.get(c["ref"]).printed.values
    if set(c["teams"]) != printed.teams:
        notes.append(f"affiliations: {', '.join(c['teams']) or 'none'}")
    notes += [f"equipped with {e['name']}" for e in c["equipment"]]
    notes += [f"{number} {kind} counter{'s' if number > 1 else ''}" for kind, number in c["counters"]]
    return line.append(f", {'; '.join(notes)}")
