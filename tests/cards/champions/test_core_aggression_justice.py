"""Aggression and Justice cards of the core set: what each does, does not, and leaves alone."""

from __future__ import annotations

import pytest

from longbox.games.champions.catalog.catalog import face
from longbox.games.champions.events import Threat
from longbox.games.champions.situations import FILLER, Table, put
from longbox.situations import side
from tests.cards.champions.tables import GUARD, RUNNER, THUG, table
from tests.rules.champions.rounds import next_round, on
from tests.worked import laid

# -- Aggression -----------------------------------------------------------------------------------------------------------


def hulk(top: object, **more: object) -> Table:
    t = table(play=("Hulk", "Tigra"), deck=[top, FILLER], minions=[THUG], **more)
    t.A.attacks("Hulk", "Thug")
    return t


def test_hulk_and_a_physical_resource_hit_an_enemy() -> None:
    t = hulk("Strength")
    t.A.picks("Rhino")
    assert t["Rhino"].damage == 2 and t["Thug"].damage == 3 and t["Hulk"].damage == 1 and t.A.discard == ["Strength"]


def test_hulk_and_an_energy_resource_hit_everybody() -> None:
    t = hulk("Energy", B=side("She-Hulk", form="alter-ego"))
    assert (t["Rhino"].damage, t["Thug"].damage, t["Tigra"].damage) == (1, 4, 1)
    assert t["Captain Marvel"].damage == 1 and t["Jennifer Walters"].damage == 1
    # one of his own, and one for his attack
    assert t["Hulk"].damage == 2


def test_hulk_and_a_mental_resource_or_none() -> None:
    t = hulk("Genius")
    assert not t.in_play("Hulk") and t.A.discard == ["Genius", "Hulk"] and t["Rhino"].damage == 0
    t = hulk(FILLER)
    assert t.in_play("Hulk") and t.A.discard == ["Filler"] and t["Rhino"].damage == 0 and t["Tigra"].damage == 0


def test_hulk_and_a_wild_resource_do_all_of_it() -> None:
    t = hulk("Spider-Woman")
    on(t, "turn")
    assert not t.in_play("Hulk") and t["Captain Marvel"].damage == 1 and t["Tigra"].damage == 1
    assert t["Rhino"].damage + t["Thug"].damage == 3 + 2 + 2


def test_hulk_does_nothing_of_it_when_another_attacks() -> None:
    t = table(play=("Hulk", "Tigra"), deck=["Energy", FILLER])
    t.A.attacks("Tigra", "Rhino")
    assert t.A.discard == [] and t["Captain Marvel"].damage == 0


@pytest.mark.example("champions:faq:tigra#1")
@pytest.mark.rule("champions:faq:tigra#1", "champions:consequential-damage#1")
def test_tigra_heals_before_her_consequential_damage() -> None:
    # with two damage on her she would fall if it came first
    t = laid("champions:faq:tigra#1")
    t.A.attacks("Tigra", "Runner")
    t.A.picks("Tigra")
    assert t["Tigra"].damage == 2 and t.in_play("Tigra") and not t.in_play("Runner")
    t = laid("champions:faq:tigra#1")
    t.A.attacks("Tigra", "Runner")
    t.A.passes()
    assert not t.in_play("Tigra")


def test_tigra_heals_for_no_other_defeat() -> None:
    t = table(play=(put("Tigra", damage=1),), minions=[RUNNER, THUG])
    t.A.attacks("Captain Marvel", "Runner")
    assert t.kind == "turn" and t["Tigra"].damage == 1
    t.A.attacks("Tigra", "Thug")
    assert t.kind == "turn" and t["Tigra"].damage == 2


