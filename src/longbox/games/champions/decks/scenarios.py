"""Scenarios: a villain with its stages, a main scheme deck, encounter sets (champions:encounter-deck-customization,
champions:modes-of-play)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from longbox.games.champions.catalog.catalog import CATALOG, all_facts, card, face, facts, of_set, texts
from longbox.games.champions.state import ENCOUNTER_KINDS, MAIN_SCHEME, OBLIGATION, VILLAIN, CardDef, Face
from longbox.kernel.setups import SetupError
from longbox.outside import shown

STANDARD, EXPERT = "standard", "expert"


@dataclass(frozen=True)
class Scenario:
    """A scenario as it is printed (champions:scenario-specific-card,
    champions:scenario-specific-card#2): its own set, the stages of both modes, and how many modular sets of which it wants.

    champions:expert-mode, champions:modular-encounter-set#1
    """

    name: str
    set_: str
    stages: tuple[str, ...]
    expert: tuple[str, ...]
    modular: tuple[str, ...]
    required: tuple[str, ...] = ()
    #: a set that is a deck of its own
    apart: str = ""


#: champions:encounter-deck-customization the scenarios of the core set, and one on which the errata rule, with the modular sets
#: that come with them
SCENARIOS: Final = {
    s.name: s
    for s in (
        Scenario("Rhino", "rhino", ("I", "II"), ("II", "III"), ("bomb_scare",)),
        Scenario("Klaw", "klaw", ("I", "II"), ("II", "III"), ("masters_of_evil",)),
        Scenario("Ultron", "ultron", ("I", "II"), ("II", "III"), ("under_attack",)),
        # champions:errata:attack-on-mount-athena Hydra Assault, and not Hydra Patrol
        Scenario(
            "Crossbones",
            "crossbones",
            ("I", "II"),
            ("II", "III"),
            ("hydra_assault", "weap_master", "legions_of_hydra"),
            apart="exper_weapon",
        ),
    )
}
#: champions:modular-encounter-set the sets that can be shuffled into any scenario
MODULAR: Final = {
    "bomb_scare": "Bomb Scare",
    "masters_of_evil": "Masters of Evil",
    "under_attack": "Under Attack",
    "the_doomsday_chair": "The Doomsday Chair",
    "legions_of_hydra": "Legions of Hydra",
    "hydra_assault": "Hydra Assault",
    "weap_master": "Weapon Master",
}


def named(name: str) -> Scenario:
    """The scenario of this name, however it is written. SetupError with those there are."""
    for scenario in SCENARIOS.values():
        if scenario.name.casefold() == name.casefold().strip() or scenario.set_ == name.casefold().strip():
            return scenario
    raise SetupError(f"no scenario is called {shown(name)}; there are: {', '.join(SCENARIOS)}")


def modular_named(name: str) -> str:
    """The set code of a modular set by name or code. champions:expert-set#1, champions:standard-set: those two are none.

    champions:standard-set#1
    """
    wanted = name.casefold().strip().replace(" ", "_")
    for code, title in MODULAR.items():
        if wanted in (code, title.casefold().replace(" ", "_")):
            return code
    raise SetupError(f"no modular encounter set is called {shown(name)}; there are: {', '.join(MODULAR.values())}")


#: champions:campaign-specific-card#3 encounter sets of a campaign whose cards the data call plain encounter cards: they are
#: no scenario's, and not among the modular sets of their product (champions:faq:galaxys-most-wanted#1)
CAMPAIGN_SETS: Final = frozenset({"challenge"})


def of_campaign(record: Mapping[str, Any]) -> bool:
    """champions:campaign-specific-card is this face one of a campaign's own?"""
    return record["faction"] == "campaign" or record.get("set") in CAMPAIGN_SETS


@cache
def modular_sets(pack: str) -> tuple[str, ...]:
    """champions:faq:galaxys-most-wanted#1 the modular sets of a product: the encounter sets that are no scenario's own (those
    have its villain), not the campaign's, no identity's, and neither standard nor expert."""
    sets: dict[str, list[dict[str, Any]]] = {}
    for record in facts(pack).values():
        if record.get("set"):
            sets.setdefault(record["set"], []).append(record)
    return tuple(name for name, records in sorted(sets.items()) if all(_modular(record) for record in records))


def _modular(record: dict[str, Any]) -> bool:
    """Could this card belong to a modular set?"""
    set_ = record["set"]
    if of_campaign(record) or record["faction"] != "encounter" or record["kind"] in (VILLAIN, MAIN_SCHEME, OBLIGATION):
        return False
    return set_ not in (STANDARD, EXPERT) and not set_.endswith("_nemesis")


def known_face(code: str) -> Face:
    """A face. SetupError if Longbox does not know what it does."""
    if code not in texts():
        record = all_facts()[code]
        raise SetupError(f"Longbox does not know {record['name']} ({code}) of the set {record['set']} yet")
    return face(code)


@cache
def villain(scenario: Scenario, mode: str, skirmish: str = "") -> CardDef:
    """champions:villain#p2, champions:setup#8, champions:skirmish-mode,
    champions:skirmish-mode#1 the villain deck as one card, a face for each stage; in skirmish mode one stage alone.

    champions:modes-of-play, champions:expert-mode#1
    """
    stages = {all_facts()[c]["stage"]: c for c in of_set(scenario.set_) if all_facts()[c]["kind"] == VILLAIN}
    wanted = scenario.expert if mode == EXPERT else scenario.stages
    if skirmish:
        if skirmish not in stages:
            raise SetupError(f"{scenario.name} has no stage {shown(skirmish)}; there are: {', '.join(stages)}")
        wanted = (skirmish,)
    return CardDef([known_face(stages[stage]) for stage in wanted], f"{scenario.set_}:{'+'.join(wanted)}")


@cache
def main_scheme(scenario: Scenario) -> CardDef:
    """champions:main-scheme the main scheme deck as one card, its sides in order: 1A, 1B, 2A ..."""
    found = sorted((all_facts()[c]["stage"], c) for c in of_set(scenario.set_) if all_facts()[c]["kind"] == MAIN_SCHEME)
    return CardDef([known_face(c) for _, c in found], f"{scenario.set_}:schemes")


@cache
def encounter_cards(set_: str, known: bool = False) -> tuple[CardDef, ...]:
    """champions:encounter-deck the cards of a set that go into the encounter deck, each as often as it is printed.

    With `known` those of them that Longbox knows (for a situation), else all of them. champions:modular-encounter-set#2

    champions:scenario-specific-card#1, champions:setup#10
    """
    out: list[CardDef] = []
    for code in of_set(set_):
        record = all_facts()[code]
        if record["kind"] in ENCOUNTER_KINDS and record["kind"] not in (VILLAIN, MAIN_SCHEME, OBLIGATION):
            if code not in texts():
                if known:
                    continue
                raise SetupError(f"Longbox does not know {record['name']} ({code}) of the set {set_} yet")
            out.extend(card(code) for _ in range(record["quantity"]))
    return tuple(out)


def obligations(hero: CardDef) -> list[CardDef]:
    """champions:obligation#1, champions:setup#4 the obligations of an identity, all of them (MC-A10).

    champions:obligation#2, champions:obligation#3, champions:faq:slipping-sanity#1
    """
    return [
        card(c)
        for c in of_set(hero.set_)
        if all_facts()[c]["kind"] == OBLIGATION and c in CATALOG
        for _ in range(all_facts()[c]["quantity"])
    ]


def nemesis(hero: CardDef, known: bool = False) -> list[CardDef]:
    """champions:setup#5, champions:nemesis-encounter-set#1,
    champions:nemesis-encounter-set#2 the nemesis set of an identity."""
    return list(encounter_cards(f"{hero.set_}_nemesis", known))
