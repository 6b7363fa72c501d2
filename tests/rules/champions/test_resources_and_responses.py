"""Recovering, readying; resources and resource cards; responses and replacement effects."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ALLIES,
    ME,
    THE_VILLAIN,
    YOU,
    YOU_,
    Action,
    Constant,
    Deal,
    Doubled,
    DrawCards,
    Each,
    Exhausted,
    ExhaustIt,
    Generates,
    Gets,
    Give,
    Given,
    InPlay,
    Instead,
    Interrupt,
    One,
    Prevent,
    ReadyIt,
    Resources,
    Response,
    Special,
    TakesDamage,
    Target,
    WhenRevealed,
    Whom,
    seq,
)
from longbox.games.champions.situations import put, stand_in
from longbox.games.champions.state import performer
from longbox.situations import side, situation
from tests.rules.champions.standins import THUG, card

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)


# -- recover, ready ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:recover", "champions:basic-power#4")
def test_an_alter_ego_exhausts_to_heal_as_much_as_its_rec() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", form="alter-ego", damage=7, play=[put(FRIEND, damage=1)]),
        B=side("She-Hulk", form="alter-ego", damage=7),
    )
    rec = t["Carol Danvers"].rec
    t.A.does("Carol Danvers recovers")
    assert rec == 4 and t["Carol Danvers"].damage == 3 and t["Carol Danvers"].exhausted
    assert t["Friend"].damage == 1 and t["Jennifer Walters"].damage == 7 and not t["Jennifer Walters"].exhausted
    # once exhausted, it can't again
    assert not t.offered("recovers") and "champions:exhausted#1" in t.why_not("A", "Carol Danvers", "recovers")


@pytest.mark.rule("champions:recover")
def test_recovering_is_for_the_alter_ego_and_goes_no_further_than_no_damage() -> None:
    t = situation("champions", A=side("Captain Marvel", damage=2))
    assert not t.offered("recovers") and t.offered("Captain Marvel attacks Rhino")
    t.pick("Change form to Carol Danvers")
    t.A.does("Carol Danvers recovers")
    assert t["Carol Danvers"].damage == 0
    # the modified value counts
    better = stand_in("upgrade", "Bed", Constant(YOU_, (Gets("rec", 2),)))
    t = situation("champions", A=side("Captain Marvel", form="alter-ego", damage=9, play=[better]))
    t.A.does("Carol Danvers recovers")
    assert t["Carol Danvers"].damage == 3


@pytest.mark.rule("champions:ready", "champions:enters-play")
def test_cards_enter_play_ready() -> None:
    gadget = stand_in("support", "Gadget", cost=0)
    helper = stand_in("ally", "Helper", cost=0, hp=2, atk=1, thw=1)
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[helper, gadget], play=[put(FRIEND, exhausted=True)], dealt=[THUG]),
    )
    t.A.plays("Helper")
    t.A.plays("Gadget")
    assert not t["Helper"].exhausted and not t["Gadget"].exhausted and t["Friend"].exhausted
    # it may act at once
    t.A.attacks("Helper", "Rhino")
    assert t["Rhino"].damage == 1
    t.reveals("Thug")
    assert not t["Thug"].exhausted
    # one that left play exhausted comes back ready
    t.happens(ev.ToHand(t.find("Helper")))
    t.A.plays("Helper")
    assert not t["Helper"].exhausted


@pytest.mark.rule("champions:ready#1")
def test_readying_makes_an_exhausted_card_ready_again() -> None:
    tired = InPlay(frozenset({"ally"}), (Exhausted(),))
    wake = stand_in("event", "Wake", Action((), ReadyIt(Target()), targets=(One(tired),)), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[wake], play=[put(FRIEND, exhausted=True)], exhausted=True))
    assert not t.offered("Friend attacks Rhino")
    t.A.plays("Wake")
    if t.kind != "turn":
        t.A.picks("Friend")
    assert not t["Friend"].exhausted and t["Captain Marvel"].exhausted
    t.A.attacks("Friend", "Rhino")
    assert t["Rhino"].damage == 1 and t["Friend"].exhausted
    # a ready card is not readied: that would change nothing
    t = situation("champions", A=side("Captain Marvel", hand=[wake], play=[FRIEND]))
    assert not t.offered("Play Wake")


# -- replacement ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:replacement-effect")
def test_a_replacement_resolves_in_the_place_of_what_it_replaces() -> None:
    veil = stand_in("support", "Veil", Interrupt(TakesDamage(YOU), Instead(Deal(1, THE_VILLAIN)), side="would"))
    thorn = stand_in("support", "Thorn", Response(TakesDamage(YOU, after=True), DrawCards(1)))
    t = situation("champions", A=side("Captain Marvel", play=[veil, thorn]), B=side("She-Hulk"))
    t.happens(ev.Damage(t.find("Captain Marvel"), 4), ev.Damage(t.find("She-Hulk"), 4))
    assert t.kind == "window" and t["Rhino"].damage == 0
    t.A.picks("Veil")
    # what was replaced did not happen, and nothing answers it; what was not replaced did
    assert t.kind == "turn" and t["Captain Marvel"].damage == 0 and t["Rhino"].damage == 1 and t["She-Hulk"].damage == 4
    # without it, everything is as it would have been
    t = situation("champions", A=side("Captain Marvel", play=[veil, thorn]))
    t.happens(ev.Damage(t.find("Captain Marvel"), 4))
    t.passes()
    assert t.kind == "window" and t["Captain Marvel"].damage == 4 and t["Rhino"].damage == 0
    t.A.picks("Thorn")
    assert len(t.A.hand) == 1


@pytest.mark.rule("champions:replacement-effect")
def test_a_replacement_waits_until_the_time_of_what_it_replaces_has_come() -> None:
    # two characters would take damage at once: both opportunities come first, then what happens instead and what happens
    veil = stand_in("support", "Veil", Interrupt(TakesDamage(YOU), Instead(DrawCards(2)), side="would"))
    pad = stand_in("support", "Pad", Interrupt(TakesDamage(Whom("your ally")), Prevent(1), side="would"))
    t = situation("champions", A=side("Captain Marvel", play=[veil, pad, FRIEND]))
    t.happens(ev.Damage(t.find("Captain Marvel"), 2), ev.Damage(t.find("Friend"), 2))
    t.A.picks("Veil")
    assert t.kind == "window" and t.offered("Use Pad") and t.A.hand == []
    t.A.picks("Pad")
    assert len(t.A.hand) == 2 and t["Friend"].damage == 1 and t["Captain Marvel"].damage == 0


@pytest.mark.rule("champions:replacement-effect#1")
def test_of_several_replacements_the_latest_is_used() -> None:
    for first, second, drawn, dealt in ((DrawCards(1), Deal(2, THE_VILLAIN), 0, 2), (Deal(2, THE_VILLAIN), DrawCards(1), 1, 0)):
        fickle = stand_in("support", "Fickle", Interrupt(TakesDamage(YOU), seq(Instead(first), Instead(second)), side="would"))
        t = situation("champions", A=side("Captain Marvel", play=[fickle]))
        t.happens(ev.Damage(t.find("Captain Marvel"), 4))
        t.A.picks("Fickle")
        assert (len(t.A.hand), t["Rhino"].damage, t["Captain Marvel"].damage) == (drawn, dealt, 0)


# -- resources --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:resource", "champions:resource#1", "champions:resource#3", "champions:card-anatomy-player#7")
def test_cards_are_discarded_from_the_hand_and_abilities_used_to_pay_a_cost() -> None:
    pricey = stand_in("support", "Pricey", cost=3)
    tap = stand_in("upgrade", "Tap", Generates(Given(("mental",)), cost=(ExhaustIt(ME),)))
    for hand, play, offered in (
        ([card("R", energy=1), card("S", physical=1)], [tap], True),
        ([card("R", energy=1), card("S", physical=1)], [], False),
        ([card("R", energy=2), card("S", physical=1)], [], True),
        ([card("R", energy=1)], [tap], False),
        ([card("R", energy=2)], [tap], True),
    ):
        t = situation(
            "champions", A=side("Captain Marvel", hand=[pricey, *hand], play=play), B=side("She-Hulk", hand=[card("T", wild=2)])
        )
        assert t.offered("Play Pricey") is offered
        if not offered:
            assert "champions:resource#3" in t.why_not("A", "Pricey")
            continue
        t.A.plays("Pricey")
        # any mix of types does; what was spent is discarded, what was used has paid its own cost
        assert "Pricey" in t.A.play and sorted(t.A.discard) == sorted(c.name for c in hand) and t.A.hand == []
        assert not play or t["Tap"].exhausted
        assert t.B.hand == ["T"]


@pytest.mark.rule("champions:resource#2", "champions:resource#4")
def test_an_ability_wants_its_types_and_a_wild_resource_is_any_of_them() -> None:
    for needs, hand, able in (
        (("energy",), [card("R", energy=1)], True),
        (("energy",), [card("R", mental=2)], False),
        (("energy",), [card("R", wild=1)], True),
        (("mental", "physical"), [card("R", wild=1), card("S", mental=1)], True),
        (("mental", "physical"), [card("R", mental=1), card("S", mental=1)], False),
        (("physical", "physical"), [card("R", physical=1)], False),
        (("physical", "physical"), [card("R", physical=1), card("S", wild=1)], True),
    ):
        engine = stand_in("support", "Engine", Action((Resources(0, needs),), Deal(1, THE_VILLAIN)))
        t = situation("champions", A=side("Captain Marvel", hand=hand, play=[engine]))
        assert t.offered("Use Engine") is able
        if able:
            t.A.uses("Engine")
            assert t["Rhino"].damage == 1 and len(t.A.discard) == len(hand)
        else:
            assert set(t.why_not("A", "Engine")) & {"champions:resource#3", "champions:resource#5", "champions:resource#4"}


@pytest.mark.rule("champions:resource#5")
def test_resources_beyond_the_cost_are_lost() -> None:
    one, two = (stand_in("support", n, cost=1) for n in ("One", "Two"))
    engine = stand_in("support", "Engine", Action((Resources(1),), Deal(1, THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel", hand=[one, two, card("R", energy=3)], play=[engine]))
    t.A.plays("One")
    # two were left over: neither a card nor an ability can be paid with them
    assert t.A.play == ["Engine", "One"] and t.A.hand == ["Two"]
    assert not t.offered("Play Two") and not t.offered("Use Engine")


@pytest.mark.rule("champions:resource-ability", "champions:resource-ability#1")
def test_resource_abilities_work_while_their_player_pays_and_at_no_other_time() -> None:
    tap = stand_in("upgrade", "Tap", Generates(Given(("mental",)), cost=(ExhaustIt(ME),)))
    cheap = stand_in("support", "Cheap", cost=1)
    duck = stand_in("event", "Duck", Interrupt(TakesDamage(YOU), Prevent(2), side="would"), cost=1)
    t = situation("champions", A=side("Captain Marvel", hand=[duck], play=[tap]), B=side("She-Hulk", hand=[cheap]))
    # no action of its own
    assert not t.offered("Tap")
    # also in the midst of something else, as its player pays there
    t.happens(ev.Damage(t.find("Captain Marvel"), 2))
    assert t.kind == "window"
    t.A.picks("Duck")
    t.A.pays()
    assert t["Tap"].exhausted and t["Captain Marvel"].damage == 0 and t.A.discard == ["Duck"]
    # the player who controls it alone
    t = situation("champions", A=side("Captain Marvel", play=[tap]), B=side("She-Hulk", hand=[cheap]), active="B", first="B")
    assert t.B.asked() and not t.offered("Play Cheap")
    t = situation("champions", B=side("She-Hulk", hand=[cheap], play=[tap]), A=side("Captain Marvel"), active="B", first="B")
    t.B.plays("Cheap")
    assert "Cheap" in t.B.play and t["Tap"].exhausted


@pytest.mark.rule("champions:resource-cards", "champions:resource-cards#p2", "champions:resource-cards#1")
def test_resource_cards_are_spent_and_not_played() -> None:
    double = card("Energy", energy=2)
    ally = stand_in("ally", "Pal", cost=2, hp=1, atk=1, thw=1, resources={"energy": 1})
    t = situation("champions", A=side("Captain Marvel", hand=[double, ally]))
    assert not t.offered("Play Energy") and t.offered("Play Pal")
    t.A.plays("Pal")
    assert t.A.play == ["Pal"] and t.A.discard == ["Energy"]
    # text of theirs counts while they are spent: twice as much for a card of that aspect
    power = stand_in("resource", "Power", Doubled("justice"), resources={"wild": 1})
    for faction, offered in (("justice", True), ("aggression", False), ("basic", False)):
        pal = stand_in("ally", "Pal", cost=2, hp=1, atk=1, thw=1, faction=faction)
        t = situation("champions", A=side("Captain Marvel", hand=[power, pal]))
        assert t.offered("Play Pal") is offered


@pytest.mark.rule("champions:resource-cards#2")
def test_what_a_resource_card_does_its_identity_does() -> None:
    sting = stand_in("support", "Sting", Response(TakesDamage(Whom("enemy"), after=True, by=YOU), DrawCards(1)))
    zap = stand_in("resource", "Zap", Special((), Deal(1, THE_VILLAIN)), resources={"energy": 1})
    t = situation("champions", A=side("Captain Marvel", play=[sting], hand=[zap]))
    mine, theirs = t.A.identity.ref, t.find("Zap")
    assert performer(t.state, theirs, 0) == mine
    # damage that the resource card deals is damage that the identity deals
    damage = ev.Damage(t.find("Rhino"), 1, 0, theirs)
    damage.by = performer(t.state, theirs, 0)
    t.happens(damage)
    assert t.kind == "window" and t.offered("Use Sting")
    # a support's is its own
    hut = stand_in("support", "Hut", Action((), Deal(1, THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel", play=[sting, hut]))
    t.A.does("Use Hut")
    assert t.kind == "turn" and t["Rhino"].damage == 1


# -- responses --------------------------------------------------------------------------------------------------------------------


def thanks(name: str, n: int = 1) -> object:
    """A support that answers to damage on its player's identity, once each round."""
    return stand_in("support", name, Response(TakesDamage(Whom("friendly"), after=True), DrawCards(n), limit=(1, "round")))


