"""Time is called (9.020), and what is decided for a player who has conceded (9.040, 9.050)."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.language.vocabulary import (
    HAND,
    LINE_UP,
    AttackFoes,
    Cards,
    DiscardIt,
    FreezeIt,
    Gains,
    GainVP,
    PlayIt,
    Teamwork,
    Triggers,
    a_card,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.kernel.decisions import IllegalAnswer
from longbox.kernel.match import Match, replay
from tests.worked import laid


def turns_until_the_end(t: Table) -> int:
    """How many turns follow the one under way."""
    count = 0
    while t.result is None:
        t.sides["ABCDE".index(t.active)].ends()
        count += t.result is None
    return count


@pytest.mark.rule("dcdb:9.020")
@pytest.mark.example("dcdb:9.021")
def test_time_in_the_turn_of_the_first_of_three_leaves_five_turns() -> None:
    t = laid("dcdb:9.021")
    t.match.call_time()
    assert t.asked == ("A", "turn") and t.s.turns_left() == 5
    assert turns_until_the_end(t) == 5
    assert t.result.rule == "dcdb:9.020"


@pytest.mark.example("dcdb:9.022")
def test_time_in_the_turn_of_the_last_of_four_leaves_four_turns() -> None:
    t = laid("dcdb:9.022")
    t.match.call_time()
    assert turns_until_the_end(t) == 4


@pytest.mark.example("dcdb:9.023")
def test_the_last_super_villain_may_end_it_before_the_turns_are_taken() -> None:
    t = laid("dcdb:9.023")
    t.match.call_time()
    assert t.s.turns_left() == 6
    t.B.ends()
    t.C.buys("Last")
    t.C.ends()
    assert t.active == "D" and t.s.turns_left() == 0
    t.D.ends()
    assert t.result is not None and t.result.rule == "dcdb:8.120"


@pytest.mark.example("dcdb:9.024")
def test_the_last_super_villain_in_the_turn_in_which_time_is_called() -> None:
    t = laid("dcdb:9.024")
    t.match.call_time()
    t.D.buys("Last")
    t.D.ends()
    assert t.result is not None and t.result.rule == "dcdb:8.120"


@pytest.mark.rule("dcdb:9.020")
def test_time_between_turns_is_called_in_the_turn_that_was_last() -> None:
    villains = ["Deathstroke", "Lex Luthor"]
    given = {"hand": ["Lasso of Truth"]}
    t = situation(A=side(**given), B=side(**given), C=side(**given), active="C", format="cube", super_villains=villains, power=9)
    t.C.buys("Deathstroke")
    t.C.ends()
    # the first appearance attack, after the turn of the last player
    assert t.active == "" and t.asked[1] == "avoid"
    t.match.call_time()
    assert t.s.turns_left() == 3 and t.asked[1] == "avoid"
    while t.asked[1] == "avoid":
        t.sides["ABC".index(t.asked[0])].picks_none()
    assert t.active == "A" and t.s.turns_left() == 2
    assert turns_until_the_end(t) == 2


@pytest.mark.rule("dcdb:9.020")
def test_time_is_called_once_and_is_part_of_the_record() -> None:
    match = Match(GAME, {"players": 2}, 3)
    match.choose((len(match.decision.options) - 1,) if match.decision else ())
    match.call_time()
    with pytest.raises(IllegalAnswer, match="called already"):
        match.call_time()
    while (d := match.decision) is not None:
        match.choose((len(d.options) - 1,) if d.kind == "turn" else d.shape.least())
    assert match.state.turn == 4 and match.result is not None and match.result.rule == "dcdb:9.020"
    again = replay(GAME, match.record())
    assert again.record() == match.record() and (-2,) in again.answers


@pytest.mark.rule("dcdb:9.040")
def test_what_a_player_who_has_conceded_is_asked_is_decided_by_lot() -> None:
    swipe = stand_in("Swipe", "Villain", AttackFoes(DiscardIt(a_card(Cards((HAND,))))))
    found = set()
    for seed in range(12):
        t = situation(A=side(hand=[swipe]), B=side(hand=["Bane", "Kick", "Robin"]), C=side(hand=["Mera"]), seed=seed)
        t.match.concede(1)
        t.A.plays("Swipe")
        assert len(t.B.discard) == 1 and t.C.discard == ["Mera"]
        found.add(t.B.discard[0])
        again = situation(A=side(hand=[swipe]), B=side(hand=["Bane", "Kick", "Robin"]), C=side(hand=["Mera"]), seed=seed)
        again.match.concede(1)
        again.A.plays("Swipe")
        assert again.B.discard == t.B.discard
    assert found == {"Bane", "Kick", "Robin"}


@pytest.mark.rule("dcdb:9.040")
def test_what_must_come_for_a_player_who_has_conceded_still_comes_in_this_turn() -> None:
    bank = stand_in("Bank", "Location", Triggers(Gains(), GainVP(2), category="C", turns="any"), words=("Ongoing",))
    t = situation(A=side(hand=["Scarecrow"]), B=side(play=[bank]), C=side())
    t.match.concede(1)
    t.A.plays("Scarecrow")
    assert t.B.vp == 2 and t.B.discard == ["Weakness"]


@pytest.mark.rule("dcdb:9.050")
def test_what_was_teamworked_goes_back_as_a_player_leaves() -> None:
    city = stand_in("City", "Location", words=("Ongoing",))
    pipes = stand_in("Pipes", "Hero", Teamwork())
    # only C has a card to give
    t = situation(A=side(deck=[]), B=side(hand=[pipes]), C=side(deck=[city, "Bane"]), active="B")
    t.B.plays("Pipes")
    t.B.ends()
    # it is an Ongoing card, and has stayed
    assert t.B.play == ["City"] and t.C.deck[0] == "Bane"
    t.match.concede(1)
    assert t.B.play == ["City"]
    t.C.ends()
    assert t.C.deck[0] == "City" and "Pipes" in t.removed and "City" not in t.removed and t.C.discard == []


@pytest.mark.rule("dcdb:9.050", "dcdb:6.197")
def test_what_a_player_has_frozen_is_free_once_it_has_left() -> None:
    frost = stand_in("Frost", "Super Power", FreezeIt(a_card(Cards((LINE_UP,)))))
    t = situation(A=side(hand=[frost]), B=side(), C=side(), line_up=["Robin"], power=3)
    t.A.plays("Frost")
    t.A.ends()
    assert "dcdb:6.197" in t.B.why_not("Robin")
    t.match.concede(0)
    assert "dcdb:6.197" in t.B.why_not("Robin")
    t.B.ends()
    assert "dcdb:6.197" not in t.C.why_not("Robin")


@pytest.mark.rule("dcdb:9.040")
def test_the_active_player_who_concedes_while_a_card_resolves_resolves_it_by_lot() -> None:
    double = stand_in("Double", "Villain", PlayIt(a_card(Cards((HAND,)))))
    t = situation(A=side(hand=[double, "Kick", "Super Strength"]), B=side(), C=side())
    t.A.plays("Double")
    assert t.asked == ("A", "choose")
    t.match.concede(0)
    assert t.active == "B" and ("plays Kick" in t.log) is not ("plays Super Strength" in t.log)
    assert sorted(t.removed)[:1] == ["Double"] and t.A.play == []
