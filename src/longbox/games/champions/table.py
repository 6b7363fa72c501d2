"""How a table of Marvel Champions is laid out for clients, and its prompts and options in words."""

from __future__ import annotations

from typing import Any

from longbox.games.champions.encounters import Reveal
from longbox.games.champions.keywords import QUICKSTRIKE, RETALIATE
from longbox.games.champions.state import (
    AREA,
    BOOSTS,
    COLLECTION,
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    INVOCATION_DISCARD,
    INVOCATIONS,
    REMOVED,
    SHARED_NAMES,
    TABLE,
    UNDER,
    VICTORY,
    VILLAIN_AREA,
    WEAPONS,
    ChCard,
    ChState,
    knows,
    name_of,
)
from longbox.games.champions.striking import words_of
from longbox.kernel.abilities import Ability
from longbox.kernel.decisions import Pay
from longbox.kernel.effects import Verb
from longbox.kernel.events import Event
from longbox.kernel.packets import Packet
from longbox.kernel.payment import Typed
from longbox.kernel.queries import Node, Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a as one, counted, joined, would
from longbox.kernel.windows import Chance


def layout(s: ChState, seat: int) -> dict[str, Any]:
    """The table as this seat may see it, as plain data.

    {"game", "round", "turn", "phase", "step", "first", "active", "villain", "scheme", "schemes", "villain_area",
    "encounter_deck", "encounter_discard", "elsewhere", "accelerations", "players": [{"name", "seat", "out", "hero", "identity", "hand",
    "deck", "discard", "play", "minions", "dealt", "hand_size"}], "activation", "revealed", "under_way", "window", "result"}.
    A card out of play is {"name", "code", "kind", ...} or None where the seat does not know it; decks are numbers of cards.
    "under_way" are attacks, schemes and so on in words with their rules, "window" is the window that is open and why, or None.
    """
    a = s.activation
    return {
        "game": "champions",
        "round": s.round,
        "turn": s.round,
        "phase": s.phase,
        "step": s.step,
        "first": s.first,
        "active": s.active,
        "mode": s.setup.get("mode", "standard"),
        "villain": in_play(s, s.villain, seat) if s.villain >= 0 else None,
        "scheme": in_play(s, s.scheme, seat) if s.scheme >= 0 else None,
        "schemes": [in_play(s, n, seat) for n in s.schemes() if n != s.scheme] if s.scheme >= 0 else [],
        "villain_area": [
            in_play(s, n, seat)
            for n in s.common(VILLAIN_AREA)
            if n not in (s.villain, s.scheme) and s.things[n].up.values.kind != "side_scheme"
        ],
        "encounter_deck": len(s.common(ENCOUNTER_DECK)),
        "encounter_discard": [card(s, n, seat) for n in s.common(ENCOUNTER_DISCARD)],
        "boosts": [card(s, n, seat) for n in s.common(BOOSTS)],
        "on_table": [card(s, n, seat) for n in s.common(TABLE)],
        "victory": [card(s, n, seat) for n in s.common(VICTORY)],
        "removed": [card(s, n, seat) for n in s.common(REMOVED)],
        "elsewhere": [
            {"name": SHARED_NAMES[zone], "cards": [card(s, n, seat) for n in s.common(zone)]}
            for zone in (UNDER, COLLECTION, INVOCATIONS, INVOCATION_DISCARD, WEAPONS)
            if s.common(zone)
        ],
        "accelerations": s.accelerations,
        "players": [player(s, p, seat) for p in range(s.starters)],
        "activation": None
        if a is None
        else {
            "enemy": a.enemy,
            "kind": a.kind,
            "player": a.player,
            "defender": a.defender,
            "target": a.target,
            "boosts": a.boosts,
            "cards": len(a.cards),
        },
        "revealed": [{"card": card(s, r.card & NUMBER_MASK, seat), "player": r.player, "peril": r.peril} for r in s.revelations],
        "under_way": [{"words": words, "rule": rule} for words, rule in under_way(s, seat)],
        "window": window(s, seat, s.decision),
        "result": None
        if s.result is None
        else {"won": s.result.won, "reason": s.result.reason, "rule": s.result.rule, "how": s.result.how},
    }


