"""Decks of Marvel Champions: from files in four formats, written back, and those that come with Longbox."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longbox.decks import (
    DeckError,
    DeckProblem,
    Slot,
    SlotList,
    builtin_decks,
    marvelcdb,
    marvelcdb_text,
    names,
    octgn,
    read_slots,
)
from longbox.decks.model import file_name
from longbox.errors import UserError
from longbox.games.champions import index
from longbox.games.champions.card import ALTER_EGO, ASPECTS, HERO
from longbox.games.champions.deckcheck import Problem as Problem, check as check
from longbox.games.champions.index import Identity, Known

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping, Sequence

BUILTIN: Final = Path(__file__).parent / "starters"
#: what a deck can be written as
FORMATS: Final = ("json", "text", "o8d")

#: a line (0 for none) and a path in a JSON file
Place = tuple[int, str]


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


@dataclass(frozen=True, slots=True)
class UnknownCard:
    """A card of a deck that can't be played yet. Name and pack are empty where nobody knows the code."""

    code: str
    name: str
    pack: str
    count: int

    def __str__(self) -> str:
        return f"{self.name or 'a card of an unknown pack'} [{self.code}]" + (f" ({self.pack})" if self.pack else "")


def builtin() -> list[str]:
    """The names of the decks that come with Longbox."""
    return list(builtin_decks(BUILTIN, ".json"))


def starter_for(hero: str) -> str:
    """The built-in deck of the hero of that name or code. UserError if there is none."""
    identity = identity_named(hero)
    for name in builtin():
        if read_champions_deck(name).hero == identity.code:
            return name
    raise UserError(f"no deck of {identity.title} comes with Longbox; there are: {', '.join(builtin())}")


def identity_named(name: str) -> Identity:
    """The identity of that name (hero's or alter-ego's) or code. UserError with what is near, or what it may mean."""
    found = index.identity_named(name)
    if len(found) == 1:
        return found[0]
    if found:
        raise UserError(f"{names.quoted(name)} can be any of {len(found)} heroes: {' | '.join(each.label for each in found)}")
    nearest = index.nearest_identities(name)
    raise UserError(f"no hero is {names.quoted(name)}" + (f"; nearest names: {' | '.join(nearest)}" if nearest else ""))


def read_champions_deck(path_or_name: str | Path) -> ChampionsDeck:
    """The deck in a file, or the built-in deck of that name. DeckError with everything that can't be read.

    What can be read may still be no legal deck; see `check`.
    """
    return resolve(read_slots(path_or_name, BUILTIN))


def resolve(found: SlotList) -> ChampionsDeck:
    """The cards that a file names. Nothing is guessed: a name that may be several cards is a problem that lists them."""
    return _Resolver(found).deck()


def of_slots(name: str, hero: str, slots: Mapping[str, int]) -> ChampionsDeck:
    """A deck of these cards, built with the aspects that they are of."""
    cards = index.cards()
    identity = index.identities()[hero]
    known = [(cards[code], count) for code, count in slots.items() if code in cards]
    every = index.building(hero).aspects >= len(ASPECTS)
    return ChampionsDeck(name, hero, ASPECTS if every else derived_aspects(identity, known), dict(sorted(slots.items())))


def write(deck: ChampionsDeck, format: str) -> str:
    """The deck as MarvelCDB's JSON ("json") or text ("text"), or for OCTGN ("o8d"). UserError if it can't be written so.

    Text and OCTGN have no place for `ignored`, nor for cards that nobody knows.
    """
    identity, cards = deck.identity, index.cards()
    if format not in FORMATS:
        raise UserError(f"no deck is written as {names.quoted(format)}; there are: {', '.join(FORMATS)}")
    if format == "json":
        slots = tuple(Slot(count, code) for code, count in deck.slots.items())
        ignored = tuple(Slot(count, code) for code, count in deck.ignored.items())
        hero = Slot(1, deck.hero, identity.name)
        return marvelcdb.dump(SlotList(deck.name, hero, deck.aspects, slots, ignored))
    if strangers := [code for code in deck.slots if code not in cards]:
        raise UserError(f"no card is known by the code {', '.join(strangers)}, so only json can name it")
    if format == "o8d":
        rows = tuple(Slot(count, card.octgn, card.name) for card, count in deck.known)
        return octgn.dump_champions(SlotList(deck.name, Slot(1, cards[deck.hero].octgn, identity.name), deck.aspects, rows))
    same_name = len(index.identity_named(identity.name)) > 1
    rows = tuple(
        Slot(count, _code_if_needed(card), card.name, index.pack_name(card.pack), card.kind)
        for card, count in sorted(deck.known, key=lambda each: (each[0].name, each[0].code))
    )
    used = {cards[deck.hero].pack, *(card.pack for card, _ in deck.known)}
    packs = tuple(name for code, name in index.packs().items() if code in used)
    hero = Slot(1, deck.hero if same_name else "", identity.name)
    return marvelcdb_text.dump(SlotList(deck.name, hero, deck.aspects, rows, packs=packs))


