"""The Rhino scenario, the standard and expert sets and Bomb Scare: what each card does, does not, and leaves alone."""

from __future__ import annotations

import pytest

from longbox.games.champions.catalog.catalog import face
from longbox.games.champions.events import Damage, Remove
from longbox.games.champions.game import GAME
from longbox.games.champions.situations import BLANK, FILLER, Table, put, stand_in
from longbox.games.champions.state import NEMESIS
from longbox.kernel.match import Match
from longbox.situations import side, situation
from tests.worked import laid


def nobody_defends(t: Table) -> None:
    while t.kind == "defend":
        t.passes()


# -- the villain and his scheme -------------------------------------------------------------------------------------------


def test_rhino_one_is_just_himself() -> None:
    t = situation("champions", A=side("She-Hulk"), B=side("Captain Marvel"))
    assert (t.villain.atk, t.villain.sch, t.villain.hp) == (2, 1, 28)
    assert face("01094").text == ()


def test_the_second_stage_fetches_breakin_and_takin() -> None:
    t = situation("champions", A=side("She-Hulk"), encounter=["Shocker", "Breakin' & Takin'", "Sandman"], villain_damage=13)
    t.A.attacks("She-Hulk", "Rhino")
    assert t.villain.face == 1
    assert t["Breakin' & Takin'"].threat == 3
    assert sorted(t.encounter_deck) == ["Sandman", "Shocker"]
    assert t.villain.damage == 0


def test_in_expert_mode_it_is_there_from_the_beginning() -> None:
    t = Table(Match(GAME, {"heroes": ["She-Hulk", "Iron Man"], "scenario": "Rhino", "mode": "expert"}, 1).state)
    assert t["Breakin' & Takin'"].threat == 4 and t.villain.hp == 30


def test_the_second_stage_finds_it_in_the_discard_pile_too_and_does_without() -> None:
    t = situation(
        "champions", A=side("She-Hulk"), encounter=["Shocker"], encounter_discard=["Breakin' & Takin'"], villain_damage=13
    )
    t.A.attacks("She-Hulk", "Rhino")
    assert t.in_play("Breakin' & Takin'") and t.encounter_discard == []
    t = situation("champions", A=side("She-Hulk"), encounter=["Shocker"], villain_damage=13)
    t.A.attacks("She-Hulk", "Rhino")
    assert t.kind == "turn" and t.encounter_deck == ["Shocker"]


def test_the_third_stage_is_tough_and_stuns_each_hero() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk"),
        B=side("Captain Marvel"),
        C=side("Iron Man", form="alter-ego"),
        mode="expert",
        stage="II",
        villain_damage=44,
    )
    t.A.attacks("She-Hulk", "Rhino")
    assert t.villain.hp == 48 and t.villain.status == {"tough"}
    assert t.A.identity.status == {"stunned"} and t.B.identity.status == {"stunned"}
    assert t.C.identity.status == frozenset()


def test_the_break_in_sets_nothing_up_and_loses_the_game_when_completed() -> None:
    m = Match(GAME, {"heroes": ["She-Hulk"], "scenario": "Rhino"}, 1)
    assert m.state.things[m.state.scheme].face == 1 and m.state.things[m.state.scheme].threat == 0
    t = situation("champions", A=side("Iron Man", form="alter-ego"), threat=6)
    t.enemy_schemes("Rhino")
    assert t.result is not None and not t.result.won
    t = situation("champions", A=side("Iron Man", form="alter-ego"), threat=5)
    t.enemy_schemes("Rhino")
    assert t.result is None and t.scheme.threat == 6


# -- attachments ----------------------------------------------------------------------------------------------------------


def test_the_suit_takes_damage_until_it_has_five() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", hand=["Haymaker", "Energy"], minions=["Shocker"], play=[put("Armored Rhino Suit", on="Rhino")]),
    )
    t.A.attacks("She-Hulk", "Rhino")
    assert t.villain.damage == 0 and t["Armored Rhino Suit"].counter("damage") == 3
    t.A.plays("Haymaker")
    t.A.picks("Rhino")
    # all three go onto it though two would have been enough
    assert t.villain.damage == 0 and not t.in_play("Armored Rhino Suit")
    assert t.encounter_discard == ["Armored Rhino Suit"]


def test_the_suit_is_no_help_to_others_and_waits_behind_a_tough_status_card() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", minions=["Shocker"], play=[put("Armored Rhino Suit", on="Rhino")]),
        villain_status=["tough"],
    )
    t.happens(Damage(t.villain.ref, 2), Damage(t["Shocker"].ref, 2))
    assert t["Armored Rhino Suit"].counter("damage") == 0 and t.villain.status == frozenset()
    assert t["Shocker"].damage == 2


