"""Keywords of attacks and minions: overkill, piercing, ranged, retaliate, quickstrike, patrol; permanent cards; peril."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    AN_ENEMY,
    ENEMY,
    ME,
    THE_VILLAIN,
    YOU_,
    Action,
    Constant,
    Deal,
    DrawCards,
    Each,
    EnemiesAct,
    Gains,
    Host,
    Identity,
    Interrupt,
    Keyword,
    One,
    Prevent,
    PutCounters,
    Response,
    Strikes,
    TakesDamage,
    Target,
    WhenRevealed,
    Whom,
    attack,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.rules.champions.standins import FRIEND, SNEAK, THUG, ZAP, free, gear

# -- overkill -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:overkill#p2", "champions:overkill#1")
def test_excess_on_a_minion_comes_to_the_villain_and_is_no_attack() -> None:
    spiked = stand_in("attachment", "Spikes", Constant(Host(), (Gains("retaliate", 2),)))
    seen = stand_in(
        "support",
        "Seen",
        Response(TakesDamage(Whom("villain"), attack=True, after=True), PutCounters(1, "seen", ME), forced=True),
    )
    t = situation(
        "champions",
        A=side(
            "Captain Marvel", hand=[ZAP], minions=[put(THUG, damage=1)], play=[gear("overkill"), seen, put(spiked, on="Rhino")]
        ),
    )
    t.A.plays("Zap")
    t.A.picks("Thug")
    assert not t.in_play("Thug") and t["Rhino"].damage == 3
    # the villain was not attacked, and does not retaliate; the damage is the attack's
    assert t["Captain Marvel"].damage == 0 and t["Seen"].counter("seen") == 1
    # a guard does not keep it away, a tough status card does, and piercing is for the attack's target alone
    guard = stand_in("minion", "Guard", Keyword("guard"), hp=3, atk=1, sch=1)
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[ZAP], minions=[guard], play=[gear("overkill", "piercing")]),
        villain_status=["tough"],
    )
    t.A.plays("Zap")
    assert not t.in_play("Guard") and t["Rhino"].damage == 0 and t["Rhino"].status == frozenset()
    # no excess, nothing for the villain; no overkill either
    for hp, words in ((5, ("overkill",)), (3, ())):
        t = situation(
            "champions",
            A=side("Captain Marvel", hand=[ZAP], minions=[stand_in("minion", "Thug", hp=hp, atk=1, sch=1)], play=[gear(*words)]),
        )
        t.A.plays("Zap")
        t.A.picks("Thug")
        assert not t.in_play("Thug") and t["Rhino"].damage == 0


@pytest.mark.rule("champions:overkill", "champions:overkill#1", "champions:faq:embiggen#1")
def test_excess_on_an_ally_comes_to_its_own_identity() -> None:
    brute = stand_in("minion", "Brute", Keyword("overkill"), hp=3, atk=5, sch=1)
    claws = stand_in("upgrade", "Claws", Constant(YOU_, (Gains("retaliate", 1),)))
    t = situation("champions", A=side("Captain Marvel", minions=[brute]), B=side("She-Hulk", play=[put(FRIEND, damage=1), claws]))
    t.enemy_attacks("Brute", "A")
    t.A.passes()
    t.B.picks("Friend")
    # of the player who controls the ally, not of the one attacked; it is not attacked by that
    assert t["She-Hulk"].damage == 3 and t["Captain Marvel"].damage == 0 and t["Brute"].damage == 0
    # a tough ally takes none of it, and so there is no excess
    t = situation("champions", A=side("Captain Marvel", minions=[brute], play=[put(FRIEND, status=("tough",))]))
    t.enemy_attacks("Brute")
    t.A.picks("Friend")
    assert t.in_play("Friend") and t["Captain Marvel"].damage == 0
    # the identity's own tough card works
    t = situation("champions", A=side("Captain Marvel", minions=[brute], play=[FRIEND], status=["tough"]))
    t.enemy_attacks("Brute")
    t.A.picks("Friend")
    assert not t.in_play("Friend") and t["Captain Marvel"].damage == 0 and t["Captain Marvel"].status == frozenset()


@pytest.mark.rule("champions:overkill#p2")
def test_what_is_prevented_is_no_excess() -> None:
    shell = stand_in("attachment", "Shell", Interrupt(TakesDamage(Whom("host")), Prevent(2), forced=True, side="would"))
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[ZAP], minions=[put(THUG, damage=1)], play=[gear("overkill"), put(shell, on="Thug")]),
    )
    t.A.plays("Zap")
    t.A.picks("Thug")
    assert not t.in_play("Thug") and t["Rhino"].damage == 1


@pytest.mark.rule("champions:overkill#2")
def test_what_counts_excess_counts_what_overkill_deals_on() -> None:
    for prevented, excess in ((0, 3), (2, 1)):
        shell = stand_in(
            "attachment", "Shell", Interrupt(TakesDamage(Whom("host")), Prevent(prevented), forced=True, side="would")
        )
        t = situation(
            "champions",
            A=side("Captain Marvel", hand=[ZAP], minions=[put(THUG, damage=1)], play=[gear("overkill"), put(shell, on="Thug")]),
        )
        t.A.plays("Zap")
        t.A.picks("Thug")
        assert told(t, "Thug takes", f"({excess} in excess)") and t["Rhino"].damage == excess


# -- piercing, ranged, retaliate --------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:piercing")
def test_piercing_discards_tough_before_the_damage() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[gear("piercing")], minions=[put(THUG, status=("tough",))]),
        villain_status=["tough", "stunned"],
    )
    t.A.attacks("Captain Marvel", "Rhino")
    assert t["Rhino"].damage == 2 and t["Rhino"].status == {"stunned"} and t["Thug"].status == {"tough"}
    # damage that is no attack does not pierce
    bolt = free("Bolt", Action((), Deal(2, Target()), targets=(One(AN_ENEMY),)))
    t = situation("champions", A=side("Captain Marvel", play=[gear("piercing")], hand=[bolt]), villain_status=["tough"])
    t.A.plays("Bolt")
    assert t["Rhino"].damage == 0 and t["Rhino"].status == frozenset()
    # an enemy's: the one who defends is its target
    spear = stand_in("minion", "Spear", Keyword("piercing"), hp=3, atk=2, sch=1)
    t = situation("champions", A=side("Captain Marvel", status=["tough"], minions=[spear], play=[put(FRIEND, status=("tough",))]))
    t.enemy_attacks("Spear")
    t.A.picks("Friend")
    assert t["Friend"].damage == 2 and t["Friend"].status == frozenset() and t["Captain Marvel"].status == {"tough"}
    # also if nothing is left of the damage
    t = situation(
        "champions",
        A=side("Iron Man", status=["tough"], minions=[stand_in("minion", "Spear", Keyword("piercing"), hp=3, atk=1, sch=1)]),
    )
    t.enemy_attacks("Spear")
    t.A.picks("Iron Man")
    assert t["Iron Man"].damage == 0 and t["Iron Man"].status == frozenset()


@pytest.mark.rule("champions:ranged")
def test_ranged_ignores_retaliate_alone() -> None:
    sting = stand_in(
        "minion",
        "Sting",
        Keyword("retaliate", 1),
        Response(Strikes(Whom("any"), after=True), Deal(1, Identity()), forced=True),
        hp=9,
        atk=1,
        sch=1,
    )
    for play, damage in (([], 2), ([gear("ranged")], 1)):
        t = situation("champions", A=side("Captain Marvel", minions=[sting], play=play))
        t.A.attacks("Captain Marvel", "Sting")
        on(t, "turn")
        assert t["Captain Marvel"].damage == damage and t["Sting"].damage == 2
    # an enemy's as well
    for words, damage in (((), 1), ((Keyword("ranged"),), 0)):
        claws = stand_in("upgrade", "Claws", Constant(YOU_, (Gains("retaliate", 1),)))
        t = situation(
            "champions", A=side("Captain Marvel", play=[claws], minions=[stand_in("minion", "Bow", *words, hp=3, atk=1, sch=1)])
        )
        t.enemy_attacks("Bow")
        t.A.passes()
        assert t["Bow"].damage == damage


@pytest.mark.rule("champions:retaliate-x", "champions:retaliate-x#1")
def test_retaliation_by_whoever_survives() -> None:
    spike = stand_in("minion", "Spike", Keyword("retaliate", 2), hp=3, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", minions=[spike, THUG], play=[FRIEND]))
    # the ally that attacks takes it, and not its hero
    t.A.attacks("Friend", "Spike")
    assert t["Captain Marvel"].damage == 0 and not t.in_play("Friend")
    # defeated, it does not retaliate
    t.A.attacks("Captain Marvel", "Spike")
    assert not t.in_play("Spike") and t["Captain Marvel"].damage == 0
    # tough is not dead: no damage, but attacked
    t = situation("champions", A=side("Captain Marvel", minions=[put(spike, status=("tough",))]))
    t.A.attacks("Captain Marvel", "Spike")
    assert t["Captain Marvel"].damage == 2
    # damage that is no attack is not answered
    bolt = free("Bolt", Action((), Deal(2, Target()), targets=(One(AN_ENEMY),)))
    t = situation("champions", A=side("Captain Marvel", minions=[spike], hand=[bolt]))
    t.A.plays("Bolt")
    t.A.picks("Spike")
    assert t["Spike"].damage == 2 and t["Captain Marvel"].damage == 0


@pytest.mark.rule("champions:retaliate-x#1")
def test_a_stage_that_is_defeated_does_not_retaliate() -> None:
    thorns = stand_in("attachment", "Thorns", Constant(Host(), (Gains("retaliate", 1),)))
    t = situation("champions", A=side("Captain Marvel", play=[put(thorns, on="Rhino")]))
    t.A.attacks("Captain Marvel", "Rhino")
    assert t["Captain Marvel"].damage == 1
    t = situation("champions", A=side("Captain Marvel", play=[put(thorns, on="Rhino")]), villain_damage=13)
    t.A.attacks("Captain Marvel", "Rhino")
    on(t, "turn")
    # the next stage has it as well, and was not attacked
    assert t.villain.up.stage == "II" and t["Captain Marvel"].damage == 0


@pytest.mark.rule("champions:retaliate-x")
def test_who_defends_retaliates_and_not_who_is_spared() -> None:
    claws = stand_in("upgrade", "Claws", Constant(YOU_, (Gains("retaliate", 1),)))
    for who, damage in (("Captain Marvel", 1), ("Friend", 0)):
        t = situation("champions", A=side("Captain Marvel", play=[claws, FRIEND], minions=[THUG]))
        t.enemy_attacks("Thug")
        t.A.picks(who)
        assert t["Thug"].damage == damage


# -- quickstrike, patrol, permanent ------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:quickstrike")
def test_quickstrike_whenever_it_engages_a_hero() -> None:
    fast = stand_in("minion", "Fast", Keyword("quickstrike"), hp=3, atk=2, sch=1)
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", minions=[fast]), encounter=[BLANK] * 5)
    t.happens(ev.Engage(t.find("Fast"), 0))
    on(t, "defend")
    t.passes()
    on(t, "turn")
    assert t["Captain Marvel"].damage == 2 and t["She-Hulk"].damage == 0
    # put into play it engages as well; an alter-ego is not attacked, and there is no scheme instead
    from longbox.games.champions.rules.encounters import PuttingIntoPlay

    t = situation("champions", A=side("Captain Marvel", form="alter-ego"), B=side("She-Hulk"), encounter=[fast, BLANK])
    t.runs(PuttingIntoPlay(t.find("Fast"), 0))
    assert t.kind == "turn" and t["Captain Marvel"].damage == 0 and t.scheme.threat == 0
    t = situation("champions", A=side("Captain Marvel"), encounter=[fast, BLANK])
    t.runs(PuttingIntoPlay(t.find("Fast"), 0))
    t.A.passes()
    assert t["Captain Marvel"].damage == 2


@pytest.mark.rule("champions:patrol")
def test_patrol_keeps_its_players_cards_from_thwarting_the_main_scheme() -> None:
    watch = stand_in("minion", "Watch", Keyword("patrol"), hp=3, atk=1, sch=1)
    mend = free("Mend", Action((), befall_clear(1)))
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=[watch], play=[FRIEND], hand=[SNEAK, mend]),
        B=side("She-Hulk"),
        threat=5,
        side_schemes=[stand_in("side_scheme", "Plot", base_threat=1)],
    )
    for who in ("Captain Marvel", "Friend"):
        assert not t.offered(f"{who} thwarts The Break-In!") and t.offered(f"{who} thwarts Plot")
    t.A.plays("Sneak")
    assert not t.offered("The Break-In!")
    # removing threat without a thwart is free
    t.A.plays("Mend")
    assert t.scheme.threat == 4
    t.happens(ev.Damage(t.find("Watch"), 3))
    assert t.offered("Captain Marvel thwarts The Break-In!")


def befall_clear(n: int) -> Any:
    """Threat comes off the main scheme, and not by a thwart."""
    from longbox.games.champions.language.vocabulary import MAIN, Clear

    return Clear(n, MAIN)


@pytest.mark.rule("champions:permanent")
def test_a_permanent_card_does_not_leave_play_in_any_way() -> None:
    rock = stand_in("upgrade", "Rock", Keyword("permanent"))
    away = [ev.Discard, ev.ToHand, ev.IntoDeck, ev.ToTop, ev.Remove, ev.SetAside, ev.ToVictory]
    for how in away:
        t = situation("champions", A=side("Captain Marvel", play=[rock, GADGET]))
        t.happens(how(t.find("Rock")), how(t.find("Gadget")))
        assert t.A.play == ["Rock"], how
    t = situation("champions", A=side("Captain Marvel", play=[rock, GADGET]))
    t.happens(ev.PutUnder(t.find("Rock"), t.find("Captain Marvel")), ev.PutUnder(t.find("Gadget"), t.find("Captain Marvel")))
    assert t.A.play == ["Rock"]
    # out of play it is a card like any other
    t = situation("champions", A=side("Captain Marvel", hand=[rock]))
    t.happens(ev.Discard(t.find("Rock")))
    assert t.A.discard == ["Rock"]


GADGET = stand_in("upgrade", "Gadget")


# -- peril ----------------------------------------------------------------------------------------------------------------------


def perilous(*words: Keyword, player: str = "A") -> Any:
    """A's treachery makes the villain attack; B has an interrupt, a forced one and an ally."""
    help_ = stand_in("support", "Help", Interrupt(TakesDamage(Whom("hero")), Prevent(1), side="would"))
    cry = stand_in("support", "Cry", Response(TakesDamage(Whom("hero"), after=True), DrawCards(1), forced=True))
    whom = EnemiesAct(THE_VILLAIN) if player == "A" else EachOther()
    ambush = stand_in("treachery", "Ambush", *words, WhenRevealed(whom))
    t = situation(
        "champions",
        A=side("Captain Marvel", dealt=[ambush]),
        B=side("She-Hulk", play=[help_, cry, FRIEND], hand=["Emergency"]),
    )
    t.reveals("Ambush")
    return t


