"""The next round: its tables in the rounds by standing and lot, in the play-offs by rank."""

from __future__ import annotations

from longbox.agents.chance import Chance, mix
from longbox.errors import UserError
from longbox.tournament.events import Pair
from longbox.tournament.model import SWISS, Tournament, unfinished
from longbox.tournament.pods import pods
from longbox.tournament.standings import advancing, invited, swiss
from longbox.tournament.structure import Below, Seating, Stage

#: seeds of matches are as great as this
_SEEDS = 1 << 32
#: so often is a table's lot drawn until no other table has it
_TRIES = 1000


def next_round(t: Tournament, playoffs: bool = False) -> Pair:
    """How the next round is paired; with `playoffs` they begin now, however few rounds have been played."""
    if len(t.players) < t.rules.least:
        raise UserError(f"a tournament takes at least {t.rules.least} players; {len(t.players)} have entered")
    if t.under_way is not None:
        raise UserError(f"round {t.under_way.number} is not over: {unfinished(t.under_way)}")
    if t.over:
        raise UserError("the tournament is over")
    below = Chance(mix(t.head.seed) ^ mix(t.count + 0x10000)).below
    had = [r.stage for r in t.rounds if r.stage != SWISS]
    if not had and not playoffs and len(t.swiss) < t.wanted:
        return _swiss(t, below)
    if not t.rounds:
        raise UserError("no round has been played: there are no standings to go by")
    stage = t.stages[len(had)]
    return Pair(stage.title, tuple(_seated(t, [(names, 0) for names in _tables(t, stage)], below)))


def _swiss(t: Tournament, below: Below) -> Pair:
    groups: dict[int, list[str]] = {}
    for row in swiss(t):
        if not row.dropped:
            groups.setdefault(row.points, []).append(row.name)
    found = pods(list(groups.values()), t.rules.sizes, below)
    return Pair(SWISS, tuple(_seated(t, [(names, below(len(names))) for names in found], below)))


def _tables(t: Tournament, stage: Stage) -> list[tuple[str, ...]]:
    """Who sits where in a play-off, in the order of the standings after the rounds."""
    before = t.rounds[-1]
    came = next((s for s in t.stages if s.title == before.stage), None)
    if came is None:
        line = invited(t, stage.invited)
    else:
        on = advancing(before, came.advance)
        line = [row.name for row in swiss(t) if row.name in on and not row.dropped]
    tables = [tuple([line[rank - 1] for rank in ranks if rank <= len(line)]) for ranks in stage.tables]
    for names in tables:
        if len(names) < min(t.rules.sizes):
            raise UserError(f"{len(line)} players are left, which are too few for the {stage.title}")
    return tables


def _seated(t: Tournament, tables: list[tuple[tuple[str, ...], int]], below: Below) -> list[Seating]:
    """The tables with their seeds, each with lots that no other has."""
    out: list[Seating] = []
    for names, first in tables:
        drawn = t.rules.draw(below)
        for _ in range(_TRIES):
            if not drawn or all([drawn != other.drawn for other in out]):
                break
            drawn = t.rules.draw(below)
        out.append(Seating(names, first, below(_SEEDS), drawn))
    return out


__all__ = ["next_round"]
