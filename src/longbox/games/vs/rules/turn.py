"""The turn (chapter 4): the four phases, each player's steps in them, the wrap-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.language.holding import next_captor
from longbox.games.vs.language.references import ALL_PLAYERS
from longbox.games.vs.language.verbs.players import Draw
from longbox.games.vs.rules.chain import Priority
from longbox.games.vs.rules.combat import AttackStep
from longbox.games.vs.state import (
    BUILD,
    COMBAT,
    DRAW,
    FORMATION,
    FRONT,
    HAND,
    RECOVERY,
    RECRUIT,
    RESOURCE,
    RESOURCES,
    ROWS,
    SUPPORT,
    ChainItem,
)
from longbox.games.vs.state.bases import Frame, Procedure
from longbox.kernel.decisions import Decision, Pick, Place, yes_or_no
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, step
from longbox.kernel.queries import Scope

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.frames import Flow


class Game(Procedure):
    """vs:400 turn after turn, until one player remains."""

    __slots__ = ()

    @step("vs:400.1")
    def turn(self, s: VsState) -> Flow:
        limit = s.setup.get("turn_limit") or 60
        if s.turn >= limit:
            best = max(s.players[p].endurance for p in s.order)
            winners = tuple(p for p in s.order if s.players[p].endurance == best)
            ev.finish_game(s, winners if len(winners) == 1 else (), "vs:703.3", f"turn {limit} has ended")
            return DONE
        return Turn()

    @step("vs:400.1")
    def next_turn(self, s: VsState) -> Flow:
        return self.goto("turn")


class Turn(Procedure):
    """vs:400.1 one turn: its phases, as the schedule has them (vs:G:Phase, vs:G:Turn)."""

    __slots__ = ()

    @step("vs:400.1")
    def begin(self, s: VsState) -> Flow:
        return happen(s, ev.NewTurn())

    @step("vs:400.8")
    def phase(self, s: VsState) -> Flow:
        if s.schedule:
            return Phase(s.schedule[0])
        return DONE if s.phase == RECOVERY else self.goto("without_wrap_up")

    @step("vs:400.2")
    def next_phase(self, s: VsState) -> Flow:
        self.goto("phase")
        return happen(s, ev.Schedule(schedule=s.schedule[1:]))

    @step("vs:G:Initiative")
    def without_wrap_up(self, s: VsState) -> Flow:
        """The recovery phase was skipped (vs:400.9a): all the same the turn is over, and the initiative passes at its end."""
        return happen(s, ev.EndTurn(), ev.PassInitiative())


class Phase(Procedure):
    """vs:400.8 one phase: it begins (unless that is replaced, vs:400.9a), then what is done in it, in this order (vs:400.6)."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    @step("vs:400.8")
    def begin(self, s: VsState) -> Flow:
        return happen(s, ev.BeginPhase(self.name))

    @step("vs:401.1")
    def game_based_draw(self, s: VsState) -> Flow:
        """The game-based effect of the draw phase goes onto the chain before anything that triggers."""
        if not s.outcome.full:
            # skipped: the steps inside are skipped with it
            return DONE
        if self.name != DRAW:
            return None
        item = ChainItem("game", -1, -1, DRAW_TWO, Scope(s.initiative, -1), (), "vs:507.1a")
        item.types = ("game-based",)
        item.words = "each player draws two cards"
        return happen(s, ev.ChainAdd(item))

    @step("vs:401.1")
    def triggers_of_the_wrap_up(self, s: VsState) -> Flow:
        # should the draw phase be skipped, before the next player who receives priority (vs:506.2)
        return happen(s, ev.ReleaseTriggers()) if s.waiting else None

    @step("vs:400.8")
    def priority(self, s: VsState) -> Flow:
        """What triggered at the start is added, then the primary player has priority (vs:402.2, vs:406.2, vs:408.1)."""
        return Priority()

    @step("vs:400.5")
    def steps_of_players(self, s: VsState) -> Flow:
        """vs:400.3 the build and combat phases have steps."""
        if self.name == BUILD:
            return tuple(BuildSteps(p) for p in s.clockwise(s.initiative))
        if self.name == COMBAT:
            return AttackSteps(s.clockwise(s.initiative))
        if self.name == RECOVERY:
            return WrapUp()
        return None

    @step("vs:400.7a")
    def end(self, s: VsState) -> Flow:
        return happen(s, ev.EndModifiers("phase"))


