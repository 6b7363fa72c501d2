"""Worked examples as tables of a server: laid, played on all sides by one seat, kept like any room, and seen played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest

import longbox
from longbox import rulebook
from longbox.games import entries, entry
from longbox.kernel.match import Match, digest
from longbox.kernel.setups import EXAMPLE, SetupError
from longbox.situations.worked import laid_by, line_of, shown_by
from tests.serving.support import Seat, asked, server

GAMES = sorted(each.name for each in entries())
#: how many are laid, and how many of them are seen played: of Champions all that are no decks or set-ups
LAID = {"champions": 60, "dcdb": 12, "vs": 12, "vs2pcg": 15}
PLAYED = {"champions": 59, "dcdb": 12, "vs": 12, "vs2pcg": 15}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory, fresh: Callable[[], str]) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("rooms"), url=fresh()) as address:
        yield address


@pytest.mark.parametrize("game", GAMES)
def test_every_example_that_is_laid_is_one_of_the_book_and_goes_as_it_is_written_down(game: str) -> None:
    known = {e.id for e in rulebook.examples(game)}
    assert set(laid_by(game)) <= known and len(laid_by(game)) >= LAID[game]
    played = 0
    for id in (*laid_by(game), *(each.id for each in shown_by(game))):
        match = Match(entry(game).rules, {EXAMPLE: id}, 0)
        assert match.seats == [0] and not match.answers
        view = match.view(0)
        # whoever plays all sides sees what each of them sees
        hands = [a for s in view.table.sides for a in s.areas if a.how == "hand"]
        assert all(card is not None for hand in hands for card in hand.cards), id
        for given in line_of(id):
            match.repeat(given)
        played += bool(match.answers)
    assert played >= PLAYED[game]


def test_what_waits_to_be_let_happen_is_taken_back_and_happens_again() -> None:
    # a card is revealed: what carries that out lies ready in the state
    match = longbox.new("champions", example="champions:faq:clash-of-titans#1")
    asked, before = match.decision, digest(match.state)
    assert asked is not None and (asked.kind, asked.player, list(asked.options)) == (
        "begin",
        0,
        ["Captain Marvel reveals Clash of the Titans"],
    )
    seen = []
    for _ in range(2):
        match.choose((0,))
        assert match.decision is not None and match.decision.kind == "defend"
        seen.append(digest(match.state))
        match.undo()
        assert digest(match.state) == before
    assert seen[0] == seen[1] != before
    # then the turn is asked about as ever, of one who plays all sides
    for given in line_of("champions:faq:clash-of-titans#1"):
        match.repeat(given)
    assert match.decision is not None and (match.decision.kind, match.decision.seat) == ("turn", 0)


def test_several_things_wait_for_each_other() -> None:
    match = longbox.new("champions", example="champions:faq:webbed-up#1")
    told = []
    while match.decision is not None and match.decision.kind == "begin":
        told += match.decision.options
        match.choose((0,))
    assert told == ["Rhino attacks Spider-Man", "Rhino attacks again", "Rhino attacks a third time"]
    assert match.decision is not None and match.decision.kind == "window"


def test_a_match_that_began_with_an_example_is_saved_and_loaded(tmp_path: object) -> None:
    id = next(each for each in laid_by("vs") if len(line_of(each)) > 3)
    match = longbox.new("vs", example=id)
    for given in line_of(id):
        match.repeat(given)
    file = f"{tmp_path}/example.longbox"
    match.save(file)
    again = longbox.load(file)
    assert digest(again.state) == digest(match.state) and again.setup == {EXAMPLE: id}
    for wrong in ({"example": "vs:1#ex9"}, {"example": id, "names": ["a", "b"]}, {"example": 7}):  # no such rule
        with pytest.raises(SetupError, match="example"):
            longbox.new("vs", **wrong)  # type: ignore[arg-type]


def test_an_example_is_opened_as_a_room_and_seen_played(here: str) -> None:
    id = "vs:602.9c#ex1"
    rule = asked(f"{here}/api/rules/{quote('vs:602.9c')}")[1]
    told = next(each for each in rule["examples"] if each["id"] == id)  # type: ignore[index]
    assert told["laid"] and told["steps"] == len(line_of(id)) > 0 and told["words_only"] == ""
    deck = asked(f"{here}/api/examples/{quote('vs:202.2#ex1')}")[1]
    assert not deck["laid"] and deck["steps"] == 0 and "deck" in str(deck["words_only"])
    assert asked(f"{here}/api/examples/{quote(id)}")[1] == told
    assert asked(f"{here}/api/examples/{quote('vs:1.1#ex7')}")[0] == 404  # no such rule
    status, made = asked(f"{here}/api/rooms", {"game": "vs", "seats": ["person"], "setup": {"example": id}})
    assert status == 201, made
    me = Seat(here, str(made["room"]), made["seats"][0]["key"])  # type: ignore[index]
    me.until_asked()
    for given in line_of(id):
        me.until_asked()
        me.answer(*given)
    me.until_asked()
    replay = f"{here}/api/replays/{quote(id, safe='')}"
    found = asked(replay)[1]
    assert len(found["moments"]) == len(line_of(id)) + 1 and found["moments"][0]["answer"]  # type: ignore[index]
    seen = asked(f"{replay}/at/{len(line_of(id))}?seat=0")[1]
    assert seen["now"]["table"] == me.now["table"]  # type: ignore[index]
    assert asked(f"{here}/api/replays/{quote('vs:nothing#ex1', safe='')}")[0] == 404
    none = {"example": "vs:601.4a#ex9"}  # no such rule
    refused, words = asked(f"{here}/api/rooms", {"game": "vs", "seats": ["person"], "setup": none})
    assert refused == 400 and "worked example" in str(words)
    me.close()


def test_a_table_of_our_own_stands_with_each_of_its_rules(here: str) -> None:
    own = next(each for each in shown_by("vs2pcg") if len(each.rules) > 1)
    for rule in own.rules:
        told = asked(f"{here}/api/rules/{quote(rule)}")[1]
        (found,) = [each for each in told["examples"] if each["id"] == own.id]  # type: ignore[index]
        assert found["laid"] and found["steps"] and found["title"] == own.title and found["rules"] == list(own.rules)
    assert asked(f"{here}/api/examples/{quote(own.id)}")[1] == found
    # nor with another, which has worked examples of the book
    other = asked(f"{here}/api/rules/{quote('vs2pcg:super-powers#4')}")[1]
    assert [(each["title"], each["rules"]) for each in other["examples"]] == [("", ["vs2pcg:super-powers#4"])] * 2  # type: ignore[index]
    assert asked(f"{here}/api/examples/{quote('vs2pcg:~nothing')}")[0] == 404
    assert len(asked(f"{here}/api/replays/{quote(own.id, safe='')}")[1]["moments"]) == len(line_of(own.id)) + 1  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_played_is_listed_in_the_order_of_the_book(here: str, game: str) -> None:
    listed = asked(f"{here}/api/tables?game={game}")[1]
    assert {each["id"] for each in listed} == {*laid_by(game), *(each.id for each in shown_by(game))}  # type: ignore[index]
    order = [each.id for each in rulebook.rules(game)]
    places = [order.index(each["rule"]) for each in listed]  # type: ignore[index]
    assert places == sorted(places) and all(each["title"] and each["situation"] for each in listed)  # type: ignore[index]
    assert all(each["steps"] == len(line_of(each["id"])) for each in listed)  # type: ignore[index]


def test_of_no_game_nothing_is_listed(here: str) -> None:
    assert asked(f"{here}/api/tables?game=chess")[1] == asked(f"{here}/api/tables")[1] == []
