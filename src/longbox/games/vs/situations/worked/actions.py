"""Worked examples of chapter 7: game actions from power-up to KO."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.vs.language.vocabulary import FACE_DOWN, Aim, CardDef, Cards, KOIt, ReplaceIt, T, equipment, plot_twist
from longbox.games.vs.situations import FILLER, Table, put, situation
from longbox.games.vs.situations.worked.standins import DOOM, STUN, T_JET, TRANSFER, someone, twist
from longbox.situations import side
from longbox.situations.worked import example

COBRA = "Kang, Kang Cobra"


TITANS = "Teen Titans"


GADGET, WIDGET, GIZMO = (equipment(name, cost=1, source="stand-in") for name in ("Gadget", "Widget", "Gizmo"))


FOUR = "Fantastic Four"


@example("vs:708.5d#ex1")
def wheel_of_misfortune_is_itself_a_power_up_effect() -> Table:
    loner = someone("Loner", 4, 4, 9)
    return situation(
        A=side(front=[loner], hand=[someone("Loner", 2, version="Young"), "Wheel of Misfortune"], resources=2),
        B=side(front=[someone("Wall", 4, 2, 4, teams=["Masons"])], hand=["Wheel of Misfortune", "Nasty Surprise"], resources=4),
    )


@example("vs:708.5e#ex1")
def a_power_up_that_kang_cobra_forbids_is_never_made() -> Table:
    robin = someone("Robin", 4, 4, 9, teams=[TITANS])
    return situation(
        A=side(
            front=[robin, someone("Terra", 4, 4, 9, teams=[TITANS])],
            hand=["New Teen Titans", STUN, "New Teen Titans"],
            resources=4,
        ),
        B=side(front=[someone("Wall", 5, 2, 30)], support=[None, COBRA]),
    )


@example("vs:708.5e#ex2")
def quinjet_moves_without_the_power_up_that_kang_cobra_forbids() -> Table:
    thor = someone("Thor", 4, 4, 9, teams=["Avengers"])
    return situation(
        A=side(front=[put(thor, equipment=["Quinjet"])], hand=[STUN]),
        B=side(front=[someone("Wall", 5, 2, 30)], support=[None, COBRA]),
    )


@example("vs:708.8a#ex1")
def clocktower_replaces_a_face_down_resource_where_it_was() -> Table:
    return situation(
        A=side(resources=[FILLER, someone("Old"), FILLER, put("Clocktower", down=False)], deck=[someone("New"), FILLER]),
        B=side(resources=[FILLER]),
    )


OLD_PLAN = twist("Old Plan")


@example("vs:708.8c#ex1")
def air_strike_counts_only_a_card_that_was_really_replaced(row: CardDef = OLD_PLAN, deck: Sequence[CardDef] = ()) -> Table:
    return situation(
        A=side(front=[someone("Pilot", 3, 3, 9)], hand=["Air Strike"], resources=[row, FILLER, FILLER], deck=list(deck)),
        B=side(front=[someone("Wall", 5, 2, 30)]),
    )


@example("vs:708.10a#ex1")
def faces_of_doom_need_not_find_what_is_there() -> Table:
    return situation(A=side(hand=["Faces of Doom"], resources=3, deck=[FILLER, DOOM, someone("Boris")]), B=side())


@example("vs:708.10c#ex1")
def the_top_card_that_lonar_shows_changes_only_once_pans_search_is_done() -> Table:
    deck = [T_JET, someone("One"), someone("Two"), someone("Three"), someone("Four")]
    return situation(A=side(front=["Pan"], support=[None, "Lonar"]), B=side(deck=deck), C=side(deck=[FILLER, FILLER]))


@example("vs:708.11c#ex1")
def robot_destroyer_costs_its_own_stun_endurance_loss() -> Table:
    return situation(
        A=side(front=["Robot Destroyer", DOOM]),
        B=side(front=[someone("Victim", 4), someone("Big", 5)]),
    )


@example("vs:708.11d#ex1")
def annihilus_may_target_a_stunned_character_to_no_effect() -> Table:
    return situation(A=side(support=["Annihilus"]), B=side(front=[put(someone("Fallen"), stunned=True), someone("Standing")]))


@example("vs:708.11j#ex1")
def krypto_is_invulnerable_as_his_cosmic_counter_goes(cosmic: int = 1) -> Table:
    return situation(A=side(hand=[STUN]), B=side(front=[put("Krypto", counters={"cosmic": cosmic} if cosmic else {})]))


@example("vs:708.12b#ex1")
def pier_4_lets_a_second_equipment_be_transferred(team: str = FOUR, worn: Sequence[CardDef] = (WIDGET,)) -> Table:
    return situation(
        A=side(
            front=[put(someone("Giver"), equipment=[GADGET]), put(someone("Taker", teams=[team]), equipment=list(worn))],
            hand=[TRANSFER],
            resources=[put("Pier 4", down=False)],
        ),
        B=side(),
    )


@example("vs:708.12e#ex1")
def batarang_is_transferred_only_to_a_gotham_knight(team: str = "Gotham Knights") -> Table:
    robin = someone("Robin", teams=["Gotham Knights"])
    return situation(
        A=side(front=[put(robin, equipment=["Batarang"]), someone("Taker", teams=[team])], hand=[TRANSFER]), B=side()
    )


@example("vs:708.12g#ex1")
def misappropriation_takes_control_of_the_equipment() -> Table:
    toad = someone("Toad", teams=["Brotherhood"])
    return situation(
        A=side(
            front=[toad, put(someone("Blob", teams=["Brotherhood"]), equipment=[WIDGET])], hand=["Misappropriation"], resources=2
        ),
        B=side(front=[put(someone("Owner"), equipment=[GADGET])]),
    )


@example("vs:708.13a#ex1")
def a_character_card_in_the_resource_row_is_known_for_one_as_it_is_kod(how: str = "KO", kind: str = "character") -> Table:
    old = someone("Old") if kind == "character" else plot_twist("Old", source="stand-in", threshold=9)
    verb = KOIt(T) if how == "KO" else ReplaceIt(T)
    out = twist("Out", verb, Aim(Cards("resources", (FACE_DOWN,), "you")))
    return situation(step="resource", A=side(hand=["Attend or Die!", out], resources=[old, FILLER], deck=[FILLER]), B=side())


@example("vs:708.13c#ex1")
def a_ko_whose_put_is_replaced_has_still_been_done() -> Table:
    return situation(
        A=side(
            front=[put(someone("Mine"), stunned=True)],
            hand=["Cosmic Order"],
            resources=[put("Threat Neutralized", down=False), FILLER, FILLER],
        ),
        B=side(front=[put(someone("Theirs"), stunned=True), put(someone("Other"), stunned=True), someone("Standing")]),
    )