DRAW_TWO = Draw(2, player=ALL_PLAYERS)


class BuildSteps(Procedure):
    """vs:402.1 one player's resource, recruit and formation steps (vs:G:Step)."""

    __slots__ = ("decision", "player")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.decision: Decision | None = None

    def guard(self, s: VsState) -> bool:
        return self.player in s.order

    @step("vs:403.1")
    def resource_step(self, s: VsState) -> Flow:
        return happen(s, ev.BeginStep(RESOURCE, self.player))

    @step("vs:403.4")
    def ask_to_build(self, s: VsState) -> Flow:
        """Building is optional, and either way it is a choice. A step that was skipped is passed over (vs:400.9a)."""
        if not s.outcome.full:
            return self.goto("recruit_step")
        # who can't build has nothing to choose (vs:103.2)
        hand = [r for r in (s.ref(n) for n in s.zone(self.player, HAND)) if not s.game.barred(s, ev.Build(r, self.player))]
        self.decision = Decision(
            self.player, s.game.seat_of(s, self.player), "vs:403.1", "build", Pick(hand, 0, 1), (), "Build a resource?"
        )
        return self.decision

    @step("vs:403.1")
    def build(self, s: VsState) -> Flow:
        decision, self.decision = self.decision, None
        if not s.answer:
            return None
        assert decision is not None
        return happen(s, ev.Build(decision.options[s.answer[0]], self.player))

    @step("vs:403.1")
    def start_of_resource_step(self, s: VsState) -> Flow:
        return happen(s, ev.StartOfStep(RESOURCE, self.player))

    @step("vs:403.1")
    def resource_priority(self, s: VsState) -> Flow:
        return Priority()

    @step("vs:404.1")
    def recruit_step(self, s: VsState) -> Flow:
        return happen(s, ev.BeginStep(RECRUIT, self.player))

    @step("vs:404.1")
    def gain_points(self, s: VsState) -> Flow:
        if not s.outcome.full:
            return self.goto("formation_step")
        return happen(s, ev.Points(self.player, len(s.zone(self.player, RESOURCES))))

    @step("vs:404.1")
    def start_of_recruit_step(self, s: VsState) -> Flow:
        return happen(s, ev.StartOfStep(RECRUIT, self.player))

    @step("vs:404.2")
    def recruit_priority(self, s: VsState) -> Flow:
        """Points may be spent now, and anything else may be done that takes priority (vs:404.2a)."""
        return Priority()

    @step("vs:404.5")
    def lose_points(self, s: VsState) -> Flow:
        return happen(s, ev.Points(self.player, -s.players[self.player].points))

    @step("vs:405.1")
    def formation_step(self, s: VsState) -> Flow:
        return happen(s, ev.BeginStep(FORMATION, self.player))

    @step("vs:405.1")
    def ask_formation(self, s: VsState) -> Flow:
        if not s.outcome.full:
            return self.goto("end")
        self.decision = arrangement(s, self.player)
        return self.decision

    @step("vs:405.1")
    def arrange(self, s: VsState) -> Flow:
        decision, self.decision = self.decision, None
        if decision is None or not s.answer:
            return None
        places = tuple((ref, row, col) for ref, (_, row, col) in ev.read_places(decision, s.answer))
        return happen(s, ev.MoveAll(self.player, -1, places))

    @step("vs:405.1")
    def start_of_formation_step(self, s: VsState) -> Flow:
        return happen(s, ev.StartOfStep(FORMATION, self.player))

    @step("vs:405.1")
    def formation_priority(self, s: VsState) -> Flow:
        return Priority()

    @step("vs:400.7b")
    def end(self, s: VsState) -> Flow:
        return happen(s, ev.EndStep())


class AttackSteps(Frame):
    """vs:406.1 the attack steps of the combat phase in order; one that is added comes right after the present one (vs:400.10a).

    It is an attack step like any other, with everything in it (vs:400.10c).
    """

    __slots__ = ("left",)

    def __init__(self, left: tuple[int, ...]) -> None:
        super().__init__()
        self.left = left

    def run(self, s: VsState) -> Flow:
        if s.extra:
            self.left = (*s.extra, *self.left)
            return happen(s, ev.Schedule(extra=()))
        if not self.left:
            return DONE
        player, self.left = self.left[0], self.left[1:]
        return AttackStep(player) if player in s.order else None


