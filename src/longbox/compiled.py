"""The compiled form: the same source, made into machine code by mypyc (`python -m tools.compile`), and used where it is there.

It lies outside the source, in the environment of a checkout, and holds for one state of the source: `usable` looks at every file that
it was made from, and uses none of it once one of them is another. So what is edited is what runs. `LONGBOX_FAST=0` leaves it unused.

This is loaded with `import longbox`, whatever else is: it loads what it needs itself only where there is something to find.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

SOURCE: Final = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
#: where `tools.compile` puts it, and where it is looked for
FOLDER: Final = os.path.join(os.path.dirname(SOURCE), ".venv", "fast")
#: the library that has the machine code of all modules
LIBRARY: Final = "longbox__mypyc"
#: the list of what it was made from, beside it
LIST: Final = "made-from.json"


def digest(path: str) -> str:
    """What tells the text of a file from any other."""
    import hashlib

    with open(path, "rb") as file:
        return hashlib.blake2b(file.read(), digest_size=16).hexdigest()


class Finder:
    """Finds the machine code of those modules that have some; the others are found as ever."""

    def __init__(self, folder: str, modules: Sequence[str], suffix: str) -> None:
        self.places = {name: os.path.join(folder, *name.split(".")) + suffix for name in (LIBRARY, *modules)}

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The place of a module that is compiled."""
        place = self.places.get(fullname)
        if place is None:
            return None
        from importlib.machinery import ExtensionFileLoader
        from importlib.util import spec_from_file_location

        return spec_from_file_location(fullname, place, loader=ExtensionFileLoader(fullname, place))


def usable(folder: str = FOLDER, source: str = SOURCE) -> Finder | str:
    """What finds the machine code in this folder, or why it can't be used: "none" that there is none, "stale" that it is of another source."""
    import json
    from importlib.machinery import EXTENSION_SUFFIXES

    try:
        with open(os.path.join(folder, LIST), "rb") as file:
            made = json.load(file)
    except (OSError, ValueError):
        return "none"
    if made["python"] != sys.implementation.cache_tag or made["suffix"] != EXTENSION_SUFFIXES[0]:
        return "stale"
    for name, (size, changed, text) in made["files"].items():
        place = os.path.join(source, name)
        try:
            there = os.stat(place)
            if there.st_size != size or (there.st_mtime_ns != changed and digest(place) != text):
                return "stale"
        except OSError:
            return "stale"
    return Finder(folder, [name.removesuffix(".py").replace("/", ".") for name in made["files"]], made["suffix"])


def use() -> None:
    """Have modules found in the compiled form from now on, where it is there and of this source. Done once, before any of them is loaded."""
    if os.environ.get("LONGBOX_FAST", "1") == "0" or not os.path.exists(os.path.join(FOLDER, LIST)):
        return
    if isinstance(found := usable(), Finder):
        sys.meta_path.insert(0, found)