def test_chase_them_down_removes_two_threat_after_the_hero_defeats_an_enemy() -> None:
    t = table(hand=("Chase Them Down",), minions=[RUNNER], threat=4, side_schemes=[put("Bomb Scare", threat=3)])
    t.A.attacks("Captain Marvel", "Runner")
    t.A.picks("Chase Them Down")
    t.A.picks("Bomb Scare")
    assert t["Bomb Scare"].threat == 1 and t.scheme.threat == 4 and t.A.discard == ["Chase Them Down"]
    # an event of the hero is his attack too
    t = table(hand=("Chase Them Down", "Haymaker", "Energy"), minions=[RUNNER], threat=4)
    t.A.plays("Haymaker")
    t.A.picks("Runner")
    t.A.picks("Chase Them Down")
    assert t.scheme.threat == 2


@pytest.mark.example("champions:you-your#ex1")
@pytest.mark.rule("champions:you-your#5")
def test_what_an_ally_defeats_you_have_not_defeated() -> None:
    t = laid("champions:you-your#ex1")
    t.A.attacks("War Machine", "Runner")
    assert t.kind == "turn" and not t.in_play("Runner") and t.scheme.threat == 4
    t = laid("champions:you-your#ex1")
    t.A.attacks("Captain Marvel", "Runner")
    assert t.kind == "window" and t.offered("Chase Them Down") and t.offered("Interrogation Room")


def test_chase_them_down_needs_an_attack_that_defeats() -> None:
    t = table(hand=("Chase Them Down",), minions=[THUG], threat=4)
    t.A.attacks("Captain Marvel", "Thug")
    assert t.kind == "turn"
    # Ground Stomp is no attack
    t = table(hero="She-Hulk", hand=("Chase Them Down", "Ground Stomp", "Energy"), minions=[put(RUNNER, damage=1)], threat=4)
    t.A.plays("Ground Stomp")
    assert t.kind == "turn" and not t.in_play("Runner") and t.scheme.threat == 4


def test_relentless_assault_spills_over_if_it_was_paid_with_physical() -> None:
    t = table(hand=("Relentless Assault", "Strength"), minions=[RUNNER])
    t.A.plays("Relentless Assault")
    assert not t.in_play("Runner") and t["Rhino"].damage == 3
    t = table(hand=("Relentless Assault", "Energy"), minions=[RUNNER])
    t.A.plays("Relentless Assault")
    assert not t.in_play("Runner") and t["Rhino"].damage == 0


def test_relentless_assault_is_for_minions() -> None:
    t = table(hand=("Relentless Assault", "Strength"))
    assert not t.offered("Relentless Assault")
    t = table(hand=("Relentless Assault", "Strength"), minions=[THUG], B=side("She-Hulk", minions=[GUARD]))
    t.A.plays("Relentless Assault")
    t.A.picks("Thug")
    assert t["Thug"].damage == 5 and t["Guard"].damage == 0 and t["Rhino"].damage == 0


@pytest.mark.parametrize(("title", "pay", "damage"), [("Uppercut", ("Energy", "Genius"), 5), ("Haymaker", ("Energy",), 3)])
def test_plain_attacks_hit_one_enemy(title: str, pay: tuple[str, ...], damage: int) -> None:
    t = table(hand=(title, *pay), minions=[THUG])
    t.A.plays(title)
    t.A.picks("Thug")
    assert t["Thug"].damage == damage and t["Rhino"].damage == 0
    t = table(hand=(title, *pay), minions=[GUARD])
    t.A.plays(title)
    assert t["Guard"].damage == damage and t["Rhino"].damage == 0
    assert not table(hand=(title, *pay), form="alter-ego").offered(title)


@pytest.mark.parametrize(
    ("aspect", "cheap"),
    [
        ("Aggression", "Combat Training"),
        ("Justice", "Heroic Intuition"),
        ("Leadership", "Lead from the Front"),
        ("Protection", ""),
    ],
)
def test_the_powers_double_for_cards_of_their_aspect(aspect: str, cheap: str) -> None:
    power = f"The Power of {aspect}"
    if cheap:
        # it costs two
        assert table(hand=(cheap, power)).offered(f"Play {cheap}")
    else:
        t = table(hand=("Luke Cage", power, "Genius"))
        assert t.offered("Play Luke Cage")
    # two as well, and of no aspect
    assert not table(hand=("Haymaker", power)).offered("Play Haymaker")
    other = "Heroic Intuition" if aspect != "Justice" else "Combat Training"
    assert not table(hand=(other, power)).offered(f"Play {other}")
    assert "champions:resource-cards" in table(hand=(power,)).why_not("A", power)