def player(s: ChState, p: int, seat: int) -> dict[str, Any]:
    """One player's side."""
    me = s.things[p]
    area = s.zone(p, AREA)
    return {
        "name": me.name,
        "number": p,
        "seat": me.seat,
        "out": me.out,
        "hero": not me.out and s.is_hero(p),
        "changed_form": me.changed_form,
        "identity": in_play(s, me.identity, seat) if not me.out else None,
        "hand_size": int(s.now(me.identity).hand) if not me.out else 0,
        "hand": [in_hand(s, p, n, seat) for n in s.zone(p, HAND)],
        "deck": len(s.zone(p, DECK)),
        "discard": [card(s, n, seat) for n in s.zone(p, DISCARD)],
        "play": [in_play(s, n, seat) for n in area if n != me.identity and s.things[n].engaged < 0],
        "minions": [in_play(s, n, seat) for n in area if s.things[n].engaged >= 0],
        "dealt": [card(s, n, seat) for n in s.zone(p, DEALT)],
    }


def card(s: ChState, n: int, seat: int) -> dict[str, Any] | None:
    """A card out of play, or None where the seat does not know it."""
    c = s.things[n]
    if not knows(c, seat):
        return None
    v = c.printed.faces[0].values
    out: dict[str, Any] = {"ref": c.ref, "code": c.printed.code, "name": v.name, "subname": v.subname, "kind": v.kind}
    if v.cost is not None:
        out["cost"] = v.cost
    out["resources"] = dict(v.resources)
    out["faction"] = c.printed.faction
    return out


def in_hand(s: ChState, p: int, n: int, seat: int) -> dict[str, Any] | None:
    """A card of a hand, with what it costs just now ("cost_now"; None for an X)."""
    from longbox.games.champions.paying import cost_of

    out = card(s, n, seat)
    if out is not None and "cost" in out:
        out["cost_now"] = cost_of(s, Scope(p, s.ref(n))) if out["cost"] >= 0 else None
    return out


def under_way(s: ChState, seat: int) -> list[tuple[str, str]]:
    """What is under way, the innermost last of each sort: words and rule; nothing once the game is over."""
    out: list[tuple[str, str]] = []
    if s.result is not None:
        return out
    for r in s.revelations:
        words = f"{s.things[r.player].name} reveals {name_of(s, r.card, seat)}"
        if r.peril and len(s.order) > 1:
            # champions:peril
            words += ": peril, the others neither advise nor act"
        out.append((words, "champions:peril" if r.peril else "champions:reveal"))
    for a in s.activations:
        enemy = name_of(s, a.enemy, seat)
        if a.kind != "attack":
            words = f"{enemy} schemes against {s.things[a.player].name}"
            rule = "champions:scheme-enemy-activation"
        else:
            whom = a.target if a.target >= 0 else s.identity_ref(a.player) if a.player in s.order else -1
            words = f"{enemy} attacks {name_of(s, whom, seat) if whom >= 0 else s.things[a.player].name}"
            words += f", {name_of(s, a.defender, seat)} defends" if a.defender >= 0 else ""
            rule = "champions:attack-enemy-activation"
        words += f", {counted(a.boosts, 'boost icon')}" if a.boosts else ""
        down = sum(s.there(r) and not s.get(r).known for r in a.cards)
        words += f", {counted(down, 'boost card')} face down" if down else ""
        out.append((words, rule))
    for k in s.strikes:
        targets = joined([name_of(s, r, seat) for r in k.targets])
        verb, rule = ("attacks", "champions:attack-player-action") if k.kind == "attack" else ("thwarts", "champions:thwart")
        out.append((f"{name_of(s, k.by, seat)} {verb} {targets}".rstrip(), rule))
    return out


#: marks on an attack that are no keywords of it
UNSPOKEN = frozenset({"also", "harmless"})
#: the rule of a window -> what may be used in it
WINDOWS = {
    "champions:interrupt": "interrupt",
    "champions:response": "response",
    "champions:forced#2": "forced ability",
    "champions:first-player#3": "keyword",
}


def window(s: ChState, seat: int, decision: Any) -> dict[str, Any] | None:
    """The window that a question opens: {"kind", "words", "rule", "player"}."""
    if decision is None or decision.rule not in WINDOWS or not decision.about or not isinstance(decision.about[0], Event):
        return None
    kind = WINDOWS[decision.rule]
    words = condition(s, seat, decision.about[0])
    first = decision.options[0] if decision.options else None
    if not words and isinstance(first, Chance):
        # as the ability speaks of it
        words = first.active.ability.on.text(Printer(name_of(s, first.scope.this, seat)))
    return {
        "kind": kind,
        "words": words or "something happens",
        "rule": decision.rule,
        "player": decision.player,
    }


