"""A match: set-up, seed and answers. Record, save, load, replay, undo and branch are all that one fact."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Protocol, Self, cast

from longbox import outside
from longbox.kernel.copying import all_slots
from longbox.kernel.decisions import Decision, IllegalAnswer, listed
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import Event, Outcome
from longbox.kernel.files import write_whole
from longbox.kernel.frames import Frame, advance
from longbox.kernel.journal import FORMAT, HEAD, parsed
from longbox.kernel.memory import Link, Memory
from longbox.kernel.modifiers import Active
from longbox.kernel.queries import Node, Scope
from longbox.kernel.setups import MOST_SEED, check_start
from longbox.kernel.state import Player, State, StateOf, Thing
from longbox.kernel.variables import S
from longbox.kernel.views import View
from longbox.outside import OutsideError, is_name, is_whole, read_text, shown
from longbox.version import __version__

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from longbox.kernel.actions import Action, Objection
    from longbox.kernel.game import Game
    from longbox.kernel.record import Record
    from longbox.kernel.setups import Setup
    from longbox.kernel.telling import Line

#: A record carries a digest of the state every so many answers.
DIGEST_EVERY = 32
#: an answer that begins with this is a player conceding
CONCEDE = -1
#: an answer that begins with this is a player using what may be used at any time
INTERJECT = -3
#: the answer by which time is called
TIME = -2
#: bytes of a saved match: the longest that were played have a hundredth of it
MOST_BYTES = 4_000_000


class RecordError(ValueError):
    """A saved match that can't be used; the message names the place and what would be right."""


class Result(Protocol):
    """How a match ended. A game's own result may say more: in Marvel Champions whether it was `won`, and `how` it was lost."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The numbers of the players who win: none in a draw, or where all lose together."""

    @property
    def rule(self) -> str:
        """The id of the rule by which it ended."""

    @property
    def reason(self) -> str:
        """Why, in a few words."""


class LogLine:
    """One line of the log: the id of its `rule`, and what each seat reads (spectators read `public`).

    `depth` is how deep in other things under way it happened: 0 for what stands by itself.
    """

    __slots__ = ("depth", "public", "rule", "texts")

    def __init__(self, rule: str, public: str, texts: tuple[str, ...], depth: int) -> None:
        self.rule = rule
        self.public = public
        self.texts = texts
        self.depth = depth

    def text(self, seat: int | None) -> str:
        """The line as a seat (None: a spectator) reads it."""
        return self.public if seat is None else self.texts[seat]


