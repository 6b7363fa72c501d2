"""What all tests share: none of them writes into the state folder of whoever runs them."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest

from longbox.lab import form
from longbox.situations.worked import lines, shown_by
from tests import worked

if form() == "plain":
    # so are the programs that tests start, and none of them has anything compiled
    os.environ["LONGBOX_FAST"] = "0"


@pytest.fixture(autouse=True)
def state_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The state folder of the user, for this test."""
    folder = tmp_path_factory.mktemp("state")
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    return folder


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """A worked example is played at the table in the browser by the answers that its test gives: of several cases the first, or its own."""
    worked.laid_now.clear()
    yield
    case = getattr(item, "callspec", None)
    later = case is not None and any(case.indices.values())
    for id, table in worked.laid_now:
        if later and id not in case.params.values():
            continue
        marked = {each for mark in item.iter_markers("rule") for each in mark.args}
        of = next((each.rules for each in shown_by(id.partition(":")[0]) if each.id == id), ())
        assert set(of) <= marked, f"{id} shows {sorted(set(of) - marked)}, which its test does not"
        answers = worked.line(id, table)
        if worked.written():
            worked.keep(id, answers)
        else:
            assert [list(given) for given in lines(id.partition(":")[0]).get(id, ())] == answers, (
                f"{id} is played otherwise now: see tests/worked.py"
            )
