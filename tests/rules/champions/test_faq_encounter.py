"""What the FAQ says of encounter cards of other packs."""

from __future__ import annotations

import pytest

from longbox.games.champions.catalog import catalog
from longbox.games.champions.events import Damage, Discard, RemoveThreat
from longbox.games.champions.situations import BLANK, FILLER, Table, put, stand_in
from longbox.games.champions.situations.worked.encounter import BRUTE, STRONG, WEAK, osborn
from longbox.games.champions.situations.worked.standins import TWO
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.worked import laid

PIP = stand_in("resource", "Pip", resources={"mental": 1})


# -- the Hulk pack ----------------------------------------------------------------------------------------------------------


@pytest.mark.example("champions:faq:clash-of-titans#1")
@pytest.mark.rule("champions:faq:clash-of-titans#1")
def test_the_ally_that_clash_of_the_titans_attacks_takes_the_undefended_damage() -> None:
    t = laid("champions:faq:clash-of-titans#1")
    t.begins()
    # the ally's player is the one attacked, and is asked first
    assert t.kind == "defend" and t.B.asked()
    on(t, "turn")
    assert t["Strong"].damage == 4 and t["She-Hulk"].damage == 0 and t["Captain Marvel"].damage == 0 and t["Weak"].damage == 0
    # defended, the defender takes it
    t = situation(
        "champions", A=side("Captain Marvel", play=[STRONG], minions=[BRUTE]), encounter=["Clash Of The Titans", *[BLANK] * 4]
    )
    t.reveals("Clash Of The Titans")
    t.A.picks("Captain Marvel")
    on(t, "turn")
    assert t["Strong"].damage == 0 and t["Captain Marvel"].damage == 4 - t["Captain Marvel"].def_


def test_clash_of_the_titans_goes_by_atk_and_surges_without_an_attack() -> None:
    # the first player decides a tie
    t = situation(
        "champions",
        first="B",
        A=side("Captain Marvel"),
        B=side("Black Panther"),
        encounter=["Clash Of The Titans", TWO, *[BLANK] * 3],
    )
    t.reveals("Clash Of The Titans")
    assert t.kind == "choose" and t.B.asked() and len(t.options()) == 2
    t.pick("Captain Marvel")
    on(t, "turn")
    assert t["Captain Marvel"].damage == t.villain.atk + 2 and t["Black Panther"].damage == 0
    # nobody to attack: surge
    after = stand_in("treachery", "After")
    t = situation("champions", A=side("Captain Marvel", form="alter-ego"), encounter=["Clash Of The Titans", after, BLANK])
    t.reveals("Clash Of The Titans")
    assert t.encounter_discard == ["Clash Of The Titans", "After"] and t["Carol Danvers"].damage == 0


# -- the Green Goblin pack --------------------------------------------------------------------------------------------------

GOBLIN = stand_in("minion", "Imp", hp=3, atk=1, sch=1, traits=["Goblin"])


@pytest.mark.example("champions:faq:i-see-you#1")
@pytest.mark.rule("champions:faq:i-see-you#1")
def test_i_see_you_attacks_an_alter_ego_too() -> None:
    for form, hurt in (("alter-ego", 2), ("hero", 4)):
        t = laid("champions:faq:i-see-you#1", form=form)
        t.begins()
        on(t, "turn")
        # no boost card for the activation against an alter-ego
        assert t.A.identity.damage == hurt and t["She-Hulk"].damage == 0 and t.scheme.threat == 1
        assert t.encounter_deck == (["Two", "Blank"] if form == "alter-ego" else ["Blank"])


