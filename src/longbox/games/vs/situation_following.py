"""Answering what is asked while something is played in a situation: by names, in the order in which it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.kernel.decisions import Pick
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.vs.situation_table import Table


def listed(given: Any) -> list[Any]:
    """What was given as a list; one name is a list of one."""
    if given is None:
        return []
    return list(given) if isinstance(given, list) else [given]


def follow(
    table: Table,
    on: Any = None,
    pay: Any = None,
    x: int | None = None,
    mode: int | None = None,
    extra: bool | None = None,
    way: int | None = None,
) -> None:
    """Answer targets from `on`, payment from `pay`, and so on. What there was no choice about need not be named, but may be."""
    ons, pays = listed(on), listed(pay)
    while (d := table.decision) is not None:
        if d.kind == "target" and ons:
            _drop(table, ons, "target")
            if not ons:
                break
            most = d.shape.hi if isinstance(d.shape, Pick) else 1
            got = ons.pop(0)
            if most == 1:
                table.chooses(got)
            else:
                table.chooses(*(got if isinstance(got, (list, tuple)) else [got, *ons[: most - 1]]))
                if not isinstance(got, (list, tuple)):
                    del ons[: most - 1]
        elif d.kind == "pay" and pays:
            lo = d.shape.lo if isinstance(d.shape, Pick) else 1
            while not isinstance(pays[0], (list, tuple)) and not _asked(table, pays[0]) and len(pays) > 1:
                del pays[0]
            got = pays.pop(0)
            if isinstance(got, (list, tuple)):
                table.chooses(*got)
            else:
                table.chooses(got, *[pays.pop(0) for _ in range(lo - 1)])
        elif d.kind == "x" and x is not None:
            table.match.choose((x,))
            x = None
        elif d.kind == "mode" and mode is not None:
            table.match.choose((list(d.options).index(mode),))
            mode = None
        elif d.kind == "extra" and extra is not None:
            table.match.choose((int(extra),))
            extra = None
        elif d.kind == "way" and way is not None:
            table.match.choose((list(d.options).index(way),))
            way = None
        else:
            break
    _drop(table, ons, "target")
    _drop(table, pays, "pay")
    assert not ons, f"not asked for: {ons}"
    assert not pays, f"not asked to pay with: {pays}"


def _asked(table: Table, name: Any) -> bool:
    """Is this among what is asked for?"""
    d = table.decision
    return d is not None and any(table.is_meant(o, name) for o in d.options)


def _drop(table: Table, names: list[Any], kind: str) -> None:
    """Take the names off that the effect on top of the chain has got already, there having been no other choice."""
    if not table.s.chain:
        return
    scope = table.s.things[table.s.chain[-1]].scope
    if kind == "target":
        refs = [r for chosen in scope.targets for r in chosen]
    else:
        refs = [r for _, got in scope.names if isinstance(got, tuple) for r in got if isinstance(r, int)]
    while names and not isinstance(names[0], (list, tuple)):
        if kind == "target" and _asked(table, names[0]):
            return
        if not any(r >= 0 and table.is_named(r & NUMBER_MASK, names[0]) for r in refs):
            return
        del names[0]
