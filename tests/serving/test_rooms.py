"""A room: its keys, its entries, what can't be done in it."""

import pytest

from longbox import new
from longbox.serving.rooms import SPECTATOR, Back, Conceded, Head, Refused, Room, digest_of


def room(seats: tuple[str, ...] = ("person", "person")) -> Room:
    match = new("vs", seed=7)
    return Room(Head("r", "vs", match.setup, 7, list(seats), {digest_of(k): s for s, k in enumerate("ab")}))


def give(r: Room, *values: int) -> None:
    d = r.match.decision
    assert d is not None
    e = r.answer(d.seat, r.number, values or d.least())
    assert e is not None
    r.take(e)


def test_keys_open_seats_and_nothing_else() -> None:
    r = room()
    assert (r.seat_of("a"), r.seat_of("b"), r.seat_of("c"), r.seat_of("")) == (0, 1, None, None)
    assert "a" not in r.head.keys and len(digest_of("a")) == 64


def test_the_same_entries_give_the_same_room() -> None:
    r = room()
    for _ in range(9):
        give(r)
    r.take(Back(5))
    give(r)
    again = Room(r.head, r.entries)
    assert again.number == r.number == 11 and again.match.record() == r.match.record()


def test_an_answer_given_twice_does_nothing_and_a_late_one_is_refused() -> None:
    r = room()
    d = r.match.decision
    assert d is not None
    first = list(d.least())
    give(r, *first)
    assert r.answer(d.seat, 0, first) is None
    for seat, number, answer in ((1 - d.seat, 0, first), (d.seat, 0, [9]), (d.seat, 5, first)):
        with pytest.raises(Refused) as error:
            r.answer(seat, number, answer)
        assert error.value.code == "late"
    asked = r.match.decision
    assert asked is not None
    with pytest.raises(Refused) as error:
        r.answer(1 - asked.seat, 1, asked.least())
    assert error.value.code == "illegal" and "asked of" in str(error.value)
    with pytest.raises(Refused) as error:
        r.answer(asked.seat, 1, [99])
    assert error.value.code == "illegal" and error.value.place == "answer" and r.number == 1


def test_alone_one_goes_back_at_once_and_among_people_all_are_asked() -> None:
    r = room(("person", "greedy"))
    while r.number < 6:
        give(r)
    mine = [i for i, (s, _) in enumerate(r.match.answered()) if s.decision and s.decision.seat == 0]
    assert r.undo(0) == Back(mine[-1])
    r = room()
    while r.number < 6:
        give(r)
    r.take(r.undo(0))
    assert r.wish is not None and r.wish.waiting == [1] and r.number == 6
    with pytest.raises(Refused):
        r.agree(0, True)
    r.take(r.agree(1, False))
    assert r.wish is None
    r.take(r.undo(0))
    assert r.agree(1, True) == Back(mine[-1])
    # it is still there for who reads the room again
    again = Room(r.head, r.entries)
    assert again.wish is not None and again.agree(1, True) == Back(mine[-1])
    # whoever answers meanwhile has gone on: the wish is gone
    give(r)
    assert r.wish is None and Room(r.head, r.entries).wish is None


def test_all_others_have_to_agree_before_it_goes_back() -> None:
    match = new("dcdb", seed=7, players=4)
    r = Room(Head("r", "dcdb", match.setup, 7, ["person", "person", "greedy", "person"], {}))
    while r.match.decision is not None and not (r.match.decision.seat == 1 and r.number > 3):
        give(r)
    asked = r.match.decision
    assert asked is not None
    r.take(r.undo(0))
    assert r.wish is not None and r.wish.waiting == [1, 3]
    r.take(r.agree(3, True))
    with pytest.raises(Refused):
        r.agree(3, True)
    with pytest.raises(Refused):
        r.agree(2, True)
    last = r.agree(1, True)
    assert isinstance(last, Back) and r.match.decision is asked
    r.take(last)
    now = r.match.decision
    assert r.wish is None and now is not None and now.seat == 0 and len(r.match.answers) == last.to


def test_conceding_is_for_ones_own_players() -> None:
    r = room()
    with pytest.raises(Refused):
        r.concede(0, 1)
    assert r.concede(1, -1) == Conceded(1)
    r.take(Conceded(1))
    assert r.match.result is not None
    with pytest.raises(Refused):
        r.concede(0, -1)
    with pytest.raises(Refused) as error:
        r.answer(0, r.number, [0])
    assert "over" in str(error.value)


def test_a_spectator_is_asked_nothing_and_sees_no_hand() -> None:
    r = room()
    for _ in range(4):
        give(r)
    seen = r.document(SPECTATOR, [])
    assert seen.question is None and seen.asked is not None
    hands = [a for s in seen.table.sides for a in s.areas if a.key == "hand"]
    assert len(hands) == 2 and all(card is None for a in hands for card in a.cards)
