"""The table as a set-up lays it: every stack in its place, nothing shuffled yet.

A set-up is {"players": how many, or "names": [...], "seats"?: [...], "format"?: "base", "sets"?: ["Base Set"], "mains"?: one name or several
for each player, or None for one drawn by lot, "super_villains"?: names from the top, "deck"?: [[name, copies], ...], "first"?: a player,
"windows"?, "agents"?, "notes"?: who answers for each player and what is to be told before the game, which only those who play want to know}.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longbox.games.dcdb.catalog import Collection, spelt
from longbox.games.dcdb.decks.formats import format_named
from longbox.games.dcdb.decks.own import collection
from longbox.games.dcdb.state import (
    ALL_SEATS,
    DECK,
    EQUIPMENT,
    HERO,
    KICKS,
    LOCATION,
    MAIN,
    MAIN_CHARACTER,
    MAIN_DECK,
    REMOVED,
    RESERVE,
    SHARED,
    SUPER_POWER,
    SUPER_VILLAIN,
    SUPER_VILLAINS,
    VILLAIN,
    WEAKNESSES,
    ZONES,
    CardDef,
    DcCard,
    DcPlayer,
    DcState,
    Format,
)
from longbox.kernel.game import NO_GAME, Game
from longbox.kernel.setups import SetupError
from longbox.kernel.text import joined
from longbox.outside import OutsideError

NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve")
#: DC-A15 the starting deck
STARTERS: Final = (("Punch", 7), ("Vulnerability", 3))
#: what the main deck is made of; Kicks have a stack of their own
IN_DECK: Final = (EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN)
#: what a set-up may say, and what it is
FIELDS: Final = {
    "format": "'base' (the printed game) or 'cube'",
    "players": "how many play: two to five in the printed game",
    "names": "a list of names, one for each player",
    "mains": "a list with the main character of each player, by name; of several, a list of them; drawn by lot unless given",
    "sets": "a list of names of sets that the cards come from",
    "deck": "the main deck: a list of pairs of a card's name and a number of copies",
    "super_villains": "a list of names, the top one first",
    "super_villain_pool": "a list of names that the stack is drawn from by lot",
    "cards": "a table of cards of one's own: of each, under its name with its set, what docs/setups.md tells",
    "main_characters": "a list of names of the main characters there are; those of the sets unless given",
    "banned": "a list of names of cards and main characters that are left out",
    "first": "the number of the player who goes first, -1 for one drawn by lot",
    "seats": "a list of seat numbers, one for each player",
    "played": "a list of lists of main characters with their sets, which each player may not draft again",
    "windows": "'needed', or 'turns' to be asked also where a turn can only be ended",
}
_FIELDS: Final = ("agents", "notes", *FIELDS)


#: what a set-up says, field by field, as it is given and kept in a record
Fields = dict[str, Any]


def names_of(setup: Fields, format: Format) -> list[str]:
    """The players' names."""
    given = setup.get("names")
    count = setup.get("players", len(given) if isinstance(given, list) else format.least)
    if type(count) is not int or not format.least <= count <= format.most:
        raise SetupError(f"'players' is {count!r}; {format.title} takes {format.least} to {format.most}")
    if given is None:
        return list(NAMES[:count])
    if not isinstance(given, list) or len(given) != count or not all(isinstance(n, str) and n for n in given):
        raise SetupError(f"'names' must be a list of {count} names, one for each player")
    if len(set(given)) < count:
        raise SetupError("'names' must differ from each other")
    return list(given)


def seats_of(setup: Fields, count: int) -> list[int]:
    """The seat that answers for each player."""
    seats = setup.get("seats", list(range(count)))
    if not isinstance(seats, list) or len(seats) != count or any(type(x) is not int or x < 0 for x in seats):
        raise SetupError(f"'seats' must be a list of {count} seat numbers, one for each player")
    if sorted(set(seats)) != list(range(len(set(seats)))):
        raise SetupError("'seats' must count from 0 without a gap")
    return list(seats)


def _named(cards: Collection, name: Any, field: str, main: bool = False) -> CardDef:
    if not isinstance(name, str):
        raise SetupError(f"{field!r} must have names, not {name!r}")
    try:
        return cards.card(name, main=main)
    except LookupError as error:
        raise SetupError(f"{field!r}: {error}") from None


