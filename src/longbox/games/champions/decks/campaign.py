"""Campaigns: the log that goes from one scenario to the next, and what it does to a game (champions:campaign-mode).

A campaign log is a JSON file (champions:campaign-mode#2), for instance:

    {"campaign": "The Rise of Red Skull", "product": "trors", "expert": false,
     "heroes": [{"hero": "Captain Marvel", "name": "Ann", "deck": "captain-marvel-leadership", "cards": {"04155": 1}}],
     "scenarios": ["Rhino", "Klaw"], "encounter": {"16178a": 1}, "removed": [{"card": "01101"}, {"card": "01091", "of": "Captain Marvel"}],
     "counters": {"delay": 2}, "notes": ["..."], "played": [{"scenario": "Rhino", "won": true, ...}]}

`deck` is a file, a built-in deck or a table of codes; `cards` are campaign cards that a hero has (champions:campaign-specific-card#2),
`encounter` cards that come into every encounter deck, `removed` the cards that are gone for good (champions:campaign-mode#3).
With "revealed": ["16182a"] a side scheme is revealed as each game is set up.
`counters` and `notes` are the players' own: what a campaign's rulebook asks for beyond all this is done by hand. The modes of play
stand with the scenarios that were played, not with the campaign (champions:campaign-mode#4, champions:campaign-mode#5).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Final

from longbox.errors import UserError
from longbox.games.champions.catalog import index
from longbox.games.champions.catalog.catalog import CATALOG, all_facts
from longbox.games.champions.decks.scenarios import of_campaign
from longbox.games.champions.state import (
    ALTER_EGO,
    ENCOUNTER_KINDS,
    HERO,
    MAIN_SCHEME,
    PLAYER_KINDS,
    SIDE_SCHEME,
    VILLAIN,
    CardDef,
)
from longbox.keeping.lock import Lock
from longbox.kernel.files import clear_unfinished, write_new, write_whole
from longbox.outside import LONGEST_NAME, MOST_COPIES, OutsideError, as_json, cut, is_name, is_whole, parsed, read_text

if TYPE_CHECKING:
    from pathlib import Path

    from longbox.games.champions.catalog.index import Known
    from longbox.games.champions.state import ChSetup, Result

#: what a log may say, for its errors
FIELDS: Final = {
    "campaign": "its name, up to 80 printable characters",
    "product": "the code or the name of the product whose campaign it is, or ''",
    "expert": "true or false",
    "heroes": "a list of one to four tables with 'hero', and perhaps 'name', 'deck' and 'cards'",
    "scenarios": "a list of scenarios, in the order they are played",
    "encounter": "a table of encounter cards to numbers of copies",
    "revealed": "a list of side schemes that are revealed as a game is set up",
    "removed": "a list of tables with 'card', and perhaps 'copies' and 'of' (the hero whose card it was)",
    "counters": "a table of names to numbers",
    "notes": "a list of sentences",
    "played": "a list of the scenarios that were played",
}
#: what a game needs of it
_IN_GAME: Final = ("campaign", "product", "expert", "heroes", "encounter", "revealed", "removed")
MOST_HEROES: Final = 4
#: for so many seconds a log is waited for that another process is writing
PATIENCE: Final = 10.0
#: bytes of a log, and the greatest number in it
MOST_BYTES: Final = 1_000_000
MOST_COUNTED: Final = (1 << 64) - 1


class CampaignError(UserError):
    """Something is wrong with a campaign log. The message names the place and says what would be right."""


@dataclass(frozen=True, slots=True)
class Member:
    """A hero of a campaign: the code of the hero, the player's name, the deck, and the campaign cards that go with it."""

    hero: str
    name: str = ""
    deck: str | Mapping[str, int] | None = None
    cards: Mapping[str, int] = field(default_factory=dict)

    def data(self) -> dict[str, object]:
        """As it stands in a log."""
        out: dict[str, object] = {"hero": self.hero}
        if self.name:
            out["name"] = self.name
        if self.deck is not None:
            out["deck"] = self.deck if isinstance(self.deck, str) else dict(self.deck)
        if self.cards:
            out["cards"] = dict(self.cards)
        return out


@dataclass(frozen=True, slots=True)
class Removed:
    """champions:campaign-mode#3 a card that can no longer be used: so many copies, a hero's or ("") an encounter card."""

    card: str
    copies: int = 1
    of: str = ""

    def data(self) -> dict[str, object]:
        """As it stands in a log."""
        return {"card": self.card, "copies": self.copies, **({"of": self.of} if self.of else {})}


