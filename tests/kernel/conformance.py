"""What every game must hold to: checks of matches of any game, given a maker of matches.

A check looks at one moment of a match (`Moment`) or at a whole one (`maker`, `seed`). `walk` plays a random match and
looks at its moments; when a check fails it says which game, seed and answer, so that the moment can be had again.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from longbox import rulebook
from longbox.kernel.decisions import END, Decision, IllegalAnswer
from longbox.kernel.frames import answer as give
from longbox.kernel.match import Log, Match, RecordError, digest, encode, read_record, replay
from longbox.kernel.modifiers import build_table
from longbox.kernel.state import Card, Player
from longbox.kernel.views import determinize

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Maker:
    """How matches of a game are made: the game, and a set-up for each seed.

    `where` names this maker as "module:name", for another process; `exists` knows the ids of the game's rulebook;
    `card_names` gives the names by which the log may speak of a card's definition; `offers` works out anew what a
    decision offers.
    """

    where: str
    game: Any
    setup: Callable[[int], dict[str, Any]]
    exists: Callable[[str], bool] = rulebook.exists
    card_names: Callable[[Any], Sequence[str]] = lambda printed: (printed.full_name,)
    #: what a state whose decision offers actions would offer if it were worked out now; None where it asks for something else
    offers: Callable[[Any], list[Any] | None] = lambda s: None
    #: the numbers of the cards that an event has put where all could see them, though a deck may have been made anew of them since
    opened: Callable[[Any], Sequence[int]] = lambda event: ()
    #: the names that a player has said aloud, from a list that is the same whatever lies hidden
    said: Callable[[Any], Sequence[str]] = lambda event: ()
    #: random matches end within so many answers
    most: int = 20_000

    def __str__(self) -> str:
        return self.where.partition(":")[2].lower()

    def match(self, seed: int, *, history: bool = False, logging: bool = False) -> Match:
        """The match of this seed, at its first decision."""
        return Match(self.game, self.setup(seed), seed, history=history, logging=logging)


def random_answer(decision: Decision, rng: random.Random, prefix: tuple[int, ...] = ()) -> tuple[int, ...]:
    """An answer found integer by integer, each drawn from what may follow."""
    while True:
        follow = decision.next(prefix)
        assert follow, f"a dead end after {prefix} in {decision.kind} ({decision.rule})"
        value = follow[rng.randrange(len(follow))]
        if value == END:
            return prefix
        prefix = (*prefix, value)


def play_on(s: Any, rng: random.Random, answers: int) -> list[tuple[int, ...]]:
    """Answer at random in a bare state; the answers given."""
    given = []
    while s.decision is not None and len(given) < answers:
        given.append(random_answer(s.decision, rng))
        give(s, given[-1])
    return given


@dataclass
class Moment:
    """One moment of a match, with randomness of its own that does not touch the match's."""

    maker: Maker
    match: Match
    rng: random.Random = field(repr=False)

    @property
    def s(self) -> Any:
        return self.match.state

    @property
    def decision(self) -> Decision:
        found = self.match.decision
        assert found is not None
        return found

    @property
    def seats(self) -> list[int]:
        return sorted({p.seat for p in self.match.players})


Check = Callable[[Moment], None]
#: seconds the long part of a suite may take
SLOW_SECONDS = float(os.environ.get("LONGBOX_SLOW_SECONDS", "240"))


class ConformanceError(AssertionError):
    """A check failed, at this seed and answer."""


def walk(maker: Maker, seed: int, checks: Sequence[Check], every: float = 1.0, *, logging: bool = False) -> int:
    """Play a random match to its end, looking at a share of its moments. Gives the number of answers."""
    rng, chance = random.Random(seed), random.Random(seed + 1)
    match = maker.match(seed, logging=logging)
    k = 0
    try:
        while match.decision is not None:
            for check in checks:
                if chance.random() < every:
                    check(Moment(maker, match, random.Random(chance.random())))
            match.apply(random_answer(match.decision, rng))
            k += 1
            assert k < maker.most, f"no end after {k} answers"
        assert match.result is not None, "nothing is asked, but there is no result"
        assert not match.state.frames, "the match is over, but something is under way"
    except Exception as e:
        raise ConformanceError(f"{maker}, seed {seed}, answer {k}: {e.__class__.__name__}: {e}") from e
    return k


# -- independence ---------------------------------------------------------------------------------------------------


