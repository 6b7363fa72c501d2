"""A pytest plugin for tools.coverage: writes which `rule` and `example` marks stand on tests that passed, and on others.

`pytest -p tools.marks`, with the file to write in LONGBOX_MARKS:
`{"rule": {"vs:602.6a": {"passed": ["tests/..."], "other": []}}, "example": {...}}`.
"""

import json
import os
from collections import defaultdict
from pathlib import Path

import pytest

MARKS = ("rule", "example")


class Recorder:
    """Gathers, by mark and id, the tests that passed and those that did not."""

    def __init__(self) -> None:
        self.found: dict[str, dict[str, dict[str, set[str]]]] = {
            mark: defaultdict(lambda: {"passed": set(), "other": set()}) for mark in MARKS
        }

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            # Properties travel with the report, also from the workers of pytest-xdist.
            item.user_properties.extend((name, id) for name in MARKS for m in item.iter_markers(name) for id in m.args)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call" and report.passed:
            return
        good = report.passed and not hasattr(report, "wasxfail")
        for mark, id in report.user_properties:
            if mark in MARKS:
                self.found[mark][str(id)]["passed" if good else "other"].add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workerinput"):  # a worker; its controller writes
            return
        found = {mark: {id: _sorted(tests) for id, tests in by_id.items()} for mark, by_id in self.found.items()}
        Path(os.environ["LONGBOX_MARKS"]).write_text(json.dumps(found))


def _sorted(tests: dict[str, set[str]]) -> dict[str, list[str]]:
    return {"passed": sorted(tests["passed"] - tests["other"]), "other": sorted(tests["other"])}


def pytest_configure(config: pytest.Config) -> None:
    """Take part in the run."""
    config.pluginmanager.register(Recorder(), "longbox-marks")
