"""Matches that are over, and saves that were brought: seen again at any step by any seat's eyes, for what is over is open to all."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import OrderedDict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct

from longbox.errors import UserError
from longbox.games import entry
from longbox.kernel.decisions import IllegalAnswer
from longbox.kernel.match import CONCEDE, INTERJECT, TIME, Match, RecordError, digest, read_record
from longbox.kernel.setups import EXAMPLE, SetupError
from longbox.outside import printable
from longbox.serving import messages as m
from longbox.serving.reading import card_in_lines, rulings_on
from longbox.serving.rooms import PERSON, SPECTATOR, Answered, Conceded, Entry, Head, Room, TimeCalled, Used
from longbox.serving.store import NoRoom, Store
from longbox.situations.worked import line_of
from longbox.tables.question import told
from longbox.tables.table import table_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from longbox.kernel.decisions import Answer

#: replays that are kept ready
_KEPT: Final = 16
#: the longest save that is read, the most answers in it, the seconds that it may take
MOST_TEXT: Final = 500_000
MOST_ANSWERS: Final = 20_000
_PATIENCE: Final = 30.0
#: characters of a room's name, or of the id of a worked example
MOST_NAME: Final = 160


class SaveText(Struct, forbid_unknown_fields=True):
    """A save, as `longbox play` and `Match.save` write it."""

    text: Annotated[str, Meta(max_length=MOST_TEXT)]


class Branch(Struct, forbid_unknown_fields=True):
    """A room to be opened that goes on from a step of a replay: who sits where from then on."""

    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=8)]
    step: Annotated[int, Meta(ge=0, le=MOST_ANSWERS)] = 0


class Moment(Struct):
    """A step: where the game was, who was asked what under which rule, what was answered; and how many lines the log had then."""

    headline: str
    player: int
    who: str
    rule: str
    prompt: str
    answer: str
    lines: int


class ReplayTold(Struct):
    """A replay: step n is what was seen before answer n; the last one is the end. `whole`: the match was played to its end."""

    room: str
    game: str
    title: str
    players: list[str]
    seats: list[list[str]]
    moments: list[Moment]
    result: m.Ended | None
    whole: bool


class ReplaySeen(Struct):
    """What a seat saw at a step, and the log up to there."""

    step: int
    now: m.Document
    log: list[m.Line]


class Finished(Struct):
    """A match that is over, for the list of them. `ended` is a moment in seconds since 1970."""

    room: str
    game: str
    title: str
    players: list[str]
    seats: list[str]
    words: str
    answers: int
    ended: float


class Replay:
    """A match that can be looked at step by step."""

    def __init__(self, head: Head, entries: Sequence[Entry]) -> None:
        self.head = head
        self.room = Room(head, entries)
        self._told: ReplayTold | None = None

    @property
    def steps(self) -> int:
        """How many answers there are: the last step."""
        return len(self.room.match.answers)

    def told(self) -> ReplayTold:
        """All of it in words."""
        if self._told is None:
            room, match = self.room, self.room.match
            moments = [self._moment(at) for at in range(self.steps + 1)]
            seats = [[room.called(seat), who] for seat, who in enumerate(self.head.seats)]
            result = match.result
            ended = None if result is None else m.Ended(list(match.winners), match.ending, result.rule)
            self._told = ReplayTold(
                self.head.id, self.head.game, match.game.title, list(room.names), seats, moments, ended, match.decision is None
            )
        return self._told

    def _moment(self, at: int) -> Moment:
        match = self.room.match
        state, lines = match.stood_at(at)
        headline = table_of(match.view_at(at, SPECTATOR)).headline
        d = state.decision
        if d is None:
            return Moment(headline, -1, "", match.result.rule if match.result else "", match.ending, "", lines)
        given = match.answers[at] if at < self.steps else None
        view = match.view_at(at, d.seat)
        return Moment(
            headline,
            d.player,
            self.room.names[d.player],
            d.rule,
            view.prompt(),
            "" if given is None else words_of(match, at, given),
            lines,
        )

    def seen(self, step: int, seat: int) -> ReplaySeen:
        """What a seat saw at a step. UserError for one that is not there."""
        self._there(step, seat)
        match = self.room.match
        _, lines = match.stood_at(step)
        reads = None if seat == SPECTATOR else seat
        log = [m.Line(text, line.rule, line.depth) for line in match.log.lines[:lines] if (text := line.text(reads))]
        return ReplaySeen(step, self.room.document_at(step, seat), log)

    def card(self, step: int, seat: int, card: int) -> m.CardRead:
        """A card as a seat could read it at a step. UserError for one that it did not see."""
        self._there(step, seat)
        match = self.room.match
        state, _ = match.stood_at(step)
        view = match.view_at(step, seat)
        if card not in view.references:
            raise UserError("there is no such card to be seen")
        stood = Match.of(state, False, match.setup)
        return m.CardRead(
            "", card, card_in_lines(stood, view, card), self.room.figures(state, seat, card), rulings_on(view, card)
        )

    def _there(self, step: int, seat: int) -> None:
        match = self.room.match
        if not 0 <= step <= self.steps:
            raise UserError(f"there is no step {step}; there are 0 to {self.steps}")
        if seat != SPECTATOR and seat not in match.seats:
            raise UserError(f"there is no seat {seat}; there are {', '.join(map(str, match.seats))}, and -1 for who looks on")

    def entries_to(self, step: int) -> list[Entry]:
        """The entries of a room that goes on from a step."""
        if not 0 <= step <= self.steps:
            raise UserError(f"there is no step {step}; there are 0 to {self.steps}")
        match = self.room.match
        return [entry_of(match.stood_at(at)[0].decision.seat, match.answers[at]) for at in range(step)]

    def save(self) -> str:
        """As a file."""
        return self.room.match.written()


def words_of(match: Match, at: int, given: Answer) -> str:
    """An answer in words."""
    if given[:1] == (CONCEDE,):
        return f"{match.names[given[1]]} concedes"
    if given[:1] == (INTERJECT,):
        return f"{match.names[given[1]]} uses something in between"
    if given == (TIME,):
        return "time is called"
    d = match.stood_at(at)[0].decision
    assert d is not None
    return told(match.view_at(at, d.seat), d, given)


def entry_of(seat: int, given: Answer) -> Entry:
    """An answer of a record as an entry of a room."""
    if given[:1] == (CONCEDE,) and len(given) == 2:
        return Conceded(given[1])
    if given[:1] == (INTERJECT,) and len(given) == 3:
        return Used(given[1], given[2])
    return TimeCalled() if given == (TIME,) else Answered(seat, list(given))


def brought(text: str, room: str) -> tuple[Head, list[Entry]]:
    """A save that somebody has, as a room that nobody has a key to. UserError with what is wrong with it."""
    with tempfile.TemporaryDirectory(prefix="longbox-save-") as folder:
        file = Path(folder) / "save.json"
        file.write_text(text, "utf-8")
        try:
            record = read_record(file)
        except RecordError as error:
            raise UserError(printable(str(error).replace(str(file), "the save"))) from None
    game = str(record.get("game", ""))
    entry(game)
    answers = [tuple(given) for given in record["answers"]]
    if len(answers) > MOST_ANSWERS:
        raise UserError(f"a save of {len(answers):,} answers; at most {MOST_ANSWERS:,} are played again here")
    began = time.monotonic()
    try:
        found = Room(Head(room, game, dict(record["setup"]), record["seed"], [], {}))
        for i, given in enumerate(answers):
            d = found.match.decision
            if d is None:
                raise UserError(f"answer {i}: the match was over before it")
            if time.monotonic() - began > _PATIENCE:
                raise UserError(
                    f"this save takes too long to be played again: {i} of {len(answers)} answers in {_PATIENCE:.0f} s"
                )
            found.take(entry_of(d.seat, given))
    except IllegalAnswer as error:
        raise UserError(f"answer {len(found.entries)}: {error} (recorded with Longbox {record.get('longbox')})") from None
    if "digest" in record and digest(found.match.state) != record["digest"]:
        raise UserError(f"the save does not come out as it was recorded, with Longbox {record.get('longbox')}")
    return Head(room, game, dict(record["setup"]), record["seed"], [PERSON] * len(found.match.seats), {}), found.entries


def _worked(example: str) -> Replay:
    """A worked example, played. LookupError if there is none of that id that can be laid."""
    game = example.partition(":")[0]
    try:
        return Replay(Head(example, game, {EXAMPLE: example}, 0, [PERSON], {}), [entry_of(0, each) for each in line_of(example)])
    except SetupError as error:
        raise LookupError(str(error)) from None


class Replays:
    """Those that are looked at."""

    def __init__(self, store: Store, beside: Callable[[Callable[[], Replay]], Awaitable[Replay]]) -> None:
        self.store = store
        self._beside = beside
        #: with how many entries: who went back from the end has played on to another one
        self._open: OrderedDict[str, tuple[int, asyncio.Future[Replay]]] = OrderedDict()

    async def get(self, room: str) -> Replay:
        """A replay: of a match that is over, or of a worked example as our tests play it, by its id. LookupError where there is none of that name."""
        if ":" in room:
            return await asyncio.to_thread(_worked, room)
        words = "there is no match of that name that is over"
        try:
            head, entries, ended = await asyncio.to_thread(self.store.read, room)
        except NoRoom:
            raise LookupError(words) from None
        if not ended:
            self._open.pop(room, None)
            raise LookupError(words)
        count, task = self._open.pop(room, (0, None))
        if task is None or count != len(entries):
            task = asyncio.ensure_future(self._beside(lambda: Replay(head, entries)))
        self._open[room] = len(entries), task
        while len(self._open) > _KEPT:
            self._open.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Exception:
            self._open.pop(room, None)
            raise


__all__ = ["Branch", "Finished", "Moment", "Replay", "ReplaySeen", "ReplayTold", "Replays", "SaveText", "brought", "entry_of"]
