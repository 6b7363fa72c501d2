"""What an attack gains, what lasts as long as it does, and what an attachment's fields say, as others would write it."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    HERO,
    HOST,
    STUNNED,
    TO_ATTACK,
    YOU,
    YOUR_HERO,
    YOUR_HERO_,
    Action,
    AtEnd,
    AttachTo,
    AttackGains,
    Boost,
    Constant,
    Deal,
    Delay,
    DrawCards,
    EnemyActs,
    ExhaustIt,
    Gets,
    Give,
    Host,
    InPlay,
    Interrupt,
    It,
    Keyword,
    Last,
    One,
    Prevent,
    Response,
    Stat,
    Strikes,
    TakesDamage,
    Target,
    This,
    Whom,
    seq,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side
from tests.rules.champions.rounds import laid

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
BIG = stand_in("minion", "Big", hp=9, atk=2, sch=1)
VILLAIN = InPlay(frozenset({"villain"}))


def weapon(*effect: Any, basic: bool = True) -> Any:
    """An upgrade that answers to an attack of its hero that is about to be made, and gives +2 ATK."""
    says = Interrupt(Strikes(YOUR_HERO, basic=basic), seq(*effect), cost=(ExhaustIt(This()),))
    return stand_in("upgrade", "Weapon", says, Constant(YOUR_HERO_, (Gets("atk", 2),)))


@pytest.mark.rule("champions:gains", "champions:interrupt#2")
def test_a_basic_attack_gains_what_an_interrupt_to_it_gives() -> None:
    t = laid(A=side("Spider-Man", play=[weapon(AttackGains("overkill"))], minions=[THUG]))
    t.A.attacks("Spider-Man", "Thug")
    t.A.picks("Weapon")
    assert t.A.minions == [] and t.villain.damage == 1
    # the attack of somebody else that comes later has gained nothing
    t = laid(A=side("Spider-Man", play=[weapon(AttackGains("overkill")), "Tigra"], minions=[THUG, put(THUG, left=1)]))
    t.A.attacks("Spider-Man", t.each("Thug")[0])
    t.A.picks("Weapon")
    t.A.attacks("Tigra", "Thug")
    assert t.A.minions == [] and t.villain.damage == 1
    # a tough status card is pierced, and what is dealt more is part of the one damage
    t = laid(A=side("Spider-Man", play=[weapon(AttackGains("piercing"), AttackGains("", 1))], minions=[put(BIG, status="tough")]))
    t.A.attacks("Spider-Man", "Big")
    t.A.picks("Weapon")
    assert t["Big"].damage == 5 and not t["Big"].status and t.villain.damage == 0


@pytest.mark.rule("champions:gains")
def test_an_attack_made_with_a_core_card_gains_it_as_well() -> None:
    hand = ["Swinging Web Kick", "Energy", "Genius"]
    t = laid(A=side("Spider-Man", hand=hand, play=[weapon(AttackGains("overkill"), basic=False)], minions=["Hydra Mercenary"]))
    t.A.plays("Swinging Web Kick", "Energy", "Genius")
    t.A.picks("Weapon")
    assert t.A.minions == [] and t.villain.damage == 8 - 3


@pytest.mark.rule("champions:lasting-effects", "champions:lasting-effects#3", "champions:lasting-effects#4")
def test_until_the_end_of_this_attack() -> None:
    skilled = stand_in(
        "event",
        "Skilled",
        Interrupt(Strikes(YOUR_HERO, basic=True), Last(YOUR_HERO_, (Gets("atk", 2),), "attack"), form=HERO),
        cost=0,
    )
    t = laid(A=side("Spider-Man", hand=[skilled, "Counter-Punch"], minions=[BIG]))
    t.A.attacks("Spider-Man", "Big")
    t.A.picks("Skilled")
    assert t["Big"].damage == 4 and t["Spider-Man"].atk == 2
    # nor can it be used where no attack is under way
    idle = stand_in("event", "Idle", Action((), Last(YOUR_HERO_, (Gets("atk", 2),), "attack")), cost=0)
    t = laid(A=side("Spider-Man", hand=[idle]))
    assert "Idle" not in t.A.playable and "champions:lasting-effects#4" in t.why_not("A", "Idle")
    # inside an event that is an attack it counts for that, and not for the next
    strong = stand_in(
        "event",
        "Strong",
        Action(
            (),
            seq(Last(YOUR_HERO_, (Gets("atk", 2),), "attack"), Deal(Stat(YOUR_HERO_, "atk"), Target())),
            targets=(One(TO_ATTACK),),
            form=HERO,
            labels=("attack",),
        ),
        cost=0,
    )
    t = laid(A=side("Spider-Man", hand=[strong]))
    t.A.plays("Strong")
    assert t.villain.damage == 4
    t.A.attacks("Spider-Man", "Rhino")
    assert t.villain.damage == 6


@pytest.mark.rule("champions:lasting-effects", "champions:lasting-effects#3")
def test_until_the_end_of_this_attack_means_the_attack_it_was_used_in() -> None:
    subdue = stand_in(
        "event", "Subdue", Interrupt(EnemyActs(Whom("enemy")), Last(It("it"), (Gets("atk", -3),), "attack"), form=HERO), cost=0
    )
    t = laid(A=side("She-Hulk", hand=[subdue]))
    t.enemy_attacks("Rhino", "A")
    t.A.picks("Subdue")
    t.A.passes()
    assert t.A.identity.damage == 0 and t.villain.atk == 2
    # a counter-punch after it is another attack
    stronger = stand_in(
        "upgrade",
        "Stronger",
        Interrupt(Strikes(YOUR_HERO), Last(YOUR_HERO_, (Gets("atk", 2),), "attack"), cost=(ExhaustIt(This()),)),
    )
    t = laid(A=side("Black Panther", play=[stronger], hand=["Counter-Punch"]))
    t.enemy_attacks("Rhino", "A")
    t.A.defends("Black Panther")
    t.A.picks("Counter-Punch")
    t.A.picks("Stronger")
    assert t.villain.damage == 1 + 4 and t["Black Panther"].atk == 2


@pytest.mark.rule("champions:attachment#1", "champions:gains")
def test_the_fields_of_an_attachment_count_and_an_enemys_attack_gains_keywords() -> None:
    sword = stand_in(
        "attachment", "Sword", AttachTo(VILLAIN), Interrupt(EnemyActs(HOST), AttackGains("overkill"), forced=True), atk=3
    )
    t = laid(A=side("She-Hulk", play=["Tigra"]), villain_attached=[sword])
    assert t.villain.atk == 5 and t.villain.sch == 1
    t.enemy_attacks("Rhino", "A")
    t.A.defends("Tigra")
    assert t.A.identity.damage == 2 and "Tigra" in t.A.discard
    # one whose text says it already counts once
    said = stand_in("attachment", "Sword", AttachTo(VILLAIN), Constant(Host("attached villain"), (Gets("atk", 3),)), atk=3, sch=1)
    t = laid(A=side("She-Hulk"), villain_attached=[said])
    assert t.villain.atk == 5 and t.villain.sch == 2
    spilling = stand_in("treachery", "Spilling", Boost(AttackGains("overkill")), boost=2)
    t = laid(A=side("She-Hulk", play=["Tigra"]), encounter=[spilling, BLANK])
    t.enemy_attacks("Rhino", "A")
    t.A.defends("Tigra")
    assert t.A.identity.damage == 1


@pytest.mark.rule("champions:delayed-effect")
def test_at_the_end_of_your_turn_is_not_the_end_of_the_phase() -> None:
    late = stand_in("event", "Late", Action((), Delay(AtEnd("turn"), DrawCards(1))), cost=0)
    t = laid(A=side("Spider-Man", hand=[late], deck=5), B=side("She-Hulk", hand=[], deck=5))
    t.A.plays("Late")
    assert t.A.hand == []
    t.A.ends_turn()
    assert t.kind == "turn" and t.B.asked() and len(t.A.hand) == 1 and t.B.hand == []


WRONG = {
    "Whom is 'your allies'": lambda: Interrupt(TakesDamage(Whom("your allies")), Prevent(2), side="would"),
    "perhaps your ally": lambda: Interrupt(TakesDamage(Whom("your allies")), Prevent(2), side="would"),
    "until is 'forever'": lambda: Action((), Last(YOUR_HERO_, (Gets("atk", 2),), "forever")),
    "perhaps attack": lambda: Action((), Deal(2, Target()), targets=(One(TO_ATTACK),), labels=("atack",)),
    "perhaps quickstrike": lambda: Keyword("quick strike"),
    "perhaps would": lambda: Interrupt(TakesDamage(YOU), Prevent(1), side="wold"),
    "perhaps stunned": lambda: Response(Strikes(YOUR_HERO, after=True), Give("stuned", It("it"))),
    "limit is 'day'": lambda: Action((), DrawCards(1), limit=(1, "day")),
    "where a Pattern is asked for": lambda: Response(YOUR_HERO, DrawCards(1)),
    "where a Whom is asked for": lambda: Response(EnemyActs(VILLAIN), DrawCards(1)),
    "where an int or Value is asked for": lambda: Response(Strikes(YOUR_HERO, after=True), Deal("3", It("it"))),
    "perhaps atk": lambda: Constant(YOUR_HERO_, (Gets("attk", 1),)),
}


@pytest.mark.parametrize("words", sorted(WRONG))
def test_a_word_that_says_nothing_is_refused_with_what_would_be_right(words: str) -> None:
    part: Any = WRONG[words]  # type: ignore[no-untyped-call]
    with pytest.raises(LookupError, match=words):
        stand_in("upgrade", "Ann", part())
    # what is written rightly is taken
    assert stand_in("upgrade", "Ann", Response(Strikes(YOUR_HERO, after=True), Give(STUNNED, It("it")))).name == "Ann"
