"""What goes over the wire, both ways: one struct a message, told apart by `type`. docs/protocol.md is about these."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct, field

from longbox.tables.figures import Traced
from longbox.tables.question import Option, Question
from longbox.tables.table import Table

#: more bytes than this are no message
MOST_BYTES: Final = 16_384
#: a room's answers, lines of the log and so on are counted, and never this many
MOST: Final = 10_000_000

Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]
Whole: TypeAlias = Annotated[int, Meta(ge=-(1 << 53), le=1 << 53)]
Ref: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 53)]
Answer: TypeAlias = Annotated[list[Whole], Meta(max_length=2_000)]


class Wrong(Struct):
    """Why something that was asked without a table can't be done."""

    words: str


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """A message of a client. `id` is the client's own, and comes back in what answers it."""

    id: Annotated[str, Meta(max_length=64)] = ""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: which room, by which key. With `stream` and `seen` of an earlier connection only what is new is sent; `chats`:
    things said from that number on (-1: the latest, or none to whom comes back to the same stream)."""

    room: Annotated[str, Meta(max_length=64)] = ""
    key: Annotated[str, Meta(max_length=128)] = ""
    stream: Annotated[str, Meta(max_length=64)] = ""
    seen: Count = 0
    lines: Count = 0
    chats: Annotated[int, Meta(ge=-1, le=MOST)] = -1


class Give(FromClient, frozen=True, tag="answer"):
    """An answer to the decision of that number. The same one twice does nothing the second time."""

    number: Count = 0
    answer: Answer = field(default_factory=list)


class Next(FromClient, frozen=True, tag="next"):
    """What may follow a part of an answer: for clients that build one up integer by integer."""

    number: Count = 0
    answer: Answer = field(default_factory=list)


class Why(FromClient, frozen=True, tag="why"):
    """What stands against everything that one might do with a card."""

    card: Ref = 0
    player: Annotated[int, Meta(ge=-1, le=64)] = -1


class Read(FromClient, frozen=True, tag="read"):
    """A card, read."""

    card: Ref = 0


class Hint(FromClient, frozen=True, tag="hint"):
    """What would the computer do at the question of that number, and how sure is it?"""

    number: Count = 0


class Preview(FromClient, frozen=True, tag="preview"):
    """What comes of an answer to the question of that number, if nobody does anything after it?"""

    number: Count = 0
    answer: Answer = field(default_factory=list)


class Auto(FromClient, frozen=True, tag="auto"):
    """`on`: whatever may be passed is passed for this seat, until something happens to it. `stops`: where one stops besides, from now on
    (of those in the document; null: as it was)."""

    on: bool = False
    stops: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=64)] | None = None


class Meanwhile(FromClient, frozen=True, tag="meanwhile"):
    """A player of one's seat uses what may be used at any time: one of those in the document."""

    player: Annotated[int, Meta(ge=0, le=64)] = 0
    index: Annotated[int, Meta(ge=0, le=1_000)] = 0


class Undo(FromClient, frozen=True, tag="undo"):
    """Back to before one's last answer; if other people play, they are asked."""


class Agree(FromClient, frozen=True, tag="agree"):
    """What one says to another's wish to go back."""

    yes: bool = False


class Concede(FromClient, frozen=True, tag="concede"):
    """A player of one's seat gives up."""

    player: Annotated[int, Meta(ge=-1, le=64)] = -1


