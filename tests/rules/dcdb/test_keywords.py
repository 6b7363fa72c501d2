"""Keywords that cards of many sets have: Teamwork, Time Travel, Ninjutsu, Confrontation, attach, swap, pass, Unity (chapter 6)."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import (
    DISCARD,
    HAND,
    LINE_UP,
    PLAY,
    Activated,
    All,
    AlwaysConfronts,
    AttachIt,
    Cards,
    Confrontation,
    Cost,
    DiscardIt,
    DrawCards,
    FreezeIt,
    Gains,
    GainVP,
    If,
    InConfrontation,
    Named,
    PlayedCards,
    PlayIt,
    Power,
    PutIt,
    SwapIt,
    Teams,
    Teamwork,
    TopOf,
    Triggers,
    a_card,
    seq,
    unity,
    up_to,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.worked.keywords import BANE, CLAY, LEGION, PIPER
from tests.forms import plain
from tests.worked import laid

# -- Teamwork ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.500", "dcdb:6.501")
@pytest.mark.example("dcdb:6.506")
def test_teamwork_plays_the_top_card_of_a_foe_drawn_by_lot() -> None:
    seen = set()
    for seed in range(20):
        t = laid("dcdb:6.506", seed=seed)
        t.A.plays("Piper")
        foe = t.A.play[1]
        seen.add(foe)
        assert t.power == {"Punch": 1, "Kick": 2}[foe]
        assert t.B.deck == (["Bane"] if foe == "Punch" else ["Punch", "Bane"])
        t.A.ends()
        # it is on top of that deck again, and no card of the player
        assert t.B.deck == ["Punch", "Bane"] and t.C.deck == ["Kick", "Lobo"]
        assert t.A.discard == ["Piper"]
    assert seen == {"Punch", "Kick"}


@pytest.mark.rule("dcdb:6.501")
def test_only_foes_with_cards_are_teamworked() -> None:
    for seed in range(6):
        t = situation(A=side(hand=[PIPER]), B=side(deck=[], hand=["Bane"]), C=side(deck=[], discard=["Punch"]), seed=seed)
        t.A.plays("Piper")
        assert t.A.play == ["Piper", "Punch"] and t.power == 1 and t.B.hand == ["Bane"]
    t = situation(A=side(hand=[PIPER, "Punch"]), B=side(deck=[]))
    t.A.plays("Piper")
    assert t.A.play == ["Piper"] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:6.502")
def test_an_activated_teamwork_of_a_main_character_is_not_used() -> None:
    glider = stand_in("Glider", "Main Character", Activated((), seq(Teamwork(), GainVP(1)), limit=(1, "turn")))
    muse = stand_in("Muse", "Main Character", Activated((), GainVP(1), limit=(1, "turn")))
    t = situation(A=side([glider, muse]), B=side(deck=["Punch"]))
    assert not [o for o in t.offered() if "Glider" in o] and [o for o in t.offered() if "Muse" in o]
    why = [o.rule for a, found in t.s.game.why_not(t.s, 0, t.s.ref(t.s.zone(0, 4)[0])) for o in found]
    assert why == ["dcdb:6.502"]


@pytest.mark.rule("dcdb:6.503")
def test_several_teamworked_cards_leave_the_deck_as_it_was() -> None:
    t = laid("dcdb:~teamwork-thrice")
    t.A.plays("Piper")
    t.A.plays("Piper")
    t.A.plays("Piper")
    assert t.B.deck == ["Lobo"] and t.power == 1 + 2 + 2
    t.A.ends()
    assert t.B.deck == ["Punch", "Kick", "Bane", "Lobo"] and t.A.discard == ["Piper"] * 3


@pytest.mark.rule("dcdb:6.503")
def test_several_teamworked_cards_that_are_discarded_together_leave_the_deck_as_it_was() -> None:
    sweep = stand_in("Sweep", "Equipment", DiscardIt(All(Cards((PLAY,), (Cost(3),)))))
    t = situation(A=side(hand=[PIPER, PIPER, sweep]), B=side(deck=["Kick", "Bane", "Lobo"]))
    for name in ("Piper", "Piper", "Sweep"):
        t.A.plays(name)
    assert t.B.deck == ["Kick", "Bane", "Lobo"] and t.B.discard == []


@pytest.mark.rule("dcdb:6.504")
def test_teamwork_counts_once_the_card_has_resolved() -> None:
    rogue = stand_in("Rogue", "Main Character", Triggers(Teams(), DrawCards(1), category="C"))
    look = stand_in("Look", "Hero", DrawCards(1), cost=2)
    t = situation(A=side([rogue], hand=[PIPER], deck=["Bane", "Lobo"]), B=side(deck=[look]))
    t.A.plays("Piper")
    # the card has drawn Bane before the trigger drew Lobo
    assert t.A.hand == ["Bane", "Lobo"]
    # one that played nothing gives nothing
    t = situation(A=side([rogue], hand=[PIPER], deck=["Bane"]), B=side(deck=[]))
    t.A.plays("Piper")
    assert t.A.hand == []


@pytest.mark.rule("dcdb:6.500")
@pytest.mark.example("dcdb:6.507")
def test_an_ongoing_card_that_was_teamworked_goes_back_when_it_leaves() -> None:
    t = laid("dcdb:6.507")
    t.A.plays("Piper")
    t.A.ends()
    assert t.A.play == ["Titans Tower"] and t.B.deck == ["Bane"]
    t.B.ends()
    t.C.ends()
    while "Drop" not in t.A.hand:
        t.A.ends()
        t.B.ends()
        t.C.ends()
    t.A.plays("Drop")
    assert "Titans Tower" not in t.A.discard and t.B.discard.count("Titans Tower") == 0
    assert t.B.deck[0] == "Titans Tower" and t.A.play == ["Drop"]


@pytest.mark.rule("dcdb:1.030")
@pytest.mark.example("dcdb:1.032")
def test_a_teamworked_card_that_is_played_again_still_goes_back() -> None:
    t = laid("dcdb:1.032")
    t.A.plays("Piper")
    t.A.plays(CLAY)
    t.A.picks("Kick")
    assert t.power == 4
    t.A.ends()
    assert t.B.deck == ["Kick", "Bane"] and sorted(t.A.discard) == ["Clayface", "Piper"]


# -- Time Travel ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.510")
def test_a_card_with_time_travel_is_played_from_the_line_up_for_a_discard() -> None:
    t = laid("dcdb:~time-travel")
    assert "discard a card to Time Travel Robin" not in t.offered()
    t.A.time_travels("Legion")
    # a Punch costs nothing, and does not do
    assert t.offered() == ["Kick", "Bane"]
    t.A.picks("Kick")
    assert t.A.discard == ["Kick"] and t.A.play == ["Legion"] and t.power == 3 and t.line_up == ["Robin"]
    t.A.says(False)
    t.A.ends()
    assert "Legion" in t.line_up and "Legion" not in t.A.discard
    t = situation(A=side(hand=["Punch"]), B=side(), line_up=[LEGION])
    assert "dcdb:6.510" in t.A.why_not("Legion")


@pytest.mark.rule("dcdb:6.510", "dcdb:1.140")
def test_a_super_villain_that_time_travels_returns_face_up_on_top() -> None:
    t = laid("dcdb:~time-travel-super-villain")
    t.A.time_travels("Tyrant")
    assert t.A.discard == ["Kick"]
    assert t.super_villains == ["Lex Luthor"] and t.s.super_villain() == -1 and t.power == 4
    t.A.says(False)
    t.A.ends()
    assert t.super_villains == ["Tyrant", "Lex Luthor"] and t.s.super_villain() >= 0
    assert t.B.discard == [] and "Tyrant" not in t.A.discard


@pytest.mark.rule("dcdb:6.510", "dcdb:3.040")
def test_it_returns_only_from_where_it_has_resolved() -> None:
    labs = stand_in("Labs", "Equipment", PutIt(a_card(PlayedCards((Named(("Legion",)),))), HAND))
    t = situation(A=side(hand=["Kick", labs]), B=side(), line_up=[LEGION])
    t.A.time_travels("Legion")
    t.A.says(False)
    t.A.plays("Labs")
    t.A.ends()
    assert "Legion" in t.A.discard and "Legion" not in t.line_up


@plain
@pytest.mark.rule("dcdb:6.511")
def test_the_discard_is_a_cost() -> None:
    from longbox.games.dcdb import events as ev

    t = situation(A=side(hand=["Kick", "Bane", "The Penguin"]), B=side(), line_up=[LEGION])
    seen: list[bool] = []
    real = ev.Discard.apply
    ev.Discard.apply = lambda self, s: (seen.append(self.cost), real(self, s))[1]  # type: ignore[method-assign,assignment,return-value]
    try:
        t.A.time_travels("Legion")
        t.A.picks("Kick")
        t.A.says(False)
        t.A.plays("The Penguin")
        t.A.picks("Bane", "Filler")
    finally:
        ev.Discard.apply = real  # type: ignore[method-assign]
    assert seen == [True, False, False]


@pytest.mark.rule("dcdb:6.512", "dcdb:6.510")
@pytest.mark.example("dcdb:6.513")
def test_what_one_is_told_to_time_travel_takes_no_other_discard_and_has_the_keyword() -> None:
    t = laid("dcdb:6.513")
    t.A.uses("Boy")
    t.A.picks("Punch")
    assert t.A.discard == ["Punch"] and t.A.hand == ["Kick", "Kick"]
    t.A.says(False)
    # two of its text, one for playing a card with Time Travel
    assert t.power == 3
    t.A.plays("Kick")
    assert t.power == 5
    t.A.ends()
    assert "Catwoman" in t.line_up and "Catwoman" not in t.A.discard


@pytest.mark.rule("dcdb:1.030")
@pytest.mark.example("dcdb:1.031")
def test_a_time_travelled_card_that_is_played_again_still_returns() -> None:
    t = laid("dcdb:1.031")
    t.A.time_travels("Legion")
    t.A.picks("Kick")
    t.A.says(False)
    t.A.plays(CLAY)
    assert t.power == 6
    t.A.ends()
    assert "Legion" in t.line_up and sorted(t.A.discard) == ["Clayface", "Kick"]


# -- Ninjutsu ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.290")
def test_ninjutsu_has_the_card_resolve_in_the_line_up() -> None:
    t = laid("dcdb:~ninjutsu")
    t.A.plays("Shinobi")
    assert t.asked == ("A", "may")
    t.A.says(True)
    assert t.power == 3 and t.line_up == ["Robin", "Shinobi"] and t.A.play == []
    assert t.s.card(t.s.line_up()[1]).owner == -1
    # it was played: the next Villain is the second
    t = situation(A=side("Martian Manhunter", hand=[BANE, "Doomsday"]), B=side())
    t.A.plays("Shinobi")
    t.A.says(True)
    t.A.plays("Doomsday")
    assert t.power == 3 + 4 + 3
    # and without it stays as any other
    t = situation(A=side(hand=[BANE]), B=side())
    t.A.plays("Shinobi")
    t.A.says(False)
    assert t.power == 1 and t.A.play == ["Shinobi"] and t.line_up == []


@pytest.mark.rule("dcdb:6.290")
def test_ninjutsu_is_for_cards_that_one_owns() -> None:
    borrow = stand_in("Borrow", "Hero", PlayIt(a_card(Cards((LINE_UP,)))))
    t = situation(A=side(hand=[borrow]), B=side(), line_up=[BANE])
    t.A.plays("Borrow")
    assert t.asked == ("A", "turn") and t.power == 1 and t.A.play == ["Borrow", "Shinobi"]


@pytest.mark.rule("dcdb:6.291")
@pytest.mark.example("dcdb:6.292")
def test_ninjutsu_is_decided_at_its_first_text_for_all_of_them() -> None:
    t = laid("dcdb:6.292")
    t.A.plays("Glider")
    # the top card is seen before, and nothing is drawn yet
    assert t.asked == ("A", "may") and t.A.hand == []
    t.A.says(True)
    assert t.asked == ("A", "turn") and t.power == 5 and t.A.hand == ["Bane"]
    t = laid("dcdb:6.292")
    t.A.plays("Glider")
    t.A.says(False)
    assert t.asked == ("A", "turn") and t.power == 0 and t.A.hand == ["Bane"] and t.A.play == ["Glider"]


@pytest.mark.rule("dcdb:6.294")
def test_what_was_put_there_with_ninjutsu_is_not_bought_or_gained_that_turn() -> None:
    t = situation(A=side(hand=[BANE, "Cheetah"]), B=side(), line_up=["Robin"], power=9)
    t.A.plays("Shinobi")
    t.A.says(True)
    assert t.A.why_not("Shinobi") == ["dcdb:6.294"] and t.A.why_not("Robin") == []
    t.A.plays("Cheetah")
    # there is another card to gain, and nothing to choose
    assert t.line_up == ["Shinobi"] and t.A.discard == ["Robin"]
    t.A.ends()
    assert "dcdb:6.294" not in t.B.why_not("Shinobi")


@pytest.mark.rule("dcdb:1.040")
@pytest.mark.example("dcdb:1.042")
@pytest.mark.example("dcdb:1.044")
def test_what_interacts_with_a_played_card_finds_it_in_the_line_up() -> None:
    t = laid("dcdb:1.042")
    t.A.uses("Laughing")
    t.A.says(True)
    assert t.line_up == ["Robin", "Shinobi"]
    t.A.uses("Jest")
    assert t.line_up == ["Robin"] and t.destroyed == ["Shinobi"]


# -- Confrontation ----------------------------------------------------------------------------------------------------

DUEL = stand_in("Duel", "Main Character", Confrontation(Power(2)))
ARENA = stand_in(
    "Arena", "Location", Activated((), DrawCards(1), only=(InConfrontation(),), limit=(1, "turn")), words=("Ongoing",)
)


@pytest.mark.rule("dcdb:6.110", "dcdb:6.111")
def test_a_confrontation_is_entered_by_its_ability_and_opens_others() -> None:
    duelist = stand_in("Duelist", "Hero", If(InConfrontation(), Power(5), Power(1)))
    t = situation(A=side([DUEL], hand=[duelist, duelist], play=[ARENA]), B=side([DUEL]))
    assert not [o for o in t.offered() if "Arena" in o]
    t.A.plays("Duelist")
    assert t.power == 1
    t.A.uses("Duel")
    assert t.power == 3 and not [o for o in t.offered() if "Duel:" in o]
    t.A.plays("Duelist")
    assert t.power == 8
    t.A.uses("Arena")
    assert len(t.A.hand) == 1


@pytest.mark.rule("dcdb:6.112", "dcdb:8.080")
def test_a_confrontation_ends_after_the_new_hand() -> None:
    watch = stand_in("Watch", "Main Character", Triggers(Gains(), Power(1)))
    t = situation(A=side([DUEL]), B=side([watch], hand=["Punch"]))
    t.A.uses("Duel")
    assert t.s.confrontation
    t.A.ends()
    assert not t.s.confrontation
    log = t.log
    assert log.index("enters a Confrontation") < log.index("draws") < log.index("B's turn")


@pytest.mark.rule("dcdb:6.110")
def test_a_main_character_may_be_in_a_confrontation_on_each_turn() -> None:
    king = stand_in("King", "Main Character", AlwaysConfronts())
    t = situation(A=side([king], play=[ARENA]), B=side(play=[ARENA]))
    t.A.uses("Arena")
    t.A.ends()
    assert not [o for o in t.offered() if "Arena" in o]


# -- Attach -----------------------------------------------------------------------------------------------------------

NAIL = stand_in("Nail", "Equipment", AttachIt(up_to(9, Cards((LINE_UP,)))))


@pytest.mark.rule("dcdb:6.050", "dcdb:6.052", "dcdb:6.053", "dcdb:6.051")
def test_who_defeats_the_super_villain_gains_what_is_attached_to_it() -> None:
    t = situation(A=side("Wonder Woman", hand=[NAIL]), B=side(), line_up=["Robin", "Kid Flash", "Bane"], power=8)
    t.A.plays("Nail")
    t.A.picks("Robin", "Bane")
    assert t.attached == ["Robin", "Bane"] and t.line_up == ["Kid Flash"]
    assert "buy Robin for 3" not in t.offered()
    t.A.buys("Menace 1")
    # gained, as Wonder Woman knows: the Super-Villain and Bane
    t.A.picks("Wonder Woman")
    t.A.picks("Wonder Woman")
    assert sorted(t.A.discard) == ["Bane", "Menace 1", "Robin"] and t.A.adjustments == (1, 1) and t.attached == []


@pytest.mark.rule("dcdb:6.051")
def test_what_is_attached_to_a_super_villain_that_leaves_undefeated_is_removed() -> None:
    jonn = "J'onn J'onzz"
    t = situation(A=side(hand=[NAIL, jonn]), B=side(), line_up=["Robin", "Kid Flash"])
    t.A.plays("Nail")
    t.A.picks("Robin")
    t.A.plays(jonn)
    assert t.removed == ["Robin"] and t.attached == [] and t.super_villains[0] == "Menace 1" and t.line_up == ["Kid Flash"]
    # nothing is attached to one that lies face down
    t = situation(A=side(hand=[NAIL]), B=side(), line_up=["Robin"], face_up=False)
    t.A.plays("Nail")
    t.A.picks_none() if t.asked[1] == "choose" else None
    assert t.line_up == ["Robin"] and t.attached == []


# -- Swap, pass, Unity ------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.490")
def test_a_swap_exchanges_cards_of_two_zones() -> None:
    trade = stand_in("Trade", "Equipment", SwapIt(a_card(Cards((HAND,)), "mine"), a_card(Cards((LINE_UP,)), "theirs")))
    t = situation(A=side("Aquaman", hand=[trade, "Bane", "Punch"]), B=side(), line_up=["Robin", "Kid Flash"])
    t.A.plays("Trade")
    t.A.picks("Bane")
    t.A.picks("Kid Flash")
    # put, not gained: Aquaman has nothing to say
    assert sorted(t.A.hand) == ["Kid Flash", "Punch"] and t.line_up == ["Robin", "Bane"] and t.asked == ("A", "turn")
    # in a deck it takes the very place
    deal = stand_in("Deal", "Equipment", SwapIt(a_card(Cards((DISCARD,)), "mine"), All(TopOf(100))))
    t = situation(A=side(hand=[deal], discard=["Bane"]), B=side(), main_deck=["Robin", "Mera"])
    t.A.plays("Deal")
    assert t.A.discard == ["Robin"] and t.main_deck == ["Bane", "Mera"]
    # without a counterpart nothing is swapped
    t = situation(A=side(hand=[trade, "Bane"]), B=side(), line_up=[])
    t.A.plays("Trade")
    if t.asked[1] == "choose":
        t.A.picks("Bane")
    assert t.A.hand == ["Bane"]


@pytest.mark.rule("dcdb:6.332", "dcdb:6.333")
@pytest.mark.example("dcdb:6.334")
@pytest.mark.example("dcdb:6.335")
def test_only_passing_is_passing() -> None:
    t = laid("dcdb:6.334")
    t.A.plays("Bury")
    t.A.picks("Punch")
    assert t.power == 0 and t.A.below == ["Punch"]
    t.A.plays("Keep")
    t.A.picks("Bane")
    assert t.power == 0 and "Bane" in t.A.hand
    t.A.plays("Give")
    assert t.power == 1 and t.B.discard == ["Bane"] and t.C.discard == []


@pytest.mark.rule("dcdb:6.540")
def test_unity_triggers_for_each_card_that_one_controls() -> None:
    ally = stand_in("Ally", "Hero", unity(Power(1)), words=("Unity",))
    t = situation(A=side(hand=[ally, ally, "Punch", ally]), B=side(play=[ally]))
    t.A.plays("Ally")
    assert t.power == 1
    t.A.plays("Ally")
    assert t.power == 1 + 2
    t.A.plays("Punch")
    assert t.power == 4
    t.A.plays("Ally")
    assert t.power == 7


@pytest.mark.rule("dcdb:6.197")
def test_a_frozen_card_may_time_travel_and_loses_the_token() -> None:
    frost = stand_in("Frost", "Super Power", FreezeIt(a_card(Cards((LINE_UP,)))))
    t = situation(A=side(hand=[frost, "Kick"]), B=side(), line_up=[LEGION], power=9)
    t.A.plays("Frost")
    assert "dcdb:6.197" in t.A.why_not("Legion")
    t.A.time_travels("Legion")
    t.A.says(True)
    assert t.line_up == ["Legion"] and "buy Legion for 4" in t.offered()
