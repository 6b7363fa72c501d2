"""Tables of Vs. System: what they tell of what may be done and was asked, cards with other figures, and what could not be so."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    Activate,
    Activated,
    Aim,
    BecomesStunned,
    Effects,
    GainEndurance,
    LoseEndurance,
    Negate,
    Players,
    StunIt,
    T,
    Triggered,
    characters,
    theirs,
)
from longbox.games.vs.situations import put, stand_in, up, valued
from longbox.situations import side
from tests.rules.vs.standins import lay


def made(name: str, *text: Any, **facts: Any) -> Any:
    """A character made up."""
    return stand_in("character", name, *text, **{"teams": "X", **facts})


HIT = stand_in("plot twist", "Hit", StunIt(T), targets=Aim(characters()))
NO = stand_in("plot twist", "No", Negate(T), targets=Aim(Effects()))


def test_a_card_may_have_other_figures() -> None:
    t = lay(A=side(front=[valued("Pyro", atk=2, team="X-Men"), "Gambit"]), B=side(front=[valued("Beast", cost=9, flight=True)]))
    assert (t["Pyro"].atk, t["Pyro"].teams) == (2, {"X-Men"})
    # everything else is as printed, and no other card of the name is changed
    printed = lay(A=side(front=["Pyro"]), B=side(front=["Beast"]))
    assert (
        t["Pyro"].def_ == printed["Pyro"].def_ and t["Pyro"].text == printed["Pyro"].text and printed["Pyro"].teams != {"X-Men"}
    )
    assert (t["Beast"].cost, t["Beast"].flight) == (9, True) and printed["Beast"].cost != 9
    with pytest.raises(ValueError, match="no figure 'attak'"):
        valued("Pyro", attak=2)
    with pytest.raises(ValueError, match="no figure 'text'"):
        valued("Pyro", text=[])
    with pytest.raises(ValueError, match="no keyword"):
        valued("Pyro", keywords="evasive")


def test_points_may_have_been_spent_already() -> None:
    t = lay(step="recruit", A=side(resources=5, spent=3, hand=["Batarang", made("Ann", cost=3)], front=["Gambit"]))
    assert t.A.points == 2 and not t.A.can("recruit", "Ann")
    t = lay(step="recruit", A=side(resources=5, hand=[made("Ann", cost=3)]))
    assert t.A.points == 5 and t.A.can("recruit", "Ann")


def test_attacks_and_targets_can_be_listed() -> None:
    t = lay(
        A=side(front=[made("Ann"), made("Abe", teams="Y")], support=[made("Al"), made("Alf", flight=True, range=True)]),
        B=side(front=[made("Bob")], support=[made("Bea")]),
        C=side(),
    )
    single = t.A.legal_attacks
    assert ("Ann", "Bob") in single and ("Abe", "Bob") in single and ("Alf", "Bea") in single and ("Ann", "C") in single
    assert not any(who == "Al" for who, _ in single) and ("Ann", "Bea") not in single and t.B.legal_attacks == []
    # every one of them is legal, and those that are not listed are not
    assert all(t.A.can_attack(who, whom) for who, whom in single)
    assert not t.A.can_attack("Al", "Bob")
    assert (("Ann", "Alf"), "Bob") in t.A.legal_team_attacks and not any("Abe" in who for who, _ in t.A.legal_team_attacks)
    t.A.attacks(["Ann", "Alf"], "Bob")
    assert t.A.legal_attacks == t.A.legal_team_attacks == []
    assert t.questions[0].answer == ["propose an attack: Ann and Alf on Bob"]


def test_an_effect_on_the_chain_is_told_with_its_targets() -> None:
    cry = made("Cry", Triggered(BecomesStunned(), LoseEndurance(2, player=T), targets=Aim(Players("opponent"))))
    drain = made("Drain", Activated(Activate(), LoseEndurance(3, player=T), targets=Aim(Players())))
    gain = stand_in("plot twist", "Gain", GainEndurance(1))
    t = lay(A=side(front=[drain], hand=[HIT, gain]), B=side(front=[cry, made("Bob")], hand=[NO]))
    t.A.plays("Hit", on="Cry")
    t.A.uses("Drain", on="B")
    t.A.plays("Gain")
    assert t.chain == ["plays Hit on Cry", "uses Drain on B", "plays Gain"]
    t.B.plays("No", on="Drain")
    assert t.chain[-1] == "plays No on uses Drain"
    t.resolve()
    assert t.chain == ["plays Hit on Cry", "plays Gain"]
    t.resolve()
    t.resolve()
    # it triggers, and announces its target
    assert t.chain == ["Cry (triggered) on A"] and t["Cry"].stunned and not t["Bob"].stunned


def test_what_can_be_aimed_is_told_and_what_cannot_says_so() -> None:
    drain = made("Drain", Activated(Activate(), StunIt(T), targets=Aim(theirs())))
    t = lay(
        A=side(front=[drain, made("Ann")], hand=[HIT, stand_in("plot twist", "Gain", GainEndurance(1))]), B=side(front=["Beast"])
    )
    assert t.A.targets("use", "Drain") == ["Beast, Dr. Henry McCoy"] and len(t.A.targets("play", "Hit")) == 3
    assert t.A.targets("play", "Gain") == [] and t.A.can("use", "Drain")
    for asked, words in (
        (lambda: t.A.targets("use", "Ann"), "Ann has no such payment power"),
        (lambda: t.A.targets("attack", "Ann"), "'attack' is nothing that is aimed"),
        (lambda: t.A.can("attack", "Ann"), "'attack' is nothing to ask"),
    ):
        with pytest.raises(ValueError, match=words):
            asked()
    # who is called just so is meant before who only begins so
    t = lay(A=side(front=[made("Alf"), made("Al")]), B=side(front=[made("Bobby"), made("Bob")]))
    t.A.attacks("Al", "Bob")
    assert t["Al"].attacking and t["Bob"].defending and not t["Alf"].attacking


def test_all_questions_so_far_are_told_with_their_answers() -> None:
    two = stand_in("plot twist", "Hit", StunIt(T), targets=Aim(theirs()))
    t = lay(A=side(front=[made("Ann")], hand=[two]), B=side(front=[made("Bob"), made("Bea")]))
    t.A.plays("Hit", on="Bea")
    target = next(q for q in t.A.questions if q.kind == "target")
    assert target.options == ["Bob 3/3 (B)", "Bea 3/3 (B)"] and target.answer == ["Bea 3/3 (B)"] and target.player == "A"
    assert t.questions[-1].answer is None and t.questions[-1].kind == "priority"
    assert all(q.player == "B" for q in t.B.questions)
    t.match.undo()
    assert t.questions[-1].kind == "target" and t.questions[-1].answer is None


def test_zones_go_by_name() -> None:
    t = lay(A=side(front=["Gambit"], pile=["Beast"], resources=1, hand=2))
    assert [len(t.A.zone(n)) for n in ("play", "KO'd pile", "resource row", "hand", "deck")] == [1, 1, 1, 2, 10]
    with pytest.raises(ValueError, match="no zone 'pile'"):
        t.A.zone("pile")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"A": side(hand=[put("Gambit", stunned=True)])}, "lies in hand: there it is the card alone"),
        ({"A": side(deck=[put("Gambit", exhausted=True)])}, "lies in deck"),
        ({"A": side(pile=[put("Gambit", down=True)])}, "lies in pile"),
        ({"A": side(resources=[put("Danger Room", used=1)])}, "face down among the resources"),
        ({"A": side(resources=[up("Danger Room", col=1)])}, "face up among the resources"),
        ({"A": side(front=[put("Gambit", down=True)])}, "lies in a row"),
        ({"A": side(front=[put("Gambit", used=1)])}, "no power with a limit"),
        ({"A": side(front=[put("Gambit", stunned="yes")])}, "stunned of Gambit, Remy LeBeau is True or False"),
        ({"A": side(front=[put("Gambit", col=-1)])}, "a number from 0 on"),
        ({"A": side(front=[put("Gambit", equipment=[put("Dual Sidearms", stunned=True)])])}, "lies on a character"),
        ({"A": side(resources=[up("Mutant Nation", chosen="X-Men")])}, "chosen of Mutant Nation is written"),
        ({"A": side(resources=-1)}, "how many blank ones lie there, not -1"),
        ({"A": side(points=-1)}, "points is a number from 0 on"),
        ({"A": side(resources=1, spent=3), "step": "recruit"}, "there are fewer resources"),
        ({"A": side(resources=5, spent=3)}, "points are spent in one's own recruit step"),
        ({"A": side(), "B": side(resources=5, spent=1), "step": "recruit"}, "points are spent in one's own recruit step"),
        ({"A": side(), "windows": "al"}, "windows is 'all'"),
        ({"A": side(), "turn": "five"}, "turn is a number"),
        ({"A": side(), "step": "attack", "phase": "combat"}, "not with both"),
    ],
)
def test_what_could_not_be_so_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        lay(**given)
