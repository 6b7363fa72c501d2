"""What was done "this way": what the sentence before told to do, as far as it was done, and nothing that merely followed from it."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    ALTER_EGO,
    HEROES,
    MAIN,
    MINIONS,
    SIDE_SCHEMES,
    STUNNED,
    THE_VILLAIN,
    TOUGH,
    YOU_,
    YOUR_ALLIES,
    YOUR_CHARACTERS,
    YOUR_UPGRADES,
    And,
    AnyOfThis,
    Assign,
    Bound,
    ChangeForm,
    Clear,
    Deal,
    DiscardIt,
    Each,
    ExhaustIt,
    Fixed,
    Give,
    HealIt,
    If,
    InPlay,
    It,
    LoseStatus,
    Mill,
    MillUntil,
    MoveDamage,
    Named,
    PlaceThreat,
    PutCounters,
    PutIntoPlay,
    RandomDiscard,
    ReadyIt,
    Repeat,
    Search,
    Surge,
    Symbols,
    Take,
    ToHandIt,
    WhenDefeated,
    WhenRevealed,
    YourIdentity,
    encounter,
    pick_in_play,
    seq,
)
from longbox.games.champions.situations import Table, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on

ENVIRONMENT = stand_in("environment", "Rain")


def revealed(*effect: Any, **given: Any) -> Table:
    """A treachery that does this, revealed."""
    card = stand_in("treachery", "Woe", WhenRevealed(seq(*effect)))
    t = situation("champions", **{"A": side("She-Hulk"), **given}, encounter=[card, *["Shocker"] * 3])
    t.reveals("Woe")
    on(t, "turn")
    return t


@pytest.mark.rule("champions:ability#4", "champions:surge")
@pytest.mark.parametrize(
    ("effect", "done", "undone"),
    [
        (ExhaustIt(Each(YOUR_CHARACTERS)), {}, {"A": side("She-Hulk", exhausted=True)}),
        (ReadyIt(Each(YOUR_CHARACTERS)), {"A": side("She-Hulk", exhausted=True)}, {}),
        (pick_in_play(YOUR_ALLIES, ExhaustIt(It("picked")), said="exhaust an ally"), {"A": side("She-Hulk", play=["Tigra"])}, {}),
        (Give(TOUGH, THE_VILLAIN), {}, {"villain_status": "tough"}),
        (Give(TOUGH, Each(MINIONS)), {"A": side("She-Hulk", minions=[put("Sandman")])}, {}),
        (LoseStatus(THE_VILLAIN, STUNNED), {"villain_status": "stunned"}, {"villain_status": "tough"}),
        (DiscardIt(Each(YOUR_UPGRADES)), {"A": side("She-Hulk", play=["Focused Rage"])}, {}),
        (ToHandIt(Each(YOUR_ALLIES)), {"A": side("She-Hulk", play=["Tigra"])}, {}),
        (PutCounters(2, "rain", Each(InPlay(frozenset({"environment"})))), {"environments": [ENVIRONMENT]}, {}),
        (ChangeForm(ALTER_EGO), {}, {"A": side("Jennifer Walters")}),
        (Take(2, YOU_), {}, {"A": side("She-Hulk", status="tough")}),
        (MoveDamage(2, THE_VILLAIN, YOU_), {"villain_damage": 2}, {}),
        (PlaceThreat(1, Each(SIDE_SCHEMES)), {"side_schemes": [put("Bomb Scare", threat=1)]}, {}),
        (Clear(2, MAIN), {"threat": 1}, {}),
    ],
)
def test_if_nothing_was_done_this_way(effect: Any, done: dict[str, Any], undone: dict[str, Any]) -> None:
    # what came before that sentence does not count
    parts = (Mill(1, encounter=True), effect, If(AnyOfThis("nothing was done this way", none=True), Surge()))
    assert "Shocker" not in revealed(*parts, **done).A.minions
    assert "Shocker" in revealed(*parts, **undone).A.minions


@pytest.mark.rule("champions:ability#4", "champions:search")
def test_if_nothing_was_found_this_way() -> None:
    none = If(AnyOfThis("nothing was found this way", none=True), PlaceThreat(1, MAIN))
    for name, threat in (("Shocker", 0), ("Sandman", 1)):
        enters = PutIntoPlay(It("found", "it"), said=" engaged with you")
        for part in (Search(encounter(Named(name)), enters, said=name), MillUntil(encounter(Named(name), deck_only=True))):
            assert revealed(Deal(1, THE_VILLAIN), part, none).scheme.threat == threat


@pytest.mark.rule("champions:ability#4", "champions:defeat")
def test_that_much_is_the_damage_alone_and_not_the_card_that_falls() -> None:
    bomb = stand_in("minion", "Bomb", WhenDefeated(Deal(3, Each(HEROES))), hp=1, atk=1, sch=1)
    t = revealed(Deal(2, Each(MINIONS)), PlaceThreat(Bound(), MAIN), A=side("She-Hulk", minions=[bomb]))
    # it is discarded as it falls, with what it says, and that is not dealt this way
    assert t.encounter_discard == ["Bomb", "Woe"] and t["She-Hulk"].damage == 3 and t.scheme.threat == 2


@pytest.mark.rule("champions:ability#4", "champions:and", "champions:indirect-damage#1")
@pytest.mark.parametrize(
    ("effect", "done", "undone"),
    [
        (Repeat(Fixed(2), RandomDiscard(1)), {"A": side("She-Hulk", hand=1)}, {}),
        (Repeat(Fixed(2), HealIt(THE_VILLAIN, 1)), {"villain_damage": 1}, {}),
        (Assign(2, YOUR_CHARACTERS, yours=True), {}, {"A": side("She-Hulk", status="tough")}),
        (And((Deal(1, YOU_), ExhaustIt(YourIdentity()))), {}, {"A": side("She-Hulk", status="tough", exhausted=True)}),
        (And((HealIt(THE_VILLAIN), Give(TOUGH, THE_VILLAIN))), {"villain_damage": 1}, {"villain_status": "tough"}),
    ],
)
def test_what_is_repeated_assigned_or_joined_by_and(effect: Any, done: dict[str, Any], undone: dict[str, Any]) -> None:
    parts = (Mill(1, encounter=True), effect, If(AnyOfThis("something was done this way"), PlaceThreat(1, MAIN)))
    assert revealed(*parts, **done).scheme.threat == 1 and revealed(*parts, **undone).scheme.threat == 0


@pytest.mark.rule("champions:ability#4", "champions:attach-to#1")
def test_what_was_attached_to_a_discarded_card_was_not_discarded_this_way() -> None:
    ally = put("Tigra", attached=["Inspired"])
    count = Symbols("physical", words="the [physical] resources discarded this way")
    t = revealed(DiscardIt(Each(YOUR_ALLIES)), Deal(Bound(), YOU_), A=side("She-Hulk", play=[ally]))
    assert sorted(t.A.discard) == ["Inspired", "Tigra"] and t["She-Hulk"].damage == 1
    t = revealed(DiscardIt(Each(YOUR_ALLIES)), PlaceThreat(count, MAIN), A=side("She-Hulk", play=[ally]))
    assert t.scheme.threat == 0
    t = revealed(DiscardIt(Each(YOUR_UPGRADES)), PlaceThreat(count, MAIN), A=side("Spider-Man", play=["Web-Shooter"]))
    assert t.scheme.threat == 1
