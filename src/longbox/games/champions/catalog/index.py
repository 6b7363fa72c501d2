"""Every card of Marvel Champions by code and name, playable or not: what deck lists are read and checked against.

The files in `facts` come from `tools/champions_facts.py`. They are read when something is first looked up.
"""

from __future__ import annotations

import difflib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from longbox.decks import names
from longbox.decks.dragncards import database_id
from longbox.decks.nearest import MOST_LETTERS, Spellings
from longbox.games.champions.state import ALTER_EGO, ASPECTS, HERO, PLAYER_KINDS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

FACTS: Final = Path(__file__).parent / "facts"
#: what a deck may hold; the last is younger than the rulebook
DECK_KINDS: Final = (*PLAYER_KINDS, "player_side_scheme")
#: the aspects a deck may choose; 'Pool came with Deadpool and is built with like the four of champions:aspect-card
CHOICES: Final = (*ASPECTS, "pool")


class Known(NamedTuple):
    """A face of a card as the index has it. `marks` are h (the back of another face), l (linked), p (permanent), u (unique).

    `back` is another face of the same card, `resources` the first letters of the printed resources, `team` the two names of
    the team-up keyword.
    """

    code: str
    name: str
    subname: str
    kind: str
    faction: str
    set_: str
    pack: str
    quantity: int
    limit: int | None
    marks: str
    back: str
    octgn: str
    traits: tuple[str, ...]
    resources: str
    team: tuple[str, ...]

    @property
    def unique(self) -> bool:
        """champions:unique-icon"""
        return "u" in self.marks

    @property
    def permanent(self) -> bool:
        """champions:permanent"""
        return "p" in self.marks

    @property
    def linked(self) -> bool:
        """Whether it comes into play through another card only."""
        return "l" in self.marks

    @property
    def visible(self) -> bool:
        """Whether it is what lists name a card by: not the back of another face."""
        return "h" not in self.marks

    @property
    def title(self) -> str:
        """Name and subtitle."""
        return f"{self.name} ({self.subname})" if self.subname else self.name

    @property
    def label(self) -> str:
        """Name, subtitle, code and pack: the card and no other."""
        return f"{self.title} [{self.code}] ({pack_name(self.pack)})"


@dataclass(frozen=True, slots=True)
class Identity:
    """A hero with the alter-ego: the code of the first hero's face, and every face of every form."""

    code: str
    faces: tuple[Known, ...]

    @property
    def name(self) -> str:
        """The hero's name."""
        return self.faces[0].name

    @property
    def set_(self) -> str:
        """The set that the identity's own cards belong to."""
        return self.faces[0].set_

    @property
    def alter_ego(self) -> str:
        """The alter-ego's name."""
        return next((face.name for face in self.faces if face.kind == ALTER_EGO), "")

    @property
    def title(self) -> str:
        """`Hero (Alter-Ego)`."""
        return f"{self.name} ({self.alter_ego})"

    @property
    def label(self) -> str:
        """Title and code."""
        return f"{self.title} [{self.code}]"


@dataclass(frozen=True, slots=True)
class Option:
    """Cards of other aspects that an identity may include: so many copies (`limit`), or so many titles (`titles`)."""

    kinds: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    resources: tuple[str, ...] = ()
    limit: int | None = None
    titles: int | None = None

    def covers(self, card: Known) -> bool:
        """Whether the card is of this sort."""
        had = {trait.casefold() for trait in card.traits}
        return (
            (not self.kinds or card.kind in self.kinds)
            and (not self.traits or any(trait.casefold() in had for trait in self.traits))
            and (not self.resources or any(resource[0] in card.resources for resource in self.resources))
        )


@dataclass(frozen=True, slots=True)
class Building:
    """champions:deck-customization#7 how an identity builds its deck: the number of aspects, copies of a title, options."""

    aspects: int = 1
    copies: int | None = None
    options: tuple[Option, ...] = ()


