"""Players: their turns and areas, what they own, and how one of them is eliminated."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ALLIES,
    HERO,
    ME,
    THE_VILLAIN,
    YOU_,
    Action,
    Boost,
    Deal,
    DrawCards,
    Each,
    Engages,
    InPlay,
    Keyword,
    PutCounters,
    ReadyIt,
    Response,
    Take,
    WhenRevealed,
    Whom,
    seq,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.games.champions.state import AREA, DEALT, DECK, DISCARD, HAND, REMOVED, VILLAIN_AREA
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on
from tests.rules.champions.standins import THUG, free

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
GEAR = stand_in("upgrade", "Gear", cost=0)
BASE = stand_in("support", "Base", cost=0)
RUIN = stand_in("attachment", "Ruin")


def zone_of(t: Any, name: str) -> tuple[int, int]:
    """Whose a card's zone is (-1: the villain's or nobody's) and which."""
    s = t.state
    place = s.place(t.find(name) & 0xFFF)
    for p in range(s.starters):
        if place < 100 and t.find(name) & 0xFFF in s.zone(p, place):
            return (p, place)
    return (-1, place - 100)


# -- what a player is ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:player", "champions:player#1", "champions:player#3", "champions:play-area#1")
def test_each_player_has_an_area_and_owns_a_deck() -> None:
    t = situation(
        "champions",
        A=side(
            "Captain Marvel",
            hand=[GEAR],
            deck=["Haymaker", "Haymaker"],
            discard=["Uppercut"],
            play=[FRIEND, BASE],
            minions=[THUG],
        ),
        B=side("She-Hulk", hand=["First Aid"], dealt=[BLANK]),
    )
    s = t.state
    assert t.A.hand == ["Gear"] and t.B.hand == ["First Aid"] and t.A.deck == ["Haymaker", "Haymaker"]
    assert [zone_of(t, n) for n in ("Captain Marvel", "Gear", "Friend", "Base", "Thug", "Uppercut")] == [
        (0, AREA), (0, HAND), (0, AREA), (0, AREA), (0, AREA), (0, DISCARD),
    ]  # fmt: skip
    assert zone_of(t, "She-Hulk") == (1, AREA) and zone_of(t, "Blank") == (1, DEALT)
    # the identity is owned as well; encounter cards are the scenario's, wherever they lie
    owners = {name: s.get(t.find(name)).owner for name in ("Captain Marvel", "She-Hulk", "Gear", "Thug", "Blank", "Rhino")}
    assert owners == {"Captain Marvel": 0, "She-Hulk": 1, "Gear": 0, "Thug": -1, "Blank": -1, "Rhino": -1}
    # tokens too: each has damage of its own
    t.happens(ev.Damage(t.find("Captain Marvel"), 2))
    assert t["Captain Marvel"].left == 10 and t["She-Hulk"].left == 15


@pytest.mark.rule("champions:player#2", "champions:player#4", "champions:player-phase")
def test_turns_in_player_order_from_the_first_player() -> None:
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk"), C=side("Iron Man"), first="B", active="B")
    order = [t.state.active]
    for _ in range(2):
        t.pick("End your turn")
        on(t, "turn")
        order.append(t.state.active)
    assert order == [1, 2, 0] and t.state.phase == "player phase"
    t.pick("End your turn")
    assert t.state.phase != "player phase" or t.kind != "turn"


@pytest.mark.rule("champions:player-phase#p2")
def test_after_all_turns_hands_and_cards_are_made_ready() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=["Haymaker"] * 7, play=[put(FRIEND, exhausted=True)], exhausted=True),
        B=side("She-Hulk", hand=[], exhausted=True),
    )
    t.A.ends_turn()
    # not before all have had their turns
    assert t.B.asked() and len(t.A.hand) == 7 and t["Captain Marvel"].exhausted
    t.B.ends_turn()
    assert t.kind == "discard" and t.A.asked()
    t.A.picks("Haymaker", "Haymaker")
    on(t, "defend", "turn")
    assert len(t.A.hand) == 5 and len(t.B.hand) == 4
    assert not t["Captain Marvel"].exhausted and not t["Friend"].exhausted and not t["She-Hulk"].exhausted


