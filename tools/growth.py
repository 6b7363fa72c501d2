"""How the time of a decision grows with what there is: `python -m tools.growth [GAME ...] [--write]`.

A table of each game is laid by its situations: as it would be in the middle of a game, then with twice and four times the cards in play, the
cards in decks and piles, and the cards that the game knows at all. From each, random players make a few decisions, again and again; what is
measured is processor time, and the sizes take turns, so that what else the machine does meets all of them alike; calls of functions are counted
besides, in the plain form, which no machine changes. Prints a table in Markdown; `--write` puts it into docs/growth.md; `--why` says which
functions are called more often where there are more cards.
"""

from __future__ import annotations

import argparse
import multiprocessing
import platform
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Final

from longbox.agents.uniform import Uniform
from longbox.games.champions.state import ChState
from longbox.games.dcdb.state import LINE_UP, PLAY, DcState
from longbox.games.vs.state import VsState
from longbox.games.vs2pcg.state import PcgState
from longbox.kernel.frames import advance
from longbox.kernel.state import Card
from longbox.kernel.views import View
from longbox.lab.bench import form
from longbox.lab.playing import keep_what_is_loaded
from longbox.situations import side, situation

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import CodeType

    from longbox.kernel.state import State

PAGE: Final = Path(__file__).parents[1] / "docs" / "growth.md"
#: between these lines of the page stands the table
BEGIN, END = "<!-- python -m tools.growth --write -->", "<!-- end -->"
TIMES: Final = (1, 2, 4)
#: decisions that are made from a table each time, and how often the sizes take turns
MADE: Final = 20
ROUNDS: Final = 15
#: how often from the same table in a row
FORKS: Final = 6
#: functions that `--why` names
SHOWN: Final = 12


@dataclass(frozen=True)
class Size:
    """How many times as much as usual there is."""

    play: int = 1
    decks: int = 1
    pool: int = 1


SIZES: Final = (Size(), *[Size(**{what: k}) for what in ("play", "decks", "pool") for k in TIMES[1:]])


@dataclass(frozen=True)
class Sample:
    """What was measured: cards in play, and in all at the table; microseconds, what was to be chosen from and what was called, a decision."""

    play: int
    cards: int
    micros: float
    options: float
    calls: Mapping[str, float]


def vs(size: Size) -> State:
    """An attack step: four characters and four resources on each side."""
    from longbox.games.vs.situations import BLANK, up

    n, d = size.play, size.decks
    deck = ["Storm, Ororo Munroe", "Colossus, Steadfast Protector", "Surprise Attack", "Danger Room"] * (8 * d)
    table = situation(
        "vs",
        windows="needed",
        A=side(
            front=["Storm, Leader of the Morlocks", "Colossus, Steadfast Protector"] * n,
            support=["Longshot, Rebel Freedom Fighter", "Rogue, Energy Drain"] * n,
            resources=[up("Danger Room"), up("Savage Land"), BLANK, BLANK] * n,
            hand=["Surprise Attack", "Storm, Ororo Munroe", "Iceman, Bobby Drake"],
            deck=deck,
            pile=deck[: 5 * d],
        ),
        B=side(
            front=["Sabretooth, Victor Creed", "Lorelei, Savage Land Mutate"] * n,
            support=["Destiny, Irene Adler", "Pyro, St. John Allerdyce"] * n,
            resources=[up("Savage Land"), up("Muir Island"), BLANK, BLANK] * n,
            hand=["Surprise Attack", "Mystique, Raven Darkholme", "Toad, Mortimer Toynbee"],
            deck=deck,
            pile=deck[: 5 * d],
        ),
    )
    state: State = table.s
    return state


def champions(size: Size) -> State:
    """A player's turn against Rhino: what a hero has put into play by the middle of a game, and what has been revealed."""
    n, d = size.play, size.decks
    table = situation(
        "champions",
        scenario="Rhino",
        A=side(
            "Spider-Man",
            hand=["Backflip", "Swinging Web Kick", "Enhanced Spider-Sense", "Haymaker", "Energy"],
            play=["Tigra", "Web-Shooter", "Avengers Mansion", "Helicarrier"] * min(n, 3)
            + ["Web-Shooter", "Avengers Mansion"] * (2 * (n > 3)),
            minions=["Hydra Mercenary", "Sandman"] * n,
            deck=["Backflip", "Swinging Web Kick", "Web-Shooter", "Haymaker", "Energy"] * (5 * d),
            discard=["Backflip", "Energy"] * (3 * d),
        ),
        side_schemes=["Breakin' & Takin'"] * n,
        encounter=["Hydra Mercenary", "Stampede", "Shocker", "Hard to Keep Down"] * (5 * d),
        encounter_discard=["Hydra Mercenary", "Stampede"] * (3 * d),
    )
    state: State = table.s
    return state