def EachOther() -> Any:
    """The villain attacks each other player."""
    from longbox.games.champions.language.vocabulary import EachPlayer

    return EachPlayer(EnemiesAct(THE_VILLAIN), others=True)


@pytest.mark.rule("champions:peril", "champions:table-talk#1")
def test_during_peril_the_others_do_nothing_of_their_own_accord() -> None:
    t = perilous(Keyword("peril"))
    t.A.passes()
    assert t.kind == "turn" and t["Captain Marvel"].damage == 2
    # what is forced is not their doing
    assert len(t.B.hand) == 2
    # without peril both are asked
    t = perilous()
    t.A.passes()
    assert t.kind == "defend" and t.B.asked()
    t.passes()
    assert t.kind == "window" and t.B.asked() and t.offered("Help")
    # once it is resolved they may again
    t = perilous(Keyword("peril"))
    t.A.passes()
    t.enemy_attacks("Rhino")
    t.A.passes()
    assert t.kind == "defend" and t.B.asked()


@pytest.mark.rule("champions:peril")
def test_who_is_attacked_during_anothers_peril_may_still_defend() -> None:
    t = perilous(Keyword("peril"), player="B")
    assert t.kind == "defend" and t.B.asked()
    t.B.picks("She-Hulk")
    # but not use abilities
    assert t.kind in ("turn", "defend") and not t.offered("Help")


