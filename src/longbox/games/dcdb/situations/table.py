"""The table of a situation: players act and answer by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

from longbox.games.dcdb.catalog import spelt
from longbox.games.dcdb.rules.attacks import Way
from longbox.games.dcdb.rules.buying import Buy, PointOut
from longbox.games.dcdb.rules.ending import points
from longbox.games.dcdb.rules.keywords import TimeTravel
from longbox.games.dcdb.rules.playing import DcAction, Play, Use
from longbox.games.dcdb.rules.turn import EndTurn
from longbox.games.dcdb.situations.look import Look, like, unknown
from longbox.games.dcdb.state import (
    ABOVE,
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
from longbox.games.dcdb.state.zones import FIRST_SHARED
from longbox.kernel.actions import Objection
from longbox.kernel.asked import Question
from longbox.kernel.decisions import Act, Decision, Number, Pick
from longbox.kernel.match import Match
from longbox.kernel.state import NUMBER_MASK
from longbox.situations.table import AnyTable, told

#: where a card that is asked for by its name is looked for
_SOUGHT: Final = (
    MAIN,
    PLAY,
    LINE_UP,
    SUPER_VILLAINS,
    HAND,
    ABOVE,
    BELOW,
    ATTACHED,
    DISCARD,
    DECK,
    KICKS,
    WEAKNESSES,
    MAIN_DECK,
    DESTROYED,
    REMOVED,
    RESERVE,
)


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
    def above(self) -> list[str]:
        """The cards on the main character."""
        return self._zone(ABOVE)

    @property
    def mains(self) -> list[str]:
        """The main characters."""
        return self._zone(MAIN)

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

    @property
    def questions(self) -> list[Question]:
        """The questions that have been put to this player so far, as those of the table."""
        name = self.table.s.player(self.number).name
        return [q for q in self.table.questions if q.player == name]

    # -- actions --------------------------------------------------------------------------------------------------

    def plays(self, name: str) -> None:
        """Play a card of the hand."""
        self.table.act(self, Play, name)

    def buys(self, name: str) -> None:
        """Buy a card, or defeat the Super-Villain."""
        self.table.act(self, Buy, name)

    def uses(self, name: str, words: str = "") -> None:
        """Use an ability; of several of a card the one that has these words."""
        self.table.act(self, Use, name, words)

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

    def does(self, words: str) -> None:
        """Take the option that has these words in it."""
        self.table.take(self, words)

    def why(self, name: str) -> list[str]:
        """What is in the way of all that one might do with a card, each reason with its rule; it may be a main character's, too."""
        return [line for deed, objections in self._deeds(name) for line in told(deed, objections)]

    def why_not(self, name: str) -> list[str]:
        """The rules alone; an empty list if nothing is in the way of any of it."""
        return [o.rule for _, objections in self._deeds(name) for o in objections]

    def can(self, name: str) -> bool:
        """May something be done with a card of this name just now?"""
        d = self.table.match.decision
        asked = d is not None and d.kind == "turn" and d.player == self.number
        return asked and any(not objections for _, objections in self._deeds(name))

    def _deeds(self, name: str) -> list[tuple[str, list[Objection]]]:
        s = self.table.s
        places = (*s.zone(self.number, HAND), *s.line_up(), *s.shared(KICKS)[:1], *s.shared(SUPER_VILLAINS)[:1])
        own = (*s.zone(self.number, MAIN), *s.zone(self.number, PLAY))
        n = next((n for n in (*places, *own) if self.table.called(n, name)), None)
        if n is None:
            raise LookupError(
                f"no {name!r} lies where you could play, buy or use it: {like(name, self.table.names((*places, *own)))}"
            )
        found: list[tuple[DcAction, list[Objection]]] = s.game.why_not(s, self.number, s.ref(n))
        return [(act.label(s), objections) for act, objections in found]

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            raise AttributeError(unknown(self, name, "a side"))

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
        raise AttributeError(unknown(self, name, "the table"))

    def __getitem__(self, name: str) -> Look:
        """The card of this name: in play, for sale, in a hand, anywhere; "B's Bane" is one that lies with B."""
        found = self.each(name)
        if not found:
            s = self.s
            there = [s.card(n).printed.name for n in range(len(s.things)) if isinstance(s.get(s.ref(n)), DcCard)]
            raise LookupError(f"there is no {name!r} on this table: {like(name.rpartition(chr(39) + 's ')[2] or name, there)}")
        return found[0]

    def each(self, name: str) -> list[Look]:
        """All cards of a name, in the order in which one is looked for."""
        s, whose = self.s, ""
        if name[1:4] == "'s " and name[0] in "ABCDE":
            whose, name = name[0], name[4:]
        found = [t.number for t in s.things if isinstance(t, DcCard) and self.called(t.number, name)]
        if whose:
            found = [n for n in found if s.place(n) < FIRST_SHARED and s.player_of(s.card(n).zone) == "ABCDE".index(whose)]
        return [Look(self, n) for n in sorted(found, key=lambda n: _SOUGHT.index(s.place(n)))]

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

    def asking(self) -> str:
        """What is asked of whom, with the rule, and what may be answered how."""
        d = self.match.decision
        if d is None:
            return f"nothing is asked: {self.match.game.result_text(self.s)}"
        who = self.s.player(d.player).name
        how = f"{who}.picks(...)"
        if isinstance(d.shape, Act):
            how = f"{who}.plays(name), buys, uses ... or {who}.does(words)"
        elif isinstance(d.shape, Number):
            how = f"{who}.chooses(a number)"
        elif isinstance(d.shape, Pick) and tuple(d.options) == ("no", "yes"):
            how = f"{who}.says(True or False)"
        elif d.kind == "mode":
            how = f"{who}.takes_mode(a number from 0), or {who}.does(words)"
        elif isinstance(d.shape, Pick):
            least, most = d.shape.lo, d.shape.hi
            how += f" with {least if least == most else f'{least} to {most}'} of them" + (
                f", or {who}.picks_none()" if not least else ""
            )
        options = "; ".join(self.in_words())
        return f"{who} is asked ({d.kind}, {d.rule}): {self.match.game.prompt(self.s, d.seat, d)}\n  {options}\n  answered with {how}"

    def goes_on(self, *kinds: str) -> None:
        """Decline all that is asked until a player's turn is asked about again, or a question of one of these kinds is."""
        while (d := self.match.decision) is not None and d.kind not in ("turn", *kinds):
            least = d.shape.lo if isinstance(d.shape, (Pick, Number)) else 0
            self.match.choose((least,) if isinstance(d.shape, Number) else tuple(range(least)))

    def act(self, side: Side, cls: type[DcAction], name: str, words: str = "") -> None:
        """Take an action with a card of that name."""
        d = self._asked(side)
        if d.kind != "turn":
            raise LookupError(
                f"{self.s.player(d.player).name} is asked something else first ({d.kind}): {', '.join(self.offered())}"
            )
        for i, option in enumerate(d.options):
            if (
                option.__class__ is cls
                and (not name or self.called(option.ref & NUMBER_MASK, name))
                and words in option.label(self.s)
            ):
                self.match.choose((i,))
                return
        raise LookupError(f"that is not offered{self._reasons(side, name)}; there is: {', '.join(self.offered())}")

    def _reasons(self, side: Side, name: str) -> str:
        """What is in the way of doing something with a card, if it is anywhere."""
        try:
            found = [line for line in side.why(name) if " - no: " in line] if name else []
        except LookupError as error:
            return f" ({error})"
        return f" ({found[0]})" if found else ""

    def take(self, side: Side, words: str) -> None:
        """Take the option with these words."""
        self._asked(side)
        found = [i for i, said in enumerate(self.offered()) if words.casefold() in said.casefold()]
        if not found:
            raise LookupError(f"no option has the words {words!r}; there is: {', '.join(self.offered())}")
        self.match.choose((found[0],))

    def called(self, number: int, name: str) -> bool:
        """Is this the name of a card, with or without its set?"""
        printed = self.s.card(number).printed
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
            left = [(i, self.name_of(o)) for i, o in enumerate(d.options) if i not in chosen]
            # "Aquaman" will do for "Aquaman [Crisis]" where there is no other
            free = [i for i, n in left if spelt(n) == spelt(name)] or [
                i for i, n in left if spelt(n.partition(" [")[0]) == spelt(name)
            ]
            if not free:
                raise LookupError(f"{name!r} can't be chosen here ({d.kind}); there is: {', '.join(self.offered())}")
            chosen.append(free[0])
        self.match.choose(tuple(chosen) if ordered else tuple(sorted(chosen)))

    def answer(self, side: Side, given: tuple[int, ...]) -> None:
        """Answer as it is."""
        self._asked(side)
        self.match.choose(given)


__all__ = ["Side", "Table"]
