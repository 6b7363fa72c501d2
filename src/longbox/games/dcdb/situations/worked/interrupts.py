"""Abilities that interrupt a card (DC-A13): Jay Garrick, Robin."""

from __future__ import annotations

from longbox.games.dcdb.language.vocabulary import (
    DISCARD,
    EQUIPMENT,
    HAND,
    Among,
    AnyTime,
    Avoids,
    Cards,
    DiscardHand,
    DiscardIt,
    DiscardTop,
    DrawCards,
    DrawIt,
    GainVP,
    IfYouDo,
    Interrupts,
    It,
    Kind,
    LookAtTop,
    May,
    OnceEachTurn,
    Power,
    PutIt,
    RevealHand,
    RevealTop,
    RevealTops,
    Teamwork,
    This,
    Triggers,
    TurnBeginning,
    Uses,
    VPValueOf,
    WouldDraw,
    a_card,
    seq,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.situations.worked import example

JAY = stand_in("Jay", "Main Character", Interrupts(WouldDraw(), seq(RevealTop(), May(DiscardTop())), turns="any"))


ROBIN = stand_in(
    "Boy Wonder",
    "Main Character",
    Interrupts(WouldDraw(first=True), PutIt(a_card(Cards((DISCARD,), (Kind((EQUIPMENT,)),))), HAND), instead=True),
)


MUSE = stand_in("Muse", "Main Character", OnceEachTurn((), DrawCards(1)))


TWO = stand_in("Two", "Hero", seq(DrawCards(2), Power(1)))


ZATANNA = stand_in("Zat", "Main Character", AnyTime(LookAtTop()))


@example("dcdb:MC:Jay Garrick (Crossover 1)#2", "dcdb:MC:Jay Garrick (Crossover 1)#3", "dcdb:MC:Jay Garrick (Crossover 1)#4")
def jay_interrupts_a_draw_that_a_card_tells_of() -> Table:
    return situation(A=side([JAY, MUSE], hand=[TWO], deck=["Punch", "Kick", "Mera", "Robin"]), B=side([JAY]))


@example("dcdb:MC:Jay Garrick (Crossover 1)#5", "dcdb:MC:Jay Garrick (Crossover 1)#6")
def jay_has_a_turn_with_each_draw_even_if_nothing_is_drawn() -> Table:
    bizarro = stand_in("Biz", "Villain", IfYouDo(DrawCards(1), DrawCards(1)))
    return situation(A=side([JAY], hand=[bizarro], deck=["Punch", "Kick", "Vulnerability", "Mera"]), B=side())


@example("dcdb:3.072")
def the_top_card_that_is_revealed_again_is_the_same() -> Table:
    john = stand_in("John", "Hero", seq(RevealTops(2), DrawIt(a_card(Among("seen")))))
    return situation(A=side([JAY], hand=[john], deck=["Punch", "Mera", "Kick"]), B=side())


@example("dcdb:MC:Jay Garrick (Crossover 1)#9")
def the_next_card_is_revealed_and_drawn_if_jay_discards_the_one_that_was() -> Table:
    orchid = stand_in(
        "Orchid", "Hero", Avoids(DiscardIt(This()), seq(RevealTop(), DrawIt(It("it")), GainVP(VPValueOf())), zones=("hand",))
    )
    return situation(A=side(hand=["Bane"]), B=side([JAY], hand=[orchid], deck=["Punch", "Doomsday", "Kick"]))


@example("dcdb:MC:Robin (Crisis 1)#2", "dcdb:MC:Robin (Crisis 1)#3", "dcdb:MC:Robin (Crisis 1)#4", "dcdb:MC:Robin (Crisis 1)#6")
def robin_takes_the_place_of_the_first_card_drawn() -> Table:
    given = {"hand": [TWO], "deck": ["Kick", "Mera"], "discard": ["Punch", "Batmobile"]}
    return situation(A=side([ROBIN, MUSE], **given), B=side([ROBIN]))


@example("dcdb:MC:Robin (Crisis 1)#5", "dcdb:MC:Robin (Crisis 1)#7")
def what_robin_has_replaced_was_not_drawn() -> Table:
    kid = stand_in("Kid", "Hero", seq(DrawCards(2), DiscardIt(a_card(Among("it")))))
    return situation(A=side([ROBIN], hand=[kid, "Punch"], deck=["Kick", "Mera"], discard=["Batmobile"]), B=side())


@example("dcdb:MC:Robin (Crisis 1)#8")
def robin_can_be_used_at_the_first_draw_alone() -> Table:
    return situation(A=side([ROBIN], hand=[TWO, TWO], deck=["Kick"] * 6, discard=["Batmobile"]), B=side())


@example("dcdb:MC:Kyle Rayner (Crisis 2)#2")
def kyle_rayner_discards_what_he_has_revealed_as_well() -> Table:
    colors = stand_in("Kyle", "Main Character", Triggers(TurnBeginning(), seq(RevealHand(), DiscardHand(), DrawCards(5))))
    return situation(A=side(), B=side([colors], hand=["Punch", "Kick", "Robin"], deck=["Mera"] * 6))


@example("dcdb:MC:Trickster (Crossover 5)#2", "dcdb:MC:Trickster (Crossover 5)#3")
def trickster_leaves_a_card_behind_in_the_midst_of_a_draw() -> Table:
    kyle = stand_in("Kyle", "Main Character", OnceEachTurn((), seq(DiscardHand(), DrawCards(5))))
    given = {"hand": ["Punch", "Kick", "Vulnerability"], "deck": ["Mera", "Robin"], "discard": ["Bane", "Lobo"]}
    return situation(A=side([kyle, "Trickster"], **given), B=side())


@example("dcdb:MC:Trickster (Crossover 5)#4")
def a_lone_card_that_is_left_counts_as_drawn() -> Table:
    then = stand_in("Then", "Super Power", IfYouDo(DrawCards(1), Power(2)))
    return situation(A=side("Trickster", hand=[then], deck=[], discard=["Mera"]), B=side())


@example("dcdb:MC:Trickster (Crossover 5)#5")
def what_follows_a_draw_is_done_though_the_only_card_is_left() -> Table:
    return situation(
        A=side("Trickster", hand=["The Penguin", "Bane"], deck=[], discard=["Punch"]), B=side(deck=["Kick"], discard=["Robin"])
    )


@example("dcdb:MC:Trickster (Crossover 5)#6", "dcdb:6.505")
def an_activated_teamwork_ability_of_a_main_character_is_not_offered() -> Table:
    trick = stand_in("Trick T", "Main Character", Uses((), Teamwork()))
    return situation(A=side([trick]), B=side(deck=["Kick"]))


@example("dcdb:MC:Zatanna Zatara (Confrontations)#3", "dcdb:MC:Zatanna Zatara (Confrontations)#4")
def zatanna_looks_at_any_time_even_while_something_resolves() -> Table:
    flash = stand_in("Flash", "Super-Villain", seq(DrawCards(3), DiscardIt(a_card(Cards((HAND,))))))
    given = {"hand": [flash, "Punch"], "discard": ["Bane", "Lobo"]}
    return situation(A=side([ZATANNA], deck=["Kick", "Mera", "Robin"], **given), B=side())
