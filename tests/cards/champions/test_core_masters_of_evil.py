"""The Masters of Evil modular set: what each card does, does not, and leaves alone."""

from __future__ import annotations

import pytest

from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.kernel.decisions import IllegalAnswer
from longbox.situations import side, situation

ONE = stand_in("treachery", "One", boost=1)


def nobody_defends(t: Table) -> None:
    while t.kind == "defend":
        t.passes()


def test_the_masters_of_evil_bring_one_of_them_to_the_first_player() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk"),
        B=side("Captain Marvel"),
        first="B",
        encounter=["The Masters of Evil", "Shocker", BLANK, "Melter", "Whirlwind"],
    )
    t.reveals("The Masters of Evil")
    assert t.B.minions == ["Melter"] and t.A.minions == []
    assert t.encounter_discard == ["Shocker", "Blank"] and t["The Masters of Evil"].threat == 6
    assert t["The Masters of Evil"].icons == {"acceleration": 1}


def test_a_master_who_is_in_play_already_does_not_come_again() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Melter"]), encounter=["The Masters of Evil", "Melter", BLANK])
    t.reveals("The Masters of Evil")
    assert t.A.minions == ["Melter"] and t.encounter_discard == ["Melter"]


# -- Radioactive Man ----------------------------------------------------------------------------------------------------------


def test_radioactive_man_takes_a_card_after_he_attacks() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", hand=["Energy", "Genius"], minions=["Radioactive Man"]),
        B=side("Captain Marvel", hand=["Energy"]),
    )
    t.enemy_attacks("Radioactive Man")
    nobody_defends(t)
    assert t["She-Hulk"].damage == 1 and len(t.A.hand) == 1 and len(t.A.discard) == 1
    assert t.B.hand == ["Energy"]


def test_radioactive_man_takes_it_from_whoever_defends_and_none_when_scheming_or_stunned() -> None:
    t = situation(
        "champions", A=side("She-Hulk", hand=["Energy"], minions=["Radioactive Man"]), B=side("Captain Marvel", hand=["Genius"])
    )
    t.enemy_attacks("Radioactive Man")
    t.A.passes()
    t.B.picks("Captain Marvel")
    assert t.A.hand == ["Energy"] and t.B.hand == []
    t = situation(
        "champions", A=side("She-Hulk", form="alter-ego", hand=["Energy"], minions=[put("Radioactive Man", status=["stunned"])])
    )
    t.enemy_attacks("Radioactive Man")
    t.enemy_schemes("Radioactive Man")
    while t.kind == "window":
        t.passes()
    assert t.A.hand == ["Energy"]


def test_radioactive_man_as_a_boost_card_takes_a_card_of_the_player_attacked() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", hand=["Energy"]),
        B=side("Captain Marvel", hand=["Genius"]),
        encounter=["Radioactive Man", BLANK],
    )
    t.enemy_attacks("Rhino", "B")
    nobody_defends(t)
    assert t.A.hand == ["Energy"] and t.B.hand == [] and t.B.minions == []
    assert t.B.identity.damage == 2


# -- Whirlwind ------------------------------------------------------------------------------------------------------------------


def test_whirlwind_attacks_every_hero_once() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk"),
        B=side("Captain Marvel", minions=["Whirlwind"]),
        C=side("Iron Man"),
        D=side("Black Panther", form="alter-ego"),
    )
    t.enemy_attacks("Whirlwind", "B")
    while t.kind in ("defend", "window"):
        t.passes()
    assert t.kind == "turn"
    assert [p.identity.damage for p in (t.A, t.B, t.C, t.D)] == [2, 2, 2, 0]


def test_each_hero_may_defend_for_himself() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Whirlwind"]), B=side("Captain Marvel"))
    t.enemy_attacks("Whirlwind")
    # first against Captain Marvel, for the interrupt comes before the attack itself
    t.B.picks("Captain Marvel")
    nobody_defends(t)
    assert t.B.identity.damage == 1 and t.A.identity.damage == 2


def test_whirlwind_alone_with_one_hero_attacks_once_and_stunned_not_at_all() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Whirlwind"]))
    t.enemy_attacks("Whirlwind")
    nobody_defends(t)
    assert t["She-Hulk"].damage == 2
    t = situation("champions", A=side("She-Hulk", minions=[put("Whirlwind", status=["stunned"])]), B=side("Captain Marvel"))
    t.enemy_attacks("Whirlwind")
    assert t.kind == "turn" and t["Captain Marvel"].damage == 0 and t["Whirlwind"].status == frozenset()


def test_whirlwind_as_a_boost_card_hits_each_hero() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", play=["Tigra"]),
        B=side("Captain Marvel"),
        C=side("Iron Man", form="alter-ego"),
        encounter=["Whirlwind", BLANK],
    )
    t.enemy_schemes("Rhino")
    assert [p.identity.damage for p in (t.A, t.B, t.C)] == [1, 1, 0] and t["Tigra"].damage == 0


