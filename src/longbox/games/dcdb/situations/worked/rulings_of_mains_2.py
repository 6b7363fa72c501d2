"""More rulings on main characters, and worked examples of chapters 1 to 6 with the cards that they name."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb.language.vocabulary import (
    DECK,
    DISCARD,
    EQUIPMENT,
    HAND,
    HERO,
    LINE_UP,
    LOCATION,
    PLAY,
    SUPER_POWER,
    TOP,
    VILLAIN,
    Activated,
    Amount,
    AtEndOfTurn,
    AttackFoes,
    AttackHits,
    Buying,
    Cards,
    ChooseFoe,
    ChooseType,
    Colored,
    Continuous,
    DestroyIt,
    Destroys,
    DiscardHand,
    DiscardIt,
    DrawCards,
    Each,
    FirstAppearance,
    Fixed,
    GainIt,
    Gains,
    GainVP,
    GainWeaknesses,
    HasAttack,
    HasColor,
    HasCost,
    If,
    InsteadOfNewHand,
    ItIs,
    Kind,
    Marked,
    Named,
    NextIsOfThatType,
    Plays,
    Power,
    PutIt,
    RevealTop,
    ThatFoe,
    This,
    ThisTurn,
    Triggers,
    Uses,
    WhileOwned,
    a_card,
    seq,
    up_to,
)
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import CardDef
from longbox.situations.worked import example

HEROES, VILLAINS, POWERS, TOOLS = Kind((HERO,)), Kind((VILLAIN,)), Kind((SUPER_POWER,)), Kind((EQUIPMENT,))


@example("dcdb:MC:Mirror Master (Crossover 5)#2", "dcdb:GC:Element Woman (Forever Evil)#4")
def mirror_master_gives_one_power_for_a_card_of_several_types() -> Table:
    element = stand_in("Element", "Hero", WhileOwned((VILLAIN, EQUIPMENT, SUPER_POWER)), cost=4)
    orchid = stand_in("Orchid", "Hero", cost=4)
    return situation(A=side("Mirror Master", hand=[orchid, element]), B=side("Mirror Master"))


#: attacks as it is played; attacks with an ability alone
GAS = stand_in("Gas", "Equipment", AttackFoes(GainWeaknesses(1)), cost=3)


AZARATH = stand_in(
    "Azarath", "Location", Uses((DiscardIt(a_card(Cards((HAND,)))),), AttackFoes(GainWeaknesses(1))), words=("Ongoing",), cost=5
)


@example("dcdb:MC:Batman (Rebirth)#2")
def super_heroes_of_the_stack_are_super_villains_but_no_villains(hero: bool = False, power: int = 5) -> Table:
    flash = stand_in("Flash", "Super-Villain", cost=8, vp=4, words=("Super-Hero",))
    boss = stand_in("Boss", "Super-Villain", cost=8, vp=4)
    bat = stand_in("Batman", "Main Character", Triggers(Gains((VILLAINS,)), GainVP(1)))
    cheap = stand_in("Cheap", "Equipment", ThisTurn(Amount(Buying(stacked=True), Fixed(-3))))
    return situation(
        A=side([bat], hand=[cheap]), B=side(), super_villains=[flash if hero else boss], line_up=["Scarecrow"], power=power
    )


@example("dcdb:MC:Ozymandias (Crossover 4)#2")
def ozymandias_does_what_he_does_where_the_new_hand_is_drawn() -> Table:
    six = seq(DrawCards(6), PutIt(a_card(Cards((HAND,))), DECK, TOP))
    ozy = stand_in("Ozymandias", "Main Character", InsteadOfNewHand(six))
    mourns = Triggers(Plays((HEROES,)), GainVP(1))
    deck = ["Robin", "Kick", "Mera", "Lobo", "Bane", "Punch", "Catwoman"]
    return situation(A=side([ozy, stand_in("M", "Main Character", mourns)], hand=["Punch"], deck=deck), B=side(deck=[FILLER] * 6))


@example("dcdb:MC:Sinestro (Forever Evil)#3")
def sinestro_wants_an_attack_that_was_played_and_not_avoided(others: bool = True) -> Table:
    a, b = side("Sinestro (Forever Evil)", hand=[GAS]), side(hand=["Lasso of Truth"])
    return situation(A=a, B=b, C=side(hand=["Lasso of Truth"])) if others else situation(A=a, B=b)


SINESTRO = stand_in(
    "Sinestro", "Main Character", Triggers(Plays((HasAttack(),)), Power(1)), Triggers(AttackHits(), GainVP(1), limit=(1, "turn"))
)


@example(
    "dcdb:MC:Sinestro (Rivals 2)#3",
    "dcdb:MC:Sinestro (Rivals 2)#4",
    "dcdb:MC:Sinestro (Rivals 2)#5",
    "dcdb:MC:Sinestro (Rivals 2)#7",
)
def the_other_sinestro_counts_cards_that_let_one_attack_and_attacks_that_hit() -> Table:
    return situation(A=side([SINESTRO], hand=[AZARATH, GAS, "Kick", "Punch"]), B=side([SINESTRO]))


@example("dcdb:MC:Sinestro (Rivals 2)#6")
def the_other_sinestro_triggers_on_what_somebody_else_does_in_his_turn() -> Table:
    snare = stand_in(
        "Snare", "Location", Triggers(Plays(), AttackFoes(GainWeaknesses(1)), category="C", turns="each"), words=("Ongoing",)
    )
    return situation(A=side([SINESTRO], hand=["Punch"], play=[snare]), B=side(), C=side([SINESTRO]))


@example("dcdb:MC:The Comedian (Crossover 4)#3", attacks=False)
@example("dcdb:MC:The Comedian (Crossover 4)#4", attacks=True)
def the_comedian_pays_less_for_what_attacks(attacks: bool) -> Table:
    joke = stand_in("The Comedian", "Main Character", Amount(Buying((HasAttack(),)), Fixed(-1)))
    raid = stand_in("Raid", "Super-Villain", Power(1), FirstAppearance(DiscardHand()), cost=8)
    hunt = stand_in("Hunt", "Super-Villain", AttackFoes(DiscardHand()), FirstAppearance(DiscardHand()), cost=8)
    return situation(
        A=side([joke]), B=side(), super_villains=[hunt if attacks else raid], line_up=[GAS, AZARATH, "Catwoman"], power=9
    )


SHIFT = stand_in("Shift", "Super Power", WhileOwned((HERO, VILLAIN, EQUIPMENT)), cost=3, vp=1)


VIXEN = stand_in(
    "Vixen",
    "Main Character",
    Activated(
        (),
        seq(
            RevealTop(),
            If(ItIs((HEROES,)), Power(2)),
            If(ItIs((VILLAINS,), "revealed"), DestroyIt(a_card(Cards((HAND,))))),
            If(ItIs((TOOLS,), "revealed"), ThisTurn(Amount(Buying(stacked=True), Fixed(-2)))),
            If(ItIs((POWERS,), "revealed"), DrawCards(1)),
        ),
        limit=(1, "turn"),
    ),
)


@example("dcdb:MC:Vixen (Promo)#2", "dcdb:MC:Vixen (Promo)#3", "dcdb:2.012", deck=(SHIFT, "Kick"))
@example("dcdb:GC:Element Woman (Forever Evil)#3", deck=("Element Woman", "Kick"))
def vixens_text_is_resolved_in_its_order(deck: Sequence[str | CardDef]) -> Table:
    return situation(A=side([VIXEN], hand=["Punch"], deck=[*deck]), B=side(), power=4)


@example("dcdb:1.022")
def doctor_fate_looks_at_what_cards_cost_when_they_were_played() -> Table:
    six, seven, five = [stand_in(f"Place {n}", "Location", cost=n) for n in (6, 7, 5)]
    places = Cards((PLAY,), (Kind((LOCATION,)),))
    computo = stand_in("Computo", "Villain", ThisTurn(Continuous(places, (HasCost(5),))), cost=9)
    return situation(A=side("Doctor Fate", hand=[six, seven, computo, five], deck=["Kick"]), B=side())


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
