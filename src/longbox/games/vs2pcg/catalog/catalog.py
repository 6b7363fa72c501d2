"""All cards, by their number (MNB-010) and by name: facts of `facts/*.jsonl` (each with its sources), text of `cards/`.

A line of facts has `number`, `name`, `type`, `team`, of characters `cost`, `atk`, `def`, `health`, `words` (Flight, Ranged and the keywords of the
rulebook), of a main character `level`, of a location `symbols`; `sources`, and as `disagreement` what those say differently, with the value taken.
The levels of a main character stand in lines that follow each other and make one card, under the number of the first. Where a set has
the higher levels only, the first of those names as `below` the level of an earlier set on which it is put.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypedDict

from longbox.games.vs2pcg.language.abilities import LevelUp, LevelUpAction
from longbox.games.vs2pcg.state import KEYWORDS, KINDS, LATER_SYMBOLS, LOCATION, MAIN, SYMBOLS, CardDef, Values
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from longbox.games.vs2pcg.state.bases import Ability

#: the file of facts -> the module of text
SETS: Final = {
    "marvel_battles": "The Marvel Battles",
    "a_force": "A-Force",
    "the_defenders": "The Defenders",
    "legacy": "Legacy",
    "the_alien_battles": "The Alien Battles",
    "aew": "AEW",
    "house_of_x": "House of X",
    "x_force": "X-Force",
    "future_foundation": "Future Foundation",
    "crossover_5": "Crossover Vol. 5",
    "fractured_family": "Fractured Family",
    "protectors_of_new_york": "Protectors of New York",
    "the_boys": "The Boys",
}
_FACTS: Final = Path(__file__).parent / "facts"


#: a line of facts, as the head of this file has it
Facts = TypedDict(
    "Facts",
    {
        "number": str,
        "name": str,
        "type": str,
        "team": str,
        "level": int,
        "below": str,
        "cost": int,
        "atk": int,
        "def": int,
        "health": int,
        "words": list[str],
        "symbols": list[str],
        "aka": list[str],
        "token": bool,
        "alignment": list[str],
        "sources": list[str],
        "disagreement": str,
    },
    total=False,
)


def define(
    name: str,
    kind: str,
    *,
    cost: int = 0,
    atk: int = 0,
    def_: int = 1,
    health: int = 1,
    teams: tuple[str, ...] = (),
    words: tuple[str, ...] = (),
    symbol: str = "",
    text: tuple[Ability, ...] = (),
    aka: tuple[str, ...] = (),
    then: CardDef | None = None,
    token: bool = False,
) -> CardDef:
    """A card of these facts; `then` is the next level of a main character. Raises LookupError for a word that the rulebook does not know."""
    if kind not in KINDS:
        raise LookupError(f"{name}: {kind!r} is no type of card; there are {joined(KINDS)}")
    check_words(name, words)
    if symbol and symbol not in (*SYMBOLS, *LATER_SYMBOLS):
        raise LookupError(f"{name}: {symbol!r} is no power symbol; there are {joined((*SYMBOLS, *LATER_SYMBOLS))}")
    values = Values(name, cost, atk, def_, health, teams, frozenset(words), text, aka, level_of(text))
    faces = (values,) if then is None else (values, *then.faces)
    return CardDef(name, kind, faces, (symbol,) if symbol else SYMBOLS if kind == "Location" and teams else (), token=token)


def check_words(name: str, words: tuple[str, ...]) -> None:
    """Are these keywords of the rulebook?"""
    for word in words:
        if word not in KEYWORDS:
            raise LookupError(f"{name}: {word!r} is no keyword of the rulebook; there are {joined(KEYWORDS)}")


def level_of(text: tuple[Ability, ...]) -> int:
    """vs2pcg:level-up-powers#2 how many XP its level up power asks for."""
    return next((a.need for a in text if isinstance(a, (LevelUp, LevelUpAction))), 0)


def _values(facts: Facts, text: tuple[Ability, ...]) -> Values:
    name = facts["name"]
    words = tuple(facts.get("words", []))
    check_words(name, words)
    team = facts.get("team", "")
    return Values(
        name,
        facts.get("cost", 0),
        facts.get("atk", 0),
        facts.get("def", 0),
        facts.get("health", 0) or 1,
        tuple(team.split(", ")) if team else (),
        frozenset(words),
        text,
        tuple(facts.get("aka", [])),
        level_of(text),
    )


def _facts(file: str) -> list[Facts]:
    return [json.loads(line) for line in (_FACTS / f"{file}.jsonl").read_text("utf-8").splitlines()]


@cache
def levels() -> dict[str, str]:
    """The number of every level of every card -> the number of the card, which is that of its first."""
    out: dict[str, str] = {}
    for file in SETS:
        first = ""
        for facts in _facts(file):
            number = facts["number"]
            first = number if number in catalog() else first
            out[number] = first
    return out


