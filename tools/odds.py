"""Fits the chances that `agents/champions_odds.py` reckons with: `python -m tools.odds --games 600`.

Games are played alone by `greedy`, planning little, with the five starter decks against the three villains of the core set. What
the table was like as each turn began, and whether the game was won in the end, is fitted by a logistic regression (Newton's
method, weights held back by a ridge). Prints the table of weights to be put into that file.
"""

from __future__ import annotations

import argparse
from math import exp, log
from typing import Final

from longbox.agents.champions_odds import WEIGHTS, features
from longbox.agents.champions_plan import LIGHT
from longbox.agents.greedy_champions import GreedyChampions
from longbox.games.champions.catalog import heroes
from longbox.games.champions.game import GAME
from longbox.kernel.frames import answer
from longbox.kernel.match import Match

#: scenarios and modes, one game after another
TABLES: Final = (("Rhino", "standard"), ("Rhino", "expert"), ("Klaw", "standard"), ("Rhino", "standard"), ("Ultron", "standard"))
#: how much the weights, each for one standard deviation, are held back
RIDGE: Final = 20.0
#: steps of Newton's method
STEPS: Final = 10
#: one in so many games is kept to try the weights on
KEPT: Final = 7

Row = tuple[list[float], float]


def played(hero: str, scenario: str, mode: str, seed: int) -> list[Row]:
    """What each turn of one game began with, and whether the game was won."""
    s = Match(GAME, {"heroes": [hero], "scenario": scenario, "mode": mode}, seed, history=False, logging=False).state
    player = GreedyChampions(seed, LIGHT, 1)
    begun = []
    last = 0
    while s.decision is not None and s.result is None:
        if s.decision.kind == "turn" and s.round != last:
            last = s.round
            begun.append([float(x) for x in features(s)])
        answer(s, player.answer(lambda: s, s.decision))
    won = 1.0 if s.result is not None and s.result.won else 0.0
    return [(x, won) for x in begun]


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
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=500_000)
    given = parser.parse_args()
    names = list(heroes())
    rows: list[Row] = []
    kept: list[Row] = []
    for k in range(given.games):
        hero = names[k // len(TABLES) % len(names)]
        found = played(hero, *TABLES[k % len(TABLES)], given.seed + k)
        (kept if k % KEPT == 0 else rows).extend(found)
    weights, constant = fitted(rows)
    base = sum(y for _, y in rows) / len(rows)
    print(f"# {given.games} games, {len(rows)} turns; kept apart {len(kept)}: loss {loss(weights, constant, kept):.3f},")
    print(f"# against {loss([0.0] * len(weights), log(base / (1.0 - base)), kept):.3f} of the same chance for all")
    for name, weight in zip(WEIGHTS, weights, strict=True):
        print(f'        "{name}": {weight:.3f},')
    print(f"AT_REST: Final = {constant:.3f}")


if __name__ == "__main__":
    main()
