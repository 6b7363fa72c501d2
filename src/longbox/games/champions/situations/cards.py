"""Cards for situations: by title or code, made up, with other figures, and with what is said of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Unpack

from longbox.games.champions.catalog.catalog import CATALOG, all_facts, heroes, texts
from longbox.games.champions.decks.scenarios import SCENARIOS, main_scheme
from longbox.games.champions.language.vocabulary import Constant, Gets, Host
from longbox.games.champions.situations.complaints import Card, Given, State, near, with_article
from longbox.games.champions.situations.look import spelt
from longbox.games.champions.situations.words import check_reading, check_text
from longbox.games.champions.state import (
    ALTER_EGO,
    ATTACHMENT,
    CONFUSED,
    ENCOUNTER_KINDS,
    HERO,
    MAIN_SCHEME,
    PLAYER_KINDS,
    STUNNED,
    TOUGH,
    CardDef,
    Face,
)
from longbox.games.champions.view.reading import by_name_only, nearest
from longbox.kernel.queries import Node, walk

ROMAN = {"1": "I", "2": "II", "3": "III"}


#: a resource card without types, to fill decks with
FILLER = CardDef([Face({"code": "filler", "name": "Filler", "kind": "resource", "faction": "basic"})])


#: a treachery without text or boost icons, for encounter decks
BLANK = CardDef([Face({"code": "blank", "name": "Blank", "kind": "treachery", "faction": "encounter"})])


#: the types of cards that can be made up
KINDS = (*ENCOUNTER_KINDS, *PLAYER_KINDS, HERO, ALTER_EGO)


_OTHERWISE = {"def_": "def", "defense": "def", "hand_size": "hand", "hit_points": "hp", "target": "threat", "trait": "traits"}


@cache
def _written() -> tuple[str, ...]:
    """What faces have, as it is written in `facts/`."""
    return tuple(dict.fromkeys((*(word for record in all_facts().values() for word in record), "hp_infinite")))


def _figures(given: Mapping[str, object]) -> dict[str, object]:
    """Facts of a face as they were given, under the names they have. LookupError for what a face does not have."""
    out: dict[str, object] = {}
    for word, value in given.items():
        name = _OTHERWISE.get(word, word)
        if name not in _written():
            raise LookupError(f"a card has no figure {word!r}: {near(word, _written())}")
        out[name] = [value] if name == "traits" and isinstance(value, str) else value
    several = out.get("resources")
    if isinstance(several, (list, tuple)):
        out["resources"] = {kind: list(several).count(kind) for kind in several}
    return out


def stand_in(kind: str, name: str, *text: Node, faction: str = "", **facts: object) -> CardDef:
    """A card made up for a test: its type, title, facts as in `facts/`, and text."""
    if kind not in KINDS:
        raise LookupError(f"{kind!r} is no type of card: {near(kind, KINDS)}")
    usual = "basic" if kind in PLAYER_KINDS else "hero" if kind in (HERO, ALTER_EGO) else "encounter"
    record = {"code": f"x:{name}", "name": name, "kind": kind, "faction": faction or usual}
    check_text(name, text)
    figures = _figures(facts)
    if kind == ATTACHMENT:
        text = (*text, *_lent(text, figures))
    card = CardDef([Face({**record, **figures}, text)])
    check_reading(card)
    return card


def _lent(text: tuple[Node, ...], figures: Mapping[str, object]) -> list[Node]:
    """champions:attachment#1 what an attachment's ATK and SCH fields do for its host, if its text doesn't say it already."""
    said = {node.stat for part in text for node in walk(part) if isinstance(node, Gets)}
    given = tuple(Gets(stat, n) for stat in ("atk", "sch") if isinstance(n := figures.get(stat), int) and n and stat not in said)
    return [Constant(Host("attached character"), given)] if given else []


def identity(name: str, *text: Node, alter_ego: Mapping[str, object] | None = None, **facts: object) -> CardDef:
    """A hero made up for a test, with its text and figures (a 1/1/1 with 10 hit points and a hand of 5 unless told otherwise).

    `alter_ego` are those of the other side: its "name", its "text" (one ability or several), "rec", "hand" ...
    """
    common = {"faction": "hero", "unique": True, "hp": 10}
    hero = {
        "code": f"x:{name}a",
        "name": name,
        "kind": HERO,
        **common,
        "thw": 1,
        "atk": 1,
        "def": 1,
        "hand": 5,
        **_figures(facts),
    }
    other = dict(alter_ego or {})
    said = other.pop("text", ())
    said = tuple(said) if isinstance(said, (list, tuple)) else (said,)
    check_text(name, (*text, *said))
    ego = {
        "code": f"x:{name}b",
        "name": f"{name}'s alter-ego",
        "kind": ALTER_EGO,
        **common,
        "hp": hero["hp"],
        "rec": 3,
        "hand": 6,
    }
    faces = [Face(hero, text), Face({**ego, **_figures(other)}, said)]
    return CardDef(faces, f"x:{name}")


def valued(card: str | CardDef, **figures: object) -> CardDef:
    """A card with other figures than are printed on it: its text is the same. Of several sides each that has such a figure gets it.

    A villain is called by its title, and has all its stages; `stage` leaves it one.
    """
    changed = _figures(figures)
    stage = ROMAN.get(str(changed.get("stage", "")), str(changed.pop("stage", "")))
    printed = card if isinstance(card, CardDef) else _any(card, stage)
    sides = [f for f in printed.faces if not stage or f.stage == stage]
    if printed.kind == MAIN_SCHEME and isinstance(card, str) and not stage:
        return CardDef([Face({**f.facts, **changed}, f.text) if _limited(f, card) else f for f in sides], printed.code)
    for word in changed:
        if not any(word in f.facts for f in sides) and word in ("atk", "thw", "def", "rec", "sch", "hp", "stage"):
            has = ", ".join(w for w in _written() if any(w in f.facts for f in sides))
            raise LookupError(f"{printed.name} has no {word!r} to be changed: it has {has}")
    if not sides:
        raise LookupError(f"{printed.name} has no stage {stage!r}, but {', '.join(f.stage for f in printed.faces)}")
    faces = [Face({**f.facts, **{w: v for w, v in changed.items() if w in f.facts or len(sides) == 1}}, f.text) for f in sides]
    return CardDef(faces, printed.code)