@pytest.mark.rule("champions:response", "champions:response#1")
def test_responses_come_after_their_condition_several_of_them_or_none() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[thanks("One"), thanks("Two"), thanks("Three")]))
    t.happens(ev.Damage(t.find("Captain Marvel"), 2))
    # it has happened by then
    assert t.kind == "window" and t["Captain Marvel"].damage == 2
    assert [t.offered(f"Use {n}") for n in ("One", "Two", "Three")] == [True] * 3
    t.A.picks("One")
    t.A.picks("Three")
    # none has to be used
    t.A.passes()
    assert t.kind == "turn" and len(t.A.hand) == 2
    # what would have been the condition and did not happen has no responses
    t = situation("champions", A=side("Captain Marvel", status=["tough"], play=[thanks("One")]))
    t.happens(ev.Damage(t.find("Captain Marvel"), 2))
    assert t.kind == "turn"


@pytest.mark.rule("champions:response#2", "champions:in-player-order#1")
def test_the_opportunity_to_respond_goes_round_in_player_order() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[thanks("A1"), thanks("A2")]),
        B=side("She-Hulk", play=[thanks("B1"), thanks("B2")]),
        C=side("Iron Man", play=[thanks("C1")]),
        first="B",
    )
    t.happens(ev.Damage(t.find("Captain Marvel"), 2))
    assert t.B.asked() and t.offered("Use B1") and not t.offered("Use A1")
    t.B.picks("B1")
    assert t.C.asked()
    t.C.passes()
    assert t.A.asked()
    t.A.picks("A2")
    # B and C have another opportunity, for A has used one since
    assert t.B.asked() and t.offered("Use B2") and not t.offered("Use B1")
    t.B.passes()
    assert t.C.asked()
    t.C.passes()
    assert t.A.asked() and t.offered("Use A1")
    t.A.passes()
    assert t.kind == "turn" and [len(x.hand) for x in (t.A, t.B, t.C)] == [1, 1, 0]


