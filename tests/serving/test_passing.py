"""What a person may leave to the server: passing until something happens to them, and looking at what would come of an answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from longbox import new
from longbox.games import entry
from longbox.games.dcdb.language.vocabulary import AnyTime, LookAtTop
from longbox.games.dcdb.situations import side as dc_side, situation as dc_situation, stand_in
from longbox.kernel.decisions import END
from longbox.serving.preview import foreseen
from longbox.serving.rooms import Answered, Back, Head, Refused, Room
from longbox.situations import side, situation
from longbox.tables.question import told
from tests.rules.vs.standins import pawn, twist
from tests.serving.support import Seat, key, opened, server


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("rooms")) as address:
        yield address


def room(game: str = "vs", **setup: object) -> Room:
    match = new(game, seed=7, **setup)
    return Room(Head("r", game, match.setup, 7, ["person"] * len(match.seats), {}))


def give(r: Room) -> None:
    d = r.match.decision
    assert d is not None
    e = r.answer(d.seat, r.number, d.least())
    assert e is not None
    r.take(e)


def to_priority(r: Room) -> int:
    """Play until somebody has priority; their seat."""
    while (d := r.match.decision) is not None and d.kind != "priority":
        give(r)
    assert d is not None
    return d.seat


def test_what_may_be_passed_is_passed_until_something_else_is_asked() -> None:
    r = room(windows="all")
    seat = to_priority(r)
    before = r.number
    assert r.document(seat, []).auto.may and not r.document(seat, []).auto.on  # type: ignore[union-attr]
    r.take(r.rest(seat, True, []))
    assert r.document(seat, []).auto.on and r.document(1 - seat, []).auto.on is False  # type: ignore[union-attr]
    passed = 0
    while r.match.decision is not None and passed < 60:
        d = r.match.decision
        if d.seat == seat and r.passed is None:
            break
        if d.seat == seat:
            r.take(Answered(seat, list(r.passed or ()), True))
            passed += 1
        else:
            assert r.passed is None
            give(r)
    auto = r.document(seat, []).auto
    assert auto is not None and not auto.on and auto.stopped and passed
    # back to before all that was passed by itself
    r.take(r.undo(seat))
    back = r.agree(1 - seat, True)
    assert isinstance(back, Back)
    r.take(back)
    assert r.match.decision.seat == seat and len(r.match.answers) < before  # type: ignore[union-attr]
    # the entries give the same room, also what may be taken back
    again = Room(r.head, r.entries)
    assert again.number == r.number and again.match.record() == r.match.record()


def test_where_one_wants_to_stop() -> None:
    r = room(windows="all")
    seat = to_priority(r)
    with pytest.raises(Refused) as error:
        r.rest(seat, True, ["tea"])
    assert error.value.place == "stops" and "build phase" in str(error.value)
    for stops in (["combat phase"], ["recovery phase"]):
        r = room(windows="all")
        seat = to_priority(r)
        r.take(r.rest(seat, True, stops))
        while (d := r.match.decision) is not None and (
            d.seat != seat or r.passed is not None or r.resting[seat].before is not None
        ):
            if r.passed is not None:
                r.take(Answered(d.seat, list(r.passed), True))
            else:
                give(r)
        assert r.resting[seat].stopped in (*stops, "you are asked something else")
    with pytest.raises(Refused):
        room("dcdb").rest(0, True, None)


def test_an_attack_on_oneself_ends_it() -> None:
    t = situation("vs", A=side(front=[pawn("Ann")]), B=side(front=[pawn("Eve")]))
    passing = entry("vs").find(entry("vs").passing)
    before = passing.concerns(t.match.state, 1)
    t.A.attacks("Ann", "Eve")
    assert [words for words in passing.concerns(t.match.state, 1).values() if words not in before.values()] == [
        "an attack on you"
    ]
    assert "an attack on you" not in passing.concerns(t.match.state, 0).values()


def test_the_server_passes_and_says_so(here: str) -> None:
    made = opened(here, "vs", ("person", "greedy"), setup={"windows": "all"})
    me = Seat(here, str(made["room"]), key(made, 0))
    while me.until_asked()["question"]["kind"] != "priority":  # type: ignore[index]
        me.answer(*me.least())
    number = me.now["number"]
    me.say(type="auto", id="a", on=True, stops=[])
    me.hear("done", id="a")
    while me.now["auto"]["on"] or not me.now["question"]:  # type: ignore[index]
        me.next()
    assert me.now["number"] > number and me.now["auto"]["stopped"]  # type: ignore[operator, index]
    me.say(type="auto", id="b", on=True, stops=["nonsense"])
    assert me.hear("error", id="b")["place"] == "stops"


def answers(d: Any, words: str, view: Any) -> tuple[int, ...]:
    """The answer that reads so."""

    def walk(prefix: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        for value in d.next(prefix):
            if value == END:
                yield prefix
            else:
                yield from walk((*prefix, value))

    return next(a for a in walk(()) if words in told(view, d, a))


def test_what_comes_of_an_attack_if_nobody_does_anything() -> None:
    save = twist("Secret Save")
    t = situation(
        "vs",
        A=side(front=[pawn("Ann", 6, 6)], hand=["Longshot"]),
        B=side(front=[pawn("Eve", 2, 3), pawn("Zoe")], hand=[save], endurance=20),
    )
    d = t.match.decision
    view = t.match.view(0)
    answer = answers(d, "Ann on Eve", view)
    seen = t.match.view(0).table
    lines, changes, then = foreseen([view.determinized(i) for i in range(3)], answer)
    eve = next(c for c in changes.cards if c.name == "Eve")
    assert "stunned" in eve.marks and not eve.gone and then == ""
    assert [(c.name, c.marks) for c in changes.cards if c.name == "Ann"] == [("Ann", ["exhausted"])]
    assert not any(c.name == "Zoe" for c in changes.cards)
    loss = next(s for s in changes.sides if s.player == 1)
    # stunned for 1, and 3 more than her DEF
    assert [(f.name, f.before, f.now) for f in loss.figures] == [("endurance", 20, 16)]
    assert any(line.rule.startswith("vs:") and "Eve" in line.text for line in lines)
    assert "Secret Save" not in str((lines, changes))
    # nothing of it has happened
    assert t.match.view(0).table == seen and t.match.answers == []


def test_a_preview_tells_nothing_that_chance_decides() -> None:
    """What is bought is replaced at the end of the turn by a card that nobody knows: it is not told; what is certain is, up to there."""
    match = new("dcdb", seed=5, players=2)

    def take(words: str) -> int:
        view = match.view(0)
        return next(i for i, o in enumerate(view.options) if o.startswith(words))

    for _ in range(5):
        lines, changes, then = foreseen([match.view(0).determinized(i) for i in range(3)], (take("play"),))
        assert lines and then == ""
        match.choose((take("play"),))
    # with that the turn ends, for nothing else can be done
    buy = (take("buy Catwoman"),)
    one = [foreseen([match.view(0).determinized(i)], buy) for i in range(9)]
    lines, changes, then = foreseen([match.view(0).determinized(i) for i in range(3)], buy)
    # each deal by itself brings another card, and says so
    assert len({str(each[0]) for each in one}) > 1 and all(each[2] == "" for each in one)
    assert any("comes to the Line-Up" in line.text for line in one[0][0])
    told = [line.text for line in lines]
    assert "Ann buys Catwoman" in told and "Ann ends the turn" in told and then == "what comes next is hidden"
    assert not any("comes to the Line-Up" in words for words in told)
    assert [(f.name, f.before, f.now) for side in changes.sides for f in side.figures if f.name == "turns"] == [("turns", 0, 1)]


def test_a_preview_over_the_network(here: str) -> None:
    made = opened(here, "champions", ("person",), setup={"heroes": ["Spider-Man"], "scenario": "Rhino"})
    me = Seat(here, str(made["room"]), key(made, 0))
    while me.until_asked()["question"]["kind"] != "turn":  # type: ignore[index]
        me.answer(*me.least())
    before, number = me.now["table"], me.now["number"]
    change = next(o for o in me.now["question"]["options"] if "change" in o["text"].lower())  # type: ignore[index]
    me.say(type="preview", id="p", number=number, answer=[change["value"]])
    found = me.hear("preview", "error", id="p")
    assert found["type"] == "preview" and found["lines"], found
    me.say(type="preview", id="p", number=number, answer=[999])
    assert me.hear("error", id="p")["place"] == "answer"
    me.say(type="preview", id="p", number=number + 1, answer=[])  # type: ignore[operator]
    assert me.hear("error", id="p")["code"] == "late"
    assert me.now["table"] == before and me.now["number"] == number


def test_what_may_be_used_at_any_time() -> None:
    zat = stand_in("Zat", "Main Character", AnyTime(LookAtTop()))
    t = dc_situation(A=dc_side([zat], deck=["Robin", "Bizarro"]), B=dc_side())
    r = room("dcdb")
    r.match = t.match
    assert [(each.player, each.index) for each in r.any_time(0)] == [(0, 0)] and "Zat" in r.any_time(0)[0].words
    assert r.any_time(1) == [] and r.document(0, []).meanwhile and not r.document(-1, []).meanwhile
    for seat, index in ((1, 0), (0, 1)):
        with pytest.raises(Refused) as error:
            r.use(seat, 0, index)
        assert error.value.place == "index"
    r.take(r.use(0, 0, 0))
    assert r.match.answers == [(-3, 0, 0)]
    # it was looked at by that seat alone, and what was asked still is
    tops = [next(a.cards for a in r.document(seat, []).table.sides[0].areas if a.key == "deck") for seat in (0, 1)]
    assert [c.name for c in tops[0] if c is not None] == ["Robin"] and tops[1] == ()
    assert r.document(0, []).question is not None
