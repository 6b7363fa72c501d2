"""Chapter 6: proposing attacks, the attack substep, and how it concludes."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.permissions import attacks_if_able
from longbox.games.vs.language.vocabulary import (
    DEFENDING,
    THIS,
    Aim,
    AtStart,
    AttackQuestion,
    CausesBreakthrough,
    CharacterAttacks,
    CharacterDefends,
    Choose,
    Draw,
    FirstAttack,
    GainEndurance,
    JoinsAttack,
    Named,
    RecoverIt,
    RemoveFromCombat,
    ReturnToHand,
    StunIt,
    T,
    Triggered,
    can,
    cant,
    characters,
    equipment,
    plot_twist,
    pump,
    theirs,
    yours,
)
from longbox.games.vs.rules.combat import ProposeAttack, attacker_objection, defender_objection
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import unit
from tests.worked import laid


@pytest.mark.rule("vs:600.1", "vs:601.2e", "vs:601.3f", "vs:601.1a", "vs:407.5")
def test_only_the_primary_player_attacks_with_own_characters_against_opponents() -> None:
    table = situation("vs", A=side(front=[unit("Ann"), unit("Abe")]), B=side(front=[unit("Bea")]))
    assert table.A.offered(ProposeAttack)
    table.A.passes()
    assert table.asked == ("B", "priority")
    assert not table.B.offered(ProposeAttack)
    assert [o.rule for o in table.A.hinders_attack("Ann", "Bea")] == []
    mine = table.A["Ann"].number, table.A["Abe"].number
    found = defender_objection(table.s, mine[0], mine[1], 0)
    assert found is not None and found.rule == "vs:601.3f"
    found = attacker_objection(table.s, table.B["Bea"].number, 0)
    assert found is not None and found.rule == "vs:601.2e"


@pytest.mark.rule("vs:600.2", "vs:601.3b", "vs:601.3e", "vs:701.12h", "vs:701.17", "vs:701.18")
def test_stunned_and_hidden_characters_cannot_be_attacked() -> None:
    table = situation(
        "vs", A=side(front=[unit("Ann")]), B=side(front=[put(unit("Bea"), stunned=True), unit("Ben")], hidden_front=[unit("Bob")])
    )
    assert [o.rule for o in table.A.hinders_attack("Ann", "Bea")] == ["vs:601.3b"]
    assert [o.rule for o in table.A.hinders_attack("Ann", "Bob")] == ["vs:601.3e"]
    assert table.A.can_attack("Ann", "Ben")


@pytest.mark.rule("vs:600.3", "vs:601.4", "vs:601.4a", "vs:G:Direct Attack")
def test_no_direct_attack_while_a_character_can_be_attacked() -> None:
    table = laid("vs:~direct-attack", stunned=False)
    assert [o.rule for o in table.A.hinders_attack("Ann", "B")] == ["vs:601.4a"]
    table = laid("vs:~direct-attack")
    assert table.A.can_attack("Ann", "B")
    table.A.attack("Ann", "B")
    table.conclude()
    assert table.B.endurance == 46


@pytest.mark.rule("vs:601.4a", "vs:601.5b")
def test_a_direct_team_attack_needs_every_attacker_to_have_nobody_to_attack() -> None:
    # the flyer could attack the protected character behind the hidden-proof front, so only the other may go for the player
    guard = unit("Bea", text=[cant("{name} can't be attacked", AttackQuestion(whom=THIS))])
    table = situation("vs", A=side(front=[unit("Ann"), unit("Fly", flight=True)]), B=side(front=[guard], support=[unit("Ben")]))
    assert table.A.can_attack("Ann", "B")
    assert not table.A.can_attack("Fly", "B")
    assert not table.A.can_attack(["Ann", "Fly"], "B")


@pytest.mark.rule("vs:601.4b", "vs:601.4c")
def test_a_modifier_can_shield_a_player_and_only_opponents_are_attacked() -> None:
    ward = unit("Ward", text=[cant("characters can't attack you directly", AttackQuestion(direct=True))])
    table = situation("vs", A=side(front=[unit("Ann")]), B=side(hidden_front=[ward]))
    assert [o.rule for o in table.A.hinders_attack("Ann", "B")] == ["vs:601.4b"]
    assert [o.rule for o in table.A.hinders_attack("Ann", "A")] == ["vs:601.4c"]
    table = situation("vs", A=side(front=[unit("Ann")]), B=side(hidden_front=[unit("Bob")]))
    assert table.A.can_attack("Ann", "B")


@pytest.mark.rule("vs:601.2b", "vs:701.3", "vs:601.2a")
def test_an_attacker_must_be_a_ready_character() -> None:
    table = situation(
        "vs",
        A=side(front=[put(unit("Ann"), exhausted=True), put(unit("Abe"), equipment=[equipment("Belt", source="stand-in")])]),
        B=side(front=[unit("Bea")]),
    )
    assert [o.rule for o in table.A.hinders_attack("Ann", "Bea")] == ["vs:601.2b"]
    assert [o.rule for o in table.A.hinders_attack("Belt", "Bea")] == ["vs:601.2a"]
    assert table.A.can_attack("Abe", "Bea")


@pytest.mark.rule("vs:601.2c", "vs:601.3c", "vs:G:Attacked", "vs:G:Attacks")
def test_modifiers_stop_attackers_and_shield_defenders() -> None:
    lamb = unit("Lamb", text=[cant("{name} can't attack", AttackQuestion(who=THIS))])
    saint = unit("Saint", text=[cant("{name} can't be attacked", AttackQuestion(whom=THIS))])
    table = situation("vs", A=side(front=[lamb, unit("Ann")]), B=side(front=[saint, unit("Bea")]))
    assert not table.A.can_attack("Lamb", "Bea")
    assert not table.A.can_attack("Ann", "Saint")
    assert table.A.can_attack("Ann", "Bea")


@pytest.mark.rule("vs:601.2d", "vs:701.8", "vs:701.5", "vs:701.13", "vs:212.1")
def test_attackers_stand_in_the_front_row_unless_they_have_range() -> None:
    table = laid("vs:~range")
    assert [o.rule for o in table.A.hinders_attack("Ann", "Bea")] == ["vs:601.2d"]
    assert table.A.can_attack("Bow", "Bea")
    table.A.attack("Bow", "Bea")
    assert table.A["Bow"].attacking


@pytest.mark.rule("vs:601.3d", "vs:701.4", "vs:701.7", "vs:701.16", "vs:701.12d", "vs:G:Protecting")
def test_a_protected_character_is_attacked_only_with_flight() -> None:
    table = laid("vs:~protected")
    assert table.B["Bea"].protected
    assert [o.rule for o in table.A.hinders_attack("Ann", "Bea")] == ["vs:601.3d"]
    assert table.A.can_attack("Fly", "Bea")
    # behind a stunned character, or behind nobody, a support row character is unprotected
    assert not table.B["Ben"].protected and table.A.can_attack("Ann", "Ben")
    assert not table.B["Bob"].protected and table.A.can_attack("Ann", "Bob")
    table.A.attack("Fly", "Bea")
    assert table.B["Bea"].defending


@pytest.mark.rule("vs:601.5", "vs:601.5a", "vs:601.1b", "vs:601.1d", "vs:206.1a")
def test_a_team_attack_needs_one_affiliation_that_all_share() -> None:
    table = situation(
        "vs",
        A=side(
            front=[unit("Ann", teams=["X", "Y"]), unit("Abe", teams=["X"]), unit("Amy", teams=["Y"]), unit("Loner", teams=[])]
        ),
        B=side(front=[unit("Bea")]),
    )
    assert table.A.can_attack(["Ann", "Abe"], "Bea")
    assert table.A.can_attack(["Ann", "Amy"], "Bea")
    assert [o.rule for o in table.A.hinders_attack(["Ann", "Abe", "Amy"], "Bea")] == ["vs:601.5a"]
    assert [o.rule for o in table.A.hinders_attack(["Ann", "Loner"], "Bea")] == ["vs:601.5a"]
    assert table.A.can_attack("Loner", "Bea")
    # what is offered is closed under the same legality
    attack = table.A.offered(ProposeAttack)[0]
    names = [table.s.things[n].printed.name for n in attack.shape.attackers[0]]
    i = [names.index(n) for n in ("Ann", "Abe", "Amy", "Loner")]
    assert i[1] in attack.shape.next((0, i[0])) and i[2] in attack.shape.next((0, i[0]))
    assert i[2] not in attack.shape.next((0, i[0], i[1]))
    assert i[3] not in attack.shape.next((0, i[0]))


@pytest.mark.rule("vs:600.4", "vs:G:Attacks If Able")
def test_a_character_that_attacks_if_able_forbids_passing_until_it_has_attacked() -> None:
    fury = unit("Fury", text=[attacks_if_able("{name} attacks each turn if able")])
    table = situation("vs", A=side(front=[fury, unit("Ann")]), B=side(front=[unit("Bea", def_=9), unit("Ben", def_=9)]))
    assert "pass" not in table.options
    # another attack does not satisfy it, but is allowed; a team with it would
    table.A.attack("Ann", "Bea")
    table.conclude()
    assert "pass" not in table.options
    table.A.attack("Fury", "Bea")
    table.conclude()
    assert "pass" in table.options


@pytest.mark.rule("vs:600.4")
def test_passing_is_free_when_the_character_cannot_be_proposed() -> None:
    fury = unit("Fury", text=[attacks_if_able("{name} attacks each turn if able")])
    table = situation("vs", A=side(support=[fury], front=[None, unit("Ann")]), B=side(front=[unit("Bea")]))
    assert "pass" in table.options


@pytest.mark.rule("vs:600.5")
def test_first_attack_this_turn_counts_only_attacks_with_an_attacker_of_yours() -> None:
    rally = plot_twist("Rally", effect=pump(yours(), 1, 0), only=(FirstAttack(),), source="stand-in")
    table = situation(
        "vs",
        A=side(front=[unit("Ann"), unit("Abe")], hand=[rally]),
        B=side(front=[unit("Bea", 1, 9), unit("Ben", 1, 9)], hand=[rally]),
    )
    assert not table.A.can("play", "Rally")
    table.A.attack("Ann", "Bea")
    assert table.A.can("play", "Rally")
    assert not table.B.can("play", "Rally")
    table.conclude()
    table.A.attack("Abe", "Ben")
    assert not table.A.can("play", "Rally")


@pytest.mark.rule("vs:601.1e", "vs:407.3", "vs:602.1", "vs:602.1c", "vs:602.1d", "vs:602.1f", "vs:602.1g")
def test_a_proposed_attack_begins_when_all_pass() -> None:
    table = laid("vs:~attack-begins")
    table.A.attack("Ann", "Bea", begin=False)
    assert table.asked == ("A", "priority")
    assert not table.A["Ann"].attacking and not table.A["Ann"].exhausted and not table.B["Bea"].defending
    assert not table.A.offered(ProposeAttack)
    table.all_pass()
    assert table.A["Ann"].attacking and table.A["Ann"].exhausted
    assert table.B["Bea"].defending
    assert table.s.attack is not None and table.s.attack.defending == 1
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:601.1f", "vs:407.2", "vs:407.4", "vs:602.8g", "vs:406.1")
def test_attacks_go_on_until_all_pass_without_a_proposal() -> None:
    table = situation("vs", A=side(front=[unit("Ann"), unit("Abe")]), B=side(front=[unit("Bea", 1, 9)]))
    table.A.attack("Ann", "Bea")
    table.conclude()
    assert (table.s.step, table.asked) == ("attack step", ("A", "priority"))
    table.A.attack("Abe", "Bea")
    table.conclude()
    assert table.s.step_player == 0
    table.all_pass()
    assert (table.s.step, table.s.step_player) == ("attack step", 1)


@pytest.mark.rule("vs:602.1a", "vs:602.5d")
def test_an_attack_that_is_no_longer_legal_concludes_and_does_nothing() -> None:
    flash = plot_twist("Flash", effect=StunIt(T), targets=[Aim(characters())], source="stand-in")
    attacks = unit("Ann", text=[Triggered(CharacterAttacks(), Draw(1))])
    table = situation("vs", A=side(front=[attacks]), B=side(front=[unit("Bea")], hand=[flash]))
    table.A.attack("Ann", "Bea", begin=False)
    table.B.plays("Flash", on="Bea")
    table.resolve()
    table.all_pass()
    # the attacker neither exhausted nor attacked
    assert not table.A["Ann"].exhausted and table.A.hand == []
    assert table.s.attack is not None and not table.s.attack.attackers
    table.conclude()
    assert table.s.attack is None
    assert table.B.endurance == 50 - 3


@pytest.mark.rule("vs:602.1b")
def test_a_direct_attack_is_void_once_the_player_has_somebody_to_attack() -> None:
    rise = plot_twist("Rise", effect=RecoverIt(T), targets=[Aim(characters())], source="stand-in")
    table = situation("vs", A=side(front=[unit("Ann")]), B=side(front=[put(unit("Bea"), stunned=True)], hand=[rise]))
    table.A.attack("Ann", "B", begin=False)
    table.B.plays("Rise", on="Bea")
    table.resolve()
    table.all_pass()
    table.conclude()
    assert table.B.endurance == 50
    assert not table.A["Ann"].exhausted


@pytest.mark.rule("vs:602.1e", "vs:701.14", "vs:602.2b", "vs:G:Team Attack", "vs:G:Team Attacker")
def test_a_team_attack_stays_one_when_attackers_are_removed() -> None:
    bounce = plot_twist("Bounce", effect=ReturnToHand(T), targets=[Aim(characters())], source="stand-in")
    table = situation("vs", A=side(front=[unit("Ann", 9), unit("Abe")]), B=side(front=[unit("Bea", 1, 4)], hand=[bounce]))
    table.A.attack(["Ann", "Abe"], "Bea")
    assert table.s.attack is not None and table.s.attack.team
    table.B.plays("Bounce", on="Abe")
    table.resolve()
    assert table.s.attack.team
    table.conclude()
    # one attacker with 9 ATK is left, but a team attack on a character causes no breakthrough
    assert table.B["Bea"].stunned
    assert table.B.endurance == 50 - 3


@pytest.mark.rule("vs:602.2", "vs:602.2a", "vs:602.5a")
def test_a_stunned_attacker_stops_attacking_and_without_attackers_nothing_happens() -> None:
    zap = plot_twist("Zap", effect=StunIt(T), targets=[Aim(characters())], source="stand-in")
    table = situation("vs", A=side(front=[unit("Ann")]), B=side(front=[unit("Bea")], hand=[zap]))
    table.A.attack("Ann", "Bea")
    table.B.plays("Zap", on="Ann")
    table.resolve()
    assert not table.A["Ann"].attacking
    table.conclude()
    assert not table.B["Bea"].stunned and table.B.endurance == 50
    assert table.A["Ann"].stunned


@pytest.mark.rule("vs:602.3", "vs:602.3a", "vs:602.5b")
def test_without_a_defender_the_attackers_ready() -> None:
    bounce = plot_twist("Bounce", effect=ReturnToHand(T), targets=[Aim(characters())], source="stand-in")
    table = situation("vs", A=side(front=[unit("Ann"), unit("Abe")]), B=side(front=[unit("Bea"), unit("Ben")], hand=[bounce]))
    table.A.attack(["Ann", "Abe"], "Bea")
    table.B.plays("Bounce", on="Bea")
    table.resolve()
    assert table.A["Ann"].exhausted
    table.conclude()
    assert not table.A["Ann"].exhausted and not table.A["Abe"].exhausted
    assert table.B.endurance == 50 and not table.B["Ben"].stunned
    # they may attack again
    assert table.A.can_attack("Ann", "Ben")


@pytest.mark.rule("vs:602.2", "vs:602.5b")
def test_removing_the_defender_from_the_attack_readies_the_attackers() -> None:
    slip = plot_twist("Slip", effect=RemoveFromCombat(T), targets=[Aim(characters())], source="stand-in")
    table = situation("vs", A=side(front=[unit("Ann")]), B=side(front=[unit("Bea")], hand=[slip]))
    table.A.attack("Ann", "Bea")
    table.B.plays("Slip", on="Bea")
    table.resolve()
    assert not table.B["Bea"].defending
    table.conclude()
    assert not table.A["Ann"].exhausted and not table.B["Bea"].stunned


@pytest.mark.rule("vs:602.4", "vs:G:Defends", "vs:G:Enters Combat")
def test_attacking_and_defending_trigger_once_per_character_or_once_per_attacker() -> None:
    alarm = unit(
        "Bea",
        1,
        20,
        text=[Triggered(CharacterDefends(), GainEndurance(1)), Triggered(CharacterDefends(against=theirs()), GainEndurance(10))],
    )
    eager = unit("Ann", text=[Triggered(CharacterAttacks(), GainEndurance(1))])
    table = situation("vs", A=side(front=[eager, unit("Abe")]), B=side(front=[alarm, unit("Ben")]))
    table.A.attack(["Ann", "Abe"], "Bea")
    if table.asked[1] == "trigger order":
        table.choose_option(0)
    table.resolve_all()
    assert table.A.endurance == 51
    # once for defending, once for each of two attackers
    assert table.B.endurance == 50 + 1 + 2 * 10


@pytest.mark.rule("vs:602.5", "vs:602.5c", "vs:602.6", "vs:602.6a", "vs:602.6c", "vs:104.2")
def test_the_defending_player_chooses_whom_the_defender_strikes() -> None:
    table = laid("vs:~whom-the-defender-strikes")
    table.A.attack(["Ann", "Abe", "Weak"], "Bea")
    table.all_pass()
    assert table.asked == ("B", "strike")
    assert [o.split(" ")[0] for o in table.options] == ["Ann", "Abe", "Weak"]
    table.chooses("Ann")
    # 4 + 4 + 0: a team attacker below zero counts as zero
    assert table.B["Bea"].stunned
    assert table.A["Ann"].stunned and not table.A["Abe"].stunned
    assert not table.B["Ben"].stunned


@pytest.mark.rule("vs:602.6b", "vs:602.7", "vs:708.11b", "vs:701.12")
def test_a_single_attacker_breaks_through_and_a_defender_never_does() -> None:
    table = laid("vs:~breakthrough")
    table.A.attack("Ann", "Bea")
    table.conclude()
    assert table.A["Ann"].stunned and table.B["Bea"].stunned
    assert table.B.endurance == 50 - 3 - 4
    # the defender's excess of 10 costs the attacking player nothing beyond the stun
    assert table.A.endurance == 50 - 4


@pytest.mark.rule("vs:602.6a", "vs:602.6b", "vs:602.6c")
def test_equal_values_stun_and_cause_no_breakthrough() -> None:
    table = situation("vs", A=side(front=[unit("Ann", 5, 5)]), B=side(front=[unit("Bea", 5, 5)]))
    table.A.attack("Ann", "Bea")
    table.conclude()
    assert table.A["Ann"].stunned and table.B["Bea"].stunned
    assert (table.A.endurance, table.B.endurance) == (47, 47)
    table = situation("vs", A=side(front=[unit("Ann", 4, 6)]), B=side(front=[unit("Bea", 5, 5)]))
    table.A.attack("Ann", "Bea")
    table.conclude()
    assert not table.A["Ann"].stunned and not table.B["Bea"].stunned


@pytest.mark.rule("vs:602.8", "vs:602.8a", "vs:602.8b", "vs:602.8c", "vs:602.8d", "vs:602.8e", "vs:602.8f", "vs:602.8h")
def test_the_end_of_the_attack_clears_it_all_before_triggers_are_added() -> None:
    boost = plot_twist("Push", effect=pump(T, 3, 3), targets=[Aim(characters())], source="stand-in")
    watcher = unit("Watch", text=[Triggered(CausesBreakthrough(yours(Named("Ann"))), GainEndurance(2))])
    table = situation(
        "vs", A=side(front=[unit("Ann", 6, 6), unit("Abe"), watcher], hand=[boost]), B=side(front=[unit("Bea", 1, 4)])
    )
    table.A.attack("Ann", "Bea")
    table.A.plays("Push", on="Ann")
    table.resolve()
    assert (table.A["Ann"].atk, table.A["Ann"].def_) == (9, 9)
    table.all_pass()
    # the trigger is on the chain, the attack and what lasted for it are over, the primary player has priority
    assert len(table.chain) == 1 and table.asked == ("A", "priority")
    assert table.s.attack is None
    assert not table.A["Ann"].attacking and not table.B["Bea"].defending
    assert (table.A["Ann"].atk, table.A["Ann"].def_) == (6, 6)
    table.resolve()
    assert table.A.endurance == 52


@pytest.mark.rule("vs:602.9", "vs:602.9a", "vs:602.9b", "vs:602.9c")
def test_direct_attacks_cost_the_combined_atk_as_breakthrough_of_each() -> None:
    table = laid("vs:~direct-breakthrough")
    table.A.attack("Ann", "B")
    table.conclude()
    assert (table.A.endurance, table.B.endurance) == (51, 46)
    assert "Ann causes 4 breakthrough  [vs:602.9c]" in table.log
    table = laid("vs:~direct-breakthrough")
    table.A.attack(["Ann", "Abe"], "B")
    table.conclude()
    assert (table.A.endurance, table.B.endurance) == (51, 43)


@pytest.mark.rule("vs:602.9d", "vs:104.2")
def test_a_direct_attack_with_no_atk_causes_no_breakthrough() -> None:
    nil = unit("Nil", 0, text=[Triggered(CausesBreakthrough(), GainEndurance(1))])
    table = situation("vs", A=side(front=[nil]), B=side())
    table.A.attack("Nil", "B")
    table.conclude()
    assert (table.A.endurance, table.B.endurance) == (50, 50)
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:601.1c", "vs:601.2", "vs:601.3")
def test_why_not_names_every_objection_to_an_attack() -> None:
    table = situation(
        "vs",
        A=side(front=[put(unit("Ann"), exhausted=True)], support=[unit("Abe", teams=["Y"])]),
        B=side(front=[unit("Wall")], support=[unit("Bea")]),
    )
    rules = [o.rule for o in table.A.hinders_attack(["Ann", "Abe"], "Bea")]
    assert rules == ["vs:601.2b", "vs:601.2d", "vs:601.5a"]


def test_start_of_attack_step_and_substep_trigger() -> None:
    early = unit(
        "Ann", text=[Triggered(AtStart("attack step"), GainEndurance(1)), Triggered(AtStart("attack substep"), GainEndurance(10))]
    )
    table = situation("vs", A=side(front=[early]), B=side(front=[unit("Bea", 1, 9)]))
    table.resolve_all()
    assert table.A.endurance == 51
    table.A.attack("Ann", "Bea")
    table.resolve_all()
    assert table.A.endurance == 61


@pytest.mark.rule("vs:601.2d")
def test_a_card_may_lift_the_need_for_the_front_row() -> None:
    long = unit("Long", text=[can("{name} can attack from your support row", AttackQuestion(who=THIS, need="row"))])
    table = situation("vs", A=side(support=[long, unit("Abe")]), B=side(front=[unit("Bea")]))
    assert table.A.can_attack("Long", "Bea")
    assert not table.A.can_attack("Abe", "Bea")


@pytest.mark.rule("vs:601.3a")
def test_only_characters_are_attacked() -> None:
    cap = equipment("Cap", cost=1, source="stand-in")
    table = situation(
        "vs", A=side(front=[unit("Ann")]), B=side(front=[put(unit("Bea"), equipment=[cap])], resources=[unit("Low")])
    )
    for number in (table.B["Cap"].number, table.B["Low"].number):
        found = defender_objection(table.s, table.A["Ann"].number, number, 0)
        assert found is not None and found.rule == "vs:601.3a"
    assert table.A.can_attack("Ann", "Bea")


@pytest.mark.rule("vs:602.2c", "vs:602.4")
def test_a_modifier_makes_an_attacker_of_one_that_could_not_be_proposed() -> None:
    join = plot_twist("Join", source="stand-in", effect=JoinsAttack(T), targets=[Aim(yours())])
    eager = unit("Eager", 3, 4, teams=["Y"], text=[Triggered(CharacterAttacks(), GainEndurance(1))])
    table = situation(
        "vs",
        A=side(
            front=[unit("Ann", 2, 4)], support=[put(eager, exhausted=True), put(unit("Down"), stunned=True)], hand=[join, join]
        ),
        B=side(front=[unit("Bea", 1, 5)]),
    )
    assert not table.A.can_attack("Eager", "Bea")
    table.A.attack("Ann", "Bea")
    table.A.plays("Join", on="Eager")
    table.resolve()
    assert table.A["Eager"].attacking and table.chain == ["Eager (triggered)"]
    table.resolve()
    # stunned, it can't have the characteristic
    table.A.plays("Join", on="Down")
    table.resolve()
    assert not table.A["Down"].attacking
    table.all_pass()
    table.chooses("Ann")
    assert table.B["Bea"].stunned and table.A.endurance == 51


@pytest.mark.rule("vs:602.3b")
def test_a_modifier_makes_a_defender_of_one_that_could_not_be_attacked() -> None:
    shield = plot_twist(
        "Shield",
        source="stand-in",
        effect=[RemoveFromCombat(Choose(yours(DEFENDING))), JoinsAttack(T, True)],
        targets=[Aim(yours())],
    )
    table = situation(
        "vs",
        A=side(front=[unit("Ann", 5, 5)]),
        B=side(
            front=[unit("Bea", 1, 4)],
            hidden_front=[unit("Ash", 6, 5, text=[Triggered(CharacterDefends(), GainEndurance(1))])],
            hand=[shield],
        ),
    )
    assert not table.A.can_attack("Ann", "Ash")
    table.A.attack("Ann", "Bea")
    table.B.plays("Shield", on="Ash")
    table.resolve()
    assert table.B["Ash"].defending and not table.B["Bea"].defending and table.chain == ["Ash (triggered)"]
    table.resolve()
    table.all_pass()
    assert table.A["Ann"].stunned and table.B["Ash"].stunned and not table.B["Bea"].stunned
