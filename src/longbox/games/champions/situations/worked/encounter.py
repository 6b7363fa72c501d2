"""What the FAQ says of encounter cards of other packs."""

from __future__ import annotations

from longbox.games.champions.situations import BLANK, FILLER, Table, put, situation, stand_in
from longbox.situations import side
from longbox.situations.worked import example

STRONG = stand_in("ally", "Strong", hp=5, atk=4, thw=1, atk_cost=0, thw_cost=0)


WEAK = stand_in("ally", "Weak", hp=3, atk=1, thw=1)


BRUTE = stand_in("minion", "Brute", hp=5, atk=4, sch=1)


@example("champions:faq:clash-of-titans#1")
def the_ally_that_clash_of_the_titans_attacks_takes_the_undefended_damage() -> Table:
    return situation(
        A=side("Captain Marvel", minions=[BRUTE]),
        B=side("She-Hulk", play=[STRONG, WEAK]),
        encounter=["Clash Of The Titans", *[BLANK] * 4],
    )


@example("champions:faq:marked-for-death#1")
def marked_for_death_does_not_take_a_mockingbird_who_is_in_play_elsewhere() -> Table:
    deck = [FILLER, "Mockingbird", FILLER, FILLER]
    return situation(
        A=side("She-Hulk", play=["Mockingbird"]), B=side("Hawkeye", deck=deck), encounter=["Marked for Death", BLANK]
    )


@example("champions:faq:power-stone#1")
def the_power_stone_of_an_eliminated_player_goes_to_the_encounter_discard_pile() -> Table:
    return situation(
        A=side("Captain Marvel", play=[put("Power Stone", on="Captain Marvel"), "Hawkeye"]),
        B=side("She-Hulk", play=["Tenacity"]),
        encounter=[BLANK] * 4,
    )
