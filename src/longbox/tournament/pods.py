"""Who sits where: tables of the sizes that the game wants, and who meets whom."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.errors import UserError
from longbox.tournament.structure import Below


def sizes(players: int, wanted: Sequence[int]) -> tuple[int, ...]:
    """The sizes of the tables, the largest first: as many as can be of the size that is wanted most.

    UserError if so many can't be seated at such tables.
    """
    found = _split(players, sorted(wanted, reverse=True))
    if not players or found is None:
        raise UserError(f"{players} players can't be seated at tables of {' or '.join(map(str, sorted(wanted)))}")
    return tuple(found)


def _split(players: int, wanted: Sequence[int]) -> list[int] | None:
    if not players:
        return []
    for i, size in enumerate(wanted):
        if size <= players:
            rest = _split(players - size, wanted[i:])
            if rest is not None:
                return [size, *rest]
    return None


def shuffled(names: Sequence[str], below: Below) -> list[str]:
    """In an order by lot (Fisher and Yates)."""
    out = list(names)
    for i in range(len(out) - 1, 0, -1):
        j = below(i + 1)
        out[i], out[j] = out[j], out[i]
    return out


def pods(groups: Sequence[Sequence[str]], wanted: Sequence[int], below: Below) -> list[tuple[str, ...]]:
    """Players in groups of equal standing, the best first, at tables from the top; in each group, and at each table, by lot."""
    line = [name for group in groups for name in shuffled(group, below)]
    out, at = [], 0
    for size in sizes(len(line), wanted):
        out.append(tuple(shuffled(line[at : at + size], below)))
        at += size
    return out


__all__ = ["pods", "shuffled", "sizes"]
