"""Printed facts from a user's own file: figures that a source gives, in place of the stand-ins Longbox has.

A TOML file has a table for each card, under the card's full name:

    ["Sabretooth, Victor Creed"]
    cost = 6
    atk = 13
    def = 11

A CSV file (also with `;` or tabs) has a header line with `name` and any of the facts, and a line for each card; an empty cell
leaves the fact as it is. The version may have a column `version` of its own.

Facts: `cost`, `threshold`, `atk`, `def`, `willpower` (whole numbers from 0), `flight`, `range` (true or false), `teams` (a list;
in CSV joined by `/`), `code` (the card's number in its set). A fact given this way is no proxy any more, and its source is the
file. The facts go into the set-up of a match, and with it into its record.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from copy import copy
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from longbox.decks.names import fold
from longbox.errors import UserError
from longbox.games.vs.catalog.catalog import CATALOG
from longbox.games.vs.state import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST, CardDef, blanked
from longbox.kernel.setups import SetupError
from longbox.outside import OutsideError, cut, is_name, read_text, shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

#: full name -> fact -> its value, and under "source" the name of the file
Facts = dict[str, dict[str, Any]]

NUMBERS: Final = ("cost", "threshold", "atk", "def", "willpower")
FLAGS: Final = ("flight", "range")
FACTS: Final = (*NUMBERS, *FLAGS, "teams", "code")
_OF_KIND: Final = {
    CHARACTER: frozenset(FACTS) - {"threshold"},
    EQUIPMENT: frozenset(("cost", "teams", "code")),
    LOCATION: frozenset(("threshold", "teams", "code")),
    PLOT_TWIST: frozenset(("threshold", "teams", "code")),
}
#: what CardDef.proxy calls a fact
_PROXY_NAMES: Final = {"def": "def_"}
_MOST: Final = 99
#: a file of facts for all cards there are has less than this
MOST_BYTES: Final = 500_000
MOST_LINES: Final = 10_000
MOST_TEAMS: Final = 20
#: after so many problems the rest of a file is left unread
MOST_PROBLEMS: Final = 20
_YES: Final = ("true", "yes", "y", "1", "x")
_NO: Final = ("false", "no", "n", "0")


class FactsError(UserError):
    """A file of facts that can't be used. `problems` are sentences, each with file and line."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


def read_facts(path: str | Path) -> Facts:
    """The facts in a TOML or CSV file. FactsError with everything that is wrong in it."""
    path = Path(path)
    try:
        text = read_text(path, MOST_BYTES)
    except OutsideError as error:
        raise FactsError([f"{path}: {error}"]) from None
    if text.count("\n") > MOST_LINES:
        raise FactsError([f"{path}: more than {MOST_LINES:,} lines, which is too much for it"])
    rows = _toml(path, text) if path.suffix.lower() == ".toml" or text.lstrip().startswith("[") else _csv(path, text)
    reader = _Reader(path)
    for line, name, given in rows:
        reader.card(line, name, given)
        if len(reader.problems) >= MOST_PROBLEMS:
            break
    if reader.problems:
        raise FactsError(reader.problems)
    if not reader.facts:
        raise FactsError([f"{path}: gives no facts; write a table per card as in {_EXAMPLE}"])
    return reader.facts


def from_setup(facts: Any) -> dict[str, CardDef]:
    """The cards that a match's set-up gives other facts, by full name. SetupError if they can't be used."""
    reader = _Reader(Path("facts"))
    if not isinstance(facts, dict) or not all(isinstance(given, dict) for given in facts.values()):
        raise SetupError("'facts' must be facts by full name of a card, as a file of them gives")
    for name, given in facts.items():
        source = given.get("source", "facts")
        if not isinstance(name, str) or not is_name(source):
            raise SetupError(f"'facts' are by the full name of a card, and their 'source' is a name, not {shown({name: source})}")
        reader.path = Path(source)
        reader.card(0, name, {str(fact): (0, value) for fact, value in given.items() if fact != "source"})
        if reader.problems:
            raise SetupError(f"'facts': {reader.problems[0]}")
    return {name: overridden(CATALOG[name], given) for name, given in reader.facts.items()}


_EXAMPLE: Final = '["Name, Version"] and under it atk = 13'


def apply_overrides(facts: Facts | str | Path) -> dict[str, CardDef]:
    """The catalog with those facts (or those in that file); the catalog itself stays as it is."""
    given = facts if isinstance(facts, dict) else read_facts(facts)
    return {name: overridden(card, given[name]) if name in given else card for name, card in CATALOG.items()}


def overridden(card: CardDef, facts: Mapping[str, Any]) -> CardDef:
    """The card with other printed facts."""
    new = copy(card)
    values = card.values.copy()
    for fact, value in facts.items():
        if fact == "threshold":
            new.threshold = values.cost = value
        elif fact in ("cost", "atk", "willpower", "flight", "range"):
            setattr(values, fact, value)
        elif fact == "def":
            values.def_ = value
        elif fact == "teams":
            values.teams = frozenset(value)
        elif fact == "code":
            new.code = value
    given = [fact for fact in FACTS if fact in facts]
    known = {_PROXY_NAMES.get(fact, fact) for fact in given}
    new.proxy = tuple(name for name in card.proxy if name not in known)
    words = f"{', '.join(given)}: {facts.get('source', 'own file')}"
    new.source = f"{card.source}; {words}" if card.source else words
    new.values = values
    new.blank = blanked(values)
    return new


