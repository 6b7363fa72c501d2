"""A server with the web client, and a browser. Skipped where they can't be had; CI fails where chromium is there but does not run."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from longbox.serving.app import Told
from longbox.serving.client import CLIENT, build
from tests.serving.support import server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_HERE: Final = Path(__file__).parent
_FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
)  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of them in one process, however many share out the tests: they are one server, one browser, and watch the clock."""
    for item in items:
        if item.path.parent == _HERE:
            item.add_marker(pytest.mark.xdist_group("browser"))


def _chromium() -> str | None:
    return next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Chromium, for all of these tests."""
    path = _chromium()
    if path is None:
        pytest.skip("there is no chromium here")
    api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed here")
    with api.sync_playwright() as play:
        try:
            found = play.chromium.launch(executable_path=path, args=list(_FLAGS))
        except api.Error as error:
            if os.environ.get("CI") == "true":
                raise
            pytest.skip(f"chromium does not run here: {str(error).splitlines()[0]}")
        yield found
        found.close()


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[str]:
    """A server with the web client, built if it is not."""
    said: list[str] = []
    if not build(said.append):
        if os.environ.get("CI") == "true" and shutil.which("npm"):
            raise AssertionError(f"the web client is not there: {said}")
        pytest.skip(f"the web client is not there: {'; '.join(said)}")
    told = Told(rate=100_000, burst=100_000, rooms_a_minute=6000, rooms_at_once=1000, client=CLIENT)
    with server(tmp_path_factory.mktemp("tables"), told) as found:
        yield found