class Log:
    """What has happened, line by line, each with the id of its rule; what a seat may not know is left out of what it reads."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines: list[LogLine] = []

    def write(self, s: S, event: Line[S]) -> None:
        """What a state hands over as it happens."""
        texts = tuple(event.told(s, seat) for seat in range(self.seats))
        public = event.told(s, -1)
        if public or any(texts):
            self.lines.append(LogLine(event.cites(s), public, texts, len(s.frames)))

    def text(self, seat: int | None = None) -> str:
        """All lines as a seat (None: a spectator) reads them, each with its rule."""
        return "\n".join(f"{line.text(seat)}  [{line.rule}]" for line in self.lines if line.text(seat))


class Match(Generic[S]):
    """A match under way: a set-up, a seed, and the answers given so far. `longbox.new` makes one.

    While `decision` is not None somebody is asked: `choose` answers, and the match runs on to the next question. `result` is the
    verdict in the end. `view(seat)` is what a seat sees, and all that a fair player may look at; `state` is the whole truth,
    and belongs to the game.

    `history=False` keeps no way back (no `undo`), `logging=False` writes no log: for batches of matches.
    """

    def __init__(self, game: Game[S], setup: Setup, seed: int, *, history: bool = True, logging: bool = True) -> None:
        check_start(setup, seed)
        self.game = game
        self.setup: Setup = setup
        self.seed = seed
        self.answers: list[tuple[int, ...]] = []
        self.digests: dict[int, str] = {}
        self._history = history
        self._past: list[tuple[S, int]] = []
        self.state: S = game.begin(setup, seed)
        self._seats = self._seated()
        self.log = Log(len(self._seats))
        self._logging = logging
        if self.state.decision is None:
            self._run()
        else:
            # it begins with a question: nothing has happened yet
            self.state.log = self.log.write if logging else None

    @classmethod
    def of(cls, state: S, run: bool = True, setup: Setup | None = None) -> Self:
        """A match that begins with a state built by hand (a situation). It has no record, unless a `setup` says which state that is.

        Unless it is to `run` at once, nothing has happened yet.
        """
        new = cls.__new__(cls)
        new.game = state.game
        new.setup = setup or {}
        new.seed = 0
        new.answers = []
        new.digests = {}
        new._history = True
        new._past = []
        new.state = state
        new._seats = new._seated()
        new.log = Log(len(new._seats))
        new._logging = True
        if run:
            new._run()
        return new

    @property
    def players(self) -> list[Player]:
        """The players, in order round the table: each has a `number` (its place in this list), a `name`, the `seat` that answers
        for it, and is `out` once it has left the game."""
        return [t for t in self.state.things if isinstance(t, Player)]

    @property
    def turns(self) -> int:
        """How many turns have begun, or rounds where a game counts those."""
        return int(self.game.turns(self.state))

    @property
    def names(self) -> list[str]:
        """What the players are called, by number."""
        return [p.name for p in self.players]

    @property
    def seats(self) -> list[int]:
        """The seats: who answers. They count from 0; one seat may play several heroes."""
        return list(self._seats)

    def _seated(self) -> tuple[int, ...]:
        return tuple(sorted({p.seat for p in self.players}))

    def _run(self) -> None:
        s = self.state
        s.log = self.log.write if self._logging else None
        self.advance()

    def advance(self) -> None:
        """Run on to the next question."""
        advance(self.state)

    def answered(self) -> list[tuple[S, tuple[int, ...]]]:
        """The states in which something was asked, each with what was answered."""
        if not self._history:
            raise RuntimeError("this match keeps no history")
        return [(state, given) for (state, _), given in zip(self._past, self.answers, strict=True)]

    @property
    def decision(self) -> Decision | None:
        """What is asked now, or None when the match is over."""
        d: Decision | None = self.state.decision
        return d

    @property
    def result(self) -> Result | None:
        """The verdict once the match is over, else None."""
        result: Result | None = self.state.result
        return result

    @property
    def winners(self) -> list[str]:
        """The names of those who have won; none while the match goes on, in a draw, or where all lose together."""
        return [self.names[p] for p in self.result.winners] if self.result is not None else []

    @property
    def ending(self) -> str:
        """How it ended in words ("Ann wins: ..."); "" while it goes on."""
        return self.game.result_text(self.state) if self.result is not None else ""

    def choose(self, answer: int | Sequence[int]) -> None:
        """Answer the open decision: a tuple of integers (one by itself will do), see `Decision`; the match runs on.

        IllegalAnswer, changing nothing, if it is not allowed; it says what would be (vs:216.2f).
        """
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the match is over: nothing is asked")
        given = (answer,) if isinstance(answer, int) else tuple(answer) if isinstance(answer, (tuple, list)) else (answer,)
        if any(type(i) is not int for i in given):
            raise IllegalAnswer(f"{decision.kind} ({decision.rule}): an answer is a tuple of integers, not {shown(answer)}")
        decision.check(given)
        self.apply(given)

    def repeat(self, given: tuple[int, ...], check: bool = True) -> None:
        """An answer as a record has it: to the open decision, or one by which a player concedes, uses something, or time is called."""
        if given[:1] == (CONCEDE,) and len(given) == 2:
            self.concede(given[1])
        elif given[:1] == (INTERJECT,) and len(given) == 3:
            self.interject(given[1], given[2])
        elif given == (TIME,):
            self.call_time()
        elif check:
            self.choose(given)
        else:
            self.apply(given)

    def apply(self, given: tuple[int, ...]) -> None:
        """Answer without checking: for answers that came from the decision itself."""
        if not self._history:
            # there is no way back: nothing is kept for one
            self.state.answer = given
            self._run()
            self.answers.append(given)
            return
        if len(self.answers) % DIGEST_EVERY == 0:
            self.digests[len(self.answers)] = digest(self.state)

        def answered() -> None:
            self.state.answer = given

        self._carry_out(given, answered)

    def _carry_out(self, given: tuple[int, ...], begin: Callable[[], None]) -> None:
        """Run an answer, which belongs to the record once it has run.

        What breaks in on it (Ctrl-C, an error) leaves the match at the decision where it was. Without a history there is no way
        back: such a match has no record from then on.
        """
        count, past = len(self.answers), len(self._past)
        lines = len(self.log.lines)
        before = self.state.clone() if self._history else None
        try:
            begin()
            self._run()
            self.answers.append(given)
            if before is not None:
                self._past.append((before, lines))
        except BaseException:
            if before is not None:
                self._go_back(before, lines, self.answers[:count], self._past[:past])
            raise

    def _go_back(self, state: S, lines: int, answers: list[tuple[int, ...]], past: list[tuple[S, int]]) -> None:
        """Stand at a state of before, when the log had so many lines: at one go, so that nothing breaks in on it."""
        digests = {at: d for at, d in self.digests.items() if at <= len(answers)}
        state.log = self.log.write if self._logging else None
        self.state, self.answers, self._past, self.digests = state, answers, past, digests
        del self.log.lines[lines:]

    def view(self, seat: int) -> View[S]:
        """What a seat may see just now; that of seat -1 is a spectator's. LookupError for a seat that is not there.

        A view is of its moment: ask for a new one after each answer.
        """
        if seat != -1 and seat not in self._seats:
            raise LookupError(f"there is no seat {shown(seat)}; the seats are {listed(self.seats)}, and -1 for a spectator")
        return View(self.state, seat)

    def stood_at(self, at: int) -> tuple[S, int]:
        """The state before the answer of that number (of all so far: the state as it is), and how many lines the log had then."""
        if at == len(self.answers):
            return self.state, len(self.log.lines)
        if not self._history:
            raise RuntimeError("this match keeps no history")
        return self._past[at]

    def view_at(self, at: int, seat: int) -> View[S]:
        """What a seat saw before the answer of that number."""
        return View(self.stood_at(at)[0], seat)

    def undo(self, seat: int | None = None) -> bool:
        """Step back to before the last answer (of a seat, if given). False when there is nothing to take back.

        RuntimeError in a match without a history.
        """
        if not self._history:
            raise RuntimeError("this match keeps no history")
        for k in range(len(self._past) - 1, -1, -1):
            asked = self._past[k][0].decision
            if seat is None or (asked is not None and asked.seat == seat):
                break
        else:
            return False
        state, lines = self._past[k]
        self._go_back(state.clone(), lines, self.answers[: k - len(self._past)], self._past[:k])
        return True

    def concede(self, player: int) -> None:
        """A player leaves the game, at any time; it is part of the record as the answer (-1, player)."""
        if self.decision is None:
            raise IllegalAnswer("the match is over: nobody can concede any more")
        playing = [p.number for p in self.players if not p.out]
        if type(player) is not int or player not in playing:
            raise IllegalAnswer(f"player {shown(player)} can't concede; those still in the game are: {listed(playing)}")
        self._carry_out((CONCEDE, player), lambda: self.state.frames.append(self.game.conceding(self.state, player)))

    def call_time(self) -> None:
        """Time is called, as in a tournament: how many turns are left is settled. It is part of the record as the answer (-2,).

        IllegalAnswer if the game knows no such thing, or it has been called already.
        """
        if self.decision is None:
            raise IllegalAnswer("the match is over: time can't be called any more")
        frame = self.game.calling_time(self.state)
        if frame is None:
            raise IllegalAnswer("time can't be called: this game knows nothing of it, or it has been called already")
        self._carry_out((TIME,), lambda: self.state.frames.append(frame))

    def interject(self, player: int, index: int = 0) -> None:
        """A player uses what may be used at any time, whoever is asked what; it is part of the record as the answer (-3, player, index).

        IllegalAnswer if the player has no such ability, or not just now.
        """
        if self.decision is None:
            raise IllegalAnswer("the match is over: nothing can be used any more")
        playing = [p.number for p in self.players if not p.out]
        frame = self.game.interjecting(self.state, player, index) if player in playing and index >= 0 else None
        if frame is None:
            raise IllegalAnswer(f"player {shown(player)} has nothing just now that may be used at any time")
        self._carry_out((INTERJECT, player, index), lambda: self.state.frames.append(frame))

    def branch(self) -> Match[S]:
        """An independent copy of the match as it stands: answering either leaves the other alone."""
        new: Match[S] = Match.__new__(Match)
        new.game = self.game
        new.setup = self.setup
        new.seed = self.seed
        new.answers = list(self.answers)
        new.digests = dict(self.digests)
        new._history = self._history
        new._past = list(self._past)
        new.state = self.state.clone()
        new._seats = self._seats
        new.log = Log(self.log.seats)
        new.log.lines = list(self.log.lines)
        new._logging = self._logging
        new.state.log = new.log.write if new._logging else None
        return new

    def why_not(self, player: int, card: int | str) -> Sequence[tuple[Action, list[Objection]]]:
        """Everything that a player might want to do with a card, each with all that is against it (nothing: it is legal now).

        The card is a reference from the player's view, or a title (of several called so the first, see `View.find`). LookupError
        for a player that is not there, and for whatever that player's seat does not see on the table. An action in words is
        `View.option_text(action)`.
        """
        numbers = [p.number for p in self.players]
        if type(player) is not int or player not in numbers:
            raise LookupError(f"there is no player {shown(player)}; the players are {listed(numbers)}")
        view = self.view(self.players[player].seat)
        if isinstance(card, str):
            found = view.find(card)
            if not found:
                raise LookupError(f"seat {view.seat} sees no card called {shown(card)}{view.nearest(card)}")
            card = found[0]
        elif type(card) is not int or card not in view.references:
            raise LookupError(f"seat {view.seat} sees no card of the reference {shown(card)}; those it sees are in its view")
        return self.game.why_not(self.state, player, card)

    # -- records --------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The match as a record, plain data for JSON: set-up, seed, answers, digests along the way and at the end."""
        if self.decision is None and self.state.frames:
            raise RuntimeError("an answer has run in part: a match is recorded at its decisions")
        return {
            "longbox": __version__,
            "format": FORMAT,
            "game": self.game.name,
            "setup": self.setup,
            "seed": self.seed,
            "answers": [list(a) for a in self.answers],
            "digests": {str(k): v for k, v in sorted(self.digests.items())},
            "digest": digest(self.state),
        }

    def save(self, path: str | Path) -> None:
        """Write the record to a file, replacing it only once it is whole; `longbox.load` reads it. OSError if it can't be written."""
        write_whole(path, self.written())

    def written(self) -> str:
        """The record as a file has it."""
        return json.dumps(self.record(), separators=(",", ":")) + "\n"


