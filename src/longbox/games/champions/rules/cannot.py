"""What can't happen or be done, whatever wants it; and what may be chosen.

Also champions:choose#5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from longbox.games.champions import events as ev
from longbox.games.champions.language.verbs.base import Doing
from longbox.games.champions.language.verbs.damage import Clear, Deal
from longbox.games.champions.rules.defeating import Elimination
from longbox.games.champions.state import ENEMIES, OBLIGATION, SCHEMES, TOUGH, crisis, guarded, may_attack, patrolled, removable
from longbox.kernel.effects import Effect
from longbox.kernel.plays import candidates
from longbox.kernel.queries import Target, walk
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.windows import pending

if TYPE_CHECKING:
    from longbox.games.champions.language.abilities import Action, Window
    from longbox.games.champions.state import ChState
    from longbox.kernel.actions import Objection
    from longbox.kernel.events import Event
    from longbox.kernel.queries import Scope


def forbids(s: ChState, event: Event) -> bool:
    """What can't happen, by rules and by what bars it on cards."""
    cls = event.__class__
    if cls is ev.RemoveThreat:
        assert isinstance(event, ev.RemoveThreat)
        n = event.to & NUMBER_MASK
        if "threat" in s.now(n).bars:
            return True
        if n != s.scheme:
            return False
        # champions:crisis-icon, champions:patrol
        return crisis(s) >= 0 or (event.kind == "thwart" and event.player >= 0 and patrolled(s, event.player) >= 0)
    if cls is ev.MoveThreat:
        assert isinstance(event, ev.MoveThreat)
        # moving it away removes it
        return bool("threat" in s.now(event.origin).bars or (event.origin & NUMBER_MASK == s.scheme and crisis(s) >= 0))
    if cls is ev.Damage or cls is ev.Moved:
        assert isinstance(event, ev.Damage)
        # champions:guard also in the midst of an attack on several (MC-A6)
        if event.kind != ev.ATTACK or event.to & NUMBER_MASK != s.villain or event.player < 0:
            return False
        by = s.card(event.by) if event.by >= 0 else None
        if by is None or by.controller != event.player or event.player not in s.order:
            return False
        return guarded(s, event.player) >= 0 and not s.now(s.villain).keywords.get("guard")
    if cls is ev.GiveStatus:
        assert isinstance(event, ev.GiveStatus)
        v = s.now(event.card)
        # champions:stun#2, champions:confuse#2, champions:stalwart, champions:keywords#14
        return event.status in v.bars or (event.status != TOUGH and bool(v.keywords.get("stalwart")))
    if isinstance(event, (ev.Put, ev.PutUnder)):
        n = event.number
        if not s.in_play(n):
            return False
        v = s.now(n)
        # champions:identity#2, champions:villain#1, champions:main-scheme#4, champions:permanent,
        # champions:keywords#7; of a player who is eliminated they do, and what was attached to such cards (MC-A11)
        c = s.cards[n]
        out = c.owner >= 0 and c.owner not in s.order
        gone = c.host >= 0 and not s.alive(c.host)
        leaving = any(isinstance(f, Elimination) and (gone or s.player_of(n) == f.player) for f in s.frames)
        return (
            not out
            and not leaving
            and (v.kind in ("hero", "alter_ego", "villain", "main_scheme") or bool(v.keywords.get("permanent")))
        )
    return False


def turned_up_for(s: ChState, scope: Scope) -> bool:
    """champions:peril is a card with peril being revealed by another? It counts from the moment that it lies face up."""
    event = scope.event
    if not isinstance(event, ev.Reveal) or event.player == scope.you or not s.there(event.card):
        return False
    v = s.now(event.card)
    return v.kind != OBLIGATION and bool(v.keywords.get("peril"))


def may_defend(s: ChState, scope: Scope) -> bool:
    """champions:defend#1, champions:defend#4 once a player defends, no other player can, nor resolve defense abilities.

    Nor can the identity of a player whose ally defends (champions:defend#3), unless that has gone (champions:defend#6). But damage
    of the attack that comes to the identity all the same, dealt on by overkill say, meets any number of its player's defense abilities.
    """
    player = scope.you
    waiting = pending(s, scope)
    a = waiting if isinstance(waiting, ev.EnemyAttack) else s.activation
    if a is None or a.defending < 0:
        return True
    if a.defending != player:
        return False
    identity = s.identity_ref(player)
    if a.defender == identity or ev.has_fallen(s, a.defender):
        return True
    event = scope.event
    return isinstance(event, ev.Damage) and event.of_attack and event.to == identity


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


def lacks_choice(s: ChState, ability: Action | Window, scope: Scope) -> Objection | None:
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


def eligible(s: ChState, ability: Action | Window, k: int, found: Sequence[int], scope: Scope) -> Sequence[int]:
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
