"""What can't happen or be done, whatever wants it: crisis, guard, what does not leave play, who may defend, peril."""

from __future__ import annotations

from typing import Any, ClassVar

from longbox.games.champions import befall, moments as mo, moves as mv
from longbox.games.champions.card import OBLIGATION, TOUGH
from longbox.games.champions.defeating import Elimination
from longbox.games.champions.state import ChState, name_of
from longbox.games.champions.striking import crisis, guarded, patrolled
from longbox.kernel.events import Event
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer
from longbox.kernel.windows import pending


class Barred(Event):
    """champions:cannot what the log says where damage can't be dealt: what bars it, in the words of the card."""

    __slots__ = ("event", "table")
    rule: ClassVar[str] = "champions:cannot"

    def __init__(self, event: befall.Damage, table: Any) -> None:
        super().__init__(event.player, event.source)
        self.event = event
        self.table = table

    def told(self, s: ChState, seat: int) -> str:
        for active in self.table.listening(self.event.__class__, "prohibit"):
            if active.ability.forbids(s, self.event, active.scope, active.flagged):
                words: str = active.ability.text(Printer(name_of(s, active.scope.this, seat)))
                return words[:1].upper() + words[1:]
        return ""


def forbids(s: ChState, event: Event) -> bool:
    """What can't happen, by rules and by what bars it on cards."""
    cls = event.__class__
    if cls is befall.RemoveThreat:
        assert isinstance(event, befall.RemoveThreat)
        n = event.to & NUMBER_MASK
        if "threat" in s.now(n).bars:
            return True
        if n != s.scheme:
            return False
        # champions:crisis-icon, champions:patrol
        return crisis(s) >= 0 or (event.kind == "thwart" and event.player >= 0 and patrolled(s, event.player) >= 0)
    if cls is befall.MoveThreat:
        assert isinstance(event, befall.MoveThreat)
        # moving it away removes it
        return bool("threat" in s.now(event.origin).bars or (event.origin & NUMBER_MASK == s.scheme and crisis(s) >= 0))
    if cls is befall.Damage or cls is befall.Moved:
        assert isinstance(event, befall.Damage)
        # champions:guard also in the midst of an attack on several (MC-A6)
        if event.kind != befall.ATTACK or event.to & NUMBER_MASK != s.villain or event.player < 0:
            return False
        by = s.get(event.by) if event.by >= 0 else None
        if by is None or by.controller != event.player or event.player not in s.order:
            return False
        return guarded(s, event.player) >= 0 and not s.now(s.villain).keywords.get("guard")
    if cls is befall.GiveStatus:
        assert isinstance(event, befall.GiveStatus)
        v = s.now(event.card)
        # champions:stun#2, champions:confuse#2, champions:stalwart, champions:keywords#14
        return event.status in v.bars or (event.status != TOUGH and bool(v.keywords.get("stalwart")))
    if isinstance(event, (mv.Put, mv.PutUnder)):
        n = event.number
        if not s.in_play(n):
            return False
        v = s.now(n)
        # champions:identity#2, champions:villain#1, champions:main-scheme#4, champions:permanent,
        # champions:keywords#7; of a player who is eliminated they do, and what was attached to such cards (MC-A11)
        c = s.things[n]
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
    if not isinstance(event, mo.Reveal) or event.player == scope.you or not s.there(event.card):
        return False
    v = s.now(event.card)
    return v.kind != OBLIGATION and bool(v.keywords.get("peril"))


def may_defend(s: ChState, scope: Scope) -> bool:
    """champions:defend#1, champions:defend#4 once a player defends, no other player can, nor resolve defense abilities.

    Nor can the identity of a player whose ally defends (champions:defend#3), unless that has gone (champions:defend#6). But damage
    of the attack that comes to the identity all the same, dealt on by overkill say, meets any number of its player's defense abilities.
    """
    player = scope.you
    a: Any = pending(s, scope)
    if not isinstance(a, mo.EnemyAttack):
        a = s.activation
    if a is None or a.defending < 0:
        return True
    if a.defending != player:
        return False
    identity = s.identity_ref(player)
    if a.defender == identity or befall.has_fallen(s, a.defender):
        return True
    event = scope.event
    return isinstance(event, befall.Damage) and event.of_attack and event.to == identity
