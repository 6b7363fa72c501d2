"""What is paid, what is attached, and where cards go: decks, hands and discard piles."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import (
    ALLIES,
    MAIN,
    ME,
    MINIONS,
    ONCE,
    THE_VILLAIN,
    TOUGH,
    YOU,
    YOU_,
    YOUR_CHARACTERS,
    Action,
    AlsoCosts,
    AttachTo,
    Constant,
    Damaged,
    Deal,
    DrawCards,
    Drones,
    Each,
    Elsewhere,
    ExhaustIt,
    Generates,
    Gets,
    Given,
    HealIt,
    Host,
    If,
    InPlay,
    Instead,
    Interrupt,
    MaxPerPlayer,
    Named,
    Paid,
    PaidWith,
    PlaceThreat,
    Prevent,
    PutCounters,
    PutIntoPlay,
    RemoveCounters,
    Resources,
    ShuffleIn,
    TakesDamage,
    WhenRevealed,
    discard_from_hand,
    drones,
    seq,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.games.champions.state import DECK, DISCARD, ENCOUNTER_DECK, HAND
from longbox.kernel.match import Match
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.rules.champions.standins import THUG, free

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)


def res(name: str, *types: str) -> Any:
    """A resource card."""
    return stand_in("resource", name, resources={t: types.count(t) for t in types})


ONE_, TWO = res("One", "energy"), res("Two", "mental", "mental")


# -- costs ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:cost", "champions:cost#1", "champions:cost-arrow-icon")
def test_a_resource_cost_and_a_cost_before_the_arrow() -> None:
    hit = stand_in("event", "Hit", Action((), Deal(2, THE_VILLAIN)), cost=2)
    t = situation("champions", A=side("Captain Marvel", hand=[hit, ONE_]))
    assert not t.offered("Play Hit") and "champions:resource#3" in t.why_not("A", "Hit", "Play")
    t = situation("champions", A=side("Captain Marvel", hand=[hit, TWO]))
    t.A.plays("Hit")
    assert t["Rhino"].damage == 2 and t.A.discard == ["Two", "Hit"]
    gun = stand_in("support", "Gun", Action((ExhaustIt(ME), Resources(1)), Deal(1, THE_VILLAIN)))
    assert gun.faces[0].text[0].print("Gun").count("→") == 1
    t = situation("champions", A=side("Captain Marvel", hand=[ONE_], play=[gun]))
    t.A.uses("Gun")
    assert t["Gun"].exhausted and t.A.discard == ["One"] and t["Rhino"].damage == 1
    # an exhausted card can't pay by exhausting
    t = situation("champions", A=side("Captain Marvel", hand=[ONE_], play=[put(gun, exhausted=True)]))
    assert not t.offered("Use Gun")


@pytest.mark.rule("champions:cost-arrow-icon")
def test_what_follows_the_arrow_waits_for_the_whole_cost() -> None:
    blood = stand_in("support", "Blood", Action((ExhaustIt(ME), Deal(1, YOU_)), DrawCards(2)))
    for status, drawn, damage in (([], 2, 1), ([TOUGH], 0, 0)):
        t = situation("champions", A=side("Captain Marvel", play=[blood], status=status))
        t.A.uses("Blood")
        # the damage was prevented: the cost was not paid in full, and what was paid stays paid
        assert len(t.A.hand) == drawn and t["Captain Marvel"].damage == damage
        assert t["Blood"].exhausted and t["Captain Marvel"].status == frozenset()
    # a part of it prevented, or something else happening instead
    ward = stand_in("support", "Ward", Interrupt(TakesDamage(YOU), Prevent(1), side="would"))
    veil = stand_in("support", "Veil", Interrupt(TakesDamage(YOU), Instead(PutCounters(1, "x", ME)), side="would"))
    harsh = stand_in("support", "Harsh", Action((Deal(2, YOU_),), DrawCards(2)))
    for card, damage in ((ward, 1), (veil, 0)):
        for used in (True, False):
            t = situation("champions", A=side("Captain Marvel", play=[harsh, card]))
            t.A.uses("Harsh")
            t.A.picks(card.name) if used else t.passes()
            assert len(t.A.hand) == (0 if used else 2) and t["Captain Marvel"].damage == (damage if used else 2)
    # of an event as well, which is on its way to the pile
    rage = free("Rage", Action((Deal(1, YOU_),), Deal(3, THE_VILLAIN)))
    for status, damage in (([], 3), ([TOUGH], 0)):
        t = situation("champions", A=side("Captain Marvel", hand=[rage], status=status))
        t.A.plays("Rage")
        assert t["Rhino"].damage == damage and t.A.discard == ["Rage"]
    # and of a cost within an effect
    deal = stand_in("treachery", "Deal", WhenRevealed(Paid((Deal(1, YOU_),), DrawCards(1))))
    for status, drawn in (([], 1), ([TOUGH], 0)):
        t = situation("champions", A=side("Captain Marvel", dealt=[deal], status=status))
        t.reveals("Deal")
        assert len(t.A.hand) == drawn


@pytest.mark.rule("champions:cost#2", "champions:cost#3")
def test_more_may_be_generated_than_needed_and_is_lost() -> None:
    hit = stand_in("event", "Hit", Action((), Deal(2, THE_VILLAIN)), cost=1)
    gun = stand_in("support", "Gun", Action((Resources(1),), Deal(1, THE_VILLAIN), limit=ONCE))
    t = situation("champions", A=side("Captain Marvel", hand=[hit, TWO, ONE_], play=[gun]))
    t.A.plays("Hit", "Two", "One")
    # three for one, and nothing of it is left for the next cost
    assert t["Rhino"].damage == 2 and t.A.hand == [] and not t.offered("Use Gun")


@pytest.mark.rule("champions:cost#3")
def test_of_too_many_resources_those_that_matter_are_spent() -> None:
    hot = stand_in("event", "Hot", Action((), If(PaidWith("energy"), DrawCards(1), Deal(1, THE_VILLAIN))), cost=1)
    for hand, pay, drawn in (([TWO, ONE_], ("Two", "One"), 1), ([ONE_, TWO], ("One", "Two"), 1), ([TWO], (), 0)):
        t = situation("champions", A=side("Captain Marvel", hand=[hot, *hand]))
        t.A.plays("Hot", *pay)
        assert len(t.A.hand) == drawn and t["Rhino"].damage == 1 - drawn


@pytest.mark.rule("champions:cost#4")
def test_several_costs_are_paid_together_and_by_different_means() -> None:
    burn = stand_in("event", "Burn", Action((discard_from_hand(1),), Deal(4, THE_VILLAIN)), cost=1)
    t = situation("champions", A=side("Captain Marvel", hand=[burn, ONE_]))
    # the one card can't be both discarded and spent
    assert not t.offered("Play Burn")
    t = situation("champions", A=side("Captain Marvel", hand=[burn, ONE_, TWO]))
    t.A.does("Play Burn")
    t.A.picks("Two")
    t.A.pays()
    assert t["Rhino"].damage == 4 and sorted(t.A.discard) == ["Burn", "One", "Two"]


@pytest.mark.rule("champions:cost#4")
def test_a_resource_pays_for_one_cost_only() -> None:
    flare = stand_in("event", "Flare", Action((Resources(0, ("energy",)),), Deal(4, THE_VILLAIN)), cost=1)
    both = res("Both", "energy", "mental")
    for hand, able in (([ONE_], False), ([TWO], False), ([ONE_, TWO], True), ([both], True), ([ONE_, ONE_], True)):
        t = situation("champions", A=side("Captain Marvel", hand=[flare, *hand]))
        assert t.offered("Play Flare") is able
        if able:
            t.A.plays("Flare")
            assert t["Rhino"].damage == 4 and t.A.hand == []


@pytest.mark.rule("champions:cost#5")
def test_no_cost_is_paid_for_what_would_change_nothing() -> None:
    cure = stand_in("support", "Cure", Action((ExhaustIt(ME),), HealIt(YOU_, 1)))
    for damage, able in ((0, False), (1, True)):
        t = situation("champions", A=side("Captain Marvel", play=[cure], damage=damage))
        assert t.offered("Use Cure") is able
    t = situation("champions", A=side("Captain Marvel", play=[cure]))
    assert t.why_not("A", "Cure", "Use") == ["champions:ability#3"]


@pytest.mark.rule("champions:cost#6")
def test_a_cost_is_paid_with_what_its_player_controls() -> None:
    mine = stand_in("support", "Mine", Generates(Given(("energy",)), cost=(ExhaustIt(ME),)))
    gun = stand_in("support", "Gun", Action((Resources(1),), Deal(1, THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel", play=[gun]), B=side("She-Hulk", play=[mine], hand=[ONE_]))
    assert not t.offered("Use Gun")
    t = situation("champions", A=side("Captain Marvel", play=[gun, mine]), B=side("She-Hulk"))
    t.A.uses("Gun")
    assert t["Mine"].exhausted and t["Rhino"].damage == 1
    # the minions a player faces are not under that player's control
    lead = stand_in("support", "Lead", Action((ExhaustIt(One_of(YOUR_CHARACTERS)),), DrawCards(1)))
    t = situation("champions", A=side("Captain Marvel", play=[lead, FRIEND], minions=[THUG]), B=side("She-Hulk"))
    t.A.uses("Lead")
    assert t.kind == "choose" and t.offered("Friend") and t.offered("Captain Marvel") and len(t.options()) == 2


def One_of(query: Any) -> Any:
    """One card of a query, chosen."""
    from longbox.games.champions.language.vocabulary import One_

    return One_(query, "payer")


@pytest.mark.rule("champions:cost#7")
def test_a_cost_of_cards_out_of_play_is_paid_from_ones_own_areas() -> None:
    pyre = stand_in("support", "Pyre", Action((discard_from_hand(1),), DrawCards(2)))
    t = situation("champions", A=side("Captain Marvel", play=[pyre]), B=side("She-Hulk", hand=["Genius", "Genius"]))
    assert not t.offered("Use Pyre")
    t = situation(
        "champions", A=side("Captain Marvel", play=[pyre], hand=["Energy"]), B=side("She-Hulk", hand=["Genius", "Genius"])
    )
    t.A.uses("Pyre")
    on(t, "turn")
    assert t.A.discard == ["Energy"] and t.B.hand == ["Genius", "Genius"]


@pytest.mark.rule("champions:cost#8")
def test_additional_costs_are_paid_together_or_not_at_all() -> None:
    tax = stand_in("environment", "Tax", AlsoCosts((Deal(1, YOU_), discard_from_hand(1))))
    toll = stand_in("environment", "Toll", AlsoCosts((Resources(1),)))
    hit = stand_in("event", "Hit", Action((), Deal(2, THE_VILLAIN)), cost=1)
    t = situation("champions", A=side("Captain Marvel", hand=[hit, FRIEND, ONE_]), environments=[tax])
    # the card that has a resource has to be spent, so the other is discarded
    t.A.plays("Hit")
    assert t["Rhino"].damage == 2 and t["Captain Marvel"].damage == 1 and sorted(t.A.discard) == ["Friend", "Hit", "One"]
    # not all of it could be paid: none is, and it is not played
    t = situation("champions", A=side("Captain Marvel", hand=[hit, ONE_]), environments=[tax])
    assert not t.offered("Play Hit") and t["Captain Marvel"].damage == 0
    # several cards add each their own
    for hand, able in (([TWO], False), ([ONE_, FRIEND], False), ([TWO, FRIEND], True), ([ONE_, ONE_, FRIEND], True)):
        t = situation("champions", A=side("Captain Marvel", hand=[hit, *hand]), environments=[tax, toll])
        assert t.offered("Play Hit") is able
    # of other cards too, not of abilities of cards in play
    gun = stand_in("support", "Gun", Action((), Deal(1, THE_VILLAIN), limit=ONCE))
    t = situation("champions", A=side("Captain Marvel", hand=[FRIEND], play=[gun]), environments=[tax])
    assert t.offered("Use Gun") and not t.offered("Play Friend")
    assert t.why_not("A", "Friend", "Play") == ["champions:cost#8"]


# -- counters, copies, types ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:all-purpose-counter", "champions:all-purpose-counter#p2")
def test_counters_have_names_and_do_nothing_by_themselves() -> None:
    bow = stand_in(
        "support",
        "Bow",
        Action((), PutCounters(2, "arrow", ME), limit=ONCE),
        Action((RemoveCounters(1, "arrow", ME),), Deal(1, THE_VILLAIN)),
    )
    web = stand_in("support", "Web", Action((RemoveCounters(1, "web", ME),), DrawCards(1)))
    t = situation("champions", A=side("Captain Marvel", play=[bow, put(web, counters={"arrow": 3})]))
    t.pick("Use Bow", "arrow counters")
    assert t["Bow"].counter("arrow") == 2 and t["Bow"].counter("web") == 0 and t["Captain Marvel"].atk == 2
    # an arrow counter is no web counter
    assert not t.offered("Use Web")
    t.pick("Use Bow", "amage")
    assert t["Bow"].counter("arrow") == 1 and t["Rhino"].damage == 1


@pytest.mark.rule("champions:copy")
def test_a_copy_is_another_card_of_the_title_whatever_else_it_is() -> None:
    shield = stand_in("upgrade", "Shield", MaxPerPlayer(1), cost=0)
    other = stand_in("upgrade", "Shield", MaxPerPlayer(1), Constant(YOU_, (Gets("atk", 1),)), cost=0, code="x:another")
    sword = stand_in("upgrade", "Sword", MaxPerPlayer(1), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[other, sword], play=[shield]), B=side("She-Hulk", hand=[shield]))
    assert not t.offered("Play Shield") and t.offered("Play Sword")
    t.A.ends_turn()
    on(t, "turn")
    assert t.B.asked() and t.offered("Play Shield")


@pytest.mark.rule("champions:card-types", "champions:card-types#1", "champions:card-types#2")
def test_the_type_of_a_card_says_what_becomes_of_it() -> None:
    cards = {
        kind: stand_in(kind, kind.title(), cost=0, hp=2, atk=1, thw=1)
        for kind in ("ally", "event", "resource", "support", "upgrade")
    }
    t = situation("champions", A=side("Captain Marvel", hand=list(cards.values())))
    # permanents are played, an event for its ability, a resource card not at all
    assert [kind for kind in cards if t.offered(f"Play {kind.title()}")] == ["ally", "support", "upgrade"]
    for name in ("Ally", "Support", "Upgrade"):
        t.A.plays(name)
    assert t.A.play == ["Ally", "Support", "Upgrade"]
    foes = [
        stand_in("attachment", "Attachment", AttachTo(InPlay(frozenset({"villain"})))), stand_in("environment", "Environment"),
        stand_in("minion", "Minion", hp=1, atk=1, sch=1), stand_in("side_scheme", "Scheme", base_threat=2), stand_in("treachery", "Treachery"),
    ]  # fmt: skip
    t = situation("champions", A=side("Captain Marvel", dealt=foes))
    for name in ("Attachment", "Environment", "Minion", "Scheme", "Treachery"):
        t.reveals(name)
        on(t, "turn")
    assert (
        t["Rhino"].attached == ["Attachment"] and t.A.minions == ["Minion"] and t.in_play("Environment") and t.in_play("Scheme")
    )
    assert t.encounter_discard == ["Treachery"]


@pytest.mark.rule("champions:card-types#3")
def test_a_card_that_changes_its_type_is_of_no_other() -> None:
    swarm = stand_in("treachery", "Swarm", WhenRevealed(Drones(1)))
    hive = stand_in("environment", "Hive", Constant(drones(), (Gets("hp", 1),)))
    wave = free("Wave", Action((), Deal(1, Each(ALLIES))))
    t = situation(
        "champions",
        A=side("Captain Marvel", deck=[FRIEND, "Energy"], hand=[wave], play=[FRIEND] * 3, dealt=[swarm]),
        environments=[hive],
    )
    t.reveals("Swarm")
    # a minion, and no ally: neither for the limit, nor to attack with, nor for what is done to allies
    assert t.kind == "turn" and t.A.minions == ["Drone"] and t.A.play == ["Friend"] * 3
    drone = t.state.minions(0)[0]
    t.A.plays("Wave")
    assert t.state.things[drone].damage == 0 and [t.state.things[n].damage for n in t.state.allies(0)] == [1, 1, 1]
    t.A.attacks("Captain Marvel", "Drone")
    # out of play it is what it was
    assert t.A.minions == [] and t.A.discard == ["Wave", "Friend"]


# -- attaching --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:attach-to", "champions:attach-to#1")
def test_an_attached_card_comes_and_goes_with_its_host() -> None:
    badge = stand_in("upgrade", "Badge", AttachTo(ALLIES), Constant(Host(), (Gets("atk", 2),)), cost=0)
    t = situation(
        "champions", A=side("Captain Marvel", hand=[badge, badge], play=[FRIEND, stand_in("ally", "Pal", hp=2, atk=1, thw=1)])
    )
    t.A.does("Play Badge")
    t.A.picks("Friend")
    assert t["Friend"].attached == ["Badge"] and (t["Friend"].atk, t["Pal"].atk) == (3, 1)
    t.happens(ev.Damage(t.find("Pal"), 5))
    assert t["Friend"].attached == ["Badge"]
    t.happens(ev.ToHand(t.find("Friend")))
    assert t.A.discard == ["Pal", "Badge"] and t.A.hand == ["Badge", "Friend"]
    # an effect may make it leave alone
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND, put(badge, on="Friend")]))
    t.happens(ev.Discard(t.find("Badge")))
    assert t.in_play("Friend") and t["Friend"].atk == 1


@pytest.mark.rule("champions:attach-to#2")
def test_an_attached_card_exhausts_and_readies_by_itself() -> None:
    bow = stand_in("upgrade", "Bow", AttachTo(ALLIES), Action((ExhaustIt(ME),), Deal(1, THE_VILLAIN)), cost=0)
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND, put(bow, on="Friend")]))
    t.A.uses("Bow")
    assert t["Bow"].exhausted and not t["Friend"].exhausted
    t.A.attacks("Friend", "Rhino")
    t.happens(ev.Ready(t.find("Bow")))
    assert t["Friend"].exhausted and not t["Bow"].exhausted and t.offered("Use Bow")


@pytest.mark.rule("champions:attach-to#3")
def test_what_it_attaches_to_is_looked_at_once() -> None:
    leech = stand_in("upgrade", "Leech", AttachTo(InPlay(MINIONS.kinds, (Damaged(),))), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[leech], minions=[put(THUG, damage=1), "Sandman"]))
    t.A.plays("Leech")
    assert t["Thug"].attached == ["Leech"]
    t.happens(ev.Heal(t.find("Thug"), 1))
    assert t["Thug"].attached == ["Leech"]
    # if it can't be attached it can't be played, and stays where it is
    t = situation("champions", A=side("Captain Marvel", hand=[leech], minions=[THUG]))
    assert not t.offered("Play Leech") and t.why_not("A", "Leech", "Play") == ["champions:attach-to#3"]
    call = free("Call", Action((), seq(PutIntoPlay(Each(Elsewhere(("hand",), filters=(Named("Leech"),)))), DrawCards(1))))
    t = situation("champions", A=side("Captain Marvel", hand=[leech, call], minions=[THUG]))
    t.A.plays("Call")
    assert t.A.hand[0] == "Leech" and not t.in_play("Leech")
    # one that is revealed can't stay on the table
    claw = stand_in("attachment", "Claw", AttachTo(InPlay(MINIONS.kinds, (Damaged(),))))
    t = situation("champions", A=side("Captain Marvel", dealt=[claw], minions=[THUG]))
    t.reveals("Claw")
    assert t.encounter_discard == ["Claw"]


# -- decks, piles, hands ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:deck")
def test_the_four_decks_of_a_game() -> None:
    m = Match(GAME, {"heroes": ["Spider-Man", "Captain Marvel"], "scenario": "Rhino"}, 1)
    s = m.state
    sizes = [len(s.zone(p, DECK)) + len(s.zone(p, HAND)) for p in (0, 1)]
    assert sizes == [40, 40] and len(s.common(ENCOUNTER_DECK)) > 20
    # the villain deck and the main scheme deck, each a card with several faces
    assert [f.stage for f in s.things[s.villain].printed.faces] == ["I", "II"]
    assert [f.stage for f in s.things[s.scheme].printed.faces] == ["1A", "1B"]


@pytest.mark.rule("champions:deck#1")
def test_the_order_of_a_deck_stays() -> None:
    t = situation(
        "champions", A=side("Captain Marvel", deck=["Energy", "Genius", "Strength"]), encounter=["Sandman", "Shocker", BLANK]
    )
    t.happens(ev.Draw(0, 1))
    t.happens(ev.DealCards(0, 1))
    t.happens(ev.LookAt(0, tuple(t.state.ref(n) for n in t.state.zone(0, DECK))))
    assert t.A.deck == ["Genius", "Strength"] and t.encounter_deck == ["Shocker", "Blank"]
    # an instruction changes it
    t.happens(ev.ToTop(t.state.ref(t.state.zone(0, DECK)[1])))
    assert t.A.deck == ["Strength", "Genius"]


@pytest.mark.rule("champions:discard", "champions:discard#1", "champions:discard#2", "champions:discard-pile#1")
def test_cards_are_discarded_to_the_pile_of_their_owner() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[FRIEND], discard=["Energy"], minions=[THUG]),
        B=side("She-Hulk", hand=["Genius"]),
        encounter_discard=[BLANK],
    )
    # an ally that A owns, under the control of B
    t.happens(ev.TakeControl(t.find("Friend"), 1))
    assert t.B.play == ["Friend"]
    t.happens(ev.Discard(t.find("Friend")), ev.Discard(t.find("Thug")), ev.Discard(t.find("Genius")))
    assert t.A.discard == ["Energy", "Friend"] and t.B.discard == ["Genius"] and t.encounter_discard == ["Blank", "Thug"]
    assert t.state.get(t.find("Friend")).known == t.state.get(t.find("Energy")).known


@pytest.mark.rule("champions:discard#3", "champions:discard#4")
def test_several_cards_discarded_at_once() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=["Energy", "Genius"], deck=["Strength", "Energy", "Genius"]))
    t.happens(ev.Discard(t.find("Genius")), ev.Discard(t.state.ref(t.state.zone(0, HAND)[0])))
    # in whatever order those were named
    assert t.A.discard == ["Genius", "Energy"]
    # from a deck one by one: the top card is the lowest
    t.happens(ev.Mill(0, 2))
    assert t.A.discard == ["Genius", "Energy", "Strength", "Energy"] and t.A.deck == ["Genius"]


@pytest.mark.rule("champions:discard-pile", "champions:discard-pile#2", "champions:discard-pile#3")
def test_a_discard_pile_is_open_and_out_of_play() -> None:
    flag = stand_in("support", "Flag", Constant(YOU_, (Gets("atk", 1),)), Action((), DrawCards(1)))
    t = situation(
        "champions",
        A=side("Captain Marvel", discard=[flag, "Energy"]),
        B=side("She-Hulk", discard=["Genius"]),
        encounter_discard=["Sandman", BLANK],
    )
    assert t["Captain Marvel"].atk == 2 and not t.offered("Use Flag") and not t.state.in_play(t.state.zone(0, DISCARD)[0])
    for name in ("Flag", "Energy", "Genius", "Sandman"):
        assert all(t.state.get(t.find(name)).known >> seat & 1 for seat in (0, 1))
    t.happens(ev.Draw(0, 1))
    t.A.ends_turn()
    on(t, "turn")
    # what was there keeps its order
    assert t.A.discard[:2] == ["Flag", "Energy"] and t.encounter_discard[:2] == ["Sandman", "Blank"]


@pytest.mark.rule("champions:discard-pile#4")
def test_shuffling_an_empty_pile_into_a_deck_does_not_shuffle_it() -> None:
    recall = free("Recall", Action((), seq(ShuffleIn(Each(Elsewhere(("discard pile",)))), PlaceThreat(1, MAIN))))
    deck = [stand_in("resource", f"R{i}") for i in range(12)]
    for pile, shuffled in (([], False), (["Energy", "Genius"], True)):
        t = situation("champions", A=side("Captain Marvel", hand=[recall], deck=list(deck), discard=pile))
        t.A.plays("Recall")
        assert bool(told(t, "A's deck is shuffled")) is shuffled
        assert (t.A.deck == [f"R{i}" for i in range(12)]) is not shuffled


@pytest.mark.rule("champions:draw", "champions:draw#p2", "champions:draw#p3")
def test_cards_are_drawn_from_the_top_all_at_once_into_the_hand() -> None:
    three = free("Three", Action((), DrawCards(3)))
    t = situation(
        "champions", A=side("Captain Marvel", hand=[three], deck=["Energy", "Genius", "Strength", "Energy"]), B=side("She-Hulk")
    )
    t.A.plays("Three")
    assert t.A.hand == ["Energy", "Genius", "Strength"] and t.A.deck == ["Energy"] and t.B.hand == []
    assert len(told(t, "A draws")) == 1


@pytest.mark.rule("champions:draw#p4")
def test_the_hand_size_counts_at_the_end_of_the_player_phase_only() -> None:
    many = free("Many", Action((), DrawCards(6)))
    t = situation("champions", A=side("Captain Marvel", hand=[many]))
    t.A.plays("Many")
    assert len(t.A.hand) == 6 and t.kind == "turn"
    t.A.ends_turn()
    assert t.kind == "discard" and t.match.decision is not None
    with pytest.raises(ValueError):
        t.match.choose(())
    t.match.choose((0,))
    assert len(t.A.hand) == 5 and len(t.A.discard) == 2
