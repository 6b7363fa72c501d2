"""The agent `greedy` for Marvel Champions: clear situations, hidden cards, determinism, whole games."""

from __future__ import annotations

from collections import Counter

import pytest

from longbox.agents import make_agent
from longbox.games.champions.agent.greedy import GreedyChampions
from longbox.games.champions.agent.worth import value
from longbox.games.champions.game import GAME
from longbox.games.champions.situations import Table, put
from longbox.kernel.match import Match
from longbox.kernel.views import View, determinize
from longbox.situations import side, situation

#: decisions that are answered without imagining what might be hidden
WITHOUT_FORESIGHT = {"mulligan", "discard", "defend", "pay"}


def answer(t: Table, agent: GreedyChampions) -> str:
    """Let greedy answer what is asked; its first option in words."""
    decision = t.match.decision
    assert decision is not None
    view = t.match.view(decision.seat)
    given = agent.choose(view, decision)
    words = [view.option_text(decision.options[i]) for i in given if decision.options and i < len(decision.options)]
    t.match.choose(given)
    return words[0] if words else ""


def turn(t: Table, most: int = 20) -> list[str]:
    """What greedy does in this turn, in words; at the end of it nothing more is answered."""
    agent = GreedyChampions(1)
    done = []
    for _ in range(most):
        decision = t.match.decision
        if decision is None or t.match.result is not None or t.state.phase != "player phase" or decision.kind == "discard":
            break
        kind = decision.kind
        words = answer(t, agent)
        if words == "End your turn":
            break
        if kind == "turn":
            done.append(words)
    return done


def test_it_takes_the_last_hit_points_of_the_villain() -> None:
    t = situation("champions", A=side("Spider-Man"), stage="II", villain_damage=13, threat=5)
    turn(t)
    assert t.match.result is not None and t.match.result.won


def test_it_finds_a_win_that_takes_several_cards() -> None:
    hand = ["Swinging Web Kick", "Energy", "Genius"]
    t = situation("champions", A=side("Spider-Man", hand=hand, form="alter-ego"), stage="II", villain_damage=5, threat=5)
    turn(t)
    assert t.match.result is not None and t.match.result.won


def test_it_thwarts_when_the_scheme_would_be_completed() -> None:
    t = situation("champions", A=side("Captain Marvel"), threat=6)
    done = turn(t)
    assert "Captain Marvel thwarts The Break-In! (2; 6 threat)" in done
    assert t.match.result is None


def test_it_becomes_a_hero_to_thwart_when_it_has_to() -> None:
    t = situation("champions", A=side("Captain Marvel", form="alter-ego"), threat=5)
    done = turn(t)
    assert "Change form to Captain Marvel" in done and any(words.startswith("Captain Marvel thwarts") for words in done)


def test_it_attacks_when_the_scheme_is_safe() -> None:
    t = situation("champions", A=side("Spider-Man"))
    assert any(words.startswith("Spider-Man attacks Rhino") for words in turn(t))


def test_it_recovers_when_that_is_safe() -> None:
    t = situation("champions", A=side("Spider-Man", form="alter-ego", damage=7))
    turn(t)
    assert t.A.form == "alter_ego" and t.A.identity.damage < 7


def test_an_ally_meets_a_deadly_attack() -> None:
    play = [put("Daredevil", damage=2)]
    t = situation("champions", A=side("Captain Marvel", damage=10, play=play))
    t.enemy_attacks("Rhino")
    assert t.kind == "defend"
    assert answer(t, GreedyChampions(1)).startswith("Daredevil")


def test_a_healthy_hero_takes_a_small_attack_and_keeps_ally_and_activation() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Hydra Bomber"], play=["Daredevil"]))
    t.enemy_attacks("Hydra Bomber")
    assert t.kind == "defend"
    assert answer(t, GreedyChampions(1)) == ""


def test_it_plays_backflip_against_an_attack_that_would_defeat_it() -> None:
    t = situation("champions", A=side("Spider-Man", hand=["Backflip"], damage=9, exhausted=True))
    t.enemy_attacks("Rhino")
    agent = GreedyChampions(1)
    while t.match.decision is not None and t.match.decision.kind != "turn":
        answer(t, agent)
    assert t.match.result is None and "Backflip" in t.A.discard


def test_it_pays_with_a_resource_card_rather_than_with_an_ally() -> None:
    t = situation("champions", A=side("Spider-Man", hand=["Aunt May", "Energy", "Daredevil"], form="alter-ego", exhausted=True))
    t.A.does("Play Aunt May")
    given = []
    while t.kind == "pay":
        given.append(answer(t, GreedyChampions(1)))
    assert t.A.hand == ["Energy", "Daredevil"] or t.A.hand == ["Daredevil"]


def test_the_worth_of_a_table_goes_by_who_wins() -> None:
    won = situation("champions", A=side("Spider-Man"), stage="II", villain_damage=14)
    close = value(won.state, 0)
    won.A.attacks("Spider-Man", "Rhino")
    assert value(won.state, 0) == 1.0
    fresh = value(situation("champions", A=side("Spider-Man")).state, 0)
    hopeless = value(situation("champions", A=side("Spider-Man", damage=9), threat=6).state, 0)
    assert 0.0 < hopeless < fresh < close < 1.0


def played(seed: int, setup: dict[str, object], most: int = 4000) -> Match:
    """A whole game of greedy players."""
    match = Match(GAME, setup, seed, history=False, logging=False)
    agents: dict[int, GreedyChampions] = {}
    for _ in range(most):
        decision = match.decision
        if decision is None:
            break
        agent = agents.setdefault(decision.seat, GreedyChampions(seed + decision.seat))
        match.choose(agent.choose(match.view(decision.seat), decision))
    return match


@pytest.mark.parametrize(("hero", "scenario"), [("Spider-Man", "Rhino"), ("Iron Man", "Klaw"), ("Black Panther", "Ultron")])
def test_whole_games_end(hero: str, scenario: str) -> None:
    assert played(3, {"heroes": [hero], "scenario": scenario}).result is not None


def test_two_players_play_together() -> None:
    assert played(1, {"heroes": ["She-Hulk", "Captain Marvel"], "scenario": "Rhino"}).result is not None


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (played(5, {"heroes": ["She-Hulk"], "scenario": "Rhino"}) for _ in range(2))
    assert first.record() == second.record()


def test_hidden_cards_make_no_difference() -> None:
    match = Match(GAME, {"heroes": ["Spider-Man"], "scenario": "Rhino"}, 7, history=False, logging=False)
    agent = make_agent("greedy", 1, "champions")
    compared: Counter[str] = Counter()
    for _ in range(60):
        decision = match.decision
        if decision is None:
            break
        if decision.kind in WITHOUT_FORESIGHT:
            given = GreedyChampions(9).choose(match.view(0), decision)
            for k in range(3):
                other = determinize(match.state, (0,), k)
                assert GreedyChampions(9).choose(View(other, 0), decision) == given, decision.kind
            compared[decision.kind] += 1
        match.choose(agent.choose(match.view(0), decision))
    assert {"mulligan", "pay"} <= set(compared)
