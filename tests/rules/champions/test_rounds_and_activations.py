"""The order of a round, acceleration, activations, and encounter cards that are dealt."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ENGAGED,
    IT,
    ME,
    MINION,
    THE_VILLAIN,
    VILLAINS,
    Accelerate,
    Action,
    Boost,
    Deal,
    DiscardIt,
    DrawCards,
    Each,
    Encounters,
    EnemiesAct,
    EnemyActs,
    Facing,
    InPlay,
    Interrupt,
    Keyword,
    PutCounters,
    Response,
    WhenRevealed,
    Whom,
)
from longbox.games.champions.rules.rounds import accelerations
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import next_round, on, told

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
BRUTE = stand_in("minion", "Brute", hp=5, atk=3, sch=2)
FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
FAST = stand_in("side_scheme", "Fast", base_threat=3, acceleration=1)


# -- a round ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:round-overview#1", "champions:round-overview#2", "champions:round-overview#3")
@pytest.mark.rule("champions:round-overview#4", "champions:round-overview#5", "champions:round-overview#6")
@pytest.mark.rule(
    "champions:round-overview#7", "champions:round-overview#8", "champions:round-overview#9", "champions:round-overview#10"
)
def test_a_round_in_its_order() -> None:
    t = situation(
        "champions", A=side("Captain Marvel", minions=[THUG]), B=side("She-Hulk"), encounter=[BLANK] * 30, first="B", active="B"
    )
    t.B.ends_turn()
    assert t.A.asked() and t.kind == "turn" and t.state.active == 0
    t.A.ends_turn()
    next_round(t)
    # in the second round A is first
    assert t.state.round == 2 and t.state.phase == "player phase" and t.A.asked() and t.state.first == 0
    words = [
        "A's turn",
        "The villain phase",
        "threat is placed on The Break-In!",
        "Rhino attacks She-Hulk",
        "Rhino attacks Captain Marvel",
        "Thug attacks Captain Marvel",
        "B is dealt",
        "A is dealt",
        "B reveals",
        "A reveals",
        "A becomes the first player",
        "Round 2",
        "A's turn",
    ]
    at = -1
    for word in words:
        at = t.log.find(word, at + 1)
        assert at >= 0, (word, t.log)


@pytest.mark.rule("champions:active-player", "champions:action")
def test_the_active_player_acts_and_others_on_request() -> None:
    call = stand_in("event", "Call", Action((), DrawCards(1)), cost=0)
    t = situation("champions", A=side("Captain Marvel", hand=[call]), B=side("She-Hulk", hand=[call], play=[FRIEND]))
    assert t.state.active == 0 and t.A.asked() and t.offered("Play Call")
    # B may only use an action, and only if A asks for it; B's allies do nothing now
    assert t.why_not("B", "Friend", "attacks Rhino") == ["champions:active-player"]
    t.pick("Ask B")
    assert t.B.asked() and len(t.options()) == 2 and t.offered("No action") and t.offered("Play Call")
    t.B.plays("Call")
    assert len(t.B.hand) == 1 and t.A.asked()
    t.A.ends_turn()
    assert t.state.active == 1 and t.B.asked() and t.offered("Friend attacks Rhino")
    # no action in the villain phase
    t = situation(
        "champions",
        A=side(
            "Captain Marvel",
            hand=[call],
            exhausted=True,
            play=[stand_in("support", "Wait", Interrupt(EnemyActs(VILLAINS), DrawCards(1)))],
        ),
    )
    t.A.ends_turn()
    on(t, "window")
    assert t.offered("Wait") and not t.offered("Call")
    assert "champions:action" in t.why_not("A", "Call", "Play")


# -- acceleration -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:acceleration-icon", "champions:acceleration-icon#p2", "champions:acceleration-token")
def test_acceleration_icons_and_tokens_add_threat_in_step_one() -> None:
    def threat(**more: object) -> int:
        t = situation("champions", A=side("Captain Marvel", form="alter-ego"), encounter=[BLANK] * 20, **more)
        t.A.ends_turn()
        on(t, "turn")
        lines = told(t, "threat is placed", "villain-phase#1")
        assert len(lines) == 1
        return int(next(w for w in lines[0].split() if w.isdigit()))

    plain = threat()
    assert plain == 1
    assert threat(side_schemes=[FAST]) == plain + 1
    assert threat(side_schemes=[FAST, FAST]) == plain + 2
    assert threat(accelerations=3) == plain + 3
    assert threat(accelerations=1, side_schemes=[FAST]) == plain + 2


@pytest.mark.rule("champions:acceleration-icon#1")
def test_an_acceleration_icon_goes_with_its_card() -> None:
    t = situation("champions", A=side("Captain Marvel"), side_schemes=[put(FAST, threat=2), FAST])
    assert accelerations(t.state) == 2
    t.match.choose((next(i for i, x in enumerate(t.options()) if "thwarts Fast" in x),))
    assert accelerations(t.state) == 1


@pytest.mark.rule("champions:acceleration-token#p2", "champions:acceleration-token#1", "champions:acceleration-token#2")
def test_tokens_come_when_the_deck_runs_out_and_by_cards() -> None:
    t = situation("champions", A=side("Captain Marvel"), encounter=["Sandman"], encounter_discard=[BLANK, BLANK])
    t.happens(ev.DealCards(0, 1))
    assert t.state.accelerations == 1 and t.encounter_deck == ["Blank", "Blank"] and t.encounter_discard == []
    haste = stand_in("treachery", "Haste", WhenRevealed(Accelerate()))
    t = situation("champions", A=side("Captain Marvel", dealt=[haste]), encounter=[BLANK, BLANK])
    t.happens(ev.DealCards(0, 1))
    assert t.state.accelerations == 0
    t.reveals("Haste")
    assert t.state.accelerations == 1


@pytest.mark.rule("champions:acceleration-token#p3", "champions:acceleration-token")
def test_tokens_stay_when_the_main_scheme_goes() -> None:
    t = situation("champions", scenario="Klaw", A=side("Captain Marvel"), accelerations=2, encounter=[THUG] * 9)
    t.happens(ev.Threat(t.find(t.scheme.name), 30))
    on(t, "turn")
    assert told(t, "is completed") and t.state.scheme >= 0 and t.state.things[t.state.scheme].up.stage == "2B"
    assert t.state.accelerations == 2 and t.scheme.threat == 0


# -- activations -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:activation", "champions:activation#1", "champions:activation#2")
def test_the_form_decides_whether_enemies_attack_or_scheme() -> None:
    noted = stand_in(
        "environment",
        "Noted",
        Response(EnemyActs(Whom("enemy"), ("attack", "scheme"), after=True), PutCounters(1, "act", ME), forced=True),
    )
    t = situation(
        "champions",
        A=side("Captain Marvel", minions=[THUG]), B=side("She-Hulk", form="alter-ego", minions=[BRUTE]),
        encounter=[BLANK] * 20, environments=[noted], first="B", active="A",
    )  # fmt: skip
    t.A.ends_turn()
    on(t, "turn")
    assert t.state.round == 2
    assert t["Captain Marvel"].damage == 2 + 1 and t["Jennifer Walters"].damage == 0
    assert told(t, "Rhino schemes") and told(t, "Brute schemes") and not told(t, "Thug schemes") and not told(t, "Brute attacks")
    # both kinds are activations: four of them
    assert t["Noted"].counter("act") == 4
    # the villain once per player, in player order
    assert (
        t.log.index("Rhino schemes") < t.log.index("Brute schemes") < t.log.index("Rhino attacks") < t.log.index("Thug attacks")
    )


@pytest.mark.rule("champions:activation#3", "champions:boost")
def test_a_boost_card_for_each_activation_of_the_villain() -> None:
    t = situation(
        "champions", A=side("Captain Marvel", minions=[THUG]), B=side("She-Hulk", form="alter-ego"), encounter=[BLANK] * 20
    )
    t.A.ends_turn()
    t.B.ends_turn()
    on(t, "turn")
    assert t.state.round == 2
    # one against each player, and two cards revealed
    assert len(told(t, "is given a boost card")) == 2 and len(t.encounter_discard) == 4


@pytest.mark.rule("champions:activation#4", "champions:basic-power#5", "champions:activation#3")
def test_a_card_may_make_an_enemy_scheme() -> None:
    plot = stand_in("treachery", "Plot", WhenRevealed(EnemiesAct(THE_VILLAIN, "scheme")))
    noted = stand_in(
        "support", "Noted", Response(EnemyActs(VILLAINS, ("scheme",), after=True), PutCounters(1, "act", ME), forced=True)
    )
    t = situation(
        "champions",
        A=side("Captain Marvel", dealt=[plot], play=[noted]),
        encounter=[stand_in("treachery", "Two", boost=2), BLANK],
    )
    t.reveals("Plot")
    assert t.scheme.threat == 1 + 2 and t["Noted"].counter("act") == 1
    # a minion's power without a boost card
    t = situation(
        "champions", A=side("Captain Marvel", minions=[BRUTE]), encounter=[stand_in("treachery", "Two", boost=2), BLANK]
    )
    t.enemy_schemes("Brute")
    assert t.scheme.threat == 2


@pytest.mark.rule("champions:activation#5")
def test_of_several_at_once_the_villain_is_first_and_the_player_orders_minions() -> None:
    gang = stand_in("treachery", "Gang", WhenRevealed(EnemiesAct(Each(InPlay(frozenset({"villain", MINION}), (Facing(),))))))
    t = situation(
        "champions",
        A=side("Captain Marvel", dealt=[gang], minions=[THUG, BRUTE], exhausted=True), B=side("She-Hulk", minions=["Sandman"], exhausted=True),
        encounter=[BLANK] * 9, first="B", active="A",
    )  # fmt: skip
    t.reveals("Gang")
    # Rhino has attacked; the order of the rest is A's, though B is first
    assert t["Captain Marvel"].damage == 2 and t.kind == "order" and t.A.asked()
    t.pick("Brute")
    assert t["Captain Marvel"].damage == 2 + 3 + 1 and t["She-Hulk"].damage == 0
    assert t.log.index("Rhino attacks") < t.log.index("Brute attacks") < t.log.index("Thug attacks")


@pytest.mark.rule("champions:activation#6")
def test_the_activation_of_a_minion_that_leaves_play_is_over() -> None:
    after = stand_in("support", "After", Response(EnemyActs(Whom("enemy"), after=True), PutCounters(1, "act", ME), forced=True))
    for harm, damage, acts in ((3, 0, 0), (2, 1, 1)):
        zap = stand_in("support", "Zap", Interrupt(EnemyActs(Whom(MINION)), Deal(harm, IT), forced=True))
        t = situation("champions", A=side("Captain Marvel", minions=[THUG], play=[zap, after], exhausted=True))
        t.enemy_attacks("Thug")
        on(t, "turn")
        assert t["Captain Marvel"].damage == damage and t["After"].counter("act") == acts
    # in the midst of it: its boost card is discarded, and no damage dealt
    slip = stand_in("treachery", "Slip", Boost(DiscardIt(Each(ENGAGED))), boost_star=True)
    boss = stand_in("minion", "Boss", Keyword("villainous"), hp=1, atk=4, sch=1)
    t = situation("champions", A=side("Captain Marvel", minions=[boss], play=[after], exhausted=True), encounter=[slip, BLANK])
    t.enemy_attacks("Boss")
    assert t["Captain Marvel"].damage == 0 and t["After"].counter("act") == 0 and "Slip" in t.encounter_discard
    assert t.state.activations == ()


# -- encounter cards dealt -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:deal-encounter-card", "champions:deal-encounter-card#p2")
def test_cards_are_dealt_face_down_and_wait_for_step_four() -> None:
    gift = stand_in("treachery", "Gift", WhenRevealed(DrawCards(1)))
    t = situation(
        "champions", A=side("Captain Marvel", form="alter-ego", deck=["Genius"] * 30), B=side("She-Hulk", form="alter-ego"),
        encounter=[gift, *[BLANK] * 20],
    )  # fmt: skip
    t.happens(ev.DealCards(0, 1))
    # not revealed now; only that there is one is known
    assert t.A.dealt == 1 and t.A.hand == [] and not told(t, "Gift")
    t.A.ends_turn()
    t.B.ends_turn()
    next_round(t)
    # the one dealt before comes first, then the one of step three; B has one
    assert t.A.dealt == 0 and [line.split(" reveals ")[1].split(" ")[0] for line in told(t, "A reveals")] == ["Gift", "Blank"]
    assert len(told(t, "B reveals")) == 1


@pytest.mark.rule("champions:deal-encounter-card#1")
def test_what_is_dealt_in_steps_three_and_four_is_revealed_in_this_phase() -> None:
    more = stand_in("treachery", "More", WhenRevealed(Encounters(1)))
    t = situation("champions", A=side("Captain Marvel", form="alter-ego"), encounter=[BLANK, more, "Shocker", *[BLANK] * 9])
    t.A.ends_turn()
    next_round(t)
    assert t.A.dealt == 0 and told(t, "A reveals More") and told(t, "A reveals Shocker")
    # dealt in step two already: revealed in step four of the same phase
    plot = stand_in("treachery", "Plot", Boost(Encounters(1)), boost_star=True)
    t = situation("champions", A=side("Captain Marvel", form="alter-ego"), encounter=[plot, "Shocker", BLANK, BLANK])
    t.A.ends_turn()
    next_round(t)
    assert t.A.dealt == 0 and told(t, "A reveals Shocker") and told(t, "A reveals Blank")
