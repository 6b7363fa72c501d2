"""What the FAQ says of cards of hero packs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.language.vocabulary import YOU_, Boost, Deal, Keyword
from longbox.games.champions.situations import BLANK, Table, situation, stand_in
from longbox.games.champions.situations.worked.standins import TWO
from longbox.situations import side
from longbox.situations.worked import example

if TYPE_CHECKING:
    from longbox.games.champions.state import CardDef

THUG = stand_in("minion", "Thug", hp=2, atk=1, sch=1)


BIG = stand_in("minion", "Big", hp=6, atk=2, sch=1)


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
    t = situation(A=side("Captain Marvel", play=["Widow's Bite"]), encounter=[FAST, BLANK])
    t.next("Captain Marvel reveals Fast, who has quickstrike").reveals("Fast")
    return t


@example("champions:faq:finesse#1")
def finesse_pays_for_an_ability_of_an_aspect_card() -> Table:
    return situation(A=side("Captain Marvel", play=["Jarnbjorn", "Finesse"]))


@example("champions:faq:the-night-nurse#1")
def the_night_nurse_takes_one_status_card_whatever_it_is() -> Table:
    return situation(A=side("Captain Marvel", play=["The Night Nurse"], status=["tough"], damage=2))


@example("champions:faq:attacrobatics#1")
def attacrobatics_needs_icons_to_cancel() -> Table:
    # without icons, and then with two
    t = situation(A=side("Captain Marvel", play=["Attacrobatics"]), encounter=[BLANK, TWO, BLANK])
    t.next("Rhino attacks Captain Marvel: the boost card has no icons").enemy_attacks("Rhino")
    t.next("Rhino attacks again: the boost card has two").enemy_attacks("Rhino")
    return t


@example("champions:faq:crushing-blow#1")
def crushing_blow_made_free_needs_nothing_spent() -> Table:
    return situation(A=side("Captain Marvel", play=["Helicarrier"], hand=["Crushing Blow"]))


@example("champions:faq:nova#1")
def an_attack_ends_when_nova_defeats_the_attacker(*, minion: CardDef = THUG) -> Table:
    t = situation(A=side("Captain Marvel", play=["Nova"], hand=["Energy"], minions=[minion]))
    t.next(f"{minion.name} attacks Captain Marvel").enemy_attacks(minion.name)
    return t


SPITE = stand_in("treachery", "Spite", Boost(Deal(1, YOU_)), boost_star=True)


@example("champions:faq:unflappable#1")
def unflappable_looks_at_the_damage_of_the_attack_alone(*, hero: str = "Black Panther", boost: CardDef = SPITE) -> Table:
    t = situation(A=side(hero, play=["Unflappable"]), encounter=[boost, BLANK])
    t.next(f"Rhino attacks {hero}").enemy_attacks("Rhino")
    return t


@example("champions:faq:dance-of-death#1")
def each_part_of_dance_of_death_is_an_attack_of_its_own() -> Table:
    return situation(A=side("Captain Marvel", hand=["Dance of Death", "Energy", "Genius"], minions=[BIG]))


@example("champions:faq:dance-of-death#2")
def a_stunned_hero_loses_only_the_first_attack_of_dance_of_death() -> Table:
    return situation(A=side("Captain Marvel", hand=["Dance of Death", "Energy", "Genius"], minions=[BIG], status=["stunned"]))
