"""Is what a made-up card says in words that mean something? Who writes it otherwise is told so at once."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING

from longbox.games.vs.game import COUNTER_EFFECTS
from longbox.games.vs.language.conditions import During
from longbox.games.vs.language.patterns.players import AtStart
from longbox.games.vs.language.queries import Aim
from longbox.games.vs.language.verbs.lasting import Lasting
from longbox.games.vs.state import ATTACK, BUILD, COMBAT, DRAW, EQUIPMENT, FORMATION, RECOVERY, RECRUIT, RESOURCE
from longbox.kernel.abilities import Ability
from longbox.kernel.queries import Query, Target, walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from longbox.games.vs.state import CardDef


TIMES = (DRAW, BUILD, COMBAT, RECOVERY, RESOURCE, RECRUIT, FORMATION, ATTACK)


def check_card(card: CardDef) -> None:
    """Times, durations and targets that there are not."""
    roots = [*card.text, *(card.ongoing_text or ()), *card.only, *((card.effect,) if card.effect is not None else ())]
    nodes = [n for root in roots for n in walk(root)]
    for node in nodes:
        if isinstance(node, (AtStart, During)):
            _one_of(card, node.span, (*TIMES, "attack substep"), "time")
        elif isinstance(node, Lasting):
            _one_of(card, node.until, ("attack", "turn", "phase", *TIMES, ""), "duration")
    there = max([len(card.targets), *(len(getattr(n, "targets", ())) for n in nodes if isinstance(n, Ability))])
    for node in nodes:
        if isinstance(node, Target) and node.index >= there:
            what = "a target" if there == 0 else f"a target number {node.index + 1}"
            raise ValueError(f"{card.name} speaks of {what} that it does not have: write targets=Aim(...) beside its effect")


def _one_of(card: CardDef, word: str, known: tuple[str, ...], what: str) -> None:
    if word not in known:
        raise ValueError(f"{card.name} says {word!r}, which is no {what}; there are {', '.join(repr(k) for k in known)}")


def aims(targets: Iterable[Query | Aim]) -> tuple[Aim, ...]:
    """Targets, of which one may be given as the mere set to choose it from."""
    return tuple(Aim(t) if isinstance(t, Query) else t for t in targets)


def check_call(power: object, value: object) -> None:
    """A word of the vocabulary that was named without being said: Activate for Activate()."""
    for part in value if isinstance(value, (list, tuple)) else (value,):
        if isinstance(part, type) or (callable(part) and hasattr(part, "__name__")):
            raise ValueError(f"in {type(power).__name__}, {part.__name__} is written {part.__name__}(...)")


def check_counters(given: object) -> None:
    """Counters as they are put on a card: {"dream": 1, "+1 ATK / +1 DEF": 2}."""
    if not isinstance(given, dict) or not all(isinstance(n, int) for n in given.values()):
        raise ValueError(f'counters are written {{"dream": 1, "+1 ATK / +1 DEF": 2}}, not {given!r}')
    for name in given:
        if re.search(r"\d", name) and name not in COUNTER_EFFECTS:
            raise ValueError(f"there is no counter {name!r} that changes ATK or DEF; there are {', '.join(COUNTER_EFFECTS)}")


def like_word(word: str, known: Sequence[str]) -> str:
    """What was perhaps meant."""
    near = difflib.get_close_matches(word, known, 1, 0.6)
    return f" (is {near[0]} meant?)" if near else ""


#: what may be said of a card where it lies
_CHARACTERS = ("stunned", "exhausted", "counters", "equipment", "col", "owner", "chosen", "paid", "used", "attacked")


_EQUIPMENT = ("exhausted", "counters", "owner", "chosen", "paid", "used")


_FACE_UP = ("down", "exhausted", "counters", "owner", "chosen", "paid", "used")


_FACE_DOWN = ("down", "exhausted", "counters", "owner", "chosen", "paid")


def check_state(card: CardDef, state: Mapping[str, object], where: str) -> None:
    """Can this be said of a card where it lies? ValueError with what can be said there, if not."""
    known: tuple[str, ...]
    if where == "resources":
        known = _FACE_DOWN if state.get("down", True) else _FACE_UP
        lies = (
            "face down among the resources (up(...) lays it face up)"
            if state.get("down", True)
            else "face up among the resources"
        )
    elif where == "rows":
        known, lies = (_EQUIPMENT, "on a character") if card.kind == EQUIPMENT else (_CHARACTERS, "in a row")
    else:
        known, lies = (("down",) if where == "removed" else ()), f"in {where}"
    for word, value in state.items():
        if word == "owner" or (word == "equipment" and not value):
            continue
        if word not in known:
            raise ValueError(
                f"{word!r} can't be said of {card.full_name}, which lies {lies}: there it is {', '.join(known) or 'the card alone'}"
            )
        if word in ("stunned", "exhausted", "attacked", "down") and not isinstance(value, bool):
            raise ValueError(f"{word} of {card.full_name} is True or False, not {value!r}")
        if word in ("col", "used") and (type(value) is not int or value < 0):
            raise ValueError(f"{word} of {card.full_name} is a number from 0 on, not {value!r}")
        if word in ("chosen", "paid") and not isinstance(value, dict):
            raise ValueError(f'{word} of {card.full_name} is written {{"teams": ("X-Men", "Brotherhood")}}, not {value!r}')
