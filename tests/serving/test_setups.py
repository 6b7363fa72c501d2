"""What a room can be made with, from the form that a client shows: every option of every game, as the terminal has it; and the bot of the docs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from longbox import new
from longbox.games import entries, entry
from longbox.games.champions.decks.scenarios import MODULAR, SCENARIOS
from longbox.games.dcdb.decks.files import bundled
from longbox.games.dcdb.state import MAIN
from longbox.kernel.setups import Choice, SetupError
from longbox.serving.offered import choices_of, usual_setup
from longbox.serving.store import Store
from tests.serving.process import ROOT
from tests.serving.support import Seat, asked, key, server

GAMES = sorted(game.name for game in entries())


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    folder = tmp_path_factory.mktemp("rooms")
    url = f"sqlite:///{folder / 'rooms.db'}"
    with server(folder, url=url) as address:
        yield address, url


def chosen(choices: list[Choice], **other: str) -> dict[str, object]:
    """The set-up that a form makes, with some choices other than they are at first."""
    return usual_setup([Choice(**{**_as_dict(c), "usual": other.get(c.key, c.usual)}) for c in choices])


def _as_dict(c: Choice) -> dict[str, Any]:
    return {name: getattr(c, name) for name in Choice.__dataclass_fields__}


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_form_can_be_played(game: str) -> None:
    choices = choices_of(entry(game))
    assert len({c.key for c in choices}) == len(choices)
    for c in choices:
        assert c.usual in c.options and (not c.plans or len(c.plans) == len(c.options)), c.key
        for option in c.options:
            setup = chosen(choices, **{c.key: option})
            try:
                match = new(game, seed=3, history=False, logging=False, **setup)
            except SetupError as error:
                # what does not go together says so: how many play, or who has no place in this set-up
                twice = c.field == "heroes" and "is there twice" in str(error)
                apart = (c.key, option) in (("mode", "2 vs 2"), ("mode", "two-headed"), ("players", "5")) or c.key == "main"
                assert twice or apart, error
                assert repr(c.field) in str(error) or "'mains'" in str(error)
                continue
            assert match.decision is not None
            if c.field == "mode":
                assert match.setup["mode"] == option


def room(address: str, game: str, status: int = 201, **more: object) -> dict[str, Any]:
    found = asked(f"{address}/api/rooms", {"game": game, "seats": ["person"], "others": "greedy", **more})
    assert found[0] == status, found
    assert isinstance(found[1], dict)
    return found[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_room_as_the_form_is_at_first(place: tuple[str, str], game: str) -> None:
    made = room(place[0], game, usual=True)
    setup = usual_setup(choices_of(entry(game)))
    seats = [seat["who"] for seat in made["seats"]]
    assert seats == ["person"] + ["greedy"] * (len(new(game, seed=1, **setup).seats) - 1)
    assert made["seats"][0]["key"] and not any(seat["key"] for seat in made["seats"][1:])
    me = Seat(place[0], made["room"], key(made, 0))
    assert me.until_asked()["question"]


def test_two_to_five_at_a_table(place: tuple[str, str]) -> None:
    """So many as the game has seats: people, computer players, each at their own; and no more."""
    address, _ = place
    for game, most, setup in (
        ("vs", 4, lambda n: {"players": n}),
        ("dcdb", 5, lambda n: {"setup": "base", "players": n}),
        ("vs2pcg", 4, lambda n: {"players": n}),
        ("champions", 4, lambda n: {"heroes": ["Spider-Man", "Captain Marvel", "She-Hulk", "Iron Man"][:n]}),
    ):
        for n in range(2, most + 1):
            made = room(address, game, setup=setup(n), seats=["person", "person"])
            assert [seat["who"] for seat in made["seats"]] == ["person", "person", *["greedy"] * (n - 2)]
            both = [Seat(address, made["room"], key(made, i)) for i in (0, 1)]
            assert [s.welcome["players"] for s in both] == [[0], [1]] and len(both[0].now["table"]["sides"]) == n  # type: ignore[index]
        too_many = room(address, game, 400, setup=setup(n), seats=["person"] * (n + 1))
        assert f"names {n + 1}, and this match has {n}" in too_many["words"]
        assert room(address, game, 400, setup={"players": most + 1} if game != "champions" else {"heroes": ["Thor"]})["words"]


def test_one_person_plays_two_heroes(place: tuple[str, str]) -> None:
    made = room(place[0], "champions", setup={"heroes": ["Spider-Man", "She-Hulk"], "seats": [0, 0]}, others="")
    me = Seat(place[0], made["room"], key(made, 0))
    assert len(made["seats"]) == 1 and me.welcome["players"] == [0, 1]


def test_modes_of_the_games(place: tuple[str, str]) -> None:
    address, url = place
    store = Store(url, "looks on")

    def setup(made: dict[str, Any]) -> dict[str, Any]:
        return store.read(made["room"])[0].setup

    for scenario in SCENARIOS:
        made = room(address, "champions", usual=True, setup={"scenario": scenario, "mode": "expert", "heroic": 2})
        assert (setup(made)["scenario"], setup(made)["mode"], setup(made)["heroic"]) == (scenario, "expert", 2)
    bomb = next(code for code, name in MODULAR.items() if name == "Bomb Scare")
    for modular, found in (
        (["Bomb Scare"], [bomb]),
        (["none"], []),
        (["random"], ["random"]),
        (["Bomb Scare", "random"], [bomb, "random"]),
    ):
        assert setup(room(address, "champions", usual=True, setup={"modular": modular}))["modular"] == found
    assert "'modular'" in room(address, "champions", 400, usual=True, setup={"modular": ["none", "Bomb Scare"]})["words"]
    assert setup(room(address, "champions", usual=True, setup={"skirmish": "II"}))["skirmish"] == "II"
    for mode in ("2 vs 2", "two-headed"):
        made = room(address, "vs2pcg", setup={"players": 4, "mode": mode})
        assert setup(made)["mode"] == mode and len(made["seats"]) == 4
        assert "four players" in room(address, "vs2pcg", 400, setup={"players": 3, "mode": mode})["words"]
    for name in bundled():
        made = room(address, "dcdb", setup={"setup": name, "players": 3})
        assert setup(made)["format"] in ("base", "cube") and len(made["seats"]) == 3
    store.close()


def test_a_set_up_of_dc_by_its_name_and_a_main_character_of_ones_own(place: tuple[str, str]) -> None:
    """The Cube of a form is the one that the terminal plays, and not the Base Set by the Cube's rules; no file is opened for anybody."""
    address, _ = place
    cube = new("dcdb", seed=1, setup="cube", players=3)
    assert cube.state.format.name == "cube" and len(cube.state.cards) > len(
        new("dcdb", seed=1, format="cube", players=3).state.cards
    )
    match = new("dcdb", seed=1, setup="base", main="Batman", players=3)
    mains = [[match.state.card(n).printed.name for n in match.state.zone(p.number, MAIN)] for p in match.players]
    assert mains[0] == ["Batman"] and all(len(each) == 1 and each != ["Batman"] for each in mains[1:])
    with pytest.raises(SetupError, match="give one of them"):
        new("dcdb", seed=1, main="Batman", mains=["Batman", None])
    for wrong in ("/etc/passwd", "../setup.py", "nothing"):
        assert "there are: base" in room(address, "dcdb", 400, setup={"setup": wrong})["words"].replace("'", "")


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_of_the_docs_plays_to_the_end(place: tuple[str, str], game: str) -> None:
    bot = ROOT / "docs" / "bot.py"
    lines = [line for line in bot.read_text("utf-8").split('"""', 2)[2].splitlines() if line.strip()]
    assert len(lines) <= 45
    done = subprocess.run([sys.executable, str(bot), place[0], game], capture_output=True, text=True, timeout=240)
    assert done.returncode == 0 and any(word in done.stdout for word in ("win", "lose", "draw")), (done.stdout, done.stderr)
