"""Set-ups of both games are checked whole: SetupError names the field, in a message that stays short."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from longbox.games import game
from longbox.kernel.decisions import IllegalAnswer
from longbox.kernel.match import Match
from longbox.kernel.setups import MOST_CARDS, SetupError

LONG = 10**5000
VS: dict[str, Any] = {"decks": [[["Sabretooth, Victor Creed", 60]], [["Sabretooth, Victor Creed", 60]]]}
CHAMPIONS: dict[str, Any] = {"heroes": ["Spider-Man", "She-Hulk"]}
GOOD = {"vs": VS, "champions": CHAMPIONS}
#: wrong for every game
EVERYWHERE: list[tuple[str, Any]] = [
    *[("names", x) for x in ("Ann", ["Ann"], ["Ann", 5], ["Ann", ""], ["Ann", "\x1b[2J"], ["Ann", "B\nb"], ["a" * 81, "b"], 5, ["\ud800", "b"])],
    *[("seats", x) for x in ([1, 1], [5, 6], [-1, -2], [0], [0, 1, 2], [0, True], [0, "1"], [0, LONG], "01", 0, {0: 1})],
    *[("windows", x) for x in ("some", 5, [], {}, "x" * 10**6)],
    *[("decks", x) for x in ("x", 5, {}, [5, 5], [None, None], ["abc", "abc"], [[5], [5]], [{5: 5}, {5: 5}], [{"x": LONG}] * 2)],
    *[("decks", [[["Sabretooth, Victor Creed", n]], []]) for n in (0, -1, True, 1.5, "4", LONG, 10**12)],
    *[("agents", x) for x in ("greedy", [5], {})],
    *[("deck_names", x) for x in ("deck", [None], ["x" * 10**6])],
    *[("notes", x) for x in (5, [5])],
    *[("decls", 1), ("", 1), ("\x1b", 1), ("x" * 10**6, 1)],
]  # fmt: skip
OWN: dict[str, list[tuple[str, Any]]] = {
    "vs": [
        *[("initiative", x) for x in (2, -1, "0", 0.0, True, LONG, [])],
        *[("turn_limit", x) for x in (0, -1, "60", 1.5, True, LONG, {})],
        *[("decks", x) for x in ([], [[]], [[]] * 5, [[["Nobody", 1]], []], [[["Sabretooth, Victor Creed"]], []], [[[["x"], 1]], []])],
        *[("decks", [[["Sabretooth, Victor Creed", 2000]], [["Sabretooth, Victor Creed", 2000]]])],
        *[("facts", x) for x in (5, [], "x", {"Sabretooth, Victor Creed": 5}, {"Nobody": {"atk": 1}}, {"Sabretooth, Victor Creed": {"atk": LONG}})],
        *[("facts", {"Sabretooth, Victor Creed": {"atk": 1, "source": x}}) for x in (5, "\x1b", "x" * 99)],
        *[("facts", {"Sabretooth, Victor Creed": {"teams": x}}) for x in (5, ["\x1b"], ["X"] * 21, ["x" * 81])],
    ],
    "champions": [
        *[("heroes", x) for x in (None, "Spider-Man", [], [5], ["x" * 10**6], ["Spider-Man"] * 2, [LONG])],
        *[("decks", [{"01088": n}, {"01088": 1}]) for n in (0, 100, 10**12, True, LONG)],
        *[("scenario", x) for x in (5, "x" * 10**6, "\x1b", None)],
        *[("skirmish", x) for x in (LONG, [], 1.5, True, 7, "x" * 10**6)],
        *[("heroic", x) for x in (-1, 21, "1", LONG, True)],
        *[("mode", x) for x in ("hard", [], LONG)],
        *[("modular", x) for x in ("x", [5], ["x" * 10**6], LONG)],
        *[("first", x) for x in (2, -1, "0", LONG)],
        *[("edition", x) for x in ("2", 5, [], LONG)],
        *[("campaign", x) for x in (5, [], {}, {"campaign": "x", "heroes": 5})],
        *[
            ("campaign", {"campaign": "Ours", "heroes": [{"hero": "01001a"}, {"hero": "01019a"}], **x})
            for x in ({"encounter": {"01106": 10**12}}, {"encounter": {"01106": LONG}}, {"expert": 5},
              {"removed": [{"card": "01106", "copies": 10**12}]})
        ],
        ("campaign", {"campaign": "Ours", "heroes": [{"hero": "01001a", "deck": "/etc/passwd"}, {"hero": "01019a"}]}),
    ],
}  # fmt: skip
WRONG = [(name, field, value) for name, own in OWN.items() for field, value in (*EVERYWHERE, *own)]


@pytest.mark.parametrize("k", range(len(WRONG)), ids=lambda k: f"{WRONG[k][0]}-{WRONG[k][1]}-{k}")
def test_a_wrong_field_is_named(k: int) -> None:
    name, field, value = WRONG[k]
    with pytest.raises(SetupError) as error:
        Match(game(name), {**GOOD[name], field: value}, 1)
    words = str(error.value)
    assert (f"'{field}'" in words or "is no field of a set-up" in words
            or (field == "scenario" and "scenario" in words) or (field == "skirmish" and "stage" in words)
            or (field == "modular" and "modular" in words)), words  # fmt: skip
    assert len(words) < 300 and "\x1b" not in words


@pytest.mark.parametrize("name", GOOD)
def test_a_set_up_is_a_table_and_a_seed_an_integer(name: str) -> None:
    for setup in (None, 5, "x", [], [("decks", 1)], {5: 5}):
        with pytest.raises(SetupError, match="a set-up must be a table"):
            Match(game(name), setup, 1)  # type: ignore[arg-type]
    for seed in (None, "1", 1.0, True, 1 << 64, LONG, []):
        with pytest.raises(SetupError, match="'seed' must be an integer"):
            Match(game(name), GOOD[name], seed)  # type: ignore[arg-type]
    for seed in (0, -1, (1 << 64) - 1):
        assert Match(game(name), GOOD[name], seed).decision is not None


@pytest.mark.parametrize("name", GOOD)
def test_what_is_right_is_taken(name: str) -> None:
    more = {"names": ["Ann", "Bob"], "seats": [1, 0], "windows": "all", "agents": ["person", "greedy"]}
    more |= {"initiative": 1, "turn_limit": 3} if name == "vs" else {"skirmish": 1, "heroic": 20, "first": 1}
    match = Match(game(name), {**GOOD[name], **more}, 1)
    assert [(p.name, p.seat) for p in match.players] == [("Ann", 1), ("Bob", 0)]
    one = Match(game(name), {**GOOD[name], "seats": [0, 0]}, 1)
    assert {p.seat for p in one.players} == {0}


def test_a_field_that_is_none_is_as_one_left_out() -> None:
    nothing = dict.fromkeys(("initiative", "turn_limit", "names", "seats", "facts"))
    match = Match(game("vs"), {**VS, **nothing}, 1)
    while match.decision is not None and match.state.turn < 2:
        match.choose(match.decision.shape.least())
    assert match.state.turn == 2 and [p.seat for p in match.players] == [0, 1]


def test_a_match_has_room_for_its_cards() -> None:
    name = "Sabretooth, Victor Creed"
    full = Match(game("vs"), {"decks": [[[name, MOST_CARDS - 60]], [[name, 60]]]}, 1)
    assert full.decision is not None
    with pytest.raises(SetupError, match="a match has at most"):
        Match(game("vs"), {"decks": [[[name, MOST_CARDS - 59]], [[name, 60]]]}, 1)
    log = {"campaign": "Ours", "heroes": [{"hero": "01001a"}], "encounter": {"01106": 99}}
    assert Match(game("champions"), {"campaign": log}, 1).decision is not None


@pytest.mark.parametrize("name", GOOD)
def test_illegal_answers_of_any_size_are_refused_in_few_words(name: str) -> None:
    match = Match(game(name), copy.deepcopy(GOOD[name]), 1)
    for wrong in (
        LONG, -LONG, (LONG,), (0, LONG), [LONG] * 9, ("x" * 10**6,), "x" * 10**6, [[[]]] * 999, (0,) * 100_000, {LONG: LONG}, (1.5,), None
    ):  # fmt: skip
        state, given = match.state, len(match.answers)
        with pytest.raises(IllegalAnswer) as error:
            match.choose(wrong)  # type: ignore[arg-type]
        assert len(str(error.value)) < 300 and match.state is state and len(match.answers) == given
        with pytest.raises(IllegalAnswer) as error:
            match.concede(wrong)  # type: ignore[arg-type]
        assert len(str(error.value)) < 300
    assert match.decision is not None and match.decision.next(())


def test_the_log_in_a_set_up_is_named_where_it_is_wrong() -> None:
    heroes = [{"hero": "01001a"}, {"hero": "01019a"}]
    for more, words in (
        ({"encounter": {"01106": 10**12}}, r"encounter\[\"01106\"\]: must be a number of copies, 1 to 99, not 1000000000000"),
        (
            {"removed": [{"card": "01106", "copies": LONG}]},
            r"removed\[0\].copies: must be a number of copies, 1 to 99, not an integer",
        ),
        ({"counters": {"x": LONG}}, r"counters\[\"x\"\]: must be a number"),
        ({"notes": [LONG]}, r"notes\[0\]: must be a sentence"),
        ({"played": [{"scenario": "Rhino", "won": True, "seed": LONG}]}, r"played\[0\].seed: must be a number"),
        (
            {"heroes": [{**heroes[0], "deck": "/etc/passwd"}, heroes[1]]},
            "'/etc/passwd' is no built-in deck; a set-up has the cards",
        ),
        ({"heroes": [{**heroes[0], "name": "x" * 81}, heroes[1]]}, r"heroes\[0\].name: must be a name"),
    ):
        with pytest.raises(SetupError, match=words):
            Match(game("champions"), {"campaign": {"campaign": "Ours", "heroes": heroes, **more}}, 1)
