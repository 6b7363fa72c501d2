"""Prompts and options in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.language.keywords import QUICKSTRIKE, RETALIATE
from longbox.games.champions.rules.plays import Basic
from longbox.games.champions.state import BOOSTS, HAND, ChCard, knows, name_of, words_of
from longbox.games.champions.view.table import cost_now
from longbox.games.champions.view.under_way import UNSPOKEN, condition, power, window
from longbox.kernel.abilities import Ability
from longbox.kernel.actions import Action
from longbox.kernel.decisions import Pay
from longbox.kernel.effects import Verb
from longbox.kernel.events import Event
from longbox.kernel.payment import Typed
from longbox.kernel.queries import Node
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a as one, joined, would
from longbox.kernel.windows import Chance

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.decisions import Decision


def option_text(s: ChState, seat: int, decision: Decision, option: object) -> str:
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
    assert isinstance(option, Action)
    return deed_text(s, seat, option)


def deed_text(s: ChState, seat: int, deed: Action[ChState]) -> str:
    """Something that may be done in a turn: a play with its cost, an attack with what its target has left."""
    words = str(deed.label(s))
    if isinstance(deed, Basic) and deed.target >= 0 and s.alive(deed.target):
        n = deed.target & NUMBER_MASK
        v = s.now(n)
        left = f"{counted_left(s, n)}" if v.hp is not None else f"{s.cards[n].threat} threat"
        power = getattr(s.now(deed.ref), deed.power)
        # champions:status-stunned#1, champions:status-confused#1 it costs the card, and nothing else comes of it
        status = {"atk": "stunned", "thw": "confused"}.get(deed.power, "")
        left += f"; {status}: the card is lost instead" if status in s.card(deed.ref).status else ""
        return f"{words.removesuffix(f' ({power})')} ({left if power is None else f'{power}; {left}'})"
    if deed.ref < 0 or not s.there(deed.ref):
        return words
    c = s.card(deed.ref)
    ability = getattr(deed, "ability", None)
    if s.place(c.number) == HAND:
        face = c.printed.faces[0]
        cost = cost_now(s, deed.player, c.number) if knows(c, seat) else None
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
        cost = cost_now(s, chance.scope.you, c.number) if knows(c, seat) else None
        price = f" ({cost})" if cost is not None else ""
        return f"Play {name}{price}: {ability.print(name)}"
    return f"Use {name}: {ability.print(name)}"


def keyword_text(s: ChState, this: int, name: str, retaliates: bool) -> str:
    """champions:retaliate-x, champions:quickstrike a keyword that waits for its moment."""
    if not retaliates:
        return f"Use {name}: Quickstrike: it attacks whom it has engaged"
    n = s.seen(this).keywords.get("retaliate", 0)
    return f"Use {name}: Retaliate {n}: deal {n} damage to the attacker"


def which(s: ChState, seat: int, decision: Decision, chance: Chance) -> str:
    """What an ability that is offered several times answers to this time, "" if it is offered once."""
    others = [o for o in decision.options if isinstance(o, Chance) and o.active.key == chance.active.key]
    if len(others) < 2:
        return ""
    if all(o.scope.event is chance.scope.event for o in others):
        # one attack on several: which of them is meant
        words = joined([name_of(s, r, seat) for r in chance.scope.get("whom", chance.scope.get("it", ()))])
        return f" ({words})" if words else ""
    event = chance.scope.event
    words = condition(s, seat, event) if event is not None else ""
    return f" ({words})" if words else ""


def thing_text(s: ChState, seat: int, ref: int) -> str:
    """A card or player as an option; a scheme with its threat, a character with its hit points."""
    c = s.get(ref)
    if not isinstance(c, ChCard):
        return s.player(ref).name
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
    tough = ", tough" if "tough" in s.cards[n].status else ""
    return f"{left} hit point{'' if left == 1 else 's'} left{tough}{with_whom(s, n)}"


def with_whom(s: ChState, n: int) -> str:
    """The player that a minion is engaged with, where there are several players."""
    player = s.cards[n].engaged
    return f", engaged with {s.players[player].name}" if player >= 0 and s.starters > 1 else ""


def prompt(s: ChState, seat: int, decision: Decision) -> str:
    """The question of a decision in words."""
    about = [r for r in decision.about if isinstance(r, int) and r >= 0]
    names = [name_of(s, r, seat) for r in about]
    words = str(decision.prompt).replace("{noun}", "one")
    who = str(s.players[decision.player].name)
    found = window(s, seat, decision)
    if found is not None:
        when = "Just now" if found.after else "About to happen"
        happens = found.words
        happens += "" if happens.endswith((".", "!", "?")) else "."
        if decision.kind == "order":
            return f"{happens} Which {found.kind} comes first?"
        return f"{when}: {happens} {who}, use {one(found.kind)}?"
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
        size = int(s.now(s.players[decision.player].identity).hand)
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


def choice(decision: Decision, name: str) -> str:
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


def pay_text(test: Typed) -> str:
    """What has to be paid: how much, and of which types."""
    if not test.needs:
        return str(test.total)
    types = " ".join(f"[{t}]" for t in test.needs)
    return types if test.total == len(test.needs) else f"{test.total}, {types} among it"
