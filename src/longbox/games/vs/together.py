"""The stages that an occurrence goes through, where they look at all that happens at once (702)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.kernel.events import Apply, Occurrence, Stage, Trigger
from longbox.kernel.examine import Examine

if TYPE_CHECKING:
    from collections.abc import Callable

    from longbox.games.vs.state import VsState
    from longbox.kernel.frames import Flow


def _at_once(run: Callable[[Any, Any, Occurrence], Flow], stage: Stage, s: VsState, occ: Occurrence) -> Flow:
    """A stage is run with the occurrence as `s.batch`."""
    s.batch = occ
    flow = run(stage, s, occ)
    s.batch = None
    return flow


class ExaminingTogether(Examine):
    """Prohibition and replacement; those that look at what else happens at once find it in `s.batch` (vs:513.6b).

    Of what befalls several players at once the primary player's part comes first, for it chooses first (vs:702.1).
    """

    def run(self, s: VsState, occ: Occurrence) -> Flow:
        todo = occ.todo
        if len(todo) > 1 and not occ.ready and occ.asked is None and not occ.stale:
            first = todo[0][0].__class__
            if first in s.facts().heard and all(e.__class__ is first for e, _ in todo):
                order = s.clockwise(s.primary)
                todo.sort(key=lambda pair: order.index(p) if (p := pair[0].affected(s)) in order else -1)
        return _at_once(Examine.run, self, s, occ)


class ApplyingTogether(Apply):
    """What looks back is matched with all that happens at once in `s.batch` (vs:702.2)."""

    def run(self, s: VsState, occ: Occurrence) -> Flow:
        return _at_once(Apply.run, self, s, occ)


class TriggeringTogether(Trigger):
    """What triggers is matched with all that happened at once in `s.batch` (vs:702.2)."""

    def run(self, s: VsState, occ: Occurrence) -> Flow:
        return _at_once(Trigger.run, self, s, occ)