# -- a turn -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:player-turn", "champions:player-turn#1", "champions:player-turn#3")
def test_options_in_any_order_but_one_change_of_form() -> None:
    wake = free("Wake", Action((), ReadyIt(YOU_)))
    t = situation("champions", A=side("Captain Marvel", hand=[wake, wake, GEAR, GEAR], damage=5), threat=5)
    t.A.attacks("Captain Marvel", "Rhino")
    assert not t.offered("Captain Marvel attacks") and not t.offered("Captain Marvel thwarts")
    t.A.plays("Gear")
    t.A.plays("Wake")
    # a basic power again, as often as the card is ready
    t.A.thwarts("Captain Marvel", "The Break-In!")
    t.A.plays("Wake")
    t.A.plays("Gear")
    assert not t.offered("recovers")
    t.A.does("Change form")
    assert t.A.form == "alter_ego" and t.offered("recovers") and not t.offered("Carol Danvers attacks")
    t.A.does("recovers")
    assert t["Captain Marvel"].damage == 1
    assert not t.offered("Change form") and "champions:form#1" in t.why_not("A", "Carol Danvers", "Change form")


@pytest.mark.rule("champions:player-turn#2", "champions:players-play-area#1", "champions:play")
def test_allies_upgrades_and_supports_are_played_from_the_hand() -> None:
    t = situation(
        "champions",
        A=side(
            "Captain Marvel",
            hand=["Mockingbird", "Tac Team", "Combat Training", "Haymaker", "Haymaker", "Energy"],
            discard=[FRIEND],
        ),
    )
    t.A.plays("Tac Team", "Mockingbird", "Energy")
    assert t.A.play == ["Tac Team"] and t.A.discard == ["Friend", "Mockingbird", "Energy"]
    t.A.plays("Combat Training")
    assert zone_of(t, "Combat Training") == (0, AREA)
    # what is not in the hand is not played
    assert not t.offered("Play Friend") and "champions:play" in t.why_not("A", "Friend", "Play")
    # what can't be paid for neither: the cost comes first
    t = situation("champions", A=side("Captain Marvel", hand=["Tac Team"]))
    assert not t.offered("Play Tac Team") and "champions:resource#3" in t.why_not("A", "Tac Team", "Play")


@pytest.mark.rule("champions:player-turn#4")
def test_an_ally_attacks_or_thwarts_for_its_player_only() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[FRIEND]),
        B=side("She-Hulk", play=[stand_in("ally", "Other", hp=2, atk=1, thw=1)]),
        threat=5,
    )
    assert t.offered("Friend attacks Rhino") and t.offered("Friend thwarts") and not t.offered("Other attacks")
    t.A.thwarts("Friend", "The Break-In!")
    assert t.scheme.threat == 4 and not t.offered("Friend attacks")


@pytest.mark.rule("champions:player-turn#5")
def test_actions_of_own_cards_encounter_cards_and_events() -> None:
    box = stand_in("support", "Box", Action((), DrawCards(1), limit=(1, "round")))
    trap = stand_in("attachment", "Trap", Action((), Deal(1, THE_VILLAIN), limit=(1, "round")))
    punch = free("Punch", Action((), Deal(1, THE_VILLAIN), form=HERO))
    rest = free("Rest", Action((), DrawCards(1), form="alter_ego"))
    t = situation(
        "champions", A=side("Captain Marvel", hand=[punch, rest], play=[box, put(trap, on="Rhino")]), B=side("She-Hulk")
    )
    assert t.offered("Use Box") and t.offered("Use Trap") and t.offered("Play Punch") and not t.offered("Play Rest")
    assert "champions:triggered-abilities#4" in t.why_not("A", "Rest", "Play")
    t.A.does("Change form")
    assert t.offered("Play Rest") and not t.offered("Play Punch")
    # the other player's turn: the encounter card is for everybody, the support is not
    t.A.ends_turn()
    assert t.offered("Use Trap") and not t.offered("Use Box")


