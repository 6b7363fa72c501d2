"""The DC Deck-Building Game at the terminal: the table, what is asked, what can be asked back."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

import longbox.games
from longbox.agents.uniform import Uniform
from longbox.errors import UserError
from longbox.games.dcdb.agent.greedy import GreedyDc
from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.language.vocabulary import AnyTime, LookAtTop, Power
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.state import MAIN
from longbox.games.dcdb.terminal.face import DcFace
from longbox.games.dcdb.terminal.play import introduce, new_match
from longbox.games.dcdb.terminal.reading import card
from longbox.games.dcdb.terminal.simulate import simulate
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.match import LogLine, Match
from longbox.terminal.arguments import Series
from longbox.terminal.screen import Screen
from longbox.terminal.session import Session


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is among those that a session finds."""
    if "dcdb" not in longbox.games.GAMES:
        monkeypatch.setattr(longbox.games, "GAMES", (*longbox.games.GAMES, "dcdb"))


def played(*lines: str, seed: int = 7, **options: object) -> str:
    """The transcript of a person who types these lines against greedy."""
    out = io.StringIO()
    screen = Screen(io.StringIO("\n".join([*lines, "quit", "y", ""])), out, width=110, height=50)
    setup = {
        "players": 3,
        "mains": ["Batman", "Superman", "The Flash"],
        "windows": "turns",
        "agents": ["person", "greedy", "greedy"],
    }
    match = Match(GAME, {**setup, **options}, seed)
    introduce(match, screen)
    agents = {p.seat: GreedyDc(p.number) for p in match.players if p.number}
    Session(match, screen, agents).run()
    return out.getvalue()


def test_the_table_shows_what_is_for_sale_and_the_hand() -> None:
    words = played()
    assert "Ann plays Batman." in words and "Cat (greedy) plays The Flash." in words
    for part in (
        "Turn 2: Ann's turn; Power 0",
        "8 Ra's Al Ghul (4 VP), 7 below",
        "3 Kick (1 VP) x 16; 20 Weaknesses; main deck 108",
    ):
        assert part in words
    assert "hand        5 Punch" in words and "Power 0. What do you do?  dcdb:2.050" in words
    assert "Bob as Superman: hand 5, deck 5, discard 0" in words


def test_cards_are_played_and_bought_by_number_and_the_turn_ended() -> None:
    words = played("1", "1", "1", "2", "e")
    assert "Ann plays Punch: +1 Power, 3 in all  dcdb:6.350" in words.replace(" dcdb:6.360", "")
    assert "Buy      2 " in words and "Ann buys " in words and "Ann ends the turn" in words
    # cards that are alike are one option
    assert "Play     1 Punch\n[a number; a: play all; e: end your turn]" in words


def test_cards_and_reasons_and_piles_can_be_asked_for() -> None:
    words = played("i bane", "why ra's", "why punch", "piles", "rule 6.092", "i nobody", "17", "x")
    assert "Each foe discards a card in their hand." in words
    assert "It costs 8, and you have 0 Power  dcdb:6.094" in words and "You can play Punch." in words
    assert "Destroyed pile: " in words and "No card is called 'nobody'." in words
    assert words.count("is not an option: type 1, e to end your turn") == 2


def test_what_is_not_one_s_own_stays_hidden() -> None:
    assert "unknown" not in played().split("Removed")[0]
    assert "Ann draws 5 Punch" in played() and "Bob draws five cards" in played()


@pytest.mark.parametrize(
    ("main", "players", "format", "words"),
    [
        (None, 9, "base", "--players must be from 2 to 5 in the printed base game, not 9"),
        (None, 5, None, "--players must be from 2 to 4 in the Cube, not 5"),
        (["Joker"], 3, None, "--main: no main character is called 'Joker'"),
        (["Batman", "Aquaman"], 3, "base", "--main: in the printed base game a player has 1 main character, not 2"),
        (["Batman", "Aquaman"], 3, None, "--main: Batman and Aquaman take 7 points; in the Cube there are 6"),
        (None, 3, "draft", "there are: base, cube"),
    ],
)
def test_what_can_not_be_played_is_one_sentence(main: list[str] | None, players: int, format: str | None, words: str) -> None:
    with pytest.raises(UserError, match=words):
        new_match(GAME, main, players, format, "greedy", False, [], 1)