def condition(s: ChState, seat: int, event: Event) -> str:
    """An event that a window is open for, in words: of an amount on its way what it would be."""
    by = ""
    if isinstance(event, Packet):
        if event.excess < 0:
            measured: Packet = event.fork()
            measured.measure(measured.room(s))
            event = measured
        if event.by >= 0 and event.by != event.to and s.there(event.by):
            by = f" from {name_of(s, event.by, seat)}"
    told = event.told(s, seat) or done(s, seat, event)
    return f"{told}{by}" if told else ""


def done(s: ChState, seat: int, event: Any) -> str:
    """What has no line in the log: a card about to be resolved, the record of an attack, thwart or scheme that is over."""
    if isinstance(event, Reveal):
        return f"{s.things[event.player].name} reveals {name_of(s, event.card, seat)}"
    strike, record = getattr(event, "strike", None), getattr(event, "record", None)
    if strike is not None:
        whom = joined([name_of(s, r, seat) for r in strike.targets])
        return f"{name_of(s, strike.by, seat)} has {'attacked' if strike.kind == 'attack' else 'thwarted'} {whom}".rstrip()
    if record is not None:
        enemy = name_of(s, record.enemy, seat)
        if record.kind != "attack":
            return f"{enemy} has schemed"
        return f"{enemy} has attacked {name_of(s, record.target, seat) if record.target >= 0 else s.things[record.player].name}"
    return ""


def in_play(s: ChState, n: int, seat: int) -> dict[str, Any]:
    """A card in play with its current values."""
    c = s.things[n]
    v = s.now(n)
    face = c.up
    out: dict[str, Any] = {
        "ref": c.ref,
        "code": face.code,
        "name": name_of(s, c.ref, seat),
        "subname": v.subname,
        "kind": v.kind,
        "stage": face.stage,
        "exhausted": c.exhausted,
        "damage": c.damage,
        "threat": c.threat,
        "counters": dict(c.counters),
        "status": sorted(c.status),
        "engaged": c.engaged,
        "host": c.host,
        "controller": c.controller,
        "owner": c.owner,
        "traits": sorted(v.traits),
        "gained": sorted(v.traits - face.values.traits),
        "keywords": dict(v.keywords),
        "icons": dict(v.icons),
        "facedown": c.down,
        "known": c.printed.name if c.down and knows(c, seat) else "",
    }
    for key, value in (("atk", v.atk), ("thw", v.thw), ("def", v.def_), ("rec", v.rec), ("sch", v.sch)):
        if value is not None:
            out[key] = value
    if v.hp is not None:
        out["hp"] = v.hp
        out["left"] = max(0, s.left(n))
    if v.kind == "main_scheme":
        out["target"] = s.per_player(face.target)
        out["acceleration"] = s.per_player(face.acceleration)
    return out


# -- words ----------------------------------------------------------------------------------------------------------------


def option_text(s: ChState, seat: int, decision: Any, option: Any) -> str:
    """One option of a decision in words."""
    if isinstance(option, Chance):
        return chance_text(s, seat, option) + which(s, seat, decision, option)
    if isinstance(option, Ability):
        return option.print("it")
    if isinstance(option, Node):
        about = decision.about[0] if decision.about else -1
        name = name_of(s, about, seat) if isinstance(about, int) and about >= 0 else "it"
        words = option.text(Printer(name))
        return words[:1].upper() + words[1:]
    if isinstance(option, str):
        return option
    if isinstance(option, int):
        if decision.kind == "mode":
            if len(decision.about) < 2:
                return str(option)
            words = str(decision.about[1].modes[option].text(Printer(name_of(s, decision.about[0], seat))))
            return words[:1].upper() + words[1:]
        return thing_text(s, seat, option)
    return deed_text(s, seat, option)


