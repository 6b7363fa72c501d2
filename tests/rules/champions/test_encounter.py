"""Encounter cards: the deck and its sets, enemies, environments, hazard icons, and what is needed when there is none."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.decks.setup import blank
from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import (
    ENEMY,
    HERO,
    MINION,
    THE_VILLAIN,
    Action,
    Constant,
    Deal,
    Each,
    Gets,
    It,
    Mill,
    MillUntil,
    RevealIt,
    WhenRevealed,
    encounter,
    seq,
)
from longbox.games.champions.situations import BLANK, stand_in
from longbox.games.champions.state import ENCOUNTER_DECK, ENCOUNTER_KINDS
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, told
from tests.worked import laid

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)


# -- types and sets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:encounter-card")
def test_there_are_eight_types_of_encounter_card() -> None:
    kinds = {"attachment", "environment", "minion", "main_scheme", "obligation", "side_scheme", "treachery", "villain"}
    assert set(ENCOUNTER_KINDS) == kinds and len(ENCOUNTER_KINDS) == 8
    # each of them comes from the encounter side, and none of a player's types does
    assert all(stand_in(k, k).faction == "encounter" for k in kinds)
    assert stand_in("ally", "Friend").faction == "basic"


@pytest.mark.rule(
    "champions:encounter-card#1", "champions:encounter-set", "champions:encounter-set#1", "champions:encounter-deck"
)
def test_the_encounter_deck_is_made_of_sets() -> None:
    setup = {"heroes": ["Spider-Man"], "scenario": "Rhino", "mode": "expert", "modular": ["Bomb Scare"]}
    s = blank(GAME, setup, 1)
    deck = [s.things[n].printed for n in s.common(ENCOUNTER_DECK)]
    # scenario-specific, modular, standard and expert cards, and no others
    assert {d.set_ for d in deck} == {"rhino", "bomb_scare", "standard", "expert"}
    # only what players can face: no villain, no main scheme
    assert {d.kind for d in deck} <= {"attachment", "environment", "minion", "side_scheme", "treachery"}
    assert {"attachment", "minion", "side_scheme", "treachery"} <= {d.kind for d in deck}
    assert {d.set_ for d in (s.things[s.villain].printed, s.things[s.scheme].printed)} == {"rhino"}


@pytest.mark.rule("champions:encounter-deck#1")
def test_the_order_of_the_encounter_deck_stays() -> None:
    cards = [stand_in("treachery", f"T{i}") for i in range(8)]
    event = stand_in("event", "Poke", Action((), Deal(1, THE_VILLAIN)), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[event]), encounter=list(cards))
    t.A.plays("Poke")
    assert t.encounter_deck == [f"T{i}" for i in range(8)]
    t.enemy_attacks("Rhino")
    t.passes()
    # the boost card came from the top, the rest has the order it had
    assert t.encounter_deck == [f"T{i}" for i in range(1, 8)] and t.encounter_discard == ["T0"]


# -- running out --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:encounter-deck#p2")
def test_an_empty_encounter_deck_is_made_anew_at_once_with_a_token() -> None:
    t = laid("champions:~empty-encounter-deck")
    t.begins()
    assert t.encounter_deck == ["Blank"] and t.state.accelerations == 0
    t.begins()
    # it was empty: the discard pile is the new deck without waiting for a card to be needed
    assert sorted(t.encounter_deck) == ["Sandman", "Shocker"] and t.encounter_discard == []
    assert t.state.accelerations == 1


@pytest.mark.rule("champions:encounter-deck#2")
def test_a_discard_effect_ends_with_the_deck() -> None:
    mill = stand_in("treachery", "Shove", WhenRevealed(Mill(5, encounter=True)))
    t = situation("champions", A=side("Captain Marvel", dealt=[mill]), encounter=[BLANK, BLANK], encounter_discard=[THUG, THUG])
    t.reveals("Shove")
    # two cards, not five: the new deck is not touched
    assert sorted(t.encounter_deck) == ["Blank", "Blank", "Thug", "Thug"] and t.encounter_discard == ["Shove"]
    assert t.state.accelerations == 1


@pytest.mark.rule("champions:encounter-deck#2")
def test_a_search_by_discarding_ends_with_the_deck_and_finds_nothing() -> None:
    minion = encounter(kinds=frozenset({MINION}), deck_only=True)
    hunt = stand_in("treachery", "Hunt", WhenRevealed(seq(MillUntil(minion), RevealIt(It("found")))))
    t = situation("champions", A=side("Captain Marvel", dealt=[hunt]), encounter=[BLANK, BLANK], encounter_discard=[THUG])
    t.reveals("Hunt")
    assert not t.in_play("Thug") and len(t.encounter_deck) == 3 and t.state.accelerations == 1
    # with one in the deck it goes on until it has come, and no further
    t = situation("champions", A=side("Captain Marvel", dealt=[hunt]), encounter=[BLANK, THUG, BLANK])
    t.reveals("Hunt")
    assert t.A.minions == ["Thug"] and t.encounter_deck == ["Blank"] and t.state.accelerations == 0


@pytest.mark.rule("champions:encounter-deck#3")
def test_without_any_encounter_card_the_players_lose() -> None:
    t = situation("champions", A=side("Captain Marvel", minions=[THUG]), encounter=[])
    t.happens(ev.DealCards(0, 1))
    assert t.result is not None and not t.result.won and t.result.rule == "champions:encounter-deck#3"
    # a card in the discard pile is enough to go on
    t = situation("champions", A=side("Captain Marvel", minions=[THUG]), encounter=[], encounter_discard=[BLANK])
    t.happens(ev.DealCards(0, 1))
    assert t.result is None and t.A.dealt == 1


# -- enemies, environments --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:enemy")
def test_enemies_are_the_villain_and_minions() -> None:
    blast = stand_in("event", "Blast", Action((), Deal(1, Each(ENEMY)), form=HERO), cost=0)
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[blast], minions=[THUG], play=[stand_in("ally", "Friend", hp=2)]),
        B=side("She-Hulk", minions=["Sandman"]),
    )
    t.A.plays("Blast")
    assert t["Rhino"].damage == t["Thug"].damage == t["Sandman"].damage == 1
    assert t["Friend"].damage == t["Captain Marvel"].damage == t["She-Hulk"].damage == 0


@pytest.mark.rule("champions:enemy#p2")
def test_enemy_cards_are_those_of_the_scenario() -> None:
    t = situation("champions", A=side("Captain Marvel", minions=[THUG], play=["Tac Team"]), side_schemes=["Crowd Control"])
    s = t.state
    belongs = {s.now(n).name: s.things[n].printed.faction == "encounter" for n in s.everything()}
    assert belongs == {
        "Captain Marvel": False, "Tac Team": False, "Thug": True, "Rhino": True, "The Break-In!": True, "Crowd Control": True,
    }  # fmt: skip
    assert all(s.things[n].controller < 0 for n in s.everything() if s.things[n].printed.faction == "encounter")


@pytest.mark.rule("champions:environment", "champions:environment#p2", "champions:environment#1")
def test_an_environment_rules_the_scenario_from_the_villains_area() -> None:
    storm = stand_in("environment", "Storm", Constant(ENEMY, (Gets("atk", 1),)))
    t = situation("champions", A=side("Captain Marvel", minions=[THUG], dealt=[storm]))
    assert t["Rhino"].atk == 2 and t["Thug"].atk == 1
    t.reveals("Storm")
    assert t.state.player_of(t.find("Storm") & 0xFFF) == -1
    assert t["Rhino"].atk == 3 and t["Thug"].atk == 2
    next_round(t)
    # it stays, until something makes it leave
    assert t.in_play("Storm") and t["Rhino"].atk == 3
    t.happens(ev.Discard(t.find("Storm")))
    assert not t.in_play("Storm") and t["Rhino"].atk == 2


# -- hazard icons -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:hazard-icon", "champions:icons#8")
def test_hazard_icons_deal_more_cards_in_player_order() -> None:
    hazards = [stand_in("side_scheme", f"Trap {i}", hazard=1, base_threat=3) for i in range(3)]
    heroes = {"A": side("Captain Marvel", form="alter-ego"), "B": side("She-Hulk", form="alter-ego")}

    for n, first, want in ((0, "A", [1, 1]), (1, "A", [2, 1]), (1, "B", [1, 2]), (2, "A", [2, 2]), (3, "B", [2, 3])):
        t = situation("champions", **heroes, side_schemes=hazards[:n], first=first, active="B" if first == "A" else "A")
        next_round(t)
        assert [
            sum(int(line.split(" is dealt ")[1].split()[0].replace("an", "1")) for line in told(t, f"{name} is dealt"))
            for name in "AB"
        ] == want