def test_charge_adds_to_the_attack_gives_overkill_and_goes() -> None:
    t = situation("champions", A=side("She-Hulk", play=["Tigra", put("Charge", on="Rhino")]))
    assert t.villain.atk == 5
    t.enemy_attacks("Rhino")
    t.A.picks("Tigra")
    # Tigra has 3 hit points; two more are dealt to She-Hulk
    assert t["She-Hulk"].damage == 2 and t.A.discard == ["Tigra"]
    assert t.encounter_discard[-1] == "Charge" and t.villain.atk == 2


def test_charge_stays_through_a_scheme_a_stunned_attack_and_anothers_attack() -> None:
    t = situation(
        "champions", A=side("She-Hulk", minions=["Shocker"], play=[put("Charge", on="Rhino")]), villain_status=["stunned"]
    )
    t.enemy_schemes("Rhino")
    t.enemy_attacks("Rhino")
    t.enemy_attacks("Shocker")
    nobody_defends(t)
    assert t.in_play("Charge") and t["She-Hulk"].damage == 2


def test_enhanced_ivory_horn_can_be_broken_off_by_a_hero() -> None:
    hand = ["Strength", "Strength", "Energy"]
    t = situation("champions", A=side("She-Hulk", hand=hand, play=[put("Enhanced Ivory Horn", on="Rhino")]))
    assert t.villain.atk == 3
    t.A.uses("Enhanced Ivory Horn", "Strength", "Strength")
    assert not t.in_play("Enhanced Ivory Horn") and t.A.hand == ["Energy"] and t.villain.atk == 2
    t = situation("champions", A=side("She-Hulk", form="alter-ego", hand=hand, play=[put("Enhanced Ivory Horn", on="Rhino")]))
    assert not t.offered("Enhanced Ivory Horn")
    t = situation("champions", A=side("She-Hulk", hand=["Strength", "Energy"], play=[put("Enhanced Ivory Horn", on="Rhino")]))
    assert not t.offered("Enhanced Ivory Horn")


@pytest.mark.parametrize("title", ["Armored Rhino Suit", "Charge", "Enhanced Ivory Horn"])
def test_they_are_attached_to_rhino_and_to_no_other_villain(title: str) -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Shocker"]), encounter=[title, BLANK])
    t.reveals(title)
    assert t.villain.attached == [title] and t["Shocker"].attached == []
    t = situation("champions", scenario="Klaw", A=side("She-Hulk", minions=["Shocker"]), encounter=[title, BLANK])
    t.reveals(title)
    assert t.encounter_discard == [title]


# -- minions --------------------------------------------------------------------------------------------------------------


def test_a_hydra_mercenary_guards_the_villain_from_its_own_player_only() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Hydra Mercenary"]), B=side("Captain Marvel"), active="A")
    assert not t.offered("She-Hulk attacks Rhino") and t.offered("She-Hulk attacks Hydra Mercenary")
    t = situation("champions", A=side("She-Hulk", minions=["Hydra Mercenary"]), B=side("Captain Marvel"), active="B")
    assert t.offered("Captain Marvel attacks Rhino")


def test_sandman_comes_tough() -> None:
    t = situation("champions", A=side("She-Hulk"), encounter=["Sandman", "Shocker"])
    t.reveals("Sandman")
    assert t["Sandman"].status == {"tough"} and t.A.minions == ["Sandman"]
    t.A.attacks("She-Hulk", "Sandman")
    assert t["Sandman"].damage == 0 and t["Sandman"].status == frozenset()


def test_shocker_hits_each_hero_and_no_alter_ego_or_ally() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", play=["Tigra"]),
        B=side("Captain Marvel"),
        C=side("Iron Man", form="alter-ego"),
        encounter=["Shocker"] * 2,
    )
    t.reveals("Shocker")
    assert [p.identity.damage for p in (t.A, t.B, t.C)] == [1, 1, 0] and t["Tigra"].damage == 0


# -- treacheries ------------------------------------------------------------------------------------------------------------


def test_hard_to_keep_down_heals_rhino_or_surges() -> None:
    t = situation("champions", A=side("She-Hulk"), encounter=["Hard to Keep Down", "Crowd Control", "Shocker"], villain_damage=3)
    t.reveals("Hard to Keep Down")
    assert t.villain.damage == 0 and not t.in_play("Crowd Control")
    t = situation("champions", A=side("She-Hulk"), encounter=["Hard to Keep Down", "Crowd Control", "Shocker"])
    t.reveals("Hard to Keep Down")
    assert t.in_play("Crowd Control")


