"""The DC Deck-Building Game as the kernel asks for it: set-up, stages, policies, current values, secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.decks.setup import blank
from longbox.games.dcdb.language.abilities import AnyTime
from longbox.games.dcdb.language.control import also_controls, reach
from longbox.games.dcdb.rules import offers, triggers
from longbox.games.dcdb.rules.buying import PointingOut, duplicates
from longbox.games.dcdb.rules.ending import ranking
from longbox.games.dcdb.rules.interrupts import Before
from longbox.games.dcdb.rules.keywords import detached
from longbox.games.dcdb.rules.playing import DcAction
from longbox.games.dcdb.rules.procedures import PROCEDURES
from longbox.games.dcdb.rules.turn import CallingTime, DecidedByLot, Game as WholeGame, GivingUp
from longbox.games.dcdb.state import (
    DECK,
    DISCARD,
    F_LINE_UP,
    MAIN,
    PLAY,
    STARTER,
    SUPER_VILLAIN,
    WEAKNESS,
    DcCard,
    DcState,
    Result,
    Values,
    player_name,
)
from longbox.games.dcdb.view import prompts, table
from longbox.kernel import plays
from longbox.kernel.abilities import Activated, Continuous
from longbox.kernel.decisions import Decision
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import Apply, Event, Settle, Trigger, Undertaking
from longbox.kernel.examine import Examine
from longbox.kernel.frames import Conceding, Frame, Step
from longbox.kernel.game import Game
from longbox.kernel.modifiers import Active
from longbox.kernel.queries import Query, Scope
from longbox.kernel.setups import Setup
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined
from longbox.tables.table import Table


class DcGame(Game["DcState", "Values"]):
    """The DC Deck-Building Game."""

    name: ClassVar[str] = "dcdb"
    title: ClassVar[str] = "DC Deck-Building Game"
    may_rule = "dcdb:2.010"
    mode_rule = "dcdb:2.010"
    replacement_rule = "dcdb:2.030"
    which_rule = "dcdb:2.030"
    limit_rule = "dcdb:1.104"
    cost_rule = "dcdb:1.090"
    target_rule = "dcdb:2.010"
    settles_by = F_LINE_UP
    procedures = PROCEDURES

    def __init__(self) -> None:
        super().__init__(Before(), Examine(), Apply(), Settle(), Trigger())
        #: dcdb:1.090 a cost is paid, then the ability resolves
        self.envelope = (
            Step("dcdb:2.052", plays.announce),
            Step("dcdb:1.090", plays.pay),
            Step("dcdb:1.090", plays.note),
            Step("dcdb:2.010", plays.initiate),
            Step("dcdb:2.010", plays.leave),
        )
        self.remembered = frozenset(
            {
                ev.Played,
                ev.Lay,
                ev.Put,
                ev.Attacked,
                ev.Interrupted,
                ev.Gain,
                ev.Discard,
                ev.DiscardTop,
                ev.DiscardAtRandom,
                ev.HandOver,
                ev.LaidDown,
                ev.Destroy,
                ev.Draw,
                ev.DrawGivenUp,
                ev.GetPower,
                ev.Totalled,
                ev.UseNinjutsu,
                ev.Teamworked,
            }
        )
        self.plain = frozenset(
            {
                ev.AddModifier,
                ev.BeginTurn,
                ev.ClearAdjustments,
                ev.ClearHand,
                ev.ClearPlay,
                ev.Decided,
                ev.Interrupted,
                ev.Reshuffle,
                ev.ToldToDraw,
                ev.GetPower,
                ev.LookAtTop,
                ev.NewHand,
                ev.NoPower,
                ev.PayPower,
                ev.Reveal,
                ev.RevealHand,
                ev.RevealTop,
                ev.Shuffle,
                ev.TakeUp,
                ev.TurnEnds,
                ev.TurnOver,
                ev.Turned,
                ev.UsedOnce,
                plays.Choices,
            }
        )

    # -- set-up -------------------------------------------------------------------------------------------------------

    def start(self, setup: Setup, seed: int) -> DcState:
        """The table of a set-up, about to be set up (see `decks.setup`)."""
        s = blank(self, dict(setup), seed)
        s.frames.append(WholeGame())
        return s

    def options(self, s: DcState, player: int) -> list[DcAction]:
        """Everything that the active player may do."""
        return offers.options(s, player)

    # -- policies -----------------------------------------------------------------------------------------------------

    def settle(self, s: DcState) -> Sequence[Event]:
        """dcdb:5.060 Starters and Weaknesses that come to the Line-Up are removed from the game; dcdb:6.050, dcdb:6.051 what is attached."""
        return detached(s) or [
            ev.Remove(s.ref(n), why="dcdb:5.060") for n in s.line_up() if STARTER in s.now(n).types or WEAKNESS in s.now(n).types
        ]

    def forbids(self, s: DcState, event: Event) -> bool:
        """dcdb:6.197 what is frozen is not gained, dcdb:6.294 nor what has been put into the Line-Up with Ninjutsu this turn."""
        if not isinstance(event, ev.Gain):
            return False
        return s.card(event.card).frozen > 0 or ev.left_by_ninjutsu(s, event.whose, event.card)

    def swift(self, s: DcState, event: Event, table: Any) -> bool:
        return True

    def wait(self, s: DcState, active: Active, scope: Scope) -> None:
        triggers.wait(s, active, scope)

    def endless(self, s: DcState) -> None:
        """Nobody can stop it: the game is counted as it stands."""
        ev.Finish("dcdb:12.050", "what happens repeats without end", *ranking(s)).apply(s)

    def window_players(self, s: DcState) -> Sequence[int]:
        return triggers.waiting_players(s)

    def conceding(self, s: DcState, player: int) -> Frame:
        assert s.decision is not None
        return Conceding(GivingUp(player), s.decision)

    def calling_time(self, s: DcState) -> Frame | None:
        """dcdb:9.020 once in a match."""
        return Conceding(CallingTime(), s.decision) if s.decision is not None and not s.time else None

    def interjecting(self, s: DcState, player: int, index: int) -> Frame | None:
        """What main characters may do at any time comes first, then the duplicates of the Line-Up (dcdb:1.170).

        MC:Zatanna Zatara (Confrontations)#3 not in the draft; a shuffle asks nothing. Not while the player is asked about cards of its
        discard pile that would have to be shuffled for it; nor is a copy replaced that somebody is choosing or not.
        """
        if s.decision is None or not s.turn:
            return None
        asked = s.decision
        about = [o & NUMBER_MASK for o in asked.options if isinstance(o, int) and s.there(o) and isinstance(s.get(o), DcCard)]
        found = self._at_any_time(s, player)
        if index < len(found):
            ability, n = found[index]
            scope = Scope(player, s.ref(n))
            pile = any([s.cards[o].zone == s.index(DISCARD, player) for o in about]) and not s.zone(player, DECK)
            if pile or ability.effect.possible(s, scope) is not None:
                return None
            return Conceding(EffectFrame(ability.effect, scope), asked)
        twice = duplicates(s)[index - len(found) : index - len(found) + 1]
        if not twice or any([r & NUMBER_MASK in about for r in twice[0]]):
            return None
        return Conceding(PointingOut(player, twice[0]), asked)

    def interjections(self, s: DcState, player: int) -> list[str]:
        if not s.turn:
            return []
        own = [f"{s.card(n).printed.name}: {a.print('it')}" for a, n in self._at_any_time(s, player)]
        twice = [(s.card(copies[0]).printed.name, len(copies)) for copies in duplicates(s)]
        return [*own, *[f"point out that {name} lies in the Line-Up {n} times" for name, n in twice]]

    def _at_any_time(self, s: DcState, player: int) -> list[tuple[AnyTime, int]]:
        """What the main characters of a player may do at any time, with their numbers."""
        mains = [n for n in s.zone(player, MAIN) if not s.card(n).face]
        return [(a, n) for n in mains for a in s.now(n).abilities if isinstance(a, AnyTime)]

    def unattended(self, s: DcState, decision: Decision) -> Frame | None:
        """dcdb:9.040 to the end of the turn decisions of a player who has conceded are made at random."""
        return DecidedByLot(decision)

    def announces(self, play: plays.Play, use: tuple[Any, str] | None) -> Event:
        return ev.Announce(play, use)

    def initiates(self, item: int, scope: Scope) -> Undertaking:
        return ev.Initiate(item, scope.you, scope.this)

    def leaves(self, item: int, scope: Scope) -> Event:
        return ev.Leave(item, scope.you, scope.this)

    # -- current values -----------------------------------------------------------------------------------------------

    def printed(self, s: DcState, number: int) -> Values:
        c: DcCard = s.cards[number]
        if c.printed.owned is not None and (c.owner >= 0 or s.kind_of(c.zone) == PLAY):
            return c.printed.owned
        return c.printed.values

    def covered(self, s: DcState) -> Sequence[int]:
        """Main characters, what lies in play (dcdb:3.030) and listens (dcdb:6.301), and what was gained just now and has something to say of that."""
        out: list[int] = []
        for p in range(s.starters):
            out.extend(s.zone(p, MAIN))
            for n in s.zone(p, PLAY):
                c: DcCard = s.cards[n]
                if c.printed.listens:
                    out.append(n)
        out.extend([r & NUMBER_MASK for r, _ in s.fresh if s.there(r) and r & NUMBER_MASK not in out])
        if s.active >= 0 and reach(s, s.active):
            # dcdb:6.141 what is controlled where it lies
            out.extend([n for n in s.line_up() if s.card(n).printed.listens])
        for m in s.modifiers:
            out.extend([r & NUMBER_MASK for r in m.flagged or () if s.there(r) and r & NUMBER_MASK not in out])
        return out

    def is_far(self, active: Active) -> bool:
        """What speaks of cards of a query reaches also those that listen to nothing."""
        return isinstance(active.ability.on, Query)

    def reaches(self, s: DcState, active: Active, number: int) -> bool:
        during = active.ability.during
        return (during is None or during.holds(s, active.scope)) and bool(active.ability.on.holds(s, number, active.scope))

    def actives(self, s: DcState, number: int, values: Values) -> Sequence[Active]:
        c: DcCard = s.cards[number]
        if c.face or not values.abilities:
            return ()
        kind = s.place(number)
        works = [
            (i, a)
            for i, a in enumerate(values.abilities)
            if (a.stage or isinstance(a, Continuous)) and not isinstance(a, Activated)
        ]
        found = []
        if kind in (PLAY, MAIN):
            # dcdb:6.140 an Ongoing card works for whoever controls it
            scope = Scope(s.player_of(c.zone), c.ref)
            found.extend([Active(a, scope, c.stamp, (c.ref, i)) for i, a in works if "play" in a.zones])
        for ref, player in s.fresh:
            if ref == c.ref:
                scope = Scope(player, ref)
                found.extend([Active(a, scope, c.stamp, (c.ref, i)) for i, a in works if "gained" in a.zones])
        if s.active >= 0 and also_controls(s, s.active, number, values):
            # dcdb:6.141 the active player controls it as well
            scope = Scope(s.active, c.ref)
            found.extend([Active(a, scope, c.stamp, (c.ref, i, s.active)) for i, a in works if "play" in a.zones])
        return found

    # -- secrets and showing ------------------------------------------------------------------------------------------

    def hidden_groups(self, s: DcState, seats: Sequence[int]) -> list[list[int]]:
        """Two backs: Super-Villains, and all other cards; and of those it is known who owns them."""
        bits = sum([1 << seat for seat in dict.fromkeys(seats)])
        groups: dict[tuple[int, bool], list[int]] = {}
        for t in s.things:
            if isinstance(t, DcCard) and not t.known & bits:
                groups.setdefault((t.owner, t.printed.kind == SUPER_VILLAIN and t.owner < 0), []).append(t.number)
        return [g for _, g in sorted(groups.items()) if len(g) > 1]

    def turns(self, s: DcState) -> int:
        return s.turn

    def layout(self, s: DcState, seat: int) -> Table:
        return table.table(s, seat)

    def option_text(self, s: DcState, seat: int, decision: Any, option: Any) -> str:
        return prompts.option_text(s, seat, decision, option)

    def prompt(self, s: DcState, seat: int, decision: Any) -> str:
        return prompts.prompt(s, seat, decision)

    def why_not(self, s: DcState, player: int, ref: int) -> list[tuple[Any, list[Any]]]:
        return [(act, act.why_not(s)) for act in offers.wanted(s, player, ref)]

    def result_text(self, s: DcState) -> str:
        r: Result | None = s.result
        if r is None:
            return "the game goes on"
        places = joined([f"{player_name(s, p)} {r.points[p]} VP" for p in r.places])
        return f"{player_name(s, r.places[0])} wins ({places}): {r.reason}"


GAME = DcGame()
