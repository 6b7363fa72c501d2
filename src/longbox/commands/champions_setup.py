"""What commands have in common for Marvel Champions: from options to a set-up, and its mistakes in one sentence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from longbox.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from longbox.games.champions.decks import ChampionsDeck

MOST_HEROES: Final = 4
#: fields of a set-up -> the option that a person wrote
_OPTIONS: Final = {"heroes": "--heroes", "modular": "--modular", "mode": "--mode", "heroic": "--heroic"}


def setup_for(options: Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The set-up that options describe, complete, and remarks on it (cards left out). UserError for what can't be played.

    Options: "hero", "heroes", "decks", "scenario", "mode", "heroic", "skirmish", "modular", "without_unknown".
    """
    from longbox.games.champions import decks
    from longbox.games.champions.setup import read
    from longbox.kernel.game import SetupError

    notes: list[str] = []
    given = [_deck(name, bool(options.get("without_unknown")), notes) for name in options.get("decks") or ()]
    codes = _heroes(options, given)
    chosen = []
    for code in codes:
        mine = [deck for deck in given if deck.hero == code]
        if len(mine) > 1:
            raise UserError(f"two decks for {mine[0].identity.title}: {mine[0].file} and {mine[1].file}")
        chosen.append(mine[0] if mine else _deck(decks.starter_for(code), bool(options.get("without_unknown")), notes))
    if stray := [deck for deck in given if deck.hero not in codes]:
        raise UserError(f"{stray[0].file} is a deck of {stray[0].identity.title}, who does not play")
    setup: dict[str, Any] = {"heroes": codes, "decks": [dict(deck.slots) for deck in chosen]}
    for key in ("scenario", "mode", "heroic", "skirmish"):
        if options.get(key) is not None:
            setup[key] = options[key]
    modular = options.get("modular")
    if modular is not None:
        setup["modular"] = [] if [m.casefold() for m in modular] == ["none"] else list(modular)
    try:
        done = read(setup)
    except SetupError as error:
        raise in_options(error) from None
    done["deck_names"] = [deck.name for deck in chosen]
    return done, notes


def in_options(error: Exception) -> UserError:
    """A mistake of a set-up as one of the options that it came from."""
    words = re.sub(r"^'(\w+)'(:? ?)", lambda m: f"{_OPTIONS.get(m[1], '--' + m[1])}{m[2]}", str(error))
    return UserError(words)


def _heroes(options: Mapping[str, Any], given: Sequence[ChampionsDeck]) -> list[str]:
    """The codes of the heroes: those named, or those of the decks."""
    first, more = options.get("hero"), list(options.get("heroes") or ())
    codes = [hero_named(first)] if first is not None else []
    for name in more:
        code = hero_named(name)
        if code not in codes or first is None:
            codes.append(code)
    if not codes:
        codes = [deck.hero for deck in given]
    if not codes:
        raise UserError(f"name a hero with --hero or --heroes, or a deck with --deck; heroes are {', '.join(playable())}")
    if len(codes) > MOST_HEROES:
        raise UserError(f"one to {MOST_HEROES} heroes play, not {len(codes)}")
    for code in codes:
        if codes.count(code) > 1:
            raise UserError(f"{_title(code)} is there twice; an identity is unique (champions:unique-icon#1)")
    return codes


def playable() -> list[str]:
    """The heroes that Longbox plays, by name."""
    from longbox.games.champions.catalog import heroes

    return list(heroes())


def hero_named(name: str) -> str:
    """The code of a hero that can be played. UserError with what is near, or with those there are."""
    from longbox.games.champions import index
    from longbox.games.champions.catalog import heroes
    from longbox.games.champions.decks import identity_named

    known = heroes()
    if name.strip() in known:
        return known[name.strip()]
    meant = [each.code for each in index.identity_named(name) if each.code in known.values()]
    if len(meant) == 1:
        return meant[0]
    identity = identity_named(name)
    if identity.code not in known.values():
        raise UserError(f"Longbox does not play {identity.title} yet; heroes are {', '.join(playable())}")
    return identity.code


def _title(code: str) -> str:
    from longbox.games.champions import index

    return index.identities()[code].title


def _deck(name: str, without_unknown: bool, notes: list[str]) -> ChampionsDeck:
    """A deck that may be played, its unknown cards left out if that is wanted."""
    from longbox.games.champions import decks
    from longbox.games.champions.catalog import CATALOG

    deck = decks.read_champions_deck(name)
    trimmed, missing = decks.without_unknown(deck, CATALOG)
    listed = ", ".join(f"{card.count} {card}" for card in missing)
    cards = sum(card.count for card in missing)
    if any(card.code == deck.hero for card in missing):
        raise UserError(f"{name}: Longbox does not play {deck.identity.title} yet; heroes are {', '.join(playable())}")
    if missing and not without_unknown:
        raise UserError(
            f"{name}: Longbox does not know {cards} card{'s' if cards > 1 else ''} of this deck: {listed}; "
            "--without-unknown plays it without them"
        )
    if not missing and (problems := decks.check(deck)):
        more = f" (and {len(problems) - 1} more; see: longbox deck check champions)" if len(problems) > 1 else ""
        raise UserError(f"{problems[0]}{more}")
    if missing:
        if not trimmed.slots:
            raise UserError(f"{name}: Longbox knows none of its cards")
        notes.append(f"{name} is played without {listed}.")
    return trimmed
