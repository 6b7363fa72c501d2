"""Decks of Marvel Champions: from files in four formats, written back, and those that come with Longbox."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longbox.decks import Slot, SlotList, builtin_decks, marvelcdb, marvelcdb_text, names, octgn, read_slots
from longbox.errors import UserError
from longbox.games.champions.catalog import index
from longbox.games.champions.decks.construction import ChampionsDeck
from longbox.games.champions.decks.lists import match
from longbox.games.champions.state import ASPECTS
from longbox.outside import cut

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping

    from longbox.games.champions.catalog.index import Identity, Known


BUILTIN: Final = Path(__file__).parent / "starters"


#: what a deck can be written as
FORMATS: Final = ("json", "text", "o8d")


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
    matched = match(found)
    cards = index.cards()
    aspects = in_order(matched.aspects)
    if index.building(matched.identity.code).aspects >= len(ASPECTS):
        aspects = ASPECTS  # nothing was chosen
    elif not aspects:
        known = [(cards[code], count) for code, count in matched.slots.items() if code in cards]
        aspects = derived_aspects(matched.identity, known)
    return ChampionsDeck(
        matched.name, matched.identity.code, aspects, matched.slots, matched.ignored, found.source, matched.places
    )


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
        raise UserError(f"no card is known by the code {cut(', '.join(strangers))}, so only json can name it")
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
