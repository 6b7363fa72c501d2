"""The web client of a checkout: built on first use, and again when its sources have changed."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

#: where it is built to, within the package
CLIENT: Final = Path(__file__).parents[1] / "web" / "dist"
#: its sources, in a checkout
SOURCES: Final = Path(__file__).parents[3] / "web"
_STAMP: Final = "stamp"
#: the oldest Node.js that builds it
_NODE: Final = (20, 19)


def stamp_of(sources: Path) -> str:
    """A digest of all that the client is made of."""
    found = hashlib.sha256()
    names = ["index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json"]
    files = [sources / name for name in names] + sorted((sources / "src").rglob("*")) + sorted((sources / "public").rglob("*"))
    for file in files:
        if file.is_file():
            found.update(f"{file.relative_to(sources)}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()


def fresh(sources: Path = SOURCES, client: Path = CLIENT) -> bool:
    """Is the built client what its sources say? Where there are no sources, whatever is there is."""
    if not (client / "index.html").is_file():
        return False
    if not sources.is_dir():
        return True
    stamp = client / _STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == stamp_of(sources)


def build(say: Callable[[str], None], sources: Path = SOURCES, client: Path = CLIENT) -> bool:
    """Build it if it is not fresh; whether it is there then. What hinders it is said, and no error."""
    if fresh(sources, client):
        return True
    if not sources.is_dir():
        say("this Longbox was installed without its web client")
        return False
    npm = shutil.which("npm")
    if npm is None or not usable_node():
        say(f"the web client is not built: it takes Node.js {'.'.join(map(str, _NODE))} or later, which is not here")
        return (client / "index.html").is_file()
    say("building, once, the web client (less than a minute)")
    wanted = stamp_of(sources)
    for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run([npm, *step], cwd=sources, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = (done.stderr or done.stdout).strip().splitlines()
            say(f"the web client could not be built (npm {' '.join(step)}): {lines[-1] if lines else 'no reason given'}")
            return (client / "index.html").is_file()
    (client / _STAMP).write_text(wanted, "utf-8")
    return True


def for_package(wanted: str, warn: Callable[[str], None], sources: Path = SOURCES, client: Path = CLIENT) -> None:
    """The client for a package that is being built, as LONGBOX_CLIENT wants it: "require", "skip", or "" if it can be had.

    RuntimeError if it is required and can't be. Half a client, or one of other sources, goes into no package.
    """
    if wanted == "skip":
        return
    said: list[str] = []
    if build(said.append, sources, client) and fresh(sources, client):
        return
    words = f"the web client is not in this package: {said[-1] if said else 'it could not be built'}"
    if wanted == "require":
        raise RuntimeError(f"LONGBOX_CLIENT=require, and {words}")
    shutil.rmtree(client, ignore_errors=True)
    warn(words)


def usable_node() -> bool:
    """Is there a Node.js, with npm, that builds it?"""
    return shutil.which("npm") is not None and _node() >= _NODE


def _node() -> tuple[int, ...]:
    node = shutil.which("node")
    if node is None:
        return ()
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(n) for n in re.findall(r"\d+", told)[:2])


__all__ = ["CLIENT", "SOURCES", "build", "for_package", "fresh", "stamp_of", "usable_node"]
