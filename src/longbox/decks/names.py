"""How cards are named in deck lists: `Name <> Identity, Version [SET-001]`, in the many spellings people use."""

import re
import unicodedata
from typing import Final

_IDENTITY: Final = re.compile(r" ?(?:<>|◊) ?| \* ")
_IGNORED: Final = frozenset("'’‘‛`ʼʻ′−.")
_QUOTES: Final = str.maketrans("“”„‟", '""""')

_GUID: Final = r"[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"
_NUMBERED: Final = rf"[A-Za-z0-9]{{2,4}}-[0-9]{{1,4}}[A-Za-z]{{0,2}}|[0-9]{{5}}[A-Za-z]?|{_GUID}"
_SET: Final = r"(?=[0-9]*[A-Z])[A-Z0-9]{2,4}"
_CODE: Final = re.compile(
    rf"(?: [-–—])? ?(?:\[({_NUMBERED}|{_SET})\]|\(({_NUMBERED})\))$"
    rf"| [-–—] ?\(({_SET})\)$"
)


def tidy(text: str) -> str:
    """The text on one line, with one blank between words and none around it."""
    return " ".join(text.split())


def quoted(text: str) -> str:
    """The text as messages show it: in quotation marks, and cut when it is long."""
    return f'"{text}"' if len(text) <= 80 else f'"{text[:77]}..."'


def counted(n: int, noun: str) -> str:
    """So many of a thing: "1 card", "40 cards"."""
    return f"{n:,} {noun}" if n == 1 else f"{n:,} {noun}s"


def title(name: str, identity: str | None, version: str | None) -> str:
    """A card's names as one text: `Name <> Identity, Version`."""
    return name + (f" <> {identity}" if identity else "") + (f", {version}" if version else "")


def split_title(text: str) -> tuple[str, str | None, str | None]:
    """Name, identity and version of a title, as far as the text alone can tell.

    The version is what follows the first comma (after the identity, if there is one). Names have commas too, so whoever
    knows the cards must compare whole titles.
    """
    text = tidy(text)
    name, *rest = _IDENTITY.split(text, maxsplit=1)
    if rest:
        identity, _, version = rest[0].partition(", ")
        parts = (name, identity.strip(), version or None)
        return parts if name and parts[1] else (text, None, None)
    name, _, version = text.partition(", ")
    return (name.strip(), None, version) if name and version else (text, None, None)


def split_code(text: str) -> tuple[str, str | None]:
    """A line's title and the code in brackets behind it.

    A code is a card's number (`MOR-025`, `01083`), a GUID, or a set's code alone (`[MOR]`, `- (MOR)`). Other words in
    brackets belong to the name.
    """
    text = tidy(text)
    if found := _CODE.search(text):
        return text[: found.start()], found[1] or found[2] or found[3]
    return text, None


def fold(text: str) -> str:
    """What is left of a name when spelling doesn't matter: no case, accents, apostrophes, hyphens, dots or blanks."""
    decomposed = unicodedata.normalize("NFKD", text.translate(_QUOTES)).casefold()
    return "".join(c for c in decomposed if not (c.isspace() or c in _IGNORED or unicodedata.category(c) in ("Mn", "Pd")))


def fold_code(code: str) -> str:
    """A code without case and without the zeros before its number."""
    return re.sub(r"-0+(?=[0-9])", "-", code.casefold())


def is_guid(code: str) -> bool:
    """Whether the code is a GUID, by which OCTGN names cards."""
    return re.fullmatch(_GUID, code) is not None


def set_of(code: str) -> str:
    """The folded code of the set that a card's code belongs to."""
    return fold_code(code).partition("-")[0]
