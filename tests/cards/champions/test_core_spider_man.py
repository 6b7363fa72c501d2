"""Spider-Man's cards of the core set: each does what it says, not what it does not, and leaves bystanders alone."""

from __future__ import annotations

import pytest

from longbox.games.champions.events import Damage, RemoveThreat
from longbox.games.champions.situations import BLANK, FILLER, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on
from tests.worked import laid

THUG = stand_in("minion", "Thug", hp=6, atk=1, sch=1)
RUNNER = stand_in("minion", "Runner", hp=2, atk=1, sch=1)


@pytest.mark.example("champions:faq:spider-man#1")
@pytest.mark.rule("champions:interrupt")
def test_spider_sense_draws_as_the_villain_initiates_an_attack() -> None:
    t = laid("champions:faq:spider-man#1")
    t.begins()
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
    t = laid("champions:faq:webbed-up#1")
    t.begins()
    assert t.kind == "begin" and t["Rhino"].status == {"stunned"} and t.A.discard == ["Webbed Up"]
    assert t.A.hand == []
    t.begins()
    assert t.kind == "begin" and t["Rhino"].status == frozenset() and t.A.hand == []
    assert t["Spider-Man"].damage == 0
    t.begins()
    assert t.kind == "window"
    # it is the same table: no attack has been initiated that the spider sense could answer
    t = laid("champions:faq:webbed-up#2")
    t.begins()
    assert t.kind == "begin" and t["Spider-Man"].damage == 0 and t.A.hand == []


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


def test_swinging_web_kick_is_for_heroes_and_stopped_by_a_stun() -> None:
    hand = ["Swinging Web Kick", "Energy", "Genius"]
    t = situation("champions", A=side("Spider-Man", form="alter-ego", hand=hand))
    assert not t.offered("Swinging Web Kick")
    t = situation("champions", A=side("Spider-Man", hand=hand, status=["stunned"]))
    t.A.plays("Swinging Web Kick")
    assert t["Rhino"].damage == 0 and t["Spider-Man"].status == frozenset()


def test_scientist_generates_a_mental_resource_once_per_round() -> None:
    t = situation("champions", A=side("Spider-Man", form="alter-ego", hand=["Aunt May", "Spider-Tracer"], minions=[THUG]))
    t.A.plays("Aunt May", "Peter Parker")
    assert t.A.play == ["Aunt May"] and t.A.hand == ["Spider-Tracer"]
    assert not t.offered("Play Spider-Tracer")
    next_round(t)
    assert t.offered("Play Spider-Tracer")


def test_scientist_is_mental_and_not_for_spider_man() -> None:
    t = situation("champions", A=side("Spider-Man", form="alter-ego", play=["Superhuman Law Division"]), threat=3)
    t.A.uses("Superhuman Law Division")
    assert t.scheme.threat == 1
    t = situation("champions", A=side("Spider-Man", hand=["Aunt May"]))
    assert not t.offered("Play Aunt May")


def test_black_cat_may_find_two_or_none_and_is_forced_only_when_played() -> None:
    t = situation("champions", A=side("Spider-Man", hand=["Black Cat", "Energy"], deck=["Genius", "Daredevil", FILLER, FILLER]))
    t.A.plays("Black Cat")
    assert sorted(t.A.hand) == ["Genius"] and t.A.discard == ["Energy", "Daredevil"]
    t = situation("champions", A=side("Spider-Man", hand=["Black Cat", "Energy"], deck=["Strength", FILLER, FILLER]))
    t.A.plays("Black Cat")
    assert t.A.hand == [] and t.A.discard == ["Energy", "Strength", "Filler"]
    # put into play by another card she does nothing
    t = situation("champions", A=side("Spider-Man", hand=["Make the Call", "Energy"], discard=["Black Cat"]))
    t.A.plays("Make the Call")
    assert t.A.play == ["Black Cat"] and len(t.A.deck) == 20


def test_enhanced_spider_sense_cancels_a_treachery() -> None:
    hand = ["Enhanced Spider-Sense", "Energy"]
    t = situation("champions", A=side("Spider-Man", hand=hand), encounter=["Hard to Keep Down", BLANK], villain_damage=5)
    t.reveals("Hard to Keep Down")
    t.A.picks("Enhanced Spider-Sense")
    t.A.pays()
    assert t["Rhino"].damage == 5 and t.encounter_discard == ["Hard to Keep Down"] and t.A.hand == []


def test_enhanced_spider_sense_also_minds_what_others_reveal() -> None:
    hand = ["Enhanced Spider-Sense", "Energy"]
    t = situation("champions", A=side("She-Hulk"), B=side("Spider-Man", hand=hand), encounter=["Stampede", BLANK])
    t.reveals("Stampede", "A")
    t.B.picks("Enhanced Spider-Sense")
    t.B.pays()
    assert t.kind == "turn" and t["She-Hulk"].damage == 0