@dataclass(frozen=True, slots=True)
class Played:
    """champions:campaign-mode#4 a scenario that was played, in which modes, and how it ended."""

    scenario: str
    won: bool
    mode: str = "standard"
    heroic: int = 0
    skirmish: str = ""
    modular: tuple[str, ...] = ()
    rounds: int = 0
    reason: str = ""
    seed: int = 0

    def data(self) -> dict[str, object]:
        """As it stands in a log."""
        return {
            "scenario": self.scenario,
            "won": self.won,
            "mode": self.mode,
            "heroic": self.heroic,
            "skirmish": self.skirmish,
            "modular": list(self.modular),
            "rounds": self.rounds,
            "reason": self.reason,
            "seed": self.seed,
        }


#: what a log says of a scenario that was played
_PLAYED: Final = tuple(each.name for each in fields(Played))


@dataclass(frozen=True, slots=True)
class Log:
    """champions:campaign-mode, champions:campaign-mode#2 what persists between the games of a campaign.

    `expert` is the campaign's own difficulty (champions:campaign-mode#1) and says nothing of the modes of a scenario
    (champions:faq:campaign-mode#1).
    """

    campaign: str
    product: str = ""
    expert: bool = False
    heroes: tuple[Member, ...] = ()
    scenarios: tuple[str, ...] = ()
    encounter: Mapping[str, int] = field(default_factory=dict)
    removed: tuple[Removed, ...] = ()
    #: champions:errata:kree-supremacy-setup which is up to the players: a campaign's log may have it or not
    revealed: tuple[str, ...] = ()
    counters: Mapping[str, int] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    played: tuple[Played, ...] = ()

    def data(self) -> dict[str, object]:
        """The log as a file has it."""
        return {
            "campaign": self.campaign,
            "product": self.product,
            "expert": self.expert,
            "heroes": [each.data() for each in self.heroes],
            "scenarios": list(self.scenarios),
            "encounter": dict(self.encounter),
            "revealed": list(self.revealed),
            "removed": [each.data() for each in self.removed],
            "counters": dict(self.counters),
            "notes": list(self.notes),
            "played": [each.data() for each in self.played],
        }

    def setup(self) -> dict[str, object]:
        """What the set-up of a game needs of it."""
        return {key: value for key, value in self.data().items() if key in _IN_GAME}

    @property
    def next(self) -> str:
        """The first scenario of the list that has not been won, "" if there is none."""
        won = [each.scenario.casefold().strip() for each in self.played if each.won]
        return next((name for name in self.scenarios if name.casefold().strip() not in won), "")

    def deck(self, hero: str, slots: Mapping[str, int]) -> dict[str, int]:
        """champions:campaign-mode#3, champions:campaign-specific-card#2 a hero's deck with the campaign cards that go with it,
        without what was removed."""
        out = dict(slots)
        for member in self.heroes:
            if member.hero == hero:
                for code, n in member.cards.items():
                    out[code] = out.get(code, 0) + n
        for gone in self.removed:
            if gone.of == hero and gone.card in out:
                out[gone.card] = max(0, out[gone.card] - gone.copies)
        return {code: n for code, n in out.items() if n}

    def gone(self) -> dict[str, int]:
        """champions:campaign-mode#3 the encounter cards that were removed: code -> copies."""
        out: dict[str, int] = {}
        for each in self.removed:
            if not each.of:
                out[each.card] = out.get(each.card, 0) + each.copies
        return out

    @property
    def size(self) -> int:
        """How many cards it adds to a game."""
        return len(self.revealed) + sum(self.encounter.values()) + sum(sum(each.cards.values()) for each in self.heroes)

    def shown(self, expert: bool) -> list[CardDef]:
        """champions:errata:kree-supremacy-setup the side schemes revealed as a game is set up, in expert mode by their reverse side."""
        backs = (all_facts()[code].get("back", "") for code in self.revealed)
        return [CATALOG[back if expert and back in CATALOG else code] for code, back in zip(self.revealed, backs, strict=True)]

    def added(self) -> list[CardDef]:
        """champions:campaign-specific-card#2 the cards that the campaign puts into the encounter deck."""
        return [CATALOG[code] for code, n in sorted(self.encounter.items()) for _ in range(n)]


def without(definitions: Iterable[CardDef], gone: dict[str, int]) -> list[CardDef]:
    """champions:campaign-mode#3 those cards without the removed ones, which are counted off in `gone`."""
    if not gone:
        return list(definitions)
    out = []
    for definition in definitions:
        if gone.get(definition.code, 0):
            gone[definition.code] -= 1
        else:
            out.append(definition)
    return out


