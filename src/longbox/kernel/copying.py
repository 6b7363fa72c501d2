"""Copies by the names of fields, which each class is asked for once.

What is copied all the time (the state, cards, scopes, values) writes its copy by hand. Events and frames are hundreds of small
classes with a few fields each, copied seldom: they don't say their fields a second time, and none can be forgotten.
"""

from __future__ import annotations

from types import MemberDescriptorType
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

T = TypeVar("T")

_FIELDS: dict[type, tuple[str, ...]] = {}
_HAVING: dict[str, dict[type, bool]] = {}


def has_field(one: object, name: str) -> bool:
    """As `hasattr`, of what only some classes have as a field. Where it is missing nothing is raised and caught, which takes long."""
    having = _HAVING.get(name)
    if having is None:
        having = _HAVING[name] = {}
    cls = one.__class__
    has = having.get(cls)
    if has is None:
        has = having[cls] = hasattr(cls, name) or name in getattr(cls, "__dataclass_fields__", ())
    return has


def field_or(one: object, name: str, default: T) -> T:
    """As `getattr` with a default, of what only some classes have as a field, and then of the default's type."""
    if not has_field(one, name):
        return default
    found: T = getattr(one, name)
    return found


def all_slots(cls: type) -> tuple[str, ...]:
    """The fields of a class and its bases, sorted by name.

    A class names them itself where it is compiled (by mypyc, which has no slots and no dictionaries); the others are what is found on
    the class as a place in its instances: all of them, or those of a subclass that is not compiled.
    """
    found = _FIELDS.get(cls)
    if found is None:
        named: tuple[str, ...] = getattr(cls, "__mypyc_attrs__", ())
        slots = [name for name in dir(cls) if isinstance(getattr(cls, name, None), MemberDescriptorType)]
        found = tuple(sorted({name for name in (*named, *slots) if not name.startswith("__")}))
        _FIELDS[cls] = found
    return found


def copied(one: T) -> T:
    """A copy with the same in every slot."""
    cls = one.__class__
    new = cls.__new__(cls)
    for name in all_slots(cls):
        setattr(new, name, getattr(one, name))
    return new


def copied_with(one: T, own: Callable[[object], object]) -> T:
    """A copy that has in every slot what `own` makes of what is there."""
    cls = one.__class__
    new = cls.__new__(cls)
    for name in all_slots(cls):
        setattr(new, name, own(getattr(one, name)))
    return new


def changed(one: T, new: Mapping[str, object]) -> T:
    """A copy with other values in some slots."""
    out = copied(one)
    for name, value in new.items():
        setattr(out, name, value)
    return out
