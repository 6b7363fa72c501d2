"""Worked examples of 505 to 508: playing and resolving effects."""

from __future__ import annotations

from longbox.games.vs.language.queries import OwnCards
from longbox.games.vs.language.vocabulary import AddTeam, Continuous, equipment, plot_twist
from longbox.games.vs.situations import FILLER, Table, put, situation
from longbox.games.vs.situations.worked.standins import SPARE, someone
from longbox.games.vs.state import HAND, KOD
from longbox.situations import side
from longbox.situations.worked import example

BANSHEE = "Banshee, Sean Cassidy"


HERALD_TEAM = "Heralds of Galactus"


GALACTUS = someone("Galactus", 9, 20, 20, teams=[HERALD_TEAM])


FIRELORD = someone("Firelord", 5, teams=[HERALD_TEAM])


@example("vs:505.3#ex1")
def an_effect_that_lasts_for_this_attack_is_played_in_an_attack_substep_only() -> Table:
    return situation(A=side(front=[someone("Striker")]), B=side(front=[someone("Victim")], hand=["Nasty Surprise"], resources=2))


@example("vs:508.2b#ex1")
def the_player_who_is_told_to_act_chooses() -> Table:
    return situation(
        A=side(front=[someone("Mine")], hand=["Puppet Master"], resources=2),
        B=side(front=[someone("One"), someone("Two"), put(someone("Tired"), exhausted=True)]),
    )


@example("vs:508.2e#ex1")
def a_card_that_has_gone_is_read_as_it_was_last_known() -> Table:
    archer = someone("Archer", cost=1, range_=True)
    return situation(
        A=side(front=[BANSHEE, archer, someone("Other", cost=7)], hand=["Focused Blast", "Swift Escape"], resources=2), B=side()
    )


@example("vs:508.2e#ex2")
def a_discarded_card_is_read_as_it_was_in_the_hand(in_hand: bool = True) -> Table:
    granted = Continuous(OwnCards((), (HAND if in_hand else KOD,)), (AddTeam(("X-Men",)),))
    grantor = plot_twist("Grantor", ongoing=[granted], source="stand-in")
    return situation(
        A=side(
            front=[someone("Ally")],
            hand=[SPARE],
            resources=[put("X-Corporation", down=False), put(grantor, down=False)],
        ),
        B=side(),
    )


@example("vs:508.2f#ex1")
def an_if_clause_and_its_otherwise(initiative: str = "A") -> Table:
    return situation(step="recruit", primary="A", initiative=initiative, A=side(hand=["Moon Knight"], resources=3), B=side())


@example("vs:508.2f#ex2")
def what_follows_an_otherwise_belongs_to_both_branches() -> Table:
    return situation(
        A=side(
            hand=["Creation of a Herald", GALACTUS, FIRELORD, someone("Small", 4)],
            deck=[someone("Big", 5), someone("Small", 4), FILLER, "Nasty Surprise"],
            resources=3,
        ),
        B=side(),
    )


@example("vs:508.2i#ex1")
def a_ko_whose_put_is_replaced_was_still_done(replaced: bool = True) -> Table:
    down, also = put(someone("Down"), stunned=True), put(someone("Also"), stunned=True)
    return situation(
        A=side(front=[down], hand=["Cosmic Order"], resources=[put("Threat Neutralized", down=not replaced), FILLER, FILLER]),
        B=side(front=[down, also, someone("Up")]),
        C=side(front=[also]),
        D=side(front=[someone("Up")]),
    )


@example("vs:508.2i#ex2")
def too_few_cards_to_discard_are_all_discarded_and_it_was_not_done(cards: int = 0) -> Table:
    lantern = put(someone("Lantern", teams=["Green Lantern"]), stunned=True)
    other = put(someone("Other"), stunned=True)
    return situation(
        phase="recovery",
        A=side(front=[lantern, other, someone("Up")], hand=[FILLER] * cards, resources=[put("Emerald City", down=False)]),
        B=side(front=[lantern]),
    )


@example("vs:508.2i#ex3")
def an_action_that_was_replaced_was_not_done() -> Table:
    shark = put(someone("The Shark", cost=1), equipment=["Kevlar Body Armor"])
    return situation(step="recruit", A=side(hand=["Mr. Zsasz"], resources=4), B=side(front=[shark, someone("Tall", cost=2)]))


@example("vs:508.2j#ex1")
def baxter_building_swaps_one_card_for_two(fantastic: bool = True) -> Table:
    gadget, gizmo = (equipment(n, source="stand-in") for n in ("Gadget", "Gizmo"))
    return situation(
        A=side(
            front=[someone("Ally", teams=["Fantastic Four"] if fantastic else ["Team"])],
            resources=[put("Baxter Building", down=False), FILLER],
            deck=[someone("Top"), gadget, gizmo],
        ),
        B=side(front=[someone("Theirs", teams=["Fantastic Four"])]),
    )
