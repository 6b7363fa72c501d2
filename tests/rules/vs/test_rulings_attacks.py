"""Rulings on attacks: who may take part, what becomes of an attack that changes on the way, what its conclusion brings."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    RECOVERY,
    THIS,
    BecomesPoweredUp,
    Every,
    GainEndurance,
    PowerUpIt,
    Stuns,
    TeamsUp,
    Triggered,
    can,
    cant,
    pump,
    yours,
)
from longbox.games.vs.rules.combat import ProposeAttack
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import hero


@pytest.mark.rule("vs:601.2c", "vs:601.3c", "vs:601.5", "vs:103.2")
def test_modifiers_keep_characters_out_of_team_attacks_and_shield_them_from_these() -> None:
    lone = hero("Lone", cant("{name} can't team attack", TeamsUp(THIS)))
    rock = hero("Rock", cant("{name} can't be team attacked", TeamsUp(whom=THIS)))
    table = situation("vs", A=side(front=[lone, hero("Al"), hero("Abe")]), B=side(front=[hero("Bea"), rock]))
    assert [o.rule for o in table.A.hinders_attack(["Lone", "Al"], "Bea")] == ["vs:601.2c"]
    assert [o.rule for o in table.A.hinders_attack(["Al", "Abe"], "Rock")] == ["vs:601.2c"]
    assert table.A.can_attack("Lone", "Bea") and table.A.can_attack("Al", "Rock")
    # the offer says the same: Al and Abe on Bea are the only team
    offer = table.A.offered(ProposeAttack)[0]
    teams = {(t, team) for t, found in enumerate(offer.shape.ruled) for team in found if len(team) > 1}
    assert teams == {(0, (1, 2))}
    table.A.attack(["Al", "Abe"], "Bea")
    assert table.s.attack is not None and table.s.attack.team


@pytest.mark.rule("vs:601.5a", "vs:103.1")
def test_a_modifier_lets_characters_team_attack_that_share_no_affiliation() -> None:
    mixer = hero("Mixer", can("your characters can team attack with each other", TeamsUp(yours(), every=True)), teams=("Q",))
    for bea, target in ((hero("Bea"), "Bea"), (put(hero("Bea"), stunned=True), "B")):
        table = situation("vs", A=side(front=[mixer, hero("Zed", teams=("Z",)), hero("Abe")]), B=side(front=[bea]))
        table.A.attack(["Mixer", "Zed", "Abe"], target)
        assert table.s.attack is not None and table.s.attack.team and len(table.s.attack.attackers) == 3
    table = situation("vs", A=side(front=[hero("Mixer", teams=("Q",)), hero("Zed", teams=("Z",))]), B=side(front=[hero("Bea")]))
    assert [o.rule for o in table.A.hinders_attack(["Mixer", "Zed"], "Bea")] == ["vs:601.5a"]


@pytest.mark.rule("vs:505.3", "vs:602.8f", "vs:602.8h")
def test_what_would_last_for_this_attack_comes_to_nothing_once_the_attack_is_over() -> None:
    # the stun belongs to the conclusion, and what it triggers resolves after the attack
    for text, atk in ((pump(yours(), 3, 0), 4), (pump(yours(), 3, 0, RECOVERY), 4), (pump(yours(), 3, 0, "turn"), 7)):
        ann = hero("Ann", Triggered(Stuns(), text), atk=9, def_=9)
        table = situation("vs", A=side(front=[ann, hero("Abe")]), B=side(front=[hero("Bea"), hero("Ben")]))
        table.A.attack("Ann", "Bea")
        table.conclude()
        assert table.B["Bea"].stunned and table.A["Abe"].atk == atk
        table.A.attack("Abe", "Ben")
        assert table.A["Abe"].atk == atk


@pytest.mark.rule("vs:505.3", "vs:708.5a", "vs:708.5e")
def test_nobody_becomes_powered_up_outside_an_attack() -> None:
    ann = hero(
        "Ann",
        Triggered(Stuns(), PowerUpIt(Every(yours()))),
        Triggered(BecomesPoweredUp(yours()), GainEndurance(1)),
        atk=9,
        def_=9,
    )
    table = situation("vs", A=side(front=[ann, hero("Abe")], hand=[hero("Abe")]), B=side(front=[hero("Bea"), hero("Ben")]))
    table.A.attack("Ann", "Bea")
    table.conclude()
    assert table.A["Abe"].atk == 4 and table.A.endurance == 50
    table.A.attack("Abe", "Ben")
    table.A.powers_up("Abe")
    table.resolve_all()
    assert table.A["Abe"].atk == 5 and table.A.endurance == 51
