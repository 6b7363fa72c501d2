"""The table of a situation: players act and answer by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from longbox.games.dcdb.catalog import spelt
from longbox.games.dcdb.rules.attacks import Way
from longbox.games.dcdb.rules.buying import Buy, PointOut
from longbox.games.dcdb.rules.ending import points
from longbox.games.dcdb.rules.keywords import TimeTravel
from longbox.games.dcdb.rules.playing import DcAction, Play, Use
from longbox.games.dcdb.rules.turn import EndTurn
from longbox.games.dcdb.state import (
    ATTACHED,
    BELOW,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    KICKS,
    LINE_UP,
    MAIN,
    MAIN_DECK,
    PLAY,
    REMOVED,
    RESERVE,
    SUPER_VILLAINS,
    WEAKNESSES,
    DcCard,
    DcState,
    Pending,
)
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision
from longbox.kernel.match import Match
from longbox.situations.table import AnyTable


class Side:
    """A player at the table."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    def _zone(self, kind: int) -> list[str]:
        return self.table.names(self.table.s.zone(self.number, kind))

    @property
    def hand(self) -> list[str]:
        """The names of the cards in hand."""
        return self._zone(HAND)

    @property
    def deck(self) -> list[str]:
        """The deck, top first."""
        return self._zone(DECK)

    @property
    def discard(self) -> list[str]:
        """The discard pile, the latest last."""
        return self._zone(DISCARD)

    @property
    def play(self) -> list[str]:
        """The cards in the play zone."""
        return self._zone(PLAY)

    @property
    def below(self) -> list[str]:
        """The cards below the main character."""
        return self._zone(BELOW)

    @property
    def vp(self) -> int:
        """The victory points gained so far."""
        return self.table.s.player(self.number).vp

    @property
    def points(self) -> int:
        """The victory points if the game ended now."""
        return points(self.table.s, self.number)

    @property
    def adjustments(self) -> tuple[int, ...]:
        """The hand size adjustments noted."""
        return self.table.s.player(self.number).adjustments

    @property
    def flipped(self) -> bool:
        """Is a main character of this player face down?"""
        return any(self.table.s.card(n).face == 1 for n in self.table.s.zone(self.number, MAIN))

    # -- actions --------------------------------------------------------------------------------------------------

    def plays(self, name: str) -> None:
        """Play a card of the hand."""
        self.table.act(self, Play, name)

    def buys(self, name: str) -> None:
        """Buy a card, or defeat the Super-Villain."""
        self.table.act(self, Buy, name)

    def uses(self, name: str) -> None:
        """Use an ability."""
        self.table.act(self, Use, name)

    def points_out(self, name: str) -> None:
        """Point out that a card lies in the Line-Up twice, whoever is asked what (dcdb:1.170)."""
        s, d = self.table.s, self.table.match.decision
        if d is not None and d.kind == "turn" and d.player == self.number:
            self.table.act(self, PointOut, name)
            return
        words = s.game.interjections(s, self.number)
        i = next((i for i, said in enumerate(words) if said.startswith(f"point out that {name} ")), -1)
        if i < 0:
            raise LookupError(f"{name!r} does not lie in the Line-Up twice")
        self.table.match.interject(self.number, i)

    def time_travels(self, name: str) -> None:
        """Time Travel a card of the Line-Up, or the Super-Villain."""
        self.table.act(self, TimeTravel, name)

    def ends(self) -> None:
        """End the turn."""
        self.table.act(self, EndTurn, "")

    def why_not(self, name: str) -> list[Objection]:
        """What is in the way of playing or buying a card: of the first such card in hand, Line-Up or on a stack."""
        s = self.table.s
        places = (*s.zone(self.number, HAND), *s.line_up(), *s.shared(KICKS)[:1], *s.shared(SUPER_VILLAINS)[:1])
        n = next((n for n in places if s.card(n).printed.name == name), None)
        if n is None:
            raise LookupError(f"no {name!r} lies where it could be played or bought")
        found: list[tuple[Any, list[Objection]]] = s.game.why_not(s, self.number, s.ref(n))
        return [o for _, objections in found for o in objections]

    # -- answers --------------------------------------------------------------------------------------------------

    def picks(self, *names: str) -> None:
        """Choose these among what is asked: cards, triggers, ways to avoid an attack."""
        self.table.pick(self, names)

    def orders(self, *names: str) -> None:
        """Put these in this order, the first on top."""
        self.table.pick(self, names, ordered=True)

    def picks_none(self) -> None:
        """Choose nothing: leave what has triggered, don't avoid, take no card."""
        self.table.answer(self, ())

    def says(self, yes: bool) -> None:
        """Answer a question with yes or no."""
        self.table.answer(self, (1,) if yes else (0,))

    def chooses(self, number: int) -> None:
        """Answer with a number."""
        self.table.answer(self, (number,))

    def takes_mode(self, index: int) -> None:
        """Choose one of several texts, counted from 0."""
        self.table.answer(self, (index,))


