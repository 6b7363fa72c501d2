"""`longbox tournament`: run a tournament that is kept in a file of events."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App

from longbox.agents import make_agent
from longbox.errors import UserError
from longbox.games import entries
from longbox.outside import is_name, printable, shown
from longbox.terminal.arguments import LONGEST_NAME, WHOLE, Flag, Many
from longbox.tournament import book, paper, playing
from longbox.tournament.events import Concede, Drop, Enter, Head, Penalty, Report, Time
from longbox.tournament.rounds import next_round
from longbox.tournament.standings import final
from longbox.tournament.structure import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.tournament.events import Happening
    from longbox.tournament.model import Round, Tournament

tournament = App(
    name="tournament",
    help="Run a tournament: rounds and pods, results, standings, pairings and slips. It is kept in a file (docs/tournament.md).",
    help_format="plaintext",
)


@tournament.command
def new(
    file: Path,
    *,
    game: str | None = None,
    format: str | None = None,
    name: str = "",
    players: Many = None,
    agents: Many = None,
    rounds: Annotated[int, WHOLE] = 0,
    every: Annotated[int, WHOLE] = 0,
    seed: Annotated[int | None, WHOLE] = None,
) -> None:
    """Begin a tournament in a new file.

    Parameters
    ----------
    file
        The file that it is kept in.
    game
        Of which game; the only one that has tournaments, unless given.
    format
        The format, such as cube or singleton; the first that the game has, unless given.
    name
        What it is called.
    players
        Who plays; more may enter until the first round is paired.
    agents
        Which computer players play, such as greedy random greedy: each is one player.
    rounds
        How many rounds before the play-offs, if not as many as the rules have for the number of players.
    every
        In a singleton format: a character may be played once in so many rounds, instead of once.
    seed
        What is drawn by lot goes by it; drawn itself, and noted, unless given.
    """
    there = [at.name for at in entries() if at.tournament]
    if game is None and len(there) != 1:
        raise UserError(f"name a game: {', '.join(f'--game {each}' for each in there)}")
    game = game or there[0]
    rules = book.structure(game)
    if name and not is_name(name):
        raise UserError(f"{shown(name)} is no name of a tournament: up to 80 printable characters")
    for option, value in (("--rounds", rounds), ("--every", every)):
        if not 0 <= value <= 100:
            raise UserError(f"{option} must be from 0 to 100, not {value:,}")
    drawn = secrets.randbelow(1 << 32) if seed is None else seed
    if drawn < 0:
        raise UserError(f"--seed must be 0 or greater, not {drawn:,}")
    entering: list[Happening] = [Enter(_name(each)) for each in players or ()]
    for i, kind in enumerate(agents or (), 1):
        make_agent(kind, 0, game)
        entering.append(Enter(f"{kind} {i}", kind))
    head = Head(game, format or rules.ways[0].name, drawn, name, rounds, every)
    book.begin(file, head)
    try:
        t, _ = book.note(file, lambda t: entering)
    except UserError:
        file.unlink()
        raise
    _say(f"{file}: {t.way.title}, seed {drawn}, {len(t.players)} players.")


@tournament.command
def enter(file: Path, *names: str, agent: str = "") -> None:
    """Let players enter, before the first round.

    Parameters
    ----------
    file
        The file of the tournament.
    names
        Their names.
    agent
        The computer player that plays for them, if one does.
    """
    _some(names)

    def make(t: Tournament) -> Sequence[Happening]:
        if agent:
            make_agent(agent, 0, t.head.game)
        return [Enter(_name(each), agent) for each in names]

    t, _ = book.note(file, make)
    _say(f"{len(t.players)} players have entered.")


@tournament.command
def pair(file: Path, *, playoffs: Flag = False) -> None:
    """Pair the next round and show who sits where.

    Parameters
    ----------
    file
        The file of the tournament.
    playoffs
        The play-offs begin now, however few rounds have been played.
    """
    t, _ = book.note(file, lambda t: [next_round(t, playoffs)])
    _say(paper.pairings(t, t.rounds[-1]))


@tournament.command
def play(file: Path, *, table: Annotated[int | None, WHOLE] = None, all: Flag = False) -> None:
    """Let the agents play the tables of this round at which only agents sit.

    Parameters
    ----------
    file
        The file of the tournament.
    table
        Only this table.
    all
        Go on, round after round, until a person is needed or the tournament is over.
    """
    count = 0
    while True:
        t = book.opened(file).tournament()
        if all and not t.over and t.under_way is None:
            t, _ = book.note(file, lambda t: [next_round(t)])
            _say(paper.pairings(t, t.rounds[-1]))
        r = t.under_way
        if r is None:
            break
        numbers = range(1, len(r.tables) + 1) if table is None else [table]
        ready = [i for i in numbers if t.table(r.number, i).outcome is None and playing.all_agents(t, t.table(r.number, i))]
        if not ready:
            break
        for i in ready:
            found = playing.play(t, r.number, i)
            t, _ = book.note(file, lambda t, found=found: [found])  # type: ignore[misc]
            _say(paper.told(t, found))
            count += 1
        if not all:
            break
    if not count:
        raise UserError(f"{file}: no table waits at which only agents sit; longbox tournament pairings {file} shows the tables")


@tournament.command
def result(
    file: Path,
    *places: str,
    table: Annotated[int, WHOLE],
    vp: Many = None,
    mains: Many = None,
    match: Path | None = None,
) -> None:
    """Note how a table of this round ended, or one of an earlier round whose result was taken back.

    Parameters
    ----------
    file
        The file of the tournament.
    places
        The players, from the first place to the last.
    table
        The number of the table.
    vp
        The points of each, in the same order.
    mains
        What each played, in the same order; of several, with a plus between them: "Batman+Robin".
    match
        The saved match of the table, from which all of this is read.
    """
    found: list[Round] = []

    def make(t: Tournament) -> Sequence[Happening]:
        r = _round(t)
        found.append(r)
        if match is not None:
            if places or vp or mains:
                raise UserError("--match tells places, points and characters: give it alone")
            return [playing.reported(t, r.number, table, str(match))]
        for option, words in (("--vp", vp), ("--mains", mains)):
            if words is not None and len(words) != len(places):
                raise UserError(f"{option} must have a word for each of the {len(places)} places, not {len(words)}")
        scores = {n: _number(v) for n, v in zip(places, vp or (), strict=False)}
        characters = {n: tuple([c.strip() for c in v.split("+")]) for n, v in zip(places, mains or (), strict=False)}
        if t.way.singleton and not characters:
            raise UserError(f"in {t.way.title} each player's main characters are noted: --mains, in the order of the places")
        return [Report(r.number, table, Outcome(places, scores, characters))]

    t, _ = book.note(file, make)
    _say(paper.pairings(t, t.round(found[0].number)))


@tournament.command
def save(file: Path, to: Path, *, table: Annotated[int, WHOLE]) -> None:
    """Write the match of a table, to be played with `longbox play --load`, by people and agents as they have entered.

    Parameters
    ----------
    file
        The file of the tournament.
    to
        The new file of the match.
    table
        The number of the table.
    """
    from longbox.kernel.files import write_new

    t = book.opened(file).tournament()
    found = playing.match_of(t, _round(t).number, table)
    try:
        write_new(to, found.written())
    except FileExistsError:
        raise UserError(f"{to} is there already: name a new file") from None
    _say(f"Play it with: longbox play --load {to}\nthen: longbox tournament result {file} --table {table} --match {to}")


@tournament.command
def concede(file: Path, name: str) -> None:
    """Note that a player has conceded its match: last place in this round."""

    def make(t: Tournament) -> Sequence[Happening]:
        round, table = t.plays_at(name)
        if not table:
            raise UserError(f"{shown(name)} plays no match just now that could be conceded")
        return [Concede(name, round, table)]

    t, (e,) = book.note(file, make)
    _say(paper.told(t, e))


@tournament.command
def drop(file: Path, name: str, *, judge: Flag = False, note: str = "") -> None:
    """Note that a player leaves the tournament; in the middle of a match, it gets the last place in it.

    Parameters
    ----------
    file
        The file of the tournament.
    name
        Who leaves.
    judge
        The head judge has taken it out: it has no claim to prizes.
    note
        Why.
    """
    t, (e,) = book.note(file, lambda t: [Drop(name, judge, note, *t.plays_at(name))])
    _say(paper.told(t, e))


@tournament.command
def penalty(file: Path, name: str, kind: str, *, note: str = "") -> None:
    """Note what a judge has ruled, and show what is to be done.

    Parameters
    ----------
    file
        The file of the tournament.
    name
        Whom it is about.
    kind
        What it was; a wrong word is answered with those there are.
    note
        What happened.
    """
    t, (e,) = book.note(file, lambda t: [Penalty(name, kind, note)])
    _say(paper.told(t, e))
    kept = t.entrant(name).penalties
    if len(kept) > 1:
        _say(f"{name} has {len(kept)} by now: {', '.join([k for k, _ in kept])}")


@tournament.command
def time(file: Path, name: str, *, table: Annotated[int, WHOLE], first: str) -> None:
    """Note that time is called at a table, and show how many turns follow.

    Parameters
    ----------
    file
        The file of the tournament.
    name
        Whose turn it is, or has just ended.
    table
        The number of the table.
    first
        Who went first.
    """

    def make(t: Tournament) -> Sequence[Happening]:
        r = _round(t)
        seated = t.table(r.number, table).seating.players
        for each in (name, first):
            if each not in seated:
                raise UserError(f"{shown(each)} does not sit at table {table}; there are: {', '.join(seated)}")
        return [Time(r.number, table, (seated.index(name) - seated.index(first)) % len(seated))]

    t, (e,) = book.note(file, make)
    _say(paper.told(t, e))


@tournament.command
def correct(file: Path, line: Annotated[int, WHOLE]) -> None:
    """Take back a line of the file, as `longbox tournament log` numbers them; then note what is right.

    Parameters
    ----------
    file
        The file of the tournament.
    line
        The number of the line.
    """
    found = book.correct(file, line)
    _say(f"Taken back: {paper.told(book.opened(file).tournament(), found)}")


@tournament.command
def standings(file: Path, *, json: Flag = False, csv: Flag = False) -> None:
    """Show who stands where.

    Parameters
    ----------
    file
        The file of the tournament.
    json
        As JSON.
    csv
        As CSV.
    """
    if json and csv:
        raise UserError("--json or --csv, not both")
    t = book.opened(file).tournament()
    rows = final(t)
    _say(paper.as_json(t, rows) if json else paper.as_csv(rows) if csv else paper.standings(t, rows))


@tournament.command
def pairings(file: Path, *, round: Annotated[int | None, WHOLE] = None) -> None:
    """Show who sits where, and what came of it.

    Parameters
    ----------
    file
        The file of the tournament.
    round
        Of which round; the last one unless given.
    """
    t = book.opened(file).tournament()
    _say(paper.pairings(t, _shown_round(t, round)))


@tournament.command
def slips(file: Path, *, round: Annotated[int | None, WHOLE] = None) -> None:
    """Print match slips to be filled in, one for each table.

    Parameters
    ----------
    file
        The file of the tournament.
    round
        Of which round; the last one unless given.
    """
    t = book.opened(file).tournament()
    _say(paper.slips(t, _shown_round(t, round)))


@tournament.command
def log(file: Path) -> None:
    """Show all that has been noted, by lines of the file; what has been taken back is marked."""
    kept = book.opened(file)
    t = kept.tournament()
    void = kept.voided()
    for i, e in enumerate(kept.events, 2):
        _say(f"{i:4}{'x' if i in void else ' '} {paper.told(t, e)}")


# -- words ------------------------------------------------------------------------------------------------------------


def _say(text: str) -> None:
    print(printable(text))


def _name(word: str) -> str:
    if not is_name(word, LONGEST_NAME):
        raise UserError(f"{shown(word)} is no name: up to {LONGEST_NAME} printable characters")
    return word


def _some(names: Sequence[str]) -> None:
    if not names:
        raise UserError("name the players who enter")


def _number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise UserError(f"--vp: {shown(word)} is no whole number") from None


def _round(t: Tournament) -> Round:
    """The round under way."""
    if t.under_way is None:
        raise UserError("no round is being played; longbox tournament pair FILE pairs the next one")
    return t.under_way


def _shown_round(t: Tournament, number: int | None) -> Round:
    if number is not None:
        return t.round(number)
    if not t.rounds:
        raise UserError("no round has been paired; longbox tournament pair FILE pairs the first one")
    return t.rounds[-1]


for _command in tournament.subapps:
    _command.help_format = "plaintext"
