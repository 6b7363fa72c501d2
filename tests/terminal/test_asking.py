"""Answers by hand: options, picks, attacks step by step, places; and what is said to wrong ones."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.situations import put
from longbox.games.vs.state import KOD
from longbox.kernel.decisions import Name, Number, Pick, Spread
from longbox.situations import side, situation
from longbox.terminal.answers import Asker
from longbox.terminal.face import face_of
from longbox.terminal.screen import InputEnded, Screen
from tests.terminal.players import Typist, at_table, standin

BIG = standin("Big", 4, 7, 7)
SMALL = standin("Small", 2, 3, 2)
ROGUE_TEAM = standin("Stranger", 2, 3, 2, teams=("Others",))
FAR = standin("Far", 3, 4, 4, range_=True)
WALL = standin("Wall", 3, 2, 5)
BACK = standin("Back", 1, 1, 1)


def attack_step(**more: Any) -> Any:
    return situation(
        "vs", A=side(front=[BIG, SMALL, ROGUE_TEAM], **more), B=side(front=[WALL], support=[BACK, None, standin("Open", 1, 1, 1)])
    )


def test_an_option_is_chosen_by_its_number() -> None:
    table = situation(
        "vs", A=side(front=[BIG], resources=3, hand=[SMALL, SMALL, WALL]), B=side(), step="recruit", windows="needed"
    )
    _, text = at_table(table, "2", "", "")
    assert text.count("recruit Small (2)") == 1  # two copies of one card are one option
    assert "Wall" in table.A.characters and table.A.hand == ["Small", "Small"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("9", "'9' is not an option: type a number from 1 to 2, or ? for help."),
        ("-1", "'-1' is not an option"),
        ("recruit", "'recruit' is not an option"),
        ("1 2", "'1 2' is not an option"),
        ("²", "'²' is not an option"),
        ("i", "Type i and a card's name, or the number of an option."),
        ("i 7", "Number 7 stands for no card."),
        ("i qqq", "No card is called 'qqq'."),
        ("why", "Type why and the name of a card of yours, or: why NAME vs NAME."),
        ("why qqq", "You have no card called 'qqq'."),
        ("log x", "Type log, or log and how many lines."),
        ("rule", "Type rule and an id"),
        ("rule 999.9", "There is no rule vs:999.9."),  # no such rule
        ("save", "Type save and the name of a file."),
        ("undo", "There is no answer of yours to take back."),
        ("b", "'b' is not an option"),
    ],
)
def test_what_can_not_be_meant_gets_one_line_and_is_asked_again(typed: str, said: str) -> None:
    table = situation("vs", A=side(front=[BIG], resources=3, hand=[SMALL, WALL]), B=side(), step="recruit", windows="needed")
    table.decision  # noqa: B018  (nothing has been answered)
    before = len(table.match.answers)
    _, text = at_table(table, typed)
    assert said in " ".join(text.split()) and len(table.match.answers) == before
    after = text[text.index(f"> {typed}\n") + len(typed) + 3 :]
    assert after.count("> ") == 1  # one line, or two where it wraps, and the same question
    assert len(after.splitlines()) <= 5


def test_enter_passes() -> None:
    table = attack_step()
    at_table(table, "")
    assert table.asked[0] != "A" or table.s.step_player != 0


def test_an_attack_is_put_together_step_by_step() -> None:
    table = attack_step()
    _, text = at_table(table, "1", "1", "1", "", "", "")
    assert "1 Wall 2/5, by Big 7/7, Small 3/2, Stranger 3/2" in text
    assert "So far Big, 7 ATK against 5 DEF. Who else?" in text
    assert "3 Stranger" not in text[text.index("So far") : text.index("[b: take back, Enter: done]")]  # shares no team
    assert "Big would attack Wall (proposed)" in text or "Big proposes an attack" in " ".join(text.split())
    assert table.B["Wall"].stunned or "Big attacks" in text


def test_an_attack_is_taken_back_one_step_at_a_time() -> None:
    table = attack_step()
    _, text = at_table(table, "1", "1", "1", "b", "b", "b", "x", "")
    order = [
        line.strip()
        for line in text.splitlines()
        if line.strip() in ("Attack whom?", "With whom?") or line.startswith("  So far")
    ]
    assert order[:5] == ["Attack whom?", "With whom?", "So far Big, 7 ATK against 5 DEF. Who else?", "With whom?", "Attack whom?"]
    assert "'x' is not an option" in text  # back at the first options
    assert table.s.attack is None


def test_a_team_is_typed_on_one_line() -> None:
    table = attack_step()
    _, text = at_table(table, "1", "1", "3 1", "1 2 2")
    assert "They can't attack together: a team shares an affiliation (vs:601.5a)." in text
    assert table.s.attack is not None and table.s.attack.proposed == (table.A["Big"].ref, table.A["Small"].ref)


def test_a_target_that_is_not_there_is_asked_again() -> None:
    table = attack_step()
    _, text = at_table(table, "1", "5", "", "1 2", "2")
    assert "'5' is not an option" in text and text.count("Type the number of one target; b goes back.") == 2
    assert text.count("Attack whom?") == 4 and "With whom?" in text


def test_a_protected_character_is_no_target() -> None:
    _, text = at_table(attack_step(), "1")
    targets = text[text.index("Attack whom?") :]
    assert "Wall" in targets and "Open" in targets and "Back" not in targets


# -- places ---------------------------------------------------------------------------------------------------------------


def formation(**more: Any) -> Any:
    return situation("vs", A=side(front=[BIG, FAR, SMALL]), B=side(front=[WALL]), step="formation", windows="needed", **more)


def test_a_formation_is_offered_as_it_stands_sheltered_and_in_front() -> None:
    stands = side(front=[BIG, SMALL], support=[FAR])
    _, text = at_table(situation("vs", A=stands, B=side(), step="formation", windows="needed"))
    assert "1 as it stands: front Big, Small; support Far (behind Big)" in text
    assert "2 all in front: front Big, Far, Small" in text
    assert "3 place them one by one" in text


def test_enter_leaves_a_formation_as_it_stands() -> None:
    table = formation()
    at_table(table, "")
    assert [table.A[n].row for n in ("Big", "Far", "Small")] == ["front"] * 3


def test_a_whole_arrangement_is_chosen() -> None:
    table = formation()
    _, text = at_table(table, "2")
    assert "2 sheltered: front Big, Small; support Far (behind Big)" in text
    assert (table.A["Far"].row, table.A["Far"].col) == ("support", table.A["Big"].col)


def test_characters_are_placed_one_by_one() -> None:
    table = formation()
    _, text = at_table(table, "3", "2 s2", "b", "2 s4", "9 s1", "2 x1", "nonsense", "", "")
    assert "'9 s1' is not a number and a place, such as 1 f1" in text
    assert "'2 x1' is not" in text and "'nonsense' is not" in text
    assert "  front   f1 " in text and "1 Big" in text
    assert (table.A["Far"].row, table.A["Far"].col) == ("support", table.A["Small"].col)  # columns count from the left
    assert table.A["Big"].row == table.A["Small"].row == "front"


def test_characters_change_places() -> None:
    table = formation()
    big, far = table.A["Big"].col, table.A["Far"].col
    at_table(table, "3", "1 f3", "", "")
    assert (table.A["Big"].col, table.A["Far"].col) == (far, big)


def test_stepping_back_from_placing_offers_the_arrangements_again() -> None:
    _, text = at_table(formation(), "3", "b", "1")
    assert text.count("place them one by one") == 2


def test_a_recruit_enters_where_it_suits_or_where_one_says() -> None:
    def recruited(*typed: str) -> tuple[Any, str]:
        table = situation(
            "vs", A=side(front=[BIG], resources=3, hand=[FAR]), B=side(front=[WALL]), step="recruit", windows="needed"
        )
        _, text = at_table(table, "1", *typed)
        return table.A["Far"], text

    far, text = recruited("")
    assert far.row == "support" and far.col == 0 and "Enter: s2" in text
    far, _ = recruited("f3")
    assert far.row == "front" and far.col == 1
    far, text = recruited("f2", "f1")  # taken, then free
    assert (far.row, far.col) == ("front", -1) and "Far can't go to f2." in text


# -- picks ------------------------------------------------------------------------------------------------------------------


class Alone:
    """A desk for one question: lines come from a script, nothing is a command."""

    def __init__(self, *lines: str) -> None:
        import io

        self.out = io.StringIO()
        self.screen = Screen(Typist(*lines), self.out, width=80, height=24)
        self.face = face_of("vs")
        self.numbers: dict[int, Any] = {}

    def line(self, hint: str) -> str:
        return self.screen.ask(f"[{hint}] > ")


class Words:
    """A view of nothing but words."""

    table: dict[str, Any] = {"players": [], "chain": []}

    def option_text(self, option: Any) -> str:
        return str(option)


def answer(shape: Any, *lines: str) -> tuple[tuple[int, ...] | None, str]:
    from longbox.kernel.decisions import Decision

    desk = Alone(*lines)
    asker = Asker(desk, Words(), Decision(0, 0, "vs:216.1", "words", shape))  # type: ignore[arg-type]
    try:
        return asker.answer(), desk.out.getvalue()
    except InputEnded:
        return None, desk.out.getvalue()


LETTERS = tuple("abcde")


@pytest.mark.parametrize(
    ("shape", "lines", "wanted"),
    [
        (Pick(LETTERS, 3, 3), ["1 3 4"], (0, 2, 3)),
        (Pick(LETTERS, 3, 3), ["4 3 1"], (0, 2, 3)),
        (Pick(LETTERS, 3, 3), ["5", "1", "3"], (0, 2, 4)),
        (Pick(LETTERS, 3, 3), ["1,3, 4"], (0, 2, 3)),
        (Pick(LETTERS, 3, 3, ordered=True), ["4 3 1"], (3, 2, 0)),
        (Pick(LETTERS, 3, 3), ["1 3", "b", "2 4"], (0, 1, 3)),
        (Pick(LETTERS, 3, 3), ["1 1", "1 2 3 4", "9", "x", "", "b", "1 2 3"], (0, 1, 2)),
        (Pick(LETTERS, 0, 3), [""], ()),
        (Pick(LETTERS, 0, 3), ["2", ""], (1,)),
        (Pick(LETTERS, 0, 3), ["2 4"], (1, 3)),
        (Pick(LETTERS, 0, 1), [""], ()),
        (Pick(LETTERS, 0, 1), ["3"], (2,)),
        (Pick(LETTERS, 1, 1), ["", "0", "3"], (2,)),
        (Pick(LETTERS, 0, 3, weights=(3, 3, 1, 1, 1), cap=4), ["1 2", "1 3"], (0, 2)),
        (Pick(("no", "yes")), ["maybe", "y"], (1,)),
        (Pick(("no", "yes")), ["", "N"], (0,)),
        (Number(2, 7), ["1", "x", "8", "", "5"], (5,)),
        (Name(LETTERS), ["9", "2"], (1,)),
        (Name(tuple(f"card {i}" for i in range(100))), ["", "zzz", "rd 7", "3"], (71,)),
        (Name(tuple(f"card {i}" for i in range(100))), ["CARD 42"], (42,)),
        (Spread(3, (2, 2)), ["9", "2", "b", "x", "2", "1"], (2, 1)),
    ],
)
def test_answers_as_people_write_them(shape: Any, lines: list[str], wanted: tuple[int, ...]) -> None:
    found, text = answer(shape, *lines)
    assert found == wanted, text


def test_a_pick_of_several_says_what_is_wrong() -> None:
    _, text = answer(Pick(LETTERS, 3, 3), "1 1", "1 2 3 4", "1 9", "")
    assert "Each can be chosen once." in text and "At most 3 can be chosen." in text
    assert "'9' is not an option: type a number from 1 to 5" in text and "Choose 3 numbers, such as 1 2 3." in text
    _, text = answer(Pick(LETTERS, 0, 3, weights=(3, 3, 1, 1, 1), cap=4), "1 2")
    assert "Together they may cost 4 at most." in text


def test_a_recovery_picks_one_or_none() -> None:
    table = situation("vs", A=side(front=[put(BIG, stunned=True), put(SMALL, stunned=True)]), B=side(), phase="recovery")
    at_table(table, "", "2", "", "") if table.asked[1] == "priority" else at_table(table, "2", "")
    assert "Small" in table.A.characters and table.A.names(KOD) == ["Big"]