def deed_text(s: ChState, seat: int, deed: Any) -> str:
    """Something that may be done in a turn: a play with its cost, an attack with what its target has left."""
    words = str(deed.label(s))
    target = getattr(deed, "target", -1)
    if target >= 0 and s.alive(target):
        n = target & NUMBER_MASK
        v = s.now(n)
        left = f"{counted_left(s, n)}" if v.hp is not None else f"{s.things[n].threat} threat"
        power = getattr(s.now(deed.ref), deed.power)
        # champions:status-stunned#1, champions:status-confused#1 it costs the card, and nothing else comes of it
        status = {"atk": "stunned", "thw": "confused"}.get(deed.power, "")
        left += f"; {status}: the card is lost instead" if status in s.get(deed.ref).status else ""
        return f"{words.removesuffix(f' ({power})')} ({left if power is None else f'{power}; {left}'})"
    if deed.ref < 0 or not s.there(deed.ref):
        return words
    c = s.get(deed.ref)
    ability = getattr(deed, "ability", None)
    if s.place(c.number) == HAND:
        face = c.printed.faces[0]
        paid = in_hand(s, deed.player, c.number, seat)
        cost = paid.get("cost_now") if paid is not None else None
        kind = face.values.kind.replace("_", " ")
        played = ability is None or kind == "event"
        words += (
            f" ({'X' if cost is None and face.values.cost == -1 else cost}, {kind})"
            if played and face.values.cost is not None
            else ""
        )
        return f"{words}: {ability.text(Printer(face.values.name, ability.targets))}" if ability is not None else words
    if ability is not None and ": " not in words:
        words += f": {ability.text(Printer(c.up.values.name, ability.targets))}"
    return words


def chance_text(s: ChState, seat: int, chance: Chance) -> str:
    """An ability offered in a window."""
    this = chance.scope.this
    c = s.was(this)
    name = name_of(s, this, seat)
    ability = chance.active.ability
    if ability is RETALIATE or ability is QUICKSTRIKE:
        return keyword_text(s, this, name, ability is RETALIATE)
    if s.there(this) and s.place(c.number) == HAND:
        paid = in_hand(s, chance.scope.you, c.number, seat)
        cost = f" ({paid['cost_now']})" if paid is not None and paid.get("cost_now") is not None else ""
        return f"Play {name}{cost}: {ability.print(name)}"
    return f"Use {name}: {ability.print(name)}"


def keyword_text(s: ChState, this: int, name: str, retaliates: bool) -> str:
    """champions:retaliate-x, champions:quickstrike a keyword that waits for its moment."""
    if not retaliates:
        return f"Use {name}: Quickstrike: it attacks whom it has engaged"
    n = s.seen(this).keywords.get("retaliate", 0)
    return f"Use {name}: Retaliate {n}: deal {n} damage to the attacker"


def which(s: ChState, seat: int, decision: Any, chance: Chance) -> str:
    """What an ability that is offered several times answers to this time, "" if it is offered once."""
    others = [o for o in decision.options if isinstance(o, Chance) and o.active.key == chance.active.key]
    if len(others) < 2:
        return ""
    if all(o.scope.event is chance.scope.event for o in others):
        # one attack on several: which of them is meant
        words = joined([name_of(s, r, seat) for r in chance.scope.get("whom", chance.scope.get("it", ()))])
        return f" ({words})" if words else ""
    words = condition(s, seat, chance.scope.event)
    return f" ({words})" if words else ""


def thing_text(s: ChState, seat: int, ref: int) -> str:
    """A card or player as an option; a scheme with its threat, a character with its hit points."""
    c = s.get(ref)
    if not isinstance(c, ChCard):
        return str(c.name)
    name = name_of(s, ref, seat)
    if not s.in_play(c.number):
        v = c.printed.faces[0].values
        if not knows(c, seat) or (v.cost is None and not v.resources):
            return name
        # a player's card: what it costs, and what it pays for
        cost = [] if v.cost is None else ["X" if v.cost < 0 else str(v.cost)]
        icons = [" ".join(f"{n} {t}" if n > 1 else t for t, n in v.resources.items())] if v.resources else []
        return f"{name} ({', '.join([*cost, v.kind, *icons])})"
    v = s.now(c.number)
    if v.hp is not None:
        return f"{name} ({counted_left(s, c.number)})"
    if v.kind in ("main_scheme", "side_scheme"):
        return f"{name} ({c.threat} threat)"
    return name


def counted_left(s: ChState, n: int) -> str:
    """The hit points that a character has left, whether it is tough, and with whom a minion is engaged."""
    left = max(0, s.left(n))
    tough = ", tough" if "tough" in s.things[n].status else ""
    return f"{left} hit point{'' if left == 1 else 's'} left{tough}{with_whom(s, n)}"


