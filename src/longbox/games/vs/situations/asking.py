"""Asking a situation why something can't be done: what stands in the way of each deed, with its rule."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from longbox.games.vs.rules.combat import ProposeAttack, attacker_objection, proposal_objections
from longbox.games.vs.state import (
    ATTACK,
    BUILD,
    CHAIN,
    COMBAT,
    DECK,
    DRAW,
    FORMATION,
    HAND,
    KOD,
    RECOVERY,
    RECRUIT,
    REMOVED,
    RESOURCE,
    RESOURCES,
    ROWS,
    ZONE_NAMES,
    VsCard,
    name_of,
)
from longbox.games.vs.view.why import TIMELY, UNTIMELY, Moving, aimed_acts, plainly, target_objection, with_target
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Number, Place
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.situations.side import Side
    from longbox.games.vs.situations.table import Table
    from longbox.games.vs.state import VsState


#: where a card is looked for, in this order
EVERYWHERE = (ROWS, RESOURCES, HAND, KOD, CHAIN, DECK, REMOVED)


#: what `until` waits for
MOMENTS = (DRAW, BUILD, COMBAT, RECOVERY, RESOURCE, RECRUIT, FORMATION, ATTACK)


#: a deed in words, and what is in its way
Verdict = tuple[str, list[Objection]]


#: where a card is that one would do this with
_FROM = {"play": (HAND, RESOURCES, KOD), "recruit": (HAND, RESOURCES, KOD), "flip": (RESOURCES, HAND), "build": (HAND,)}


_BODY = (ROWS,)


def verdicts(side: Side, verb: str, card: str | Sequence[str] | None, index: int | None, on: str | None) -> list[Verdict]:
    """What a player is asking about, deed by deed."""
    if card is None:
        asked, verb = plainly(verb), ""
        for word in (" vs. ", " vs ", " against ", " attacks "):
            if word in asked:
                who, on = asked.split(word, 1)
                return _attack(side, [w.strip() for w in who.removeprefix("attack with ").split("+")], on.strip())
        first, _, rest = asked.partition(" ")
        if rest and not _known(side, asked):
            if first == "attack":
                return _attack_by_all(side, rest)
            if first in TIMELY or first in UNTIMELY or first == "hide":
                verb, asked = first, rest
        card = asked
        if " on " in asked and on is None and not _known(side, asked):
            card, on = (part.strip() for part in asked.split(" on ", 1))
    if verb == "attack":
        return _attack(side, [card] if isinstance(card, str) else list(card), on)
    if verb and verb not in TIMELY and verb not in UNTIMELY and verb != "hide":
        raise ValueError(f"{verb!r} is nothing to ask about; there are {', '.join((*TIMELY, *UNTIMELY, 'hide', 'attack'))}")
    assert isinstance(card, str), f"{verb} is asked about one card"
    s = side.table.s
    n = _find(side, card, _FROM.get(verb, ()) if verb in TIMELY or verb in UNTIMELY else ())
    ref = s.ref(n)
    if verb == "hide":
        across = Moving(side.player, ref, True)
        return [(across.label(s), across.why_not(s))]
    if on is not None:
        acts = [a for a in aimed_acts(s, side.player, ref) if not verb or isinstance(a, TIMELY.get(verb, ()))]
        acts = [a for a in acts if index is None or getattr(a, "index", None) == index]
        target = target_number(side, on)
        if not acts:
            return [
                (f"{card} on {on}", [Objection("vs:504.3b", f"nothing that {s.things[n].printed.full_name} does has a target")])
            ]
        aimed = [(f"{a.label(s)}, on {on}", with_target(a.why_not(s), target_objection(s, a, target))) for a in acts]
        # where one of several powers can be used like that, the others are no hindrance
        return [v for v in aimed if not v[1]] or aimed
    if verb in TIMELY:
        return [(f"{verb} {s.things[n].printed.full_name}", side.hinders(TIMELY[verb], n, index))]
    if verb in UNTIMELY:
        act = UNTIMELY[verb](side.player, ref)
        return [(act.label(s), act.why_not(s))]
    out: list[Verdict] = [(a.label(s), found) for a, found in s.game.why_not(s, side.player, ref)]
    if s.in_rows(n) and s.things[n].attached < 0:
        out += _attack(side, [card], None)
    return out


def _attack_by_all(side: Side, on: str) -> list[Verdict]:
    """What is in the way of an attack on somebody, for each of the player's characters; of one of them, whom it may attack."""
    s, table = side.table.s, side.table
    mine = list(s.characters(side.player))
    if on not in table.names and any(table.is_named(n, on) for n in mine):
        return _attack(side, [on], None)
    return [v for n in mine for v in _attack(side, [s.things[n].printed.full_name], on)]


