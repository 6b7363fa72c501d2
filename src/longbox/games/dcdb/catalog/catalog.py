"""All cards, by set and name: facts of `facts/*.jsonl` (each with its sources), text of `cards/`.

A line of facts has `name`, `type`, `cost`, `vp` ("*": its text says), `copies`, `words` (keywords), `promo`, of main characters `tier` (of
a list of unknown date; they change every season), `sources`, `aside` (why it is not played here), and as `disagreement` what the sources
say differently; the value given is the one that most of them have.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from longbox.games.dcdb.language.abilities import WhileOwned
from longbox.games.dcdb.state import MAIN_CHARACTER, SIDEKICK, CardDef
from longbox.kernel.abilities import Ability
from longbox.kernel.effects import Effect, seq
from longbox.kernel.text import joined

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
        facts.get("aside", ""),
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


def spelt(name: str) -> str:
    """A name without what people spell differently."""
    return "".join(ch for ch in name.casefold() if ch.isalnum())


class Collection:
    """Cards to choose from, found by name however it is spelt: those of the catalog, and perhaps somebody's own."""

    __slots__ = ("_named", "_sets", "cards")

    def __init__(self, own: Sequence[CardDef] = ()) -> None:
        """`own` cards stand in the place of those of the same set and name."""
        self.cards: dict[tuple[str, str], CardDef] = {**catalog(), **{(c.set, key_of(c)): c for c in own}}
        self._named: dict[tuple[str, bool], list[CardDef]] = {}
        self._sets: dict[str, list[CardDef]] = {}
        for c in self.cards.values():
            self._named.setdefault((spelt(c.name), c.is_card), []).append(c)
            self._sets.setdefault(c.set, []).append(c)

    def in_set(self, set_name: str) -> list[CardDef]:
        """The cards of a set, main characters among them, in the order of its facts."""
        return list(self._sets.get(set_name, ()))

    def called(self, name: str, *, main: bool = False) -> list[CardDef]:
        """The cards (or main characters) that bear a name; of one set, if that follows in brackets."""
        found = self._named.get((spelt(name), not main), [])
        if not found and name.endswith(")"):
            bare, _, of = name[:-1].rpartition("(")
            found = [c for c in self.called(bare, main=main) if spelt(c.set) == spelt(of)] if bare else []
        return list(found)

    def card(self, name: str, *, main: bool = False) -> CardDef:
        """The card (or main character) of a name. LookupError, with what would be right, if there is none or several."""
        found = self.called(name, main=main)
        if len(found) == 1:
            return found[0]
        what = "main character" if main else "card"
        if found:
            ways = joined([repr(f"{c.name} ({c.set})") for c in found], "or")
            raise LookupError(f"{name!r} is the name of several {what}s: write {ways}")
        near = get_close_matches(spelt(name)[:80], [n for n, is_card in self._named if is_card is not main], 3, 0.7)
        names = [self._named[n, not main][0].name for n in near]
        raise LookupError(f"no {what} is called {name!r}{'; perhaps ' + joined(names, 'or') if names else ''}")


@cache
def standard() -> Collection:
    """The cards of the catalog alone."""
    return Collection()


def in_set(set_name: str) -> list[CardDef]:
    """The cards of a set of the catalog."""
    return standard().in_set(set_name)


def called(name: str, *, main: bool = False) -> list[CardDef]:
    """The cards (or main characters) of the catalog that bear a name."""
    return standard().called(name, main=main)


def card(name: str, *, main: bool = False) -> CardDef:
    """The card (or main character) of the catalog with a name. LookupError, with what would be right, if there is none or several."""
    return standard().card(name, main=main)


__all__ = [
    "ALWAYS_BASE",
    "Collection",
    "called",
    "card",
    "catalog",
    "define",
    "in_set",
    "key_of",
    "spelt",
    "standard",
    "text_key",
]
