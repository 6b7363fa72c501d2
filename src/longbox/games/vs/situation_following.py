"""Answering what is asked while something is played in a situation: by names, in the order in which it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs.state import FRONT, SUPPORT
from longbox.kernel.decisions import Pick, Place
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
    mode: int | str | None = None,
    extra: bool | None = None,
    way: int | str | None = None,
    **unknown: Any,
) -> None:
    """Answer targets from `on`, payment from `pay`, and so on. What there was no choice about need not be named, but may be."""
    if unknown:
        raise ValueError(f"{next(iter(unknown))!r} answers nothing; what is asked is answered by on, pay, x, mode, extra, way")
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
            lo, hi = (d.shape.lo, d.shape.hi) if isinstance(d.shape, Pick) else (1, 1)
            while not isinstance(pays[0], (list, tuple)) and not _asked(table, pays[0]) and len(pays) > 1:
                del pays[0]
            got = pays.pop(0)
            if isinstance(got, (list, tuple)):
                table.chooses(*got)
            else:
                more = [pays.pop(0) for _ in range(lo - 1)]
                # of "up to so many" all that are named
                while (
                    len(more) + 1 < hi and hi > lo and pays and not isinstance(pays[0], (list, tuple)) and _asked(table, pays[0])
                ):
                    more.append(pays.pop(0))
                table.chooses(got, *more)
        elif d.kind == "x" and x is not None:
            table.match.choose((x,))
            x = None
        elif d.kind == "mode" and mode is not None:
            table.choose_option(_meant(table, mode))
            mode = None
        elif d.kind == "extra" and extra is not None:
            table.match.choose((int(extra),))
            extra = None
        elif d.kind == "way" and way is not None:
            table.choose_option(_meant(table, way))
            way = None
        else:
            break
    _drop(table, ons, "target")
    _drop(table, pays, "pay")
    assert not ons, f"not asked for: {ons}"
    assert not pays, f"not asked to pay with: {pays}"


def _meant(table: Table, word: int | str) -> int:
    """The index of a mode or way by its place on the card, or by words in it."""
    d = table.decision
    assert d is not None
    if isinstance(word, int):
        return list(d.options).index(word)
    found = [i for i, text in enumerate(table.options) if word in text]
    assert len(found) == 1, f"{'several have' if found else 'none has'} {word!r} in it: {table.asking()}"
    return found[0]


def arrange(table: Table, places: dict[str, tuple[str, int]]) -> None:
    """Answer a formation: who goes where; the others stay."""
    d = table.decision
    assert d is not None and d.kind == "formation" and isinstance(d.shape, Place), table.asking()
    cells, answer = list(d.shape.cells), []
    left = dict(places)
    for i, r in enumerate(d.shape.pieces):
        c = table.s.get(r)
        name = next((name for name in left if table.is_named(c.number, name)), None)
        if name is None:
            continue
        row, col = left.pop(name)
        cell = (c.hidden, FRONT if row == "front" else SUPPORT, col)
        columns = sorted({k for side, _, k in cells if side is c.hidden})
        assert cell in cells and row in ("front", "support"), (
            f"{name} can't go to {row, col}: there are front and support, columns {columns}"
        )
        answer += [i, cells.index(cell)]
    assert not left, (
        f"nobody of that name can move: {', '.join(left)}; there are {[table.s.get(r).printed.full_name for r in d.shape.pieces]}"
    )
    table.match.choose(tuple(answer))


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