@pytest.mark.example("champions:alteration-effect#ex2")
def test_im_tough_surges_instead_if_rhino_is_tough_already() -> None:
    t = laid("champions:alteration-effect#ex2", tough=False)
    t.begins()
    assert t.villain.status == {"tough"} and not t.in_play("Crowd Control")
    t = laid("champions:alteration-effect#ex2")
    t.begins()
    assert t.villain.status == {"tough"} and t.in_play("Crowd Control")


def test_stampede_stuns_whom_the_attack_damages() -> None:
    t = situation(
        "champions", A=side("She-Hulk", play=["Tigra"]), B=side("Captain Marvel"), encounter=["Stampede", "Bomb Scare", "Shocker"]
    )
    t.reveals("Stampede")
    nobody_defends(t)
    assert t["She-Hulk"].damage == 4 and t["She-Hulk"].status == {"stunned"}
    assert t["Tigra"].status == frozenset() and t.B.identity.status == frozenset()


def test_stampede_stuns_the_defender_or_nobody() -> None:
    t = situation("champions", A=side("She-Hulk", play=["Luke Cage"]), encounter=["Stampede", FILLER, "Shocker"])
    t.reveals("Stampede")
    t.A.picks("Luke Cage")
    assert t["Luke Cage"].status == {"stunned"} and t["She-Hulk"].status == frozenset()
    # She-Hulk's DEF is 2
    t = situation("champions", A=side("She-Hulk"), encounter=["Stampede", FILLER, "Shocker"])
    t.reveals("Stampede")
    t.A.picks("She-Hulk")
    assert t["She-Hulk"].status == frozenset() and t["She-Hulk"].damage == 0


def test_stampede_with_overkill_stuns_the_identity_it_spills_on() -> None:
    t = situation(
        "champions", A=side("She-Hulk", play=["Tigra", put("Charge", on="Rhino")]), encounter=["Stampede", FILLER, "Shocker"]
    )
    t.reveals("Stampede")
    t.A.picks("Tigra")
    assert t["She-Hulk"].damage == 2 and t["She-Hulk"].status == {"stunned"}


def test_stampede_surges_against_an_alter_ego() -> None:
    t = situation("champions", A=side("She-Hulk", form="alter-ego"), encounter=["Stampede", "Crowd Control", "Shocker"])
    t.reveals("Stampede")
    assert t.in_play("Crowd Control") and t.A.identity.damage == 0


def test_an_attack_of_stampede_that_a_stun_stops_stuns_nobody() -> None:
    t = situation("champions", A=side("She-Hulk"), encounter=["Stampede", "Crowd Control", "Shocker"], villain_status=["stunned"])
    t.reveals("Stampede")
    assert t.kind == "turn" and t["She-Hulk"].status == frozenset() and not t.in_play("Crowd Control")


# -- side schemes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "icon", "two"),
    [("Breakin' & Takin'", "hazard", 4), ("Crowd Control", "crisis", 4), ("Bomb Scare", "acceleration", 4)],
)
def test_side_schemes_of_the_scenario(title: str, icon: str, two: int) -> None:
    t = situation("champions", A=side("She-Hulk"), B=side("Captain Marvel"), encounter=[title, "Shocker"], threat=3)
    t.reveals(title)
    assert t[title].threat == two and t[title].icons == {icon: 1}
    assert t.scheme.threat == 3


# -- Bomb Scare -------------------------------------------------------------------------------------------------------------


def test_a_hydra_bomber_asks_its_player_for_damage_or_threat() -> None:
    t = situation("champions", A=side("She-Hulk"), B=side("Captain Marvel"), encounter=["Hydra Bomber", "Shocker"], threat=3)
    t.reveals("Hydra Bomber", "B")
    assert not t.A.asked()
    t.B.does("Take 2 damage")
    assert t.B.identity.damage == 2 and t.A.identity.damage == 0 and t.scheme.threat == 3
    t = situation("champions", A=side("She-Hulk"), encounter=["Hydra Bomber", "Shocker"], threat=3)
    t.reveals("Hydra Bomber")
    t.A.does("Place 1 threat")
    assert t.scheme.threat == 4 and t.A.identity.damage == 0


