"""Aggression, Leadership and what goes with them: cards of the core set that any hero may have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.situations import Table, put, situation, stand_in
from longbox.situations import side
from longbox.situations.worked import example

if TYPE_CHECKING:
    from collections.abc import Sequence

RUNNER = stand_in("minion", "Runner", hp=2, atk=1, sch=1)


@example("champions:faq:tigra#1")
def tigra_heals_before_her_consequential_damage() -> Table:
    # with two damage on her she would fall if it came first
    return situation(A=side("Captain Marvel", play=[put("Tigra", damage=2)], minions=[RUNNER]))


@example("champions:you-your#ex1")
def what_an_ally_defeats_you_have_not_defeated() -> Table:
    a = side("Captain Marvel", hand=["Chase Them Down"], play=["War Machine", "Interrogation Room"], minions=[RUNNER])
    return situation(A=a, threat=4)


@example("champions:faq:make-the-call#1")
def make_the_call_pays_for_the_ally_as_a_card_of_its_aspect(
    *, hand: Sequence[str] = ("The Power of Leadership", "Haymaker"), ally: str = "Hawkeye"
) -> Table:
    # Hawkeye is a Leadership ally that costs three
    return situation(A=side("Captain Marvel", hand=["Make the Call", *hand], discard=[ally]))
