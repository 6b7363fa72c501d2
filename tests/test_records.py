"""Matches kept earlier are played again, answer by answer, to the same digests: what has moved has changed nothing."""

import json
from pathlib import Path

import pytest

from longbox.games import game
from longbox.kernel.match import replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_match_comes_out_the_same(file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    match = replay(game(record["game"]), record)
    assert match.decision is None and match.result is not None
    assert len(record["digests"]) >= len(record["answers"]) // 32


def test_there_is_a_dozen() -> None:
    assert len(RECORDS) >= 12
