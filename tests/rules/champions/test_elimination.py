"""A player is eliminated in the midst of something: a turn, a cost, an activation, a reveal; and what stays behind."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ALLIES,
    MAIN,
    ME,
    THE_VILLAIN,
    YOU_,
    Action,
    AttachTo,
    Constant,
    Deal,
    DrawCards,
    Each,
    EachPlayer,
    EnemiesAct,
    ExhaustIt,
    Gains,
    Gets,
    Host,
    InPlay,
    Last,
    One_,
    PlaceThreat,
    Surge,
    Take,
    WhenRevealed,
    discard_from_hand,
    seq,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.games.champions.state import REMOVED
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told
from tests.rules.champions.standins import THUG, free

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
HEROES = InPlay(frozenset({"hero"}))


def falls(t: Any, hero: str = "Captain Marvel") -> None:
    """One damage more than can be borne."""
    t.happens(ev.Damage(t.find(hero), t[hero].left))


@pytest.mark.rule("champions:player-elimination")
def test_losing_maximum_hit_points_eliminates_as_well() -> None:
    tank = stand_in("upgrade", "Tank", Constant(YOU_, (Gets("hp", 3),)))
    t = situation("champions", A=side("Captain Marvel", play=[tank], damage=12), B=side("She-Hulk", play=[tank]))
    assert not t.A.out and t["Captain Marvel"].left == 3
    t.happens(ev.Discard(t.find("Tank")))
    assert t.A.out and not t.B.out and t.B.asked()


@pytest.mark.rule("champions:player-elimination#3", "champions:players-play-area#6")
def test_what_it_attached_elsewhere_goes_and_what_was_attached_to_it_goes_home() -> None:
    web = stand_in("upgrade", "Web", AttachTo(InPlay(frozenset({"villain"}))), Constant(Host(), (Gets("atk", -1),)), cost=0)
    aid = stand_in("upgrade", "Aid", AttachTo(HEROES), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[web]), B=side("She-Hulk", hand=[aid, FRIEND]))
    t.A.plays("Web")
    assert t["Rhino"].attached == ["Web"] and t["Rhino"].atk == 1
    t.A.ends_turn()
    t.B.plays("Friend")
    t.B.plays("Aid")
    t.B.picks("Captain Marvel")
    falls(t)
    assert t["Rhino"].attached == [] and t["Rhino"].atk == 2 and t.state.place(t.find("Web") & 0xFFF) == 100 + REMOVED
    assert t.B.discard == ["Aid"] and t.B.play == ["Friend"]


@pytest.mark.rule("champions:player-elimination#3")
def test_its_cards_work_no_longer_but_what_it_made_lasts() -> None:
    drill = stand_in("support", "Drill", Constant(Each(ALLIES), (Gets("atk", 2),)))
    weaken = free("Weaken", Action((), Last(THE_VILLAIN, (Gets("atk", -1),), "round")))
    t = situation("champions", A=side("Captain Marvel", hand=[weaken], play=[drill]), B=side("She-Hulk", play=[FRIEND]))
    t.A.plays("Weaken")
    assert t["Friend"].atk == 3 and t["Rhino"].atk == 1
    falls(t)
    assert t["Friend"].atk == 1 and t["Rhino"].atk == 1
    next_round(t)
    assert t["Rhino"].atk == 2


@pytest.mark.rule("champions:player-elimination#1", "champions:player-elimination#p3")
def test_in_the_villain_phase_the_others_are_attacked_as_ever() -> None:
    t = situation("champions", A=side("Captain Marvel", damage=11, minions=[THUG]), B=side("She-Hulk"), active="B", first="A")
    t.B.ends_turn()
    # the villain attacks A first, who falls; the minion has gone to B before A's minions would have attacked
    on(t, "defend")
    t.A.passes()
    t.B.passes()
    assert t.A.out and t.B.minions == ["Thug"] and t["She-Hulk"].damage == 0
    # the villain's attack on B, then the minion's
    assert t.kind == "defend" and t.B.asked()
    t.B.passes()
    assert t["She-Hulk"].damage == 2
    t.B.passes()
    on(t, "turn")
    assert t["She-Hulk"].damage == 3 and t.state.first == 1 and t.state.round == 2
    # B alone was dealt an encounter card
    assert len(told(t, "is dealt")) == 1


@pytest.mark.rule("champions:player-elimination#2", "champions:player-elimination#p4")
def test_a_card_that_it_was_still_to_reveal_is_discarded() -> None:
    blow = stand_in("treachery", "Blow", WhenRevealed(Take(1, YOU_)))
    more = stand_in("treachery", "More", WhenRevealed(Deal(1, Each(InPlay(frozenset({"alter_ego", "hero"}))))))
    t = situation(
        "champions",
        A=side("Captain Marvel", form="alter-ego", damage=11, dealt=[blow, more]),
        B=side("She-Hulk", form="alter-ego", dealt=[more]),
        active="B",
        first="A",
        encounter=[BLANK] * 9,
    )
    t.B.ends_turn()
    on(t, "turn")
    # B's own resolved, A's did not
    assert t.A.out and t["She-Hulk"].damage == 1 and t.encounter_discard.count("More") == 2 and t.A.dealt == 0


@pytest.mark.rule("champions:player-elimination#p4")
def test_a_cost_that_eliminates_is_paid_and_the_ability_resolves() -> None:
    last = free("Last", Action((Take(2, YOU_),), Deal(3, THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel", damage=10, hand=[last]), B=side("She-Hulk", hand=[FRIEND]))
    t.A.plays("Last")
    assert t.A.out and t["Rhino"].damage == 3 and t.B.asked() and t.B.hand == ["Friend"]
    assert t.state.place(t.find("Last") & 0xFFF) == 100 + REMOVED


@pytest.mark.rule("champions:player-elimination", "champions:player-elimination#p3")
def test_a_turn_ends_with_its_player_and_the_phase_goes_on_with_the_next() -> None:
    burn = stand_in("support", "Burn", Action((ExhaustIt(ME),), Take(5, YOU_)))
    t = situation("champions", A=side("Captain Marvel", damage=10, play=[burn]), B=side("She-Hulk"), C=side("Iron Man"))
    t.A.uses("Burn")
    assert t.A.out and t.B.asked() and t.state.active == 1 and t.state.phase == "player phase"
    t.B.ends_turn()
    assert t.C.asked()
    # two are left: two encounter cards, two activations, and nothing of A's
    on(t, "defend")
    next_round(t)
    assert t.state.first in (1, 2) and len(told(t, "is dealt")) == 2 and not t.offered("Ask A")


@pytest.mark.rule("champions:player-elimination#4", "champions:player-elimination#p3")
def test_if_the_last_one_falls_together_with_the_villain_nobody_has_won() -> None:
    t = situation("champions", A=side("Captain Marvel", damage=11), stage="II", villain_damage=14)
    t.happens(ev.Damage(t.find("Captain Marvel"), 1), ev.Damage(t.find("Rhino"), 1))
    assert t.result is not None and not t.result.won and t.result.rule == "champions:player-elimination#4"
    # with another player left they have, the one who fell among them
    t = situation("champions", A=side("Captain Marvel", damage=11), B=side("She-Hulk"), stage="II", villain_damage=29)
    t.happens(ev.Damage(t.find("Captain Marvel"), 1), ev.Damage(t.find("Rhino"), 1))
    assert t.result is not None and t.result.won and t.result.winners == (0, 1)


@pytest.mark.rule("champions:per-player-icon", "champions:per-player-icon#1")
def test_what_comes_after_an_elimination_still_counts_all_who_started() -> None:
    for sides, threat in (({}, 2), ({"B": side("She-Hulk")}, 4), ({"B": side("She-Hulk"), "C": side("Iron Man")}, 6)):
        t = situation("champions", A=side("Captain Marvel"), **sides, encounter=["Crowd Control", BLANK, BLANK])
        t.reveals("Crowd Control")
        assert t["Crowd Control"].threat == threat
    t = situation(
        "champions",
        A=side("Captain Marvel"),
        B=side("She-Hulk"),
        active="B",
        first="B",
        encounter=["Crowd Control", *[BLANK] * 9],
    )
    falls(t)
    t.reveals("Crowd Control", "B")
    assert t["Crowd Control"].threat == 4 and t.villain.left == 28
    # what is without the icon is not multiplied
    fixed = stand_in("side_scheme", "Fixed", base_threat=2, base_fixed=True)
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk"), encounter=[fixed, BLANK])
    t.reveals("Fixed")
    assert t["Fixed"].threat == 2


@pytest.mark.rule("champions:player-elimination#1")
def test_a_minion_keeps_what_it_has_gained_on_the_way() -> None:
    rage = stand_in("attachment", "Rage", Constant(Host(), (Gets("atk", 2), Gains("retaliate", 1))))
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=[put(THUG, damage=1)], play=[put(rage, on="Thug")]),
        B=side("She-Hulk", play=[put(stand_in("upgrade", "Snare", Constant(Host(), (Gets("atk", -1),))), on="Thug")]),
        active="B",
        first="B",
    )
    falls(t)
    thug = t["Thug"]
    assert t.B.minions == ["Thug"] and thug.atk == 2 and thug.damage == 1 and sorted(thug.attached) == ["Rage", "Snare"]
    assert t.state.player_of(t.find("Rage") & 0xFFF) == 1 and t.B.play == ["Snare"]
    # and it is in reach of B now
    t.B.attacks("She-Hulk", "Thug")
    assert not t.in_play("Thug") and t["She-Hulk"].damage == 0


@pytest.mark.rule("champions:player-elimination#p4")
@pytest.mark.parametrize(
    ("rest", "threat", "damage"),
    [
        (PlaceThreat(2, MAIN), 2, 0),
        (EachPlayer(Take(2, YOU_)), 0, 2),
        (Deal(3, One_(HEROES, "h")), 0, 3),
        # what only speaks to the one who is out comes to nothing, and keeps nobody waiting
        (Take(4, YOU_), 0, 0),
        (DrawCards(2), 0, 0),
        (discard_from_hand(1), 0, 0),
        (EnemiesAct(THE_VILLAIN), 0, 0),
        (Surge(), 0, 0),
    ],
)
def test_of_an_ability_that_eliminates_the_rest_resolves_for_those_left(rest: Any, threat: int, damage: int) -> None:
    blow = stand_in("treachery", "Blow", WhenRevealed(seq(Take(1, YOU_), rest)))
    t = situation(
        "champions",
        A=side("Captain Marvel", damage=11, dealt=[blow], hand=["Energy"]),
        B=side("She-Hulk", hand=["Genius"]),
        encounter=[THUG, *[BLANK] * 9],
    )
    t.reveals("Blow")
    assert t.A.out and t.kind == "turn" and t.B.asked()
    assert t.scheme.threat == threat and t["She-Hulk"].damage == damage and t.encounter_discard == ["Blow"]
    # no card was drawn or discarded by B in A's stead, and nothing came up for B
    assert t.B.hand == ["Genius"] and t.B.minions == [] and t.encounter_deck[0] == "Thug"
