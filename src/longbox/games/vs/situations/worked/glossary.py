"""Worked examples of the glossary."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import equipment, plot_twist
from longbox.games.vs.situations import FILLER, Table, put, situation
from longbox.games.vs.situations.worked.standins import CYCLOPS, DOOM, STORM, TAKE, someone
from longbox.situations import side
from longbox.situations.worked import example

BANSHEE = "Banshee, Sean Cassidy"


BORIS = "Boris, Personal Servant of Dr. Doom"


EMMA_FROST = "Emma Frost, Friend or Foe"


KRISTOFF = "Kristoff Von Doom, Pretender to the Throne"


NIGHTCRAWLER = "Nightcrawler, Kurt Wagner"


TIM_DRAKE = "Tim Drake <> Robin, Young Detective"


GOTHAM = "Gotham Knights"


TEAM_UP = plot_twist("Common Cause", "Team-Up", threshold=0, ongoing=[], source="stand-in")


FACE_UP_A, FACE_UP_B = put("Danger Room", down=False), put("Clocktower", down=False)


@example("vs:G:As Though#ex1")
def nightcrawler_still_attacks_a_protected_character_when_storm_takes_flight_away() -> Table:
    return situation(
        A=side(support=[NIGHTCRAWLER], front=[None, someone("Bird", flight=True)]),
        B=side(front=[STORM], support=[someone("Sheltered")]),
    )


@example("vs:G:Characteristic#ex1")
def what_a_stunned_phantazia_in_the_support_row_still_is() -> Table:
    phantazia = someone("Phantazia", range_=True, brand="Marvel", keywords=["concealed"])
    return situation(
        A=side(front=[someone("Avalanche")], support=[put(phantazia, stunned=True)]),
        B=side(front=[someone("Foe", 5, 9, 9)]),
    )


@example("vs:G:Class#ex1")
def any_mental_card_pays_for_emma_frost() -> Table:
    mind, body = someone("Mind", traits=["Mental"]), someone("Body", traits=["Physical"])
    relay = equipment("Relay", cost=1, traits=["Mental"], source="stand-in")
    return situation(A=side(front=[EMMA_FROST], hand=[mind, body, relay], resources=[put("Danger Room", down=False)]), B=side())


@example("vs:G:Considered to#ex1")
def boris_serves_whoever_is_considered_to_control_dr_doom(doomstadt: str = "face up") -> Table:
    row = [put("Doomstadt", down=doomstadt == "face down")]
    return situation(
        A=side(front=[BORIS], resources=row if doomstadt != "of an opponent" else [], deck=["Air Strike", FILLER]),
        B=side(resources=row if doomstadt == "of an opponent" else []),
    )


@example("vs:G:Considered to#ex2")
def kristoff_is_not_exhausted_as_dr_doom() -> Table:
    return situation(A=side(front=[KRISTOFF], hand=["Mystical Paralysis", TAKE], resources=4), B=side(front=[DOOM]))


@example("vs:G:Exchange#ex1")
def eminent_domain_exchanges_two_resources_and_turns_them_face_down() -> Table:
    return situation(
        A=side(hand=["Eminent Domain"], resources=[FILLER, put(TEAM_UP, down=False), FACE_UP_A, FILLER]),
        B=side(resources=[FACE_UP_B, FILLER]),
    )


@example("vs:G:Non-<something>#ex1")
def fizzle_does_not_reach_the_effect_of_an_ongoing_plot_twist() -> Table:
    return situation(A=side(hand=["Dynamic Duo", "Faces of Doom"], resources=4), B=side(hand=["Fizzle"], resources=3))


@example("vs:G:That <Something>, The <Something>#ex1")
def that_character_is_still_tim_drake_when_dove_is_stunned_instead() -> Table:
    dove = someone("Dawn Granger", 3, identity="Dove", teams=[GOTHAM])
    return situation(
        A=side(front=[TIM_DRAKE, dove], hand=[someone("Tim Drake", version="Red Robin"), dove, FILLER]),
        B=side(front=[someone("Wall", 5, 1, 9)], hand=["Search and Destroy"], resources=3),
    )


@example("vs:G:That <Something>, The <Something>#ex2")
def anarchist_kos_the_character_that_was_stunned_even_if_it_has_recovered() -> Table:
    ram = someone("Battering Ram", 4, 6, 6, teams=["X-Statix"])
    return situation(
        A=side(front=["Anarchist", ram]),
        B=side(front=[CYCLOPS, someone("Friend")], hand=["Children of the Atom", someone("Hank", teams=["X-Men"])], resources=3),
    )


@example("vs:G:Unless#ex1")
def brother_blood_kos_unless_two_cards_are_discarded(hand: int = 3) -> Table:
    return situation(A=side(front=["Brother Blood"]), B=side(front=[someone("Victim"), someone("Friend")], hand=[FILLER] * hand))


@example("vs:G:Up To#ex1")
def up_to_two_targets_are_none_one_or_two() -> Table:
    backs = [someone(n) for n in ("One", "Two", "Three")]
    return situation(A=side(front=[BANSHEE]), B=side(front=[someone("Wall")], support=[None, *backs]))
