"""Fits the chances that `games/champions/agent/odds.py` reckons with: `python -m tools.odds --games 2000 --jobs 2`, or by the workers
of a cluster: `--cluster dask://HOST:PORT` (docs/many-machines.md); the same games whoever plays them.

Games are played by `greedy`, planning a little less than it would, with the five starter decks against the three villains of the
core set. So that the games say what a turn does and not only how `greedy` fares, its turns are not always the best it knows: one
in so many, few in one game and most in another, is any of the eight that came to different things. What the table was like as
each turn began, and whether the game was won in the end, is fitted by a logistic regression (Newton's method, weights held back
by a ridge); who the heroes and the villain were takes part in it. Prints the tables to be put into `agent/weights.py`.
"""

from __future__ import annotations

import argparse
import sys
from math import exp, log
from typing import TYPE_CHECKING, Final

from longbox.agents.chance import Chance
from longbox.errors import UserError
from longbox.games.champions.agent.greedy import GreedyChampions
from longbox.games.champions.agent.odds import features
from longbox.games.champions.agent.plan import Effort, lines
from longbox.games.champions.agent.weights import VILLAINS, WEIGHTS
from longbox.games.champions.catalog.catalog import heroes
from longbox.games.champions.game import GAME
from longbox.kernel.match import Match
from longbox.lab.sharing import carried_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.agent.plan import Step
    from longbox.games.champions.state import ChState

#: scenarios and modes, one game after another
TABLES: Final = (
    ("Rhino", "standard"), ("Klaw", "standard"), ("Rhino", "expert"), ("Klaw", "standard"), ("Ultron", "standard"),
    ("Rhino", "standard"), ("Klaw", "expert"), ("Ultron", "standard"),
)  # fmt: skip
#: how much is planned, and how many turns are chosen from by those who don't play the best
EFFORT: Final = Effort(60, 2, 3)
CHOICE: Final = 8
#: how many turns of a hundred are not the best known, by the number of the game
STRAYS: Final = (10, 40, 60, 90)
#: how much the weights, each for one standard deviation, are held back
RIDGE: Final = 100.0
#: steps of Newton's method
STEPS: Final = 10
#: one in so many games is kept to try the weights on
KEPT: Final = 7

Row = tuple[list[float], float]


class Stray(GreedyChampions):
    """Plays a turn that is not the best it knows, so many times of a hundred."""

    def __init__(self, seed: int, often: int) -> None:
        super().__init__(seed, EFFORT, 1)
        self._dice = Chance(seed + 1)
        self._often = often

    def planned(self, s: ChState, player: int) -> list[Step]:
        if self._dice.bits() % 100 >= self._often:
            return super().planned(s, player)
        found = lines(s, player, CHOICE, self._effort)
        return list(found[self._dice.bits() % len(found)][0])


