"""Whole games at the terminal: to the end, kept, gone on with, taken back, and with several people at one keyboard."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from longbox.games.vs.catalog.catalog import CATALOG
from longbox.games.vs.game import GAME
from longbox.games.vs.state import VsCard
from longbox.kernel.match import digest, read_record, replay
from tests.terminal.players import Monkey, Typist, new_match, seated


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("players", "people"), [(2, 1), (3, 1), (2, 2)])
def test_a_game_is_played_to_its_end(seed: int, players: int, people: int) -> None:
    monkey = Monkey(seed, commands=True)
    match = new_match(seed, people, players)
    session, out = seated(match, monkey, people)
    session.run()
    assert match.decision is None and match.result is not None
    text = out.getvalue()
    assert GAME.result_text(match.state).lower() in text.lower()
    assert f"{match.state.turn} turns, {len(match.answers)} answers." in text
    assert max(len(line) for line in text.splitlines() if "> " not in line) <= 80


def test_the_record_of_a_game_replays(tmp_path: Path) -> None:
    monkey = Monkey(5)
    match = new_match(5)
    session, out = seated(match, monkey, save=tmp_path / "game.json")
    session.run()
    again = replay(GAME, read_record(tmp_path / "game.json"))
    assert again.answers == match.answers and digest(again.state) == digest(match.state)
    assert f"The record is kept. See it again with:\n  longbox replay {tmp_path / 'game.json'}\n" in out.getvalue()


def test_a_game_is_kept_after_each_answer_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "a game.json"
    match = new_match(3, initiative=0)
    session, out = seated(match, Typist("n", *[""] * 6), save=path)
    session.run()  # the input ends
    assert f"The game is saved. Go on with:\n  longbox play vs --load '{path}'\n" in out.getvalue()
    kept = replay(GAME, read_record(path))
    assert kept.answers == match.answers and len(kept.answers) >= 8
    session, out = seated(kept, Monkey(3), save=path)
    session.run()
    assert kept.decision is None
    assert json.loads(path.read_text())["answers"] == [list(a) for a in kept.answers]


def test_a_game_that_is_not_kept_is_not_lost_without_a_word() -> None:
    session, out = seated(new_match(initiative=0), Typist("n"))
    session.run()
    assert out.getvalue().endswith("The game was not saved; with --save FILE it would have been.\n")


def test_quitting_an_unsaved_game_is_asked_twice(tmp_path: Path) -> None:
    session, out = seated(new_match(initiative=0), Typist("n", "quit", "no", "quit", f"save {tmp_path / 'kept.json'}"))
    session.run()
    text = out.getvalue()
    assert text.count("This game is not saved") == 2 and "Go on with:" in text
    assert read_record(tmp_path / "kept.json")["answers"]


def test_save_takes_a_file_and_keeps_on_saving(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    (tmp_path / "other.json").write_text("mine")
    match = new_match(initiative=0)
    lines = ("save", f"save {tmp_path / 'other.json'}", f"save {tmp_path / 'none' / 'x'}", "n", f"save {path}", "", "quit")
    session, out = seated(match, Typist(*lines))
    session.run()
    text = out.getvalue()
    assert "Type save and the name of a file." in text
    assert "is there already" in " ".join(text.split()) and (tmp_path / "other.json").read_text() == "mine"
    assert "can't write" in text and ".part" not in text
    assert read_record(path)["answers"] == [list(a) for a in match.answers]


def test_undo_goes_back_to_before_the_last_answer_of_one_s_own() -> None:
    match = new_match(2, initiative=1)
    session, out = seated(match, Typist("undo", "n", "", "undo"))
    asked: list[tuple[Any, ...]] = []
    read = session.screen.ask

    def ask(prompt: str) -> str:
        d = match.decision
        assert d is not None and d.seat == 0
        asked.append((d.kind, len(match.answers), digest(match.state)))
        return read(prompt)

    session.screen.ask = ask  # type: ignore[method-assign]
    session.run()
    assert "There is no answer of yours to take back." in out.getvalue()
    assert asked[1] == asked[0] and asked[0][1] > 0  # others had answered before, and still have
    assert len({at for _, at, _ in asked[1:4]}) == 3
    assert asked[4] == asked[2] and len(asked) == 5


def test_undo_at_the_end_goes_on_with_the_game() -> None:
    match = new_match(initiative=0)
    session, out = seated(match, Typist("concede", "n", "concede", "y", "undo", "n", "concede", "y"))
    session.run()
    text = out.getvalue()
    assert text.count("Bot 1 wins") == 2 and "Back to before your last answer." in text
    assert match.answers[-1] == (-1, 0) and len(match.answers) >= 2


def test_a_person_who_gives_up_leaves_the_others_to_it() -> None:
    match = new_match(1, 1, 3)
    session, out = seated(match, Typist("concede", "y"))
    session.run()
    assert match.result.winners in ((1,), (2,))
    assert "Person 1 has left the game" in out.getvalue()


def test_nobody_sees_the_hand_of_another_at_the_same_keyboard() -> None:
    """What is printed from one hand-over to the next names no card that the one who looks does not know."""
    names = [c.full_name for c in CATALOG.values() if c.kind == "character"]
    short: dict[str, int] = {}
    for c in CATALOG.values():
        for word in {c.name, c.identity}:
            short[word] = short.get(word, 0) + 1
    alone = [
        n for n in names if short[CATALOG[n].name] == 1 and not any(CATALOG[n].name in other for other in CATALOG if other != n)
    ]
    decks = [[[n, 1] for n in alone[k::2][:30]] for k in (0, 1)]
    match = new_match(4, 2, 2, decks=decks)
    monkey = Monkey(4)
    session, out = seated(match, monkey, 2)
    checked = [0]
    ever: set[tuple[int, str]] = set()
    read = monkey.readline

    def readline() -> str:
        d = match.decision
        text = out.getvalue()
        if d is not None and "press Enter" not in text.rsplit("\n", 1)[-1]:
            shown = text[text.rfind("press Enter") :]
            assert match.log is not None
            public = match.log.text()
            for t in match.state.things:
                if not isinstance(t, VsCard):
                    continue
                key = (d.seat, t.printed.name)
                if t.known >> d.seat & 1:
                    ever.add(key)
                elif key not in ever and t.printed.name not in public:
                    assert t.printed.name not in shown, (d.seat, t.printed)
                    checked[0] += t.owner != d.seat
        return read()

    monkey.readline = readline  # type: ignore[method-assign]
    session.run()
    assert match.decision is None and checked[0] > 1000
    assert "Pass the keyboard to Person 2." in out.getvalue()


def test_the_screen_is_empty_while_the_keyboard_is_passed() -> None:
    match = new_match(4, 2, 2)
    session, out = seated(match, Monkey(4), 2)
    session.run()
    handed = re.findall(r"\n{24,}Pass the keyboard to (Person \d)\.\n\1: press Enter [^\n]*\n{24,}", out.getvalue())
    assert len(handed) > 10 and set(handed) == {"Person 1", "Person 2"}


def test_agents_see_nothing_but_their_own_view() -> None:
    seats = []

    class Spy:
        name = "spy"

        def choose(self, view: Any, decision: Any) -> Any:
            seats.append((view.seat, decision.seat))
            return session.agents_of_old[0].choose(view, decision)  # type: ignore[attr-defined]

    match = new_match(initiative=0)
    session, _ = seated(match, Typist("n", *[""] * 20))
    session.agents_of_old = {0: session.agents[1]}  # type: ignore[attr-defined]
    session.agents = {1: Spy()}
    session.run()
    assert seats and set(seats) == {(1, 1)}
