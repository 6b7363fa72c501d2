"""Judged: where characters may stand, how much room there is, and what position comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from longbox.games.vs.language.vocabulary import (
    CHARACTER_CARD,
    FRONT,
    IN_SUPPORT,
    SUPPORT,
    THIS,
    Adjacent,
    Aim,
    Choose,
    Continuous,
    Every,
    GainEndurance,
    Gets,
    GetsWillpower,
    Lasting,
    MoveIt,
    Named,
    PutIntoPlay,
    Readies,
    ReadyIt,
    Replacement,
    StunIt,
    T,
    WillpowerOf,
    Would,
    characters,
    in_hand,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import hero, twist

if TYPE_CHECKING:
    from longbox.games.vs.situations import Table


def place_all(table: Table) -> None:
    """Answer a placement, each card on the first place that is left."""
    assert table.decision is not None
    answer: tuple[int, ...] = ()
    while -1 not in table.decision.next(answer):
        answer = (*answer, table.decision.next(answer)[0])
    table.match.choose(answer)


@pytest.mark.rule("vs:705.1", "vs:705.2", "vs:301.5")
@pytest.mark.parametrize(("column", "atk"), [(1, 5), (2, 4)])
def test_a_recruit_may_leave_a_space_to_its_neighbour(column: int, atk: int) -> None:
    leader = hero("Leader", Continuous(characters(Adjacent(THIS)), (Gets(1, 0),)))
    table = situation("vs", step="recruit", A=side(front=[leader], hand=[hero("New")], resources=3), B=side(front=[hero("Bea")]))
    table.A.recruits("New", at=("front", column))
    assert table.A["New"].atk == atk and table.B["Bea"].atk == 4


@pytest.mark.rule("vs:705.1", "vs:708.4d")
@pytest.mark.parametrize(("standing", "moved"), [(5, 4), (1, 3), (0, 2)])
def test_however_many_come_to_a_row_there_is_room_for_all(standing: int, moved: int) -> None:
    rush = twist("Rush", MoveIt(Every(yours(IN_SUPPORT)), (FRONT,)))
    front = [hero(f"F{i}") for i in range(standing)]
    table = situation(
        "vs",
        A=side(front=front, support=[hero(f"S{i}") for i in range(moved)], hidden_support=[hero("Hid")], hand=[rush]),
        B=side(),
    )
    table.A.plays("Rush")
    table.resolve()
    place_all(table)
    cells = [(c.hidden, c.col) for c in (table.A[name] for name in table.A.characters)]
    assert all(table.A[name].row == "front" for name in table.A.characters)
    assert len(set(cells)) == standing + moved + 1 and table.A["Hid"].hidden


@pytest.mark.rule("vs:705.1", "vs:213.5i")
def test_however_many_enter_play_at_once_there_is_room_for_all() -> None:
    swarm = twist("Swarm", PutIntoPlay(Choose(in_hand(CHARACTER_CARD), 0, 9), (FRONT,)))
    names = [f"N{i}" for i in range(6)]
    table = situation("vs", A=side(front=[hero("Ann"), hero("Abe")], hand=[swarm, *[hero(n) for n in names]]), B=side())
    table.A.plays("Swarm")
    table.resolve()
    table.chooses(*names)
    place_all(table)
    assert len(table.A.characters) == 8 and len({table.A[n].col for n in table.A.characters}) == 8


@pytest.mark.rule("vs:708.4a", "vs:213.5c", "vs:705.1")
def test_all_of_a_crowd_go_into_hiding_on_places_of_their_own() -> None:
    hide = twist("Hide", MoveIt(Every(yours()), (SUPPORT,), hidden=True))
    table = situation(
        "vs",
        A=side(front=[hero("Ann"), hero("Abe"), hero("Amy")], hidden_support=[hero("Old")], hand=[hide]),
        B=side(front=[put(hero("Bea"), exhausted=True)]),
    )
    table.A.plays("Hide")
    table.resolve()
    place_all(table)
    found = [table.A[n] for n in ("Ann", "Abe", "Amy", "Old")]
    assert all(c.hidden and c.row == "support" for c in found) and len({c.col for c in found}) == 4
    # nobody is left who can be attacked, and the hidden ones still attack only from a front row
    assert table.asked[0] == "A" and not table.A.can_attack("Ann", "Bea")
    assert [o.rule for o in table.A.hinders_attack("Ann", "Bea")] == ["vs:601.2d"]


@pytest.mark.rule("vs:104.2", "vs:706.11", "vs:211.3a")
def test_willpower_is_combined_without_what_is_below_zero_or_stunned() -> None:
    strong, weak = hero("Strong", willpower=4), hero("Weak", willpower=1)
    sap = twist("Sap", Lasting(Continuous(T, (GetsWillpower(-3),)), "turn"), Aim(characters()))
    count = twist("Count", GainEndurance(WillpowerOf(Every(yours()))))
    table = situation(
        "vs",
        A=side(front=[strong, weak, put(hero("Down", willpower=5), stunned=True)], hand=[sap, count]),
        B=side(front=[hero("Bea", willpower=7)]),
    )
    table.A.plays("Sap", on="Weak")
    table.resolve()
    table.A.plays("Count")
    table.resolve()
    assert table.A.endurance == 54


@pytest.mark.rule("vs:701.12a", "vs:513.5a")
@pytest.mark.parametrize("order", ["Bea Eve", "Eve Bea"])
def test_who_is_stunned_at_the_moment_it_would_ready_does_not_ready(order: str) -> None:
    eve = hero("Eve")
    bea = hero("Bea", Replacement(Would(Readies(), "{name} would ready"), StunIt(Every(yours(Named("Eve"))))))
    front = [put(bea if name == "Bea" else eve, exhausted=True) for name in order.split()]
    wake = twist("Wake", ReadyIt(Every(yours())))
    table = situation("vs", A=side(front=[*front, put(hero("Abe"), exhausted=True)], hand=[wake]), B=side())
    table.A.plays("Wake")
    table.resolve()
    assert table.A["Eve"].stunned and table.A["Eve"].exhausted and table.A["Bea"].exhausted and not table.A["Abe"].exhausted


@pytest.mark.rule("vs:708.4a", "vs:708.4b")
def test_a_move_of_somebody_elses_character_without_a_place_brings_it_to_the_movers_rows() -> None:
    pull = twist("Pull", MoveIt(T), Aim(characters()))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[pull]), B=side(front=[hero("Bea"), hero("Ben")]))
    table.A.plays("Pull", on="Bea")
    table.resolve()
    assert table.asked == ("A", "move")
    place_all(table)
    assert table.A["Bea"].controller == "A" and table.B.characters == ["Ben"]
