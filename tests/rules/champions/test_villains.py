"""The villain: its stages, its phase and its play area; abilities that resolve when revealed, defeated or completed; winning."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    CONFUSED,
    MAIN,
    ME,
    THE_VILLAIN,
    TOUGH,
    YOU_,
    Action,
    AsSoonAs,
    AttachTo,
    Boost,
    Compare,
    Constant,
    CountersOn,
    Deal,
    DiscardIt,
    DrawCards,
    Each,
    Fixed,
    GameEnds,
    Gets,
    Host,
    InPlay,
    IsDefeated,
    Keyword,
    Named,
    PlaceThreat,
    PutCounters,
    PutIntoPlay,
    Response,
    WhenCompleted,
    WhenDefeated,
    WhenRevealed,
    Whom,
    encounter,
)
from longbox.games.champions.rules.encounters import Revealing
from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.games.champions.state import AREA, F_TEXT, VICTORY, VILLAIN_AREA, CardDef, Face
from longbox.kernel.text import Printer
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.worked import laid

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
PLOT = stand_in("side_scheme", "Plot", base_threat=5)


def boss(*stages: tuple[Any, ...], hp: int = 5) -> CardDef:
    """A villain with a stage for each of these texts."""
    faces = []
    for i, text in enumerate(stages, 1):
        facts = {
            "code": f"x:boss{i}",
            "name": "Boss",
            "kind": "villain",
            "faction": "encounter",
            "stage": "I" * i,
            "hp": hp + i,
            "atk": i,
            "sch": i,
        }
        faces.append(Face(facts, text))
    return CardDef(faces)


def area(t: Table) -> list[str]:
    """The titles in the villain's play area."""
    s = t.state
    return [s.now(n).name for n in s.common(VILLAIN_AREA)]


# -- defeating the villain -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:villain", "champions:villain#p2", "champions:villain-defeat", "champions:villain-defeat#p2")
@pytest.mark.rule("champions:villain-defeat#1", "champions:villain-defeat#p3", "champions:winning-the-game")
def test_the_stages_of_a_villain_are_defeated_one_after_the_other() -> None:
    t = situation("champions", A=side("Captain Marvel", minions=[THUG]), villain=boss((), (), ()))
    t.happens(ev.Damage(t.villain.ref, 5))
    assert t.villain.up.stage == "I" and t.villain.left == 1
    # far more than it has left: the next stage starts whole
    t.happens(ev.Damage(t.villain.ref, 40))
    assert t.villain.up.stage == "II" and t.villain.damage == 0 and t.villain.left == 7 and t.result is None
    assert (t.villain.atk, t.villain.sch) == (2, 2) and t.in_play("Thug") and t["Thug"].damage == 0
    t.happens(ev.Damage(t.villain.ref, 7))
    assert t.villain.up.stage == "III" and t.result is None
    t.happens(ev.Damage(t.villain.ref, 7))
    assert t.result is None
    t.happens(ev.Damage(t.villain.ref, 1))
    assert t.result is not None and t.result.won and t.result.rule == "champions:villain-defeat#p3"
    # nothing is asked any more, though a minion is left
    assert t.match.decision is None


@pytest.mark.rule("champions:villain-defeat", "champions:villain-defeat#p2", "champions:villain-defeat#1")
def test_what_is_too_much_for_a_stage_is_lost() -> None:
    t = laid("champions:~villain-stage")
    assert t.villain.up.stage == "I" and t.villain.left == 4
    t.begins()
    assert t.villain.up.stage == "II" and t.villain.damage == 0 and t.result is None and t.A.minions == ["Thug"]


@pytest.mark.rule("champions:villain-defeat#2")
def test_what_is_on_the_villain_stays_on_its_next_stage() -> None:
    armor = stand_in("attachment", "Armor", AttachTo(InPlay(frozenset({"villain"}))), Constant(Host(), (Gets("atk", 3),)))
    t = situation(
        "champions",
        A=side("Captain Marvel"),
        villain=boss((), ()),
        villain_status=[CONFUSED],
        environments=[put(armor, on="Boss")],
    )
    t.happens(ev.Counters(t.villain.ref, "rage", 2))
    t.happens(ev.Damage(t.villain.ref, 9))
    assert t.villain.up.stage == "II" and t.villain.attached == ["Armor"] and t.villain.atk == 2 + 3
    assert t.villain.status == {CONFUSED} and t.villain.counter("rage") == 2 and t.villain.damage == 0
    # a tough one keeps damage off
    t = situation("champions", A=side("Captain Marvel"), villain=boss((), ()), villain_damage=5, villain_status=[TOUGH])
    t.happens(ev.Damage(t.villain.ref, 9))
    assert t.villain.up.stage == "I" and t.villain.damage == 5 and t.villain.status == frozenset()


