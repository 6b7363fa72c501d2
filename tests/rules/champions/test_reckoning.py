"""How an activation is added up and told, and which discards are put into an order."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation

#: a boost card with two icons
BOOST = stand_in("treachery", "Boost", boost=2)


@pytest.mark.rule("champions:attack-enemy-activation#4", "champions:attack-enemy-activation#4.1")
def test_an_attack_is_its_atk_and_boost_icons_less_the_def_of_who_defends() -> None:
    t = situation("champions", A=side("Captain Marvel", play=["Maria Hill"]), encounter=[BOOST, BLANK])
    t.enemy_attacks("Rhino")
    t.A.picks("Captain Marvel")
    assert "Rhino's attack: ATK 2 + boost 2 - DEF 1 = 3 damage  [champions:attack-enemy-activation#4]" in t.log
    assert t["Captain Marvel"].damage == 3 and t["Maria Hill"].damage == 0
    # an ally takes it all, whatever the hero's DEF
    t = situation("champions", A=side("Captain Marvel", play=["Maria Hill"]), encounter=[BOOST, BLANK])
    t.enemy_attacks("Rhino")
    t.A.picks("Maria Hill")
    assert "Rhino's attack: ATK 2 + boost 2 = 4 damage" in t.log and t["Captain Marvel"].damage == 0 and t.A.play == []
    # less than nothing is nothing, and is told
    t = situation("champions", A=side("Spider-Man"), encounter=[BLANK, BLANK])
    t.enemy_attacks("Rhino")
    t.A.passes()
    t.A.picks("Spider-Man")
    assert "Rhino's attack: ATK 2 - DEF 3 = 0 damage" in t.log and t["Spider-Man"].damage == 0
    assert "takes" not in t.log


@pytest.mark.rule("champions:scheme-enemy-activation#3")
def test_a_scheme_is_its_sch_and_boost_icons() -> None:
    t = situation(
        "champions", A=side("Captain Marvel", form="alter-ego"), encounter=[BOOST, BLANK], side_schemes=[put("Crowd Control")]
    )
    t.enemy_schemes("Rhino")
    assert "Rhino's scheme: SCH 1 + boost 2 = 3 threat  [champions:scheme-enemy-activation#3]" in t.log
    assert t.scheme.threat == 3 and t["Crowd Control"].threat == 2


@pytest.mark.rule("champions:discard#3")
def test_an_order_is_asked_for_only_of_cards_whose_place_matters_to_some_card() -> None:
    # Pepper Potts looks at the pile of her player alone
    b = side("She-Hulk", hand=["Energy", "Genius", "Strength"])
    t = situation("champions", A=side("Iron Man", play=["Pepper Potts"]), B=b, active="B", first="B")
    t.B.ends_turn()
    t.A.ends_turn()
    t.B.picks("Energy", "Genius", "Strength")
    assert t.kind != "order" and t.B.discard[-3:] == ["Energy", "Genius", "Strength"]
    # Stark Tower looks for Tech upgrades, of whoever: the two of them are put in order, the others lie as they come
    hand = ["Energy", "Arc Reactor", "Rocket Boots", "Genius"]
    t = situation("champions", A=side("Iron Man", play=["Stark Tower"], hand=hand))
    t.A.ends_turn()
    t.A.picks(*hand)
    assert t.kind == "order" and sorted(t.options()) == ["Arc Reactor (2, upgrade, energy)", "Rocket Boots (1, upgrade, mental)"]
    t.A.picks("Rocket Boots")
    assert t.A.discard[-4:] == ["Energy", "Rocket Boots", "Arc Reactor", "Genius"]
    # one of them alone is not asked about
    t = situation("champions", A=side("Iron Man", play=["Stark Tower"], hand=["Energy", "Arc Reactor", "Genius"]))
    t.A.ends_turn()
    t.A.picks("Energy", "Arc Reactor", "Genius")
    assert t.kind != "order"


@pytest.mark.rule("champions:prevent#1")
def test_the_log_says_of_what_something_was_prevented() -> None:
    t = situation("champions", A=side("She-Hulk", form="alter-ego"), threat=0)
    t.happens(ev.Threat(t.scheme.ref, 3, 0, -1))
    t.pick("prevent 1")
    assert f"1 is prevented of this: 3 threat is placed on {t.scheme.name}" in t.log and t.scheme.threat == 2
