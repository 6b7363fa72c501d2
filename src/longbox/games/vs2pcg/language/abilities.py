"""What stands on a card: triggered powers, super powers, reactions, level up powers, the text of plot twists; and paying for powers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from itertools import combinations_with_replacement
from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.modifiers import LEVEL_UP_POWERS
from longbox.games.vs2pcg.language.wording import listed
from longbox.games.vs2pcg.state import HAND, KEYWORD_POWERS, LOCATION, RESOURCE, SUPER_POWERS, PcgState
from longbox.games.vs2pcg.state.bases import Ability, Condition, Effect, Event, Pattern, Verb
from longbox.kernel.abilities import Activated, Continuous, InWindow, Triggered
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Number, Pick
from longbox.kernel.effects import clause
from longbox.kernel.nodes import dataclass
from longbox.kernel.payment import Bounded, Typed, payment
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted, joined, sentence

# vs2pcg:playing-plot-twists#1-3, vs2pcg:super-powers#3 the timing words
BUILD, MAIN_PHASE, COMBAT, ANY_COMBAT = "Build", "Main", "Combat", "Any Combat"
#: of super powers alone: in your recovery phase (vs2pcg:recovery-phase#1)
RECOVERY = "Recovery"
#: vs2pcg:draw-phase#1 the draw phase, for those powers that say so
DRAW = "Draw"
TIMES = (BUILD, MAIN_PHASE, COMBAT, ANY_COMBAT, RECOVERY, DRAW)


def titled(title: str, words: str) -> str:
    """A power with its name before it."""
    return f"{title}{'' if title[-1] in '.!?' else '.'} {words}" if title else words


# -- paying -------------------------------------------------------------------------------------------------------------


def sources(s: PcgState, scope: Scope, of_any_team: bool = False) -> list[int]:
    """vs2pcg:super-powers#4 the locations that a player can pay with: face up in the resource row, or in the hand.

    vs2pcg:resources-and-locations#3, vs2pcg:deck-building#5 that of a team only for a member of it on one's side (but `of_any_team`).
    """
    cards = s.cards
    found = [n for n in s.zone(scope.you, RESOURCE) if cards[n].face == 0] + list(s.zone(scope.you, HAND))
    found = [n for n in found if cards[n].printed.kind == LOCATION]
    if not found:
        return found
    n = scope.this & NUMBER_MASK
    here = s.there(scope.this) and s.in_play(n) and s.controller(n) == s.home(scope.you)
    teams = s.now(n).teams if here else ()
    out = []
    for each in found:
        of = cards[each].printed.values.teams
        if not of or of_any_team or any([t in teams for t in of]):
            out.append(s.ref(each))
    return out


def _unpaid(cost: PaySymbols) -> Objection:
    return Objection("vs2pcg:super-powers#4", lambda: f"there are no locations to pay {cost.text(Printer(''))} with")


@dataclass(frozen=True)
class PaySymbols(Verb):
    """vs2pcg:super-powers#4 power symbols are paid for, each with a location of its own; vs2pcg:super-powers#6 all of them at the same time.

    `either`: one of these symbols, or so many `times` one of them, and with `told` it is known which. While `waived` is true it costs nothing.
    `by_hand`: only with locations of the hand.
    """

    symbols: tuple[str, ...]
    either: bool = False
    told: bool = False
    waived: Condition | None = None
    times: int = 1
    by_hand: bool = False

    def _costs(self, s: PcgState, scope: Scope) -> int:
        """How many symbols it costs."""
        return 0 if self.waived is not None and self.waived.holds(s, scope) else self.times if self.either else len(self.symbols)

    def _sources(self, s: PcgState, scope: Scope, of_any_team: bool = False) -> list[int]:
        found = [r for r in sources(s, scope, of_any_team) if not self.by_hand or s.place(r & NUMBER_MASK) == HAND]
        if not self.either:
            return found
        return [r for r in found if any([x in self.symbols for x in s.card(r).printed.symbols])]

    def _test(self, s: PcgState, refs: Sequence[int]) -> Typed:
        gives = [[s.card(r).printed.symbols] for r in refs]
        exact = Typed(gives, self.times) if self.either else Typed(gives, len(self.symbols), self.symbols)
        # vs2pcg:resources-and-locations#4 a location pays for one power, and none is used beside those that pay
        return Bounded(exact, [[("location", 1)]] * len(refs), {"location": exact.total})

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        if not self._costs(s, scope):
            return None
        if k == 1 and self.told:
            could = self._could(s, scope)
            seat = s.game.seat_of(s, scope.you)
            rule = "vs2pcg:super-powers#4"
            about = (scope.this, self)
            return Decision(scope.you, seat, rule, "symbol", Pick(could), about, "Pay which symbol?") if len(could) > 1 else None
        if k:
            return None
        refs = self._sources(s, scope)
        cards = [s.card(r) for r in refs]
        # a card of the hand is dearer than a location that lies there, and one of any symbol dearer than a plain one
        worth = [len(c.printed.symbols) + (4 if s.place(c.number) == HAND else 0) for c in cards]
        like = [(c.printed.name, c.printed.symbols, c.printed.values.teams, s.place(c.number)) for c in cards]
        seat = s.game.seat_of(s, scope.you)
        shape = payment(refs, self._test(s, refs), worth, like)
        return Decision(scope.you, seat, "vs2pcg:super-powers#4", "pay", shape, (scope.this, self), "Pay with which locations?")

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        if decision.kind == "symbol":
            return scope.bind("symbol", decision.options[answer[0]])
        paid = tuple([decision.options[i] for i in answer])
        # which of them come from the hand, for what asks how it was paid for
        scope = scope.bind("paid", paid).bind("from hand", tuple([r for r in paid if s.place(r & NUMBER_MASK) == HAND]))
        could = self._could(s, scope) if self.told else ()
        return scope.bind("symbol", could[0]) if len(could) == 1 else scope

    def _could(self, s: PcgState, scope: Scope) -> tuple[str, ...]:
        """Which of the symbols what has been paid with can give."""
        given = [x for r in scope.get("paid", ()) for x in s.card(r).printed.symbols]
        return tuple([x for x in self.symbols if x in given])

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for r in scope.get("paid", ()):
            if s.place(r & NUMBER_MASK) == HAND:
                out.append(ev.Discard(r, scope.you, "vs2pcg:super-powers#4"))
            else:
                out.append(ev.TurnLocation(r, False, scope.you, why="vs2pcg:super-powers#4"))
        return out

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        if not self._costs(s, scope):
            return None
        found = self._sources(s, scope)
        if self._enough(s, found):
            return None
        more = self._sources(s, scope, True)
        if len(more) > len(found) and self._enough(s, more):
            return Objection(
                "vs2pcg:resources-and-locations#3", "a location of a team is only for a member of that team on your side"
            )
        return _unpaid(self)

    def _enough(self, s: PcgState, refs: Sequence[int]) -> bool:
        return len(refs) >= self.times if self.either else self._all(s, refs)

    def _all(self, s: PcgState, refs: Sequence[int]) -> bool:
        gives = [s.card(r).printed.symbols for r in refs]
        if len(self.symbols) == 1:
            return any([self.symbols[0] in given for given in gives])
        exact = Typed([[given] for given in gives], len(self.symbols), self.symbols)
        return exact.enough(tuple(range(len(refs))))

    def text(self, p: Printer) -> str:
        if not self.either:
            return listed(self.symbols)
        lots = combinations_with_replacement(self.symbols, self.times)
        return joined([listed(lot) for lot in lots], "or")


@dataclass(frozen=True)
class Pay(PaySymbols):
    """A player pays power symbols because an effect lets it, with locations that are no team's (vs2pcg:resources-and-locations#3)."""

    rule: ClassVar[str] = "vs2pcg:super-powers#4"

    def text(self, p: Printer) -> str:
        return f"{p.verb('pay')} {PaySymbols.text(self, p)}"