def test_enhanced_spider_sense_is_for_heroes_and_treacheries() -> None:
    hand = ["Enhanced Spider-Sense", "Energy"]
    t = situation("champions", A=side("Spider-Man", hand=hand), encounter=["Shocker", BLANK])
    t.reveals("Shocker")
    assert t.kind == "turn" and t["Spider-Man"].damage == 1
    t = situation(
        "champions", A=side("Spider-Man", form="alter-ego", hand=hand), encounter=["Hard to Keep Down", BLANK], villain_damage=5
    )
    t.reveals("Hard to Keep Down")
    assert t.kind == "turn" and t["Rhino"].damage == 1


def test_aunt_may_heals_peter_parker() -> None:
    t = situation("champions", A=side("Spider-Man", form="alter-ego", damage=6, play=["Aunt May"]), B=side("She-Hulk", damage=5))
    t.A.uses("Aunt May")
    assert t["Peter Parker"].damage == 2 and t["Aunt May"].exhausted and t["She-Hulk"].damage == 5
    assert not t.offered("Use Aunt May")


def test_aunt_may_knows_spider_man_by_his_name_only() -> None:
    t = situation("champions", A=side("Spider-Man", damage=6, play=["Aunt May"]))
    assert not t.offered("Use Aunt May")
    t = situation("champions", A=side("Spider-Man", form="alter-ego", play=["Aunt May"]))
    assert not t.offered("Use Aunt May")
    t = situation("champions", A=side("She-Hulk", form="alter-ego", damage=6, play=["Aunt May"]))
    assert not t.offered("Use Aunt May")


def test_spider_tracer_removes_threat_as_its_minion_falls() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Spider-Tracer", "Energy"], minions=[RUNNER, THUG]),
        side_schemes=[put("Bomb Scare", threat=4)],
        threat=5,
    )
    t.A.plays("Spider-Tracer")
    t.A.picks("Runner")
    assert t["Runner"].attached == ["Spider-Tracer"]
    t.A.attacks("Spider-Man", "Runner")
    t.A.picks("The Break-In!")
    assert t.scheme.threat == 2 and t["Bomb Scare"].threat == 4
    assert not t.in_play("Runner") and "Spider-Tracer" in t.A.discard


def test_spider_tracer_waits_for_its_own_minion_whoever_defeats_it() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", minions=[put(RUNNER), THUG], play=[put("Spider-Tracer", on="Thug")]),
        threat=5,
    )
    t.A.attacks("Spider-Man", "Runner")
    assert t.scheme.threat == 5 and t.in_play("Spider-Tracer")
    t.happens(Damage(t["Thug"].ref, 6))
    assert t.scheme.threat == 2


def test_spider_tracer_needs_a_minion() -> None:
    t = situation("champions", A=side("Spider-Man", hand=["Spider-Tracer", "Energy"]))
    assert t.why_not("A", "Spider-Tracer") == ["champions:attach-to#3"]


def test_web_shooter_is_for_heroes_and_exhausts() -> None:
    t = situation("champions", A=side("Spider-Man", hand=["Aunt May", "Spider-Tracer"], play=["Web-Shooter"], minions=[THUG]))
    assert t["Web-Shooter"].counter("web") == 3
    t.A.plays("Aunt May", "Web-Shooter")
    assert t["Web-Shooter"].counter("web") == 2 and t["Web-Shooter"].exhausted and not t.offered("Play Spider-Tracer")
    t = situation("champions", A=side("She-Hulk", form="alter-ego", hand=["Aunt May"], play=["Web-Shooter"]))
    assert not t.offered("Play Aunt May")


def test_webbed_up_is_played_in_hero_form_one_per_enemy() -> None:
    hand = ["Webbed Up", "Energy", "Genius"]
    t = situation("champions", A=side("Spider-Man", form="alter-ego", hand=[*hand, "Strength"]))
    assert "champions:play-restrictions#1" in t.why_not("A", "Webbed Up")
    t = situation("champions", A=side("Spider-Man", hand=hand, play=[put("Webbed Up", on="Rhino")]))
    assert not t.offered("Play Webbed Up")
    t = situation("champions", A=side("Spider-Man", hand=hand, play=[put("Webbed Up", on="Rhino")], minions=[THUG]))
    t.A.plays("Webbed Up")
    assert t["Thug"].attached == ["Webbed Up"]


def test_webbed_up_minds_attacks_not_schemes_and_its_own_enemy_only() -> None:
    t = situation("champions", A=side("Spider-Man", play=[put("Webbed Up", on="Rhino")], minions=[THUG]), threat=1)
    t.enemy_schemes("Rhino")
    assert t.scheme.threat == 2 and t["Rhino"].status == frozenset()
    t.enemy_attacks("Thug")
    on(t, "turn")
    assert t["Spider-Man"].damage == 1 and t.in_play("Webbed Up")


