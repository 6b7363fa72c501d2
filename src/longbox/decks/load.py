"""Deck files from disk: which file is meant, what format it has, and the deck in it."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from longbox.decks import json_file, kinds, lackey, marvelcdb_text, names, octgn, plain
from longbox.decks.model import DeckList, failure
from longbox.decks.resolve import Catalog, ResolvedDeck, resolve
from longbox.decks.slots import SlotList
from longbox.outside import cut

MAX_BYTES: Final = 1_000_000


def read_deck(path_or_name: str | Path, catalog: Catalog, builtin_dir: Path | None = None) -> ResolvedDeck:
    """The deck in a file, or the built-in deck of that name (with or without `.txt`), with the cards of the catalog.

    A bare name is a built-in deck before it is a file. DeckError if there is no such deck, or with all its problems.
    """
    return resolve(read_list(find(path_or_name, builtin_dir)), catalog)


def builtin_decks(builtin_dir: Path, suffix: str = ".txt") -> dict[str, Path]:
    """The built-in decks: the name of each and its file, by name."""
    return {path.stem: path for path in sorted(builtin_dir.glob(f"*{suffix}"))}


def read_list(path: Path) -> DeckList:
    """The deck list in a file of any format, not yet compared to any cards. DeckError if the file holds none.

    A deck of Marvel Champions is none: it has an identity and chosen aspects, which `read_slots` reads.
    """
    data = _read(path)
    return _reader(path, data)(data, path)


def read_slots(path_or_name: str | Path, builtin_dir: Path | None = None) -> SlotList:
    """The deck of Marvel Champions in a file (JSON of MarvelCDB or DragnCards, text, OCTGN), or the built-in one of that name.

    Of a file that holds several, `FILE#NAME` names one. Not yet compared to any cards. DeckError if there is no such deck, or
    the file holds none.
    """
    file, _, one = str(path_or_name).rpartition("#")
    if file and os.path.isfile(file) and not os.path.exists(path_or_name):
        path = Path(file)
    else:
        path, one = find(path_or_name, builtin_dir, ".json"), ""
    data = _read(path)
    kind = kinds.kind(data, path.suffix)
    if one and kind != "json":
        raise failure(path, f"holds one deck, none called {names.quoted(one)}; name the file without the # behind it")
    if kind == "xml":
        if (game := octgn.game(data, path)) != octgn.CHAMPIONS:
            of = f"of another game ({cut(game)})" if game else "that names no game"
            raise failure(path, f"an OCTGN deck {of}, not of Marvel Champions ({octgn.CHAMPIONS})")
        return octgn.read_champions(data, path)
    text = kinds.decode(data, path)
    if kind == "json":
        return json_file.read(text, path, one)
    kinds.refuse_markup(text, path)
    return marvelcdb_text.read(text, path)


def find(path_or_name: str | Path, builtin_dir: Path | None, suffix: str = ".txt") -> Path:
    """The file that is meant. DeckError if it is none, with the decks there are."""
    path = Path(path_or_name)
    builtin = builtin_decks(builtin_dir, suffix) if builtin_dir and path.name == str(path_or_name) else {}
    suffixed = path.name.casefold().endswith(suffix)
    wanted = names.fold(path.name[: -len(suffix)] if suffixed else path.name)
    named = next((file for name, file in builtin.items() if names.fold(name) == wanted), None)
    if named and not (suffixed and os.path.isfile(path)):
        return named
    if builtin and not os.path.exists(path):
        raise failure(path, "neither a file nor a built-in deck; built-in decks are", suggestions=builtin)
    return path


def _read(path: Path) -> bytes:
    try:
        if path.is_dir():
            raise failure(path, "a directory; name a deck file in it")
        if path.exists() and not path.is_file():
            raise failure(path, "not an ordinary file")
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise failure(path, "there is no such file") from None
    except OSError as error:
        raise failure(path, f"can't be read: {error.strerror}") from None
    except ValueError as error:
        raise failure(path, f"can't be read: {error}") from None
    if len(data) > MAX_BYTES:
        raise failure(path, f"more than {MAX_BYTES:,} bytes; that is no deck list")
    if not data.strip():
        raise failure(path, "an empty file")
    return data


def _reader(path: Path, data: bytes) -> Callable[[bytes, Path], DeckList]:
    """How to read a file: by what it holds, and where that leaves a doubt by its extension."""
    kind = kinds.kind(data, path.suffix)
    if path.suffix.lower() == ".dek" or (kind == "xml" and b"<superzone" in data):
        return lackey.read
    if kind == "xml":
        if octgn.game(data, path) == octgn.CHAMPIONS:
            raise failure(path, "an OCTGN deck of Marvel Champions; this is another game")
        return octgn.read
    if kind == "json":
        if b'"slots"' in data or b'"databaseId"' in data:
            raise failure(path, "a deck of Marvel Champions in JSON; this is another game")
        raise failure(path, "JSON; a deck list is plain text, OCTGN (.o8d) or Lackey (.dek)")
    return _plain


def _plain(data: bytes, path: Path) -> DeckList:
    text = kinds.decode(data, path)
    kinds.refuse_markup(text, path)
    return plain.read(text, path)