class Table(AnyTable[DcState]):
    """A table, and the match played on it."""

    def __init__(self, state: DcState) -> None:
        self.match = Match.of(state)
        self.sides = [Side(self, p) for p in range(state.starters)]

    def __getattr__(self, name: str) -> Side:
        if len(name) == 1 and name in "ABCDE"[: len(self.sides)]:
            return self.sides["ABCDE".index(name)]
        raise AttributeError(name)

    def names(self, numbers: Sequence[int]) -> list[str]:
        """The names of cards."""
        return [self.s.card(n).printed.name for n in numbers]

    @property
    def power(self) -> int:
        """The active player's Power."""
        return self.s.power

    @property
    def line_up(self) -> list[str]:
        """The Line-Up."""
        return self.names(self.s.shared(LINE_UP))

    @property
    def destroyed(self) -> list[str]:
        """The destroyed pile."""
        return self.names(self.s.shared(DESTROYED))

    @property
    def removed(self) -> list[str]:
        """What is removed from the game."""
        return self.names(self.s.shared(REMOVED))

    @property
    def main_deck(self) -> list[str]:
        """The main deck, top first."""
        return self.names(self.s.shared(MAIN_DECK))

    @property
    def super_villains(self) -> list[str]:
        """The Super-Villain stack, top first."""
        return self.names(self.s.shared(SUPER_VILLAINS))

    @property
    def attached(self) -> list[str]:
        """What is attached to the Super-Villain."""
        return self.names(self.s.shared(ATTACHED))

    @property
    def weaknesses(self) -> int:
        """How many Weaknesses are stacked."""
        return len(self.s.shared(WEAKNESSES))

    @property
    def reserve(self) -> int:
        """How many Weaknesses are in reserve."""
        return len(self.s.shared(RESERVE))

    @property
    def kicks(self) -> int:
        """How many Kicks are stacked."""
        return len(self.s.shared(KICKS))

    @property
    def active(self) -> str:
        """Whose turn it is; "" while there is no active player."""
        return self.s.player(self.s.active).name if self.s.active >= 0 else ""

    @property
    def result(self) -> Any:
        """How it ended."""
        return self.match.result

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked what kind of question."""
        d = self.match.decision
        return (self.s.player(d.player).name, d.kind) if d is not None else ("", "")

    def offered(self) -> list[str]:
        """The options of the open question, in words."""
        self._decision()
        return self.in_words()

    def _decision(self) -> Decision:
        d = self.match.decision
        if d is None:
            raise LookupError("nothing is asked: the game is over")
        return d

    def _asked(self, side: Side) -> Decision:
        d = self._decision()
        if d.player != side.number:
            raise LookupError(f"{self.s.player(d.player).name} is asked ({d.kind}), not {self.s.player(side.number).name}")
        return d

    def act(self, side: Side, cls: type[DcAction], name: str) -> None:
        """Take an action with a card of that name."""
        d = self._asked(side)
        if d.kind != "turn":
            raise LookupError(
                f"{self.s.player(d.player).name} is asked something else first ({d.kind}): {', '.join(self.offered())}"
            )
        for i, option in enumerate(d.options):
            if option.__class__ is cls and (not name or self._called(option.ref, name)):
                self.match.choose((i,))
                return
        raise LookupError(f"that is not offered; there is: {', '.join(self.offered())}")

    def _called(self, ref: int, name: str) -> bool:
        """Is this the name of a card, with or without its set?"""
        printed = self.s.card(ref).printed
        return spelt(name) in (spelt(printed.name), spelt(printed.name + printed.set))

    def name_of(self, option: Any) -> str:
        """The name by which an option is chosen."""
        if isinstance(option, (Pending, Way)):
            return str(self.s.card(option.scope.this).printed.name)
        if isinstance(option, int) and isinstance(self.s.get(option), DcCard):
            return str(self.s.card(option).printed.name)
        return str(option)

    def pick(self, side: Side, names: Sequence[str], ordered: bool = False) -> None:
        """Choose options by name."""
        d = self._asked(side)
        chosen: list[int] = []
        for name in names:
            free = [i for i, o in enumerate(d.options) if i not in chosen and spelt(self.name_of(o)) == spelt(name)]
            if not free:
                raise LookupError(f"{name!r} can't be chosen here ({d.kind}); there is: {', '.join(self.offered())}")
            chosen.append(free[0])
        self.match.choose(tuple(chosen) if ordered else tuple(sorted(chosen)))

    def answer(self, side: Side, given: tuple[int, ...]) -> None:
        """Answer as it is."""
        self._asked(side)
        self.match.choose(given)


__all__ = ["Side", "Table"]