def test_i_see_you_boosts_more_with_a_goblin_and_green_goblin_thwarted_places_nothing() -> None:
    for minions, hurt in (([GOBLIN], 4), ([BRUTE], 3), ([], 3)):
        t = situation(
            "champions", villain=catalog.card("02014"), A=side("Captain Marvel", minions=minions), encounter=["I See You", BLANK]
        )
        t.enemy_attacks("Green Goblin")
        on(t, "turn")
        assert t["Captain Marvel"].damage == hurt and t.scheme.threat == 1
    # an attack that does you no damage places no threat
    t = situation(
        "champions", villain=catalog.card("02014"), A=side("Captain Marvel", status=["tough"], play=[WEAK]), encounter=[BLANK] * 3
    )
    t.enemy_attacks("Green Goblin")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 0 and t.scheme.threat == 0


@pytest.mark.example("champions:faq:norman-osborn#1")
@pytest.mark.rule("champions:faq:norman-osborn#1")
def test_a_stun_takes_the_place_of_norman_osborns_activation() -> None:
    for stunned in (True, False):
        t = laid("champions:faq:norman-osborn#1", stunned=stunned)
        t.begins()
        assert t.kind == "turn" and t["Captain Marvel"].damage == 0 and t.villain.status == frozenset()
        assert t["Criminal Enterprise"].counter("infamy") == 2 + (not stunned)


def test_damage_to_norman_takes_infamy_and_without_any_he_is_the_goblin() -> None:
    t = osborn(counters=3, A=side("Captain Marvel"), B=side("She-Hulk", form="alter-ego"))
    t.A.attacks("Captain Marvel", "Norman Osborn")
    assert t.villain.damage == 0 and t["Criminal Enterprise"].counter("infamy") == 1
    t.happens(Damage(t.find("Norman Osborn"), 4, 0))
    # both cards turn; what he says When Revealed concerns heroes alone
    assert (
        t.villain.name == "Green Goblin"
        and t.villain.damage == 0
        and t.in_play("State of Madness")
        and not t.in_play("Criminal Enterprise")
    )
    assert t["State of Madness"].counter("madness") == 4 and t["State of Madness"].counter("infamy") == 0
    assert t["Captain Marvel"].damage == 3 and t["Jennifer Walters"].damage == 0
    # as the Goblin he takes damage, and his schemes cost him his madness
    t.happens(Damage(t.find("Green Goblin"), 5, 0))
    t.enemy_schemes("Green Goblin")
    assert t.villain.damage == 5 and t.scheme.threat == 0 and t["State of Madness"].counter("madness") == 3
    # he is one stage with Norman, and the last of these
    t.happens(Damage(t.find("Green Goblin"), 40, 0))
    assert t.result is not None and t.result.won


@pytest.mark.example("champions:faq:green-goblin#1")
@pytest.mark.rule("champions:faq:green-goblin#1")
def test_a_goblin_who_becomes_norman_as_he_attacks_goes_on_with_his_boost_icons_alone() -> None:
    for counters, name, hurt in ((1, "Norman Osborn", 2), (2, "Green Goblin", 3 + 2)):
        t = laid("champions:faq:green-goblin#1", counters=counters)
        t.begins()
        on(t, "turn")
        assert t.villain.name == name and t["Captain Marvel"].damage == hurt and t["She-Hulk"].damage == 0
        if name == "Norman Osborn":
            # he does not interrupt what is under way
            assert t["Criminal Enterprise"].counter("infamy") == 4 and not told(t, "instead")


# -- The Rise of Red Skull ----------------------------------------------------------------------------------------------------


@pytest.mark.example("champions:faq:marked-for-death#1")
@pytest.mark.rule("champions:faq:marked-for-death#1", "champions:errata:marked-for-death")
def test_marked_for_death_does_not_take_a_mockingbird_who_is_in_play_elsewhere() -> None:
    t = laid("champions:faq:marked-for-death#1")
    t.begins()
    on(t, "turn")
    assert t.in_play("Marked for Death") and t.A.play == ["Mockingbird"] and sorted(t.B.deck) == ["Filler"] * 3 + ["Mockingbird"]
    assert told(t, "huffle")
    # defeated, it sends home whichever is in play
    t = laid("champions:faq:marked-for-death#1")
    t.begins()
    on(t, "turn")
    t.happens(_cleared(t))
    on(t, "turn")
    assert not t.in_play("Marked for Death") and t.A.play == [] and t.A.hand == ["Mockingbird"] and t.B.hand == []


