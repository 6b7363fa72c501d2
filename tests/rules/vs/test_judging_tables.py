"""Tables that a judge sets: cards told apart, what may be named, what could be chosen, and why something can't be done."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    EQUIPPED_CHARACTER,
    T1,
    Activated,
    Aim,
    Becomes,
    BecomesStunned,
    Choose,
    Continuous,
    Every,
    ExhaustIt,
    GainEndurance,
    GainPowers,
    KOIt,
    Lasting,
    LosePowers,
    StunIt,
    T,
    Triggered,
    characters,
    equipment,
    gives,
    seq,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import KILL, hero, twist


@pytest.mark.rule("vs:505.1c")
def test_two_cards_of_a_name_are_told_apart_by_their_controllers() -> None:
    for whose, left in (("A", ([], ["Al"])), ("B", (["Al"], []))):
        table = situation("vs", A=side(front=[hero("Al")], hand=[KILL]), B=side(front=[hero("Al")]))
        table.A.plays("Kill", on=f"{whose}'s Al")
        table.resolve()
        assert (table.A.characters, table.B.characters) == left
    with pytest.raises(AssertionError, match="not among"):
        situation("vs", A=side(front=[hero("Al")], hand=[KILL]), B=side(front=[hero("Bea")])).A.plays("Kill", on="B's Al")


@pytest.mark.rule("vs:505.1c", "vs:505.1d")
def test_what_there_was_no_choice_about_may_be_named_all_the_same() -> None:
    both = twist("Both", seq(ExhaustIt(T), KOIt(T1)), Aim(characters()), Aim(characters()))
    table = situation("vs", A=side(front=[hero("Al")], hand=[both, KILL]), B=side(front=[hero("Bea")]))
    # the second target follows from the first
    table.A.plays("Both", on=["Bea", "Al"])
    table.resolve()
    assert table.A.pile == ["Al", "Both"] and table.B["Bea"].exhausted
    table.A.plays("Kill", on="Bea")
    table.resolve()
    assert table.B.characters == []
    altar = hero("Altar", Activated((ExhaustIt(Choose(yours())),), GainEndurance(1)))
    table = situation("vs", A=side(front=[altar]), B=side(front=[hero("Bea")]))
    table.A.uses("Altar", pay="Altar")
    assert table.A["Altar"].exhausted
    # what was neither asked for nor chosen is an error
    table = situation("vs", A=side(front=[hero("Al")], hand=[KILL]), B=side())
    with pytest.raises(AssertionError, match="not asked for"):
        table.A.plays("Kill", on=["Al", "Bea"])


@pytest.mark.rule("vs:501.3", "vs:501.4", "vs:510.1")
def test_of_several_cards_of_a_name_the_one_is_used_with_which_it_is_possible() -> None:
    table = situation("vs", A=side(front=[put("Pyro", exhausted=True), "Pyro"]), B=side())
    table.A.uses("Pyro", on="B")
    table.resolve()
    assert table.B.endurance == 47
    table = situation("vs", A=side(resources=[put("Danger Room", down=False), "Danger Room"]), B=side())
    table.A.flips("Danger Room")
    assert table.A.resources == ["Danger Room"] and table.A.pile == ["Danger Room"]


@pytest.mark.rule("vs:501.3", "vs:G:Activate", "vs:701.12f")
def test_why_a_gained_power_cannot_be_used_is_told_too() -> None:
    table = situation("vs", A=side(front=[put(hero("Al"), equipment=["Advanced Hardware"])]), B=side(front=[hero("Bea")]))
    assert table.A.why_not("use", "Al") == []
    table.A.uses("Al", on="B")
    table.resolve()
    assert table.A.why_not("use", "Al") == ["vs:G:Activate"] and not table.A["Advanced Hardware"].exhausted
    table = situation("vs", A=side(front=[put("Pyro", stunned=True)]), B=side())
    assert table.A.why_not("use", "Pyro")[0] == "vs:701.12f"


@pytest.mark.rule("vs:505.1c", "vs:504.3b", "vs:601.3b")
def test_what_could_be_chosen_and_why_an_attack_is_not_legal() -> None:
    give = twist("Give", gives(T, GainPowers((Activated((), KOIt(T), targets=(Aim(characters()),)),))), Aim(yours()))
    bees = [put(hero("Bea"), stunned=True), put(hero("Bob"), equipment=["Personal Force Field"])]
    table = situation("vs", A=side(front=[hero("Al")], hand=["Flying Kick", give], resources=1), B=side(front=bees))
    assert table.A.targets("play", "Flying Kick") == ["Al", "Bea"]
    assert table.A.why_not_attack("Al", "Bea") == ["vs:601.3b"] and table.A.why_not_attack("Al", "Bob") == []
    table.A.plays("Give")
    table.resolve()
    assert table.A.targets("use", "Al") == ["Al", "Bea", "Bob"]


@pytest.mark.rule("vs:515.2", "vs:215.1c", "vs:513.1h")
def test_counters_that_a_card_is_put_with_are_younger_than_its_own_text_and_older_than_what_it_wears() -> None:
    ring = equipment("Ring", cost=1, source="stand-in", text=[Continuous(EQUIPPED_CHARACTER, (Becomes("atk", 9),))])
    own = hero("Own", Continuous(yours(), (Becomes("atk", 7),)))
    table = situation(
        "vs",
        A=side(front=[put(own, counters={"+1 ATK": 1}), put(hero("Abe"), counters={"+1 ATK": 1}, equipment=[ring])]),
        B=side(),
    )
    assert (table.A["Own"].atk, table.A["Abe"].atk) == (8, 9)


def test_a_word_that_a_table_does_not_know_is_an_error() -> None:
    with pytest.raises(ValueError, match="stuned"):
        put("Pyro", stuned=True)
    with pytest.raises(ValueError, match="begins with a step"):
        situation("vs", step="combat", A=side(), B=side())
    with pytest.raises(ValueError, match="a side has no"):
        situation("vs", A=side(fronts=[]), B=side())


@pytest.mark.rule("vs:502.2", "vs:502.4", "vs:506.2a")
def test_all_that_triggers_at_once_resolves_in_some_order_if_nobody_minds_which() -> None:
    watchers = [hero(name, Triggered(BecomesStunned(yours()), GainEndurance(1)), cost=0) for name in ("Ann", "Abe")]
    fall = twist("Fall", StunIt(Every(yours())))
    table = situation("vs", A=side(front=watchers, hand=[fall]), B=side(front=[hero("Bea")]))
    table.A.plays("Fall")
    table.resolve_all()
    assert table.asked == ("A", "trigger order")
    table.finish()
    # each of the two, as they were just before, has seen both
    assert table.A.endurance == 54 and not table.chain and not table.B["Bea"].stunned


@pytest.mark.rule("vs:701.12f", "vs:302.5", "vs:500.5")
def test_why_a_power_is_not_there_is_told_apart() -> None:
    strip = twist("Strip", Lasting(Continuous(T, (LosePowers(),)), "turn"), Aim(characters()))
    worn = put(hero("Al"), stunned=True, equipment=["Force Field Belt"])
    table = situation(
        "vs", step="recruit", A=side(front=[put("Pyro", stunned=True), worn], hand=[strip], points=3), B=side(front=["Pyro"])
    )
    assert table.A.why_not("use", "Pyro")[0] == "vs:701.12f"
    assert table.A.why_not("use", "Force Field Belt")[0] == "vs:302.5"
    table.A.plays("Strip", on="B's Pyro")
    table.resolve()
    assert table.B.why_not("use", "Pyro") == ["vs:500.5"]
    # what is denied to everybody else is denied by another rule
    assert table.A.why_not("use", "B's Pyro") == ["vs:501.2"]