class _Reader:
    """Checks cards and facts one by one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.facts: Facts = {}
        self.problems: list[str] = []
        self.names = {fold(name): name for name in CATALOG}

    def problem(self, line: int, message: str) -> None:
        self.problems.append(f"{self.path}:{line}: {message}" if line else f"{self.path}: {message}")

    def card(self, line: int, name: str, given: Mapping[str, tuple[int, Any]]) -> None:
        full = self.names.get(fold(name))
        if full is None:
            near = [self.names[n] for n in get_close_matches(fold(name), self.names, n=3)] if is_name(name) else []
            versions = [n for n in CATALOG if CATALOG[n].name == name]
            meant = versions or near
            self.problem(line, f"no card is called {shown(name)}" + (f"; write one of: {' | '.join(meant)}" if meant else ""))
            return
        if full in self.facts:
            self.problem(line, f"{full} has facts above already; put them together")
            return
        facts: dict[str, Any] = {}
        for fact, (at, value) in given.items():
            read = self.fact(at, CATALOG[full], fact, value)
            if read is not None:
                facts[fact] = read
        if facts:
            facts["source"] = self.path.name
            self.facts[full] = facts

    def fact(self, line: int, card: CardDef, fact: str, value: Any) -> Any:
        allowed = [f for f in FACTS if f in _OF_KIND[card.kind]]
        if fact not in allowed:
            wrong = f"a {card.kind} has no {fact}" if fact in FACTS else f"{shown(fact)} is not a fact"
            return self.problem(line, f"{wrong}; facts of {card.full_name} are {', '.join(allowed)}")
        if fact in NUMBERS:
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST:
                return self.problem(
                    line, f"{fact} of {card.full_name} must be a whole number from 0 to {_MOST}, not {shown(value)}"
                )
        elif fact in FLAGS:
            if not isinstance(value, bool):
                return self.problem(line, f"{fact} of {card.full_name} must be true or false, not {shown(value)}")
        elif fact == "teams":
            if not isinstance(value, list) or len(value) > MOST_TEAMS or not all(is_name(t) for t in value):
                return self.problem(
                    line, f'teams of {card.full_name} must be a list of names as in ["X-Men"], not {shown(value)}'
                )
            return [t.strip() for t in value]
        elif not is_name(value):
            return self.problem(line, f"{fact} of {card.full_name} must be text as in 'MOR-025', not {shown(value)}")
        return value


Row = tuple[int, str, "dict[str, tuple[int, Any]]"]


def _toml(path: Path, text: str) -> Iterator[Row]:
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise FactsError([f"{path}: TOML that nests too deep; a card is {_EXAMPLE}"]) from None
    except ValueError as error:
        found = re.search(r"line (\d+)", str(error))
        where = f"{path}:{found[1]}" if found else str(path)
        raise FactsError([f"{where}: not TOML: {cut(str(error), 120)}; a card is {_EXAMPLE}"]) from None
    lines = text.splitlines()
    for name, facts in data.items():
        at = next((i for i, line in enumerate(lines, 1) if line.strip().startswith("[") and name in line), 0)
        if not isinstance(facts, dict):
            line = next((i for i, line in enumerate(lines, 1) if line.strip().strip('"').startswith(name)), 0)
            raise FactsError([f"{path}:{line}: {shown(name)} stands outside a card's table; a card is {_EXAMPLE}"])
        yield at, name, {fact: (_line_of(lines, at, fact), value) for fact, value in facts.items()}


def _line_of(lines: list[str], start: int, fact: str) -> int:
    for i in range(start, len(lines)):
        if lines[i].split("=")[0].strip().strip("\"'") == fact:
            return i + 1
    return start


def _csv(path: Path, text: str) -> Iterator[Row]:
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=_delimiter(text)))
    except csv.Error as error:
        raise FactsError([f"{path}: no CSV: {error}"]) from None
    head = next((i for i, row in enumerate(rows) if any(c.strip() for c in row)), None)
    if head is None:
        raise FactsError([f"{path}: an empty file; write a table per card as in {_EXAMPLE}, or CSV with a header line"])
    columns = [c.strip().lower() for c in rows[head]]
    problems = [
        f"{path}:{head + 1}: {shown(c)} is not a column; columns are name, version, {', '.join(FACTS)}"
        for c in columns[: MOST_PROBLEMS + len(FACTS)]
        if c not in FACTS and c not in ("name", "version")
    ]
    if "name" not in columns:
        problems.append(f"{path}:{head + 1}: the header has no column 'name'; it begins as in name,version,cost,atk,def")
    if problems:
        raise FactsError(problems[:MOST_PROBLEMS])
    for i, row in enumerate(rows[head + 1 :], start=head + 2):
        cells = dict(zip(columns, (c.strip() for c in row), strict=False))
        if len(row) > len(columns):
            raise FactsError([f"{path}:{i}: {len(row)} cells under {len(columns)} columns; put names with commas in quotes"])
        name = cells.pop("name", "")
        version = cells.pop("version", "")
        if name or any(cells.values()):
            full = f"{name}, {version}" if version else name
            yield i, full, {fact: (i, _cell(fact, value)) for fact, value in cells.items() if value}


def _delimiter(text: str) -> str:
    first = text.lstrip().split("\n", 1)[0]
    return max(",;\t", key=first.count)


def _cell(fact: str, value: str) -> Any:
    """The cell as the value it stands for, or as it is where it stands for none."""
    if fact in NUMBERS:
        return int(value) if re.fullmatch(r"[0-9]{1,9}", value) else value
    if fact in FLAGS:
        return True if value.lower() in _YES else False if value.lower() in _NO else value
    return value.split("/") if fact == "teams" else value
