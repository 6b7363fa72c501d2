"""Questions that players ask about damage and defenses, boost cards and threat, answered from the book and tried out."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import (
    ALLIES,
    MAIN,
    ME,
    MINION,
    SIDE_SCHEMES,
    THE_VILLAIN,
    YOU,
    YOU_,
    Action,
    AnyOfThis,
    Boost,
    Bound,
    Clear,
    Constant,
    Deal,
    DealtToYou,
    DrawCards,
    Each,
    Either,
    EnemiesAct,
    EnemyActs,
    Gains,
    Gets,
    Give,
    HealIt,
    If,
    InPlay,
    Instead,
    Interrupt,
    It,
    Keyword,
    Last,
    PlaceThreat,
    Prevent,
    PutCounters,
    Response,
    Take,
    TakesDamage,
    ThreatComes,
    ToHandIt,
    WhenRevealed,
    Whom,
    attack,
    seq,
)
from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on
from tests.rules.champions.standins import FRIEND, THUG, free, gear

#: 5 damage, overkill
BRUTE = stand_in("minion", "Brute", Keyword("overkill"), hp=3, atk=5, sch=1)
DEALT = AnyOfThis("it dealt damage, or placed threat")


def woe(*effect: object, kind: str = "treachery", **more: int) -> object:
    """A card that does this when revealed."""
    return stand_in(kind, "Woe", WhenRevealed(seq(*effect)), **more)  # type: ignore[arg-type]


def brute(*play: object, **given: object) -> Table:
    """Brute attacks Captain Marvel, whose Friend defends."""
    t = situation("champions", A=side("Captain Marvel", minions=[BRUTE], play=[FRIEND, *play], **given))
    t.enemy_attacks("Brute")
    t.A.picks("Friend")
    return t


# -- overkill -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:overkill", "champions:status-tough#1")
def test_who_becomes_tough_or_is_healed_on_the_way() -> None:
    # the ally before it is measured: it takes nothing, and nothing spills over
    t = brute(hand=[free("Brace", Interrupt(TakesDamage(Whom("your ally")), Give("tough", It("it"))))])
    t.A.picks("Brace")
    assert t["Friend"].damage == 0 and not t["Friend"].status and t["Captain Marvel"].damage == 0
    # the identity in answer to what spills over: its status card takes that, and the ally falls
    t = brute(hand=[free("Brace", Interrupt(TakesDamage(YOU, attack=True), Give("tough", YOU_)))])
    t.A.picks("Brace")
    assert not t.in_play("Friend") and t["Captain Marvel"].damage == 0 and not t["Captain Marvel"].status
    # the ally's damage happens in another way: there is no excess
    t = brute(stand_in("support", "Veil", Interrupt(TakesDamage(Whom("your ally")), Instead(DrawCards(1)), side="would")))
    t.A.picks("Veil")
    assert t["Friend"].damage == 0 and t["Captain Marvel"].damage == 0 and len(t.A.hand) == 1


@pytest.mark.rule("champions:overkill", "champions:prevent#1")
def test_what_is_prevented_of_the_allys_damage_does_not_spill_over_and_each_is_met_by_itself() -> None:
    t = brute(stand_in("support", "Guardian", Interrupt(TakesDamage(Whom("your")), Prevent(1), side="would")))
    t.A.picks("Guardian")
    assert t.kind == "window" and t.offered("Guardian")
    t.A.picks("Guardian")
    # 5 - 1 come to the ally with 3 hit points, 1 - 1 to the identity
    assert t.kind == "turn" and not t.in_play("Friend") and t["Captain Marvel"].damage == 0


@pytest.mark.rule("champions:overkill", "champions:attack-player-action#3")
def test_each_part_of_an_attack_spills_over_while_its_target_stands() -> None:
    blow = free("Blow", attack(2, Deal(4, THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel", hand=[blow], minions=[put(THUG, damage=2)], play=[gear("overkill")]))
    t.A.plays("Blow")
    t.A.picks("Thug")
    assert not t.in_play("Thug") and t.villain.damage == 1 + 4
    # whoever attacked may have left by then: the attack is made all the same
    ally = stand_in("ally", "Pal", Keyword("overkill"), cost=0, hp=4, atk=5, thw=1, atk_cost=1)
    home = stand_in("support", "Home", Interrupt(TakesDamage(Whom("enemy"), attack=True), ToHandIt(Each(ALLIES))))
    t = situation("champions", A=side("Captain Marvel", minions=[THUG], play=[ally, home]))
    t.A.attacks("Pal", "Thug")
    t.A.picks("Home")
    on(t, "turn")
    assert t.A.hand == ["Pal"] and not t.in_play("Thug") and t.villain.damage == 2


@pytest.mark.rule("champions:overkill", "champions:ally#4")
def test_an_alter_ego_is_spilled_on_and_an_exact_blow_spills_nothing() -> None:
    t = situation("champions", A=side("Carol Danvers", minions=[BRUTE], play=[FRIEND]))
    t.enemy_attacks("Brute")
    t.A.picks("Friend")
    assert t["Carol Danvers"].damage == 2
    three = stand_in("minion", "Three", Keyword("overkill"), hp=3, atk=3, sch=1)
    t = situation("champions", A=side("Carol Danvers", minions=[three], play=[FRIEND]))
    t.enemy_attacks("Three")
    t.A.picks("Friend")
    assert not t.in_play("Friend") and t["Carol Danvers"].damage == 0


# -- piercing and indirect damage --------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:piercing", "champions:indirect-damage#4")
def test_piercing_indirect_damage_pierces_the_target_of_the_attack_alone() -> None:
    gas = stand_in("minion", "Gas", Keyword("indirect"), Keyword("piercing"), hp=3, atk=4, sch=1)
    for shares, marvel, friend in (((2, 2), 2, 0), ((1, 3), 1, 0), ((4, 0), 4, 0)):
        t = situation(
            "champions",
            A=side("Captain Marvel", status=["tough"], minions=[gas], play=[put(FRIEND, status=["tough"])]),
            B=side("She-Hulk", status=["tough"]),
        )
        t.enemy_attacks("Gas", "A")
        t.A.passes()
        t.B.passes()
        t.answers(*shares)
        assert t["Captain Marvel"].damage == marvel and not t["Captain Marvel"].status
        # the ally's status card takes the place of its share
        assert t["Friend"].damage == friend and t["Friend"].status == (set() if shares[1] else {"tough"})
        assert t["She-Hulk"].status == {"tough"}


@pytest.mark.rule("champions:indirect-damage#3", "champions:delayed-effect#1")
def test_each_character_that_was_assigned_damage_was_damaged_by_the_attack() -> None:
    gas = stand_in("minion", "Gas", Keyword("indirect"), hp=3, atk=4, sch=1)
    card = woe(EnemiesAct(Each(InPlay(frozenset({MINION})))), Give("stunned", It("hurt", "each character it damaged")))
    for shares, stunned in (((2, 2), {"Captain Marvel", "Friend"}), ((4, 0), {"Captain Marvel"})):
        t = situation("champions", A=side("Captain Marvel", minions=[gas], play=[FRIEND]), encounter=[card, BLANK])
        t.reveals("Woe")
        t.A.passes()
        t.answers(*shares)
        assert {n for n in ("Captain Marvel", "Friend") if t[n].status} == stunned


# -- what an activation dealt or placed -----------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:attack-enemy-activation#4", "champions:activation#4")
def test_what_an_attack_within_an_attack_deals_is_its_own() -> None:
    hit = Response(EnemyActs(Whom("minion"), whom="you", after=True), PutCounters(1, "hit", ME), forced=True, when=DealtToYou())
    for atk in (0, 1):
        imp = stand_in("minion", "Imp", Keyword("villainous"), hp=3, atk=atk, sch=1)
        again = stand_in("treachery", "Again", Boost(EnemiesAct(THE_VILLAIN)), boost_star=True)
        t = situation(
            "champions",
            A=side("She-Hulk", minions=[imp]),
            environments=[stand_in("environment", "Hiss", hit)],
            encounter=[again, BLANK, BLANK],
        )
        t.enemy_attacks("Imp")
        on(t, "turn")
        assert t["She-Hulk"].damage == 2 + atk and t["Hiss"].counter("hit") == atk


@pytest.mark.rule("champions:scheme-enemy-activation#3", "champions:prevent#2", "champions:delayed-effect#1")
def test_so_much_threat_as_the_scheme_placed() -> None:
    card = woe(EnemiesAct(THE_VILLAIN, "scheme"), Take(Bound(), YOU_))
    two = stand_in("treachery", "Two", boost=2)
    seed = stand_in("treachery", "Seed", Boost(PlaceThreat(3, MAIN)), boost_star=True)
    ward = stand_in("support", "Ward", Interrupt(ThreatComes(Whom("main_scheme")), Prevent(1), side="would"))
    for boost, play, used, threat, damage in ((two, [], 0, 3, 3), (two, [ward], 1, 2, 2), (seed, [], 0, 4, 1)):
        t = situation("champions", A=side("Carol Danvers", play=play), encounter=[card, boost, BLANK])
        t.reveals("Woe")
        for _ in range(used):
            t.A.picks("Ward")
        assert t.kind == "turn" and t.scheme.threat == threat and t["Carol Danvers"].damage == damage


@pytest.mark.rule("champions:lasting-effects", "champions:activation#4")
def test_what_lasts_for_an_activation_lasts_through_one_within_it() -> None:
    rise = stand_in(
        "treachery",
        "Rise",
        Boost(seq(Last(THE_VILLAIN, (Gets("atk", 3),), until="activation"), EnemiesAct(THE_VILLAIN))),
        boost_star=True,
    )
    t = situation("champions", A=side("She-Hulk"), encounter=[rise, BLANK, BLANK])
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t["She-Hulk"].damage == 5 + 5 and t.villain.atk == 2


# -- consequences ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:delayed-effect#1", "champions:main-scheme#p2")
def test_a_consequence_finds_the_table_as_the_scheme_left_it() -> None:
    card = woe(EnemiesAct(THE_VILLAIN, "scheme"), If(DEALT, PlaceThreat(2, MAIN)))
    t = situation("champions", A=side("Carol Danvers"), scenario="Klaw", threat=5, encounter=[card, BLANK, BLANK, THUG, BLANK])
    t.reveals("Woe")
    on(t, "turn")
    assert t.scheme.stage == "2B" and t.scheme.threat == 2
    # the last stage is completed: that was it
    hurts = woe(EnemiesAct(THE_VILLAIN, "scheme"), If(DEALT, Deal(3, YOU_)))
    t = situation("champions", A=side("Carol Danvers"), threat=6, encounter=[hurts, BLANK, BLANK])
    t.reveals("Woe")
    assert t.result is not None and not t.result.won and t["Carol Danvers"].damage == 0
    # the scheme that says "here" has gone by then
    here = woe(EnemiesAct(THE_VILLAIN), If(DEALT, PlaceThreat(2, ME)), kind="side_scheme", base_threat=1)
    sweep = stand_in("support", "Sweep", Interrupt(TakesDamage(YOU, attack=True), Clear(9, Each(SIDE_SCHEMES))))
    t = situation("champions", A=side("Captain Marvel", play=[sweep]), encounter=[here, BLANK, BLANK])
    t.reveals("Woe")
    t.A.passes()
    t.A.picks("Sweep")
    assert t.kind == "turn" and not t.in_play("Woe") and t["Captain Marvel"].damage == 2 and t.scheme.threat == 0


@pytest.mark.rule("champions:player-elimination#p4", "champions:delayed-effect#1")
def test_the_first_player_makes_the_choices_of_a_consequence_for_whom_the_attack_has_eliminated() -> None:
    card = woe(EnemiesAct(THE_VILLAIN), If(DEALT, Either((PlaceThreat(2, MAIN), Give("tough", THE_VILLAIN)))))
    t = situation("champions", A=side("Captain Marvel", left=1), B=side("She-Hulk"), encounter=[card, BLANK, BLANK])
    t.reveals("Woe", "A")
    on(t, "mode")
    assert t.A.out and t.B.asked()
    t.pick("Place 2 threat")
    assert t.scheme.threat == 2 and t["She-Hulk"].damage == 0
    # a boost ability had done it before: the attack dealt nothing
    burn = stand_in("treachery", "Burn", Boost(Deal(5, YOU_)), boost_star=True)
    t = situation("champions", A=side("Captain Marvel", left=2), B=side("She-Hulk"), encounter=[card, burn, BLANK])
    t.reveals("Woe", "A")
    on(t, "turn", "mode")
    assert t.A.out and t.kind == "turn" and t.scheme.threat == 0 and t["She-Hulk"].damage == 0


@pytest.mark.rule("champions:delayed-effect#1", "champions:retaliate-x")
def test_a_consequence_comes_before_retaliation() -> None:
    imp = stand_in("minion", "Imp", WhenRevealed(seq(EnemiesAct(ME), If(DEALT, Give("tough", ME)))), hp=1, atk=1, sch=1)
    claws = stand_in("upgrade", "Claws", Constant(YOU_, (Gains("retaliate", 1),)))
    for status, stands in (((), True), (("tough",), False)):
        t = situation("champions", A=side("Captain Marvel", status=list(status), play=[claws]), encounter=[imp, BLANK, BLANK])
        t.reveals("Imp")
        t.A.passes()
        # it has become tough, and loses that to the retaliation; or it dealt nothing
        assert t.in_play("Imp") is stands
        if stands:
            assert t["Imp"].status == frozenset() and t["Imp"].damage == 0


# -- healing -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:heal#1")
def test_only_what_was_healed_counts() -> None:
    mend = free("Mend", Action((), seq(HealIt(YOU_, 5), PlaceThreat(Bound(), MAIN))))
    t = situation("champions", A=side("Captain Marvel", damage=2, hand=[mend]))
    t.A.plays("Mend")
    assert t["Captain Marvel"].damage == 0 and t.scheme.threat == 2
    t = situation("champions", A=side("Captain Marvel", hand=[free("Salve", Action((), HealIt(YOU_, 5)))]))
    assert not t.offered("Salve") and "champions:ability#3" in t.why_not("A", "Salve")
