"""Keywords that cards of many sets have: Teamwork, Time Travel, Ninjutsu, Confrontation, attach, swap, pass, Unity (chapter 6)."""

from __future__ import annotations

from longbox.games.dcdb.language.vocabulary import (
    HAND,
    LINE_UP,
    PLAY,
    Activated,
    Cards,
    DestroyIt,
    DiscardIt,
    DrawCards,
    It,
    Marked,
    Named,
    Ninjutsu,
    Passes,
    PassIt,
    PassLeft,
    PlayedCards,
    PlayIt,
    Plays,
    Power,
    PutIt,
    RevealTop,
    Teamwork,
    TimeTravelIt,
    Triggers,
    You,
    a_card,
    seq,
)
from longbox.games.dcdb.situations import FILLER, put, side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.situations.worked import example

PIPER = stand_in("Piper", "Hero", Teamwork())


CLAY = "Clayface"


LEGION = stand_in("Legion", "Hero", Power(3), cost=4, words=("Time Travel",))


PHANTOM = stand_in("Phantom", "Main Character", Triggers(Plays((Marked("Time Travel"),)), Power(1)))


BANE = stand_in("Shinobi", "Villain", Power(1), Ninjutsu(Power(2)), cost=4)


@example("dcdb:6.506")
def teamwork_plays_the_top_card_of_a_foe_drawn_by_lot(seed: int = 0) -> Table:
    return situation(A=side(hand=[PIPER]), B=side(deck=["Punch", "Bane"]), C=side(deck=["Kick", "Lobo"]), seed=seed)


@example("dcdb:6.507")
def an_ongoing_card_that_was_teamworked_goes_back_when_it_leaves() -> Table:
    drop = stand_in("Drop", "Equipment", DiscardIt(a_card(Cards((PLAY,), (Named(("Titans Tower",)),)))))
    return situation(A=side(hand=[PIPER, drop, "Punch"], play=[]), B=side(deck=["Titans Tower", "Bane"]), C=side(deck=[]))


@example("dcdb:1.032")
def a_teamworked_card_that_is_played_again_still_goes_back() -> Table:
    return situation(A=side(hand=[PIPER, CLAY]), B=side(deck=["Kick", "Bane"]))


@example("dcdb:6.513")
def what_one_is_told_to_time_travel_takes_no_other_discard_and_has_the_keyword() -> Table:
    boy = stand_in(
        "Boy",
        "Main Character",
        Activated((DiscardIt(a_card(Cards((HAND,)))),), TimeTravelIt(a_card(Cards((LINE_UP,)))), limit=(1, "turn")),
    )
    return situation(A=side([boy, PHANTOM], hand=["Punch", "Kick", "Kick"]), B=side(PHANTOM), line_up=["Catwoman"])


#: a card of the Line-Up that Time Travels
FAR = stand_in("Far", "Hero", Power(3), cost=4, words=("Time Travel",))


@example("dcdb:3.043")
def a_frozen_card_time_travels_and_comes_back_without_its_token() -> Table:
    return situation(
        A=side(hand=["Kick", "Mera"]), B=side(), line_up=[put(FAR, frozen="B"), "Bane"], main_deck=[FILLER] * 9, power=1
    )


@example("dcdb:1.031")
def a_time_travelled_card_that_is_played_again_still_returns() -> Table:
    return situation(A=side(hand=["Kick", CLAY]), B=side(), line_up=[LEGION])


@example("dcdb:6.292")
def ninjutsu_is_decided_at_its_first_text_for_all_of_them() -> Table:
    twice = stand_in("Glider", "Equipment", seq(RevealTop(), Ninjutsu(Power(2)), DrawCards(1), Ninjutsu(Power(3))), cost=3)
    return situation(A=side(hand=[twice], deck=["Bane", "Lobo"]), B=side())


@example("dcdb:1.042", "dcdb:1.044")
def what_interacts_with_a_played_card_finds_it_in_the_line_up() -> Table:
    constantine = stand_in("Laughing", "Main Character", Activated((), seq(RevealTop(), PlayIt(It("it"))), limit=(1, "turn")))
    joker = stand_in("Jest", "Main Character", Activated((), DestroyIt(a_card(PlayedCards())), limit=(1, "turn")))
    return situation(A=side([constantine, joker], deck=[BANE, "Kick"]), B=side(), line_up=["Robin"])


@example("dcdb:6.334", "dcdb:6.335")
def only_passing_is_passing() -> Table:
    eye = stand_in("Eye", "Main Character", Triggers(Passes(), Power(1)))
    give = stand_in("Give", "Equipment", PassLeft(a_card(Cards((HAND,)))))
    keep = stand_in("Keep", "Equipment", PassIt(a_card(Cards((HAND,))), to=You(), kind=HAND))
    bury = stand_in("Bury", "Equipment", PutIt(a_card(Cards((HAND,))), 5))
    return situation(A=side([eye], hand=[give, keep, bury, "Bane", "Punch"]), B=side(), C=side())