@cache
def cards() -> Mapping[str, Known]:
    """Every face by code, reprints aside."""
    found: dict[str, Known] = {}
    lines = (FACTS / "index.tsv").read_text("utf-8").splitlines()
    width = lines[0].count("\t") + 1
    for line in lines[1:]:
        row = line.split("\t")
        row += [""] * (width - len(row))
        code, name, subname, kind, faction, set_, pack, quantity, limit, marks, back, octgn, traits, resources, team = row
        found[code] = Known(
            *(code, name, subname, kind, faction, set_, pack),
            int(quantity) if quantity else 1,
            int(limit) if limit else None,
            *(marks, back, octgn),
            tuple(traits.split("|")) if traits else (),
            resources,
            tuple(team.split("|")) if team else (),
        )
    return found


@cache
def reprints() -> Mapping[str, Sequence[str]]:
    """Code of a reprint -> the code it is the same card as, its pack, and its own OCTGN id if it has one."""
    found: dict[str, Sequence[str]] = json.loads((FACTS / "reprints.json").read_text("utf-8"))
    return found


@cache
def packs() -> Mapping[str, str]:
    """The packs in order of release: code -> name."""
    found: dict[str, str] = json.loads((FACTS / "packs.json").read_text("utf-8"))
    return found


def pack_name(code: str) -> str:
    """The name of a pack."""
    return packs().get(code, code)


@cache
def pack_named(name: str) -> str | None:
    """The code of the pack of that name or code."""
    wanted = names.fold(name)
    return next((code for code, title in packs().items() if wanted in (names.fold(title), names.fold(code))), None)