# -- reading -----------------------------------------------------------------------------------------------------------------


def read(given: object, where: str = "") -> Log:
    """A log from plain data. CampaignError with the place, in the file `where` if that is given."""
    return _Reader(where).log(given)


class _Reader:
    """Reads a log; `where` is the file that its errors name."""

    def __init__(self, where: str) -> None:
        self.where = where

    def wrong(self, place: str, message: str) -> CampaignError:
        """What is wrong at a place."""
        return CampaignError(": ".join(part for part in (self.where, place, message) if part))

    def unlike(self, place: str, value: object, right: str) -> CampaignError:
        """What stands at a place is not what is right there."""
        return self.wrong(place, f"must be {right}, not {as_json(value)}")

    def word(self, place: str, value: object, right: str) -> str:
        if not isinstance(value, str):
            raise self.unlike(place, value, right)
        return value

    def name(self, place: str, value: object, right: str) -> str:
        if not is_name(value):
            raise self.unlike(place, value, right)
        return value

    def whole(self, place: str, value: object, low: int, high: int, right: str) -> int:
        if not is_whole(value, low, high):
            raise self.unlike(place, value, right)
        return value

    def truth(self, place: str, value: object, right: str) -> bool:
        if not isinstance(value, bool):
            raise self.unlike(place, value, right)
        return value

    def entries(self, place: str, value: object, right: str) -> dict[str, object]:
        """A table of whatever it says."""
        if not isinstance(value, dict):
            raise self.unlike(place, value, right)
        return value

    def table(self, place: str, value: object, known: Sequence[str], right: str) -> dict[str, object]:
        """A table of these fields."""
        found = self.entries(place, value, right)
        for key in found:
            if key not in known:
                raise self.wrong(place, f"has no {as_json(key)}; there are: {', '.join(known)}")
        return found

    def log(self, given: object) -> Log:
        data = self.table("", given, tuple(FIELDS), "a table with 'campaign' and 'heroes'")
        name = self.name("campaign", data.get("campaign"), FIELDS["campaign"])
        product = self.product(data.get("product", ""))
        expert = self.truth("expert", data.get("expert", False), FIELDS["expert"])
        heroes = self.heroes(data.get("heroes"), product)
        log = Log(
            name,
            product,
            expert,
            heroes,
            tuple(self.scenario(f"scenarios[{i}]", x) for i, x in enumerate(self.list(data, "scenarios"))),
            self.encounter(data.get("encounter", {}), product),
            tuple(self.removed(f"removed[{i}]", x, heroes) for i, x in enumerate(self.list(data, "removed"))),
            tuple(self.revealed(f"revealed[{i}]", x, product) for i, x in enumerate(self.list(data, "revealed"))),
            self.counters(data.get("counters", {})),
            tuple(self.note(f"notes[{i}]", x) for i, x in enumerate(self.list(data, "notes"))),
            tuple(self.played(f"played[{i}]", x) for i, x in enumerate(self.list(data, "played"))),
        )
        return log

    def list(self, data: Mapping[str, object], key: str) -> list[object]:
        value = data.get(key, [])
        if not isinstance(value, list):
            raise self.unlike(key, value, FIELDS[key])
        return value

    def product(self, value: object) -> str:
        called = self.word("product", value, FIELDS["product"])
        for code, title in index.packs().items():
            if called and called.casefold() in (code, title.casefold()):
                return code
        if called:
            raise self.wrong("product", f"no product is called {as_json(called)}")
        return ""

    def heroes(self, value: object, product: str) -> tuple[Member, ...]:
        if not isinstance(value, list) or not 1 <= len(value) <= MOST_HEROES:
            raise self.unlike("heroes", value, FIELDS["heroes"])
        out: list[Member] = []
        for i, each in enumerate(value):
            place = f"heroes[{i}]"
            data = self.table(place, each, ("hero", "name", "deck", "cards"), "a table with 'hero'")
            hero = self.hero(f"{place}.hero", data.get("hero"))
            if hero in [m.hero for m in out]:
                raise self.wrong(
                    f"{place}.hero", f"{cut(str(data['hero']))} is there twice; an identity is unique (champions:unique-icon#1)"
                )
            name = self.word(f"{place}.name", data.get("name", ""), "a name")
            if len(name) > LONGEST_NAME:
                raise self.unlike(f"{place}.name", name, "a name")
            deck = data.get("deck")
            if deck is not None and not isinstance(deck, str):
                deck = self.copies(f"{place}.deck", deck, "a file, a built-in deck, or a table of cards to numbers of copies")
            cards = self.copies(f"{place}.cards", data.get("cards", {}), "a table of campaign cards to numbers of copies")
            for code in cards:
                self.may_have(f"{place}.cards", code, product, PLAYER_KINDS)
                if not _campaigns(code):
                    raise self.wrong(f"{place}.cards", f"{_title(code)} is no campaign card: it belongs in the deck")
            out.append(Member(hero, name, deck, cards))
        return tuple(out)

    def hero(self, place: str, value: object) -> str:
        called = self.word(place, value, "a hero by name or code")
        if called.strip() in index.identities():
            return called.strip()
        found = index.identity_named(called)
        if len(found) != 1:
            raise self.wrong(
                place, f"{as_json(value)} is {'several heroes' if found else 'no hero'}; write a code such as 01010a"
            )
        return found[0].code

    def copies(self, place: str, value: object, right: str) -> dict[str, int]:
        out: dict[str, int] = {}
        for key, given in self.entries(place, value, right).items():
            n = self.whole(f"{place}[{as_json(key)}]", given, 1, MOST_COPIES, _COPIES)
            code = self.card(place, key).code
            out[code] = out.get(code, 0) + n
        return out

    def card(self, place: str, value: object) -> Known:
        """A card by code or title; of several with one title the code tells."""
        called = self.word(place, value, "a card by code or title")
        code = index.canonical(called)
        if code is not None:
            return index.cards()[code]
        found = [card for card in index.named(called) if card.visible]
        if len(found) == 1:
            return found[0]
        if found:
            raise self.wrong(place, f"{as_json(value)} can be any of {' | '.join(card.label for card in found)}")
        raise self.wrong(place, f"no card is called {as_json(value)}")

    def may_have(self, place: str, code: str, product: str, kinds: Sequence[str]) -> None:
        """champions:campaign-specific-card#1 a campaign card is used in the campaign of its own product, and no other."""
        card = index.cards()[code]
        if _campaigns(code) and card.pack != product:
            own = index.pack_name(card.pack)
            raise self.wrong(place, f"{card.title} is a card of the campaign of {own} (champions:campaign-specific-card#1)")
        if card.kind not in kinds:
            raise self.wrong(place, f"{card.title} is of a type that can't be there: {card.kind.replace('_', ' ')}")
        if code not in CATALOG:
            raise self.wrong(place, f"Longbox does not know {card.label} yet")

    def encounter(self, value: object, product: str) -> dict[str, int]:
        found = self.copies("encounter", value, FIELDS["encounter"])
        kinds = [k for k in ENCOUNTER_KINDS if k not in (VILLAIN, MAIN_SCHEME)]
        for code in found:
            self.may_have("encounter", code, product, kinds)
        return found

    def removed(self, place: str, value: object, heroes: Sequence[Member]) -> Removed:
        data = self.table(place, value, ("card", "copies", "of"), "a table with 'card'")
        card = self.card(f"{place}.card", data.get("card"))
        copies = self.whole(f"{place}.copies", data.get("copies", 1), 1, MOST_COPIES, _COPIES)
        of = data.get("of", "")
        if card.kind in (VILLAIN, MAIN_SCHEME, HERO, ALTER_EGO):
            raise self.wrong(f"{place}.card", f"{card.title} is a {card.kind.replace('_', ' ')}, and in no deck of cards")
        if card.kind in ENCOUNTER_KINDS:
            if of:
                raise self.unlike(f"{place}.of", of, "left out: an encounter card is no hero's")
            return Removed(card.code, copies)
        if not of:
            raise self.wrong(f"{place}.of", f"must name the hero whose {card.title} it was")
        hero = self.hero(f"{place}.of", of)
        if hero not in [m.hero for m in heroes]:
            raise self.wrong(f"{place}.of", f"{of} is not among the heroes of this campaign")
        return Removed(card.code, copies, hero)

    def revealed(self, place: str, value: object, product: str) -> str:
        code = self.card(place, value).code
        self.may_have(place, code, product, (SIDE_SCHEME,))
        return code

    def scenario(self, place: str, value: object) -> str:
        """Scenarios of a campaign need not be known to Longbox, which may play others of it."""
        return self.name(place, value, "the name of a scenario")

    def note(self, place: str, value: object) -> str:
        return self.word(place, value, "a sentence")

    def counters(self, value: object) -> dict[str, int]:
        found = self.entries("counters", value, FIELDS["counters"])
        return {
            key: self.whole(f"counters[{as_json(key)}]", n, -MOST_COUNTED, MOST_COUNTED, "a number") for key, n in found.items()
        }

    def played(self, place: str, value: object) -> Played:
        data = self.table(place, value, _PLAYED, "a table with 'scenario' and 'won'")
        for key in ("scenario", "won"):
            if key not in data:
                raise self.wrong(place, f"lacks {key!r}")

        def word(key: str, usual: str = "") -> str:
            return self.word(f"{place}.{key}", data.get(key, usual), "a word")

        def number(key: str) -> int:
            return self.whole(f"{place}.{key}", data.get(key, 0), -MOST_COUNTED, MOST_COUNTED, "a number")

        modular = data.get("modular", [])
        if not isinstance(modular, list) or not all(isinstance(m, str) for m in modular):
            raise self.unlike(f"{place}.modular", modular, "a list of sets")
        usual = Played("", False)
        return Played(
            word("scenario"),
            self.truth(f"{place}.won", data["won"], "true or false"),
            word("mode", usual.mode),
            number("heroic"),
            word("skirmish"),
            tuple(modular),
            number("rounds"),
            word("reason"),
            number("seed"),
        )


