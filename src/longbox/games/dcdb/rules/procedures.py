"""What follows what: undertakings and the procedures that carry them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.rules.attacks import attacking
from longbox.games.dcdb.rules.ending import winning
from longbox.games.dcdb.rules.keywords import teaming, travelling
from longbox.games.dcdb.rules.playing import playing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from longbox.kernel.frames import Frame

PROCEDURES: Final[Mapping[type, Callable[[Any, Any], Frame | None]]] = {
    ev.PlayCard: playing,
    ev.Attack: attacking,
    ev.Teamwork: teaming,
    ev.TimeTravel: travelling,
    ev.Win: winning,
}