def clone_is_independent(m: Moment, answers: int = 12) -> None:
    """What is played in a clone leaves the original alone, what is played in the original leaves the clone alone.

    And a clone that waited while both others were played comes, by the same answers, to the same state.
    """
    before = digest(m.s)
    waiting, original, other = m.s.clone(), m.s.clone(), m.s.clone()
    assert digest(waiting) == before, "a clone differs from what it was cloned from"
    play_on(other, m.rng, answers)
    assert digest(original) == before and digest(m.s) == before, "playing in a clone has changed the original"
    given = play_on(original, m.rng, answers)
    after = digest(original)
    assert digest(waiting) == before and digest(m.s) == before, "playing in the original has changed a clone"
    play_on(other, m.rng, 3)
    for one in given:
        give(waiting, one)
    assert digest(waiting) == after, "the same answers lead a clone elsewhere: something is shared"
    assert digest(original) == after, "playing in a clone has changed the original, later"


# -- what a seat sees -----------------------------------------------------------------------------------------------


def shown(s: Any, seat: int) -> dict[str, Any]:
    """All that a seat (-1: a spectator) is shown: the table, and its own question with the options in words."""
    game = s.game
    out: dict[str, Any] = {"table": to_builtins(game.layout(s, seat))}
    decision = s.decision
    if decision is not None and decision.seat == seat:
        out["prompt"] = game.prompt(s, seat, decision)
        out["options"] = [game.option_text(s, seat, decision, option) for option in decision.options]
        out["next"] = list(decision.next(()))
    return out


