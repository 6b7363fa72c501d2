"""Is what a made-up card says in words that mean something? Who writes it otherwise is told so at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Final

from longbox.games.champions.language.modifiers import STAT_WORDS
from longbox.games.champions.language.patterns.subjects import Whom
from longbox.games.champions.language.verbs.lasting import UNTIL
from longbox.games.champions.situations.complaints import near
from longbox.games.champions.state import ALTER_EGO, CONFUSED, ENCOUNTER_KINDS, HERO, PLAYER_KINDS, STUNNED, TOUGH
from longbox.games.champions.view.reading import text_of
from longbox.kernel.abilities import Ability, Pattern, Write
from longbox.kernel.effects import Effect, Verb
from longbox.kernel.queries import Condition, Filter, Node, Query, Value, Who, walk

if TYPE_CHECKING:
    from longbox.games.champions.state import CardDef

#: types of cards as the vocabulary has them
CARD_KINDS: Final = tuple(dict.fromkeys((*ENCOUNTER_KINDS, *PLAYER_KINDS, "villain", "main_scheme", HERO, ALTER_EGO)))
RESOURCES: Final = ("energy", "mental", "physical", "wild")
KEYWORDS: Final = (
    *("guard", "hinder", "incite", "overkill", "patrol", "peril", "permanent", "piercing", "quickstrike", "ranged", "restricted"),
    *("retaliate", "setup", "stalwart", "surge", "toughness", "victory", "villainous", "indirect"),
)
#: in what time an ability may be limited to so many uses
SPANS: Final = ("round", "phase", "turn", "game")
#: whoever a `Whom` can mean
SUBJECTS: Final = (
    *("this", "host", "you", "your hero", "your alter-ego", "your", "your ally", "enemy", "friendly", "any", "scheme"),
    *("side scheme", "minion or side scheme", *(k for k in CARD_KINDS if "_scheme" not in k), "main_scheme"),
)
STATUSES: Final = (STUNNED, CONFUSED, TOUGH)

#: a field of a word (of any word, if none is named) -> what it may say
SAYS: Final[Mapping[tuple[str, str], Iterable[str]]] = {
    ("", "form"): ("", HERO, ALTER_EGO),
    ("", "labels"): ("attack", "thwart", "defense"),
    ("", "until"): UNTIL,
    ("", "status"): ("", *STATUSES),
    ("", "needs"): RESOURCES,
    ("", "only"): ("", *RESOURCES),
    ("", "stat"): STAT_WORDS,
    ("", "kinds"): CARD_KINDS,
    ("", "keyword"): KEYWORDS,
    ("AtEnd", "of"): ("round", "phase", "activation", "turn"),
    ("AttackGains", "word"): ("", *KEYWORDS),
    ("ActivationGains", "word"): ("", *KEYWORDS),
    ("Bar", "word"): (
        *("stunned", "confused", "defend", "threat", "ally must defend", "divides atk", "divides thw"),
        *(f"Arrow attacks gain {word}" for word in KEYWORDS),
    ),
    ("CanGet", "status"): STATUSES,
    ("CardIs", "kind"): CARD_KINDS,
    ("ChangeForm", "to"): ("", HERO, ALTER_EGO),
    ("Compare", "op"): ("<", "<=", "==", "!=", ">", ">="),
    ("Elsewhere", "zones"): ("hand", "deck", "discard pile", "play area", "encounter deck", "encounter discard pile"),
    ("EnemiesAct", "kind"): ("", "attack", "scheme"),
    ("EnemyActs", "kinds"): ("attack", "scheme"),
    ("EnemyActs", "whom"): ("", "you"),
    ("Give", "status"): STATUSES,
    ("Given", "of"): RESOURCES,
    ("Gives", "type"): RESOURCES,
    ("HandOf", "type"): RESOURCES,
    ("HasIcon", "types"): RESOURCES,
    ("InPlay", "whose"): ("", "you", "engaged", "there"),
    ("Interrupt", "side"): ("interrupt", "would"),
    ("IsRevealed", "kind"): ("", *CARD_KINDS),
    ("Keyword", "name"): KEYWORDS,
    ("Most", "stat"): ("left", "damage", *STAT_WORDS),
    ("OfKind", "kind"): CARD_KINDS,
    ("PaidWith", "type"): RESOURCES,
    ("Response", "side"): ("response",),
    ("Stat", "power"): ("left", "damage", *STAT_WORDS),
    ("Strikes", "kind"): ("attack", "thwart"),
    ("UsesBasic", "powers"): ("atk", "thw", "def", "rec"),
    ("XOf", "type"): ("", *RESOURCES),
}

#: what a field is written to hold -> what it must be
_TYPES: Final[Mapping[str, type | tuple[type, ...]]] = {
    "Ability": Ability,
    "Condition": Condition,
    "Effect": Effect,
    "Filter": Filter,
    "Pattern": Pattern,
    "Query": Query,
    "Value": Value,
    "Verb": Verb,
    "Who": Who,
    "Whom": Whom,
    "Write": Write,
    "None": type(None),
    "bool": bool,
    "int": int,
    "str": str,
}


def check_text(name: str, text: tuple[object, ...]) -> None:
    """Words of the vocabulary that were named without being said, effects without an ability, one where several are asked for."""
    for part in text:
        if isinstance(part, type):
            raise LookupError(f"on {name}, {part.__name__} is written {part.__name__}(...)")
        if isinstance(part, Effect) or not isinstance(part, Node) or not hasattr(part, "print_on"):
            what = f"{type(part).__name__} is an effect" if isinstance(part, Effect) else f"{part!r} is no ability"
            raise LookupError(
                f"{name} has keywords and abilities, and {what}: it goes into WhenRevealed(effect), Action(costs, effect) ..."
            )
        for node in walk(part):
            _check_node(name, node)


def _check_node(name: str, node: object) -> None:
    if not is_dataclass(node):
        return
    word = type(node).__name__
    for part in fields(node):
        value = getattr(node, part.name)
        where = f"on {name}, in {word}"
        if isinstance(value, type) and not str(part.type).startswith("type"):
            raise LookupError(f"{where}, {value.__name__} is written {value.__name__}(...)")
        said = str(part.type)
        if said.startswith("tuple[") and " | " not in said and not isinstance(value, tuple | list):
            raise LookupError(f"{where}, {part.name} is several, in brackets: ({value!r},)")
        _check_type(where, part.name, said, value)
        _check_words(where, word, part.name, value)


def _check_type(where: str, field: str, said: str, value: object) -> None:
    """Is it what is asked for there? What is written otherwise means something else, or nothing."""
    many = said.startswith("tuple[") and said.endswith(", ...]")
    names = (said[6:-6] if many else said).split(" | ")
    if not all(n in _TYPES for n in names):
        return
    right = tuple(t for n in names for t in (_TYPES[n],) if isinstance(t, type))
    for one in value if many and isinstance(value, (tuple, list)) else (value,):
        if not isinstance(one, right) or (isinstance(one, bool) and bool not in right):
            asked = " or ".join(n for n in names if n != "None")
            raise LookupError(f"{where}, {field} is {one!r}, where {_article(asked)} is asked for")


def _article(noun: str) -> str:
    return f"{'an' if noun[0] in 'AEIaei' else 'a'} {noun}"


def _check_words(where: str, word: str, field: str, value: object) -> None:
    """A word that the rules don't know says nothing."""
    if isinstance(value, Whom):
        _known(where, "Whom", value.word, SUBJECTS)
        return
    if field == "limit" and value is not None:
        if not (isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], int)):
            raise LookupError(f"{where}, limit is {value!r}: so many in a round is (1, 'round')")
        _known(where, "limit", value[1], SPANS)
        return
    right = SAYS.get((word, field), SAYS.get(("", field)))
    if right is None:
        return
    if isinstance(value, str):
        _known(where, field, value, right)
    elif isinstance(value, tuple | frozenset):
        for one in sorted(v for v in value if isinstance(v, str)):
            _known(where, field, one, right)


def _known(where: str, field: str, said: str, right: Iterable[str]) -> None:
    if said not in right:
        raise LookupError(f"{where}, {field} is {said!r}, which says nothing: {near(said, [w for w in right if w])}")


def check_reading(card: CardDef) -> None:
    """Can it be read out? ValueError with the word that makes no sense, if not."""
    for face in card.faces:
        try:
            text_of(face)
        except (AttributeError, TypeError, ValueError, LookupError, AssertionError, NotImplementedError) as e:
            why = f"{type(e).__name__} {e}".rstrip()
            raise LookupError(
                f"the text of {card.name} makes no sense ({why}): is each word given what its docstring asks for?"
            ) from e
