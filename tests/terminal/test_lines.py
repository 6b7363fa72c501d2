"""How lines are broken, and what is said once: pieces stay whole, what several do is one line, what is alike is one option."""

from __future__ import annotations

import io

from rich.text import Text

from longbox.games.vs.situations import put
from longbox.games.vs.state import CardDef
from longbox.kernel.match import LogLine
from longbox.situations import side, situation
from longbox.terminal.face import face_of
from longbox.terminal.screen import Flow, Screen
from tests.terminal.players import standin

PLOT = CardDef("plot twist", "Plot", threshold=2, source="stand-in")
BIG = standin("Big", 4, 7, 7)


def printed(*lines: Flow, width: int = 40) -> list[str]:
    out = io.StringIO()
    Screen(None, out, width=width, height=24).say(*lines)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_lines_break_between_pieces() -> None:
    pieces = [Text("5 Fortress of Solitude"), Text("3 Mera"), Text("4 Supergirl")]
    assert printed(Flow(pieces, "; ", "Line-Up  ")) == ["Line-Up  5 Fortress of Solitude;", "         3 Mera; 4 Supergirl"]
    assert printed(Flow(pieces, "   ", "")) == ["5 Fortress of Solitude   3 Mera", "4 Supergirl"]


def test_a_piece_wider_than_a_line_is_broken_itself() -> None:
    long = Text("one name that goes on and on, for it has no end at all")
    found = printed(Flow([Text("a"), long, Text("b")], "; ", "x "))
    assert found[0] == "x a;" and found[-1].endswith("all; b") and max(map(len, found)) < 40 and len(found) == 3


def test_what_several_characters_do_at_once_is_one_line() -> None:
    said = [
        *("Ann, A exhausts", "Bob, B exhausts", "Cat exhausts", "Ann, A attacks", "Bob, B attacks"),
        *("Dan defends", "Dan exhausts"),
    ]
    rules = {"defends": "vs:602.1g"}
    lines = [LogLine(rules.get(text.split()[-1], "vs:602.1d"), text, (), 0) for text in said]
    assert [line.text for line in face_of("vs").compact(lines, None)] == [
        "Ann, A; Bob, B and Cat exhaust",
        "Ann, A and Bob, B attack",
        "Dan defends",
        "Dan exhausts",
    ]


def test_twins_in_a_resource_row_are_one_option_and_what_is_unknown_is_like_nothing() -> None:
    mine, theirs = [PLOT, PLOT, put(PLOT, exhausted=True)], [PLOT, PLOT]
    table = situation("vs", A=side(front=[BIG], resources=mine), B=side(resources=theirs), windows="needed")
    view, face = table.match.view(0), face_of("vs")
    rows = [[c.ref for c in each.area("resources").known] for each in view.table.sides]
    alike = [face.likeness(view, table.match.decision, ref) for ref in rows[0]]
    assert alike[0] == alike[1] != alike[2] and alike[0] is not None
    assert [face.likeness(view, table.match.decision, ref) for ref in rows[1]] == [None, None]
