"""Unique cards: how many of a title may be in play, and what tells persons of one title apart."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import (
    Action,
    AttachTo,
    Constant,
    DrawCards,
    Each,
    Elsewhere,
    Gets,
    Host,
    InPlay,
    Named,
    PutIntoPlay,
    Then,
    encounter,
    seq,
)
from longbox.games.champions.rules.encounters import Revealing
from longbox.games.champions.rules.offers import wanted
from longbox.games.champions.situations import BLANK, Table, stand_in
from longbox.games.champions.state import HAND, CardDef, Face
from longbox.kernel.match import Match
from longbox.kernel.setups import SetupError
from longbox.situations import side, situation
from tests.rules.champions.rounds import on


def ally(name: str, subname: str = "", unique: bool = True) -> Any:
    """An ally for nothing."""
    return stand_in("ally", name, cost=0, hp=3, atk=1, thw=1, unique=unique, subname=subname)


def minion(name: str, unique: bool = True, **facts: Any) -> Any:
    """A minion."""
    return stand_in("minion", name, hp=3, atk=1, sch=1, unique=unique, **facts)


def count(t: Table, name: str) -> int:
    """How many cards of this title are in play."""
    s = t.state
    return sum(s.now(n).name == name for n in s.everything())


@pytest.mark.rule("champions:unique-icon", "champions:unique-icon#1")
def test_the_players_as_a_group_have_one_copy_of_a_unique_card() -> None:
    kit = stand_in("upgrade", "Kit", cost=0, unique=True)
    for unique in (True, False):
        other = stand_in("upgrade", "Kit", cost=0, unique=unique)
        t = situation(
            "champions",
            A=side("Captain Marvel", hand=[ally("Wong", unique=unique), other, ally("Mantis")]),
            B=side("She-Hulk", play=[ally("Wong", unique=unique), other]),
        )
        # another player's copy counts as well; another title does not
        assert t.offered("Play Wong") is not unique and t.offered("Play Kit") is not unique and t.offered("Play Mantis")
        if unique:
            mine = t.state.ref(t.state.zone(0, HAND)[0])
            assert "champions:unique-icon#1" in [o.rule for d in wanted(t.state, 0, mine) for o in d.why_not(t.state)]
    # a copy that is not in play is no hindrance, and put into play it does not enter either
    call = stand_in("event", "Call", Action((), seq(PutIntoPlay(Each(hand())), DrawCards(1))), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[kit], discard=[kit]), B=side("She-Hulk", hand=[kit]))
    t.A.plays("Kit")
    assert t.A.play == ["Kit"]
    t = situation("champions", A=side("Captain Marvel", hand=[call, ally("Wong")]), B=side("She-Hulk", play=[ally("Wong")]))
    t.A.plays("Call")
    assert t.A.play == [] and t.B.play == ["Wong"] and t.A.hand == ["Wong", "Filler"] and t.A.discard == ["Call"]


def hand() -> Any:
    """The allies of your hand."""
    return Elsewhere(("hand",), frozenset({"ally"}))


@pytest.mark.rule("champions:unique-icon#1")
def test_an_identity_is_played_by_one_player() -> None:
    decks: list[dict[str, int]] = [{}, {}]
    with pytest.raises(SetupError, match="unique-icon#1"):
        Match(GAME, {"heroes": ["Captain Marvel", "Captain Marvel"], "decks": decks}, 1)
    # nor does an ally who is the same person stand beside the identity, on whichever side that is
    for form in ("hero", "alter-ego"):
        t = situation("champions", A=side("Spider-Man", form=form, hand=[ally("Spider-Man", "Peter Parker"), ally("Aunt")]))
        assert not t.offered("Play Spider-Man") and t.offered("Play Aunt")


@pytest.mark.rule("champions:unique-icon#3")
def test_two_identities_of_one_title_are_told_apart_by_their_alter_egos() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[ally("Captain Marvel", x) for x in ("Carol Danvers", "Monica Rambeau", "Phyla-Vell")]),
        B=side("She-Hulk"),
        encounter=[BLANK] * 9,
    )
    # B plays another person of the same title
    mine = next(f.facts for f in t.state.identity(0).printed.faces if f.values.kind == "hero")
    facts = {**mine, "code": "x:monica", "name": "Captain Marvel", "kind": "hero"}
    other = {**facts, "code": "x:monica:b", "name": "Monica Rambeau", "kind": "alter_ego", "rec": 3}
    t.state.things[t.state.things[1].identity].printed = CardDef([Face(facts), Face(other)])
    t.state.things[t.state.things[1].identity].face = 1
    t.happens(ev.ChangeForm(1, t.B.identity.ref, 0))
    assert t.B.identity.name == "Captain Marvel"
    t.enemy_attacks("Rhino", "B")
    on(t, "turn")
    # both stay, each hurt for itself
    assert (t.A.identity.damage, t.B.identity.damage) == (0, 2) and count(t, "Captain Marvel") == 2
    assert not t.A.out and not t.B.out
    # an ally who is either of them may not come; a third person of that title may
    played = [o for o in t.match.decision.options if "Play Captain Marvel" in t.match.view(0).option_text(o)]  # type: ignore[union-attr]
    assert len(played) == 1
    t.A.plays("Captain Marvel")
    assert count(t, "Captain Marvel") == 3


@pytest.mark.rule("champions:unique-icon#p3")
def test_a_unique_minion_is_no_copy_of_the_players() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=[ally("Nebula")], minions=[minion("Nebula")]))
    t.A.plays("Nebula")
    assert t.A.play == ["Nebula"] and t.A.minions == ["Nebula"]


@pytest.mark.rule("champions:unique-icon#p3", "champions:unique-icon#6")
@pytest.mark.parametrize("there", ["ally", "minion", "identity", "common ally", "support", "nothing"])
def test_a_revealed_unique_minion_whose_title_is_in_play_is_replaced_by_another_card(there: str) -> None:
    kree = minion("Captain Marvel" if there == "identity" else "Nebula")
    thug = minion("Thug", unique=False)
    own: dict[str, Any] = {
        "ally": {"play": [ally("Nebula", "The Guardian")]},
        "common ally": {"play": [ally("Nebula", unique=False)]},
        "support": {"play": [stand_in("support", "Nebula", unique=True)]},
        "minion": {"minions": [minion("Nebula")]},
    }.get(there, {})
    t = situation("champions", A=side("Captain Marvel", **own), B=side("She-Hulk"), encounter=[kree, thug, BLANK])
    t.runs(Revealing(1))
    on(t, "turn")
    if there in ("ally", "minion", "identity"):
        assert t.B.minions == ["Thug"] and t.encounter_discard == [kree.name] and t.encounter_deck == ["Blank"]
    else:
        # not unique, or no character
        assert t.B.minions == [kree.name] and t.encounter_discard == [] and t.encounter_deck == ["Thug", "Blank"]
    assert t.A.minions == (["Nebula"] if there == "minion" else [])


@pytest.mark.rule("champions:unique-icon#7")
def test_a_unique_minion_whose_title_is_in_play_is_not_put_into_play() -> None:
    find = Each(encounter(Named("Nebula")))
    for there in (True, False):
        both = stand_in("event", "Both", Action((), seq(PutIntoPlay(find), DrawCards(1))), cost=0)
        then = stand_in("event", "Then", Action((), Then(PutIntoPlay(find), DrawCards(1))), cost=0)
        for event, drawn in ((both, 1), (then, 0 if there else 1)):
            t = situation(
                "champions",
                A=side("Captain Marvel", hand=[event], play=[ally("Nebula")] if there else []),
                encounter=[minion("Nebula"), BLANK],
            )
            t.A.plays(event.name)
            on(t, "turn")
            # the rest is resolved as normal, but for what was to follow its success; no other card is revealed
            assert t.A.minions == ([] if there else ["Nebula"]) and len(t.A.hand) == drawn
            assert t.encounter_deck == (["Nebula", "Blank"] if there else ["Blank"]) and t.encounter_discard == []


@pytest.mark.rule("champions:unique-icon#7", "champions:unique-icon#1")
def test_other_encounter_cards_come_whatever_title_they_have() -> None:
    armor = stand_in(
        "attachment", "Armor", AttachTo(InPlay(frozenset({"villain"}))), Constant(Host(), (Gets("atk", 1),)), unique=True
    )
    t = situation("champions", A=side("Captain Marvel"), encounter=[armor, armor, BLANK])
    for _ in range(2):
        t.runs(Revealing(0))
        on(t, "turn")
    assert count(t, "Armor") == 2 and t["Rhino"].atk == 4
