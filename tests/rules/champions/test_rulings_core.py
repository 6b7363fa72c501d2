"""Questions that players have asked about the core set, and what comes of each on the table."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.events import DroneCome
from longbox.games.champions.language.vocabulary import (
    AN_ENEMY,
    ENGAGED,
    HEROES,
    MINION,
    ONCE,
    YOUR_UPGRADES,
    Action,
    Deal,
    DiscardIt,
    DrawCards,
    Each,
    EngageIt,
    Generates,
    Given,
    InPlay,
    It,
    Keyword,
    One,
    Players,
    Target,
    WhenDefeated,
    WithOthers,
    discard_from_hand,
    pick_in_play,
)
from longbox.games.champions.situations import BLANK, FILLER, Table, put, stand_in
from longbox.kernel.queries import Count
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
GUARD = stand_in("minion", "Guard", Keyword("guard"), hp=3, atk=1, sch=1)
DRONE = put(FILLER, down=True, owner=0)
WAVE = stand_in("event", "Wave", Action((), Deal(1, Each(AN_ENEMY))), cost=0)


def ultron(stage: str = "I", **more: object) -> Table:
    """A table against Ultron with his drones."""
    return situation("champions", scenario="Ultron", stage=stage, environments=["Ultron Drones"], **more)


# -- damage that moves, what falls at once --------------------------------------------------------------------------------------


@pytest.mark.rule("champions:move#4", "champions:move#6")
def test_moved_damage_has_left_its_origin_though_a_tough_status_card_takes_it() -> None:
    t = situation(
        "champions",
        A=side("Black Panther", damage=3, play=["Vibranium Suit"], hand=["01043a", "Vibranium"]),
        villain_status=["tough"],
    )
    t.A.plays("Wakanda Forever!")
    assert t["Rhino"].damage == 0 and t["Rhino"].status == frozenset()
    assert t["Black Panther"].damage == 1


@pytest.mark.rule("champions:simultaneous-resolution", "champions:first-player#3")
def test_the_first_player_orders_what_is_said_when_several_are_defeated() -> None:
    anna = stand_in("minion", "Anna", WhenDefeated(DrawCards(1, Each(Players()))), hp=1, atk=1, sch=1)
    bert = stand_in("minion", "Bert", WhenDefeated(Deal(1, Each(HEROES))), hp=1, atk=1, sch=1)
    for first, second in (("Anna", "Bert"), ("Bert", "Anna")):
        t = situation(
            "champions", A=side("Captain Marvel", hand=[WAVE], minions=[anna, bert, THUG]), B=side("She-Hulk"), first="B"
        )
        t.A.plays("Wave")
        assert t.kind == "order" and t.B.asked()
        t.B.picks(first)
        said = told(t, ": When Defeated")
        assert said[0].startswith(first) and said[1].startswith(second)
        # one is done before the other: discarded before the next speaks
        assert t.log.index(f"{first} is discarded") < t.log.index(f"{second}: When Defeated")
        assert t["Thug"].damage == 1
    # what says nothing, or the same for the same player, is not asked about
    t = situation("champions", A=side("Captain Marvel", hand=[WAVE], minions=[anna, put(THUG, damage=2)]), B=side("She-Hulk"))
    t.A.plays("Wave")
    assert t.kind == "turn" and t.A.minions == []


@pytest.mark.rule("champions:player-elimination#4", "champions:villain-defeat#p3")
def test_nobody_wins_who_falls_with_the_villain() -> None:
    # the Hulk hits everybody for one
    t = situation(
        "champions",
        A=side("Captain Marvel", damage=11, play=["Hulk"], minions=[THUG], deck=["Energy"] * 3),
        stage="II",
        villain_damage=14,
    )
    t.A.attacks("Hulk", "Thug")
    on(t, "turn")
    assert t.result is not None and not t.result.won
    # with somebody left the villain's defeat is a win
    t = situation(
        "champions",
        A=side("Captain Marvel", damage=11, play=["Hulk"], minions=[THUG], deck=["Energy"] * 3),
        B=side("She-Hulk"),
        stage="II",
        villain_damage=29,
    )
    t.A.attacks("Hulk", "Thug")
    on(t, "turn")
    assert t.result is not None and t.result.won and t.A.out


# -- words that cards may have ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:max#p2")
def test_a_maximum_of_a_resource_ability_is_for_all_copies() -> None:
    tap = stand_in("support", "Tap", Generates(Given(("wild",)), limit=ONCE, by_title=True))
    plain = stand_in("support", "Plain", Generates(Given(("wild",)), limit=ONCE))
    for card, both in ((tap, False), (plain, True)):
        t = situation("champions", A=side("Captain Marvel", play=[card, card], hand=["First Aid", "First Aid"]), villain_damage=5)
        t.A.plays("First Aid", card.name)
        on(t, "turn")
        # the second First Aid could still be paid for with ... nothing but the other copy
        assert t.offered("Play First Aid") is both


@pytest.mark.rule("champions:choose#3", "champions:cost-arrow-icon")
def test_an_effect_takes_as_many_as_there_are_and_a_cost_all_or_nothing() -> None:
    verb = DiscardIt(It("picked"))
    effect = stand_in("event", "Purge", Action((), pick_in_play(YOUR_UPGRADES, verb, 2, 2)), cost=0)
    cost = stand_in("event", "Price", Action((pick_in_play(YOUR_UPGRADES, verb, 2, 2),), DrawCards(1)), cost=0)
    hand = stand_in("event", "Toss", Action((discard_from_hand(2),), DrawCards(1)), cost=0)
    t = situation("champions", A=side("Iron Man", play=["Arc Reactor"], hand=[effect, cost, hand]))
    assert not t.offered("Play Price")
    assert t.offered("Play Toss")
    t.A.plays("Purge")
    assert t.A.play == [] and t.A.discard == ["Arc Reactor", "Purge"]
    t = situation("champions", A=side("Iron Man", play=["Arc Reactor", "Mark V Armor", "Rocket Boots"], hand=[effect, cost]))
    t.A.plays("Price")
    t.A.picks("Arc Reactor", "Rocket Boots")
    assert t.A.play == ["Mark V Armor"] and t.A.hand == ["Purge", "Filler"]
    # one card is too few for a cost of two
    t = situation("champions", A=side("Iron Man", hand=[hand, effect]))
    assert not t.offered("Play Toss")


@pytest.mark.rule("champions:hinder-x", "champions:incite-x", "champions:per-player-icon")
def test_hinder_and_incite_may_be_for_each_player() -> None:
    plot = stand_in("side_scheme", "Plot", Keyword("hinder", 2, each=True), base_threat=1)
    rant = stand_in("treachery", "Rant", Keyword("incite", 1, each=True))
    for players in (1, 3):
        sides = {"A": side("Captain Marvel"), "B": side("She-Hulk"), "C": side("Iron Man")}
        given = {k: sides[k] for k in "ABC"[:players]}
        t = situation("champions", encounter=[plot, rant, BLANK], **given)
        t.reveals("Plot")
        assert t["Plot"].threat == 3 * players and t.scheme.threat == 0
        t.reveals("Rant")
        assert t.scheme.threat == players


@pytest.mark.rule("champions:engage#2", "champions:engage#3", "champions:quickstrike")
def test_a_card_may_let_you_engage_a_minion() -> None:
    lure = stand_in(
        "event", "Lure", Action((), EngageIt(Target()), targets=(One(InPlay(frozenset({MINION}), (WithOthers(),))),)), cost=0
    )
    swift = stand_in("minion", "Swift", Keyword("quickstrike"), hp=3, atk=2, sch=1)
    t = situation("champions", A=side("Captain Marvel", hand=[lure]), B=side("She-Hulk", minions=[swift, THUG]))
    t.A.plays("Lure")
    t.A.picks("Swift")
    on(t, "turn")
    # it has engaged her, and strikes
    assert t.A.minions == ["Swift"] and t.B.minions == ["Thug"]
    assert t["Captain Marvel"].damage == 2 and t["She-Hulk"].damage == 0
    # nobody engages whom one is engaged with already
    t = situation("champions", A=side("Captain Marvel", hand=[lure], minions=[swift]))
    assert not t.offered("Play Lure")


@pytest.mark.rule("champions:ability#3")
def test_no_damage_is_no_effect() -> None:
    nothing = stand_in("event", "Nothing", Action((), Deal(0, Each(AN_ENEMY))), cost=0)
    count = stand_in("event", "Count", Action((), Deal(Count(ENGAGED), Each(AN_ENEMY))), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[nothing, count]))
    assert not t.offered("Play Nothing") and not t.offered("Play Count")
    t = situation("champions", A=side("Captain Marvel", hand=[nothing, count], minions=[THUG]))
    assert not t.offered("Play Nothing") and t.offered("Play Count")


def test_an_ability_that_answers_to_two_things_says_to_which() -> None:
    from longbox.games.champions import events as ev

    t = situation("champions", A=side("Captain Marvel", play=["Hawkeye"]), encounter=[THUG, "Shocker", BLANK])
    t.happens(*[ev.EnterPlay(t.find(name), 0, -1, -1, "put") for name in ("Thug", "Shocker")])
    assert len(set(t.options())) == 2
    t.pick("Use Hawkeye", "Shocker enters play")
    assert t["Shocker"].damage == 2 and t["Thug"].damage == 0


# -- cards ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:cancel#4", "champions:encounter-deck#p2")
def test_black_widow_discards_the_card_before_another_is_revealed() -> None:
    t = situation(
        "champions", A=side("Spider-Man", hand=["Genius"], play=["Black Widow"]), encounter=["Tiger Shark", "Shocker", BLANK]
    )
    t.reveals("Tiger Shark")
    t.pick("Black Widow")
    on(t, "turn")
    assert t.encounter_discard == ["Tiger Shark"] and t.A.minions == ["Shocker"]
    assert t.log.index("Tiger Shark is discarded") < t.log.index("reveals Shocker")
    # it was the last card of the deck: that is made anew of what has been discarded
    t = situation("champions", A=side("Spider-Man", hand=["Genius"], play=["Black Widow"]), encounter=["Hydra Mercenary"])
    t.reveals("Hydra Mercenary")
    t.pick("Black Widow")
    on(t, "turn")
    assert t.result is None and t.A.minions == ["Hydra Mercenary"] and t.state.accelerations == 1


@pytest.mark.rule("champions:guard")
def test_nobody_punches_back_at_a_guarded_villain() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=["Counter-Punch"], minions=[GUARD]), encounter=[BLANK] * 3)
    t.enemy_attacks("Rhino")
    t.A.picks("Captain Marvel")
    assert t.kind == "turn" and t.villain.damage == 0 and t.A.hand == ["Counter-Punch"]
    # but at the guard itself, or at the villain if another player has the guard
    t = situation("champions", A=side("Captain Marvel", hand=["Counter-Punch"], minions=[GUARD]), encounter=[BLANK] * 3)
    t.enemy_attacks("Guard")
    t.A.picks("Captain Marvel")
    t.pick("Play Counter-Punch")
    assert t["Guard"].damage == 2 and t.villain.damage == 0
    t = situation(
        "champions", A=side("Captain Marvel", hand=["Counter-Punch"]), B=side("She-Hulk", minions=[GUARD]), encounter=[BLANK] * 3
    )
    t.enemy_attacks("Rhino")
    t.A.picks("Captain Marvel")
    t.pick("Play Counter-Punch")
    assert t.villain.damage == 2


@pytest.mark.rule("champions:minion#4")
def test_a_minion_that_engages_during_a_gang_up_attacks_as_well() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=[THUG]),
        scenario="Klaw",
        encounter=["Gang-Up", "Weapons Runner", BLANK, BLANK],
    )
    t.reveals("Gang-Up")
    on(t, "turn")
    assert t.A.minions == ["Thug", "Weapons Runner"] and told(t, "Weapons Runner attacks Captain Marvel")


def test_a_stage_of_the_villain_is_an_enemy_that_was_chased_down() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=["Chase Them Down"]), villain_damage=12, threat=5)
    t.A.attacks("Captain Marvel", "Rhino")
    t.pick("Play Chase Them Down")
    on(t, "turn")
    assert t.villain.face == 1 and t.scheme.threat == 3


def test_ultron_counts_the_drones_of_the_player_he_attacked_first() -> None:
    # She-Hulk's defense takes two off, and she has no drone of her own
    t = ultron("II", A=side("Captain Marvel"), B=side("She-Hulk"), encounter=[BLANK] * 3)
    t.enemy_attacks("Ultron", "A")
    t.A.passes()
    t.B.picks("She-Hulk")
    assert t.A.minions == ["Drone"] and t.B.minions == []
    assert t["She-Hulk"].damage == 2 + 1 - 2 and t["Captain Marvel"].damage == 0


def test_a_drone_has_one_hit_point_whatever_is_printed_on_its_other_side() -> None:
    luke = put("Luke Cage", down=True, owner=0)
    t = ultron(A=side("Captain Marvel", minions=[luke, THUG]), encounter=["Genetically Enhanced", BLANK])
    t.reveals("Genetically Enhanced")
    assert t.kind == "turn" and t["Thug"].attached == ["Genetically Enhanced"]
    # the strongest minion may be a drone
    t = ultron(A=side("Captain Marvel", minions=[luke]), encounter=["Biomechanical Upgrades", BLANK, BLANK])
    t.reveals("Biomechanical Upgrades")
    on(t, "turn")
    assert t["Drone"].attached == ["Biomechanical Upgrades"]
    t.A.attacks("Captain Marvel", "Drone")
    assert t.A.minions == ["Drone"] and t["Drone"].damage == 0 and t.encounter_discard.count("Biomechanical Upgrades") == 1


def test_hawkeye_shoots_drones() -> None:
    t = ultron(A=side("Captain Marvel", play=["Hawkeye"]))
    t.happens(DroneCome(0, -1))
    t.pick("Use Hawkeye")
    assert t.A.minions == [] and t.A.discard == ["Filler"] and t["Hawkeye"].counter("arrow") == 3


def test_assault_on_norad_asks_nothing_when_no_threat_was_placed() -> None:
    t = ultron(A=side("She-Hulk", form="alter-ego"), scheme_stage="2B")
    t.happens(ev.Threat(t.scheme.ref, 1, -1, t.scheme.ref, "step"))
    t.pick("Use Jennifer Walters")
    assert t.kind == "turn" and t.scheme.threat == 0 and t.A.minions == []
    t.happens(ev.Threat(t.scheme.ref, 1, -1, t.scheme.ref, "step"))
    assert t.kind == "mode"


def test_a_card_that_comes_back_is_another_one() -> None:
    t = situation("champions", A=side("Captain Marvel", play=["Vision"], hand=["Energy", "Make the Call", "Energy", "Energy"]))
    t.A.uses("Vision")
    t.pick("ATK")
    assert t["Vision"].atk == 4
    t.happens(ev.Damage(t.find("Vision"), 9))
    t.A.plays("Make the Call")
    on(t, "turn", "pay")
    t.A.pays()
    assert t.in_play("Vision") and t["Vision"].atk == 2 and not t["Vision"].exhausted


@pytest.mark.rule("champions:discard#3")
def test_cards_discarded_together_go_to_the_pile_in_an_order_of_choice() -> None:
    # where it matters: Pepper Potts looks at the top card
    cards = ["Luke Cage", "Energy", "Genius", "Strength", "Uppercut"]
    t = situation("champions", A=side("Iron Man", play=["Pepper Potts"], hand=cards), B=side("She-Hulk"))
    t.A.plays("Luke Cage", "Energy", "Genius")
    assert t.kind == "order" and t.A.asked()
    t.A.picks("Genius")
    assert t.A.discard == ["Genius", "Energy"] and t.A.play == ["Pepper Potts", "Luke Cage"]
    # at the end of the player phase as well
    t = situation("champions", A=side("Iron Man", play=["Pepper Potts"], hand=["Energy", "Genius", "Strength"]))
    t.A.ends_turn()
    t.A.picks("Energy", "Genius", "Strength")
    for name in ("Strength", "Energy"):
        assert t.kind == "order"
        t.A.picks(name)
    assert t.A.discard == ["Strength", "Energy", "Genius"]
    # two of a kind are not asked about, nor is anything if nobody looks at the pile
    t = situation("champions", A=side("Iron Man", play=["Pepper Potts"], hand=["Luke Cage", "Energy", "Energy"]))
    t.A.plays("Luke Cage")
    assert t.kind == "turn" and t.A.discard == ["Energy", "Energy"]
    t = situation("champions", A=side("Iron Man", hand=cards))
    t.A.plays("Luke Cage", "Energy", "Genius")
    assert t.kind == "turn"


@pytest.mark.rule("champions:gets#1", "champions:defeat")
def test_whoever_only_hurt_a_minion_has_not_defeated_it_when_it_loses_hit_points() -> None:
    # the drone has two hit points with Upgraded Drones, and the hero leaves it one
    hand = ["Chase Them Down", "Energy", "Genius", "Strength"]
    t = ultron(
        A=side("Captain Marvel", minions=[DRONE], hand=hand, play=["Interrogation Room"]),
        encounter=["Upgraded Drones", BLANK, BLANK],
        threat=2,
    )
    t.reveals("Upgraded Drones")
    hit = ev.Damage(t.find("Drone"), 1, 0, t.A.identity.ref, ev.ATTACK)
    hit.by = t.A.identity.ref
    t.happens(hit)
    t.A.uses("Upgraded Drones", "Energy", "Genius", "Strength")
    assert t.kind == "turn" and t.A.minions == [] and t.scheme.threat == 2
    # one that falls to his hit he has defeated
    t = ultron(A=side("Captain Marvel", minions=[DRONE], hand=["Chase Them Down"]), threat=2)
    t.A.attacks("Captain Marvel", "Drone")
    t.pick("Play Chase Them Down")
    assert t.scheme.threat == 0


@pytest.mark.rule("champions:uses-x-type#p3")
def test_a_card_is_used_up_also_when_it_pays_for_what_an_encounter_card_asks() -> None:
    for counters, there in ((1, False), (2, True)):
        shooter = put("Web-Shooter", counters={"web": counters})
        t = situation(
            "champions",
            A=side("Spider-Man", play=[shooter], hand=["Energy", "Genius"]),
            scenario="Klaw",
            encounter=["Sonic Boom", BLANK],
        )
        t.reveals("Sonic Boom")
        t.A.picks("Spend")
        assert t.kind == "turn" and not t["Spider-Man"].exhausted
        assert t.in_play("Web-Shooter") is there
        assert ("Web-Shooter" in t.A.discard) is not there


@pytest.mark.rule("champions:encounter-deck#p2", "champions:acceleration-token#1")
def test_a_deck_that_ran_out_is_made_anew_as_soon_as_something_is_discarded() -> None:
    # nothing was there to make it of when its last card was revealed
    t = situation("champions", A=side("Captain Marvel"), encounter=[BLANK])
    t.reveals("Blank")
    assert t.encounter_deck == ["Blank"] and t.encounter_discard == [] and t.state.accelerations == 1
    # the last card was a boost card
    t = situation("champions", A=side("Captain Marvel"), encounter=[BLANK])
    t.enemy_attacks("Rhino")
    t.A.passes()
    assert t.encounter_deck == ["Blank"] and t.encounter_discard == [] and t.state.accelerations == 1
    # a minion that stays in play is none of it
    t = situation("champions", A=side("Captain Marvel"), encounter=["Shocker"])
    t.reveals("Shocker")
    assert t.encounter_deck == [] and t.state.accelerations == 0 and t.result is None
    t.happens(ev.Damage(t.find("Shocker"), 9))
    assert t.encounter_deck == ["Shocker"] and t.state.accelerations == 1
