"""More rulings on cards: what counts before and after they are played, rings, cards of several types, Ninjutsu on foes' decks."""

from __future__ import annotations

from longbox.games.dcdb.language.vocabulary import (
    EQUIPMENT,
    HAND,
    HERO,
    SUPER_POWER,
    UNIQUE,
    VILLAIN,
    AttackFoes,
    Cards,
    DiscardIt,
    DiscardsThis,
    DiscardTop,
    Gains,
    GainTop,
    GainVP,
    GainWeaknesses,
    HavePlayed,
    If,
    IfYouPlay,
    Kind,
    Ninjutsu,
    PerAttack,
    PerPlay,
    PlayTopOfEachFoe,
    Power,
    PutIt,
    This,
    ThisTurn,
    Triggers,
    Uses,
    WhileOwned,
    YourVP,
    a_card,
    seq,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.situations.worked import example

HEROES, VILLAINS, POWERS, TOOLS = Kind((HERO,)), Kind((VILLAIN,)), Kind((SUPER_POWER,)), Kind((EQUIPMENT,))


ELEMENT = stand_in("Element", "Hero", WhileOwned((SUPER_POWER, EQUIPMENT, VILLAIN)), cost=4, vp=1)


SHAPE = stand_in("Shape", "Super Power", WhileOwned((EQUIPMENT, HERO)), words=("Power Ring", UNIQUE))


@example("dcdb:GC:Animal Man (Confrontations)#1", name="Animal Man")
@example("dcdb:GC:Black Manta (Confrontations)#2", name="Black Manta")
@example("dcdb:GC:Blackbriar Thorn (Confrontations)#2", name="Blackbriar Thorn")
@example("dcdb:GC:The Trench (Confrontations)#2", name="The Trench")
def what_counts_cards_played_counts_earlier_and_later_ones(name: str, each: bool = True, before: int = 1) -> Table:
    more = PerPlay((HEROES,), Power(2), other=True) if each else IfYouPlay((HEROES,), Power(2), other=True)
    card = stand_in(name, "Villain", more)
    return situation(A=side(hand=[*["Catwoman"] * before, card, "Catwoman", "Kick"]), B=side(hand=["Catwoman"]))


@example("dcdb:GC:B'DG (Rivals 2)#1", name="B'DG")
@example("dcdb:GC:Batmobile (Rivals 1)#1", name="Batmobile R")
def what_checks_for_cards_played_before_knows_no_later_ones(name: str) -> Table:
    card = stand_in(name, "Equipment", If(HavePlayed((HEROES,)), Power(3), Power(1)))
    return situation(A=side(hand=[card, "Catwoman", card]), B=side())


@example("dcdb:GC:Huntress (Crossover 2)#2", name="Huntress X")
@example("dcdb:GC:Doctor Fate (Confrontations)#2", name="Doctor Fate C")
def what_speaks_of_cards_gained_this_turn_means_those_to_come(name: str) -> Table:
    card = stand_in(name, "Hero", ThisTurn(Triggers(Gains(), GainVP(1))))
    return situation(A=side(hand=[card]), B=side(), line_up=["Catwoman", "Robin", "Mera"], power=12)


@example("dcdb:GC:Construct Beasts (Rivals 2)#2", "dcdb:GC:Nax (Rivals 2)#2")
def attacks_before_and_after_count() -> Table:
    nax = stand_in("Nax", "Villain", PerAttack(Power(2)))
    gas = stand_in("Gas", "Equipment", AttackFoes(GainWeaknesses(1)))
    press = stand_in("Press", "Location", Uses((), AttackFoes(GainWeaknesses(1)), limit=(1, "turn")), words=("Ongoing",))
    return situation(A=side(hand=[gas, nax, gas], play=[press]), B=side(hand=["Lasso of Truth"]), C=side())


@example("dcdb:GC:Bane (Crossover 8)#1")
def bane_plays_the_top_card_of_each_foe_and_another_for_one_that_has_left(others: bool = True) -> Table:
    bane = stand_in("Bane", "Villain", seq(Power(1), Ninjutsu(PlayTopOfEachFoe())))
    mill = stand_in("Mill", "Villain", seq(Power(1), AttackFoes(DiscardTop())))
    a, b = side(hand=[bane]), side(deck=[mill, "Punch"])
    if not others:
        return situation(A=a, B=b, C=side(deck=["Kick"]))
    return situation(A=a, B=b, C=side(deck=["Super Strength", "Kick", "Punch"]), D=side(deck=[]))


@example("dcdb:GC:Arisia (Rivals 2)#2")
def arisia_triggers_once_a_turn_wherever_she_has_been(arisias: int = 1) -> Table:
    again = seq(GainVP(1), PutIt(This(), HAND))
    back = Triggers(DiscardsThis(), again, limit=(1, "turn"), same_card=True, turns="any", zones=("gained",))
    arisia = stand_in("Arisia", "Hero", back)
    drop = stand_in("Drop", "Equipment", DiscardIt(a_card(Cards((HAND,), (HEROES,)))))
    return situation(A=side(hand=[drop, drop, *[arisia] * arisias]), B=side())


@example("dcdb:GC:Element Woman (Forever Evil)#1", "dcdb:GC:Element Woman (Forever Evil)#5")
def element_woman_is_of_all_types_where_she_is_owned_and_blue_anywhere() -> Table:
    return situation(
        A=side(hand=[ELEMENT], deck=[ELEMENT], discard=[ELEMENT], play=[ELEMENT]),
        B=side(),
        line_up=[ELEMENT],
        main_deck=[ELEMENT],
        destroyed=[ELEMENT],
    )


@example("dcdb:GC:Element Woman (Forever Evil)#2")
def element_woman_fulfils_several_requirements_at_once() -> Table:
    return situation(A=side(hand=["Element Woman", "Cyborg (Forever Evil)"]), B=side())


@example("dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#2", "dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#4")
def the_indigo_ring_gives_what_the_card_has_given() -> Table:
    serum = stand_in("Serum", "Equipment", Power(YourVP()))
    more = stand_in("More", "Equipment", GainVP(2))
    return situation(A=side(hand=[serum, more, "Indigo Tribe Power Ring", "Super Strength"], vp=4), B=side())


@example("dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#3")
def the_indigo_ring_has_not_resolved_when_it_copies_kyle_rayner() -> Table:
    return situation(A=side(hand=["Kyle Rayner", "Indigo Tribe Power Ring"]), B=side())


@example("dcdb:GC:Kyle Rayner (Heroes Unite)#3", "dcdb:GC:Kyle Rayner (Heroes Unite)#4")
def each_time_that_shapeshift_is_played_it_is_another_ring() -> Table:
    return situation(A=side(hand=["Kyle Rayner", SHAPE, SHAPE]), B=side())


@example("dcdb:GC:Kyle Rayner (Heroes Unite)#5")
def plastic_man_as_shapeshift_is_a_ring() -> Table:
    return situation(A=side(hand=["Kyle Rayner", "Plastic Man", "Plastic Man"], discard=[SHAPE]), B=side())


@example("dcdb:MC:Black Manta (Forever Evil)#2")
def black_manta_wants_cards_of_the_line_up() -> Table:
    top = stand_in("Top", "Hero", cost=1)
    takes = stand_in("Takes", "Equipment", GainTop())
    return situation(
        A=side("Black Manta (Forever Evil)", hand=[takes], deck=["Mera"]), B=side(), line_up=["Robin"], main_deck=[top], power=9
    )