def mains_of(cards: Collection, setup: Fields, format: Format, count: int) -> list[list[CardDef]]:
    """The main characters that the set-up gives each player; none to those who get theirs by lot."""
    given = setup.get("mains")
    if given is None:
        return [[] for _ in range(count)]
    if not isinstance(given, list) or len(given) != count:
        raise SetupError(f"'mains' must be a list with the main characters of each of the {count} players")
    out: list[list[CardDef]] = []
    for each in given:
        if each is None:
            out.append([])
            continue
        names = [each] if isinstance(each, str) else each
        if not isinstance(names, list) or not names:
            raise SetupError(f"'mains' must have a name or a list of names for each player, not {each!r}")
        if format.mains and len(names) != format.mains:
            raise SetupError(f"'mains': in {format.title} a player has {format.mains} main character, not {len(names)}")
        found = [_named(cards, n, "mains", True) for n in names]
        spent = sum([c.tier for c in found])
        if format.draft_points and spent > format.draft_points:
            raise SetupError(f"'mains': {joined(names)} take {spent} points; in {format.title} there are {format.draft_points}")
        out.append(found)
    chosen = [c for found in out for c in found]
    if len({id(c) for c in chosen}) < len(chosen):
        raise SetupError("'mains': nobody can have a main character that another has")
    return out


def check_played(setup: Mapping[str, object], count: int) -> None:
    """dcdb:14.300 what nobody may draft again is a list of names for each player."""
    given = setup.get("played", [[]] * count)
    if not isinstance(given, list) or len(given) != count or not all(isinstance(each, list) for each in given):
        raise SetupError(f"'played' must be a list of lists of main characters, one for each of the {count} players")
    if not all(isinstance(name, str) for each in given for name in each):
        raise SetupError("'played' must have names of main characters, each with its set: 'Batman (Base Set)'")


def pool(cards: Collection, sets: Sequence[str], kinds: tuple[str, ...]) -> list[CardDef]:
    """The cards of these types in some sets, as far as their text is known."""
    out: list[CardDef] = []
    for name in sets:
        found = cards.in_set(name)
        if not found:
            raise SetupError(f"'sets': there is no set called {name!r} here")
        out.extend(c for c in found if c.kind in kinds and c.known_text and c.name != "Kick")
    return out


def deck_of(cards: Collection, setup: Fields, sets: list[str]) -> list[CardDef]:
    """The main deck."""
    given = setup.get("deck")
    if given is None:
        return [c for c in allowed(setup, pool(cards, sets, IN_DECK)) for _ in range(c.copies)]
    out = []
    if not isinstance(given, list):
        raise SetupError("'deck' must be a list of pairs of a name and a number of copies")
    for pair in given:
        if not isinstance(pair, list) or len(pair) != 2 or type(pair[1]) is not int or pair[1] < 1:
            raise SetupError(f"'deck' has {pair!r}, which is no pair of a name and a number of copies")
        found = _named(cards, pair[0], "deck")
        if found.kind not in IN_DECK:
            raise SetupError(f"'deck': {found.name} is a {found.kind}, which the main deck has none of")
        out.extend([found] * pair[1])
    return out


def main_characters(cards: Collection, setup: Fields, sets: list[str]) -> list[CardDef]:
    """The main characters that wait to be drafted or drawn by lot."""
    given = setup.get("main_characters")
    if given is None:
        return allowed(setup, pool(cards, sets, (MAIN_CHARACTER,)))
    if not isinstance(given, list) or not given:
        raise SetupError("'main_characters' must be a list of names")
    return allowed(setup, [_named(cards, n, "main_characters", True) for n in given])


def mains_there_are(setup: Fields) -> list[str]:
    """The names of the main characters that a set-up has, each with its set where several share it."""
    cards = cards_of(setup)
    found = main_characters(cards, setup, setup.get("sets", ["Base Set"]))
    return [c.name if len(cards.called(c.name, main=True)) == 1 else f"{c.name} ({c.set})" for c in found]


def villains_of(cards: Collection, setup: Fields, sets: list[str]) -> list[CardDef]:
    """The Super-Villains that the stack is drawn from by lot."""
    given = setup.get("super_villain_pool")
    if given is None:
        return allowed(setup, pool(cards, sets, (SUPER_VILLAIN,)))
    if not isinstance(given, list) or not given:
        raise SetupError("'super_villain_pool' must be a list of names")
    return allowed(setup, _villains(cards, given, "super_villain_pool"))


def _villains(cards: Collection, names: list[Any], field: str) -> list[CardDef]:
    found = [_named(cards, n, field) for n in names]
    for printed in found:
        if printed.kind != SUPER_VILLAIN:
            raise SetupError(f"{field!r}: {printed.name} is a {printed.kind}")
    return found


def cards_of(setup: Mapping[str, object]) -> Collection:
    """The cards there are for a set-up: those of the catalog, and those of its own."""
    try:
        return collection(setup.get("cards"))
    except OutsideError as error:
        raise SetupError(f"'cards': {error}") from None


