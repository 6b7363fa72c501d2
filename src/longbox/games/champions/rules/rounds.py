"""A game in the order of its rulebook: rounds, the player phase, the villain phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions import events as ev
from longbox.games.champions.rules.encounters import Revealing
from longbox.games.champions.rules.plays import AskAnother, Once, Pass
from longbox.games.champions.rules.setup import SettingUp
from longbox.games.champions.state import DEALT, HAND, PLAYER_PHASE, VILLAIN_PHASE, likeness
from longbox.games.champions.state.bases import Procedure
from longbox.kernel.decisions import Act, Decision, Pick
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, step

if TYPE_CHECKING:
    from longbox.games.champions.rules.plays import Deed
    from longbox.games.champions.state import ChState
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow


class Game(Procedure):
    """champions:round-overview set-up, then round after round until the game is won or lost."""

    __slots__ = ()

    @step("champions:setup")
    def setup(self, s: ChState) -> Flow:
        return SettingUp()

    @step("champions:setup#p2")
    def round(self, s: ChState) -> Flow:
        return Round()

    @step("champions:round-overview#10")
    def again(self, s: ChState) -> Flow:
        return self.goto("round")


class Round(Procedure):
    """champions:round-overview one round."""

    __slots__ = ()

    @step("champions:round-overview#1")
    def begin(self, s: ChState) -> Flow:
        return happen(s, ev.NewRound())

    @step("champions:player-phase")
    def player_phase(self, s: ChState) -> Flow:
        return happen(s, ev.BeginPhase(PLAYER_PHASE))

    @step("champions:round-overview#2")
    def turns(self, s: ChState) -> Flow:
        return Turns()

    @step("champions:round-overview#3")
    def end_of_player_phase(self, s: ChState) -> Flow:
        return EndOfPlayerPhase()

    @step("champions:round-overview#4")
    def villain_phase(self, s: ChState) -> Flow:
        return VillainPhase()


class Turns(Procedure):
    """champions:player-phase each player takes one turn, in player order."""

    __slots__ = ("done",)

    def __init__(self) -> None:
        super().__init__()
        self.done: tuple[int, ...] = ()

    @step("champions:player-phase")
    def next_turn(self, s: ChState) -> Flow:
        for p in s.in_order():
            if p not in self.done:
                self.done = (*self.done, p)
                self.goto("next_turn")
                return PlayerTurn(p)
        return DONE


class PlayerTurn(Procedure):
    """champions:player-turn a player's turn: any options, in any order, as often as they can be paid.

    champions:player-turn#1 to champions:player-turn#6, champions:action, champions:player#2
    """

    __slots__ = ("offered", "player")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        #: what was asked, until it is answered
        self.offered: tuple[Deed, ...] = ()

    def guard(self, s: ChState) -> bool:
        return self.player in s.order

    def cut_short(self, s: ChState) -> Flow:
        return happen(s, ev.EndTurn(self.player)) if s.active == self.player else DONE

    def ask_anew(self, s: ChState) -> bool:
        self.goto("ask")
        return True

    @step("champions:active-player")
    def begin(self, s: ChState) -> Flow:
        return happen(s, ev.BeginTurn(self.player))

    @step("champions:player-turn")
    def ask(self, s: ChState) -> Flow:
        found = self.offered = tuple(s.game.options(s, self.player))
        return Decision(
            self.player,
            s.game.seat_of(s, self.player),
            "champions:player-turn",
            "turn",
            Act(found),
            (self.player,),
            # a table set by hand waits at each turn, also where it can only be ended
            always=s.game.shows_all(s) or s.setup.get("windows") == "turns",
        )

    @step("champions:player-turn")
    def act(self, s: ChState) -> Flow:
        offered, self.offered = self.offered, ()
        chosen = offered[s.answer[0]]
        if isinstance(chosen, Pass):
            return None
        self.goto("ask")
        if not isinstance(chosen, AskAnother) and any(s.players[p].quiet for p in s.order):
            return (Once(ev.Woken(self.player)), chosen.frame(s))
        flow: Flow = chosen.frame(s)
        return flow

    @step("champions:player-turn")
    def end(self, s: ChState) -> Flow:
        return happen(s, ev.EndTurn(self.player))


class EndOfPlayerPhase(Procedure):
    """champions:end-of-player-phase discarding, drawing up, readying. champions:hand-size, champions:draw#p4,
    champions:player-phase#p2"""

    __slots__ = ("asked", "options", "player")

    def __init__(self) -> None:
        super().__init__()
        self.asked: tuple[int, ...] = ()
        self.options: tuple[int, ...] = ()
        self.player = -1

    def ask_anew(self, s: ChState) -> bool:
        self.goto("ask")
        return True

    @step("champions:end-of-player-phase#1")
    def ask(self, s: ChState) -> Flow:
        for p in s.in_order():
            if p in self.asked:
                continue
            self.asked = (*self.asked, p)
            hand = s.zone(p, HAND)
            if not hand:
                continue
            self.player = p
            self.options = tuple(s.ref(n) for n in hand)
            least = max(0, len(hand) - hand_size(s, p))
            shape = Pick(self.options, least, len(hand))
            return Decision(
                p, s.game.seat_of(s, p), "champions:end-of-player-phase#1", "discard", shape, (p,), "Discard which cards?"
            )
        return self.goto("draw")

    @step("champions:end-of-player-phase#1")
    def discard(self, s: ChState) -> Flow:
        self.goto("ask")
        chosen = [ev.Discard(self.options[i], self.player) for i in s.answer]
        return happen(s, *chosen) if chosen else None

    @step("champions:end-of-player-phase#2")
    def draw(self, s: ChState) -> Flow:
        draws = [ev.Draw(p, hand_size(s, p) - len(s.zone(p, HAND))) for p in s.in_order()]
        return happen(s, *draws)

    @step("champions:end-of-player-phase#3")
    def ready(self, s: ChState) -> Flow:
        return happen(
            s, *[ev.Ready(s.ref(n), p, quiet=True) for p in s.in_order() for n in s.controlled(p) if s.cards[n].exhausted]
        )

    @step("champions:round-overview#3")
    def over(self, s: ChState) -> Flow:
        return happen(s, ev.EndPhase(PLAYER_PHASE))


