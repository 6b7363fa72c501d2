"""What players ask a judge, again: what happens instead of several things at once, and who is unique on the way into play."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    CHARACTER_CARD,
    IN_FRONT,
    READY,
    THIS,
    BecomesStunned,
    Cards,
    Choose,
    Continuous,
    Controls,
    Discard,
    EachKOs,
    Every,
    ExhaustIt,
    Has,
    KOIt,
    Loses,
    MoveIt,
    Named,
    Not,
    PutIntoPlay,
    RemoveIt,
    Replacement,
    ReturnToHand,
    StunIt,
    Team,
    Would,
    in_hand,
    theirs,
    yours,
)
from longbox.games.vs.situations import BLANK, stand_in, up
from longbox.situations import side, situation
from tests.rules.vs.standins import hero

STUN_ALL = stand_in("plot twist", "Storm", StunIt(Every(theirs())))


def ward(instead: Any) -> Any:
    """Whoever of its player's characters would become stunned, something else happens."""
    return hero("Ward", Replacement(Would(BecomesStunned(yours()), "a character you control would become stunned"), instead))


@pytest.mark.rule("vs:702.2", "vs:508.2c", "vs:513.5f")
@pytest.mark.parametrize("resources", [["Clocktower", "Fizzle", BLANK], ["Fizzle"], []])
def test_what_happens_instead_of_two_stuns_at_once_takes_two_resources(resources: list[Any]) -> None:
    guard = ward(EachKOs(Cards("resources", (), "you")))
    t = situation(
        "vs",
        A=side(front=[hero("Ann")], hand=[STUN_ALL], resources=[BLANK]),
        B=side(front=[guard, hero("Bob")], resources=resources),
    )
    t.A.plays("Storm")
    t.resolve()
    if len(resources) == 3:
        t.B.picks("Fizzle")
        assert "Fizzle" not in str(t.options) and "Clocktower" in str(t.options)
        t.B.picks("Clocktower")
    # nobody is stunned, also where there are too few resources
    assert not t["Bob"].stunned and not t["Ward"].stunned and t.B.endurance == 50
    assert len(t.B.resources) == max(0, len(resources) - 2) and len(t.B.pile) == min(2, len(resources))
    assert t.A.resources == ["Blank"] and t.A.characters == ["Ann"]


@pytest.mark.rule("vs:702.2", "vs:508.2c")
def test_what_happens_instead_of_two_stuns_at_once_takes_two_cards_of_the_hand() -> None:
    t = situation(
        "vs", A=side(hand=[STUN_ALL]), B=side(front=[ward(Discard()), hero("Bob")], hand=["Fizzle", "Clocktower", "Gambit"])
    )
    t.A.plays("Storm")
    t.resolve()
    t.B.picks("Fizzle")
    t.B.picks("Gambit")
    assert t.B.hand == ["Clocktower"] and not t["Bob"].stunned and not t["Ward"].stunned


@pytest.mark.rule("vs:702.2", "vs:508.2c")
@pytest.mark.parametrize("does", [KOIt, ExhaustIt, ReturnToHand, RemoveIt])
def test_what_happens_instead_of_two_stuns_at_once_befalls_two_characters(does: Any) -> None:
    instead = does(Choose(yours(Team("Y"), READY)))
    amy, al = (hero(n, teams=["Y"]) for n in ("Amy", "Al"))
    stun = stand_in("plot twist", "Storm", StunIt(Every(theirs(Not(Team("Y"))))))
    t = situation("vs", A=side(hand=[stun]), B=side(front=[ward(instead), hero("Bob"), amy, al]))
    t.A.plays("Storm")
    t.resolve()
    t.B.picks("Al")
    # there is only Amy for the other one, so that nothing is asked, or nothing else is offered
    if t.asked[1] == "choose":
        assert t.options == ["Amy 4/4 (B)"]
        t.B.picks("Amy")
    assert not t["Bob"].stunned and not t["Ward"].stunned and t.B.endurance == 50
    where = {KOIt: t.B.pile, ReturnToHand: t.B.hand, RemoveIt: t.B.removed}
    assert where[does] == ["Al", "Amy"] if does in where else (t["Al"].exhausted and t["Amy"].exhausted)


