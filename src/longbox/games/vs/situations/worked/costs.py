"""The worked examples of chapters 2 and 3: costs, counters, plot twists."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import character, equipment
from longbox.games.vs.situations import FILLER, Table, put, situation, up
from longbox.games.vs.situations.worked.standins import THUG, WEAKLING
from longbox.situations import side
from longbox.situations.worked import example

SABRETOOTH = "Sabretooth, Victor Creed"


SPIDER_MAN = "Spider-Man, Alien Symbiote"


CRIMINAL = character("Criminal", cost=1, atk=1, def_=1, teams=["Crime Lords"], source="stand-in")


CHOSEN = ("Crime Lords", "Sinister Syndicate")


@example("vs:203.3#ex2")
def an_exhausted_pyro_cant_activate() -> Table:
    return situation(A=side(front=[put("Pyro", exhausted=True)]), B=side())


@example("vs:203.7b#ex2")
def sabretooth_pays_ten_endurance_to_step_back() -> Table:
    return situation(A=side(front=[character("Giant", cost=8, atk=20, def_=20, source="stand-in")]), B=side(front=[SABRETOOTH]))


@example("vs:203.7b#ex3")
def spider_man_may_put_a_counter_on_himself_instead_of_being_powered_up() -> Table:
    return situation(A=side(front=[SPIDER_MAN], hand=[SPIDER_MAN]), B=side(front=[WEAKLING]))


@example("vs:203.10b#ex1")
def a_character_removed_instead_of_entering_the_pile_still_pays_the_cost() -> Table:
    doom = character("Minion", cost=1, atk=1, def_=1, teams=["Doom"], source="stand-in")
    return situation(
        step="recruit",
        A=side(front=[doom, THUG, WEAKLING], hand=["Attend or Die!"], resources=[up("Devil's Due"), FILLER]),
        B=side(),
    )


@example("vs:207.3#ex1")
def emma_frost_discards_any_card_with_the_trait_mental() -> Table:
    thinker = character("Thinker", traits=["Mental"], source="stand-in")
    helmet = equipment("Helmet", traits=["Mental"], source="stand-in")
    strong = character("Strong", traits=["Physical"], source="stand-in")
    return situation(
        A=side(front=["Emma Frost"], hand=[strong, thinker, FILLER, helmet], resources=[up("Savage Land"), FILLER]),
        B=side(),
    )


@example("vs:301.4#ex1")
def a_recruited_card_has_on_the_chain_the_affiliations_it_had_in_hand(merged: bool = True) -> Table:
    team_up = put("Marvel Team-Up", down=not merged, chosen={"teams": CHOSEN} if merged else {})
    return situation(
        step="recruit",
        A=side(front=[THUG], hand=[CRIMINAL, "Goblin Glider"], resources=[team_up, FILLER, FILLER]),
        B=side(),
    )


@example("vs:304.10#ex1")
def the_ongoing_power_of_concrete_jungle_works_before_its_effect_resolves(from_row: bool = True) -> Table:
    mine = dict(resources=["Concrete Jungle", FILLER, FILLER]) if from_row else dict(hand=["Concrete Jungle"], resources=3)
    return situation(A=side(**mine), B=side(resources=["Savage Land", up("Cadmus Labs"), FILLER], hand=[FILLER, THUG]))
