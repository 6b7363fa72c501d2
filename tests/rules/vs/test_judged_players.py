"""Judged: who chooses first, who gets what back, who moves whom where, with two and more players."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    FRONT,
    IN_FRONT,
    SUPPORT,
    T1,
    Aim,
    AnOpponent,
    BecomesStunned,
    Cards,
    CharacterDefends,
    Continuous,
    ControllerOf,
    Discard,
    Draw,
    Every,
    GainControl,
    GainEndurance,
    Gets,
    IfYouDo,
    LoseTheGame,
    MoveIt,
    Nothing,
    Opponents,
    PayEndurance,
    Players,
    Replacement,
    StunIt,
    SwapPlaces,
    T,
    Triggered,
    Unless,
    Would,
    characters,
    location,
    pump,
    seq,
    theirs,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, TAKE, gear, hero, twist


@pytest.mark.rule("vs:102.3")
@pytest.mark.parametrize(("leavers", "last"), [("A", "C"), ("AC", "B"), ("CA", "B")])
def test_a_borrowed_character_reverts_to_who_controlled_it_last_not_to_who_lent_it_first(leavers: str, last: str) -> None:
    table = situation(
        "vs",
        primary="D",
        A=side(hand=[TAKE, TAKE]),
        B=side(front=[hero("Bea")]),
        C=side(hand=[TAKE], front=[hero("Cea")]),
        D=side(),
    )
    for taker in (table.A, table.C, table.A):
        taker.plays("Take", on="Bea")
        table.resolve()
        table.places("Bea", ("support", 0))
    for name in leavers:
        getattr(table, name).concedes()
    assert getattr(table, last)["Bea"].controller == last and getattr(table, last)["Bea"].owner == "B"


@pytest.mark.rule("vs:702.1", "vs:513.5b", "vs:602.6")
@pytest.mark.parametrize("primary", ["A", "B"])
def test_of_two_who_may_step_back_from_each_others_blow_the_primary_players_is_asked_first(primary: str) -> None:
    words = "{name} would become stunned"
    one, two = (
        hero(n, Replacement(Would(BecomesStunned(), words), GainEndurance(1), may=True, pay=(PayEndurance(2),)))
        for n in ("One", "Two")
    )
    table = situation("vs", primary=primary, A=side(front=[one]), B=side(front=[two]))
    attacker, defender = (table.A, table.B) if primary == "A" else (table.B, table.A)
    attacker.attack("One" if primary == "A" else "Two", "Two" if primary == "A" else "One")
    table.all_pass()
    assert table.asked == (primary, "may")
    table.says(True)
    assert table.asked == ("B" if primary == "A" else "A", "may")
    table.says(False)
    assert attacker.endurance == 49 and defender.endurance == 47


@pytest.mark.rule("vs:702.1", "vs:513.5b")
@pytest.mark.parametrize(("primary", "order"), [("A", "AAB"), ("B", "BAA")])
def test_where_everybody_is_stunned_at_once_the_primary_player_chooses_first(primary: str, order: str) -> None:
    def shy(name: str) -> object:
        return hero(
            name, Replacement(Would(BecomesStunned(), "{name} would become stunned"), Nothing(), may=True, pay=(PayEndurance(1),))
        )

    quake = twist("Quake", StunIt(Every(characters())))
    table = situation(
        "vs", primary=primary, A=side(front=[shy("Al"), shy("Abe")], hand=[quake]), B=side(front=[shy("Bea"), hero("Ben")])
    )
    table.A.plays("Quake")
    table.resolve()
    asked = []
    while table.asked[1] == "may":
        asked.append(table.asked[0])
        table.says(True)
    assert "".join(asked) == order
    assert table.B["Ben"].stunned and not table.B["Bea"].stunned and (table.A.endurance, table.B.endurance) == (48, 46)


@pytest.mark.rule("vs:708.4a", "vs:700.2")
def test_an_effect_that_says_so_moves_each_character_to_a_row_of_its_own_controller() -> None:
    sweep = twist("Sweep", MoveIt(Every(characters(IN_FRONT)), (SUPPORT,), home=True))
    table = situation(
        "vs",
        A=side(front=[hero("Ann")], hand=[sweep]),
        B=side(front=[hero("Bea")], support=[hero("Ben")], hidden_front=[hero("Bob")]),
    )
    table.A.plays("Sweep")
    table.resolve()
    assert table.asked == ("A", "move")
    table.places("Ann", ("support", 0))
    # both of B's are placed at once by the player whose effect it is, each in its own area
    assert table.asked == ("A", "move")
    while table.asked[1] == "move":
        answer: tuple[int, ...] = ()
        assert table.decision is not None
        while -1 not in table.decision.next(answer):
            answer = (*answer, table.decision.next(answer)[0])
        table.match.choose(answer)
    assert [c.row for c in (table.A["Ann"], table.B["Bea"], table.B["Ben"], table.B["Bob"])] == ["support"] * 4
    assert table.B["Bea"].controller == "B" and not table.B["Bea"].hidden and table.B["Bob"].hidden
    assert table.B["Bea"].col != table.B["Ben"].col


@pytest.mark.rule("vs:708.4a", "vs:508.2b")
def test_a_player_who_is_told_to_move_a_character_chooses_where() -> None:
    shift = twist("Shift", MoveIt(T, (FRONT,), player=ControllerOf(T)), ANYONE)
    table = situation("vs", A=side(hand=[shift]), B=side(front=[hero("Bea")], support=[hero("Ben")]))
    table.A.plays("Shift", on="Ben")
    table.resolve()
    assert table.asked == ("B", "move")
    table.places("Ben", ("front", 1))
    assert table.B["Ben"].row == "front" and table.B["Ben"].controller == "B"


@pytest.mark.rule("vs:G:Exchange", "vs:708.4b", "vs:708.4f", "vs:602.3a")
def test_two_characters_exchange_places_and_controllers_and_a_defender_that_does_so_leaves_the_attack() -> None:
    swap = twist("Swap", SwapPlaces(T, T1), Aim(yours()), Aim(theirs()))
    table = situation(
        "vs",
        A=side(front=[hero("Ann", atk=9)], support=[None, hero("Abe")]),
        B=side(front=[None, put(hero("Bea"), equipment=[gear("Gun")])], hand=[swap]),
    )
    table.A.attack("Ann", "Bea")
    table.B.plays("Swap", on=["Bea", "Abe"])
    table.resolve()
    bea, abe = table.A["Bea"], table.B["Abe"]
    assert (bea.row, bea.col, abe.row, abe.col) == ("support", 1, "front", 1)
    assert bea.equipment == ["Gun"] and not bea.defending and table.A.characters == ["Ann", "Bea"]
    table.conclude()
    assert not table.A["Ann"].exhausted and not bea.stunned and not abe.stunned and table.B.endurance == 50


@pytest.mark.rule("vs:G:Exchange", "vs:705.2")
def test_an_exchange_within_one_formation_changes_who_protects_whom_in_the_middle_of_an_attack() -> None:
    swap = twist("Swap", SwapPlaces(T, T1), Aim(yours()), Aim(yours()))
    wall = hero("Wall", Triggered(CharacterDefends(), GainEndurance(1)))
    for begun in (False, True):
        table = situation("vs", A=side(front=[hero("Ann", atk=9)]), B=side(front=[wall], support=[hero("Bea")], hand=[swap]))
        table.A.attack("Ann", "Wall", begin=begun)
        table.resolve_all()
        table.B.plays("Swap", on=["Wall", "Bea"])
        table.resolve()
        assert table.B["Wall"].protected
        table.conclude()
        assert table.B["Wall"].stunned is begun and not table.B["Bea"].stunned


@pytest.mark.rule("vs:102.3", "vs:505.4", "vs:513.2b")
def test_what_a_player_who_leaves_gave_to_others_ends_and_what_others_gave_stays() -> None:
    boost = twist("Boost", pump(T, 3, 0, "turn"), ANYONE)
    table = situation("vs", A=side(front=[hero("Ann")], hand=[boost]), B=side(hand=[boost]), C=side(front=[hero("Cea")]))
    table.A.plays("Boost", on="Ann")
    table.resolve()
    table.B.plays("Boost", on="Ann")
    table.resolve()
    assert table.A["Ann"].atk == 10
    table.B.concedes()
    assert table.A["Ann"].atk == 7


@pytest.mark.rule("vs:102.3", "vs:508.2a", "vs:509.1")
def test_effects_of_others_go_on_without_a_target_that_left_the_game() -> None:
    bolt = twist("Bolt", StunIt(T), ANYONE)
    zap = twist("Zap", GainEndurance(1, player=T), Aim(Players()))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[bolt, zap]), B=side(front=[hero("Bea")]), C=side())
    table.A.plays("Bolt", on="Bea")
    table.A.plays("Zap", on="B")
    table.B.concedes()
    assert len(table.chain) == 2
    table.resolve_all()
    assert (
        sorted(table.A.pile) == ["Bolt", "Zap"]
        and not table.A["Ann"].stunned
        and (table.A.endurance, table.C.endurance) == (50, 50)
    )


@pytest.mark.rule("vs:102.3", "vs:302.6")
@pytest.mark.parametrize("leaver", ["A", "B"])
def test_equipment_on_a_borrowed_character_goes_where_its_owner_and_host_say(leaver: str) -> None:
    table = situation(
        "vs",
        A=side(front=[put(hero("Bea"), owner="B", equipment=[put(gear("Gun"), owner="A")])]),
        B=side(front=[hero("Ben")]),
        C=side(),
    )
    getattr(table, leaver).concedes()
    if leaver == "A":
        # the character goes home, the equipment leaves the game with its owner
        assert table.B["Bea"].controller == "B" and not table.B["Bea"].equipment and not table.B.pile
    else:
        assert table.A.characters == [] and table.A.pile == ["Gun"]


@pytest.mark.rule("vs:102.3", "vs:102.5")
def test_an_effect_whose_controller_concedes_while_it_resolves_does_nothing_more() -> None:
    grab = twist("Grab", seq(StunIt(T), GainControl(T)), Aim(theirs()))
    table = situation("vs", primary="B", A=side(hand=[grab]), B=side(front=[hero("Bea"), hero("Ben")]), C=side())
    table.A.plays("Grab", on="Bea")
    table.resolve()
    assert table.asked == ("A", "move") and table.B["Bea"].stunned
    table.A.concedes()
    assert table.B.characters == ["Bea", "Ben"] and not table.chain
    # the game goes on with the primary player's priority
    assert table.asked == ("B", "priority") and table.s.order == (1, 2)


@pytest.mark.rule("vs:102.3", "vs:102.5", "vs:702.1")
def test_an_effect_goes_on_when_another_who_was_asked_concedes() -> None:
    tithe = twist("Tithe", seq(Discard(player=Opponents()), Draw(1)))
    table = situation("vs", A=side(hand=[tithe]), B=side(hand=[hero("X"), hero("Y")]), C=side(hand=[hero("Z"), hero("W")]))
    table.A.plays("Tithe")
    table.resolve()
    assert table.asked == ("B", "choose")
    table.B.concedes()
    assert table.asked == ("C", "choose")
    table.chooses("W")
    assert table.C.hand == ["Z"] and len(table.A.hand) == 1


@pytest.mark.rule("vs:102.3", "vs:102.5", "vs:G:Unless")
def test_the_next_opponent_may_still_pay_when_the_one_asked_concedes() -> None:
    toll = twist("Toll", Unless(StunIt(T), AnOpponent(), PayEndurance(4)), ANYONE)
    table = situation("vs", A=side(front=[hero("Ann")], hand=[toll]), B=side(), C=side())
    table.A.plays("Toll", on="Ann")
    table.resolve()
    assert table.asked == ("B", "may")
    table.B.concedes()
    assert table.asked == ("C", "may")
    table.says(True)
    assert not table.A["Ann"].stunned and table.C.endurance == 46


@pytest.mark.rule("vs:102.3", "vs:G:Losing the Game")
@pytest.mark.parametrize(("loser", "stunned"), [("A", False), ("C", True)])
def test_the_rest_of_an_effect_by_which_its_own_controller_loses_does_not_happen(loser: str, stunned: bool) -> None:
    pact = twist("Pact", seq(LoseTheGame(player=T), StunIt(Every(characters()))), Aim(Players()))
    table = situation("vs", primary="B", A=side(hand=[pact]), B=side(front=[hero("Bea")]), C=side(), D=side())
    table.A.plays("Pact", on=loser)
    table.resolve()
    assert table.B["Bea"].stunned is stunned and loser not in [table.names[p] for p in table.s.order]
    assert not table.chain and table.asked == ("B", "priority")


@pytest.mark.rule("vs:217.1a", "vs:700.1", "vs:700.3", "vs:705.3", "vs:510.1")
@pytest.mark.parametrize("down", [False, True])
def test_a_resource_that_is_taken_goes_to_the_right_end_of_the_row_as_it_is(down: bool) -> None:
    lair = location("Lair", threshold=1, source="stand-in", text=[Continuous(yours(), (Gets(1, 0),))])
    grab = twist("Grab", IfYouDo(GainControl(T), GainEndurance(1)), Aim(Cards("resources", (), "opponent")))
    table = situation(
        "vs",
        A=side(front=[hero("Ann")], resources=2, hand=[grab]),
        B=side(front=[hero("Bea")], resources=[put(lair, down=down, counters={"dream": 1}), hero("Low")]),
    )
    table.A.plays("Grab", on="Lair")
    table.resolve()
    assert table.A.resources == ["Blank", "Blank", "Lair"] and table.B.resources == ["Low"] and table.A.endurance == 51
    # the same object, and its counters are on it; face up its power is the taker's
    assert table.A["Lair"].counters("dream") == 1 and table.A["Lair"].down is down
    assert (table.A["Ann"].atk, table.B["Bea"].atk) == ((4, 4) if down else (5, 4))
    assert table.A.can("flip", "Lair") is down
