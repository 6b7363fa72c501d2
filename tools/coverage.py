"""How much of the rulebooks is enforced and tested: `python -m tools.coverage [GAME ...] [--missing] [--json] [--slow]`.

A rule is *coded* if a line of src/longbox/kernel or src/longbox/games cites it, and *tested* if it stands on the mark
`rule` of a test that passes. A citation may be a range or stand in prose (see `longbox.rulebook.notation`); a mark names
its rules one by one. A rule that merely restates others is coded or tested when all of those are. An example passes if
it stands on the mark `example` of a test that passes. Rules about looks, conduct and single cards are not counted.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence, Set as AbstractSet
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from longbox import rulebook
from longbox.rulebook import Example, Rule, cites

ROOT = Path(__file__).resolve().parents[1]


@dataclass
class Tally:
    """Counts for a chapter or a game."""

    rules: int = 0
    coded: int = 0
    tested: int = 0
    both: int = 0
    examples: int = 0
    examples_passing: int = 0


@dataclass
class Report:
    """One game's coverage."""

    game: str
    total: Tally = field(default_factory=Tally)
    chapters: dict[str, Tally] = field(default_factory=dict)
    no_code: list[Rule] = field(default_factory=list)
    no_test: list[Rule] = field(default_factory=list)
    no_example: list[Example] = field(default_factory=list)


@dataclass
class Marked:
    """What the marks of the tests that pass name, and what is wrong with marks and tests."""

    rules: set[str] = field(default_factory=set)
    examples: set[str] = field(default_factory=set)
    not_passing: set[str] = field(default_factory=set)
    wrong: list[str] = field(default_factory=list)


def measure(game: str, coded: AbstractSet[str], tested: AbstractSet[str], passing: AbstractSet[str]) -> Report:
    """A game's coverage, given the ids that code cites, and the rules and examples that passing tests are marked with."""
    report = Report(game, chapters={r.chapter: Tally() for r in rulebook.rules(game) if r.kind in rulebook.COUNTED})
    for r in rulebook.rules(game):
        if r.kind not in rulebook.COUNTED:
            continue
        in_code, in_tests = meets(r.id, coded), meets(r.id, tested)
        for tally in (report.total, report.chapters[r.chapter]):
            tally.rules += 1
            tally.coded += in_code
            tally.tested += in_tests
            tally.both += in_code and in_tests
        if not in_code:
            report.no_code.append(r)
        if not in_tests:
            report.no_test.append(r)
    for e in rulebook.examples(game):
        if not e.testable:
            continue
        for tally in (report.total, report.chapters.setdefault(rulebook.rule(e.rule).chapter, Tally())):
            tally.examples += 1
            tally.examples_passing += e.id in passing
        if e.id not in passing:
            report.no_example.append(e)
    return report


def meets(id: str, named: AbstractSet[str]) -> bool:
    """Whether a rule is named, or all that it restates are met."""
    if id in named:
        return True
    restated = rulebook.rule(id).restates
    return bool(restated) and all(meets(other, named) for other in restated)


def run_marked(tests: Path = ROOT / "tests", slow: bool = False) -> Marked:
    """Run the tests that have marks."""
    expression = "rule or example" if slow else "(rule or example) and not slow"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "marks.json")
        options = ["-q", "-c", "pyproject.toml", "-p", "tools.marks", "-p", "no:cacheprovider", "-m", expression]
        run = subprocess.run(
            [sys.executable, "-m", "pytest", *options, tests],
            cwd=ROOT,
            env=os.environ | {"LONGBOX_MARKS": str(file)},
            capture_output=True,
            text=True,
        )
        if run.returncode not in (0, 1, 5):  # passed, some failed, none collected
            sys.exit(f"{run.stdout[-2000:]}{run.stderr[-2000:]}\ncoverage: pytest could not run the tests (see above)")
        return _read(json.loads(file.read_text()))


def _read(found: dict[str, dict[str, dict[str, list[str]]]]) -> Marked:
    marked = Marked()
    examples = {e.id for game in rulebook.GAMES for e in rulebook.examples(game)}
    for mark, into in (("rule", marked.rules), ("example", marked.examples)):
        for id, tests in found[mark].items():
            if not (rulebook.exists(id) if mark == "rule" else id in examples):
                marked.wrong += [f"{test}: no such {mark} {id}" for test in tests["passed"] + tests["other"]]
            elif tests["passed"]:
                into.add(id)
            marked.not_passing.update(tests["other"])
    return marked


def as_json(report: Report, missing: bool) -> dict[str, Any]:
    """A report as plain data."""
    data = vars(report.total) | {
        "chapters": {name: {"rules": c.rules, "both": c.both} for name, c in report.chapters.items() if c.rules}
    }
    if missing:
        for name in ("no_code", "no_test", "no_example"):
            data[name] = [entry.id for entry in getattr(report, name)]
    return data


def as_text(report: Report, missing: bool) -> str:
    """A report as an aligned table by chapter."""
    columns = ("chapter", "rules", "coded", "tested", "both", "examples", "passing")
    rows = [(name, *map(str, vars(tally).values())) for name, tally in report.chapters.items()]
    rows.append(("all", *map(str, vars(report.total).values())))
    first = max(len(row[0]) for row in (columns, *rows))
    lines = [f"{rulebook.GAMES[report.game]} ({report.game})"]
    for row in (columns, *rows):
        lines.append("  ".join([row[0].ljust(first), *(cell.rjust(8) for cell in row[1:])]))
    if missing:
        lines += ["", *_missing(report)]
    return "\n".join(lines)


def _missing(report: Report) -> Iterable[str]:
    no_code, no_test = ({r.id for r in rules} for rules in (report.no_code, report.no_test))
    for r in rulebook.rules(report.game):
        lacks = [what for what, ids in (("no code", no_code), ("no test", no_test)) if r.id in ids]
        if lacks:
            yield f"{r.id}  {r.title}  ({', '.join(lacks)})"
    for e in report.no_example:
        yield f"{e.id}  example of {rulebook.rule(e.rule).title}  (no test)"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the exit status is 1 if a mark names what does not exist."""
    parser = argparse.ArgumentParser(prog="python -m tools.coverage", description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(rulebook.GAMES)}; all of them by default")
    parser.add_argument("--missing", action="store_true", help="list what has no code or no test")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--slow", action="store_true", help="run the slow tests too")
    options = parser.parse_args(arguments)
    if unknown := [game for game in options.games if game not in rulebook.GAMES]:
        parser.error(f"there is no game {unknown[0]!r}; the games are {', '.join(rulebook.GAMES)}")
    marked = run_marked(slow=options.slow)
    coded = cites.code().keys()
    reports = [measure(game, coded, marked.rules, marked.examples) for game in options.games or rulebook.GAMES]
    if options.json:
        print(json.dumps({report.game: as_json(report, options.missing) for report in reports}))
    else:
        print("\n\n".join(as_text(report, options.missing) for report in reports))
    for test in sorted(marked.not_passing):
        print(f"coverage: does not pass: {test}", file=sys.stderr)
    for problem in marked.wrong:
        print(f"coverage: {problem}", file=sys.stderr)
    return 1 if marked.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
