"""One front door: a game that is added is a folder and a word in GAMES, and every command finds it; none knows a game by name."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import longbox
from longbox import cli
from longbox.games import GAMES, entries

ROOT = Path(__file__).parents[1]
#: the word in GAMES, and the folder beside the others
STARTER = """
import sys
import longbox.games
longbox.games.__path__.append({folder!r})
longbox.games.GAMES = (*longbox.games.GAMES, "madeup")
"""
FILES = {
    "__init__.py": """
from longbox.games.registry import Entry

ENTRY = Entry(
    "madeup", "The Made-up Game", players=(1, 4), game="game:GAME", setup="setup:setup_for", situation="", agents={}, ways="", face="",
    commands={"play": "terminal:play", "simulate": "terminal:simulate", "bench": "terminal:course"},
)
""",
    "game.py": "from tests.kernel.madeup.game import GAME\n",
    "setup.py": "def setup_for(*, names=('Ann', 'Bob')):\n    return {'names': list(names)}\n",
    "terminal.py": '''
from longbox.games.madeup.setup import setup_for
from longbox.lab.bench import Course
from longbox.terminal.arguments import AS_USUAL, Series
from longbox.terminal.playing import NOTHING_SAID, AtTable


def play(*, watcher: str = "", at: AtTable = NOTHING_SAID) -> None:
    """Play it.

    Parameters
    ----------
    watcher
        Who watches.
    """
    print(f"{watcher} is watching, {at.seed}")


def simulate(*, watchers: int = 2, series: Series = AS_USUAL) -> int:
    """Simulate it."""
    import longbox

    for seed in range(series.games):
        match = longbox.new("madeup", seed=seed, names=["Ann", "Bob", "Cat"][:watchers])
        bot = longbox.agent("random", "madeup")
        while (decision := match.decision) is not None:
            match.choose(bot.choose(match.view(decision.seat), decision))
    print(f"{series.games} games of {watchers}")
    return 0


def course() -> Course:
    return Course([setup_for()], cloned_at=5)
''',
}
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """A command line where the made-up game is one of the games."""
    for name, text in FILES.items():
        path = tmp_path / "madeup" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")

    def ran(
        *args: str, code: str = "from longbox import cli\nsys.exit(cli.run(sys.argv[1:]))"
    ) -> subprocess.CompletedProcess[str]:
        starter = STARTER.format(folder=str(tmp_path)) + code
        return subprocess.run([sys.executable, "-c", starter, *args], cwd=ROOT, capture_output=True, text=True, timeout=120)

    return ran


def test_a_game_that_is_added_is_found_by_every_command(run: Run) -> None:
    for command in ("play", "simulate"):
        others = [at.name for at in entries() if command in at.commands]
        out = run(command, "--help").stdout
        assert "The Made-up Game" in out
        assert all(f" {name} " in out for name in others)
    mine = run("play", "madeup", "--help").stdout
    assert "--watcher" in mine and "Who watches." in mine and "--continue" in mine and "--hero" not in mine
    assert run("play", "madeup", "--watcher", "Owl", "--seed", "3").stdout == "Owl is watching, 3\n"
    assert run("simulate", "madeup", "--games", "2", "--watchers", "3").stdout == "2 games of 3\n"
    figures = json.loads(run("bench", "madeup", "--runs", "1", "--matches", "1", "--json").stdout)
    assert list(figures) == ["madeup"] and figures["madeup"]["decisions_per_match"] > 0
    listed = run(code="import longbox\nprint([(at.name, at.title, at.players) for at in longbox.games()][-1])").stdout
    assert listed == "('madeup', 'The Made-up Game', (1, 4))\n"


def test_what_a_game_does_not_offer_is_said_in_a_sentence(run: Run) -> None:
    for args, said in (
        (("deck", "check", "madeup", "x"), "longbox: The Made-up Game has no 'deck check'; there is: "),
        (("card", "madeup", "x"), "longbox: The Made-up Game has no 'card'; there is: "),
        (("play", "vs", "--watcher", "x"), "longbox: --watcher is for madeup (The Made-up Game), not for vs (Vs. System)"),
    ):
        done = run(*args)
        assert (done.returncode, done.stdout) == (2, "") and done.stderr.startswith(said)


@pytest.mark.parametrize("command", ["play", "simulate", "card", "deck check", "deck list"])
def test_a_game_shows_its_own_options_alone(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = {}
    for name in GAMES:
        assert cli.run([*command.split(), name, "--help"]) == 0
        found[name] = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    own = {
        "play": ("--against", "--hero"),
        "simulate": ("--players", "--hero"),
        "card": ("--facts", ""),
        "deck check": ("--facts", ""),
    }
    vs, champions = own.get(command, ("", ""))
    assert not vs or (vs in found["vs"] and vs not in found["champions"])
    assert not champions or (champions in found["champions"] and champions not in found["vs"])


#: command -> how it is called for each game that has it
THERE = {
    command: ", ".join(f"longbox {command} {at.name}" for at in entries() if command in at.commands)
    for command in ("simulate", "deck list", "deck convert")
}


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("simulate", f"name a game: {THERE['simulate']}"),
        ("deck list", f"name a game: {THERE['deck list']}"),
        ("deck convert vs x --to text", f"Vs. System has no 'deck convert'; there is: {THERE['deck convert']}"),
        ("card nogame x", "no game is called 'nogame'; there are: champions, dcdb, vs, vs2pcg"),
        ("play nogame", "no game is called 'nogame'; there are: champions, dcdb, vs, vs2pcg"),
        ("play --continue --seed 3", "--seed is for a new match; --continue goes on with one as it was set up"),
        ("play --hero Spider-Man", "--hero is for champions (Marvel Champions), not for vs (Vs. System)"),
        ("play --load nothing --continue", "--load and --continue both go on with a game: give one of them"),
        ("play --nonsense", "Unknown option: --nonsense. Did you mean --seed?"),
    ],
)
def test_a_mistake_gets_one_sentence(args: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(args.split()) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", f"longbox: {said}\n")


def test_the_game_may_stand_after_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["simulate", "--games", "1", "--agents", "random", "--json", "champions", "--hero", "Spider-Man"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "champions"


def test_every_place_of_an_entry_is_there() -> None:
    for at in entries():
        assert at in longbox.games()
        for place in (at.game, at.setup, at.situation, at.face, at.ways, *at.agents.values(), *at.commands.values()):
            assert not place or at.find(place) is not None


def test_no_command_knows_a_game_by_name() -> None:
    """Nor does what stands below the games: their names are in their own folders, in GAMES, and in what pages say."""
    src = ROOT / "src" / "longbox"
    found = []
    parts = (
        "kernel",
        "keeping",
        "commands",
        "terminal",
        "lab",
        "agents",
        "decks",
        "situations",
        "tournament",
        "cli.py",
        "library.py",
    )
    for part in parts:
        for path in [src / part] if part.endswith(".py") else sorted((src / part).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and node.value in GAMES:
                    found.append(f"{path.relative_to(src)}:{node.lineno}")
    assert found == []


def test_help_loads_no_game() -> None:
    """`longbox --help` and `longbox play --help` list what there is without loading the rules of any game."""
    code = "import sys\nfrom longbox import cli\ncli.run(sys.argv[1:])\n"
    code += "print([m for m in sys.modules if m.startswith('longbox.games.') and m.count('.') > 2])"
    for args in (["--help"], ["play", "--help"], ["simulate", "--help"], ["deck", "check", "--help"]):
        done = subprocess.run([sys.executable, "-c", code, *args], cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert done.stdout.splitlines()[-1] == "[]"


LOADED = """
import importlib, sys
for place in sys.argv[1:]:
    importlib.import_module(place)
print(*[name for name in sys.modules if name.startswith("longbox.games.")])
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_help_of_a_command_loads_no_game(game: str) -> None:
    at = next(each for each in entries() if each.name == game)
    places = [at.where(place).partition(":")[0] for command, place in at.commands.items() if command != "bench"]
    run = subprocess.run([sys.executable, "-c", LOADED, *places], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert set(places) <= loaded
    rooms = {name.split(".")[3] for name in loaded if name.count(".") > 2}
    assert rooms == {"terminal"}, "an import at the head of a module that one of its functions should make"
