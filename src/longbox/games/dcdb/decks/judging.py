"""A set-up of the DC Deck-Building Game as a client judges it: what it lays on the table."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

from longbox.decks.judged import Copies, Judged, Wrong, chart, curve
from longbox.errors import UserError
from longbox.games.dcdb.decks.files import MOST_BYTES, read_setup
from longbox.games.dcdb.decks.setup import blank
from longbox.games.dcdb.decks.toml import at
from longbox.games.dcdb.state import MAIN_DECK, SUPER_VILLAINS
from longbox.kernel.game import NO_GAME
from longbox.kernel.setups import SetupError
from longbox.outside import OutsideError, printable, read_text

#: a field, and that which names a file of cards
_TOML: Final = re.compile(r"^\s*[a-z_]+\s*=\s*[\[\"'{]|^\s*\[deck\]", re.MULTILINE)
_CARDS: Final = re.compile(r"^\s*[\"']?cards[\"']?\s*=", re.MULTILINE)


def judge(file: Path) -> Judged:
    """The set-up in a file, or the Cube list. TOML is known by what it looks like, whatever its file is called."""
    try:
        text = read_text(file, MOST_BYTES)
        if file.suffix != ".toml" and _TOML.search(text):
            file = file.rename(file.with_suffix(".toml"))
        if _CARDS.search(text):
            raise OutsideError("'cards' names a file; here all there is has to stand in the list", at(text, "cards"))
        found = read_setup(file)
        s = blank(NO_GAME, dict(found.setup), 0)
    except OutsideError as error:
        return Judged(file.stem, False, (Wrong(error.line, printable(str(error.args[0]))),))
    except (UserError, SetupError) as error:
        return Judged(file.stem, False, (_wrong(str(error.args[0]), file),))
    counts = Counter([s.card(n).printed for n in s.shared(MAIN_DECK)])
    cards = tuple([Copies(n, c.name, c.kind, c.values.cost) for c, n in counts.items()])
    kinds: Counter[str] = Counter()
    for each in cards:
        kinds[each.kind] += each.count
    villains = [s.card(n).printed for n in s.shared(SUPER_VILLAINS)]
    charts = (
        curve("The main deck by cost", cards),
        chart("The main deck", dict(kinds.most_common())),
        chart("Super-Villains by cost", Counter([c.values.cost for c in villains])),
    )
    notes = (f"not built yet, left out: {', '.join(found.missing)}",) if found.missing else ()
    name = found.name if found.name != file.stem else s.format.title
    return Judged(name, True, (), s.format.title, cards, tuple([c for c in charts if c.bars]), 0, (), dict(found.setup), notes)


def _wrong(words: str, file: Path) -> Wrong:
    """What is wrong, without the file's name before it."""
    line = 0
    words = words.removeprefix(str(file)).lstrip(":")
    head, colon, rest = words.partition(":")
    if colon and head.strip().isdigit():
        line, words = int(head), rest
    return Wrong(line, printable(words.strip()))


__all__ = ["judge"]
