"""From a deck as its file has it to cards: the identity, the codes, and everything that can't be read, each with its place.

Also champions:deck-customization#3.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from longbox.decks import DeckError, DeckProblem, languages, marvelcdb_text, names
from longbox.decks.model import MOST_ENTRIES, MOST_TOLD, failure, file_name
from longbox.games.champions.catalog import index
from longbox.games.champions.state import ALTER_EGO, HERO

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from longbox.decks import Slot, SlotList
    from longbox.games.champions.catalog.index import Identity, Known
    from longbox.games.champions.decks.construction import Place


FACES: Final = (HERO, ALTER_EGO)


ONE_IDENTITY: Final = "[champions:deck-customization#1]"


@dataclass(frozen=True, slots=True)
class Matched:
    """What a file names: the identity, the aspects it says were chosen, copies by code, and where each stands."""

    name: str
    identity: Identity
    aspects: tuple[str, ...]
    slots: Mapping[str, int]
    ignored: Mapping[str, int]
    places: Mapping[str, tuple[Place, ...]]


def match(found: SlotList) -> Matched:
    """The cards that a file names. DeckError with all that is wrong with it: a name that may be several cards is refused with
    those that it may be."""
    if len(found.slots) + len(found.ignored) > MOST_ENTRIES:
        raise failure(
            found.source, f"{len(found.slots) + len(found.ignored):,} cards are listed; a deck list has at most {MOST_ENTRIES:,}"
        )
    return _Matcher(found).matched()


class _Matcher:
    """Finds the cards of a slot list, and collects what is wrong with it."""

    def __init__(self, found: SlotList) -> None:
        self.found = found
        self.name = found.name
        self.file = file_name(found.source)
        self.problems = list(found.problems)
        self.places: dict[str, tuple[Place, ...]] = {}
        self.counts: Counter[str] = Counter()
        # what may be meant by slots whose name several cards have
        self.open: list[tuple[Slot, Sequence[Known]]] = []
        self.unknown: list[DeckProblem] = []
        self.named = 0
        # whether the identity is one of the slots, and nothing says which
        self.among_cards = False

    def matched(self) -> Matched:
        heroes, heading = self.heroes()
        self.among_cards = heading is None
        for slot in self.found.slots:
            if slot is not heading:
                self.read(slot)
        identity = self.one(heroes, heading)
        self.settle(identity)
        ignored = self.ignored()
        for aspect in self.found.aspects:
            if aspect not in index.CHOICES:
                message = f"meta: {names.quoted(aspect)} is no aspect; aspects are"
                self.problems.append(DeckProblem(self.file, 0, message, index.CHOICES))
        self.foreign()
        if not self.problems and not self.counts:
            self.problems.append(DeckProblem(self.file, 0, "lists no cards"))
        if self.problems or identity is None:
            raise DeckError(sorted(self.problems, key=lambda problem: problem.line))
        return Matched(
            *(self.name, identity, self.found.aspects, dict(sorted(self.counts.items()))),
            *(dict(sorted(ignored.items())), self.places),
        )

    def problem(self, slot: Slot, message: str, suggestions: Iterable[str] = ()) -> DeckProblem:
        message = f"{slot.place}: {message}" if slot.place else message
        problem = DeckProblem(self.file, slot.line, message, tuple(suggestions))
        self.problems.append(problem)
        return problem

    def stands(self, code: str, slot: Slot) -> None:
        self.places[code] = (*self.places.get(code, ()), (slot.line, slot.place))

    # -- the identity ------------------------------------------------------------------------------------------------------

    def heroes(self) -> tuple[list[Identity], Slot | None]:
        """The identities that the file's hero may be, and what names it; nothing where nothing does."""
        slot = self.found.hero or self.headed()
        if slot is None:
            slot = next((each for each in self.found.slots if each.section == marvelcdb_text.HERO_SECTION and _faces(each)), None)
            if slot is None:
                return [], None
        return self.identities(slot), slot

    def headed(self) -> Slot | None:
        """The line of a text's head that names the hero: the second, as MarvelCDB has it, or the only one that does."""
        head = self.found.head
        naming = [slot for slot in head if _faces(slot)]
        second = head[min(1, len(head) - 1)] if head else None
        if second in naming or not naming:
            slot = second
        else:
            slot = naming[0]
        if slot is not None and slot is head[0] and len(head) > 1 and self.name == head[0].name:
            self.name = next(each.name for each in head if each is not slot)
        if slot is not None and not naming and any(each.section == marvelcdb_text.HERO_SECTION for each in self.found.slots):
            return None
        return slot

    def identities(self, slot: Slot) -> list[Identity]:
        """The identities that a slot names; a problem if there are none."""
        if slot.code:
            found = [index.cards()[code] for code in index.meant(slot.code)]
            heroes = _identities(found)
            if heroes and slot.name and not slot.place and (by_name := _faces(slot)) != heroes:
                if heroes[0] not in by_name:
                    self.problem(slot, f"the code {slot.code} is not that of {names.quoted(slot.name)}; it is {heroes[0].label}")
                    return []
            if not heroes:
                named = f"{found[0].label} is no hero" if found else _no_code("hero", slot.code)
                self.problem(slot, named)
            return heroes
        heroes = _faces(slot)
        if not heroes:
            name = _bare(slot.name)
            nearest = index.nearest_identities(name)
            self.problem(slot, f"no hero is {names.quoted(slot.name)}" + ("; nearest names" if nearest else ""), nearest)
        return heroes

    def one(self, heroes: list[Identity], slot: Slot | None) -> Identity | None:
        """The one identity of the deck. Of several with one name, the one whose own cards are in the list."""
        if slot is None:
            faces = [(each, code) for each in self.found.slots if (code := self.face(each))]
            heroes = _identities([index.cards()[code] for _, code in faces])
            if len(heroes) == 1:
                self.stands("hero", faces[0][0])
                return heroes[0]
            several = f"{len(heroes)} identities; a deck has one" if heroes else "no hero among the cards; a deck has one"
            message = f"{several} {ONE_IDENTITY}"
            self.problems.append(DeckProblem(self.file, 0, message, tuple(each.label for each in heroes)))
            return None
        if len(heroes) > 1:
            own = [each for each in heroes if self.has_own(each)]
            if len(own) != 1:
                shown = names.quoted(slot.name or slot.code)
                self.problem(slot, f"{shown} can be any of {len(heroes)} heroes; write one of", (each.label for each in heroes))
                return None
            heroes = own
        if heroes:
            self.stands("hero", slot)
        return heroes[0] if heroes else None

    def face(self, slot: Slot) -> str | None:
        """The code of a slot that is a face of an identity, by id or code, or by name alone."""
        for code in index.meant(slot.code) if slot.code else ():
            if index.cards()[code].kind in FACES:
                return code
        if slot.code and index.meant(slot.code):
            return None
        faces = [card for card in index.named(slot.name) if card.kind in FACES] if slot.name else []
        return faces[0].code if faces and len(faces) == len(index.named(slot.name)) and len(_identities(faces)) == 1 else None

    def has_own(self, identity: Identity) -> bool:
        """champions:deck-customization#3 whether a card in the list can only be one of the identity's own."""
        own = index.own_cards(identity.set_)
        return any(code in own for code in self.counts) or any(all(c.code in own for c in cards) for _, cards in self.open)

    # -- cards -------------------------------------------------------------------------------------------------------------

    def read(self, slot: Slot) -> None:
        """Counts the card of a slot, or keeps those that it may be."""
        found = self.by_code(slot) if slot.code else self.by_name(slot)
        if isinstance(found, str):
            if self.among_cards and self.face(slot) is not None:
                return  # the identity
            self.counts[found] += slot.count
            self.stands(found, slot)
        elif found:
            self.open.append((slot, found))

    def by_code(self, slot: Slot) -> str | Sequence[Known]:
        """The code of a slot's card, or the cards that it may be. A code that nobody knows stays as it is: the card may be newer."""
        meant = index.meant(slot.code)
        if names.is_guid(slot.code):
            if meant:
                return meant[0]
            if slot.name:
                return self.by_name(slot)
            self.problem(slot, f"no card is known by the id {slot.code}, and it has no name")
            return ()
        if slot.place or not slot.name:  # only a text has a name that must agree
            return meant[0] if len(meant) == 1 else [index.cards()[code] for code in meant] or slot.code.lower()
        named = _cards_named(slot.name)[0]
        both = [card for card in named if card.code in meant]
        if len(both) == 1:
            return both[0].code
        if both:
            return both
        shown = f"the code {slot.code} is not that of {names.quoted(slot.name)}"
        if meant:
            self.problem(slot, f"{shown}; it belongs to", (index.cards()[code].label for code in meant))
        elif named:
            self.problem(slot, f"{shown}; write one of", (card.label for card in named))
        else:
            return slot.code.lower()
        return ()

    def by_name(self, slot: Slot) -> str | Sequence[Known]:
        """The code of the card of a name, with subtitle and pack behind it in brackets or a subtitle behind a colon; or the cards
        that it may be."""
        cards, name, packs, subtitles = _cards_named(slot.name)
        self.named += 1
        shown = names.quoted(slot.name)
        if not cards:
            few = len(self.unknown) < MOST_TOLD
            nearest = index.nearest(name) if few else []
            message = f"no card is named {names.quoted(name)}"
            if slot.bare and not nearest:
                message = f"{names.quoted(name)} is neither a heading nor a card, as in 2x Name (Pack)"
            self.unknown.append(self.problem(slot, message + ("; nearest names" if nearest else ""), nearest))
            return ()
        fitting = [card for card in cards if _fits(card, slot, packs, subtitles)]
        if not fitting:
            message = f"{shown} is not in that pack, not of that kind or has another subtitle; cards of that name are"
            self.problem(slot, message, (card.label for card in cards))
            return ()
        if len(fitting) == 1:
            return fitting[0].code
        heroes = _identities(fitting)
        if len(heroes) == 1 and all(card.kind == HERO for card in fitting):
            return heroes[0].code  # forms of one hero
        return fitting

    def settle(self, identity: Identity | None) -> None:
        """champions:deck-customization#3 names that the identity's own cards share are theirs where the copies are exactly those
        that the deck must have; of the others, a problem each."""
        groups: dict[tuple[str, ...], list[Slot]] = {}
        for slot, cards in self.open:
            groups.setdefault(tuple(card.code for card in cards), []).append(slot)
        own = index.own_cards(identity.set_) if identity else {}
        for codes, slots in groups.items():
            lacking = {code: own[code] - self.counts[code] for code in codes if own.get(code, 0) > self.counts[code]}
            copies = sum(slot.count for slot in slots)
            if lacking and sum(lacking.values()) == copies:
                for code, count in lacking.items():
                    self.counts[code] += count
                for slot in slots:
                    for code in lacking:
                        self.stands(code, slot)
                continue
            labels = [index.cards()[code].label for code in codes]
            for slot in slots:
                shown = names.quoted(slot.name or slot.code)
                self.problem(slot, f"{shown} can be any of {len(codes)} cards; write one of", labels)

    def ignored(self) -> Counter[str]:
        """The copies that do not count towards the deck's size."""
        ignored: Counter[str] = Counter()
        for slot in self.found.ignored:
            code = self.by_code(slot)
            if isinstance(code, str):
                ignored[code] += slot.count
                if self.counts[code] < ignored[code]:
                    self.problem(slot, f"copies ignored: {ignored[code]}, of {self.counts[code]} in slots")
        return ignored

    def foreign(self) -> None:
        """Where most names of a list are unknown, they are not told one by one if the list is seen to be in another language."""
        words = [slot.name for slot in self.found.slots if slot.name]
        if said := languages.complaint(len(self.unknown), self.named, words):
            told, self.unknown = {id(each) for each in self.unknown}, []
            self.problems = [each for each in self.problems if id(each) not in told]
            self.problems.append(DeckProblem(self.file, 0, said))