@pytest.mark.rule("champions:villain#1")
def test_a_villain_is_not_discarded() -> None:
    out = stand_in("event", "Out", Action((), DiscardIt(Each(InPlay(frozenset({"villain", "minion"}))))), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[out], minions=[THUG]))
    t.A.plays("Out")
    assert t.in_play("Rhino") and t.A.minions == [] and t.encounter_discard == ["Thug"] and t.result is None
    t.happens(ev.Discard(t.villain.ref))
    assert t.in_play("Rhino") and t.encounter_discard == ["Thug"]


@pytest.mark.rule("champions:winning-the-game")
def test_the_villain_wins_with_the_last_stage_of_the_main_scheme() -> None:
    t = situation("champions", scenario="Klaw", A=side("Captain Marvel"), threat=5, encounter=[BLANK] * 9)
    t.happens(ev.Threat(t.scheme.ref, 1))
    on(t, "turn")
    assert t.result is None and t.scheme.up.stage == "2B"
    t.happens(ev.Threat(t.scheme.ref, t.state.per_player(t.scheme.up.target)))
    on(t, "turn")
    assert t.result is not None and not t.result.won and t.result.rule == "champions:main-scheme#p3" and t.result.winners == ()


@pytest.mark.rule("champions:winning-the-game#1")
def test_a_scenario_may_have_its_own_ways_to_win_and_to_lose() -> None:
    escape = stand_in("environment", "Escape", Response(IsDefeated(Whom("minion"), after=True), GameEnds(True), forced=True))
    panic = stand_in(
        "environment", "Panic", AsSoonAs(Compare(CountersOn("panic", ME), ">=", Fixed(3), "three panic here"), GameEnds(False))
    )
    t = situation("champions", A=side("Captain Marvel", minions=[THUG]), B=side("She-Hulk"), environments=[escape, panic])
    t.happens(ev.Damage(t.find("Thug"), 2), ev.Counters(t.find("Panic"), "panic", 2))
    assert t.result is None
    won = "champions:winning-the-game#1"
    t.happens(ev.Damage(t.find("Thug"), 1))
    # the villain and its scheme are as they were
    assert t.result is not None and t.result.won and t.result.rule == won and t.result.winners == (0, 1)
    assert t["Rhino"].damage == 0 and t.match.decision is None and told(t, "The players win")
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk"), environments=[escape, panic])
    t.happens(ev.Counters(t.find("Panic"), "panic", 3))
    assert t.result is not None and not t.result.won and t.result.rule == won and t.result.winners == ()
    assert GameEnds(True).text(Printer("Escape")) == "the players win the game"


# -- the villain phase -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "champions:villain-phase", "champions:villain-phase#1", "champions:villain-phase#2", "champions:villain-phase#3"
)
@pytest.mark.rule("champions:villain-phase#4", "champions:villain-phase#5")
def test_the_steps_of_the_villain_phase_come_in_order() -> None:
    alarm = stand_in("side_scheme", "Alarm", base_threat=5, hazard=1)
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=[THUG]), B=side("She-Hulk", form="alter-ego"),
        encounter=[BLANK] * 30, side_schemes=[alarm], accelerations=1, first="B", active="A",
    )  # fmt: skip
    t.A.ends_turn()
    on(t, "turn")
    log = t.log
    # one: the acceleration field for two players, and a token
    assert "3 threat is placed on The Break-In!" in log
    marks = (
        "3 threat is placed on The Break-In!", "Rhino schemes", "Rhino attacks Captain Marvel", "Thug attacks Captain Marvel",
        "B reveals", "A reveals",
    )  # fmt: skip
    at = [log.index(m) for m in marks]
    assert at == sorted(at)
    # two: once against each player, the minions against theirs
    assert len(told(t, "Rhino schemes")) == 1 and len(told(t, "Rhino attacks")) == 1 and not told(t, "Thug schemes")
    assert t["Captain Marvel"].damage == 3 and t["Jennifer Walters"].damage == 0
    # three and four: one card each and one more for the hazard icon, from the first player on; each reveals all of theirs
    assert len(told(t, "B reveals")) == 2 and len(told(t, "A reveals")) == 1
    assert log.rindex("B reveals") < log.index("A reveals") and t.A.dealt == t.B.dealt == 0
    # five: the token is passed and the round is over
    assert t.state.first == 0 and t.state.round == 2 and t.A.asked()


