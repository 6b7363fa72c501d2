"""All cards, by set and name: facts of `facts/*.jsonl` (each with its sources), text of `cards/`.

A line of facts has `name`, `type`, `cost`, `vp` ("*": its text says), `copies`, `words` (keywords), `promo`, of main characters `tier` (of a
list of unknown date; they change every season), `sources`, and as `disagreement` what those say differently; the value given is the one
that most of them have.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from longbox.games.dcdb.language.abilities import WhileOwned
from longbox.games.dcdb.state import MAIN_CHARACTER, SIDEKICK, CardDef
from longbox.kernel.abilities import Ability
from longbox.kernel.effects import Effect, seq

_FACTS = Path(__file__).parent / "facts"


BASE: Final = "Base Set"
#: dcdb:7.030 the set of promotional cards (facts with `promo`), with whatever set they were given away
PROMO: Final = "Promo"
#: dcdb:7.010 these are cards of the Base Set, whatever printing one plays with
ALWAYS_BASE: Final = ("Kick", "Punch", "Vulnerability", "Weakness")


def define(facts: dict[str, Any], set_name: str, text: list[Effect | Ability] | None) -> CardDef:
    """A card of its facts and its text: effects resolve in order as it is played, abilities stand beside them.

    Without a text the card is known by its facts only.
    """
    effects = [t for t in text or () if isinstance(t, Effect)]
    if SIDEKICK in facts.get("words", ()) and facts["type"] != MAIN_CHARACTER:
        raise ValueError(f"{facts['name']}: only a main character can be a {SIDEKICK} (dcdb:6.440)")
    made = CardDef(
        facts["name"],
        BASE if facts["name"] in ALWAYS_BASE else PROMO if facts.get("promo") else set_name,
        facts["type"],
        facts.get("cost", 0),
        facts.get("vp", 0),
        seq(*effects) if effects else None,
        [t for t in text or () if isinstance(t, Ability)],
        facts.get("copies", 1),
        frozenset(facts.get("words", ())),
        tuple(facts.get("sources", ())),
        text is not None,
        facts.get("tier", 0),
    )
    for ability in made.values.abilities:
        if isinstance(ability, WhileOwned):
            made.owned = ability.applied(made.values)
    return made


@cache
def catalog() -> dict[tuple[str, str], CardDef]:
    """Every card, by set and name; main characters by set and name with "MC:" before it, since cards may have the same."""
    out = {}
    for file in sorted(_FACTS.glob("*.jsonl")):
        found = import_module(f"longbox.games.dcdb.cards.{file.stem}")
        for line in file.read_text("utf-8").splitlines():
            facts = json.loads(line)
            printed = define(facts, found.SET, found.TEXT.get(text_key(facts)))
            out[(printed.set, key_of(printed))] = printed
    return out


def text_key(facts: dict[str, Any]) -> str:
    """Under what the text of a card stands in its set."""
    name: str = facts["name"]
    return f"MC:{name}" if facts["type"] == MAIN_CHARACTER else name


def key_of(printed: CardDef) -> str:
    """Its name, marked if it is a main character."""
    return printed.name if printed.is_card else f"MC:{printed.name}"


def in_set(set_name: str) -> list[CardDef]:
    """The cards of a set, main characters among them, in the order of its facts."""
    return [c for (of, _), c in catalog().items() if of == set_name]


def called(name: str, *, main: bool = False) -> list[CardDef]:
    """The cards (or main characters) that bear a name, however it is spelt; of one set, if that follows in brackets."""
    found = [c for c in catalog().values() if spelt(c.name) == spelt(name) and c.is_card is not main]
    if not found and name.endswith(")"):
        bare, _, of = name[:-1].rpartition("(")
        found = [c for c in called(bare, main=main) if spelt(c.set) == spelt(of)] if bare else []
    return found


def spelt(name: str) -> str:
    """A name without what people spell differently."""
    return "".join(ch for ch in name.casefold() if ch.isalnum())


def card(name: str, *, main: bool = False) -> CardDef:
    """The card (or main character) of a name. LookupError, with what comes near, if there is none or several."""
    found = called(name, main=main)
    if len(found) == 1:
        return found[0]
    what = "main character" if main else "card"
    if found:
        raise LookupError(f"{name!r} is the name of several {what}s: {', '.join(c.set for c in found)}; say which set")
    near = [c.name for c in catalog().values() if c.is_card is not main and spelt(name)[:4] in spelt(c.name)]
    raise LookupError(f"no {what} is called {name!r}{'; perhaps ' + ' or '.join(near[:3]) if near else ''}")


__all__ = ["ALWAYS_BASE", "called", "card", "catalog", "define", "in_set", "key_of", "spelt", "text_key"]
