"""The agent `greedy` for Marvel Champions: it plans its turn on a copy of the table, and answers the rest by rules of thumb.

The copy has all hidden cards dealt anew. A turn is what leaves the players best off by `worth.score`, which knows
what the next villain phase may bring. Abilities in windows and choices are tried out as far as the next turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.agents.chance import Chance
from longbox.games.champions.agent.answers import candidates, defend, discards, pay, quick
from longbox.games.champions.agent.cards import FIRST
from longbox.games.champions.agent.plan import FULL, STOPS, WAY, Effort, Step, plan, signature
from longbox.games.champions.agent.worth import score
from longbox.games.champions.rules.plays import AskAnother, Use
from longbox.games.champions.state import HAND
from longbox.kernel.decisions import IllegalAnswer, Pay, Pick
from longbox.kernel.frames import answer as give

if TYPE_CHECKING:
    from collections.abc import Callable

    from longbox.games.champions.state import ChState
    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.views import View

#: copies on which an answer outside of turns is tried
SAMPLES: Final = 2
#: things done in one turn after which it ends, and times that others are asked: nothing may go on for ever
MOST: Final = 40
MOST_ASKED: Final = 4


class GreedyChampions:
    """A competent player that plans one turn at a time."""

    name = "greedy"

    def __init__(self, seed: int, effort: Effort = FULL, samples: int = SAMPLES) -> None:
        self._chance = Chance(seed)
        self._effort = effort
        self._samples = samples
        self._plan: list[Step] = []
        #: the turn that is counted: round and player; what was done in it, and how often others were asked
        self._turn = (-1, -1)
        self._done = 0
        self._asked = 0

    def choose(self, view: View, decision: Decision) -> Answer:
        """An allowed answer."""

        def deal() -> ChState:
            s: ChState = view.determinized(self._chance.bits() & 0xFFFFFFFF)
            return s

        return self.answer(deal, decision)

    def answer(self, deal: Callable[[], ChState], decision: Decision) -> Answer:
        """An allowed answer to what is asked in the tables dealt; what may come of it is tried in several."""
        s = deal()
        if decision.kind == "turn":
            return self._in_turn(s, decision)
        planned = self._next(s, decision)
        if planned is not None:
            return planned
        self._plan = []
        if isinstance(decision.shape, Pay):
            return pay(s, decision)
        if decision.kind == "mulligan":
            return discards(s, decision, True)
        if decision.kind == "discard" and isinstance(decision.shape, Pick) and decision.rule == "champions:end-of-player-phase#1":
            return discards(s, decision, False)
        if decision.kind == "defend":
            return defend(s, decision)
        answers = candidates(s, decision)
        if len(answers) == 1:
            return answers[0]
        copies = [s, *(deal() for _ in range(self._samples - 1))]
        worths = [sum(after(base, given) for base in copies) for given in answers]
        return answers[max(range(len(answers)), key=lambda i: (worths[i], -i))]

    def _next(self, s: ChState, d: Decision) -> Answer | None:
        """The next step of the plan, if this is the question it answers."""
        if not self._plan or self._plan[0][0] != signature(s, d):
            return None
        given = self._plan.pop(0)[1]
        try:
            d.check(given)
        except IllegalAnswer:
            return None
        return given

    def _in_turn(self, s: ChState, d: Decision) -> Answer:
        """What to do next in one's turn: as planned, or as planned anew."""
        turn = (s.round, d.player)
        if turn != self._turn:
            self._turn = turn
            self._done = self._asked = 0
            self._plan = []
        self._done += 1
        if self._done > MOST:
            return (0,)
        planned = self._next(s, d)
        if planned is not None:
            return planned
        first = at_once(s, d)
        if first >= 0:
            self._plan = []
            return (first,)
        self._plan = self.planned(s, d.player)
        planned = self._next(s, d)
        if planned is not None:
            return planned
        if self._asked < MOST_ASKED:
            for i, option in enumerate(d.options):
                if isinstance(option, AskAnother):
                    self._asked += 1
                    return (i,)
        return (0,)

    def planned(self, s: ChState, player: int) -> list[Step]:
        """The steps of the turn to be played."""
        return plan(s, player, self._effort)


def at_once(s: ChState, d: Decision) -> int:
    """The option that brings cards or saves some, used before anything else; -1 if there is none."""
    for i, option in enumerate(d.options):
        if isinstance(option, Use):
            c = s.card(option.ref)
            if s.place(c.number) == HAND or c.up.code not in FIRST:
                continue
            if c.up.code == "01092" and not any((s.cards[n].printed.values.cost or 0) > 0 for n in s.zone(d.player, HAND)):
                continue
            return i
    return -1


def after(base: ChState, given: Answer) -> float:
    """How well the players stand at the next turn once this is answered."""
    s = base.clone()
    give(s, given)
    for _ in range(WAY):
        d = s.decision
        if d is None or d.kind in STOPS or s.result is not None:
            break
        give(s, quick(s, d))
    return score(s, s.decision is not None and s.decision.kind == "discard")
