"""A room: one match, who may sit where, and what has happened in it. No network and no disk in here.

What happens in a room are entries: an answer, a player conceding, a step back, a wish to go back and what is said to it, passing that is
left to the room, something said at the table. A room is its head and its entries; the same head and entries give the same room.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct, field

from longbox.games import entry
from longbox.kernel.decisions import IllegalAnswer
from longbox.kernel.match import Match
from longbox.kernel.setups import EXAMPLE
from longbox.serving.messages import AnyTime, Document, Ended, Passes, WhoIsAsked
from longbox.tables.question import question_of
from longbox.tables.table import table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from longbox.kernel.decisions import Answer
    from longbox.kernel.state import State
    from longbox.tables.figures import Traced
    from longbox.tables.passing import Passing

#: who sits where no agent does
PERSON: Final = "person"
#: whose seat it is that only looks on
SPECTATOR: Final = -1


class Head(Struct, frozen=True):
    """How a room was opened: the match, who plays each seat, and the keys, of which only digests are kept."""

    id: str
    game: str
    setup: dict[str, object]
    seed: int
    #: of each seat: PERSON, or the agent's name
    seats: list[str]
    #: digest of a key -> the seat it is for
    keys: dict[str, int]
    title: str = ""


class Answered(Struct, tag="answer", frozen=True):
    """An answer to the open decision; `auto`: it was passed by itself, as the seat wanted."""

    seat: int
    answer: list[int]
    auto: bool = False


class Conceded(Struct, tag="concede", frozen=True):
    """A player gave up."""

    player: int


class Used(Struct, tag="meanwhile", frozen=True):
    """A player used what may be used at any time."""

    player: int
    index: int


class TimeCalled(Struct, tag="time", frozen=True):
    """Time was called, in a match that was played elsewhere."""


class Back(Struct, tag="back", frozen=True):
    """The match went back to so many answers."""

    to: int


class Wished(Struct, tag="wish", frozen=True):
    """Somebody wants to go back to so many answers, and the others are asked."""

    seat: int
    to: int


class Agreed(Struct, tag="agree", frozen=True):
    """What somebody said to that; once all have said yes a `Back` comes instead."""

    seat: int
    yes: bool


class Rested(Struct, tag="rest", frozen=True):
    """A seat wants to be left alone until something happens to it, or not any more; `stops`: where it stops besides (null: as it was)."""

    seat: int
    on: bool
    stops: list[str] | None = None


class Spoken(Struct, tag="chat", frozen=True):
    """Somebody said something."""

    seat: int
    text: str


Entry = Answered | Conceded | Used | TimeCalled | Back | Wished | Agreed | Rested | Spoken

#: entries that leave the question that is open as it is
_BESIDE: Final = (Wished, Agreed, Rested, Spoken)


class Refused(Exception):
    """Something that can't be done in a room; `code` as in `messages.Refusal`."""

    def __init__(self, code: str, words: str, place: str = "") -> None:
        super().__init__(words)
        self.code = code
        self.place = place


class Wish(Struct):
    """Somebody wants to go back: to so many answers, and who has yet to agree."""

    seat: int
    to: int
    waiting: list[int] = field(default_factory=list)


class Resting(Struct):
    """A seat that wants to be left alone: what went on when it said so (None: it does not), where it stops besides, what has stopped it."""

    before: frozenset[Hashable] | None = None
    stops: tuple[str, ...] | None = None
    stopped: str = ""


def new_key() -> str:
    """A secret of 128 bits, as it stands in a link."""
    return secrets.token_urlsafe(16)


def digest_of(key: str) -> str:
    """What is kept of a key. It has 128 random bits: nothing is gained by hashing it slowly."""
    return hashlib.sha256(key.encode()).hexdigest()


