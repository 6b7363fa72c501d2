"""Crossed: attacks, and what else happens in the middle of them."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    THIS,
    Activate,
    Activated,
    Aim,
    AttackQuestion,
    BecomesExhausted,
    CharacterDefends,
    Cost,
    GainEndurance,
    JoinsAttack,
    LoseEndurance,
    Replacement,
    T,
    Triggered,
    Would,
    can,
    characters,
    yours,
)
from longbox.situations import side, situation
from tests.rules.vs.standins import OUT, hero, twist

GUARD = twist("Guard", JoinsAttack(T, defends=True), Aim(yours()))


@pytest.mark.rule("vs:602.3b", "vs:602.4", "vs:602.5c", "vs:602.9", "vs:G:Attacked")
def test_who_becomes_the_defender_of_a_direct_attack_takes_the_blow_for_the_player() -> None:
    bea = hero("Bea", Triggered(CharacterDefends(), GainEndurance(1)), atk=4)
    table = situation(
        "vs",
        A=side(front=[hero("Ann", atk=6, def_=4)]),
        B=side(hidden_front=[bea, hero("Ben")], hand=[GUARD]),
        C=side(front=[hero("Cal")]),
    )
    table.A.attack("Ann", "B")
    table.B.plays("Guard", on="Bea")
    table.resolve()
    table.finish()
    # she is hidden and could not be attacked, and defends all the same
    assert table.B["Bea"].defending and table.B.endurance == 51
    table.conclude()
    # ATK and DEF are compared both ways, breakthrough is what exceeds her DEF
    assert table.B["Bea"].stunned and table.A["Ann"].stunned and table.B.endurance == 51 - 3 - 2
    assert table.C.endurance == 50 and not table.B["Ben"].stunned


@pytest.mark.rule("vs:602.3b", "vs:602.5b", "vs:602.6b", "vs:701.10a")
def test_a_team_attack_on_a_player_that_a_character_takes_on_itself_causes_no_breakthrough() -> None:
    table = situation(
        "vs", A=side(front=[hero("Ann", atk=6), hero("Amy", atk=6)]), B=side(hidden_front=[hero("Bea")], hand=[GUARD])
    )
    table.A.attack(["Ann", "Amy"], "B")
    table.B.plays("Guard", on="Bea")
    table.resolve()
    table.conclude()
    assert table.asked == ("B", "strike")
    table.chooses("Amy")
    assert table.B["Bea"].stunned and table.A["Amy"].stunned and not table.A["Ann"].stunned
    assert table.B.endurance == 50 - 3


@pytest.mark.rule("vs:602.3b", "vs:602.5b", "vs:602.9")
def test_an_attack_that_a_character_took_on_itself_is_not_direct_again_once_that_one_is_out() -> None:
    table = situation("vs", A=side(front=[hero("Ann", atk=6)], hand=[OUT]), B=side(hidden_front=[hero("Bea")], hand=[GUARD]))
    table.A.attack("Ann", "B")
    table.B.plays("Guard", on="Bea")
    table.resolve()
    table.A.plays("Out", on="Bea")
    table.resolve()
    table.conclude()
    # no defender remains: the attacker readies, and nobody loses anything
    assert not table.A["Ann"].exhausted and table.B.endurance == 50


@pytest.mark.rule("vs:601.2d", "vs:701.8", "vs:601.4a", "vs:103.1")
def test_who_may_attack_small_ones_from_the_support_row_attacks_nobody_else_from_there() -> None:
    lob = can("{name} can attack characters with cost 2 or less from your support row",
              AttackQuestion(who=THIS, whom=characters(Cost("<=", 2)), need="row"))  # fmt: skip
    table = situation(
        "vs",
        A=side(front=[None, hero("Ann")], support=[hero("Lob", lob)]),
        B=side(front=[hero("Small", cost=2), hero("Big", cost=5)]),
        C=side(),
        D=side(front=[hero("Huge", cost=9)]),
    )
    assert table.A.can_attack("Lob", "Small") and table.A.why_not_attack("Lob", "Big") == ["vs:601.2d"]
    # nor a player without characters, nor one whose characters it can't attack from there
    assert table.A.why_not_attack("Lob", "C") == ["vs:601.2d"] and table.A.why_not_attack("Lob", "D") == ["vs:601.2d"]
    assert table.A.why_not_attack(["Lob", "Ann"], "Big") == ["vs:601.2d"] and table.A.can_attack("Ann", "C")
    table.A.attack(["Lob", "Ann"], "Small")
    assert table.A["Lob"].attacking and table.A["Ann"].attacking


@pytest.mark.rule("vs:601.2d", "vs:601.4a", "vs:600.3")
def test_who_may_attack_players_from_the_support_row_needs_range_for_their_characters() -> None:
    snipe = can("{name} can attack players from your support row", AttackQuestion(who=THIS, need="row", direct=True))
    table = situation("vs", A=side(support=[hero("Ann", snipe)]), B=side(front=[hero("Bea")]), C=side(hidden_front=[hero("Cal")]))
    assert table.A.why_not_attack("Ann", "Bea") == ["vs:601.2d"]
    # Ann can attack none of B's characters from where she is, so the player may be attacked directly
    assert table.A.can_attack("Ann", "B") and table.A.can_attack("Ann", "C")
    table.A.attack("Ann", "B")
    table.conclude()
    assert table.B.endurance == 46 and table.C.endurance == 50


@pytest.mark.rule("vs:602.1d", "vs:708.16c", "vs:513.5a", "vs:203.10")
def test_something_else_may_happen_instead_of_an_attacker_becoming_exhausted() -> None:
    brisk = hero(
        "Brisk",
        Replacement(Would(BecomesExhausted(), "{name} would become exhausted"), LoseEndurance(1)),
        Activated((Activate(),), GainEndurance(5)),
        def_=9,
    )
    table = situation("vs", A=side(front=[brisk, hero("Ann")]), B=side(front=[hero("Bea", def_=20), hero("Ben")]))
    table.A.attack(["Brisk", "Ann"], "Bea")
    assert table.A["Brisk"].attacking and not table.A["Brisk"].exhausted and table.A["Ann"].exhausted and table.A.endurance == 49
    # what pays a cost is not replaced
    table.A.uses("Brisk")
    table.resolve()
    assert table.A["Brisk"].exhausted and table.A.endurance == 54
