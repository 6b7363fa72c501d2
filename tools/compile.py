"""Compiles Longbox: the kernel, the rules of the games and their computer players, by mypyc, into the environment of the checkout.

    python -m tools.compile              # unless what is there is of this source; about five minutes on two cores
    python -m tools.compile --into DIR   # elsewhere (a wheel takes it from there)

The source is the same; `longbox.compiled` uses the result as long as the source is. Needs a C compiler and Python's headers.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE))
os.environ["LONGBOX_FAST"] = "0"

from longbox import compiled  # noqa: E402

#: the rooms of a game in which its play happens; cards are data, and what is shown and read takes no time to speak of
ROOMS = ("state", "events", "language", "rules", "agent", "game.py")
#: what is left as it is: contents pages, which only gather names, what takes what comes from outside, and what would be no other for being compiled
LEFT_OUT = (
    "/__init__.py",
    "/vocabulary.py",
    "/state/setup.py",
    "agents/helpers.py",
    "agents/following.py",
    *(f"kernel/{name}.py" for name in ("asked", "files", "journal", "match", "nodes", "record", "setups", "variables")),
)
#: how the folder begins in which it is made
PLACE = "compiling-"
FLAGS = ("-O2", "-g0", "-fPIC", "-fvisibility=hidden", "-w", "-DNDEBUG")

Say = Callable[[str], None]


class Failed(Exception):
    """It could not be compiled; the message says why, for the person who wanted it."""


def modules() -> list[Path]:
    """The files that are compiled, from the source folder."""
    package = SOURCE / "longbox"
    places = [package / "kernel", package / "agents"]
    places += [game / room for game in sorted((package / "games").iterdir()) if game.is_dir() for room in ROOMS]
    found: list[Path] = []
    for place in places:
        found += [place] if place.is_file() else sorted(place.rglob("*.py"))
    return [file.relative_to(SOURCE) for file in found if not file.as_posix().endswith(LEFT_OUT)]


#: classes that are not native, or not made by `__init__`
OTHERS = {"Protocol", "NamedTuple", "TypedDict", "Enum", "IntEnum", "Exception", "ValueError", "LookupError", "RuntimeError"}


def copy_for_mypyc(folder: Path) -> None:
    """The source as mypyc is given it. Lines stay what they are, so that errors point into the source.

    Decorators of nodes are told the annotations of the class (see `longbox.kernel.nodes`). Other classes are marked as such that
    can have subclasses which are not compiled; these alone can have copies made without `__init__`.
    """
    translated = set(modules())
    for file in sorted((SOURCE / "longbox").rglob("*.py")):
        words = file.read_text("utf-8")
        made = folder / file.relative_to(SOURCE)
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_bytes(marked(words, file) if file.relative_to(SOURCE) in translated else words.encode())


def marked(words: str, file: Path) -> bytes:
    """The text of a file as mypyc is given it."""
    lines = [line.encode() for line in words.splitlines(keepends=True)]
    tree = ast.parse(words)
    for imported, alias, uses in through(tree):
        for use in uses:
            # as long as before, so that every other place stays where it is
            row, end = use.lineno - 1, use.col_offset + len(alias)
            lines[row] = lines[row][:end] + b"_" + lines[row][end + 1 :]
        listed = ", ".join(f"{name} as {alias}_{name}" for name in sorted({use.attr for use in uses}))
        row = imported.lineno - 1
        lines[row] = lines[row].rstrip() + f"; from {imported.module}.{imported.names[0].name} import {listed}\n".encode()
    any_marked = False
    for part in ast.walk(tree):
        if not isinstance(part, ast.ClassDef):
            continue
        for mark in part.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "dataclass":
                said = {
                    field.target.id: ast.unparse(field.annotation)
                    for field in part.body
                    if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
                }
                for field in part.body:
                    # else mypyc looks the class up as the module is loaded, and its own may not be
                    if isinstance(field, ast.AnnAssign) and not isinstance(field.annotation, ast.Constant):
                        noted, row = field.annotation, field.annotation.lineno - 1
                        if noted.end_lineno != noted.lineno:
                            raise Failed(f"{file}:{noted.lineno}: an annotation over several lines")
                        line, start, end = lines[row], noted.col_offset, noted.end_col_offset or 0
                        lines[row] = line[:start] + b'"' + line[start:end].replace(b'"', b"") + b'"' + line[end:]
                row, end = (mark.end_lineno or 0) - 1, mark.end_col_offset or 0
                lines[row] = lines[row][: end - 1] + f", words={said!r})".encode() + lines[row][end:]
        bases = {ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in part.bases}
        if not part.decorator_list and not bases & OTHERS:
            if lines[part.lineno - 2].strip():
                raise Failed(f"{file}:{part.lineno}: there is no empty line before the class")
            lines[part.lineno - 2] = b"@mypyc_attr(allow_interpreted_subclasses=True)\n"
            any_marked = True
    more = "from longbox.kernel.nodes import mypyc_attr; " if any_marked else ""
    for noted, final in said_of_constants(tree):
        row = noted.lineno - 1
        lines[row] = lines[row][: noted.col_offset] + final.encode() + lines[row][noted.end_col_offset or 0 :]
        more += "from typing import Final as _Final; "
    for assigned in constants(tree):
        row, count = assigned.lineno - 1, (assigned.end_lineno or 0) - assigned.lineno
        if found := valued(assigned):
            lines[row : row + count + 1] = [f"{'; '.join(found)}\n".encode(), *[b"\n"] * count]
        else:
            end = assigned.targets[0].end_col_offset or 0
            lines[row] = lines[row][:end] + b': "_Final"' + lines[row][end:]
        more += "" if "_Final" in more else "from typing import Final as _Final; "
    if more:
        row = words.splitlines().index("from __future__ import annotations")
        lines[row] = f"from __future__ import annotations; {more.removesuffix('; ')}\n".encode()
    return b"".join(lines)


def through(tree: ast.Module) -> Iterator[tuple[ast.ImportFrom, str, list[ast.Attribute]]]:
    """Modules that are imported under a name, by which names of theirs are used: (the import, that name, the uses).

    Machine code looks such a name up each time; one that is imported by itself it knows.
    """
    for part in tree.body:
        if isinstance(part, ast.ImportFrom) and part.module and len(part.names) == 1 and (alias := part.names[0].asname) == "ev":
            uses = [
                use
                for use in ast.walk(tree)
                if isinstance(use, ast.Attribute) and isinstance(use.value, ast.Name) and use.value.id == alias
            ]
            if any(use.lineno != use.end_lineno for use in uses):
                raise Failed(f"{part.module}: a name over several lines")
            if uses:
                yield part, alias, uses


def constants(tree: ast.Module) -> list[ast.Assign]:
    """The assignments to constants of a module: they are written into the code that uses them, once they are said to be final."""
    return [
        part
        for part in tree.body
        if isinstance(part, ast.Assign) and len(part.targets) == 1 and all(name.isupper() for name in named(part)) and named(part)
        # variables of types are no values
        if not (isinstance(part.value, ast.Call) and ast.unparse(part.value.func) in {"TypeVar", "ParamSpec"})
        if (isinstance(part.targets[0], ast.Name) and not isinstance(part.value, ast.Tuple)) or valued(part)
    ]


def said_of_constants(tree: ast.Module) -> Iterator[tuple[ast.expr, str]]:
    """Other annotations of constants: (the annotation, what stands in its place).

    Tuples of one sort of literals, as `Final` alone, would be records, which are copied whole at each use (and those of floats come
    out as undefined). What has a type but is not said to be final would be looked up.
    """
    for part in tree.body:
        if not isinstance(part, ast.AnnAssign) or not isinstance(part.target, ast.Name) or part.value is None:
            continue
        noted = ast.unparse(part.annotation)
        if noted == "Final" and isinstance(part.value, ast.Tuple):
            kinds = {item.value.__class__.__name__ if isinstance(item, ast.Constant) else "" for item in part.value.elts}
            if len(kinds) == 1 and kinds < {"int", "str", "float", "bool"}:
                yield part.annotation, f'"_Final[tuple[{kinds.pop()}, ...]]"'
        elif part.target.id.isupper() and "Final" not in noted and '"' not in noted:
            yield part.annotation, f'"_Final[{noted}]"'


def named(assigned: ast.Assign) -> list[str]:
    """The names that are given values, if nothing else is."""
    target = assigned.targets[0]
    parts = target.elts if isinstance(target, ast.Tuple) else [target]
    return [part.id for part in parts if isinstance(part, ast.Name)] if all(isinstance(part, ast.Name) for part in parts) else []


def valued(assigned: ast.Assign) -> list[str]:
    """`A, B = range(2)` as what comes of it: `A: "_Final" = 0` and so on. Nothing for one name, or for what takes more than literals."""
    if not isinstance(assigned.targets[0], ast.Tuple):
        return []
    bound = {part.id for part in ast.walk(assigned.value) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
    if {part.id for part in ast.walk(assigned.value) if isinstance(part, ast.Name)} - bound - {"range"}:
        return []
    values = list(eval(ast.unparse(assigned.value), {"__builtins__": {"range": range}}))
    return [f'{name}: "_Final" = {value!r}' for name, value in zip(named(assigned), values, strict=True)]


def translate(files: list[Path], folder: Path) -> list[tuple[str, list[str]]]:
    """C source of all modules: (name of the library, its files in C), first the one that has everything, then one for each module."""
    copy_for_mypyc(folder / "src")
    (folder / "mypy.ini").write_text("[mypy]\nstrict = True\nstrict_equality = False\nignore_missing_imports = True\n", "utf-8")
    # as a program of its own: it changes how setuptools works, and takes a gigabyte
    script = (
        "import json, sys; from mypyc.build import mypycify\n"
        "files = json.loads(sys.argv[1])\n"
        # one library, of classes that may have subclasses which mypyc does not know: nodes are such
        "made = mypycify([*json.loads(sys.argv[4]), *files], target_dir=sys.argv[2], multi_file=True, separate=[(files, 'longbox')])\n"
        "json.dump([(e.name, e.sources) for e in made], open(sys.argv[3], 'w'))\n"
    )
    options = ["--config-file", str(folder / "mypy.ini"), "--cache-dir", str(folder / "cache")]
    names = json.dumps([str(file) for file in files])
    command = [sys.executable, "-c", script, names, str(folder / "c"), str(folder / "made.json"), json.dumps(options)]
    done = subprocess.run(command, cwd=folder / "src", capture_output=True, text=True)
    if done.returncode:
        said = [line for line in (done.stdout + done.stderr).splitlines() if "warning:" not in line]
        raise Failed("mypyc could not translate it:\n" + "\n".join(said[-12:]))
    libraries = [(name, sources) for name, sources in json.loads((folder / "made.json").read_bytes())]
    for source in {SOURCE / source for _, sources in libraries for source in sources}:
        unbound(source)
    return libraries


def unbound(source: Path) -> None:
    """Methods of nodes are called without being bound first: what binds them does no more than to hand the node over."""
    code = source.read_text("utf-8")
    there = "| _Py_TPFLAGS_HAVE_VECTORCALL,"
    parts = code.split("_template_ = {\n")
    for i, part in enumerate(parts[1:], 1):
        head, end, rest = part.partition("\n};")
        if ".tp_descr_get" in head:
            parts[i] = head.replace(there, f"{there[:-1]} | Py_TPFLAGS_METHOD_DESCRIPTOR,") + end + rest
    changed = "_template_ = {\n".join(parts)
    if changed != code:
        source.write_text(changed, "utf-8")


def run(command: list[str], cwd: Path) -> None:
    """One command of the C compiler."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"the C compiler could not do it ({' '.join(command[:3])} ...):\n{(done.stdout + done.stderr)[-1500:]}")


