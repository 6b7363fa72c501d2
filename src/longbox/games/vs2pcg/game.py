"""2PCG as the kernel asks for it: set-up, stages, policies, current values, secrets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog.catalog import catalog, mains_outside, names, teams, token
from longbox.games.vs2pcg.decks.setup import blank
from longbox.games.vs2pcg.language.abilities import PlotTwist, Reaction, SuperPower
from longbox.games.vs2pcg.language.keywords import POWERS
from longbox.games.vs2pcg.language.modifiers import AtkDef, sets_base
from longbox.games.vs2pcg.rules import combat, offers, playing, settling, tokens, triggers
from longbox.games.vs2pcg.rules.actions import PcgAction
from longbox.games.vs2pcg.rules.ending import GivingUp, stalemate
from longbox.games.vs2pcg.rules.turn import Game as WholeGame
from longbox.games.vs2pcg.state import (
    F_LIES,
    F_PLAY,
    CardDef,
    PcgCard,
    PcgState,
    Result,
    Values,
)
from longbox.games.vs2pcg.state.bases import Event, Frame
from longbox.games.vs2pcg.view import prompts, table
from longbox.kernel import plays
from longbox.kernel.abilities import Ability, Continuous
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision
from longbox.kernel.events import Apply, Settle, Trigger
from longbox.kernel.examine import Examine
from longbox.kernel.frames import Conceding, Flow, Step
from longbox.kernel.game import Game
from longbox.kernel.modifiers import Active
from longbox.kernel.queries import Scope, This
from longbox.kernel.setups import Setup
from longbox.kernel.windows import Window
from longbox.tables.table import Table

#: what counters stand for (vs2pcg:counters#1), made once for each number of them, and once for each object with so many
_COUNTERS: dict[int, Continuous] = {}
_COUNTED: dict[tuple[int, int, int], Active] = {}
#: the abilities at work of characters as they lie, with the abilities and words that they were made of; no more than so many
_ACTIVES: dict[tuple[int, int, int, int], tuple[tuple[Ability, ...], frozenset[str], list[Active]]] = {}
_MANY = 20_000


def counters_of(n: int) -> Continuous:
    """What so many +1/+1 counters do, or -1/-1 counters."""
    found = _COUNTERS.get(n)
    if found is None:
        found = _COUNTERS[n] = Continuous(This(), (AtkDef(n, n),))
    return found


def counted(c: PcgCard) -> Active:
    """What the counters on a card do: the same each time, so that a table sees that nothing has changed."""
    key = (c.ref, c.owner, c.counters)
    found = _COUNTED.get(key)
    if found is None:
        if len(_COUNTED) > _MANY:
            _COUNTED.clear()
        found = _COUNTED[key] = Active(counters_of(c.counters), Scope(c.owner, c.ref), 0, ("counters", c.ref), (c.ref,))
    return found


class PcgGame(Game["PcgState", "Values"]):
    """Vs. System 2PCG."""

    name: ClassVar[str] = "vs2pcg"
    title: ClassVar[str] = "Vs. System 2PCG"
    may_rule = "vs2pcg:resolving-effects#1"
    mode_rule = "vs2pcg:resolving-effects#1"
    replacement_rule = "vs2pcg:golden-rules#1"
    which_rule = "vs2pcg:golden-rules#1"
    cancel_rule = "vs2pcg:term-cancel-super-power#1"
    instead_rule = "vs2pcg:golden-rules#1"
    limit_rule = "vs2pcg:super-powers#5"
    cost_rule = "vs2pcg:super-powers#4"
    target_rule = "vs2pcg:resolving-effects#1"
    settles_by = F_PLAY
    always_read = F_LIES
    procedures = {
        ev.Duplicates: settling.picking,
        ev.AttackAtOnce: combat.at_once,
        ev.CreateTokens: tokens.creating,
        ev.BringIn: tokens.bringing_in,
        ev.AsItAppears: settling.as_it_appears,
    }

    def __init__(self) -> None:
        reactions = [Window(f"reaction{word}", after=bool(word), rule="vs2pcg:reaction-powers#1") for word in ("", " after")]
        super().__init__(Examine(), reactions[0], Apply(), Settle(), Trigger(), reactions[1])
        # vs2pcg:super-powers#4 it is paid for, then one gets its effect
        self.envelope = (
            Step("vs2pcg:super-powers#2", plays.announce),
            Step("vs2pcg:playing-plot-twists#5", playing.lay_down),
            Step("vs2pcg:super-powers#4", plays.pay),
            Step("vs2pcg:super-powers#4", plays.note),
            Step("vs2pcg:super-powers#4", playing.initiate),
            Step("vs2pcg:playing-plot-twists#5", plays.leave),
        )
        self.remembered = frozenset(
            {ev.BeginCombat, ev.PlayTwist, ev.UsePower, ev.Stun, ev.Appear, ev.Ko, ev.PoweredUp, ev.Wound, ev.Recover}
        )
        self.plain = frozenset(
            {
                ev.BeginPhase,
                ev.Exhaust,
                ev.First,
                ev.Hit,
                ev.Look,
                ev.Ready,
                ev.Resolving,
                ev.Reveal,
                ev.Shuffle,
                ev.Struck,
                ev.TakeUp,
                ev.UsedOnce,
                plays.Choices,
            }
        )

    # -- set-up -------------------------------------------------------------------------------------------------------

    def start(self, setup: Setup, seed: int) -> PcgState:
        """The table of a set-up, about to be set up (see `decks.setup`)."""
        s = blank(self, setup, seed)
        s.frames.append(WholeGame())
        return s

    def options(self, s: PcgState, player: int) -> list[PcgAction]:
        """Everything that a player may do just now."""
        return offers.options(s, player)

    def card_names(self, characters: bool = False) -> tuple[str, ...]:
        """Every card that can be named, or every character: all there are, so that the list tells nothing of anybody's deck."""
        return names(characters)

    def token(self, asked: str) -> CardDef:
        """The token of a name or number."""
        return token(asked)

    def printed_card(self, number: str) -> CardDef:
        """A card by its number, in the game or not."""
        return catalog()[number]

    def mains_outside(self, level: int) -> tuple[CardDef, ...]:
        """The main characters of Marvel that have this level."""
        return mains_outside(level)

    def team_names(self) -> tuple[str, ...]:
        """Every team that can be named: all there are."""
        return teams()

    # -- policies -----------------------------------------------------------------------------------------------------

    def settle(self, s: PcgState) -> Sequence[Event]:
        return settling.settled(s)

    def forbids(self, s: PcgState, event: Event) -> bool:
        return settling.forbids(s, event)

    def swift(self, s: PcgState, event: Event, table: object) -> bool:
        return True

    def wait(self, s: PcgState, active: Active, scope: Scope) -> None:
        triggers.wait(s, active, scope)

    def endless(self, s: PcgState) -> None:
        """Nobody can stop it: the game is counted as it stands."""
        s.idle = len(s.order)
        for event in stalemate(s):
            event.apply(s)

    def window_players(self, s: PcgState) -> Sequence[int]:
        return s.from_player(max(0, s.active))

    def usable(self, s: PcgState, active: Active, scope: Scope) -> bool:
        ability = active.ability
        if isinstance(ability, Reaction) and playing.spent(s, scope, ability) is not None:
            return False
        return ability.fires(s, scope) and bool(self.payable(s, ability.cost, scope))

    def use_key(self, s: PcgState, key: Any, scope: Scope) -> Any:
        return key

    def use(self, s: PcgState, active: Active, scope: Scope) -> Frame:
        return plays.Using(active.ability, scope, playing.use_key(s, scope, active.ability))

    def conceding(self, s: PcgState, player: int) -> Frame:
        assert s.decision is not None
        return Conceding(GivingUp(player), s.decision)

    def announces(self, play: plays.Play, use: tuple[Any, str] | None) -> Event:
        return ev.Announce(play, use)

    def leaves(self, item: int, scope: Scope) -> Event:
        return ev.Leave(item, scope.you, scope.this)

    def after_play(self, s: PcgState, ability: object, scope: Scope) -> Flow:
        return playing.put_away(s, ability, scope)

    # -- current values -----------------------------------------------------------------------------------------------

    def printed(self, s: PcgState, number: int) -> Values:
        c = s.cards[number]
        faces = c.printed.down if c.face and s.in_play(number) else c.printed.faces
        values: Values = faces[c.level - 1]
        return values

    def covered(self, s: PcgState) -> Sequence[int]:
        return [n for p in s.sides(s.order) for n in s.side(p)]

    def counters(self, s: PcgState, numbers: Sequence[int]) -> Iterable[Active]:
        """vs2pcg:calculating-atk-def#1 counters come after base values, and before everything else."""
        cards = s.cards
        return [counted(cards[n]) for n in numbers if cards[n].counters]

    def actives(self, s: PcgState, number: int, values: Values) -> Sequence[Active]:
        if not values.abilities and not values.words:
            return ()
        c = s.cards[number]
        decider = c.owner if s.player_of(c.zone) == c.owner else s.decider(number)
        # while it lies as it does, this is put together once
        key = (number, c.inc, c.stamp, decider)
        cached = _ACTIVES.get(key)
        if cached is not None and cached[0] == values.abilities and cached[1] == values.words:
            return cached[2]
        scope = Scope(decider, c.ref)
        # vs2pcg:timestamps#1 that of a continuous power is when the character came into play
        out = [
            Active(a, scope, c.stamp + ev.BASE_FIRST if sets_base(a) else c.stamp, (c.ref, i))
            for i, a in enumerate(values.abilities)
            if not isinstance(a, (SuperPower, PlotTwist)) and (a.stage or isinstance(a, Continuous))
        ]
        # vs2pcg:keywords#1
        out.extend([Active(POWERS[w], scope, c.stamp, (c.ref, w)) for w in sorted(values.words) if w in POWERS])
        if len(_ACTIVES) > _MANY:
            _ACTIVES.clear()
        _ACTIVES[key] = (values.abilities, values.words, out)
        return out

    # -- secrets and showing ------------------------------------------------------------------------------------------

    def hidden_groups(self, s: PcgState, seats: Sequence[int]) -> list[list[int]]:
        """Cards of one owner that these seats do not know."""
        bits = sum([1 << seat for seat in dict.fromkeys(seats)])
        groups: dict[int, list[int]] = {}
        for t in s.things:
            if isinstance(t, PcgCard) and not t.known & bits:
                groups.setdefault(t.owner, []).append(t.number)
        return [g for _, g in sorted(groups.items()) if len(g) > 1]

    def turns(self, s: PcgState) -> int:
        return s.turn

    def layout(self, s: PcgState, seat: int) -> Table:
        return table.table(s, seat)

    def option_text(self, s: PcgState, seat: int, decision: Decision, option: object) -> str:
        return prompts.option_text(s, seat, decision, option)

    def prompt(self, s: PcgState, seat: int, decision: Decision) -> str:
        return prompts.prompt(s, seat, decision)

    def why_not(self, s: PcgState, player: int, ref: int) -> list[tuple[PcgAction, list[Objection]]]:
        return [(act, act.why_not(s)) for act in offers.wanted(s, player, ref)]

    def result_text(self, s: PcgState) -> str:
        r: Result | None = s.result
        return "the game goes on" if r is None else f"{ev.winners_text(s, r.winners)}: {r.reason}"


GAME = PcgGame()