def _cleared(t: Table) -> RemoveThreat:
    """All its threat is removed."""
    return RemoveThreat(t.find("Marked for Death"), 9, 0)


def test_marked_for_death_finds_mockingbird_wherever_she_is() -> None:
    for where in ("hand", "deck", "discard", "play"):
        t = situation(
            "champions",
            A=side("She-Hulk"),
            B=side("Hawkeye", **{where: ["Mockingbird", PIP][: 1 + (where != "play")]}),
            encounter=["Marked for Death", BLANK],
        )
        t.reveals("Marked for Death")
        on(t, "turn")
        lists = (t.B.hand, t.B.deck, t.B.discard, t.B.play)
        assert not any("Mockingbird" in names for names in lists) and not t.in_play("Mockingbird")
        t.happens(_cleared(t))
        on(t, "turn")
        assert "Mockingbird" in t.B.hand and t.A.hand == []
    # without Clint Barton nobody searches
    t = situation("champions", A=side("She-Hulk", hand=["Mockingbird"]), encounter=["Marked for Death", BLANK])
    t.reveals("Marked for Death")
    on(t, "turn")
    assert t.A.hand == ["Mockingbird"] and t.in_play("Marked for Death")


# -- The Galaxy's Most Wanted -------------------------------------------------------------------------------------------------


@pytest.mark.example("champions:faq:power-stone#1")
@pytest.mark.rule("champions:faq:power-stone#1")
def test_the_power_stone_of_an_eliminated_player_goes_to_the_encounter_discard_pile() -> None:
    t = laid("champions:faq:power-stone#1")
    assert t["Captain Marvel"].attached == ["Power Stone"]
    t.begins()
    on(t, "turn")
    assert t.A.out and t.encounter_discard == ["Power Stone"] and t.B.play == ["Tenacity"]


def test_the_power_stone_goes_to_whoever_does_three_damage_with_one_attack() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=["Haymaker", "Energy"], play=[put("Power Stone", on="Rhino"), "Hulk"], minions=[BRUTE]),
        B=side("She-Hulk"),
        encounter=[TWO, BLANK, BLANK],
    )
    assert t.villain.attached == ["Power Stone"]
    # not an ally's attack, nor one of two damage
    t.A.attacks("Hulk", "Rhino")
    on(t, "turn")
    t.A.attacks("Captain Marvel", "Rhino")
    assert t.villain.damage >= 5 and t.villain.attached == ["Power Stone"]
    t.A.plays("Haymaker")
    on(t, "turn")
    assert t["Captain Marvel"].attached == ["Power Stone"] and t.villain.attached == []
    # a minion does not get it, the villain does; it can't leave play
    t.enemy_attacks("Brute")
    on(t, "turn")
    assert t["Captain Marvel"].attached == ["Power Stone"]
    t.happens(_discard(t))
    assert t["Captain Marvel"].attached == ["Power Stone"]
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t.villain.attached == ["Power Stone"] and t["Captain Marvel"].attached == []


def _discard(t: Table) -> Discard:
    """Something would discard the stone."""
    return Discard(t.find("Power Stone"))


# -- the errata ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:errata:loki")
def test_loki_survives_a_treachery_and_nobody_is_asked() -> None:
    for card, there in ((BLANK, True), (stand_in("minion", "Other", hp=1), False)):
        t = situation(
            "champions",
            A=side("She-Hulk", minions=[put("Loki", damage=2)]),
            B=side("Captain Marvel"),
            encounter=[card, BLANK, BLANK],
        )
        t.A.attacks("She-Hulk", "Loki")
        assert t.kind == "turn" and t.in_play("Loki") is there
        assert t.encounter_discard == ([card.name] if there else [card.name, "Loki"])
        if there:
            assert t["Loki"].damage == 0
    # damage that does not defeat him asks nothing
    t = situation("champions", A=side("Captain Marvel", minions=["Loki"]), encounter=[BLANK, BLANK])
    t.A.attacks("Captain Marvel", "Loki")
    assert t["Loki"].damage == 2 and t.encounter_discard == []


