"""Questions that players ask about attacks, thwarts and activations: who was attacked, what counts, in which order, and who chooses."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    AN_ENEMY,
    CONFUSED,
    IT,
    ME,
    MINIONS,
    SCHEME,
    STUNNED,
    TO_ATTACK,
    TO_THWART,
    YOU,
    YOU_,
    YOUR_HERO,
    Action,
    Assign,
    AttackGains,
    ChangeForm,
    Clear,
    Constant,
    Deal,
    Defends,
    DrawCards,
    Each,
    EnemyActs,
    EngageIt,
    ExhaustIt,
    Gains,
    Give,
    Host,
    Interrupt,
    IsAttacked,
    IsDefeated,
    Keyword,
    One,
    One_,
    PutCounters,
    RemoveCounters,
    Resources,
    Response,
    Strikes,
    Target,
    Uses,
    Whom,
    attack,
    seq,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import told
from tests.rules.champions.standins import THUG, free

GIANT = "13001c"
ALPHA = stand_in("minion", "Alpha", hp=9, atk=1, sch=1)
BETA = stand_in("minion", "Beta", hp=9, atk=1, sch=1)
SPIKE = stand_in("minion", "Spike", Keyword("retaliate", 1), hp=9, atk=1, sch=1)
GUARD = stand_in("minion", "Guard", Keyword("guard"), hp=9, atk=1, sch=1)
PATROL = stand_in("minion", "Patrol", Keyword("patrol"), hp=9, atk=1, sch=1)
PAL = stand_in("ally", "Pal", hp=3, atk=1, thw=1)
PLOT = stand_in("side_scheme", "Plot", base_threat=5)
THORNS = stand_in("attachment", "Thorns", Constant(Host(), (Gains("retaliate", 2),)))
CLAWS = stand_in("upgrade", "Claws", Constant(YOU_, (Gains("retaliate", 1),)))
#: an attack on each enemy there is, a thwart on each scheme
STORM = free("Storm", Action((), Deal(1, Each(AN_ENEMY)), labels=("attack",)))
SWEEP = free("Sweep", Action((), Clear(1, Each(SCHEME)), labels=("thwart",)))


def counting(*what: Any) -> Any:
    """A support that counts each time that something happens."""
    return stand_in("support", "Seen", *(Response(on, PutCounters(1, "x", ME), forced=True) for on in what))


# -- who was attacked -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:faq:wasp#2", "champions:faq:wasp#3", "champions:guard", "champions:retaliate-x")
def test_a_guarded_villain_that_is_chosen_all_the_same_has_not_been_attacked() -> None:
    seen = counting(Strikes(YOU, after=True, target=Whom("villain")))
    t = situation("champions", A=side("Wasp", form=GIANT, minions=[GUARD], play=[seen]), villain_attached=[THORNS])
    t.pick("Wasp attacks", "divided")
    t.A.picks("Rhino", "Guard")
    # half of it is lost on the villain, who has nothing to answer
    assert (t.villain.damage, t["Guard"].damage, t["Wasp"].damage, t["Seen"].counter("x")) == (0, 1, 0, 0)
    # an event that attacks each enemy, with the guard and without
    for minion, damage, counted in ((GUARD, 0, 0), (ALPHA, 2, 1)):
        t = situation(
            "champions", A=side("Captain Marvel", hand=[STORM], minions=[minion], play=[seen]), villain_attached=[THORNS]
        )
        t.A.plays("Storm")
        assert t["Captain Marvel"].damage == damage and t["Seen"].counter("x") == counted and t.villain.damage == counted


@pytest.mark.rule("champions:faq:wasp#1", "champions:patrol", "champions:thwart#3")
def test_a_main_scheme_from_which_no_threat_can_be_removed_has_not_been_thwarted() -> None:
    seen = counting(Strikes(YOU, "thwart", after=True, target=Whom("scheme")))
    for minions, counted in (([PATROL], 1), ([ALPHA], 2)):
        t = situation(
            "champions",
            A=side("Captain Marvel", hand=[SWEEP], minions=minions, play=[seen]),
            side_schemes=[put(PLOT, threat=4)],
            threat=5,
        )
        t.A.plays("Sweep")
        if t.kind == "order":
            t.A.picks("Seen")
        assert t["Seen"].counter("x") == counted and t["Plot"].threat == 3 and t.scheme.threat == 6 - counted


@pytest.mark.rule("champions:ranged", "champions:retaliate-x")
def test_a_ranged_attack_is_an_attack_for_whatever_is_not_retaliate() -> None:
    sniper = stand_in("minion", "Sniper", Keyword("ranged"), hp=5, atk=1, sch=1)
    seen = counting(IsAttacked(YOU))
    t = situation("champions", A=side("Captain Marvel", minions=[sniper], play=[seen, CLAWS]), encounter=[BLANK] * 3)
    t.enemy_attacks("Sniper")
    t.A.passes()
    assert t["Seen"].counter("x") == 1 and t["Sniper"].damage == 0
    # of Hawkeye's arrows likewise
    rage = stand_in("environment", "Rage", Response(IsAttacked(Whom("minion")), PutCounters(1, "x", ME), forced=True))
    t = situation(
        "champions",
        A=side("Hawkeye", hand=["Vibranium Arrow", "Genius"], play=["Hawkeye's Bow"], minions=[SPIKE, ALPHA]),
        environments=[rage],
    )
    t.A.plays("Vibranium Arrow")
    t.A.picks("Spike")
    assert t["Hawkeye"].damage == 0 and t["Spike"].damage == 6 and t["Rage"].counter("x") == 1


@pytest.mark.rule("champions:retaliate-x", "champions:attack-player-action", "champions:status-tough#2")
def test_an_attack_that_does_no_damage_is_an_attack() -> None:
    zero = stand_in("ally", "Zero", hp=3, atk=0, thw=1)
    t = situation("champions", A=side("Captain Marvel", play=[zero], minions=[SPIKE]))
    t.A.attacks("Zero", "Spike")
    assert t["Zero"].damage == 1 and t["Spike"].damage == 0
    # nor does it matter where the damage went
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=[put(SPIKE, status="tough")]),
        villain_attached=["Armored Rhino Suit", THORNS],
    )
    t.A.attacks("Captain Marvel", "Rhino")
    assert t.villain.damage == 0 and t["Captain Marvel"].damage == 2


@pytest.mark.rule("champions:retaliate-x", "champions:faq:wasp#3")
def test_retaliations_that_are_alike_are_not_ordered() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=[STORM], minions=[SPIKE, SPIKE]))
    t.A.plays("Storm")
    assert t.kind == "turn" and t["Captain Marvel"].damage == 2
    t = situation("champions", A=side("Wasp", form=GIANT, minions=["Whiplash", SPIKE]))
    t.pick("Wasp attacks", "divided")
    t.A.picks("Whiplash", "Spike")
    assert t.kind == "turn" and t["Wasp"].damage == 2


@pytest.mark.rule("champions:attack-player-action#3", "champions:interrupt#2", "champions:target")
def test_what_interrupts_an_attack_on_an_enemy_interrupts_that_on_the_second_too() -> None:
    net = stand_in("upgrade", "Net", Interrupt(Strikes(YOUR_HERO, target=Whom("enemy")), Give(STUNNED, IT)))
    t = situation("champions", A=side("Captain Marvel", hand=["Melee", "Genius", "Energy"], play=[net], minions=[ALPHA, BETA]))
    t.A.plays("Melee", "Genius", "Energy")
    t.A.picks("Alpha")
    t.A.picks("Net")
    assert t["Alpha"].status == {STUNNED} and t["Alpha"].damage == 3
    t.A.picks("Beta")
    # asked again, before the second damage
    assert t.offered("Net") and t["Beta"].damage == 0
    t.A.picks("Net")
    assert t["Beta"].status == {STUNNED} and t["Beta"].damage == 3 and not t.villain.status
    assert told(t, "Captain Marvel also attacks Beta") and not told(t, "attacks Rhino")


@pytest.mark.rule("champions:attack-player-action#3", "champions:retaliate-x", "champions:indirect-damage#2")
def test_an_attack_that_is_divided_hits_each_that_is_assigned_some() -> None:
    spray = free("Spray", Action((), Assign(4, AN_ENEMY, True), labels=("attack",)))
    seen = counting(
        Strikes(YOU, after=True, target=Whom("minion")), IsDefeated(Whom("minion"), by=YOUR_HERO, attack=True, after=True)
    )
    t = situation("champions", A=side("Captain Marvel", hand=[spray], play=[seen], minions=[SPIKE, THUG]))
    t.A.plays("Spray")
    # the villain, Spike, Thug
    t.answers(0, 1, 3)
    while t.kind == "order":
        t.A.picks("Seen")
    # two attacked, one of them defeated, and the other strikes back; the villain has no part in it
    assert t["Seen"].counter("x") == 3 and t["Captain Marvel"].damage == 1 and t["Spike"].damage == 1 and t.villain.damage == 0
    assert not told(t, "attacks Rhino")


@pytest.mark.rule("champions:attack-player-action#3", "champions:gains", "champions:interrupt")
def test_what_the_attack_gains_on_the_second_enemy_counts_for_that() -> None:
    edge = stand_in(
        "upgrade", "Edge", Interrupt(Strikes(YOUR_HERO, target=Whom("minion")), AttackGains("piercing"), cost=(ExhaustIt(ME),))
    )
    two = free("Two", attack(3, Deal(3, One_(TO_ATTACK, "second")), DrawCards(1)))
    for used, left in ((False, (0, 0)), (True, (0, 3))):
        t = situation(
            "champions",
            A=side(
                "Captain Marvel",
                hand=[two],
                play=[edge],
                minions=[put(ALPHA, status="tough"), put(BETA, status="tough")],
                deck=["Genius"],
            ),
        )
        t.A.plays("Two")
        t.A.picks("Alpha")
        t.A.passes()
        t.A.picks("Beta")
        t.A.picks("Edge") if used else t.A.passes()
        # the first has lost its card to the damage, the second before it
        assert (t["Alpha"].damage, t["Beta"].damage) == left and not t["Alpha"].status and not t["Beta"].status
        assert t.A.hand == ["Genius"] and t["Edge"].exhausted is used and t.kind == "turn"


# -- in which order -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:uses-x-type#p3", "champions:ability", "champions:after")
def test_an_upgrade_that_is_used_up_goes_before_anything_answers_its_attack() -> None:
    gun = stand_in(
        "upgrade", "Gun", Uses(2, "ammo"),
        Action((RemoveCounters(1, "ammo", ME),), Deal(2, Target()), targets=(One(TO_ATTACK),), labels=("attack",)),
    )  # fmt: skip
    cheer = stand_in("support", "Cheer", Response(Strikes(YOU, after=True), DrawCards(1), cost=(ExhaustIt(ME),)))
    for left, there in ((1, False), (2, True)):
        t = situation("champions", A=side("Captain Marvel", play=[put(gun, counters={"ammo": left}), cheer], deck=["Genius"]))
        t.A.uses("Gun")
        assert t.offered("Cheer") and t.in_play("Gun") is there and t.villain.damage == 2
        t.A.picks("Cheer")
        assert t.A.hand == ["Genius"]


@pytest.mark.rule("champions:activation#5", "champions:quickstrike")
def test_several_that_strike_at_once_do_so_in_the_order_of_whom_they_engaged() -> None:
    quick = [stand_in("minion", f"Quick {n}", Keyword("quickstrike"), hp=3, atk=n, sch=1) for n in (1, 2)]
    lure = free("Lure", Action((), EngageIt(Each(MINIONS)), form="hero"))
    t = situation(
        "champions", A=side("Captain Marvel", hand=[lure]), B=side("She-Hulk", minions=quick), first="B", encounter=[BLANK] * 5
    )
    t.A.plays("Lure")
    # the first player is another
    assert t.kind == "order" and t.A.asked()
    t.A.picks("Quick 2")
    while t.kind == "defend":
        t.passes()
    lines = told(t, "attacks Captain Marvel")
    assert "Quick 2" in lines[0] and "Quick 1" in lines[1] and t["Captain Marvel"].damage == 3 and t["She-Hulk"].damage == 0


@pytest.mark.rule("champions:triggering-condition#1", "champions:attack-player-action#3", "champions:thwart#3")
def test_an_ability_that_is_an_attack_and_a_thwart_is_answered_once_it_is_both() -> None:
    both = free(
        "Both",
        Action(
            (), seq(Deal(3, Target()), Clear(2, One_(TO_THWART, "scheme")), DrawCards(1)), targets=(One(TO_ATTACK),),
            labels=("attack", "thwart"),
        ),
    )  # fmt: skip
    hit, cleared = (
        stand_in("support", kind, Response(Strikes(YOU, kind, after=True), DrawCards(1), cost=(ExhaustIt(ME),)))
        for kind in ("attack", "thwart")
    )
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[both], play=[hit, cleared], minions=[THUG], deck=["Chase Them Down", "Genius", "Energy"]),
        threat=5,
    )
    t.A.plays("Both")
    t.A.picks("Thug")
    # all in one window, with the card that it drew
    assert len(t.options()) == 3 and t.offered("Chase Them Down") and t.scheme.threat == 3
    t.A.picks("Use thwart")
    t.A.picks("Use attack")
    t.A.picks("Chase Them Down")
    # which is a thwart of its own
    assert t.scheme.threat == 1 and t.kind == "turn" and t.A.hand == ["Genius", "Energy"]


@pytest.mark.rule("champions:response#1", "champions:after")
def test_each_copy_answers_the_same_attack_once() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=["Uppercut", "Genius", "Energy", "Chase Them Down", "Chase Them Down"], minions=[THUG]),
        threat=6,
    )
    t.A.plays("Uppercut", "Genius", "Energy")
    t.A.picks("Thug")
    t.A.picks("Chase Them Down")
    t.A.picks("Chase Them Down")
    assert t.scheme.threat == 2 and t.kind == "turn"


@pytest.mark.rule("champions:villain-defeat#2", "champions:after", "champions:retaliate-x#1")
def test_a_stage_that_the_attack_defeats_was_attacked_and_defeated() -> None:
    t = situation(
        "champions", A=side("Captain Marvel", hand=["Haymaker", "Genius", "Chase Them Down"]), villain_left=3, threat=6,
        villain_attached=[THORNS],
    )  # fmt: skip
    t.A.plays("Haymaker", "Genius")
    # the next stage lies there already, and was not the one attacked
    assert t.villain.stage == "II" and t.villain.damage == 0 and t["Captain Marvel"].damage == 0
    t.A.picks("Chase Them Down")
    assert t.scheme.threat == 4


# -- who is gone by then --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:retaliate-x", "champions:player-elimination", "champions:response")
def test_a_hero_that_retaliate_defeats_answers_nothing_any_more() -> None:
    mean = stand_in("minion", "Mean", Keyword("retaliate", 9), hp=20, atk=1, sch=1)
    cheer = stand_in("support", "Cheer", Response(Strikes(Whom("hero"), after=True), DrawCards(1), cost=(ExhaustIt(ME),)))
    t = situation(
        "champions",
        A=side(
            "Captain Marvel", damage=5, hand=[free("Zap", attack(1, DrawCards(1)))], play=[cheer], minions=[mean], deck=["Genius"]
        ),
        B=side("She-Hulk", play=[cheer], deck=["Energy", "Strength"]),
    )
    t.A.plays("Zap")
    t.A.picks("Mean")
    # the event had resolved; what is left is of the other player
    assert t.A.out and told(t, "Mean takes 1 damage") and t.B.asked() and t.options() and t.offered("Cheer")
    t.B.picks("Cheer")
    assert t.B.hand == ["Energy"] and t.B.minions == ["Mean"] and t.kind == "turn" and t.B.asked()


@pytest.mark.rule("champions:after", "champions:in-play-and-out-of-play#5", "champions:choose#5")
def test_an_enemy_that_has_left_play_was_attacked_and_can_have_nothing_done_to_it() -> None:
    bolt = stand_in(
        "upgrade", "Bolt", Response(Strikes(YOUR_HERO, after=True, target=Whom("minion")), Deal(1, IT), cost=(Resources(1),))
    )
    gain = stand_in(
        "upgrade", "Gain", Response(Strikes(YOUR_HERO, after=True, target=Whom("minion")), DrawCards(1), cost=(Resources(1),))
    )
    for gear, names in ((bolt, [False, True]), (gain, [True, True])):
        t = situation(
            "champions",
            A=side("Captain Marvel", hand=[STORM, "Haymaker", "Uppercut"], play=[gear], minions=[put(THUG, damage=2), ALPHA]),
        )
        t.A.plays("Storm")
        assert t.A.minions == ["Alpha"]
        assert [any(n in o for o in t.options()) or (n == "Alpha" and len(t.options()) == 1) for n in ("Thug", "Alpha")] == names


@pytest.mark.rule("champions:activation#6", "champions:after")
def test_an_enemy_that_falls_in_its_attack_has_not_attacked() -> None:
    seen = counting(EnemyActs(Whom("enemy"), after=True), Defends(YOU), IsAttacked(YOU))
    t = situation(
        "champions",
        A=side("Captain Marvel", play=["Nova", seen], hand=["Energy"], minions=[put(ALPHA, damage=8)]),
        encounter=[BLANK] * 4,
    )
    t.enemy_attacks("Alpha")
    t.A.picks("Nova")
    assert t.A.minions == [] and t["Seen"].counter("x") == 0 and t.kind == "turn"


@pytest.mark.rule("champions:form#5", "champions:after")
def test_a_hero_that_has_changed_form_is_no_hero_that_attacked() -> None:
    mine = stand_in("support", "Mine", Response(Strikes(YOU, after=True), DrawCards(1)))
    heroic = stand_in("support", "Heroic", Response(Strikes(YOUR_HERO, after=True), DrawCards(1)))
    t = situation("champions", A=side("Captain Marvel", hand=[free("Flip", attack(3, ChangeForm()))], play=[mine, heroic]))
    t.A.plays("Flip")
    assert t.A.form == "alter_ego" and t.offered("Mine") and not t.offered("Heroic")


@pytest.mark.rule("champions:status-confused#1", "champions:status-confused#3", "champions:status-stunned#3")
def test_what_a_status_card_replaced_is_answered_by_nothing() -> None:
    seen = counting(Strikes(YOU, after=True), Strikes(YOU, "thwart", after=True))
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[free("Zap", attack(3, DrawCards(1))), SWEEP], play=[seen], status=[STUNNED, CONFUSED]),
        threat=4,
    )
    t.A.plays("Zap")
    t.A.plays("Sweep")
    assert t["Seen"].counter("x") == 0 and t.A.hand == [] and t.scheme.threat == 4 and not t["Captain Marvel"].status


@pytest.mark.rule("champions:defend#5", "champions:retaliate-x")
def test_who_steps_in_front_is_the_one_attacked() -> None:
    seen = counting(IsAttacked(YOU))
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[CLAWS, seen], minions=[ALPHA]),
        B=side("She-Hulk", play=[PAL, CLAWS]),
        encounter=[BLANK] * 4,
    )
    t.enemy_attacks("Alpha", "A")
    t.A.passes()
    t.B.defends("Pal")
    # neither of the identities
    assert t["Alpha"].damage == 0 and t["Pal"].damage == 1 and t["Seen"].counter("x") == 0
