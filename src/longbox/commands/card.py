"""`longbox card`: read a card."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from longbox import rulebook
from longbox.errors import UserError
from longbox.games.vs.terminal.options import catalog_with
from longbox.terminal.arguments import game_named, only_for
from longbox.terminal.paper import console

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from longbox.games.vs.state import CardDef


def card(game: str, *name: str, facts: Path | None = None) -> None:
    """Read a card: facts and where they come from, its text, and the rulebook's examples with it.

    Parameters
    ----------
    game
        The game: vs or champions.
    name
        A card's name, with its version or without: the versions are listed if there are several. Or a card's code.
    facts
        A file with printed facts of your own; see docs/cards.md.
    """
    chosen = game_named(game)
    asked = " ".join(name)
    if not asked.strip():
        raise UserError(f"give a card's name, such as: longbox card {game} {_SUCH_AS.get(game, 'NAME')}")
    only_for(chosen, {"vs": {"--facts": facts}})
    if game == "champions":
        _champions(asked)
        return
    catalog, _ = catalog_with(facts)
    found = _found(asked, catalog)
    out = console()
    if len(found) > 1:
        out.print(f"{len(found)} cards are called {asked!r}:")
        for each in found:
            out.print(Text.assemble("  ", (each.full_name, "bold"), f"  {_in_short(each)}"), soft_wrap=True)
        return
    _show(out, game, found[0])


_SUCH_AS = {"vs": "Wolverine", "champions": "Backflip"}


def _champions(asked: str) -> None:
    """A card of Marvel Champions: all its sides, a villain with its stages."""
    from longbox.games.champions.view import reading

    found = reading.named(asked)
    out = console()
    if not found:
        if by_name := reading.by_name_only(asked):
            for line in by_name:
                out.print(Text(line), soft_wrap=True)
            return
        near = reading.nearest(asked)
        raise UserError(f"no card is called {asked!r}" + (f"; nearest names: {' | '.join(near)}" if near else ""))
    if len(found) > 1:
        out.print(f"{len(found)} cards are called {asked!r}; ask by code:", markup=False)
        for codes in found:
            out.print(Text(f"  {reading.in_short(codes)}"), soft_wrap=True)
        return
    names = set()
    for code in found[0]:
        record = reading.all_facts()[code]
        names.add(record["name"])
        out.print(Text.assemble((reading.title(record), "bold"), f"  {code}"))
        out.print(Text("; ".join(reading.facts(record))))
        words = reading.paragraphs(code) if reading.known(code) else ["Longbox does not know yet what this card does."]
        for paragraph in words:
            out.print(Padding(Text(paragraph), (0, 0, 0, 2)))
        out.print()
    out.print(Text(f"Set: {reading.where_from(found[0][0])}", "dim"))
    out.print(Text(f"Source: {reading.SOURCE}", "dim"), soft_wrap=True)
    _rulings(out, [e for e in rulebook.examples("champions") if any(n in names or n.split(" (")[0] in names for n in e.cards)])


def _found(asked: str, catalog: Mapping[str, CardDef]) -> list[CardDef]:
    """The card of that full name, or all of that name. UserError with the nearest names if there is none."""
    import difflib

    from longbox.decks.names import fold

    wanted = fold(asked)
    full = [c for c in catalog.values() if fold(c.full_name) == wanted]
    named = full or [c for c in catalog.values() if wanted in (fold(c.name), fold(c.identity))]
    # a version alone is enough where it is only one card's
    named = named or [c for c in catalog.values() if wanted == fold(c.version)]
    if named:
        return named
    spellings: dict[str, str] = {}
    for c in catalog.values():
        for text in (c.full_name, c.name):
            spellings.setdefault(fold(text), text)
    near = [spellings[s] for s in difflib.get_close_matches(wanted, spellings, n=3)]
    near = near or [text for s, text in spellings.items() if wanted in s][:3]
    raise UserError(f"no card is called {asked!r}" + (f"; nearest names: {' | '.join(near)}" if near else ""))


def _in_short(c: CardDef) -> str:
    from longbox.games.vs.view.reading import facts

    return "; ".join(facts(c)[:2])


def _show(out: Console, game: str, c: CardDef) -> None:
    from longbox.games.vs.view.reading import PROXY, facts, paragraphs

    out.print(Text(c.full_name, "bold"))
    for line in facts(c):
        out.print(Text(line))
    words = paragraphs(c)
    if words:
        out.print()
    for paragraph in words:
        out.print(Padding(Text(paragraph), (0, 0, 0, 2)))
    out.print()
    if c.notes:
        out.print(Text(f"Note: {c.notes}", "dim"))
    if c.code:
        out.print(Text(f"Set: {c.code}", "dim"))
    out.print(Text(f"Source: {c.source or 'none'}", "dim"), soft_wrap=True)
    if c.proxy:
        known = ", ".join(word.rstrip("_") for word in c.proxy)
        out.print(Text(f"{PROXY} stand-ins, given by no source: {known}", "yellow"), soft_wrap=True)
    _rulings(out, [e for e in rulebook.examples(game) if _mentions(e.cards, c)])


def _rulings(out: Console, examples: Sequence[rulebook.Example]) -> None:
    if examples:
        out.print("\nRulings")
    for e in examples:
        out.print(Text.assemble("  ", (e.id, "cyan")))
        out.print(Padding(Text(e.situation), (0, 0, 0, 4)))
        out.print(Padding(Text.assemble("Then: ", e.expected), (0, 0, 0, 4)))


def _mentions(cards: tuple[str, ...], c: CardDef) -> bool:
    """Whether an example speaks of this card: by its full name, or by its name without a version."""
    name = c.full_name.removesuffix(f", {c.version}")
    return any(mentioned in (c.full_name, name, c.name) for mentioned in cards)