def build(into: Path, say: Say, jobs: int, before: dict[str, list[object]]) -> None:
    """Compile everything, and put it there whole, or leave what is there as it is.

    Failed if it can't be, or if the source isn't what it was `before`.
    """
    cc = compiled.compiler()
    if cc is None:
        raise Failed("there is no C compiler, or Python's headers are missing (Debian, Ubuntu: gcc and python3-dev)")
    try:
        import mypyc
        import setuptools  # noqa: F401 (mypyc builds on it)
    except ImportError as missing:
        raise Failed(f"{missing.name} is not installed") from None
    began = time.monotonic()
    files = modules()
    runtime = str(Path(str(mypyc.__file__)).parent / "lib-rt")
    include = [f"-I{path}" for path in (runtime, sysconfig.get_paths()["include"])]
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    into.parent.mkdir(parents=True, exist_ok=True)
    for left in into.parent.glob(f"{PLACE}*"):  # by one that was killed
        shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=PLACE, dir=into.parent) as place:
        folder = Path(place)
        say(f"translating {len(files)} files")
        libraries = translate(files, folder)
        (folder / "o").mkdir()
        out = folder / "out"
        units = [
            (source, folder / "o" / f"{i}-{j}.o") for i, (_, sources) in enumerate(libraries) for j, source in enumerate(sources)
        ]
        # the large ones first
        units.sort(key=lambda unit: -(SOURCE / unit[0]).stat().st_size)
        share = min(jobs, len(units))
        with ThreadPoolExecutor(share) as pool:
            said = 0.0
            commands = [[*cc, *FLAGS, f"-I{folder / 'c'}", *include, "-c", source, "-o", str(made)] for source, made in units]
            for count, _ in enumerate(pool.map(lambda command: run(command, SOURCE), commands), 1):
                if time.monotonic() - said > 20:
                    said = time.monotonic()
                    say(f"compiling: {count} of {len(units)} files, {round(said - began)} s")

            def link(i: int) -> None:
                name, sources = libraries[i]
                made = out / (name.replace(".", "/") + suffix)
                made.parent.mkdir(parents=True, exist_ok=True)
                run([*cc, "-shared", *(str(folder / "o" / f"{i}-{j}.o") for j in range(len(sources))), "-o", str(made)], SOURCE)

            list(pool.map(link, range(len(libraries))))
        if {str(file): describe(file) for file in modules()} != before:
            raise Failed("the source has changed meanwhile")
        made_from = {"python": sys.implementation.cache_tag, "suffix": suffix, "files": before}
        (out / compiled.LIST).write_text(json.dumps(made_from), "utf-8")
        shutil.rmtree(into, ignore_errors=True)
        os.replace(out, into)
    say(f"compiled {len(files)} files in {round(time.monotonic() - began)} s")


