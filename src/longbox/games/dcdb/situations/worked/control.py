"""Control beyond play, sets that are kept apart, what is chosen of whose, criteria, and colors (chapters 1, 3, 6 and 7)."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb.language.vocabulary import (
    DISCARD,
    HAND,
    LOCATION,
    PLAY,
    AlsoControls,
    Among,
    Cards,
    Continuous,
    Cost,
    Count,
    DiscardIt,
    DrawCards,
    Extreme,
    HasTypes,
    Kind,
    Marked,
    PutIt,
    RevealHand,
    a_card,
    cards,
    seq,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.situations.worked import example


@example("dcdb:1.081")
def a_set_of_cards_drawn_is_kept_apart_from_the_hand() -> Table:
    kobra = stand_in("Kobra", "Super-Villain", seq(DrawCards(4), DiscardIt(cards(2, Among("it")))))
    return situation(A=side(hand=[kobra, "Punch"], deck=["Kick", "Bane", "Robin", "Mera", "Lobo"]), B=side())


@example("dcdb:1.112")
def a_card_of_a_discard_pile_is_one_of_ones_own(mine: Sequence[str] = ("Vulnerability", "Kick")) -> Table:
    thief = stand_in("Shadow Thief", "Villain", PutIt(a_card(Cards((DISCARD,), (Cost(0, 0),))), HAND))
    return situation(A=side(hand=[thief], discard=[*mine]), B=side(discard=["Punch"]))


@example("dcdb:3.061")
def a_hand_is_shown_before_its_highest_cards_are_discarded() -> Table:
    top = DiscardIt(a_card(Extreme(Cards((HAND,)))))
    helm = stand_in("Helm", "Hero", seq(RevealHand(criteria=True), top, top))
    return situation(A=side(hand=[helm, "Punch", "Bane", "Doomsday", "Kick"]), B=side())


@example("dcdb:6.103")
def a_type_that_is_added_adds_no_color() -> Table:
    both = stand_in("Both", "Location", Continuous(Cards((PLAY,), (Marked("Odd"),)), (HasTypes(("Hero",)),)), words=("Ongoing",))
    odd = stand_in("Odd One", "Starter", words=("Odd",))
    return situation(A=side(play=[both, odd]), B=side())


SWAMP = stand_in("Swamp Thing", "Main Character", AlsoControls((Kind((LOCATION,)),)))


@example("dcdb:6.142")
def control_of_locations_that_lie_elsewhere(swamp: bool = True) -> Table:
    count = stand_in("Count", "Hero", DrawCards(Count(Cards((PLAY,), (Kind((LOCATION,)),)))))
    deck = ["Robin", "Mera", "Lobo", "Catwoman", "Zatanna Zatara"]
    return situation(
        A=side([SWAMP] * swamp, play=["Arkham Asylum"], hand=[count, "Bane", "Kick"], deck=deck),
        B=side(play=["The Watchtower", "Kid Flash"]),
        line_up=["Fortress of Solitude", "Bizarro"],
    )
