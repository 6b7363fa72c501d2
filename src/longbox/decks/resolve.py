"""From the names in a deck list to the cards of a game, with every problem reported at once."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

from longbox.decks import languages, names, plain, sections
from longbox.decks.model import (
    MOST_ENTRIES,
    MOST_TOLD,
    DeckEntry,
    DeckError,
    DeckList,
    DeckProblem,
    deck_name,
    failure,
    file_name,
)
from longbox.decks.nearest import Spellings

MAX_COPIES: Final = 99  # in one line


@dataclass(frozen=True, slots=True)
class CardKey:
    """What a deck list can know a card by.

    `identity` is the second name of a card with two. `kind` is its game's word, as in `plot twist`; an empty one fits
    under any heading.
    """

    name: str
    version: str | None = None
    identity: str | None = None
    code: str | None = None
    kind: str = ""

    @property
    def title(self) -> str:
        """The card as lists write it: `Name <> Identity, Version`."""
        return names.title(self.name, self.identity, self.version)


class Catalog(Protocol):
    """The cards that a deck list can name."""

    def names(self) -> Sequence[CardKey]:
        """Every card, once."""


@dataclass(frozen=True, slots=True)
class ResolvedCard:
    """So many copies of a card in one part of a deck. `lines` are those of the file that name it."""

    count: int
    card: CardKey
    part: sections.Part
    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ResolvedDeck:
    """A deck list whose every card is known, in the order of the list. No two of its cards are the same in one part."""

    name: str
    cards: tuple[ResolvedCard, ...]
    header: tuple[str, ...] = ()
    source: Path | None = None

    def part(self, part: sections.Part = sections.Part.DECK) -> tuple[ResolvedCard, ...]:
        """The cards of that part."""
        return tuple(each for each in self.cards if each.part == part)


def resolve(deck: DeckList, catalog: Catalog) -> ResolvedDeck:
    """The cards that a deck list names.

    Spelling is forgiven (`names.fold`), nothing is guessed: a name alone must belong to one card, a code must agree
    with its name, a heading with the kinds of its cards. DeckError with all problems of the list, the reader's too.
    """
    if len(deck.entries) > MOST_ENTRIES:
        raise failure(deck.source, f"{len(deck.entries):,} lines name cards; a deck list has {MOST_ENTRIES:,} at most")
    resolver = _Resolver(deck, _Index(catalog.names()))
    deck, listed = resolver.laid_out(deck)
    found = [(entry, resolver.card(entry)) for entry in listed if entry.count]
    problems = sorted([*deck.problems, *resolver.told(found)], key=lambda problem: problem.line)
    if not problems and not found:
        raise failure(deck.source, "lists no cards")
    if problems:
        raise DeckError(problems)
    merged: dict[tuple[CardKey, sections.Part], list[DeckEntry]] = {}
    for entry, card in found:
        if card:
            merged.setdefault((card, sections.section(entry.section).part), []).append(entry)
    cards = (
        ResolvedCard(sum(entry.count for entry in entries), card, part, tuple(entry.line for entry in entries))
        for (card, part), entries in merged.items()
    )
    return ResolvedDeck(deck.name, tuple(cards), deck.header, deck.source)


class _Index:
    """Cards by folded titles, names and codes. Where a card has an identity, it may be left away."""

    def __init__(self, cards: Iterable[CardKey]) -> None:
        self.titles: dict[str, list[CardKey]] = {}
        self.names: dict[str, list[CardKey]] = {}
        self.codes: dict[str, list[CardKey]] = {}
        self.spellings: dict[str, list[CardKey]] = {}
        for card in cards:
            for identity in dict.fromkeys((card.identity or None, None)):
                title = names.fold(names.title(card.name, identity, card.version))
                name = names.fold(names.title(card.name, identity, None))
                self.titles.setdefault(title, []).append(card)
                self.names.setdefault(name, []).append(card)
                self.spellings.setdefault(title, []).append(card)
                self.spellings.setdefault(name, []).append(card)
            if card.identity:
                self.spellings.setdefault(names.fold(names.title(card.identity, None, card.version)), []).append(card)
            if card.code:
                self.codes.setdefault(names.fold_code(card.code), []).append(card)
        self._near = Spellings(self.spellings)

    def named(self, title: str) -> list[CardKey]:
        """The cards of that title, or else of that name."""
        folded = names.fold(title)
        return self.titles.get(folded) or self.names.get(folded, [])

    def namesakes(self, entry: DeckEntry) -> list[CardKey]:
        """The cards of the entry's name, with any identity and version; the name may end at any of its commas."""
        parts = names.title(entry.name, None, entry.version).split(", ")
        heads = (", ".join(parts[:end]) for end in range(len(parts), 0, -1))
        return next((found for head in heads if (found := self.names.get(names.fold(head)))), [])

    def nearest(self, title: str, least: float = 0.6) -> list[CardKey]:
        """The cards spelled most like that title, nearest first."""
        spellings = self._near.nearest(names.fold(title), 9, least)
        return [card for spelling in spellings for card in self.spellings[spelling]]


