"""Who owns and who controls a card: taking control, what "you control" means, and where borrowed cards go."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ALLIES,
    ALLY,
    ME,
    Action,
    Constant,
    Deal,
    DrawCards,
    Each,
    ExhaustIt,
    Gets,
    Host,
    InPlay,
    Last,
    Leaves,
    MaxPerPlayer,
    One,
    PutCounters,
    Response,
    TakesControl,
    Target,
    ToHandIt,
    Whom,
)
from longbox.games.champions.situations import put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
BADGE = stand_in("upgrade", "Badge", Constant(Host(), (Gets("atk", 2),)))


def friend(*text: Any) -> Any:
    """An ally of A's, to be borrowed."""
    return stand_in("ally", "Friend", *text, cost=0, hp=3, atk=1, thw=1, atk_cost=1)


#: an event with which a player takes control of an ally of any player
LURE = stand_in("event", "Lure", Action((), TakesControl(Target()), targets=(One(ALLIES),)), cost=0)


def lured(*text: Any, mine: list[Any] | None = None, theirs: list[Any] | None = None, **more: Any) -> Any:
    """B has taken control of A's ally, in B's turn."""
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[friend(*text), *(mine or [])], deck=["Energy"] * 9),
        B=side("She-Hulk", hand=[LURE], play=theirs or [], deck=["Genius"] * 9),
        active="B",
        first="B",
        **more,
    )
    t.B.plays("Lure")
    if t.kind == "choose":
        t.B.picks("Friend")
    return t


@pytest.mark.rule("champions:ownership-and-control#2", "champions:ownership-and-control#5", "champions:ownership-and-control#7")
def test_who_takes_control_has_the_card_and_all_it_can_do() -> None:
    t = lured(Action((ExhaustIt(ME),), DrawCards(1)))
    assert t.B.play == ["Friend"] and t.A.play == [] and t.state.get(t.find("Friend")).owner == 0
    # B draws for its action; A could not use it
    assert "champions:ability#8" in t.why_not("A", "Friend", "Use")
    t.B.uses("Friend")
    assert t.B.hand == ["Genius"] and t.A.hand == [] and t["Friend"].exhausted
    # B readies it at the end of the phase, and has it in the next round as well
    next_round(t)
    on(t, "turn")
    assert t.A.asked() and not t.offered("Friend attacks") and not t.offered("Use Friend")
    t.A.ends_turn()
    t.B.attacks("Friend", "Rhino")
    assert t["Rhino"].damage == 1 and t["Friend"].damage == 1


@pytest.mark.rule("champions:ownership-and-control#2")
def test_nothing_but_such_an_ability_changes_control() -> None:
    # exhausting, damaging, readying and passing rounds leave it where it is, as does the owner's change of form
    t = situation("champions", A=side("Captain Marvel", play=[friend()]), B=side("She-Hulk", hand=[LURE]))
    t.happens(ev.Damage(t.find("Friend"), 1), ev.Exhaust(t.find("Friend")))
    t.A.does("Change form")
    next_round(t)
    assert t.A.play == ["Friend"] and t.B.play == []


@pytest.mark.rule("champions:ownership-and-control#5")
def test_the_state_of_a_card_does_not_change_with_its_control() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[put(friend(), damage=2, exhausted=True, status=("stunned",), counters={"x": 3})]),
        B=side("She-Hulk", hand=[LURE]),
        active="B",
        first="B",
    )
    before = t.find("Friend")
    t.B.plays("Lure")
    friend_ = t["Friend"]
    # the very same object, so that what lasts on it goes on
    assert t.find("Friend") == before and friend_.there
    assert friend_.damage == 2 and friend_.exhausted and friend_.status == {"stunned"} and friend_.counter("x") == 3
    assert t.state.player_of(t.find("Friend") & 0xFFF) == 1