def hand_size(s: ChState, player: int) -> int:
    """champions:hand-size how many cards a player draws up to."""
    return int(s.now(s.players[player].identity).hand)


class VillainPhase(Procedure):
    """champions:villain-phase its five steps."""

    __slots__ = ("revealer",)

    def __init__(self) -> None:
        super().__init__()
        #: whose encounter cards are revealed just now
        self.revealer = -1

    @step("champions:round-overview#4")
    def begin(self, s: ChState) -> Flow:
        return happen(s, ev.BeginPhase(VILLAIN_PHASE))

    @step("champions:round-overview#5")
    def first_step(self, s: ChState) -> Flow:
        return happen(s, ev.BeginStep(1))

    @step("champions:villain-phase#1")
    def threat(self, s: ChState) -> Flow:
        # champions:main-scheme#1, champions:acceleration-icon#p2, champions:acceleration-token
        amount = s.per_player(s.cards[s.scheme].up.acceleration) + accelerations(s)
        return happen(s, ev.Threat(s.ref(s.scheme), amount, -1, s.ref(s.scheme), "step"))

    @step("champions:round-overview#6")
    def second_step(self, s: ChState) -> Flow:
        return happen(s, ev.BeginStep(2))

    @step("champions:villain-phase#2")
    def activate(self, s: ChState) -> Flow:
        return EachActivates()

    @step("champions:round-overview#7")
    def third_step(self, s: ChState) -> Flow:
        return happen(s, ev.BeginStep(3))

    @step("champions:villain-phase#3")
    def deal(self, s: ChState) -> Flow:
        # champions:deal-encounter-card, champions:hazard-icon: one each, and more in player order;
        # champions:heroic-mode#1 adds to each
        order = s.in_order()
        dealt: list[Event] = [ev.DealCards(p, 1 + s.heroic) for p in order]
        more = sum(s.now(n).icons.get("hazard", 0) for n in s.everything())
        dealt.extend(ev.DealCards(order[i % len(order)], 1) for i in range(more))
        return happen(s, *dealt)

    @step("champions:round-overview#8")
    def fourth_step(self, s: ChState) -> Flow:
        return happen(s, ev.BeginStep(4))

    @step("champions:villain-phase#4")
    def reveal(self, s: ChState) -> Flow:
        # champions:reveal, champions:deal-encounter-card#1: what is dealt meanwhile joins the queue. One player reveals all cards
        # before the next does, and it goes round until none remain (champions:in-player-order#1)
        for p in s.in_order(self.revealer if self.revealer >= 0 else None):
            waiting = s.zone(p, DEALT)
            if waiting:
                self.goto("reveal")
                self.revealer = p
                return Revealing(p, s.ref(waiting[0]))
        return None

    @step("champions:round-overview#9")
    def fifth_step(self, s: ChState) -> Flow:
        return happen(s, ev.BeginStep(5))

    @step("champions:villain-phase#5")
    def pass_token(self, s: ChState) -> Flow:
        return happen(s, ev.PassToken(s.next_player(s.first)))

    @step("champions:round-overview#10")
    def end(self, s: ChState) -> Flow:
        return happen(s, ev.EndPhase(VILLAIN_PHASE))

    @step("champions:villain-phase#5")
    def end_of_round(self, s: ChState) -> Flow:
        return happen(s, ev.EndRound())


