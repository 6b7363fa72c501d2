"""Answering what is asked while something is played in a situation: by names, in the order in which it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypedDict

from longbox.games.vs.situations.bare import Bare, called
from longbox.games.vs.state import FRONT, SUPPORT, VsCard
from longbox.kernel.decisions import END, IllegalAnswer, Name, Number, Pick, Place
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.kernel.queries import Scope


#: what is meant: a name, or the number of an option; several of them where several are chosen at once
OneName: TypeAlias = str | int
Meant: TypeAlias = OneName | list[OneName] | tuple[OneName, ...]


class How(TypedDict, total=False):
    """How something is played: what answers what is asked on the way."""

    on: Meant | list[Meant] | None
    pay: Meant | list[Meant] | None
    x: int | None
    mode: int | str | None
    extra: bool | None
    way: int | str | None


def listed(given: Meant | list[Meant] | None) -> list[Meant]:
    """What was given as a list; one name is a list of one."""
    if given is None:
        return []
    return list(given) if isinstance(given, list) else [given]


def each_of(given: Meant) -> list[OneName]:
    """The names that are given at once."""
    return list(given) if isinstance(given, (list, tuple)) else [given]


class Answering(Bare):
    """A table whose questions are answered by name."""

    def choose_option(self, index: int) -> None:
        """Answer by the index of an option."""
        self.match.choose((index,))

    def chooses(self, *names: str | int) -> None:
        """Answer a pick by names (of cards, players or words), in the order given where order matters."""
        d = self.decision
        assert d is not None, "nothing is asked"
        if isinstance(d.shape, Number):
            self.match.choose(tuple(int(n) for n in names))
            return
        assert isinstance(d.shape, (Pick, Name)), f"that is not answered by names: {self.asking()}"
        picked: list[int] = []
        for name in names:
            meant = [i for i, o in enumerate(d.options) if i not in picked and self.is_meant(o, name)]
            i = next((i for i in meant if self._exactly(d.options[i], name)), meant[0] if meant else None)
            assert i is not None, f"{name!r} is not among what there is: {self.asking()}"
            picked.append(i)
        if isinstance(d.shape, Pick) and not d.shape.ordered:
            picked.sort()
        self.match.choose(chosen(self, picked) if isinstance(d.shape, Pick) else tuple(picked))

    def _exactly(self, option: object, name: str | int) -> bool:
        """Is it the very name of this option, and not only the start of it?"""
        thing = self.s.get(option) if isinstance(option, int) else None
        if not isinstance(thing, VsCard) or not isinstance(name, str):
            return False
        return called(thing.printed, name) or called(thing.printed, name.removeprefix(f"{self.names[thing.controller]}'s "))

    def says(self, yes: bool) -> None:
        """Answer a yes-or-no question."""
        d = self.decision
        assert d is not None and list(d.options) == ["no", "yes"], f"that is not a yes-or-no question: {self.asking()}"
        self.match.choose((int(yes),))

    def places(self, name: str, at: tuple[str, int] | None = None, hidden: bool | None = None) -> None:
        """Answer a placement: of this card to ("front" or "support", column), anywhere if not given; of others where there is room."""
        place(self, {name: at}, hidden)

    def arranges(self, places: dict[str, tuple[str, int]] | None = None, **more: tuple[str, int]) -> None:
        """Answer a formation, or where several go at once: {name: ("front" or "support", column)}, or Name=... (spaces as _)."""
        arrange(self, {**(places or {}), **{key.replace("_", " "): at for key, at in more.items()}})


def follow(
    table: Answering,
    on: Meant | list[Meant] | None = None,
    pay: Meant | list[Meant] | None = None,
    x: int | None = None,
    mode: int | str | None = None,
    extra: bool | None = None,
    way: int | str | None = None,
    **unknown: object,
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
            if most == 1 or isinstance(got, (list, tuple)):
                table.chooses(*each_of(got))
            else:
                table.chooses(got, *(name for more in ons[: most - 1] for name in each_of(more)))
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
                table.chooses(got, *(name for each in more for name in each_of(each)))
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
    scope = _played(table)
    assert x is None or (scope is not None and scope.x == x), "no X is asked for"
    assert not pays, f"not asked to pay with: {pays}"


def _meant(table: Bare, word: int | str) -> int:
    """The index of a mode or way by its place on the card, or by words in it."""
    d = table.decision
    assert d is not None
    if isinstance(word, int):
        return list(d.options).index(word)
    found = [i for i, text in enumerate(table.options) if word in text]
    assert len(found) == 1, f"{'several have' if found else 'none has'} {word!r} in it: {table.asking()}"
    return found[0]


def chosen(table: Bare, picked: list[int]) -> tuple[int, ...]:
    """The answer that picks these options, if they can be chosen together and are enough."""
    d = table.decision
    assert d is not None
    names = [str(o) for o in table.options]
    for k, i in enumerate(picked):
        rest = [names[n] for n in d.shape.next(tuple(picked[:k])) if 0 <= n < len(names)]
        if names[i] not in rest:
            before = f" beside {', '.join(names[n] for n in picked[:k])}" if k else ""
            raise IllegalAnswer(f"{names[i]} is no answer{before}; there could be {rest or 'no more'}: {table.asking()}")
    if END not in d.shape.next(tuple(picked)):
        raise IllegalAnswer(f"{[names[i] for i in picked]} is not all of the answer: {table.asking()}")
    return tuple(picked)


def place(table: Bare, wanted: dict[str, tuple[str, int] | None], hidden: bool | None = None) -> None:
    """Answer a placement: who goes where, anywhere if None; those of whom nothing is said go where there is room."""
    d = table.decision
    assert d is not None and isinstance(d.shape, Place), f"nothing is to be placed: {table.asking()}"
    shape, pieces = d.shape, {}
    for name, at in wanted.items():
        piece = next((i for i, r in enumerate(shape.pieces) if table.is_named(r & NUMBER_MASK, name)), -1)
        assert piece >= 0, f"{name} is not to be placed: {table.asking()}"
        pieces[piece] = (name, at)
    kept = {at for _, at in pieces.values() if at is not None}
    answer: tuple[int, ...] = ()
    while out := [i for i in shape.next(answer) if i >= 0]:
        named = [i for i in out if i in pieces]
        if not named and END in shape.next(answer):
            break
        piece = named[0] if named else out[-1]
        name, at = pieces.pop(piece, ("", None))
        cells = [(c, *shape.cells[c]) for c in shape.next((*answer, piece))]
        spots = {c: (("front", "support")[row], col) for c, _, row, col in cells}
        fit = [c for c, side, _, _ in cells if at in (None, spots[c]) and (hidden is None or not name or side is hidden)]
        assert fit, f"{name} can't go to {at}: there are {list(spots.values())}"
        free = [c for c in fit if at is not None or spots[c] not in kept]
        answer = (*answer, piece, (free or fit)[0])
    table.match.choose(answer)


def arrange(table: Bare, places: dict[str, tuple[str, int]]) -> None:
    """Answer a formation: who goes where; the others stay."""
    d = table.decision
    assert d is not None and isinstance(d.shape, Place), f"nobody is to be arranged: {table.asking()}"
    if d.kind != "formation":
        place(table, dict(places))
        return
    cells, answer = list(d.shape.cells), []
    left = dict(places)
    for i, r in enumerate(d.shape.pieces):
        c = table.s.card(r)
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
        f"nobody of that name can move: {', '.join(left)}; there are {[table.s.card(r).printed.full_name for r in d.shape.pieces]}"
    )
    table.match.choose(tuple(answer))


def _asked(table: Bare, name: OneName) -> bool:
    """Is this among what is asked for?"""
    d = table.decision
    return d is not None and any(table.is_meant(o, name) for o in d.options)


def _played(table: Bare) -> Scope | None:
    """What is known of the effect that was played last: below what its costs have triggered."""
    items = [table.s.items[n] for n in reversed(table.s.chain)]
    return next((item.scope for item in items if item.kind != "triggered"), items[0].scope if items else None)


def _drop(table: Bare, names: list[Meant], kind: str) -> None:
    """Take the names off that the effect on top of the chain has got already, there having been no other choice."""
    scope = _played(table)
    if scope is None:
        return
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