@pytest.mark.rule("champions:ownership-and-control#6", "champions:ownership-and-control#4")
def test_what_is_attached_goes_along_and_home_to_its_own_owner() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[friend(), put(stand_in("attachment", "Net"), on="Friend"), stand_in("upgrade", "Other")]),
        B=side("She-Hulk", hand=[LURE]),
        C=side("Iron Man", play=[put(BADGE, on="Friend")]),
        active="B",
        first="B",
    )
    assert t.C.play == ["Badge"]
    t.B.plays("Lure")
    assert sorted(t.B.play) == ["Badge", "Friend"] and t.C.play == [] and t.A.play == ["Other"]
    assert t["Friend"].atk == 3 and sorted(t["Friend"].attached) == ["Badge", "Net"]
    # each goes to the pile of its owner
    t.happens(ev.Damage(t.find("Friend"), 3))
    assert t.A.discard == ["Friend"] and t.B.discard == ["Lure"] and t.C.discard == ["Badge"] and t.encounter_discard == ["Net"]


@pytest.mark.rule("champions:ownership-and-control#4")
def test_a_card_sent_to_your_hand_goes_to_the_hand_of_its_owner_and_leaves_play_once() -> None:
    seen = stand_in("support", "Seen", Response(Leaves(Whom("ally")), PutCounters(1, "seen", ME), forced=True))
    back = stand_in("event", "Back", Action((), ToHandIt(Each(InPlay(frozenset({ALLY}), whose="you")))), cost=0)
    t = lured(mine=[seen])
    t.happens(ev.ToHand(t.find("Friend")))
    assert t.A.hand == ["Friend"] and t.B.hand == [] and t["Seen"].counter("seen") == 1
    # by an event of B's as well
    t = situation(
        "champions", A=side("Captain Marvel", play=[friend(), seen]), B=side("She-Hulk", hand=[LURE, back]), active="B", first="B"
    )
    t.B.plays("Lure")
    t.B.plays("Back")
    assert t.A.hand == ["Friend"] and t.B.hand == [] and t["Seen"].counter("seen") == 1
    # in hand again, it is A's to play, under A's control
    t.B.ends_turn()
    t.A.plays("Friend")
    assert sorted(t.A.play) == ["Friend", "Seen"] and t.B.play == []


@pytest.mark.rule("champions:ownership-and-control#1")
def test_a_card_enters_play_under_its_owners_control_and_an_encounter_card_under_nobodys() -> None:
    rally = stand_in("event", "Rally", Action((), Last(Each(InPlay(frozenset(), whose="you")), (Gets("atk", 1),))), cost=0)
    t = situation(
        "champions",
        A=side(
            "Captain Marvel", hand=[friend(), rally], dealt=[THUG], play=[put(stand_in("attachment", "Net"), on="Captain Marvel")]
        ),
        B=side("She-Hulk"),
    )
    t.A.plays("Friend")
    t.reveals("Thug")
    assert t.A.play == ["Friend"] and t.A.minions == ["Thug"]
    # the minion and the attachment in A's area are not among the cards A controls
    t.A.plays("Rally")
    assert t["Friend"].atk == 2 and t["Captain Marvel"].atk == 3 and t["Thug"].atk == 1 and t["She-Hulk"].atk == 3


@pytest.mark.rule("champions:ownership-and-control#8")
def test_you_control_means_what_is_in_play_under_your_control_just_now() -> None:
    burn = stand_in("event", "Burn", Action((), Deal(1, Each(InPlay(frozenset({ALLY}), whose="you")))), cost=0)
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[friend(), stand_in("ally", "Mine", hp=3)], hand=[burn, stand_in("ally", "Held", hp=3)]),
        B=side("She-Hulk", play=[stand_in("ally", "Other", hp=3)]),
    )
    t.happens(ev.TakeControl(t.find("Friend"), 1), ev.TakeControl(t.find("Other"), 0))
    t.A.plays("Burn")
    # the borrowed one is meant, the lent one is not, nor one in the hand
    assert [t[n].damage for n in ("Mine", "Other", "Friend", "Held")] == [1, 1, 0, 0]


