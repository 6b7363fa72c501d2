"""What the FAQ says of heroes and of what only they have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.catalog import catalog
from longbox.games.champions.decks.setup import blank
from longbox.games.champions.game import GAME
from longbox.games.champions.rules.rounds import Game
from longbox.games.champions.situations import FILLER, Table, situation, stand_in
from longbox.games.champions.situations.worked.standins import PIP
from longbox.situations import side
from longbox.situations.worked import example

if TYPE_CHECKING:
    from collections.abc import Sequence


ALLY = stand_in("ally", "Helper", hp=3, atk=1, thw=1, cost=2, atk_cost=0, thw_cost=0)


# -- Doctor Strange -------------------------------------------------------------------------------------------------------


@example("champions:faq:images-of-ikonn#1")
def images_of_ikonn_resolves_for_the_sake_of_its_pile_alone(*, confused: bool = True) -> Table:
    return situation(
        villain_status=["confused"] if confused else [],
        threat=0 if confused else 5,
        A=side("Doctor Strange", hand=[PIP, FILLER], invocations=["Images of Ikonn", "Winds of Watoomb"]),
        B=side("She-Hulk"),
    )


@example("champions:faq:depowered#1")
def a_depowered_doctor_strange_still_uses_his_invocations() -> Table:
    own, common = stand_in("upgrade", "Own", faction="hero", cost=0), stand_in("upgrade", "Common", cost=0)
    return situation(
        A=side("Doctor Strange", hand=[own, common], play=["Depowered"], invocations=["Winds of Watoomb", "Images of Ikonn"]),
        B=side("She-Hulk", hand=[own]),
    )


# -- Hulk, Quicksilver, Captain America, Rocket ---------------------------------------------------------------------------


@example("champions:faq:unstoppable-force#1")
def unstoppable_force_paid_with_nothing_draws_nothing(*, helicarriers: int = 2, hand: Sequence[str] = ()) -> Table:
    return situation(
        A=side("Hulk", hand=["Unstoppable Force", *hand], play=["Helicarrier"] * helicarriers, exhausted=True),
        B=side("Captain Marvel", exhausted=True),
    )


@example("champions:faq:quicksilver#1")
def super_speed_needs_a_basic_power_that_was_used(*, status: str = "stunned") -> Table:
    return situation(A=side("Quicksilver", status=[status]), threat=3)


@example("champions:faq:steve-rogers#1")
def steve_rogers_does_not_find_his_shield_among_the_drones(*, scenario: str = "Ultron", others: int = 0) -> Table:
    # his shield is all there is in his deck, and becomes the first drone
    deck = {"03009": 1} | ({"01088": others} if others else {})
    s = blank(GAME, {"heroes": ["Captain America"], "decks": [deck], "scenario": scenario, "names": ["A"]}, 1, every=True)
    s.frames.append(Game())
    return Table(s)


@example("champions:faq:steve-rogers#2")
def living_legend_is_for_the_first_ally_of_the_round() -> Table:
    return situation(A=side("Captain America", hand=[ALLY, ALLY, ALLY, *[PIP] * 6]))


@example("champions:faq:rocket-raccoon#1")
def rocket_draws_though_the_upgrade_goes_into_the_collection(*, collector: bool = True) -> Table:
    villain = catalog.card("16070") if collector else None
    return situation(villain=villain, A=side("Rocket Raccoon", form="alter-ego", play=["Thruster Boots", "Hawkeye"]))