@pytest.mark.rule("champions:retaliate-x", "champions:target")
def test_an_attack_on_each_enemy_is_answered_by_each_that_retaliates() -> None:
    spike = stand_in("minion", "Spike", Keyword("retaliate", 1), hp=9, atk=1, sch=1)
    wave = free("Wave", Action((), Deal(1, Each(ENEMY)), labels=("attack",)))
    t = situation(
        "champions", A=side("Captain Marvel", hand=[wave], minions=[spike, put(THUG)]), B=side("She-Hulk", minions=[spike])
    )
    t.A.plays("Wave")
    on(t, "turn")
    assert t["Rhino"].damage == 1 and t["Thug"].damage == 1 and t["Captain Marvel"].damage == 2
    # the same as damage only, and what an attack does to its own side, is answered by nobody
    gust = free("Gust", Action((), Deal(1, Each(ENEMY))))
    claws = stand_in("upgrade", "Claws", Constant(YOU_, (Gains("retaliate", 1),)))
    burst = free("Burst", attack(1, Deal(1, YOU_)))
    t = situation("champions", A=side("Captain Marvel", hand=[gust, burst], play=[claws], minions=[put(spike, damage=8)]))
    t.A.plays("Gust")
    assert t["Captain Marvel"].damage == 0
    t.A.plays("Burst")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 1
