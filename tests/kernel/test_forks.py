"""Every slot of everything that is copied survives the copy."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Any

import pytest

import longbox.games
import longbox.kernel
import tests.kernel.madeup
from longbox.kernel.copying import all_slots
from longbox.kernel.events import Event, Occurrence, Place
from longbox.kernel.frames import AskAll, Frame
from longbox.kernel.memory import Memory
from longbox.kernel.modifiers import Modifier
from longbox.kernel.queries import Scope
from longbox.kernel.state import StateOf, Thing
from tests.forms import plain

pytestmark = plain


def modules() -> list[Any]:
    """All modules of the kernel, of the games, and of the made-up game."""
    found = []
    for package in (longbox.kernel, longbox.games, tests.kernel.madeup):
        for info in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            found.append(import_module(info.name))
    return found


MODULES = modules()


def subclasses(cls: type) -> list[type]:
    """A class and all below it, by name."""
    found = [cls]
    for sub in cls.__subclasses__():
        found.extend(subclasses(sub))
    return sorted(set(found), key=lambda c: (c.__module__, c.__qualname__))


def ours(cls: type) -> list[type]:
    return [c for c in subclasses(cls) if c.__module__.startswith(("longbox.", "tests.kernel.madeup"))]


def settable(cls: type) -> list[str]:
    return [n for n in all_slots(cls) if n != "token"]


def filled(cls: type) -> Any:
    """An instance with a value of its own in every slot."""
    new: Any = cls.__new__(cls)
    for name in all_slots(cls):
        setattr(new, name, (cls.__qualname__, name))
    return new


@pytest.mark.parametrize("cls", ours(Thing) + ours(Event), ids=lambda c: c.__qualname__)
def test_things_and_events(cls: type) -> None:
    one = filled(cls)
    other = one.fork()
    assert other.__class__ is cls and other is not one
    for name in settable(cls):
        assert getattr(other, name) == (cls.__qualname__, name), f"{name} is lost"


@pytest.mark.parametrize("cls", ours(Frame), ids=lambda c: c.__qualname__)
def test_frames(cls: type) -> None:
    one = filled(cls)
    if issubclass(cls, Occurrence):
        one.ready, one.todo = [], []
    if cls is AskAll:
        one.answers = [(1,)]
    other = one.fork()
    assert other.__class__ is cls and other is not one
    for name in settable(cls):
        value = getattr(one, name)
        assert getattr(other, name) == value, f"{name} is lost"
        if value.__class__ is list:
            assert getattr(other, name) is not value, f"{name} is shared"


def test_events_that_wait_in_a_frame_are_its_own() -> None:
    """Applying an event changes it: shared, a clone played on would rewrite what the original remembers."""
    frame = filled(AskAll)
    event = Event(1)
    frame.decisions = ((event,), event, [event], 5)
    other = frame.fork().decisions
    copies = [other[0][0], other[1], other[2][0]]
    assert all(e is not event and e.player == 1 for e in copies) and other[3] == 5


#: set and cleared again within one bit of work: never anything but None when a state is cloned
TRANSIENT = {("VsState", "batch")}
CONTAINERS = {"things": list, "zones": list, "frames": list, "past": dict}


@pytest.mark.parametrize("cls", ours(StateOf), ids=lambda c: c.__qualname__)
def test_states(cls: type) -> None:
    one = filled(cls)
    one.memory = Memory()
    one.memory.begin("turn")
    for name, kind in CONTAINERS.items():
        setattr(one, name, kind([("a", "b")]))
    one.hold(one.things)
    other = one.clone()
    assert other.cards is other.players is other.things is not one.things
    for name in all_slots(cls):
        mine, copied = getattr(one, name), getattr(other, name)
        if name == "log" or any((c.__name__, name) in TRANSIENT for c in cls.__mro__):
            assert copied is None, "a clone does not write into the log"
        elif name == "token":
            assert mine is not copied and mine != (cls.__qualname__, "token"), "both sides must fork before they write"
        elif name == "memory":
            assert copied is not mine and copied.spans == mine.spans
        else:
            assert copied == mine, f"{name} is lost"
            if name in CONTAINERS:
                assert copied is not mine, f"{name} is shared"


def test_scopes_places_modifiers_and_memory() -> None:
    scope = filled(Scope)
    assert all(getattr(scope.copy(), n) == ("Scope", n) for n in Scope.__slots__)
    scope.names = ()
    assert scope.bind("x", 1).get("x") == 1 and scope.get("x") is None and scope.with_did(True).did is True
    place = filled(Place)
    changed = place.changed(passes=3)
    assert all(getattr(changed, n) == (3 if n == "passes" else ("Place", n)) for n in Place.__slots__)
    modifier = filled(Modifier)
    modifier.uses = 2
    for copy, other in ((modifier.stamped(5), {"stamp": 5, "key": ("modifier", 5)}), (modifier.used(), {"uses": 1})):
        for name in all_slots(Modifier):
            assert getattr(copy, name) == other.get(name, getattr(modifier, name)), name
    memory = filled(Memory)
    memory.heads, memory.spans, memory.uses = {int: 1}, {"a": 1}, {"b": (1, 1)}
    fork = memory.fork()
    assert all(getattr(fork, n) == getattr(memory, n) for n in Memory.__slots__)
    assert all(getattr(fork, n) is not getattr(memory, n) for n in ("heads", "spans", "uses"))


def values_classes() -> list[type]:
    """Classes with slots and a `copy` of their own: current values of cards, scopes."""
    found = {
        v
        for m in MODULES
        for v in vars(m).values()
        if isinstance(v, type) and "copy" in vars(v) and "__slots__" in vars(v) and v.__module__.startswith(("longbox", "tests"))
    }
    return sorted(found, key=lambda c: (c.__module__, c.__qualname__))


@pytest.mark.parametrize("cls", values_classes(), ids=lambda c: c.__qualname__)
def test_values(cls: type) -> None:
    one = filled(cls)
    other = one.copy()
    for name in all_slots(cls):
        assert getattr(other, name) == (cls.__qualname__, name), f"{name} is lost"


def changing_classes() -> list[type]:
    """Classes with slots whose `changed` gives a copy with other fields."""
    found = {
        v
        for m in MODULES
        for v in vars(m).values()
        if isinstance(v, type)
        and "changed" in vars(v)
        and "__slots__" in vars(v)
        and v.__module__.startswith(("longbox", "tests"))
    }
    return sorted(found, key=lambda c: (c.__module__, c.__qualname__))


@pytest.mark.parametrize("cls", changing_classes(), ids=lambda c: c.__qualname__)
def test_changed_copies(cls: type) -> None:
    one = filled(cls)
    first = all_slots(cls)[0]
    other = one.changed(**{first: "new"})
    for name in all_slots(cls):
        assert getattr(other, name) == ("new" if name == first else (cls.__qualname__, name)), f"{name} is lost"
