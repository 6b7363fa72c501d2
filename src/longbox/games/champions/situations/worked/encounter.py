"""What the FAQ says of encounter cards of other packs."""

from __future__ import annotations

from longbox.games.champions.catalog import catalog
from longbox.games.champions.language.vocabulary import Boost, RemoveCounters, named
from longbox.games.champions.situations import BLANK, FILLER, Table, put, situation, stand_in
from longbox.games.champions.situations.worked.standins import TWO
from longbox.situations import side
from longbox.situations.worked import example

STRONG = stand_in("ally", "Strong", hp=5, atk=4, thw=1, atk_cost=0, thw_cost=0)


WEAK = stand_in("ally", "Weak", hp=3, atk=1, thw=1)


BRUTE = stand_in("minion", "Brute", hp=5, atk=4, sch=1)


@example("champions:faq:clash-of-titans#1")
def the_ally_that_clash_of_the_titans_attacks_takes_the_undefended_damage() -> Table:
    t = situation(
        A=side("Captain Marvel", minions=[BRUTE]),
        B=side("She-Hulk", play=[STRONG, WEAK]),
        encounter=["Clash Of The Titans", *[BLANK] * 4],
    )
    t.next("Captain Marvel reveals Clash of the Titans").reveals("Clash Of The Titans")
    return t


@example("champions:faq:marked-for-death#1")
def marked_for_death_does_not_take_a_mockingbird_who_is_in_play_elsewhere() -> Table:
    deck = [FILLER, "Mockingbird", FILLER, FILLER]
    t = situation(A=side("She-Hulk", play=["Mockingbird"]), B=side("Hawkeye", deck=deck), encounter=["Marked for Death", BLANK])
    t.next("She-Hulk reveals Marked for Death").reveals("Marked for Death")
    return t


@example("champions:faq:power-stone#1")
def the_power_stone_of_an_eliminated_player_goes_to_the_encounter_discard_pile() -> Table:
    t = situation(
        A=side("Captain Marvel", play=[put("Power Stone", on="Captain Marvel"), "Hawkeye"]),
        B=side("She-Hulk", play=["Tenacity"]),
        encounter=[BLANK] * 4,
    )
    t.next("Captain Marvel takes 50 damage").hurts("Captain Marvel", 50)
    return t


@example("champions:faq:i-see-you#1")
def i_see_you_attacks_an_alter_ego_too(*, form: str = "alter-ego") -> Table:
    t = situation(
        villain=catalog.card("02014"),
        A=side("Captain Marvel", form=form),
        B=side("She-Hulk"),
        encounter=["I See You", TWO, BLANK],
    )
    t.next("A reveals I See You").reveals("I See You")
    return t


def osborn(*, mad: bool = False, counters: int = 2, **more: object) -> Table:
    """Norman Osborn with his Criminal Enterprise, or the Green Goblin in his State of Madness."""
    name, word = ("State of Madness", "madness") if mad else ("Criminal Enterprise", "infamy")
    given = {"A": side("Captain Marvel"), **more}
    villain = catalog.card("02001b" if mad else "02001a")
    return situation(villain=villain, environments=[put(name, counters={word: counters})], **given)  # type: ignore[arg-type]


@example("champions:faq:norman-osborn#1")
def a_stun_takes_the_place_of_norman_osborns_activation(*, stunned: bool = True) -> Table:
    t = osborn(villain_status=["stunned"] if stunned else [])
    t.next("Norman Osborn attacks Captain Marvel").enemy_attacks("Norman Osborn")
    return t


CALM = stand_in("treachery", "Calm", Boost(RemoveCounters(1, "madness", named("State of Madness"))), boost=2, boost_star=True)


@example("champions:faq:green-goblin#1")
def a_goblin_who_becomes_norman_as_he_attacks_goes_on_with_his_boost_icons_alone(*, counters: int = 1) -> Table:
    t = osborn(mad=True, counters=counters, B=side("She-Hulk"), encounter=[CALM, BLANK, BLANK])
    t.next("Green Goblin attacks Captain Marvel").enemy_attacks("Green Goblin")
    return t