def test_explosion_is_assigned_among_heroes_and_allies() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", play=["Tigra"], minions=["Sandman"]),
        B=side("Captain Marvel", form="alter-ego"),
        side_schemes=[put("Bomb Scare", threat=4)],
        encounter=["Explosion", "Crowd Control", "Shocker"],
    )
    t.reveals("Explosion")
    assert t.kind == "spread"
    t.answers(1, 3)
    assert t["She-Hulk"].damage == 1 and not t.in_play("Tigra")
    assert t["Sandman"].damage == 0 and t.B.identity.damage == 0 and not t.in_play("Crowd Control")
    assert t["Bomb Scare"].threat == 4


def test_explosion_without_the_bomb_surges() -> None:
    t = situation("champions", A=side("She-Hulk"), encounter=["Explosion", "Crowd Control", "Shocker"])
    t.reveals("Explosion")
    assert t["She-Hulk"].damage == 0 and t.in_play("Crowd Control")


def test_false_alarm_confuses_or_surges() -> None:
    t = situation(
        "champions", A=side("She-Hulk"), B=side("Captain Marvel"), encounter=["False Alarm", "Crowd Control", "Shocker"]
    )
    t.reveals("False Alarm")
    assert t.A.identity.status == {"confused"} and t.B.identity.status == frozenset() and not t.in_play("Crowd Control")
    t = situation("champions", A=side("She-Hulk", status=["confused"]), encounter=["False Alarm", "Crowd Control", "Shocker"])
    t.reveals("False Alarm")
    assert t.in_play("Crowd Control")


# -- standard ---------------------------------------------------------------------------------------------------------------


def test_advance_makes_the_villain_scheme_also_against_a_hero() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Sandman"]), encounter=["Advance", FILLER, "Shocker"], threat=1)
    t.reveals("Advance")
    assert t.scheme.threat == 2 and t["She-Hulk"].damage == 0


def test_assault_attacks_a_hero_and_surges_against_an_alter_ego() -> None:
    t = situation("champions", A=side("She-Hulk"), B=side("Captain Marvel"), encounter=["Assault", FILLER, "Shocker"])
    t.reveals("Assault", "B")
    nobody_defends(t)
    assert t.B.identity.damage == 2 and t.A.identity.damage == 0
    t = situation("champions", A=side("She-Hulk", form="alter-ego"), encounter=["Assault", "Crowd Control", "Shocker"])
    t.reveals("Assault")
    assert t.in_play("Crowd Control") and t.A.identity.damage == 0


def test_caught_off_guard_takes_an_upgrade_or_support() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", play=["Tac Team", "Combat Training", "Tigra"]),
        B=side("Captain Marvel", play=["Med Team"]),
        encounter=["Caught Off Guard", "Crowd Control", "Shocker"],
    )
    t.reveals("Caught Off Guard")
    assert sorted(t.options()) == ["Combat Training", "Tac Team"]
    t.A.picks("Tac Team")
    assert t.A.discard == ["Tac Team"] and t.B.play == ["Med Team"] and not t.in_play("Crowd Control")


def test_caught_off_guard_without_anything_to_lose_surges() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", play=["Tigra"]),
        B=side("Captain Marvel", play=["Med Team"]),
        encounter=["Caught Off Guard", "Crowd Control", "Shocker"],
    )
    t.reveals("Caught Off Guard")
    assert t.in_play("Crowd Control") and t.B.play == ["Med Team"] and t.A.play == ["Tigra"]


def test_gang_up_is_the_villain_and_your_minions() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", minions=["Shocker", "Hydra Bomber"]),
        B=side("Captain Marvel", minions=["Sandman"]),
        encounter=["Gang-Up", FILLER, FILLER],
    )
    t.reveals("Gang-Up")
    nobody_defends(t)
    assert t.kind == "order"
    t.A.picks("Hydra Bomber")
    nobody_defends(t)
    assert t["She-Hulk"].damage == 5 and t.B.identity.damage == 0
    t = situation(
        "champions", A=side("She-Hulk", form="alter-ego", minions=["Shocker"]), encounter=["Gang-Up", "Crowd Control", "Shocker"]
    )
    t.reveals("Gang-Up")
    assert t.A.identity.damage == 0 and t.in_play("Crowd Control")


def test_shadow_of_the_past_brings_the_nemesis() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", form="alter-ego", hand=[FILLER]),
        B=side("She-Hulk"),
        encounter=["Shadow of the Past", "Crowd Control", "Shocker"],
    )
    t.reveals("Shadow of the Past")
    assert t.A.minions == ["Vulture"] and t["Highway Robbery"].threat == 6
    # it was revealed, so that its text resolved
    assert t.A.hand == []
    assert sorted(t.encounter_deck) == ["Crowd Control", "Shocker", "Sweeping Swoop", "Sweeping Swoop", "The Vulture's Plans"]
    assert t.B.minions == []


