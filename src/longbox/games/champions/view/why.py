"""What is in the way of an interrupt, a response or a resource ability just now (champions:interrupt, champions:response)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from longbox.games.champions import events as ev
from longbox.games.champions.language.abilities import Action, Generates, Window as WindowAbility
from longbox.games.champions.language.filters import harmable
from longbox.games.champions.language.queries import InPlay
from longbox.games.champions.rules.activations import AskDefender, Attacking, must_defend
from longbox.games.champions.rules.cannot import may_defend, turned_up_for
from longbox.games.champions.rules.costs import unpayable
from longbox.games.champions.rules.offers import wanted
from longbox.games.champions.rules.plays import (
    Basic,
    Deed,
    Play,
    Use,
    aim_attack,
    aim_thwart,
    hinders,
    played_by,
    restrictions,
    unpaid,
    way_to_play,
)
from longbox.games.champions.state import ALLY, CHARACTERS, ENEMIES, EVENT, HAND, HERO, RESOURCE, SCHEMES, ChState
from longbox.kernel.actions import Objection
from longbox.kernel.events import Occurrence
from longbox.kernel.plays import candidates
from longbox.kernel.queries import Query, Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer
from longbox.kernel.windows import Window, pending

if TYPE_CHECKING:
    from collections.abc import Iterator


#: with what people begin such a question
_BEGINNINGS = ("why ", "can't ", "can’t ", "cannot ", "can ", "not ", "i ")


def plainly(asked: str) -> str:
    """What is asked about, without "why can't I" before it and a question mark after it."""
    words = asked.strip().removesuffix("?").strip()
    while found := next((b for b in _BEGINNINGS if words.casefold().startswith(b)), ""):
        words = words[len(found) :].lstrip()
    return words


def waiting(s: ChState, player: int, ref: int) -> list[Objection]:
    """Of each optional ability of a card that waits for its moment: what keeps the player from using it now."""
    return [found for _, why in reasons(s, player, ref) for found in why]


def reasons(s: ChState, player: int, ref: int) -> list[tuple[Generates | WindowAbility, list[Objection]]]:
    """The optional abilities of a card that wait for their moment, each with what keeps the player from using it now."""
    c = s.card(ref)
    in_play = s.in_play(c.number)
    if c.printed.kind == RESOURCE or c.down:
        return []
    abilities = s.now(c.number).abilities if in_play else c.printed.faces[0].values.abilities
    first = c.face * 100 if in_play else 0
    out: list[tuple[Generates | WindowAbility, list[Objection]]] = []
    for i, ability in enumerate(abilities):
        if isinstance(ability, Generates):
            why = [*ready(s, player, ref, ability), *used_up(s, player, ref, ability, (ref, first + i))]
            out.append((ability, [*why, Objection("champions:resource-ability#1", "it is used while something is paid for")]))
        elif isinstance(ability, WindowAbility) and not ability.forced and c.owner >= 0:
            out.append(
                (ability, [*ready(s, player, ref, ability), *moment(s, player, ref, ability, (ref, first + i))]),
            )
    return out


def used_up(s: ChState, player: int, ref: int, ability: Generates | WindowAbility, key: tuple[int, int]) -> Iterator[Objection]:
    """champions:limit, champions:cost#8 whether it may be used once more, and its own cost could be paid just now."""
    event = s.card(ref).printed.kind == EVENT
    if not event and not s.in_play(s.get(ref).number):
        return
    scope = played_by(player, ref) if event else Scope(player, ref)
    limit = ability.limit
    if limit is not None and s.memory.count(s.game.use_key(s, key, scope), limit[1]) >= limit[0]:
        yield Objection("champions:limit", f"it has been used as often as it may be this {limit[1]}")
    for part in ability.cost:
        if (found := unpayable(s, part, scope)) is not None:
            yield unpaid(s, ability, part, found, scope)


def ready(s: ChState, player: int, ref: int, ability: Generates | WindowAbility) -> Iterator[Objection]:
    """Whether the card is where the player could use the ability, in the right form, as the card allows."""
    c = s.card(ref)
    if s.in_play(c.number):
        if c.controller != player:
            yield Objection("champions:ability#8", "its controller uses it")
    elif c.printed.kind != EVENT:
        yield Objection("champions:ability#2", "it is not in play")
    elif s.place(c.number) != HAND or c.owner != player:
        yield Objection("champions:play", "it is not in your hand")
    if ability.form and s.identity(player).up.values.kind != ability.form:
        yield Objection("champions:triggered-abilities#4", f"it needs {'hero' if ability.form == HERO else 'alter-ego'} form")
    if c.printed.kind == EVENT and (found := restrictions(s, player, ref)) is not None:
        yield found
    if not s.game.may_help(s, player):
        yield Objection("champions:peril", "another player resolves a card with peril")


def moment(s: ChState, player: int, ref: int, ability: WindowAbility, key: tuple[int, int]) -> Iterator[Objection]:
    """Is there what the ability answers to, and could it be used on that?"""
    scopes = list(answered(s, player, ref, ability))
    if not scopes:
        rule = "champions:response" if ability.side == "response" else "champions:interrupt"
        words = ability.on.text(Printer(s.card(ref).printed.name))
        yield Objection(rule, f"it is used {words}, and that is not so just now")
        yield from used_up(s, player, ref, ability, key)
        return
    why = [barred(s, ability, scope) or hinders(s, ability, key, scope) for scope in scopes]
    if None not in why:
        yield from (o for o in why[:1] if o is not None)


