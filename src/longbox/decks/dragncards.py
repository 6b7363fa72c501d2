"""DragnCards load lists of Marvel Champions: cards by database id, each with the group it is loaded into."""

import re
import uuid
from pathlib import Path
from typing import Any, Final

from longbox.decks import names
from longbox.decks.model import DeckProblem, failure, file_name
from longbox.decks.slots import Slot, SlotList, count_problem, deck_label

#: what a player owns; nemesis sets, obligations and tokens are left to the game
_GROUP: Final = re.compile(r"player.+(?:Deck|Play1)")


def database_id(code: str, alone: bool = False) -> str:
    """The id of a card, from its MarvelCDB code: without a face's letter, with a capital one if it is a card of its own."""
    return str(uuid.uuid5(uuid.NAMESPACE_OID, code[:5] + (code[5:].upper() if alone else "")))


def is_list(found: dict[str, Any]) -> bool:
    """Whether JSON is a DragnCards list rather than a MarvelCDB deck."""
    return isinstance(found.get("cards"), list) or (isinstance(found.get("heroes"), dict) and "slots" not in found)


def read(found: dict[str, Any], source: Path | None, lines: dict[tuple[str, ...], int], one: str = "") -> SlotList:
    """The deck in a load list, or in a file of saved decks: the only one there, or the one of this name.

    DeckError if there is no such list.
    """
    label, cards = found.get("label"), found.get("cards")
    path: tuple[str, ...] = ("cards",)
    if not isinstance(cards, list):
        decks = found["heroes"]
        fitting = [name for name in decks if not one or names.fold(name) == names.fold(one)]
        if len(fitting) != 1:
            wanted = f"no deck called {names.quoted(one)}" if one else f"{len(decks)} decks"
            raise failure(source, f"{wanted}; name one of them behind the file and a #", suggestions=decks)
        label, cards = fitting[0], decks[fitting[0]]
        if one and source is not None:
            source = source.with_name(f"{source.name}#{label}")
        path = ("heroes", label)
        if not isinstance(cards, list):
            raise failure(source, f"heroes.{label}: not a list of cards")
    slots = []
    problems = []
    for number, card in enumerate(cards):
        place = ".".join((*path, str(number)))
        line = lines.get((*path, str(number)), 0)
        card = card if isinstance(card, dict) else {}
        guid = card.get("databaseId", card.get("uuid"))
        group = card.get("loadGroupId", "")
        if not isinstance(guid, str) or not names.is_guid(guid):
            problems.append(DeckProblem(file_name(source), line, f"{place}: a card without a databaseId"))
        elif problem := count_problem(card.get("quantity", 1)):
            problems.append(DeckProblem(file_name(source), line, f"{place}: {problem}"))
        elif isinstance(group, str) and _GROUP.fullmatch(group):
            name = card.get("name")
            slots.append(Slot(card.get("quantity", 1), guid, name if isinstance(name, str) else "", line=line, place=place))
    return SlotList(deck_label(label, source), None, (), tuple(slots), (), source, tuple(problems))
