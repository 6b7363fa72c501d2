"""The rules and worked examples themselves: loading, look-up, search. A game's book is read when first asked for."""

import difflib
import re
import tomllib
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from longbox.errors import UserError

Kind = Literal["engine", "setup/deck", "definition", "presentation", "tournament", "card-ruling"]

GAMES: Final = MappingProxyType(
    {
        "vs": "Vs. System",
        "vs2pcg": "Vs. System 2PCG",
        "dcdb": "DC Deck-Building, Cube format",
        "champions": "Marvel Champions",
    }
)
"""Each game's short name, as ids have it, and its full name."""

COUNTED: Final[tuple[Kind, ...]] = ("engine", "setup/deck", "definition")
"""The kinds of rule that an engine has to meet; the others speak of looks, conduct or single cards."""

_DATA: Final = Path(__file__).parent / "data"


class Rule(msgspec.Struct, frozen=True):
    """The smallest part of a rulebook that can be cited."""

    id: str
    """With its game: `vs:602.6a`."""
    chapter: str
    """`6` of Vs. and the DC game, `G` for the Vs. glossary, the initial in the Champions glossary."""
    section: str
    """The heading it stands under."""
    title: str
    """What it says, in a few words of our own."""
    kind: Kind
    refs: tuple[str, ...] = ()
    """Rules and headings it refers to."""
    restates: tuple[str, ...] = ()
    """Rules it merely repeats: who meets all of them meets this one."""
    card: str = ""
    """The card it rules on (dcdb)."""
    trigger: str = ""
    """The trigger category that a ruling gives: A, B or C (dcdb:1.101)."""

    @property
    def game(self) -> str:
        """The short name of its game."""
        return game_of(self.id)

    @property
    def text(self) -> str:
        """The rule in our own words; empty where they are not written yet."""
        return _words(self.game).get(self.id, "")


class Example(msgspec.Struct, frozen=True):
    """A worked example or a ruling: a situation, and what must come of it."""

    id: str
    """With its game: `vs:102.2#ex1`."""
    rule: str
    """The rule it belongs to."""
    situation: str
    expected: str
    cards: tuple[str, ...] = ()
    testable: bool = True
    why_not: str = ""
    """Why no test can be made of it."""
    words_only: str = ""
    """Why it is told in words only and can't lie on a table."""

    @property
    def game(self) -> str:
        """The short name of its game."""
        return game_of(self.id)


class UnknownRule(UserError):
    """No rulebook has this id."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.nearest = nearest(id)
        hint = f" (did you mean {' or '.join(self.nearest)}?)" if self.nearest else ""
        super().__init__(f"there is no rule {id}{hint}")


def game_of(id: str) -> str:
    """The game an id names, or an empty string: `vs:602.6a` is of `vs`."""
    game, colon, _ = id.partition(":")
    return game if colon and game in GAMES else ""


def rule(id: str) -> Rule:
    """The rule with this full id; raises UnknownRule, which names the nearest ids."""
    game = game_of(id)
    found = book(game).get(id) if game else None
    if found is None:
        raise UnknownRule(id)
    return found


def exists(id: str) -> bool:
    """Whether this is the full id of a rule."""
    game = game_of(id)
    return bool(game) and id in book(game)


def rules(game: str) -> tuple[Rule, ...]:
    """A game's rules in the order of its book."""
    return tuple(book(game).values())


def chapters(game: str) -> tuple[str, ...]:
    """A game's chapters in the order of its book."""
    return tuple(dict.fromkeys(r.chapter for r in rules(game)))


def examples(game: str) -> tuple[Example, ...]:
    """A game's worked examples in the order of its book."""
    _known(game)
    return _examples().get(game, ())


def heading(id: str) -> tuple[Rule, ...]:
    """The rules under a heading such as `vs:602`, `vs:203.6`, `vs:ch6` or `champions:setup`; none if it is no heading."""
    game = game_of(id)
    return headings(game).get(id, ()) if game else ()


def referring(id: str) -> tuple[Rule, ...]:
    """The rules of the same game that refer to this one or restate it."""
    return tuple(r for r in rules(rule(id).game) if id in r.refs or id in r.restates)


def search(words: str) -> list[Rule]:
    """The rules of all games that have every one of the words in id, heading, title or text; titles first."""
    wanted = words.casefold().split()

    def has_all(text: str) -> bool:
        text = text.casefold()
        return all(word in text for word in wanted)

    found = [r for game in GAMES for r in rules(game) if has_all(f"{r.id} {r.section} {r.title} {r.text}")]
    return sorted(found, key=lambda r: not has_all(r.title)) if wanted else []


def nearest(id: str) -> tuple[str, ...]:
    """Up to three rule ids that someone who wrote `id` may have meant."""
    if not (game := game_of(id)):
        with_game = tuple(f"{g}:{id}" for g in GAMES if exists(f"{g}:{id}"))
        if with_game:
            return with_game[:3]
    known = {i.casefold(): i for g in ([game] if game else GAMES) for i in book(g)}
    return tuple(known[i] for i in difflib.get_close_matches(id.casefold(), known, n=3, cutoff=0.7))


@lru_cache
def book(game: str) -> dict[str, Rule]:
    """A game's rules by id; not to be changed."""
    _known(game)
    lines = (_DATA / f"{game}.jsonl").read_bytes()
    return {r.id: r for r in msgspec.json.Decoder(Rule).decode_lines(lines)}


@lru_cache
def headings(game: str) -> dict[str, tuple[Rule, ...]]:
    """The rules under each heading of a game's book that is no rule itself."""
    under: dict[str, list[Rule]] = {}
    for r in book(game).values():
        for name in _headings_of(r):
            if name not in book(game):
                under.setdefault(name, []).append(r)
    return {name: tuple(found) for name, found in under.items()}


def _headings_of(r: Rule) -> set[str]:
    own = r.id.removeprefix(f"{r.game}:")
    names = {own.partition("#")[0], re.sub(r"(?<=\d)[a-z]$", "", own)}
    if match := re.match(r"(\d+)\.(000 )?", r.section):
        names.add(match[0].strip() if match[2] else match[1])
        names.add(f"ch{r.chapter}")
    return {f"{r.game}:{name}" for name in names if name != own}


@lru_cache
def _examples() -> dict[str, tuple[Example, ...]]:
    by_game: dict[str, list[Example]] = {}
    for e in msgspec.json.Decoder(Example).decode_lines((_DATA / "examples.jsonl").read_bytes()):
        by_game.setdefault(e.game, []).append(e)
    return {game: tuple(found) for game, found in by_game.items()}


@lru_cache
def _words(game: str) -> dict[str, str]:
    """Our own words: `data/<game>.words.toml`, a table of full id to text."""
    path = _DATA / f"{game}.words.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def _known(game: str) -> None:
    if game not in GAMES:
        raise UserError(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
