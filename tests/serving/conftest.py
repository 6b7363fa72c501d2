"""The stores that the tests of the server are run against: SQLite, and PostgreSQL where there is one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.serving.postgres import Postgres, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL; the test is skipped where there is none."""
    bin_ = programs()
    if bin_ is None:
        pytest.skip("no PostgreSQL here (Debian: apt-get install postgresql)")
    one = Postgres(bin_)
    yield one
    one.close()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """Gives the URL of a new, empty store."""
    if request.param == "postgresql":
        one: Postgres = request.getfixturevalue("postgres")
        return one.database

    def file() -> str:
        folder: Path = tmp_path_factory.mktemp("store")
        return f"sqlite:///{folder / 'rooms.db'}"

    return file
