"""The floors of the house: which room imports which, held against the plan, and drawn.

    python -m tools.floors            which room imports which, and what is against the plan
    python -m tools.floors --draw     the picture of it, into docs/floors.svg

Every import counts, also one inside a function. Those for types alone count as well, but in the kernel, whose parts speak
of the state they are all about.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SRC: Final = ROOT / "src"
PICTURE: Final = ROOT / "docs" / "floors.svg"

#: the rooms that every game has, from the ground up; what stands side by side on a floor does not know each other
FLOORS: Final = (
    ("state",),
    ("events",),
    ("language",),
    ("rules", "cards"),
    ("catalog",),
    ("decks",),
    ("view",),
    ("game",),
    ("situations", "agent", "terminal"),
)
ROOMS: Final = tuple(room for floor in FLOORS for room in floor)
#: the wing of what is built of cards: it knows no rules
CARDS_WING: Final = frozenset({"cards", "catalog", "decks"})
#: what each room may import of the house outside its game
OUTSIDE: Final[Mapping[str, frozenset[str]]] = {
    "": frozenset({"games"}),
    "state": frozenset({"kernel"}),
    "events": frozenset({"kernel"}),
    "language": frozenset({"kernel"}),
    "rules": frozenset({"kernel"}),
    "cards": frozenset({"kernel"}),
    "catalog": frozenset({"decks", "errors", "kernel", "outside"}),
    "decks": frozenset({"decks", "errors", "keeping", "kernel", "outside", "tournament"}),
    "view": frozenset({"decks", "errors", "kernel", "rulebook", "tables"}),
    "game": frozenset({"errors", "kernel", "outside", "tables"}),
    "situations": frozenset({"decks", "errors", "kernel", "situations"}),
    "agent": frozenset({"agents", "errors", "kernel"}),
    "terminal": frozenset(
        {"agents", "decks", "errors", "games", "keeping", "kernel", "lab", "outside", "rulebook", "tables", "terminal"}
    ),
}
#: what each part of the house outside the games may import; "games" is the list of them with their front doors, not a game
PARTS: Final[Mapping[str, frozenset[str]]] = {
    "errors": frozenset(),
    "version": frozenset(),
    "compiled": frozenset(),
    "outside": frozenset({"errors"}),
    "kernel": frozenset({"errors", "outside", "version"}),
    "keeping": frozenset({"errors", "kernel", "outside"}),
    "tables": frozenset({"kernel"}),
    "rulebook": frozenset({"errors", "outside"}),
    "decks": frozenset({"errors", "outside"}),
    "games": frozenset({"kernel"}),
    "situations": frozenset({"games", "kernel", "outside"}),
    "agents": frozenset({"errors", "games", "kernel", "outside"}),
    "lab": frozenset({"agents", "errors", "games", "kernel", "outside"}),
    "terminal": frozenset(
        {"agents", "decks", "errors", "games", "keeping", "kernel", "outside", "rulebook", "tables", "version"}
    ),
    "tournament": frozenset({"agents", "errors", "games", "keeping", "kernel", "lab", "outside", "version"}),
    "serving": frozenset(
        {
            "agents",
            "decks",
            "errors",
            "games",
            "kernel",
            "library",
            "outside",
            "rulebook",
            "situations",
            "tables",
            "terminal",
            "version",
        }
    ),
    "library": frozenset({"agents", "errors", "games", "kernel", "situations"}),
    "commands": frozenset(
        {"agents", "errors", "games", "kernel", "lab", "outside", "rulebook", "serving", "terminal", "tournament"}
    ),
    "cli": frozenset({"commands", "compiled", "errors", "outside", "version"}),
    "longbox": frozenset({"agents", "compiled", "errors", "games", "kernel", "library", "situations", "version"}),
    "__main__": frozenset({"cli"}),
}


@dataclass(frozen=True, slots=True)
class Arrow:
    """One import: the module that makes it, the module it is of, its line, whether it is for types alone."""

    by: str
    of: str
    line: int
    types: bool = False


def modules(src: Path = SRC) -> dict[str, Path]:
    """Every module of Longbox by its full name."""
    found = {}
    for path in sorted((src / "longbox").rglob("*.py")):
        parts = path.relative_to(src).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports_in(node: ast.AST, types: bool = False) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    """The imports below a node, each with whether it stands under `if TYPE_CHECKING`."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.Import, ast.ImportFrom)):
            yield child, types
        elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            for each in child.body:
                yield from imports_in(ast.Module([each], []), True)
            for each in child.orelse:
                yield from imports_in(ast.Module([each], []), types)
        else:
            yield from imports_in(child, types)


