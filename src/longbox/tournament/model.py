"""A tournament as its events have made it: who plays, the rounds, what came of the tables. Each event is judged as it is taken in."""

from __future__ import annotations

from dataclasses import dataclass, field

from longbox.errors import UserError
from longbox.outside import shown
from longbox.tournament.events import Concede, Drop, Enter, Happening, Head, Pair, Penalty, Report, Time
from longbox.tournament.structure import Outcome, Seating, Stage, Structure, Way

#: a round that is no play-off
SWISS = "round"


@dataclass
class Entrant:
    """A player of the tournament; `number` from 0 in the order of entering."""

    name: str
    number: int
    agent: str = ""
    dropped: bool = False
    #: by a judge: without a claim to prizes
    ruled: bool = False
    penalties: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class Table:
    """A table of a round; `gone` are those who conceded or dropped while it was played, in that order."""

    seating: Seating
    outcome: Outcome | None = None
    gone: list[str] = field(default_factory=list)
    #: whose turn it was when time was called
    time: int | None = None
    #: who has played a character once too often
    repeaters: tuple[str, ...] = ()

    @property
    def last(self) -> tuple[str, ...]:
        """Who gets the last place, whatever the table says."""
        return (*self.gone, *[n for n in self.repeaters if n not in self.gone])

    @property
    def places(self) -> tuple[str, ...]:
        """The players from the first place to the last, as the tournament counts them."""
        if self.outcome is None:
            return ()
        last = self.last
        return (*[n for n in self.outcome.places if n not in last], *[n for n in self.outcome.places if n in last])


@dataclass
class Round:
    """A round: `stage` is SWISS or the title of a play-off."""

    number: int
    stage: str
    tables: list[Table]

    @property
    def over(self) -> bool:
        """Have all tables ended?"""
        return all([t.outcome is not None for t in self.tables])

    def table_of(self, player: str) -> Table | None:
        """Where a player sits."""
        return next((t for t in self.tables if player in t.seating.players), None)


