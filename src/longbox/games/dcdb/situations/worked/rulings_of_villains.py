"""Rulings on Super-Villains, played as they are written; with the card itself where its text is known."""

from __future__ import annotations

from longbox.games.dcdb.catalog import catalog
from longbox.games.dcdb.language.vocabulary import (
    DISCARD,
    HAND,
    LINE_UP,
    SUPER_POWER,
    All,
    Avoids,
    Cards,
    ChooseCost,
    DestroyIt,
    Destroys,
    DiscardHand,
    DiscardIt,
    DrawCards,
    FirstAppearance,
    GainWeaknesses,
    It,
    Kind,
    OfThatCost,
    PlayAll,
    Power,
    ReturnIt,
    Teamwork,
    This,
    Triggers,
    a_card,
    seq,
)
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.situations.worked import example

TERRA = catalog()[("Teen Titans", "Terra")]


POWERS = Kind((SUPER_POWER,))


DOOM = stand_in("Doom", "Super-Villain", FirstAppearance(DiscardHand(), breaks=True), cost=9)


@example("dcdb:SV:Batman (Forever Evil)#1", name="Batman", kind="Equipment")
@example("dcdb:SV:Green Lantern (Forever Evil)#1", name="Green Lantern", kind="Hero")
@example("dcdb:SV:Wonder Woman (Forever Evil)#1", name="Wonder Woman", kind="Villain")
def which_cards_come_back_is_said_before_the_first_is_played(name: str, kind: str) -> Table:
    adds = stand_in("Adds", kind, DestroyIt(a_card(Cards((DISCARD,)))), cost=2)
    plain, late = stand_in("Plain", kind, Power(1), cost=3), stand_in("Late", kind, Power(5), cost=4)
    dear = stand_in("Dear", kind, Power(9), cost=7)
    other = stand_in("Other", "Location" if kind == "Hero" else "Super Power", cost=1)
    given = {"hand": [f"{name} (Forever Evil)"], "discard": [late]}
    return situation(A=side(**given), B=side(), destroyed=[adds, plain, dear, other], main_deck=[FILLER])


@example("dcdb:SV:Black Lantern Superman - Impossible Mode (Crisis 2)#1")
def every_super_power_of_a_pile_is_played_and_they_go_back_together() -> Table:
    black = stand_in(
        "Black",
        "Super-Villain",
        seq(PlayAll(Cards((DISCARD,), (POWERS,))), ReturnIt(It("played", "them"), DISCARD)),
    )
    draws = stand_in("Draws", "Super Power", DrawCards(1))
    return situation(A=side(hand=[black], discard=["Heat Vision", draws, "Robin", "Super Strength"], deck=["Kick"]), B=side())


@example("dcdb:SV:Constantine (Forever Evil)#1")
def a_destroyed_card_of_negative_worth_loses_points(vp: int = 3) -> Table:
    return situation(A=side(hand=["Constantine (Forever Evil)"], deck=["Weakness", "Kick", "Punch"], vp=vp), B=side(vp=3))


@example("dcdb:SV:Control Freak (Teen Titans Go)#1")
def control_freak_gives_power_and_a_card() -> Table:
    freak = stand_in("Freak", "Super-Villain", seq(Power(3), DrawCards(1)))
    return situation(A=side("Batman", hand=[freak], deck=["Kick"]), B=side("Superman"))


@example("dcdb:SV:Doomsday - Impossible Mode (Crisis 2)#1")
def the_defense_is_destroyed_before_it_resolves(mourned: bool = True) -> Table:
    mourns = stand_in("Mourns", "Location", Triggers(Destroys(), DrawCards(1), turns="any"), words=("Ongoing",))
    shield = stand_in("Shield", "Equipment", Avoids(DiscardIt(This()), DrawCards(1), zones=("hand",)))
    return situation(
        A=side(deck=["Kick"] * 6, play=[mourns] * mourned),
        B=side(hand=[shield, "Punch"], deck=["Robin", "Mera"]),
        super_villains=[DOOM],
        face_up=False,
    )


@example("dcdb:SV:Doomsday - Impossible Mode (Crisis 2)#2")
def a_teamworked_ongoing_defense_goes_back_and_is_not_destroyed() -> Table:
    wall = stand_in("Wall", "Location", Avoids(DiscardIt(This()), zones=("play",)), words=("Ongoing",))
    pipes = stand_in("Pipes", "Hero", Teamwork())
    return situation(A=side(hand=[pipes], deck=["Kick"] * 6), B=side(deck=[wall, "Mera"]), super_villains=[DOOM], face_up=False)


@example("dcdb:SV:Doomsday - Impossible Mode (Crisis 2)#3")
def a_main_character_that_defends_is_not_destroyed() -> Table:
    green = stand_in("Green", "Main Character", Avoids(DiscardIt(a_card(Cards((HAND,)))), zones=("main",)))
    return situation(A=side(deck=["Kick"] * 6), B=side([green], hand=["Punch", "Robin"]), super_villains=[DOOM], face_up=False)


@example("dcdb:SV:Helspont - Impossible Mode (Crisis 2)#1")
def every_card_of_the_chosen_cost_is_played_and_returned() -> Table:
    row = (LINE_UP,)
    hel = stand_in(
        "Hel",
        "Super-Villain",
        seq(ChooseCost(Cards(row)), PlayAll(Cards(row, (OfThatCost(),))), ReturnIt(It("played", "them"), LINE_UP)),
    )
    one, two = stand_in("One", "Hero", Power(1), cost=4), stand_in("Two", "Villain", Power(2), cost=4)
    three = stand_in("Three", "Hero", Power(8), cost=5)
    return situation(A=side(hand=[hel]), B=side(), line_up=[one, three, two])


@example("dcdb:SV:Mongul - Impossible Mode (Crisis 2)#1")
def who_avoids_gains_weaknesses_as_the_last_of_the_defense() -> Table:
    mongul = stand_in("Mongul I", "Super-Villain", FirstAppearance(DiscardHand(), avoided=GainWeaknesses(2)), cost=9)
    clean = stand_in("Clean", "Equipment", Avoids(DiscardIt(This()), DestroyIt(All(Cards((DISCARD,)))), zones=("hand",)))
    return situation(
        A=side(deck=["Kick"] * 6), B=side(hand=[clean, "Robin"], discard=["Punch"]), super_villains=[mongul], face_up=False
    )


@example("dcdb:SV:Terra (Teen Titans)#2")
def terra_destroys_only_what_was_played_and_lies_in_the_play_area() -> Table:
    return situation(A=side(hand=[TERRA, "Punch", "Kick"], play=["The Batcave"]), B=side(play=[TERRA]))
