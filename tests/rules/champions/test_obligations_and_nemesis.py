"""Obligations, nemesis sets, what is set aside or removed, searching and shuffling, control of cards."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.catalog.catalog import CATALOG
from longbox.games.champions.decks.scenarios import nemesis, obligations
from longbox.games.champions.decks.setup import blank
from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import (
    ME,
    THE_VILLAIN,
    YOU_,
    Action,
    Constant,
    Deal,
    DiscardIt,
    Each,
    Either,
    Elsewhere,
    ExhaustIt,
    Gets,
    InPlay,
    It,
    Last,
    Mill,
    PutIntoPlay,
    RemoveIt,
    Search,
    Take,
    ToHandIt,
    WhenRevealed,
    seq,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.games.champions.state import ASIDE, DECK, ENCOUNTER_DECK, NEMESIS, REMOVED, CardDef, Face
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told
from tests.rules.champions.standins import THUG, free

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
GEAR = stand_in("upgrade", "Gear", cost=0)
HEROES = ["Spider-Man", "Captain Marvel", "She-Hulk", "Iron Man", "Black Panther"]


def debt(*text: Any, set_: str = "") -> CardDef:
    """An obligation, of an identity's set or of nobody's."""
    return CardDef([Face({"code": "x:Debt", "name": "Debt", "kind": "obligation", "faction": "encounter", "set": set_}, text)])


def place(t: Any, name: str) -> int:
    """The kind of zone a card is in."""
    return int(t.state.place(t.find(name) & 0xFFF))


# -- obligations ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:obligation#1", "champions:obligation#2", "champions:obligation#3", "champions:setup#4")
def test_the_obligations_of_those_who_play_are_in_the_game() -> None:
    s = blank(GAME, {"heroes": ["Spider-Man", "She-Hulk"], "scenario": "Rhino"}, 1)
    found = {s.things[n].printed for n in s.common(ASIDE) if s.things[n].printed.kind == "obligation"}
    sets = {CATALOG[c].set_ for c in ("01001", "01019") if c in CATALOG} or {"spider_man", "she_hulk"}
    assert {d.set_ for d in found} == sets and len(found) == 2
    # nobody else's, and none is in the deck from the start
    others = [t for t in s.things if hasattr(t, "printed") and t.printed.kind == "obligation" and t.printed.set_ not in sets]
    assert not others and not [n for n in s.common(ENCOUNTER_DECK) if s.things[n].printed.kind == "obligation"]
    for name in HEROES:
        hero = next(d for d in CATALOG.values() if d.kind == "hero" and d.name == name)
        assert [d.set_ for d in obligations(hero)] == [hero.set_], name


@pytest.mark.rule("champions:obligation", "champions:obligation#p2", "champions:reveal#6", "champions:players-play-area#4")
def test_an_obligation_is_given_to_the_player_it_names_who_resolves_it() -> None:
    bill = debt(WhenRevealed(Either((seq(ExhaustIt(YOU_), RemoveIt(ME)), Take(2, YOU_)))), set_="she_hulk")
    t = situation("champions", A=side("Captain Marvel", dealt=[bill]), B=side("She-Hulk"))
    t.reveals("Debt")
    assert t.B.asked() and not t.A.asked()
    # it lies in that player's area
    s = t.state
    assert s.player_of(t.find("Debt") & 0xFFF) == 1 and t["Debt"].there
    t.match.choose((0,))
    assert t["She-Hulk"].exhausted and not t["Captain Marvel"].exhausted and place(t, "Debt") == 100 + REMOVED
    assert t.encounter_discard == [] and t.kind == "turn"


@pytest.mark.rule("champions:obligation#4")
def test_the_obligation_of_one_who_is_out_is_removed_and_another_card_comes() -> None:
    bill = debt(WhenRevealed(Deal(3, Each(InPlay(frozenset({"hero"}))))), set_="she_hulk")
    t = situation("champions", A=side("Captain Marvel", dealt=[bill]), B=side("She-Hulk", damage=14), encounter=[THUG, BLANK])
    t.happens(ev.Damage(t.find("She-Hulk"), 1))
    t.reveals("Debt")
    assert place(t, "Debt") == 100 + REMOVED and t["Captain Marvel"].damage == 0
    assert t.A.minions == ["Thug"] and t.encounter_deck == ["Blank"]
    # with the player still there no other card comes
    t = situation("champions", A=side("Captain Marvel", dealt=[bill]), B=side("She-Hulk"), encounter=[THUG, BLANK])
    t.reveals("Debt")
    assert t.A.minions == [] and t["Captain Marvel"].damage == 3


@pytest.mark.rule("champions:obligation#p3", "champions:obligation#5")
def test_one_that_names_nobody_stays_with_who_revealed_it_and_is_for_nobody_else() -> None:
    chore = debt(Action((ExhaustIt(YOU_),), DiscardIt(ME)))
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk", dealt=[chore]), first="A")
    t.reveals("Debt", "B")
    assert t.state.player_of(t.find("Debt") & 0xFFF) == 1 and t.in_play("Debt")
    assert not t.offered("Use Debt") and "champions:obligation#5" in t.why_not("A", "Debt", "Use")
    t.A.ends_turn()
    t.B.uses("Debt")
    assert t["She-Hulk"].exhausted and t.encounter_discard == ["Debt"]


# -- nemesis sets, set aside, removed -----------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "champions:nemesis-encounter-set", "champions:nemesis-encounter-set#1", "champions:nemesis-encounter-set#2",
    "champions:setup#5", "champions:set-aside",
)  # fmt: skip
def test_nemesis_sets_wait_out_of_play() -> None:
    s = blank(GAME, {"heroes": ["Spider-Man", "She-Hulk"], "scenario": "Rhino"}, 1)
    for p, name in enumerate(("Spider-Man", "She-Hulk")):
        hero = s.identity(p).printed
        mine = [s.things[n].printed for n in s.zone(p, NEMESIS)]
        assert mine == nemesis(hero) and len(mine) == 5, name
        # a part of the identity's own set, told by the name of that
        assert {d.set_ for d in mine} == {f"{hero.set_}_nemesis"}
        assert not any(s.in_play(n) for n in s.zone(p, NEMESIS))
    # none of it in the encounter deck, nor another identity's anywhere
    assert not [n for n in s.common(ENCOUNTER_DECK) if s.things[n].printed.set_.endswith("_nemesis")]
    assert {t.printed.set_ for t in s.things if hasattr(t, "printed") and t.printed.set_.endswith("_nemesis")} == {
        "spider_man_nemesis", "she_hulk_nemesis",
    }  # fmt: skip


@pytest.mark.rule("champions:nemesis-encounter-set", "champions:set-aside")
def test_set_aside_cards_do_nothing_until_something_speaks_of_them() -> None:
    loud = stand_in("support", "Loud", Constant(YOU_, (Gets("atk", 5),)))
    t = situation("champions", A=side("Spider-Man", play=[loud]))
    assert t["Spider-Man"].atk == 7
    t.happens(ev.SetAside(t.find("Loud")))
    assert t["Spider-Man"].atk == 2 and t.A.play == [] and place(t, "Loud") == 100 + ASIDE
    # the card that speaks of the nemesis brings it into play
    t = situation("champions", A=side("Spider-Man", dealt=["Shadow of the Past"]))
    assert not t.in_play("Vulture")
    t.reveals("Shadow of the Past")
    on(t, "turn", "defend")
    assert t.in_play("Vulture") and "Vulture" in t.A.minions


@pytest.mark.rule("champions:removed-from-the-game", "champions:removed-from-the-game#1")
def test_what_is_removed_stays_out_of_the_game() -> None:
    loud = stand_in("support", "Loud", Constant(YOU_, (Gets("atk", 5),)))
    t = situation("champions", A=side("Spider-Man", play=[loud], discard=[GEAR], deck=[]))
    t.happens(ev.Remove(t.find("Loud")))
    assert t["Spider-Man"].atk == 2 and place(t, "Loud") == 100 + REMOVED and t.A.discard == ["Gear"]
    # neither a new deck nor a new round brings it back
    t.happens(ev.Draw(0, 1))
    next_round(t)
    assert place(t, "Loud") == 100 + REMOVED and not t.in_play("Loud")


# -- searching, shuffling -------------------------------------------------------------------------------------------------------------


def find(kind: str, *zones: str, top: int = 0, then: Any = None) -> Any:
    """An event that searches for a card of a type."""
    return free("Find", Action((), Search(Elsewhere(zones, frozenset({kind}), top=top), then or ToHandIt(It("found")))))


def shuffled(t: Any) -> list[str]:
    """The lines that tell of a deck that was shuffled."""
    return told(t, "shuffled")


@pytest.mark.rule("champions:search#p2", "champions:search#2", "champions:search#3", "champions:shuffle#2", "champions:shuffle")
def test_a_search_takes_one_card_and_shuffles_the_whole_deck() -> None:
    cards = [stand_in("upgrade", f"U{i}") for i in range(12)]
    t = situation("champions", A=side("Captain Marvel", hand=[find("ally", "deck")], deck=[*cards, FRIEND]))
    order = t.A.deck[:]
    t.A.plays("Find")
    on(t, "turn", "search")
    if t.kind == "search":
        t.A.picks("Friend")
    assert t.A.hand == ["Friend"] and len(t.A.deck) == 12
    assert t.A.deck != order[:12] and sorted(t.A.deck) == sorted(order[:12]) and len(shuffled(t)) == 1
    # nothing is found: it is shuffled all the same
    t = situation("champions", A=side("Captain Marvel", hand=[find("ally", "deck")], deck=cards))
    t.A.plays("Find")
    on(t, "turn")
    assert len(shuffled(t)) == 1 and len(t.A.deck) == 12
    # what lies in the discard pile is searched without shuffling anything
    t = situation("champions", A=side("Captain Marvel", hand=[find("ally", "discard pile")], deck=cards, discard=[FRIEND, GEAR]))
    before = t.A.deck[:]
    t.A.plays("Find")
    on(t, "turn")
    assert t.A.hand == ["Friend"] and t.A.deck == before and not shuffled(t)


@pytest.mark.rule("champions:search#3", "champions:faq:hawkeyes-quiver#1")
def test_a_search_of_the_top_cards_shuffles_the_rest_as_well() -> None:
    cards = [stand_in("upgrade", f"U{i}") for i in range(12)]
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[find("ally", "deck", top=3)], deck=[FRIEND, *cards, put(stand_in("ally", "Deep"))]),
    )
    t.A.plays("Find")
    on(t, "turn")
    assert t.A.hand == ["Friend"] and t.A.deck != [*(f"U{i}" for i in range(12)), "Deep"] and len(t.A.deck) == 13


@pytest.mark.rule("champions:search#p2", "champions:player-deck#p2")
def test_the_found_card_goes_where_it_is_told_and_the_last_card_empties_the_deck() -> None:
    call = find("ally", "deck", then=PutIntoPlay(It("found")))
    t = situation("champions", A=side("Captain Marvel", hand=[call], deck=[FRIEND], discard=[GEAR, GEAR]))
    t.A.plays("Find")
    on(t, "turn")
    assert t.A.play == ["Friend"] and sorted(t.A.deck) == ["Gear", "Gear"] and t.A.dealt == 1
    t = situation("champions", A=side("Captain Marvel", hand=[find("ally", "deck")], deck=[FRIEND], discard=[GEAR, GEAR]))
    t.A.plays("Find")
    on(t, "turn")
    assert t.A.hand == ["Friend"] and sorted(t.A.deck) == ["Gear", "Gear"] and t.A.dealt == 1


@pytest.mark.rule("champions:shuffle#1", "champions:setup#6")
def test_nobody_knows_the_order_after_shuffling() -> None:
    cards = [stand_in("upgrade", f"U{i}") for i in range(10)]
    orders = set()
    for seed in range(5):
        t = situation("champions", A=side("Captain Marvel", deck=cards), seed=seed)
        t.happens(ev.LookAt(0, tuple(t.state.ref(n) for n in t.state.zone(0, DECK))))
        assert all(t.state.things[n].known for n in t.state.zone(0, DECK))
        t.happens(ev.Shuffle(0))
        assert not any(t.state.things[n].known for n in t.state.zone(0, DECK))
        orders.add(tuple(t.A.deck))
    assert len(orders) == 5


@pytest.mark.rule("champions:player-deck#1")
def test_the_order_of_a_players_deck_stays() -> None:
    cards = [stand_in("upgrade", f"U{i}") for i in range(8)]
    t = situation("champions", A=side("Captain Marvel", deck=cards, hand=[free("Poke", Action((), Deal(1, THE_VILLAIN)))]))
    t.A.plays("Poke")
    assert t.A.deck == [f"U{i}" for i in range(8)]
    t.happens(ev.Draw(0, 2))
    assert t.A.hand == ["U0", "U1"] and t.A.deck == [f"U{i}" for i in range(2, 8)]


@pytest.mark.rule("champions:player-deck#p2", "champions:player-deck#2", "champions:player-deck#3")
def test_an_empty_deck_is_made_anew_and_costs_an_encounter_card() -> None:
    t = situation("champions", A=side("Captain Marvel", deck=[GEAR], discard=["Haymaker"] * 4), encounter=[THUG, BLANK, BLANK])
    t.happens(ev.Draw(0, 1))
    assert t.A.hand == ["Gear"] and t.A.deck == ["Haymaker"] * 4 and t.A.discard == [] and t.A.dealt == 1
    # in the midst of drawing the rest is drawn
    t = situation("champions", A=side("Captain Marvel", deck=[GEAR], discard=["Haymaker"] * 4))
    t.happens(ev.Draw(0, 3))
    assert sorted(t.A.hand) == ["Gear", "Haymaker", "Haymaker"] and len(t.A.deck) == 2 and t.A.dealt == 1
    # in the midst of discarding it is not
    t = situation("champions", A=side("Captain Marvel", deck=[GEAR], discard=["Haymaker"] * 4))
    t.happens(ev.Mill(0, 3))
    assert len(t.A.deck) == 5 and t.A.discard == [] and t.A.dealt == 1
    # without a pile there is nothing to make it of, but the card comes at once; with one again it is made, for nothing more
    t = situation("champions", A=side("Captain Marvel", deck=[GEAR]))
    t.happens(ev.Draw(0, 2))
    assert t.A.hand == ["Gear"] and t.A.deck == [] and t.A.dealt == 1
    t.happens(ev.Discard(t.find("Gear")))
    assert t.A.deck == ["Gear"] and t.A.discard == [] and t.A.dealt == 1
    t.happens(ev.Draw(0, 1))
    assert t.A.hand == ["Gear"] and t.A.dealt == 2


# -- whose cards are ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:ownership-and-control", "champions:ownership-and-control#1", "champions:ownership-and-control#3")
def test_cards_are_controlled_by_their_owner_encounter_cards_by_the_scenario() -> None:
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[FRIEND, GEAR], deck=["Haymaker"], discard=["Uppercut"], dealt=[THUG]),
        B=side("She-Hulk"),
    )
    t.A.plays("Friend")
    t.reveals("Thug")
    s = t.state
    got = {
        n: (s.get(t.find(n)).owner, s.get(t.find(n)).controller)
        for n in ("Friend", "Captain Marvel", "She-Hulk", "Thug", "Rhino")
    }
    assert got == {"Friend": (0, 0), "Captain Marvel": (0, 0), "She-Hulk": (1, 1), "Thug": (-1, -1), "Rhino": (-1, -1)}
    # whoever owns a hand, a deck, a pile has the say over it: the other can play none of it
    assert "champions:play" in t.why_not("B", "Gear", "Play") and s.get(t.find("Gear")).owner == 0
    mills = free("Grind", Action((), Mill(1)))
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[mills], deck=["Haymaker", "Energy"]),
        B=side("She-Hulk", deck=["First Aid", "First Aid"]),
    )
    t.A.plays("Grind")
    assert "Haymaker" in t.A.discard and len(t.B.deck) == 2


@pytest.mark.rule(
    "champions:ownership-and-control#2",
    "champions:ownership-and-control#5",
    "champions:ownership-and-control#6",
    "champions:ownership-and-control#7",
)
def test_what_changes_control_stays_as_it_is_with_what_is_attached() -> None:
    badge = stand_in("upgrade", "Badge")
    t = situation(
        "champions",
        A=side(
            "Captain Marvel",
            play=[
                put(FRIEND, damage=2, exhausted=True, status=("tough",)),
                put(badge, on="Friend"),
                put(stand_in("attachment", "Net"), on="Friend"),
                GEAR,
            ],
        ),
        B=side("She-Hulk"),
    )
    t.happens(ev.TakeControl(t.find("Friend"), 1))
    assert sorted(t.B.play) == ["Badge", "Friend"] and t.A.play == ["Gear"]
    friend = t["Friend"]
    assert friend.damage == 2 and friend.exhausted and friend.status == {"tough"} and sorted(friend.attached) == ["Badge", "Net"]
    s = t.state
    assert {s.player_of(t.find(n) & 0xFFF) for n in ("Friend", "Badge", "Net")} == {1}
    # the new controller uses it, in rounds to come as well
    next_round(t)
    t.pick("End your turn") if t.A.asked() else None
    on(t, "turn")
    assert t.B.asked() and t.offered("Friend attacks Rhino") and s.get(t.find("Friend")).owner == 0


@pytest.mark.rule("champions:ownership-and-control#4")
def test_a_borrowed_card_that_leaves_play_goes_to_its_owner() -> None:
    for how, zone in ((ev.Discard, "discard"), (ev.ToHand, "hand"), (ev.IntoDeck, "deck")):
        t = situation("champions", A=side("Captain Marvel", play=[FRIEND], deck=[]), B=side("She-Hulk", deck=[]))
        t.happens(ev.TakeControl(t.find("Friend"), 1))
        t.happens(how(t.find("Friend")))
        assert getattr(t.A, zone) == ["Friend"] and getattr(t.B, zone) == [], zone


@pytest.mark.rule("champions:ownership-and-control#8")
def test_what_you_control_is_in_play() -> None:
    rally = free("Rally", Action((), Last(Each(InPlay(frozenset({"ally"}), whose="you")), (Gets("atk", 1),))))
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[rally, FRIEND], play=[stand_in("ally", "Mine", hp=2, atk=1)]),
        B=side("She-Hulk", play=[stand_in("ally", "Other", hp=2, atk=1)]),
    )
    t.A.plays("Rally")
    assert t["Mine"].atk == 2 and t["Other"].atk == 1
    # one in the hand was not meant
    t.A.plays("Friend")
    assert t["Friend"].atk == 1