def test_a_cube_is_drafted_at_the_terminal(tmp_path: Path) -> None:
    out = io.StringIO()
    (tmp_path / "small.toml").write_text('format = "cube"\nsets = ["Base Set"]\n', "utf-8")
    match = new_match(GAME, None, 3, None, "greedy", False, ["Zoe"], 4, str(tmp_path / "small.toml"))
    screen = Screen(io.StringIO("1\n\n1\nquit\ny\n"), out, width=110, height=50)
    introduce(match, screen)
    Session(match, screen, {1: GreedyDc(1), 2: GreedyDc(2)}).run()
    words = out.getvalue()
    assert "the Cube, seed 4" in words and "take a main character or pass; you have 6 points left" in words
    assert "to be drafted" in words and "Green Lantern (3 points)" in words and "Zoe is Green Lantern" in words


def test_one_s_own_main_characters_can_be_named_and_the_others_draft() -> None:
    match = new_match(GAME, ["Batman", "Wonder Woman"], None, None, "greedy", False, [], 4)
    agents = [GreedyDc(p) for p in range(4)]
    while match.state.turn == 0 and (d := match.decision) is not None:
        assert not (d.kind == "draft" and d.player == 0)
        match.choose(agents[d.seat].choose(match.view(d.seat), d))
    s = match.state
    names = [[s.card(n).printed.name for n in s.zone(p, MAIN)] for p in range(4)]
    assert names[0] == ["Batman", "Wonder Woman"] and all(names)
    assert not {"Batman", "Wonder Woman"} & {n for each in names[1:] for n in each}


def test_the_cube_with_four_is_played_unless_told_and_what_is_left_out_is_said() -> None:
    out = io.StringIO()
    match = new_match(GAME, None, None, None, "greedy", False, ["Zoe"], 4)
    introduce(match, Screen(io.StringIO(), out, width=110, height=50))
    words = " ".join(out.getvalue().split())
    assert len(match.players) == 4 and match.state.format.name == "cube" and match.setup["agents"][1:] == ["greedy"] * 3
    assert "Zoe drafts. Bob (greedy) drafts." in words and "Left out, since their text is not here: the set " in words


def test_the_whole_hand_is_played_by_one_letter_and_taken_back_by_one_undo() -> None:
    words = played("a", "undo", "a")
    told = "Ann plays 5 Punch: +5 Power, 5 in all"
    assert words.count(told) == 2 and "Back to before your last answer." in words
    back = words.split("Back to before")[1]
    assert "Power 0. What do you do?" in back and back.index("Power 0. What") < back.index(told)
    assert "a: play all" not in words.rpartition(told)[2]


def test_what_is_paid_is_told_with_what_is_bought_and_cards_put_somewhere_together() -> None:
    words = played("a", "1", "e")
    assert re.search(r"Ann buys .+ for \d+ Power: \d left  dcdb:6.090 dcdb:6.360", words) and " pays " not in words
    lines = [LogLine("dcdb:6.380", f"{name} is put on top of Bob's deck", (), 0) for name in ("Kick", "Bane", "Kick")]
    lines.append(LogLine("dcdb:6.380", "Lobo is put on top of Cat's deck", (), 0))
    told = [line.text for line in DcFace().compact(lines, None)]
    assert told == ["2 Kick and Bane are put on top of Bob's deck", "Lobo is put on top of Cat's deck"]
    lines = [LogLine("dcdb:6.360", "Bob pays 8 Power: 1 left", (), 0), LogLine("dcdb:6.165", "Bob defeats Parallax", (), 0)]
    assert [line.text for line in DcFace().compact(lines, None)] == ["Bob defeats Parallax for 8 Power: 1 left"]


def test_simulate_counts_first_places(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(players=2, format="base", series=Series(agents=["greedy", "random"], games=4)) == 0
    words = capsys.readouterr().out
    assert "4 of 4 matches finished" in words and "50% is a fair share" in words
    assert simulate(format="base", series=Series(agents=["random"], games=1, json=True)) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["agents"]) == 4 and sum([a["wins"] for a in found["agents"]]) == 1
    for bad, what in (
        ({"players": 0}, "from 2 to 4 in the Cube"),
        ({"players": 2, "series": Series(agents=["random"] * 3)}, "3 agents for 2 players"),
        ({"format": "draft"}, "there are: base, cube"),
    ):
        with pytest.raises(UserError, match=what):
            simulate(**bad)  # type: ignore[arg-type]


