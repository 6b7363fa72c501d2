"""The main scheme and minions through a round; modes of play and how an encounter deck is put together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.decks.scenarios import MODULAR, SCENARIOS, named
from longbox.games.champions.decks.setup import blank
from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import (
    MINION,
    THE_VILLAIN,
    Boost,
    Deal,
    Each,
    EnemiesAct,
    Facing,
    HealIt,
    InPlay,
    JoinsYou,
    Response,
    TakesDamage,
    WhenRevealed,
    Whom,
)
from longbox.games.champions.situations import BLANK, stand_in
from longbox.games.champions.situations.worked.standins import THUG
from longbox.games.champions.state import ENCOUNTER_DECK
from longbox.kernel.abilities import Bindings, Pattern
from longbox.kernel.match import Match
from longbox.kernel.queries import Scope
from longbox.kernel.setups import SetupError
from longbox.kernel.text import Printer
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told
from tests.worked import laid


@dataclass(frozen=True)
class Heals(Pattern):
    """After damage is healed."""

    classes: ClassVar[tuple[type, ...]] = (ev.Heal,)

    def matches(self, s: Any, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((),)

    def text(self, p: Printer) -> str:
        return "after damage is healed"


# -- the main scheme ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:main-scheme", "champions:main-scheme#p2", "champions:main-scheme#2", "champions:main-scheme#3")
def test_a_completed_stage_gives_way_to_the_next() -> None:
    t = laid("champions:~main-scheme-advances")
    assert t.scheme.up.stage == "1B" and t.scheme.threat == 5
    t.begins()
    on(t, "turn")
    # three more than it takes: they are lost; tokens stay
    assert t.scheme.name == "Secret Rendezvous" and t.scheme.up.stage == "2B" and t.scheme.threat == 0
    assert t.state.accelerations == 2 and t.result is None and not t.in_play("Underground Distribution")
    t = laid("champions:~main-scheme-advances")
    t.begins()
    on(t, "turn")
    t.enemy_schemes("Klaw")
    assert t.scheme.threat == 2


@pytest.mark.rule("champions:main-scheme#p3")
def test_the_final_stage_completed_wins_for_the_villain() -> None:
    t = laid("champions:~last-stage")
    t.begins()
    assert t.result is None
    t.begins()
    assert t.result is not None and not t.result.won and t.result.rule == "champions:main-scheme#p3"


@pytest.mark.rule("champions:main-scheme#1")
def test_step_one_places_the_threat_of_the_acceleration_field() -> None:
    for players, tokens in ((1, 0), (2, 0), (2, 3)):
        t = laid("champions:~step-one", players=players, tokens=tokens)
        next_round(t)
        placed = told(t, "threat is placed on The Break-In!", "villain-phase#1")
        assert len(placed) == 1 and placed[0].startswith(f"{players + tokens} threat")


@pytest.mark.rule("champions:main-scheme#4")
def test_a_main_scheme_is_not_discarded() -> None:
    t = situation("champions", A=side("Captain Marvel"), side_schemes=["Crowd Control"])
    t.happens(ev.Discard(t.scheme.ref), ev.Discard(t.find("Crowd Control")))
    assert t.in_play("The Break-In!") and t.encounter_discard == ["Crowd Control"]


# -- minions -----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:minion", "champions:minion#3", "champions:minion#1")
def test_minions_activate_after_the_villain_in_the_engaged_players_order() -> None:
    t = laid("champions:~minions-activate")
    t.pick("End your turn")
    on(t, "order")
    assert told(t, "Rhino attacks Captain Marvel") and not told(t, "attacks Captain Marvel", "ug ") and t.A.asked()
    t.pick("Mug")
    on(t, "turn")
    lines = [line.split("  [")[0] for line in t.log.splitlines() if " attacks " in line or " schemes" in line]
    assert lines == [
        "Rhino attacks Captain Marvel",
        "Mug attacks Captain Marvel",
        "Thug attacks Captain Marvel",
        "Rhino schemes",
        "Sandman schemes",
    ]
    # they stay
    assert t.A.minions == ["Thug", "Mug"] and t.B.minions == ["Sandman"]


@pytest.mark.rule("champions:minion#4")
def test_a_minion_that_engages_meanwhile_activates_too() -> None:
    joins = stand_in("minion", "Joiner", Boost(JoinsYou()), hp=3, atk=2, sch=1)
    t = situation("champions", A=side("Captain Marvel", minions=[THUG]), encounter=[joins, BLANK, BLANK])
    t.A.ends_turn()
    on(t, "turn")
    attacks = [line.split("  [")[0] for line in told(t, " attacks ")]
    assert sorted(attacks) == ["Joiner attacks Captain Marvel", "Rhino attacks Captain Marvel", "Thug attacks Captain Marvel"]
    # also when a card has all of them attack
    gang = stand_in("treachery", "Gang", WhenRevealed(EnemiesAct(Each(InPlay(frozenset({"villain", MINION}), (Facing(),))))))
    t = situation("champions", A=side("Captain Marvel", minions=[THUG], dealt=[gang]), encounter=[joins, BLANK, BLANK])
    t.reveals("Gang")
    on(t, "turn")
    assert told(t, " attacks ")[0].startswith("Rhino attacks Captain Marvel")
    assert len(told(t, " attacks ")) == 3 and told(t, "Joiner attacks")
    # not when only the villain is to attack
    alone = stand_in("treachery", "Alone", WhenRevealed(EnemiesAct(Each(InPlay(frozenset({"villain"}))))))
    t = situation("champions", A=side("Captain Marvel", minions=[THUG], dealt=[alone]), encounter=[joins, BLANK, BLANK])
    t.reveals("Alone")
    on(t, "turn")
    assert len(told(t, " attacks ")) == 1 and t.A.minions == ["Thug", "Joiner"]


# -- modes of play -----------------------------------------------------------------------------------------------------------------------------


def sets(**setup: object) -> list[str]:
    """The sets that the encounter deck of such a game holds."""
    s = blank(GAME, {"heroes": ["Spider-Man"], **setup}, 1)
    return sorted({s.things[n].printed.set_ for n in s.common(ENCOUNTER_DECK)})


@pytest.mark.rule(
    "champions:modes-of-play",
    "champions:expert-mode",
    "champions:expert-mode#1",
    "champions:expert-set",
    "champions:expert-set#2",
)
@pytest.mark.rule("champions:encounter-deck-customization#1")
def test_expert_mode_takes_other_stages_and_the_expert_set() -> None:
    assert sets(scenario="Rhino") == ["bomb_scare", "rhino", "standard"]
    assert sets(scenario="Rhino", mode="expert") == ["bomb_scare", "expert", "rhino", "standard"]
    for mode, stages in (("standard", ["I", "II"]), ("expert", ["II", "III"])):
        s = blank(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino", "mode": mode}, 1)
        assert [f.stage for f in s.things[s.villain].printed.faces] == stages
    s = blank(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino", "mode": "expert"}, 1)
    expert = [s.things[n].printed for n in s.common(ENCOUNTER_DECK) if s.things[n].printed.set_ == "expert"]
    assert sorted(d.name for d in expert) == ["Exhaustion", "Masterplan", "Under Fire"]


@pytest.mark.rule("champions:expert-set#1")
def test_the_expert_set_is_no_modular_set() -> None:
    assert "expert" not in MODULAR and "standard" not in MODULAR
    with pytest.raises(SetupError):
        blank(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino", "modular": ["Expert"]}, 1)
    for seed in range(12):
        s = blank(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino", "modular": "random"}, seed)
        assert "expert" not in {s.things[n].printed.set_ for n in s.common(ENCOUNTER_DECK)}


@pytest.mark.rule("champions:heroic-mode", "champions:heroic-mode#1")
def test_heroic_mode_deals_more_cards_to_each_player() -> None:
    for level in (0, 1, 3):
        t = situation("champions", A=side("Captain Marvel", form="alter-ego"), B=side("She-Hulk", form="alter-ego"), heroic=level)
        next_round(t)
        assert len([line for line in t.log.splitlines() if " reveals " in line]) == 2 * (1 + level)
        assert len(told(t, "is dealt")) == 2


@pytest.mark.rule("champions:expert-mode#2", "champions:heroic-mode#2", "champions:modes-of-play")
def test_modes_combine() -> None:
    m = Match(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino", "mode": "expert", "heroic": 2, "skirmish": "III"}, 1)
    s = m.state
    assert s.heroic == 2 and [f.stage for f in s.things[s.villain].printed.faces] == ["III"]
    assert "expert" in {t.printed.set_ for t in s.things if hasattr(t, "printed") and t.owner < 0}


# -- putting an encounter deck together ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:modular-encounter-set", "champions:modular-encounter-set#1", "champions:modular-encounter-set#2")
@pytest.mark.rule("champions:modular-encounter-set#3", "champions:encounter-deck-customization")
def test_a_scenario_comes_with_a_modular_set_which_is_added_whole() -> None:
    assert {n: s.modular for n, s in SCENARIOS.items()} == {
        "Rhino": ("bomb_scare",), "Klaw": ("masters_of_evil",), "Ultron": ("under_attack",),
        "Crossbones": ("hydra_assault", "weap_master", "legions_of_hydra"),
    }  # fmt: skip
    s = blank(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino"}, 1)
    scare = [s.things[n].printed for n in s.common(ENCOUNTER_DECK) if s.things[n].printed.set_ == "bomb_scare"]
    assert sorted(d.name for d in scare) == [
        "Bomb Scare",
        "Explosion",
        "False Alarm",
        "False Alarm",
        "Hydra Bomber",
        "Hydra Bomber",
    ]
    assert named("klaw").name == "Klaw" and set(MODULAR) >= {m for s in SCENARIOS.values() for m in s.modular}


@pytest.mark.rule(
    "champions:encounter-deck-customization#2",
    "champions:encounter-deck-customization#3",
    "champions:encounter-deck-customization#4",
)
def test_modular_sets_are_swapped_added_or_left_to_chance() -> None:
    assert sets(scenario="Rhino", modular=["Masters of Evil"]) == ["masters_of_evil", "rhino", "standard"]
    assert sets(scenario="Rhino", modular=["Masters of Evil", "Under Attack"]) == [
        "masters_of_evil",
        "rhino",
        "standard",
        "under_attack",
    ]
    drawn = set()
    for seed in range(12):
        s = blank(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino", "modular": "random"}, seed)
        found = {s.things[n].printed.set_ for n in s.common(ENCOUNTER_DECK)} - {"rhino", "standard"}
        assert len(found) == 1 and found <= set(MODULAR)
        drawn |= found
    assert len(drawn) > 1


# -- golden rules ----------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:golden-rules#2")
def test_what_a_card_says_beats_the_rules() -> None:
    # the rules have three allies for each player: The Triskelion has four
    pals = [stand_in("ally", f"Pal {i}", cost=0, hp=2, atk=1, thw=1) for i in range(4)]
    for play, kept in (([], 3), (["The Triskelion"], 4)):
        t = situation("champions", A=side("Captain Marvel", play=[*play, *pals[:3]], hand=[pals[3]]))
        t.A.does("Play Pal 3")
        if t.kind == "discard":
            t.match.choose((0,))
        assert len([n for n in t.A.play if n.startswith("Pal")]) == kept


@pytest.mark.rule("champions:grim-rule")
def test_what_never_ends_is_lost() -> None:
    # two forced responses that keep each other going
    ping = stand_in(
        "environment", "Ping", Response(TakesDamage(Whom("villain"), after=True), HealIt(THE_VILLAIN, 1), forced=True)
    )
    pong = stand_in("environment", "Pong", Response(Heals(), Deal(1, THE_VILLAIN), forced=True))
    t = situation("champions", A=side("Captain Marvel"), environments=[ping, pong])
    t.happens(ev.Damage(t.find("Rhino"), 1))
    assert t.result is not None and not t.result.won and t.result.rule == "champions:grim-rule"
    t = situation("champions", A=side("Captain Marvel"), environments=[ping])
    t.happens(ev.Damage(t.find("Rhino"), 1))
    assert t.result is None and t["Rhino"].damage == 0