def view_hides_the_hidden(m: Moment) -> None:
    """Cards a seat does not know may be any others: what it is shown stays; nor does a spectator see more than a seat."""
    public = shown(m.s, -1)
    for seat in m.seats:
        before = shown(m.s, seat)
        other = determinize(m.s, (seat,), m.rng.randrange(1 << 30))
        after = shown(other, seat)
        for key, value in before.items():
            assert after[key] == value, f"seat {seat} can tell hidden cards by its {key}: {difference(value, after[key])}"
        if m.decision.seat == seat:
            offered = m.maker.offers(m.s)
            assert m.maker.offers(other) == offered, f"what seat {seat} is offered depends on hidden cards"
        assert shown(other, -1) == public, f"a spectator sees what seat {seat} does not: {difference(public, shown(other, -1))}"


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two nested values first differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            if one[key] != other.get(key):
                return difference(one[key], other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (x, y) in enumerate(zip(one, other, strict=True)):
            if x != y:
                return difference(x, y, f"{path}[{i}]")
    return f"{path or 'it'}: {one!r} became {other!r}"


def determinized_can_be_played(m: Moment, answers: int = 8) -> None:
    """A determinized state has the same cards in all, gives the seat the same view, and the game goes on in it."""
    seat = m.decision.seat
    before = digest(m.s)
    other = determinize(m.s, (seat,), m.rng.randrange(1 << 30))
    assert digest(m.s) == before, "determinizing has changed the true state"
    assert definitions(other) == definitions(m.s), "determinizing has lost or made cards"
    assert other.rng != m.s.rng, "a determinized state foretells the true randomness"
    give(other, random_answer(m.decision, m.rng))
    play_on(other, m.rng, answers)
    cards_are_where_they_say(other)
    assert digest(m.s) == before, "playing in a determinized state has changed the true one"


# -- cards ----------------------------------------------------------------------------------------------------------


def definitions(s: Any, outside: frozenset[str] = frozenset()) -> Counter[str]:
    """How often each card is in the match, over all zones; tokens, which come and go, are no cards. What has become another is itself."""
    cards = [getattr(printed, "own", None) or printed for printed in (s.things[n].printed for zone in s.zones for n in zone)]
    found = Counter(str(encode(printed)) for printed in cards if not getattr(printed, "token", False))
    return Counter({key: n for key, n in found.items() if key not in outside})


def cards_are_where_they_say(s: Any) -> None:
    """Every card is in one zone, the one it says."""
    found: Counter[int] = Counter(n for zone in s.zones for n in zone)
    for t in s.things:
        if isinstance(t, Card):
            assert found[t.number] == 1, f"card {t.number} is {found[t.number]} times in a zone"
            assert t.number in s.zones[t.zone], f"card {t.number} says zone {t.zone} and is elsewhere"
    assert sum(found.values()) == sum(isinstance(t, Card) for t in s.things), "something that is no card is in a zone"


class Conserved:
    """Cards are neither lost nor doubled: a check that remembers the first moment of its match. Those of `outside` may come into the game."""

    def __init__(self, outside: frozenset[str] = frozenset()) -> None:
        self.first: Counter[str] | None = None
        self.outside = outside

    def __call__(self, m: Moment) -> None:
        cards_are_where_they_say(m.s)
        now = definitions(m.s, self.outside)
        if self.first is None:
            self.first = now
        assert now == self.first, f"cards came {dict(now - self.first)} or went {dict(self.first - now)}"


# -- answers --------------------------------------------------------------------------------------------------------


def every_option_is_accepted(m: Moment, most: int = 24) -> None:
    """Every first integer, however it is finished, is a legal answer, and the game goes on from it."""
    decision = m.decision
    first = list(decision.next(()))
    for value in m.rng.sample(first, min(most, len(first))):
        given = () if value == END else random_answer(decision, m.rng, (value,))
        decision.check(given)
        other = m.s.clone()
        give(other, given)
        assert (other.decision is None) is (other.result is not None), f"after {given} nothing is asked and nobody has won"


def wrong_answers(decision: Decision, rng: random.Random) -> list[Any]:
    """Answers that this decision can't allow."""
    good = random_answer(decision, rng)
    first = decision.next(())
    top = max(first)
    wrong: list[Any] = [
        (top + 1,),
        (min(-2, min(first) - 1),),
        (END,),
        (*good, END),
        (*good, 10**9),
        (10**30,),
        (True,),
        (0.0,),
        ("0",),
        (None,),
        ((0,),),
        True,
        0.5,
        None,
        "x",
        {0: 1},
        [[0]],
    ]
    if good:
        wrong += [(*good[:-1], END), (END, *good), (*good[:-1], float(good[-1])), (*good[:-1], -(10**6))]
        wrong.append((*good[:-1], max(decision.next(good[:-1])) + 1))
    for k in range(len(good)):
        if END not in decision.next(good[:k]):
            wrong.append(good[:k])
    return wrong


def illegal_answers_are_refused(m: Moment) -> None:
    """A wrong answer raises IllegalAnswer, says what would be right, and changes nothing at all."""
    decision, match = m.decision, m.match
    before = digest(m.s)
    state, given = match.state, len(match.answers)
    for wrong in wrong_answers(decision, m.rng):
        try:
            match.choose(wrong)
        except IllegalAnswer as e:
            words = str(e)
            assert decision.rule in words, f"the refusal of {wrong!r} names no rule: {words}"
            assert "allowed here: " in words or "next comes one of: " in words or "a tuple of integers" in words, (
                f"the refusal of {wrong!r} does not say what would be right: {words}"
            )
        except Exception as e:
            raise AssertionError(f"{wrong!r} raised {e.__class__.__name__} instead of IllegalAnswer: {e}") from e
        else:
            raise AssertionError(f"{wrong!r} was taken for an answer to {decision.kind} ({decision.rule})")
    assert match.state is state and match.decision is decision and len(match.answers) == given
    assert digest(m.s) == before, "a refused answer has changed the state"


# -- current values -------------------------------------------------------------------------------------------------


def listeners(table: Any) -> dict[Any, list[Any]]:
    """What a table of current values indexes, in a form that can be compared."""
    return {key: sorted(repr(encode(a.key)) for a in found) for key, found in table.index.items()}


def current_values_are_current(m: Moment) -> None:
    """The table of current values that clones share is the one that a fresh computation gives."""
    cached = m.s.facts()
    other = m.s.clone()
    # nothing is taken over from it
    other.table = None
    fresh = build_table(other)
    assert sorted(cached.values) == sorted(fresh.values), "the table covers other cards than it should"
    for n, values in cached.values.items():
        assert encode(values) == encode(fresh.values[n]), (
            f"values of {m.s.things[n].printed!r} are stale: {difference_of_slots(values, fresh.values[n])}"
        )
    assert listeners(cached) == listeners(fresh), "the index of listeners is stale"
    assert (cached.reads, cached.works, cached.stages) == (fresh.reads, fresh.works, fresh.stages), "what it depends on is stale"
    for t in m.s.things:
        if isinstance(t, Card) and t.number not in fresh.values:
            assert encode(cached.elsewhere(m.s, t.number)) == encode(fresh.elsewhere(other, t.number)), "stale far values"


def difference_of_slots(one: Any, other: Any) -> str:
    """Which slots of two values differ."""
    names = [n for c in type(one).__mro__ for n in getattr(c, "__slots__", ())]
    return ", ".join(
        f"{n} {getattr(one, n)!r} != {getattr(other, n)!r}" for n in names if encode(getattr(one, n)) != encode(getattr(other, n))
    )


# -- conceding ------------------------------------------------------------------------------------------------------


def anyone_may_concede(m: Moment, answers: int = 12) -> None:
    """Any player still in the game may leave it, whoever is asked what; the others go on."""
    before = digest(m.s)
    for player in m.match.players:
        if player.out:
            continue
        branch = m.match.branch()
        branch.concede(player.number)
        leaving = answers
        while branch.result is None and not branch.state.things[player.number].out and leaving:
            # the others may be asked what becomes of their cards meanwhile
            assert branch.decision is not None and branch.decision.player != player.number, "who leaves is asked something"
            play_on(branch.state, m.rng, 1)
            leaving -= 1
        leaver = branch.state.things[player.number]
        assert branch.result is not None or leaver.out, f"{player.name} conceded and is still in the game"
        asked = branch.decision
        assert asked is None or not branch.state.things[asked.player].out, "a player who has left is asked something"
        play_on(branch.state, m.rng, answers)
    assert digest(m.s) == before, "conceding in a branch has changed the original"


# -- whole matches --------------------------------------------------------------------------------------------------


def undo_and_redo(maker: Maker, seed: int, every: float = 0.1, most: int = 400) -> None:
    """Taking back some answers and giving them again leads to the same state, the same log and the same record."""
    rng = random.Random(seed)
    match = maker.match(seed, history=True, logging=True)
    while match.decision is not None and len(match.answers) < most:
        match.choose(random_answer(match.decision, rng))
        if rng.random() > every or match.decision is None:
            continue
        after, lines = digest(match.state), match.log.text() if match.log else ""
        back = min(len(match.answers), rng.randrange(1, 6))
        again = match.answers[-back:]
        for _ in range(back):
            assert match.undo()
        for given in again:
            match.choose(given)
        assert digest(match.state) == after, f"{maker}, seed {seed}: undo and redo of {back} answers is not the same"
        assert match.log is not None and match.log.text() == lines, "undo and redo has changed the log"


def undo_of_a_seat(maker: Maker, seed: int, most: int = 120) -> None:
    """A seat's undo goes back to that seat's last question."""
    rng = random.Random(seed)
    match = maker.match(seed, history=True)
    asked: list[tuple[int, str]] = []
    while match.decision is not None and len(match.answers) < most:
        asked.append((match.decision.seat, digest(match.state)))
        match.choose(random_answer(match.decision, rng))
    seat = rng.choice(asked)[0]
    last = max(i for i, (who, _) in enumerate(asked) if who == seat)
    assert match.undo(seat)
    assert (len(match.answers), digest(match.state)) == (last, asked[last][1])
    assert match.decision is not None and match.decision.seat == seat


def saved_and_loaded(maker: Maker, seed: int, folder: Path, most: int = 300) -> None:
    """A match written to a file and read again is the same match, and plays on the same; a false record is refused."""
    rng = random.Random(seed)
    match = maker.match(seed, history=True)
    while match.decision is not None and len(match.answers) < most:
        match.choose(random_answer(match.decision, rng))
    path = folder / f"{maker}-{seed}.longbox"
    match.save(path)
    record = read_record(path)
    again = replay(maker.game, record)
    assert again.answers == match.answers and again.record() == record == json.loads(json.dumps(match.record()))
    assert digest(again.state) == digest(match.state)
    for seat in sorted({p.seat for p in match.players}):
        assert shown(again.state, seat) == shown(match.state, seat)
    if match.decision is not None:
        given = random_answer(match.decision, rng)
        match.choose(given)
        again.choose(given)
        assert digest(again.state) == digest(match.state)
    to = len(record["answers"]) // 2
    assert len(replay(maker.game, record, to).answers) == to
    false = {**record, "digests": {k: "0" * 24 for k in record["digests"]}}
    try:
        replay(maker.game, false)
    except RecordError as e:
        assert "answer 0" in str(e)
    else:
        raise AssertionError("a record with false digests was replayed without a word")


def digests_along(maker: Maker, seed: int, every: int = 16) -> dict[str, Any]:
    """A random match as its answers and the digests along the way."""
    rng = random.Random(seed)
    match = maker.match(seed)
    digests = {}
    while match.decision is not None:
        if len(match.answers) % every == 0:
            digests[str(len(match.answers))] = digest(match.state)
        match.apply(random_answer(match.decision, rng))
    return {
        "seed": seed,
        "answers": [list(a) for a in match.answers],
        "digests": digests,
        "digest": digest(match.state),
        "result": maker.game.result_text(match.state),
    }


def replayed_elsewhere(maker: Maker, seeds: Sequence[int], folder: Path, hash_seeds: Sequence[str] = ("4711",)) -> None:
    """Records lead to the same digests in another process, under another hash seed (this one's is drawn by lot)."""
    path = folder / f"{maker}.json"
    path.write_text(json.dumps([digests_along(maker, seed) for seed in seeds]))
    for hash_seed in hash_seeds:
        run = subprocess.run(
            [sys.executable, "-c", f"from {__name__} import replay_here; replay_here({maker.where!r}, {str(path)!r})"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))},
            capture_output=True,
            text=True,
        )
        assert run.returncode == 0, f"{maker} under hash seed {hash_seed}: {run.stderr[-3000:]}"


