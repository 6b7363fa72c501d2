"""Decks of 2PCG: from files and those that come with Longbox, in plain text, OCTGN's or Lackey's format; construction checked; written again.

A line that isn't understood is named with what would be right. A bare name that several cards have is refused with their numbers.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longbox.decks import CardKey, DeckError, DeckList, DeckProblem, plain, read_list
from longbox.decks.load import builtin_decks, find
from longbox.decks.names import is_guid
from longbox.decks.octgn import dump
from longbox.decks.resolve import resolve
from longbox.decks.sections import Part
from longbox.errors import UserError
from longbox.games.vs2pcg.catalog import catalog, levels, reprinted, unbuilt_cards
from longbox.games.vs2pcg.decks.bans import banned
from longbox.games.vs2pcg.language.deck_rules import DeckRule
from longbox.games.vs2pcg.state import MAIN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs2pcg.state import CardDef

#: vs2pcg:deck-building#1, vs2pcg:deck-building#2
DECK_SIZE, COPIES = 60, 4
#: what `write` writes
FORMATS: Final = ("text", "o8d")
#: 2PCG, as OCTGN names it
OCTGN: Final = "d9d22574-b64d-4f4b-9726-092d35b778c9"
_HERE: Final = Path(__file__).parent


@dataclass
class Deck:
    """A deck as it is read. `problems` are the lines that could not be."""

    name: str
    main: CardDef | None = None
    cards: list[tuple[CardDef, int]] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    plan: tuple[str, ...] = ()

    @property
    def entries(self) -> list[object]:
        """As a set-up has it."""
        assert self.main is not None
        return [self.main.number, [[c.number, n] for c, n in self.cards]]


def builtin() -> list[str]:
    """The decks that come with Longbox."""
    return list(builtin_decks(_HERE))


def load_deck(asked: str | Path) -> Deck:
    """A built-in deck by its name, or a file of any format. DeckError if there is none, or the file holds none."""
    return _deck(read_list(find(asked, _HERE)))


def read_deck(text: str, name: str) -> Deck:
    """A deck of its text in plain format."""
    return _deck(replace(plain.read(text), source=Path(name)))


class _Index:
    """The cards as deck lists see them; one that was printed again stands under its first number."""

    def names(self) -> Sequence[CardKey]:
        return _keys()


@cache
def _keys() -> tuple[CardKey, ...]:
    return tuple([CardKey(c.name, None, None, c.number, c.kind) for c in catalog().values() if reprinted(c) == c.number])


@cache
def _codes() -> dict[str, str]:
    """What a card goes by in lists -> its first number: its number, those of its other levels, OCTGN's id."""
    out = {number.casefold(): reprinted(catalog()[first]) for number, first in levels().items()}
    guids: dict[str, str] = json.loads((_HERE / "octgn.json").read_text("utf-8"))
    return out | {guid: out[number.casefold()] for guid, number in guids.items() if number.casefold() in out}


def _deck(found: DeckList) -> Deck:
    """The deck that a list names; the problems of the list are the deck's."""
    entries = []
    for entry in found.entries:
        code = _codes().get((entry.code or entry.name).casefold(), entry.code)
        if code and not entry.code:  # a line of a count and a number
            entry = replace(entry, name=catalog()[code].name, version=None, identity=None)
        entries.append(replace(entry, code=None if code and is_guid(code) and entry.name else code))
    deck = Deck(found.name or (found.source.stem if found.source else ""), plan=found.header)
    try:
        resolved = resolve(replace(found, entries=tuple(entries)), _Index())
    except DeckError as error:
        deck.problems = [str(problem) for problem in error.problems]
        return deck
    deck.name = resolved.name or deck.name
    file = str(found.source or deck.name)
    for each in resolved.cards:
        c = catalog()[str(each.card.code)]
        line = each.lines[0] if each.lines else 0
        if each.part == Part.SIDEBOARD:
            deck.problems.append(str(DeckProblem(file, line, f"{c.name} is on the side; rulebook 001 knows the deck alone")))
        elif each.part != Part.MAIN_CHARACTER:
            deck.cards.append((c, each.count))
        elif deck.main is None and each.count == 1:
            deck.main = c
        else:
            deck.problems.append(str(DeckProblem(file, line, "a deck has one main character (vs2pcg:deck-building#1)")))
    return deck


