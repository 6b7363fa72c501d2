"""Many random games of DC Deck-Building over formats, numbers of players, decks and main characters: they end, and cards are conserved."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longbox.games import game
from longbox.games.dcdb.catalog import catalog
from longbox.games.dcdb.decks.files import bundled, read_setup
from longbox.games.dcdb.decks.formats import FORMATS
from longbox.games.dcdb.decks.setup import IN_DECK
from longbox.games.dcdb.state import MAIN_CHARACTER, SUPER_VILLAIN
from tests.kernel.conformance import Maker, random_answer
from tests.lab.fuzzing import fuzz, many

GAMES = 3_000
#: copies in a main deck drawn by lot
DECK = 100
#: cards of somebody's own
OWN = {
    "Kid Flash (Base Set)": {"copies": 9},
    "Night Watch (Base Set)": {
        "type": "Hero",
        "cost": 2,
        "vp": 1,
        "copies": 9,
        "text": ["seq(DrawCards(2), DestroyIt(up_to(1, Cards(HAND))))"],
    },
    "Guide (Base Set)": {"type": "Main Character", "tier": 3, "text": ["Triggers(Plays(HEROES, 1), Power(2))"]},
}


def names(*kinds: str) -> list[str]:
    """The cards of these types whose text is known, of all sets."""
    return sorted({f"{c.name} ({c.set})" for c in catalog().values() if c.kind in kinds and c.known_text and c.name != "Kick"})


def setup(seed: int) -> dict[str, Any]:
    """Two to five players, either format; by turns a bundled set-up, what is there unless told, and a deck, villains and main characters by lot."""
    rng = random.Random(seed)
    format = FORMATS[rng.choice(sorted(FORMATS))]
    players = rng.randint(format.least, format.most)
    found: dict[str, Any] = {"format": format.name, "players": players}
    if seed % 4 == 2:
        found.update({**read_setup(rng.choice(bundled())).setup, "format": format.name})
    if seed % 8 == 6:
        found["cards"] = OWN
    if seed % 2:
        pool = names(*IN_DECK)
        found["deck"] = [[name, rng.randint(1, 3)] for name in rng.sample(pool, min(len(pool), DECK // 2))]
        found["super_villains"] = rng.sample(names(SUPER_VILLAIN), format.super_villains)
        found["mains"] = [[n] for n in rng.sample(names(MAIN_CHARACTER), players)]
    if seed % 3 == 0:
        found["seats"] = [0] * players
    return found


MAKER = Maker(f"{__name__}:MAKER", game("dcdb"), setup)


def go(seed: int) -> str:
    """Play one game with its checks; what went wrong, or nothing."""
    found = fuzz(MAKER, seed)
    return "" if "no end after" in found and stands_still(seed) else found


def stands_still(seed: int) -> bool:
    """Have players who do as chance has it destroyed all that they could buy with? Then turn follows turn with next to nothing done in any.

    Something that goes on and on within a turn is another matter, and a mistake.
    """
    rng = random.Random(seed)
    match = MAKER.match(seed)
    for _ in range(15_000):
        assert match.decision is not None
        match.apply(random_answer(match.decision, rng))
    turns: int = match.state.turn
    return turns > 15_000 // 12


def test_a_few_random_games_end_well() -> None:
    assert [found for seed in (2, 3, 4, 5, 6, 7) if (found := go(seed))] == []


@pytest.mark.slow
def test_three_thousand_random_games() -> None:
    assert many(go, GAMES) == []
