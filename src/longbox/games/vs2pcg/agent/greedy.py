"""The agent `greedy` for 2PCG: it tries what it could do on a table dealt from what its seat knows, and takes what leaves it best.

Combats are played on to their end by rules of thumb, everybody passing; what happens in later turns it does not look at.
"""

from __future__ import annotations

from typing import Final

from longbox.agents.chance import Chance
from longbox.games.vs2pcg.agent.worth import character, worth
from longbox.games.vs2pcg.rules.actions import PlaceResource, Rearrange
from longbox.games.vs2pcg.rules.combat import Attack, Fighting, strength
from longbox.games.vs2pcg.state import BACK, FRONT, HAND, LOCATION, MAIN, RANGED, RESOURCE, SUPPORTING, PcgState
from longbox.kernel.decisions import NO, YES, Answer, Decision, Pay, Pick
from longbox.kernel.frames import answer as give, find
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.views import View

#: answers looked at, and questions answered by rules of thumb after each
_WIDEST, _LONGEST = 40, 60
#: a play must leave the table better by so much
MARGIN: Final = 0.35
#: answered by rules of thumb alone
BY_RULE: Final = frozenset(("mulligan", "first", "row", "pay", "trigger", "keep"))
#: actions in one turn after which nothing more is tried
_MOST: Final = 40