def dcdb(size: Size) -> State:
    """A turn of the printed base game: locations in play, five cards in the Line-Up."""
    n, d = size.play, size.decks
    deck = ["Punch", "Kick", "Robin", "Vulnerability", "Catwoman"] * (2 * d)
    locations = ["The Batcave", "Arkham Asylum", "Titans Tower"]
    table = situation(
        "dcdb",
        A=side("Batman", hand=["Punch", "Kick", "Robin", "Utility Belt", "Mera"], play=locations * n, deck=deck, discard=deck),
        B=side(
            "Superman",
            hand=["Punch", "Kick", "Lasso of Truth"],
            play=["The Watchtower", "Fortress of Solitude"] * n,
            deck=deck,
            discard=deck,
        ),
        line_up=["Catwoman", "Utility Belt", "Gorilla Grodd", "Green Arrow", "Mera"] * n,
        main_deck=["Robin", "Bane", "Mera", "Kid Flash", "Nth Metal", "Power Ring", "Scarecrow", "The Riddler"] * (12 * d),
    )
    state: State = table.s
    return state


def vs2pcg(size: Size) -> State:
    """A main phase: a main character and three others on each side, two locations."""
    n, d = size.play, size.decks
    deck = ["Hawkeye", "Black Panther", "Captain America", "Thor"] * (10 * d)
    table = situation(
        "vs2pcg",
        A=side(
            "Hulk",
            front=["Captain America", "Black Panther"] * n,
            back=["Hawkeye"] * n,
            hand=["Thor", "Ant-Man"],
            deck=deck,
            ko=deck[: 5 * d],
        ),
        B=side(
            "Magneto",
            front=["Mystique", "Sabretooth"] * n,
            back=["Cyclops"] * n,
            hand=["Ronan", "Iceman"],
            deck=deck,
            ko=deck[: 5 * d],
        ),
    )
    state: State = table.s
    return state


TABLES: Final[dict[str, Callable[[Size], State]]] = {"vs": vs, "champions": champions, "dcdb": dcdb, "vs2pcg": vs2pcg}
TITLES: Final = {
    "vs": "Vs. System",
    "champions": "Marvel Champions",
    "dcdb": "DC Deck-Building Game",
    "vs2pcg": "Vs. System 2PCG",
}


def widen(times: int) -> None:
    """So many times as many cards are known in this process, by other names."""
    from longbox.games.champions.catalog.catalog import all_facts, texts
    from longbox.games.dcdb.catalog import catalog as dcdb_cards
    from longbox.games.dcdb.state import CardDef as DcCard
    from longbox.games.vs.catalog.catalog import CATALOG
    from longbox.games.vs2pcg.catalog import catalog as vs2pcg_cards

    for k in range(1, times):
        CATALOG.update({f"{name} ({k})": card for name, card in list(CATALOG.items()) if not name.endswith(")")})
        for (name, of), card in list(dcdb_cards().items()):
            if not name.endswith(")"):
                v = card.values
                again = DcCard(
                    f"{name} ({k})", of, card.kind, v.cost, "*" if v.worth else v.vp, v.play, v.abilities, words=v.words
                )
                dcdb_cards()[again.name, of] = again
        vs2pcg_cards().update({f"{n} ({k})": card for n, card in list(vs2pcg_cards().items()) if not n.endswith(")")})
        for code, facts in list(all_facts().items()):
            if "~" not in code and facts["kind"] not in ("hero", "alter_ego") and code in (known := texts()):
                assert isinstance(known, dict)
                all_facts()[f"~{k}{code}"] = {**facts, "set": f"{facts.get('set')} ({k})"}
                known[f"~{k}{code}"] = known[code]


def in_play(s: State) -> int:
    """How many cards lie in play; in the DC Deck-Building Game those of the Line-Up count too, which are offered all the time."""
    if isinstance(s, DcState):
        return len(s.shared(LINE_UP)) + sum([len(s.zone(player, PLAY)) for player in s.order])
    assert isinstance(s, VsState | ChState | PcgState)
    return sum([s.in_play(n) for n, thing in enumerate(s.things) if isinstance(thing, Card)])


def sample(game: str, size: Size, seed: int) -> Sample:
    """Random players make some decisions from the table, several times."""
    laid = TABLES[game](size)
    laid.log = None
    keep_what_is_loaded()
    play_on(laid.clone(), seed)  # the processor has this game at hand then
    seconds = 0.0
    made = options = 0
    for fork in range(FORKS):
        begun = process_time()
        here, offered = play_on(laid.clone(), seed + fork)
        seconds += process_time() - begun
        made += here
        options += offered
    called: Counter[CodeType] = Counter()
    sys.setprofile(lambda frame, what, _: called.update((frame.f_code,)) if what == "call" else None)
    try:
        for fork in range(FORKS):
            play_on(laid.clone(), seed + fork)
    finally:
        sys.setprofile(None)
    calls: Counter[str] = Counter()
    for code, n in called.items():
        calls[f"{Path(code.co_filename).stem}.{code.co_qualname}"] += n
    cards = sum([isinstance(thing, Card) for thing in laid.things])
    return Sample(in_play(laid), cards, seconds / made * 1e6, options / made, {name: n / made for name, n in calls.items()})


