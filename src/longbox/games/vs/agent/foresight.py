"""Looking ahead one play: what becomes of the table if this is answered now and everybody passes after it.

It works on a copy of the table in which whatever the seat does not know has been dealt anew (`View.determinized`).
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from longbox.games.vs.agent.worth import character, in_hand, worth
from longbox.games.vs.game import VsGame
from longbox.games.vs.rules.plays import Pass
from longbox.games.vs.state import HAND, VsAction, VsCard, VsState
from longbox.kernel.decisions import END, Act, Number, Pick
from longbox.kernel.frames import answer as answer_and_run
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.views import View

#: how many options of one decision are tried, how deep choices branch, how many lines are followed at most
WIDTH: Final = 10
DEPTH: Final = 2
LINES: Final = 60
#: decisions a line may have before it is given up as endless
LONGEST: Final = 120


class OnlyPassing(VsGame):
    """The game as it goes on in the imagination: whoever gets priority passes, without looking at what else there is."""

    def options(self, s: VsState, player: int, seen: tuple[object, ...] = ()) -> list[VsAction]:
        return [Pass(player)]


_IMAGINED: Final = OnlyPassing()


class Foresight:
    """What this seat can foresee at one decision."""

    def __init__(self, view: View, player: int, seed: int) -> None:
        s: VsState = view.determinized(seed)
        # every window is seen, so that a line can stop exactly where its play is over
        s.setup = {**s.setup, "windows": "all"}
        self.state = s
        self.me = player
        self.in_attack = s.attack is not None
        self.left = LINES

    def now(self) -> float:
        """What the table is worth as it stands."""
        return worth(self.state, self.me)

    def _imagined(self) -> VsState:
        s: VsState = self.state.clone()
        s.game = _IMAGINED
        return s

    def after(self, answer: Answer) -> float:
        """What it is worth once this answer, and all that it leads to, is done."""
        s = self._imagined()
        attacking = self.in_attack or (s.decision is not None and proposes(s.decision, answer))
        answer_and_run(s, answer)
        return self._follow(s, DEPTH, attacking)

    def after_repeating(self, answer: Answer, times: int) -> float:
        """What it is worth after the same answer again and again, as long as it is allowed: the best of the way."""
        s = self.state.clone()
        found = float("-inf")
        for _ in range(times):
            d = s.decision
            if d is None or d.kind != "priority" or answer[0] >= len(d.options):
                break
            answer_and_run(s, answer)
            while s.decision is not None and s.decision.kind == "pay" and s.decision.player == self.me:
                answer_and_run(s, pay(s, s.decision))
            branch = s.clone()
            branch.game = _IMAGINED
            found = max(found, self._follow(branch, 0, True))
        return found

    def best(self, decision: Decision) -> Answer:
        """The answer that leads to the best table; several cards are picked one after the other."""
        shape = decision.shape
        if isinstance(shape, Pick) and shape.hi > 1 and not shape.ordered:
            return self._pick(shape)
        tried = [(self.after(a), -i, a) for i, a in enumerate(candidates(decision))]
        return max(tried)[2] if tried else first(decision)

    def _pick(self, shape: Pick) -> Answer:
        """Several options, starting with the best single ones; more than needed only where more is better."""
        n = min(len(shape.options), WIDTH)
        start: Answer = tuple(range(shape.lo)) if shape.lo > 1 else ()
        if shape.lo > 1 or shape.hi > n:
            singles = [(self._value(shape, (i,)), -i) for i in range(n)] if shape.lo <= 1 else []
        else:
            singles = [(self._value(shape, (i,)), -i) for i in range(n)]
        chosen = start
        best = self._value(shape, start) if shape.lo in (0, len(start)) else float("-inf")
        for _, minus in sorted(singles, reverse=True):
            if len(chosen) == shape.hi:
                break
            more = tuple(sorted((*chosen, -minus)))
            value = self._value(shape, more)
            if value > best or len(more) <= shape.lo:
                chosen, best = more, value
            else:
                break
        return chosen if END in shape.next(chosen) else _complete(shape, chosen)

    def _value(self, shape: Pick, chosen: Answer) -> float:
        for i, value in enumerate(chosen):
            if value not in shape.next(chosen[:i]):
                return float("-inf")
        return self.after(_complete(shape, chosen))

    def _follow(self, s: VsState, depth: int, attacking: bool) -> float:
        """Go on until the play, and the attack it belongs to, is over."""
        self.left -= 1
        for _ in range(LONGEST):
            d = s.decision
            if d is None or over(s, d, attacking):
                break
            if d.player == self.me and depth and self.left > 0 and d.kind in CHOICES:
                width = WIDTH if depth == DEPTH else 4
                values = []
                for a in islice(candidates(d), width):
                    branch = s.clone()
                    answer_and_run(branch, a)
                    values.append(self._follow(branch, depth - 1, attacking))
                return max(values)
            answer_and_run(s, by_habit(s, d))
        return worth(s, self.me)


#: decisions whose options are tried out while looking ahead
CHOICES: Final = frozenset(("target", "mode", "may", "choose", "extra", "way", "x", "instead", "search"))


def proposes(decision: Decision, answer: Answer) -> bool:
    """Does this answer propose an attack?"""
    shape = decision.shape
    return isinstance(shape, Act) and bool(answer) and shape.options[answer[0]].shape is not None


def over(s: VsState, d: Decision, attacking: bool) -> bool:
    """Is what was begun done with: nothing on the chain, no attack left of the one it belongs to?"""
    if d.kind != "priority":
        return d.kind in ("build", "formation", "recover", "mulligan") and not s.chain
    return not s.chain and not s.pending and not (attacking and s.attack is not None)


def candidates(d: Decision) -> Iterator[Answer]:
    """Answers worth trying."""
    shape = d.shape
    if isinstance(shape, Number):
        allowed = shape.next(())
        for n in dict.fromkeys((shape.hi, allowed[len(allowed) // 2], shape.lo)):
            yield (n,)
    elif isinstance(shape, Pick) and not shape.ordered:
        allowed = shape.next(())
        for i in islice(allowed, WIDTH + 1):
            yield () if i == END else _complete(shape, (i,))
        if shape.lo < shape.hi and shape.hi > 1 and END in allowed:
            yield _fill(shape)
    else:
        yield first(d)


def _complete(shape: Pick, prefix: Answer) -> Answer:
    """The answer that begins so and stops as soon as it may."""
    while END not in (follow := shape.next(prefix)):
        prefix = (*prefix, follow[0])
    return prefix


def _fill(shape: Pick) -> Answer:
    """As many options as may be."""
    prefix: Answer = ()
    while True:
        follow = [i for i in shape.next(prefix) if i != END]
        if not follow:
            return prefix
        prefix = (*prefix, follow[0])


def first(d: Decision) -> Answer:
    """The shortest answer of first options."""
    prefix: Answer = ()
    while END not in (follow := d.next(prefix)):
        prefix = (*prefix, follow[0])
    return prefix


def by_habit(s: VsState, d: Decision) -> Answer:
    """What anybody answers without looking ahead: passes, pays with the least, strikes the best."""
    kind = d.kind
    if kind == "priority":
        act = d.options[0]
        return (0,) if act.passing else first(d)
    if kind == "strike":
        return strike(s, d)
    if kind == "pay":
        return pay(s, d)
    if kind == "recover":
        return recover(s, d)
    if kind == "may":
        return (1,)
    if isinstance(d.shape, Pick) and d.shape.lo == 0 and d.shape.hi == 1 and kind == "build":
        return ()
    return first(d)


def strike(s: VsState, d: Decision) -> Answer:
    """vs:602.5c against the best attacker that the strike stuns."""
    defender = s.now(d.about[0])
    atk = max(0, defender.atk)

    def gain(i: int) -> tuple[bool, float]:
        ref = d.options[i]
        return atk >= max(0, s.now(ref).def_), character(s.card(ref)) + s.card(ref).printed.cost

    return (max(range(len(d.options)), key=gain),)


def recover(s: VsState, d: Decision) -> Answer:
    """vs:408.2b the best of the stunned characters."""
    return (max(range(len(d.options)), key=lambda i: character(s.card(d.options[i]))),)


def pay(s: VsState, d: Decision) -> Answer:
    """With the cards that matter least, and as few as will do."""
    shape = d.shape
    if not isinstance(shape, Pick):
        return first(d)
    refs = [option for option in shape.options if isinstance(option, int)]
    if len(refs) < len(shape.options):
        return first(d)
    ranked = sorted(range(len(refs)), key=lambda i: cost_of_losing(s, d.player, refs[i]))
    return tuple(sorted(ranked[: shape.lo]))


def cost_of_losing(s: VsState, player: int, ref: int) -> float:
    """How much a card is missed when a cost takes or exhausts it."""
    c = s.get(ref)
    if not isinstance(c, VsCard):
        return 0.0
    if s.kind_of_zone(c.zone) == HAND:
        return in_hand(s, player, c.printed)
    if s.in_rows(c.number):
        if c.attached >= 0:
            return 1.0 + float(c.printed.cost)
        spent = c.stunned or c.exhausted
        atk: int = s.now(ref & NUMBER_MASK).atk
        return character(c) * (0.3 if spent else 0.6) + (0.0 if spent else 0.3 * max(0, atk))
    return 2.0 if c.down else 0.5