@cache
def _special() -> Mapping[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = json.loads((FACTS / "deckbuilding.json").read_text("utf-8"))
    return found


def canonical(code: str) -> str | None:
    """The code under which the index has a card: a reprint's is its first printing's. None if it has none."""
    code = code.lower()
    if code in reprints():
        return reprints()[code][0]
    return code if code in cards() else None


@cache
def _stems() -> Mapping[str, Sequence[str]]:
    """Codes without their letters -> the cards that have one behind it; faces of one card are one."""
    found: dict[str, dict[str, None]] = {}
    for each in cards().values():
        if each.visible and len(each.code) > 5:
            found.setdefault(each.code[:5], {})[each.code] = None
    for code, (meant, *_) in reprints().items():
        if len(code) > 5 and cards()[meant].visible:
            found.setdefault(code[:5], {})[meant] = None
    return {stem: list(codes) for stem, codes in found.items()}


def meant(code: str) -> Sequence[str]:
    """The codes of the cards that a file may mean by a code, perhaps without its letter, or by an id."""
    if (found := by_id(code) if names.is_guid(code) else canonical(code)) is not None:
        return [found]
    stem = _stems().get(code, ())
    identities_ = {each.code: None for of in stem if cards()[of].kind in (HERO, ALTER_EGO) and (each := identity_of(cards()[of]))}
    return [*identities_] if len(identities_) == 1 else stem


@cache
def _newest() -> int:
    """The number of the newest pack; those from 90 on are of promotional cards."""
    return max(number for code in (*cards(), *reprints()) if (number := int(code[:2])) < 90)


def is_newer(code: str) -> bool:
    """Whether a code belongs to a pack that came after those Longbox knows."""
    return code[:2].isdecimal() and int(code[:2]) > _newest() and canonical(code) is None


def newer() -> str:
    """What to say of a code that is newer."""
    return f"it is newer than the cards Longbox knows, which end with {[*packs().values()][-1]} (February 2026)"


@cache
def _ids() -> Mapping[str, str]:
    found: dict[str, str] = {}
    for each in cards().values():
        # both faces may have one id, which then means the front
        if each.octgn and (each.visible or each.octgn not in found):
            found.setdefault(each.octgn.lower(), each.code)
    for code, _pack, *octgn in reprints().values():
        found.update({each.lower(): code for each in octgn})
    return found


@cache
def _database_ids() -> Mapping[str, str]:
    return {database_id(each.code, _alone(each)): each.code for each in reversed([*cards().values()]) if each.visible}


def _alone(card: Known) -> bool:
    """Whether the letter of the code belongs to the card, and not to a face of it."""
    return not card.back


def by_id(guid: str) -> str | None:
    """The code of the card that OCTGN or DragnCards knows by this id."""
    return _ids().get(guid.lower()) or _database_ids().get(guid.lower())


@cache
def _names() -> Mapping[str, list[Known]]:
    found: dict[str, list[Known]] = {}
    for each in cards().values():
        if each.visible:
            found.setdefault(names.fold(each.name), []).append(each)
    return found


def named(name: str) -> list[Known]:
    """The cards of that name, however it is spelt."""
    return _names().get(names.fold(name), [])


@cache
def _spellings() -> Spellings:
    return Spellings(_names())


def nearest(name: str) -> list[str]:
    """Names close to a misspelt one."""
    return [_names()[each][0].name for each in _spellings().nearest(names.fold(name), 3, 0.7)]


@cache
def packs_with(code: str) -> tuple[str, ...]:
    """The packs that a card comes in."""
    return (cards()[code].pack, *(pack for of, pack, *_ in reprints().values() if of == code))


@cache
def identities() -> Mapping[str, Identity]:
    """Every identity by the code of its first hero's face."""
    faces: dict[str, list[Known]] = {}
    for each in cards().values():
        if each.kind in (HERO, ALTER_EGO):
            faces.setdefault(each.set_, []).append(each)
    found = (Identity(each[0].code, tuple(each)) for each in faces.values())
    return {identity.code: identity for identity in found}


@cache
def _by_set() -> Mapping[str, Identity]:
    return {identity.set_: identity for identity in identities().values()}


def identity_of(card: Known) -> Identity | None:
    """The identity whose set a card belongs to (champions:identity-specific-card)."""
    return _by_set().get(card.set_)


def identity_named(name: str) -> list[Identity]:
    """The identities that a code, a hero's or alter-ego's name, `Hero (Alter-Ego)` or the name of a set may mean."""
    code = canonical(name.strip())
    if code is not None and cards()[code].kind in (HERO, ALTER_EGO):
        found = identity_of(cards()[code])
        return [found] if found else []
    wanted = names.fold(name.replace("_", " "))
    exact = [each for each in identities().values() if wanted in (names.fold(each.title), names.fold(each.label))]
    return exact or [
        each
        for each in identities().values()
        if any(wanted == names.fold(face.name) for face in each.faces) or wanted == names.fold(each.set_.replace("_", " "))
    ]


def nearest_identities(name: str) -> list[str]:
    """Names of heroes and alter-egos close to a misspelt one."""
    spelt = {names.fold(face.name): face.name for each in identities().values() for face in each.faces}
    return [spelt[each] for each in difflib.get_close_matches(names.fold(name)[:MOST_LETTERS], spelt, 3, 0.6)]


@cache
def own_cards(set_: str) -> Mapping[str, int]:
    """champions:identity-specific-card#1 the cards that the deck of an identity must have, and how many of each."""
    return {
        each.code: each.quantity
        for each in cards().values()
        if each.set_ == set_ and each.visible and each.kind in DECK_KINDS and each.faction not in ("encounter", "campaign")
    }


def building(hero: str) -> Building:
    """champions:deck-customization#7 how the deck of an identity is built."""
    aspects, copies = 1, None
    options = []
    for each in _special().get(hero, ()):
        if "aspects" in each:
            aspects, copies = each["aspects"], each.get("limit")
        else:
            kinds, traits, resources = (tuple(each.get(key, ())) for key in ("type", "trait", "resource"))
            options.append(Option(kinds, traits, resources, each.get("limit"), each.get("name_limit")))
    return Building(aspects, copies, tuple(options))