def replay(game: Game[S], record: Mapping[str, object], to: int | None = None) -> Match[S]:
    """Play a record again, up to answer `to`. Raises RecordError where it leaves the recorded path."""
    kept = _checked(record)
    match = Match(game, kept["setup"], kept["seed"])
    wanted = {int(k): v for k, v in kept.get("digests", {}).items()}
    answers = kept["answers"]
    for i, given in enumerate(answers[: len(answers) if to is None else to]):
        if i in wanted and digest(match.state) != wanted[i]:
            raise RecordError(f"answer {i}: the match has left the recorded path (recorded with Longbox {kept.get('longbox')})")
        try:
            match.repeat(tuple(given))
        except IllegalAnswer as e:
            raise RecordError(f"answer {i}: {e} (recorded with Longbox {kept.get('longbox')})") from None
    if (to is None or to >= len(answers)) and "digest" in kept and digest(match.state) != kept["digest"]:
        raise RecordError(f"the end: the match has left the recorded path (recorded with Longbox {kept.get('longbox')})")
    return match


def _checked(record: object) -> Record:
    """What is a record; RecordError for anything else."""
    if not isinstance(record, dict) or "answers" not in record:
        raise RecordError("this is not a saved match: no answers in it")
    if record.get("format") != FORMAT:
        raise RecordError(
            f"format {shown(record.get('format'))} of saved matches is not known; this Longbox reads format {FORMAT}"
        )
    if not is_whole(record.get("seed"), -MOST_SEED, MOST_SEED) or not isinstance(record.get("setup"), dict):
        raise RecordError("a saved match needs an integer 'seed' and a table 'setup', the seed of at most 64 bits")
    for field in ("longbox", "game", "digest"):
        if field in record and not is_name(record[field]):
            raise RecordError(f"{field!r} must be a word, not {shown(record[field])}")
    answers = record["answers"]
    if not isinstance(answers, list):
        raise RecordError("'answers' must be a list of lists of integers")
    for i, given in enumerate(answers):
        if not isinstance(given, list) or any(type(x) is not int for x in given):
            raise RecordError(f"answer {i} must be a list of integers, not {shown(given)}")
    digests = record.get("digests", {})
    if not isinstance(digests, dict) or any(not _NUMBER.fullmatch(str(k)) or not is_name(v) for k, v in digests.items()):
        raise RecordError("'digests' must map numbers of answers to digests")
    return cast("Record", record)