@pytest.mark.rule("champions:response#2")
def test_responses_come_immediately_before_anything_else_happens() -> None:
    # the second part of the effect waits until what answers to the first has been used
    hit = stand_in("treachery", "Hit", WhenRevealed(seq(Deal(1, YOU_), Deal(2, Each(ALLIES)))))
    mend = stand_in("support", "Mend", Response(TakesDamage(YOU, after=True), Give("tough", Each(ALLIES))))
    t = situation("champions", A=side("Captain Marvel", play=[mend, FRIEND], dealt=[hit]))
    t.reveals("Hit")
    assert t.kind == "window" and t["Captain Marvel"].damage == 1 and t["Friend"].damage == 0
    t.A.picks("Mend")
    assert t.kind == "turn" and t["Friend"].damage == 0 and t["Friend"].status == frozenset()


@pytest.mark.rule("champions:response#3")
def test_once_all_have_passed_a_condition_can_not_be_answered_any_more() -> None:
    quick = stand_in("event", "Quick", Response(TakesDamage(YOU, after=True), DrawCards(1)), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[quick]), B=side("She-Hulk"))
    t.happens(ev.Damage(t.find("Captain Marvel"), 2))
    assert t.kind == "window" and t.offered("Play Quick")
    t.A.passes()
    assert t.kind == "turn" and not t.offered("Play Quick") and t.A.hand == ["Quick"]
    # the next such condition is another one, and damage to somebody else is none
    t.happens(ev.Damage(t.find("She-Hulk"), 1))
    assert t.kind == "turn"
    t.happens(ev.Damage(t.find("Captain Marvel"), 1))
    assert t.kind == "window"
    t.A.picks("Quick")
    assert t.A.discard == ["Quick"] and len(t.A.hand) == 1