_COPIES: Final = f"a number of copies, 1 to {MOST_COPIES}"


def _campaigns(code: str) -> bool:
    """Is it a campaign card?"""
    card = index.cards()[code]
    return card.faction == "campaign" or (code in all_facts() and of_campaign(all_facts()[code]))


def _title(code: str) -> str:
    return index.cards()[code].title


def played_in(setup: ChSetup, result: Result, rounds: int, seed: int) -> Played:
    """champions:campaign-mode#4 what a log says of a game that is over."""
    return Played(
        setup.get("scenario", "Rhino"),
        result.won,
        setup.get("mode", "standard"),
        setup.get("heroic", 0),
        str(setup.get("skirmish", "")),
        tuple(setup.get("modular", ())),
        rounds,
        result.reason,
        seed,
    )


# -- the file ----------------------------------------------------------------------------------------------------------------


def load(path: Path) -> Log:
    """champions:campaign-mode#2 the log in a file. CampaignError names the file, and the line or the place in it."""
    return read(_parsed(path), str(path))


def _parsed(path: Path) -> object:
    try:
        return parsed(read_text(path, MOST_BYTES))
    except OutsideError as error:
        raise CampaignError(f"{error.at(path)}: {error}") from None


def save(log: Log, path: Path) -> None:
    """Write a log, in the place of what is there."""
    with Lock(path).acquire(PATIENCE):
        write_whole(path, _text(log.data()))


