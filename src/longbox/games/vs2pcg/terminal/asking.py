"""Asking for what to do in a step: by number; Enter or 0 is done with it, or passes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs2pcg.rules.actions import Done, PlaceResource, PowerUp, Rearrange, Recruit, RecruitFound
from longbox.games.vs2pcg.rules.combat import Attack
from longbox.games.vs2pcg.rules.endings import EndEffect, TakeOffer
from longbox.games.vs2pcg.rules.persons import AttackPlayer
from longbox.games.vs2pcg.rules.playing import PlayTwist, UsePower
from longbox.terminal.screen import as_number

if TYPE_CHECKING:
    from longbox.kernel.decisions import Act, Answer
    from longbox.terminal.answers import Asker

#: headings of a step's options, in this order
_GROUPS: Final = (
    (PlaceResource, "Place"),
    (Recruit, "Recruit"),
    (RecruitFound, "Recruit"),
    (Rearrange, "Move"),
    (Attack, "Attack"),
    (AttackPlayer, "Attack"),
    (PlayTwist, "Play"),
    (UsePower, "Use"),
    (TakeOffer, "Use"),
    (PowerUp, "Power up"),
    (TakeOffer, "Use"),
    (EndEffect, "End"),
    (TakeOffer, "Do"),
)
_DONE: Final = ("", "0", "p", "pass", "d", "done", "n")


def _title(act: object) -> str:
    return next(title for cls, title in _GROUPS if isinstance(act, cls))


def ask_act(asker: Asker, shape: Act) -> Answer | None:
    """One of the things that may be done in a step."""
    done = next((i for i, o in enumerate(shape.options) if isinstance(o, Done)), None)
    if done is None:
        return asker.act(shape)
    word = asker.words(shape.options[done])
    distinct = asker.distinct([i for i in range(len(shape.options)) if i != done], shape.options)
    shown = asker.grouped(
        shape.options, {i: _title(shape.options[i]) for i in distinct}, list(dict.fromkeys([title for _, title in _GROUPS]))
    )
    while True:
        text = asker.desk.line(f"a number; Enter: {word}" if shown else f"Enter: {word}")
        if text.lower() in _DONE:
            return (done,)
        number = as_number(text)
        if number is not None and 1 <= number <= len(shown):
            return (shown[number - 1],)
        which = f"a number from 1 to {len(shown)}, or " if len(shown) > 1 else "1, or " if shown else ""
        asker.wrong(f"{text!r} is not an option: type {which}Enter for {word}; ? for help.")
