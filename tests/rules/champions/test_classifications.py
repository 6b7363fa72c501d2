"""The groups that cards belong to: of an identity, an aspect, basic, of a scenario, modular, of a campaign, standard, expert."""

from __future__ import annotations

import pytest

from longbox.games.champions.catalog import index
from longbox.games.champions.catalog.catalog import CATALOG
from longbox.games.champions.decks.construction import ChampionsDeck, check
from longbox.games.champions.decks.scenarios import MODULAR, SCENARIOS
from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import ForCards
from longbox.games.champions.state import ASIDE, ASPECTS, DECK, ENCOUNTER_DECK, NEMESIS
from longbox.kernel.match import Match

BLACK_CAT, HULK, MOCKINGBIRD = CATALOG["01002"], CATALOG["01050"], CATALOG["01083"]


def refused(code: str, *aspects: str) -> list[str]:
    """What a deck of Spider-Man with this card besides breaks, the number of cards aside."""
    slots = {**index.own_cards(index.identities()["01001a"].set_), code: 1}
    found = check(ChampionsDeck("test", "01001a", aspects, slots))
    return [p.rule for p in found if p.rule != "champions:deck-customization#2"]


def sets(**setup: object) -> dict[str, int]:
    """How many cards of which set a game has in its encounter deck, at the start."""
    m = Match(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino", **setup}, 1)
    s = m.state
    out: dict[str, int] = {}
    # what has left the deck by now has not left the game
    for t in s.things:
        if hasattr(t, "printed") and t.owner < 0 and s.place(t.number) not in (NEMESIS, 100 + ASIDE):
            out[t.printed.set_] = out.get(t.printed.set_, 0) + 1
    assert s.common(ENCOUNTER_DECK) and s.zone(0, DECK)
    return out


@pytest.mark.rule("champions:classifications", "champions:classifications#1")
def test_identity_specific_cards() -> None:
    assert (BLACK_CAT.faction, BLACK_CAT.set_) == ("hero", "spider_man")
    # a deck of that identity has them, no other may
    assert refused("01002") == []
    slots = {**index.own_cards(index.identities()["01010a"].set_), "01002": 1}
    found = [p.rule for p in check(ChampionsDeck("test", "01010a", (), slots))]
    assert "champions:identity-specific-card#2" in found


@pytest.mark.rule("champions:aspect-card", "champions:aspect-card#2", "champions:classifications#2")
def test_aspect_cards() -> None:
    assert ASPECTS == ("aggression", "justice", "leadership", "protection")
    assert HULK.faction == "aggression" and MOCKINGBIRD.faction not in ASPECTS and BLACK_CAT.faction not in ASPECTS
    assert refused("01050", "aggression") == [] and refused("01050", "justice") == ["champions:deck-customization#4"]
    # cards speak of it
    power = ForCards(factions=("aggression",))
    assert [power.fits(card) for card in (HULK, MOCKINGBIRD, BLACK_CAT)] == [True, False, False]


@pytest.mark.rule("champions:basic-card", "champions:basic-card#1", "champions:basic-card#2", "champions:basic-card#3")
@pytest.mark.rule("champions:classifications#3")
def test_basic_cards() -> None:
    assert MOCKINGBIRD.faction == "basic" and not MOCKINGBIRD.set_
    # in any deck, whatever its aspect; it is none itself
    assert [refused("01083", aspect) for aspect in ASPECTS] == [[]] * 4
    assert not any(ForCards(factions=(aspect,)).fits(MOCKINGBIRD) for aspect in ASPECTS)


@pytest.mark.rule("champions:classifications#4", "champions:classifications#5")
def test_scenario_specific_and_modular_cards() -> None:
    assert CATALOG["01098"].set_ == SCENARIOS["Rhino"].set_ and CATALOG["01109"].set_ in MODULAR and "rhino" not in MODULAR
    plain, other, klaw = sets(), sets(modular=["Under Attack"]), sets(scenario="Klaw")
    assert plain["rhino"] == other["rhino"] and "klaw" not in plain and "rhino" not in klaw and klaw["klaw"]
    # a modular set is exchanged, whole
    assert plain["bomb_scare"] and "bomb_scare" not in other and other["under_attack"] and "under_attack" not in plain
    assert [rule for code in ("01098", "01109") for rule in refused(code)] == ["champions:player-deck"] * 2


@pytest.mark.rule("champions:classifications#6")
def test_campaign_specific_cards() -> None:
    stims = index.cards()["04155"]
    assert (stims.title, stims.faction) == ("Adrenal Stims", "campaign")
    # without its campaign it is in no deck
    assert refused("04155") == ["champions:player-deck"]


@pytest.mark.rule("champions:classifications#7", "champions:classifications#8")
def test_standard_and_expert_cards() -> None:
    assert CATALOG["01186"].set_ == "standard" and CATALOG["01191"].set_ == "expert"
    for scenario in SCENARIOS:
        plain, hard = sets(scenario=scenario), sets(scenario=scenario, mode="expert")
        assert plain["standard"] == hard["standard"] and "expert" not in plain and hard["expert"]
