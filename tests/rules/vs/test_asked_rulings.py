"""What players ask a judge: situations in which two rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    DEFENDER,
    Activate,
    Activated,
    Aim,
    Cards,
    Continuous,
    GainControl,
    GainEndurance,
    Gets,
    KOIt,
    T,
    characters,
    pump,
    theirs,
    yours,
)
from longbox.games.vs.situations import BLANK, put, stand_in, up
from longbox.situations import side
from tests.rules.vs.standins import lay


def guy(name: str, *text: Any, **facts: Any) -> Any:
    """A character of team X, 4/4 for 3."""
    return stand_in("character", name, *text, **{"teams": "X", "atk": 4, "def_": 4, **facts})


ANN, BEN, BOB, BEA = guy("Ann"), guy("Ben"), guy("Bob", teams="F"), guy("Bea", teams="F")
TAKE = stand_in("plot twist", "Take", GainControl(T), targets=Aim(theirs()))


@pytest.mark.rule("vs:706.14", "vs:706.14a")
def test_equipment_recruited_in_between_does_not_use_up_what_press_takes_off() -> None:
    press, cap, big, later = (
        guy("Press", cost=1, keywords="press"),
        stand_in("equipment", "Cap", cost=1),
        guy("Big"),
        guy("Later"),
    )
    t = lay(step="recruit", A=side(hand=[press, cap, big, later], resources=7))
    t.A.recruits("Press")
    t.A.recruits("Cap", on="Press")
    assert t.A.points == 5
    t.A.recruits("Big")
    assert t.A.points == 3
    t.A.recruits("Later")
    assert t.A.points == 0


@pytest.mark.rule("vs:704.2")
def test_a_location_puts_a_character_of_its_name_away_and_nobody_elses() -> None:
    home = stand_in("location", "Ann", threshold=2)
    t = lay(A=side(front=[ANN, BEN], resources=[home, BLANK]), B=side(front=[ANN]))
    t.A.flips("Ann")
    assert t.A.characters == ["Ben"] and t.A.pile == ["Ann"] and t.A.resources == ["Ann", "Blank"] and t.B.characters == ["Ann"]
    # an Army character of the name is not unique and stays (vs:202.4a)
    t = lay(A=side(front=[guy("Ann", version="Army")], resources=[home, BLANK]))
    t.A.flips("Ann")
    assert t.A.characters == ["Ann, Army"] and t.A.pile == []


@pytest.mark.rule("vs:708.5a", "vs:700.3a", "vs:602.2a")
def test_a_power_up_goes_along_with_an_attacker_that_is_taken_and_ends_with_the_attack() -> None:
    t = lay(A=side(front=[ANN, BEN], hand=[ANN]), B=side(front=[BOB], hand=[TAKE]))
    t.A.attacks(["Ann", "Ben"], "Bob")
    t.A.powers_up("Ann")
    t.resolve()
    t.B.plays("Take", on="Ann")
    t.resolve()
    t.places("Ann")
    assert (t["Ann"].controller, t["Ann"].atk, t["Ann"].attacking) == ("B", 5, False)
    # Ben is left of the team: it is a team attack still, without breakthrough (vs:602.2b)
    t.conclude()
    assert t["Bob"].stunned and t["Ben"].stunned and (t["Ann"].atk, t["Ann"].exhausted, t["Ann"].stunned) == (4, True, False)
    assert (t.A.endurance, t.B.endurance) == (47, 47)


@pytest.mark.rule("vs:304.10", "vs:505.4")
def test_what_stands_after_ongoing_ends_as_its_card_goes_and_the_effect_resolves_all_the_same() -> None:
    bury = stand_in("plot twist", "Bury", KOIt(T), targets=Aim(Cards("resources", (), "opponent")))
    war = stand_in("plot twist", "War", GainEndurance(3), ongoing=[Continuous(yours(), Gets(1, 0))])
    t = lay(A=side(front=[ANN], resources=[war]), B=side(front=[BOB], hand=[bury]))
    t.A.plays("War")
    assert (t["Ann"].atk, t.A.endurance) == (5, 50)
    t.B.plays("Bury", on="War")
    t.resolve()
    assert (t["Ann"].atk, t.A.pile, t.A.endurance) == (4, ["War"], 50)
    t.resolve()
    assert t.A.endurance == 53 and t["Bob"].atk == 4


@pytest.mark.rule("vs:203.5b")
def test_a_threshold_is_compared_as_the_plot_twist_is_played_and_not_again() -> None:
    bury = stand_in("plot twist", "Bury", KOIt(T), targets=Aim(Cards("resources", (), "opponent")))
    deep = stand_in("plot twist", "Deep", GainEndurance(3), threshold=2)
    t = lay(A=side(hand=[deep, deep], resources=2), B=side(hand=[bury]))
    t.A.plays("Deep")
    t.B.plays("Bury", on="Blank")
    t.resolve_all()
    assert t.A.endurance == 53 and t.A.why_not("play", "Deep") == ["vs:203.5b"]


@pytest.mark.rule("vs:102.5", "vs:102.3", "vs:400.5")
def test_whose_own_attack_step_it_is_may_concede_and_the_next_player_attacks() -> None:
    t = lay(A=side(front=[ANN]), B=side(front=[BOB]), C=side(front=[BEA]))
    t.A.attacks("Ann", "Bob", begin=False)
    t.A.concedes()
    assert t.asked == ("B", "priority") and t.result is None and t.B.why_not("attack", "Bob") == ["vs:601.1a", "vs:601.1a"]
    # the attack that was proposed comes to nothing; those who are left pass through the rest of the step
    t.conclude()
    assert not t["Bob"].stunned and t.B.why_not("Bob vs Bea") == []
    t.B.attacks("Bob", "Bea")
    t.conclude()
    assert t["Bea"].stunned and t["Bob"].stunned


@pytest.mark.rule("vs:104.1", "vs:602.6b")
def test_breakthrough_is_counted_from_no_def_where_it_is_below_zero_and_raising_it_starts_there() -> None:
    weak, more = (
        stand_in("plot twist", n, pump(T, 0, d), targets=Aim(characters(DEFENDER))) for n, d in (("Weak", -9), ("More", 3))
    )
    t = lay(A=side(front=[ANN], hand=[weak]), B=side(front=[BOB], hand=[more]))
    t.A.attacks("Ann", "Bob")
    t.A.plays("Weak")
    t.resolve()
    t.B.plays("More")
    t.resolve()
    assert t["Bob"].def_ == 0
    t.conclude()
    assert t.B.endurance == 50 - 3 - 4


@pytest.mark.rule("vs:704.2", "vs:701.9")
def test_a_second_copy_of_an_exhausted_location_is_ready_and_takes_its_place() -> None:
    base = stand_in("location", "Base", Activated(Activate(), GainEndurance(1)), threshold=2)
    t = lay(A=side(resources=[up(base, exhausted=True), base]), B=side(resources=[up(base)]))
    assert t.A.why_not("Base")[:2] == ["vs:510.2d", "vs:G:Activate"]
    t.A.flips("Base")
    t.A.uses("Base")
    t.resolve()
    assert t.A.endurance == 51 and t.A.resources == ["Base"] and t.A.pile == ["Base"] and t.B.resources == ["Base"]


@pytest.mark.rule("vs:302.8", "vs:213.1d", "vs:704.1")
def test_whoever_owns_them_a_namesake_and_what_it_wears_go_to_their_owners_piles() -> None:
    cap = put(stand_in("equipment", "Cap"), owner="B")
    worn = put(ANN, owner="B", equipment=[cap, stand_in("equipment", "Hat")])
    t = lay(step="recruit", A=side(front=[worn], hand=[ANN], resources=3))
    t.A.recruits("Ann")
    assert sorted(t.B.pile) == ["Ann", "Cap"] and t.A.pile == ["Hat"] and (t["Ann"].owner, t["Ann"].equipment) == ("A", [])
