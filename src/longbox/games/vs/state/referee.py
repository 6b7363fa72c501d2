"""What the rooms below ask the game, which stands above them: `s.game` as cards, words and rules know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.kernel.game import Game

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from longbox.games.vs.state.actions import VsAction
    from longbox.games.vs.state.state import VsState
    from longbox.kernel.abilities import Continuous
    from longbox.kernel.events import Event
    from longbox.kernel.queries import Scope


class Referee(Game):
    """Vs. System, as far as anything but the kernel asks it."""

    #: vs:708.5a what powering-up does
    power_up: ClassVar[Continuous]
    #: granting an affiliation flags the objects it reaches, as qualities do (VS-A7)
    flags_affiliations: ClassVar[bool] = True

    def barred(self, s: VsState, event: Event) -> bool:
        """Would this event be forbidden just now?"""
        raise NotImplementedError

    def may_reinforce(self, s: VsState, source: int) -> bool:
        """vs:701.10d may this source give other characters reinforcement?"""
        raise NotImplementedError

    def all_may_be_targets(self, s: VsState) -> bool:
        """Does nothing keep cards from being chosen as targets?"""
        raise NotImplementedError

    def may_target(self, s: VsState, number: int, scope: Scope) -> bool:
        """vs:504.3 may this be chosen as a target by the effect of this scope?"""
        raise NotImplementedError

    def controls_name(self, s: VsState, player: int, name: str) -> bool:
        """vs:201.5 control of an object of that name, or being considered to control one."""
        raise NotImplementedError

    def words_of(self, s: VsState, what: str) -> Sequence[str]:
        """The words that may be chosen: "an affiliation", "a card name", "a version" ... (vs:511.4)."""
        raise NotImplementedError

    def options(self, s: VsState, player: int, seen: tuple[object, ...] = ()) -> list[VsAction]:
        """Every legal action of a player with priority."""
        raise NotImplementedError

    def look_at_top(self, s: VsState, player: int) -> None:
        """vs:511.8 who may look at the top card of the deck whenever having priority does so now."""
        raise NotImplementedError

    def likeness(self, s: VsState) -> Hashable:
        """What the table looks like without its timestamps."""
        raise NotImplementedError
