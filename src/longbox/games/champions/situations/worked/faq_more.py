"""What the FAQ says of more cards of hero packs."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import Keyword
from longbox.games.champions.situations import Table, put, situation, stand_in
from longbox.situations import side
from longbox.situations.worked import example

BIG = stand_in("minion", "Big", hp=9, atk=2, sch=1)


GUARD = stand_in("minion", "Guard", Keyword("guard"), hp=2, atk=1, sch=1)


GIANT = "13001c"


@example("champions:faq:shrink#1")
def shrink_raises_what_is_removed_and_not_what_is_prevented() -> Table:
    return situation(
        A=side("Captain Marvel", play=["Shrink"], hand=["For Justice!", "Strength"]),
        threat=6,
        side_schemes=[put("Bomb Scare", threat=6)],
    )


@example("champions:faq:wasp#1")
def giant_wasp_takes_no_threat_off_a_main_scheme_that_is_guarded_as_she_thwarts() -> Table:
    crisis = stand_in("side_scheme", "Crisis", crisis=1)
    return situation(A=side("Wasp", form=GIANT), threat=4, side_schemes=[put(crisis, threat=1), put("Bomb Scare", threat=3)])


@example("champions:faq:wasp#2")
def giant_wasp_does_no_damage_to_a_guarded_villain() -> Table:
    return situation(A=side("Wasp", form=GIANT, minions=[put(GUARD, damage=1), BIG]))
