"""What the FAQ says of more cards of hero packs."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import Keyword
from longbox.games.champions.situations import BLANK, FILLER, Table, put, situation, stand_in
from longbox.games.champions.situations.worked.standins import PIP
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


@example("champions:faq:embiggen#1")
def embiggen_raises_every_instance_of_an_attack_events_damage() -> Table:
    return situation(A=side("Captain Marvel", play=["Embiggen!"], hand=["Melee", "Energy", "Genius"], minions=[BIG]))


@example("champions:faq:hex-bolt#1")
def hex_bolt_discards_all_three_before_anything_of_it_resolves() -> Table:
    none, two = stand_in("treachery", "Icons 0"), stand_in("treachery", "Icons 2", boost=2)
    return situation(A=side("Captain Marvel", hand=["Hex Bolt", PIP, PIP]), encounter=[none, two, none, BLANK], threat=4)


@example("champions:faq:counterspell#1")
def counterspell_finds_no_hero_in_alter_ego_form() -> Table:
    after = stand_in("treachery", "After")
    t = situation(A=side("Captain Marvel", form="alter-ego"), B=side("She-Hulk"), encounter=["Counterspell", after])
    t.next("A reveals Counterspell").reveals("Counterspell")
    return t


@example("champions:faq:hawkeyes-quiver#1")
def the_whole_deck_is_shuffled_after_the_quivers_search() -> Table:
    marks = [stand_in("resource", f"Mark {n}") for n in range(12)]
    deck = [marks[0], "Explosive Arrow", *marks[1:], "Vibranium Arrow"]
    return situation(A=side("Hawkeye", play=["Hawkeye's Quiver"], deck=deck))


@example("champions:faq:wasp#3")
def each_enemy_with_retaliate_that_giant_wasp_attacks_answers_in_her_order() -> Table:
    spiky = [stand_in("minion", f"Spiky {n}", Keyword("retaliate", n), hp=6) for n in (1, 2)]
    return situation(first="B", A=side("Wasp", form=GIANT, minions=[*spiky, BIG]), B=side("She-Hulk"))


@example("champions:faq:salvage#1")
def hulk_does_all_that_salvage_asks_for_in_his_players_order() -> Table:
    return situation(A=side("Captain Marvel", play=["Hulk"], deck=["Salvage", FILLER]), B=side("She-Hulk"))
