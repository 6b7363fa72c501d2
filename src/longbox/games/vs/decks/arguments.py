"""From what a person asks for to a set-up of Vs. System: decks by name, file or card, and the facts that a user has."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from longbox.decks.nearest import Spellings
from longbox.errors import UserError
from longbox.games.vs.catalog.catalog import CATALOG
from longbox.games.vs.catalog.overrides import apply_overrides, from_setup, read_facts
from longbox.games.vs.decks.construction import DeckChoice, builtin, check, load_deck, summary
from longbox.kernel.setups import MOST_CARDS, SetupError, check_fields, field_of, listed_in
from longbox.outside import is_whole, shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from longbox.games.vs.state import CardDef

T = TypeVar("T")

#: what `longbox.new("vs", ...)` takes, and what it is
FIELDS: Final = {
    "decks": "a list of decks, one for each player: the name of a built-in deck, a file, or pairs of full card name and count",
    "players": "how many play, 2 to 4; as many as there are decks, or 2",
    "names": "a list of names, one for each player",
    "seats": "a list of seat numbers, one for each player",
    "facts": "a file with printed facts of your own, or what one says: card -> fact -> value",
    "initiative": "the number of the player who has the initiative first, or nothing: the chance of the seed (vs:103.1)",
    "turn_limit": "the turns after which a match is drawn, 60 unless given",
    "windows": "'needed': who could do something is asked; 'all': whoever has priority is",
}


def setup_for(**given: Any) -> dict[str, Any]:
    """The set-up that `FIELDS` describe. SetupError names the field; UserError says what is wrong with a deck (vs:101.1)."""
    check_fields(given, FIELDS)
    wanted = listed_in(given, "decks", FIELDS["decks"]) or []
    if len(wanted) > 4:
        raise SetupError(f"'decks': {len(wanted)} decks; two to four play (vs:100.1)")
    players = field_of(given, "players", 2, 4, max(2, len(wanted)))
    if len(wanted) > players:
        raise SetupError(f"'decks': {len(wanted)} decks for {players} players (vs:100.1)")
    catalog, extra = catalog_with(given.get("facts"))
    chosen = [
        legal_deck(deck, catalog) if isinstance(deck, (str, Path)) else _of_entries(i, deck, catalog)
        for i, deck in enumerate(decks_for(wanted, players))
    ]
    plain = {key: list(value) if isinstance(value, tuple) else value for key, value in given.items() if value is not None}
    plain.pop("players", None)
    return {**plain, "decks": [deck.entries for deck in chosen], "deck_names": [deck.name for deck in chosen], **extra}


def catalog_with(facts: str | Path | Mapping[str, object] | None) -> tuple[Mapping[str, CardDef], dict[str, Any]]:
    """The cards of Vs. System under a user's own facts (a file, or what one says), and what those facts add to a set-up."""
    if facts is None:
        return CATALOG, {}
    if isinstance(facts, (str, Path)):
        read = read_facts(facts)
        return apply_overrides(read), {"facts": read}
    return {**CATALOG, **from_setup(facts)}, {"facts": facts}


def legal_deck(path_or_name: str | Path, catalog: Mapping[str, CardDef]) -> DeckChoice:
    """A deck that may be played. UserError with what is wrong with it."""
    return _legal(load_deck(path_or_name, catalog), catalog)


def legal_decks(names: Sequence[str], catalog: Mapping[str, CardDef]) -> list[DeckChoice]:
    """Those decks, or without names all that come with Longbox."""
    return [legal_deck(name, catalog) for name in names or builtin()]


def decks_for(given: Sequence[T | None], players: int) -> list[T | str]:
    """A deck for each player: those given, and for the others built-in ones, those with the fewest stand-in figures first."""
    asked = [*given, *[None] * (players - len(given))]
    ranked = sorted(builtin(), key=lambda name: summary(load_deck(name)).proxies) if None in asked else []
    free = [name for name in ranked if name not in asked] or ranked
    if None in asked and not free:
        raise UserError("there are no built-in decks; name deck files")
    return [deck if deck is not None else free[asked[:i].count(None) % len(free)] for i, deck in enumerate(asked)]


def _legal(deck: DeckChoice, catalog: Mapping[str, CardDef]) -> DeckChoice:
    if problems := check(deck, catalog):
        more = f" (and {len(problems) - 1} more; see: longbox deck check)" if len(problems) > 1 else ""
        raise UserError(f"{problems[0]}{more}")
    return deck


def _of_entries(i: int, deck: object, catalog: Mapping[str, CardDef]) -> DeckChoice:
    """A deck as the cards that it is made of."""
    name = f"deck {i + 1}"
    pairs = list(deck.items()) if isinstance(deck, dict) else deck
    if not isinstance(pairs, (list, tuple)):
        raise SetupError(f"'decks' must be {FIELDS['decks']}; {name} is {shown(deck)}")
    for entry in pairs:
        if not (isinstance(entry, (list, tuple)) and len(entry) == 2 and is_whole(entry[1], 1, MOST_CARDS)):
            raise SetupError(f"'decks': {name}: an entry is a pair of full card name and count, not {shown(entry)}")
        if entry[0] not in catalog:
            near = Spellings(catalog).nearest(str(entry[0]), 3)
            perhaps = f"; nearest names: {' | '.join(near)}" if near else ""
            raise SetupError(f"'decks': {name}: no card is called {shown(entry[0])}{perhaps}")
    return _legal(DeckChoice(name, [list(entry) for entry in pairs]), catalog)
