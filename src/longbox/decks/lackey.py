"""LackeyCCG deck lists: a text form (count, tab, name) and an XML form (`.dek`)."""

from pathlib import Path

from longbox.decks import kinds, markup, names, plain, sections
from longbox.decks.model import DeckEntry, DeckList, DeckProblem, deck_name, failure, file_name


def read(data: bytes, source: Path | None = None) -> DeckList:
    """The deck list in a Lackey file. DeckError if it is neither UTF-8 text nor a Lackey deck.

    The text form is a plain text list. In the XML form each card is one copy; an entry counts them, at the line of the
    first. Ids and sets differ from plug-in to plug-in and are left out. A card without a name goes into `problems`.
    """
    if kinds.kind(data) != "xml":
        return plain.read(kinds.decode(data, source), source)
    root = markup.parse(data, source)
    if root.tag != "deck" or not any(root.every("superzone")):
        raise failure(source, f"<{root.tag}> is not a Lackey deck, which is a <deck> of <superzone>s", root.line)
    copies: dict[tuple[str, str], list[int]] = {}
    problems = []
    for zone in root.every("superzone"):
        section = sections.section(markup.name_of(zone)).title
        for card in zone.every("card"):
            text = names.tidy(" ".join(name.text for name in card.every("name")))
            if text:
                copies.setdefault((section, text), []).append(card.line)
            else:
                problems.append(DeckProblem(file_name(source), card.line, "a card without a name"))
    entries = []
    for (section, text), lines in copies.items():
        name, identity, version = names.split_title(text)
        entries.append(DeckEntry(len(lines), name, version, identity, None, section, lines[0]))
    return DeckList(deck_name(source), tuple(entries), (), source, tuple(problems))