def test_a_card_is_read_with_its_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    card("aquaman's", "trident")
    words = " ".join(capsys.readouterr().out.split())
    assert "Aquaman's Trident" in words and "you may put it on top of your deck" in words and "Rulings" in words
    with pytest.raises(UserError, match=r"nearest names: .*Catwoman"):
        card("catwomen")


def test_a_whole_game_is_played_at_the_terminal() -> None:
    """By a person who types what chance says: no line of a session breaks."""
    match = new_match(GAME, ["Cyborg"], 2, "base", "greedy", False, ["Zoe"], 3)
    face = Session(match, Screen(io.StringIO(""), io.StringIO(), width=90, height=40), {}).face
    agents = [Uniform(1), GreedyDc(2)]
    screen = Screen(io.StringIO(""), io.StringIO(), width=90, height=40)
    while (d := match.decision) is not None:
        view = match.view(d.seat)
        screen.say(*face.table(view, screen, d.player), *face.moment(view, screen), *face.piles(view, screen))
        assert face.prompt(view, d) and all([face.option(view, d, o, screen) for o in d.options])
        for o in d.options:
            face.likeness(view, d, o)
        match.choose(agents[d.seat].choose(view, d))
    assert match.log is not None and face.compact(match.log.lines, 0)
    screen.say(*face.table(match.view(0), screen, -1))


def test_time_is_called_at_the_table_once_and_the_turns_left_are_shown() -> None:
    words = played("time", "n", "time", "y", "table", "time", "meanwhile", "help")
    assert words.count("Call time, so that only a few turns are left?") == 2
    assert "at most 4 more turns" in words
    assert "Time is called in tournaments of games that have them, and once." in words
    assert "You have nothing just now that may be used at any time." in words
    assert "calls time, as in a tournament" in words


def test_what_may_be_done_at_any_time_is_done_or_chosen_of() -> None:
    zat = stand_in("Zat", "Main Character", AnyTime(LookAtTop()))
    t = situation(
        A=side([zat], hand=["Lasso of Truth"], deck=["Kick"]),
        B=side(hand=["Scarecrow"]),
        line_up=["Bane", "Bane", "Robin"],
        main_deck=["Lobo"],
        format="cube",
        active="B",
    )
    t.B.plays("Scarecrow")

    def typed(*lines: str) -> str:
        out = io.StringIO()
        screen = Screen(io.StringIO("\n".join([*lines, "quit", "y", ""])), out, width=110, height=50)
        Session(t.match.branch(), screen, {1: GreedyDc(1)}).run()
        return out.getvalue()

    words = typed("meanwhile", "2", "meanwhile")
    assert "1 Zat: " in words and "2 point out that Bane lies in the Line-Up 2 times" in words
    assert "is removed from the game  dcdb:1.170" in words
    assert "Lobo comes to the Line-Up" in words
    words = typed("meanwhile", "no")
    assert "removed from the game" not in words


def test_cards_that_are_alike_on_a_main_character_are_one_option() -> None:
    t = situation(A=side("Batman", above=["Kick", "Kick", "Bane"], below=["Kick"]), B=side())
    decision = Decision(0, 0, "dcdb:6.180", "choose", Pick([c.card.ref for c in t.each("Kick")[:3]]), (), "Which?")
    kick, other, below = [DcFace().likeness(t.match.view(0), decision, c.card.ref) for c in t.each("Kick")[:3]]
    assert kick == other is not None and kick != below is not None


def test_what_can_time_travel_stands_under_a_heading_of_its_own() -> None:
    far = stand_in("Far", "Hero", Power(3), cost=9, words=("Time Travel",))
    t = situation(A=side("Batman", hand=["Kick", "Mera"]), B=side(), line_up=[far], active="A")
    out = io.StringIO()
    screen = Screen(io.StringIO("\n".join(["3", "1", "quit", "y", ""])), out, width=110, height=50)
    Session(t.match.branch(), screen, {1: GreedyDc(1)}).run()
    words = out.getvalue()
    assert "Play     1 Kick" in words and "Travel   3 Discard a card to Time Travel Far" in words
    assert "A discards Kick" in words and "+3 Power, 3 in all" in words