@pytest.mark.rule("champions:villainous")
def test_a_villainous_minion_has_a_boost_card_for_each_activation() -> None:
    two = stand_in("treachery", "Two", Boost(Deal(1, YOU_)), boost=2, boost_star=True)
    mean = stand_in("minion", "Mean", Keyword("villainous"), hp=3, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", minions=[mean, THUG], exhausted=True), encounter=[two, two, BLANK])
    t.enemy_attacks("Mean")
    on(t, "turn")
    # its icons and its ability count, and the card is discarded
    assert t["Captain Marvel"].damage == 1 + 2 + 1 and t.encounter_discard == ["Two"]
    t.enemy_schemes("Mean")
    on(t, "turn")
    assert t.scheme.threat == 3 and t.encounter_discard == ["Two", "Two"] and t["Mean"].atk == 1
    damage = t["Captain Marvel"].damage
    t.enemy_attacks("Thug")
    assert t["Captain Marvel"].damage == damage + 1 and t.encounter_deck == ["Blank"]


# -- its play area ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:villains-play-area", "champions:villains-play-area#1", "champions:villains-play-area#2")
@pytest.mark.rule("champions:villains-play-area#3", "champions:villains-play-area#4")
def test_what_enters_the_villains_play_area_and_what_does_not() -> None:
    fog = stand_in("environment", "Fog")
    armor = stand_in("attachment", "Armor", AttachTo(InPlay(frozenset({"villain"}))))
    chains = stand_in("attachment", "Chains", AttachTo(InPlay(frozenset({"hero"}))))
    debt = stand_in("obligation", "Debt")
    cards = [fog, PLOT, armor, chains, THUG, debt]
    t = situation("champions", A=side("Captain Marvel"), encounter=[*cards, BLANK, BLANK])
    assert area(t) == ["Rhino", "The Break-In!"]
    for _ in cards:
        t.runs(Revealing(0))
        on(t, "turn")
    assert sorted(area(t)) == sorted(["Rhino", "The Break-In!", "Fog", "Plot", "Armor"])
    s = t.state
    mine = [s.now(n).name for n in s.zone(0, AREA)]
    assert {"Chains", "Thug", "Debt"} <= set(mine) and not {"Fog", "Plot", "Armor"} & set(mine)
    # A's play area goes with A, the villain's stays
    assert t["Armor"].host == t.villain.ref and t["Chains"].host == t.A.identity.ref


# -- the victory display -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:victory-display", "champions:victory-x", "champions:victory-x#1")
def test_a_defeated_card_with_victory_goes_to_the_victory_display() -> None:
    prize = stand_in(
        "minion",
        "Prize",
        Keyword("victory", 2),
        Constant(Each(InPlay(frozenset({"villain"}))), (Gets("atk", 5),)),
        hp=2,
        atk=1,
        sch=1,
    )
    stake = stand_in("side_scheme", "Stake", Keyword("victory", 1), base_threat=5)
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=[prize, THUG]),
        B=side("She-Hulk"),
        side_schemes=[put(stake, threat=2), put(PLOT, threat=1)],
    )
    assert t["Rhino"].atk == 2 + 5
    t.happens(ev.Damage(t.find("Prize"), 2), ev.Damage(t.find("Thug"), 3))
    t.A.thwarts("Captain Marvel", "Stake")
    s = t.state
    shown = [s.things[n] for n in s.common(VICTORY)]
    assert [c.printed.name for c in shown] == ["Prize", "Stake"] and t.encounter_discard == ["Thug"]
    # out of play: it does nothing there, but what it is worth can be read by everybody
    assert t["Rhino"].atk == 2 and not t.in_play("Prize") and not t.in_play("Stake")
    assert sum(c.up.values.keywords.get("victory", 0) for c in shown) == 3
    for seat in (0, 1):
        assert [c.name for a in t.match.view(seat).table.areas if a.title == "Victory display" for c in a.known] == [
            "Stake",
            "Prize",
        ]
    # discarded, not defeated, it goes to the discard pile
    t = situation("champions", A=side("Captain Marvel", minions=[prize]))
    t.happens(ev.Discard(t.find("Prize")))
    assert t.encounter_discard == ["Prize"] and not t.state.common(VICTORY)


# -- when revealed, defeated, completed ----------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:when-revealed", "champions:when-revealed#p2")
def test_when_revealed_abilities_resolve_as_cards_and_stages_are_revealed() -> None:
    ambush = stand_in("minion", "Ambush", WhenRevealed(Deal(1, YOU_)), hp=3, atk=1, sch=1)
    t = situation(
        "champions",
        A=side("Captain Marvel"),
        B=side("She-Hulk"),
        encounter=[ambush, BLANK],
        villain=boss((), (WhenRevealed(PlaceThreat(2, MAIN)),)),
    )
    t.runs(Revealing(1))
    assert t["She-Hulk"].damage == 1 and t["Captain Marvel"].damage == 0 and t.B.minions == ["Ambush"]
    # once; not again while it is in play
    t.happens(ev.Damage(t.find("Ambush"), 1))
    assert t["She-Hulk"].damage == 1 and t.scheme.threat == 0
    t.happens(ev.Damage(t.villain.ref, 6))
    assert t.villain.up.stage == "II" and t.scheme.threat == 2
    # a stage of the main scheme
    t = situation("champions", scenario="Klaw", A=side("Captain Marvel"), threat=5, encounter=[THUG, BLANK])
    t.happens(ev.Threat(t.scheme.ref, 1))
    on(t, "turn")
    assert told(t, "When Revealed") and t.A.minions == ["Thug"]


