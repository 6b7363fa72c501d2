"""A decision as clients get it: what is asked, and what each integer of an answer stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from longbox.kernel.decisions import END, Act, Name, Number, Pay, Pick, Place, Spread
from longbox.kernel.text import joined
from longbox.tables.passing import passes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.views import View

#: options beyond these are not sent at once: who wants them asks what may follow
MOST_OPTIONS = 400


class Option(Struct, frozen=True):
    """One integer that may be answered: what it stands for in words, and the cards (references) that it is about."""

    value: int
    text: str
    cards: tuple[int, ...] = ()
    #: it is answered on: `next` says with what
    more: bool = False
    #: it passes, ends or declines
    passing: bool = False


class Question(Struct, frozen=True):
    """What is asked of this seat.

    `how` is the kind of answer: "one" of the options; "some" of them (`low` to `high`, in any order they were taken where it is
    `ordered`, else ascending); a "number" from `low` to `high`; "place" (card, cell, card, cell ...), "spread" (an amount for each of
    the options, at most its of the `caps`, `high` in all), "pay" (sources; `proposals` are whole answers, the cheapest first);
    "steps", integer by integer. Whoever does not know a kind asks `next` what may follow what they have, until -1 is among it.
    """

    player: int
    kind: str
    rule: str
    prompt: str
    how: str
    options: tuple[Option, ...] = ()
    low: int = 0
    high: int = 0
    ordered: bool = False
    proposals: tuple[tuple[int, ...], ...] = ()
    #: of "place": the cells, and where each card stands now (-1: nowhere yet)
    cells: tuple[Option, ...] = ()
    at: tuple[int, ...] = ()
    #: of "spread": the most that each of the options can get
    caps: tuple[int, ...] = ()


def question_of(view: View) -> Question | None:
    """What is asked of the view's seat; None if nothing is."""
    d = view.decision
    if d is None:
        return None
    shape = d.shape
    about = (d.player, d.kind, d.rule, view.prompt())
    if isinstance(shape, Act):
        return Question(*about, "one", _options(view, d, ()), 1, 1)
    if isinstance(shape, Pick) and shape.weights is None:
        how = "one" if shape.lo == shape.hi == 1 else "some"
        return Question(*about, how, _all(view, shape.options), shape.lo, shape.hi, shape.ordered)
    if isinstance(shape, Number) and shape.__class__ is Number:
        return Question(*about, "number", (), shape.lo, shape.hi)
    if isinstance(shape, Place):
        pieces = _all(view, shape.pieces)
        cells = tuple([Option(i, view.option_text(cell)) for i, cell in enumerate(shape.cells)])
        return Question(*about, "place", pieces, cells=cells, at=tuple(shape.at), proposals=shape.defaults)
    if isinstance(shape, Spread):
        return Question(*about, "spread", _all(view, shape.places), shape.total, shape.total, caps=tuple(shape.caps))
    if isinstance(shape, Pay):
        return Question(*about, "pay", _all(view, shape.sources), proposals=shape.proposals)
    if isinstance(shape, Name):
        return Question(*about, "one", tuple([Option(i, word) for i, word in enumerate(shape.catalog[:MOST_OPTIONS])]), 1, 1)
    return Question(*about, "steps", _options(view, d, ()))


def follow(view: View, decision: Decision, prefix: Answer) -> list[Option]:
    """What may follow the part of an answer: -1, without words, where it may end. IllegalAnswer for a part that can't be."""
    decision.check_part(prefix)
    return list(_options(view, decision, prefix))


def told(view: View, decision: Decision, answer: Answer) -> str:
    """An answer in words, the whole of it."""
    shape = decision.shape
    if isinstance(shape, Act) and answer:
        return view.told(shape.options[answer[0]], answer[1:])
    if isinstance(shape, Pick) and shape.weights is None:
        return joined([view.option_text(shape.options[i]) for i in answer]) or "none"
    if isinstance(shape, Spread) and shape.places:
        return joined([f"{n} to {view.option_text(place)}" for place, n in zip(shape.places, answer, strict=True) if n]) or "none"
    if isinstance(shape, Number | Spread):
        return ", ".join([str(n) for n in answer])
    parts = [_option(view, decision, tuple(answer[:i]), value).text for i, value in enumerate(answer)]
    return ", ".join(parts) or "nothing"


def _options(view: View, d: Decision, prefix: Answer) -> tuple[Option, ...]:
    return tuple([_option(view, d, prefix, value) for value in d.next(prefix)[:MOST_OPTIONS]])


def _option(view: View, d: Decision, prefix: Answer, value: int) -> Option:
    if value == END:
        return Option(END, "done", passing=True)
    found = d.shape.meaning(prefix, value)
    more = not prefix and isinstance(d.shape, Act) and getattr(found, "shape", None) is not None
    text = str(value) if found is None else view.option_text(found)
    return Option(value, text, view.about(found), more, passes(found))


def _all(view: View, found: Sequence[object]) -> tuple[Option, ...]:
    return tuple([Option(i, view.option_text(each), view.about(each)) for i, each in enumerate(found)])


__all__ = ["MOST_OPTIONS", "Option", "Question", "follow", "question_of", "told"]
