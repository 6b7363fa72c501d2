"""Decks of Vs. System: from files and those that come with Longbox, and deck construction (101.1 to 101.3, 513.3c)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longbox.decks import CardKey, builtin_decks, read_deck
from longbox.decks.names import counted
from longbox.games.vs.catalog.catalog import CATALOG
from longbox.games.vs.state import CHARACTER

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from longbox.games.vs.state import CardDef

BUILTIN: Final = Path(__file__).parent
LEAST_CARDS: Final = 60
MOST_COPIES: Final = 4


@dataclass(frozen=True, slots=True)
class DeckChoice:
    """A deck that can be played. `entries` are pairs of full name and count, `plan` is the header of its file.

    `lines` says where in the file each card stands.
    """

    name: str
    entries: list[list[str | int]]
    plan: str = ""
    path: Path | None = None
    lines: dict[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def counts(self) -> dict[str, int]:
        """Full name -> copies."""
        found: Counter[str] = Counter()
        for name, count in self.entries:
            found[str(name)] += int(count)
        return dict(found)


@dataclass(frozen=True, slots=True)
class Problem:
    """What deck construction has against a deck: the rule, a sentence, and where in the file (line 0: the whole)."""

    rule: str
    message: str
    file: str = "deck"
    line: int = 0

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.message} [{self.rule}]"


class _Names:
    """The catalog as deck lists see it."""

    def __init__(self, catalog: Mapping[str, CardDef]) -> None:
        self.full_names: dict[CardKey, str] = {}
        for name, card in catalog.items():
            identity = card.identity if card.identity != card.name else None
            # the code of a set alone tells nothing about the card's own number
            code = card.code if "-" in card.code else None
            self.full_names[CardKey(card.name, card.version or None, identity, code, card.kind)] = name

    def names(self) -> Sequence[CardKey]:
        return list(self.full_names)


def builtin() -> list[str]:
    """The names of the decks that come with Longbox."""
    return list(builtin_decks(BUILTIN))


def load_deck(path_or_name: str | Path, catalog: Mapping[str, CardDef] | None = None) -> DeckChoice:
    """The deck in a file, or the built-in deck of that name. DeckError with everything that is wrong with the list."""
    names = _Names(CATALOG if catalog is None else catalog)
    deck = read_deck(path_or_name, names, BUILTIN)
    entries: list[list[str | int]] = []
    lines: dict[str, tuple[int, ...]] = {}
    for each in deck.part():
        name = names.full_names[each.card]
        entries.append([name, each.count])
        lines[name] = each.lines
    return DeckChoice(deck.name, entries, " ".join(" ".join(deck.header).split()), deck.source, lines)


def check(deck: DeckChoice, catalog: Mapping[str, CardDef] | None = None) -> list[Problem]:
    """Everything that deck construction has against a deck of known cards; empty when it is legal."""
    cards = CATALOG if catalog is None else catalog
    file = str(deck.path) if deck.path is not None else deck.name or "deck"
    counts = deck.counts
    problems: list[Problem] = []
    total = sum(counts.values())
    if total < LEAST_CARDS:
        short = LEAST_CARDS - total
        message = (
            f"{counted(total, 'card')}; a deck has at least {LEAST_CARDS}, so {short} {'are' if short > 1 else 'is'} missing"
        )
        problems.append(Problem("vs:101.1", message, file))
    # vs:101.2a versions are counted apart; whatever else is printed, a name and a version are one card
    copies: dict[tuple[str, str], list[str]] = {}
    limited: dict[str, list[str]] = {}
    for name in counts:
        card = cards[name]
        copies.setdefault((card.name, card.version), []).append(name)
        if card.limit_per_deck is not None:
            limited.setdefault(card.name, []).append(name)
    for names in copies.values():
        card = cards[names[0]]
        count = sum(counts[n] for n in names)
        if count > MOST_COPIES and not _army(card):
            message = f"{count} copies of {card.full_name}; a deck has at most {MOST_COPIES} of a card that is no Army card"
            problems.append(Problem("vs:101.2", message, file, _last(deck, names)))
    for card_name, limited_names in limited.items():
        most = min(cards[n].limit_per_deck or 0 for n in limited_names)
        # vs:513.3c the card speaks of its name, so every version counts; it holds beside any other deck rule (vs:101.3)
        meant = [n for n in counts if cards[n].name == card_name]
        count = sum(counts[n] for n in meant)
        if count > most:
            message = f"{count} copies of {card_name}; its text allows {most} in a deck"
            problems.append(Problem("vs:513.3c", message, file, _last(deck, meant)))
    return sorted(problems, key=lambda p: p.line)


def _army(card: CardDef) -> bool:
    """vs:101.2b any number of each Army card (vs:202.4)."""
    return card.kind == CHARACTER and "Army" in card.values.versions


def _last(deck: DeckChoice, names: Sequence[str]) -> int:
    """The line that tips the count over."""
    return max((line for name in names for line in deck.lines.get(name, ())), default=0)


@dataclass(frozen=True, slots=True)
class Summary:
    """A deck in figures: cards by type, and characters by recruit cost."""

    cards: int
    kinds: dict[str, int]
    curve: dict[int, int]
    teams: dict[str, int]
    proxies: int


def summary(deck: DeckChoice, catalog: Mapping[str, CardDef] | None = None) -> Summary:
    """What a deck is made of; `proxies` are the copies of cards with stand-in figures."""
    cards = CATALOG if catalog is None else catalog
    kinds: Counter[str] = Counter()
    curve: Counter[int] = Counter()
    teams: Counter[str] = Counter()
    proxies = 0
    for name, count in deck.counts.items():
        card = cards[name]
        kinds[card.kind] += count
        proxies += count if card.proxy else 0
        if card.kind == CHARACTER:
            curve[card.cost] += count
            for team in sorted(card.values.teams):
                teams[team] += count
    return Summary(
        sum(kinds.values()), dict(kinds.most_common()), dict(sorted(curve.items())), dict(teams.most_common()), proxies
    )