def target_number(side: Side, name: str) -> int:
    """The number of the player, effect or card that goes by a name, the side's own first."""
    s = side.table.s
    if name in side.table.names:
        return side.table.names.index(name)
    for item in reversed(s.chain):
        if name in s.things[item].words:
            return item
    return _find(side, name, ())


def _known(side: Side, name: str, kinds: tuple[int, ...] = EVERYWHERE) -> bool:
    try:
        side.table.find(name, side.player, kinds)
    except LookupError:
        return False
    return True


def _find(side: Side, name: str, kinds: tuple[int, ...]) -> int:
    """A card of this name: of the player's where it should be, of the player's anywhere, of anybody's."""
    table = side.table
    others = [p for p in range(len(table.names)) if p != side.player]
    for player, where in [(side.player, kinds)] * bool(kinds) + [(p, None) for p in (side.player, *others)]:
        try:
            return table.find(name, player) if where is None else table.find(name, player, where)
        except LookupError:
            continue
    return table.find(name, side.player)


def early_objections(s: VsState, player: int, attackers: tuple[int, ...] = ()) -> list[Objection]:
    """What is in the way of proposing any attack just now."""
    return [o for o in ProposeAttack(player, attackers).why_not(s) if o.rule in ("vs:601.1a", "vs:407.5")]


def _attack(side: Side, names: list[str], on: str | None) -> list[Verdict]:
    """What is in the way of an attack by these, at all or on somebody."""
    s, table = side.table.s, side.table
    mine = all(_known(side, n, _BODY) for n in names)
    numbers = tuple(table.find_team(names, side.player) if mine else [_find(side, n, _BODY) for n in names])
    who = " and ".join(s.things[n].printed.full_name for n in numbers)
    early = early_objections(s, side.player, numbers)
    if on is None:
        early += [o for o in (attacker_objection(s, n, side.player) for n in numbers) if o is not None]
        if early:
            return [(f"{who}: attack", early)]
        pairs = [(d, -1) for p in s.opponents(side.player) for d in s.characters(p)]
        pairs += [(-1, p) for p in s.opponents(side.player)]
    elif on in table.names:
        pairs = [(-1, table.names.index(on))]
    else:
        opposing = [n for p in s.opponents(side.player) for n in s.characters(p) if table.is_named(n, on)]
        pairs = [(opposing[0] if opposing else _find(side, on, _BODY), -1)]
    out: list[Verdict] = []
    for d, p in pairs:
        whom = table.names[p] + " directly" if d < 0 else s.things[d].printed.full_name
        out.append((f"{who}: attack {whom}", [*early, *proposal_objections(s, numbers, d, p, side.player)]))
    return out


def in_words(found: list[Verdict]) -> list[str]:
    """A line for each reason, with its rule, or to say that nothing is in the way of a deed."""
    lines = []
    for label, objections in found:
        deed = label.removesuffix(".")
        lines += [f"{deed} - no: {o.text}  [{o.rule}]" for o in objections] or [f"{deed} - nothing hinders it"]
    return lines


def rules(found: list[Verdict]) -> list[str]:
    """The rules of all reasons."""
    return [o.rule for _, objections in found for o in objections]


def like(table: Table, player: int, name: str) -> str:
    """Where a card lies that was looked for in vain, or which ones have a name like that."""
    s = table.s
    cards = [c for c in s.things if isinstance(c, VsCard)]
    for c in cards:
        if table.is_named(c.number, name):
            holder = c.controller if s.in_play(c.number) else c.owner
            where = ZONE_NAMES[s.kind_of_zone(c.zone)]
            return (
                f"; it is elsewhere: {c.printed.full_name}, {where}"
                if holder == player
                else f"; {table.names[holder]} has it: {where}"
            )
    names = sorted({c.printed.full_name for c in cards if c.owner == player})
    near = get_close_matches(name, sorted({*names, *(n.split(",")[0] for n in names)}), 3, 0.6)
    return f"; is {' or '.join(near)} meant?" if near else f"; there are {'; '.join(names)}"


def question(table: Table) -> str:
    """What is asked of whom, with the rule and what may be answered how."""
    d = table.decision
    if d is None:
        return f"nothing is asked: {table.match.game.result_text(table.s)}"
    what = str(table.options)
    if isinstance(d.shape, Number):
        what = f"a number from {d.shape.lo} to {d.shape.hi}, with chooses(n)"
    elif d.kind == "formation":
        what = 'arranges(Name=("front" or "support", column)), or nothing for as it stands'
    elif isinstance(d.shape, Place):
        pieces = [name_of(table.s, r & NUMBER_MASK, d.seat) for r in d.shape.pieces]
        what = f'places(name, ("front" or "support", column)): {pieces}'
    elif list(d.options) == ["no", "yes"]:
        what = "says(True) or says(False)"
    elif d.kind != "priority":
        what = f"chooses(...) of {what}"
    return f"{d.kind} of {table.names[d.player]} [{d.rule}], {table.prompt.rstrip('.')}: {what}"