def accelerations(s: ChState) -> int:
    """champions:acceleration-icon the icons in play and the tokens beside the main scheme.

    champions:acceleration-icon#1, champions:acceleration-token#p2, champions:acceleration-token#p3
    """
    return s.accelerations + sum(int(s.now(n).icons.get("acceleration", 0)) for n in s.everything())


class EachActivates(Procedure):
    """champions:villain-phase#2 for each player in order the villain activates, then that player's minions (MC-A12)."""

    __slots__ = ("done",)

    def __init__(self) -> None:
        super().__init__()
        self.done: tuple[int, ...] = ()

    @step("champions:activation#1")
    def next_player(self, s: ChState) -> Flow:
        for p in s.in_order():
            if p not in self.done:
                self.done = (*self.done, p)
                self.goto("next_player")
                return AgainstPlayer(p)
        return DONE


class AgainstPlayer(Procedure):
    """champions:activation#5 the villain, then each minion engaged with the player, in an order that player chooses.

    A minion that comes meanwhile activates as well (champions:minion#4); the form decides what it does
    (champions:activation#1, champions:activation#2, champions:minion#3).

    champions:attack-player-action#5
    """

    __slots__ = ("done", "options", "player")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.done: tuple[int, ...] = ()
        self.options: tuple[int, ...] = ()

    def guard(self, s: ChState) -> bool:
        return self.player in s.order

    def ask_anew(self, s: ChState) -> bool:
        self.goto("order")
        return True

    @step("champions:activation#1")
    def villain(self, s: ChState) -> Flow:
        return happen(s, activates(s, s.ref(s.villain), self.player))

    @step("champions:minion#3")
    def order(self, s: ChState) -> Flow:
        waiting = [s.ref(n) for n in s.minions(self.player) if s.ref(n) not in self.done]
        if not waiting:
            return DONE
        self.options = tuple(waiting)
        if len({likeness(s, r) for r in waiting}) == 1:
            s.answer = (0,)
            return None
        about = (self.player,)
        rule = "champions:minion#3"
        return Decision(
            self.player, s.game.seat_of(s, self.player), rule, "order", Pick(self.options), about, "Which activates next?"
        )

    @step("champions:activation#2")
    def minion(self, s: ChState) -> Flow:
        ref = self.options[s.answer[0]]
        self.done = (*self.done, ref)
        self.goto("order")
        return happen(s, activates(s, ref, self.player)) if s.alive(ref) else None


def activates(s: ChState, enemy: int, player: int, source: int = -1) -> ev.Activates:
    """champions:activation an enemy attacks a hero, or schemes against an alter-ego."""
    cls = ev.EnemyAttack if s.is_hero(player) else ev.EnemyScheme
    return cls(enemy, player, source)
