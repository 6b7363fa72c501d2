"""The log reads in the order of causes: what is interrupted before what interrupts it, what comes of something after it."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import (
    AN_ENEMY,
    ME,
    YOUR_HERO,
    YOUR_HERO_,
    Action,
    BoostTurns,
    CancelIcons,
    Deal,
    Defends,
    DrawCards,
    Each,
    ExhaustIt,
    HealIt,
    Instead,
    Interrupt,
    IsDefeated,
    It,
    Mill,
    Prevent,
    Strikes,
    Take,
    TakesDamage,
    Whom,
)
from longbox.games.champions.situations import BLANK, FILLER, Table, put, stand_in
from longbox.kernel.match import Match, digest
from longbox.kernel.text import would
from longbox.situations import side, situation
from tests.rules.champions.rounds import laid
from tests.rules.champions.standins import FRIEND, free


def new_match(setup: dict[str, Any], logging: bool) -> Match:
    """A match of Champions with or without a log."""
    return Match(GAME, setup, 3, logging=logging)


def lines(t: Table, *words: str) -> list[str]:
    """The lines that have one of these words in them, in order, without their rules."""
    return [line.split("  [")[0] for line in t.log.splitlines() if any(w in line for w in words)]


@pytest.mark.rule("champions:player-deck#p2", "champions:encounter-deck#p2")
def test_that_a_deck_has_run_out_is_told_after_what_emptied_it() -> None:
    for text, emptied in ((DrawCards(3), "A draws three cards"), (Mill(2), "From A's deck Filler and Filler are discarded")):
        t = laid(A=side("Captain Marvel", hand=[free("Read", Action((), text))], deck=[FILLER] * 2, discard=[FILLER] * 3))
        t.A.plays("Read")
        assert lines(t, emptied, "run out") == [
            emptied,
            "A's deck has run out and is made anew; A is dealt an encounter card",
        ]
    # the encounter deck, by a boost card
    t = situation("champions", A=side("Captain Marvel"), encounter=[BLANK], encounter_discard=["Advance", "Assault"])
    t.enemy_attacks("Rhino")
    assert lines(t, "boost card", "run out") == [
        "Rhino is given a boost card",
        "The encounter deck has run out and is made anew, with an acceleration token",
    ]


@pytest.mark.rule("champions:interrupt", "champions:attack-enemy-activation")
def test_an_attack_is_announced_before_what_interrupts_it_and_told_once() -> None:
    t = laid(A=side("Spider-Man", deck=[FILLER] * 4), B=side("She-Hulk"))
    t.enemy_attacks("Rhino")
    t.A.picks("Spider-Man")
    assert lines(t, "attacks", "uses", "draws", "given") == [
        "Rhino attacks Spider-Man",
        "A uses Spider-Man",
        "A draws a card",
        "Rhino is given a boost card",
    ]
    # nobody interrupts: it is told as it happens
    t = laid(A=side("Captain Marvel"))
    t.enemy_attacks("Rhino")
    assert lines(t, "attacks") == ["Rhino attacks Captain Marvel"]


@pytest.mark.rule("champions:interrupt", "champions:defend", "champions:prevent#1")
def test_a_defense_and_damage_are_announced_before_what_interrupts_them() -> None:
    stance = stand_in("upgrade", "Stance", Interrupt(Defends(Whom("your hero")), DrawCards(1)), cost=0)
    t = laid(A=side("Spider-Man", play=[stance], hand=["Backflip"], deck=[FILLER] * 4))
    t.enemy_attacks("Rhino")
    t.passes()
    t.A.defends("Spider-Man")
    t.A.picks("Stance")
    assert lines(t, "defends", "Stance") == ["Spider-Man defends", "A uses Stance"]
    t = laid(A=side("Spider-Man", hand=["Backflip"], deck=[FILLER] * 4))
    t.enemy_attacks("Rhino")
    t.passes()
    t.passes()
    t.A.picks("Backflip")
    assert lines(t, "would", "plays", "prevented") == [
        "Spider-Man would take 2 damage from Rhino",
        "A plays Backflip",
        "2 is prevented of this: Spider-Man takes 2 damage from Rhino",
    ]


@pytest.mark.rule("champions:replacement-effect", "champions:defeat")
def test_a_defeat_is_announced_before_what_interrupts_or_replaces_it() -> None:
    wake = stand_in("upgrade", "Wake", Interrupt(IsDefeated(Whom("your ally")), DrawCards(1)), cost=0)
    save = free("Save", Interrupt(IsDefeated(Whom("your ally"), would=True), Instead(HealIt(It("it"))), side="would"))
    for used in ("Wake", "Save"):
        t = laid(A=side("Captain Marvel", play=[wake, put(FRIEND, damage=1)], hand=[save], deck=[FILLER] * 4))
        t.hurts("Friend", 2)
        if used == "Wake":
            t.passes()
        t.A.picks(used)
        told = lines(t, "Friend", used)
        assert told[0] == "Friend would be defeated" and used in told[1]
        # the defeat itself is told when it happens, and only then
        assert ("Friend is defeated" in told) is (used == "Wake")
        assert told.index("Friend takes 2 damage") > 1


@pytest.mark.rule("champions:boost#4", "champions:boost#p2", "champions:cancel")
def test_boost_cards_are_told_as_they_are_turned_up_cancelled_and_discarded() -> None:
    ward = free("Ward", Interrupt(BoostTurns(), CancelIcons()))
    for used in (True, False):
        t = laid(A=side("Captain Marvel", hand=[ward]), encounter=["Hydra Mercenary", *[BLANK] * 3])
        t.enemy_attacks("Rhino")
        t.passes()
        t.A.picks("Ward") if used else t.passes()
        cancelled = ["A plays Ward", "Its boost icons are cancelled", "Ward is discarded"] if used else []
        # it is named as it is turned up, not before, and once
        assert lines(t, "Mercenary", "Ward", "icons are") == [
            "Boost card: Hydra Mercenary, 1 boost icon",
            *cancelled,
            "Hydra Mercenary is discarded",
        ]
        assert t["Captain Marvel"].damage == (2 if used else 3)


@pytest.mark.rule("champions:target", "champions:attack-player-action#3")
def test_those_whom_an_attack_hits_stand_in_the_log() -> None:
    from longbox.games.champions.language.vocabulary import attack

    sweep = free("Sweep", Action((), Deal(1, Each(AN_ENEMY)), form="hero", labels=("attack",)))
    t = laid(A=side("She-Hulk", minions=["Shocker"], hand=[sweep, free("Jab", attack(1))]), B=side("Iron Man"))
    t.A.plays("Sweep")
    assert lines(t, "attacks") == ["She-Hulk attacks Rhino and Shocker"]
    t.A.plays("Jab")
    t.A.picks("Shocker")
    assert lines(t, "attacks")[1:] == ["She-Hulk attacks Shocker"]


@pytest.mark.rule("champions:encounter-deck#3", "champions:winning-the-game")
def test_the_last_line_says_how_it_ended_whatever_ended_it() -> None:
    t = laid(A=side("Captain Marvel"), stage="II", villain_left=1)
    t.A.attacks("Captain Marvel", "Rhino")
    assert t.log.splitlines()[-1] == "The players win: the last stage of Rhino is defeated  [champions:villain-defeat#p3]"
    assert t.log.count("The players win") == 1
    t = situation("champions", A=side("Captain Marvel"), encounter=[])
    t.A.ends_turn()
    assert t.log.splitlines()[-1].startswith("The players lose: there is no card in the encounter deck")
    assert t.log.splitlines()[-1].endswith("[champions:encounter-deck#3]")


@pytest.mark.rule("champions:crisis-icon")
def test_why_names_the_crisis_icon_also_where_no_threat_lies() -> None:
    for threat in (0, 3):
        t = laid(A=side("Captain Marvel"), side_schemes=["Crowd Control"], threat=threat)
        found = [line for line in t.A.why("Captain Marvel vs The Break-In!") if "thwarts The Break-In!" in line]
        assert len(found) == 1 and "Crowd Control has a crisis icon" in found[0] and "champions:crisis-icon" in found[0]


@pytest.mark.rule("champions:initiating-abilities", "champions:initiating-abilities#4")
def test_what_is_played_or_used_is_told_before_what_is_paid_for_it() -> None:
    # a core card: the event, then what is spent, then what it does
    t = laid(A=side("Spider-Man", hand=["Swinging Web Kick", *["Energy"] * 2, "Tigra"]))
    t.A.plays("Swinging Web Kick")
    assert lines(t, "Web Kick", "spends", "takes") == [
        "A plays Swinging Web Kick",
        *["A spends Energy"] * 2,
        "Rhino takes 8 damage",
        "Swinging Web Kick is discarded",
    ]
    # an ally as well; and an ability, of a stand-in, whose costs change the table
    t = laid(A=side("Captain Marvel", hand=["Tigra", *["Energy"] * 2]))
    t.A.plays("Tigra")
    assert lines(t, "Tigra", "spends") == ["A plays Tigra", *["A spends Energy"] * 2, "Tigra enters play"]
    engine = stand_in("support", "Engine", Action((ExhaustIt(ME),), DrawCards(1)), cost=0)
    t = laid(A=side("Captain Marvel", play=[engine], deck=[FILLER] * 3))
    t.A.uses("Engine")
    assert lines(t, "Engine", "draws") == ["A uses Engine", "Engine exhausts", "A draws a card"]
    # for whom it is has been chosen after it was paid for
    t = laid(A=side("Captain Marvel", play=["Helicarrier"]), B=side("She-Hulk"))
    t.A.uses("Helicarrier")
    t.A.picks("B")
    assert lines(t, "Helicarrier")[:3] == ["A uses Helicarrier", "Helicarrier exhausts", "A chooses B for Helicarrier"]


@pytest.mark.rule("champions:cost-arrow-icon")
def test_that_a_cost_was_not_paid_in_full_is_told() -> None:
    ward = stand_in("upgrade", "Ward", Interrupt(TakesDamage(YOUR_HERO), Prevent(1), side="would"), cost=0)
    price = free("Price", Action((Take(2, YOUR_HERO_),), DrawCards(1), form="hero"))
    t = laid(A=side("Captain Marvel", play=[ward], hand=[price], deck=[FILLER] * 3))
    t.A.plays("Price")
    t.A.picks("Ward")
    told = lines(t, "Price", "Ward", "paid", "draws")
    assert told[:2] == ["A plays Price", "A uses Ward"]
    assert "What it costs was not paid in full: it comes to nothing" in told and "A draws a card" not in told


@pytest.mark.rule("champions:interrupt", "champions:attack-player-action#3")
def test_of_an_attack_on_each_enemy_the_targets_stand_before_what_interrupts_it_or_its_damage() -> None:
    sweep = free("Sweep", Action((), Deal(1, Each(AN_ENEMY)), form="hero", labels=("attack",)))
    for answer in (Interrupt(TakesDamage(Whom("enemy"), attack=True), DrawCards(1)), Interrupt(Strikes(YOUR_HERO), DrawCards(1))):
        ward = stand_in("upgrade", "Ward", answer, cost=0)
        t = laid(A=side("She-Hulk", minions=["Shocker"], hand=[sweep], play=[ward], deck=[FILLER] * 8))
        t.A.plays("Sweep")
        t.A.picks("Ward")
        told = lines(t, "Sweep", "attacks", "Ward")
        assert told[:3] == ["A plays Sweep", "She-Hulk attacks Rhino and Shocker", "A uses Ward"]


def test_what_the_log_announces_is_no_fact_of_the_match() -> None:
    # a match that keeps no log comes to the same states
    setup = {"heroes": ["Spider-Man", "She-Hulk"], "scenario": "Rhino"}
    told, silent = (new_match(setup, logging) for logging in (True, False))
    for _ in range(60):
        if told.decision is None:
            break
        answer = told.decision.shape.least() if told.decision.kind != "window" else (0,)
        told.choose(answer)
        silent.choose(answer)
    assert told.log is not None and "would" in told.log.text() and not silent.log.lines
    assert digest(told.state) == digest(silent.state)


def test_lines_say_what_would_happen() -> None:
    assert would("Ann becomes stunned") == "Ann would become stunned"
    assert would("Rhino is defeated") == "Rhino would be defeated"
    assert would("Ann loses 4 endurance (stun): 40 left") == "Ann would lose 4 endurance (stun)"
    assert would("Storm readies") == "Storm would ready"
    assert would("The boost icons on Advance are counted") == "The boost icons on Advance would be counted"
    assert would("Combat phase") == "Combat phase would come" and would("") == ""
