"""Tables that show the rules of schemes, of the villain and its phase, of the encounter deck, and of playing cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import THE_VILLAIN, Action, Deal, Interrupt, Prevent, TakesDamage, Whom
from longbox.games.champions.situations import BLANK, Table, situation, stand_in
from longbox.games.champions.situations.worked.standins import THUG, TWO
from longbox.situations import side
from longbox.situations.worked import shows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.state import CardDef

MUG = stand_in("minion", "Mug", hp=3, atk=2, sch=2)
PLOT = stand_in("side_scheme", "Plot", base_threat=3, base_fixed=True)

# -- the villain ----------------------------------------------------------------------------------------------------------


@shows(
    "champions:~villain-stage",
    "champions:villain-defeat",
    "champions:villain-defeat#p2",
    "champions:villain-defeat#1",
    title="The next stage of the villain",
    lies="Rhino's first stage has 4 of its 14 hit points left, and takes 40 damage.",
    then="It is defeated, and what was too much is lost: the second stage begins with all of its hit points.",
)
def what_is_too_much_for_a_stage_is_lost() -> Table:
    t = situation(A=side("Captain Marvel", minions=[THUG]), villain_damage=10)
    t.next("Rhino takes 40 damage").hurts("Rhino", 40)
    return t


@shows(
    "champions:~minions-activate",
    "champions:minion#1",
    "champions:minion#3",
    title="Who activates when",
    lies="B, the last player, may end the turn. Thug and Mug are engaged with Captain Marvel; Sandman is with She-Hulk's alter-ego.",
    then="Rhino attacks Captain Marvel, then her minions do in the order that her player likes; then Rhino and Sandman scheme for B. They all stay.",
)
def minions_activate_after_the_villain_in_the_engaged_players_order() -> Table:
    return situation(
        A=side("Captain Marvel", minions=[THUG, MUG]),
        B=side("She-Hulk", form="alter-ego", minions=["Sandman"]),
        first="A",
        active="B",
    )


# -- schemes --------------------------------------------------------------------------------------------------------------


@shows(
    "champions:~enemy-schemes",
    "champions:scheme-enemy-activation",
    "champions:scheme-enemy-activation#1",
    "champions:scheme-enemy-activation#3",
    title="An enemy schemes",
    lies="Rhino (1 SCH) schemes. The card on top of the encounter deck has two boost icons.",
    then="He is given it as a boost card, and places 3 threat on the main scheme; none on Plot.",
)
def a_villain_schemes_with_a_boost_card() -> Table:
    a = side("Captain Marvel", form="alter-ego")
    t = situation(A=a, threat=1, encounter=[TWO, BLANK, BLANK], side_schemes=[PLOT])
    t.next("Rhino schemes").enemy_schemes("Rhino")
    return t


@shows(
    "champions:~main-scheme-advances",
    "champions:main-scheme#p2",
    "champions:main-scheme#2",
    "champions:main-scheme#3",
    title="A stage of the main scheme is completed",
    lies="Klaw's main scheme has 5 of its 6 threat, and there are two acceleration tokens. 4 more are placed.",
    then="Its next stage is there, without the 3 that were too many. The tokens stay.",
)
def a_completed_stage_gives_way_to_the_next() -> Table:
    t = situation(scenario="Klaw", A=side("Captain Marvel"), encounter=[THUG, BLANK, BLANK], threat=5, accelerations=2)
    t.next("4 threat are placed on the main scheme").happens(ev.Threat(t.scheme.ref, 4))
    return t


@shows(
    "champions:~last-stage",
    "champions:main-scheme#p3",
    title="The last stage of the main scheme is completed",
    lies="The Break-In! is the only stage, and has 5 of its 7 threat. One is placed, and then another.",
    then="With the second one the villain has won.",
)
def the_final_stage_completed_wins_for_the_villain() -> Table:
    t = situation(A=side("Captain Marvel"), threat=5)
    for words in ("1 threat is placed on the main scheme", "1 more threat is placed on it"):
        t.next(words).happens(ev.Threat(t.scheme.ref, 1))
    return t


@shows(
    "champions:~step-one",
    "champions:main-scheme#1",
    title="Threat of each round",
    lies="Two players may end their turns. There are three acceleration tokens.",
    then="In step one of the villain phase 5 threat are placed on the main scheme: 1 for each player, and 1 for each token.",
)
def step_one_places_the_threat_of_the_acceleration_field(*, players: int = 2, tokens: int = 3) -> Table:
    sides = {n: side(h, form="alter-ego") for n, h in zip("AB"[:players], ("Captain Marvel", "She-Hulk"), strict=False)}
    return situation(**sides, accelerations=tokens)  # type: ignore[arg-type]


@shows(
    "champions:~side-scheme-enters",
    "champions:side-scheme#p2",
    "champions:side-scheme#1",
    title="A side scheme enters play",
    lies="Two players play. Plot has 3 threat, Many 2 for each player. Both are revealed.",
    then="They lie in the villain's area with 3 and 4 threat, and the main scheme has what it had.",
)
def a_side_scheme_enters_the_villains_area_with_its_threat() -> Table:
    many = stand_in("side_scheme", "Many", base_threat=2)
    t = situation(A=side("Captain Marvel", dealt=[PLOT, many]), B=side("She-Hulk"), threat=4)
    for name in ("Plot", "Many"):
        t.next(f"Captain Marvel reveals {name}").reveals(name)
    return t


# -- the encounter deck ---------------------------------------------------------------------------------------------------


@shows(
    "champions:~empty-encounter-deck",
    "champions:encounter-deck#p2",
    title="The encounter deck is empty",
    lies="Two cards are in the encounter deck, two others in its discard pile. The player is dealt one, and then another.",
    then="As the last one goes, the discard pile is shuffled into a new deck at once, and the main scheme gets an acceleration token.",
)
def an_empty_encounter_deck_is_made_anew_at_once_with_a_token() -> Table:
    t = situation(A=side("Captain Marvel"), encounter=[THUG, BLANK], encounter_discard=["Sandman", "Shocker"])
    for words in ("A is dealt an encounter card", "A is dealt another"):
        t.next(words).deals("A")
    return t


# -- playing cards --------------------------------------------------------------------------------------------------------


@shows(
    "champions:~play-an-event",
    "champions:play",
    "champions:play#1",
    title="An event is played",
    lies="Jab costs 1, and has a resource of its own. Haymaker is in hand as well.",
    then="Haymaker pays for it; Jab could not pay for itself. It resolves, and then is discarded.",
)
def a_card_on_the_table_does_not_pay_for_itself_and_is_nowhere_else(*, others: Sequence[str] = ("Haymaker",)) -> Table:
    jab = stand_in("event", "Jab", Action((), Deal(1, THE_VILLAIN)), cost=1, resources={"wild": 1})
    return situation(A=side("Captain Marvel", hand=[jab, *others]), B=side("She-Hulk", hand=["Genius"]))


def shield() -> CardDef:
    """An event that keeps damage from its player's hero."""
    return stand_in("event", "Shield", Interrupt(TakesDamage(Whom("your hero")), Prevent(3), side="would"), cost=1)


@shows(
    "champions:~interrupt",
    "champions:play#1",
    title="An event as an interrupt",
    lies="Rhino attacks Captain Marvel. Both players hold Shield, which prevents damage to its player's hero.",
    then="Only her player may play it; it is paid for, prevents the damage and is discarded.",
)
def an_event_played_as_an_interrupt_is_paid_resolved_and_discarded_as_well() -> Table:
    a, b = (side(name, hand=[shield(), "Haymaker"]) for name in ("Captain Marvel", "She-Hulk"))
    t = situation(A=a, B=b)
    t.next("Rhino attacks Captain Marvel").enemy_attacks("Rhino")
    return t
