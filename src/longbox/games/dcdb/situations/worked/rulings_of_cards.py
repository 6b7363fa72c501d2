"""Rulings on cards of the main deck and on the basic stacks, played as they are written."""

from __future__ import annotations

from longbox.games.dcdb.language.vocabulary import (
    ANY_NUMBER,
    DECK,
    DISCARD,
    HAND,
    LINE_UP,
    LOCATION,
    MAIN_DECK,
    PLAY,
    TOP,
    WEAKNESS,
    AddToLineUp,
    All,
    Among,
    AttackFoes,
    Avoids,
    Cards,
    ChooseIt,
    Chosen,
    DestroyIt,
    DiscardIt,
    DrawCards,
    Gains,
    GainVP,
    GainWeaknesses,
    It,
    Kind,
    Marked,
    Named,
    NotKind,
    PlayAgain,
    PlayedCards,
    Plays,
    Power,
    PutIt,
    RevealIt,
    ThatMany,
    This,
    ThisAnd,
    ThisTurn,
    TopOf,
    Triggers,
    Unless,
    Uses,
    You,
    a_card,
    in_order,
    seq,
    up_to,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.situations.worked import example

ONGOING = Marked("Ongoing")


itself = It("it", "it")


TOP_OF_MAIN = All(TopOf(MAIN_DECK))


@example("dcdb:GC:Kick (Base Set)#2")
def one_kick_a_turn() -> Table:
    return situation(A=side(), B=side(), power=9, format="cube")


@example(
    "dcdb:GC:Weakness (Base Set)#1",
    "dcdb:GC:Weakness (Base Set)#3",
    "dcdb:GC:Weakness (Base Set)#4",
    "dcdb:GC:Kryptonite (Confrontations)#1",
)
def weaknesses_are_of_a_type_of_their_own_and_are_meant_by_name() -> Table:
    krypto = stand_in("Kryptonite", "Equipment", AttackFoes(DiscardIt(a_card(Cards((HAND,), (Named(("Weakness",)),))))))
    burn = stand_in("Burn", "Equipment", DestroyIt(a_card(Cards((DISCARD,), (Kind((WEAKNESS,)),)))))
    flaw = stand_in("Flaw", "Weakness")
    return situation(
        A=side(hand=[krypto, burn], discard=["Weakness", "Punch"]), B=side(hand=["Weakness", flaw, "Kick"]), C=side(hand=[flaw])
    )


@example("dcdb:GC:Detonator (Teen Titans)#2")
def detonator_may_destroy_itself() -> Table:
    return situation(A=side(play=["Detonator"]), B=side())


@example("dcdb:GC:Invulnerable (Forever Evil)#1")
def invulnerable_is_discarded_or_a_vulnerability_destroyed() -> Table:
    return situation(A=side(hand=["Bane"]), B=side(hand=["Invulnerable", "Kick"], discard=["Vulnerability"]))


@example("dcdb:GC:Shields Up (Rebirth)#1")
def shields_up() -> Table:
    shields = stand_in("Shields Up", "Super Power", Power(2), Avoids(DiscardIt(This()), DrawCards(1), zones=("hand",)))
    return situation(A=side(hand=["Bane", shields]), B=side(hand=[shields], deck=["Mera"]))


@example("dcdb:GC:Hermes (Confrontations)#1", "dcdb:GC:Hermes (Confrontations)#2")
def two_cards_in_all_in_an_order_of_ones_own() -> Table:
    chosen = ChooseIt(up_to(2, Cards((DISCARD,), (NotKind(LOCATION),))))
    ordered = stand_in("Hermes", "Hero", seq(chosen, PutIt(in_order(Among("it")), DECK, TOP)))
    return situation(
        A=side(hand=[ordered], discard=["Robin", "Mera", "Bane", "Titans Tower"], deck=["Kick"]), B=side(discard=["Lobo"])
    )


@example("dcdb:GC:Kalibak (Crossover 7)#2")
def kalibak_takes_any_number_of_cards() -> Table:
    kalibak = stand_in("Kalibak", "Villain", Uses((DiscardIt(a_card(Cards((HAND,)))),), Power(1)))
    return situation(A=side(hand=[kalibak, "Punch", "Punch", "Kick"]), B=side(hand=["Mera"]))


@example("dcdb:GC:Mind Control Hat (Heroes Unite)#2")
def the_hat_plays_what_lay_there_as_it_began() -> Table:
    jervis = stand_in("Jervis Tetch", "Villain")
    adds = stand_in("Adds", "Hero", AddToLineUp(TOP_OF_MAIN))
    takes = stand_in("Takes", "Villain", PutIt(a_card(Cards((LINE_UP,), (Named(("Robin",)),))), HAND))
    return situation(
        A=side(hand=[jervis, "Mind Control Hat"], deck=["Punch", "Punch"]),
        B=side(),
        line_up=[adds, takes, "Robin"],
        main_deck=["Catwoman"],
    )


@example("dcdb:GC:New Titans Tower (Teen Titans)#2", "dcdb:GC:Tactile Telekinesis (Teen Titans)#2")
def what_triggers_on_its_own_kind_triggers_as_it_is_played(kind: str = "Location", what: str = LOCATION) -> Table:
    tower = stand_in("Tower", kind, Triggers(Plays((Kind((what,)),)), GainVP(1)), words=("Ongoing",))
    return situation(A=side(hand=[tower]), B=side(play=[tower]))


@example("dcdb:GC:Ocean Master (Heroes Unite)#2")
def ocean_master_played_again_destroys_another_card() -> Table:
    magic = stand_in("Magic", "Super Power", PlayAgain(a_card(PlayedCards((Named(("Ocean Master",)),)))))
    return situation(A=side(hand=["Ocean Master", magic, "Punch", "Punch", "Kick"]), B=side())


@example("dcdb:GC:Phobia (Teen Titans)#1")
def who_is_attacked_discards_into_the_own_pile() -> Table:
    phobia = stand_in("Phobia", "Villain", AttackFoes(PutIt(a_card(Cards((HAND,))), DISCARD)))
    return situation(A=side(hand=[phobia]), B=side(hand=["Kick"]), C=side(hand=["Mera"]))


@example("dcdb:GC:Scythe (Crossover 1)#1")
def nobody_has_to_prove_that_there_is_no_starter() -> Table:
    shows = RevealIt(a_card(Cards((HAND,), (Kind(("Starter",)),))))
    scythe = stand_in("Scythe S", "Villain", AttackFoes(Unless(GainWeaknesses(1), You(), shows)))
    return situation(A=side(hand=[scythe]), B=side(hand=["Punch", "Kick"]), C=side(hand=["Kick"]), D=side(hand=["Punch"]))


@example("dcdb:GC:Superman (Dark Nights: Metal)#1")
def only_weaknesses_in_play_are_discarded() -> Table:
    sup = stand_in("Sup", "Hero", Uses((DiscardIt(a_card(Cards((PLAY,), (Named(("Weakness",)),)))),), Power(2)))
    return situation(A=side(hand=[sup, "Weakness", "Weakness"], discard=["Weakness"]), B=side())


@example("dcdb:GC:The Others (Confrontations)#1", "dcdb:GC:The Others (Confrontations)#2")
def the_others_are_discarded_together_and_as_many_drawn() -> Table:
    punches = Chosen(Cards((HAND,), (Named(("Punch",)),)), 0, ANY_NUMBER)
    others = stand_in(
        "Others",
        "Hero",
        Uses((), seq(ChooseIt(punches), DiscardIt(ThisAnd()), DrawCards(ThatMany())), limit=(1, "turn")),
        words=("Ongoing",),
    )
    return situation(A=side(play=[others], hand=["Punch", "Punch", "Kick"], deck=["Mera", "Lobo", "Bane", "Robin"]), B=side())


@example("dcdb:GC:Waterbearer (Crisis 4)#2")
def the_next_ongoing_card_that_is_bought() -> Table:
    water = stand_in("Water", "Equipment", ThisTurn(Triggers(Gains((ONGOING,)), PutIt(itself, HAND)), 1))
    city = stand_in("City", "Location", words=("Ongoing",), cost=1)
    return situation(A=side(hand=[water]), B=side(), line_up=[city, "Robin", city, city], power=9)
