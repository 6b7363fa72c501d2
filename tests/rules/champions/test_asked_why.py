"""Why can't I ...? The questions that come up most, each answered with its rule on a table and at the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from longbox import rulebook
from longbox.games.champions.language.vocabulary import Keyword
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side
from tests.rules.champions.rounds import laid
from tests.terminal.players import at_table

ATTACK = "Haymaker vs Rhino"
PATROL = stand_in("minion", "Patrol", Keyword("patrol"), hp=3, atk=1, sch=1)
PAY = ["Energy", "Genius", "Strength"]


def spidey(**given: Any) -> dict[str, Any]:
    """Spider-Man's side."""
    return {"A": side("Spider-Man", **given)}


def peter(**given: Any) -> dict[str, Any]:
    """Peter Parker's side."""
    return {"A": side("Peter Parker", **given)}


CRISIS: dict[str, Any] = {"threat": 3, "side_schemes": ["Crowd Control"]}
WEB: dict[str, Any] = {"villain_attached": ["Webbed Up"]}
LEGIONS: dict[str, Any] = {"side_schemes": ["Legions of Hydra"]}
CASES: list[tuple[str, dict[str, Any], str, str]] = [
    ("attack past guard", spidey(minions=["Hydra Mercenary"]), "attack Rhino", "champions:guard"),
    ("event past guard", spidey(minions=["Hydra Mercenary"], hand=["Haymaker"]), "Spider-Man attacks Rhino", "champions:guard"),
    ("crisis", {**spidey(), "threat": 3, "side_schemes": ["Crowd Control"]}, "thwart The Break-In!", "champions:crisis-icon"),
    ("patrol", {**spidey(minions=[PATROL]), "threat": 3}, "thwart The Break-In!", "champions:patrol"),
    ("nothing there", spidey(), "thwart The Break-In!", "champions:choose#5"),
    ("exhausted hero", spidey(exhausted=True), "attack Rhino", "champions:exhausted#1"),
    ("exhausted support", peter(damage=4, play=[put("Aunt May", exhausted=True)]), "Aunt May", "champions:exhausted#2"),
    ("exhausted resource", spidey(play=[put("Web-Shooter", exhausted=True)]), "Web-Shooter", "champions:exhausted#2"),
    ("exhausted defender", spidey(exhausted=True), "defend", "champions:exhausted#1"),
    ("alter-ego attacks", peter(), "attack Rhino", "champions:player-turn#3"),
    ("alter-ego defends", peter(), "defend", "champions:defend#2"),
    ("hero recovers", spidey(damage=3), "recover", "champions:recover"),
    ("unhurt recovers", peter(), "recover", "champions:ability#3"),
    ("wrong form, ability", spidey(damage=4, play=["Aunt May"]), "Aunt May", "champions:triggered-abilities#4"),
    ("wrong form, event", peter(hand=["Haymaker", *PAY]), "play Haymaker", "champions:triggered-abilities#4"),
    ("hero form only", peter(hand=["Webbed Up", *PAY]), "play Webbed Up", "champions:play-restrictions#1"),
    ("change twice", spidey(changed_form=True), "change form", "champions:form#1"),
    ("too poor", spidey(hand=["Swinging Web Kick", "Haymaker"]), "play Swinging Web Kick", "champions:resource#3"),
    ("wrong type", spidey(play=["Vision"], hand=["Strength"]), "use Vision", "champions:resource#5"),
    ("limit", {"A": side("Carol Danvers", used="Carol Danvers")}, "Carol Danvers", "champions:limit"),
    ("limit, resource", peter(used="Peter Parker", hand=["Aunt May"]), "Peter Parker", "champions:limit"),
    ("unhurt cost", {"A": side("Captain Marvel", hand=["Energy"])}, "Captain Marvel", "champions:cost-arrow-icon"),
    ("no target", spidey(hand=["Spider-Tracer", *PAY]), "play Spider-Tracer", "champions:attach-to#3"),
    ("no target, event", spidey(hand=["Get Ready"], play=["Tigra"]), "play Get Ready", "champions:choose#2"),
    (
        "max per enemy",
        {**spidey(hand=["Webbed Up", *PAY]), "villain_attached": ["Webbed Up"]},
        "play Webbed Up",
        "champions:max#p4",
    ),
    ("max per player", spidey(hand=["Helicarrier", *PAY], play=["Helicarrier"]), "play Helicarrier", "champions:max#p4"),
    (
        "unique",
        {**spidey(hand=["Nick Fury", *PAY]), "B": side("She-Hulk", play=["Nick Fury"])},
        "play Nick Fury",
        "champions:unique-icon#1",
    ),
    ("a resource card", spidey(hand=["Energy"]), "play Energy", "champions:resource-cards"),
    ("wrong window", spidey(hand=["Backflip"]), "play Backflip", "champions:interrupt"),
    ("wrong window, response", spidey(hand=["Chase Them Down"]), "play Chase Them Down", "champions:response"),
    ("a dash", spidey(play=["Hulk"]), "thwart The Break-In!", "champions:dash-value"),
    ("no change", {"A": side("She-Hulk", hand=["Gamma Slam", *PAY])}, "play Gamma Slam", "champions:ability#3"),
    ("a card past guard", spidey(minions=["Hydra Mercenary"], hand=["Haymaker", *PAY]), "Haymaker vs Rhino", "champions:guard"),
    (
        "a card past crisis",
        {**CRISIS, **spidey(hand=["For Justice!", *PAY])},
        "For Justice! vs The Break-In!",
        "champions:crisis-icon",
    ),
    (
        "the wrong target",
        spidey(hand=["Spider-Tracer", *PAY], minions=["Shocker"]),
        "play Spider-Tracer on Rhino",
        "champions:attach-to#3",
    ),
    (
        "one too many on it",
        {**spidey(hand=["Webbed Up", *PAY], minions=["Shocker"]), **WEB},
        "Webbed Up on Rhino",
        "champions:max#p4",
    ),
    ("nothing to heal", spidey(hand=["First Aid", *PAY], play=["Tigra"], damage=2), "First Aid on Tigra", "champions:choose#5"),
    (
        "nothing to ready",
        spidey(hand=["Get Ready"], play=["Tigra", put("Hulk", exhausted=True)]),
        "Get Ready on Tigra",
        "champions:choose#5",
    ),
    (
        "no damage",
        {**spidey(play=["Tac Team"], minions=["Madame Hydra"]), **LEGIONS},
        "Tac Team vs Madame Hydra",
        "champions:choose#5",
    ),
    ("no such target", spidey(hand=["Haymaker", *PAY], play=["Tigra"]), "Haymaker vs Tigra", "champions:choose"),
    ("another's card", {**spidey(), "B": side("Carol Danvers")}, "Carol Danvers", "champions:ability#8"),
]


