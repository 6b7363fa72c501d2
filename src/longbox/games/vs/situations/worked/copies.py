"""Worked examples of chapter 7: copying, crossover and moving."""

from __future__ import annotations

from longbox.games.vs.events import MayTarget
from longbox.games.vs.language.vocabulary import THIS, About, CardDef, cant, equipment
from longbox.games.vs.situations import FILLER, Table, put, situation
from longbox.games.vs.situations.worked.standins import T_JET, someone
from longbox.situations import side
from longbox.situations.worked import example

ATROPHOS = "Atrophos"


BURN_RUBBER = "Burn Rubber"


MOLECULE_MAN = "Molecule Man, Owen Reece"


SUPERMAN = "Superman, Kal-El"


SONGBIRD = someone("Songbird", teams=["Thunderbolts"])


FIGHTER = equipment("T-Jet", "Tamaranian Fighter", cost=2, source="stand-in")


@example("vs:708.2c#ex1")
def an_opponents_copy_of_deadly_conspiracy_looks_into_that_opponents_resource_row() -> Table:
    return situation(
        A=side(front=[put(SONGBIRD, exhausted=True), someone("Fixer")], resources=["Deadly Conspiracy", FILLER, FILLER]),
        B=side(
            front=[put(someone("Ghost", teams=["Thunderbolts"]), exhausted=True), MOLECULE_MAN], resources=["Deadly Conspiracy"]
        ),
    )


@example("vs:708.2d#ex1")
def a_copy_of_fastball_special_is_not_played_and_is_its_copiers_plot_twist_effect() -> Table:
    pitcher, ball, x, y = (someone(n, 3, teams=["X-Men"]) for n in ("Pitcher", "Ball", "X", "Y"))
    wary = someone(
        "Wary", text=[cant("{name} can't be targeted by plot twist effects", About(MayTarget, THIS, source_kind="plot twist"))]
    )
    calm = someone(
        "Calm", text=[cant("{name} can't be targeted by character effects", About(MayTarget, THIS, source_kind="character"))]
    )
    return situation(
        A=side(front=[pitcher, ball, wary, calm], hand=["Fastball Special"], resources=3),
        B=side(front=[MOLECULE_MAN, x, y], resources=0),
    )


@example("vs:708.2e#ex1")
def a_copy_of_break_you_remembers_the_discards_and_can_be_copied_again() -> Table:
    return situation(
        A=side(front=[someone("Bane", 4, 4, 9), MOLECULE_MAN], hand=["Break You", FILLER, FILLER, FILLER], resources=4),
        B=side(front=[someone("Bat", 4, 4, 20), MOLECULE_MAN], hand=[FILLER]),
    )


@example("vs:708.2f#ex1")
def copies_of_a_card_share_its_name_and_its_version() -> Table:
    return situation(
        A=side(front=[ATROPHOS]),
        B=side(hand=[FIGHTER, T_JET], deck=[T_JET, FIGHTER, someone("Pilot"), FIGHTER, FILLER]),
    )


@example("vs:708.3a#ex1", "vs:G:Crossover#ex1")
def above_and_below_gives_both_affiliations_in_all_zones() -> Table:
    def mutant(name: str) -> CardDef:
        return someone(name, teams=["X-Men"])

    def morlock(name: str) -> CardDef:
        return someone(name, teams=["Morlocks"])

    return situation(
        A=side(
            front=[
                mutant("Storm"),
                morlock("Callisto"),
                someone("Outsider", teams=["Avengers"]),
                put(mutant("Guest"), owner="B"),
            ],
            hand=[mutant("In Hand")],
            deck=[morlock("In Deck")],
            pile=[mutant("In Pile")],
            removed=[morlock("Away")],
            resources=[put("Above and Below", down=False)],
        ),
        B=side(front=[mutant("Foe"), put(mutant("Lent"), owner="A")], hand=[morlock("Foe In Hand")]),
    )


@example("vs:708.4a#ex1", "vs:G:Move#ex1")
def burn_rubber_moves_within_the_same_area(hidden: bool = False) -> Table:
    places = "hidden_front" if hidden else "front"
    other = "front" if hidden else "hidden_front"
    return situation(
        A=side(**{places: [someone("Driver"), someone("Blocker")], other: [someone("Else")]}, hand=[BURN_RUBBER], resources=3),
        B=side(front=[someone("Foe")]),
    )


@example("vs:708.4a#ex2", "vs:G:Move#ex2")
def superman_moves_only_within_his_area(hidden: bool = False) -> Table:
    return situation(
        A=side(**{"hidden_front" if hidden else "front": [SUPERMAN, someone("Lois")]}), B=side(front=[someone("Foe")])
    )