def describe(file: Path) -> list[object]:
    """What the list has of a file: its size in bytes, when it was changed (ns) and its text's digest."""
    there = (SOURCE / file).stat()
    return [there.st_size, there.st_mtime_ns, compiled.digest(str(SOURCE / file))]


@contextmanager
def alone(folder: Path) -> Iterator[bool]:
    """Whether nobody else is compiling into this folder."""
    import fcntl

    folder.parent.mkdir(parents=True, exist_ok=True)
    with open(folder.parent / Path(compiled.LOCK).name, "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def for_package() -> Path:
    """The folder that a wheel takes: the one of the checkout, if it is of this source and Python, else one made now."""
    checkout = Path(compiled.FOLDER)
    if isinstance(compiled.usable(str(checkout)), compiled.Finder):
        return checkout
    made = Path(tempfile.mkdtemp(prefix="longbox-")) / "fast"
    build(made, _say, os.cpu_count() or 1, {str(file): describe(file) for file in modules()})
    return made


def _say(words: str) -> None:
    print(f"Longbox: {words}", file=sys.stderr, flush=True)


def give_way() -> None:
    """Take only the time that nobody else wants, from now on."""
    os.nice(19)
    with suppress(OSError):
        # a session of its own has a share of its own, in which nice counts for nothing (Linux, sched(7): autogroup)
        Path("/proc/self/autogroup").write_text("19")


def main() -> int:
    """Compile what is not compiled yet; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.compile", description="Compiles Longbox by mypyc.")
    parser.add_argument(
        "--into", type=Path, default=Path(compiled.FOLDER), help="where to (the environment of this checkout unless given)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many at once (as many as there are cores)")
    parser.add_argument("--aside", action="store_true", help="give way to all else, and keep note of what can't be compiled")
    given = parser.parse_args()
    if given.aside:
        give_way()

    with alone(given.into) as mine:
        if not mine:
            _say("it is being compiled already")
            return 0
        if isinstance(compiled.usable(str(given.into)), compiled.Finder):
            _say("what is compiled is of this source")
            return 0
        before = {str(file): describe(file) for file in modules()}
        try:
            build(given.into.resolve(), _say, max(1, given.jobs), before)
        except Failed as failed:
            _say(f"not compiled: {failed}")
            if given.aside:
                Path(compiled.FAILED).write_text(json.dumps(before), "utf-8")
            return 1
        Path(compiled.FAILED).unlink(missing_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
