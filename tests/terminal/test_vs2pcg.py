"""2PCG at the terminal: the table, what is asked, what can be asked back, a whole game."""

from __future__ import annotations

import io

import pytest

import longbox
from longbox import cli
from longbox.games.vs2pcg.agent.greedy import GreedyPcg
from longbox.games.vs2pcg.decks.arguments import setup_for
from longbox.games.vs2pcg.decks.files import builtin
from longbox.games.vs2pcg.game import GAME
from longbox.games.vs2pcg.rules.actions import Done, PcgAction
from longbox.games.vs2pcg.terminal import asking
from longbox.games.vs2pcg.terminal.play import introduce, new_match
from longbox.kernel.match import Match
from longbox.terminal.screen import Screen
from longbox.terminal.session import Session
from tests.terminal.players import Monkey, seated


def played(*lines: str, seed: int = 7, **options: object) -> str:
    """The transcript of a person who types these lines against greedy, having the first turn."""
    out = io.StringIO()
    screen = Screen(io.StringIO("\n".join([*lines, "quit", "y", ""])), out, width=110, height=50)
    setup = setup_for(decks=["hulk-smash", "mutant-master"], names=["Ann", "Bob"], first=0, windows="turns", **options)
    match = Match(GAME, {**setup, "agents": ["person", "greedy"]}, seed)
    introduce(match, screen)
    Session(match, screen, {1: GreedyPcg(1)}).run()
    return out.getvalue()


def test_the_table_shows_levels_figures_and_the_hand() -> None:
    words = played("1", "n")
    assert "Ann plays Hulk Smash." in words and "Bob plays Mutant Master." in words
    assert "Turn 1: Ann's turn, resource step" in words
    assert "Hulk L1 3/3, XP 0/4, 0/6 wounds" in words and "Magneto L1 2/4 fly rng, XP 0/4, 0/5 wounds" in words
    assert "hand       " in words and "[a number; Enter: done]" in words


def test_enter_is_done_with_a_step_and_a_number_acts() -> None:
    words = played("1", "n", "1", "", "", "")
    assert "puts " in words and "face down into the resource row  vs2pcg:resource-step#1" in words
    assert "Recruit step: What do you do?" in words and "Ann has 1 recruit point" in words


def test_why_says_what_is_in_the_way_each_with_its_rule() -> None:
    words = played("1", "n", "why Hulk", "why Hulk vs Magneto", "why Nobody", "i Hulk", "piles", "rule power-ups#1")
    assert "To attack Magneto with Hulk:" in words
    assert "That is for the main phase  vs2pcg:turn-sequence#2" in words
    assert "There is no such card as far as you can see." in words
    assert "Level 2: Main Character, Avengers, 6/6, health 6" in words and "Smash. Main [Might]:" in words
    assert "Ann, KO pile" in words


def test_in_set_up_main_characters_that_wait_can_be_asked_about() -> None:
    words = played("why Hulk", "why Magneto", "i Hulk")
    assert "There is no such card as far as you can see." not in words
    assert words.count("Just now something else is asked.  vs2pcg:setting-up#4") == 2
    assert "Level 2: Main Character, Avengers, 6/6, health 6" in words


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_played_to_its_end(players: int) -> None:
    match = new_match(GAME, [], False, players, "two-headed" if players == 4 else "free for all", "greedy", False, [], players)
    session, out = seated(match, Monkey(players, commands=True))
    session.run()
    assert match.decision is None and match.result is not None
    assert GAME.result_text(match.state).lower() in out.getvalue().lower()


def test_whatever_may_be_done_has_a_heading() -> None:
    longbox.new("vs2pcg")  # all of the game is loaded
    left = list(PcgAction.__subclasses__())
    kinds = []
    while left:
        kinds.append(left.pop())
        left += kinds[-1].__subclasses__()
    assert len(kinds) >= 9
    for kind in kinds:
        assert kind is Done or any(issubclass(kind, headed) for headed, _ in asking._GROUPS), kind


def test_cards_and_decks_are_read_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["card", "vs2pcg", "MNB-103"]) == 0
    assert "Trickster God (MNB-103, The Marvel Battles)" in capsys.readouterr().out
    assert cli.run(["card", "vs2pcg", "--unbuilt"]) == 0
    assert "ALN-003 Lt. Ripley (Main Character, The Alien Battles): all that it does" in capsys.readouterr().out
    for name in builtin():
        assert cli.run(["deck", "check", "vs2pcg", name]) == 0
        assert capsys.readouterr().out.startswith("legal: ")
    assert cli.run(["deck", "list", "vs2pcg"]) == 0
    assert "mutant-master" in capsys.readouterr().out