_NUMBER = re.compile("[0-9]{1,9}")


def read_record(path: str | Path) -> Record:
    """A record from a file. Raises RecordError naming the file and what is wrong with it."""
    try:
        text = read_text(path, MOST_BYTES)
    except OutsideError as e:
        raise RecordError(f"{path}: can't be read as a saved match: {e}") from None
    try:
        record: object = parsed(text.encode()).record() if text.startswith(HEAD) else outside.parsed(text)
    except OutsideError as e:
        raise RecordError(f"{e.at(path)}: not a saved match: {e}") from None
    except ValueError as e:
        raise RecordError(f"{path}: not a saved match: {e}") from None
    try:
        return _checked(record)
    except RecordError as e:
        raise RecordError(f"{path}: {e}") from None


# -- digests --------------------------------------------------------------------------------------------------------

_nodes: dict[int, tuple[object, str]] = {}


def _node_key(node: object) -> str:
    found = _nodes.get(id(node))
    if found is None or found[0] is not node:
        words = repr(node)
        if "frozenset(" in words or "<class " in words:
            words = _ordered(node)
        found = (node, hashlib.blake2b(words.encode(), digest_size=8).hexdigest())
        _nodes[id(node)] = found
    return found[1]


def _ordered(value: object) -> str:
    """The repr of a tree with sets or classes in it: sets sorted, as they have an order of their own in each process, and classes
    by name, so that it does not matter in which file they stand; what nodes keep beside their fields is no part of it."""
    if isinstance(value, frozenset):
        return f"frozenset({{{', '.join(sorted(_ordered(v) for v in value))}}})"
    if isinstance(value, (tuple, list)):
        return f"({', '.join(_ordered(v) for v in value)})"
    if isinstance(value, dict):
        return f"{{{', '.join(sorted(f'{k!r}: {_ordered(v)}' for k, v in value.items()))}}}"
    if isinstance(value, type):
        return value.__qualname__
    fields = getattr(value, "__dataclass_fields__", None)
    if fields is None:
        return repr(value)
    return f"{value.__class__.__qualname__}({', '.join(f'{n}={_ordered(getattr(value, n))}' for n in fields if n[0] != '_')})"