@pytest.mark.rule("champions:when-revealed#2")
def test_what_is_merely_put_into_play_is_not_revealed() -> None:
    ambush = stand_in("minion", "Ambush", WhenRevealed(Deal(1, YOU_)), hp=3, atk=1, sch=1)
    call = stand_in("event", "Call", Action((), PutIntoPlay(Each(encounter(Named("Ambush"))))), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[call]), encounter=[ambush, BLANK])
    t.A.plays("Call")
    assert t.A.minions == ["Ambush"] and t["Captain Marvel"].damage == 0
    # nor as a boost card
    t = situation("champions", A=side("Captain Marvel", exhausted=True), encounter=[ambush, BLANK])
    t.enemy_attacks("Rhino")
    assert t["Captain Marvel"].damage == 2 and t.encounter_discard == ["Ambush"]


@pytest.mark.rule("champions:when-defeated")
def test_when_defeated_abilities_resolve_before_the_card_goes() -> None:
    last = stand_in("minion", "Last", WhenDefeated(PutCounters(1, "last", THE_VILLAIN)), hp=2, atk=1, sch=1)
    end = stand_in("side_scheme", "End", WhenDefeated(PutCounters(1, "end", THE_VILLAIN)), base_threat=5)
    pal = stand_in("ally", "Pal", WhenDefeated(DrawCards(1)), cost=0, hp=2, atk=1, thw=1)
    t = situation(
        "champions", A=side("Captain Marvel", minions=[last], play=[pal]), B=side("She-Hulk"), side_schemes=[put(end, threat=2)],
        villain=boss((WhenDefeated(PutCounters(1, "stage", THE_VILLAIN)),), ()),
    )  # fmt: skip
    t.happens(ev.Damage(t.find("Last"), 1), ev.Damage(t.find("Pal"), 1))
    assert t.villain.counter() == 0 and t.A.hand == []
    t.happens(ev.Damage(t.find("Last"), 1), ev.Damage(t.find("Pal"), 1))
    on(t, "turn")
    assert t.villain.counter("last") == 1 and len(t.A.hand) == 1 and t.B.hand == [] and t.A.play == [] and t.A.minions == []
    t.A.thwarts("Captain Marvel", "End")
    assert t.villain.counter("end") == 1 and t.encounter_discard == ["Last", "End"]
    lines = t.log.splitlines()
    assert next(i for i, x in enumerate(lines) if "Last: When Defeated" in x) < next(
        i for i, x in enumerate(lines) if "Last is discarded" in x
    )
    t.happens(ev.Damage(t.villain.ref, 6))
    assert t.villain.up.stage == "II" and t.villain.counter("stage") == 1
    # leaving play is not being defeated
    t = situation("champions", A=side("Captain Marvel", minions=[last], play=[pal]))
    t.happens(ev.Discard(t.find("Last")), ev.Discard(t.find("Pal")))
    assert t.villain.counter() == 0 and t.A.hand == []


@pytest.mark.rule("champions:when-completed")
def test_when_completed_abilities_resolve_as_the_main_scheme_is_completed() -> None:
    t = situation("champions", scenario="Klaw", A=side("Captain Marvel"), threat=4, encounter=[BLANK] * 9)
    done = WhenCompleted(PutCounters(1, "done", THE_VILLAIN))
    scheme = t.state.things[t.state.scheme]
    faces = [Face(f.facts, (*f.text, done) if f.stage == "1B" else f.text) for f in scheme.printed.faces]
    scheme.printed = CardDef(faces)
    t.state.mark(F_TEXT)
    t.happens(ev.Threat(t.scheme.ref, 1))
    assert t.villain.counter("done") == 0
    t.happens(ev.Threat(t.scheme.ref, 1))
    on(t, "turn")
    assert t.scheme.up.stage == "2B" and t.villain.counter("done") == 1
    lines = t.log.splitlines()
    assert next(i for i, x in enumerate(lines) if "When Completed" in x) < next(i for i, x in enumerate(lines) if "stage 2" in x)
