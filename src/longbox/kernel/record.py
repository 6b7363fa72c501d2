"""A match as it is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Required, TypedDict

if TYPE_CHECKING:
    from longbox.kernel.setups import Setup


class Record(TypedDict, total=False):
    """A match as it is saved, plain data for JSON. What is not always there is left out by journals that were broken off."""

    longbox: str
    format: Required[int]
    game: str
    setup: Required[Setup]
    seed: Required[int]
    answers: Required[list[list[int]]]
    digests: dict[str, str]
    digest: str
