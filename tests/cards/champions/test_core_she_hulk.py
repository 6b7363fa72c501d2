"""She-Hulk's cards of the core set: identity, signature cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from longbox.games.champions.events import Threat
from longbox.games.champions.situations import BLANK, FILLER, Table, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told
from tests.worked import laid

THUG = stand_in("minion", "Thug", hp=6, atk=1, sch=1)
BRUISER = stand_in("minion", "Bruiser", hp=4, atk=2, sch=1)
RUNNER = stand_in("minion", "Runner", hp=2, atk=1, sch=1)
STRONG = "Superhuman Strength"


# -- identity -------------------------------------------------------------------------------------------------------------


def test_do_you_even_lift_deals_two_as_she_changes_to_this_form() -> None:
    t = situation("champions", A=side("She-Hulk", form="alter-ego", minions=[THUG]), B=side("Iron Man"))
    t.A.does("Change form")
    t.A.picks("She-Hulk")
    t.A.picks("Thug")
    assert t["Thug"].damage == 2 and t["Rhino"].damage == 0 and not t.A.identity.exhausted
    # it is no attack: nothing hits back, guard does not matter
    assert t.kind == "turn"


def test_do_you_even_lift_is_not_for_jennifer_walters_nor_for_other_players() -> None:
    t = situation("champions", A=side("She-Hulk"), B=side("Iron Man"))
    t.A.does("Change form")
    assert t.kind == "turn" and t["Rhino"].damage == 0
    t = situation("champions", A=side("Iron Man", form="alter-ego"), B=side("She-Hulk"))
    t.A.does("Change form")
    assert t.kind == "turn" and t["Rhino"].damage == 0


def test_i_object_prevents_one_threat_once_per_round() -> None:
    t = situation("champions", A=side("She-Hulk", form="alter-ego"), threat=1)
    t.enemy_schemes("Rhino")
    t.A.picks("Jennifer Walters")
    assert t.scheme.threat == 1
    t.enemy_schemes("Rhino")
    assert t.kind == "turn" and t.scheme.threat == 2
    next_round(t)
    now = t.scheme.threat
    t.enemy_schemes("Rhino")
    assert t.kind == "window"
    t.A.passes()
    assert t.scheme.threat == now + 1


def test_i_object_is_for_any_scheme_in_the_way_of_any_player_but_not_for_she_hulk() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel"),
        B=side("She-Hulk", form="alter-ego"),
        side_schemes=[put("Bomb Scare", threat=2)],
        threat=1,
    )
    t.happens(Threat(t["Bomb Scare"].ref, 3))
    t.B.picks("Jennifer Walters")
    assert t["Bomb Scare"].threat == 4 and t.scheme.threat == 1
    t = situation("champions", A=side("She-Hulk"), threat=1)
    t.enemy_schemes("Rhino")
    assert t.kind == "turn" and t.scheme.threat == 2


@pytest.mark.example("champions:faq:jennifer-walters#1")
@pytest.mark.rule("champions:faq:jennifer-walters#1")
def test_jennifer_walters_can_do_nothing_about_the_threat_a_side_scheme_comes_with() -> None:
    t = laid("champions:faq:jennifer-walters#1")
    t.begins()
    # what it says When Revealed places another one on it: of that one may be prevented
    assert t.kind == "window" and t["Breakin' & Takin'"].threat == 2
    t = situation("champions", A=side("She-Hulk", form="alter-ego"), encounter=["Crowd Control", BLANK])
    t.reveals("Crowd Control")
    assert t.kind == "turn" and t["Crowd Control"].threat == 2


@pytest.mark.example("champions:faq:jennifer-walters#2")
@pytest.mark.rule("champions:faq:jennifer-walters#2")
def test_jennifer_walters_can_do_nothing_during_set_up() -> None:
    t = laid("champions:faq:jennifer-walters#2")
    while t.kind != "turn":
        assert t.kind != "window"
        t.passes()
    assert not told(t, "Jennifer Walters", "prevent")
    assert t["Breakin' & Takin'"].threat == 3


# -- signature cards --------------------------------------------------------------------------------------------------------


def test_hellcat_goes_back_to_the_hand() -> None:
    t = situation("champions", A=side("She-Hulk", play=[put("Hellcat", exhausted=True, damage=2), "Tigra"]))
    t.A.uses("Hellcat")
    assert t.A.hand == ["Hellcat"] and t.A.play == ["Tigra"]
    t = situation("champions", A=side("She-Hulk", hand=["Hellcat"]))
    assert not t.offered("Hellcat")


def test_gamma_slam_deals_the_damage_she_has_sustained() -> None:
    for damage in (1, 7, 13):
        t = situation("champions", A=side("She-Hulk", damage=damage, hand=["Gamma Slam", "Energy", "Genius"], minions=[RUNNER]))
        t.A.plays("Gamma Slam")
        t.A.picks("Rhino")
        assert t["Rhino"].damage == damage and t["Runner"].damage == 0 and t["She-Hulk"].damage == damage


def test_gamma_slam_deals_fifteen_at_most() -> None:
    # with her armor on she can stand eighteen
    giant = stand_in("minion", "Giant", hp=30, atk=1, sch=1)
    hand = ["Gamma Slam", "Energy", "Genius"]
    t = situation("champions", A=side("She-Hulk", damage=18, hand=hand, play=["Mark V Armor"], minions=[giant]))
    t.A.plays("Gamma Slam")
    t.A.picks("Giant")
    assert t["Giant"].damage == 15


def test_gamma_slam_needs_damage_and_the_hero_and_is_an_attack() -> None:
    hand = ["Gamma Slam", "Energy", "Genius"]
    t = situation("champions", A=side("She-Hulk", hand=hand))
    assert t.why_not("A", "Gamma Slam") == ["champions:ability#3"]
    t = situation("champions", A=side("She-Hulk", form="alter-ego", damage=5, hand=hand))
    assert not t.offered("Gamma Slam")
    t = situation("champions", A=side("She-Hulk", damage=5, hand=hand, status=["stunned"]))
    t.A.plays("Gamma Slam")
    assert t["Rhino"].damage == 0 and t["She-Hulk"].status == frozenset()


def test_ground_stomp_deals_one_to_each_enemy_and_is_no_attack() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", hand=["Ground Stomp", "Energy"], minions=[THUG], status=["stunned"]),
        B=side("Captain Marvel", minions=[RUNNER], play=["Tigra"]),
    )
    t.A.plays("Ground Stomp")
    assert (t["Rhino"].damage, t["Thug"].damage, t["Runner"].damage) == (1, 1, 1)
    assert (t["She-Hulk"].damage, t["Captain Marvel"].damage, t["Tigra"].damage) == (0, 0, 0)
    assert t["She-Hulk"].status == {"stunned"}


def practising(hand: list[object], **more: object) -> Table:
    given = {"threat": 6, "side_schemes": [put("Bomb Scare", threat=3)], **more}
    return situation("champions", A=side("She-Hulk", form="alter-ego", hand=["Legal Practice", *hand]), **given)


@pytest.mark.example("champions:faq:legal-practice#1")
@pytest.mark.rule("champions:faq:legal-practice#1")
def test_legal_practice_takes_all_its_threat_from_one_scheme() -> None:
    t = laid("champions:faq:legal-practice#1")
    t.A.does("Play Legal Practice")
    t.A.picks("Filler", "Filler", "Filler", "Filler")
    t.A.picks("Bomb Scare")
    # the fourth is lost: nothing of it goes to the main scheme
    assert t.kind == "turn" and not t.in_play("Bomb Scare") and t.scheme.threat == 6
    assert t.A.hand == ["Filler"] * 2 and len(t.A.discard) == 5


def test_legal_practice_takes_one_threat_for_each_of_up_to_five_cards() -> None:
    for n in (1, 3, 5):
        t = practising([FILLER] * 6, side_schemes=[])
        t.A.does("Play Legal Practice")
        assert t.match.decision is not None
        t.A.picks(*["Filler"] * n)
        assert t.scheme.threat == 6 - n and len(t.A.hand) == 6 - n
    t = practising([FILLER] * 6)
    t.A.does("Play Legal Practice")
    with pytest.raises(ValueError, match="answer"):
        t.A.picks(*["Filler"] * 6)


def test_legal_practice_is_a_thwart_of_an_alter_ego_with_cards_to_discard() -> None:
    t = practising([FILLER], side_schemes=[])
    t.A.does("Change form")
    assert t.A.form == "hero" and not t.offered("Legal Practice")
    assert not practising([]).offered("Legal Practice")
    t = situation(
        "champions", A=side("She-Hulk", form="alter-ego", hand=["Legal Practice", FILLER], status=["confused"]), threat=6
    )
    t.A.plays("Legal Practice")
    on(t, "turn")
    assert t.scheme.threat == 6 and t["Jennifer Walters"].status == frozenset()


def test_one_two_punch_readies_after_a_basic_attack() -> None:
    t = situation("champions", A=side("She-Hulk", hand=["One-Two Punch", FILLER, "Genius"]))
    t.A.attacks("She-Hulk", "Rhino")
    t.A.picks("One-Two Punch")
    t.A.pays()
    assert t["Rhino"].damage == 3 and not t["She-Hulk"].exhausted and t.A.discard.count("One-Two Punch") == 1
    t.A.attacks("She-Hulk", "Rhino")
    assert t["Rhino"].damage == 6 and t["She-Hulk"].exhausted


def test_one_two_punch_is_not_for_events_thwarts_or_allies() -> None:
    hand = ["One-Two Punch", "Haymaker", "Energy", "Genius"]
    t = situation("champions", A=side("She-Hulk", hand=hand, play=["Tigra"]), threat=3)
    t.A.plays("Haymaker", "Energy")
    assert t.kind == "turn" and t["Rhino"].damage == 3
    t.A.attacks("Tigra", "Rhino")
    assert t.kind == "turn" and t["Rhino"].damage == 5
    t.A.thwarts("She-Hulk", "The Break-In!")
    assert t.kind == "turn" and t["She-Hulk"].exhausted


def test_a_stunned_attack_is_none_for_one_two_punch() -> None:
    t = situation("champions", A=side("She-Hulk", hand=["One-Two Punch", "Genius"], status=["stunned"]))
    t.A.attacks("She-Hulk", "Rhino")
    assert t.kind == "turn" and t["She-Hulk"].exhausted


def test_split_personality_flips_and_draws_up_to_the_hand_size_of_the_new_form() -> None:
    hand = ["Split Personality", "Energy", "Genius", "Strength"]
    t = situation("champions", A=side("She-Hulk", hand=hand))
    t.A.plays("Split Personality", "Energy", "Genius")
    assert t.A.form == "alter_ego" and len(t.A.hand) == 6 and t.A.hand[0] == "Strength"
    # and the change of form of the turn is still to come
    assert t.offered("Change form")
    t = situation("champions", A=side("She-Hulk", form="alter-ego", hand=hand))
    t.A.plays("Split Personality", "Energy", "Genius")
    assert t.kind == "window"
    t.A.picks("She-Hulk")
    assert t.A.form == "hero" and len(t.A.hand) == 4 and t["Rhino"].damage == 2


def test_split_personality_draws_nothing_for_a_full_hand() -> None:
    hand = ["Split Personality", "Energy", "Genius", *[FILLER] * 5]
    t = situation("champions", A=side("She-Hulk", form="alter-ego", hand=hand))
    t.A.plays("Split Personality")
    on(t, "turn")
    assert t.A.form == "hero" and t.A.hand == ["Filler"] * 5


def test_the_superhuman_law_division_removes_two_for_a_mental_resource() -> None:
    law = ["Superhuman Law Division"]
    t = situation(
        "champions",
        A=side("She-Hulk", form="alter-ego", hand=["Genius", "Energy"], play=law, status=["confused"]),
        side_schemes=[put("Bomb Scare", threat=3)],
        threat=4,
    )
    t.A.uses("Superhuman Law Division")
    t.A.picks("Bomb Scare")
    # it is no thwart: a confused alter-ego may use it
    assert t["Bomb Scare"].threat == 1 and t.scheme.threat == 4 and t.A.hand == ["Energy"]
    assert t["Superhuman Law Division"].exhausted and t["Jennifer Walters"].status == {"confused"}


def test_the_superhuman_law_division_works_for_no_hero_and_no_other_resource() -> None:
    law = ["Superhuman Law Division"]
    t = situation("champions", A=side("She-Hulk", hand=["Genius"], play=law), threat=4)
    assert not t.offered("Use Superhuman Law Division")
    t = situation("champions", A=side("She-Hulk", form="alter-ego", hand=["Energy"], play=law), threat=4)
    assert not t.offered("Use Superhuman Law Division")


def test_focused_rage_takes_one_damage_for_a_card() -> None:
    t = situation("champions", A=side("She-Hulk", play=["Focused Rage"]))
    t.A.uses("Focused Rage")
    assert t["She-Hulk"].damage == 1 and t.A.hand == ["Filler"] and t["Focused Rage"].exhausted
    assert not t.offered("Use Focused Rage")
    t = situation("champions", A=side("She-Hulk", form="alter-ego", play=["Focused Rage"]))
    assert not t.offered("Use Focused Rage")


@pytest.mark.rule("champions:cost-arrow-icon")
def test_focused_rage_draws_nothing_if_a_tough_status_card_takes_the_damage() -> None:
    t = situation("champions", A=side("She-Hulk", play=["Focused Rage"], status=["tough"]))
    t.A.uses("Focused Rage")
    assert t["She-Hulk"].damage == 0 and t.A.hand == [] and t["She-Hulk"].status == frozenset()


def test_superhuman_strength_hits_harder_and_stuns_whom_she_attacked() -> None:
    t = situation("champions", A=side("She-Hulk", play=[STRONG], minions=[THUG]), B=side("Captain Marvel"))
    assert t["She-Hulk"].atk == 5 and t["Captain Marvel"].atk == 2
    t.A.attacks("She-Hulk", "Thug")
    assert t["Thug"].damage == 5 and t["Thug"].status == {"stunned"} and t["Rhino"].status == frozenset()
    assert t.A.discard == [STRONG] and t["She-Hulk"].atk == 3


def test_superhuman_strength_answers_to_events_as_well() -> None:
    t = situation("champions", A=side("She-Hulk", play=[STRONG, "Tigra"], hand=["Haymaker", "Energy"]))
    t.A.attacks("Tigra", "Rhino")
    assert t.A.play.count(STRONG) == 1 and t["Rhino"].damage == 2
    t.A.plays("Haymaker")
    # no basic attack: its damage is what the event says
    assert t["Rhino"].damage == 5 and t["Rhino"].status == {"stunned"} and STRONG in t.A.discard


@pytest.mark.rule("champions:cost#5")
def test_superhuman_strength_is_not_spent_on_whoever_it_can_not_stun() -> None:
    t = situation("champions", A=side("She-Hulk", play=[STRONG], minions=[RUNNER]))
    t.A.attacks("She-Hulk", "Runner")
    assert t.kind == "turn" and not t.in_play("Runner") and t.A.play == [STRONG] and t["Rhino"].status == frozenset()
    t = situation("champions", A=side("She-Hulk", play=[STRONG]), villain_status=["stunned"])
    t.A.attacks("She-Hulk", "Rhino")
    assert t.kind == "turn" and t.A.play == [STRONG] and t["Rhino"].damage == 5


def test_superhuman_strength_is_for_she_hulk_alone() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[STRONG]))
    assert t["Captain Marvel"].atk == 2


# -- obligation -------------------------------------------------------------------------------------------------------------


def test_legal_work_exhausts_jennifer_walters_and_is_gone() -> None:
    t = situation("champions", A=side("She-Hulk", form="alter-ego", dealt=["Legal Work"]), B=side("Iron Man"))
    t.reveals("Legal Work")
    t.A.does("Exhaust Jennifer")
    assert t.A.identity.exhausted and t.encounter_discard == [] and not t.in_play("Legal Work")
    assert t.state.accelerations == 0 and not t.B.identity.exhausted


def test_legal_work_gives_an_acceleration_token_otherwise() -> None:
    t = situation("champions", A=side("She-Hulk", dealt=["Legal Work"]), threat=2)
    t.reveals("Legal Work")
    t.says(False)
    assert t.state.accelerations == 1 and t.encounter_discard == ["Legal Work"]
    assert t.scheme.threat == 2 and not t.A.identity.exhausted and t.A.form == "hero"


def test_legal_work_goes_to_the_player_of_jennifer_walters() -> None:
    t = situation("champions", A=side("Iron Man", dealt=["Legal Work"]), B=side("She-Hulk", form="alter-ego"))
    t.reveals("Legal Work")
    t.B.does("Exhaust Jennifer")
    assert t.B.identity.exhausted and not t.A.identity.exhausted


# -- nemesis set ------------------------------------------------------------------------------------------------------------


def test_personal_challenge_has_more_threat_with_more_players() -> None:
    t = situation("champions", A=side("She-Hulk"), B=side("Iron Man"))
    t.reveals("Personal Challenge")
    assert t["Personal Challenge"].threat == 5 and t["Personal Challenge"].icons == {"crisis": 1}
    assert t.scheme.threat == 0


def test_titania_attacks_with_the_hit_points_she_has_left() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Titania", THUG], play=["Tigra"]))
    assert t["Titania"].atk == 6 and t["Thug"].atk == 1 and t["Titania"].sch == 1
    t.A.attacks("Tigra", "Titania")
    assert t["Titania"].atk == 4
    t.enemy_attacks("Titania")
    t.passes()
    assert t["She-Hulk"].damage == 4


def test_genetically_enhanced_goes_to_the_toughest_minion() -> None:
    t = situation("champions", A=side("She-Hulk", minions=[BRUISER, put(THUG, damage=5)]), B=side("Iron Man", minions=[RUNNER]))
    t.reveals("Genetically Enhanced")
    # the printed hit points count, not those that are left
    assert t["Thug"].attached == ["Genetically Enhanced"] and t["Thug"].hp == 9 and t["Thug"].left == 4
    assert t["Bruiser"].hp == 4 and t["Rhino"].hp == 28


def test_genetically_enhanced_makes_titania_stronger() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Titania"]))
    t.reveals("Genetically Enhanced")
    assert t["Titania"].hp == 9 and t["Titania"].atk == 9


def test_of_equals_the_first_player_chooses_who_is_enhanced() -> None:
    other = stand_in("minion", "Other", hp=6, atk=1, sch=1)
    t = situation("champions", A=side("She-Hulk", minions=[THUG]), B=side("Iron Man", minions=[other]), first="B")
    t.reveals("Genetically Enhanced")
    t.B.picks("Other")
    assert t["Other"].hp == 9 and t["Thug"].hp == 6


def test_genetically_enhanced_surges_without_a_minion() -> None:
    t = situation("champions", A=side("She-Hulk"), encounter=["Crowd Control", BLANK])
    t.reveals("Genetically Enhanced")
    assert t.in_play("Crowd Control") and t.encounter_discard == ["Genetically Enhanced"]
    t = situation("champions", A=side("She-Hulk", minions=[THUG]), encounter=["Crowd Control", BLANK])
    t.reveals("Genetically Enhanced")
    assert not t.in_play("Crowd Control")


def test_titanias_fury_makes_her_attack() -> None:
    t = situation("champions", A=side("She-Hulk", minions=[put("Titania", damage=2), THUG]), encounter=["Crowd Control", BLANK])
    t.reveals("Titania's Fury")
    on(t, "turn")
    assert t["She-Hulk"].damage == 4 and t["Titania"].damage == 2 and not t.in_play("Crowd Control")


def test_titanias_fury_reaches_the_one_who_reveals_it() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Titania"]), B=side("Iron Man"))
    t.reveals("Titania's Fury", "B")
    on(t, "turn")
    assert t["Iron Man"].damage == 6 and t["She-Hulk"].damage == 0


@pytest.mark.parametrize(("form", "status"), [("alter-ego", []), ("hero", ["stunned"])])
def test_titanias_fury_heals_her_and_surges_if_she_did_not_attack(form: str, status: list[str]) -> None:
    titania = put("Titania", damage=4, status=status)
    t = situation(
        "champions", A=side("She-Hulk", form=form, minions=[titania, put(THUG, damage=1)]), encounter=["Crowd Control", BLANK]
    )
    t.reveals("Titania's Fury")
    assert t.kind == "turn" and t["Titania"].damage == 0 and t["Thug"].damage == 1 and t.in_play("Crowd Control")
    assert t.A.identity.damage == 0


def test_titanias_fury_without_titania_surges() -> None:
    t = situation("champions", A=side("She-Hulk"), encounter=["Crowd Control", BLANK])
    t.reveals("Titania's Fury")
    assert t.kind == "turn" and t.in_play("Crowd Control")


def test_titanias_fury_gives_the_villain_another_boost_card() -> None:
    t = situation("champions", A=side("She-Hulk"), encounter=["Titania's Fury", "Crowd Control", BLANK])
    t.enemy_attacks("Rhino")
    t.passes()
    # 2, 1 boost icon of the fury, 2 of Crowd Control
    assert t["She-Hulk"].damage == 5 and t.encounter_deck == ["Blank"]
