"""Longbox as a library: what it loads, what it is typed as, what it refuses, and that it tells nobody what is hidden."""

from __future__ import annotations

import inspect
import json
import pydoc
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

import longbox
from longbox.agents import agents_for
from longbox.games import GAMES
from longbox.kernel.state import Card
from tests.forms import plain

SRC = Path(__file__).resolve().parents[1] / "src"
SETUPS: dict[str, dict[str, Any]] = {
    "vs": {"decks": ["x-men", "brotherhood-of-doom"], "names": ["Ann", "Bob"]},
    "champions": {"heroes": ["Spider-Man", "She-Hulk"], "names": ["Ann", "Bob"]},
}


def begun(game: str, seed: int = 5, answers: int = 0) -> longbox.Match:
    """A match in which somebody random has answered so often."""
    match = longbox.new(game, seed=seed, **SETUPS[game])
    agent = longbox.agent("random", seed=seed)
    for _ in range(answers):
        if (decision := match.decision) is None:
            break
        match.choose(agent.choose(match.view(decision.seat), decision))
    return match


# -- what is loaded --------------------------------------------------------------------------------------------------------


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh Python has after running this."""
    code += "\nimport sys; print(*sys.modules)"
    return set(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split())


def of(modules: set[str], *packages: str) -> list[str]:
    return sorted(m for m in modules if any(m == p or m.startswith(f"{p}.") for p in packages))


HEAVY = ("rich", "cyclopts", "joblib", "msgspec", "longbox.terminal", "longbox.commands", "longbox.cli", "longbox.lab")


def test_importing_it_loads_no_game_and_next_to_nothing() -> None:
    modules = loaded_by("import longbox")
    assert of(modules, "longbox") == ["longbox", "longbox.compiled", "longbox.version"] and of(modules, *HEAVY) == []
    assert of(loaded_by("import longbox; dir(longbox)"), "longbox.games", "longbox.kernel") == []


def test_the_list_of_games_loads_no_rules_but_their_front_doors() -> None:
    modules = loaded_by("import longbox; [(g.name, g.title, g.players) for g in longbox.games()]")
    doors = ["longbox.games", *sorted(f"longbox.games.{name}" for name in GAMES), "longbox.games.registry"]
    assert of(modules, "longbox.games") == sorted(doors) and of(modules, "longbox.kernel", *HEAVY) == []


@pytest.mark.parametrize(("game", "other"), [("vs", "champions"), ("champions", "vs")])
def test_a_match_loads_its_game_alone(game: str, other: str) -> None:
    modules = loaded_by(
        f"import longbox; m = longbox.new({game!r}, **{SETUPS[game]!r}); b = longbox.agent('greedy')\n"
        "m.choose(b.choose(m.view(m.decision.seat), m.decision)); m.why_not(0, m.view(0).cards[0].ref)"
    )
    # a table is laid out in msgspec's structs; nothing else of what the program needs is loaded
    heavy = [name for name in HEAVY if name != "msgspec"]
    assert of(modules, f"longbox.games.{game}.rules") and of(modules, f"longbox.games.{other}", *heavy) == []


# -- types, words ----------------------------------------------------------------------------------------------------------

SCRIPT = """
from __future__ import annotations

from pathlib import Path

import longbox
from longbox import Agent, Answer, Decision, Match, View


class First:
    name = "first"

    def choose(self, view: View, decision: Decision) -> Answer:
        return next(decision.answers()) if view.options else decision.least()


def play(game: str, bot: Agent, seed: int) -> Match:
    match = longbox.new(game, seed=seed, history=False)
    while (decision := match.decision) is not None:
        match.choose(bot.choose(match.view(decision.seat), decision))
    return match


for entry in longbox.games():
    title: str = entry.title
    fewest: int = entry.players[0]
    fields: list[str] = list(entry.fields)
match = play("vs", First(), 1)
match = play("vs", longbox.agent("greedy"), 1)
winners: list[str] = match.winners
if match.result is not None:
    numbers: tuple[int, ...] = match.result.winners
    why: str = match.result.reason + match.ending
for action, objections in match.why_not(0, "Storm"):
    words: str = match.view(0).option_text(action)
    rules: list[str] = [o.rule + o.text for o in objections]