def begin(log: Log, path: Path) -> None:
    """Write a log into a file that is not there yet. FileExistsError if it is."""
    write_new(path, _text(log.data()))


def _text(data: object) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def note(path: Path, played: Played, before: Played | None = None) -> Log:
    """Add what was played to the log in a file, which may have been changed meanwhile. The very same game told again takes the
    place of what was said of it: of `before`, or last. OSError if the file can't be written, or others don't let go of it."""
    with Lock(path).acquire(PATIENCE):
        clear_unfinished(path)
        data = _parsed(path)
        log = read(data, str(path))
        assert isinstance(data, dict), "as `read` has found"
        at = _place(log.played, played, before)
        if at is not None and log.played[at] == played:
            return log
        # all else stays as the players have written it
        entries = list(data.get("played", []))
        entries[len(entries) if at is None else at : None if at is None else at + 1] = [played.data()]
        data["played"] = entries
        write_whole(path, _text(data))
        return read(data, str(path))


def take_back(path: Path, played: Played) -> None:
    """The log says no longer that this was played: the game goes on."""
    with Lock(path).acquire(PATIENCE):
        data = _parsed(path)
        log = read(data, str(path))
        if played in log.played:
            assert isinstance(data, dict), "as `read` has found"
            del data["played"][_last(log.played, played)]
            write_whole(path, _text(data))


def _place(entries: Sequence[Played], played: Played, before: Played | None) -> int | None:
    """Which entry of a log is of the same game; None if there is none."""
    for same in (before, played):
        if same is not None and same in entries:
            return _last(entries, same)
    last = entries[-1] if entries else None
    if (
        before is None
        and last is not None
        and (last.seed, last.scenario, last.mode) == (played.seed, played.scenario, played.mode)
    ):
        return len(entries) - 1
    return None


def _last(entries: Sequence[Played], played: Played) -> int:
    return len(entries) - 1 - list(reversed(entries)).index(played)
