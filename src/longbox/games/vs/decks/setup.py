"""From a set-up to a table: players and their decks, with nothing under way yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from longbox.games.vs.state import DECK, ZONES, VsCard, VsPlayer, VsState
from longbox.kernel.setups import MOST_CARDS, OF_ALL, SetupError, check_fields, check_size, field_of, names_of, seats_of
from longbox.outside import is_whole, shown

if TYPE_CHECKING:
    from longbox.games.vs.state import CardDef, Referee, VsSetup
    from longbox.kernel.setups import Setup

PLAYER_NAMES = ("A", "B", "C", "D")


#: the greatest `turn_limit`
MOST_TURNS = 10_000


def blank(game: Referee, setup: Setup, seed: int) -> VsState:
    """Players and their decks, nothing under way: what both a match and a situation start from."""
    from longbox.games.vs.catalog.overrides import from_setup

    check_fields(setup, ("decks", "initiative", "turn_limit", "facts", *OF_ALL))
    decks = setup.get("decks")
    if not isinstance(decks, list) or not 2 <= len(decks) <= 4:
        raise SetupError(f"'decks' must be a list of two to four decks (vs:100.1), not {shown(decks)}")
    n = len(decks)
    names = names_of(setup, PLAYER_NAMES[:n])
    seats = seats_of(setup, n)
    field_of(setup, "initiative", 0, n - 1, 0)
    field_of(setup, "turn_limit", 1, MOST_TURNS, MOST_TURNS)
    if setup.get("windows", "needed") not in ("needed", "all"):
        raise SetupError(f"'windows' must be 'needed' or 'all', not {shown(setup['windows'])}")
    own = from_setup(setup["facts"]) if setup.get("facts") is not None else {}
    found = [deck_of(i, deck, own) for i, deck in enumerate(decks)]
    check_size(sum(count for deck in found for _, count in deck))
    s = VsState(game, seed, cast("VsSetup", setup))
    for i in range(n):
        s.add_thing(VsPlayer(i, names[i], seats[i]))
    s.zones = [()] * (n * ZONES + 1)
    s.order = tuple(range(n))
    for i, deck in enumerate(found):
        for printed, count in deck:
            for _ in range(count):
                add(s, printed, i, DECK)
    return s


def deck_of(i: int, deck: object, own: dict[str, CardDef]) -> list[tuple[CardDef, int]]:
    """The cards of a deck as a set-up has it, with the user's own facts before those of the catalog."""
    from longbox.games.vs.catalog.catalog import CATALOG

    if not isinstance(deck, (list, tuple)):
        raise SetupError(f"'decks': deck {i + 1} must be a list of pairs of card name and count, not {shown(deck)}")
    out = []
    for entry in deck:
        pair = isinstance(entry, (list, tuple)) and len(entry) == 2 and isinstance(entry[0], str)
        if not pair or not is_whole(entry[1], 1, MOST_CARDS):
            raise SetupError(f"'decks': deck {i + 1}: an entry is a pair of card name and count, not {shown(entry)}")
        printed = own.get(entry[0]) or CATALOG.get(entry[0])
        if printed is None:
            raise SetupError(f"'decks': deck {i + 1}: no card is called {shown(entry[0])}")
        out.append((printed, entry[1]))
    return out


def add(s: VsState, printed: CardDef, owner: int, kind: int) -> int:
    """A new card in one of its owner's zones."""
    zone = owner * ZONES + kind
    number = s.add_thing(VsCard(-1, owner, printed, zone))
    s.zones[zone] = (*s.zones[zone], number)
    return number
