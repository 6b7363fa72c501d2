"""What may be chosen, against what the effect could change: verbs of every kind, whatever the card asks to be chosen."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import (
    YOU_,
    Action,
    Clear,
    Deal,
    DrawCards,
    EnemiesAct,
    ExhaustIt,
    Give,
    HealIt,
    InPlay,
    It,
    Keyword,
    LoseStatus,
    One,
    ReadyIt,
    Response,
    Strikes,
    Target,
    WhenRevealed,
    Whom,
    pick_in_play,
    seq,
)
from longbox.games.champions.situations import put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on
from tests.rules.champions.standins import THUG, free

FRIEND = One(InPlay(frozenset({"hero", "alter_ego", "ally"})))
ENEMY = One(InPlay(frozenset({"villain", "minion"})))
ANY_SCHEME = One(InPlay(frozenset({"main_scheme", "side_scheme"})))
GUARD = stand_in("minion", "Guard", Keyword("guard"), hp=3, atk=1, sch=1)
WATCH = stand_in("minion", "Watch", Keyword("patrol"), hp=3, atk=1, sch=1)


@pytest.mark.rule("champions:choose#5")
def test_of_those_a_card_speaks_of_only_whom_it_could_change_is_chosen() -> None:
    cases = (
        (free("Aid", Action((), HealIt(Target(), 2), targets=(FRIEND,))), "damage", 1, 0),
        (free("Aid", Action((), ReadyIt(Target()), targets=(FRIEND,))), "exhausted", True, False),
        (free("Aid", Action((), LoseStatus(Target()), targets=(FRIEND,))), "status", frozenset({"stunned"}), frozenset()),
    )
    for event, what, before, after in cases:
        # Tigra alone needs it: she is chosen without a question
        t = situation(
            "champions",
            A=side("Spider-Man", hand=[event], play=[put("Tigra", **{what: before}), "Mockingbird"]),
            B=side("She-Hulk"),
        )
        t.A.plays("Aid")
        assert t.kind == "turn" and getattr(t["Tigra"], what) == after
        # nobody needs it: it can't be played, and stays in the hand
        t = situation("champions", A=side("Spider-Man", hand=[event], play=["Tigra", "Mockingbird"]))
        assert not t.offered("Play Aid") and "champions:choose#5" in t.why_not("A", "Aid") and t.A.hand == ["Aid"]
    # of ready characters any may be exhausted
    tire = free("Tire", Action((), ExhaustIt(Target()), targets=(FRIEND,)))
    t = situation("champions", A=side("Spider-Man", hand=[tire], play=[put("Tigra", exhausted=True), "Mockingbird"]))
    t.A.plays("Tire")
    assert len(t.options()) == 2 and t.offered("Spider-Man") and t.offered("Mockingbird")


@pytest.mark.rule("champions:choose#5", "champions:ability#3")
def test_what_else_the_card_does_makes_nobody_a_target() -> None:
    zap = free("Zap", Action((), seq(Give("stunned", Target()), DrawCards(1)), targets=(ENEMY,)))
    dazed = put(THUG, status=["stunned"])
    t = situation("champions", A=side("Spider-Man", hand=[zap], minions=[dazed]))
    t.A.plays("Zap")
    assert t.villain.status == {"stunned"} and len(t.A.hand) == 1
    t = situation("champions", A=side("Spider-Man", hand=[zap], minions=[dazed]), villain_status=["stunned"])
    assert not t.offered("Play Zap") and "champions:choose#5" in t.why_not("A", "Zap")
    # but one part that could change it is enough
    jolt = free("Jolt", Action((), seq(Give("stunned", Target()), Deal(1, Target())), targets=(ENEMY,)))
    t = situation("champions", A=side("Spider-Man", hand=[jolt], minions=[dazed]), villain_status=["stunned"])
    t.A.plays("Jolt")
    t.A.picks("Thug")
    assert t["Thug"].damage == 1 and t.villain.damage == 0
    # and of what is no change to the card itself nothing is judged beforehand
    call = free("Call", Action((), EnemiesAct(Target()), targets=(ENEMY,)))
    t = situation("champions", A=side("Spider-Man", hand=[call], minions=[dazed], exhausted=True))
    t.A.plays("Call")
    t.A.picks("Thug")
    on(t, "turn")
    assert t["Thug"].status == frozenset() and t["Spider-Man"].damage == 0


@pytest.mark.rule("champions:choose#5", "champions:guard", "champions:patrol", "champions:crisis-icon")
def test_guard_patrol_and_crisis_leave_what_can_be_changed() -> None:
    hit = free("Hit", Action((), Deal(2, Target()), targets=(ENEMY,), labels=("attack",)))
    foil = free("Foil", Action((), Clear(2, Target()), targets=(ANY_SCHEME,), labels=("thwart",)))
    t = situation("champions", A=side("Spider-Man", hand=[hit], minions=[GUARD]), B=side("She-Hulk", hand=[hit]))
    t.A.plays("Hit")
    assert t["Guard"].damage == 2 and t.villain.damage == 0
    # damage that is no attack may go to the villain, and the other player is not held
    shot = free("Shot", Action((), Deal(2, Target()), targets=(ENEMY,)))
    t = situation("champions", A=side("Spider-Man", hand=[shot], minions=[GUARD]))
    t.A.plays("Shot")
    t.A.picks("Rhino")
    assert t.villain.damage == 2
    # threat that can't be removed is none to choose
    t = situation("champions", A=side("Spider-Man", hand=[foil]), threat=4, side_schemes=[put("Crowd Control", threat=3)])
    t.A.plays("Foil")
    assert t["Crowd Control"].threat == 1 and t.scheme.threat == 4
    t = situation("champions", A=side("Spider-Man", hand=[foil], minions=[WATCH]), threat=4)
    assert not t.offered("Play Foil") and "champions:patrol" in t.why_not("A", "Foil")
    t = situation("champions", A=side("Spider-Man", hand=[foil]))
    assert not t.offered("Play Foil") and "champions:choose#5" in t.why_not("A", "Foil")
    # patrol keeps from thwarting alone: removing threat without a thwart goes on
    wipe = free("Wipe", Action((), Clear(2, Target()), targets=(ANY_SCHEME,)))
    t = situation("champions", A=side("Spider-Man", hand=[wipe], minions=[WATCH]), threat=4)
    t.A.plays("Wipe")
    assert t.scheme.threat == 2


@pytest.mark.rule("champions:choose#3", "champions:choose#5")
def test_of_several_targets_as_many_as_could_be_changed_are_chosen() -> None:
    both = free("Both", Action((), Give("stunned", Target()), targets=(One(InPlay(frozenset({"villain", "minion"})), 3),)))
    other = put(stand_in("minion", "Other", hp=2, atk=1, sch=1), status=["stunned"])
    t = situation("champions", A=side("Spider-Man", hand=[both], minions=[THUG, other]))
    t.A.plays("Both")
    on(t, "turn")
    assert t.villain.status == t["Thug"].status == t["Other"].status == {"stunned"}


HERO_OR_ALLY = InPlay(frozenset({"hero", "ally"}))


@pytest.mark.rule("champions:first-player#1", "champions:choose#1")
def test_whom_an_encounter_card_means_the_first_player_selects_unless_somebody_is_told_to_choose() -> None:
    spark = stand_in("treachery", "Spark", WhenRevealed(Deal(1, One(HERO_OR_ALLY))))
    told_to = stand_in("treachery", "Spark", WhenRevealed(pick_in_play(HERO_OR_ALLY, Deal(1, It("picked")))))
    own = stand_in("treachery", "Spark", WhenRevealed(Deal(1, One(InPlay(frozenset({"hero", "ally"}), (), "you")))))
    for card, chooser in ((spark, 0), (told_to, 1), (own, 1)):
        t = situation("champions", A=side("Spider-Man"), B=side("She-Hulk", play=["Tigra"]), encounter=[card])
        t.reveals("Spark", "B")
        assert t.match.decision is not None and t.match.decision.player == chooser
        assert t.offered("She-Hulk") and t.offered("Tigra") and t.offered("Spider-Man") is (card is not own)
        t.picks("Tigra")
        assert (t["Tigra"].damage, t["She-Hulk"].damage, t["Spider-Man"].damage) == (1, 0, 0)
    # what is forced is the first player's as well, whoever set it off; an action is for the player who uses it
    trap = stand_in("environment", "Trap", Response(Strikes(Whom("hero"), after=True), Deal(1, One(HERO_OR_ALLY)), forced=True))
    lever = stand_in("environment", "Lever", Action((ExhaustIt(YOU_),), Deal(1, One(HERO_OR_ALLY))))
    t = situation("champions", A=side("Spider-Man"), B=side("She-Hulk"), active="B", environments=[trap])
    t.B.attacks("She-Hulk", "Rhino")
    assert t.kind == "choose" and t.A.asked()
    t = situation("champions", A=side("Spider-Man"), B=side("She-Hulk"), active="B", environments=[lever])
    t.B.uses("Lever")
    assert t.kind == "choose" and t.B.asked()
