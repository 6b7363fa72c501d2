"""What set-ups of all games have in common, checked: SetupError names the field and says what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, TypeAlias, TypeGuard

from longbox.kernel.nodes import dataclass
from longbox.kernel.state import NUMBER_MASK
from longbox.outside import LONGEST_NAME, is_name, is_whole, shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

#: A set-up: fields by name, each plain data for JSON. What stands in it nobody has looked at yet: the game's `decks.setup` reads
#: it, and what it has made of it is a table of the game's own, which says what each field is. Nobody writes into one.
Setup: TypeAlias = Mapping[str, object]

#: seeds are whole numbers of 64 bits, with a sign perhaps
MOST_SEED = (1 << 64) - 1
#: cards of a match: as many as can be told apart, with room for players and plays
MOST_CARDS = NUMBER_MASK + 1 - 512
#: characters of a remark that a set-up carries along
_LONGEST_NOTE = 4_000


class SetupError(ValueError):
    """A set-up that cannot be played; the message names the field and what would be right."""


def check_start(setup: object, seed: object) -> None:
    """A set-up is a table, its seed a number, and what it says of agents, decks and campaign for those who show it is words."""
    if not isinstance(setup, dict) or not all(isinstance(key, str) for key in setup):
        raise SetupError(f"a set-up must be a table of fields by name, not {shown(setup)}")
    if not is_whole(seed, -MOST_SEED, MOST_SEED):
        raise SetupError(f"'seed' must be an integer of at most 64 bits, not {shown(seed)}")
    for field in ("agents", "deck_names", "notes"):
        value = setup.get(field, [])
        if not isinstance(value, list) or not all(isinstance(x, str) and len(x) <= _LONGEST_NOTE for x in value):
            raise SetupError(f"{field!r} must be a list of words, not {shown(value)}")


#: the field of a set-up that is a worked example of the rulebook, laid as a table: it stands by itself
EXAMPLE = "example"
#: what a set-up of any game may have
OF_ALL = ("names", "seats", "windows", "agents", "deck_names", "notes")


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to be chosen before a match: a `field` of the set-up, which gets one of the `options` ("": it is left out).

    `words` are what the options are called, `plans` what is to be said of each: as many, or none. A field that is a list (`listed`)
    gets one of each of its choices, in their order; of one that is a `number` the options are such.
    """

    key: str
    field: str
    title: str
    options: tuple[str, ...]
    usual: str
    listed: bool = False
    number: bool = False
    plans: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


def heading(plan: str) -> tuple[str, str]:
    """What a deck is called, and what is said of it: its plan begins with its name."""
    name, colon, rest = plan.partition(": ")
    return (name, rest[:1].upper() + rest[1:]) if colon else ("", plan)


def decks_of_four(names: tuple[str, ...], said: Sequence[str], mine: str, theirs: str) -> tuple[Choice, ...]:
    """The decks of two players, and of a third and a fourth if they play: what there is, the plan of each, what is usual."""
    told = [heading(plan) for plan in said]
    words, plans = tuple([name for name, _ in told]), tuple([plan for _, plan in told])
    two = [
        Choice(key, "decks", title, names, usual, listed=True, plans=plans, words=words)
        for key, title, usual in (("mine", "Your deck", mine), ("theirs", "Their deck", theirs))
    ]
    more = [
        Choice(
            nth, "decks", f"A {nth} player's deck", ("", *names), "", listed=True, plans=("", *plans), words=("nobody", *words)
        )
        for nth in ("third", "fourth")
    ]
    return (*two, *more)


def field_of(setup: Setup, field: str, low: int, high: int, default: int) -> int:
    """A whole number of a set-up."""
    value = setup.get(field)
    if value is None:
        return default
    if not is_whole(value, low, high):
        raise SetupError(f"{field!r} must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def names_of(setup: Setup, default: Sequence[str]) -> list[str]:
    """The players' names, one for each."""
    value = setup.get("names")
    if value is None:
        return list(default)
    n = len(default)
    if not isinstance(value, list) or len(value) != n or not all(is_name(x) for x in value):
        raise SetupError(
            f"'names' must be a list of {n} names of up to {LONGEST_NAME} printable characters, one for each player,"
            f" not {shown(value)}"
        )
    return list(value)


def seats_of(setup: Setup, n: int) -> list[int]:
    """Who sits where: seats count from 0, and none of them is empty."""
    value = setup.get("seats")
    if value is None:
        return list(range(n))
    if not _are_seats(value, n):
        raise SetupError(
            f"'seats' must be a list of {n} seat numbers, one for each player: they count from 0 without a gap (the same number"
            f" twice: one person plays two), not {shown(value)}"
        )
    return list(value)


def _are_seats(value: object, n: int) -> TypeGuard[list[int]]:
    if not isinstance(value, list) or len(value) != n or not all(is_whole(x, 0, n - 1) for x in value):
        return False
    return sorted(set(value)) == list(range(len(set(value))))


def words_in(setup: Setup, field: str) -> list[str]:
    """The words that a field lists, of a set-up that perhaps nobody has checked: none if it is no list of words."""
    value = setup.get(field)
    return [str(word) for word in value] if isinstance(value, (list, tuple)) else []


def check_size(cards: int) -> None:
    """Are these cards few enough to be told apart?"""
    if cards > MOST_CARDS:
        raise SetupError(f"'decks': {cards:,} cards in all; a match has at most {MOST_CARDS:,}")


def check_fields(given: Iterable[str], known: Iterable[str]) -> None:
    """Are these all fields that there are? Of one that isn't: what is near it, and what there is."""
    names = list(known)
    for field in given:
        if field not in names:
            near = get_close_matches(field[:LONGEST_NAME], names, 3, 0.5)
            perhaps = f"; perhaps {' or '.join(repr(name) for name in near)}" if near else ""
            raise SetupError(f"{shown(field)} is no field of a set-up{perhaps}; there are: {', '.join(names)}")


def listed_in(setup: Setup, field: str, right: str) -> list[object] | None:
    """A list of a set-up, or None where it says nothing. A word is no list of letters."""
    value = setup.get(field)
    if value is None:
        return None
    if not isinstance(value, (list, tuple)):
        raise SetupError(f"{field!r} must be {right}, not {shown(value)}")
    return list(value)
