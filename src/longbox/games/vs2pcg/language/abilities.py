"""What stands on a card: triggered powers, super powers, reactions, level up powers, the text of plot twists; and paying for powers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.modifiers import LEVEL_UP_POWERS
from longbox.games.vs2pcg.language.wording import listed
from longbox.games.vs2pcg.state import HAND, KEYWORD_POWERS, LOCATION, RESOURCE, SUPER_POWERS, PcgState
from longbox.games.vs2pcg.state.bases import Ability, Condition, Effect, Event, Pattern, Verb
from longbox.kernel.abilities import Activated, InWindow, Triggered
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision
from longbox.kernel.effects import clause
from longbox.kernel.payment import Bounded, Typed, payment
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, sentence

# vs2pcg:playing-plot-twists#1-3, vs2pcg:super-powers#3 the timing words
BUILD, MAIN_PHASE, COMBAT, ANY_COMBAT = "Build", "Main", "Combat", "Any Combat"
TIMES = (BUILD, MAIN_PHASE, COMBAT, ANY_COMBAT)


def titled(title: str, words: str) -> str:
    """A power with its name before it."""
    return f"{title}{'' if title[-1] in '.!?' else '.'} {words}" if title else words


# -- paying -------------------------------------------------------------------------------------------------------------


def sources(s: PcgState, scope: Scope) -> list[int]:
    """vs2pcg:super-powers#4 the locations that a player can pay with: face up in the resource row, or in the hand.

    vs2pcg:resources-and-locations#3, vs2pcg:deck-building#5 that of a team only for a member of it on one's side.
    """
    found = [n for n in s.zone(scope.you, RESOURCE) if s.card(n).face == 0] + list(s.zone(scope.you, HAND))
    n = scope.this & NUMBER_MASK
    here = s.there(scope.this) and s.in_play(n) and s.controller(n) == s.home(scope.you)
    teams = s.now(n).teams if here else ()
    out = []
    for each in found:
        c = s.card(each)
        if c.printed.kind == LOCATION:
            of = c.printed.values.teams
            if not of or any([t in teams for t in of]):
                out.append(s.ref(each))
    return out


@dataclass(frozen=True)
class PaySymbols(Verb):
    """vs2pcg:super-powers#4 power symbols are paid for, each with a location of its own; vs2pcg:super-powers#6 all of them at the same time."""

    symbols: tuple[str, ...]

    def _test(self, s: PcgState, refs: Sequence[int]) -> Typed:
        gives = [[s.card(r).printed.symbols] for r in refs]
        exact = Typed(gives, len(self.symbols), self.symbols)
        # vs2pcg:resources-and-locations#4 a location pays for one power, and none is used beside those that pay
        return Bounded(exact, [[("location", 1)]] * len(refs), {"location": len(self.symbols)})

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        if k:
            return None
        refs = sources(s, scope)
        cards = [s.card(r) for r in refs]
        # a card of the hand is dearer than a location that lies there, and one of any symbol dearer than a plain one
        worth = [len(c.printed.symbols) + (4 if s.place(c.number) == HAND else 0) for c in cards]
        like = [(c.printed.name, s.place(c.number)) for c in cards]
        seat = s.game.seat_of(s, scope.you)
        shape = payment(refs, self._test(s, refs), worth, like)
        return Decision(scope.you, seat, "vs2pcg:super-powers#4", "pay", shape, (scope.this, self), "Pay with which locations?")

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        paid = tuple([decision.options[i] for i in answer])
        # which of them come from the hand, for what asks how it was paid for
        return scope.bind("paid", paid).bind("from hand", tuple([r for r in paid if s.place(r & NUMBER_MASK) == HAND]))

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for r in scope.get("paid", ()):
            if s.place(r & NUMBER_MASK) == HAND:
                out.append(ev.Discard(r, scope.you, "vs2pcg:super-powers#4"))
            else:
                out.append(ev.TurnLocation(r, False, scope.you, why="vs2pcg:super-powers#4"))
        return out

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        refs = sources(s, scope)
        exact = Typed([[s.card(r).printed.symbols] for r in refs], len(self.symbols), self.symbols)
        if exact.enough(tuple(range(len(refs)))):
            return None
        return Objection("vs2pcg:super-powers#4", f"there are no locations to pay {listed(self.symbols)} with")

    def text(self, p: Printer) -> str:
        return listed(self.symbols)


# -- powers ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SuperPower(Activated):
    """vs2pcg:term-super-power#1 a power that is used by paying its symbols, when its timing word says (vs2pcg:super-powers#2).

    `any_turn`: on other players' turns as well (vs2pcg:term-any-turn#1). vs2pcg:super-powers#5 each once a turn, unless `free`; some once per game
    (`once_per_game`).
    """

    title: str = field(default="", kw_only=True)
    when: str = field(default=MAIN_PHASE, kw_only=True)
    any_turn: bool = field(default=False, kw_only=True)
    once_per_game: bool = field(default=False, kw_only=True)
    limit: tuple[int, str] | None = field(default=(1, "turn"), kw_only=True)
    type_of_power: ClassVar[str] = SUPER_POWERS

    @property
    def symbols(self) -> tuple[str, ...]:
        """What it costs."""
        return tuple([x for c in self.cost if isinstance(c, PaySymbols) for x in c.symbols])

    def print(self, name: str) -> str:
        words = sentence(self.effect.text(Printer(name)))
        mark = "[Any Turn] " if self.any_turn else ""
        only = "".join([f" Use only if {c.text(Printer(name))}." for c in self.only])
        often = (
            " Use only once per game."
            if self.once_per_game
            else " Use any number of times each turn."
            if self.limit is None
            else ""
        )
        return titled(self.title, f"{mark}{self.when} {listed(self.symbols)}: {words}{only}{often}")

    def text(self, p: Printer) -> str:
        return self.print(p.name)


