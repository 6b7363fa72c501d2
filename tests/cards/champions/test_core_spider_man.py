"""Spider-Man's cards of the core set: each does what it says, not what it does not, and leaves bystanders alone."""

from __future__ import annotations

import pytest

from longbox.games.champions.situation import FILLER, put
from longbox.situations import side, situation


@pytest.mark.example("champions:faq:spider-man#1")
@pytest.mark.rule("champions:interrupt")
def test_spider_sense_draws_as_the_villain_initiates_an_attack() -> None:
    t = situation("champions", A=side("Spider-Man"))
    t.enemy_attacks("Rhino")
    assert t.kind == "window" and t.offered("Spider-Man")
    t.A.picks("Spider-Man")
    assert t.A.hand == ["Filler"]
    # it came before any step of the attack: no boost card has been given yet when it was asked
    assert t.kind == "defend"
    t.A.passes()
    assert t["Spider-Man"].damage == 2


def test_spider_sense_is_not_for_minions_nor_for_peter_parker() -> None:
    t = situation("champions", A=side("Spider-Man", minions=["Shocker"]))
    t.enemy_attacks("Shocker")
    assert t.kind == "defend"
    t = situation("champions", A=side("Spider-Man", form="alter-ego"))
    t.enemy_attacks("Rhino")
    assert t.kind == "turn" and t.A.hand == []


def test_backflip_prevents_all_damage_of_an_attack_and_makes_a_defender() -> None:
    t = situation("champions", A=side("Spider-Man", hand=["Backflip"]))
    t.enemy_attacks("Rhino")
    t.A.passes()
    t.A.passes()
    t.A.picks("Backflip")
    assert t["Spider-Man"].damage == 0 and t.A.discard == ["Backflip"]
    assert "Spider-Man defends" in t.log


def test_backflip_is_not_for_other_damage() -> None:
    t = situation("champions", A=side("Spider-Man", hand=["Backflip"]), encounter=["Shocker"])
    t.reveals("Shocker")
    assert t["Spider-Man"].damage == 1 and t.A.hand == ["Backflip"]


@pytest.mark.example("champions:faq:webbed-up#1", "champions:faq:webbed-up#2")
def test_webbed_up_stops_two_attacks_and_spider_sense_does_not_see_the_first() -> None:
    t = situation("champions", A=side("Spider-Man", play=[put("Webbed Up", on="Rhino")]))
    t.enemy_attacks("Rhino")
    assert t.kind == "turn" and t["Rhino"].status == {"stunned"} and t.A.discard == ["Webbed Up"]
    assert t.A.hand == []
    t.enemy_attacks("Rhino")
    assert t.kind == "turn" and t["Rhino"].status == frozenset() and t.A.hand == []
    assert t["Spider-Man"].damage == 0
    t.enemy_attacks("Rhino")
    assert t.kind == "window"


def test_web_shooter_generates_wild_and_is_discarded_after_its_last_counter() -> None:
    t = situation(
        "champions", A=side("Spider-Man", hand=["Tac Team", "Haymaker", "Energy"], play=[put("Web-Shooter", counters={"web": 1})])
    )
    t.A.plays("Haymaker", "Web-Shooter", "Tac Team")
    assert not t.in_play("Web-Shooter") or t.kind == "choose"
    assert t["Rhino"].damage == 3
    assert sorted(t.A.discard) == ["Haymaker", "Tac Team", "Web-Shooter"]


def test_black_cat_takes_mental_cards_and_leaves_the_others() -> None:
    t = situation("champions", A=side("Spider-Man", hand=["Black Cat", "Energy"], deck=["Genius", "Strength", FILLER, FILLER]))
    t.A.plays("Black Cat")
    assert t.A.hand == ["Genius"] and t.A.discard == ["Energy", "Strength"] and t.A.play == ["Black Cat"]


def test_swinging_web_kick_deals_eight() -> None:
    t = situation("champions", A=side("Spider-Man", hand=["Swinging Web Kick", "Energy", "Genius"], minions=["Sandman"]))
    t.A.plays("Swinging Web Kick")
    assert t.kind == "choose"
    t.A.picks("Rhino")
    assert t["Rhino"].damage == 8 and t["Sandman"].damage == 0
