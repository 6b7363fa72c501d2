"""Which of the cards that an ability could be aimed at it may choose: those that it could change (champions:choose#5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from longbox.games.champions.card import ENEMIES, SCHEMES
from longbox.games.champions.effects import Clear, Deal, Doing
from longbox.games.champions.state import ChState
from longbox.games.champions.striking import may_attack, removable
from longbox.kernel.actions import Objection
from longbox.kernel.effects import Effect
from longbox.kernel.plays import candidates
from longbox.kernel.queries import Scope, Target, walk

#: what each effect does to its targets, with the effect itself
_DOINGS: dict[tuple[int, int], tuple[Effect, tuple[Doing, ...]]] = {}
_MANY = 20_000


def doings(effect: Effect, k: int) -> tuple[Doing, ...]:
    """The verbs done to the k-th target; none if something else is done with it as well, of which nothing is known."""
    key = (id(effect), k)
    found = _DOINGS.get(key)
    if found is not None:
        return found[1]
    if len(_DOINGS) > _MANY:
        _DOINGS.clear()
    out: list[Doing] = []
    meant = Target(k)
    for node in walk(effect):
        if not isinstance(node, Effect) or meant not in node.children():
            continue
        if not isinstance(node, Doing) or meant not in node.whos():
            out = []
            break
        out.append(node)
    _DOINGS[key] = (effect, tuple(out))
    return tuple(out)


def lacks_choice(s: ChState, ability: Any, scope: Scope) -> Objection | None:
    """champions:choose#2 what an ability requires to be chosen as it resolves, whichever target it has, while there is no such thing.

    What may depend on the choices of its cost is not judged.
    """
    if any(getattr(part, "choices", ()) for part in ability.cost):
        return None
    found: Objection | None = ability.effect.unchosen(s, scope)
    if found is None or not ability.targets or scope.targets:
        return found
    each = [candidates(s, ability, k, scope) for k in range(len(ability.targets))]
    for n in each[0]:
        inner = scope.copy()
        inner.targets = ((s.ref(n),), *(tuple(s.ref(m) for m in some[:1]) for some in each[1:]))
        if ability.effect.unchosen(s, inner) is None:
            return None
    return found


def eligible(s: ChState, ability: Any, k: int, found: Sequence[int], scope: Scope) -> Sequence[int]:
    """champions:choose#5 those that the effect of this ability could change, if they were its k-th target.

    One that is an attack may be aimed at what its player may attack (champions:guard), a thwart at what it may take threat
    from (champions:patrol).
    """
    things = doings(ability.effect, k)
    if not things or not found:
        return found
    labels = getattr(ability, "labels", ())
    hits = "attack" in labels and any(isinstance(doing, Deal) for doing in things)
    thwarts = "thwart" in labels and all(isinstance(doing, Clear) for doing in things)
    out = []
    for n in found:
        kind = s.now(n).kind if hits or thwarts else ""
        if hits and kind in ENEMIES and not may_attack(s, scope.you, n):
            continue
        if thwarts and kind in SCHEMES:
            if removable(s, n, scope.you, True):
                out.append(n)
        elif any(doing.able(s, n, scope) for doing in things):
            out.append(n)
    return out