@pytest.mark.rule("champions:errata:ive-been-waiting-for-this")
def test_the_active_villain_heals_three() -> None:
    for damage, left in ((5, 2), (1, 0)):
        t = situation(
            "champions",
            villain_damage=damage,
            A=side("Captain Marvel", minions=[put(BRUTE, damage=2)]),
            encounter=["07041", BLANK],
        )
        hp = t.villain.hp
        t.reveals("I've Been Waiting For This!")
        on(t, "turn")
        assert t.villain.damage == left and t.villain.hp == hp and t.villain.status == frozenset({"tough"})
        assert t["Brute"].damage == 2 and t["Brute"].status == frozenset()
    # as a boost card it has the villain scheme
    t = situation("champions", A=side("Captain Marvel"), encounter=["07041", *[BLANK] * 3])
    t.enemy_attacks("Rhino")
    on(t, "turn")
    assert t["Captain Marvel"].damage == t.villain.atk and t.scheme.threat == t.villain.sch


@pytest.mark.rule("champions:errata:inner-demons")
def test_inner_demons_changes_the_form_and_asks_for_what_then_is_so() -> None:
    hand = [PIP, FILLER, "Energy"]
    t = situation(
        "champions", A=side("Hulk", hand=hand), B=side("She-Hulk", hand=["Energy", "Genius"]), encounter=["Inner Demons", BLANK]
    )
    t.reveals("Inner Demons", "B")
    # it is his, whoever reveals it; as Banner he discards two cards
    t.A.picks("Pip", "Filler")
    on(t, "turn")
    assert (
        t.A.form == "alter_ego"
        and t.A.hand == ["Energy"]
        and not t.A.identity.exhausted
        and t.encounter_discard == ["Inner Demons"]
    )
    assert t.B.form == "hero" and len(t.B.hand) == 2
    t = situation("champions", A=side("Hulk", form="alter-ego", hand=hand), encounter=["Inner Demons", BLANK])
    t.reveals("Inner Demons")
    on(t, "turn")
    assert t.A.form == "hero" and len(t.A.hand) == 3 and t.A.identity.exhausted and t.encounter_discard == ["Inner Demons"]


@pytest.mark.rule("champions:errata:hail-hydra")
def test_hail_hydra_shuffles_the_deck_only_if_it_was_searched() -> None:
    agent = stand_in("minion", "Agent", hp=3, atk=1, sch=1, traits=["Hydra"])
    marks = [stand_in("treachery", f"Mark {n}") for n in range(9)]
    # everybody was attacked
    t = situation("champions", A=side("Captain Marvel", minions=[agent]), encounter=["04147", agent, *marks])
    t.reveals("Hail Hydra!")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 1 and t.encounter_deck == ["Agent", *(f"Mark {n}" for n in range(9))]
    assert not told(t, "shuffled") and t.A.minions == ["Agent"]
    # one was not: an alter-ego, with a minion or without
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=[agent]),
        B=side("She-Hulk", form="alter-ego", minions=[agent]),
        encounter=["04147", *marks, agent],
    )
    t.reveals("Hail Hydra!")
    on(t, "turn")
    assert t["Captain Marvel"].damage == 1 and t.B.identity.damage == 0
    assert t.A.minions == ["Agent"] and t.B.minions == ["Agent", "Agent"] and len(told(t, "encounter deck is shuffled")) == 1
    assert sorted(t.encounter_deck) == [f"Mark {n}" for n in range(9)]