def unknown(deck: ChampionsDeck, playable: Container[str]) -> list[UnknownCard]:
    """The cards of a deck, its hero first, whose codes are not among those that can be played. An identity goes by the code of
    its hero's face or by that without the letter."""
    cards = index.cards()
    found = []
    if deck.hero not in playable and deck.hero[:5] not in playable:
        found.append(UnknownCard(deck.hero, deck.identity.title, index.pack_name(cards[deck.hero].pack), 1))
    for code, count in deck.slots.items():
        if code not in playable:
            card = cards.get(code)
            found.append(UnknownCard(code, card.title if card else "", index.pack_name(card.pack) if card else "", count))
    return found


def without_unknown(deck: ChampionsDeck, playable: Container[str]) -> tuple[ChampionsDeck, list[UnknownCard]]:
    """The deck without the cards that can't be played yet, and what they are. A hero among them stays in the deck."""
    missing = unknown(deck, playable)
    gone = {card.code for card in missing}
    slots = {code: count for code, count in deck.slots.items() if code not in gone}
    ignored = {code: count for code, count in deck.ignored.items() if code not in gone}
    return replace(deck, slots=slots, ignored=ignored), missing


def derived_aspects(identity: Identity, cards: Iterable[tuple[Known, int]]) -> tuple[str, ...]:
    """The aspects that a deck which does not say was built with: those of most cards, as many as the identity chooses."""
    how = index.building(identity.code)
    counts: Counter[str] = Counter()
    for card, count in cards:
        if card.faction in index.CHOICES and card.set_ != identity.set_ and not any(each.covers(card) for each in how.options):
            counts[card.faction] += count
    return in_order(sorted(counts, key=lambda aspect: (-counts[aspect], index.CHOICES.index(aspect)))[: how.aspects])


def in_order(aspects: Iterable[str]) -> tuple[str, ...]:
    """Each aspect once, in the order in which Longbox names them: which was chosen first is of no account."""
    chosen = set(aspects)
    return tuple(aspect for aspect in index.CHOICES if aspect in chosen)


def _code_if_needed(card: Known) -> str:
    """The code of a card that shares name, pack and kind with another."""
    same = [each for each in index.named(card.name) if each.pack == card.pack and each.kind == card.kind]
    return card.code if len(same) > 1 else ""


