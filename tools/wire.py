"""What goes over the wire as JSON Schema, from the server's structs; the web client's types are made from it.

python -m tools.wire            says whether web/wire.schema.json is what the structs say
python -m tools.wire --write    writes it; then `npm run types` in web/
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import msgspec

from longbox.serving import app, decks, messages, replays

PLACE: Final = Path(__file__).parents[1] / "web" / "wire.schema.json"


def schema() -> str:
    """The schema, as its file has it."""
    rooms = (app.NewRoom, app.RoomMade, app.GameTold, app.RuleTold, app.Found, app.Wrong)
    lists = (decks.DeckText, decks.DeckWanted, decks.DeckTold, decks.DeckWritten)
    over = (app.Brought, replays.SaveText, replays.Branch, replays.ReplayTold, replays.ReplaySeen, replays.Finished)
    kinds = (messages.Incoming, messages.Outgoing, *rooms, *lists, *over)
    found, components = msgspec.json.schema_components(
        kinds, schema_hook=lambda _: {"tsType": "unknown"}, ref_template="#/definitions/{name}"
    )
    # what the server sends is always there, whatever may be left out of what it reads
    read = {"NewRoom", "DeckText", "DeckWanted", "Branch", *[kind.__name__ for kind in messages.FromClient.__subclasses__()]}
    for name, found_at in components.items():
        if name not in read and "properties" in found_at:
            found_at["required"] = sorted(found_at["properties"])
    named = {"Incoming": found[0], "Outgoing": found[1]}
    whole = {"$schema": "http://json-schema.org/draft-07/schema#", "title": "Wire", "definitions": {**components, **named}}
    return json.dumps(whole, indent=1, sort_keys=True) + "\n"


def main(args: list[str]) -> int:
    """Write it, or compare."""
    if args == ["--write"]:
        PLACE.write_text(schema(), "utf-8")
        return 0
    if not PLACE.exists() or PLACE.read_text("utf-8") != schema():
        print("web/wire.schema.json is not what the structs say: python -m tools.wire --write, then npm run types in web/")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