class WrapUp(Procedure):
    """vs:408.2 the actions that end the recovery phase, after all have passed in it (vs:216.2d, vs:400.7d).

    No player gets priority during or between them.
    """

    __slots__ = ("asked", "chosen", "decision")

    def __init__(self) -> None:
        super().__init__()
        self.chosen: tuple[int, ...] = ()
        self.asked: tuple[int, ...] = ()
        self.decision: Decision | None = None

    @step("vs:408.2a")
    def endurance_check(self, s: VsState) -> Flow:
        """Everyone at 0 or less loses, here and nowhere else (vs:102.4).

        If that were all of them, those with the highest total stay in (VS-A4); totals below zero are compared as they are
        (vs:104.1a).
        """
        losing = [p for p in s.order if s.players[p].endurance <= 0 and not s.game.barred(s, ev.LoseGame(p, 1))]
        if losing and len(losing) == len(s.order):
            best = max(s.players[p].endurance for p in losing)
            losing = [p for p in losing if s.players[p].endurance < best]
        return happen(s, *[ev.LoseGame(p, 1) for p in losing]) if losing else None

    @step("vs:408.2b")
    def ask_recoveries(self, s: VsState) -> Flow:
        """Each player may choose one stunned character, the primary player first."""
        if self.decision is not None:
            self.chosen = (*self.chosen, *(self.decision.options[i] for i in s.answer))
            self.decision = None
        for p in s.clockwise(s.primary):
            if p in self.asked:
                continue
            self.asked = (*self.asked, p)
            stunned = [s.ref(n) for n in s.characters(p) if s.cards[n].stunned]
            if stunned:
                self.decision = Decision(
                    p,
                    s.game.seat_of(s, p),
                    "vs:408.2b",
                    "recover",
                    Pick(stunned, 0, recoveries(s, p)),
                    (),
                    "Recover which character?",
                )
                self.goto("ask_recoveries")
                return self.decision
        return None

    @step("vs:408.2b")
    def recover(self, s: VsState) -> Flow:
        return happen(s, *[ev.Recover(r, s.card(r).controller) for r in self.chosen]) if self.chosen else None

    @step("vs:408.2b")
    def ko_the_rest(self, s: VsState) -> Flow:
        stunned = [s.ref(n) for p in s.clockwise(s.primary) for n in s.characters(p) if s.cards[n].stunned]
        return happen(s, *[ev.KO(r, s.card(r).controller) for r in stunned]) if stunned else None

    @step("vs:408.2c")
    def ready_all(self, s: VsState) -> Flow:
        return ReadyingAll()

    @step("vs:408.2d")
    def end_of_turn(self, s: VsState) -> Flow:
        return happen(s, ev.EndTurn())

    @step("vs:408.2e")
    def pass_initiative(self, s: VsState) -> Flow:
        return happen(s, ev.PassInitiative())

    @step("vs:408.2")
    def hold_triggers(self, s: VsState) -> Flow:
        return happen(s, ev.HoldTriggers()) if s.pending else None


def recoveries(s: VsState, player: int) -> int:
    """vs:408.2b how many stunned characters a player may recover in the wrap-up: one, unless a card says more (vs:103.1)."""
    q = ev.HowManyRecover(player)
    found = s.facts().listening(ev.HowManyRecover, "permit")
    return 1 + sum(int(a.ability.n) for a in found if a.ability.forbids(s, q, a.scope, a.flagged))


