"""More rulings on main characters, and worked examples of chapters 1 to 6 with the cards that they name."""

from __future__ import annotations

from longbox.games.dcdb.language.vocabulary import (
    DECK,
    DISCARD,
    EQUIPMENT,
    HAND,
    HERO,
    LINE_UP,
    PLAY,
    SUPER_POWER,
    TOP,
    VILLAIN,
    Activated,
    AtEndOfTurn,
    Cards,
    ChooseFoe,
    ChooseType,
    Colored,
    Continuous,
    DestroyIt,
    Destroys,
    DiscardIt,
    DrawCards,
    Each,
    GainIt,
    GainVP,
    HasColor,
    InsteadOfNewHand,
    Kind,
    Marked,
    Named,
    NextIsOfThatType,
    Plays,
    Power,
    PutIt,
    ThatFoe,
    This,
    Triggers,
    Uses,
    WhileOwned,
    a_card,
    seq,
    up_to,
)
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.situations.worked import example

HEROES, VILLAINS, POWERS, TOOLS = Kind((HERO,)), Kind((VILLAIN,)), Kind((SUPER_POWER,)), Kind((EQUIPMENT,))


@example("dcdb:MC:Mirror Master (Crossover 5)#2", "dcdb:GC:Element Woman (Forever Evil)#4")
def mirror_master_gives_one_power_for_a_card_of_several_types() -> Table:
    element = stand_in("Element", "Hero", WhileOwned((VILLAIN, EQUIPMENT, SUPER_POWER)), cost=4)
    orchid = stand_in("Orchid", "Hero", cost=4)
    return situation(A=side("Mirror Master", hand=[orchid, element]), B=side("Mirror Master"))


@example("dcdb:MC:Ozymandias (Crossover 4)#2")
def ozymandias_does_what_he_does_where_the_new_hand_is_drawn() -> Table:
    six = seq(DrawCards(6), PutIt(a_card(Cards((HAND,))), DECK, TOP))
    ozy = stand_in("Ozy", "Main Character", InsteadOfNewHand(six))
    mourns = Triggers(Plays((HEROES,)), GainVP(1))
    deck = ["Robin", "Kick", "Mera", "Lobo", "Bane", "Punch", "Catwoman"]
    return situation(A=side([ozy, stand_in("M", "Main Character", mourns)], hand=["Punch"], deck=deck), B=side(deck=[FILLER] * 6))


@example("dcdb:1.033")
def a_card_played_again_has_the_type_that_it_was_given() -> Table:
    garfield = stand_in("Garfield", "Hero", seq(ChooseType(), NextIsOfThatType()))
    return situation(A=side("Martian Manhunter", hand=[garfield, "Kick", "Kick", "Clayface"]), B=side())


@example("dcdb:1.034")
def a_card_played_again_remembers_what_has_been_used() -> Table:
    bay = stand_in("Bay", "Location", Uses((), GainVP(1), limit=(1, "turn")), words=("Ongoing",))
    return situation(A=side(hand=[bay, "Clayface"]), B=side())


@example("dcdb:1.111")
def what_is_gained_goes_to_a_pile_of_ones_own() -> Table:
    ring = stand_in("Ring", "Equipment", GainIt(a_card(Cards((LINE_UP,), (VILLAINS,)))))
    return situation(A=side(hand=[ring]), B=side(), C=side(), line_up=["Scarecrow", "Robin"])


@example("dcdb:1.113")
def a_foe_is_chosen_among_all_foes_where_nobody_is_attacked() -> Table:
    beams = stand_in("Beams", "Super Power", seq(Power(2), ChooseFoe(), Each(ThatFoe(), DiscardIt(a_card(Cards((HAND,)))))))
    return situation(A=side(hand=[beams, "Punch"]), B=side(hand=["Kick"]), C=side(hand=["Mera", "Lasso of Truth"]), active="A")


@example("dcdb:2.041")
def what_is_destroyed_after_the_turn_is_over_triggers_nothing_of_a_turn() -> Table:
    super_girl = stand_in("Girl", "Main Character", Triggers(Destroys(anyone=True), GainVP(1), turns="each"))
    cheetah = stand_in(
        "Cheetah M", "Main Character", Triggers(Plays((VILLAINS,), 1), AtEndOfTurn(DestroyIt(up_to(1, Cards((DISCARD,)))), "A"))
    )
    burn = stand_in("Burn", "Villain", DestroyIt(a_card(Cards((DISCARD,), (Named(("Punch",)),)))))
    return situation(A=side([cheetah], hand=[burn], discard=["Punch", "Vulnerability"], deck=[FILLER] * 6), B=side([super_girl]))


@example("dcdb:3.041")
def abra_kadabra_does_not_return_what_has_left() -> Table:
    back = PutIt(a_card(Cards((DISCARD,), (Named(("Mera",)),))), HAND)
    zinthos = stand_in("Zinthos", "Super Power", Activated((DiscardIt(This()),), back), words=("Ongoing",), cost=5)
    return situation(
        A=side(hand=["Abra Kadabra"], discard=["Mera"], vp=5, deck=[FILLER] * 6), B=side(), main_deck=[zinthos, *[FILLER] * 9]
    )


@example("dcdb:6.104")
def a_red_card_is_no_villain() -> Table:
    emotion = stand_in("Emotion", "Super Power", words=("All",))
    paint = stand_in("Paint", "Location", Continuous(Cards((PLAY,), (Marked("All"),)), (HasColor("red"),)), words=("Ongoing",))
    indigo = stand_in("Indigo", "Main Character", Triggers(Plays((Colored("red"),)), GainVP(1)))
    comedian = stand_in("Comedian", "Main Character", Triggers(Plays((VILLAINS,)), GainVP(2)))
    return situation(A=side([indigo, comedian], hand=[emotion, "Doomsday"], play=[paint]), B=side())
