"""What the FAQ says of cards of hero packs."""

from __future__ import annotations

import pytest

from longbox.games.champions.catalog import catalog
from longbox.games.champions.language.abilities import _TEXTS
from longbox.games.champions.language.vocabulary import Keyword
from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.games.champions.situations.worked.hero_packs import BIG, FAST, GUARD, SPITE, THUG
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.worked import laid


@pytest.mark.rule("champions:setup#4", "champions:setup#5")
def test_an_identity_is_offered_only_with_all_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = catalog.heroes.__wrapped__
    assert listed()["Spider-Man"] == "01001a"
    for code in ("01002", "01168"):  # of its own set, of its nemesis set
        with monkeypatch.context() as m:
            m.delitem(_TEXTS, code)
            assert "Spider-Man" not in listed() and "She-Hulk" in listed()
            assert listed(True)["Spider-Man"] == "01001a"


@pytest.mark.example("champions:faq:nova#1")
@pytest.mark.rule("champions:faq:nova#1")
def test_an_attack_ends_when_nova_defeats_the_attacker() -> None:
    for minion, hurt in ((THUG, 0), (BIG, 2)):
        t = laid("champions:faq:nova#1", minion=minion)
        t.begins()
        t.A.picks("Nova")
        t.A.pays()
        on(t, "turn")
        assert t["Captain Marvel"].damage == hurt and t.A.hand == []
        assert t.in_play(minion.name) is (minion is BIG)
    assert t["Big"].damage == 2
    # not for an attack against another player
    t = situation("champions", A=side("Captain Marvel", play=["Nova"], hand=["Energy"]), B=side("She-Hulk", minions=[THUG]))
    t.enemy_attacks("Thug", "B")
    on(t, "turn")
    assert t.A.hand == ["Energy"] and t["She-Hulk"].damage == 1


@pytest.mark.example("champions:faq:melee#1")
@pytest.mark.rule("champions:faq:melee#1")
def test_melee_needs_another_enemy_for_its_second_damage() -> None:
    t = laid("champions:faq:melee#1")
    t.A.plays("Melee")
    on(t, "turn")
    assert t.villain.damage == 3
    # another stage is the same enemy
    t = situation("champions", A=side("Captain Marvel", hand=["Melee", "Energy", "Genius"]), villain_damage=13)
    t.A.plays("Melee")
    on(t, "turn")
    assert t.state.things[t.state.villain].up.stage == "II" and t.villain.damage == 0
    # with a second enemy it is dealt
    t = situation("champions", A=side("Captain Marvel", hand=["Melee", "Energy", "Genius"], minions=[BIG]))
    t.A.plays("Melee")
    on(t, "target", "targets", "choose")
    t.A.picks("Big")
    on(t, "turn")
    assert t["Big"].damage == 3 and t.villain.damage == 3


@pytest.mark.example("champions:faq:melee#2")
@pytest.mark.rule("champions:faq:melee#2")
def test_melee_may_go_on_to_the_villain_once_the_guard_is_gone() -> None:
    t = laid("champions:faq:melee#2")
    t.A.plays("Melee")
    on(t, "turn")
    assert not t.in_play("Guard") and t.villain.damage == 3
    # a guard that is still there keeps it off
    t = situation(
        "champions", A=side("Captain Marvel", hand=["Melee", "Energy", "Genius"], minions=[put(GUARD, status=["tough"])])
    )
    t.A.plays("Melee")
    on(t, "turn")
    assert t.in_play("Guard") and t.villain.damage == 0


@pytest.mark.example("champions:faq:jarnbjorn#1")
@pytest.mark.rule("champions:faq:jarnbjorn#1")
def test_jarnbjorn_answers_an_attack_event() -> None:
    t = laid("champions:faq:jarnbjorn#1")
    t.A.plays("Haymaker", "Energy")
    t.A.picks("Jarnbjorn")
    on(t, "turn")
    assert t.villain.damage == 3 + 2 and t.A.hand == []
    # a basic attack too, an ally's not
    t = situation("champions", A=side("Captain Marvel", play=["Jarnbjorn", "Hawkeye"], hand=["Strength"]))
    t.A.attacks("Hawkeye", "Rhino")
    assert t.kind == "turn" and t.A.hand == ["Strength"]
    t.A.attacks("Captain Marvel", "Rhino")
    t.A.picks("Jarnbjorn")
    t.A.pays()
    on(t, "turn")
    assert t.villain.damage == 1 + 2 + 2 and t.A.hand == []


