"""Planning a turn of Marvel Champions: which things to do, in which order, by a narrow search on one copy of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from longbox.games.champions.agent.answers import candidates, pay, quick
from longbox.games.champions.agent.worth import score
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.rules.plays import AskAnother, Change, Pass
from longbox.games.champions.state import HAND
from longbox.kernel.decisions import Pay
from longbox.kernel.frames import advance, answer as give
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Hashable

    from longbox.games.champions.rules.plays import Deed
    from longbox.games.champions.state import ChState
    from longbox.kernel.decisions import Answer, Decision

#: at these a copy is judged: somebody's turn goes on, or the phase is over
STOPS: Final = frozenset(("turn", "discard", "mulligan"))
#: things done in one turn, at most
DEPTH: Final = 12
#: questions answered on the way
WAY: Final = 25
#: what is so much worse than the best in the same form is not followed
BEHIND: Final = 12.0

#: what a card not yet spent promises, and what a character that is ready, for each point of ATK or THW
LURE: Final = 2.0
READY: Final = 2.0


class Effort(NamedTuple):
    """How far a turn is looked into."""

    #: things tried in one planning, at most
    tries: int
    #: beginnings of a turn followed at a time, in each form
    width: int
    #: answers tried of a question on the way
    branches: int


FULL: Final = Effort(220, 3, 4)

#: one step of a plan: the question, and its answer
Step = tuple["Hashable", "Answer"]


def signature(s: ChState, d: Decision) -> tuple[Hashable, ...]:
    """What tells one question from another: when it is asked of whom, and the options with the cards behind them."""
    return (s.round, d.kind, d.player, tuple(mark(s, option) for option in d.options))


def mark(s: ChState, option: object) -> Hashable:
    """What tells one option from another."""
    if isinstance(option, int):
        return (option, code(s, option))
    ref = getattr(option, "ref", -1)
    if isinstance(ref, int) and ref >= 0:
        more = (getattr(option, "power", ""), getattr(option, "target", -1), getattr(option, "index", -1))
        return (type(option).__name__, ref, code(s, ref), more)
    scope = getattr(option, "scope", None)
    if scope is not None and not callable(scope):
        return (scope.this, code(s, scope.this))
    return type(option).__name__


def code(s: ChState, ref: int) -> str:
    """The code of a card."""
    return str(getattr(getattr(s.things[ref & NUMBER_MASK], "printed", None), "code", "")) if ref >= 0 else ""


def likeness(s: ChState, option: object) -> Hashable:
    """Options alike in this are copies of one card in hand, and one of them is enough."""
    ref = getattr(option, "ref", -1)
    if ref >= 0 and s.place(ref & NUMBER_MASK) == HAND:
        return (type(option).__name__, code(s, ref), getattr(option, "index", -1))
    return mark(s, option)


class Imagined(ChampionsGame):
    """The game while a turn is imagined: what could be done next is not looked for until it is wanted."""

    def options(self, s: ChState, player: int) -> list[Deed]:
        # two, so that it is asked
        return [Pass(player, ""), Pass(player, "")]


_IMAGINED: Final = Imagined()


class Node:
    """A turn begun: how the table stands then, the steps that led there, and what they were, in any order."""

    __slots__ = ("dull", "path", "set", "state", "worth")

    def __init__(self, state: ChState, path: tuple[Step, ...], taken: tuple[Hashable, ...], worth: float) -> None:
        self.state = state
        self.path = path
        self.set = taken
        self.worth = worth
        #: what was not worth doing before
        self.dull: frozenset[Hashable] = frozenset()

    def going_on(self, root: ChState) -> ChState:
        """The same state, asked anew in the game of `root`: with all that may be done now."""
        if self.state.game is root.game:
            return self.state
        s: ChState = self.state.clone()
        s.game = root.game
        s.write_frame(len(s.frames) - 1).ask_anew(s)
        advance(s)
        return s


def plan(root: ChState, player: int, effort: Effort = FULL) -> list[Step]:
    """The steps of the best turn found; none where ending the turn is best."""
    return list(lines(root, player, 1, effort)[0][0])


def lines(root: ChState, player: int, most: int, effort: Effort = FULL) -> list[tuple[tuple[Step, ...], float]]:
    """The steps of so many of the best turns found, and what each is worth, the best first; no step is ending the turn at once."""
    tries = 0
    best = Node(root, (), (), score(root, True))
    reviewed = [best]
    frontier = [best]
    seen: set[Hashable] = set()
    for _ in range(DEPTH):
        found: dict[Hashable, list[Node]] = {}
        tried: set[Hashable] = set()
        for node in frontier:
            d = node.state.decision
            if d is None or d.kind != "turn" or d.player != player:
                continue
            state = node.going_on(root)
            d = state.decision
            if d is None or d.kind != "turn" or d.player != player:
                continue
            now = form(state, player)
            dull = set(node.dull)
            children: list[Node] = []
            here = signature(state, d)
            for i, option in enumerate(d.options):
                if isinstance(option, (Pass, AskAnother)):
                    continue
                like = likeness(state, option)
                taken = tuple(sorted((*node.set, like), key=repr))
                if like in node.dull or tries >= effort.tries or (taken, now) in tried:
                    continue
                tried.add((taken, now))
                after = state.clone()
                after.game = _IMAGINED
                give(after, (i,))
                tries += 1
                top = -1e9
                for reached, path in settle(after, (*node.path, (here, (i,))), player, effort.branches, 2):
                    worth = score(reached, True)
                    top = max(top, worth)
                    children.append(Node(reached, path, taken, worth))
                if top < node.worth - 0.4 and not isinstance(option, Change):
                    dull.add(like)
            reviewed.extend(children)
            for child in children:
                s = child.state
                then = form(s, player)
                child.dull = frozenset(dull) if then == now else frozenset()
                if child.worth > best.worth + 1e-6:
                    best = child
                key = (round(child.worth, 6), s.zone(player, HAND), then)
                if key in seen or s.result is not None:
                    continue
                seen.add(key)
                found.setdefault(then, []).append(child)
        if tries >= effort.tries or (best.state.result is not None and best.state.result.won):
            break
        frontier = []
        for nodes in found.values():
            nodes.sort(key=lambda node: -node.worth - promise(node.state, player))
            frontier.extend(node for node in nodes[: effort.width] if node.worth > nodes[0].worth - BEHIND)
        if not frontier:
            break
    return select(best, reviewed, player, most)


def select(best: Node, reviewed: list[Node], player: int, most: int) -> list[tuple[tuple[Step, ...], float]]:
    """The best turn, then others that come to something else: of each form those that leave the players best off."""
    out = [(best.path, best.worth)]
    if most < 2:
        return out
    seen = {sketch(best.state, player)}
    per_form: dict[tuple[int, bool], int] = {}
    for node in sorted(reviewed, key=lambda x: -x.worth):
        now = form(node.state, player)
        key = sketch(node.state, player)
        if len(out) >= most or key in seen or per_form.get(now, 0) * 2 > most:
            continue
        seen.add(key)
        per_form[now] = per_form.get(now, 0) + 1
        out.append((node.path, node.worth))
    return out


def sketch(s: ChState, player: int) -> tuple[Hashable, ...]:
    """What a turn has come to, in outline: turns alike in this differ little."""
    me = s.identity(player)
    return (
        form(s, player),
        s.left(me.number),
        s.cards[s.villain].face,
        s.left(s.villain),
        tuple(s.cards[n].threat for n in s.schemes()),
        sum(s.left(n) for n in s.all_minions()),
        len(s.controlled(player)),
        s.result is not None,
    )


def promise(s: ChState, player: int) -> float:
    """What may still come of this turn: cards not spent, characters that are ready."""
    things = s.cards
    me = s.identity(player)
    total = LURE * len(s.zone(player, HAND))
    if not me.exhausted and (s.is_hero(player) or not s.players[player].changed_form):
        total += READY * 2.0
    for n in s.allies(player):
        if not things[n].exhausted:
            v = s.now(n)
            total += READY * max(v.atk or 0, v.thw or 0)
    return total


def form(s: ChState, player: int) -> tuple[int, bool]:
    """The side up, and whether it may still be changed."""
    return (s.identity(player).face, bool(s.players[player].changed_form))


def settle(
    s: ChState, path: tuple[Step, ...], player: int, branches: int, branching: int
) -> list[tuple[ChState, tuple[Step, ...]]]:
    """Answer what is asked on the way until the turn goes on, own choices in several ways."""
    for _ in range(WAY):
        d = s.decision
        if d is None or s.result is not None or d.kind in STOPS:
            break
        if isinstance(d.shape, Pay):
            given = pay(s, d)
        elif branching and d.player == player and len(answers := candidates(s, d)[:branches]) > 1:
            out = []
            here = signature(s, d)
            for given in answers:
                branch = s.clone()
                give(branch, given)
                out.extend(settle(branch, (*path, (here, given)), player, branches, branching - 1))
            return out
        else:
            given = quick(s, d)
        if d.player == player:
            path = (*path, (signature(s, d), given))
        give(s, given)
    return [(s, path)]