@pytest.mark.rule("champions:ownership-and-control#8", "champions:ally-limit")
def test_limits_count_what_a_player_controls_whoever_owns_it() -> None:
    three = [stand_in("ally", f"Ally {i}", hp=2) for i in range(3)]
    t = lured(theirs=three)
    # three of B's own and the borrowed one are one too many
    assert t.kind == "discard" and t.B.asked()
    t.B.picks("Friend")
    assert t.B.play == ["Ally 0", "Ally 1", "Ally 2"] and t.A.discard == ["Friend"]
    # max 1 per player: what is lent to another leaves room
    lamp = stand_in("upgrade", "Lamp", MaxPerPlayer(1), cost=0)
    t = situation("champions", A=side("Captain Marvel", play=[lamp], hand=[lamp]), B=side("She-Hulk"))
    assert not t.offered("Play Lamp")
    t.happens(ev.TakeControl(t.find("Lamp"), 1))
    t.A.plays("Lamp")
    assert t.A.play == ["Lamp"] and t.B.play == ["Lamp"]


@pytest.mark.rule("champions:ownership-and-control#3")
def test_each_player_has_the_say_over_hand_deck_and_pile() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=["Energy", friend()], deck=["Haymaker"], discard=["Uppercut"]),
        B=side("She-Hulk", hand=["Genius", "Tac Team"], deck=["First Aid"], discard=["Emergency"]),
    )
    # A pays with cards of the own hand and plays from there; B's hand is neither played nor spent
    assert t.offered("Play Friend") and not t.offered("Tac Team") and "champions:play" in t.why_not("A", "Tac Team", "Play")
    t.happens(ev.Draw(0, 1), ev.Discard(t.find("Energy")))
    assert t.A.hand == ["Friend", "Haymaker"]
    assert t.B.hand == ["Genius", "Tac Team"] and t.B.deck == ["First Aid"] and t.B.discard == ["Emergency"]


@pytest.mark.rule("champions:ownership-and-control")
def test_encounter_cards_belong_to_the_scenario_wherever_they_are() -> None:
    trap = stand_in("attachment", "Trap")
    t = situation("champions", A=side("Captain Marvel", minions=[THUG], dealt=["Sandman"], play=[put(trap, on="Captain Marvel")]))
    s = t.state
    assert {n: s.get(t.find(n)).owner for n in ("Thug", "Sandman", "Trap", "Rhino", "Captain Marvel")} == {
        "Thug": -1, "Sandman": -1, "Trap": -1, "Rhino": -1, "Captain Marvel": 0,
    }  # fmt: skip
    t.happens(ev.Discard(t.find("Thug")), ev.Discard(t.find("Trap")), ev.Discard(t.find("Sandman")))
    assert sorted(t.encounter_discard) == ["Sandman", "Thug", "Trap"] and t.A.discard == []
    assert told(t, "Trap is discarded")


@pytest.mark.rule("champions:ownership-and-control#2", "champions:ownership-and-control#4")
def test_an_ally_of_the_scenario_can_be_taken_over_and_an_enemy_not() -> None:
    captive = stand_in("ally", "Captive", faction="encounter", cost=0, hp=2, atk=1, thw=1)
    t = situation("champions", A=side("Captain Marvel", hand=[LURE], minions=[THUG]), B=side("She-Hulk"), environments=[captive])
    assert not t.offered("Captive attacks")
    t.A.plays("Lure")
    assert t.A.play == ["Captive"] and t.offered("Captive attacks Rhino")
    t.happens(ev.Damage(t.find("Captive"), 2))
    assert t.encounter_discard == ["Captive"] and t.A.discard == ["Lure"]
    # enemies, schemes and identities are nobody's to take
    for name in ("Thug", "Rhino", "The Break-In!", "Captain Marvel"):
        t.happens(ev.TakeControl(t.find(name), 1))
    assert t.A.minions == ["Thug"] and t.B.play == [] and t.B.minions == [] and t.A.form == "hero"
