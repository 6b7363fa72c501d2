"""What docs/situations-2pcg.md says is so: its examples run, and what is written wrongly is refused with what would be right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.situations import put
from longbox.games.vs2pcg.state import MAIN, SUPPORTING
from longbox.situations import side, situation

PAGE = Path(__file__).parents[1] / "docs" / "situations-2pcg.md"
GOBLIN = define("Goblin", SUPPORTING, token=True)
ANN, BOB = define("Ann", MAIN, atk=3, def_=4, health=5), define("Bob", MAIN, atk=2, def_=4, health=5)


def test_the_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 3
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)


A, B = side("Hulk"), side("Magneto")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"A": A, "B": B, "phas": "main"}, "'phas' is no side, A to D, and nothing that a table takes: 'phase'"),
        ({"A": A}, "the sides are A, B ... without a gap, two at least"),
        ({"A": A, "B": B, "D": B}, "the sides are A, B ... without a gap"),
        ({"A": A, "B": B, "phase": "draw"}, "phase is 'draw'; it may be 'main', 'turn'"),
        ({"A": A, "B": B, "windows": "some"}, "it may be 'needed', 'turns', 'all'"),
        ({"A": A, "B": B, "mode": "2 vs 2"}, "2 vs 2 is for four players, not 2"),
        ({"A": side("Hulk", frnt=[]), "B": B}, "A: 'frnt' is no field of a side: 'front'"),
        ({"A": side(front=[]), "B": B}, "A: a side has a main character, given first"),
        ({"A": "Hulk", "B": B}, "A: a side is written side(main character, ...), not 'Hulk'"),
        ({"A": side("Hulk", hand="Thor"), "B": B}, "A: hand is a list of cards, not 'Thor'"),
        ({"A": side("Hulk", hand=[7]), "B": B}, "A: a card is a name, a number, or one of define(...); not 7"),
        ({"A": A, "B": side("Magneta")}, "B: no main character is called 'Magneta'; perhaps Magneto"),
        ({"A": side("MNB-018"), "B": B}, "A: Luke Cage is no main character but a supporting character"),
        ({"A": side("Hulk", hand=["MNB-001"]), "B": B}, "is a main character, which is given first"),
        ({"A": side("Hulk", front=["Academy"]), "B": B}, "A: Academy is a location; in the rows stand characters"),
        ({"A": side("Hulk", up=["Thor"]), "B": B}, "A: Thor is no location; others lie face down"),
        ({"A": side("Hulk", hand=[GOBLIN]), "B": B}, "A: Goblin is a token, which exists in play alone"),
        ({"A": side("Hulk", hand=[put("Thor")]), "B": B}, "A: put(...) is for characters in the rows; Thor lies elsewhere"),
        ({"A": side(put("Hulk", level=3)), "B": B}, "A: Hulk has 2 levels, not one of 3"),
        ({"A": side(put("Hulk", stunned=True, counters=1)), "B": B}, "A: Hulk is stunned, and so has no counters"),
        ({"A": side(put("Hulk", wounds=6)), "B": B}, "A: Hulk has 6 health, and is KO'd by as many wounds"),
        ({"A": side("Hulk", front=[put("Thor", xp=1)]), "B": B}, "A: Thor is no main character, and so has no XP"),
    ],
)
def test_what_is_written_wrongly_is_refused_with_what_would_be_right(given: dict[str, object], words: str) -> None:
    with pytest.raises(LookupError) as error:
        situation("vs2pcg", **given)
    assert words in str(error.value.args[0])


def test_what_can_t_be_done_or_asked_is_said() -> None:
    t = situation("vs2pcg", A=side(ANN), B=side(BOB))
    with pytest.raises(LookupError, match="'attack Bib with Ann' is nothing that A might do; perhaps 'attack Bob with Ann'"):
        t.A.why_not("attack Bib with Ann")
    with pytest.raises(LookupError, match="that is not offered; there is: done, attack Bob with Ann"):
        t.A.attacks("Ann", "Bib")
    assert t.asking().splitlines()[0].startswith("A is asked: ") and "  1: attack Bob with Ann" in t.asking()
    assert t.B.why_not("attack Ann with Bob") == ["vs2pcg:turn-sequence#1"]
    t.A.attacks("Ann", "Bob")
    t.happens()
    assert t.B["Bob"].wounds == 0


def test_characters_lie_as_they_are_put() -> None:
    t = situation(
        "vs2pcg",
        A=side(
            put(define("Cee", MAIN, atk=1, def_=9, health=5, then=define("Cee", MAIN, atk=5, def_=9, health=5)), level=2, xp=1)
        ),
        B=side(BOB, front=[put("Thor", counters=-1), put("Hawkeye", exhausted=True)]),
    )
    assert t.A.stats("Cee") == (5, 9) and t.A["Cee"].xp == 1
    assert t.B["Thor"].counters == -1 and t.B["Hawkeye"].exhausted and not t.B["Thor"].exhausted
