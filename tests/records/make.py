"""Plays the matches kept beside this file, and keeps them: `python -m tests.records.make`.

They are made anew only when rules have changed, never because code has moved: `tests/test_records.py` plays them again and
wants the same digests.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from longbox.agents import make_agent
from longbox.games import game
from longbox.games.vs.decks.construction import builtin, load_deck
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


def main() -> None:
    """Play them all."""
    for name, setups in (("champions", CHAMPIONS), ("vs", vs_setups())):
        for i, (setup, kind) in enumerate(setups):
            match = Match(game(name), setup, 100 + i)
            agents = [make_agent(kind, i * 8 + seat, name) for seat in range(4)]
            while (decision := match.decision) is not None:
                match.choose(agents[decision.seat].choose(match.view(decision.seat), decision))
            record = {key: value for key, value in match.record().items() if key != "longbox"}
            (HERE / f"{name}-{i + 1}.json").write_text(json.dumps(record, separators=(",", ":"), sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
