"""Who stands where: match points, then the tie-breakers in their order."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.agents.chance import Chance, mix
from longbox.tournament.model import Entrant, Round, Table, Tournament

#: the tie-breakers, as a table calls them
COLUMNS = ("points", "firsts", "opponents' points", "opponents' firsts")


@dataclass(frozen=True)
class Row:
    """The line of a player. `lot` decides where nothing else does."""

    rank: int
    name: str
    points: int
    firsts: int
    their_points: int
    their_firsts: int
    lot: int
    played: int
    dropped: bool
    ruled: bool


def place_of(table: Table, name: str) -> int:
    """The place (from 0) that a player has got at a table that has ended."""
    return table.places.index(name)


def gained(t: Tournament, table: Table, name: str) -> int:
    """The match points of a player at a table; who conceded or repeated a character has the last place, and none."""
    if table.outcome is None or name in table.last:
        return 0
    place = place_of(table, name)
    return t.rules.points[place] if place < len(t.rules.points) else 0


def lot(t: Tournament, e: Entrant) -> int:
    """A number drawn once for each player."""
    return Chance(mix(t.head.seed) ^ mix(e.number + 1)).bits() >> 32


def swiss(t: Tournament) -> list[Row]:
    """The standings of the rounds before the play-offs, the best first."""
    tables = [(table, name) for r in t.swiss for table in r.tables if table.outcome is not None for name in table.seating.players]
    points = dict.fromkeys(t.players, 0)
    firsts = dict.fromkeys(t.players, 0)
    played = dict.fromkeys(t.players, 0)
    for table, name in tables:
        points[name] += gained(t, table, name)
        firsts[name] += name not in table.last and place_of(table, name) == 0
        played[name] += 1
    their_points = dict.fromkeys(t.players, 0)
    their_firsts = dict.fromkeys(t.players, 0)
    for table, name in tables:
        for other in table.seating.players:
            if other != name:
                their_points[name] += points[other]
                their_firsts[name] += firsts[other]

    def merit(name: str) -> tuple[int, int, int, int, int]:
        return points[name], firsts[name], their_points[name], their_firsts[name], lot(t, t.players[name])

    order = sorted(t.players, key=lambda n: (*[-x for x in merit(n)], t.players[n].number))
    return [
        Row(i, n, *merit(n), played=played[n], dropped=t.players[n].dropped, ruled=t.players[n].ruled)
        for i, n in enumerate(order, 1)
    ]


def final(t: Tournament) -> list[Row]:
    """The standings with the play-offs: who got further stands above, the final by its places, others as after the rounds."""
    rows = swiss(t)
    before = {row.name: row.rank for row in rows}
    reached: dict[str, tuple[int, int]] = {}
    stages = [s.title for s in t.stages] if t.players else []
    for r in t.rounds:
        if r.stage not in stages:
            continue
        depth = stages.index(r.stage) + 1
        for table in r.tables:
            for name in table.seating.players:
                last = depth == len(stages) and table.outcome is not None
                reached[name] = (depth, -place_of(table, name) if last else 0)

    def key(name: str) -> tuple[int, int, int]:
        depth, place = reached.get(name, (0, 0))
        return -depth, -place, before[name]

    ruled = {row.name for row in rows if row.ruled}
    order = sorted(before, key=lambda n: (n in ruled, *key(n)))
    found = {row.name: row for row in rows}
    return [_ranked(found[n], i) for i, n in enumerate(order, 1)]


def _ranked(row: Row, rank: int) -> Row:
    return Row(
        rank,
        row.name,
        row.points,
        row.firsts,
        row.their_points,
        row.their_firsts,
        row.lot,
        row.played,
        row.dropped,
        row.ruled,
    )


def invited(t: Tournament, count: int) -> list[str]:
    """The best so many of those who are still there."""
    return [row.name for row in swiss(t) if not row.dropped][:count]


def advancing(r: Round, each: int) -> list[str]:
    """The first so many of each table."""
    return [n for table in r.tables for n in table.places[:each]]


__all__ = ["COLUMNS", "Row", "advancing", "final", "gained", "invited", "lot", "swiss"]