# -- obligation -------------------------------------------------------------------------------------------------------------


def test_eviction_notice_exhausts_peter_parker_and_is_gone() -> None:
    t = situation("champions", A=side("Spider-Man", form="alter-ego", dealt=["Eviction Notice"], hand=["Energy"]))
    t.reveals("Eviction Notice")
    t.A.does("Exhaust Peter")
    assert t.A.identity.exhausted and t.A.hand == ["Energy"]
    assert t.encounter_discard == [] and not t.in_play("Eviction Notice")


def test_eviction_notice_takes_a_random_card_and_surges_otherwise() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", dealt=["Eviction Notice"], hand=["Energy", "Genius"]),
        B=side("She-Hulk", hand=["Strength"]),
        encounter=["Crowd Control", BLANK],
    )
    t.reveals("Eviction Notice")
    t.says(False)
    assert len(t.A.hand) == 1 and len(t.A.discard) == 1 and t.B.hand == ["Strength"]
    assert t.in_play("Crowd Control") and t.encounter_discard == ["Eviction Notice"] and t.A.form == "hero"


# -- nemesis set ------------------------------------------------------------------------------------------------------------


def test_highway_robbery_holds_a_card_of_each_player_until_it_is_defeated() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Energy"]),
        B=side("She-Hulk", hand=["Genius", "Genius"]),
        C=side("Iron Man"),
    )
    t.reveals("Highway Robbery")
    assert t["Highway Robbery"].threat == 9 and t["Highway Robbery"].icons == {"acceleration": 1}
    assert t.A.hand == [] and t.B.hand == ["Genius"] and t.A.discard == [] and t.B.discard == []
    t.happens(RemoveThreat(t["Highway Robbery"].ref, 9, 0))
    assert not t.in_play("Highway Robbery")
    assert t.A.hand == ["Energy"] and t.B.hand == ["Genius", "Genius"] and t.C.hand == []


def test_vulture_attacks_as_he_engages_a_hero() -> None:
    t = situation("champions", A=side("Spider-Man"))
    t.reveals("Vulture")
    on(t, "turn")
    assert t.A.minions == ["Vulture"] and t["Spider-Man"].damage == 3
    t = situation("champions", A=side("Spider-Man", form="alter-ego"))
    t.reveals("Vulture")
    assert t.kind == "turn" and t["Peter Parker"].damage == 0


def test_sweeping_swoop_stuns_the_hero_and_surges_with_vulture() -> None:
    t = situation("champions", A=side("Spider-Man"), B=side("She-Hulk"), encounter=["Crowd Control", BLANK])
    t.reveals("Sweeping Swoop")
    assert t.A.identity.status == {"stunned"} and t.B.identity.status == frozenset() and not t.in_play("Crowd Control")
    t = situation("champions", A=side("Spider-Man"), B=side("She-Hulk", minions=["Vulture"]), encounter=["Crowd Control", BLANK])
    t.reveals("Sweeping Swoop")
    assert t.in_play("Crowd Control")
    t = situation("champions", A=side("Spider-Man", form="alter-ego"))
    t.reveals("Sweeping Swoop")
    assert t.A.identity.status == frozenset()


def test_sweeping_swoop_as_a_boost_card_stuns_whom_the_activation_damages() -> None:
    deck = ["Sweeping Swoop", BLANK]
    t = situation("champions", A=side("Spider-Man", play=["Luke Cage"]), encounter=deck)
    t.enemy_attacks("Rhino")
    if t.kind == "window":
        t.A.passes()
    t.A.picks("Luke Cage")
    assert t["Luke Cage"].status == {"stunned"} and t["Spider-Man"].status == frozenset()
    # Spider-Man's defense is three
    t = situation("champions", A=side("Spider-Man"), encounter=deck)
    t.enemy_attacks("Rhino")
    if t.kind == "window":
        t.A.passes()
    t.A.picks("Spider-Man")
    assert t["Spider-Man"].damage == 0 and t["Spider-Man"].status == frozenset()


def test_the_vultures_plans_place_threat_for_each_type_of_resource() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Energy"]),
        B=side("She-Hulk", hand=["Genius"]),
        C=side("Iron Man", hand=["Arc Reactor"]),
        threat=1,
    )
    t.reveals("The Vulture's Plans")
    # energy twice, mental once
    assert t.scheme.threat == 3 and t.A.hand == t.B.hand == t.C.hand == []
    t = situation("champions", A=side("Spider-Man"), B=side("She-Hulk", hand=[FILLER]), threat=1)
    t.reveals("The Vulture's Plans")
    assert t.scheme.threat == 1
