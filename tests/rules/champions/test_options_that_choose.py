"""An option that requires something to be chosen is none while nothing can be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    MAIN,
    SIDE_SCHEMES,
    THE_VILLAIN,
    YOU_,
    YOUR_ALLIES,
    YOUR_HERO,
    YOUR_UPGRADES,
    Action,
    And,
    ChooseOne,
    Clear,
    Deal,
    DiscardIt,
    DrawCards,
    EachPlayer,
    Either,
    ExhaustIt,
    Identity,
    IfYouDo,
    It,
    May,
    OfPlayer,
    One,
    One_,
    Paid,
    PlaceThreat,
    Players,
    Response,
    Strikes,
    Take,
    Then,
    WhenRevealed,
    YouMay,
    discard_from_hand,
    pick_in_play,
    seq,
)
from longbox.games.champions.situations import put, stand_in
from longbox.situations import side
from tests.rules.champions.rounds import laid, told
from tests.rules.champions.standins import FRIEND

AN_ALLY = pick_in_play(YOUR_ALLIES, DiscardIt(It("picked")), said="choose and discard an ally you control")
AN_UPGRADE = pick_in_play(YOUR_UPGRADES, DiscardIt(It("picked")), said="choose and discard an upgrade you control")
TIRED = ExhaustIt(Identity("you"))


def offers(effect: Any, **mine: Any) -> Any:
    """The table once a treachery with that effect has been revealed, and the options that there are."""
    t = laid(A=side("Spider-Man", hand=[], **mine), B=side("Iron Man", play=["Tigra"], hand=[]))
    t.reveals(stand_in("treachery", "Ruse", WhenRevealed(effect)))
    return t


@pytest.mark.rule("champions:choose", "champions:choose#2", "champions:choose#5")
def test_an_option_whose_choice_there_is_not_is_none() -> None:
    # in sentences, at once, with "then", "if you do", and a player's own option within it
    for second in (
        seq(AN_ALLY, DrawCards(1)),
        And((AN_ALLY, DrawCards(1))),
        Then(AN_ALLY, DrawCards(1)),
        IfYouDo(AN_ALLY, DrawCards(1)),
        seq(DrawCards(1), AN_ALLY),
        seq(DrawCards(1), ExhaustIt(One_(YOUR_ALLIES, "ally"))),
        seq(DrawCards(1), Clear(1, One_(SIDE_SCHEMES, "scheme"))),
        seq(Either((seq(AN_ALLY, DrawCards(1)), seq(AN_UPGRADE, DrawCards(1))))),
        Paid((Take(1, YOU_),), AN_ALLY),
    ):
        for effect in (Either((TIRED, second)), Either((second, TIRED)), ChooseOne((TIRED, second))):
            t = offers(effect)
            # one option is left, and is not asked about
            assert t.kind == "turn" and t["Spider-Man"].exhausted and t.A.hand == [] and t["Spider-Man"].damage == 0
            assert t["Tigra"].damage == 0 and t.B.play == ["Tigra"]


@pytest.mark.rule("champions:choose", "champions:choose#1")
def test_it_is_an_option_once_there_is_something_to_choose() -> None:
    t = offers(Either((TIRED, seq(AN_ALLY, DrawCards(1)))), play=[FRIEND])
    assert t.kind == "mode" and len(t.options()) == 2
    t.A.picks("discard an ally")
    assert t.A.play == [] and len(t.A.hand) == 1 and not t["Spider-Man"].exhausted
    # what an earlier part brings may be chosen after it
    t = offers(Either((TIRED, seq(DrawCards(1), discard_from_hand(1)))))
    assert len(t.options()) == 2
    # fewer than the number will do
    t = offers(Either((TIRED, pick_in_play(YOUR_ALLIES, ExhaustIt(It("picked")), 2, 2))), play=[FRIEND])
    assert len(t.options()) == 2
    # one that can't be chosen for this is nothing to choose
    t = offers(Either((TIRED, seq(DrawCards(1), ExhaustIt(One_(YOUR_ALLIES, "ally"))))), play=[put(FRIEND, exhausted=True)])
    assert t.kind == "turn" and t["Spider-Man"].exhausted and t.A.hand == []


@pytest.mark.rule("champions:choose", "champions:ability#3")
def test_if_no_option_can_be_carried_out_in_full_what_can_be_done_is_done() -> None:
    t = offers(Either((TIRED, seq(AN_ALLY, DrawCards(1)))), exhausted=True)
    assert t.kind == "turn" and len(t.A.hand) == 1
    t = offers(Either((seq(AN_UPGRADE, PlaceThreat(1, MAIN)), seq(AN_ALLY, DrawCards(1)))))
    assert t.kind == "mode" and len(t.options()) == 2
    t = offers(Either((TIRED, AN_ALLY)), exhausted=True)
    assert t.kind == "turn" and t.A.hand == []


@pytest.mark.rule("champions:choose", "champions:may")
def test_each_player_and_whoever_may_has_the_options_that_he_could_take() -> None:
    t = offers(EachPlayer(Either((TIRED, seq(AN_ALLY, DrawCards(1))))))
    assert t["Spider-Man"].exhausted and t.kind == "mode" and t.match.decision is not None and t.B.asked()
    t.B.picks("discard an ally")
    assert t.B.play == [] and len(t.B.hand) == 1 and not t["Iron Man"].exhausted
    for may in (YouMay, May):
        t = offers(may(seq(AN_ALLY, DrawCards(1))))
        assert t.kind == "turn" and t.A.hand == []
        t = offers(may(seq(AN_ALLY, DrawCards(1))), play=[FRIEND])
        t.A.says(True)
        assert t.A.play == [] and len(t.A.hand) == 1


@pytest.mark.rule("champions:choose#2", "champions:initiating-abilities#5")
def test_a_player_card_that_requires_a_choice_is_not_used_without_one() -> None:
    rally = stand_in("event", "Rally", Action((), seq(DrawCards(1), ExhaustIt(One_(YOUR_ALLIES, "ally")))), cost=0)
    ring = stand_in("upgrade", "Ring", Response(Strikes(YOUR_HERO, after=True), seq(AN_ALLY, DrawCards(1))))
    modes = stand_in("event", "Modes", Action((), ChooseOne((seq(DrawCards(2), AN_ALLY), Deal(1, THE_VILLAIN)))), cost=0)
    for friends in ([], [FRIEND]):
        t = laid(A=side("Spider-Man", hand=[rally, modes], play=[ring, *friends]), B=side("Iron Man", play=["Tigra"]))
        assert t.offered("Play Rally") is bool(friends) and t.offered("Play Modes")
        if not friends:
            assert t.why_not("A", "Rally") == ["champions:choose#2"]
        t.A.does("Play Modes")
        assert (t.kind == "mode") is bool(friends)
        if friends:
            t.A.picks("1 damage")
        assert t.villain.damage == 1 and t.A.hand == ["Rally"]
        t.A.attacks("Spider-Man", "Rhino")
        assert (t.kind == "window") is bool(friends)


@pytest.mark.rule("champions:choose#2", "champions:target")
def test_what_depends_on_the_target_is_looked_for_with_each_target() -> None:
    aid = stand_in(
        "event",
        "Aid",
        Action((), seq(DrawCards(1), ExhaustIt(One_(OfPlayer(), "theirs"))), targets=(One(Players()),)),
        cost=0,
    )
    for ready in (True, False):
        t = laid(A=side("Spider-Man", hand=[aid], exhausted=True), B=side("Iron Man", exhausted=not ready))
        assert t.offered("Play Aid") is ready


@pytest.mark.rule("champions:choose", "champions:choose#5")
def test_the_options_of_core_cards_are_those_that_can_be_carried_out() -> None:
    # Nick Fury has no threat to remove
    t = laid(A=side("Spider-Man", hand=["Nick Fury", "Energy", "Genius", "Strength"]))
    t.A.plays("Nick Fury")
    t.picks("Nick Fury") if t.kind == "window" else None
    assert t.kind == "mode" and len(t.options()) == 2 and not any("threat" in o for o in t.options())
    t = laid(A=side("Spider-Man", hand=["Nick Fury", "Energy", "Genius", "Strength"]), threat=2)
    t.A.plays("Nick Fury")
    t.picks("Nick Fury") if t.kind == "window" else None
    assert len(t.options()) == 3
    # T'Challa has no Black Panther upgrade to discard, and so exhausts
    t = laid(A=side("T'Challa"))
    t.reveals("Affairs of State")
    assert t.kind == "turn" and t["T'Challa"].exhausted and t.removed == ["Affairs of State"]
    t = laid(A=side("T'Challa", play=["Vibranium Suit"]))
    t.reveals("Affairs of State")
    assert t.kind == "mode" and len(t.options()) == 2
    # exhausted, and no Black Panther upgrade to discard: what can be done is done
    t = laid(A=side("T'Challa", exhausted=True), threat=0)
    t.reveals("Affairs of State")
    assert t.kind == "turn" and told(t, "Affairs of State")
