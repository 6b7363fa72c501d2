"""Deck construction of Marvel Champions: everything that its rules have against a deck, each with its rule."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longbox.decks import names
from longbox.games.champions.catalog import index
from longbox.games.champions.state import ALTER_EGO, HERO

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from longbox.games.champions.catalog.index import Building, Identity, Known


LEAST_CARDS: Final = 40


MOST_CARDS: Final = 50


MOST_COPIES: Final = 3


@dataclass(frozen=True, slots=True)
class Problem:
    """What deck construction has against a deck: the rule, a sentence, and where in the file (line 0: the whole)."""

    rule: str
    message: str
    file: str = "deck"
    line: int = 0
    place: str = ""

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.place + ': ' if self.place else ''}{self.message} [{self.rule}]"


def check(deck: ChampionsDeck) -> list[Problem]:
    """champions:deck-customization everything that deck construction has against a deck; empty when it is legal."""
    return _Check(deck).problems()


def size(deck: ChampionsDeck) -> int:
    """The cards that count towards a deck's size: no permanents, nor what MarvelCDB was told to ignore."""
    cards = index.cards()
    counted = 0
    for code, count in deck.slots.items():
        if code not in cards or not cards[code].permanent:
            counted += count - min(count, deck.ignored.get(code, 0))
    return counted


@dataclass(frozen=True, slots=True)
class Summary:
    """A deck in figures: cards that count, cards by kind and by faction, and the packs they come in by name."""

    hero: str
    cards: int
    kinds: dict[str, int]
    factions: dict[str, int]
    packs: tuple[str, ...]


def summary(deck: ChampionsDeck) -> Summary:
    """What a deck is made of."""
    kinds: Counter[str] = Counter()
    factions: Counter[str] = Counter()
    used = {index.cards()[deck.hero].pack}
    for card, count in deck.known:
        kinds[card.kind] += count
        factions["hero" if card.set_ == deck.identity.set_ else card.faction] += count
        used.add(card.pack)
    packs = tuple(name for code, name in index.packs().items() if code in used)
    return Summary(deck.identity.title, size(deck), dict(kinds.most_common()), dict(factions.most_common()), packs)


