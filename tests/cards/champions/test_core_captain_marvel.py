"""Captain Marvel's cards of the core set: identity, signature cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from longbox.games.champions.catalog.catalog import face
from longbox.games.champions.events import Damage
from longbox.games.champions.situations import BLANK, FILLER, Table, put, stand_in
from longbox.kernel.decisions import IllegalAnswer
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on

THUG = stand_in("minion", "Thug", hp=6, atk=1, sch=1)
FLIGHT = "Cosmic Flight"


def revealing_obligation(t: Table, title: str) -> None:
    """Player A reveals an obligation, and stays in hero form if that is asked."""
    t.reveals(title)
    if t.kind == "may":
        t.says(False)


# -- identity -------------------------------------------------------------------------------------------------------------


def test_rechannel_heals_and_draws_once_per_round() -> None:
    t = situation("champions", A=side("Captain Marvel", damage=3, hand=["Energy", "Photonic Blast", "Crisis Interdiction"]))
    t.A.uses("Captain Marvel", "Crisis Interdiction")
    assert t["Captain Marvel"].damage == 2 and t.A.hand == ["Energy", "Photonic Blast", "Filler"]
    assert t.why_not("A", "Captain Marvel", "Use") == ["champions:limit"]
    next_round(t)
    assert t.offered("Use Captain Marvel")


def test_rechannel_needs_energy_damage_and_the_hero() -> None:
    t = situation("champions", A=side("Captain Marvel", damage=3, hand=["Genius"]))
    assert not t.offered("Use Captain Marvel")
    t = situation("champions", A=side("Captain Marvel", hand=["Energy"]))
    assert not t.offered("Use Captain Marvel")
    t = situation("champions", A=side("Captain Marvel", form="alter-ego", damage=3, hand=["Energy"]))
    assert not t.offered("Use Captain Marvel")


def test_commander_lets_any_player_draw_once_per_round() -> None:
    t = situation("champions", A=side("Captain Marvel", form="alter-ego"), B=side("She-Hulk"))
    t.A.uses("Carol Danvers")
    t.A.picks("B")
    assert t.B.hand == ["Filler"] and t.A.hand == []
    assert not t.offered("Use Carol Danvers")
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk"))
    assert not t.offered("Use Carol Danvers")


# -- signature cards --------------------------------------------------------------------------------------------------------


def test_spider_woman_may_confuse_the_villain_as_she_enters_play() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=["Spider-Woman", "Energy", "Genius"], minions=[THUG]))
    t.A.plays("Spider-Woman")
    t.A.picks("Spider-Woman")
    assert t["Rhino"].status == {"confused"} and t["Thug"].status == frozenset()
    t = situation("champions", A=side("Captain Marvel", hand=["Spider-Woman", "Energy", "Genius"]))
    t.A.plays("Spider-Woman")
    t.A.passes()
    assert t["Rhino"].status == frozenset() and t.A.play == ["Spider-Woman"]


def test_spider_woman_does_nothing_to_a_confused_villain() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=["Spider-Woman", "Energy", "Genius"]), villain_status=["confused"])
    t.A.plays("Spider-Woman")
    assert t.kind == "turn" and t["Rhino"].status == {"confused"}


def crisis_interdiction(play: list[str], **more: object) -> Table:
    schemes = [put("Bomb Scare", threat=3), put("Breakin' & Takin'", threat=4)]
    more = {"threat": 5, "side_schemes": schemes, **more}
    t = situation("champions", A=side("Captain Marvel", hand=["Crisis Interdiction", "Energy"], play=play), **more)
    t.A.plays("Crisis Interdiction")
    return t


def test_crisis_interdiction_removes_two_threat() -> None:
    t = crisis_interdiction([])
    t.A.picks("Bomb Scare")
    assert t.kind == "turn"
    assert (t["Bomb Scare"].threat, t["Breakin' & Takin'"].threat, t.scheme.threat) == (1, 4, 5)


def test_crisis_interdiction_in_the_air_goes_on_to_a_different_scheme() -> None:
    t = crisis_interdiction([FLIGHT])
    t.A.picks("Bomb Scare")
    assert not t.offered("Bomb Scare")
    t.A.picks("Breakin' & Takin'")
    assert (t["Bomb Scare"].threat, t["Breakin' & Takin'"].threat, t.scheme.threat) == (1, 2, 5)


@pytest.mark.rule("champions:then", "champions:then#2")
def test_crisis_interdiction_goes_no_further_when_it_could_not_remove_two() -> None:
    t = crisis_interdiction([FLIGHT], side_schemes=[put("Bomb Scare", threat=1)])
    t.A.picks("Bomb Scare")
    assert t.kind == "turn" and not t.in_play("Bomb Scare") and t.scheme.threat == 5


def test_crisis_interdiction_in_the_air_has_one_scheme_if_there_is_no_other() -> None:
    t = crisis_interdiction([FLIGHT], side_schemes=[])
    assert t.kind == "turn" and t.scheme.threat == 3


def test_crisis_interdiction_is_a_thwart_for_heroes() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=["Crisis Interdiction", "Energy"], status=["confused"]), threat=5)
    t.A.plays("Crisis Interdiction")
    assert t.scheme.threat == 5 and t["Captain Marvel"].status == frozenset()
    t = situation("champions", A=side("Captain Marvel", form="alter-ego", hand=["Crisis Interdiction", "Energy"]), threat=5)
    assert t.why_not("A", "Crisis Interdiction") == ["champions:triggered-abilities#4"]


def test_photonic_blast_draws_if_energy_paid_for_it() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=["Photonic Blast", "Energy", "Genius"], minions=[THUG]))
    t.A.plays("Photonic Blast")
    t.A.picks("Thug")
    assert t["Thug"].damage == 5 and t["Rhino"].damage == 0 and t.A.hand == ["Filler"]
    t = situation("champions", A=side("Captain Marvel", hand=["Photonic Blast", "Strength", "Genius"], minions=[THUG]))
    t.A.plays("Photonic Blast")
    t.A.picks("Rhino")
    assert t["Rhino"].damage == 5 and t["Thug"].damage == 0 and t.A.hand == []


def test_a_wild_resource_can_be_the_energy_of_photonic_blast() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=["Photonic Blast", "Genius", "Spider-Woman"]))
    t.A.plays("Photonic Blast")
    assert t["Rhino"].damage == 5 and t.A.hand == ["Filler"]


def test_energy_absorption_has_three_energy_and_is_not_played() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=["Photonic Blast", "Energy Absorption"]))
    assert "champions:resource-cards" in t.why_not("A", "Energy Absorption")
    t.A.plays("Photonic Blast")
    assert t["Rhino"].damage == 5 and t.A.hand == ["Filler"]
    assert face("01014").values.pips() == ("energy",) * 3


def test_alpha_flight_station_draws_one_or_for_carol_two() -> None:
    for form, drawn in (("hero", 1), ("alter-ego", 2)):
        t = situation("champions", A=side("Captain Marvel", form=form, hand=["Genius", "Energy"], play=["Alpha Flight Station"]))
        t.A.uses("Alpha Flight Station")
        t.A.picks("Genius")
        assert t.A.discard == ["Genius"] and t.A.hand == ["Energy"] + ["Filler"] * drawn
        assert t["Alpha Flight Station"].exhausted and not t.offered("Use Alpha Flight Station")
    t = situation("champions", A=side("Captain Marvel", play=["Alpha Flight Station"]))
    assert not t.offered("Use Alpha Flight Station")


def test_alpha_flight_station_knows_carol_danvers_alone() -> None:
    t = situation("champions", A=side("She-Hulk", form="alter-ego", hand=["Genius"], play=["Alpha Flight Station"]))
    t.A.uses("Alpha Flight Station")
    assert t.A.hand == ["Filler"]


def test_the_helmet_is_worth_more_in_the_air() -> None:
    t = situation("champions", A=side("Captain Marvel", play=["Captain Marvel's Helmet"]), B=side("She-Hulk"))
    assert t["Captain Marvel"].def_ == 2 and t["She-Hulk"].def_ == 2 and t["Captain Marvel"].atk == 2
    t = situation("champions", A=side("Captain Marvel", play=["Captain Marvel's Helmet", FLIGHT]), B=side("She-Hulk"))
    assert t["Captain Marvel"].def_ == 3 and t["She-Hulk"].def_ == 2
    t.enemy_attacks("Rhino")
    t.A.picks("Captain Marvel")
    assert t.kind == "turn" and t["Captain Marvel"].damage == 0


@pytest.mark.rule("champions:identity#1")
def test_cosmic_flight_is_for_captain_marvel_not_for_carol_danvers() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[FLIGHT]), B=side("She-Hulk"))
    assert "Aerial" in t.A.identity.traits and "Aerial" not in t.B.identity.traits
    t.A.does("Change form")
    assert "Aerial" not in t.A.identity.traits


def test_cosmic_flight_prevents_three_damage_of_any_kind() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[FLIGHT]))
    t.happens(Damage(t["Captain Marvel"].ref, 5))
    t.A.picks(FLIGHT)
    assert t["Captain Marvel"].damage == 2 and t.A.discard == [FLIGHT] and "Aerial" not in t.A.identity.traits
    t = situation("champions", A=side("Captain Marvel", play=[FLIGHT]))
    t.happens(Damage(t["Captain Marvel"].ref, 5))
    t.A.passes()
    assert t["Captain Marvel"].damage == 5 and t.A.play == [FLIGHT]


def test_cosmic_flight_is_a_defense_against_an_attack_and_only_for_her() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[FLIGHT]), encounter=[FILLER] * 5)
    t.enemy_attacks("Rhino")
    t.A.passes()
    t.A.picks(FLIGHT)
    assert t["Captain Marvel"].damage == 0 and "Captain Marvel defends" in t.log
    t = situation("champions", A=side("Captain Marvel", play=[FLIGHT]), B=side("She-Hulk"))
    t.happens(Damage(t["She-Hulk"].ref, 3))
    assert t.kind == "turn" and t["She-Hulk"].damage == 3
    t = situation("champions", A=side("Captain Marvel", form="alter-ego", play=[FLIGHT]))
    t.happens(Damage(t["Carol Danvers"].ref, 3))
    assert t.kind == "turn" and t["Carol Danvers"].damage == 3


def charged(n: int, *hand: object, **more: object) -> Table:
    counters = {"energy": n} if n else {}
    channel = put("Energy Channel", counters=counters)
    return situation("champions", A=side("Captain Marvel", hand=list(hand), play=[channel], **more), B=side("She-Hulk"))


@pytest.mark.rule("champions:non-numerical-variable#p2", "champions:energy-resource#1")
def test_energy_channel_stores_the_energy_that_is_spent() -> None:
    t = charged(1, "Energy", "Energy Absorption", "Genius", form="alter-ego")
    t.A.does("Use Energy Channel")
    assert t.kind == "x"
    # with none it would change nothing, and there are five
    for n in (0, 6):
        with pytest.raises(IllegalAnswer):
            t.answers(n)
    t.answers(3)
    t.A.pays("Energy Absorption")
    assert t["Energy Channel"].counter("energy") == 4 and t.A.hand == ["Energy", "Genius"]
    assert not t["Energy Channel"].exhausted and t.offered("Use Energy Channel")


def test_energy_channel_takes_energy_only() -> None:
    t = charged(0, "Genius", "Strength")
    assert not t.offered("Use Energy Channel")


def test_energy_channel_discharges_two_for_each_counter_to_a_maximum_of_ten() -> None:
    for n, damage in ((1, 2), (4, 8), (5, 10), (7, 10)):
        t = charged(n)
        t.A.does("Use Energy Channel", "Discard")
        assert t["Rhino"].damage == damage and t.A.discard == ["Energy Channel"]
        assert t["She-Hulk"].damage == 0


def test_energy_channel_discharges_for_heroes_as_an_attack() -> None:
    t = charged(3, form="alter-ego")
    assert not t.offered("Use Energy Channel")
    t = charged(3, status=["stunned"])
    t.A.does("Use Energy Channel", "Discard")
    assert t["Rhino"].damage == 0 and t["Captain Marvel"].status == frozenset() and t.A.discard == ["Energy Channel"]


def test_one_energy_channel_for_each_player() -> None:
    t = charged(0, "Energy Channel")
    assert not t.offered("Play Energy Channel")
    t = situation("champions", A=side("Captain Marvel", hand=["Energy Channel"]), B=side("She-Hulk", play=["Energy Channel"]))
    assert t.offered("Play Energy Channel")


# -- obligation -------------------------------------------------------------------------------------------------------------


def test_family_emergency_exhausts_carol_danvers_and_is_gone() -> None:
    t = situation("champions", A=side("Captain Marvel", form="alter-ego", dealt=["Family Emergency"]), B=side("She-Hulk"))
    t.reveals("Family Emergency")
    t.A.does("Exhaust Carol")
    assert t.A.identity.exhausted and not t.B.identity.exhausted
    assert t.encounter_discard == [] and not t.in_play("Family Emergency") and len(t.encounter_deck) == 20


def test_family_emergency_lets_the_hero_flip_first() -> None:
    t = situation("champions", A=side("Captain Marvel", dealt=["Family Emergency"]))
    t.reveals("Family Emergency")
    assert t.kind == "may"
    t.says(True)
    assert t.A.form == "alter_ego"
    t.A.does("Exhaust Carol")
    assert t.A.identity.exhausted and t.A.identity.status == frozenset()


def test_family_emergency_stuns_and_surges_otherwise() -> None:
    deck = ["Crowd Control", *[BLANK] * 5]
    t = situation("champions", A=side("Captain Marvel", dealt=["Family Emergency"]), B=side("She-Hulk"), encounter=deck)
    revealing_obligation(t, "Family Emergency")
    assert t.kind == "turn"
    assert t.A.identity.status == {"stunned"} and t.B.identity.status == frozenset()
    assert t.in_play("Crowd Control") and t.encounter_discard == ["Family Emergency"] and not t.A.identity.exhausted


def test_family_emergency_can_stun_carol_danvers_too_and_must_if_she_is_exhausted() -> None:
    deck = ["Crowd Control", *[BLANK] * 5]
    t = situation(
        "champions", A=side("Captain Marvel", form="alter-ego", exhausted=True, dealt=["Family Emergency"]), encounter=deck
    )
    t.reveals("Family Emergency")
    assert t.kind == "turn" and t.A.identity.status == {"stunned"} and t.in_play("Crowd Control")


# -- nemesis set ------------------------------------------------------------------------------------------------------------


def test_the_psyche_magnitron_has_more_threat_with_more_players() -> None:
    t = situation("champions", A=side("Captain Marvel"), threat=2)
    t.reveals("The Psyche-Magnitron")
    assert t["The Psyche-Magnitron"].threat == 4 and t["The Psyche-Magnitron"].icons == {"hazard": 1}
    t = situation(
        "champions",
        A=side("Captain Marvel"),
        B=side("She-Hulk"),
        C=side("Iron Man"),
        encounter=["The Psyche-Magnitron"],
        threat=2,
    )
    t.reveals("The Psyche-Magnitron")
    assert t["The Psyche-Magnitron"].threat == 6 and t.scheme.threat == 2


def test_yon_rogg_feeds_the_psyche_magnitron_after_his_attacks() -> None:
    schemes = [put("The Psyche-Magnitron", threat=2), put("Bomb Scare", threat=2)]
    t = situation("champions", A=side("Captain Marvel", minions=["Yon-Rogg", THUG]), side_schemes=schemes, threat=1)
    t.enemy_attacks("Thug")
    on(t, "turn")
    assert t["The Psyche-Magnitron"].threat == 2
    t.enemy_schemes("Yon-Rogg")
    assert t["The Psyche-Magnitron"].threat == 2 and t.scheme.threat == 3
    t.enemy_attacks("Yon-Rogg")
    on(t, "turn")
    assert t["The Psyche-Magnitron"].threat == 3 and t["Bomb Scare"].threat == 2 and t.scheme.threat == 3


def test_yon_rogg_alone_feeds_nothing() -> None:
    t = situation("champions", A=side("Captain Marvel", minions=["Yon-Rogg"]), threat=1)
    t.enemy_attacks("Yon-Rogg")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 3 and t.scheme.threat == 1


def test_kree_manipulator_places_threat_and_surges() -> None:
    t = situation("champions", A=side("Captain Marvel"), encounter=["Crowd Control", BLANK], threat=1)
    t.reveals("Kree Manipulator")
    assert t.scheme.threat == 2 and t.in_play("Crowd Control") and t.encounter_deck == ["Blank"]


def test_kree_manipulator_as_a_boost_card_minds_only_undefended_attacks_of_the_villain() -> None:
    for defends, threat in ((False, 2), (True, 1)):
        t = situation("champions", A=side("Captain Marvel"), encounter=["Kree Manipulator", BLANK], threat=1)
        t.enemy_attacks("Rhino")
        if defends:
            t.A.picks("Captain Marvel")
        else:
            t.A.passes()
        assert t.scheme.threat == threat
    t = situation("champions", A=side("Captain Marvel", form="alter-ego"), encounter=["Kree Manipulator", BLANK], threat=1)
    t.enemy_schemes("Rhino")
    assert t.scheme.threat == 2


def test_yon_roggs_treason_takes_printed_energy_or_surges() -> None:
    deck = ["Crowd Control", BLANK]
    hand = ["Energy", "Genius", "Spider-Woman", "Cosmic Flight"]
    t = situation("champions", A=side("Captain Marvel", hand=hand), B=side("She-Hulk", hand=["Energy"]), encounter=deck)
    t.reveals("Yon-Rogg's Treason")
    # a wild resource is not printed as energy
    assert t.A.hand == ["Genius", "Spider-Woman"] and sorted(t.A.discard) == ["Cosmic Flight", "Energy"]
    assert t.B.hand == ["Energy"] and not t.in_play("Crowd Control")
    t = situation("champions", A=side("Captain Marvel", hand=["Genius"]), encounter=deck)
    t.reveals("Yon-Rogg's Treason")
    assert t.A.hand == ["Genius"] and t.in_play("Crowd Control")