seats: list[int] = match.seats
names: list[str] = [p.name for p in match.players]
text: str = match.log.text(0)
lines: list[str] = [line.text(None) + line.rule for line in match.log.lines]
again: Match = longbox.load(Path("x"))
branch: Match = again.branch()
undone: bool = branch.undo()
table = longbox.situation("vs", A=longbox.side(front=["Rogue"]))
"""


def checked(tmp_path: Path, script: str) -> str:
    file = tmp_path / "script.py"
    file.write_text(script, "utf-8")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--cache-dir",
        str(tmp_path / "cache"),
        "--follow-imports=silent",
        str(file),
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    return done.stdout + done.stderr


def test_a_program_that_uses_it_passes_mypy_strict(tmp_path: Path) -> None:
    assert (SRC / "longbox" / "py.typed").is_file()
    wrong = "\nbad: int = match.winners\nlongbox.games()[0].titel\nmatch.view('x')\nlongbox.nwe('vs')\nmatch.result.reason\n"
    found = checked(tmp_path, SCRIPT + wrong)
    last = SCRIPT.count("\n") + 2
    assert [int(line.split(":")[1]) for line in found.splitlines() if ": error:" in line] == [last + i for i in range(5)], found


def public(of_what: type) -> list[str]:
    return [name for name in vars(of_what) if not name.startswith("_")]


@plain
def test_every_public_name_has_a_docstring() -> None:
    bare = []
    for name in longbox.__all__:
        value = getattr(longbox, name)
        if name == "__version__":
            continue
        if not inspect.getdoc(value) and value is not longbox.Answer:
            bare.append(name)
        if inspect.isclass(value) and value.__module__.startswith("longbox"):
            for each in public(value):
                member = inspect.getattr_static(value, each)
                if (callable(member) or isinstance(member, (property, classmethod))) and not inspect.getdoc(getattr(value, each)):
                    bare.append(f"{name}.{each}")
    assert bare == []


def test_help_shows_the_whole_page_of_names() -> None:
    page = pydoc.render_doc(longbox, renderer=pydoc.plaintext)
    assert textwrap.dedent(longbox.__doc__ or "").splitlines()[0] in page
    for name in (
        "class Match",
        "class View",
        "class Decision",
        "agent(name: 'str'",
        "new(game: 'str'",
        "load(path: 'str | Path')",
        "side(hero",
    ):
        assert name in page, name
    assert set(longbox.__all__) <= set(dir(longbox))
    with pytest.raises(AttributeError, match="no attribute 'nwe'"):
        longbox.nwe  # type: ignore[attr-defined]  # noqa: B018


def test_agents_are_those_of_the_game_that_asks() -> None:
    agent = longbox.agent("greedy", seed=2)
    for game in SETUPS:
        match = longbox.new(game, **SETUPS[game])
        decision = match.decision
        assert decision is not None
        given = longbox.agent("greedy", game, seed=2).choose(match.view(decision.seat), decision)
        assert agent.choose(match.view(decision.seat), decision) == given
        assert {"random", "greedy", "search"} <= set(agents_for(game))
    with pytest.raises(longbox.UserError, match="no agent called 'hal' plays vs; there are: greedy, random, search"):
        longbox.agent("hal", "vs")


# -- what comes from outside -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(SETUPS))
def test_what_is_not_there_is_said_so(game: str) -> None:
    match = begun(game)
    for seat in (99, -2, "x", None, 2, 1.5):
        with pytest.raises(LookupError, match=r"there is no seat .*; the seats are 0, 1, and -1 for a spectator"):
            match.view(seat)  # type: ignore[arg-type]
    for player in (99, -1, "Ann", True):
        with pytest.raises(LookupError, match=r"there is no player .*; the players are 0, 1"):
            match.why_not(player, 0)  # type: ignore[arg-type]
    for card in (-1, 4095, 1 << 40, 2.5, None, True):
        with pytest.raises(LookupError, match="seat 0 sees no card of the reference"):
            match.why_not(0, card)  # type: ignore[arg-type]
    with pytest.raises(LookupError, match="seat 0 sees no card called 'Nobody'"):
        match.why_not(0, "Nobody")
    before = match.record()
    for answer in ("x", None, (99,), (0, 0, 0, 0), 1.5, True, ("0",), [[0]], -1):
        with pytest.raises(longbox.IllegalAnswer):
            match.choose(answer)  # type: ignore[arg-type]
    assert match.record() == before and match.view(-1).decision is None and match.view(-1).options == []
    with pytest.raises(LookupError, match="no game is called 'chess'; there are: champions, "):
        longbox.new("chess")


def test_a_file_that_is_no_match_is_named(tmp_path: Path) -> None:
    good = begun("vs", answers=12)
    file = tmp_path / "kept"
    good.save(file)
    assert longbox.load(file).record() == good.record() and longbox.load(str(file)).log.text(0) == good.log.text(0)
    record = good.record()
    wrong: list[tuple[dict[str, Any], str]] = [
        ({**record, "game": "chess"}, "no game is called 'chess'"),
        ({**record, "setup": {"decks": []}}, "'decks' must be a list of two to four decks"),
        ({**record, "answers": [[99]]}, "answer 0: "),
        ({**record, "digest": "0"}, "has left the recorded path"),
        ({}, "no answers in it"),
    ]
    for content, said in wrong:
        file.write_text(json.dumps(content), "utf-8")
        with pytest.raises(longbox.RecordError, match=said) as found:
            longbox.load(file)
        assert str(found.value).startswith(f"{file}: ")
    with pytest.raises(longbox.RecordError, match="no such file"):
        longbox.load(tmp_path / "nowhere")


# -- what a seat is told ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(SETUPS))
def test_a_view_is_plain_data_of_cards_that_the_seat_sees(game: str) -> None:
    for answers in (0, 3, 60, 140):
        match = begun(game, answers=answers)
        for seat in (*match.seats, -1):
            view = match.view(seat)
            data = view.data()
            again = json.loads(json.dumps(data))
            assert again["seat"] == seat and again["game"] == game and len(again["table"]["sides"]) == len(view.table.sides)
            asked = match.decision
            assert (data["decision"] is not None) is (asked is not None and asked.seat == seat)
            if asked is not None and asked.seat == seat:
                assert data["decision"]["options"] == view.options and len(view.options) == len(asked.options)
                assert data["decision"]["prompt"] and all(view.options) and data["decision"]["next"] == list(asked.next())
            assert len({c.ref for c in view.cards}) == len(view.cards)
            for card in view.cards:
                assert card.ref in view.find(card.title) and card.ref in view.find(card.title.upper())


@pytest.mark.parametrize("game", sorted(SETUPS))
def test_why_not_says_of_hidden_cards_what_it_says_of_none(game: str) -> None:
    told = 0
    for answers in (0, 50, 120):
        match = begun(game, answers=answers)
        for player in match.players:
            seen = {c.ref for c in match.view(player.seat).cards}
            hidden = [
                t for t in match.state.things if isinstance(t, Card) and not t.known >> player.seat & 1 and t.ref not in seen
            ]
            assert len(hidden) > 10
            for card in hidden:
                with pytest.raises(LookupError) as found:
                    match.why_not(player.number, card.ref)
                words = f"seat {player.seat} sees no card of the reference {card.ref}; those it sees are in its view"
                assert found.value.args == (words,)
            for ref in sorted(seen):
                told += sum(len(objections) for _, objections in match.why_not(player.number, ref))
        # a title that lies hidden alone is answered as one that nobody has heard of
        seat = match.players[0].seat
        names = {c.title for c in match.view(seat).cards}
        for card in match.state.things:
            if isinstance(card, Card) and not card.known >> seat & 1:
                title = getattr(card.printed, "full_name", None) or card.printed.name
                if not any(name == title or name.startswith(f"{title},") for name in names):
                    with pytest.raises(LookupError, match=f"seat {seat} sees no card called "):
                        match.why_not(0, title)
    assert told > 20


@pytest.mark.parametrize("game", sorted(SETUPS))
def test_answers_are_all_that_is_allowed_and_the_least_is_one_of_them(game: str) -> None:
    match = begun(game)
    agent = longbox.agent("random", seed=8)
    kinds = set()
    for _ in range(60):
        if (decision := match.decision) is None:
            break
        some = [answer for answer, _ in zip(decision.answers(), range(300))]
        assert len(set(some)) == len(some)
        for answer in some[:40]:
            decision.check(answer)
        given = agent.choose(match.view(decision.seat), decision)
        if len(some) < 300:
            assert given in some and decision.least() in some
        kinds.add(type(decision.shape).__name__)
        match.choose(given)
    assert len(kinds) > 1


@pytest.mark.parametrize("game", sorted(SETUPS))
def test_a_branch_goes_its_own_way_and_who_has_won_is_told_by_name(game: str) -> None:
    match = begun(game, answers=20)
    before = match.record()
    branch = match.branch()
    assert match.winners == [] and match.ending == "" and match.result is None
    while branch.decision is not None:
        branch.concede(branch.decision.player)
    assert branch.result is not None and branch.ending and branch.result.rule
    assert branch.winners == [branch.names[p] for p in branch.result.winners]
    assert match.record() == before and len(branch.log.lines) > len(match.log.lines)
    assert branch.undo() and branch.winners == []


def test_a_match_without_a_log_plays_the_same() -> None:
    plain = longbox.new("vs", seed=3, history=False, logging=False, **SETUPS["vs"])
    whole = longbox.new("vs", seed=3, **SETUPS["vs"])
    for match in (plain, whole):
        bot = longbox.agent("greedy")
        for _ in range(30):
            assert match.decision is not None
            match.choose(bot.choose(match.view(match.decision.seat), match.decision))
    assert plain.answers == whole.answers and plain.log.lines == [] and len(whole.log.lines) > 30
    with pytest.raises(RuntimeError, match="keeps no history"):
        plain.undo()
