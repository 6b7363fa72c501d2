"""From what a person asks for to a set-up: decks by name or file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longbox.games.vs2pcg.decks.files import builtin, legal_deck
from longbox.games.vs2pcg.decks.setup import mode_of
from longbox.kernel.setups import SetupError, check_fields, field_of, listed_in
from longbox.outside import shown

#: what `longbox.new("vs2pcg", ...)` takes, and what it is
FIELDS: Final = {
    "decks": "a list of decks, one for each player: the name of a built-in deck, or a file",
    "players": "how many play, 2 to 4; as many as there are decks, or 2",
    "mode": "'free for all', or with four players '2 vs 2' or 'two-headed'",
    "teammates_rows": "true: in 2 vs 2 characters may be recruited to a teammate's side",
    "names": "a list of names, one for each player",
    "seats": "a list of seat numbers, one for each player",
    "first": "the number of the player who goes first, or nothing: one drawn by lot chooses",
    "windows": "'needed'; 'turns': asked also where one can only be done with a step; 'all': where one can only pass in a combat as well",
}


def decks_for(wanted: list[str | Path], players: int) -> list[str | Path]:
    """A deck for each player: those given, and for the others built-in ones."""
    free = [name for name in builtin() if name not in wanted] or builtin()
    return [*wanted, *[free[i % len(free)] for i in range(players - len(wanted))]]


def setup_for(**given: object) -> dict[str, object]:
    """The set-up that `FIELDS` describe. SetupError names the field; UserError says what is wrong with a deck."""
    check_fields(given, FIELDS)
    wanted = listed_in(given, "decks", FIELDS["decks"]) or []
    asked = [deck for deck in wanted if isinstance(deck, (str, Path))]
    if len(asked) < len(wanted):
        wrong = next(deck for deck in wanted if not isinstance(deck, (str, Path)))
        raise SetupError(f"'decks' must be {FIELDS['decks']}; {shown(wrong)} is neither")
    players = field_of(given, "players", 2, 4, max(2, len(wanted)))
    if not len(wanted) <= players:
        raise SetupError(f"'decks': {len(wanted)} decks for {players} players")
    mode_of(given, players)
    chosen = [legal_deck(deck) for deck in decks_for(asked, players)]
    plain = {key: list(value) if isinstance(value, tuple) else value for key, value in given.items() if value is not None}
    plain.pop("players", None)
    return {**plain, "decks": [d.entries for d in chosen], "deck_names": [d.name for d in chosen]}


__all__ = ["FIELDS", "decks_for", "setup_for"]