def barred(s: ChState, ability: WindowAbility, scope: Scope) -> Objection | None:
    """champions:defend#1, champions:defend#3 what keeps a player from defending with an ability."""
    if turned_up_for(s, scope):
        return Objection("champions:peril", "another player reveals a card with peril")
    if "defense" not in ability.labels or may_defend(s, scope):
        return None
    event = pending(s, scope)
    a = event if isinstance(event, ev.EnemyAttack) else s.activation
    if a is not None and a.defending == scope.you:
        return Objection("champions:defend#3", "your ally defends")
    return Objection("champions:defend#1", "another player defends")


def defending(s: ChState, player: int) -> list[tuple[int, list[Objection]]]:
    """The characters of a player, each with what keeps it from defending: against the attack that is under way, if one is.

    champions:defend#1, champions:defend#2, champions:defend#3, champions:exhausted#1
    """
    a = s.activation
    attack = a if a is not None and a.kind == "attack" else None
    asking = any(isinstance(f, AskDefender) for f in s.frames)
    late = attack is not None and not asking and any(isinstance(f, Attacking) and f.pc > 1 for f in s.frames)
    able = [n for n in s.friends(player) if s.now(n).kind == ALLY and not s.cards[n].exhausted and "defend" not in s.now(n).bars]
    out: list[tuple[int, list[Objection]]] = []
    for n in s.friends(player):
        v = s.now(n)
        why = []
        if v.kind == "alter_ego":
            why.append(Objection("champions:defend#2", "only a hero defends, not an alter-ego"))
        elif v.kind == HERO and v.def_ is None:
            why.append(Objection("champions:dash-value", "its DEF is a dash"))
        if s.cards[n].exhausted:
            why.append(Objection("champions:exhausted#1", f"{v.name} is exhausted"))
        if "defend" in v.bars:
            why.append(Objection("champions:cannot", "it can't defend"))
        if attack is not None and attack.defending >= 0 and s.alive(attack.defender) and attack.defender != s.ref(n):
            rule = "champions:defend#1" if attack.defending != player else "champions:defend#3"
            why.append(Objection(rule, f"{s.now(attack.defender).name} defends against this attack"))
        elif attack is not None and attack.defender == s.ref(n) and attack.basic:
            why.append(Objection("champions:defend#2", f"{v.name} defends already"))
        if attack is not None and able and n not in able and must_defend(s, attack, player, tuple(s.ref(m) for m in able)):
            why.append(Objection("champions:golden-rules#2", f"{s.now(attack.enemy).name} asks for an ally as the defender"))
        if late:
            words = "who defends is said before the boost cards are turned up"
            why.append(Objection("champions:attack-enemy-activation#2", words))
        if attack is not None and attack.player != player and not s.game.may_help(s, player):
            why.append(Objection("champions:peril", "another player resolves a card with peril"))
        out.append((n, why))
    return out


def aiming(s: ChState, player: int, ref: int, at: int) -> list[tuple[Deed, list[Objection]]]:
    """What a player might do to something with a card, each with what is in the way of just that.

    champions:target, champions:choose#5
    """
    out: list[tuple[Deed, list[Objection]]] = []
    for deed in wanted(s, player, ref):
        if isinstance(deed, Basic) and deed.target == at:
            out.append((deed, deed.why_not(s)))
        elif isinstance(deed, Use | Play):
            plays = isinstance(deed, Play)
            ability = way_to_play(s.card(ref).printed.faces[0]) if isinstance(deed, Play) else deed.ability
            scope = played_by(player, ref) if isinstance(deed, Play) else deed.scope(s)
            found = missed(s, ability, scope, at) if ability.targets else None
            general = [o for o in deed.why_not(s) if found is None or o.rule not in (s.game.target_rule, found.rule)]
            if ability.targets or not plays:
                out.append((deed, [*general, *([found] if found is not None else [])]))
    return out


def missed(s: ChState, ability: Action | WindowAbility, scope: Scope, at: int) -> Objection | None:
    """Why this can't be chosen as the ability's target; None if it can."""
    n = at & NUMBER_MASK
    if any(n in candidates(s, ability, k, scope) for k in range(len(ability.targets))):
        return None
    v = s.now(n)
    face = s.was(scope.this).printed.faces[0]
    if face.attach is not None and not s.in_play(s.get(scope.this).number):
        if n in face.attach.numbers(s, scope):
            return Objection("champions:max#p4", f"{v.name} has as many of them as there may be")
        return Objection("champions:attach-to#3", f"it does not attach to {v.name}")
    if "attack" in ability.labels and v.kind in ENEMIES and (found := aim_attack(s, scope.you, n, scope.this)) is not None:
        return found
    if "thwart" in ability.labels and v.kind in SCHEMES and (found := aim_thwart(s, scope.you, n)) is not None:
        return found
    if (
        v.kind in CHARACTERS
        and not harmable(s, n, scope)
        and any(n in _as_said(c.query).numbers(s, scope) for c in ability.targets)
    ):
        return Objection("champions:choose#5", f"{v.name} can't take damage")
    if any(n in _as_said(c.query).numbers(s, scope) for c in ability.targets):
        return Objection("champions:choose#5", f"it could change nothing about {v.name}")
    return Objection("champions:choose", f"{v.name} is not what it may choose")


def _as_said(query: Query) -> Query:
    """The query without what it does not say: that something could be changed."""
    if not isinstance(query, InPlay):
        return query
    return replace(query, filters=tuple(f for f in query.filters if f.text(Printer(""))))


def answered(s: ChState, player: int, ref: int, ability: WindowAbility) -> Iterator[Scope]:
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
            base = played_by(player, ref) if s.card(ref).printed.kind == EVENT else Scope(player, ref)
            for names in ability.on.matches(s, event, base):
                scope = base.copy()
                scope.event = event
                scope.names = (*names, *scope.names)
                if not stage.after:
                    scope.names = (("pending", (depth, occ.place.serial, i, coming)), *scope.names)
                if ability.fires(s, scope):
                    yield scope
