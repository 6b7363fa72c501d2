"""OCTGN deck lists (`.o8d`): XML with a section for each pile, and cards by GUID and name."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from longbox.decks import markup, names, sections
from longbox.decks.model import DeckEntry, DeckList, DeckProblem, deck_name, failure, file_name
from longbox.decks.slots import Slot, SlotList, deck_label

#: Marvel Champions, as OCTGN names it
CHAMPIONS: Final = "055c536f-adba-4bc2-acbf-9aefb9756046"


def read(data: bytes, source: Path | None = None) -> DeckList:
    """The deck list in an OCTGN file. Its notes are the header; a card's GUID is its code.

    Sections are taken leniently, since each game defines its own. DeckError if it is not an OCTGN deck; a card with a
    quantity that is no number, or without name and id, goes into `problems`.
    """
    root = markup.parse(data, source)
    if root.tag != "deck" or not any(root.every("section")):
        raise failure(source, f"<{root.tag}> is not an OCTGN deck, which is a <deck> of <section>s", root.line)
    entries = []
    problems = []
    for section in root.every("section"):
        title = sections.section(markup.name_of(section)).title
        for card in section.every("card"):
            quantity = names.tidy(card.attributes.get("qty", "1"))
            code = names.tidy(card.attributes.get("id", "")) or None
            name, identity, version = names.split_title(card.text)
            if not re.fullmatch(r"-?[0-9]{1,9}", quantity):
                message = f"the quantity {names.quoted(quantity)} of {names.quoted(name)} is not a number"
                problems.append(DeckProblem(file_name(source), card.line, message))
            elif not name and not code:
                problems.append(DeckProblem(file_name(source), card.line, "a card without name and id"))
            else:
                entries.append(DeckEntry(int(quantity), name, version, identity, code, title, card.line))
    notes = "\n".join(note.text for note in root.every("notes")).strip()
    header = tuple(line.rstrip() for line in notes.splitlines())
    return DeckList(deck_name(source), tuple(entries), header, source, tuple(problems))


def game(data: bytes, source: Path | None = None) -> str:
    """The id of the game that a file is for, in lower case; empty if it names none. DeckError if it is no XML."""
    return names.tidy(markup.parse(data, source).attributes.get("game", "")).lower()


def read_champions(data: bytes, source: Path | None = None) -> SlotList:
    """The deck of Marvel Champions in an OCTGN file; its hero is one of the slots. DeckError as for any OCTGN deck."""
    deck = read(data, source)
    slots = []
    problems = list(deck.problems)
    for entry in deck.entries:
        if entry.count < 1:
            problems.append(DeckProblem(file_name(source), entry.line, f"{entry.count} copies of {names.quoted(entry.title)}"))
        else:
            slots.append(Slot(entry.count, entry.code or "", entry.title, section=entry.section or "", line=entry.line))
    return SlotList(
        deck_label(deck.header[0] if deck.header else None, source), None, (), tuple(slots), (), source, tuple(problems)
    )


def dump_champions(deck: SlotList) -> str:
    """A deck of Marvel Champions as MarvelCDB writes it for OCTGN, the hero first, with its name as the notes.

    The codes of its slots must be OCTGN ids.
    """
    assert deck.hero is not None
    cards = [(slot.count, slot.code, slot.name) for slot in (deck.hero, *deck.slots)]
    return dump(CHAMPIONS, [("Cards", cards)], deck.name)


def dump(game: str, sections: Sequence[tuple[str, Sequence[tuple[int, str, str]]]], name: str) -> str:
    """An OCTGN deck of that game: its sections, each a title and its cards as count, id and name; `name` goes into the notes."""
    from xml.sax.saxutils import escape, quoteattr  # it loads half of urllib, for nobody who only reads

    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{game}" sleeveid="0">']
    for title, cards in sections:
        lines.append(f' <section name={quoteattr(title)} shared="False">')
        for count, code, called in cards:
            lines.append(f"  <card qty={quoteattr(str(count))} id={quoteattr(code)}>{escape(called)}</card>")
        lines.append(" </section>")
    lines += [f" <notes>{escape(names.tidy(name))}</notes>", "</deck>"]
    return "\n".join(lines) + "\n"
