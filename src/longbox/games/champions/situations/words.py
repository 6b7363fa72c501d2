"""Is what a made-up card says in words that mean something? Who writes it otherwise is told so at once."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from longbox.games.champions.view.reading import text_of
from longbox.kernel.effects import Effect
from longbox.kernel.queries import walk

if TYPE_CHECKING:
    from longbox.games.champions.state import CardDef


def check_text(name: str, text: tuple[Any, ...]) -> None:
    """Words of the vocabulary that were named without being said, effects without an ability, one where several are asked for."""
    for part in text:
        if isinstance(part, type):
            raise LookupError(f"on {name}, {part.__name__} is written {part.__name__}(...)")
        if isinstance(part, Effect) or not hasattr(part, "print_on"):
            what = f"{type(part).__name__} is an effect" if isinstance(part, Effect) else f"{part!r} is no ability"
            raise LookupError(
                f"{name} has keywords and abilities, and {what}: it goes into WhenRevealed(effect), Action(costs, effect) ..."
            )
        for node in walk(part):
            _check_node(name, node)


def _check_node(name: str, node: Any) -> None:
    if not is_dataclass(node):
        return
    for part in fields(node):
        value = getattr(node, part.name)
        if isinstance(value, type) and not str(part.type).startswith("type"):
            raise LookupError(f"on {name}, in {type(node).__name__}, {value.__name__} is written {value.__name__}(...)")
        said = str(part.type)
        if said.startswith("tuple[") and " | " not in said and not isinstance(value, tuple | list):
            raise LookupError(f"on {name}, in {type(node).__name__}, {part.name} is several, in brackets: ({value!r},)")


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
