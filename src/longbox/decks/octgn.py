"""OCTGN deck lists (`.o8d`): XML with a section for each pile, and cards by GUID and name."""

import re
from pathlib import Path

from longbox.decks import markup, names, sections
from longbox.decks.model import DeckEntry, DeckList, DeckProblem, deck_name, failure, file_name


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
