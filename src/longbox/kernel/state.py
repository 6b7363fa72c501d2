"""State as plain data: things under one numbering, references that know their object, copy-on-write clones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar, cast

from longbox.kernel.copying import copied
from longbox.kernel.memory import Memory
from longbox.kernel.telling import Foretold
from longbox.kernel.variables import C, G, P, V

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Frame
    from longbox.kernel.modifiers import Modifier, Table, Writing
    from longbox.kernel.telling import Line, Notice

#: A reference packs the number of a thing (low bits) and its incarnation, so that it knows when its object has gone.
NUMBER_BITS = 12
NUMBER_MASK = (1 << NUMBER_BITS) - 1
NOTHING = -1

_MASK64 = (1 << 64) - 1
#: Facet bit every game shares: the text of some object came, went or changed.
TEXT = 1
ALL_FACETS = (1 << 30) - 1


def number_of(ref: int) -> int:
    """The number of the thing that `ref` speaks of, whether or not it is still the same object."""
    return ref & NUMBER_MASK


class Defined(Protocol):
    """A card's definition, as far as the kernel looks at it: what tells it from all others, in digests as well."""

    digest_key: str


D = TypeVar("D", bound=Defined, covariant=True)
T = TypeVar("T")
C_co = TypeVar("C_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)


class Token:
    """Marks who may write a thing in place. Compared by identity only."""

    __slots__ = ()


class Thing:
    """A player, a card or an item on the chain. `inc` grows whenever it stops being the object it was."""

    __slots__ = ("inc", "number", "token")

    def __init__(self, number: int) -> None:
        self.token: Token | None = None
        self.number = number
        self.inc = 0

    @property
    def ref(self) -> int:
        """A reference to this thing as the object it is now."""
        return self.inc << NUMBER_BITS | self.number

    def fork(self) -> Self:
        """A copy that may be written. Subclasses with hot fields write theirs by hand."""
        return copied(self)


class Player(Thing):
    """A role in the rules. `seat` is who answers for it; a seat may hold several players."""

    __slots__ = ("name", "out", "seat")

    def __init__(self, number: int, name: str, seat: int) -> None:
        super().__init__(number)
        self.name = name
        self.seat = seat
        self.out = False


class Card(Thing, Generic[D]):
    """A card. `printed` is its definition (of a class of its game), `known` the bits of the seats that know which card this is."""

    __slots__ = ("face", "known", "owner", "printed", "zone")

    def __init__(self, number: int, owner: int, printed: D, zone: int) -> None:
        super().__init__(number)
        self.owner = owner
        self.printed = printed
        self.face = 0
        self.zone = zone
        self.known = 0


class Gone(Protocol[C_co, V_co]):
    """What an object is remembered by that has gone: the card as it was last, with the values that it had."""

    @property
    def card(self) -> C_co:
        """A copy of it."""

    @property
    def values(self) -> V_co:
        """Its last values."""


class Copied(Protocol):
    """Current values, as far as the kernel looks at them."""

    def copy(self) -> Self:
        """A copy to be changed."""


class StateOf(Generic[G, V, C, P]):
    """One moment of a match of the game G, whose current values are V: plain data. Only an event's `apply` (and a frame's own place) changes it.

    `things` holds everything that has a number; `cards` and `players` are the same list, for who knows what a number names.
    `zones` are tuples of numbers (shared between clones), `frames` what is under way (the last runs next), `decision` what is
    asked just now.
    """

    __slots__ = (
        "answer",
        "asides",
        "cards",
        "clock",
        "decision",
        "dirty",
        "frames",
        "free",
        "game",
        "log",
        "memory",
        "modifiers",
        "outcome",
        "past",
        "pending",
        "players",
        "quiet",
        "result",
        "rng",
        "table",
        "things",
        "token",
        "unsettled",
        "zones",
    )
    #: Slots that are caches or plumbing, not facts of the match: left out of digests.
    plumbing: ClassVar[frozenset[str]] = frozenset(
        {"token", "table", "dirty", "unsettled", "log", "asides", "game", "decision", "answer", "outcome", "cards", "players"}
    )

    def __init__(self, game: G, seed: int) -> None:
        self.game = game
        self.token = Token()
        self.hold([])
        self.zones: list[tuple[int, ...]] = []
        self.frames: list[Frame] = []
        self.free: tuple[int, ...] = ()
        self.modifiers: tuple[Modifier, ...] = ()
        self.pending: tuple[Any, ...] = ()
        self.memory: Memory = Memory()
        self.past: dict[int, Gone[C, V]] = {}
        self.rng = (seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) & _MASK64
        self.clock = 0
        self.decision: Decision | None = None
        self.answer: Answer = ()
        self.outcome: Any = None
        self.log: Callable[[Self, Line[Self]], None] | None = None
        #: what is to be told after the line of the event that is being applied
        self.asides: tuple[Notice, ...] = ()
        self.dirty = ALL_FACETS
        #: facets changed since the game last found that nothing must happen
        self.unsettled = ALL_FACETS
        self.table: Table[V] | None = None
        self.result: Any = None
        self.quiet = 0

    # -- copying ------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy. Things and frames are shared until either side writes them."""
        cls = self.__class__
        new = cls.__new__(cls)
        self.copy_into(new)
        return new

    def hold(self, things: list[Thing]) -> None:
        """Everything that has a number is in this list; what a number names is for those to know who say `cards` or `players`."""
        self.things = things
        self.cards = cast("list[C]", things)
        self.players = cast("list[P]", things)

    def copy_into(self, new: Self) -> None:
        """Fill a fresh instance for `clone`; subclasses extend it by their own fields."""
        new.game = self.game
        self.token = Token()
        new.token = Token()
        new.hold(list(self.things))
        new.zones = list(self.zones)
        new.frames = list(self.frames)
        new.free = self.free
        new.modifiers = self.modifiers
        new.pending = self.pending
        new.memory = self.memory.fork()
        new.past = dict(self.past)
        new.rng = self.rng
        new.clock = self.clock
        new.decision = self.decision
        new.answer = self.answer
        new.outcome = self.outcome
        new.log = None
        new.asides = self.asides
        new.dirty = self.dirty
        new.unsettled = self.unsettled
        new.table = self.table
        new.result = self.result
        new.quiet = self.quiet

    def write(self, number: int) -> C:
        """The card with this number, owned by this state and so free to be changed (inside an `apply` only)."""
        card = self.cards[number]
        if card.token is not self.token:
            card = card.fork()
            card.token = self.token
            self.cards[number] = card
        return card

    def write_player(self, number: int) -> P:
        """The player with this number, to be changed."""
        player = self.players[number]
        if player.token is not self.token:
            player = player.fork()
            player.token = self.token
            self.players[number] = player
        return player

    def write_thing(self, number: int) -> Thing:
        """Whatever has this number, to be changed."""
        thing = self.things[number]
        if thing.token is not self.token:
            thing = thing.fork()
            thing.token = self.token
            self.things[number] = thing
        return thing

    def write_frame(self, index: int) -> Frame:
        """The frame at this place of the stack, owned by this state: for what changes an occurrence that is under way."""
        frame = self.frames[index]
        if frame.token is not self.token:
            frame = frame.fork()
            frame.token = self.token
            self.frames[index] = frame
        return frame

    # -- references ---------------------------------------------------------------------------------------------

    def ref(self, number: int) -> int:
        """A reference to the object that this number names now."""
        inc: int = self.things[number].inc
        return inc << NUMBER_BITS | number

    def there(self, ref: int) -> bool:
        """Is the object still the one that `ref` was made for?"""
        return ref >= 0 and bool(self.things[ref & NUMBER_MASK].inc == ref >> NUMBER_BITS)

    def get(self, ref: int) -> Thing:
        """The thing behind a reference or number, whatever it is."""
        return self.things[ref & NUMBER_MASK]

    def card(self, ref: int) -> C:
        """The card behind a reference or number."""
        return self.cards[ref & NUMBER_MASK]

    def player(self, ref: int) -> P:
        """The player behind a reference or number."""
        return self.players[ref & NUMBER_MASK]

    def add_thing(self, thing: Thing) -> int:
        """Give a new thing (an item on the chain) a number, reusing one that is free."""
        if self.free:
            number = self.free[0]
            self.free = self.free[1:]
            thing.number = number
            thing.inc = self.things[number].inc + 1
            self.things[number] = thing
        else:
            number = thing.number = len(self.things)
            if number > NUMBER_MASK:
                raise OverflowError(f"a match can't have more than {NUMBER_MASK + 1} players, cards and plays at once")
            self.things.append(thing)
        thing.token = self.token
        return number

    def drop_thing(self, number: int) -> None:
        """Give a number back; references to it are no longer there."""
        self.write_thing(number).inc += 1
        self.free = tuple(sorted((*self.free, number)))

    # -- values -------------------------------------------------------------------------------------------------

    def now(self, ref: int) -> V:
        """Current values of an object or card."""
        table = self.table
        if table is None or self.dirty & table.reads:
            table = self.refresh()
        found = table.values.get(ref & NUMBER_MASK)
        if found is not None:
            return found
        return table.elsewhere(self, ref & NUMBER_MASK)

    def facts(self) -> Table[V]:
        """The fresh table of current values, listeners and rule answers."""
        table = self.table
        if table is None or self.dirty & table.reads:
            table = self.refresh()
        return table

    def refresh(self) -> Table[V]:
        """Recompute the table of current values in one pass: only the values, if what is at work can't have changed."""
        old = self.table
        if old is not None and not self.dirty & old.works:
            table = self.table = old.settled_anew()
            self.dirty = 0
            self.game.fill(self, table)
            return table
        made: Table[V] = self.game.build_table(self)
        self.table = made
        self.dirty = 0
        return made

    def written(self) -> list[Writing]:
        """All that modifiers write on what the table covers, in the order in which they apply: it is computed anew for that."""
        table = self.table = self.facts().settled_anew()
        told: list[Writing] = []
        self.game.fill(self, table, told)
        return told

    def seen(self, ref: int) -> V:
        """Current values if the object is still there, else the last known ones."""
        if self.there(ref):
            return self.now(ref)
        past = self.past.get(ref)
        if past is None:
            return self.now(ref)
        return past.values

    def was(self, ref: int) -> C:
        """The card itself if still there, else its last known copy."""
        if self.there(ref):
            return self.cards[ref & NUMBER_MASK]
        past = self.past.get(ref)
        return past.card if past is not None else self.cards[ref & NUMBER_MASK]

    # -- chance and time (inside an `apply` only) -----------------------------------------------------------------

    def below(self, n: int) -> int:
        """A uniform integer in range(n)."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            self.rng = (self.rng + 0x9E3779B97F4A7C15) & _MASK64
            z = self.rng
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK64
            z ^= z >> 31
            if z < limit:
                return z % n

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        """The cards in the order that a shuffle gives them, uniformly random unless a game lays it down."""
        return self.mixed(cards)

    def mixed(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items, whatever they are, in a uniformly random order."""
        out = list(items)
        below = self.below
        for i in range(len(out) - 1, 0, -1):
            j = below(i + 1)
            out[i], out[j] = out[j], out[i]
        return tuple(out)

    def shuffle(self, zone: int, keep: Sequence[int] = ()) -> None:
        """The cards of a zone, in an order that nobody knows; those in `keep` are being held by somebody meanwhile."""
        self.zones[zone] = self.renumber(self.shuffled(self.zones[zone]), keep)

    def renumber(self, cards: Sequence[int], keep: Sequence[int] = ()) -> tuple[int, ...]:
        """Those cards, in that order, each under another of their numbers: the first has the least. Those in `keep` stay as they are.

        Where nobody knows which card lies where, a number tells nothing of the card that it is then: who has seen the card before
        can't find it again by that. Nor is any reference to them good any more.
        """
        things, token = self.things, self.token
        others = [n for n in cards if n not in keep] if keep else list(cards)
        numbers = sorted(others)
        if self.table is not None and not self.dirty & TEXT:
            # what is at work from where they lie (a hand, a pile) is at work under its new number
            covered = self.table.values
            if any(n in covered for n in numbers):
                self.dirty |= TEXT
        incs = [things[n].inc + 1 for n in numbers]
        anew = [things[n] for n in others]
        for number, inc, card in zip(numbers, incs, anew, strict=True):
            if card.token is not token:
                card = card.fork()
                card.token = token
            card.number = number
            card.inc = inc
            things[number] = card
        if not keep:
            return tuple(numbers)
        left = iter(numbers)
        return tuple(n if n in keep else next(left) for n in cards)

    def mingle(self, cards: Sequence[int]) -> dict[int, int]:
        """Renumber cards where they lie: old number -> new one."""
        zones = dict.fromkeys(self.cards[n].zone for n in cards)
        new = dict(zip(cards, self.renumber(cards), strict=True))
        for zone in zones:
            self.zones[zone] = tuple([new.get(n, n) for n in self.zones[zone]])
        return new

    def tick(self) -> int:
        """A new timestamp."""
        self.clock += 1
        return self.clock

    # -- zones (inside an `apply` only) ---------------------------------------------------------------------------

    def take(self, zone: int, number: int) -> None:
        """Remove a number from a zone's tuple."""
        cards = self.zones[zone]
        i = cards.index(number)
        self.zones[zone] = cards[:i] + cards[i + 1 :]

    def put(self, zone: int, number: int, index: int | None = None) -> None:
        """Insert a number into a zone's tuple, at its end unless an index is given."""
        cards = self.zones[zone]
        if index is None:
            self.zones[zone] = (*cards, number)
        else:
            self.zones[zone] = (*cards[:index], number, *cards[index:])

    def say(self, line: Notice) -> None:
        """Something comes of itself in the midst of an event: the log has it after the line of that event."""
        if self.log is not None:
            self.asides = (*self.asides, line)

    def note(self, line: Line[Self]) -> None:
        """A rule has come to something while nothing happens: the log has it at once."""
        if self.log is not None:
            self.log(self, line)

    def tell(self: Self, event: Event, asides: Sequence[Notice] = ()) -> None:
        """The line of an event, unless it was written when the event was announced, then those of what came in its midst."""
        if self.log is not None:
            if not event.announced:
                self.log(self, event)
            for line in asides:
                self.log(self, line)

    def tell_nothing(self: Self, event: Event) -> None:
        """An event whose line has been written already does not happen after all."""
        if self.log is not None:
            self.log(self, Foretold(event, "that comes to nothing"))

    def take_asides(self) -> Sequence[Notice]:
        """What has been said since this was last asked."""
        found = self.asides
        if found:
            self.asides = ()
        return found

    def mark(self, facets: int) -> None:
        """Declare that facets of the table changed."""
        self.dirty |= facets
        self.unsettled |= facets

    def cards_in(self, zones: Iterable[int]) -> list[int]:
        """The numbers of the cards in some zones, in order."""
        out: list[int] = []
        for zone in zones:
            out.extend(self.zones[zone])
        return out


#: A state of any game, where it is of no matter what its values are made of.
State = StateOf