@dataclass(frozen=True)
class PayPoints(Verb):
    """Pay any number of recruit points (vs2pcg:recruit-step#1), at least so many, which is then "that many"."""

    least: int = 1

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        if k or s.player(scope.you).points < self.least:
            return None
        seat = s.game.seat_of(s, scope.you)
        rule = "vs2pcg:recruit-step#1"
        shape = Number(self.least, s.player(scope.you).points)
        return Decision(scope.you, seat, rule, "points", shape, (scope.this,), "How many recruit points?")

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind("number", answer[0])

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.GetPoints(scope.you, -int(scope.get("number", 0)), scope.this)]

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        had = s.player(scope.you).points
        return None if had >= self.least else Objection("vs2pcg:recruit-step#1", "you have no recruit points")

    def text(self, p: Printer) -> str:
        return "pay any number of recruit points"


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
    #: it is once per game at this level: another level may have it anew
    while_level: int = field(default=0, kw_only=True)
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
        free = (
            f" Use only once while {name} is level {self.while_level}."
            if self.while_level
            else " Use only once per game."
            if self.once_per_game
            else " Use any number of times each turn."
            if self.limit is None
            else ""
        )
        waived = [c.waived.text(Printer(name)) for c in self.cost if isinstance(c, PaySymbols) and c.waived is not None]
        rebate = "".join([f" It costs one symbol less while {words}." for words in waived])
        cost = "".join([c.text(Printer(name)) for c in self.cost])
        hand = any([isinstance(c, PaySymbols) and c.by_hand for c in self.cost])
        by_hand = " Pay for it only by discarding locations." if hand else ""
        return titled(self.title, f"{mark}{self.when} {cost}: {words}{only}{free}{rebate}{by_hand}")

    def text(self, p: Printer) -> str:
        return self.print(p.name)


