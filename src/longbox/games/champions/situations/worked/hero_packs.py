"""What the FAQ says of cards of hero packs."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import Keyword
from longbox.games.champions.situations import BLANK, Table, situation, stand_in
from longbox.situations import side
from longbox.situations.worked import example

GUARD = stand_in("minion", "Guard", Keyword("guard"), hp=3, atk=1, sch=1)


FAST = stand_in("minion", "Fast", Keyword("quickstrike"), hp=4, atk=2, sch=1)


@example("champions:faq:melee#1")
def melee_needs_another_enemy_for_its_second_damage() -> Table:
    return situation(A=side("Captain Marvel", hand=["Melee", "Energy", "Genius"]))


@example("champions:faq:melee#2")
def melee_may_go_on_to_the_villain_once_the_guard_is_gone() -> Table:
    return situation(A=side("Captain Marvel", hand=["Melee", "Energy", "Genius"], minions=[GUARD]))


@example("champions:faq:jarnbjorn#1")
def jarnbjorn_answers_an_attack_event() -> Table:
    return situation(A=side("Captain Marvel", play=["Jarnbjorn"], hand=["Haymaker", "Energy", "Strength"]))


@example("champions:faq:widows-bite#1")
def widows_bite_comes_before_quickstrike() -> Table:
    return situation(A=side("Captain Marvel", play=["Widow's Bite"]), encounter=[FAST, BLANK])


@example("champions:faq:finesse#1")
def finesse_pays_for_an_ability_of_an_aspect_card() -> Table:
    return situation(A=side("Captain Marvel", play=["Jarnbjorn", "Finesse"]))


@example("champions:faq:the-night-nurse#1")
def the_night_nurse_takes_one_status_card_whatever_it_is() -> Table:
    return situation(A=side("Captain Marvel", play=["The Night Nurse"], status=["tough"], damage=2))


@example("champions:faq:attacrobatics#1")
def attacrobatics_needs_icons_to_cancel() -> Table:
    two = stand_in("treachery", "Two", boost=2)
    return situation(A=side("Captain Marvel", play=["Attacrobatics"]), encounter=[two, BLANK])


@example("champions:faq:crushing-blow#1")
def crushing_blow_made_free_needs_nothing_spent() -> Table:
    return situation(A=side("Captain Marvel", play=["Helicarrier"], hand=["Crushing Blow"]))