@cache
def catalog() -> dict[str, CardDef]:
    """Every card, by its number; a main character with all its levels by that of the first."""
    out: dict[str, CardDef] = {}
    text: dict[str, tuple[Ability, ...]] = {}
    seen: dict[str, Facts] = {}
    for file, set_name in SETS.items():
        text.update(import_module(f"longbox.games.vs2pcg.cards.{file}").TEXT)
        lines = _facts(file)
        i = 0
        while i < len(lines):
            facts = lines[i]
            levels = [facts]
            while facts["type"] == MAIN and i + len(levels) < len(lines) and lines[i + len(levels)].get("level", 1) > 1:
                if "below" in lines[i + len(levels)]:
                    break
                levels.append(lines[i + len(levels)])
            seen.update({x["number"]: x for x in levels})
            i += len(levels)
            if "below" in facts:
                levels = [seen[facts["below"]], *levels]
            faces = tuple([_values(x, text.get(x["number"], ())) for x in levels])
            out[facts["number"]] = CardDef(
                facts["name"],
                facts["type"],
                faces,
                tuple(facts.get("symbols", ())),
                number=facts["number"],
                set_name=set_name,
                sources=tuple(dict.fromkeys([s for x in levels for s in x["sources"]])),
                # a basic location says nothing but its symbol
                known_text=all(
                    [x["number"] in text or (x["type"] == LOCATION and not x.get("team") and x["symbols"]) for x in levels]
                ),
                token=bool(facts.get("token", False)),
            )
    return out


@cache
def unbuilt_cards() -> dict[str, str]:
    """What keeps a card from being played, by its number: a rule that rulebook 001 does not have, or that nobody has built it yet."""
    said: dict[str, str] = {}
    for file in SETS:
        said.update(getattr(import_module(f"longbox.games.vs2pcg.cards.{file}"), "UNBUILT", {}))
    return {c.number: said.get(c.number, "its text is not built yet") for c in catalog().values() if not c.known_text}


@cache
def names(characters: bool = False) -> tuple[str, ...]:
    """The names of all cards, or of all characters, by the alphabet."""
    return tuple(sorted({c.name for c in catalog().values() if c.is_character or not characters}))


#: the sets whose cards are of another universe than Marvel's
_OF_OTHER_UNIVERSES: Final = ("The Alien Battles", "AEW", "The Boys")


@cache
def mains_outside(level: int) -> tuple[CardDef, ...]:
    """The main characters of Marvel that have this level, by the alphabet: outside the game there are all of them (vs2pcg:golden-rules#1)."""
    found = [c for c in catalog().values() if c.kind == MAIN and c.known_text and c.set not in _OF_OTHER_UNIVERSES]
    return tuple(sorted([c for c in found if len(c.faces) >= level], key=lambda c: (c.faces[level - 1].name, c.number)))


@cache
def teams() -> tuple[str, ...]:
    """The teams of all cards, by the alphabet."""
    return tuple(sorted({t for c in catalog().values() for v in c.faces for t in v.teams}))


def spelt(name: str) -> str:
    """A name without what people spell differently: case, hyphens, apostrophes, blanks."""
    return "".join(ch for ch in name.casefold() if ch.isalnum())


@cache
def by_name() -> dict[str, tuple[CardDef, ...]]:
    """The cards of each name, however it is spelt."""
    out: dict[str, tuple[CardDef, ...]] = {}
    for c in catalog().values():
        out[spelt(c.name)] = (*out.get(spelt(c.name), ()), c)
    return out


def reprinted(printed: CardDef) -> str:
    """The number under which this card was printed first: cards of one name, type, figures and words are one card, whatever their set."""
    for c in by_name().get(spelt(printed.name), ()):
        same = (c.kind, c.symbols, c.known_text, _figures(c)) == (
            printed.kind,
            printed.symbols,
            printed.known_text,
            _figures(printed),
        )
        if same:
            return c.number
    return printed.number


def _figures(c: CardDef) -> tuple[object, ...]:
    return tuple([(v.cost, v.atk, v.def_, v.health, v.teams, tuple(sorted(v.words)), v.abilities) for v in c.faces])


def card(asked: str, *, main: bool | None = None, earliest: bool = False) -> CardDef:
    """The card of a number, or of a name: a main character (`main`), or any other; of several sets that of the `earliest`, if you say so.

    LookupError, with what comes near, if there is none, or several that are not the same card printed again.
    """
    number = asked.strip().upper()
    if number in catalog():
        return catalog()[number]
    found = [c for c in by_name().get(spelt(asked), ()) if main is None or (c.kind == MAIN) is main]
    if found and (earliest or len({reprinted(c) for c in found}) == 1):
        return found[0]
    if found:
        which = ", ".join([f"{c.number} ({c.kind})" for c in found])
        raise LookupError(f"{asked!r} is the name of several cards: {which}; say the number")
    near = [c.name for c in catalog().values() if spelt(asked)[:4] and spelt(asked)[:4] in spelt(c.name)]
    perhaps = f"; perhaps {' or '.join(list(dict.fromkeys(near))[:3])}" if near else ""
    raise LookupError(f"no {'main character' if main else 'card'} is called {asked!r}{perhaps}")


@cache
def token(asked: str) -> CardDef:
    """The token of a number or name; LookupError if there is none."""
    found = catalog().get(asked) or next((c for c in by_name().get(spelt(asked), ()) if c.token), None)
    if found is None or not found.token:
        raise LookupError(f"no token is called {asked!r}")
    return found


__all__ = [
    "SETS",
    "by_name",
    "card",
    "catalog",
    "define",
    "levels",
    "mains_outside",
    "names",
    "reprinted",
    "spelt",
    "teams",
    "token",
    "unbuilt_cards",
]