class _Resolver:
    """Finds the cards of a slot list, and collects what is wrong with it."""

    def __init__(self, found: SlotList) -> None:
        self.found = found
        self.file = file_name(found.source)
        self.problems = list(found.problems)
        self.places: dict[str, tuple[Place, ...]] = {}

    def deck(self) -> ChampionsDeck:
        cards = index.cards()
        counts: Counter[str] = Counter()
        heroes: dict[str, Identity] = {}
        for slot in self.found.slots:
            code = self.code(slot)
            if code is None:
                continue
            card = cards.get(code)
            if self.found.hero is None and card and card.kind in (HERO, ALTER_EGO):
                identity = index.identity_of(card)
                if identity and identity.code not in heroes:
                    heroes[identity.code] = identity
                    self.stands("hero", slot)
                continue
            counts[code] += slot.count
            self.stands(code, slot)
        if self.found.hero is not None:
            if identity := self.hero(self.found.hero):
                heroes = {identity.code: identity}
                self.stands("hero", self.found.hero)
        elif len(heroes) != 1:
            several = f"{len(heroes)} identities; a deck has one" if heroes else "no hero among the cards; a deck has one"
            labels = tuple(each.label for each in heroes.values())
            self.problems.append(DeckProblem(self.file, 0, f"{several} [champions:deck-customization#1]", labels))
        ignored: Counter[str] = Counter()
        for slot in self.found.ignored:
            if code := self.code(slot):
                ignored[code] += slot.count
                if counts[code] < ignored[code]:
                    self.problem(slot, f"{ignored[code]} copies are ignored, of {counts[code]} in slots")
        aspects = self.aspects()
        if not self.problems and not counts:
            self.problems.append(DeckProblem(self.file, 0, "lists no cards"))
        if self.problems:
            raise DeckError(sorted(self.problems, key=lambda problem: problem.line))
        (identity,) = heroes.values()
        slots = dict(sorted(counts.items()))
        if index.building(identity.code).aspects >= len(ASPECTS):
            aspects = ASPECTS  # nothing was chosen
        elif not aspects:
            aspects = derived_aspects(identity, [(cards[code], count) for code, count in slots.items() if code in cards])
        return ChampionsDeck(
            self.found.name, identity.code, aspects, slots, dict(sorted(ignored.items())), self.found.source, self.places
        )

    def problem(self, slot: Slot, message: str, suggestions: Iterable[str] = ()) -> None:
        message = f"{slot.place}: {message}" if slot.place else message
        self.problems.append(DeckProblem(self.file, slot.line, message, tuple(suggestions)))

    def stands(self, code: str, slot: Slot) -> None:
        self.places[code] = (*self.places.get(code, ()), (slot.line, slot.place))

    def aspects(self) -> tuple[str, ...]:
        for aspect in self.found.aspects:
            if aspect not in index.CHOICES:
                message = f"meta: {names.quoted(aspect)} is no aspect; aspects are"
                self.problems.append(DeckProblem(self.file, 0, message, index.CHOICES))
        return in_order(self.found.aspects)

    def hero(self, slot: Slot) -> Identity | None:
        """The identity that a file names."""
        if slot.code:
            code = index.canonical(slot.code)
            card = index.cards()[code] if code else None
            if card and card.kind in (HERO, ALTER_EGO):
                return index.identity_of(card)
            self.problem(slot, f"{card.label} is no hero" if card else f"no hero is known by the code {slot.code}")
            return None
        found = index.identity_named(slot.name)
        if len(found) == 1:
            return found[0]
        shown = names.quoted(slot.name)
        if found:
            self.problem(slot, f"{shown} can be any of {len(found)} heroes; write one of", (each.label for each in found))
        else:
            nearest = index.nearest_identities(slot.name)
            self.problem(slot, f"no hero is {shown}" + ("; nearest names" if nearest else ""), nearest)
        return None

    def code(self, slot: Slot) -> str | None:
        """The code of a slot's card. One that nobody knows stays as it is: the card may be newer than Longbox."""
        if names.is_guid(slot.code):
            if code := index.by_id(slot.code):
                return code
            if not slot.name:
                self.problem(slot, f"no card is known by the id {slot.code}, and it has no name")
                return None
        elif slot.code:
            return index.canonical(slot.code) or slot.code.lower()
        return self.by_name(slot)

    def by_name(self, slot: Slot) -> str | None:
        """The card of a name with subtitle and pack behind it in brackets, or a subtitle behind a colon."""
        name, packs, subtitles = slot.name, list[str](), list[str]()
        cards = index.named(name)
        while not cards and name.endswith(")") and " (" in name:
            name, _, last = name[:-1].rpartition(" (")
            pack = next((code for code, title in index.packs().items() if names.fold(title) == names.fold(last)), None)
            packs += [pack] if pack else []
            subtitles += [] if pack else [last]
            cards = index.named(name)
        if not cards and ":" in name:
            name, _, subtitle = name.partition(":")
            subtitles.append(subtitle)
            cards = index.named(name)
        shown = names.quoted(slot.name)
        if not cards:
            nearest = index.nearest(name)
            self.problem(slot, f"no card is named {names.quoted(name)}" + ("; nearest names" if nearest else ""), nearest)
            return None
        fitting = [card for card in cards if self.fits(card, slot, packs, subtitles)]
        if not fitting:
            message = f"{shown} is not in that pack, not of that kind or has another subtitle; cards of that name are"
            self.problem(slot, message, (card.label for card in cards))
        elif len({card.code for card in fitting}) > 1 and not (one := self.one_identity(fitting)):
            self.problem(slot, f"{shown} can be any of {len(fitting)} cards; write one of", (card.label for card in fitting))
        else:
            return fitting[0].code if len(fitting) == 1 else one
        return None

    @staticmethod
    def one_identity(cards: Sequence[Known]) -> str | None:
        """The hero that cards are all forms of."""
        found = {identity.code for card in cards if card.kind == HERO and (identity := index.identity_of(card))}
        return found.pop() if len(found) == 1 and all(card.kind == HERO for card in cards) else None

    @staticmethod
    def fits(card: Known, slot: Slot, packs: Sequence[str], subtitles: Sequence[str]) -> bool:
        heading = slot.section if slot.section in marvelcdb_text.HEADINGS else ""
        return (
            (not heading or card.kind == heading)
            and all(pack in index.packs_with(card.code) for pack in packs)
            and all(names.fold(subtitle) in (names.fold(card.subname), names.fold(card.name)) for subtitle in subtitles)
        )
