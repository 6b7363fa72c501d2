"""DragnCards load lists of Marvel Champions: cards by database id, each with the group it is loaded into."""

import re
import uuid
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from longbox.decks import names
from longbox.decks.model import DeckProblem, file_name
from longbox.decks.slots import Slot, SlotList, copies, deck_label

#: what a player owns; nemesis sets, obligations and tokens are left to the game
_GROUP: Final = re.compile(r"player.+(?:Deck|Play1)")
_ID_KEYS: Final = ("databaseId", "uuid")


def database_id(code: str, alone: bool = False) -> str:
    """The id of a card, from its MarvelCDB code: without a face's letter, with a capital one if it is a card of its own."""
    return str(uuid.uuid5(uuid.NAMESPACE_OID, code[:5] + (code[5:].upper() if alone else "")))


def is_list(found: list[object]) -> bool:
    """Whether a list of JSON is one of cards by their ids."""
    return any(isinstance(each, dict) and each.keys() & {*_ID_KEYS, "loadGroupId"} for each in found)


def read(
    cards: list[object], label: str, source: Path | None, lines: Mapping[tuple[str, ...], int], at: tuple[str, ...]
) -> SlotList:
    """The deck in a load list, which lies in its file at the path `at`. Cards that can't be told go into `problems`."""
    slots = []
    problems = []
    for number, card in enumerate(cards):
        place = ".".join((*at, str(number)))
        line = lines.get((*at, str(number)), 0)
        card = card if isinstance(card, dict) else {}
        guid = next((card[key] for key in _ID_KEYS if key in card), None)
        group = card.get("loadGroupId", "")
        if not isinstance(guid, str) or not names.is_guid(guid):
            problems.append(DeckProblem(file_name(source), line, f"{place}: a card without a databaseId"))
        elif isinstance(count := copies(card.get("quantity", 1)), str):
            problems.append(DeckProblem(file_name(source), line, f"{place}: {count}"))
        elif count and isinstance(group, str) and _GROUP.fullmatch(group):
            name = card.get("name")
            slots.append(Slot(count, guid, name if isinstance(name, str) else "", line=line, place=place))
    return SlotList(deck_label(label, source), None, (), tuple(slots), (), source, tuple(problems))