def replay_here(where: str, path: str) -> None:
    """What the other process does: play every record again, integer for integer, and compare."""
    module, _, name = where.partition(":")
    maker: Maker = getattr(import_module(module), name)
    for record in json.loads(Path(path).read_text()):
        match = maker.match(record["seed"])
        for i, given in enumerate(record["answers"]):
            wanted = record["digests"].get(str(i), "")
            assert not wanted or digest(match.state) == wanted, f"seed {record['seed']}: another state at answer {i}"
            match.choose(tuple(given))
        assert digest(match.state) == record["digest"], f"seed {record['seed']}: another end"
        assert maker.game.result_text(match.state) == record["result"]


# -- the log --------------------------------------------------------------------------------------------------------


class WatchedLog(Log):
    """A log that looks at each line as it is written: its rule must exist, and no seat may read what it can't know."""

    def __init__(self, maker: Maker, seats: int) -> None:
        super().__init__(seats)
        self.maker = maker
        self.rules: set[str] = set()

    def write(self, s: Any, event: Any) -> None:
        before = len(self.lines)
        super().write(s, event)
        for line in self.lines[before:]:
            if line.rule not in self.rules:
                assert self.maker.exists(line.rule), f"{event.__class__.__name__} is logged under {line.rule!r}, which is no rule"
                self.rules.add(line.rule)
            for seat in range(-1, self.seats):
                text = line.text(None if seat < 0 else seat)
                if text:
                    self.is_discreet(s, event, seat, text)

    def is_discreet(self, s: Any, event: Any, seat: int, text: str) -> None:
        """No name in the text belongs only to cards that this seat (-1: a spectator) does not know.

        What lay open to all as it happened may be told, though a deck has been made anew of it since, and so may
        what a player has said.
        """
        opened = self.maker.opened(event)
        hidden: set[str] = set()
        known: set[str] = set()
        everyone = 0
        for t in s.things:
            if isinstance(t, Player):
                everyone |= 1 << t.seat
        for t in s.things:
            if isinstance(t, Card):
                knows = t.known >> seat & 1 if seat >= 0 else t.known & everyone == everyone
                knows = knows or t.number in opened
                (known if knows else hidden).update(self.maker.card_names(t.printed))
        known.update(self.maker.said(event))
        for name in sorted(known, key=len, reverse=True):
            text = text.replace(name, "*")
        for name in sorted(hidden - known):
            assert name not in text, f"seat {seat} reads of {name!r}, which it can't know ({event.__class__.__name__}): {text}"


