"""Turns and combats of 2PCG."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.situations import side, situation
from longbox.games.vs2pcg.situations.worked.standins import EVEN_ACE as ACE, EVEN_KING as KING, hero
from longbox.games.vs2pcg.state import ALL_SEATS, DECK, HAND, MAIN, RESOURCE, name_of
from tests.worked import laid


@pytest.mark.rule("vs2pcg:melee-resolving-combat#2", "vs2pcg:melee-resolving-combat#3")
def test_both_are_stunned_and_wounded_and_nobody_else() -> None:
    t = laid("vs2pcg:~both-stunned")
    t.A.attacks("Ace", "King")
    if t.asked(t.A) == "join":
        t.A.picks()
    for card in (t.A["Ace"], t.B["King"]):
        assert (card.face, card.wounds, card.exhausted) == (1, 1, True)
    assert (t.A["Bystander"].face, t.A["Bystander"].wounds) == (0, 0)


@pytest.mark.rule("vs2pcg:melee-starting-combat#1", "vs2pcg:melee-starting-combat#2")
def test_the_front_row_protects_but_not_from_flight() -> None:
    t = laid("vs2pcg:~front-row-protects")
    assert "attack Behind with Flier" in t.offered()
    assert "attack Behind with Ace" not in t.offered()
    t.A.attacks("Flier", "Behind")
    assert (t.B["Behind"].face, t.A["Flier"].face, t.B["King"].face) == (1, 1, 0)
    t = laid("vs2pcg:~front-row-protects", guards=(hero("Guard", 1, 1, words=("Flight",)),))
    assert "attack Behind with Flier" not in t.offered()
    t = situation(A=side(ACE), B=side(KING, main_back=True))
    assert "attack King with Ace" in t.offered()


@pytest.mark.rule("vs2pcg:ranged-attack#2", "vs2pcg:ranged-attack#3", "vs2pcg:main-phase#3")
def test_only_ranged_attacks_from_behind_and_only_ranged_strikes_back() -> None:
    t = laid("vs2pcg:~ranged")
    assert "attack King with Brawler" not in t.offered()
    t.A.attacks("Archer", "King")
    assert t.B["King"].face == 1
    assert t.A["Archer"].face == 0
    t = laid("vs2pcg:~ranged")
    t.A.attacks("Archer", "Gun")
    assert t.A["Archer"].face == 1


@pytest.mark.rule("vs2pcg:team-attacks#1", "vs2pcg:team-attacks#5", "vs2pcg:team-attacks#6")
def test_a_team_adds_its_atk_and_the_defender_strikes_back_at_one() -> None:
    t = laid("vs2pcg:~team")
    t.A.attacks("One", "Giant")
    assert t.offered() == ["Two", "Three"]
    t.A.picks("Two")
    t.A.picks("Three")
    assert t.asked(t.B) == "strike back"
    t.B.picks("Two")
    assert t.B["Giant"].face == 1
    assert [t.A[n].face for n in ("One", "Two", "Three", "Stranger")] == [0, 1, 0, 0]


@pytest.mark.rule("vs2pcg:keyword-monstrous#1")
def test_monstrous_strikes_back_at_each() -> None:
    t = laid("vs2pcg:~monstrous")
    t.A.attacks("One", "Giant")
    t.A.picks("Two")
    assert [t.A[n].face for n in ("One", "Two", "King")] == [1, 1, 0]


@pytest.mark.rule("vs2pcg:ferocious-solo-attack#2", "vs2pcg:keyword-ferocious#1")
def test_ferocious_strikes_first() -> None:
    t = laid("vs2pcg:~ferocious")
    t.A.attacks("Cat", "King")
    assert (t.B["King"].face, t.A["Cat"].face) == (1, 0)


@pytest.mark.rule("vs2pcg:ferocious-team-attack#2", "vs2pcg:ferocious-team-attack#4")
def test_ferocious_atk_counts_again_beside_the_others() -> None:
    t = situation(
        A=side(KING, front=[hero("Panther", 3, 2, words=("Ferocious",)), hero("Fury", 1, 5)]),
        B=side(ACE, front=[hero("Major", 2, 4)]),
    )
    t.A.attacks("Panther", "Major")
    t.A.picks("Fury")
    t.B.picks("Panther")
    assert (t.B["Major"].face, t.A["Panther"].face, t.A["Fury"].face) == (1, 1, 0)


@pytest.mark.rule("vs2pcg:power-ups#1", "vs2pcg:term-power-up#1", "vs2pcg:melee-during-combat#1")
def test_a_power_up_in_combat_saves_the_defender() -> None:
    t = laid("vs2pcg:~power-up")
    t.A.attacks("Ace", "King")
    assert t.offered() == ["pass", "power up King"]
    t.B.powers_up("King")
    assert t.B["King"].face == 0
    assert t.A["Ace"].face == 1
    assert (t.B.ko, t.B.hand) == (["King"], ["Out"])


@pytest.mark.rule("vs2pcg:basic-game-concepts#12", "vs2pcg:term-ko#1", "vs2pcg:ending-the-game#1")
def test_a_main_character_with_as_many_wounds_as_health_is_kod_and_the_game_is_over() -> None:
    t = laid("vs2pcg:~main-character-ko")
    t.A.attacks("Ace", "Weak")
    assert t.B.ko == ["Weak"]
    assert t.s.result is not None and t.s.result.winners == (0,)
    both = define("Also", MAIN, atk=3, def_=3, health=1)
    t = situation(A=side(both), B=side(define("Mirror", MAIN, atk=3, def_=3, health=1)))
    t.A.attacks("Also", "Mirror")
    assert t.s.result is not None and t.s.result.winners == (0,)


@pytest.mark.rule("vs2pcg:draw-phase#1")
def test_two_are_drawn_each_turn_but_none_by_the_first_player_in_the_first() -> None:
    for turns, drawn in ((0, 0), (1, 2), (3, 2)):
        t = situation(A=side(ACE), B=side(KING), phase="turn", turns=turns)
        assert t.A.hand == ["Filler"] * drawn
        assert t.B.hand == []
        assert len(t.s.zone(0, DECK)) == 10 - drawn


@pytest.mark.rule("vs2pcg:resource-step#1", "vs2pcg:locations#1")
def test_one_card_a_turn_is_placed_or_none_and_only_a_location_face_up() -> None:
    t = laid("vs2pcg:~place-a-resource")
    assert t.offered().count("place Spot face up") == 1
    assert {o for o in t.offered() if "up" in o} == {"place Spot face up"}
    assert "done" in t.offered()
    t.A.places("Spot", up=True)
    # one only, and the other side has placed nothing
    assert t.s.phase == "recruit"
    assert [(t.s.card(n).face, str(t.s.card(n).printed.name)) for n in t.s.zone(0, RESOURCE)] == [(0, "Spot")]
    assert t.s.zone(1, RESOURCE) == () and t.B.hand == ["Spot"]


@pytest.mark.rule("vs2pcg:resources-and-locations#1")
def test_a_resource_placed_face_down_is_known_to_its_owner_and_found_again_by_nobody() -> None:
    hand = [hero(name, 1, 1) for name in ("One", "Two", "Three")]
    t = situation(A=side(ACE, hand=hand), B=side(KING), phase="turn")
    before = {str(t.s.card(n).printed.name): t.s.ref(n) for n in t.s.zone(0, HAND)}
    # one of the hand had been shown to all
    t.s.write(t.s.zone(0, HAND)[0]).known = ALL_SEATS
    t.A.places("Two")
    (placed,) = t.s.zone(0, RESOURCE)
    assert name_of(t.s, placed, 0) == "Two" and name_of(t.s, placed, 1) == name_of(t.s, placed, -1) == "a card"
    assert not any(t.s.there(r) for r in before.values())
    assert all(name_of(t.s, n, 1) == "a card" for n in t.s.zone(0, HAND))
    assert sorted(t.A.hand) == ["Filler", "Filler", "One", "Three"]


@pytest.mark.rule("vs2pcg:counters#4")
def test_def_zero_stuns_at_once() -> None:
    t = laid("vs2pcg:~def-zero")
    for _ in ("Frail", "Tough"):
        t.begins()
    assert (t.A["Frail"].face, t.A["Frail"].wounds, t.A["Frail"].counters) == (1, 1, 0)
    assert (t.A["Tough"].face, t.A["Tough"].wounds, t.A["Tough"].counters) == (0, 0, -1)


@pytest.mark.rule("vs2pcg:stunned-characters#1", "vs2pcg:counters#3", "vs2pcg:basic-game-concepts#11")
def test_a_stun_strips_turns_down_exhausts_wounds_and_kos_what_has_wounds_enough() -> None:
    t = laid("vs2pcg:~a-stun")
    for _ in ("Marked", "Worn"):
        t.begins()
    marked, bystander = t.A["Marked"], t.A["Bystander"]
    assert (marked.counters, marked.face, marked.exhausted, marked.wounds) == (0, 1, True, 1)
    assert t.A.ko == ["Worn"] and "Worn" not in t.A.front
    assert (bystander.counters, bystander.face, bystander.exhausted, bystander.wounds) == (1, 0, False, 0)


def test_a_turn_draws_places_and_recruits() -> None:
    cheap, dear = hero("Cheap", 1, 1, cost=2), hero("Dear", 1, 1, cost=3)
    t = situation(A=side(ACE, hand=[cheap, dear], resources=[cheap]), B=side(KING), phase="turn")
    assert t.A.hand == ["Cheap", "Dear", "Filler", "Filler"]
    t.A.places("Filler")
    assert not any("Dear" in o for o in t.offered())
    t.A.recruits("Cheap", "back row")
    assert t.A.back == ["Cheap"]
    assert t.offered() == ["done"]
    t.A.done()
    t.A.moves("Ace")
    assert (t.A.front, t.A.back) == ([], ["Cheap", "Ace"])


@pytest.mark.rule("vs2pcg:recruit-step#1")
def test_what_is_recruited_is_paid_for() -> None:
    # three resources: two are spent, one is left
    t = laid("vs2pcg:~recruit")
    t.A.places("Filler")
    assert any("Other" in o for o in t.offered())
    t.A.recruits("Two")
    assert not any("Other" in o for o in t.offered())
    t.A.recruits("One")
    assert t.A.front == ["Ace", "Two", "One"] and t.offered() == ["done"]


@pytest.mark.rule("vs2pcg:recovery-phase#1")
def test_in_the_recovery_phase_ones_own_recover_and_ready_and_stay_wounded() -> None:
    t = laid("vs2pcg:~recovery-phase")
    t.A.attacks("Ace", "King")
    assert (t.A["Ace"].face, t.B["King"].face) == (1, 1)
    while t.s.active == 0:
        t.A.done()
    king, ace = t.B["King"], t.A["Ace"]
    assert (king.face, king.exhausted, king.wounds) == (0, False, 1)
    # not the other side's: its turn comes
    assert (ace.face, ace.exhausted, ace.wounds) == (1, True, 1)


@pytest.mark.rule("vs2pcg:uniqueness#1", "vs2pcg:uniqueness#2", "vs2pcg:uniqueness#3", "vs2pcg:keyword-swarm#1")
def test_of_one_name_the_first_is_kod_unless_they_swarm() -> None:
    for table, left in (("one-of-a-name", 1), ("swarm", 2)):
        t = laid(f"vs2pcg:~{table}")
        t.A.done()
        assert not any("Ace" in o for o in t.offered())
        t.A.recruits("Twin", "back row")
        assert (t.A.front + t.A.back).count("Twin") == left
        assert t.A.back == ["Twin"]
        assert t.A.ko == ["Twin"] * (2 - left)