class GreedyPcg:
    """A player that makes the most of each turn."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._turn = -1
        self._acts = 0

    def choose(self, view: View, decision: Decision) -> Answer:
        """An allowed answer."""
        s: PcgState = view.determinized(self._chance.bits() & 0xFFFFFFFF)
        if s.turn != self._turn:
            self._turn, self._acts = s.turn, 0
        self._acts += 1
        if self._acts > _MOST and decision.kind == "turn":
            return (0,)
        return answer(s, decision)


def answer(s: PcgState, d: Decision) -> Answer:
    """An allowed answer to what is asked on a table dealt."""
    if d.kind == "turn":
        if s.phase == "resource":
            return (resource(s, d),)
        if s.phase == "formation":
            return (formation(s, d),)
    if d.kind in BY_RULE:
        return quick(s, d)
    return best(s, d)


def best(s: PcgState, d: Decision) -> Answer:
    """What leaves the table best once it is played out; doing nothing unless something is better by a margin."""
    tried = candidates(s, d)
    if len(tried) == 1:
        return tried[0]
    usual = quick(s, d)
    scores = scored(s, d, tried)
    return max(tried, key=lambda a: (scores[a], a == usual))


def scored(s: PcgState, d: Decision, tried: list[Answer]) -> dict[Answer, float]:
    """How good each of these answers looks; to do nothing needs to be good by less."""
    return {a: outcome(s, d, a) - (MARGIN if d.kind == "turn" and a != (0,) else 0.0) for a in tried}


def candidates(s: PcgState, d: Decision) -> list[Answer]:
    """The answers worth trying: all, where they are few."""
    out: list[Answer] = []
    seen: list[str] = []
    for a in d.answers():
        if d.kind == "turn":
            words = d.options[a[0]].label(s)
            if words in seen:
                continue
            seen.append(words)
        out.append(a)
        if len(out) >= _WIDEST:
            break
    usual = quick(s, d)
    return out if usual in out else [usual, *out]


def outcome(s: PcgState, d: Decision, a: Answer) -> float:
    """What the table is worth to who is asked, once this is answered and what it has begun is over."""
    t = s.clone()
    give(t, a)
    for _ in range(_LONGEST):
        asked = t.decision
        if asked is None or (asked.kind == "turn" and t.combat is None):
            break
        give(t, quick(t, asked))
    found = worth(t, d.player)
    option = d.options[a[0]] if d.kind == "turn" else None
    # an attacker is exhausted then, and can't defend by being ready; that matters little
    return found - (0.05 if isinstance(option, Attack) else 0.0)


def quick(s: PcgState, d: Decision) -> Answer:
    """A fair answer without looking ahead."""
    if d.kind == "turn":
        return (0,)
    if d.kind == "join":
        return joining(s, d)
    if d.kind == "strike back" and isinstance(d.shape, Pick):
        return (struck_back(s, d),)
    if d.kind == "mulligan":
        return YES if poor(s, d.player) else NO
    if d.kind == "first":
        return (d.options.index(d.player),)
    if d.kind == "row":
        ref = d.about[0] if d.about and isinstance(d.about[0], int) else -1
        behind = ref >= 0 and s.has(ref, RANGED) and s.place(ref & NUMBER_MASK) not in (FRONT, BACK)
        return (1,) if behind else (0,)
    if d.kind == "pay" and isinstance(d.shape, Pay):
        return d.shape.proposals[0] if d.shape.proposals else d.shape.least()
    if d.kind == "may":
        return YES
    if d.kind == "keep":
        mine = [i for i, r in enumerate(d.options) if s.card(r).owner == d.player]
        return (mine[0],) if mine else (0,)
    return d.shape.least()


def poor(s: PcgState, player: int) -> bool:
    """Is a hand no good: no location, or nobody to recruit in the first turns?"""
    printed = [s.card(n).printed for n in s.zone(player, HAND)]
    early = [c for c in printed if c.kind == SUPPORTING and c.values.cost <= 3]
    return not early or not any([c.kind == LOCATION for c in printed])


def joining(s: PcgState, d: Decision) -> Answer:
    """Somebody joins an attack that is too weak as it is: whoever makes it just strong enough, else the strongest."""
    fighting = find(s, Fighting)
    if fighting is None or not d.options:
        return ()
    missing = s.def_(fighting.target) - sum([strength(s, r) for r in fighting.attackers])
    if missing <= 0:
        return ()
    force = [strength(s, r) for r in d.options]
    enough = [i for i, atk in enumerate(force) if atk >= missing]
    if enough:
        return (min(enough, key=lambda i: force[i]),)
    return (max(range(len(force)), key=lambda i: force[i]),) if sum(force) >= missing else ()


def struck_back(s: PcgState, d: Decision) -> int:
    """Whom to strike back at: the dearest of those that are stunned by it."""
    ref = d.about[0]
    atk = strength(s, ref) if isinstance(ref, int) else 0
    return max(range(len(d.options)), key=lambda i: (atk >= s.def_(d.options[i]), character(s, d.options[i] & NUMBER_MASK), -i))


# -- the build phase --------------------------------------------------------------------------------------------------------


def resource(s: PcgState, d: Decision) -> int:
    """Which card becomes a resource: a location face up, else what is of least use in hand; in the end none, with one card left."""
    best_, found = -1.0, 0
    for i, o in enumerate(d.options):
        if not isinstance(o, PlaceResource):
            continue
        printed = s.card(o.ref).printed
        if printed.kind == MAIN:
            # it is to come back
            continue
        if printed.kind == LOCATION:
            value = 3.0 + len(printed.symbols) * 0.1 if o.up else 0.1
        else:
            mains = s.original(d.player)
            useless = mains >= 0 and printed.name in s.now(mains).names
            cost = printed.values.cost
            points = len(s.zone(d.player, RESOURCE)) + 1
            value = (
                1.0
                + (0.5 if useless else 0.0)
                + (0.12 * (cost - points) if cost > points else 0.0)
                - 0.1 * cost * (cost <= points)
            )
        if value > best_:
            best_, found = value, i
    return found


def formation(s: PcgState, d: Decision) -> int:
    """One move towards a sensible formation: ranged characters behind, if somebody is in front; the others in front."""
    face_up = [n for n in s.side(d.player) if not s.stunned(n)]
    front = [n for n in face_up if s.place(n) == FRONT]
    for i, o in enumerate(d.options):
        if not isinstance(o, Rearrange):
            continue
        n = o.ref & NUMBER_MASK
        wants_back = s.stunned(n) or (s.has(n, RANGED) and any([m != n and not s.has(m, RANGED) for m in face_up]))
        if wants_back and s.place(n) == FRONT and (len(front) > 1 or s.stunned(n)):
            return i
        if not wants_back and s.place(n) == BACK:
            return i
    return 0