@dataclass(frozen=True)
class PlotTwist(Activated):
    """The text of a plot twist: when it may be played (vs2pcg:plot-twists#1), and its instructions."""

    cost: tuple[Verb, ...] = ()
    effect: Effect = field(kw_only=True)
    when: str = field(default=MAIN_PHASE, kw_only=True)
    any_turn: bool = field(default=False, kw_only=True)
    zones: tuple[str, ...] = field(default=("hand",), kw_only=True)

    def print(self, name: str) -> str:
        mark = "[Any Turn] " if self.any_turn else ""
        return f"{mark}{self.when}: {sentence(self.effect.text(Printer(name)))}"

    def text(self, p: Printer) -> str:
        return self.print(p.name)


@dataclass(frozen=True)
class Triggers(Triggered):
    """A keyword power that triggers. vs2pcg:intervening-if#1 `still` must be true as it triggers and as it resolves."""

    title: str = field(default="", kw_only=True)
    type_of_power: ClassVar[str] = KEYWORD_POWERS

    def print(self, name: str) -> str:
        return titled(self.title, sentence(self.text(Printer(name))))

    def text(self, p: Printer) -> str:
        words = self.on.text(p)
        if self.when is not None:
            words += f", if {self.when.text(p)}"
        if self.still is not None:
            words += f", if {self.still.text(p)}"
        words += f", {clause(self.effect, p)}"
        return f"{'once per turn, ' if self.limit is not None else ''}{words}"


@dataclass(frozen=True)
class LevelUp(Triggers):
    """vs2pcg:level-up-powers#1 the power by which a main character gains XP, and how many it needs for the next level."""

    need: int = field(default=1, kw_only=True)
    type_of_power: ClassVar[str] = LEVEL_UP_POWERS

    def print(self, name: str) -> str:
        return titled(self.title, f"Level Up ({self.need}) — {sentence(self.text(Printer(name)))}")


@dataclass(frozen=True)
class Reaction(InWindow):
    """vs2pcg:reaction-powers#1 a super power that is used, and resolves, before what it reacts to; once a turn as the others."""

    title: str = field(default="", kw_only=True)
    side: str = field(default="reaction", kw_only=True)
    limit: tuple[int, str] | None = field(default=(1, "turn"), kw_only=True)
    once_per_game: bool = field(default=False, kw_only=True)
    type_of_power: ClassVar[str] = SUPER_POWERS

    @property
    def symbols(self) -> tuple[str, ...]:
        """What it costs."""
        return tuple([x for c in self.cost if isinstance(c, PaySymbols) for x in c.symbols])

    def print(self, name: str) -> str:
        p = Printer(name)
        return titled(self.title, f"Reaction {listed(self.symbols)}: {sentence(f'{self.on.text(p)}, {clause(self.effect, p)}')}")

    def text(self, p: Printer) -> str:
        return self.print(p.name)


@dataclass(frozen=True)
class AppearsStunned(Ability):
    """It comes into play stunned; that is no stun, and gives no wound."""

    appears_stunned: ClassVar[bool] = True

    def text(self, p: Printer) -> str:
        return f"{p.name} appears stunned"


@dataclass(frozen=True)
class Remark(Ability):
    """A keyword that speaks of what rulebook 001 does not have, so that nothing ever asks for it."""

    words: str

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class PowersUpAny(Ability):
    """vs2pcg:power-ups#1 from the hand this card powers up any character on your side, whatever its name."""

    powers_up_any: ClassVar[bool] = True

    def text(self, p: Printer) -> str:
        return f"while {p.name} is in your hand, you can discard {p.name} to power up any character on your side"


def super_power(
    title: str,
    when: str,
    symbols: str,
    effect: Effect,
    *,
    any_turn: bool = False,
    once_per_game: bool = False,
    zones: tuple[str, ...] = ("play",),
    only: tuple[Condition, ...] = (),
    free: bool = False,
) -> SuperPower:
    """A super power; its symbols as words ("Might Skill"); `free` any number of times each turn."""
    cost = (PaySymbols(tuple(symbols.split())),)
    return SuperPower(
        cost,
        effect,
        title=title,
        when=when,
        any_turn=any_turn,
        once_per_game=once_per_game,
        zones=zones,
        only=only,
        limit=None if free else (1, "game" if once_per_game else "turn"),
    )


def reaction(title: str, symbols: str, on: Pattern, effect: Effect) -> Reaction:
    """A reaction power; its symbols as words."""
    return Reaction(on, effect, cost=(PaySymbols(tuple(symbols.split())),), title=title)
