"""Rulings on main characters, played as they are written; a stand-in has the text that the ruling speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb.language.vocabulary import (
    ANY_NUMBER,
    BELOW,
    DISCARD,
    EQUIPMENT,
    HAND,
    HERO,
    LINE_UP,
    MAIN_DECK,
    PLAY,
    SUPER_POWER,
    VILLAIN,
    AddToLineUp,
    All,
    AlwaysConfronts,
    Amount,
    AttachIt,
    AttackFoes,
    Avoids,
    AvoidsAttack,
    Buying,
    BuysAttached,
    Capture,
    Cards,
    Chosen,
    Cost,
    DestroyIt,
    Destroys,
    DiscardIt,
    DrawCards,
    FirstAppearance,
    FirstHasNinjutsu,
    Fixed,
    ForEvery,
    Gains,
    GainsCheapest,
    GainVP,
    GainWeaknesses,
    HasDefense,
    If,
    IfYouDo,
    InConfrontation,
    It,
    ItIs,
    Kind,
    Marked,
    Named,
    Ninjutsu,
    OfCost,
    OnceEachTurn,
    Plays,
    Power,
    PutIt,
    SameCost,
    Teamwork,
    ThatMany,
    There,
    This,
    TimeTravelIt,
    TopOf,
    Triggers,
    Uses,
    WithVP,
    a_card,
    seq,
)
from longbox.games.dcdb.situations import FILLER, MENACES, side, situation, stand_in
from longbox.games.dcdb.situations.build import Put
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import CardDef
from longbox.situations.worked import example

IDOL = stand_in("Idol", "Hero", cost=3, vp=1)


FIEND = stand_in("Fiend", "Villain", cost=3, vp=1)


GIFT = stand_in("Gift", "Super Power", cost=3, vp=1)


TOOL = stand_in("Tool", "Equipment", cost=3, vp=1)


@example("dcdb:MC:Aquaman (Confrontations)#3")
def aquaman_is_in_a_confrontation_in_his_turn_and_has_power_for_every_seven_cards(cards: int = 14) -> Table:
    king = stand_in("Aquaman", "Main Character", AlwaysConfronts(), OnceEachTurn((), Power(ForEvery(2, 7, Cards((DISCARD,))))))
    duel = stand_in("Duel", "Super Power", If(InConfrontation(), Power(1)))
    return situation(A=side([king], discard=[FILLER] * cards, hand=[duel]), B=side(hand=[duel]))


@example("dcdb:MC:Aquaman (Dark Nights: Metal)#2", name="Aquaman", kinds=(VILLAIN, SUPER_POWER))
@example("dcdb:MC:Doctor Fate (Dark Nights: Metal)#2", name="Doctor Fate", kinds=(HERO, EQUIPMENT))
@example("dcdb:MC:Kendra Saunders (Dark Nights: Metal)#2", name="Kendra Saunders", kinds=(VILLAIN, HERO))
@example("dcdb:MC:Wonder Woman (Dark Nights: Metal)#2", name="Wonder Woman", kinds=(EQUIPMENT, SUPER_POWER))
def two_of_either_type_or_one_of_each(name: str, kinds: tuple[str, str], play: Sequence[CardDef] = ()) -> Table:
    main = stand_in(name, "Main Character", OnceEachTurn((), GainVP(1), only=(There(Cards((PLAY,), (Kind(kinds),)), 2),)))
    each = [card for card in (IDOL, FIEND, GIFT, TOOL) if card.kind in kinds]
    return situation(A=side([main], play=[*(play or each)]), B=side(play=[*each]))


ARSENAL = stand_in("Arsenal", "Main Character", Triggers(GainsCheapest(), GainVP(1), limit=(1, "turn")))


@example("dcdb:MC:Arsenal (Crisis 4)#2")
def arsenal_looks_at_the_cost_and_not_at_what_one_pays() -> Table:
    five, three = [stand_in(f"C{n}", "Hero", cost=n) for n in (5, 3)]
    cheap = stand_in("Cheap", "Location", Amount(Buying((Cost(5),)), Fixed(-4)), words=("Ongoing",))
    return situation(A=side([ARSENAL], play=[cheap]), B=side(), line_up=[five, three], power=20)


@example("dcdb:MC:Arsenal (Crisis 4)#3")
def arsenal_triggers_on_the_first_card_that_is_lowest() -> Table:
    five, three, four = [stand_in(f"C{n}", "Hero", cost=n) for n in (5, 3, 4)]
    return situation(A=side([ARSENAL]), B=side([ARSENAL]), line_up=[five, three, four], power=20)


BANE = stand_in("Bane", "Main Character", Triggers(Destroys((Cost(1),), own=True), PutIt(It("it", "it"), BELOW)))


BURN = stand_in("Burn", "Equipment", DestroyIt(a_card(Cards((PLAY, DISCARD), (Cost(1),)))))


@example("dcdb:MC:Bane [Crisis] (Crisis 3)#3")
def what_lies_below_a_main_character_is_nobodys() -> Table:
    roy = stand_in("Roy Harper", "Main Character", Uses((DestroyIt(a_card(Cards((BELOW,)))),), Power(1)))
    return situation(A=side([BANE, roy], hand=[BURN], discard=["Kick"]), B=side())


@example("dcdb:MC:Bane [Crisis] (Crisis 3)#4")
def bane_keeps_nothing_that_somebody_else_owns() -> Table:
    pipes = stand_in("Pipes", "Hero", Teamwork())
    return situation(A=side([BANE], hand=[pipes, BURN]), B=side(deck=["Kick"]))


@example("dcdb:MC:Batgirl [Crisis] (Crisis 2)#2", given="Kick")
@example("dcdb:MC:Batgirl [Crisis] (Crisis 2)#3", given="Punch")
@example("dcdb:MC:Batgirl [Crisis] (Crisis 2)#4", given=stand_in("Power Girl", "Hero", cost=5, vp=2))
def batgirl_draws_one_card_at_most_and_for_herself(given: str | CardDef) -> Table:
    cost = DiscardIt(a_card(Cards((HAND,)), "paid"), name="paid")
    girl = stand_in("Batgirl", "Main Character", OnceEachTurn((), IfYouDo(cost, If(ItIs((WithVP(1),), "paid"), DrawCards(1)))))
    return situation(A=side([girl], hand=[given], deck=["Robin", "Mera"]), B=side(deck=["Bane"]))


BAT = stand_in("Batman", "Main Character", FirstHasNinjutsu())


@example("dcdb:MC:Batman (Crossover 8)#2")
def the_first_card_that_batman_begins_has_ninjutsu_for_him_alone() -> Table:
    return situation(A=side([BAT], hand=["Kick"]), B=side(hand=["Kick"]), line_up=["Mera"])


@example("dcdb:MC:Batman (Crossover 8)#3")
def the_first_card_that_batman_begins_is_not_the_one_that_it_plays() -> Table:
    return situation(A=side([BAT], hand=["X-Ray Vision", "Kick"]), B=side(deck=["Kid Flash"]), line_up=["Mera"])


@example("dcdb:MC:Black Adam (Forever Evil)#2")
def a_card_to_destroy_must_be_a_super_power_just_then() -> Table:
    return situation(A=side("Black Adam", hand=["Robin", "Kick", "Bulletproof"]), B=side("Black Adam"))


@example("dcdb:MC:Black Lightning (Promo)#3")
def black_lightning_may_discard_for_nothing(punches: int = 2, discard: Sequence[str] = ("Mera",)) -> Table:
    pay = DiscardIt(Chosen(Cards((HAND,)), 1, ANY_NUMBER, "paid"), name="paid")
    bolt = stand_in(
        "Black Lightning", "Main Character", Uses((pay,), PutIt(a_card(Cards((DISCARD,), (OfCost(ThatMany("paid")),))), HAND))
    )
    return situation(A=side([bolt], hand=["Punch"] * punches, discard=[*discard]), B=side(discard=["Robin"]))


@example("dcdb:MC:Catwoman (Crossover 8)#3")
def catwoman_buys_what_is_attached_as_if_it_lay_in_the_line_up(format: str = "base", mine: bool = True) -> Table:
    cat = stand_in("Catwoman", "Main Character", BuysAttached())
    monkey = stand_in("Monkey", "Hero", AttachIt(a_card(Cards((LINE_UP,)))))
    a, b = [side([cat] if hers else [], hand=[monkey] if a else []) for a, hers in ((True, mine), (False, not mine))]
    return situation(A=a, B=b, line_up=["Robin"], power=12, format=format)


PAID = DiscardIt(a_card(Cards((HAND,)), "paid"), name="paid")


CHAMELEON = stand_in(
    "Chameleon Boy", "Main Character", Uses((PAID,), TimeTravelIt(a_card(Cards((LINE_UP,), (SameCost("paid"),)))))
)


GIRL = stand_in("Girl", "Main Character", Triggers(Plays((Marked("Time Travel"),)), Power(1)))


@example("dcdb:MC:Chameleon Boy (Crossover 3)#5", line_up=("Bane", "Zatanna Zatara"))
@example(
    "dcdb:MC:Chameleon Boy (Crossover 3)#2",
    "dcdb:MC:Chameleon Boy (Crossover 3)#3",
    "dcdb:MC:Chameleon Boy (Crossover 3)#4",
    line_up=("Catwoman", IDOL),
)
def chameleon_boy_time_travels_a_card_of_the_cost_of_the_one_discarded(line_up: Sequence[str | CardDef]) -> Table:
    return situation(A=side([CHAMELEON, GIRL], hand=["Robin", "Punch", "Kick"]), B=side(), line_up=[*line_up])


@example("dcdb:MC:Chameleon Boy (Crossover 3)#6")
def chameleon_boy_ignores_what_one_pays_less() -> Table:
    cheap = stand_in("Cheap", "Location", Amount(Buying((Cost(5),)), Fixed(-2)), words=("Ongoing",))
    five = stand_in("Five", "Hero", cost=5)
    return situation(A=side([CHAMELEON], hand=["Robin"], play=[cheap]), B=side(), line_up=[five])


@example("dcdb:MC:Constantine (Crisis 1)#3", "dcdb:3.042")
def constantine_destroys_the_card_only_where_it_resolved(labs: bool = True) -> Table:
    alfred = stand_in("Alfred Pennyworth", "Hero", Power(1), cost=3)
    return situation(A=side("Constantine", play=["Cadmus Labs"] * labs, deck=[alfred, *["Kick"] * 6]), B=side())


@example("dcdb:MC:Cosmic Boy (Crossover 3)#2", "dcdb:MC:Lightning Lad (Crossover 3)#2", "dcdb:MC:Saturn Girl (Crossover 3)#2")
def the_first_card_from_the_hand_need_not_be_the_first_that_is_played() -> Table:
    boy = stand_in("Boy", "Main Character", Triggers(Plays((), 1, from_hand=True), GainVP(1)))
    team = stand_in("Team", "Location", Uses((), Teamwork(), limit=(1, "turn")), words=("Ongoing",))
    return situation(A=side([boy], play=[team], hand=["Kick", "Kick"]), B=side([boy], deck=["Bane"]))


@example(
    "dcdb:MC:Kid Flash (Promo)#2", "dcdb:MC:Kid Flash (Promo)#3", "dcdb:MC:Kid Flash (Promo)~2#2", "dcdb:MC:Kid Flash (Promo)~2#3"
)
def kid_flash_adds_a_card_each_time_and_at_that_time() -> Table:
    kid = stand_in("Kid", "Main Character", Triggers(Gains(), AddToLineUp(All(TopOf(MAIN_DECK)))))
    deck: list[str | CardDef | Put] = ["Lobo", "Bane", "Robin"]
    return situation(A=side([kid]), B=side([kid]), line_up=["Kid Flash", "Mera", "Catwoman"], main_deck=deck, power=20)


DEATHSTROKE = stand_in("Deathstroke", "Main Character", Triggers(Destroys(), GainVP(1), turns="each", limit=(1, "turn")))


@example("dcdb:MC:Deathstroke (Promo)#2")
def deathstroke_triggers_once_in_a_turn() -> Table:
    burn = stand_in("Burn", "Equipment", DestroyIt(a_card(Cards((DISCARD,)))))
    return situation(A=side([DEATHSTROKE], hand=[burn, burn], discard=["Punch", "Punch"]), B=side())


@example("dcdb:MC:Deathstroke (Promo)#3")
def deathstroke_triggers_in_the_turn_of_another_and_not_while_nobody_has_one() -> Table:
    raze = stand_in("Raze", "Villain", AttackFoes(DestroyIt(a_card(Cards((HAND,))))))
    doom = stand_in("Doom", "Super-Villain", FirstAppearance(DestroyIt(a_card(Cards((HAND,))))))
    return situation(
        A=side([DEATHSTROKE], deck=["Kick"] * 9), B=side(hand=["Punch", raze]), super_villains=[doom, MENACES[0]], face_up=False
    )


@example("dcdb:MC:Felix Faust (Confrontations)#2", name="Felix Faust", reserve=3)
@example("dcdb:MC:Mister Terrific (Dark Nights: Metal)#2", name="Mister Terrific", reserve=3)
@example("dcdb:MC:Felix Faust (Confrontations)#3", name="Felix Faust", reserve=0)
@example("dcdb:MC:Mister Terrific (Dark Nights: Metal)#3", name="Mister Terrific", reserve=0)
def a_weakness_as_a_price_may_come_from_the_reserve(name: str, reserve: int, weaknesses: int = 0) -> Table:
    main = stand_in(name, "Main Character", OnceEachTurn((GainWeaknesses(1, reserve=True),), DrawCards(1)))
    return situation(A=side([main], deck=["Robin"]), B=side(), weaknesses=weaknesses, reserve=reserve)


@example("dcdb:MC:Golden Glider (Crossover 5)#2")
def golden_glider_does_not_own_what_she_has_given_up_with_ninjutsu() -> Table:
    shade = stand_in("Shade", "Equipment", Ninjutsu(Power(2)))
    return situation(A=side("Golden Glider", hand=[shade], deck=["Robin"]), B=side())


@example("dcdb:MC:Green Arrow (Crisis 1)#2")
def green_arrow_reaches_villains_and_whoever_lies_on_the_stack(power: int = 6) -> Table:
    return situation(
        A=side("Green Arrow", hand=["Punch", "Punch"]),
        B=side(),
        line_up=["Bane", "Robin"],
        super_villains=["Black Manta", "Parallax"],
        power=power,
    )


HARLEY = "Harley Quinn (Forever Evil)"


@example("dcdb:MC:Harley Quinn (Forever Evil)#2")
def harley_discards_from_the_hand_or_passes_and_not_from_the_deck() -> Table:
    return situation(
        A=side(hand=["Starro", "Constructs of Fear"]),
        B=side(HARLEY, hand=["Punch", "Punch", "Mallet"], deck=["The Batcave", "Kick", "Weakness", "Bane"]),
    )


@example("dcdb:MC:Harley Quinn (Forever Evil)#3")
def harley_passes_with_mallet_and_discards_nothing_from_the_hand_for_zinthos() -> Table:
    return situation(
        A=side(HARLEY, hand=["Mallet"], play=["Azarath Metrion Zinthos"], deck=["Weakness", "Kick"], discard=["Mera"]), B=side()
    )


@example("dcdb:MC:Harley Quinn (Forever Evil)#4")
def harley_does_not_trigger_while_no_player_has_a_turn() -> Table:
    return situation(
        A=side(deck=["Punch", "Kick", "Punch", "Bane", "Robin"]),
        B=side(HARLEY, hand=["Punch", "Punch"]),
        super_villains=["Green Arrow (Forever Evil)"],
        face_up=False,
    )


@example("dcdb:MC:John Diggle (Crossover 2)#3")
def diggle_finds_the_defense_where_it_was_when_it_had_resolved() -> Table:
    return situation(
        A=side(hand=["Scarecrow", "Scarecrow"]), B=side("John Diggle", hand=["Super Speed", "Blue Beetle"], deck=["Kick"] * 4)
    )


@example("dcdb:MC:John Diggle (Crossover 2)#4")
def diggle_finds_a_defense_in_the_hand_that_discards_another_card() -> Table:
    donna = stand_in("Donna Troy", "Hero", Avoids(DiscardIt(a_card(Cards((HAND,), (Named(("Punch",)),)))), zones=("hand",)))
    return situation(A=side(hand=["Bane"]), B=side("John Diggle", hand=[donna, "Punch"], deck=["Kick"]))


@example("dcdb:MC:John Diggle (Crossover 2)#5")
def diggle_finds_a_defense_in_play_before_it_is_discarded() -> Table:
    scandal = stand_in(
        "Scandal Savage",
        "Villain",
        Avoids(PutIt(This(), PLAY), zones=("hand",)),
        Triggers(AvoidsAttack(), DiscardIt(This()), turns="any"),
        words=("Ongoing",),
    )
    return situation(A=side(hand=["Bane"]), B=side("John Diggle", hand=[scandal], deck=["Kick"]))


@example("dcdb:MC:Superman (Dark Nights: Metal)#3")
def capturing_is_ignored_whoever_is_there() -> Table:
    trap = stand_in("Trap", "Villain", seq(Power(2), AttackFoes(Capture())))
    return situation(A=side("Batman", hand=[trap]), B=side("Superman"))


@example("dcdb:MC:Wonder Woman (Confrontations)#3")
def wonder_woman_draws_for_each_card_with_a_defense_or_block() -> Table:
    wonder = stand_in(
        "Wonder Woman", "Main Character", AlwaysConfronts(), Triggers(Plays((HasDefense(blocks=True),)), DrawCards(1))
    )
    shield = stand_in("Shield", "Equipment", Avoids(DiscardIt(This()), zones=("hand",), word="Block"))
    duel = stand_in("Duel", "Super Power", If(InConfrontation(), Power(1)))
    hand = [shield, "Lasso of Truth", "Kick", duel]
    return situation(A=side([wonder], hand=hand, deck=["Robin", "Mera", "Lobo"]), B=side())