@pytest.mark.example("champions:faq:widows-bite#1")
@pytest.mark.rule("champions:faq:widows-bite#1")
def test_widows_bite_comes_before_quickstrike() -> None:
    t = laid("champions:faq:widows-bite#1")
    t.begins()
    t.A.picks("Widow's Bite")
    on(t, "turn")
    # stunned as it enters: its quickstrike attack is lost
    assert t["Fast"].damage == 2 and t["Fast"].status == frozenset() and t["Captain Marvel"].damage == 0
    t = situation("champions", A=side("Captain Marvel", play=["Widow's Bite"]), encounter=[FAST, BLANK])
    t.reveals("Fast")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 2 and t.in_play("Widow's Bite")


@pytest.mark.example("champions:faq:unflappable#1")
@pytest.mark.rule("champions:faq:unflappable#1")
def test_unflappable_looks_at_the_damage_of_the_attack_alone() -> None:
    for boost, hero, hurt, draws in ((SPITE, "Black Panther", 1, True), (BLANK, "Captain Marvel", 1, False)):
        t = laid("champions:faq:unflappable#1", hero=hero, boost=boost)
        t.begins()
        on(t, "defend")
        t.A.picks(hero)
        if draws:
            t.A.picks("Unflappable")
        on(t, "turn")
        assert t[hero].damage == hurt and len(t.A.hand) == draws and t["Unflappable"].exhausted is draws
    # without a defense nothing
    t = situation("champions", A=side("Captain Marvel", play=["Unflappable"], status=["tough"]))
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 0 and t.A.hand == []


@pytest.mark.example("champions:faq:finesse#1")
@pytest.mark.rule("champions:faq:finesse#1")
def test_finesse_pays_for_an_ability_of_an_aspect_card() -> None:
    t = laid("champions:faq:finesse#1")
    t.A.attacks("Captain Marvel", "Rhino")
    t.A.picks("Jarnbjorn")
    on(t, "turn")
    assert t.villain.damage == 2 + 2 and t["Finesse"].exhausted
    # for a card of an aspect, not for a basic card or its ability
    t = situation("champions", A=side("Captain Marvel", play=["Finesse", "Tenacity"], exhausted=True))
    assert not t.offered("Use Tenacity")
    t = situation("champions", A=side("Captain Marvel", play=["Finesse", "Tenacity"], hand=["Strength"], exhausted=True))
    assert t.offered("Use Tenacity")
    t = situation("champions", A=side("Captain Marvel", play=["Finesse", "Hawkeye"], hand=["Inspired"]))
    t.A.plays("Inspired")
    on(t, "turn")
    assert t["Hawkeye"].attached == ["Inspired"] and t["Finesse"].exhausted


@pytest.mark.example("champions:faq:the-night-nurse#1")
@pytest.mark.rule("champions:faq:the-night-nurse#1")
def test_the_night_nurse_takes_one_status_card_whatever_it_is() -> None:
    t = laid("champions:faq:the-night-nurse#1")
    t.A.uses("The Night Nurse")
    on(t, "turn")
    assert t["Captain Marvel"].status == frozenset() and t["Captain Marvel"].damage == 1
    assert t["The Night Nurse"].exhausted and t["The Night Nurse"].counter("medical") == 2
    # one of two, by choice
    t = situation("champions", A=side("Captain Marvel", play=["The Night Nurse"], status=["tough", "stunned"], damage=2))
    t.A.uses("The Night Nurse")
    assert len(t.options()) == 2
    t.pick("stunned")
    on(t, "turn")
    assert t["Captain Marvel"].status == frozenset({"tough"}) and t["Captain Marvel"].damage == 1
    # without one the damage is healed all the same
    t = situation("champions", A=side("Captain Marvel", play=["The Night Nurse"], damage=2))
    t.A.uses("The Night Nurse")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 1


def dance(t: Table) -> Table:
    """Dance of Death against a villain and a minion: the minion until it is hurt, then the villain."""
    t.A.plays("Dance of Death")
    while t.kind != "turn":
        t.A.picks("Big" if t["Big"].damage == 0 else "Rhino")
    return t


