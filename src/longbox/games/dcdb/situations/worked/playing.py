"""Playing cards, again and by turns; what is recorded when; triggers and their order (chapters 1, 2 and 6)."""

from __future__ import annotations

from longbox.games.dcdb.language.vocabulary import (
    ANY_NUMBER,
    BOTTOM,
    DECK,
    HAND,
    PLAY,
    Activated,
    Among,
    Cards,
    Count,
    DestroyIt,
    DiscardIt,
    DrawCards,
    Each,
    Foes,
    Gains,
    GainWeaknesses,
    If,
    It,
    Kind,
    Named,
    PlayAll,
    PlayedCards,
    PlayIt,
    Plays,
    Power,
    PutIt,
    ReturnIt,
    RevealAtRandom,
    RevealTop,
    There,
    Triggers,
    a_card,
    seq,
    up_to,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.situations.worked import example


@example("dcdb:2.011")
def what_a_card_makes_one_play_is_resolved_in_its_midst() -> Table:
    matrix = stand_in(
        "Matrix",
        "Equipment",
        seq(RevealTop(), PlayIt(It("it")), If(There(Cards((HAND,), (Named(("Bane",)),))), Power(5), Power(1))),
    )
    return situation(A=side(hand=[matrix], deck=["Kid Flash", "Bane"]), B=side())


@example("dcdb:2.013")
def a_foes_card_is_resolved_and_then_goes_back() -> Table:
    borrow = stand_in(
        "Borrow", "Hero", seq(Each(Foes(), RevealAtRandom()), PlayAll(Among("revealed")), ReturnIt(It("none"), DECK))
    )
    return situation(A=side(hand=[borrow]), B=side(hand=["Kid Flash"]))


@example("dcdb:2.021")
def a_card_counts_as_played_once_it_has_resolved() -> Table:
    city = stand_in("City", "Location", Triggers(Plays((Kind(("Super Power",)),), 1), DrawCards(1)), words=("Ongoing",))
    green = stand_in("Green", "Super Power", PutIt(a_card(Cards((HAND,), (Kind(("Location",)),))), PLAY))
    return situation(A=side(hand=[green, city], deck=["Kick"]), B=side())


@example("dcdb:1.041")
def what_has_left_the_place_where_it_resolved_is_not_played_again() -> Table:
    burn = stand_in("Burn", "Equipment", DestroyIt(a_card(PlayedCards((Named(("Kick",)),)))))
    return situation(A=side(hand=["Kick", burn, "Clayface"]), B=side())


@example("dcdb:2.061")
def a_trigger_of_category_a_may_be_left_and_is_gone_then() -> Table:
    return situation(A=side(hand=["Kick", "Kick"], play=["Titans Tower"]), B=side())


@example("dcdb:10.051")
def what_gives_power_alone_is_never_missed() -> Table:
    return situation(A=side("Batman", hand=["Lasso of Truth", "Lasso of Truth", "The Cape and Cowl"]), B=side("Batman"))


@example("dcdb:2.074")
def others_triggers_are_resolved_before_those_of_the_active_player_from_the_start_each_time() -> Table:
    boomerang = stand_in("Boomerang", "Location", Triggers(Gains(), DrawCards(1), turns="any"), words=("Ongoing",))
    gloom = stand_in("Gloom", "Equipment", Each(Foes(), GainWeaknesses(1)), cost=2)
    again = stand_in("Again", "Location", Triggers(Plays(), Each(Foes(), GainWeaknesses(1)), category="C"), words=("Ongoing",))
    return situation(A=side(hand=[gloom], play=[again, "Titans Tower"]), B=side(play=[boomerang]), C=side(play=[boomerang]))


@example("dcdb:4.011")
def main_characters_are_no_cards() -> Table:
    muse = stand_in("Muse", "Main Character", Activated((), DrawCards(1), limit=(1, "turn")))
    return situation(A=side(["The Flash", muse], hand=["Kid Flash"]), B=side())


@example("dcdb:1.091")
def an_ability_with_a_cost_is_used_as_often_as_it_is_paid_for() -> Table:
    press = stand_in("Press", "Equipment", Activated((DiscardIt(a_card(Cards((HAND,)))),), Power(2)), words=("Ongoing",))
    return situation(A=side(hand=["Punch", "Punch"], play=[press]), B=side(hand=["Punch"]))


@example("dcdb:1.071")
def a_number_that_is_known_by_then_is_a_number() -> Table:
    both = stand_in(
        "Both",
        "Super-Villain",
        seq(Power(2), PutIt(up_to(ANY_NUMBER, Cards((HAND,))), DECK, BOTTOM), DrawCards(Count(Among("it")))),
    )
    return situation(A=side("The Flash", hand=[both, "Punch", "Kick", "Bane"], deck=["Robin", "Lobo"]), B=side())
