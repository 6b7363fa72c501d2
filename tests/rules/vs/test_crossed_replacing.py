"""Crossed: replacements and triggers that have only some of what happens at once."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    THAT,
    THIS,
    WITH_FLIGHT,
    BecomesStunned,
    BecomesStunnedBy,
    ExhaustIt,
    GainEndurance,
    KOIt,
    Lasting,
    LosesThrough,
    PayEndurance,
    PutCounters,
    Replacement,
    ReturnToHand,
    Stuns,
    Triggered,
    Would,
    characters,
    yours,
)
from longbox.situations import side, situation
from tests.rules.vs.standins import STUN_ALL, hero, twist

WARD = twist(
    "Ward",
    Lasting(
        Replacement(Would(BecomesStunned(yours()), "the next character you control would become stunned"), ExhaustIt(THAT)),
        "turn",
        uses=1,
    ),
)


@pytest.mark.rule("vs:513.5b", "vs:702.2", "vs:513.5f")
@pytest.mark.parametrize("saved", ["Ann", "Amy"])
def test_the_next_stun_is_the_one_its_controller_chooses_of_several_at_once(saved: str) -> None:
    table = situation("vs", A=side(front=[hero("Ann"), hero("Amy")], hand=[WARD]), B=side(front=[hero("Bea")], hand=[STUN_ALL]))
    table.A.plays("Ward")
    table.resolve()
    table.B.plays("Storm")
    table.resolve()
    assert table.asked == ("A", "which") and table.options == ["Ann 4/4 (A)", "Amy 4/4 (A)"]
    table.chooses(saved)
    lost = "Amy" if saved == "Ann" else "Ann"
    assert table.A[lost].stunned and not table.A[saved].stunned and table.A[saved].exhausted
    # the bystander of another player is stunned unasked, and the modifier is used up
    assert table.B["Bea"].stunned and table.A.endurance == 47 and not table.s.modifiers


@pytest.mark.rule("vs:513.5b", "vs:103.2")
def test_the_next_stun_asks_nothing_where_only_one_could_be_replaced() -> None:
    table = situation("vs", A=side(front=[hero("Ann")], hand=[WARD]), B=side(front=[hero("Bea")], hand=[STUN_ALL]))
    table.A.plays("Ward")
    table.resolve()
    table.B.plays("Storm")
    table.resolve()
    assert not table.A["Ann"].stunned and table.B["Bea"].stunned and table.asked[1] == "priority"


@pytest.mark.rule("vs:513.5b", "vs:708.11b")
@pytest.mark.parametrize(("spared", "left"), [("Ann", 44), ("Amy", 48)])
def test_the_next_loss_of_two_stuns_at_once_is_chosen_by_the_character_it_is_for(spared: str, left: int) -> None:
    shield = twist(
        "Shield",
        Lasting(Replacement(Would(LosesThrough("stun"), "you would lose stun endurance"), GainEndurance(0)), "turn", uses=1),
    )
    table = situation(
        "vs",
        A=side(front=[hero("Ann", cost=2), hero("Amy", cost=6)], hand=[shield]),
        B=side(front=[hero("Bea")], hand=[STUN_ALL]),
    )
    table.A.plays("Shield")
    table.resolve()
    table.B.plays("Storm")
    table.resolve()
    assert table.asked == ("A", "which")
    table.chooses(spared)
    assert table.A.endurance == left and table.B.endurance == 47 and table.A["Ann"].stunned and table.A["Amy"].stunned


@pytest.mark.rule("vs:G:That <Something>, The <Something>", "vs:502.2", "vs:513.4a")
@pytest.mark.parametrize("chosen", ["Ann", "Bea"])
def test_the_next_time_triggers_once_about_one_of_several_at_once(chosen: str) -> None:
    grief = twist("Grief", Lasting(Triggered(BecomesStunned(characters()), KOIt(THAT)), "turn", uses=1))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[grief]), B=side(front=[hero("Bea")], hand=[STUN_ALL]))
    table.A.plays("Grief")
    table.resolve()
    table.B.plays("Storm")
    table.resolve()
    assert table.asked == ("A", "which")
    table.chooses(chosen)
    table.resolve()
    assert (table.A.pile == ["Grief", "Ann"]) is (chosen == "Ann") and (table.B.pile == ["Storm", "Bea"]) is (chosen == "Bea")
    assert not table.chain


FEND = Replacement(
    Would(BecomesStunnedBy(characters(WITH_FLIGHT), THIS), "{name} would become stunned by a character with flight"),
    PutCounters(THIS, "+1 ATK"),
)


@pytest.mark.rule("vs:602.6a", "vs:708.11d", "vs:513.5a")
@pytest.mark.parametrize(
    ("attackers", "stunned", "counters"), [(["Hawk", "Mole"], True, 1), (["Hawk", "Wren"], False, 1), (["Mole", "Vole"], True, 0)]
)
def test_of_a_team_only_the_stuns_that_a_replacement_speaks_of_are_replaced(
    attackers: list[str], stunned: bool, counters: int
) -> None:
    heard = hero("Ear", Triggered(Stuns(characters()), GainEndurance(1)))
    table = situation(
        "vs",
        A=side(front=[hero("Hawk", flight=True), hero("Wren", flight=True), hero("Mole"), hero("Vole")]),
        B=side(front=[hero("Bea", FEND), heard]),
    )
    table.A.attack(attackers, "Bea")
    table.conclude()
    table.chooses(attackers[1])
    table.finish()
    assert table.B["Bea"].stunned is stunned and table.B["Bea"].counters("+1 ATK") == counters
    # of a stun in which one of two was replaced, only the other has stunned her; she stuns one of them as well
    by = sum(name not in ("Hawk", "Wren") for name in attackers)
    assert table.A[attackers[1]].stunned and not table.A[attackers[0]].stunned
    assert table.B.endurance == 50 - 3 * stunned + by + 1


@pytest.mark.rule("vs:602.6a", "vs:708.11d", "vs:203.7b")
@pytest.mark.parametrize("paid", [False, True])
def test_a_cost_to_escape_one_of_a_team_is_asked_once_and_does_not_save_from_the_other(paid: bool) -> None:
    slip = Replacement(
        Would(BecomesStunnedBy(characters(WITH_FLIGHT), THIS), "{name} would become stunned by a character with flight"),
        PutCounters(THIS, "+1 ATK"),
        pay=(PayEndurance(1),),
        may=True,
    )
    table = situation("vs", A=side(front=[hero("Hawk", flight=True), hero("Mole")]), B=side(front=[hero("Bea", slip, def_=5)]))
    table.A.attack(["Hawk", "Mole"], "Bea")
    table.conclude()
    table.chooses("Hawk")
    assert table.asked == ("B", "may")
    table.says(paid)
    assert table.B["Bea"].stunned and table.B["Bea"].counters("+1 ATK") == paid and table.B.endurance == 50 - 3 - paid


@pytest.mark.rule("vs:602.6a", "vs:513.5a", "vs:708.11f", "vs:213.1c")
def test_one_of_a_team_sends_its_victim_home_instead_while_the_other_stuns_it() -> None:
    banish = Replacement(Would(Stuns(THIS), "{name} would stun a character"), ReturnToHand(THAT))
    table = situation("vs", A=side(front=[hero("Ann", banish), hero("Amy")]), B=side(front=[hero("Bea"), hero("Ben")]))
    table.A.attack(["Ann", "Amy"], "Bea")
    table.conclude()
    table.chooses("Amy")
    # both happen: she is another object in the hand, and nobody there is stunned
    assert table.B.hand == ["Bea"] and table.B.endurance == 47 and not table.B["Bea"].stunned and not table.B["Ben"].stunned


@pytest.mark.rule("vs:G:That <Something>, The <Something>", "vs:102.5", "vs:102.3")
def test_who_leaves_the_game_when_asked_which_one_it_is_about_takes_the_effect_along() -> None:
    grief = twist("Grief", Lasting(Triggered(BecomesStunned(characters()), KOIt(THAT)), "turn", uses=1))
    table = situation(
        "vs", A=side(front=[hero("Ann")], hand=[grief]), B=side(front=[hero("Bea")], hand=[STUN_ALL]), C=side(front=[hero("Cal")])
    )
    table.A.plays("Grief")
    table.resolve()
    table.B.plays("Storm")
    table.resolve()
    assert table.asked == ("A", "which")
    table.A.concedes()
    assert not table.chain and table.B["Bea"].zone == "play" and table.C["Cal"].zone == "play"