class ReadyingAll(Frame):
    """vs:408.2c everyone readies everything at once, except that captors may be left exhausted (vs:513.6b, VS-A2).

    `asked` are the captors whose controllers have chosen, `stay` those that they leave exhausted.
    """

    __slots__ = ("asked", "decision", "done", "stay")

    def __init__(self) -> None:
        super().__init__()
        self.asked: tuple[int, ...] = ()
        self.stay: tuple[int, ...] = ()
        self.done = False
        self.decision: Decision | None = None

    def run(self, s: VsState) -> Flow:
        if self.done:
            return DONE
        if self.decision is not None:
            if s.answer != (1,):
                self.stay = (*self.stay, self.decision.about[0])
            self.decision = None

        everything = [s.ref(n) for p in s.clockwise(s.primary) for n in (*s.zone(p, ROWS), *s.zone(p, RESOURCES))]
        ready = [r for r in everything if s.card(r).exhausted and r not in self.stay]
        ref = next_captor(s, ready, self.asked)
        if ref >= 0:
            self.asked = (*self.asked, ref)
            player = s.card(ref).controller
            self.decision = Decision(player, s.game.seat_of(s, player), "vs:513.6d", "ready", yes_or_no(""), (ref,), "Ready it?")
            return self.decision
        self.done = True
        return happen(s, *[ev.Ready(r, s.card(r).controller) for r in ready]) if ready else None


def arrangement(s: VsState, player: int) -> Decision | None:
    """vs:405.1 the decision that rearranges a formation: any characters to any positions of their own area (vs:405.5), at once."""
    mine = [n for n in s.characters(player) if ev.can_move(s, s.ref(n), player)]
    if not mine:
        return None
    refs = [s.ref(n) for n in mine]
    cells: list[ev.Cell] = []
    for hidden in (False, True):
        count = sum(1 for n in mine if s.cards[n].hidden is hidden)
        if count:
            cells.extend(ev.cells_for(s, player, hidden, count))
    stay = [(c.hidden, c.row, c.col) for c in (s.cards[n] for n in s.characters(player) if n not in mine)]
    cells = [c for c in cells if c not in stay]
    index = {c: i for i, c in enumerate(cells)}
    at = [index[(s.cards[n].hidden, s.cards[n].row, s.cards[n].col)] for n in mine]
    allowed = [[i for i, c in enumerate(cells) if c[0] is s.cards[n].hidden] for n in mine]
    shape = Place(refs, cells, at, allowed, (), defaults(s, player, mine, cells, at))
    return Decision(player, s.game.seat_of(s, player), "vs:405.1", "formation", shape, tuple(refs), "Arrange your formation")


def defaults(s: VsState, player: int, mine: Sequence[int], cells: Sequence[ev.Cell], at: Sequence[int]) -> list[tuple[int, ...]]:
    """Arrangements worth offering as they are: as it stands, sheltered (weak and ranged behind the sturdiest), all in front."""
    out: list[tuple[int, ...]] = [()]
    index = {c: i for i, c in enumerate(cells)}
    for arrange in (_sheltered, _all_in_front):
        places: dict[int, ev.Cell] = {}
        for hidden in (False, True):
            group = [n for n in mine if s.cards[n].hidden is hidden]
            if group:
                base = min(c[2] for c in cells if c[0] is hidden)
                places.update(arrange(s, group, hidden, base))
        answer: list[int] = []
        for i, n in enumerate(mine):
            want = index.get(places[n])
            if want is None:
                break
            if want != at[i]:
                answer += [i, want]
        else:
            if tuple(answer) not in out:
                out.append(tuple(answer))
    return out


def _strength(s: VsState, n: int) -> tuple[int, int]:
    v = s.now(n)
    return (v.def_, v.atk)


def _sheltered(s: VsState, group: Sequence[int], hidden: bool, base: int) -> dict[int, ev.Cell]:
    """Ranged and small characters stand behind the sturdiest of the rest; stunned ones go where they are least in the way."""
    by_def = sorted(group, key=lambda n: (s.cards[n].stunned, s.now(n).range, [-x for x in _strength(s, n)], n))
    fronts = by_def[: (len(by_def) + 1) // 2]
    backs = by_def[len(fronts) :]
    places = {n: (hidden, FRONT, base + i) for i, n in enumerate(fronts)}
    places.update({n: (hidden, SUPPORT, base + i) for i, n in enumerate(backs)})
    return places


def _all_in_front(s: VsState, group: Sequence[int], hidden: bool, base: int) -> dict[int, ev.Cell]:
    ranked = sorted(group, key=lambda n: ([-x for x in _strength(s, n)], n))
    return {n: (hidden, FRONT, base + i) for i, n in enumerate(ranked)}
