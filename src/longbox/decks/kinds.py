"""What a deck file holds, seen from the whole of it: JSON, XML or text. A `[`, `{` or `<` at its start does not decide it."""

import json
import re
from pathlib import Path
from typing import Final, Literal

from longbox.decks.model import failure

_JSON: Final = re.compile(r"\s*(?:\{\s*(?:\"|\}|$)|\[\s*(?:[\[{\"\]]|$))")
_KEY: Final = re.compile(r"\"\s*:")
_XML: Final = re.compile(r"\s*<(?:\?xml\b|!--|!DOCTYPE\b|[A-Za-z][\w.-]*(?:\s+[\w.:-]+\s*=\s*[\"'][^<]*)?\s*/?>)", re.IGNORECASE)
_DECK_XML: Final = re.compile(r"<(?:\?xml|!DOCTYPE|deck|section|superzone|card)\b", re.IGNORECASE)
_ONE_ELEMENT: Final = re.compile(r"\s*<(\w[\w.-]*)[^<>]*(?:/>|>.*</\1>)\s*", re.DOTALL)
_HTML: Final = re.compile(
    r"<!DOCTYPE html|<(?:html|body|div|span|table|br ?/?)\b[^<>]*>|</(?:a|b|i|p|li|ul|ol|h[1-6]|em|strong|div|span|td|tr|html)>",
    re.IGNORECASE,
)
_BBCODE: Final = re.compile(r"\[/(?:b|i|u|s|url|list|size|color|quote|code|center|img|font|spoiler|td|tr|table|h[1-6])\]", re.I)

Kind = Literal["json", "xml", "text"]


def kind(data: bytes, suffix: str = "") -> Kind:
    """What a file of this extension holds. Where its text leaves a doubt, the extension says what it ought to be."""
    text = data.decode(_encoding(data), "replace").lstrip("\ufeff")
    if suffix.lower() == ".o8d" or (_XML.match(text) and _is_xml(text)):
        return "xml"
    if suffix.lower() == ".json" or (text.lstrip()[:1] in ("[", "{") and (_keyed(text) or _is_json(text))):
        return "json"
    return "text"


def refuse_markup(text: str, source: Path | None) -> None:
    """DeckError if a text is the BBCode of a forum or HTML: what stands on the page is to be copied, not what it is made of."""
    first, _, rest = text.partition("\n")
    start = len(first) if rest.strip() else 0  # a deck may be called anything
    for what, tag in (("BBCode, as forums have it", _BBCODE), ("HTML", _HTML)):
        if found := tag.search(text, start):
            line = text.count("\n", 0, found.start()) + 1
            raise failure(source, f"{what} ({found[0]}); save the list as plain text, as in 2x Name", line)


def decode(data: bytes, source: Path | None = None) -> str:
    """The text of a file in UTF-8 or UTF-16. DeckError if it is neither."""
    encoding = _encoding(data)
    if encoding == "utf-8-sig" and b"\0" in data:
        raise failure(source, "a binary file; a deck list is plain text, OCTGN (.o8d) or Lackey (.dek)")
    try:
        return data.decode(encoding).lstrip("\ufeff")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("latin-1" if encoding == "utf-8-sig" else encoding, "replace")
        line = len(re.findall(r"\r\n|\r|\n", before)) + 1
        if encoding != "utf-8-sig":
            raise failure(source, "text in UTF-16 with half a character in it; save it as UTF-8", line) from None
        raise failure(source, f"byte 0x{data[error.start]:02x} is not UTF-8 text; save it as UTF-8", line) from None


def _encoding(data: bytes) -> str:
    """UTF-8, or UTF-16 where the file begins with its mark or every other byte is 0, as in most of its texts."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    if len(data) >= 4 and not len(data) % 2:
        for first, order in ((1, "utf-16-le"), (0, "utf-16-be")):
            if data[first::2].count(0) * 10 >= len(data) // 2 * 9 and not data[1 - first :: 2].count(0):
                return order
    return "utf-8-sig"


def _is_xml(text: str) -> bool:
    """Whether a text that begins like XML has a deck's elements, perhaps with a mistake in them; a page of the web has not."""
    return not _HTML.search(text) and (len(_DECK_XML.findall(text)) > 1 or bool(_ONE_ELEMENT.fullmatch(text)))


def _keyed(text: str) -> bool:
    """Whether a text begins like JSON and has a key somewhere: JSON with a mistake in it, rather than a list."""
    return bool(_JSON.match(text) and _KEY.search(text))


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (RecursionError, ValueError):
        return False
    return True