class Room:
    """A room, as it stands after its entries."""

    def __init__(self, head: Head, entries: Sequence[Entry] = ()) -> None:
        self.head = head
        self.entries: list[Entry] = []
        self.match = Match(entry(head.game).rules, head.setup, head.seed)
        self.names = list(self.match.names)
        at = entry(head.game)
        self.figures: Callable[[State, int, int], tuple[Traced, ...]] = at.find(at.figures)
        self.passing: Passing[State] | None = at.find(at.passing) if at.passing else None
        self.resting: dict[int, Resting] = {}
        #: the answer that passes the open question for a seat that wants it so
        self.passed: Answer | None = None
        #: which answers of the match were passed by themselves
        self._by_itself: list[bool] = []
        self.wish: Wish | None = None
        #: all that was said
        self.said: list[Spoken] = []
        #: the entries that were answers to decisions, or took them away: the next one has this number
        self.number = 0
        self._given: dict[int, Entry] = {}
        for e in entries:
            self.take(e)

    # -- who is who ---------------------------------------------------------------------------------------------------

    def seat_of(self, key: str) -> int | None:
        """The seat that a key opens; None if it opens nothing."""
        wanted = digest_of(key)
        found: int | None = None
        for kept, seat in self.head.keys.items():
            if hmac.compare_digest(kept, wanted):
                found = seat
        return found

    @property
    def example(self) -> str:
        """The worked example that it began with; "" if it was a game."""
        return str(self.head.setup.get(EXAMPLE, ""))

    def players(self, seat: int) -> list[int]:
        """The players that a seat answers for."""
        return [p.number for p in self.match.players if p.seat == seat]

    def called(self, seat: int) -> str:
        """What a seat is called."""
        names = [self.names[p] for p in self.players(seat)]
        return " and ".join(names) if names else "a spectator"

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.head.seats) if who == PERSON]

    @property
    def to_move(self) -> str:
        """The agent that has to answer now; "" if nobody has, or a person."""
        d = self.match.decision
        who = self.head.seats[d.seat] if d is not None else PERSON
        return "" if who == PERSON else who

    # -- what happens -------------------------------------------------------------------------------------------------

    def take(self, e: Entry) -> None:
        """Do what an entry says. IllegalAnswer, changing nothing, if it can't be."""
        if isinstance(e, Answered):
            self.match.choose(tuple(e.answer))
        elif isinstance(e, Conceded):
            self.match.concede(e.player)
        elif isinstance(e, Used):
            self.match.interject(e.player, e.index)
        elif isinstance(e, TimeCalled):
            self.match.call_time()
        elif isinstance(e, Back):
            if not 0 <= e.to <= len(self.match.answers):
                raise IllegalAnswer(f"there are {len(self.match.answers)} answers, so that nobody can go back to {e.to}")
            while len(self.match.answers) > e.to:
                self.match.undo()
            for rest in self.resting.values():
                rest.before = None
        elif isinstance(e, Wished):
            self.wish = Wish(e.seat, e.to, [s for s in self.people if s != e.seat])
        elif isinstance(e, Agreed):
            self._heed(e)
        elif isinstance(e, Rested):
            self._rest(e)
        else:
            self.said.append(e)
        count = len(self.match.answers)
        del self._by_itself[count:]
        if len(self._by_itself) < count:
            self._by_itself.append(isinstance(e, Answered) and e.auto)
        self.entries.append(e)
        if not isinstance(e, _BESIDE):
            self._given[self.number] = e
            self.number += 1
            self.wish = None
            self.look_on()

    def answer(self, seat: int, number: int, answer: Sequence[int]) -> Answered | None:
        """The entry for an answer of a seat; None if it was given already. Refused if it can't be."""
        if number < self.number:
            before = self._given[number]
            if isinstance(before, Answered) and before.seat == seat and before.answer == list(answer):
                return None
            raise Refused("late", "that question is not open any more; nothing has changed", "number")
        d = self.match.decision
        if number > self.number:
            raise Refused(
                "late", f"there is no question {number} yet; the one that is open has the number {self.number}", "number"
            )
        if d is None:
            raise Refused("late", "the match is over: nothing is asked", "number")
        if d.seat != seat:
            raise Refused("illegal", f"this question is asked of {self.called(d.seat)}", "number")
        try:
            d.check(tuple(answer))
        except IllegalAnswer as error:
            raise Refused("illegal", str(error), "answer") from None
        return Answered(seat, list(answer))

    def use(self, seat: int, player: int, index: int) -> Used:
        """The entry for a player of the seat using what may be used at any time."""
        if (player, index) not in [(each.player, each.index) for each in self.any_time(seat)]:
            raise Refused("illegal", "that can't be used just now", "index")
        return Used(player, index)

    def any_time(self, seat: int) -> list[AnyTime]:
        """What players of a seat may use now, whoever is asked what."""
        game, s = self.match.game, self.match.state
        if self.match.decision is None:
            return []
        mine = [p.number for p in self.match.players if p.seat == seat and not p.out]
        found = [(p, i, words) for p in mine for i, words in enumerate(game.interjections(s, p))]
        return [AnyTime(p, i, words) for p, i, words in found if game.interjecting(s, p, i) is not None]

    # -- passing by itself ----------------------------------------------------------------------------------------------

    def rest(self, seat: int, on: bool, stops: Sequence[str] | None) -> Rested:
        """The entry for a seat that wants to be left alone until something happens to it, or not any more; and its stops."""
        if self.passing is None:
            raise Refused("illegal", "in this game nothing is passed by itself", "type")
        if stops is not None and (wrong := [each for each in stops if each not in self.passing.stops]):
            raise Refused("illegal", f"there is no stop {wrong[0]!r}; there are: {', '.join(self.passing.stops)}", "stops")
        return Rested(seat, on, None if stops is None else list(dict.fromkeys(stops)))

    def _rest(self, e: Rested) -> None:
        rest = self.resting.setdefault(e.seat, Resting())
        if e.stops is not None:
            rest.stops = tuple(e.stops)
        rest.before, rest.stopped = None, ""
        d = self.match.decision
        if e.on and d is not None and self.passing is not None:
            player = d.player if d.seat == e.seat else self.players(e.seat)[0]
            rest.before = frozenset(self.passing.concerns(self.match.state, player, rest.stops))
        self.look_on()

    def look_on(self) -> None:
        """Is the open question passed for its seat, or does something end that?"""
        self.passed = None
        d = self.match.decision
        rest = self.resting.get(d.seat) if d is not None else None
        if d is None or rest is None or rest.before is None or self.passing is None:
            return
        passed = self.passing.passed(d)
        now = self.passing.concerns(self.match.state, d.player, rest.stops)
        fresh = [words for key, words in now.items() if key not in rest.before]
        if passed is None or fresh:
            rest.before, rest.stopped = None, fresh[0] if fresh else "you are asked something else"
        else:
            self.passed = passed

    def _passes(self, seat: int) -> Passes | None:
        """How it stands with passing by itself, for a seat."""
        if self.passing is None or seat == SPECTATOR:
            return None
        rest = self.resting.get(seat) or Resting()
        d = self.match.decision
        may = d is not None and d.seat == seat and self.passing.passed(d) is not None
        stops = self.passing.usual if rest.stops is None else rest.stops
        return Passes(rest.before is not None, may, rest.stopped, list(stops), list(self.passing.stops))

    def concede(self, seat: int, player: int) -> Conceded:
        """The entry for a player giving up; -1 is the only one of the seat."""
        mine = [p.number for p in self.match.players if p.seat == seat and not p.out]
        if player == -1 and len(mine) == 1:
            player = mine[0]
        if self.match.decision is None or player not in mine:
            raise Refused("illegal", "you can't concede for that player, or not any more", "player")
        return Conceded(player)

    def undo(self, seat: int) -> Back | Wished:
        """The entry for a seat that wants to go back to before its last answer: where other people play, they are asked (`wish`)."""
        to = self._before(seat)
        return Wished(seat, to) if any(s != seat for s in self.people) else Back(to)

    def agree(self, seat: int, yes: bool) -> Back | Agreed:
        """The entry for what a seat says to a wish. It is gone if one says no; once all have agreed it is done."""
        if self.wish is None or seat not in self.wish.waiting:
            raise Refused("late", "nobody asks you to go back")
        return Back(self.wish.to) if yes and self.wish.waiting == [seat] else Agreed(seat, yes)

    def _heed(self, e: Agreed) -> None:
        if self.wish is not None and e.yes:
            self.wish.waiting.remove(e.seat)
        elif self.wish is not None:
            self.wish = None

    def _before(self, seat: int) -> int:
        answered = self.match.answered()
        for at in range(len(answered) - 1, -1, -1):
            asked = answered[at][0].decision
            # what was passed by itself is taken back together with what came before it
            if asked is not None and asked.seat == seat and not self._by_itself[at]:
                return at
        raise Refused("illegal", "you have answered nothing yet that could be taken back")

    # -- what is seen -------------------------------------------------------------------------------------------------

    def document(self, seat: int, present: list[int]) -> Document:
        """All that a seat (-1: a spectator) sees of the match."""
        any_time = self.any_time(seat) if seat != SPECTATOR else []
        return self._seen(len(self.match.answers), self.number, seat, present, self._passes(seat), any_time)

    def document_at(self, step: int, seat: int) -> Document:
        """All that a seat saw before the answer of that number."""
        return self._seen(step, step, seat, [], None, [])

    def _seen(
        self, step: int, number: int, seat: int, present: list[int], auto: Passes | None, any_time: list[AnyTime]
    ) -> Document:
        state, _ = self.match.stood_at(step)
        d = state.decision
        result = self.match.result if state is self.match.state else None
        return Document(
            number,
            table_of(self.match.view_at(step, seat)),
            None if d is None else WhoIsAsked(d.player, d.seat, self.names[d.player]),
            question_of(self.match.view_at(step, seat)),
            None if result is None else Ended(list(self.match.winners), self.match.ending, result.rule),
            present,
            [[self.called(s), who] for s, who in enumerate(self.head.seats)],
            auto,
            any_time,
        )

    def finished(self) -> str:
        """What is told of it in the list of matches that are over, as JSON; "" while it goes on."""
        if self.match.decision is not None:
            return ""
        names = [self.names, self.head.seats, self.match.ending, len(self.match.answers)]
        return msgspec.json.encode([self.head.game, self.match.game.title, *names]).decode()
