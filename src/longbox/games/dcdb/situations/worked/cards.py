"""What players ask about cards of Forever Evil, Crossover 1 and Crossover 2, and what the book says to it."""

from __future__ import annotations

from longbox.games.dcdb.catalog import catalog
from longbox.games.dcdb.language.vocabulary import (
    EQUIPMENT,
    HAND,
    HERO,
    LOCATION,
    SUPER_POWER,
    VILLAIN,
    Among,
    AttackFoes,
    Cards,
    DestroyIt,
    DiscardIt,
    DrawIt,
    GainWeaknesses,
    Kind,
    LookAtTheTops,
    Ninjutsu,
    OnceEachTurn,
    PlayAll,
    PlayedCards,
    Power,
    PutIt,
    Seen,
    This,
    WhileOwned,
    a_card,
    cards,
    seq,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import CardDef
from longbox.situations.worked import example


@example("dcdb:SV:Shazam! (Forever Evil)#1")
def what_does_shazam_do_with_one_card_left_in_the_main_deck() -> Table:
    return situation(A=side(hand=["Shazam! (Forever Evil)"]), B=side(), main_deck=["Super Strength"])


@example("dcdb:1.043")
def can_the_joker_destroy_a_villain_that_has_gone_back_to_the_hand() -> Table:
    goon = stand_in("Goon", VILLAIN, cost=3)
    labs = stand_in("Labs", EQUIPMENT, PutIt(a_card(PlayedCards((Kind((VILLAIN,)),))), HAND), cost=3)
    return situation(A=side("The Joker (Forever Evil)", hand=[goon, labs]), B=side())


@example("dcdb:MC:Lex Luthor (Forever Evil)#2")
def does_lex_luthor_draw_for_a_card_that_is_a_hero_only_once_he_owns_it() -> Table:
    shape = stand_in("Shape", SUPER_POWER, WhileOwned((HERO,)), cost=2)
    return situation(A=side("Lex Luthor"), B=side(), line_up=[shape, "Robin"], power=9)


@example("dcdb:MC:Sinestro (Forever Evil)#4", "dcdb:MC:Sinestro (Forever Evil)#5")
def does_sinestro_gain_a_point_for_an_attack_that_is_not_played() -> Table:
    attack = OnceEachTurn((DiscardIt(a_card(Cards((HAND,)))),), AttackFoes(GainWeaknesses(1)))
    place = stand_in("Ash", LOCATION, attack, cost=5, words=("Ongoing",))
    return situation(A=side("Sinestro", hand=[place, "Punch"]), B=side())


@example("dcdb:GC:The Hourglass (Crossover 1)#5")
def can_the_hourglass_take_a_card_from_the_line_up() -> Table:
    ninja = stand_in("Ninja", HERO, Ninjutsu(Power(1)), cost=4)
    return situation(A=side(hand=[ninja, "The Hourglass"], deck=["Kick"] * 5), B=side(), line_up=["Robin"])


@example("dcdb:GC:The Hourglass (Crossover 1)#6")
def can_the_hourglass_take_a_card_that_has_destroyed_itself() -> Table:
    thomas = stand_in("Thomas", HERO, seq(Power(2), DestroyIt(This())), cost=4)
    return situation(A=side(hand=[thomas, "The Hourglass"], deck=["Kick"] * 5), B=side())


@example("dcdb:MC:Jay Garrick (Crossover 1)#8")
def what_does_a_card_look_at_once_jay_garrick_has_discarded_the_top_card() -> Table:
    psi = stand_in(
        "Psi", VILLAIN, seq(LookAtTheTops(5), DrawIt(cards(2, Seen())), PlayAll(Among("it", (), "drawn this way"))), cost=9
    )
    deck = ["Weakness", "Bane", "Robin", "Kick", "Mera", "Super Strength", "Punch"]
    return situation(A=side("Jay Garrick", hand=[psi], deck=deck), B=side())


@example("dcdb:GC:Bizarro Power (Forever Evil)#1")
def bizarro_power() -> Table:
    return situation(A=side(hand=["Bizarro Power"]), B=side(), C=side(), weaknesses=2)


@example("dcdb:GC:Green Lantern Power Ring (Heroes Unite)#1", ring="Green Lantern Power Ring")
@example("dcdb:GC:Star Sapphire Power Ring (Heroes Unite)#1", ring="Star Sapphire Power Ring")
@example("dcdb:GC:Yellow Lantern Corps Power Ring (Heroes Unite)#1", ring="Yellow Lantern Corps Power Ring")
@example("dcdb:GC:Indigo Tribe Power Ring (Heroes Unite)#1", ring="Indigo Tribe Power Ring")
@example("dcdb:GC:Power Ring (Base Set)#1", ring="Power Ring")
def power_rings_are_counted(ring: str) -> Table:
    return situation(A=side(hand=["White Lantern Power Battery"], deck=["Bane"]), B=side(), line_up=[ring, "Robin", "Mera"])


@example("dcdb:GC:Mind Control Hat (Heroes Unite)#1", "dcdb:GC:Mind Control Hat (Heroes Unite)#3")
def mind_control_hat() -> Table:
    return situation(
        A=side(hand=["Mind Control Hat", "Jervis Tetch"]),
        B=side(hand=["Punch"]),
        C=side(),
        line_up=["Robin", "Bane", "Nth Metal"],
    )


@example("dcdb:GC:Power of the Green (Heroes Unite)#1")
def power_of_the_green() -> Table:
    return situation(
        A=side("Nightwing", hand=["Power of the Green"], discard=["The Batcave", "Kick"], play=["Titans Tower"]), B=side()
    )


@example("dcdb:GC:Ocean Master (Heroes Unite)#3")
def ocean_master() -> Table:
    return situation(A=side(hand=["Ocean Master", "Weakness", "Kick", "Bane"]), B=side(), C=side())


GREEN, YELLOW, BLUE = "Green Lantern Power Ring", "Yellow Lantern Corps Power Ring", "Blue Lantern Power Ring"


@example("dcdb:GC:Kyle Rayner (Heroes Unite)#6", "dcdb:GC:Kyle Rayner (Heroes Unite)#7")
def kyle_rayner_wins_with_three_different_rings(at: int = 0) -> Table:
    rings = [GREEN, BLUE, "Power Ring"]
    return situation(A=side(hand=[*rings[:at], "Kyle Rayner", *rings[at:]], deck=["Kick"]), B=side(vp=50), C=side(vp=60))


@example("dcdb:GC:Kyle Rayner (Heroes Unite)#8")
def kyle_rayner_counts_different_rings_before_and_after() -> Table:
    return situation(A=side(hand=[GREEN, "Kyle Rayner", GREEN, YELLOW, "Kick"], discard=[BLUE, BLUE, "Bane"]), B=side())


@example(
    "dcdb:GC:The Hourglass (Crossover 1)#2",
    "dcdb:GC:The Hourglass (Crossover 1)#3",
    "dcdb:GC:The Hourglass (Crossover 1)#4",
    "dcdb:GC:The Hourglass (Crossover 1)#7",
)
def the_hourglass() -> Table:
    return situation(A=side(hand=["Bane", "Robin", "The Hourglass", "Kick", "Punch"], deck=["Mera"] * 8), B=side())


@example("dcdb:GC:Girl Power (Crossover 1)#1")
def girl_power() -> Table:
    return situation(A=side(hand=["Scarecrow"]), B=side(hand=["Girl Power", "Punch"]), C=side())


@example("dcdb:GC:T-Spheres (Crossover 1)#1")
def t_spheres() -> Table:
    return situation(
        A=side(hand=["T-Spheres"], deck=["Punch", "Bane", "Punch", "Kick", "Punch"]),
        B=side(discard=["Kick"]),
        C=side(hand=["Robin"]),
    )


@example("dcdb:MC:Jay Garrick (Crossover 1)#7")
def jay_garrick_and_cards_that_were_shown() -> Table:
    return situation(A=side("Jay Garrick", hand=["Constantine"], deck=["Weakness", "Bane", "Robin", "Mera", "Kick"]), B=side())


@example("dcdb:GC:Crimson Whirlwind (Heroes Unite)#1")
def crimson_whirlwind() -> Table:
    return situation(A=side(hand=["Crimson Whirlwind"], deck=["Bane", "Robin"]), B=side(discard=["Kick"]), C=side(hand=["Robin"]))


@example("dcdb:GC:Killer Croc (Heroes Unite)#1")
def cards_that_are_better_with_another(card: str = "Killer Croc", other: str = "Doomsday") -> Table:
    return situation(A=side(hand=[card, "Kick", other]), B=side())


@example("dcdb:GC:Whirlwind (Heroes Unite)#1")
def whirlwind() -> Table:
    return situation(A=side(hand=["Kick", "Whirlwind", "Punch"]), B=side())


@example("dcdb:GC:Star Sapphire Power Ring (Heroes Unite)#2")
def star_sapphire_power_ring_puts_back_two_that_share_a_type() -> Table:
    return situation(A=side(hand=["Star Sapphire Power Ring"], deck=["Element Woman", "Kick", "Punch"]), B=side())


def of(name: str) -> CardDef:
    """A card of the set."""
    return catalog()[("Crossover 5", name)]


@example("dcdb:MC:Golden Glider (Crossover 5)#3", main="Golden Glider")
@example("dcdb:MC:Mirror Master (Crossover 5)#3", main="Mirror Master")
@example("dcdb:MC:Weather Wizard (Crossover 5)#2", main="Weather Wizard")
def their_teamwork_can_not_be_used(main: str) -> Table:
    return situation(A=side(of(f"MC:{main}"), hand=["Punch"]), B=side(deck=["Bane"]))


@example("dcdb:GC:Tar Pit (Crossover 5)#2")
def tar_pit() -> Table:
    return situation(
        A=side(hand=[of("Tar Pit"), "Punch"], vp=1, deck=["Bane"], discard=["Kick", "Robin"]),
        B=side(discard=["Kick"], vp=3),
        C=side(hand=["Robin"]),
    )


@example("dcdb:10.041")
def what_abra_kadabra_has_played_goes_back_at_the_end_of_the_turn() -> Table:
    red_robin = stand_in("Red Robin", HERO, Power(2), cost=5)
    return situation(
        A=side(hand=[of("Abra Kadabra")], deck=["Punch"] * 6, vp=1), B=side(), main_deck=[red_robin], line_up=["Bane"] * 5
    )


@example("dcdb:2.062")
def can_lady_vic_be_used_while_the_riddler_resolves() -> Table:
    return situation(A=side(play=["Lady Vic"], hand=["The Riddler"]), B=side(), power=1, main_deck=["Bane"])


@example("dcdb:GC:Emerald Knight (Base Set)#2")
def emerald_knight() -> Table:
    return situation(
        A=side(hand=["Emerald Knight"]),
        B=side(discard=["Kick"]),
        C=side(hand=["Robin"]),
        line_up=["Bane", "Kid Flash", "The Batcave", "Kick"],
    )


@example(
    "dcdb:GC:Aquaman's Trident (Base Set)#1", "dcdb:GC:Aquaman's Trident (Base Set)#2", "dcdb:GC:Aquaman's Trident (Base Set)#3"
)
def aquamans_trident() -> Table:
    return situation(A=side(hand=["Aquaman's Trident"]), B=side(), line_up=["Bane", "Robin", "Cheetah", "Catwoman"], power=12)


@example("dcdb:GC:High-Tech Hero (Base Set)#1")
def high_tech_hero() -> Table:
    return situation(A=side(hand=["High-Tech Hero", "Kick", "Kick"]), B=side())


@example("dcdb:GC:Poison Ivy (Base Set)#1")
def poison_ivy() -> Table:
    return situation(A=side(hand=["Poison Ivy"]), B=side(deck=["Kick"]), C=side(deck=["Punch"]))


@example("dcdb:GC:Solomon Grundy (Base Set)#2")
def solomon_grundy() -> Table:
    return situation(A=side(hand=["Princess Diana of Themyscira"]), B=side(), line_up=["Solomon Grundy"])


@example("dcdb:SV:Ra's Al Ghul (Base Set)#2", "dcdb:10.042")
def ras_al_ghul() -> Table:
    return situation(A=side(hand=["Ra's Al Ghul", "Ra's Al Ghul"], deck=["Punch"] * 6), B=side())


@example("dcdb:6.186")
def superman() -> Table:
    return situation(A=side("Superman", hand=["Kick", "Kick", "Super Strength", "Catwoman"]), B=side())


@example("dcdb:MC:Wonder Woman (Base Set)#3")
def wonder_woman() -> Table:
    return situation(A=side("Wonder Woman"), B=side("Wonder Woman"), power=9)
