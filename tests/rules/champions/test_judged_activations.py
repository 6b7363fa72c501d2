"""Activations as a judge is asked about them: who falls in the midst of one, what that ends and what it does not."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    AN_ENEMY,
    FRIENDS,
    MAIN,
    THE_VILLAIN,
    YOU,
    YOU_,
    Action,
    ActivationGains,
    Boost,
    BoostTurns,
    Constant,
    Deal,
    Doubles,
    Each,
    Either,
    Gains,
    Gets,
    Interrupt,
    It,
    Keyword,
    One,
    PlaceThreat,
    SetTo,
    Take,
    TakesDamage,
    Target,
    WhenDefeated,
    WhenRevealed,
    seq,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
GALE = stand_in("treachery", "Gale", Boost(Deal(1, Each(FRIENDS))), boost=0)


# -- keywords that come from several cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("champions:constant-abilities#2", "champions:retaliate-x")
def test_retaliate_from_two_cards_adds_up() -> None:
    body, blasters = put("Solid-Sound Body", on="Klaw"), put("Concussion Blasters", on="Klaw")
    for attached, damage in (([body], 1), ([blasters], 1), ([body, blasters], 2)):
        t = situation("champions", scenario="Klaw", A=side("Captain Marvel"), B=side("She-Hulk"), environments=attached)
        t.A.attacks("Captain Marvel", "Klaw")
        on(t, "turn")
        assert t["Captain Marvel"].damage == damage and t["She-Hulk"].damage == 0
    # a printed one and one gained as well
    coat = stand_in("upgrade", "Coat", Constant(YOU_, (Gains("retaliate", 1),)))
    t = situation("champions", A=side("Black Panther", play=[coat], minions=[THUG]))
    t.enemy_attacks("Thug")
    t.A.passes()
    assert t["Thug"].damage == 2 and t["Black Panther"].damage == 1


# -- somebody falls ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:player-elimination", "champions:boost#4", "champions:attack-enemy-activation#3")
def test_once_the_player_attacked_is_out_no_boost_card_is_turned_up_any_more() -> None:
    # the first of two boost cards eliminates the player: the second would have hit everybody once more
    t = situation(
        "champions", scenario="Klaw", A=side("Captain Marvel", damage=11), B=side("She-Hulk"), encounter=[GALE, GALE, BLANK]
    )
    t.enemy_attacks("Klaw")
    on(t, "turn")
    assert t.A.out and t["She-Hulk"].damage == 1 and len(told(t, "Boost card: Gale")) == 1
    # both boost cards are discarded all the same
    assert t.encounter_discard == ["Gale", "Gale"] and t.encounter_deck == ["Blank"]
    # if somebody else has defended the attack goes on, for it is aimed at that player
    t = situation(
        "champions", scenario="Klaw", A=side("Captain Marvel", damage=11), B=side("She-Hulk"), encounter=[GALE, GALE, BLANK]
    )
    t.enemy_attacks("Klaw")
    t.A.passes()
    t.B.picks("She-Hulk")
    on(t, "turn")
    assert t.A.out and t["She-Hulk"].damage == 2 and len(told(t, "Boost card: Gale")) == 2


@pytest.mark.rule("champions:after", "champions:player-elimination", "champions:attack-enemy-activation#4")
def test_an_enemy_whose_attack_eliminated_a_player_has_attacked() -> None:
    t = situation("champions", A=side("Captain Marvel", damage=11, minions=["Tiger Shark"]), B=side("She-Hulk"))
    t.enemy_attacks("Tiger Shark")
    on(t, "turn")
    assert t.A.out and t.B.minions == ["Tiger Shark"] and t["Tiger Shark"].status == {"tough"}
    # what answers to an attack on "you" means nobody who is left
    for minion, hand in (("Radioactive Man", ["Energy"]), ("Tiger Shark", ["Energy"])):
        t = situation("champions", A=side("Captain Marvel", damage=11, minions=[minion]), B=side("She-Hulk", hand=hand))
        t.enemy_attacks(minion)
        on(t, "turn")
        assert t.A.out and t.B.hand == hand
    t = situation(
        "champions", scenario="Ultron", environments=["Ultron Drones"], A=side("Captain Marvel", damage=10), B=side("She-Hulk")
    )
    t.enemy_attacks("Ultron")
    on(t, "turn")
    assert t.A.out and t.scheme.threat == 0 and t.B.minions == []


@pytest.mark.rule("champions:activation", "champions:player-elimination")
def test_an_enemy_whose_scheme_eliminated_a_player_has_schemed() -> None:
    t = situation(
        "champions",
        scenario="Ultron",
        environments=["Ultron Drones", put("Program Transmitter", on="Ultron")],
        side_schemes=["Crowd Control"],
        A=side("Captain Marvel", damage=10, hand=["Great Responsibility"]),
        B=side("She-Hulk"),
    )
    before = t["Crowd Control"].threat
    t.enemy_schemes("Ultron")
    t.pick("Great Responsibility")
    on(t, "turn")
    assert t.A.out and t.scheme.threat == 0 and t["Crowd Control"].threat == before + 1


@pytest.mark.rule("champions:activation#6", "champions:interrupt#1")
def test_an_enemy_that_falls_as_its_damage_is_dealt_deals_none() -> None:
    mirror = stand_in("upgrade", "Mirror", Interrupt(TakesDamage(YOU, attack=True), Deal(3, It("by"))))
    for enemy, used, damage in (("Thug", True, 0), ("Thug", False, 1), ("Rhino", True, 0), ("Rhino", False, 2)):
        t = situation(
            "champions",
            A=side("Captain Marvel", play=[mirror], minions=[THUG]),
            B=side("She-Hulk"),
            villain_damage=26,
            encounter=[BLANK, BLANK],
        )
        t.enemy_attacks(enemy)
        on(t, "window", "turn")
        t.pick("Use Mirror") if used else t.passes()
        on(t, "turn")
        assert t["Captain Marvel"].damage == damage and t["She-Hulk"].damage == 0
        assert (t.A.minions == []) is (used and enemy == "Thug")
        assert t.villain.up.stage == ("II" if used and enemy == "Rhino" else "I")
    # one that survives deals it
    t = situation("champions", A=side("Captain Marvel", play=[mirror]), encounter=[BLANK])
    t.enemy_attacks("Rhino")
    on(t, "window")
    t.pick("Use Mirror")
    assert t["Captain Marvel"].damage == 2 and t["Rhino"].damage == 3


# -- what is left to choose when the one who chooses is out -----------------------------------------------------------------------


@pytest.mark.rule("champions:player-elimination#p4", "champions:first-player#2")
def test_what_a_player_who_is_out_would_have_chosen_the_first_player_chooses() -> None:
    doom = stand_in("treachery", "Doom", WhenRevealed(seq(Take(2, YOU_), Either((PlaceThreat(1, MAIN), PlaceThreat(3, MAIN))))))
    for words, threat in (("Place 1", 1), ("Place 3", 3)):
        t = situation(
            "champions",
            A=side("Captain Marvel", damage=10),
            B=side("She-Hulk"),
            C=side("Iron Man"),
            first="C",
            encounter=[doom, BLANK],
        )
        t.reveals("Doom")
        assert t.A.out and t.kind == "mode" and t.C.asked()
        t.C.picks(words)
        assert t.scheme.threat == threat
    # as long as the player is there it is that one's choice
    t = situation("champions", A=side("Captain Marvel", damage=9), B=side("She-Hulk"), first="B", encounter=[doom, BLANK])
    t.reveals("Doom")
    assert t.kind == "mode" and t.A.asked()
    # the target of an ability whose cost eliminated its player
    last = stand_in("event", "Last", Action((Take(2, YOU_),), Deal(3, Target()), targets=(One(AN_ENEMY),)), cost=0)
    t = situation("champions", A=side("Captain Marvel", damage=10, hand=[last], minions=[THUG]), B=side("She-Hulk"))
    t.A.plays("Last")
    assert t.A.out and t.B.asked()
    t.B.picks("Thug")
    assert t.B.minions == [] and t["Rhino"].damage == 0


# -- defeated, but not gone ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:permanent", "champions:leaves-play", "champions:cannot")
def test_a_permanent_minion_is_not_defeated() -> None:
    rock = stand_in("minion", "Rock", Keyword("permanent"), WhenDefeated(PlaceThreat(1, MAIN)), hp=2, atk=1, sch=1)
    sand = stand_in("minion", "Sand", WhenDefeated(PlaceThreat(1, MAIN)), hp=2, atk=1, sch=1)
    for card, there in ((rock, True), (sand, False)):
        t = situation("champions", A=side("Captain Marvel", minions=[card]), B=side("She-Hulk"))
        t.A.attacks("Captain Marvel", card.name)
        assert t.kind == "turn" and t.in_play(card.name) is there and t.scheme.threat == int(not there)
        if there:
            # it goes on as before, and no damage makes a difference any more
            t.happens(ev.Damage(t.find("Rock"), 1))
            assert t.in_play("Rock") and t.scheme.threat == 0
            t.enemy_attacks("Rock")
            on(t, "turn")
            assert t["Captain Marvel"].damage == 1


# -- minions of several players -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:activation#5", "champions:first-player#3")
def test_the_first_player_orders_attacks_on_several_players() -> None:
    given = {"encounter": ["Masters of Mayhem", BLANK], "first": "C"}
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=["Tiger Shark"]),
        B=side("She-Hulk", minions=["Melter", "Radioactive Man"]),
        C=side("Iron Man"),
        **given,
    )
    t.reveals("Masters of Mayhem")
    assert t.kind == "order" and t.C.asked()
    t.C.picks("Tiger Shark")
    on(t, "order")
    # those left all attack one player, who orders them
    assert t.kind == "order" and t.B.asked()
    t.B.picks("Radioactive Man")
    on(t, "turn")
    assert next(line for line in told(t, " attacks ") if "Rhino" not in line).startswith("Tiger Shark")
    assert t["Captain Marvel"].damage == 3 and t["She-Hulk"].damage == 4 and t["Iron Man"].damage == 0


# -- the damage of an activation ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:boost#p3", "champions:delayed-effect", "champions:attack-enemy-activation#4")
def test_what_an_activation_deals_is_what_its_attack_deals_and_nothing_else() -> None:
    # Sonic Boom exhausts the hero at the end if "this activation deals damage to you"
    burn = stand_in("upgrade", "Burn", Interrupt(BoostTurns(icons=False), Take(1, YOU_)))
    for play, defender, exhausted in (
        ([burn], "Luke Cage", False),  # damage of the hero's own making
        ([], "Luke Cage", False),  # none to the hero
        ([], "", True),  # the attack's
    ):
        t = situation("champions", A=side("Captain Marvel", play=[*play, "Luke Cage"]), encounter=["Sonic Boom", BLANK])
        t.enemy_attacks("Rhino")
        t.A.picks(defender) if defender else t.A.passes()
        if play:
            t.pick("Use Burn")
        on(t, "turn")
        assert t["Captain Marvel"].damage == len(play) + 2 * (not defender)
        assert t["Captain Marvel"].exhausted is exhausted
    # not the damage of another boost card; nor does a scheme deal any
    spark = stand_in("treachery", "Spark", Boost(seq(ActivationGains(given=1), Deal(1, YOU_))))
    t = situation("champions", A=side("Captain Marvel"), encounter=[spark, "Sonic Boom", BLANK])
    t.enemy_schemes("Rhino")
    assert t["Captain Marvel"].damage == 1 and not t["Captain Marvel"].exhausted
    t = situation("champions", A=side("Captain Marvel"), encounter=["Sonic Boom", BLANK])
    t.enemy_schemes("Rhino")
    assert not t["Captain Marvel"].exhausted


@pytest.mark.rule("champions:villainous", "champions:boost#3")
def test_a_boost_card_for_the_villain_is_not_for_a_minion() -> None:
    # Titania's Fury gives the villain another boost card for this activation
    agent = stand_in("minion", "Agent", Keyword("villainous"), hp=3, atk=1, sch=1)
    for enemy, cards in (("Rhino", 2), ("Agent", 1)):
        t = situation("champions", A=side("Captain Marvel", minions=[agent]), encounter=["Titania's Fury", *[BLANK] * 4])
        t.enemy_attacks(enemy)
        on(t, "turn")
        assert len(told(t, "Boost card:")) == cards and len(t.encounter_deck) == 5 - cards


@pytest.mark.rule(
    "champions:modifiers", "champions:modifiers#1", "champions:modifiers#2", "champions:attack-enemy-activation#3.2"
)
def test_boost_icons_are_one_addition_among_the_others() -> None:
    two = stand_in("treachery", "Two", boost=2)
    # two and two icons; taken off, doubled or halved with the rest; a number that is set stays
    for stat, cases in (
        ("atk", (((), 4), ((-3,), 1), ((-5,), 0), ((1,), 5), ("double", 8), ("halve", 2), ("set", 1))),
        ("sch", (((), 3), ((-2,), 1), ((-1,), 2), ((-4,), 0), ("double", 6), ("halve", 2), ("set", 1))),
    ):
        for change, total in cases:
            writes = {"double": (Doubles(stat),), "halve": (Doubles(stat, -2),), "set": (SetTo(stat, 1),)}
            made = writes[change] if isinstance(change, str) else tuple(Gets(stat, n) for n in change)
            curb = stand_in("support", "Curb", Constant(THE_VILLAIN, made))
            t = situation(
                "champions", A=side("Captain Marvel", play=[curb], minions=[THUG]), B=side("She-Hulk"), encounter=[two, BLANK]
            )
            if stat == "atk":
                t.enemy_attacks("Rhino")
            else:
                t.enemy_schemes("Rhino")
            on(t, "turn")
            assert (t["Captain Marvel"].damage if stat == "atk" else t.scheme.threat) == total, (stat, change)
            # nobody else's numbers change
            assert t["Thug"].atk == 1 and t["Thug"].sch == 1