@pytest.mark.parametrize(
    ("code", "most"),
    [("01055", 2), ("01062", 2), ("01072", 2), ("01079", 2), ("01088", 1), ("01089", 1), ("01090", 1), ("01087", 0)],
)
def test_powers_and_doubles_are_limited_in_a_deck(code: str, most: int) -> None:
    assert dict(face(code).most).get("deck", 0) == most


def test_tac_team_has_three_shots() -> None:
    t = table(hand=("Tac Team", "Energy", "Genius"), minions=[THUG], status=["stunned"])
    t.A.plays("Tac Team")
    for shot in (1, 2, 3):
        t.A.uses("Tac Team")
        t.A.picks("Thug" if shot < 3 else "Rhino")
        if shot < 3:
            assert t["Tac Team"].counter("attack") == 3 - shot and t["Tac Team"].exhausted and not t.offered("Use Tac Team")
            next_round(t)
    assert t["Thug"].damage == 4 and t["Rhino"].damage == 2
    assert not t.in_play("Tac Team") and "Tac Team" in t.A.discard


@pytest.mark.parametrize(
    ("title", "stat", "before"), [("Combat Training", "atk", 3), ("Heroic Intuition", "thw", 1), ("Armored Vest", "def_", 2)]
)
def test_training_intuition_and_vest_are_for_a_hero_of_choice(title: str, stat: str, before: int) -> None:
    t = table(hand=(title, "Energy"), B=side("She-Hulk"))
    t.A.does(f"Play {title}")
    t.A.pays()
    t.A.picks("B")
    assert t.B.play == [title] and getattr(t.B.identity, stat) == before + 1
    assert getattr(t.A.identity, stat) == getattr(table().A.identity, stat)
    # one for each player: B has one already
    t = table(hand=(title, "Energy"), B=side("She-Hulk", play=[title]))
    t.A.plays(title)
    assert t.A.play == [title]
    t = table(hand=(title, "Energy"), play=(title,))
    assert not t.offered(f"Play {title}")


# -- Justice --------------------------------------------------------------------------------------------------------------


def test_daredevil_hits_an_enemy_after_he_thwarts() -> None:
    t = table(play=("Daredevil",), minions=[THUG], threat=5)
    t.A.thwarts("Daredevil", "The Break-In!")
    t.A.picks("Daredevil")
    t.A.picks("Thug")
    assert t["Thug"].damage == 1 and t["Rhino"].damage == 0 and t.scheme.threat == 3 and t["Daredevil"].damage == 1
    t = table(play=("Daredevil",), minions=[THUG], threat=5)
    t.A.attacks("Daredevil", "Thug")
    assert t.kind == "turn" and t["Thug"].damage == 2
    t.A.thwarts("Captain Marvel", "The Break-In!")
    assert t.kind == "turn" and t["Rhino"].damage == 0


def test_jessica_jones_thwarts_better_with_each_side_scheme() -> None:
    assert table(play=("Jessica Jones",), threat=5)["Jessica Jones"].thw == 1
    t = table(play=("Jessica Jones", "Tigra"), side_schemes=["Bomb Scare", "Crowd Control"])
    assert t["Jessica Jones"].thw == 3 and t["Tigra"].thw == 1 and t["Jessica Jones"].atk == 2


def test_for_justice_removes_three_or_with_mental_four() -> None:
    for pay, left in (("Energy", 3), ("Genius", 2)):
        t = table(hand=("For Justice!", pay), threat=6, side_schemes=[put("Bomb Scare", threat=6)])
        t.A.plays("For Justice!")
        t.A.picks("Bomb Scare")
        assert t["Bomb Scare"].threat == left and t.scheme.threat == 6
    assert not table(hand=("For Justice!", "Genius"), threat=6, form="alter-ego").offered("For Justice!")
    t = table(hand=("For Justice!", "Genius"), threat=6, status=["confused"])
    t.A.plays("For Justice!")
    assert t.scheme.threat == 6 and t["Captain Marvel"].status == frozenset()


