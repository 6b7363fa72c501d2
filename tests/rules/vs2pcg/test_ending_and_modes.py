"""How games of 2PCG end, and the modes for more than two players."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.game import GAME
from longbox.games.vs2pcg.situations import Laid, Table, side, situation
from longbox.games.vs2pcg.state import FRONT, MAIN, REMOVED, SUPPORTING, CardDef
from longbox.kernel.match import Match

LIST = [["MNB-011", 4], ["MNB-067", 4], ["MNB-094", 4], ["MNB-112", 48]]


def main(name: str, atk: int = 3, def_: int = 3, health: int = 3) -> CardDef:
    return define(name, MAIN, atk=atk, def_=def_, health=health, teams=("Red",))


def hero(name: str, atk: int = 2, def_: int = 2) -> CardDef:
    return define(name, SUPPORTING, atk=atk, def_=def_, health=2, cost=1, teams=("Red",))


def four(**more: Laid) -> dict[str, Laid]:
    laid = {"A": side(main("Ace")), "B": side(main("Bee")), "C": side(main("Cee")), "D": side(main("Dee"))}
    return laid | more


def ko(t: Table, *names: tuple[int, str]) -> None:
    t.happens(*[ev.Ko(t.sides[p][name].ref) for p, name in names])


@pytest.mark.rule("vs2pcg:main-vs-supporting#4", "vs2pcg:main-vs-supporting#1", "vs2pcg:ending-the-game#1")
def test_who_loses_its_main_character_is_out_and_of_the_last_two_the_active_player_wins() -> None:
    t = situation(A=side(main("Ace")), B=side(main("Bee"), front=[hero("Left")]))
    ko(t, (1, "Left"))
    assert t.s.result is None
    ko(t, (1, "Bee"))
    assert t.s.result is not None and t.s.result.winners == (0,)
    t = situation(A=side(main("Ace")), B=side(main("Bee")))
    ko(t, (0, "Ace"), (1, "Bee"))
    assert t.s.result is not None and t.s.result.winners == (0,) and "this player's turn" in t.s.result.reason


@pytest.mark.rule("vs2pcg:ending-the-game#1", "vs2pcg:main-vs-supporting#6")
def test_a_stolen_main_character_loses_at_the_start_of_its_player_s_turn() -> None:
    t = situation(A=side(main("Ace")), B=side(main("Bee")), C=side(main("Cee")))
    t.happens(ev.ChangeSides(t.B["Bee"].ref, 0, FRONT))
    assert t.s.result is None and not t.s.player(1).out
    while t.s.active == 0:
        t.A.done()
    # at the start of B's turn, before anything else: C goes on
    assert t.s.player(1).out and t.s.active == 2
    # A has but one main character left
    while t.s.active == 2:
        t.C.done()
    assert t.s.active == 0 and t.A.front == ["Ace"] and not t.s.player(0).out


@pytest.mark.rule("vs2pcg:main-vs-supporting#6")
def test_with_two_main_characters_all_but_one_are_kod_at_the_start_of_ones_turn() -> None:
    t = situation(A=side(main("Ace")), B=side(main("Bee")), C=side(main("Cee")), phase="turn")
    while t.s.phase != "main":
        t.A.done()
    t.happens(ev.ChangeSides(t.C["Cee"].ref, 1, FRONT))
    while t.s.active == 0:
        t.A.done()
    assert t.asked(t.B) == "keep" and t.offered() == ["Bee", "Cee"]
    t.B.picks("Bee")
    # whose it was is out by that
    assert t.B.front == ["Bee"] and t.s.player(2).out and t.s.result is None


@pytest.mark.rule("vs2pcg:running-out-of-cards#1")
def test_draws_from_an_empty_deck_are_skipped_and_the_fewest_wounds_win_at_last() -> None:
    for wounds, winners in (((1, 2), (0,)), ((2, 1), (1,)), ((1, 1), (0, 1))):
        t = situation(A=side(main("Ace"), deck=[hero("Last")]), B=side(main("Bee"), deck=[]), phase="turn")
        assert t.A.hand == ["Last"]
        for p, name in ((0, "Ace"), (1, "Bee")):
            t.s.write(t.sides[p][name].number).wounds = wounds[p]
        seen = t.s.turn
        while t.s.result is None:
            t.sides[t.s.active].done()
        # a whole round in which nobody attacked
        assert t.s.turn == seen + 1 and t.s.result.winners == winners
        assert t.s.result.rule == "vs2pcg:running-out-of-cards#1"
    # as long as somebody attacks it goes on
    t = situation(A=side(main("Ace", 1), deck=[]), B=side(main("Bee", 1), deck=[]), phase="turn")
    for _ in range(4):
        while t.s.phase != "main":
            t.sides[t.s.active].done()
        if t.s.active == 0:
            t.A.attacks("Ace", "Bee")
        t.sides[t.s.active].done()
    assert t.s.result is None


@pytest.mark.rule(
    "vs2pcg:free-for-all#1", "vs2pcg:free-for-all#2", "vs2pcg:free-for-all#7", "vs2pcg:ending-the-game#2", "vs2pcg:free-for-all#4"
)
def test_of_three_the_one_who_is_out_takes_all_its_cards_along_and_the_last_wins() -> None:
    t = situation(A=side(main("Ace")), B=side(main("Bee"), front=[hero("Aid")], hand=[hero("In Hand")]), C=side(main("Cee")))
    t.happens(ev.ChangeSides(t.C["Cee"].ref, 2, FRONT))
    ko(t, (1, "Bee"))
    assert t.s.player(1).out and t.s.order == (0, 2) and t.s.result is None
    # they are removed from the game, not KO'd
    assert t.B.front == t.B.hand == t.B.ko == t.B.deck == []
    assert len(t.s.zones[t.s.index(REMOVED)]) == 13
    # the turn goes to the next player left
    while t.s.active == 0:
        t.A.done()
    assert t.s.active == 2
    ko(t, (0, "Ace"))
    assert t.s.result is not None and t.s.result.winners == (2,)


@pytest.mark.rule("vs2pcg:free-for-all#3", "vs2pcg:two-vs-two#3", "vs2pcg:draw-phase#1")
def test_with_more_than_two_players_the_second_draws_one_card_at_first() -> None:
    for laid, drawn in ((2, [0, 2, 2]), (3, [0, 1, 2, 2])):
        sides = [side(main(n)) for n in ("Ace", "Bee", "Cee")][:laid]
        t = situation(A=sides[0], B=sides[1], C=sides[2] if laid > 2 else None, phase="turn", turns=0)
        for k, n in enumerate(drawn):
            assert len(t.sides[k % laid].hand) == n + (k >= laid) * drawn[k % laid]
            turn = t.s.turn
            while t.s.turn == turn:
                t.sides[t.s.active].done()


@pytest.mark.rule("vs2pcg:free-for-all#5", "vs2pcg:free-for-all#6", "vs2pcg:melee-during-combat#2")
def test_anybody_may_be_attacked_and_everybody_plays_in_turn() -> None:
    hand: list[CardDef | str] = ["Savage Surprise"]
    t = situation(A=side(main("Ace")), B=side(main("Bee"), hand=hand), C=side(main("Cee"), hand=list(hand)), windows="all")
    assert {"attack Bee with Ace", "attack Cee with Ace"} <= set(t.offered())
    t.A.attacks("Ace", "Cee")
    asked = []
    for _ in range(3):
        assert t.match.decision is not None
        asked.append(t.match.decision.player)
        t.match.choose((0,) if t.match.decision.player != 1 else (1,))
    # the attacking player first, then to the left; B, who is not in it, helps C
    assert asked == [0, 1, 2] and t.C.stats("Cee") == (7, 3)
    t.passes()


@pytest.mark.rule("vs2pcg:two-vs-two#1", "vs2pcg:two-vs-two#2", "vs2pcg:two-vs-two#4", "vs2pcg:two-vs-two#5")
def test_two_against_two() -> None:
    t = situation(**four(), mode="2 vs 2")
    assert {o for o in t.offered() if "attack" in o} == {"attack Bee with Ace", "attack Dee with Ace"}
    order = [t.s.active]
    for _ in range(3):
        turn = t.s.turn
        while t.s.turn == turn:
            t.sides[t.s.active].done()
        order.append(t.s.active)
    assert order == [0, 1, 2, 3] and [t.s.player(p).team for p in order] == [0, 1, 0, 1]
    ko(t, (1, "Bee"))
    assert t.s.player(1).out and t.B.front == t.B.deck == [] and t.s.result is None
    ko(t, (3, "Dee"))
    assert t.s.result is not None and t.s.result.winners == (0, 2)
    # both of the winners' team win, also one who was out by then
    t = situation(**four(), mode="2 vs 2")
    ko(t, (2, "Cee"))
    ko(t, (1, "Bee"), (3, "Dee"))
    assert t.s.result is not None and t.s.result.winners == (0, 2)


@pytest.mark.rule("vs2pcg:two-vs-two#6")
def test_recruits_may_go_to_a_teammate_s_row_where_that_is_agreed_on() -> None:
    gift = side(main("Ace"), hand=[hero("Gift")], resources=[hero("R")])
    for agreed in (False, True):
        t = situation(**four(A=gift), mode="2 vs 2", teammates_rows=agreed, phase="turn")
        t.A.done()
        assert any("C's front row" in o for o in t.offered()) is agreed
        assert not any("B's" in o or "D's" in o for o in t.offered())
    t.match.choose((t.offered().index("recruit Gift into C's front row"),))
    assert t.C.front == ["Cee", "Gift"] and t.C["Gift"].owner == 0


def test_conceding_is_to_be_out() -> None:
    m = Match(GAME, {"decks": [["MNB-003", LIST]] * 3, "first": 0}, 1)
    m.concede(1)
    assert m.players[1].out and m.result is None
    m.concede(0)
    assert m.result is not None and m.result.winners == (2,)


def heads(**more: Laid) -> Table:
    """Two-headed teammates: A and B against C and D."""
    return situation(**four(**more), mode="two-headed", phase="turn", turns=2)


@pytest.mark.rule(
    "vs2pcg:two-headed#1", "vs2pcg:two-headed#2", "vs2pcg:two-headed#3", "vs2pcg:two-headed#4", "vs2pcg:two-headed#8"
)
def test_two_heads_share_rows_and_turn_but_not_resources_and_points() -> None:
    t = heads(
        A=side(main("Ace"), resources=[hero("R")], hand=[hero("Mine")]),
        B=side(main("Bee"), resources=[hero("R")] * 2, hand=[hero("Thine")]),
    )
    assert [len(x.hand) for x in t.sides] == [3, 3, 0, 0]
    # each places a resource, each recruits with its own points
    assert t.asked(t.A) == "turn" and t.s.phase == "resource"
    t.A.done()
    t.B.done()
    assert (t.s.phase, t.s.points) == ("recruit", 1) and t.asked(t.A) == "turn"
    t.A.done()
    assert (t.s.phase, t.s.points) == ("recruit", 2) and t.asked(t.B) == "turn"
    t.B.recruits("Thine")
    t.B.done()
    assert t.A.front == t.B.front == ["Ace", "Bee", "Thine"] and t.A.resources == ["(R)"] and len(t.B.resources) == 2
    # two main characters on the side are as it should be
    assert not t.s.player(0).out and t.s.phase == "formation"
    t = situation(**four(), mode="two-headed", phase="turn", turns=0)
    assert [len(x.hand) for x in t.sides] == [0, 0, 0, 0]
    while t.s.turn == 1:
        assert t.match.decision is not None
        t.sides[t.match.decision.player].done()
    # neither of the first team drew; both of the second do
    assert t.s.active == 2 and [len(x.hand) for x in t.sides] == [0, 0, 2, 2]


@pytest.mark.rule("vs2pcg:two-headed#5", "vs2pcg:two-headed#6", "vs2pcg:two-headed#7")
def test_two_heads_arrange_and_attack_together_with_whatever_is_on_their_side() -> None:
    t = heads(A=side(main("Ace", 2)), B=side(main("Bee", 2)), C=side(main("Cee", 1, 4)))
    for each in (t.A, t.B, t.A, t.B):
        each.done()
    assert t.s.phase == "formation"
    t.A.moves("Bee")
    t.A.done()
    t.B.moves("Ace")
    t.B.done()
    # the other is asked again after that
    t.A.done()
    assert (t.A.front, t.A.back) == ([], ["Bee", "Ace"])
    t = situation(**four(A=side(main("Ace", 2)), B=side(main("Bee", 2)), C=side(main("Cee", 1, 4))), mode="two-headed")
    assert {o for o in t.offered() if "attack" in o} == {f"attack {x} with {y}" for x in ("Cee", "Dee") for y in ("Ace", "Bee")}
    t.A.attacks("Bee", "Cee")
    t.A.picks("Ace")
    t.passes()
    assert t.asked(t.C) == "strike back"
    t.C.picks("Bee")
    assert t.s.stunned(t.C["Cee"].number) and not t.s.stunned(t.D["Dee"].number)
    # one is done, and then the other may act still
    t.A.done()
    assert t.asked(t.B) == "turn"


@pytest.mark.rule("vs2pcg:two-headed#9")
def test_a_head_without_its_main_character_plays_on_until_the_other_is_kod_too() -> None:
    t = situation(**four(), mode="two-headed")
    ko(t, (1, "Bee"))
    assert not t.s.player(1).out and t.s.result is None and t.A.front == ["Ace"] and len(t.B.deck) == 10
    t.A.done()
    assert t.asked(t.B) == "turn"
    ko(t, (0, "Ace"))
    assert t.s.result is not None and t.s.result.winners == (2, 3)


def test_who_leaves_while_the_first_player_is_chosen_is_not_among_those_to_choose_from() -> None:
    for leaver in (0, 1, 2):
        m = Match(GAME, {"decks": [["MNB-003", LIST]] * 3}, 1)
        m.concede(leaver)
        assert m.decision is not None and m.decision.kind == "first" and leaver not in m.decision.options
        m.choose((1,))
        assert m.state.first == m.state.order[1]
