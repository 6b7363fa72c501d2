"""What whole games left open: once-per-turn triggers of events at once, choices of what can't be affected, open hands."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.values import CostOf
from longbox.games.vs.language.vocabulary import (
    Aim,
    BecomesStunned,
    Choose,
    Draw,
    EachKOs,
    GainEndurance,
    IfYouDo,
    IsKOd,
    It,
    KOIt,
    Lasting,
    LeavesPlay,
    Named,
    Players,
    PlaysWithHandRevealed,
    StunIt,
    T,
    Triggered,
    cant,
    characters,
    yours,
)
from longbox.games.vs.situations import put
from longbox.games.vs.view.reading import paragraphs
from longbox.situations import side, situation
from tests.rules.vs.standins import KILL, STUN_ALL, hero, offered, place, sees, twist, up

THAT = It("that", "that character")


def witness(*limit: int) -> Any:
    """Gains the cost of whoever becomes stunned, so many times a turn."""
    heard = BecomesStunned(characters())
    return place("Witness", Triggered(heard, GainEndurance(CostOf(THAT)), limit=(*limit, "turn") if limit else None))


@pytest.mark.rule("vs:702.2", "vs:G:That <Something>, The <Something>", "vs:502.2")
def test_a_once_per_turn_trigger_of_events_at_once_is_about_the_one_its_controller_says() -> None:
    def stunned(*limit: int) -> Any:
        return situation(
            "vs",
            A=side(hand=[STUN_ALL, twist("Again", StunIt(T), Aim(characters()))], resources=[up(witness(*limit))]),
            B=side(front=[hero("One", cost=1), hero("Two", cost=2), hero("Five", cost=5)]),
        )

    table = stunned(1)
    table.A.plays("Storm")
    table.resolve()
    assert table.asked == ("A", "which") and offered(table) == ["One", "Two", "Five"]
    table.chooses("Two")
    table.resolve()
    assert table.A.endurance == 52 and table.B.endurance == 42
    # twice a turn: two of the three, each another one
    table = stunned(2)
    table.A.plays("Storm")
    table.resolve()
    assert offered(table) == ["One", "Two", "Five"]
    table.chooses("Five")
    assert sorted(offered(table)) == ["One", "Two"]
    table.chooses("One")
    table.resolve_all()
    assert table.A.endurance == 56
    # as often as it happens: nothing to choose but the order
    table = stunned()
    table.A.plays("Storm")
    table.resolve()
    assert table.asked == ("A", "trigger order")


@pytest.mark.rule("vs:702.2", "vs:506.2")
def test_what_happens_later_is_no_choice_of_a_once_per_turn_trigger() -> None:
    first_then = twist("First", StunIt(T), Aim(characters()))
    table = situation(
        "vs",
        A=side(hand=[first_then, STUN_ALL], resources=[up(witness(1))]),
        B=side(front=[hero("One", cost=1), hero("Two", cost=2), hero("Five", cost=5)]),
    )
    table.A.plays("First", on="Two")
    table.resolve()
    # it has triggered for this turn, and waits to resolve: what is stunned in answer does not matter to it
    table.A.plays("Storm")
    table.resolve_all()
    assert table.A.endurance == 52
    assert paragraphs(witness(1))[-1].endswith("This triggers only once per turn.")


@pytest.mark.rule("vs:508.2c", "vs:103.2", "vs:708.13a")
@pytest.mark.parametrize("how", ["can't be KO'd", "can't leave play"])
def test_who_is_told_to_ko_a_character_chooses_one_that_can_be(how: str) -> None:
    saint = hero("Saint", cant(f"{{name}} {how}", IsKOd() if how.endswith("KO'd") else LeavesPlay()))
    offering = twist("Offering", IfYouDo(KOIt(Choose(yours())), GainEndurance(5)))
    edict = twist("Edict", EachKOs(player=T), Aim(Players()))
    table = situation("vs", A=side(front=[saint, hero("Abe"), hero("Ann")], hand=[offering, edict]), B=side(front=[hero("Bea")]))
    table.A.plays("Offering")
    table.resolve()
    assert offered(table) == ["Abe", "Ann"]
    table.chooses("Abe")
    table.A.plays("Edict")
    table.chooses("A")
    table.resolve()
    assert table.A.characters == ["Saint"] and table.A.endurance == 55 and table.B.characters == ["Bea"]
    # nobody else: as much is done as is possible, which is nothing
    table = situation("vs", A=side(front=[saint], hand=[offering, KILL]), B=side(front=[hero("Bea")]))
    table.A.plays("Offering")
    table.resolve()
    assert table.A.characters == ["Saint"] and table.A.endurance == 50
    table.A.plays("Kill", on="Saint")
    table.resolve()
    assert table.A.characters == ["Saint"] and "Saint is KO'd" not in table.log


@pytest.mark.rule("vs:701.12b", "vs:701.12f", "vs:408.2b", "vs:502.4")
@pytest.mark.parametrize("how", [IsKOd, LeavesPlay])
def test_a_stunned_character_has_no_text_that_keeps_it_from_being_kod_but_others_may(how: Any) -> None:
    root = hero("Root", cant("{name} can't be KO'd, or leave play", how()))
    for keeper in (False, True):
        front = [put(root, stunned=True), put(hero("Abe"), stunned=True)]
        if keeper:
            front.append(hero("Keeper", cant("characters you control can't be KO'd, or leave play", how(yours(Named("Root"))))))
        table = situation("vs", phase="recovery", A=side(front=front), B=side(front=[hero("Bea")]))
        table.all_pass()
        while table.asked[1] == "recover":
            table.chooses()
        assert table.A.pile == (["Abe"] if keeper else ["Root", "Abe"])
        assert table.A["Root"].stunned is keeper


@pytest.mark.rule("vs:708.9a", "vs:213.1e", "vs:213.3b")
def test_a_hand_played_with_revealed_is_open_for_as_long_as_that_lasts() -> None:
    glass = place("Glass", PlaysWithHandRevealed())
    more = twist("More", Draw(1))
    deck = [hero("Dan"), hero("Dot"), hero("Dee")]
    table = situation(
        "vs",
        A=side(hand=[hero("Own"), KILL], resources=[up(glass)], front=[hero("Abe")]),
        B=side(hand=[more, more, hero("Bob")], deck=deck, front=[put(hero("Bea"))]),
        C=side(hand=[hero("Cid")]),
    )
    assert sees(table, 0, 1)["hand"] == ["More", "More", "Bob"] and sees(table, 2, 1)["hand"] == ["More", "More", "Bob"]
    assert sees(table, 0, 2)["hand"] == ["Cid"]
    # not the hand of its controller
    assert sees(table, 1, 0)["hand"] == [None, None]
    table.B.plays("More")
    table.resolve()
    assert sees(table, 0, 1)["hand"] == ["More", "Bob", "Dan"] and sees(table, 0, 1)["top"] is None
    # a card that comes back to the hand is seen there as well
    assert paragraphs(glass) == ["Each opponent plays with their hand revealed."]


@pytest.mark.rule("vs:708.9a", "vs:513.2e")
def test_what_is_drawn_after_that_is_secret_again() -> None:
    peek = twist("Peek", Lasting(PlaysWithHandRevealed(T), "turn"), Aim(Players()))
    more = twist("More", Draw(1))
    table = situation(
        "vs",
        phase="recovery",
        A=side(hand=[peek]),
        B=side(hand=[more, hero("Bob")], deck=[hero("Dan"), hero("Dot"), hero("Dee"), hero("Dov")], front=[hero("Bea")]),
    )
    assert sees(table, 0, 1)["hand"] == [None, None]
    table.A.plays("Peek")
    table.chooses("B")
    table.resolve()
    assert sees(table, 0, 1)["hand"] == ["More", "Bob"]
    table.B.plays("More")
    table.resolve()
    assert sees(table, 0, 1)["hand"] == ["Bob", "Dan"]
    table.until("build phase")
    # the turn is over: what was seen is known still, what was drawn in this one is not
    assert sees(table, 0, 1)["hand"] == ["Bob", "Dan", None, None]