@dataclass(frozen=True)
class KeywordAction(SuperPower):
    """vs2pcg:keywords#1 a keyword power that says when it may be used, once a turn: it costs nothing, and is no action of its own in a combat."""

    cost: tuple[Verb, ...] = ()
    effect: Effect = field(kw_only=True)
    type_of_power: ClassVar[str] = KEYWORD_POWERS

    def print(self, name: str) -> str:
        words = self.effect.text(Printer(name))
        if self.when == COMBAT:
            whose = "" if self.any_turn else " on your turn"
            return titled(
                self.title, f"Once per turn, whenever you could act while {name} is in a combat{whose}, you may do this: {words}."
            )
        conditions = joined([c.text(Printer(name)) for c in self.only])
        only = f", if {conditions}" if conditions else ""
        costs = joined([c.text(Printer(name)) for c in self.cost])
        if costs:
            return titled(self.title, f"During your {self.when.lower()} phase{only}, you may pay {costs} to do this: {words}.")
        return titled(
            self.title,
            f"Once per {'game' if self.once_per_game else 'turn'}, during your {self.when.lower()} phase while there is no combat{only}, "
            f"you may do this: {words}.",
        )


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
class Undoes(Triggers):
    """What an effect has changed until something happens is as before once it has (vs2pcg:resolving-effects#3).

    Where that can't come any more, because the player for whom it waits has left the game, it is so at once (`rules.ending.losing`).
    """


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
class GoodAndEvil(Ability):
    """It is Good and Evil, wherever it is, and nothing takes that away (vs2pcg:term-good-evil#1)."""

    good_and_evil: ClassVar[bool] = True
    type_of_power: ClassVar[str] = KEYWORD_POWERS

    def text(self, p: Printer) -> str:
        return f"{p.name} is Good and Evil wherever it is, and nothing turns that off"


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


@dataclass(frozen=True)
class LevelUpAction(KeywordAction):
    """vs2pcg:level-up-powers#1 a level up power that you use yourself, as often as you like, and how many XP it needs for the next level."""

    cost: tuple[Verb, ...] = ()
    limit: tuple[int, str] | None = field(default=None, kw_only=True)
    need: int = field(default=1, kw_only=True)
    type_of_power: ClassVar[str] = LEVEL_UP_POWERS

    def print(self, name: str) -> str:
        p = Printer(name)
        costs = joined([c.text(p) for c in self.cost])
        conditions = joined([c.text(p) for c in self.only])
        only = f", if {conditions}," if conditions else ""
        words = f"during your {self.when.lower()} phase{only} you may {costs}. If you do, {self.effect.text(p)}"
        return titled(self.title, f"Level Up ({self.need}) — {sentence(words)}")


@dataclass(frozen=True)
class Offer(Ability):
    """Something that its player may do in a step of each turn, for as long as an effect lasts (vs2pcg:resolving-effects#3)."""

    effect: Effect
    #: the step, as the state has it
    step: str = "recruit"
    title: str = field(default="", kw_only=True)

    def text(self, p: Printer) -> str:
        return f"during your {self.step} step you may {self.effect.text(p)}"