def with_whom(s: ChState, n: int) -> str:
    """The player that a minion is engaged with, where there are several players."""
    player = s.things[n].engaged
    return f", engaged with {s.things[player].name}" if player >= 0 and s.starters > 1 else ""


def prompt(s: ChState, seat: int, decision: Any) -> str:
    """The question of a decision in words."""
    about = [r for r in decision.about if isinstance(r, int) and r >= 0]
    names = [name_of(s, r, seat) for r in about]
    words = str(decision.prompt).replace("{noun}", "one")
    who = str(s.things[decision.player].name)
    found = window(s, seat, decision)
    if found is not None:
        when = "Just now" if found["kind"] == "response" else "About to happen"
        happens = str(found["words"])
        happens += "" if happens.endswith((".", "!", "?")) else "."
        if decision.kind == "order":
            return f"{happens} Which {found['kind']} comes first?"
        return f"{when}: {happens} {who}, use {one(found['kind'])}?"
    if decision.kind == "defend":
        a = s.activation
        more = ""
        if a is not None and s.alive(a.enemy):
            gained = sorted(k for k in a.words | words_of(s.now(a.enemy)) if k not in UNSPOKEN)
            more = f" for {power(s, a.enemy)}{f' with {joined(gained)}' if gained else ''}"
            more += ", boost not counted" if s.common(BOOSTS) else ""
        return f"{names[0]} attacks {names[1]}{more}. {who}, who defends?"
    if decision.kind == "turn":
        return f"{names[0]}, your turn"
    if decision.kind == "request":
        return f"{names[0]}, use an action?"
    if decision.kind == "pay" and isinstance(decision.shape, Pay) and isinstance(decision.shape.test, Typed):
        return f"Pay {pay_text(decision.shape.test)} for {names[0]}" if names else f"Pay {pay_text(decision.shape.test)}"
    if decision.kind == "mulligan":
        return f"{who}, your first hand. {words}"
    if decision.kind == "discard" and decision.rule == "champions:end-of-player-phase#1":
        size = int(s.now(s.things[decision.player].identity).hand)
        least = getattr(decision.shape, "lo", 0)
        if least:
            return f"{who}, the player phase ends, and your hand size is {size}: discard {least} or more. {words}"
        return f"{who}, the player phase ends, and you will draw up to {size} cards. {words}"
    if decision.kind == "choose":
        words = choice(decision, names[0] if names else "it") or words
    # what is about to happen, where it is asked whether something else shall happen instead
    replaced = decision.about if decision.kind in ("may", "replacement") else ()
    coming = next((would(condition(s, seat, part)) for part in replaced if isinstance(part, Event)), "")
    if coming and decision.kind == "replacement":
        return f"{coming}. {words}"
    if decision.kind == "may":
        part = decision.about[1] if len(decision.about) > 1 else None
        if coming and isinstance(part, Ability):
            return f"{coming}. {part.print(names[0] if names else 'it')} Do it?"
        said = part.text(Printer(names[0] if names else "it")) if isinstance(part, Node) else ""
        return f"{names[0] if names else 'It'}: you may {said}".rstrip()
    return f"{names[0]}: {words}" if names else words


def choice(decision: Any, name: str) -> str:
    """What is to be chosen, and what for if that is said, in words."""
    parts = [part for part in decision.about if isinstance(part, Node)]
    if not parts:
        return ""
    p = Printer(name)
    what, done = parts[0], parts[-1]
    # a verb that is done to what was picked speaks of "it" only
    if isinstance(done, Verb) and any(who.choice() == what for who in done.whos()) and (said := done.text(p)):
        return f"{said[:1].upper()}{said[1:]}. Which?"
    return f"Choose {what.text(p)}"


def power(s: ChState, enemy: int) -> int:
    """The ATK of an enemy with the boost icons it has had so far."""
    a = s.activation
    return int((s.now(enemy & NUMBER_MASK).atk or 0) + (a.boosts if a is not None else 0))


def pay_text(test: Typed) -> str:
    """What has to be paid: how much, and of which types."""
    if not test.needs:
        return str(test.total)
    types = " ".join(f"[{t}]" for t in test.needs)
    return types if test.total == len(test.needs) else f"{test.total}, {types} among it"
