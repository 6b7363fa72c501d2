"""Plays the matches kept beside this file, and keeps them: `python -m tests.records.make`, with the names of games for those alone.

They are made anew only when rules have changed, never because code has moved: `tests/test_records.py` plays them again and
wants the same digests.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from longbox.agents import make_agent
from longbox.games import game
from longbox.games.dcdb.decks.files import read_setup
from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.games.vs2pcg.decks.files import builtin as pcg_decks, load_deck as load_pcg
from longbox.kernel.match import Match

HERE = Path(__file__).parent
CHAMPIONS: list[tuple[dict[str, Any], str]] = [
    ({"heroes": ["Spider-Man"], "scenario": "Rhino"}, "greedy"),
    ({"heroes": ["She-Hulk", "Iron Man"], "scenario": "Klaw", "mode": "expert"}, "greedy"),
    ({"heroes": ["Captain Marvel", "Black Panther", "Iron Man"], "scenario": "Ultron", "heroic": 1}, "random"),
    ({"heroes": ["Spider-Man", "She-Hulk", "Iron Man", "Black Panther"], "scenario": "Rhino"}, "random"),
    ({"heroes": ["Iron Man"], "scenario": "Crossbones", "skirmish": "II"}, "random"),
    ({"heroes": ["Black Panther"], "scenario": "Ultron", "modular": "random"}, "greedy"),
]


def vs_setups() -> list[tuple[dict[str, Any], str]]:
    """Two to four players, with the decks that come with Longbox."""
    decks = [load_deck(name).entries for name in builtin()]
    return [
        ({"decks": decks[:2]}, "greedy"),
        ({"decks": decks[2:4]}, "greedy"),
        ({"decks": [decks[3], decks[0]], "initiative": 1}, "random"),
        ({"decks": decks[:3]}, "random"),
        ({"decks": decks}, "random"),
        ({"decks": [decks[1], decks[3]], "turn_limit": 8}, "random"),
    ]


def dcdb_setups() -> list[tuple[dict[str, Any], str]]:
    """The printed game with two, three and five players, the Cube with two, three and four; decks of several sets."""
    return [
        ({"players": 2}, "greedy"),
        ({"players": 3, "mains": ["Batman", "Superman", "The Flash"], "windows": "turns"}, "random"),
        ({"players": 5, **bundled_setup("heroes-unite")}, "greedy"),
        ({"players": 3, **bundled_setup("forever-evil")}, "greedy"),
        ({"players": 4, **bundled_setup("teen-titans")}, "random"),
        ({"players": 2, **bundled_setup("crisis")}, "greedy"),
        ({"players": 4, **bundled_setup("cube")}, "greedy"),
        ({"players": 3, **bundled_setup("cube")}, "greedy"),
        ({"players": 2, **bundled_setup("cube")}, "greedy"),
    ]


def vs2pcg_setups() -> list[tuple[dict[str, Any], str]]:
    """Two players, three and four each for itself, two against two, and two heads."""
    decks = [load_pcg(name).entries for name in pcg_decks()]
    return [
        ({"decks": decks[:2]}, "greedy"),
        ({"decks": decks[2:4], "first": 1}, "random"),
        ({"decks": decks[3:6]}, "greedy"),
        ({"decks": decks[4:8]}, "greedy"),
        ({"decks": decks[:4], "mode": "2 vs 2", "teammates_rows": True}, "greedy"),
        ({"decks": decks[1:5], "mode": "2 vs 2"}, "random"),
        ({"decks": decks[4:8], "mode": "two-headed"}, "greedy"),
    ]


def bundled_setup(name: str) -> dict[str, Any]:
    """What a set-up file that comes with Longbox says."""
    return read_setup(name).setup


def main() -> None:
    """Play them all."""
    made = {"champions": CHAMPIONS, "vs": vs_setups(), "dcdb": dcdb_setups(), "vs2pcg": vs2pcg_setups()}
    # those of some games only, or all
    for name, setups in [(name, made[name]) for name in sys.argv[1:] or made]:
        for i, (setup, kind) in enumerate(setups):
            match = Match(game(name), setup, 100 + i)
            agents = [make_agent(kind, i * 8 + seat, name) for seat in range(5)]
            while (decision := match.decision) is not None:
                match.choose(agents[decision.seat].choose(match.view(decision.seat), decision))
            record = {key: value for key, value in match.record().items() if key != "longbox"}
            (HERE / f"{name}-{i + 1}.json").write_text(json.dumps(record, separators=(",", ":"), sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
