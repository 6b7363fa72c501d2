"""The text of a card as a person writes it in a file: the words of the vocabulary, parsed and never evaluated.

`seq(Power(2), DrawCards(1))` is read as a tree of calls of words of the vocabulary, with numbers, texts, `true`, `false`, `none`
and lists between them. Each word says of what kind its parts are, and is given nothing else; where it wants a list, one thing
alone is a list of one.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Final

from longbox.games.dcdb.cards import phrases
from longbox.games.dcdb.language import vocabulary
from longbox.games.dcdb.language.filters import Trait
from longbox.kernel.abilities import Ability, Pattern, Write
from longbox.kernel.effects import Effect, Verb
from longbox.kernel.queries import Condition, Filter, Node, Query, Value, Who
from longbox.kernel.text import joined
from longbox.outside import OutsideError, is_name, is_whole, shown

#: characters of a text, words in it, and how deep they stand in each other
MOST_TEXT: Final = 2_000
MOST_WORDS: Final = 200
MOST_DEEP: Final = 16
#: the greatest number; "any number" is one
MOST_NUMBER: Final = 99
#: what the parts of words are, as they say it themselves
_KINDS: Final[Mapping[str, type]] = {
    c.__name__: c for c in (Ability, Condition, Effect, Filter, Pattern, Query, Trait, Value, Verb, Who, Write)
}
_CONSTANTS: Final = {"true": True, "false": False, "none": None, "True": True, "False": False, "None": None}
#: what is said of a kind of part
_SAID: Final = {"int": "a whole number", "str": "a text", "bool": "true or false", "None": "none"}


@cache
def words() -> Mapping[str, object]:
    """Every word that may be written: those of the vocabulary, and the phrases that cards of several sets share."""
    shared = {name: value for name, value in vars(phrases).items() if not name.startswith("_")}
    named = {name: getattr(vocabulary, name) for name in vocabulary.__all__}
    mine = {
        name: value
        for name, value in shared.items()
        if isinstance(value, (Node, tuple)) or (inspect.isfunction(value) and value.__module__ == phrases.__name__)
    }
    return {**{n: v for n, v in named.items() if v not in _KINDS.values()}, **mine, **_CONSTANTS}


def read_text(text: object) -> Effect | Ability:
    """One paragraph of a card. OutsideError for anything that is none."""
    if not isinstance(text, str) or not 0 < len(text) <= MOST_TEXT:
        raise OutsideError(f"a text must be of 1 to {MOST_TEXT:,} characters, not {shown(text)}")
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise OutsideError(f"{shown(text)} can't be read: write words with their parts in brackets, like Power(2)") from None
    if sum([isinstance(node, ast.expr) for node in ast.walk(tree)]) > MOST_WORDS * 2:
        raise OutsideError(f"a text of more than {MOST_WORDS} words")
    found = _read(tree.body, 1)
    if isinstance(found, (Effect, Ability)):
        return found
    raise OutsideError(f"{shown(text)} is no text of a card by itself: it must be something to do, or an ability")


def _read(node: ast.expr, deep: int) -> object:
    if deep > MOST_DEEP:
        raise OutsideError(f"a text in which words stand more than {MOST_DEEP} deep in each other")
    match node:
        case ast.Constant(value=str() as value) if is_name(value):
            return value
        case ast.Constant(value=bool() | None as value):
            return value
        case ast.Constant(value=value) if is_whole(value, 0, MOST_NUMBER):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=value)) if is_whole(value, 0, MOST_NUMBER):
            return -value
        case ast.Constant(value=value):
            raise OutsideError(f"{shown(value)} is no part of a text: numbers go to {MOST_NUMBER}")
        case ast.List(elts=parts) | ast.Tuple(elts=parts):
            return tuple([_read(part, deep + 1) for part in parts])
        case ast.Name(id=name):
            word = _word(name)
            if callable(word):
                raise OutsideError(f"{name} wants its parts in brackets after it: {_usage(name, word)}")
            return word
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords):
            return _made(name, args, keywords, deep)
    raise OutsideError(f"{shown(ast.unparse(node))} is no word of the language: write words with their parts, like Power(2)")


def _word(name: str) -> object:
    found = words()
    if name in found:
        return found[name]
    near = get_close_matches(name[:40], found, 3, 0.6)
    raise OutsideError(f"there is no word {shown(name)}{'; perhaps ' + ' or '.join(near) if near else ''}")


def _made(name: str, args: list[ast.expr], keywords: list[ast.keyword], deep: int) -> object:
    """A word with its parts."""
    word = _word(name)
    if not callable(word):
        raise OutsideError(f"{name} has no parts: write it without brackets")
    given: dict[str, object] = {}
    rest: list[object] = []
    parts = _parts(word)
    spread = next((p for p in parts.values() if p.kind is p.VAR_POSITIONAL), None)
    order = [p.name for p in parts.values() if p.kind is p.POSITIONAL_OR_KEYWORD]
    for i, each in enumerate(args):
        if isinstance(each, ast.Starred):
            raise OutsideError(f"{name}: a part can't begin with *")
        value = _read(each, deep + 1)
        if spread is not None:
            rest.append(_fitting(name, spread, value))
        elif i < len(order):
            given[order[i]] = _fitting(name, parts[order[i]], value)
        else:
            raise OutsideError(f"{name} has {len(order)} part{'' if len(order) == 1 else 's'} at most: {_usage(name, word)}")
    for keyword in keywords:
        key = keyword.arg
        if key is None or key not in parts or key in given or (spread is not None and key == spread.name):
            raise OutsideError(f"{name} has no part {shown(key)} left to be given: {_usage(name, word)}")
        given[key] = _fitting(name, parts[key], _read(keyword.value, deep + 1))
    lacking = [p.name for p in parts.values() if p.default is p.empty and p is not spread and p.name not in given]
    if lacking or (spread is not None and not rest):
        raise OutsideError(f"{name} lacks {joined([repr(n) for n in lacking]) or 'its parts'}: {_usage(name, word)}")
    return word(*rest, **given)


@cache
def _parts(word: Callable[..., object]) -> Mapping[str, inspect.Parameter]:
    return inspect.signature(word).parameters


def _annotation(part: inspect.Parameter) -> str:
    """What a part is, as it is written in the source."""
    said = part.annotation
    if said is part.empty:
        # functions that are compiled don't tell
        return "object"
    return said.__name__ if isinstance(said, type) else str(said)


def _usage(name: str, word: Callable[..., object]) -> str:
    """How a word is written."""
    found = []
    for p in _parts(word).values():
        star = "..." if p.kind is p.VAR_POSITIONAL else ""
        kind = _annotation(p).replace("tuple[", "[").replace(", ...]", " ...]")
        found.append(f"{p.name}{star}: {kind}" if p.default is p.empty else f"[{p.name}: {kind}]")
    return f"{name}({', '.join(found)})"


def _fitting(word: str, part: inspect.Parameter, value: object) -> object:
    """A part as the word wants it. OutsideError if it is of another kind."""
    wanted = ast.parse(_annotation(part), mode="eval").body
    for each in (value, (value,)):
        if _fits(each, wanted):
            return each
    is_ = shown(value) if isinstance(value, (int, str, bool)) or value is None else type(value).__name__
    raise OutsideError(f"{word}: {part.name!r} must be {_kind(wanted)}, not {is_}")


def _fits(value: object, wanted: ast.expr) -> bool:
    match wanted:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return _fits(value, left) or _fits(value, right)
        case ast.Constant(value=None):
            return value is None
        case ast.Constant(value=str() as quoted):
            return _fits(value, ast.parse(quoted, mode="eval").body)
        case ast.Name(id="object"):
            return True
        case ast.Name(id="int"):
            return isinstance(value, int) and not isinstance(value, bool)
        case ast.Name(id="str"):
            return isinstance(value, str)
        case ast.Name(id="bool"):
            return isinstance(value, bool)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in _KINDS and isinstance(value, _KINDS[name])
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[one, ast.Constant(value=end)])) if end is ...:
            return isinstance(value, tuple) and all([_fits(each, one) for each in value])
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=each)):
            return isinstance(value, tuple) and len(value) == len(each) and all(map(_fits, value, each))
        case ast.Subscript(value=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in _KINDS and isinstance(value, _KINDS[name])
    return False


def _kind(wanted: ast.expr) -> str:
    """A kind of part in words."""
    match wanted:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{_kind(left)} or {_kind(right)}"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[one, *_])):
            return f"a list, each of it {_kind(one)}"
        case ast.Subscript(value=inner):
            return _kind(inner)
        case ast.Name(id=name) if name in _SAID:
            return _SAID[name]
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return f"{'an' if name[0] in 'AE' else 'a'} {name}"
    return _SAID.get(ast.unparse(wanted), ast.unparse(wanted))


__all__ = ["MOST_DEEP", "MOST_TEXT", "MOST_WORDS", "read_text", "words"]
