"""Found while games were read as a judge would: cards whose moment had passed already."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import CancelRevealed, Interrupt, IsRevealed
from longbox.games.champions.situations import BLANK, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told


@pytest.mark.rule("champions:replacement-effect", "champions:interrupt#4", "champions:cancel#4", "champions:ability#3")
def test_the_villain_attacks_in_place_of_what_is_cancelled_and_so_once_only() -> None:
    t = situation(
        "champions",
        A=side("Black Panther", hand=["Get Behind Me!", "Get Behind Me!", "Energy", "Genius"], dealt=["Advance"]),
        B=side("Captain Marvel", hand=["Get Behind Me!", "Strength"]),
        phase="villain",
        step=4,
        encounter=[BLANK] * 6,
    )
    t.A.picks("Get Behind Me!")
    t.A.pays("Energy")
    t.A.passes()
    assert t.kind == "defend" and t.B.asked()
    t.B.passes()
    # there is nothing left to replace: neither A's other copy nor B's is offered, and the card does nothing
    assert t.kind == "turn" and t["Black Panther"].damage == 2 and t["Captain Marvel"].damage == 0 and t.scheme.threat == 0
    assert t.A.hand.count("Get Behind Me!") == 1 and "Get Behind Me!" in t.B.hand and t.encounter_discard[-1] == "Advance"


@pytest.mark.rule("champions:cancel", "champions:interrupt#2", "champions:first-player#4")
def test_what_another_has_cancelled_is_not_cancelled_again() -> None:
    for first, offered in (("A", False), ("B", True)):
        t = situation(
            "champions",
            A=side("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"], dealt=["Advance"]),
            B=side("Captain Marvel", hand=["Get Behind Me!", "Strength"]),
            first=first,
            phase="villain",
            step=4,
            encounter=[BLANK] * 6,
        )
        # the first player is asked first: who comes second finds it cancelled, unless the first declines
        if offered:
            assert t.B.asked() and t.offered("Get Behind Me!")
            t.B.passes()
        assert t.A.asked() and t.offered("Enhanced Spider-Sense")
        t.A.picks("Enhanced Spider-Sense")
        assert not t.offered("Get Behind Me!") and t["Captain Marvel"].damage == 0
        assert told(t, "When Revealed effects of Advance are cancelled") and t.scheme.threat == 0


@pytest.mark.rule("champions:cancel#4", "champions:surge")
def test_the_keywords_of_what_is_replaced_stay() -> None:
    t = situation(
        "champions",
        A=side("Iron Man", dealt=["Exhaustion"]),
        B=side("Captain Marvel", hand=["Get Behind Me!", "Strength"]),
        phase="villain",
        step=4,
        encounter=[BLANK, "Crowd Control", *[BLANK] * 4],
    )
    t.B.picks("Get Behind Me!")
    on(t, "defend")
    assert t.match.state.activation.player == 1
    on(t, "turn")
    # it is B whom the villain attacked; A is not exhausted, and reveals another card
    assert t["Captain Marvel"].damage == 2 and not t["Iron Man"].exhausted and t.in_play("Crowd Control")
    assert told(t, "A reveals Crowd Control")


@pytest.mark.rule("champions:cancel#4", "champions:triggered-abilities#5", "champions:reveal#1", "champions:reveal#6")
def test_text_with_no_timing_word_is_no_effect_when_revealed() -> None:
    veto = stand_in("support", "Veto", Interrupt(IsRevealed(), CancelRevealed()))
    for title in ("Genetically Enhanced", "Eviction Notice"):
        t = situation("champions", A=side("Spider-Man", form="alter-ego", play=[veto], hand=["Backflip"]), encounter=[BLANK] * 3)
        t.reveals(title)
        assert t.kind != "window" and told(t, f"A reveals {title}")
    # what the card does say so is cancelled, and a keyword is not
    t = situation("champions", A=side("Spider-Man", play=[veto]), encounter=[BLANK] * 3)
    t.reveals("Kree Manipulator")
    t.A.picks("Veto")
    assert t.scheme.threat == 0 and told(t, "A reveals Blank")


@pytest.mark.rule("champions:first-player#p2", "champions:first-player#p3")
def test_who_is_first_already_does_not_become_it() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", damage=9),
        B=side("She-Hulk"),
        C=side("Iron Man"),
        phase="villain",
        step=4,
        encounter=[BLANK] * 9,
    )
    on(t, "turn")
    assert t.state.first == 1 and told(t, "B becomes the first player")
    for hero in ("Spider-Man", "Iron Man"):
        t.hurts(hero, 9)
    before = len(told(t, "becomes the first player"))
    t.B.ends_turn()
    on(t, "turn")
    assert t.state.first == 1 and len(told(t, "becomes the first player")) == before
