"""A cost with an amount is paid in full or not at all, whatever verb it is."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    ALLIES,
    MAIN,
    ME,
    THE_VILLAIN,
    YOU,
    YOU_,
    YOUR_ALLIES,
    YOUR_HERO,
    YOUR_HERO_,
    YOUR_UPGRADES,
    Action,
    AlsoCosts,
    Clear,
    CountersOn,
    Deal,
    DiscardIt,
    DrawCards,
    Each,
    ExhaustIt,
    Generates,
    Give,
    Given,
    HealIt,
    Interrupt,
    It,
    LoseStatus,
    Mill,
    MoveDamage,
    One_,
    Paid,
    Prevent,
    PutCounters,
    RandomDiscard,
    ReadyIt,
    RemoveCounters,
    Resources,
    Response,
    Strikes,
    TakesDamage,
    WhenRevealed,
    X,
    discard_from_hand,
    pick_in_play,
    seq,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.games.champions.state import CONFUSED, TOUGH
from longbox.kernel.decisions import IllegalAnswer
from longbox.situations import side
from tests.rules.champions.rounds import laid, on, told
from tests.rules.champions.standins import FRIEND, card

IN_FULL = "champions:cost-arrow-icon"


def tool(*cost: Any, effect: Any = None) -> Any:
    """An upgrade: a cost, an arrow, 4 damage to the villain."""
    return stand_in("upgrade", "Tool", Action(cost, effect or Deal(4, THE_VILLAIN)), cost=0)


def tried(offered: bool, *cost: Any, **given: Any) -> Any:
    """The table after the tool with this cost was used, or, if it is not to be offered, was found not to be."""
    mine = {k.removeprefix("my_"): v for k, v in given.items() if k.startswith("my_")}
    rest = {k: v for k, v in given.items() if not k.startswith("my_")}
    play = [tool(*cost), *mine.pop("play", [])]
    t = laid(A=side(mine.pop("who", "Captain Marvel"), play=play, **mine), **rest)
    before = t.A.identity.damage, t.scheme.threat, t.A.hand, t.A.deck, t.A.discard
    assert t.offered("Use Tool") is offered, (cost, t.A.why("Tool"))
    if not offered:
        # of several parts that are short together only that is said
        assert t.why_not("A", "Tool") == [IN_FULL if len(cost) == 1 else "champions:initiating-abilities#4"]
        assert t.villain.damage == 0 and before == (t.A.identity.damage, t.scheme.threat, t.A.hand, t.A.deck, t.A.discard)
        return t
    t.A.uses("Tool")
    return t


@pytest.mark.rule("champions:cost-arrow-icon", "champions:initiating-abilities#4")
def test_damage_is_healed_in_full_or_it_is_no_payment() -> None:
    for damage in (0, 1, 2, 3):
        t = tried(damage >= 2, HealIt(YOU_, 2), my_damage=damage)
        if damage >= 2:
            assert t["Captain Marvel"].damage == damage - 2 and t.villain.damage == 4
    # of several characters one with enough damage is to be chosen
    who = One_(YOUR_ALLIES, "ally")
    t = tried(True, HealIt(who, 2), my_play=[put(FRIEND, damage=1), put("Tigra", damage=2)])
    assert t.kind == "turn" and t["Tigra"].damage == 0 and t["Friend"].damage == 1
    tried(False, HealIt(who, 2), my_play=[put(FRIEND, damage=1)], B=side("Iron Man", play=[put("Tigra", damage=2)]))
    # "each" means all of them
    for one, yes in ((1, True), (0, False)):
        tried(yes, HealIt(Each(YOUR_ALLIES), 1), my_play=[put(FRIEND, damage=one), put("Tigra", damage=2)])


@pytest.mark.rule("champions:cost-arrow-icon", "champions:cost#4")
def test_what_one_part_of_a_cost_takes_is_not_there_for_another() -> None:
    for damage in (1, 2):
        tried(damage == 2, HealIt(YOU_, 1), HealIt(YOU_, 1), my_damage=damage)
    tried(False, ExhaustIt(YOU_), ExhaustIt(YOU_))
    # two of three cards at random, and one that is chosen
    for hand in (2, 3):
        cost = (RandomDiscard(2), discard_from_hand(1))
        t = tried(hand == 3, *cost, my_hand=[card(f"Card {k}") for k in range(hand)])
    t.A.picks("Card 1")
    assert t.villain.damage == 4 and t.A.hand == [] and len(t.A.discard) == 3
    # two different cards for two parts of a cost
    t = tried(True, discard_from_hand(1), discard_from_hand(1), my_hand=[card("One"), card("Two")])
    t.A.picks("One")
    on(t, "turn")
    assert sorted(t.A.discard) == ["One", "Two"] and t.villain.damage == 4
    tried(False, discard_from_hand(1), discard_from_hand(1), my_hand=[card("One")])


@pytest.mark.rule("champions:cost-arrow-icon", "champions:crisis-icon")
def test_threat_is_removed_in_full_or_it_is_no_payment() -> None:
    for threat in (0, 2, 3):
        t = tried(threat == 3, Clear(3, MAIN), threat=threat)
        assert t.scheme.threat == (0 if threat == 3 else threat)
    crisis = stand_in("side_scheme", "Crisis", crisis=1, threat=2)
    tried(False, Clear(3, MAIN), threat=5, side_schemes=[put(crisis, threat=2)])


@pytest.mark.rule("champions:cost-arrow-icon")
def test_cards_are_discarded_at_random_in_full_or_it_is_no_payment() -> None:
    for hand in (0, 1, 2):
        t = tried(hand == 2, RandomDiscard(2), my_hand=[card(f"Card {k}") for k in range(hand)])
        assert len(t.A.discard) == (2 if hand == 2 else 0)
    # the event that it pays for is none of them, nor is what its resources are spent with
    bolt = stand_in("event", "Bolt", Action((RandomDiscard(1),), Deal(4, THE_VILLAIN)), cost=1)
    for hand, yes in (((), False), (("One",), False), (("One", "Two"), True)):
        t = laid(A=side("Captain Marvel", hand=[bolt, *(card(n, energy=1) for n in hand)]))
        assert t.offered("Play Bolt") is yes
    t.A.plays("Bolt", "One")
    assert t.villain.damage == 4 and sorted(t.A.discard) == ["Bolt", "One", "Two"] and told(t, "Two", "random")
    # with three there is one too many to spend them all
    t = laid(A=side("Captain Marvel", hand=[bolt, card("One", energy=1), card("Two", energy=1)]))
    t.A.does("Play Bolt")
    with pytest.raises(IllegalAnswer, match="allowed here"):
        t.A.pays("One", "Two")


@pytest.mark.rule("champions:cost-arrow-icon", "champions:player-deck#3", "champions:player-deck#2")
def test_the_top_of_a_deck_is_discarded_in_full_or_it_is_no_payment() -> None:
    # what a deck that runs out is made anew of is not discarded any more: all must be there
    pile = [card(f"Old {k}") for k in range(5)]
    for deck in (2, 3):
        new = [card(f"New {k}") for k in range(deck)]
        t = tried(deck == 3, Mill(3), my_deck=new, my_discard=pile)
    assert t.A.dealt == 1 and len(t.A.deck) == 8 and t.villain.damage == 4
    tried(False, Mill(2, encounter=True), encounter=[BLANK])
    # drawing goes on in the new deck
    for old, yes in ((2, True), (1, False)):
        t = tried(yes, DrawCards(3), my_deck=[card("New")], my_discard=pile[:old])
    assert t.A.hand == []


@pytest.mark.rule("champions:cost-arrow-icon", "champions:exhausted#2", "champions:exhausted#1")
def test_several_are_exhausted_or_none() -> None:
    two = pick_in_play(YOUR_ALLIES, ExhaustIt(It("picked")), 2, 2)
    for tired, yes in ((False, True), (True, False)):
        play = [put(FRIEND, exhausted=tired), "Tigra"]
        t = tried(yes, two, my_play=play)
        assert t["Tigra"].exhausted is yes
        tried(yes, ExhaustIt(Each(YOUR_ALLIES)), my_play=play)
    tried(False, ExhaustIt(Each(YOUR_ALLIES)))
    tried(False, ReadyIt(YOU_))
    tried(True, ReadyIt(YOU_), my_exhausted=True)


@pytest.mark.rule("champions:cost-arrow-icon", "champions:uses-x-type#p2")
def test_counters_damage_and_status_cards_are_taken_in_full() -> None:
    for n in (1, 2, 3):
        play = [put(stand_in("upgrade", "Bank", cost=0), counters={"x": n})]
        bank = One_(YOUR_UPGRADES, "bank")
        t = tried(n >= 2, RemoveCounters(2, "x", bank), my_play=play)
        assert t["Bank"].counter("x") == (n - 2 if n >= 2 else n)
    for damage in (1, 2):
        t = tried(damage == 2, MoveDamage(2, YOU_, THE_VILLAIN), my_damage=damage)
        assert t.villain.damage == (6 if damage == 2 else 0)
    tried(False, LoseStatus(YOU_, CONFUSED))
    t = tried(True, LoseStatus(YOU_, CONFUSED), my_status=[CONFUSED])
    assert t["Captain Marvel"].status == frozenset()
    tried(True, Give(CONFUSED, YOU_))
    tried(False, Give(CONFUSED, YOU_), my_status=[CONFUSED])


@pytest.mark.rule("champions:cost-arrow-icon", "champions:cost#8")
def test_an_additional_cost_of_a_core_card_is_paid_in_full_too() -> None:
    tax = stand_in("environment", "Tax", AlsoCosts((HealIt(YOU_, 2),)))
    for damage in (1, 2):
        t = laid(A=side("Spider-Man", hand=["Swinging Web Kick", "Energy", "Genius"], damage=damage), environments=[tax])
        assert t.offered("Play Swinging Web Kick") is (damage == 2)
    t.A.plays("Swinging Web Kick")
    assert t.villain.damage == 8 and t["Spider-Man"].damage == 0 and t.A.hand == []


@pytest.mark.rule("champions:cost-arrow-icon", "champions:resource-ability#1", "champions:cost#4")
def test_the_cost_of_a_resource_ability_is_paid_in_full_and_not_from_what_pays_otherwise() -> None:
    well = stand_in("upgrade", "Well", Generates(Given(("energy",)), cost=(HealIt(YOU_, 2),)), cost=0)
    hit = stand_in("event", "Hit", Action((), Deal(1, THE_VILLAIN)), cost=1)
    for damage in (1, 2):
        t = laid(A=side("Captain Marvel", hand=[hit], play=[well], damage=damage))
        assert t.offered("Play Hit") is (damage == 2)
    t.A.plays("Hit")
    assert t["Captain Marvel"].damage == 0 and t.villain.damage == 1
    # its own exhausting can't pay for two parts; the Helicarrier of the core set works in the same way
    both = stand_in(
        "upgrade",
        "Both",
        Generates(Given(("energy",)), cost=(ExhaustIt(ME),)),
        Action((ExhaustIt(ME), Resources(1)), DrawCards(1)),
    )
    t = laid(A=side("Captain Marvel", play=[both], hand=[]))
    assert not t.offered("Use Both")
    t = laid(A=side("Captain Marvel", play=[both], hand=["Genius"]))
    t.A.uses("Both")
    assert t["Both"].exhausted and t.A.discard == ["Genius"] and len(t.A.hand) == 1


@pytest.mark.rule("champions:cost-arrow-icon")
def test_a_cost_within_an_effect_and_of_a_response_is_paid_in_full() -> None:
    deal = stand_in("treachery", "Bargain", WhenRevealed(Paid((HealIt(YOU_, 2),), DrawCards(2))))
    for damage in (1, 2):
        t = laid(A=side("Captain Marvel", damage=damage))
        t.reveals(deal)
        assert len(t.A.hand) == (2 if damage == 2 else 0) and t["Captain Marvel"].damage == (0 if damage == 2 else 1)
    echo = stand_in("upgrade", "Echo", Response(Strikes(YOUR_HERO, after=True), DrawCards(1), cost=(Clear(3, MAIN),)))
    for threat in (2, 3):
        t = laid(A=side("Captain Marvel", play=[echo]), threat=threat)
        t.A.attacks("Captain Marvel", "Rhino")
        assert (t.kind == "window") is (threat == 3)
    t.A.picks("Echo")
    assert t.scheme.threat == 0 and len(t.A.hand) == 1


@pytest.mark.rule("champions:cost-arrow-icon", "champions:non-numerical-variable#1")
def test_of_none_nothing_is_paid() -> None:
    bank = stand_in(
        "upgrade",
        "Bank",
        Action((RemoveCounters(X(), "x", ME),), seq(DrawCards(1), Deal(X(), THE_VILLAIN)), x=CountersOn("x", ME)),
    )
    for there, x in ((0, 0), (2, 0), (2, 2)):
        t = laid(A=side("Captain Marvel", play=[put(bank, counters={"x": there})], hand=[]))
        t.A.uses("Bank")
        if there:
            t.answers(x)
        assert len(t.A.hand) == 1 and t.villain.damage == x and t["Bank"].counter("x") == there - x


@pytest.mark.rule("champions:cost-arrow-icon", "champions:choose#4")
def test_of_any_number_at_least_one_is_paid() -> None:
    any_ = discard_from_hand(9, 0)
    t = tried(True, any_, my_hand=[card("One"), card("Two")])
    with pytest.raises(IllegalAnswer, match="an answer is needed"):
        t.passes()
    t.A.picks("Two")
    assert t.A.hand == ["One"] and t.villain.damage == 4
    assert not laid(A=side("Captain Marvel", play=[tool(any_)], hand=[])).offered("Use Tool")


@pytest.mark.rule("champions:cost-arrow-icon", "champions:status-tough", "champions:prevent")
def test_damage_that_is_prevented_while_it_is_paid_leaves_nothing_to_resolve() -> None:
    t = tried(True, Deal(2, YOUR_HERO_), my_status=[TOUGH])
    assert t.villain.damage == 0 and t["Captain Marvel"].status == frozenset() and t["Captain Marvel"].damage == 0
    ward = stand_in("upgrade", "Ward", Interrupt(TakesDamage(YOU), Prevent(1), side="would"))
    for used in (True, False):
        t = tried(True, Deal(2, YOUR_HERO_), my_play=[ward])
        t.A.picks("Ward") if used else t.passes()
        assert t["Captain Marvel"].damage == (1 if used else 2) and t.villain.damage == (0 if used else 4)
    # damage, threat and counters that come can be paid whatever there is
    t = tried(True, PutCounters(3, "x", ME))
    assert t["Tool"].counter("x") == 3 and t.villain.damage == 4


@pytest.mark.rule("champions:cost-arrow-icon")
def test_a_discard_that_pays_takes_what_can_be_discarded() -> None:
    rooted = stand_in("upgrade", "Rooted", cost=0)
    t = tried(True, DiscardIt(Each(YOUR_UPGRADES)), my_play=[rooted])
    assert t.villain.damage == 4 and sorted(t.A.discard) == ["Rooted", "Tool"]


@pytest.mark.rule("champions:cost#6")
def test_a_cost_is_paid_with_cards_that_the_payer_controls() -> None:
    theirs = side("Iron Man", play=[put("Tigra", damage=1)])
    for verb in (ExhaustIt, DiscardIt):
        tried_by_others = pick_in_play(ALLIES, verb(It("picked")))
        assert not laid(A=side("Captain Marvel", play=[tool(tried_by_others)]), B=theirs).offered("Use Tool")
        t = laid(A=side("Captain Marvel", play=[tool(tried_by_others), FRIEND]), B=theirs)
        t.A.uses("Tool")
        # of the two allies only one is the payer's, and none is asked about
        assert t.kind == "turn" and t.villain.damage == 4 and t.B.play == ["Tigra"] and not t["Tigra"].exhausted
    t = laid(A=side("Captain Marvel", play=[tool(HealIt(One_(ALLIES, "ally"), 1))]), B=theirs)
    assert not t.offered("Use Tool") and t["Tigra"].damage == 1
    # as an effect it may be anybody's
    t = laid(A=side("Captain Marvel", play=[tool(effect=HealIt(One_(ALLIES, "ally"), 1))]), B=theirs)
    t.A.uses("Tool")
    assert t["Tigra"].damage == 0


@pytest.mark.rule("champions:cost#4", "champions:resource-ability#1", "champions:exhausted#1")
def test_two_resource_abilities_do_not_pay_with_the_same_thing() -> None:
    two = stand_in(
        "upgrade",
        "Two Ways",
        Generates(Given(("energy",)), cost=(ExhaustIt(ME),)),
        Generates(Given(("mental",)), cost=(ExhaustIt(ME),)),
        cost=0,
    )
    wells = [stand_in("upgrade", f"Well {k}", Generates(Given(("energy",)), cost=(HealIt(YOU_, 1),)), cost=0) for k in (1, 2)]
    hit = stand_in("event", "Hit", Action((), Deal(1, THE_VILLAIN)), cost=2)
    for play, damage, yes in (([two], 0, False), (wells, 1, False), (wells, 2, True), ([two, *wells], 1, True)):
        t = laid(A=side("Captain Marvel", hand=[hit], play=play, damage=damage))
        assert t.offered("Play Hit") is yes
        if yes:
            t.A.plays("Hit")
            t.A.pays()
            assert t.villain.damage == 1 and t["Captain Marvel"].damage == 0
