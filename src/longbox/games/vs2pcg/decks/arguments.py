"""From what a person asks for to a set-up: decks by name or file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from longbox.errors import UserError
from longbox.games.vs2pcg.catalog.catalog import catalog
from longbox.games.vs2pcg.decks.files import Deck, builtin, check, legal_deck
from longbox.games.vs2pcg.decks.setup import mode_of
from longbox.games.vs2pcg.state import MAIN
from longbox.kernel.setups import MOST_CARDS, SetupError, check_fields, field_of, listed_in
from longbox.outside import is_whole, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs2pcg.state import CardDef

#: what `longbox.new("vs2pcg", ...)` takes, and what it is
FIELDS: Final = {
    "decks": "a list of decks, one for each player: the name of a built-in deck, a file, or the number of the main character and pairs of"
    " card number and count",
    "players": "how many play, 2 to 4; as many as there are decks, or 2",
    "mode": "'free for all', or with four players '2 vs 2' or 'two-headed'",
    "teammates_rows": "true: in 2 vs 2 characters may be recruited to a teammate's side",
    "names": "a list of names, one for each player",
    "seats": "a list of seat numbers, one for each player",
    "first": "the number of the player who goes first, or nothing: one drawn by lot chooses",
    "windows": "'needed'; 'turns': asked also where one can only be done with a step; 'all': where one can only pass in a combat as well",
}


def decks_for(wanted: Sequence[str | Path | Deck], players: int) -> list[str | Path | Deck]:
    """A deck for each player: those given, and for the others built-in ones."""
    free = [name for name in builtin() if name not in wanted] or builtin()
    return [*wanted, *[free[i % len(free)] for i in range(players - len(wanted))]]


def _of_entries(i: int, given: object) -> Deck:
    """A deck as the cards that it is made of. SetupError if it is none; UserError if it can't be played."""
    deck = Deck(f"deck {i + 1}")
    pairs = given[1] if isinstance(given, (list, tuple)) and len(given) == 2 else None
    if not isinstance(given, (list, tuple)) or not isinstance(pairs, (list, tuple)):
        raise SetupError(f"'decks' must be {FIELDS['decks']}; {shown(given)} is none of these")
    deck.main = _card(i, given[0])
    for pair in pairs:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2 or not is_whole(pair[1], 1, MOST_CARDS):
            raise SetupError(f"'decks': deck {i + 1}: an entry is a pair of card number and count, not {shown(pair)}")
        deck.cards.append((_card(i, pair[0]), int(pair[1])))
    if deck.main.kind != MAIN:
        raise SetupError(f"'decks': deck {i + 1}: {deck.main.name} is no main character (vs2pcg:deck-building#1)")
    wrong = check(deck)
    if wrong:
        raise UserError("; ".join(wrong))
    return deck


def _card(i: int, number: object) -> CardDef:
    found = catalog().get(number) if isinstance(number, str) else None
    if found is None:
        raise SetupError(f"'decks': deck {i + 1}: no card has the number {shown(number)}")
    return found


def setup_for(**given: object) -> dict[str, object]:
    """The set-up that `FIELDS` describe. SetupError names the field; UserError says what is wrong with a deck."""
    check_fields(given, FIELDS)
    wanted = listed_in(given, "decks", FIELDS["decks"]) or []
    asked = [deck if isinstance(deck, (str, Path)) else _of_entries(i, deck) for i, deck in enumerate(wanted)]
    players = field_of(given, "players", 2, 4, max(2, len(wanted)))
    if not len(wanted) <= players:
        raise SetupError(f"'decks': {len(wanted)} decks for {players} players")
    mode_of(given, players)
    chosen = [deck if isinstance(deck, Deck) else legal_deck(deck) for deck in decks_for(asked, players)]
    plain = {key: list(value) if isinstance(value, tuple) else value for key, value in given.items() if value is not None}
    plain.pop("players", None)
    return {**plain, "decks": [d.entries for d in chosen], "deck_names": [d.name for d in chosen]}


__all__ = ["FIELDS", "decks_for", "setup_for"]
