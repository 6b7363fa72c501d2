"""Tables played by agents, and the matches of tables as others may play them."""

from __future__ import annotations

from longbox.agents import make_agent
from longbox.agents.chance import mix
from longbox.errors import UserError
from longbox.games import entry
from longbox.kernel.match import Match, RecordError, read_record, replay
from longbox.kernel.setups import Setup
from longbox.lab.playing import to_the_end
from longbox.tournament.events import Report
from longbox.tournament.model import Table, Tournament

#: who answers for a player that no agent plays, as `longbox play` knows it
PERSON = "person"
_SEED = (1 << 63) - 1


def match_of(t: Tournament, round: int, number: int, history: bool = True) -> Match:
    """The match of a table, at its beginning."""
    seating = t.table(round, number).seating
    played = {n: t.played(n, round) for n in seating.players}
    setup = t.rules.setup(t.way, seating, played)
    setup["agents"] = [t.players[n].agent or PERSON for n in seating.players]
    return Match(entry(t.head.game).rules, setup, seating.seed, history=history, logging=history)


def all_agents(t: Tournament, table: Table) -> bool:
    """Do agents play all its seats?"""
    return all([t.players[n].agent for n in table.seating.players])


def play(t: Tournament, round: int, number: int) -> Report:
    """Let agents play a table. Who has dropped or conceded before it began gives up at once."""
    table = t.table(round, number)
    match = match_of(t, round, number, history=False)
    seed = table.seating.seed
    agents = [make_agent(t.players[n].agent, mix(seed + i) & _SEED, match.game) for i, n in enumerate(table.seating.players)]
    for player in match.players:
        if player.name in table.gone and match.decision is not None:
            match.concede(player.number)
    to_the_end(match, agents)
    return Report(round, number, t.rules.outcome(match))


def reported(t: Tournament, round: int, number: int, path: str) -> Report:
    """The result of a table from the saved match of it. UserError if it is not that match, or not over."""
    wanted = match_of(t, round, number)
    try:
        record = read_record(path)
        if (record.get("game"), record["seed"]) != (t.head.game, wanted.seed) or not _same(record["setup"], wanted.setup):
            raise UserError(f"{path}: that is not the match of table {number} in round {round}")
        match = replay(wanted.game, record)
    except RecordError as error:
        raise UserError(str(error)) from None
    if match.result is None:
        raise UserError(f"{path}: that match is not over; go on with: longbox play --load {path}")
    return Report(round, number, t.rules.outcome(match))


def _same(one: Setup, other: Setup) -> bool:
    """Is it the same set-up, whoever answers?"""
    return {k: v for k, v in one.items() if k != "agents"} == {k: v for k, v in other.items() if k != "agents"}


__all__ = ["PERSON", "all_agents", "match_of", "play", "reported"]