@pytest.mark.rule("champions:player-turn#6")
def test_another_player_is_asked_for_an_action_and_may_refuse() -> None:
    aid = free("Aid", Action((), Deal(1, THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", hand=[aid, GEAR], play=[FRIEND]))
    t.A.does("Ask B")
    # only actions: no upgrade, no attack of B's ally
    assert t.B.asked() and t.offered("Play Aid") and not t.offered("Gear") and not t.offered("Friend")
    t.B.plays("Aid")
    assert t["Rhino"].damage == 1 and t.A.asked()
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", hand=[aid]))
    t.A.does("Ask B")
    t.match.choose((0,))
    assert t.A.asked() and t["Rhino"].damage == 0 and t.B.hand == ["Aid"]


# -- areas --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "champions:play-area", "champions:play-area#2", "champions:play-area#3", "champions:players-play-area",
    "champions:players-play-area#2", "champions:players-play-area#3",
)  # fmt: skip
def test_two_kinds_of_area_and_each_card_in_one_of_them() -> None:
    fog = stand_in("environment", "Fog")
    t = situation(
        "champions",
        A=side(
            "Captain Marvel",
            minions=[THUG],
            play=[put(RUIN, on="Rhino"), put(stand_in("attachment", "Net"), on="Captain Marvel")],
        ),
        side_schemes=["Crowd Control"],
        environments=[fog],
    )
    for name in ("Rhino", "The Break-In!", "Crowd Control", "Fog", "Ruin"):
        assert zone_of(t, name) == (-1, VILLAIN_AREA), name
    # the minion and what is attached to the hero are in the player's area
    assert zone_of(t, "Thug") == (0, AREA) and zone_of(t, "Net") == (0, AREA)
    s = t.state
    zones = [n for z in s.zones for n in z]
    assert len(zones) == len(set(zones))


@pytest.mark.rule("champions:players-play-area#5")
def test_cards_are_not_played_into_anothers_area_but_may_affect_it() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[FRIEND, free("Mend", Action((), Deal(1, Each(ALLIES))))]),
        B=side("She-Hulk", play=[put(stand_in("ally", "Other", hp=3))]),
    )
    t.A.plays("Friend")
    assert t.A.play == ["Friend"] and t.B.play == ["Other"]
    t.A.plays("Mend")
    assert t["Friend"].damage == 1 and t["Other"].damage == 1
    # unless the card says so
    t = situation(
        "champions", A=side("Captain Marvel", hand=["Combat Training", "Haymaker", "Haymaker", "Haymaker"]), B=side("She-Hulk")
    )
    t.A.plays("Combat Training")
    t.picks("B")
    assert t.B.play == ["Combat Training"]


# -- elimination --------------------------------------------------------------------------------------------------------------


def fallen(**more: Any) -> Any:
    """A table of two, on which A is about to fall: one hit point left."""
    mine = more.pop("mine", {})
    return situation(
        "champions", A=side("Captain Marvel", damage=11, **mine), B=side("She-Hulk", **more.pop("theirs", {})), **more
    )


@pytest.mark.rule("champions:player-elimination", "champions:players-play-area#6", "champions:player-elimination#3")
def test_without_hit_points_a_player_is_out_with_everything() -> None:
    t = fallen(
        mine={"hand": [GEAR], "deck": ["Haymaker"], "discard": ["Uppercut"], "play": [FRIEND, BASE]}, active="B", first="B"
    )
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    assert t.A.out and not t.B.out and t.result is None
    s = t.state
    for name in ("Captain Marvel", "Gear", "Haymaker", "Uppercut", "Friend", "Base"):
        assert s.place(t.find(name) & 0xFFF) == 100 + REMOVED, name
    assert not any(s.zone(0, z) for z in (HAND, DECK, DISCARD, AREA, DEALT))
    # a player with hit points left stays
    t = fallen(mine={"hand": [GEAR]}, active="B", first="B")
    t.happens(ev.Damage(t.find("She-Hulk"), 3))
    assert not t.A.out and not t.B.out


@pytest.mark.rule("champions:player-elimination#1")
def test_its_minions_engage_the_next_player_as_they_are() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel"),
        B=side(
            "She-Hulk",
            damage=14,
            minions=[put(THUG, damage=2, status=("tough", "stunned"), counters={"x": 2})],
            play=[put(RUIN, on="Thug")],
        ),
        C=side("Iron Man", minions=["Sandman"]),
    )
    t.happens(ev.Damage(t.find("She-Hulk"), 1))
    assert t.C.minions == ["Sandman", "Thug"] and t.A.minions == []
    thug = t["Thug"]
    assert thug.damage == 2 and thug.status == {"tough", "stunned"} and thug.counter("x") == 2 and thug.attached == ["Ruin"]
    # after the last player comes the first again
    t.happens(ev.Damage(t.find("Iron Man"), 9))
    assert t.A.minions == ["Sandman", "Thug"]


@pytest.mark.rule("champions:player-elimination#1")
def test_engaging_the_next_player_is_engaging() -> None:
    fast = stand_in("minion", "Fast", Keyword("quickstrike"), hp=3, atk=2, sch=1)
    seen = stand_in("support", "Seen", Response(Engages(Whom("minion"), you=True), PutCounters(1, "seen", ME), forced=True))
    t = fallen(mine={"minions": [fast]}, theirs={"play": [seen]}, active="B", first="B")
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    on(t, "defend", "turn")
    t.passes()
    assert t["She-Hulk"].damage == 2 and t["Seen"].counter("seen") == 1


