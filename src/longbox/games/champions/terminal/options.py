"""What commands have in common for Marvel Champions: from options to a set-up, and its mistakes in one sentence."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from longbox.errors import UserError
from longbox.outside import cut, within
from longbox.terminal.arguments import good_names

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from longbox.games.champions.decks.construction import ChampionsDeck

MOST_HEROES: Final = 4
#: fields of a set-up -> the option that a person wrote
_OPTIONS: Final = {"heroes": "--heroes", "modular": "--modular", "mode": "--mode", "heroic": "--heroic"}


def setup_for(options: Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The set-up that options describe, complete, and remarks on it (cards left out). UserError for what can't be played.

    Options: "hero", "heroes", "decks", "scenario", "mode", "heroic", "skirmish", "modular", "campaign", "without_unknown".
    """
    from longbox.games.champions.decks import files as decks
    from longbox.games.champions.decks.setup import read
    from longbox.kernel.game import SetupError

    notes: list[str] = []
    path = options.get("campaign")
    if path is not None and path.exists():
        options = _from_log(path, options)
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
    if path is not None:
        setup.update(_campaign(path, options, chosen))
    for key in ("scenario", "mode", "heroic", "skirmish"):
        if options.get(key) is not None:
            setup[key] = options[key]
    modular = options.get("modular")
    if modular == []:
        raise UserError("--modular: name encounter sets, random for one left to chance, or none")
    if modular is not None:
        setup["modular"] = [] if [m.casefold() for m in modular] == ["none"] else list(modular)
    try:
        done = read(setup)
    except SetupError as error:
        raise in_options(error) from None
    done["deck_names"] = [deck.name for deck in chosen]
    return done, notes


def _from_log(path: Path, options: Mapping[str, Any]) -> dict[str, Any]:
    """champions:campaign-mode the options with what a campaign's log says: heroes, names and decks, and which scenario is next.

    The modes are chosen for each scenario (champions:campaign-mode#4).
    """
    from longbox.games.champions.decks import campaign, files as decks, scenarios
    from longbox.kernel.game import SetupError

    for key, option in (("hero", "--hero"), ("heroes", "--heroes"), ("decks", "--deck")):
        if options.get(key) is not None:
            raise UserError(f"{option} is for a campaign that begins; {path} says who plays it, with which decks")
    log = campaign.load(path)
    if options.get("scenario") is None and log.next:
        try:
            scenarios.named(log.next)
        except SetupError as error:
            raise UserError(f"{path}: scenarios: {error}; --scenario plays another") from None
    found = []
    for i, member in enumerate(log.heroes):
        if member.deck is None:
            continue
        place = f"{path}: heroes[{i}].deck"
        deck = (
            _in_log(path, place, member.deck) if isinstance(member.deck, str) else decks.of_slots(place, member.hero, member.deck)
        )
        if deck.hero != member.hero:
            raise UserError(f"{place}: it is a deck of {deck.identity.title}, not of {_title(member.hero)}")
        found.append(deck)
    return {
        **options,
        "heroes": [member.hero for member in log.heroes],
        "decks": found,
        "log": log,
        "scenario": options.get("scenario") or log.next or None,
    }


def _in_log(path: Path, place: str, name: str) -> ChampionsDeck:
    """The deck that a log names: a built-in one, or a file beside the log. A log may come from a stranger: nothing that lies
    elsewhere is opened, and what stands in a file that is no deck is not told."""
    from longbox.games.champions.decks import files as decks

    beside = path.absolute().parent / name
    if name in decks.builtin() or name.removesuffix(".json") in decks.builtin():
        return decks.read_champions_deck(beside if within(beside, path.absolute().parent) and os.path.exists(beside) else name)
    if not within(beside, path.absolute().parent):
        raise UserError(f"{place}: {cut(name)} lies elsewhere; a deck is built in, a table of cards, or a file beside the log")
    if not os.path.exists(beside):
        raise UserError(
            f"{place}: {cut(name)}: neither a file nor a built-in deck; built-in decks are {', '.join(decks.builtin())}"
        )
    try:
        return decks.read_champions_deck(beside)
    except UserError:
        raise UserError(f"{place}: {cut(name)} can't be read as a deck; see: longbox deck check champions {beside}") from None


def own_log(setup: Mapping[str, Any], save: Path) -> Path:
    """champions:campaign-mode#2 the campaign log that a kept game goes into. UserError unless it lies where the user keeps such things:
    beside the game, or where Longbox was started."""
    file = setup.get("campaign_file")
    if not isinstance(file, str) or not within(file, save.absolute().parent, Path.cwd()):
        where = cut(file) if isinstance(file, str) else "none"
        raise UserError(f"{save}: its campaign log ({where}) is not beside it; --campaign names the log")
    path = Path(file)
    if os.path.exists(path):
        from longbox.games.champions.decks import campaign

        try:
            same = campaign.load(path).campaign == setup["campaign"]["campaign"]
        except campaign.CampaignError:
            same = False
        if not same:
            raise UserError(f"{save}: {cut(file)} is no log of its campaign; --campaign names the log")
    return path