def test_great_responsibility_takes_the_threat_as_damage() -> None:
    t = table(hand=("Great Responsibility",), threat=1, B=side("She-Hulk"))
    t.happens(Threat(t.scheme.ref, 3))
    t.A.picks("Great Responsibility")
    assert t.scheme.threat == 1 and t["Captain Marvel"].damage == 3 and t["She-Hulk"].damage == 0
    t = table(hand=("Great Responsibility",), threat=1)
    t.happens(Threat(t.scheme.ref, 3))
    t.A.passes()
    assert t.scheme.threat == 4 and t["Captain Marvel"].damage == 0


def test_great_responsibility_is_for_heroes_and_any_scheme() -> None:
    t = table(hand=("Great Responsibility",), threat=1, form="alter-ego")
    t.happens(Threat(t.scheme.ref, 3))
    assert t.kind == "turn" and t.scheme.threat == 4
    t = table(hand=("Great Responsibility",), side_schemes=[put("Bomb Scare", threat=2)])
    t.happens(Threat(t["Bomb Scare"].ref, 2))
    t.A.picks("Great Responsibility")
    assert t["Bomb Scare"].threat == 2 and t["Captain Marvel"].damage == 2


def test_the_interrogation_room_removes_threat_after_you_defeat_a_minion() -> None:
    t = table(play=("Interrogation Room",), minions=[RUNNER, put(RUNNER)], threat=4, hand=("Haymaker", "Energy"))
    t.A.attacks("Captain Marvel", "Runner")
    t.A.picks("Interrogation Room")
    assert t.scheme.threat == 3 and t["Interrogation Room"].exhausted
    t.A.plays("Haymaker")
    t.A.picks("Runner")
    assert t.kind == "turn" and t.scheme.threat == 3
    # it need not be an attack
    t = table(
        hero="She-Hulk", play=("Interrogation Room",), hand=("Ground Stomp", "Energy"), minions=[put(RUNNER, damage=1)], threat=4
    )
    t.A.plays("Ground Stomp")
    t.A.picks("Interrogation Room")
    assert t.scheme.threat == 3


def test_one_interrogation_room_for_each_player() -> None:
    assert not table(hand=("Interrogation Room", "Energy"), play=("Interrogation Room",)).offered("Play Interrogation Room")
    t = table(hand=("Interrogation Room", "Energy"), B=side("She-Hulk", play=["Interrogation Room"]))
    assert t.offered("Play Interrogation Room")


def test_the_interrogation_room_minds_neither_villains_nor_other_players() -> None:
    t = table(play=("Interrogation Room",), villain_damage=13, threat=4)
    t.A.attacks("Captain Marvel", "Rhino")
    on(t, "turn")
    assert t.scheme.threat == 4 and not t["Interrogation Room"].exhausted
    t = table(play=("Interrogation Room",), B=side("She-Hulk", minions=[RUNNER]), active="B", threat=4)
    t.B.attacks("She-Hulk", "Runner")
    assert t.kind == "turn" and t.scheme.threat == 4


def test_the_surveillance_team_snoops_three_times() -> None:
    t = table(hand=("Surveillance Team", "Energy"), threat=5, side_schemes=[put("Bomb Scare", threat=3)], status=["confused"])
    t.A.plays("Surveillance Team")
    assert t["Surveillance Team"].counter("snoop") == 3
    t.A.uses("Surveillance Team")
    t.A.picks("Bomb Scare")
    assert t["Bomb Scare"].threat == 2 and t.scheme.threat == 5 and t["Captain Marvel"].status == {"confused"}
    assert t["Surveillance Team"].counter("snoop") == 2 and not t.offered("Use Surveillance Team")
    t = table(play=(put("Surveillance Team", counters={"snoop": 1}),), threat=5)
    t.A.uses("Surveillance Team")
    assert t.scheme.threat == 4 and t.A.discard == ["Surveillance Team"]
