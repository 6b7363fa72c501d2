"""Judged: attacks that change in the middle, and what their conclusion looks at."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.patterns.cards import Reinforces
from longbox.games.vs.language.permissions import Helps
from longbox.games.vs.language.vocabulary import (
    CHARACTER_CARD,
    THIS,
    Aim,
    AttackQuestion,
    CharacterDefends,
    Choose,
    ClearTeams,
    EntersCombat,
    GainEndurance,
    Loses,
    MoveIt,
    PutIntoPlay,
    T,
    Triggered,
    You,
    can,
    cant,
    characters,
    evasion,
    gives,
    in_hand,
    theirs,
    yours,
)
from longbox.games.vs.rules.combat import ProposeAttack
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, BIG, BOUNCE, HEAL, JOIN, STEP, STUN, TAKE, TIRE, WAKE, hero, twist

HIDE = twist("Hide", MoveIt(T, hidden=True), Aim(yours()))
LONER = twist("Loner", gives(T, ClearTeams()), ANYONE)


@pytest.mark.rule("vs:602.1", "vs:602.1a", "vs:601.3d")
@pytest.mark.parametrize("begun", [False, True])
def test_a_defender_that_becomes_protected_is_safe_only_before_the_attack_begins(begun: bool) -> None:
    table = situation(
        "vs", A=side(front=[hero("Ann", atk=9)]), B=side(front=[None, hero("Ben")], support=[hero("Bea")], hand=[STEP])
    )
    table.A.attack("Ann", "Bea", begin=begun)
    table.B.plays("Step", on="Ben")
    table.resolve()
    table.places("Ben", ("front", 0))
    assert table.B["Bea"].protected
    table.conclude()
    assert table.B["Bea"].stunned is begun and table.A["Ann"].exhausted is begun
    assert table.B.endurance == (50 - 3 - 5 if begun else 50)


@pytest.mark.rule("vs:602.2a", "vs:602.3a", "vs:601.2d", "vs:601.3e")
def test_changing_rows_or_areas_takes_nobody_out_of_an_attack() -> None:
    table = situation("vs", A=side(front=[hero("Ann", atk=9)], hand=[STEP]), B=side(front=[hero("Bea")], hand=[HIDE]))
    table.A.attack("Ann", "Bea")
    table.A.plays("Step", on="Ann")
    table.resolve()
    table.places("Ann", ("support", 0))
    table.B.plays("Hide", on="Bea")
    table.resolve()
    table.places("Bea")
    assert table.A["Ann"].attacking and table.B["Bea"].defending and table.B["Bea"].hidden
    table.conclude()
    assert table.B["Bea"].stunned and table.B.endurance == 50 - 3 - 5


@pytest.mark.rule("vs:602.3a", "vs:602.5b", "vs:700.3")
def test_a_defender_that_the_attacking_player_takes_leaves_the_attack_and_may_attack_itself() -> None:
    table = situation("vs", A=side(front=[hero("Ann", atk=9)], hand=[TAKE]), B=side(front=[hero("Bea"), hero("Ben")]))
    table.A.attack("Ann", "Bea")
    table.A.plays("Take", on="Bea")
    table.resolve()
    table.places("Bea", ("front", 1))
    table.conclude()
    assert not table.A["Bea"].stunned and not table.A["Ann"].exhausted and table.B.endurance == 50
    assert table.A.can_attack("Bea", "Ben")


@pytest.mark.rule("vs:602.1", "vs:602.1g", "vs:601.3f")
def test_a_proposed_defender_that_another_opponent_takes_is_attacked_under_its_new_controller() -> None:
    table = situation(
        "vs", A=side(front=[hero("Ann", atk=9)]), B=side(front=[hero("Bea")]), C=side(front=[hero("Cea")], hand=[TAKE])
    )
    table.A.attack("Ann", "Bea", begin=False)
    table.C.plays("Take", on="Bea")
    table.resolve()
    table.places("Bea", ("front", 1))
    table.conclude()
    assert table.C["Bea"].stunned and (table.B.endurance, table.C.endurance) == (50, 50 - 3 - 5)


@pytest.mark.rule("vs:602.3a", "vs:701.12c", "vs:708.6a", "vs:602.5b")
@pytest.mark.parametrize("begun", [False, True])
def test_a_defender_stunned_and_recovered_defends_no_longer_but_a_proposed_one_may_still(begun: bool) -> None:
    table = situation("vs", A=side(front=[hero("Ann", atk=9)]), B=side(front=[hero("Bea")], hand=[STUN, HEAL]))
    table.A.attack("Ann", "Bea", begin=begun)
    table.B.plays("Stun", on="Bea")
    table.resolve()
    table.B.plays("Heal", on="Bea")
    table.resolve()
    table.conclude()
    assert table.B["Bea"].stunned is not begun and table.A["Ann"].exhausted is not begun
    assert table.B.endurance == (47 if begun else 47 - 3 - 5)


@pytest.mark.rule("vs:602.1a", "vs:213.1c")
def test_a_proposed_defender_that_came_back_is_another_character() -> None:
    back = twist("Back", PutIntoPlay(Choose(in_hand(CHARACTER_CARD))))
    table = situation("vs", A=side(front=[hero("Ann", atk=9)]), B=side(front=[hero("Bea")], hand=[BOUNCE, back]))
    table.A.attack("Ann", "Bea", begin=False)
    table.B.plays("Bounce", on="Bea")
    table.resolve()
    table.B.plays("Back")
    table.resolve()
    table.places("Bea", ("front", 0))
    table.conclude()
    assert not table.B["Bea"].stunned and not table.A["Ann"].exhausted
    assert table.A.can_attack("Ann", "Bea")


@pytest.mark.rule("vs:602.1a", "vs:601.5b")
def test_one_exhausted_proposed_attacker_calls_the_whole_team_attack_off() -> None:
    table = situation("vs", A=side(front=[hero("Ann", atk=9), hero("Abe", atk=9)]), B=side(front=[hero("Bea")], hand=[TIRE]))
    table.A.attack(["Ann", "Abe"], "Bea", begin=False)
    table.B.plays("Tire", on="Ann")
    table.resolve()
    table.conclude()
    assert not table.B["Bea"].stunned and not table.A["Abe"].exhausted
    assert table.A.can_attack("Abe", "Bea")


@pytest.mark.rule("vs:602.1a", "vs:601.5a", "vs:602.1e")
@pytest.mark.parametrize("begun", [False, True])
def test_the_shared_affiliation_is_needed_until_the_team_attack_has_begun(begun: bool) -> None:
    table = situation("vs", A=side(front=[hero("Ann"), hero("Abe")]), B=side(front=[hero("Bea", def_=8)], hand=[LONER]))
    table.A.attack(["Ann", "Abe"], "Bea", begin=begun)
    table.B.plays("Loner", on="Ann")
    table.resolve()
    table.all_pass()
    if begun:
        table.chooses("Ann")
    table.conclude()
    assert table.B["Bea"].stunned is begun and table.A["Abe"].exhausted is begun


@pytest.mark.rule("vs:602.1d", "vs:601.2b", "vs:708.15a")
def test_an_attacker_that_readies_during_its_attack_may_attack_once_more() -> None:
    table = situation(
        "vs", A=side(front=[hero("Ann", atk=9, def_=9)], hand=[WAKE]), B=side(front=[hero("Bea"), hero("Ben")], hand=[TIRE])
    )
    table.A.attack("Ann", "Bea")
    table.A.plays("Wake", on="Ann")
    table.resolve()
    assert table.A["Ann"].attacking
    table.conclude()
    assert table.B["Bea"].stunned and table.A.can_attack("Ann", "Ben")


@pytest.mark.rule("vs:602.9", "vs:601.4a", "vs:602.1b")
@pytest.mark.parametrize("begun", [False, True])
def test_a_direct_attack_goes_on_though_somebody_recovers_once_it_has_begun(begun: bool) -> None:
    table = situation("vs", A=side(front=[hero("Ann", atk=9)]), B=side(front=[put(hero("Bea"), stunned=True)], hand=[HEAL]))
    table.A.attack("Ann", "B", begin=begun)
    table.B.plays("Heal", on="Bea")
    table.resolve()
    table.conclude()
    assert table.B.endurance == (41 if begun else 50) and not table.B["Bea"].stunned
    assert table.A["Ann"].exhausted is begun


@pytest.mark.rule("vs:706.5", "vs:602.1a", "vs:601.4a", "vs:G:Evasion")
def test_who_evades_a_proposed_attack_leaves_its_controller_open_to_a_direct_one() -> None:
    eva = hero("Eva", evasion(), keywords=["evasion"])
    table = situation("vs", A=side(front=[hero("Ann", atk=9)]), B=side(front=[eva]))
    table.A.attack("Ann", "Eva", begin=False)
    table.B.uses("Eva")
    table.resolve()
    table.conclude()
    assert not table.A["Ann"].exhausted and table.B.endurance == 47
    table.A.attack("Ann", "B")
    table.conclude()
    assert table.B.endurance == 38
    table.until("recovery phase")
    table.resolve_all()
    assert not table.B["Eva"].stunned


@pytest.mark.rule("vs:602.4", "vs:G:Defends", "vs:G:Enters Combat", "vs:602.2c")
@pytest.mark.parametrize(
    ("listens", "gained"),
    [
        (CharacterDefends(), 1),
        (CharacterDefends(against=theirs()), 2),
        (CharacterDefends(yours(), against=theirs()), 2),
        (EntersCombat(), 1),
        (EntersCombat(with_=characters()), 2),
    ],
)
def test_the_defender_defends_against_an_attacker_that_joins_without_defending_anew(listens: object, gained: int) -> None:
    bea = hero("Bea", Triggered(listens, GainEndurance(1)), def_=30)  # type: ignore[arg-type]
    table = situation("vs", A=side(front=[hero("Ann"), hero("Abe")], hand=[JOIN]), B=side(front=[bea, hero("Ben")]))
    table.A.attack("Ann", "Bea")
    table.resolve_all()
    assert table.B.endurance == 51
    table.A.plays("Join", on="Abe")
    table.resolve_all()
    assert table.B.endurance == 50 + gained


@pytest.mark.rule("vs:602.6b", "vs:701.10a", "vs:513.5a", "vs:702.2")
def test_a_reinforced_toad_who_goes_home_instead_of_being_stunned_was_still_reinforced() -> None:
    for reinforced, endurance in ((True, 50), (False, 50 - 7)):
        table = situation(
            "vs",
            A=side(front=[hero("Ann", atk=9, def_=2)]),
            B=side(front=["Toad, Mortimer Toynbee"], support=[hero("Ben", teams=("Brotherhood",))]),
        )
        table.A.attack("Ann", "Toad")
        if reinforced:
            table.B.reinforces("Ben")
            table.resolve_all()
        table.all_pass()
        table.says(True)
        assert table.B.hand == ["Toad, Mortimer Toynbee"] and table.B.endurance == endurance
        # he strikes all the same: both happen at once
        assert table.A["Ann"].stunned and not table.B["Ben"].stunned


@pytest.mark.rule("vs:602.6b", "vs:513.5b", "vs:702.2")
def test_arcanna_replaces_her_breakthrough_though_her_defender_is_replaced_out_of_play() -> None:
    table = situation("vs", A=side(front=["Arcanna, Arcanna Jones"]), B=side(front=["Toad, Mortimer Toynbee", hero("Bea")]))
    table.A.attack("Arcanna", "Toad")
    table.all_pass()
    table.says(True)
    assert table.B["Bea"].stunned and table.B.endurance == 50 - 3 and table.B.hand == ["Toad, Mortimer Toynbee"]


@pytest.mark.rule("vs:708.7b", "vs:708.7a", "vs:505.4", "vs:507.1c")
def test_reinforcement_comes_though_helper_and_affiliation_are_gone_when_it_resolves() -> None:
    table = situation(
        "vs", A=side(front=[hero("Ann", atk=9)], hand=[LONER, STUN]), B=side(front=[hero("Bea")], support=[hero("Ben")])
    )
    table.A.attack("Ann", "Bea")
    table.B.reinforces("Ben")
    table.A.plays("Loner", on="Bea")
    table.resolve()
    table.A.plays("Stun", on="Ben")
    table.resolve()
    table.resolve_all()
    assert table.B["Bea"].reinforcement
    table.conclude()
    assert table.B["Bea"].stunned and table.B.endurance == 50 - 3 - 3


@pytest.mark.rule("vs:708.7b", "vs:705.2", "vs:705.2a")
def test_who_is_beside_or_behind_a_defender_reinforces_it_but_nobody_of_the_front_row_or_the_hidden_area() -> None:
    table = situation(
        "vs",
        A=side(front=[hero("Ann", atk=9, flight=True)]),
        B=side(front=[hero("Fro")], support=[hero("Bea"), hero("Ben"), hero("Far")], hidden_support=[hero("Hid")]),
    )
    table.A.attack("Ann", "Bea")
    assert [name for name in ("Fro", "Ben", "Far", "Hid", "Bea") if table.B.can("reinforce", name)] == ["Ben"]


@pytest.mark.rule("vs:701.10c", "vs:103.2", "vs:708.7c")
@pytest.mark.parametrize("barred", [False, True])
def test_nobody_has_reinforced_who_cannot_have_reinforcement(barred: bool) -> None:
    blind = twist("Blind", gives(T, Loses("reinforcement", bar=True)), ANYONE)
    ben = hero("Ben", Triggered(Reinforces(THIS), GainEndurance(1)))
    table = situation("vs", A=side(front=[hero("Ann", atk=9)], hand=[blind]), B=side(front=[hero("Bea")], support=[ben]))
    table.A.attack("Ann", "Bea")
    if barred:
        table.A.plays("Blind", on="Bea")
        table.resolve()
    table.B.reinforces("Ben")
    table.resolve_all()
    assert table.B["Ben"].exhausted and table.B.endurance == (50 if barred else 51)
    table.conclude()
    assert table.B.endurance == (50 - 3 - 5 if barred else 51 - 3)


@pytest.mark.rule("vs:601.4b", "vs:601.4c")
def test_a_modifier_shields_one_player_from_direct_attacks_and_no_other() -> None:
    shield = hero("Shield", cant("you can't be attacked directly", AttackQuestion(direct=True, on=You())))
    table = situation("vs", A=side(front=[hero("Ann", atk=9)]), B=side(hidden_front=[shield]), C=side())
    assert [o.rule for o in table.A.hinders_attack("Ann", "B")] == ["vs:601.4b"]
    table.A.attack("Ann", "C")
    table.conclude()
    assert (table.B.endurance, table.C.endurance) == (50, 41)


@pytest.mark.rule("vs:601.3c", "vs:601.4a")
def test_a_player_whose_characters_cannot_be_attacked_is_attacked_directly_instead() -> None:
    shelter = hero("Shelter", cant("your characters can't be attacked", AttackQuestion(direct=False, on=You())))
    table = situation("vs", A=side(front=[hero("Ann", atk=9)]), B=side(front=[shelter, hero("Bea")]), C=side(front=[hero("Cea")]))
    assert not table.A.can_attack("Ann", "Bea") and table.A.can_attack("Ann", "Cea") and not table.A.can_attack("Ann", "C")
    table.A.attack("Ann", "B")
    table.conclude()
    assert table.B.endurance == 41 and not table.B["Bea"].stunned


@pytest.mark.rule("vs:602.5b", "vs:102.5", "vs:102.3")
@pytest.mark.parametrize("begun", [False, True])
def test_a_defender_that_leaves_with_its_player_frees_the_attacker_for_another(begun: bool) -> None:
    table = situation("vs", A=side(front=[hero("Ann", atk=9)]), B=side(front=[hero("Bea")]), C=side(front=[hero("Cea")]))
    table.A.attack("Ann", "Bea", begin=begun)
    table.B.concedes()
    table.conclude()
    assert table.s.attack is None and not table.A["Ann"].exhausted and table.C.endurance == 50
    assert table.A.can_attack("Ann", "Cea")


@pytest.mark.rule("vs:505.3", "vs:602.1", "vs:708.5c", "vs:602.5d")
def test_in_the_substep_of_an_attack_that_was_called_off_nobody_is_powered_up_yet_effects_for_it_may_be_played() -> None:
    table = situation("vs", A=side(front=[hero("Ann", atk=9)], hand=[hero("Ann"), BIG]), B=side(front=[hero("Bea")], hand=[STUN]))
    table.A.attack("Ann", "Bea", begin=False)
    assert not table.A.can("play", "Big")
    table.B.plays("Stun", on="Ann")
    table.resolve()
    table.all_pass()
    assert not table.A.can("power-up", "Ann") and table.A.can("play", "Big")
    table.conclude()
    assert not table.B["Bea"].stunned


@pytest.mark.rule("vs:601.2c", "vs:601.3c", "vs:601.4b", "vs:601.1d")
def test_whether_attacker_defender_or_player_stands_in_the_way_of_an_attack_is_told_apart() -> None:
    lame = hero("Lame", cant("{name} can't attack", AttackQuestion(THIS)))
    sly = hero("Sly", cant("{name} can't attack players", AttackQuestion(THIS, direct=True)))
    safe = hero("Safe", cant("{name} can't be attacked", AttackQuestion(whom=THIS)))
    table = situation("vs", A=side(front=[lame, sly]), B=side(front=[safe, hero("Bea")]), C=side(), D=side(front=[safe]))

    def why(who: str, whom: str) -> list[str]:
        return [o.rule for o in table.A.hinders_attack(who, whom)]

    assert (why("Lame", "Bea"), why("Lame", "C")) == (["vs:601.2c"], ["vs:601.2c"])
    assert (why("Sly", "Bea"), why("Sly", "Safe"), why("Sly", "C")) == ([], ["vs:601.3c"], ["vs:601.4b"])
    # nobody can attack the one character of D, and so D is attacked directly, though not by those two
    assert (why("Lame", "D"), why("Sly", "D"), why("Sly", "B")) == (["vs:601.2c"], ["vs:601.4b"], ["vs:601.4a"])
    offer = table.A.offered(ProposeAttack)[0].shape
    assert [(table.s.things[d].printed.name, v) for d, v in offer.targets] == [("Bea", -1)] and len(offer.attackers[0]) == 1


@pytest.mark.rule("vs:708.7b", "vs:103.1", "vs:G:Reinforcement")
@pytest.mark.parametrize(
    ("needs", "able"),
    [((), ""), (("adjacent",), "Far"), (("row",), "Fro"), (("team",), "Odd"), (("adjacent", "team", "row"), "Far Fro Odd Off")],
)
def test_a_card_lifts_one_need_of_who_reinforces_and_no_other(needs: tuple[str, ...], able: str) -> None:
    coach = hero("Coach", can("your characters can reinforce all the same", Helps(yours(), needs)), teams=("Q",))
    table = situation(
        "vs",
        A=side(front=[hero("Ann", atk=9, flight=True)]),
        B=side(
            front=[None, hero("Fro"), None, hero("Off", teams=("Q",))],
            support=[hero("Odd", teams=("Z",)), hero("Bea"), None, hero("Far"), None, put(hero("Tired"), exhausted=True)],
            hidden_front=[coach],
        ),
    )
    table.A.attack("Ann", "Bea")
    names = ("Far", "Fro", "Odd", "Off", "Tired", "Bea")
    assert " ".join(name for name in names if table.B.can("reinforce", name)) == able