@pytest.mark.rule("champions:player-elimination#2", "champions:permanent#1")
def test_what_is_not_its_own_goes_to_its_owners_pile_even_if_permanent() -> None:
    rock = stand_in("upgrade", "Rock", Keyword("permanent"))
    chain = stand_in("attachment", "Chain", Keyword("permanent"))
    t = situation(
        "champions",
        A=side(
            "Captain Marvel", damage=11, play=[put(chain, on="Captain Marvel"), put(RUIN, on="Captain Marvel")], dealt=["Sandman"]
        ),
        B=side("She-Hulk", play=[rock, FRIEND]),
        active="B",
        first="B",
    )
    t.happens(ev.TakeControl(t.find("Rock"), 0), ev.TakeControl(t.find("Friend"), 0))
    assert sorted(t.A.play) == ["Friend", "Rock"]
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    assert sorted(t.B.discard) == ["Friend", "Rock"]
    assert sorted(t.encounter_discard) == ["Chain", "Ruin", "Sandman"]


@pytest.mark.rule("champions:player-elimination#3", "champions:ownership-and-control#4")
def test_what_others_control_stays_until_it_leaves_and_is_then_out_of_the_game() -> None:
    t = fallen(mine={"play": [FRIEND]}, active="B", first="B")
    t.happens(ev.TakeControl(t.find("Friend"), 1))
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    assert t.B.play == ["Friend"]
    t.happens(ev.Damage(t.find("Friend"), 3))
    assert t.B.discard == [] and t.state.place(t.find("Friend") & 0xFFF) == 100 + REMOVED
    # nor does it go into a deck that is no longer there
    t = fallen(mine={"play": [FRIEND]}, active="B", first="B")
    t.happens(ev.TakeControl(t.find("Friend"), 1))
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    t.happens(ev.IntoDeck(t.find("Friend")))
    assert t.state.place(t.find("Friend") & 0xFFF) == 100 + REMOVED


@pytest.mark.rule("champions:player-elimination#p2")
def test_the_steps_come_in_order() -> None:
    t = fallen(mine={"minions": [THUG], "play": [put(RUIN, on="Captain Marvel"), FRIEND]}, active="B", first="B")
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    lines = [
        i
        for i, line in enumerate(t.log.splitlines())
        for word in ("Thug engages", "Ruin is discarded", "is eliminated")
        if word in line
    ]
    assert len(lines) == 3 and lines == sorted(lines)


@pytest.mark.rule("champions:player-elimination#p3", "champions:player-elimination#4")
def test_the_others_go_on_and_all_share_the_end() -> None:
    t = fallen(active="B", first="B")
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    next_round(t)
    assert t.result is None and t.state.active == 1
    # the villain's last stage: the player who is out wins as well
    t = fallen(active="B", first="B", stage="II", villain_damage=29)
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    t.happens(ev.Damage(t.find("Rhino"), 1))
    assert t.result is not None and t.result.won and t.result.winners == (0, 1)
    t = fallen(active="B", first="B")
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    t.happens(ev.Damage(t.find("She-Hulk"), 15))
    assert t.result is not None and not t.result.won and t.result.rule == "champions:player-elimination#4"


@pytest.mark.rule("champions:player-elimination#p4")
def test_an_ability_under_way_is_resolved_to_its_end() -> None:
    blow = stand_in("treachery", "Blow", WhenRevealed(seq(Take(1, YOU_), Deal(2, Each(Players_())))))
    t = fallen(mine={"dealt": [blow]})
    t.reveals("Blow")
    assert t.A.out and t["She-Hulk"].damage == 2 and t.encounter_discard[-1:] == ["Blow"]
    # its own as well
    last = free("Last", Action((), seq(Take(1, YOU_), Deal(4, THE_VILLAIN))))
    t = fallen(mine={"hand": [last]})
    t.A.plays("Last")
    assert t.A.out and t["Rhino"].damage == 4


def Players_() -> Any:
    """The heroes in play."""
    return InPlay(frozenset({"hero"}))


@pytest.mark.rule("champions:player-elimination")
def test_a_turn_or_an_activation_ends_with_its_player() -> None:
    t = fallen()
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    assert t.B.asked() and t.kind == "turn"
    # the attack that eliminates does not go on, and the phase does
    burn = stand_in("treachery", "Burn", Boost(Deal(1, YOU_)), boost=2)
    t = fallen(encounter=[burn, *[BLANK] * 9])
    t.enemy_attacks("Rhino", "A")
    on(t, "turn")
    assert t.A.out and t.B.asked() and t["She-Hulk"].damage == 0


@pytest.mark.rule("champions:per-player-icon", "champions:per-player-icon#1")
def test_per_player_counts_those_who_started() -> None:
    for sides, hp in (({"A": side("Captain Marvel")}, 14), ({"A": side("Captain Marvel", damage=11), "B": side("She-Hulk")}, 28)):
        t = situation("champions", **sides, active="B" if len(sides) > 1 else "A", first="B" if len(sides) > 1 else "A")
        assert t.villain.left == hp
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    assert t.A.out and t.villain.left == 28 and t.state.per_player((3, True)) == 6 and t.state.per_player((3, False)) == 3
