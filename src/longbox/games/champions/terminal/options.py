"""What commands have in common for Marvel Champions: from options to a set-up, and its mistakes in one sentence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypedDict

from longbox.decks import DeckError
from longbox.errors import UserError
from longbox.games.champions.decks import campaign
from longbox.games.champions.decks.arguments import completed, names_in, playable
from longbox.kernel.setups import SetupError
from longbox.terminal.arguments import good_names

if TYPE_CHECKING:
    from pathlib import Path

    from longbox.games.champions.state import ChSetup

__all__ = ["Options", "in_options", "modes", "playable", "setup_for"]

#: fields of a set-up -> the option that a person wrote
_OPTIONS: Final = {"decks": "--deck", "without_unknown": "--without-unknown"}
_FIELD: Final = re.compile(r"(^|; )'(\w+)'(?=:? )")


class Options(TypedDict, total=False):
    """What a person may say of a new game; None: not given."""

    hero: str | None
    heroes: list[str] | None
    decks: list[str] | None
    scenario: str | None
    mode: str | None
    heroic: int | None
    skirmish: str | None
    modular: list[str] | None
    campaign: Path | None
    without_unknown: bool | None


def setup_for(options: Options) -> tuple[ChSetup, list[str]]:
    """The set-up that options describe, complete, and remarks on it (cards left out). UserError for what can't be played."""
    given: dict[str, object] = dict(options)
    heroes, modular = options.get("heroes"), options.get("modular")
    if heroes is not None:
        given["heroes"] = [name.strip() for part in heroes for name in part.split(",") if name.strip()]
    if modular == []:
        raise UserError("--modular: name encounter sets, random for one left to chance, or none")
    if modular is not None:
        given["modular"] = [] if [m.casefold() for m in modular] == ["none"] else list(modular)
    path = options.get("campaign")
    if path is not None and path.exists():
        try:
            good_names(names_in(campaign.load(path)))
        except campaign.CampaignError:
            raise
        except UserError as error:
            raise UserError(f"{path}: heroes: {error}") from None
    elif not any(given.get(key) for key in ("hero", "heroes", "decks")):
        raise UserError(f"name a hero with --hero or --heroes, or a deck with --deck; heroes are {', '.join(playable())}")
    try:
        done = completed(given)
    except DeckError:
        raise
    except (SetupError, UserError) as error:
        raise in_options(error) from None
    return done, done.pop("notes", [])


def modes(setup: ChSetup) -> str:
    """The modes of a set-up in words."""
    heroic = f", heroic {setup['heroic']}" if setup["heroic"] else ""
    return f"{setup['mode']}{heroic}" + (f", skirmish with stage {setup['skirmish']}" if setup["skirmish"] else "")


def in_options(error: Exception) -> UserError:
    """A mistake of a set-up as one of the options that it came from."""
    return UserError(_FIELD.sub(lambda m: f"{m[1]}{_OPTIONS.get(m[2], '--' + m[2].replace('_', '-'))}", str(error)))
