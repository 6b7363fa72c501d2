"""The procedures of the made-up game, in the order of its rulebook."""

from __future__ import annotations

from typing import Any

from longbox.kernel.decisions import Act, Decision, Pick
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, AskAll, Flow, Frame, Procedure, step
from longbox.kernel.plays import Using
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from tests.kernel.madeup import events as ev, times
from tests.kernel.madeup.state import DECK, HAND, MENACE, MINION, PLAY, THREATS, TREACHERY, MadeUpState
from tests.kernel.madeup.words import pick_from_hand

HAND_SIZE = 5
ROUNDS = 8


class Game(Procedure):
    """madeup:2 the game: set-up, then round after round."""

    __slots__ = ()

    @step("madeup:8")
    def shuffle(self, s: MadeUpState) -> Flow:
        return happen(s, ev.Shuffle(s.common(THREATS)), *[ev.Shuffle(s.own(p, DECK)) for p in s.order])

    @step("madeup:2.4")
    def draw(self, s: MadeUpState) -> Flow:
        return happen(s, *[ev.Draw(p) for _ in range(HAND_SIZE) for p in s.order])

    @step("madeup:2")
    def round(self, s: MadeUpState) -> Flow:
        if s.round >= ROUNDS:
            return happen(s, ev.End(False, "madeup:7.1", "the last round is over"))
        return Round()

    @step("madeup:2")
    def again(self, s: MadeUpState) -> Flow:
        return self.goto("round")


class Round(Procedure):
    """madeup:2 one round."""

    __slots__ = ("pledges",)

    def __init__(self) -> None:
        super().__init__()
        self.pledges: tuple[Decision, ...] = ()

    @step("madeup:2")
    def begin(self, s: MadeUpState) -> Flow:
        return happen(s, times.NewRound())

    @step("madeup:2.1")
    def pledge(self, s: MadeUpState) -> Flow:
        self.pledges = tuple(pick_from_hand(s, p) for p in s.round_from(s.first) if s.zone(p, HAND))
        return AskAll(self.pledges)

    @step("madeup:2.1")
    def compare(self, s: MadeUpState) -> Flow:
        pledges, self.pledges = self.pledges, ()
        pledged: list[Event] = []
        for decision, given in zip(pledges, s.outcome, strict=True):
            if decision.player in s.order:
                pledged.extend(ev.Pledge(decision.options[i], decision.player) for i in given)
        return happen(s, *pledged, ev.Alarm(1) if len(pledged) < len(s.order) else ev.Quiet(1))

    @step("madeup:2.2")
    def turns(self, s: MadeUpState) -> Flow:
        return tuple(PlayerTurn(p) for p in s.round_from(s.first))

    @step("madeup:2.3")
    def menace(self, s: MadeUpState) -> Flow:
        return happen(s, times.Begin("the menace"))

    @step("madeup:2.3")
    def activate(self, s: MadeUpState) -> Flow:
        return tuple(Activating(p) for p in s.round_from(s.first))

    @step("madeup:2.4")
    def ready(self, s: MadeUpState) -> Flow:
        return happen(s, times.Begin("the end of the round"), *[ev.Ready(s.ref(n)) for p in s.order for n in s.zone(p, PLAY)])

    @step("madeup:2.4")
    def draw(self, s: MadeUpState) -> Flow:
        wanted = [ev.Draw(p) for p in s.round_from(s.first) for _ in range(HAND_SIZE - len(s.zone(p, HAND)))]
        return happen(s, *wanted) if wanted else None

    @step("madeup:2.4")
    def threats(self, s: MadeUpState) -> Flow:
        return tuple(Revealed(p) for p in s.round_from(s.first))

    @step("madeup:2.4")
    def end(self, s: MadeUpState) -> Flow:
        return happen(s, times.EndRound())


class PlayerTurn(Frame):
    """madeup:2.2 one player's turn: whatever is legal, one thing after the other, until the player ends it."""

    __slots__ = ("acts", "begun", "player")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.begun = False
        self.acts: tuple[Any, ...] = ()

    def ask_anew(self, s: MadeUpState) -> bool:
        self.acts = ()
        return True

    def run(self, s: MadeUpState) -> Flow:
        if self.player not in s.order:
            return DONE
        if not self.begun:
            self.begun = True
            return happen(s, times.Begin("turn", self.player))
        if self.acts:
            act, self.acts = self.acts[s.answer[0]], ()
            return act.flow(s, s.answer[1:])
        self.acts = tuple(s.game.options(s, self.player))
        return Decision(self.player, s.game.seat_of(s, self.player), "madeup:2.2", "turn", Act(self.acts), (), "What do you do?")


