"""How abilities resolve: alteration effects, "and", cancelling, choosing, what is delayed, and some examples of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.language.vocabulary import (
    ALLY,
    IT,
    YOUR_CHARACTERS,
    Action,
    Assign,
    DealIt,
    DrawCards,
    Each,
    EachTime,
    Exhausted,
    FromDiscard,
    HealIt,
    InPlay,
    Instead,
    Interrupt,
    IsDefeated,
    It,
    MayAlso,
    Mill,
    OfSet,
    PutCounters,
    WhenRevealed,
    Whom,
)
from longbox.games.champions.situations import BLANK, Table, put, situation, stand_in
from longbox.games.champions.situations.worked.standins import FRIEND
from longbox.situations import side
from longbox.situations.worked import example

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.state import CardDef


@example("champions:alteration-effect#ex3")
def each_time_halts_what_is_resolving() -> Table:
    fanatic = [stand_in("minion", f"Fanatic {i}", set="kree_fanatic", hp=1, atk=1, sch=1) for i in range(3)]
    dare = stand_in(
        "treachery",
        "Dare",
        WhenRevealed(EachTime(Mill(5, True), (OfSet("kree_fanatic", "Kree Fanatic"),), DealIt(It("it", "that card")))),
    )
    deck = [BLANK, fanatic[0], fanatic[1], BLANK, BLANK, fanatic[2], BLANK]
    t = situation(A=side("Captain Marvel", dealt=[dare]), B=side("She-Hulk"), encounter=deck)
    t.next("Captain Marvel reveals Dare").reveals("Dare")
    return t


BRUTE = stand_in("minion", "Brute", hp=5, atk=2, sch=1)


@example("champions:alteration-effect#ex1")
def additional_damage_is_dealt_with_the_damage_it_adds_to() -> Table:
    # 1 and 3 times 2 times 2: each of those cards has two of them
    deck = ["Energy", "Energy", "Genius", "Strength", "Energy", "Genius"]
    return situation(A=side("Iron Man", hand=["Repulsor Blast", "Genius"], deck=deck, minions=[BRUTE]))


DIES = stand_in("support", "Dies", Interrupt(IsDefeated(Whom("ally")), DrawCards(1)))


WOULD = stand_in("support", "Would", Interrupt(IsDefeated(Whom("ally"), would=True), Instead(HealIt(IT)), side="would"))


@example("champions:would#ex1")
def would_be_defeated_comes_before_is_defeated() -> Table:
    t = situation(A=side("Captain Marvel", play=[DIES, WOULD, FRIEND]))
    t.next("Friend takes 3 damage").hurts("Friend", 3)
    return t


@example("champions:qualifiers#ex1")
def a_qualifier_goes_for_all_that_follows() -> Table:
    both = InPlay(frozenset({ALLY, "attachment"}), (Exhausted(no=True),))
    wave = stand_in("event", "Wave", Action((), PutCounters(1, "wet", Each(both))), cost=0)
    tired = stand_in("ally", "Tired", cost=0, hp=2, atk=1, thw=1)
    horn, club = (stand_in("attachment", n) for n in ("Horn", "Club"))
    cards = [FRIEND, put(tired, exhausted=True), put(horn, on="Rhino"), put(club, on="Rhino", exhausted=True)]
    return situation(A=side("Captain Marvel", hand=[wave], play=cards))


@example("champions:indirect-damage#ex1")
def nobody_is_assigned_more_indirect_damage_than_would_defeat_them() -> Table:
    rain = stand_in("treachery", "Rain", WhenRevealed(Assign(5, YOUR_CHARACTERS, yours=True)))
    big = stand_in("ally", "Big", cost=0, hp=6, atk=1, thw=1)
    t = situation(A=side("Captain Marvel", play=[put(big, damage=2)], dealt=[rain]))
    t.next("Captain Marvel reveals Rain, which deals 5 indirect damage").reveals("Rain")
    return t


def cap(subtitle: str) -> CardDef:
    """An ally of that title who is somebody."""
    return stand_in("ally", "Captain America", cost=0, hp=3, atk=1, thw=1, unique=True, subname=subtitle)


@example("champions:unique-icon#ex1")
def alter_egos_and_subtitles_tell_two_of_one_title_apart(*, first: str = "Steve Rogers", second: str = "Sam Wilson") -> Table:
    return situation(A=side("Captain Marvel", hand=[cap(second)], play=[cap(first)]))


GATE = stand_in("support", "Gate", MayAlso(FromDiscard(frozenset({ALLY}), words="you may play allies from your discard pile")))


@example("champions:play-restrictions#ex1")
def a_permission_lets_an_ally_be_played_from_the_discard_pile(*, gates: Sequence[CardDef] = (GATE,)) -> Table:
    pal = stand_in("ally", "Pal", cost=1, hp=2, atk=1, thw=1)
    kit = stand_in("upgrade", "Kit", cost=0)
    return situation(
        A=side("Captain Marvel", hand=["Energy"], play=list(gates), discard=[pal, kit]),
        B=side("She-Hulk", discard=[FRIEND]),
    )
