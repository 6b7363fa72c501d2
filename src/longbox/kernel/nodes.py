"""The decorator of frozen values: `dataclasses.dataclass` under a name of our own.

A compiler that makes native classes (mypyc) leaves a class as it is whose decorator it does not know. Nodes must be such: they are
frozen, keep what was worked out about them beside their fields, and are told apart and hashed by their fields.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


@dataclass_transform(field_specifiers=(dataclasses.field,))
def dataclass(*, frozen: bool = False, slots: bool = False) -> Callable[[type[T]], type[T]]:
    """As `dataclasses.dataclass` has it."""

    def wrap(cls: type[T]) -> type[T]:
        return dataclasses.dataclass(frozen=frozen, slots=slots)(cls)

    return wrap
