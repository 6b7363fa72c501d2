"""Playing cards against putting them into play; where cards are played from, by whom, and what X is when costs change."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ALLIES,
    ENEMY,
    ME,
    MINION,
    THE_VILLAIN,
    YOU_,
    Action,
    AttachTo,
    Changes,
    Constant,
    Deal,
    DiscardIt,
    DrawCards,
    Each,
    Elsewhere,
    Exists,
    Fixed,
    FromDiscard,
    Generates,
    Gets,
    Given,
    Host,
    InForm,
    InPlay,
    Keyword,
    MaxPerPlayer,
    MayAlso,
    PlayOnly,
    Plays,
    PutCounters,
    PutIntoPlay,
    Resources,
    Response,
    Stat,
    WhenRevealed,
    Whom,
    X,
    XOf,
    YouPlay,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.games.champions.situations.worked.of_schemes import shield
from longbox.kernel.decisions import IllegalAnswer
from longbox.kernel.queries import Every
from longbox.situations import side, situation
from tests.rules.champions.rounds import on
from tests.rules.champions.standins import fetch, free
from tests.worked import laid

FRIEND = stand_in("ally", "Friend", cost=2, hp=3, atk=1, thw=1)


# -- playing ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:play", "champions:play#1")
def test_a_card_on_the_table_does_not_pay_for_itself_and_is_nowhere_else() -> None:
    t = laid("champions:~play-an-event", others=())
    assert not t.offered("Play Jab")
    # nor does another player's hand pay for it
    assert "champions:resource#3" in t.why_not("A", "Jab", "Play")
    t = laid("champions:~play-an-event")
    t.A.plays("Jab")
    assert t.A.hand == [] and t.A.discard == ["Haymaker", "Jab"] and t["Rhino"].damage == 1


@pytest.mark.rule("champions:play#1")
def test_an_event_that_empties_the_deck_is_not_in_the_new_one() -> None:
    dig = free("Dig", Action((), DrawCards(2)))
    t = situation("champions", A=side("Captain Marvel", hand=[dig], deck=["Energy", "Genius"], discard=["Haymaker"]))
    t.A.plays("Dig")
    # it lay on the table as the deck was made anew, and is discarded after that
    assert sorted(t.A.hand) == ["Energy", "Genius"] and t.A.deck == ["Haymaker"] and t.A.discard == ["Dig"] and t.A.dealt == 1


@pytest.mark.rule("champions:play#1", "champions:play")
def test_an_event_played_as_an_interrupt_is_paid_resolved_and_discarded_as_well() -> None:
    t = laid("champions:~interrupt")
    t.begins()
    t.A.passes()
    t.B.passes()
    # B's is for B's hero alone
    assert t.kind == "window" and t.A.asked()
    t.A.picks("Shield")
    t.A.pays()
    assert t["Captain Marvel"].damage == 0 and t.A.discard == ["Haymaker", "Shield"] and len(t.B.hand) == 2
    # without the means it is not even offered
    t = situation("champions", A=side("Captain Marvel", hand=[shield()]))
    t.enemy_attacks("Rhino")
    t.A.passes()
    assert t.kind == "turn" and t["Captain Marvel"].damage == 2


# -- putting into play ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:play#p2", "champions:play#2", "champions:play#3")
def test_what_is_put_into_play_costs_nothing_whatever_its_cost() -> None:
    dear = stand_in("upgrade", "Dear", Response(Plays(Whom("this")), DrawCards(1), forced=True), cost=7)
    seen = stand_in("support", "Seen", Response(Plays(Whom("upgrade")), PutCounters(1, "seen", ME), forced=True))
    t = situation("champions", A=side("Captain Marvel", hand=[dear, fetch("upgrade"), "Energy"], play=[seen]))
    assert not t.offered("Play Dear")
    t.A.plays("Fetch")
    on(t, "turn")
    assert sorted(t.A.play) == ["Dear", "Seen"] and t.A.hand == ["Energy"] and t["Seen"].counter("seen") == 0
    assert t.A.discard == ["Fetch"]


@pytest.mark.rule("champions:play#p2", "champions:when-revealed#2")
def test_a_minion_put_into_play_engages_without_being_revealed() -> None:
    call = free("Call", Action((), PutIntoPlay(Each(Elsewhere(("encounter deck",), frozenset({MINION}))))))
    quick = stand_in("minion", "Quick", Keyword("surge"), WhenRevealed(Deal(3, YOU_)), hp=2, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", hand=[call]), B=side("She-Hulk"), encounter=[BLANK, quick, BLANK])
    t.A.plays("Call")
    on(t, "turn")
    assert t.A.minions == ["Quick"] and t.B.minions == [] and t["Captain Marvel"].damage == 0
    # no surge either: the deck is as it was
    assert t.encounter_deck == ["Blank", "Blank"]


@pytest.mark.rule("champions:play#4", "champions:attach-to")
def test_who_puts_it_into_play_chooses_what_it_is_attached_to() -> None:
    badge = stand_in("upgrade", "Badge", AttachTo(ALLIES), Constant(Host(), (Gets("atk", 1),)), cost=4)
    other = stand_in("ally", "Other", hp=3, atk=1, thw=1)
    t = situation("champions", A=side("Captain Marvel", hand=[badge, fetch("upgrade")], play=[FRIEND, other]), B=side("She-Hulk"))
    t.A.plays("Fetch")
    assert t.kind == "attach" and t.A.asked()
    t.A.picks("Other")
    assert t["Other"].attached == ["Badge"] and t["Other"].atk == 2 and t["Friend"].atk == 1
    # what can't be attached stays where it was
    t = situation("champions", A=side("Captain Marvel", hand=[badge, fetch("upgrade")]))
    t.A.plays("Fetch")
    assert not t.in_play("Badge") and t.A.hand == ["Badge"]


@pytest.mark.rule("champions:play#4", "champions:max#p4")
def test_a_copy_too_many_does_not_enter_in_any_way() -> None:
    lamp = stand_in("upgrade", "Lamp", MaxPerPlayer(1), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[lamp, fetch("upgrade")], play=[lamp]))
    t.A.plays("Fetch")
    on(t, "turn")
    assert t.A.play == ["Lamp"] and t.A.hand == ["Lamp"]
    # another player has room for one
    t = situation(
        "champions", A=side("Captain Marvel", play=[lamp]), B=side("She-Hulk", hand=[lamp, fetch("upgrade")]), active="B"
    )
    t.B.plays("Fetch")
    on(t, "turn")
    assert t.B.play == ["Lamp"]
    # who has one does not take control of another
    t.happens(ev.TakeControl(t.state.ref(t.state.controlled(0)[1]), 1))
    assert t.A.play == ["Lamp"] and t.B.play == ["Lamp"]


@pytest.mark.rule("champions:play#p2", "champions:ally-limit")
def test_the_ally_limit_is_for_allies_put_into_play_as_well() -> None:
    three = [stand_in("ally", f"Ally {i}", hp=2) for i in range(3)]
    t = situation("champions", A=side("Captain Marvel", hand=[FRIEND, fetch("ally")], play=three))
    t.A.plays("Fetch")
    assert t.kind == "discard" and t.A.asked()
    t.A.picks("Ally 1")
    assert sorted(t.A.play) == ["Ally 0", "Ally 2", "Friend"] and "Ally 1" in t.A.discard


# -- restrictions, permissions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:play-restrictions", "champions:play-restrictions#1")
def test_each_of_several_restrictions_counts_and_events_have_them_too() -> None:
    with_ally = Exists(InPlay(frozenset({"ally"}), whose="you"), words="you control an ally")
    text = (PlayOnly(InForm("hero")), PlayOnly(with_ally), Action((), Deal(1, THE_VILLAIN)))
    strict = free("Strict", *text)
    for form, allies, able in (("hero", [FRIEND], True), ("hero", [], False), ("alter-ego", [FRIEND], False)):
        t = situation("champions", A=side("Captain Marvel", form=form, hand=[strict], play=allies))
        assert t.offered("Play Strict") is able, (form, allies)
        if not able:
            assert "champions:play-restrictions#1" in t.why_not("A", "Strict", "Play")


@pytest.mark.rule("champions:play-restrictions#2")
def test_a_permission_is_an_option_and_lifts_no_other_restriction() -> None:
    grave = stand_in("support", "Grave", MayAlso(FromDiscard(frozenset({"ally", "event"}))))
    hero = stand_in("ally", "Friend", PlayOnly(InForm("alter_ego")), cost=1, hp=3, atk=1, thw=1)
    jab = free("Jab", Action((), Deal(1, THE_VILLAIN)))
    t = situation("champions", A=side("Captain Marvel", play=[grave], discard=[hero, jab], hand=["Haymaker"]))
    assert not t.offered("Play Friend") and "champions:play-restrictions#1" in t.why_not("A", "Friend", "Play")
    # an event resolves and is in the pile again
    t.A.plays("Jab")
    assert t["Rhino"].damage == 1 and t.A.discard == ["Friend", "Jab"]
    t.A.does("Change form")
    # it still costs what it costs
    t.A.plays("Friend")
    assert sorted(t.A.play) == ["Friend", "Grave"] and t.A.hand == [] and t.A.discard == ["Jab", "Haymaker"]
    # and is no permission for others, nor in their turns
    t = situation("champions", A=side("Captain Marvel", discard=[jab]), B=side("She-Hulk", play=[grave]))
    assert not t.offered("Play Jab")


# -- X -----------------------------------------------------------------------------------------------------------------------------


BURST = stand_in("event", "Burst", Action((), Deal(X(), THE_VILLAIN), x=XOf()), cost=-1)


@pytest.mark.rule("champions:non-numerical-variable#1", "champions:non-numerical-variable#p2")
@pytest.mark.parametrize(("change", "x", "spent"), [(0, 2, 2), (1, 2, 3), (-1, 2, 1), (-5, 3, 0)])
def test_what_is_paid_changes_and_x_does_not(change: int, x: int, spent: int) -> None:
    play = [stand_in("support", "Shift", Changes(YouPlay(), Fixed(change)))] if change else []
    t = situation("champions", A=side("Captain Marvel", hand=[BURST, *["Haymaker"] * 5], play=play))
    t.A.does("Play Burst")
    t.answers(x)
    t.A.pays()
    assert t["Rhino"].damage == x and len(t.A.hand) == 5 - spent


@pytest.mark.rule("champions:non-numerical-variable#1")
def test_x_is_no_more_than_can_be_paid() -> None:
    dear = stand_in("support", "Dear", Changes(YouPlay(), Fixed(1)))
    t = situation("champions", A=side("Captain Marvel", hand=[BURST, *["Haymaker"] * 3], play=[dear]))
    t.A.does("Play Burst")
    # three would cost four, and none would do nothing
    for x in (3, 0):
        with pytest.raises(IllegalAnswer, match="champions:non-numerical-variable"):
            t.answers(x)
    t.answers(2)
    t.A.pays()
    assert t["Rhino"].damage == 2 and t.A.hand == []
    # made cheaper, more than can be spent is possible
    cheap = stand_in("support", "Cheap", Changes(YouPlay(), Fixed(-2)))
    t = situation("champions", A=side("Captain Marvel", hand=[BURST, "Haymaker"], play=[cheap]))
    t.A.does("Play Burst")
    with pytest.raises(IllegalAnswer):
        t.answers(4)
    t.answers(3)
    t.A.pays()
    assert t["Rhino"].damage == 3 and t.A.hand == []


@pytest.mark.rule("champions:non-numerical-variable")
def test_what_nothing_defines_counts_as_zero_for_cards_that_read_it() -> None:
    odd = stand_in("minion", "Odd", hp=3, atk=-1, sch=-1)
    echo = free("Echo", Action((), Deal(Stat(Every(InPlay(frozenset({MINION}))), "atk"), Each(ENEMY))))
    t = situation("champions", A=side("Captain Marvel", hand=[echo], minions=[odd]))
    t.enemy_attacks("Odd")
    t.A.passes()
    assert t["Captain Marvel"].damage == 0 and t["Rhino"].damage == 0 and t["Odd"].damage == 0
    # with something added, that is all of it
    rage = stand_in("attachment", "Rage", Constant(Host(), (Gets("atk", 2),)))
    t = situation("champions", A=side("Captain Marvel", hand=[echo], minions=[odd], play=[put(rage, on="Odd")]))
    t.A.plays("Echo")
    assert t["Rhino"].damage == 2 and t["Odd"].damage == 2


# -- resources -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:physical-resource", "champions:physical-resource#1", "champions:physical-resource#2")
def test_physical_resources_come_from_cards_of_the_hand_and_from_abilities() -> None:
    lift = stand_in("support", "Lift", Action((Resources(0, ("physical", "physical")),), DrawCards(1)))
    gym = stand_in("support", "Gym", Generates(Given(("physical",))))
    two = stand_in("resource", "Two", resources={"physical": 2})
    one = stand_in("resource", "One", resources={"physical": 1})
    mind = stand_in("resource", "Mind", resources={"mental": 2})
    for hand, play, able in (
        ([two], [], True),
        ([one], [], False),
        ([one], [gym], True),
        ([one, one], [], True),
        ([mind], [gym], False),
    ):
        t = situation("champions", A=side("Captain Marvel", hand=hand, play=[lift, *play]))
        assert t.offered("Use Lift") is able, [c.name for c in (*hand, *play)]
    t = situation("champions", A=side("Captain Marvel", hand=[one], play=[lift, gym]), B=side("She-Hulk", play=[gym]))
    t.A.uses("Lift")
    assert len(t.A.hand) == 1 and t.A.discard == ["One"]


# -- actions of encounter cards and of others ------------------------------------------------------------------------------------


@pytest.mark.rule("champions:player-turn#5")
def test_an_action_of_an_encounter_card_asks_for_the_form_of_who_uses_it() -> None:
    trap = stand_in("attachment", "Trap", Action((Resources(0, ("energy",)),), DiscardIt(ME), form="hero"))
    t = situation(
        "champions",
        A=side("Captain Marvel", form="alter-ego", hand=["Energy"], play=[put(trap, on="Rhino")]),
        B=side("She-Hulk", hand=["Energy"]),
    )
    assert not t.offered("Use Trap") and "champions:triggered-abilities#4" in t.why_not("A", "Trap", "Use")
    # B, asked by A, is in hero form, and pays with B's own card
    t.A.does("Ask B")
    t.B.uses("Trap")
    assert not t.in_play("Trap") and t.B.hand == [] and t.A.hand == ["Energy"] and t.encounter_discard == ["Trap"]


@pytest.mark.rule("champions:player-turn#6", "champions:player-turn#5")
def test_who_is_asked_acts_in_the_own_form_with_the_own_cards_and_once() -> None:
    rest = free("Rest", Action((), DrawCards(1), form="alter_ego"))
    jab = free("Jab", Action((), Deal(1, THE_VILLAIN), form="hero"))
    t = situation("champions", A=side("Captain Marvel", hand=[jab]), B=side("She-Hulk", form="alter-ego", hand=[rest, rest, jab]))
    t.A.does("Ask B")
    assert t.offered("Play Rest") and not t.offered("Play Jab") and not t.offered("End your turn")
    t.B.plays("Rest")
    # the turn is A's again, who may ask once more
    assert t.A.asked() and t.state.active == 0 and len(t.B.hand) == 3
    t.A.does("Ask B")
    t.B.plays("Rest")
    assert len(t.B.hand) == 3 and t.A.hand == ["Jab"] and not t.B.identity.exhausted


# -- printed ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:printed")
def test_a_printed_cost_is_paid_whatever_makes_cards_cheaper() -> None:
    cheap = stand_in("support", "Cheap", Changes(YouPlay(), Fixed(-1)))
    for hand in (3, 2):
        t = situation(
            "champions",
            A=side("Captain Marvel", hand=["Make the Call", *["Haymaker"] * hand], play=[cheap], discard=["Mockingbird"]),
        )
        # Mockingbird's printed cost is 3, and the event itself costs nothing
        assert t.offered("Play Make the Call") is (hand == 3)
    t = situation(
        "champions", A=side("Captain Marvel", hand=["Make the Call", *["Haymaker"] * 3], play=[cheap], discard=["Mockingbird"])
    )
    t.A.does("Play Make the Call")
    on(t, "turn", "pay")
    t.A.pays()
    on(t, "turn", "window")
    assert "Mockingbird" in t.A.play and t.A.hand == []
