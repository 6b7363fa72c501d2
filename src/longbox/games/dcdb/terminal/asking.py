"""Asking for what to do in a turn: play, use, buy, or end it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.dcdb.rules.buying import Buy, PointOut
from longbox.games.dcdb.rules.keywords import TimeTravel
from longbox.games.dcdb.rules.playing import Play, Use
from longbox.games.dcdb.rules.turn import EndTurn
from longbox.terminal.screen import as_number

if TYPE_CHECKING:
    from longbox.kernel.decisions import Act, Answer, Decision
    from longbox.terminal.answers import Asker

#: headings of a turn's options, in this order
_GROUPS: Final = ((Play, "Play"), (Use, "Use"), (Buy, "Buy"), (TimeTravel, "Travel"), (PointOut, "Replace"))
_END: Final = ("e", "end", "0", "p", "pass")
_ALL: Final = ("a", "all")


def _title(act: object) -> str:
    return next(title for cls, title in _GROUPS if isinstance(act, cls))


def play_next(decision: Decision) -> Answer | None:
    """The next card of the hand; None where something else is asked, or there is none."""
    options = decision.options if decision.kind == "turn" else ()
    return next(((i,) for i, o in enumerate(options) if isinstance(o, Play)), None)


def ask_act(asker: Asker, shape: Act) -> Answer | None:
    """One of the things that may be done in a turn, by number; a plays the whole hand, e ends the turn."""
    ending = next((i for i, o in enumerate(shape.options) if isinstance(o, EndTurn)), None)
    if ending is None:
        return asker.act(shape)
    distinct = asker.distinct([i for i in range(len(shape.options)) if i != ending], shape.options)
    shown = asker.grouped(shape.options, {i: _title(shape.options[i]) for i in distinct}, [title for _, title in _GROUPS])
    several = sum([isinstance(o, Play) for o in shape.options]) > 1
    hint = f"a number; {'a: play all; ' if several else ''}e: end your turn" if shown else "e: end your turn"
    while True:
        text = asker.desk.line(hint)
        if several and text.lower() in _ALL:
            asker.desk.go_on(asker.decision, play_next)
            return play_next(asker.decision)
        if text.lower() in _END:
            return (ending,)
        number = as_number(text)
        if number is not None and 1 <= number <= len(shown):
            return (shown[number - 1],)
        if not text:
            asker.wrong("Type a number, or e to end your turn.")
        else:
            which = f"a number from 1 to {len(shown)}, " if len(shown) > 1 else "1, " if shown else ""
            asker.wrong(f"{text!r} is not an option: type {which}e to end your turn, or ? for help.")
