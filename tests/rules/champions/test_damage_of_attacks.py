"""What is damage of an attack, and what is not: overkill, boost abilities, defenders who were not hit."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    ALLIES,
    FRIENDS,
    MAIN,
    ME,
    YOU,
    YOU_,
    ActivationGains,
    AtEnd,
    Boost,
    BoostTurns,
    Cannot,
    Deal,
    DealtToYou,
    Defends,
    Delay,
    DiscardIt,
    DrawCards,
    Each,
    EnemyActs,
    Give,
    HurtBy,
    If,
    InPlay,
    Instead,
    Interrupt,
    IsAttacked,
    IsDefeated,
    Keyword,
    PlaceThreat,
    Prevent,
    PutCounters,
    Response,
    TakesDamage,
    ToHandIt,
    Undefended,
    WasUndefended,
    Whom,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.rules.champions.standins import FRIEND, THUG, ZAP, free, gear

#: 5 damage, overkill
BRUTE = stand_in("minion", "Brute", Keyword("overkill"), hp=9, atk=5, sch=1)
SHIELD = stand_in("support", "Shield", Interrupt(TakesDamage(YOU, attack=True), Prevent(2), side="would"))


def dodge(name: str = "Dodge", n: int = 1) -> object:
    """A defense against damage of an attack."""
    return free(name, Interrupt(TakesDamage(YOU, attack=True), Prevent(n), side="would", form="hero", labels=("defense",)))


def seen(*text: object) -> object:
    """A support that notes things."""
    return stand_in("support", "Seen", *text)  # type: ignore[arg-type]


# -- what overkill deals on ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:overkill", "champions:prevent#1", "champions:defend#4", "champions:defend#5")
def test_whoever_is_spilled_on_flips_back_though_an_ally_defends() -> None:
    play = ["Mockingbird", "Indomitable", put("Tigra", exhausted=True)]
    t = situation(
        "champions", A=side("Spider-Man", hand=["Backflip", "Counter-Punch"], play=play), encounter=["Charge", BLANK, BLANK]
    )
    t.reveals("Charge")
    t.enemy_attacks("Rhino")
    on(t, "defend")
    t.A.picks("Mockingbird")
    # it is asked about the 2 that are beyond Mockingbird's hit points
    assert t.kind == "window" and t.offered("Backflip") and t.in_play("Mockingbird")
    t.A.picks("Backflip")
    # the hero has not defended by that: nothing answers to a defense
    assert t.kind == "turn" and not t.in_play("Mockingbird") and t["Spider-Man"].damage == 0
    assert t.in_play("Indomitable") and "Counter-Punch" in t.A.hand and "Backflip" in t.A.discard
    assert not told(t, "Spider-Man defends") and t["Tigra"].damage == 0 and not t["Spider-Man"].exhausted
    # declined, it comes
    t = situation("champions", A=side("Spider-Man", hand=["Backflip"], play=["Mockingbird"]), encounter=["Charge", BLANK, BLANK])
    t.reveals("Charge")
    t.enemy_attacks("Rhino")
    on(t, "defend")
    t.A.picks("Mockingbird")
    t.A.passes()
    assert t["Spider-Man"].damage == 2 + 3 - 3 and "Backflip" in t.A.hand


@pytest.mark.rule("champions:overkill", "champions:defend#4")
def test_any_number_of_defenses_meet_what_spills_over_and_no_other_players() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=[BRUTE], hand=[dodge("Weave")], exhausted=True),
        B=side("She-Hulk", play=[put(FRIEND, damage=1)], hand=[dodge("Duck"), dodge("Dive")]),
    )
    t.enemy_attacks("Brute", "A")
    t.B.picks("Friend")
    assert t.B.asked() and t.offered("Duck") and t.offered("Dive")
    t.B.picks("Duck")
    t.B.picks("Dive")
    assert t.kind == "turn" and t["She-Hulk"].damage == 5 - 2 - 2 and t["Captain Marvel"].damage == 0
    assert t.A.hand == ["Weave"]
    assert t.result is None and not t["She-Hulk"].exhausted


@pytest.mark.rule("champions:defend#3", "champions:defend#6", "champions:overkill")
def test_the_ally_stays_the_defender_and_was_the_one_who_defended() -> None:
    count = seen(
        Response(Defends(Whom("ally")), PutCounters(1, "ally", ME), forced=True),
        Response(Defends(Whom("your")), PutCounters(1, "any", ME), forced=True),
        Response(IsAttacked(YOU), PutCounters(1, "attacked", ME), forced=True),
    )
    t = situation("champions", A=side("Captain Marvel", minions=[BRUTE], play=[FRIEND, count], hand=[dodge()]))
    t.enemy_attacks("Brute")
    t.A.picks("Friend")
    t.A.picks("Dodge")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 1 and not t.in_play("Friend")
    assert [t["Seen"].counter(n) for n in ("ally", "any", "attacked")] == [1, 1, 0]


@pytest.mark.rule("champions:overkill", "champions:prevent#1")
def test_abilities_that_speak_of_damage_from_an_attack_hear_what_spills_over() -> None:
    # offered, used
    t = situation("champions", A=side("Captain Marvel", minions=[BRUTE], play=[FRIEND, SHIELD]))
    t.enemy_attacks("Brute")
    t.A.picks("Friend")
    assert t.kind == "window" and t.offered("Shield")
    t.A.picks("Shield")
    assert t["Captain Marvel"].damage == 0 and not t.in_play("Friend")
    # instead of it, and a prohibition
    elsewhere = stand_in("support", "Elsewhere", Interrupt(TakesDamage(YOU, attack=True), Instead(DrawCards(1)), side="would"))
    ban = stand_in("support", "Ban", Cannot(TakesDamage(YOU, attack=True), words="no attack hurts you"))
    for ward, drawn in ((elsewhere, 1), (ban, 0)):
        t = situation("champions", A=side("Captain Marvel", minions=[BRUTE], play=[FRIEND, ward]))
        t.enemy_attacks("Brute")
        t.A.picks("Friend")
        if drawn:
            t.A.picks("Elsewhere")
        assert t.kind == "turn" and t["Captain Marvel"].damage == 0 and len(t.A.hand) == drawn
        assert not t.in_play("Friend")
    # damage that is no attack's is not met
    poke = stand_in("treachery", "Poke", Boost(Deal(1, YOU_)), boost_star=True)
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND, SHIELD]), encounter=[poke, BLANK])
    t.enemy_attacks("Rhino")
    t.A.picks("Friend")
    assert t.kind == "turn" and t["Captain Marvel"].damage == 1 and t["Friend"].damage == 2


@pytest.mark.rule("champions:overkill#p2", "champions:overkill#1")
def test_what_spills_over_onto_the_villain_is_damage_of_the_attack_and_no_attack_on_it() -> None:
    ward = stand_in(
        "attachment", "Ward", Interrupt(TakesDamage(Whom("host"), attack=True), Prevent(1), forced=True, side="would")
    )
    count = seen(
        Response(IsDefeated(Whom("villain"), by=YOU, attack=True, after=True), PutCounters(1, "attacked", ME), forced=True),
        Response(IsDefeated(Whom("villain"), by=YOU, after=True), PutCounters(1, "defeated", ME), forced=True),
    )
    for left, wards in ((9, [ward]), (2, [])):
        t = situation(
            "champions",
            A=side("Captain Marvel", hand=[ZAP], minions=[THUG], play=[gear("overkill"), count]),
            villain_attached=wards,
            villain_left=left,
        )
        t.A.plays("Zap")
        t.A.picks("Thug")
        assert not t.in_play("Thug")
        if wards:
            assert t.villain.left == 9 - (2 - 1)
        else:
            assert t.villain.stage == "II" and t["Seen"].counter("defeated") == 1 and t["Seen"].counter("attacked") == 0


@pytest.mark.rule("champions:overkill", "champions:activation#6")
def test_nothing_spills_over_from_an_enemy_that_has_gone_meanwhile() -> None:
    sting = stand_in("support", "Sting", Interrupt(TakesDamage(YOU, attack=True), Deal(9, Each(InPlay(frozenset({"minion"}))))))
    t = situation("champions", A=side("Captain Marvel", minions=[BRUTE], play=[FRIEND, sting]))
    t.enemy_attacks("Brute")
    t.A.picks("Friend")
    t.A.picks("Sting")
    # the activation is over before its damage: the ally stands, too
    assert not t.in_play("Brute") and t.in_play("Friend")
    assert t["Friend"].damage == 0 and t["Captain Marvel"].damage == 0


# -- what an activation deals -------------------------------------------------------------------------------------------------


ONE = stand_in("treachery", "One", boost=1)
BURN = stand_in("treachery", "Burn", Boost(Deal(1, Each(FRIENDS))), boost_star=True)


@pytest.mark.rule("champions:attack-enemy-activation#4", "champions:boost#3")
def test_what_another_boost_card_deals_is_no_damage_of_the_activation() -> None:
    # Klaw I has ATK 0: Concussive Blast deals 1 to her, the attack nothing; with a boost icon it deals 1
    for first, exhausted in (("Concussive Blast", False), (ONE, True)):
        t = situation(
            "champions",
            A=side("She-Hulk"),
            B=side("Captain Marvel"),
            scenario="Klaw",
            encounter=[first, "Sonic Boom", *[BLANK] * 3],
        )
        t.enemy_attacks("Klaw", "A")
        on(t, "turn")
        assert t["She-Hulk"].damage == 1 and t["She-Hulk"].exhausted is exhausted
        assert not t["Captain Marvel"].exhausted and t["Captain Marvel"].damage == 0


@pytest.mark.rule("champions:attack-enemy-activation#4", "champions:boost#3")
def test_each_character_that_the_attack_damaged_and_none_that_a_boost_card_did() -> None:
    # two boost cards: one hurts everybody, the other stuns whom the activation damages
    shock = stand_in("treachery", "Shock", Boost(Delay(AtEnd("activation"), Give("stunned", HurtBy()))), boost_star=True)
    rage = stand_in("environment", "Rage", Interrupt(EnemyActs(Whom("enemy")), ActivationGains(given=1), forced=True))
    brute = stand_in("minion", "Brute", Keyword("villainous"), Keyword("overkill"), hp=9, atk=5, sch=1)
    pal = stand_in("ally", "Pal", cost=0, hp=9, atk=1, thw=1)
    for defender, stunned in (("", ["Captain Marvel"]), ("Friend", ["Captain Marvel"]), ("Pal", ["Pal"])):
        for cards in ([BURN, shock], [shock, BURN]):
            t = situation(
                "champions",
                A=side("Captain Marvel", minions=[brute], play=[FRIEND, pal]),
                environments=[rage],
                encounter=[*cards, BLANK],
            )
            t.enemy_attacks("Brute")
            t.A.picks(defender) if defender else t.A.passes()
            on(t, "turn")
            assert [n for n in ("Captain Marvel", "Pal") if t[n].status] == stunned, defender
            # all of them were hurt, by one thing or the other
            assert t["Captain Marvel"].damage and t["Pal"].damage
    # nor does a scheme damage anybody
    t = situation(
        "champions", A=side("Captain Marvel", minions=[brute], play=[pal]), environments=[rage], encounter=[BURN, shock, BLANK]
    )
    t.enemy_schemes("Brute")
    assert t["Captain Marvel"].damage == 1 and not t["Captain Marvel"].status and not t["Pal"].status


@pytest.mark.rule("champions:attack-enemy-activation#4", "champions:boost#3", "champions:status-tough#2")
def test_whether_an_activation_dealt_damage_to_you() -> None:
    on_hit = Response(EnemyActs(Whom("enemy"), whom="you", after=True), PutCounters(1, "hit", ME), forced=True, when=DealtToYou())
    hiss = stand_in("environment", "Hiss", on_hit)
    cases: tuple[tuple[dict[str, Any], str, int, int], ...] = (
        ({}, "", 1, 3),
        ({"status": ["tough"], "play": ["Luke Cage"]}, "Luke Cage", 0, 0),
        ({"play": ["Luke Cage"]}, "Luke Cage", 0, 1),
        ({"play": [put(FRIEND, damage=1)]}, "Friend", 0, 1),
        # the attack deals 2, her defense leaves 1
        ({}, "Captain Marvel", 1, 2),
    )
    for given, defender, hit, damage in cases:
        t = situation("champions", A=side("Captain Marvel", **given), environments=[hiss], encounter=[BURN, BLANK])
        t.enemy_attacks("Rhino")
        t.A.picks(defender) if defender else t.A.passes()
        on(t, "turn")
        assert t["Hiss"].counter("hit") == hit and t["Captain Marvel"].damage == damage, (given, defender)
    # the card that is on the table says the same of an attack
    for boost, cards in ((BURN, 0), (ONE, 1)):
        t = situation(
            "champions",
            A=side("Captain Marvel", hand=["Energy", "Energy"], play=[put("Tigra", damage=0)]),
            B=side("She-Hulk", hand=["Energy"]),
            villain_attached=["Power Gauntlets"],
            encounter=[boost, BLANK],
        )
        t.enemy_attacks("Rhino", "A")
        t.A.picks("Tigra") if not cards else t.A.passes()
        on(t, "turn")
        assert len(t.A.hand) == 2 - cards and len(t.B.hand) == 1


@pytest.mark.rule("champions:defend#6", "champions:attack-enemy-activation#4.2", "champions:defend#3")
def test_an_ally_that_leaves_without_being_defeated_has_defended_and_takes_the_damage_with_it() -> None:
    bare = stand_in(
        "environment",
        "Bare",
        Response(EnemyActs(Whom("enemy"), after=True), PutCounters(1, "bare", ME), forced=True, when=WasUndefended()),
    )
    flinch = free("Flinch", Interrupt(BoostTurns(icons=False), DrawCards(1), form="hero", labels=("defense",)))
    for verb, left in ((ToHandIt(Each(ALLIES)), True), (DiscardIt(Each(ALLIES)), True), (Deal(9, Each(ALLIES)), False)):
        gone = stand_in("treachery", "Gone", Boost(verb), boost_star=True)
        more = stand_in("treachery", "More", Boost(If(Undefended(), PlaceThreat(1, MAIN))), boost=1, boost_star=True)
        rage = stand_in("environment", "Rage", Interrupt(EnemyActs(Whom("enemy")), ActivationGains(given=1), forced=True))
        t = situation(
            "champions",
            A=side("Captain Marvel", play=[FRIEND], hand=[flinch]),
            B=side("She-Hulk"),
            environments=[bare, rage],
            encounter=[gone, more, BLANK],
        )
        t.enemy_attacks("Rhino", "A")
        t.A.picks("Friend")
        # before the second boost card: who defends has gone, and only one that was defeated leaves the attack undefended
        assert not t.in_play("Friend") and t.offered("Flinch") is not left
        on(t, "turn")
        assert t["Captain Marvel"].damage == (0 if left else 3) and t.scheme.threat == (0 if left else 1)
        assert t["Bare"].counter("bare") == (0 if left else 1) and t["She-Hulk"].damage == 0
