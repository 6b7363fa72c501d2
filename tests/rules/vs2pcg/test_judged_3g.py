"""A judge's questions of all sorts: two things at once, layers, resources and locations, what comes back."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.situations import Table, put, side, situation
from longbox.games.vs2pcg.state import FRONT, SUPPORTING
from tests.rules.vs2pcg.judging import ENERGY, INTELLECT, MIGHT, SKILL, attack, fight, kind, on, stunned


def uses_up(t: Table) -> None:
    """What waits is resolved in the order in which it is offered."""
    while kind(t) == "trigger":
        t.match.choose((0,))


def test_carnage_who_stuns_and_is_stunned_gets_a_counter_for_each() -> None:
    # 3/3 by two counters against Ronan (3/3)
    t = situation(A=side("DEF-031", front=[put("DEF-035", counters=2)]), B=side("MNB-083", front=["MNB-087"]))
    fight(t, "Carnage", "Ronan")
    uses_up(t)
    assert stunned(t) == ["Carnage", "Ronan"] and t.A["Carnage"].counters == 4


def test_attackers_without_atk_strike_nobody_and_are_struck() -> None:
    # Singularity 0/4 attacks Hulk 3/3 with a counter on him
    t = situation(A=side("LEG-055"), B=side(put("MNB-003", counters=1)))
    fight(t, "Singularity", "Hulk")
    assert stunned(t) == ["Singularity"]


def test_who_recovers_first_is_ko_d_by_lethal_all_the_same() -> None:
    # Gamora (Lethal) stuns Miss America, who may recover: A resolves that first
    t = situation(A=side("MNB-059", front=[put("MNB-067", counters=3)]), B=side("AFF-001", front=["AFF-019"]))
    fight(t, "Gamora", "Miss America")
    assert kind(t) == "trigger"
    tough = next(k for k, words in enumerate(t.offered()) if words.startswith("Miss America"))
    t.match.choose((tough,))
    t.B.answers(True)
    assert t.B.ko == ["Miss America"]


def test_lethal_first_leaves_nobody_to_recover() -> None:
    t = situation(A=side("MNB-059", front=[put("MNB-067", counters=3)]), B=side("AFF-001", front=["AFF-019"]))
    fight(t, "Gamora", "Miss America")
    lethal = next(k for k, words in enumerate(t.offered()) if words.startswith("Gamora"))
    t.match.choose((lethal,))
    if kind(t) == "may":
        t.B.answers(True)
    assert t.B.ko == ["Miss America"] and t.B.front == ["Captain Marvel"]


def test_counters_come_before_a_switch_whenever_they_come() -> None:
    # Loki 1/6 switched is 6/1; a counter makes it 2/7 before the switch: 7/2
    t = situation(A=side("MNB-081", hand=["MNB-103", "MNB-098"]), B=side("MNB-003"), windows="all")
    attack(t, "Loki", "Hulk")
    t.A.plays("Trickster God")
    t.A.picks("Loki")
    assert t.A.stats("Loki") == (6, 1)
    t.B.done()
    t.A.powers_up("Loki")
    assert t.A.stats("Loki") == (7, 2)


def test_hope_freezes_as_she_appears_where_iceman_stands_and_not_where_he_lies_stunned() -> None:
    t = situation(A=side("MNB-029", front=["MNB-035"], hand=["MNB-037"], resources=[ENERGY] * 2), B=side("MNB-083"), phase="turn")
    on(t, "recruit")
    t.A.recruits("Hope Summers")
    assert kind(t) == "choose"
    t.A.picks("Magneto")
    assert t.B["Magneto"].exhausted
    t = situation(A=side("MNB-029", hand=["MNB-037", "MNB-035"], resources=[ENERGY] * 3), B=side("MNB-083"), phase="turn")
    on(t, "recruit")
    t.A.recruits("Hope Summers")
    # Iceman comes after her: he freezes, she does not
    assert kind(t) == "turn"
    t.A.recruits("Iceman")
    t.A.picks("Magneto")
    assert kind(t) == "turn"


def test_kingpin_learns_by_locations_that_lie_face_up() -> None:
    t = situation(
        A=side("DEF-029", front=["MNB-014"], hand=[MIGHT], up=[INTELLECT], deck=["MNB-087", "MNB-087", SKILL]),
        B=side("MNB-003"),
        phase="turn",
    )
    t.A.places("Fortress", up=True)
    assert t.A["Kingpin"].xp == 1
    on(t, "main")
    t.A.uses("Nick Fury", "The Vast Resources of S.H.I.E.L.D.")
    assert kind(t) == "face up"
    t.A.answers(False)
    # face down it is a resource and no location that appears
    assert t.A["Kingpin"].xp == 1 and t.A.resources[-1] == "(Training Ground)"


def test_a_location_turned_up_again_has_not_appeared() -> None:
    t = situation(A=side("DEF-029", hand=["MNB-020"], resources=[MIGHT] * 6), B=side("MNB-003"), phase="turn")
    on(t, "recruit")
    t.A.recruits("Iron Man")
    t.A.answers(True)
    if kind(t) == "choose":
        t.A.picks("Fortress")
    assert t.A.resources.count("Fortress") == 1 and t.A["Kingpin"].xp == 0


def test_deadpool_comes_back_in_the_formation_step_and_attacks_at_once() -> None:
    t = situation(A=side("MNB-029", ko=["MNB-039"], up=[MIGHT]), B=side("MNB-083"), phase="turn")
    on(t, "formation")
    t.A.uses("Deadpool", "Can't Keep a Bad Man Down")
    t.A.picks("front row")
    on(t, "main")
    assert t.A.why_not("attack Magneto with Deadpool") == []


def test_deadpool_s_coming_back_is_not_paid_for_by_the_school() -> None:
    # he is in the pile, on nobody's side
    t = situation(A=side("MNB-029", ko=["MNB-039"], up=["MNB-052"]), B=side("MNB-083"), phase="turn")
    assert t.A.why_not("use Deadpool: Can't Keep a Bad Man Down") == ["vs2pcg:resources-and-locations#3"]


def test_deadpool_does_not_come_back_to_a_deadpool() -> None:
    t = situation(A=side("MNB-031", ko=["MNB-039"], up=[MIGHT]), B=side("MNB-083"), phase="turn")
    t.A.uses("Deadpool", "Can't Keep a Bad Man Down")
    if kind(t) == "row":
        t.A.picks("front row")
    assert t.A.ko == ["Deadpool"] and t.A.resources == ["(Fortress)"]


def test_cosmo_who_leaves_gives_the_powers_back() -> None:
    t = situation(A=side("MNB-059", hand=["MNB-061"], resources=[MIGHT]), B=side("MNB-083", front=["MNB-043"]), phase="turn")
    on(t, "recruit")
    t.A.recruits("Cosmo")
    t.A.picks("Beast")
    n = t.B["Beast"].number
    assert "Ferocious" not in t.s.now(n).words
    t.happens(ev.ToHand(t.A["Cosmo"].ref))
    assert "Ferocious" in t.s.now(n).words


def test_the_berserk_counter_stays_though_the_attack_is_cancelled() -> None:
    t = situation(A=side("MNB-083", front=["MNB-092"]), B=side("MNB-003", front=["MNB-009"]))
    attack(t, "Sabretooth", "Ant-Man")
    uses_up(t)
    t.B.answers(True)
    assert t.s.combat is None and t.A["Sabretooth"].counters == 1 and t.B["Ant-Man"].wounds == 0


def test_shrink_is_for_the_first_attack_of_each_turn_also_one_s_own_enemies_in_turn() -> None:
    t = situation(A=side("MNB-083", front=["MNB-087", "MNB-092"]), B=side("MNB-003", front=["MNB-009"]))
    attack(t, "Ronan", "Ant-Man")
    t.B.answers(True)
    attack(t, "Magneto", "Ant-Man")
    assert kind(t) != "may"


def test_a_frozen_winter_soldier_is_asked_no_more_until_he_has_thawed() -> None:
    t = situation(A=side(put("DEF-033", counters=3)), B=side("MNB-003", front=["MNB-010", "MNB-062"]))
    fight(t, "Winter Soldier", "Black Widow")
    t.A.answers(True)
    assert t.A["Winter Soldier"].xp == 1
    t.happens(ev.Ready(t.A["Winter Soldier"].ref))
    fight(t, "Winter Soldier", "Yondu")
    assert kind(t) != "may" and t.A["Winter Soldier"].xp == 1


def test_main_characters_that_swarm_let_others_be_many_but_not_who_does_not_swarm() -> None:
    # of two that don't swarm the first goes, beside a main character of their name that does
    one = define("Ultron", SUPPORTING, atk=1, def_=9, health=1)
    t = situation(A=side("LEG-030", front=[one, "MNB-093"]), B=side("MNB-003"))
    assert t.A.front == ["Ultron", "Ultron", "Ultron"]
    t = situation(A=side("LEG-030", front=[one]), B=side("MNB-003", front=[one]))
    t.happens(ev.ChangeSides(t.B["Ultron"].ref, 0, FRONT))
    assert t.A.front == ["Ultron", "Ultron"] and t.A.ko == ["Ultron"]


def test_what_one_has_stunned_by_strikes_counts_for_the_game() -> None:
    t = situation(A=side("MNB-003", front=["BOY-017"], up=[MIGHT]), B=side("MNB-083", front=["MNB-062"]))
    t.happens(ev.Stun(t.B["Yondu"].ref, 0, (t.A["Hulk"].ref,)))
    name = t.s.card(t.A["Hulk"].number + 1).name
    t.happens(ev.Recover(t.B["Yondu"].ref))
    t.happens(ev.Heal(t.B["Yondu"].ref))
    t.happens(ev.Stun(t.B["Yondu"].ref, 0, source=t.s.ref(t.A["Hulk"].number + 1)))
    t.A.uses(name, "I Carry Them All With Me")
    # one so far, by an effect of its own; Hulk's are his
    assert t.B["Magneto"].counters == -1


def test_until_after_the_next_turn_of_who_has_left_is_over() -> None:
    # Martinex cools Thor down until after A's next turn; A is out before that
    t = situation(A=side("MNB-059", front=["LEG-024"], up=[ENERGY]), B=side("MNB-083"), C=side("MNB-003", front=["MNB-021"]))
    t.A.uses("Martinex", "Cool Down")
    assert t.C["Thor"].exhausted
    t.happens(ev.Ko(t.A["Groot"].ref))
    assert t.s.order == (1, 2)
    on(t, "main", 2)
    assert not t.C["Thor"].exhausted
