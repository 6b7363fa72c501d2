"""XML from strangers: a small tree with line numbers, without document types and so without entities."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NoReturn
from xml.parsers import expat

from longbox.decks.model import failure
from longbox.decks.names import tidy

MAX_DEPTH: Final = 16


@dataclass(slots=True)
class Element:
    """An XML element: with the line on which it starts."""

    tag: str
    attributes: dict[str, str]
    line: int
    text: str = ""
    children: list["Element"] = field(default_factory=list)

    def every(self, tag: str) -> Iterator["Element"]:
        """The children of that tag."""
        return (child for child in self.children if child.tag == tag)


def parse(data: bytes, source: Path | None = None) -> Element:
    """The root of an XML file. DeckError, with its line, if it is malformed, has a document type or nests too deep."""
    parser = expat.ParserCreate()
    parser.buffer_text = True
    open_elements = [Element("", {}, 0)]

    def start(tag: str, attributes: dict[str, str]) -> None:
        if len(open_elements) > MAX_DEPTH:
            raise failure(source, f"elements nest deeper than {MAX_DEPTH}", parser.CurrentLineNumber)
        element = Element(tag, attributes, parser.CurrentLineNumber)
        open_elements[-1].children.append(element)
        open_elements.append(element)

    def end(tag: str) -> None:
        open_elements.pop()

    def text(data: str) -> None:
        open_elements[-1].text += data

    def doctype(*declared: object) -> NoReturn:
        raise failure(source, "has a document type, which a deck list has no use for", parser.CurrentLineNumber)

    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = text
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        raise failure(source, f"not well-formed XML: {expat.ErrorString(error.code)}", error.lineno) from None
    except (LookupError, ValueError) as error:
        raise failure(source, f"XML in an encoding that can't be read: {error}", parser.CurrentLineNumber) from None
    return open_elements[0].children[0]


def name_of(element: Element) -> str:
    """The element's `name` attribute."""
    return tidy(element.attributes.get("name", ""))
