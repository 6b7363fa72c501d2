"""Rulings on cards of the main deck and on the basic stacks, played as they are written."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb.language.vocabulary import (
    ANY_NUMBER,
    DECK,
    DISCARD,
    HAND,
    LINE_UP,
    LOCATION,
    MAIN_DECK,
    PLAY,
    SUPER_POWER,
    TOP,
    WEAKNESS,
    AddToLineUp,
    All,
    Among,
    AttackFoes,
    Avoids,
    Cards,
    ChooseIt,
    ChooseOne,
    Chosen,
    DestroyIt,
    DiscardIt,
    DiscardsThis,
    DrawCards,
    Gains,
    GainsThis,
    GainTo,
    GainVP,
    GainWeaknesses,
    IfYouDo,
    It,
    Kind,
    LookAtBottom,
    Marked,
    May,
    Named,
    Nothing,
    NotKind,
    NotMarked,
    OnceEachTurn,
    OrElse,
    PlayAgain,
    PlayedCards,
    PlayIt,
    Plays,
    Power,
    PutIt,
    RevealIt,
    RevealTop,
    SwapZones,
    ThatMany,
    This,
    ThisAnd,
    ThisTurn,
    ToDiscardPile,
    TopOf,
    Triggers,
    TurnBeginning,
    TurnEnding,
    Unless,
    Uses,
    You,
    a_card,
    cards,
    in_order,
    seq,
    up_to,
)
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in
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


@example("dcdb:GC:Black Mask (Crisis 3)#2")
def black_mask_is_discarded_to_a_card() -> Table:
    mask = stand_in("Black Mask", "Villain", Triggers(DiscardsThis(), GainVP(2), turns="any", zones=("gained",)), cost=2)
    drop = stand_in("Drop", "Equipment", DiscardIt(a_card(Cards((HAND,)))))
    main = stand_in("Main", "Main Character", Uses((DiscardIt(a_card(Cards((HAND,)))),), Power(1)))
    return situation(A=side([main], hand=[drop, mask]), B=side())


@example("dcdb:GC:Brainiac Drones (Multiverse)#1")
def brainiac_drones_may_add_a_card() -> Table:
    drones = stand_in("Brainiac Drones", "Equipment", seq(Power(1), DrawCards(1), May(AddToLineUp(TOP_OF_MAIN))))
    return situation(A=side(hand=[drones], deck=["Kick"]), B=side(), main_deck=["Robin", "Bane"], line_up=["Mera"])


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


ISLAND = stand_in(
    "Infinity Island",
    "Location",
    Triggers(ToDiscardPile((ONGOING,)), PutIt(a_card(Among("it", (), "that came there")), HAND), limit=(1, "turn")),
    words=("Ongoing",),
)


CITY, TOWN = stand_in("City", "Location", words=("Ongoing",)), stand_in("Town", "Location", words=("Ongoing",))


ARMOR = stand_in("Silent Armor", "Equipment", DiscardIt(a_card(Cards((PLAY,), (ONGOING,)))))


@example("dcdb:GC:Infinity Island (Crisis 4)#2")
def infinity_island_does_not_return_itself() -> Table:
    return situation(A=side(play=[ISLAND], hand=[ARMOR]), B=side())


@example("dcdb:GC:Infinity Island (Crisis 4)#3")
def infinity_island_returns_one_of_several() -> Table:
    both = stand_in("Both", "Equipment", DiscardIt(cards(2, Cards((HAND,), (ONGOING,)))))
    return situation(A=side(play=[ISLAND], hand=[both, CITY, TOWN]), B=side())


@example("dcdb:GC:Infinity Island (Crisis 4)#4")
def infinity_island_returns_the_first_ongoing_card_of_the_turn() -> Table:
    return situation(A=side(hand=[ARMOR, ISLAND, ARMOR], play=[CITY, TOWN]), B=side())


@example("dcdb:GC:Interceptor (Rivals 2)#1")
def a_swap_with_an_empty_zone(full: bool = True) -> Table:
    inter = stand_in("Interceptor", "Equipment", SwapZones(HAND, DISCARD))
    two = ["Punch", "Kick"]
    return situation(A=side(hand=[inter, *two * full], discard=[*two * (not full)]), B=side(hand=["Bane"], discard=["Lobo"]))


@example("dcdb:GC:Jaime Reyes (Teen Titans)#2", "dcdb:GC:Jaime Reyes (Teen Titans)#3")
def jaime_reyes_lies_in_play_until_he_can_be_played(punches: int = 9) -> Table:
    return situation(
        A=side(hand=["Scarecrow"]),
        B=side(hand=["Jaime Reyes", "Punch"], deck=["Punch"] * punches),
        C=side(),
        line_up=["Bane"] * 5,
    )


@example("dcdb:GC:Kalibak (Crossover 7)#2")
def kalibak_takes_any_number_of_cards() -> Table:
    kalibak = stand_in("Kalibak", "Villain", Uses((DiscardIt(a_card(Cards((HAND,)))),), Power(1)))
    return situation(A=side(hand=[kalibak, "Punch", "Punch", "Kick"]), B=side(hand=["Mera"]))


@example("dcdb:GC:Million Monkey Maneuver (Crossover 8)#2")
def a_card_is_played_unless_a_colony_is_destroyed(mine: bool = False) -> Table:
    colony = DestroyIt(a_card(Cards((PLAY,), (Named(("Colony of Bats",)),))))
    monkeys = stand_in(
        "Million Monkey Maneuver",
        "Super Power",
        OrElse(IfYouDo(May(colony), GainVP(4)), PlayIt(a_card(Cards((LINE_UP,), (NotMarked("Ongoing"),))))),
    )
    bats = stand_in("Colony of Bats", "Villain", words=("Ongoing",))
    return situation(
        A=side(hand=[monkeys], play=[bats] * mine), B=side(play=[bats] * (not mine)), line_up=["Catwoman", "Titans Tower"]
    )


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


@example("dcdb:GC:Moscow (Multiverse)#2")
def moscow_must_be_there_when_the_second_card_resolves(before: Sequence[str] = ("Punch", "Kick")) -> Table:
    moscow = stand_in("Moscow", "Location", Triggers(Plays((), 2), DrawCards(1)), words=("Ongoing",))
    return situation(A=side(hand=[*before, moscow, "Punch"], deck=["Mera"]), B=side())


@example("dcdb:GC:New Titans Tower (Teen Titans)#2", kind=LOCATION)
@example("dcdb:GC:Tactile Telekinesis (Teen Titans)#2", kind=SUPER_POWER)
def what_triggers_on_its_own_kind_triggers_as_it_is_played(kind: str) -> Table:
    tower = stand_in("Tower", kind, Triggers(Plays((Kind((kind,)),)), GainVP(1)), words=("Ongoing",))
    return situation(A=side(hand=[tower]), B=side(play=[tower]))


@example("dcdb:GC:Ocean Master (Heroes Unite)#2")
def ocean_master_played_again_destroys_another_card() -> Table:
    magic = stand_in("Magic", "Super Power", PlayAgain(a_card(PlayedCards((Named(("Ocean Master",)),)))))
    return situation(A=side(hand=["Ocean Master", magic, "Punch", "Punch", "Kick"]), B=side())


@example("dcdb:GC:Phobia (Teen Titans)#1")
def who_is_attacked_discards_into_the_own_pile() -> Table:
    phobia = stand_in("Phobia", "Villain", AttackFoes(PutIt(a_card(Cards((HAND,))), DISCARD)))
    return situation(A=side(hand=[phobia]), B=side(hand=["Kick"]), C=side(hand=["Mera"]))


@example("dcdb:GC:Rabid Robin (Dark Nights: Metal)#2", weaknesses=0)
@example("dcdb:GC:Rabid Robin (Dark Nights: Metal)#3", weaknesses=1)
def rabid_robin_gives_a_weakness_of_either_stack_as_it_is_bought(weaknesses: int) -> Table:
    gain = GainWeaknesses(1, reserve=True)
    rabid = stand_in("Rabid Robin", "Villain", Triggers(GainsThis(), gain, category="C", turns="any", zones=("gained",)), cost=2)
    return situation(A=side(), B=side(), line_up=[rabid], power=2, weaknesses=weaknesses, reserve=3)


@example("dcdb:GC:Scythe (Crossover 1)#1")
def nobody_has_to_prove_that_there_is_no_starter() -> Table:
    shows = RevealIt(a_card(Cards((HAND,), (Kind(("Starter",)),))))
    scythe = stand_in("Scythe S", "Villain", AttackFoes(Unless(GainWeaknesses(1), You(), shows)))
    return situation(A=side(hand=[scythe]), B=side(hand=["Punch", "Kick"]), C=side(hand=["Kick"]), D=side(hand=["Punch"]))


@example("dcdb:GC:Search The Depths (Dark Nights: Metal)#1")
def the_bottom_card_is_left_discarded_or_put_on_top() -> Table:
    ways = ChooseOne((Nothing(), DiscardIt(It("it")), PutIt(It("it"), DECK, TOP)))
    depths = stand_in("Search The Depths", "Super Power", seq(LookAtBottom(), ways))
    return situation(A=side(hand=[depths], deck=["Robin", "Kick", "Bane"]), B=side())


@example("dcdb:MC:Star Sapphire (Crisis 2)#2")
def the_top_card_is_left_discarded_or_put_on_the_bottom() -> Table:
    ways = ChooseOne((Nothing(), DiscardIt(It("it")), PutIt(It("it"), DECK, None)))
    star = stand_in("Star Sapphire", "Main Character", OnceEachTurn((), seq(RevealTop(), ways)))
    return situation(A=side([star], deck=["Robin", "Kick", "Bane"]), B=side())


@example("dcdb:GC:Silent Armor (Teen Titans)#1")
def silent_armor_discards_the_batcave() -> Table:
    return situation(A=side(hand=[ARMOR], play=["The Batcave"], deck=["Mera"]), B=side())


@example("dcdb:GC:Silent Armor (Teen Titans)#2", "dcdb:6.303")
def silent_armor_ends_what_it_discards() -> Table:
    king = stand_in("Sea King", "Super-Villain", Power(1), Triggers(Gains(), PutIt(itself, DECK, TOP)), words=("Ongoing",))
    return situation(A=side(hand=[king, "Clayface", ARMOR]), B=side(), line_up=["Catwoman"])


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


@example("dcdb:GC:Tomb of Hath-Set (Dark Nights: Metal)#2")
def the_tomb_works_with_any_hand(hand: Sequence[str] = ()) -> Table:
    anew = seq(DiscardIt(All(Cards((HAND,)))), DrawCards(2))
    tomb = stand_in("Tomb of Hath-Set", "Location", Triggers(TurnBeginning(), anew), words=("Ongoing",))
    return situation(A=side(), B=side(play=[tomb], hand=[*hand], deck=["Robin", "Bane", "Lobo"]))


VIXEN = stand_in("Vixen", "Hero", GainTo(a_card(Cards((LINE_UP,), (Kind(("Villain",)),))), PLAY))


@example("dcdb:GC:Vixen (Crossover 6)#1")
def a_card_that_was_gained_into_play_discards_itself() -> Table:
    leaves = Triggers(TurnEnding(), DiscardIt(This()), category="C", turns="any")
    scandal = stand_in("Scandal Savage", "Villain", Power(3), leaves, words=("Ongoing",), cost=4)
    return situation(A=side(hand=[VIXEN], deck=[FILLER] * 6), B=side(), line_up=[scandal])


@example("dcdb:GC:Vixen (Crossover 6)#2")
def what_is_gained_into_play_is_not_played() -> Table:
    mara, other = stand_in("Mara Al Ghul", "Villain", Power(2), cost=4), stand_in("Other", "Villain", Power(3), cost=4)
    return situation(A=side(hand=[VIXEN], deck=[FILLER] * 6), B=side(), line_up=[other, mara])


@example("dcdb:GC:Waterbearer (Crisis 4)#2")
def the_next_ongoing_card_that_is_bought() -> Table:
    water = stand_in("Water", "Equipment", ThisTurn(Triggers(Gains((ONGOING,)), PutIt(itself, HAND)), 1))
    city = stand_in("City", "Location", words=("Ongoing",), cost=1)
    return situation(A=side(hand=[water]), B=side(), line_up=[city, "Robin", city, city], power=9)


@example("dcdb:GC:Sinestro Corps Power Rings (Rivals 2)#1", name="Sinestro Corps Power Rings")
@example("dcdb:GC:Green Lantern Power Ring (Rivals 2)#1", name="Green Lantern Power Ring R")
def rings_of_other_sets_are_power_rings(name: str) -> Table:
    ring = stand_in(name, "Equipment", words=("Power Ring",))
    return situation(A=side(hand=["Kyle Rayner", ring, "Power Ring"]), B=side(discard=[ring]))
