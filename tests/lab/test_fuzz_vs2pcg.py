"""Many random games of 2PCG over modes, numbers of players, bundled decks and decks drawn by lot of all sets: they end, and cards are conserved."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longbox.games import game
from longbox.games.vs2pcg.catalog import catalog
from longbox.games.vs2pcg.decks.arguments import setup_for
from longbox.games.vs2pcg.decks.files import builtin
from longbox.games.vs2pcg.language.verbs.becoming import BringMain
from longbox.games.vs2pcg.state import LOCATION, MAIN, PLOT_TWIST, SUPPORTING, CardDef
from longbox.kernel.match import encode
from tests.kernel.conformance import Maker
from tests.lab.fuzzing import fuzz, many

GAMES = 3_000
#: cards of a deck: characters, plot twists, locations
SHARES = {SUPPORTING: 34, PLOT_TWIST: 12, LOCATION: 14}


def pool(kind: str) -> list[CardDef]:
    """The cards of a type that can be in a deck, of all sets."""
    return sorted([c for c in catalog().values() if c.kind == kind and c.known_text and not c.token], key=lambda c: c.number)


def deck(rng: random.Random, main: CardDef) -> list[Any]:
    """A main character and sixty cards by lot, half of the characters of its own teams: so that they attack together, and pay."""
    teams = main.values.teams
    cards: list[list[Any]] = []
    for kind, count in SHARES.items():
        own = [c for c in pool(kind) if any([t in teams for t in c.values.teams]) or (kind == LOCATION and not c.values.teams)]
        left = count
        while left:
            lot = own if own and rng.random() < 0.5 else pool(kind)
            n = min(left, rng.randint(1, 4))
            cards.append([rng.choice(lot).number, n])
            left -= n
    return [main.number, cards]


def setup(seed: int) -> dict[str, Any]:
    """Two to four players, each mode; by turns bundled decks and decks by lot, of main characters in their turn."""
    rng = random.Random(seed)
    players = rng.randint(2, 4)
    mode = rng.choice(("free for all", "2 vs 2", "two-headed")) if players == 4 else "free for all"
    if seed % 4 == 0:
        found = setup_for(decks=rng.sample(builtin(), players), players=players, mode=mode)
    else:
        mains = pool(MAIN)
        chosen = [mains[(seed + i * 7) % len(mains)] for i in range(players)]
        found = {"decks": [deck(rng, main) for main in chosen], "mode": mode}
    if mode == "2 vs 2" and seed % 2:
        found["teammates_rows"] = True
    if seed % 5 == 0:
        found["windows"] = rng.choice(("needed", "turns", "all"))
    if seed % 3 == 0:
        found["seats"] = [0] * players
    return found


#: main characters that an effect brings from outside the game
OUTSIDE = frozenset(
    str(encode(catalog()[node.number]))
    for card in catalog().values()
    for face in card.faces
    for ability in face.abilities
    for node in ability.nodes
    if isinstance(node, BringMain)
)
MAKER = Maker(f"{__name__}:MAKER", game("vs2pcg"), setup)


def go(seed: int) -> str:
    """Play one game with its checks; what went wrong, or nothing."""
    return fuzz(MAKER, seed, OUTSIDE)


def test_a_few_random_games_end_well() -> None:
    assert [found for seed in (1, 2, 3, 4, 7) if (found := go(seed))] == []


@pytest.mark.slow
def test_three_thousand_random_games() -> None:
    assert many(go, GAMES) == []