def _no_code(what: str, code: str) -> str:
    """What to say of a code that no card is known by."""
    return f"no {what} is known by the code {code}" + (f"; {index.newer()}" if index.is_newer(code) else "")


def _identities(cards: Iterable[Known]) -> list[Identity]:
    """The identities that faces among the cards belong to, each once."""
    found = {each.code: each for card in cards if card.kind in FACES and (each := index.identity_of(card))}
    return list(found.values())


def _bare(name: str) -> str:
    """A hero's name without the pack or aspect in brackets behind it, or behind a dash."""
    return name.partition(" (")[0].partition(" - ")[0].strip() or name


def _faces(slot: Slot) -> list[Identity]:
    """The identities that a slot of one name may be: `Hero`, `Hero (Alter-Ego)`, `Hero (Pack)`, `Hero (Aspect)`."""
    if slot.code and not slot.name:
        return _identities([index.cards()[code] for code in index.meant(slot.code)])
    if found := index.identity_named(slot.name):
        return found
    name = slot.name
    behind: list[str] = []
    while name.endswith((")", "]")) and (at := max(name.rfind(" ("), name.rfind(" ["))) > 0:
        behind.append(name[at + 2 : -1])
        name = name[:at]
        if found := index.identity_named(name):
            break
    else:
        for sign in (" / ", " - ", " – ", ", "):
            head, found_sign, tail = name.partition(sign)
            if found_sign and (found := index.identity_named(head)):
                behind.append(tail)
                break
    for word in behind:
        pack = index.pack_named(word)
        of_pack = [each for each in found if pack and pack in index.packs_with(each.code)]
        of_person = [each for each in found if any(names.fold(face.name) == names.fold(word) for face in each.faces)]
        if pack or of_person:
            found = of_person or of_pack
        elif names.fold(word) not in index.CHOICES:
            return []
    return found


def _cards_named(text: str) -> tuple[list[Known], str, list[str], list[str]]:
    """The cards of a name, the name, and the packs and subtitles behind it: in brackets, or a subtitle behind a colon."""
    name, packs, subtitles = text, list[str](), list[str]()
    cards = index.named(name)
    while not cards and name.endswith((")", "]")) and (at := max(name.rfind(" ("), name.rfind(" ["))) > 0:
        last, name = name[at + 2 : -1], name[:at]
        pack = index.pack_named(last)
        packs += [pack] if pack else []
        subtitles += [] if pack else [last]
        cards = index.named(name)
    for sign in (":", " - ", " – "):
        if not cards and sign in name:
            head, _, subtitle = name.partition(sign)
            if cards := index.named(head):
                name = head
                subtitles.append(subtitle)
    return cards, name, packs, subtitles


def _fits(card: Known, slot: Slot, packs: Sequence[str], subtitles: Sequence[str]) -> bool:
    heading = slot.section if slot.section in marvelcdb_text.HEADINGS else ""
    return (
        (not heading or card.kind == heading)
        and all(pack in index.packs_with(card.code) for pack in packs)
        and all(names.fold(subtitle) in (names.fold(card.subname), names.fold(card.name)) for subtitle in subtitles)
    )