def allowed(setup: Fields, cards: list[CardDef]) -> list[CardDef]:
    """Those that the set-up does not ban."""
    banned = setup.get("banned", [])
    if not isinstance(banned, list) or not all(isinstance(n, str) for n in banned):
        raise SetupError("'banned' must be a list of names")
    out = {spelt(n) for n in banned}
    return [c for c in cards if spelt(c.name) not in out and spelt(c.name + c.set) not in out]


def blank(game: Game, setup: Fields, seed: int) -> DcState:
    """The table of a set-up, with nothing under way; what is drawn by lot is not drawn yet."""
    for field in setup:
        if field not in _FIELDS:
            raise SetupError(f"a set-up has no {field!r}; it has: {', '.join(_FIELDS)}")
    format = format_named(setup.get("format", "base"))
    names = names_of(setup, format)
    count = len(names)
    seats = seats_of(setup, count)
    sets = setup.get("sets", ["Base Set"])
    if not isinstance(sets, list) or not sets or not all(isinstance(x, str) for x in sets):
        raise SetupError("'sets' must be a list of names of sets")
    if setup.get("windows", "needed") not in ("needed", "turns"):
        raise SetupError(
            f"'windows' is {setup['windows']!r}; it must be 'needed', or 'turns' to be asked also where a turn can only be ended"
        )
    first = setup.get("first", -1)
    if type(first) is not int or not -1 <= first < count:
        raise SetupError(f"'first' is {first!r}; it must be a player from 0 to {count - 1}, or -1 for one drawn by lot")
    cards = cards_of(setup)
    mains = mains_of(cards, setup, format, count)
    check_played(setup, count)
    s = DcState(game, seed, setup, format)
    s.starters = count
    s.order = tuple(range(count))
    for i, name in enumerate(names):
        s.add_thing(DcPlayer(i, name, seats[i]))
    s.zones = [()] * (count * ZONES + SHARED)
    for i in range(count):
        for starter, copies in STARTERS:
            add(s, cards.card(starter), copies, s.index(DECK, i), i)
    chosen = [main for each in mains for main in each]
    for i, each in enumerate(mains):
        for main in each:
            add(s, main, 1, s.index(MAIN, i), i, ALL_SEATS)
    for main in main_characters(cards, setup, sets):
        # those that are left wait beside the game, where all see them
        if main not in chosen:
            add(s, main, 1, s.index(ASIDE), -1, ALL_SEATS)
    for printed in deck_of(cards, setup, sets):
        add(s, printed, 1, s.index(MAIN_DECK))
    add(s, cards.card("Kick"), format.kicks, s.index(KICKS), -1, ALL_SEATS)
    add(s, cards.card("Weakness"), format.weaknesses, s.index(WEAKNESSES), -1, ALL_SEATS)
    add(s, cards.card("Weakness"), format.reserve, s.index(RESERVE), -1, ALL_SEATS)
    stack = setup.get("super_villains")
    if stack is None:
        found = villains_of(cards, setup, sets)
        if format.on_top and found:
            # without the one that the format names, the cheapest
            top = next((c for c in found if c.name == format.on_top), None) or min(found, key=lambda c: c.values.cost)
            found.sort(key=lambda c: c is not top)
    else:
        if not isinstance(stack, list) or not stack:
            raise SetupError("'super_villains' must be a list of names, the top one first")
        found = _villains(cards, stack, "super_villains")
    for printed in found:
        add(s, printed, 1, s.index(SUPER_VILLAINS))
    return s


def setup_for(**given: Any) -> Fields:
    """The set-up that these fields describe, complete. SetupError, which names the field, for what can't be played."""
    format = format_named(given.get("format", "base"))
    s = blank(NO_GAME, dict(given), 0)
    names = [p.name for p in (s.player(i) for i in range(s.starters))]
    return {**given, "format": format.name, "players": len(names), "names": names, "seats": seats_of(given, len(names))}


def add(s: DcState, printed: CardDef, copies: int, zone: int, owner: int = -1, known: int = 0) -> int:
    """So many of a card at the end of a zone; the number of the last."""
    number = -1
    for _ in range(copies):
        c = DcCard(-1, owner, printed, zone)
        c.known = known
        number = s.add_thing(c)
        s.zones[zone] = (*s.zones[zone], number)
    return number


#: where main characters wait that nobody has
ASIDE: Final = REMOVED
__all__ = ["ASIDE", "NAMES", "STARTERS", "add", "blank", "cards_of", "deck_of", "pool", "setup_for", "villains_of"]
