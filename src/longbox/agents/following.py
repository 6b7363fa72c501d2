"""Matches followed in another process: by set-up, seed and answers they come to the same table (docs/architecture.md, number 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games import entry
from longbox.kernel.match import Match

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Answer
    from longbox.kernel.setups import Setup


def brought(kept: Match | None, game: str, setup: Setup, seed: int, answers: Sequence[Answer]) -> Match:
    """The match brought to where these answers lead: the one kept, where it is on the way there, or else a new one."""
    if (
        kept is None
        or (kept.game.name, kept.seed) != (game, seed)
        or kept.answers != list(answers[: len(kept.answers)])
        or kept.setup != setup
    ):
        kept = Match(entry(game).rules, setup, seed, history=False, logging=False)
    for given in answers[len(kept.answers) :]:
        kept.repeat(given, check=False)
    return kept
