"""Doop, who watches the game from a hand, and phases that are skipped."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import card
from longbox.games.vs2pcg.situations import Table
from longbox.games.vs2pcg.view.table import table as shown
from tests.cards.vs2pcg.common import PLACES, Cards, helper, offered, printed_well, table, theirs

DECK: Cards = [helper(f"Drawn {i}") for i in range(6)]
USUAL = ["resource", "recruit", "formation", "main"]
SEVEN: Cards = [helper(f"R{i}") for i in range(3)]


def watching(*, B: object = None, C: object = None, held: Cards | None = None) -> Table:
    """Doop has been recruited by A, who took him back and turned him around; it is A's main phase."""
    more: dict[str, object] = {"B": B or theirs(deck=list(DECK)), "C": C}
    t = table(phase="turn", hand=["HOX-054", helper("Held"), *(held or [])], resources=SEVEN, deck=list(DECK), **more)  # type: ignore[arg-type]
    t.A.done()
    t.A.recruits("Doop")
    t.A.answers(True)
    while t.s.phase != "main":
        t.A.done()
    return t


def skips(t: Table, phase: str) -> None:
    """A uses his power."""
    t.A.uses("Doop", "Resident of Marginalia")
    while t.match.decision is not None and t.match.decision.kind == "pay":
        t.match.choose(t.match.decision.shape.least())
    t.A.picks(f"The next enemy player skips the {phase} phase.")


def lines(t: Table) -> list[str]:
    return [line for line in t.log.splitlines() if "skips" in line]


def test_he_prints() -> None:
    printed_well("HOX-054")
    words = [a.print("Doop") for a in card("HOX-054").faces[0].abilities]
    assert "you may put Doop into your hand" in words[0] and "If you do, turn Doop around" in words[0]
    assert "Doop is watching the game" in words[1] and "skips the Build phase" in words[1]


def test_he_is_taken_back_and_turned_around_for_all_to_see() -> None:
    t = watching()
    assert t.A.front == ["Ace"] and sorted(t.A.hand) == ["Doop", "Drawn 0", "Drawn 1", "Held"]
    seen = {a.key: a for a in shown(t.s, 1).sides[0].areas}["hand"].cards
    # they see him, and no other card
    assert [(c.name, c.marks) for c in seen if c is not None] == [("Doop", ("watching the game",))] and len(seen) == 4
    assert "Doop watches the game" in t.log


def test_he_may_stay() -> None:
    t = table(phase="turn", hand=["HOX-054"], resources=SEVEN)
    t.A.done()
    t.A.recruits("Doop")
    t.A.answers(False)
    while t.s.phase != "main":
        t.A.done()
    assert "Doop" in t.A.front and not offered(t, "Marginalia")


def test_in_a_hand_where_he_does_not_watch_he_can_do_nothing() -> None:
    t = table(hand=["HOX-054"])
    assert not offered(t, "Marginalia")


@pytest.mark.parametrize("phase", ["Draw", "Recovery", "Build", "Main"])
def test_the_next_enemy_player_skips_a_phase(phase: str) -> None:
    t = watching()
    t.happens(ev.Exhaust(t.B["One"].ref), ev.Stun(t.B["Two"].ref, 0))
    held = len(t.B.hand)
    skips(t, phase)
    t.A.done()
    now = t.s.turn
    assert t.s.active == 1
    asked: list[str] = []
    while t.s.turn == now and t.match.decision is not None:
        if t.s.phase not in asked:
            asked.append(t.s.phase)
        if t.s.phase == "resource":
            # it is asked before anything is placed
            drawn = len(t.B.hand) - held
        t.B.done()
    assert asked == {"Build": ["main"], "Main": USUAL[:3]}.get(phase, USUAL)
    if phase != "Build":
        assert drawn == (0 if phase == "Draw" else 2)
    assert len(lines(t)) == 1 and lines(t)[0].startswith(f"B skips the {phase} phase")
    ready = not t.B["One"].exhausted and "Two" not in [t.s.card(n).name for n in t.s.side(1) if t.s.stunned(n)]
    assert ready is (phase != "Recovery")
    # neither A's next turn nor B's turn after it is any shorter
    for turn in (now + 1, now + 2):
        seen = []
        while t.s.turn == turn and t.match.decision is not None:
            seen.append(t.s.phase)
            t.match.choose((0,))
        assert list(dict.fromkeys(seen)) == USUAL
    assert len(lines(t)) == 1


def test_with_three_players_it_is_the_next_one_of_them_and_nobody_else() -> None:
    t = watching(C=theirs(deck=list(DECK)))
    skips(t, "Build")
    t.A.done()
    phases: dict[int, list[str]] = {1: [], 2: []}
    while t.s.active in phases and t.match.decision is not None:
        phases[t.s.active].append(t.s.phase)
        t.match.choose((0,))
    assert {p: list(dict.fromkeys(seen)) for p, seen in phases.items()} == {1: ["main"], 2: USUAL}


def test_once_a_turn_and_he_goes_on_watching() -> None:
    t = watching(held=list(PLACES))
    skips(t, "Draw")
    assert not offered(t, "Marginalia") and "Doop" in t.A.hand
    t.A.done()
    while t.s.active != 0 or t.s.phase != "main":
        t.match.choose((0,))
    assert offered(t, "Marginalia")


def test_what_goes_face_down_out_of_the_hand_tells_nobody_more_but_of_him() -> None:
    t = watching()
    t.A.done()
    while t.s.active != 0 or t.s.phase != "resource":
        t.match.choose((0,))
    t.A.places("Held")
    while t.s.phase != "main":
        t.A.done()
    # he still lies turned around
    assert offered(t, "Marginalia")
    hand = {a.key: a for a in shown(t.s, 1).sides[0].areas}["hand"].cards
    assert [c.name for c in hand if c is not None] == ["Doop"]


def test_recruited_again_he_watches_no_more_until_he_is_turned_around_again() -> None:
    t = watching()
    t.A.done()
    while t.s.active != 0 or t.s.phase != "recruit":
        t.match.choose((0,))
    t.A.recruits("Doop")
    t.A.answers(False)
    while t.s.phase != "main":
        t.A.done()
    assert "Doop" in t.A.front and not offered(t, "Marginalia")
    t.happens(ev.ToHand(t.A["Doop"].ref, 0, t.A["Doop"].ref))
    assert "Doop" in t.A.hand and not offered(t, "Marginalia")
