"""Decks of Marvel Champions as text: MarvelCDB's export, Markdown copies, and the lists that people write.

A head with the deck's name and its hero, then cards with the packs they come from, under headings.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from longbox.decks import markdown, names
from longbox.decks.model import DeckProblem, failure, file_name
from longbox.decks.sections import undecorated
from longbox.decks.slots import Slot, SlotList, copies, deck_label

MAX_LINE: Final = 300  # characters, without the marks of Markdown
MAX_MARKED: Final = 2000  # with them
MAX_HEAD: Final = 20  # lines above the cards

#: kind of card -> heading, in the order of the export
HEADINGS: Final = {
    "upgrade": "Upgrades",
    "event": "Events",
    "support": "Supports",
    "resource": "Resources",
    "ally": "Allies",
    "player_side_scheme": "Player Side Schemes",
}
#: what a heading over the hero announces
HERO_SECTION: Final = "hero"
_ASPECTS: Final = ("aggression", "justice", "leadership", "protection", "pool")
_KINDS: Final = {
    **{names.fold(heading): kind for kind, heading in HEADINGS.items()},
    **{names.fold(kind.replace("_", " ")): kind for kind in HEADINGS},
    **dict.fromkeys(("sidescheme", "sideschemes"), "player_side_scheme"),
    **dict.fromkeys(("hero", "heroes", "identity", "identitycard", "identitycards", "herocard", "herocards"), HERO_SECTION),
    **dict.fromkeys(("heroidentity", "signature", "signaturecards", "identityspecific", "identityspecificcards"), HERO_SECTION),
    # these say where cards are from, not of what kind they are
    **dict.fromkeys(("aspect", "aspectcards", "basic", "basiccards", "deck", "maindeck", "card", "cards", "playercards"), ""),
    **{f"{aspect}{more}": "" for aspect in _ASPECTS for more in ("", "cards")},
}
_TOLD: Final = (*HEADINGS.values(), "Hero", "Aspect", "Basic")
_BULLET: Final = re.compile(r"[-–—*·+] |• ?")
_COUNT_FIRST: Final = re.compile(
    r"[(\[]?(-?[0-9]{1,9})[)\]]?(?: ?[x×]|X)?(?: [-–—:])? (?P<name>.+)|([0-9]{1,9})[xX×](?P<tight>[A-Za-z].*)"
)
_COUNT_LAST: Final = re.compile(r"(?P<name>.+?)(?: ?[(\[] ?[xX×]? ?([0-9]{1,2}) ?[)\]]| [xX×] ?([0-9]{1,9}))(?P<pack> ?[(\[].+)?")
_CODE: Final = re.compile(r" ?\[([0-9]{5}[A-Za-z]?)\]")
_PACKS: Final = re.compile(r"packs?(?: used)? ?:(.*)", re.IGNORECASE)
_RANGE: Final = re.compile(r"from .+ to .+", re.IGNORECASE)
_FIELD: Final = re.compile(
    r"(hero|identity|name|deck(?: name)?|title|aspects?|by|author|player|version|date|format|source|url|link|tags?) ?: ?(.+)",
    re.IGNORECASE,
)
_TOTAL: Final = re.compile(
    r"(?:(?:deck size|total(?: cards)?|cards)\b ?[:=(-]? ?[0-9]+ ?(?:cards?)?\)?|[0-9]+ cards?(?: total)?)", re.I
)
_RULE: Final = re.compile(r"[-–—=_*~ ]{3,}")


def read(text: str, source: Path | None = None) -> SlotList:
    """The deck in a text. A code in square brackets may follow any name.

    Lines that can't be read go into `problems`; DeckError if the text has no hero and cards.
    """
    reader = _Reader(source)
    lines = [line.strip() for line in re.split(r"\r\n|\r|\n", text)]
    first = 0
    if _is_export(lines) and len(lines[0]) <= MAX_LINE:
        # in Markdown a title has its sign as the headings have; elsewhere a name may begin with one
        marked = lines[0].startswith("# ") and any(line.startswith("#") for line in lines[1:])
        reader.name = names.tidy(lines[0].lstrip("#") if marked else lines[0])
        first = 1
    for number, line in enumerate(lines[first:], start=first + 1):
        reader.read_line(number, line)
    return reader.deck()


class _Reader:
    """Reads line by line: the head, then cards under the latest heading."""

    def __init__(self, source: Path | None) -> None:
        self.source = source
        self.name: str | None = None
        self.hero: Slot | None = None
        self.aspects: list[str] = []
        self.head: list[Slot] = []
        self.slots: list[Slot] = []
        self.problems: list[DeckProblem] = []
        self.section = ""
        self.body = False
        # whether the lines that follow name packs: after a "Packs:" with nothing behind it
        self.packs = False
        self.pack_named = False

    def deck(self) -> SlotList:
        if not (self.head or self.hero or self.section_hero()) or not (self.slots or self.problems):
            message = (
                "no deck of Marvel Champions; MarvelCDB's text has the deck's name, its hero, and cards as in 2x Name (Pack)"
            )
            raise failure(self.source, message)
        label = self.name
        if label is None and self.head and (len(self.head) > 1 or self.hero or self.section_hero()):
            label = self.head[0].name
        head = () if self.hero else tuple(self.head)
        return SlotList(
            deck_label(label, self.source),
            self.hero,
            tuple(self.aspects),
            tuple(self.slots),
            (),
            self.source,
            tuple(self.problems),
            head=head,
        )

    def section_hero(self) -> bool:
        return any(slot.section == HERO_SECTION for slot in self.slots)

    def problem(self, number: int, message: str, *suggestions: str) -> None:
        self.problems.append(DeckProblem(file_name(self.source), number, message, suggestions))

    def read_line(self, number: int, line: str) -> None:
        if len(line) <= MAX_MARKED:
            line = markdown.unmarked(names.tidy(line))
        if len(line) > MAX_LINE:
            self.problem(number, f"a line of {len(line):,} characters; a line names one card")
            return
        marked = line.startswith("#")
        line = line.lstrip("#> ")
        if not line or _RULE.fullmatch(line):
            self.packs = self.packs and not self.pack_named
            return
        plain = _BULLET.sub("", line, count=1).strip()
        kind = _KINDS.get(names.fold(undecorated(line)))
        if found := _PACKS.fullmatch(plain):
            self.body, self.packs, self.pack_named = True, not found[1].strip(), False
        elif _TOTAL.fullmatch(plain):
            return
        elif (found := _FIELD.fullmatch(plain)) and not (kind is not None and found[2].isdigit()):
            self.read_field(number, found[1].lower(), found[2])
        elif kind or (kind is not None and self.body):
            self.body, self.packs, self.section = True, False, kind
        elif counted := _counted(plain):
            self.body, self.packs = True, False
            self.read_card(number, *counted)
        elif self.packs and not plain.endswith(":"):
            self.pack_named = True
        elif not self.body:
            self.read_head(number, plain)
        elif plain.endswith(":") or marked:
            self.problem(number, f"{names.quoted(plain)} is not a heading; headings are", *_TOLD)
            self.section = ""
        else:
            name, code = _split(plain)
            self.slots.append(Slot(1, code, name, section=self.section, line=number, bare=True))

    def read_head(self, number: int, line: str) -> None:
        """A line above the cards: the deck's name, its hero, and what else people write there, such as its aspect."""
        if self.head and names.fold(line) in _ASPECTS:
            self.aspects.append(names.fold(line))
        elif len(self.head) < MAX_HEAD:
            name, code = _split(line)
            self.head.append(Slot(1, code, name, line=number))

    def read_field(self, number: int, key: str, value: str) -> None:
        """`Hero: NAME` and the like."""
        if key in ("hero", "identity"):
            name, code = _split(value)
            if self.hero is not None:
                self.problem(number, f"a second hero; the deck has {names.quoted(self.hero.name or self.hero.code)}")
                return
            self.hero = Slot(1, code, name, line=number)
        elif key in ("name", "deck", "deck name", "title"):
            self.name = self.name or value
        elif key.startswith("aspect"):
            self.aspects += [names.fold(each) for each in re.split(r"[,/&+]| and ", value) if each.strip()]

    def read_card(self, number: int, count: str, text: str) -> None:
        found = copies(count)
        if isinstance(found, str):
            self.problem(number, found)
        elif found:
            name, code = _split(text)
            self.slots.append(Slot(found, code, name, section=self.section, line=number))