def arrows(known: Mapping[str, Path]) -> Iterator[Arrow]:
    """Every import of one module by another, wherever in the file it stands."""
    for name, path in known.items():
        here = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
        for node, types in imports_in(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                named = [alias.name for alias in node.names]
            else:
                base = [*here[: len(here) - node.level + 1], *filter(None, [node.module])] if node.level else [node.module or ""]
                whole = ".".join(base)
                named = [full if (full := f"{whole}.{alias.name}") in known else whole for alias in node.names]
            for of in dict.fromkeys(named):
                if of in known and of != name:
                    yield Arrow(name, of, node.lineno, types)


def room_of(module: str) -> tuple[str, str]:
    """(game, room) of a module in a game, ("", part) of one outside; the front door of a game is its room ""."""
    parts = module.split(".")
    if parts[:2] == ["longbox", "games"] and len(parts) > 2 and parts[2] != "registry":
        return parts[2], parts[3] if len(parts) > 3 else ""
    return "", parts[1] if len(parts) > 1 else "longbox"


def below(room: str) -> frozenset[str]:
    """The rooms of its own game that a room may import."""
    if room == "cards":
        return frozenset({"language"})
    height = next(i for i, floor in enumerate(FLOORS) if room in floor)
    found = {each for floor in FLOORS[:height] for each in floor}
    return frozenset(found - {"rules"} if room in CARDS_WING else found)


def may_import(arrow: Arrow) -> bool:
    """Does the plan allow it?"""
    (game, room), (other_game, other) = room_of(arrow.by), room_of(arrow.of)
    if not game:
        return not other_game and (room == other or other in PARTS.get(room, frozenset()))
    if not other_game:
        return other in OUTSIDE.get(room, frozenset())
    return game == other_game and (room == other or (room in ROOMS and other in below(room)))


def circles(edges: Mapping[str, set[str]]) -> list[list[str]]:
    """The groups of modules that import each other, directly or round about (Tarjan's components of more than one)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    out: list[list[str]] = []

    def visit(v: str) -> None:
        index[v] = low[v] = len(index)
        stack.append(v)
        for w in sorted(edges.get(v, ())):
            if w not in index:
                visit(w)
                low[v] = min(low[v], low[w])
            elif w in stack:
                low[v] = min(low[v], index[w])
        if low[v] == index[v]:
            at = stack.index(v)
            if len(stack) - at > 1:
                out.append(sorted(stack[at:]))
            del stack[at:]

    sys.setrecursionlimit(10_000)
    for v in sorted(edges):
        if v not in index:
            visit(v)
    return out


def edges_of(found: Iterable[Arrow]) -> dict[str, set[str]]:
    """The arrows as a graph of modules."""
    out: dict[str, set[str]] = defaultdict(set)
    for arrow in found:
        if not (arrow.types and room_of(arrow.by)[1] == room_of(arrow.of)[1] == "kernel"):
            out[arrow.by].add(arrow.of)
    return out


def problems(src: Path = SRC) -> list[str]:
    """Everything that is against the plan, one line each."""
    known = modules(src)
    found = list(arrows(known))
    out = [f"{a.by}:{a.line} imports {a.of}" for a in found if not may_import(a)]
    out += [f"a circle: {', '.join(c)}" for c in circles(edges_of(found))]
    for game in games_in(known):
        rooms = {room_of(m)[1] for m in known if room_of(m)[0] == game} - {""}
        out += [f"{game} has no room {room}" for room in ROOMS if room not in rooms]
        out += [f"{game} has a room of its own: {room}" for room in sorted(rooms) if room not in ROOMS]
    return out


def games_in(known: Iterable[str]) -> list[str]:
    """The games that there are folders of."""
    return sorted({room_of(m)[0] for m in known} - {""})


def between(known: Mapping[str, Path], game: str) -> Counter[tuple[str, str]]:
    """How many files of a room import something of another, in one game."""
    pairs = {(a.by, room_of(a.by)[1], room_of(a.of)[1]) for a in arrows(known) if room_of(a.by)[0] == room_of(a.of)[0] == game}
    return Counter((room, other) for _, room, other in pairs if room and other and room != other)


# -- the picture ------------------------------------------------------------------------------------------------------------

SAYS: Final = {
    "state": "what lies on the table",
    "events": "what happens, what rules ask",
    "language": "what cards are written in",
    "rules": "the rulebook's procedures",
    "cards": "nothing but cards",
    "catalog": "which cards there are",
    "decks": "what is built of cards",
    "view": "what is shown and told",
    "game": "what the kernel asks",
    "situations": "tables set by hand",
    "agent": "the computer player",
    "terminal": "the game at a terminal",
}
WIDE, HIGH, GAP, LEFT, TOP = 190, 44, 34, 30, 56
STYLE: Final = (
    "<style>.bg{fill:#fff}rect{fill:#eef2f7;stroke:#44546a}text{fill:#1b2430}.n{font-size:11px;fill:#4b5766}"
    "path{fill:none;stroke:#9aa7b8}</style>"
)


def nearest(lines: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """The lines that no way round says as well: from each room to what is right below it."""

    def reached(room: str, skipped: tuple[str, str]) -> set[str]:
        found: set[str] = set()
        waiting = [room]
        while waiting:
            at = waiting.pop()
            for by, of in lines:
                if by == at and (by, of) != skipped and of not in found:
                    found.add(of)
                    waiting.append(of)
        return found

    return {(by, of) for by, of in lines if of not in reached(by, (by, of))}


def drawn(src: Path = SRC) -> str:
    """The floors as a picture (SVG): a box for each room, a line down to what it imports that no line from there leads to."""
    known = modules(src)
    games = games_in(known)
    lines: set[tuple[str, str]] = {pair for game in games for pair in between(known, game)}
    widest = max(len(floor) for floor in FLOORS)
    width = 2 * LEFT + widest * WIDE + (widest - 1) * GAP
    height = TOP + len(FLOORS) * (HIGH + GAP)
    at: dict[str, tuple[float, float]] = {}
    for k, floor in enumerate(reversed(FLOORS)):
        left = (width - len(floor) * WIDE - (len(floor) - 1) * GAP) / 2
        for i, room in enumerate(floor):
            at[room] = (left + i * (WIDE + GAP), TOP + k * (HIGH + GAP))
    titles = f"The rooms of a game ({', '.join(games)}): each imports only what its lines lead down to."
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" font-family="sans-serif" font-size="14">',
        STYLE,
        f'<rect class="bg" width="{width:g}" height="{height:g}" stroke="none"/>',
        f'<text x="{LEFT}" y="30">{titles}</text>',
    ]
    for room, other in sorted(nearest(lines)):
        (x, y), (u, v) = at[room], at[other]
        # lines that pass several floors swing out, so that they can be told from those to the next
        floors = round((v - y) / (HIGH + GAP))
        side = 1 if x + u + WIDE >= width else -1
        swing = 0 if floors == 1 else (WIDE / 2 + 6 * floors) * side
        a, b = x + WIDE / 2 + swing / 2, u + WIDE / 2 + swing / 2
        out.append(f'<path d="M{a:g} {y + HIGH:g} C{a + swing:g} {y + HIGH + GAP:g} {b + swing:g} {v - GAP:g} {b:g} {v:g}"/>')
    for room in ROOMS:
        x, y = at[room]
        out.append(f'<rect x="{x:g}" y="{y:g}" width="{WIDE}" height="{HIGH}" rx="5"/>')
        out.append(f'<text x="{x + 10:g}" y="{y + 19:g}">{room}</text>')
        out.append(f'<text class="n" x="{x + 10:g}" y="{y + 36:g}">{SAYS[room]}</text>')
    return "\n".join([*out, "</svg>", ""])


def main(words: list[str]) -> int:
    """Print what is against the plan; with --draw make the picture."""
    if words == ["--draw"]:
        PICTURE.write_text(drawn(), "utf-8")
        return 0
    known = modules()
    for game in games_in(known):
        counts = between(known, game)
        print(game)
        for room in reversed(ROOMS):
            under = ", ".join(f"{other} {counts[room, other]}" for other in ROOMS if counts[room, other])
            print(f"  {room:<11} -> {under or 'nothing of the game'}")
    found = problems()
    print("\n".join(found) if found else "As planned.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