def log_is_true_and_discreet(maker: Maker, seed: int) -> int:
    """A random match under a watched log; the number of lines."""
    rng = random.Random(seed)
    match = maker.match(seed, logging=True)
    log = WatchedLog(maker, len({p.seat for p in match.players}))
    for line in match.log.lines if match.log else ():
        assert maker.exists(line.rule), line.rule
    match.log = log
    k = 0
    try:
        while match.decision is not None:
            match.apply(random_answer(match.decision, rng))
            k += 1
    except Exception as e:
        raise ConformanceError(f"{maker}, seed {seed}, answer {k}: {e}") from e
    return len(log.lines)


def decision_shapes(maker: Maker, seed: int) -> Counter[str]:
    """Which shapes and kinds of decision a random match asks: to see what a maker's matches exercise."""
    rng = random.Random(seed)
    match = maker.match(seed)
    found: Counter[str] = Counter()
    while match.decision is not None:
        found[f"{match.decision.shape.__class__.__name__} {match.decision.kind}"] += 1
        match.apply(random_answer(match.decision, rng))
    return found


#: the checks of single moments, with the share of moments that a walk looks at
MOMENT_CHECKS: dict[Check, float] = {
    clone_is_independent: 0.02,
    view_hides_the_hidden: 0.08,
    determinized_can_be_played: 0.05,
    every_option_is_accepted: 0.05,
    illegal_answers_are_refused: 0.05,
    current_values_are_current: 0.2,
    anyone_may_concede: 0.15,
}