def played(k: int, seed: int) -> list[Row]:
    """What each turn of the k-th game began with, who took part in it, and whether it was won."""
    names = list(heroes())
    hero = names[k // len(TABLES) % len(names)]
    scenario, mode = TABLES[k % len(TABLES)]
    match = Match(GAME, {"heroes": [hero], "scenario": scenario, "mode": mode}, seed, history=False, logging=False)
    player = Stray(seed, STRAYS[(k + k // len(TABLES)) % len(STRAYS)])
    who = [float(name == hero) for name in names] + [float(name == scenario) for name in VILLAINS]
    begun = []
    last = 0
    while match.decision is not None:
        s = match.state
        if match.decision.kind == "turn" and s.round != last:
            last = s.round
            begun.append([float(x) for x in features(s).values()] + who)
        match.choose(player.choose(match.view(0), match.decision))
    won = 1.0 if match.state.result is not None and match.state.result.won else 0.0
    return [(x, won) for x in begun]


def played_all(batch: Sequence[tuple[int, int]]) -> list[list[Row]]:
    """Several games, each by its number and seed."""
    return [played(k, seed) for k, seed in batch]


def fitted(rows: list[Row]) -> tuple[list[float], float]:
    """The weight of each feature and the constant."""
    n = len(rows[0][0])
    means = [sum(x[i] for x, _ in rows) / len(rows) for i in range(n)]
    spreads = [max(1e-9, (sum((x[i] - means[i]) ** 2 for x, _ in rows) / len(rows)) ** 0.5) for i in range(n)]
    data = [([(x[i] - means[i]) / spreads[i] if spreads[i] > 1e-6 else 0.0 for i in range(n)] + [1.0], y) for x, y in rows]
    w = [0.0] * (n + 1)
    for _ in range(STEPS):
        slope = [RIDGE * c for c in w[:-1]] + [0.0]
        bend = [[0.0] * (n + 1) for _ in range(n + 1)]
        for x, y in data:
            p = chance(w, x)
            for i, xi in enumerate(x):
                if xi:
                    slope[i] += (p - y) * xi
                    row = bend[i]
                    much = p * (1.0 - p) * xi
                    for j in range(i + 1):
                        row[j] += much * x[j]
        for i in range(n + 1):
            bend[i][i] += RIDGE if i < n else 1e-6
            for j in range(i):
                bend[j][i] = bend[i][j]
        w = [c - d for c, d in zip(w, solved(bend, slope), strict=True)]
    weights = [c / spreads[i] if spreads[i] > 1e-6 else 0.0 for i, c in enumerate(w[:-1])]
    return weights, w[-1] - sum(c * m for c, m in zip(weights, means, strict=True))


def chance(w: list[float], x: list[float]) -> float:
    """The logistic function of a weighted sum."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, sum(a * b for a, b in zip(w, x, strict=True))))))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations (Gauss)."""
    n = len(right)
    rows = [[*matrix[i], right[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, n):
            f = rows[k][i] / rows[i][i]
            if f:
                rows[k] = [a - f * b for a, b in zip(rows[k], rows[i], strict=True)]
    out = [0.0] * n
    for i in range(n - 1, -1, -1):
        out[i] = (rows[i][n] - sum(rows[i][j] * out[j] for j in range(i + 1, n))) / rows[i][i]
    return out


def loss(weights: list[float], constant: float, rows: list[Row]) -> float:
    """How far off the chances are: the mean of -log of what was given to what came to pass."""
    total = 0.0
    for x, y in rows:
        p = chance([*weights, constant], [*x, 1.0])
        total -= log(max(1e-9, p if y else 1.0 - p))
    return total / len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.odds", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--cluster", default="", help="whose workers play, instead of --jobs: dask://HOST:PORT or ray://HOST:PORT"
    )
    given = parser.parse_args()
    planned = [(k, given.seed + k) for k in range(given.games)]
    try:
        found = carried_out(played_all, planned, given.cluster or given.jobs)
    except UserError as error:
        parser.exit(2, f"tools.odds: {error}\n")
    for k, game in enumerate(found):
        if isinstance(game, str):
            print(f"# game {k}: {game}", file=sys.stderr)
    games = [(k, game) for k, game in enumerate(found) if not isinstance(game, str)]
    rows = [row for k, game in games for row in game if k % KEPT]
    kept = [row for k, game in games for row in game if not k % KEPT]
    weights, constant = fitted(rows)
    base = sum(y for _, y in rows) / len(rows)
    print(f"# {len(games)} games, {len(rows)} turns; kept apart {len(kept)}: loss {loss(weights, constant, kept):.3f},")
    print(f"# against {loss([0.0] * len(weights), log(base / (1.0 - base)), kept):.3f} of the same chance for all")
    for name, weight in zip(WEIGHTS, weights, strict=False):
        print(f'        "{name}": {weight:.3f},')
    who = weights[len(WEIGHTS) :]
    count = len(who) - len(VILLAINS)
    print(f"AT_REST: Final = {constant + sum(who[:count]) / count:.3f}")
    print(f"VILLAINS: {dict(zip(VILLAINS, (round(x, 3) for x in who[count:]), strict=True))}")


if __name__ == "__main__":
    main()
