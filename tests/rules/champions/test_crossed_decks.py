"""Decks that run out, against drawing, discarding, paying and what comes to the pile afterwards."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import Action, DrawCards, Elsewhere, It, Mill, Search, ToHandIt, WhenRevealed
from longbox.games.champions.situations import BLANK, FILLER, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.rules.champions.standins import free

PLAN = free("Plan", Action((), DrawCards(2)))
DIG = free("Dig", Action((), Mill(2)))


@pytest.mark.rule("champions:player-deck#p2", "champions:discard-pile#4")
def test_a_deck_that_runs_out_without_a_pile_costs_its_card_at_once_and_only_once() -> None:
    t = situation("champions", A=side("Spider-Man", hand=[PLAN], deck=["Backflip"]), B=side("She-Hulk", hand=[FILLER]))
    t.A.plays("Plan")
    # the event lay on the table: the deck is made of it once it is in the pile, and that costs nothing more
    assert t.A.hand == ["Backflip"] and t.A.deck == ["Plan"] and t.A.discard == [] and t.A.dealt == 1
    assert len(t.B.deck) == 20 and t.B.dealt == 0
    # when that deck runs out in its turn another card is dealt
    t.happens(ev.Draw(0, 1))
    assert sorted(t.A.hand) == ["Backflip", "Plan"] and t.A.deck == [] and t.A.dealt == 2
    # drawing from nothing does nothing, and a pile that stays empty costs nothing
    t.happens(ev.Draw(0, 3))
    assert t.A.dealt == 2 and t.A.deck == []


@pytest.mark.rule("champions:player-deck#p2")
def test_a_payment_that_comes_to_the_pile_makes_the_deck_anew() -> None:
    ally = stand_in("ally", "Pal", cost=2, hp=2, atk=1, thw=1)
    t = situation("champions", A=side("Spider-Man", hand=[ally, "Genius", PLAN], deck=["Backflip"]))
    t.happens(ev.Draw(0, 1))
    assert t.A.deck == [] and t.A.dealt == 1
    t.A.plays("Pal", "Genius")
    assert t.A.deck == ["Genius"] and t.A.discard == [] and t.A.dealt == 1 and t.in_play("Pal")
    # and so does what leaves play
    t.happens(ev.Draw(0, 1))
    t.happens(ev.Discard(t.find("Pal")))
    assert t.A.deck == ["Pal"] and t.A.dealt == 2


@pytest.mark.rule("champions:player-deck#3", "champions:player-deck#p2")
def test_discarding_the_last_cards_ends_there() -> None:
    t = situation("champions", A=side("Spider-Man", hand=[DIG], deck=["Backflip"], discard=[FILLER] * 3))
    t.A.plays("Dig")
    assert sorted(t.A.deck) == ["Backflip", "Filler", "Filler", "Filler"] and t.A.discard == ["Dig"] and t.A.dealt == 1
    # a card looked for that is the last of the deck is found, and the deck made anew of the pile
    call = free("Call", Action((), Search(Elsewhere(("deck",)), ToHandIt(It("found")))))
    t = situation("champions", A=side("Spider-Man", hand=[call], deck=["Backflip"], discard=[FILLER] * 2))
    t.A.plays("Call")
    on(t, "turn")
    assert t.A.hand == ["Backflip"] and t.A.deck == ["Filler", "Filler"] and t.A.discard == ["Call"] and t.A.dealt == 1


@pytest.mark.rule("champions:player-deck#p2", "champions:deal-encounter-card#1")
def test_the_card_of_a_deck_that_runs_out_while_cards_are_revealed_is_revealed_too() -> None:
    drain = stand_in("treachery", "Drain", WhenRevealed(Mill(5)))
    t = situation(
        "champions",
        A=side("Spider-Man", deck=[FILLER] * 2, discard=[FILLER] * 4, dealt=[drain]),
        B=side("She-Hulk"),
        encounter=[BLANK] * 6,
        phase="villain",
        step=4,
    )
    on(t, "turn")
    assert len(told(t, "A reveals Blank")) == 1 and not told(t, "B reveals")
    assert len(told(t, "A reveals Drain")) == 1 and t.A.dealt == 0


@pytest.mark.rule("champions:player-deck#p2", "champions:end-of-player-phase#2")
def test_at_the_end_of_the_player_phase_everybody_draws_and_pays_for_the_own_deck() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", deck=["Backflip"], hand=[], discard=[FILLER] * 9),
        B=side("She-Hulk", deck=[FILLER] * 9, hand=[], discard=[FILLER]),
        encounter=[BLANK] * 9,
    )
    t.A.ends_turn()
    t.B.ends_turn()
    on(t, "turn")
    # A drew five: the last of the old deck, and four of the new one
    assert "Backflip" in t.A.hand and len(t.A.hand) == 5 and len(t.A.deck) == 5
    assert len(told(t, "A reveals")) == 2 and len(told(t, "B reveals")) == 1
