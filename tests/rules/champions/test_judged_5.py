"""Cards of the core set together, as players ask about them: what comes first, whom it means, and what is left alone."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    FRIENDS,
    MINIONS,
    STUNNED,
    THE_VILLAIN,
    TOUGH,
    YOU_,
    AttachTo,
    Boost,
    Constant,
    Deal,
    Each,
    Gains,
    Give,
    Host,
    InPlay,
    Keyword,
    WhenRevealed,
)
from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.situations import side
from tests.rules.champions.rounds import laid, on, told

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
QUICK = stand_in("minion", "Quick", Keyword("quickstrike"), hp=3, atk=1, sch=1)
PATROL = stand_in("minion", "Pat", Keyword("patrol"), hp=3, atk=1, sch=1)


def over(t: Table) -> Table:
    """On to the next turn that is asked about, declining all."""
    on(t, "turn")
    return t


# -- damage: what takes it, in which order -----------------------------------------------------------------------------------------


@pytest.mark.rule("champions:status-cards#2")
def test_the_tough_card_takes_damage_before_the_armour_and_the_armour_all_of_it_however_much() -> None:
    t = laid(A=side("Iron Man"), villain_status=["tough"], villain_attached=["Armored Rhino Suit"])
    t.A.attacks("Iron Man", "Rhino")
    over(t)
    assert not t.villain.status and t["Armored Rhino Suit"].counter("damage") == 0
    suit = put("Armored Rhino Suit", counters={"damage": 3})
    t = laid(A=side("Spider-Man", hand=["Swinging Web Kick", "Energy", "Genius"]), villain_attached=[suit])
    t.A.plays("Swinging Web Kick")
    over(t)
    # eight come where two had been enough to be rid of it: none is left over for Rhino
    assert t.villain.damage == 0 and t.villain.attached == [] and "Armored Rhino Suit" in t.encounter_discard


@pytest.mark.rule("champions:overkill#p2", "champions:excess-damage")
def test_overkill_deals_on_though_the_minion_is_not_defeated_after_all() -> None:
    minion = put(THUG, attached=["Biomechanical Upgrades"])
    t = laid(A=side("She-Hulk", hand=["Relentless Assault", "Strength"], minions=[minion, QUICK]))
    t.A.plays("Relentless Assault", "Strength")
    t.A.picks("Thug")
    over(t)
    assert t.villain.damage == 2 and t["Thug"].damage == 0 and t["Thug"].attached == [] and t["Quick"].damage == 0


def test_hit_points_that_go_with_a_card_may_defeat_whoever_had_them() -> None:
    t = laid(A=side("Iron Man", play=["Mark V Armor"], damage=12), B=side("Spider-Man", damage=9))
    t.discards("Mark V Armor")
    assert t.A.out and not t.B.out
    # a drone that lived by its upgrade, and one that was not hurt
    t = laid(scenario="Ultron", A=side("She-Hulk", drones=2), encounter=["Upgraded Drones", BLANK])
    t.reveals("Upgraded Drones")
    assert {(d.hp, d.atk) for d in t.each("Drone")} == {(2, 2)}
    t.hurts(t.each("Drone")[0], 1)
    assert len(t.A.drones) == 2
    t.discards("Upgraded Drones")
    assert len(t.A.drones) == 1 and t.A.discard == ["Filler"]
    # laid there it is the same: the environment of the drones is there as well
    t = laid(scenario="Ultron", A=side("She-Hulk", drones=1), environments=[put("Upgraded Drones", on="Ultron Drones")])
    assert (t["Drone"].hp, t["Upgraded Drones"].attached_to) == (2, "Ultron Drones")
    assert not laid(scenario="Ultron", A=side("She-Hulk"), environments=[]).in_play("Ultron Drones")
    t = laid(A=side("She-Hulk", minions=[put("Titania", damage=7, attached=["Genetically Enhanced"])]))
    assert (t["Titania"].hp, t["Titania"].atk) == (9, 2)
    t.discards("Genetically Enhanced")
    assert not t.in_play("Titania")


def test_who_can_not_be_hurt_while_drones_are_there_is_not_hurt_together_with_the_last_of_them() -> None:
    t = laid(
        scenario="Ultron", stage="III", A=side("She-Hulk", drones=[put("Filler", damage=1)], hand=["Ground Stomp", "Energy"])
    )
    t.A.plays("Ground Stomp")
    over(t)
    assert t.A.drones == [] and t.villain.damage == 0


@pytest.mark.rule("champions:consequential-damage#1")
def test_an_ally_answers_its_own_attack_before_its_consequential_damage() -> None:
    t = laid(A=side("She-Hulk", play=[put("Tigra", damage=2)], minions=[put(THUG, damage=2)]))
    t.A.attacks("Tigra", "Thug")
    t.A.picks("Tigra")
    assert t["Tigra"].damage == 2
    # who does not answer falls
    t = laid(A=side("She-Hulk", play=[put("Tigra", damage=2)], minions=[put(THUG, damage=2)]))
    t.A.attacks("Tigra", "Thug")
    t.A.passes()
    assert not t.in_play("Tigra")
    # by its last hit point Daredevil still strikes after his thwart
    t = laid(A=side("Spider-Man", play=[put("Daredevil", damage=2)]), threat=3)
    t.A.thwarts("Daredevil", "The Break-In!")
    t.A.picks("Daredevil")
    over(t)
    assert not t.in_play("Daredevil") and (t.villain.damage, t.scheme.threat) == (1, 1)


def test_hulk_hurts_himself_with_everybody_and_says_nothing_once_retaliation_has_felled_him() -> None:
    t = laid(A=side("Captain Marvel", play=[put("Hulk", damage=3)], deck=["Energy"], minions=[THUG]))
    t.A.attacks("Hulk", "Rhino")
    over(t)
    # one by his own response, one as a consequence of the attack
    assert not t.in_play("Hulk") and (t.A.identity.damage, t["Thug"].damage, t.villain.damage) == (1, 1, 4)
    body = put("Solid-Sound Body", on="Klaw")
    t = laid(
        scenario="Klaw", A=side("Captain Marvel", play=[put("Hulk", damage=4)], deck=["Energy", "Strength"]), environments=[body]
    )
    t.A.attacks("Hulk", "Klaw")
    over(t)
    assert t.A.discard == ["Hulk"] and t.A.deck == ["Energy", "Strength"] and t.villain.damage == 3


def test_titania_strikes_with_what_she_has_left() -> None:
    t = laid(A=side("She-Hulk", minions=[put("Titania", damage=2)]))
    t.enemy_attacks("Titania")
    t.A.passes()
    assert t.A.identity.damage == 4


# -- attacks: whom they are against --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["Tigra", "She-Hulk", ""])
def test_radioactive_man_attacks_you_whoever_defends(who: str) -> None:
    t = laid(
        scenario="Klaw", A=side("She-Hulk", hand=3, play=["Tigra"], minions=["Radioactive Man"]), B=side("Spider-Man", hand=3)
    )
    t.enemy_attacks("Radioactive Man")
    if who:
        t.A.defends(who)
    over(t)
    assert (len(t.A.hand), len(t.B.hand)) == (2, 3)


@pytest.mark.rule("champions:defend#5")
def test_who_defends_for_another_is_whom_it_is_against() -> None:
    # retaliation answers for the one who has stepped in
    t = laid(A=side("She-Hulk"), B=side("Black Panther"))
    t.enemy_attacks("Rhino", "A")
    t.A.passes()
    t.B.defends("Black Panther")
    over(t)
    assert (t.villain.damage, t.A.identity.damage, t.B.identity.damage) == (1, 0, 0)
    # and who is stunned by the boost card is that one, whose defense counts
    jolt = stand_in("treachery", "Jolt", Boost(Give(STUNNED, YOU_)), boost=2)
    brute = stand_in("minion", "Brute", Keyword("villainous"), hp=3, atk=1, sch=1)
    t = laid(A=side("Spider-Man", minions=[brute]), B=side("She-Hulk"), encounter=[jolt, *[BLANK] * 4])
    t.enemy_attacks("Brute", "A")
    t.A.passes()
    t.B.defends("She-Hulk")
    over(t)
    assert (t.A.identity.status, t.B.identity.status, t.B.identity.damage) == (frozenset(), {"stunned"}, 1)


def test_what_comes_of_damage_needs_some_to_whom_it_speaks_of() -> None:
    # Klaw's boost card exhausts the hero it has hurt: not for an ally's sake, nor a tough one
    for given, defends, tired in (({}, "", True), ({"play": ["Tigra"]}, "Tigra", False), ({"status": ["tough"]}, "", False)):
        t = laid(scenario="Klaw", A=side("She-Hulk", **given), encounter=["Sonic Boom", *[BLANK] * 5], villain_attached=[CLAW])
        t.enemy_attacks("Klaw")
        if defends:
            t.A.defends(defends)
        over(t)
        assert t.A.identity.exhausted is tired, given
    # a stampede stuns whoever it has hurt, the ally, and not the hero behind it
    t = laid(A=side("She-Hulk", play=["Mockingbird"]))
    t.reveals("Stampede")
    t.A.defends("Mockingbird")
    over(t)
    assert t["Mockingbird"].status == {"stunned"} and not t.A.identity.status
    # an attack of no damage has dealt none
    t = laid(scenario="Klaw", A=side("She-Hulk", play=["Tigra"]), encounter=["Klaw's Vengeance", *[BLANK] * 5])
    t.reveals("Klaw's Vengeance")
    t.A.defends("Tigra")
    over(t)
    assert t.scheme.threat == 0 and t["Tigra"].damage == 0


CLAW = stand_in("attachment", "Claw", AttachTo(InPlay(frozenset({"villain"}))), atk=2)


def test_a_charge_tramples_over_the_ally_and_is_over_then() -> None:
    t = laid(A=side("She-Hulk", play=["Mockingbird"]), villain_attached=["Charge"])
    t.enemy_attacks("Rhino")
    t.A.defends("Mockingbird")
    over(t)
    assert t.villain.attached == [] and t.A.identity.damage == 2 and not t.in_play("Mockingbird")


def test_a_tough_villain_by_the_boost_card_of_the_attack_takes_nothing_from_the_punch_back() -> None:
    boost = stand_in("treachery", "Shell", Boost(Give(TOUGH, THE_VILLAIN)), boost=0)
    t = laid(A=side("Spider-Man", hand=["Counter-Punch"]), encounter=[boost, *[BLANK] * 5])
    t.enemy_attacks("Rhino")
    t.A.passes()
    t.A.defends("Spider-Man")
    t.A.picks("Counter-Punch")
    assert (t.villain.status, t.villain.damage) == (frozenset(), 0)


def test_an_exhausted_hero_defends_with_an_event_and_a_flight_is_also_for_what_is_no_attack() -> None:
    t = laid(A=side("Spider-Man", hand=["Backflip"], exhausted=True))
    t.enemy_attacks("Rhino")
    t.A.passes()
    t.A.picks("Backflip")
    over(t)
    assert t.A.identity.damage == 0 and t.A.identity.exhausted
    t = laid(A=side("Captain Marvel", play=["Cosmic Flight"]), B=side("She-Hulk"))
    t.reveals("Concussive Blast")
    t.A.picks("Cosmic Flight")
    over(t)
    assert (t.A.identity.damage, t.B.identity.damage, t.A.play) == (0, 1, [])


def test_what_is_no_attack_passes_a_guard_and_what_is_one_does_not() -> None:
    t = laid(A=side("She-Hulk", hand=["Ground Stomp", "Energy"], minions=["Hydra Mercenary"]))
    t.A.plays("Ground Stomp")
    assert (t.villain.damage, t["Hydra Mercenary"].damage) == (1, 1)
    channel = put("Energy Channel", counters={"energy": 3})
    t = laid(A=side("Captain Marvel", play=[channel], minions=["Hydra Mercenary"]))
    t.A.uses("Energy Channel: Discard")
    assert t.villain.damage == 0 and not t.in_play("Hydra Mercenary")


def test_no_reason_is_left_for_whom_killmonger_is_safe_from() -> None:
    t = laid(
        A=side(
            "Black Panther", hand=["Wakanda Forever!", "Energy"], play=["Energy Daggers", "Panther Claws"], minions=["Killmonger"]
        )
    )
    t.A.plays("Wakanda Forever!")
    t.A.picks("Panther Claws")
    over(t)
    # the claws found Rhino alone, two; the daggers, last, two more
    assert (t.villain.damage, t["Killmonger"].damage) == (4, 0)


# -- status cards --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:status-confused#1", "champions:status-stunned#1")
def test_an_interrupt_that_is_a_thwart_is_lost_to_confusion_in_either_form_and_costs_are_paid() -> None:
    t = laid(A=side("Peter Parker", hand=["Emergency", "Energy"], status=["confused"]), phase="villain", step=2)
    t.A.picks("Emergency")
    over(t)
    assert not t.A.identity.status and t.scheme.threat == 1 and t.A.discard == ["Emergency"]
    t = laid(A=side("Spider-Man", hand=["Swinging Web Kick", "Energy", "Genius"], status=["stunned"]))
    t.A.plays("Swinging Web Kick")
    assert sorted(t.A.discard) == ["Energy", "Genius", "Swinging Web Kick"] and t.villain.damage == 0
    # of two parts of a thwart neither is left
    t = laid(A=side("Captain Marvel", hand=["Crisis Interdiction", "Energy"], status=["confused"]), threat=3)
    t.A.plays("Crisis Interdiction")
    assert t.scheme.threat == 3 and not t.A.identity.status


STAL = stand_in(
    "attachment", "Stal", AttachTo(InPlay(frozenset({"villain"}))), Constant(Host("attached villain"), (Gains("stalwart"),))
)


@pytest.mark.rule("champions:stalwart", "champions:stalwart#1")
def test_who_becomes_stalwart_is_rid_of_both_cards_and_the_web_holds_it_once_all_the_same() -> None:
    t = laid(A=side("Spider-Man"), villain_status=["stunned", "confused", "tough"], encounter=[STAL, BLANK])
    t.reveals(STAL)
    assert t.villain.status == {"tough"}
    t = laid(A=side("Spider-Man"), villain_attached=[STAL, "Webbed Up"])
    t.enemy_attacks("Rhino")
    over(t)
    assert t.villain.attached == ["Stal"] and not t.villain.status and t.A.identity.damage == 0


@pytest.mark.rule("champions:piercing")
def test_a_piercing_attack_strips_the_one_that_defends_and_nobody_else() -> None:
    spike = stand_in(
        "attachment", "Spike", AttachTo(InPlay(frozenset({"villain"}))), Constant(Host("attached villain"), (Gains("piercing"),))
    )
    t = laid(A=side("She-Hulk", play=[put("Mockingbird", status="tough")], status=["tough"]), villain_attached=[spike])
    t.enemy_attacks("Rhino")
    t.A.defends("Mockingbird")
    over(t)
    assert (t["Mockingbird"].status, t["Mockingbird"].damage, t.A.identity.status) == (frozenset(), 2, {"tough"})


def test_a_tough_card_is_kept_where_the_defense_leaves_nothing_and_luke_cage_brings_his_own() -> None:
    t = laid(A=side("She-Hulk", status=["tough"]))
    t.enemy_attacks("Rhino")
    t.A.defends("She-Hulk")
    over(t)
    assert t.A.identity.status == {"tough"}
    t = laid(A=side("Spider-Man", hand=["Luke Cage", "Energy", "Genius"]))
    t.A.plays("Luke Cage")
    assert t["Luke Cage"].status == {"tough"}


# -- rounds --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:hazard-icon")
def test_additional_cards_go_round_from_the_first_player() -> None:
    hazard = stand_in("side_scheme", "Haz", hazard=1, base_threat=3)
    t = laid(
        A=side("She-Hulk"),
        B=side("Spider-Man"),
        C=side("Iron Man"),
        first="B",
        side_schemes=[hazard, put("Defense Network", threat=3)],
        phase="villain",
        step=3,
        until="step 4",
    )
    assert (t.A.dealt, t.B.dealt, t.C.dealt) == (1, 2, 1)


def test_the_next_stage_activates_against_whoever_is_left_of_the_step() -> None:
    # Black Panther's retaliation fells the first stage in its own activation: the second one turns to the next player
    t = laid(A=side("Black Panther"), B=side("She-Hulk"), villain_left=1, phase="villain", step=2)
    over(t)
    assert (t.villain.stage, t.A.identity.damage, t.B.identity.damage) == ("II", 2, 3)


@pytest.mark.rule("champions:player-elimination#1", "champions:engage")
def test_who_takes_over_a_quick_minion_is_struck_and_a_webbed_one_comes_as_it_is() -> None:
    thug = put(THUG, status="stunned", attached=["Biomechanical Upgrades"], damage=1)
    t = laid(A=side("Captain Marvel", damage=11, minions=[QUICK, thug], dealt=[BLANK]), B=side("She-Hulk"), C=side("Iron Man"))
    t.hurts("Captain Marvel", 1)
    over(t)
    assert t.A.out and t.B.minions == ["Quick", "Thug"] and t["She-Hulk"].damage == 1 and t.first == "B"
    assert (t["Thug"].status, t["Thug"].attached, t["Thug"].damage) == ({"stunned"}, ["Biomechanical Upgrades"], 1)
    assert t.B.dealt == 0 and t.C.minions == []


@pytest.mark.rule("champions:deal-encounter-card#1")
def test_a_card_dealt_while_cards_are_revealed_is_revealed_with_them_and_otherwise_waits() -> None:
    purge = stand_in("treachery", "Purge", WhenRevealed(Deal(9, Each(MINIONS))))
    t = laid(
        A=side("She-Hulk", minions=["Hydra Soldier"], dealt=[purge]), phase="villain", step=4, encounter=["Shocker", *[BLANK] * 5]
    )
    assert t.A.minions == ["Shocker"] and t.A.identity.damage == 1 and t.state.round == 2
    # whoever defeats it, the card is for the one it was engaged with
    t = laid(A=side("She-Hulk"), B=side("Spider-Man", minions=["Hydra Soldier"]))
    t.hurts("Hydra Soldier", 9)
    assert (t.A.dealt, t.B.dealt) == (0, 1)


def test_the_deck_is_made_anew_as_the_boost_card_takes_its_last() -> None:
    t = laid(A=side("She-Hulk"), encounter=[BLANK], encounter_discard=["Shocker"])
    t.enemy_attacks("Rhino")
    over(t)
    assert (t.encounter_deck, t.encounter_discard, t.accelerations) == (["Shocker"], ["Blank"], 1)


@pytest.mark.rule("champions:side-scheme#1")
def test_starting_threat_is_not_placed_and_what_is_added_is() -> None:
    t = laid(A=side("Jennifer Walters"), encounter=["Crowd Control", *[BLANK] * 4])
    t.reveals("Crowd Control")
    assert t.kind == "turn" and told(t, "Crowd Control")
    # Rhino's own side scheme places one more as it is revealed
    t = laid(A=side("Jennifer Walters"), encounter=["Breakin' & Takin'", *[BLANK] * 4])
    t.reveals("Breakin' & Takin'")
    t.A.picks("Jennifer Walters")
    assert t["Breakin' & Takin'"].threat == 2


@pytest.mark.rule("champions:patrol", "champions:victory-x")
def test_patrol_is_for_whom_it_is_engaged_with_and_victory_for_what_is_defeated() -> None:
    t = laid(A=side("She-Hulk"), B=side("Spider-Man", minions=[PATROL]), threat=4)
    assert t.A.legal_thwarts == [("She-Hulk", "The Break-In!")]
    t.A.ends_turn()
    assert t.B.legal_thwarts == []
    trophy = stand_in("minion", "Trophy", Keyword("victory", 2), hp=3)
    for how, shown, piled in (("discards", [], ["Trophy"]), ("hurts", ["Trophy"], [])):
        t = laid(A=side("Spider-Man", minions=[trophy]))
        getattr(t, how)("Trophy", *([3] if how == "hurts" else []))
        assert (t.victory, t.encounter_discard) == (shown, piled)


# -- cards of players ----------------------------------------------------------------------------------------------------------------


def test_an_ally_that_is_put_into_play_was_not_played_and_goes_home_to_its_owner() -> None:
    t = laid(A=side("Spider-Man", hand=["Make the Call", "Energy"], discard=["Black Cat"], deck=["Genius", "Genius", "Energy"]))
    t.A.plays("Make the Call", "Energy")
    assert t.A.play == ["Black Cat"] and t.A.hand == [] and len(t.A.deck) == 3
    t = laid(A=side("Spider-Man", hand=["Make the Call", "Energy", "Genius"]), B=side("She-Hulk", discard=["Hellcat"]))
    t.A.plays("Make the Call")
    t.A.uses("Hellcat")
    assert t.A.hand == [] and t.B.hand == ["Hellcat"]
    # Nick Fury comes by it as well: he speaks, and goes with the round
    t = laid(A=side("Spider-Man", hand=["Make the Call", "Energy", "Genius"], discard=["Nick Fury"], deck=9))
    t.A.plays("Make the Call", "Energy", "Genius")
    assert t.A.play == ["Nick Fury"] and t.kind == "mode"


@pytest.mark.rule("champions:ally-limit#p2")
def test_one_ally_too_many_speaks_only_if_it_stays() -> None:
    for gone, drawn in (("Tigra", 1), ("Maria Hill", 0)):
        a = side("Spider-Man", hand=["Maria Hill", "Energy"], play=["Tigra", "Vision", "Hulk"], deck=5)
        t = laid(A=a, B=side("She-Hulk", deck=5, hand=0))
        t.A.plays("Maria Hill")
        t.A.picks(gone)
        if drawn:
            t.A.picks("Maria Hill")
        assert gone not in t.A.play and len(t.A.play) == 3 and (len(t.A.hand), len(t.B.hand)) == (drawn, drawn)


@pytest.mark.rule("champions:you-your#5")
def test_what_you_defeat_is_no_matter_of_your_allies_or_other_players() -> None:
    t = laid(A=side("Spider-Man", play=["Interrogation Room", "Hulk"], minions=[put(THUG, damage=2)]), threat=3)
    t.A.attacks("Hulk", "Thug")
    over(t)
    assert t.scheme.threat == 3
    a, b = side("Spider-Man", play=["Interrogation Room"]), side("She-Hulk", minions=[put(THUG, damage=2)])
    t = laid(A=a, B=b, threat=3, active="B")
    t.B.attacks("She-Hulk", "Thug")
    assert t.kind == "turn" and not t.in_play("Thug")
    t = laid(A=side("Spider-Man", play=["Interrogation Room"], minions=[put(THUG, damage=2)]), threat=3)
    t.A.attacks("Spider-Man", "Thug")
    t.A.picks("Interrogation Room")
    assert t.scheme.threat == 2


@pytest.mark.rule("champions:uses-x-type#p3")
def test_the_last_use_does_what_it_says_and_the_card_is_gone() -> None:
    t = laid(A=side("Spider-Man", play=[put("Surveillance Team", counters={"snoop": 1})]), threat=3)
    t.A.uses("Surveillance Team")
    assert (t.scheme.threat, t.A.play, t.A.discard) == (2, [], ["Surveillance Team"])


def test_the_last_step_is_the_strong_one_whatever_moved_before() -> None:
    panther = side("Black Panther", hand=["Wakanda Forever!", "Energy"], play=["Vibranium Suit", "Tactical Genius"], damage=3)
    t = laid(A=panther, threat=4)
    t.A.plays("Wakanda Forever!")
    t.A.picks("Vibranium Suit")
    over(t)
    assert (t.villain.damage, t.A.identity.damage, t.scheme.threat) == (1, 2, 2)
    # an undamaged Panther has nothing to move: the only upgrade could do nothing, and the card is not played
    t = laid(A=side("Black Panther", hand=["Wakanda Forever!", "Energy"], play=["Vibranium Suit"]))
    assert t.A.playable == []


# -- treacheries and obligations -----------------------------------------------------------------------------------------------------


def test_a_card_that_did_something_does_not_surge() -> None:
    t = laid(A=side("She-Hulk"), villain_damage=2, encounter=["Hard to Keep Down", "Shocker"])
    t.reveals("Hard to Keep Down")
    assert t.villain.damage == 0 and t.A.minions == []
    t = laid(A=side("Iron Man"), encounter=["Caught Off Guard", "Shocker", *[BLANK] * 5])
    t.reveals("Caught Off Guard")
    assert t.A.minions == ["Shocker"]
    # heals nothing where nothing is hurt, and hurts all the same
    t = laid(scenario="Klaw", A=side("She-Hulk"), encounter=["Sound Manipulation", *[BLANK] * 5])
    t.reveals("Sound Manipulation")
    assert (t.A.identity.damage, t.villain.damage) == (2, 0)


def test_who_can_be_attacked_by_nobody_brings_another_one() -> None:
    # no attack in alter-ego form, and none that a stun has taken the place of
    for given, status in (({"A": "Jennifer Walters"}, frozenset()), ({"A": "She-Hulk"}, frozenset({"stunned"}))):
        minion = put("Radioactive Man", status="stunned") if status else "Radioactive Man"
        t = laid(scenario="Klaw", A=side(given["A"], minions=[minion]), encounter=["Tiger Shark", *[BLANK] * 5])
        t.reveals("Masters of Mayhem")
        over(t)
        assert t.A.minions == ["Radioactive Man", "Tiger Shark"] and t.A.identity.damage == 0 and not t["Radioactive Man"].status


@pytest.mark.rule("champions:obligation#4")
def test_the_obligation_of_one_who_is_out_is_removed_and_another_card_revealed() -> None:
    t = laid(A=side("She-Hulk"), B=side("Spider-Man", damage=9), encounter=["Eviction Notice", "Shocker", *[BLANK] * 4])
    t.hurts("Spider-Man", 1)
    over(t)
    t.reveals("Eviction Notice")
    assert t.A.minions == ["Shocker"] and t.removed[-1] == "Eviction Notice" and "Eviction Notice" not in t.encounter_discard


def test_business_problems_of_one_who_is_exhausted_exhausts_what_he_has() -> None:
    iron: Any = side("Iron Man", exhausted=True, play=["Arc Reactor"])
    t = laid(A=iron, encounter=["Business Problems", *[BLANK] * 5])
    t.reveals("Business Problems")
    t.A.says(True)
    assert t["Arc Reactor"].exhausted and t.encounter_discard == ["Business Problems"] and t.A.form == "alter_ego"


def test_android_efficiency_takes_the_last_card_and_the_deck_is_made_anew_at_once() -> None:
    t = laid(
        scenario="Ultron", A=side("She-Hulk", deck=["Energy"], discard=["Genius"]), encounter=["Android Efficiency", *[BLANK] * 6]
    )
    t.reveals("Android Efficiency")
    assert (t.A.deck, t.A.discard, t.A.dealt, t.A.drones) == (["Genius"], [], 1, ["Energy"])


# -- nemeses, schemes and the end ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "hurt"), [("Spider-Man", 3), ("Peter Parker", 0)])
def test_a_nemesis_strikes_at_once_only_whom_it_finds_in_hero_form(who: str, hurt: int) -> None:
    t = laid(A=side(who), encounter=["Shadow of the Past", *[BLANK] * 5])
    t.reveals("Shadow of the Past")
    over(t)
    assert t.A.minions == ["Vulture"] and t.in_play("Highway Robbery") and t.A.identity.damage == hurt
    # the other three are in the deck by now
    assert t.A.nemesis == [] and len(t.encounter_deck) == 5 + 3


def test_whoever_holds_no_card_is_robbed_of_none_and_what_was_taken_comes_back() -> None:
    t = laid(A=side("Spider-Man", hand=0), B=side("She-Hulk", hand=["Energy"]), encounter=["Highway Robbery", *[BLANK] * 4])
    t.reveals("Highway Robbery")
    assert (t["Highway Robbery"].under, t.B.hand) == (["Energy"], [])
    t.removes("Highway Robbery", 9)
    assert (t.A.hand, t.B.hand) == ([], ["Energy"]) and not t.in_play("Highway Robbery")


def test_a_wild_resource_is_a_type_of_its_own_for_the_plans_of_the_vulture() -> None:
    a, b = side("Spider-Man", hand=["The Power of Justice"]), side("She-Hulk", hand=["Energy"])
    t = laid(A=a, B=b, encounter=["The Vulture's Plans", *[BLANK] * 4])
    t.reveals("The Vulture's Plans")
    assert t.scheme.threat == 2


def test_what_is_there_already_surges_and_changes_nothing() -> None:
    for card, given in (
        ("Sweeping Swoop", {"status": ["stunned"], "minions": ["Vulture"]}),
        ("False Alarm", {"status": ["confused"]}),
        ("Assault", {"form": "alter-ego"}),
    ):
        t = laid(A=side("Spider-Man", **given), encounter=[card, "Shocker", *[BLANK] * 4])
        t.reveals(card)
        assert "Shocker" in t.A.minions and t.A.identity.status == set(given.get("status", ()))


def test_a_masterplan_lies_on_every_side_scheme_and_explosions_on_whoever_may_bear_them() -> None:
    t = laid(
        A=side("Spider-Man"), side_schemes=[put("Bomb Scare", threat=2), put("Crowd Control", threat=2)], encounter=["Masterplan"]
    )
    t.reveals("Masterplan")
    assert (t["Bomb Scare"].threat, t["Crowd Control"].threat, t.scheme.threat) == (6, 6, 0)
    t = laid(A=side("Spider-Man", play=["Tigra"]), side_schemes=[put("Bomb Scare", threat=5)], encounter=["Explosion", BLANK])
    t.reveals("Explosion")
    t.answers(2, 3)
    assert t.A.identity.damage == 2 and not t.in_play("Tigra")


def test_of_two_options_the_tough_one_takes_the_damage_that_is_none() -> None:
    t = laid(A=side("Spider-Man", status=["tough"]), encounter=["Hydra Bomber", BLANK])
    t.reveals("Hydra Bomber")
    t.pick("take 2")
    assert (t.A.identity.status, t.A.identity.damage, t.scheme.threat) == (frozenset(), 0, 0)
    # and threat that was chosen may still be taken instead of it
    t = laid(A=side("Spider-Man", hand=["Great Responsibility"]), encounter=["Hydra Bomber", BLANK])
    t.reveals("Hydra Bomber")
    t.pick("place 1")
    t.A.picks("Great Responsibility")
    assert (t.A.identity.damage, t.scheme.threat) == (1, 0)


def test_madame_hydra_is_attacked_in_vain_until_her_legions_are_gone() -> None:
    t = laid(A=side("Spider-Man", minions=["Madame Hydra"]), side_schemes=[put("Legions of Hydra", threat=1)])
    t.A.attacks("Spider-Man", "Madame Hydra")
    over(t)
    assert t["Madame Hydra"].damage == 0 and t.A.identity.exhausted
    t.readies("Spider-Man")
    t.A.thwarts("Spider-Man", "Legions of Hydra")
    t.hurts("Madame Hydra", 2)
    assert t["Madame Hydra"].damage == 2


@pytest.mark.rule("champions:defend#6")
def test_the_boost_card_that_fells_the_defender_leaves_the_hero_the_whole_attack() -> None:
    blast = stand_in("treachery", "Blast", Boost(Deal(2, Each(FRIENDS))), boost=1)
    t = laid(A=side("She-Hulk", play=[put("Tigra", damage=1)]), encounter=[blast, *[BLANK] * 4])
    t.enemy_attacks("Rhino")
    t.A.defends("Tigra")
    over(t)
    # two by the boost card, three by the attack
    assert not t.in_play("Tigra") and t.A.identity.damage == 5


@pytest.mark.rule("champions:villain-defeat#1")
def test_what_overkill_deals_on_stays_with_the_stage_that_it_fells() -> None:
    t = laid(A=side("She-Hulk", hand=["Relentless Assault", "Strength"], minions=[put(THUG, damage=2)]), villain_left=2)
    t.A.plays("Relentless Assault", "Strength")
    over(t)
    assert (t.villain.stage, t.villain.damage, t.A.minions) == ("II", 0, [])
    # the stage was an enemy that was attacked and defeated; the last one ends the game whatever waits
    t = laid(A=side("She-Hulk", hand=["Chase Them Down"]), villain_left=1, threat=5)
    t.A.attacks("She-Hulk", "Rhino")
    t.A.picks("Chase Them Down")
    over(t)
    assert t.villain.stage == "II" and t.scheme.threat == 3
    t = laid(A=side("She-Hulk"), stage="II", villain_left=1, threat=6)
    t.A.attacks("She-Hulk", "Rhino")
    assert t.result is not None and t.result.won


def test_recovery_is_no_thwart_and_nobodys_attack_and_a_title_is_for_the_face_that_has_it() -> None:
    t = laid(A=side("Peter Parker", damage=2, status=["confused", "stunned"]))
    t.A.does("recover")
    assert t.A.identity.damage == 0 and t.A.identity.status == {"confused", "stunned"} and t.A.identity.exhausted
    assert not laid(A=side("Spider-Man", play=["Aunt May"], damage=3)).offered("Aunt May")
    t = laid(A=side("Peter Parker", play=["Aunt May"], damage=3))
    t.A.uses("Aunt May")
    assert t.A.identity.damage == 0


def test_a_minion_that_was_dealt_waits_for_the_next_villain_phase_and_the_first_player_changes() -> None:
    t = laid(A=side("She-Hulk", dealt=[THUG]), B=side("Spider-Man"), first="A", phase="villain", step=4)
    over(t)
    assert t.A.minions == ["Thug"] and t.A.identity.damage == 0 and (t.first, t.active) == ("B", "B")


def test_a_tracer_clears_a_scheme_of_its_players_choice_whoever_fells_the_minion() -> None:
    tracked = put(THUG, attached=["Spider-Tracer"])
    t = laid(
        A=side("Spider-Man", minions=[tracked]),
        B=side("She-Hulk"),
        active="B",
        threat=5,
        side_schemes=[put("Bomb Scare", threat=2)],
    )
    t.B.attacks("She-Hulk", "Thug")
    t.A.picks("The Break-In!")
    assert t.scheme.threat == 2 and t["Bomb Scare"].threat == 2
