"""Questions and options in words."""

from __future__ import annotations

from typing import Any

from longbox.games.dcdb.rules.attacks import Way
from longbox.games.dcdb.state import DcCard, DcState, Pending, name_of, player_name
from longbox.games.dcdb.view.reading import text
from longbox.kernel.abilities import Ability
from longbox.kernel.actions import Action
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import Effect
from longbox.kernel.queries import Choose, Node
from longbox.kernel.text import Printer, counted, number_word, plural, sentence


def _source(s: DcState, seat: int, decision: Decision) -> str:
    """The card that a question is about, as the seat knows it."""
    ref = decision.about[0] if decision.about and isinstance(decision.about[0], int) and decision.kind != "draft" else -1
    return name_of(s, ref, seat) if ref >= 0 and isinstance(s.get(ref), DcCard) else ""


def prompt(s: DcState, seat: int, decision: Decision) -> str:
    """The question of a decision in words."""
    source = _source(s, seat, decision)
    before = f"{source}: " if source and source != "a card" else ""
    if decision.kind == "may" and len(decision.about) > 1 and isinstance(decision.about[1], Node):
        return f"{before}{sentence(decision.about[1].text(Printer(source)))[:-1]}?"
    if decision.kind == "choose" and len(decision.about) > 1 and isinstance(decision.about[1], Choose):
        c, shape = decision.about[1], decision.shape
        noun = c.query.noun(Printer(source))
        if isinstance(shape, Pick) and shape.lo == shape.hi:
            return f"{before}choose {counted(shape.lo, noun)}"
        most = shape.hi if isinstance(shape, Pick) else 1
        return f"{before}choose up to {number_word(most)} {plural(noun) if most > 1 else noun}"
    if decision.kind == "draft":
        tier, left = decision.about
        return f"Tier {tier}: take a main character or pass; you have {left} point{'s' if left != 1 else ''} left"
    if decision.kind == "avoid":
        return f"{source} attacks you. Do you avoid the attack?"
    if decision.kind == "trigger":
        optional = isinstance(decision.shape, Pick) and decision.shape.lo == 0
        return "What has triggered may be used" if optional else "Which is resolved first?"
    return f"{before}{decision.prompt}"


def option_text(s: DcState, seat: int, decision: Decision, option: Any) -> str:
    """One option in words."""
    if isinstance(option, Action):
        return option.label(s)
    if isinstance(option, Pending):
        name = name_of(s, option.scope.this, seat)
        it = [r for r in option.scope.get("it", ()) if isinstance(r, int)]
        about = f" ({name_of(s, it[0], seat)})" if it and it[0] != option.scope.this else ""
        return f"{name}: {option.active.ability.print(name)}{about}"
    if isinstance(option, Way):
        return f"{name_of(s, option.scope.this, seat)}: {option.ability.print('it')}"
    if isinstance(option, Ability):
        return option.print("it")
    if isinstance(option, Effect):
        return sentence(option.text(Printer("it")))
    if isinstance(option, str):
        return option
    if decision.kind == "adjust":
        return f"draw {counted(option, 'card')}" if option > 0 else f"discard {counted(-option, 'card')}"
    if isinstance(option, int):
        thing = s.get(option)
        if decision.kind == "draft" and isinstance(thing, DcCard):
            points = f"{thing.printed.tier} point{'' if thing.printed.tier == 1 else 's'}"
            # those of earlier tiers have been read
            words = f": {' '.join(text(thing.printed))}" if thing.printed.tier == decision.about[0] else ""
            return f"{thing.printed.name} ({points}){words}"
        return name_of(s, option, seat) if isinstance(thing, DcCard) else player_name(s, option)
    return str(option)
