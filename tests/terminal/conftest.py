"""What tests of the terminal share."""

from __future__ import annotations

import io
from typing import Any

import pytest


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Any:
    """What is typed on standard input; the input ends after it."""

    def lines(*typed: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))

    lines()
    return lines
