"""The compiled form: the same source, made into machine code by mypyc (`python -m tools.compile`), and used where it is there.

It lies outside the source, in the environment of a checkout, and holds for one state of the source: `find` looks at every file that
it was made from, and uses none of it once one of them is another. So what is edited is what runs. A wheel that was built compiled
has the machine code in the package, beside the source, and needs nothing of this.

`LONGBOX_FAST=0` leaves it unused.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

SOURCE: Final = Path(__file__).resolve().parent.parent
#: where `tools.compile` puts it, and where it is looked for
FOLDER: Final = SOURCE.parent / ".venv" / "fast"
#: the library that has the machine code of all modules
LIBRARY: Final = "longbox__mypyc"
#: the list of what it was made from, beside it
LIST: Final = "made-from.json"


def wanted() -> bool:
    """Whether the environment lets it be used."""
    return os.environ.get("LONGBOX_FAST", "1") != "0"


def digest(path: Path) -> str:
    """What tells the text of a file from any other."""
    return hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest()


class Finder(MetaPathFinder):
    """Finds the machine code of those modules that have some; the others are found as ever."""

    def __init__(self, folder: Path, modules: Sequence[str]) -> None:
        self.folder = folder
        suffix = EXTENSION_SUFFIXES[0]
        self.places = {name: folder / (name.replace(".", "/") + suffix) for name in (LIBRARY, *modules)}

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The place of a module that is compiled."""
        place = self.places.get(fullname)
        if place is None:
            return None
        return spec_from_file_location(fullname, place, loader=ExtensionFileLoader(fullname, str(place)))


def usable(folder: Path = FOLDER, source: Path = SOURCE) -> Finder | str:
    """What finds the machine code in this folder, or why it can't be used: "none" that there is none, "stale" that it is of another source."""
    try:
        made = json.loads((folder / LIST).read_bytes())
    except (OSError, ValueError):
        return "none"
    if made["python"] != sys.implementation.cache_tag or made["suffix"] != EXTENSION_SUFFIXES[0]:
        return "stale"
    for name, (size, changed, text) in made["files"].items():
        file = source / name
        try:
            there = os.stat(file)
            if there.st_size != size or (there.st_mtime_ns != changed and digest(file) != text):
                return "stale"
        except OSError:
            return "stale"
    return Finder(folder, [name.removesuffix(".py").replace("/", ".") for name in made["files"]])


def use() -> None:
    """Have modules found in the compiled form from now on, where it is there and of this source. Done once, before any of them is loaded."""
    if wanted() and (FOLDER / LIST).exists() and isinstance(found := usable(), Finder):
        sys.meta_path.insert(0, found)