def _campaign(path: Path, options: Mapping[str, Any], chosen: Sequence[ChampionsDeck]) -> dict[str, Any]:
    """What a set-up says of its campaign: the log, or that of a campaign which begins with this game."""
    from longbox.games.champions.catalog.catalog import CATALOG
    from longbox.games.champions.decks.campaign import Log, Member
    from longbox.games.champions.decks.files import BUILTIN

    log = options.get("log")
    if log is None:
        if not path.absolute().parent.is_dir():
            raise UserError(f"{path}: there is no directory {path.parent}")
        members = []
        for deck in chosen:
            file = deck.path
            named = None if file is None else file.stem if file.parent == BUILTIN else _beside(path, file)
            members.append(Member(deck.hero, deck=named or dict(deck.slots)))
        return {"campaign": Log(path.stem, heroes=tuple(members)).setup(), "campaign_file": str(path)}
    out = {"campaign": log.setup(), "campaign_file": str(path)}
    if any(member.name for member in log.heroes):
        try:
            out["names"] = good_names([member.name or CATALOG[member.hero].name for member in log.heroes])
        except UserError as error:
            raise UserError(f"{path}: heroes: {error}") from None
    return out


def _beside(path: Path, file: Path) -> str | None:
    """What a log calls a deck in a file beside it. One that lies elsewhere it has card by card."""
    return file.name if within(file, path.absolute().parent) and not file.is_symlink() else None


def in_options(error: Exception) -> UserError:
    """A mistake of a set-up as one of the options that it came from."""
    words = re.sub(r"^'(\w+)'(:? ?)", lambda m: f"{_OPTIONS.get(m[1], '--' + m[1])}{m[2]}", str(error))
    return UserError(words)


def _heroes(options: Mapping[str, Any], given: Sequence[ChampionsDeck]) -> list[str]:
    """The codes of the heroes: those named, or those of the decks."""
    first = options.get("hero")
    more = [name.strip() for part in options.get("heroes") or () for name in part.split(",") if name.strip()]
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
    from longbox.games.champions.catalog.catalog import heroes

    return list(heroes())


def hero_named(name: str) -> str:
    """The code of a hero that can be played. UserError with what is near, or with those there are."""
    from longbox.games.champions.catalog import index
    from longbox.games.champions.catalog.catalog import heroes, lacking
    from longbox.games.champions.decks.files import identity_named

    known = heroes()
    if name.strip() in known:
        return known[name.strip()]
    meant = [each.code for each in index.identity_named(name) if each.code in known.values()]
    if len(meant) == 1:
        return meant[0]
    try:
        identity = identity_named(name)
    except UserError as error:
        raise UserError(f"{error}; heroes are {', '.join(playable())}") from None
    if identity.code not in known.values():
        raise UserError(f"Longbox does not play {identity.title} {lacking(identity.code)}; heroes are {', '.join(playable())}")
    return identity.code


def _title(code: str) -> str:
    from longbox.games.champions.catalog import index

    return index.identities()[code].title


def _deck(name: str | ChampionsDeck, without_unknown: bool, notes: list[str]) -> ChampionsDeck:
    """A deck that may be played, its unknown cards left out if that is wanted."""
    from longbox.games.champions.catalog.catalog import CATALOG, heroes, lacking
    from longbox.games.champions.decks import files as decks
    from longbox.games.champions.decks.construction import check

    deck = decks.read_champions_deck(name) if isinstance(name, str) else name
    name = name if isinstance(name, str) else deck.file
    trimmed, missing = decks.without_unknown(deck, CATALOG)
    listed = ", ".join(f"{card.count} {card}" for card in missing)
    cards = sum(card.count for card in missing)
    if deck.hero not in heroes().values():
        raise UserError(
            f"{name}: Longbox does not play {deck.identity.title} {lacking(deck.hero)}; heroes are {', '.join(playable())}"
        )
    if missing and not without_unknown:
        raise UserError(
            f"{name}: Longbox does not know {cards} card{'s' if cards > 1 else ''} of this deck: {listed}; "
            "--without-unknown plays it without them"
        )
    # the cards left out are checked as well, but those of codes that no card has
    if problems := [problem for problem in check(deck) if problem.rule != "champions:player-card#1"]:
        more = f" (and {len(problems) - 1} more; see: longbox deck check champions)" if len(problems) > 1 else ""
        raise UserError(f"{problems[0]}{more}")
    if missing:
        if not trimmed.slots:
            raise UserError(f"{name}: Longbox knows none of its cards")
        notes.append(f"{name} is played without {listed}.")
    return trimmed