@pytest.mark.rule("vs:708.4d", "vs:405.3", "vs:705.1")
@pytest.mark.parametrize("column", [-1, 1])
def test_two_who_step_back_at_once_do_not_step_onto_the_same_place(column: int) -> None:
    b = side(front=["Sabretooth", "Wolverine"], support=["Longshot"], hand=["Gambit"])
    stun = stand_in("plot twist", "Storm", StunIt(Every(theirs(IN_FRONT))))
    t = situation("vs", A=side(hand=[stun]), B=b)
    t.A.plays("Storm")
    t.resolve()
    t.says(True)
    t.places("Sabretooth", ("support", column))
    t.says(True)
    # neither where Longshot stands nor where Sabretooth goes
    for taken in (0, column):
        with pytest.raises(AssertionError, match="can't go to"):
            t.places("Wolverine", ("support", taken))
    t.places("Wolverine", ("support", 2))
    assert (t["Sabretooth"].row, t["Sabretooth"].col, t["Wolverine"].row, t["Wolverine"].col) == ("support", column, "support", 2)
    assert (t["Longshot"].row, t["Longshot"].col, t.B.endurance) == ("support", 0, 40) and t.B.pile == ["Gambit, Remy LeBeau"]


@pytest.mark.rule("vs:708.4d", "vs:405.3", "vs:213.5e")
def test_nobody_is_put_into_play_where_another_is_about_to_step() -> None:
    steps = hero("Step", Replacement(Would(BecomesStunned(), "{name} would become stunned"), MoveIt(THIS, rows=(1,))))
    comes = PutIntoPlay(Choose(in_hand(CHARACTER_CARD)), rows=(1,))
    calls = hero("Call", Replacement(Would(BecomesStunned(), "{name} would become stunned"), comes))
    t = situation("vs", A=side(hand=[STUN_ALL]), B=side(front=[steps, calls], hand=["Gambit"]))
    t.A.plays("Storm")
    t.resolve()
    t.places("Step", ("support", 1))
    with pytest.raises(AssertionError, match="can't go to"):
        t.places("Gambit", ("support", 1))
    t.places("Gambit", ("support", 0))
    assert t.B.front == ["Call"] and t.B.support == ["Gambit, Remy LeBeau", "Step"] and t.B.stunned == []


#: the power stands on it, and does something only where it says
ONE = hero("Kang", Continuous(THIS, (Loses("unique"),)), version="One")
TWO = hero("Kang", version="Two")
ARMY = hero("Kang", Continuous(THIS, (Has("unique"),), during=Controls(yours(Named("Ann")))), version="Army", cost=1)


@pytest.mark.rule("vs:508.3b", "vs:704.1", "vs:701.15")
@pytest.mark.parametrize(("there", "comes"), [(ONE, TWO), (TWO, ONE), (ONE, ONE)])
def test_a_power_of_the_card_itself_tells_whether_it_is_unique_as_it_is_recruited(there: Any, comes: Any) -> None:
    t = situation("vs", step="recruit", A=side(front=[there], hand=[comes], resources=3), B=side(front=[TWO]))
    t.A.recruits("Kang")
    assert len(t.A.characters) == 2 and t.A.pile == [] and t.B.characters == ["Kang, Two"]
    # without such a power the one that was there goes
    t = situation("vs", step="recruit", A=side(front=[TWO], hand=[TWO], resources=3), B=side(front=[TWO]))
    t.A.recruits("Kang")
    assert t.A.characters == ["Kang, Two"] and t.A.pile == ["Kang, Two"] and t.B.characters == ["Kang, Two"]


@pytest.mark.rule("vs:508.3b", "vs:704.1", "vs:202.4a")
@pytest.mark.parametrize("there", [True, False])
def test_a_card_that_makes_itself_unique_puts_a_namesake_away_if_its_condition_holds(there: bool) -> None:
    t = situation(
        "vs", step="recruit", A=side(front=[TWO, *([hero("Ann")] if there else [])], hand=[ARMY], resources=1), B=side()
    )
    t.A.recruits("Kang, Army")
    assert t.A.pile == (["Kang, Two"] if there else []) and "Kang, Army" in t.A.characters


@pytest.mark.rule("vs:510.2f", "vs:704.2")
def test_a_location_that_is_not_unique_by_its_own_text_puts_nothing_away() -> None:
    den = stand_in("location", "Den", Continuous(THIS, (Loses("unique"),)), threshold=1, version="One")
    lair = stand_in("location", "Den", threshold=1, version="Two")
    t = situation("vs", A=side(resources=[up(lair), den]), B=side())
    t.A.flips("Den, One")
    assert t.A.resources == ["Den, Two", "Den, One"] and t.A.pile == []
