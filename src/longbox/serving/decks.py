"""Decks over the network: a list that was pasted or dropped, judged; a hand of it dealt; written in another format."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

from msgspec import Meta, Struct

from longbox.agents.chance import Chance
from longbox.decks.judged import Judged
from longbox.errors import UserError
from longbox.games import entry
from longbox.outside import printable

if TYPE_CHECKING:
    from collections.abc import Callable

    from longbox.games.registry import Entry

T = TypeVar("T")

#: the longest list that is read
MOST_TEXT: Final = 150_000
#: how its file may end: that decides its format where the text leaves a doubt
_ENDINGS: Final = (".txt", ".o8d", ".dek", ".json", ".toml", ".md")
#: cards drawn after the opening hand of a goldfish game
_DRAWS: Final = 5


class DeckText(Struct, forbid_unknown_fields=True):
    """A deck list in any format that the command line reads. `file` is the name it was dropped under, if it was."""

    game: Annotated[str, Meta(max_length=32)]
    text: Annotated[str, Meta(max_length=MOST_TEXT)]
    file: Annotated[str, Meta(max_length=200)] = ""
    #: with it a hand is dealt
    seed: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None


class DeckWanted(DeckText, forbid_unknown_fields=True):
    """The same, to be written in the format `to`."""

    to: Annotated[str, Meta(max_length=16)] = "text"


class DeckTold(Struct):
    """A deck judged; `hand` is what one begins with by that seed, `draws` what comes next."""

    deck: Judged
    hand: list[str]
    draws: list[str]


class DeckWritten(Struct):
    """A deck in another format, and what its file may be called."""

    text: str
    file: str


def told(asked: DeckText) -> DeckTold:
    """A list judged. UserError for a game that has no decks here."""
    game = entry(asked.game)
    if not game.judge:
        raise UserError(f"decks of {game.title} can't be judged here")
    judge: Callable[[Path], Judged] = game.find(game.judge)
    judged = _with_file(asked, judge)
    hand, draws = dealt(judged, asked.seed) if asked.seed is not None else ([], [])
    return DeckTold(judged, hand, draws)


def dealt(deck: Judged, seed: int) -> tuple[list[str], list[str]]:
    """An opening hand and what is drawn next, by a seed; nothing of a deck that is not drawn from."""
    cards = [each.name for each in deck.cards for _ in range(each.count)]
    chance = Chance(seed)
    most = min(len(cards), deck.hand + _DRAWS) if deck.hand else 0
    for i in range(most):
        j = i + chance.below(len(cards) - i)
        cards[i], cards[j] = cards[j], cards[i]
    return cards[: deck.hand] if most else [], cards[deck.hand : most] if most else []


def written(asked: DeckWanted) -> DeckWritten:
    """A list in another format. UserError with what is in the way."""
    game: Entry = entry(asked.game)
    if not game.export:
        raise UserError(f"decks of {game.title} can't be written here")
    export: Callable[[Path, str], str] = game.find(game.export)
    judge: Callable[[Path], Judged] = game.find(game.judge)
    text = _with_file(asked, lambda file: export(file, asked.to))
    safe = "".join([c if c.isalnum() else "-" for c in _with_file(asked, judge).name.lower()]).strip("-")[:60] or "deck"
    return DeckWritten(text, safe + {"json": ".json", "o8d": ".o8d"}.get(asked.to, ".txt"))


def _with_file(asked: DeckText, read: Callable[[Path], T]) -> T:
    """What is read from a file with the list in it. No error names the file's place."""
    if not asked.text.strip():
        raise UserError("there is nothing in it: paste a deck list")
    ending = next((e for e in _ENDINGS if asked.file.lower().endswith(e)), ".txt")
    with tempfile.TemporaryDirectory(prefix="longbox-deck-") as folder:
        file = Path(folder) / f"deck{ending}"
        file.write_text(asked.text, "utf-8")
        try:
            return read(file)
        except UserError as error:
            words = str(error).replace(str(file), "the list").replace(folder, "")
            raise UserError(printable(words)) from None


__all__ = ["DeckText", "DeckTold", "DeckWanted", "DeckWritten", "dealt", "told", "written"]
