"""What is in the way of an interrupt, a response or a resource ability just now (champions:interrupt, champions:response)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.champions import encounters as en
from longbox.games.champions.abilities import Generates, Window as WindowAbility
from longbox.games.champions.barring import may_defend, turned_up_for
from longbox.games.champions.card import EVENT, HERO, RESOURCE
from longbox.games.champions.playing import hinders, played_by, restrictions
from longbox.games.champions.state import HAND, ChState
from longbox.kernel.actions import Objection
from longbox.kernel.events import Occurrence
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer
from longbox.kernel.windows import Window, pending

if TYPE_CHECKING:
    from collections.abc import Iterator


def waiting(s: ChState, player: int, ref: int) -> list[Objection]:
    """Of each optional ability of a card that waits for its moment: what keeps the player from using it now."""
    c = s.get(ref)
    in_play = s.in_play(c.number)
    if c.printed.kind == RESOURCE or c.down:
        return []
    abilities = s.now(c.number).abilities if in_play else c.printed.faces[0].values.abilities
    first = c.face * 100 if in_play else 0
    out: list[Objection] = []
    for i, ability in enumerate(abilities):
        if isinstance(ability, Generates):
            out.extend(ready(s, player, ref, ability))
            out.append(Objection("champions:resource-ability#1", "it is used while something is paid for"))
        elif isinstance(ability, WindowAbility) and not ability.forced and c.owner >= 0:
            out.extend(ready(s, player, ref, ability))
            out.extend(moment(s, player, ref, ability, (ref, first + i)))
    return out


def ready(s: ChState, player: int, ref: int, ability: Any) -> Iterator[Objection]:
    """Whether the card is where the player could use the ability, in the right form, as the card allows."""
    c = s.get(ref)
    if s.in_play(c.number):
        if c.controller != player:
            yield Objection("champions:ability#8", "its controller uses it")
    elif c.printed.kind != EVENT or s.place(c.number) != HAND or c.owner != player:
        yield Objection("champions:ability#2", "it is not in play")
    if ability.form and s.identity(player).up.values.kind != ability.form:
        yield Objection("champions:triggered-abilities#4", f"it needs {'hero' if ability.form == HERO else 'alter-ego'} form")
    if c.printed.kind == EVENT and (found := restrictions(s, player, ref)) is not None:
        yield found
    if not s.game.may_help(s, player):
        yield Objection("champions:peril", "another player resolves a card with peril")


def moment(s: ChState, player: int, ref: int, ability: Any, key: tuple[int, int]) -> Iterator[Objection]:
    """Is there what the ability answers to, and could it be used on that?"""
    scopes = list(answered(s, player, ref, ability))
    if not scopes:
        rule = "champions:response" if ability.side == "response" else "champions:interrupt"
        words = ability.on.text(Printer(s.get(ref).printed.name))
        yield Objection(rule, f"it is used {words}, and that is not so just now")
        scopes = [Scope(player, ref)]
        limit = ability.limit
        if limit is not None and s.memory.count(s.game.use_key(s, key, scopes[0]), limit[1]) >= limit[0]:
            yield Objection("champions:limit", "it has been used as often as it may be")
        for part in ability.cost:
            if (found := part.possible(s, played_by(player, ref))) is not None:
                yield found
        return
    why = [barred(s, ability, scope) or hinders(s, ability, key, scope) for scope in scopes]
    if None not in why:
        yield from (o for o in why[:1] if o is not None)


def barred(s: ChState, ability: Any, scope: Scope) -> Objection | None:
    """champions:defend#1, champions:defend#3 what keeps a player from defending with an ability."""
    if turned_up_for(s, scope):
        return Objection("champions:peril", "another player reveals a card with peril")
    if "defense" not in ability.labels or may_defend(s, scope):
        return None
    event = pending(s, scope)
    a: Any = event if isinstance(event, en.EnemyAttack) else s.activation
    if a.defending == scope.you:
        return Objection("champions:defend#3", "your ally defends")
    return Objection("champions:defend#1", "another player defends")


def answered(s: ChState, player: int, ref: int, ability: Any) -> Iterator[Scope]:
    """The scopes of what the ability matches in the windows that are open, the innermost first."""
    stages = s.game.stages
    for depth in range(len(s.frames) - 1, -1, -1):
        occ = s.frames[depth]
        if not isinstance(occ, Occurrence) or occ.place is None or occ.stage >= len(stages):
            continue
        stage = stages[occ.stage]
        if not isinstance(stage, Window) or stage.after is not (ability.side == "response"):
            continue
        events = [*enumerate(occ.ready), *((-1 - k, e) for k, e in enumerate(occ.reports) if stage.after)]
        foreseen = [(i, e, True) for i, event in enumerate(occ.ready) if not stage.after for e in event.foresees(s)]
        for i, event, coming in [*((i, e, False) for i, e in events), *foreseen]:
            if event.__class__ not in ability.on.listens():
                continue
            base = played_by(player, ref) if s.get(ref).printed.kind == EVENT else Scope(player, ref)
            for names in ability.on.matches(s, event, base):
                scope = base.copy()
                scope.event = event
                scope.names = (*names, *scope.names)
                if not stage.after:
                    scope.names = (("pending", (depth, occ.place.serial, i, coming)), *scope.names)
                if ability.fires(s, scope):
                    yield scope
