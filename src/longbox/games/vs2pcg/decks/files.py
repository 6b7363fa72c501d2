"""Deck files in plain text: `Main Character: Name`, then `4 Name` or `4 Name (MNB-010)`; what is built in; construction checked.

A line that isn't understood is named with what would be right.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longbox.errors import UserError
from longbox.games.vs2pcg.catalog import by_name, card, catalog, reprinted, spelt, unbuilt_cards
from longbox.games.vs2pcg.state import MAIN
from longbox.outside import shown

if TYPE_CHECKING:
    from longbox.games.vs2pcg.state import CardDef

#: vs2pcg:deck-building#1, vs2pcg:deck-building#2
DECK_SIZE, COPIES = 60, 4
_HERE: Final = Path(__file__).parent
_LONGEST: Final = 100_000


@dataclass
class Deck:
    """A deck as it is read."""

    name: str
    main: CardDef | None = None
    cards: list[tuple[CardDef, int]] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    #: where a name could have meant several cards, and which was taken
    notes: list[str] = field(default_factory=list)

    @property
    def entries(self) -> list[object]:
        """As a set-up has it."""
        assert self.main is not None
        return [self.main.number, [[c.number, n] for c, n in self.cards]]


def builtin() -> list[str]:
    """The decks that come with Longbox."""
    return sorted([f.stem for f in _HERE.glob("*.txt")])


def load_deck(asked: str | Path) -> Deck:
    """A built-in deck by its name, or a file. UserError if there is none."""
    file = _HERE / f"{str(asked).casefold().replace(' ', '-')}.txt"
    if not file.is_file():
        file = Path(asked)
        if not file.is_file():
            raise UserError(f"{shown(str(asked))} is no deck file; built in are: {', '.join(builtin())}")
    try:
        text = file.read_text("utf-8")[:_LONGEST]
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(f"{shown(str(asked))} can't be read: {error}") from None
    return read_deck(text, file.stem)


def read_deck(text: str, name: str) -> Deck:
    """A deck of its text."""
    deck = Deck(name)
    for k, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].strip()
        if words:
            try:
                _read_line(deck, words)
            except LookupError as error:
                deck.problems.append(f"{name}, line {k}: {error.args[0]}")
    return deck


def _read_line(deck: Deck, words: str) -> None:
    head, colon, rest = words.partition(":")
    if colon and head.strip().casefold() == "name":
        deck.name = rest.strip()
    elif colon and head.strip().casefold() in ("main character", "main"):
        if deck.main is not None:
            raise LookupError("a deck has one main character, and it has one already")
        deck.main = _main_called(deck, rest.strip())
    else:
        count, _, called = words.partition(" ")
        if not count.rstrip("x").isdecimal() or not called.strip():
            raise LookupError(
                f"{shown(words)} is not understood; right would be '4 Black Panther (MNB-011)' or 'Main Character: Hulk'"
            )
        printed = _card_called(deck, called.strip())
        deck.cards.append((printed, int(count.rstrip("x"))))


def _numbered(called: str) -> CardDef | None:
    """The card whose number stands in brackets after the name."""
    bare, bracket, number = called.rpartition("(")
    if not bracket or not number.endswith(")"):
        return None
    found = catalog().get(number[:-1].strip().upper())
    if found is not None and spelt(bare) and spelt(bare) != spelt(found.name):
        raise LookupError(f"{found.number} is {found.name}, not {bare.strip()}")
    return found


def _main_called(deck: Deck, called: str) -> CardDef:
    found = _numbered(called) or _named(deck, called, main=True)
    if found.kind != MAIN:
        raise LookupError(f"{found.name} ({found.number}) is a {found.kind.lower()}, no main character")
    return found


def _card_called(deck: Deck, called: str) -> CardDef:
    return _numbered(called) or _named(deck, called, main=False)


def _named(deck: Deck, called: str, *, main: bool) -> CardDef:
    """The card of a bare name: of several that can be played the one of the earliest set, and a note that says so."""
    called_so = [c for c in by_name().get(spelt(called), ()) if (c.kind == MAIN) is main]
    several = [c for c in called_so if c.known_text] or called_so
    if not several:
        return card(called, main=main)
    others = [c.number for c in several if reprinted(c) != reprinted(several[0])]
    if others:
        deck.notes.append(
            f"{several[0].name} is taken for {several[0].number}; there are also {', '.join(others)}: put the number in brackets"
        )
    return several[0]


def plan(name: str) -> list[str]:
    """How a built-in deck is to be played: the remark at the head of its file."""
    text = (_HERE / f"{name}.txt").read_text("utf-8")
    return [line.lstrip("# ") for line in text.splitlines() if line.startswith("#")]


def check(deck: Deck) -> list[str]:
    """Everything that is against playing it (vs2pcg:deck-building#1-3, vs2pcg:basic-game-concepts#2, vs2pcg:setting-up#1)."""
    out = list(deck.problems)
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
            out.append(f"{deck.name}: {c.name} ({c.number}) can't be played here: {unbuilt_cards()[c.number]}")
    for number, n in counts.items():
        if n > COPIES:
            out.append(f"{deck.name}: {n} copies of {catalog()[number].name}; at most {COPIES} (vs2pcg:deck-building#2)")
    return out


def legal_deck(asked: str | Path) -> Deck:
    """A deck that may be played. UserError with everything that is wrong with it."""
    deck = load_deck(asked)
    wrong = check(deck)
    if wrong:
        raise UserError("; ".join(wrong))
    return deck


__all__ = ["Deck", "builtin", "check", "legal_deck", "load_deck", "plan", "read_deck"]
