"""From friendly arguments (a set-up by its name, one's own main character) to a set-up that `Game.start` takes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longbox.games.dcdb.decks import setup as setups
from longbox.games.dcdb.decks.files import left_out, read_setup
from longbox.games.dcdb.decks.formats import format_named
from longbox.kernel.setups import SetupError, check_fields
from longbox.outside import shown

#: what `longbox.new("dcdb", ...)` takes, and what it is
FIELDS: Final = {
    "setup": "the name of a set-up that comes with Longbox, a set-up file or a Cube list; what is given besides takes its place",
    "main": "the main character of the first player, or a list of them; the others' are drafted or drawn by lot",
    **setups.FIELDS,
}


def setup_for(**given: object) -> setups.Fields:
    """The set-up that `FIELDS` describe, complete. SetupError names the field; UserError says what is wrong with a file."""
    check_fields(given, (*FIELDS, "agents", "notes"))
    out: setups.Fields = {key: value for key, value in given.items() if value is not None}
    wanted = out.pop("setup", None)
    if wanted is not None:
        if not isinstance(wanted, (str, Path)):
            raise SetupError(f"'setup' must be {FIELDS['setup']}, not {shown(wanted)}")
        found = read_setup(wanted)
        out = {**found.setup, **out}
        if words := left_out(found):
            out.setdefault("notes", [words])
    main = out.pop("main", None)
    if main is not None:
        if "mains" in out:
            raise SetupError("'main' is of the first player, and 'mains' of all: give one of them")
        count = len(setups.names_of(out, format_named(out.get("format", "base"))))
        out["mains"] = [main, *[None] * (count - 1)]
    return setups.setup_for(**out)
