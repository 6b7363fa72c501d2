"""What goes over the wire as JSON Schema, from the server's structs, of which the web client's types are made; and the addresses as OpenAPI.

python -m tools.wire            says whether web/wire.schema.json and docs/openapi.json are what the structs say
python -m tools.wire --write    writes them; then `npm run types` in web/
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from longbox.serving import app, decks, messages, offered, replays, rules
from longbox.version import __version__

ROOT: Final = Path(__file__).parents[1]
PLACE: Final = ROOT / "web" / "wire.schema.json"
ADDRESSES: Final = ROOT / "docs" / "openapi.json"


def schema() -> str:
    """The schema, as its file has it."""
    rooms = (app.NewRoom, app.RoomMade, offered.GameTold, rules.RuleTold, rules.Found, rules.Playable, messages.Wrong)
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


def addresses() -> str:
    """The OpenAPI document, as its file has it. No page of it is served: those that show one load their parts from elsewhere."""
    config = OpenAPIConfig(
        "Longbox", __version__, description="What can be asked of a server without a table; docs/protocol.md has the rest."
    )
    made = Litestar(list(app.ADDRESSES), openapi_config=config, logging_config=None)
    return json.dumps(made.openapi_schema.to_schema(), indent=1, sort_keys=True) + "\n"


def main(args: list[str]) -> int:
    """Write it, or compare."""
    if args == ["--write"]:
        for place, text in ((PLACE, schema()), (ADDRESSES, addresses())):
            place.write_text(text, "utf-8")
        return 0
    wrong = [
        place
        for place, text in ((PLACE, schema()), (ADDRESSES, addresses()))
        if not place.exists() or place.read_text("utf-8") != text
    ]
    for place in wrong:
        print(f"{place.relative_to(ROOT)} is not what the structs say: python -m tools.wire --write, then npm run types in web/")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
