"""The compiled form: the same source, made into machine code by mypyc (`python -m tools.compile`), and used where it is there.

It lies outside the source, in the environment of a checkout or in a folder of its own in a wheel that was built so, and holds for one
state of the source: `usable` looks at every file that it was made from, and uses none of it once one of them is another. So what is
edited is what runs. `LONGBOX_FAST=0` leaves it unused, and unmade: `begin` makes it beside a checkout's first game.

This is loaded with `import longbox`, whatever else is: it loads what it needs itself only where there is something to find.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

SOURCE: Final = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT: Final = os.path.dirname(SOURCE)
#: the environment of a checkout
ENVIRONMENT: Final = os.path.join(ROOT, ".venv")
#: where `tools.compile` puts it in a checkout
FOLDER: Final = os.path.join(ENVIRONMENT, "fast")
#: where it is in a wheel
PACKED: Final = os.path.join(SOURCE, "longbox", "fast")
#: the library that has the machine code of all modules
LIBRARY: Final = "longbox__mypyc"
#: the list of what it was made from, beside it
LIST: Final = "made-from.json"
#: the same list, of the source that could not be compiled, in the environment
FAILED: Final = os.path.join(ENVIRONMENT, "not-compiled.json")
#: what is said while it is made, in the environment, and the lock of who makes it
LOG: Final = os.path.join(ENVIRONMENT, "compiling.log")
LOCK: Final = os.path.join(ENVIRONMENT, "compiling.lock")
#: bytes of memory that a machine should have: translating alone takes nearly one gigabyte
MEMORY: Final = 2 << 30


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
    if not unchanged(made["files"], source):
        return "stale"
    return Finder(folder, [name.removesuffix(".py").replace("/", ".") for name in made["files"]], made["suffix"])


def unchanged(files: Mapping[str, tuple[int, int, str]], source: str = SOURCE) -> bool:
    """Whether these files (size in bytes, when changed in ns, digest of the text) are what they were."""
    for name, (size, changed, text) in files.items():
        place = os.path.join(source, name)
        try:
            there = os.stat(place)
            if there.st_size != size or (there.st_mtime_ns != changed and digest(place) != text):
                return False
        except OSError:
            return False
    return True


def wanted() -> bool:
    """Whether the user would have it."""
    return os.environ.get("LONGBOX_FAST", "1") != "0"


def use() -> None:
    """Have modules found in the compiled form from now on, where it is there and of this source. Done once, before any of them is loaded."""
    if not wanted():
        return
    for folder in (FOLDER, PACKED):
        if os.path.exists(os.path.join(folder, LIST)) and isinstance(found := usable(folder), Finder):
            sys.meta_path.insert(0, found)
            return


def used() -> bool:
    """Whether `use` found it."""
    return any(isinstance(finder, Finder) for finder in sys.meta_path)


def compiler() -> list[str] | None:
    """The C compiler of this machine, if Python's headers are there too."""
    import shlex
    import shutil
    import sysconfig

    named = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    for command in (named, ["cc"], ["gcc"], ["clang"]):
        if command and shutil.which(command[0]):
            headers = os.path.join(sysconfig.get_paths()["include"], "Python.h")
            return [command[0]] if os.path.exists(headers) else None
    return None


def begin(say: Callable[[str], None]) -> None:
    """Have it made beside what is played now, and say so; where it can't be made, or is being made, nothing happens.

    Only in a checkout that runs in its own environment. What could not be compiled is not tried again before it changes, and a
    source with changes of one's own is not compiled unasked.
    """
    if not wanted() or used() or os.path.realpath(sys.prefix) != os.path.realpath(ENVIRONMENT) or not _could_be_made():
        return
    _start([sys.executable, "-m", "tools.compile", "--aside"])
    say(
        "Longbox compiles its engine once, beside what you do: about ten minutes, and up to then it plays at half the speed. "
        f"(What comes of it: {os.path.relpath(LOG)}. Set LONGBOX_FAST=0 to leave it.)"
    )


def _start(command: list[str]) -> None:
    """Have it run by itself, and go on after us."""
    import subprocess

    nothing = subprocess.DEVNULL
    with open(LOG, "ab") as log:
        subprocess.Popen(command, cwd=ROOT, stdin=nothing, stdout=log, stderr=log, start_new_session=True)


def _could_be_made() -> bool:
    """Whether compiling has not been tried in vain, nobody is at it, and this machine and source are fit for it."""
    import json

    try:
        with open(FAILED, "rb") as file:
            if unchanged(json.load(file), SOURCE):
                return False
    except (OSError, ValueError):
        pass
    try:
        import fcntl

        if os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") < MEMORY:
            return False
        with open(LOCK, "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (ImportError, OSError, ValueError):
        return False
    return compiler() is not None and (not os.path.exists(os.path.join(FOLDER, LIST)) or _as_committed())


def _as_committed() -> bool:
    """Whether the source is that of a commit, as far as git can tell."""
    import subprocess

    if not os.path.exists(os.path.join(ROOT, ".git")):
        return True
    try:
        return subprocess.run(["git", "-C", ROOT, "diff", "--quiet", "HEAD", "--", "src"], capture_output=True).returncode == 0
    except OSError:
        return False
