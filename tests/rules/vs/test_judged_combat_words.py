"""Judged: what texts say of earlier attacks, of neighbours in a column, of what stuns whom, and of who recovers or loses."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    IN_FRONT,
    RECOVERY,
    THIS,
    Activated,
    Aim,
    AnOpponent,
    AtStart,
    AttackQuestion,
    BecomesStunned,
    BecomesStunnedBy,
    BeenAttacked,
    ByEffect,
    CausesBreakthrough,
    CharacterAttacks,
    Continuous,
    Cost,
    CostOf,
    Every,
    GainControl,
    GainEndurance,
    Gets,
    HasAttacked,
    InColumn,
    InConclusion,
    IsKOd,
    IsSo,
    KOIt,
    Lasting,
    LoseEndurance,
    LosesTheGame,
    LosesThrough,
    LoseTheGame,
    OwnerOf,
    PayEndurance,
    PlayerInAttack,
    Players,
    ProtectedBy,
    Protects,
    RecoversMore,
    StunIt,
    Stuns,
    T,
    TeamsUp,
    Triggered,
    Unless,
    attacks_if_able,
    can,
    cant,
    characters,
    seq,
    theirs,
    yours,
)
from longbox.games.vs.rules.combat import ProposeAttack
from longbox.games.vs.rules.plays import Pass
from longbox.games.vs.situations import put
from longbox.kernel.decisions import IllegalAnswer
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, JOIN, STEP, STUN, hero, twist


@pytest.mark.rule("vs:602.4", "vs:602.1e")
@pytest.mark.parametrize(("attackers", "gained"), [(["Ann", "Abe"], 2), (["Ann"], 0)])
def test_who_team_attacks_triggers_and_who_joins_a_team_attack_does_too(attackers: list[str], gained: int) -> None:
    eager = [hero(n, Triggered(CharacterAttacks(team=True), GainEndurance(1))) for n in ("Ann", "Abe", "Amy")]
    table = situation("vs", A=side(front=eager, hand=[JOIN]), B=side(front=[hero("Bea", def_=30)]))
    table.A.attack(attackers, "Bea")
    while table.chain or table.asked[1] == "trigger order":
        table.choose_option(0)
    assert table.A.endurance == 50 + gained
    table.A.plays("Join", on="Amy")
    table.resolve_all()
    assert table.A.endurance == 50 + gained + (1 if gained else 0)


@pytest.mark.rule("vs:602.4", "vs:601.1b", "vs:G:Direct Attack")
def test_attacking_a_player_and_attacking_a_character_are_told_apart() -> None:
    for front, endurance in (([hero("Bea", def_=30)], 60), ([], 51)):
        ann = hero(
            "Ann",
            Triggered(CharacterAttacks(direct=True), GainEndurance(1)),
            Triggered(CharacterAttacks(direct=False), GainEndurance(10)),
        )
        table = situation("vs", A=side(front=[ann]), B=side(front=front))
        table.A.attack("Ann", "Bea" if front else "B")
        table.resolve_all()
        assert table.A.endurance == endurance


@pytest.mark.rule("vs:G:Attacked", "vs:G:In Combat")
def test_has_attacked_counts_at_once_and_already_been_attacked_only_in_later_substeps() -> None:
    ann = hero("Ann", Continuous(characters(HasAttacked()), (Gets(1, 0),)), atk=3, def_=9)
    bea = hero("Bea", Continuous(characters(BeenAttacked()), (Gets(0, 10),)), def_=9)
    table = situation("vs", A=side(front=[ann, hero("Abe", atk=3, def_=9)]), B=side(front=[bea, hero("Ben", def_=9)]))
    assert table.A["Ann"].atk == 3
    table.A.attack("Ann", "Bea")
    assert (table.A["Ann"].atk, table.A["Abe"].atk) == (4, 3)
    assert (table.B["Bea"].def_, table.B["Ben"].def_) == (9, 9)
    table.conclude()
    assert (table.B["Bea"].def_, table.B["Ben"].def_) == (19, 9)
    table.A.attack("Abe", "Bea")
    assert (table.A["Ann"].atk, table.A["Abe"].atk) == (4, 4) and table.B["Bea"].def_ == 19


@pytest.mark.rule("vs:G:Attacked", "vs:602.1a")
def test_a_proposed_attack_that_never_began_leaves_nobody_attacked() -> None:
    bea = hero("Bea", cant("{name} can't be attacked again", AttackQuestion(whom=characters(BeenAttacked()))), def_=9)
    table = situation("vs", A=side(front=[hero("Ann", def_=9), hero("Abe", def_=9)]), B=side(front=[bea], hand=[STUN]))
    table.A.attack("Ann", "Bea", begin=False)
    table.B.plays("Stun", on="Ann")
    table.resolve()
    table.conclude()
    assert table.A.can_attack("Abe", "Bea")
    table.A.attack("Abe", "Bea")
    table.conclude()
    assert [o.rule for o in table.A.hinders_attack("Abe", "Bea")] == ["vs:601.2b"]
    table.s.write(table.A["Abe"].number).exhausted = False
    assert [o.rule for o in table.A.hinders_attack("Abe", "Bea")] == ["vs:601.3c"]


@pytest.mark.rule("vs:G:Protecting", "vs:705.2", "vs:705.2b", "vs:701.7")
def test_who_stands_in_front_of_whom_and_protects_it() -> None:
    shelter = Continuous(characters(Protects(THIS)), (Gets(0, 5),))
    below = Continuous(characters(InColumn(THIS)), (Gets(1, 0),))
    wall = hero("Wall", Continuous(characters(ProtectedBy(THIS)), (Gets(10, 0),)))
    table = situation(
        "vs",
        A=side(front=[wall, hero("Side")], support=[hero("Back", shelter, below), hero("Other")], hand=[STUN, STEP]),
        B=side(front=[hero("Bea")], support=[hero("Ben")]),
    )
    assert (table.A["Wall"].atk, table.A["Wall"].def_, table.A["Back"].atk) == (5, 9, 14)
    for name, player in (("Side", table.A), ("Other", table.A), ("Bea", table.B), ("Ben", table.B)):
        assert (player[name].atk, player[name].def_) == (4, 4)
    table.A.plays("Stun", on="Wall")
    table.resolve()
    # still in front of it, but protecting nobody
    assert (table.A["Wall"].atk, table.A["Wall"].def_, table.A["Back"].atk) == (5, 4, 4)


@pytest.mark.rule("vs:504.2", "vs:103.2", "vs:602.6a", "vs:708.11c")
@pytest.mark.parametrize("how", ["theirs", "mine", "combat", "cost", "power"])
def test_cannot_be_stunned_by_an_opponents_plot_twists_spares_nothing_else(how: str) -> None:
    words = "{name} can't be stunned by plot twists an opponent controls"
    ward = hero(
        "Ward", Activated((StunIt(THIS),), GainEndurance(1)), cant(words, ByEffect(BecomesStunned(), "opponent", "plot twist"))
    )
    zapper = hero("Zapper", Activated((PayEndurance(1),), StunIt(T), targets=(ANYONE,)), atk=9)
    table = situation("vs", A=side(front=[zapper], hand=[STUN]), B=side(front=[ward, hero("Bea")], hand=[STUN]))
    if how == "theirs":
        table.A.plays("Stun", on="Ward")
    elif how == "mine":
        table.B.plays("Stun", on="Ward")
    elif how == "combat":
        table.A.attack("Zapper", "Ward")
        table.all_pass()
    elif how == "cost":
        table.B.uses("Ward")
    else:
        table.A.uses("Zapper", on="Ward")
    table.resolve_all()
    assert table.B["Ward"].stunned is (how != "theirs") and not table.B["Bea"].stunned


@pytest.mark.rule("vs:504.2", "vs:408.2b", "vs:103.2")
def test_cannot_be_kod_by_effects_an_opponent_controls_does_not_outlast_the_wrap_up() -> None:
    kill = twist("Kill", KOIt(T), ANYONE)
    ward = hero("Ward", cant("{name} can't be KO'd by effects an opponent controls", ByEffect(IsKOd(characters()), "opponent")))
    table = situation(
        "vs", phase="recovery", A=side(hand=[kill]), B=side(front=[ward, put(hero("Bea"), stunned=True)], hand=[kill])
    )
    table.A.plays("Kill", on="Bea")
    table.resolve()
    assert table.B.characters == ["Ward", "Bea"]
    table.all_pass()
    table.chooses()
    assert table.B.pile == ["Bea"]


@pytest.mark.rule("vs:602.6c", "vs:708.11e", "vs:103.2")
def test_who_cannot_be_stunned_in_combat_is_stunned_by_effects_alone() -> None:
    tough = hero("Tough", cant("{name} can't be stunned by attackers or defenders", InConclusion(BecomesStunned())))
    table = situation("vs", A=side(front=[tough], hand=[STUN]), B=side(front=[hero("Bea")]))
    table.A.attack("Tough", "Bea")
    table.conclude()
    assert not table.A["Tough"].stunned and table.B["Bea"].stunned
    table.A.plays("Stun", on="Tough")
    table.resolve()
    assert table.A["Tough"].stunned


@pytest.mark.rule("vs:708.11b", "vs:602.6b", "vs:602.9c")
def test_stun_endurance_loss_breakthrough_and_other_losses_are_told_apart() -> None:
    nurse = hero(
        "Nurse",
        Triggered(LosesThrough("stun"), GainEndurance(100)),
        Triggered(LosesThrough("breakthrough", "any"), GainEndurance(1000)),
    )
    drain = twist("Drain", LoseEndurance(2, player=T), Aim(Players()))
    table = situation("vs", A=side(front=[hero("Ann", atk=9)], hand=[drain]), B=side(front=[hero("Bea")], support=[nurse]))
    table.A.attack("Ann", "Bea")
    table.conclude()
    while table.chain or table.asked[1] == "trigger order":
        table.choose_option(0)
    assert table.B.endurance == 50 - 3 - 5 + 1100
    table.A.plays("Drain", on="B")
    table.resolve_all()
    assert table.B.endurance == 50 - 3 - 5 + 1100 - 2


@pytest.mark.rule("vs:601.2c", "vs:601.5", "vs:602.1a", "vs:600.4")
def test_who_cannot_attack_alone_attacks_with_a_partner_only_and_must_only_then() -> None:
    shy = hero("Shy", cant("{name} can't attack alone", TeamsUp(THIS, alone=True)), attacks_if_able("{name} attacks if able"))
    table = situation(
        "vs", A=side(front=[shy, hero("Abe")]), B=side(front=[hero("Bea", def_=8), hero("Ben", atk=0)], hand=[STUN])
    )
    assert [o.rule for o in table.A.hinders_attack("Shy", "Bea")] == ["vs:601.2c"]
    assert table.A.can_attack("Abe", "Bea") and table.A.can_attack(["Shy", "Abe"], "Bea")
    shape = table.A.offered(ProposeAttack)[0].shape
    assert {team for found in shape.ruled for team in found} == {(0, 1), (1,)}
    assert list(shape.next((0,))) == [0, 1] and list(shape.next((0, 0))) == [1] and list(shape.next((0, 1))) == [-1]
    # together they can, so that it must
    assert not table.A.offered(Pass)
    table.A.attack("Abe", "Ben")
    table.conclude()
    # Abe is exhausted: nobody is left to attack with, and it may pass
    assert table.A.offered(Pass) and not table.A.offered(ProposeAttack) and not table.A["Shy"].exhausted
    table = situation("vs", A=side(front=[shy, hero("Abe")]), B=side(front=[hero("Bea", def_=8)], hand=[STUN]))
    table.A.attack(["Shy", "Abe"], "Bea")
    table.B.plays("Stun", on="Abe")
    table.resolve()
    # once it has begun, being alone is no matter
    assert table.A["Shy"].attacking


@pytest.mark.rule("vs:602.9c", "vs:602.6b")
def test_so_much_breakthrough_is_counted_for_each_attacker_by_itself() -> None:
    big = Triggered(CausesBreakthrough(yours(), least=5), GainEndurance(1))
    table = situation("vs", A=side(front=[hero("Ann", big, atk=5), hero("Abe", atk=4)]), B=side())
    table.A.attack(["Ann", "Abe"], "B")
    table.conclude()
    assert (table.A.endurance, table.B.endurance) == (51, 41)


@pytest.mark.rule("vs:601.3c", "vs:203.2")
@pytest.mark.parametrize(("cost", "able"), [(2, True), (3, True), (4, False)])
def test_who_cannot_be_attacked_by_characters_of_greater_cost(cost: int, able: bool) -> None:
    words = "{name} can't be attacked by characters with greater cost"
    small = hero("Small", cant(words, AttackQuestion(who=characters(Cost(">", CostOf(THIS))), whom=THIS)), cost=3)
    table = situation("vs", A=side(front=[hero("Ann", cost=cost)]), B=side(front=[small, hero("Bea")]))
    assert table.A.can_attack("Ann", "Small") is able and table.A.can_attack("Ann", "Bea")


@pytest.mark.rule("vs:408.2b", "vs:103.1")
def test_an_additional_character_recovers_in_the_wrap_up_and_the_rest_is_kod() -> None:
    down = [put(hero(n), stunned=True) for n in ("Al", "Abe", "Amy")]
    table = situation(
        "vs",
        phase="recovery",
        A=side(front=[hero("Medic", RecoversMore()), *down]),
        B=side(front=[put(hero(n), stunned=True) for n in ("Bea", "Ben")]),
    )
    table.all_pass()
    table.chooses("Al", "Amy")
    assert table.asked == ("B", "recover")
    with pytest.raises(IllegalAnswer):
        table.chooses("Bea", "Ben")
    table.chooses("Bea")
    assert table.A.characters == ["Medic", "Al", "Amy"] and table.A.pile == ["Abe"]
    assert table.B.characters == ["Bea"] and table.B.pile == ["Ben"]


@pytest.mark.rule("vs:408.2a", "vs:102.4", "vs:103.2", "vs:102.5")
def test_who_cannot_lose_stays_in_at_zero_and_may_still_concede() -> None:
    saint = hero("Saint", cant("you can't lose the game", LosesTheGame()))
    table = situation("vs", phase="recovery", A=side(front=[saint], endurance=-5), B=side(endurance=-1), C=side(endurance=3))
    table.all_pass()
    # B loses though it has more than A, for A is no longer among those who would lose
    assert table.s.order == (0, 2) and table.result is None
    table.A.concedes()
    assert table.winners == ["C"]


@pytest.mark.rule("vs:102.3", "vs:G:Losing the Game", "vs:102.1")
@pytest.mark.parametrize("saved", [False, True])
def test_an_effect_makes_a_player_lose_the_game_unless_that_cannot_happen(saved: bool) -> None:
    doom = twist("Doom", LoseTheGame(player=T), Aim(Players()))
    keeper = hero("Keeper", cant("you can't lose the game", LosesTheGame()))
    table = situation("vs", A=side(hand=[doom]), B=side(front=[keeper if saved else hero("Bea")]))
    table.A.plays("Doom", on="B")
    table.resolve()
    assert table.winners == ([] if saved else ["A"])


@pytest.mark.rule("vs:700.1", "vs:700.2", "vs:513.4a")
def test_a_borrowed_character_is_given_back_to_its_owner_who_places_it() -> None:
    back = Lasting(Triggered(AtStart(RECOVERY), GainControl(T, OwnerOf(T))), "turn", uses=1)
    borrow = twist("Borrow", GainControl(T), Aim(theirs()))
    lend = twist("Lend", back, ANYONE)
    table = situation("vs", A=side(front=[hero("Ann")], hand=[borrow, lend]), B=side(front=[hero("Bea"), hero("Ben")]))
    table.A.plays("Borrow", on="Bea")
    table.resolve()
    table.places("Bea", ("front", 1))
    table.A.plays("Lend", on="Bea")
    table.resolve()
    table.A.attack("Bea", "Ben")
    table.conclude()
    assert table.A["Bea"].stunned and table.A.endurance == 47
    table.until("recovery phase")
    table.resolve()
    assert table.asked == ("B", "move")
    table.places("Bea", ("support", 0))
    assert table.B["Bea"].controller == "B" and table.A.characters == ["Ann"]


@pytest.mark.rule("vs:G:Unless", "vs:702.1")
@pytest.mark.parametrize(("answers", "lost"), [((True,), False), ((False, True), False), ((False, False), True)])
def test_any_opponent_may_do_what_an_opponent_has_to_so_that_it_does_not_happen(answers: tuple[bool, ...], lost: bool) -> None:
    toll = twist("Toll", Unless(StunIt(T), AnOpponent(), PayEndurance(4)), ANYONE)
    table = situation("vs", A=side(hand=[toll]), B=side(front=[hero("Bea")]), C=side())
    table.A.plays("Toll", on="Bea")
    table.resolve()
    for player, yes in zip("BC", answers, strict=False):
        assert table.asked == (player, "may")
        table.says(yes)
    paid: dict[str, Any] = {"B": 4 if answers[0] else 0, "C": 4 if answers == (False, True) else 0}
    assert table.B["Bea"].stunned is lost
    assert table.B.endurance == 50 - paid["B"] - (3 if lost else 0) and table.C.endurance == 50 - paid["C"]


@pytest.mark.rule("vs:701.16", "vs:G:While")
def test_while_protected_is_looked_at_all_the_time() -> None:
    shy = hero(
        "Shy", Continuous(THIS, (Gets(0, 5),), during=IsSo(THIS, (ProtectedBy(Every(yours(IN_FRONT))),), "{name} is protected"))
    )
    table = situation("vs", A=side(front=[hero("Ann")], support=[shy], hand=[STUN]), B=side(front=[hero("Bea")]))
    assert table.A["Shy"].def_ == 9
    table.A.plays("Stun", on="Ann")
    table.resolve()
    assert table.A["Shy"].def_ == 4


@pytest.mark.rule("vs:602.1f", "vs:602.1g", "vs:602.8c", "vs:602.8d", "vs:600.1")
@pytest.mark.parametrize(
    ("target", "moment", "lost"),
    [("B", "before", "000"), ("B", "during", "120"), ("Cea", "during", "102"), ("B", "after", "000"), ("Cea", "after", "000")],
)
def test_attacking_and_defending_player_are_those_of_the_attack_under_way_alone(target: str, moment: str, lost: str) -> None:
    toll = twist("Toll", seq(LoseEndurance(1, player=PlayerInAttack(True)), LoseEndurance(2, player=PlayerInAttack())))
    table = situation("vs", A=side(front=[hero("Ann", atk=1, def_=9)]), B=side(), C=side(front=[hero("Cea", atk=1)], hand=[toll]))
    table.A.attack("Ann", target, begin=moment != "before")
    if moment == "after":
        table.conclude()
    before = [p.endurance for p in (table.A, table.B, table.C)]
    table.C.plays("Toll")
    table.resolve()
    assert [b - p.endurance for b, p in zip(before, (table.A, table.B, table.C), strict=True)] == [int(n) for n in lost]


@pytest.mark.rule("vs:602.6a", "vs:708.11f", "vs:103.2")
@pytest.mark.parametrize(
    ("attackers", "stunned", "gained"),
    [(["Small", "Big"], True, 10), (["Small", "Tiny"], False, 0), (["Small", "Tiny", "Big"], True, 10), (["Big"], True, 10)],
)
def test_who_cannot_be_stunned_by_some_of_a_team_is_stunned_by_the_others(
    attackers: list[str], stunned: bool, gained: int
) -> None:
    def fighter(name: str, cost: int) -> Any:
        return hero(name, Triggered(Stuns(), GainEndurance(10 if name == "Big" else 1)), cost=cost, atk=9)

    words = "{name} can't be stunned by characters with cost 2 or less"
    bea = hero("Bea", cant(words, BecomesStunnedBy(characters(Cost("<=", 2)), THIS)), atk=0)
    table = situation("vs", A=side(front=[fighter("Small", 2), fighter("Tiny", 1), fighter("Big", 5)]), B=side(front=[bea]))
    table.A.attack(attackers, "Bea")
    table.all_pass()
    if table.asked[1] == "strike":
        table.chooses(attackers[0])
    table.conclude()
    assert table.B["Bea"].stunned is stunned and table.A.endurance == 50 + gained


@pytest.mark.rule("vs:701.10a", "vs:103.1")
@pytest.mark.parametrize(("pierces", "barred", "endurance"), [(False, False, 47), (True, False, 42), (True, True, 47)])
def test_a_card_lets_one_attacker_cause_breakthrough_in_spite_of_reinforcement(
    pierces: bool, barred: bool, endurance: int
) -> None:
    through = can("{name} can cause breakthrough while attacking a character with reinforcement", CausesBreakthrough())
    lock = cant("attackers can't cause breakthrough", CausesBreakthrough(characters()))
    table = situation(
        "vs",
        A=side(front=[hero("Ann", *([through] if pierces else []), atk=9)]),
        B=side(front=[hero("Bea")], support=[hero("Ben", *([lock] if barred else []))]),
    )
    table.A.attack("Ann", "Bea")
    table.B.reinforces("Ben")
    table.resolve()
    table.conclude()
    assert table.B["Bea"].stunned and table.B.endurance == endurance