def play_on(s: State, seed: int) -> tuple[int, int]:
    """How many decisions random players have made, and how much they had to choose from in all."""
    players = [Uniform(seed * 8 + seat) for seat in range(8)]
    made = options = 0
    while made < MADE and (decision := s.decision) is not None:
        options += len(decision.shape.next(()))
        s.answer = players[decision.seat].choose(View(s, decision.seat), decision)
        advance(s)
        made += 1
    return made, options


def measured(games: list[str], rounds: int) -> dict[tuple[str, Size], Sample]:
    """A process for each size of the pool plays; only one of them at a time."""
    found: dict[tuple[str, Size], list[Sample]] = {}
    spawn = multiprocessing.get_context("spawn")
    pools = {k: ProcessPoolExecutor(1, spawn, widen, (k,)) for k in TIMES}
    try:
        for r in range(rounds + 1):
            for game in games:
                for size in SIZES[r % len(SIZES) :] + SIZES[: r % len(SIZES)]:
                    got = pools[size.pool].submit(sample, game, size, r * FORKS).result()
                    if r:  # the first time warms up
                        found.setdefault((game, size), []).append(got)
    finally:
        for pool in pools.values():
            pool.shutdown()
    return {at: together(all_) for at, all_ in found.items()}


def together(samples: list[Sample]) -> Sample:
    """What several samples of one table come to."""
    n = len(samples)
    calls: Counter[str] = Counter()
    for each in samples:
        for name, count in each.calls.items():
            calls[name] += count / n  # type: ignore[assignment]
    first = samples[0]
    micros = median([each.micros for each in samples])
    return Sample(first.play, first.cards, micros, sum([each.options for each in samples]) / n, calls)


def table(games: list[str], found: dict[tuple[str, Size], Sample]) -> list[str]:
    """The lines of the table: what there is, microseconds a decision, and how many times as many as at the usual size."""
    lines = [
        "| | | in play | at the table | to choose from | calls a decision | times | microseconds a decision | times |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for game in games:
        usual = found[game, Size()]
        for size in SIZES:
            got = found[game, size]
            words = [f"{k} times the cards {where}" for where, k in _where(size) if k > 1]
            time, calls = got.micros, sum(got.calls.values())
            lines.append(
                f"| {TITLES[game] if size == Size() else ''} | {words[0] if words else 'as usual'} | {got.play} | {got.cards} "
                f"| {got.options:.1f} | {calls:,.0f} | {calls / sum(usual.calls.values()):.2f} | {time:,.0f} | {time / usual.micros:.2f} |"
            )
    return lines


def why(games: list[str], found: dict[tuple[str, Size], Sample]) -> list[str]:
    """The functions that are called more often with most cards in play than as usual, by how much more."""
    lines = []
    for game in games:
        usual, most = found[game, Size()].calls, found[game, Size(play=TIMES[-1])].calls
        more = sorted(most, key=lambda name: (usual.get(name, 0.0) - most[name], name))[:SHOWN]
        lines.append(f"{TITLES[game]}, calls a decision with {TIMES[-1]} times the cards in play:")
        lines += [f"  {usual.get(name, 0.0):8.1f} -> {most[name]:8.1f}  {name}" for name in more]
    return lines


def _where(size: Size) -> tuple[tuple[str, int], ...]:
    return (("in play", size.play), ("in decks and piles", size.decks), ("in the pool", size.pool))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.growth", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(TABLES)}; all of them unless given")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often the sizes take turns ({ROUNDS})")
    parser.add_argument("--write", action="store_true", help="put the table into docs/growth.md")
    parser.add_argument("--why", action="store_true", help="say which functions are called more often where there are more cards")
    given = parser.parse_args()
    games = given.games or list(TABLES)
    if unknown := [game for game in games if game not in TABLES]:
        parser.error(f"{unknown[0]!r} is no game: {', '.join(TABLES)}")
    if given.rounds < 1:
        parser.error("--rounds must be 1 at least")
    found = measured(games, given.rounds)
    lines = [*table(games, found), "", f"({form().capitalize()}, Python {platform.python_version()}.)"]
    if given.write:
        head, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        PAGE.write_text("\n".join([f"{head}{BEGIN}", "", *lines, "", f"{END}{rest.partition(END)[2]}"]), "utf-8")
    print("\n".join([*lines, *(["", *why(games, found)] if given.why else [])]))


if __name__ == "__main__":
    main()