class _Resolver:
    """Finds the card of each entry, and collects what is in the way."""

    def __init__(self, deck: DeckList, index: _Index) -> None:
        self.file = file_name(deck.source)
        self.index = index
        self.problems: list[DeckProblem] = []
        self.strangers: list[DeckProblem] = []

    def laid_out(self, deck: DeckList) -> tuple[DeckList, list[DeckEntry]]:
        """The list with the title that stands above its cards as its name, and its entries, with those of one line apart."""
        above = 0
        while above < len(deck.entries) and self.is_title(deck.entries[above]):
            above += 1
        rest = deck.entries[above:]
        # a title stands above cards that all have counts; otherwise it is a name that nobody knows
        if (
            above
            and rest
            and not any(entry.bare for entry in rest)
            and all(entry.section is None for entry in deck.entries[:above])
        ):
            title, *more = (entry.title for entry in deck.entries[:above])
            name = title if deck.name == deck_name(deck.source) else deck.name
            deck = replace(deck, name=name, header=(*deck.header, *more), entries=rest)
        return deck, [each for entry in deck.entries for each in self.apart(entry)]

    def is_title(self, entry: DeckEntry) -> bool:
        """Whether a line is like the title of a deck: no count, no code, and no card that is called so or nearly so."""
        return entry.bare and not entry.code and not self.known(entry) and not self.index.nearest(entry.title, 0.8)

    def known(self, entry: DeckEntry) -> bool:
        return bool(self.index.named(entry.title) or self.index.namesakes(entry))

    def apart(self, entry: DeckEntry) -> list[DeckEntry]:
        """The entries of a line that names several cards; the entry itself if it is one card, or none of them is known."""
        if self.index.named(entry.title):
            return [entry]
        counted = f"{entry.count} {entry.title}" + (f" [{entry.code}]" if entry.code else "")
        texts = plain.pieces(counted)
        if len(texts) < 2 or len(texts) > MOST_ENTRIES:
            return [entry]
        found = [replace(each, section=entry.section, line=entry.line) for text in texts for each in plain.read(text).entries]
        return found if any(self.index.named(each.title) for each in found) else [entry]

    def told(self, found: Sequence[tuple[DeckEntry, CardKey | None]]) -> list[DeckProblem]:
        """The problems; of a list in another language, that it is in one rather than each of its names."""
        words = [entry.title for entry, card in found if card is None]
        if said := languages.complaint(len(self.strangers), len(found), words):
            strangers = {id(each) for each in self.strangers}
            return [DeckProblem(self.file, 0, said), *(each for each in self.problems if id(each) not in strangers)]
        return self.problems

    def problem(self, entry: DeckEntry, message: str, suggestions: Iterable[str] = ()) -> None:
        self.problems.append(DeckProblem(self.file, entry.line, message, tuple(suggestions)))

    def card(self, entry: DeckEntry) -> CardKey | None:
        """The card that an entry names; None with a problem if there isn't exactly one."""
        counted = f"{entry.count} {entry.title}"
        if not self.index.named(entry.title) and self.index.named(counted):
            message = f"no card is named {names.quoted(entry.title)}; if the number belongs to the name, write"
            self.problem(entry, message, [f"1 {counted}"])
            return None
        if not 1 <= entry.count <= MAX_COPIES:
            self.problem(entry, f"a count of {entry.count}; a line has 1 to {MAX_COPIES} copies")
        section = sections.section(entry.section)
        cards = self.candidates(entry)
        cards = [card for card in cards if section.fits(card.kind)] or cards
        if len(cards) > 1:
            cards = [card for card in cards if card.title == entry.title] or cards
        if len(cards) > 1:
            shown = names.quoted(entry.title)
            self.problem(entry, f"{shown} can be any of {len(cards)} cards; write one of", _told_apart(cards))
        if len(cards) != 1:
            return None
        (card,) = cards
        if section.kind and not section.fits(card.kind):
            right = sections.section_for(card.kind)
            message = f"{names.quoted(card.title)} is of the kind {card.kind} and can't stand under {section.title}"
            self.problem(entry, message + (f"; move it under {right.title}" if right else ""))
        return card

    def candidates(self, entry: DeckEntry) -> list[CardKey]:
        """The cards that an entry may mean by its name and code; a problem if there is none."""
        named = self.index.named(entry.title) if entry.name else []
        code = names.fold_code(entry.code) if entry.code else ""
        coded = self.index.codes.get(code, [])
        if not entry.code or (entry.name and not coded and names.is_guid(entry.code)):
            if not named:
                self.unknown(entry)
            return named
        if not entry.name:
            if not coded:
                self.problem(entry, f"no card has the code {entry.code}, and the line has no name")
            return coded
        if coded:
            both = [card for card in named if card in coded]
            if not both:
                message = f"the code {entry.code} is not that of {names.quoted(entry.title)}; it belongs to"
                self.problem(entry, message, _distinct(card.title for card in coded))
            return both
        if not named:
            self.unknown(entry)
            return []
        agreeing = [card for card in named if card.code and names.set_of(card.code) == code]
        agreeing = agreeing or [card for card in named if not card.code]
        if not agreeing:
            message = f"the code {entry.code} is not that of {names.quoted(entry.title)}; write"
            self.problem(entry, message, _distinct(f"{card.title} [{card.code}]" for card in named))
        return agreeing

    def unknown(self, entry: DeckEntry) -> None:
        if namesakes := self.index.namesakes(entry):
            message = f"no card is {names.quoted(entry.title)}; cards of that name are"
            self.problem(entry, message, _distinct(card.title for card in namesakes))
            return
        few = len(self.strangers) < MOST_TOLD
        nearest = _distinct(card.title for card in self.index.nearest(entry.title))[:3] if few else []
        message = f"no card is named {names.quoted(entry.title)}"
        self.problem(entry, message + ("; nearest names" if nearest else ""), nearest)
        self.strangers.append(self.problems[-1])


def _distinct(texts: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(texts))


def _told_apart(cards: Sequence[CardKey]) -> list[str]:
    """The cards' titles, with the codes of those that share theirs."""
    titles = [card.title for card in cards]
    return [card.title + (f" [{card.code}]" if titles.count(card.title) > 1 and card.code else "") for card in cards]
