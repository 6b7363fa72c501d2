"""Schemes as cards and as activations, surge, effects that come at once, scenarios and modes."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.catalog.catalog import CATALOG, all_facts, of_set
from longbox.games.champions.decks.scenarios import MODULAR, SCENARIOS, encounter_cards, modular_named, villain
from longbox.games.champions.decks.setup import blank
from longbox.games.champions.game import GAME
from longbox.games.champions.language.vocabulary import (
    MAIN,
    ME,
    SCHEME,
    THE_VILLAIN,
    TO_CLEAR,
    YOU_,
    Action,
    Boost,
    CancelRevealed,
    Clear,
    Constant,
    Deal,
    DrawCards,
    EnemiesAct,
    EnemyActs,
    Gets,
    Interrupt,
    IsDefeated,
    IsRevealed,
    Keyword,
    One,
    PlaceThreat,
    PutCounters,
    Response,
    Surge,
    TakesDamage,
    Target,
    WhenDefeated,
    WhenRevealed,
    Whom,
    seq,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.games.champions.situations.worked.of_schemes import PLOT
from longbox.games.champions.situations.worked.standins import TWO
from longbox.games.champions.state import ENCOUNTER_DECK, SCHEMES, VILLAIN_AREA
from longbox.kernel.setups import SetupError
from longbox.kernel.windows import Cancel
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on
from tests.rules.champions.standins import free
from tests.worked import laid

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=2)


# -- schemes as cards -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:scheme-card-type", "champions:scheme-card-type#1")
def test_a_scheme_is_the_main_scheme_or_a_side_scheme_and_its_player_chooses() -> None:
    assert {"main_scheme", "side_scheme"} == SCHEMES
    ease = free("Ease", Action((), Clear(1, Target()), targets=(One(TO_CLEAR),)))
    stir = free("Stir", Action((), PlaceThreat(1, Target()), targets=(One(SCHEME),)))
    t = situation(
        "champions",
        A=side("Captain Marvel", hand=[ease, stir]),
        B=side("She-Hulk"),
        threat=2,
        side_schemes=[PLOT],
        first="B",
        active="A",
    )
    t.A.plays("Ease")
    # not the first player, but who resolves it
    assert t.A.asked() and t.offered("The Break-In!") and t.offered("Plot")
    t.A.picks("Plot")
    assert t["Plot"].threat == 2 and t.scheme.threat == 2
    t.A.plays("Stir")
    t.A.picks("The Break-In!")
    assert t["Plot"].threat == 2 and t.scheme.threat == 3


@pytest.mark.rule("champions:side-scheme", "champions:side-scheme#p2", "champions:side-scheme#1")
def test_a_side_scheme_enters_the_villains_area_with_its_threat() -> None:
    t = laid("champions:~side-scheme-enters")
    t.begins()
    t.begins()
    # two for each player where the card says so
    assert t["Plot"].threat == 3 and t["Many"].threat == 4 and t.scheme.threat == 4
    assert [t.state.place(t.find(n) & 0xFFF) for n in ("Plot", "Many")] == [100 + VILLAIN_AREA] * 2
    # put into play as well
    t = situation("champions", A=side("Captain Marvel"), encounter=[PLOT, BLANK])
    t.happens(ev.EnterPlay(t.find("Plot"), 0))
    assert t["Plot"].threat == 3


@pytest.mark.rule("champions:side-scheme#2")
def test_a_side_scheme_stays_until_its_threat_is_gone_or_a_card_removes_it() -> None:
    win = stand_in(
        "support", "Win", Response(IsDefeated(Whom("side scheme"), after=True), PutCounters(1, "won", ME), forced=True)
    )
    last = stand_in("side_scheme", "Plot", WhenDefeated(DrawCards(1)), base_threat=3, base_fixed=True)
    t = situation(
        "champions",
        A=side("Captain Marvel", play=[win, stand_in("ally", "Friend", hp=3, atk=1, thw=1)]),
        side_schemes=[put(last, threat=3)],
        threat=1,
    )
    t.A.thwarts("Captain Marvel", "Plot")
    next_round(t)
    assert t["Plot"].threat == 1 and t["Win"].counter("won") == 0
    t.A.thwarts("Friend", "Plot")
    assert not t.in_play("Plot") and t.encounter_discard[-1:] == ["Plot"] and t["Win"].counter("won") == 1
    # a card may take it away with threat on it: then it is not defeated
    t = situation("champions", A=side("Captain Marvel", play=[win]), side_schemes=[put(last, threat=3)])
    t.happens(ev.Discard(t.find("Plot")))
    assert not t.in_play("Plot") and t["Win"].counter("won") == 0 and t.A.hand == []
    # threat removed by an ability counts like a thwart's
    ease = free("Ease", Action((), Clear(3, Target()), targets=(One(TO_CLEAR),)))
    t = situation("champions", A=side("Captain Marvel", play=[win], hand=[ease]), side_schemes=[put(last, threat=3)])
    t.A.plays("Ease")
    assert t["Win"].counter("won") == 1 and len(t.A.hand) == 1


# -- schemes as activations -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "champions:scheme-enemy-activation", "champions:scheme-enemy-activation#1", "champions:scheme-enemy-activation#2",
    "champions:scheme-enemy-activation#2.2", "champions:scheme-enemy-activation#2.3", "champions:scheme-enemy-activation#3",
)  # fmt: skip
def test_a_villain_schemes_with_a_boost_card() -> None:
    t = laid("champions:~enemy-schemes")
    t.begins()
    # SCH 1, two icons, on the main scheme alone; the card is discarded
    assert t.scheme.threat == 4 and t["Plot"].threat == 3 and t.encounter_discard == ["Two"] and len(t.encounter_deck) == 2
    assert t["Captain Marvel"].damage == 0
    # the icons are for this activation
    t = laid("champions:~enemy-schemes")
    t.begins()
    t.enemy_schemes("Rhino")
    assert t.scheme.threat == 5
    # a minion gets none, unless it is villainous
    for words, threat, left in (((), 3, 2), ((Keyword("villainous"),), 5, 1)):
        minion = stand_in("minion", "Clerk", *words, hp=3, atk=1, sch=2)
        t = situation("champions", A=side("Captain Marvel", minions=[minion]), threat=1, encounter=[TWO, BLANK])
        t.enemy_schemes("Clerk")
        assert t.scheme.threat == threat and len(t.encounter_deck) == left


@pytest.mark.rule(
    "champions:scheme-enemy-activation#2", "champions:scheme-enemy-activation#2.1", "champions:scheme-enemy-activation#2.3"
)
def test_boost_cards_are_resolved_one_after_the_other() -> None:
    from longbox.games.champions.language.vocabulary import ActivationGains

    first = stand_in("treachery", "First", Boost(Deal(1, YOU_)), boost=1, boost_star=True)
    second = stand_in("treachery", "Second", Boost(seq(PlaceThreat(1, MAIN))), boost=2, boost_star=True)
    more = stand_in(
        "environment", "More", Interrupt(EnemyActs(Whom("villain"), ("scheme",)), ActivationGains(given=1), forced=True)
    )
    t = situation("champions", A=side("Captain Marvel"), environments=[more], encounter=[first, second, BLANK])
    t.enemy_schemes("Rhino")
    assert t["Captain Marvel"].damage == 1 and t.scheme.threat == 1 + 1 + 2 + 1 and t.encounter_discard == ["First", "Second"]
    lines = t.log
    assert (
        lines.index("First, 1 boost icon")
        < lines.index("First: Boost")
        < lines.index("Second, 2 boost icons")
        < lines.index("Second: Boost")
    )
    # the text is not that of a card revealed, nor does the boost text of a revealed card resolve
    t = situation("champions", A=side("Captain Marvel", dealt=[first]))
    t.reveals("First")
    assert t["Captain Marvel"].damage == 0


@pytest.mark.rule("champions:scheme-enemy-activation#3")
def test_the_threat_follows_the_modified_value() -> None:
    plan = stand_in("attachment", "Plan", Constant(InHost(), (Gets("sch", 2),)))
    t = situation("champions", A=side("Captain Marvel", play=[put(plan, on="Rhino")], minions=[THUG]))
    t.enemy_schemes("Rhino")
    assert t.scheme.threat == 3
    t.enemy_schemes("Thug")
    assert t.scheme.threat == 5


def InHost() -> Any:
    """What an attachment is attached to."""
    from longbox.games.champions.language.vocabulary import Host

    return Host()


# -- surge ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:surge", "champions:surge#1")
def test_surge_reveals_another_card_after_the_first_is_done() -> None:
    rush = stand_in("treachery", "Rush", Keyword("surge"), WhenRevealed(EnemiesAct(THE_VILLAIN)))
    bang = stand_in("treachery", "Bang", WhenRevealed(Deal(1, YOU_)))
    t = situation("champions", A=side("Captain Marvel", dealt=[rush]), B=side("She-Hulk"), encounter=[BLANK, bang, THUG])
    t.reveals("Rush")
    # the attack is under way, with its boost card: nothing else is revealed yet
    assert t.kind == "defend" and t.encounter_deck == ["Bang", "Thug"]
    on(t, "turn")
    # then the same player reveals the top card
    assert t["Captain Marvel"].damage == 3 and t["She-Hulk"].damage == 0 and t.encounter_deck == ["Thug"]
    assert t.encounter_discard.index("Rush") < t.encounter_discard.index("Bang")
    # one without surge ends it; one with surge goes on
    again = stand_in("treachery", "Again", Keyword("surge"))
    t = situation("champions", A=side("Captain Marvel", dealt=[again]), encounter=[again, THUG, bang])
    t.reveals("Again")
    assert t.A.minions == ["Thug"] and t.encounter_deck == ["Bang"]


@pytest.mark.rule("champions:surge")
def test_a_minion_with_surge_a_surge_that_is_gained_and_one_that_is_cancelled() -> None:
    bang = stand_in("treachery", "Bang", WhenRevealed(Deal(1, YOU_)))
    herald = stand_in("minion", "Herald", Keyword("surge"), hp=3, atk=1, sch=1)
    t = situation("champions", A=side("Captain Marvel", dealt=[herald]), encounter=[bang, BLANK])
    t.reveals("Herald")
    assert t.A.minions == ["Herald"] and t["Captain Marvel"].damage == 1 and len(t.encounter_deck) == 1
    # put into play it is not revealed
    t = situation("champions", A=side("Captain Marvel"), encounter=[herald, bang, BLANK])
    t.happens(ev.EnterPlay(t.find("Herald"), 0))
    assert t["Captain Marvel"].damage == 0 and t.encounter_deck == ["Bang", "Blank"]
    # a keyword is no effect "When Revealed": cancelling those leaves it, cancelling the card does not
    veto = stand_in("support", "Veto", Interrupt(IsRevealed("treachery"), CancelRevealed()))
    stop = stand_in("support", "Stop", Interrupt(IsRevealed("treachery"), Cancel("its effects")))
    rush = stand_in("treachery", "Rush", Keyword("surge"), WhenRevealed(Deal(2, YOU_)))
    for play, damage in ((veto, 1), (stop, 0)):
        t = situation("champions", A=side("Captain Marvel", play=[play]), encounter=[rush, bang, BLANK])
        from longbox.games.champions.rules.encounters import Revealing

        t.runs(Revealing(0))
        t.A.picks(play.name)
        on(t, "turn")
        assert t["Captain Marvel"].damage == damage, play.name
    gain = stand_in("treachery", "Gain", WhenRevealed(Surge()))
    t = situation("champions", A=side("Captain Marvel", dealt=[gain]), encounter=[bang, BLANK])
    t.reveals("Gain")
    assert t["Captain Marvel"].damage == 1


# -- at once ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:simultaneous-resolution")
def test_the_first_player_orders_effects_of_one_trigger() -> None:
    def mark(name: str) -> Any:
        return stand_in(
            "environment", name, Response(TakesDamage(Whom("villain"), after=True), PutCounters(1, "x", ME), forced=True)
        )

    for first in ("A", "B"):
        t = situation(
            "champions",
            A=side("Captain Marvel"),
            B=side("She-Hulk"),
            environments=[mark("One"), mark("Two")],
            first=first,
            active="A",
        )
        t.happens(ev.Damage(t.find("Rhino"), 1))
        assert t.kind == "order" and (t.A if first == "A" else t.B).asked()
        t.picks("Two")
        assert t["One"].counter("x") == 1 and t["Two"].counter("x") == 1
        lines = t.log
        assert lines.index("counter goes onto Two") < lines.index("counter goes onto One")
    # forced ones come before those that may be used: they are of another trigger
    may = stand_in("support", "May", Response(TakesDamage(Whom("villain"), after=True), DrawCards(1)))
    t = situation("champions", A=side("Captain Marvel", play=[may]), environments=[mark("One")])
    t.happens(ev.Damage(t.find("Rhino"), 1))
    assert t.kind == "window" and t["One"].counter("x") == 1


# -- scenarios, modes -------------------------------------------------------------------------------------------------------------------


def deck_of(**setup: Any) -> list[Any]:
    """The definitions in the encounter deck as it is laid out."""
    s = blank(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino", **setup}, 1)
    return [s.things[n].printed for n in s.common(ENCOUNTER_DECK)]


@pytest.mark.rule(
    "champions:scenario-specific-card",
    "champions:scenario-specific-card#1",
    "champions:scenario-specific-card#2",
    "champions:scenario-specific-card#3",
)
def test_a_scenario_has_all_its_cards_in_three_decks() -> None:
    for name, scenario in SCENARIOS.items():
        mine = [c for c in of_set(scenario.set_)]
        assert mine and all(all_facts()[c]["set"] == scenario.set_ for c in mine), name
        s = blank(GAME, {"heroes": ["Spider-Man"], "scenario": name}, 1)
        deck = [s.things[n].printed for n in s.common(ENCOUNTER_DECK)]
        own = [d for d in deck if d.set_ == scenario.set_]
        wanted = {c: all_facts()[c]["quantity"] for c in mine if all_facts()[c]["kind"] not in ("villain", "main_scheme")}
        assert {c: sum(d.code == c for d in own) for c in wanted} == wanted, name
        # the villain's stages and the schemes are decks of their own
        assert {f.values.kind for f in s.things[s.villain].printed.faces} == {"villain"}
        assert {f.values.kind for f in s.things[s.scheme].printed.faces} == {"main_scheme"}
        assert {d.kind for d in own} <= {"attachment", "environment", "minion", "side_scheme", "treachery"}
        # no other scenario's cards
        others = {x.set_ for x in SCENARIOS.values()} - {scenario.set_}
        assert not [d for d in deck if d.set_ in others]


@pytest.mark.rule("champions:standard-set", "champions:standard-set#1", "champions:standard-set#2")
def test_the_standard_set_is_in_every_scenario_and_no_modular_set() -> None:
    for name in SCENARIOS:
        for mode in ("standard", "expert"):
            found = [d for d in deck_of(scenario=name, mode=mode) if d.set_ == "standard"]
            assert sorted(d.code for d in found) == sorted(d.code for d in encounter_cards("standard")), (name, mode)
    # it can't be chosen, and chance does not choose it
    with pytest.raises(SetupError):
        modular_named("standard")
    assert "standard" not in MODULAR
    with pytest.raises(SetupError):
        deck_of(modular=["standard"])
    # its cards are told by the name of the set
    assert {d.set_ for d in encounter_cards("standard")} == {"standard"} and CATALOG["01186"].set_ == "standard"


@pytest.mark.rule("champions:standard-mode", "champions:standard-mode#1")
def test_standard_mode_is_what_there_is_without_another() -> None:
    s = blank(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino"}, 1)
    same = blank(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino", "mode": "standard"}, 1)
    for made in (s, same):
        assert [f.stage for f in made.things[made.villain].printed.faces] == list(SCENARIOS["Rhino"].stages) == ["I", "II"]
        assert made.heroic == 0
        assert not [n for n in made.common(ENCOUNTER_DECK) if made.things[n].printed.set_ == "expert"]


@pytest.mark.rule("champions:skirmish-mode", "champions:skirmish-mode#1")
def test_skirmish_mode_has_one_stage_of_the_villain() -> None:
    for stage in ("I", "II", "III"):
        s = blank(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino", "skirmish": stage}, 1)
        assert [f.stage for f in s.things[s.villain].printed.faces] == [stage]
    with pytest.raises(SetupError):
        blank(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino", "skirmish": "IV"}, 1)
    # once it is defeated the game is won: there is no next one
    for skirmish, won in (("I", True), ("", False)):
        t = situation("champions", A=side("Captain Marvel"), villain_damage=13)
        t.state.write(t.state.villain).printed = villain(SCENARIOS["Rhino"], "standard", skirmish)
        t.A.attacks("Captain Marvel", "Rhino")
        on(t, "turn")
        assert (t.result is not None and t.result.won) is won


@pytest.mark.rule("champions:skirmish-mode#2")
def test_skirmish_combines_with_expert_and_heroic_mode() -> None:
    s = blank(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino", "skirmish": "I", "mode": "expert", "heroic": 2}, 1)
    assert [f.stage for f in s.things[s.villain].printed.faces] == ["I"] and s.heroic == 2
    assert [n for n in s.common(ENCOUNTER_DECK) if s.things[n].printed.set_ == "expert"]
