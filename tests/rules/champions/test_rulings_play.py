"""Questions of play that have been asked about the core set: attacks and defenses, costs, statuses, threat, who does what."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
PANTHER = ("01043a", "Vibranium")


def until(t: Table, words: str) -> None:
    """Pass, or take the first option, until this is offered; then choose it."""
    for _ in range(20):
        if t.offered(words):
            t.pick(words)
            return
        assert t.kind != "turn", t.asking()
        t.passes()
    raise AssertionError(t.asking())


# -- defending ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:defend#4")
def test_whoever_flips_back_has_defended_and_may_answer_to_that() -> None:
    # Backflip makes Spider-Man the defender, exhausted or not
    for answer in ("Indomitable", "Counter-Punch"):
        t = situation(
            "champions",
            A=side("Spider-Man", hand=["Backflip", "Counter-Punch"], play=["Indomitable"], exhausted=True),
            encounter=[BLANK] * 3,
        )
        t.enemy_attacks("Rhino")
        until(t, "Play Backflip")
        assert t["Spider-Man"].damage == 0 and t.offered("Indomitable") and t.offered("Counter-Punch")
        t.pick(answer)
        on(t, "turn")
        assert t["Spider-Man"].exhausted is (answer != "Indomitable")
        assert t.villain.damage == (2 if answer == "Counter-Punch" else 0)


@pytest.mark.rule("champions:status-tough", "champions:attack-enemy-activation#4.1")
def test_a_tough_status_card_stays_when_the_defense_leaves_no_damage() -> None:
    t = situation("champions", A=side("Spider-Man", status=["tough"], minions=[THUG]), encounter=[BLANK])
    t.enemy_attacks("Thug")
    t.A.picks("Spider-Man")
    assert t["Spider-Man"].damage == 0 and t["Spider-Man"].status == {"tough"}
    # undefended it goes
    t = situation("champions", A=side("Spider-Man", status=["tough"], minions=[THUG]), encounter=[BLANK])
    t.enemy_attacks("Thug")
    t.A.passes()
    assert t["Spider-Man"].damage == 0 and t["Spider-Man"].status == frozenset()


@pytest.mark.rule("champions:status-stunned", "champions:defend#2")
def test_stunned_and_confused_characters_may_defend() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", status=["stunned"], minions=[THUG], play=[put("Tigra", status=["stunned", "confused"])]),
        encounter=[BLANK],
    )
    t.enemy_attacks("Thug")
    assert t.offered("Spider-Man")
    t.A.picks("Tigra")
    assert t["Tigra"].damage == 1 and t["Tigra"].status == {"stunned", "confused"} and t["Spider-Man"].status == {"stunned"}


@pytest.mark.rule("champions:overkill", "champions:status-tough#2")
def test_a_tough_ally_lets_nothing_spill_over() -> None:
    t = situation(
        "champions", A=side("Captain Marvel", play=[put("Luke Cage", status=["tough"])]), encounter=["Charge", BLANK, BLANK]
    )
    t.reveals("Charge")
    t.enemy_attacks("Rhino")
    t.A.picks("Luke Cage")
    assert t["Luke Cage"].damage == 0 and t["Luke Cage"].status == frozenset() and t["Captain Marvel"].damage == 0
    # nor does a tough minion
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=[put(THUG, status=["tough"])], hand=["Relentless Assault", "Strength"]),
    )
    t.A.plays("Relentless Assault")
    assert t["Thug"].damage == 0 and t.villain.damage == 0


# -- attacks -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:overkill", "champions:status-tough")
def test_what_spills_onto_a_tough_villain_is_taken_by_the_status_card() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=["Shocker"], hand=["Relentless Assault", "Strength"]),
        villain_status=["tough"],
    )
    t.A.plays("Relentless Assault")
    assert t.A.minions == [] and t.villain.damage == 0 and t.villain.status == frozenset()


@pytest.mark.rule("champions:consequential-damage", "champions:status-tough")
def test_a_tough_status_card_takes_consequential_damage() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[put("Luke Cage", status=["tough"])]))
    t.A.attacks("Luke Cage", "Rhino")
    assert t.villain.damage == 2 and t["Luke Cage"].damage == 0 and t["Luke Cage"].status == frozenset()


@pytest.mark.rule("champions:ally#2")
def test_allies_attack_and_thwart_for_an_alter_ego_too() -> None:
    t = situation("champions", A=side("Iron Man", form="alter-ego", play=["Tigra"]), threat=3)
    assert t.offered("Tigra thwarts") and not t.offered("Tony Stark attacks") and not t.offered("Tony Stark thwarts")
    t.A.attacks("Tigra", "Rhino")
    assert t.villain.damage == 2


@pytest.mark.rule("champions:dash-value", "champions:gets")
def test_more_thw_is_no_use_to_whoever_has_a_dash() -> None:
    t = situation("champions", A=side("Iron Man", play=["Hulk", put("Inspired", on="Hulk")]), threat=3)
    assert not t.offered("Hulk thwarts") and t.offered("Hulk attacks Rhino (4")


@pytest.mark.rule("champions:retaliate-x", "champions:response")
def test_who_falls_to_retaliation_answers_to_nothing_any_more() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", damage=14, hand=["One-Two Punch", "Energy"], minions=["Whiplash"]),
        B=side("Iron Man"),
    )
    t.A.attacks("She-Hulk", "Whiplash")
    assert t.A.out and t.B.asked() and t.kind == "turn"
    # an ally falls to it before the consequential damage
    t = situation("champions", A=side("Iron Man", play=[put("Tigra", damage=2)], minions=["Whiplash"]))
    t.A.attacks("Tigra", "Whiplash")
    assert not t.in_play("Tigra") and t["Whiplash"].damage == 2 and len(told(t, "Tigra takes")) == 1


@pytest.mark.rule("champions:retaliate-x", "champions:ability")
def test_retaliation_comes_before_what_else_is_forced_after_the_attack() -> None:
    t = situation("champions", A=side("Black Panther", minions=[put("Tiger Shark", damage=4)]), encounter=[BLANK] * 3)
    t.enemy_attacks("Tiger Shark")
    on(t, "turn")
    # hurt first, and tough only then
    assert t["Tiger Shark"].damage == 5 and t["Tiger Shark"].status == {"tough"}
    t = situation("champions", A=side("Black Panther", minions=[put("Tiger Shark", damage=5)]), encounter=[BLANK] * 3)
    t.enemy_attacks("Tiger Shark")
    on(t, "turn")
    assert t.A.minions == []


@pytest.mark.rule("champions:status-stunned#1", "champions:special")
def test_a_stunned_panther_loses_one_of_his_attacks() -> None:
    t = situation(
        "champions", A=side("Black Panther", status=["stunned"], damage=3, play=["Panther Claws", "Vibranium Suit"], hand=PANTHER)
    )
    t.A.plays("Wakanda Forever!")
    t.A.picks("Panther Claws")
    assert t["Black Panther"].status == frozenset() and t.villain.damage == 2 and t["Black Panther"].damage == 1


@pytest.mark.rule("champions:guard", "champions:special")
def test_daggers_that_fell_the_guard_clear_the_way_for_the_claws() -> None:
    t = situation(
        "champions",
        A=side(
            "Black Panther", minions=[put("Hydra Mercenary", damage=2)], play=["Panther Claws", "Energy Daggers"], hand=PANTHER
        ),
    )
    t.A.plays("Wakanda Forever!")
    t.A.picks("Energy Daggers")
    on(t, "turn")
    assert t.A.minions == [] and t.villain.damage == 1 + 4


@pytest.mark.rule("champions:you-your#10", "champions:you-your#14")
def test_whom_an_upgrade_defeats_you_have_defeated_and_whom_a_support_does_not() -> None:
    t = situation(
        "champions",
        A=side("Black Panther", play=["Interrogation Room", "Energy Daggers"], minions=[put(THUG, damage=1)], hand=PANTHER),
        threat=3,
    )
    t.A.plays("Wakanda Forever!")
    on(t, "window")
    t.pick("Use Interrogation Room")
    assert t.scheme.threat == 2
    # retaliation is his own
    t = situation("champions", A=side("Black Panther", play=["Interrogation Room"], minions=[put(THUG, damage=2)]), threat=3)
    t.enemy_attacks("Thug")
    on(t, "window")
    assert t.offered("Use Interrogation Room")
    t = situation(
        "champions", A=side("Black Panther", play=["Interrogation Room", "Tac Team"], minions=[put(THUG, damage=1)]), threat=3
    )
    t.A.uses("Tac Team")
    t.A.picks("Thug")
    assert t.kind == "turn" and t.A.minions == [] and t.scheme.threat == 3


# -- threat --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:replacement-effect", "champions:status-tough")
def test_threat_taken_as_damage_is_gone_even_if_a_tough_status_card_takes_that() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Great Responsibility"], status=["tough"]),
        B=side("She-Hulk", form="alter-ego"),
        scenario="Klaw",
        encounter=[BLANK] * 3,
    )
    t.enemy_schemes("Klaw", "B")
    t.pick("Great Responsibility")
    # nothing is left that could be objected to
    assert t.kind == "turn" and t.scheme.threat == 0
    assert t["Spider-Man"].damage == 0 and t["Spider-Man"].status == frozenset()
    # objected to first, less is taken
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Great Responsibility"]),
        B=side("She-Hulk", form="alter-ego"),
        scenario="Klaw",
        encounter=[BLANK] * 3,
        first="B",
    )
    t.enemy_schemes("Klaw", "B")
    t.pick("Use Jennifer Walters")
    t.pick("Great Responsibility")
    assert t.scheme.threat == 0 and t["Spider-Man"].damage == 1 and t["Jennifer Walters"].damage == 0


@pytest.mark.rule("champions:status-confused#1", "champions:thwart#3")
def test_only_what_is_a_thwart_is_lost_to_confusion() -> None:
    t = situation("champions", A=side("Iron Man", status=["confused"], play=["Surveillance Team", "Mark V Helmet"]), threat=3)
    t.A.uses("Surveillance Team")
    assert t.scheme.threat == 2 and t["Iron Man"].status == {"confused"}
    t.A.uses("Mark V Helmet")
    assert t.scheme.threat == 2 and t["Iron Man"].status == frozenset() and t["Mark V Helmet"].exhausted
    # Emergency is one: its cost is paid, and it does nothing
    t = situation(
        "champions", A=side("Captain Marvel", form="alter-ego", hand=["Emergency"], status=["confused"]), encounter=[BLANK] * 3
    )
    t.enemy_schemes("Rhino")
    t.pick("Emergency")
    assert t.scheme.threat == 1 and t["Carol Danvers"].status == frozenset() and t.A.discard == ["Emergency"]


@pytest.mark.rule("champions:crisis-icon", "champions:then#1")
def test_the_main_scheme_is_free_once_the_crisis_is_over() -> None:
    hand = ["Crisis Interdiction", "Energy", "Energy"]
    t = situation(
        "champions",
        A=side("Captain Marvel", play=["Cosmic Flight"], hand=hand),
        side_schemes=[put("Crowd Control", threat=2)],
        threat=5,
    )
    t.A.plays("Crisis Interdiction")
    assert not t.in_play("Crowd Control") and t.scheme.threat == 3
    t = situation(
        "champions",
        A=side("Captain Marvel", play=["Cosmic Flight"], hand=hand),
        side_schemes=[put("Crowd Control", threat=3)],
        threat=5,
    )
    t.A.plays("Crisis Interdiction")
    assert t["Crowd Control"].threat == 1 and t.scheme.threat == 5


@pytest.mark.rule("champions:limit", "champions:prevent#2")
def test_jennifer_walters_objects_to_one_of_several_schemes() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", form="alter-ego"),
        side_schemes=[put("Bomb Scare", threat=1), put("Crowd Control", threat=1)],
        encounter=["Masterplan", BLANK],
    )
    t.reveals("Masterplan")
    t.pick("Use Jennifer Walters", "Crowd Control")
    assert t.kind == "turn" and t["Bomb Scare"].threat == 5 and t["Crowd Control"].threat == 4


# -- costs, plays ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:modifiers", "champions:lasting-effects")
def test_two_helicarriers_help_with_one_card() -> None:
    t = situation(
        "champions",
        A=side("Iron Man", hand=["Luke Cage", "Energy", "Energy"], play=["Helicarrier"]),
        B=side("She-Hulk", play=["Helicarrier"]),
    )
    t.A.uses("Helicarrier")
    t.A.picks("A")
    t.A.does("Ask B")
    t.B.does("Helicarrier")
    t.B.picks("A")
    t.A.plays("Luke Cage")
    assert t.A.play == ["Helicarrier", "Luke Cage"] and t.A.discard == ["Energy"]
    # a card that costs nothing is the next card as well
    t = situation("champions", A=side("Iron Man", hand=["Get Ready", "Tigra"], play=["Helicarrier", put("Hulk", exhausted=True)]))
    t.A.uses("Helicarrier")
    t.A.plays("Get Ready")
    assert t.why_not("A", "Tigra") and not t.offered("Play Tigra")


@pytest.mark.rule("champions:player-turn#6", "champions:cost#6")
def test_whoever_is_asked_pays_with_the_own_hand() -> None:
    t = situation(
        "champions", A=side("Iron Man", form="alter-ego", hand=["Energy"]), B=side("Captain Marvel", hand=["Haymaker", "Energy"])
    )
    t.A.does("Ask B")
    t.B.plays("Haymaker")
    assert t.villain.damage == 3 and t.B.hand == [] and t.A.hand == ["Energy"]
    # an alter-ego is asked for no hero action
    t = situation("champions", A=side("Iron Man"), B=side("Captain Marvel", form="alter-ego", hand=["Haymaker", "Energy"]))
    t.A.does("Ask B")
    assert not t.offered("Haymaker")


@pytest.mark.rule("champions:cost-arrow-icon", "champions:player-elimination")
def test_a_cost_may_be_the_last_hit_point() -> None:
    t = situation("champions", A=side("She-Hulk", damage=14, play=["Focused Rage"]), B=side("Iron Man"))
    t.A.uses("Focused Rage")
    assert t.A.out and t.B.asked() and t.B.identity.damage == 0


@pytest.mark.rule("champions:form#3", "champions:form#1")
def test_a_change_by_a_card_leaves_the_one_of_the_turn() -> None:
    t = situation("champions", A=side("She-Hulk", form="alter-ego", hand=["Split Personality", "Energy", "Energy"]))
    t.A.plays("Split Personality")
    t.pick("Use She-Hulk")
    assert t.villain.damage == 2 and len(t.A.hand) == 4 and t.A.form == "hero"
    t.A.does("Change form to Jennifer Walters")
    assert t.A.form == "alter_ego" and not t.offered("Change form")


# -- enemies ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:villain-defeat#2")
def test_the_armor_of_a_stage_that_fell_makes_the_next_tough() -> None:
    t = situation("champions", A=side("She-Hulk"), villain_damage=13, encounter=["Vibranium Armor", BLANK, BLANK])
    t.reveals("Vibranium Armor")
    t.A.attacks("She-Hulk", "Rhino")
    on(t, "turn")
    assert t.villain.face == 1 and t.villain.damage == 0
    assert t.villain.attached == ["Vibranium Armor"] and t.villain.status == {"tough"}


def test_two_charges_add_up_and_go_together() -> None:
    t = situation("champions", A=side("Captain Marvel"), encounter=["Under Fire", "Charge", "Charge", *[BLANK] * 3])
    t.reveals("Under Fire")
    assert t.villain.attached == ["Charge", "Charge"] and t.villain.atk == 2 + 3 + 3
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 8 and t.villain.attached == []


@pytest.mark.rule("champions:status-cards#2")
def test_a_stunned_enemy_keeps_what_webbed_it_up() -> None:
    t = situation(
        "champions", A=side("Spider-Man", play=[put("Webbed Up", on="Rhino")]), villain_status=["stunned"], encounter=[BLANK] * 3
    )
    t.enemy_attacks("Rhino")
    assert t.villain.status == frozenset() and t.in_play("Webbed Up") and t["Spider-Man"].damage == 0
    t.enemy_attacks("Rhino")
    assert t.villain.status == {"stunned"} and not t.in_play("Webbed Up") and t["Spider-Man"].damage == 0


def test_each_attack_of_a_gang_up_is_one_and_only_the_villains_tingles() -> None:
    t = situation("champions", A=side("Spider-Man", minions=[THUG]), encounter=["Gang-Up", *[BLANK] * 3])
    t.reveals("Gang-Up")
    t.pick("Use Spider-Man")
    on(t, "turn")
    assert t.A.hand == ["Filler"] and t["Spider-Man"].damage == 2 + 1
    # a stunned villain attacks nobody, his minions do
    t = situation(
        "champions", A=side("Spider-Man", minions=[THUG]), villain_status=["stunned"], encounter=["Gang-Up", *[BLANK] * 3]
    )
    t.reveals("Gang-Up")
    on(t, "turn")
    assert t["Spider-Man"].damage == 1 and t.villain.status == frozenset() and t.A.hand == []


@pytest.mark.rule("champions:encounter-deck#2", "champions:encounter-deck#p2")
def test_a_minion_found_as_the_last_card_of_the_deck_comes_all_the_same() -> None:
    t = situation("champions", A=side("Spider-Man"), scenario="Klaw", threat=5, encounter=[BLANK, "Sandman"])
    t.happens(ev.Threat(t.scheme.ref, 3))
    assert t.A.minions == ["Sandman"] and t["Sandman"].status == {"tough"}
    assert t.encounter_deck == ["Blank"] and t.state.accelerations == 1


@pytest.mark.rule("champions:player-deck#p2", "champions:player-deck#3")
def test_cards_found_as_the_deck_runs_out_are_found() -> None:
    t = situation(
        "champions", A=side("Spider-Man", hand=["Black Cat", "Energy"], deck=["Genius", "Backflip"]), encounter=[BLANK] * 3
    )
    t.A.plays("Black Cat")
    assert t.A.hand == ["Genius"] and sorted(t.A.deck) == ["Backflip", "Energy"] and t.A.dealt == 1
    # only one card was there: no more are discarded
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Black Cat", "Energy"], deck=["Genius"], discard=["Strength"]),
        encounter=[BLANK] * 3,
    )
    t.A.plays("Black Cat")
    assert t.A.hand == ["Genius"] and sorted(t.A.deck) == ["Energy", "Strength"] and t.A.dealt == 1


@pytest.mark.rule("champions:player-elimination#3")
def test_what_lies_under_a_scheme_of_a_player_who_is_out_comes_back_to_nobody() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Energy"]),
        B=side("She-Hulk", hand=["Genius"], damage=14),
        encounter=["Highway Robbery", *[BLANK] * 3],
    )
    t.reveals("Highway Robbery")
    assert t.A.hand == [] and t.B.hand == []
    t.happens(ev.Damage(t.state.identity_ref(1), 5))
    assert t.B.out
    t.happens(ev.RemoveThreat(t.find("Highway Robbery"), 99))
    assert t.A.hand == ["Energy"] and t.B.hand == []


def test_fury_reaches_titania_wherever_she_is_and_a_stun_is_no_attack() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk"),
        B=side("Spider-Man", minions=[put("Titania", damage=2)]),
        encounter=["Titania's Fury", *[BLANK] * 3],
    )
    t.reveals("Titania's Fury")
    on(t, "turn")
    assert t["She-Hulk"].damage == 4 and t["Spider-Man"].damage == 0 and t["Titania"].damage == 2


def test_what_the_drones_of_a_sleeping_deck_are_does_not_keep_their_doubles_out() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=[put("Daredevil", down=True, owner=0)], hand=["Daredevil", "Energy", "Energy"]),
        scenario="Ultron",
        environments=["Ultron Drones"],
    )
    t.A.plays("Daredevil")
    assert t.A.play == ["Daredevil"] and t.A.minions == ["Drone"]


@pytest.mark.rule("champions:defend#6", "champions:boost#3")
def test_an_attack_is_undefended_for_the_next_boost_card_once_the_ally_has_gone() -> None:
    # Klaw has two boost cards: the one hurts her characters, the other minds undefended attacks
    for boosts, threat in ((["Concussive Blast", "Kree Manipulator"], 1), (["Kree Manipulator", "Concussive Blast"], 0)):
        hill = put("Maria Hill", damage=1)
        t = situation("champions", A=side("Captain Marvel", play=[hill]), scenario="Klaw", encounter=[*boosts, BLANK, BLANK])
        t.enemy_attacks("Klaw")
        t.A.picks("Maria Hill")
        assert not t.in_play("Maria Hill") and t["Captain Marvel"].damage == 1
        assert t.scheme.threat == threat
    # an ally that survives defends on
    t = situation(
        "champions",
        A=side("Captain Marvel", play=["Tigra"]),
        scenario="Klaw",
        encounter=["Concussive Blast", "Kree Manipulator", BLANK, BLANK],
    )
    t.enemy_attacks("Klaw")
    t.A.picks("Tigra")
    assert t.in_play("Tigra") and t.scheme.threat == 0
