"""Activations under way, against who leaves, falls or changes in the midst of them."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import (
    THE_VILLAIN,
    YOU_,
    Boost,
    BoostTurns,
    ChangeForm,
    Deal,
    Each,
    Give,
    InPlay,
    Instead,
    Interrupt,
    IsDefeated,
    It,
    Keyword,
    Prevent,
    TakesDamage,
    ToHandIt,
    Whom,
    seq,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.rules.champions.standins import free

#: an ally is sacrificed, or saved, as the damage is about to come to it
SPEND = free("Spend", Interrupt(TakesDamage(Whom("your ally"), attack=True), Deal(9, It("it"))))
SAVE = free("Save", Interrupt(TakesDamage(Whom("your ally"), attack=True), seq(Prevent(), ToHandIt(It("it")))))
BRUTE = stand_in("minion", "Brute", hp=6, atk=3, sch=1)


@pytest.mark.rule("champions:defend#6", "champions:attack-enemy-activation#4.3")
def test_the_attack_is_undefended_if_the_ally_is_defeated_just_before_its_damage() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", hand=[SPEND], play=["Tigra"], minions=[BRUTE], exhausted=True),
        B=side("She-Hulk", exhausted=True),
    )
    t.enemy_attacks("Brute")
    t.A.picks("Tigra")
    t.A.picks("Spend")
    # nobody is asked to defend anew, and the player whose ally it was is hit
    assert t.kind == "turn" and not t.in_play("Tigra")
    assert t["Spider-Man"].damage == 3 and t["She-Hulk"].damage == 0 and len(told(t, "takes 3 damage")) == 1
    # another player's ally had drawn the attack to that player
    t = situation(
        "champions",
        A=side("Spider-Man", minions=[BRUTE], exhausted=True),
        B=side("She-Hulk", hand=[SPEND], play=["Tigra"], exhausted=True),
    )
    t.enemy_attacks("Brute")
    t.B.picks("Tigra")
    t.B.picks("Spend")
    assert t["Spider-Man"].damage == 0 and t["She-Hulk"].damage == 3


@pytest.mark.rule("champions:defend#6", "champions:attack-enemy-activation#4.2")
def test_an_ally_that_took_the_damage_has_defended_whatever_became_of_it() -> None:
    # it falls to the damage itself
    t = situation("champions", A=side("Spider-Man", play=["Tigra"], minions=[BRUTE], exhausted=True))
    t.enemy_attacks("Brute")
    t.A.picks("Tigra")
    assert not t.in_play("Tigra") and t["Spider-Man"].damage == 0
    # a status card takes it
    t = situation("champions", A=side("Spider-Man", play=[put("Tigra", status=["tough"])], minions=[BRUTE], exhausted=True))
    t.enemy_attacks("Brute")
    t.A.picks("Tigra")
    assert t["Tigra"].damage == 0 and t["Tigra"].status == frozenset() and t["Spider-Man"].damage == 0
    # the damage is prevented, and the ally brought home: that it is gone now does not matter
    t = situation("champions", A=side("Spider-Man", hand=[SAVE], play=["Tigra"], minions=[BRUTE], exhausted=True))
    t.enemy_attacks("Brute")
    t.A.picks("Tigra")
    t.A.picks("Save")
    assert t.A.hand == ["Tigra"] and t["Spider-Man"].damage == 0
    # it leaves play instead of being defeated: it has been dealt the damage
    flee = free("Flee", Interrupt(IsDefeated(Whom("your ally"), would=True), Instead(ToHandIt(It("it")))))
    t = situation("champions", A=side("Spider-Man", hand=[flee], play=["Tigra"], minions=[BRUTE], exhausted=True))
    t.enemy_attacks("Brute")
    t.A.picks("Tigra")
    t.A.picks("Flee")
    assert t.A.hand == ["Tigra"] and t["Spider-Man"].damage == 0


@pytest.mark.rule("champions:status-stunned#2", "champions:status-confused#2", "champions:boost#p3")
def test_a_status_card_that_comes_in_the_midst_is_for_the_next_activation() -> None:
    for status, form in (("stunned", "hero"), ("confused", "alter-ego")):
        zap = stand_in("treachery", "Zap", Boost(Give(status, THE_VILLAIN)))
        t = situation("champions", A=side("She-Hulk", form=form, exhausted=True), encounter=[zap, BLANK, BLANK])
        for damage, threat, left in ((2, 1, {status}), (2, 1, set())):
            t.enemy_activates("Rhino")
            on(t, "turn")
            assert t["She-Hulk"].damage == (damage if form == "hero" else 0)
            assert t.scheme.threat == (threat if form != "hero" else 0) and t.villain.status == left
    # and so is one of a defender: it is tough against the damage that is still to come
    harden = stand_in("treachery", "Harden", Boost(Give("tough", YOU_)))
    t = situation("champions", A=side("She-Hulk", exhausted=True), encounter=[harden, BLANK])
    t.enemy_attacks("Rhino")
    assert t["She-Hulk"].damage == 0 and t["She-Hulk"].status == frozenset()


@pytest.mark.rule("champions:defend#5", "champions:boost#p3", "champions:you-your#1")
def test_what_a_boost_card_says_of_you_means_whoever_is_attacked_by_then() -> None:
    zap = stand_in("treachery", "Zap", Boost(Deal(1, YOU_)))
    t = situation("champions", A=side("She-Hulk"), B=side("Iron Man", play=["Tigra"], exhausted=True), encounter=[zap, BLANK])
    t.enemy_attacks("Rhino")
    t.A.passes()
    t.B.picks("Tigra")
    on(t, "turn")
    assert (t["She-Hulk"].damage, t["Iron Man"].damage, t["Tigra"].damage) == (0, 1, 2)
    # with the ally gone its player is attacked still
    storm = stand_in("treachery", "Storm", Boost(Deal(5, Each(InPlay(frozenset({"ally"}))))))
    t = situation("champions", A=side("She-Hulk"), B=side("Iron Man", play=["Tigra"], exhausted=True), encounter=[storm, BLANK])
    t.enemy_attacks("Rhino")
    t.A.passes()
    t.B.picks("Tigra")
    on(t, "turn")
    assert (t["She-Hulk"].damage, t["Iron Man"].damage) == (0, 2) and not t.in_play("Tigra")


@pytest.mark.rule("champions:form#2", "champions:attack-enemy-activation#4.1", "champions:dash-value")
def test_who_has_become_an_alter_ego_has_no_defense_to_take_off() -> None:
    flip = free("Flip", Interrupt(BoostTurns(False), ChangeForm()))
    for flips, damage in ((True, 2), (False, 0)):
        t = situation("champions", A=side("She-Hulk", hand=[flip]), encounter=[BLANK] * 3)
        t.enemy_attacks("Rhino")
        t.A.picks("She-Hulk")
        if flips:
            t.A.picks("Flip")
        else:
            t.A.passes()
        # the attack goes on as an attack
        assert t["She-Hulk"].damage == damage and t.scheme.threat == 0
        assert t.A.form == ("alter_ego" if flips else "hero") and t["She-Hulk"].exhausted


@pytest.mark.rule("champions:indirect-damage#3", "champions:indirect-damage#4", "champions:player-elimination")
def test_indirect_damage_beyond_what_all_characters_can_take_is_lost() -> None:
    rain = stand_in("minion", "Rain", Keyword("indirect"), hp=5, atk=9, sch=1)
    t = situation(
        "champions",
        A=side("Spider-Man", damage=8, minions=[rain], play=[put("Tigra", damage=2)], exhausted=True),
        B=side("She-Hulk", exhausted=True, play=[put("Hulk", exhausted=True)]),
    )
    t.enemy_attacks("Rain")
    t.A.passes()
    # two for the hero and one for the ally: nothing is left to divide, and nothing reaches the other player
    assert t.A.out and not t.in_play("Tigra") and t["She-Hulk"].damage == t["Hulk"].damage == 0
    assert t.B.minions == ["Rain"]