@pytest.mark.parametrize(("given", "asked", "rule"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_what_is_asked_most_is_answered_with_its_rule(given: dict[str, Any], asked: str, rule: str) -> None:
    t = laid(**given)
    assert any(f"[{rule}]" in line for line in t.A.why(asked))
    _, said = at_table(laid(**given), f"why {asked}")
    assert rule in " ".join(said[said.index(f"> why {asked}") :].split()) and rulebook.exists(rule)


@pytest.mark.parametrize("asked", ["attack Rhino", "Vision attacks Rhino", "use Vision", "play Nick Fury", "change form", ATTACK])
def test_what_may_be_done_is_not_refused(asked: str) -> None:
    t = laid(A=side("Spider-Man", play=["Vision"], hand=["Nick Fury", "Haymaker", *PAY]))
    assert t.A.why(asked) and any("nothing hinders it" in line for line in t.A.why(asked))
    _, said = at_table(t, f"why {asked}")
    assert "nothing hinders it" in said[said.index(f"> why {asked}") :]


@pytest.mark.parametrize("asked", ["why can't I attack Rhino?", "can't attack Rhino", "I cannot attack Rhino?", "attack rhino"])
def test_the_question_may_be_asked_in_full(asked: str) -> None:
    t = laid(A=side("Spider-Man", minions=["Hydra Mercenary"], play=["Tigra"]))
    assert t.A.why(asked) == t.A.why("attack Rhino") and all("[champions:guard]" in line for line in t.A.why(asked))
    _, said = at_table(t, f"why {asked}")
    assert "Hydra Mercenary, engaged with you, has guard" in " ".join(said[said.index(f"> why {asked}") :].split())


@pytest.mark.rule("champions:active-player", "champions:action")
def test_out_of_turn_and_in_the_villain_phase_nothing_is_played() -> None:
    given: dict[str, Any] = {"hand": ["Haymaker", "Web-Shooter", "Energy"]}
    t = laid(A=side("Spider-Man", **given), phase="villain", step=2)
    assert t.why_not("A", "Haymaker") == ["champions:action"] and not t.offered("Haymaker")
    assert t.why_not("A", "Web-Shooter") == ["champions:active-player"]
    assert "champions:active-player" in t.why_not("A", "Rhino")
    # out of turn a player plays no upgrade, but an action when asked
    t = laid(A=side("Iron Man"), B=side("Spider-Man", **given))
    assert t.why_not("B", "Web-Shooter") == ["champions:active-player"] and t.why_not("B", "Haymaker") == []
    t.A.does("Ask B")
    assert t.offered("Play Haymaker") and not t.offered("Web-Shooter")


@pytest.mark.rule("champions:exhausted#1")
def test_who_can_not_defend_against_this_attack_is_told_why() -> None:
    t = laid(A=side("Spider-Man", play=["Tigra", put("Vision", exhausted=True)], hand=["Backflip"]), B=side("Iron Man"))
    t.enemy_attacks("Rhino", "A")
    t.A.passes()
    assert t.A.why("defend") == [
        "Spider-Man defends - nothing hinders it",
        "Tigra defends - nothing hinders it",
        "Vision defends - no: Vision is exhausted  [champions:exhausted#1]",
    ]
    assert t.why_not("A", "Vision", "defend") == ["champions:exhausted#1"] and t.why_not("A", "Tigra", "defend") == []
    t.A.passes()
    t.B.passes()
    # the damage is there: it is too late for that, and not for a card
    assert t.offered("Backflip") and t.A.why("Backflip")[0].endswith("nothing hinders it")
    assert t.why_not("A", "Tigra", "defend") == ["champions:attack-enemy-activation#2"]
    t.A.picks("Backflip")
    assert t["Spider-Man"].damage == 0 and not t["Tigra"].exhausted
    # and when an ally of another defends he has no say in it any more
    t = laid(A=side("Spider-Man", hand=["Backflip"]), B=side("Iron Man", play=["Vision"]), villain_attached=["Charge"])
    t.enemy_attacks("Rhino", "A")
    t.A.passes()
    t.B.defends("Vision")
    assert t.kind == "turn" and t.A.hand == ["Backflip"] and t["Iron Man"].damage == 2


@pytest.mark.rule("champions:peril")
def test_nobody_helps_with_a_card_of_peril() -> None:
    danger = stand_in("treachery", "Danger", Keyword("peril"), Keyword("surge"))
    t = laid(
        A=side("Iron Man"), B=side("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"]), encounter=[danger, "Advance", BLANK]
    )
    assert t.why_not("B", "Enhanced Spider-Sense") == ["champions:interrupt"]
    t.reveals("Danger", "A")
    # the card that surge brings has no peril: there she may help
    assert t.offered("Enhanced Spider-Sense") and t.why_not("B", "Enhanced Spider-Sense") == []


@pytest.mark.rule("champions:player-turn", "champions:action")
def test_while_an_attack_is_under_way_no_action_is_taken_in_the_midst_of_it() -> None:
    t = laid(A=side("Iron Man", hand=["Get Ready", "Haymaker", "Energy"], play=[put("Tigra", exhausted=True)]))
    assert t.why_not("A", "Get Ready") == [] and t.offered("Play Get Ready")
    t.enemy_attacks("Rhino", "A")
    assert t.kind == "defend" and not t.offered("Tigra") and not t.offered("Get Ready")
    assert t.why_not("A", "Get Ready") == t.why_not("A", "Haymaker") == ["champions:player-turn"]
    assert t.A.why("Haymaker vs Rhino") == [
        "Play Haymaker - no: something else is under way and asked about just now  [champions:player-turn]"
    ]
    t.A.passes()
    assert t.why_not("A", "Get Ready") == []