def _counted(line: str) -> tuple[str, str] | None:
    """The count and the card of a line that has both."""
    if found := _COUNT_FIRST.fullmatch(line):
        return found[1] or found[3], (found["name"] or found["tight"]).strip()
    if found := _COUNT_LAST.fullmatch(line):
        return found[2] or found[3], found["name"] + (found["pack"] or "")
    return None


def _is_export(lines: list[str]) -> bool:
    """Whether a text has the head of an export: name and hero with a blank line behind each. Then the first line is the name."""
    if len(lines) < 5 or not lines[0] or not lines[2] or lines[1] or lines[3] or _FIELD.fullmatch(lines[0]):
        return False
    hero = lines[2]
    return not (_counted(hero) or _FIELD.fullmatch(hero) or _PACKS.fullmatch(hero) or names.fold(undecorated(hero)) in _KINDS)


def dump(deck: SlotList) -> str:
    """A deck as MarvelCDB exports it, with the code of a card behind its name where a slot gives one."""
    return "\r\n".join(_written(deck)) + "\r\n"


def heading(kind: str, count: int) -> str:
    """The heading over so many cards of a kind."""
    return kind.replace("_", " ").title() if count == 1 else HEADINGS[kind]


def _written(deck: SlotList) -> Iterator[str]:
    assert deck.hero is not None
    name = names.tidy(deck.name) or "-"
    yield from (f"Name: {name}" if _FIELD.fullmatch(name) else name, "", _named(deck.hero), "")
    if deck.packs:
        yield "Packs: " + (f"From {deck.packs[0]} to {deck.packs[-1]}" if len(deck.packs) > 1 else deck.packs[0])
    for kind in HEADINGS:
        slots = [slot for slot in deck.slots if slot.section == kind]
        if slots:
            yield from ("", heading(kind, len(slots)))
            yield from (f"{slot.count}x {_named(slot)} ({slot.pack})" for slot in slots)


def _named(slot: Slot) -> str:
    return f"{slot.name} [{slot.code}]" if slot.code else slot.name


def _split(text: str) -> tuple[str, str]:
    """A name and the code in square brackets in it, if there is one."""
    found = _CODE.search(text)
    return (names.tidy(_CODE.sub("", text, count=1)), found[1]) if found else (text, "")