class Activating(Procedure):
    """madeup:2.3 the menace and the minions engaged with one player act against it, in order."""

    __slots__ = ("left", "player")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.left: tuple[int, ...] = ()

    def guard(self, s: MadeUpState) -> bool:
        return self.player in s.order

    @step("madeup:2.3")
    def gather(self, s: MadeUpState) -> Flow:
        self.left = tuple(s.ref(n) for n in s.enemies() if s.things[n].engaged in (-1, self.player))
        return None

    @step("madeup:2.3")
    def act(self, s: MadeUpState) -> Flow:
        if not self.left:
            return DONE
        enemy, self.left = self.left[0], self.left[1:]
        self.goto("act")
        if not s.there(enemy):
            return None
        if s.things[s.things[self.player].watcher].face == 0:
            return happen(s, ev.Alarm(1, -1, enemy)) if s.things[enemy & NUMBER_MASK].printed.kind == MENACE else None
        return happen(s, ev.Attack(enemy, self.player))


class EnemyAttack(Procedure):
    """madeup:5 an enemy's attack, cut short when the attacker leaves play or its player is out."""

    __slots__ = ("defender", "enemy", "options", "player")

    def __init__(self, enemy: int, player: int) -> None:
        super().__init__()
        self.enemy = enemy
        self.player = player
        self.defender = -1
        self.options: tuple[int, ...] = ()

    def guard(self, s: MadeUpState) -> bool:
        return s.there(self.enemy) and self.player in s.order

    def cut_short(self, s: MadeUpState) -> Flow:
        return happen(s, times.EndAttack())

    @step("madeup:5")
    def ask_for_a_defender(self, s: MadeUpState) -> Flow:
        self.options = tuple(s.ref(n) for n in s.characters(self.player) if not s.things[n].exhausted)
        shape = Pick(self.options, 0, 1)
        return Decision(self.player, s.game.seat_of(s, self.player), "madeup:5", "defend", shape, (self.enemy,), "Who defends?")

    @step("madeup:5")
    def defend(self, s: MadeUpState) -> Flow:
        if not s.answer:
            return None
        self.defender = self.options[s.answer[0]]
        return happen(s, ev.Defend(self.defender, self.player, self.enemy))

    @step("madeup:5")
    def boost(self, s: MadeUpState) -> Flow:
        return happen(s, ev.Boost(self.player))

    @step("madeup:5")
    def deal_damage(self, s: MadeUpState) -> Flow:
        hit = self.defender if s.there(self.defender) else s.ref(s.things[self.player].watcher)
        amount = s.now(self.enemy).attack + s.boosts - (s.now(hit).defence if hit == self.defender else 0)
        return happen(s, ev.Damage(hit, max(0, amount), self.player, self.enemy, "attack"), derived=())

    @step("madeup:5")
    def end(self, s: MadeUpState) -> Flow:
        return happen(s, times.EndAttack())


class Striking(Procedure):
    """madeup:2.2 a strike: it deals its damage, unless either side has left."""

    __slots__ = ("enemy", "player", "striker")

    def __init__(self, player: int, striker: int, enemy: int) -> None:
        super().__init__()
        self.player = player
        self.striker = striker
        self.enemy = enemy

    def guard(self, s: MadeUpState) -> bool:
        return s.there(self.striker) and s.there(self.enemy)

    @step("madeup:2.2")
    def hit(self, s: MadeUpState) -> Flow:
        amount = s.now(self.striker).attack
        return happen(s, ev.Damage(self.enemy, amount, self.player, self.striker, "attack"), derived=())


class Revealed(Procedure):
    """madeup:2.4 a player reveals the threat of the end of the round."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("madeup:2.4")
    def reveal(self, s: MadeUpState) -> Flow:
        return happen(s, ev.Reveal(self.player)) if self.player in s.order else None


class Revealing(Procedure):
    """madeup:2.4 a threat is turned up: a minion comes, a treachery is used and spent."""

    __slots__ = ("card", "player")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.card = -1

    @step("madeup:2.4")
    def turn_up(self, s: MadeUpState) -> Flow:
        return happen(s, ev.TurnUp(self.player))

    @step("madeup:2.4")
    def resolve(self, s: MadeUpState) -> Flow:
        if not s.outcome.events:
            return DONE
        self.card = s.outcome.events[0].card
        printed = s.get(self.card).printed
        if printed.kind == MINION:
            return happen(s, ev.EnterPlay(self.card, self.player), derived=())
        return Using(printed.play, Scope(self.player, self.card)) if printed.kind == TREACHERY else None


class GivingUp(Procedure):
    """madeup:6.1 a player gives up."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("madeup:6.1")
    def leave(self, s: MadeUpState) -> Flow:
        return happen(s, times.Concede(self.player))
