"""What is printed of a tournament: standings, pairings, match slips, the log."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence

from longbox.games import entry
from longbox.tournament.events import Concede, Drop, Enter, Happening, Pair, Penalty, Report, Time
from longbox.tournament.model import SWISS, Round, Tournament
from longbox.tournament.standings import Row, gained

#: the columns of standings, as JSON and CSV call them
FIELDS = ("rank", "name", "points", "firsts", "opponents_points", "opponents_firsts", "matches", "dropped")


def values(row: Row) -> tuple[int | str | bool, ...]:
    """A line of the standings."""
    return row.rank, row.name, row.points, row.firsts, row.their_points, row.their_firsts, row.played, row.dropped


def as_json(t: Tournament, rows: Sequence[Row]) -> str:
    """The standings as JSON."""
    lines = [dict(zip(FIELDS, values(row))) for row in rows]
    return json.dumps(
        {"tournament": t.head.name, "rounds": len(t.rounds), "over": t.over, "standings": lines}, ensure_ascii=False
    )


def as_csv(rows: Sequence[Row]) -> str:
    """The standings as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(FIELDS)
    # a name is no formula to whoever opens it in a spreadsheet
    writer.writerows([[f"'{v}" if isinstance(v, str) and v[:1] in "=+-@" else v for v in values(row)] for row in rows])
    return out.getvalue().rstrip("\n")


def columns(lines: Sequence[Sequence[str]]) -> list[str]:
    """A table as text: numbers to the right, words to the left."""
    widths = [max([len(line[i]) for line in lines]) for i in range(len(lines[0]))]
    right = [all([line[i].isdigit() for line in lines[1:]]) for i in range(len(lines[0]))]
    return ["  ".join([c.rjust(w) if r else c.ljust(w) for c, w, r in zip(line, widths, right)]).rstrip() for line in lines]


def standings(t: Tournament, rows: Sequence[Row]) -> str:
    """The standings as a table."""
    head = ("", "player", "points", "firsts", "opp. points", "opp. firsts", "matches", "")
    lines = [
        (
            str(r.rank),
            r.name,
            str(r.points),
            str(r.firsts),
            str(r.their_points),
            str(r.their_firsts),
            str(r.played),
            "out, no prizes" if r.ruled else "dropped" if r.dropped else "",
        )
        for r in rows
    ]
    done = len([r for r in t.rounds if r.over])
    said = (
        "The tournament is over."
        if t.over
        else f"{done} {'round' if done == 1 else 'rounds'} played, {t.wanted} before the play-offs."
    )
    return "\n".join([*columns([head, *lines]), f"{said} [{t.rules.rules['tie-breakers']}]"])


def title(t: Tournament, r: Round) -> str:
    """What a round is called."""
    return f"{t.head.name or entry(t.head.game).title}, " + (f"round {r.number}" if r.stage == SWISS else r.stage)


def pairings(t: Tournament, r: Round) -> str:
    """Who sits where in a round, clockwise, with the results there are."""
    rule = t.rules.rules["round" if r.stage == SWISS else r.stage]
    out = [f"{title(t, r)} ({t.rules.minutes} minutes) [{rule}]"]
    for i, table in enumerate(r.tables, 1):
        first = table.seating.players[table.seating.first]
        out.append(f"Table {i}: {', '.join(table.seating.players)}; {first} {t.rules.choice}")
        if table.outcome is not None:
            out.append("  " + ", ".join([f"{k}. {n} {gained(t, table, n)}" for k, n in enumerate(table.places, 1)]))
        out += [f"  {n} has conceded or dropped: last place [{t.rules.rules['concede']}]" for n in table.gone]
        out += [f"  {n} has played a character again: last place [{t.rules.rules['repeat']}]" for n in table.repeaters]
        if table.time is not None and table.outcome is None:
            out.append(f"  {time_called(t, len(table.seating.players), table.time)}")
    return "\n".join(out)


def time_called(t: Tournament, players: int, turn: int) -> str:
    """How many turns follow once time was called."""
    left = t.rules.turns_left(players, turn)
    return f"time was called in turn {turn + 1} of {players} of the cycle: at most {left} turns follow [{t.rules.rules['time']}]"


def slips(t: Tournament, r: Round) -> str:
    """A slip for each table, to be cut apart."""
    out = []
    for i, table in enumerate(r.tables, 1):
        lines = [f"{title(t, r)}, table {i}"]
        if table.seating.drawn:
            lines.append(f"{t.rules.drawn}, from the top: {', '.join(table.seating.drawn)}")
        wide = max([len(n) for n in table.seating.players])
        for k, name in enumerate(table.seating.players):
            mark = "*" if k == table.seating.first else " "
            lines.append(f"{mark} {name.ljust(wide)}  place ___  VP ____  characters ________________________  signed __________")
        lines += [f"* {t.rules.choice}", *t.rules.slip]
        out.append("\n".join(lines))
    return ("\n" + "- " * 40 + "\n").join(out)


def told(t: Tournament, e: Happening) -> str:
    """An event in words."""
    rules = t.rules.rules
    if isinstance(e, Enter):
        return f"{e.player} enters" + (f", played by {e.agent}" if e.agent else "")
    if isinstance(e, Pair):
        return f"{'a round' if e.stage == SWISS else e.stage} of {len(e.tables)} {'table' if len(e.tables) == 1 else 'tables'} is paired"
    if isinstance(e, Report):
        scores = [f"{n} ({e.outcome.scores[n]})" if n in e.outcome.scores else n for n in e.outcome.places]
        return f"round {e.round}, table {e.table}: {', '.join(scores)} [{rules['points']}]"
    if isinstance(e, Concede):
        return f"{e.player} concedes [{rules['concede']}]"
    if isinstance(e, Drop):
        note = f": {e.note}" if e.note else ""
        return (
            f"{e.player} is taken out{note} [{rules['ruled']}]"
            if e.ruled
            else f"{e.player} drops{note} [{rules['concede' if e.table else 'drop']}]"
        )
    if isinstance(e, Time):
        players = t.table(e.round, e.table).seating.players
        return f"round {e.round}, table {e.table}: {time_called(t, len(players), e.turn)}"
    if isinstance(e, Penalty):
        rule, what = t.rules.remedies[e.kind]
        return f"{e.player}: {what}{f' ({e.note})' if e.note else ''} [{rule}]"
    return f"line {e.line} is taken back"


__all__ = ["FIELDS", "as_csv", "as_json", "pairings", "slips", "standings", "time_called", "told"]