class _Check:
    """One pass over a deck. `own` are the identity's cards in it, `free` the others that a deck may hold at all."""

    def __init__(self, deck: ChampionsDeck) -> None:
        self.deck = deck
        self.identity = deck.identity
        self.how: Building = index.building(deck.hero)
        self.found: list[Problem] = []
        self.required = index.own_cards(self.identity.set_)
        self.free: list[tuple[Known, int]] = []

    def problems(self) -> list[Problem]:
        self.admission()
        self.own_set()
        self.aspects()
        self.equal_numbers()
        self.copies()
        self.uniques()
        self.teams()
        self.total()
        return sorted(self.found, key=lambda problem: problem.line)

    def add(self, rule: str, message: str, codes: Iterable[str] = ("hero",)) -> None:
        """A problem, at the last of the places that the codes stand in."""
        places = [place for code in codes for place in self.deck.places.get(code, ())]
        line, place = max(places, default=(0, ""))
        self.found.append(Problem(rule, message, self.deck.file, line, place))

    def admission(self) -> None:
        """Which cards may be in a deck at all."""
        cards = index.cards()
        for code, count in self.deck.slots.items():
            card = cards.get(code)
            if card is None:
                why = f"; {index.newer()}" if index.is_newer(code) else ", so it can't be checked"
                self.add("champions:player-card#1", f"no card is known by the code {code}{why}", [code])
            elif code in self.required:
                continue
            elif refusal := self.refusal(card):
                self.add(*refusal, [code])
            else:
                self.free.append((card, count))

    def refusal(self, card: Known) -> tuple[str, str] | None:
        """Why a card may be in no deck of this identity."""
        shown = card.title
        if card.kind in (HERO, ALTER_EGO):
            return "champions:deck-customization#1", f"{shown} is an identity; a deck has one, which is not among its cards"
        if card.faction in ("encounter", "campaign") or card.kind not in index.DECK_KINDS:
            kind = f"{'a campaign' if card.faction == 'campaign' else 'an encounter'} card"
            return "champions:player-deck", f"{shown} is {kind}; a deck holds players' cards"
        if card.faction == "hero":
            owner = index.identity_of(card)
            whose = f"belongs to {owner.title}" if owner else "is set aside in a deck of its own"
            return "champions:identity-specific-card#2", f"{shown} {whose}, not to the deck of {self.identity.title}"
        if not card.visible:
            return "champions:deck-customization#4", f"{shown} is the back of {index.cards()[card.back].title}"
        if card.linked:
            return "champions:deck-customization#4", f"{shown} is linked: another card brings it into play, no deck holds it"
        if card.set_:
            owner = index.identity_of(card)
            if owner is not None:
                message = f"{shown} belongs to {owner.title}, not to the deck of {self.identity.title}"
                return "champions:identity-specific-card#2", message
            return "champions:deck-customization#4", f"{shown} belongs to a set that a scenario brings, not to decks"
        return None

    def own_set(self) -> None:
        """champions:deck-customization#3 the identity's own cards, exactly."""
        for code, right in self.required.items():
            count = self.deck.slots.get(code, 0)
            if count != right:
                name = index.cards()[code].title
                had = f"{count} {'copy' if count == 1 else 'copies'} of {name}" if count else f"{name} is missing"
                message = f"{had}; the deck of {self.identity.title} has exactly {right}"
                self.add("champions:deck-customization#3", message, [code] if count else ["hero"])

    def aspects(self) -> None:
        """champions:deck-customization#4 one aspect, basic cards, and what the identity says of it.

        champions:aspect-card#1, champions:basic-card#1
        """
        chosen = self.deck.aspects
        if len(chosen) > self.how.aspects:
            allowed = "one aspect" if self.how.aspects == 1 else f"{self.how.aspects} aspects"
            message = f"{', '.join(map(_aspect, chosen))} are chosen; {self.identity.title} has {allowed}"
            self.add("champions:deck-customization#4", message)
        off = [(card, count) for card, count in self.free if card.faction in index.CHOICES and card.faction not in chosen]
        for option in self.how.options:
            covered = [(card, count) for card, count in off if option.covers(card)]
            off = [each for each in off if each not in covered]
            copies = sum(count for _, count in covered)
            if option.limit is not None and copies > option.limit:
                message = (
                    f"{names.counted(copies, 'card')} of other aspects; {self.identity.title} may include {option.limit} such"
                )
                self.add("champions:deck-customization#7", message, [card.code for card, _ in covered])
            titles = {names.fold(card.name) for card, _ in covered}
            if option.titles is not None and len(titles) > option.titles:
                message = f"{names.counted(len(titles), 'card')} of other aspects by title; {self.identity.title} may include {option.titles} such"
                self.add("champions:deck-customization#7", message, [card.code for card, _ in covered])
        built = " and ".join(map(_aspect, chosen)) or "no aspect"
        for card, _ in off:
            message = f"{card.title} is of {_aspect(card.faction)}; the deck is built with {built}"
            self.add("champions:deck-customization#4", message, [card.code])

    def equal_numbers(self) -> None:
        """champions:deck-customization#7 who chooses several aspects has as many cards of each."""
        if self.how.aspects == 1:
            return
        rule = "champions:faq:jessica-drew#1" if self.how.aspects == 2 else "champions:deck-customization#7"
        chosen = self.deck.aspects
        if len(chosen) < self.how.aspects:
            had = f"only {_aspect(chosen[0])} is chosen" if chosen else "no aspect is chosen"
            self.add(rule, f"{had}; {self.identity.title} has {self.how.aspects} aspects")
            return
        counts = {aspect: sum(count for card, count in self.free if card.faction == aspect) for aspect in chosen}
        if len(set(counts.values())) > 1:
            had = ", ".join(f"{_aspect(aspect)} {count}" for aspect, count in counts.items())
            self.add(rule, f"{had}; {self.identity.title} has as many cards of each aspect")

    def copies(self) -> None:
        """champions:deck-customization#5 and champions:max#p3, by title; the identity's own number is its own."""
        titles: dict[str, list[tuple[Known, int]]] = {}
        for card, count in self.free:
            titles.setdefault(names.fold(card.name), []).append((card, count))
        for title, group in titles.items():
            own = [(index.cards()[c], n) for c, n in self.own() if names.fold(index.cards()[c].name) == title]
            codes = [card.code for card, _ in group]
            count = sum(n for _, n in (*group, *own))
            card = group[0][0]
            if self.how.copies is not None and count > self.how.copies:
                message = f"{count} copies of {card.name}; {self.identity.title} has at most {self.how.copies} of a card"
                self.add("champions:deck-customization#7", message, codes)
            elif card.unique:
                continue
            elif count > (most := min(each.limit or MOST_COPIES for each, _ in group)):
                if most < MOST_COPIES:
                    self.add("champions:max#p3", f"{count} copies of {card.name}; its text allows {most} in a deck", codes)
                else:
                    message = f"{count} copies of {card.name}; a deck has at most {MOST_COPIES} of a card that is not unique"
                    self.add("champions:deck-customization#5", message, codes)

    def own(self) -> list[tuple[str, int]]:
        return [(code, count) for code, count in self.deck.slots.items() if code in self.required]

    def uniques(self) -> None:
        """champions:deck-customization#6 one of each unique card by title, the identity included, but two persons are two."""
        cards = index.cards()
        everything = [*((cards[code], count) for code, count in self.own()), *self.free]
        unique = [(card, count) for card, count in everything if card.unique]
        for card, count in unique:
            if count > 1 and card.code not in self.required:
                message = f"{count} copies of {card.title}, which is unique; a deck has one"
                self.add("champions:unique-icon#2", message, [card.code])
            # champions:unique-icon#5 a hero and an ally of one title are two when alter-ego and subtitle differ
            faces = [face for face in self.identity.faces if names.fold(face.name) == names.fold(card.name)]
            persons = {names.fold(face.name) for face in self.identity.faces if face.kind == ALTER_EGO}
            if card.code not in self.required and faces:
                if not card.subname or names.fold(card.subname) in persons or all(f.kind == ALTER_EGO for f in faces):
                    message = f"{card.title} is the unique card that the identity {self.identity.title} is"
                    self.add("champions:unique-icon#2", message, [card.code])
        for at, (card, _) in enumerate(unique):
            for other, _ in unique[:at]:
                if names.fold(card.name) == names.fold(other.name) and not _two_persons(card, other):
                    message = f"{card.title} and {other.title} are unique and of one title; a deck has one"
                    self.add("champions:deck-customization#6", message, [card.code])

    def teams(self) -> None:
        """champions:team-up the identity is one of the two."""
        faces = [names.fold(face.name) for face in self.identity.faces]
        for card, _ in self.free:
            if card.team and not any(all(names.fold(part) in faces for part in name.split("/")) for name in card.team):
                message = f"{card.title} is a team-up of {' and '.join(card.team)}, and {self.identity.title} is neither"
                self.add("champions:team-up", message, [card.code])

    def total(self) -> None:
        """champions:deck-customization#2"""
        cards = size(self.deck)
        if not LEAST_CARDS <= cards <= MOST_CARDS:
            message = f"{names.counted(cards, 'card')}; a deck has {LEAST_CARDS} to {MOST_CARDS}"
            self.found.append(Problem("champions:deck-customization#2", message, self.deck.file))


