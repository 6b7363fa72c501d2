"""Overkill, piercing, patrol, peril and permanent where they meet other rules."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ME,
    THE_VILLAIN,
    YOU_,
    Action,
    Cannot,
    Constant,
    Deal,
    DiscardIt,
    DrawCards,
    Each,
    EnemiesAct,
    Engages,
    Gains,
    Host,
    InPlay,
    Interrupt,
    Keyword,
    Prevent,
    PutCounters,
    Response,
    Strikes,
    TakesDamage,
    ToHandIt,
    WhenRevealed,
    Whom,
    attack,
    in_play,
    pick_in_play,
    thwart,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
BRUTE = stand_in("minion", "Brute", Keyword("overkill"), hp=3, atk=5, sch=1)
FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
ZAP = stand_in("event", "Zap", attack(5), cost=0)
UPGRADES = InPlay(frozenset({"upgrade"}))


def gear(*words: str) -> Any:
    """An upgrade that gives its hero keywords."""
    return stand_in("upgrade", "Gear", Constant(YOU_, tuple(Gains(w) for w in words)))


# -- overkill -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:overkill")
def test_excess_on_a_borrowed_ally_comes_to_who_controls_it() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND]), B=side("She-Hulk", minions=[BRUTE]))
    t.happens(ev.TakeControl(t.find("Friend"), 1))
    t.enemy_attacks("Brute", "B")
    t.B.picks("Friend")
    assert t["She-Hulk"].damage == 2 and t["Captain Marvel"].damage == 0 and t.A.discard == ["Friend"]


@pytest.mark.rule("champions:overkill")
def test_the_excess_is_dealt_at_the_same_time_as_what_the_ally_takes() -> None:
    # it can be prevented, and while that is asked the ally has taken nothing yet
    ward = stand_in("support", "Ward", Interrupt(TakesDamage(Whom("you")), Prevent(1), side="would"))
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND, ward], minions=[BRUTE]))
    t.enemy_attacks("Brute")
    t.A.picks("Friend")
    assert t.kind == "window" and t["Friend"].damage == 0 and t.in_play("Friend")
    t.A.picks("Ward")
    assert not t.in_play("Friend") and t["Captain Marvel"].damage == 1
    # ally and identity fall together: nothing comes in between, and the minion goes on to the next player
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND], minions=[BRUTE], damage=10), B=side("She-Hulk"))
    t.enemy_attacks("Brute")
    t.A.picks("Friend")
    assert t.A.out and t.B.minions == ["Brute"] and t["She-Hulk"].damage == 0


@pytest.mark.rule("champions:overkill#p2", "champions:overkill#1")
def test_excess_can_defeat_the_villains_stage_and_what_is_left_over_is_lost() -> None:
    struck = stand_in("support", "Struck", Response(Strikes(Whom("you"), after=True), PutCounters(1, "seen", ME), forced=True))
    t = situation(
        "champions", A=side("Captain Marvel", hand=[ZAP], minions=[THUG], play=[gear("overkill"), struck]), villain_damage=13
    )
    t.A.plays("Zap")
    t.A.picks("Thug")
    on(t, "turn")
    assert not t.in_play("Thug") and t.villain.up.stage == "II" and t.villain.damage == 0
    # one attack, on the minion
    assert t["Struck"].counter("seen") == 1


@pytest.mark.rule("champions:overkill", "champions:overkill#p2")
def test_overkill_is_for_attacks_only() -> None:
    burst = stand_in("event", "Burst", Action((), Deal(5, Each(InPlay(frozenset({"minion"}))))), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[burst], minions=[THUG], play=[gear("overkill")]))
    t.A.plays("Burst")
    assert not t.in_play("Thug") and t["Rhino"].damage == 0
    # a hero who is attacked spills nothing, whatever is beyond the hit points
    t = situation(
        "champions", A=side("Captain Marvel", minions=[BRUTE], damage=9, play=[FRIEND]), B=side("She-Hulk", play=[FRIEND])
    )
    t.enemy_attacks("Brute")
    t.A.passes()
    t.B.passes()
    assert t.A.out and t["She-Hulk"].damage == 0 and t.B.play == ["Friend"] and t["Rhino"].damage == 0


@pytest.mark.rule("champions:overkill")
def test_an_identity_in_alter_ego_form_has_its_allies_excess_as_well() -> None:
    t = situation("champions", A=side("Captain Marvel", minions=[BRUTE]), B=side("She-Hulk", form="alter-ego", play=[FRIEND]))
    t.enemy_attacks("Brute")
    t.A.passes()
    t.B.picks("Friend")
    assert t["She-Hulk"].damage == 2 and t["Captain Marvel"].damage == 0 and t.B.form == "alter_ego"


@pytest.mark.rule("champions:overkill#p2")
def test_the_excess_comes_while_the_minion_is_still_there() -> None:
    # "can't take damage while the minion is in play": it is, as the excess comes at the same time
    wall = stand_in("environment", "Wall", Cannot(TakesDamage(Whom("villain")), during=in_play("Thug"), words="{name} holds"))
    t = situation(
        "champions", A=side("Captain Marvel", hand=[ZAP, ZAP], minions=[THUG], play=[gear("overkill")]), environments=[wall]
    )
    t.A.plays("Zap")
    assert not t.in_play("Thug") and t["Rhino"].damage == 0
    t.A.plays("Zap")
    assert t["Rhino"].damage == 5


@pytest.mark.rule("champions:overkill#p2", "champions:excess-damage")
def test_without_damage_taken_there_is_no_excess() -> None:
    wall = stand_in("environment", "Wall", Cannot(TakesDamage(Whom("minion")), words="minions hold"))
    storm = stand_in(
        "event",
        "Storm",
        Action((), Deal(5, Each(InPlay(frozenset({"minion", "villain"})))), form="hero", labels=("attack",)),
        cost=0,
    )
    t = situation(
        "champions", A=side("Captain Marvel", hand=[storm], minions=[THUG], play=[gear("overkill")]), environments=[wall]
    )
    t.A.plays("Storm")
    assert t["Thug"].damage == 0 and t["Rhino"].damage == 5
    # dealt to both at once: the villain's share and the excess come together, and of a stage that falls nothing is left over
    t = situation("champions", A=side("Captain Marvel", hand=[storm], minions=[THUG], play=[gear("overkill")]))
    t.A.plays("Storm")
    assert t["Rhino"].damage == 7
    t = situation("champions", A=side("Captain Marvel", hand=[storm], minions=[THUG], play=[gear("overkill")]), villain_damage=8)
    t.A.plays("Storm")
    on(t, "turn")
    assert t.villain.up.stage == "II" and t.villain.damage == 0


# -- piercing -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:piercing")
def test_piercing_discards_tough_alone_and_from_each_target() -> None:
    storm = stand_in(
        "event", "Storm", Action((), Deal(2, Each(InPlay(frozenset({"minion"})))), form="hero", labels=("attack",)), cost=0
    )
    t = situation(
        "champions",
        A=side(
            "Captain Marvel",
            hand=[storm],
            play=[gear("piercing"), put(FRIEND, status=("tough",))],
            minions=[put(THUG, status=("tough", "stunned", "confused")), put(BRUTE, status=("tough",))],
        ),
        villain_status=["tough"],
    )
    t.A.plays("Storm")
    assert t["Thug"].damage == 2 and t["Thug"].status == {"stunned", "confused"} and t["Brute"].damage == 2
    assert t["Brute"].status == frozenset() and t["Rhino"].status == {"tough"} and t["Friend"].status == {"tough"}


# -- patrol -------------------------------------------------------------------------------------------------------------------

WATCH = stand_in("minion", "Watch", Keyword("patrol"), hp=3, atk=1, sch=1)
PLOT = stand_in("side_scheme", "Plot", base_threat=2)


@pytest.mark.rule("champions:patrol")
def test_patrol_is_for_the_player_engaged_and_for_cards_that_thwart() -> None:
    sneak = stand_in("event", "Sneak", thwart(2), cost=0)
    t = situation(
        "champions", A=side("Captain Marvel", minions=[WATCH], hand=[sneak]), B=side("She-Hulk", hand=[sneak]), threat=5
    )
    # an event that could only thwart the main scheme is not offered, nor is the basic power
    assert not t.offered("Play Sneak") and not t.offered("thwarts")
    t.A.does("Ask B")
    t.B.plays("Sneak")
    assert t.scheme.threat == 3
    # with another scheme about it goes there without asking
    t = situation(
        "champions", A=side("Captain Marvel", minions=[WATCH], hand=[sneak]), threat=5, side_schemes=[put(PLOT, threat=3)]
    )
    t.A.plays("Sneak")
    assert t["Plot"].threat == 1 and t.scheme.threat == 5


@pytest.mark.rule("champions:patrol")
def test_patrol_goes_where_its_minion_goes() -> None:
    t = situation("champions", A=side("Captain Marvel", minions=[WATCH]), B=side("She-Hulk"), threat=5)
    assert not t.offered("Captain Marvel thwarts")
    t.happens(ev.Engage(t.find("Watch"), 1))
    assert t.offered("Captain Marvel thwarts The Break-In!")
    t.A.ends_turn()
    assert not t.offered("She-Hulk thwarts") and "champions:patrol" in t.why_not("B", "The Break-In!", "She-Hulk thwarts")


# -- peril --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:peril")
def test_the_one_who_resolves_it_has_all_means_and_the_next_card_is_free_again() -> None:
    shield = stand_in("event", "Shield", Interrupt(TakesDamage(Whom("hero")), Prevent(1), side="would"), cost=0)
    sting = stand_in("treachery", "Sting", Keyword("peril"), Keyword("surge"), WhenRevealed(Deal(2, YOU_)))
    prick = stand_in("treachery", "Prick", WhenRevealed(Deal(2, YOU_)))
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[shield], dealt=[sting]),
        B=side("She-Hulk", hand=[shield]),
        encounter=[prick, BLANK],
    )
    t.reveals("Sting")
    # A's own event is asked for, and B's is not, though it could help
    assert t.kind == "window" and t.A.asked() and t.offered("Shield")
    t.A.passes()
    # the card that follows by surge has no peril: now B is asked as well
    assert t["Captain Marvel"].damage == 2
    t.A.passes()
    assert t.B.asked() and t.offered("Shield")
    t.B.picks("Shield")
    # there is one damage left, and A may use another
    assert t.A.asked() and t.offered("Shield")
    t.A.passes()
    assert t["Captain Marvel"].damage == 3 and t.B.hand == [] and t.A.hand == ["Shield"]


@pytest.mark.rule("champions:peril", "champions:obligation#p2")
def test_peril_of_an_obligation_is_for_whom_it_is_given_to() -> None:
    from longbox.games.champions.state import CardDef, Face

    facts = {"code": "x:Debt", "name": "Debt", "kind": "obligation", "faction": "encounter", "set": "she_hulk"}
    bill = CardDef([Face(facts, (Keyword("peril"), WhenRevealed(Deal(2, YOU_))))])
    shield = stand_in("event", "Shield", Interrupt(TakesDamage(Whom("hero")), Prevent(1), side="would"), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[shield], dealt=[bill]), B=side("She-Hulk", hand=[shield]))
    t.reveals("Debt")
    assert t.kind == "window" and t.B.asked()
    t.B.passes()
    # A, who turned it up, may not help
    assert t.kind == "turn" and t["She-Hulk"].damage == 2 and t.A.hand == ["Shield"]


@pytest.mark.rule("champions:peril")
def test_a_minion_with_peril_in_play_hinders_nobody() -> None:
    lurker = stand_in("minion", "Lurker", Keyword("peril"), hp=3, atk=2, sch=1)
    t = situation("champions", A=side("Captain Marvel", dealt=[lurker]), B=side("She-Hulk"))
    t.reveals("Lurker")
    t.enemy_attacks("Lurker")
    t.A.passes()
    assert t.kind == "defend" and t.B.asked()


# -- permanent ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:permanent")
def test_what_cannot_leave_play_pays_for_nothing_and_is_not_chosen() -> None:
    words = Action((DiscardIt(ME),), DrawCards(1))
    back = Action((ToHandIt(ME),), DrawCards(1))
    for text in (words, back):
        t = situation(
            "champions",
            A=side(
                "Captain Marvel",
                play=[stand_in("upgrade", "Rock", Keyword("permanent"), text), stand_in("upgrade", "Loose", text)],
            ),
        )
        assert not t.offered("Use Rock") and t.offered("Use Loose")
        t.A.uses("Loose")
        assert t.A.play == ["Rock"] and "Filler" in t.A.hand
    # who has to choose one to discard has only others to choose from
    drop = stand_in("event", "Drop", Action((), pick_in_play(UPGRADES, DiscardIt(picked()))), cost=0)
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[drop], play=[stand_in("upgrade", "Rock", Keyword("permanent")), gear("overkill")]),
    )
    t.A.plays("Drop")
    on(t, "turn")
    assert t.A.play == ["Rock"] and t.A.discard == ["Gear", "Drop"]


def picked() -> Any:
    """What has been chosen."""
    from longbox.games.champions.language.vocabulary import It

    return It("picked")


@pytest.mark.rule("champions:permanent")
def test_a_permanent_attachment_outlives_what_it_is_attached_to() -> None:
    rock = stand_in("attachment", "Rock", Keyword("permanent"), Constant(Host(), (Gains("retaliate", 1),)))
    ruin = stand_in("attachment", "Ruin")
    t = situation("champions", A=side("Captain Marvel", minions=[THUG], play=[put(rock, on="Thug"), put(ruin, on="Thug")]))
    t.happens(ev.Damage(t.find("Thug"), 3))
    assert not t.in_play("Thug") and t.in_play("Rock") and t.encounter_discard == ["Thug", "Ruin"]
    # it does nothing there, and the game goes on
    t.A.attacks("Captain Marvel", "Rhino")
    assert t["Captain Marvel"].damage == 0 and t.kind == "turn"


@pytest.mark.rule("champions:permanent", "champions:permanent#1")
def test_only_what_is_in_the_area_of_one_who_is_out_leaves_play() -> None:
    rock = stand_in("upgrade", "Rock", Keyword("permanent"))
    # an interrupt in the midst of the elimination: another player's permanent card is no more movable than ever
    purge = stand_in("support", "Purge", Interrupt(Engages(Whom("minion"), you=True), DiscardIt(Each(UPGRADES)), forced=True))
    t = situation(
        "champions",
        A=side("Captain Marvel", damage=11, minions=[THUG]),
        B=side("She-Hulk", play=[rock, purge, gear("overkill")]),
        active="B",
        first="B",
    )
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    assert t.A.out and t.B.play == ["Rock", "Purge"] and t.B.discard == ["Gear"]
    # one of B's that is attached to A's hero goes to B's pile with it
    t = situation(
        "champions",
        A=side("Captain Marvel", damage=11),
        B=side("She-Hulk", play=[put(rock, on="Captain Marvel"), put(stand_in("upgrade", "Stone", Keyword("permanent")))]),
        active="B",
        first="B",
    )
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    assert t.B.play == ["Stone"] and t.B.discard == ["Rock"]


@pytest.mark.rule("champions:permanent")
def test_neither_a_villains_attack_nor_a_new_round_moves_a_permanent_card() -> None:
    rock = stand_in("attachment", "Rock", Keyword("permanent"))
    crush = stand_in("treachery", "Crush", WhenRevealed(EnemiesAct(THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel", dealt=[crush], play=[put(rock, on="Rhino")]), villain_damage=13)
    t.A.attacks("Captain Marvel", "Rhino")
    on(t, "turn")
    # the next stage has it
    assert t.villain.up.stage == "II" and t["Rhino"].attached == ["Rock"]
