"""What a seat may see, and copies of the state in which all that it can't see is dealt anew."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Generic, Protocol

from msgspec import to_builtins

from longbox.kernel.decisions import END
from longbox.kernel.frames import AskAll
from longbox.kernel.variables import S
from longbox.outside import LONGEST_NAME

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Decision
    from longbox.kernel.state import Defined, State


class Seen(Protocol):
    """A card on a table that is laid out: what it is asked about by, and what it is called."""

    @property
    def ref(self) -> int:
        """Its reference."""

    @property
    def title(self) -> str:
        """Its whole name."""


class View(Generic[S]):
    """A seat's view of a moment. It hands out what the seat may know and nothing else: all that a fair player looks at."""

    __slots__ = ("_layout", "_references", "_state", "seat")

    def __init__(self, state: S, seat: int) -> None:
        self._state = state
        self._layout: object = None
        self._references: frozenset[int] | None = None
        self.seat = seat

    @property
    def game(self) -> str:
        """The name of the game."""
        name: str = self._state.game.name
        return name

    @property
    def table(self) -> Any:
        """The table as plain data, laid out by the game: a `longbox.tables.table.Table`. Don't change it.

        A card has its `ref` (by which `Match.why_not` knows it) and `name`; one that the seat does not know is None.
        """
        if self._layout is None:
            self._layout = self._state.game.layout(self._state, self.seat)
        return self._layout

    @property
    def cards(self) -> Sequence[Seen]:
        """Every card on the table that the seat sees, as `table` has it, in its order."""
        known: Sequence[Seen] = self.table.known_cards()
        return known

    @property
    def references(self) -> frozenset[int]:
        """The references of all cards on the table that the seat sees."""
        if self._references is None:
            self._references = frozenset([c.ref for c in self.cards])
        return self._references

    def about(self, option: object) -> tuple[int, ...]:
        """The cards, as references, that an option of the open decision is about, as far as the seat sees them."""
        found = self._state.game.option_cards(self._state, self.decision, option)
        known = self.references
        return tuple([ref for ref in dict.fromkeys(found) if ref in known])

    def find(self, title: str) -> list[int]:
        """The references of the cards of this title that the seat sees; it may leave out what follows a comma. None if there is none."""
        wanted = title.casefold().strip()
        names = [(c.ref, c.title.casefold()) for c in self.cards]
        exact = [ref for ref, name in names if name == wanted]
        return exact or [ref for ref, name in names if name.startswith(f"{wanted},")]

    def nearest(self, title: str) -> str:
        """What is near a title that is not there, for an error message."""
        names = list(dict.fromkeys(c.title for c in self.cards))
        near = get_close_matches(title[:LONGEST_NAME], names, 3, 0.5)
        return f"; nearest: {' | '.join(near)}" if near else ""

    @property
    def decision(self) -> Decision | None:
        """The open decision, when it is this seat's to answer."""
        d: Decision | None = self._state.decision
        return d if d is not None and d.seat == self.seat else None

    def prompt(self) -> str:
        """The question asked of this seat, in words; "" if nothing is."""
        d = self.decision
        return self._state.game.prompt(self._state, self.seat, d) if d is not None else ""

    @property
    def options(self) -> list[str]:
        """The options of the open decision in words, in the order of `decision.options`; none if nothing is asked of this seat."""
        d = self.decision
        return [self.option_text(option) for option in d.options] if d is not None else []

    def option_text(self, option: object) -> str:
        """One option of the open decision, or an action that `Match.why_not` is about, in words."""
        decision = self._state.decision
        assert decision is not None, "words of options are those of what is asked"
        return self._state.game.option_text(self._state, self.seat, decision, option)

    def told(self, option: object, rest: Sequence[int] = ()) -> str:
        """An option of the open decision in words, with what it was answered on by."""
        say = getattr(option, "told", None)
        return str(say(self._state, tuple(rest))) if rest and say is not None else self.option_text(option)

    def data(self) -> dict[str, object]:
        """All of it as plain data for JSON: "game", "seat", "table", and the "decision" of this seat (None: nothing is asked) with its
        "player", "kind", "rule", "prompt", "options" in words, and "next", the integers that an answer may begin with (-1: it may end)."""
        d = self.decision
        asked = None
        if d is not None:
            asked = {"player": d.player, "kind": d.kind, "rule": d.rule, "prompt": self.prompt(), "options": self.options}
            asked["next"] = list(d.next())
        return {"game": self.game, "seat": self.seat, "table": to_builtins(self.table), "decision": asked}

    def determinized(self, seed: int) -> S:
        """A state this seat can't tell from the true one, everything hidden dealt anew from `seed`: `Match.of` plays it on."""
        return determinize(self._state, (self.seat,), seed)


def determinize(s: S, seats: Sequence[int], seed: int) -> S:
    """A clone in which the cards unknown to all of `seats` are dealt anew within one back, with a fresh generator.

    What comes of it depends on the seed and on what the seats know, on nothing that is hidden from them.

    Known positions and whatever the seats were shown stay; sealed answers of others are drawn anew. Meant for those seats'
    own decisions.
    """
    new = s.clone()
    new.rng = (seed * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) & ((1 << 64) - 1)
    for group in s.game.hidden_groups(s, seats):
        # from one order whatever the truth is: two states that a seat can't tell apart are dealt alike
        printed = new.mixed(sorted((s.cards[n].printed for n in group), key=_name))
        owners = [s.cards[n].owner for n in group]
        for number, definition, owner in zip(group, printed, owners, strict=True):
            thing = new.write(number)
            thing.printed = definition
            thing.owner = owner
    for i, frame in enumerate(new.frames):
        if isinstance(frame, AskAll) and any(d.seat not in seats for d in frame.decisions):
            sealed = new.write_frame(i)
            assert isinstance(sealed, AskAll)
            sealed.answers = [
                a if d.seat in seats or a is None else any_answer(new, d) for a, d in zip(frame.answers, frame.decisions)
            ]
    new.mark((1 << 30) - 1)
    new.table = None
    return new


def _name(definition: Defined) -> str:
    """What tells a card's definition from others."""
    return definition.digest_key


def any_answer(s: State, decision: Decision) -> tuple[int, ...]:
    """An answer of a decision, drawn integer by integer with the state's own randomness."""
    prefix: tuple[int, ...] = ()
    while True:
        follow = decision.next(prefix)
        value = follow[s.below(len(follow))]
        if value == END:
            return prefix
        prefix = (*prefix, value)