def test_without_a_nemesis_left_shadow_of_the_past_surges() -> None:
    deck = ["Shadow of the Past", "Crowd Control", "Shocker"]
    t = situation("champions", A=side("Spider-Man", form="alter-ego"), B=side("She-Hulk"), encounter=deck)
    nemesis = t.state.zone(0, NEMESIS)
    t.happens(*[Remove(t.state.ref(n)) for n in nemesis])
    t.reveals("Shadow of the Past")
    assert t.A.minions == [] and t.in_play("Crowd Control") and t.encounter_deck == ["Shocker"]


def test_a_nemesis_whose_double_is_in_play_does_not_enter_and_the_card_surges() -> None:
    # champions:unique-icon#7 it does not come from the encounter deck: it stays aside, and is not of the rest that is shuffled in
    deck = ["Shadow of the Past", *["Crowd Control"] * 9]
    double = stand_in("minion", "Vulture", hp=4, atk=1, sch=1, unique=True)
    t = situation("champions", A=side("Spider-Man", form="alter-ego"), B=side("She-Hulk", minions=[double]), encounter=deck)
    t.reveals("Shadow of the Past")
    assert t.A.minions == [] and t.B.minions == ["Vulture"]
    before, surge, after = t.log.partition("Shadow of the Past gains surge")
    assert surge and "reveals Vulture" not in before and "Vulture is discarded" not in before
    assert "Highway Robbery enters play" in before and "reveals" in after
    # of the five cards that were aside one is in play, three went into the encounter deck, and he is where he was
    assert [t.state.things[n].printed.name for n in t.state.zone(0, NEMESIS)] == ["Vulture"]
    assert before.count("is shuffled into the encounter deck") == 3 and "Vulture" not in t.encounter_deck


def test_shadow_of_the_past_does_not_surge_when_the_nemesis_is_beaten_off_at_once() -> None:
    # Vulture attacks as he engages a hero, who hits back
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Counter-Punch"], play=["Combat Training", "Combat Training"]),
        encounter=["Shadow of the Past", "Crowd Control", "Shocker"],
    )
    t.reveals("Shadow of the Past")
    t.A.picks("Spider-Man")
    t.A.picks("Counter-Punch")
    assert t.kind == "turn" and not t.in_play("Vulture") and t.in_play("Highway Robbery")
    assert not t.in_play("Crowd Control")


# -- expert -------------------------------------------------------------------------------------------------------------------


def test_exhaustion_exhausts_the_identity_and_surges() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", play=["Tigra"]),
        B=side("Captain Marvel"),
        encounter=["Exhaustion", "Crowd Control", "Shocker"],
    )
    t.reveals("Exhaustion")
    assert t.A.identity.exhausted and not t["Tigra"].exhausted and not t.B.identity.exhausted
    assert t.in_play("Crowd Control")


def test_masterplan_feeds_side_schemes_or_finds_one() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk"),
        side_schemes=[put("Bomb Scare", threat=2), put("Crowd Control", threat=1)],
        encounter=["Masterplan", "Breakin' & Takin'"],
        threat=1,
    )
    t.reveals("Masterplan")
    assert t["Bomb Scare"].threat == 6 and t["Crowd Control"].threat == 5 and t.scheme.threat == 1
    assert t.encounter_deck == ["Breakin' & Takin'"]
    t = situation("champions", A=side("She-Hulk"), encounter=["Masterplan", "Shocker", "Breakin' & Takin'", "Sandman"], threat=1)
    t.reveals("Masterplan")
    assert (
        t["Breakin' & Takin'"].threat == 3
        and t.encounter_discard == ["Shocker", "Masterplan"]
        and t.encounter_deck == ["Sandman"]
    )


def test_under_fire_reveals_two_more() -> None:
    t = situation("champions", A=side("She-Hulk"), encounter=["Under Fire", "Crowd Control", "Hydra Mercenary", "Sandman"])
    t.reveals("Under Fire")
    assert t.in_play("Crowd Control") and t.A.minions == ["Hydra Mercenary"] and t.encounter_deck == ["Sandman"]


def test_the_third_stage_stuns_no_ally() -> None:
    bystander = stand_in("ally", "Bystander", hp=3, atk=1, thw=1)
    t = situation("champions", A=side("She-Hulk", play=[bystander]), mode="expert", stage="II", villain_damage=14)
    t.A.attacks("She-Hulk", "Rhino")
    assert t["Bystander"].status == frozenset() and t["She-Hulk"].status == {"stunned"}
