"""Iron Man's, Black Panther's, She-Hulk's and Spider-Man's cards of the core set, and what comes with Rhino."""

from __future__ import annotations

from longbox.games.champions import events as ev
from longbox.games.champions.situations import BLANK, FILLER, Table, put, situation
from longbox.situations import side
from longbox.situations.worked import example

# -- Iron Man -------------------------------------------------------------------------------------------------------------


@example("champions:faq:repulsor-blast#1")
def repulsor_blast_is_one_instance_of_damage(*, tough: bool = True) -> Table:
    # of the five cards on top two have an energy resource each
    deck = ["Supersonic Punch", "Genius", "Arc Reactor", "Strength", FILLER, "Energy", FILLER]
    held = ["tough"] if tough else []
    return situation(A=side("Iron Man", hand=["Repulsor Blast", "Genius"], deck=deck), villain_status=held)


@example("champions:faq:pepper-potts#1")
def pepper_potts_generates_both_resources_of_a_double() -> Table:
    return situation(A=side("Iron Man", hand=["Supersonic Punch"], discard=["Strength", "Energy"], play=["Pepper Potts"]))


@example("champions:faq:pepper-potts#2")
def pepper_potts_doubles_nothing() -> Table:
    # the card would generate two for an Aggression card if it was itself spent on it
    discard = ["The Power of Aggression"]
    return situation(A=side("Iron Man", hand=["Uppercut", "Genius"], discard=discard, play=["Pepper Potts"]))


@example("champions:faq:pepper-potts#3")
def pepper_potts_knows_nothing_of_what_is_being_spent(*, discard: str = "Energy") -> Table:
    # Uppercut costs three: one of Haymaker, two of what lies there before Haymaker does
    return situation(A=side("Iron Man", hand=["Uppercut", "Haymaker"], discard=[discard], play=["Pepper Potts"]))


@example("champions:faq:rocket-boots#1")
def without_the_hit_point_of_his_rocket_boots_iron_man_may_fall(*, damage: int = 9) -> Table:
    t = situation(A=side("Iron Man", damage=damage, play=["Rocket Boots"]), B=side("She-Hulk"))
    t.next("Rocket Boots is discarded").happens(ev.Discard(t["Rocket Boots"].ref, 0))
    return t


# -- Black Panther --------------------------------------------------------------------------------------------------------


@example("champions:faq:black-panther#1")
def black_panther_does_not_hit_back_when_another_defends() -> Table:
    t = situation(A=side("Black Panther", play=["Luke Cage"]))
    t.next("Rhino attacks Black Panther").enemy_attacks("Rhino")
    return t


@example("champions:faq:black-panther#2")
def black_panther_hits_back_when_he_defends_and_when_he_does_not() -> Table:
    t = situation(A=side("Black Panther"), B=side("She-Hulk"))
    t.next("Rhino attacks Black Panther").enemy_attacks("Rhino")
    return t


@example("champions:faq:ancestral-knowledge#1")
def ancestral_knowledge_takes_one_wakanda_forever_of_whichever_printing() -> Table:
    discard = ["01043a", "01043b", "01043c"]
    hand = ["Ancestral Knowledge", "Haymaker"]
    return situation(A=side("Black Panther", form="alter-ego", hand=hand, discard=discard, deck=[FILLER] * 4))


@example("champions:faq:vibranium-suit#1")
def moved_damage_takes_a_tough_status_card_away() -> Table:
    hand = ["01043a", FILLER, "Haymaker"]
    return situation(A=side("Black Panther", hand=hand, play=["Vibranium Suit"], damage=3), villain_status=["tough"])


# -- She-Hulk -------------------------------------------------------------------------------------------------------------


@example("champions:faq:jennifer-walters#1")
def jennifer_walters_can_do_nothing_about_the_threat_a_side_scheme_comes_with() -> Table:
    t = situation(A=side("She-Hulk", form="alter-ego"), encounter=["Breakin' & Takin'", BLANK])
    t.next("She reveals Breakin' & Takin'").reveals("Breakin' & Takin'")
    return t


@example("champions:faq:jennifer-walters#2")
def jennifer_walters_can_do_nothing_during_set_up() -> Table:
    # Breakin' & Takin' comes with the second stage of Rhino, and threat is placed on it: 2 and 1 for the one player
    return situation(phase="setup", mode="expert", A=side("She-Hulk"))


@example("champions:faq:legal-practice#1")
def legal_practice_takes_all_its_threat_from_one_scheme() -> Table:
    a = side("She-Hulk", form="alter-ego", hand=["Legal Practice", *[FILLER] * 6])
    return situation(A=a, threat=6, side_schemes=[put("Bomb Scare", threat=3)])


# -- Spider-Man and Rhino -------------------------------------------------------------------------------------------------


@example("champions:faq:spider-man#1")
def spider_sense_draws_as_the_villain_initiates_an_attack() -> Table:
    t = situation(A=side("Spider-Man"))
    t.next("Rhino attacks Spider-Man").enemy_attacks("Rhino")
    return t


@example("champions:faq:webbed-up#1", "champions:faq:webbed-up#2")
def webbed_up_stops_two_attacks_and_spider_sense_does_not_see_the_first() -> Table:
    t = situation(A=side("Spider-Man", play=[put("Webbed Up", on="Rhino")]))
    for words in ("Rhino attacks Spider-Man", "Rhino attacks again", "Rhino attacks a third time"):
        t.next(words).enemy_attacks("Rhino")
    return t


@example("champions:alteration-effect#ex2")
def im_tough_surges_instead_if_rhino_is_tough_already(*, tough: bool = True) -> Table:
    held = ["tough"] if tough else []
    t = situation(A=side("She-Hulk"), encounter=["01105", "Crowd Control", "Shocker"], villain_status=held)
    t.next("She-Hulk reveals I'm Tough").reveals('"I\'m Tough"')
    return t
