"""Whom "you" and "your" mean on a card: the identity where that can be, else the player; and what is part of an identity."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    ALLY,
    CONFUSED,
    ME,
    STUNNED,
    YOU,
    YOU_,
    YOUR_CHARACTERS,
    YOUR_UPGRADES,
    Action,
    Assign,
    Deal,
    DiscardIt,
    DrawCards,
    Each,
    Elsewhere,
    ExhaustIt,
    Give,
    HandDiscarded,
    InPlay,
    IsDefeated,
    It,
    Plays,
    PutCounters,
    RandomDiscard,
    Response,
    Search,
    Spent,
    Strikes,
    Take,
    ToHandIt,
    WhenRevealed,
    Whom,
    attack,
    discard_from_hand,
    seq,
    thwart,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on
from tests.rules.champions.standins import THUG, free

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
GEAR = stand_in("upgrade", "Gear", cost=0)


def revealed(*effects: Any, player: str = "A", a: dict[str, Any] | None = None, b: dict[str, Any] | None = None) -> Any:
    """A table at which a player has revealed a treachery with these effects."""
    fate = stand_in("treachery", "Fate", WhenRevealed(seq(*effects) if len(effects) > 1 else effects[0]))
    t = situation(
        "champions",
        A=side("Captain Marvel", **{"play": [FRIEND], **(a or {})}),
        B=side("She-Hulk", **{"play": [FRIEND], **(b or {})}),
        encounter=[fate, *[BLANK] * 9],
    )
    t.reveals("Fate", player)
    return t


# -- the identity ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:you-your", "champions:you-your#1")
def test_damage_to_you_is_damage_to_your_identity() -> None:
    for effect in (Deal(2, YOU_), Take(2, YOU_)):
        t = revealed(effect, player="B")
        # nobody is asked who takes it
        assert t.kind == "turn" and t["She-Hulk"].damage == 2 and t["Captain Marvel"].damage == 0 and t["Friend"].damage == 0
    # in either form
    t = revealed(Take(2, YOU_), a={"form": "alter-ego"})
    assert t["Carol Danvers"].damage == 2


@pytest.mark.rule("champions:you-your#2")
def test_indirect_damage_to_you_is_assigned_among_your_characters() -> None:
    pal = stand_in("ally", "Pal", cost=0, hp=3, atk=1, thw=1)
    for given in ((3, 0), (1, 2)):
        t = revealed(Assign(3, YOUR_CHARACTERS, yours=True), a={"play": [pal, GEAR]})
        # that player's identity and ally, nobody else's
        assert t.A.asked() and t.match.decision is not None and len(t.match.decision.shape.caps) == 2
        t.answers(*given)
        assert (t["Captain Marvel"].damage, t["Pal"].damage) == given
        assert t["She-Hulk"].damage == 0 and t["Friend"].damage == 0
    with pytest.raises(ValueError):
        revealed(Assign(3, YOUR_CHARACTERS, yours=True), a={"play": [pal]}).answers(1, 1)


@pytest.mark.rule("champions:you-your#3", "champions:you-your#4")
def test_you_are_exhausted_and_have_status_cards_as_an_identity() -> None:
    t = revealed(ExhaustIt(YOU_), Give(STUNNED, YOU_), Give(CONFUSED, YOU_), player="B")
    assert t["She-Hulk"].exhausted and t["She-Hulk"].status == {STUNNED, CONFUSED}
    assert not t["Captain Marvel"].exhausted and t["Captain Marvel"].status == frozenset()
    assert not t["Friend"].exhausted and t["Friend"].status == frozenset()


# -- the player ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:you-your#p2", "champions:you-your#6")
def test_your_hand_is_the_players() -> None:
    t = revealed(discard_from_hand(1), player="B", a={"hand": [GEAR, GEAR]}, b={"hand": [GEAR, "Energy", FRIEND]})
    assert t.B.asked() and len(t.options()) == 3
    t.picks("Energy")
    assert t.B.discard == ["Energy"] and len(t.B.hand) == 2 and len(t.A.hand) == 2
    t = revealed(RandomDiscard(1), player="B", a={"hand": [GEAR, GEAR]}, b={"hand": [FRIEND, FRIEND]})
    assert t.B.discard == ["Friend"] and len(t.B.hand) == 1 and len(t.A.hand) == 2


@pytest.mark.rule("champions:you-your#p2", "champions:you-your#7")
def test_your_deck_is_the_players() -> None:
    find = Search(Elsewhere(("deck",), frozenset({ALLY})), ToHandIt(It("found")))
    anna, bert, cara = (stand_in("ally", name, cost=0, hp=1, atk=1, thw=1) for name in ("Anna", "Bert", "Cara"))
    t = revealed(find, player="B", a={"deck": [GEAR, anna]}, b={"deck": [GEAR, bert, cara]})
    assert t.B.asked() and t.offered("Bert") and t.offered("Cara") and not t.offered("Anna")
    t.picks("Bert")
    assert t.B.hand == ["Bert"] and sorted(t.B.deck) == ["Cara", "Gear"] and t.A.hand == [] and t.A.deck == ["Gear", "Anna"]


@pytest.mark.rule("champions:you-your#8")
def test_cards_you_control_are_the_players() -> None:
    t = revealed(DiscardIt(Each(YOUR_UPGRADES)), player="B", a={"play": [GEAR]}, b={"play": [GEAR, FRIEND]})
    assert t.A.play == ["Gear"] and t.B.play == ["Friend"] and t.B.discard == ["Gear"]
    t = revealed(ExhaustIt(Each(InPlay(frozenset({ALLY}), whose="you"))), player="B", a={"play": [FRIEND]}, b={"play": [FRIEND]})
    mine, other = (next(t.state.things[n] for n in t.state.controlled(p) if t.state.now(n).name == "Friend") for p in (1, 0))
    assert mine.exhausted and not other.exhausted


@pytest.mark.rule("champions:you-your#9")
def test_what_only_a_player_can_do_triggers_for_that_player() -> None:
    purse = stand_in("support", "Purse", Response(HandDiscarded(), PutCounters(1, "lost", ME), forced=True))
    fan = stand_in("support", "Fan", Response(Plays(Whom("ally")), DrawCards(1), forced=True))
    bill = stand_in("support", "Bill", cost=1)
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[purse, fan], hand=[bill, "Energy", FRIEND, GEAR]),
        B=side("She-Hulk", hand=[FRIEND, FRIEND, bill, "Energy"]),
    )
    # a card of the hand spent, played and put down: only the first was discarded
    t.A.plays("Bill")
    assert t["Purse"].counter("lost") == 1
    t.A.plays("Gear")
    assert t["Purse"].counter("lost") == 1 and t.A.hand == ["Friend"]
    t.A.plays("Friend")
    # the player of the support draws, though it is no deed of the identity
    assert t.A.hand == ["Filler"] and t["Purse"].counter("lost") == 1 and len(t.B.hand) == 4
    # what another player plays and discards is not yours
    t.A.ends_turn()
    t.B.plays("Friend")
    t.B.plays("Bill")
    assert t.A.hand == ["Filler"] and t["Purse"].counter("lost") == 1 and len(t.B.hand) == 1
    # from play a card is not discarded from the hand; at random it is
    for effect, lost in ((DiscardIt(Each(YOUR_UPGRADES)), 0), (RandomDiscard(1), 1)):
        t = revealed(effect, a={"play": [purse, GEAR], "hand": [FRIEND, FRIEND]}, b={"play": []})
        assert t["Purse"].counter("lost") == lost
    t = revealed(RandomDiscard(1), player="B", a={"play": [purse]}, b={"hand": [FRIEND], "play": []})
    assert t["Purse"].counter("lost") == 0 and t.B.discard == ["Friend"]


# -- what is part of an identity -----------------------------------------------------------------------------------------------------

SEEN = stand_in(
    "support", "Seen",
    Response(Strikes(YOU, after=True), PutCounters(1, "attack", ME), forced=True),
    Response(Strikes(YOU, "thwart", after=True), PutCounters(1, "thwart", ME), forced=True),
    Response(IsDefeated(Whom("minion"), by=YOU, after=True), PutCounters(1, "defeat", ME), forced=True),
)  # fmt: skip


@pytest.mark.rule("champions:you-your#p3", "champions:you-your#p4", "champions:you-your#10", "champions:you-your#12")
def test_events_and_upgrades_act_as_the_identity() -> None:
    zap, talk = free("Zap", attack(3, query=InPlay(frozenset({"minion"})))), free("Talk", thwart(1))
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[SEEN, FRIEND], hand=[zap, talk], minions=[THUG]),
        B=side("She-Hulk", play=[SEEN]),
        threat=3,
    )
    t.A.plays("Zap")
    on(t, "turn")
    t.A.plays("Talk")
    on(t, "turn")
    mine, other = (next(t.state.things[n] for n in t.state.controlled(p) if t.state.now(n).name == "Seen") for p in (0, 1))
    assert [mine.counter(x) for x in ("attack", "thwart", "defeat")] == [1, 1, 1]
    # it was not She-Hulk
    assert other.counter() == 0
    # an upgrade of its own, and what it deals without attacking
    gun = stand_in("upgrade", "Gun", Action((ExhaustIt(ME),), Deal(3, Each(InPlay(frozenset({"minion"}))))), cost=0)
    t = situation("champions", A=side("Captain Marvel", play=[SEEN, gun], minions=[THUG]))
    t.A.uses("Gun")
    on(t, "turn")
    assert (t["Seen"].counter("defeat"), t["Seen"].counter("attack")) == (1, 0) and not t["Captain Marvel"].exhausted


@pytest.mark.rule("champions:you-your#11", "champions:you-your#p4")
def test_a_resource_is_spent_by_the_identity() -> None:
    spark = stand_in(
        "resource", "Spark", Response(Spent(), Deal(3, Each(InPlay(frozenset({"minion"}))))), resources={"energy": 1}
    )
    bill = stand_in("support", "Bill", cost=1)
    t = situation(
        "champions", A=side("Captain Marvel", play=[SEEN], hand=[bill, spark], minions=[THUG]), B=side("She-Hulk", play=[SEEN])
    )
    t.A.plays("Bill")
    assert t.kind == "window" and t.A.asked() and t.offered("Spark")
    t.A.picks("Spark")
    on(t, "turn")
    mine, other = (next(t.state.things[n] for n in t.state.controlled(p) if t.state.now(n).name == "Seen") for p in (0, 1))
    # what the spent card did, the identity did; it attacked nobody
    assert t.A.minions == [] and "Bill" in t.A.play and mine.counter("defeat") == 1 and mine.counter("attack") == 0
    assert other.counter() == 0


@pytest.mark.rule("champions:you-your#p5", "champions:you-your#13", "champions:you-your#14")
def test_allies_and_supports_act_for_themselves() -> None:
    shot = Action((ExhaustIt(ME),), Deal(3, Each(InPlay(frozenset({"minion"})))), labels=("attack",))
    drone = Action((ExhaustIt(ME),), Deal(3, Each(InPlay(frozenset({"minion"})))))
    hawk, tower = stand_in("ally", "Hawk", shot, cost=0, hp=3, atk=3, thw=1), stand_in("support", "Tower", drone, cost=0)
    for name in ("Hawk", "Tower"):
        t = situation("champions", A=side("Captain Marvel", play=[SEEN, hawk, tower], minions=[THUG], status=[STUNNED]))
        t.A.uses(name)
        on(t, "turn")
        # the minion is defeated, but not by you; a stunned identity is no hindrance
        assert t.A.minions == [] and t["Seen"].counter() == 0 and t["Captain Marvel"].status == {STUNNED}
    # nor with their basic powers
    t = situation("champions", A=side("Captain Marvel", play=[SEEN, hawk], minions=[THUG]), threat=3)
    t.A.attacks("Hawk", "Thug")
    assert t.A.minions == [] and t["Seen"].counter() == 0
    # the identity itself does
    t = situation("champions", A=side("Captain Marvel", play=[SEEN], minions=[put(THUG, damage=1)]), threat=3)
    t.A.attacks("Captain Marvel", "Thug")
    on(t, "turn")
    assert (t["Seen"].counter("attack"), t["Seen"].counter("defeat")) == (1, 1)
