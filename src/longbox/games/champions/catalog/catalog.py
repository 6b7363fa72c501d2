"""All cards that Longbox plays, by code. Facts come from `facts/`, what a card does from the modules beside this."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from longbox.games.champions.language.abilities import _TEXTS
from longbox.games.champions.state import CardDef, Face

FACTS: Final = Path(__file__).parent / "facts"


#: the modules of cards, each named after a pack or a part of one; they register what they have with `define`
MODULES: Final = tuple(sorted(p.stem for p in (Path(__file__).parents[1] / "cards").glob("*.py") if p.stem != "__init__"))


@cache
def facts(pack: str) -> dict[str, dict[str, Any]]:
    """The printed facts of a pack's faces, by code."""
    out = {}
    for line in (FACTS / f"{pack}.jsonl").read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        out[record["code"]] = record
    return out


@cache
def all_facts() -> dict[str, dict[str, Any]]:
    """The printed facts of every pack there are facts of."""
    out: dict[str, dict[str, Any]] = {}
    for path in sorted(FACTS.glob("*.jsonl")):
        out.update(facts(path.stem))
    return out


@cache
def texts() -> Mapping[str, tuple[Any, ...]]:
    """What every card that is known does, by the code of its face."""
    for name in MODULES:
        import_module(f"longbox.games.champions.cards.{name}")
    return _TEXTS


@cache
def face(code: str) -> Face:
    """One face. KeyError if Longbox does not know what it does."""
    return Face(all_facts()[code], texts()[code])


@cache
def card(code: str) -> CardDef:
    """The card of that code; an identity under the code of its first side has all its sides."""
    first = face(code)
    if first.values.kind in ("hero", "alter_ego"):
        codes = sides(code)
        return CardDef([face(c) for c in codes], code)
    back = first.facts.get("back")
    if back in texts() and first.values.kind in ("villain", "environment"):
        return CardDef([first, face(back)], code)
    return CardDef([first])


def sides(code: str) -> list[str]:
    """The codes of the sides of a double-sided card, the one asked for first."""
    stem = code[:5]
    return [code, *(c for c in sorted(all_facts()) if c != code and c[:5] == stem and len(c) > 5)]


class Catalog(Mapping[str, CardDef]):
    """Every card that Longbox plays, made when it is first asked for."""

    def __getitem__(self, code: str) -> CardDef:
        if code not in texts():
            raise KeyError(code)
        return card(code)

    def __contains__(self, code: object) -> bool:
        return code in texts()

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(texts()))

    def __len__(self) -> int:
        return len(texts())


CATALOG: Final = Catalog()


@cache
def of_set(name: str) -> tuple[str, ...]:
    """The codes of the faces of an encounter set, as facts have them; LookupError if a card of it is not known."""
    return tuple(c for c, f in sorted(all_facts().items()) if f.get("set") == name)


def complete(set_: str) -> bool:
    """Is every face of an identity's set and of its nemesis set known?"""
    return all(c in texts() for name in (set_, f"{set_}_nemesis") for c in of_set(name))


def missing(code: str) -> list[str]:
    """The titles of the cards of an identity's sets that Longbox does not know, for the identities of which it knows any."""
    record = all_facts().get(code)
    if record is None or code not in texts():
        return []
    sets = (record["set"], f"{record['set']}_nemesis")
    return list(dict.fromkeys(all_facts()[c]["name"] for name in sets for c in of_set(name) if c not in texts()))


def lacking(code: str) -> str:
    """What keeps an identity from being played, in words: "yet: 9 of its cards are not known (...)"; "yet" if nothing of it is."""
    titles = missing(code)
    if not titles:
        return "yet"
    return f"yet: {len(titles)} of the cards that come with it are not known ({', '.join(titles)})"


@cache
def heroes(every: bool = False) -> dict[str, str]:
    """The identities that can be played: the title of the hero -> code. Of two with one title the alter-ego tells.

    Only those whose cards are all known (champions:setup#4, champions:setup#5); with `every` the others too, for situations.
    """
    out: dict[str, str] = {}
    for code in sorted(texts()):
        record = all_facts().get(code)
        if record and record["kind"] == "hero" and code[5:] in ("", "a") and (every or complete(record["set"])):
            name = record["name"]
            if name in out:
                name = f"{name} ({card(code).alter_ego.values.name})" if card(code).alter_ego else name  # type: ignore[union-attr]
            out[name] = code
    return out