class Say(FromClient, frozen=True, tag="chat"):
    """Something said to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)] = ""


class Ping(FromClient, frozen=True, tag="ping"):
    """Is anybody there?"""


Incoming = Hello | Give | Next | Why | Read | Hint | Preview | Auto | Meanwhile | Undo | Agree | Concede | Say | Ping


class ToClient(Struct, tag_field="type", frozen=True):
    """A message of the server."""


class Welcome(ToClient, frozen=True, tag="welcome"):
    """Who one is at the table: `seat` -1 is a spectator. `stream` names the sequence that `seq` of views and patches counts in.

    `example` is the id of the worked example that the table began with; "" if it was a game.
    """

    room: str
    game: str
    title: str
    seat: int
    players: list[int]
    stream: str
    example: str = ""


class WhoIsAsked(Struct, frozen=True):
    """Who has to decide: the player, and the seat that answers."""

    player: int
    seat: int
    name: str


class Ended(Struct, frozen=True):
    """How the match ended."""

    winners: list[str]
    words: str
    rule: str


class Passes(Struct, frozen=True):
    """Passing by itself: is it `on` for this seat, and may it be turned on at the question that is asked; what has `stopped` it last ("" nothing);
    where one wants to stop, and everywhere that one may."""

    on: bool
    may: bool
    stopped: str
    stops: list[str]
    all: list[str]


class AnyTime(Struct, frozen=True):
    """Something that a player of this seat may use at any time."""

    player: int
    index: int
    words: str


class Document(Struct, frozen=True):
    """All that a seat sees: what patches change. `question` is what is asked of this seat, `number` the one to answer it by; `auto` is null where
    nothing is passed by itself."""

    number: int
    table: Table
    asked: WhoIsAsked | None
    question: Question | None
    result: Ended | None
    #: the seats that somebody is connected from (-1: spectators)
    present: list[int]
    #: what each seat is called, and who plays it ("person", or an agent)
    seats: list[list[str]]
    auto: Passes | None
    meanwhile: list[AnyTime]


class ViewOf(ToClient, frozen=True, tag="view"):
    """All that one sees, whole."""

    seq: int
    now: Document


class Patch(ToClient, frozen=True, tag="patch"):
    """What has changed in the document: [path, value] sets, [path] takes away; a path is a list of keys and places."""

    seq: int
    changes: list[list[object]]


class Line(Struct, frozen=True):
    """A line of the log."""

    text: str
    rule: str
    depth: int


class Log(ToClient, frozen=True, tag="log"):
    """Lines of the log from the n-th on; whatever one had from there on before is gone (somebody went back)."""

    at: int
    lines: list[Line]


class Done(ToClient, frozen=True, tag="done"):
    """What was asked for has been done, and is on disk. `number` is that of the decision which is open now."""

    id: str
    number: int


class Follow(ToClient, frozen=True, tag="next"):
    """What may follow, each integer with what it stands for; -1: the answer may end."""

    id: str
    next: list[Option]


class Against(Struct, frozen=True):
    """An objection."""

    rule: str
    text: str


class Deed(Struct, frozen=True):
    """Something one might do, and all that is against it (nothing: it can be done now)."""

    text: str
    against: list[Against]


class Because(ToClient, frozen=True, tag="why"):
    """The answer to `why`."""

    id: str
    card: int
    deeds: list[Deed]


class Ruling(Struct, frozen=True):
    """A worked example of the rulebook with a card: a situation, and what must come of it. `laid`: it can be opened as a table."""

    id: str
    rule: str
    situation: str
    expected: str
    laid: bool


class CardRead(ToClient, frozen=True, tag="card"):
    """A card, read: lines of words, the first its name; its figures, each with where it comes from; rulings on it."""

    id: str
    card: int
    lines: list[str]
    figures: tuple[Traced, ...]
    rulings: tuple[Ruling, ...]


class Way(Struct, frozen=True):
    """An answer that was looked into: how likely one is to win by it (0 to 1), going by so many deals of what one does not see."""

    answer: list[int]
    words: str
    worth: float
    deals: int


class Hinted(ToClient, frozen=True, tag="hint"):
    """What the computer player `by` would answer to the question of that number.

    `sure` is how likely that is better than everything else it has looked into (0 to 1; null: it has not looked ahead). `ways` are the
    best of what it has looked into, what it would do first.
    """

    id: str
    number: int
    by: str
    answer: list[int]
    words: str
    sure: float | None
    ways: list[Way]


class FigureChanged(Struct, frozen=True):
    """A figure that would be another."""

    name: str
    before: int | str
    now: int | str


class CardChanged(Struct, frozen=True):
    """A card that would leave the table where it is (`gone`), or be marked, or have other figures."""

    card: int
    name: str
    gone: bool
    marks: list[str]
    figures: list[FigureChanged]


class SideChanged(Struct, frozen=True):
    """A player who would be out, or have other figures."""

    player: int
    name: str
    out: bool
    figures: list[FigureChanged]


class Changes(Struct, frozen=True):
    """What would be otherwise on the table, as everybody sees it."""

    cards: list[CardChanged]
    sides: list[SideChanged]


class Foreseen(ToClient, frozen=True, tag="preview"):
    """What would come of an answer if nobody did anything: the log, what has changed; `then` is what would be asked before it is all over."""

    id: str
    number: int
    lines: list[Line]
    changes: Changes
    then: str


class Asked(ToClient, frozen=True, tag="asked"):
    """Somebody wants to go back; `agree` answers. `by` "" takes the question away."""

    by: str


class Said(ToClient, frozen=True, tag="chat"):
    """Somebody said something: the `at`-th thing said at this table."""

    at: int
    by: str
    text: str


class Refusal(ToClient, frozen=True, tag="error"):
    """A message was not taken: `place` is where in it, `words` what would be right. Nothing has changed by it.

    `code`: "bad" (malformed), "late" (that decision is not open any more), "illegal", "nobody" (no such room, or not with that key),
    "elsewhere" (another server has the room: `words` is its address), "slow" (too many messages), "broken" (ours to mend), "going"
    (the server ends: come back).
    """

    id: str
    code: str
    place: str
    words: str


class Pong(ToClient, frozen=True, tag="pong"):
    """Yes."""

    id: str


Outgoing = Welcome | ViewOf | Patch | Log | Done | Follow | Because | CardRead | Hinted | Foreseen | Asked | Said | Refusal | Pong