class Tournament:
    """What the events say, taken in one after another by `take`; UserError for one that can't be."""

    def __init__(self, head: Head, rules: Structure) -> None:
        self.head = head
        self.rules = rules
        self.way = way_named(rules, head.way)
        self.players: dict[str, Entrant] = {}
        self.rounds: list[Round] = []
        #: how many events have been, those that do not count among them: what is drawn by lot goes by it
        self.count = 0

    # -- what there is ------------------------------------------------------------------------------------------------

    @property
    def swiss(self) -> list[Round]:
        """The rounds before the play-offs."""
        return [r for r in self.rounds if r.stage == SWISS]

    @property
    def there(self) -> list[Entrant]:
        """Who has not dropped."""
        return [e for e in self.players.values() if not e.dropped]

    @property
    def wanted(self) -> int:
        """How many rounds are played before the play-offs."""
        return self.head.rounds or self.rules.rounds(len(self.players))

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The play-offs."""
        return self.rules.playoffs(self.wanted)

    @property
    def under_way(self) -> Round | None:
        """The round that is being played; an earlier one, if a result of it has been taken back."""
        return next((r for r in self.rounds if not r.over), None)

    @property
    def over(self) -> bool:
        """Has the last play-off been played?"""
        stages = self.stages if self.players else ()
        return bool(stages) and bool(self.rounds) and self.under_way is None and self.rounds[-1].stage == stages[-1].title

    def entrant(self, name: str) -> Entrant:
        """A player by name. UserError if there is none."""
        if name not in self.players:
            raise UserError(f"nobody is called {shown(name)} here; there are: {', '.join(self.players) or 'no players yet'}")
        return self.players[name]

    def round(self, number: int) -> Round:
        """A round by its number."""
        if not 1 <= number <= len(self.rounds):
            raise UserError(f"there is no round {number}; {len(self.rounds)} have been paired")
        return self.rounds[number - 1]

    def table(self, round: int, number: int) -> Table:
        """A table of a round."""
        tables = self.round(round).tables
        if not 1 <= number <= len(tables):
            raise UserError(f"there is no table {number} in round {round}; there are 1 to {len(tables)}")
        return tables[number - 1]

    def played(self, name: str, round: int) -> tuple[str, ...]:
        """The characters that a player may not play again in a round: those of before, as far back as the tournament counts."""
        if not self.way.singleton:
            return ()
        first = round - self.head.every if self.head.every else 0
        found: list[str] = []
        for r in self.rounds[: round - 1]:
            table = r.table_of(name)
            if r.number > first and table is not None and table.outcome is not None:
                found.extend([c for c in table.outcome.characters.get(name, ()) if c not in found])
        return tuple(found)

    # -- what happens -------------------------------------------------------------------------------------------------

    def take(self, e: Happening) -> None:
        """One event more."""
        if isinstance(e, Enter):
            self._enter(e)
        elif isinstance(e, Pair):
            self._pair(e)
        elif isinstance(e, Report):
            self._report(e)
        elif isinstance(e, Concede):
            self._goes(e.player, e.round, e.table)
        elif isinstance(e, Drop):
            self._drop(e)
        elif isinstance(e, Time):
            table = self._open(e.round, e.table)
            if e.turn >= len(table.seating.players):
                raise UserError(f"table {e.table} has turns 0 to {len(table.seating.players) - 1}, not {e.turn}")
            table.time = e.turn
        elif isinstance(e, Penalty):
            if e.kind not in self.rules.remedies:
                raise UserError(f"no penalty is called {shown(e.kind)}; there are: {', '.join(self.rules.remedies)}")
            self.entrant(e.player).penalties.append((e.kind, e.note))
        # characters of an earlier round may have been corrected
        self._count_repeats()

    def _enter(self, e: Enter) -> None:
        if e.player in self.players:
            raise UserError(f"{shown(e.player)} has entered already")
        if self.rounds:
            raise UserError(f"{shown(e.player)} comes too late: the first round has been paired")
        self.players[e.player] = Entrant(e.player, len(self.players), e.agent)

    def _pair(self, e: Pair) -> None:
        titles = [SWISS, *[s.title for s in self.stages]]
        if e.stage not in titles:
            raise UserError(f"'stage' is {shown(e.stage)}; there are: {', '.join(titles)}")
        named = [n for t in e.tables for n in t.players]
        for name in named:
            if self.entrant(name).dropped:
                raise UserError(f"{shown(name)} has dropped and can't be seated")
            if named.count(name) > 1:
                raise UserError(f"{shown(name)} sits twice")
        self.rounds.append(Round(len(self.rounds) + 1, e.stage, [Table(t) for t in e.tables]))

    def _open(self, round: int, number: int) -> Table:
        table = self.table(round, number)
        if table.outcome is not None:
            raise UserError(f"table {number} of round {round} has ended; 'correct' takes back what was noted")
        return table

    def _report(self, e: Report) -> None:
        table = self._open(e.round, e.table)
        seated = table.seating.players
        if sorted(e.outcome.places) != sorted(seated):
            raise UserError(f"table {e.table} seats {', '.join(seated)}: each must have a place, and nobody else")
        for name in (*e.outcome.scores, *e.outcome.characters):
            if name not in seated:
                raise UserError(f"{shown(name)} does not sit at table {e.table}; there are: {', '.join(seated)}")
        table.outcome = e.outcome

    def plays_at(self, name: str) -> tuple[int, int]:
        """Round and table of the match that a player plays just now; twice 0 if it plays none."""
        self.entrant(name)
        for r in self.rounds[-1:]:
            for i, table in enumerate(r.tables, 1):
                if name in table.seating.players and table.outcome is None and name not in table.gone:
                    return r.number, i
        return 0, 0

    def _goes(self, name: str, round: int, number: int) -> None:
        table = self.table(round, number)
        if name not in table.seating.players or name in table.gone:
            raise UserError(f"{shown(name)} plays no match at table {number} of round {round} that could be conceded")
        table.gone.insert(0, name)

    def _drop(self, e: Drop) -> None:
        player = self.entrant(e.player)
        if player.dropped:
            raise UserError(f"{shown(e.player)} has dropped already")
        if e.table:
            self._goes(e.player, e.round, e.table)
        player.dropped = True
        player.ruled = e.ruled

    def _count_repeats(self) -> None:
        for r in self.rounds if self.way.singleton else ():
            for table in r.tables:
                played = table.outcome.characters if table.outcome is not None else {}
                table.repeaters = tuple(
                    [n for n in table.seating.players if set(self.played(n, r.number)) & set(played.get(n, ()))]
                )


def way_named(rules: Structure, name: str) -> Way:
    """A format of tournaments by name."""
    for way in rules.ways:
        if way.name == name:
            return way
    raise UserError(f"no format of tournaments is called {shown(name)}; there are: {', '.join([w.name for w in rules.ways])}")


def unfinished(r: Round) -> str:
    """Which tables are still played."""
    open_ = [str(i) for i, t in enumerate(r.tables, 1) if t.outcome is None]
    return f"{'tables' if len(open_) > 1 else 'table'} {', '.join(open_)} {'have' if len(open_) > 1 else 'has'} no result yet"


__all__ = ["SWISS", "Entrant", "Round", "Table", "Tournament", "unfinished", "way_named"]
