"""The table drawn: who stands where, what shows without colour, and that nothing is wider than the screen."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from longbox.games.vs.language.vocabulary import (
    Aim,
    BecomesStunned,
    Draw,
    GainEndurance,
    StunIt,
    T,
    Triggered,
    characters,
    theirs,
)
from longbox.games.vs.situations import put
from longbox.games.vs.state import CardDef
from longbox.games.vs.terminal.table import draw
from longbox.situations import side, situation
from longbox.tables.table import table_of
from longbox.terminal.screen import ASCII, Screen
from tests.rules.vs.standins import hero, twist
from tests.terminal.players import mixed_deck, new_match, standin

BIG = standin("Big", 4, 7, 7, flight=True)
FAR = standin("Far", 3, 4, 4, range_=True)
SMALL = standin("Small", 1, 1, 1, proxy=("cost", "atk"))
WALL = standin("Wall", 3, 2, 5)
SHIELD = CardDef("equipment", "Shield", source="stand-in")
PLACE = CardDef("location", "Hide-out", threshold=1, source="stand-in")
PLOT = CardDef("plot twist", "Plot", threshold=2, source="stand-in")


class Terminal(io.StringIO):
    """A terminal as far as rich can tell."""

    def isatty(self) -> bool:
        return True


def drawn(table: Any, seat: int = 0, width: int = 80, height: int = 24, *, ascii: bool = False) -> str:
    """The table as plain text."""
    out = io.StringIO()
    screen = Screen(None, out, width=width, height=height)
    if ascii:
        screen.marks = ASCII
    match = getattr(table, "match", table)
    d = match.decision
    screen.say(*draw(table_of(match.view(seat)), seat, screen, d.player if d is not None else -1))
    return out.getvalue()


def rows(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def test_front_rows_face_each_other_with_supporters_behind_in_their_columns() -> None:
    table = situation(
        "vs", A=side(front=[BIG, None, WALL], support=[None, None, FAR]), B=side(front=[WALL], support=[SMALL]), windows="needed"
    )
    lines = rows(drawn(table))
    names = [line for line in lines if any(name in line for name in (" Big", " Wall", " Far", " Small"))]
    assert [line.split()[0] for line in names] == ["support", "front", "front", "support"]
    assert "Small" in names[0] and "Wall" in names[1] and "Big" in names[2] and "Far" in names[3]
    assert names[3].index("3 Far") == names[2].index("3 Wall")  # behind it
    assert "·" in names[2]  # the column between them is empty


def test_figures_cost_and_marks_are_text() -> None:
    table = situation(
        "vs", A=side(front=[put(BIG, exhausted=True), SMALL]), B=side(front=[put(WALL, stunned=True)]), windows="needed"
    )
    text = drawn(table)
    assert "4 Big↷" in text and "7/7 fly" in text
    assert "~1 Small" in text and "~1/1" in text
    assert "3 Wall" in text and "▒▒ stunned" in text and "2/5" not in text


def test_changed_values_are_marked_without_colour() -> None:
    worn = put(BIG, counters={"+1 ATK": 2, "-1 DEF": 1}, equipment=[SHIELD])
    text = drawn(situation("vs", A=side(front=[worn]), B=side(), windows="needed"))
    assert "9↑/6↓ fly" in text and "+Shield" in text and "2 +1 ATK" in text


def test_an_attack_shows_who_fights() -> None:
    table = situation("vs", A=side(front=[BIG]), B=side(front=[WALL]))
    table.A.attack("Big", "Wall", begin=False)
    assert "─── Big would attack Wall (proposed) ──" in drawn(table)
    table.begin_attack()
    text = drawn(table)
    assert "─── Big attacks Wall ──" in text
    assert "attacks\n" in text.replace(" ", "") and "defends\n" in text.replace(" ", "")


def test_a_direct_attack_names_the_player() -> None:
    table = situation("vs", A=side(front=[BIG]), B=side())
    table.A.attack("Big", "B")
    assert "Big attacks B directly" in drawn(table)


def test_the_hidden_area_is_left_of_a_wall() -> None:
    table = situation("vs", A=side(front=[BIG], hidden_front=[FAR], hidden_support=[SMALL]), B=side(), windows="needed")
    lines = rows(drawn(table))
    front = next(line for line in lines if "3 Far" in line)
    support = next(line for line in lines if "~1 Small" in line)
    assert front.index("3 Far") < front.index("│") < front.index("4 Big")
    assert support.index("│") == front.index("│")


def test_resources_show_what_a_seat_may_know() -> None:
    resources = [put(PLACE, down=False), PLOT, put(PLOT, exhausted=True)]
    table = situation("vs", A=side(resources=resources), B=side(front=[BIG]), windows="needed")
    assert "3 resources  Hide-out  ▒▒ Plot  ▒▒ Plot↷" in drawn(table, 0)
    assert "3 resources  Hide-out  ▒▒  ▒▒↷" in drawn(table, 1)


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    table = situation("vs", A=side(front=[BIG], hand=[FAR, FAR, PLOT]), B=side(), windows="needed")
    assert "hand      2 Far (3, 4/4 rng)  Plot (2, twist)" in drawn(table, 0)
    for seat in (1, -1):
        text = drawn(table, seat)
        assert "Far" not in text and "Plot" not in text and "hand 3," in text


def test_the_chain_stands_from_bottom_to_top_with_its_targets() -> None:
    table = situation(
        "vs",
        A=side(front=["Dazzler, Alison Blaire"], hand=[standin("Xman", 1, 1, 1, teams=("X-Men",))]),
        B=side(support=[WALL, SMALL]),
    )
    table.A.uses("Dazzler", on="Wall")  # one card alone can pay for it
    text = drawn(table)
    assert "chain     1 A: uses Dazzler, Alison Blaire → Wall" in text


def test_a_triggered_effect_on_the_chain_says_what_it_will_do() -> None:
    both = (Triggered(BecomesStunned(characters()), GainEndurance(1)), Triggered(BecomesStunned(characters()), Draw(2)))
    table = situation(
        "vs",
        A=side(front=[hero("Watch", *both)], hand=[twist("Hit", StunIt(T), Aim(theirs()))]),
        B=side(front=[hero("Bea", cost=2)]),
    )
    table.A.plays("Hit")
    # what is played is told by its name alone
    assert "chain     1 A: plays Hit → Bea\n" in drawn(table)
    table.resolve()
    table.choose_option(1)
    for seat in (0, 1, -1):
        text = drawn(table, seat)
        assert "1 A: Watch (triggered): Draw two cards." in text and "2 A: Watch (triggered): Gain 1 endurance." in text


def test_whose_turn_it_is_to_decide_is_said() -> None:
    table = situation("vs", A=side(front=[BIG]), B=side(front=[WALL]), windows="needed")
    lines = rows(drawn(table))
    assert lines[0] == "Turn 5, combat phase, A's attack step, A has the initiative"
    assert any(line.startswith("A (to decide)  50 endurance") for line in lines)
    assert any(line.startswith("B  50 endurance") for line in lines)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (60, 20), (40, 24), (200, 60)])
@pytest.mark.parametrize("terminal", [True, False])
def test_nothing_is_wider_than_the_screen(width: int, height: int, terminal: bool) -> None:
    import random

    match = new_match(7, 2, 3, decks=[mixed_deck()] * 3)
    chance = random.Random(7)
    out = Terminal() if terminal else io.StringIO()
    screen = Screen(None, out, width=width, height=height)
    screen.console = Console(file=out, width=width, height=height, no_color=True, highlight=False, force_terminal=terminal)
    for _ in range(250):
        d = match.decision
        if d is None:
            break
        answer: tuple[int, ...] = ()
        while (follow := chance.choice(list(d.next(answer)))) != -1:
            answer = (*answer, follow)
        match.choose(answer)
        if len(match.answers) % 5 == 0:
            for line in draw(table_of(match.view(0)), 0, screen, 0):
                if isinstance(line, Text):  # the others wrap
                    assert line.cell_len <= max(width, 40), line.plain


def test_a_tall_terminal_gets_boxes_and_strong_ones_for_who_fights() -> None:
    table = situation("vs", A=side(front=[BIG]), B=side(front=[WALL]))
    table.A.attack("Big", "Wall")
    out = Terminal()
    screen = Screen(None, out, width=120, height=40)
    screen.console = Console(file=out, width=120, height=40, no_color=True, highlight=False, force_terminal=True)
    screen.say(*draw(table_of(table.match.view(0)), 0, screen, 0))
    text = out.getvalue()
    assert "┏━━" in text and "╭──" not in text
    assert screen.tall


def test_plain_letters_do_where_others_can_not_be_shown() -> None:
    worn = put(BIG, counters={"+1 ATK": 2}, exhausted=True)
    table = situation("vs", A=side(front=[worn], resources=2), B=side(front=[WALL], resources=1), windows="needed")
    text = drawn(table, ascii=True)
    assert text.isascii() and "4 Big@" in text and "9^/7" in text and "1 resource  ##" in text


def test_no_colour_means_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    table = situation("vs", A=side(front=[BIG]), B=side(front=[WALL]))
    out = Terminal()
    screen = Screen(None, out, width=80, height=24)
    screen.say(*draw(table_of(table.match.view(0)), 0, screen, 0))
    assert "\x1b[3" not in out.getvalue().replace("\x1b[3m", "")  # italics, perhaps; no colours
    monkeypatch.setenv("TERM", "dumb")
    out = Terminal()
    Screen(None, out, width=80, height=24).say(*draw(table_of(table.match.view(0)), 0, screen, 0))
    assert "\x1b" not in out.getvalue()


def test_others_stand_one_above_the_other_and_who_has_left_is_said() -> None:
    match = new_match(1, 3, 3)
    text = drawn(match, 1)
    assert text.index("Person 3") < text.index("Person 1") < text.index("Person 2")
    match.concede(2)
    assert "Person 3 has left the game with 50 endurance" in drawn(match, 1)
