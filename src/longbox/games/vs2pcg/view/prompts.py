"""Options and questions in words."""

from __future__ import annotations

from longbox.games.vs2pcg.state import PcgState, name_of
from longbox.kernel.actions import Action
from longbox.kernel.decisions import Decision


def option_text(s: PcgState, seat: int, decision: Decision, option: object) -> str:
    """An option in words."""
    if isinstance(option, Action):
        return str(option.label(s))
    return name_of(s, option, seat) if isinstance(option, int) else str(option)


def prompt(s: PcgState, seat: int, decision: Decision) -> str:
    """The question."""
    return str(decision.prompt)