def write(deck: Deck, format: str) -> str:
    """The deck as plain text ("text") or for OCTGN ("o8d"), which `load_deck` reads again."""
    assert deck.main is not None
    if format == "o8d":
        ids = {number: guid for guid, number in json.loads((_HERE / "octgn.json").read_text("utf-8")).items()}
        sections = [
            (title, [(n, ids.get(c.number, ""), c.name) for c, n in cards])
            for title, cards in ((str(Part.MAIN_CHARACTER), [(deck.main, 1)]), (str(Part.DECK), deck.cards))
        ]
        lost = [c.name for c, _ in [(deck.main, 1), *deck.cards] if c.number not in ids and not _by_name_alone(c)]
        if lost:
            raise UserError(
                f"OCTGN's ids of these cards are in no source, and their names are those of several: {', '.join(lost)}"
            )
        return dump(OCTGN, sections, deck.name)
    lines = [f"Name: {deck.name}", "", f"Main Character: {deck.main.name} ({deck.main.number})", ""]
    return "\n".join([*lines, *[f"{n} {c.name} ({c.number})" for c, n in deck.cards]]) + "\n"


def _by_name_alone(c: CardDef) -> bool:
    """Would a list's bare name be this card?"""
    key = next(k for k in _keys() if k.code == reprinted(c))
    return len([k for k in _keys() if k.name.casefold() == key.name.casefold() and (k.kind == MAIN) == (key.kind == MAIN)]) == 1


def plan(name: str) -> list[str]:
    """How a built-in deck is to be played: the remark at the head of its file."""
    return list(load_deck(name).plan)


def check(deck: Deck, bans: str = "") -> list[str]:
    """Everything that is against playing it (vs2pcg:deck-building#1-3, vs2pcg:basic-game-concepts#2, vs2pcg:setting-up#1).

    `bans` is a ban list by its name (`bans.BANS`), whose cards may not be in it.
    """
    out = list(deck.problems)
    whole = [*([(deck.main, 1)] if deck.main else []), *deck.cards]
    out += [f"{deck.name}: {c.name} ({c.number}) is banned: {why}" for c, _ in whole if (why := banned(c, bans))]
    if deck.main is not None and not deck.main.known_text:
        out.append(_unbuilt(deck, deck.main))
    if deck.main is None:
        out.append(f"{deck.name}: it has no main character; add a line 'Main Character: Name' (vs2pcg:deck-building#1)")
    size = sum(n for _, n in deck.cards)
    if size != DECK_SIZE:
        out.append(f"{deck.name}: it has {size} cards; a deck has exactly {DECK_SIZE} (vs2pcg:deck-building#1)")
    counts: dict[str, int] = {}
    for c, n in deck.cards:
        counts[reprinted(c)] = counts.get(reprinted(c), 0) + n
        if c.kind == MAIN or c.token:
            out.append(
                f"{deck.name}: {c.name} is a {'token' if c.token else 'main character'}, no card of a deck (vs2pcg:deck-building#3)"
            )
        if not c.known_text:
            out.append(_unbuilt(deck, c))
    for number, n in counts.items():
        most = next((r.copies for r in _deck_rules(catalog()[number]) if r.copies), COPIES)
        if n > most:
            out.append(f"{deck.name}: {n} copies of {catalog()[number].name}; at most {most} (vs2pcg:deck-building#2)")
    for c in dict.fromkeys([c for c, _ in deck.cards]):
        for rule in _deck_rules(c):
            wrong = rule.against([other for other, _ in deck.cards])
            if wrong:
                out.append(f"{deck.name}: {c.name} can't be in this deck: {wrong} (vs2pcg:golden-rules#1)")
    return out


def _unbuilt(deck: Deck, c: CardDef) -> str:
    return f"{deck.name}: {c.name} ({c.number}) can't be played here: {unbuilt_cards()[c.number]}"


def _deck_rules(c: CardDef) -> list[DeckRule]:
    """What a card says about decks that it is in."""
    return [a for a in c.values.abilities if isinstance(a, DeckRule)]


def legal_deck(asked: str | Path) -> Deck:
    """A deck that may be played. UserError with everything that is wrong with it."""
    deck = load_deck(asked)
    wrong = check(deck)
    if wrong:
        raise UserError("; ".join(wrong))
    return deck


__all__ = ["FORMATS", "Deck", "builtin", "check", "legal_deck", "load_deck", "plan", "read_deck", "write"]
