"""Iron Man's cards of the core set: identity, signature cards, obligation and nemesis set."""

from __future__ import annotations

from longbox.games.champions.situations import BLANK, Table, put, situation
from longbox.situations import side
from longbox.situations.worked import example


@example("champions:faq:pepper-potts#2")
def pepper_potts_doubles_nothing() -> Table:
    return situation(A=side("Iron Man", hand=["Uppercut", "The Power of Aggression", "Genius"]))


@example("champions:faq:rocket-boots#1")
def without_the_hit_point_of_his_rocket_boots_iron_man_may_fall() -> Table:
    return situation(A=side("Iron Man", damage=9, play=["Rocket Boots"]), B=side("She-Hulk"))


@example("champions:faq:black-panther#1")
def black_panther_does_not_hit_back_when_another_defends() -> Table:
    return situation(A=side("Black Panther", play=["Luke Cage"]))


@example("champions:faq:black-panther#2")
def black_panther_hits_back_when_he_defends_and_when_he_does_not() -> Table:
    return situation(A=side("Black Panther"), B=side("She-Hulk"))


@example("champions:faq:jennifer-walters#1")
def jennifer_walters_can_do_nothing_about_the_threat_a_side_scheme_comes_with() -> Table:
    return situation(A=side("She-Hulk", form="alter-ego"), encounter=["Breakin' & Takin'", BLANK])


@example("champions:faq:spider-man#1")
def spider_sense_draws_as_the_villain_initiates_an_attack() -> Table:
    return situation(A=side("Spider-Man"))


@example("champions:faq:webbed-up#1", "champions:faq:webbed-up#2")
def webbed_up_stops_two_attacks_and_spider_sense_does_not_see_the_first() -> Table:
    return situation(A=side("Spider-Man", play=[put("Webbed Up", on="Rhino")]))


@example("champions:alteration-effect#ex2")
def im_tough_surges_instead_if_rhino_is_tough_already() -> Table:
    return situation(A=side("She-Hulk"), encounter=["01105", "Crowd Control", "Shocker"])
