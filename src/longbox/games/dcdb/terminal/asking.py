"""Asking for what to do in a turn: play, use, buy, or end it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from longbox.games.dcdb.rules.buying import Buy, PointOut
from longbox.games.dcdb.rules.playing import Play, Use
from longbox.games.dcdb.rules.turn import EndTurn
from longbox.terminal.screen import Para, as_number

if TYPE_CHECKING:
    from longbox.kernel.decisions import Act, Answer, Decision
    from longbox.terminal.answers import Asker

#: headings of a turn's options, in this order
_GROUPS: Final = ((Play, "Play"), (Use, "Use"), (Buy, "Buy"), (PointOut, "Replace"))
_END: Final = ("e", "end", "0", "p", "pass")
_ALL: Final = ("a", "all")


def _group(act: Any) -> int:
    return next(i for i, (cls, _) in enumerate(_GROUPS) if isinstance(act, cls))


def play_next(decision: Decision) -> Answer | None:
    """The next card of the hand; None where something else is asked, or there is none."""
    options = decision.options if decision.kind == "turn" else ()
    return next(((i,) for i, o in enumerate(options) if isinstance(o, Play)), None)


def ask_act(asker: Asker, shape: Act) -> Answer | None:
    """One of the things that may be done in a turn, by number; a plays the whole hand, e ends the turn."""
    ending = next((i for i, o in enumerate(shape.options) if isinstance(o, EndTurn)), None)
    if ending is None:
        return asker.act(shape)
    shown = asker.distinct([i for i in range(len(shape.options)) if i != ending], shape.options)
    shown.sort(key=lambda i: _group(shape.options[i]))
    wide, before = len(str(len(shown))), -1
    for k, i in enumerate(shown):
        group = _group(shape.options[i])
        title = _GROUPS[group][1]
        head = Text(f"{title if group != before else '':<9}", "dim").append(f"{k + 1:>{wide}} ", "bold cyan")
        words = asker.words(shape.options[i]).removeprefix(f"{title.lower()} ")
        asker.screen.say(Para(words[:1].upper() + words[1:], head))
        before = group
    asker.desk.numbers = {k + 1: shape.options[i] for k, i in enumerate(shown)}
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
