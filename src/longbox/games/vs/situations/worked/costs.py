"""The worked examples of chapters 2 and 3: costs, counters, plot twists."""

from __future__ import annotations

from longbox.games.vs.language.values import CountersInPlay
from longbox.games.vs.language.vocabulary import (
    THIS,
    Ability,
    Activated,
    Aim,
    BecomesStunned,
    CardDef,
    GainEndurance,
    LoseEndurance,
    Players,
    PutCounters,
    RemoveCounters,
    T,
    cant,
    character,
    characters,
    equipment,
    evasion,
    plot_twist,
)
from longbox.games.vs.situations import FILLER, Given, Table, put, situation, up
from longbox.games.vs.situations.worked.standins import BLOW, FREE, GAIN, THUG, WAKE, WEAKLING
from longbox.situations import side
from longbox.situations.worked import example

SABRETOOTH = "Sabretooth, Victor Creed"


SPIDER_MAN = "Spider-Man, Alien Symbiote"


CRIMINAL = character("Criminal", cost=1, atk=1, def_=1, teams=["Crime Lords"], source="stand-in")


CHOSEN = ("Crime Lords", "Sinister Syndicate")


@example("vs:203.3#ex1")
def storm_needs_two_endurance(endurance: int = 1) -> Table:
    return situation(A=side(front=["Storm, Ororo Munroe"], hand=[GAIN], endurance=endurance), B=side(front=[THUG]))


@example("vs:203.3#ex2")
def an_exhausted_pyro_cant_activate() -> Table:
    return situation(A=side(front=[put("Pyro", exhausted=True)], hand=[WAKE]), B=side())


@example("vs:203.3#ex3")
def cadmus_labs_cant_be_replaced_from_an_empty_deck(cards: int = 0) -> Table:
    superman = character("Superman", cost=4, atk=7, def_=7, source="stand-in")
    return situation(A=side(front=[superman], resources=[up("Cadmus Labs")], deck=[FILLER] * cards), B=side(front=[WEAKLING]))


def _bat(name: str, *text: Ability) -> CardDef:
    return character(name, cost=1, atk=2, def_=2, teams=["Gotham Knights"], source="stand-in", text=text)


def _bats(*attackers: CardDef) -> Table:
    """Those who attack as a team beside Tim Drake, and a foe with two Blows."""
    return situation(A=side(front=[*attackers], support=[put("Tim Drake")]), B=side(front=[THUG], hand=[BLOW, BLOW]))


@example("vs:203.7b#ex1")
def robin_lets_another_team_attacker_be_stunned(third: bool = False, steady: bool = False) -> Table:
    text = (cant("{name} can't be stunned", BecomesStunned()),) if steady else ()
    return _bats(_bat("Left"), *[_bat("Middle")] * third, _bat("Right", *text))


@example("vs:203.10#ex1")
def the_stun_that_pays_for_evasion_cant_be_redirected() -> Table:
    return _bats(_bat("Left", evasion()), _bat("Right"))


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


@example("vs:215.1a#ex1")
def counters_are_told_apart_by_what_they_change_not_by_who_put_them() -> Table:
    venom = character(
        "Venom",
        "Alien Symbiote",
        cost=5,
        atk=5,
        def_=5,
        source="stand-in",
        text=[Activated(FREE, PutCounters(THIS)), Activated((RemoveCounters(THIS, "+1 ATK / +1 DEF", 2),), GainEndurance(1))],
    )
    tinkerer = character(
        "Tinkerer", cost=1, atk=1, def_=1, source="stand-in", text=[Activated(FREE, PutCounters(T), targets=(Aim(characters()),))]
    )
    spidey = character(
        "Spider-Man",
        "New Fantastic Four",
        cost=3,
        atk=1,
        def_=1,
        source="stand-in",
        text=[Activated(FREE, PutCounters(T, "-1 ATK"), targets=(Aim(characters()),))],
    )
    return situation(A=side(front=[venom, tinkerer]), B=side(front=[spidey]))


def _placing(name: str, counter: str, *more: Ability) -> Given:
    """A plot twist in play that puts counters on a character."""
    placing = Activated(FREE, PutCounters(T, counter), targets=(Aim(characters()),))
    return up(plot_twist(name, source="stand-in", ongoing=[placing, *more]))


@example("vs:215.1b#ex1")
def named_counters_of_one_name_count_together() -> Table:
    harm = Activated(FREE, LoseEndurance(CountersInPlay("plague"), player=T), targets=(Aim(Players()),))
    row = [
        _placing("Clench Virus", "plague", harm),
        _placing("Wheel of Plagues", "plague"),
        _placing("Micro-Sentinels", "micro"),
    ]
    return situation(A=side(resources=row), B=side(front=[THUG, WEAKLING]))


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
