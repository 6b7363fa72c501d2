"""From what a person asks for to a set-up of Marvel Champions: heroes and scenario by name, decks, a campaign's log."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longbox.errors import UserError
from longbox.games.champions.catalog import index
from longbox.games.champions.catalog.catalog import CATALOG, heroes, lacking
from longbox.games.champions.decks import campaign, files, scenarios
from longbox.games.champions.decks.construction import ChampionsDeck, check
from longbox.games.champions.decks.setup import FIELDS as OF_A_SETUP, read
from longbox.kernel.setups import SetupError, check_fields, listed_in
from longbox.outside import cut, is_counts, shown, within

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.state import ChSetup
    from longbox.kernel.setups import Setup

MOST_HEROES: Final = 4
#: what `longbox.new("champions", ...)` takes, and what it is
FIELDS: Final = {
    "hero": "the name of the hero that plays",
    "heroes": "a list of one to four heroes by name, in order of seats",
    "decks": "a list of decks of these heroes: names of built-in ones, files, or tables of card codes to copies; starter decks unless"
    " given",
    "scenario": "the name of a scenario; Rhino unless given",
    "mode": OF_A_SETUP["mode"],
    "heroic": OF_A_SETUP["heroic"],
    "skirmish": OF_A_SETUP["skirmish"],
    "modular": "a list of modular sets by name, 'random' for one left to chance, [] or ['none'] for none; those of the scenario unless given",
    "campaign": "the file of a campaign's log: its heroes play its next scenario; it is read and never written",
    "without_unknown": "true: decks are played without those of their cards that Longbox does not know",
    "names": "a list of names, one for each hero",
    "seats": "a list of seat numbers, one for each hero; all 0: one person plays them all",
    "first": OF_A_SETUP["first"],
    "windows": "'needed': who could use something is asked; 'turns': each turn as well; 'all': every window",
    "edition": OF_A_SETUP["edition"],
}


def setup_for(**given: object) -> ChSetup:
    """The set-up that `FIELDS` describe, complete. SetupError names the field; UserError says what is wrong with a deck or a log."""
    check_fields(given, FIELDS)
    file = given.get("campaign")
    if isinstance(file, (str, Path)) and not os.path.exists(file):
        raise UserError(f"{file}: there is no such campaign log")
    return completed(given)


def completed(given: Setup) -> ChSetup:
    """The same, where a campaign may begin with this game: its log is not there yet."""
    out = {key: list(value) if isinstance(value, tuple) else value for key, value in given.items() if value is not None}
    if out.get("modular") == ["none"]:
        out["modular"] = []
    notes: list[str] = []
    without = bool(out.pop("without_unknown", False))
    log, path = None, None
    if isinstance(file := given.get("campaign"), (str, Path)):
        path = Path(file)
        if path.exists():
            log, out = _from_log(path, out)
    wanted = _decks(out)
    found = [_deck(deck, without, notes) for deck in wanted if isinstance(deck, (str, Path, ChampionsDeck))]
    codes = _heroes(out, found)
    for i, deck in enumerate(wanted):
        if isinstance(deck, dict):
            if i >= len(codes):
                raise SetupError(f"'decks': deck {i + 1} is a table of cards, and there is no hero {i + 1}")
            found.append(_deck(files.of_slots(f"deck {i + 1}", codes[i], deck), without, notes))
    chosen = []
    for code in codes:
        mine = [deck for deck in found if deck.hero == code]
        if len(mine) > 1:
            raise UserError(f"two decks for {mine[0].identity.title}: {mine[0].file} and {mine[1].file}")
        chosen.append(mine[0] if mine else _deck(files.starter_for(code), without, notes))
    if stray := [deck for deck in found if deck.hero not in codes]:
        raise UserError(f"{stray[0].file} is a deck of {stray[0].identity.title}, who does not play")
    out.pop("hero", None)
    out |= {"heroes": codes, "decks": [dict(deck.slots) for deck in chosen]}
    if path is not None:
        out |= _campaign(path, log, chosen)
    done = read(out)
    done["deck_names"] = [deck.name for deck in chosen]
    if notes:
        done["notes"] = notes
    return done


def playable() -> list[str]:
    """The heroes that Longbox plays, by name."""
    return list(heroes())


def hero_named(name: str) -> str:
    """The code of a hero that can be played. UserError with what is near, or with those there are."""
    known = heroes()
    if name.strip() in known:
        return known[name.strip()]
    meant = [each.code for each in index.identity_named(name) if each.code in known.values()]
    if len(meant) == 1:
        return meant[0]
    try:
        identity = files.identity_named(name)
    except UserError as error:
        raise UserError(f"{error}; heroes are {', '.join(playable())}") from None
    if identity.code not in known.values():
        raise UserError(f"Longbox does not play {identity.title} {lacking(identity.code)}; heroes are {', '.join(playable())}")
    return identity.code


def _heroes(given: Setup, decks: Sequence[ChampionsDeck]) -> list[str]:
    """The codes of the heroes: those named, or those of the decks. `hero` may be among `heroes` once more."""
    first = given.get("hero")
    more = [given["heroes"]] if isinstance(given.get("heroes"), str) else listed_in(given, "heroes", FIELDS["heroes"]) or []
    codes = [_hero("hero", first)] if first is not None else []
    for name in more:
        code = _hero("heroes", name)
        if code not in codes or first is None:
            codes.append(code)
    codes = codes or [deck.hero for deck in decks]
    if not codes:
        raise SetupError(f"'heroes' must name a hero, unless 'decks' has a deck of one; heroes are {', '.join(playable())}")
    if len(codes) > MOST_HEROES:
        raise SetupError(f"'heroes': one to {MOST_HEROES} heroes play, not {len(codes)}")
    for code in codes:
        if codes.count(code) > 1:
            title = index.identities()[code].title
            raise SetupError(f"'heroes': {title} is there twice; an identity is unique (champions:unique-icon#1)")
    return codes


def _hero(field: str, name: object) -> str:
    if not isinstance(name, str):
        raise SetupError(f"{field!r} must be {FIELDS[field]}, not {shown(name)}")
    try:
        return hero_named(name)
    except UserError as error:
        raise SetupError(f"{field!r}: {error}") from None


def _decks(given: Setup) -> list[str | Path | ChampionsDeck | dict[str, int] | None]:
    """The decks that are asked for, in the order of heroes where they are tables of cards; None: the starter deck."""
    value = given.get("decks")
    decks = [value] if isinstance(value, (str, Path, Mapping)) else listed_in(given, "decks", FIELDS["decks"]) or []
    out: list[str | Path | ChampionsDeck | dict[str, int] | None] = []
    for i, deck in enumerate(decks):
        if isinstance(deck, Mapping):
            if not is_counts(deck):
                raise SetupError(f"'decks': deck {i + 1} must be a table of card codes to numbers of copies")
            deck = dict(deck)
        elif deck is not None and not isinstance(deck, (str, Path, ChampionsDeck)):
            raise SetupError(f"'decks' must be {FIELDS['decks']}; deck {i + 1} is {shown(deck)}")
        out.append(deck)
    return out


def _deck(named: str | Path | ChampionsDeck, without_unknown: bool, notes: list[str]) -> ChampionsDeck:
    """A deck that may be played, its unknown cards left out if that is wanted."""
    deck = files.read_champions_deck(named) if isinstance(named, (str, Path)) else named
    name = named if isinstance(named, (str, Path)) else deck.file
    trimmed, missing = files.without_unknown(deck, CATALOG)
    listed = ", ".join(f"{card.count} {card}" for card in missing)
    cards = sum(card.count for card in missing)
    if deck.hero not in heroes().values():
        raise UserError(
            f"{name}: Longbox does not play {deck.identity.title} {lacking(deck.hero)}; heroes are {', '.join(playable())}"
        )
    if missing and not without_unknown:
        raise UserError(
            f"{name}: Longbox does not know {cards} card{'s' if cards > 1 else ''} of this deck: {listed}; "
            "'without_unknown' plays it without them"
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


# -- campaigns ---------------------------------------------------------------------------------------------------------------


def _from_log(path: Path, given: Setup) -> tuple[campaign.Log, dict[str, object]]:
    """champions:campaign-mode a campaign's log, and what it says of the set-up: heroes, names and decks, and which scenario is next.

    The modes are chosen for each scenario (champions:campaign-mode#4).
    """
    for key in ("hero", "heroes", "decks"):
        if given.get(key) is not None:
            raise SetupError(f"{key!r} is for a campaign that begins; {path} says who plays it, with which decks")
    log = campaign.load(path)
    if given.get("scenario") is None and log.next:
        try:
            scenarios.named(log.next)
        except SetupError as error:
            raise UserError(f"{path}: scenarios: {error}; 'scenario' plays another") from None
    found = []
    for i, member in enumerate(log.heroes):
        if member.deck is None:
            continue
        place = f"{path}: heroes[{i}].deck"
        deck = (
            _in_log(path, place, member.deck) if isinstance(member.deck, str) else files.of_slots(place, member.hero, member.deck)
        )
        if deck.hero != member.hero:
            raise UserError(f"{place}: it is a deck of {deck.identity.title}, not of {index.identities()[member.hero].title}")
        found.append(deck)
    out = {**given, "heroes": [member.hero for member in log.heroes], "decks": found}
    if scenario := given.get("scenario") or log.next:
        out["scenario"] = scenario
    return log, out


def _in_log(path: Path, place: str, name: str) -> ChampionsDeck:
    """The deck that a log names: a built-in one, or a file beside the log. A log may come from a stranger: nothing that lies
    elsewhere is opened, and what stands in a file that is no deck is not told."""
    beside = path.absolute().parent / name
    if name in files.builtin() or name.removesuffix(".json") in files.builtin():
        return files.read_champions_deck(beside if within(beside, path.absolute().parent) and os.path.exists(beside) else name)
    if not within(beside, path.absolute().parent):
        raise UserError(f"{place}: {cut(name)} lies elsewhere; a deck is built in, a table of cards, or a file beside the log")
    if not os.path.exists(beside):
        raise UserError(
            f"{place}: {cut(name)}: neither a file nor a built-in deck; built-in decks are {', '.join(files.builtin())}"
        )
    try:
        return files.read_champions_deck(beside)
    except UserError:
        raise UserError(f"{place}: {cut(name)} can't be read as a deck; see: longbox deck check champions {beside}") from None


def _campaign(path: Path, log: campaign.Log | None, chosen: Sequence[ChampionsDeck]) -> dict[str, object]:
    """What a set-up says of its campaign: the log, or that of a campaign which begins with this game."""
    if log is None:
        if not path.absolute().parent.is_dir():
            raise UserError(f"{path}: there is no directory {path.parent}")
        members = []
        for deck in chosen:
            file = deck.path
            named = None if file is None else file.stem if file.parent == files.BUILTIN else _beside(path, file)
            members.append(campaign.Member(deck.hero, deck=named or dict(deck.slots)))
        return {"campaign": campaign.Log(path.stem, heroes=tuple(members)).setup(), "campaign_file": str(path)}
    out: dict[str, object] = {"campaign": log.setup(), "campaign_file": str(path)}
    if any(member.name for member in log.heroes):
        out["names"] = names_in(log)
    return out


def names_in(log: campaign.Log) -> list[str]:
    """What a log calls the players; those it does not name go by their heroes."""
    return [member.name or CATALOG[member.hero].name for member in log.heroes]


def _beside(path: Path, file: Path) -> str | None:
    """What a log calls a deck in a file beside it. One that lies elsewhere it has card by card."""
    return file.name if within(file, path.absolute().parent) and not file.is_symlink() else None
