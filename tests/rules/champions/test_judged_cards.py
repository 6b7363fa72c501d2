"""Single cards as a judge is asked about them."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import Keyword
from longbox.games.champions.situations import BLANK, FILLER, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told


@pytest.mark.rule("champions:ability#4", "champions:in-player-order")
def test_electromagnetic_backlash_discards_for_everybody_before_it_hurts_anybody() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", deck=["Energy", "Genius", *[FILLER] * 6]),
        B=side("Iron Man", deck=["Genius", "Energy", "Energy", *[FILLER] * 5]),
        encounter=["Electromagnetic Backlash", BLANK],
    )
    t.reveals("Electromagnetic Backlash")
    assert t["Captain Marvel"].damage == 2 and t["Iron Man"].damage == 4
    assert len(t.A.discard) == len(t.B.discard) == 5
    assert t.log.index("From B's deck") < t.log.index("Captain Marvel takes")
    # a player who falls to it has discarded like the others
    t = situation(
        "champions",
        A=side("Captain Marvel", damage=11, deck=["Energy", *[FILLER] * 6]),
        B=side("Iron Man", deck=["Genius", *[FILLER] * 6]),
        encounter=["Electromagnetic Backlash", BLANK],
    )
    t.reveals("Electromagnetic Backlash")
    assert t.A.out and t["Iron Man"].damage == 0 and len(t.B.discard) == 5


@pytest.mark.rule("champions:piercing", "champions:cannot")
def test_piercing_takes_the_tough_card_of_an_enemy_that_cannot_be_damaged() -> None:
    drone = put(FILLER, down=True, owner=0)
    for word, status in (("piercing", set()), ("ranged", {"tough"})):
        spear = stand_in("ally", "Spear", Keyword(word), hp=3, atk=2, thw=1, cost=0)
        t = situation(
            "champions",
            scenario="Ultron",
            mode="expert",
            stage="III",
            villain_status=["tough"],
            environments=["Ultron Drones"],
            A=side("Captain Marvel", play=[spear], minions=[drone]),
        )
        t.A.attacks("Spear", "Ultron")
        assert t.villain.status == status and t.villain.damage == 0 and t.A.minions == ["Drone"]


@pytest.mark.rule("champions:choose#5")
def test_the_night_nurse_chooses_somebody_she_can_help() -> None:
    nurse = put("The Night Nurse", counters={"medical": 2})
    t = situation("champions", A=side("Captain Marvel", play=[nurse]), B=side("She-Hulk"))
    assert not t.offered("Use The Night Nurse")
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[nurse], status=["stunned"]),
        B=side("She-Hulk"),
        C=side("Iron Man", damage=2),
    )
    t.A.uses("The Night Nurse")
    assert len(t.options()) == 2 and not t.offered("She-Hulk")
    t.A.picks("Iron Man")
    on(t, "turn")
    assert t["Iron Man"].damage == 1 and t["Captain Marvel"].status == {"stunned"}


@pytest.mark.rule("champions:unique-icon#7", "champions:nemesis-encounter-set")
def test_shadow_of_the_past_does_not_reveal_another_card_for_a_nemesis_whose_double_is_there() -> None:
    double = stand_in("ally", "Vulture", hp=3, atk=1, thw=1, cost=0, unique=True)
    deck = ["Shadow of the Past", *[BLANK] * 3]
    for play, minions in (([double], []), ([], ["Vulture"])):
        t = situation("champions", A=side("Spider-Man", form="alter-ego", play=play), encounter=deck)
        t.reveals("Shadow of the Past")
        on(t, "turn")
        before = t.log.partition("Shadow of the Past gains surge")[0]
        assert "Vulture" not in t.A.minions if play else t.A.minions == minions
        assert bool(told(t, "Shadow of the Past gains surge")) is bool(play)
        # the rest goes into the deck: without the minion, also if that could not come
        assert before.count("is shuffled into the encounter deck") == 3
        # an ally of that title that lies there was in his way, and the log says so
        assert bool(told(t, "Vulture can't enter play", "unique", "champions:unique-icon#7")) is bool(play)
        assert "Highway Robbery enters play" in before


@pytest.mark.rule("champions:per-player-icon", "champions:printed")
def test_the_highest_printed_hit_points_are_reckoned_for_the_players_who_started() -> None:
    big = stand_in("minion", "Big", hp=3, hp_per_player=True, atk=1, sch=1)
    five = stand_in("minion", "Five", hp=5, atk=1, sch=1)
    others = {"B": side("She-Hulk")}
    for more, host, spared in (({}, "Five", "Big"), (others, "Big", "Five")):
        t = situation(
            "champions", A=side("Captain Marvel", minions=[big, five]), encounter=["Genetically Enhanced", BLANK], **more
        )
        t.reveals("Genetically Enhanced")
        assert t[host].attached == ["Genetically Enhanced"] and t[spared].attached == []