# -- Tiger Shark ----------------------------------------------------------------------------------------------------------------


def test_tiger_shark_becomes_tough_after_an_attack_not_after_a_scheme() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Tiger Shark", "Melter"]))
    t.enemy_schemes("Tiger Shark")
    assert t["Tiger Shark"].status == frozenset()
    t.enemy_attacks("Tiger Shark")
    t.A.picks("She-Hulk")
    assert t["Tiger Shark"].status == {"tough"} and t["Melter"].status == frozenset() and t.villain.status == frozenset()


def test_tiger_shark_as_a_boost_card_makes_the_villain_tough() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Melter"]), encounter=["Tiger Shark", BLANK])
    t.enemy_attacks("Rhino")
    nobody_defends(t)
    assert t.villain.status == {"tough"} and t["Melter"].status == frozenset()


# -- Melter -----------------------------------------------------------------------------------------------------------------------


def test_melter_must_be_met_by_an_ally() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", play=["Luke Cage", "Tigra"], minions=["Melter"]),
        B=side("Captain Marvel", play=["Hawkeye"]),
    )
    t.enemy_attacks("Melter")
    assert t.kind == "defend" and sorted(x.split(" (")[0] for x in t.options()) == ["Luke Cage", "Tigra"]
    with pytest.raises(IllegalAnswer):
        t.A.passes()
    t.A.picks("Luke Cage")
    assert t["Luke Cage"].damage == 3 and t["She-Hulk"].damage == 0


def test_melter_lets_choose_when_no_ally_can_and_others_attack_as_ever() -> None:
    t = situation("champions", A=side("She-Hulk", play=[put("Tigra", exhausted=True)], minions=["Melter", "Whirlwind"]))
    t.enemy_attacks("Melter")
    assert t.options() and "Tigra" not in " ".join(t.options())
    t.A.passes()
    assert t["She-Hulk"].damage == 3
    t = situation("champions", A=side("She-Hulk", play=["Tigra"], minions=["Melter", "Whirlwind"]))
    t.enemy_attacks("Whirlwind")
    t.A.passes()
    assert t["She-Hulk"].damage == 2 and t["Tigra"].damage == 0


def test_melter_as_a_boost_card_exhausts_the_allies_of_the_player_attacked() -> None:
    t = situation(
        "champions", A=side("She-Hulk", play=["Tigra"]), B=side("Captain Marvel", play=["Hawkeye"]), encounter=["Melter", BLANK]
    )
    t.enemy_schemes("Rhino")
    assert t["Tigra"].exhausted and not t["Hawkeye"].exhausted and not t["She-Hulk"].exhausted


# -- Masters of Mayhem --------------------------------------------------------------------------------------------------------------


def test_masters_of_mayhem_attack_the_heroes_they_are_engaged_with() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", minions=["Shocker"]),
        B=side("Captain Marvel", minions=["Tiger Shark"]),
        C=side("Iron Man", form="alter-ego", minions=["Melter"]),
        encounter=["Masters of Mayhem", "Whirlwind", BLANK],
    )
    t.reveals("Masters of Mayhem")
    nobody_defends(t)
    assert [p.identity.damage for p in (t.A, t.B, t.C)] == [0, 3, 0]
    assert t.encounter_deck == ["Whirlwind", "Blank"]


def test_masters_of_mayhem_without_an_attack_fetch_one() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk"),
        B=side("Captain Marvel"),
        encounter=["Masters of Mayhem", "Whirlwind", "Shocker"],
        encounter_discard=["Melter"],
    )
    t.reveals("Masters of Mayhem", "B")
    assert t.B.asked() and sorted(t.options()) == ["Melter", "Whirlwind"]
    t.B.picks("Melter")
    assert t.B.minions == ["Melter"] and t.A.minions == [] and sorted(t.encounter_deck) == ["Shocker", "Whirlwind"]


def test_an_attack_that_a_stun_replaced_was_not_made() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", minions=[put("Tiger Shark", status=["stunned"])]),
        encounter=["Masters of Mayhem", "Whirlwind", BLANK],
    )
    t.reveals("Masters of Mayhem")
    assert t["She-Hulk"].damage == 0 and t["Tiger Shark"].status == frozenset()
    assert t.A.minions == ["Tiger Shark", "Whirlwind"]


def test_klaw_is_a_master_but_no_minion() -> None:
    t = situation(
        "champions", scenario="Klaw", A=side("She-Hulk", minions=["Tiger Shark"]), encounter=["Masters of Mayhem", ONE, BLANK]
    )
    t.reveals("Masters of Mayhem")
    nobody_defends(t)
    assert t["She-Hulk"].damage == 3 and t.encounter_deck == ["One", "Blank"]