#: what only the log needs is no fact of the match; the cards and players of an event are, which in a state are its things
_PLUMBING = StateOf.plumbing - {"cards", "players"} | {"token", "announced"}


def encode(value: object) -> object:
    """A value of a state as nested tuples of plain data, the same in every process."""
    cls = value.__class__
    if cls in (int, str, bool, float) or value is None:
        return value
    if isinstance(value, (tuple, list)) and cls in (tuple, list):
        return tuple(encode(v) for v in value)
    if isinstance(value, dict) and cls is dict:
        return tuple(sorted(((repr(encode(k)), encode(v)) for k, v in value.items()), key=lambda kv: kv[0]))
    if isinstance(value, (frozenset, set)) and (cls is frozenset or cls is set):
        return tuple(sorted(repr(encode(v)) for v in value))
    if isinstance(value, Node) or hasattr(cls, "__dataclass_fields__"):
        return _node_key(value)
    if isinstance(value, type):
        return value.__qualname__
    if isinstance(value, Memory):
        heads = []
        for key in sorted(value.heads, key=lambda c: c.__qualname__):
            link: Link[object] | None = value.heads[key]
            facts = []
            while link is not None:
                facts.append((link.time, encode(link.fact)))
                link = link.before
            heads.append((key.__qualname__, tuple(facts)))
        return (tuple(heads), encode(value.spans), encode(value.uses), value.time)
    if isinstance(value, Decision):
        return ("decision", value.player, value.rule, value.kind, encode(value.about), len(value.options))
    named: object = getattr(value, "digest_key", None)
    if named is not None:
        return named
    if isinstance(value, (Thing, Frame, Scope, Event, Active, Outcome, EffectFrame)) or all_slots(cls):
        return (cls.__qualname__, *(encode(getattr(value, n)) for n in all_slots(cls) if n not in _PLUMBING))
    raise TypeError(f"{cls.__name__} has no place in a state")


def digest(s: State) -> str:
    """A short digest of everything in the state that is a fact of the match."""
    body = tuple((n, encode(getattr(s, n))) for n in all_slots(s.__class__) if n not in s.plumbing)
    asked = encode(s.decision)
    return hashlib.blake2b(repr((body, asked)).encode(), digest_size=12).hexdigest()