def _aspect(aspect: str) -> str:
    return "'Pool" if aspect == "pool" else aspect.title()


def _two_persons(one: Known, other: Known) -> bool:
    """champions:unique-icon#4 whether both have a subtitle, and not the same."""
    return bool(one.subname and other.subname) and names.fold(one.subname) != names.fold(other.subname)


@dataclass(frozen=True, slots=True)
class ChampionsDeck:
    """A deck: the code of the hero's face, the chosen aspects, and code -> copies, reprints under their first printing.

    `slots` may hold codes that no card is known by. `ignored` are copies that MarvelCDB leaves out of the deck's size. `places`
    say where in the file each code stands ("hero" for the hero); decks are the same wherever they come from.
    """

    name: str
    hero: str
    aspects: tuple[str, ...]
    slots: Mapping[str, int]
    ignored: Mapping[str, int] = field(default_factory=dict)
    path: Path | None = field(default=None, compare=False)
    places: Mapping[str, tuple[Place, ...]] = field(default_factory=dict, compare=False)

    @property
    def identity(self) -> Identity:
        """The hero with the alter-ego."""
        return index.identities()[self.hero]

    @property
    def known(self) -> list[tuple[Known, int]]:
        """The cards that have a name, with their copies."""
        cards = index.cards()
        return [(cards[code], count) for code, count in self.slots.items() if code in cards]

    @property
    def file(self) -> str:
        """The file as messages name it."""
        return str(self.path) if self.path is not None else self.name or "deck"


#: a line (0 for none) and a path in a JSON file
Place = tuple[int, str]