def _limited(face: Face, title: str) -> bool:
    """Is this the side of a main scheme of that title on which its numbers stand?"""
    return spelt(face.values.name) == spelt(title) and "threat" in face.facts


def stacked(given: CardDef | list[CardDef]) -> CardDef:
    """The stages of a villain or a main scheme, made up one by one, as the card that they are."""
    if isinstance(given, CardDef):
        return given
    return CardDef([f for card in given for f in card.faces], given[0].code)


def _any(card: str, stage: str) -> CardDef:
    """A card, an identity or a villain with its stages, by title or code."""
    known = all_facts()
    if card not in CATALOG:
        hero = next((code for title, code in heroes(True).items() if spelt(title) == spelt(card)), "")
        if hero:
            return CATALOG[hero]
        stages = [
            c for c in sorted(texts()) if c in known and known[c]["kind"] == "villain" and spelt(known[c]["name"]) == spelt(card)
        ]
        if stages:
            sets = {known[c]["set"] for c in stages}
            one = [c for c in stages if known[c]["set"] == known[stages[0]]["set"]]
            if len(sets) > 1 and not stage:
                raise LookupError(f"{card!r} names several villains: {', '.join(stages)}; give the code of one")
            return CardDef([CATALOG[c].faces[0] for c in one], one[0])
        for scenario in SCENARIOS.values():
            scheme = main_scheme(scenario)
            if any(spelt(f.values.name) == spelt(card) for f in scheme.faces):
                return scheme
    return definition(card)


def put(card: Card, **state: Unpack[State]) -> tuple[Card, State]:
    """A card with more to say of it: damage or left (hit points), threat, status=[...], exhausted, counters={...}, attached=[...],
    on="title" (its host), under=[...] (cards face down beneath it), owner="B" (of a card that B owns and this side controls),
    copy=True (a further copy of a nemesis or an obligation that is set aside)."""
    return card, state


def upon(given: Given, host: int) -> tuple[Card, State]:
    """A card as it is given, laid on the card of this reference."""
    card, state = given if isinstance(given, tuple) else (given, State())
    return card, {**state, "on": host}


@cache
def _titled() -> dict[str, list[str]]:
    """The codes of the cards that bear a title, however that is spelt."""
    known = all_facts()
    out: dict[str, list[str]] = {}
    for code in sorted(texts()):
        if code in known:
            out.setdefault(spelt(known[code]["name"]), []).append(code)
    return out


def definition(card: str | CardDef) -> CardDef:
    """A card by title, by code, or the definition itself. LookupError if none or several fit."""
    if isinstance(card, CardDef):
        return card
    if card in CATALOG:
        return CATALOG[card]
    if spelt(card) in ("blank", "filler"):
        return BLANK if spelt(card) == "blank" else FILLER
    known = all_facts()
    titled = _titled().get(spelt(card), [])
    codes = [c for c in titled if known[c]["kind"] not in ("hero", "alter_ego", "villain", "main_scheme")]
    core = [c for c in codes if known[c]["pack"] == "core"]
    # of printings that differ in their resource alone the first
    codes = core[:1] if len({known[c]["kind"] for c in core}) == 1 else codes
    if len(codes) == 1:
        return CATALOG[codes[0]]
    if codes:
        raise LookupError(f"{card!r} names several cards: {', '.join(codes)}; give the code of one")
    others = [c for c in titled if c not in codes]
    if others:
        raise LookupError(f"{card!r} is {with_article(known[others[0]]['kind'])}: the scenario or the side names it")
    unknown = by_name_only(card)
    if unknown:
        raise LookupError(f"{unknown[0]} A stand_in can be made for it")
    close = nearest(card)
    raise LookupError(f"{card!r} names no card that Longbox knows{'; perhaps ' + ' or '.join(close) if close else ''}")


def villain_named(name: str, stage: str) -> CardDef:
    """A stage of a villain that no scenario has, by title or code: the first unless `stage` says which. LookupError if none or several fit."""
    known = {c: f for c, f in all_facts().items() if c in texts() and f["kind"] == "villain"}
    if name in known:
        return CATALOG[name]
    titled = [c for c in sorted(known) if spelt(known[c]["name"]) == spelt(name)]
    found = [c for c in titled if known[c]["stage"] == (stage or known[titled[0]]["stage"])]
    if len(found) > 1:
        raise LookupError(f"{name!r} names several villains: {', '.join(found)}; give the code of one")
    if titled and not found:
        stages = dict.fromkeys(known[c]["stage"] for c in titled)
        raise LookupError(f"{name} has no stage {stage!r} here, but {', '.join(stages)}")
    if not found:
        raise LookupError(f"{name!r} names no villain that Longbox knows: {near(name, {f['name'] for f in known.values()})}")
    return CATALOG[found[0]]


def statuses(given: str | Sequence[str]) -> frozenset[str]:
    """Status cards by name, one or several."""
    names = (given,) if isinstance(given, str) else tuple(given)
    for name in names:
        if name not in (STUNNED, CONFUSED, TOUGH):
            raise LookupError(f"a status card is 'stunned', 'confused' or 'tough', not {name!r}")
    return frozenset(names)
