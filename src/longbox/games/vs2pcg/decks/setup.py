"""From a set-up to a table: players, main characters and decks, with nothing under way yet.

A set-up is {"decks": [[main character, [[card, copies], ...]], ...] with numbers of cards (MNB-001), "names"?, "seats"?, "first"?: a player,
"windows"?, "agents"?: who answers for each player}.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs2pcg.catalog.catalog import catalog
from longbox.games.vs2pcg.state import ALL_SEATS, ASIDE, DECK, MAIN, SHARED, ZONES, PcgCard, PcgPlayer, PcgState
from longbox.kernel.setups import MOST_CARDS, OF_ALL, Setup, SetupError, check_fields, check_size, field_of, names_of, seats_of
from longbox.outside import is_whole, shown

if TYPE_CHECKING:
    from longbox.games.vs2pcg.state import CardDef
    from longbox.kernel.game import Game

PLAYER_NAMES: Final = ("A", "B", "C", "D")
#: vs2pcg:free-for-all#1, vs2pcg:two-vs-two#1 how a game is played
MODES: Final = {
    "free for all": "each for itself",
    "2 vs 2": "the first and third player against the second and fourth",
    "two-headed": "the first two players against the other two, with shared rows and turns",
}
_FIELDS: Final = ("decks", "first", "mode", "teammates_rows", *OF_ALL)


def laid(game: Game, names: tuple[str, ...], seats: list[int], setup: Setup, seed: int) -> PcgState:
    """A table with players and empty zones."""
    s = PcgState(game, seed, setup)
    s.starters = len(names)
    s.order = tuple(range(len(names)))
    for i, name in enumerate(names):
        me = PcgPlayer(i, name, seats[i])
        # vs2pcg:two-vs-two#2 teammates sit across from each other
        me.team = i % 2 if setup.get("mode") == "2 vs 2" else i
        if setup.get("mode") == "two-headed":
            # vs2pcg:two-headed#2 they sit next to each other
            me.team = i // 2
            me.home = i - i % 2
        s.add_thing(me)
    s.zones = [()] * (len(names) * ZONES + SHARED)
    return s


def add(s: PcgState, printed: CardDef, zone: int, owner: int, known: int) -> PcgCard:
    """One card more, at the end of a zone."""
    c = PcgCard(len(s.things), owner, printed, zone)
    s.add_thing(c)
    c.known = known
    c.stamp = c.arrived = s.tick()
    s.zones[zone] = (*s.zones[zone], c.number)
    if printed.kind == MAIN and s.player(owner).main < 0:
        s.player(owner).main = c.number
    return c


def blank(game: Game, setup: Setup, seed: int) -> PcgState:
    """The table of a set-up, with nothing under way; what is drawn by lot is not drawn yet."""
    check_fields(setup, _FIELDS)
    decks = setup.get("decks")
    if not isinstance(decks, list) or not 2 <= len(decks) <= 4:
        raise SetupError(f"'decks' must be a list of two to four decks, not {shown(decks)}")
    n = len(decks)
    names = names_of(setup, PLAYER_NAMES[:n])
    seats = seats_of(setup, n)
    field_of(setup, "first", -1, n - 1, -1)
    mode_of(setup, n)
    if setup.get("windows", "needed") not in ("needed", "turns", "all"):
        raise SetupError(
            f"'windows' must be 'needed', 'turns' or 'all' to be asked also where one can only be done, or pass, not {shown(setup['windows'])}"
        )
    rows = setup.get("teammates_rows", False)
    if not isinstance(rows, bool) or (rows and mode_of(setup, n) != "2 vs 2"):
        raise SetupError(
            f"'teammates_rows' must be true or false, and true in 2 vs 2 only (vs2pcg:two-vs-two#6), not {shown(rows)}"
        )
    found = [deck_of(i, deck) for i, deck in enumerate(decks)]
    check_size(sum(count for _, cards in found for _, count in cards))
    s = laid(game, tuple(names), seats, setup, seed)
    for i, (main, cards) in enumerate(found):
        # vs2pcg:setting-up#4 all may see it
        add(s, main, s.index(ASIDE, i), i, ALL_SEATS)
        for printed, count in cards:
            for _ in range(count):
                add(s, printed, s.index(DECK, i), i, 0)
    return s


def mode_of(setup: Setup, players: int) -> str:
    """How it is played."""
    mode = setup.get("mode", "free for all")
    if mode not in MODES or not isinstance(mode, str):
        raise SetupError(f"'mode' must be 'free for all', '2 vs 2' or 'two-headed', not {shown(mode)}")
    if mode != "free for all" and players != 4:
        raise SetupError(f"'mode': {mode} is for four players, not {players}")
    return mode


def deck_of(i: int, deck: object) -> tuple[CardDef, list[tuple[CardDef, int]]]:
    """A main character and the cards of a deck as a set-up has them."""
    if not isinstance(deck, list) or len(deck) != 2 or not isinstance(deck[1], list):
        raise SetupError(
            f"'decks': deck {i + 1} must be a list of the number of a main character and its cards, not {shown(deck)}"
        )
    main = _numbered(i, deck[0])
    if main.kind != MAIN:
        raise SetupError(f"'decks': deck {i + 1}: {main.name} is a {main.kind.lower()}; a deck has one main character")
    cards = []
    for entry in deck[1]:
        if not isinstance(entry, list) or len(entry) != 2 or not is_whole(entry[1], 1, MOST_CARDS):
            raise SetupError(f"'decks': deck {i + 1}: an entry is a pair of card number and count, not {shown(entry)}")
        printed = _numbered(i, entry[0])
        if printed.kind == MAIN or printed.token:
            raise SetupError(f"'decks': deck {i + 1}: {printed.name} ({printed.number}) is no card of a deck")
        cards.append((printed, entry[1]))
    return main, cards


def _numbered(i: int, number: object) -> CardDef:
    found = catalog().get(number) if isinstance(number, str) else None
    if found is None:
        raise SetupError(f"'decks': deck {i + 1}: no card has the number {shown(number)}")
    return found


__all__ = ["MODES", "PLAYER_NAMES", "add", "blank", "deck_of", "laid", "mode_of"]