@pytest.mark.example("champions:faq:dance-of-death#1")
@pytest.mark.rule("champions:faq:dance-of-death#1")
def test_each_part_of_dance_of_death_is_an_attack_of_its_own() -> None:
    t = dance(laid("champions:faq:dance-of-death#1"))
    assert t["Big"].damage == 1 and t.villain.damage == 2 + 3
    assert len(told(t, "Captain Marvel attacks")) == 3
    # each is answered by retaliate
    spiky = stand_in("minion", "Spiky", Keyword("retaliate", 1), hp=9, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", hand=["Dance of Death", "Energy", "Genius"], minions=[spiky]))
    t.A.plays("Dance of Death")
    while t.kind != "turn":
        t.A.picks("Spiky")
    assert t["Spiky"].damage == 6 and t["Captain Marvel"].damage == 3


@pytest.mark.example("champions:faq:dance-of-death#2")
@pytest.mark.rule("champions:faq:dance-of-death#2")
def test_a_stunned_hero_loses_only_the_first_attack_of_dance_of_death() -> None:
    t = dance(laid("champions:faq:dance-of-death#2"))
    # the first is lost, so it is the second that hits Big
    assert t["Captain Marvel"].status == frozenset()
    assert t["Big"].damage == 2 and t.villain.damage == 3


@pytest.mark.example("champions:faq:attacrobatics#1")
@pytest.mark.rule("champions:faq:attacrobatics#1")
def test_attacrobatics_needs_icons_to_cancel() -> None:
    t = laid("champions:faq:attacrobatics#1")
    t.begins()
    on(t, "defend")
    t.passes()
    # a card without icons does not let it be used
    assert t.kind == "begin"
    assert t.in_play("Attacrobatics") and t.villain.damage == 0 and t["Captain Marvel"].damage == 2
    t.begins()
    on(t, "defend")
    t.passes()
    t.A.picks("Attacrobatics")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 4 and t.villain.damage == 2 and t.A.discard == ["Attacrobatics"]


@pytest.mark.example("champions:faq:crushing-blow#1")
@pytest.mark.rule("champions:faq:crushing-blow#1")
def test_crushing_blow_made_free_needs_nothing_spent() -> None:
    t = laid("champions:faq:crushing-blow#1")
    assert not t.offered("Play Crushing Blow")
    t.A.uses("Helicarrier")
    t.A.plays("Crushing Blow")
    on(t, "turn")
    assert t.villain.damage == 2 and t.A.hand == []
    # at its cost only physical resources will do
    t = situation("champions", A=side("Captain Marvel", hand=["Crushing Blow", "Energy"]))
    assert not t.offered("Play Crushing Blow")
    t = situation("champions", A=side("Captain Marvel", hand=["Crushing Blow", "Strength"]))
    t.A.plays("Crushing Blow")
    on(t, "turn")
    assert t.villain.damage == 2 and t.A.hand == []


@pytest.mark.rule("champions:errata:honorary-avenger")
def test_a_character_has_one_honorary_avenger_at_most() -> None:
    t = situation("champions", A=side("Captain Marvel", play=["Tigra"], hand=["Honorary Avenger"] * 2))
    for _ in range(2):
        t.A.plays("Honorary Avenger")
        if t.kind == "attach":
            t.pick("Tigra")
        on(t, "turn")
    assert t["Tigra"].attached == ["Honorary Avenger"] and t["Tigra"].left == 4
    assert t["Captain Marvel"].attached == ["Honorary Avenger"]


@pytest.mark.rule("champions:errata:iron-fist")
def test_iron_fist_uses_his_counter_as_he_attacks() -> None:
    t = situation("champions", A=side("Captain Marvel", play=["Iron Fist"], minions=[put(THUG, damage=1)]))
    t.A.attacks("Iron Fist", "Rhino")
    # before his own damage
    assert t.villain.damage == 0
    t.A.picks("Iron Fist")
    assert t.villain.status == frozenset({"stunned"}) and t.villain.damage == 1 + t["Iron Fist"].atk
    assert t["Iron Fist"].counter("mystic") == 1


@pytest.mark.rule("champions:errata:warning")
def test_warning_is_no_defense() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=["Warning"]), B=side("She-Hulk"), encounter=[BLANK] * 3)
    t.enemy_attacks("Rhino", "B")
    on(t, "defend")
    while t.kind == "defend":
        t.passes()
    t.A.picks("Warning")
    on(t, "turn")
    # it is still B that is attacked, undefended
    assert t["She-Hulk"].damage == 1 and t["Captain Marvel"].damage == 0 and not t["Captain Marvel"].exhausted
