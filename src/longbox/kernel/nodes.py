"""The decorator of frozen values: `dataclasses.dataclass` under a name of our own.

A compiler that makes native classes (mypyc) leaves a class as it is whose decorator it does not know. Nodes must be such: they are
frozen, keep what was worked out about them beside their fields, and are told apart and hashed by their fields. This file itself is
never compiled.
"""

from __future__ import annotations

import dataclasses
import inspect
from typing import TYPE_CHECKING, ClassVar, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**said: object) -> Callable[[type], type]:
        """What is said to the compiler about a class (`tools.compile` says it)."""
        return lambda cls: cls


T = TypeVar("T")


def _itself(cls: type[T], item: object) -> type[T]:
    """A class with its parameters, which are for who checks types."""
    return cls


@dataclass_transform(field_specifiers=(dataclasses.field,))
def dataclass(*, frozen: bool = False, slots: bool = False, words: dict[str, str] | None = None) -> Callable[[type[T]], type[T]]:
    """As `dataclasses.dataclass` has it.

    `words` are the annotations of the class as they are written. A compiler hands them over (`tools.compile`): in the class it makes
    of them what they no longer can be told from, and annotates what is not.
    """

    def wrap(cls: type[T]) -> type[T]:
        said = inspect.get_annotations(cls) if words is None else words
        # whatever else they say would be looked up, in a module that may not be there yet
        cls.__annotations__ = {name: ClassVar if what.startswith("ClassVar") else object for name, what in said.items()}
        by_hand = "__init__" in vars(cls)
        made = dataclasses.dataclass(frozen=frozen, slots=slots)(cls)
        for field in dataclasses.fields(made):  # type: ignore[arg-type]
            field.type = said.get(field.name, field.type)
            if not by_hand:
                made.__init__.__annotations__[field.name] = field.type
        if not hasattr(made, "__class_getitem__"):
            # a compiler drops `Generic`
            made.__class_getitem__ = classmethod(_itself)  # type: ignore[attr-defined]
        return made

    return wrap