@dataclass(frozen=True)
class OpenHands(Ability):
    """Enemy players play with their hands revealed (vs2pcg:basic-game-concepts#3), until one of them pays a symbol to end that."""

    ends: str
    opens_hands: ClassVar[bool] = True

    def text(self, p: Printer) -> str:
        words = "enemy players play with their hands revealed for the rest of the game"
        return f"{words}, or until one of them pays [{self.ends}] during their main phase to end that"


@dataclass(frozen=True)
class AsRecruited(Ability):
    """vs2pcg:golden-rules#1 something that is done as it is recruited, and what that makes of it from the moment that it appears."""

    effect: Effect
    becomes: tuple[Continuous, ...]
    as_recruited: ClassVar[bool] = True

    def text(self, p: Printer) -> str:
        made = joined([w.words(p, False) for c in self.becomes for w in c.writes])
        return f"as you recruit {p.name}, {self.effect.text(p)}. {p.name} {made}"


@dataclass(frozen=True)
class AsAppears(Ability):
    """Something that is done just as it appears, before anything that triggers on that (vs2pcg:term-appears#1)."""

    effect: Effect
    as_appears: ClassVar[bool] = True
    type_of_power: ClassVar[str] = KEYWORD_POWERS

    def text(self, p: Printer) -> str:
        return f"as {p.name} appears, {clause(self.effect, p)}"


@dataclass(frozen=True)
class RecruitedFromDeck(Ability):
    """vs2pcg:recruit-step#1 it may be recruited from the deck as well: searched for, the deck shuffled (vs2pcg:searching#1), then recruited."""

    from_deck: ClassVar[bool] = True

    def text(self, p: Printer) -> str:
        return f"you may search your deck for {p.name}, shuffle it and recruit {p.name} from there"


@dataclass(frozen=True)
class AppearsWith(Ability):
    """It comes into play with +1/+1 counters, or below zero with -1/-1 counters (vs2pcg:counters#1), unless it appears stunned."""

    n: int
    type_of_power: ClassVar[str] = KEYWORD_POWERS

    @property
    def appears_with(self) -> int:
        """How many."""
        return self.n

    def text(self, p: Printer) -> str:
        return f"{p.name} appears with {counted(abs(self.n), '+1/+1 counter' if self.n > 0 else '-1/-1 counter')} on it"


@dataclass(frozen=True)
class CheaperWith(Ability):
    """You pay 1 less to recruit this card if somebody of that name is on your side, or if you reveal one in your hand (vs2pcg:recruit-step#1)."""

    friend: str

    def text(self, p: Printer) -> str:
        return f"you pay 1 less to recruit {p.name} if {self.friend} is on your side, or if you reveal {self.friend} in your hand"


@dataclass(frozen=True)
class StartsWounded(Ability):
    """A main character starts the game with so many wounds (vs2pcg:setting-up#4)."""

    wounds: int

    def text(self, p: Printer) -> str:
        return f"{p.name} starts the game with {counted(self.wounds, 'wound')}"


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
    told: bool = False,
    waived: Condition | None = None,
    while_level: int = 0,
    times: int = 1,
    by_hand: bool = False,
) -> SuperPower:
    """A super power; its symbols as words ("Might Skill", "Might or Skill": one of these, or so many `times` one of them).

    `free`: any number of times, `while_level`: once at that level, `by_hand`: paid for with locations of the hand alone.
    """
    either = " or " in symbols
    cost = (PaySymbols(tuple(symbols.replace(" or ", " ").split()), either, told, waived, times, by_hand),)
    return SuperPower(
        cost,
        effect,
        title=title,
        when=when,
        any_turn=any_turn,
        once_per_game=once_per_game or while_level > 0,
        while_level=while_level,
        zones=zones,
        only=only,
        limit=None if free else (1, "game" if once_per_game or while_level else "turn"),
    )


def reaction(title: str, symbols: str, on: Pattern, effect: Effect, *, after: bool = False) -> Reaction:
    """A reaction power; its symbols as words. With `after` it reacts to what has happened, before anything that it has triggered."""
    side = "reaction after" if after else "reaction"
    return Reaction(on, effect, cost=(PaySymbols(tuple(symbols.split())),), title=title, side=side)
